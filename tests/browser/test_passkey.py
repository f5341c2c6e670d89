"""A passkey in Chromium, with its virtual authenticator; and what a page of a second origin can do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.people.browsers import ClubServer

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
ASK = """
async (asked) => {
    const send = async (path, body) => {
        const headers = {"content-type": "application/json"};
        const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
        const text = await answer.text();
        return {status: answer.status, body: text ? JSON.parse(text) : null};
    };
    const begun = await send(asked.options, asked.name ? {name: asked.name} : {});
    if (begun.status !== 200) return begun;
    const options = begun.body.options;
    const credential = asked.name
        ? await navigator.credentials.create({publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options)})
        : await navigator.credentials.get({publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options)});
    return await send(asked.finish, {credential: credential.toJSON()});
}
"""
FORGE = """
async (address) => {
    const tried = [];
    for (const [path, body] of [["/api/account/sign-out", "{}"], ["/api/matches", '{"title": "house-divided"}']]) {
        for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json"]) {
            const wanted = {method: "POST", credentials: "include", headers: {"content-type": type}, body};
            tried.push(await fetch(address + path, wanted).then((answer) => answer.status, () => "refused"));
            if (type === "application/json") continue;
            await fetch(address + path, {...wanted, mode: "no-cors"}).catch(() => null);
        }
    }
    const asked = fetch(address + "/api/me", {credentials: "include"});
    tried.push(await asked.then((answer) => answer.status, () => "refused"));
    return tried;
}
"""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[ClubServer]:
    prepare(file_url(tmp_path / "club.db"))
    opened = ClubServer(tmp_path, file_url(tmp_path / "club.db"))
    yield opened
    opened.stop()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    opened = chromium.new_context()
    yield opened
    opened.close()


def open_page(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(f"{address}/api/games")  # any page of the origin will do
    return page


def me(page: Page) -> Any:
    return page.evaluate("fetch('/api/me').then((answer) => answer.json())")["person"]


def test_a_passkey_is_created_and_used(club: ClubServer, context: BrowserContext) -> None:
    page = open_page(context, f"http://localhost:{club.port}")
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    account = "/api/account/passkeys"
    joined = page.evaluate(ASK, {"options": f"{account}/options", "name": "Grant", "finish": account})
    assert joined["status"] == 200, joined
    person = joined["body"]["person"]
    assert (person["name"], person["has_password"], len(person["passkeys"])) == ("Grant", False, 1)
    assert me(page)["id"] == person["id"]
    assert page.evaluate("document.cookie") == ""  # out of reach of scripts
    assert page.evaluate("fetch('/api/account/sign-out', {method: 'POST'}).then((answer) => answer.status)") == 204
    assert me(page) is None
    back = page.evaluate(ASK, {"options": f"{account}/sign-in/options", "name": "", "finish": f"{account}/sign-in"})
    assert (back["status"], me(page)["id"]) == (200, person["id"])


def test_a_page_of_a_second_origin_changes_nothing(club: ClubServer, context: BrowserContext, tmp_path: Path) -> None:
    """Another server on this machine: the same site, so the browser even sends it the cookie."""
    browser = club.member("Grant")
    context.add_cookies([{"name": "longroll_session", "value": browser.token, "url": browser.origin, "httpOnly": True}])
    (tmp_path / "other").mkdir()
    prepare(file_url(tmp_path / "other" / "club.db"))
    other = ClubServer(tmp_path / "other", file_url(tmp_path / "other" / "club.db"))
    try:
        assert me(open_page(context, browser.origin))["name"] == "Grant"
        page = context.new_page()
        page.route("**/attack", lambda route: route.fulfill(body="<p>", content_type="text/html"))
        page.goto(f"{other.browser().origin}/attack")
        assert page.evaluate(FORGE, browser.origin) == ["refused"] * 7
        assert browser.me()["name"] == "Grant"
        assert browser.get("/api/matches").json() == []
    finally:
        other.stop()
