"""How fast a large club is: 100,000 stored matches and 10,000 members.

    python -m tests.hosts.scale --matches 100000 --members 10000
    python -m tests.hosts.scale --postgresql

It fills a database of its own with rows: a few real games, each stored again and again under other ids, players and
times, so that rows have their real sizes. Actions are stored with a few of the matches only (`--journals`); no list
reads them. Ratings, tournaments and notices are made by `scale_community`. Then every list, search, profile and
leaderboard is asked as the server asks for it, and the processor time of each is told: of this process, and on
PostgreSQL of the process that serves the connection too.
"""

import argparse
import asyncio
import json
import random
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

import sqlalchemy
from sqlalchemy import Connection, Table, insert, text

from longroll.hosts.common.rows import write_entry, write_header, write_json
from longroll.hosts.server.archive.storage import SqlArchive
from longroll.hosts.server.operations.matches import list_matches
from longroll.hosts.server.people.storage import SqlPeople
from longroll.hosts.server.store.engine import SQLITE, file_url, make_engine
from longroll.hosts.server.store.reader import MatchReader
from longroll.hosts.server.store.records import Records, run_once
from longroll.hosts.server.store.tables import club, matches, people, results
from longroll.hosts.server.store.upgrade import prepare
from longroll.match import Match
from longroll.service.agreement import PRIVATE, PUBLIC, Agreement
from longroll.service.archive.query import Cursor, Query
from longroll.service.live_match import LiveMatch
from longroll.service.published import MatchInfo
from tests.hosts.postgresql import PostgreSQL
from tests.hosts.scale_community import Asked, Community, community_questions

JOURNALS = Path(__file__).parents[1] / "journals"
BOTS = ("militia", "veteran", "crack")
YEAR = 365 * 86_400.0
NOW = 1_800_000_000.0
AT_ONCE = 2000
TRIES = 15
LIMIT = 0.05  # seconds


Rows = dict[Table, list[dict[str, Any]]]


class Game(NamedTuple):
    """A real game, as its rows are written."""

    header: dict[str, Any]
    summary: str
    history: list[tuple[object, ...]]
    seats: tuple[str, ...]
    system: str
    winner: str


def read_games() -> list[Game]:
    files = sorted(file for folder in JOURNALS.iterdir() if folder.is_dir() for file in sorted(folder.iterdir())[:2])
    return [make_game(Match.replay(file.read_text(encoding="utf-8"))) for file in files if file.suffix == ".journal"]


def make_game(match: Match) -> Game:
    seats = {seat: f"@{seat}" for seat in match.game.seats}
    info = MatchInfo("x", "", "new", "", 0, NOW, "")
    live = LiveMatch(info, match, seats, 1, NOW, Agreement(access=PUBLIC))
    header = dict(zip(matches.headers.columns.keys(), write_header(live.stored()), strict=True))
    rows = [write_entry("x", number, entry) for number, entry in enumerate(match.history, 1)]
    winner = match.outcome.winner if match.outcome else match.game.seats[0]
    return Game(header, write_json(live.summary()), rows, tuple(match.game.seats), match.game.system, winner)


class Filler:
    """A tenth of the members (`popular`) plays half of the games, and the first of them one game in a hundred."""

    def __init__(self, matches: int, members: int, journals: int) -> None:
        self.chance = random.Random(1)
        self.games = read_games()
        self.matches = matches
        self.members = [f"m{number:05}" for number in range(members)]
        self.popular = self.members[: max(1, members // 10)]
        self.every = max(1, matches // max(1, journals))

    def fill(self, connection: Connection) -> None:
        self.add(connection, people.people, self.people())
        for number in range(0, self.matches, AT_ONCE):
            made = [self.match(one) for one in range(number, min(number + AT_ONCE, self.matches))]
            for table in made[0]:
                rows = [row for rows in made for row in rows[table]]
                if rows:
                    connection.execute(insert(table), rows)

    def add(self, connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> None:
        while part := list(islice(rows, AT_ONCE)):
            connection.execute(insert(table), part)

    def people(self) -> Iterator[dict[str, Any]]:
        for member in self.members:
            name = f"Member-{member}"
            row = {"id": member, "name": name, "name_key": name.casefold(), "role": "member", "created": NOW - YEAR}
            yield {**row, "email": "", "password": "", "suspended": False, "deleted": 0.0}

    def player(self) -> str:
        if self.chance.random() < 0.01:
            return "@" + self.popular[0]
        pool = self.popular if self.chance.random() < 0.5 else self.members
        return "@" + self.chance.choice(pool)

    def match(self, number: int) -> Rows:
        game, id = self.chance.choice(self.games), f"g{number:08}"
        at = NOW - YEAR + YEAR * number / self.matches
        bot = self.chance.random() < 0.2
        sides = (self.player(), self.chance.choice(BOTS) if bot else self.player())
        seats = {seat: sides[place % 2] for place, seat in enumerate(game.seats)}
        access = PUBLIC if self.chance.random() < 0.7 else PRIVATE
        agreement = Agreement(access=access, names={player: player for player in sides})
        over = self.chance.random() < 0.97
        state = {"match": id, "version": len(game.history), "updated": at, "seats": write_json(seats)}
        rows: Rows = {
            matches.headers: [{**game.header, "id": id, "created": at - 86_400.0}],
            matches.states: [{**state, "summary": game.summary, "agreement": agreement.text}],
            matches.match_players: [{"match": id, "player": player} for player in dict.fromkeys(sides)],
            matches.history: [],
            results.finished: [],
            results.finished_seats: [],
            results.finished_options: [],
            club.messages: [],
        }
        if number % self.every == 0:
            names = matches.history.columns.keys()
            rows[matches.history] = [dict(zip(names, (id, *row[1:]), strict=True)) for row in game.history]
        if over:
            self.finish(rows, game, id, at, seats, access)
        return rows

    def finish(
        self,
        rows: dict[Table, list[dict[str, Any]]],
        game: Game,
        id: str,
        at: float,
        seats: dict[str, str],
        access: str,
    ) -> None:
        winner = self.chance.choice((*game.seats[:2], ""))
        reason = self.chance.choices(("game", "resigned", "draw", "time"), (70, 20, 5, 5))[0]
        options = {"handicap": "union-plus-2"} if self.chance.random() < 0.01 else {}
        rows[results.finished].append(
            {
                "match": id,
                "at": at,
                "title": game.header["title"],
                "system": game.system,
                "scenario": game.header["scenario"],
                "options": json.dumps(options),
                "pack": "",
                "pace": "correspondence",
                "rated": self.chance.random() < 0.5,
                "access": access,
                "winner": winner,
                "level": "",
                "reason": reason,
                "actions": self.chance.randint(20, 2000),
            }
        )
        for place, (seat, player) in enumerate(seats.items()):
            side = game.seats[place % 2]
            score = 0.5 if not winner else float(side == winner)
            row = {"match": id, "seat": seat, "player": player, "name": player, "side": side, "score": score, "at": at}
            rows[results.finished_seats].append(row)
        rows[results.finished_options] += [
            {"match": id, "name": name, "value": value, "at": at} for name, value in options.items()
        ]


def questions(popular: str, title: str) -> list[Asked]:
    """As the routes ask them. `popular` is the member with the most matches."""

    def search(name: str, **asked: Any) -> Asked:
        return Asked(f"search: {name}", lambda records: SqlArchive(records).search(Query(limit=51, **asked)))

    middle = Cursor(NOW - YEAR / 2, "g")
    return [
        Asked("matches of a member, 50", lambda records: MatchReader(records).list_matches(50, popular)),
        Asked("matches of a member, 200 (profile)", lambda records: MatchReader(records).list_matches(200, popular)),
        Asked("record of a member (profile)", lambda records: SqlArchive(records).record(popular)),
        Asked("people by the beginning of a name", lambda records: SqlPeople(records).search("member-m09", 50)),
        Asked("longroll admin matches", lambda records: list_matches(records, "", 50)),
        search("the newest"),
        search("a page in the middle", before=middle),
        search("a title", title=title),
        search("a title and a scenario that nobody plays", title=title, scenario="none"),
        search("a title, long games, won by time", title=title, shortest=1990, reason="time"),
        search("games longer than any", shortest=1_000_000),
        search("drawn, rated, on time, short", winner="none", rated=True, reason="time", longest=25),
        search("an option", option="handicap", value="union-plus-2"),
        search("an option that nobody uses", option="handicap", value="none"),
        search("a week, a title", title=title, since=NOW - YEAR / 2, until=NOW - YEAR / 2 + 604_800),
        search("a member", player=popular),
        search("a member's own, won, as one side", player=popular, own=True, side="union", result="won"),
        search("two members", player=popular, opponent="@m00001"),
        search("a computer player", player="veteran"),
        search("a computer player, long games", player="veteran", shortest=1999, reason="time"),
        Asked("statistics of all games (once a minute)", lambda records: SqlArchive(records).totals()),
    ]


class Meter:
    """Processor time of this process and, on PostgreSQL, of those that serve it."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.served = records.engine.dialect.name != SQLITE

    def read(self) -> float:
        return process_time() + (self._backends() if self.served else 0.0)

    def _backends(self) -> float:
        with self.records.engine.connect() as connection:
            query = text("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
            pids = list(connection.execute(query).scalars())
        return sum(map(processor_time, pids))


def processor_time(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/schedstat").read_text().split()
    except FileNotFoundError:
        return 0.0
    return int(fields[0]) / 1e9


def ask(records: Records, asked: Asked) -> tuple[float, float, int]:
    """Median seconds of processor time and of the clock, and how many rows were answered."""
    meter, used, lasted, count = Meter(records), list[float](), list[float](), 0
    for _ in range(TRIES):
        before, start = meter.read(), perf_counter()
        count = len(asyncio.run(wait_for(asked.work(records))))
        lasted.append(perf_counter() - start)
        used.append(meter.read() - before - meter_cost(meter))
    return median(used), median(lasted), count


async def wait_for(work: Awaitable[Sequence[object]]) -> Sequence[object]:
    return await work


def meter_cost(meter: Meter) -> float:
    """What reading the meter takes itself."""
    if not meter.served:
        return 0.0
    before = meter.read()
    return max(0.0, meter.read() - before)


def measure(url: str, filler: Filler) -> int:
    prepare(url)
    records = Records(make_engine(url))
    start = perf_counter()
    run_once(records.engine, filler.fill)
    run_once(records.engine, Community(filler.members, NOW).fill)
    with records.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))
        if records.engine.dialect.name != SQLITE:
            connection.execute(text("VACUUM"))
        count = connection.execute(sqlalchemy.select(sqlalchemy.func.count()).select_from(matches.headers)).scalar_one()
    kind = records.engine.dialect.name
    print(f"{kind}: {count} matches, {len(filler.members)} members, filled in {perf_counter() - start:.0f} s")
    late = 0
    popular = "@" + filler.popular[0]
    for asked in questions(popular, filler.games[0].header["title"]) + community_questions(popular, NOW):
        used, lasted, rows = ask(records, asked)
        late += used > LIMIT
        flag = "  OVER" if used > LIMIT else ""
        print(f"  {asked.name:<45} {rows:5} rows   {used * 1000:7.2f} ms processor   {lasted * 1000:7.2f} ms{flag}")
    records.close()
    return late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--members", type=int, default=10_000)
    parser.add_argument("--journals", type=int, default=100, help="matches that are stored with their actions")
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="longroll-scale-")))
        if given.postgresql:
            folder.chmod(0o755)
            database = PostgreSQL(folder / "data", durable=True)
            stack.callback(database.close)
            url = database.create("scale")
        else:
            url = file_url(folder / "scale.db")
        late = measure(url, Filler(given.matches, given.members, given.journals))
    if late:
        raise SystemExit(f"{late} take more than {LIMIT * 1000:.0f} ms of processor time")


if __name__ == "__main__":
    main()
