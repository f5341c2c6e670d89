"""Clocks in play: whose time runs, and that nobody gains any."""

from longroll.service.clocks import Clocks, Pace
from longroll.service.published import Published
from tests.service.club.helpers import ANN, ClubBench, run_club

TIMED = {"pace": Pace("clock", 600, 10)}
SLOW = {"pace": Pace("correspondence", 86_400 * 5, 3600)}


def clocks(published: Published) -> Clocks:
    assert published.agreement is not None
    return published.agreement.clocks


def left(bench: ClubBench, published: Published, seat: str) -> float:
    assert published.agreement is not None
    return clocks(published).left_at(seat, bench.clock.time, published.agreement.away.get(published.seats[seat]))


def test_no_clock_runs_before_the_first_action() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(**TIMED)
        bench.clock.time += 10_000
        published = await bench.play(published, "end")
        assert (clocks(published).running, clocks(published).left["union"]) == ("union", 600)

    run_club(scenario)


def test_the_clock_of_the_seat_that_must_choose_runs() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "end")
        bench.clock.time += 100
        published = await bench.pass_on(published)
        assert (clocks(published).running, dict(clocks(published).left)) == (
            "confederate",
            {"union": 510, "confederate": 600},
        )
        bench.clock.time += 50
        assert left(bench, published, "confederate") == 550
        assert left(bench, published, "union") == 510

    run_club(scenario)


def test_undo_gives_no_time_back() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "march washington", "take u1")
        for _ in range(5):
            bench.clock.time += 20
            published = (await bench.service.undo(published.id, published.version, "union", caller=ANN)).published
            published = await bench.play(published, "take u1")
        assert left(bench, published, "union") == 500

    run_club(scenario)


def test_a_takeback_gives_no_time_back() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "end")
        bench.clock.time += 100
        published = await bench.pass_on(published)
        bench.clock.time += 30
        published = await bench.negotiate(published, "union", "takeback", "make", 1)
        published = await bench.negotiate(published, "confederate", "takeback", "accept")
        assert clocks(published).running == "union"
        assert dict(clocks(published).left) == {"union": 510, "confederate": 570}

    run_club(scenario)


def test_offers_do_not_stop_a_clock() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "end")
        bench.clock.time += 100
        published = await bench.negotiate(published, "union", "draw", "make")
        bench.clock.time += 100
        published = await bench.negotiate(published, "confederate", "draw", "decline")
        assert left(bench, published, "union") == 400

    run_club(scenario)


def test_a_pause_stops_the_clock() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "end")
        bench.clock.time += 100
        for answer in ("make", "accept"):
            published = await bench.negotiate(
                published, "union" if answer == "make" else "confederate", "pause", answer
            )
        bench.clock.time += 5000
        assert left(bench, published, "union") == 500
        for answer in ("make", "accept"):
            published = await bench.negotiate(
                published, "union" if answer == "make" else "confederate", "pause", answer
            )
        bench.clock.time += 10
        assert left(bench, published, "union") == 490

    run_club(scenario)


def test_a_vacation_stops_clocks_by_correspondence_only() -> None:
    async def scenario(bench: ClubBench) -> None:
        slow = await bench.play(await bench.begin(**SLOW), "end")
        fast = await bench.play(await bench.begin(**TIMED), "end")
        bench.clock.time += 100
        await bench.club.vacations.set(ANN.player, bench.clock.time + 1000)
        bench.clock.time += 1300
        assert left(bench, await bench.look(slow), "union") == 86_400 * 5 - 400
        assert left(bench, await bench.look(fast), "union") == 600 - 1400

    run_club(scenario)


def test_a_vacation_that_ends_early_runs_the_clock_again() -> None:
    async def scenario(bench: ClubBench) -> None:
        slow = await bench.play(await bench.begin(**SLOW), "end")
        await bench.club.vacations.set(ANN.player, bench.clock.time + 1000)
        bench.clock.time += 500
        await bench.club.vacations.set(ANN.player, 0.0)
        bench.clock.time += 70
        assert left(bench, await bench.look(slow), "union") == 86_400 * 5 - 70
        await bench.club.vacations.set(ANN.player, bench.clock.time + 1000)
        bench.clock.time += 500
        assert left(bench, await bench.look(slow), "union") == 86_400 * 5 - 70

    run_club(scenario)


def test_the_turn_of_a_computer_player_costs_nobody() -> None:
    async def scenario(bench: ClubBench) -> None:
        bench.service.bots.paused = True
        challenge = await bench.challenge(seats={"union": "me", "confederate": "militia"}, **TIMED)
        challenge = await bench.club.challenges.reveal(challenge.id, ANN.player, f"{1:032x}")
        published = await bench.play(await bench.service.look(challenge.matches[0]), "end")
        bench.clock.time += 100
        published = await bench.pass_on(published)
        bench.clock.time += 5000
        assert (clocks(published).running, dict(clocks(published).left)) == ("", {"union": 510})

    run_club(scenario)
