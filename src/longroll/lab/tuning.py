"""Tuning: the numbers of a computer player, changed step by step towards those that win against the present ones.

The optimiser is CMA-ES. Every generation plays on dice of its own, the same for all of its candidates. A run follows
from its seed and its games, so an interrupted one is resumed by giving the optimiser the results in the ledger again.
In the end the middle of the search, which has less luck in it than any single candidate, plays against the present
numbers on fresh dice. Only if a sequential test finds it better is anything written.

Instead of the search, parameters may be learned from the choices of a teacher (`imitation`).
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from longroll.kernel.error import LongrollError
from longroll.lab.contest import Contest, Pair, mean_scores, scores_in_order
from longroll.lab.imitation import Learned, learn
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
UNCHANGED: Final = "unchanged"
GATES: Final = ("gate", "teacher_gate")
FILE: Final = "tuned.json"

Progress = Callable[[int], None]


class Generation(NamedTuple):
    """The mean scores of a generation against the present numbers; 0.5 is no better."""

    best: float
    mean: float


@dataclass
class Gate:
    """The last test: are the new numbers better than the present ones?"""

    bot: str
    dice: str
    scores: list[float] = field(default_factory=list)  # of its pairs
    verdict: str = UNDECIDED

    @property
    def share(self) -> Share:
        return share_of_pairs(self.scores)


@dataclass
class TuneResult:
    plan: TunePlan
    space: SearchSpace
    generations: list[Generation] = field(default_factory=list)
    learned: Learned | None = None
    coordinates: list[float] = field(default_factory=list)
    gates: list[Gate] = field(default_factory=list)  # that were played; all but the last one were passed
    file: Path | None = None

    @property
    def changes(self) -> Changes:
        return self.space.changes(self.coordinates)

    def values(self) -> list[tuple[Dimension, float]]:
        """Every number that was tuned, and its new value."""
        return [(one, one.value(x)) for one, x in zip(self.space.dimensions, self.coordinates, strict=True)]

    @property
    def verdict(self) -> str:
        return self.gates[-1].verdict if self.gates else UNCHANGED


def tune(plan: TunePlan, config: RunConfig, progress: Progress = lambda _: None) -> TuneResult:
    contest, space = plan.contest(), plan.space()
    result = TuneResult(plan, space)
    if config.out is not None:
        check_folder(config.out)
    with open_workshop(config) as workshop:
        check_ledger(plan, workshop, config.out)
        evaluator = contest.evaluator()
        if plan.teacher:
            result.learned = learn(plan, space, workshop, progress)
            result.coordinates = result.learned.coordinates
        else:
            search(result, contest, workshop, evaluator, progress)
        if any(result.coordinates):
            run_gates(result, workshop, evaluator, progress)
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


def run_gates(result: TuneResult, workshop: Workshop, evaluator: Evaluator, progress: Progress) -> None:
    """The next gate is played only if the one before it is passed."""
    plan, games = result.plan, result.plan.games_before_gate
    for number, contest in enumerate(plan.gates, 1):
        gate = Gate(contest.model.bots[0], f"{plan.name}/gate-{number if plan.teacher else plan.generations}")
        result.gates.append(gate)
        for score in scores_in_order(gate_pairs(result, gate, contest), workshop, evaluator):
            gate.scores.append(score)
            games += 2
            progress(games)
            if verdict := decision(gate.scores, *plan.bounds):
                gate.verdict = verdict
                break
        if gate.verdict != BETTER:
            return


def gate_pairs(result: TuneResult, gate: Gate, contest: Contest) -> Iterator[Pair]:
    for number in range(1, result.plan.gate + 1):
        yield contest.pair(result.changes, f"{gate.dice}/{number}")


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
        "games": plan.games_before_gate,
        **learned_facts(result),
        **gate_facts(result),
    }


def learned_facts(result: TuneResult) -> dict[str, Any]:
    """How well the present and the learned parameters explain the teacher's choices."""
    if (learned := result.learned) is None:
        return {}
    judged = {name: one._asdict() for name, one in (("present", learned.present), ("learned", learned.learned))}
    facts = {"games": learned.games, "choices": learned.choices, "temperature": learned.temperature}
    return {"learning": {**facts, **judged}}


def gate_facts(result: TuneResult) -> dict[str, Any]:
    return {name: facts_of(gate, result.plan) for name, gate in zip(GATES, result.gates, strict=False)}


def facts_of(gate: Gate, plan: TunePlan) -> dict[str, Any]:
    return {
        "bot": gate.bot,
        "dice": gate.dice,
        "pairs": len(gate.scores),
        "bounds": list(plan.bounds),
        "verdict": gate.verdict,
        **{name: round(value, 4) for name, value in gate.share._asdict().items()},
    }
