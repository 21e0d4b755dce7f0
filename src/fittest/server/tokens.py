"""Secrets: made here, kept elsewhere only as hashes."""

import hashlib
import secrets

from fittest.server.messages import Link, Role

SECRET_BYTES = 24
ID_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
CODE_LENGTH = 10


def new_id() -> str:
    """The public name of a table."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def code_of(secret: str) -> str:
    """A code that can be typed: 50 random bits, good for a few minutes and for one use."""
    number = int(digest(secret), 16)
    return "".join(ID_ALPHABET[number >> 5 * place & 31] for place in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """A code as it was typed; None if it is none, but the token of a link, say."""
    found = "".join(text.split()).replace("-", "").lower()
    return found if len(found) == CODE_LENGTH and set(found) <= set(ID_ALPHABET) else None


def digest(secret: str) -> str:
    """How a secret is stored and looked up. The secrets are random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def split(token: str) -> tuple[str, str]:
    """The table and the secret of a token; both empty if it is not one."""
    table, dot, secret = token.partition(".")
    return (table, secret) if dot and table and secret else ("", "")


def link(table: str, secret: str, role: Role, seat: int | None = None) -> Link:
    token = f"{table}.{secret}"
    return Link(role, token, f"/#/join/{token}", seat)
