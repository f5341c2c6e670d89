"""The lessons of every course as Markdown, with their playing time and links to the rules that they show."""

from collections.abc import Iterator

from longroll.lessons import Course, Lesson, load_courses
from longroll.service.lesson_shape import title_of
from tools.rule_pages import NAMES, escape


def lesson_list() -> str:
    return "\n".join(line for course in load_courses() for line in course_lines(course))


def course_lines(course: Course) -> Iterator[str]:
    yield f'??? note "{NAMES[course.system]}: {len(course.lessons)} lessons"'
    yield "    | lesson | minutes | first rules |"
    yield "    | --- | --- | --- |"
    for lesson in course.lessons:
        yield f"    | {escape(title_of(lesson, 'en'))} | {lesson.minutes} | {rule_links(lesson)} |"
    yield ""


def rule_links(lesson: Lesson) -> str:
    page = f"rules/{lesson.system}.md"
    return ", ".join(f"[{rule.partition('-')[2]}]({page}#{rule})" for rule in lesson.rules[:4])
