"""The American Civil War in words: the war, a battle, questions, events and refusals, over whole games."""

import io
import re
import sys

import pytest

from longroll import Match
from longroll.console.boards import find_board
from longroll.console.session import Session
from longroll.console.terminal import Terminal
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from tests.games.american_civil_war.board import basic, battle, play, standard

BOARD = find_board(Match.new("civil-war-basic", seed=1).game)
UNFILLED = re.compile(r"\{|\}|\bnone\b|  ")
STEPS = 400


def shown(match: Match, *, whole: bool = False) -> str:
    stream = io.StringIO()
    BOARD.show(match, Terminal(stream), whole)
    return stream.getvalue()


def typed(monkeypatch: pytest.MonkeyPatch, match: Match, players: dict[str, str], *lines: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    stream = io.StringIO()
    Session(match, players, Terminal(stream)).run()
    return stream.getvalue()


@pytest.mark.parametrize("title", ["civil-war-basic", "civil-war-standard", "civil-war-teams"])
def test_everything_in_a_random_game_can_be_said_and_shown(title: str) -> None:
    match = Match.new(title, seed="console")
    chooser = SeededDice(f"{title}/console")
    said = [BOARD.side_name(seat) for seat in match.game.seats]
    scenes = set()
    for _ in range(STEPS):
        choices = match.choices()
        choice = choices[chooser.roll(len(choices)) - 1]
        said += [BOARD.prompt_text(match), BOARD.choice_text(match, choice)]
        if BOARD.state_key(match) not in scenes:
            scenes.add(BOARD.state_key(match))
            assert not re.search(r"\{|\}|\bnone\b|None", shown(match))
        said += [BOARD.event_text(event) for event in match.play(choice)]
    assert [text for text in said if UNFILLED.search(text)] == []
    assert len(scenes) > 5


def test_the_war_shows_dates_means_and_armies() -> None:
    text = shown(standard("boston:2ui+1ul richmond:3ci+2cl union-points=30 union-rail=7", turn=3))
    assert "December 1861 (turn 3). Union turn." in text
    assert "Union        points 30, income 95, cities 11, victory 0 of 16; Rail Stock 7, Naval Rating 5" in text
    assert "Boston: 2 infantry, 1 leader                      Richmond: 3 infantry, 2 leaders" in text
    assert max(map(len, text.splitlines())) <= 100
    assert "Turn 4. Confederate turn." in shown(basic("boston:1ui richmond:1ci", turn=4, side="confederate"))


def test_the_whole_lists_the_cities() -> None:
    text = shown(standard("boston:1ui richmond:1ci"), whole=True)
    assert "Union cities: Boston, New York," in text
    assert "Confederate cities: Richmond, Norfolk," in text
    assert "cities: Boston" not in shown(standard("boston:1ui richmond:1ci"))


def test_allies_and_rioters_are_told_by_their_names() -> None:
    text = shown(standard("war=1 britain=1 montreal:2bi boston:1ui+1ri"))
    assert "Montreal: 2 British infantry" in text
    assert "\nBoston: 1 Rioter infantry\n" in text


def test_a_basic_battle_shows_both_lines() -> None:
    text = shown(battle("2ui", "1ci+1ca", attacker_reserve="1uc"))
    assert "Battle: Western Kentucky, turn 1. The Union attacks." in text
    assert "the reserve: 1 cavalry" in text
    assert "1 infantry, 1 artillery" in text


def test_a_deployment_is_shown_to_its_own_side_only(monkeypatch: pytest.MonkeyPatch) -> None:
    match = standard("maryland:8ui northern-virginia:7ci boston:1ui")
    play(match, "from maryland", "to northern-virginia", "all", "end", "deploy union-infantry line-1")
    text = shown(match)
    assert "the left wing: 1 infantry" in text
    assert "the reserve: 7 infantry" in text
    play(match, "deploy union-infantry line-2", "deploy union-infantry line-3", "ready")
    text = shown(match)
    assert "line" not in text
    assert "The deployment is hidden.\n  the reserve: 8 infantry" in text
    told = typed(monkeypatch, match, {"union": "me", "confederate": "me"}, "position", "look", "log")
    assert "A secret deployment is under way" in told
    assert "attacker-line-1" not in told


def test_a_bot_keeps_its_deployment_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    match = standard("maryland:8ui northern-virginia:7ci boston:1ui")
    play(match, "from maryland", "to northern-virginia", "all", "end")
    told = typed(monkeypatch, match, {"union": "random", "confederate": "me"}, "look", "log", "position")
    assert (match.to_move, match.prompt.kind) == ("confederate", "deploy")
    assert "of the line" not in told.split("Confederate: deploy at Northern Virginia.")[0]
    assert "of the line" not in told.split("> look")[1]


def test_who_plays_a_side_plays_both_its_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("civil-war-teams", seed=1)
    told = typed(monkeypatch, match, {"union": "me", "confederate": "random"}, "quit")
    assert "Union: you\n" in told
    assert "Confederate: computer (random)\n" in told
    assert "Union (second commander): you\n" in told
    assert "Confederate (second commander): computer (random)\n" in told


def test_a_place_shows_its_holder_its_pieces_and_what_is_around_it() -> None:
    stream = io.StringIO()
    BOARD.show_place(standard("eastern-virginia:3ui richmond:2ci boston:1ui"), "rich", Terminal(stream))
    assert stream.getvalue() == (
        "Richmond: owned by the Confederacy\n"
        "  2 infantry\n"
        "  adjacent: Eastern Virginia (3 Union infantry)\n"
        "  by rail: Eastern Virginia\n"
    )
    for name, hint in (("vir", "“vir”"), ("north", "Northern Ohio")):
        with pytest.raises(LongrollError, match=hint):
            BOARD.show_place(standard("boston:1ui"), name, Terminal(stream))


def test_units_of_one_side_or_both() -> None:
    match = standard("boston:2ui richmond:1ci")
    stream = io.StringIO()
    BOARD.show_units(match, "union", Terminal(stream))
    assert stream.getvalue() == "The Union\n  Boston: 2 infantry\n"
    BOARD.show_units(match, "", Terminal(stream))
    assert "Richmond: 1 infantry" in stream.getvalue()
    with pytest.raises(LongrollError, match="the sides are union, confederate"):
        BOARD.show_units(match, "kansas", Terminal(stream))


def test_a_refusal_and_its_rule_are_read_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = standard("union-points=8 boston:1ui", step="buy")
    told = typed(monkeypatch, match, {"union": "me", "confederate": "me"}, "buy union-infantry boston", "help", "why")
    assert "ACW-S-prod-07: " in told
    assert "an action in words: from washington; the choices" in told
    assert "Type it like this: why to richmond" in told
    assert not match.journal.entries
