"""A guided game: its tips come when what they are about comes up for the first time, whatever the learner chooses."""

import json
from itertools import pairwise
from typing import Any

import pytest

from longroll.kernel.error import LongrollError
from longroll.lessons import GuidedGame, GuidedGameError, find_guided_game, guided_catalogue, load_guided_games
from longroll.lessons.guided_check import check_guided_game, play_game
from longroll.lessons.guided_reader import FOLDER, read_guided_game

GAMES = {game.id: game for game in load_guided_games()}
FIRST = find_guided_game("guided-bentonville")
LANGUAGES = ("en", "fr", "es", "it")


def texts(game: GuidedGame, *actions: str) -> list[str]:
    match = game.begin("1865")
    for action in actions:
        match.play(action)
    return [tip.text for tip in game.reached(match.snapshot())]


@pytest.mark.parametrize("name", GAMES)
def test_every_tip_comes_in_a_game(name: str) -> None:
    assert set(check_guided_game(GAMES[name])) == {tip.text for tip in GAMES[name].tips}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_has_a_sentence_and_every_sentence_a_tip(language: str) -> None:
    keys = [key for game in GAMES.values() for key in (game.title_key, *(game.text_key(tip) for tip in game.tips))]
    assert guided_catalogue(language).keys == keys


def test_a_tip_is_short() -> None:
    long = {key: len(guided_catalogue().format(key).split()) for key in guided_catalogue().keys}
    assert {key: count for key, count in long.items() if count > 60} == {}


def test_a_game_begins_with_two_tips_and_the_next_waits_for_a_move() -> None:
    first = FIRST.begin("1865")
    assert texts(FIRST) == ["welcome", "marker"]
    take = first.choices()[0].text
    assert texts(FIRST, take) == ["welcome", "marker", "take"]


def test_few_tips_come_at_once() -> None:
    """One idea at a time: after a choice of the learner's there is not more than one new thing to read, or two."""
    match = play_game(FIRST, 3)
    counts = [len(FIRST.reached(match.snapshot().at(number))) for number in range(len(match.history) + 1)]
    steps = [after - before for before, after in pairwise(counts)]
    assert min(steps) == 0
    assert max(steps) <= 3
    assert sum(step > 2 for step in steps) <= 2


def whole(**changes: object) -> str:
    data: dict[str, Any] = json.loads((FOLDER / "bentonville.json").read_text(encoding="utf-8"))
    return json.dumps(data | changes)


def sentence(text: str, title: str = "bentonville") -> str:
    with pytest.raises(GuidedGameError) as wrong:
        check_guided_game(read_guided_game(text, title), games=2)
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"seat": "france"}, "guided game bentonville: 'france' is not a seat of bentonville"),
        ({"scenario": "war"}, "guided game bentonville: 'war' is not a scenario of bentonville"),
        ({"opponent": "lee"}, "guided game bentonville: 'lee' is not a computer player"),
        ({"minutes": 90}, "guided game bentonville: minutes must be a number from 1 to 15"),
        ({"tips": []}, "guided game bentonville: there are no tips"),
        ({"colour": 1}, "guided game bentonville: 'colour' is not a field; the fields are minutes, opponent"),
        ({"options": {"weather": "rain"}}, "guided game bentonville: it cannot begin: "),
        ({"tips": [{"text": "a"}]}, "guided game bentonville, tip 1: 'when' is missing"),
    ],
)
def test_data_that_is_no_guided_game(changes: dict[str, object], problem: str) -> None:
    assert sentence(whole(**changes)).startswith(problem)


@pytest.mark.parametrize(
    ("tip", "problem"),
    [
        ({"when": {"step": "dance"}}, "'b' never came in 2 games (step dance)"),
        ({"when": {"turn": 9, "seat": "union"}}, "'b' never came in 2 games (turn 9, seat union)"),
        ({"when": {"turn": "two"}}, "turn cannot be 'two'"),
        ({"when": {"side": "union"}}, "side needs an event"),
        ({"when": {"weather": "rain"}}, "'weather' is not a field; the fields are action, event, phase"),
        ({"when": {}, "rules": ["A5A-99"]}, "'A5A-99' is not a rule"),
        ({"when": {}, "show": ["hex:9999"]}, "there is no hex '9999' to show"),
        ({"when": {}, "show": "hex:0113"}, "show must be a list of texts"),
    ],
)
def test_an_impossible_tip(tip: dict[str, object], problem: str) -> None:
    told = sentence(whole(tips=[{"text": "a", "when": {}}, {"text": "b", **tip}]))
    assert told.startswith("guided game bentonville, tip 2: ")
    assert problem in told


def test_other_bad_files() -> None:
    assert sentence("{").startswith("guided game bentonville: the file is not JSON: ")
    assert sentence(whole(), "waterloo") == "guided game waterloo: there is no such title"
    twice = [{"text": "a", "when": {}}, {"text": "a", "when": {"turn": 1}}]
    assert sentence(whole(tips=twice)) == "guided game bentonville: two tips have the same text"
    with pytest.raises(LongrollError, match="'guided-chess' is not a guided game"):
        find_guided_game("guided-chess")
