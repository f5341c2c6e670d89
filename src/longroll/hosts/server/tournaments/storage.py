"""The storage of tournaments, over `Records`."""

from collections.abc import Collection

from longroll.hosts.server.store.records import Records
from longroll.hosts.server.tournaments import rows
from longroll.service.tournaments.ports import GameResult
from longroll.service.tournaments.shape import Summary
from longroll.service.tournaments.tournament import Tournament


class SqlTournaments:
    def __init__(self, records: Records) -> None:
        self.records = records

    async def add(self, tournament: Tournament) -> None:
        await self.records.write(lambda connection: rows.add(connection, tournament))

    async def find(self, tournament: str) -> Tournament | None:
        return await self.records.read(lambda connection: rows.find(connection, tournament))

    async def replace(self, tournament: Tournament) -> bool:
        return await self.records.write(lambda connection: rows.replace(connection, tournament))

    async def list_summaries(self, limit: int) -> list[Summary]:
        return await self.records.read(lambda connection: rows.find_summaries(connection, limit))

    async def of_season(self, season: str, limit: int) -> list[Tournament]:
        return await self.records.read(lambda connection: rows.find_of_season(connection, season, limit))

    async def count_open(self, organiser: str) -> int:
        return await self.records.read(lambda connection: rows.count_open(connection, organiser))

    async def find_due(self, now: float, limit: int) -> list[str]:
        return await self.records.read(lambda connection: rows.find_due(connection, now, limit))

    async def results(self, matches: Collection[str]) -> list[GameResult]:
        return await self.records.read(lambda connection: rows.find_results(connection, matches))

    async def annulled(self, tournament: str) -> set[str]:
        return await self.records.read(lambda connection: rows.find_annulled(connection, tournament))

    async def waiting_bots(self, now: float, limit: int) -> list[str]:
        return await self.records.read(lambda connection: rows.find_waiting_bots(connection, now, limit))

    async def of_player(self, player: str) -> list[str]:
        return await self.records.read(lambda connection: rows.find_of_player(connection, player))
