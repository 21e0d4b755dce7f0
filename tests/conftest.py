"""Deep Sea is there in every test: what the package does must not depend on which expansions are loaded."""

from pathlib import Path

from fittest import expansions

DEEP_SEA = Path(__file__).parents[1] / "examples" / "deep-sea"

expansions.load(DEEP_SEA)
