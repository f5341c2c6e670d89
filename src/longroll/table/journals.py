"""Journals in and out: what can be taken away, and what can be brought."""

from dataclasses import dataclass, replace
from typing import Final

from longroll.kernel.dice import CommittedDice
from longroll.kernel.error import LongrollError
from longroll.kernel.fingerprint import fingerprint
from longroll.kernel.journal import Entry, Journal
from longroll.match import Differs, Match
from longroll.table.record import Record
from longroll.table.seats import fill_seats
from longroll.table.shown import Shown
from longroll.table.troubles import kept_secret, malformed, unreadable_journal

LONGEST_SEED: Final = 200


@dataclass(frozen=True)
class Brought:
    """A match that was brought or forked: its record and the actions already played."""

    record: Record
    entries: list[Entry]


def check_open(shown: Shown) -> None:
    """Nothing is taken away or gone on with from a moment at which somebody keeps a secret."""
    if shown.game.secret(shown.position):
        raise kept_secret()


def write_journal(shown: Shown) -> str:
    """With the seed when the game is over, with the rolls in place of the seed before. Where other dice went before
    the seed's, always with the rolls."""
    check_open(shown)
    record = shown.record
    open_seed = shown.outcome is not None and not record.script
    journal = Journal(record.title, record.rules, record.scenario, dict(record.options), record.position)
    journal.seed = record.seed if open_seed else None
    journal.rolls = None if open_seed else list(shown.rolls(shown.count))
    journal.commitment = "" if record.script else record.commitment
    journal.pack = record.pack
    journal.entries = [Entry(told.action, told.check) for told in shown.actions()]
    journal.final_hash = fingerprint(shown.position)
    return journal.dumps()


def read_journal(text: str) -> Brought:
    """A journal that replays to what it tells. If it does not tell its seed, a new one is drawn for what follows."""
    try:
        match = Match.replay(text)
    except Differs as error:
        raise malformed("table-journal-differs", number=str(error.number), action=error.action) from None
    except LongrollError as error:
        raise unreadable_journal(error) from None
    except (ValueError, OverflowError, RecursionError, IndexError, KeyError):
        raise malformed("table-journal-unreadable") from None
    journal = match.journal
    if len(journal.seed or "") > LONGEST_SEED:
        raise malformed("table-seed", limit=str(LONGEST_SEED))
    record = Record(
        title=journal.title,
        rules=journal.rules,
        pack=journal.pack,
        scenario=journal.scenario,
        options=journal.options,
        position=journal.position,
        seats=fill_seats(match.game, {}),
        version=len(journal.entries),
    )
    return Brought(with_dice(record, match), list(journal.entries))


def with_dice(record: Record, match: Match) -> Record:
    if isinstance(match.dice, CommittedDice):
        return replace(record, seed=match.dice.seed)
    return replace(record, script=tuple((match.journal.rolls or [])[: match.dice.count]))


def fork_journal(shown: Shown, seats: dict[str, str], name: str) -> Brought:
    """The same match up to here; after that another, with a new secret seed."""
    record = shown.record
    forked = Record(
        title=record.title,
        rules=record.rules,
        pack=record.pack,
        scenario=record.scenario,
        options=record.options,
        position=record.position,
        seats=seats,
        script=shown.rolls(shown.count),
        name=name or record.name,
        parent=record.id,
        parent_action=shown.count,
        version=shown.count,
    )
    return Brought(forked, [Entry(told.action, told.check) for told in shown.actions()])
