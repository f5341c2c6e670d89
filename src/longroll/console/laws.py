"""The rulebook on the command line: one rule, all rules, and what the tests cite of them."""

from pathlib import Path

from longroll.console.board import COMMON
from longroll.console.paper import Paper
from longroll.games import FOLDERS, SYSTEMS, load, system_folder
from longroll.kernel.error import LongrollError
from longroll.kernel.rulebook import Coverage, Place, RuleEntry, measure, read_rulebook
from longroll.kernel.words import Words


def find_tests(named: Path | None) -> Path:
    """The tests of the checkout that the command is called in, or that the package runs from."""
    if named is not None:
        return named
    here = Path.cwd()
    for folder in (here, *here.parents, Path(__file__).parents[3]):
        if (folder / "tests").is_dir() and (folder / "src" / "longroll").is_dir():
            return folder / "tests"
    raise LongrollError("no tests are found here; say where they are with --tests FOLDER")


def system_words(system: str) -> Words:
    return Words(COMMON, system_folder(system) / "text")


def show_law(name: str, tests: Path | None, paper: Paper) -> None:
    """A rule with its function and its tests, or a ruling with its option."""
    wanted = name.replace(".", "_").casefold()
    for system in SYSTEMS:
        words = system_words(system)
        for key in words.keys:
            kind, _, law = key.partition("-")
            if kind in ("rule", "ruling") and law.casefold() == wanted:
                paper.text(f"{law.replace('_', '.')}: {words.say(key)}", hang="  ")
                show_options(law.replace("_", "."), paper)
                if kind == "rule":
                    show_places(system, law.replace("_", "."), tests, words, paper)
                return
    raise LongrollError(f"{name!r} is not a rule or a ruling; `longroll rules` lists them")


def show_options(law: str, paper: Paper) -> None:
    for title in FOLDERS:
        for option in load(title).options:
            if option.rule == law:
                paper.line(f"  option    {title} {option.name}: {', '.join(option.values)}")


def show_places(system: str, rule: str, tests: Path | None, words: Words, paper: Paper) -> None:
    entry = next(entry for entry in read_laws(system, tests) if entry.id == rule)
    if entry.component_only:
        paper.text(f"  component {words.say('component-' + rule.replace('.', '_'))}")
    for place in entry.functions:
        paper.line(f"  function  {show_place(place)}")
    for place in entry.tests:
        paper.line(f"  test      {show_place(place)}")


def show_place(place: Place) -> str:
    file = place.file.resolve()
    here = Path.cwd()
    return f"{place.name} ({file.relative_to(here) if file.is_relative_to(here) else file}:{place.line})"


def read_laws(system: str, tests: Path | None) -> list[RuleEntry]:
    return read_rulebook(system_folder(system), find_tests(tests))


def list_laws(paper: Paper) -> None:
    for system in SYSTEMS:
        words = system_words(system)
        for key in words.keys:
            if key.startswith("rule-"):
                row = f"{key.removeprefix('rule-').replace('_', '.'):<14}{words.say(key)}"
                paper.line(row if len(row) <= paper.width else f"{row[: paper.width - 3].rstrip()}...")


def measure_all(tests: Path | None) -> dict[str, Coverage]:
    return {system: measure(read_laws(system, tests)) for system in SYSTEMS}


def report_coverage(coverage: dict[str, Coverage], paper: Paper) -> None:
    for system, one in coverage.items():
        paper.line(f"{system}: {one.cited} of {one.total} rules ({one.component_only} bind only the components)")
        for rule in one.missing:
            paper.line(f"  {rule} is cited by no test")
