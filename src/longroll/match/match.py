"""A match: a game being played."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Self

from longroll.games import load
from longroll.kernel.contract import Game, Moment, Prompt, Thing
from longroll.kernel.dice import CommittedDice, Dice, ScriptedDice
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.fingerprint import CHECK_DIGITS, fingerprint
from longroll.kernel.header import Header
from longroll.kernel.journal import Journal
from longroll.kernel.outcome import Outcome
from longroll.kernel.verdict import Refusal, Refused, UnknownPlace
from longroll.match import replay
from longroll.match.explanation import Explanation, check_seat, not_your_turn
from longroll.match.history import BARRIERS, STRIDE, Checkpoint, HistoryEntry, position_at
from longroll.match.snapshot import Snapshot
from longroll.match.start import add_seed, check_start, new_header
from longroll.match.visibility import public_count


class Choice(NamedTuple):
    """A legal action: its text, which is what is played and stored, and its number inside the game."""

    text: str
    action: int

    def __str__(self) -> str:
        return self.text


class Match:
    """A game being played: its position, what was played, and its dice.

    Begin one with `Match.new(title)`, `Match.from_position(title, text)` or `Match.replay(journal)`. Ask with
    `choices`, `why_not`, `view` and `outcome`; play with `play` and `undo`; keep it with `journal.dumps()`. Actions and
    positions are lines of text.
    """

    def __init__(self, header: Header, game: Game[Any] | None = None) -> None:
        """The match before its first action; `game` in place of the one that the header names."""
        self.header = header
        self.game: Game[Any] = game or load(header.title, header.pack)
        self.dice: Dice = header.make_dice()
        self.history: list[HistoryEntry] = []
        self.damage: replay.Damage | None = None
        opening: list[Event] = []
        self.position = self._open(opening)
        self.opening = tuple(opening)
        self.opening_dice = tuple(made_by(self.dice))
        self.opening_moment: Moment = self.game.moment(self.position)
        self.checkpoints = [Checkpoint(0, self.position.copy())]
        self._choices: list[Choice] | None = None
        self._hash = ""

    def _open(self, events: list[Event]) -> Any:
        header = self.header
        if header.position:
            return self.game.read_position(header.position)
        check_start(self.game, header)
        return self.game.set_up(header.scenario, header.options, self.dice, events)

    @classmethod
    def new(
        cls,
        title: str,
        scenario: str = "",
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        pack: str = "",
        shares: Mapping[str, str] | None = None,
    ) -> Self:
        """Begin a match.

        `scenario`: without it, the first of the title. `options`: values by name; those left out are as printed.
        `seed`: one word that fixes the dice. Without it a secret one is drawn, and the journal has its commitment from
        the start. `pack`: the text of a pack or the number of an edition that comes with the program; without it, the
        newest. `shares`: the seed is made of what these contributed (`kernel/shared_seed.py`), the server and seats by
        name.
        """
        return cls(new_header(title, scenario, seed, options, pack, shares))

    @classmethod
    def from_position(
        cls,
        title: str,
        text: str,
        dice: Sequence[int] | None = None,
        seed: int | str | None = None,
        pack: str = "",
        draws: Sequence[int] | None = None,
    ) -> Self:
        """Begin from a position, with the given rolls and draws from the cup, or with a seed. Without `draws`, draws
        are taken from the rolls."""
        game = load(title, pack or None)
        header = Header(title=title, rules=game.rules_version, position=text, pack=game.pack)
        if dice is None and draws is None:
            return cls(add_seed(header, seed))
        script = None if draws is None else tuple(draws)
        return cls(replace(header, rolls=tuple(dice or ()), draws=script))

    @classmethod
    def replay(cls, text: str, *, partial: bool = False) -> Self:
        """Play a journal again and compare every action with its check digits. Raises `Differs` at the first
        difference; with `partial`, stops before it, and `damage` says what differs."""
        return replay.replay(cls, text, partial)

    @classmethod
    def restore(cls, header: Header, history: Iterable[HistoryEntry], checkpoints: Iterable[Checkpoint]) -> Self:
        """A match that was stored, without playing it again."""
        match = cls(header)
        match.history = list(history)
        match.checkpoints += checkpoints
        match.position = position_at(match.game, match.checkpoints, match.history, len(match.history))
        if match.history:
            rewind(match.dice, [*match.opening_dice, *(roll for entry in match.history for roll in entry.dice)])
        return match

    def __repr__(self) -> str:
        state = f"won by {self.outcome.winner or 'nobody'}" if self.outcome else f"{self.to_move} to move"
        return f"<Match {self.header.title}: {len(self.history)} actions, {state}>"

    # --- asking

    @property
    def to_move(self) -> str:
        """The seat whose turn it is; empty when the game is over."""
        return "" if self.outcome else self.game.seats[self.game.seat(self.position)]

    @property
    def prompt(self) -> Prompt:
        """The question that the seat whose turn it is must answer."""
        return self.game.prompt(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and by which rule; None while the game goes on."""
        return self.game.outcome(self.position)

    @property
    def hash(self) -> str:
        """The hash of the position: the same on every machine."""
        if not self._hash:
            self._hash = fingerprint(self.position)
        return self._hash

    @property
    def log(self) -> list[Event]:
        """Everything that has happened, the set-up included."""
        return [*self.opening, *(event for entry in self.history for event in entry.events)]

    def choices(self) -> list[Choice]:
        """Every legal action."""
        if self._choices is None:
            actions = self.game.choices(self.position)
            self._choices = [Choice(self.game.write_action(action), action) for action in actions]
        return list(self._choices)

    def why_not(self, text: str, seat: str | None = None) -> Explanation | None:
        """Why an action is not allowed now; None if it is. With a seat: why that seat may not do it."""
        if seat is not None:
            check_seat(self.game, seat)
            if self.to_move and seat != self.to_move:
                return Explanation.of(self.game, not_your_turn(self.game, self.position))
        _, refusal = self._judge(text)
        return None if refusal is None else Explanation.of(self.game, refusal)

    def candidates(self, thing: Thing, held: str = "") -> list[str]:
        """The actions that a player could mean by pointing at a thing, the likeliest first, allowed or not."""
        return [self.game.write_action(action) for action in self.game.candidates(self.position, thing, held)]

    def view(self, seat: str | None = None) -> Mapping[str, object]:
        """What a seat may see; without a seat, what a spectator may see."""
        if seat is not None:
            check_seat(self.game, seat)
        return self.game.view(self.position, None if seat is None else self.game.seats.index(seat))

    def position_text(self) -> str:
        """The position in one line, which `from_position` reads."""
        return self.game.write_position(self.position)

    def snapshot(self) -> Snapshot:
        """The match as it stands, frozen."""
        return Snapshot(
            header=self.header,
            game=self.game,
            position=self.position.copy(),
            count=len(self.history),
            history=self.history,
            checkpoints=self.checkpoints,
            opening=self.opening,
            opening_dice=self.opening_dice,
            opening_moment=self.opening_moment,
            undo_stops=self.undo_stops,
        )

    @property
    def journal(self) -> Journal:
        """All that is needed to play the match again, with its seed."""
        return self.snapshot().journal(sealed=False)

    def sealed_journal(self) -> Journal:
        """The journal that anybody may see while the match goes on: rolls in place of the seed, and nothing that is
        still hidden."""
        snapshot = self.snapshot()
        return snapshot.at(public_count(snapshot)).journal(sealed=True)

    # --- playing

    def play(
        self, actions: Choice | str | Sequence[Choice | str], *, forced: bool = False, until_barrier: bool = False
    ) -> list[Event]:
        """Play one action or several and return what happened. If one is refused `Refused` is raised and nothing has
        changed. `forced` makes the choices after them that are the only ones. `until_barrier` plays nothing more after
        an action that cannot be undone: otherwise a later refusal would take a die back that the player has seen."""
        texts = [str(actions)] if isinstance(actions, Choice | str) else [str(action) for action in actions]
        before = Savepoint(self)
        try:
            self._play_all(texts, forced, until_barrier)
        except LongrollError:
            before.restore(self)
            raise
        return [event for entry in self.history[before.count :] for event in entry.events]

    def _play_all(self, texts: list[str], forced: bool, until_barrier: bool) -> None:
        seat = self.to_move
        for text in texts:
            action, refusal = self._judge(text)
            if refusal is not None:
                raise Refused(text, Explanation.of(self.game, refusal))
            self._advance(text, action, forced=False)
            if until_barrier and self.history[-1].barrier:
                break
        while forced and self.to_move == seat and (only := self.game.forced(self.position)) is not None:
            self._advance(self.game.write_action(only), only, forced=True)

    def _judge(self, text: str) -> tuple[int, Refusal | None]:
        """The action, and why it is not allowed."""
        try:
            action = self.game.read_action(text)
        except UnknownPlace as unknown:
            return 0, unknown.refusal
        return action, self.game.judge(self.position, action)

    def _advance(self, text: str, action: int, *, forced: bool) -> None:
        game, position = self.game, self.position
        seat, secret, made = game.seat(position), game.secret(position), len(made_by(self.dice))
        events: list[Event] = []
        game.advance(position, action, self.dice, events)
        self._choices, self._hash = None, ""
        dice = tuple(made_by(self.dice)[made:])
        barrier = self._barrier(seat, secret, bool(dice))
        moment = game.moment(position)
        check = self.hash[:CHECK_DIGITS]
        entry = HistoryEntry(text, check, game.seats[seat], dice, tuple(events), secret, barrier, moment, forced)
        self.history.append(entry)
        if len(self.history) % STRIDE == 0:
            self.checkpoints.append(Checkpoint(len(self.history), position.copy()))

    def _barrier(self, seat: int, secret: bool, rolled: bool) -> str:
        """Why the action just made cannot be undone."""
        if self.outcome:
            return "end"
        if rolled:
            return "die"
        if secret and not self.game.secret(self.position):
            return "reveal"
        return "seat" if self.game.seat(self.position) != seat else ""

    @property
    def undo_stops(self) -> str:
        """Why nothing can be undone now (a key of `BARRIERS`); empty if something can."""
        return self.barrier_after(self.undo_target)

    @property
    def undo_target(self) -> int:
        """How many actions remain when the last one is undone, with the forced ones after it."""
        keep = max(0, len(self.history) - 1)
        while keep > 0 and self.history[keep].forced and not self.history[keep].barrier:
            keep -= 1
        return keep

    def barrier_after(self, keep: int) -> str:
        """Why the actions after the first `keep` cannot be undone; empty if they can."""
        if not 0 <= keep < len(self.history):
            return "start"
        return next((entry.barrier for entry in reversed(self.history[keep:]) if entry.barrier), "")

    def undo(self, to: int | None = None) -> str:
        """Take back the last action, with the forced ones after it, or all actions after number `to`. Returns the first
        of those taken back."""
        keep = self.undo_target if to is None else to
        stops = self.barrier_after(keep)
        if stops:
            raise LongrollError(f"nothing can be undone: {BARRIERS[stops]}")
        first = self.history[keep].action
        self._keep(keep)
        return first

    def drop_after(self, count: int) -> None:
        """Forget all but the first actions, whatever they were: for a replay that went wrong, and for lessons, whose
        dice are no secret."""
        self._keep(count)
        rewind(self.dice, [*self.opening_dice, *(roll for entry in self.history for roll in entry.dice)])

    def _keep(self, count: int) -> None:
        self.position = position_at(self.game, self.checkpoints, self.history, count)
        self.history = self.history[:count]  # new lists: a snapshot may hold the old ones
        self.checkpoints = [checkpoint for checkpoint in self.checkpoints if checkpoint.number <= count]
        self._choices, self._hash = None, ""


class Savepoint:
    """What `play` goes back to when an action is refused."""

    def __init__(self, match: Match) -> None:
        self.position = match.position.copy()
        self.count = len(match.history)
        self.checkpoints = len(match.checkpoints)
        self.made = len(made_by(match.dice))
        self.rolled = match.dice.count
        self.drawn = match.dice.drawn if isinstance(match.dice, ScriptedDice) else 0

    def restore(self, match: Match) -> None:
        match.position = self.position
        del match.history[self.count :], match.checkpoints[self.checkpoints :]
        made = made_by(match.dice)[: self.made]
        if isinstance(match.dice, ScriptedDice):
            match.dice.rewind(made, self.rolled, self.drawn)
        else:
            rewind(match.dice, made)
        match._choices, match._hash = None, ""


def made_by(dice: Dice) -> list[int]:
    """Every roll and draw so far."""
    assert isinstance(dice, CommittedDice | ScriptedDice)
    return dice.made


def rewind(dice: Dice, made: list[int]) -> None:
    if isinstance(dice, CommittedDice):
        dice.rewind(made)
