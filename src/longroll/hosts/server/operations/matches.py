"""The operator's commands about matches. They also work while the server runs."""

from pathlib import Path
from time import localtime, strftime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, select

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.memory.host import InlineBackground
from longroll.hosts.server.archive.storage import SqlArchive
from longroll.hosts.server.moderation.storage import add
from longroll.hosts.server.operations.console import carry_out, moderation_of
from longroll.hosts.server.operations.new_file import new_file
from longroll.hosts.server.people.storage import SqlPeople
from longroll.hosts.server.store.reader import MatchReader
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.matches import headers, match_players, states
from longroll.hosts.server.store.tables.results import finished
from longroll.service.archive.archive import Archive
from longroll.service.archive.bundle import bundle
from longroll.service.archive.query import Query
from longroll.service.errors import missing, no_match
from longroll.service.moderation.moderation import check_reason
from longroll.service.moderation.ports import DELETE, EXPORT
from longroll.service.seats import PERSON


class Shelf(NamedTuple):
    """The part of a service that a bundle needs."""

    storage: MatchReader
    background: InlineBackground
    clock: SystemClock


def print_matches(database: str, name: str, limit: int) -> None:
    """Print the matches, the newest first."""
    for row in carry_out(database, lambda records: list_matches(records, name, limit)):
        begun = strftime("%Y-%m-%d %H:%M", localtime(row.created))
        result = f"{row.winner or 'nobody'} ({row.reason})" if row.reason else "goes on"
        print(f"{row.id:34} {begun} {row.title:20} {row.scenario:12} {result}")


async def list_matches(records: Records, name: str, limit: int) -> list[Any]:
    query = newest(await player_named(records, name) if name else "", limit)
    return await records.read(lambda connection: list(connection.execute(query)))


async def player_named(records: Records, name: str) -> str:
    person = await SqlPeople(records).person_named(name)
    if person is None:
        raise missing("account-no-person", name=name[:40])
    return PERSON + person.id


def newest(player: str, limit: int) -> Select[Any]:
    shown = (headers.c.id, headers.c.created, headers.c.title, headers.c.scenario)
    query = (
        select(*shown, finished.c.winner, finished.c.reason)
        .join_from(headers, states)
        .outerjoin(finished, finished.c.match == headers.c.id)
        .order_by(headers.c.created.desc(), headers.c.id.desc())
        .limit(limit)
    )
    if not player:
        return query
    return query.join(match_players, match_players.c.match == headers.c.id).where(match_players.c.player == player)


def annul_match(database: str, match: str, reason: str) -> None:
    """Annul a result. A running server counts again when it next looks for work."""
    carry_out(database, lambda records: moderation_of(records).annul("", match, reason))
    print(f"the result of {match} is annulled")


def delete_match(database: str, match: str, reason: str) -> None:
    """Delete a match with everything that belongs to it."""

    async def work(records: Records) -> None:
        check_reason(reason)
        entry = moderation_of(records).entry("", DELETE, match=match, detail=reason)

        def remove(connection: Connection) -> bool:
            gone = connection.execute(delete(headers).where(headers.c.id == match)).rowcount == 1
            if gone:
                add(connection, entry)
            return gone

        if not await records.write(remove):
            raise no_match()

    carry_out(database, work)
    print(f"{match} is deleted")


def export_matches(database: str, name: str, file: Path) -> None:
    """Export all finished matches of the club, or those of a person, as one file."""

    async def work(records: Records) -> None:
        shelf: Any = Shelf(MatchReader(records), InlineBackground(), SystemClock())
        player = await player_named(records, name) if name else ""
        await moderation_of(records).log("", EXPORT, person=player)
        found = Archive(shelf, SqlArchive(records)).find_all(Query(player=player, own=True))
        async for piece in bundle(shelf, found):
            stream.write(piece)

    with new_file(file) as stream:
        carry_out(database, work)
    print(f"{file} is written; check it with: longroll replay {file}")
