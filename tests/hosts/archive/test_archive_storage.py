"""The archive finds the same on every kind of storage."""

from typing import Any

import pytest

from longroll.service.archive.ports import RecordLine, Total
from longroll.service.archive.query import Cursor, Query
from longroll.service.moderation.ports import ANNUL, AuditEntry
from tests.hosts.archive.shelf import ANN, BOB, Shelf

DAY = 86_400.0


def find(shelf: Shelf, **asked: Any) -> list[str]:
    return [match.match for match in shelf.run(shelf.archive.search(Query(**asked)))]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({}, "3 2 1 0"),
        ({"title": "house-divided"}, "3 2 1 0"),
        ({"title": "pea-ridge"}, ""),
        ({"scenario": "campaign"}, "2"),
        ({"option": "handicap", "value": "union-plus-2"}, "1"),
        ({"option": "handicap", "value": "none"}, ""),
        ({"player": ANN}, "3 1 0"),
        ({"player": ANN, "side": "confederate"}, "3"),
        ({"player": ANN, "result": "won"}, "0"),
        ({"player": ANN, "result": "drawn"}, "1"),
        ({"player": ANN, "option": "handicap", "value": "union-plus-2"}, "1"),
        ({"player": ANN, "opponent": "veteran"}, "3"),
        ({"winner": "union"}, "3 2 0"),
        ({"winner": "none"}, "1"),
        ({"reason": "time"}, "2"),
        ({"rated": True}, "1"),
        ({"shortest": 200}, "3"),
        ({"longest": 99}, ""),
        ({"since": 2 * DAY}, "3 2"),
        ({"until": 2 * DAY}, "1 0"),
        ({"limit": 2}, "3 2"),
        ({"player": BOB, "own": True}, "4 2 1 0"),
    ],
)
def test_a_search_finds_what_was_asked_for(shelf: Shelf, asked: dict[str, Any], found: str) -> None:
    async def fill() -> list[str]:
        return [
            await shelf.add(0.5 * DAY),
            await shelf.add(1 * DAY, score=0.5, rated=True, options={"handicap": "union-plus-2"}),
            await shelf.add(2 * DAY, first="militia", scenario="campaign", reason="time"),
            await shelf.add(3 * DAY, first="veteran", second=ANN, actions=250),
            await shelf.add(4 * DAY, access="private"),
        ]

    made = shelf.run(fill())
    assert find(shelf, **asked) == [made[int(number)] for number in found.split()]


def test_pages_follow_each_other_also_where_matches_ended_together(shelf: Shelf) -> None:
    async def fill() -> list[str]:
        return [await shelf.add(DAY) for _ in range(5)]

    made = sorted(shelf.run(fill()), reverse=True)
    first = find(shelf, limit=2)
    second = find(shelf, limit=2, before=Cursor(DAY, first[-1]))
    assert [*first, *second, *find(shelf, before=Cursor(DAY, second[-1]))] == made
    assert find(shelf, player=ANN, limit=2, before=Cursor(DAY, first[-1])) == second


def test_a_match_against_oneself_is_found_once_and_counts_for_nothing(shelf: Shelf) -> None:
    match = shelf.run(shelf.add(DAY, second=ANN))
    assert find(shelf, player=ANN) == [match]
    assert shelf.run(shelf.archive.record(ANN)) == []


def test_what_is_found_is_what_was_stored(shelf: Shelf) -> None:
    shelf.run(shelf.add(DAY, options={"handicap": "union-plus-2"}))
    (found,) = shelf.run(shelf.archive.search(Query()))
    assert (found.options, found.actions, found.winner) == ({"handicap": "union-plus-2"}, 100, "union")
    assert [(seat.seat, seat.player, seat.score) for seat in found.seats] == [
        ("union", ANN, 1.0),
        ("confederate", BOB, 0.0),
    ]


def test_a_record_counts_by_title_and_seat_without_what_was_aborted_or_annulled(shelf: Shelf) -> None:
    async def fill() -> tuple[str, str]:
        right = await shelf.add(1.0)
        await shelf.add(2.0)
        await shelf.add(3.0, score=0.5)
        await shelf.add(4.0, score=None)
        wrong = await shelf.add(5.0)
        assert await shelf.moderation.annul(
            AuditEntry("a", 6.0, BOB, ANNUL, match=wrong, detail="he sat at both sides")
        )
        return right, wrong

    right, wrong = shelf.run(fill())
    assert shelf.run(shelf.archive.annulled([right, wrong, "none"])) == {wrong}
    assert shelf.run(shelf.archive.annulled([])) == set()
    assert shelf.run(shelf.archive.record(ANN)) == [RecordLine("house-divided", "union", 2, 0, 1)]
    assert shelf.run(shelf.archive.record(BOB)) == [RecordLine("house-divided", "confederate", 0, 2, 1)]
    totals = sorted(shelf.run(shelf.archive.totals()))
    assert totals == [
        Total("house-divided", "short", "", "game", 1, 100),
        Total("house-divided", "short", "union", "game", 2, 200),
    ]


def test_somebody_who_leaves_loses_his_name_in_the_archive(shelf: Shelf) -> None:
    shelf.run(shelf.add(DAY))
    shelf.run(shelf.archive.rename(ANN, ""))
    (found,) = shelf.run(shelf.archive.search(Query()))
    assert {seat.name for seat in found.seats} == {"", "Bob"}
