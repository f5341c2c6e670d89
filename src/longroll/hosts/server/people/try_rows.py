"""Tries in the database."""

from collections.abc import Sequence

from sqlalchemy import Connection, case, delete, insert, select, update

from longroll.hosts.server.store.tables.people import tries
from longroll.service.people.tries import TryKey


def take_tries(connection: Connection, keys: Sequence[TryKey], now: float) -> float:
    found = select(tries).where(tries.c.key.in_([one.key for one in keys])).with_for_update()
    rows = {row.key: row for row in connection.execute(found)}
    wait = max((row.blocked_until - now for row in rows.values()), default=0.0)
    if wait > 0:
        return float(wait)
    for one in keys:
        row = rows.get(one.key)
        count = row.tried + 1 if row is not None and row.forgotten > now else 1
        values = {"tried": count, "blocked_until": now + one.limit.delay(count), "forgotten": now + one.limit.memory}
        if row is None:
            connection.execute(insert(tries).values(key=one.key, **values))
        else:
            connection.execute(update(tries).where(tries.c.key == one.key).values(values))
    return 0.0


def give_back_try(connection: Connection, key: TryKey) -> None:
    less = case((tries.c.tried > 0, tries.c.tried - 1), else_=0)
    connection.execute(update(tries).where(tries.c.key == key.key).values(tried=less, blocked_until=0.0))


def forget_tries(connection: Connection, key: TryKey) -> None:
    connection.execute(delete(tries).where(tries.c.key == key.key))
