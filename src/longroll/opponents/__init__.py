"""The computer players."""

from importlib import import_module
from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice
from longroll.kernel.error import LongrollError
from longroll.opponents.bot import Bot, Budget, Thought
from longroll.opponents.changes import CHANGED, NO_CHANGES, read_changes
from longroll.opponents.commanders import commanders
from longroll.opponents.failure import BotFailed, describe
from longroll.opponents.roster import BOTS, COMMANDED, level_of, make_bot


def find_bot(name: str, game: Game[Any]) -> Bot:
    """The computer player of that name, perhaps with changed numbers, or a third-party one given as `module:Class`."""
    name, changed, numbers = name.partition(CHANGED)
    if level_of(name):
        return make_bot(name, game, read_changes(numbers) if changed else NO_CHANGES)
    if changed:
        raise LongrollError(f"only militia, veteran and crack can have changed numbers, not {name[:40]!r}")
    module, _, kind = name.partition(":")
    if module in BOTS:
        known = f"one of {', '.join(commanders())}" if module in COMMANDED else "nobody"
        raise LongrollError(f"{module} can be commanded by {known}, not by {kind[:40]!r}")
    if not kind:
        raise LongrollError(f"{name[:40]!r} is not a computer player: {', '.join(BOTS)}, or module:Class")
    try:
        bot: Bot = getattr(import_module(module), kind)(game)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise LongrollError(f"{name[:80]} cannot be used: {describe(error)}") from error
    return bot


def ask(bot: Bot, game: Game[Any], position: Any, dice: Dice, budget: Budget) -> Thought:
    """What a computer player chooses. It is shown what its seat may see, and its answer is checked."""
    return decide(bot, game, position, game.guess(position, game.seat(position), dice), dice, budget)


def decide(bot: Bot, game: Game[Any], position: Any, seen: Any, dice: Dice, budget: Budget) -> Thought:
    """What a computer player chooses when it is shown `seen`, which it may change. The answer is checked against
    `position`; both may come from one guess."""
    try:
        answer = bot.choose(seen, dice, budget)
        thought = Thought(check_action(answer.action), check_chance(answer.chance))
        legal = thought.action in game.choices(position)
        refusal = None if legal else game.judge(position, thought.action)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotFailed(f"{type(bot).__name__} failed: {describe(error)}") from error
    if not legal:
        why = f"what {refusal.rule} forbids" if refusal else f"{thought.action}, which is not a choice"
        raise BotFailed(f"{type(bot).__name__} chose {why}")
    return thought


def check_action(action: object) -> int:
    if type(action) is not int:
        raise TypeError(f"{str(action)[:20]!r} is not an action")
    return action


def check_chance(chance: object) -> float | None:
    if chance is None:
        return None
    if not isinstance(chance, float | int) or not 0 <= chance <= 1:
        raise ValueError(f"{str(chance)[:20]!r} is not a chance to win")
    return float(chance)
