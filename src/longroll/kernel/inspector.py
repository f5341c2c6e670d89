"""The inspector of packs: takes any value apart field by field and notes every flaw with its place."""

import json
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

MOST_FLAWS: Final = 500
FEW: Final = 12  # names that are listed
PLAIN_KEY: Final = re.compile(r"[\w-]{1,40}")
SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Flaw(NamedTuple):
    """`map.lines[3].hexes[7]` and what is wrong there: a key of the catalogue in `games/text`, with facts."""

    place: str
    key: str
    facts: Mapping[str, str]


def shown(value: Any) -> str:
    """A value in a few letters, whatever it is."""
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 40 else value[:40] + "...", ensure_ascii=False)
    if isinstance(value, list):
        return "[...]"
    if isinstance(value, dict):
        return "{...}"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, float) or (isinstance(value, int) and abs(value) < 10**12):
        return repr(value)
    return "..."


def inside(place: str, key: str) -> str:
    """The place of a field."""
    part = key if PLAIN_KEY.fullmatch(key) else shown(key)
    return f"{place}.{part}" if place else part


def nearest(name: str, names: list[str]) -> str:
    """` (price?)` where a name is almost right."""
    near = get_close_matches(name[:60], names, 1)
    return f" ({near[0]}?)" if near else ""


class Inspector:
    """Methods that read a field note what is wrong with it and return None, so that a flaw is reported once."""

    def __init__(self) -> None:
        self.flaws: list[Flaw] = []

    def note(self, place: str, key: str, **facts: object) -> None:
        found = Flaw(place, key, {name: str(fact) for name, fact in facts.items()})
        if found in self.flaws:
            return  # two checks may read the same field
        if len(self.flaws) < MOST_FLAWS:
            self.flaws.append(found)
        elif len(self.flaws) == MOST_FLAWS:
            self.flaws.append(Flaw(place, "more", {}))

    def record(self, value: Any, place: str, required: list[str], optional: list[str] | None = None) -> dict[str, Any]:
        """An object with these fields and no others; what is missing is noted here."""
        if not isinstance(value, dict):
            self.note(place, "not-object", value=shown(value))
            return {}
        known = required + (optional or [])
        for key in value:
            if key not in known:
                self.note(inside(place, str(key)), "unknown-field", near=nearest(str(key), known))
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
            self.note(where, "not-list", value=shown(value))
            return []
        if len(value) < least:
            self.note(where, "too-few", count=len(value), least=least)
            return []
        if len(value) > most:
            self.note(where, "too-many", count=len(value), most=most)
            return []
        return value

    def text(self, row: dict[str, Any], key: str, place: str, least: int, most: int) -> str | None:
        if key not in row:
            return None
        value, where = row[key], inside(place, key)
        if not isinstance(value, str):
            self.note(where, "not-text", value=shown(value))
        elif not least <= len(value) <= most:
            self.note(where, "wrong-length", value=shown(value), count=len(value), least=least, most=most)
        elif not value.isprintable():
            self.note(where, "unprintable")
        else:
            return value
        return None

    def slug(self, row: dict[str, Any], key: str, place: str) -> str | None:
        """An id: small letters, digits and single hyphens."""
        value = self.text(row, key, place, 1, 30)
        if value is not None and not SLUG.fullmatch(value):
            self.note(inside(place, key), "not-id", value=shown(value))
            return None
        return value

    def whole(self, row: dict[str, Any], key: str, place: str, least: int, most: int) -> int | None:
        return self.number(row[key], inside(place, key), least, most) if key in row else None

    def number(self, value: Any, place: str, least: int, most: int) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int):
            self.note(place, "not-whole", value=shown(value))
        elif not least <= value <= most:
            self.note(place, "not-between", value=shown(value), least=least, most=most)
        else:
            return value
        return None

    def points(self, row: dict[str, Any], key: str, place: str, least: float, may_ban: bool) -> None:
        """Movement points, halves included; null is a ban."""
        if key not in row or (row[key] is None and may_ban):
            return
        value = row[key]
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.note(inside(place, key), "not-points", value=shown(value))
        elif not least <= value <= 12 or 2 * value != int(2 * value):
            self.note(inside(place, key), "not-half", value=shown(value), least=f"{least:g}", most=12)

    def flag(self, row: dict[str, Any], key: str, place: str) -> bool | None:
        if key not in row:
            return None
        value = row[key]
        if not isinstance(value, bool):
            self.note(inside(place, key), "not-flag", value=shown(value))
            return None
        return value

    def choice(
        self, row: dict[str, Any], key: str, place: str, names: list[str], flaw: str = "not-one-of"
    ) -> str | None:
        return self.one_of(row[key], inside(place, key), names, flaw) if key in row else None

    def one_of(self, value: Any, place: str, names: list[str], flaw: str = "not-one-of") -> str | None:
        """One of a few names, which the flaw lists, or (with a flaw of its own) of many."""
        if isinstance(value, str) and value in names:
            return value
        near = nearest(value, names) if isinstance(value, str) else ""
        listed = ", ".join(name or shown(name) for name in names[:FEW])
        self.note(place, flaw, value=shown(value), names=listed, near=near)
        return None

    def fresh(self, value: Any, place: str, seen: dict[Any, str]) -> bool:
        """Whether a thing is met for the first time; remembers where."""
        if value in seen:
            self.note(place, "again", value=shown(value), where=seen[value])
            return False
        seen[value] = place
        return True

    def provenance(self, value: Any) -> None:
        """Where the data come from: free text by section and thing."""
        sections = self.record(value, "provenance", [], list(value) if isinstance(value, dict) else [])
        for section in sections:
            place = inside("provenance", section)
            if isinstance(sections[section], dict):
                things = self.record(sections[section], place, [], list(sections[section]))
                for thing in things:
                    self.text(things, thing, place, 0, 1000)
            else:
                self.text(sections, section, "provenance", 0, 1000)
