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
is still secret, have `dice` with the rolls made so far in place of `seed`. A match with components that somebody
brought has them in one line, as `pack`. The digits after an action are the
beginning of the position's hash, so that a reader can say where a replay first differs.
"""

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from longroll.kernel.dice import CommittedDice, Dice, ScriptedDice, commitment
from longroll.kernel.error import LongrollError
from longroll.kernel.fingerprint import CHECK_DIGITS

FIRST_LINE: Final = "longroll-journal 1"
KEYS: Final = ("title", "rules", "pack", "scenario", "options", "position", "seed", "dice", "commitment")
ENTRY: Final = re.compile(rf"(\S.*) ([0-9a-f]{{{CHECK_DIGITS}}})")
DIE: Final = re.compile(r"[1-9][0-9]{0,3}")
COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
HASH: Final = re.compile(r"[0-9a-f]{32}")


class Entry(NamedTuple):
    action: str
    check: str


@dataclass
class Journal:
    title: str
    rules: str
    scenario: str = ""
    options: dict[str, str] = field(default_factory=dict)
    position: str = ""
    seed: str | None = None
    rolls: list[int] | None = None
    commitment: str = ""
    pack: str = ""
    entries: list[Entry] = field(default_factory=list)
    final_hash: str = ""

    def dumps(self) -> str:
        head = [FIRST_LINE, *(f"{name} {value}" for name, value in self.header() if value)]
        body = [f"{entry.action} {entry.check}" for entry in self.entries]
        tail = [f"actions {len(self.entries)}", f"hash {self.final_hash}"]
        return "\n".join([*head, "", *body, "", *tail, ""])

    def header(self) -> list[tuple[str, str]]:
        return [
            ("title", self.title),
            ("rules", self.rules),
            ("pack", self.pack),
            ("scenario", self.scenario),
            ("options", " ".join(f"{name}={value}" for name, value in self.options.items())),
            ("position", self.position),
            ("seed", self.seed or ""),
            ("dice", " ".join(str(roll) for roll in self.rolls) or "none" if self.rolls is not None else ""),
            ("commitment", self.commitment),
        ]

    def make_dice(self) -> Dice:
        if self.seed is not None:
            return CommittedDice(self.seed)
        return ScriptedDice(list(self.rolls or []))


def loads(text: str) -> Journal:
    """Read a journal; an error says which line is wrong."""
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise LongrollError(f"journal, line 1: not a journal of this kind (expected {FIRST_LINE!r})")
    if lines[-1] != "" or lines.count("") != 3:
        raise LongrollError(f"journal, line {len(lines)}: cut short, or not in three parts parted by one empty line")
    first = lines.index("")
    second = lines.index("", first + 1)
    journal = read_header(lines[1:first])
    journal.entries = [read_entry(number, line) for number, line in enumerate(lines[first + 1 : second], first + 2)]
    read_tail(journal, lines[second + 1 : -1], second + 2)
    return journal


def read_header(lines: list[str]) -> Journal:
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
    if ("seed" in values) == ("dice" in values):
        raise LongrollError("journal: the header needs either a seed or the dice")
    return build(values)


def build(values: dict[str, str]) -> Journal:
    journal = Journal(values["title"], values["rules"])
    journal.pack = values.get("pack", "")
    journal.scenario = values.get("scenario", "")
    journal.position = values.get("position", "")
    journal.seed = values.get("seed")
    journal.commitment = values.get("commitment", "")
    journal.options = read_options(values.get("options", ""))
    if journal.position and journal.options:
        raise LongrollError("journal: a position has its options in itself")
    if journal.commitment and COMMITMENT.fullmatch(journal.commitment) is None:
        raise LongrollError("journal: the commitment is not a SHA-256")
    if "dice" in values:
        journal.rolls = read_rolls(values["dice"])
    elif journal.commitment and journal.commitment != commitment(values["seed"]):
        raise LongrollError("journal: the seed is not the one that was committed to")
    return journal


def read_options(value: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in value.split():
        name, _, chosen = word.partition("=")
        if name in options:
            raise LongrollError(f"journal: the option {name[:40]!r} is there twice")
        options[name] = chosen
    return options


def read_rolls(value: str) -> list[int]:
    words = [] if value == "none" else value.split(" ")
    if not all(DIE.fullmatch(word) for word in words):
        raise LongrollError(f"journal: {value[:40]!r} is not a row of dice")
    return [int(word) for word in words]


def read_entry(number: int, line: str) -> Entry:
    match = ENTRY.fullmatch(line)
    if match is None:
        raise LongrollError(f"journal, line {number}: {line[:60]!r} is not an action with its check digits")
    return Entry(match[1], match[2])


def read_tail(journal: Journal, lines: list[str], number: int) -> None:
    if len(lines) != 2 or lines[0] != f"actions {len(journal.entries)}":
        raise LongrollError(
            f"journal, line {number}: the journal holds {len(journal.entries)} actions and does not say so"
        )
    name, _, value = lines[1].partition(" ")
    if name != "hash" or HASH.fullmatch(value) is None:
        raise LongrollError(f"journal, line {number + 1}: {lines[1][:60]!r} is not the final hash")
    journal.final_hash = value
