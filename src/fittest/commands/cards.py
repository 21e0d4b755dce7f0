"""`fittest cards`: every card of a ruleset, and what changes with the number of players."""

import json
from itertools import groupby

import click
import msgspec
from rich.table import Table

import fittest
from fittest import options
from fittest.console import Argument, Command, language, screen, switches
from fittest.expansions.command import expansion_option
from fittest.kernel.family import CardInfo, CardSide, Fact, Reference, Roll
from fittest.terminal.words import title
from fittest.texts import keys, text

GAP = (0, 2, 0, 0)


@expansion_option
@click.command(cls=Command, help="cli-help-cards")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
@options.switches
@options.as_json
def cards(ruleset: str, pairs: tuple[str, ...], as_json: bool) -> None:
    reference = fittest.cards(ruleset, **switches(pairs))
    if as_json:
        click.echo(json.dumps(as_data(reference), ensure_ascii=False))
        return
    show(reference)


def as_data(reference: Reference) -> dict[str, object]:
    """Everything that is printed, as plain data with the texts of the language."""
    listed = reference.cards
    told = [
        {
            "id": card.id,
            "title": name_of(card),
            "box": card.box,
            "copies": card.copies,
            "harmful": card.harmful,
            "sides": [
                {**msgspec.to_builtins(side), "title": text(side.title, language()), "about": about(side)}
                for side in card.sides
            ],
        }
        for card in listed
    ]
    totals = {
        "kinds": len(listed),
        "copies": sum(card.copies for card in listed),
        "harmful": sum(card.copies for card in listed if card.harmful),
        "boxes": {box: sum(card.copies for card in found) for box, found in by_box(listed)},
    }
    return {
        "ruleset": reference.ruleset,
        "title": title(reference.ruleset, language()),
        "cards": told,
        "totals": totals,
        "tables": msgspec.to_builtins(reference.tables),
    }


def by_box(listed: list[CardInfo]) -> list[tuple[str, list[CardInfo]]]:
    return [(box, list(found)) for box, found in groupby(listed, lambda card: card.box)]


def name_of(card: CardInfo) -> str:
    return " / ".join(text(side.title, language()) for side in card.sides)


def about(side: CardSide) -> str:
    return text(f"{side.title}.about", language())


def show(reference: Reference) -> None:
    out = screen()
    out.print(title(reference.ruleset, language()), style="bold")
    note = f"cards-note-{reference.ruleset.split('+')[0]}"
    if note in keys(language()):
        out.print(text(note, language()))
    for box, found in by_box(reference.cards):
        out.print()
        out.print(total(box, found), style="bold")
        out.print(card_table(found))
    out.print()
    out.print(text_table(reference.cards))
    out.print()
    out.print(player_table(reference))


def total(box: str, found: list[CardInfo]) -> str:
    counts = {"kinds": len(found), "count": sum(card.copies for card in found)}
    line = text("cards-total", language(), box=f"@card-box-{box}", **counts)
    harmful = sum(card.copies for card in found if card.harmful)
    return f"{line} {text('cards-harmful', language(), count=harmful)}" if harmful else line


def card_table(found: list[CardInfo]) -> Table:
    """One line for each side; a column that would be empty is left out."""
    counted = any(side.points is not None for card in found for side in card.sides)
    table = Table(box=None, padding=GAP)
    table.add_column(text("cards-copies", language()), justify="right")
    table.add_column(text("cards-card", language()))
    table.add_column(text("cards-kind", language()))
    if counted:
        table.add_column(text("cards-need", language()), justify="right")
        table.add_column(text("cards-points", language()), justify="right")
    table.add_column(text("cards-id", language()), no_wrap=True)
    for card in found:
        for side in card.sides:
            first = side is card.sides[0]
            kind = text(f"card-kind-{side.kind}", language())
            if card.harmful:
                kind = f"{kind}, {text('card-harmful', language())}"
            row = [str(card.copies) if first else "", text(side.title, language()), kind]
            if counted:
                row += [signed(side.need), "" if side.points is None else str(side.points)]
            table.add_row(*row, card.id if first else "")
    return table


def signed(need: int | None) -> str:
    return f"+{need}" if need else ""


def text_table(listed: list[CardInfo]) -> Table:
    """What each side does, once."""
    table = Table(box=None, padding=GAP, show_header=False)
    table.add_column(min_width=12)
    table.add_column()
    sides = {side.title: side for card in listed for side in card.sides}
    for side in sides.values():
        table.add_row(text(side.title, language()), about(side))
    return table


def player_table(reference: Reference) -> Table:
    table = Table(box=None, padding=GAP)
    table.add_column(text("cards-players", language()), justify="right")
    for name in reference.tables[0].facts:
        table.add_column(text(f"table-fact-{name}", language()), justify="right")
    for row in reference.tables:
        table.add_row(str(row.players), *(fact(value) for value in row.facts.values()))
    return table


def fact(value: Fact) -> str:
    if isinstance(value, Roll):
        return (
            text("cards-roll", language(), dice=value.dice, added=value.added)
            if value.dice
            else str(value.added)
        )
    return str(value)
