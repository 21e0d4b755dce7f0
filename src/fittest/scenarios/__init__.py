"""Scenarios: reading files of them, playing one, and checking many. The language is described in
docs/scenarios.md; each game has verbs and facts of its own in its package `scenario`."""

from fittest.scenarios.reading import Source, read, split
from fittest.scenarios.runner import check, play
from fittest.scenarios.worker import SECONDS, Check, Verdict, Worker, run

__all__ = ["SECONDS", "Check", "Source", "Verdict", "Worker", "check", "play", "read", "run", "split"]
