"""What MkDocs needs beyond mkdocs.yml (`make docs`): the pages that are made of the program, the pages whose source
lies outside docs, and the playable site."""

import re
import shutil
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from longroll.games import SYSTEMS
from tools.lesson_list import lesson_list
from tools.rule_pages import RulePage

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build" / "site"
PROVENANCE: Final = "src/longroll/games/five_aprils/PROVENANCE.md"
BROUGHT: Final = {
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    PROVENANCE: "provenance.md",
}
"""The pages whose source lies elsewhere, and their names in the documentation."""
DRUM: Final = ROOT / "src/longroll/page/public/drum.svg"
LINK: Final = re.compile(r"\]\((?:\.\./|docs/)?([\w./-]+)")
EMPTY: Final = re.compile(r"<th([^>]*)></th>")
LESSONS: Final = "<!-- lessons -->"
PLAYABLE: Final = "<!-- the playable site -->"
FRAME: Final = (
    '[Open it in the whole window](play/index.html){ .md-button .md-button--primary target="_blank" }\n\n'
    '<iframe class="playable" src="play/index.html" title="Longroll, playable" loading="lazy"></iframe>'
)
NO_FRAME: Final = (
    '!!! note "Not in this copy"\n'
    "    This copy of the documentation was built without the playable site. `make site docs` builds both."
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for system in SYSTEMS:
        files.append(File.generated(config, f"rules/{system}.md", content=RulePage(system).markdown()))
    for source, name in BROUGHT.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    files.append(File.generated(config, "pictures/drum.svg", abs_src_path=str(DRUM)))
    if SITE.is_dir():
        files.append(File.generated(config, "play/index.html", abs_src_path=str(SITE / "index.html")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    del config, files
    if "/" not in page.file.src_uri:
        markdown = LINK.sub(relink, markdown)
    if LESSONS in markdown:
        markdown = markdown.replace(LESSONS, lesson_list())
    return markdown.replace(PLAYABLE, FRAME if SITE.is_dir() else NO_FRAME)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """The contents of a rulebook are its sections; its rules are found by their anchors and by the search. An empty
    corner of a table is no heading."""
    del config, files
    if page.file.src_uri.startswith("rules/"):
        for title in page.toc:
            for section in title.children:
                section.children.clear()
    return EMPTY.sub(r"<td\1></td>", html)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    del page, config
    return name_search(output)


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    del template_name, config
    return name_search(output_content)


def on_post_build(config: MkDocsConfig) -> None:
    if SITE.is_dir():
        shutil.copytree(SITE, Path(config.site_dir) / "play", dirs_exist_ok=True)


def relink(link: re.Match[str]) -> str:
    """A link to or from a file outside docs, as the documentation has it."""
    return f"]({BROUGHT.get(link[1], link[1])}"


def name_search(html: str) -> str:
    """The theme leaves the dialog of the search without a name."""
    search = 'data-md-component="search" role="dialog"'
    return html.replace(search, f'{search} aria-label="Search"')
