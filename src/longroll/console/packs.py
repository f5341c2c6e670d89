"""Packs on the command line: export and check."""

import json
import sys
from pathlib import Path
from typing import Final

from longroll.console.files import read_text, write_new
from longroll.console.terminal import Terminal, printable
from longroll.games.pack_frame import describe_flaw
from longroll.games.packs import check_any_pack, find_format, find_title, packed_titles
from longroll.kernel.catalogue import COMMON, Catalogue
from longroll.kernel.error import LongrollError

SOUND: Final = {"hexes": "pack-sound", "boxes": "pack-sound-boxes", "spaces": "pack-sound-spaces"}


def export_pack(title: str, name: str | None, edition: str | None, terminal: Terminal) -> None:
    """The pack of a title, to a new file or to the screen; without an edition, the newest."""
    if title not in packed_titles():
        raise LongrollError(f"{title[:40]!r} has no pack; those that have one are {', '.join(packed_titles())}")
    form = find_format(title)
    text = form.printed_pack(title, None if edition is None else form.read_edition(title, edition))
    if name is None:
        sys.stdout.write(text)
    else:
        write_new(name, text)  # a file may contain corrections by hand
        terminal.line(Catalogue(COMMON).format("pack-written", file=name))


def check_file(name: str, terminal: Terminal) -> bool:
    """Whether the pack in a file is valid; if not, every flaw is printed with its place."""
    text = read_text(name, "pack", "utf-8-sig")
    flaws = check_any_pack(text)
    for flaw in flaws:
        terminal.line(printable(f"{Path(name)}: {flaw.place}: {describe_flaw(flaw)}"))
    if not flaws:
        pack = json.loads(text)
        counts = find_format(find_title(text)).count_things(pack)
        terminal.line(
            printable(Catalogue(COMMON).format(SOUND[next(iter(counts))], file=name, name=pack["name"], **counts))
        )
    return not flaws
