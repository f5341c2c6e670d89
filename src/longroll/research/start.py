"""Where a game begins: a scenario with its options, or any position."""

from collections.abc import Mapping
from typing import Any

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice, SeededDice
from longroll.kernel.outcome import Outcome
from longroll.match.start import check_options, check_scenario


class Start:
    def __init__(
        self, title: str, scenario: str = "", options: Mapping[str, str] | None = None, position: str = ""
    ) -> None:
        self.game: Game[Any] = load(title)
        self.scenario = scenario or self.game.scenarios[0]
        self.options = dict(options or {})
        self.position = position
        check_scenario(self.game, self.scenario)
        check_options(self.game, self.options)
        if position:
            self.game.read_position(position)

    def begin(self, dice: Dice) -> Any:
        """The first position; a scenario may roll dice for it."""
        if self.position:
            return self.game.read_position(self.position)
        return self.game.set_up(self.scenario, self.options, dice)

    def seen_by(self, seat: int) -> str:
        """How the game began, as far as a seat may know."""
        options = [f"{name}={value}" for name, value in sorted(self.options.items())]
        began = self.scenario
        if self.position:
            began = self.game.write_position(guess(self.game, self.game.read_position(self.position), seat))
        return " ".join([self.game.title, began, *options])


def version_of(game: Game[Any]) -> str:
    """The version of the rules; after a point, the edition of the components if it is not the first."""
    return f"{game.rules_version}.{game.pack}" if game.pack else game.rules_version


def guess(game: Game[Any], position: Any, seat: int) -> Any:
    """The position as a seat may see it: what is hidden is drawn by dice that are always the same."""
    return game.guess(position, seat, SeededDice("observation"))


def share(game: Game[Any], outcome: Outcome | None) -> list[int]:
    """The value of the end to every seat: 1 to the seats of the winning side, -1 to the others, 0 for a draw."""
    if outcome is None or not outcome.winner:
        return [0] * len(game.seats)
    winner = game.seats.index(outcome.winner)
    return [1 if seat % 2 == winner else -1 for seat in range(len(game.seats))]
