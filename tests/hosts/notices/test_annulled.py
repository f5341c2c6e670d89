"""An annulled result is told exactly once by a real mail server, a real push endpoint and a real webhook, in four
languages."""

import json

from tests.hosts.club.table import ask, listen, next_of
from tests.hosts.notices.told_club import ToldClub
from tests.hosts.people.browsers import Browser

TOLD = {
    "en": ("Result annulled: A House Divided against Ann", "The organiser’s reason: arranged"),
    "fr": ("Résultat annulé\u202f: A House Divided contre Ann", "Motif de l’organisateur\u202f: arranged"),
    "es": ("Resultado anulado: A House Divided contra Ann", "Motivo del organizador: arranged"),
    "it": ("Risultato annullato: A House Divided contro Ann", "Motivo dell’organizzatore: arranged"),
}


def finish_against(told: ToldClub, member: Browser) -> str:
    """A match that the member has lost, which everybody knows."""
    match = told.begin_against(member)
    ask(member, "POST", f"/api/matches/{match}/resign", seat="confederate")
    told.wait_until_sent()
    return match


def organiser(told: ToldClub, name: str) -> Browser:
    olga = told.member(name)
    told.promote(name, "organiser")
    return olga


def test_an_annulled_result_is_told_once_in_every_way_and_language(told: ToldClub) -> None:
    olga = organiser(told, "Olga")
    browsers, matches = {}, {}
    for language in TOLD:
        member = told.member(f"Cyd-{language}")
        ask(member, "PUT", "/api/notices/language", 204, language=language, zone="Europe/Paris")
        matches[language] = finish_against(told, member)
        told.confirm_mail(member, f"cyd-{language}@post.example")
        browsers[language] = told.add_push(member, f"/push/annulled-{language}")
        told.add_webhook(member, f"/hook/annulled-{language}")
    for match in matches.values():
        ask(olga, "POST", f"/api/admin/matches/{match}/annul", 204, reason="arranged")
        ask(olga, "POST", f"/api/admin/matches/{match}/annul", 409, reason="arranged")
    told.wait_until_sent()
    told.call(told.app.state.notices.notices.resume())
    told.wait_until_sent()
    for language, (title, why) in TOLD.items():
        (pushed,) = told.receiver.at(f"/push/annulled-{language}")
        shown = browsers[language].read(pushed)
        assert shown["title"] == title
        assert why in shown["body"]
        assert shown["url"].endswith(f"/#/match/{matches[language]}")
        (called,) = told.receiver.at(f"/hook/annulled-{language}")
        assert json.loads(called.body)["title"] == title
        _, mail = told.mail.to(f"cyd-{language}@post.example")  # after the one to confirm
        assert mail["subject"] == title
        assert why in mail.get_content()


def test_an_open_page_is_told_and_the_way_can_be_switched_off(told: ToldClub) -> None:
    olga, member = organiser(told, "Otto"), told.member("Dora")
    match = finish_against(told, member)
    told.add_webhook(member, "/hook/off")
    settings = ask(member, "GET", "/api/notices")["settings"]
    asked = {name: settings[name] for name in ("quiet_from", "quiet_until", "mail", "digest_at", "chosen")}
    asked["chosen"]["annulled"] = []
    ask(member, "PUT", "/api/notices", **asked)
    with listen(member, "/api/live") as socket:
        next_of(socket, "beat")
        ask(olga, "POST", f"/api/admin/matches/{match}/annul", 204, reason="arranged")
        assert next_of(socket, "annulled")["title"] == TOLD["en"][0]
    told.wait_until_sent()
    assert told.receiver.at("/hook/off") == []
