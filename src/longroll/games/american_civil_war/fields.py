"""The numbers and lists of a position by name: in which order `pack` writes them, and what they are called in text."""

from typing import Final

# Attribute of a position -> its names in the notation: one name for a number, one for each place of a short list
# (by nation, side or battle side). The order is that of `pack` and of the notation and never changes.
NUMBER_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "space": ("space",),
    "destination": ("target",),
    "mode": ("mode",),
    "taken_cities": ("taken",),
    "task": ("task",),
    "points": ("union-points", "confederate-points", "british-points", "french-points"),
    "naval_rating": ("union-naval", "confederate-naval"),
    "rail_actions": ("union-rail", "confederate-rail"),
    "rail_used": ("rail-used",),
    "naval_used": ("naval-used",),
    "european_rating": ("rating",),
    "emancipated": ("emancipated",),
    "conscription": ("union-conscripts", "confederate-conscripts"),
    "diplomacy": ("union-diplomacy", "confederate-diplomacy"),
    "support": ("support",),
    "bounty": ("bounty",),
    "war": ("war",),
    "britain_in_war": ("britain",),
    "france_in_war": ("france",),
    "great_victory": ("great-victory",),
    "autumn_victory": ("autumn-victory",),
    "seceded_states": ("seceded",),
    "stage": ("stage",),
    "declared": ("declared",),
    "lost_at_sea": ("lost-at-sea",),
    "battle_parties": ("attacker", "defender"),
    "landed": ("landed",),
    "battle_size": ("size",),
    "battle_turn": ("battle-turn",),
    "phase": ("phase",),
    "battle_side": ("part",),
    "first_side": ("first",),
    "surprise": ("extra",),
    "quiet_turns": ("quiet",),
    "stirred": ("stirred",),
    "has_acted": ("attacker-used", "defender-used"),
    "fallen": ("attacker-fell", "defender-fell"),
    "shots": ("shots",),
    "trenches": ("trench",),
    "cover": ("cover",),
    "loser": ("loser",),
    "sort": ("sort",),
    "area": ("area",),
    "wear": ("wear",),
    "aim": ("aim",),
    "theatre": ("theatre",),
    "blockaded": ("blockaded",),
    "group_size": ("along",),
    "initiative_of": ("initiative-of",),
}
NUMBERS: Final = sum([len(names) for names in NUMBER_FIELDS.values()])

# The numbers that are spaces.
PLACE_FIELDS: Final = ("space", "destination")

# The lists of varying length; attribute and name in the notation are the same.
LIST_FIELDS: Final = ("arrivals", "placed", "quota", "queue", "aboard", "late", "acting", "ground", "east")

# Lists that came later: `pack` writes them only when they are not empty.
LATER_LISTS: Final = ("detached",)

# The numbers that belong to a battle: zero outside it.
BATTLE_FIELDS: Final = (
    "battle_parties",
    "landed",
    "battle_size",
    "battle_turn",
    "phase",
    "battle_side",
    "first_side",
    "surprise",
    "quiet_turns",
    "stirred",
    "has_acted",
    "fallen",
    "shots",
    "trenches",
    "cover",
    "loser",
    "sort",
    "area",
    "wear",
    "aim",
)
