"""The rulebook as a book: searched, followed from rule to rule and into an example; reference cards on one page."""

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.player import Player

PAGE = re.compile(rb"/Type\s*/Page\b")


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
    picture.get_by_test_id("open-example").click()
    me.match()
    me.settle()
    expect(me.part("lesson-panel")).to_be_visible()
    me.part("rules").click()
    me.part("open-book").click()
    expect(me.part("book-text")).to_be_visible()


def test_a_reference_card_is_one_page(me: Player) -> None:
    for card in ("house-divided", "shiloh", "civil-war-standard"):
        me.page.goto(f"{me.address}/#/card/{card}")
        expect(me.part("card")).to_have_attribute("data-card", card)
        assert float(me.part("card").get_attribute("data-points") or 0) >= 6
        assert me.part("card-table").count() > 0
        assert len(PAGE.findall(me.page.pdf(prefer_css_page_size=True))) == 1
    assert violations(me.page) == []


def test_a_reference_card_is_as_wide_as_a_phone(phone: Player) -> None:
    phone.page.goto(f"{phone.address}/#/card/bentonville")
    expect(phone.part("card")).to_have_attribute("data-card", "bentonville")
    assert phone.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
