"""What an organiser announces. It is checked, and becomes a tournament."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from longroll.games import TITLES, load
from longroll.kernel.error import LongrollError
from longroll.kernel.shared_seed import new_share
from longroll.match.start import check_options, check_scenario
from longroll.service.clocks import UNTIMED, Pace
from longroll.service.club.terms import check_pace
from longroll.service.errors import malformed, missing, unreadable
from longroll.service.ids import new_id
from longroll.service.tournaments.knock_out import DECIDERS, GAME
from longroll.service.tournaments.standings import BUCHHOLZ, DIRECT, SECOND_WINS, SONNEBORN_BERGER, TIE_BREAKS, WINS
from longroll.service.tournaments.tournament import (
    ANNOUNCED,
    KINDS,
    KNOCK_OUT,
    LADDER,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    Tournament,
)

DAY: Final = 86_400.0
SHORTEST_ROUND, LONGEST_ROUND = 300.0, 120 * DAY
FARTHEST_START: Final = 366 * DAY
MOST_PLAYERS: Final = {ROUND_ROBIN: 32, SWISS: 128, KNOCK_OUT: 128, LADDER: 500}
MOST_ROUNDS: Final = 20
LONGEST_NAME: Final = 60
LATE_POINTS: Final = (0.0, 0.5)
USUAL_TIE_BREAKS: Final = {
    ROUND_ROBIN: (SONNEBORN_BERGER, DIRECT, WINS, SECOND_WINS),
    SWISS: (BUCHHOLZ, SONNEBORN_BERGER, DIRECT, SECOND_WINS),
    KNOCK_OUT: (),
    LADDER: (),
}


class TournamentTerms(NamedTuple):
    """`starts`: 0 if the organiser starts it. `most`: 0 for as many players as there may be."""

    name: str
    kind: str
    title: str
    scenario: str = ""
    options: Mapping[str, str] = {}
    pace: Pace = UNTIMED
    rated: bool = False
    season: str = ""
    starts: float = 0.0
    rounds: int = 0
    double: bool = False
    round_time: float = 14 * DAY
    most: int = 0
    bots: bool = False
    by_organiser: bool = False
    late_rounds: int = 0
    late_points: float = 0.0
    decider: str = GAME
    reach: int = 3
    tie_breaks: tuple[str, ...] | None = None


def make_tournament(terms: TournamentTerms, organiser: str, now: float) -> Tournament:
    """Make the tournament. A ladder is open from the start."""
    if terms.kind not in KINDS:
        raise malformed("tournament-kind")
    scenario = check_game(terms)
    check_pace(terms.pace)
    check_times(terms, now)
    check_numbers(terms)
    return Tournament(
        id=new_id(),
        organiser=organiser,
        created=now,
        secret=new_share(),
        status=RUNNING if terms.kind == LADDER else ANNOUNCED,
        scenario=scenario,
        name=read_name(terms.name),
        season=read_season(terms.season),
        options=dict(terms.options),
        tie_breaks=check_tie_breaks(terms),
        most=terms.most or MOST_PLAYERS[terms.kind],
        **{name: getattr(terms, name) for name in UNCHANGED},
    )


UNCHANGED: Final = (
    "kind",
    "title",
    "pace",
    "rated",
    "starts",
    "rounds",
    "double",
    "round_time",
    "bots",
    "by_organiser",
    "late_rounds",
    "late_points",
    "decider",
    "reach",
)


def check_game(terms: TournamentTerms) -> str:
    """Check the game. Returns the scenario."""
    if terms.title not in TITLES:
        raise missing("service-no-title", name=terms.title[:40])
    try:
        game = load(terms.title)
        scenario = terms.scenario or game.scenarios[0]
        check_scenario(game, scenario)
        check_options(game, terms.options)
    except LongrollError as error:
        raise unreadable(error) from None
    return scenario


def check_times(terms: TournamentTerms, now: float) -> None:
    if terms.starts and terms.starts <= now:
        raise malformed("tournament-past")
    if terms.starts > now + FARTHEST_START:
        raise malformed("tournament-far")
    if not SHORTEST_ROUND <= terms.round_time <= LONGEST_ROUND:
        raise malformed("tournament-round-time")


def check_numbers(terms: TournamentTerms) -> None:
    most = MOST_PLAYERS[terms.kind]
    if terms.most and not 2 <= terms.most <= most:
        raise malformed("tournament-most", limit=str(most))
    if not 0 <= terms.rounds <= MOST_ROUNDS or not 0 <= terms.late_rounds <= MOST_ROUNDS:
        raise malformed("tournament-rounds", limit=str(MOST_ROUNDS))
    if terms.late_points not in LATE_POINTS:
        raise malformed("tournament-late-points")
    if terms.decider not in DECIDERS:
        raise malformed("tournament-decider")
    if not 1 <= terms.reach <= 20:
        raise malformed("tournament-reach-number")


def check_tie_breaks(terms: TournamentTerms) -> tuple[str, ...]:
    if terms.tie_breaks is None:
        return USUAL_TIE_BREAKS[terms.kind]
    if len(set(terms.tie_breaks)) < len(terms.tie_breaks) or not set(terms.tie_breaks) <= set(TIE_BREAKS):
        raise malformed("tournament-tie-breaks", names=", ".join(TIE_BREAKS))
    return () if terms.kind in (KNOCK_OUT, LADDER) else terms.tie_breaks


def read_name(name: str) -> str:
    found = " ".join(name.split())
    if not 1 <= len(found) <= LONGEST_NAME or not found.isprintable():
        raise malformed("tournament-name", limit=str(LONGEST_NAME))
    return found


def read_season(season: str) -> str:
    return read_name(season) if season.strip() else ""
