"""What the rows of the database hold, and how it is read back."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from longroll.hosts.common.codec import DecodeError, check_events, decode, encode
from longroll.kernel.contract import Moment
from longroll.kernel.dice import commitment
from longroll.kernel.event import Event
from longroll.kernel.header import Header
from longroll.kernel.shared_seed import Share
from longroll.match import HistoryEntry
from longroll.service.stored import StoredCheckpoint, StoredEvents, StoredMatch, Summary

HIDDEN: Final = 1
FORCED: Final = 2
ORDERED: Final = 4
NO_MOMENT: Final = Moment(0, "", "", "", 0)
HEADER_COLUMNS: Final = (
    "id, name, title, rules, scenario, options, origin, parent, parent_action, created, seed, seed_chosen, rolls, "
    "position, pack, lesson, shares"
)
HISTORY_COLUMNS: Final = "action, digits, seat, dice, barrier, flags, moment, events"


def write_json(value: object) -> str:
    return encode(value).decode()


def write_events(events: Sequence[Event]) -> str:
    """The events as the log shows them."""
    if type(events) is StoredEvents:  # isinstance asks the abstract class, which is slow
        return events.text
    return write_json([{"kind": kind, "rule": rule, "facts": facts} for kind, rule, facts in events])


@lru_cache(maxsize=256)
def write_moment(moment: Moment) -> str:
    return write_json(moment)


def write_header(stored: StoredMatch) -> tuple[object, ...]:
    header = stored.header
    return (
        stored.id,
        stored.name,
        header.title,
        header.rules,
        header.scenario,
        write_json(header.options),
        stored.origin,
        stored.parent,
        stored.parent_action,
        stored.created,
        header.seed,
        int(header.seed_chosen),
        None if header.rolls is None else " ".join(map(str, header.rolls)),
        header.position,
        header.pack,
        stored.lesson,
        write_json(header.shares) if header.shares else "",
    )


def read_header(row: Mapping[str, Any]) -> Header:
    header = Header(
        title=row["title"],
        rules=row["rules"],
        scenario=row["scenario"],
        options=decode(row["options"]),
        position=row["position"],
        pack=row["pack"],
        seed=row["seed"],
        seed_chosen=bool(row["seed_chosen"]),
        commitment=commitment(row["seed"]),
        shares=tuple(Share(*share) for share in decode(row["shares"])) if row["shares"] else (),
    )
    return header if row["rolls"] is None else replace(header, rolls=tuple(map(int, row["rolls"].split())))


def write_entry(match: str, number: int, entry: HistoryEntry) -> tuple[object, ...]:
    return (
        match,
        number,
        entry.action,
        entry.check,
        entry.seat,
        " ".join(map(str, entry.dice)),
        entry.barrier,
        HIDDEN * entry.hidden + FORCED * entry.forced + ORDERED * entry.ordered,
        write_moment(entry.moment),
        write_events(entry.events),
    )


def read_history(rows: Iterable[tuple[Any, ...]]) -> tuple[list[HistoryEntry], bool]:
    """The entries, and whether they are complete: a match without all its events is replayed. Equal
    strings are kept once: a match has few seats and moments."""
    moments: dict[str, Moment] = {"": NO_MOMENT}
    words: dict[str, str] = {}
    rolls: dict[str, tuple[int, ...]] = {"": ()}
    empty = StoredEvents("[]")
    history: list[HistoryEntry] = []
    complete = True
    for action, check, seat, dice, barrier, flags, moment, events in rows:
        if moment not in moments:
            moments[moment] = Moment(*decode(moment))
        if dice not in rolls:
            rolls[dice] = tuple(map(int, dice.split()))
        complete = complete and are_readable(events)
        history.append(
            HistoryEntry(
                action,
                check,
                words.setdefault(seat, seat),
                rolls[dice],
                StoredEvents(events) if events not in ("", "[]") else empty,
                flags & HIDDEN != 0,
                words.setdefault(barrier, barrier),
                moments[moment],
                flags & FORCED != 0,
                flags & ORDERED != 0,
            )
        )
    return history, complete


def are_readable(events: Any) -> bool:
    """Are these the events of an action? An older version of the program stored none; others may be damaged."""
    if events == "[]":
        return True
    try:
        check_events(events)
    except (DecodeError, TypeError):
        return False
    return True


def read_match(
    row: Mapping[str, Any], history: Iterable[tuple[Any, ...]], checkpoints: Iterable[tuple[int, str]]
) -> StoredMatch:
    entries, complete = read_history(history)
    return StoredMatch(
        id=row["id"],
        name=row["name"],
        header=read_header(row),
        seats=decode(row["seats"]),
        origin=row["origin"],
        parent=row["parent"],
        parent_action=row["parent_action"],
        created=row["created"],
        updated=row["updated"],
        version=row["version"],
        history=entries,
        checkpoints=[StoredCheckpoint(number, text) for number, text in checkpoints],
        complete=complete,
        lesson=row["lesson"],
        agreement=row["agreement"],
    )


def read_summary(row: Mapping[str, Any]) -> Summary:
    shown = ("id", "name", "title", "rules", "scenario", "parent", "parent_action", "origin", "created", "updated")
    return {
        **{name: row[name] for name in shown},
        "seed_chosen": bool(row["seed_chosen"]),
        "options": decode(row["options"]),
        "seats": decode(row["seats"]),
        "agreement": None,
        **decode(row["summary"]),
    }
