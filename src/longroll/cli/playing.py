"""Commands for players: what there is to play, a game in the terminal, the table in the browser, saved games."""

import json
from pathlib import Path
from typing import Annotated

import typer

from longroll.cli.arguments import Json, Options, Scenario, Seed, allow_local_modules
from longroll.kernel.error import LongrollError


def games(as_json: Json = False) -> None:
    """List the titles with their scenarios and options (the default of an option first)."""
    from longroll.console.listing import games_shape, list_games
    from longroll.console.terminal import Terminal

    if as_json:
        print(json.dumps(games_shape()))
    else:
        list_games(Terminal())


def bots(as_json: Json = False) -> None:
    """The computer players: levels, alone or with a commander."""
    from longroll.opponents.roster import entries

    rows = [entry._asdict() for entry in entries()]
    if as_json:
        print(json.dumps(rows))
        return
    for row in rows:
        seconds = f"{row['seconds']:g} s per turn" if row["seconds"] else ""
        print(f"{row['name']:20} {row['style']:12} {seconds}".rstrip())


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


def table(
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="the folder of the stored matches")] = None,
    host: Annotated[str, typer.Option(help="the address of this machine to listen on")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="default: the first free port from 8161", min=1, max=65535)] = None,
    browser: Annotated[bool, typer.Option(help="open the browser")] = True,
    analysis: Annotated[
        int, typer.Option(metavar="N", help="playouts of an analysis: fewer are faster, and less exact", min=1)
    ] = 15_000,
) -> None:
    """Start the server and open the table in the browser: play alone, with a second person or against a bot."""
    from longroll.analysis import Effort
    from longroll.hosts.server.folder import data_folder
    from longroll.hosts.server.serve import serve

    serve(data or data_folder(), host, port, browser, Effort.of(analysis))


def lessons(as_json: Json = False) -> None:
    """List the lessons of each game with their playing time and the rules they show."""
    from longroll.console.lessons import lessons_shape, list_lessons
    from longroll.console.terminal import Terminal

    if as_json:
        print(json.dumps(lessons_shape()))
    else:
        list_lessons(Terminal())


def exercises(
    make: Annotated[str, typer.Option(metavar="TITLE", help="find new ones in games of this title")] = "",
    scenario: Scenario = "",
    games: Annotated[int, typer.Option(metavar="N", help="number of games to look at")] = 20,
    seed: Seed = "1",
    each: Annotated[int, typer.Option(metavar="N", help="most for each scenario and seat")] = 4,
    closely: Annotated[bool, typer.Option("--closely", help="look at a turn again after every die")] = False,
    out: Annotated[Path, typer.Option(metavar="FILE", help="add the new ones to this file")] = Path("exercises.json"),
    check: Annotated[bool, typer.Option("--check", help="let the judge mark both plans of each")] = False,
    as_json: Json = False,
) -> None:
    """List the exercises: positions in which one plan is clearly best. With --make, find new ones."""
    from longroll.console.exercises import check_exercises, exercises_shape, finders, list_exercises, make_exercises
    from longroll.console.progress import progress_bar
    from longroll.console.terminal import Terminal

    if make:
        with progress_bar(games) as progress:
            found = make_exercises(finders(make, scenario, seed, games, closely), each, out, progress)
        Terminal().line(f"{found} exercises are in {out}")
    elif check:
        check_exercises(Terminal())
    elif as_json:
        print(json.dumps(exercises_shape()))
    else:
        list_exercises(Terminal())


def replay(file: str) -> None:
    """Replay a saved game, or all games of a zip, and verify every action; exit 1 at the first difference."""
    from longroll.console.bundles import is_bundle, replay_bundle
    from longroll.console.files import read_journal
    from longroll.console.results import show_replay
    from longroll.console.terminal import Terminal
    from longroll.match import Match

    if is_bundle(file):
        replay_bundle(file, Terminal())
        return
    show_replay(Match.replay(read_journal(file)), Terminal())


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
