"""What to search for in the archive."""

from typing import Final, NamedTuple

from longroll.service.errors import malformed

MOST: Final = 50
RESULTS: Final = ("won", "lost", "drawn")


class Cursor(NamedTuple):
    """The last match of a page: the next page begins after it."""

    at: float
    match: str


class Query(NamedTuple):
    """A search; an empty field matches anything. `player` is written as seats name players; `side` is the side and
    `result` the result of that player. `winner` is a side, or `none` for a draw. With `own` private matches are found
    too: only players ask so, about themselves."""

    title: str = ""
    scenario: str = ""
    option: str = ""
    value: str = ""
    player: str = ""
    opponent: str = ""
    side: str = ""
    result: str = ""
    winner: str = ""
    reason: str = ""
    rated: bool | None = None
    shortest: int = 0
    longest: int = 0
    since: float = 0.0
    until: float = 0.0
    own: bool = False
    before: Cursor | None = None
    limit: int = MOST


NO_WINNER: Final = "none"


def read_cursor(text: str) -> Cursor | None:
    if not text:
        return None
    at, _, match = text.partition("-")
    try:
        return Cursor(float(at), match)
    except ValueError:
        raise malformed("archive-page") from None


def write_cursor(cursor: Cursor) -> str:
    return f"{cursor.at!r}-{cursor.match}"


def read_option(text: str) -> tuple[str, str]:
    """Read `name=value`."""
    name, _, value = text.partition("=")
    if text and not (name and value):
        raise malformed("archive-option")
    return name, value


def check_query(query: Query) -> Query:
    if query.result and query.result not in RESULTS:
        raise malformed("archive-result")
    if (query.side or query.result or query.opponent) and not query.player:
        raise malformed("archive-player-missing")
    return query
