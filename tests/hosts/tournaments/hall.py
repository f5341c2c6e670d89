"""An organiser, players, and what they send."""

from hashlib import sha256
from typing import Any

from tests.hosts.club.table import ask
from tests.hosts.local_server import Json
from tests.hosts.people.browsers import Browser, ClubServer

TERMS: Json = {"name": "Spring Cup", "kind": "swiss", "title": "house-divided", "scenario": "short", "bots": True}


def entropy(name: str) -> str:
    return sha256(name.encode()).hexdigest()


class Hall:
    def __init__(self, server: ClubServer) -> None:
        self.server = server
        self.olga = server.member("Olga")
        server.promote("Olga", "organiser")
        self.players: dict[str, Browser] = {}

    def announce(self, **more: object) -> str:
        return str(ask(self.olga, "POST", "/api/tournaments", 201, **{**TERMS, **more})["id"])

    def ask(self, browser: Browser, tournament: str, what: str, status: int = 200, **body: object) -> Any:
        return ask(browser, "POST", f"/api/tournaments/{tournament}/{what}", status, **body)

    def join(self, tournament: str, *names: str) -> None:
        for name in names:
            self.player(name)
            self.ask(self.players[name], tournament, "join", entropy=entropy(name))

    def player(self, name: str) -> Browser:
        if name not in self.players:
            self.players[name] = self.server.member(name)
        return self.players[name]

    def enter_bots(self, tournament: str, count: int, bot: str = "militia") -> None:
        for _ in range(count):
            self.ask(self.olga, tournament, "bots", bot=bot)

    def look(self, tournament: str, browser: Browser | None = None) -> Json:
        found: Json = ask(browser or self.olga, "GET", f"/api/tournaments/{tournament}")
        return found

    def open_games(self, tournament: str) -> list[Json]:
        meetings = self.look(tournament)["meetings"]
        return [game for meeting in meetings for game in meeting["games"] if game["score"] is None]

    def resign(self, tournament: str, game: Json, key: str) -> None:
        """The player with this key ends the game."""
        names = {one["key"]: one["name"] for one in self.look(tournament)["entrants"]}
        browser = self.players[names[key]]
        state = ask(browser, "GET", f"/api/matches/{game['match']}")
        seat = next(seat for seat, player in state["seats"].items() if player == key)
        ask(browser, "POST", f"/api/matches/{game['match']}/resign", seat=seat)
