"""The guide is a pure function of a lesson and the actions played."""

import json

import pytest

from longroll.kernel.contract import Thing
from longroll.lessons import Guide, Lesson, LessonError, check
from longroll.lessons.reader import read_lesson

START: dict[str, object] = {"title": "house-divided", "scenario": "campaign", "dice": [3, 4, 2]}
STEPS: list[dict[str, object]] = [
    {"text": "look", "show": ["box:washington"]},
    {"text": "refused", "tries": {"march richmond": "AHD-4.0-c"}},
    {"text": "march", "do": ["march chicago", "take u4"], "accept": [["march chicago", "take u5"]]},
    {"text": "go", "do": ["go chicago=lafayette", "done", "end", "muster", "rest"], "reply": ["end", "muster", "rest"]},
    {"text": "bye"},
]


def lesson(steps: list[dict[str, object]] = STEPS, start: dict[str, object] = START) -> Lesson:
    data = {"minutes": 2, "seat": "union", "start": start, "steps": steps}
    return read_lesson(json.dumps(data), "ahd-test", "house-divided")


def texts(guide: Guide) -> list[str]:
    return [step.text for step in guide.steps]


def test_the_first_steps_are_shown_with_the_one_to_do() -> None:
    guide = Guide.of(lesson(), [])
    assert texts(guide) == ["look", "refused", "march"]
    assert guide.steps[0].show == (Thing("box", "washington"),)
    assert guide.next == ("march chicago",)
    assert guide.solves("march chicago")
    assert not guide.solves("march washington")


def test_a_step_may_be_solved_in_several_ways() -> None:
    assert Guide.of(lesson(), ["march chicago"]).next == ("take u4", "take u5")
    assert texts(Guide.of(lesson(), ["march chicago", "take u5"])) == ["go"]


def test_a_reply_is_played_without_the_learner() -> None:
    done = ["march chicago", "take u4", "go chicago=lafayette", "done", "end", "muster", "rest"]
    guide = Guide.of(lesson(), done)
    assert guide.next == ()
    assert guide.reply == ("end", "muster", "rest")
    assert Guide.of(lesson(), [*done, "end"]).reply == ("muster", "rest")
    end = Guide.of(lesson(), [*done, "end", "muster", "rest"])
    assert end.finished
    assert texts(end) == ["bye"]


def test_undo_goes_back_a_step() -> None:
    played = check(lesson()).match
    actions = [entry.action for entry in played.history]
    dues = [Guide.of(lesson(), actions[:count]).due for count in range(len(actions) + 1)]
    assert dues == sorted(dues)
    assert (dues[0], dues[-1]) == (2, 5)


def test_actions_before_the_first_step_are_not_part_of_it() -> None:
    led = lesson(
        [{"text": "take", "do": ["take u4"]}], {"title": "house-divided", "actions": ["march chicago"], "dice": []}
    )
    assert Guide.of(led, ["march chicago"]).next == ("take u4",)
    assert check(led).match.history[-1].action == "take u4"


@pytest.mark.parametrize("actions", [["march washington"], ["march chicago", "take u4", "done"]])
def test_a_match_that_left_the_lesson_is_an_error(actions: list[str]) -> None:
    with pytest.raises(LessonError, match="is not what the step asks for"):
        Guide.of(lesson(), actions)


def test_what_is_played_after_the_end_does_not_matter() -> None:
    actions = [entry.action for entry in check(lesson()).match.history]
    assert Guide.of(lesson(), [*actions, "march washington"]).finished


def test_a_stored_lesson_keeps_its_dice() -> None:
    """A lesson restored from its history goes on with the dice of its script."""
    from longroll.match import Match

    match = lesson().begin()
    for action in ["march chicago", "take u4", "go chicago=lafayette", "done", "end", "muster"]:
        match.play(action)
    again = Match.restore(match.header, match.history, match.checkpoints[1:])
    again.play(["rest", "end", "muster"])
    assert again.history[-1].dice == (4,)
