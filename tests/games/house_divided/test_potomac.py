"""AHD 4.2.6: the Potomac."""

import pytest

from tests.games.house_divided.board import board, play, refused_by, texts, where


@pytest.mark.rule("AHD-4.2.6-a")
@pytest.mark.parametrize("kind", ["im", "ic", "cm", "cc"])
@pytest.mark.parametrize(("start", "end"), [("fredericksburg", "washington"), ("washington", "fredericksburg")])
def test_confederates_never_march_along_the_potomac(kind: str, start: str, end: str) -> None:
    match = board(f"c1:{kind}:{start}", side="confederate")
    play(match, f"march {start}", "take c1")
    assert refused_by(match, f"go {start}~{end}") == "AHD-4.2.6-a"


@pytest.mark.rule("AHD-4.2.6-a")
def test_confederates_may_reach_washington_by_its_other_lines() -> None:
    match = board("c1:im:manassas-junction u1:im:washington", side="confederate")
    play(match, "march manassas-junction", "take c1")
    assert refused_by(match, "go manassas-junction=washington") == ""


@pytest.mark.rule("AHD-4.2.6-a")
@pytest.mark.parametrize("kind", ["im", "cm"])
def test_the_union_uses_the_potomac(kind: str) -> None:
    match = board(f"u1:{kind}:washington u2:{kind}:fredericksburg")
    play(match, "march washington", "take u1", "go washington~fredericksburg")
    play(match, "march fredericksburg", "take u2")
    assert refused_by(match, "go fredericksburg~washington") == ""


@pytest.mark.rule("AHD-4.2.6-a", "AHD-R14")
def test_confederates_do_not_retreat_along_the_potomac() -> None:
    match = board(
        "c1:im:washington:march1+stopped+from-manassas-junction u1:im:washington",
        side="confederate",
        step="stand",
        fields="box=washington round=2 firing=confederate from-confederate=manassas-junction",
    )
    assert refused_by(match, "retreat fredericksburg") == "AHD-4.2.6-a"
    assert refused_by(match, "retreat manassas-junction") == ""


@pytest.mark.rule("AHD-4.2.6-a", "AHD-R14")
def test_the_union_retreats_along_the_potomac() -> None:
    match = board(
        "u1:im:fredericksburg:march1+stopped+from-washington c1:im:fredericksburg",
        step="stand",
        fields="box=fredericksburg round=2 firing=union from-union=washington",
    )
    assert refused_by(match, "retreat washington") == ""


@pytest.mark.rule("AHD-4.2.6-a", "AHD-R14")
def test_confederates_do_not_reinforce_along_the_potomac() -> None:
    units = "c1:im:washington:march1+stopped+from-manassas-junction c2:im:fredericksburg c3:im:manassas-junction"
    match = board(
        f"{units} u1:im:washington",
        side="confederate",
        step="stand",
        fields="box=washington round=2 firing=confederate from-confederate=manassas-junction",
    )
    assert refused_by(match, "reinforce c2") == "AHD-4.2.6-a"
    assert refused_by(match, "reinforce c3") == ""


@pytest.mark.rule("AHD-4.2.6-a", "AHD-R14")
def test_the_union_reinforces_along_the_potomac() -> None:
    match = board(
        "u1:im:fredericksburg:march1+stopped+from-washington u2:im:washington c1:im:fredericksburg",
        step="stand",
        fields="box=fredericksburg round=2 firing=union from-union=washington",
    )
    play(match, "reinforce u2")
    assert where(match)["u2"] == "fredericksburg"


@pytest.mark.rule("AHD-4.2.6-a", "AHD-R14")
def test_confederate_cavalry_does_not_withdraw_along_the_potomac() -> None:
    match = board(
        "u1:im:fredericksburg:march1+stopped+from-manassas-junction c1:cm:fredericksburg",
        control="washington:nobody",
        step="stand",
        fields="box=fredericksburg round=1 firing=confederate from-union=manassas-junction",
    )
    play(match, "withdraw")
    assert "ride washington" not in texts(match)
    assert refused_by(match, "ride washington") == "AHD-4.2.6-a"
    assert refused_by(match, "ride richmond") == ""
