"""Ids that grow with the time, so that rows are sorted by them on any database."""

from secrets import token_hex


def time_id(now: float) -> str:
    return f"{int(now * 1_000_000):014x}{token_hex(4)}"
