import json
from pathlib import Path

import pytest

from longroll import LongrollError, cli
from longroll.games import load
from longroll.lab.arena import ArenaPlan, ArenaResult, points, run_arena
from longroll.lab.job import GameRecord, read_bot
from longroll.lab.work import RunConfig
from longroll.opponents.bot import Budget

TITLE = "house-divided"
FIRST = "tests.lab.bots:FirstChoice"


def plan(*bots: str, pairs: int = 4) -> ArenaPlan:
    return ArenaPlan(TITLE, bots, pairs, scenario="short")


def comparable(result: ArenaResult) -> tuple[object, ...]:
    entries = [(entry.games, entry.wins, entry.draws, entry.levels) for entry in result.entries]
    return result.scores, entries, result.side_wins, result.rules, result.verdict


def test_pairs_are_on_the_same_dice_with_the_sides_swapped() -> None:
    jobs = list(plan("random", FIRST, pairs=3).jobs())
    assert len(jobs) == 6 == plan("random", FIRST, pairs=3).games
    for straight, swapped in zip(jobs[::2], jobs[1::2], strict=True):
        assert straight.dice == swapped.dice
        assert straight.bots == ("random", FIRST) == swapped.bots[::-1]
    assert len({job.dice for job in jobs}) == 3


def test_every_two_bots_meet_on_the_same_dice() -> None:
    jobs = list(plan("random", "militia", FIRST, pairs=2).jobs())
    assert len(jobs) == 12
    assert {job.dice for job in jobs[:6]} == {jobs[0].dice}
    assert {frozenset(job.bots) for job in jobs[:6]} == {frozenset(job.bots) for job in jobs[6:]}


def test_an_arena_follows_from_its_seed() -> None:
    one = run_arena(plan("random", FIRST), RunConfig())
    assert comparable(one) == comparable(run_arena(plan("random", FIRST), RunConfig(2)))
    assert comparable(one) != comparable(run_arena(ArenaPlan(TITLE, ("random", FIRST), 4, "2", "short"), RunConfig()))
    assert one.games == 8 == sum(one.side_wins) + one.draws
    assert one.entries[0].wins + one.entries[1].wins == sum(one.side_wins)
    assert sum(one.rules.values()) == 8


def test_the_better_bot_is_found_out_early() -> None:
    result = run_arena(plan("random", "tests.lab.bots:RaisesError", pairs=1000), RunConfig(), until=(0, 60))
    assert result.verdict == "better"
    assert result.games < 60
    assert result.ratings()[1].value < -200
    assert result.shares()[0, 1].low > 0.5


@pytest.mark.parametrize("bot", ["RaisesError", "ReturnsText"])
def test_a_failing_bot_loses_and_is_shown(bot: str) -> None:
    result = run_arena(plan(f"tests.lab.bots:{bot}", "random", pairs=2), RunConfig())
    assert result.entries[0].failures == 4 == len(result.failures)
    assert result.entries[1].failures == 0
    assert result.scores[0, 1] == [0.0, 0.0]
    assert sum(result.side_wins) == 0


def test_a_game_that_breaks_by_itself_does_not_count() -> None:
    result = ArenaResult(["a", "b"], ("union", "confederate"), [], {(0, 1): []})
    result.entries = run_arena(plan("random", FIRST, pairs=1), RunConfig()).entries
    result.count((0, 1), GameRecord(failure="KeyError: 3"), GameRecord(winner=1, rule="X"))
    assert result.scores[0, 1] == []
    assert result.failures == ["KeyError: 3"]


@pytest.mark.parametrize(
    ("record", "earned"),
    [
        (GameRecord(winner=0), (1, 0)),
        (GameRecord(winner=1), (0, 1)),
        (GameRecord(winner=-1), (0.5, 0.5)),
        (GameRecord(failure="x", failed=0), (0, 1)),
        (GameRecord(failure="x"), (None, None)),
    ],
)
def test_points(record: GameRecord, earned: tuple[float | None, float | None]) -> None:
    assert (points(record, 0), points(record, 1)) == earned


def test_playouts_are_given_to_those_without_their_own() -> None:
    job = next(ArenaPlan(TITLE, ("veteran", "crack@7"), 1, playouts=50).jobs())
    assert job.bots == ("veteran@50", "crack@7")


def test_changed_numbers_travel_with_the_job(tmp_path: Path) -> None:
    file = tmp_path / "tuned.json"
    file.write_text('{"parameters": {"short/union": {"defence": 2}}, "share": 0.6}')
    job = next(ArenaPlan(TITLE, (f"veteran+{file}", "militia"), 1, playouts=50).jobs())
    assert job.bots == ('veteran@50+{"parameters":{"short/union":{"defence":2.0}}}', "militia@50")
    assert read_bot(job.bots[0], load(TITLE)) == (job.bots[0].replace("@50", ""), Budget(playouts=50))


def test_a_changed_player_meets_the_usual_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, out = tmp_path / "tuned.json", tmp_path / "out"
    file.write_text('{"parameters": {"bull-run/union": {"own_attack": 0.0, "objective_pull": 0.0}}}')
    arguments = ["arena", "bull-run", f"militia+{file}", "militia", "--pairs", "1", "--out", str(out), "--json"]
    assert cli.run(arguments) == 0
    shape = json.loads(capsys.readouterr().out)
    assert (shape["games"], shape["failures"]) == (2, [])
    assert shape["bots"][0]["bot"] == f"militia+{file}"
    assert cli.run(arguments) == 0
    assert json.loads(capsys.readouterr().out) == shape
    assert len((out / "games.jsonl").read_text().splitlines()) == 2


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (plan("random", "militia+nowhere.json"), "nowhere.json cannot be read: No such file or directory"),
        (plan("random"), "two bots or more"),
        (plan("random", "random"), "all different"),
        (plan("random", FIRST, pairs=0), "begins at 1"),
        (plan("random", "napoleon"), "not a computer player"),
        (ArenaPlan("nope", ("random", FIRST), 1), "not a title"),
        (ArenaPlan(TITLE, ("random", FIRST), 1, scenario="nope"), "not a scenario"),
        (ArenaPlan(TITLE, ("random", FIRST), 1, options={"tie": "x"}), "not a value"),
        (ArenaPlan(TITLE, ("random", FIRST), 1, seed="a b"), "not a seed"),
    ],
)
def test_bad_plans(bad: ArenaPlan, said: str) -> None:
    with pytest.raises(LongrollError, match=said):
        run_arena(bad, RunConfig())


@pytest.mark.parametrize("bad", [(20, 0), (5, 5), (-1e6, 20), (float("nan"), float("nan"))])
def test_bad_bounds(bad: tuple[float, float]) -> None:
    with pytest.raises(LongrollError, match="two differences"):
        run_arena(plan("random", FIRST), RunConfig(), until=bad)
    with pytest.raises(LongrollError, match="compares two bots"):
        run_arena(plan("random", FIRST, "militia"), RunConfig(), until=(0, 20))


# --- the command


def test_the_command_prints_shares_ratings_and_trouble(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", TITLE, "random", "tests.lab.bots:RaisesError", FIRST, "--pairs", "2", "--scenario", "short"]
    assert cli.run(arguments) == 0
    out = capsys.readouterr().out
    assert "12 games in pairs on common dice" in out
    assert "  random against tests.lab.bots:RaisesError: 100.0 % (" in out
    assert "Elo (95 %)" in out
    assert "failures: 8" in out
    assert "tests.lab.bots:RaisesError: failed 8 times" in out
    assert "a bot's own mistake" in out


def test_the_command_prints_json_and_keeps_its_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["arena", TITLE, "random", FIRST, "--pairs", "2", "--scenario", "short", "--json"]
    shapes = []
    for _ in range(2):
        assert cli.run([*arguments, "--out", str(tmp_path)]) == 0
        shapes.append(json.loads(capsys.readouterr().out))
    assert shapes[0] == shapes[1]
    assert shapes[0]["games"] == 4
    assert [bot["bot"] for bot in shapes[0]["bots"]] == ["random", FIRST]
    assert set(shapes[0]["pairings"][0]) == {"bots", "pairs", "value", "low", "high"}
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 4


def test_the_command_says_what_was_decided(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "arena",
        TITLE,
        "random",
        "tests.lab.bots:RaisesError",
        "--pairs",
        "99",
        "--scenario",
        "short",
        "--until",
    ]
    assert cli.run(arguments) == 0
    assert "decided: random is better than tests.lab.bots:RaisesError" in capsys.readouterr().out


def test_the_command_says_that_nothing_was_decided(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", TITLE, "random", FIRST, "--pairs", "1", "--scenario", "short", "--until"]) == 0
    assert "undecided" in capsys.readouterr().out


def test_a_bot_that_speaks_when_it_is_made_spoils_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "arena",
        TITLE,
        "random",
        "tests.lab.bots:PrintsAtStart",
        "--pairs",
        "1",
        "--scenario",
        "short",
        "--json",
    ]
    assert cli.run(arguments) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 2
    assert "hello" in printed.err


def test_levels_of_victory_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", "bentonville", "random", "random@2", "--pairs", "3"]) == 0
    out = capsys.readouterr().out
    assert any(level in out for level in ("marginal", "substantial", "decisive"))
