"""Plays golden journals: `python -m tests.journals.make TITLE [NAME ...]`.

`tests/journals/TITLE/recipes.json` is a list of matches: `name`, `seed`, `players` (one computer player for each seat),
and where they are wanted `scenario`, `options`, `pack` (an edition; default: the newest), `position` (to begin in the
middle) and `limit` (of actions).
"""

import json
import sys
from pathlib import Path
from typing import Any

from longroll import Match
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.roster import full_budget

FOLDER = Path(__file__).parent
LIMIT = 20_000


def begin(title: str, recipe: dict[str, Any]) -> Match:
    seed, pack = recipe["seed"], recipe.get("pack", "")
    if "position" in recipe:
        return Match.from_position(title, recipe["position"], seed=seed, pack=pack)
    return Match.new(title, recipe.get("scenario", ""), seed, recipe.get("options", {}), pack)


def play(title: str, recipe: dict[str, Any]) -> Match:
    """The match of a recipe, with computer players that think by playouts, not by the clock."""
    match = begin(title, recipe)
    game = match.game
    bots = [find_bot(name, game) for name in recipe["players"]]
    budgets = [full_budget(name, game) for name in recipe["players"]]
    dice = [SeededDice(f"{recipe['seed']}/{seat}") for seat in game.seats]
    for _ in range(recipe.get("limit", LIMIT)):
        if match.outcome:
            break
        seat = game.seat(match.position)
        thought = ask(bots[seat], game, match.position, dice[seat], budgets[seat])
        match.play(game.write_action(thought.action))
    return match


def main(title: str, names: list[str]) -> None:
    folder = FOLDER / title
    for recipe in json.loads((folder / "recipes.json").read_text(encoding="utf-8")):
        if names and recipe["name"] not in names:
            continue
        match = play(title, recipe)
        (folder / f"{recipe['name']}.journal").write_text(match.journal.dumps(), encoding="utf-8")
        ending = f"{match.outcome.winner or 'nobody'} by {match.outcome.rule}" if match.outcome else "not ended"
        print(f"{recipe['name']}: {len(match.journal.entries)} actions, {ending}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
