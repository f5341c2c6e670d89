"""Journals on the disk: read with care, written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from longroll.kernel.error import LongrollError
from longroll.kernel.journal import FIRST_LINE

LARGEST: Final = 16 * 1024 * 1024


def read_journal(name: str) -> str:
    with path_of(name).open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise LongrollError(f"{name!r} is larger than any journal ({LARGEST // 1024 // 1024} MB)")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise LongrollError(f"{name!r} is not a text file: byte {error.start + 1} is wrong") from None


def write_journal(name: str, text: str) -> Path:
    """Write beside the file first and then take its place, so that no journal is ever half written."""
    file = path_of(name).resolve()
    try:
        if file.exists() and not is_journal(file):
            raise LongrollError(f"{name!r} exists and is not a journal; it is left as it is")
        replace_file(file, text)
    except OSError as error:
        raise LongrollError(f"{name!r} cannot be written: {error.strerror}") from None
    return file


def replace_file(file: Path, text: str) -> None:
    twin = file.with_name(f".{file.name[:100]}.{os.getpid()}.part")
    try:
        with twin.open("x", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        twin.replace(file)
    finally:
        with suppress(OSError):
            twin.unlink()


def path_of(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise LongrollError(f"{name!r} names nobody's home folder") from None


def is_journal(file: Path) -> bool:
    """An empty file may become a journal, too."""
    if not file.is_file():
        return False
    with file.open("rb") as old:
        return old.read(len(FIRST_LINE)) in (FIRST_LINE.encode(), b"")
