"""Longroll for researchers: the games through two interfaces of the field.

from longroll.research import load_environment, load_state

`load_environment` gives a PettingZoo AEC environment (extra `research`), `load_state` an OpenSpiel-style state with
explicit chance, which needs nothing beyond Longroll.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from longroll.kernel.error import LongrollError
from longroll.research.start import Start
from longroll.research.state import CHANCE, TERMINAL, State

if TYPE_CHECKING:
    from longroll.research.environment import Environment

__all__ = ["CHANCE", "TERMINAL", "State", "load_environment", "load_state"]


def load_environment(
    title: str, scenario: str = "", options: Mapping[str, str] | None = None, position: str = ""
) -> "Environment":
    """Every `reset` begins the scenario anew, or the position if there is one."""
    try:
        from longroll.research.environment import Environment
    except ModuleNotFoundError as error:
        raise LongrollError(
            f"no module {error.name}: this needs the extra `research`: pip install 'longroll[research]'"
        ) from None
    return Environment(Start(title, scenario, options, position))


def load_state(title: str, scenario: str = "", options: Mapping[str, str] | None = None, position: str = "") -> State:
    """The root of the game: a chance node where the set-up asks for dice."""
    return State(Start(title, scenario, options, position))
