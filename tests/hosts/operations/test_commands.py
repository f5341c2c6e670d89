"""What the operator types: whatever it is, the answer is one sentence, and nothing happens that was not meant."""

import asyncio
from pathlib import Path

import pytest

from longroll.cli import run
from longroll.hosts.server.config import plain_database
from longroll.hosts.server.operations.console import moderation_of, open_records
from longroll.hosts.server.operations.matches import delete_match
from longroll.hosts.server.store.upgrade import prepare
from longroll.kernel.error import LongrollError
from tests.hosts.club.table import Table
from tests.hosts.people.browsers import ClubServer


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a club with a match that goes on."""
    made = tmp_path_factory.mktemp("data")
    database = plain_database(made)
    prepare(database)
    server = ClubServer(made, database)
    Table(server).begin()
    server.stop()
    return made


def list_match(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["admin", "matches", "--data", str(folder)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    return line.split()[0]


@pytest.mark.parametrize(
    "arguments",
    [
        "matches annul \udcff why",
        "matches annul match \udcff",
        "matches delete \udcff why",
        "matches export games.zip --player \udcff",
        "matches --player \udcff",
        "people suspend \udcff",
        "people promote \udcff admin",
        "matches --limit 9223372036854775808",
        "audit --limit 99999999999999999999",
        "matches annul match why",
        "people reset Nobody",
    ],
)
def test_an_argument_that_makes_no_sense_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: str
) -> None:
    group, *rest = arguments.split()
    assert run(["admin", group, "--data", str(folder), *rest]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert not Path("games.zip").exists()


def test_a_player_before_the_command_does_not_let_everything_be_exported(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.zip"
    assert run(["admin", "matches", "--data", str(folder), "--player", "Ann", "export", str(file)]) == 2
    assert "write it after the command" in capsys.readouterr().err
    assert not file.exists()
    assert run(["admin", "matches", "--data", str(folder), "export", str(file), "--player", "Ann"]) == 0


def test_an_export_replaces_no_file_and_is_read_by_its_owner_alone(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.zip"
    export = ["admin", "matches", "--data", str(folder), "export"]
    assert run([*export, str(file)]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    before = file.read_bytes()
    assert run([*export, str(file)]) == 2
    assert "exists; it is left as it is" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert run([*export, str(tmp_path / "other.zip"), "--player", "Nobody"]) == 2
    assert [one.name for one in tmp_path.iterdir()] == ["games.zip"]


def test_a_match_is_not_deleted_without_a_reason(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = list_match(folder, capsys)
    for reason in ("", " ", "x" * 1001):
        with pytest.raises(LongrollError, match="1 to 1000 characters"):
            delete_match(plain_database(folder), match, reason)
    assert list_match(folder, capsys) == match


def test_an_entry_of_the_log_is_one_line_whatever_was_written(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = "rude\n2026-01-01 00:00:00 longroll admin role Eve admin\r\x1b[2Jgone\u202e\u2029 été"
    with open_records(plain_database(folder)) as records:
        asyncio.run(moderation_of(records).log("", "annul", match="m1", detail=written))
    assert run(["admin", "audit", "--data", str(folder), "--limit", "1"]) == 0
    (line,) = capsys.readouterr().out.split("\n")[:-1]
    assert line.endswith(r"m1 rude 2026-01-01 00:00:00 longroll admin role Eve admin \x1b[2Jgone\u202e été")
    assert line.isprintable()


def test_a_database_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    database = plain_database(tmp_path)
    prepare(database)
    with open_records(database) as records:
        asyncio.run(moderation_of(records).log("", "backup"))
        modes = {
            file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir() if file.name.startswith("club.db")
        }
    assert set(modes.values()) == {0o600}
    assert "club.db-wal" in modes
