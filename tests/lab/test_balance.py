import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from longroll import LongrollError, cli
from longroll.games import read_title
from longroll.kernel.dice import SeededDice
from longroll.lab.balance import BalancePlan, BalanceResult, Figures, measure_balance
from longroll.lab.balance_table import read_rows, record_balance
from longroll.lab.job import GameRecord
from longroll.lab.luck import dice_share, skill_share
from longroll.lab.report import Report
from longroll.lab.setup import Setup, setups
from longroll.lab.work import RunConfig

TITLE = "house-divided"
SIDES = ("union", "confederate")
OPTIONS = {"tie": "other-side"}


def coin(dice: SeededDice, chance: float = 0.5) -> float:
    return float(dice.roll(1000) <= 1000 * chance)


# --- luck


def test_dice_that_decide_everything_or_nothing() -> None:
    dice = SeededDice("luck")
    fixed = [(result, result) for result in (coin(dice) for _ in range(400))]
    free = [(coin(dice), coin(dice)) for _ in range(400)]
    assert dice_share(fixed) == pytest.approx((1, 1, 1))
    found = dice_share(free)
    assert found is not None
    assert found.value < 0.12
    assert found.low == 0


def test_dice_that_decide_half_the_games() -> None:
    dice = SeededDice("half")
    twins = []
    for _ in range(2000):
        settled, result = coin(dice), coin(dice)
        twins.append((result, result) if settled else (coin(dice), coin(dice)))
    found = dice_share(twins)
    assert found is not None
    assert found.low < 0.5 < found.high
    assert found.high - found.low < 0.1


def test_games_that_all_end_alike_say_nothing_of_luck() -> None:
    assert dice_share([(1.0, 1.0)] * 9) is None
    assert skill_share([(1.0, 1.0)] * 9) is None
    assert dice_share([]) is None
    assert skill_share([]) is None


def test_skill_and_dice_share_the_variance() -> None:
    pure = skill_share([(1.0, 0.0)] * 100)
    assert pure == (1.0, 0.0, 1.0)
    dice = SeededDice("skill")
    lucky = skill_share([(result, result) for result in (coin(dice) for _ in range(1000))])
    assert lucky is not None
    assert lucky.skill < 0.01
    assert lucky.dice == pytest.approx(1, abs=0.01)
    assert lucky.points == pytest.approx(0.5, abs=1e-9)
    mixed = skill_share([(coin(dice, 0.8), coin(dice, 0.2)) for _ in range(2000)])
    assert mixed is not None
    assert mixed.skill == pytest.approx(0.36, abs=0.04)
    assert mixed.dice < 0.05
    assert mixed.points == pytest.approx(0.8, abs=0.03)


# --- what is asked


def test_all_scenarios_or_those_named() -> None:
    assert [setup.scenario for setup in BalancePlan(TITLE, 2).setups()] == ["campaign", "short"]
    assert BalancePlan(TITLE, 2, scenarios=["short"], options=OPTIONS).setups() == [
        Setup("short", (("tie", "other-side"),))
    ]


def test_all_options_are_turned_one_at_a_time() -> None:
    found = BalancePlan("pea-ridge", 2, all_options=True, options={"entry": "swap"}).setups()
    others = [option for option in read_title("pea-ridge").options if option.name != "entry"]
    assert [dict(setup.options) for setup in found] == [
        {"entry": "swap"},
        *({"entry": "swap", option.name: value} for option in others for value in option.values[1:]),
    ]
    assert {"entry": "swap", "road-bans": "kept"} in [dict(setup.options) for setup in found]


def test_games_come_in_twos_on_the_same_dice() -> None:
    plan = BalancePlan(TITLE, 4, "random", "tests.lab.bots:FirstChoice", ["short"])
    jobs = list(plan.jobs())
    assert len(jobs) == plan.total == 8
    assert [(job.dice, job.own) for job in jobs[:4]] == [("1/1", "1"), ("1/1", "2"), ("1/2", "1"), ("1/2", "2")]
    assert [job.bots[0] for job in jobs[4:]] == ["random", "tests.lab.bots:FirstChoice"] * 2


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (BalancePlan(TITLE, 3, "random"), "even number"),
        (BalancePlan(TITLE, 0, "random"), "even number"),
        (BalancePlan(TITLE, 2, "random", "random"), "two different bots"),
        (BalancePlan(TITLE, 2, "nope"), "not a computer player"),
        (BalancePlan(TITLE, 2, "random", "nope"), "not a computer player"),
        (BalancePlan(TITLE, 2, "random", options={"tie": "x"}), "not a value"),
    ],
)
def test_bad_plans(plan: BalancePlan, said: str) -> None:
    with pytest.raises(LongrollError, match=said):
        list(plan.jobs())


# --- what is answered


@pytest.fixture(scope="module")
def found() -> BalanceResult:
    return measure_balance(BalancePlan(TITLE, 6, "random", "tests.lab.bots:FirstChoice", ["short"]), SIDES, RunConfig())


def test_every_game_is_counted(found: BalanceResult) -> None:
    (figures,) = found.figures
    assert figures.games == 6 == figures.wins(0) + figures.wins(1) + figures.wins(-1)
    assert len(figures.twins) == 3 == len(figures.unequal)
    assert sum(figures.endings.values()) == 6
    assert figures.share.low <= figures.share.value <= figures.share.high


def test_broken_games_are_counted_apart() -> None:
    figures = Figures(Setup("short"))
    figures.count(GameRecord(winner=0, rule="X"), GameRecord(failure="oh"), equal=True)
    assert figures.games == 1
    assert figures.twins == []
    assert figures.failures == {"oh": 1}


def test_what_an_option_changed_is_counted_on_the_same_dice() -> None:
    common = {"road-bans": "lifted", "outside-rows": "nearest"}
    found = measure_balance(BalancePlan("pea-ridge", 2, "random", options=common, all_options=True), SIDES, RunConfig())
    changed = {figures.setup.name(common): found.changed(figures) for figures in found.figures}
    assert changed["battle"] is None
    assert changed["battle map-edge=open"] == 0
    assert changed["battle entry=swap"] == 2
    plain, other = found.figures[:2]
    for figures in (plain, other):  # a game is missing in each, not the same one
        figures.records.pop()
        figures.failures["oh"] += 1
    assert found.changed(other) is None


class Outside(HTMLParser):
    """Finds what a page would load or run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag in {"script", "link", "img", "iframe", "object", "embed", "use", "image"}:
            self.found.append(tag)
        self.found += [name for name, _ in attrs if name in {"src", "href", "xlink:href"} or name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        while self.open.pop() != tag:
            pass


def test_the_report_needs_nothing_from_outside(found: BalanceResult) -> None:
    page = Report(found).page()
    reader = Outside()
    reader.feed(page)
    assert reader.found == []
    assert not re.search(r"https?:|//|@import|url\(", page)
    assert page.count("<svg") == 5
    assert "nan" not in page
    for told in (
        "Balance of A House Divided",
        "AHD-",
        "Luck and skill",
        found.plan.command,
        "tests.lab.bots:FirstChoice",
    ):
        assert told in page


def test_the_report_escapes_what_it_is_told() -> None:
    plan = BalancePlan(TITLE, 2, "<b>bold</b>", scenarios=["short"])
    figures = Figures(Setup("short", (("<i>", "&"),)), [GameRecord(winner=1, rule="<u>", turn=3, curve=[(1, 0.2)])])
    page = Report(BalanceResult(plan, SIDES, [figures])).page()
    assert not re.search("<b>|<i>|<u>", page)


def test_a_report_of_nothing_is_a_page() -> None:
    plan = BalancePlan(TITLE, 2, "random", scenarios=["short"])
    assert "0 games" in Report(BalanceResult(plan, SIDES, [Figures(Setup("short"))])).page()


def test_the_command_leaves_report_table_and_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["balance", TITLE, "--games", "4", "--bot", "random", "--scenario", "short", "--out", str(tmp_path)]
    assert cli.run(arguments) == 0
    out = capsys.readouterr().out
    assert "short: 4 games" in out
    assert "failures: 0" in out
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4
    assert {row["winner"] for row in rows} <= {*SIDES, ""}
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    assert cli.run([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["setups"][0]["games"] == 4
    assert sum(count for *_, count in told["setups"][0]["endings"]) == 4
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4


def test_a_run_that_is_refused_leaves_the_table_as_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["balance", TITLE, "--games", "2", "--bot", "random", "--scenario", "short", "--out", str(tmp_path)]
    assert cli.run(arguments) == 0
    table = (tmp_path / "games.csv").read_text()
    (tmp_path / "games.jsonl").write_text("nonsense\n")
    assert cli.run(arguments) == 2
    assert "is not a game" in capsys.readouterr().err
    assert (tmp_path / "games.csv").read_text() == table
    assert not list(tmp_path.glob("*.part"))


def test_every_name_is_looked_at_before_anything_is_played(tmp_path: Path) -> None:
    arguments = ["balance", TITLE, "--games", "2", "--bot", "random", "--scenario", "short", "--out", str(tmp_path)]
    assert cli.run([*arguments, "--against", "napoleon"]) == 2
    assert not list(tmp_path.iterdir())


def test_a_scenario_named_twice_is_played_once() -> None:
    assert len(list(setups(TITLE, ["short", "short"], {}, all_options=False))) == 1


# --- handicaps


def test_every_value_of_one_option_can_be_swept() -> None:
    found = list(setups(TITLE, ["short"], {}, False, "handicap"))
    option = next(option for option in read_title(TITLE).options if option.name == "handicap")
    assert found == [Setup("short"), *(Setup("short", (("handicap", value),)) for value in option.values[1:])]
    assert BalancePlan(TITLE, 2, "random", sweep="handicap").command.endswith("--sweep handicap --seed 1")
    with pytest.raises(LongrollError, match="'handicaps' is not an option of house-divided"):
        list(setups(TITLE, [], {}, False, "handicaps"))


def test_the_balance_with_each_handicap_is_recorded_beside_what_was_known(tmp_path: Path) -> None:
    table = tmp_path / "balance.json"
    plan = BalancePlan(TITLE, 2, "random", scenarios=["short"], sweep="handicap")
    found = BalanceResult(plan, SIDES, [Figures(setup) for setup in plan.setups()])
    found.figures[1].count(GameRecord(winner=0), GameRecord(winner=-1), True)
    record_balance(table, found)
    assert [(row["handicap"], row["games"], row["wins"], row["losses"]) for row in read_rows(table)] == [
        ("union-plus-1", 2, 1, 0)
    ]
    found.figures[0].count(GameRecord(winner=1), GameRecord(winner=1), True)
    record_balance(table, found)
    assert [(row["handicap"], row["share"]) for row in read_rows(table)] == [("none", 0.0), ("union-plus-1", 0.75)]
    assert read_rows(table)[0]["command"] == plan.command


def test_the_table_names_the_level_and_the_command_its_playouts(tmp_path: Path) -> None:
    table = tmp_path / "balance.json"
    plan = BalancePlan(TITLE, 2, "veteran@40", scenarios=["short"])
    found = BalanceResult(plan, SIDES, [Figures(setup) for setup in plan.setups()])
    found.figures[0].count(GameRecord(winner=0), GameRecord(winner=1), True)
    record_balance(table, found)
    (row,) = read_rows(table)
    assert row["bot"] == "veteran"
    assert "--bot veteran@40" in row["command"]


def test_a_broken_table_of_balances_is_said_before_any_game(tmp_path: Path) -> None:
    table = tmp_path / "balance.json"
    for text in ("{", "[1]", '[{"title": "bull-run"}]'):
        table.write_text(text, encoding="utf-8")
        with pytest.raises(LongrollError, match="is not a table of balances"):
            read_rows(table)
