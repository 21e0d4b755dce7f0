"""Everything about the server that is not a table: rulesets, texts, health."""

import gzip
import hashlib
import hmac
import ipaddress
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from fittest.about import VERSION
from fittest.console import switches
from fittest.server import queries
from fittest.server.assets import preferred
from fittest.server.documents import CardDocument, ExpansionDocument, Health, RulesetDocument, Welcome
from fittest.server.errors import refuse
from fittest.server.routes import refusals
from fittest.server.routes.parameters import EncodingHeader, SwitchQuery, TagHeader
from fittest.server.server import Server
from fittest.texts import LANGUAGES, sources


@get("/api/welcome")
async def welcome(server: NamedDependency[Server]) -> Welcome:
    """What this server is and allows."""
    return queries.welcome(server.providers.levels, server.config.limits, server.config.address)


@get("/api/expansions")
async def expansions() -> list[ExpansionDocument]:
    """Boxes that are not of the package: the operator has named them."""
    return queries.expansions()


@get("/api/rulesets")
async def rulesets() -> list[RulesetDocument]:
    """Every ruleset with every mix of its boxes."""
    return queries.rulesets()


@get("/api/rulesets/{name:str}/cards", responses=refusals())
async def cards(name: FromPath[str], pairs: SwitchQuery = None) -> list[CardDocument]:
    """The cards, tokens or genes of a ruleset."""
    return queries.cards(name, switches(pairs or []))


@cache
def all_texts(language: str) -> tuple[bytes, bytes, str]:
    """One Fluent file, compressed, and its tag."""
    text = "\n".join(sources(language)).encode()
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
    """For the operator: on the machine itself, or with the token."""
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


HANDLERS = [welcome, expansions, rulesets, cards, texts, health, metrics]
