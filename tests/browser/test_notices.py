"""Notifications in Chromium: a push that went through a real endpoint is shown; the page on which they are set up."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from longroll.hosts.server.callers import COOKIE
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.browser.axe import violations
from tests.hosts.club.table import ask
from tests.hosts.notices.receivers import HttpReceiver, MailServer
from tests.hosts.notices.told_club import ToldClub
from tests.hosts.people.browsers import Browser as Member

TITLES = {
    "en": "Your turn: A House Divided against Ann",
    "fr": "À vous de jouer\u202f: A House Divided contre Ann",
    "es": "Le toca jugar: A House Divided contra Ann",
    "it": "Tocca a voi: A House Divided contro Ann",
}
HIDDEN = """
window.shown = [];
Object.defineProperty(document, "visibilityState", {get: () => window.away ? "hidden" : "visible"});
window.leave = (away) => { window.away = away; document.dispatchEvent(new Event("visibilitychange")); };
const Real = Notification;
window.Notification = class extends Real {
  constructor(title, options) { super(title, options); window.shown.push({title, tag: options.tag}); }
};
"""
REGISTER = "navigator.serviceWorker.register('/pushWorker.js').then(() => navigator.serviceWorker.ready)"
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const all = await registration.getNotifications();
  return all.map(({title, body, lang, data}) => ({title, body, lang, url: data.url}));
}"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ToldClub]:
    folder: Path = tmp_path_factory.mktemp("club")
    prepare(file_url(folder / "club.db"))
    mail, receiver = MailServer(), HttpReceiver()
    club = ToldClub(folder, file_url(folder / "club.db"), mail, receiver)
    yield club
    club.stop()
    receiver.stop()
    mail.stop()


@pytest.fixture
def context(chromium: Browser, told: ToldClub) -> Iterator[BrowserContext]:
    opened = chromium.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB", timezone_id="Europe/Paris")
    opened.grant_permissions(["notifications"], origin=told.table.ann.origin)
    yield opened
    opened.close()


def enter(context: BrowserContext, member: Member, place: str = "#/notices") -> Page:
    context.add_cookies([{"name": COOKIE, "value": member.token, "url": member.origin}])
    page = context.new_page()
    page.goto(f"{member.origin}/{place}")
    return page


def deliver(page: Page, origin: str, data: object) -> None:
    """What Chromium does when its vendor brings a push that has been decrypted."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    asked = {"origin": origin, "registrationId": found[0]["registrationId"], "data": json.dumps(data)}
    session.send("ServiceWorker.deliverPushMessage", asked)
    session.detach()


def test_a_push_is_encrypted_sent_and_shown_once_in_four_languages(told: ToldClub, context: BrowserContext) -> None:
    page = None
    for language, title in TITLES.items():
        member = told.member(f"Bob-{language}")
        ask(member, "PUT", "/api/notices/language", 204, language=language, zone="Europe/Paris")
        browser = told.add_push(member, f"/push/{language}")
        match = told.begin_against(member)
        told.wait_until_sent()
        (pushed,) = told.receiver.at(f"/push/{language}")
        if page is None:
            page = enter(context, member)
            expect(page.get_by_test_id("choices")).to_be_visible()
            assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
            page.evaluate(REGISTER)
        deliver(page, member.origin, browser.read(pushed))
        shown = wait_for_notification(page, language)
        assert shown["title"] == title
        assert shown["url"] == f"{member.origin}/#/match/{match}"
        assert shown["body"] == browser.read(pushed)["body"]
    assert page is not None
    assert len(page.evaluate(SHOWN)) == 4


def wait_for_notification(page: Page, language: str) -> Any:
    for _ in range(600):
        found = [one for one in page.evaluate(SHOWN) if one["lang"] == language]
        if found:
            (shown,) = found
            return shown
        page.wait_for_timeout(50)
    raise AssertionError("no notification was shown")


def test_a_page_in_the_background_shows_a_notification_and_one_in_front_does_not(
    told: ToldClub, context: BrowserContext
) -> None:
    member = told.member("Cyd")
    told.add_webhook(member, "/hook/cyd")
    context.add_init_script(HIDDEN)
    page = enter(context, member)
    player = f"@{member.me()['id']}"
    page.wait_for_function("() => 'shown' in window")
    expect(page.get_by_test_id("choices")).to_be_visible()
    expect_looking(page, told, player, True)
    told.begin_against(member)
    told.wait_until_sent()
    assert told.receiver.at("/hook/cyd") == []
    page.evaluate("leave(true)")
    expect_looking(page, told, player, False)
    told.begin_against(member)
    told.wait_until_sent()
    page.wait_for_function("() => window.shown.length > 0")
    assert [one["title"] for one in page.evaluate("shown")] == [TITLES["en"]]
    assert len(told.receiver.at("/hook/cyd")) == 1
    expect(page).to_have_title(re.compile(r"^\(2\) "))


def expect_looking(page: Page, told: ToldClub, player: str, looking: bool) -> None:
    for _ in range(600):
        if (player in told.notices.looking) == looking:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the page has not said whether it is looked at")


def test_everything_is_set_up_on_one_page(told: ToldClub, context: BrowserContext) -> None:
    member = told.member("Dan")
    ask(member, "PUT", "/api/account", email="dan@post.example")
    page = enter(context, member)
    page.get_by_test_id("choose-turn-mail").uncheck()
    page.get_by_test_id("choose-chat-mail").check()
    page.get_by_test_id("quiet").check()
    page.get_by_test_id("quiet-from").fill("23:30")
    page.get_by_test_id("webhook").fill("json://10.0.0.1/x")
    page.get_by_test_id("add-webhook").click()
    expect(page.get_by_test_id("failed")).to_have_text("This address is in a private network. It cannot be used.")
    page.get_by_test_id("webhook").fill(f"json://127.0.0.1:{told.receiver.port}/hook/dan")
    page.get_by_test_id("add-webhook").click()
    expect(page.get_by_test_id("webhooks").locator("li")).to_have_count(1)
    page.get_by_test_id("confirm-mail").click()
    expect(page.get_by_text("Sent. Open the link in the e-mail.")).to_be_visible()
    link = re.findall(r"https?://\S+#/confirm/\S+", told.mail.to("dan@post.example")[-1].get_content())[0]
    page.goto(link)
    page.get_by_test_id("link-go").click()
    expect(page.get_by_test_id("link-done")).to_have_text("The address is confirmed.")
    page.goto(f"{member.origin}/#/notices")
    page.get_by_test_id("mail-mode").select_option("daily")
    expect(page.get_by_test_id("digest-at")).to_have_value("18:00")
    expect(page.get_by_test_id("quiet-from")).to_have_value("23:30")
    found = ask(member, "GET", "/api/notices")
    settings = found["settings"]
    assert (settings["mail"], settings["quiet_from"], settings["quiet_until"]) == ("daily", 23 * 60 + 30, 8 * 60)
    assert (settings["language"], settings["zone"]) == ("en", "Europe/Paris")
    assert "mail" not in settings["chosen"]["turn"]
    assert "mail" in settings["chosen"]["chat"]
    assert found["email_confirmed"]
    told.begin_against(member)
    told.wait_until_sent()
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []


def test_a_link_in_a_mail_ends_mails_without_signing_in(told: ToldClub, context: BrowserContext) -> None:
    member = told.member("Eve")
    told.confirm_mail(member, "eve@post.example")
    told.begin_against(member)
    told.wait_until_sent()
    link = re.findall(r"https?://\S+#/unsubscribe/\S+", told.mail.to("eve@post.example")[-1].get_content())[0]
    page = context.new_page()
    page.goto(link)
    page.get_by_test_id("link-go").click()
    expect(page.get_by_test_id("link-done")).to_be_visible()
    assert ask(member, "GET", "/api/notices")["settings"]["mail"] == "off"
    assert violations(page) == []
