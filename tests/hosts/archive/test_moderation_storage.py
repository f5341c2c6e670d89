"""What moderators do is stored with its entry in the log, on every kind of storage."""

import asyncio

import pytest
import sqlalchemy
from sqlalchemy.exc import DBAPIError

from longroll.hosts.server.moderation.storage import SqlModeration
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.moderation import audit
from longroll.service.club.ports import Report
from longroll.service.moderation.ports import ANNUL, MUTE, REPORT, AuditEntry
from tests.hosts.archive.shelf import ANN, BOB, Shelf


def entry(number: int, action: str, **about: str) -> AuditEntry:
    return AuditEntry(f"{number:04}", float(number), ANN, action, **about)


def test_the_log_is_read_from_its_end_page_by_page(shelf: Shelf) -> None:
    entries = [entry(number, MUTE, person=BOB) for number in range(5)]

    async def work() -> None:
        for one in entries:
            await shelf.moderation.log(one)
        assert await shelf.moderation.audit("", 2) == [entries[4], entries[3]]
        assert await shelf.moderation.audit(entries[3].id, 9) == [entries[2], entries[1], entries[0]]

    shelf.run(work())


def test_a_mute_lasts_until_it_is_ended(shelf: Shelf) -> None:
    async def work() -> None:
        assert await shelf.moderation.muted_until(BOB) == 0
        await shelf.moderation.mute(entry(1, MUTE, person=BOB), 50.0)
        await shelf.moderation.mute(entry(2, MUTE, person=BOB), 99.0)
        assert await shelf.moderation.muted_until(BOB) == 99
        await shelf.moderation.mute(entry(3, MUTE, person=BOB), 0.0)
        assert await shelf.moderation.muted_until(BOB) == 0
        assert len(await shelf.moderation.audit("", 9)) == 3

    shelf.run(work())


def test_a_result_is_annulled_once(shelf: Shelf) -> None:
    async def work() -> None:
        match = await shelf.add(1.0)
        assert not await shelf.moderation.annul(entry(1, ANNUL, match="none"))
        assert await shelf.moderation.annul(entry(2, ANNUL, match=match))
        assert not await shelf.moderation.annul(entry(3, ANNUL, match=match))
        annulment = await shelf.moderation.annulment(match)
        assert annulment is not None
        assert (annulment.match, annulment.at) == (match, 2.0)
        assert await shelf.moderation.annulment("none") is None
        assert await shelf.moderation.annulled_since(2.0) == [match]
        assert await shelf.moderation.annulled_since(2.5) == []
        assert [one.id for one in await shelf.moderation.audit("", 9)] == ["0002"]

    shelf.run(work())


def test_a_report_is_closed_once_with_what_was_done(shelf: Shelf) -> None:
    async def work() -> None:
        await shelf.club.add_report(Report("ab", BOB, ANN, "", "rude", 1.0))
        assert not await shelf.moderation.close_report(entry(1, REPORT, report="cd", detail="x"), "closed")
        assert await shelf.moderation.close_report(entry(2, REPORT, report="ab", detail="talked to her"), "closed")
        assert not await shelf.moderation.close_report(entry(3, REPORT, report="ab", detail="again"), "dismissed")
        (found,) = await shelf.club.reports(9)
        assert (found.status, found.handler, found.handled, found.done) == ("closed", ANN, 2.0, "talked to her")

    shelf.run(work())


def test_no_statement_changes_the_log(records: Records) -> None:
    moderation = SqlModeration(records)
    asyncio.run(moderation.log(entry(1, MUTE)))
    other = sqlalchemy.insert(audit).values({**entry(1, MUTE)._asdict(), "actor": "nobody"})
    replaced = other.prefix_with("OR REPLACE", dialect="sqlite")  # PostgreSQL has no such statement
    for statement in (sqlalchemy.update(audit).values(actor="nobody"), sqlalchemy.delete(audit), replaced):
        refusal = "the audit log is never changed|duplicate key"
        with pytest.raises(DBAPIError, match=refusal), records.engine.begin() as connection:
            connection.execute(statement)
    assert asyncio.run(moderation.audit("", 9)) == [entry(1, MUTE)]
