"""The analysis of a saved game: what is printed, and the page that it leaves."""

from longroll.analysis import Analysis, analyse
from longroll.analysis.report import Report, in_words, percent, points
from longroll.console.files import check_new, read_journal, write_new
from longroll.console.progress import progress_bar
from longroll.console.terminal import Terminal
from longroll.games.catalogues import system_catalogue
from longroll.match import Match, Snapshot

PARTS = 100  # of the progress bar


def analyse_file(name: str, page: str | None) -> tuple[Snapshot, Analysis]:
    """With the name of a page, the report is written there; it must be a new file."""
    if page is not None:
        check_new(page)  # an error must come before the work
    snapshot = Match.replay(read_journal(name)).snapshot()
    with progress_bar(PARTS) as progress:
        found = analyse(snapshot, progress=lambda done, total: progress(PARTS * done // total))
    if page is not None:
        write_new(page, Report(snapshot, found).page())
    return snapshot, found


def show_analysis(snapshot: Snapshot, found: Analysis, terminal: Terminal) -> None:
    terminal.line(f"{snapshot.game.title}: {snapshot.count} actions", "strong")
    terminal.line(f"  {found.sides[0]} at the start {percent(found.start)}, at the end {percent(found.result)}")
    terminal.line(f"  turning point: action {found.turning_point}")
    for side, luck, effect in zip(found.sides, found.luck, found.effects, strict=True):
        terminal.line(f"  {side:<14}dice {points(luck):>7}   decisions {points(effect):>7}", side)
    catalogue = system_catalogue(snapshot.game.system)
    if found.decisions:
        terminal.line("  costliest decisions:")
    for one in found.decisions:
        terminal.line(f"    action {one.action}, {found.sides[one.side]}: {points(-one.cost)}", found.sides[one.side])
        terminal.text(f"played: {'; '.join(one.played)}", indent="      ", hang="        ")
        terminal.text(f"better: {'; '.join(one.better)}", indent="      ", hang="        ")
        if one.reasons:
            terminal.text(f"because: {in_words(one, catalogue)}", indent="      ", hang="        ")
