"""Round robin: everybody meets everybody, once or twice. The order of the rounds is that of the Berger tables, in which
sides alternate and everybody is within one of balance after every round of the first cycle."""

from collections.abc import Sequence

from longroll.service.tournaments.sides import Pair, balances, even_out
from longroll.service.tournaments.tournament import BYE, NOBODY, WALKOVER, WIN, Meeting, Tournament


def count_rounds(players: int, double: bool) -> int:
    single = players - 1 if players % 2 == 0 else players
    return single * (2 if double else 1)


def pair_round(tournament: Tournament) -> list[Meeting]:
    """The meetings of the next round. A player who has withdrawn loses without a game."""
    number = tournament.round + 1
    gone = tournament.gone
    rounds = schedule(tournament)
    found: list[Meeting] = []
    for first, second in sides_now(tournament, rounds, gone):
        playing = [key for key in (first, second) if key not in gone and key != NOBODY]
        table = len(found) + 1
        if len(playing) == 2:
            found.append(Meeting(number, table, first, second))
        elif playing:
            reason = BYE if NOBODY in (first, second) else WALKOVER
            absent = second if playing[0] == first else first
            found.append(Meeting(number, table, playing[0], absent, points=WIN, reason=reason))
    return found


def sides_now(tournament: Tournament, rounds: Sequence[Sequence[Pair]], gone: set[str]) -> Sequence[Pair]:
    """The pairs of the next round. When somebody has withdrawn, the sides of the games that remain are balanced
    again."""
    now = rounds[tournament.round]
    if not gone:
        return now
    left = [pair for pairs in rounds[tournament.round :] for pair in pairs if not {*pair} & {*gone, NOBODY}]
    swapped = even_out(left, balances(tournament))
    here = {frozenset(pair): pair for pair in reversed(swapped)}  # the first of two meetings comes last
    return [here.get(frozenset(pair), pair) for pair in now]


def schedule(tournament: Tournament) -> list[list[Pair]]:
    """All rounds, among the players who were there at the start."""
    keys = [one.key for one in sorted(tournament.entrants, key=lambda one: one.seed)]
    single = berger(keys if len(keys) % 2 == 0 else [*keys, NOBODY])
    return single + [[pair[::-1] for pair in pairs] for pairs in single] if tournament.double else single


def berger(keys: Sequence[str]) -> list[list[Pair]]:
    """The Berger tables: the last of an even number stays, the others go round. Neighbours of the round alternate their
    sides."""
    fixed, turning = keys[-1], len(keys) - 1
    rounds = []
    for number in range(turning):
        anchor = (keys[number], fixed) if number % 2 else (fixed, keys[number])
        pairs = [anchor]
        for distance in range(1, len(keys) // 2):
            back, ahead = keys[(number - distance) % turning], keys[(number + distance) % turning]
            pairs.append((back, ahead) if distance % 2 else (ahead, back))
        rounds.append(pairs)
    return rounds
