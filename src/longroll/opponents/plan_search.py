"""The search that all systems share: make many plans, try them on the same dice, improve the best one.

1. Make plans: the one whose choices look best, others with noise on the ranks, others in another style throughout.
2. Try them all on common dice and drop the worse half, round after round (sequential halving).
3. Vary the best plan choice by choice; a variant is dropped as soon as it looks no better.
4. While the budget lasts, make further plans and compare each with the best one.

The best plan is followed until a die falls. Then the next one is made with what is left of the budget.
"""

from math import sqrt
from typing import Any, Final, NamedTuple

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice, SeededDice
from longroll.opponents.bot import Allowance, Budget, Thought
from longroll.opponents.changes import NO_CHANGES, Changes
from longroll.opponents.evaluator import Evaluator, find_evaluator
from longroll.opponents.noise import Noise
from longroll.opponents.plan import NO_ACTION, Plan, PlannedChoice, PlanStep, position_key
from longroll.opponents.reasons import AdvisedPlan, Reason, compare
from longroll.opponents.style import vary_style
from longroll.opponents.trial import Horizon, Trial, unflatten

ADVISED: Final = 3  # plans in an advice
FIRST: Final = 0.6  # the part of what is left of the budget that one search may use
MAKING: Final = 0.3  # the part of a search for making plans, at most
HALVING: Final = 0.72  # making and halving; what remains is for variants
STYLED: Final = 0.4  # the part of the plans that are made in another style
NOISES: Final = (0.5, 1.0, 2.0, 4.0)  # times the evaluator's own noise
STYLED_NOISE: Final = 0.25
KEPT_REST: Final = 0.7  # how often a variant keeps what follows the choice that it changes
IDLE: Final = 40  # variants in a row that were nothing new
LOOKS: Final = (3, 6, 12, 24, 48)  # tries after which a variant may be dropped
LEAST_TRIES: Final = 12
MOST_TRIES: Final = 96
CLEAR: Final = 3.0  # standard errors by which a plan leads when more tries would change nothing
SCATTER: Final = 0.01  # added to a standard deviation, which a few equal tries would make 0


class Level(NamedTuple):
    """How much a player thinks."""

    playouts: int  # for one turn, when no clock limits it; making a plan counts as one
    plans: int  # how many are compared at most
    turns_ahead: int  # how many turns a try goes on after the present one
    whole_period: bool  # and then to the end of the period
    flatness: float  # how much values are flattened


class PlanSearch:
    def __init__(
        self,
        game: Game[Any],
        level: Level,
        factors: dict[str, float] | None = None,
        changes: Changes = NO_CHANGES,
    ) -> None:
        self.game = game
        self.evaluator: Evaluator = find_evaluator(game, changes=changes)
        self.level = level
        self.factors = factors or {}

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        budget.begin(self.evaluator.turn(position))
        actions = self.game.choices(position)
        if len(actions) == 1:
            return Thought(actions[0])
        planned = follow_plan(self.game, position, actions, budget)
        if planned != NO_ACTION:
            return Thought(planned)
        search = TurnSearch(self, position, dice, budget.allow(FIRST))
        best = search.find()
        search.allowance.close()
        budget.plan = remembered(self.game, position, best)
        budget.gain = search.gain_of(best)
        return Thought(first_open(best), self.chance_of(best))

    def advise(self, position: Any, dice: Dice, budget: Budget) -> tuple[AdvisedPlan, ...]:
        """The plan that the player would follow, then others that came near, each with its reasons."""
        budget.begin(self.evaluator.turn(position))
        search = TurnSearch(self, position, dice, budget.allow(1.0))
        best = search.find()
        search.allowance.close()
        for number in range(len(best.values), LOOKS[0]):  # a plan without another is not tried by the search
            search.trial.play(best, number)
        others = search.runners_up(best, ADVISED - 1)
        reasons = compare(search.trial, best, others[0]) if others else ()
        advised = [self.advised(best, reasons)]
        return (*advised, *(self.advised(plan, compare(search.trial, plan, best)) for plan in others))

    def advised(self, plan: Plan, reasons: tuple[Reason, ...]) -> AdvisedPlan:
        return AdvisedPlan(tuple(made.action for made in plan.made), self.chance_of(plan), reasons)

    def chance_of(self, plan: Plan) -> float | None:
        return unflatten(plan.mean, self.level.flatness) if plan.values else None


def follow_plan(game: Game[Any], position: Any, actions: list[int], budget: Budget) -> int:
    """The next choice of the plan, if things stand as it expected; otherwise the plan is forgotten."""
    if budget.plan:
        step, budget.plan = budget.plan[0], budget.plan[1:]
        if step.action in actions and step.key == position_key(game, position):
            return step.action
    budget.plan = ()
    return NO_ACTION


def first_open(plan: Plan) -> int:
    return plan.made[plan.open_choices()[0]].action


def remembered(game: Game[Any], position: Any, plan: Plan) -> tuple[PlanStep, ...]:
    """The later choices of a plan, each with the position in which it is to be made."""
    twin, dice, steps = position.copy(), SeededDice("plan"), []
    for made in plan.made:
        if made.choices > 1:
            steps.append(PlanStep(position_key(game, twin), made.action))
        if made is not plan.made[-1]:
            game.advance(twin, made.action, dice, None)
    return tuple(steps[1:])


class TurnSearch:
    """The search for one plan from one position."""

    def __init__(self, search: PlanSearch, position: Any, dice: Dice, allowance: Allowance) -> None:
        self.game = search.game
        self.evaluator = search.evaluator
        self.level = search.level
        self.position = position
        self.allowance = allowance
        self.seat = self.game.seat(position)
        self.turn = self.evaluator.turn(position)
        seed = dice.roll(1 << 30)
        self.noise = Noise(seed)
        horizon = Horizon(self.level.turns_ahead, self.level.whole_period)
        self.trial = Trial(self.game, self.evaluator, position, horizon, self.level.flatness)
        self.trial.seed = f"{seed}"
        row = self.evaluator.parameters(position, self.seat)
        self.row = {name: value * search.factors.get(name, 1.0) for name, value in row.items()}
        self.style = self.evaluator.style(self.row) if search.factors else None
        self.trial.styles[self.seat] = self.style
        self.tried: list[Plan] = []

    def find(self) -> Plan:
        plans = self.make_plans()
        if len(plans) == 1:
            return plans[0]
        self.tried = plans
        seen = {plan.key for plan in plans}
        best = self.improve(self.halve(plans), seen)
        while (plan := self.make_new(seen)) is not None:
            if self.is_better(plan, best):
                best = self.improve(plan, seen)
        return best

    def gain_of(self, best: Plan) -> float:
        """How much better it was than the plan that looked best before the search, on the tries that both had."""
        gains = gains_of(best, self.tried[0]) if self.tried else []
        return sum(gains) / len(gains) if gains else 0.0

    def runners_up(self, best: Plan, most: int) -> list[Plan]:
        """The other plans that were dropped last, each clearly another plan than those before it."""
        found = [best]
        others = [plan for plan in self.tried if plan is not best and plan.values]
        for plan in sorted(others, key=endurance, reverse=True):
            if len(found) <= most and all(is_another(plan, one) for one in found):
                found.append(plan)
        return found[1:]

    # --- making plans

    def make_plans(self) -> list[Plan]:
        """The plan that looks best, then others, no two of which come to the same."""
        first = self.make(self.style, 0.0, [])
        plans = {first.key: first}
        for number in range(2 * self.level.plans):
            if len(plans) == self.level.plans or self.allowance.used >= MAKING or not self.allowance.take():
                break
            plan = self.make_other(number)
            plans.setdefault(plan.key, plan)
        return list(plans.values())

    def make_new(self, seen: set[tuple[bytes, int]]) -> Plan | None:
        """One more plan, while the allowance lasts; none if nothing new comes up."""
        for number in range(IDLE):
            if not self.allowance.take():
                break
            plan = self.make_other(number)
            if plan.key not in seen:
                seen.add(plan.key)
                self.tried.append(plan)
                return plan
        return None

    def make_other(self, number: int) -> Plan:
        scale = self.evaluator.noise
        if self.row and self.noise.random() < STYLED:
            style = self.evaluator.style(vary_style(self.row, self.noise))
            return self.make(style, STYLED_NOISE * scale, [])
        return self.make(self.style, NOISES[number % len(NOISES)] * scale, [])

    def make(self, style: Any, noise: float, script: list[int]) -> Plan:
        """What the seat does if it follows the script where that is legal, and what looks good elsewhere."""
        game, evaluator = self.game, self.evaluator
        dice, made, position = SeededDice("plan"), [], self.position.copy()
        ahead = list(script)
        while actions := game.choices(position):
            if game.seat(position) != self.seat or evaluator.turn(position) != self.turn:
                break
            action = actions[0] if len(actions) == 1 else self.next_choice(position, actions, style, noise, ahead)
            made.append(PlannedChoice(action, len(actions)))
            after, rolls = position.copy(), dice.count
            game.advance(after, action, dice, None)
            if dice.count != rolls:
                return Plan(position, action, made)
            position = after
        return Plan(position, NO_ACTION, made)

    def next_choice(self, position: Any, actions: list[int], style: Any, noise: float, ahead: list[int]) -> int:
        while ahead and ahead[0] not in actions:
            ahead.pop(0)
        return ahead.pop(0) if ahead else self.best_ranked(position, actions, style, noise)

    def best_ranked(self, position: Any, actions: list[int], style: Any, noise: float) -> int:
        ranks = self.evaluator.rank(position, actions, style)
        best, chosen = -1e18, actions[0]
        for action, rank in zip(actions, ranks, strict=True):
            noisy = rank + noise * self.noise.gumbel() if noise else rank
            if noisy > best:
                best, chosen = noisy, action
        return chosen

    # --- comparing plans

    def halve(self, plans: list[Plan]) -> Plan:
        """Every round gets the same part of the allowance and drops the worse half."""
        alive, number, used = plans, 0, self.allowance.used
        rounds = (len(alive) - 1).bit_length()
        for one in range(rounds):
            until = used + (HALVING - used) * (one + 1) / rounds
            while number < MOST_TRIES:
                if not self.try_all(alive, number):
                    return best_of(alive)
                number += 1
                if self.allowance.used >= until or (number >= LEAST_TRIES and is_clear(alive)):
                    break
            alive = sorted(alive, key=mean_of, reverse=True)[: (len(alive) + 1) // 2]
        return alive[0]

    def try_all(self, plans: list[Plan], number: int) -> bool:
        """One try of every plan on the same dice; false when the allowance has come to its end."""
        for plan in plans:
            if not self.allowance.take():
                return False
            self.trial.play(plan, number)
        return True

    # --- improving the best plan

    def improve(self, best: Plan, seen: set[tuple[bytes, int]]) -> Plan:
        idle = 0
        while idle < IDLE and self.allowance.take():
            plan = self.variant(best)
            idle += 1
            if plan.key in seen:
                continue
            seen.add(plan.key)
            self.tried.append(plan)
            if self.is_better(plan, best):
                best, idle = plan, 0
        return best

    def variant(self, best: Plan) -> Plan:
        """The best plan with one choice changed; what follows is kept where it is legal, or chosen anew."""
        numbers = best.open_choices()
        changed = self.noise.below(len(numbers))
        script = [best.made[number].action for number in numbers]
        twin, dice = self.position.copy(), SeededDice("plan")
        for made in best.made[: numbers[changed]]:
            self.game.advance(twin, made.action, dice, None)
        others = [action for action in self.game.choices(twin) if action != script[changed]]
        scale = NOISES[self.noise.below(len(NOISES))] * self.evaluator.noise
        other = self.best_ranked(twin, others, self.style, scale)
        rest = script[changed + 1 :] if self.noise.random() < KEPT_REST else []
        return self.make(self.style, 0.0, [*script[:changed], other, *rest])

    def is_better(self, plan: Plan, best: Plan) -> bool:
        """Whether a plan is better on the dice that the best plan has met, and as many."""
        wanted = min(MOST_TRIES, max(LEAST_TRIES, len(best.values)))
        while len(plan.values) < wanted:
            number = len(plan.values)
            if not self.allowance.take():
                return False
            if number == len(best.values):
                self.trial.play(best, number)
            self.trial.play(plan, number)
            if len(plan.values) in LOOKS and lead(plan, best) < 0.3:
                return False
        return lead(plan, best) > 0.0


def mean_of(plan: Plan) -> float:
    return plan.mean


def endurance(plan: Plan) -> tuple[int, float]:
    """Plans that were tried on more dice were found better on fewer."""
    return len(plan.values), plan.mean


def is_another(plan: Plan, other: Plan) -> bool:
    """Not only one choice changed, unless the plans are as short as that."""
    one, two = ({made.action for made in each.made} for each in (plan, other))
    return len(one ^ two) > min(2, len(one), len(two))


def best_of(plans: list[Plan]) -> Plan:
    """The best of the plans that were tried most often."""
    most = max(len(plan.values) for plan in plans)
    return max([plan for plan in plans if len(plan.values) == most], key=mean_of)


def lead(plan: Plan, other: Plan) -> float:
    """By how many standard errors a plan is better on the tries that both had."""
    gains = gains_of(plan, other)
    mean = sum(gains) / len(gains)
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains)) + SCATTER
    return mean / (spread / sqrt(len(gains)))


def gains_of(plan: Plan, other: Plan) -> list[float]:
    return [one - two for one, two in zip(plan.values, other.values, strict=False)]


def is_clear(plans: list[Plan]) -> bool:
    """Does one plan lead all others so clearly that more tries would change nothing?"""
    best = best_of(plans)
    return all(plan is best or lead(best, plan) > CLEAR for plan in plans)
