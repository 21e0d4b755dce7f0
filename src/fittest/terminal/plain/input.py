"""What people type. Whatever ends it, it ends as `Gone`."""

import sys
from contextlib import suppress

YES = {"y", "yes", "д", "да"}


def number(said: str) -> int | None:
    """The whole number that somebody has typed, if it is one of a sensible size."""
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else None


class Gone(Exception):
    """No more lines will come: end of file or Ctrl-C."""


class Lines:
    """Lines from the terminal, a pipe, or anything else that stands for standard input."""

    def __init__(self) -> None:
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")

    def read(self, prompt: str) -> str:
        if sys.stdin is None:
            raise Gone
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Gone from None

    def read_anew(self, prompt: str) -> str:
        """Only what is typed after the prompt: a key pressed too often does not answer it."""
        if sys.stdin is not None and sys.stdin.isatty():
            with suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return self.read(prompt)

    def agrees(self, prompt: str) -> bool:
        return self.read(prompt).casefold() in YES
