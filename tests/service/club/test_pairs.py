"""Paired matches and rematches."""

from longroll.kernel.shared_seed import commit
from longroll.service.clocks import Pace
from longroll.service.club.challenge import Challenge
from longroll.service.published import Published
from tests.service.club.helpers import ANN, BOB, SECRET, SHARES, ClubBench, refused, run_club


async def begin_pair(bench: ClubBench, **more: object) -> tuple[Published, Published]:
    challenge = await bench.accept(await bench.challenge(paired=True, **more))
    challenge = await bench.club.challenges.reveal(challenge.id, ANN.player, SECRET)
    first, second = challenge.matches
    return await bench.service.look(first), await bench.service.look(second)


def test_the_sides_of_a_pair_are_swapped_and_the_dice_are_others() -> None:
    async def scenario(bench: ClubBench) -> None:
        first, second = await begin_pair(bench)
        assert first.seats == {"union": ANN.player, "confederate": BOB.player}
        assert second.seats == {"union": BOB.player, "confederate": ANN.player}
        assert first.snapshot.header.seed != second.snapshot.header.seed
        server = [match.snapshot.header.shares[0] for match in (first, second)]
        assert server[0].commitment != server[1].commitment

    run_club(scenario)


def test_two_wins_are_one_result() -> None:
    async def scenario(bench: ClubBench) -> None:
        first, second = await begin_pair(bench)
        await bench.resign(first, "confederate")
        result = await bench.club.pair(second.id)
        assert (result.points, result.over, result.winner) == ({ANN.player: 1.0, BOB.player: 0.0}, False, "")
        await bench.negotiate(second, "union", "draw", "make")
        await bench.negotiate(second, "confederate", "draw", "accept")
        result = await bench.club.pair(first.id)
        assert (result.points, result.over, result.winner) == ({ANN.player: 1.5, BOB.player: 0.5}, True, ANN.player)

    run_club(scenario)


def test_a_win_each_is_a_draw_and_an_aborted_game_counts_for_nobody() -> None:
    async def scenario(bench: ClubBench) -> None:
        first, second = await begin_pair(bench)
        await bench.resign(first, "union")
        await bench.resign(second, "union")
        result = await bench.club.pair(first.id)
        assert (result.points, result.winner) == ({ANN.player: 1.0, BOB.player: 1.0}, "")
        first, second = await begin_pair(bench)
        await bench.abort(first, "union")
        await bench.abort(second, "union")
        result = await bench.club.pair(first.id)
        assert (result.points, result.over, result.winner) == ({ANN.player: 0.0, BOB.player: 0.0}, True, "")

    run_club(scenario)


def test_with_clocks_the_second_game_waits_for_the_first() -> None:
    async def scenario(bench: ClubBench) -> None:
        first, second = await begin_pair(bench, pace=Pace("clock", 600, 0))
        assert await refused(bench.play(second, "end")) == "not-over"
        await bench.resign(first, "union")
        assert (await bench.play(second, "end")).snapshot.count == 1
        _, second = await begin_pair(bench, pace=Pace("correspondence", 86_400, 0))
        assert (await bench.play(second, "end")).snapshot.count == 1

    run_club(scenario)


def test_a_match_without_a_pair() -> None:
    async def scenario(bench: ClubBench) -> None:
        assert await refused(bench.club.pair((await bench.begin()).id)) == "missing"

    run_club(scenario)


async def offered(bench: ClubBench, published: Published) -> Challenge:
    return await bench.club.rematches.offer(await bench.look(published), BOB, commit(SHARES[BOB.player]))


def test_a_rematch_swaps_the_sides() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(rated=True, pace=Pace("clock", 600, 5), access="public")
        assert await refused(offered(bench, published)) == "not-over"
        published = await bench.resign(published, "union")
        challenge = await offered(bench, published)
        assert challenge.seats == {"union": BOB.player, "confederate": ""}
        assert challenge.invited == {"confederate": ANN.player}
        assert (challenge.rated, challenge.access, challenge.pace) == (True, "public", Pace("clock", 600, 5))
        shown = await bench.look(published)
        assert shown.agreement is not None
        assert shown.agreement.rematch == challenge.id
        assert await refused(bench.club.rematches.offer(shown, ANN, commit(SECRET))) == "offer"
        challenge = await bench.accept(challenge, ANN)
        challenge = await bench.club.challenges.reveal(challenge.id, BOB.player, SHARES[BOB.player])
        again = await bench.service.look(challenge.matches[0])
        assert again.seats == {"union": BOB.player, "confederate": ANN.player}

    run_club(scenario)


def test_a_rematch_that_was_declined_can_be_offered_again() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.resign(await bench.begin(), "union")
        challenge = await offered(bench, published)
        await bench.club.challenges.decline(challenge.id, ANN.player)
        assert (await offered(bench, published)).id != challenge.id

    run_club(scenario)
