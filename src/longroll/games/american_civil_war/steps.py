"""The steps of a game: what is being asked, by which rule, which actions answer. The names are part of the notation."""

from typing import Final, NamedTuple

from longroll.kernel.contract import PHASE, PURCHASE, SET_UP


class Step(NamedTuple):
    name: str
    rule: str
    verbs: tuple[str, ...]


OVER: Final = 0
PLACE: Final = 1
MARCH: Final = 2
WHERE: Final = 3
WHO: Final = 4
BATTLE: Final = 5
ARRAY: Final = 6
FIRE: Final = 7
TARGET: Final = 8
RALLY: Final = 9
RESERVES: Final = 10
BUY: Final = 11
INTERCEPT: Final = 12
AVOID: Final = 13
CARGO: Final = 14
NAVAL: Final = 15
POLITICS: Final = 16
DISPLACE: Final = 17
RETREATING: Final = 18
REVOLT: Final = 19
BLOCKADE: Final = 20
MAIN: Final = 21
COMMAND: Final = 22
TERRAIN: Final = 23  # from here on the tactical battle
DEPLOY: Final = 24
DIG: Final = 25
ACT: Final = 26
ORDER: Final = 27
STAND: Final = 28
DODGE: Final = 29
PURSUE: Final = 30
LOSE_LEADER: Final = 31

STEPS: Final[dict[int, Step]] = {
    OVER: Step("over", "ACW-B-win-01", ()),
    PLACE: Step("place", "ACW-B-setup-01", ("place",)),
    MARCH: Step("march", "ACW-B-move-01", ("from", "end")),
    WHERE: Step("where", "ACW-B-move-02", ("to", "rail", "sail")),
    WHO: Step("who", "ACW-B-move-06", ("take", "ride", "all", "done")),
    BATTLE: Step("battle", "ACW-B-turn-04", ("battle",)),
    ARRAY: Step("array", "ACW-B-battle-02", ("line", "ready")),
    FIRE: Step("fire", "ACW-B-fire-04", ("shoot",)),
    TARGET: Step("target", "ACW-B-fire-05", ("at",)),
    RALLY: Step("rally", "ACW-B-rally-01", ("recall", "forgo")),
    RESERVES: Step("reserve", "ACW-B-reserve-01", ("line", "back", "ready")),
    BUY: Step("buy", "ACW-B-buy-01", ("buy", "buy-rail", "buy-naval", "rest")),
    INTERCEPT: Step("intercept", "ACW-S-amph-06", ("intercept", "let-pass")),
    AVOID: Step("avoid", "ACW-A-avoid-01", ("evade", "accept")),
    CARGO: Step("cargo", "ACW-S-amph-08", ("drown",)),
    NAVAL: Step("naval", "ACW-S-naval-02", ("challenge", "anchor")),
    POLITICS: Step(
        "politics", "ACW-S-pol-01", ("emancipate", "conscript", "diplomacy", "appeal", "declare-war", "abstain")
    ),
    DISPLACE: Step("displace", "ACW-S-eman-08", ("displace",)),
    RETREATING: Step("retreat", "ACW-S-retreat-01", ("retreat", "detach")),
    REVOLT: Step("revolt", "ACW-S-europe-06", ("revolt", "calm")),
    BLOCKADE: Step("blockade", "ACW-A-block-01", ("blockade", "lift")),
    MAIN: Step("main", "ACW-A-reinf-01", ("main", "main-landing")),
    COMMAND: Step("command", "ACW-A-four-03", ("assign", "transfer", "ordered")),
    TERRAIN: Step("terrain", "ACW-A-terr-03", ("ground",)),
    DEPLOY: Step("deploy", "ACW-S-deploy-01", ("deploy", "ready")),
    DIG: Step("dig", "ACW-A-trench-01", ("dig", "ready")),
    ACT: Step("act", "ACW-S-phase-01", ("act", "pass", "withdraw")),
    ORDER: Step("order", "ACW-S-phase-09", ("shift", "fire", "charge", "rally")),
    STAND: Step("stand", "ACW-S-tend-05", ("stand", "withdraw")),
    DODGE: Step("dodge", "ACW-S-charge-08", ("dodge", "hold")),
    PURSUE: Step("pursue", "ACW-S-pursuit-01", ("pursue", "halt")),
    LOSE_LEADER: Step("lose-leader", "ACW-S-leader-06", ("lose",)),
}
# What a player may leave to the computer as a whole; the other steps stand alone.
TASKS: Final[dict[int, str]] = {
    PLACE: SET_UP,
    ARRAY: SET_UP,
    DEPLOY: SET_UP,
    DIG: SET_UP,
    BUY: PURCHASE,
    **dict.fromkeys((MARCH, WHERE, WHO, BATTLE, FIRE, TARGET, RALLY, RESERVES), PHASE),
    **dict.fromkeys((NAVAL, POLITICS, BLOCKADE, COMMAND, ACT, ORDER), PHASE),
}
STEP_NAMES: Final[list[str]] = [STEPS[step].name for step in range(len(STEPS))]
