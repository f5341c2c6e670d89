"""Games of a tournament whose result was annulled. Such a game counts in no standings and no tie-break. The two have
met, though: they are not paired again, and nothing that was played since is played again.

- In the present round the organiser may decide the game, once, and what he decides is its result. Until then the round
  waits: in a knock-out, and where the organiser adjudicates, as long as it takes; otherwise until the deadline of the
  game. Then it counts as not played, and so it does if one of the two has withdrawn. A tournament that is over waits
  for nobody, but its last round is still the present one.
- In an earlier round it counts as not played. In a knock-out, who went through has gone through.
- In a ladder it counts as not played. A challenger who won it goes back to the place from which he climbed, unless he
  has climbed since.
"""

from collections.abc import Collection

from longroll.service.agreement import ADJUDICATED
from longroll.service.tournaments import ladder
from longroll.service.tournaments.tournament import (
    ANNULLED,
    CANCELLED,
    KNOCK_OUT,
    LADDER,
    NO_POINTS,
    RUNNING,
    Game,
    Meeting,
    Tournament,
)


def strike(tournament: Tournament, annulled: Collection[str]) -> Tournament:
    """The results of these matches count no more. Doing it again changes nothing."""
    for meeting in tournament.meetings:
        if any(game.match in annulled and not game.annulled for game in meeting.games):
            tournament = strike_in(tournament, meeting, annulled)
    return tournament


def strike_in(tournament: Tournament, meeting: Meeting, annulled: Collection[str]) -> Tournament:
    present = is_present(tournament, meeting)
    games = tuple(
        annul(game, present) if game.match in annulled and not game.annulled else game for game in meeting.games
    )
    if tournament.kind == LADDER:
        tournament = ladder.take_back(tournament, meeting)
    return tournament.with_meeting(meeting, without_result(tournament, meeting._replace(games=games), present))


def annul(game: Game, present: bool) -> Game:
    game = game._replace(made=True, annulled=True, verdict=None)
    return game._replace(score=None, reason="") if present else not_played(game)


def not_played(game: Game) -> Game:
    return game._replace(score=NO_POINTS, reason=ANNULLED)


def without_result(tournament: Tournament, meeting: Meeting, present: bool) -> Meeting:
    if present:
        return meeting._replace(points=None, reason="")
    if tournament.kind == KNOCK_OUT:
        return meeting
    return meeting._replace(points=NO_POINTS, reason=ANNULLED)


def is_present(tournament: Tournament, meeting: Meeting) -> bool:
    """Has nothing followed from the result of the meeting yet?"""
    return tournament.kind != LADDER and tournament.status != CANCELLED and meeting.round == tournament.round


def may_decide(tournament: Tournament, meeting: Meeting, game: Game) -> bool:
    """May the organiser say what the result of the game is?"""
    if game.verdict is not None:
        return False
    if game.annulled:
        return is_present(tournament, meeting)
    return tournament.status == RUNNING and game.score is None


def settle_annulled(tournament: Tournament, now: float) -> Tournament:
    """Annulled games get the result that was decided, or count as not played."""
    for meeting in tournament.meetings:
        games = tuple(with_decision(tournament, game, now) for game in meeting.games)
        if games != meeting.games:
            tournament = tournament.with_meeting(meeting, meeting._replace(games=games, points=None, reason=""))
    return tournament


def with_decision(tournament: Tournament, game: Game, now: float) -> Game:
    if game.decided_anew:
        return game._replace(score=game.verdict, reason=ANNULLED if game.verdict == NO_POINTS else ADJUDICATED)
    if game.waits and waited_enough(tournament, game, now):
        return not_played(game)
    return game


def waited_enough(tournament: Tournament, game: Game, now: float) -> bool:
    if tournament.status != RUNNING:
        return tournament.status == CANCELLED
    if tournament.gone & {game.first, game.second}:
        return True
    return tournament.kind != KNOCK_OUT and not tournament.by_organiser and game.deadline <= now
