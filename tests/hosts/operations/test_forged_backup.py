"""A backup that somebody has changed, with the right checksum: it is refused in one sentence that names the line, and
nothing is changed; or what it holds can be restored, and is verified without a fault of the program."""

import gzip
import json
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll import LongrollError
from longroll.cli import main
from longroll.hosts.server.operations.backup import backup
from longroll.hosts.server.operations.restore import restore
from longroll.hosts.server.operations.verify import verify
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare, revisions
from tests.hosts.operations.test_backup import contents, play_club

Lines = list[Any]


class Forger:
    """A backup of a club as lines, and an empty database at its revision."""

    def __init__(self, folder: Path) -> None:
        source = file_url(folder / "club.db")
        prepare(source)
        play_club(folder, source)
        backup(source, folder / "club.backup")
        self.lines: Lines = [
            json.loads(line) for line in gzip.decompress((folder / "club.backup").read_bytes()).splitlines()
        ]
        self.empty = folder / "empty.db"
        prepare(file_url(self.empty))

    def copy(self) -> Lines:
        return [json.loads(json.dumps(line)) for line in self.lines]

    def start_of(self, lines: Lines, table: str) -> int:
        return next(place for place, line in enumerate(lines) if isinstance(line, dict) and line.get("table") == table)


@pytest.fixture(scope="module")
def forger(tmp_path_factory: pytest.TempPathFactory) -> Forger:
    return Forger(tmp_path_factory.mktemp("club"))


def signed(lines: Lines) -> bytes:
    """With the right number of rows and checksum."""
    body = b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines[:-1])
    rows = sum(line.startswith(b"[") for line in body.splitlines())
    return gzip.compress(body + json.dumps({"rows": rows, "sha256": sha256(body).hexdigest()}).encode() + b"\n")


def refusal(file: Path, folder: Path, forger: Forger) -> str:
    """Why it is not restored: into a database without rows, and into none at all."""
    target = folder / "target.db"
    shutil.copy(forger.empty, target)
    before = contents(file_url(target))
    with pytest.raises(LongrollError) as caught:
        restore(file_url(target), file)
    assert contents(file_url(target)) == before
    new = folder / "new" / "new.db"
    with pytest.raises(LongrollError) as again:
        restore(file_url(new), file)
    assert not list(new.parent.glob("new.db*"))
    assert str(again.value) == str(caught.value)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def change_value(table: str, column: str, value: object) -> Callable[[Forger, Lines], int]:
    """In the first row of a table; the number of the line."""

    def change(forger: Forger, lines: Lines) -> int:
        start = forger.start_of(lines, table)
        lines[start + 1][lines[start]["columns"].index(column)] = value
        return start + 2

    return change


def change_start(name: str, **values: object) -> Callable[[Forger, Lines], int]:
    def change(forger: Forger, lines: Lines) -> int:
        start = forger.start_of(lines, name)
        lines[start] |= values
        return start + 1

    return change


def change_columns(table: str, edit: Callable[[list[Any]], object]) -> Callable[[Forger, Lines], int]:
    def change(forger: Forger, lines: Lines) -> int:
        start = forger.start_of(lines, table)
        edit(lines[start]["columns"])
        return start + 1

    return change


def change_row(table: str, edit: Callable[[Lines, int], object], line: int = 2) -> Callable[[Forger, Lines], int]:
    """`edit` gets the place of the first row."""

    def change(forger: Forger, lines: Lines) -> int:
        start = forger.start_of(lines, table)
        edit(lines, start + 1)
        return start + line

    return change


def put_first(value: object, line: int) -> Callable[[Forger, Lines], int]:
    """Right after the head."""

    def change(_: Forger, lines: Lines) -> int:
        lines.insert(1, value)
        return line

    return change


FORGED: dict[str, tuple[Callable[[Forger, Lines], int], str, str]] = {
    "a number for a text": (change_value("headers", "title", 7), "headers", "'title' must be a text"),
    "a list for a text": (change_value("headers", "title", ["x"]), "headers", "neither a text, a number nor bytes"),
    "an object for a text": (change_value("headers", "title", {"x": 1}), "headers", "neither a text"),
    "bytes that are none": (change_value("headers", "title", {"base64": "?"}), "headers", "nor bytes"),
    "bytes for a text": (change_value("headers", "title", {"base64": "eA=="}), "headers", "'title' must be a text"),
    "a text for a time": (change_value("headers", "created", "now"), "headers", "'created' must be a number"),
    "a text for a whole number": (change_value("states", "version", "1"), "states", "'version' must be a whole number"),
    "a fraction for a whole number": (change_value("states", "version", 1.5), "states", "must be a whole number"),
    "nothing where something must be": (change_value("headers", "title", None), "headers", "'title' must be a text"),
    "a huge number": (change_value("states", "version", 10**40), "states", "must be a whole number"),
    "a huge time": (change_value("headers", "created", 10**400), "headers", "must be a number"),
    "a NUL": (change_value("headers", "name", "a\0b"), "headers", "'name' must be a text without NUL"),
    "half a character": (change_value("headers", "name", "\ud800"), "headers", "'name' must be a text"),
    "seven for yes": (change_value("finished", "rated", 7), "finished", "'rated' must be yes or no"),
    "a row that is too short": (change_row("headers", lambda lines, row: lines[row].pop()), "headers", "values for"),
    "a row that is too long": (change_row("headers", lambda lines, row: lines[row].append(1)), "headers", "values for"),
    "a row that comes twice": (
        change_row("headers", lambda lines, row: lines.insert(row, lines[row]), 3),
        "headers",
        "UNIQUE constraint failed",
    ),
    "a row of no match": (change_value("states", "match", "nowhere"), "states", "FOREIGN KEY constraint failed"),
    "a table that is not known": (change_start("headers", table="heads"), "heads", "no such table"),
    "a table that comes twice": (change_start("states", table="headers"), "headers", "comes twice"),
    "a table of ours that is left out": (
        change_start("headers", table="alembic_version"),
        "alembic_version",
        "no such",
    ),
    "a name of a table that is none": (change_start("headers", table=5), "", "the name of a table must be a text"),
    "columns that are none": (change_start("headers", columns="id"), "headers", "a list of names"),
    "columns that are numbers": (change_start("headers", columns=[1, 2]), "headers", "a list of names"),
    "a column that is not known": (change_columns("headers", lambda one: one.append("x")), "headers", "not known: 'x'"),
    "a column that is missing": (change_columns("headers", lambda one: one.pop()), "headers", "are missing"),
    "a column that comes twice": (change_columns("headers", lambda one: one.append(one[0])), "headers", "named twice"),
    "a line that is a number": (
        change_row("headers", lambda lines, row: lines.insert(row, 5)),
        "headers",
        "neither a row",
    ),
    "a line that is no JSON": (
        change_row("headers", lambda lines, row: lines.insert(row, b"{]\n")),
        "",
        "cannot be read",
    ),
    "a line in another encoding": (
        change_row("headers", lambda lines, row: lines.insert(row, '["é"]\n'.encode("latin-1"))),
        "",
        "cannot be read",
    ),
    "a line in UTF-16": (
        change_row("headers", lambda lines, row: lines.insert(row, '["a"]'.encode("utf-16") + b"\n")),
        "",
        "cannot be read",
    ),
    "a line without an end to its brackets": (
        change_row("headers", lambda lines, row: lines.insert(row, b"[" * 100_000 + b"\n")),
        "",
        "cannot be read",
    ),
    "digits without an end": (
        change_row("headers", lambda lines, row: lines.insert(row, b"[" + b"9" * 9999 + b"]\n")),
        "",
        "cannot be read",
    ),
    "a row before any table": (put_first([1], 2), "", "belongs to no table"),
    "an end in the middle": (put_first({"sha256": ""}, 3), "", "nothing may follow the end"),
}


@pytest.mark.parametrize("how", FORGED)
def test_a_forged_line_is_named_and_nothing_is_changed(forger: Forger, tmp_path: Path, how: str) -> None:
    change, table, words = FORGED[how]
    lines, file = forger.copy(), tmp_path / "forged.backup"
    line = change(forger, lines)
    file.write_bytes(signed(lines))
    said = refusal(file, tmp_path, forger)
    assert f"line {line}, table {table!r}: " in said if table else f"line {line}: " in said
    assert words in said
    assert said.endswith("; nothing was changed")


HEADS: dict[str, tuple[dict[str, object], str]] = {
    "a newer revision": ({"revision": "9999_future"}, "was written by a newer Longroll"),
    "a revision that never was": ({"revision": "0000_none"}, "there is no revision '0000_none' of the database"),
    "a revision that is none": ({"revision": [1]}, "the revision is not a text"),
    "another version of the format": ({"version": 2}, "was made by a newer Longroll"),
    "another format": ({"format": "other"}, "is not a backup of Longroll"),
}


@pytest.mark.parametrize("how", HEADS)
def test_a_forged_head_is_refused(forger: Forger, tmp_path: Path, how: str) -> None:
    values, words = HEADS[how]
    lines, file = forger.copy(), tmp_path / "forged.backup"
    lines[0] |= values
    file.write_bytes(signed(lines))
    assert words in refusal(file, tmp_path, forger)


def test_the_rows_of_another_revision_are_refused(forger: Forger, tmp_path: Path) -> None:
    lines, file = forger.copy(), tmp_path / "forged.backup"
    lines[0]["revision"] = revisions()[0]
    file.write_bytes(signed(lines))
    with pytest.raises(LongrollError, match=r"line \d+, table '\w+': "):
        restore(file_url(tmp_path / "new" / "new.db"), file)
    assert not list((tmp_path / "new").glob("new.db*"))


def test_a_backup_without_one_of_its_tables_is_not_whole(forger: Forger, tmp_path: Path) -> None:
    lines, file = forger.copy(), tmp_path / "forged.backup"
    start = forger.start_of(lines, "mutes")
    assert isinstance(lines[start + 1], dict), "it has no rows"
    del lines[start]
    file.write_bytes(signed(lines))
    assert "is not a whole backup" in refusal(file, tmp_path, forger)


@pytest.mark.parametrize("line", [b"[" + b" " * 2**25, b"[1]\n" * 2**21], ids=["one line", "many lines"])
def test_a_small_file_that_unpacks_to_very_much_is_refused(forger: Forger, tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "bomb.backup"
    file.write_bytes(gzip.compress(json.dumps(forger.lines[0]).encode() + b"\n" + line, 9))
    assert file.stat().st_size < 2**20
    assert "the file unpacks to far more than a backup does" in refusal(file, tmp_path, forger)


def test_what_a_postgresql_database_refuses_is_named(forger: Forger, postgresql_url: str, tmp_path: Path) -> None:
    for column, value, words in (("version", 2**40, "out of range"), ("match", "nowhere", "foreign key")):
        lines, file = forger.copy(), tmp_path / "forged.backup"
        line = change_value("states", column, value)(forger, lines)
        file.write_bytes(signed(lines))
        before = contents(postgresql_url)
        with pytest.raises(LongrollError, match=rf"line {line}, table 'states': .*{words}.*; nothing was changed"):
            restore(postgresql_url, file)
        assert contents(postgresql_url) == before


def test_the_command_says_one_sentence_and_fails(
    forger: Forger, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, file = forger.copy(), tmp_path / "forged.backup"
    line = change_value("headers", "title", 7)(forger, lines)
    file.write_bytes(signed(lines))
    with pytest.raises(SystemExit) as ended:
        main(["admin", "restore", str(file), "--data", str(tmp_path / "data")])
    said = capsys.readouterr().err
    assert ended.value.code not in (0, None)
    assert f"line {line}, table 'headers'" in said
    assert "Traceback" not in said


WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**62,
    1e308,
    "",
    "x",
    "{",
    "[]",
    "{}",
    "null",
    '{"a":1}',
    "\u2028",
    {"base64": ""},
)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_in_a_row_the_answer_is_a_sentence(forger: Forger, tmp_path: Path, seed: int) -> None:
    """It is refused, or restored; then every match that makes no sense is named."""
    chance = Random(seed)
    lines, file, target = forger.copy(), tmp_path / "forged.backup", tmp_path / "target.db"
    rows = [place for place, line in enumerate(lines) if isinstance(line, list)]
    for place in chance.sample(rows, 3):
        row = lines[place]
        row[chance.randrange(len(row))] = chance.choice(WRONG)
    file.write_bytes(signed(lines))
    shutil.copy(forger.empty, target)
    before = contents(file_url(target))
    if why := why_refused(target, file):
        assert "; nothing was changed" in why
        assert contents(file_url(target)) == before
        return
    found = verify(file_url(target), 1)
    assert found.matches == 2
    assert all(flaw and "\n" not in flaw for _, flaw in found.flaws)


def why_refused(target: Path, file: Path) -> str:
    try:
        restore(file_url(target), file)
    except LongrollError as error:
        return str(error)
    return ""
