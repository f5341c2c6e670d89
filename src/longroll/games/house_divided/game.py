"""A House Divided as the contract wants it: with the printed pack, or with one that somebody brings."""

import json
from collections.abc import Mapping
from typing import Final

from longroll.games.house_divided import action as actions
from longroll.games.house_divided import judge as judge_module
from longroll.games.house_divided import notation, parser, sequence, setup
from longroll.games.house_divided.candidates import candidates, forced
from longroll.games.house_divided.components import Components
from longroll.games.house_divided.endings import ENDINGS
from longroll.games.house_divided.explanation import explain, prompt
from longroll.games.house_divided.manifest import MANIFEST, SCENARIO_NAMES
from longroll.games.house_divided.options import OPTIONS
from longroll.games.house_divided.orders import ORDER_QUESTIONS, order_question
from longroll.games.house_divided.position import Position
from longroll.games.house_divided.steps import OVER, PHASES, STEPS
from longroll.games.house_divided.terms import SIDE_NAMES
from longroll.games.house_divided.view import board, view
from longroll.games.house_divided.view_types import Board, View
from longroll.games.pack_frame import read_header
from longroll.kernel.contract import Moment, Prompt, Thing
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.order_question import OrderQuestion
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
    packs: Final = True
    order_questions: Final = ORDER_QUESTIONS

    def __init__(self, pack: str) -> None:
        self.pack = pack
        self._components: Components | None = None

    @property
    def components(self) -> Components:
        """Read when they are first asked for: a list of the titles needs no map."""
        if self._components is None:
            from longroll.games.house_divided.pack import printed_components

            self._components = Components(json.loads(self.pack)) if self.pack else printed_components()
        return self._components

    @property
    def names(self) -> Mapping[str, str]:
        return self.components.display_names

    def set_up(
        self, scenario: str, options: Mapping[str, str], dice: Dice, events: list[Event] | None = None
    ) -> Position:
        values = [option.values.index(options.get(option.name, option.values[0])) for option in OPTIONS]
        return setup.set_up(self.components, SCENARIO_NAMES.index(scenario), values, dice, events)

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

    def order_question(self, position: Position) -> OrderQuestion | None:
        return order_question(position)

    def moment(self, position: Position) -> Moment:
        battle = position.components.box_names[position.box] if position.round else ""
        step = STEPS[position.step]
        return Moment(position.turn, PHASES[step.phase], step.name, battle, position.round)

    def losses(self, event: Event) -> Mapping[str, int]:
        return {str(event.facts["side"]): 1} if event.kind == "eliminated" else {}

    def board(self) -> Board:
        return board(self.components)

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
        return actions.describe(self.components, action)

    def write_action(self, action: int) -> str:
        return actions.write_action(self.components, action)

    def read_action(self, text: str) -> int:
        return actions.read_action(self.components, text)

    def write_position(self, position: Position) -> str:
        return notation.write_position(position)

    def read_position(self, text: str) -> Position:
        return parser.read_position(self.components, text)


def load_game(title: str, pack: str | None = None) -> HouseDivided:
    """The one game of this system, with the printed pack, of which there is one edition, or with the one given."""
    if not pack:
        return HouseDivided("")
    from longroll.games.house_divided.pack import EDITION, check_pack

    return HouseDivided(read_header(title, pack, EDITION, check_pack))
