import json
from pathlib import Path

import numpy as np
import pytest

from longroll import LongrollError, cli
from longroll.games import load
from longroll.lab.fitting import FitPlan, Sample, fit, log_loss, regress, result_of, write_weights
from longroll.lab.job import GameRecord
from longroll.lab.work import RunConfig
from longroll.opponents.evaluator import find_evaluator

TITLE = "house-divided"


def made_up(weights: list[float], count: int) -> Sample:
    """Positions whose results follow these weights."""
    chance = np.random.default_rng(1)
    features = chance.normal(size=(count, len(weights))) * [1, 10, 0.1][: len(weights)]
    result = (chance.random(count) < 1 / (1 + np.exp(-features @ weights))).astype(float)
    return Sample(features, result, np.full(count, 0.5), np.ones(count))


def test_the_weights_behind_the_results_are_found_again() -> None:
    true = [1.0, -0.1, 5.0]
    found = regress(made_up(true, 20_000), penalty=1.0)
    assert found == pytest.approx(true, rel=0.1)


def test_a_penalty_holds_weights_near_nothing() -> None:
    sample = made_up([1.0, -0.1, 5.0], 500)
    free, held = (np.abs(regress(sample, penalty)) for penalty in (0.01, 1000.0))
    assert (held < free).all()


def test_a_feature_that_never_changes_and_one_that_tells_all_do_no_harm() -> None:
    features = np.array([[0.0, 1.0], [0.0, -1.0]] * 50)
    found = regress(Sample(features, np.array([1.0, 0.0] * 50), np.full(100, 0.5), np.ones(100)), 1.0)
    assert found[0] == 0
    assert 1 < found[1] < 20


def test_log_loss_of_knowing_nothing_and_of_being_wrong() -> None:
    sample = Sample(np.zeros((2, 1)), np.array([1.0, 0.0]), np.zeros(2), np.array([1.0, 1.0]))
    assert log_loss(np.array([0.5, 0.5]), sample) == pytest.approx(0.6931, abs=1e-4)
    assert log_loss(np.array([0.0, 0.0]), sample) == pytest.approx(4.605, abs=1e-3)


def test_every_game_counts_the_same_and_the_fit_is_repeated() -> None:
    plan = FitPlan(TITLE, 20, ["random"], scenario="short")
    one, two = fit(plan, RunConfig(), 1.0), fit(plan, RunConfig(), 1.0)
    assert one == two
    assert one.games == 20
    assert tuple(one.weights) == find_evaluator(load(TITLE)).features
    assert one.positions > 20 * 5


def test_several_bots_meet_in_turn() -> None:
    jobs = list(FitPlan(TITLE, 10, ["random", "militia"]).jobs())
    assert {job.bots for job in jobs} == {(a, b) for a in ("random", "militia") for b in ("random", "militia")}


@pytest.mark.parametrize(
    ("winner", "level", "result"),
    [(0, "decisive", 1.0), (0, "marginal", 0.8), (-1, "draw", 0.5), (1, "marginal", 0.2), (1, "decisive", 0.0)],
)
def test_a_lesser_victory_counts_less(winner: int, level: str, result: float) -> None:
    assert result_of(GameRecord(winner=winner, level=level), find_evaluator(load("bull-run"))) == pytest.approx(result)


def test_each_side_may_have_its_own_noise() -> None:
    assert {job.noise for job in FitPlan(TITLE, 10, noise=[0.3, 0.05]).jobs()} == {(0.3, 0.05)}
    assert {job.noise for job in FitPlan(TITLE, 10, noise=[0.2]).jobs()} == {(0.2, 0.2)}
    with pytest.raises(LongrollError, match="one or two values of noise"):
        list(FitPlan(TITLE, 10, noise=[0.1, 1.5]).jobs())


def test_games_that_break_are_left_out() -> None:
    with pytest.raises(LongrollError, match="only 0 games"):
        fit(FitPlan(TITLE, 10, ["tests.lab.bots:RaisesError"], noise=[0.0], scenario="short"), RunConfig(), 1.0)


def test_weights_are_put_among_others(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    write_weights(file, "a", {"x": 1.0})
    write_weights(file, "b/c", {"y": 2.0})
    write_weights(file, "a", {"x": 3.0})
    assert json.loads(file.read_text()) == {"a": {"x": 3.0}, "b/c": {"y": 2.0}}


@pytest.mark.parametrize("text", ["nonsense", "[1]"])
def test_what_is_not_a_table_of_weights_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(LongrollError, match="not a table of weights"):
        write_weights(file, "a", {})
    assert file.read_text() == text


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    arguments = ["fit", TITLE, "--games", "10", "--bot", "random", "--scenario", "short", "--out", str(file)]
    assert cli.run(arguments) == 0
    out = capsys.readouterr().out
    assert "log-loss on games held out" in out
    (key, weights), *more = json.loads(file.read_text()).items()
    assert (key, more) == (f"{TITLE}/short", [])
    assert all(f"  {name} " in out for name in weights)


@pytest.mark.parametrize("penalty", [0.0, -1.0, float("nan"), float("inf")])
def test_bad_penalties(penalty: float) -> None:
    with pytest.raises(LongrollError, match="penalty"):
        fit(FitPlan(TITLE, 10), RunConfig(), penalty)


def test_where_weights_cannot_be_written_nothing_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.run(["fit", TITLE, "--games", "100000", "--out", str(tmp_path / "nowhere" / "w.json")]) == 2
    assert "no folder" in capsys.readouterr().err
    (tmp_path / "notes.txt").write_text("not a table")
    for place in (tmp_path, tmp_path / "notes.txt"):
        assert cli.run(["fit", TITLE, "--games", "100000", "--out", str(place)]) == 2
        assert "is not a table of weights" in capsys.readouterr().err
