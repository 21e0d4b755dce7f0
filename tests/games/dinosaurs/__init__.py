"""Dinosaurs, phase by phase. Names like MOV-4 in tests are rulings."""
