"""What happens on the way: deadlines, withdrawals, decisions, crashes; and what is refused."""

import asyncio
import random
from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest

from longroll.kernel.shared_seed import commit, verify
from longroll.match import Match
from longroll.service.caller import ADMIN, ORGANISER, Caller
from longroll.service.club.ports import NoObserver
from longroll.service.errors import ServiceError
from longroll.service.gate import Gate
from longroll.service.tournaments.dice import place_of, share
from longroll.service.tournaments.gate import TournamentGate
from longroll.service.tournaments.progress import start
from longroll.service.tournaments.tournament import (
    CANCELLED,
    DRAW,
    FINISHED,
    KNOCK_OUT,
    LADDER,
    LOSS,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    WIN,
    Score,
    Tournament,
)
from tests.service.club.helpers import refused
from tests.service.tournaments.checks import check_pairings, check_results, check_standings
from tests.service.tournaments.helpers import (
    HOUR,
    TournamentBench,
    member,
    run_tournaments,
    second,
    terms,
    weaker,
)


async def key_of(asked: Any) -> str:
    with pytest.raises(ServiceError) as caught:
        await asked
    return caught.value.key


def test_who_must_choose_when_the_deadline_passes_loses() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(2)
        (game,) = swiss.open_games
        published = await bench.service.look(game.match)
        late = published.seats[published.to_move]
        bench.clock.time += HOUR
        await bench.tournaments.sweep()
        done = await bench.look(swiss)
        assert done.status == FINISHED
        assert done.games[0].reason == "adjudicated"
        assert done.games[0].points_of(late) == 0.0
        assert bench.storage.finished[game.match].reason == "adjudicated"

    run_tournaments(scenario)


def test_a_computer_player_that_is_late_draws() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.announce(0, bots=True)
        for _ in range(2):
            await bench.tournaments.add_bot(swiss.id, "militia")
        bench.service.bots.paused = True
        await bench.tournaments.start(swiss.id)
        bench.clock.time += HOUR
        await bench.tournaments.sweep()
        done = await bench.look(swiss)
        assert [(one.score, one.reason) for one in done.games] == [((0.5, 0.5), "adjudicated")]

    run_tournaments(scenario)


def test_before_the_deadline_nothing_happens_and_an_organiser_may_move_it() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(2)
        bench.clock.time += HOUR - 1
        await bench.tournaments.sweep()
        assert (await bench.look(swiss)).open_games
        await bench.tournaments.extend(swiss.id, bench.clock.time + 2 * HOUR)
        await bench.tournaments.extend(swiss.id, bench.clock.time + 60)  # an earlier one changes nothing
        assert await key_of(bench.tournaments.extend(swiss.id, bench.clock.time)) == "tournament-past"
        bench.clock.time += HOUR
        await bench.tournaments.sweep()
        assert (await bench.look(swiss)).open_games

    run_tournaments(scenario)


def test_where_the_organiser_adjudicates_games_wait_for_the_decision() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(2, by_organiser=True)
        bench.clock.time += 2 * HOUR
        await bench.tournaments.sweep()
        (game,) = (await bench.look(swiss)).open_games
        done = await bench.tournaments.decide(swiss.id, game.match, WIN)
        assert done.status == FINISHED
        assert done.games[0].score == WIN
        assert await key_of(bench.tournaments.decide(swiss.id, game.match, WIN)) == "tournament-over"

    run_tournaments(scenario)


def test_a_game_has_one_result() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4)
        game = swiss.open_games[0]
        await bench.lose(game, game.first)
        assert await key_of(bench.tournaments.decide(swiss.id, game.match, WIN)) == "tournament-decided"
        assert (await bench.look(swiss)).games[0].score == (0.0, 1.0)
        assert await key_of(bench.tournaments.decide(swiss.id, "none", WIN)) == "tournament-no-game"

    run_tournaments(scenario)


def test_who_withdraws_loses_the_present_game_and_is_not_paired_again() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(6, rounds=3)
        swiss = await bench.tournaments.leave(swiss.id, "@p0")
        (meeting,) = [one for one in swiss.meetings if "@p0" in one.players]
        assert meeting.points_of("@p0") == 0.0
        assert meeting.games[0].reason == "resigned"
        swiss = await bench.play_out(swiss, second)
        assert not any("@p0" in one.players for one in swiss.meetings if one.round > 1)
        shown = await bench.shown(swiss)
        check_pairings(shown)
        check_standings(shown)

    run_tournaments(scenario)


def test_the_others_win_without_a_game_in_a_round_robin() -> None:
    async def scenario(bench: TournamentBench) -> None:
        league = await bench.begin(4, kind=ROUND_ROBIN)
        league = await bench.play_round(league, weaker)
        league = await bench.tournaments.leave(league.id, "@p3")
        league = await bench.play_out(league, weaker)
        assert sum(one.reason == "walkover" for one in league.meetings) == 1
        shown = await bench.shown(league)
        check_results(shown)
        check_standings(shown)
        assert [row["points"] for row in shown["standings"]] == [3.0, 2.0, 1.0, 0.0]

    run_tournaments(scenario)


def test_who_withdraws_from_a_knock_out_is_out() -> None:
    async def scenario(bench: TournamentBench) -> None:
        cup = await bench.begin(4, kind=KNOCK_OUT)
        cup = await bench.tournaments.leave(cup.id, "@p0")
        done = await bench.play_out(cup, weaker)
        assert (await bench.shown(done))["standings"][0]["key"] == "@p1"

    run_tournaments(scenario)


@pytest.mark.parametrize("kind", [KNOCK_OUT, ROUND_ROBIN])
def test_who_is_left_alone_wins_what_remains(kind: str) -> None:
    async def scenario(bench: TournamentBench) -> None:
        cup = await bench.play_round(await bench.begin(8, kind=kind), weaker)
        (last,) = [one.other("@p0") for one in cup.meetings_of(2) if "@p0" in one.players]
        others = [one.key for one in cup.entrants if one.key not in ("@p0", last)]
        for key in (*others, last):
            await bench.tournaments.leave(cup.id, key)
        shown = await bench.shown(cup)
        assert (shown["status"], shown["round"]) == (FINISHED, cup.rounds)
        assert [row["key"] for row in shown["standings"] if row["place"] == 1] == ["@p0"]

    run_tournaments(scenario)


@pytest.mark.parametrize("kind", [KNOCK_OUT, ROUND_ROBIN, SWISS])
def test_a_tournament_ends_when_everybody_has_withdrawn(kind: str) -> None:
    async def scenario(bench: TournamentBench) -> None:
        cup = await bench.begin(5, kind=kind)
        for entrant in cup.entrants:
            if (await bench.look(cup)).status == RUNNING:
                await bench.tournaments.leave(cup.id, entrant.key)
        done = await bench.look(cup)
        assert (done.status, done.open_games) == (FINISHED, [])
        check_standings(await bench.shown(done))

    run_tournaments(scenario)


def test_a_ladder_is_climbed_by_winning() -> None:
    async def scenario(bench: TournamentBench) -> None:
        ladder = await bench.announce(5, kind=LADDER, reach=2)
        assert ladder.status == RUNNING
        assert ladder.ladder == tuple(f"@p{number}" for number in range(5))
        assert await key_of(bench.tournaments.challenge(ladder.id, "@p4", "@p1")) == "tournament-reach"
        assert await key_of(bench.tournaments.challenge(ladder.id, "@p1", "@p4")) == "tournament-reach"
        ladder = await bench.tournaments.challenge(ladder.id, "@p4", "@p2")
        assert await key_of(bench.tournaments.challenge(ladder.id, "@p3", "@p2")) == "tournament-busy"
        ladder = await bench.play_round(ladder, lambda _: "@p2")
        assert ladder.ladder == ("@p0", "@p1", "@p4", "@p2", "@p3")
        ladder = await bench.tournaments.challenge(ladder.id, "@p4", "@p0")
        ladder = await bench.play_round(ladder, lambda _: "@p4")
        assert ladder.ladder == ("@p0", "@p1", "@p4", "@p2", "@p3")
        assert await key_of(bench.tournaments.challenge(ladder.id, "@p4", "@p0")) == "tournament-same-again"
        ladder = await bench.tournaments.challenge(ladder.id, "@p3", "@p2")
        ladder = await bench.tournaments.leave(ladder.id, "@p2")
        assert ladder.ladder == ("@p0", "@p1", "@p4", "@p3")
        ladder = await bench.join(ladder, 2)
        assert ladder.ladder[-1] == "@p2"
        assert (await bench.tournaments.close(ladder.id)).status == FINISHED

    run_tournaments(scenario)


class RoundsTold(NoObserver):
    def __init__(self) -> None:
        self.told: list[tuple[int, set[str], bool]] = []

    async def round_begun(
        self, tournament: str, name: str, number: int, players: Collection[str], *, ladder: bool = False
    ) -> None:
        self.told.append((number, set(players), ladder))


def test_everybody_is_told_of_a_round_and_of_a_ladder_only_who_is_challenged() -> None:
    async def scenario(bench: TournamentBench) -> None:
        bench.tournaments.observer = told = RoundsTold()
        await bench.begin(2, kind=ROUND_ROBIN)
        ladder = await bench.announce(3, kind=LADDER)
        found = await bench.tournaments.challenge(ladder.id, "@p2", "@p0")
        assert told.told == [(1, {"@p0", "@p1"}, False), (1, {"@p0"}, True)]
        agreement = (await bench.service.look(found.open_games[0].match)).agreement
        assert agreement is not None
        assert agreement.tournament is not None
        assert agreement.tournament.round == 0  # a ladder has no rounds

    run_tournaments(scenario)


def test_a_start_time_starts_it_or_cancels_it() -> None:
    async def scenario(bench: TournamentBench) -> None:
        starts = bench.clock.time + HOUR
        full = await bench.announce(3, starts=starts)
        empty = await bench.announce(1, starts=starts)
        await bench.tournaments.sweep()
        assert (await bench.look(full)).status == "announced"
        bench.clock.time = starts
        await bench.tournaments.sweep()
        assert (await bench.look(full)).round == 1
        assert (await bench.look(empty)).status == CANCELLED

    run_tournaments(scenario)


def test_a_cancelled_tournament_aborts_its_games() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4)
        done = await bench.tournaments.cancel(swiss.id)
        assert done.status == CANCELLED
        assert not done.open_games
        assert {one.reason for one in bench.storage.finished.values()} == {"aborted"}
        assert done.due > bench.clock.time

    run_tournaments(scenario)


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    async def scenario(bench: TournamentBench) -> None:
        tournaments = bench.tournaments
        refusals: dict[str, dict[str, Any]] = {
            "tournament-kind": {"kind": "gala"},
            "service-no-title": {"title": "chess"},
            "service-unreadable": {"scenario": "moon"},
            "tournament-past": {"starts": bench.clock.time},
            "tournament-far": {"starts": bench.clock.time + 1e9},
            "tournament-round-time": {"round_time": 1.0},
            "tournament-most": {"most": 1},
            "tournament-rounds": {"rounds": 99},
            "tournament-late-points": {"late_points": 0.7},
            "tournament-tie-breaks": {"tie_breaks": ("luck",)},
            "tournament-name": {"name": " "},
            "club-pace": {"pace": terms().pace._replace(kind="sundial")},
        }
        for key, wrong in refusals.items():
            assert await key_of(tournaments.make(terms(**wrong), "@olga")) == key
        assert not bench.rows.rows
        swiss = await bench.announce(1, most=2)
        assert await key_of(bench.join(swiss, 0)) == "tournament-joined"
        assert await key_of(tournaments.start(swiss.id)) == "tournament-few-players"
        assert await key_of(tournaments.add_bot(swiss.id, "militia")) == "tournament-no-bots"
        assert await key_of(tournaments.add_bot(swiss.id, "hal")) == "tournament-no-bot"
        assert await key_of(tournaments.leave(swiss.id, "@p9")) == "tournament-not-in"
        await bench.join(swiss, 1)
        assert await key_of(bench.join(swiss, 2)) == "tournament-full"
        await tournaments.start(swiss.id)
        assert await key_of(tournaments.start(swiss.id)) == "tournament-started"
        assert await key_of(bench.join(swiss, 2)) == "tournament-full"
        assert await key_of(tournaments.look("none")) == "tournament-none"
        assert len(bench.storage.rows) == 1

    run_tournaments(scenario)


def test_a_match_of_a_tournament_is_not_aborted_deleted_helped_or_taken_back() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(2)
        (game,) = swiss.open_games
        published = await bench.service.look(game.match)
        assert published.agreement is not None
        assert published.agreement.tournament == (swiss.id, "Cup", 1)
        caller = member(int(game.first.removeprefix("@p")))
        seat = caller.own_seats(published.seats)[0]
        agreements = bench.service.agreements
        assert await refused(agreements.abort(game.match, seat, caller=caller)) == "offer"
        assert await refused(Gate(bench.service, caller).delete(game.match)) == "forbidden"
        assert await refused(bench.service.fork(game.match, 0, {})) == "rated"
        assert await refused(agreements.negotiate(game.match, seat, "takeback", "make", 0, caller=caller)) == "rated"

    run_tournaments(scenario)


def test_only_its_organiser_and_administrators_run_a_tournament() -> None:
    async def scenario(bench: TournamentBench) -> None:
        olga, otto = Caller("olga", "Olga", ORGANISER), Caller("otto", "Otto", ORGANISER)
        swiss = await TournamentGate(olga, bench.tournaments).make(terms())
        assert await key_of(TournamentGate(otto, bench.tournaments).start(swiss.id)) == "tournament-not-yours"
        assert await key_of(TournamentGate(member(1), bench.tournaments).make(terms())) == "club-organisers-only"
        admin = TournamentGate(Caller("ada", "Ada", ADMIN), bench.tournaments)
        assert (await admin.cancel(swiss.id)).status == CANCELLED

    run_tournaments(scenario)


def test_an_organiser_who_plays_does_not_abort_his_own_game() -> None:
    async def scenario(bench: TournamentBench) -> None:
        organiser = TournamentGate(Caller("p0", "Player 0", ORGANISER), bench.tournaments)
        swiss = await bench.begin(2)
        bench.rows.rows[swiss.id] = bench.rows.rows[swiss.id].alter(organiser="@p0")
        assert await key_of(organiser.cancel(swiss.id)) == "moderation-own"
        admin = TournamentGate(Caller("ada", "Ada", ADMIN), bench.tournaments)
        assert (await admin.cancel(swiss.id)).status == CANCELLED

    run_tournaments(scenario)


def test_an_organiser_who_plays_gives_himself_no_more_time() -> None:
    """The deadlines of the others are moved."""

    async def scenario(bench: TournamentBench) -> None:
        organiser = TournamentGate(Caller("p0", "Player 0", ORGANISER), bench.tournaments)
        swiss = await bench.begin(4)
        bench.rows.rows[swiss.id] = bench.rows.rows[swiss.id].alter(organiser="@p0")
        swiss = await organiser.extend(swiss.id, bench.clock.time + 2 * HOUR)
        deadlines = {"@p0" in (game.first, game.second): game.deadline - bench.clock.time for game in swiss.games}
        assert deadlines == {True: HOUR, False: 2 * HOUR}
        (other,) = [game for game in swiss.games if "@p0" not in (game.first, game.second)]
        await bench.lose(other, other.first)
        await bench.tournaments.tend(swiss.id)
        assert await key_of(organiser.extend(swiss.id, bench.clock.time + 3 * HOUR)) == "moderation-own"

    run_tournaments(scenario)


def test_a_tournament_that_fails_does_not_hold_up_the_others() -> None:
    async def scenario(bench: TournamentBench) -> None:
        broken, other = await bench.begin(2), await bench.begin(2)
        find = bench.rows.find

        async def fail(tournament: str) -> Tournament | None:
            if tournament == broken.id:
                raise RuntimeError
            return await find(tournament)

        bench.rows.find = fail  # type: ignore[method-assign]
        bench.clock.time += HOUR
        await bench.tournaments.sweep()
        assert (await bench.look(other)).status == FINISHED

    run_tournaments(scenario)


@pytest.mark.parametrize("verdict", [None, LOSS])
def test_a_game_whose_match_cannot_be_opened_any_more_is_drawn_or_decided(verdict: Score | None) -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(2)
        (game,) = swiss.games
        row = bench.storage.rows[game.match]
        row.stored = replace(row.stored, header=replace(row.stored.header, pack="{}"))
        bench.service.cache.drop(game.match)
        if verdict is None:
            bench.clock.time += HOUR
            await bench.tournaments.sweep()
        else:
            await bench.tournaments.decide(swiss.id, game.match, verdict)
        done = await bench.look(swiss)
        assert (done.status, done.games[0].score, done.games[0].reason) == (FINISHED, verdict or DRAW, "void")

    run_tournaments(scenario)


def test_the_dice_follow_from_what_was_committed_to() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(2)
        before = await bench.shown(swiss)
        assert not before["secret"]
        assert not any(one["entropy"] for one in before["entrants"])
        (game,) = swiss.open_games
        await bench.lose(game, game.first)
        await bench.tournaments.tend(swiss.id)
        after = await bench.shown(swiss)
        assert commit(after["secret"]) == before["commitment"]
        entropies = {one["key"]: one["entropy"] for one in after["entrants"]}
        assert {key: commit(one) for key, one in entropies.items()} == {
            one["key"]: one["commitment"] for one in before["entrants"]
        }
        header = Match.replay(await bench.service.export(game.match)).header
        verify(header.shares, header.seed)
        place = place_of(1, 1, 1)
        expected = [share(one, place) for one in (after["secret"], entropies[game.first], entropies[game.second])]
        assert [one.share for one in header.shares] == expected

    run_tournaments(scenario)


def test_bots_play_to_the_end_by_themselves() -> None:
    async def scenario(bench: TournamentBench) -> None:
        league = await bench.announce(0, kind=ROUND_ROBIN, bots=True, scenario="short", rated=True)
        for _ in range(3):
            await bench.tournaments.add_bot(league.id, "militia")
        league = await bench.tournaments.start(league.id)
        while league.status == RUNNING:
            await asyncio.gather(*bench.service.bots.tasks.values())
            await bench.tournaments.sweep()
            league = await bench.look(league)
        shown = await bench.shown(league)
        check_pairings(shown)
        check_results(shown)
        check_standings(shown)
        assert {one.reason for one in bench.storage.finished.values()} == {"game"}
        assert not any(one.rated for one in bench.storage.finished.values())

    run_tournaments(scenario)


def test_a_server_that_ends_right_after_the_start_leaves_the_first_round_to_the_next_one() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.announce(4)
        assert await bench.rows.replace(start(swiss, bench.clock.time).change())
        await bench.tournaments.sweep()
        assert (await bench.look(swiss)).round == 1

    run_tournaments(scenario)


class Crash(Exception):
    pass


@pytest.mark.parametrize("seed", range(12))
def test_a_crash_at_any_moment_makes_nothing_twice(seed: int) -> None:
    """Every call of storage may be the last one of a server; another then goes on with what is stored."""

    async def main() -> None:
        chance = random.Random(seed)
        bench = TournamentBench()
        swiss = await bench.announce(6, rounds=3)
        crashes: Counter[str] = Counter()
        while (await bench.look(swiss)).status != FINISHED:
            doomed = TournamentBench(bench)
            arm(doomed, chance)
            try:
                await live_on(doomed, await doomed.look(swiss))
            except Crash as crash:
                crashes[str(crash)] += 1
            bench = TournamentBench(bench)
        shown = await bench.shown(swiss)
        check_pairings(shown)
        check_results(shown)
        check_standings(shown)
        named = {game["match"] for one in shown["meetings"] for game in one["games"]}
        assert set(bench.storage.rows) == named == set(bench.storage.finished)
        assert sum(crashes.values()) > 0

    asyncio.run(main())


def arm(bench: TournamentBench, chance: random.Random) -> None:
    left = chance.randrange(1, 25)

    def dying(name: str, work: Any) -> Any:
        async def call(*given: Any) -> Any:
            nonlocal left
            left -= 1
            if left == 0 and chance.random() < 0.5:
                raise Crash(f"before {name}")
            answer = await work(*given)
            if left <= 0:
                raise Crash(f"after {name}")
            return answer

        return call

    class Dying:
        def __getattr__(self, name: str) -> Any:
            return dying(name, getattr(bench.rows, name))

    bench.tournaments.storage = Dying()
    add = bench.service.add
    bench.service.add = dying("add", add)  # type: ignore[method-assign]


async def live_on(bench: TournamentBench, swiss: Tournament) -> None:
    if swiss.status == "announced":
        await bench.tournaments.start(swiss.id)
    await bench.tournaments.sweep()
    for game in (await bench.look(swiss)).open_games:
        if game.match not in bench.storage.finished:
            await bench.lose(game, weaker(game))
            await bench.tournaments.tend(swiss.id)


def test_two_servers_at_once_make_a_round_once() -> None:
    async def main() -> None:
        one = TournamentBench()
        swiss = await one.announce(8)
        other = TournamentBench(one)
        await asyncio.gather(*(bench.tournaments.start(swiss.id) for bench in (one, other)), return_exceptions=True)
        found = await one.look(swiss)
        assert found.round == 1
        assert len(one.storage.rows) == 4
        while found.status == RUNNING:
            for game in found.open_games:
                await one.lose(game, weaker(game))
            await asyncio.gather(*(bench.tournaments.tend(swiss.id) for bench in (one, other)))
            found = await one.look(swiss)
        check_pairings(await one.shown(swiss))
        assert len(one.storage.rows) == 12

    asyncio.run(main())
