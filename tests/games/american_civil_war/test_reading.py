"""Positions that contradict themselves are refused with one sentence."""

import pytest

from longroll import LongrollError, Match
from tests.games.american_civil_war.board import basic, play, standard, texts

BASIC = "basic turn=2 side=union step=march boston:1ui richmond:1ci"
STANDARD = "historical turn=2 side=union step=march stage=movement union-naval=5 boston:1ui richmond:1ci"


@pytest.mark.parametrize(("title", "text"), [("civil-war-basic", BASIC), ("civil-war-standard", STANDARD)])
def test_a_position_reads_back_to_itself(title: str, text: str) -> None:
    assert sorted(Match.from_position(title, text, dice=[]).position_text().split()) == sorted(text.split())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("boston:2ui", "'boston' is there twice"),
        ("turn=3", "'turn' is there twice"),
        ("chicago:0ui", "'0ui' is not a number and a sort of piece, like 2ci"),
        ("chicago:1ui+1ui", "'ui' is there twice"),
        ("chicago:1xx", "'1xx' is not a number and a sort"),
        ("bostom:1ui", "'bostom' is not a space of the map; did you mean boston"),
        ("chicago/spent:1ui", "more pieces have moved"),
        ("rating=08", "'08' is not a number"),
        ("ratign=3", "'ratign' is not a field or an option; did you mean rating"),
        ("won=union/ACW-B-win-01", "go together"),
        ("quota=0", "does not go with"),
        ("placed=3", "is for placing"),
        ("attacker-line-1:1ui", "no battle|another party|outside a battle"),
        ("phase=2", "no battle"),
        ("shots=-4", "out of bounds"),
        ("phase=autumn", "'autumn' is not one of cavalry, artillery, infantry, leaders"),
        ("rivers=wide", "'wide' is not one of army, column"),
        ("chicago/tired:1ui", "'tired' is not one of half, spent"),
        ("chicago", "a word is NAME=VALUE or PLACE:PIECES"),
        ("arrivals=chicago:1ui", "is not BATTLE/ORIGIN:PIECES"),
    ],
)
@pytest.mark.parametrize(("title", "good"), [("civil-war-basic", BASIC), ("civil-war-standard", STANDARD)])
def test_a_contradiction_is_named(title: str, good: str, words: str, complaint: str) -> None:
    with pytest.raises(LongrollError, match=complaint) as caught:
        Match.from_position(title, f"{good} {words}", dice=[])
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("title", "text", "complaint"),
    [
        ("civil-war-basic", STANDARD, "not a scenario"),
        ("civil-war-standard", BASIC, "not a scenario"),
        ("civil-war-basic", "basic turn=1 side=union step=politics", "not of the basic game"),
        ("civil-war-basic", "basic election=on turn=1 side=union step=march boston:1ui", "no such options"),
        ("civil-war-basic", "basic turn=1 side=union step=battle boston:1ui", "no battle to choose"),
        ("civil-war-basic", "basic turn=1 side=union step=where boston:1ui", "needs space"),
        ("civil-war-basic", "basic turn=1 side=union step=fire space=boston defender=1 shots=1", "need units"),
        ("civil-war-standard", "historical turn=52 side=union step=march stage=1", "not one of the 51"),
        ("civil-war-standard", "historical turn=1 side=union step=march stage=4", "does not go with stage"),
        ("civil-war-standard", "historical turn=1 side=union step=cargo stage=1", "needs aboard"),
        ("civil-war-standard", "historical turn=1 side=union step=politics stage=3", "initiative-of"),
        ("civil-war-standard", "historical turn=1 side=union step=act stage=1", "a battle needs"),
        ("civil-war-standard", f"{STANDARD} four=field", "does not know four=field"),
        ("civil-war-standard", f"{STANDARD} field-retreat=field-commander", "does not know field-retreat"),
        ("civil-war-standard", f"{STANDARD} length=24", "has no such options"),
        ("civil-war-standard", f"{STANDARD} basic-cities=printed", "has no such options"),
        ("civil-war-basic", f"{BASIC} rivers=column", "has no such options"),
        ("civil-war-teams", STANDARD, "does not know four=off"),
        (
            "civil-war-teams",
            "historical turn=1 side=union step=march stage=movement theatre=west washington:1ui richmond:1ci",
            "theatre, east and detached are for the option four=theatre",
        ),
    ],
)
def test_an_impossible_position_is_named(title: str, text: str, complaint: str) -> None:
    with pytest.raises(LongrollError, match=complaint):
        Match.from_position(title, text, dice=[])


@pytest.mark.parametrize("text", ["", "march", "take", "take nobody", "to nowhere", "buy union-infantry", "end now"])
def test_what_is_no_action_is_named(text: str) -> None:
    match = standard("boston:1ui")
    with pytest.raises(LongrollError):
        match.play(text)


def test_a_purchase_that_cannot_be_paid_is_refused_with_its_rule() -> None:
    match = basic("union-points=9", step="buy")
    assert texts(match) == ["rest"]
    refusal = match.why_not("buy union-infantry boston")
    assert refusal is not None
    assert (refusal.rule, refusal.code, refusal.facts["number"]) == ("ACW-B-buy-06", "too-dear", 10)
    with pytest.raises(LongrollError, match="ACW-B-buy-06"):
        play(match, "buy union-infantry boston")


def packed(text: str, title: str = "civil-war-standard") -> bytes:
    return bytes(Match.from_position(title, text, dice=[]).position.pack())


def test_words_and_pieces_come_in_any_order() -> None:
    first = "historical turn=2 side=union step=march stage=movement boston:2ui+2uc richmond:2ci+2cc"
    assert packed("historical richmond:2cc+2ci stage=movement boston:2uc+2ui step=march side=union turn=2") == packed(
        first
    )
    assert packed(
        "  turn=2 boston:2ui+2uc side=union step=march historical\tstage=movement richmond:2ci+2cc\n"
    ) == packed(first)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("turn=2 side=union", "no scenario.*historical, balanced.*'turn=2'"),
        ("historical turn=2 balanced", "word 3: 'balanced' is there twice"),
        (" ", "no scenario"),
    ],
)
def test_a_position_has_one_scenario(text: str, complaint: str) -> None:
    with pytest.raises(LongrollError, match=complaint):
        packed(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "historical turn=0 side=confederate step=place task=2 placed=22 quota=5.5.5",
            "historical turn=0 side=confederate step=place placed=virginia quota=3ci task=free-infantry",
        ),
        (
            "historical turn=1 side=union step=cargo space=boston target=norfolk mode=3 stage=1 lost-at-sea=2 "
            "aboard=2.1.0.0.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0 boston:2ui+1uc+1ul",
            "historical turn=1 side=union step=cargo space=boston target=norfolk mode=sea stage=movement lost-at-sea=2 "
            "aboard=1uc+2ui+1ul boston:2ui+1uc+1ul",
        ),
        (
            "historical turn=1 side=union step=retreat space=northern-virginia stage=1 defender=1 size=1 loser=1 "
            "arrivals=29.27.0.1.29.30.0.1 northern-virginia:2ci attacker-routed:2ui",
            "historical turn=1 side=union step=retreat space=northern-virginia stage=movement defender=confederate "
            "size=skirmish loser=attacker "
            "arrivals=northern-virginia/maryland:1ui,northern-virginia/shenandoah-valley:1ui "
            "northern-virginia:2ci attacker-routed:2ui",
        ),
        (
            "historical terrain=on turn=1 side=union step=terrain space=northern-virginia stage=1 defender=1 size=2 "
            "ground=4.0.0.0.0.0.5 boston:1ui attacker-reserve:6ui defender-reserve:6ci",
            "historical terrain=on turn=1 side=union step=terrain space=northern-virginia stage=movement "
            "defender=confederate size=major ground=attacker-line-1/woods+attacker/hill boston:1ui "
            "attacker-reserve:6ui defender-reserve:6ci",
        ),
        (
            "historical turn=1 side=union step=pursue space=northern-virginia stage=1 defender=1 size=2 battle-turn=2 "
            "phase=2 cover=1 loser=2 acting=0.1.1.1.6.1 attacker-line-1:2ui+3uc defender-routed:6ci+2cc",
            "historical turn=1 side=union step=pursue space=northern-virginia stage=movement defender=confederate "
            "size=major battle-turn=2 phase=infantry cover=1 loser=defender acting=rolled/1uc+covering/1cc "
            "attacker-line-1:2ui+3uc defender-routed:6ci+2cc",
        ),
    ],
)
def test_numbers_and_names_say_the_same(old: str, new: str) -> None:
    """Texts written before names were used are still read, and are written with names now."""
    assert packed(old) == packed(new)
    written = Match.from_position("civil-war-standard", new, dice=[]).position_text()
    assert packed(written) == packed(new)
    assert not any("." in word for word in written.split())
