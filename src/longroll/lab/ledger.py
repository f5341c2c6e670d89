"""Where finished games are written, a line each, as they come, so that a run that was cut off goes on where it was."""

import hashlib
import os
from io import BufferedWriter
from pathlib import Path
from typing import Final, Self

import msgspec

import longroll
from longroll.kernel.error import LongrollError
from longroll.lab.job import Job, Record

NAME: Final = "games.jsonl"
DECIDES: Final = ("kernel", "games", "opponents")  # the folders that decide how a game goes


class Line(msgspec.Struct):
    build: str
    job: Job
    record: Record


class Ledger:
    """Without a folder it forgets everything."""

    def __init__(self, folder: Path | None) -> None:
        self.found: dict[Job, Record] = {}
        self.file: BufferedWriter | None = None
        self.build = build()
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
        """A last line that was cut off is taken away."""
        if not path.exists():
            return
        whole = path.read_bytes()
        kept = whole.rfind(b"\n") + 1
        decoder = msgspec.json.Decoder(Line)
        for number, text in enumerate(whole[:kept].splitlines(), 1):
            try:
                line = decoder.decode(text)
            except msgspec.DecodeError as error:
                raise LongrollError(f"{path}, line {number}, is not a game: {error}") from None
            if line.build != self.build:
                raise LongrollError(
                    f"the games in {path} were played by another version of Longroll: name another folder"
                )
            self.found[line.job] = line.record
        if kept < len(whole):
            os.truncate(path, kept)

    def write(self, job: Job, record: Record) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(Line(self.build, job, record)) + b"\n")
            self.file.flush()


def build() -> str:
    """Names the rules and the players: the same text gives the same games."""
    root = Path(str(longroll.__file__)).parent
    known = hashlib.sha256()
    for folder in DECIDES:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in {".py", ".json"}:
                known.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return known.hexdigest()[:16]
