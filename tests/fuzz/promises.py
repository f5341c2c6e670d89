"""One random game, every promise of the contract checked on the way."""

import json
from collections.abc import Callable
from typing import Any, Protocol

from longroll import Match
from longroll.games import load
from longroll.kernel.dice import Dice, SeededDice
from longroll.kernel.fingerprint import fingerprint
from longroll.kernel.verdict import Refusal
from longroll.match.explanation import LANGUAGES, Explanation

MOST_ACTIONS = 40_000
ENDLESS = {"length": "none"}  # options with which no clock ends the game
ENOUGH = 10_000  # actions of such a game
SAMPLE = 12  # imaginable actions judged at every step
WHOLE = 12  # legal actions that are all judged; of more, a sample
EARLY = 1000  # steps of a game that are all checked
LATER = 8  # of later steps one in so many is checked; the promise of a single step holds for all
SELDOM = 16  # the dear checks are made about once in so many steps
SAID: set[tuple[str, ...]] = set()  # the kinds of refusal that have been said
SKIMMED = 200  # and in games that are only skimmed, all checks

Imagine = Callable[[Dice], int]  # any action that can be written down
Invariants = Callable[[Any], None]
Step = Callable[[Any, int, Any], None]  # what holds between the positions before and after an action


def any_step(before: Any, action: int, after: Any) -> None:
    """No more is promised than for all games."""


class Check(Protocol):
    """Plays one game; returns the number of actions."""

    def __call__(
        self,
        title: str,
        seed: str,
        imagine: Imagine,
        invariants: Invariants,
        known_rules: set[str],
        step: Step = any_step,
    ) -> int: ...


def check_game(
    title: str, seed: str, imagine: Imagine, invariants: Invariants, known_rules: set[str], step: Step = any_step
) -> int:
    """Play a random game of a random scenario with random options; returns the number of actions."""
    match, chance = begin(title, seed)
    played = 0
    while match.outcome is None:
        if too_long(match, played):
            return played
        if played < EARLY or chance.roll(LATER) == 1:
            check_position(match, chance, imagine, known_rules)
            if chance.roll(SELDOM) == 1:
                invariants(match.position)
                check_texts(match)
            check_step(match, chance, step)
        else:
            play_step(match, chance, step)
        played += 1
    check_end(match)
    return played


def skim_game(
    title: str,
    seed: str,
    imagine: Imagine,
    invariants: Invariants,
    known_rules: set[str],
    step: Step = any_step,
    every: int = SKIMMED,
) -> int:
    """The same game by the contract alone, looked at only here and there: for many games of the longest kind."""
    match, chance = begin(title, seed)
    game, position, dice = match.game, match.position, match.dice
    played = 0
    while actions := game.choices(position):
        if too_long(match, played):
            return played
        if chance.roll(every) == 1:
            seen = Match.from_position(title, game.write_position(position), dice=[])
            check_position(seen, chance, imagine, known_rules)
            invariants(seen.position)
            check_texts(seen)
        action = actions[chance.roll(len(actions)) - 1]
        assert game.judge(position, action) is None, game.write_action(action)
        before = position if step is any_step else position.copy()
        game.advance(position, action, dice, None)
        step(before, action, position)
        played += 1
    assert game.outcome(position) is not None
    return played


def too_long(match: Match, played: int) -> bool:
    """A game without a clock need not end, any other must."""
    if played < ENOUGH:
        return False
    endless = any(match.header.options.get(name) == value for name, value in ENDLESS.items())
    assert endless or played < MOST_ACTIONS, "the game does not end"
    return endless


def begin(title: str, seed: str) -> tuple[Match, Dice]:
    """A random scenario with random options, and the dice that choose."""
    game = load(title)
    chance = SeededDice(f"{seed}/fuzz")
    scenario = game.scenarios[chance.roll(len(game.scenarios)) - 1]
    options = {option.name: pick(option.values, chance) for option in game.options if chance.roll(2) == 1}
    return Match.new(title, scenario, seed, options), chance


def pick(values: tuple[str, ...], chance: Dice) -> str:
    return values[chance.roll(len(values)) - 1]


def check_position(match: Match, chance: Dice, imagine: Imagine, known_rules: set[str]) -> None:
    """Somebody can choose, and judge and choices agree in both directions."""
    game = match.game
    legal = game.choices(match.position)
    assert legal, "a dead end"
    assert len(set(legal)) == len(legal)
    assert match.to_move in game.seats
    judged = legal if len(legal) <= WHOLE else [legal[chance.roll(len(legal)) - 1] for _ in range(SAMPLE)]
    for action in judged:
        assert game.judge(match.position, action) is None, game.write_action(action)
    allowed = set(legal)
    for _ in range(SAMPLE):
        action = imagine(chance)
        refusal = game.judge(match.position, action)
        assert (refusal is None) == (action in allowed), game.write_action(action)
        assert refusal is None or refusal.rule in known_rules, refusal
        if refusal is not None:
            check_sentence(match, action, refusal)


def check_sentence(match: Match, action: int, refusal: Refusal) -> None:
    """A refusal can be said in every language; looked at once for each verb and reason of a title."""
    game = match.game
    kind = (match.header.title, game.write_action(action).split()[0], refusal.code, *sorted(refusal.facts))
    if kind not in SAID:
        SAID.add(kind)
        assert all(Explanation.of(game, refusal).sentence(language) for language in LANGUAGES)


def check_texts(match: Match) -> None:
    """Position and actions read back to themselves; a view can be sent, and shows each seat what it may see."""
    game = match.game
    text = game.write_position(match.position)
    twin = game.read_position(text)
    assert fingerprint(twin) == match.hash
    assert game.write_position(twin) == text
    assert game.choices(twin) == game.choices(match.position)
    for choice in match.choices():
        assert game.read_action(choice.text) == choice.action
    views = [json.dumps(match.view(seat)) for seat in (*game.seats, None)]
    assert game.secret(match.position) or len(set(views)) == 1, "nothing is hidden but what is being chosen in secret"


def play_step(match: Match, chance: Dice, step: Step) -> None:
    choices = match.choices()
    choice = choices[chance.roll(len(choices)) - 1]
    before = match.position.copy()
    match.play(choice)
    step(before, choice.action, match.position)


def check_step(match: Match, chance: Dice, step: Step) -> None:
    """Play a step; where it may be taken back, take it back and play it again."""
    choices = match.choices()
    choice = choices[chance.roll(len(choices)) - 1]
    before = match.hash
    rolled = match.dice.count
    seat = match.to_move
    kept = match.position.copy()
    match.play(choice)
    step(kept, choice.action, match.position)
    assert fingerprint(kept) == before, "a copy shares something with its original"
    revealed = match.game.secret(kept) and not match.game.secret(match.position)
    free = match.dice.count == rolled and match.to_move == seat and not revealed
    assert (match.undo_stops == "") == free or match.outcome is not None
    if free and chance.roll(4) == 1:
        after = match.hash
        assert match.undo() == choice.text
        assert match.hash == before
        match.play(choice)
        assert match.hash == after


def check_end(match: Match) -> None:
    """Over is over, and the journal tells the same story again."""
    assert match.choices() == []
    assert match.to_move == ""
    text = match.journal.dumps()
    again = Match.replay(text)
    assert again.hash == match.hash
    assert again.log == match.log
    assert again.journal.dumps() == text
    assert Match.replay(match.sealed_journal().dumps()).hash == match.hash
