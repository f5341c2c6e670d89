"""Looks at the built documentation in a real Chromium, from files on loopback: every page, on a phone and on a desktop,
light and dark.

make docs && .venv/bin/python -m tests.docs.browse [--shots FOLDER] [PAGE...]

Nothing may be loaded from elsewhere, no picture may be missing, no page may be wider than the screen, axe may find
nothing, and the search must find a rule.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final, Literal

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import SCRIPT
from tests.browser.table import drive, launch

BUILT: Final = Path(__file__).parents[2] / "build" / "docs"
OTHER: Final = ("play/", "balance/")  # the playable site has tests of its own; reports are made by longroll balance
SIZES: Final = ((390, 760), (1280, 800))
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
MISSING: Final = """async () => {
  const images = [...document.images];
  images.forEach((image) => { image.loading = "eager"; });
  await Promise.all(images.map((image) => image.decode().catch(() => null)));
  return images.filter((image) => !image.naturalWidth).map((image) => `missing: ${image.src}`);
}"""
FRAMED: Final = "<!doctype html><html lang=en><title>Longroll</title><main><h1>Longroll</h1></main>"
WIDER: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
AXE: Final = """async () => (await axe.run()).violations.flatMap(({id, nodes}) =>
  nodes.map(({html}) => `${id}: ${html.slice(0, 200)}`))"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def serve_files() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Visitor:
    """Opens pages and collects what is wrong with them."""

    def __init__(self, chromium: Browser, address: str, shots: Path | None) -> None:
        self.chromium = chromium
        self.address = address
        self.shots = shots
        self.found: list[str] = []

    @contextmanager
    def open(self, width: int, height: int, scheme: Literal["light", "dark"]) -> Iterator[Page]:
        context = self.chromium.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        context.route(f"{self.address}play/**", lambda route: route.fulfill(content_type="text/html", body=FRAMED))
        context.on("request", lambda request: self.check_request(request.url))
        context.on("weberror", lambda error: self.found.append(f"error: {error.error}"))
        yield context.new_page()
        context.close()

    def check_request(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.found.append(f"request to {url}")

    def look(self, page: Page, name: str, view: str) -> None:
        page.goto(self.address + name)
        found = page.evaluate(MISSING)
        if (wider := page.evaluate(WIDER)) > 0:
            found.append(f"{wider} px wider than the screen")
        page.evaluate(f"() => {{ {SCRIPT.read_text(encoding='utf-8')} }}")
        found += page.evaluate(AXE)
        self.found += [f"{name}, {view}: {one}" for one in found]
        if self.shots:
            page.screenshot(path=self.shots / f"{name.replace('/', '-')}-{view}.png".replace(" ", "-"))

    def search(self, page: Page) -> None:
        """A rule is found by its words and by its number."""
        for words in ("infantry two boxes rail friendly", "4.0-j"):
            page.goto(self.address + "index.html")
            box = page.get_by_role("textbox", name="Search")
            box.click()
            expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
            box.press_sequentially(words)  # the search listens to keys
            link = page.locator("a.md-search-result__link[href*='#AHD-4.0-j']").first
            expect(link).to_be_visible()
            link.click()
            page.wait_for_url("**/rules/house-divided.html*#AHD-4.0-j")


def pages() -> list[str]:
    names = sorted(file.relative_to(BUILT).as_posix() for file in BUILT.rglob("*.html"))
    return [name for name in names if not name.startswith(OTHER) or name == "balance/index.html"]


def main(names: list[str], shots: Path | None) -> int:
    with serve_files() as address, drive() as driver, launch(driver) as chromium:
        visitor = Visitor(chromium, address, shots)
        with visitor.open(1280, 800, "light") as page:
            visitor.search(page)
        for width, height in SIZES:
            for scheme in SCHEMES:
                with visitor.open(width, height, scheme) as page:
                    for name in names:
                        visitor.look(page, name, f"{width} {scheme}")
    print("\n".join(visitor.found) or f"{len(names)} pages in {len(SIZES) * len(SCHEMES)} views: nothing found")
    return bool(visitor.found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", metavar="PAGE")
    parser.add_argument("--shots", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    if asked.shots:
        asked.shots.mkdir(parents=True, exist_ok=True)
    sys.exit(main(asked.names or pages(), asked.shots))
