"""The HTTP API; see docs/protocol.md."""

from litestar.openapi.datastructures import ResponseSpec

from fittest.server.documents import ErrorDocument


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: which refusals a path knows. Any request can be unreadable (400)."""
    spec = ResponseSpec(data_container=ErrorDocument, description="Refused.", generate_examples=False)
    return dict.fromkeys((400, *statuses), spec)


# What can go wrong with any request about a table.
AT_TABLE = refusals(401, 403, 404, 409, 410, 429, 500, 503)
# And with those that change something.
CHANGING = refusals(401, 403, 404, 409, 410, 413, 415, 429, 500, 503)
