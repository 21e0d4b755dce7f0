"""The shapes of everything that is said, and what options are uses of, for those who generate from them."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar

import fittest
from fittest.games.registry import FAMILIES
from fittest.server.messages import ClientMessage, ServerMessage


@cache
def socket_schema() -> dict[str, Any]:
    """JSON Schema of the socket's messages, and of the view of each family of games."""
    views = {family.rulesets()[0].name: _view_type(family.rulesets()[0]) for family in FAMILIES}
    types = [ClientMessage, ServerMessage, *views.values()]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    client, server, *shapes = schemas
    return {
        "client": client,
        "server": server,
        "views": dict(zip(views, shapes, strict=True)),
        "components": {"schemas": components},
    }


def _view_type(info: Any) -> Any:
    return type(fittest.new(info.name, players=info.min_players).view(None))


def all_schemas(app: Litestar) -> dict[str, Any]:
    """For `fittest serve --schema`."""
    uses = {key: trait for family in FAMILIES for key, trait in family.uses().items()}
    return {"openapi": app.openapi_schema.to_schema(), "socket": socket_schema(), "uses": uses}
