"""Writes and finds challenges in the database."""

from collections.abc import Callable, Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, bindparam, case, delete, exists, func, insert, or_, select, update

from longroll.hosts.server.store.engine import POSTGRESQL
from longroll.hosts.server.store.lists import padded
from longroll.hosts.server.store.tables.club import challenge_players, challenges, invitations
from longroll.service.club.challenge import ACTIVE, Challenge, read_challenge, write_challenge

FIND: Final = select(challenges.c.data).where(challenges.c.id == bindparam("at"))
FIND_TO_CHANGE: Final = FIND.with_for_update()
FIND_ALL: Final = select(challenges.c.data).where(challenges.c.id.in_(bindparam("among", expanding=True)))
LOCK_CREATOR: Final = select(func.pg_advisory_xact_lock(func.hashtextextended(bindparam("by"), 0)))
"""Locks a creator, so that one transaction of PostgreSQL at a time adds his challenges. SQLite has only one writer."""
COUNT: Final = select(func.count()).where(challenges.c.creator == bindparam("by"), challenges.c.status.in_(ACTIVE))
ADD: Final = insert(challenges)
CHANGE: Final = update(challenges).where(challenges.c.id == bindparam("at"))
ADD_PLAYER: Final = insert(challenge_players)
DROP_PLAYERS: Final = delete(challenge_players).where(challenge_players.c.challenge == bindparam("at"))


def columns_of(challenge: Challenge) -> dict[str, Any]:
    return {
        "version": challenge.version,
        "status": challenge.status,
        "creator": challenge.creator,
        "listed": challenge.listed,
        "created": challenge.created,
        "expires": challenge.expires,
        "data": write_challenge(challenge),
    }


def add(connection: Connection, challenge: Challenge, most: int) -> bool:
    """Add a challenge, unless its creator has that many already."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(LOCK_CREATOR, {"by": challenge.creator})
    if connection.execute(COUNT, {"by": challenge.creator}).scalar_one() >= most:
        return False
    connection.execute(ADD, {"id": challenge.id, **columns_of(challenge)})
    add_players(connection, challenge)
    links = [{"hash": token_hash, "challenge": challenge.id} for token_hash in challenge.invitations]
    if links:
        connection.execute(insert(invitations), links)
    return True


def add_players(connection: Connection, challenge: Challenge) -> None:
    rows = [{"challenge": challenge.id, "player": player} for player in challenge.people]
    connection.execute(ADD_PLAYER, rows)


def find(connection: Connection, challenge: str) -> Challenge | None:
    data = connection.execute(FIND, {"at": challenge}).scalar_one_or_none()
    return None if data is None else read_challenge(data)


def find_all(connection: Connection, ids: Collection[str]) -> list[Challenge]:
    return [read_challenge(data) for (data,) in connection.execute(FIND_ALL, {"among": padded(list(ids))})]


def change(connection: Connection, challenge: str, make: Callable[[Challenge], Challenge]) -> Challenge | None:
    """Change a challenge. Its row is locked until the end of the transaction."""
    data = connection.execute(FIND_TO_CHANGE, {"at": challenge}).scalar_one_or_none()
    if data is None:
        return None
    before = read_challenge(data)
    after = make(before)
    if after is not before:
        replace(connection, before, after)
    return after


def replace(connection: Connection, before: Challenge, after: Challenge) -> None:
    connection.execute(CHANGE, {"at": after.id, **columns_of(after)})
    if after.people != before.people:
        connection.execute(DROP_PLAYERS, {"at": after.id})
        add_players(connection, after)
    if after.invitations != before.invitations:
        used = invitations.c.hash.not_in(after.invitations)
        connection.execute(delete(invitations).where(invitations.c.challenge == after.id, used))


def find_active(connection: Connection, player: str, limit: int) -> list[Challenge]:
    active = challenges.c.status.in_(ACTIVE)
    own, mine = challenges.c.creator == player, is_part_of(player)
    found = select(challenges.c.data).where(active, or_(challenges.c.listed, mine))
    order = case((own, 0), (mine, 1), else_=2), challenges.c.created.desc(), challenges.c.id
    return [read_challenge(data) for (data,) in connection.execute(found.order_by(*order).limit(limit))]


def is_part_of(player: str) -> ColumnElement[bool]:
    return exists().where(challenge_players.c.challenge == challenges.c.id, challenge_players.c.player == player)


def forget(connection: Connection, player: str) -> None:
    """Remove the name of somebody who leaves, also from challenges that are over."""
    for challenge in connection.execute(select(challenges.c.id).where(is_part_of(player))).scalars().all():
        change(connection, challenge, lambda found: found.change(names={**found.names, player: ""}))


def find_expired(connection: Connection, now: float, limit: int) -> list[Challenge]:
    found = select(challenges.c.data).where(challenges.c.status.in_(ACTIVE), challenges.c.expires <= now)
    return [read_challenge(data) for (data,) in connection.execute(found.limit(limit))]


def find_invitation(connection: Connection, token_hash: str) -> str:
    found = select(invitations.c.challenge).where(invitations.c.hash == token_hash)
    return str(connection.execute(found).scalar_one_or_none() or "")
