"""Reads a backup. Nothing in the file is trusted: an error is one sentence with the line, and with the table if there
is one. Only a little of the file is in memory at a time, whatever it unpacks to."""

import gzip
import json
from base64 import b64decode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import error as ZlibError  # noqa: N812

from longroll.hosts.server.operations.dump import BYTES, FORMAT, VERSION, Head
from longroll.kernel.error import LongrollError

LONGEST: Final = 64 * 2**20  # bytes of a line
MOST_TIMES: Final = 300  # how many times its size a backup may unpack to; ours reach about ten
SPARE: Final = 2**20  # bytes that even a very small one may unpack to


class TableStart(NamedTuple):
    line: int
    name: str
    columns: list[str]


class Row(NamedTuple):
    line: int
    values: list[Any]


def read_head(file: Path) -> Head:
    try:
        head = decode_line(file, 1, next(raw_lines(file)))
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise no_backup(file)
        if head["version"] != VERSION:
            raise LongrollError(f"{str(file)!r} was made by a newer Longroll ({head.get('program', '?')})")
        found = Head(head["revision"], head["created"], head["program"])
    except (StopIteration, KeyError):
        raise no_backup(file) from None
    if not isinstance(found.revision, str):
        raise bad_line(file, 1, "", "the revision is not a text")
    return found


def check_whole(file: Path) -> int:
    """Check that a backup is whole. Returns its number of rows. Raises an error if it is damaged."""
    digest, rows, lines, last = sha256(), 0, 0, b""
    for line in raw_lines(file):
        digest.update(last)
        rows += last.startswith(b"[")
        lines, last = lines + 1, line
    end = decode_line(file, lines, last) if last else None
    whole = isinstance(end, dict) and end.get("sha256") == digest.hexdigest() and end.get("rows") == rows
    if not whole:
        raise damaged(file)
    return rows


def read_rows(file: Path) -> Iterator[TableStart | Row]:
    """The start of each table and its rows."""
    table, ended = "", False
    for number, line in enumerate(raw_lines(file), 1):
        if number == 1:
            continue
        value = decode_line(file, number, line)
        if ended:
            raise bad_line(file, number, "", "nothing may follow the end")
        if isinstance(value, list):
            if not table:
                raise bad_line(file, number, "", "a row belongs to no table")
            yield Row(number, [read_value(file, number, table, one) for one in value])
        elif isinstance(value, dict) and "table" in value:
            start = read_start(file, number, value)
            table = start.name
            yield start
        elif isinstance(value, dict) and "sha256" in value:
            ended = True
        else:
            raise bad_line(file, number, table, "it is neither a row nor the start of a table")


def read_start(file: Path, number: int, value: dict[str, Any]) -> TableStart:
    name, columns = value["table"], value.get("columns")
    if not isinstance(name, str) or not name:
        raise bad_line(file, number, "", "the name of a table must be a text")
    if not isinstance(columns, list) or not all(isinstance(one, str) for one in columns):
        raise bad_line(file, number, name, "the columns must be a list of names")
    return TableStart(number, name, columns)


def read_value(file: Path, number: int, table: str, value: Any) -> Any:
    if not isinstance(value, dict | list):
        return value
    if isinstance(value, dict) and list(value) == [BYTES]:
        try:
            return b64decode(value[BYTES], validate=True)
        except (ValueError, TypeError):
            pass
    raise bad_line(file, number, table, "a value is neither a text, a number nor bytes")


def decode_line(file: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line.decode())
    except (ValueError, RecursionError):
        raise bad_line(file, number, "", "it cannot be read") from None


def raw_lines(file: Path) -> Iterator[bytes]:
    try:
        most = file.stat().st_size * MOST_TIMES + SPARE
        with gzip.open(file, "rb") as stream:
            number, total = 0, 0
            while line := stream.readline(min(LONGEST, most) + 1):
                number, total = number + 1, total + len(line)
                if len(line) > LONGEST or total > most:
                    raise bad_line(file, number, "", "the file unpacks to far more than a backup does")
                yield line
    except (gzip.BadGzipFile, EOFError, ZlibError):
        raise damaged(file) from None
    except OSError as error:
        raise LongrollError(f"{str(file)!r} cannot be read: {error.strerror}") from None


def no_backup(file: Path) -> LongrollError:
    return LongrollError(f"{str(file)!r} is not a backup of Longroll")


def damaged(file: Path) -> LongrollError:
    return LongrollError(
        f"{str(file)!r} is not a whole backup: it is damaged, or was not finished; nothing was changed"
    )


def bad_line(file: Path, number: int, table: str, what: str) -> LongrollError:
    """An error in a line. `table` is empty if there is none."""
    where = f"line {number}, table {table[:60]!r}" if table else f"line {number}"
    return LongrollError(f"{str(file)!r} is not a backup that can be restored: {where}: {what}; nothing was changed")
