"""The components: all that a pack says of the map, the tables, the calendar and the set-up, as tables."""

from longroll.games.american_civil_war.figures import Figures
from longroll.games.american_civil_war.places import Row


class Components(Figures):
    """What is made of one pack is shared by all its positions and never changes. The months of the war go by turn;
    turn 0 is the month before the first. `scenario_rows` go by the number of a scenario."""

    def __init__(self, pack: Row) -> None:
        super().__init__(pack)
        self.pack = pack
        rows = {str(row["id"]): row for row in pack["scenarios"]}
        self.scenario_rows: list[Row] = [rows["basic"], rows["historical"], rows["historical"], rows["balanced"]]
        self.turn_rows: list[Row] = pack["calendar"]
        self.last_turn = len(self.turn_rows)
        self.first_year = int(self.turn_rows[0]["year"])
        self.years = [self.first_year, *[int(row["year"]) for row in self.turn_rows]]
        self.quarter_ends = [True, *[bool(row["quarter_end"]) for row in self.turn_rows]]
        self.dates = [month_before(self.turn_rows[0]), *[date_of(row) for row in self.turn_rows]]
        election: Row = pack["tables"]["election"]
        self.election_turn = self.dates.index(election["date"])
        self.autumn_turns = [self.dates.index(date) for date in election["battle_won_in"]]


def date_of(row: Row) -> str:
    """`1864-10`"""
    return f"{row['year']}-{row['month']:02}"


def month_before(row: Row) -> str:
    """The date at which the war begins."""
    year, month = int(row["year"]), int(row["month"])
    return date_of({"year": year - 1, "month": 12} if month == 1 else {"year": year, "month": month - 1})
