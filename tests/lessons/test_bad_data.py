"""A lesson that is wrong gives one sentence, which names the lesson and the step."""

import json

import pytest

from longroll.kernel.error import LongrollError
from longroll.lessons import LessonError, check, find_lesson
from longroll.lessons.reader import read_lesson
from tests.lessons.test_guide import START, lesson

FIRST = "lesson ahd-test, step 1: "


def sentence(text: str) -> str:
    with pytest.raises(LessonError) as wrong:
        check(read_lesson(text, "ahd-test", "house-divided"))
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


def whole(**changes: object) -> str:
    steps = [{"text": "go", "do": ["march chicago"]}]
    return json.dumps({"minutes": 2, "seat": "union", "start": {"title": "house-divided"}, "steps": steps} | changes)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"minutes": 0}, "lesson ahd-test: minutes must be a number from 1 to 15"),
        ({"seat": "france"}, "lesson ahd-test: 'france' is not a seat of house-divided"),
        ({"steps": []}, "lesson ahd-test: there are no steps"),
        ({"start": {"title": "pea-ridge"}}, "lesson ahd-test: 'pea-ridge' is not a title of house-divided"),
        ({"start": {"title": "house-divided", "dice": ["x"]}}, "lesson ahd-test: dice must be a list of numbers"),
        ({"colour": "blue"}, "lesson ahd-test: 'colour' is not a field; the fields are minutes, seat, start, steps"),
        ({"steps": [{"do": ["end"]}]}, "lesson ahd-test, step 1: 'text' is missing"),
        ({"steps": ["end"]}, FIRST + "there must be an object with named fields"),
        ({"steps": [{"text": "a", "do": "end"}]}, FIRST + "do must be a list of texts"),
        (
            {"steps": [{"text": "a", "tries": ["end"]}]},
            FIRST + "tries must name a rule for each action",
        ),
        (
            {"steps": [{"text": "a", "accept": "x"}]},
            FIRST + "accept must be a list of lists of actions",
        ),
        (
            {"steps": [{"text": "a", "reply": ["end"]}]},
            FIRST + "accept and reply need something to do",
        ),
    ],
)
def test_data_that_is_no_lesson(changes: dict[str, object], problem: str) -> None:
    assert sentence(whole(**changes)) == problem


def test_a_file_that_is_not_json() -> None:
    assert sentence("{").startswith("lesson ahd-test: the file is not JSON: ")


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ({"do": ["march richmond"]}, "'march richmond' is refused by AHD-4.0-c: no-unit-there"),
        ({"do": ["dance"]}, "'dance'"),
        ({"do": ["end"], "reply": ["at c1"]}, "'at c1' is refused by"),
        ({"tries": {"march chicago": "AHD-4.0-c"}}, "'march chicago' should be refused by AHD-4.0-c and is allowed"),
        ({"tries": {"march richmond": "AHD-3.0-a"}}, "should be refused by AHD-3.0-a and is refused by AHD-4.0-c"),
        ({"tries": {"dance": "AHD-3.0-a"}}, "'dance' cannot be tried: "),
        ({"rules": ["AHD-99.0-z"]}, "'AHD-99.0-z' is not a rule"),
        ({"show": ["box:atlantis"]}, "there is no box 'atlantis' to show"),
        ({"show": ["unit:u30"]}, "there is no unit 'u30' to show"),
        ({"do": ["end"], "accept": [["end", "muster"]]}, "one solution is the beginning of another"),
    ],
)
def test_an_impossible_step(step: dict[str, object], problem: str) -> None:
    told = sentence(whole(steps=[{"text": "first"}, {"text": "second", **step}]))
    assert told.startswith("lesson ahd-test, step 2: ")
    assert problem in told


def test_the_learner_plays_only_the_own_seat() -> None:
    steps = [{"text": "a", "do": ["end", "muster", "rest", "end"]}]
    told = sentence(whole(steps=steps, start=START))
    assert told == "lesson ahd-test, step 1: 'end' is not for the learner to play"


def test_dice_left_over_are_an_error() -> None:
    short = lesson([{"text": "a", "do": ["end"]}], START)
    with pytest.raises(LessonError, match="lesson ahd-test: 3 dice are scripted and 0 are rolled"):
        check(short)


def test_a_position_that_cannot_be_read() -> None:
    told = sentence(whole(start={"title": "house-divided", "position": "campaign nonsense"}))
    assert told.startswith("lesson ahd-test: it cannot begin: position, word 2: ")


def test_an_unknown_lesson() -> None:
    with pytest.raises(LongrollError, match="'ahd-none' is not a lesson; `longroll lessons` lists them"):
        find_lesson("ahd-none")
