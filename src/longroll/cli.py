"""The command line: `longroll COMMAND`. Each command imports what it needs when it runs, so that all start fast."""

import json
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from longroll.console.streams import open_streams, print_error, stop_printing
from longroll.extras import hint
from longroll.kernel.error import LongrollError

DIFFERS: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141  # as the shell reports a broken pipe
UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # of the click inside typer, whichever that is

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
packs = typer.Typer(rich_markup_mode=None)
app.add_typer(packs, name="pack")

Scenario = Annotated[str, typer.Option(help="the scenario; `longroll games` lists them")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="may be repeated")]
Json = Annotated[bool, typer.Option("--json", help="print JSON")]
Jobs = Annotated[int, typer.Option(metavar="N", help="number of processes")]
Seed = Annotated[str, typer.Option(help="one word; the same seed gives the same games")]
Dask = Annotated[str, typer.Option(metavar="ADDRESS", help="play on the cluster of this Dask scheduler")]
Bounds = Annotated[
    tuple[float, float], typer.Option(metavar="LOW HIGH", help="differences that a test decides, in Elo")
]
Out = Annotated[Path | None, typer.Option(metavar="FOLDER", help="keep the games here, and resume from it")]
Tests = Annotated[Path | None, typer.Option(metavar="FOLDER", help="the folder of the tests")]


def show_version(wanted: bool) -> None:
    if wanted:
        from longroll import __version__

        print(f"longroll {__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="print the version")]


@app.callback(invoke_without_command=True)
def longroll(context: typer.Context, version: Version = False) -> None:
    """The American Civil War on the board: every rule enforced and explained.

    Without a command, longroll opens the table in the browser.
    """
    del version
    if context.invoked_subcommand is None:
        table()


@app.command()
def games(as_json: Json = False) -> None:
    """List the titles with their scenarios and options (the default of an option first)."""
    from longroll.console.listing import games_shape, list_games
    from longroll.console.terminal import Terminal

    if as_json:
        print(json.dumps(games_shape()))
    else:
        list_games(Terminal())


@app.command()
def play(
    title: str,
    scenario: Scenario = "",
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help="one word; the same seed gives the same dice")] = None,
    union: Annotated[str, typer.Option(metavar="me|BOT", help="who plays the Union")] = "me",
    confederate: Annotated[str, typer.Option(metavar="me|BOT", help="who plays the Confederacy")] = "me",
    load: Annotated[str | None, typer.Option(metavar="FILE", help="continue a saved game")] = None,
) -> None:
    """Play a game in the terminal, against yourself or a bot (random, militia, veteran, crack, or module:Class)."""
    from longroll.console.matches import begin_match, resume_match
    from longroll.console.session import Session
    from longroll.console.terminal import Terminal

    allow_local_modules()
    fresh = scenario or option or seed is not None
    if load is not None and fresh:
        raise LongrollError("a saved game has its own scenario, options and seed")
    match = begin_match(title, scenario, option, seed) if load is None else resume_match(title, load)
    Session(match, {"union": union, "confederate": confederate}, Terminal()).run()


@app.command()
def table(
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="the folder of the stored matches")] = None,
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 accepts other machines")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="default: the first free port from 8161", min=1, max=65535)] = None,
    browser: Annotated[bool, typer.Option(help="open the browser")] = True,
) -> None:
    """Start the server and open the table in the browser: play alone, with a second person or against a bot."""
    from longroll.hosts.server.folder import data_folder
    from longroll.hosts.server.serve import serve

    serve(data or data_folder(), host, port, browser)


@app.command("bots")
def list_bots(as_json: Json = False) -> None:
    """The computer players: levels, alone or with a commander."""
    from longroll.opponents.roster import entries

    rows = [entry._asdict() for entry in entries()]
    if as_json:
        print(json.dumps(rows))
        return
    for row in rows:
        seconds = f"{row['seconds']:g} s per turn" if row["seconds"] else ""
        print(f"{row['name']:20} {row['style']:12} {seconds}".rstrip())


@app.command()
def simulate(
    title: str,
    games: Annotated[int, typer.Option(metavar="N", help="number of games")] = 100,
    union: Annotated[str, typer.Option(metavar="BOT", help="random, militia, veteran, crack")] = "random",
    confederate: Annotated[str, typer.Option(metavar="BOT", help="random, militia, veteran, crack")] = "random",
    seed: Seed = "1",
    jobs: Jobs = 1,
    scenario: Scenario = "",
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots and count who wins."""
    from longroll.console.matches import read_options
    from longroll.console.progress import progress_bar
    from longroll.console.results import show_tally, tally_shape
    from longroll.console.terminal import Terminal
    from longroll.lab.simulation import simulate as play_many

    allow_local_modules()
    bots, options = [union, confederate], read_options(option)
    with progress_bar(games) as progress:
        tally = play_many(title, games, bots, seed, jobs=jobs, scenario=scenario, options=options, progress=progress)
    if as_json:
        print(json.dumps(tally_shape(tally)))
    else:
        show_tally(tally, Terminal())


@app.command()
def arena(
    title: str,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT...", help="random, militia, veteran, crack@PLAYOUTS")],
    pairs: Annotated[int, typer.Option(metavar="N", help="pairs of games for every two bots")] = 100,
    scenario: Scenario = "",
    option: Options = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    playouts: Annotated[int, typer.Option(metavar="N", help="per own turn, instead of the level's own number")] = 0,
    seconds: Annotated[float, typer.Option(metavar="S", help="per own turn, instead of playouts")] = 0.0,
    until: Annotated[bool, typer.Option("--until", help="stop when it is clear which bot is better")] = False,
    bounds: Bounds = (0.0, 20.0),
    out: Out = None,
    dask: Dask = "",
    as_json: Json = False,
) -> None:
    """Let bots play against each other, in pairs of games on the same dice with the sides swapped."""
    from longroll.console.arena import arena_shape, show_arena
    from longroll.console.matches import read_options
    from longroll.console.progress import progress_bar
    from longroll.console.terminal import Terminal
    from longroll.lab.arena import ArenaPlan, run_arena
    from longroll.lab.work import RunConfig

    allow_local_modules()
    plan = ArenaPlan(title, bots, pairs, seed, scenario, read_options(option), playouts, seconds)
    with progress_bar(plan.games) as progress:
        result = run_arena(plan, RunConfig(jobs, dask, out), bounds if until else None, progress)
    if as_json:
        print(json.dumps(arena_shape(plan, result)))
    else:
        show_arena(plan, result, Terminal())


@app.command()
def balance(
    title: str,
    games: Annotated[int, typer.Option(metavar="N", help="number of games for every set-up")] = 400,
    bot: Annotated[str, typer.Option(metavar="BOT", help="the bot that plays both sides")] = "crack",
    against: Annotated[str, typer.Option(metavar="BOT", help="a weaker bot, to measure luck against skill")] = "",
    scenario: Annotated[list[str] | None, typer.Option(help="may be repeated; default: all")] = None,
    option: Options = None,
    all_options: Annotated[bool, typer.Option("--all-options", help="every other value too, one at a time")] = False,
    sweep: Annotated[str, typer.Option(metavar="NAME", help="every other value of this option too")] = "",
    seed: Seed = "1",
    jobs: Jobs = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="keep report and games here, resume from it")
    ] = None,
    dask: Dask = "",
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="write the balance with each handicap into this table")
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure the balance of a game: who wins, how, when, and how much of it is luck."""
    from longroll.console.balance import answer, balance_shape, show_balance
    from longroll.console.matches import read_options
    from longroll.console.progress import progress_bar
    from longroll.console.terminal import Terminal
    from longroll.lab.balance import BalancePlan
    from longroll.lab.balance_table import read_rows, record_balance
    from longroll.lab.work import RunConfig

    allow_local_modules()
    if record is not None:
        read_rows(record)  # an error must come before any game is played
    question = BalancePlan(title, games, bot, against, scenario or (), read_options(option), all_options, seed, sweep)
    with progress_bar(question.total) as progress:
        found = answer(question, RunConfig(jobs, dask, out), progress)
    if record is not None:
        record_balance(record, found)
    if as_json:
        print(json.dumps(balance_shape(found)))
    else:
        show_balance(found, out, Terminal())


@app.command()
def fit(
    title: str,
    games: Annotated[int, typer.Option(metavar="N", help="number of games")] = 500,
    bot: Annotated[list[str] | None, typer.Option(metavar="BOT", help="may be repeated; default: militia")] = None,
    noise: Annotated[
        list[float] | None, typer.Option(metavar="PART", help="part of the choices made at random; once, or by side")
    ] = None,
    penalty: Annotated[float, typer.Option(metavar="P", help="how strongly weights are kept near zero")] = 1.0,
    scenario: Scenario = "",
    option: Options = None,
    seed: Seed = "1",
    jobs: Jobs = 1,
    keep: Out = None,
    dask: Dask = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="write the weights into this table")] = None,
    as_json: Json = False,
) -> None:
    """Fit the weights of a bot's evaluation to the results of games against itself."""
    from longroll.console.fitting import show_fit
    from longroll.console.matches import read_options
    from longroll.console.progress import progress_bar
    from longroll.console.terminal import Terminal
    from longroll.lab.fitting import FitPlan, read_table, write_weights
    from longroll.lab.fitting import fit as find_weights
    from longroll.lab.work import RunConfig

    allow_local_modules()
    if out is not None:
        read_table(out)  # an error must come before any game is played
    plan = FitPlan(title, games, bot or ["militia"], noise or [0.1], seed, scenario, read_options(option))
    with progress_bar(games) as progress:
        found = find_weights(plan, RunConfig(jobs, dask, keep), penalty, progress)
    if out is not None:
        write_weights(out, plan.key, found.weights)
    if as_json:
        print(json.dumps(found._asdict()))
    else:
        show_fit(plan, found, Terminal())


@app.command()
def tune(
    title: str,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="keep games and result here, and resume from it")],
    scenario: Scenario = "",
    side: Annotated[str, typer.Option(metavar="SIDE", help="union, confederate or both")] = "both",
    bot: Annotated[str, typer.Option(metavar="BOT", help="militia, veteran@PLAYOUTS or crack@PLAYOUTS")] = "militia",
    parameters: Annotated[str, typer.Option(metavar="A,B,C", help="those to tune, or all (default)")] = "",
    weights: Annotated[str, typer.Option(metavar="A,B,C", help="weights of features to tune, or all")] = "",
    option: Options = None,
    generations: Annotated[int, typer.Option(metavar="N", help="how often new candidates are made")] = 10,
    population: Annotated[int, typer.Option(metavar="N", help="candidates in a generation")] = 12,
    pairs: Annotated[int, typer.Option(metavar="N", help="pairs of games for every candidate")] = 10,
    gate: Annotated[int, typer.Option(metavar="N", help="pairs of games for the last test, at most")] = 1000,
    bounds: Bounds = (0.0, 20.0),
    seed: Seed = "1",
    jobs: Jobs = 1,
    dask: Dask = "",
    as_json: Json = False,
) -> None:
    """Tune the numbers of a bot by games against the present ones; keep them only if a last test finds them better."""
    from longroll.console.matches import read_options
    from longroll.console.progress import progress_bar
    from longroll.console.terminal import Terminal
    from longroll.console.tuning import show_tune, tune_shape
    from longroll.lab.tuning import tune as find_numbers
    from longroll.lab.tuning_plan import TunePlan, read_names
    from longroll.lab.work import RunConfig

    named, features, options = read_names(parameters), read_names(weights), read_options(option)
    plan = TunePlan(
        title, scenario, side, bot, named, features, generations, population, pairs, seed, options, gate, bounds
    )
    with progress_bar(plan.games) as progress:
        found = find_numbers(plan, RunConfig(jobs, dask, out), progress)
    if as_json:
        print(json.dumps(tune_shape(found)))
    else:
        show_tune(found, Terminal())


@app.command()
def lessons(as_json: Json = False) -> None:
    """List the lessons of each game with their playing time and the rules they show."""
    from longroll.console.lessons import lessons_shape, list_lessons
    from longroll.console.terminal import Terminal

    if as_json:
        print(json.dumps(lessons_shape()))
    else:
        list_lessons(Terminal())


@app.command()
def replay(file: str) -> None:
    """Replay a saved game and verify every action; exit 1 at the first difference."""
    from longroll.console.files import read_journal
    from longroll.console.results import show_replay
    from longroll.console.terminal import Terminal
    from longroll.match import Match

    show_replay(Match.replay(read_journal(file)), Terminal())


@app.command()
def analyse(
    journal: str,
    as_json: Json = False,
    html: Annotated[str | None, typer.Option(metavar="FILE", help="write a page with the curve and the tables")] = None,
) -> None:
    """Analyse a finished game: chances to win, luck, the costliest decisions, the turning point."""
    from longroll.analysis.shape import analysis_shape
    from longroll.console.analysis import analyse_file, show_analysis
    from longroll.console.terminal import Terminal

    snapshot, found = analyse_file(journal, html)
    if as_json:
        print(json.dumps(analysis_shape(found)))
    else:
        show_analysis(snapshot, found, Terminal())


@app.command()
def rule(name: Annotated[str, typer.Argument(metavar="ID")], tests: Tests = None) -> None:
    """Show a rule or a ruling: its text, its function, the tests that cite it."""
    from longroll.console.rules import show_rule
    from longroll.console.terminal import Terminal

    show_rule(name, tests, Terminal())


@app.command()
def rules(
    coverage: Annotated[bool, typer.Option("--coverage", help="how many rules the tests cite")] = False,
    as_json: Json = False,
    tests: Tests = None,
) -> None:
    """List all rules; with --coverage, the rules that no test cites (then exit 1)."""
    from longroll.console.rules import list_rules, measure_coverage, report_coverage, rules_shape
    from longroll.console.terminal import Terminal

    if not coverage:
        if as_json:
            print(json.dumps(rules_shape(tests)))
        else:
            list_rules(Terminal())
        return
    measured = measure_coverage(tests)
    if as_json:
        print(json.dumps({system: one._asdict() for system, one in measured.items()}))
    else:
        report_coverage(measured, Terminal())
    if any(one.missing for one in measured.values()):
        raise typer.Exit(1)


@app.command()
def refusals(as_json: Json = False, tests: Tests = None) -> None:
    """List every reason for which an action can be refused, its rule, and the test that checks it."""
    from longroll.console.refusals import list_refusals, show_refusals
    from longroll.console.terminal import Terminal

    rows = list_refusals(tests)
    if as_json:
        print(json.dumps([row.shape() for row in rows]))
    else:
        show_refusals(rows, Terminal())


@app.command()
def bench(title: Annotated[str, typer.Argument()] = "", as_json: Json = False) -> None:
    """Measure the speed of a game: actions and games per second, copying a position, a replay."""
    from longroll.console.results import show_bench
    from longroll.console.terminal import Terminal
    from longroll.games import TITLES
    from longroll.lab.benchmark import bench as measure

    results = {one: measure(one) for one in ([title] if title else TITLES)}
    if as_json:
        print(json.dumps(results))
    else:
        show_bench(results, Terminal())


@packs.callback(invoke_without_command=True)
def pack(context: typer.Context) -> None:
    """Export or check a pack: the map, counters and tables of a battle."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@packs.command("export")
def export_pack(
    title: str,
    to: Annotated[str | None, typer.Option(metavar="FILE", help="a new file; default: print it")] = None,
    edition: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="an earlier edition; default: the newest")
    ] = None,
) -> None:
    """Export the pack of a battle as a file that can be corrected by hand."""
    from longroll.console.packs import export_pack as export
    from longroll.console.terminal import Terminal

    export(title, to, edition, Terminal())


@packs.command("check")
def check_pack(file: str) -> None:
    """Check a pack and print every error with its place; exit 1 if there is one."""
    from longroll.console.packs import check_file
    from longroll.console.terminal import Terminal

    if not check_file(file, Terminal()):
        raise typer.Exit(DIFFERS)


def allow_local_modules() -> None:
    """A bot given as `module:Class` may be in the working folder; installed modules come first."""
    if "" not in sys.path:
        sys.path.append("")


def status_of(error: LongrollError) -> int:
    from longroll.match import Differs

    return DIFFERS if isinstance(error, Differs) else BAD_INPUT


def run(arguments: list[str] | None) -> int:
    """Run a command; an error in the input is printed in one line."""
    try:
        status = app(arguments, prog_name="longroll", standalone_mode=False) or 0
        sys.stdout.flush()
        return status
    except LongrollError as error:
        print_error(str(error))
        return status_of(error)
    except ModuleNotFoundError as error:
        text = hint(error)
        if not text:
            raise
        print_error(text)
    except UsageError as error:
        print_error(getattr(error, "format_message", error.__str__)())
    except (BrokenPipeError, SystemExit):  # typer makes a SystemExit of a broken pipe
        stop_printing()
        return BROKEN_PIPE
    except OSError as error:
        print_error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        stop_printing()
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return BAD_INPUT


def main(arguments: list[str] | None = None) -> None:
    open_streams()
    sys.exit(run(arguments))


if __name__ == "__main__":
    main()
