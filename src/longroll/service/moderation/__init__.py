"""Moderation: what is done about reports, people and results, and a log of it that only grows."""
