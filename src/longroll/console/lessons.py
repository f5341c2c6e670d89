"""The lessons on the command line: every lesson with its title, its minutes and the rules that it shows."""

from longroll.console.terminal import Terminal
from longroll.games.catalogues import system_catalogue
from longroll.lessons import Course, Lesson, lesson_catalogue, load_courses


def lessons_shape() -> list[dict[str, object]]:
    """The lessons as JSON, for other programs."""
    return [lesson_shape(lesson) for course in load_courses() for lesson in course.lessons]


def lesson_shape(lesson: Lesson) -> dict[str, object]:
    return {
        "id": lesson.id,
        "system": lesson.system,
        "title": lesson_catalogue(lesson.system).format(lesson.title_key),
        "minutes": lesson.minutes,
        "rules": list(lesson.rules),
    }


def list_lessons(terminal: Terminal) -> None:
    for course in load_courses():
        if course.lessons:
            list_course(course, terminal)


def list_course(course: Course, terminal: Terminal) -> None:
    titles = lesson_catalogue(course.system)
    known = sum(key.startswith("rule-") for key in system_catalogue(course.system).keys)
    terminal.line(f"{course.system}: {len(course.lessons)} lessons, {len(course.rules)} of {known} rules", "strong")
    for lesson in course.lessons:
        rules = f"{len(lesson.rules)} rules"
        row = f"{lesson.id:<22}{lesson.minutes} min  {rules:<10}{titles.format(lesson.title_key)}"
        terminal.text(row, indent="  ", hang=" " * 42)
