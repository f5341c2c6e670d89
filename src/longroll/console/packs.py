"""Packs on the command line: export and check."""

import sys
from pathlib import Path

from longroll.console.files import read_text, write_new
from longroll.console.terminal import Terminal, printable
from longroll.games.five_aprils.pack import FOLDERS, check_text, load_pack, printed_pack, read_edition
from longroll.kernel.catalogue import COMMON, Catalogue
from longroll.kernel.error import LongrollError


def export_pack(title: str, name: str | None, edition: str | None, terminal: Terminal) -> None:
    """The pack of a title, to a new file or to the screen; without an edition, the newest."""
    if title not in FOLDERS:
        raise LongrollError(f"{title[:40]!r} has no pack; those that have one are {', '.join(FOLDERS)}")
    text = printed_pack(title, None if edition is None else read_edition(title, edition))
    if name is None:
        sys.stdout.write(text)
    else:
        write_new(name, text)  # a file may contain corrections by hand
        terminal.line(Catalogue(COMMON).format("pack-written", file=name))


def check_file(name: str, terminal: Terminal) -> bool:
    """Whether the pack in a file is valid; if not, every flaw is printed with its place."""
    text = read_text(name, "pack", "utf-8-sig")
    flaws = check_text(text)
    for flaw in flaws:
        terminal.line(printable(f"{Path(name)}: {flaw.place}: {flaw.reason}"))
    if not flaws:
        pack = load_pack(text)
        columns, rows = pack["map"]["columns"], pack["map"]["rows"]
        hexes = (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1)
        sentence = Catalogue(COMMON).format(
            "pack-sound", file=name, name=pack["name"], hexes=hexes, units=len(pack["units"])
        )
        terminal.line(printable(sentence))
    return not flaws
