"""Every kind of tournament, played to its end; the rules of pairing hold whatever the results."""

import random
from collections import Counter
from typing import Any

import pytest

from longroll.hosts.server.tournaments.matcher import GraphMatcher
from longroll.service.tournaments.changes import join, leave
from longroll.service.tournaments.ports import GameResult, Matcher
from longroll.service.tournaments.progress import advance, start
from longroll.service.tournaments.round_robin import berger
from longroll.service.tournaments.shape import tournament_shape
from longroll.service.tournaments.terms import make_tournament
from longroll.service.tournaments.tournament import FINISHED, KNOCK_OUT, ROUND_ROBIN, SWISS, Entrant, Tournament
from longroll.service.tournaments.writing import read_tournament, write_tournament
from tests.service.tournaments.checks import check_pairings, check_results, check_standings
from tests.service.tournaments.helpers import (
    TournamentBench,
    entropy,
    member,
    run_tournaments,
    second,
    terms,
    weaker,
)


def entrant(number: int) -> Entrant:
    return Entrant(member(number).player, f"Player {number}", entropy(number), 0.0)


def started(players: int, **more: Any) -> Tournament:
    made = make_tournament(terms(**more), "@olga", 1.0)
    for number in range(players):
        made = join(made, entrant(number))
    return start(made, 2.0)


def simulate(tournament: Tournament, chance: random.Random, matcher: Matcher, leaving: float = 0.0) -> Tournament:
    """Results by chance; now and then somebody withdraws, or enters late."""
    number = 1000
    tournament = advance(tournament, [], (), 3.0, matcher)
    while tournament.status != FINISHED:
        if chance.random() < leaving and len(tournament.active) > 2:
            tournament = leave(tournament, chance.choice(tournament.active).key)
        if tournament.kind == SWISS and tournament.round < tournament.late_rounds:
            number += 1
            tournament = join(tournament, entrant(number))
        results = [GameResult(one.match, chance.choice((0, 1, None)), "game", 4.0) for one in tournament.open_games]
        tournament = advance(tournament, results, (), 5.0, matcher)
        assert read_tournament(write_tournament(tournament)) == tournament
    return tournament


@pytest.mark.parametrize("players", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_and_sides_are_balanced(players: int) -> None:
    done = simulate(started(players, kind=ROUND_ROBIN), random.Random(players), GraphMatcher())
    shown = tournament_shape(done)
    check_pairings(shown)
    check_results(shown)
    check_standings(shown)
    met = {frozenset((one.first, one.second)) for one in done.meetings if one.games}
    assert len(met) == players * (players - 1) // 2
    byes = Counter(one.first for one in done.meetings if one.reason == "bye")
    assert byes == (Counter(one.key for one in done.entrants) if players % 2 else Counter())


@pytest.mark.parametrize("players", [4, 7, 10])
def test_in_the_berger_tables_sides_are_balanced_after_every_round(players: int) -> None:
    keys = [str(number) for number in range(players + players % 2)]
    balance: Counter[str] = Counter()
    for pairs in berger(keys):
        for first, other in pairs:
            balance[first] += 1
            balance[other] -= 1
        assert max(map(abs, balance.values())) <= 1


@pytest.mark.parametrize("seed", range(20))
def test_sides_stay_balanced_when_somebody_leaves_a_round_robin(seed: int) -> None:
    chance = random.Random(seed)
    done = simulate(started(chance.randint(5, 12), kind=ROUND_ROBIN), chance, GraphMatcher(), leaving=0.2)
    shown = tournament_shape(done)
    check_pairings(shown, balanced=2)
    check_results(shown)
    check_standings(shown)


def test_a_double_round_robin_swaps_the_sides() -> None:
    done = simulate(started(5, kind=ROUND_ROBIN, double=True), random.Random(1), GraphMatcher())
    games = [(one.first, one.second) for one in done.games]
    assert len(games) == 20
    assert {pair[::-1] for pair in games} == set(games)


@pytest.mark.parametrize("seed", range(30))
def test_nobody_meets_twice_in_a_swiss_and_sides_are_balanced(seed: int) -> None:
    chance = random.Random(seed)
    players, rounds = chance.choice([(8, 3), (9, 3), (16, 5), (17, 4), (32, 6), (33, 7)])
    swiss = started(players, rounds=rounds, late_rounds=2, late_points=0.5)
    done = simulate(swiss, chance, GraphMatcher(), leaving=0.3)
    shown = tournament_shape(done)
    assert done.round == rounds
    check_pairings(shown)
    check_results(shown)
    check_standings(shown)


def test_a_swiss_pairs_near_equals_in_points() -> None:
    async def scenario(bench: TournamentBench) -> None:
        done = await bench.play_out(await bench.begin(8), weaker)
        assert (done.round, done.rounds) == (3, 3)
        shown = await bench.shown(done)
        check_pairings(shown)
        check_standings(shown)
        assert {row["key"]: row["points"] for row in shown["standings"]}["@p0"] == 3.0
        last = dict.fromkeys(done.people, 0)
        for number in range(1, done.rounds + 1):
            for meeting in done.meetings_of(number):
                assert abs(last[meeting.first] - last[meeting.second]) <= 1  # 1 where the sides ask for it
            for meeting in done.meetings_of(number):
                for key in meeting.players:
                    last[key] += int(meeting.points_of(key))

    run_tournaments(scenario)


def test_a_late_entry_has_points_for_missed_rounds_and_plays_the_next() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4, rounds=3, late_rounds=2, late_points=0.5)
        swiss = await bench.join(swiss, 7)
        assert swiss.meetings[-1].reason == "late"
        swiss = await bench.play_round(swiss, weaker)
        assert any("@p7" in one.players for one in swiss.meetings_of(2))
        with pytest.raises(Exception, match="tournament-too-late"):
            await bench.join(swiss, 8)

    run_tournaments(scenario)


def test_nobody_enters_a_swiss_in_its_last_round() -> None:
    async def scenario(bench: TournamentBench) -> None:
        swiss = await bench.begin(4, rounds=2, late_rounds=20, late_points=0.5)
        swiss = await bench.play_round(swiss, weaker)
        assert swiss.round == swiss.rounds
        with pytest.raises(Exception, match="tournament-too-late"):
            await bench.join(swiss, 7)
        done = await bench.play_out(swiss, weaker)
        assert len(done.entrants) == 4

    run_tournaments(scenario)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_knock_out_is_won_by_who_wins_every_pair(players: int) -> None:
    async def scenario(bench: TournamentBench) -> None:
        done = await bench.play_out(await bench.begin(players, kind=KNOCK_OUT), weaker)
        shown = await bench.shown(done)
        check_pairings(shown)
        check_standings(shown)
        assert shown["standings"][0]["key"] == "@p0"
        assert shown["standings"][1]["place"] == 2
        for meeting in done.meetings:
            if meeting.games:
                one, other = meeting.games
                assert (one.first, one.second) == (other.second, other.first)

    run_tournaments(scenario)


def test_an_equal_pair_needs_a_third_game() -> None:
    async def scenario(bench: TournamentBench) -> None:
        cup = await bench.begin(2, kind=KNOCK_OUT)
        cup = await bench.play_round(cup, second)
        (meeting,) = cup.meetings
        assert len(meeting.games) == 3
        assert meeting.points is None
        cup = await bench.play_round(cup, second)
        assert cup.status == FINISHED

    run_tournaments(scenario)


def test_an_equal_pair_can_be_decided_by_the_draw() -> None:
    async def scenario(bench: TournamentBench) -> None:
        cup = await bench.begin(2, kind=KNOCK_OUT, decider="draw")
        cup = await bench.play_round(cup, second)
        assert cup.status == FINISHED
        assert cup.meetings[0].points_of(next(one.key for one in cup.entrants if one.seed == 1)) == 1.0

    run_tournaments(scenario)
