"""The levels of ours that search, without a clock: they play the same on every machine.

PYTHONPATH=examples fittest lab evolution --players 4 --games 160 --bots unhurried:Master --out master
"""

from dataclasses import replace

from fittest.bots.registry import PLANS
from fittest.bots.search import SearchBot


class Master(SearchBot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, replace(PLANS["master"], milliseconds=None))
