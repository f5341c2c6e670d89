"""What a list shows of a tournament, and which games of tournaments are known to be annulled."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011_tournament_rows"
down_revision = "0010_archive"
SHOWN = ("id", "organiser", "name", "kind", "title", "scenario", "options", "rated", "season", "status", "starts")
MORE = ("created", "ended", "rounds", "round", "most")


def upgrade() -> None:
    op.add_column("tournament_matches", sa.Column("annulled", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tournaments", sa.Column("summary", sa.Text, nullable=False, server_default="{}"))
    found = op.get_bind().execute(sa.text("SELECT id, data FROM tournaments")).all()
    change = sa.text("UPDATE tournaments SET summary = :summary WHERE id = :id")
    for id, data in found:
        op.get_bind().execute(change, {"id": id, "summary": json.dumps(summary_of(json.loads(data)))})


def summary_of(data: dict[str, Any]) -> dict[str, Any]:
    entrants = data["entrants"]  # the key is the first of each, the round of leaving the last
    return {
        **{name: data[name] for name in SHOWN + MORE},
        "pace": dict(zip(("kind", "bank", "increment"), data["pace"], strict=True)),
        "players": sum(not entrant[-1] for entrant in entrants),
        "entered": [entrant[0] for entrant in entrants if entrant[0].startswith("@")],
    }
