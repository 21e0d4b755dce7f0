"""What every answer and every request has to pass: headers, other sites' pages, errors without traces."""

import logging
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Message, Receive, Scope, Send

from fittest.kernel.errors import FittestError
from fittest.kernel.message import Message as Words
from fittest.server.documents import ErrorDocument
from fittest.server.errors import Refusal, language_of, problem, refuse, status_of
from fittest.server.visitor import spoken

logger = logging.getLogger(__name__)

# No path of ours has a token in it; should somebody paste one there, it still stays out of the log.
LONG = re.compile(r"[\w-]{30,}")
LONGEST_PATH = 1000
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": (
        # Only WebAssembly: the rules as they run in the page.
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
        "style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def same_site(headers: Headers, origin: str | None) -> bool:
    """Does a request come from our own page, or from a program that is no browser? Browsers say where
    a request comes from, and no page can make them lie about it."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    sender = headers.get("origin")
    if sender is None:
        return True
    try:
        return sender == origin or urlsplit(sender).netloc == headers.get("host")
    except ValueError:
        # "http://[" and the like.
        return False


def is_sane(path: str) -> bool:
    """No path of ours has control characters or is that long; the file system and the database would choke
    on some of them."""
    return len(path) <= LONGEST_PATH and path.isprintable()


class Shield:
    """ASGI middleware around everything else; also measures and logs requests."""

    def __init__(
        self,
        app: Litestar,
        origin: str | None,
        check_address: Callable[[str], None],
        observe: Callable[[str, int, float], None],
    ) -> None:
        self.app = app
        self._origin = origin
        self._check_address = check_address
        self._observe = observe

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and not is_sane(scope["path"]):
            await send({"type": "websocket.close", "code": 4400, "reason": ""})
            return
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(("/api/", "/health", "/metrics")):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        headers = Headers.from_scope(scope)
        refusal = self._blocked(scope) or self._refusal(scope, headers)
        if refusal is None:
            await self.app(scope, receive, guarded)
        else:
            language = language_of(None, headers.get("accept-language"))
            body = msgspec.json.encode(ErrorDocument(problem(refusal.message, language)))
            kind = (b"content-type", b"application/json")
            await guarded({"type": "http.response.start", "status": status_of(refusal), "headers": [kind]})
            await guarded({"type": "http.response.body", "body": body, "more_body": False})
        seconds = time.perf_counter() - started
        self._observe(scope["method"], status, seconds)
        logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": LONG.sub("…", scope["path"]),
                "status": status,
                "ms": round(seconds * 1000, 1),
            },
        )

    def _blocked(self, scope: Scope) -> Refusal | None:
        client = scope.get("client")
        try:
            self._check_address(client[0] if client else "?")
        except Refusal as refusal:
            return refusal
        return None

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        if not is_sane(scope["path"]):
            return refuse(400, "error-unreadable", why="path")
        if scope["type"] != ScopeType.HTTP or scope["method"] in SAFE_METHODS:
            return None
        if not same_site(headers, self._origin):
            return refuse(403, "error-other-site")
        # A form of another site can send text, but not JSON, without asking us first.
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        if has_body and kind != "application/json":
            return refuse(415, "error-not-json")
        return None


def on_refusal(request: Request[Any, Any, Any], error: FittestError | Refusal) -> Response[Any]:
    return _response(request, status_of(error), error.message)


def on_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: no such path, a body that does not fit, too many bytes."""
    if isinstance(error, ValidationException):
        return _response(request, 400, Words("error-unreadable", {"why": _what(error)}))
    keys = {404: "error-not-found", 405: "error-method", 413: "error-too-big"}
    key = keys.get(error.status_code)
    if key is not None:
        return _response(request, error.status_code, Words(key))
    if error.status_code < 500:
        return _response(request, error.status_code, Words("error-unreadable", {"why": error.detail}))
    return on_bug(request, error)


def on_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON that is nested without end."""
    return _response(request, 400, Words("error-unreadable", {"why": "RecursionError"}))


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The trace goes into our log; the client hears that it was our fault."""
    logger.error("bug", exc_info=error, extra={"path": request.scope["path"]})
    return _response(request, 500, Words("error-internal"))


def _what(error: ValidationException) -> str:
    details = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{d.get('key', '')}: {d.get('message', '')}".strip(": ") for d in details if isinstance(d, dict)
    ]
    return "; ".join(parts) or str(error.detail)


def _response(request: Request[Any, Any, Any], status: int, message: Words) -> Response[Any]:
    body = ErrorDocument(problem(message, spoken(request)))
    return Response(body, status_code=status, media_type=MediaType.JSON)
