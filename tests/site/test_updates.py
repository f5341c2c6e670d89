"""A new version of the site, while the old one is open."""

import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.site.static_server import StaticServer
from tests.site.visitors import Visitors
from tools.site import list_files

MARK: Final = '<meta name="newer" content="">'
NEWER: Final = "meta[name=newer]"
# How far it comes: "installed" is what waits to be taken, "redundant" what has failed.
UPDATE: Final = """async () => {
  const site = await navigator.serviceWorker.getRegistration();
  const found = new Promise((go) => site.addEventListener("updatefound", () => go(site.installing), {once: true}));
  await site.update();
  const newer = await found;  // it may have failed before `update` has returned
  while (newer.state === "installing") {
    await new Promise((go) => newer.addEventListener("statechange", go, {once: true}));
  }
  return newer.state;
}"""

KEEP: Final = """async () => {
  await navigator.serviceWorker.register("serviceWorker.js");
  return Boolean(await navigator.serviceWorker.ready);
}"""


@pytest.fixture
def newer(site: Path, tmp_path: Path) -> Path:
    """A site that differs from the built one: its list of files is made again."""
    folder = tmp_path / "newer"
    shutil.copytree(site, folder)
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<title>", f"{MARK}<title>"), "utf-8")
    list_files(folder)
    return folder


def update(page: Page) -> object:
    return page.evaluate(UPDATE)


def test_a_new_version_is_whole_and_waits_until_the_match_is_closed(
    visitors: Visitors, files: StaticServer, site: Path, newer: Path
) -> None:
    me = visitors.open()
    visitors.keep(me)
    match = me.server.begin()
    me.player.open(match)
    # the connection breaks off
    files.folder, files.gone = newer, "index"
    assert update(me.page) == "redundant"
    files.gone = "nothing"
    # the files are being replaced, and the page is still the old one
    page = (newer / "index.html").read_bytes()
    shutil.copy(site / "index.html", newer)
    assert update(me.page) == "redundant"
    (newer / "index.html").write_bytes(page)
    # all of it is there
    assert update(me.page) == "installed"
    expect(me.player.part("new-version")).to_be_visible()
    me.server.act(match, me.server.choices(match)[0])
    me.page.reload()
    me.player.settle()
    expect(me.page.locator(NEWER)).to_have_count(0)
    before = me.server.state(match)
    me.player.part("new-version").click()
    expect(me.page.locator(NEWER)).to_have_count(1)
    me.player.settle()
    assert me.server.state(match) == before


def test_two_sites_in_folders_of_one_server_keep_their_own_files(
    visitors: Visitors, files: StaticServer, site: Path, tmp_path: Path
) -> None:
    files.folder = tmp_path
    page = visitors.context.new_page()
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_text(f"<p>{name}</p>", "utf-8")
        shutil.copy(site / "serviceWorker.js", tmp_path / name)
        list_files(tmp_path / name)
        page.goto(f"{files.address}/{name}/")
        page.evaluate(KEEP)
    files.up = False
    for name in ("one", "other"):
        page.goto(f"{files.address}/{name}/")
        expect(page.locator("p")).to_have_text(name)
