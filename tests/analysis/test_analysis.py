"""The analysis of whole games."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from longroll import LongrollError, Match
from longroll.analysis import Analysis, Effort, Stopped, analyse
from longroll.analysis.luck import find_luck
from longroll.analysis.report import Report
from longroll.analysis.shape import analysis_shape
from longroll.analysis.steps import divide
from longroll.analysis.value import Value
from longroll.kernel.dice import ScriptedDice
from longroll.opponents.levels import Crack
from tests.analysis.loaded import FIRE, HIT, loaded_game

JOURNALS = Path(__file__).parents[1] / "journals"
QUICK = Effort(1, 160)
VALUES_ONLY = Effort(1, 0)


def read(name: str) -> Match:
    return Match.replay((JOURNALS / f"{name}.journal").read_text(encoding="utf-8"))


def last_part(match: Match, number: int) -> Match:
    """The match from after so many actions to its end."""
    pack = (match.header.pack or "1") if match.game.packs else ""
    rolls = [roll for entry in match.history[number:] for roll in entry.dice]
    part = Match.from_position(match.game.title, text_at(match, number), rolls, pack=pack)
    part.play([entry.action for entry in match.history[number:]])
    return part


def text_at(match: Match, number: int) -> str:
    return match.game.write_position(match.snapshot().at(number).position)


@pytest.fixture(scope="module")
def short() -> Match:
    return read("house-divided/short-greedy")


@pytest.fixture(scope="module")
def calls() -> list[tuple[int, int]]:
    """The progress that the analysis reported."""
    return []


@pytest.fixture(scope="module")
def found(short: Match, calls: list[tuple[int, int]]) -> Analysis:
    return analyse(short, QUICK, lambda done, total: calls.append((done, total)))


def test_steps_cover_the_game_and_only_their_last_action_has_dice(short: Match) -> None:
    steps = divide(short.snapshot(), Crack(short.game).evaluator)
    assert [step.first for step in steps] == [1, *(step.last + 1 for step in steps[:-1])]
    assert steps[-1].last == len(short.history)
    for step in steps:
        entries = short.history[step.first - 1 : step.last]
        assert {entry.seat for entry in entries} == {short.game.seats[step.seat]}
        assert [entry.dice for entry in entries] == [()] * (len(entries) - 1) + [step.dice]
        assert step.end.pack() == short.snapshot().at(step.last).position.pack()


def test_start_and_luck_and_decisions_are_the_result(found: Analysis) -> None:
    assert found.result == 0.0  # the Confederacy won
    assert found.curve[0] == (0, found.start)
    assert all(0 <= chance <= 1 for _, chance in found.curve)
    luck, effects = found.luck, found.effects
    total = found.start + luck[0] - luck[1] + effects[0] - effects[1]
    assert total == pytest.approx(found.result, abs=1e-9)
    assert abs(found.residual) < 1e-9
    assert luck != (0.0, 0.0)


@pytest.mark.parametrize(("name", "number"), [("bentonville/veterans", 200), ("civil-war-basic/basic-militia", 1000)])
def test_other_systems_add_up_too(name: str, number: int) -> None:
    match = last_part(read(name), number)
    found = analyse(match, VALUES_ONLY)
    assert abs(found.residual) < 1e-9
    assert found.luck != (0.0, 0.0)
    assert found.curve[-1][0] == len(match.history)
    assert len(found.dice) == sum(len(entry.dice) for entry in match.history)
    assert {die.drawn for die in found.dice} == {False} | ({True} if name.startswith("bentonville") else set())


def test_luck_is_zero_on_average_over_all_faces_of_a_real_action(short: Match) -> None:
    player = Crack(short.game)
    value = Value(player, 1, "seed")
    steps = [step for step in divide(short.snapshot(), player.evaluator) if len(step.dice) == 1][:3]
    assert steps
    for step in steps:
        lucks = []
        for face in range(1, 7):
            end = step.before.copy()
            short.game.advance(end, step.action, ScriptedDice([face]), None)
            lucks.append(find_luck(short.game, step._replace(dice=(face,), end=end), value).dice[0].luck)
        assert sum(lucks) == pytest.approx(0.0, abs=1e-12)


def test_an_analysis_can_be_repeated(short: Match) -> None:
    part, effort = last_part(short, 90), Effort(1, 80)
    found = analyse(part, effort)
    assert found.decisions
    assert analyse(part.snapshot(), effort) == found
    assert analyse(part, VALUES_ONLY, seed="other").curve != found.curve


def test_loaded_dice_show_their_luck_where_it_was_put() -> None:
    match = loaded_game("loaded", 1)
    found = analyse(match, VALUES_ONLY)
    loaded = [die for die in found.dice if die.side == 1 and match.history[die.action - 1].action == FIRE]
    assert {die.shown for die in loaded} == {HIT}
    assert min(die.luck for die in loaded) > -0.05
    luck, others = sum(die.luck for die in loaded), sum(die.luck for die in found.dice if die not in loaded)
    assert luck > 0.5
    assert luck > 5 * abs(others)
    assert found.luck[1] > 0.5
    assert abs(found.luck[0]) < 0.2


def test_decisions_name_better_plans_that_can_be_played(short: Match, found: Analysis) -> None:
    assert 0 < len(found.decisions) <= 5
    costs = [one.cost for one in found.decisions]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] > 0
    for one in found.decisions:
        assert one.better != one.played
        assert list(one.played) == [entry.action for entry in short.history[one.action - 1 : one.last]]
        Match.from_position(short.game.title, text_at(short, one.action - 1), seed=1).play(list(one.better))


def test_progress_grows_to_its_total(found: Analysis, calls: list[tuple[int, int]]) -> None:
    assert all(a <= b for a, b in pairwise(calls))
    assert calls[-1][0] == calls[-1][1]
    assert len({total for _, total in calls}) == 1


def test_an_interrupted_analysis_has_no_result(short: Match) -> None:
    seen: list[int] = []
    with pytest.raises(Stopped, match="interrupted"):
        analyse(short, QUICK, lambda done, total: seen.append(done), lambda: len(seen) >= 3)
    assert len(seen) == 3


def test_only_a_finished_game_is_analysed(short: Match) -> None:
    for played in (Match.new("house-divided", seed=1), short.snapshot().at(20)):
        with pytest.raises(LongrollError, match="not over"):
            analyse(played, QUICK)


def test_the_shape_is_what_other_programs_rely_on(found: Analysis) -> None:
    shape = json.loads(json.dumps(analysis_shape(found)))
    assert shape["curve"][0] == [0, round(found.start, 6)]
    assert shape["curve"][-1] == [110, 0.0]
    assert list(shape["luck"]) == ["union", "confederate"]
    assert shape["turning_point"] in [action for action, _ in shape["curve"]]
    for one in shape["decisions"]:
        assert {"action", "cost", "better"} <= set(one)
        assert all(isinstance(text, str) for text in one["better"])
    luck, effects = shape["luck"], shape["effects"]
    total = shape["start"] + luck["union"] - luck["confederate"] + effects["union"] - effects["confederate"]
    assert total == pytest.approx(shape["result"], abs=1e-5)
    assert len(shape["dice"]) == len(found.dice)


def test_the_report_is_one_page_with_curve_and_tables(short: Match, found: Analysis) -> None:
    page = Report(short.snapshot(), found).page()
    assert page.startswith("<!doctype html>")
    assert "A House Divided" in page
    assert page.count("<svg") == 1
    assert page.count("<table>") == 3
    assert "http" not in page
    assert "<script" not in page
