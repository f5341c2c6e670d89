"""Which modules of our program the worker of a page can import: the site carries no others."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

BEGINNINGS: Final = ("hosts/browser", "games", "opponents")
"""Games and opponents are found by their names while the program runs; all else is imported by name."""


def reachable(sources: Path) -> set[Path]:
    """The files of `sources` (the folder of the package), relative to it."""
    modules = {module_name(file.relative_to(sources.parent)): file for file in sources.rglob("*.py")}
    todo = [name for name, file in modules.items() if file.relative_to(sources).as_posix().startswith(BEGINNINGS)]
    found: set[str] = set()
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += [imported for imported in imports(modules[name]) if imported in modules]
    return {modules[name].relative_to(sources) for name in found}


def module_name(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def imports(file: Path) -> Iterator[str]:
    """Every name that a file imports, with the packages above it; a name may be no module."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield from with_packages(name.name)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from with_packages(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names)


def with_packages(name: str) -> Iterator[str]:
    parts = name.split(".")
    return (".".join(parts[:count]) for count in range(1, len(parts) + 1))
