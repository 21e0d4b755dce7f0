"""Names of rulesets, and a glossary of the cards of a game."""

from fittest.games.registry import family_of
from fittest.kernel.family import CardInfo
from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.texts import LANGUAGES, render, text


def title(ruleset: str, language: str) -> str:
    return " + ".join(text(f"ruleset-{part}", language) for part in ruleset.split("+"))


def abouts(ruleset: str, language: str) -> list[str]:
    """What each box of the ruleset brings."""
    return [text(f"ruleset-{part}.about", language) for part in ruleset.split("+")]


def settings(game: Game, language: str) -> list[tuple[str, str, str]]:
    """The switches of a game: name, value, what they do."""
    ruleset = game.setup.ruleset
    return [
        (
            text(f"switch-{switch.name}", language),
            _setting(game.setup.switches.get(switch.name, switch.choices[0]), language),
            text(f"switch-{switch.name}.about", language),
        )
        for switch in family_of(ruleset).info(ruleset).switches
    ]


def _setting(value: object, language: str) -> str:
    if isinstance(value, bool):
        return text("ui-yes" if value else "ui-no", language)
    return str(value)


class Glossary:
    """Everything named by the cards of a ruleset that has a description."""

    def __init__(self, ruleset: str, switches: dict[str, object] | None = None) -> None:
        self.cards: list[CardInfo] = family_of(ruleset).cards(ruleset, switches)
        titles = [side.title for card in self.cards for side in card.sides]
        self.entries: list[str] = list(dict.fromkeys(titles))

    def find(self, wanted: str) -> list[str]:
        """The entries whose name, in any language, is `wanted`; else those whose name contains it."""
        words = _plain(wanted)
        if not words:
            return []
        exact = [key for key in self.entries if words in self._names(key)]
        return exact or [key for key in self.entries if any(words in name for name in self._names(key))]

    def _names(self, key: str) -> list[str]:
        return [_plain(key.rpartition("trait-")[2]), *(_plain(text(key, language)) for language in LANGUAGES)]


def describe(key: str, language: str) -> tuple[str, str]:
    """The name of a glossary entry and what it does."""
    return text(key, language), render(Message(f"{key}.about"), language)


def _plain(words: str) -> str:
    return " ".join(words.replace("-", " ").replace("ё", "е").replace("Ё", "Е").casefold().split())
