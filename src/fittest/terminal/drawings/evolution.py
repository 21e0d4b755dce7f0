"""The card game in the terminal: players with their animals, food banks, deck and hand.

Colour never stands alone: food is ● for each token an animal has and ○ for each it still needs, fat is ◆
or ◇ for an empty card, and every state has its word.
"""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.trait import TRAITS, Trait
from fittest.games.evolution.view import AnimalView, EvolutionView, SeatView, TraitView
from fittest.kernel.view import Choice, Part
from fittest.terminal.drawings.base import Drawing, Pen, stacked
from fittest.texts import text

PLACES_OF_CARDS = ("option-stow", "option-unstow")
"""They name the place of a card, not an animal."""
FROM_HAND = ("option-lay", "option-lay-in", "option-play", "option-play-pair", "option-play-directed")


class EvolutionDrawing(Drawing):
    kinds: ClassVar[dict[str, str]] = {
        "card": "card",
        "animal": "animal",
        "other": "animal",
        "partner": "animal",
        "territory": "place",
    }
    words_only = PLACES_OF_CARDS

    def headline(self, view: EvolutionView, pen: Pen) -> RenderableType:
        return Group(_headline(view, pen), _supplies(view, pen))

    def board(self, view: EvolutionView, pen: Pen) -> RenderableType:
        return stacked([_player(view, seat, pen) for seat in view.seats])

    def hand(self, view: EvolutionView, pen: Pen) -> Text | None:
        if view.seat is None:
            return None
        cards = view.seats[view.seat].cards or []
        parts = [
            pen.thing(f"card:{card}", Text(_counted(card_name(card, pen.language), cards.count(card))))
            for card in dict.fromkeys(cards)
        ]
        return Text(" | ").join(parts) if parts else Text("–")

    def table(self, view: EvolutionView, pen: Pen) -> RenderableType:
        parts = [self.headline(view, pen), self.board(view, pen)]
        hand = self.hand(view, pen)
        if hand is not None:
            parts.append(Text(f"{pen.say('ui-hand')} ", "bold").append_text(hand.copy()))
        return stacked(parts)

    def heading(self, choice: Choice, language: str) -> tuple[str, str, str] | None:
        key, args = choice.label.key, choice.label.args
        if key not in FROM_HAND:
            return None
        card = card_name(self.name("card", str(args["card"])), language)
        if key == "option-lay":
            return card, "", text("ui-new-animal", language)
        if key == "option-lay-in":
            place = text(str(args["territory"])[1:], language)
            return card, text("ui-new-animal", language), place
        target = f"#{args['animal']}" + (f"+#{args['partner']}" if "partner" in args else "")
        return card, text(str(args["trait"])[1:], language), target

    def name(self, kind: str, value: str) -> str:
        return value.removeprefix("@").replace("trait-", "").replace("territory-", "")

    def title(self, thing: str, language: str) -> str:
        kind, _, name = thing.partition(":")
        if kind == "card":
            return card_name(name, language)
        return text(f"territory-{name}", language) if kind == "place" else f"#{name}"

    def about(self, view: EvolutionView, thing: str) -> list[str]:
        kind, _, name = thing.partition(":")
        if kind == "card":
            return [f"trait-{side}" for side in name.split("/")]
        found = []
        for animal in view.animals:
            if kind == "animal" and str(animal.id) == name:
                found += [trait.name for trait in animal.traits]
                found += [pair.name for pair in view.pairs if animal.id in (pair.a, pair.b)]
                found += ["anglerfish"] if animal.revealed else []
        return [f"trait-{trait}" for trait in dict.fromkeys(found)]

    def thinkable(self, view: EvolutionView) -> list[str]:
        numbers = [animal.id for animal in view.animals]
        texts = ["pass", "end"]
        for a in numbers:
            texts.append(f"feed {a}")
            texts += _uses(view, TRAITS, a, numbers, tokens=3)
        for play in _plays(view):
            texts += [f"{play} {a}" for a in numbers]
            texts += [f"{play} {a} {b}" for a in numbers for b in numbers]
        return texts

    def attempts(self, view: EvolutionView) -> list[str]:
        """Food and traits of one's own animals, cards of one's own hand."""
        numbers = [animal.id for animal in view.animals]
        texts = ["pass", "end"]
        for animal in view.animals:
            if animal.owner == view.seat:
                texts.append(f"feed {animal.id}")
                traits = [TRAITS[TRAIT_NAMES.index(trait.name)] for trait in animal.traits]
                others = [number for number in numbers if number != animal.id]
                texts += _uses(view, list(dict.fromkeys(traits)), animal.id, others, tokens=1)
        return texts + [f"{play} {number}" for play in _plays(view) for number in numbers]

    def place(self, part: Part, language: str) -> str:
        return f"#{part.thing.partition(' ')[2]}"


def _uses(view: EvolutionView, traits: list[Trait], animal: int, others: list[int], tokens: int) -> list[str]:
    """What an animal could do with these traits, as far as it is simply said."""
    values: dict[str, Sequence[object]] = {
        "other": others,
        "territory": [territory.name for territory in view.territories],
        "count": range(1, tokens + 1),
    }
    found: list[str] = []
    for trait in traits:
        texts = [f"{trait.word} {animal}"] if trait.word else []
        for field in trait.form[1:]:
            if not field.optional:
                texts = [f"{said} {value}" for said in texts for value in values.get(field.name, ())]
        found += texts
    return found


def _plays(view: EvolutionView) -> list[str]:
    """The cards of the hand, by each of their sides."""
    hand = view.seats[view.seat].cards or [] if view.seat is not None else []
    return [
        f"play {card} as {side} on" if "/" in card else f"play {card} on"
        for card in dict.fromkeys(hand)
        for side in card.split("/")
    ]


def _headline(view: EvolutionView, pen: Pen) -> Text:
    line = Text()
    phase = pen.say(f"phase-{view.phase}")
    if view.turns:
        line.append(pen.say("ui-turn-of", turn=view.turn, turns=view.turns, phase=phase), "bold")
    else:
        line.append(pen.say("ui-turn", turn=view.turn, phase=phase), "bold")
    if view.last_turn and view.phase != "over":
        line.append(f"   {pen.say('ui-last-turn')}", "bold yellow")
    return line


def _supplies(view: EvolutionView, pen: Pen) -> Text:
    """Food banks, deck, and what lies in the middle."""
    line = Text()
    for territory in view.territories:
        bank = Text(pen.say("ui-bank"))
        if len(view.territories) > 1:
            bank = pen.thing(f"place:{territory.name}", Text(pen.say(f"territory-{territory.name}")))
        line.append_text(bank).append(" ")
        line.append(f"{territory.bank}", "bold red" if territory.bank else "dim")
        line.append(f" {'●' * territory.bank}   ", "red")
    line.append(pen.say("ui-deck", count=view.deck))
    if view.centre:
        line.append(f"   {pen.say('ui-centre', cards=len(view.centre))}")
    return line


def _player(view: EvolutionView, seat: SeatView, pen: Pen) -> RenderableType:
    return Group(_seat_line(view, seat, pen), _animals(view, seat.seat, pen))


def _seat_line(view: EvolutionView, seat: SeatView, pen: Pen) -> Text:
    own = seat.seat == view.seat
    line = Text(pen.seat(seat.seat), "bold reverse" if own else "bold")
    if own:
        line = Text.assemble(line, f" {pen.say('ui-you')}")
    facts = [pen.say("ui-points", count=seat.score), pen.say("ui-in-hand", count=seat.hand)]
    if not view.turns:
        facts.append(pen.say("ui-discarded", count=seat.discarded))
    if seat.reserve:
        facts.append(pen.say("ui-reserve", count=seat.reserve))
    if seat.seat == view.first:
        facts.append(pen.say("ui-first"))
    return Text.assemble(line, ("   " + " · ".join(facts), "dim" if not own else ""))


def _animals(view: EvolutionView, seat: int, pen: Pen) -> RenderableType:
    animals = [animal for animal in view.animals if animal.owner == seat]
    if not animals:
        return Text(f"   {pen.say('ui-no-animals')}", "dim")
    order = {territory.name: place for place, territory in enumerate(view.territories)}
    animals.sort(key=lambda animal: order[animal.at])
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True, min_width=6 if pen.width > 60 else 3, justify="right")
    if len(order) > 1:
        table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for animal in animals:
        thing = f"animal:{animal.id}"
        cells: list[RenderableType] = [pen.thing(thing, Text(f"#{animal.id}", "bold"))]
        if len(order) > 1:
            cells.append(Text(pen.say(f"territory-{animal.at}"), "cyan"))
        table.add_row(*cells, _food(animal), _features(view, animal, pen))
    return table


def _food(animal: AnimalView) -> Text:
    missing = max(animal.need - animal.food, 0)
    asleep = animal.fed and missing
    food = Text("●" * animal.food, "green" if animal.fed else "yellow")
    food.append(("·" if asleep else "○") * missing, "dim" if asleep else "yellow")
    for trait in animal.traits:
        if trait.name == "fat-tissue":
            food.append("◆" if trait.fat else "◇", "bold yellow" if trait.fat else "dim")
    return food


def _features(view: EvolutionView, animal: AnimalView, pen: Pen) -> Text:
    """Traits, pairs, states, and for the owner the card under it."""
    parts = [_trait(trait, pen) for trait in animal.traits]
    for pair in view.pairs:
        if animal.id in (pair.a, pair.b):
            key = "ui-pair"
            if pair.name == "symbiosis":
                key = "ui-pair-symbiont" if animal.id == pair.a else "ui-pair-guarded"
            name = pen.say(f"trait-{pair.name}")
            other = pair.b if animal.id == pair.a else pair.a
            drawn = Text(pen.say(key, trait=name, animal=other), "dim" if pair.off else "magenta")
            parts.append(pen.explained(f"trait-{pair.name}", drawn))
    line = Text(", ").join(parts) if parts else Text("–", "dim")
    states = [
        (not animal.body, "ui-state-bodiless"),
        (animal.revealed, "ui-state-anglerfish"),
        (animal.poisoned, "ui-state-poisoned"),
        (animal.paralysed, "ui-state-paralysed"),
        (animal.hungry, "ui-state-hungry"),
    ]
    for holds, key in states:
        if holds:
            line.append(f"  {pen.say(key)}", "bold red")
    if animal.card is not None and not animal.revealed:
        line.append(f"  ({card_name(animal.card, pen.language)})", "dim italic")
    return line


def _trait(trait: TraitView, pen: Pen) -> Text:
    marks = [
        (trait.off, "ui-trait-off"),
        (trait.active and trait.name == "hibernation", "ui-trait-asleep"),
        (trait.active and trait.name == "shell", "ui-trait-hidden"),
        (trait.active and trait.name == "shy", "ui-trait-startled"),
        (trait.used and not trait.active, "ui-trait-used"),
        (trait.tired, "ui-trait-tired"),
    ]
    said = [pen.say(key) for holds, key in marks if holds]
    key = f"trait-{trait.name}"
    name = pen.say(key)
    return pen.explained(key, Text(f"{name} ({', '.join(said)})" if said else name, "dim" if said else ""))


def card_name(card: str, language: str) -> str:
    return "/".join(text(f"trait-{side}", language) for side in card.split("/"))


def _counted(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name
