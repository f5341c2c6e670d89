"""What people do with a tournament: each function makes a tournament of the same version, or raises `ServiceError`."""

from longroll.service.errors import ServiceError, malformed, missing
from longroll.service.tournaments import ladder
from longroll.service.tournaments.annulled import may_decide
from longroll.service.tournaments.progress import map_games, new_game
from longroll.service.tournaments.tournament import (
    ANNOUNCED,
    CANCELLED,
    FINISHED,
    LADDER,
    LATE,
    NO_POINTS,
    NOBODY,
    OPEN,
    RUNNING,
    SWISS,
    Entrant,
    Game,
    Meeting,
    Score,
    Tournament,
)


def join(tournament: Tournament, entrant: Entrant) -> Tournament:
    """Enter a player: before the start; in a ladder always; in a Swiss until the round that it names, for the next
    round, if there is one."""
    check_open(tournament)
    former = tournament.entrant(entrant.key)
    if former is not None and (former.active or tournament.kind != LADDER):
        raise ServiceError("tournament", "tournament-joined")
    if len(tournament.active) >= tournament.most:
        raise ServiceError("tournament", "tournament-full", {"limit": str(tournament.most)})
    if tournament.kind == LADDER:
        return join_ladder(tournament, entrant)
    if tournament.status == ANNOUNCED:
        return tournament.alter(entrants=(*tournament.entrants, entrant))
    if tournament.kind != SWISS or tournament.round >= min(tournament.late_rounds, tournament.rounds):
        raise ServiceError("tournament", "tournament-too-late")
    return join_late(tournament, entrant)


def join_late(tournament: Tournament, entrant: Entrant) -> Tournament:
    seed = max(one.seed for one in tournament.entrants) + 1
    entered = entrant._replace(seed=seed, entered=tournament.round + 1)
    points = (tournament.late_points, 0.0)
    missed = [
        Meeting(number, 0, entrant.key, NOBODY, points=points, reason=LATE) for number in range(1, tournament.round + 1)
    ]
    return tournament.alter(entrants=(*tournament.entrants, entered), meetings=(*tournament.meetings, *missed))


def join_ladder(tournament: Tournament, entrant: Entrant) -> Tournament:
    """Enter a player at the bottom of a ladder. A player who has left may come back when his last game is over."""
    if is_playing(tournament, entrant.key):
        raise ServiceError("tournament", "tournament-game-open")
    others = [one for one in tournament.entrants if one.key != entrant.key]
    entered = entrant._replace(seed=max((one.seed for one in others), default=0) + 1)
    return tournament.alter(entrants=(*others, entered), ladder=(*tournament.ladder, entrant.key))


def leave(tournament: Tournament, key: str) -> Tournament:
    """Leave. Before the start the player is removed. Later he withdraws, and loses the game that is being played."""
    check_open(tournament)
    found = tournament.entrant(key)
    if found is None or found.withdrawn:
        raise ServiceError("tournament", "tournament-not-in")
    if tournament.status == ANNOUNCED:
        return tournament.alter(entrants=tuple(one for one in tournament.entrants if one.key != key))
    left = [one._replace(withdrawn=max(1, tournament.round)) if one.key == key else one for one in tournament.entrants]
    places = tuple(one for one in tournament.ladder if one != key)
    return tournament.alter(entrants=tuple(left), ladder=places)


def challenge(tournament: Tournament, challenger: str, other: str, now: float) -> Tournament:
    if tournament.kind != LADDER:
        raise ServiceError("tournament", "tournament-no-ladder")
    check_running(tournament)
    meeting = ladder.challenge(tournament, challenger, other)
    swap = ladder.sides(tournament, meeting)[0] != meeting.first
    meeting = meeting._replace(games=(new_game(tournament, meeting, swap, now),))
    return tournament.alter(meetings=(*tournament.meetings, meeting), round=meeting.round)


def decide(tournament: Tournament, match: str, verdict: Score) -> Tournament:
    """An organiser decides the result of a game that is not over, or was annulled. It is decided only once."""
    pairs = [(meeting, game) for meeting in tournament.meetings for game in meeting.games]
    meeting, found = next((pair for pair in pairs if pair[1].match == match), (None, None))
    if found is None or not found.annulled:
        check_running(tournament)
    if meeting is None or found is None:
        raise missing("tournament-no-game")
    if verdict == NO_POINTS and not found.annulled:
        raise malformed("tournament-not-annulled")
    if not may_decide(tournament, meeting, found):
        key = "tournament-round-over" if found.annulled and found.verdict is None else "tournament-decided"
        raise ServiceError("tournament", key)
    return map_games(tournament, lambda game: game._replace(verdict=verdict) if game.match == match else game)


def extend(tournament: Tournament, deadline: float, now: float, but: str = "") -> Tournament:
    """Set a later deadline for all running games, except those of one player. An earlier deadline changes nothing."""
    check_running(tournament)
    if deadline <= now:
        raise malformed("tournament-past")
    return map_games(tournament, lambda game: game if but in (game.first, game.second) else later(game, deadline))


def later(game: Game, deadline: float) -> Game:
    return game if game.score is not None else game._replace(deadline=max(game.deadline, deadline))


def cancel(tournament: Tournament, now: float) -> Tournament:
    """Cancel a tournament. Its games are aborted."""
    check_open(tournament)
    return tournament.alter(status=CANCELLED, ended=now)


def close(tournament: Tournament, now: float) -> Tournament:
    """Close a ladder. It ends only when its organiser says so; the others end by themselves."""
    check_running(tournament)
    if tournament.kind != LADDER:
        raise ServiceError("tournament", "tournament-no-ladder")
    if tournament.open_games:
        raise ServiceError("tournament", "tournament-game-open")
    return tournament.alter(status=FINISHED, ended=now)


def is_playing(tournament: Tournament, key: str) -> bool:
    return any(key in (game.first, game.second) for game in tournament.open_games)


def check_open(tournament: Tournament) -> None:
    if tournament.status not in OPEN:
        raise ServiceError("tournament", "tournament-over")


def check_running(tournament: Tournament) -> None:
    check_open(tournament)
    if tournament.status != RUNNING:
        raise ServiceError("tournament", "tournament-not-started")
