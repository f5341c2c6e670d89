import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import longroll
from longroll.hosts.common.errors import STATUS, message_of
from longroll.hosts.common.language import catalogue, choose, current, sentence
from longroll.hosts.server.error_handlers import fault_of
from longroll.hosts.server.store.failures import MEANINGS, STATES, explain
from longroll.kernel.catalogue import COMMON, Catalogue
from longroll.match.history import BARRIERS
from longroll.opponents.commanders import commanders
from longroll.opponents.roster import bot_facts
from tests.hosts.local_server import PATIENCE, LocalServer

OTHERS = ["fr", "es", "it"]
# What gives a sentence away that was passed on from a library or a game as it was.
ENGLISH = re.compile(r"\b(is|not|the|should|must|field|required|valid|input|than)\b", re.IGNORECASE)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("de, it;q=0.5, es;q=0.7", "es"),
        ("en-GB,en;q=0.9,fr;q=0.8", "en"),
        ("fr;q=0", "en"),
        ("de, ja", "en"),
        ("*", "en"),
        ("fr;q=x, es", "es"),
        ("../../etc/passwd, it", "it"),
        (",;=" * 9999, "en"),
    ],
)
def test_the_language_is_the_one_liked_best(accepted: str, language: str) -> None:
    assert choose(accepted) == language


@pytest.mark.parametrize("language", OTHERS)
def test_what_the_server_refuses_is_told_in_the_language_of_the_player(server: LocalServer, language: str) -> None:
    state = server.create()
    requests: list[tuple[str, str, object]] = [
        ("GET", "/api/matches/none", None),
        ("GET", "/nothing", None),
        ("PUT", "/api/matches", None),
        ("GET", f"/api/matches/{state['id']}/moments/9", None),
        ("POST", f"/api/matches/{state['id']}/undo", {"version": 0, "seat": "union"}),
        ("POST", f"/api/matches/{state['id']}/actions", {"actions": ["end"], "version": 9, "seat": "union"}),
        ("POST", f"/api/matches/{state['id']}/actions", {"actions": ["march richmond"], "version": 0, "seat": "union"}),
        ("POST", f"/api/matches/{state['id']}/actions", {"actions": ["end"], "version": 0, "seat": "confederate"}),
        ("POST", "/api/matches", {"title": "house-divided", "seats": {"union": "x"}}),
        ("POST", "/api/matches", {"title": "house-divided", "seats": 7}),
        ("POST", "/api/matches", {}),
        ("GET", f"/api/matches/{state['id']}/moments/-1", None),
        ("GET", f"/api/matches/{state['id']}/moments/x", None),
        ("GET", f"/api/matches/{state['id']}/why", None),
        ("GET", f"/api/matches/{state['id']}/why?action={'x' * 201}", None),
        ("GET", f"/api/matches/{state['id']}/why?action=fly", None),
        ("POST", f"/api/matches/{state['id']}/actions", {"actions": ["fly"], "version": 0, "seat": "union"}),
        ("POST", f"/api/matches/{state['id']}/actions", {"actions": ["end"], "version": "x", "seat": "union"}),
    ]
    for method, path, body in requests:
        answers = [
            server.client.request(method, path, json=body, headers={"accept-language": accepted}).json()
            for accepted in ("en", f"{language}-XX,en;q=0.5")
        ]
        assert answers[0]["error"] == answers[1]["error"]
        assert answers[0]["message"] != answers[1]["message"], path
        assert answers[1]["message"].endswith(".")
        assert not ENGLISH.search(answers[1]["message"]), answers[1]["message"]


def test_the_guard_speaks_the_language_too(server: LocalServer) -> None:
    headers = {"accept-language": "fr", "origin": "http://evil.example"}
    answer = server.client.post("/api/matches", json={}, headers=headers)
    assert answer.json()["message"] == "Les requêtes d’un autre site ne sont pas acceptées."
    answer = server.client.post("/api/matches/none/undo", content=b" " * 2**17, headers={"accept-language": "it"})
    assert answer.json()["message"] == "La richiesta supera i 64 KiB."


def test_one_request_does_not_set_the_language_of_the_next(server: LocalServer) -> None:
    for accepted, message in (("es", "Esa partida no existe."), ("", "There is no such match.")):
        answer = server.client.get("/api/matches/none", headers={"accept-language": accepted})
        assert answer.json()["message"] == message


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_sentence_of_the_server_can_be_said(language: str) -> None:
    """Every key in the code is in the catalogues and every key there is used."""
    package = Path(longroll.__file__).parent
    files = [file for name in ("service", "hosts") for file in (package / name).rglob("*.py")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(r'"((?:service|server)-[a-z0-9-]+)"', code)) | {
        f"service-{code}" for _, code in MEANINGS + STATES
    }
    messages = catalogue(language)
    assert used | {"service-intact"} == {key for key in messages.keys if key.startswith(("service-", "server-"))}
    token = current.set(language)
    try:
        for key in used:
            sources = map(messages.source, [key, *messages.references(key)])
            facts = set(re.findall(r"\$(\w+)", " ".join(sources)))
            assert sentence(key, **dict.fromkeys(facts, "x")).endswith(".")
    finally:
        current.reset(token)


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_level_has_the_name_that_the_page_gives_it(language: str) -> None:
    page = Catalogue(Path(__file__).parents[2] / "src/longroll/page/text", language=language)
    for level in ("militia", "veteran", "crack"):
        name = page.format(f"bot-{level}")
        assert catalogue(language).format("bot", **bot_facts(level)) == name
        assert f" {name} " in catalogue(language).format("service-bot-lost", **bot_facts(level))
    for commander in commanders():
        level, name = page.format("bot-crack"), page.format(f"commander-{commander}")
        assert catalogue(language).format("bot", **bot_facts(f"crack:{commander}")) == f"{level}, {name}"
        assert page.format(f"about-commander-{commander}").startswith(name)


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_reason_against_an_undo_has_a_sentence_of_its_own(language: str) -> None:
    sentences = {catalogue(language).format("console-no-undo", why=stops) for stops in BARRIERS}
    assert len(sentences) == len(BARRIERS)


def test_every_failure_of_the_disk_has_a_sentence() -> None:
    for words, code in MEANINGS:
        error = explain(OSError(words))
        assert error.code == code
        assert STATUS[code] in (503, 507)
        assert message_of(error).endswith("nothing was stored, and the match is unchanged.")


def test_every_catalogue_is_a_language() -> None:
    assert {choose(file.stem) for file in COMMON.glob("*.ftl")} == {"en", *OTHERS}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "Le journal ne peut pas être lu à la ligne 1."),
        ("", "Le journal ne peut pas être lu à la ligne 1."),
    ],
)
def test_a_journal_that_cannot_be_read_is_told_of_in_the_language_of_the_player(
    server: LocalServer, text: str, sentence: str
) -> None:
    headers = {"accept-language": "fr", "content-type": "text/plain"}
    answer = server.client.post("/api/matches/import", content=text, headers=headers)
    assert answer.json() == {"error": "malformed", "message": sentence}


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        ("missing", "missing"),
        ("json_invalid", "json"),
        ("string_too_long", "long"),
        ("too_short", "short"),
        ("greater_than_equal", "range"),
        ("int_parsing", "kind"),
        ("dict_type", "kind"),
        ("string_pattern_mismatch", "other"),
    ],
)
def test_what_pydantic_finds_has_a_word_of_ours(kind: str, fault: str) -> None:
    assert fault_of(kind) == fault


def test_a_line_speaks_the_language_it_was_opened_in(server: LocalServer) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/matches/none/live?language=es", proxy=None) as line:
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "Esa partida no existe."
