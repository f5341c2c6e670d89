"""A match: a game being played. The public library of Longroll."""

from longroll.match.explanation import Explanation
from longroll.match.match import STOPS, Choice, Differs, Match, check_options, check_scenario, read_seed

__all__ = ["STOPS", "Choice", "Differs", "Explanation", "Match", "check_options", "check_scenario", "read_seed"]
