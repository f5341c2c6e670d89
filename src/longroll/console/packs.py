"""Packs on the command line: one written out, one inspected."""

import sys
from pathlib import Path
from typing import Final

from longroll.console.files import path_of, replace_file
from longroll.console.terminal import Terminal, printable
from longroll.games.five_aprils.pack import FOLDERS, check_text, load_pack, printed_pack
from longroll.kernel.catalogue import COMMON, Catalogue
from longroll.kernel.error import LongrollError

LARGEST: Final = 16 * 1024 * 1024


def export_pack(title: str, name: str | None, terminal: Terminal) -> None:
    """The pack of a title, to a new file or to the screen."""
    if title not in FOLDERS:
        raise LongrollError(f"{title[:40]!r} has no pack; those that have one are {', '.join(FOLDERS)}")
    text = printed_pack(title)
    if name is None:
        sys.stdout.write(text)
    else:
        write_new(name, text)
        terminal.line(Catalogue(COMMON).format("pack-written", file=name))


def write_new(name: str, text: str) -> None:
    """Never over a file: it may hold what somebody has typed in from the original."""
    try:
        file = path_of(name)
        if file.exists() or file.is_symlink():
            raise LongrollError(f"{name!r} exists; it is left as it is")
        replace_file(file, text)
    except OSError as error:
        raise LongrollError(f"{name!r} cannot be written: {error.strerror}") from None
    except ValueError:
        raise LongrollError(f"{name!r} cannot be the name of a file") from None


def read_pack_file(name: str) -> str:
    with path_of(name).open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise LongrollError(f"{name!r} is larger than any pack ({LARGEST // 1024 // 1024} MB)")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise LongrollError(f"{name!r} is not a text file: byte {error.start + 1} is wrong") from None


def check_file(name: str, terminal: Terminal) -> bool:
    """Whether the pack in a file is valid; if not, every flaw is printed with its place."""
    text = read_pack_file(name)
    flaws = check_text(text)
    for flaw in flaws:
        terminal.line(printable(f"{Path(name)}: {flaw.place}: {flaw.reason}"))
    if not flaws:
        pack = load_pack(text)
        columns, rows = pack["map"]["columns"], pack["map"]["rows"]
        hexes = (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1)
        said = Catalogue(COMMON).format(
            "pack-sound", file=name, name=pack["name"], hexes=hexes, units=len(pack["units"])
        )
        terminal.line(printable(said))
    return not flaws
