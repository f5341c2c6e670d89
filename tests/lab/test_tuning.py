"""Tuning: what is tuned, how the search is resumed, and the gate."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

from longroll import LongrollError, Match, cli
from longroll.games import load
from longroll.lab import work
from longroll.lab.contest import Contest, pair_score
from longroll.lab.job import GameRecord, Job, make_job
from longroll.lab.search_space import Dimension, SearchSpace, find_space
from longroll.lab.tuning import TuneResult, tune
from longroll.lab.tuning_plan import TunePlan
from longroll.lab.work import RunConfig
from longroll.opponents.changes import CHANGED, Changes, read_changes
from longroll.opponents.evaluator import find_evaluator

TITLE = "house-divided"
Goodness = Callable[[dict[str, float]], float]
TINY = TunePlan(
    "bentonville", "", "union", "militia", ("own_attack", "enemy_attack"), (), 2, 4, 1, "tiny", {}, 1, (0.0, 20.0)
)


def parameters_in(bot: str) -> dict[str, float]:
    """The changed parameters of a job's bot."""
    _, changed, text = bot.partition(CHANGED)
    return next(iter(read_changes(text).parameters.values())) if changed else {}


def toy_play(good: Goodness) -> Callable[[Job], GameRecord]:
    """Games that the first side wins if its numbers are good and the dice, from 0 to 1, allow it."""

    def play(job: Job) -> GameRecord:
        pair = int(job.dice.rpartition("/")[2])
        luck = (pair * 0.618) % 1.0
        return GameRecord(winner=0 if luck < good(parameters_in(job.bots[0])) else 1, rule="toy")

    return play


# --- the space


def test_a_parameter_changes_by_a_factor_and_one_that_is_0_by_units() -> None:
    space = find_space(load(TITLE), "campaign", ["union"], ["goal_pull", "cavalry"], ["lead", "even"])
    pull, cavalry, lead, even = space.dimensions
    assert pull == Dimension("parameters", "campaign/union", "goal_pull", 0.35)
    assert [pull.value(0.0), pull.value(log(2))] == pytest.approx([0.35, 0.7])
    assert pull.bounds == pytest.approx((-log(8), log(8)))
    assert (cavalry.unit, cavalry.bounds) == (1.0, (0.0, 2.0))
    assert (lead.row, lead.present, lead.unit) == ("house-divided/campaign", 0.0, 0.525)
    assert even.value(1.0) == pytest.approx(0.0)


@pytest.mark.parametrize(
    ("title", "scenario", "row", "weights"),
    [
        (TITLE, "short", "short/confederate", "house-divided/short"),
        ("shiloh", "battle", "shiloh/confederate", "shiloh"),
        ("civil-war-standard", "balanced", "balanced/confederate", "civil-war-standard"),
        ("civil-war-teams", "historical", "historical/confederate", "civil-war-teams"),
    ],
)
def test_the_rows_are_those_of_the_tables(title: str, scenario: str, row: str, weights: str) -> None:
    space = find_space(load(title), scenario, ["confederate"], ["all"], ["all"])
    assert {one.row for one in space.dimensions} == {row, weights}
    find_evaluator(load(title), changes=space.changes([0.1] * len(space.dimensions)))


def test_no_change_at_all_is_the_present_row() -> None:
    game = load("shiloh")
    space = find_space(game, "battle", ["union", "confederate"], ["all"], ["all"])
    changes = space.changes([0.0] * len(space.dimensions))
    same, usual = find_evaluator(game, changes=changes), find_evaluator(game)
    position = Match.new("shiloh").position
    for seat in range(2):
        assert same.parameters(position, seat) == usual.parameters(position, seat)


def test_points_outside_the_bounds_are_moved_to_them() -> None:
    space = SearchSpace([Dimension("parameters", "r", "a", 2.0), Dimension("parameters", "r", "b", 0.0, 1.0)])
    assert space.nearest([9.0, -1.0]) == Changes({"r": {"a": 16.0, "b": 0.0}}, {})


# --- the games


def test_a_side_that_is_not_tuned_is_played_by_the_present_player() -> None:
    model = make_job(TITLE, ("militia", "militia"), "")
    changes = Changes({"campaign/union": {"goal_pull": 1.0}}, {})
    changed = f"militia+{changes.write()}"
    sides = ((True, False), (False, True), (True, True))
    pairs = {tuned: Contest(model, tuned).pair(changes, "1/1") for tuned in sides}
    assert [job.bots for job in pairs[True, False]] == [(changed, "militia"), ("militia", "militia")]
    assert [job.bots for job in pairs[False, True]] == [("militia", "militia"), ("militia", changed)]
    assert [job.bots for job in pairs[True, True]] == [(changed, "militia"), ("militia", changed)]
    assert {job.dice for pair in pairs.values() for job in pair} == {"1/1"}


def test_a_narrow_victory_scores_less_and_a_failure_is_a_defeat() -> None:
    evaluator = find_evaluator(load("bull-run"))
    clear, narrow = GameRecord(winner=0, level="decisive"), GameRecord(winner=0, level="marginal")
    assert pair_score(clear, clear, evaluator) == 0.5
    assert pair_score(narrow, clear, evaluator) == pytest.approx(0.4)
    assert pair_score(GameRecord(failure="x", failed=0), clear, evaluator) == 0.0
    assert pair_score(GameRecord(failure="x"), clear, evaluator) is None


# --- the search and the gate


def run_toy(monkeypatch: pytest.MonkeyPatch, folder: Path, good: Goodness) -> TuneResult:
    monkeypatch.setattr(work, "play", toy_play(good))
    plan = TunePlan(TITLE, "campaign", "union", parameters=("goal_pull", "defence"), generations=12, pairs=60)
    return tune(plan, RunConfig(out=folder))


def test_better_numbers_are_found_and_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Best is twice the present goal_pull and half the present defence."""

    def good(row: dict[str, float]) -> float:
        if not row:
            return 0.3
        return 0.9 * exp(-(log(row["goal_pull"] / 0.7) ** 2) - log(row["defence"] / 0.35) ** 2)

    result = run_toy(monkeypatch, tmp_path, good)
    assert result.verdict == "better"
    assert [value for _, value in result.values()] == pytest.approx([0.7, 0.35], rel=0.35)
    assert result.generations[-1].mean > result.generations[0].mean
    found = json.loads((tmp_path / "tuned.json").read_text())
    assert read_changes(json.dumps(found)) == result.changes
    said = found["provenance"]
    assert said["command"].startswith("longroll tune house-divided --scenario campaign --side union --bot militia")
    assert said["games"] == 12 * 60 * 13
    assert said["gate"]["low"] > 0.5
    assert said["gate"]["pairs"] == len(result.gates[0].scores)
    assert not list(tmp_path.glob("*.new"))


def test_what_is_no_better_is_not_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    result = run_toy(monkeypatch, tmp_path, lambda row: 0.2 if row else 0.6)
    assert result.verdict == "not better"
    assert result.file is None
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_more_generations_go_on_with_the_same_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played: list[Job] = []
    toy = toy_play(lambda row: 0.5)

    def play(job: Job) -> GameRecord:
        played.append(job)
        return toy(job)

    monkeypatch.setattr(work, "play", play)
    short, long = (TunePlan(TITLE, generations=number, population=4, pairs=2, gate=1) for number in (2, 3))
    first = tune(short, RunConfig(out=tmp_path))
    count = len(played)
    second = tune(long, RunConfig(out=tmp_path))
    assert second.generations[:2] == first.generations
    assert len(played) - count == long.games_in_generation + 2
    assert len(set(played)) == len(played)


def test_a_number_at_its_bound_is_not_pushed_away_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """When nothing matters, about half of the parameters that are 0 stay there."""
    monkeypatch.setattr(work, "play", toy_play(lambda row: 0.5))
    zeros = ("above_maximum", "cavalry", "move_up", "pull_risk", "together", "superiority", "threat_removed")
    result = tune(TunePlan(TITLE, "short", "union", parameters=zeros, generations=4, pairs=1, gate=1), RunConfig())
    assert 2 <= sum(value == 0 for _, value in result.values()) <= 5


def test_games_that_all_fail_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "play", lambda job: GameRecord(failure="KeyError: 3"))
    with pytest.raises(LongrollError, match="no pair of games came to its end: KeyError: 3"):
        tune(TINY, RunConfig())


# --- interrupted runs and spoiled ledgers


def arguments(folder: Path) -> list[str]:
    words = ["tune", "bentonville", "--side", "union", "--parameters", "own_attack,enemy_attack", "--seed", "tiny"]
    words += ["--generations", "2", "--population", "4", "--pairs", "1", "--gate", "1", "--json"]
    return [*words, "--out", str(folder)]


def test_a_killed_run_ends_as_if_it_had_not_been(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    command = [sys.executable, "-m", "tests.lab.killed", "7", *arguments(killed)]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    kept, _, torn = (killed / "games.jsonl").read_bytes().rpartition(b"\n")
    assert (kept.count(b"\n"), len(torn)) == (6, 40)
    shapes = []
    for folder in (killed, whole):
        assert cli.run(arguments(folder)) == 0
        shapes.append(json.loads(capsys.readouterr().out))
    assert shapes[0] == shapes[1]
    assert (killed / "games.jsonl").read_bytes().startswith(kept)
    assert jobs_in(killed / "games.jsonl") == jobs_in(whole / "games.jsonl")


def jobs_in(ledger: Path) -> list[str]:
    return [json.dumps(json.loads(line)["job"]) for line in ledger.read_text().splitlines()]


@pytest.mark.parametrize("line", [b"nonsense\n", b'{"build":"x"}\n', b"\xff\xfe\n"])
def test_a_corrupt_ledger_is_one_sentence_and_stays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: bytes
) -> None:
    (tmp_path / "games.jsonl").write_bytes(line)
    assert cli.run(arguments(tmp_path)) == 2
    said = capsys.readouterr().err
    assert "games.jsonl, line 1, is not a game" in said
    assert said.count("\n") == 1
    assert (tmp_path / "games.jsonl").read_bytes() == line
    assert len(list(tmp_path.iterdir())) == 1


def test_the_games_of_another_run_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(work, "play", toy_play(lambda row: 0.5))
    tune(TunePlan(TITLE, population=4, generations=1, pairs=1, gate=1), RunConfig(out=tmp_path))
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(LongrollError, match="are of another run: name another folder"):
        tune(TunePlan(TITLE, population=4, generations=1, pairs=1, gate=1, seed="2"), RunConfig(out=tmp_path))
    assert (tmp_path / "games.jsonl").read_bytes() == before


# --- the command


def test_the_command_says_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(work, "play", toy_play(lambda row: 0.9 if row else 0.1))
    words = ["tune", TITLE, "--side", "union", "--parameters", "goal_pull", "--generations", "2"]
    assert cli.run([*words, "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "house-divided: 260 games for the search, seed 1" in out
    assert "campaign/union goal_pull       0.35  to" in out
    assert f"  They are better: written to {tmp_path / 'tuned.json'}\n" in out


BAD: list[tuple[dict[str, Any], str]] = [
    ({"title": "nope"}, "not a title"),
    ({"parameters": ["all", "nope"]}, "'nope' is not a parameter"),
    ({"gate": 10**20}, "the gate 100000 pairs"),
    ({"scenario": "nope"}, "not a scenario"),
    ({"options": {"tie": "x"}}, "not a value"),
    ({"side": "north"}, "'north' is not a side: union, confederate, both"),
    ({"parameters": ("goal_pull", "luck")}, "'luck' is not a parameter here: goal_pull, "),
    ({"bot": "veteran@2", "weights": ("luck",)}, "'luck' is not a weight here: even, "),
    ({"weights": ("power",)}, "militia does not look at weights"),
    ({"bot": "random"}, "only militia, veteran and crack can be tuned, not 'random'"),
    ({"bot": "tests.lab.bots:FirstChoice"}, "only militia"),
    ({"bot": "veteran@none"}, "not a bot with its playouts"),
    ({"population": 3}, "a population at 4"),
    ({"pairs": 0}, "begin at 1"),
    ({"generations": 10**9}, "at most 1000"),
    ({"bounds": (20.0, 0.0)}, "the lower one first"),
    ({"seed": "a b"}, "not a seed"),
]


@pytest.mark.parametrize(("bad", "said"), BAD)
def test_bad_plans_leave_nothing_behind(tmp_path: Path, bad: dict[str, Any], said: str) -> None:
    with pytest.raises(LongrollError, match=said):
        tune(TunePlan(**{"title": TITLE, **bad}), RunConfig(out=tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(LongrollError, match="is not a folder"):
        tune(TINY, RunConfig(out=tmp_path / "file"))
    assert (tmp_path / "file").read_text() == "mine"
