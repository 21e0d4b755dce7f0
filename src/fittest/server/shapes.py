"""Records and scenarios as OpenAPI shows them. What comes in is any JSON object, and whoever reads it says in
words what is wrong with it."""

from typing import Annotated, Any, TypeAlias

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.params import BodyKwarg

TEXT = Schema(type=OpenAPIType.STRING)
COUNT = Schema(type=OpenAPIType.INTEGER, minimum=0)
SCORES = Schema(type=OpenAPIType.ARRAY, items=Schema(type=OpenAPIType.INTEGER))
SEATS = Schema(type=OpenAPIType.ARRAY, items=COUNT)
ANYTHING = Schema(type=OpenAPIType.OBJECT, additional_properties=True)

SCENARIO = {
    "description": "A position in the scenario language (docs/scenarios.md).",
    "required": ["ruleset", "setup"],
    "properties": {
        "id": TEXT,
        "ruleset": TEXT,
        "setup": Schema(
            type=OpenAPIType.OBJECT,
            additional_properties=True,
            description="The table, and P1, P2 …: what each player has. `engine` is refused from outside.",
        ),
        "steps": Schema(type=OpenAPIType.ARRAY, items=ANYTHING),
        "expect": Schema(type=[OpenAPIType.OBJECT, OpenAPIType.ARRAY]),
    },
}

RECORD = {
    "description": "A whole game: ruleset, seed and answers; replaying them gives it again.",
    "required": ["format", "ruleset", "players", "seed", "answers"],
    "properties": {
        "format": Schema(type=OpenAPIType.INTEGER, const=1),
        "edition": Schema(type=OpenAPIType.INTEGER, minimum=1, description="Of the rules; without it, 1."),
        "ruleset": TEXT,
        "players": Schema(type=OpenAPIType.INTEGER, minimum=2),
        "seed": Schema(
            one_of=[COUNT, Schema(type=OpenAPIType.STRING, pattern="^[0-9]{1,39}$")],
            description="From 2⁵³ on a text of digits.",
        ),
        "switches": ANYTHING,
        "answers": Schema(
            type=OpenAPIType.ARRAY, items=TEXT, description="The text of each answer, in order."
        ),
        "scenario": Schema(type=OpenAPIType.OBJECT, **SCENARIO),  # type: ignore[arg-type]
        "commitment": TEXT,
        "salt": TEXT,
        "result": Schema(
            type=OpenAPIType.OBJECT,
            properties={"scores": SCORES, "winners": SEATS},
            required=["scores", "winners"],
        ),
    },
}

RecordShape: TypeAlias = Annotated[dict[str, Any], BodyKwarg(schema_extra=RECORD)]
ScenarioShape: TypeAlias = Annotated[dict[str, Any], BodyKwarg(schema_extra=SCENARIO)]
