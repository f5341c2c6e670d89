"""The format of a backup, the same for every kind of database: gzip of JSON lines. The first line says what it is; then
for each table a line with its name and columns, and a line for each of its rows; the last line has the number of rows
and the SHA-256 of all lines before it, so that a damaged or unfinished file is not taken for a whole one."""

import gzip
import json
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple
from zlib import error as ZlibError  # noqa: N812

from longroll import __version__
from longroll.kernel.error import LongrollError

FORMAT: Final = "longroll-backup"
VERSION: Final = 1
LEVEL: Final = 3  # of compression: most of what the highest saves, in a fifth of the time
BYTES: Final = "base64"


class Head(NamedTuple):
    """`revision` is that of the database; `program` the version that made it."""

    revision: str
    created: float
    program: str = __version__


class TableStart(NamedTuple):
    name: str
    columns: list[str]


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


def read_value(value: Any) -> Any:
    return b64decode(value[BYTES]) if isinstance(value, dict) else value


def read_head(file: Path) -> Head:
    try:
        head = next(read_lines(file))
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise LongrollError(f"{str(file)!r} is not a backup of Longroll")
        if head["version"] != VERSION:
            raise LongrollError(f"{str(file)!r} was made by a newer Longroll ({head.get('program', '?')})")
        return Head(head["revision"], head["created"], head["program"])
    except (StopIteration, KeyError):
        raise LongrollError(f"{str(file)!r} is not a backup of Longroll") from None


def check_whole(file: Path) -> int:
    """How many rows a backup has; raises an error if it is damaged."""
    digest, rows, last = sha256(), 0, b""
    for line in raw_lines(file):
        if last:
            digest.update(last)
            rows += last.startswith(b"[")
        last = line
    end = decode_line(file, last)
    whole = isinstance(end, dict) and end.get("sha256") == digest.hexdigest() and end.get("rows") == rows
    if not whole:
        raise damaged(file)
    return rows


def read_rows(file: Path) -> Iterator[TableStart | list[Any]]:
    """The start of each table and its rows."""
    for value in read_lines(file):
        if isinstance(value, list):
            yield [read_value(one) for one in value]
        elif "table" in value:
            yield TableStart(value["table"], value["columns"])


def read_lines(file: Path) -> Iterator[Any]:
    for line in raw_lines(file):
        yield decode_line(file, line)


def decode_line(file: Path, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise damaged(file) from None


def raw_lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as stream:
            yield from stream
    except (gzip.BadGzipFile, EOFError, ZlibError):
        raise damaged(file) from None
    except OSError as error:
        raise LongrollError(f"{str(file)!r} cannot be read: {error.strerror}") from None


def damaged(file: Path) -> LongrollError:
    return LongrollError(
        f"{str(file)!r} is not a whole backup: it is damaged, or was not finished; nothing was changed"
    )
