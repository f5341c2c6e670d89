"""A journal: all that is needed to play a match again, as text.

    longroll-journal 1
    title house-divided
    rules 1
    scenario campaign
    options novice-union=on
    seed 1861
    commitment 5f0c...

    march washington 3f8a
    take u1 90bc

    actions 2
    hash 90bc41...

A match from a set position has `position` in place of `scenario` and `options`. Scripted dice, and dice whose seed
is still secret, have `dice` with the rolls made so far in place of `seed`; draws from a cup that are scripted apart
from the rolls have `draws`. A match with a pack of its own has it in one line, as `pack`; one with an edition that
comes with the program has its number (`pack 2`), or nothing for the first edition. The digits after an action are the
beginning of the position's hash, so that a reader can say where a replay first differs.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from longroll.kernel.dice import commitment
from longroll.kernel.error import LongrollError
from longroll.kernel.fingerprint import CHECK_DIGITS
from longroll.kernel.header import Header

FIRST_LINE: Final = "longroll-journal 1"
KEYS: Final = ("title", "rules", "pack", "scenario", "options", "position", "seed", "dice", "draws", "commitment")
ENTRY: Final = re.compile(rf"(\S.*) ([0-9a-f]{{{CHECK_DIGITS}}})")
DIE: Final = re.compile(r"[1-9][0-9]{0,3}")
COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
HASH: Final = re.compile(r"[0-9a-f]{32}")


class JournalEntry(NamedTuple):
    action: str
    check: str


@dataclass(frozen=True)
class Journal:
    header: Header
    entries: tuple[JournalEntry, ...]
    final_hash: str

    def dumps(self) -> str:
        head = [FIRST_LINE, *(f"{name} {value}" for name, value in header_lines(self.header) if value)]
        body = [f"{entry.action} {entry.check}" for entry in self.entries]
        tail = [f"actions {len(self.entries)}", f"hash {self.final_hash}"]
        return "\n".join([*head, "", *body, "", *tail, ""])


def header_lines(header: Header) -> list[tuple[str, str]]:
    """A journal has the seed or the rolls, not both."""
    scripted = header.rolls is not None and not header.seed
    return [
        ("title", header.title),
        ("rules", header.rules),
        ("pack", header.pack),
        ("scenario", header.scenario),
        ("options", " ".join(f"{name}={value}" for name, value in header.options.items())),
        ("position", header.position),
        ("seed", header.seed),
        ("dice", write_rolls(header.rolls or ()) if scripted else ""),
        ("draws", write_rolls(header.draws) if header.draws is not None else ""),
        ("commitment", header.commitment),
    ]


def write_rolls(rolls: Sequence[int]) -> str:
    return " ".join(map(str, rolls)) or "none"


def loads(text: str) -> Journal:
    """Read a journal, also as an editor on Windows writes it; an error says which line is wrong."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise LongrollError(f"journal, line 1: not a journal of this kind (expected {FIRST_LINE!r})")
    if lines[-1] != "" or lines.count("") != 3:
        raise LongrollError(f"journal, line {len(lines)}: cut short, or not in three parts parted by one empty line")
    first = lines.index("")
    second = lines.index("", first + 1)
    header = read_header(lines[1:first])
    entries = [read_entry(number, line) for number, line in enumerate(lines[first + 1 : second], first + 2)]
    return Journal(header, tuple(entries), read_tail(len(entries), lines[second + 1 : -1], second + 2))


def read_header(lines: list[str]) -> Header:
    values: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        name, _, value = line.partition(" ")
        if name not in KEYS or not value or name in values:
            raise LongrollError(f"journal, line {number}: {line[:60]!r} is not a line of a header")
        values[name] = value
    for name in ("title", "rules"):
        if name not in values:
            raise LongrollError(f"journal: the header lacks its {name}")
    if ("scenario" in values) == ("position" in values):
        raise LongrollError("journal: the header needs either a scenario or a position")
    check_dice(values)
    return Header(
        title=values["title"],
        rules=values["rules"],
        pack=values.get("pack", ""),
        scenario=values.get("scenario", ""),
        options=read_options(values.get("options", "")),
        position=values.get("position", ""),
        seed=values.get("seed", ""),
        seed_chosen="seed" in values,  # every reader of the journal knows its dice
        rolls=read_rolls(values["dice"]) if "dice" in values else None,
        draws=read_rolls(values["draws"]) if "draws" in values else None,
        commitment=values.get("commitment", ""),
    )


def check_dice(values: dict[str, str]) -> None:
    if ("seed" in values) == ("dice" in values):
        raise LongrollError("journal: the header needs either a seed or the dice")
    if "position" in values and "options" in values:
        raise LongrollError("journal: a position has its options in itself")
    published = values.get("commitment", "")
    if published and COMMITMENT.fullmatch(published) is None:
        raise LongrollError("journal: the commitment is not a SHA-256")
    if published and "seed" in values and published != commitment(values["seed"]):
        raise LongrollError("journal: the seed is not the one that was committed to")


def read_options(value: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in value.split():
        name, _, chosen = word.partition("=")
        if name in options:
            raise LongrollError(f"journal: the option {name[:40]!r} is there twice")
        options[name] = chosen
    return options


def read_rolls(value: str) -> tuple[int, ...]:
    words = [] if value == "none" else value.split(" ")
    if not all(DIE.fullmatch(word) for word in words):
        raise LongrollError(f"journal: {value[:40]!r} is not a row of dice")
    return tuple(int(word) for word in words)


def read_entry(number: int, line: str) -> JournalEntry:
    match = ENTRY.fullmatch(line)
    if match is None:
        raise LongrollError(f"journal, line {number}: {line[:60]!r} is not an action with its check digits")
    return JournalEntry(match[1], match[2])


def read_tail(count: int, lines: list[str], number: int) -> str:
    if len(lines) != 2 or lines[0] != f"actions {count}":
        raise LongrollError(f"journal, line {number}: the journal holds {count} actions and does not say so")
    name, _, value = lines[1].partition(" ")
    if name != "hash" or HASH.fullmatch(value) is None:
        raise LongrollError(f"journal, line {number + 1}: {lines[1][:60]!r} is not the final hash")
    return value
