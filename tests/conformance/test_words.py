"""Everything that a game says can be said in every language."""

import pytest

from fittest.kernel.chance import Chance
from fittest.kernel.message import Message
from fittest.kernel.play import play_on
from fittest.kernel.view import log_lines
from fittest.texts import LANGUAGES, bundle
from tests.conformance.cases import REAL, Case, texts


def faults(message: Message, language: str) -> list[str]:
    """What goes wrong when a message is put in words."""
    made = bundle(language)
    name, _, attribute = message.key.partition(".")
    if not made.has_message(name):
        return [f"{language}: no text for {message.key}"]
    found = made.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return [f"{language}: no text for {message.key}"]
    wrong = []
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, str) and part.startswith("@"):
                for key in part[1:].split("/"):
                    wrong += faults(Message(key.removeprefix("@")), language)
    args = {
        name: ", ".join(value) if isinstance(value, list) else value for name, value in message.args.items()
    }
    _, errors = made.format_pattern(pattern, args)
    return wrong + [f"{language}: {message.key}: {error}" for error in errors]


def all_said(case: Case, seed: int) -> list[Message]:
    """Every message of a random game: prompts, options, refusals, stories."""
    said: dict[str, Message] = {}

    def note(message: Message | None) -> None:
        if message is not None:
            said[repr(message)] = message

    game, chance = case.new(seed), Chance(seed)
    while (decision := game.decision) is not None:
        note(decision.prompt)
        for option in decision.options:
            note(option.message)
        if len(game.answers) % 10 == 0:
            for text in texts(case):
                note(game.why_not(text))
        play_on(game, chance, 1)
    for seat in [None, *range(case.players)]:
        for line in log_lines(game, seat):
            note(Message(line.text.key, line.text.args))
    return list(said.values())


@pytest.mark.parametrize("case", REAL, ids=str)
def test_every_message_has_words_in_every_language(case: Case) -> None:
    wrong = [
        fault
        for message in all_said(case, 4)
        for language in LANGUAGES
        for fault in faults(message, language)
    ]
    assert sorted(set(wrong)) == []


def test_a_missing_text_is_noticed() -> None:
    assert faults(Message("no-such-key"), "en")
    assert faults(Message("why-index", {"index": 1}), "ru")
    assert faults(Message("why-unreadable", {"text": "@no-such-key"}), "ru")
