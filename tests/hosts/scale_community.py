"""Ratings, tournaments and notices of a large club, for `python -m tests.hosts.scale`: made by the code that makes them
in earnest, and asked for as the server asks."""

import json
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, insert, update

from longroll.hosts.server.notices.storage import SqlNotices, has_news
from longroll.hosts.server.ratings.book import SqlBook
from longroll.hosts.server.ratings.storage import SqlRatings
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables import notices as tables
from longroll.hosts.server.store.tables.ratings import ratings as standings
from longroll.hosts.server.tournaments import rows
from longroll.hosts.server.tournaments.matcher import GraphMatcher
from longroll.hosts.server.tournaments.storage import SqlTournaments
from longroll.service.notices.notice import SEEN, WAITING
from longroll.service.notices.settings import NoticeSettings, write_settings
from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.counting import BATCH, count_matches
from longroll.service.ratings.ratings import Ratings
from longroll.service.tournaments.changes import join
from longroll.service.tournaments.ports import GameResult
from longroll.service.tournaments.progress import advance, map_games, start
from longroll.service.tournaments.season import season_table
from longroll.service.tournaments.shape import tournament_shape
from longroll.service.tournaments.terms import TournamentTerms, make_tournament
from longroll.service.tournaments.tournament import ROUND_ROBIN, SWISS, Entrant, Tournament

TOURNAMENTS: Final = 400
NOTICES: Final = 10  # of each member
WAITING_NOW: Final = 500
DAY: Final = 86_400.0
CLASS: Final = RatingClass("house-divided", "correspondence")
SEASON: Final = "1861"


class Asked(NamedTuple):
    name: str
    work: Callable[[Records], Awaitable[Sequence[object]]]


class Community:
    def __init__(self, members: Sequence[str], now: float) -> None:
        self.members = members
        self.now = now
        self.chance = random.Random(2)

    def fill(self, connection: Connection) -> None:
        """After the matches."""
        self.count_ratings(connection)
        self.add_tournaments(connection)
        for table, made in ((tables.notices, self.notices()), (tables.readers, self.readers())):
            connection.execute(insert(table), list(made))

    def count_ratings(self, connection: Connection) -> None:
        """In order, as while the club was played. Then everybody is settled, so that the leaderboards are long."""
        book = SqlBook(connection)
        while len(count_matches(book, max(0.0, book.newest() - DAY))) == BATCH:
            pass
        connection.execute(update(standings).values(settled_until=self.now + DAY))

    def add_tournaments(self, connection: Connection) -> None:
        played = [self.play(SWISS, 32), self.play(SWISS, 64), self.play(ROUND_ROBIN, 16)]
        for number in range(TOURNAMENTS):
            made = self.copy(self.chance.choice(played), number)
            rows.add(connection, made)
            rows.keep_players(connection, made)
            rows.keep_matches(connection, made)

    def play(self, kind: str, players: int) -> Tournament:
        """To its end, with results by lot."""
        terms = TournamentTerms(name="Cup", kind=kind, title="house-divided", scenario="short")
        made, matcher = make_tournament(terms, "@m00000", 1.0), GraphMatcher()
        for member in self.chance.sample(self.members, players):
            made = join(made, Entrant(f"@{member}", f"Member-{member}", "ab" * 32, 1.0))
        made = advance(start(made, 2.0), [], (), 3.0, matcher)
        while made.open_games:
            results = [
                GameResult(game.match, self.chance.choice((0, 1, None)), "game", 4.0) for game in made.open_games
            ]
            made = advance(made, results, (), 5.0, matcher)
        return made

    def copy(self, played: Tournament, number: int) -> Tournament:
        other = map_games(played, lambda game: game._replace(match=f"{number}-{game.match}", made=True))
        season = SEASON if number % 40 == 0 else ""
        return replace(other, id=f"t{number}", name=f"Cup {number}", season=season, created=self.now - number * DAY)

    def notices(self) -> Iterator[dict[str, Any]]:
        for place, member in enumerate(self.members):
            for number in range(NOTICES):
                waits = number == 0 and place < WAITING_NOW
                row = {
                    "player": f"@{member}",
                    "key": f"turn g{place:05} {number}",
                    "event": "turn",
                    "match": "g00000001",
                }
                facts = json.dumps({"title": "house-divided", "opponent": "Ann", "turn": "3"})
                status = WAITING if waits else SEEN
                yield {**row, "at": self.now - number * DAY, "since": number, "facts": facts, "status": status}

    def readers(self) -> Iterator[dict[str, Any]]:
        settings = write_settings(NoticeSettings())
        for member in self.members:
            yield {"player": f"@{member}", "settings": settings, "address": f"{member}@post.example", "bounced": ""}


def community_questions(popular: str, now: float) -> list[Asked]:
    def ratings(records: Records) -> Ratings:
        service: Any = SimpleNamespace(followers=[], clock=SimpleNamespace(now=lambda: now))
        return Ratings(service, SqlRatings(records))

    async def leaders(records: Records, offset: int) -> Sequence[object]:
        return (await ratings(records).leaders(CLASS, offset, 100)).leaders

    async def one_tournament(records: Records) -> Sequence[object]:
        found = await SqlTournaments(records).find("t0")
        assert found is not None
        return [tournament_shape(found)]

    async def season(records: Records) -> Sequence[object]:
        return season_table(await SqlTournaments(records).of_season(SEASON, 200))

    async def settings(records: Records) -> Sequence[object]:
        storage = SqlNotices(records)
        return [await storage.reader(popular), await storage.subscriptions(popular), await storage.webhooks(popular)]

    async def news(records: Records) -> Sequence[object]:
        return [await records.read(lambda connection: has_news(connection, popular))]

    return [
        Asked("leaderboard, the first 100", lambda records: leaders(records, 0)),
        Asked("leaderboard, from the 3000th on", lambda records: leaders(records, 3000)),
        Asked("ratings and ranks of a member (profile)", lambda records: ratings(records).of_player(popular)),
        Asked("rating history of a member (plot)", lambda records: ratings(records).history(popular, CLASS)),
        Asked("list of tournaments, 200", lambda records: SqlTournaments(records).list_summaries(200)),
        Asked("a tournament with its standings", one_tournament),
        Asked("a season of ten tournaments", season),
        Asked("tournaments with something to do (sweep)", lambda records: SqlTournaments(records).find_due(now, 50)),
        Asked("notices that wait, 200 (sweep)", lambda records: SqlNotices(records).waiting(200)),
        Asked("notices: is there news for a member", news),
        Asked("notices: settings and addresses of a member", settings),
        Asked("notices: mails of the day", lambda records: SqlNotices(records).digest_players()),
    ]
