"""Somebody deletes his account: nobody waits for him for ever."""

from longroll.kernel.shared_seed import commit
from longroll.service.agreement import Result
from longroll.service.clocks import Pace
from longroll.service.club.challenge import OPEN, WITHDRAWN
from longroll.service.published import Published
from tests.service.club.helpers import ANN, BOB, CYD, DAN, SECRET, ClubBench, refused, run_club, terms

TIMED = {"pace": Pace("clock", 600, 10)}


def test_a_running_match_is_lost_by_who_leaves() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.pass_on(await bench.begin(**TIMED))
        shown: list[Published] = []
        bench.service.followers.append(lambda edit: shown.append(edit.published))
        await bench.club.forget(BOB.player)
        assert all("Bob" not in one.agreement.names.values() for one in shown if one.over and one.agreement)
        left = await bench.look(published)
        assert left.agreement is not None
        assert left.agreement.result == Result("union", "resigned", "confederate")
        assert left.agreement.names == {ANN.player: "Ann", BOB.player: ""}
        assert (left.over, left.agreement.clocks.running) == (True, "")
        assert await refused(bench.club.rematches.offer(left, ANN, commit(SECRET))) == "offer"

    run_club(scenario)


def test_a_match_that_has_hardly_begun_is_aborted() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin()
        await bench.club.forget(BOB.player)
        left = await bench.look(published)
        assert left.agreement is not None
        assert left.agreement.result == Result("", "aborted", "confederate")

    run_club(scenario)


def test_a_match_that_is_over_stays_as_it_was() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.resign(await bench.begin(), "union")
        await bench.club.forget(BOB.player)
        left = await bench.look(published)
        assert left.agreement is not None
        assert left.agreement.result == Result("confederate", "resigned", "union")

    run_club(scenario)


def test_for_a_partner_a_computer_player_takes_the_place() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(BOB, CYD, DAN, title="civil-war-teams", seats={"union": "me"}, **TIMED)
        seat = next(seat for seat, player in published.seats.items() if player == CYD.player)
        await bench.club.forget(CYD.player)
        left = await bench.look(published)
        assert left.agreement is not None
        assert left.agreement.result is None
        assert left.seats == {**published.seats, seat: "veteran"}
        assert seat not in left.agreement.clocks.left

    run_club(scenario)


def test_a_seat_that_was_taken_in_a_challenge_is_free_again() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.accept(await bench.challenge())
        own, _ = await bench.club.challenge(terms(), BOB)
        await bench.club.forget(BOB.player)
        left, withdrawn = [await bench.rows.challenge(one) for one in (challenge.id, own.id)]
        assert left is not None
        assert withdrawn is not None
        assert (left.status, left.names, left.people) == (OPEN, {ANN.player: "Ann"}, [ANN.player])
        assert withdrawn.status == WITHDRAWN
        assert await refused(bench.club.challenges.reveal(challenge.id, ANN.player, SECRET)) == "challenge"

    run_club(scenario)
