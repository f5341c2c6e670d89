"""The header of a match: what is settled before its first action and never changes."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from longroll.kernel.dice import CommittedDice, Dice, ScriptedDice, commitment
from longroll.kernel.shared_seed import Share, contributions, join


@dataclass(frozen=True, kw_only=True)
class Header:
    """A match starts with a scenario and options, or from a position. Its dice come from `rolls`, from the seed, or
    from `rolls` first and the seed afterwards. `draws` holds draws from a cup that are scripted apart from the
    rolls. `pack` is the text of a pack, or the number of an edition that comes with the program; it is empty for the
    first edition, and in games without packs. `shares`: who contributed to the seed; nobody if one side made it."""

    title: str
    rules: str
    scenario: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    position: str = ""
    pack: str = ""
    seed: str = ""
    seed_chosen: bool = False
    rolls: tuple[int, ...] | None = None
    draws: tuple[int, ...] | None = None
    commitment: str = ""
    shares: tuple[Share, ...] = ()

    def make_dice(self) -> Dice:
        if self.seed:
            return CommittedDice(self.seed, list(self.rolls or ()))
        return ScriptedDice(list(self.rolls or ()), None if self.draws is None else list(self.draws))

    @property
    def custom_pack(self) -> bool:
        """Whether a player brought the components."""
        return not is_edition(self.pack)

    def sealed(self, made: tuple[int, ...]) -> Self:
        """The header without the seed, with the rolls made so far in its place."""
        if not self.seed:
            return self
        published, shares = ("", ()) if self.rolls else (self.commitment, self.sealed_shares)
        return replace(self, seed="", rolls=made, commitment=published, shares=shares)

    @property
    def sealed_shares(self) -> tuple[Share, ...]:
        """Without what is not public as long as the seed is not."""
        return tuple(share._replace(share="") for share in self.shares)

    def with_seed(self, seed: str, chosen: bool) -> Self:
        """Another seed is not that of the shares."""
        shares = self.shares if seed == self.seed else ()
        return replace(self, seed=seed, seed_chosen=chosen, commitment=commitment(seed), shares=shares)

    def with_shares(self, shares: Mapping[str, str]) -> Self:
        """With the seed that these shares give, by contributor."""
        return replace(self.with_seed(join(list(shares.values())), False), shares=contributions(shares))


def is_edition(pack: str) -> bool:
    """Whether the `pack` of a header is an edition that comes with the program, not a text of its own."""
    return not pack or (pack.isascii() and pack.isdigit())
