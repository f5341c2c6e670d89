"""A ladder is always open: new players begin at the bottom and challenge those above, within reach. If the challenger
wins, he takes the place of the other, and all between move down by one; otherwise nothing changes. Everybody plays one
game of the ladder at a time, and not the same opponent twice in a row."""

from typing import Final

from longroll.service.errors import ServiceError
from longroll.service.tournaments.dice import draw_sides
from longroll.service.tournaments.sides import balances, choose_sides
from longroll.service.tournaments.tournament import ANNULLED, Meeting, Tournament

KEPT: Final = 200  # finished meetings


def challenge(tournament: Tournament, challenger: str, other: str) -> Meeting:
    """Make the meeting of a challenge. The challenger is its first player, whatever side he plays."""
    check(tournament, challenger, other)
    return Meeting(tournament.round + 1, 1, challenger, other)


def check(tournament: Tournament, challenger: str, other: str) -> None:
    places = {key: place for place, key in enumerate(tournament.ladder)}
    if challenger not in places or other not in places:
        raise ServiceError("tournament", "tournament-not-in")
    if not 0 < places[challenger] - places[other] <= tournament.reach:
        raise ServiceError("tournament", "tournament-reach", {"places": str(tournament.reach)})
    busy = {key for one in tournament.meetings if one.points is None for key in one.players}
    if {challenger, other} & busy:
        raise ServiceError("tournament", "tournament-busy")
    own = [one for one in tournament.meetings if challenger in one.players and one.reason != ANNULLED]
    if own and other in own[-1].players:
        raise ServiceError("tournament", "tournament-same-again")


def sides(tournament: Tournament, meeting: Meeting) -> tuple[str, str]:
    swap = draw_sides(tournament, meeting.round, meeting.table)
    return choose_sides(balances(tournament), meeting.first, meeting.second, swap)


def settle(tournament: Tournament, meeting: Meeting) -> Tournament:
    """The places after a meeting. Either of the two may have left the ladder meanwhile."""
    places = list(tournament.ladder)
    won = meeting.points_of(meeting.first) > meeting.points_of(meeting.second)
    if not won or meeting.first not in places or meeting.second not in places:
        return tournament
    below, above = places.index(meeting.first), places.index(meeting.second)
    if below < above:
        return tournament
    places.insert(above, places.pop(below))
    climbed = tournament.with_meeting(meeting, meeting._replace(climbed_from=below + 1))
    return climbed.alter(ladder=tuple(places))


def take_back(tournament: Tournament, meeting: Meeting) -> Tournament:
    """The places after the result of a meeting was annulled."""
    places, climber = list(tournament.ladder), meeting.first
    later = [one for one in tournament.meetings if one.round > meeting.round and one.first == climber and one.counts]
    if not meeting.climbed_from or climber not in places or any(one.climbed_from for one in later):
        return tournament
    place = places.index(climber)
    if place < meeting.climbed_from - 1:
        places.insert(meeting.climbed_from - 1, places.pop(place))
    return tournament.alter(ladder=tuple(places))


def shorten(tournament: Tournament) -> Tournament:
    """Leave out old meetings; their matches stay in the archive."""
    over = [one for one in tournament.meetings if one.points is not None]
    if len(over) <= KEPT:
        return tournament
    dropped = {one.round for one in over[:-KEPT]}
    return tournament.alter(meetings=tuple(one for one in tournament.meetings if one.round not in dropped))
