"""Many games: the same whatever plays them, and none lost."""

import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from longroll import LongrollError
from longroll.lab import backends, work
from longroll.lab.job import GameRecord, Job, make_job
from longroll.lab.ledger import Ledger, build
from longroll.lab.work import RunConfig, Work, playing
from tests.lab.bots import MARKS

TITLE = "house-divided"
GAMES = 12


def jobs(number: int = GAMES, bot: str = "random") -> list[Job]:
    model = replace(make_job(TITLE, (bot, "random"), "", "short"), track=False)
    return [replace(model, dice=f"seed/{game}") for game in range(number)]


def run(todo: list[Job], config: RunConfig) -> list[tuple[Job, GameRecord]]:
    with playing(todo, config) as games:
        return [(job, replace(record, seconds=0.0)) for job, record in games]


@pytest.fixture(scope="module")
def alone() -> list[tuple[Job, GameRecord]]:
    return run(jobs(), RunConfig())


def test_the_number_of_processes_changes_nothing(alone: list[tuple[Job, GameRecord]]) -> None:
    assert [job for job, _ in alone] == jobs()
    assert len({(record.actions, record.rule) for _, record in alone}) > 1
    assert run(jobs(), RunConfig(2)) == alone


def test_few_games_are_under_way_however_many_there_are() -> None:
    asked = count()
    todo = (job for job in jobs(1) for _ in asked)
    with playing((replace(job, dice=str(number)) for number, job in enumerate(todo)), RunConfig()) as games:
        list(islice(games, 3))
    assert next(asked) <= 3 + work.CHUNK


# --- the ledger


def ledger_lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()]


def test_every_game_is_written_once_and_not_played_again(
    alone: list[tuple[Job, GameRecord]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(jobs(5), RunConfig(out=tmp_path)) == alone[:5]
    played: list[Job] = []

    def play(job: Job) -> GameRecord:
        played.append(job)
        return dict(alone)[job]

    monkeypatch.setattr(work, "play", play)
    assert run(jobs(), RunConfig(out=tmp_path)) == alone
    assert played == jobs()[5:]
    assert len(ledger_lines(tmp_path)) == GAMES
    assert run(jobs(), RunConfig(out=tmp_path)) == alone
    assert len(played) == GAMES - 5


@pytest.mark.parametrize("cut", [1, 20, 200])
def test_a_line_that_was_cut_off_is_played_again(alone: list[tuple[Job, GameRecord]], tmp_path: Path, cut: int) -> None:
    run(jobs(4), RunConfig(out=tmp_path))
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-cut])
    assert run(jobs(6), RunConfig(out=tmp_path)) == alone[:6]
    assert len(ledger_lines(tmp_path)) == 6


def test_an_interrupted_run_keeps_what_was_played(alone: list[tuple[Job, GameRecord]], tmp_path: Path) -> None:
    def interrupted() -> Iterator[Job]:
        yield from jobs(3)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), playing(interrupted(), RunConfig(out=tmp_path)) as games:
        list(games)
    kept = len(ledger_lines(tmp_path))
    assert kept >= 1
    assert run(jobs(), RunConfig(out=tmp_path)) == alone


def test_other_jobs_in_the_same_folder_do_not_matter(alone: list[tuple[Job, GameRecord]], tmp_path: Path) -> None:
    run([replace(job, own="other") for job in jobs(3)], RunConfig(out=tmp_path))
    assert run(jobs(3), RunConfig(out=tmp_path)) == alone[:3]


@pytest.mark.parametrize("line", [b"nonsense\n", b"{}\n", b"\xff\n", b"[1]\n", b"[" * 100_000 + b"\n"])
def test_what_is_not_a_ledger_is_refused(tmp_path: Path, line: bytes) -> None:
    (tmp_path / "games.jsonl").write_bytes(line)
    with pytest.raises(LongrollError, match="line 1, is not a game"):
        Ledger(tmp_path)


def test_games_of_other_rules_are_not_taken_for_these(tmp_path: Path) -> None:
    run(jobs(1), RunConfig(out=tmp_path))
    file = tmp_path / "games.jsonl"
    file.write_text(file.read_text().replace(build(("random", "random")), "0" * 16))
    with pytest.raises(LongrollError, match="another version"):
        run(jobs(1), RunConfig(out=tmp_path))


def test_the_whole_package_of_a_bot_is_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "my_army"
    package.mkdir()
    (package / "__init__.py").write_text("from my_army.brain import Mine\n")
    (package / "brain.py").write_text("from longroll.opponents.random import RandomBot as Mine\n")
    monkeypatch.syspath_prepend(tmp_path)
    before = build(("my_army:Mine", "random"))
    (package / "brain.py").write_text("from longroll.opponents.militia import Militia as Mine\n")
    build.cache_clear()
    assert build(("my_army:Mine", "random")) != before


@pytest.mark.parametrize("bot", [".a:b", "sys:exit", "no.such:Bot", "a..b:C"])
def test_a_bot_without_a_file_is_its_name(bot: str) -> None:
    assert build((bot, "random"))


def test_games_of_a_bot_that_was_changed_are_not_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "my_bot.py"
    source.write_text("from longroll.opponents.random import RandomBot as Mine\n")
    monkeypatch.syspath_prepend(tmp_path)
    run(jobs(1, "my_bot:Mine"), RunConfig(out=tmp_path / "run"))
    source.write_text("from longroll.opponents.militia import Militia as Mine\n")
    build.cache_clear()
    with pytest.raises(LongrollError, match="or of a bot"):
        Ledger(tmp_path / "run")


def test_bad_names_leave_no_folder_behind(tmp_path: Path) -> None:
    def bad() -> Iterator[Job]:
        yield make_job("nope", ("random", "random"), "1")

    with pytest.raises(LongrollError), playing(bad(), RunConfig(out=tmp_path / "new")):
        pass
    assert not (tmp_path / "new").exists()


# --- lost workers


def test_a_killed_process_loses_nothing(
    alone: list[tuple[Job, GameRecord]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The killer plays as `random` does, when it does not kill."""
    monkeypatch.setenv(MARKS, str(tmp_path))
    todo = jobs(bot="tests.lab.bots:KillsWorkerOnce")
    found = run(todo, RunConfig(2, out=tmp_path / "out"))
    assert (tmp_path / "killed").exists()
    assert [record for _, record in found] == [record for _, record in alone]
    assert len(ledger_lines(tmp_path / "out")) == GAMES


def test_games_that_lose_every_worker_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were being played beside them are not."""
    monkeypatch.setattr(work, "TRIES", 2)
    found = run([*jobs(3), *jobs(1, "tests.lab.bots:KillsWorker"), *jobs(6)[3:]], RunConfig(2, out=tmp_path))
    (fallen,) = [job for job, record in found if record.failure]
    assert fallen == jobs(1, "tests.lab.bots:KillsWorker")[0]
    assert found[3][1].failure == "the game on the dice seed/0 lost its worker 2 times"
    assert len(ledger_lines(tmp_path)) == 6


class Mortal(Executor):
    """Loses every second chunk, at once or later."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.asked += 1
        if self.asked % 4 == 1:
            raise ChildProcessError
        future: Future[Any] = Future()
        if self.asked % 2:
            future.set_exception(ChildProcessError())
        else:
            future.set_result(fn(*args, **kwargs))
        return future


class MortalBackend(backends.ThisProcess):
    workers = 3
    lost: tuple[type[Exception], ...] = (ChildProcessError,)

    def __init__(self) -> None:
        self.executor = Mortal()
        self.renewed = 0

    def restart(self) -> None:
        self.renewed += 1


def test_what_a_backend_loses_is_asked_for_again(
    alone: list[tuple[Job, GameRecord]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "TRIES", 99)
    mortals = MortalBackend()
    with Ledger(None) as ledger:
        found = list(Work(jobs(), mortals, ledger))
    assert [(job, replace(record, seconds=0.0)) for job, record in found] == alone
    assert mortals.renewed >= 3


@pytest.mark.parametrize(("asked", "made"), [(1, 1), (3, 3), (10**9, 8)])
def test_processes_are_few(monkeypatch: pytest.MonkeyPatch, asked: int, made: int) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    found = backends.find_backend(asked)
    assert found.workers == made
    found.close()


def test_there_is_no_work_without_a_backend() -> None:
    with pytest.raises(LongrollError, match="at least 1"):
        backends.find_backend(0)
