"""Random Mutations in the terminal: the centre, and each player's row of species.

An animal is its number with what lies on it: ● food, ○ food it still needs, ▲ shelter, ✖ parasite.
"""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fittest.games.mutations.moves import trait_key
from fittest.games.mutations.view import AnimalView, MutationsView, PlayerView, SpeciesView
from fittest.terminal.drawings.base import Drawing, Pen, stacked


class MutationsDrawing(Drawing):
    kinds: ClassVar[dict[str, str]] = {"animal": "animal", "species": "species"}

    def headline(self, view: MutationsView, pen: Pen) -> RenderableType:
        return Group(_headline(view, pen), _centre(view, pen), *_open_card(view, pen))

    def board(self, view: MutationsView, pen: Pen) -> RenderableType:
        return stacked([_player(view, seat, player, pen) for seat, player in enumerate(view.table)])

    def table(self, view: MutationsView, pen: Pen) -> RenderableType:
        return stacked([self.headline(view, pen), self.board(view, pen)])

    def title(self, thing: str, language: str) -> str:
        return f"#{thing.partition(':')[2]}"

    def about(self, view: MutationsView, thing: str) -> list[str]:
        kind, _, name = thing.partition(":")
        number = name.partition(".")[0]
        found: list[str] = []
        for player in view.table:
            for species in player.row:
                if kind in self.kinds and str(species.id) == number:
                    found += species.traits
        return [trait_key(trait) for trait in dict.fromkeys(found)]

    def thinkable(self, view: MutationsView) -> list[str]:
        species = [(seat, each) for seat, player in enumerate(view.table) for each in player.row]
        own = [animal.name for seat, each in species if seat == view.seat for animal in each.animals]
        texts = ["pass", "end", "species"]
        for seat, each in species:
            texts += [f"{verb} {each.id}" for verb in ("trait", "grow", "diverge")]
            texts += [f"{verb} {a.name}" for a in each.animals for verb in ("red", "green", "black")]
            if seat != view.seat:
                texts += [f"attack {animal} {each.id}" for animal in own]
        return texts


def _headline(view: MutationsView, pen: Pen) -> Text:
    phase = pen.say(f"ui-mut-phase-{view.phase}")
    line = Text(pen.say("ui-turn", turn=view.turn, phase=phase), "bold")
    if view.last_turn:
        line.append(f"   {pen.say('ui-last-turn')}", "bold yellow")
    return line


def _centre(view: MutationsView, pen: Pen) -> Text:
    line = Text(f"{pen.say('ui-mut-centre')} ")
    for key, count, sign, style in (
        ("ui-mut-food", view.red, "●", "red"),
        ("ui-mut-shelters", view.green, "▲", "green"),
        ("ui-mut-parasites", view.black, "✖", "magenta"),
    ):
        line.append(f" {pen.say(key)} ")
        line.append(f"{count} {sign * count}  ", style if count else "dim")
    return line.append(f" {pen.say('ui-mut-general', count=view.general)}")


def _open_card(view: MutationsView, pen: Pen) -> list[Text]:
    if view.open_card is None:
        return []
    key = trait_key(view.open_card)
    return [
        pen.explained(key, Text(pen.say("ui-mut-open-card", card=pen.say(key)), "bold magenta")),
    ]


def _player(view: MutationsView, seat: int, player: PlayerView, pen: Pen) -> RenderableType:
    return Group(_player_line(view, seat, player, pen), _row(player, pen))


def _player_line(view: MutationsView, seat: int, player: PlayerView, pen: Pen) -> Text:
    own = seat == view.seat
    line = Text(pen.seat(seat), "bold reverse" if own else "bold")
    if own:
        line = Text.assemble(line, f" {pen.say('ui-you')}")
    facts = [
        pen.say("ui-points", count=view.scores[seat]),
        pen.say("ui-mut-deck", count=player.deck),
        pen.say("ui-discarded", count=player.discard),
    ]
    if seat == view.first:
        facts.append(pen.say("ui-first"))
    if player.passed:
        facts.append(pen.say("ui-mut-passed"))
    return Text.assemble(line, ("   " + " · ".join(facts), "" if own else "dim"))


def _row(player: PlayerView, pen: Pen) -> RenderableType:
    if not player.row:
        return Text(f"   {pen.say('ui-no-animals')}", "dim")
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(no_wrap=True, min_width=6 if pen.width > 60 else 3, justify="right")
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for species in player.row:
        animals = Text("  ").join(_animal(species, animal, pen) for animal in species.animals)
        name = pen.thing(f"species:{species.id}", Text(str(species.id), "bold"))
        table.add_row(name, animals, _traits(species, pen))
    return table


def _animal(species: SpeciesView, animal: AnimalView, pen: Pen) -> Text:
    name = pen.thing(f"animal:{animal.name}", Text(animal.name, "bold"))
    drawn = Text.assemble(name, (" " + "●" * animal.food, "green" if animal.fed else "yellow"))
    drawn.append("○" * max(species.need - animal.food, 0), "yellow")
    drawn.append("▲" if animal.sheltered else "", "green")
    drawn.append("✖" * animal.parasites, "magenta")
    if animal.attacked:
        drawn.append(f" {pen.say('ui-mut-attacked')}", "dim")
    if animal.card is not None:
        drawn.append(f" ({pen.say(trait_key(animal.card))})", "dim italic")
    return drawn


def _traits(species: SpeciesView, pen: Pen) -> Text:
    line = Text() if species.traits else Text("–", "dim")
    for trait, card in zip(species.traits, species.cards, strict=True):
        line.append(", " if line else "")
        line.append_text(pen.explained(trait_key(trait), Text(pen.say(trait_key(trait)))))
        if card != trait:
            line.append(f" ({pen.say(trait_key(card))})", "dim italic")
    if species.shared:
        numbers = ", ".join(str(number) for number in species.shared)
        line.append(f"  {pen.say('ui-mut-shared', species=numbers)}", "dim")
    return line
