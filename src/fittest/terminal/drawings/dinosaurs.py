"""Dinosaurs in the terminal: the hex map with the climate, the meteor, the auction and the species.

Colour never stands alone: a hex says its terrain by a letter and its zone by a sign, a dinosaur its seat by
a number.
"""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fittest.games.dinosaurs.view import DinosaursView, HexView, SpeciesView
from fittest.kernel.view import Choice
from fittest.terminal.drawings.base import Drawing, Pen, stacked
from fittest.terminal.drawings.hexmap import LARGE, SMALL, Hex, Shape, draw_map
from fittest.terminal.seats import seat_name
from fittest.texts import text

# Background of the terrains, and the colour of each seat's dinosaurs.
GROUND = {"desert": "#e8cf7a", "plain": "#8fbf6a", "hill": "#b08355", "mountain": "#a9adb3"}
SEATS = ["#b3122e", "#12459c", "#5b1a8a", "#00555a", "#7a3b00"]
INK = "#1c1c1c"
SIGNS = {"temperate": "+", "cold": "*", "warm": "~", "deadly": "!"}
TABLE_WIDTH = 90
"""Room for the species side by side with all their genes."""
BESIDE = 26
"""Columns beside the map that are enough for the species."""
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class DinosaursDrawing(Drawing):
    kinds: ClassVar[dict[str, str]] = {
        "card": "card",
        "target": "seat",
        "hex": "hex",
        "start": "hex",
        "goal": "hex",
    }

    def headline(self, view: DinosaursView, pen: Pen) -> RenderableType:
        return Group(_headline(view, pen), _climate(view, pen), _meteor(view, pen))

    def board(self, view: DinosaursView, pen: Pen) -> RenderableType:
        drawn = _map(view, pen)
        rest: list[RenderableType] = [_species(view, pen)]
        if view.auction is not None:
            rest.insert(0, _auction(view, pen))
        columns = max(line.cell_len for line in drawn.split())
        if pen.height is None or pen.width - columns < BESIDE:
            return stacked([Group(drawn, _legend(view, pen)), *rest])
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, width=columns)
        grid.add_column(ratio=1)
        grid.add_row(drawn, stacked([*rest, _legend(view, pen)]))
        return grid

    def hand(self, view: DinosaursView, pen: Pen) -> RenderableType | None:
        """The cards with what they do, or only their names where there is little room."""
        cards = view.species[view.seat].hand if view.seat is not None else None
        if not cards:
            return None
        names = [
            pen.thing(f"card:{card}", Text(pen.say(f"dino-card-{card}"), style="bold")) for card in cards
        ]
        if pen.width < TABLE_WIDTH - 30:
            return Text(" | ").join(names)
        table = Table(box=None, show_header=False, padding=(0, 1))
        for card, name in zip(cards, names, strict=True):
            table.add_row(name, pen.say(f"dino-card-{card}.about"))
        return table

    def table(self, view: DinosaursView, pen: Pen) -> RenderableType:
        parts = [self.headline(view, pen), self.board(view, pen)]
        hand = self.hand(view, pen)
        return stacked(parts if hand is None else [*parts, hand])

    def things(self, choice: Choice) -> list[str]:
        if choice.label.key == "option-dino-row":
            return [f"row:{choice.label.args['number']}"]
        return super().things(choice)

    def name(self, kind: str, value: str) -> str:
        if kind == "seat":
            return str(int(value[1:]) - 1)
        return value.removeprefix("@dino-card-")

    def title(self, thing: str, language: str) -> str:
        kind, _, name = thing.partition(":")
        if kind == "seat":
            return seat_name(int(name), language)
        return text(f"dino-card-{name}", language) if kind == "card" else name

    def about(self, view: DinosaursView, thing: str) -> list[str]:
        kind, _, name = thing.partition(":")
        if kind == "card":
            return [f"dino-card-{name}"]
        if kind == "row" and view.auction is not None:
            return [f"dino-gene-{view.auction.rows[int(name) - 1].gene}"]
        genes = [f"dino-gene-{gene}" for gene in view.species[0].genes]
        return genes if kind == "seat" else []

    def thinkable(self, view: DinosaursView) -> list[str]:
        """Steps from own hexes and births; cards at any time."""
        places = {(spot.q, spot.r): spot for spot in view.hexes}
        texts = ["done", "pass", "decline"]
        for spot in view.hexes:
            texts.append(f"birth {spot.q},{spot.r}")
            if spot.owner is None or spot.owner != view.seat:
                continue
            for q, r in SIDES:
                goal = places.get((spot.q + q, spot.r + r))
                if goal is not None:
                    verb = "move" if goal.owner in (None, view.seat) else "attack"
                    texts.append(f"{verb} {spot.q},{spot.r} {goal.q},{goal.r}")
        hand = view.species[view.seat].hand or [] if view.seat is not None else []
        return texts + [f"play {card}" for card in dict.fromkeys(hand)]


def _player(view: DinosaursView, seat: int, pen: Pen) -> Text:
    """The name of a seat, underlined for the viewer's own."""
    own = " underline" if seat == view.seat else ""
    return pen.thing(f"seat:{seat}", Text(pen.seat(seat), f"bold white on {SEATS[seat]}{own}"))


def _headline(view: DinosaursView, pen: Pen) -> Text:
    phase = pen.say(f"dino-phase-{view.phase}")
    line = Text.assemble((pen.say("dino-ui-turn", turn=view.turn, phase=phase), "bold"))
    line.append(f"   {pen.say('dino-ui-order')} ")
    for seat in view.order:
        line.append_text(_player(view, seat, pen)).append(" ")
    return line


def _climate(view: DinosaursView, pen: Pen) -> Text:
    """The ring clockwise, the marker in brackets."""
    line = Text(f"{pen.say('dino-ui-climate')} ")
    for sector, terrain in enumerate(view.climate.ring):
        name = pen.say(f"dino-terrain-{terrain}")
        if pen.width >= TABLE_WIDTH:
            name = f" {name} "
        shown = f"[{name}]" if sector == view.climate.sector else f" {name} "
        line.append(shown, style=f"{INK} on {GROUND[terrain]}" + (" bold" if shown[0] == "[" else ""))
        line.append("→")
    return line


def _meteor(view: DinosaursView, pen: Pen) -> Text:
    """The track: a dot, the die number up to which it falls, the impact; the meteor in brackets."""
    line = Text(f"{pen.say('dino-ui-meteor')} ")
    for space in range(1, view.meteor.impact + 1):
        number = view.meteor.numbers[space]
        sign = "X" if space == view.meteor.impact else f"≤{number}" if number else "·"
        style = "bold red" if number or sign == "X" else ""
        line.append(f"[{sign}]" if space == view.meteor.space else f" {sign} ", style=style)
    return line


def _map(view: DinosaursView, pen: Pen) -> Text:
    columns, lines = LARGE.size([(spot.q, spot.r) for spot in view.hexes])
    fits = columns <= pen.width and (pen.height is None or lines <= pen.height)
    shape = LARGE if fits else SMALL
    return draw_map([_hex(spot, shape, pen) for spot in view.hexes], shape)


def _hex(spot: HexView, shape: Shape, pen: Pen) -> Hex:
    """Terrain and zone, a star, and who stands there; coordinates where there is room."""
    letter = _letter(spot.terrain, pen)
    lines = [Text(f"{letter}{SIGNS[spot.zone]}")]
    if shape is LARGE:
        lines[0].append("☆" if spot.star else " ")
        lines.append(Text(f"{spot.q},{spot.r}"))
    elif spot.owner is None and spot.star:
        lines[0].append("☆")
    if spot.owner is not None:
        name = f"{pen.seat(spot.owner)[0]}{spot.owner + 1}" if shape is LARGE else str(spot.owner + 1)
        lines[0].append(name, style=f"bold white on {SEATS[spot.owner]}")
    for line in lines:
        line.append(" " * (shape.width - 1 - line.cell_len))
    thing = f"hex:{spot.q},{spot.r}"
    ground = f"{INK} on {GROUND[spot.terrain]}"
    return Hex(spot.q, spot.r, [pen.thing(thing, line) for line in lines], ground)


def _letter(terrain: str, pen: Pen) -> str:
    """The first letter of a terrain, which is another for each in every language."""
    return pen.say(f"dino-terrain-{terrain}")[0].upper()


def _legend(view: DinosaursView, pen: Pen) -> Table:
    """Terrains by letter, zones by sign."""
    grid = Table.grid(padding=(0, 3 if pen.width > 60 else 1))
    entries = []
    for terrain, ground in GROUND.items():
        zone = next(spot.zone for spot in view.hexes if spot.terrain == terrain)
        name, kind = pen.say(f"dino-terrain-{terrain}"), pen.say(f"dino-zone-{zone}")
        sign = Text(f" {_letter(terrain, pen)}{SIGNS[zone]} ", style=f"{INK} on {ground}")
        entries.append(Text.assemble(sign, f" {name}: {kind}"))
    grid.add_row(*entries[:2])
    grid.add_row(*entries[2:])
    return grid


def _species(view: DinosaursView, pen: Pen) -> RenderableType:
    if pen.height is None:
        return _species_table(view, pen)
    return stacked([_species_lines(view, species, pen) for species in view.species])


def _species_lines(view: DinosaursView, species: SpeciesView, pen: Pen) -> Text:
    """For a narrow screen: genes in words, those that there are."""
    facts = [
        pen.say("ui-points", count=species.points),
        f"{pen.say('dino-ui-herd')} {species.herd}/{species.herd + species.reserve}",
        pen.say("ui-in-hand", count=species.hand_size),
        *(f"{pen.say(f'dino-gene-{gene}')} {n}" for gene, n in species.genes.items() if n),
    ]
    notes = _notes(view, species, pen)
    line = Text.assemble(_player(view, species.seat, pen), f" {' · '.join(facts)}")
    return line.append(f" · {notes}" if notes else "", "bold")


def _species_table(view: DinosaursView, pen: Pen) -> Table:
    genes = list(view.species[0].genes)
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("")
    for key in ("dino-ui-points", "dino-ui-herd"):
        table.add_column(pen.say(key), justify="right")
    for gene in genes:
        key = f"dino-gene-{gene}"
        table.add_column(pen.explained(key, Text(pen.say(key))), justify="right")
    table.add_column(pen.say("dino-ui-cards"), justify="right")
    table.add_column(pen.say("dino-ui-effects"))
    for species in view.species:
        numbers = [str(species.points), f"{species.herd}/{species.herd + species.reserve}"]
        numbers += [str(species.genes[gene]) for gene in genes]
        notes = _notes(view, species, pen)
        table.add_row(_player(view, species.seat, pen), *numbers, str(species.hand_size), notes)
    return table


def _notes(view: DinosaursView, species: SpeciesView, pen: Pen) -> str:
    """What event cards have changed for this turn, steps that are left, odds of an attack."""
    notes = [f"{pen.say(f'dino-effect-{name}')} {n:+d}" for name, n in species.effects.items()]
    if species.steps:
        notes.insert(0, pen.say("dino-ui-steps", steps=species.steps))
    if species.beaten_on is not None and view.phase == "movement":
        notes.append(pen.say("dino-ui-odds", die=species.beaten_on))
    if species.holding:
        notes.append(pen.say("dino-ui-holding"))
    return ", ".join(notes)


def _auction(view: DinosaursView, pen: Pen) -> Table:
    auction = view.auction
    assert auction is not None
    table = Table(box=None, padding=(0, 1), header_style="bold", title_justify="left")
    for key in ("dino-ui-row", "dino-ui-gene", "dino-ui-bid"):
        table.add_column(pen.say(key))
    for number, row in enumerate(auction.rows, start=1):
        mark = "▶" if number == auction.chosen else ""
        bid = Text("–")
        if row.owner is not None:
            bid = Text(f"{row.bid} ").append_text(_player(view, row.owner, pen))
        key = f"dino-gene-{row.gene}"
        name = pen.explained(key, Text(pen.say(key)))
        table.add_row(pen.thing(f"row:{number}", Text(f"{number}{mark}")), name, bid)
    return table
