"""Bad input: what the rules forbid is refused with its rule and changes nothing; what is no action, in one sentence."""

import pytest

from longroll import LongrollError, Match, Refused
from tests.games.american_civil_war.board import basic, battle, play, refused_by, standard, texts
from tests.games.american_civil_war.field import FULL, fight


def shop(words: str, **kwargs: str) -> Match:
    return standard(words, step="buy", turn=3, side=kwargs.get("side", "union"))


REFUSED = [
    (lambda: shop("union-points=8"), [], "buy union-infantry boston", "ACW-S-prod-07", "too-dear"),
    (lambda: shop("union-points=17"), ["buy union-infantry boston"], "buy union-infantry chicago", "ACW-S-prod-07", ""),
    (lambda: shop("union-points=9"), [], "buy-rail", "ACW-S-prod-07", "too-dear"),
    (lambda: shop("union-points=19"), ["buy-naval"], "buy-naval", "ACW-S-prod-07", "too-dear"),
    (lambda: shop("union-points=99"), ["buy union-infantry boston"], "buy union-leader boston", "ACW-S-prod-09", ""),
    (lambda: shop("union-points=99"), [], "buy union-infantry richmond", "ACW-S-prod-09", "not-your-colour"),
    (lambda: shop("union-points=99"), [], "buy union-infantry louisville", "ACW-S-prod-09", "not-your-colour"),
    (lambda: shop("union-points=99"), [], "buy confederate-infantry richmond", "ACW-S-prod-07", "not-for-sale"),
    (lambda: shop("union-points=99"), [], "buy rioter-infantry boston", "ACW-S-prod-07", "not-for-sale"),
    (lambda: shop("union-points=99"), [], "place union-infantry boston", "ACW-S-prod-06", "not-now"),
    (lambda: shop("", side="confederate"), [], "buy british-infantry toronto", "ACW-S-europe-14", "power-not-in-war"),
    (
        lambda: shop("war=1 britain=1 british-points=9", side="confederate"),
        ["buy british-infantry toronto"],
        "buy british-infantry montreal",
        "ACW-S-prod-07",
        "too-dear",
    ),
    (
        lambda: basic("union-points=19", step="buy"),
        ["buy union-infantry boston"],
        "buy union-infantry chicago",
        "ACW-B-buy-06",
        "",
    ),
    (
        lambda: basic("union-points=99", step="buy"),
        ["buy union-leader boston"],
        "buy union-infantry boston",
        "ACW-B-buy-09",
        "",
    ),
    (
        lambda: Match.new("civil-war-basic", seed=1),
        ["place confederate-infantry richmond"],
        "place confederate-infantry richmond",
        "ACW-B-setup-04",
        "",
    ),
    (lambda: Match.new("civil-war-basic", seed=1), [], "place confederate-infantry boston", "ACW-B-setup-04", ""),
    (
        lambda: Match.new("civil-war-standard", seed=1),
        ["place confederate-infantry richmond"],
        "place confederate-infantry norfolk",
        "ACW-X-gen-03",
        "state-has-one",
    ),
    (lambda: basic("union-points=99", step="buy"), [], "buy-rail", "ACW-B-board-06", "no-rail-in-basic"),
    (lambda: basic("union-points=99", step="buy"), [], "buy-naval", "ACW-B-board-05", "no-sea-in-basic"),
    (lambda: basic("boston:1ui"), [], "from richmond", "ACW-B-move-01", "nobody-there"),
    (lambda: basic("boston:1ui"), ["from boston"], "to richmond", "ACW-B-move-02", "not-adjacent"),
    (lambda: basic("boston:1ui"), ["from boston"], "to boston", "ACW-B-move-02", "not-adjacent"),
    (
        lambda: standard("boston:1ui"),
        ["from boston", "to massachusetts"],
        "take union-cavalry",
        "ACW-S-move-01",
        "none-fresh",
    ),
    (
        lambda: standard("boston:1ui"),
        ["from boston", "to massachusetts"],
        "take confederate-infantry",
        "ACW-B-move-01",
        "",
    ),
    (lambda: standard("boston:1ui"), ["from boston", "to massachusetts"], "done", "ACW-B-move-01", "nobody-taken"),
    (lambda: standard("union-rail=1 boston:1uc"), ["from boston"], "rail chicago", "ACW-S-rail-06", "rail-capacity"),
    (lambda: standard("union-naval=1 boston:1uc"), ["from boston"], "sail norfolk", "ACW-S-amph-02", "naval-capacity"),
    (lambda: standard("boston:1ui"), ["from boston"], "sail chicago", "ACW-S-amph-01", "not-a-coast"),
    (lambda: standard("boston:1ui"), [], "emancipate", "ACW-B-move-01", "not-now"),
    (lambda: battle("2ui", "2ci"), [], "shoot union-infantry", "ACW-B-fire-01", "not-yours"),
    (lambda: battle("2ui", "2ci"), ["shoot confederate-infantry"], "at confederate-infantry", "ACW-B-fire-07", ""),
    (lambda: battle("2ui", "2ci", shots=2), [], "shoot confederate-artillery", "ACW-B-fire-01", "not-in-the-line"),
    (lambda: fight(FULL), [], "act confederate-infantry line-1 fresh", "ACW-S-phase-01", "not-of-this-side"),
    (lambda: fight(FULL), [], "act union-infantry line-1 used", "ACW-S-phase-02", "nobody-of-that-kind"),
    (lambda: fight(FULL), [], "act union-cavalry line-1 fresh", "ACW-S-phase-01", "wrong-phase"),
    (lambda: fight(FULL), [], "withdraw", "ACW-S-tend-05", "too-early-to-retreat"),
]


@pytest.mark.parametrize(("begin", "before", "action", "rule", "code"), REFUSED)
def test_what_is_forbidden_is_refused_with_its_rule_and_changes_nothing(
    begin: object, before: list[str], action: str, rule: str, code: str
) -> None:
    assert callable(begin)
    match: Match = begin()
    play(match, *before)
    kept = (match.hash, match.dice.count, len(match.journal.entries))
    with pytest.raises(Refused) as caught:
        match.play(action)
    assert caught.value.refusal.rule == rule
    assert code in ("", caught.value.refusal.code)
    assert refused_by(match, action) == rule
    assert (match.hash, match.dice.count, len(match.journal.entries)) == kept


GARBAGE = [
    "",
    " ",
    "end ",
    " end",
    "end\n",
    "END",
    "end end",
    "from",
    "from  boston",
    "from boston boston",
    "from\tboston",
    "from Boston",
    "from -1",
    "act union-infantry line-1 tired",
    "ground none",
    "ground swamp line-1",
    "assign boston north",
    "'; drop table matches; --",
    "{ side }",
    "\0",
    "from \u202eboston",
    "from bost\u0000on",
    "é" * 5_000,
    "from " + "x" * 5_000,
    "from " * 5_000,
]


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
@pytest.mark.parametrize("title", ["civil-war-basic", "civil-war-standard", "civil-war-teams"])
def test_garbage_gets_one_clear_sentence(title: str, text: str) -> None:
    match = Match.new(title, seed=1)
    for ask in (match.play, match.why_not):
        with pytest.raises(LongrollError) as caught:
            ask(text)
        said = str(caught.value)
        assert not isinstance(caught.value, Refused)
        assert said.isprintable()
        assert len(said) < 900
    assert match.history == []


def test_nobody_buys_more_than_the_treasury_holds() -> None:
    """Whatever is bought, in any order, no treasury is ever overdrawn and no space has two new pieces."""
    match = shop("union-points=115")
    spent = 0
    while texts(match) != ["rest"]:
        before = match.position.points[0]
        play(match, texts(match)[spent % max(1, len(texts(match)) - 1)])
        spent += 1
        assert 0 <= match.position.points[0] < before
        placed = match.position.placed
        assert len(placed) == len(set(placed))
    assert spent > 3
