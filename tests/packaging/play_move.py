"""Plays with the library alone, in an environment without any dependency: a move, a refusal, and a move by a computer
player in every system. Prints the modules that were loaded from outside the standard library; there must be none.

    python tests/packaging/play_move.py
"""

import sys
from typing import Final

from longroll import LongrollError, Match
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget

OURS: Final = ("longroll", "_", "site")  # compiled modules are named after the package, too


def refuse(action: str) -> str:
    """A refusal has its rule, and its sentence if it is plain; one with variants needs Fluent, which is said."""
    match = Match.new("house-divided", seed=1861)
    match.play("march washington")
    refusal = match.why_not(action)
    assert refusal is not None
    try:
        return f"{refusal.rule}: {refusal.sentence('en')}"
    except LongrollError as error:
        return f"{refusal.rule}: {error}"


def let_militia_move(title: str) -> None:
    match = Match.new(title, seed=1861)
    thought = ask(find_bot("militia", match.game), match.game, match.position, SeededDice("bot"), Budget())
    match.play(match.game.write_action(thought.action))
    assert Match.replay(match.journal.dumps()).hash == match.hash


def foreign_modules() -> list[str]:
    loaded = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
    return sorted(name for name in loaded if not name.startswith(OURS))


if __name__ == "__main__":
    print(refuse("take c1"))
    print(refuse("promote u1"))
    for each in ("house-divided", "pea-ridge", "civil-war-standard"):
        let_militia_move(each)
    print("foreign modules:", ", ".join(foreign_modules()) or "none")
