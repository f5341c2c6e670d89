"""The standard streams of a command: errors in one line, closed streams, broken pipes."""

import os
import sys
from contextlib import suppress
from pathlib import Path


def print_error(message: str) -> None:
    from longroll.console.terminal import in_one_line

    with suppress(OSError):
        print(f"longroll: {in_one_line(message)}", file=sys.stderr)


def stop_printing() -> None:
    """Python must not try again at exit to print what could not be printed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def open_streams() -> None:
    """Replace streams that the caller has closed by empty ones."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
