"""Tuning: the numbers of a computer player, changed step by step towards those that win against the present ones.

The optimiser is CMA-ES. Every generation plays on dice of its own, the same for all of its candidates. A run follows
from its seed and its games, so an interrupted one is resumed by telling the optimiser again what the ledger knows. In
the end the middle of the search, which has less luck in it than any single candidate, plays against the present
numbers on fresh dice. Only if a sequential test finds it better is anything written.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from longroll.kernel.error import LongrollError
from longroll.lab.contest import Contest, Pair, mean_scores, scores_in_order
from longroll.lab.search_space import Dimension, SearchSpace
from longroll.lab.sequential import decision
from longroll.lab.share import Share, share_of_pairs
from longroll.lab.tuning_plan import TunePlan
from longroll.lab.work import RunConfig, Workshop, open_workshop
from longroll.opponents.changes import Changes
from longroll.opponents.evaluator import Evaluator

try:
    import numpy as np
    from cmaes import CMA
except ImportError:
    raise LongrollError("tuning needs the extra `lab`: pip install 'longroll[lab]'") from None

STEP: Final = 0.5  # the first step of the search, in units of the space
BETTER: Final = "better"
UNDECIDED: Final = "undecided"
FILE: Final = "tuned.json"

Progress = Callable[[int], None]


class Generation(NamedTuple):
    """The mean scores of a generation against the present numbers; 0.5 is no better."""

    best: float
    mean: float


@dataclass
class TuneResult:
    plan: TunePlan
    space: SearchSpace
    generations: list[Generation] = field(default_factory=list)
    coordinates: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)  # of the pairs of the gate
    verdict: str = UNDECIDED
    file: Path | None = None

    @property
    def changes(self) -> Changes:
        return self.space.changes(self.coordinates)

    def values(self) -> list[tuple[Dimension, float]]:
        """Every number that was tuned, and its new value."""
        return [(one, one.value(x)) for one, x in zip(self.space.dimensions, self.coordinates, strict=True)]

    @property
    def share(self) -> Share:
        return share_of_pairs(self.scores)


def tune(plan: TunePlan, config: RunConfig, progress: Progress = lambda _: None) -> TuneResult:
    contest, space = plan.contest(), plan.space()
    result = TuneResult(plan, space)
    if config.out is not None:
        check_folder(config.out)
    with open_workshop(config) as workshop:
        check_ledger(plan, workshop, config.out)
        evaluator = contest.evaluator()
        search(result, contest, workshop, evaluator, progress)
        run_gate(result, contest, workshop, evaluator, progress)
    if config.out is not None and result.verdict == BETTER:
        result.file = write_tuned(config.out, result)
    return result


def check_folder(folder: Path) -> None:
    """An error must come before any game is played."""
    if folder.exists() and not folder.is_dir():
        raise LongrollError(f"{folder} is not a folder")
    if (folder / FILE).is_dir():
        raise LongrollError(f"{folder / FILE} is a folder: the result cannot be written there")


def check_ledger(plan: TunePlan, workshop: Workshop, folder: Path | None) -> None:
    if not all(job.dice.startswith(f"{plan.name}/") for job in workshop.ledger.found):
        raise LongrollError(f"the games in {folder} are of another run: name another folder")


def search(result: TuneResult, contest: Contest, workshop: Workshop, evaluator: Evaluator, progress: Progress) -> None:
    """Ask the optimiser for candidates, play, tell it how they did. A candidate outside the bounds plays with the
    nearest numbers within; to tell it as moved would push every number away from its bounds."""
    plan, space = result.plan, result.space
    optimiser = CMA(np.zeros(len(space.dimensions)), STEP, seed=plan.number, population_size=plan.population)
    for generation in range(1, plan.generations + 1):
        asked = [optimiser.ask() for _ in range(plan.population)]
        dice = [f"{plan.name}/{generation}/{pair}" for pair in range(1, plan.pairs + 1)]
        games = [[contest.pair(changes, die) for die in dice] for changes in map(space.nearest, asked)]
        scores = mean_scores(games, workshop, evaluator)
        optimiser.tell([(one, -score) for one, score in zip(asked, scores, strict=True)])
        result.generations.append(Generation(max(scores), sum(scores) / len(scores)))
        progress(generation * plan.games_in_generation)
    result.coordinates = space.clip(optimiser.mean)


def run_gate(
    result: TuneResult, contest: Contest, workshop: Workshop, evaluator: Evaluator, progress: Progress
) -> None:
    """The gate: is the middle of the search better than the present numbers?"""
    plan = result.plan
    before = plan.generations * plan.games_in_generation
    for score in scores_in_order(gate_pairs(result, contest), workshop, evaluator):
        result.scores.append(score)
        progress(before + 2 * len(result.scores))
        if verdict := decision(result.scores, *plan.bounds):
            result.verdict = verdict
            return


def gate_pairs(result: TuneResult, contest: Contest) -> Iterator[Pair]:
    plan = result.plan
    for number in range(1, plan.gate + 1):
        yield contest.pair(result.changes, f"{plan.name}/gate-{plan.generations}/{number}")


def write_tuned(folder: Path, result: TuneResult) -> Path:
    """The numbers, and how they were found; `militia+FILE` plays with them."""
    path = folder / FILE
    text = json.dumps({**filled(result.changes), "provenance": provenance(result)}, indent=1)
    draft = path.with_suffix(".new")
    draft.write_text(text + "\n", encoding="utf-8")
    draft.replace(path)
    return path


def filled(changes: Changes) -> dict[str, Any]:
    return {name: rows for name, rows in changes._asdict().items() if rows}


def provenance(result: TuneResult) -> dict[str, Any]:
    plan = result.plan
    return {
        "command": plan.command,
        "seed": plan.seed,
        "games": plan.generations * plan.games_in_generation,
        "gate": {
            "dice": f"{plan.name}/gate-{plan.generations}",
            "pairs": len(result.scores),
            "bounds": list(plan.bounds),
            "verdict": result.verdict,
            **{name: round(value, 4) for name, value in result.share._asdict().items()},
        },
    }
