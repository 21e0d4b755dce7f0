"""The files of the browser client, kept in memory with what the build has compressed."""

import hashlib
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from fittest.server.routes.parameters import EncodingHeader, KindHeader, TagHeader

# Best first; the build writes one file beside the plain one for each that is smaller.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
# The name of such a file changes with what is in it.
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
UNKNOWN = "/#/unknown"


class Asset:
    def __init__(self, path: Path, name: str) -> None:
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.caching = FOREVER if name.startswith(HASHED) else ASK_AGAIN
        self.body = path.read_bytes()
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.packed = {
            encoding: packed.read_bytes()
            for encoding, suffix in ENCODINGS.items()
            if (packed := path.with_name(path.name + suffix)).is_file()
        }

    def respond(self, accepted: str | None, known: str | None) -> Response[bytes]:
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if known is not None and self.tag in known:
            return Response(b"", status_code=304, headers=headers)
        encoding = preferred(accepted, list(self.packed))
        if encoding is None:
            return Response(self.body, media_type=self.kind, headers=headers)
        return Response(
            self.packed[encoding], media_type=self.kind, headers={**headers, "content-encoding": encoding}
        )


def preferred(accepted: str | None, made: list[str]) -> str | None:
    """The first encoding of `made` that a client accepts."""
    wishes = dict(_wish(part) for part in (accepted or "").lower().split(","))
    return next((encoding for encoding in made if wishes.get(encoding, False)), None)


def _wish(part: str) -> tuple[str, bool]:
    name, _, quality = part.partition(";")
    return name.strip(), quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


def read_assets(folder: Path) -> dict[str, Asset]:
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in ENCODINGS.values()]
    names = [path.relative_to(folder).as_posix() for path in paths]
    return {name: Asset(path, name) for path, name in zip(paths, names, strict=True)}


def asset_routes(folder: Path) -> list[HTTPRouteHandler]:
    assets = read_assets(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def asset(
        path: FromPath[str] = "/index.html",
        accepted: EncodingHeader = None,
        known: TagHeader = None,
        wanted: KindHeader = None,
    ) -> Response[bytes]:
        found = assets.get(path.removeprefix("/"))
        if found is None and "text/html" in (wanted or "") and not path.startswith("/api/"):
            # Somebody with a browser, who is told so by the page.
            return Response(b"", status_code=303, headers={"location": UNKNOWN})
        if found is None:
            raise NotFoundException
        return found.respond(accepted, known)

    return [asset]
