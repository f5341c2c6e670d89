"""A paired match: two games with swapped sides and one result. A win is worth one point, a draw half of one. Who has
more points of two finished games wins."""

from collections.abc import Mapping
from typing import NamedTuple

from longroll.service.agreement import ABORTED
from longroll.service.consent import people
from longroll.service.errors import missing
from longroll.service.finished import result_of, score_of
from longroll.service.published import Published


class PairResult(NamedTuple):
    """`points` by player. `winner` is a player; empty: a draw, or not over. Nobody has points in an aborted game."""

    matches: tuple[str, str]
    points: Mapping[str, float]
    over: bool
    winner: str


def pair_result(first: Published, second: Published) -> PairResult:
    points = dict.fromkeys(people(first.seats) + people(second.seats), 0.0)
    for published in (first, second):
        for player, gained in points_of(published).items():
            points[player] += gained
    over = first.over and second.over
    best = max(points.values(), default=0.0)
    leaders = [player for player, gained in points.items() if gained == best]
    teams = {side_of(first, second, player) for player in leaders}
    winner = leaders[0] if over and len(teams) == 1 else ""
    return PairResult((first.id, second.id), points, over, winner)


def points_of(published: Published) -> dict[str, float]:
    """The points of every person in one game, if it is over."""
    agreement = published.agreement
    winner, reason = result_of(published.snapshot.outcome, agreement.result if agreement is not None else None)
    if not reason or reason == ABORTED:
        return {}
    seats = {player: seat for seat, player in published.seats.items()}
    return {player: score_of(published.game, winner, seats[player]) for player in people(published.seats)}


def side_of(first: Published, second: Published, player: str) -> int:
    """The side of a player in the first game. A computer player may have taken the place of a person in one of the
    games."""
    sides = [(place, first.seats[seat]) for place, seat in enumerate(first.game.seats)]
    sides += [(place + 1, second.seats[seat]) for place, seat in enumerate(second.game.seats)]
    return next(place % 2 for place, found in sides if found == player)


def other_of(published: Published) -> str:
    """The id of the other match of the pair."""
    pair = published.agreement.pair if published.agreement is not None else None
    if pair is None:
        raise missing("club-no-pair")
    return pair.other
