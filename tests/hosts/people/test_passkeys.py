"""Passkeys with their cryptography, over HTTP."""

from typing import Any

import pytest

from tests.hosts.people.authenticator import Authenticator, encode
from tests.hosts.people.browsers import Browser, ClubServer
from tests.hosts.people.club import PASSWORD


def authenticator(browser: Browser) -> Authenticator:
    """Of the name that loopback has."""
    return Authenticator(browser.origin.replace("127.0.0.1", "localhost"))


def join(browser: Browser, key: Authenticator, name: str) -> Any:
    options = browser.account("passkeys/options", name=name)["options"]
    return browser.account("passkeys", credential=key.create(options), label="phone")["person"]


def sign_in(browser: Browser, key: Authenticator, status: int = 200) -> Any:
    options = browser.account("passkeys/sign-in/options")["options"]
    return browser.account("passkeys/sign-in", status, credential=key.get(options))


def test_somebody_joins_with_a_passkey_and_comes_back_with_it(club_server: ClubServer) -> None:
    browser = club_server.browser()
    key = authenticator(browser)
    joined = join(browser, key, "Grant")
    assert (joined["name"], joined["has_password"]) == ("Grant", False)
    assert [one["name"] for one in joined["passkeys"]] == ["phone"]
    elsewhere = club_server.browser()
    assert sign_in(elsewhere, key)["person"]["id"] == joined["id"]
    assert elsewhere.delete(f"/api/account/passkeys/{encode(key.id)}").status_code == 403  # the only one
    second = authenticator(browser)
    options = elsewhere.account("passkeys/options")["options"]
    assert options["excludeCredentials"][0]["id"] == encode(key.id)
    assert len(elsewhere.account("passkeys", credential=second.create(options))["person"]["passkeys"]) == 2
    assert elsewhere.delete(f"/api/account/passkeys/{encode(key.id)}").status_code == 204
    assert sign_in(club_server.browser(), second)["person"]["id"] == joined["id"]
    sign_in(club_server.browser(), key, 401)


def test_a_guest_becomes_a_member_by_a_passkey(club_server: ClubServer) -> None:
    browser = club_server.browser()
    guest = browser.account("guest", name="Visitor")["person"]
    before = browser.token
    joined = join(browser, authenticator(browser), "Grant")
    assert (joined["id"], joined["role"]) == (guest["id"], "member")
    assert browser.token != before


def test_what_is_replayed_or_forged_is_refused(club_server: ClubServer) -> None:
    browser = club_server.browser()
    key = authenticator(browser)
    join(browser, key, "Grant")
    attacker = club_server.browser()
    options = attacker.account("passkeys/sign-in/options")["options"]
    answered = key.get(options)
    attacker.account("passkeys/sign-in", 200, credential=answered)
    attacker.account("passkeys/sign-in", 401, credential=answered)

    stolen_id = authenticator(browser)
    stolen_id.id = key.id
    sign_in(attacker, stolen_id, 401)  # signed by another key

    key.uses = 0  # a copy of the passkey, which has been used less often
    sign_in(attacker, key, 401)
    key.uses = 10

    key.origin = "https://evil.example"
    sign_in(attacker, key, 401)
    key.origin = browser.origin.replace("127.0.0.1", "localhost")

    key.flags = 0x01  # there, but not unlocked
    sign_in(attacker, key, 401)
    key.flags = 0x05

    made_up = {"challenge": encode(b"x" * 32), "rpId": "localhost"}
    attacker.account("passkeys/sign-in", 401, credential=key.get(made_up))
    sign_in(attacker, key)


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "x", "response": {}},
        {"id": "x", "response": {"clientDataJSON": "!!!"}},
        {"id": "x", "response": {"clientDataJSON": encode(b"[]")}},
        {"id": "x", "response": {"clientDataJSON": encode(b'{"challenge": 5}')}},
        {"id": None, "response": None},
        {"id": "x", "response": {"clientDataJSON": encode(b'{"challenge": "' + b"A" * 9000 + b'"}')}},
    ],
)
def test_what_is_no_passkey_is_refused(club_server: ClubServer, credential: dict[str, object]) -> None:
    browser = club_server.member("Grant")
    browser.account("passkeys", 401, credential=credential)
    browser.account("passkeys/sign-in", 401, credential=credential)


def test_a_broken_answer_to_a_real_challenge_is_refused(club_server: ClubServer) -> None:
    browser = club_server.member("Grant")
    key = authenticator(browser)
    for part in ("attestationObject", "clientDataJSON"):
        credential = key.create(browser.account("passkeys/options", password=PASSWORD)["options"])
        credential["response"][part] = credential["response"][part][:100]
        browser.account("passkeys", 401, credential=credential)
    assert browser.me()["passkeys"] == []
