"""What clients are sent for a rulebook beside its texts: pictures for the boards to draw."""

from functools import cache

from longroll.lessons import Picture, load_pictures
from longroll.service.errors import missing
from longroll.service.lesson_shape import step_shape, title_of
from longroll.service.state import entry_shape


def pictures_shape(system: str, language: str) -> list[dict[str, object]]:
    return [listed_shape(picture, language) for picture in load_pictures(system)]


def listed_shape(picture: Picture, language: str) -> dict[str, object]:
    lesson = picture.lesson
    return {
        "rule": picture.rule,
        "lesson": {"id": lesson.id, "title": title_of(lesson, language)},
        "title": lesson.start.title,
        "step": step_shape(lesson, picture.step, language),
    }


@cache
def scene_shape(system: str, rule: str) -> dict[str, object]:
    """The position of a picture as the learner sees it, and what is then done."""
    found = [picture for picture in load_pictures(system) if picture.rule == rule]
    if not found:
        raise missing("service-no-picture", name=rule)
    [picture] = found
    match = picture.begin()
    view = match.view(picture.lesson.seat)
    first = len(match.history) + 1
    solved = [
        entry_shape(number, entry, [event._asdict() for event in entry.events])
        for number, entry in enumerate(picture.solve(match), first)
    ]
    return {"view": view, "entries": solved}
