"""Writes a new file for the operator."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from longroll.kernel.error import LongrollError


@contextmanager
def new_file(file: Path) -> Iterator[BinaryIO]:
    """A new file. It gets its name when it is complete and on the disk. It replaces no other file, and only its owner
    can read it."""
    try:
        if file.exists():
            raise FileExistsError
        part = file.with_name(f".{file.name}.{os.getpid()}.part")
        opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(opened, "wb") as stream:
                yield stream
                stream.flush()
                os.fsync(stream.fileno())
            os.link(part, file)  # unlike a rename it never replaces another
        finally:
            part.unlink(missing_ok=True)
    except FileExistsError:
        raise LongrollError(f"{str(file)!r} exists; it is left as it is") from None
    except OSError as error:
        raise LongrollError(f"{str(file)!r} cannot be written: {error.strerror}") from None
