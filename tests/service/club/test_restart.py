"""What was acknowledged is there after a restart: clocks, offers, pauses, challenges, results. And a whole game."""

import asyncio
from dataclasses import replace

from longroll.hosts.memory.storage import MemoryStorage
from longroll.kernel.dice import SeededDice
from longroll.opponents.bot import Budget
from longroll.opponents.roster import make_bot
from longroll.service.clocks import Away, Pace
from longroll.service.published import Published
from tests.service.club.helpers import ANN, BOB, SECRET, ClubBench, refused, run_club

TIMED = {"pace": Pace("clock", 600, 10)}


def restart(bench: ClubBench) -> ClubBench:
    """Another service over the same storage, as if the first had been killed."""
    again = ClubBench(bench.storage, bench.rows)
    again.clock.time = bench.clock.time
    return again


def test_a_clock_goes_on_where_it_was() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "end")
        bench.clock.time += 100
        bench = restart(bench)
        bench.clock.time += 50
        published = await bench.pass_on(await bench.look(published))
        assert published.agreement is not None
        assert published.agreement.clocks.left["union"] == 460

    run_club(scenario)


def test_offers_pauses_and_results_are_stored() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await bench.begin(), "union", "pause", "make")
        bench = restart(bench)
        published = await bench.negotiate(await bench.look(published), "confederate", "pause", "accept")
        bench = restart(bench)
        published = await bench.look(published)
        assert await refused(bench.play(published, "end")) == "paused"
        published = await bench.resign(published, "union")
        bench = restart(bench)
        again = await bench.look(published)
        assert (again.agreement, again.over) == (published.agreement, True)

    run_club(scenario)


def test_a_takeback_is_stored_with_its_clock() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.pass_on(await bench.begin(**TIMED))
        published = await bench.negotiate(published, "union", "takeback", "make", 0)
        published = await bench.negotiate(published, "confederate", "takeback", "accept")
        again = await restart(bench).look(published)
        assert (again.snapshot.count, again.agreement) == (0, published.agreement)

    run_club(scenario)


def test_a_challenge_goes_on() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.challenge()
        bench = restart(bench)
        challenge = await bench.accept(challenge)
        bench = restart(bench)
        challenge = await bench.club.challenges.reveal(challenge.id, ANN.player, SECRET)
        bench = restart(bench)
        assert (await bench.service.look(challenge.matches[0])).seats["confederate"] == BOB.player

    run_club(scenario)


class SlowStorage(MemoryStorage):
    """Others are heard while it looks."""

    async def version(self, match: str) -> int | None:
        found = await super().version(match)
        await asyncio.sleep(0)
        return found


def test_a_match_that_begins_at_two_servers_at_once_is_the_same() -> None:
    async def scenario(_: ClubBench) -> None:
        bench = ClubBench(SlowStorage())
        challenge = await bench.accept(await bench.challenge())
        reveals = [one.club.challenges.reveal for one in (bench, restart(bench))]
        begun = await asyncio.gather(*[reveal(challenge.id, ANN.player, SECRET) for reveal in reveals])
        assert begun[0].matches == begun[1].matches == tuple(bench.storage.rows)

    run_club(scenario)


def test_a_vacation_that_a_match_has_not_heard_of_is_made_known() -> None:
    async def scenario(bench: ClubBench) -> None:
        slow = Pace("correspondence", 86_400, 0)
        published = await bench.play(await bench.begin(pace=slow), "end")
        await bench.rows.set_vacations(ANN.player, [Away(bench.clock.time, bench.clock.time + 1000)])
        bench = restart(bench)
        await bench.club.resume()
        bench.clock.time += 900
        published = await bench.pass_on(await bench.look(published))
        assert published.agreement is not None
        assert published.agreement.clocks.left["union"] == 86_400

    run_club(scenario)


def test_a_match_that_cannot_be_opened_any_more_holds_up_nobody() -> None:
    """The server starts, and its player may go on vacation and leave."""

    async def scenario(bench: ClubBench) -> None:
        slow = Pace("correspondence", 86_400, 0)
        unreadable, published = await bench.begin(pace=slow), await bench.begin(pace=slow)
        row = bench.storage.rows[unreadable.id]
        row.stored = replace(row.stored, header=replace(row.stored.header, pack="{}"))
        await bench.rows.set_vacations(ANN.player, [Away(bench.clock.time, bench.clock.time + 1000)])
        bench = restart(bench)
        assert await refused(bench.look(unreadable)) == "other-rules"
        await bench.club.resume()
        agreement = (await bench.look(published)).agreement
        assert agreement is not None
        assert set(agreement.away) == {ANN.player}
        await bench.club.vacations.set(ANN.player, 0.0)
        await bench.agreements.rename(ANN.player, "Anne")
        await bench.club.forget(ANN.player)
        agreement = (await bench.look(published)).agreement
        assert agreement is not None
        assert (agreement.away, agreement.names[ANN.player]) == ({}, "")

    run_club(scenario)


def test_a_match_that_another_program_has_changed_is_read_again() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin()
        other = restart(bench)
        await other.negotiate(await other.look(published), "union", "draw", "make")
        ended = await bench.negotiate(published, "confederate", "draw", "accept")
        assert ended.over

    run_club(scenario)


def test_a_whole_game_by_two_people() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(scenario="short", rated=True, **TIMED)
        spent = {"union": 0.0, "confederate": 0.0}
        while not published.over:
            published = await play_turn(bench, published, spent)
        assert published.snapshot.outcome is not None
        assert published.agreement is not None
        assert published.agreement.result is None
        assert published.agreement.clocks.running == ""
        assert min(spent.values()) > 0
        assert await refused(bench.resign(published, "union")) == "foreign-seat"

    run_club(scenario)


async def play_turn(bench: ClubBench, published: Published, spent: dict[str, float]) -> Published:
    """One choice of a computer player that answers at once, which takes a person a second."""
    seat, position = published.to_move, published.snapshot.position
    bot = make_bot("militia", published.game)
    thought = bot.choose(position.copy(), SeededDice(str(published.version)), Budget())
    bench.clock.time += 1
    spent[seat] += 1
    other = "confederate" if seat == "union" else "union"
    wrong = ANN if published.seats[seat] == BOB.player else BOB
    action = published.game.write_action(thought.action)
    assert (
        await refused(bench.service.act(published.id, [action], published.version, seat, caller=wrong)) == "forbidden"
    )
    assert published.seats[other] == wrong.player
    return await bench.play(published, action)
