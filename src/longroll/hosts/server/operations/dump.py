"""The format of a backup, the same for every kind of database: gzip of JSON lines. The first line says what it is; then
for each table a line with its name and columns, and a line for each of its rows; the last line has the number of rows
and the SHA-256 of all lines before it, so that a damaged or unfinished file is not taken for a whole one."""

import gzip
import json
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, BinaryIO, Final, NamedTuple

from longroll import __version__

FORMAT: Final = "longroll-backup"
VERSION: Final = 1
LEVEL: Final = 3  # of compression: most of what the highest saves, in a fifth of the time
BYTES: Final = "base64"


class Head(NamedTuple):
    """`revision` is that of the database; `program` the version that made it."""

    revision: str
    created: float
    program: str = __version__


class DumpWriter:
    def __init__(self, file: BinaryIO, head: Head) -> None:
        self.stream = gzip.GzipFile("", "wb", LEVEL, file, mtime=0)
        self.digest = sha256()
        self.rows = 0
        self._write({"format": FORMAT, "version": VERSION, **head._asdict()})

    def start(self, name: str, columns: Sequence[str]) -> None:
        self._write({"table": name, "columns": list(columns)})

    def add(self, row: Sequence[Any]) -> None:
        self.rows += 1
        self._write([write_value(value) for value in row])

    def finish(self) -> None:
        self._write({"rows": self.rows, "sha256": self.digest.hexdigest()})
        self.stream.close()

    def _write(self, value: object) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.digest.update(line)
        self.stream.write(line)


def write_value(value: Any) -> Any:
    return {BYTES: b64encode(value).decode()} if isinstance(value, bytes) else value
