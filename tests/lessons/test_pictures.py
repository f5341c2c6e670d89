"""The pictures of the rulebooks: each is a step of a lesson, beside a rule of its book."""

import pytest

from longroll.games import SYSTEMS
from longroll.games.catalogues import system_catalogue
from longroll.lessons import LessonError, Picture, find_lesson, load_pictures
from longroll.lessons.pictures import find_step

PICTURES = [picture for system in SYSTEMS for picture in load_pictures(system)]
FEWEST = 8


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.rule)
def test_a_picture_shows_a_position_and_what_is_done_in_it(picture: Picture) -> None:
    assert system_catalogue(picture.lesson.system).has(f"rule-{picture.rule.replace('.', '_')}")
    match = picture.begin()
    before = len(match.history)
    done = picture.solve(match)
    assert [entry.action for entry in done] == list(picture.step.solutions[0] if picture.step.solutions else ())
    assert len(match.history) == before + len(done)


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_book_has_pictures(system: str) -> None:
    assert len(load_pictures(system)) >= FEWEST


def test_a_step_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LessonError, match="lesson ahd-map: there is no step 'nowhere' for a picture"):
        find_step(find_lesson("ahd-map"), "nowhere")
