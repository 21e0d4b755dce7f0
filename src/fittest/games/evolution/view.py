"""What a seat may know of the card game."""

from functools import cache

import msgspec
from msgspec import structs

from fittest.games.evolution import ids
from fittest.games.evolution.animals import (
    BODILESS,
    HUNGRY,
    PARALYSED,
    PLAIN_CARD,
    POISONED,
    REVEALED,
    Animal,
)
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.rules import STAGE_NAMES, Rules
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import TRAITS
from fittest.kernel.view import Head, Part, Text, head_of, question_for


class TraitView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A trait card on an animal, from bottom to top."""

    name: str
    used: bool = False
    active: bool = False
    """Asleep, hidden in its shell, startled."""
    tired: bool = False
    fat: bool = False
    off: bool = False


class AnimalView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`card` is the face of a face-down card, for its owner only."""

    id: int
    owner: int
    at: str
    food: int
    need: int
    fed: bool
    traits: list[TraitView]
    card: str | None = None
    body: bool = True
    revealed: bool = False
    poisoned: bool = False
    paralysed: bool = False
    hungry: bool = False
    can_receive: bool = False


class PairView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pair trait. `directed`: the two play different parts; of a Symbiosis, `a` is the symbiont."""

    name: str
    a: int
    b: int
    used: bool = False
    off: bool = False
    directed: bool = False


class SeatView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`cards` and `discard` are named to the seat itself only."""

    seat: int
    hand: int
    discarded: int
    score: int
    reserve: int = 0
    cards: list[str] | None = None
    discard: list[str] | None = None


class TerritoryView(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    bank: int


class EvolutionView(Head, frozen=True, kw_only=True, tag="evolution"):
    turn: int
    turns: int
    """How many turns the game lasts; 0 if the deck decides."""
    phase: str
    first: int
    last_turn: bool
    deck: int
    territories: list[TerritoryView]
    seats: list[SeatView]
    animals: list[AnimalView]
    pairs: list[PairView]
    centre: list[str]
    common: list[str]


def seat_view(game: Evolution, public: EvolutionView, seat: int) -> EvolutionView:
    """`view_of` the seat, made of what everybody may know."""
    question = question_for(game, seat)
    seats = public.seats.copy()
    seats[seat] = view_of_seat(game, seat, True, public.scores[seat])
    animals = [
        view_of_animal(game, animal, True) if animal.owner == seat else shown
        for animal, shown in zip(game.animals, public.animals, strict=True)
    ]
    return structs.replace(public, seat=seat, question=question, seats=seats, animals=animals)


def view_of(game: Evolution, seat: int | None) -> EvolutionView:
    """What everybody may know, and what only this seat does: its cards, also those under its animals."""
    head = head_of(game, seat)
    return EvolutionView(
        **head,
        tally=tally_of(game) if game.over and not game.rules.turns else [],
        turn=game.turn,
        turns=game.rules.turns,
        phase="over" if game.over else STAGE_NAMES[game.stage],
        first=game.first,
        last_turn=game.last_turn,
        deck=len(game.deck),
        territories=[
            TerritoryView(name=name, bank=bank)
            for name, bank in zip(game.rules.territories, game.bank, strict=True)
        ],
        seats=[
            view_of_seat(game, place, place == seat, head["scores"][place]) for place in range(game.players)
        ],
        animals=[view_of_animal(game, animal, animal.owner == seat) for animal in game.animals],
        pairs=[
            PairView(
                name=ids.TRAIT_NAMES[link.trait],
                a=link.a,
                b=link.b,
                used=link.used,
                off=not link.acts,
                directed=TRAITS[link.trait].ordered_pair,
            )
            for link in game.links
        ],
        centre=[CARD_NAMES[card] for card in game.centre],
        common=sorted(CARD_NAMES[card] for card in game.common),
    )


def view_of_seat(game: Evolution, place: int, own: bool, score: int) -> SeatView:
    player = game.seats[place]
    cards, discard = None, None
    if own:
        pile = [*player.open_pile] + [card & ~PLAIN_CARD for card in player.hidden_pile]
        cards = [CARD_NAMES[card] for card in player.hand]
        discard = sorted(CARD_NAMES[card] for card in pile)
    return SeatView(
        seat=place,
        hand=len(player.hand),
        discarded=player.discarded(),
        score=score,
        reserve=player.reserve,
        cards=cards,
        discard=discard,
    )


def view_of_animal(game: Evolution, animal: Animal, own: bool) -> AnimalView:
    # Each look into a compiled object takes its time.
    flags, card = animal.flags, animal.body
    face_up = flags & REVEALED != 0
    body = card != BODILESS
    return AnimalView(
        id=animal.id,
        owner=animal.owner,
        at=game.rules.territories[animal.at],
        food=animal.food,
        need=animal.need,
        fed=body and game.is_fed(animal),
        traits=[view_of_trait(trait & SHOWN) for trait in animal.cards],
        card=CARD_NAMES[card] if body and (own or face_up) else None,
        body=body,
        revealed=face_up,
        poisoned=flags & POISONED != 0,
        paralysed=flags & PARALYSED != 0,
        hungry=flags & HUNGRY != 0,
        can_receive=game.can_receive(animal),
    )


SHOWN = ids.TRAIT | ids.USED | ids.WAITING | ids.ACTIVE | ids.TIRED | ids.YELLOW | ids.OFF


@cache
def view_of_trait(card: int) -> TraitView:
    return TraitView(
        name=ids.TRAIT_NAMES[card & ids.TRAIT],
        used=card & (ids.USED | ids.WAITING) != 0,
        active=card & ids.ACTIVE != 0,
        tired=card & ids.TIRED != 0,
        fat=card & ids.YELLOW != 0,
        off=card & ids.OFF != 0,
    )


def tally_of(game: Evolution) -> list[list[Part]]:
    """What `Evolution.worth` adds up. [END-4 … END-7, END-10]"""
    tally: list[list[Part]] = [[] for _ in range(game.players)]
    for animal in game.animals:
        parts, thing = tally[animal.owner], f"animal {animal.id}"
        if animal.body != BODILESS:
            parts.append(Part(Text("tally-animal", {}), 2, thing))
            if more := game.rules.worth[animal.at]:
                where = f"@territory-{game.rules.territories[animal.at]}"
                parts.append(Part(Text("tally-territory", {"territory": where}), more, thing))
        for card in animal.cards:
            parts += parts_of_trait(game.rules, card & ids.TRAIT, thing, 1)
        for link in game.links:
            if link.a == animal.id:
                parts += parts_of_trait(game.rules, link.trait, thing, 2)
    return tally


def parts_of_trait(rules: Rules, trait: int, thing: str, hungry: int) -> list[Part]:
    """A card is one point, and what it makes its `hungry` animals need besides."""
    label = f"@trait-{ids.TRAIT_NAMES[trait]}"
    parts = [Part(Text("tally-trait", {"trait": label}), rules.points[trait], thing)]
    if rules.need[trait]:
        parts.append(Part(Text("tally-need", {"trait": label}), hungry * rules.need[trait], thing))
    return parts
