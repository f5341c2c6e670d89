"""How each battle can end: the rules that decide it."""

from typing import Final

# The number of a rule in this list is stored in a position; its chapter is the battle's.
ENDINGS: Final = [
    "",
    "A5A-12.4-b",
    "A5A-12.4-c",
    "A5A-13.3-b",
    "A5A-13.3-c",
    "A5A-13.4-c",
    "A5A-14.5-b",
    "A5A-14.5-c",
    "A5A-14.5-d",
    "A5A-15.6-c",
    "A5A-15.6-d",
    "A5A-15.6-e",
    "A5A-15.6-f",
    "A5A-15.6-g",
    "A5A-15.6-h",
    "A5A-16.3-b",
    "A5A-16.3-c",
]
CHAPTERS: Final = {
    "bull-run": "A5A-12.",
    "pea-ridge": "A5A-13.",
    "shiloh": "A5A-14.",
    "gettysburg": "A5A-15.",
    "bentonville": "A5A-16.",
}


def endings_of(title: str) -> list[str]:
    """The rules by which a battle can end."""
    return [rule for rule in ENDINGS if rule.startswith(CHAPTERS[title])]
