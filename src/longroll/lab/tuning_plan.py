"""What is to be tuned, and with how many games."""

import hashlib
import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.lab.arena import FARTHEST
from longroll.lab.contest import Contest
from longroll.lab.job import MARK, make_job
from longroll.lab.search_space import ALL, SIDES, SearchSpace, find_space
from longroll.match.start import read_seed
from longroll.opponents.changes import CHANGED
from longroll.opponents.roster import COMMANDED, level_of

BOTH: Final = "both"
SMALLEST: Final = 4  # population
LARGEST: Final = 1000  # generations, candidates, pairs
MOST_GATE: Final = 100_000
HELD_OUT: Final = 5  # one game of so many is kept from learning
FEWEST: Final = 2 * HELD_OUT  # games to learn from


@dataclass(frozen=True)
class TunePlan:
    title: str
    scenario: str = ""
    side: str = BOTH
    bot: str = "militia"
    parameters: Sequence[str] = ()
    weights: Sequence[str] = ()
    generations: int = 10
    population: int = 12
    pairs: int = 10  # for every candidate
    seed: str = "1"
    options: Mapping[str, str] = field(default_factory=dict)
    gate: int = 1000  # pairs, at most
    bounds: tuple[float, float] = (0.0, 20.0)  # of the gate, in Elo
    teacher: str = ""  # whose choices are learned, instead of a search by games
    lessons: int = 40  # games of the teacher

    def contest(self) -> Contest:
        """The contest of the plan, after everything has been checked."""
        self.check()
        return self.contest_of(self.bot)

    def contest_of(self, bot: str) -> Contest:
        model = make_job(self.title, (bot, bot), "", self.scenario, self.options)
        return Contest(replace(model, track=False), self.tuned)

    @property
    def gates(self) -> list[Contest]:
        """What is learned must help the teacher too, for which it makes the plans."""
        return [self.contest_of(bot) for bot in (self.bot, self.teacher) if bot]

    def space(self) -> SearchSpace:
        game = load(self.title)
        sides = [side for side, tuned in zip(SIDES, self.tuned, strict=True) if tuned]
        parameters = self.parameters or (() if self.weights else (ALL,))
        return find_space(game, self.scenario or game.scenarios[0], sides, parameters, self.weights)

    def check(self) -> None:
        read_seed(self.seed)
        if self.side not in (BOTH, *SIDES):
            raise LongrollError(f"{self.side[:40]!r} is not a side: {', '.join((*SIDES, BOTH))}")
        level = level_of(self.bot.partition(MARK)[0])
        if CHANGED in self.bot or level not in ("militia", *COMMANDED):
            raise LongrollError(f"only militia, veteran and crack can be tuned, not {self.bot[:40]!r}")
        if self.weights and level == "militia":
            raise LongrollError("militia does not look at weights: tune them with veteran@N")
        if self.population < SMALLEST or min(self.generations, self.pairs, self.gate) < 1:
            raise LongrollError(f"generations and pairs begin at 1, a population at {SMALLEST}")
        if max(self.population, self.generations, self.pairs) > LARGEST or self.gate > MOST_GATE:
            raise LongrollError(f"generations, population and pairs are at most {LARGEST}, the gate {MOST_GATE} pairs")
        if self.teacher:
            self.check_teacher()
        if not -FARTHEST <= self.bounds[0] < self.bounds[1] <= FARTHEST:
            raise LongrollError(f"the bounds of the gate are two differences up to {FARTHEST} Elo, the lower one first")

    def check_teacher(self) -> None:
        if CHANGED in self.teacher or level_of(self.teacher.partition(MARK)[0]) not in COMMANDED:
            raise LongrollError(f"only veteran and crack can be learned from, not {self.teacher[:40]!r}")
        if self.weights:
            raise LongrollError("weights cannot be learned from choices: tune them without a teacher")
        if not FEWEST <= self.lessons <= LARGEST:
            raise LongrollError(f"learning needs {FEWEST} to {LARGEST} games")
        self.contest_of(self.teacher)

    @property
    def tuned(self) -> tuple[bool, bool]:
        return self.side != SIDES[1], self.side != SIDES[0]

    @property
    def games_in_generation(self) -> int:
        """Where one side is tuned, all candidates share the games of the other."""
        return self.pairs * (2 * self.population if all(self.tuned) else self.population + 1)

    @property
    def games_before_gate(self) -> int:
        return self.lessons if self.teacher else self.generations * self.games_in_generation

    @property
    def games(self) -> int:
        """The most games that are played."""
        return self.games_before_gate + 2 * self.gate * (2 if self.teacher else 1)

    @cached_property
    def digest(self) -> bytes:
        """A hash of everything that a candidate depends on. More generations go on with the same run."""
        known = [self.title, self.scenario, self.side, self.bot, self.population, self.pairs, self.seed]
        names = [list(self.parameters), list(self.weights), sorted(self.options.items())]
        taught = [[self.teacher, self.lessons]] if self.teacher else []
        return hashlib.sha256(json.dumps([known, names, *taught]).encode()).digest()

    @property
    def name(self) -> str:
        """The prefix of the seeds of this run, and of no other."""
        return f"{self.seed}/tune-{self.digest.hex()[:12]}"

    @property
    def number(self) -> int:
        """The seed of the optimiser."""
        return int.from_bytes(self.digest[:4], "big")

    @property
    def command(self) -> str:
        """The command that repeats the run."""
        words = ["longroll", "tune", self.title]
        for name, value in (("scenario", self.scenario), ("side", self.side), ("bot", self.bot)):
            words += [f"--{name}", value] if value else []
        for name, names in (("parameters", self.parameters), ("weights", self.weights)):
            words += [f"--{name}", ",".join(names)] if names else []
        for option in sorted(self.options.items()):
            words += ["--option", "=".join(option)]
        if self.teacher:
            words += ["--learn-from", self.teacher, "--games", f"{self.lessons}"]
        else:
            words += ["--generations", f"{self.generations}", "--population", f"{self.population}"]
            words += ["--pairs", f"{self.pairs}"]
        words += ["--gate", f"{self.gate}", "--bounds", *(f"{bound:g}" for bound in self.bounds), "--seed", self.seed]
        return shlex.join(words)


def read_names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
