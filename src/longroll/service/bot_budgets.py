"""What the computer players have spent on their turns; a turn may go on after others have chosen."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from longroll.opponents.bot import Budget
from longroll.opponents.roster import timed_budget

MOST: Final = 1024
NO_TURN: Final = -2  # no turn has this number


@dataclass
class Account:
    budget: Budget
    estimated: int = NO_TURN  # the last turn of which an estimate was stored


class BotBudgets:
    """A bounded number, the longest unused given up first."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[str, str, str], Account] = OrderedDict()

    def of(self, match: str, seat: str, bot: str) -> Account:
        key = (match, seat, bot)
        if key not in self.kept:
            self.kept[key] = Account(timed_budget(bot))
        self.kept.move_to_end(key)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return self.kept[key]
