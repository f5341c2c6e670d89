"""Across Five Aprils as the contract wants it: one game for each battle, or for a pack that somebody brings."""

from collections.abc import Mapping
from importlib import import_module

from longroll.games.five_aprils import action as actions
from longroll.games.five_aprils import judge as judging
from longroll.games.five_aprils import notation, parser, sequence, setup
from longroll.games.five_aprils.action_parser import read_action
from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.candidates import candidates, forced
from longroll.games.five_aprils.endings import ENDINGS
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.explanation import explain, prompt
from longroll.games.five_aprils.manifest import MANIFEST
from longroll.games.five_aprils.orders import ORDER_QUESTIONS, order_question
from longroll.games.five_aprils.position import OVER, Position
from longroll.games.five_aprils.steps import STEPS
from longroll.games.five_aprils.terms import SIDE_NAMES
from longroll.games.five_aprils.victory import LEVEL_NAMES
from longroll.games.five_aprils.view import board, names, sight, view
from longroll.games.five_aprils.view_types import Board, Sight, View
from longroll.games.pack_frame import read_header
from longroll.kernel.contract import Moment, Prompt, Thing
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.header import is_edition
from longroll.kernel.order_question import OrderQuestion
from longroll.kernel.outcome import Outcome
from longroll.kernel.reason import ALLOWED
from longroll.kernel.verdict import Fact, Refusal


class FiveAprils:
    system = "five-aprils"
    rules_version = "2"
    packs = True
    order_questions = ORDER_QUESTIONS

    def __init__(self, title: str, rules: Exclusive, pack: str) -> None:
        self.title = title
        self.pack = pack
        self.rules = rules
        self.seats, self.scenarios, self.options, _ = MANIFEST.titles[title]
        self._battle: Battle | None = None

    @property
    def battle(self) -> Battle:
        """Read when it is first asked for: a list of the titles needs no map."""
        if self._battle is None:
            from longroll.games.five_aprils.pack import load_pack, printed_pack

            named = is_edition(self.pack)
            self._battle = Battle(load_pack(printed_pack(self.title, int(self.pack or 1)) if named else self.pack))
        return self._battle

    @property
    def names(self) -> Mapping[str, str]:
        return names(self.battle)

    def set_up(
        self, scenario: str, options: Mapping[str, str], dice: Dice, events: list[Event] | None = None
    ) -> Position:
        del scenario
        values = [option.values.index(options.get(option.name, option.values[0])) for option in self.options]
        return setup.set_up(self.battle, self.rules, values, dice, events)

    def seat(self, position: Position) -> int:
        return position.seat

    def prompt(self, position: Position) -> Prompt:
        return prompt(position)

    def choices(self, position: Position) -> list[int]:
        return judging.choices(position, self.rules)

    def judge(self, position: Position, action: int) -> Refusal | None:
        verdict = judging.judge(position, self.rules, action)
        return None if verdict == ALLOWED else explain(position, self.rules, action, verdict)

    def advance(self, position: Position, action: int, dice: Dice, events: list[Event] | None) -> None:
        sequence.advance(position, self.rules, action, dice, events)

    def candidates(self, position: Position, thing: Thing, held: str = "") -> list[int]:
        del held
        return candidates(position, self.rules, thing)

    def forced(self, position: Position) -> int | None:
        return forced(position, self.rules)

    def order_question(self, position: Position) -> OrderQuestion | None:
        return order_question(position, self.rules)

    def moment(self, position: Position) -> Moment:
        """`battle` is the first hex attacked in the combat that is declared or fought."""
        step = STEPS[position.step]
        battle = self.battle.hex_names[position.targets[0]] if position.targets else ""
        return Moment(position.turn, step.phase, step.name, battle, 1 if battle else 0)

    def losses(self, event: Event) -> dict[str, int]:
        return {str(event.facts["side"]): 1} if event.kind == "eliminated" else {}

    def board(self) -> Board:
        return board(self.battle)

    def sight(self, place: str) -> Sight:
        return sight(self.battle, place)

    def view(self, position: Position, seat: int | None) -> View:
        """These battles hide nothing: every seat and every spectator sees the same."""
        del seat
        return view(position, self.rules)

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
        winner = SIDE_NAMES[position.winner] if position.level else ""
        return Outcome(winner, LEVEL_NAMES[position.level], ENDINGS[position.ending])

    def describe(self, action: int) -> dict[str, Fact]:
        return actions.describe(self.battle, action)

    def write_action(self, action: int) -> str:
        return actions.write_action(self.battle, action)

    def read_action(self, text: str) -> int:
        return read_action(self.battle, text)

    def write_position(self, position: Position) -> str:
        return notation.write_position(position, self.rules, self.options)

    def read_position(self, text: str) -> Position:
        return parser.read_position(self.battle, self.rules, self.options, text)


def load_game(title: str, pack: str | None = None) -> FiveAprils:
    """A battle with the newest edition of its pack, or with the pack that is given."""
    from longroll.games.five_aprils.pack import EDITIONS, check_pack

    rules: Exclusive = import_module(f"longroll.games.five_aprils.{title.replace('-', '_')}.rules").RULES
    newest = EDITIONS[title]
    return FiveAprils(title, rules, read_header(title, str(newest) if pack is None else pack, newest, check_pack))
