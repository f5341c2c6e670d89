"""How a tournament goes on: it starts, results are counted, rounds follow each other, it ends. The functions are pure.
Each makes a tournament of the same version, or returns the very same one if nothing happens."""

from collections.abc import Callable, Collection, Sequence

from longroll.service.agreement import ABORTED
from longroll.service.errors import ServiceError
from longroll.service.ids import new_id
from longroll.service.tournaments import knock_out, ladder, round_robin, swiss
from longroll.service.tournaments.annulled import settle_annulled, strike
from longroll.service.tournaments.dice import draw_order, draw_sides
from longroll.service.tournaments.ports import GameResult, Matcher
from longroll.service.tournaments.sides import balances, choose_sides
from longroll.service.tournaments.tournament import (
    ANNOUNCED,
    ANNULLED,
    CANCELLED,
    DRAW,
    FINISHED,
    KNOCK_OUT,
    LADDER,
    LOSS,
    NO_POINTS,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    WIN,
    Game,
    Meeting,
    Score,
    Tournament,
)


def advance(
    tournament: Tournament, results: Sequence[GameResult], annulled: Collection[str], now: float, matcher: Matcher
) -> Tournament:
    """Advance a tournament as far as it goes by itself. `annulled`: matches whose result does not count."""
    if tournament.status == ANNOUNCED and 0 < tournament.starts <= now:
        if len(tournament.active) < 2:
            return tournament.alter(status=CANCELLED, ended=now)
        tournament = start(tournament, now)
    tournament = settle_annulled(strike(count(tournament, results), annulled), now)
    if tournament.status not in (RUNNING, FINISHED):
        return tournament
    tournament = settle(tournament, now)
    while tournament.status == RUNNING and tournament.kind != LADDER and round_is_over(tournament):
        tournament = next_round(tournament, now, matcher)
    return tournament


def start(tournament: Tournament, now: float) -> Tournament:
    """Start: draw the order and settle the number of rounds. No round has begun yet."""
    if tournament.status != ANNOUNCED:
        raise ServiceError("tournament", "tournament-started")
    if len(tournament.active) < 2:
        raise ServiceError("tournament", "tournament-few-players")
    drawn = tuple(one._replace(seed=place) for place, one in enumerate(draw_order(tournament), 1))
    rounds = count_rounds(tournament, len(drawn))
    return tournament.alter(status=RUNNING, entrants=drawn, rounds=rounds, starts=now)


def count_rounds(tournament: Tournament, players: int) -> int:
    if tournament.kind == ROUND_ROBIN:
        return round_robin.count_rounds(players, tournament.double)
    if tournament.kind == KNOCK_OUT:
        return knock_out.count_rounds(players)
    return swiss.count_rounds(players, tournament.rounds)


def count(tournament: Tournament, results: Sequence[GameResult]) -> Tournament:
    """Write results into their games. A game that has one keeps it."""
    found = {one.match: one for one in results}
    if not any(game.match in found for game in tournament.open_games):
        return tournament
    return map_games(tournament, lambda game: with_result(game, found.get(game.match)))


def with_result(game: Game, result: GameResult | None) -> Game:
    if result is None or game.annulled or game.score is not None:
        return game
    return game._replace(score=score_of(result), reason=result.reason, made=True)


def score_of(result: GameResult) -> Score:
    """The score of a result. Nobody has points in an aborted game."""
    if result.reason == ABORTED:
        return NO_POINTS
    if result.winner is None:
        return DRAW
    return WIN if result.winner == 0 else LOSS


def map_games(tournament: Tournament, change: Callable[[Game], Game]) -> Tournament:
    meetings = tuple(one._replace(games=tuple(map(change, one.games))) for one in tournament.meetings)
    return tournament if meetings == tournament.meetings else tournament.alter(meetings=meetings)


# --- meetings


def settle(tournament: Tournament, now: float) -> Tournament:
    """Give meetings whose games are over their result, or one more game."""
    for meeting in tournament.meetings:
        if meeting.points is None and all(game.score is not None for game in meeting.games):
            settled = settle_one(tournament, meeting, now)
            tournament = tournament.with_meeting(meeting, settled)
            if tournament.kind == LADDER:
                tournament = ladder.settle(tournament, settled)
    return ladder.shorten(tournament) if tournament.kind == LADDER else tournament


def settle_one(tournament: Tournament, meeting: Meeting, now: float) -> Meeting:
    if tournament.kind != KNOCK_OUT:
        game = meeting.games[0]
        score = (game.points_of(meeting.first), game.points_of(meeting.second))
        return meeting._replace(points=score, reason=ANNULLED if game.reason == ANNULLED else "")
    points = knock_out.decide(tournament, meeting)
    if points is not None:
        return meeting._replace(points=points)
    lot = draw_sides(tournament, meeting.round, meeting.table + 1000)
    first, _ = choose_sides(balances(tournament), meeting.first, meeting.second, lot)
    return meeting._replace(games=(*meeting.games, new_game(tournament, meeting, first != meeting.first, now)))


def new_game(tournament: Tournament, meeting: Meeting, swap: bool, now: float) -> Game:
    first, second = (meeting.second, meeting.first) if swap else (meeting.first, meeting.second)
    return Game(new_id(), first, second, now + tournament.round_time)


def with_games(tournament: Tournament, meeting: Meeting, now: float) -> Meeting:
    """Name the matches of a meeting that is to be played."""
    if meeting.points is not None:
        return meeting
    swap = tournament.kind == KNOCK_OUT and draw_sides(tournament, meeting.round, meeting.table)
    games = [new_game(tournament, meeting, swap, now)]
    if tournament.kind == KNOCK_OUT:
        games.append(new_game(tournament, meeting, not swap, now))
    return meeting._replace(games=tuple(games))


# --- rounds


def round_is_over(tournament: Tournament) -> bool:
    return all(one.points is not None for one in tournament.meetings_of(tournament.round))


def next_round(tournament: Tournament, now: float, matcher: Matcher) -> Tournament:
    """The meetings of the next round, or the end after the last round or when nobody is left to play. A player who is
    left alone wins what remains without a game."""
    if tournament.round == tournament.rounds or not tournament.active:
        return tournament.alter(status=FINISHED, ended=now)
    meetings = [with_games(tournament, one, now) for one in pair_round(tournament, matcher)]
    if tournament.kind == SWISS and not any(one.games for one in meetings):
        return tournament.alter(status=FINISHED, ended=now)
    return tournament.alter(meetings=(*tournament.meetings, *meetings), round=tournament.round + 1)


def pair_round(tournament: Tournament, matcher: Matcher) -> list[Meeting]:
    if tournament.kind == ROUND_ROBIN:
        return round_robin.pair_round(tournament)
    if tournament.kind == KNOCK_OUT:
        return knock_out.pair_round(tournament)
    return swiss.pair_round(tournament, matcher)
