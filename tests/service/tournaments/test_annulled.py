"""A result that is annulled counts in no tournament: while its round runs the organiser decides, later it counts as not
played; nothing is played again."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from longroll.service.caller import ORGANISER, Caller
from longroll.service.errors import ServiceError
from longroll.service.tournaments.gate import TournamentGate
from longroll.service.tournaments.season import season_table
from longroll.service.tournaments.tournament import (
    CANCELLED,
    FINISHED,
    KNOCK_OUT,
    LADDER,
    LOSS,
    NO_POINTS,
    ROUND_ROBIN,
    RUNNING,
    WIN,
    Game,
    Meeting,
    Tournament,
)
from longroll.service.tournaments.writing import read_tournament, write_tournament
from tests.service.tournaments.checks import check_pairings, check_results, check_standings
from tests.service.tournaments.helpers import HOUR, TournamentBench, run_tournaments, weaker


async def key_of(asked: Any) -> str:
    with pytest.raises(ServiceError) as caught:
        await asked
    return caught.value.key


def points(shown: dict[str, Any]) -> dict[str, float]:
    return {row["key"]: row["points"] for row in shown["standings"]}


def game_between(tournament: Tournament, one: str, other: str) -> Game:
    return next(game for game in tournament.games if {game.first, game.second} == {one, other})


def meeting_of(tournament: Tournament, match: str) -> Meeting:
    return next(one for one in tournament.meetings if any(game.match == match for game in one.games))


def test_a_game_of_an_earlier_round_counts_as_not_played() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.play_round(await bench.begin(4, rounds=3), weaker)
        assert swiss.round == 2
        game = swiss.games[0]
        winner, loser = sorted((game.first, game.second))
        before = await bench.shown(swiss)
        swiss = await bench.annul(swiss, game)
        after = await bench.shown(swiss)
        assert points(after)[winner] == points(before)[winner] - 1 == 0
        assert next(row for row in after["standings"] if row["key"] == loser)["lost"] == 0
        check_standings(after)
        assert await key_of(bench.tournaments.decide(swiss.id, game.match, WIN)) == "tournament-round-over"
        swiss = await bench.play_out(swiss, weaker)
        shown = await bench.shown(swiss)
        check_pairings(shown)
        check_results(shown)
        check_standings(shown)
        assert len(bench.storage.rows) == 6

    run_tournaments(scenario)


def test_the_present_round_waits_until_the_organiser_decides_once() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4, rounds=2)
        annulled, other = swiss.open_games
        await bench.lose(annulled, annulled.first)
        await bench.tournaments.tend(swiss.id)
        swiss = await bench.annul(swiss, annulled)
        assert points(await bench.shown(swiss)) == {f"@p{number}": 0.0 for number in range(4)}
        await bench.lose(other, other.first)
        await bench.tournaments.sweep()
        swiss = await bench.look(swiss)
        assert swiss.round == 1
        assert [game["decidable"] for one in (await bench.shown(swiss))["meetings"] for game in one["games"]] == [
            True,
            False,
        ]
        swiss = await bench.tournaments.decide(swiss.id, annulled.match, WIN)
        assert swiss.round == 2
        assert meeting_of(swiss, annulled.match).points_of(annulled.first) == 1.0
        assert meeting_of(swiss, annulled.match).games[0].reason == "adjudicated"
        assert await key_of(bench.tournaments.decide(swiss.id, annulled.match, LOSS)) == "tournament-decided"
        shown = await bench.shown(await bench.play_out(swiss, weaker))
        check_pairings(shown)
        check_standings(shown)

    run_tournaments(scenario)


def test_what_nobody_decides_counts_as_not_played_after_the_deadline() -> None:
    async def scenario(bench: TournamentBench) -> None:
        league = await bench.begin(4, kind=ROUND_ROBIN)
        annulled, other = league.open_games
        for game in (annulled, other):
            await bench.lose(game, game.first)
            if game is annulled:
                await bench.tournaments.tend(league.id)
                await bench.annul(league, game)
        bench.clock.time += HOUR - 1
        await bench.tournaments.sweep()
        assert (await bench.look(league)).round == 1
        bench.clock.time += 1
        await bench.tournaments.sweep()
        league = await bench.look(league)
        assert league.round == 2
        assert meeting_of(league, annulled.match).points == NO_POINTS
        check_standings(await bench.shown(league))

    run_tournaments(scenario)


@pytest.mark.parametrize("terms", [{"by_organiser": True}, {"kind": KNOCK_OUT}])
def test_where_the_organiser_must_decide_the_round_waits_for_him(terms: dict[str, Any]) -> None:
    async def scenario(bench: TournamentBench) -> None:
        played = await bench.begin(2, **terms)
        for game in played.open_games:
            await bench.lose(game, "@p1")
        played = await bench.look(played)
        await bench.moderation.storage.annul(
            bench.moderation.entry("@mona", "annul", match=played.games[0].match, detail="x")
        )
        await bench.tournaments.sweep()
        bench.clock.time += 9 * HOUR
        await bench.tournaments.sweep()
        waiting = await bench.look(played)
        assert waiting.status == RUNNING
        assert waiting.games[0].waits
        assert waiting.due > bench.clock.time, "nothing is due until the organiser decides"
        verdict = WIN if waiting.games[0].first == "@p1" else LOSS
        done = await bench.tournaments.decide(played.id, waiting.games[0].match, verdict)
        if done.kind == KNOCK_OUT:  # one game each: the decider follows
            assert len(done.games) == 3
            done = await bench.play_out(done, lambda _: "@p0")
        assert done.status == FINISHED
        assert points(await bench.shown(done)) == {"@p1": 1.0, "@p0": 0.0}

    run_tournaments(scenario)


def test_the_organiser_may_say_that_it_counts_as_not_played() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4, rounds=2)
        game, other = swiss.open_games
        decide = bench.tournaments.decide
        assert await key_of(decide(swiss.id, other.match, NO_POINTS)) == "tournament-not-annulled"
        await bench.lose(game, game.first)
        await bench.annul(swiss, game)
        swiss = await decide(swiss.id, game.match, NO_POINTS)
        assert meeting_of(swiss, game.match).points == NO_POINTS
        assert meeting_of(swiss, game.match).reason == "annulled"
        await bench.lose(other, other.first)
        await bench.tournaments.tend(swiss.id)
        assert (await bench.look(swiss)).round == 2
        check_standings(await bench.shown(swiss))

    run_tournaments(scenario)


def test_nobody_decides_about_his_own_annulled_game() -> None:
    async def scenario(bench: TournamentBench) -> None:
        organiser = TournamentGate(Caller("p0", "Player 0", ORGANISER), bench.tournaments)
        swiss = await bench.begin(2)
        bench.rows.rows[swiss.id] = bench.rows.rows[swiss.id].alter(organiser="@p0")
        (game,) = swiss.open_games
        await bench.lose(game, "@p0")
        await bench.annul(swiss, game)
        assert await key_of(organiser.decide(swiss.id, game.match, WIN)) == "moderation-own"

    run_tournaments(scenario)


def test_who_went_through_in_a_knock_out_has_gone_through() -> None:
    async def scenario(bench: TournamentBench) -> None:
        cup = await bench.play_round(await bench.begin(4, kind=KNOCK_OUT), weaker)
        assert cup.round == 2
        before = cup.meetings
        cup = await bench.annul(cup, cup.games[0])
        assert [one.points for one in cup.meetings] == [one.points for one in before]
        assert [one.players for one in cup.meetings] == [one.players for one in before]
        assert await key_of(bench.tournaments.decide(cup.id, cup.games[0].match, WIN)) == "tournament-round-over"
        done = await bench.play_out(cup, weaker)
        assert (await bench.shown(done))["standings"][0]["key"] == "@p0"

    run_tournaments(scenario)


def test_a_final_that_is_annulled_has_no_winner_until_the_organiser_names_one() -> None:
    async def scenario(bench: TournamentBench) -> None:
        cup = await bench.play_out(await bench.begin(2, kind=KNOCK_OUT), lambda _: "@p1")
        for game in cup.games:
            cup = await bench.annul(cup, game)
        assert cup.status == FINISHED
        assert points(await bench.shown(cup)) == {"@p0": 0.0, "@p1": 0.0}
        for game in cup.games:
            cup = await bench.tournaments.decide(cup.id, game.match, WIN if game.first == "@p1" else LOSS)
        assert points(await bench.shown(cup)) == {"@p0": 0.0, "@p1": 1.0}
        assert (cup.status, len(cup.games)) == (FINISHED, 2)

    run_tournaments(scenario)


def test_a_final_left_equal_after_the_end_goes_to_the_better_place_in_the_draw() -> None:
    async def scenario(bench: TournamentBench) -> None:
        cup = await bench.play_out(await bench.begin(2, kind=KNOCK_OUT), lambda _: "@p1")
        cup = await bench.annul(cup, cup.games[0])
        verdict = WIN if cup.games[0].first == "@p1" else LOSS
        cup = await bench.tournaments.decide(cup.id, cup.games[0].match, verdict)
        first = next(one.key for one in cup.entrants if one.seed == 1)
        assert len(cup.games) == 2, "nothing is played after the end"
        assert points(await bench.shown(cup))[first] == 1.0

    run_tournaments(scenario)


def test_after_the_end_standings_and_season_follow() -> None:
    async def scenario(bench: TournamentBench) -> None:
        league = await bench.play_out(await bench.begin(3, kind=ROUND_ROBIN, season="1861"), weaker)
        assert [row.key for row in season_table([league])] == ["@p0", "@p1", "@p2"]
        early, last = game_between(league, "@p0", "@p1"), game_between(league, "@p0", "@p2")
        for game in (early, last):
            league = await bench.annul(league, game)
        assert league.status == FINISHED
        assert league.due > bench.clock.time
        shown = await bench.shown(league)
        check_standings(shown)
        assert shown["standings"][0]["key"] == "@p1"
        assert season_table([league])[0].key == "@p1"
        present = [game for game in league.games if meeting_of(league, game.match).round == league.round]
        for game in (early, last):
            if game.match in [one.match for one in present]:
                decided = await bench.tournaments.decide(league.id, game.match, WIN)
                assert decided.status == FINISHED
                assert meeting_of(decided, game.match).points_of(game.first) == 1.0
            else:
                assert await key_of(bench.tournaments.decide(league.id, game.match, WIN)) == "tournament-round-over"

    run_tournaments(scenario)


def test_annulling_again_changes_nothing() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4, rounds=2)
        game = swiss.open_games[0]
        await bench.lose(game, game.first)
        swiss = await bench.annul(swiss, game)
        assert await key_of(bench.annul(swiss, game)) == "moderation-no-result"
        swiss = await bench.tournaments.decide(swiss.id, game.match, WIN)
        await bench.tournaments.tend_annulled(game.match)
        await bench.tournaments.sweep()
        assert await bench.look(swiss) == swiss

    run_tournaments(scenario)


def test_a_result_is_annulled_before_it_is_counted() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(2)
        (game,) = swiss.open_games
        await bench.lose(game, game.first)
        swiss = await bench.annul(swiss, game)
        assert (swiss.status, swiss.games[0].waits) == (RUNNING, True)
        assert (await bench.tournaments.decide(swiss.id, game.match, WIN)).games[0].score == WIN

    run_tournaments(scenario)


def test_what_an_organiser_decided_may_be_annulled_and_decided_anew() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4, rounds=2)
        game = swiss.open_games[0]
        await bench.tournaments.decide(swiss.id, game.match, WIN)
        swiss = await bench.annul(swiss, game)
        assert swiss.games[0].waits
        swiss = await bench.tournaments.decide(swiss.id, game.match, LOSS)
        assert swiss.games[0].score == LOSS

    run_tournaments(scenario)


def test_nobody_waits_for_somebody_who_has_withdrawn_or_for_a_cancelled_tournament() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4, rounds=2, by_organiser=True)
        for game in swiss.open_games:
            await bench.lose(game, game.first)
            await bench.annul(swiss, game)
        swiss = await bench.look(swiss)
        gone, waiting = swiss.games
        swiss = await bench.tournaments.leave(swiss.id, gone.first)
        assert meeting_of(swiss, gone.match).points == NO_POINTS
        assert meeting_of(swiss, waiting.match).points is None
        swiss = await bench.tournaments.cancel(swiss.id)
        assert swiss.status == CANCELLED
        assert swiss.due > bench.clock.time
        assert not any(game.waits for game in swiss.games)

    run_tournaments(scenario)


def test_a_challenger_goes_back_to_the_place_he_came_from() -> None:
    async def scenario(bench: TournamentBench) -> None:
        ladder = await bench.announce(5, kind=LADDER, reach=3)
        ladder = await bench.tournaments.challenge(ladder.id, "@p3", "@p1")
        ladder = await bench.play_round(ladder, lambda _: "@p1")
        assert ladder.ladder == ("@p0", "@p3", "@p1", "@p2", "@p4")
        ladder = await bench.annul(ladder, ladder.games[0])
        assert ladder.ladder == ("@p0", "@p1", "@p2", "@p3", "@p4")
        assert not any(row["played"] for row in (await bench.shown(ladder))["standings"])
        ladder = await bench.tournaments.challenge(ladder.id, "@p3", "@p1")  # the same again: they have not played
        ladder = await bench.play_round(ladder, lambda _: "@p1")
        ladder = await bench.tournaments.challenge(ladder.id, "@p3", "@p0")
        ladder = await bench.play_round(ladder, lambda _: "@p0")
        assert ladder.ladder[0] == "@p3"
        ladder = await bench.annul(ladder, ladder.games[1])
        assert ladder.ladder[0] == "@p3", "he has climbed since"
        ladder = await bench.annul(ladder, ladder.games[2])
        assert ladder.ladder == ("@p0", "@p3", "@p1", "@p2", "@p4")

    run_tournaments(scenario)


@pytest.mark.parametrize("calls", range(1, 8))
def test_a_server_that_dies_on_the_way_leaves_it_to_the_next_one(calls: int) -> None:
    """The annulment is stored; every call of storage after that may be the last one."""

    class Died(Exception):
        pass

    async def main() -> None:
        bench = TournamentBench()
        swiss = await bench.play_round(await bench.begin(4, rounds=2), weaker)
        left = calls

        class Dying:
            def __getattr__(self, name: str) -> Any:
                async def call(*given: Any) -> Any:
                    nonlocal left
                    left -= 1
                    if left < 0:
                        raise Died
                    return await getattr(bench.rows, name)(*given)

                return call

        bench.tournaments.storage = Dying()
        with suppress(Died):
            await bench.moderation.annul("@mona", swiss.games[0].match, "they agreed on it")
        other = TournamentBench(bench)
        await other.tournaments.sweep()
        after = await other.look(swiss)
        assert meeting_of(after, swiss.games[0].match).points == NO_POINTS
        assert after.version == swiss.version + 1
        assert await other.rows.find_due(other.clock.now(), 9) == []
        check_standings(await other.shown(after))
        for one in (bench, other):
            await one.service.stop()

    asyncio.run(main())


def test_it_is_stored_with_the_tournament_and_older_ones_are_read() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.play_round(await bench.begin(4, rounds=2), weaker)
        swiss = await bench.annul(swiss, swiss.games[0])
        text = write_tournament(swiss)
        assert read_tournament(text) == swiss

    run_tournaments(scenario)
