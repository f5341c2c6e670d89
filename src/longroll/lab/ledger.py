"""The ledger: finished games, one line each, written as they come, so that an interrupted run can be resumed."""

import hashlib
import os
from collections.abc import Iterator
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from io import BufferedWriter
from pathlib import Path
from typing import Final, Self

import msgspec

import longroll
from longroll.kernel.error import LongrollError
from longroll.lab.job import GameRecord, Job
from longroll.opponents.changes import CHANGED

NAME: Final = "games.jsonl"
LAB: Final = ("game", "job", "watchdog")
# What determines a game and its record.
SOURCES: Final = (
    "kernel",
    "games",
    "opponents",
    *(f"lab/{name}.py" for name in LAB),
)


class Line(msgspec.Struct):
    build: str
    job: Job
    record: GameRecord


class Ledger:
    """Without a folder nothing is kept."""

    def __init__(self, folder: Path | None) -> None:
        self.found: dict[Job, GameRecord] = {}
        self.file: BufferedWriter | None = None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self.read(folder / NAME)
            self.file = (folder / NAME).open("ab")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def read(self, path: Path) -> None:
        """An incomplete last line is removed."""
        if not path.exists():
            return
        whole = path.read_bytes()
        kept = whole.rfind(b"\n") + 1
        decoder = msgspec.json.Decoder(Line)
        for number, text in enumerate(whole[:kept].splitlines(), 1):
            try:
                line = decoder.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                raise LongrollError(f"{path}, line {number}, is not a game: {error}") from None
            if line.build != build(line.job.bots):
                raise LongrollError(
                    f"the games in {path} were played by another version of Longroll or of a bot: name another folder"
                )
            self.found[line.job] = line.record
        if kept < len(whole):
            os.truncate(path, kept)

    def write(self, job: Job, record: GameRecord) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(Line(build(job.bots), job, record)) + b"\n")
            self.file.flush()


@cache
def build(bots: tuple[str, str]) -> str:
    """A hash of the rules and the players: the same hash gives the same games."""
    known = hash_of_sources().copy()
    for path in third_party_files(bots):
        known.update(path.read_bytes())
    return known.hexdigest()[:16]


@cache
def hash_of_sources() -> "hashlib._Hash":
    root = Path(str(longroll.__file__)).parent
    known = hashlib.sha256()
    for place in SOURCES:
        for path in [root / place, *sorted((root / place).rglob("*"))]:
            if path.suffix in {".py", ".json"}:
                known.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return known


def third_party_files(bots: tuple[str, str]) -> Iterator[Path]:
    """The files of third-party bots: the whole package of each, since it may use any of it."""
    for bot in bots:
        module, _, kind = bot.partition(CHANGED)[0].partition(":")
        spec = find_module(module.partition(".")[0]) if kind else None
        if spec is None:
            continue
        folders = spec.submodule_search_locations
        if folders is not None:
            yield from (path for folder in folders for path in sorted(Path(folder).rglob("*.py")))
        elif spec.has_location and spec.origin is not None:
            yield Path(spec.origin)


def find_module(name: str) -> ModuleSpec | None:
    try:
        return find_spec(name)
    except (ImportError, ValueError):
        return None
