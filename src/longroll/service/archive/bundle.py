"""Many games as one file: a zip of journals, with a list of them. `longroll replay FILE.zip` checks all of them."""

import json
from collections.abc import AsyncIterator
from typing import IO, TYPE_CHECKING, Final, cast
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from longroll.service.archive.ports import Archived
from longroll.service.archive.shape import match_shape
from longroll.service.errors import ServiceError
from longroll.service.restore import restore

if TYPE_CHECKING:
    from longroll.service.service import Service

LIST: Final = "matches.json"
JOURNAL: Final = ".journal"
OLDEST: Final = (1980, 1, 1, 0, 0, 0)  # the earliest in a zip; all files have it, so that equal games give equal bytes


class Stream:
    """The output of a zip, from which finished bytes are taken repeatedly. It has neither `seek` nor `tell`, so the zip
    counts for itself."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def write(self, data: bytes) -> int:
        self.pieces.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Do nothing: no bytes are held back."""

    def take(self) -> bytes:
        taken, self.pieces = b"".join(self.pieces), []
        return taken


async def bundle(service: "Service", matches: AsyncIterator[Archived]) -> AsyncIterator[bytes]:
    """The bytes of the zip, piece by piece, so that no number of games takes much memory. A match that cannot be read
    any more is left out, and the list says so."""
    stream, listed = Stream(), list[dict[str, object]]()
    with ZipFile(cast(IO[bytes], stream), "w", ZIP_DEFLATED) as file:
        async for found in matches:
            match = found.match.match
            journal = await read_journal(service, match)
            listed.append({**match_shape(found), "readable": bool(journal)})
            if journal:
                await service.background.run(file.writestr, entry(match + JOURNAL), journal)
                yield stream.take()
        file.writestr(entry(LIST), json.dumps(listed, indent=1))
    yield stream.take()


def entry(name: str) -> ZipInfo:
    info = ZipInfo(name, OLDEST)
    info.compress_type = ZIP_DEFLATED
    return info


async def read_journal(service: "Service", match: str) -> str:
    """The journal of a finished match, with its seed. It takes no room in the cache."""
    stored = await service.storage.load(match)
    if stored is None:
        return ""
    try:
        live = (await service.background.run(restore, stored)).live
    except ServiceError:
        return ""
    snapshot = live.published.snapshot
    return await service.background.run(lambda: snapshot.journal(sealed=False).dumps())
