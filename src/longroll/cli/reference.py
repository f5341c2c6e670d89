"""Commands that look things up: rules, and the reasons for which an action is refused."""

import json
from typing import Annotated

import typer

from longroll.cli.arguments import Json, Tests


def rule(name: Annotated[str, typer.Argument(metavar="ID")], tests: Tests = None) -> None:
    """Show a rule or a ruling: its text, its function, the tests that cite it."""
    from longroll.console.rules import show_rule
    from longroll.console.terminal import Terminal

    show_rule(name, tests, Terminal())


def rules(
    coverage: Annotated[bool, typer.Option("--coverage", help="how many rules the tests cite")] = False,
    as_json: Json = False,
    tests: Tests = None,
) -> None:
    """List all rules; with --coverage, the rules that no test cites (then exit 1)."""
    from longroll.console.rules import list_rules, measure_coverage, report_coverage, rules_shape
    from longroll.console.terminal import Terminal

    if not coverage:
        if as_json:
            print(json.dumps(rules_shape(tests)))
        else:
            list_rules(Terminal())
        return
    measured = measure_coverage(tests)
    if as_json:
        print(json.dumps({system: one._asdict() for system, one in measured.items()}))
    else:
        report_coverage(measured, Terminal())
    if any(one.missing for one in measured.values()):
        raise typer.Exit(1)


def refusals(as_json: Json = False, tests: Tests = None) -> None:
    """List every reason for which an action can be refused, its rule, and the test that checks it."""
    from longroll.console.refusals import list_refusals, show_refusals
    from longroll.console.terminal import Terminal

    rows = list_refusals(tests)
    if as_json:
        print(json.dumps([row.shape() for row in rows]))
    else:
        show_refusals(rows, Terminal())
