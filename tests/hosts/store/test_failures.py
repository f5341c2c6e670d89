"""What a failure of PostgreSQL is told as."""

import pytest

from longroll.hosts.server.store.failures import explain


class Failed(Exception):
    def __init__(self, sqlstate: str) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("state", "code"),
    [("40001", "busy"), ("40P01", "busy"), ("53300", "busy"), ("57P01", "down"), ("22000", "storage")],
)
def test_a_conflict_that_lasts_is_no_fault_of_the_disk(state: str, code: str) -> None:
    assert explain(Failed(state)).code == code
