"""The description of the interface has the fields that the service sends."""

from typing import get_type_hints

import pytest
from pydantic import BaseModel

from longroll.hosts.server import schemas
from longroll.hosts.server.schemas import agreement
from longroll.service import state_types

PAIRS = [
    (schemas.State, state_types.StateShape),
    (agreement.Agreement, state_types.AgreementShape),
    (schemas.Preview, state_types.PreviewShape),
    (schemas.Game, state_types.GameShape),
    (schemas.Moment, state_types.MomentShape),
    (schemas.Entry, state_types.EntryShape),
]


@pytest.mark.parametrize(("schema", "shape"), PAIRS, ids=lambda one: one.__name__)
def test_a_body_is_described_with_all_its_fields(schema: type[BaseModel], shape: type) -> None:
    assert schema.model_fields.keys() == get_type_hints(shape).keys()
