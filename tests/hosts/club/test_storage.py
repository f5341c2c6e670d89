"""The storage of the club does the same in memory, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert

from longroll.hosts.memory.club import MemoryClubStorage
from longroll.hosts.server.club.storage import SqlClub
from longroll.hosts.server.store.engine import make_engine
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.matches import headers
from longroll.service.clocks import Away, Pace
from longroll.service.club.challenge import BEGUN, WITHDRAWN, Challenge
from longroll.service.club.ports import ClubStorage, Message, Report
from longroll.service.errors import ServiceError
from tests.hosts.store.test_records import HEADER

ANN, BOB, CYD = "@ann", "@bob", "@cyd"


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest) -> Iterator[ClubStorage]:
    if request.param == "memory":
        yield MemoryClubStorage()
        return
    records = Records(make_engine(request.getfixturevalue(f"{request.param}_url")))
    asyncio.run(records.write(lambda connection: connection.execute(insert(headers).values(HEADER))))
    yield SqlClub(records)
    records.close()


def make(number: int = 1, **more: Any) -> Challenge:
    asked: dict[str, Any] = {
        "id": f"c{number}",
        "creator": ANN,
        "title": "house-divided",
        "scenario": "campaign",
        "seats": {"union": ANN, "confederate": ""},
        "names": {ANN: "Ann"},
        "pace": Pace("clock", 600, 10),
        "commitment": "c" * 64,
        "server_shares": ("5" * 64,),
        "created": 100.0 + number,
        "expires": 1000.0,
    }
    return Challenge(**{**asked, **more})


def test_a_challenge_is_found_as_it_was_stored(storage: ClubStorage) -> None:
    async def scenario() -> None:
        challenge = make(invitations=("a" * 64,), by_link=True, options={"x": "y"}, name="Été ☃")
        await storage.add_challenge(challenge, 20)
        assert await storage.challenge("c1") == challenge
        assert await storage.challenge("c2") is None
        assert await storage.find_invitation("a" * 64) == "c1"
        assert await storage.find_invitation("b" * 64) == ""

    asyncio.run(scenario())


def test_those_of_the_player_come_first_however_many_others_there_are(storage: ClubStorage) -> None:
    async def scenario() -> None:
        asked = make(2, creator=CYD, seats={"union": CYD, "confederate": ""}, invited={"confederate": BOB})
        await storage.add_challenge(make(1, creator=BOB, seats={"union": BOB, "confederate": ""}), 20)
        await storage.add_challenge(asked, 20)
        for number in range(3, 8):
            await storage.add_challenge(make(number), 20)
        assert [one.id for one in await storage.challenges(BOB, 4)] == ["c1", "c2", "c7", "c6"]

    asyncio.run(scenario())


def test_who_has_left_has_no_name_in_any_challenge(storage: ClubStorage) -> None:
    async def scenario() -> None:
        names = {ANN: "Ann", BOB: "Bob"}
        await storage.add_challenge(make(1, seats={"union": ANN, "confederate": BOB}, names=names, status=BEGUN), 20)
        await storage.add_challenge(make(2, status=WITHDRAWN), 20)
        await storage.forget(ANN)
        found = [await storage.challenge(one) for one in ("c1", "c2")]
        assert [one.names for one in found if one is not None] == [{ANN: "", BOB: "Bob"}, {ANN: ""}]

    asyncio.run(scenario())


def test_one_of_two_who_take_the_same_seat_at_once_gets_it(storage: ClubStorage) -> None:
    async def scenario() -> None:
        await storage.add_challenge(make(seats={"union": ANN, "confederate": ""}), 20)

        def take(player: str) -> Callable[[Challenge], Challenge]:
            return lambda found: found.accept(player, player, "", "0" * 32, 200.0)

        both = [storage.change_challenge("c1", take(player)) for player in (BOB, CYD)]
        done = await asyncio.gather(*both, return_exceptions=True)
        (taken,) = [one for one in done if isinstance(one, Challenge)]
        (refused,) = [one for one in done if one is not taken]
        assert isinstance(refused, ServiceError)
        assert await storage.challenge("c1") == taken
        assert taken.version == 1

    asyncio.run(scenario())


def test_changes_that_are_made_at_once_are_all_kept(storage: ClubStorage) -> None:
    """Also of the same challenge: one waits for the other."""

    async def scenario() -> None:
        for number in range(4):
            await storage.add_challenge(make(number), 20)
        changes = [storage.change_challenge(f"c{at % 4}", lambda found: found.change(name="x")) for at in range(40)]
        await asyncio.gather(*changes)
        found = await storage.find_challenges(["c0", "c1", "c2", "c3", "c9"])
        assert [one.version for one in found] == [10] * 4
        assert await storage.change_challenge("c9", lambda found: found.change()) is None

    asyncio.run(scenario())


def test_a_change_that_is_refused_leaves_a_challenge_as_it_was(storage: ClubStorage) -> None:
    def refuse(_found: Challenge) -> Challenge:
        raise ServiceError("challenge", "club-challenge-over")

    async def scenario() -> None:
        await storage.add_challenge(make(), 20)
        with pytest.raises(ServiceError, match="challenge"):
            await storage.change_challenge("c1", refuse)
        assert await storage.change_challenge("c1", lambda found: found) == make()

    asyncio.run(scenario())


def test_a_creator_has_only_so_many_active_challenges(storage: ClubStorage) -> None:
    async def scenario() -> None:
        assert await storage.add_challenge(make(1, status="withdrawn"), 2)
        assert [await storage.add_challenge(make(number), 2) for number in (2, 3, 4)] == [True, True, False]
        assert await storage.add_challenge(make(5, creator=BOB, seats={"union": BOB, "confederate": ""}), 2)
        assert await storage.challenge("c4") is None

    asyncio.run(scenario())


def test_a_creator_who_posts_many_challenges_at_once_has_no_more_of_them(storage: ClubStorage) -> None:
    async def scenario() -> None:
        done = await asyncio.gather(*[storage.add_challenge(make(number), 2) for number in range(12)])
        assert sum(done) == 2
        assert len(await storage.challenges(ANN, 20)) == 2

    asyncio.run(scenario())


def test_a_link_is_gone_when_it_was_used(storage: ClubStorage) -> None:
    async def scenario() -> None:
        challenge = make(invitations=("a" * 64, "b" * 64), by_link=True)
        await storage.add_challenge(challenge, 20)
        taken = await storage.change_challenge(
            "c1", lambda found: found.accept(BOB, "Bob", "", "0" * 32, 200.0, "a" * 64)
        )
        assert taken == challenge.accept(BOB, "Bob", "", "0" * 32, 200.0, "a" * 64)
        assert await storage.find_invitation("a" * 64) == ""
        assert await storage.find_invitation("b" * 64) == "c1"
        await storage.change_challenge("c1", lambda found: found.withdraw(ANN, 200.0))
        assert await storage.find_invitation("b" * 64) == ""

    asyncio.run(scenario())


def test_who_finds_which_challenges(storage: ClubStorage) -> None:
    async def scenario() -> None:
        await storage.add_challenge(make(1), 20)
        await storage.add_challenge(make(2, invited={"confederate": BOB}), 20)
        await storage.add_challenge(make(3, by_link=True), 20)
        await storage.add_challenge(make(4, status="withdrawn"), 20)
        found = {player: [one.id for one in await storage.challenges(player, 10)] for player in (ANN, BOB, CYD)}
        assert found == {ANN: ["c3", "c2", "c1"], BOB: ["c2", "c1"], CYD: ["c1"]}
        assert [one.id for one in await storage.challenges(ANN, 1)] == ["c3"]
        assert {one.id for one in await storage.expired_challenges(1000.0, 10)} == {"c1", "c2", "c3"}
        assert await storage.expired_challenges(999.0, 10) == []

    asyncio.run(scenario())


def message(number: int, **more: Any) -> Message:
    line = Message(f"{number:04}", "one", "players", ANN, "Ann", f"<b>{number}</b>", float(number))
    return line._replace(**more)


def test_the_last_messages_of_a_room(storage: ClubStorage) -> None:
    async def scenario() -> None:
        lines = [message(number) for number in range(5)] + [message(9, room="spectators")]
        for line in lines:
            await storage.add_message(line)
        assert await storage.messages("one", ["players"], "", 3) == lines[2:5]
        assert await storage.messages("one", ["players", "spectators"], "0003", 10) == lines[4:]
        assert await storage.messages("two", ["players"], "", 3) == []

    asyncio.run(scenario())


def test_notes_and_blocks(storage: ClubStorage) -> None:
    async def scenario() -> None:
        assert await storage.note("one", ANN) == ""
        for text in ("first", "second"):
            await storage.set_note("one", ANN, text, 1.0)
        assert (await storage.note("one", ANN), await storage.note("one", BOB)) == ("second", "")
        for _ in range(2):
            await storage.set_block(ANN, BOB, True)
        assert (await storage.blocks(ANN), await storage.blocked_by(BOB)) == ({BOB}, {ANN})
        assert (await storage.blocks(BOB), await storage.blocked_by(ANN)) == (set(), set())
        await storage.set_block(ANN, BOB, False)
        assert await storage.blocks(ANN) == set()

    asyncio.run(scenario())


def test_reports_and_vacations(storage: ClubStorage) -> None:
    async def scenario() -> None:
        found = [Report(str(number), ANN, BOB, "", "rude", float(number)) for number in range(3)]
        for report in found:
            await storage.add_report(report)
        assert await storage.reports(2) == [found[2], found[1]]
        closed = Report("9", BOB, ANN, "", "rude", 9.0, "closed", CYD, 10.0, "nothing")
        await storage.add_report(closed)
        assert await storage.reports(9) == [found[2], found[1], found[0], closed]
        assert (await storage.count_open_reports(ANN), await storage.count_open_reports(BOB)) == (3, 0)
        assert (await storage.find_report("9"), await storage.find_report("10")) == (closed, None)
        await storage.set_vacations(ANN, [Away(1.0, 2.0), Away(5.0, 9.0)])
        await storage.set_vacations(BOB, [Away(1.0, 3.0)])
        assert await storage.vacations(ANN) == [Away(1.0, 2.0), Away(5.0, 9.0)]
        assert await storage.players_away(4.0) == {ANN: Away(5.0, 9.0)}
        await storage.set_vacations(ANN, [])
        assert await storage.vacations(ANN) == []

    asyncio.run(scenario())


def test_a_person_takes_everything_along_or_leaves_nothing(storage: ClubStorage) -> None:
    async def scenario() -> None:
        line, report = message(1), Report("1", ANN, BOB, "", "rude", 1.0)
        await storage.add_message(line)
        await storage.set_note("one", ANN, "mine", 1.0)
        await storage.set_block(ANN, BOB, True)
        await storage.add_report(report)
        await storage.set_vacations(ANN, [Away(1.0, 2.0)])
        assert await storage.export(ANN) == {
            "messages": [line._asdict()],
            "notes": {"one": "mine"},
            "blocks": [BOB],
            "reports": [report._asdict()],
            "vacations": [{"start": 1.0, "until": 2.0}],
        }
        await storage.forget(ANN)
        empty: dict[str, object] = {"messages": [], "notes": {}, "blocks": [], "reports": [], "vacations": []}
        assert await storage.export(ANN) == empty
        assert await storage.messages("one", ["players"], "", 5) == [line._replace(player="", name="")]

    asyncio.run(scenario())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_said_about_a_match_that_is_gone(kind: str, request: pytest.FixtureRequest) -> None:
    records = Records(make_engine(request.getfixturevalue(f"{kind}_url")))
    storage = SqlClub(records)

    async def scenario() -> None:
        with pytest.raises(ServiceError):
            await storage.add_message(message(1))
        with pytest.raises(ServiceError):
            await storage.set_note("one", ANN, "mine", 1.0)

    asyncio.run(scenario())
    records.close()


def test_a_challenge_may_change_in_any_field(storage: ClubStorage) -> None:
    async def scenario() -> None:
        challenge = make()
        await storage.add_challenge(challenge, 20)
        changed = replace(challenge, version=1, status="begun", matches=("m1", "m2"), shares={ANN: "1" * 32})
        assert await storage.change_challenge("c1", lambda _found: changed) == changed
        assert await storage.challenge("c1") == changed

    asyncio.run(scenario())
