"""The fenced blocks of the documents, and the commands among them."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE: Final = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TITLE: Final = re.compile(r'title="([\w.]+)"')
# A paragraph that is indented by four spaces and begins with a command; other programs than ours are left out.
INDENTED: Final = re.compile(r"^\n {4}(longroll .*(?:\n {4}.+)*)", re.MULTILINE)


class Block(NamedTuple):
    language: str
    title: str
    text: str


class Command(NamedTuple):
    """A line of a console, and the output that is shown below it."""

    words: tuple[str, ...]
    output: str


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def blocks(document: Path) -> list[Block]:
    found = []
    for fence in FENCE.finditer(document.read_text(encoding="utf-8")):
        title = TITLE.search(fence[1])
        found.append(Block(fence[1].split(" ")[0], title[1] if title else "", fence[2]))
    return found


def commands(block: Block) -> Iterator[Command]:
    """Of a console: each command, which begins with a dollar, with its output."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, _, output = part.partition("\n")
        yield Command(tuple(shlex.split(line)), output)


def typed_lines(document: Path) -> list[tuple[str, ...]]:
    """The commands that are shown but take too long to be run, or change the machine: `sh` blocks and indented ones."""
    texts = [block.text for block in blocks(document) if block.language == "sh"]
    texts += INDENTED.findall(document.read_text(encoding="utf-8"))
    lines = [shlex.split(line, comments=True) for text in texts for line in text.splitlines()]
    return [tuple(line) for line in lines if line]
