"""The balance of a game: who wins, how, when, with what losses, and how much of it is luck."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from statistics import mean, median

from msgspec.structs import replace

from longroll.kernel.error import LongrollError
from longroll.lab.decided import SURE, DecidedAt, settled
from longroll.lab.job import GameRecord, Job, make_job
from longroll.lab.luck import Skill, dice_share, skill_share
from longroll.lab.setup import Setup, setups
from longroll.lab.share import Share, share_of, share_of_pairs
from longroll.lab.work import RunConfig, playing
from longroll.match.start import read_seed


@dataclass(frozen=True)
class BalancePlan:
    """The title whose balance is measured, and the number of games for every set-up."""

    title: str
    games: int
    bot: str = "crack"
    against: str = ""  # a weaker bot, for luck against skill
    scenarios: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    all_options: bool = False
    seed: str = "1"
    sweep: str = ""  # an option of which every value is played

    def setups(self) -> list[Setup]:
        return list(setups(self.title, self.scenarios, self.options, self.all_options, self.sweep))

    def unequal(self) -> list[Setup]:
        """The set-ups in which unequal bots meet: every scenario, without further options."""
        chosen = tuple(sorted(self.options.items()))
        return [setup for setup in self.setups() if self.against and setup.options == chosen]

    @property
    def command(self) -> str:
        """The command that makes the same report again."""
        words = ["longroll balance", self.title, f"--games {self.games}", f"--bot {self.bot}"]
        words += [f"--against {self.against}"] if self.against else []
        words += [f"--scenario {scenario}" for scenario in self.scenarios]
        words += [f"--option {name}={value}" for name, value in self.options.items()]
        words += ["--all-options"] if self.all_options else []
        words += [f"--sweep {self.sweep}"] if self.sweep else []
        return " ".join([*words, f"--seed {self.seed}"])

    @property
    def total(self) -> int:
        return self.games * (len(self.setups()) + len(self.unequal()))

    def jobs(self) -> Iterator[Job]:
        """The games of every set-up, in pairs on the same dice; then those of unequal bots."""
        if self.games < 2 or self.games % 2:
            raise LongrollError("games come in twos on the same dice: name an even number")
        if self.against == self.bot:
            raise LongrollError("luck and skill can be compared only with two different bots")
        seed = read_seed(self.seed)
        equal = [self.model(setup, self.bot) for setup in self.setups()]
        unequal = [self.model(setup, self.against) for setup in self.unequal()]
        for model in equal:
            for number in range(1, self.games // 2 + 1):
                yield replace(model, dice=f"{seed}/{number}", own="1")
                yield replace(model, dice=f"{seed}/{number}", own="2")
        for model in unequal:
            for number in range(1, self.games // 2 + 1):
                yield replace(model, dice=f"{seed}/{number}")
                yield replace(model, dice=f"{seed}/{number}", bots=(model.bots[1], model.bots[0]))

    def model(self, setup: Setup, other: str) -> Job:
        return make_job(self.title, (self.bot, other), "", setup.scenario, dict(setup.options))


@dataclass
class Figures:
    """The results of one set-up."""

    setup: Setup
    records: list[GameRecord] = field(default_factory=list)
    twins: list[tuple[float, float]] = field(default_factory=list)
    unequal: list[tuple[float, float]] = field(default_factory=list)
    failures: Counter[str] = field(default_factory=Counter)

    def count(self, first: GameRecord, second: GameRecord, equal: bool) -> None:
        """Two games on the same dice."""
        whole = [record for record in (first, second) if not record.failure]
        self.failures.update(record.failure for record in (first, second) if record.failure)
        if equal:
            self.records += whole
        if len(whole) == 2:
            (self.twins if equal else self.unequal).append((points(first), points(second)))

    @property
    def games(self) -> int:
        return len(self.records)

    def wins(self, side: int) -> int:
        """How many games a side has won; -1: how many are drawn."""
        return sum(record.winner == side for record in self.records)

    def part(self, side: int) -> Share:
        return share_of(self.wins(side), self.games)

    @property
    def share(self) -> Share:
        """The first side's share of the points; a draw is half a win."""
        return share_of_pairs([(a + b) / 2 for a, b in self.twins])

    @property
    def dice(self) -> Share | None:
        return dice_share(self.twins)

    @property
    def skill(self) -> Skill | None:
        return skill_share(self.unequal)

    @property
    def endings(self) -> Counter[tuple[str, int, str]]:
        """The number of endings by rule, winner and level."""
        return Counter((record.rule, record.winner, record.level) for record in self.records)

    @property
    def turns(self) -> list[int]:
        return [record.turn for record in self.records]

    @property
    def actions(self) -> float:
        return median(record.actions for record in self.records) if self.records else 0.0

    def losses(self, side: int) -> float:
        return mean(record.losses[side] for record in self.records) if self.records else 0.0

    def moments(self, chance: float = SURE) -> list[DecidedAt]:
        found = (settled(record, chance) for record in self.records)
        return [moment for moment in found if moment is not None]


@dataclass
class BalanceResult:
    plan: BalancePlan
    sides: tuple[str, str]
    figures: list[Figures]
    seconds: float = 0.0  # of processor time

    def changed(self, figures: Figures) -> int | None:
        """How many games went differently with an option than without it, on the same dice."""
        plain = Setup(figures.setup.scenario, tuple(sorted(self.plan.options.items())))
        base = next((other for other in self.figures if other.setup == plain), figures)
        if base is figures or base.games < self.plan.games or figures.games < self.plan.games:
            return None
        pairs = zip(base.records, figures.records, strict=True)
        return sum((a.actions, a.rule, a.winner) != (b.actions, b.rule, b.winner) for a, b in pairs)

    @property
    def failures(self) -> Counter[str]:
        return sum((figures.failures for figures in self.figures), Counter[str]())


Keep = Callable[[Job, GameRecord], None]


def points(record: GameRecord) -> float:
    """The points of the first side."""
    return 0.5 if record.winner < 0 else float(record.winner == 0)


def measure_balance(
    plan: BalancePlan,
    sides: tuple[str, str],
    config: RunConfig,
    keep: Keep = lambda _job, _record: None,
    progress: Callable[[int], None] = lambda _: None,
) -> BalanceResult:
    """Play all games of a plan; each record is also passed to `keep`."""
    result = BalanceResult(plan, sides, [Figures(setup) for setup in plan.setups()])
    by_setup = {figures.setup: figures for figures in result.figures}
    done = 0
    with playing(plan.jobs(), config) as games:
        while pair := list(islice(games, 2)):
            (job, first), (_, second) = pair
            by_setup[Setup(job.scenario, job.options)].count(first, second, job.bots[0] == job.bots[1])
            for one, record in pair:
                keep(one, record)
                result.seconds += record.seconds
            done += 2
            progress(done)
    return result
