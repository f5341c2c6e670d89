"""The text game, played through its standard input."""

import io
import sys
from pathlib import Path

import pytest

from longroll import Match
from longroll.console.session import Session
from longroll.console.terminal import Terminal
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.verdict import Fact
from tests.games.house_divided.board import board as position

ME = {"union": "me", "confederate": "me"}


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> "Table":
    return Table(monkeypatch)


class Table:
    """Plays the given lines and returns what was shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.match = Match.new("house-divided", seed=1861)
        self.players = ME

    def play(self, *lines: str) -> str:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        stream = io.StringIO()
        Session(self.match, self.players, Terminal(stream)).run()
        return stream.getvalue()


def test_the_screen_says_who_plays_what_is_asked_and_what_can_be_chosen(table: Table) -> None:
    shown = table.play()
    assert shown.startswith("A House Divided\nCampaign: 40 turns")
    assert "July 1861 (turn 1). Union half-turn, movement phase." in shown
    assert "Union        12 units, maximum 34; recruitment pool: 0 infantry, 1 cavalry" in shown
    assert "Union: choose a box to march from (2 marches left)" in shown
    assert "   1  Washington: 3 militia infantry; entrenched   march washington\n" in shown
    assert "\x1b" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


def test_a_number_the_written_form_and_enter_all_choose(table: Table) -> None:
    shown = table.play("8", "", "GO  st-louis~cairo")
    assert [entry.action for entry in table.match.journal.entries] == [
        "march st-louis",
        "take u12",
        "go st-louis~cairo",
    ]
    assert "  Enter: u12 militia infantry" in shown
    assert "  u12 (militia infantry) moves to Cairo by river." in shown


def test_enter_shows_several_choices_again(table: Table) -> None:
    assert table.play("").count("choose a box to march from") == 2
    assert not table.match.journal.entries


def test_why_gives_the_reason_and_the_rule(table: Table) -> None:
    shown = table.play("why march richmond", "why 1", "why march washington", "why", "why nonsense")
    assert "You have no unit in Richmond.\n  AHD-4.0-c: A march activates" in shown
    assert shown.count("march washington is allowed now.") == 2
    assert "Type it like this: why march washington" in shown
    assert "'nonsense' is not an action" in shown


def test_what_is_refused_is_explained_and_changes_nothing(table: Table) -> None:
    before = table.match.hash
    shown = table.play("march richmond", "fire")
    assert "You have no unit in Richmond" in shown
    assert "“fire” belongs to the combat phase. This is the movement phase." in shown
    assert table.match.hash == before


def test_undo_takes_back_and_says_where_it_stops(table: Table) -> None:
    before = table.match.hash
    shown = table.play("undo", "march washington", "take u1", "undo", "undo", "undo")
    assert "Undone: take u1" in shown
    assert "Undone: march washington" in shown
    assert shown.count("Can’t undo: nothing has been played yet.") == 2
    assert table.match.hash == before


def test_undo_stops_at_a_die(table: Table) -> None:
    shown = table.play("end", "muster", "undo")
    assert "Can’t undo: a die has been rolled." in shown


def test_log_tells_events_with_their_rules(table: Table) -> None:
    shown = table.play("log", "march st-louis", "take u12", "go st-louis~cairo", "log 1", "log", "log x", "log 0")
    assert shown.count("  AHD-3.0-e ") == 2  # the first turn begins with the set-up
    assert shown.count("  AHD-4.0-g    u12 (militia infantry) moves to Cairo by river.") == 2
    assert shown.count("  AHD-4.0-c    The Union marches from St. Louis.") == 1
    assert shown.count("Type it like this: log 40") == 2


def test_save_and_go_on(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "My Game.txt"
    shown = table.play("march washington", f"save {file}", "save", f"save {tmp_path}/no/such", "take u1")
    assert f"Saved 1 action to {file}." in shown
    assert "Type it like this: save my-game.txt" in shown
    assert "cannot be written: No such file or" in " ".join(shown.split())
    assert shown.endswith("Left the game; 1 action is not saved.\n")
    table.match = Match.replay(file.read_text(encoding="utf-8"))
    assert "Continuing after 1 action." in table.play("quit", "never read")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["undo"], "; the saved file has 1 more action, which you have undone"),
        (["undo", "undo"], "; the saved file has 2 more actions, which you have undone"),
        (["undo", "take u2"], "; 1 action is not saved"),
        (["undo", "undo", "march chicago", "take u4"], "; 2 actions are not saved"),
        (["undo", "take u1"], ""),
        (["go washington=baltimore"], "; 1 action is not saved"),
    ],
)
def test_what_is_not_saved_is_counted_from_the_first_difference(
    table: Table, tmp_path: Path, lines: list[str], said: str
) -> None:
    shown = table.play("march washington", "take u1", f"save {tmp_path}/game.txt", *lines)
    assert shown.endswith(f"Left the game{said}.\n")


def test_a_save_that_fails_is_one_sentence_and_the_game_goes_on(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "loop").symlink_to("loop")
    shown = table.play("save loop", "save " + "x" * 5000, "march washington", "save a..b.txt")
    assert "'loop' is a link that leads to no file\n" in shown
    assert "x" * 1000 not in "".join(shown.split("> save x")[1].splitlines()[1:])
    assert "a..b.txt." in "".join(shown.split())
    assert (tmp_path / "a..b.txt").is_file()


def test_errors_are_cut(table: Table) -> None:
    shown = table.play("why " + "x" * 5000, "map " + "y" * 5000, "rule " + "z" * 5000, "units " + "w" * 5000)
    for sign in "xyzw":
        assert shown.count(sign) < 5000 + 400


def test_examples_come_from_the_catalogue(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    original = Catalogue.format

    def format_message(catalogue: Catalogue, key: str, /, **facts: Fact) -> str:
        return key if key.startswith("example-") else original(catalogue, key, **facts)

    monkeypatch.setattr(Catalogue, "format", format_message)
    shown = table.play("why", "map", "log x", "save", "rule")
    for name in ("why", "map", "log", "save", "rule"):
        assert f"Type it like this: example-{name}\n" in shown


def test_looking_around(table: Table) -> None:
    shown = table.play("look", "map washington", "map", "map nowhere", "units union", "units zzz", "position")
    assert shown.count("Charleston, S.C.: 1 militia infantry") == 2
    assert "Washington (DC; printed blue)" in shown
    assert "There is no place called “nowhere”" in shown
    assert "u4 militia infantry; u5 militia infantry" in shown
    assert "“zzz” is not a side" in shown
    assert table.match.position_text() in shown


def test_rules_are_found_by_their_end(table: Table) -> None:
    shown = table.play("rule 4.0-h", "rule AHD-R05", "rule", "rule zzz", "rule a")
    assert "  AHD-4.0-h: Infantry uses one kind of line" in shown
    assert "  AHD-R05: Until the half-turn ends" in shown
    assert "There is no rule or ruling called “zzz”." in shown
    assert "There is no rule or ruling called “a”." in shown


def test_help_lists_the_commands(table: Table) -> None:
    shown = table.play("help", "?")
    assert shown.count("why ACTION") == 2
    assert shown.count("an action in words: march washington; the choices") == 2
    assert shown.count("ruling: rule 4.0-h\n") == 2


@pytest.mark.parametrize(
    "line",
    ["xyzzy", "0", "10", "99999999999999999999", "-1", "1.5", "march", "take u99", "go a~b", "why go a/b/c/d", "\x1b[A",
     "é", "march \x00", "map \x07", "save \x00", "'; drop table", "why " + "x" * 5000, "9" * 5000, "log " + "9" * 5000,
     "９"],
)  # fmt: skip
def test_garbage_is_answered_in_words(table: Table, line: str) -> None:
    before = table.match.hash
    shown = table.play(line)
    assert table.match.hash == before or line == "９"
    assert "\x1b" not in shown
    assert shown.rstrip().splitlines()[-1].startswith("Left the game")


def test_control_c_leaves_cleanly(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: Terminal, __: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read_line", interrupt)
    assert table.play().endswith("Left the game.\n")


def test_a_bot_plays_its_half_turn_and_its_events_are_told(table: Table) -> None:
    table.players = {"union": "me", "confederate": "random"}
    shown = table.play("end", "muster", "rest")
    assert "Confederate: computer (random)" in shown
    assert "  Confederate half-turn, July 1861." in shown
    assert "  August 1861." in shown
    assert table.match.to_move == "union"


def test_a_bot_that_fails_leaves_its_seat_to_the_player(table: Table) -> None:
    table.players = {"union": "me", "confederate": "tests.lab.bots:RaisesError"}
    shown = table.play("end", "muster", "rest")
    assert "RaisesError failed: ZeroDivisionError: a bot's own mistake" in shown
    assert "Confederate: you play this side from now on." in shown
    assert shown.index("from now on") < shown.index("Confederate: choose a box to march from")
    assert table.match.to_move == "confederate"


def test_control_c_takes_the_seat_of_a_bot_that_does_not_answer(table: Table) -> None:
    table.players = {"union": "me", "confederate": "tests.console.bots:Interrupted"}
    shown = table.play("end", "muster", "rest", "end")
    assert "Confederate: you play this side from now on." in shown
    assert shown.index("from now on") < shown.index("Confederate: choose a box to march from")
    assert [entry.action for entry in table.match.journal.entries] == ["end", "muster", "rest", "end"]
    assert shown.endswith("Left the game; 4 actions are not saved.\n")


def test_control_c_again_leaves_the_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: Terminal, __: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read_line", interrupt)
    table.players = {"union": "tests.console.bots:Interrupted", "confederate": "me"}
    shown = table.play()
    assert "Union: choose a box to march from" in shown
    assert shown.endswith("Left the game.\n")


def test_two_bots_play_to_the_end_and_the_player_may_still_look(table: Table, tmp_path: Path) -> None:
    table.match = Match.new("house-divided", scenario="short", seed=7)
    table.players = {"union": "random", "confederate": "random"}
    shown = table.play("log 1", f"save {tmp_path}/end.txt", "march washington", "1", "")
    assert "The game is over: " in shown
    assert "The game is over." in shown
    assert Match.replay((tmp_path / "end.txt").read_text(encoding="utf-8")).outcome == table.match.outcome


def test_a_battle_is_shown_round_by_round(table: Table) -> None:
    table.match = position(
        "u1:im:richmond u2:im:richmond c1:im:richmond c2:im:richmond", marches=0, dice=[6, 6, 6, 6, 1, 1, 6, 6]
    )
    shown = table.play("end", "at u1", "", "fire", "at c1", "", "fire")
    assert "Battle of Richmond, round 1. The Union attacks." in shown
    assert "Battle of Richmond, round 2. The Union attacks." in shown
    assert "c1 (militia infantry) fires at u1, needs 2 or less, rolls 6: miss." in shown


def test_dice_that_run_out_are_told_and_nothing_is_lost(table: Table) -> None:
    table.match = position("u1:im:washington c1:im:richmond", marches=0, dice=[])
    shown = table.play("end", "muster")
    assert "the scripted dice hold 0 rolls" in shown
    assert table.match.prompt.kind == "promote"
