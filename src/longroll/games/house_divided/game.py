"""A House Divided as the contract wants it."""

from collections.abc import Mapping
from typing import Final

from longroll.games.house_divided import action as actions
from longroll.games.house_divided import judge as judge_module
from longroll.games.house_divided import notation, parser, sequence, setup
from longroll.games.house_divided.candidates import candidates, forced
from longroll.games.house_divided.components import BOX_NAMES, DISPLAY_NAMES, SIDE_NAMES
from longroll.games.house_divided.endings import ENDINGS
from longroll.games.house_divided.explanation import explain, prompt
from longroll.games.house_divided.manifest import MANIFEST, SCENARIO_NAMES
from longroll.games.house_divided.options import OPTIONS
from longroll.games.house_divided.position import Position
from longroll.games.house_divided.steps import OVER, PHASES, STEPS
from longroll.games.house_divided.view import board, view
from longroll.games.house_divided.view_types import Board, View
from longroll.kernel.contract import Moment, Prompt, Thing
from longroll.kernel.dice import Dice
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.outcome import Outcome
from longroll.kernel.reason import ALLOWED
from longroll.kernel.verdict import Fact, Refusal

TITLE: Final = MANIFEST.titles["house-divided"]


class HouseDivided:
    title: Final = "house-divided"
    system: Final = "house-divided"
    rules_version: Final = "1"
    seats: Final = TITLE.seats
    scenarios: Final = TITLE.scenarios
    options: Final = TITLE.options
    names: Final = DISPLAY_NAMES
    packs: Final = False
    pack: Final = ""

    def set_up(
        self, scenario: str, options: Mapping[str, str], dice: Dice, events: list[Event] | None = None
    ) -> Position:
        values = [option.values.index(options.get(option.name, option.values[0])) for option in OPTIONS]
        return setup.set_up(SCENARIO_NAMES.index(scenario), values, dice, events)

    def seat(self, position: Position) -> int:
        return judge_module.seat(position)

    def prompt(self, position: Position) -> Prompt:
        return prompt(position)

    def choices(self, position: Position) -> list[int]:
        return judge_module.choices(position)

    def judge(self, position: Position, action: int) -> Refusal | None:
        verdict = judge_module.judge(position, action)
        return None if verdict == ALLOWED else explain(position, action, verdict)

    def advance(self, position: Position, action: int, dice: Dice, events: list[Event] | None) -> None:
        sequence.advance(position, action, dice, events)

    def candidates(self, position: Position, thing: Thing, held: str = "") -> list[int]:
        """Nothing is picked up from a tray in this game."""
        del held
        return candidates(position, thing)

    def forced(self, position: Position) -> int | None:
        return forced(position)

    def moment(self, position: Position) -> Moment:
        battle = BOX_NAMES[position.box] if position.round else ""
        step = STEPS[position.step]
        return Moment(position.turn, PHASES[step.phase], step.name, battle, position.round)

    def losses(self, event: Event) -> Mapping[str, int]:
        return {str(event.facts["side"]): 1} if event.kind == "eliminated" else {}

    def board(self) -> Board:
        return board()

    def sight(self, place: str) -> dict[str, object]:
        """There are no lines of sight on a map of the whole country."""
        del place
        return {}

    def view(self, position: Position, seat: int | None) -> View:
        """This game hides nothing: every seat and every spectator sees the same."""
        del seat
        return view(position)

    def secret(self, position: Position) -> bool:
        del position
        return False

    def guess(self, position: Position, seat: int, dice: Dice) -> Position:
        """Nothing is hidden, so nothing is guessed."""
        del seat, dice
        return position.copy()

    def outcome(self, position: Position) -> Outcome | None:
        if position.step != OVER:
            return None
        return Outcome(SIDE_NAMES[position.winner], "", ENDINGS[position.ending].rule)

    def describe(self, action: int) -> dict[str, Fact]:
        return actions.describe(action)

    def write_action(self, action: int) -> str:
        return actions.write_action(action)

    def read_action(self, text: str) -> int:
        return actions.read_action(text)

    def write_position(self, position: Position) -> str:
        return notation.write_position(position)

    def read_position(self, text: str) -> Position:
        return parser.read_position(text)


def load_game(title: str, pack: str | None = None) -> HouseDivided:
    """The one game of this system; its components are not in packs."""
    if pack:
        raise LongrollError(f"{title} is not played from packs")
    return HouseDivided()
