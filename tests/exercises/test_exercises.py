"""Exercises: every one can be played, its answer is right, and the other plan is not."""

import pytest

from longroll import LongrollError
from longroll.exercises import GRADES, Exercise, exercise_title, exercises_of, find_exercise, judge, load_exercises
from longroll.exercises.exercise import SOLVERS, graded, read_exercises, write_exercises
from longroll.exercises.finder import GAP, LONGEST
from longroll.exercises.judge import is_right
from longroll.games import SYSTEMS
from longroll.games.catalogues import system_catalogue
from longroll.kernel.catalogue import COMMON
from longroll.opponents.topics import say_reason

ALL = load_exercises()
KINDS = ("rule", "ruling")
LANGUAGES = sorted(file.stem for file in COMMON.glob("*.ftl"))


@pytest.mark.parametrize("system", SYSTEMS)
def test_there_are_twenty_of_each_system_in_three_grades_for_both_sides(system: str) -> None:
    found = exercises_of(system)
    assert len(found) >= 20
    assert all(sum(exercise.grade == grade for exercise in found) >= 4 for grade in GRADES)
    assert {exercise.seat for exercise in found} == {"union", "confederate"}
    assert len({(exercise.title, exercise.scenario) for exercise in found}) >= (1 if system == "house-divided" else 3)


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_a_weak_player_solves_is_easier(system: str) -> None:
    found = list(exercises_of(system))
    assert graded(found) == found
    solvers = [SOLVERS.index(exercise.solver) for exercise in found]
    assert solvers == sorted(solvers)


def test_no_two_are_alike() -> None:
    assert len({exercise.id for exercise in ALL}) == len(ALL)
    assert len({exercise.position for exercise in ALL}) == len(ALL)


def open_choices(exercise: Exercise) -> int:
    """Of the solution."""
    match, count = exercise.begin(), 0
    for action in exercise.best.actions:
        count += len(match.choices()) > 1
        match.play(action)
    return count


@pytest.mark.parametrize("exercise", ALL, ids=lambda exercise: exercise.id)
def test_an_exercise_is_sound(exercise: Exercise) -> None:
    """Both plans can be played, one with the key and one without; they are as far apart as the judge demands."""
    for line in (exercise.best, exercise.other):
        match = exercise.begin()
        assert match.to_move == exercise.seat
        match.play(line.actions)
    assert exercise.key in exercise.best.actions
    assert exercise.key not in exercise.other.actions
    assert exercise.gap >= GAP - 0.0001
    assert not is_right(exercise, exercise.other.chance, exercise.best.chance)
    assert open_choices(exercise) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_titles_rules_and_reasons_are_in_the_catalogues(system: str, language: str) -> None:
    words = system_catalogue(system, language)
    for exercise in exercises_of(system):
        assert exercise_title(exercise, language)
        assert all(any(words.has(f"{kind}-{rule.replace('.', '_')}") for kind in KINDS) for rule in exercise.rules)
        assert all(say_reason(words, topic, gain) for topic, gain in exercise.reasons)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_judge_accepts_the_best_plan_and_refuses_the_other(system: str) -> None:
    exercise = min(exercises_of(system), key=lambda one: (-one.gap, one.id))
    assert judge(exercise, exercise.best.actions, 12).right
    marked = judge(exercise, exercise.other.actions, 12)
    assert (marked.right, marked.chance < marked.best) == (False, True)


def test_an_answer_that_cannot_be_played_is_one_sentence() -> None:
    exercise = ALL[0]
    with pytest.raises(LongrollError, match="cannot be played from the position"):
        judge(exercise, (exercise.best.actions[-1], "end"), 1)


def test_an_unknown_exercise_is_one_sentence() -> None:
    with pytest.raises(LongrollError, match=r"^'nothing' is not an exercise; `longroll exercises` lists them$"):
        find_exercise("nothing")


@pytest.mark.parametrize("text", ["", "{", "{}", "[1]", '[{"id": "x"}]', "null", '[{"best": 3, "other": 4}]'])
def test_a_corrupt_file_is_one_sentence(text: str) -> None:
    with pytest.raises(LongrollError, match=r"^this file does not contain exercises"):
        read_exercises(text)


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_written_can_be_read(system: str) -> None:
    assert read_exercises(write_exercises(list(exercises_of(system)))) == exercises_of(system)
