"""Every lesson runs on the engine: it is played to its end, its wrong tries are refused by the rule that it names."""

from functools import cache

import pytest

from longroll.games import SYSTEMS, system_folder
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.rulebook import LISTED
from longroll.lessons import (
    Guide,
    Lesson,
    Played,
    check,
    find_lesson,
    find_shown,
    lesson_catalogue,
    load_course,
    load_courses,
    words,
)

LESSONS = {lesson.id: lesson for course in load_courses() for lesson in course.lessons}
LANGUAGES = ("en", "fr", "es", "it")
LEAST = {"house-divided": 135, "five-aprils": 145, "american-civil-war": 145}
"""How many rules a course shows at least."""
SHORT = 40  # words of a sentence in a lesson


@cache
def played(name: str) -> Played:
    return check(LESSONS[name])


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    match = played(name).match
    assert match.history
    assert find_lesson(name) is LESSONS[name]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played_as_the_page_plays(name: str) -> None:
    """One action at a time, as the guide says, with the choices made that are the only ones."""
    lesson = LESSONS[name]
    match = lesson.begin()
    while not (guide := Guide.of(lesson, [entry.action for entry in match.history])).finished:
        if guide.reply:
            match.play(guide.reply[0])
        else:
            assert match.to_move == lesson.seat
            match.play(guide.next[0], forced=True)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_cites_every_rule_that_refuses_a_try(name: str) -> None:
    lesson = LESSONS[name]
    assert {rule for step in lesson.steps for _, rule in step.tries} <= played(name).named & set(lesson.rules)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_takes_two_to_five_minutes(name: str) -> None:
    assert 2 <= LESSONS[name].minutes <= 5


def chapters(system: str) -> set[str]:
    """The chapters of a rulebook that have a rule for play: `4` of `AHD-4.0-h`, `B` of `ACW-B-fire-1`."""
    text = (system_folder(system) / "text" / "en.ftl").read_text(encoding="utf-8")
    listed = LISTED.findall(text)
    components = {key for kind, key in listed if kind == "component"}
    return {chapter(key) for kind, key in listed if kind == "rule" and key not in components}


def chapter(rule: str) -> str:
    return rule.split("-")[1].replace("_", ".").split(".")[0]


@pytest.mark.parametrize("system", LEAST)
def test_a_course_touches_every_chapter(system: str) -> None:
    shown = {chapter(rule) for rule in load_course(system).rules}
    assert chapters(system) - shown == set()


@pytest.mark.parametrize("system", LEAST)
def test_a_course_shows_many_rules(system: str) -> None:
    assert len(load_course(system).rules) >= LEAST[system]


@pytest.mark.parametrize("system", LEAST)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_sentence_and_every_sentence_a_step(system: str, language: str) -> None:
    assert lesson_catalogue(system, language).keys == [
        key for lesson in load_course(system).lessons for key in text_keys(lesson)
    ]


def text_keys(lesson: Lesson) -> list[str]:
    return [lesson.title_key, *(lesson.text_key(step) for step in lesson.steps)]


@pytest.mark.parametrize("system", LEAST)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_short(system: str, language: str) -> None:
    catalogue = Catalogue(words.FOLDER / system.replace("-", "_"), language=language)
    long = {key: len(catalogue.format(key).split()) for key in catalogue.keys}
    assert {key: count for key, count in long.items() if count > 2 * SHORT} == {}


def test_a_rule_is_found_in_the_lessons_that_show_it() -> None:
    assert [(lesson.id, step) for lesson, step in find_shown("AHD-4.2.6-a")] == [("ahd-entrenching", 5)]
    assert find_shown("AHD-99.0-z") == []


def test_the_courses_show_three_hundred_rules() -> None:
    assert len({rule for course in load_courses() for rule in course.rules}) >= 300


def test_every_system_has_a_course() -> None:
    assert set(LEAST) == set(SYSTEMS)
