"""A game with loaded dice: the fire of one side always hits."""

from typing import Any

from longroll import Match
from longroll.kernel.dice import Dice, RollNeeded, ScriptedDice, SeededDice
from longroll.opponents.militia import Militia

HIT = 1  # in A House Divided a unit hits if the die is not above its value
FIRE = "fire"


def roll_out(game: Any, position: Any, action: int, dice: Dice, face: int) -> list[int]:
    """The dice of an action: all of them that face, or fair ones if it is 0. The action is carried out."""
    rolls: list[int] = []
    while True:
        twin = position.copy()
        try:
            game.advance(twin, action, ScriptedDice(rolls), None)
        except RollNeeded as needed:
            rolls.append(face or dice.roll(needed.sides))
        else:
            game.advance(position, action, ScriptedDice(rolls), None)
            return rolls


def loaded_game(seed: str, loaded: int) -> Match:
    """A short game of A House Divided without search; side `loaded` hits with every shot."""
    start = Match.new("house-divided", "short", seed=seed)
    game, position, dice = start.game, start.position.copy(), SeededDice(seed)
    player, actions, rolls = Militia(game), [], []
    while game.outcome(position) is None:
        action = player.choose(position, dice, None).action  # type: ignore[arg-type]
        text = game.write_action(action)
        face = HIT if text == FIRE and game.seat(position) == loaded else 0
        actions.append(text)
        rolls += roll_out(game, position, action, dice, face)
    match = Match.from_position("house-divided", start.position_text(), dice=rolls)
    match.play(actions)
    return match
