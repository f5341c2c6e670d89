"""Every refusal is given in some position, with the right rule and a true sentence."""

import pytest

from longroll import Match
from longroll.games.american_civil_war import refusals
from longroll.games.american_civil_war.explanation import IN_STANDARD
from longroll.games.american_civil_war.refusals import NOT_NOW, REASONS, Reason
from longroll.games.american_civil_war.steps import OVER, STEPS
from tests.games.american_civil_war.refusal_cases import CASES
from tests.refusals import RefusalCase, case_ids, check_refusal

GIVEN = {(case.code, case.rule) for case in CASES}
# Rules by which pieces are placed stand in for the rule of a reason.
PLACING = {
    "ACW-B-setup-04",
    "ACW-X-gen-03",
    "ACW-S-eman-04",
    "ACW-S-europe-02",
    "ACW-S-europe-08",
}


@pytest.mark.parametrize("case", CASES, ids=case_ids(CASES))
def test_a_refusal_is_given_and_true(case: RefusalCase) -> None:
    check_refusal(case)


@pytest.mark.parametrize("case", CASES, ids=case_ids(CASES))
def test_a_refusal_is_a_sentence_in_every_language(case: RefusalCase) -> None:
    refusal = Match.from_position(case.title, case.position, dice=[]).why_not(case.action, case.seat or None)
    assert refusal is not None
    for language in ("en", "fr", "es", "it"):
        text = refusal.sentence(language)
        assert text.endswith(".")
        assert not text.endswith("..")
        assert text[0].isupper() or text[0] in "“«"
        assert "ACW-" not in text


@pytest.mark.parametrize("reason", REASONS.values(), ids=lambda reason: f"{reason.code}-{reason.rule}")
def test_every_reason_has_its_case(reason: Reason) -> None:
    rules = {rule for code, rule in GIVEN if code == reason.code}
    if reason is REASONS[NOT_NOW]:
        assert rules
    else:
        assert rules & {reason.rule, IN_STANDARD.get(reason.rule, reason.rule), *PLACING}


def test_every_step_says_what_it_is_about() -> None:
    """An action of another step is refused by the rule of the present one: a case for each step."""
    steps = {
        Match.from_position(case.title, case.position, dice=[]).prompt.kind for case in CASES if case.code == "not-now"
    }
    assert steps == {step.name for number, step in STEPS.items() if number != OVER}


def test_it_is_said_whose_turn_it_is() -> None:
    assert [case for case in CASES if case.code == "not-your-turn"]


def test_no_two_reasons_have_one_number() -> None:
    """`REASONS` is keyed by these numbers: a number that is given twice hides a reason."""
    numbers = [value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)]
    assert len(numbers) == len(set(numbers)) == len(REASONS)
