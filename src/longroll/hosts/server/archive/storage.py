"""The archive over `Records`."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, case, exists, func, select, tuple_, update

from longroll.games import TITLES, read_title
from longroll.hosts.common.codec import decode
from longroll.hosts.server.store.lists import padded
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.ratings import annulments
from longroll.hosts.server.store.tables.results import finished, finished_options, finished_seats
from longroll.service.agreement import ABORTED, PUBLIC
from longroll.service.archive.ports import RecordLine, Total
from longroll.service.archive.query import NO_WINNER, Query
from longroll.service.finished import FinishedMatch, FinishedSeat

SCORES = {"won": 1.0, "lost": 0.0, "drawn": 0.5}
OTHERS = finished_seats.alias().c  # made once: an alias refers to itself, and would wait for the garbage collector
SEAT_COLUMNS = [finished_seats.c[name] for name in ("match", *FinishedSeat._fields)]


class SqlArchive:
    def __init__(self, records: Records) -> None:
        self.records = records

    async def search(self, query: Query) -> list[FinishedMatch]:
        return await self.records.read(lambda connection: search(connection, query))

    async def annulled(self, matches: Collection[str]) -> set[str]:
        found = select(annulments.c.match).where(among(annulments, list(matches)))
        return set(await self.records.read(lambda connection: connection.execute(found).scalars().all()))

    async def record(self, player: str) -> list[RecordLine]:
        return await self.records.read(lambda connection: record(connection, player))

    async def totals(self) -> list[Total]:
        return await self.records.read(totals)

    async def rename(self, player: str, name: str) -> None:
        change = update(finished_seats).where(finished_seats.c.player == player).values(name=name)
        await self.records.write(lambda connection: connection.execute(change))


def search(connection: Connection, query: Query) -> list[FinishedMatch]:
    """First which matches, from indexes alone; then what is shown of them."""
    matches = list(connection.execute(find(query)).scalars())
    found = connection.execute(select(finished).where(among(finished, matches))).mappings()
    rows = {row["match"]: row for row in found}
    seats: dict[str, list[FinishedSeat]] = {}
    for match, *seat in connection.execute(
        select(*SEAT_COLUMNS).where(among(finished_seats, matches)).order_by(finished_seats.c.seat)
    ):
        seats.setdefault(match, []).append(FinishedSeat(*seat))
    return [make_match(rows[match], seats[match]) for match in matches]


def among(table: Any, matches: list[str]) -> ColumnElement[bool]:
    found: ColumnElement[bool] = table.c.match.in_(padded(matches))
    return found


def make_match(row: Any, seats: list[FinishedSeat]) -> FinishedMatch:
    """The seats in the order of the game."""
    order = list(read_title(row["title"]).seats) if row["title"] in TITLES else []
    seats.sort(key=lambda seat: (seat.seat not in order, order.index(seat.seat) if seat.seat in order else 0))
    return FinishedMatch(**{**row, "options": decode(row["options"])}, seats=tuple(seats))


def find(query: Query) -> Select[Any]:
    """In the order of an index that begins with what is asked for: a player, an option, a title, or nothing."""
    if query.player:
        lead, conditions = finished_seats, of_player(query)
    elif query.option:
        lead, conditions = finished_options, [*of_option(query)]
    else:
        lead, conditions = finished, []
    source: Any = lead if lead is finished else lead.join(finished, finished.c.match == lead.c.match)
    if query.player and query.option:
        wanted = (finished_options.c.match == lead.c.match, *of_option(query))
        conditions.append(exists().where(*wanted))
    if query.before is not None:
        conditions.append(tuple_(lead.c.at, lead.c.match) < tuple_(*query.before))
    if query.since:
        conditions.append(lead.c.at >= query.since)
    if query.until:
        conditions.append(lead.c.at < query.until)
    found = select(lead.c.match, lead.c.at).select_from(source).where(*conditions, *of_match(query))
    if lead is finished_seats:
        found = found.distinct()  # somebody may have played two seats
    return found.order_by(lead.c.at.desc(), lead.c.match.desc()).limit(query.limit)


def of_player(query: Query) -> list[ColumnElement[bool]]:
    seat = finished_seats.c
    conditions = [seat.player == query.player]
    if query.side:
        conditions.append(seat.side == query.side)
    if query.result:
        conditions.append(seat.score == SCORES[query.result])
    if query.opponent:
        conditions.append(exists().where(OTHERS.match == seat.match, OTHERS.player == query.opponent))
    return conditions


def of_option(query: Query) -> tuple[ColumnElement[bool], ...]:
    return finished_options.c.name == query.option, finished_options.c.value == query.value


def of_match(query: Query) -> list[ColumnElement[bool]]:
    column = finished.c
    asked = {
        column.title: query.title,
        column.scenario: query.scenario,
        column.reason: query.reason,
        column.access: "" if query.own else PUBLIC,
    }
    conditions = [name == value for name, value in asked.items() if value]
    if query.winner:
        conditions.append(column.winner == ("" if query.winner == NO_WINNER else query.winner))
        conditions.append(column.reason != ABORTED)
    if query.rated is not None:
        conditions.append(column.rated == query.rated)
    if query.shortest:
        conditions.append(column.actions >= query.shortest)
    if query.longest:
        conditions.append(column.actions <= query.longest)
    return conditions


def counted() -> ColumnElement[bool]:
    annulled = exists().where(annulments.c.match == finished.c.match)
    return and_(finished.c.reason != ABORTED, ~annulled)


def record(connection: Connection, player: str) -> list[RecordLine]:
    seat = finished_seats.c
    results = [func.sum(case((seat.score == score, 1), else_=0)) for score in SCORES.values()]
    against = exists().where(OTHERS.match == seat.match, OTHERS.player != player)
    query = (
        select(finished.c.title, seat.seat, *results)
        .join_from(finished_seats, finished, finished.c.match == seat.match)
        .where(seat.player == player, against, counted())
        .group_by(finished.c.title, seat.seat)
        .order_by(finished.c.title, seat.seat)
    )
    return [RecordLine(*row) for row in connection.execute(query)]


def totals(connection: Connection) -> list[Total]:
    """All of them from an index, without the few that were annulled."""
    column = finished.c
    parts = (column.title, column.scenario, column.winner, column.reason)
    every = select(*parts, func.count(), func.sum(column.actions)).where(column.reason != ABORTED).group_by(*parts)
    annulled = select(*parts, column.actions).join_from(annulments, finished, column.match == annulments.c.match)
    found = {tuple(row[:4]): Total(*row) for row in connection.execute(every)}
    for *key, actions in connection.execute(annulled.where(column.reason != ABORTED)):
        total = found[tuple(key)]
        found[tuple(key)] = total._replace(games=total.games - 1, actions=total.actions - actions)
    return [total for total in found.values() if total.games]
