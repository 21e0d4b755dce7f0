"""Scenarios that state facts about the box rather than about a position (`unsimulated: true`)."""

from typing import Any, Final

from fittest.games.mutations import boxes
from fittest.games.mutations.scenario.documents import refused
from fittest.games.mutations.traits.catalog import KIND_OF, TRAITS

BORROWED: Final = "borrowed"


def check(document: dict[str, object], expected: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
    """What differs from the data, and the expectations that are not about them."""
    found: list[str] = []
    steps = document.get("steps") or []
    if not isinstance(steps, list):
        raise refused("steps", "not a list")
    for number, step in enumerate(steps):
        found += _step(step, f"steps[{number}]")
    known = _facts(document)
    rest: dict[str, Any] = {}
    for key, wanted in expected.items():
        if key == "deck" and isinstance(wanted, dict) and all(name in KIND_OF for name in wanted):
            key = "copies"
        if key not in known:
            rest[str(key)] = wanted
        elif not _agrees(known[key], wanted):
            found.append(f"expect.{key}: {known[key]!r}, expected {wanted!r}")
    return found, rest


def _agrees(found: object, wanted: object) -> bool:
    """Of a table only what it holds is compared, and the order of a list has no meaning; a fact told in
    another shape than ours is for readers."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        return all(found.get(key, part) == part for key, part in wanted.items())
    if isinstance(found, list) and isinstance(wanted, list):
        return sorted(map(str, found)) == sorted(map(str, wanted))
    if isinstance(found, list) and isinstance(wanted, int):
        return len(found) == wanted
    return found == wanted or not isinstance(wanted, type(found))


def _step(step: object, place: str) -> list[str]:
    """`build_deck`: only the borrowed cards may be added."""
    if not isinstance(step, dict):
        raise refused(place, "not a mapping")
    if step.get("do") != "build_deck":
        return []
    wanted = step.get("with")
    names = [wanted] if isinstance(wanted, str) else wanted
    if not isinstance(names, list):
        raise refused(f"{place}.with", "not a list of cards")
    strange = [name for name in names if str(name).split("/")[0] not in boxes.box(BORROWED)["cards"]]
    illegal = step.get("illegal")
    if strange and not illegal:
        return [f"{place}: refused: {', '.join(map(str, strange))} cannot be added"]
    if illegal and not strange:
        return [f"{place}: lawful, but should be refused: {illegal}"]
    return []


def _facts(document: dict[str, object]) -> dict[str, object]:
    """Everything about cards, tokens and dice that the box data know."""
    setup = document.get("setup")
    players = setup.get("players", boxes.FEWEST) if isinstance(setup, dict) else boxes.FEWEST
    players = players if isinstance(players, int) and boxes.FEWEST <= players <= boxes.MOST else boxes.FEWEST
    base = boxes.box(boxes.BASE)
    rules = boxes.rules_for(boxes.BASE, players, {})
    cards: dict[str, int] = boxes.cards_of(boxes.BASE, {})
    borrowed: dict[str, int] = boxes.box(BORROWED)["cards"]
    harmful = [name for name in cards if rules.harmful & (1 << KIND_OF[name])]
    return {
        "cards": len(rules.deck),
        "cards_if_all_added": sum(cards.values()) + sum(borrowed.values()),
        "copies": {**cards, **borrowed},
        "deck_D1": base["decks"]["D1"]["cards"],
        "deck_D2": base["decks"]["D2"]["cards"],
        "harmful_D1": base["decks"]["D1"]["harmful"],
        "harmful_D2": base["decks"]["D2"]["harmful"],
        "kinds": len(cards),
        "harmful": harmful,
        "harmful_cards": sum(cards[name] for name in harmful),
        "useful_cards": sum(copies for name, copies in cards.items() if name not in harmful),
        "corner": {trait.name: trait.corner for trait in TRAITS},
        "tokens": base["tokens"],
        "tokens_per_box": base["tokens"],
        "black": rules.black,
    }
