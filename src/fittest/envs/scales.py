"""What each column of an observation is divided by, so that usual numbers lie between 0 and 1.

Nothing is clipped: an unusual number is larger than 1. The table is that of docs/envs.md.
"""

import numpy as np
from numpy.typing import NDArray

from fittest.features.base import Features

SCALES: dict[int, list[str]] = {
    4: [
        "food", "need", "fat", "trait_cards", "reserve", "parasites", "steps", "discount", "page", "climate",
        "terrain", "zone", "asked", "first", "active", "owner", "target", "place_in_order",
    ],
    8: [
        "animals", "hand", "animal", "stage", "phase", "bid", "herd", "survive_cold", "survive_warm",
        "beaten_on", "gene", "holding", "species", "chosen_row", "extra_1", "extra_2",
    ],
    16: [
        "turn", "turns", "bank_1", "bank_2", "bank_3", "discarded", "discard", "red", "green", "black",
        "box_black", "number", "tokens_gone", "pile", "animal_number", "prompt_number_1", "prompt_number_2",
    ],
    32: [
        "score", "points", "verb", "prompt", "animal_1", "animal_2", "animal_3", "prompt_animal",
        "prompt_prey", "hunter", "prey", "sector", "meteor", "climate_card",
    ],
    64: ["deck", "general", "trait", "trait_1", "trait_2", "card", "open_card", "from", "to", "q", "r"],
}  # fmt: skip
HANDFULS = ["hand", "centre", "common", "discard", "bag"]
"""Blocks of cards or genes by kind: all their columns are divided by this."""
HANDFUL = 4
BY_COLUMN = {column: scale for scale, columns in SCALES.items() for column in columns}


def scale_of(block: str, column: str) -> int:
    """1 for what is not in the table: marks, and what lies on an animal."""
    if block in HANDFULS:
        return HANDFUL
    if block == "species" and column.startswith("animal_"):
        # Columns of its first six animals: animal_3_food.
        column = column.split("_", 2)[2]
    return BY_COLUMN.get(column, 1)


def scales_of(features: Features) -> NDArray[np.float32]:
    """For each byte of an observation."""
    return np.array(
        [
            scale_of(block.name, column)
            for block in features.blocks
            for _ in range(block.rows)
            for column in block.columns
        ],
        dtype=np.float32,
    )
