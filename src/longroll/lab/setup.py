"""The set-ups whose balance is measured: scenarios, and options that are not at their default."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.match.start import check_options, check_scenario


class Setup(NamedTuple):
    scenario: str
    options: tuple[tuple[str, str], ...] = ()

    def name(self, common: Mapping[str, str]) -> str:
        """Without the options that all set-ups share."""
        own = [f"{name}={value}" for name, value in self.options if name not in common]
        return " ".join([self.scenario, *own])


def setups(
    title: str, scenarios: Sequence[str], options: Mapping[str, str], all_options: bool, sweep: str = ""
) -> Iterator[Setup]:
    """The given scenarios, or all; with `all_options` also every other value of each option, one at a time; with
    `sweep` those of one option."""
    game = load(title)
    check_options(game, options)
    if sweep and sweep not in [option.name for option in game.options]:
        raise LongrollError(f"{sweep[:40]!r} is not an option of {title}")
    for scenario in dict.fromkeys(scenarios or game.scenarios):
        check_scenario(game, scenario)
        yield Setup(scenario, tuple(sorted(options.items())))
        for option in game.options:
            if option.name not in options and (all_options or option.name == sweep):
                for value in option.values[1:]:
                    yield Setup(scenario, tuple(sorted({**options, option.name: value}.items())))
