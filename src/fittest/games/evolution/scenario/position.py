"""From a scenario's `setup` to a game."""

import re
from typing import Any, NamedTuple

from mypy_extensions import i64

from fittest.games.evolution import animals, ids, rules
from fittest.games.evolution.animals import Animal, Link
from fittest.games.evolution.boxes import allowed
from fittest.games.evolution.cards import CARD_NAMES, FIRST_SIDE
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.feeding import Feeding, FeedingMove
from fittest.games.evolution.phases.turn import Turn
from fittest.games.evolution.scenario.animal import FLAGS, card_marks
from fittest.games.evolution.scenario.names import (
    card_of_name,
    find_trait,
    territory_of_letter,
    trait_of_name,
)
from fittest.games.evolution.scenario.write import restore
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import TRAITS
from fittest.kernel.game import Setup
from fittest.kernel.rule_numbers import LARGEST_DECK
from fittest.kernel.vectors import vec
from fittest.scenarios.table import is_illegal, verb_of
from fittest.scenarios.values import (
    check_keys,
    ill_formed,
    listed,
    mapping,
    number,
    one_of,
    seat_name,
    seat_of,
    sequence,
)

ORDINARY = card_of_name("Swimming", "")
MOST_ANIMALS = 100
"""At the whole table, and pair traits of one player: far more than a game can bring there."""
PILES = ["bank", "deck", "centre", "common", "discard", "reserve"]
AGREED = ["players", "mixed", "half_deck", "map", "cases_by_players"]
SETUP_KEYS = ["phase", "round", "turn", "first", "active", "last_turn", "engine", *PILES, *AGREED]
PLAYER_KEYS = ["animals", "pairs", "hand", "discard", "total", "reserve"]
ANIMAL_KEYS = ["t", "food", "received", "fat", "at", "card", "body", "used", *FLAGS]
OPENED_BY = {
    "play": "development",
    "all_pass_development": "development",
    "roll_bank": "development",
    "bank": "bank",
    "start_turn": "start",
    "draw": "draw",
}
PHASES: dict[str, tuple[int, ...]] = {
    "start": (rules.START,),
    "turn_start": (rules.START,),
    "development": (rules.DEVELOPMENT,),
    "bank": (rules.BANK,),
    "feeding": (rules.FEEDING,),
    "extinction": (rules.EXTINCTION, rules.HUNGER),
    "draw": (rules.DRAW, rules.REWARD),
}
"""The stages that bear this name in one ruleset or another."""


class Position(NamedTuple):
    """A game, and its animals by name."""

    game: Evolution
    names: dict[str, int]


def cards_of(value: object, place: str) -> list[int]:
    """Cards by name, or so many ordinary ones."""
    if isinstance(value, int):
        return [ORDINARY] * number(value, place, 0, LARGEST_DECK)
    return listed(value, place, lambda card, _: card_of_name(card, place), LARGEST_DECK)


def player_count(setup: dict[str, Any]) -> int:
    named = [key for key in setup if str(key).startswith("P") and str(key)[1:].isdigit()]
    usual = 2 if "players" not in setup else number(setup["players"], "setup.players")
    return max([usual, *(int(key[1:]) for key in named)])


def traits_beyond(printed: int, setup: dict[str, Any], players: int) -> list[int]:
    """Traits in the hands and on the animals that no card of these rules has."""
    entries = [mapping(setup.get(f"P{i + 1}"), f"setup.P{i + 1}") for i in range(players)]
    words = re.findall(
        r"[A-Za-z][\w-]+", str([entry.get(key) for entry in entries for key in ("hand", "animals", "pairs")])
    )
    traits = {find_trait(word) for word in words}
    return sorted(trait for trait in traits if trait is not None and ids.bit(trait) & printed == 0)


def are_seated(document: dict[str, object]) -> bool:
    """Is the ruleset for so many players?"""
    info = FAMILY.info(str(document.get("ruleset")))
    return info.min_players <= player_count(mapping(document.get("setup"), "setup")) <= info.hard_max_players


def seating(document: dict[str, object]) -> tuple[Setup, rules.Rules]:
    """The ruleset, which the setup may say more about: `mixed` and cards that are not in the deck add the box
    `extra`, a reserve that is spoken of the box `reserve`, where there is one; other cards are house rules.
    Any number of players may be seated."""
    setup = mapping(document.get("setup"), "setup")
    players = player_count(setup)
    name = FAMILY.canonical(str(document.get("ruleset")))
    info = FAMILY.info(name)
    if not are_seated(document):
        raise ill_formed(
            "setup", f"{name} has {info.min_players} to {info.hard_max_players} players, not {players}"
        )
    spoken_of = any("reserve" in str(document.get(part)) for part in ("setup", "steps", "expect"))
    for box, wanted in (("extra", setup.get("mixed")), ("reserve", spoken_of)):
        base, added = FAMILY.split(name)
        if box in allowed(base) and box not in added:
            unheard = box == "extra" and traits_beyond(FAMILY.rules(name, 2, {}).printed, setup, players)
            name = FAMILY.canonical(f"{name}+{box}") if wanted or unheard else name
    settings = [switch.name for switch in FAMILY.info(name).switches]
    switches = {key: value for key, value in agreed(setup).items() if key in settings}
    beyond = traits_beyond(FAMILY.rules(name, players, switches).printed, setup, players)
    if beyond:
        switches["cards"] = {CARD_NAMES[card_of_name(ids.TRAIT_NAMES[trait], "setup")]: 1 for trait in beyond}
    return Setup(name, players, 0, switches, document), FAMILY.rules(name, players, switches)


def agreed(setup: dict[str, Any]) -> dict[str, object]:
    """What the players have agreed on: their number, half a deck (of each kind or by chance), no map."""
    switches: dict[str, object] = {"any_numbers": True}
    deck = setup.get("deck")
    half = setup.get("half_deck", isinstance(deck, str) and "half" in deck and deck)
    if half:
        switches["half"] = "kind" if "kind" in str(half) else "chance"
    if setup.get("map") is False:
        switches["map"] = False
    return switches


def build(document: dict[str, object], stepwise: bool) -> Position:
    """The position before the first step."""
    setup = mapping(document.get("setup"), "setup")
    if "engine" in setup:
        game, names = restore(document, mapping(setup["engine"], "setup.engine"))
    else:
        seats, agreed_on = seating(document)
        check_keys(setup, [*SETUP_KEYS, *map(seat_name, range(seats.players))], "setup")
        game = Evolution(seats, agreed_on)
        game.open_table()
        names = lay_table(game, setup)
        lay_numbers(game, setup)
        lay_frames(game, setup, phase_of(document, setup))
    game.stepwise = stepwise
    game.advance()
    return Position(game, names)


def common_pile(game: Evolution, setup: dict[str, Any]) -> list[int]:
    """The open discard of the seasons: `discard` (or `common`) as cards or their number."""
    key = "common" if "common" in setup else "discard"
    pile = setup.get(key, [])
    if pile and not game.rules.common_discard:
        raise ill_formed(f"setup.{key}", "in this ruleset each player has a discard of their own")
    return cards_of(pile, f"setup.{key}")


def lay_numbers(game: Evolution, setup: dict[str, Any]) -> None:
    deck = setup.get("deck", 20)
    if isinstance(deck, list | int):
        game.deck = cards_of(deck, "setup.deck")[::-1]
    elif not isinstance(deck, str):
        raise ill_formed("setup.deck", "a number, a list of cards or words")
    game.first = seat_of(setup.get("first", "P1"), game.players, "setup.first")
    game.turn = number(setup.get("turn", setup.get("round", 1)), "setup.turn")
    fixed = game.rules.turns > 0 and game.turn == game.rules.turns
    game.last_turn = bool(setup.get("last_turn", fixed)) or game.rules.bank_first
    game.centre = cards_of(sequence(setup.get("centre", []), "setup.centre"), "setup.centre")
    game.common = common_pile(game, setup)
    bank = setup.get("bank", 0)
    if isinstance(bank, dict):
        for letter, tokens in bank.items():
            at = territory_of_letter(letter, len(game.bank), "setup.bank")
            game.bank[at] = number(tokens, "setup.bank")
    else:
        game.bank[0] = number(bank, "setup.bank")


def phase_of(document: dict[str, object], setup: dict[str, Any]) -> str:
    """Feeding, if nothing is said, unless the first step plainly opens another phase."""
    steps = sequence(document.get("steps", []), "steps")
    first = steps[0] if steps and isinstance(steps[0], dict) and not is_illegal(steps[0]) else None
    return str(setup.get("phase", OPENED_BY.get(verb_of(first), "feeding")))


def lay_frames(game: Evolution, setup: dict[str, Any], phase: str) -> None:
    one_of(phase, "setup.phase", list(PHASES))
    stage = next((stage for stage in PHASES[phase] if stage in game.rules.stages), None)
    if stage is None:
        raise ill_formed("setup.phase", f"this ruleset has no phase {phase!r}")
    index = game.rules.stages.index(stage)
    active = seat_of(setup.get("active", f"P{game.first + 1}"), game.players, "setup.active")
    game.stage = stage
    if stage == rules.FEEDING:
        game.stack = [Turn(index + 1), Feeding(game.next_seat(active)), FeedingMove(active)]
        feeding = game.stack[1]
        assert isinstance(feeding, Feeding)
        feeding.begun = True
    elif stage == rules.DEVELOPMENT:
        game.stack = [Turn(index + 1), Development(active)]
    else:
        game.stage = game.rules.stages[index - 1]
        game.stack = [Turn(index)]


def lay_table(game: Evolution, setup: dict[str, Any]) -> dict[str, int]:
    names: dict[str, int] = {}
    for seat in range(game.players):
        place = f"setup.P{seat + 1}"
        entry = mapping(setup.get(f"P{seat + 1}"), place)
        check_keys(entry, PLAYER_KEYS, place)
        lay_player(game, seat, entry, place)
        game.seats[seat].reserve = reserve_of(game, seat, entry, setup)
        for name, facts in mapping(entry.get("animals"), f"{place}.animals").items():
            if str(name) in names:
                raise ill_formed(f"{place}.animals", f"two animals are called {name!r}")
            names[str(name)] = lay_animal(game, seat, mapping(facts, f"{place}.{name}"), f"{place}.{name}").id
        number(len(names), f"{place}.animals", 0, MOST_ANIMALS)
    for seat in range(game.players):
        place = f"setup.P{seat + 1}.pairs"
        pairs = sequence(mapping(setup.get(f"P{seat + 1}"), place).get("pairs", []), place)
        number(len(pairs), place, 0, MOST_ANIMALS)
        for pair in pairs:
            lay_pair(game, names, sequence(pair, place), place)
    for animal in game.animals:
        game.refresh(animal)
    for animal in game.animals:
        if game.is_still(animal):
            game.powers_changed(animal)
    for animal in game.animals:
        game.forget_sated(animal)
    for name, known in names.items():
        animal = game.animal(known)
        if animal.food > animal.need:
            place = f"setup.{seat_name(animal.owner)}.{name}.food"
            raise ill_formed(place, f"{animal.food} tokens, but the animal needs {animal.need}")
    return names


def lay_player(game: Evolution, seat: int, entry: dict[str, Any], place: str) -> None:
    player = game.seats[seat]
    for card in cards_of(entry.get("hand", []), f"{place}.hand"):
        check_printed(game, FIRST_SIDE[card], f"{place}.hand")
        player.gain([card])
    pile = entry.get("discard", 0)
    if isinstance(pile, list):
        player.open_pile = vec[i64](cards_of(pile, f"{place}.discard"))
    else:
        player.uncounted = number(pile, f"{place}.discard")
    player.points = number(entry.get("total", 0), f"{place}.total")


def reserve_of(game: Evolution, seat: int, entry: dict[str, Any], setup: dict[str, Any]) -> int:
    """A player's own number, or one for all, or one for each by name."""
    name = seat_name(seat)
    common = setup.get("reserve")
    if isinstance(common, dict):
        common = common.get(name)
    usual = game.rules.reserve if common is None or common is True else common
    return number(entry.get("reserve", usual), f"setup.{name}.reserve")


def lay_animal(game: Evolution, seat: int, facts: dict[str, Any], place: str) -> Animal:
    marks = {**card_marks(), "asleep": (ids.HIBERNATION, ids.ACTIVE | ids.USED)}
    check_keys(facts, [*ANIMAL_KEYS, *marks], place)
    at = territory_of_letter(facts.get("at", "L"), len(game.bank), f"{place}.at")
    animal = Animal(game.next_id, seat, ORDINARY, at)
    game.next_id += 1
    game.animals.append(animal)
    for trait in listed(facts.get("t", []), f"{place}.t", trait_of_name, MOST_ANIMALS):
        if TRAITS[trait].pair:
            raise ill_formed(f"{place}.t", f"{TRAITS[trait].__class__.__name__} is a pair trait: see `pairs`")
        check_printed(game, trait, f"{place}.t")
        animal.lay_card(ids.trait_card(trait, card_of_name(ids.TRAIT_NAMES[trait], place)))
    lay_body(animal, facts, place)
    animal.food = number(facts.get("food", 0), f"{place}.food")
    if facts.get("received", animal.food > 0):
        animal.flags |= animals.RECEIVED
    for name, flag in FLAGS.items():
        if facts.get(name):
            animal.flags |= flag
    for name, (trait, mark) in marks.items():
        if facts.get(name):
            lay_mark(animal, trait, mark)
    for name in sequence(facts.get("used", []), f"{place}.used"):
        lay_mark(animal, trait_of_name(name, f"{place}.used"), ids.USED)
    game.refresh(animal)
    lay_fat(animal, facts.get("fat", 0), place)
    return animal


def lay_mark(animal: Animal, trait: int, mark: int) -> None:
    if mark == ids.USED and TRAITS[trait].once_an_animal:
        animal.spend(trait)
    else:
        animal.mark(trait, mark)


def lay_body(animal: Animal, facts: dict[str, Any], place: str) -> None:
    card, _, state = str(facts.get("card", "Swimming")).partition(" ")
    animal.body = card_of_name(card, f"{place}.card")
    if state not in ("", "hidden", "revealed"):
        raise ill_formed(f"{place}.card", f"a card is hidden or revealed, not {state!r}")
    if state == "revealed":
        animal.flags |= animals.REVEALED
        if animal.place_of(ids.CARNIVOROUS) < 0:
            animal.lay_card(ids.trait_card(ids.CARNIVOROUS, 0) | ids.INNATE, lowest=True)
        else:
            animal.mark(ids.CARNIVOROUS, ids.INNATE)
    if facts.get("body") is False:
        animal.body = animals.BODILESS


def check_printed(game: Evolution, trait: int, place: str) -> None:
    """The game does not look out for traits that none of its cards have."""
    if ids.bit(trait) & game.rules.printed == 0:
        raise ill_formed(place, f"no card of {game.setup.ruleset} has {ids.TRAIT_NAMES[trait]}")


def lay_fat(animal: Animal, fat: object, place: str) -> None:
    """A number of tokens goes onto the highest acting cards first, as receiving would; a list says it card
    by card, from the bottom."""
    cards = [i for i in range(len(animal.cards)) if TRAITS[animal.cards[i] & ids.TRAIT].stores]
    if isinstance(fat, list):
        chosen = [
            card for card, token in zip(cards, fat, strict=False) if number(token, f"{place}.fat", 0, 1)
        ]
        count = len(chosen) if len(fat) == len(cards) else len(cards) + 1
    else:
        count = number(fat, f"{place}.fat")
        chosen = sorted(cards, key=lambda i: (animal.cards[i] & ids.OFF, -i))[:count]
    if count > len(chosen):
        raise ill_formed(place, "more yellow tokens than Fat Tissue cards")
    for i in chosen:
        animal.put_card(i, animal.cards[i] | ids.YELLOW)


def lay_pair(game: Evolution, names: dict[str, int], pair: list[Any], place: str) -> None:
    if len(pair) != 3:
        raise ill_formed(place, "a pair is [Trait, x, y]")
    trait = trait_of_name(pair[0], place)
    if not TRAITS[trait].pair:
        raise ill_formed(place, f"{pair[0]!r} is no pair trait")
    check_printed(game, trait, place)
    ends: list[Animal] = []
    for name in pair[1:]:
        if str(name) not in names:
            raise ill_formed(place, f"no animal {name!r}")
        ends.append(game.animal(names[str(name)]))
    if ends[0].id == ends[1].id or ends[0].owner != ends[1].owner:
        raise ill_formed(place, "a pair trait joins two animals of one player")
    card = card_of_name(ids.TRAIT_NAMES[trait], place)
    game.links.append(Link(trait, card, ends[0].id, ends[1].id))
