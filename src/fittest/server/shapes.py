"""Records and scenarios as OpenAPI shows them. The server accepts any JSON object; the code that reads
it says in words what is wrong with it."""

from typing import Annotated, Any, TypeAlias


def _shown() -> tuple[object, object]:
    """What OpenAPI is told of a record and of a scenario; in the browser nobody asks for it."""
    try:
        from litestar.openapi.spec import OpenAPIType, Schema
        from litestar.params import BodyKwarg
    except ModuleNotFoundError:
        return None, None
    text = Schema(type=OpenAPIType.STRING)
    count = Schema(type=OpenAPIType.INTEGER, minimum=0)
    scores = Schema(type=OpenAPIType.ARRAY, items=Schema(type=OpenAPIType.INTEGER))
    seats = Schema(type=OpenAPIType.ARRAY, items=count)
    anything = Schema(type=OpenAPIType.OBJECT, additional_properties=True)
    scenario = {
        "description": "A position in the scenario language (docs/scenarios.md).",
        "required": ["ruleset", "setup"],
        "properties": {
            "id": text,
            "ruleset": text,
            "setup": Schema(
                type=OpenAPIType.OBJECT,
                additional_properties=True,
                description="The table, and P1, P2 …: what each player has. "
                "`engine` is refused from outside.",
            ),
            "steps": Schema(type=OpenAPIType.ARRAY, items=anything),
            "expect": Schema(type=[OpenAPIType.OBJECT, OpenAPIType.ARRAY]),
        },
    }
    record = {
        "description": "A whole game: ruleset, seed and answers; replaying them gives it again.",
        "required": ["format", "ruleset", "players", "seed", "answers"],
        "properties": {
            "format": Schema(type=OpenAPIType.INTEGER, const=1),
            "edition": Schema(
                type=OpenAPIType.INTEGER, minimum=1, description="Of the rules; without it, 1."
            ),
            "ruleset": text,
            "players": Schema(type=OpenAPIType.INTEGER, minimum=2),
            "seed": Schema(
                one_of=[count, Schema(type=OpenAPIType.STRING, pattern="^[0-9]{1,39}$")],
                description="From 2⁵³ on a text of digits.",
            ),
            "switches": anything,
            "answers": Schema(
                type=OpenAPIType.ARRAY, items=text, description="The text of each answer, in order."
            ),
            "scenario": Schema(type=OpenAPIType.OBJECT, **scenario),  # type: ignore[arg-type]
            "commitment": text,
            "salt": text,
            "taken_back": Schema(
                type=OpenAPIType.ARRAY,
                items=Schema(type=OpenAPIType.ARRAY, items=count),
                description="How often somebody went back: from which step, to which, and which seat did.",
            ),
            "result": Schema(
                type=OpenAPIType.OBJECT,
                properties={"scores": scores, "winners": seats},
                required=["scores", "winners"],
            ),
        },
    }
    return BodyKwarg(schema_extra=record), BodyKwarg(schema_extra=scenario)


_RECORD, _SCENARIO = _shown()
RecordShape: TypeAlias = Annotated[dict[str, Any], _RECORD]
ScenarioShape: TypeAlias = Annotated[dict[str, Any], _SCENARIO]
