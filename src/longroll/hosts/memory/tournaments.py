"""Tournaments in a dictionary, and a simple way to find pairs."""

from collections.abc import Collection, Mapping, Sequence

from longroll.games import load
from longroll.hosts.memory.storage import MemoryStorage, make_summary
from longroll.opponents.roster import level_of
from longroll.service.finished import FinishedMatch
from longroll.service.tournaments.ports import GameResult
from longroll.service.tournaments.shape import Summary, summary_shape
from longroll.service.tournaments.tournament import OPEN, Tournament

STEPS = 20_000


class MemoryTournaments:
    def __init__(self, matches: MemoryStorage) -> None:
        self.matches = matches
        self.rows: dict[str, Tournament] = {}

    async def add(self, tournament: Tournament) -> None:
        self.rows[tournament.id] = tournament

    async def find(self, tournament: str) -> Tournament | None:
        return self.rows.get(tournament)

    async def replace(self, tournament: Tournament) -> bool:
        if self.rows[tournament.id].version != tournament.version - 1:
            return False
        self.rows[tournament.id] = tournament
        return True

    async def list_summaries(self, limit: int) -> list[Summary]:
        return [summary_shape(one) for one in self._in_order()[:limit]]

    async def of_season(self, season: str, limit: int) -> list[Tournament]:
        return [one for one in self._in_order() if one.season == season][:limit]

    def _in_order(self) -> list[Tournament]:
        return sorted(self.rows.values(), key=lambda one: (one.status not in OPEN, -one.created, one.id))

    async def count_open(self, organiser: str) -> int:
        return sum(one.organiser == organiser and one.status in OPEN for one in self.rows.values())

    async def find_due(self, now: float, limit: int) -> list[str]:
        due = [one for one in self.rows.values() if one.due <= now or self._has_results(one) or self._annulled(one)]
        return [one.id for one in due][:limit]

    def _has_results(self, tournament: Tournament) -> bool:
        return any(game.match in self.matches.finished for game in tournament.open_games)

    async def results(self, matches: Collection[str]) -> list[GameResult]:
        return [result_of(self.matches.finished[one]) for one in matches if one in self.matches.finished]

    async def annulled(self, tournament: str) -> set[str]:
        return self._annulled(self.rows[tournament])

    def _annulled(self, tournament: Tournament) -> set[str]:
        return {one.match for one in tournament.games if one.match in self.matches.annulments and not one.annulled}

    async def waiting_bots(self, now: float, limit: int) -> list[str]:
        del now
        games = [game.match for one in self.rows.values() for game in one.open_games if game.match in self.matches.rows]
        found = []
        for match in games:
            summary = make_summary(self.matches.rows[match])
            if level_of(summary["seats"].get(summary["to_move"], "")):
                found.append(match)
        return found[:limit]

    async def of_player(self, player: str) -> list[str]:
        return [one.id for one in self.rows.values() if player in one.people]


def result_of(finished: FinishedMatch) -> GameResult:
    """The winner is one of the first two seats."""
    seats = load(finished.title, finished.pack or None).seats
    winner = seats.index(finished.winner) % 2 if finished.winner else None
    return GameResult(finished.match, winner, finished.reason, finished.at)


class SimpleMatcher:
    """Pairs the heaviest that lead to a complete pairing, within a number of steps; it may miss the best one."""

    def match(self, weights: Mapping[tuple[int, int], int]) -> Sequence[tuple[int, int]]:
        numbers = sorted({number for pair in weights for number in pair})
        partners: dict[int, list[int]] = {number: [] for number in numbers}
        for one, other in sorted(weights, key=lambda pair: -weights[pair]):
            partners[one].append(other)
            partners[other].append(one)
        self.steps = 0
        best: list[tuple[int, int]] = []
        self._search(numbers, partners, [], best)
        return best

    def _search(
        self,
        left: Sequence[int],
        partners: Mapping[int, list[int]],
        found: list[tuple[int, int]],
        best: list[tuple[int, int]],
    ) -> bool:
        """True if everybody has been paired, or too much has been tried."""
        self.steps += 1
        if len(found) > len(best):
            best[:] = found
        if len(left) < 2 or self.steps > STEPS:
            return True
        one, rest = left[0], left[1:]
        for other in partners[one]:
            if other in rest:
                remaining = [number for number in rest if number != other]
                if self._search(remaining, partners, [*found, (one, other)], best):
                    return True
        return False
