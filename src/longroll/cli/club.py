"""Commands for the operator of a club: the server, and the people."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longroll.cli.arguments import check_text
from longroll.kernel.error import LongrollError

if TYPE_CHECKING:
    from longroll.hosts.server.config import ClubConfig

ConfigFile = Annotated[Path | None, typer.Option(metavar="FILE", help="the configuration of the club")]
DataFolder = Annotated[Path | None, typer.Option(metavar="FOLDER", help="where to store everything, without a file")]
Name = Annotated[str, typer.Argument(help="of a person", callback=check_text)]


def serve(
    config: ConfigFile = None,
    init: Annotated[Path | None, typer.Option(metavar="FILE", help="write a commented example and stop")] = None,
    origin: Annotated[str, typer.Option(metavar="URL", help="what others type into the browser, without a file")] = "",
    listen: Annotated[str, typer.Option(metavar="HOST:PORT", help="where to listen, without a file")] = "",
    data: DataFolder = None,
    analysis: Annotated[
        int, typer.Option(metavar="N", help="playouts of an analysis: fewer are faster, and less exact", min=1)
    ] = 15_000,
) -> None:
    """Serve a club, where people with names play each other: with a file, or for friends on the same network with
    --origin and --listen."""
    from longroll.analysis import Effort
    from longroll.hosts.server.config import write_example
    from longroll.hosts.server.serve import serve_club

    if init is not None:
        write_example(init)
        print(f"{init} is written; start the club with: longroll serve --config {init}")
        return
    serve_club(find_config(config, data, origin, listen), Effort.of(analysis))


def find_config(config: Path | None, data: Path | None, origin: str, listen: str) -> "ClubConfig":
    from longroll.hosts.server.config import plain_config, read_config
    from longroll.hosts.server.folder import data_folder

    if config is not None:
        if origin or listen or data is not None:
            raise LongrollError("the file of --config says all; leave out --origin, --listen and --data")
        return read_config(config)
    if not origin or not listen:
        raise LongrollError(
            "a club needs --config FILE (longroll serve --init FILE writes one), or for friends on the same network "
            "both --origin http://ADDRESS:8161 and --listen ADDRESS:8161"
        )
    return plain_config(data or data_folder(), origin, listen)


def make_people_app() -> typer.Typer:
    app = typer.Typer(rich_markup_mode=None, help="The people of a club: list, promote, suspend, readmit, reset.")
    app.callback(invoke_without_command=True)(list_people)
    for command in (promote, suspend, readmit, reset):
        app.command()(command)
    return app


def list_people(context: typer.Context, config: ConfigFile = None, data: DataFolder = None) -> None:
    """Without a command, list them: name, role, since when."""
    from longroll.hosts.server.people.administration import print_people

    context.obj = database_of(config, data)
    if context.invoked_subcommand is None:
        print_people(context.obj)


def promote(
    context: typer.Context, name: Name, role: Annotated[str, typer.Argument(help="member, organiser, admin")]
) -> None:
    """Give somebody a role."""
    from longroll.hosts.server.people.administration import set_role

    set_role(context.obj, name, role)


def suspend(context: typer.Context, name: Name) -> None:
    """Sign somebody out and keep them from signing in again."""
    from longroll.hosts.server.people.administration import set_suspended

    set_suspended(context.obj, name, True)


def readmit(context: typer.Context, name: Name) -> None:
    """End a suspension."""
    from longroll.hosts.server.people.administration import set_suspended

    set_suspended(context.obj, name, False)


def reset(context: typer.Context, name: Name) -> None:
    """Take away password and passkeys, and print recovery codes for a new start."""
    from longroll.hosts.server.people.administration import print_codes

    print_codes(context.obj, name)


def move(
    to: Annotated[str, typer.Option(metavar="URL", help="an empty database: postgresql://USER:PASSWORD@HOST/NAME")],
    config: ConfigFile = None,
    data: DataFolder = None,
) -> None:
    """Move everything from SQLite to PostgreSQL. The server must not run; the file stays as it is."""
    from longroll.hosts.server.moving import move

    move(database_of(config, data), to, print)
    print("everything is moved; put the new address into the configuration (database) and start the server again")


def ratings(
    config: ConfigFile = None,
    data: DataFolder = None,
    verify: Annotated[bool, typer.Option(help="compute all ratings again and compare; changes nothing")] = False,
) -> None:
    """The ratings of a club: how many matches have counted, and of how many players; with --verify, whether they are
    what the matches give."""
    from longroll.hosts.server.ratings.administration import print_ratings, verify_ratings

    (verify_ratings if verify else print_ratings)(database_of(config, data))


def database_of(config: Path | None, data: Path | None) -> str:
    from longroll.hosts.server.config import plain_database, read_config
    from longroll.hosts.server.folder import data_folder

    return read_config(config).database if config is not None else plain_database(data or data_folder())
