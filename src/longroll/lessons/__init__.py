"""Lessons: short guided games on the real rules. What a lesson asks is data; its sentences are in catalogues."""

from longroll.lessons.check import Played, check
from longroll.lessons.course import Course, find_lesson, find_shown, load_course, load_courses
from longroll.lessons.guide import Guide
from longroll.lessons.guided_game import GuidedGame, GuidedGameError, Tip
from longroll.lessons.guided_reader import find_guided_game, load_guided_games
from longroll.lessons.lesson import Lesson, LessonError, Start, Step
from longroll.lessons.pictures import Picture, load_pictures
from longroll.lessons.words import guided_catalogue, lesson_catalogue

__all__ = [
    "Course",
    "Guide",
    "GuidedGame",
    "GuidedGameError",
    "Lesson",
    "LessonError",
    "Picture",
    "Played",
    "Start",
    "Step",
    "Tip",
    "check",
    "find_guided_game",
    "find_lesson",
    "find_shown",
    "guided_catalogue",
    "lesson_catalogue",
    "load_course",
    "load_courses",
    "load_guided_games",
    "load_pictures",
]
