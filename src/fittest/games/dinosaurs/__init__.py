"""Dinosaurs: herds on a hex map, a climate that turns, an auction of genes, and a meteor on its way."""
