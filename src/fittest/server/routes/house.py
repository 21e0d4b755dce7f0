"""Everything about the server that is not a table: rulesets, texts, health."""

import gzip
import hashlib
import hmac
import ipaddress
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

import fittest
from fittest.about import VERSION
from fittest.api import check_switches
from fittest.console import switches
from fittest.games.registry import family_of
from fittest.kernel.view import as_text
from fittest.server import PROTOCOL
from fittest.server.assets import preferred
from fittest.server.documents import CardDocument, Health, RulesetDocument, SwitchDocument, Welcome
from fittest.server.errors import refuse
from fittest.server.routes import refusals
from fittest.server.routes.parameters import EncodingHeader, SwitchQuery, TagHeader
from fittest.server.server import Server
from fittest.texts import LANGUAGES


@get("/api/welcome")
async def welcome(server: NamedDependency[Server]) -> Welcome:
    """What this server is and allows."""
    limits = server.config.limits.told()
    return Welcome(VERSION, PROTOCOL, list(LANGUAGES), server.makers.levels, limits)


@get("/api/rulesets")
async def rulesets() -> list[RulesetDocument]:
    """Every ruleset, the most common mixes only; other mixes may be named when making a table."""
    return [
        RulesetDocument(
            info.name,
            info.fewest,
            info.most,
            info.utmost,
            [SwitchDocument(s.name, s.choices) for s in info.switches],  # type: ignore[arg-type]
        )
        for info in fittest.rulesets()
    ]


@get("/api/rulesets/{name:str}/cards", responses=refusals())
async def cards(name: FromPath[str], pairs: SwitchQuery = None) -> list[CardDocument]:
    """The cards, tokens or genes of a ruleset."""
    family = family_of(name)
    info, chosen = family.info(family.canonical(name)), switches(pairs or [])
    check_switches(info, chosen)
    found = family.cards(info.name, chosen)
    return [
        CardDocument(as_text(card.label), card.copies, card.id, card.box, card.harmful, card.sides)
        for card in found
    ]


@cache
def all_texts(language: str) -> tuple[bytes, bytes, str]:
    """One Fluent file, compressed, and its tag."""
    folder = files("fittest").joinpath("locales", language)
    parts = [f.read_text("utf-8") for f in sorted(folder.iterdir(), key=lambda f: f.name)]
    text = "\n".join(parts).encode()
    return text, gzip.compress(text), f'"{hashlib.sha256(text).hexdigest()[:20]}"'


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, responses=refusals(404))
async def texts(
    lang: FromPath[str], accepted: EncodingHeader = None, known: TagHeader = None
) -> Response[bytes]:
    """All texts of a language as one Fluent file."""
    if lang not in LANGUAGES:
        raise refuse(404, "error-language", language=lang, allowed=list(LANGUAGES))
    text, packed, tag = all_texts(lang)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if known is not None and tag in known:
        return Response(b"", status_code=304, headers=headers)
    if preferred(accepted, ["gzip"]) is None:
        return Response(text, headers=headers)
    return Response(packed, headers={**headers, "content-encoding": "gzip"})


HEALTH = {
    200: ResponseSpec(Health, description="The server can store things.", generate_examples=False),
    503: ResponseSpec(Health, description="It cannot.", generate_examples=False),
}


@get("/health", responses=HEALTH)
async def health(server: NamedDependency[Server]) -> Response[Health]:
    """200 while the server can store things: the database is there, has room and takes what is written."""
    if await server.store.database.can_write():
        return Response(Health("ok", VERSION))
    return Response(Health("degraded", VERSION), status_code=503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(server: NamedDependency[Server], request: Request[Any, Any, Any]) -> bytes:
    """For whoever runs the server: on the machine itself, or with the token."""
    if not _may_measure(server, request):
        raise refuse(403, "error-metrics")
    return server.metrics.text()


# Headers that proxies add.
PASSED_ON = ("x-forwarded-", "x-real-ip", "forwarded", "via")


def _may_measure(server: Server, request: Request[Any, Any, Any]) -> bool:
    token = server.config.metrics_token
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    # What a proxy passes on comes from this machine, but is not asked here.
    passed_on = any(name.startswith(PASSED_ON) for name in request.headers)
    return not passed_on and request.client is not None and _is_loopback(request.client.host)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


HANDLERS = [welcome, rulesets, cards, texts, health, metrics]
