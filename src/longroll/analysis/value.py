"""What a position is worth: the chance of the first side to win, if both sides go on without search for a while.

A position in the middle of a turn or a battle cannot be judged well as it stands. So it is played on several times, to
the end of its cycle, and the chances found there are averaged. Every try has its own dice, and the same dice for
every position: a stream for each moment of the game, so that a shot more or less in one battle does not change the dice
of the next one. The value is a function of the position alone, and knows nothing of the dice of the match.
"""

from typing import Any

from longroll.kernel.dice import SeededDice
from longroll.opponents.plan_search import PlanSearch
from longroll.opponents.trial import Horizon, Trial, TrialDice


class Value:
    def __init__(self, player: PlanSearch, tries: int, seed: str) -> None:
        self.game = player.game
        self.evaluator = player.evaluator
        self.tries = tries
        self.seed = seed
        self.known: dict[bytes, float] = {}

    def of(self, position: Any) -> float:
        key = position.pack()
        if key not in self.known:
            self.known[key] = self.find(position)
        return self.known[key]

    def find(self, position: Any) -> float:
        trial = Trial(self.game, self.evaluator, position, Horizon(0, False), 1.0)
        if self.game.outcome(position) is not None:
            return trial.chance(position)
        return sum(trial.chance(self.play_on(position, number)) for number in range(self.tries)) / self.tries

    def play_on(self, start: Any, number: int) -> Any:
        """The position at the end of the cycle."""
        game, evaluator, position = self.game, self.evaluator, start.copy()
        streams: dict[str, SeededDice] = {}
        dice, cycle = TrialDice(f"{self.seed}/{number}"), evaluator.cycle(position)
        while (actions := game.choices(position)) and evaluator.cycle(position) == cycle:
            turn, phase, _, battle, battle_round = game.moment(position)
            moment = f"{dice.seed}/{turn}/{phase}/{battle}/{battle_round}"
            dice.rolls = streams[moment] = streams.get(moment) or SeededDice(moment)
            game.advance(position, self.pick(position, actions), dice, None)
        return position

    def pick(self, position: Any, actions: list[int]) -> int:
        """The choice that looks best."""
        if len(actions) == 1:
            return actions[0]
        ranks = self.evaluator.rank(position, actions)
        return actions[ranks.index(max(ranks))]
