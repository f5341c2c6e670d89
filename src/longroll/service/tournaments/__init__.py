"""Tournaments: round robin, Swiss, knock-out, ladder."""
