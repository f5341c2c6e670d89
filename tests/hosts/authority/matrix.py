"""Who may do what: a row for every route, and what it answers to every kind of caller.

A cell is one of three answers: the request is let through, the caller must sign in (401), or it is forbidden (403).
What a request that is let through leads to is not a matter of authority.
"""

from typing import Final, NamedTuple

from tests.hosts.authority.people import CALLERS, OWNER, PLAYERS

THROUGH: Final = "through"
SIGN_IN: Final = "sign-in"
FORBIDDEN: Final = "forbidden"

OPEN: Final = "open"  # everybody, also without an account
PERSON: Final = "person"  # everybody who is signed in
LOOK: Final = "look"  # those who may look at the match
PLAYER: Final = "player"  # those who play in the match
SEAT: Final = "seat"  # the owner of the seat
ALONE: Final = "alone"  # who plays alone; so nobody in this match


class Row(NamedTuple):
    rule: str
    body: dict[str, object] | None = None
    query: str = ""


ACTION: Final[dict[str, object]] = {"actions": ["pass"], "version": 0, "seat": "$seat"}
CHANGE: Final[dict[str, object]] = {"version": 0, "seat": "$seat"}
MATRIX: Final[dict[str, Row]] = {
    "GET /api/me": Row(OPEN),
    "GET /api/games": Row(OPEN),
    "GET /api/games/{title}/board": Row(OPEN),
    "GET /api/games/{title}/reference": Row(OPEN),
    "GET /api/games/{title}/sight/{place}": Row(OPEN),
    "GET /api/games/{title}/orders": Row(OPEN),
    "GET /api/lessons": Row(OPEN),
    "GET /api/guided-games": Row(OPEN),
    "GET /api/exercises": Row(OPEN),
    "GET /api/packs/{title}": Row(OPEN),
    "GET /api/rules/{system}": Row(OPEN),
    "GET /api/rules/{system}/pictures": Row(OPEN),
    "GET /api/rules/{system}/pictures/{rule}": Row(OPEN),
    "GET /catalogues/{system}/{language}.ftl": Row(OPEN),
    "POST /api/packs/{title}/check": Row(PERSON, {"pack": "{}"}),
    "POST /api/packs/{title}/write": Row(PERSON, {"pack": "{}"}),
    "POST /api/lessons/{lesson}": Row(PERSON),
    "POST /api/guided-games/{game}": Row(PERSON),
    "POST /api/exercises/{exercise}": Row(PERSON),
    "GET /api/matches": Row(PERSON),
    "POST /api/matches": Row(PERSON, {"title": "no-such-title"}),
    "POST /api/matches/import": Row(PERSON),
    "GET /api/matches/{match}": Row(LOOK),
    "GET /api/matches/{match}/board": Row(LOOK),
    "GET /api/matches/{match}/reference": Row(LOOK),
    "GET /api/matches/{match}/sight/{place}": Row(LOOK),
    "GET /api/matches/{match}/pack": Row(LOOK),
    "GET /api/matches/{match}/journal": Row(LOOK),
    "GET /api/matches/{match}/log": Row(LOOK),
    "GET /api/matches/{match}/moments": Row(LOOK),
    "GET /api/matches/{match}/moments/{number}": Row(LOOK),
    "GET /api/matches/{match}/estimates": Row(LOOK),
    "GET /api/matches/{match}/analysis": Row(LOOK),
    "GET /api/matches/{match}/why": Row(LOOK, query="action=pass"),
    "GET /api/matches/{match}/preview": Row(LOOK, query="after=pass"),
    "WS /api/matches/{match}/live": Row(LOOK),
    "POST /api/matches/{match}/fork": Row(LOOK, {"number": 0, "seats": {}}),
    "POST /api/matches/{match}/analysis": Row(LOOK),
    "DELETE /api/matches/{match}/analysis": Row(PLAYER),
    "GET /api/matches/{match}/advice": Row(PLAYER),
    "GET /api/matches/{match}/mark": Row(PLAYER),
    "POST /api/matches/{match}/move-now": Row(PLAYER),
    "GET /api/matches/{match}/orders": Row(SEAT, query="seat=$seat"),
    "PUT /api/matches/{match}/orders": Row(SEAT, {"orders": []}, query="seat=$seat"),
    "POST /api/matches/{match}/actions": Row(SEAT, ACTION),
    "POST /api/matches/{match}/undo": Row(SEAT, CHANGE),
    "POST /api/matches/{match}/finish": Row(SEAT, CHANGE),
    "PUT /api/matches/{match}/seats": Row(ALONE, {"seats": {"$seat": "militia"}}),
    "DELETE /api/matches/{match}": Row(ALONE),
}
"""By method and path, as the description of the interface has them."""

VIEWS: Final = ("", "/log", "/moments", "/moments/0", "/why", "/preview", "/advice")
"""What is answered as a seat sees it, below `/api/matches/ID`."""

ALLOWED: Final = {
    OPEN: tuple(CALLERS),
    PERSON: tuple(kind for kind in CALLERS if kind != "nobody"),
    LOOK: PLAYERS,
    PLAYER: PLAYERS,
    SEAT: (OWNER,),
    ALONE: (),
}
"""Who is let through by each rule, in a private match."""


def expected(rule: str, kind: str) -> str:
    if kind in ALLOWED[rule]:
        return THROUGH
    return SIGN_IN if kind == "nobody" else FORBIDDEN
