"""Finding exercises: a game between computer players is searched for turns at which one action makes the difference.

A short search looks at every turn. Where one action seems to matter, a longer one looks again, and then a long one
finds the key: the action of the best plan without which no plan came near. The plan and the best of those without the
key, whichever search found them, then meet new dice, on which nothing was chosen: that is the gap which is stored.
"""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from longroll.exercises.answers import Answers
from longroll.exercises.exercise import SOLVERS, Exercise, Line
from longroll.exercises.judge import is_right, judge
from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.kernel.event import Event
from longroll.opponents.bot import Budget
from longroll.opponents.levels import Crack
from longroll.opponents.militia import Militia
from longroll.opponents.plan import NO_ACTION, Plan
from longroll.opponents.plan_search import TurnSearch, lead
from longroll.opponents.reasons import compare
from longroll.opponents.trial import unflatten

SHORT: Final = 150  # playouts
MIDDLING: Final = 300
LONG: Final = 1500
TRIES: Final = 96  # on new dice
RIVALS: Final = 3  # plans of each search without the key that meet the new dice
GAP: Final = 0.05  # of the chance to win
SURE: Final = 3.0  # standard errors by which the best plan must lead on the new dice
GLANCED, COMPARED = 6, 10  # tries of a plan that counts in a short search, and in a longer one
OPEN: Final = (0.07, 0.93)  # a game that is decided teaches nothing
SHORTEST, LONGEST = 2, 20  # choices of a solution
KEPT: Final = 0.25  # of the gap: what may be lost by leaving the end of a plan to the player's own judgement
SOLVING: Final = 40  # playouts of the short search that may solve an exercise


class Key(NamedTuple):
    """The action that matters, and by how much the best plan leads all plans without it."""

    action: int
    gap: float


class Finder:
    """`closely`: it looks at every plan of a turn, not only at the first, before any die."""

    def __init__(self, title: str, scenario: str, seed: str, closely: bool = False) -> None:
        self.closely = closely
        self.game = load(title)
        self.player = Crack(self.game)
        self.seed = seed
        self.dice = SeededDice(f"{seed}/dice")
        self.scenario = scenario or self.game.scenarios[0]
        self.position: Any = self.game.set_up(self.scenario, {}, self.dice)

    def exercises(self) -> Iterator[Exercise]:
        """The exercises of one game, in the order of its turns; no key twice. Both sides follow the plans that are
        found, and Militia chooses when a die has changed things."""
        game, turn, keys = self.game, -1, set[str]()
        militia, own, plan = Militia(game), SeededDice(f"{self.seed}/own"), list[int]()
        while choices := game.choices(self.position):
            now = self.player.evaluator.turn(self.position)
            if (now != turn or (self.closely and not plan and len(choices) > 1)) and not game.secret(self.position):
                seed = f"{self.seed}/{now}/{self.dice.count}"
                search, best = self.find(f"{seed}/short", SHORT)
                found = self.look(seed) if key_of(search, best, GLANCED) else None
                plan = actions_of(best)
                if found is not None and found.key not in keys:
                    keys.add(found.key)
                    yield found
            turn = now
            planned = plan.pop(0) if plan else NO_ACTION
            if planned not in choices:
                plan, planned = [], militia.choose(self.position.copy(), own, Budget()).action
            game.advance(self.position, planned, self.dice, None)

    def look(self, seed: str) -> Exercise | None:
        middling, good = self.find(f"{seed}/middling", MIDDLING)
        if key_of(middling, good, COMPARED) is None:
            return None
        search, best = self.find(f"{seed}/long", LONG)
        key = key_of(search, best, COMPARED)
        if key is None:
            return None
        rivals = [plan for one in (search, middling) for plan in without(one, key.action, COMPARED)[:RIVALS]]
        return self.confirm(best, rivals, key.action)

    def find(self, seed: str, playouts: int) -> tuple[TurnSearch, Plan]:
        allowance = Budget(playouts=playouts).allow(1.0)
        search = TurnSearch(self.player, self.position.copy(), SeededDice(seed), allowance)
        return search, search.find()

    def confirm(self, best: Plan, rivals: list[Plan], key: int) -> Exercise | None:
        """Compare the plans again, on new dice."""
        answers = Answers(self.player, self.position, f"{self.seed}/confirm")
        made = {plan.key: plan for plan in (answers.plan(actions_of(rival)) for rival in rivals)}
        other = max(made.values(), key=lambda plan: answers.chance(plan, TRIES))
        full = answers.plan(actions_of(best))
        gap = answers.chance(full, TRIES) - answers.chance(other, TRIES)
        best = self.shortened(answers, full, key, KEPT * gap)
        gap = answers.chance(best, TRIES) - answers.chance(other, TRIES)
        if gap < GAP or lead(best, other) < SURE:
            return None
        return self.make(answers, best, other, key)

    def shortened(self, answers: Answers, full: Plan, key: int, loss: float) -> Plan:
        """The plan without its end, where what looks good for the rest of the turn is as good."""
        actions = actions_of(full)
        for count in range(actions.index(key) + 1, len(actions)):
            if self.is_whole(actions[:count]):
                plan = answers.plan(actions[:count])
                if answers.chance(full, TRIES) - answers.chance(plan, TRIES) <= loss:
                    del plan.made[count:]
                    return plan
        return full

    def is_whole(self, actions: list[int]) -> bool:
        """Is the same asked after these actions as at the beginning? No march stops half-way."""
        position, dice = self.position.copy(), SeededDice("plan")
        for action in actions:
            self.game.advance(position, action, dice, None)
        return self.game.prompt(position).kind == self.game.prompt(self.position).kind

    def make(self, answers: Answers, best: Plan, other: Plan, key: int) -> Exercise | None:
        game = self.game
        if not SHORTEST <= len(best.open_choices()) <= LONGEST:
            return None
        text = game.write_position(self.position)
        reasons = compare(answers.search.trial, best, other)
        exercise = Exercise(
            id=f"{game.title}-{blake2b(text.encode(), digest_size=3).hexdigest()}",
            system=game.system,
            title=game.title,
            scenario=self.scenario,
            pack=game.pack,
            position=text,
            turn=game.moment(self.position).turn,
            seat=game.seats[answers.search.seat],
            solver="",
            grade="",
            key=game.write_action(key),
            best=self.line(answers, best),
            other=self.line(answers, other),
            reasons=tuple((reason.topic, round(reason.gain, 4)) for reason in reasons),
            rules=self.rules(best),
        )
        return self.solved(answers, exercise)

    def line(self, answers: Answers, plan: Plan) -> Line:
        actions = tuple(self.game.write_action(action) for action in actions_of(plan))
        return Line(actions, round(answers.chance(plan, TRIES), 4))

    def rules(self, plan: Plan) -> tuple[str, ...]:
        """The rules that the solution names."""
        position, dice, events = self.position.copy(), SeededDice("rules"), list[Event]()
        asked = []
        for made in plan.made:
            asked.append(self.game.prompt(position).rule)
            self.game.advance(position, made.action, dice, events)
        return tuple(dict.fromkeys([*asked, *(event.rule for event in events)]))

    def solved(self, answers: Answers, exercise: Exercise) -> Exercise | None:
        """With its solver. None if the judge cannot distinguish the plans."""
        if judge(exercise, exercise.other.actions).right:
            return None
        allowance = Budget(playouts=SOLVING).allow(1.0)
        search = TurnSearch(self.player, self.position.copy(), SeededDice(f"{self.seed}/grade"), allowance)
        greedy = search.make(None, 0.0, [])
        for name, plan in zip(SOLVERS, (greedy, search.find()), strict=False):
            if is_right(exercise, answers.chance(answers.plan(actions_of(plan)), TRIES), exercise.best.chance):
                return replace(exercise, solver=name)
        return exercise


def actions_of(plan: Plan) -> list[int]:
    return [made.action for made in plan.made]


def key_of(search: TurnSearch, best: Plan, tries: int) -> Key | None:
    """The action of the best plan without which the chance falls most, if it falls enough."""
    if len(best.values) < tries or not is_open(search, best):
        return None
    keys = [
        Key(action, lost(search, best, others[0]))
        for number in best.open_choices()
        if (others := without(search, action := best.made[number].action, tries))
    ]
    found = max(keys, key=gap_of, default=None)
    return found if found is not None and found.gap >= GAP else None


def is_open(search: TurnSearch, best: Plan) -> bool:
    return OPEN[0] < unflatten(best.mean, search.trial.flatness) < OPEN[1]


def without(search: TurnSearch, action: int, tries: int) -> list[Plan]:
    """The plans that leave an action out, the best first, of those that were tried so often."""
    plans = [plan for plan in search.tried if len(plan.values) >= tries and action not in actions_of(plan)]
    return sorted(plans, key=lambda plan: plan.mean, reverse=True)


def lost(search: TurnSearch, best: Plan, plan: Plan) -> float:
    """The loss of chance on the dice that both plans have met."""
    count = min(len(best.values), len(plan.values))
    means = [sum(each.values[:count]) / count for each in (best, plan)]
    flatness = search.trial.flatness
    return unflatten(means[0], flatness) - unflatten(means[1], flatness)


def gap_of(key: Key) -> float:
    return key.gap
