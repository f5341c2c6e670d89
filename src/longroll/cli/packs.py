"""Commands for packs: the map, counters and tables of a title as a file."""

from typing import Annotated, Final

import typer

ERRORS_FOUND: Final = 1


def pack(context: typer.Context) -> None:
    """Export or check a pack: the map, counters and tables of a title."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def export_pack(
    title: str,
    to: Annotated[str | None, typer.Option(metavar="FILE", help="a new file; default: print it")] = None,
    edition: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="an earlier edition; default: the newest")
    ] = None,
) -> None:
    """Export the pack of a title as a file that can be corrected by hand."""
    from longroll.console.packs import export_pack as export
    from longroll.console.terminal import Terminal

    export(title, to, edition, Terminal())


def check_pack(file: str) -> None:
    """Check a pack and print every error with its place; exit 1 if there is one."""
    from longroll.console.packs import check_file
    from longroll.console.terminal import Terminal

    if not check_file(file, Terminal()):
        raise typer.Exit(ERRORS_FOUND)
