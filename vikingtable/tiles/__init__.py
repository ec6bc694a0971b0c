"""Polyominoes: shapes, boards, placements, placement rules, packing. Knows no game."""
