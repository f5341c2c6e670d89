"""Writes and finds tournaments in the database."""

import json
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, or_, select, update

from longroll.games import load
from longroll.hosts.server.store.tables.matches import leases, states
from longroll.hosts.server.store.tables.ratings import annulments
from longroll.hosts.server.store.tables.results import finished
from longroll.hosts.server.store.tables.tournaments import tournament_matches, tournament_players, tournaments
from longroll.opponents.roster import level_of
from longroll.service.tournaments.ports import GameResult
from longroll.service.tournaments.shape import Summary, summary_shape
from longroll.service.tournaments.tournament import OPEN, Tournament
from longroll.service.tournaments.writing import read_tournament, write_tournament


def columns_of(tournament: Tournament) -> dict[str, Any]:
    return {
        "version": tournament.version,
        "status": tournament.status,
        "over": tournament.status not in OPEN,
        "organiser": tournament.organiser,
        "season": tournament.season,
        "created": tournament.created,
        "due": tournament.due,
        "data": write_tournament(tournament),
        "summary": json.dumps(summary_shape(tournament)),
    }


def add(connection: Connection, tournament: Tournament) -> None:
    connection.execute(insert(tournaments).values(id=tournament.id, **columns_of(tournament)))


def find(connection: Connection, tournament: str) -> Tournament | None:
    data = connection.execute(select(tournaments.c.data).where(tournaments.c.id == tournament)).scalar_one_or_none()
    return None if data is None else read_tournament(data)


def replace(connection: Connection, tournament: Tournament) -> bool:
    """Replace a tournament. Of those who change the same version only one succeeds."""
    here = (tournaments.c.id == tournament.id) & (tournaments.c.version == tournament.version - 1)
    if connection.execute(update(tournaments).where(here).values(**columns_of(tournament))).rowcount != 1:
        return False
    keep_players(connection, tournament)
    keep_matches(connection, tournament)
    return True


def keep_players(connection: Connection, tournament: Tournament) -> None:
    here = tournament_players.c.tournament == tournament.id
    known = set(connection.execute(select(tournament_players.c.player).where(here)).scalars())
    people = set(tournament.people)
    if known - people:
        connection.execute(delete(tournament_players).where(here, tournament_players.c.player.in_(known - people)))
    added = [{"tournament": tournament.id, "player": player} for player in sorted(people - known)]
    if added:
        connection.execute(insert(tournament_players), added)


def keep_matches(connection: Connection, tournament: Tournament) -> None:
    """Note of each match whether its result is counted, and whether it is annulled. Matches that a ladder has left out
    are left out here."""
    here = tournament_matches.c.tournament == tournament.id
    query = select(tournament_matches.c.match, tournament_matches.c.counted, tournament_matches.c.annulled).where(here)
    known = {row.match: (row.counted, row.annulled) for row in connection.execute(query)}
    games = {game.match: (meeting.round, game) for meeting in tournament.meetings for game in meeting.games}
    now = {match: (game.annulled or game.score is not None, game.annulled) for match, (_, game) in games.items()}
    added = [
        {"match": match, "tournament": tournament.id, "round": games[match][0], "counted": counted, "annulled": struck}
        for match, (counted, struck) in now.items()
        if match not in known
    ]
    changed = [
        {"changed": match, "counted": counted, "annulled": struck}
        for match, (counted, struck) in now.items()
        if known.get(match, (counted, struck)) != (counted, struck)
    ]
    dropped = [{"changed": match} for match in known.keys() - now.keys()]
    one = tournament_matches.c.match == bindparam("changed")
    if added:
        connection.execute(insert(tournament_matches), added)
    if changed:
        connection.execute(update(tournament_matches).where(one), changed)
    if dropped:
        connection.execute(delete(tournament_matches).where(one), dropped)


def find_summaries(connection: Connection, limit: int) -> list[Summary]:
    query = in_order(select(tournaments.c.summary)).limit(limit)
    return [json.loads(text) for text in connection.execute(query).scalars()]


def find_of_season(connection: Connection, season: str, limit: int) -> list[Tournament]:
    query = in_order(select(tournaments.c.data).where(tournaments.c.season == season)).limit(limit)
    return [read_tournament(data) for data in connection.execute(query).scalars()]


def in_order(query: Select[Any]) -> Select[Any]:
    return query.order_by(tournaments.c.over, tournaments.c.created.desc(), tournaments.c.id)


def count_open(connection: Connection, organiser: str) -> int:
    query = select(func.count()).where(tournaments.c.organiser == organiser, tournaments.c.over.is_(False))
    return int(connection.execute(query).scalar_one())


def find_due(connection: Connection, now: float, limit: int) -> list[str]:
    ended = (
        select(tournament_matches.c.tournament)
        .join(finished, finished.c.match == tournament_matches.c.match)
        .where(tournament_matches.c.counted.is_(False))
    )
    annulled = to_strike(select(tournament_matches.c.tournament))
    due = or_(tournaments.c.due <= now, tournaments.c.id.in_(ended), tournaments.c.id.in_(annulled))
    query = select(tournaments.c.id).where(due)
    return list(connection.execute(query.order_by(tournaments.c.due, tournaments.c.id).limit(limit)).scalars())


def find_results(connection: Connection, matches: Collection[str]) -> list[GameResult]:
    columns = (finished.c.match, finished.c.title, finished.c.pack, finished.c.winner, finished.c.reason, finished.c.at)
    rows = connection.execute(select(*columns).where(finished.c.match.in_(list(matches))))
    return [
        GameResult(match, side_of(title, pack, winner), reason, at) for match, title, pack, winner, reason, at in rows
    ]


def find_annulled(connection: Connection, tournament: str) -> set[str]:
    here = to_strike(select(tournament_matches.c.match)).where(tournament_matches.c.tournament == tournament)
    return set(connection.execute(here).scalars())


def to_strike(query: Select[Any]) -> Select[Any]:
    """Matches whose result was annulled although their games do not say so yet."""
    joined = query.join(annulments, annulments.c.match == tournament_matches.c.match)
    return joined.where(tournament_matches.c.annulled.is_(False))


def side_of(title: str, pack: str, winner: str) -> int | None:
    return load(title, pack or None).seats.index(winner) % 2 if winner else None


def find_waiting_bots(connection: Connection, now: float, limit: int) -> list[str]:
    query = (
        select(states.c.match, states.c.seats, states.c.summary)
        .join(tournament_matches, tournament_matches.c.match == states.c.match)
        .outerjoin(leases, leases.c.match == states.c.match)
        .where(tournament_matches.c.counted.is_(False))
        .where(or_(leases.c.expires.is_(None), leases.c.expires <= now))
    )
    found = []
    for match, seats, summary in connection.execute(query):
        if level_of(json.loads(seats).get(json.loads(summary)["to_move"], "")):
            found.append(match)
    return found[:limit]


def find_of_player(connection: Connection, player: str) -> list[str]:
    query = select(tournament_players.c.tournament).where(tournament_players.c.player == player)
    return sorted(connection.execute(query).scalars())
