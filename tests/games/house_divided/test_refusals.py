"""The audit of refusals: every code is given in a position of the table, with its rule and a true sentence."""

import pytest

from longroll.games.house_divided.refusals import REASONS
from tests.games.house_divided.refusal_cases import CASES
from tests.refusals import RefusalCase, case_ids, check_refusal


@pytest.mark.parametrize("case", CASES, ids=case_ids(CASES))
def test_refusal(case: RefusalCase) -> None:
    check_refusal(case)


def test_every_code_has_a_case() -> None:
    codes = {reason.code for reason in REASONS.values()} | {"not-your-turn"}
    assert codes == {case.code for case in CASES}


def test_no_two_reasons_share_a_code() -> None:
    codes = [reason.code for reason in REASONS.values()]
    assert sorted(codes) == sorted(set(codes))
