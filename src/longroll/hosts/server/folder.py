"""Where the matches of a user are kept; one server at a time may use the folder."""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO, Final

from platformdirs import user_data_path

from longroll.hosts.server.store.engine import SQLITE, file_of, file_url, read_url
from longroll.kernel.error import LongrollError

FILE: Final = "matches.db"
LOCK: Final = "server.lock"


def data_folder() -> Path:
    """The folder for a program's data on this kind of machine."""
    return user_data_path("longroll", appauthor=False)


def database_file(folder: Path) -> Path:
    """The file of the matches in a folder."""
    return make_folder(folder) / FILE


def make_folder(folder: Path) -> Path:
    """A folder that can be written to; it is made if it is missing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds in it are secret
    except OSError as error:
        raise LongrollError(f"the data folder {str(folder)!r} cannot be made: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise LongrollError(f"the data folder {str(folder)!r} cannot be written to")
    return folder


def home_database(folder: Path) -> str:
    """The address of the database in the default folder."""
    return file_url(database_file(folder))


def lock_database(database: str) -> AbstractContextManager[None]:
    """Lock a SQLite file, which is for one server. PostgreSQL is for any number of them."""
    url = read_url(database)
    if url.get_backend_name() != SQLITE:
        return nullcontext()
    return lock_folder(make_folder(file_of(url).absolute().parent))


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Hold the lock of the folder. The system releases it when the process ends, however it ends."""
    with (folder / LOCK).open("ab") as file:
        if not try_lock(file):
            raise LongrollError(
                f"another Longroll server uses the folder {str(folder)!r}; end it, or choose another folder"
            )
        yield


def try_lock(file: BinaryIO) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
