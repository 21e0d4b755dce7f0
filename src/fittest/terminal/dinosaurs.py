"""Dinosaurs in the terminal: the hex map with the climate, the meteor, the auction and the species.

Colour never stands alone: a hex says its terrain by a letter and its zone by a sign, a dinosaur its seat by
a number.
"""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fittest.games.dinosaurs.view import DinosaursView, HexView, SpeciesView
from fittest.terminal.seats import seat_name
from fittest.texts import text

# Background of the terrains, and the colour of each seat's dinosaurs.
GROUND = {"desert": "#e8cf7a", "plain": "#8fbf6a", "hill": "#b08355", "mountain": "#a9adb3"}
SEATS = ["#b3122e", "#12459c", "#5b1a8a", "#00555a", "#7a3b00"]
INK = "#1c1c1c"
SIGNS = {"temperate": "+", "cold": "*", "warm": "~", "deadly": "!"}
# Even, because rows are shifted by half a hex.
HEX_WIDTH = 8


def thinkable(view: DinosaursView) -> list[str]:
    """Texts of actions that somebody might think of in this position, legal or not."""
    return []


def draw(view: DinosaursView, language: str) -> RenderableType:
    """Everything on the table that the seat of this view may see."""
    parts: list[RenderableType] = [
        _headline(view, language),
        _climate(view, language),
        _meteor(view, language),
    ]
    parts += [Text(), _map(view, language), _legend(view, language), Text(), _species_table(view, language)]
    if view.auction is not None:
        parts += [Text(), _auction(view, language)]
    hand = _hand(view, language)
    if hand is not None:
        parts += [Text(), hand]
    return Group(*parts)


def player(view: DinosaursView, seat: int, language: str) -> Text:
    """The name of a seat, underlined for the viewer's own."""
    own = " underline" if seat == view.seat else ""
    return Text(seat_name(seat, language), style=f"bold white on {SEATS[seat]}{own}")


def _headline(view: DinosaursView, language: str) -> Text:
    phase = text(f"dino-phase-{view.phase}", language)
    line = Text(text("dino-ui-turn", language, turn=view.turn, phase=phase), style="bold")
    line.append(f"   {text('dino-ui-order', language)} ")
    for seat in view.order:
        line.append_text(player(view, seat, language)).append(" ")
    return line


def _climate(view: DinosaursView, language: str) -> Text:
    """The ring clockwise, the marker in brackets."""
    line = Text(f"{text('dino-ui-climate', language)} ")
    for sector, terrain in enumerate(view.climate.ring):
        name = f" {text(f'dino-terrain-{terrain}', language)} "
        shown = f"[{name}]" if sector == view.climate.sector else f" {name} "
        line.append(shown, style=f"{INK} on {GROUND[terrain]}" + (" bold" if shown[0] == "[" else ""))
        line.append("→")
    return line


def _meteor(view: DinosaursView, language: str) -> Text:
    """The track: a dot, the die number up to which it falls, the impact; the meteor in brackets."""
    line = Text(f"{text('dino-ui-meteor', language)} ")
    for space in range(1, view.meteor.impact + 1):
        number = view.meteor.numbers[space]
        sign = "X" if space == view.meteor.impact else f"≤{number}" if number else "·"
        style = "bold red" if number or sign == "X" else ""
        line.append(f"[{sign}]" if space == view.meteor.space else f" {sign} ", style=style)
    return line


def _map(view: DinosaursView, language: str) -> Text:
    """Two lines per row of hexes: terrain, zone and who stands there, then the coordinates."""
    rows: dict[int, list[HexView]] = {}
    for spot in view.hexes:
        rows.setdefault(spot.r, []).append(spot)
    left = min(2 * spot.q + spot.r for spot in view.hexes)
    drawn = Text()
    for r in sorted(rows):
        for upper in (True, False):
            column = left
            for spot in sorted(rows[r], key=lambda spot: spot.q):
                here = 2 * spot.q + spot.r
                drawn.append(" " * ((here - column) * HEX_WIDTH // 2))
                drawn.append_text(_upper(spot, language) if upper else _lower(spot))
                column = here + 2
            drawn.append("\n")
    drawn.rstrip()
    return drawn


def _upper(spot: HexView, language: str) -> Text:
    ground = f"{INK} on {GROUND[spot.terrain]}"
    cell = Text(
        f" {_letter(spot.terrain, language)}{SIGNS[spot.zone]}{'☆' if spot.star else ' '} ", style=ground
    )
    if spot.owner is not None:
        cell.append(
            f"{seat_name(spot.owner, language)[0]}{spot.owner + 1}",
            style=f"bold white on {SEATS[spot.owner]}",
        )
    return cell.append(" " * (HEX_WIDTH - cell.cell_len), style=ground)


def _lower(spot: HexView) -> Text:
    return Text(f" {spot.q},{spot.r}".ljust(HEX_WIDTH), style=f"#4a4a4a on {GROUND[spot.terrain]}")


def _letter(terrain: str, language: str) -> str:
    """The first letter of a terrain, which is another for each in every language."""
    return text(f"dino-terrain-{terrain}", language)[0].upper()


def _legend(view: DinosaursView, language: str) -> Table:
    """Terrains by letter, zones by sign."""
    grid = Table.grid(padding=(0, 3))
    entries = []
    for terrain, ground in GROUND.items():
        zone = next(spot.zone for spot in view.hexes if spot.terrain == terrain)
        name, kind = text(f"dino-terrain-{terrain}", language), text(f"dino-zone-{zone}", language)
        sign = Text(f" {_letter(terrain, language)}{SIGNS[zone]} ", style=f"{INK} on {ground}")
        entries.append(Text.assemble(sign, f" {name}: {kind}"))
    grid.add_row(*entries[:2])
    grid.add_row(*entries[2:])
    return grid


def _species_table(view: DinosaursView, language: str) -> Table:
    genes = list(view.species[0].genes)
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column("")
    for key in ("dino-ui-points", "dino-ui-herd"):
        table.add_column(text(key, language), justify="right")
    for gene in genes:
        table.add_column(text(f"dino-gene-{gene}", language), justify="right")
    table.add_column(text("dino-ui-cards", language), justify="right")
    table.add_column(text("dino-ui-effects", language))
    for species in view.species:
        numbers = [str(species.points), f"{species.herd}/{species.herd + species.reserve}"]
        numbers += [str(species.genes[gene]) for gene in genes]
        notes = _notes(view, species, language)
        table.add_row(player(view, species.seat, language), *numbers, str(species.hand_size), notes)
    return table


def _notes(view: DinosaursView, species: SpeciesView, language: str) -> str:
    """What event cards have changed for this turn, steps that are left, odds of an attack."""
    notes = [f"{text(f'dino-effect-{name}', language)} {n:+d}" for name, n in species.effects.items()]
    if species.steps:
        notes.insert(0, text("dino-ui-steps", language, steps=species.steps))
    if species.beaten_on is not None and view.phase == "movement":
        notes.append(text("dino-ui-odds", language, die=species.beaten_on))
    if species.holding:
        notes.append(text("dino-ui-holding", language))
    return ", ".join(notes)


def _auction(view: DinosaursView, language: str) -> Table:
    auction = view.auction
    assert auction is not None
    table = Table(box=None, padding=(0, 1), header_style="bold", title_justify="left")
    for key in ("dino-ui-row", "dino-ui-gene", "dino-ui-bid"):
        table.add_column(text(key, language))
    for number, row in enumerate(auction.rows, start=1):
        mark = "▶" if number == auction.chosen else ""
        bid = Text("–")
        if row.owner is not None:
            bid = Text(f"{row.bid} ").append_text(player(view, row.owner, language))
        table.add_row(f"{number}{mark}", text(f"dino-gene-{row.gene}", language), bid)
    return table


def _hand(view: DinosaursView, language: str) -> Table | None:
    if view.seat is None or not view.species[view.seat].hand:
        return None
    table = Table(box=None, show_header=False, padding=(0, 1))
    for card in view.species[view.seat].hand or []:
        name = Text(text(f"dino-card-{card}", language), style="bold")
        table.add_row(name, text(f"dino-card-{card}.about", language))
    return table
