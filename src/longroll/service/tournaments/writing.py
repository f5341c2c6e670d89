"""A tournament as it is stored: JSON."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final

from longroll.service.clocks import Pace
from longroll.service.tournaments.tournament import Entrant, Game, Meeting, Score, Tournament


def write_tournament(tournament: Tournament) -> str:
    return json.dumps(asdict(tournament), separators=(",", ":"))


def read_tournament(text: str) -> Tournament:
    values: dict[str, Any] = json.loads(text)
    return Tournament(**{name: READERS.get(name, unchanged)(value) for name, value in values.items()})


def unchanged(value: Any) -> Any:
    return value


def read_score(row: Any) -> Score | None:
    return None if row is None else (row[0], row[1])


def read_game(row: Any) -> Game:
    game = Game(*row)
    return game._replace(score=read_score(game.score), verdict=read_score(game.verdict))


def read_meeting(row: Any) -> Meeting:
    meeting = Meeting(*row)
    games = tuple(map(read_game, meeting.games))
    return meeting._replace(games=games, points=read_score(meeting.points))


READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "pace": lambda row: Pace(*row),
    "tie_breaks": tuple,
    "entrants": lambda rows: tuple(Entrant(*row) for row in rows),
    "meetings": lambda rows: tuple(map(read_meeting, rows)),
    "ladder": tuple,
}
