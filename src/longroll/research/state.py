"""A state in the manner of OpenSpiel: choices and rolls are both actions, and every roll is a node of its own.

A player's action is the number that the game gives it, the same in every position. Carrying it out may ask
for rolls that nobody has made yet: then the state is a chance node, and the action is carried out from the old position
again when the next roll is known. Positions are never changed in place here, so clones share them.
"""

import json
from typing import Any, Final, Self

from longroll.kernel.dice import RollNeeded, ScriptedDice
from longroll.kernel.error import LongrollError
from longroll.research.history import EVERYBODY, History, Move
from longroll.research.number import read_number
from longroll.research.start import Start, guess, share, version_of

CHANCE: Final = -1
TERMINAL: Final = -4


class State:
    def __init__(self, start: Start) -> None:
        self.start = start
        self.game = start.game
        self._history = History()
        self.position: Any = None  # none as long as the set-up asks for rolls
        self._action: int | None = None  # chosen, and waiting for rolls
        self._rolls: list[int] = []
        self._sides = 0  # of the die to be rolled; 0 where no die is
        self._choices: list[int] | None = None
        self._proceed(None, [])

    # --- the present node

    def num_players(self) -> int:
        return len(self.game.seats)

    def current_player(self) -> int:
        if self._sides:
            return CHANCE
        return TERMINAL if self.is_terminal() else self.game.seat(self.position)

    def is_chance_node(self) -> bool:
        return self._sides > 0

    def is_terminal(self) -> bool:
        return not self._sides and self.game.outcome(self.position) is not None

    def returns(self) -> list[float]:
        """1 for the winners, -1 for the losers; 0 in a draw and before the end."""
        outcome = self.game.outcome(self.position) if self.is_terminal() else None
        return [float(worth) for worth in share(self.game, outcome)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers that the die can show, each with its probability."""
        if not self._sides:
            raise LongrollError("no die is to be rolled here")
        return [(roll, 1 / self._sides) for roll in range(1, self._sides + 1)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; none for a player whose turn it is not."""
        if player is not None and player != self.current_player():
            return []
        if self._sides:
            return list(range(1, self._sides + 1))
        if self._choices is None:
            self._choices = sorted(self.game.choices(self.position))
        return list(self._choices)

    # --- playing

    def apply_action(self, action: int) -> None:
        """A choice, or at a chance node what the die shows; if this raises an error nothing has changed."""
        number = read_number(action)
        if number is None or number not in self.legal_actions():
            raise LongrollError(f"{action!r} is not a legal action here")
        move = Move(self.current_player(), number, self._hidden_by())
        if self._sides:
            self._proceed(self._action, [*self._rolls, number])
        else:
            self._proceed(number, [])
        self._remember(move)

    def child(self, action: int) -> Self:
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def clone(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._history = self._history.copy()
        twin._rolls = self._rolls.copy()
        return twin

    def _hidden_by(self) -> int:
        """The side that chooses in secret now, or `EVERYBODY`."""
        if self.position is None or not self.game.secret(self.position):
            return EVERYBODY
        return self.game.seat(self.position) % 2

    def _proceed(self, action: int | None, rolls: list[int]) -> None:
        """Carry out an action, or the set-up if there is none, as far as the rolls suffice."""
        try:
            position = self._carry_out(action, ScriptedDice(rolls))
        except RollNeeded as needed:
            self._action, self._rolls, self._sides = action, rolls, needed.sides
            return
        self.position, self._action, self._rolls, self._sides, self._choices = position, None, [], 0, None

    def _carry_out(self, action: int | None, dice: ScriptedDice) -> Any:
        if action is None:
            return self.start.begin(dice)
        position = self.position.copy()
        self.game.advance(position, action, dice, None)
        return position

    def _remember(self, move: Move) -> None:
        self._history.moves.append(move)
        if not self._sides and not self.game.secret(self.position):
            self._history.reveal()

    # --- as text

    def action_to_string(self, action: int, player: int | None = None) -> str:
        """The roll of a die if the player is `CHANCE` (or nobody is named at a chance node)."""
        if player == CHANCE or (player is None and self._sides):
            return f"roll {action}"
        return self.game.write_action(action)

    def history(self) -> list[int]:
        return [move.action for move in self._history.moves]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has been able to learn since the beginning, one move a line, and who is asked now."""
        seat = self._seen_by(player)
        known = self._history.known(seat)
        texts = [f"{move.player} {self.action_to_string(move.action, move.player)}" for move in known]
        return "\n".join([self.start.seen_by(seat), *texts, f"now {self.current_player()}"])

    def observation_string(self, player: int | None = None) -> str:
        """The position as the player may see it: what is hidden from him is drawn by dice that are always the same."""
        seat = self._seen_by(player)
        if self.position is None:
            return "set-up"
        return self.game.write_position(guess(self.game, self.position, seat))

    def __str__(self) -> str:
        return "set-up" if self.position is None else self.game.write_position(self.position)

    def _seen_by(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.num_players():
            raise LongrollError(f"{seat} is not a player; the players are 0 to {self.num_players() - 1}")
        return seat

    # --- writing and reading

    def serialize(self) -> str:
        """One line of text: how the game began, and every choice and roll since."""
        start = self.start
        moves = [m.action if m.player == CHANCE else self.game.write_action(m.action) for m in self._history.moves]
        beginning = [self.game.title, version_of(self.game), start.scenario, start.options, start.position]
        return json.dumps([*beginning, moves], separators=(",", ":"))

    @classmethod
    def deserialize(cls, text: str) -> Self:
        title, rules, scenario, options, position, moves = read_parts(text)
        state = cls(Start(title, scenario, options, position))
        if rules != version_of(state.game):
            raise LongrollError(f"the state follows version {rules[:20]} of the rules, not {version_of(state.game)}")
        for move in moves:
            if isinstance(move, int) != state.is_chance_node():
                raise LongrollError(f"a serialized state: {str(move)[:40]!r} stands where it cannot")
            state.apply_action(move if isinstance(move, int) else state.game.read_action(move))
        return state


def read_parts(text: str) -> tuple[str, str, str, dict[str, str], str, list[str | int]]:
    """The parts of a serialized state, each of the kind that it must be."""
    try:
        parts = json.loads(text)
        title, rules, scenario, options, position, moves = parts
    except (ValueError, TypeError, RecursionError):
        raise LongrollError("this is not a serialized state") from None
    words = [title, rules, scenario, position, *options, *options.values()] if isinstance(options, dict) else [None]
    sound = all(isinstance(word, str) for word in words) and isinstance(moves, list)
    if not sound or not all(type(move) in (int, str) for move in moves):
        raise LongrollError("this is not a serialized state")
    return title, rules, scenario, options, position, moves
