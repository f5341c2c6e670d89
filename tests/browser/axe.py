"""Axe, which finds what somebody could not read, hear or press."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).parents[2] / "src/longroll/page/node_modules/axe-core/axe.min.js"
# Places that are not highlighted are pictures, and axe takes seconds over a hundred of them.
VIOLATIONS: Final = """async (only) => {
  const rules = {resultTypes: ["violations"], ...(only ? {runOnly: [only]} : {})};
  const exclude = ["[data-testid=board] :is(.box, .hex, .space):not(.highlighted)", "[data-testid=picture] [inert]"];
  const {violations} = await axe.run({exclude}, rules);
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 300)}`));
}"""


def violations(page: Page) -> list[str]:
    """All that is found in the light theme, and the contrasts of the dark one."""
    assert SCRIPT.exists(), f"{SCRIPT} is missing: make setup installs it"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {SCRIPT.read_text(encoding='utf-8')} }}")
    found: list[str] = []
    for theme, only in (("dark", "color-contrast"), ("light", "")):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"{theme}: {one}" for one in page.evaluate(VIOLATIONS, only)]
    return found
