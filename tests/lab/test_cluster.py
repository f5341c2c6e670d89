"""A real Dask cluster of two workers on this machine, one of which is killed in the middle of its work."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll import LongrollError, cli
from longroll.lab.arena import ArenaPlan, run_arena
from longroll.lab.backends import find_backend
from longroll.lab.work import RunConfig
from tests.lab.bots import MARKS

TITLE = "house-divided"
KILLER = "tests.lab.bots:KillsWorkerOnce"


@pytest.fixture(scope="module")
def marks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("marks")


@pytest.fixture(scope="module")
def cluster(marks: Path) -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(MARKS, str(marks))
        made = distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address=None,
            silence_logs=50,
        )
        with made:
            yield made


def test_an_arena_on_a_cluster_is_the_same_and_a_killed_worker_loses_nothing(
    cluster: Any, marks: Path, tmp_path: Path
) -> None:
    """The killer plays as `random` does, when it does not kill."""
    here = run_arena(ArenaPlan(TITLE, ("random", "tests.lab.bots:FirstChoice"), 4, scenario="short"), RunConfig())
    plan = ArenaPlan(TITLE, (KILLER, "tests.lab.bots:FirstChoice"), 4, scenario="short")
    there = run_arena(plan, RunConfig(dask=cluster.scheduler_address, out=tmp_path))
    assert (marks / "killed").exists()
    assert there.failures == []
    assert (there.scores, there.rules) == (here.scores, here.rules)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 8


def test_the_command_plays_on_a_cluster(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", TITLE, "random", "tests.lab.bots:FirstChoice", "--pairs", "1", "--scenario", "short"]
    assert cli.run([*arguments, "--dask", cluster.scheduler_address]) == 0
    assert "2 games in pairs" in capsys.readouterr().out


def test_a_scheduler_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.lab.backends.CONNECT_SECONDS", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense://x", "127.0.0.1:none"):
        with pytest.raises(LongrollError, match="no Dask scheduler answers"):
            find_backend(1, address)
