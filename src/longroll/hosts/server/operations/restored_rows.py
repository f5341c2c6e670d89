"""Writes the rows of a backup into the tables of its revision. A row that does not fit is refused with its line."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import sqlalchemy
from sqlalchemy import Column, Table
from sqlalchemy.exc import DataError, IntegrityError

from longroll.hosts.server.operations.backup import tables_of
from longroll.hosts.server.operations.dump_reader import Row, TableStart, bad_line, damaged, read_rows
from longroll.hosts.server.store.upgrade import first_line
from longroll.kernel.error import LongrollError

AT_ONCE: Final = 500  # rows
LARGEST: Final = 2**63 - 1
KINDS: Final = {str: "a text without NUL", int: "a whole number", float: "a number", bool: "yes or no", bytes: "bytes"}


def write_rows(connection: sqlalchemy.Connection, file: Path) -> None:
    missing = {table.name: table for table in tables_of(connection)}
    lines = read_rows(file)
    start = next(lines, None)
    while isinstance(start, TableStart):
        table = missing.pop(start.name, None)
        if table is None:
            raise bad_line(file, start.line, start.name, "there is no such table, or it comes twice")
        check_columns(file, start, table)
        start = RowWriter(connection, file, table, start.columns).write(lines)
    if missing or start is not None:
        raise damaged(file)


def check_columns(file: Path, start: TableStart, table: Table) -> None:
    known, named = set(table.columns.keys()), set(start.columns)
    if len(named) < len(start.columns):
        raise bad_line(file, start.line, start.name, "a column is named twice")
    if named != known:
        shown = ", ".join(repr(one[:60]) for one in sorted(named ^ known)[:5])
        raise bad_line(file, start.line, start.name, f"columns are missing or not known: {shown}")


class RowWriter:
    """The rows of one table."""

    def __init__(self, connection: sqlalchemy.Connection, file: Path, table: Table, columns: Sequence[str]) -> None:
        self.connection = connection
        self.file = file
        self.table = table
        self.columns = [table.columns[name] for name in columns]
        self.insert = sqlalchemy.insert(table)

    def write(self, lines: Iterator[TableStart | Row]) -> TableStart | None:
        """Write rows up to the start of the next table, and return that."""
        part: list[tuple[int, dict[str, Any]]] = []
        following: TableStart | None = None
        for line in lines:
            if isinstance(line, TableStart):
                following = line
                break
            part.append((line.line, self.check_row(line)))
            if len(part) == AT_ONCE:
                self.write_part(part)
                part = []
        self.write_part(part)
        return following

    def check_row(self, row: Row) -> dict[str, Any]:
        if len(row.values) != len(self.columns):
            raise self.refuse(row.line, f"the row has {len(row.values)} values for {len(self.columns)} columns")
        return {
            column.key: self.check_value(row.line, column, value)
            for column, value in zip(self.columns, row.values, strict=True)
        }

    def check_value(self, line: int, column: Column[Any], value: Any) -> Any:
        kind = column.type.python_type
        if value is None and column.nullable:
            return None
        if not fits(kind, value):
            raise self.refuse(line, f"the column {column.key!r} must be {KINDS.get(kind, kind.__name__)}")
        return kind(value) if kind in (bool, int, float) else value

    def write_part(self, part: Sequence[tuple[int, dict[str, Any]]]) -> None:
        if not part:
            return
        try:
            with self.connection.begin_nested():
                self.connection.execute(self.insert, [values for _, values in part])
        except (IntegrityError, DataError) as error:
            raise self.find_refused(part, first_line(error)) from None

    def find_refused(self, part: Sequence[tuple[int, dict[str, Any]]], why: str) -> LongrollError:
        """The first of these rows that the database does not accept."""
        for line, values in part:
            try:
                with self.connection.begin_nested():
                    self.connection.execute(self.insert, values)
            except (IntegrityError, DataError) as error:
                return self.refuse(line, f"the database refuses the row: {first_line(error)}")
        return self.refuse(part[0][0], f"the database refuses rows from here on: {why}")

    def refuse(self, line: int, what: str) -> LongrollError:
        return bad_line(self.file, line, self.table.name, what)


def fits(kind: type, value: Any) -> bool:
    """Does the value of a line fit a column of this kind?"""
    if kind is str:
        return isinstance(value, str) and is_text(value)
    if kind is bool:
        return isinstance(value, bool) or (isinstance(value, int) and value in (0, 1))
    if kind is int:
        return isinstance(value, int) and -LARGEST <= value <= LARGEST
    if kind is float:
        return isinstance(value, float) or (isinstance(value, int) and -LARGEST <= value <= LARGEST)
    return isinstance(value, kind)


def is_text(value: str) -> bool:
    """Is this a text that can be stored? JSON may contain half of a character, and NUL, which PostgreSQL refuses and
    SQLite takes for the end."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in value
