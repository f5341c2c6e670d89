"""The storage of notices, over `Records`."""

import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import Connection, Executable, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from longroll.hosts.server.store.engine import POSTGRESQL, SQLITE
from longroll.hosts.server.store.lists import padded
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.notices import notice_claims, notices, push_subscriptions, readers, webhooks
from longroll.service.notices.notice import SEEN, WAITING, Notice, NoticeId
from longroll.service.notices.ports import DIGEST, Contact, Subscription, Webhook
from longroll.service.notices.settings import Reader, read_settings, write_settings

OF_PLAYER: Final = (notices, notice_claims, readers, push_subscriptions, webhooks)
ADD: Final = {
    kind: make(notices).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    for kind, make in ((SQLITE, sqlite_insert), (POSTGRESQL, postgresql_insert))
}
SETTLE: Final = (
    update(notices)
    .where(notices.c.player == bindparam("of"), notices.c.key == bindparam("at_key"), notices.c.status == WAITING)
    .values(status=bindparam("new"))
)
FIND: Final = select(notices).where(
    notices.c.player.in_(bindparam("players", expanding=True)), notices.c.key.in_(bindparam("keys", expanding=True))
)


class SqlNotices:
    def __init__(self, records: Records) -> None:
        self.records = records

    # --- notices

    async def add_notices(self, notices: Sequence[Notice]) -> list[bool]:
        """Add notices in the order of their keys, so that two servers that add the same notices never wait for each
        other."""
        if not notices:
            return []
        order = sorted(range(len(notices)), key=lambda place: notices[place].id)
        rows = [{**notices[place]._asdict(), "facts": json.dumps(notices[place].facts)} for place in order]
        added = await self.records.write_rows(lambda connection: add_rows(connection, rows))
        return [is_new for _, is_new in sorted(zip(order, added, strict=True))]

    async def notices(self, ids: Collection[NoticeId]) -> list[Notice]:
        return await self.records.read(lambda connection: find_notices(connection, ids))

    async def settle(self, statuses: Mapping[NoticeId, str]) -> None:
        if statuses:
            rows = [{"of": player, "at_key": key, "new": status} for (player, key), status in sorted(statuses.items())]
            await self.records.write_rows(lambda connection: connection.execute(SETTLE, rows))

    async def waiting(self, limit: int) -> list[Notice]:
        found = select(notices).where(notices.c.status == WAITING).order_by(notices.c.at, notices.c.key)
        return [read_notice(row) for row in await self._rows(found.limit(limit))]

    async def mark_seen(self, player: str) -> None:
        def mark(connection: Connection) -> None:
            waits = (notices.c.player == player, notices.c.status == WAITING)
            connection.execute(update(notices).where(*waits).values(status=SEEN))
            connection.execute(delete(notice_claims).where(*in_digest(player)))

        if await self.records.read(lambda connection: has_news(connection, player)):
            await self.records.write(mark)

    # --- sending

    async def claim(self, player: str, key: str, target: str, now: float) -> bool:
        return await self._insert(insert(notice_claims).values(player=player, key=key, target=target, at=now))

    async def release(self, player: str, key: str, target: str) -> None:
        columns = notice_claims.c
        here = (columns.player == player, columns.key == key, columns.target == target)
        await self._write(delete(notice_claims).where(*here))

    async def take_digest(self, player: str, now: float) -> list[Notice]:
        def take(connection: Connection) -> list[Notice]:
            joined = (notices.c.player == notice_claims.c.player) & (notices.c.key == notice_claims.c.key)
            found = select(notices).join(notice_claims, joined).where(*in_digest(player))
            rows = connection.execute(found.order_by(notices.c.at, notices.c.key)).all()
            taken = connection.execute(update(notice_claims).where(*in_digest(player)).values(at=now))
            return [read_notice(row) for row in rows] if taken.rowcount else []

        return await self.records.write(take)

    async def put_back_digest(self, player: str, taken: float) -> None:
        await self._write(update(notice_claims).where(*in_digest(player, taken)).values(at=0.0))

    async def digest_players(self) -> list[str]:
        found = select(notice_claims.c.player).where(notice_claims.c.target == DIGEST, notice_claims.c.at == 0)
        return [player for (player,) in await self._rows(found.distinct().order_by(notice_claims.c.player))]

    # --- people

    async def contacts(self, players: Collection[str]) -> dict[str, Contact]:
        return await self.records.read(lambda connection: find_contacts(connection, players))

    async def reader(self, player: str) -> Reader | None:
        rows = await self._rows(select(readers).where(readers.c.player == player))
        return read_reader(rows[0]) if rows else None

    async def set_reader(self, player: str, reader: Reader) -> None:
        values = {"settings": write_settings(reader.settings), "address": reader.address, "bounced": reader.bounced}
        change = update(readers).where(readers.c.player == player).values(values)
        if not await self._write(change) and not await self._insert(insert(readers).values(player=player, **values)):
            await self._write(change)  # somebody else was faster

    async def subscriptions(self, player: str) -> list[Subscription]:
        found = select(push_subscriptions).where(push_subscriptions.c.player == player)
        return [Subscription(*row) for row in await self._rows(found.order_by(push_subscriptions.c.created))]

    async def subscription(self, endpoint: str) -> Subscription | None:
        rows = await self._rows(select(push_subscriptions).where(push_subscriptions.c.endpoint == endpoint))
        return Subscription(*rows[0]) if rows else None

    async def add_subscription(self, subscription: Subscription) -> None:
        def add(connection: Connection) -> None:
            same = push_subscriptions.c.endpoint == subscription.endpoint
            connection.execute(delete(push_subscriptions).where(same))
            connection.execute(insert(push_subscriptions).values(subscription._asdict()))

        await self.records.write(add)

    async def remove_subscription(self, player: str, endpoint: str) -> None:
        columns = push_subscriptions.c
        await self._write(delete(push_subscriptions).where(columns.player == player, columns.endpoint == endpoint))

    async def webhooks(self, player: str) -> list[Webhook]:
        found = select(webhooks).where(webhooks.c.player == player).order_by(webhooks.c.created)
        return [Webhook(*row) for row in await self._rows(found)]

    async def add_webhook(self, webhook: Webhook) -> None:
        await self._write(insert(webhooks).values(webhook._asdict()))

    async def remove_webhook(self, player: str, webhook: str) -> bool:
        here = (webhooks.c.player == player, webhooks.c.id == webhook)
        return await self._write(delete(webhooks).where(*here)) == 1

    async def set_webhook_failed(self, webhook: str, failed: float) -> None:
        await self._write(update(webhooks).where(webhooks.c.id == webhook).values(failed=failed))

    async def clean_up(self, before: float) -> None:
        def clean(connection: Connection) -> None:
            connection.execute(delete(notices).where(notices.c.at < before))
            kept = select(notices.c.key).where(
                notices.c.player == notice_claims.c.player, notices.c.key == notice_claims.c.key
            )
            connection.execute(delete(notice_claims).where(~kept.exists()))

        await self.records.write(clean)

    async def export(self, player: str) -> dict[str, object]:
        reader = await self.reader(player) or Reader()
        found = select(notices).where(notices.c.player == player).order_by(notices.c.at)
        return {
            "notice_settings": asdict(reader.settings),
            "notice_address": reader.address,
            "push_subscriptions": [one._asdict() for one in await self.subscriptions(player)],
            "webhooks": [one._asdict() for one in await self.webhooks(player)],
            "notices": [read_notice(row)._asdict() for row in await self._rows(found)],
        }

    async def forget(self, player: str) -> None:
        def forget(connection: Connection) -> None:
            for table in OF_PLAYER:
                connection.execute(delete(table).where(table.c.player == player))

        await self.records.write(forget)

    # --- what they share

    async def _rows(self, query: Executable) -> Sequence[Any]:
        return await self.records.read(lambda connection: connection.execute(query).all())

    async def _write(self, statement: Executable) -> int:
        """Run a statement. Returns the number of rows that it changed."""
        return await self.records.write(lambda connection: connection.execute(statement).rowcount)

    async def _insert(self, statement: Executable) -> bool:
        """Insert a row. False if it exists already."""
        try:
            await self._write(statement)
        except IntegrityError:
            return False
        return True


def add_rows(connection: Connection, rows: Sequence[dict[str, Any]]) -> list[bool]:
    """Add notices. Returns those that did not exist yet."""
    add = ADD[connection.dialect.name]
    return [connection.execute(add, row).rowcount == 1 for row in rows]


def find_notices(connection: Connection, ids: Collection[NoticeId]) -> list[Notice]:
    """Find notices. Several players may have a notice with the same key."""
    players, keys = sorted({one.player for one in ids}), sorted({one.key for one in ids})
    asked = {"players": padded(players), "keys": padded(keys)}
    found = [read_notice(row) for row in connection.execute(FIND, asked)] if ids else []
    return [notice for notice in found if notice.id in ids]


def find_contacts(connection: Connection, players: Collection[str]) -> dict[str, Contact]:
    def rows_of(table: Table) -> Sequence[Any]:
        return connection.execute(select(table).where(table.c.player.in_(padded(list(players))))).all()

    set_by = {row.player: read_reader(row) for row in rows_of(readers)}
    browsers, hooks = defaultdict(list), defaultdict(list)
    for browser in sorted((Subscription(*row) for row in rows_of(push_subscriptions)), key=attrgetter("created")):
        browsers[browser.player].append(browser)
    for hook in sorted((Webhook(*row) for row in rows_of(webhooks)), key=attrgetter("created")):
        hooks[hook.player].append(hook)
    return {one: Contact(set_by.get(one) or Reader(), browsers[one], hooks[one]) for one in players}


def read_reader(row: Any) -> Reader:
    return Reader(read_settings(row.settings), row.address, row.bounced)


def read_notice(row: Any) -> Notice:
    return Notice(**{**row._mapping, "facts": json.loads(row.facts)})


def in_digest(player: str, at: float = 0.0) -> tuple[Any, ...]:
    columns = notice_claims.c
    return columns.player == player, columns.target == DIGEST, columns.at == at


def has_news(connection: Connection, player: str) -> bool:
    """Is there anything to mark as seen? People look often, and this seldom changes anything."""
    waiting = select(notices.c.key).where(notices.c.player == player, notices.c.status == WAITING)
    collected = select(notice_claims.c.key).where(*in_digest(player))
    return any(connection.execute(query.limit(1)).first() is not None for query in (waiting, collected))
