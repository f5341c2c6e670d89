"""Many games in one file: the journals of a zip, as the archive of a club exports them."""

from typing import Final
from zipfile import BadZipFile, ZipFile, is_zipfile

from longroll.console.files import LARGEST, path_of
from longroll.console.terminal import Terminal
from longroll.kernel.error import LongrollError
from longroll.match import Match

JOURNAL: Final = ".journal"


def is_bundle(name: str) -> bool:
    return is_zipfile(path_of(name))


def replay_bundle(name: str, terminal: Terminal) -> None:
    """Each of the journals; the first that differs is an error."""
    games = actions = 0
    try:
        with ZipFile(path_of(name)) as file:
            for entry in file.infolist():
                if entry.filename.endswith(JOURNAL):
                    if entry.file_size > LARGEST:
                        raise LongrollError(f"{entry.filename} is larger than any journal")
                    actions += replay(entry.filename, file.read(entry))
                    games += 1
    except BadZipFile as error:
        raise LongrollError(f"{name!r} is damaged: {error}") from None
    terminal.line(f"games    {games}")
    terminal.line(f"actions  {actions}")
    terminal.line("verified")


def replay(name: str, data: bytes) -> int:
    """How many actions a journal has."""
    try:
        return len(Match.replay(data.decode()).history)
    except (LongrollError, UnicodeDecodeError) as error:
        raise LongrollError(f"{name}: {error}") from None
