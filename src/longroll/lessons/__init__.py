"""Lessons: short guided games on the real rules. What a lesson asks is data; its sentences are in catalogues."""

from longroll.lessons.check import Played, check
from longroll.lessons.course import Course, find_lesson, find_shown, load_course, load_courses
from longroll.lessons.guide import Guide
from longroll.lessons.lesson import Lesson, LessonError, Start, Step
from longroll.lessons.words import lesson_catalogue

__all__ = [
    "Course",
    "Guide",
    "Lesson",
    "LessonError",
    "Played",
    "Start",
    "Step",
    "check",
    "find_lesson",
    "find_shown",
    "lesson_catalogue",
    "load_course",
    "load_courses",
]
