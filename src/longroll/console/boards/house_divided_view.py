"""A position of A House Divided as the board describes it: the view, by box and by unit."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from longroll.kernel.catalogue import Catalogue
from longroll.match import Match

Unit = dict[str, Any]


def view_of(match: Match) -> dict[str, Any]:
    return dict(match.view())


class HouseDividedView:
    def __init__(self, match: Match, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.view = view_of(match)
        self.units: dict[str, Unit] = {unit["unit"]: unit for unit in self.view["units"]}
        self.mover = str(match.prompt.facts["side"])

    def in_box(self, box: str, side: str = "") -> list[Unit]:
        return [unit for unit in self.units.values() if unit["box"] == box and side in ("", unit["side"])]

    def boxes(self, side: str) -> list[str]:
        """Where a side has units, in the order of their display names."""
        found = {unit["box"] for unit in self.units.values() if unit["side"] == side}
        return sorted(found, key=lambda box: self.catalogue.names.get(box, box))

    def enemy_of(self, side: str) -> str:
        return "confederate" if side == "union" else "union"

    def force(self, box: str, side: str = "") -> str:
        """`3 militia infantry, 1 veteran cavalry; 2 entrenched`, or `none`."""
        units = self.in_box(box, side)
        if not units:
            return "none"
        alike = Counter((unit["rank"], unit["arm"]) for unit in units)
        kinds = [
            self.catalogue.format("units-alike", count=count, rank=rank, arm=arm)
            for (rank, arm), count in alike.items()
        ]
        marks = [mark for name in ("entrenched", "reduced") if (mark := self.mark(name, units))]
        return "; ".join([", ".join(kinds), *marks])

    def mark(self, name: str, units: list[Unit]) -> str:
        """How many of them are entrenched, or reduced."""
        count = sum(bool(unit[name]) for unit in units)
        if not count:
            return ""
        return (
            self.catalogue.format(name) if count == len(units) else self.catalogue.format(f"{name}-some", count=count)
        )

    def in_full(self, name: str) -> str:
        """`u3 militia infantry, entrenched`; a unit that is not on the map is only named."""
        unit = self.units.get(name)
        if unit is None:
            return name
        marks = [self.catalogue.format(mark) for mark in ("entrenched", "reduced") if unit[mark]]
        if unit["marched"] and self.view["phase"] == "movement":
            marks.append(self.catalogue.format("marched", count=unit["marched"]))
        return ", ".join([self.plain(name), *marks])

    def plain(self, name: str) -> str:
        """`u3 militia infantry`."""
        unit = self.units[name]
        return self.catalogue.format("unit-plain", unit=name, rank=unit["rank"], arm=unit["arm"])

    def list_in_full(self, units: Iterable[Unit]) -> str:
        return "; ".join(self.in_full(unit["unit"]) for unit in units)

    def short(self, name: str) -> str:
        """`u3 (militia infantry)`."""
        unit = self.units.get(name)
        return name if unit is None else self.catalogue.format("unit", unit=name, rank=unit["rank"], arm=unit["arm"])

    def value(self, target: str) -> int:
        """What the unit that is asked for hits this target with."""
        battle = self.view["battle"]
        if not battle:
            return 0
        firers = list(battle["values"])
        declared = len(battle["declared"])
        return int(battle["values"][firers[declared]].get(target, 0)) if declared < len(firers) else 0
