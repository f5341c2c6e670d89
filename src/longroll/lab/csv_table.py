"""The raw table of a run: one line of CSV for every game."""

import csv
from collections.abc import Sequence
from typing import Any, Final, TextIO

from longroll.analysis.turning_point import EVEN
from longroll.lab.decided import SURE, settled
from longroll.lab.job import GameRecord, Job

COLUMNS: Final = ("scenario", "options", "first_bot", "second_bot", "dice", "own", "winner", "level", "rule", "failure")
FIGURES: Final = ("actions", "turn", "sure_from_turn", "sure_from_part", "ahead_from_turn", "ahead_from_part")
AFTER: Final = ("first_losses", "second_losses", "seconds")


class CsvTable:
    """Every line is written as soon as its game is finished."""

    def __init__(self, file: TextIO, sides: Sequence[str]) -> None:
        self.sides = sides
        self.out = csv.writer(file, lineterminator="\n")
        self.out.writerow([*COLUMNS, *FIGURES, *AFTER])

    def write(self, job: Job, record: GameRecord) -> None:
        options = " ".join(f"{name}={value}" for name, value in job.options)
        winner = self.sides[record.winner] if record.winner >= 0 else ""
        row: list[Any] = [job.scenario, options, *job.bots, job.dice, job.own, winner]
        row += [record.level, record.rule, record.failure, record.actions, record.turn]
        for chance in (SURE, EVEN):
            moment = settled(record, chance)
            row += ["", ""] if moment is None else [moment.turn, round(moment.part, 3)]
        self.out.writerow([*row, *record.losses, record.seconds])
