"""Ids of matches and of other things that people name in addresses and on the command line."""

from secrets import token_urlsafe
from typing import Final

BYTES: Final = 8


def new_id() -> str:
    """None begins with a hyphen: a command would take it for an option."""
    while (made := token_urlsafe(BYTES)).startswith("-"):
        pass
    return made
