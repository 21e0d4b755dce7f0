"""The boxes of the dinosaurs: what each changes in the numbers of `data`."""

from fittest.kernel import boxes


class Box(boxes.Box, frozen=True, kw_only=True):
    genes_fewer: int = 0
    """Rows of genes fewer than players. [VAR-1]"""
    meteor_rests: int = 0
    """Turns in which the meteor stays where it is. [VAR-5]"""


BOXES = boxes.read_boxes(__package__, Box)
BASE = "dinosaurs"
DINOSAURS = BOXES[BASE]
PLAYERS = range(DINOSAURS.min_players, DINOSAURS.max_players + 1)
