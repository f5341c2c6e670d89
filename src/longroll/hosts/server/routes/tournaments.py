"""Tournaments: announced, joined, run, looked at."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import Response

from longroll.hosts.server.routes.common import ERRORS, GateHere, PersonRoute, answer
from longroll.hosts.server.schemas import tournaments as schemas
from longroll.service.clocks import Pace
from longroll.service.errors import ServiceError
from longroll.service.tournaments.gate import TournamentGate
from longroll.service.tournaments.shape import season_shape, tournament_shape
from longroll.service.tournaments.terms import TournamentTerms
from longroll.service.tournaments.tournament import DRAW, LOSS, NO_POINTS, WIN, Tournament

router = APIRouter(prefix="/api", route_class=PersonRoute)
VERDICTS: Final = {"first": WIN, "second": LOSS, "draw": DRAW, "none": NO_POINTS}


async def open_tournament_gate(request: Request, gate: GateHere) -> TournamentGate:
    found = getattr(request.app.state, "tournaments", None)
    if found is None:
        raise ServiceError("missing", "server-nothing-here")
    return TournamentGate(gate.caller, found)


TournamentsHere = Annotated[TournamentGate, Depends(open_tournament_gate)]
TournamentId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
SeasonName = Annotated[str, Path(min_length=1, max_length=60)]


def show(tournament: Tournament, status: int = 200) -> Response:
    return answer(tournament_shape(tournament), status)


@router.get("/tournaments", response_model=list[schemas.TournamentSummary], responses=ERRORS)
async def list_tournaments(gate: TournamentsHere) -> Response:
    """Those that are open first, then the newest."""
    return answer(await gate.list_summaries())


@router.post("/tournaments", status_code=201, response_model=schemas.Tournament, responses=ERRORS)
async def make_tournament(gate: TournamentsHere, asked: schemas.NewTournament) -> Response:
    """Announce one. A ladder is open at once."""
    values = {name: getattr(asked, name) for name in TournamentTerms._fields}
    values["pace"] = Pace(asked.pace.kind, asked.pace.bank, asked.pace.increment)
    values["tie_breaks"] = None if asked.tie_breaks is None else tuple(asked.tie_breaks)
    return show(await gate.make(TournamentTerms(**values)), 201)


@router.get("/tournaments/{tournament}", response_model=schemas.Tournament, responses=ERRORS)
async def show_tournament(gate: TournamentsHere, tournament: TournamentId) -> Response:
    """Rounds, pairings and standings as they are now."""
    return show(await gate.look(tournament))


@router.post("/tournaments/{tournament}/join", response_model=schemas.Tournament, responses=ERRORS)
async def join_tournament(gate: TournamentsHere, tournament: TournamentId, asked: schemas.NewEntry) -> Response:
    return show(await gate.join(tournament, asked.entropy))


@router.post("/tournaments/{tournament}/leave", response_model=schemas.Tournament, responses=ERRORS)
async def leave_tournament(gate: TournamentsHere, tournament: TournamentId) -> Response:
    """Before it starts, without a trace. Later I withdraw, and lose the game that is being played."""
    return show(await gate.leave(tournament))


@router.post("/tournaments/{tournament}/challenge", response_model=schemas.Tournament, responses=ERRORS)
async def challenge_in_ladder(gate: TournamentsHere, tournament: TournamentId, asked: schemas.EntrantName) -> Response:
    """Somebody above me in a ladder, within its reach. The match begins at once."""
    return show(await gate.challenge(tournament, asked.key))


@router.post("/tournaments/{tournament}/bots", response_model=schemas.Tournament, responses=ERRORS)
async def enter_bot(gate: TournamentsHere, tournament: TournamentId, asked: schemas.NewBotEntry) -> Response:
    return show(await gate.add_bot(tournament, asked.bot))


@router.post("/tournaments/{tournament}/withdraw", response_model=schemas.Tournament, responses=ERRORS)
async def withdraw_player(gate: TournamentsHere, tournament: TournamentId, asked: schemas.EntrantName) -> Response:
    """The organiser takes somebody out."""
    return show(await gate.withdraw(tournament, asked.key))


@router.post("/tournaments/{tournament}/start", response_model=schemas.Tournament, responses=ERRORS)
async def start_tournament(gate: TournamentsHere, tournament: TournamentId) -> Response:
    return show(await gate.start(tournament))


@router.post("/tournaments/{tournament}/cancel", response_model=schemas.Tournament, responses=ERRORS)
async def cancel_tournament(gate: TournamentsHere, tournament: TournamentId) -> Response:
    """Games that are being played are aborted."""
    return show(await gate.cancel(tournament))


@router.post("/tournaments/{tournament}/close", response_model=schemas.Tournament, responses=ERRORS)
async def close_ladder(gate: TournamentsHere, tournament: TournamentId) -> Response:
    """A ladder ends; its places stay as they are."""
    return show(await gate.close(tournament))


@router.post("/tournaments/{tournament}/decisions", response_model=schemas.Tournament, responses=ERRORS)
async def decide_game(gate: TournamentsHere, tournament: TournamentId, asked: schemas.NewVerdict) -> Response:
    """Adjudicate a game that is not over, or whose result was annulled. 409: it has a result."""
    return show(await gate.decide(tournament, asked.match, VERDICTS[asked.winner]))


@router.put("/tournaments/{tournament}/deadline", response_model=schemas.Tournament, responses=ERRORS)
async def set_deadline(gate: TournamentsHere, tournament: TournamentId, asked: schemas.NewDeadline) -> Response:
    """Of all games that are being played."""
    return show(await gate.extend(tournament, asked.at))


@router.get("/seasons/{season:path}", response_model=schemas.Season, responses=ERRORS)
async def show_season(gate: TournamentsHere, season: SeasonName) -> Response:
    """The table over the finished tournaments of a season, whose name may have a slash in it (2026/27)."""
    table, tournaments = await gate.season(season)
    return answer(season_shape(season, table, tournaments))
