"""A strong bot without a clock: it plays the same on every machine, so that studies can be repeated.
The one among masters in docs/lab.md was made with it:

    PYTHONPATH=examples fittest lab evolution --players 4 --games 160 --bots unhurried:Master --out master
"""

from fittest.bots.search import Plan, SearchBot


class Master(SearchBot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, Plan(looks=4000, width=16, clear=2.5))
