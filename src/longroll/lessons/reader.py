"""Reading a lesson from its file. Whatever is wrong with the data is said in one sentence."""

import json
from collections.abc import Mapping
from typing import Any, Final

from longroll.games import TITLES, read_title
from longroll.kernel.contract import Thing
from longroll.lessons.lesson import Lesson, LessonError, Start, Step

MINUTES: Final = range(1, 16)
LESSON_FIELDS: Final = {"minutes", "seat", "start", "steps"}
START_FIELDS: Final = {"title", "position", "scenario", "options", "dice", "actions"}
STEP_FIELDS: Final = {"text", "show", "rules", "tries", "do", "accept", "reply"}


def read_lesson(text: str, name: str, system: str) -> Lesson:
    """The lesson called `name`, from the text of its file."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise LessonError(name, f"the file is not JSON: {error}") from None
    fields = check_fields(data, LESSON_FIELDS, {"minutes", "seat", "start", "steps"}, name)
    if fields["minutes"] not in MINUTES:
        raise LessonError(name, f"minutes must be a number from {MINUTES[0]} to {MINUTES[-1]}")
    start = read_start(fields["start"], name, system)
    if fields["seat"] not in read_title(start.title).seats:
        raise LessonError(name, f"{fields['seat']!r} is not a seat of {start.title}")
    if not isinstance(fields["steps"], list) or not fields["steps"]:
        raise LessonError(name, "there are no steps")
    steps = tuple(read_step(one, name, number) for number, one in enumerate(fields["steps"]))
    return Lesson(name, system, fields["minutes"], fields["seat"], start, steps)


def read_start(data: object, name: str, system: str) -> Start:
    fields = check_fields(data, START_FIELDS, {"title"}, name)
    title = fields["title"]
    if TITLES.get(title) != system:
        raise LessonError(name, f"{title!r} is not a title of {system}")
    dice = fields.get("dice", [])
    if not isinstance(dice, list) or not all(isinstance(roll, int) for roll in dice):
        raise LessonError(name, "dice must be a list of numbers")
    return Start(
        title,
        fields.get("position", ""),
        fields.get("scenario", ""),
        fields.get("options", {}),
        tuple(dice),
        read_words(fields, "actions", name),
    )


def read_step(data: object, name: str, number: int) -> Step:
    fields = check_fields(data, STEP_FIELDS, {"text"}, name, number)
    tries = fields.get("tries", {})
    if not isinstance(tries, dict) or not all(isinstance(rule, str) for rule in tries.values()):
        raise LessonError(name, "tries must name a rule for each action", number)
    return Step(
        fields["text"],
        read_things(fields, name, number),
        read_words(fields, "rules", name, number),
        tuple(tries.items()),
        read_solutions(fields, name, number),
        read_words(fields, "reply", name, number),
    )


def read_solutions(fields: Mapping[str, Any], name: str, number: int) -> tuple[tuple[str, ...], ...]:
    """What is to be done, and other ways to do it. None may be the beginning of another, or the step ends too soon."""
    others = fields.get("accept", [])
    if not isinstance(others, list):
        raise LessonError(name, "accept must be a list of lists of actions", number)
    found = [read_words({"do": actions}, "do", name, number) for actions in [fields.get("do", []), *others]]
    if not found[0]:
        if len(found) > 1 or "reply" in fields:
            raise LessonError(name, "accept and reply need something to do", number)
        return ()
    if any(one[: len(other)] == other for one in found for other in found if one is not other):
        raise LessonError(name, "one solution is the beginning of another", number)
    return tuple(found)


def read_things(
    fields: Mapping[str, Any], name: str, number: int, error: type[LessonError] = LessonError
) -> tuple[Thing, ...]:
    """What is to be pointed at."""
    words = read_words(fields, "show", name, number, error)
    return tuple(Thing(*word.partition(":")[::2]) for word in words)


def read_words(
    fields: Mapping[str, Any],
    field: str,
    name: str,
    number: int | None = None,
    error: type[LessonError] = LessonError,
) -> tuple[str, ...]:
    words = fields.get(field, [])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise error(name, f"{field} must be a list of texts", number)
    return tuple(words)


def check_fields(
    data: object,
    known: set[str],
    needed: set[str],
    name: str,
    number: int | None = None,
    error: type[LessonError] = LessonError,
) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise error(name, "there must be an object with named fields", number)
    wrong = sorted(set(data) - known)
    if wrong:
        raise error(name, f"{wrong[0]!r} is not a field; the fields are {', '.join(sorted(known))}", number)
    missing = sorted(needed - set(data))
    if missing:
        raise error(name, f"{missing[0]!r} is missing", number)
    return data
