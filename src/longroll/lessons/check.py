"""The check of a lesson: it is played to its end on a real match, by each of its solutions, with every wrong try."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from longroll.games import load
from longroll.games.catalogues import system_catalogue
from longroll.kernel.contract import Thing
from longroll.kernel.error import LongrollError
from longroll.lessons.guide import Guide
from longroll.lessons.lesson import Lesson, LessonError, Step
from longroll.match import Match

WORD: Final = re.compile(r"[\w-]+")


@dataclass(frozen=True)
class Played:
    """A lesson at its end, and the rules that the game itself named on the way: in questions, events and refusals."""

    match: Match
    named: frozenset[str]


def check(lesson: Lesson) -> Played:
    """Raises `LessonError` for the first thing that is wrong."""
    check_rules(lesson)
    played = [play_through(one) for one in variants(lesson)]
    return played[0]


def check_rules(lesson: Lesson) -> None:
    known = system_catalogue(lesson.system)
    for number, step in enumerate(lesson.steps):
        for rule in step.rules:
            if not known.has(f"rule-{rule.replace('.', '_')}"):
                raise LessonError(lesson.id, f"{rule!r} is not a rule", number)


def variants(lesson: Lesson) -> Iterator[Lesson]:
    """The lesson with its usual solutions, and with every other one in its place."""
    yield lesson
    for number, step in enumerate(lesson.steps):
        for other in step.solutions[1:]:
            changed = replace(step, solutions=(other,))
            yield replace(lesson, steps=(*lesson.steps[:number], changed, *lesson.steps[number + 1 :]))


def play_through(lesson: Lesson) -> Played:
    try:
        match = lesson.begin()
    except LongrollError as error:
        raise LessonError(lesson.id, f"it cannot begin: {error}") from None
    named: set[str] = set()
    for number, step in enumerate(lesson.steps):
        named |= play_step(lesson, number, step, match)
    if not Guide.of(lesson, actions_of(match)).finished:
        raise LessonError(lesson.id, "it is not finished after its last step")
    if lesson.start.dice and len(match.snapshot().rolls(len(match.history))) != len(lesson.start.dice):
        rolled = len(match.snapshot().rolls(len(match.history)))
        raise LessonError(lesson.id, f"{len(lesson.start.dice)} dice are scripted and {rolled} are rolled")
    return Played(match, frozenset(named))


def play_step(lesson: Lesson, number: int, step: Step, match: Match) -> set[str]:
    """The rules that the game names in the step."""
    for thing in step.show:
        if not is_on_board(match, thing):
            raise LessonError(lesson.id, f"there is no {thing.kind} {thing.id!r} to show", number)
    named = {try_action(lesson, number, match, action, rule) for action, rule in step.tries}
    for action in step.solutions[0] if step.solutions else ():
        if match.to_move != lesson.seat:
            raise LessonError(lesson.id, f"{action!r} is not for the learner to play", number)
        if not Guide.of(lesson, actions_of(match)).solves(action):
            raise LessonError(lesson.id, f"the guide does not ask for {action!r}", number)
        named |= play_action(lesson, number, match, action)
    for action in step.reply:
        named |= play_action(lesson, number, match, action)
    return named


def try_action(lesson: Lesson, number: int, match: Match, action: str, rule: str) -> str:
    """The rule that refuses a wrong try, which must be the one that the lesson names."""
    try:
        refusal = match.why_not(action)
    except LongrollError as error:
        raise LessonError(lesson.id, f"{action!r} cannot be tried: {error}", number) from None
    if refusal is None:
        raise LessonError(lesson.id, f"{action!r} should be refused by {rule} and is allowed", number)
    if refusal.rule != rule:
        raise LessonError(lesson.id, f"{action!r} should be refused by {rule} and is refused by {refusal.rule}", number)
    return refusal.rule


def play_action(lesson: Lesson, number: int, match: Match, action: str) -> set[str]:
    if match.outcome:
        raise LessonError(lesson.id, f"the game is over before {action!r}", number)
    asked = match.prompt.rule
    try:
        events = match.play(action)
    except LongrollError as error:
        raise LessonError(lesson.id, str(error), number) from None
    return {asked, *(event.rule for event in events)}


def is_on_board(match: Match, thing: Thing) -> bool:
    """Is it a place of the map, or something that the position names?"""
    if thing.id in map_words(match.game.title) or thing.id in WORD.findall(match.position_text()):
        return True
    try:
        return bool(match.game.sight(thing.id))  # a map of hexes does not list those without a feature
    except LongrollError:
        return False


@cache
def map_words(title: str) -> frozenset[str]:
    return frozenset(WORD.findall(str(load(title).board())))


def actions_of(match: Match) -> list[str]:
    return [entry.action for entry in match.history]
