"""Actions that name what the game does not have: a refusal with its rule, never an error."""

import pytest

from longroll import LongrollError
from longroll.kernel.verdict import Refused, UnknownPlace
from tests.games.american_civil_war.board import basic, standard


@pytest.mark.rule("ACW-S-map-04")
@pytest.mark.parametrize(
    "action", ["to indian-territory", "from western-territories", "buy union-infantry indian-territory"]
)
def test_lands_out_of_the_game(action: str) -> None:
    for match in (standard("boston:1ui"), basic("boston:1ui")):
        refusal = match.why_not(action)
        assert refusal is not None
        assert (refusal.rule, refusal.code) == ("ACW-S-map-04", "out-of-the-game")
        assert "Territor" in refusal.sentence("en")
        with pytest.raises(Refused, match="ACW-S-map-04: out-of-the-game"):
            match.play(action)


@pytest.mark.rule("ACW-S-map-01", "ACW-S-piece-01", "ACW-B-board-01", "ACW-B-piece-01")
@pytest.mark.parametrize(
    ("action", "in_standard", "in_basic"),
    [
        ("from atlantis", "ACW-S-map-01", "ACW-B-board-01"),
        ("from 3", "ACW-S-map-01", "ACW-B-board-01"),
        ("from union-infantry", "ACW-S-map-01", "ACW-B-board-01"),
        ("take boston", "ACW-S-piece-01", "ACW-B-piece-01"),
        ("take union-zouaves", "ACW-S-piece-01", "ACW-B-piece-01"),
        ("deploy union-infantry line-9", "ACW-S-field-01", "ACW-B-battle-02"),
    ],
)
def test_names_that_nothing_has(action: str, in_standard: str, in_basic: str) -> None:
    for match, rule in ((standard("boston:1ui"), in_standard), (basic("boston:1ui"), in_basic)):
        refusal = match.why_not(action)
        assert refusal is not None
        assert (refusal.rule, refusal.code) == (rule, "no-such-thing")
        assert action.rsplit(maxsplit=1)[-1] in refusal.sentence("it").lower()


@pytest.mark.parametrize(
    "action", ["from", "from Boston", "from boston boston", "dance", "act union-infantry line-1 tired"]
)
def test_what_is_no_action_is_an_error(action: str) -> None:
    with pytest.raises(LongrollError) as raised:
        standard("boston:1ui").why_not(action)
    assert not isinstance(raised.value, UnknownPlace)
