"""What stands on the box of each battle. Loads no rules: a list of the titles needs none."""

from importlib import import_module
from typing import Final

from longroll.games.five_aprils.options import OPTIONS
from longroll.kernel.contract import Cover

SEATS: Final = ("union", "confederate")
SCENARIO: Final = "battle"


def cover(title: str) -> Cover:
    """A5A-11.0-a: the options that every battle shares, and what only this one leaves open."""
    own = import_module(f"longroll.games.five_aprils.{title.replace('-', '_')}.options").OPTIONS
    return Cover(SEATS, (SCENARIO,), [*OPTIONS, *own])
