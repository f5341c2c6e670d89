"""Computer players play tournaments to their end on a real server: a Swiss of 32 and a round robin of 8.

    python -m tests.hosts.tournaments.played
    python -m tests.hosts.tournaments.played --swiss 8 --league 4

Two of the players of each are people who never play: their games run into the deadline until one of them withdraws. In
the Swiss the organiser also withdraws a computer player while it plays, and another player enters late. Pairings
(nobody twice, sides balanced within one, at most one bye), results and standings are then worked out once more, without
the code of the service.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final

from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.local_server import Json, wait_until
from tests.hosts.people.browsers import ClubServer
from tests.hosts.tournaments.hall import Hall
from tests.service.tournaments.checks import check_pairings, check_results, check_standings

ROUND: Final = 300.0


class Later:
    """The clock of the server, when the deadline of a round has passed."""

    def __init__(self, time: float) -> None:
        self.time = time

    def now(self) -> float:
        return self.time


def pass_deadline(hall: Hall, games: list[Json]) -> None:
    """Of all these games."""
    tournaments = hall.server.app.state.tournaments
    service = tournaments.service

    async def sweep() -> None:
        clock = service.clock
        service.clock = Later(max(game["deadline"] for game in games))
        try:
            await tournaments.sweep()
        finally:
            service.clock = clock

    hall.server.call(sweep())


def play(hall: Hall, kind: str, players: int, *, late: bool) -> Json:
    """The tournament as it is shown when it is over."""
    more = {"late_rounds": 2, "late_points": 0.5, "rounds": 6 if players > 8 else 3} if late else {}
    tournament = hall.announce(kind=kind, round_time=ROUND, name=f"{kind} of {players}", **more)
    hall.enter_bots(tournament, players - 2)
    hall.join(tournament, "Ann", "Bob")
    people = {one["name"]: one["key"] for one in hall.look(tournament)["entrants"]}
    hall.ask(hall.olga, tournament, "start")
    number = 0
    while (shown := hall.look(tournament))["status"] == "running":
        if shown["round"] > number:
            number = shown["round"]
            if number == 2:
                hall.ask(hall.olga, tournament, "withdraw", key=people["Bob"])
            if number == 2 and late:
                busy = next(game["first"] for game in hall.open_games(tournament) if game["first"] != people["Ann"])
                hall.ask(hall.olga, tournament, "withdraw", key=busy)
            if number == 1 and late:
                hall.join(tournament, "Cyd")
        games = hall.open_games(tournament)
        if only_people(games):
            pass_deadline(hall, games)
        sleep(0.05)
    return hall.look(tournament)


def only_people(games: list[Json]) -> bool:
    """Are all computer players done, or waiting for somebody who does not play?"""
    return bool(games) and all("@" in game["first"] + game["second"] for game in games)


def check(shown: Json) -> str:
    check_pairings(shown)
    check_results(shown)
    check_standings(shown)
    games = [game for meeting in shown["meetings"] for game in meeting["games"]]
    reasons = [game["reason"] for game in games]
    told = {name: reasons.count(name) for name in ("game", "adjudicated", "resigned")}
    walkovers = sum(meeting["reason"] in ("walkover", "bye", "late") for meeting in shown["meetings"])
    return (
        f"{shown['name']}: {shown['round']} rounds, {len(games)} matches ({told['game']} played out, "
        f"{told['adjudicated']} at the deadline, {told['resigned']} by withdrawal), {walkovers} without a game"
    )


def run(folder: Path, swiss: int, league: int) -> list[str]:
    url = file_url(folder / "club.db")
    prepare(url)
    server = ClubServer(folder, url)
    try:
        hall = Hall(server)
        wait_until(lambda: server.app.state.tournaments is not None)
        return [
            check(play(hall, "round-robin", league, late=False)),
            check(play(hall, "swiss", swiss, late=True)),
        ]
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Let computer players play tournaments to their end.")
    parser.add_argument("--swiss", type=int, default=32)
    parser.add_argument("--league", type=int, default=8)
    asked = parser.parse_args()
    start = monotonic()
    with TemporaryDirectory(prefix="longroll-played-") as folder:
        for line in run(Path(folder), asked.swiss, asked.league):
            print(line)
    print(f"pairings, results and standings are right; {monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
