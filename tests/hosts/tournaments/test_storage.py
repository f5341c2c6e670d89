"""The storage of tournaments does the same in memory, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from longroll.hosts.memory.club import MemoryClubStorage, MemoryMessenger
from longroll.hosts.memory.host import make_service
from longroll.hosts.memory.moderation import MemoryModeration
from longroll.hosts.memory.storage import MemoryStorage
from longroll.hosts.memory.tournaments import MemoryTournaments, SimpleMatcher
from longroll.hosts.server.moderation.storage import SqlModeration
from longroll.hosts.server.store.engine import make_engine
from longroll.hosts.server.store.opening import open_storage
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.upgrade import prepare
from longroll.hosts.server.tournaments.storage import SqlTournaments
from longroll.service import Service
from longroll.service.caller import MEMBER, Caller
from longroll.service.clocks import Pace
from longroll.service.errors import ServiceError
from longroll.service.match_request import MatchRequest
from longroll.service.moderation.ports import ANNUL, AuditEntry, ModerationStorage
from longroll.service.origins import new_match
from longroll.service.tournaments.changes import join, leave
from longroll.service.tournaments.ports import TournamentStorage
from longroll.service.tournaments.progress import start
from longroll.service.tournaments.shape import summary_shape
from longroll.service.tournaments.terms import make_tournament
from longroll.service.tournaments.tournament import CANCELLED, LADDER, Entrant, Tournament
from longroll.service.tournaments.tournaments import Tournaments
from tests.service.tournaments.helpers import entropy, member, terms


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Iterator["Maker"]:
    if request.param == "memory":
        yield Maker("")
        return
    yield Maker(request.getfixturevalue(f"{request.param}_url"))


class Maker:
    """Makes storage on the event loop that uses it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.records: Records | None = None

    def open(self) -> tuple[TournamentStorage, Service]:
        if not self.url:
            matches = MemoryStorage()
            return MemoryTournaments(matches), make_service(matches)
        self.records = Records(make_engine(self.url))
        service = make_service()
        storage = open_storage(self.url, self.records)
        service.storage = service.queue.storage = service.cache.storage = storage
        return SqlTournaments(self.records), service

    def moderation(self, service: Service) -> ModerationStorage:
        if self.records is not None:
            return SqlModeration(self.records)
        assert isinstance(service.storage, MemoryStorage)
        return MemoryModeration(MemoryClubStorage(), service.storage)

    async def close(self, service: Service) -> None:
        await service.stop()
        if self.records is not None:
            await service.storage.stop()  # type: ignore[attr-defined]
            self.records.close()


def announced(number: int = 1, players: int = 0, **more: object) -> Tournament:
    made = replace(make_tournament(terms(**more), "@olga", 100.0 + number), id=f"t{number}")
    for one in range(players):
        made = join(made, Entrant(member(one).player, f"Player {one}", entropy(one), 1.0))
    return made


def test_a_tournament_is_found_as_it_was_stored(place: Maker) -> None:
    async def scenario() -> None:
        storage, service = place.open()
        first = announced(1, season="1861", name="Été ☃")
        await storage.add(first)
        await storage.add(announced(2))
        assert await storage.find("t1") == first
        assert await storage.find("t3") is None
        over = announced(2).change(status=CANCELLED)
        assert await storage.replace(over)
        assert await storage.list_summaries(9) == [summary_shape(first), summary_shape(over)]
        assert [one.id for one in await storage.of_season("1861", 9)] == ["t1"]
        assert await storage.count_open("@olga") == 1
        await place.close(service)

    asyncio.run(scenario())


def test_a_database_without_summaries_is_brought_up_to_date(sqlite_url: str) -> None:
    pace = Pace("clock", 600.0, 5.0)
    made = join(announced(1, players=2, bots=True, pace=pace), Entrant("militia 1", "", entropy(9), 1.0))
    made = leave(start(made, 5.0), "@p1")
    records = Records(make_engine(sqlite_url))
    asyncio.run(SqlTournaments(records).add(made))
    with records.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE tournaments DROP COLUMN summary")
        connection.exec_driver_sql("ALTER TABLE tournament_matches DROP COLUMN annulled")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0010_archive'")
    prepare(sqlite_url)
    (found,) = asyncio.run(SqlTournaments(records).list_summaries(9))
    records.close()
    assert found == summary_shape(made)
    entered = found["entered"]
    assert isinstance(entered, list)
    assert (found["players"], sorted(entered)) == (2, ["@p0", "@p1"])


def test_of_two_changes_of_one_version_one_is_kept(place: Maker) -> None:
    async def scenario() -> None:
        storage, service = place.open()
        made = announced()
        await storage.add(made)
        changes = [made.change(entrants=announced(players=count).entrants) for count in (1, 2)]
        applied = await asyncio.gather(*map(storage.replace, changes))
        assert sorted(applied) == [False, True]
        assert await storage.find("t1") == changes[applied.index(True)]
        await place.close(service)

    asyncio.run(scenario())


def test_matches_results_and_players_are_found(place: Maker) -> None:
    async def scenario() -> None:
        storage, service = place.open()
        tournaments = Tournaments(service, storage, MemoryMessenger(), SimpleMatcher())
        await storage.add(announced())
        for number in range(2):
            await tournaments.join("t1", member(number), entropy(number))
        swiss = await tournaments.start("t1")
        (game,) = swiss.open_games
        assert await storage.of_player("@p1") == ["t1"]
        assert await storage.find_due(service.clock.now(), 9) == []
        assert await storage.find_due(game.deadline, 9) == ["t1"]
        assert await storage.results([game.match]) == []
        loser = Caller(game.first.removeprefix("@"), "", MEMBER)
        published = await service.look(game.match)
        await service.agreements.resign(game.match, loser.own_seats(published.seats)[0], caller=loser)
        (result,) = await storage.results([game.match])
        assert (result.winner, result.reason) == (1, "resigned")
        assert await storage.find_due(service.clock.now(), 9) == ["t1"]
        await tournaments.sweep()
        assert (await tournaments.look("t1")).status == "finished"
        assert await storage.find_due(service.clock.now(), 9) == []
        await place.close(service)

    asyncio.run(scenario())


def test_a_match_that_is_annulled_is_found_until_its_game_says_so(place: Maker) -> None:
    async def scenario() -> None:
        storage, service = place.open()
        tournaments = Tournaments(service, storage, MemoryMessenger(), SimpleMatcher())
        await storage.add(announced(rounds=1))
        for number in range(4):
            await tournaments.join("t1", member(number), entropy(number))
        swiss = await tournaments.start("t1")
        for game in swiss.open_games:
            loser = Caller(game.first.removeprefix("@"), "", MEMBER)
            published = await service.look(game.match)
            await service.agreements.resign(game.match, loser.own_seats(published.seats)[0], caller=loser)
        await tournaments.sweep()
        game, other = swiss.games
        assert await storage.annulled("t1") == set()
        assert await place.moderation(service).annul(AuditEntry("1", 1.0, "@olga", ANNUL, match=game.match))
        assert await storage.annulled("t1") == {game.match}
        assert await storage.find_due(service.clock.now(), 9) == ["t1"]
        await tournaments.sweep()
        assert await storage.annulled("t1") == set()
        assert await storage.find_due(service.clock.now(), 9) == []
        found = await tournaments.look("t1")
        assert {one.match: one.annulled for one in found.games} == {game.match: True, other.match: False}
        await place.close(service)

    asyncio.run(scenario())


def test_what_a_ladder_has_left_out_is_not_looked_for(place: Maker) -> None:
    async def scenario() -> None:
        storage, service = place.open()
        tournaments = Tournaments(service, storage, MemoryMessenger(), SimpleMatcher())
        await storage.add(announced(kind=LADDER))
        for number in range(2):
            await tournaments.join("t1", member(number), entropy(number))
        found = await tournaments.challenge("t1", "@p1", "@p0")
        (game,) = found.games
        loser = Caller("p0", "", MEMBER)
        published = await service.look(game.match)
        await service.agreements.resign(game.match, loser.own_seats(published.seats)[0], caller=loser)
        await tournaments.sweep()
        found = await tournaments.look("t1")
        assert await storage.replace(found.change(meetings=()))
        assert await place.moderation(service).annul(AuditEntry("1", 1.0, "@olga", ANNUL, match=game.match))
        assert await storage.find_due(service.clock.now(), 9) == []
        await place.close(service)

    asyncio.run(scenario())


def test_computer_players_that_wait_are_found(place: Maker) -> None:
    async def scenario() -> None:
        storage, service = place.open()
        service.bots.paused = True
        tournaments = Tournaments(service, storage, MemoryMessenger(), SimpleMatcher())
        await storage.add(announced(bots=True))
        for _ in range(2):
            await tournaments.add_bot("t1", "militia")
        (game,) = (await tournaments.start("t1")).open_games
        assert await storage.waiting_bots(service.clock.now(), 9) == [game.match]
        await tournaments.cancel("t1")
        assert await storage.waiting_bots(service.clock.now(), 9) == []
        await place.close(service)

    asyncio.run(scenario())


def test_a_match_that_is_there_is_not_made_again_and_fails_nobody_else(place: Maker) -> None:
    async def scenario() -> None:
        _, service = place.open()
        first, again, other = (new_match(MatchRequest(title="house-divided", seed="1861"), 1.0) for _ in range(3))
        again.info = first.info
        await service.add(first)
        done = await asyncio.gather(service.add(again), service.add(other), return_exceptions=True)
        assert isinstance(done[0], ServiceError)
        assert done[1] is other.published
        assert await service.storage.version(other.id) is not None
        await place.close(service)

    asyncio.run(scenario())
