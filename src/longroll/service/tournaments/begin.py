"""Makes a match from a game of a tournament. The match follows from the tournament alone, so that a server that ended
on the way makes the same match when it comes back."""

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.kernel.shared_seed import SERVER
from longroll.match import Match
from longroll.service.agreement import PUBLIC, Agreement, Pair, TournamentRound
from longroll.service.clocks import Clocks
from longroll.service.errors import unreadable
from longroll.service.live_match import LiveMatch
from longroll.service.published import MatchInfo
from longroll.service.tournaments.dice import place_of, share
from longroll.service.tournaments.tournament import LADDER, Meeting, Tournament, is_person, player_of


def begin(tournament: Tournament, meeting: Meeting, number: int, now: float) -> LiveMatch:
    """Game `number` of a meeting, counted from 0. The player of a side has all its seats."""
    game = meeting.games[number]
    names = load(tournament.title).seats
    keys = {seat: (game.first, game.second)[place % 2] for place, seat in enumerate(names)}
    seats = {seat: player_of(key) for seat, key in keys.items()}
    place = place_of(meeting.round, meeting.table, number + 1)
    try:
        match = Match.new(
            tournament.title,
            tournament.scenario,
            options=tournament.options,
            shares=shares_of(tournament, dict(zip(names[:2], (game.first, game.second), strict=True)), place),
        )
    except LongrollError as error:
        raise unreadable(error) from None
    info = MatchInfo(game.match, tournament.name, "new", "", 0, now)
    return LiveMatch(info, match, seats, 0, now, agreement_of(tournament, meeting, number, seats, now))


def shares_of(tournament: Tournament, sides: dict[str, str], place: str) -> dict[str, str]:
    """The shares of the server and of each side, under the name of its first seat."""
    entropies = {one.key: one.entropy for one in tournament.entrants}
    return {
        SERVER: share(tournament.secret, place),
        **{seat: share(entropies[key], place) for seat, key in sides.items()},
    }


def agreement_of(tournament: Tournament, meeting: Meeting, number: int, seats: dict[str, str], now: float) -> Agreement:
    """The agreement of the match. A computer player against itself is not rated."""
    people = [key for key in meeting.players if is_person(key)]
    timed = [seat for seat, player in seats.items() if is_person(player)]
    return Agreement(
        access=PUBLIC,
        rated=tournament.rated and len({*seats.values()}) == 2,
        pace=tournament.pace,
        names={key: tournament.name_of(key) for key in people},
        clocks=Clocks.new(tournament.pace, timed, now),
        pair=pair_of(tournament, meeting, number) if len(people) == 2 else None,
        tournament=TournamentRound(tournament.id, tournament.name, 0 if tournament.kind == LADDER else meeting.round),
    )


def pair_of(tournament: Tournament, meeting: Meeting, number: int) -> Pair | None:
    """The pair to which a game belongs: the first two games of a meeting. A decider belongs to none."""
    if len(meeting.games) < 2 or number > 1:
        return None
    pair = f"{tournament.id}.{meeting.round}.{meeting.table}"
    return Pair(pair, number + 1, meeting.games[1 - number].match)
