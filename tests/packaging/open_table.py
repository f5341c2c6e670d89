"""Opens the table of the longroll that this Python has installed, and plays: the page with all its files, a match
against a computer player, one action. Only the standard library is used, so it runs in any environment.

    python tests/packaging/open_table.py [--bare]

It starts the command `longroll table` on a folder of its own; with --bare `longroll` alone, as a new user would, with
matches where the environment says.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Final
from urllib.request import ProxyHandler, Request, build_opener

ADDRESS: Final = "Longroll is at http://127.0.0.1:"
PATIENCE: Final = 60.0  # seconds for a computer player on a busy machine
TITLES: Final = 9
OPENER: Final = build_opener(ProxyHandler({}))


def command() -> str:
    """The command that was installed beside this Python."""
    name = "longroll.exe" if os.name == "nt" else "longroll"
    return str(Path(sysconfig.get_path("scripts"), name))


@contextmanager
def running(arguments: list[str]) -> Iterator[str]:
    """The address of a table."""
    process = subprocess.Popen([command(), *arguments], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(ADDRESS), line
        yield line.split()[3].rstrip("/")
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def ask(address: str, body: object = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    headers = {} if body is None else {"Content-Type": "application/json"}
    with OPENER.open(Request(address, data, headers), timeout=PATIENCE) as answer:
        content: bytes = answer.read()
    return content


def load_page(table: str) -> int:
    """Every file of the page, as a browser would load them; the number of bytes."""
    page = ask(f"{table}/").decode()
    scripts = re.findall(r'<script[^>]* src="/([^"]+)"', page)
    assert scripts, "the page has no script"
    manifest: dict[str, dict[str, Any]] = json.loads(ask(f"{table}/manifest.json"))
    files = {entry["file"] for entry in manifest.values()}
    files.update(name for entry in manifest.values() for name in entry.get("css", []))
    assert files >= set(scripts)
    return len(page) + sum(len(ask(f"{table}/{name}")) for name in files)


def play(table: str) -> str:
    """A match whose first turn is the computer's; then an action of ours."""
    seats = {"union": "militia"}
    new = {"title": "house-divided", "scenario": "short", "seed": "1861", "seats": seats}
    state = json.loads(ask(f"{table}/api/matches", new))
    address = f"{table}/api/matches/{state['id']}"
    end = monotonic() + PATIENCE
    while state["to_move"] != "confederate":
        assert monotonic() < end, "the computer player did not move"
        sleep(0.05)
        state = json.loads(ask(address))
    action = state["choices"][0]["text"]
    moved = {"actions": [action], "version": state["version"], "seat": "confederate"}
    after = json.loads(ask(f"{address}/actions", moved))["state"]
    assert after["actions"] == state["actions"] + 1
    return f"militia played {state['actions']} actions, and {action!r} was accepted"


def kind_of_build() -> str:
    from longroll.games.house_divided import movement

    return "compiled" if Path(movement.__file__).suffix in (".so", ".pyd") else "pure"


def main(bare: bool) -> None:
    with TemporaryDirectory() as folder, running([] if bare else ["table", "--no-browser", "--data", folder]) as table:
        size = load_page(table)
        titles = len(json.loads(ask(f"{table}/api/games")))
        assert titles == TITLES, titles
        played = play(table)
    version = subprocess.run([command(), "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"{version}, {kind_of_build()}: a page of {size} bytes, {titles} titles; {played}")


if __name__ == "__main__":
    main(bare="--bare" in sys.argv[1:])
