"""The scenario suites of a game, read as `fittest check` reads them."""

from pathlib import Path
from typing import Any

from fittest import scenarios

FOLDER = Path(__file__).parents[1] / "scenarios"


def suite(game: str) -> list[dict[str, Any]]:
    """All documents of all files whose names begin with the game's."""
    return [
        scenarios.read(source)
        for path in sorted(FOLDER.glob(f"{game}*.yaml"))
        for source in scenarios.split(path.name, path.read_text(encoding="utf-8"))
    ]
