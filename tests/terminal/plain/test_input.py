"""What people type, at a real terminal."""

import os
import pty
import sys
import threading
import time

import pytest

from fittest.terminal.plain.input import Gone, Lines


def test_keys_pressed_before_the_question_do_not_answer_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter pressed twice at the end of one's go must not show the hand of the next player."""
    keyboard, terminal = pty.openpty()

    def press() -> None:
        time.sleep(0.3)
        os.write(keyboard, b"now\n")

    with os.fdopen(terminal, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        lines = Lines()
        os.write(keyboard, b"too early\n")
        time.sleep(0.1)
        person = threading.Thread(target=press)
        person.start()
        assert lines.read_anew("Press Enter.") == "now"
        person.join()
    os.close(keyboard)


def test_without_any_input_the_player_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(Gone):
        Lines().read("> ")
