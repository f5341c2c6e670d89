"""What clients are sent about tournaments, before it is encoded. The secret of the server and the digits of the players
are shown only when a tournament is over; until then only their commitments are."""

from longroll.kernel.shared_seed import commit
from longroll.service.tournaments.annulled import may_decide
from longroll.service.tournaments.season import SeasonRow
from longroll.service.tournaments.standings import standings
from longroll.service.tournaments.tournament import OPEN, Entrant, Game, Meeting, Tournament

Summary = dict[str, object]
SHOWN = (
    "id",
    "organiser",
    "name",
    "kind",
    "title",
    "scenario",
    "options",
    "rated",
    "season",
    "status",
    "starts",
    "created",
    "ended",
    "rounds",
    "round",
    "most",
)
RULES = (
    "double",
    "bots",
    "by_organiser",
    "late_rounds",
    "late_points",
    "decider",
    "reach",
    "round_time",
    "tie_breaks",
    "ladder",
    "version",
)


def summary_shape(tournament: Tournament) -> Summary:
    """What a list shows of a tournament. It is stored with it."""
    return {
        **{name: getattr(tournament, name) for name in SHOWN},
        "pace": tournament.pace._asdict(),
        "players": len(tournament.active),
        "entered": tournament.people,
    }


def tournament_shape(tournament: Tournament) -> dict[str, object]:
    over = tournament.status not in OPEN
    return {
        **summary_shape(tournament),
        **{name: getattr(tournament, name) for name in RULES},
        "commitment": commit(tournament.secret),
        "secret": tournament.secret if over else "",
        "entrants": [entrant_shape(one, over) for one in tournament.entrants],
        "meetings": [meeting_shape(tournament, one) for one in tournament.meetings],
        "standings": [one._asdict() for one in standings(tournament)],
    }


def entrant_shape(entrant: Entrant, over: bool) -> dict[str, object]:
    return {
        "key": entrant.key,
        "player": entrant.player,
        "name": entrant.name,
        "seed": entrant.seed,
        "entered": entrant.entered,
        "withdrawn": entrant.withdrawn,
        "commitment": commit(entrant.entropy),
        "entropy": entrant.entropy if over else "",
    }


def meeting_shape(tournament: Tournament, meeting: Meeting) -> dict[str, object]:
    shown = {name: getattr(meeting, name) for name in ("round", "table", "first", "second", "points", "reason")}
    return {**shown, "games": [game_shape(tournament, meeting, game) for game in meeting.games]}


def game_shape(tournament: Tournament, meeting: Meeting, game: Game) -> dict[str, object]:
    return {
        "match": game.match,
        "first": game.first,
        "second": game.second,
        "deadline": game.deadline,
        "score": game.score,
        "reason": game.reason,
        "decided": game.verdict is not None,
        "annulled": game.annulled,
        "decidable": may_decide(tournament, meeting, game),
    }


def season_shape(season: str, table: list[SeasonRow], tournaments: list[Tournament]) -> dict[str, object]:
    return {
        "season": season,
        "table": [row._asdict() for row in table],
        "tournaments": [summary_shape(one) for one in tournaments],
    }
