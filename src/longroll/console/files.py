"""Files of the user: read with a size limit, written completely or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE
from typing import Final

from longroll.kernel.error import LongrollError
from longroll.kernel.journal import FIRST_LINE

LARGEST: Final = 16 * 1024 * 1024
LONGEST: Final = 100  # bytes of a file name that the temporary file keeps


def read_journal(name: str) -> str:
    return read_text(name, "journal", "utf-8")


def read_text(name: str, kind: str, encoding: str) -> str:
    with path_of(name).open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise LongrollError(f"{name!r} is larger than any {kind} ({LARGEST // 1024 // 1024} MB)")
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise LongrollError(f"{name!r} is not a text file: byte {error.start + 1} is wrong") from None


def write_journal(name: str, text: str) -> Path:
    """Write a temporary file and then replace the old one, so that no journal is ever half written."""
    with explain_errors(name):
        file = Path(os.path.realpath(path_of(name)))
        if file.is_symlink():
            raise LongrollError(f"{name!r} is a link that leads to no file")
        if file.exists() and not is_journal(file):
            raise LongrollError(f"{name!r} exists and is not a journal; it is left as it is")
        replace_file(file, text)
    return file


def write_new(name: str, text: str) -> None:
    """Write a new file; an existing one is never replaced."""
    check_new(name)
    with explain_errors(name):
        replace_file(path_of(name), text)


def check_new(name: str) -> None:
    """Raises an error if there is such a file, or no folder for it."""
    with explain_errors(name):
        file = path_of(name)
        if file.exists() or file.is_symlink():
            raise LongrollError(f"{name!r} exists; it is left as it is")
        file.parent.stat()


@contextmanager
def explain_errors(name: str) -> Iterator[None]:
    """Report a file that cannot be written in one sentence."""
    try:
        yield
    except OSError as error:
        raise LongrollError(f"{name!r} cannot be written: {error.strerror}") from None
    except ValueError:
        raise LongrollError(f"{name!r} cannot be the name of a file") from None


def replace_file(file: Path, text: str) -> None:
    """The new file gets the permissions of the old one; without an old one, only its owner may read it."""
    name = os.fsencode(file.name)[:LONGEST].decode("utf-8", "ignore")
    temporary = file.with_name(f".{name}.{os.getpid()}.part")
    try:
        with open(temporary, "x", encoding="utf-8", newline="\n", opener=open_private) as out:
            if file.exists():
                os.fchmod(out.fileno(), S_IMODE(file.stat().st_mode))
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        temporary.replace(file)
    finally:
        with suppress(OSError):
            temporary.unlink()


def open_private(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def path_of(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise LongrollError(f"{name!r} names an unknown home folder") from None


def is_journal(file: Path) -> bool:
    """An empty file may become a journal, too."""
    if not file.is_file():
        return False
    with file.open("rb") as old:
        return old.read(len(FIRST_LINE)) in (FIRST_LINE.encode(), b"")
