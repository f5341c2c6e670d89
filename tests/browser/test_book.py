"""The rulebook as a book: searched, followed from rule to rule and into an example; reference cards on one page."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

SIZE: Final = re.compile(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]")
# The others have less on them, in every language.
FULLEST: Final = ("shiloh", "gettysburg")
WHOLE: Final = """() => {
  const flow = document.querySelector("[data-testid=card] > div");
  return flow.scrollWidth <= flow.clientWidth + 1;
}"""


def pages_of(me: Player) -> list[str]:
    """How each page lies when this is printed."""
    sizes = SIZE.findall(me.page.pdf(prefer_css_page_size=True))
    return ["across" if float(width) > float(height) else "upright" for width, height in sizes]


def test_a_reader_searches_the_book_follows_a_reference_and_opens_an_example(newcomer: Player) -> None:
    me = newcomer  # a lesson that is begun changes what the lobby offers
    me.lobby()
    me.part("book-house-divided").click()
    expect(me.part("chapter")).to_have_attribute("data-chapter", "1")
    me.part("search-book").fill("both half-turns included")
    expect(me.part("book-found")).to_have_text("1 rule found")
    me.part("search-book").fill("5.2.4-e")
    me.page.locator("[data-entry='AHD-L04']").get_by_test_id("reference").click()
    rule = me.page.locator("[data-entry='AHD-5.2.4-e']")
    expect(rule).to_be_focused()
    expect(me.part("chapter")).to_have_attribute("data-chapter", "5")
    me.page.locator("[data-testid=contents] [data-chapter='6']").click()
    expect(me.page.locator("h2[data-section='6']")).to_be_focused()
    me.page.locator("[data-entry='AHD-6.0-f']").get_by_test_id("term").focus()
    expect(me.part("term-means")).to_contain_text("The militia that a side may still place")
    for number in (7, 8, 9):
        me.part("next-chapter").click()
        expect(me.part("chapter")).to_have_attribute("data-chapter", str(number))
    picture = me.part("picture")
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_attribute("data-drawn", "drawn")
    assert violations(me.page) == []
    picture.get_by_test_id("open-lesson").click()
    me.match()
    me.settle()
    expect(me.part("lesson-panel")).to_be_visible()
    me.part("rules").click()
    me.part("open-book").click()
    expect(me.part("book-text")).to_be_visible()


def test_a_reference_card_is_one_page_across_and_the_book_is_upright(me: Player) -> None:
    for card in ("house-divided", "shiloh", "civil-war-standard"):
        me.page.goto(f"{me.address}/#/card/{card}")
        expect(me.part("card")).to_have_attribute("data-card", card)
        assert me.part("card-table").count() > 0
        assert pages_of(me) == ["across"]
    assert violations(me.page) == []
    me.page.goto(f"{me.address}/#/rules/house-divided/2")
    expect(me.part("chapter")).to_have_attribute("data-chapter", "2")
    assert set(pages_of(me)) == {"upright"}


@pytest.mark.parametrize("language", ["en", "fr", "es", "it"])
def test_no_letters_of_a_card_are_too_small_and_none_are_cut_off(new_player: NewPlayer, language: str) -> None:
    me = new_player(settings={"language": language})
    me.page.emulate_media(media="print")
    for card in FULLEST:
        me.page.goto(f"{me.address}/#/card/{card}")
        expect(me.part("card")).to_have_attribute("data-card", card)
        assert float(me.part("card").get_attribute("data-points") or 0) >= 6, card
        assert me.page.evaluate(WHOLE), card


def test_a_reference_card_is_as_wide_as_a_phone(phone: Player) -> None:
    phone.page.goto(f"{phone.address}/#/card/bentonville")
    expect(phone.part("card")).to_have_attribute("data-card", "bentonville")
    assert phone.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
