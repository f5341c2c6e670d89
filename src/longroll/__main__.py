"""`python -m longroll` and the command `longroll`. The command line itself is in `cli/`."""

import sys

from longroll.extras import hint


def main() -> None:
    try:
        from longroll.cli import main as run
    except ModuleNotFoundError as error:
        text = hint(error)
        if not text:
            raise
        sys.exit(f"longroll: {text}")
    run()


if __name__ == "__main__":
    main()
