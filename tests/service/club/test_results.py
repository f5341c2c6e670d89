"""How a match ends that its game has not ended, and that nothing happens after it."""

import pytest

from longroll.service.agreement import Result
from longroll.service.clocks import Pace
from longroll.service.orders.order import Order
from longroll.service.published import Published
from longroll.service.state import state_shape
from tests.service.club.helpers import ANN, BOB, CYD, DAN, ClubBench, refused, run_club

AS_VETERAN = Order("stand", "veteran")
TIMED = {"pace": Pace("clock", 600, 10)}


def result(published: Published) -> Result | None:
    assert published.agreement is not None
    return published.agreement.result


def test_who_resigns_loses() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.resign(await bench.begin(), "confederate")
        assert result(published) == Result("union", "resigned", "confederate")
        assert (published.over, published.to_move) == (True, "")

    run_club(scenario)


def test_a_side_resigns_when_both_partners_do() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(BOB, CYD, DAN, title="civil-war-teams", seats={"union": "me"})
        union, confederate, partner, other = published.game.seats
        published = await bench.resign(published, union)
        assert result(published) is None
        shown = {seat: state_shape(published, seat, None, "")["agreement"] for seat in (*published.game.seats, "")}
        assert [len(shape["offers"]) for shape in shown.values()] == [1, 0, 1, 0, 0]  # type: ignore[index]
        published = await bench.resign(published, union)
        assert result(published) is None
        published = await bench.resign(published, partner)
        assert result(published) == Result(confederate, "resigned", partner)
        del other

    run_club(scenario)


def test_a_partner_takes_the_resignation_back() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(BOB, CYD, DAN, title="civil-war-teams", seats={"union": "me"})
        union, _, partner, _ = published.game.seats
        published = await bench.resign(published, union)
        published = await bench.negotiate(published, union, "resign", "withdraw")
        assert result(await bench.resign(published, partner)) is None

    run_club(scenario)


def test_a_partner_of_a_computer_player_resigns_alone() -> None:
    async def scenario(bench: ClubBench) -> None:
        seats = {"union": "me", "union-second": "militia", "confederate": "open", "confederate-second": "open"}
        published = await bench.begin(BOB, CYD, title="civil-war-teams", seats=seats)
        first = published.game.seats[0]
        assert result(await bench.resign(published, first)) is not None

    run_club(scenario)


@pytest.mark.parametrize("seat", ["union", "confederate"])
def test_a_match_is_aborted_in_the_first_turn(seat: str) -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(rated=True, **TIMED)
        assert state_shape(published, seat, None, "")["agreement"]["may_abort"]  # type: ignore[index]
        assert result(await bench.abort(published, seat)) == Result("", "aborted", seat)

    run_club(scenario)


def test_a_match_is_not_aborted_after_a_die() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(), "end", "muster")
        assert published.snapshot.history[-1].dice
        assert await refused(bench.abort(published, "union")) == "offer"

    run_club(scenario)


def test_time_is_claimed_and_not_before_it_has_run_out() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "end")
        bench.clock.time += 599
        assert await refused(bench.claim(published, "confederate", "win")) == "offer"
        bench.clock.time += 1
        assert await refused(bench.claim(published, "union", "win")) == "offer"
        published = await bench.claim(published, "confederate", "win")
        assert result(published) == Result("confederate", "time", "union")

    run_club(scenario)


def test_a_claim_lapses_when_the_player_has_moved_on_and_has_time_again() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "end")
        bench.clock.time += 605
        published = await bench.pass_on(published)
        assert published.agreement is not None
        assert published.agreement.clocks.left["union"] == 5
        assert await refused(bench.claim(published, "confederate", "win")) == "offer"

    run_club(scenario)


def test_veteran_plays_on_for_who_ran_out_of_time() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(**TIMED), "end")
        bench.service.bots.paused = True
        bench.clock.time += 700
        published = await bench.claim(published, "confederate", "bot")
        assert published.seats == {"union": "veteran", "confederate": BOB.player}
        assert published.agreement is not None
        assert published.agreement.clocks.left == {"confederate": 600}
        assert not published.over
        assert await refused(bench.service.act(published.id, ["muster"], published.version, "union", caller=ANN))

    run_club(scenario)


def test_a_rated_match_is_not_left_to_a_computer_player() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(rated=True, **TIMED), "end")
        bench.clock.time += 700
        assert await refused(bench.claim(published, "confederate", "bot")) == "rated"
        service, match = bench.service, published.id
        for asked in (
            service.advise(match, "union"),
            service.finish(match, published.version, "union", caller=ANN),
            service.fork(match, 0, {}),
            service.set_seats(match, {"union": "militia"}),
            service.export(match),
            service.move_now(match),
            service.orders.write(published, "union", [AS_VETERAN]),
        ):
            assert await refused(asked) == "rated"
        assert await refused(service.request_analysis(match)) == "not-over"
        await bench.claim(published, "confederate", "win")
        assert (await service.fork(match, 1, {})).snapshot.count == 1

    run_club(scenario)


def test_nothing_happens_after_the_end() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.resign(await bench.play(await bench.begin(**TIMED), "end"), "union")
        match, version = published.id, published.version
        assert await refused(bench.service.act(match, ["muster"], version, "union", caller=ANN)) == "foreign-seat"
        assert await refused(bench.service.undo(match, version, "union", caller=ANN)) == "undo-stops"
        for asked in (bench.resign, bench.abort):
            assert await refused(asked(published, "confederate")) == "foreign-seat"
        assert await refused(bench.negotiate(published, "confederate", "draw", "make")) == "foreign-seat"
        bench.clock.time += 10_000
        assert await refused(bench.claim(published, "confederate", "win")) == "foreign-seat"
        state = state_shape(await bench.look(published), "union", None, "")
        assert (state["to_move"], state["choices"], state["undo_stops"]) == ("", [], "end")
        assert state["seed"]

    run_club(scenario)


def test_a_computer_player_stops_at_the_end() -> None:
    async def scenario(bench: ClubBench) -> None:
        bench.service.bots.paused = True
        challenge = await bench.challenge(seats={"union": "militia", "confederate": "me"})
        challenge = await bench.club.challenges.reveal(challenge.id, ANN.player, f"{1:032x}")
        published = await bench.service.look(challenge.matches[0])
        published = await bench.resign(published, "confederate")
        bench.service.bots.paused = False
        await bench.service.look(published.id)
        assert bench.service.bots.tasks == {}

    run_club(scenario)


def test_the_list_of_matches_tells_the_result() -> None:
    async def scenario(bench: ClubBench) -> None:
        await bench.resign(await bench.begin(), "union")
        (summary,) = await bench.service.list_matches(10, ANN.player)
        assert summary["to_move"] == ""
        assert summary["agreement"]["result"] == {"winner": "confederate", "reason": "resigned", "seat": "union"}

    run_club(scenario)
