"""Reads and deletes what is stored about one person of the club."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, or_, select, update

from longroll.hosts.server.store.tables.club import blocks, messages, notes, reports, vacations
from longroll.service.clocks import Away


def set_note(connection: Connection, match: str, player: str, text: str, now: float) -> None:
    """Replace a note: delete it and write it again, which every database can do in the same way."""
    connection.execute(delete(notes).where(notes.c.match == match, notes.c.player == player))
    if text:
        connection.execute(insert(notes).values(match=match, player=player, text=text, updated=now))


def set_block(connection: Connection, player: str, other: str, blocked: bool) -> None:
    connection.execute(delete(blocks).where(blocks.c.player == player, blocks.c.other == other))
    if blocked:
        connection.execute(insert(blocks).values(player=player, other=other))


def set_vacations(connection: Connection, player: str, taken: Sequence[Away]) -> None:
    connection.execute(delete(vacations).where(vacations.c.player == player))
    rows = [{"player": player, **away._asdict()} for away in taken]
    if rows:
        connection.execute(insert(vacations), rows)


def export(connection: Connection, player: str) -> dict[str, object]:
    return {
        "messages": rows_of(connection, select(messages).where(messages.c.player == player).order_by(messages.c.id)),
        "notes": {
            row["match"]: row["text"] for row in rows_of(connection, select(notes).where(notes.c.player == player))
        },
        "blocks": [
            row["other"]
            for row in rows_of(connection, select(blocks).where(blocks.c.player == player).order_by(blocks.c.other))
        ],
        "reports": rows_of(connection, select(reports).where(reports.c.reporter == player).order_by(reports.c.id)),
        "vacations": [
            {"start": row["start"], "until": row["until"]}
            for row in rows_of(
                connection, select(vacations).where(vacations.c.player == player).order_by(vacations.c.start)
            )
        ],
    }


def rows_of(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def forget(connection: Connection, player: str) -> None:
    connection.execute(update(messages).where(messages.c.player == player).values(player="", name=""))
    connection.execute(delete(notes).where(notes.c.player == player))
    connection.execute(delete(blocks).where(or_(blocks.c.player == player, blocks.c.other == player)))
    connection.execute(delete(reports).where(reports.c.reporter == player))
    connection.execute(delete(vacations).where(vacations.c.player == player))
