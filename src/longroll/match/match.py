"""A match: a game being played. The public surface of Longroll."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from secrets import token_hex
from typing import Any, Final, NamedTuple, Self

from longroll.games import load
from longroll.kernel import journal as journals
from longroll.kernel.contract import Game, Prompt
from longroll.kernel.dice import CommittedDice, Dice, commitment
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.fingerprint import CHECK_DIGITS, fingerprint
from longroll.kernel.journal import Entry, Journal
from longroll.kernel.outcome import Outcome
from longroll.kernel.verdict import Refusal, Refused, UnknownPlace
from longroll.match.explanation import Explanation, not_your_turn

STOPS: Final = {
    "start": "nothing has been played",
    "die": "a die has been rolled since",
    "seat": "the choice has passed to another seat since",
    "reveal": "something hidden has been revealed since",
}


class Choice(NamedTuple):
    """A legal action: its text, which is what is played and stored, and its number inside the game."""

    text: str
    action: int

    def __str__(self) -> str:
        return self.text


class Differs(LongrollError):
    """A replay that does not come to the position that the journal tells of."""

    def __init__(self, number: int, action: str, why: str) -> None:
        super().__init__(f"the replay differs at action {number} ({action}): {why}")
        self.number = number
        self.action = action


class Match:
    """Made by `new`, `from_position` or `replay`."""

    def __init__(self, game: Game[Any], position: Any, dice: Dice, journal: Journal) -> None:
        self.game = game
        self.position = position
        self.dice = dice
        self.journal = journal
        self.log: list[Event] = []
        self._before: list[tuple[Any, int]] = []
        self._barrier = "start"
        self._choices: list[Choice] | None = None
        self._seal()

    @classmethod
    def new(
        cls,
        title: str,
        scenario: str = "",
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        pack: str = "",
    ) -> Self:
        """Begin a match. Without a seed a secret one is drawn; the journal publishes its commitment from the start."""
        game = load(title, pack)
        scenario = scenario or game.scenarios[0]
        chosen = dict(options or {})
        check_scenario(game, scenario)
        check_options(game, chosen)
        text = token_hex(16) if seed is None else read_seed(seed)
        journal = Journal(title, game.rules_version, scenario, chosen, seed=text, commitment=commitment(text))
        journal.pack = game.pack
        dice = CommittedDice(text)
        return cls(game, game.set_up(scenario, chosen, dice), dice, journal)

    @classmethod
    def from_position(
        cls,
        title: str,
        text: str,
        dice: Sequence[int] | None = None,
        seed: int | str | None = None,
        pack: str = "",
    ) -> Self:
        """Begin from a position, with the given rolls, or with a seed."""
        game = load(title, pack)
        journal = Journal(title, game.rules_version, position=text, pack=game.pack)
        if dice is not None:
            journal.rolls = list(dice)
        else:
            journal.seed = token_hex(16) if seed is None else read_seed(seed)
            journal.commitment = commitment(journal.seed)
        return cls(game, game.read_position(text), journal.make_dice(), journal)

    @classmethod
    def replay(cls, text: str) -> Self:
        """Play a journal again, comparing every action with what it tells; raises `Differs` at the first difference."""
        told = journals.loads(text)
        match = cls._begin_again(told)
        for number, entry in enumerate(told.entries, 1):
            match._follow(number, entry)
        if match.journal.final_hash != told.final_hash:
            raise Differs(len(told.entries), "the end", "the final hash is another one")
        return match

    @classmethod
    def _begin_again(cls, told: Journal) -> Self:
        game = load(told.title, told.pack)
        if told.rules != game.rules_version:
            raise LongrollError(
                f"the journal follows version {told.rules[:20]} of the rules, this is {game.rules_version}"
            )
        if told.seed is None or told.position:
            return cls._begin_as_told(game, told)
        return cls.new(told.title, told.scenario, told.seed, told.options, told.pack)

    @classmethod
    def _begin_as_told(cls, game: Game[Any], told: Journal) -> Self:
        dice = told.make_dice()
        journal = Journal(told.title, told.rules, told.scenario, told.options, told.position, told.seed, told.rolls)
        journal.commitment = told.commitment
        journal.pack = told.pack
        if told.position:
            return cls(game, game.read_position(told.position), dice, journal)
        check_scenario(game, told.scenario)
        check_options(game, told.options)
        return cls(game, game.set_up(told.scenario, told.options, dice), dice, journal)

    # --- asking

    @property
    def to_move(self) -> str:
        """The seat that chooses now; empty when the game is over."""
        return "" if self.outcome else self.game.seats[self.game.seat(self.position)]

    @property
    def prompt(self) -> Prompt:
        return self.game.prompt(self.position)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    @property
    def hash(self) -> str:
        return self.journal.final_hash

    def choices(self) -> list[Choice]:
        """Every legal action."""
        if self._choices is None:
            actions = self.game.choices(self.position)
            self._choices = [Choice(self.game.write_action(action), action) for action in actions]
        return list(self._choices)

    def why_not(self, text: str, seat: str | None = None) -> Explanation | None:
        """Why an action is not allowed now; None if it is. With a seat: why that seat may not do it."""
        refusal = self._judge(text, seat)
        return None if refusal is None else Explanation.of(self.game, refusal)

    def _judge(self, text: str, seat: str | None) -> Refusal | None:
        if seat is not None and self.to_move and seat != self.to_move:
            return not_your_turn(self.game, self.position, seat)
        try:
            action = self.game.read_action(text)
        except UnknownPlace as unknown:
            return unknown.refusal
        return self.game.judge(self.position, action)

    def view(self, seat: str | None = None) -> Mapping[str, object]:
        """What a seat may see; without a seat, what an onlooker may."""
        if seat is not None and seat not in self.game.seats:
            raise LongrollError(f"{seat!r} is not a seat; the seats are {', '.join(self.game.seats)}")
        return self.game.view(self.position, None if seat is None else self.game.seats.index(seat))

    def position_text(self) -> str:
        return self.game.write_position(self.position)

    def sealed_journal(self) -> Journal:
        """The journal as it may be shown while the seed is secret: the rolls made so far in place of the seed."""
        rolls = self.dice.rolls if isinstance(self.dice, CommittedDice) else self.journal.rolls
        return replace(self.journal, seed=None, rolls=list(rolls or []))

    # --- playing

    def play(self, choice: Choice | str) -> list[Event]:
        """Play one action and tell what happened; raises `Refused`, and changes nothing, if it is not allowed."""
        text = choice.text if isinstance(choice, Choice) else choice
        action = self.game.read_action(text)
        refusal = self.game.judge(self.position, action)
        if refusal is not None:
            raise Refused(text, Explanation.of(self.game, refusal))
        return self._advance(text, action)

    def _advance(self, text: str, action: int) -> list[Event]:
        before = self.position.copy()
        rolled = self.dice.count
        events: list[Event] = []
        try:
            self.game.advance(self.position, action, self.dice, events)
        except LongrollError:
            self.position = before
            self.dice.count = rolled
            raise
        self._remember(before, rolled)
        self.log += events
        self._choices = None
        self._seal()
        self.journal.entries.append(Entry(text, self.hash[:CHECK_DIGITS]))
        return events

    def _remember(self, before: Any, rolled: int) -> None:
        if self.dice.count != rolled:
            self._barrier = "die"
        elif self.game.secret(before) and not self.game.secret(self.position):
            self._barrier = "reveal"
        elif self.game.seat(before) != self.game.seat(self.position):
            self._barrier = "seat"
        else:
            self._before.append((before, len(self.log)))
            return
        self._before.clear()

    @property
    def undo_stops(self) -> str:
        """Why nothing can be taken back now: `start`, `die`, `reveal` or `seat`; empty if something can."""
        return "" if self._before else self._barrier

    def undo(self) -> str:
        """Take the last action back and return it; never across a die, a reveal or a change of seat."""
        if not self._before:
            raise LongrollError(f"nothing can be taken back: {STOPS[self._barrier]}")
        self.position, told = self._before.pop()
        del self.log[told:]
        self._choices = None
        self._seal()
        return self.journal.entries.pop().action

    def _follow(self, number: int, entry: Entry) -> None:
        try:
            self.play(entry.action)
        except Refused as refused:
            raise Differs(number, entry.action, f"it is refused by {refused.refusal.rule}") from None
        except LongrollError as error:
            raise LongrollError(f"journal, action {number}: {error}") from None
        if self.journal.entries[-1] != entry:
            raise Differs(number, entry.action, "another position follows")

    def _seal(self) -> None:
        self.journal.final_hash = fingerprint(self.position)


def check_scenario(game: Game[Any], scenario: str) -> None:
    if scenario not in game.scenarios:
        raise LongrollError(f"{scenario!r} is not a scenario of {game.title}: {', '.join(game.scenarios)}")


def check_options(game: Game[Any], options: Mapping[str, str]) -> None:
    known = {option.name: option.values for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise LongrollError(f"{name!r} is not an option of {game.title}: {', '.join(known)}")
        if value not in known[name]:
            raise LongrollError(f"{value!r} is not a value of the option {name}: {', '.join(known[name])}")


def read_seed(seed: int | str) -> str:
    text = str(seed)
    if not text or text.split() != [text] or not text.isprintable():
        raise LongrollError(f"{text!r} is not a seed: one word without spaces")
    return text
