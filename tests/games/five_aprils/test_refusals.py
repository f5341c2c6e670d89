"""Every reason of the table is given somewhere, with its rule, and the sentence is the one that a player reads."""

import pytest

from longroll.games.five_aprils.refusals import REASONS
from tests.games.five_aprils.refusal_cases import CASES
from tests.refusals import RefusalCase, case_ids, check_refusal


@pytest.mark.parametrize("case", CASES, ids=case_ids(CASES))
def test_refusal(case: RefusalCase) -> None:
    check_refusal(case)


def test_every_reason_has_a_case() -> None:
    tried = {(case.code, case.rule) for case in CASES}
    codes = {case.code for case in CASES}
    assert {reason.code for reason in REASONS.values()} <= codes
    assert {(reason.code, reason.rule) for reason in REASONS.values() if reason.rule} <= tried
