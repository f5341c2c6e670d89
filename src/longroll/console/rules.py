"""The rules on the command line: one rule, all rules, and which of them the tests cite."""

from pathlib import Path

from longroll.console.terminal import Terminal, printable
from longroll.games import SYSTEMS, system_folder
from longroll.games.catalogues import system_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.error import LongrollError
from longroll.kernel.rulebook import Coverage, Place, RuleEntry, find_rule, measure, read_rulebook
from longroll.lessons import find_shown


def find_tests(named: Path | None) -> Path | None:
    """The folder that is named, or the tests of the checkout in which the command or the package runs."""
    if named is not None:
        return named
    here = Path.cwd()
    for folder in (here, *here.parents, Path(__file__).parents[3]):
        if (folder / "tests").is_dir() and (folder / "src" / "longroll").is_dir():
            return folder / "tests"
    return None


def show_rule(name: str, tests: Path | None, terminal: Terminal) -> None:
    """A rule with its function and its tests, or a ruling with its option. It is read before anything is printed."""
    system, catalogue, key = find_message(name)
    kind, _, name = key.partition("-")
    identity, folder = name.replace("_", "."), find_tests(tests)
    entry = find_rule(system_folder(system), folder, identity) if kind == "rule" else None
    terminal.text(f"{identity}: {catalogue.format(key)}", hang="  ")
    show_options(system, identity, terminal)
    if entry:
        show_places(entry, catalogue, terminal)
    for lesson, step in find_shown(identity):
        terminal.line(f"  lesson    {lesson.id}, step {step + 1}")
    if entry and folder is None:
        terminal.line("  tests     are not installed; name their folder with --tests FOLDER")


def find_message(name: str) -> tuple[str, Catalogue, str]:
    """The system, the catalogue and the key of a rule or ruling."""
    wanted = name.replace(".", "_").casefold()
    for system in SYSTEMS:
        catalogue = system_catalogue(system)
        for key in catalogue.keys:
            kind, _, name = key.partition("-")
            if kind in ("rule", "ruling") and name.casefold() == wanted:
                return system, catalogue, key
    raise LongrollError(f"{name!r} is not a rule or a ruling; `longroll rules` lists them")


def show_options(system: str, ruling: str, terminal: Terminal) -> None:
    """The options of a ruling, in each title that has them."""
    for title, played in SYSTEMS[system].titles.items():
        for option in played.options:
            if option.rule == ruling:
                terminal.line(f"  option    {title} {option.name}: {', '.join(option.values)}")


def show_places(entry: RuleEntry, catalogue: Catalogue, terminal: Terminal) -> None:
    if entry.component_only:
        reason = catalogue.format(f"component-{entry.id.replace('.', '_')}")
        terminal.text(f"component {reason}", indent="  ", hang=" " * 12)
    for place in entry.functions:
        terminal.line(f"  function  {show_place(place)}")
    for place in entry.tests:
        terminal.line(f"  test      {show_place(place)}")


def show_place(place: Place) -> str:
    file = place.file.resolve()
    here = Path.cwd()
    return printable(f"{place.name} ({file.relative_to(here) if file.is_relative_to(here) else file}:{place.line})")


def list_rules(terminal: Terminal) -> None:
    for system in SYSTEMS:
        catalogue = system_catalogue(system)
        for key in catalogue.keys:
            if key.startswith("rule-"):
                row = f"{key.removeprefix('rule-').replace('_', '.'):<14}{catalogue.format(key)}"
                terminal.line(row if len(row) <= terminal.width else f"{row[: terminal.width - 3].rstrip()}...")


def rules_shape(tests: Path | None) -> dict[str, object]:
    """Every rule with its text, its functions and, where the tests are found, its tests."""
    folder = find_tests(tests)
    return {system: system_shape(system, folder) for system in SYSTEMS}


def system_shape(system: str, tests: Path | None) -> dict[str, object]:
    entries, catalogue = read_rulebook(system_folder(system), tests), system_catalogue(system)
    rows = [
        {
            "rule": entry.id,
            "text": catalogue.format(f"rule-{entry.id.replace('.', '_')}"),
            "component_only": entry.component_only,
            "functions": [show_place(place) for place in entry.functions],
            "tests": [show_place(place) for place in entry.tests],
        }
        for entry in entries
    ]
    return {"total": len(rows), "component_only": sum(entry.component_only for entry in entries), "rules": rows}


def measure_coverage(tests: Path | None) -> dict[str, Coverage]:
    folder = find_tests(tests)
    if folder is None:
        raise LongrollError("there are no tests here; name their folder with --tests FOLDER")
    return {system: measure(read_rulebook(system_folder(system), folder)) for system in SYSTEMS}


def report_coverage(coverage: dict[str, Coverage], terminal: Terminal) -> None:
    for system, one in coverage.items():
        terminal.line(f"{system}: {one.cited} of {one.total} rules ({one.component_only} concern only the components)")
        for rule in one.missing:
            terminal.line(f"  {rule} is cited by no test")
