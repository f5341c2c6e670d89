"""The inspector of packs: takes any value apart field by field and notes every flaw with its place."""

import json
import re
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

MOST_FLAWS: Final = 500
PLAIN_KEY: Final = re.compile(r"[\w-]{1,40}")
SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Flaw(NamedTuple):
    """`map.lines[3].hexes[7]` and what is wrong there."""

    place: str
    reason: str


def shown(value: Any) -> str:
    """A value in a few letters, whatever it is."""
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 40 else value[:40] + "...", ensure_ascii=False)
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, float) or (isinstance(value, int) and abs(value) < 10**12):
        return repr(value)
    return "a huge number" if isinstance(value, int) else "something else"


def inside(place: str, key: str) -> str:
    """The place of a field."""
    part = key if PLAIN_KEY.fullmatch(key) else shown(key)
    return f"{place}.{part}" if place else part


def nearest(name: str, names: list[str]) -> str:
    """` (price?)` where a name is almost right."""
    near = get_close_matches(name[:60], names, 1)
    return f" ({near[0]}?)" if near else ""


class Inspector:
    """Methods that read a field note what is wrong with it and answer None, so that a flaw is told once."""

    def __init__(self) -> None:
        self.flaws: list[Flaw] = []

    def note(self, place: str, reason: str) -> None:
        if len(self.flaws) < MOST_FLAWS:
            self.flaws.append(Flaw(place, reason))
        elif len(self.flaws) == MOST_FLAWS:
            self.flaws.append(Flaw(place, "there are more flaws than are listed here"))

    def record(self, value: Any, place: str, required: list[str], optional: list[str] | None = None) -> dict[str, Any]:
        """An object with these fields and no others; what is missing is noted here."""
        if not isinstance(value, dict):
            self.note(place, f"{shown(value)} is not an object")
            return {}
        known = required + (optional or [])
        for key in value:
            if key not in known:
                self.note(inside(place, str(key)), f"unknown field{nearest(str(key), known)}")
        for key in required:
            if key not in value:
                self.note(inside(place, key), "missing")
        return {key: value[key] for key in known if key in value}

    def rows(self, row: dict[str, Any], key: str, place: str, least: int, most: int) -> list[Any]:
        """A list of so many things; one that is too long is not looked into."""
        if key not in row:
            return []
        value, where = row[key], inside(place, key)
        if not isinstance(value, list):
            self.note(where, f"{shown(value)} is not a list")
            return []
        if not least <= len(value) <= most:
            wanted = f"{least} or more" if len(value) < least else f"at most {most}"
            self.note(where, f"{len(value)} things, {wanted} are allowed")
            return []
        return value

    def text(self, row: dict[str, Any], key: str, place: str, least: int, most: int) -> str | None:
        if key not in row:
            return None
        value, where = row[key], inside(place, key)
        if not isinstance(value, str):
            self.note(where, f"{shown(value)} is not a text")
        elif not least <= len(value) <= most:
            self.note(where, f"{shown(value)} has {len(value)} letters, {least} to {most} are allowed")
        elif not value.isprintable():
            self.note(where, "a letter of it cannot be printed")
        else:
            return value
        return None

    def slug(self, row: dict[str, Any], key: str, place: str) -> str | None:
        """An id: small letters, digits and single hyphens."""
        value = self.text(row, key, place, 1, 30)
        if value is not None and not SLUG.fullmatch(value):
            self.note(inside(place, key), f"{shown(value)} is not an id (small letters, digits and hyphens)")
            return None
        return value

    def whole(self, row: dict[str, Any], key: str, place: str, least: int, most: int) -> int | None:
        return self.number(row[key], inside(place, key), least, most) if key in row else None

    def number(self, value: Any, place: str, least: int, most: int) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int):
            self.note(place, f"{shown(value)} is not a whole number")
        elif not least <= value <= most:
            self.note(place, f"{shown(value)} is not between {least} and {most}")
        else:
            return value
        return None

    def points(self, row: dict[str, Any], key: str, place: str, least: float, may_ban: bool) -> None:
        """Movement points, halves included; null is a ban."""
        if key not in row or (row[key] is None and may_ban):
            return
        value = row[key]
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.note(inside(place, key), f"{shown(value)} is not a number of movement points")
        elif not least <= value <= 12 or 2 * value != int(2 * value):
            self.note(inside(place, key), f"{shown(value)} is not a half or whole number between {least:g} and 12")

    def flag(self, row: dict[str, Any], key: str, place: str) -> bool | None:
        if key not in row:
            return None
        value = row[key]
        if not isinstance(value, bool):
            self.note(inside(place, key), f"{shown(value)} is not true or false")
            return None
        return value

    def choice(self, row: dict[str, Any], key: str, place: str, names: list[str], what: str) -> str | None:
        return self.one_of(row[key], inside(place, key), names, what) if key in row else None

    def one_of(self, value: Any, place: str, names: list[str], what: str) -> str | None:
        if isinstance(value, str) and value in names:
            return value
        near = nearest(value, names) if isinstance(value, str) else ""
        self.note(place, f"{shown(value)} is not {what}{near}")
        return None

    def fresh(self, value: Any, place: str, seen: dict[Any, str]) -> bool:
        """Whether a thing is met for the first time; remembers where."""
        if value in seen:
            self.note(place, f"{shown(value)} is already at {seen[value]}")
            return False
        seen[value] = place
        return True
