"""The arguments that a use or a reaction can have."""

from fittest.games.evolution.moves import AT_OTHER, BY_ANIMAL, CONVERT_FORM, TRAVEL_FORM
from fittest.kernel.moves import NO_FIELDS, Field

WITH_COUNT = CONVERT_FORM
TO_TERRITORY = TRAVEL_FORM
FORMS: dict[str, list[Field]] = {
    "NOTHING": NO_FIELDS,
    "BY_ANIMAL": BY_ANIMAL,
    "AT_OTHER": AT_OTHER,
    "WITH_COUNT": WITH_COUNT,
    "TO_TERRITORY": TO_TERRITORY,
}
