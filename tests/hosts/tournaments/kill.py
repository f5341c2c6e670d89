"""Kills servers while the rounds of tournaments start and end, and checks that nothing is made or counted twice.

    python -m tests.hosts.tournaments.kill --kills 40
    python -m tests.hosts.tournaments.kill --kills 40 --postgresql

Computer players play tournaments of every kind that has rounds. Over SQLite one server is ended with SIGKILL at random
moments and started again; over PostgreSQL it is one of two. At the end every tournament must have been played out:
every match that a pairing names was made once and there is no other, every result is that of its match, pairings and
standings are what another way of counting says, and every journal replays.
"""

import argparse
import asyncio
import random
import signal
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep, time
from typing import Final

from sqlalchemy import Connection, select

from longroll.hosts.memory.host import make_service
from longroll.hosts.server.store.engine import file_url, make_engine
from longroll.hosts.server.store.opening import open_storage
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.matches import headers
from longroll.hosts.server.store.tables.results import finished
from longroll.hosts.server.store.tables.tournaments import tournament_matches
from longroll.hosts.server.store.upgrade import prepare
from longroll.hosts.server.tournaments.storage import SqlTournaments
from longroll.kernel.shared_seed import new_share
from longroll.match import Match
from longroll.service.tournaments.shape import tournament_shape
from longroll.service.tournaments.terms import TournamentTerms, make_tournament
from longroll.service.tournaments.tournament import FINISHED, KNOCK_OUT, ROUND_ROBIN, SWISS, Tournament
from longroll.service.tournaments.tournaments import enter_bot
from tests.hosts.postgresql import PostgreSQL
from tests.hosts.server_process import ServerProcess
from tests.service.tournaments.checks import check_pairings, check_results, check_standings

PROGRAM: Final = (
    "import sys; from pathlib import Path; from longroll.hosts.server.tournaments import opening; "
    "opening.MINUTE = 1.0; from longroll.hosts.server.config import ClubConfig; "
    "from longroll.hosts.server.serve import serve_club; serve_club(ClubConfig("
    "sys.argv[2], 'http://127.0.0.1:8161', Path(sys.argv[1]) / 'secret', '127.0.0.1', 0)); sys.exit(); "
)
KINDS: Final = ((ROUND_ROBIN, 4), (SWISS, 6), (KNOCK_OUT, 4), (SWISS, 5), (ROUND_ROBIN, 3))
PATIENCE: Final = 600.0


def announce(number: int) -> Tournament:
    """One that starts by the clock, a second from now."""
    kind, players = KINDS[number % len(KINDS)]
    terms = TournamentTerms(
        name=f"Cup {number}", kind=kind, title="house-divided", scenario="short", bots=True, starts=time() + 1
    )
    made = make_tournament(terms, "@olga", time())
    for _ in range(players):
        made = enter_bot(made, "militia", new_share(), time())
    return made


class Arena:
    """Servers over a database, and the tournaments in it."""

    def __init__(self, folder: Path, url: str, servers: int) -> None:
        self.folder = folder
        self.url = url
        prepare(url)
        self.records = Records(make_engine(url))
        self.storage = SqlTournaments(self.records)
        self.ids: list[str] = []
        self.servers = [self._start() for _ in range(servers)]

    def _start(self) -> ServerProcess:
        return ServerProcess(self.folder, PROGRAM, self.url)

    def announce(self) -> None:
        made = announce(len(self.ids))
        asyncio.run(self.storage.add(made))
        self.ids.append(made.id)

    def look(self) -> list[Tournament]:
        found = [asyncio.run(self.storage.find(one)) for one in self.ids]
        return [one for one in found if one is not None]

    def running(self) -> int:
        return sum(one.status != FINISHED for one in self.look())

    def kill(self, number: int) -> None:
        self.servers[number].kill(signal.SIGKILL)
        self.servers[number] = self._start()

    def stop(self) -> None:
        for server in self.servers:
            server.kill(signal.SIGKILL)
        self.records.close()

    def check(self, journals: int) -> Counter[str]:
        tournaments = self.look()
        counts: Counter[str] = Counter()
        named: dict[str, tuple[float, float]] = {}
        for tournament in tournaments:
            shown = tournament_shape(tournament)
            check_pairings(shown, balanced=2 if tournament.kind == KNOCK_OUT else 1)
            check_standings(shown)
            if tournament.kind != KNOCK_OUT:
                check_results(shown)
            counts["rounds"] += tournament.round
            named |= {game.match: game.score for game in tournament.games if game.score is not None}
            assert not tournament.open_games
        asyncio.run(self.records.read(lambda connection: check_rows(connection, dict(named))))
        counts["tournaments"], counts["matches"] = len(tournaments), len(named)
        counts["journals"] = asyncio.run(self.replay(sorted(named)[:journals]))
        return counts

    async def replay(self, matches: list[str]) -> int:
        storage = open_storage(self.url, self.records)
        service = make_service()
        service.storage = service.cache.storage = storage
        for match in matches:
            Match.replay(await service.export(match))
        await storage.stop()
        return len(matches)


def check_rows(connection: Connection, named: dict[str, tuple[float, float]]) -> None:
    """Matches are exactly those that pairings name; results are theirs; all are counted."""
    assert set(connection.execute(select(headers.c.id)).scalars()) == set(named)
    rows = connection.execute(select(tournament_matches.c.match, tournament_matches.c.counted)).all()
    assert {row.match: row.counted for row in rows} == dict.fromkeys(named, True)
    for row in connection.execute(select(finished.c.match, finished.c.winner)):
        score = {"": (0.5, 0.5), "union": (1.0, 0.0), "confederate": (0.0, 1.0)}[row.winner]
        assert named.pop(row.match) == score
    assert not named


def run(arena: Arena, kills: int, seed: int, *, at_once: int = 4, journals: int = 10**6) -> Counter[str]:
    chance = random.Random(seed)
    try:
        for _ in range(kills):
            while arena.running() < at_once:
                arena.announce()
            sleep(chance.uniform(0.3, 3.0))
            arena.kill(chance.randrange(len(arena.servers)))
        end = monotonic() + PATIENCE
        while arena.running():
            assert monotonic() < end, "the tournaments do not end"
            sleep(0.2)
        return arena.check(journals)
    finally:
        arena.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill servers while tournaments are played: is anything made twice?")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--postgresql", action="store_true", help="two servers over a PostgreSQL of their own")
    asked = parser.parse_args()
    print(f"{asked.kills} kills, seed {asked.seed}", flush=True)
    start = monotonic()
    with TemporaryDirectory(prefix="longroll-kill-") as name:
        folder = Path(name)
        if asked.postgresql:
            folder.chmod(0o755)
            postgresql = PostgreSQL(folder / "postgresql", durable=True)
            counts = run(Arena(folder, postgresql.create("club"), 2), asked.kills, asked.seed)
            postgresql.close()
        else:
            counts = run(Arena(folder, file_url(folder / "club.db"), 1), asked.kills, asked.seed)
    told = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(f"nothing lost, nothing twice: {told} in {monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
