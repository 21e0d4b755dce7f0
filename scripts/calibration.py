#!/usr/bin/env python3
"""Are the chances of hints and reviews true? Plays games that nothing was learned from and compares.

scripts/calibration.py evolution --players 4 --games 300 --out docs/pictures/calibration-evolution-4.svg
"""

import argparse
from pathlib import Path

from fittest.lab.calibration import calibrate, reliability_plot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ruleset")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="quick", help="who plays all seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the picture")
    wanted = parser.parse_args()
    found, _ = calibrate(wanted.ruleset, wanted.players, wanted.games, wanted.bot, jobs=wanted.jobs)
    print(
        f"{found.ruleset}, {found.players} players, {found.games} games of {wanted.bot}: Brier "
        f"{found.brier.mean:.4f} [{found.brier.low:.4f}, {found.brier.high:.4f}], "
        f"even chances {found.even.mean:.4f}"
    )
    for one in found.bins:
        happened = one.happened
        print(
            f"promised {one.promised:6.1%}  happened {happened.mean:6.1%} [{happened.low:.1%}, "
            f"{happened.high:.1%}]  {one.count} forecasts"
        )
    if wanted.out is not None:
        title = f"Promised and actual victories: {found.ruleset}, {found.players} players"
        wanted.out.write_text(reliability_plot(title, found), encoding="utf-8")


if __name__ == "__main__":
    main()
