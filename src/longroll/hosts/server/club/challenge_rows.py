"""How challenges are written and found."""

from typing import Any

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update

from longroll.hosts.server.store.tables.club import challenge_players, challenges, invitations
from longroll.service.club.challenge import ACTIVE, Challenge, read_challenge, write_challenge


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


def add(connection: Connection, challenge: Challenge) -> None:
    connection.execute(insert(challenges).values(id=challenge.id, **columns_of(challenge)))
    add_players(connection, challenge)
    links = [{"hash": token_hash, "challenge": challenge.id} for token_hash in challenge.invitations]
    if links:
        connection.execute(insert(invitations), links)


def add_players(connection: Connection, challenge: Challenge) -> None:
    rows = [{"challenge": challenge.id, "player": player} for player in challenge.people]
    connection.execute(insert(challenge_players), rows)


def find(connection: Connection, challenge: str) -> Challenge | None:
    data = connection.execute(select(challenges.c.data).where(challenges.c.id == challenge)).scalar_one_or_none()
    return None if data is None else read_challenge(data)


def replace(connection: Connection, challenge: Challenge) -> bool:
    """Only one of those who change the same version gets through."""
    here = (challenges.c.id == challenge.id) & (challenges.c.version == challenge.version - 1)
    if connection.execute(update(challenges).where(here).values(**columns_of(challenge))).rowcount != 1:
        return False
    connection.execute(delete(challenge_players).where(challenge_players.c.challenge == challenge.id))
    add_players(connection, challenge)
    used = invitations.c.hash.not_in(challenge.invitations)
    connection.execute(delete(invitations).where(invitations.c.challenge == challenge.id, used))
    return True


def find_active(connection: Connection, player: str, limit: int) -> list[Challenge]:
    mine = exists().where(challenge_players.c.challenge == challenges.c.id, challenge_players.c.player == player)
    found = select(challenges.c.data).where(challenges.c.status.in_(ACTIVE), or_(challenges.c.listed, mine))
    rows = connection.execute(found.order_by(challenges.c.created.desc(), challenges.c.id).limit(limit))
    return [read_challenge(data) for (data,) in rows]


def count_active(connection: Connection, creator: str) -> int:
    found = select(func.count()).where(challenges.c.creator == creator, challenges.c.status.in_(ACTIVE))
    return int(connection.execute(found).scalar_one())


def find_expired(connection: Connection, now: float, limit: int) -> list[Challenge]:
    found = select(challenges.c.data).where(challenges.c.status.in_(ACTIVE), challenges.c.expires <= now)
    return [read_challenge(data) for (data,) in connection.execute(found.limit(limit))]


def find_invitation(connection: Connection, token_hash: str) -> str:
    found = select(invitations.c.challenge).where(invitations.c.hash == token_hash)
    return str(connection.execute(found).scalar_one_or_none() or "")
