"""Fitting: games of bots against each other, and the weights with which the features predict the results best.

Logistic regression with a quadratic penalty, by Newton's method. Every game counts the same, however long it is. Every
fifth game is held out to test the fit.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.lab.job import GameRecord, Job, make_job
from longroll.lab.work import RunConfig, playing
from longroll.match.start import read_seed
from longroll.opponents.evaluator import Evaluator, find_evaluator

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise LongrollError("fitting needs the extra `lab`: pip install 'longroll[lab]'") from None

HELD_OUT: Final = 5  # one game of so many
FEWEST: Final = 2 * HELD_OUT
ROUNDS: Final = 50
CLOSE: Final = 1e-9
CLIP: Final = 1e-4  # chances are kept this far from 0 and 1
DIGITS: Final = 5

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class FitPlan:
    """The games to fit. With several bots, all pairings are played in turn."""

    title: str
    games: int
    bots: Sequence[str] = ("militia",)
    noise: Sequence[float] = (0.1,)  # for both sides, or one for each
    seed: str = "1"
    scenario: str = ""
    options: Mapping[str, str] = field(default_factory=dict)

    def jobs(self) -> Iterator[Job]:
        if self.games < FEWEST or len(self.noise) not in (1, 2) or not all(0 <= part <= 1 for part in self.noise):
            raise LongrollError(f"fitting needs {FEWEST} games or more, and one or two values of noise from 0 to 1")
        noise = (self.noise[0], self.noise[-1])
        seed = read_seed(self.seed)
        models = [make_job(self.title, (a, b), "", self.scenario, self.options) for a in self.bots for b in self.bots]
        for number in range(self.games):
            model = models[number % len(models)]
            yield replace(model, dice=f"{seed}/fit/{number + 1}", noise=noise, measure=True)

    @property
    def key(self) -> str:
        """The row of its weights in the table."""
        return f"{self.title}/{self.scenario}" if self.scenario else self.title


class Sample(NamedTuple):
    """The positions of one or more games: features, result, the chance by the present weights, and sample weight."""

    features: Numbers
    result: Numbers
    chance: Numbers
    weight: Numbers


class FitResult(NamedTuple):
    weights: dict[str, float]
    games: int
    positions: int
    failures: int
    loss: float  # log loss on the held-out games, like the next two
    present: float  # with the present weights
    blind: float  # if every position gets the average result


def fit(
    plan: FitPlan, config: RunConfig, penalty: float, progress: Callable[[int], None] = lambda _: None
) -> FitResult:
    if not 0 < penalty < inf:
        raise LongrollError("the penalty must be greater than 0")
    evaluator = find_evaluator(load(plan.title))
    samples: list[Sample] = []
    failures = 0
    with playing(plan.jobs(), config) as games:
        for number, (_, record) in enumerate(games, 1):
            if record.failure or not record.features:
                failures += 1
            else:
                samples.append(sample_of(record, result_of(record, evaluator)))
            progress(number)
    if len(samples) < FEWEST:
        raise LongrollError(f"only {len(samples)} games were finished")
    kept = joined([sample for number, sample in enumerate(samples, 1) if number % HELD_OUT])
    judged = joined(samples[HELD_OUT - 1 :: HELD_OUT])
    weights = regress(kept, penalty)
    usual = float(np.average(kept.result, weights=kept.weight))
    return FitResult(
        dict(zip(evaluator.features, map(rounded, weights), strict=True)),
        len(samples),
        sum(len(sample.result) for sample in samples),
        failures,
        log_loss(logistic(judged.features @ weights), judged),
        log_loss(judged.chance, judged),
        log_loss(np.full(len(judged.result), usual), judged),
    )


def sample_of(record: GameRecord, result: float) -> Sample:
    count = len(record.features)
    chances = np.array([chance for _, chance in record.curve])
    return Sample(np.array(record.features), np.full(count, result), chances, np.full(count, 1 / count))


def result_of(record: GameRecord, evaluator: Evaluator) -> float:
    """1 for the clearest victory of the first side, 0 for the clearest of the other."""
    if record.winner < 0:
        return 0.5
    grade = evaluator.grade(record.level)
    return grade if record.winner == 0 else 1.0 - grade


def joined(samples: list[Sample]) -> Sample:
    return Sample(*(np.concatenate(parts) for parts in zip(*samples, strict=True)))


def regress(sample: Sample, penalty: float) -> Numbers:
    """The weights of the features. The features are scaled first, so that the penalty affects all of them equally."""
    scale = np.sqrt(np.average(sample.features**2, axis=0, weights=sample.weight))
    scale[scale == 0] = 1.0
    features = sample.features / scale
    weights = np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        chance = logistic(features @ weights)
        slope = features.T @ (sample.weight * (sample.result - chance)) - penalty * weights
        bend = (features.T * (sample.weight * chance * (1 - chance))) @ features + penalty * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < CLOSE:
            break
    answer: Numbers = weights / scale
    return answer


def logistic(values: Numbers) -> Numbers:
    chance: Numbers = 1 / (1 + np.exp(-np.clip(values, -30, 30)))
    return chance


def log_loss(chance: Numbers, sample: Sample) -> float:
    """The mean log loss of a game; 0.693 is a coin toss."""
    sure = np.clip(chance, CLIP, 1 - CLIP)
    surprise = -(sample.result * np.log(sure) + (1 - sample.result) * np.log(1 - sure))
    return float(np.average(surprise, weights=sample.weight))


def rounded(weight: Any) -> float:
    return round(float(weight), DIGITS)


def read_table(path: Path) -> dict[str, Any]:
    """A table of weights; a missing file is an empty table."""
    if not path.parent.is_dir():
        raise LongrollError(f"there is no folder {path.parent} to write weights in")
    if not path.exists():
        return {}
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        raise LongrollError(f"{path} is not a table of weights: {error}") from None
    if not isinstance(table, dict):
        raise LongrollError(f"{path} is not a table of weights")
    return table


def write_weights(path: Path, key: str, weights: Mapping[str, float]) -> None:
    """Write the weights into a row of the table; the other rows stay."""
    table = read_table(path)
    table[key] = dict(weights)
    path.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", encoding="utf-8")
