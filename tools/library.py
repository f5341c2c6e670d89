"""Which parts of Python's library the site carries: those that a worker of a page can use at all."""

from pathlib import Path
from typing import Final

LEFT_OUT: Final = frozenset((Path(__file__).parent / "library_left_out.txt").read_text("utf-8").split())
"""Modules and packages."""
ENCODINGS: Final = frozenset({"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8"})


def is_kept(name: str) -> bool:
    """Is this file of the library carried?"""
    top, *below = name.removesuffix(".py").split("/")
    if top == "encodings":
        return below[0] in ENCODINGS
    return top not in LEFT_OUT and "/".join([top, *below[:1]]) not in LEFT_OUT
