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

A seed to which several contributed has two more lines: `share-commitments server=9a0c... union=77d1...` from the start,
and `shares server=41ab... union=c03e...` when the seed is public (`shared_seed.py`).

A match from a set position has `position` in place of `scenario` and `options`. Scripted dice, and dice whose seed
is still secret, have `dice` with the rolls made so far in place of `seed`; draws from a cup that are scripted apart
from the rolls have `draws`. A match with a pack of its own has it in one line, as `pack`; one with an edition that
comes with the program has its number (`pack 2`), or nothing for the first edition. The digits after an action are the
beginning of the position's hash, so that a reader can say where a replay first differs.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from longroll.kernel.dice import commitment as commitment_of
from longroll.kernel.error import LongrollError
from longroll.kernel.fingerprint import CHECK_DIGITS
from longroll.kernel.header import Header
from longroll.kernel.shared_seed import Share, check_commitment, check_labels, verify

FIRST_LINE: Final = "longroll-journal 1"
KEYS: Final = (
    "title",
    "rules",
    "pack",
    "scenario",
    "options",
    "position",
    "seed",
    "dice",
    "draws",
    "commitment",
    "share-commitments",
    "shares",
)
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
        ("options", write_pairs(header.options.items())),
        ("position", header.position),
        ("seed", header.seed),
        ("dice", write_rolls(header.rolls or ()) if scripted else ""),
        ("draws", write_rolls(header.draws) if header.draws is not None else ""),
        ("commitment", header.commitment),
        ("share-commitments", write_pairs((label, commitment) for label, commitment, _ in header.shares)),
        ("shares", write_pairs((label, share) for label, _, share in header.shares if share)),
    ]


def write_pairs(pairs: Iterable[tuple[str, str]]) -> str:
    return " ".join(f"{name}={value}" for name, value in pairs)


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
        options=read_pairs(values.get("options", ""), "option"),
        position=values.get("position", ""),
        seed=values.get("seed", ""),
        seed_chosen="seed" in values,  # every reader of the journal knows its dice
        rolls=read_rolls(values["dice"]) if "dice" in values else None,
        draws=read_rolls(values["draws"]) if "draws" in values else None,
        commitment=values.get("commitment", ""),
        shares=read_shares(values),
    )


def check_dice(values: dict[str, str]) -> None:
    if ("seed" in values) == ("dice" in values):
        raise LongrollError("journal: the header needs either a seed or the dice")
    if "position" in values and "options" in values:
        raise LongrollError("journal: a position has its options in itself")
    published = values.get("commitment", "")
    if published and COMMITMENT.fullmatch(published) is None:
        raise LongrollError("journal: the commitment is not a SHA-256")
    if published and "seed" in values and published != commitment_of(values["seed"]):
        raise LongrollError("journal: the seed is not the one that was committed to")


def read_pairs(value: str, kind: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in value.split():
        name, _, chosen = word.partition("=")
        if name in pairs:
            raise LongrollError(f"journal: the {kind} {name[:40]!r} is there twice")
        pairs[name] = chosen
    return pairs


def read_shares(values: dict[str, str]) -> tuple[Share, ...]:
    """They are public when the seed is, and then they are checked."""
    committed = read_pairs(values.get("share-commitments", ""), "commitment of")
    public = read_pairs(values.get("shares", ""), "share of")
    if not committed and not public:
        return ()
    if public and "seed" not in values:
        raise LongrollError("journal: there are shares without the seed")
    if not public.keys() <= committed.keys():
        raise LongrollError("journal: there is a share without a commitment")
    for commitment in committed.values():
        check_commitment(commitment)
    shares = check_labels(Share(label, value, public.get(label, "")) for label, value in committed.items())
    if "seed" in values:
        verify(shares, values["seed"])
    return shares


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
