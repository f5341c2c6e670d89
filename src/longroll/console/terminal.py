"""The terminal: plain lines wrapped to its width, with colours if it has them."""

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from itertools import zip_longest
from textwrap import wrap
from typing import Final, TextIO

WIDEST: Final = 100
NARROWEST: Final = 40
LONGEST: Final = 300  # characters of an error message
STYLES: Final = {"strong": "1", "faint": "2", "union": "94", "confederate": "91"}


class Terminal:
    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdout
        self.interactive = self.stream.isatty()
        self.coloured = self.interactive and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        columns = shutil.get_terminal_size((WIDEST, 24)).columns if self.interactive else WIDEST
        self.width = max(NARROWEST, min(WIDEST, columns))

    def style(self, text: str, style: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.coloured and text and style in STYLES else text

    def line(self, text: str = "", style: str = "") -> None:
        print(self.style(text, style), file=self.stream)

    def text(self, text: str, style: str = "", indent: str = "", hang: str = "") -> None:
        """A paragraph, wrapped; `hang` goes before its second line and every later one."""
        for line in wrap(printable(text), self.width, initial_indent=indent, subsequent_indent=hang or indent) or [""]:
            self.line(line, style)

    def error(self, message: str) -> None:
        """An error as one short paragraph."""
        self.text(in_one_line(message))

    def columns(self, left: Sequence[str], right: Sequence[str], styles: tuple[str, str] = ("", "")) -> None:
        """Two lists side by side; an entry too long for its half goes on below itself."""
        half = self.width // 2
        for a, b in zip_longest(hanging(left, half - 2), hanging(right, half), fillvalue=""):
            print((self.style(f"{a:<{half}}", styles[0]) + self.style(b, styles[1])).rstrip(), file=self.stream)

    def separator(self) -> None:
        self.line("-" * self.width, "faint")

    def read_line(self, mark: str) -> str | None:
        """A line from the player, or None at the end of the input. A line from a pipe is printed as if it was typed."""
        if self.interactive and sys.stdin and sys.stdin.isatty():
            return type_in(mark)
        line = sys.stdin.readline() if sys.stdin else ""
        typed = clean(line)
        self.line(mark + typed)
        return typed if line else None


def type_in(mark: str) -> str | None:
    with suppress(ImportError):
        import readline  # noqa: F401  (gives the terminal its line editing and history)
    try:
        return clean(input(mark))
    except EOFError:
        print()
        return None


def clean(line: str) -> str:
    """What was typed, without control characters."""
    return printable(line).strip()


def printable(text: str) -> str:
    """The text with spaces instead of control characters."""
    return text if text.isprintable() else "".join(character if character.isprintable() else " " for character in text)


def in_one_line(message: str) -> str:
    """An error message in one line of limited length, whatever it quotes."""
    line = " ".join(printable(message).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 3].rstrip()}..."


def hanging(entries: Sequence[str], width: int) -> list[str]:
    return [line for entry in entries for line in wrap(entry, width, subsequent_indent="    ") or [""]]
