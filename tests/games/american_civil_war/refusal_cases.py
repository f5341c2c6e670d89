"""The audit of refusals of The American Civil War: a position for every code and rule, and what a player reads."""

from typing import Final

from tests.refusals import RefusalCase

CASES: Final = [
    RefusalCase(
        code="not-your-turn",
        rule="ACW-B-move-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=march stage=movement",
        action="from washington",
        sentence="It is not your turn. Now choosing: Union.",
        seat="confederate",
    ),
    RefusalCase(
        code="not-your-turn",
        rule="ACW-B-move-01",
        title="civil-war-teams",
        position=(
            "historical four=theatre turn=1 side=union step=march theatre=west "
            "stage=movement washington:1ui richmond:1ci"
        ),
        action="from washington",
        sentence="It is not your turn. Now choosing: Union (second player).",
        seat="union",
    ),
    RefusalCase(
        code="game-over",
        rule="ACW-B-win-01",
        title="civil-war-basic",
        position="basic turn=9 side=union step=over won=union/ACW-B-win-01",
        action="from boston",
        sentence="The game is over.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-A-avoid-01",
        title="civil-war-standard",
        position="historical avoid=on turn=3 side=union step=avoid stage=naval declared=union",
        action="from boston",
        sentence="“from” is not possible now: the naval battle may be avoided.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-A-avoid-01",
        title="civil-war-standard",
        position="historical avoid=on turn=3 side=confederate step=avoid stage=naval declared=confederate",
        action="from boston",
        sentence="“from” is not possible now: the naval battle may be avoided.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-A-block-01",
        title="civil-war-standard",
        position="historical blockade=on turn=3 side=union step=blockade stage=production",
        action="from boston",
        sentence="“from” is not possible now: a blockade may be declared.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-A-block-01",
        title="civil-war-standard",
        position="historical blockade=on turn=3 side=confederate step=blockade stage=production",
        action="from boston",
        sentence="“from” is not possible now: a blockade may be declared.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-A-four-03",
        title="civil-war-teams",
        position="historical four=theatre turn=1 side=union step=command stage=movement placed=boston+chicago",
        action="emancipate",
        sentence="“emancipate” is not possible now: spaces may be assigned to the East or the West.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-A-reinf-01",
        title="civil-war-standard",
        position=(
            "historical reinf=on turn=1 side=union step=main space=shenandoah-valley stage=movement "
            "arrivals=shenandoah-valley/maryland:2ui,shenandoah-valley/west-virginia:1ui+1ul"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: the main army must be named.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-A-terr-03",
        title="civil-war-standard",
        position=(
            "historical terrain=on turn=1 side=union step=terrain space=northern-virginia stage=movement "
            "defender=confederate size=major ground=attacker/woods attacker-reserve:6ui defender-reserve:6ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: terrain must be placed.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-A-trench-01",
        title="civil-war-standard",
        position=(
            "historical entrench=on turn=1 side=union step=dig space=northern-virginia stage=movement "
            "defender=confederate size=major part=defender attacker-line-1:2ui attacker-line-2:2ui "
            "attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci defender-line-3:2ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: the defender may entrench.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-battle-02",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=array space=northern-virginia defender=confederate part=defender "
            "attacker-reserve:2ui+1ul defender-reserve:1ci+1cl"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: the battle line is being formed.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-buy-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=buy union-points=9",
        action="emancipate",
        sentence="“emancipate” is not possible now: new pieces are being bought.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-fire-04",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=fire space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=2 attacker-line-1:2ui defender-line-1:2ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a unit must fire.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-fire-05",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=target space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 sort=confederate-infantry attacker-line-1:2ui defender-line-1:2ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a target must be chosen.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-move-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=march",
        action="emancipate",
        sentence="“emancipate” is not possible now: choose a space to move from, or end movement.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-move-02",
        title="civil-war-basic",
        position="basic turn=1 side=union step=where space=boston boston:1ui",
        action="emancipate",
        sentence="“emancipate” is not possible now: choose where the pieces go.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-move-06",
        title="civil-war-basic",
        position="basic turn=1 side=union step=who space=boston target=massachusetts mode=land boston:2ui",
        action="emancipate",
        sentence="“emancipate” is not possible now: choose the pieces that go.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-rally-01",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=rally space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 attacker-line-1:1ui defender-line-1:1ci defender-reserve:1cl "
            "defender-routed:1ci+1cc+1ca"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a lost unit may be rallied.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-reserve-01",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=reserve space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 attacker-line-1:2ui defender-line-1:2ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: pieces may move between line and reserve.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-setup-04",
        title="civil-war-basic",
        position="basic turn=1 side=confederate step=place task=free-pieces quota=5ci+2cc+2ca",
        action="emancipate",
        sentence="“emancipate” is not possible now: a piece must be placed.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-B-turn-04",
        title="civil-war-basic",
        position="basic turn=1 side=union step=battle massachusetts:1ui+1ci",
        action="emancipate",
        sentence="“emancipate” is not possible now: choose the next battle.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-amph-06",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=intercept space=boston target=norfolk mode=sea stage=movement aboard=1ui"
        ),
        action="from boston",
        sentence="“from” is not possible now: the landing may be intercepted.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-amph-08",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=cargo space=boston target=norfolk mode=sea stage=movement "
            "lost-at-sea=2 aboard=2ui+1uc+1ul"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a unit must be lost at sea.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-charge-08",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=dodge space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry part=defender attacker-used=1 "
            "area=middle-1 aim=confederate-cavalry acting=middle-1/1ui/used attacker-line-2:2ui "
            "attacker-line-3:2ui attacker-middle-1:2ui defender-line-1:2cc defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="from boston",
        sentence="“from” is not possible now: the cavalry may dodge the charge.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-deploy-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=deploy space=northern-virginia stage=movement "
            "defender=confederate size=skirmish attacker-reserve:5ui defender-reserve:5ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: the armies are deploying.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-eman-04",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=place task=freed-slaves emancipated=union stage=politics"
            " initiative-of=union quota=6ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a piece must be placed.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-eman-08",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=displace space=florida emancipated=confederate "
            "seceded=florida stage=politics initiative-of=confederate queue=florida"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: pieces must leave a state that has seceded.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-europe-06",
        title="civil-war-standard",
        position="historical turn=3 side=union step=revolt war=1 stage=production",
        action="from boston",
        sentence="“from” is not possible now: a revolution in Mexico may be called for.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-europe-08",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=place task=europe war=1 stage=politics "
            "initiative-of=union quota=3bi+1bc+1ba+4fi+2fc+2fa"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a piece must be placed.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-leader-06",
        title="civil-war-standard",
        position=(
            "historical leader-loss=owner turn=1 side=union step=lose-leader space=northern-virginia war=1 "
            "stage=movement defender=confederate size=major battle-turn=1 phase=infantry part=defender "
            "attacker-used=1 area=middle-1 acting=middle-1/1ui/spent attacker-line-1:1ui attacker-line-2:1ui "
            "attacker-line-3:1ui attacker-middle-1:1ui defender-line-1:1ci+1cl+1bl defender-line-2:1ci "
            "defender-line-3:1ci defender-routed:1ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a leader must be lost.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-naval-02",
        title="civil-war-standard",
        position="historical turn=3 side=confederate step=naval stage=naval",
        action="from boston",
        sentence="“from” is not possible now: a naval battle may be declared.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-phase-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=act space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:2ui "
            "attacker-line-2:2ui attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a piece may act.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-phase-09",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:2ui "
            "attacker-line-2:2ui attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: the chosen piece awaits its order.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-pol-01",
        title="civil-war-standard",
        position="historical turn=3 side=union step=politics stage=politics initiative-of=union",
        action="from boston",
        sentence="“from” is not possible now: a political initiative may be chosen.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-prod-06",
        title="civil-war-standard",
        position="historical turn=3 side=confederate step=buy british-points=8 war=1 stage=production",
        action="emancipate",
        sentence="“emancipate” is not possible now: new pieces are being bought.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-pursuit-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=pursue space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry loser=defender "
            "attacker-line-1:2ui+1uc defender-routed:1ci+1cc+1cl"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: the winner may pursue.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-retreat-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=northern-virginia stage=movement "
            "defender=confederate size=skirmish loser=attacker "
            "arrivals=northern-virginia/maryland:1ui,northern-virginia/shenandoah-valley:1ui "
            "attacker-routed:2ui"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a beaten army must retreat.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-retreat-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=eastern-virginia stage=movement "
            "defender=confederate size=skirmish loser=defender defender-routed:2ci"
        ),
        action="emancipate",
        sentence="“emancipate” is not possible now: a beaten army must retreat.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-seq-03",
        title="civil-war-standard",
        position="historical turn=1 side=union step=battle stage=movement massachusetts:9ui+1ci",
        action="from maryland",
        sentence="“from” is not possible now: choose the next battle.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-S-tend-05",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=stand space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=2 phase=infantry part=defender attacker-line-1:2ui "
            "attacker-line-2:2ui attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="from boston",
        sentence="“from” is not possible now: the side may stand or retreat.",
    ),
    RefusalCase(
        code="not-now",
        rule="ACW-X-gen-03",
        title="civil-war-standard",
        position="historical turn=0 side=confederate step=place task=free-infantry placed=virginia quota=6ci",
        action="emancipate",
        sentence="“emancipate” is not possible now: a piece must be placed.",
    ),
    RefusalCase(
        code="nobody-there",
        rule="ACW-B-move-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=march",
        action="from richmond",
        sentence="You have no piece in Richmond.",
    ),
    RefusalCase(
        code="nobody-can-move",
        rule="ACW-B-move-03",
        title="civil-war-basic",
        position="basic turn=1 side=union step=march massachusetts:1ui+1ua massachusetts/spent:1ui+1ua",
        action="from massachusetts",
        sentence="None of your pieces in Massachusetts can move any further this turn.",
    ),
    RefusalCase(
        code="nobody-can-move",
        rule="ACW-S-move-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=march stage=movement northern-virginia:1ui northern-virginia/spent:1ui"
        ),
        action="from northern-virginia",
        sentence="None of your pieces in Northern Virginia can move any further this turn.",
    ),
    RefusalCase(
        code="not-adjacent",
        rule="ACW-B-move-02",
        title="civil-war-basic",
        position="basic turn=1 side=union step=where space=boston boston:1ui",
        action="to chicago",
        sentence="Chicago is not adjacent to Boston.",
    ),
    RefusalCase(
        code="same-space",
        rule="ACW-B-move-02",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=boston stage=movement boston:1ui",
        action="rail boston",
        sentence="The pieces are already in Boston.",
    ),
    RefusalCase(
        code="closed-land",
        rule="ACW-B-board-04",
        title="civil-war-basic",
        position="basic turn=1 side=union step=where space=buffalo buffalo:1ui",
        action="to canada-west",
        sentence="Nobody may enter Canada West in the basic game.",
    ),
    RefusalCase(
        code="closed-till-war",
        rule="ACW-S-move-03",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=buffalo stage=movement buffalo:1ui",
        action="rail toronto",
        sentence="Toronto may only be entered during war with Europe.",
    ),
    RefusalCase(
        code="revolutionaries-stay",
        rule="ACW-S-europe-07",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=chihuahua war=1 stage=movement chihuahua:2mi",
        action="to west-texas",
        sentence="Mexican revolutionaries may never leave Mexico, so they cannot go to West Texas.",
    ),
    RefusalCase(
        code="nobody-can-go",
        rule="ACW-B-move-03",
        title="civil-war-basic",
        position="basic turn=1 side=union step=who space=boston target=massachusetts mode=land along=1",
        action="all",
        sentence="No piece can move on from Boston.",
    ),
    RefusalCase(
        code="none-ridden",
        rule="ACW-B-move-03",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=who space=massachusetts target=connecticut mode=land "
            "massachusetts:1ui+1uc+1ua+1ul"
        ),
        action="ride union-infantry",
        sentence="There are no Union infantry there that can move a second space.",
    ),
    RefusalCase(
        code="enemy-piece",
        rule="ACW-B-move-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=who space=boston target=massachusetts mode=land boston:2ui",
        action="take confederate-infantry",
        sentence="Confederate infantry are not yours to move.",
    ),
    RefusalCase(
        code="nobody-taken",
        rule="ACW-B-move-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=who space=boston target=massachusetts mode=land boston:2ui",
        action="done",
        sentence="Take at least one piece first.",
    ),
    RefusalCase(
        code="not-by-land",
        rule="ACW-S-move-04",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=who space=boston target=chicago mode=rail union-rail=7 "
            "stage=movement boston:1ui+2uc"
        ),
        action="ride union-cavalry",
        sentence="A piece that has moved by land cannot also travel by rail or sea.",
    ),
    RefusalCase(
        code="not-a-city",
        rule="ACW-S-rail-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=massachusetts stage=movement massachusetts:1ui",
        action="rail chicago",
        sentence="Rail movement starts in a city, and Massachusetts is not one.",
    ),
    RefusalCase(
        code="no-railway",
        rule="ACW-S-rail-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=norfolk stage=movement norfolk:1ui",
        action="rail eastern-virginia",
        sentence="Norfolk is not on a railroad.",
    ),
    RefusalCase(
        code="no-railway-there",
        rule="ACW-S-rail-02",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=boston stage=movement boston:1ui",
        action="rail kansas",
        sentence="No railroad goes to Kansas.",
    ),
    RefusalCase(
        code="railway-broken",
        rule="ACW-S-rail-03",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=louisville stage=movement louisville:1ui",
        action="rail middle-tennessee",
        sentence="No open railroad leads to Middle Tennessee: the enemy owns or occupies Middle Tennessee.",
    ),
    RefusalCase(
        code="railway-broken",
        rule="ACW-S-rail-03",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=washington stage=movement washington:1ui",
        action="rail atlanta",
        sentence="No open railroad leads to Atlanta: the enemy owns or occupies Shenandoah Valley.",
    ),
    RefusalCase(
        code="rail-capacity",
        rule="ACW-S-rail-06",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=boston union-rail=1 stage=movement boston:1uc",
        action="rail chicago",
        sentence="That needs 2 Rail Stock; 1 left this turn.",
    ),
    RefusalCase(
        code="not-a-port",
        rule="ACW-S-amph-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=chicago stage=movement chicago:1ui",
        action="sail florida",
        sentence="Movement by sea starts in a port, and Chicago is not one.",
    ),
    RefusalCase(
        code="not-a-coast",
        rule="ACW-S-amph-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=boston stage=movement boston:1ui",
        action="sail chicago",
        sentence="Chicago is not on the ocean or the Gulf.",
    ),
    RefusalCase(
        code="naval-capacity",
        rule="ACW-S-amph-02",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=boston union-naval=1 stage=movement boston:1uc",
        action="sail norfolk",
        sentence="That needs 2 naval points; 1 left this turn.",
    ),
    RefusalCase(
        code="no-battle-there",
        rule="ACW-B-battle-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=battle massachusetts:1ui+1ci",
        action="battle richmond",
        sentence="There is no battle to fight in Richmond.",
    ),
    RefusalCase(
        code="no-battle-there",
        rule="ACW-S-tac-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=battle stage=movement massachusetts:9ui+1ci",
        action="battle richmond",
        sentence="There is no battle to fight in Richmond.",
    ),
    RefusalCase(
        code="none-in-reserve",
        rule="ACW-B-battle-02",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=array space=northern-virginia defender=confederate part=defender "
            "acting=1cl attacker-reserve:2ui+1ul defender-line-1:1cl defender-reserve:1ci"
        ),
        action="line confederate-artillery",
        sentence="There are no Confederate artillery in your reserve.",
    ),
    RefusalCase(
        code="none-in-line",
        rule="ACW-B-reserve-01",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=reserve space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender acting=ca/line+cl/reserve attacker-line-1:1ui defender-line-1:2ci+1ca "
            "defender-reserve:1cl"
        ),
        action="back confederate-cavalry",
        sentence="There are no Confederate cavalry in your line.",
    ),
    RefusalCase(
        code="line-empty",
        rule="ACW-B-battle-03",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=array space=northern-virginia defender=confederate part=defender "
            "attacker-reserve:2ui+1ul defender-reserve:1ci+1cl"
        ),
        action="ready",
        sentence="At least one unit must be in the line; a leader does not count.",
    ),
    RefusalCase(
        code="moved-the-other-way",
        rule="ACW-B-reserve-01",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=reserve space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender acting=ca/line+cl/reserve attacker-line-1:1ui defender-line-1:2ci+1ca "
            "defender-reserve:1cl"
        ),
        action="back confederate-artillery",
        sentence="Confederate artillery have already moved the other way in this step.",
    ),
    RefusalCase(
        code="leader-fires-not",
        rule="ACW-B-fire-06",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=fire space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 attacker-line-1:2ui defender-line-1:1ci+1cl"
        ),
        action="shoot confederate-leader",
        sentence="Leaders do not fire.",
    ),
    RefusalCase(
        code="all-have-fired",
        rule="ACW-B-fire-02",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=fire space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 acting=1ca attacker-line-1:3ui defender-line-1:1ci+1ca"
        ),
        action="shoot confederate-artillery",
        sentence="All Confederate artillery in the line have already fired.",
    ),
    RefusalCase(
        code="not-in-the-line",
        rule="ACW-B-fire-01",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=fire space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=2 attacker-line-1:2ui defender-line-1:2ci"
        ),
        action="shoot confederate-artillery",
        sentence="There are no Confederate artillery in your line.",
    ),
    RefusalCase(
        code="leader-no-target",
        rule="ACW-B-fire-10",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=target space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 sort=confederate-infantry attacker-line-1:1ui+1ul attacker-reserve:1uc+1ul"
            " defender-line-1:1ci"
        ),
        action="at union-leader",
        sentence="Leaders cannot be chosen as targets.",
    ),
    RefusalCase(
        code="target-not-in-line",
        rule="ACW-B-fire-07",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=target space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 sort=confederate-infantry attacker-line-1:2ui defender-line-1:2ci"
        ),
        action="at confederate-infantry",
        sentence="There are no Confederate infantry in the enemy line.",
    ),
    RefusalCase(
        code="leader-not-rallied",
        rule="ACW-B-rally-03",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=rally space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 attacker-line-1:1ui defender-line-1:1ci defender-reserve:1cl "
            "defender-routed:1ci+1cc+1ca"
        ),
        action="recall confederate-leader",
        sentence="Leaders cannot be rallied.",
    ),
    RefusalCase(
        code="not-lost",
        rule="ACW-B-rally-05",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=rally space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 attacker-line-1:1ui defender-line-1:1ci defender-reserve:1cl "
            "defender-routed:1ci+1cc+1ca"
        ),
        action="recall confederate-elite",
        sentence="You have not lost any Confederate elite cavalry in this battle.",
    ),
    RefusalCase(
        code="not-to-place",
        rule="ACW-B-setup-04",
        title="civil-war-basic",
        position="basic turn=1 side=confederate step=place task=free-pieces quota=5ci+2cc+2ca",
        action="place union-infantry richmond",
        sentence="You have no Union infantry to place.",
    ),
    RefusalCase(
        code="not-your-colour",
        rule="ACW-B-buy-09",
        title="civil-war-basic",
        position="basic turn=1 side=union step=buy union-points=100",
        action="buy union-infantry richmond",
        sentence="Richmond is not your colour.",
    ),
    RefusalCase(
        code="not-your-colour",
        rule="ACW-B-setup-04",
        title="civil-war-basic",
        position="basic turn=1 side=confederate step=place task=free-pieces quota=5ci+2cc+2ca",
        action="place confederate-infantry boston",
        sentence="Boston is not your colour.",
    ),
    RefusalCase(
        code="not-your-colour",
        rule="ACW-S-prod-09",
        title="civil-war-standard",
        position="historical turn=3 side=union step=buy union-points=99 stage=production",
        action="buy union-infantry richmond",
        sentence="Richmond is not your colour.",
    ),
    RefusalCase(
        code="not-your-colour",
        rule="ACW-X-gen-03",
        title="civil-war-standard",
        position="historical turn=0 side=confederate step=place task=free-infantry placed=virginia quota=6ci",
        action="place confederate-infantry maryland",
        sentence="Maryland is not your colour.",
    ),
    RefusalCase(
        code="space-has-one",
        rule="ACW-B-buy-09",
        title="civil-war-basic",
        position="basic turn=1 side=union step=buy union-points=79 placed=boston",
        action="buy union-infantry boston",
        sentence="Boston has already received its one new piece.",
    ),
    RefusalCase(
        code="space-has-one",
        rule="ACW-B-setup-04",
        title="civil-war-basic",
        position="basic turn=1 side=confederate step=place task=free-pieces placed=richmond quota=4ci+2cc+2ca",
        action="place confederate-infantry richmond",
        sentence="Richmond has already received its one new piece.",
    ),
    RefusalCase(
        code="space-has-one",
        rule="ACW-S-eman-04",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=place task=freed-slaves emancipated=union stage=politics"
            " initiative-of=union placed=louisville quota=5ci louisville:2ci"
        ),
        action="place confederate-infantry louisville",
        sentence="Louisville has already received its one new piece.",
    ),
    RefusalCase(
        code="space-has-one",
        rule="ACW-S-prod-09",
        title="civil-war-standard",
        position="historical turn=3 side=union step=buy union-points=90 stage=production placed=boston",
        action="buy union-leader boston",
        sentence="Boston has already received its one new piece.",
    ),
    RefusalCase(
        code="enemy-in-space",
        rule="ACW-B-buy-10",
        title="civil-war-basic",
        position="basic turn=1 side=union step=buy union-points=100 boston:1ci",
        action="buy union-infantry boston",
        sentence="Boston is occupied by the enemy: Confederate infantry.",
    ),
    RefusalCase(
        code="enemy-in-space",
        rule="ACW-S-eman-04",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=place task=freed-slaves emancipated=union stage=politics"
            " initiative-of=union quota=6ci savannah:1ul"
        ),
        action="place confederate-infantry savannah",
        sentence="Savannah is occupied by the enemy: Union leaders.",
    ),
    RefusalCase(
        code="enemy-in-space",
        rule="ACW-S-prod-09",
        title="civil-war-standard",
        position="historical turn=3 side=union step=buy union-points=50 stage=production boston:1ri",
        action="buy union-infantry boston",
        sentence="Boston is occupied by the enemy: Rioter infantry.",
    ),
    RefusalCase(
        code="too-dear",
        rule="ACW-B-buy-06",
        title="civil-war-basic",
        position="basic turn=1 side=union step=buy union-points=9",
        action="buy union-infantry boston",
        sentence="That costs 10 points; 9 left.",
    ),
    RefusalCase(
        code="too-dear",
        rule="ACW-S-prod-07",
        title="civil-war-standard",
        position="historical turn=3 side=union step=buy union-points=8 stage=production",
        action="buy union-infantry boston",
        sentence="That costs 9 points; 8 left.",
    ),
    RefusalCase(
        code="too-dear",
        rule="ACW-S-prod-07",
        title="civil-war-standard",
        position="historical turn=3 side=confederate step=buy british-points=8 war=1 britain=1 stage=production",
        action="buy british-infantry toronto",
        sentence="That costs 9 points; 8 left.",
    ),
    RefusalCase(
        code="not-for-sale",
        rule="ACW-B-piece-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=buy union-points=100",
        action="buy union-elite boston",
        sentence="You cannot buy Union elite cavalry.",
    ),
    RefusalCase(
        code="not-for-sale",
        rule="ACW-S-prod-07",
        title="civil-war-standard",
        position="historical turn=3 side=union step=buy union-points=99 stage=production",
        action="buy confederate-infantry richmond",
        sentence="You cannot buy Confederate infantry.",
    ),
    RefusalCase(
        code="state-has-one",
        rule="ACW-X-gen-03",
        title="civil-war-standard",
        position="historical turn=0 side=confederate step=place task=free-infantry placed=virginia quota=6ci",
        action="place confederate-infantry norfolk",
        sentence="Virginia has already received its one free infantry.",
    ),
    RefusalCase(
        code="not-controlled",
        rule="ACW-S-eman-04",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=place task=freed-slaves emancipated=union stage=politics"
            " initiative-of=union quota=6ci atlanta:1ui"
        ),
        action="place confederate-infantry atlanta",
        sentence="You do not control Atlanta.",
    ),
    RefusalCase(
        code="not-the-lands-of-the-power",
        rule="ACW-S-europe-02",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=place task=europe war=1 stage=politics "
            "initiative-of=union quota=3bi+1bc+1ba+4fi+2fc+2fa"
        ),
        action="place french-infantry toronto",
        sentence="French pieces are placed in Mexico, and Toronto is not there.",
    ),
    RefusalCase(
        code="not-the-lands-of-the-power",
        rule="ACW-S-europe-08",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=place task=europe war=1 stage=politics "
            "initiative-of=union quota=3bi+1bc+1ba+4fi+2fc+2fa"
        ),
        action="place british-infantry mexico-city",
        sentence="British pieces are placed in Canada, and Mexico City is not there.",
    ),
    RefusalCase(
        code="power-cities-only",
        rule="ACW-S-europe-10",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=buy british-points=40 french-points=40 war=1 britain=1 "
            "stage=production"
        ),
        action="buy british-infantry canada-west",
        sentence="New British units are placed in the Canadian cities only, not in Canada West.",
    ),
    RefusalCase(
        code="power-not-in-war",
        rule="ACW-S-europe-14",
        title="civil-war-standard",
        position="historical turn=3 side=confederate step=buy stage=production",
        action="buy british-infantry toronto",
        sentence="The power that would supply British infantry is not in the war.",
    ),
    RefusalCase(
        code="state-seceded",
        rule="ACW-S-eman-09",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=buy confederate-points=100 seceded=florida stage=production"
        ),
        action="buy confederate-infantry florida",
        sentence="Florida is part of an independent state.",
    ),
    RefusalCase(
        code="nothing-aboard",
        rule="ACW-S-amph-08",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=cargo space=boston target=norfolk mode=sea stage=movement "
            "lost-at-sea=2 aboard=2ui+1uc+1ul"
        ),
        action="drown union-artillery",
        sentence="There are no Union artillery aboard.",
    ),
    RefusalCase(
        code="leader-never-drowns",
        rule="ACW-S-amph-08",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=cargo space=boston target=norfolk mode=sea stage=movement "
            "lost-at-sea=2 aboard=2ui+1uc+1ul"
        ),
        action="drown union-leader",
        sentence="Leaders are never lost at sea.",
    ),
    RefusalCase(
        code="emancipated-already",
        rule="ACW-S-eman-01",
        title="civil-war-standard",
        position="historical turn=3 side=union step=politics emancipated=union stage=politics initiative-of=union",
        action="emancipate",
        sentence="The slaves have already been emancipated.",
    ),
    RefusalCase(
        code="no-great-victory",
        rule="ACW-S-eman-02",
        title="civil-war-standard",
        position="historical turn=3 side=union step=politics stage=politics initiative-of=union",
        action="emancipate",
        sentence="The Union must first win a battle in which eight enemy units are eliminated.",
    ),
    RefusalCase(
        code="conscripted-already",
        rule="ACW-S-consc-01",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=politics confederate-conscripts=1 stage=politics "
            "initiative-of=confederate"
        ),
        action="conscript",
        sentence="Each side can declare conscription only once.",
    ),
    RefusalCase(
        code="not-your-initiative",
        rule="ACW-S-pol-02",
        title="civil-war-standard",
        position="historical turn=3 side=confederate step=politics stage=politics initiative-of=confederate",
        action="declare-war",
        sentence="Only the Union can declare war on Europe.",
    ),
    RefusalCase(
        code="not-your-initiative",
        rule="ACW-S-pol-02",
        title="civil-war-standard",
        position="historical turn=3 side=union step=politics stage=politics initiative-of=union",
        action="appeal",
        sentence="Only the Confederacy can seek European support.",
    ),
    RefusalCase(
        code="at-war-already",
        rule="ACW-S-war-01",
        title="civil-war-standard",
        position="historical turn=3 side=union step=politics war=1 stage=politics initiative-of=union",
        action="declare-war",
        sentence="There is already war with Europe.",
    ),
    RefusalCase(
        code="not-a-way-back",
        rule="ACW-S-retreat-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=northern-virginia stage=movement "
            "defender=confederate size=skirmish loser=attacker "
            "arrivals=northern-virginia/maryland:1ui,northern-virginia/shenandoah-valley:1ui "
            "attacker-routed:2ui"
        ),
        action="retreat washington",
        sentence="None of these pieces came from Washington D.C.",
    ),
    RefusalCase(
        code="not-a-way-back",
        rule="ACW-S-retreat-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=northern-virginia stage=movement "
            "defender=confederate size=skirmish loser=attacker "
            "arrivals=northern-virginia/maryland:1ui,northern-virginia/shenandoah-valley:1ui maryland:1ci "
            "attacker-routed:2ui"
        ),
        action="retreat maryland",
        sentence="The enemy is in Maryland.",
    ),
    RefusalCase(
        code="not-a-refuge",
        rule="ACW-S-retreat-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=eastern-virginia stage=movement "
            "defender=confederate size=skirmish loser=defender "
            "arrivals=eastern-virginia/northern-virginia:1ui defender-routed:2ci+1cl"
        ),
        action="retreat northern-virginia",
        sentence="You cannot retreat to Northern Virginia: the attack came from there.",
    ),
    RefusalCase(
        code="not-a-refuge",
        rule="ACW-S-retreat-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=eastern-virginia stage=movement "
            "defender=confederate size=skirmish loser=defender defender-routed:2ci"
        ),
        action="retreat atlanta",
        sentence="You cannot retreat to Atlanta: it is not adjacent.",
    ),
    RefusalCase(
        code="not-a-refuge",
        rule="ACW-S-retreat-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=eastern-virginia stage=movement "
            "defender=confederate size=skirmish loser=defender richmond:1ui defender-routed:2ci"
        ),
        action="retreat richmond",
        sentence="You cannot retreat to Richmond: the enemy is there.",
    ),
    RefusalCase(
        code="nobody-to-detach",
        rule="ACW-S-retreat-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=northern-virginia stage=movement "
            "defender=confederate size=skirmish loser=attacker "
            "arrivals=northern-virginia/maryland:1ui,northern-virginia/shenandoah-valley:1ui "
            "attacker-routed:2ui"
        ),
        action="detach union-cavalry maryland",
        sentence="There are no Union cavalry left to retreat.",
    ),
    RefusalCase(
        code="not-nearest",
        rule="ACW-S-eman-08",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=displace space=florida emancipated=confederate "
            "seceded=florida stage=politics initiative-of=confederate queue=florida"
        ),
        action="displace richmond",
        sentence=(
            "Richmond is not one of the nearest spaces still held by the Confederacy: South Georgia, South Alabama."
        ),
    ),
    RefusalCase(
        code="not-a-group",
        rule="ACW-A-reinf-01",
        title="civil-war-standard",
        position=(
            "historical reinf=on turn=1 side=union step=main space=shenandoah-valley stage=movement "
            "arrivals=shenandoah-valley/maryland:2ui,shenandoah-valley/west-virginia:1ui+1ul"
        ),
        action="main washington",
        sentence="No group of attackers came from Washington D.C.",
    ),
    RefusalCase(
        code="state-needs-garrison",
        rule="ACW-A-states-01",
        title="civil-war-standard",
        position="historical states=on turn=1 side=confederate step=march stage=movement florida:1ci",
        action="from florida",
        sentence="Florida must keep 1 unit and has 1.",
    ),
    RefusalCase(
        code="assigned-already",
        rule="ACW-A-four-03",
        title="civil-war-teams",
        position="historical four=theatre turn=1 side=union step=command stage=movement placed=boston+chicago",
        action="assign boston east",
        sentence="Boston has already been assigned this turn.",
    ),
    RefusalCase(
        code="same-theatre",
        rule="ACW-A-four-03",
        title="civil-war-teams",
        position=(
            "historical four=theatre turn=1 side=union step=command stage=movement placed=boston+chicago "
            "east=maine+new-hampshire+vermont+massachusetts+rhode-island+connecticut+eastern-new-york+western-new-york+new-jersey+eastern-pennsylvania+western-pennsylvania+west-virginia+maryland+delaware+northern-virginia+shenandoah-valley+eastern-virginia+southwest-virginia+eastern-north-carolina+western-north-carolina+south-carolina+florida+canada-west+canada-east+new-brunswick+nova-scotia+new-york+philadelphia+buffalo+pittsburgh+cleveland+chicago+washington+richmond+norfolk+wilmington+charleston+savannah+toronto+montreal+quebec,maine+new-hampshire+vermont+massachusetts+rhode-island+connecticut+eastern-new-york+western-new-york+new-jersey+eastern-pennsylvania+western-pennsylvania+west-virginia+maryland+delaware+northern-virginia+shenandoah-valley+eastern-virginia+southwest-virginia+eastern-north-carolina+western-north-carolina+south-carolina+florida+canada-west+canada-east+new-brunswick+nova-scotia+boston+new-york+philadelphia+buffalo+pittsburgh+cleveland+washington+richmond+norfolk+wilmington+charleston+savannah+toronto+montreal+quebec"
        ),
        action="assign new-york east",
        sentence="New York already belongs to that theatre.",
    ),
    RefusalCase(
        code="other-theatre",
        rule="ACW-A-four-02",
        title="civil-war-teams",
        position="historical four=theatre turn=1 side=union step=march stage=movement theatre=east chicago:1ui",
        action="from chicago",
        sentence="Chicago belongs to the other commander.",
    ),
    RefusalCase(
        code="no-rail-in-basic",
        rule="ACW-B-board-06",
        title="civil-war-basic",
        position="basic turn=1 side=union step=buy union-points=99",
        action="buy-rail",
        sentence="Railroads are not used in the basic game.",
    ),
    RefusalCase(
        code="no-sea-in-basic",
        rule="ACW-B-board-05",
        title="civil-war-basic",
        position="basic turn=1 side=union step=buy union-points=99",
        action="buy-naval",
        sentence="There is no movement by sea in the basic game.",
    ),
    RefusalCase(
        code="none-fresh",
        rule="ACW-B-move-03",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=who space=massachusetts target=connecticut mode=land "
            "massachusetts:1ui+1uc+1ua+1ul massachusetts/spent:1ui+1ua"
        ),
        action="take union-infantry",
        sentence="There are no Union infantry there that have not moved yet.",
    ),
    RefusalCase(
        code="none-fresh",
        rule="ACW-S-move-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=who space=boston target=massachusetts mode=land stage=movement"
            " boston:1ui"
        ),
        action="take union-cavalry",
        sentence="There are no Union cavalry there that have not moved yet.",
    ),
    RefusalCase(
        code="none-fresh",
        rule="ACW-S-move-04",
        title="civil-war-standard",
        position="historical turn=1 side=union step=where space=boston stage=movement boston:1uc boston/half:1uc",
        action="rail chicago",
        sentence="There are no Union cavalry there that have not moved yet.",
    ),
    RefusalCase(
        code="not-in-your-reserve",
        rule="ACW-S-deploy-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=deploy space=northern-virginia stage=movement "
            "defender=confederate size=major attacker-reserve:6ui defender-reserve:6ci"
        ),
        action="deploy union-cavalry line-1",
        sentence="There are no Union cavalry in your reserve to deploy.",
    ),
    RefusalCase(
        code="not-your-line",
        rule="ACW-A-terr-03",
        title="civil-war-standard",
        position=(
            "historical terrain=on turn=1 side=union step=terrain space=northern-virginia stage=movement "
            "defender=confederate size=major ground=attacker/woods attacker-reserve:6ui defender-reserve:6ci"
        ),
        action="ground woods middle-1",
        sentence="You can only use your own line areas for that.",
    ),
    RefusalCase(
        code="not-your-line",
        rule="ACW-A-trench-01",
        title="civil-war-standard",
        position=(
            "historical entrench=on turn=1 side=union step=dig space=northern-virginia stage=movement "
            "defender=confederate size=major part=defender attacker-line-1:2ui attacker-line-2:2ui "
            "attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci defender-line-3:2ci"
        ),
        action="dig middle-2",
        sentence="You can only use your own line areas for that.",
    ),
    RefusalCase(
        code="not-your-line",
        rule="ACW-S-deploy-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=deploy space=northern-virginia stage=movement "
            "defender=confederate size=major attacker-reserve:6ui defender-reserve:6ci"
        ),
        action="deploy union-infantry middle-1",
        sentence="You can only use your own line areas for that.",
    ),
    RefusalCase(
        code="no-such-column",
        rule="ACW-S-field-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=deploy space=northern-virginia stage=movement "
            "defender=confederate size=skirmish attacker-reserve:5ui defender-reserve:5ci"
        ),
        action="deploy union-infantry line-1",
        sentence="A skirmish has only one column.",
    ),
    RefusalCase(
        code="column-empty",
        rule="ACW-S-deploy-03",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=deploy space=northern-virginia stage=movement "
            "defender=confederate size=major attacker-line-1:4ui attacker-reserve:2ui+1ul "
            "defender-reserve:6ci"
        ),
        action="deploy union-infantry line-1",
        sentence="Every line area needs a unit before the battle begins. Still empty: the centre.",
    ),
    RefusalCase(
        code="wrong-phase",
        rule="ACW-S-phase-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=act space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:2ui "
            "attacker-line-2:2ui attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="act union-cavalry line-1 fresh",
        sentence="This is the infantry phase: Union cavalry do not act now.",
    ),
    RefusalCase(
        code="nobody-of-that-kind",
        rule="ACW-S-phase-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=act space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:2ui "
            "attacker-line-2:2ui attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="act union-infantry line-1 used",
        sentence="No such piece has an action left: Union infantry, the left wing.",
    ),
    RefusalCase(
        code="areas-not-adjacent",
        rule="ACW-S-field-04",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:2ui "
            "attacker-line-2:2ui attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="shift routed",
        sentence="That area is not adjacent.",
    ),
    RefusalCase(
        code="enemy-in-area",
        rule="ACW-S-tmove-04",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry area=line-2 attacker-line-1:1ui "
            "attacker-line-2:2ui attacker-line-3:1ui defender-line-1:1ci defender-line-2:1ci "
            "defender-line-3:1ci defender-middle-2:1ci"
        ),
        action="shift middle-2",
        sentence="That area is occupied by the enemy: Confederate infantry.",
    ),
    RefusalCase(
        code="zone",
        rule="ACW-S-tmove-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry area=middle-1 attacker-line-1:1ui "
            "attacker-line-2:1ui attacker-line-3:1ui attacker-middle-1:1ui defender-line-1:1ci "
            "defender-line-2:1ci defender-line-3:1ci"
        ),
        action="shift middle-2",
        sentence="A piece adjacent to enemy units may not move to another area adjacent to enemy units.",
    ),
    RefusalCase(
        code="routed-stay",
        rule="ACW-S-tmove-03",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=act space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:1ui "
            "attacker-line-2:1ui attacker-line-3:1ui attacker-routed:1ui defender-line-1:1ci "
            "defender-line-2:1ci defender-line-3:1ci"
        ),
        action="act union-infantry routed fresh",
        sentence="Routed units stay in the retreat area until they are rallied.",
    ),
    RefusalCase(
        code="reserve-does-nothing",
        rule="ACW-S-field-05",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry area=reserve attacker-line-1:1ui "
            "attacker-line-2:1ui attacker-line-3:1ui attacker-reserve:1ui defender-line-1:1ci "
            "defender-line-2:1ci defender-line-3:1ci defender-middle-2:1ci"
        ),
        action="fire confederate-infantry",
        sentence="Pieces in the reserve can neither fire nor charge.",
    ),
    RefusalCase(
        code="leaders-do-not-fight",
        rule="ACW-S-phase-07",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=leaders sort=union-leader "
            "attacker-line-1:1ui+1ul attacker-line-2:1ui attacker-line-3:1ui defender-line-1:1ci "
            "defender-line-2:1ci defender-line-3:1ci defender-middle-1:1ci"
        ),
        action="fire confederate-infantry",
        sentence="Leaders neither fire nor charge.",
    ),
    RefusalCase(
        code="target-not-ahead",
        rule="ACW-S-fire-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:1ui "
            "attacker-line-2:1ui attacker-line-3:1ui defender-line-1:1ci defender-line-2:1ci "
            "defender-line-3:1ci defender-middle-2:1cc"
        ),
        action="fire confederate-cavalry",
        sentence="There are no Confederate cavalry straight ahead within range.",
    ),
    RefusalCase(
        code="line-of-fire",
        rule="ACW-S-fire-03",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=artillery sort=union-artillery "
            "attacker-line-1:1ua attacker-line-2:1ui attacker-line-3:1ui attacker-middle-1:1ui "
            "defender-line-1:1ci defender-line-2:1ci defender-line-3:1ci defender-reserve:1ci"
        ),
        action="fire confederate-infantry",
        sentence="Union infantry stand between the artillery and Confederate infantry.",
    ),
    RefusalCase(
        code="leader-is-no-target",
        rule="ACW-S-leader-05",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry area=middle-1 attacker-line-1:1ui "
            "attacker-line-2:1ui attacker-line-3:1ui attacker-middle-1:1ui defender-line-1:1ci+1cl "
            "defender-line-2:1ci defender-line-3:1ci"
        ),
        action="fire confederate-leader",
        sentence="Leaders cannot be chosen as targets.",
    ),
    RefusalCase(
        code="artillery-does-not-charge",
        rule="ACW-S-charge-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=artillery sort=union-artillery area=middle-1"
            " attacker-line-1:1ui attacker-line-2:1ui attacker-line-3:1ui attacker-middle-1:1ua "
            "defender-line-1:1ci defender-line-2:1ci defender-line-3:1ci defender-reserve:1ci"
        ),
        action="charge confederate-infantry",
        sentence="Artillery never charges.",
    ),
    RefusalCase(
        code="screened",
        rule="ACW-S-charge-10",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry area=middle-1 attacker-line-1:1ui "
            "attacker-line-2:1ui attacker-line-3:1ui attacker-middle-1:1ui defender-line-1:1ci+1ca "
            "defender-line-2:1ci defender-line-3:1ci"
        ),
        action="charge confederate-artillery",
        sentence="The artillery is screened by Confederate infantry in the same area.",
    ),
    RefusalCase(
        code="river-between",
        rule="ACW-A-terr-02",
        title="civil-war-standard",
        position=(
            "historical terrain=on turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry area=middle-1 "
            "ground=defender-line-3/river-front attacker-line-1:1ui attacker-line-2:1ui attacker-line-3:1ui "
            "attacker-middle-1:1ui defender-line-1:3ci defender-line-2:1ci defender-line-3:1ci"
        ),
        action="charge confederate-infantry",
        sentence="A river stops the charge.",
    ),
    RefusalCase(
        code="only-leaders-rally",
        rule="ACW-S-leader-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:1ui "
            "attacker-line-2:1ui attacker-line-3:1ui attacker-routed:1ui defender-line-1:1ci "
            "defender-line-2:1ci defender-line-3:1ci"
        ),
        action="rally union-infantry",
        sentence="Only leaders can rally units.",
    ),
    RefusalCase(
        code="rally-from-reserve",
        rule="ACW-S-leader-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=leaders sort=union-leader "
            "attacker-line-1:1ui+1ul attacker-line-2:1ui attacker-line-3:1ui attacker-routed:1ui "
            "defender-line-1:1ci defender-line-2:1ci defender-line-3:1ci defender-routed:1ci"
        ),
        action="rally union-infantry",
        sentence="A leader can rally only from the reserve.",
    ),
    RefusalCase(
        code="not-routed",
        rule="ACW-S-leader-04",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=leaders sort=union-leader area=reserve "
            "attacker-line-1:1ui attacker-line-2:1ui attacker-line-3:1ui attacker-reserve:1ul "
            "attacker-routed:1ui defender-line-1:1ci defender-line-2:1ci defender-line-3:1ci "
            "defender-routed:1cc"
        ),
        action="rally union-cavalry",
        sentence="You have no Union cavalry in the retreat area.",
    ),
    RefusalCase(
        code="too-early-to-retreat",
        rule="ACW-S-tend-05",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=act space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:2ui "
            "attacker-line-2:2ui attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="withdraw",
        sentence="You may not retreat before the first battle turn is over.",
    ),
    RefusalCase(
        code="acted-in-this-phase",
        rule="ACW-S-tend-05",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=act space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=2 phase=infantry attacker-used=1 "
            "acting=middle-1/1ui/spent attacker-line-1:1ui attacker-line-2:2ui attacker-line-3:2ui "
            "attacker-middle-1:1ui defender-line-1:2ci defender-line-2:2ci defender-line-3:2ci"
        ),
        action="withdraw",
        sentence="You have already acted in this phase and may not retreat until the next one.",
    ),
    RefusalCase(
        code="cannot-pursue",
        rule="ACW-S-pursuit-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=pursue space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry loser=defender "
            "attacker-line-1:1ui+1ua+1ul attacker-reserve:1uc attacker-routed:3ui defender-routed:5ci"
        ),
        action="pursue union-artillery confederate-infantry",
        sentence="Union artillery cannot pursue: only infantry and cavalry that are not routed can.",
    ),
    RefusalCase(
        code="pursued-already",
        rule="ACW-S-pursuit-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=pursue space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry loser=defender acting=rolled/1ui "
            "attacker-line-1:1ui+1ua+1ul attacker-reserve:1uc attacker-routed:3ui defender-routed:5ci"
        ),
        action="pursue union-infantry confederate-infantry",
        sentence="All Union infantry have already pursued.",
    ),
    RefusalCase(
        code="covered",
        rule="ACW-S-pursuit-04",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=pursue space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=2 phase=infantry cover=1 loser=defender "
            "acting=covering/1cc attacker-line-1:2ui+3uc attacker-line-2:1ui attacker-line-3:1ui "
            "defender-routed:6ci+2cc"
        ),
        action="pursue union-infantry confederate-infantry",
        sentence="Cavalry that was not routed covered the retreat when the battle ended, so infantry may not pursue.",
    ),
    RefusalCase(
        code="cover-first",
        rule="ACW-S-pursuit-05",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=pursue space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=2 phase=infantry cover=1 loser=defender "
            "acting=covering/1cc attacker-line-1:2ui+3uc attacker-line-2:1ui attacker-line-3:1ui "
            "defender-routed:6ci+2cc"
        ),
        action="pursue union-cavalry confederate-infantry",
        sentence="Confederate cavalry cover the retreat and must be destroyed first.",
    ),
    RefusalCase(
        code="infantry-after-cavalry",
        rule="ACW-S-pursuit-06",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=pursue space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry loser=defender "
            "attacker-line-1:2ui+1uc defender-routed:1ci+1cc+1cl"
        ),
        action="pursue union-infantry confederate-cavalry",
        sentence="Infantry may not pursue cavalry.",
    ),
    RefusalCase(
        code="no-such-fugitive",
        rule="ACW-S-pursuit-03",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=pursue space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry loser=defender "
            "attacker-line-1:2ui+1uc defender-routed:1ci+1cc+1cl"
        ),
        action="pursue union-infantry confederate-artillery",
        sentence="There are no Confederate artillery to pursue.",
    ),
    RefusalCase(
        code="terrain-not-rolled",
        rule="ACW-A-terr-01",
        title="civil-war-standard",
        position=(
            "historical terrain=on turn=1 side=union step=terrain space=northern-virginia stage=movement "
            "defender=confederate size=major ground=attacker/woods+attacker/hill attacker-reserve:6ui "
            "defender-reserve:6ci"
        ),
        action="ground village line-1",
        sentence="You have no such terrain to place.",
    ),
    RefusalCase(
        code="area-has-terrain",
        rule="ACW-A-terr-03",
        title="civil-war-standard",
        position=(
            "historical terrain=on turn=1 side=union step=terrain space=northern-virginia stage=movement "
            "defender=confederate size=major ground=attacker-line-1/woods+attacker/hill attacker-reserve:6ui "
            "defender-reserve:6ci"
        ),
        action="ground hill line-1",
        sentence="That area already has terrain.",
    ),
    RefusalCase(
        code="no-infantry-to-dig",
        rule="ACW-A-trench-01",
        title="civil-war-standard",
        position=(
            "historical entrench=on turn=1 side=union step=dig space=northern-virginia stage=movement "
            "defender=confederate size=major part=defender attacker-line-1:1ui attacker-line-2:1ui "
            "attacker-line-3:1ui attacker-reserve:3ui defender-line-1:1ca defender-line-2:1ci "
            "defender-line-3:2ci defender-reserve:2ci"
        ),
        action="dig line-1",
        sentence="There is no infantry in that area to entrench.",
    ),
    RefusalCase(
        code="dug-already",
        rule="ACW-A-trench-01",
        title="civil-war-standard",
        position=(
            "historical entrench=on turn=1 side=union step=dig space=northern-virginia stage=movement "
            "defender=confederate size=major part=defender trench=line-3+turned-3 attacker-line-1:1ui "
            "attacker-line-2:1ui attacker-line-3:1ui attacker-reserve:3ui defender-line-1:1ca "
            "defender-line-2:1ci defender-line-3:2ci defender-reserve:2ci"
        ),
        action="dig line-3",
        sentence="You have already tried to entrench that area.",
    ),
    RefusalCase(
        code="no-second-fire",
        rule="ACW-S-phase-04",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 attacker-used=1 sort=union-cavalry area=middle-1 "
            "wear=fired acting=middle-1/1uc/fired attacker-line-1:1ui attacker-line-2:1ui attacker-line-3:1ui"
            " attacker-middle-1:1uc defender-line-1:2ci defender-line-2:1ci defender-line-3:1ci"
        ),
        action="fire confederate-infantry",
        sentence="Only elite cavalry may fire twice in a phase, not Union cavalry.",
    ),
    RefusalCase(
        code="no-second-fire",
        rule="ACW-S-phase-11",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=order space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry extra=sees-deployment+extra-action "
            "attacker-used=1 area=middle-1 wear=fired acting=middle-1/1ui/fired attacker-line-1:2ui "
            "attacker-line-2:1ui attacker-line-3:1ui attacker-middle-1:1ui defender-line-1:3ci "
            "defender-line-2:1ci defender-line-3:1ci"
        ),
        action="fire confederate-infantry",
        sentence="Only elite cavalry may fire twice in a phase, not Union infantry.",
    ),
    RefusalCase(
        code="stopped-by-enemy",
        rule="ACW-B-move-04",
        title="civil-war-basic",
        position="basic turn=1 side=union step=march northern-virginia:1uc+1ci northern-virginia/spent:1uc",
        action="from northern-virginia",
        sentence="Your pieces in Northern Virginia have met the enemy and must stop there.",
    ),
    RefusalCase(
        code="stopped-by-enemy",
        rule="ACW-S-move-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=march stage=movement northern-virginia:1uc+1ci "
            "northern-virginia/spent:1uc"
        ),
        action="from northern-virginia",
        sentence="Your pieces in Northern Virginia have met the enemy and must stop there.",
    ),
    RefusalCase(
        code="came-by-rail",
        rule="ACW-S-rail-05",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=march stage=movement railed=washington/ui washington:1ui "
            "washington/spent:1ui"
        ),
        action="from washington",
        sentence="The pieces in Washington D.C. came by rail and cannot move any further this turn.",
    ),
    RefusalCase(
        code="state-invaded",
        rule="ACW-A-states-02",
        title="civil-war-standard",
        position=(
            "historical states=on turn=1 side=confederate step=where space=atlanta confederate-rail=4 "
            "stage=movement savannah:1ui atlanta:2ci"
        ),
        action="rail chattanooga",
        sentence="The enemy is in Georgia: it must keep 2 units and has 2.",
    ),
    RefusalCase(
        code="not-of-this-side",
        rule="ACW-S-deploy-02",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=deploy space=northern-virginia stage=movement "
            "defender=confederate size=major attacker-reserve:6ui defender-reserve:6ci"
        ),
        action="deploy confederate-infantry line-1",
        sentence="Confederate infantry are not yours.",
    ),
    RefusalCase(
        code="not-of-this-side",
        rule="ACW-S-phase-01",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=act space=northern-virginia stage=movement "
            "defender=confederate size=major battle-turn=1 phase=infantry attacker-line-1:2ui "
            "attacker-line-2:2ui attacker-line-3:2ui defender-line-1:2ci defender-line-2:2ci "
            "defender-line-3:2ci"
        ),
        action="act confederate-infantry line-1 fresh",
        sentence="Confederate infantry are not yours.",
    ),
    RefusalCase(
        code="not-yours",
        rule="ACW-B-battle-02",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=array space=northern-virginia defender=confederate part=defender "
            "acting=1cl attacker-reserve:2ui+1ul defender-line-1:1cl defender-reserve:1ci"
        ),
        action="line union-infantry",
        sentence="Union infantry are not yours.",
    ),
    RefusalCase(
        code="not-yours",
        rule="ACW-B-fire-01",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=fire space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 attacker-line-1:2ui defender-line-1:2ci"
        ),
        action="shoot union-infantry",
        sentence="Union infantry are not yours.",
    ),
    RefusalCase(
        code="not-yours",
        rule="ACW-B-rally-01",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=rally space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 attacker-line-1:1ui defender-line-1:1ci defender-reserve:1cl "
            "defender-routed:1ci+1cc+1ca"
        ),
        action="recall union-infantry",
        sentence="Union infantry are not yours.",
    ),
    RefusalCase(
        code="not-yours",
        rule="ACW-B-reserve-01",
        title="civil-war-basic",
        position=(
            "basic turn=1 side=union step=reserve space=western-kentucky defender=confederate battle-turn=1 "
            "part=defender shots=1 attacker-line-1:2ui defender-line-1:2ci"
        ),
        action="back union-infantry",
        sentence="Union infantry are not yours.",
    ),
    RefusalCase(
        code="defenders-together",
        rule="ACW-R-60",
        title="civil-war-standard",
        position=(
            "historical turn=1 side=union step=retreat space=eastern-virginia stage=movement "
            "defender=confederate size=skirmish loser=defender defender-routed:2ci"
        ),
        action="detach confederate-infantry richmond",
        sentence="Beaten defenders retreat together, into one space.",
    ),
    RefusalCase(
        code="leaders-only",
        rule="ACW-L12",
        title="civil-war-standard",
        position=(
            "historical reinf=on turn=1 side=union step=main space=northern-virginia stage=movement "
            "arrivals=northern-virginia/maryland:2ui,northern-virginia/eastern-virginia:1ul"
        ),
        action="main eastern-virginia",
        sentence="The group from Eastern Virginia has leaders only; the main army must have a unit.",
    ),
    RefusalCase(
        code="mexico-city-only",
        rule="ACW-S-europe-04",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=buy british-points=40 french-points=40 war=1 france=1 "
            "stage=production"
        ),
        action="buy french-infantry chihuahua",
        sentence="New French units are placed in Mexico City only, not in Chihuahua.",
    ),
    RefusalCase(
        code="diplomacy-too-dear",
        rule="ACW-S-dipl-03",
        title="civil-war-standard",
        position=(
            "historical turn=3 side=confederate step=politics stage=politics initiative-of=confederate "
            "richmond:1ui norfolk:1ui wilmington:1ui charleston:1ui savannah:1ui atlanta:1ui mobile:1ui "
            "vicksburg:1ui new-orleans:1ui memphis:1ui nashville:1ui chattanooga:1ui little-rock:1ui"
        ),
        action="diplomacy",
        sentence="Diplomacy costs 10 points; your next production would be 0.",
    ),
    RefusalCase(
        code="state-first",
        rule="ACW-A-states-03",
        title="civil-war-standard",
        position=(
            "historical states=on turn=3 side=confederate step=buy confederate-points=100 stage=production "
            "norfolk:1ci wilmington:1ci charleston:1ci atlanta:1ci"
        ),
        action="buy confederate-infantry richmond",
        sentence="Florida needs 1 unit and has 0: new units go there first.",
    ),
    RefusalCase(
        code="state-first",
        rule="ACW-A-states-04",
        title="civil-war-standard",
        position=(
            "historical states=on turn=0 side=confederate step=place task=free-infantry "
            "placed=louisiana+tennessee+arkansas quota=4ci richmond:4ci+1ce+1ca"
        ),
        action="place confederate-infantry richmond",
        sentence="North Carolina needs 1 unit and has 0: new units go there first.",
    ),
    RefusalCase(
        code="not-a-leader-there",
        rule="ACW-S-leader-06",
        title="civil-war-standard",
        position=(
            "historical leader-loss=owner turn=1 side=union step=lose-leader space=northern-virginia war=1 "
            "stage=movement defender=confederate size=major battle-turn=1 phase=infantry part=defender "
            "attacker-used=1 area=middle-1 acting=middle-1/1ui/spent attacker-line-1:1ui attacker-line-2:1ui "
            "attacker-line-3:1ui attacker-middle-1:1ui defender-line-1:1ci+1cl+1bl defender-line-2:1ci "
            "defender-line-3:1ci defender-routed:1ci"
        ),
        action="lose confederate-infantry",
        sentence="There is no such leader of yours in the area that was hit.",
    ),
    RefusalCase(
        code="out-of-the-game",
        rule="ACW-S-map-04",
        title="civil-war-basic",
        position="basic turn=1 side=union step=march",
        action="to indian-territory",
        sentence="Indian Territory plays no part in the game: nobody may enter it.",
    ),
    RefusalCase(
        code="no-such-thing",
        rule="ACW-B-battle-02",
        title="civil-war-basic",
        position="basic turn=1 side=union step=march",
        action="deploy union-infantry line-9",
        sentence="Nothing that “deploy” applies to is called “line-9”.",
    ),
    RefusalCase(
        code="no-such-thing",
        rule="ACW-B-board-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=march",
        action="from atlantis",
        sentence="Nothing that “from” applies to is called “atlantis”.",
    ),
    RefusalCase(
        code="no-such-thing",
        rule="ACW-B-piece-01",
        title="civil-war-basic",
        position="basic turn=1 side=union step=march",
        action="take boston",
        sentence="Nothing that “take” applies to is called “Boston”.",
    ),
    RefusalCase(
        code="no-such-thing",
        rule="ACW-S-field-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=march stage=movement",
        action="deploy union-infantry line-9",
        sentence="Nothing that “deploy” applies to is called “line-9”.",
    ),
    RefusalCase(
        code="no-such-thing",
        rule="ACW-S-map-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=march stage=movement",
        action="from atlantis",
        sentence="Nothing that “from” applies to is called “atlantis”.",
    ),
    RefusalCase(
        code="no-such-thing",
        rule="ACW-S-piece-01",
        title="civil-war-standard",
        position="historical turn=1 side=union step=march stage=movement",
        action="take boston",
        sentence="Nothing that “take” applies to is called “Boston”.",
    ),
    RefusalCase(
        code="none-to-transfer",
        rule="ACW-A-four-06",
        title="civil-war-teams",
        position="historical four=theatre turn=1 side=union step=command stage=movement theatre=east chicago:2ui",
        action="transfer union-artillery chicago east",
        sentence="There are no Union artillery there to give to that commander.",
    ),
]
