"""Wrapping, columns and files of the console."""

import io
import os
from pathlib import Path

import pytest

from longroll import LongrollError, Match
from longroll.console import files
from longroll.console.terminal import LONGEST, Terminal, clean, in_one_line


class FakeTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nothing_but_a_terminal_gets_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b" not in Terminal(io.StringIO()).style("Union", "union")
    assert "\x1b" in Terminal(FakeTerminal()).style("Union", "union")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in Terminal(FakeTerminal()).style("Union", "union")


def test_columns_and_paragraphs_keep_to_the_width() -> None:
    stream = io.StringIO()
    terminal = Terminal(stream)
    terminal.columns(["left " * 20, "short"], ["right " * 20])
    terminal.text("word " * 60, indent="  ")
    assert max(len(line) for line in stream.getvalue().splitlines()) <= terminal.width == 100


def test_what_is_typed_is_cleaned() -> None:
    assert clean("  march\x1b[31m washington\x00\n") == "march [31m washington"


def test_a_journal_is_written_whole_and_read_back(tmp_path: Path) -> None:
    text = Match.new("house-divided", seed=1).journal.dumps()
    name = str(tmp_path / "game.txt")
    files.write_journal(name, text)
    files.write_journal(name, text)
    assert files.read_journal(name) == text
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_other_files_are_never_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Abby", encoding="utf-8")
    for name in (str(other), str(tmp_path), "/dev/null"):
        with pytest.raises(LongrollError, match="left as it is"):
            files.write_journal(name, "longroll-journal 1\n")
    assert other.read_text(encoding="utf-8") == "Dear Abby"


def test_a_failed_save_leaves_the_old_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = str(tmp_path / "game.txt")
    files.write_journal(name, "longroll-journal 1\nold\n")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(LongrollError, match="cannot be written: No space left"):
        files.write_journal(name, "longroll-journal 1\nnew\n")
    assert files.read_journal(name) == "longroll-journal 1\nold\n"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LongrollError, match="cannot be written: No such file"):
        files.write_journal(str(tmp_path / "no" / "game.txt"), "")
    with pytest.raises(LongrollError, match="home folder"):
        files.write_journal("~nobody-of-that-name/game.txt", "")


def test_binary_and_huge_files(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"longroll\xff\x00")
    with pytest.raises(LongrollError, match="not a text file: byte 9"):
        files.read_journal(str(binary))
    huge = tmp_path / "huge"
    with huge.open("wb") as out:
        out.truncate(files.LARGEST + 1)
    with pytest.raises(LongrollError, match="larger than any journal"):
        files.read_journal(str(huge))


def test_an_error_is_one_short_line_that_a_terminal_can_be_sent() -> None:
    assert in_one_line("a\x1b]0;title\x07b\n  c\udcff") == "a ]0;title b c"
    long = in_one_line("x" * 5000)
    assert len(long) == LONGEST
    assert long.endswith("x...")
    stream = io.StringIO()
    Terminal(stream).error("\x1b[31m" + "word " * 5000)
    assert "\x1b" not in stream.getvalue()
    assert len(stream.getvalue()) < 2 * LONGEST


def test_a_paragraph_keeps_its_beginning_and_sends_nothing_odd() -> None:
    stream = io.StringIO()
    Terminal(stream).text("   1  a\x1b[2Jb")
    assert stream.getvalue() == "   1  a [2Jb\n"


def test_a_link_to_itself_is_told_and_stays(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to("loop")
    with pytest.raises(LongrollError, match="leads to no file"):
        files.write_journal(str(loop), "longroll-journal 1\n")
    assert loop.is_symlink()
    with pytest.raises(LongrollError, match="cannot be the name of a file"):
        files.write_journal("a\0b", "longroll-journal 1\n")


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("game.txt")
    files.write_journal(str(tmp_path / "link"), "longroll-journal 1\n")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "game.txt").is_file()


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
def test_a_file_keeps_its_mode(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "game.txt"
    file.write_text("longroll-journal 1\nold\n", encoding="utf-8")
    file.chmod(mode)
    files.write_journal(str(file), "longroll-journal 1\nnew\n")
    assert file.stat().st_mode & 0o777 == mode


def test_a_new_file_is_its_owners(tmp_path: Path) -> None:
    assert files.write_journal(str(tmp_path / "game.txt"), "longroll-journal 1\n").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("name", ["x" * 255, "é" * 127, "☃" * 85])
def test_a_name_may_be_as_long_as_the_disk_allows(tmp_path: Path, name: str) -> None:
    assert len(os.fsencode(name)) >= 254
    files.write_journal(str(tmp_path / name), "longroll-journal 1\n")
    assert [file.name for file in tmp_path.iterdir()] == [name]
