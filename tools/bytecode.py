"""Runs in the Python of the browser (`tools/bytecode.mjs`), because bytecode depends on the version of Python."""

from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps
from types import CodeType
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

OLD: Final = (1980, 1, 1, 0, 0, 0)  # the same files give the same archive
UNCHECKED: Final = 0b01  # there is no source to look at
WITHOUT_DOCSTRINGS: Final = 2
UNIT: Final = 2  # bytes
MOST_UNITS: Final = 8  # in an entry of a table of lines
NO_COLUMN: Final = 13


def compile_archive(source: str, target: str, lines: bool) -> None:
    """Bytecode in place of sources, with or without the numbers of lines. Nothing is compressed: the whole archive will
    be, in one piece."""
    with ZipFile(source) as read, ZipFile(target, "w", ZIP_STORED) as write:
        files = dict(compiled(name, read.read(name), lines) for name in read.namelist())
        for name in sorted(files, key=lambda name: (name.rpartition(".")[2], name)):
            write.writestr(ZipInfo(name, OLD), files[name])


def compiled(name: str, content: bytes, lines: bool) -> tuple[str, bytes]:
    if not name.endswith(".py"):
        return name, content
    whole = compile(content, name, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
    code = whole if lines else without_lines(whole)
    return f"{name}c", MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + source_hash(content) + dumps(
        code if lines else without_lines(code)
    )


def without_lines(code: CodeType) -> CodeType:
    """Every instruction is said to be in the first line of its function."""
    full, rest = divmod(len(code.co_code) // UNIT, MOST_UNITS)
    table = in_first_line(MOST_UNITS) * full + (in_first_line(rest) if rest else b"")
    constants = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=constants)


def in_first_line(units: int) -> bytes:
    """An entry of a table of lines (see InternalDocs/code_objects.md of CPython): so many units, no column, no step."""
    return bytes([0x80 | NO_COLUMN << 3 | units - 1, 0])
