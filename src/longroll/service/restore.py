"""From storage to memory. A stored match is replayed only if the rules have changed since, or if an older version of
the program stored it without its events."""

from dataclasses import replace
from typing import NamedTuple

from longroll.games import TITLES, load
from longroll.kernel.error import LongrollError
from longroll.kernel.fingerprint import CHECK_DIGITS
from longroll.match import Damage, Differs, HistoryEntry, Match
from longroll.match.replay import follow
from longroll.service.agreement import read_agreement
from longroll.service.errors import ServiceError
from longroll.service.live_match import LiveMatch
from longroll.service.published import MatchInfo
from longroll.service.stored import StoredMatch


class Restored(NamedTuple):
    """`upgraded`: it was replayed, and what it became should be stored."""

    live: LiveMatch
    upgraded: bool


def restore(stored: StoredMatch) -> Restored:
    match = None
    try:
        if stored.complete and stored.header.rules == rules_of(stored):
            match = restore_as_stored(stored)
        replayed = match is None
        match = match or replay(stored)
    except LongrollError as error:
        raise unplayable(stored, error) from None
    info = MatchInfo(
        stored.id, stored.name, stored.origin, stored.parent, stored.parent_action, stored.created, stored.lesson
    )
    agreement = read_agreement(stored.agreement)
    live = LiveMatch(info, match, stored.seats, stored.version, stored.updated, agreement)
    return Restored(live, replayed and match.damage is None)


def rules_of(stored: StoredMatch) -> str:
    """The version of the rules that this program plays; a pack does not change them."""
    return load(stored.header.title).rules_version


def restore_as_stored(stored: StoredMatch) -> Match | None:
    """None if the rows do not lead to the position that their last check digits name. The actions are not judged on
    the way, so a damaged one may fail in any way."""
    checkpoints = [checkpoint.checkpoint() for checkpoint in stored.checkpoints]
    try:
        match = Match.restore(stored.header, stored.history, checkpoints)
    except Exception:
        return None
    agrees = not stored.history or match.hash[:CHECK_DIGITS] == stored.history[-1].check
    return match if agrees else None


def replay(stored: StoredMatch) -> Match:
    """Up to the first action that does not lead where it led before; `damage` says what differs."""
    match = Match(replace(stored.header, rules=rules_of(stored)))
    try:
        follow(match, tuple(entry.journal_entry for entry in stored.history))
    except Differs as differs:
        match.damage = differs.damage
    except LongrollError:
        number = len(match.history) + 1
        match.damage = Damage(number, stored.history[number - 1].action, "it cannot be read")
    match.history = [as_made(entry, old) for entry, old in zip(match.history, stored.history, strict=False)]
    return match


def as_made(entry: HistoryEntry, old: HistoryEntry) -> HistoryEntry:
    """A replay cannot show who made a choice."""
    entry = entry._replace(forced=old.forced)
    return entry.by_order() if old.ordered else entry


def unplayable(stored: StoredMatch, error: LongrollError) -> ServiceError:
    theirs, ours = stored.header.rules, rules_of(stored) if stored.header.title in TITLES else "?"
    facts = {"theirs": theirs, "ours": ours, "detail": str(error)[:200].rstrip(".")}
    return ServiceError("other-rules", "service-other-rules", facts)
