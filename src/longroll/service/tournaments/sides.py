"""Chooses sides: if possible, nobody has one side more than once more often than the other."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence

from longroll.service.tournaments.tournament import Tournament

Pair = tuple[str, str]
"""The player of the first side, and of the second."""


def balances(tournament: Tournament) -> Counter[str]:
    """The balance of each player: how much more often he has had the first side than the second, in games with an
    opponent."""
    found: Counter[str] = Counter()
    for game in tournament.games:
        found[game.first] += 1
        found[game.second] -= 1
    return found


def choose_sides(balance: Counter[str], one: str, other: str, swap: bool) -> Pair:
    """Give the first side to the player who has had it less often. Between equals `swap` decides."""
    if balance[one] != balance[other]:
        return (one, other) if balance[one] < balance[other] else (other, one)
    return (other, one) if swap else (one, other)


def even_out(pairs: Sequence[Pair], balance: Counter[str]) -> list[Pair]:
    """The same games with balanced sides: in the end everybody is within one, as far as possible. While somebody has
    one side too often, the sides are swapped along a chain of games to somebody who has it too seldom."""
    sides = list(pairs)
    for excess in (1, -1):
        blocked: set[str] = set()
        while True:
            totals = add_up(sides, balance)
            over = next((one for one in totals if totals[one] * excess > 1 and one not in blocked), None)
            if over is None:
                break
            chain = find_chain(sides, over, {one for one in totals if totals[one] * excess < 0}, excess)
            if not chain:
                blocked.add(over)
            for number in chain:
                sides[number] = sides[number][::-1]
    return sides


def add_up(pairs: Iterable[Pair], balance: Counter[str]) -> Counter[str]:
    totals = Counter(balance)
    for first, second in pairs:
        totals[first] += 1
        totals[second] -= 1
    return totals


def find_chain(sides: Sequence[Pair], start: str, goals: set[str], excess: int) -> list[int]:
    """The numbers of the games of a chain from a player to one of the goals, each from its first to its second player,
    or backwards."""
    came: dict[str, tuple[str, int]] = {}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        if here in goals:
            return trace(came, start, here)
        for number, pair in enumerate(sides):
            origin, target = pair[::excess]
            if origin == here and target != start and target not in came:
                came[target] = (here, number)
                waiting.append(target)
    return []


def trace(came: dict[str, tuple[str, int]], start: str, end: str) -> list[int]:
    chain = []
    while end != start:
        end, number = came[end]
        chain.append(number)
    return chain
