"""What clients are sent about lessons: the courses, and where a learner stands. The sentences are in the language that
is asked for."""

from longroll.lessons import Course, Guide, Lesson, Step, lesson_catalogue, load_course, load_courses


def courses_shape(language: str) -> list[dict[str, object]]:
    return [course_shape(course, language) for course in load_courses()]


def course_shape(course: Course, language: str) -> dict[str, object]:
    return {"system": course.system, "lessons": [listed_shape(lesson, language) for lesson in course.lessons]}


def listed_shape(lesson: Lesson, language: str) -> dict[str, object]:
    return {
        "id": lesson.id,
        "system": lesson.system,
        "title": title_of(lesson, language),
        "minutes": lesson.minutes,
        "rules": lesson.rules,
    }


def guide_shape(guide: Guide, language: str) -> dict[str, object]:
    lesson = guide.lesson
    following = next_lesson(lesson)
    return {
        "id": lesson.id,
        "title": title_of(lesson, language),
        "seat": lesson.seat,
        "first": guide.first + 1,
        "count": len(lesson.steps),
        "steps": [step_shape(lesson, step, language) for step in guide.steps],
        "finished": guide.finished,
        "rules": lesson.rules,
        "next": None if following is None else name_shape(following, language),
    }


def step_shape(lesson: Lesson, step: Step, language: str) -> dict[str, object]:
    return {
        "text": lesson_catalogue(lesson.system, language).format(lesson.text_key(step)),
        "show": [thing._asdict() for thing in step.show],
        "rules": step.rules,
    }


def name_shape(lesson: Lesson, language: str) -> dict[str, object]:
    return {"id": lesson.id, "title": title_of(lesson, language)}


def title_of(lesson: Lesson, language: str) -> str:
    return lesson_catalogue(lesson.system, language).format(lesson.title_key)


def next_lesson(lesson: Lesson) -> Lesson | None:
    lessons = load_course(lesson.system).lessons
    at = lessons.index(lesson) + 1
    return lessons[at] if at < len(lessons) else None
