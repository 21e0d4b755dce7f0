"""Dinosaurs: herds on a hex map, a climate that turns, an auction of genes, and a meteor on its way."""

EDITION = 1
"""Of the rules, as they are written in this package. A change after which an answer of an old record may no
longer be legal, or may mean something else, raises it by one."""
