"""When a game was decided, according to the evaluation."""

from typing import Final, NamedTuple

from longroll.analysis.turning_point import ahead_from
from longroll.lab.job import GameRecord

SURE: Final = 0.9


class DecidedAt(NamedTuple):
    part: float  # of the game's own turns that were over, from 0 to 1
    turn: int  # of the calendar


def settled(record: GameRecord, chance: float) -> DecidedAt | None:
    """The moment after which the winner's chance was never below `chance`; None if nobody won."""
    if record.winner < 0 or not record.curve:
        return None
    at = ahead_from([winners_chance(record, number) for number in range(len(record.curve))], chance)
    turn = record.curve[at][0] if at < len(record.curve) else record.turn
    return DecidedAt(at / len(record.curve), turn)


def winners_chance(record: GameRecord, at: int) -> float:
    chance = record.curve[at][1]
    return chance if record.winner == 0 else 1 - chance
