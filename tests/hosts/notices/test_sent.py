"""A turn is told exactly once by a real mail server, a real push endpoint and a real webhook, in four languages."""

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.hosts.club.table import ask, listen
from tests.hosts.local_server import PATIENCE, wait_until
from tests.hosts.notices.receivers import Received, decode
from tests.hosts.notices.told_club import ToldClub

TITLES = {
    "en": "Your turn: A House Divided against Ann",
    "fr": "À vous de jouer\u202f: A House Divided contre Ann",
    "es": "Le toca jugar: A House Divided contra Ann",
    "it": "Tocca a voi: A House Divided contro Ann",
}


def check_sender(pushed: Received, public_key: str) -> None:
    """The push is signed by the key that the club has shown (VAPID)."""
    scheme, _, values = pushed.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in values.split(","))
    assert (scheme, fields["k"]) == ("vapid", public_key)
    signed, _, signature = fields["t"].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(fields["k"]))
    raw = decode(signature)
    numbers = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(decode(signed.partition(".")[2]))
    assert claims["aud"].startswith("http://127.0.0.1:")
    assert claims["sub"] == "mailto:longroll@club.example"


def test_a_turn_is_told_once_by_mail_push_and_webhook_in_four_languages(told: ToldClub) -> None:
    browsers, matches = {}, {}
    for language in TITLES:
        member = told.member(f"Bob-{language}")
        ask(member, "PUT", "/api/notices/language", 204, language=language, zone="Europe/Paris")
        told.confirm_mail(member, f"bob-{language}@post.example")
        browsers[language] = told.add_push(member, f"/push/{language}")
        told.add_webhook(member, f"/hook/{language}")
        matches[language] = told.begin_against(member)
    receiver = told.receiver
    told.wait_until_sent()
    public_key = ask(told.table.ann, "GET", "/api/notices")["push_key"]
    for language, title in TITLES.items():
        (pushed,) = receiver.at(f"/push/{language}")
        check_sender(pushed, public_key)
        shown = browsers[language].read(pushed)
        assert (shown["title"], shown["lang"]) == (title, language)
        assert shown["url"].endswith(f"/#/match/{matches[language]}")
        (called,) = receiver.at(f"/hook/{language}")
        assert json.loads(called.body)["title"] == title
        assert shown["url"] in json.loads(called.body)["message"]
        _, mail = told.mail.to(f"bob-{language}@post.example")  # after the one to confirm
        assert (mail["subject"], mail["content-language"]) == (title, language)
        assert shown["url"] in mail.get_content()
        assert shown["body"].splitlines()[-1] in mail.get_content()


def test_mails_can_be_ended_without_signing_in(told: ToldClub) -> None:
    member = told.member("Cyd")
    told.confirm_mail(member, "cyd@post.example")
    told.begin_against(member)
    told.wait_until_sent()
    mail = told.mail.to("cyd@post.example")[-1]
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = mail["list-unsubscribe"].strip("<>")
    stranger = told.browser()
    looked = stranger.get(link, follow_redirects=False)
    assert looked.status_code == 303
    assert ask(member, "GET", "/api/notices")["settings"]["mail"] == "now"
    form = {"content-type": "application/x-www-form-urlencoded"}
    del stranger.headers["origin"], stranger.headers["sec-fetch-site"]  # it is no browser
    assert stranger.post(link, content="List-Unsubscribe=One-Click", headers=form).status_code == 204
    assert ask(member, "GET", "/api/notices")["settings"]["mail"] == "off"
    assert stranger.post(link[:-3] + "AAA").status_code == 404


def test_nothing_is_mailed_before_the_address_is_confirmed(told: ToldClub) -> None:
    member = told.member("Dan")
    ask(member, "PUT", "/api/account", email="dan@post.example")
    told.begin_against(member)
    told.wait_until_sent()
    assert told.mail.to("dan@post.example") == []


def test_an_address_that_bounces_is_shown_and_used_no_more(told: ToldClub) -> None:
    member = told.member("Eve")
    told.confirm_mail(member, "eve@post.example")
    person = member.me()["id"]

    async def move_away() -> None:
        """The mailbox is given up after it was confirmed."""
        await told.accounts.storage.change_person(person, {"email": "gone-eve@post.example"})
        await told.addresses.confirm(told.notices.links.confirm(f"@{person}", "gone-eve@post.example"))

    told.call(move_away())
    match = told.begin_against(member)
    told.wait_until_sent()
    shown = ask(member, "GET", "/api/notices")
    assert not shown["email_confirmed"]
    assert shown["email_bounced"] == "550 5.1.1 no such user"
    state = told.table.state(match, member)
    while state["to_move"] == "confederate":
        state = told.table.play(member, match, state["choices"][-1]["text"])
    told.hand_over(match)
    told.wait_until_sent()
    assert told.mail.refused == ["gone-eve@post.example"]


def test_an_address_that_does_not_exist_is_told_when_it_is_to_be_confirmed(told: ToldClub) -> None:
    member = told.member("Ned")
    for address, status, words in (
        ("gone-ned@post.example", 400, "The mail server of this address says that it does not exist."),
        ("full-ned@post.example", 503, "The e-mail could not be sent. Please try again later."),
    ):
        ask(member, "PUT", "/api/account", email=address)
        assert ask(member, "POST", "/api/notices/mail", status)["message"] == words
        assert not ask(member, "GET", "/api/notices")["email_confirmed"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(told: ToldClub, status: int) -> None:
    member = told.member(f"Fay-{status}")
    told.add_push(member, f"/status/{status}/fay")
    kept = told.add_push(member, f"/push/fay-{status}")
    assert ask(member, "GET", "/api/notices")["browsers"] == 2
    told.begin_against(member)
    told.wait_until_sent()
    assert ask(member, "GET", "/api/notices")["browsers"] == 1
    assert len(told.receiver.at(f"/status/{status}/fay")) == 1
    (pushed,) = told.receiver.at(f"/push/fay-{status}")
    assert kept.read(pushed)["title"] == TITLES["en"]


def test_a_webhook_that_hangs_is_cut_and_tried_again_later(told: ToldClub) -> None:
    member = told.member("Gil")
    told.add_webhook(member, "/hook/gil-warm")  # the process has started
    told.add_webhook(member, "/hang")
    delivery = told.notices.outside.channels["webhook"].delivery  # type: ignore[attr-defined]
    delivery.seconds, usual = 0.5, delivery.seconds
    told.begin_against(member)
    told.wait_until_sent()
    delivery.seconds = usual
    assert len(told.receiver.at("/hang")) == len(told.receiver.at("/hook/gil-warm")) == 1
    (again,) = told.jobs.waiting.values()
    assert (again.job.kind, again.failures) == ("notice-send", 1)
    assert [bool(one["failed"]) for one in ask(member, "GET", "/api/notices")["webhooks"]] == [False, True]
    told.jobs.waiting.clear()


@pytest.mark.parametrize("looking", [True, False])
def test_somebody_who_looks_at_the_page_is_told_nothing_else(told: ToldClub, looking: bool) -> None:
    member = told.member(f"Hal-{looking}")
    hook = f"/hook/hal-{looking}"
    told.add_webhook(member, hook)
    player = f"@{member.me()['id']}"
    with listen(member, "/api/live") as socket:
        socket.recv(PATIENCE)
        socket.send('{"looking":true}')
        wait_until(lambda: player in told.notices.looking)
        if not looking:
            socket.send('{"looking":false}')
            wait_until(lambda: player not in told.notices.looking)
        told.begin_against(member)
        told.wait_until_sent()
    wait_until(lambda: player not in told.notices.looking)
    assert len(told.receiver.at(hook)) == (0 if looking else 1)


def test_garbage_on_the_socket_is_not_read(told: ToldClub) -> None:
    member = told.member("Ivy")
    with listen(member, "/api/live") as socket:
        for said in ("", "[]", '{"looking":1}', "x" * 10_000):
            socket.send(said)
        socket.send(b"\xff\x00")
        socket.send('{"looking":true}')
        wait_until(lambda: f"@{member.me()['id']}" in told.notices.looking)


def test_my_data_has_my_settings_and_goes_with_me(told: ToldClub) -> None:
    member = told.member("Joe")
    told.confirm_mail(member, "joe@post.example")
    told.add_push(member, "/push/joe")
    told.add_webhook(member, "/hook/joe")
    mine = ask(member, "GET", "/api/account/export")
    assert mine["notice_address"] == "joe@post.example"
    assert [len(mine["push_subscriptions"]), len(mine["webhooks"])] == [1, 1]
    player = f"@{member.me()['id']}"
    ask(member, "DELETE", "/api/account", 204, password="correct horse battery")

    async def left() -> dict[str, object]:
        return await told.notices.export(player)

    found = told.call(left())
    assert (found["notice_address"], found["push_subscriptions"], found["webhooks"]) == ("", [], [])
