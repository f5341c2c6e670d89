"""Learning from the choices of a searching player: what is recorded, how parameters are fitted, and the two gates."""

import dataclasses
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from longroll import LongrollError, cli
from longroll.games import load
from longroll.lab import imitation, work
from longroll.lab.game import play
from longroll.lab.imitation import Pupil
from longroll.lab.job import GameRecord, Job, make_job
from longroll.lab.search_space import find_space
from longroll.lab.taught import NOISE, Lesson, TaughtChoice, choices_of
from longroll.lab.tuning import TuneResult, tune
from longroll.lab.tuning_plan import TunePlan
from longroll.lab.work import RunConfig
from longroll.opponents.changes import CHANGED

TITLE = "bentonville"
TAUGHT = ("own_attack", "enemy_attack")
PLAN = TunePlan(TITLE, "", "union", parameters=TAUGHT, seed="learn", gate=40, teacher="veteran@6", lessons=10)
LEANING = 'militia+{"parameters":{"bentonville/union":{"own_attack":%s}}}'


@pytest.fixture(autouse=True)
def _few_generations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "GENERATIONS", 5)


def listed(bots: tuple[str, str], dice: str) -> Job:
    return replace(make_job(TITLE, bots, dice), track=False, listed=True)


def lesson(*choices: tuple[int, int, float]) -> Lesson:
    """Of choices given as number of options, the chosen one and its gain."""
    return Lesson([TaughtChoice(None, list(range(count)), chosen, gain) for count, chosen, gain in choices])


# --- what is recorded


def test_every_open_choice_of_a_side_is_found_again() -> None:
    job = listed(("veteran@6", "militia"), "learn/1")
    record = play(job)
    assert len(record.made) == record.actions
    both = list(choices_of(job, record, (True, True)))
    union = list(choices_of(job, record, (True, False)))
    south = list(choices_of(job, record, (False, True)))
    assert 0 < len(union) < len(both) == len(union) + len(south)
    chosen, made = [one.options[one.chosen] for one in both], iter([action for action, _ in record.made])
    assert all(action in made for action in chosen)  # in this order
    assert all(one.options == load(TITLE).choices(one.position) for one in both)
    assert {one.gain for one in south} == {0.0}  # Militia does not search
    assert any(one.gain > 0 for one in union)


def test_actions_are_recorded_only_if_that_is_asked_for() -> None:
    job = make_job(TITLE, ("militia", "militia"), "learn/1")
    assert play(job).made == []


# --- the likelihood


def test_the_likelihood_is_that_of_a_softmax() -> None:
    one = lesson((2, 1, 0.0), (3, 0, 0.0))
    logits = np.array([0.0, log(3.0), log(2.0), 0.0, 0.0])
    assert one.chances(logits) == pytest.approx([0.25, 0.75, 0.5, 0.25, 0.25])
    noise, ranked = NOISE, 1 - NOISE
    chances = [ranked * 0.75 + noise / 2, ranked * 0.5 + noise / 3]
    assert one.likelihood(logits) == pytest.approx((log(chances[0]) + log(chances[1])) / 2)
    assert one.likelihood(logits + 1e6) == pytest.approx(one.likelihood(logits))


def test_choices_of_a_plan_that_was_found_better_weigh_more() -> None:
    gains = (0.0, 0.02, -0.3, 0.02)
    assert lesson(*((2, 0, gain) for gain in gains)).weights == pytest.approx([1 / 8, 3 / 8, 1 / 8, 3 / 8])
    assert lesson((2, 0, 0.0), (2, 0, 0.0)).weights == pytest.approx([0.5, 0.5])


# --- the fit


def pupil_of(teacher: str, names: tuple[str, ...]) -> Pupil:
    games = [listed((teacher, "militia"), f"learn/{number}") for number in range(1, 7)]
    taught = [list(choices_of(job, play(job), (True, False))) for job in games]
    kept, judged = ([choice for game in part for choice in game] for part in (taught[:4], taught[4:]))
    space = find_space(load(TITLE), "battle", ["union"], names, [])
    return Pupil(load(TITLE), space, Lesson(kept), Lesson(judged))


def test_a_leaning_of_the_teacher_is_learned() -> None:
    present = find_space(load(TITLE), "battle", ["union"], ("own_attack",), []).dimensions[0].present
    learned = pupil_of(LEANING % (4 * present), ("own_attack",)).learn(6, 1)
    assert learned.coordinates[0] > 0.3
    assert learned.learned.likelihood > learned.present.likelihood
    assert learned.learned.agreement > learned.present.agreement


def test_what_makes_no_difference_is_not_changed() -> None:
    learned = pupil_of("militia", ("works",)).learn(6, 1)
    assert learned.coordinates == [0.0]
    assert learned.learned == learned.present


# --- the gates


def taught_play(better: dict[str, float]) -> Callable[[Job], GameRecord]:
    """Lessons by a player who likes to attack; in the gates changed numbers win that part of the games for a bot."""

    def toy(job: Job) -> GameRecord:
        if job.listed:
            return play(replace(job, bots=(LEANING % 9.0, "militia")))
        bot, changed, _ = job.bots[0].partition(CHANGED)
        luck = (int(job.dice.rpartition("/")[2]) * 0.618) % 1.0
        return GameRecord(winner=0 if luck < (better[bot] if changed else 0.5) else 1, rule="toy")

    return toy


def run_toy(monkeypatch: pytest.MonkeyPatch, folder: Path, better: dict[str, float]) -> TuneResult:
    monkeypatch.setattr(work, "play", taught_play(better))
    return tune(PLAN, RunConfig(out=folder))


def test_numbers_that_pass_both_gates_are_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    result = run_toy(monkeypatch, tmp_path, {"militia": 1.0, "veteran@6": 1.0})
    assert [(gate.bot, gate.verdict) for gate in result.gates] == [("militia", "better"), ("veteran@6", "better")]
    found = json.loads((tmp_path / "tuned.json").read_text())
    said = found["provenance"]
    assert "--learn-from veteran@6 --games 10 --gate 40" in said["command"]
    assert "--generations" not in said["command"]
    assert said["games"] == said["learning"]["games"] == 10
    assert said["learning"]["learned"]["likelihood"] > said["learning"]["present"]["likelihood"]
    assert [said[name]["bot"] for name in ("gate", "teacher_gate")] == ["militia", "veteran@6"]
    assert said["gate"]["dice"] != said["teacher_gate"]["dice"]
    assert found["parameters"]["bentonville/union"]["own_attack"] == result.values()[0][1]


def test_what_helps_militia_alone_is_not_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    result = run_toy(monkeypatch, tmp_path, {"militia": 1.0, "veteran@6": 0.0})
    assert [gate.verdict for gate in result.gates] == ["better", "not better"]
    assert not (tmp_path / "tuned.json").exists()


def test_the_second_gate_is_not_played_after_a_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    result = run_toy(monkeypatch, tmp_path, {"militia": 0.0, "veteran@6": 1.0})
    assert [gate.verdict for gate in result.gates] == ["not better"]
    assert not (tmp_path / "tuned.json").exists()


def test_nothing_learned_needs_no_gate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(work, "play", taught_play({}))
    words = ["tune", TITLE, "--side", "union", "--parameters", "works", "--learn-from", "veteran@6", "--games", "10"]
    assert cli.run([*words, "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "bentonville: 10 games of veteran@6, seed 1" in out
    assert "No other numbers were found, so nothing is written." in out
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_lessons_that_all_fail_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "play", lambda job: GameRecord(failure="KeyError: 3"))
    with pytest.raises(LongrollError, match="only 0 games to learn from came to their end: KeyError: 3"):
        tune(PLAN, RunConfig())


def test_of_many_choices_only_some_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "play", taught_play({"militia": 0.0}))
    counts = []
    for most in (10**6, 500):
        monkeypatch.setattr(imitation, "MOST_ACTIONS", most)
        learned = tune(PLAN, RunConfig()).learned
        assert learned is not None
        counts.append(learned.choices)
    assert 0 < counts[1] <= 500 < counts[0]


# --- interrupted runs and bad input


def arguments(folder: Path) -> list[str]:
    words = ["tune", TITLE, "--side", "union", "--parameters", ",".join(TAUGHT), "--learn-from", "veteran@4"]
    return [*words, "--games", "10", "--gate", "1", "--seed", "tiny", "--json", "--out", str(folder)]


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
    assert shapes[0]["learning"]["games"] == 10
    assert (killed / "games.jsonl").read_bytes().startswith(kept)


def test_a_corrupt_ledger_is_one_sentence_and_stays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(b"nonsense\n")
    assert cli.run(arguments(tmp_path)) == 2
    said = capsys.readouterr().err
    assert "games.jsonl, line 1, is not a game" in said
    assert said.count("\n") == 1
    assert (tmp_path / "games.jsonl").read_bytes() == b"nonsense\n"


def test_the_games_of_another_run_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """More games make another run, because other games are held out."""
    run_toy(monkeypatch, tmp_path, {"militia": 0.0})
    with pytest.raises(LongrollError, match="are of another run: name another folder"):
        tune(dataclasses.replace(PLAN, lessons=15), RunConfig(out=tmp_path))


BAD: list[tuple[dict[str, Any], str]] = [
    ({"teacher": "nobody"}, "only veteran and crack can be learned from, not 'nobody'"),
    ({"teacher": "militia"}, "only veteran and crack"),
    ({"teacher": "crack-1"}, "only veteran and crack"),
    ({"teacher": "veteran:nobody"}, "only veteran and crack"),
    ({"teacher": "tests.lab.bots:FirstChoice"}, "only veteran and crack"),
    ({"teacher": "veteran@none"}, "not a bot with its playouts"),
    ({"teacher": 'veteran+{"parameters":{}}'}, "only veteran and crack"),
    ({"lessons": 9}, "learning needs 10 to 1000 games"),
    ({"lessons": 10**9}, "learning needs 10 to 1000 games"),
    ({"bot": "veteran@6", "weights": ("power",)}, "weights cannot be learned"),
    ({"parameters": ("luck",)}, "'luck' is not a parameter"),
]


@pytest.mark.parametrize(("bad", "said"), BAD)
def test_bad_plans_leave_nothing_behind(tmp_path: Path, bad: dict[str, Any], said: str) -> None:
    with pytest.raises(LongrollError, match=said):
        tune(TunePlan(**{"title": TITLE, "teacher": "veteran@6", **bad}), RunConfig(out=tmp_path / "new"))
    assert not (tmp_path / "new").exists()
