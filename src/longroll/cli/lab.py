"""Commands that play many games: counting, comparing, fitting, tuning, timing."""

import json
from pathlib import Path
from typing import Annotated

import typer

from longroll.cli.arguments import Bounds, Dask, Jobs, Json, Options, Out, Scenario, Seed, allow_local_modules


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
    plan = ArenaPlan(
        title, bots, pairs, seed, scenario=scenario, options=read_options(option), playouts=playouts, seconds=seconds
    )
    with progress_bar(plan.games) as progress:
        result = run_arena(plan, RunConfig(jobs, dask, out), bounds if until else None, progress)
    if as_json:
        print(json.dumps(arena_shape(plan, result)))
    else:
        show_arena(plan, result, Terminal())


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
    from longroll.console.balance import balance_shape, run_balance, show_balance
    from longroll.console.matches import read_options
    from longroll.console.progress import progress_bar
    from longroll.console.terminal import Terminal
    from longroll.lab.balance import BalancePlan
    from longroll.lab.balance_table import read_rows, record_balance
    from longroll.lab.work import RunConfig

    allow_local_modules()
    if record is not None:
        read_rows(record)  # an error must come before any game is played
    plan = BalancePlan(
        title,
        games,
        bot,
        against,
        scenarios=scenario or (),
        options=read_options(option),
        all_options=all_options,
        seed=seed,
        sweep=sweep,
    )
    with progress_bar(plan.total) as progress:
        result = run_balance(plan, RunConfig(jobs, dask, out), progress)
    if record is not None:
        record_balance(record, result)
    if as_json:
        print(json.dumps(balance_shape(result)))
    else:
        show_balance(result, out, Terminal())


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
    plan = FitPlan(
        title,
        games,
        bots=bot or ["militia"],
        noise=noise or [0.1],
        seed=seed,
        scenario=scenario,
        options=read_options(option),
    )
    with progress_bar(games) as progress:
        found = find_weights(plan, RunConfig(jobs, dask, keep), penalty, progress)
    if out is not None:
        write_weights(out, plan.key, found.weights)
    if as_json:
        print(json.dumps(found._asdict()))
    else:
        show_fit(plan, found, Terminal())


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
    learn_from: Annotated[
        str, typer.Option(metavar="BOT", help="learn from the choices of veteran@PLAYOUTS or crack@PLAYOUTS instead")
    ] = "",
    games: Annotated[int, typer.Option(metavar="N", help="games to learn from")] = 40,
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

    plan = TunePlan(
        title,
        scenario,
        side,
        bot,
        parameters=read_names(parameters),
        weights=read_names(weights),
        generations=generations,
        population=population,
        pairs=pairs,
        seed=seed,
        options=read_options(option),
        gate=gate,
        bounds=bounds,
        teacher=learn_from,
        lessons=games,
    )
    with progress_bar(plan.games) as progress:
        found = find_numbers(plan, RunConfig(jobs, dask, out), progress)
    if as_json:
        print(json.dumps(tune_shape(found)))
    else:
        show_tune(found, Terminal())


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
