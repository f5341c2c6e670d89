"""Prints the OpenAPI description: `python -m longroll.hosts.server.openapi`. The types of the page are made from it."""

import json
from pathlib import Path

from longroll.hosts.server.app import make_app


def main() -> None:
    print(json.dumps(make_app(Path()).openapi(), indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
