"""Commands for the operator of a club: its people, its matches, backups. All of them can be used while it is served."""

from pathlib import Path
from typing import Annotated

import typer

from longroll.cli import club
from longroll.cli.arguments import check_text
from longroll.cli.club import ConfigFile, DataFolder, database_of
from longroll.kernel.error import LongrollError

BackupFile = Annotated[Path, typer.Argument(help="of the backup")]
MatchId = Annotated[str, typer.Argument(help="the id of a match", callback=check_text)]
Reason = Annotated[str, typer.Argument(help="for the audit log", callback=check_text)]
Player = Annotated[str, typer.Option(metavar="NAME", help="only those of a person", callback=check_text)]
Limit = Annotated[int, typer.Option(help="at most so many", min=1, max=1_000_000)]


def make_admin_app() -> typer.Typer:
    app = typer.Typer(rich_markup_mode=None, help="What only the operator of a club does.")
    app.add_typer(club.make_people_app(), name="people")
    app.add_typer(make_matches_app(), name="matches")
    for command in (backup, restore, verify, audit, club.move, club.ratings):
        app.command()(command)
    return app


def make_matches_app() -> typer.Typer:
    app = typer.Typer(rich_markup_mode=None, help="The matches of a club: list, annul, delete, export.")
    app.callback(invoke_without_command=True)(list_matches)
    for command in (annul, delete, export):
        app.command()(command)
    return app


def list_matches(
    context: typer.Context,
    config: ConfigFile = None,
    data: DataFolder = None,
    player: Player = "",
    limit: Limit = 50,
) -> None:
    """Without a command, list them: the newest first."""
    from longroll.hosts.server.operations.matches import print_matches

    context.obj = database_of(config, data)
    if context.invoked_subcommand is None:
        print_matches(context.obj, player, limit)
    elif player:
        raise LongrollError("--player before a command limits the list alone; write it after the command")


def annul(context: typer.Context, match: MatchId, reason: Reason) -> None:
    """Let the result of a match count no more."""
    from longroll.hosts.server.operations.matches import annul_match

    annul_match(context.obj, match, reason)


def delete(context: typer.Context, match: MatchId, reason: Reason) -> None:
    """Delete a match with everything that belongs to it."""
    from longroll.hosts.server.operations.matches import delete_match

    delete_match(context.obj, match, reason)


def export(
    context: typer.Context, file: Annotated[Path, typer.Argument(help="a zip to write")], player: Player = ""
) -> None:
    """Write all finished matches as journals into one file, which longroll replay checks."""
    from longroll.hosts.server.operations.matches import export_matches

    export_matches(context.obj, player, file)


def backup(file: BackupFile, config: ConfigFile = None, data: DataFolder = None) -> None:
    """Write everything into one file, while the club goes on."""
    from longroll.hosts.server.operations.backup import backup as write_backup

    rows = write_backup(database_of(config, data), file)
    print(f"{file}: {rows} rows")


def restore(file: BackupFile, config: ConfigFile = None, data: DataFolder = None) -> None:
    """Bring a backup back into an empty database, of either kind."""
    from longroll.hosts.server.operations.restore import restore as read_backup

    rows = read_backup(database_of(config, data), file)
    print(f"{rows} rows are restored; check them with: longroll admin verify")


def verify(
    config: ConfigFile = None,
    data: DataFolder = None,
    jobs: Annotated[int, typer.Option(help="processes; 0: one for each core", min=0)] = 0,
) -> None:
    """Replay every match and compare every position, die and share; exit 1 if one differs."""
    from longroll.hosts.server.operations.verify import verify as verify_all

    found = verify_all(database_of(config, data), jobs)
    for match, flaw in found.flaws:
        print(f"{match}: {flaw}")
    for match in found.outdated:
        print(f"{match}: played by earlier rules, which lead elsewhere; it stays readable")
    print(f"{found.matches} matches, {found.actions} actions, {len(found.flaws)} of the matches with flaws")
    if found.flaws:
        raise typer.Exit(1)


def audit(
    config: ConfigFile = None,
    data: DataFolder = None,
    limit: Limit = 50,
) -> None:
    """Print the audit log, the newest entry first."""
    from longroll.hosts.server.operations.audit import print_audit

    print_audit(database_of(config, data), limit)
