"""The numbers that an evaluator plays with, by row: its parameters (by side) and the weights of its features."""

import json
from importlib.resources import files

from longroll.kernel.error import LongrollError
from longroll.opponents.changes import NO_CHANGES, Changes, Rows


class Tables:
    """The tables of a system, with changes. Those of a former version have its number in their names:
    `parameters-1.json`."""

    def __init__(self, folder: str, version: str = "", changes: Changes = NO_CHANGES) -> None:
        self.own = Changes(*(read_table(folder, name, version) for name in Changes._fields))
        self.changes = changes
        self.asked = Changes({}, {})  # the rows that an evaluator has asked for, as it got them

    def parameters(self, key: str) -> dict[str, float]:
        """What a row leaves out is taken from the row `everywhere`."""
        everywhere = self.own.parameters["everywhere"]
        changed = self.changes.parameters.get(key, {})
        check_names("parameter", changed, everywhere)
        row = {**everywhere, **self.own.parameters.get(key, {}), **changed}
        self.asked.parameters[key] = {name: float(value) for name, value in row.items()}
        return self.asked.parameters[key]

    def weights(self, keys: list[str], features: tuple[str, ...]) -> list[float]:
        """The weight of each feature, from the first of these rows that the table has. The first key is the row that
        changes belong to."""
        own = next((self.own.weights[key] for key in keys if key in self.own.weights), {})
        changed = self.changes.weights.get(keys[0], {})
        check_names("feature", changed, dict.fromkeys(features))
        row = {**own, **changed}
        self.asked.weights[keys[0]] = {name: float(row.get(name, 0.0)) for name in features}
        return list(self.asked.weights[keys[0]].values())

    def check(self) -> None:
        """Every change must be in a row that was asked for."""
        for changed, asked in zip(self.changes, self.asked, strict=True):
            for key in changed:
                if key not in asked:
                    raise LongrollError(f"there is no row {key[:40]!r} here, but {', '.join(sorted(asked))}")


def check_names(kind: str, changed: dict[str, float], known: dict[str, float] | dict[str, None]) -> None:
    for name in changed:
        if name not in known:
            raise LongrollError(f"{name[:40]!r} is not a {kind} here: {', '.join(known)}")


def read_table(folder: str, name: str, version: str) -> Rows:
    file = f"{name}-{version}.json" if version else f"{name}.json"
    table: Rows = json.loads(files("longroll.opponents").joinpath(folder, file).read_text(encoding="utf-8"))
    return table
