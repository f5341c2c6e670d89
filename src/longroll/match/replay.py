"""Playing a journal again."""

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from longroll.games import load
from longroll.kernel import journal as journals
from longroll.kernel.error import LongrollError
from longroll.kernel.journal import Journal, JournalEntry
from longroll.kernel.verdict import Refused

if TYPE_CHECKING:
    from longroll.match.match import Match

M = TypeVar("M", bound="Match")


class Damage(NamedTuple):
    """Why a match cannot be played again to its end: the first action that differs, and what is wrong with it."""

    number: int
    action: str
    reason: str


class Differs(LongrollError):
    """A replay that does not come to the position that the journal says."""

    def __init__(self, damage: Damage) -> None:
        super().__init__(f"the replay differs at action {damage.number} ({damage.action}): {damage.reason}")
        self.damage = damage
        self.number = damage.number
        self.action = damage.action


def replay(kind: type[M], text: str, partial: bool) -> M:
    """The rules may have changed since: the journal holds as long as its check digits agree."""
    journal = journals.loads(text)
    match = kind(replace(journal.header, rules=load(journal.header.title, journal.header.pack).rules_version))
    try:
        follow(match, journal.entries)
        check_end(match, journal)
    except Differs as differs:
        if not partial:
            raise
        match.damage = differs.damage
    return match


def follow(match: "Match", entries: tuple[JournalEntry, ...]) -> None:
    """Play these actions; raises `Differs` before the first that does not lead where it should."""
    for number, entry in enumerate(entries, len(match.history) + 1):
        try:
            match.play(entry.action)
        except Refused as refused:
            raise Differs(Damage(number, entry.action, f"it is refused by {refused.refusal.rule}")) from None
        except LongrollError as error:
            raise Differs(Damage(number, entry.action, str(error))) from None
        if match.history[-1].check != entry.check:
            match.drop_after(len(match.history) - 1)
            raise Differs(Damage(number, entry.action, "another position follows"))


def check_end(match: "Match", journal: Journal) -> None:
    if match.hash != journal.final_hash:
        raise Differs(Damage(len(journal.entries), "the end", "the final hash is another one"))
