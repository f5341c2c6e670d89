"""The search of version 0.1.0, kept as a measure for others: single choices, each tried by finishing the turn.

A try plays the choice on fresh dice, finishes the turn with choices that look good, plays on for as many turns as the
level looks ahead, and evaluates the position. After every round the worse half of the choices is dropped (sequential
halving). All choices are tried on the same dice. The rank of a choice counts as a few tries, so that one lucky try
does not decide.
"""

from typing import Any, Final, NamedTuple

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice, SeededDice
from longroll.opponents.bot import Allowance, Budget, Thought
from longroll.opponents.evaluator import Evaluator, find_evaluator

STEPS: Final = 1024  # of a random number
VERSION: Final = "1"  # of the parameters and weights


class Level(NamedTuple):
    """How much a player thinks."""

    playouts: int  # for one turn, when no clock limits it
    part: float  # the part of the remaining budget that one choice may use
    candidates: int  # how many choices are tried at most
    margin: float  # how much worse than the best a choice may look and still be tried, in hundredths
    prior_tries: float  # how many tries the rank of a choice counts for
    turns_ahead: int  # how many turns a try goes on after the player's own
    noise: float  # the most that is added to a rank at random in a try


class Candidate:
    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior  # the difference of its rank from the best, as a chance
        self.tries = 0
        self.total = 0.0


class Search:
    def __init__(self, game: Game[Any], level: Level) -> None:
        self.game = game
        self.evaluator: Evaluator = find_evaluator(game, VERSION)
        self.level = level

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        budget.begin(self.evaluator.turn(position))
        candidates = self.candidates(position)
        if len(candidates) == 1:
            return Thought(candidates[0].action)
        allowance = budget.allow(self.level.part)
        best = halve(candidates, Trial(self, position, dice), allowance, self.level.prior_tries)
        allowance.close()
        return Thought(best.action, best.total / best.tries if best.tries else None)

    def candidates(self, position: Any) -> list[Candidate]:
        """The choices that look best, the best first."""
        actions = self.game.choices(position)
        if len(actions) == 1:
            return [Candidate(actions[0], 0.0)]
        ranks = self.evaluator.rank(position, actions)
        best = max(ranks)
        found = [
            Candidate(action, (rank - best) / 100)
            for action, rank in zip(actions, ranks, strict=True)
            if rank >= best - self.level.margin
        ]
        found.sort(key=prior_of, reverse=True)
        return found[: self.level.candidates]


class Trial:
    """Tries choices from one position."""

    def __init__(self, search: Search, position: Any, dice: Dice) -> None:
        self.game = search.game
        self.evaluator = search.evaluator
        self.position = position
        self.seat = search.game.seat(position)
        self.turn = search.evaluator.turn(position)
        self.turns_ahead = search.level.turns_ahead
        self.noise = search.level.noise
        self.seed = f"{dice.roll(1 << 30)}/{dice.roll(1 << 30)}"

    def play(self, action: int, number: int) -> float:
        """The player's chance to win after one try. What is hidden is guessed anew for every try."""
        dice = SeededDice(f"{self.seed}/{number}")
        position = self.game.guess(self.position, self.seat, dice)
        self.game.advance(position, action, dice, None)
        chance = self.finish(position, dice)
        return chance if self.seat % 2 == 0 else 1.0 - chance

    def finish(self, position: Any, dice: Dice) -> float:
        game, evaluator = self.game, self.evaluator
        turn, left = self.turn, self.turns_ahead
        while actions := game.choices(position):
            now = evaluator.turn(position)
            if now != turn:
                if not left:
                    return evaluator.chance(position)
                turn, left = now, left - 1
            action = actions[0] if len(actions) == 1 else self.pick(position, actions, dice)
            game.advance(position, action, dice, None)
        outcome = game.outcome(position)
        return 0.5 if outcome is None or not outcome.winner else float(outcome.winner == game.seats[0])

    def pick(self, position: Any, actions: list[int], dice: Dice) -> int:
        """The choice that looks best after a little noise is added to every rank."""
        ranks = self.evaluator.rank(position, actions)
        noise = self.noise / STEPS
        best, picked = -1e9, actions[0]
        for action, rank in zip(actions, ranks, strict=True):
            noisy = rank + noise * dice.roll(STEPS)
            if noisy > best:
                best, picked = noisy, action
        return picked


def prior_of(candidate: Candidate) -> float:
    return candidate.prior


def halve(candidates: list[Candidate], trial: Trial, allowance: Allowance, prior_tries: float) -> Candidate:
    """Sequential halving: every round gets the same number of tries and drops the worse half."""
    rounds = max(1, (len(candidates) - 1).bit_length())
    number = 0
    alive = candidates
    while len(alive) > 1:
        tries = max(1, allowance.playouts // (rounds * len(alive)))
        rounds = max(1, rounds - 1)
        for _ in range(tries):
            for candidate in alive:
                if not allowance.take():
                    return ranked(alive, prior_tries)[0]
                candidate.total += trial.play(candidate.action, number)
                candidate.tries += 1
            number += 1
        alive = ranked(alive, prior_tries)[: (len(alive) + 1) // 2]
    return alive[0]


def ranked(candidates: list[Candidate], prior_tries: float) -> list[Candidate]:
    """The best first, by the mean of the tries and of `prior_tries` imagined ones that had the prior's result."""
    tries = sum(candidate.tries for candidate in candidates)
    middle = sum(candidate.total for candidate in candidates) / tries if tries else 0.5

    def worth(candidate: Candidate) -> float:
        return (candidate.total + prior_tries * (middle + candidate.prior)) / (candidate.tries + prior_tries)

    return sorted(candidates, key=worth, reverse=True)
