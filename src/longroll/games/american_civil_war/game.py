"""The American Civil War as the contract wants it: one class, of which each title is an instance."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from longroll.games.american_civil_war import action as actions
from longroll.games.american_civil_war import judge as judge_module
from longroll.games.american_civil_war import notation, parser
from longroll.games.american_civil_war.basic.battle import arraying_in_secret
from longroll.games.american_civil_war.basic.sequence import advance_basic
from longroll.games.american_civil_war.basic.setup import set_up as set_up_basic
from longroll.games.american_civil_war.basic.view import view_basic
from longroll.games.american_civil_war.candidates import candidates, forced
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.endings import ENDINGS
from longroll.games.american_civil_war.explanation import explain, prompt
from longroll.games.american_civil_war.guess import draw_array, draw_deployment
from longroll.games.american_civil_war.handicap import report_handicap
from longroll.games.american_civil_war.manifest import BASIC_SCENARIOS, MANIFEST, SCENARIO_NAMES
from longroll.games.american_civil_war.moment import losses, moment
from longroll.games.american_civil_war.options import OPTION_NUMBERS, OPTIONS
from longroll.games.american_civil_war.orders import BASIC_QUESTIONS, STANDARD_QUESTIONS, order_question
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.seats import seat, viewing_side
from longroll.games.american_civil_war.standard.advance import advance_standard
from longroll.games.american_civil_war.standard.setup import set_up as set_up_standard
from longroll.games.american_civil_war.standard.view import view_standard
from longroll.games.american_civil_war.steps import OVER
from longroll.games.american_civil_war.tactical.deployment import deploying
from longroll.games.american_civil_war.terms import NOBODY, SIDE_NAMES
from longroll.games.american_civil_war.view import board
from longroll.games.american_civil_war.view_types import Board, View
from longroll.games.pack_frame import read_header
from longroll.kernel.contract import Moment, Prompt, Thing
from longroll.kernel.dice import Dice
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.order_question import OrderKind, OrderQuestion
from longroll.kernel.outcome import Outcome
from longroll.kernel.reason import ALLOWED
from longroll.kernel.verdict import Fact, Refusal, UnknownPlace

IN_BASIC: Final = {
    "ACW-S-map-01": "ACW-B-board-01",
    "ACW-S-piece-01": "ACW-B-piece-01",
    "ACW-S-field-01": "ACW-B-battle-02",
}


class CivilWar:
    system: Final = "american-civil-war"
    rules_version: Final = "2"
    packs: Final = True

    def __init__(self, title: str, pack: str) -> None:
        self.title = title
        self.pack = pack
        self._components: Components | None = None
        self.seats, self.scenarios, self.options, _ = MANIFEST.titles[title]
        basic = self.scenarios == BASIC_SCENARIOS
        self.order_questions: Sequence[OrderKind] = BASIC_QUESTIONS if basic else STANDARD_QUESTIONS

    @property
    def components(self) -> Components:
        """Read when they are first asked for: a list of the titles needs no map."""
        if self._components is None:
            from longroll.games.american_civil_war.pack import printed_components

            self._components = Components(json.loads(self.pack)) if self.pack else printed_components()
        return self._components

    @property
    def names(self) -> Mapping[str, str]:
        return self.components.display_names

    def set_up(
        self, scenario: str, options: Mapping[str, str], dice: Dice, events: list[Event] | None = None
    ) -> Position:
        """ACW-A-layer-01, ACW-A-layer-02: the options are chosen once and hold for the whole game. No die is rolled."""
        del dice
        values = [0] * len(OPTIONS)
        for option in self.options:
            number = OPTION_NUMBERS[option.name]
            values[number] = OPTIONS[number].values.index(options.get(option.name, option.values[0]))
        number = SCENARIO_NAMES.index(scenario)
        set_up = set_up_basic if scenario in BASIC_SCENARIOS else set_up_standard
        position = set_up(self.components, number, values)
        report_handicap(position, events)
        return position

    def seat(self, position: Position) -> int:
        return seat(position)

    def prompt(self, position: Position) -> Prompt:
        return prompt(position)

    def choices(self, position: Position) -> list[int]:
        return judge_module.choices(position)

    def judge(self, position: Position, action: int) -> Refusal | None:
        verdict = judge_module.judge(position, action)
        return None if verdict == ALLOWED else explain(position, action, verdict)

    def advance(self, position: Position, action: int, dice: Dice, events: list[Event] | None) -> None:
        if is_basic(position):
            advance_basic(position, action, dice, events)
        else:
            advance_standard(position, action, dice, events)

    def candidates(self, position: Position, thing: Thing, held: str = "") -> list[int]:
        return candidates(position, thing, held)

    def forced(self, position: Position) -> int | None:
        return forced(position)

    def order_question(self, position: Position) -> OrderQuestion | None:
        return order_question(position)

    def moment(self, position: Position) -> Moment:
        return moment(position)

    def losses(self, event: Event) -> dict[str, int]:
        return losses(event)

    def board(self) -> Board:
        return board(self.components)

    def sight(self, place: str) -> dict[str, object]:
        """There are no lines of sight on a map of the whole country."""
        del place
        return {}

    def view(self, position: Position, seat: int | None) -> View:
        return view_basic(position, seat) if is_basic(position) else view_standard(position, seat)

    def secret(self, position: Position) -> bool:
        """Is something being chosen that the other seats may not know yet?"""
        return arraying_in_secret(position) if is_basic(position) else deploying(position)

    def guess(self, position: Position, seat: int, dice: Dice) -> Position:
        twin = position.copy()
        if self.secret(position):
            draw = draw_array if is_basic(position) else draw_deployment
            draw(twin, 1 - viewing_side(position, seat), dice)
        return twin

    def outcome(self, position: Position) -> Outcome | None:
        if position.step != OVER:
            return None
        winner = "" if position.winner == NOBODY else SIDE_NAMES[position.winner]
        return Outcome(winner, "", ENDINGS[position.ending])

    def describe(self, action: int) -> dict[str, Fact]:
        return actions.describe(self.components, action)

    def write_action(self, action: int) -> str:
        return actions.write_action(self.components, action)

    def read_action(self, text: str) -> int:
        try:
            return actions.read_action(self.components, text)
        except UnknownPlace as unknown:
            raise UnknownPlace(text, self.in_basic(unknown.refusal)) from None

    def in_basic(self, refusal: Refusal) -> Refusal:
        """The basic game has rules of its own for what there is."""
        basic = self.scenarios == BASIC_SCENARIOS
        return refusal._replace(rule=IN_BASIC.get(refusal.rule, refusal.rule)) if basic else refusal

    def write_position(self, position: Position) -> str:
        return notation.write_position(position)

    def read_position(self, text: str) -> Position:
        position = parser.read_position(self.components, text, self.scenarios)
        offered = {option.name: option.values for option in self.options}
        for option, value in zip(OPTIONS.values(), position.options, strict=True):
            if option.values[value] not in offered.get(option.name, option.values[:1]):
                raise LongrollError(f"position: {self.title} does not know {option.name}={option.values[value]}")
        return position


def load_game(title: str, pack: str | None = None) -> CivilWar:
    """The game of a title, with the printed pack, of which there is one edition, or with the one given."""
    if not pack:
        return CivilWar(title, "")
    from longroll.games.american_civil_war.pack import EDITION, check_pack

    return CivilWar(title, read_header(title, pack, EDITION, check_pack))
