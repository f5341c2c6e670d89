"""The archive over the matches in memory."""

from collections.abc import Collection

from longroll.hosts.memory.storage import MemoryStorage
from longroll.service.agreement import ABORTED, PUBLIC
from longroll.service.archive.ports import RecordLine, Total
from longroll.service.archive.query import NO_WINNER, RESULTS, Query
from longroll.service.finished import FinishedMatch, FinishedSeat

SCORES = dict(zip(RESULTS, (1.0, 0.0, 0.5), strict=True))


class MemoryArchive:
    def __init__(self, storage: MemoryStorage) -> None:
        self.storage = storage

    async def search(self, query: Query) -> list[FinishedMatch]:
        found = [match for match in self.storage.finished.values() if fits(match, query)]
        found.sort(key=lambda match: (match.at, match.match), reverse=True)
        return found[: query.limit]

    async def annulled(self, matches: Collection[str]) -> set[str]:
        return {match for match in matches if match in self.storage.annulments}

    async def record(self, player: str) -> list[RecordLine]:
        lines: dict[tuple[str, str], list[int]] = {}
        for match in self._counted():
            own = [seat for seat in match.seats if seat.player == player]
            for seat in own if len(own) < len(match.seats) else ():
                line = lines.setdefault((match.title, seat.seat), [0, 0, 0])
                line[(1.0, 0.0, 0.5).index(seat.score or 0.0)] += 1
        return [RecordLine(title, seat, *lines[title, seat]) for title, seat in sorted(lines)]

    async def totals(self) -> list[Total]:
        found: dict[tuple[str, str, str, str], Total] = {}
        for match in self._counted():
            key = (match.title, match.scenario, match.winner, match.reason)
            former = found.get(key, Total(*key, 0, 0))
            found[key] = former._replace(games=former.games + 1, actions=former.actions + match.actions)
        return list(found.values())

    def _counted(self) -> list[FinishedMatch]:
        every = self.storage.finished.values()
        return [match for match in every if match.reason != ABORTED and match.match not in self.storage.annulments]

    async def rename(self, player: str, name: str) -> None:
        for match in self.storage.finished.values():
            seats = tuple(seat._replace(name=name) if seat.player == player else seat for seat in match.seats)
            self.storage.finished[match.match] = match._replace(seats=seats)


def fits(match: FinishedMatch, query: Query) -> bool:
    same = all(
        not asked or asked == found
        for asked, found in [
            (query.title, match.title),
            (query.scenario, match.scenario),
            (query.winner, match.winner or NO_WINNER),
            (query.reason, match.reason),
            (query.value, match.options.get(query.option, "")),
        ]
    )
    return (
        same
        and (query.own or match.access == PUBLIC)
        and query.rated in (None, match.rated)
        and query.shortest <= match.actions <= (query.longest or match.actions)
        and query.since <= match.at < (query.until or match.at + 1)
        and (query.before is None or (match.at, match.match) < query.before)
        and (not query.player or any(is_played(seat, query) for seat in match.seats))
        and (not query.opponent or any(seat.player == query.opponent for seat in match.seats))
    )


def is_played(seat: FinishedSeat, query: Query) -> bool:
    if seat.player != query.player or query.side not in ("", seat.side):
        return False
    return not query.result or seat.score == SCORES[query.result]
