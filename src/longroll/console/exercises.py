"""The exercises on the command line: listing them, and making new ones from games between computer players."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from longroll.console.terminal import Terminal
from longroll.exercises import GRADES, Exercise, exercise_title, judge, load_exercises
from longroll.exercises.exercise import read_exercises, write_exercises
from longroll.exercises.finder import Finder
from longroll.games import SYSTEMS
from longroll.kernel.error import LongrollError

MOST_GAMES: Final = 10_000


def exercises_shape() -> list[dict[str, object]]:
    """The exercises as JSON, for other programs."""
    return [exercise_shape(exercise) for exercise in load_exercises()]


def exercise_shape(exercise: Exercise) -> dict[str, object]:
    return {
        "id": exercise.id,
        "system": exercise.system,
        "title": exercise_title(exercise),
        "minutes": exercise.minutes,
        "rules": list(exercise.rules),
        "grade": exercise.grade,
    }


def list_exercises(terminal: Terminal) -> None:
    for system in SYSTEMS:
        found = [exercise for exercise in load_exercises() if exercise.system == system]
        grades = ", ".join(f"{sum(one.grade == grade for one in found)} {grade}" for grade in GRADES)
        terminal.line(f"{system}: {len(found)} exercises, {grades}", "strong")
        for exercise in found:
            terminal.text(row_of(exercise), indent="  ", hang=" " * 46)


def row_of(exercise: Exercise) -> str:
    gap = f"{100 * exercise.gap:.0f} points"
    return f"{exercise.id:<28}{exercise.grade:<8}{gap:<11}{exercise_title(exercise)}"


def check_exercises(terminal: Terminal) -> None:
    """The judge must accept the best plan of every exercise and no other. Says how many there are."""
    wrong = [exercise.id for exercise in load_exercises() if not is_sound(exercise)]
    if wrong:
        raise LongrollError(f"the judge cannot distinguish the plans: {', '.join(wrong)}")
    terminal.line(f"{len(load_exercises())} exercises: the judge accepts the best plan and refuses the other")


def is_sound(exercise: Exercise) -> bool:
    return judge(exercise, exercise.best.actions).right and not judge(exercise, exercise.other.actions).right


def finders(title: str, scenario: str, seed: str, games: int, closely: bool) -> Iterator[Finder]:
    """One for each game."""
    if not 1 <= games <= MOST_GAMES:
        raise LongrollError(f"the number of games must be from 1 to {MOST_GAMES:,}")
    for game in range(games):
        yield Finder(title, scenario, f"{seed}/{game + 1}", closely)


def make_exercises(games: Iterator[Finder], each: int, out: Path, progress: Callable[[int], None]) -> int:
    """Adds what is found to the file at once, so that a run that is interrupted loses nothing. Returns how many there
    are."""
    known = {exercise.id: exercise for exercise in read_exercises(out.read_text("utf-8"))} if out.exists() else {}
    for number, finder in enumerate(games, 1):
        for exercise in finder.exercises():
            if sum(is_alike(exercise, one) for one in known.values()) < each:
                known[exercise.id] = exercise
                out.write_text(write_exercises(list(known.values())), encoding="utf-8")
        progress(number)
    return len(known)


def is_alike(one: Exercise, two: Exercise) -> bool:
    """The same scenario, seen from the same seat."""
    return all(getattr(one, name) == getattr(two, name) for name in ("title", "scenario", "seat"))
