"""What the numbers of a position are called in its line of text; spaces and pieces by name."""

import re
from difflib import get_close_matches
from typing import Final

from longroll.games.american_civil_war.action import WEAR_NAMES
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.position import AREA_NAMES, BATTLE_SIDE_NAMES
from longroll.games.american_civil_war.terms import SORT_NAMES, SORTS

SORT_SIGNS: Final = [f"{nation}{kind}" for nation in "ucbf" for kind in "iceal"] + ["ri", "si", "mi"]
COUNT: Final = re.compile(r"([1-9][0-9]{0,2})([a-z]{2})")
SIDES: Final = ["", "union", "confederate"]
BATTLE_SIDES: Final = ["", *BATTLE_SIDE_NAMES]

# Attribute of a position -> the names of its values; the place in the list is the number.
VALUES: Final[dict[str, list[str]]] = {
    "mode": ["", "land", "rail", "sea"],
    "task": ["", "free-pieces", "free-infantry", "freed-slaves", "europe"],
    "emancipated": SIDES,
    "stage": ["", "movement", "naval", "politics", "production"],
    "declared": SIDES,
    "battle_parties": ["union", "confederate", "neutral"],
    "battle_size": ["", "skirmish", "major"],
    "phase": ["cavalry", "artillery", "infantry", "leaders"],
    "battle_side": BATTLE_SIDE_NAMES,
    "first_side": BATTLE_SIDE_NAMES,
    "surprise": ["", "sees-deployment", "extra-action", "sees-deployment+extra-action"],
    "loser": BATTLE_SIDES,
    "sort": SORT_NAMES,
    "area": AREA_NAMES,
    "wear": WEAR_NAMES,
    "aim": SORT_NAMES,
    "theatre": ["", "east", "west"],
    "initiative_of": SIDES,
}
COLUMNS: Final = 3
TURNED: Final = 8  # the bits of columns where an infantry is turned over begin here
TRENCHES: Final[dict[str, int]] = {
    **{f"line-{column + 1}": 1 << column for column in range(COLUMNS)},
    **{f"turned-{column + 1}": 1 << TURNED + column for column in range(COLUMNS)},
}


class Misread(ValueError):
    """A word of a position that cannot be read: the reason, and what is accepted."""


def choose(value: str, accepted: list[str]) -> int:
    """The place of a value among those that are accepted."""
    if value and value in accepted:
        return accepted.index(value)
    raise Misread(f"{value[:40]!r} is not one of {', '.join(name for name in accepted if name)}")


def read_space(components: Components, name: str) -> int:
    if name not in components.space_numbers:
        raise Misread(f"{name[:40]!r} is not a space of the map{suggestion(name, components.space_names)}")
    return components.space_numbers[name]


def suggestion(word: str, names: list[str]) -> str:
    close = get_close_matches(word, names, 3)
    return f"; did you mean {' or '.join(close)}?" if close else ""


# --- pieces


def write_counts(counts: list[int]) -> str:
    return "+".join([f"{count}{SORT_SIGNS[sort]}" for sort, count in enumerate(counts) if count])


def read_counts(text: str) -> list[int]:
    """`2ci+1cc`, in any order: how many of each sort."""
    counts = [0] * SORTS
    for word in text.split("+"):
        match = COUNT.fullmatch(word)
        if match is None or match[2] not in SORT_SIGNS:
            raise Misread(f"{word[:40]!r} is not a number and a sort of piece, like 2ci ({' '.join(SORT_SIGNS)})")
        sort = SORT_SIGNS.index(match[2])
        if counts[sort]:
            raise Misread(f"{match[2]!r} is there twice")
        counts[sort] = int(match[1])
    return counts
