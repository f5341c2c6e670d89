"""The set-ups whose balance is measured: scenarios, and options that are not at their default."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from longroll.games import load
from longroll.match.start import check_options, check_scenario


class Setup(NamedTuple):
    scenario: str
    options: tuple[tuple[str, str], ...] = ()

    def name(self, common: Mapping[str, str]) -> str:
        """Without the options that all set-ups share."""
        own = [f"{name}={value}" for name, value in self.options if name not in common]
        return " ".join([self.scenario, *own])


def setups(title: str, scenarios: Sequence[str], options: Mapping[str, str], all_options: bool) -> Iterator[Setup]:
    """The given scenarios, or all; with `all_options` also every other value of each option, one at a time."""
    game = load(title)
    check_options(game, options)
    for scenario in dict.fromkeys(scenarios or game.scenarios):
        check_scenario(game, scenario)
        yield Setup(scenario, tuple(sorted(options.items())))
        if all_options:
            for option in game.options:
                for value in option.values[1:]:
                    if option.name not in options:
                        yield Setup(scenario, tuple(sorted({**options, option.name: value}.items())))
