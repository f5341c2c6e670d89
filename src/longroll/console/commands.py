"""The commands of the text game. Each gets the session and the rest of the line."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from longroll.console.files import write_journal
from longroll.kernel.error import LongrollError

if TYPE_CHECKING:
    from longroll.console.session import Session

LAST: Final = 20
LONGEST: Final = 7  # digits of a number of events


class Quit(Exception):
    """The player ends the session."""


def why(session: "Session", rest: str) -> None:
    if not rest:
        raise usage(session, "example-why")
    action = session.read_choice(rest)
    refusal = session.match.why_not(action)
    if refusal is None:
        session.terminal.text(session.catalogue.format("console-allowed", action=action))
        return
    session.terminal.text(session.board.refusal_text(session.match, refusal))
    session.show_rule(refusal.rule)


def undo(session: "Session", _rest: str) -> None:
    stops = session.match.undo_stops
    if stops:
        raise LongrollError(session.catalogue.format("console-no-undo", why=stops))
    session.terminal.line(session.catalogue.format("console-undone", action=session.match.undo()))
    session.asked = False


def log(session: "Session", rest: str) -> None:
    count = int(rest) if rest.isdecimal() and len(rest) < LONGEST else 0 if rest else LAST
    if not count:
        raise usage(session, "example-log")
    events = session.match.log[-count:]
    if not events:
        session.terminal.line(session.catalogue.format("console-no-log"))
    for event in events:
        session.terminal.text(f"{event.rule:<13}{session.board.event_text(event)}", indent="  ", hang=" " * 15)


def save(session: "Session", rest: str) -> None:
    if not rest:
        raise usage(session, "example-save")
    file = write_journal(rest, session.match.journal.dumps())
    session.saved = list(session.match.history)
    session.terminal.text(session.catalogue.format("console-saved", actions=len(session.saved), file=str(file)))


def look(session: "Session", _rest: str) -> None:
    session.board.show(session.match, session.terminal, whole=True)


def show_map(session: "Session", rest: str) -> None:
    if not rest:
        raise usage(session, "example-map")
    session.board.show_place(session.match, rest, session.terminal)


def units(session: "Session", rest: str) -> None:
    session.board.show_units(session.match, rest.lower(), session.terminal)


def position(session: "Session", _rest: str) -> None:
    if session.match.game.secret(session.match.position):
        raise LongrollError(session.catalogue.format("service-secret"))
    session.terminal.line(session.match.position_text())


def rule(session: "Session", rest: str) -> None:
    if not rest:
        raise usage(session, "example-rule")
    end = "-" + rest.replace(".", "_").casefold()
    rule_keys = [key for key in session.catalogue.keys if key.startswith(("rule-", "ruling-"))]
    found = [key for key in rule_keys if key.casefold().endswith(end)]
    if len(found) != 1:
        raise LongrollError(session.catalogue.format("console-no-rule", name=rest))
    session.show_rule(found[0].partition("-")[2].replace("_", "."))


def show_help(session: "Session", _rest: str) -> None:
    for line in session.catalogue.format("console-help").split("\n"):
        session.terminal.line(f"  {line}")


def leave(_session: "Session", _rest: str) -> None:
    raise Quit


def usage(session: "Session", example: str) -> LongrollError:
    return LongrollError(session.catalogue.format("console-usage", usage=session.catalogue.format(example)))


COMMANDS: Final[dict[str, Callable[["Session", str], None]]] = {
    "why": why,
    "undo": undo,
    "log": log,
    "save": save,
    "look": look,
    "map": show_map,
    "units": units,
    "position": position,
    "rule": rule,
    "help": show_help,
    "?": show_help,
    "quit": leave,
    "q": leave,
}
