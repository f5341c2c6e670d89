"""The search that all games share: the choices that look best are tried, each by finishing the turn many times over.

A try plays the choice on fresh dice, finishes the turn with choices that look good, plays on for as many turns as the
level looks ahead, whoever's they are, and asks how the game then stands.
Half of the choices are dropped after every round. All choices are tried on the same dice, and what a choice promised
before it was tried counts as a few tries, so that one lucky try does not decide.
"""

from typing import Any, Final, NamedTuple

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice, SeededDice
from longroll.opponents.bot import Budget, Share, Thought
from longroll.opponents.mind import Mind, find_mind

FINE: Final = 1024  # steps of a random number


class Level(NamedTuple):
    """How hard a player thinks."""

    playouts: int  # for a turn, where nobody waits
    part: float  # of what is left that goes to one choice
    candidates: int  # choices that are tried
    reach: float  # how much worse than the best a choice may look and still be tried, in hundredths
    trust: float  # how many tries the first look is worth
    ahead: int  # turns that a try is played on after the own one


class Candidate:
    def __init__(self, action: int, promise: float) -> None:
        self.action = action
        self.promise = promise
        self.tries = 0
        self.total = 0.0


class Search:
    def __init__(self, game: Game[Any], level: Level) -> None:
        self.game = game
        self.mind: Mind = find_mind(game)
        self.level = level

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        budget.begin(self.mind.turn(position))
        candidates = self.candidates(position)
        if len(candidates) == 1:
            return Thought(candidates[0].action)
        share = budget.share(self.level.part)
        trial = Trial(self, position, dice)
        best = halve(candidates, trial, share, self.level.trust)
        share.close()
        return Thought(best.action, best.total / best.tries if best.tries else None)

    def candidates(self, position: Any) -> list[Candidate]:
        """The choices that look best, the best first."""
        actions = self.game.choices(position)
        if len(actions) == 1:
            return [Candidate(actions[0], 0.0)]
        ranks = self.mind.rank(position, actions)
        best = max(ranks)
        found = [
            Candidate(action, (rank - best) / 100)
            for action, rank in zip(actions, ranks, strict=True)
            if rank >= best - self.level.reach
        ]
        found.sort(key=promise_of, reverse=True)
        return found[: self.level.candidates]


class Trial:
    """Tries from one position."""

    def __init__(self, search: Search, position: Any, dice: Dice) -> None:
        self.game = search.game
        self.mind = search.mind
        self.position = position
        self.seat = search.game.seat(position)
        self.turn = search.mind.turn(position)
        self.ahead = search.level.ahead
        self.key = f"{dice.roll(1 << 30)}/{dice.roll(1 << 30)}"

    def play(self, action: int, number: int) -> float:
        """The chance to win after one try."""
        dice = SeededDice(f"{self.key}/{number}")
        position = self.game.guess(self.position, self.seat, dice)
        self.game.advance(position, action, dice, None)
        chance = self.finish(position, dice)
        return chance if self.seat % 2 == 0 else 1.0 - chance

    def finish(self, position: Any, dice: Dice) -> float:
        game, mind = self.game, self.mind
        turn, left = self.turn, self.ahead
        while actions := game.choices(position):
            now = mind.turn(position)
            if now != turn:
                if not left:
                    return mind.chance(position)
                turn, left = now, left - 1
            action = actions[0] if len(actions) == 1 else self.liked(position, actions, dice)
            game.advance(position, action, dice, None)
        outcome = game.outcome(position)
        return 0.5 if outcome is None or not outcome.winner else float(outcome.winner == game.seats[0])

    def liked(self, position: Any, actions: list[int], dice: Dice) -> int:
        """What looks best, give or take."""
        ranks = self.mind.rank(position, actions)
        stray = self.mind.stray / FINE
        best, liked = -1e9, actions[0]
        for action, rank in zip(actions, ranks, strict=True):
            noisy = rank + stray * dice.roll(FINE)
            if noisy > best:
                best, liked = noisy, action
        return liked


def promise_of(candidate: Candidate) -> float:
    return candidate.promise


def halve(candidates: list[Candidate], trial: Trial, share: Share, trust: float) -> Candidate:
    """Sequential halving: every round gets the same number of tries and drops the worse half."""
    rounds = max(1, (len(candidates) - 1).bit_length())
    number = 0
    alive = candidates
    while len(alive) > 1:
        tries = max(1, share.playouts // (rounds * len(alive)))
        rounds = max(1, rounds - 1)
        for _ in range(tries):
            for candidate in alive:
                if not share.take():
                    return best_of(alive, trust)
                candidate.total += trial.play(candidate.action, number)
                candidate.tries += 1
            number += 1
        alive = ranked(alive, trust)[: (len(alive) + 1) // 2]
    return alive[0]


def best_of(candidates: list[Candidate], trust: float) -> Candidate:
    return ranked(candidates, trust)[0]


def ranked(candidates: list[Candidate], trust: float) -> list[Candidate]:
    """The best first, each by its tries and by as many imagined ones as its promise is trusted for."""
    tries = sum(candidate.tries for candidate in candidates)
    middle = sum(candidate.total for candidate in candidates) / tries if tries else 0.5

    def worth(candidate: Candidate) -> float:
        return (candidate.total + trust * (middle + candidate.promise)) / (candidate.tries + trust)

    return sorted(candidates, key=worth, reverse=True)
