"""Swiss: in every round, players with as equal points as possible meet, nobody twice. The pairs are a matching of
greatest weight, in which a pair costs, from what matters most to what matters least:

1. sides that cannot be balanced: one of the two would have had a side twice more often than the other;
2. the square of the difference in points; for a bye, of the difference to those who have least;
3. the distance in the order of the standings from the usual opponent: the upper half of those with the same points
   meets the lower half.

Pairs that have met do not come into question. If the number is odd, one who had none yet gets a bye.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil, log2
from typing import Final

from longroll.service.tournaments.dice import draw_sides
from longroll.service.tournaments.ports import Matcher
from longroll.service.tournaments.sides import balances, choose_sides
from longroll.service.tournaments.standings import points_by_player
from longroll.service.tournaments.tournament import BYE, NOBODY, UNPAIRED, WIN, Entrant, Meeting, Tournament

SIDES: Final = 10**12
POINTS: Final = 10**4
BASE: Final = 10**15  # greater than all costs of a round together


def count_rounds(players: int, asked: int) -> int:
    """The number of rounds: no more than there are opponents."""
    most = players - 1 if players % 2 == 0 else players
    return min(asked or max(1, ceil(log2(players))), most)


def pair_round(tournament: Tournament, matcher: Matcher) -> list[Meeting]:
    number = tournament.round + 1
    points = points_by_player(tournament)
    order = sorted(
        (one for one in tournament.active if one.entered <= number), key=lambda one: (-points[one.key], one.seed)
    )
    pairs = matcher.match(weigh(tournament, order, points))
    met = {frozenset(pair) for pair in pairs}
    found: list[Meeting] = []
    balance = balances(tournament)
    for upper, lower in sorted(tuple(sorted(pair)) for pair in met):
        if lower == len(order):
            continue
        table = len(found) + 1
        swap = draw_sides(tournament, number, table)
        found.append(Meeting(number, table, *choose_sides(balance, order[upper].key, order[lower].key, swap)))
    return [*found, *rest(tournament, order, found)]


def rest(tournament: Tournament, order: Sequence[Entrant], found: Sequence[Meeting]) -> list[Meeting]:
    """Meetings without an opponent for the players who were not paired: byes for those who have had none yet."""
    paired = {key for meeting in found for key in meeting.players}
    left = [one.key for one in order if one.key not in paired]
    free = had_bye(tournament)
    return [
        Meeting(tournament.round + 1, len(found) + place, key, NOBODY, points=(0.0, 0.0), reason=UNPAIRED)
        if key in free
        else Meeting(tournament.round + 1, len(found) + place, key, NOBODY, points=WIN, reason=BYE)
        for place, key in enumerate(left, 1)
    ]


def had_bye(tournament: Tournament) -> set[str]:
    return {one.first for one in tournament.meetings if one.reason == BYE}


def weigh(tournament: Tournament, order: Sequence[Entrant], points: Mapping[str, float]) -> dict[tuple[int, int], int]:
    """The weights of pairs of numbers in the order. The number after the last is the bye."""
    balance, met = balances(tournament), opponents(tournament)
    keys = [one.key for one in order]
    halves = [round(2 * points[key]) for key in keys]
    sizes = Counter(halves)
    weights = {}
    for upper in range(len(keys)):
        for lower in range(upper + 1, len(keys)):
            if frozenset((keys[upper], keys[lower])) in met:
                continue
            cost = POINTS * (halves[upper] - halves[lower]) ** 2
            cost += abs(lower - upper - sizes[halves[upper]] // 2)
            if balance[keys[upper]] == balance[keys[lower]] != 0:
                cost += SIDES
            weights[upper, lower] = BASE - cost
    if len(keys) % 2:
        free, least = had_bye(tournament), min(halves)
        for upper, key in enumerate(keys):
            if key not in free:
                weights[upper, len(keys)] = BASE - POINTS * (halves[upper] - least) ** 2 - (len(keys) - upper)
    return weights


def opponents(tournament: Tournament) -> set[frozenset[str]]:
    return {frozenset(one.players) for one in tournament.meetings if one.second}
