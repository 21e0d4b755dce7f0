"""The words that a player can type instead of an answer, in both languages, and what some of them tell."""

from rich.table import Table
from rich.text import Text

from fittest.bots.hint import hint
from fittest.bots.player_view import PlayerView
from fittest.kernel.game import Game
from fittest.terminal.advice import hint_chance, hint_rows, hint_sentence
from fittest.terminal.plain.renderer import Renderer
from fittest.terminal.words import Glossary, abouts, describe, settings, title
from fittest.texts import render, text

COMMANDS = {
    "help": ("?", "help", "помощь"),
    "why": ("why", "почему"),
    "table": ("table", "стол"),
    "options": ("options", "варианты"),
    "hint": ("hint", "подсказка"),
    "log": ("log", "журнал"),
    "cards": ("cards", "карты"),
    "trait": ("trait", "свойство"),
    "rules": ("rules", "правила"),
    "save": ("save", "сохранить"),
    "quit": ("quit", "exit", "выход"),
}


def command_in(said: str) -> tuple[str, str]:
    """The command that a line begins with and the rest of it; no command: an empty name."""
    first, _, rest = said.partition(" ")
    for name, words in COMMANDS.items():
        if first.casefold() in words:
            return name, rest.strip()
    return "", said


def show_help(renderer: Renderer) -> None:
    renderer.say("ui-help")
    table = Table(box=None, show_header=False, padding=(0, 2))
    for name, words in COMMANDS.items():
        spoken = words[-1] if renderer.language == "ru" else words[0]
        if name == "help":
            spoken = words[0]
        table.add_row(Text(spoken, "bold"), text(f"ui-help-{name}", renderer.language))
    renderer.show(table)


def show_hints(renderer: Renderer, player: PlayerView) -> None:
    """The best options and why, from the player's own view."""
    found = hint(player)
    language = renderer.language
    renderer.show(Text(hint_sentence(found, language), "bold"))
    renderer.show(Text(hint_chance(found, language)))
    table = Table(box=None, show_header=False, padding=(0, 2))
    for cost, words in hint_rows(found, language):
        table.add_row(Text(cost, "bold"), words)
    renderer.say("ui-hints")
    renderer.show(table)


def show_rules(renderer: Renderer, game: Game) -> None:
    """The ruleset in play, its boxes and its switches."""
    language = renderer.language
    ruleset = game.setup.ruleset
    renderer.show(Text(title(ruleset, language), "bold"))
    for about in abouts(ruleset, language):
        renderer.show(Text(about))
    for name, value, about in settings(game, language):
        renderer.show(Text(f"{name}: {value}", "bold").append(f"  {about}", "dim"))


def show_cards(renderer: Renderer, glossary: Glossary) -> None:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for card in glossary.cards:
        mark = f"  ({text('card-harmful', renderer.language)})" if card.harmful else ""
        table.add_row(f"{card.copies} ×", render(card.label, renderer.language) + mark)
    renderer.show(table)
    renderer.say("ui-cards-hint", "dim")


def show_trait(renderer: Renderer, glossary: Glossary, wanted: str) -> None:
    found = glossary.find(wanted) if wanted else glossary.entries
    if not found:
        renderer.say("ui-no-trait", "red", name=wanted)
    for key in found:
        name, about = describe(key, renderer.language)
        renderer.show(Text(f"{name}. ", "bold").append(about, "default"))
