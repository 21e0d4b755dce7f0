"""Scenarios that state facts about the box rather than about a position (`unsimulated: true`)."""

from typing import Any

from fittest.games.mutations.boxes import BASE, BORROWED, BOXES, MUTATIONS, PLAYERS
from fittest.games.mutations.composition import cards_of, rules_for
from fittest.games.mutations.traits.catalog import KIND_OF, TRAITS
from fittest.scenarios.values import mapping, sequence


def check(document: dict[str, object], expected: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
    """What differs from the data, and the expectations that are not about them."""
    found: list[str] = []
    added: list[str] = []
    for number, step in enumerate(sequence(document.get("steps") or [], "steps")):
        found += _step(mapping(step, f"steps[{number}]"), f"steps[{number}]", added)
    known = _facts(document, added)
    rest: dict[str, Any] = {}
    for key, wanted in expected.items():
        if key == "deck" and isinstance(wanted, dict) and all(name in KIND_OF for name in wanted):
            key = "copies"
        if key == "general" and isinstance(wanted, dict):
            key = "general_by_players"
        if key not in known:
            rest[str(key)] = wanted
        elif not _agrees(known[key], wanted):
            found.append(f"expect.{key}: {known[key][0]!r}, expected {wanted!r}")
    return found, rest


def _agrees(readings: list[object], wanted: object) -> bool:
    """One of the readings of a fact must hold; a fact told in another shape than ours is for readers."""
    alike = [reading for reading in readings if isinstance(wanted, type(reading))]
    return not alike or any(_same(reading, wanted) for reading in alike)


def _same(found: object, wanted: object) -> bool:
    """Of a table only what it holds is compared, and the order of a list has no meaning."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        # Players are numbers here and texts in the data.
        table = {str(key): part for key, part in found.items()}
        return all(table.get(str(key), part) == part for key, part in wanted.items())
    if isinstance(found, list) and isinstance(wanted, list):
        return sorted(map(str, found)) == sorted(map(str, wanted))
    return found == wanted


def _step(step: dict[str, Any], place: str, added: list[str]) -> list[str]:
    """`build_deck`: only the borrowed cards may be added."""
    if step.get("do") != "build_deck":
        return []
    wanted = step.get("with")
    named = [wanted] if isinstance(wanted, str) else sequence(wanted, f"{place}.with")
    names = [str(name).split("/")[0] for name in named]
    strange = [name for name in names if name not in BOXES[BORROWED].cards]
    illegal = step.get("illegal")
    if strange and not illegal:
        return [f"{place}: refused: {', '.join(strange)} cannot be added"]
    if illegal and not strange:
        return [f"{place}: legal, but should be refused: {illegal}"]
    if not illegal:
        added += names
    return []


def _facts(document: dict[str, object], added: list[str]) -> dict[str, list[object]]:
    """Everything about cards, tokens and dice that the box data know, each in all ways to say it."""
    setup = document.get("setup")
    players = setup.get("players") if isinstance(setup, dict) else None
    players = players if isinstance(players, int) and players in PLAYERS else PLAYERS[0]
    rules = rules_for(BASE, players, {})
    cards: dict[str, int] = cards_of(BASE, {})
    borrowed: dict[str, int] = BOXES[BORROWED].cards
    harmful = [name for name in cards if rules.harmful & (1 << KIND_OF[name])]
    useful = [name for name in cards if name not in harmful]
    dark, light = sum(cards[name] for name in harmful), sum(cards[name] for name in useful)
    facts: dict[str, list[object]] = {
        "cards": [len(rules.deck), len(rules.deck) + sum(borrowed[name] for name in added)],
        "cards_if_all_added": [dark + light + sum(borrowed.values())],
        "copies": [{**cards, **borrowed}],
        "kinds": [list(cards), len(cards)],
        "traits": [list(cards), len(cards)],
        "harmful": [harmful, len(harmful), dark],
        "useful": [useful, len(useful), light],
        "harmful_cards": [dark],
        "useful_cards": [light],
        "corner": [{trait.name: trait.corner for trait in TRAITS}],
        "tokens": [MUTATIONS.tokens],
        "tokens_per_box": [MUTATIONS.tokens],
        "black": [rules.black],
        "general_by_players": [{n: _left_after_deal(n) for n in PLAYERS}],
    }
    for name, deck in MUTATIONS.decks.items():
        facts[f"deck_{name}"] = [deck.cards]
        facts[f"harmful_{name}"] = [deck.harmful]
    for name, table in MUTATIONS.climates.items():
        facts[f"climate_{name}"] = [table | {f"p{players}": dice for players, dice in table.items()}]
    return facts


def _left_after_deal(players: int) -> int:
    """The general deck once everybody has a player deck and species. [MSET-5]"""
    rules = rules_for(BASE, players, {})
    return len(rules.deck) - players * (rules.deal + rules.species)
