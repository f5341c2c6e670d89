"""The command line: `longroll COMMAND`. An error in the input is one line and an exit status."""

import sys
from typing import Final

import typer

from longroll.cli.app import make_app
from longroll.console.streams import open_streams, print_error, stop_printing
from longroll.extras import hint
from longroll.kernel.error import LongrollError

DIFFERS: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141  # as the shell reports a broken pipe
UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # of the click inside typer, whichever that is


def status_of(error: LongrollError) -> int:
    from longroll.kernel.shared_seed import ShareDiffers
    from longroll.match import Differs

    return DIFFERS if isinstance(error, Differs | ShareDiffers) else BAD_INPUT


def run(arguments: list[str] | None) -> int:
    """Run a command; an error in the input is printed in one line."""
    try:
        status = make_app()(arguments, prog_name="longroll", standalone_mode=False) or 0
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
