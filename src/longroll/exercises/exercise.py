"""An exercise: a position, the best plan, the best one without its key action, and the difference between them.

Exercises are made by `longroll exercises --make` and stored in `data/<system>.json`.
"""

import json
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from longroll.games import SYSTEMS, folder_name
from longroll.kernel.error import LongrollError
from longroll.match import Match

FOLDER: Final = Path(__file__).parent / "data"
GRADES: Final = ("easy", "medium", "hard")
SOLVERS: Final = ("militia", "search", "")
MINUTES: Final = {"easy": 2, "medium": 3, "hard": 5}
SEED: Final = "exercise"
"""Of the dice that end a plan; the answer is judged on others."""


@dataclass(frozen=True)
class Line:
    """A plan as actions, and the chance to win that its seat has with it."""

    actions: tuple[str, ...]
    chance: float


@dataclass(frozen=True)
class Exercise:
    """`key` is the action that matters, `other` the best plan without it; `reasons` are topics and what they add to the
    chance to win. `solver` is the weakest computer player that solves it: `militia`, `search` (a short one), or none.
    `scenario` is that of the game in which the position was found."""

    id: str
    system: str
    title: str
    scenario: str
    pack: str
    position: str
    turn: int
    seat: str
    solver: str
    grade: str
    key: str
    best: Line
    other: Line
    reasons: tuple[tuple[str, float], ...]
    rules: tuple[str, ...]

    @property
    def gap(self) -> float:
        return self.best.chance - self.other.chance

    def begin(self) -> Match:
        return Match.from_position(self.title, self.position, seed=SEED, pack=self.pack)

    @property
    def minutes(self) -> int:
        return MINUTES[self.grade]


def load_exercises() -> list[Exercise]:
    return [exercise for system in SYSTEMS for exercise in exercises_of(system)]


@cache
def exercises_of(system: str) -> tuple[Exercise, ...]:
    file = FOLDER / f"{folder_name(system)}.json"
    return read_exercises(file.read_text(encoding="utf-8")) if file.exists() else ()


def find_exercise(name: str) -> Exercise:
    for exercise in load_exercises():
        if exercise.id == name:
            return exercise
    raise LongrollError(f"{name[:40]!r} is not an exercise; `longroll exercises` lists them")


def read_exercises(text: str) -> tuple[Exercise, ...]:
    try:
        rows = json.loads(text)
        if not isinstance(rows, list):
            raise TypeError("it is not a list")
        return tuple(read_exercise(row) for row in rows)
    except (ValueError, TypeError, KeyError) as error:
        raise LongrollError(f"this file does not contain exercises: {error}") from None


def read_exercise(row: dict[str, Any]) -> Exercise:
    lines = {name: Line(tuple(row[name]["actions"]), row[name]["chance"]) for name in ("best", "other")}
    reasons = tuple((topic, gain) for topic, gain in row["reasons"])
    return Exercise(**{**row, **lines, "reasons": reasons, "rules": tuple(row["rules"])})


def graded(exercises: list[Exercise]) -> list[Exercise]:
    """A third of each grade. Difficulty is who solves it, then how long the solution is, then how small the gap."""
    ordered = sorted(exercises, key=difficulty)
    return [replace(one, grade=GRADES[3 * place // len(ordered)]) for place, one in enumerate(ordered)]


def difficulty(exercise: Exercise) -> tuple[int, int, float, str]:
    return SOLVERS.index(exercise.solver), len(exercise.best.actions), -exercise.gap, exercise.id


def write_exercises(exercises: list[Exercise]) -> str:
    """One line for each, the easy ones first."""
    lines = [json.dumps(asdict(exercise), ensure_ascii=False) for exercise in graded(exercises)]
    return "[\n" + ",\n".join(lines) + "\n]\n"
