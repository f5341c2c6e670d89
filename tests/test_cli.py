"""The command line, in this process where that is enough and in one of its own where it is not."""

import io
import json
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from longroll import Match, __version__, cli
from longroll.cli import playing
from longroll.games import SYSTEMS, TITLES, system_folder
from longroll.kernel.catalogue import Catalogue

TESTS = Path(__file__).parent
TITLE = "house-divided"


class Ran:
    def __init__(self, status: object, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


class Shell:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            cli.main(list(arguments))
        out, err = self.capsys.readouterr()
        return Ran(left.value.code, out, err)

    def refuse(self, *arguments: str, status: int = 2) -> str:
        """The one line with which a command refuses."""
        ran = self(*arguments)
        assert ran.status == status
        assert ran.err.startswith("longroll: ")
        assert ran.err.count("\n") == 1
        return ran.err


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved game of a few actions."""
    match = Match.new(TITLE, seed=1861)
    for action in ("march st-louis", "take u12", "go st-louis~cairo", "end", "muster"):
        match.play(action)
    file = tmp_path / "saved.txt"
    file.write_text(match.journal.dumps(), encoding="utf-8")
    return file


# --- each command


def test_help_lists_the_commands(shell: Shell) -> None:
    ran = shell("--help")
    assert ran.status == 0
    for command in (
        "games",
        "play",
        "table",
        "serve",
        "admin",
        "simulate",
        "arena",
        "balance",
        "fit",
        "replay",
        "analyse",
        "rule",
        "rules",
        "bench",
    ):
        assert f"\n  {command} " in ran.out


def test_without_a_command_the_table_is_opened(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(playing, "table", lambda: calls.append("table"))
    assert shell().status == 0
    assert calls == ["table"]
    assert shell("games").status == 0
    assert calls == ["table"]


def test_the_version_is_that_of_the_package(shell: Shell) -> None:
    assert shell("--version").out == f"longroll {__version__}\n"


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "longroll", "--version"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == f"longroll {__version__}\n"


@pytest.mark.parametrize(
    ("module", "wanted", "arguments"),
    [
        ("numpy", "'longroll[lab]'", ["fit", TITLE]),
        ("msgspec", "longroll\n", ["simulate", TITLE]),
        ("uvicorn", "longroll\n", ["table"]),
        ("argon2", "'longroll[club]'", ["serve", "--origin", "http://localhost:1", "--listen", "localhost:1"]),
        ("typer", "longroll\n", ["games"]),
    ],
)
def test_what_to_install_is_named(module: str, wanted: str, arguments: list[str]) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; from longroll.__main__ import main; main()"
    ran = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode in (1, 2)
    assert ran.stderr.startswith("longroll: ")
    assert f"pip install {wanted}" in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_games_as_json_has_handicaps_with_their_sentences_and_fair_starts(shell: Shell) -> None:
    told = {game["title"]: game for game in json.loads(shell("games", "--json").out)}
    assert list(told) == list(TITLES)
    game = told["bull-run"]
    assert game["handicaps"]["union-plus-2"] == "the Union: the two strongest Confederate units begin reduced"
    assert [fair["scenario"] for fair in game["fair"]] == game["scenarios"]
    assert game["fair"][0]["handicap"] in game["handicaps"]


def test_games_lists_titles_scenarios_and_options_default_first(shell: Shell) -> None:
    ran = shell("games")
    assert ran.status == 0
    for title in TITLES:
        assert f"{title}: " in ran.out
    assert "--scenario campaign" in ran.out
    assert "--scenario short" in ran.out
    assert ran.out.index("      half-turn ") < ran.out.index("      at-once ")
    assert max(len(line) for line in ran.out.splitlines()) <= 100


def test_a_game_is_played_saved_taken_up_again_and_verified(shell: Shell, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    typed = f"march washington\nwhy march chicago\ntake u1\nundo\ntake u2\n1\nlog 1\nnonsense\nsave {file}\n"
    ran = shell("play", TITLE, "--seed", "1861", "--option", "novice-union=on", typed=typed)
    assert ran.status == 0
    assert "First finish the march from Washington" in ran.out
    assert "Saved 3 actions" in ran.out
    again = shell("play", TITLE, "--load", file, "--confederate", "militia", typed="done\nquit\n")
    assert again.status == 0
    assert "Continuing after 3 actions." in again.out
    checked = shell("replay", file)
    assert checked.status == 0
    assert checked.out.splitlines()[0] == "title    house-divided"
    assert checked.out.splitlines()[1] == "actions  3"
    assert checked.out.endswith("verified\n")


def test_replay_checks_the_shares_of_the_seed(shell: Shell, tmp_path: Path) -> None:
    match = Match.new(TITLE, shares={"server": "a" * 32, "union": "b" * 32})
    file = tmp_path / "shared.journal"
    file.write_text(match.journal.dumps(), encoding="utf-8")
    assert "dice     the shares of server, union give the seed\n" in shell("replay", str(file)).out
    file.write_text(match.sealed_journal().dumps(), encoding="utf-8")
    assert "dice     the shares of server, union are not public yet\n" in shell("replay", str(file)).out
    file.write_text(match.journal.dumps().replace("b" * 32, "c" * 32), encoding="utf-8")
    ran = shell("replay", str(file))
    assert (ran.status, ran.err) == (1, "longroll: the share of union: it is not the one that was committed to\n")


def test_simulate_counts_and_prints_exactly_this_json(shell: Shell) -> None:
    arguments = ("simulate", TITLE, "--games", "2", "--union", "random", "--confederate", "random", "--seed", "s")
    ran = shell(*arguments, "--scenario", "short", "--json")
    assert ran.status == 0
    told = json.loads(ran.out)
    assert list(told) == ["title", "games", "wins", "draws", "seconds"]
    assert (told["title"], told["games"]) == (TITLE, 2)
    assert list(told["wins"]) == ["union", "confederate"]
    assert sum(told["wins"].values()) + told["draws"] == 2
    assert ran.err == ""
    plain = shell(*arguments, "--scenario", "short", "--jobs", "2")
    assert f"  union         {told['wins']['union']:>8}" in plain.out


def test_rule_shows_text_function_and_tests(shell: Shell) -> None:
    ran = shell("rule", "ahd-4.0-h", "--tests", str(TESTS))
    assert ran.status == 0
    assert ran.out.startswith("AHD-4.0-h: Infantry uses one kind of line per march")
    assert "  function  one_kind_of_line (" in ran.out
    assert "movement.py:" in ran.out
    assert "  test      " in ran.out


def test_rule_shows_a_ruling_with_its_option_and_a_component_rule_with_its_reason(shell: Shell) -> None:
    ruling = shell("rule", "AHD-R05").out
    assert ruling.startswith("AHD-R05: Until the half-turn ends")
    assert "  option    house-divided capture: half-turn, at-once" in ruling
    assert "  component The number of printed counters" in shell("rule", "AHD-1.3-a").out


def test_rules_lists_all_of_them(shell: Shell) -> None:
    lines = shell("rules").out.splitlines()
    for system, prefix in (("house_divided", "AHD-"), ("five_aprils", "A5A-"), ("american_civil_war", "ACW-")):
        rules = [key for key in Catalogue(system_folder(system) / "text").keys if key.startswith("rule-")]
        assert len([line for line in lines if line.startswith(prefix)]) == len(rules) > 150
    assert lines[0] == "AHD-1.1-a     Two players: Union (North) and Confederate (South)."
    assert max(len(line) for line in lines) <= 100


def test_coverage_has_exactly_this_shape(shell: Shell) -> None:
    ran = shell("rules", "--coverage", "--json", "--tests", str(TESTS))
    told = json.loads(ran.out)
    assert list(told) == list(SYSTEMS)
    assert list(told[TITLE]) == ["total", "cited", "component_only", "missing"]
    assert told[TITLE]["total"] == 173
    assert told[TITLE]["cited"] + len(told[TITLE]["missing"]) == 173
    assert ran.status == (1 if any(one["missing"] for one in told.values()) else 0)


def test_rules_as_json_need_no_tests(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.console.rules.find_tests", lambda _named: None)
    ran = shell("rules", "--json")
    assert ran.status == 0
    shown = json.loads(ran.out)
    assert list(shown) == list(SYSTEMS)
    assert list(shown[TITLE]) == ["total", "component_only", "rules"]
    first = shown[TITLE]["rules"][0]
    assert list(first) == ["rule", "text", "component_only", "functions", "tests"]
    assert (first["rule"], first["tests"]) == ("AHD-1.1-a", [])
    assert all(rule["text"] for one in shown.values() for rule in one["rules"])


def test_refusals_have_exactly_this_shape(shell: Shell, tmp_path: Path) -> None:
    ran = shell("refusals", "--json", "--tests", str(tmp_path))
    assert ran.status == 0
    rows = json.loads(ran.out)
    assert {row["system"] for row in rows} == set(SYSTEMS)
    assert all(list(row) == ["system", "code", "rule", "checked_by"] for row in rows)
    assert all(row["code"] and row["checked_by"] == "" for row in rows)
    assert {row["code"] for row in rows if not row["rule"]} <= {"game-over"}  # its rule is that of the ending
    assert len({tuple(row.values()) for row in rows}) == len(rows)


def test_the_tests_of_refusals_exist(shell: Shell) -> None:
    rows = json.loads(shell("refusals", "--json", "--tests", str(TESTS)).out)
    named = {row["checked_by"] for row in rows if row["checked_by"]}
    files = sorted({test.partition("::")[0] for test in named})
    command = [sys.executable, "-m", "pytest", "--collect-only", "-o", "addopts=-q -p no:cacheprovider", *files]
    listed = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=True).stdout
    assert named - set(listed.splitlines()) == set()


def test_refusals_name_the_test_that_checks_them(shell: Shell, tmp_path: Path) -> None:
    code = json.loads(shell("refusals", "--json").out)[0]["code"]
    folder = tmp_path / "games" / "house_divided"
    folder.mkdir(parents=True)
    case = f"CASES = [RefusalCase(code={code!r}, rule='x', sentence='It is not allowed.')]\n"
    (folder / "refusal_cases.py").write_text(case, encoding="utf-8")
    checked = [
        row for row in json.loads(shell("refusals", "--json", "--tests", str(tmp_path)).out) if row["checked_by"]
    ]
    assert {row["checked_by"] for row in checked} == {
        f"tests/games/house_divided/test_refusals.py::test_refusal[{code}]"
    }
    assert "  It is not allowed." in shell("refusals", "--tests", str(tmp_path)).out


def test_rules_that_no_test_cites_are_named_and_fail(shell: Shell, tmp_path: Path) -> None:
    ran = shell("rules", "--coverage", "--tests", str(tmp_path))
    assert ran.status == 1
    assert "house-divided: 3 of 173 rules" in ran.out
    assert "  AHD-4.0-h is cited by no test" in ran.out


def test_bench_has_exactly_this_shape(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.lab.benchmark.SECONDS", 0.01)
    told = json.loads(shell("bench", TITLE, "--json").out)
    assert list(told) == [TITLE]
    assert list(told[TITLE]) == ["actions_per_second", "games_per_second", "copy_us", "replay_ms", "compiled"]
    assert "  copy_us " in shell("bench", TITLE).out


# --- bad input


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "nope"], "'nope' is not a title"),
        (["play", TITLE, "--scenario", "nope"], "'nope' is not a scenario"),
        (["play", TITLE, "--option", "nope=1"], "'nope' is not an option"),
        (["play", TITLE, "--option", "tie=nope"], "'nope' is not a value"),
        (["play", TITLE, "--option", "tie"], "write it as name=value"),
        (["play", TITLE, "--option", "tie=other-side", "--option", "tie=other-side"], "given twice"),
        (["play", TITLE, "--seed", "two words"], "is not a seed"),
        (["play", TITLE, "--union", "nope"], "'nope' is not a computer player"),
        (["play", TITLE, "--load", "/no/such/file"], "No such file"),
        (["play", TITLE, "--load", "/no/such/file", "--seed", "1"], "its own scenario, options and seed"),
        (["play"], "title"),
        (["nope"], "nope"),
        (["games", "--nope"], "--nope"),
        (["simulate", TITLE, "--games", "0"], "at least 1"),
        (["simulate", TITLE, "--jobs", "-1"], "at least 1"),
        (["simulate", TITLE, "--games", "many"], "--games"),
        (["simulate", TITLE, "--union", "nope"], "'nope' is not a computer player"),
        (["simulate", TITLE, "--union", "me"], "'me' is not a computer player"),
        (["simulate", "nope"], "'nope' is not a title"),
        (["simulate", TITLE, "--seed", ""], "is not a seed"),
        (["simulate", TITLE, "--seed", "a b"], "is not a seed"),
        (["simulate", TITLE, "--seed", "\udcff"], "is not a seed"),
        (["arena", TITLE, "random"], "two bots or more"),
        (["arena", TITLE, "random", "nope"], "'nope' is not a computer player"),
        (["arena", TITLE, "random", "militia", "--jobs", "0"], "at least 1"),
        (["balance", TITLE, "--games", "3"], "even number"),
        (["balance", "nope"], "'nope' is not a title"),
        (["balance", TITLE, "--scenario", "nope"], "'nope' is not a scenario"),
        (["balance", TITLE, "--bot", "nope"], "'nope' is not a computer player"),
        (["fit", TITLE, "--games", "1"], "10 games or more"),
        (["fit", TITLE, "--noise", "2"], "from 0 to 1"),
        (["replay", "/no/such/file"], "No such file"),
        (["replay", "/"], "Is a directory"),
        (["replay", sys.executable], "not a text file|larger than any journal"),
        (["analyse", "/no/such/file"], "No such file"),
        (["analyse", sys.executable], "not a text file|larger than any journal"),
        (["analyse", "/no/such/file", "--html", "/"], "exists"),
        (["rule", "AHD-99.9-z"], "is not a rule"),
        (["rule", ""], "is not a rule"),
        (["rules", "--coverage", "--tests", "/no/such/folder"], "/no/such/folder"),
        (["bench", "nope"], "'nope' is not a title"),
        (["table", "--host", "0.0.0.0"], "longroll serve --origin http://ADDRESS:8161 --listen 0.0.0.0:8161"),
        (["serve"], "longroll serve --init FILE"),
        (["serve", "--origin", "http://192.168.1.7:8161"], "both --origin"),
        (["serve", "--origin", "192.168.1.7", "--listen", "0.0.0.0:1"], "the origin is"),
        (["serve", "--config", "/no/such/file"], "longroll serve --init FILE"),
        (["serve", "--config", "x", "--listen", "0.0.0.0:1"], "leave out"),
        (["admin", "people", "--config", "/no/such/file"], "longroll serve --init FILE"),
        (["admin", "people", "--data", "/no/such/folder"], "there is no database"),
    ],
)  # fmt: skip
def test_bad_input_is_one_line_and_status_2(shell: Shell, arguments: list[str], said: str) -> None:
    import re

    assert re.search(said, shell.refuse(*arguments))


def test_a_game_of_another_title_is_not_taken_up(shell: Shell, saved: Path) -> None:
    assert "not of nope" in shell.refuse("play", "nope", "--load", str(saved))


def test_a_replay_that_differs_names_the_first_action_and_exits_1(shell: Shell, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace("go st-louis~cairo", "go st-louis=rolla"), encoding="utf-8")
    assert "differs at action 3 (go st-louis=rolla)" in shell.refuse("replay", str(saved), status=1)


def test_a_finished_game_is_analysed(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from longroll.analysis import Effort, analyse

    journal, page = str(TESTS / "journals" / TITLE / "short-greedy.journal"), tmp_path / "page.html"
    found = analyse(Match.replay(Path(journal).read_text(encoding="utf-8")), Effort(1, 80))
    monkeypatch.setattr("longroll.console.analysis.analyse", lambda played, progress: found)
    told = json.loads(shell("analyse", journal, "--json", "--html", str(page)).out)
    assert {"curve", "luck", "decisions", "turning_point"} <= set(told)
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "exists" in shell.refuse("analyse", journal, "--html", str(page))
    printed = shell("analyse", journal).out
    assert "turning point: action" in printed
    assert "better: " in printed


def test_a_game_that_differs_or_is_not_over_is_not_analysed(shell: Shell, saved: Path) -> None:
    assert "only a finished game can be analysed" in shell.refuse("analyse", str(saved))
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace("go st-louis~cairo", "go st-louis=rolla"), encoding="utf-8")
    assert "differs at action 3" in shell.refuse("analyse", str(saved), status=1)
    saved.write_text("a letter", encoding="utf-8")
    shell.refuse("analyse", str(saved))


def test_a_saved_game_that_differs_is_not_taken_up_and_exits_1(shell: Shell, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace("go st-louis~cairo", "go st-louis=rolla"), encoding="utf-8")
    assert "differs at action 3" in shell.refuse("play", TITLE, "--load", str(saved), status=1)
    saved.write_text(text[:-20], encoding="utf-8")
    shell.refuse("play", TITLE, "--load", str(saved), status=2)


@pytest.mark.parametrize(
    "arguments",
    [["play", "\x1b]0;x\x07" * 300], ["rule", "\x1b[2J\n" * 300], ["replay", "\x1b" * 3000], ["\x1b[31m" * 300],
     ["games", "--\x1b[31m" + "x" * 3000], ["simulate", TITLE, "--seed", "\x1b\u202e " * 900]],
)  # fmt: skip
def test_errors_are_short_and_send_nothing_odd_to_the_terminal(shell: Shell, arguments: list[str]) -> None:
    said = shell.refuse(*arguments)
    assert said.rstrip("\n").isprintable()
    assert len(said) < 320


@pytest.mark.parametrize("bad", [b"def broken(:\n", b"# \xff\n", b"a = 1\x00\n"])
def test_a_test_that_cannot_be_read_is_named(shell: Shell, tmp_path: Path, bad: bytes) -> None:
    (tmp_path / "test_bad.py").write_bytes(bad)
    assert "test_bad.py" in shell.refuse("rules", "--coverage", "--tests", str(tmp_path))


def test_a_journal_cut_short_exits_2(shell: Shell, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    for other in (text[:-20], text.replace("\n\n", "\n"), "", "\n\n\n"):
        saved.write_text(other, encoding="utf-8")
        shell.refuse("replay", str(saved))


def test_a_journal_of_other_rules_is_replayed_while_its_check_digits_agree(shell: Shell, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(re.sub("(?m)^rules .*$", "rules 99", text), encoding="utf-8")
    assert "rules 99" in saved.read_text(encoding="utf-8")
    assert shell("replay", str(saved)).out


def test_without_tests_the_command_says_how_to_name_them(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("longroll.console.rules.__file__", str(tmp_path / "a" / "b" / "c" / "rules.py"))
    assert "--tests" in shell.refuse("rules", "--coverage")
    ran = shell("rule", "AHD-4.0-h")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("AHD-4.0-h: Infantry uses one kind of line per march")
    assert "  function  one_kind_of_line (" in ran.out
    assert ran.out.endswith("  tests     are not installed; name their folder with --tests FOLDER\n")


def test_nothing_is_printed_of_a_rule_whose_tests_are_not_where_they_are_said_to_be(shell: Shell) -> None:
    ran = shell("rule", "AHD-4.0-h", "--tests", "/no/such/folder")
    assert (ran.status, ran.out) == (2, "")


@pytest.mark.parametrize("number", range(1, 11))
def test_rule_shows_the_points_that_the_rulings_leave_open(shell: Shell, number: int) -> None:
    ran = shell("rule", f"AHD-L{number:02}")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"AHD-L{number:02}: ")


# --- in a process of its own


def longroll(*arguments: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "longroll.cli", *arguments], input=typed, capture_output=True, check=False
    )


@pytest.mark.parametrize("command", [["--help"], ["games"], ["rule", "AHD-4.0-h"]], ids=" ".join)
def test_the_command_line_starts_in_half_a_second(command: list[str]) -> None:
    def spent() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    longroll(*command)
    times = []
    for _ in range(3):
        before = spent()
        assert longroll(*command).returncode == 0
        times.append(spent() - before)
    assert min(times) < 0.5


def test_piped_play_without_a_terminal() -> None:
    ran = longroll("play", TITLE, "--seed", "1", typed=b"why march richmond\n\xff\xfe\x00\nquit\n")
    assert ran.returncode == 0
    assert b"You have no unit in Richmond" in ran.stdout
    assert b"\x1b" not in ran.stdout
    assert ran.stderr == b""


@pytest.mark.parametrize("buffered", [["-u"], []], ids=["line by line", "at the end"])
def test_a_reader_that_goes_away_is_no_difference(buffered: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, *buffered, "-m", "longroll.cli", "rules"]
    ran = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (141, b"")


@pytest.mark.parametrize(
    "command",
    ["games >&-", f"play {TITLE} >&-", f"play {TITLE} <&-", "games 2>&-", "games <&- >&- 2>&-",
     f"simulate {TITLE} --games 2 --jobs 2 --scenario short 2>&-", f"simulate {TITLE} --games 1 --scenario short >&-"],
)  # fmt: skip
def test_closed_streams_are_no_error(command: str) -> None:
    ran = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m longroll.cli {command}'],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_complaint_that_nobody_can_read_keeps_its_status() -> None:
    for where in ("2>&-", ">&- 2>&-"):
        command = f'"{sys.executable}" -m longroll.cli play nope {where}'
        assert subprocess.run(["sh", "-c", command], check=False).returncode == 2


def test_a_seed_of_odd_bytes_is_refused_in_one_line() -> None:
    ran = longroll("simulate", TITLE, "--seed", os.fsdecode(b"\xff"))
    assert ran.returncode == 2
    assert ran.stderr.count(b"\n") == 1


def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "longroll.cli", "games"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ran.returncode == 2
    assert ran.stderr.count(b"\n") == 1
    assert ran.stderr.startswith(b"longroll: ")
