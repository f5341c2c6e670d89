import json

import pytest

from longroll.service.agreement import Agreement, Offer, Pair, Result, read_agreement, write_agreement
from longroll.service.clocks import Away, Clocks, Pace

FULL = Agreement(
    access="public",
    rated=True,
    pace=Pace("clock", 600, 10),
    names={"@a": "Ann", "@b": "Bob"},
    clocks=Clocks({"union": 5.5, "confederate": -1.0}, "union", 1000.25),
    away={"@a": Away(1.0, 2.0)},
    paused=12.5,
    offers=(Offer("union", "takeback", ("@a",), 4),),
    declined={"draw union": 7},
    takebacks=2,
    result=Result("union", "time", "confederate"),
    pair=Pair("p", 2, "m"),
    rematch="r",
)


@pytest.mark.parametrize("agreement", [FULL, Agreement(), None], ids=["full", "usual", "home"])
def test_an_agreement_is_read_back_as_it_was_written(agreement: Agreement | None) -> None:
    assert read_agreement(write_agreement(agreement)) == agreement


def test_the_text_is_json_without_what_is_as_usual() -> None:
    assert json.loads(Agreement(access="public").text) == {"access": "public", "clocks": [{}, "", 0.0]}
