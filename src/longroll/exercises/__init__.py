"""Exercises: positions from games between computer players in which one plan is clearly best."""

from longroll.exercises.exercise import GRADES, Exercise, exercises_of, find_exercise, load_exercises
from longroll.exercises.judge import Judgement, judge
from longroll.exercises.words import exercise_title

__all__ = [
    "GRADES",
    "Exercise",
    "Judgement",
    "exercise_title",
    "exercises_of",
    "find_exercise",
    "judge",
    "load_exercises",
]
