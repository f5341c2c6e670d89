"""Every block of code in the documents is run, and its output compared. What takes too long to be run, or would change
the machine, is in `sh` blocks and indented lines: their commands must exist, with these options."""

import doctest
import io
import os
import re
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from longroll import cli
from longroll.cli.app import make_app
from tests.docs.blocks import DOCUMENTS, ROOT, Block, blocks, commands, name_of, typed_lines

RUN = {"python", "console"}
TYPED = {"sh"}
SHOWN = {"ebnf", "text"}  # the tests of the notation read them
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
WITH_CODE = [document for document in DOCUMENTS if any(block.language in RUN for block in blocks(document))]
TYPED_LINES = [(name_of(document), line) for document in DOCUMENTS for line in typed_lines(document)]
PLACEHOLDERS = re.compile(r"\[|\.\.\.$|^[A-Z]+$")  # "longroll analyse JOURNAL [--json]" explains, nobody types it


def test_every_block_is_of_a_known_kind() -> None:
    kinds = {(name_of(document), block.language) for document in DOCUMENTS for block in blocks(document)}
    assert {kind for kind in kinds if kind[1] not in RUN | TYPED | SHOWN} == set()


@pytest.mark.parametrize("document", WITH_CODE, ids=name_of)
def test_the_code_of_a_document_runs(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The blocks of a document are run in their order; a Python block with a title is a file for those after it."""
    names: dict[str, Any] = {}
    prepare(tmp_path, monkeypatch)
    for block in blocks(document):
        if block.title:
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
        if block.language == "python":
            run_python(block, {} if block.title else names)
        elif block.language == "console":
            run_console(block, capsys)


def prepare(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, but for the sources and tests, which `longroll rules --coverage` looks for."""
    for name in ("src", "tests"):
        (folder / name).symlink_to(ROOT / name)
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr("longroll.lab.benchmark.SECONDS", 0.01)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    )


def run_python(block: Block, names: dict[str, Any]) -> None:
    if ">>>" not in block.text:
        exec(compile(block.text, "a document", "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, "a document", None, None)
    assert test.examples
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
    assert result.failed == 0, "".join(said)
    names.update(test.globs)


def run_console(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    for command in commands(block):
        program, *words = command.words
        assert program == "longroll", "other programs belong in an sh block"
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            cli.main(words)
        out, err = capsys.readouterr()
        assert left.value.code == 0, err
        if command.output:
            assert doctest.OutputChecker().check_output(command.output, out, LENIENT), (command, out)


@pytest.mark.parametrize(("document", "line"), TYPED_LINES)
def test_a_command_that_is_only_shown_exists(document: str, line: tuple[str, ...]) -> None:
    program, *words = line
    assert program in CHECKS, f"{document}: {program}"
    CHECKS[program](words)


def check_longroll(words: list[str]) -> None:
    """Read the options of a command without running it."""
    if any(PLACEHOLDERS.search(word) for word in words):
        return
    command: Any = get_command(make_app())
    while words and hasattr(command, "commands"):
        command = command.commands[words[0]]
        words = words[1:]
    command.make_context("longroll", words)


def check_make(words: list[str]) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {word for word in words if "=" not in word} <= set(targets)


def check_pip(words: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = [re.fullmatch(r"(\w+)(?:\[(\w+)\])?", word) for word in words[1:] if not word.startswith("-")]
    for package in packages:
        assert package is not None
        assert package[1] == project["name"]
        assert package[2] is None or package[2] in project["optional-dependencies"]


def check_python(words: list[str]) -> None:
    assert words[0] == "-m"
    assert find_spec(words[1]) is not None


CHECKS = {"longroll": check_longroll, "make": check_make, "pip": check_pip, "python": check_python}
