"""What a client is told when something cannot be done: a status, a short code and one sentence in its language."""

import re
import sqlite3
from collections.abc import Mapping
from typing import Final

from sqlalchemy.exc import DBAPIError

from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact, Refused
from longroll.table.language import say

More = Fact | dict[str, Fact]
LONGEST: Final = 300
LONGEST_NAME: Final = 60
JOURNAL_AT: Final = {"line": "table-journal-line", "action": "table-journal-action"}
AT: Final = re.compile(r"journal, (line|action) ([0-9]+)")


class Trouble(Exception):
    """Every error of the interface: a key of the common catalogue and what it is about. `more` are further fields of
    the answer. The sentence is made where it is told, since the one who found the trouble may serve many."""

    def __init__(
        self, status: int, error: str, key: str, about: Mapping[str, Fact] | None = None, **more: More
    ) -> None:
        super().__init__(error, key)
        self.status = status
        self.error = error
        self.key = key
        self.about = dict(about or {})
        self.more = more

    @property
    def message(self) -> str:
        return say(self.key, **self.about)

    def shape(self) -> dict[str, More]:
        return {"error": self.error, "message": self.message, **self.more}


def malformed(key: str, **facts: Fact) -> Trouble:
    return Trouble(400, "malformed", key, facts)


def unreadable(cause: LongrollError, key: str = "table-unreadable") -> Trouble:
    """What the game says of its input where no sentence of ours can; that is for whoever wrote it and stays English."""
    return malformed(key, detail=" ".join(str(cause).split())[:LONGEST].rstrip("."))


def no_action(action: str) -> Trouble:
    return malformed("table-no-action", action=" ".join(action.split())[:LONGEST_NAME])


def no_place(name: str) -> Trouble:
    return malformed("table-no-place", name=name[:LONGEST_NAME])


def unreadable_journal(cause: LongrollError) -> Trouble:
    """Where the journal cannot be read or played again; its own words only where it is about something else."""
    if found := AT.match(str(cause)):
        return malformed(JOURNAL_AT[found[1]], number=found[2])
    if str(cause).startswith("journal:"):
        return malformed("table-journal-unreadable")
    return unreadable(cause, "table-journal")


def missing(key: str, **facts: Fact) -> Trouble:
    return Trouble(404, "missing", key, facts)


def no_match() -> Trouble:
    return missing("table-no-match")


def stale(version: int) -> Trouble:
    return Trouble(409, "stale", "table-stale", {"version": str(version)}, version=version)


def foreign(key: str, **facts: Fact) -> Trouble:
    return Trouble(403, "foreign-seat", key, facts)


def kept_secret() -> Trouble:
    return Trouble(409, "secret", "table-secret")


def refused(cause: Refused) -> Trouble:
    """The refusal of the rules; `message_key` is its key in the catalogues of the system."""
    refusal = cause.refusal
    return Trouble(
        422,
        "refused",
        "table-refused",
        {"action": cause.action, "rule": refusal.rule},
        rule=refusal.rule,
        code=refusal.code,
        facts=dict(refusal.facts),
        message_key=f"refusal-{refusal.code}",
    )


def too_long(limit: int | str) -> Trouble:
    """`limit` is in KiB."""
    return Trouble(413, "too-long", "table-too-long", {"limit": str(limit)})


def fault() -> Trouble:
    return Trouble(500, "fault", "table-fault")


STORAGE: Final = [
    ("disk is full", 507, "disk-full"),
    ("readonly", 507, "read-only"),
    ("locked", 503, "busy"),
    ("removed or replaced", 507, "gone"),
    ("", 507, "storage"),
]


def unstored(cause: Exception) -> Trouble:
    """What a failed transaction means to a player."""
    if not isinstance(cause, DBAPIError | sqlite3.Error | OSError):
        return fault()
    status, error = next((status, error) for words, status, error in STORAGE if words in str(cause))
    return Trouble(status, error, f"table-{error}")
