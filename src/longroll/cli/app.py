"""The commands of `longroll` in the order of its help. Each imports what it needs when it runs, so all start fast."""

from typing import Annotated, Final

import typer

from longroll.cli import admin, club, lab, packs, playing, reference

COMMANDS: Final = (
    playing.games,
    playing.play,
    playing.table,
    club.serve,
    playing.bots,
    playing.lessons,
    playing.exercises,
    playing.replay,
    playing.analyse,
    reference.rule,
    reference.rules,
    reference.refusals,
    lab.simulate,
    lab.arena,
    lab.balance,
    lab.fit,
    lab.tune,
    lab.bench,
)


def show_version(wanted: bool) -> None:
    if wanted:
        from longroll import __version__

        print(f"longroll {__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True, help="print the version")]


def longroll(context: typer.Context, version: Version = False) -> None:
    """The American Civil War on the board: every rule enforced and explained.

    Without a command, longroll opens the table in the browser.
    """
    del version
    if context.invoked_subcommand is None:
        playing.table()


def make_app() -> typer.Typer:
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.callback(invoke_without_command=True)(longroll)
    for command in COMMANDS:
        app.command()(command)
    pack = typer.Typer(rich_markup_mode=None)
    pack.callback(invoke_without_command=True)(packs.pack)
    pack.command("export")(packs.export_pack)
    pack.command("check")(packs.check_pack)
    app.add_typer(pack, name="pack")
    app.add_typer(admin.make_admin_app(), name="admin")
    return app
