"""Draws docs/pictures/learned-*.svg from the learning curves that stand in the files of weights."""

from pathlib import Path

from fittest.bots.learned import weights_of
from fittest.lab.charts import curve

ROOT = Path(__file__).parents[1]
GROUPS = {
    "games": ["evolution", "seasons", "cataclysm", "mutations", "dinosaurs"],
    "boxes": ["evolution", "evolution+continents", "evolution+time-to-fly+continents+gift"],
}

for name, rulesets in GROUPS.items():
    series = {}
    for ruleset in rulesets:
        weights = weights_of(ruleset)
        if weights is not None:
            steps = [step for generation in weights["curves"] for step in generation]
            series[ruleset] = [(float(i + 1), step["held_loss"]) for i, step in enumerate(steps)]
    even = min(row[-1][1] for row in series.values())
    drawn = curve("Loss on games held back, by epoch", "epoch", series, even)
    (ROOT / "docs" / "pictures" / f"learned-{name}.svg").write_text(drawn + "\n", encoding="utf-8")
