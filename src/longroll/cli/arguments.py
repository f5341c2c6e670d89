"""Arguments and options that several commands have."""

import sys
from pathlib import Path
from typing import Annotated

import typer

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


def check_text(text: str) -> str:
    """An argument of other bytes than UTF-8 names nothing that could be stored."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise typer.BadParameter("it is not text in UTF-8") from None
    return text


def allow_local_modules() -> None:
    """A bot given as `module:Class` may be in the working folder; installed modules come first."""
    if "" not in sys.path:
        sys.path.append("")
