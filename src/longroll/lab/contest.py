"""A changed player against the present one: pairs of games on the same dice.

In the first game of a pair the changed player has the first side, in the second the other side. Where only one side is
tuned, the game of the other side is played by the present players alone; so the pair says how much more the changed
player makes of its side on these dice.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.lab.arena import points
from longroll.lab.fitting import result_of
from longroll.lab.job import GameRecord, Job
from longroll.lab.work import Workshop
from longroll.opponents.changes import CHANGED, Changes
from longroll.opponents.evaluator import Evaluator, find_evaluator

Pair = tuple[Job, Job]


class Contest(NamedTuple):
    model: Job  # the present player on both sides
    tuned: tuple[bool, bool]  # by side: is it tuned?

    def pair(self, changes: Changes, dice: str) -> Pair:
        present = self.model.bots[0]
        changed = present + CHANGED + changes.write()
        first = changed if self.tuned[0] else present
        second = changed if self.tuned[1] else present
        return (
            replace(self.model, dice=dice, bots=(first, present)),
            replace(self.model, dice=dice, bots=(present, second)),
        )

    def evaluator(self) -> Evaluator:
        return find_evaluator(load(self.model.title))


def pair_score(first: GameRecord, second: GameRecord, evaluator: Evaluator) -> float | None:
    """The score from 0 to 1; 0.5 if both players did equally well. None if a game failed by itself."""
    one, two = graded_points(first, 0, evaluator), graded_points(second, 1, evaluator)
    return None if one is None or two is None else (one + two) / 2


def graded_points(record: GameRecord, side: int, evaluator: Evaluator) -> float | None:
    """What a side has earned; a clear victory counts more than a narrow one."""
    if record.failure:
        return points(record, side)
    first = result_of(record, evaluator)
    return first if side == 0 else 1.0 - first


def mean_scores(games: Sequence[Sequence[Pair]], workshop: Workshop, evaluator: Evaluator) -> list[float]:
    """The mean score of every player over its pairs. A game that several pairs share is played once."""
    todo = dict.fromkeys(job for pairs in games for pair in pairs for job in pair)
    records = dict(workshop.play(todo))
    return [mean_score([(records[a], records[b]) for a, b in pairs], evaluator) for pairs in games]


def mean_score(records: Sequence[tuple[GameRecord, GameRecord]], evaluator: Evaluator) -> float:
    scores = [score for a, b in records if (score := pair_score(a, b, evaluator)) is not None]
    if not scores:
        failure = next(one.failure for pair in records for one in pair if one.failure)
        raise LongrollError(f"no pair of games came to its end: {failure}")
    return sum(scores) / len(scores)


def scores_in_order(pairs: Iterator[Pair], workshop: Workshop, evaluator: Evaluator) -> Iterator[float]:
    """The score of one pair after the other."""
    played = workshop.play(job for pair in pairs for job in pair)
    for (_, first), (_, second) in zip(played, played, strict=True):
        score = pair_score(first, second, evaluator)
        if score is not None:
            yield score
