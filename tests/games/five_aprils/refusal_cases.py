"""The audit of refusals of Across Five Aprils: every code and rule of the table, in a position where it is given.

Positions are on the printed maps; those with a `pack` are on open fields with the terrain that is named, or need the
strengths of the frozen edition.
"""

from typing import Final

from tests.games.five_aprils.field import FROZEN
from tests.games.five_aprils.fight import plain
from tests.refusals import RefusalCase

RIVER: Final = plain(water={"river": ["3708|3808"]}).pack
ROUGH: Final = plain(terrain={"rough": ["3706", "3809"], "marsh": ["3606"]}).pack
ROUGH_ROAD: Final = plain(terrain={"marsh": ["3706"]}, roads={"road": ["3707 3706 3705"]}).pack
HILLS: Final = plain("gettysburg", terrain={"hill": ["1010", "1110", "1111"]}, hills=[["1010", "1110", "1111"]]).pack
ISLAND: Final = plain(
    water={"river": ["3607|3708", "3608|3708", "3707|3708", "3708|3709", "3708|3807", "3708|3808"]}
).pack

CASES: Final = [
    RefusalCase(
        code="game-over",
        rule="A5A-13.3-c",
        title="pea-ridge",
        position="battle turn=15 step=over won=union/substantial/A5A-13.3-c u-dodge:3707",
        action="end",
        sentence="The battle is over.",
    ),
    RefusalCase(
        code="unknown-place",
        rule="A5A-4.4-a",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=carr unit=u-dodge u-dodge:3101",
        action="go 3001",
        sentence="There is no hex 3001 on this map.",
    ),
    RefusalCase(
        code="unknown-place",
        rule="A5A-6.2.1-a",
        title="pea-ridge",
        position="battle turn=2 step=attack seat=union fighting=1 u-coler:3808 c-hebert:3708",
        action="attack 9999",
        sentence="There is no hex 9999 on this map.",
    ),
    RefusalCase(
        code="unknown-unit",
        rule="A5A-2.2-k",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=carr u-dodge:3707",
        action="take c-evans",
        sentence="There is no unit c-evans in this battle.",
    ),
    RefusalCase(
        code="unknown-division",
        rule="A5A-15.4-b",
        title="gettysburg",
        position="battle turn=2 step=move seat=confederate marker=hill drawn=hill c-archer:0124 u-i11:1010",
        action="commit sherman",
        sentence="There is no division sherman in this battle.",
    ),
    RefusalCase(
        code="no-movement-now",
        rule="A5A-4.1-a",
        title="pea-ridge",
        position="battle turn=2 step=yield seat=union u-dodge:3707 c-price:3706",
        action="take u-dodge",
        sentence=(
            "Units move only in the movement phase of their formation. Now: the automatic retreats are being chosen."
        ),
    ),
    RefusalCase(
        code="no-combat-now",
        rule="A5A-4.1-e",
        title="pea-ridge",
        position=(
            "battle turn=2 step=move seat=union phasing=union marker=carr unit=u-vandever spent=4 "
            "c-price:3205 u-dodge:3706:moved+spent u-vandever:3712:moved+spent"
        ),
        action="fight",
        sentence="There is no combat in a movement phase. Now: the formation drawn is moving.",
    ),
    RefusalCase(
        code="no-combat-now",
        rule="A5A-9.0-a",
        title="gettysburg",
        position="battle turn=11 step=build seat=union u-i11:1010 c-pegram:4020",
        action="attack 4020",
        sentence="There is no combat on a night turn. Now: breastworks are being built.",
    ),
    RefusalCase(
        code="retreats-first",
        rule="A5A-6.1-g",
        title="pea-ridge",
        position="battle turn=2 step=yield seat=union u-dodge:3707 c-price:3706",
        action="attack 3706",
        sentence="Automatic retreats come before combat. Choose one, or continue to combat.",
    ),
    RefusalCase(
        code="retreats-over",
        rule="A5A-6.1-g",
        title="pea-ridge",
        position=(
            "battle turn=2 step=attack seat=union phasing=union marker=union-combat fighting=1 "
            "engaged=3708+3809 bound=u-coler+u-pattison c-hebert:3708 u-pattison:3709 u-coler:3808 "
            "c-mcnair:3809"
        ),
        action="yield 3708",
        sentence="Automatic retreats come before all combats of the phase, and the combats have begun.",
    ),
    RefusalCase(
        code="combat-unfinished",
        rule="A5A-6.1-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 attackers=u-coler engaged=3708+3809 bound=u-coler+u-pattison c-hebert:3708 "
            "u-pattison:3709 u-coler:3808:attacked c-mcnair:3809"
        ),
        action="attack 3809",
        sentence=("Each combat is finished before the next one begins. Now: the units of an attack are being chosen."),
    ),
    RefusalCase(
        code="no-target-yet",
        rule="A5A-6.2.1-a",
        title="pea-ridge",
        position="battle turn=2 step=attack seat=union fighting=1 u-dodge:3707 c-price:3706",
        action="with u-dodge",
        sentence="First choose the enemy hex to attack.",
    ),
    RefusalCase(
        code="no-target-yet",
        rule="A5A-6.2.2-a",
        title="pea-ridge",
        position="battle turn=2 step=yield seat=union u-dodge:3707 c-price:3706",
        action="spare u-dodge",
        sentence="First choose the enemy hex to fall back from.",
    ),
    RefusalCase(
        code="no-morale-now",
        rule="A5A-6.2.5-a",
        title="pea-ridge",
        position="battle turn=2 step=yield seat=union u-dodge:3707 c-price:3706",
        action="morale 1",
        sentence=(
            "A morale value is chosen only when a combat is resolved. Now: the automatic retreats are being chosen."
        ),
    ),
    RefusalCase(
        code="no-loss-due",
        rule="A5A-6.3.1-a",
        title="pea-ridge",
        position="battle turn=2 step=yield seat=union u-dodge:3707 c-price:3706",
        action="lose u-dodge",
        sentence="No step has to be lost. Now: the automatic retreats are being chosen.",
    ),
    RefusalCase(
        code="no-retreat-due",
        rule="A5A-6.5-a",
        title="pea-ridge",
        position="battle turn=2 step=attack seat=union fighting=1 u-dodge:3707 c-price:3706",
        action="retreat u-dodge 3708",
        sentence="No unit has to retreat. Now: the next hex to attack is being chosen.",
    ),
    RefusalCase(
        code="no-stand-now",
        rule="A5A-6.3.4-a",
        title="pea-ridge",
        position="battle turn=2 step=attack seat=union fighting=1 u-dodge:3707 c-price:3706",
        action="stand",
        sentence=(
            "The defender chooses to stand or retreat only after the results of a combat. Now: the next "
            "hex to attack is being chosen."
        ),
    ),
    RefusalCase(
        code="no-advance-now",
        rule="A5A-6.6-h",
        title="pea-ridge",
        position=(
            "battle turn=2 step=attack seat=union phasing=union marker=union-combat fighting=1 "
            "engaged=3708+3710 bound=u-dodge+u-coler u-dodge:3709 c-greer:3710 u-coler:3808:attacked "
            "c-slack:x:reduced+target"
        ),
        action="advance u-coler 3708",
        sentence=(
            "Units advance only right after a combat that leaves a hex empty. Now: the next hex to attack "
            "is being chosen."
        ),
    ),
    RefusalCase(
        code="no-building-now",
        rule="A5A-15.2-a",
        title="gettysburg",
        position="battle turn=11 step=move seat=union marker=i-corps u-i11:1010 c-archer:4020",
        action="build u-i11 U",
        sentence="Breastworks are built only at the end of a night turn. Now: the formation drawn is moving.",
    ),
    RefusalCase(
        code="other-formation",
        rule="A5A-4.1-a",
        title="shiloh",
        position=(
            "battle turn=2 step=move seat=confederate phasing=confederate marker=bragg draws=2 "
            "drawn=hardee+hardee+bragg c-hindman:1010 c-gladden:1212 u-dickey:absent u-taylor:absent "
            "c-wharton:absent c-clanton:absent c-lindsay:absent"
        ),
        action="take c-hindman",
        sentence="Hindman belongs to III Corps (Hardee). Only units of II Corps (Bragg) move in this phase.",
    ),
    RefusalCase(
        code="not-on-map",
        rule="A5A-4.1-a",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=carr u-dodge:3707 u-vandever:x",
        action="take u-vandever",
        sentence="Vandever has been eliminated.",
    ),
    RefusalCase(
        code="left-out",
        rule="A5A-14.6-a",
        title="shiloh",
        position="battle turn=2 step=move seat=confederate marker=hardee c-hindman:1010",
        action="take c-wharton",
        sentence="Wharton is used only with the cavalry option.",
    ),
    RefusalCase(
        code="has-moved",
        rule="A5A-4.1-a",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=carr u-carrart:3706:moved+spent",
        action="take u-carrart",
        sentence="Carr has already moved in this phase, and a unit moves only once.",
    ),
    RefusalCase(
        code="not-arrived",
        rule="A5A-8.1-c",
        title="gettysburg",
        position="battle turn=13 step=move seat=union phasing=union marker=artillery-reserve u-xi11:4001",
        action="take u-reg1",
        sentence="1 Reg arrives on turn 14; this is turn 13.",
    ),
    RefusalCase(
        code="not-rolled",
        rule="A5A-16.2-a",
        title="bentonville",
        position="battle turn=3 step=move seat=union phasing=union marker=xiv-corps c-jrres:1601 u-x31:1616",
        action="take u-x32",
        sentence="3/2/XIV enters only when a die roll brings it, and none has yet.",
    ),
    RefusalCase(
        code="no-way-out",
        rule="A5A-5.0-h",
        title="pea-ridge",
        position=(
            "battle turn=1 step=move seat=union phasing=union marker=carr c-little:3607 c-price:3706 "
            "u-dodge:3707 c-slack:3807 u-vandever:4010"
        ),
        action="take u-dodge",
        sentence=(
            "Dodge cannot move. It starts in the zone of control (ZOC) of Price, Slack, Little, and every "
            "hex next to it is closed or in an enemy ZOC."
        ),
    ),
    RefusalCase(
        code="not-taken",
        rule="A5A-4.1-a",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=carr u-dodge:3707",
        action="go 3706",
        sentence="First choose a unit to move.",
    ),
    RefusalCase(
        code="same-hex",
        rule="A5A-4.2-a",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=carr unit=u-dodge u-dodge:3707",
        action="go 3707",
        sentence="The unit is already in 3707.",
    ),
    RefusalCase(
        code="enemy-hex",
        rule="A5A-4.2-k",
        title="pea-ridge",
        position=(
            "battle turn=1 step=move seat=union phasing=union marker=carr unit=u-carrart zone=1 "
            "c-price:3706 u-carrart:3707"
        ),
        action="go 3706",
        sentence="3706 is occupied by the enemy: Price.",
    ),
    RefusalCase(
        code="barred-terrain",
        rule="A5A-4.2-i",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=carr unit=u-carrart u-carrart:3707",
        action="go 3706",
        sentence="The terrain of 3706 (rough) is closed to this type of unit (artillery).",
        pack=ROUGH,
    ),
    RefusalCase(
        code="barred-river",
        rule="A5A-4.2-i",
        title="pea-ridge",
        position="battle turn=2 step=move seat=union marker=carr unit=u-dodge u-dodge:3808",
        action="go 3708",
        sentence="A river without a bridge or ford lies on the way into Ruddick's Cornfield (3708).",
        pack=ISLAND,
    ),
    RefusalCase(
        code="barred-slope",
        rule="A5A-4.2-i",
        title="gettysburg",
        position=(
            "battle turn=5 step=move seat=union phasing=union marker=i-corps unit=u-iart u-iart:3112 "
            "u-xi11:4001 c-pegram:4020"
        ),
        action="go 3212",
        sentence="A slope on the way into Big Round Top (3212) is closed to this type of unit (artillery).",
    ),
    RefusalCase(
        code="full-road",
        rule="A5A-4.2-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=move seat=union marker=carr unit=u-carrart u-carrart:3707 u-dodge:3706 "
            "u-vandever:3706 c-greer:4201"
        ),
        action="go 3706",
        sentence=(
            "3706 already holds two units (Dodge, Vandever), so the road into it cannot be used, and "
            "without the road the terrain is closed to this unit."
        ),
        pack=ROUGH_ROAD,
    ),
    RefusalCase(
        code="full-hex",
        rule="A5A-4.3-b",
        title="pea-ridge",
        position=(
            "battle turn=1 step=move seat=union phasing=union marker=carr unit=u-dodge u-ostart:3706 "
            "u-coler:3706 u-dodge:3707"
        ),
        action="go 3706",
        sentence="3706 already holds two units: Osterhaus, Coler. Others may pass through, but not stop there.",
    ),
    RefusalCase(
        code="zone-to-zone",
        rule="A5A-5.0-f",
        title="pea-ridge",
        position=(
            "battle turn=1 step=move seat=union phasing=union marker=carr unit=u-carrart zone=1 "
            "c-price:3706 u-carrart:3707"
        ),
        action="go 3806",
        sentence=(
            "Cox's Field (3806) is in the zone of control (ZOC) of Price. A unit that started its move in "
            "an enemy ZOC may not enter an enemy ZOC."
        ),
    ),
    RefusalCase(
        code="zone-on-way",
        rule="A5A-5.0-e",
        title="pea-ridge",
        position=(
            "battle turn=1 step=move seat=union phasing=union marker=carr unit=u-dodge c-price:3704 u-dodge:3707"
        ),
        action="go 3603",
        sentence="3604, on the way, is in the zone of control of Price, and the unit would have to stop there.",
    ),
    RefusalCase(
        code="night-zone",
        rule="A5A-9.0-b",
        title="pea-ridge",
        position="battle turn=9 step=move seat=union phasing=union marker=carr u-dodge:3707 c-price:4511",
        action="take u-vandever",
        sentence=(
            "4512 is in the zone of control of Price. At night no unit enters one unless a friendly unit "
            "is already there."
        ),
    ),
    RefusalCase(
        code="too-far",
        rule="A5A-4.2-g",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=carr unit=u-dodge u-dodge:3707",
        action="go 3712",
        sentence="3712 is too far: it needs 5 movement points, and the unit has 4.",
    ),
    RefusalCase(
        code="must-unstack",
        rule="A5A-4.3-g",
        title="pea-ridge",
        position=(
            "battle turn=1 step=move seat=union phasing=union marker=carr u-coler:3706 u-dodge:3706 u-vandever:3706"
        ),
        action="end",
        sentence=(
            "Units in 3706: 3. Only two may stay: Dodge, or another unit of the formation there, "
            "must leave before the phase ends."
        ),
    ),
    RefusalCase(
        code="entry-blocked",
        rule="A5A-8.2-d",
        title="pea-ridge",
        position=(
            "battle turn=3 step=move seat=union phasing=union marker=carr unit=u-vandever u-dodge:3120 c-price:4512"
        ),
        action="go 4512",
        sentence="The enemy occupies the entry hex 4512: Price.",
    ),
    RefusalCase(
        code="entry-waits",
        rule="A5A-14.4-b",
        title="shiloh",
        position="battle turn=8 step=move seat=union phasing=union marker=nelson u-hazen:1815 c-hindman:1921",
        action="take u-ammen",
        sentence=(
            "The enemy occupies the entry hex Pittsburg Landing (1921) (Hindman). Union units at Shiloh "
            "have no other entry hex, so they wait off the map."
        ),
    ),
    RefusalCase(
        code="not-on-map",
        rule="A5A-6.2.1-a",
        title="pea-ridge",
        position="battle turn=2 step=declare seat=union fighting=1 targets=3706 u-dodge:3707 c-price:3706",
        action="with u-coler",
        sentence="Coler is not on the map yet.",
    ),
    RefusalCase(
        code="not-yours",
        rule="A5A-6.0-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 engaged=3708 bound=u-dodge+u-coler+u-pattison c-mcnair:3610 u-dodge:3707 "
            "c-hebert:3708 u-pattison:3709 u-coler:3808"
        ),
        action="with c-mcnair",
        sentence="McCulloch is not one of your units.",
    ),
    RefusalCase(
        code="has-attacked",
        rule="A5A-6.1-e",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 engaged=3708+3809 bound=u-coler c-hebert:3708 u-coler:3808 c-slack:3809:target "
            "u-carrart:4010:attacked"
        ),
        action="with u-carrart",
        sentence="Carr has already attacked in this combat phase, and no unit attacks twice.",
    ),
    RefusalCase(
        code="has-fallen-back",
        rule="A5A-6.2.2-i",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 engaged=3708 bound=u-coler c-slack:3708 u-coler:3808 u-carrart:4008:fell-back"
        ),
        action="with u-carrart",
        sentence="Carr has retreated in this combat phase and may not attack or bombard in it.",
    ),
    RefusalCase(
        code="overstacked",
        rule="A5A-4.3-e",
        title="pea-ridge",
        position=(
            "battle turn=1 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3705 engaged=3705 bound=u-coler+u-greusel c-price:3705 u-coler:3706 u-greusel:3706 "
            "u-dodge:3706"
        ),
        action="with u-dodge",
        sentence="Dodge is overstacked: only the top two units of a hex may attack.",
    ),
    RefusalCase(
        code="no-enemy-there",
        rule="A5A-6.2.1-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=yield seat=union phasing=union marker=union-combat c-mcnair:3610 "
            "c-hebert:3708 u-coler:3808"
        ),
        action="yield 3701",
        sentence="There is no enemy unit in 3701.",
    ),
    RefusalCase(
        code="already-attacked",
        rule="A5A-6.1-e",
        title="pea-ridge",
        position=(
            "battle turn=2 step=attack seat=union phasing=union marker=union-combat fighting=1 "
            "c-slack:3708:target c-greer:3811 u-coler:3908:fell-back u-dodge:3910 u-carrart:4010"
        ),
        action="attack 3708",
        sentence=(
            "The enemy in Ruddick's Cornfield (3708) has already been attacked, or retreated from, in this combat "
            "phase, and no unit is attacked twice."
        ),
    ),
    RefusalCase(
        code="not-adjacent",
        rule="A5A-6.2.1-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3607 engaged=3708 bound=u-coler c-slack:3607 c-hebert:3708 u-carrart:3806 "
            "u-coler:3808"
        ),
        action="with u-coler",
        sentence="Coler is not adjacent to 3607, and only artillery attacks from farther away.",
    ),
    RefusalCase(
        code="river-between",
        rule="A5A-7.1-c",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat targets=3708 "
            "c-slack:3708 u-dodge:3807 u-carrart:3808 u-coler:3808"
        ),
        action="with u-coler",
        sentence=(
            "A river without a bridge or ford protects Ruddick's Cornfield (3708). Only bombarding "
            "artillery attacks across it."
        ),
        pack=RIVER,
    ),
    RefusalCase(
        code="only-guns-at-gunboats",
        rule="A5A-14.3-h",
        title="shiloh",
        position=(
            "battle turn=8 step=declare seat=confederate phasing=confederate marker=confederate-combat "
            "fighting=1 first-attack=1 targets=1723 c-wood:0303 c-forrest:1721 c-hindman:1722 c-polkart:1722 "
            "u-tyler:1723 u-hare:2812"
        ),
        action="with c-hindman",
        sentence="There are gunboats in 1723, and only artillery may attack them.",
    ),
    RefusalCase(
        code="guns-in-zone",
        rule="A5A-7.1-e",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3707 engaged=3707+3709 bound=u-dodge+u-carrart+u-coler u-dodge:3706 c-slack:3707 "
            "c-hebert:3709 u-coler:3710 u-carrart:3808"
        ),
        action="with u-carrart",
        sentence="Carr is in the zone of control of Hebert, so it may not bombard, only attack an adjacent hex.",
    ),
    RefusalCase(
        code="out-of-range",
        rule="A5A-7.1-b",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 engaged=3708 bound=u-coler c-slack:3708 u-carrart:3803 u-coler:3808"
        ),
        action="with u-carrart",
        sentence="Ruddick's Cornfield (3708) is 5 hexes away, and artillery reaches 4.",
    ),
    RefusalCase(
        code="not-in-sight",
        rule="A5A-7.1-j",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3804 engaged=3804 bound=u-coler u-coler:3803 c-slack:3804 u-carrart:3808"
        ),
        action="with u-carrart",
        sentence="The line of sight (LOS) to the target is blocked at 3805.",
    ),
    RefusalCase(
        code="no-attacker",
        rule="A5A-6.2.1-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=attack seat=union phasing=union marker=union-combat fighting=1 "
            "engaged=3708 bound=u-coler c-mcnair:3610 c-hebert:3708 u-coler:3808"
        ),
        action="attack 3610",
        sentence="None of your units is adjacent to 3610, and none of your artillery is within range.",
    ),
    RefusalCase(
        code="declared-already",
        rule="A5A-6.2.1-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 attackers=u-coler engaged=3708 bound=u-coler c-hebert:3708 "
            "u-coler:3808:attacked"
        ),
        action="with u-coler",
        sentence="Coler in 3808 already takes part.",
    ),
    RefusalCase(
        code="not-all-reach",
        rule="A5A-6.2.1-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 attackers=u-dodge engaged=3708+3809 bound=u-dodge+u-coler+u-pattison "
            "u-dodge:3707:attacked c-hebert:3708 u-pattison:3709 u-coler:3808 c-mcnair:3809"
        ),
        action="also 3809",
        sentence=(
            "Dodge takes part and cannot attack 3809. Every attacker must be able to attack every hex of the combat."
        ),
    ),
    RefusalCase(
        code="splits-duty",
        rule="A5A-6.1-j",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 engaged=3708+3809 bound=u-coler+u-pattison u-pattison:3608 c-hebert:3708 "
            "u-coler:3808 c-mcnair:3809"
        ),
        action="also 3809",
        sentence="With 3809 in this combat, Pattison would have no enemy left to attack, and it must attack one.",
    ),
    RefusalCase(
        code="duty-elsewhere",
        rule="A5A-6.1-j",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 engaged=3708+3809 bound=u-coler c-hebert:3708 u-coler:3808 c-mcnair:3809"
        ),
        action="with u-coler",
        sentence=("Coler is needed against 3809: that hex must still be attacked, and without Coler it could not be."),
    ),
    RefusalCase(
        code="nobody-attacks",
        rule="A5A-6.2.1-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 engaged=3708 bound=u-coler c-hebert:3708 u-coler:3808"
        ),
        action="resolve",
        sentence="Choose at least one attacking unit.",
    ),
    RefusalCase(
        code="no-strength",
        rule="A5A-6.2.2-d",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 attackers=u-24mo engaged=3708+3809 bound=u-24mo+u-coler u-24mo:3608:attacked "
            "c-hebert:3708 u-coler:3808 c-slack:3809"
        ),
        action="resolve",
        sentence="The attackers have no attack strength: a unit that has some must join them.",
    ),
    RefusalCase(
        code="bombard-one-hex",
        rule="A5A-7.2-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708+3809 attackers=u-carrart+u-davisart engaged=3708+3809 bound=u-coler "
            "c-slack:3708 u-coler:3808 c-greer:3809 u-carrart:4008:attacked+bombarding "
            "u-davisart:4008:attacked+bombarding"
        ),
        action="resolve",
        sentence="Artillery that bombards alone may attack only one hex.",
    ),
    RefusalCase(
        code="guns-too-weak",
        rule="A5A-7.2-b",
        title="pea-ridge",
        position=(
            "battle turn=2 step=attack seat=union phasing=union marker=union-combat fighting=1 "
            "engaged=3711 bound=u-dodge c-mcnair:3708 c-greer:3711 u-dodge:3712 u-carrart:4008"
        ),
        action="attack 3708",
        sentence=(
            "The artillery is too weak against Ruddick's Cornfield (3708): a bombardment at 1-4 against "
            "defence 5 needs strength 2, and it has 1."
        ),
        pack=str(FROZEN),
    ),
    RefusalCase(
        code="must-join",
        rule="A5A-6.1-c",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 attackers=u-coler engaged=3708 bound=u-coler+u-pattison c-hebert:3708 "
            "u-pattison:3709 u-coler:3808:attacked"
        ),
        action="resolve",
        sentence="Pattison must join this attack: it has to attack, and no other enemy is left for it.",
    ),
    RefusalCase(
        code="not-a-boat",
        rule="A5A-14.3-g",
        title="shiloh",
        position=(
            "battle turn=6 step=declare seat=confederate phasing=confederate marker=confederate-combat fighting=1 "
            "targets=1723 u-tyler:1723 c-braggart1:1722"
        ),
        action="spare u-tyler",
        sentence="Tyler cannot be left out: only one of two gunboats in the hex attacked can.",
    ),
    RefusalCase(
        code="not-left-out",
        rule="A5A-6.2.1-e",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 attackers=u-coler engaged=3708 bound=u-coler c-hebert:3708 c-greer:3708 "
            "u-coler:3808:attacked"
        ),
        action="spare c-greer",
        sentence="Greer cannot be left out: all units of a hex are attacked together.",
    ),
    RefusalCase(
        code="not-stuck",
        rule="A5A-6.1-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=declare seat=union phasing=union marker=union-combat fighting=1 "
            "targets=3708 attackers=u-coler engaged=3708+3809 bound=u-coler+u-pattison c-hebert:3708 "
            "u-pattison:3709 u-coler:3808:attacked c-mcnair:3809"
        ),
        action="cancel",
        sentence="This attack can still be fought or extended, so it cannot be dropped.",
    ),
    RefusalCase(
        code="must-be-attacked",
        rule="A5A-6.1-a",
        title="pea-ridge",
        position=(
            "battle turn=1 step=attack seat=union phasing=union marker=union-combat fighting=1 "
            "works=3707:breastwork:U engaged=3708 bound=u-dodge u-dodge:3707 c-price:3708"
        ),
        action="end",
        sentence=(
            "The enemy in Ruddick's Cornfield (3708) must be attacked before the phase ends: your units "
            "are in its zone of control."
        ),
    ),
    RefusalCase(
        code="must-attack",
        rule="A5A-6.1-c",
        title="pea-ridge",
        position=(
            "battle turn=2 step=attack seat=union phasing=union marker=union-combat fighting=1 "
            "bound=u-coler u-coler:3808 c-hebert:3708"
        ),
        action="end",
        sentence="Coler is in the zone of control of Hebert and must attack before the phase ends.",
    ),
    RefusalCase(
        code="nobody-in-zone",
        rule="A5A-6.2.2-e",
        title="pea-ridge",
        position=(
            "battle turn=2 step=yield seat=union phasing=union marker=union-combat c-mcnair:3610 "
            "c-hebert:3708 u-coler:3808"
        ),
        action="yield 3610",
        sentence=("None of your units is in the zone of control of the enemy in 3610, so there is nobody to retreat."),
    ),
    RefusalCase(
        code="must-yield",
        rule="A5A-6.2.2-d",
        title="pea-ridge",
        position=(
            "battle turn=2 step=yield seat=union phasing=union marker=union-combat c-slack:3708 "
            "u-24mo:3808 u-indart:4008"
        ),
        action="fight",
        sentence=(
            "24 Mo has no attack strength and nobody to attack with: it must retreat automatically before the combats."
        ),
    ),
    RefusalCase(
        code="all-or-none",
        rule="A5A-6.2.2-e",
        title="pea-ridge",
        position=(
            "battle turn=2 step=withdraw seat=union phasing=union marker=union-combat targets=3708 "
            "c-slack:3708 u-dodge:3709 c-mcnair:3710 u-coler:3808 u-carrart:4008"
        ),
        action="spare u-dodge",
        sentence=(
            "Dodge must retreat with the others. Units stay only if artillery bombards the enemy at 1-4 "
            "or better: it needs strength 1, and has 0."
        ),
    ),
    RefusalCase(
        code="cannot-cover",
        rule="A5A-6.2.2-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=withdraw seat=union phasing=union marker=union-combat targets=3708 "
            "c-slack:3708 u-ostart:3709 u-coler:3808 u-carrart:4008"
        ),
        action="with u-ostart",
        sentence="Osterhaus cannot cover the retreat: only artillery that bombards Ruddick's Cornfield (3708) can.",
    ),
    RefusalCase(
        code="not-leaving",
        rule="A5A-6.2.2-h",
        title="pea-ridge",
        position=(
            "battle turn=2 step=withdraw seat=union phasing=union marker=union-combat targets=3708 "
            "attackers=u-carrart c-slack:3708 u-ostart:3709 u-coler:3808 "
            "u-carrart:4008:attacked+bombarding"
        ),
        action="spare u-carrart",
        sentence="Carr is not one of the units that retreat from Ruddick's Cornfield (3708).",
    ),
    RefusalCase(
        code="not-freed",
        rule="A5A-6.2.2-h",
        title="pea-ridge",
        position=(
            "battle turn=2 step=withdraw seat=union phasing=union marker=union-combat targets=3708 "
            "attackers=u-carrart c-slack:3708 u-dodge:3709 c-mcnair:3710 u-coler:3808 "
            "u-carrart:4008:attacked+bombarding"
        ),
        action="spare u-coler",
        sentence="Coler has no other enemy to attack, so it must retreat with the others.",
    ),
    RefusalCase(
        code="last-to-leave",
        rule="A5A-6.2.2-h",
        title="pea-ridge",
        position=(
            "battle turn=2 step=withdraw seat=union phasing=union marker=union-combat targets=3708 "
            "attackers=u-carrart c-slack:3708 u-dodge:3709 c-mcnair:3710 "
            "u-carrart:4008:attacked+bombarding"
        ),
        action="spare u-dodge",
        sentence="Dodge is the last unit of this retreat, so it cannot stay.",
    ),
    RefusalCase(
        code="not-its-morale",
        rule="A5A-6.2.5-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=morale seat=union phasing=union marker=union-combat kind=regular "
            "column=1-2 attacker-morale=1 fighting=1 targets=3708 attackers=u-dodge+u-coler "
            "hit=c-hebert+c-little engaged=3708 bound=u-dodge+u-coler c-hebert:3708:target "
            "c-little:3708:target u-dodge:3808:attacked u-coler:3808:attacked"
        ),
        action="morale -1",
        sentence="None of your units in this combat can lend the morale value -1. Possible: 0, 1.",
    ),
    RefusalCase(
        code="not-its-morale",
        rule="A5A-6.2.5-b",
        title="pea-ridge",
        position=(
            "battle turn=2 step=morale seat=confederate phasing=union marker=union-combat kind=regular "
            "column=1-2 attacker-morale=1 fighting=1 targets=3708 attackers=u-dodge+u-coler "
            "hit=c-hebert+c-little engaged=3708 bound=u-dodge+u-coler c-hebert:3708:target "
            "c-little:3708:target u-dodge:3808:attacked u-coler:3808:attacked"
        ),
        action="morale 1",
        sentence="None of your units in this combat can lend the morale value 1. Possible: -1, 0.",
    ),
    RefusalCase(
        code="not-yours",
        rule="A5A-6.3.1-b",
        title="pea-ridge",
        position=(
            "battle turn=2 step=loss seat=union phasing=union kind=regular stage=attacker-losses losses=1 "
            "fighting=1 targets=3708 attackers=u-coler hit=c-hebert u-coler:3808:attacked "
            "c-hebert:3708:target"
        ),
        action="lose c-hebert",
        sentence="Hebert is not one of your units.",
    ),
    RefusalCase(
        code="not-in-combat",
        rule="A5A-6.3.1-b",
        title="pea-ridge",
        position=(
            "battle turn=2 step=loss seat=union phasing=union marker=union-combat kind=regular "
            "stage=attacker-losses column=1-1 on-attacker=4 losses=1 fighting=1 targets=3708 "
            "attackers=u-dodge+u-coler hit=c-hebert engaged=3708 bound=u-dodge+u-coler "
            "c-hebert:3708:target u-dodge:3808:attacked u-coler:3808:reduced+attacked u-joliat:3909"
        ),
        action="lose u-joliat",
        sentence="Joliat takes no part in this combat.",
    ),
    RefusalCase(
        code="guns-unhurt",
        rule="A5A-6.2.6-g",
        title="pea-ridge",
        position=(
            "battle turn=2 step=loss seat=union phasing=union marker=union-combat kind=combined "
            "stage=attacker-losses column=1-1 on-attacker=5 losses=2 first-loss=1 fighting=1 targets=3708 "
            "attackers=u-coler+u-pattison+u-carrart hit=c-hebert engaged=3708 bound=u-coler+u-pattison "
            "c-hebert:3708:target u-coler:3808:attacked u-pattison:3808:attacked "
            "u-carrart:4008:attacked+bombarding"
        ),
        action="lose u-carrart",
        sentence="Carr bombards, and bombarding artillery loses no steps.",
    ),
    RefusalCase(
        code="first-loss",
        rule="A5A-6.3.1-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=loss seat=union phasing=union marker=union-combat kind=regular "
            "stage=attacker-losses column=1-1 on-attacker=2 losses=1 first-loss=1 fighting=1 targets=3708 "
            "attackers=u-dodge+u-coler+u-pattison hit=c-hebert engaged=3708 "
            "bound=u-dodge+u-coler+u-pattison c-hebert:3708:target u-pattison:3709:attacked "
            "u-dodge:3808:attacked u-coler:3808:attacked"
        ),
        action="lose u-dodge",
        sentence="The first step must come from a unit with the morale value your side used (0); Dodge has 1.",
    ),
    RefusalCase(
        code="nothing-to-retreat",
        rule="A5A-6.5-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 targets=3808 hit=u-coler "
            "queue=u-coler c-hebert:3708 u-coler:3808 u-dodge:3909"
        ),
        action="retreat u-dodge 4009",
        sentence="Dodge does not have to retreat.",
    ),
    RefusalCase(
        code="retreat-in-progress",
        rule="A5A-6.5-d",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate kind=regular stage=defender-checks "
            "fighting=1 targets=3808 hit=u-coler+u-dodge unit=u-coler queue=u-dodge trail=3808 "
            "u-coler:3908 u-greusel:3908 u-pattison:3908 u-dodge:3808 c-greer:4201"
        ),
        action="retreat u-dodge 3909",
        sentence="Units retreat one at a time, and Coler has not finished its retreat.",
    ),
    RefusalCase(
        code="not-in-combat",
        rule="A5A-6.3.4-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=stand seat=confederate phasing=union marker=union-combat kind=regular "
            "stage=defender-stands column=1-2 first-loss=1 checked=1 fighting=1 targets=3708 "
            "attackers=u-coler hit=c-hebert engaged=3708 bound=u-coler c-hebert:3708:target "
            "u-coler:3808:attacked"
        ),
        action="retreat u-coler 3908",
        sentence="Coler takes no part in this combat.",
    ),
    RefusalCase(
        code="has-retreated",
        rule="A5A-6.3.4-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=stand seat=confederate phasing=union marker=union-combat kind=regular "
            "stage=defender-stands column=1-4 on-defender=2 checked=1 fighting=1 targets=3708 "
            "attackers=u-coler hit=c-hebert+c-mcnair engaged=3708 bound=u-coler "
            "c-mcnair:3608:target+fell-back+driven c-hebert:3708:reduced+target u-coler:3808:attacked"
        ),
        action="retreat c-mcnair 3507",
        sentence="McCulloch has already retreated in this combat.",
    ),
    RefusalCase(
        code="retreat-not-beside",
        rule="A5A-6.3.2-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-retreat column=1-1 on-defender=1 fighting=1 targets=3808 hit=u-coler queue=u-coler "
            "c-hebert:3708 u-coler:3808 u-dodge:3909"
        ),
        action="retreat u-coler 4008",
        sentence="A unit retreats to an adjacent hex, and 4008 is not adjacent to Coler.",
    ),
    RefusalCase(
        code="retreat-not-beside",
        rule="A5A-6.3.3-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 targets=3808 hit=u-coler "
            "queue=u-coler c-hebert:3708 u-coler:3808 u-dodge:3909"
        ),
        action="retreat u-coler 4008",
        sentence="A unit retreats to an adjacent hex, and 4008 is not adjacent to Coler.",
    ),
    RefusalCase(
        code="retreat-not-beside",
        rule="A5A-6.3.4-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=stand seat=confederate phasing=union marker=union-combat kind=regular "
            "stage=defender-stands column=1-2 first-loss=1 checked=1 fighting=1 targets=3708 "
            "attackers=u-coler hit=c-hebert engaged=3708 bound=u-coler c-hebert:3708:target "
            "u-coler:3808:attacked"
        ),
        action="retreat c-hebert 3508",
        sentence="A unit retreats to an adjacent hex, and 3508 is not adjacent to Hebert.",
    ),
    RefusalCase(
        code="retreat-not-beside",
        rule="A5A-6.2.2-c",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=union marker=union-combat kind=withdrawal "
            "targets=3708 against=3708 queue=u-coler c-hebert:3708 u-coler:3808 u-dodge:3909"
        ),
        action="retreat u-coler 4008",
        sentence="A unit retreats to an adjacent hex, and 4008 is not adjacent to Coler.",
    ),
    RefusalCase(
        code="retreat-not-beside",
        rule="A5A-6.5-r",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=union marker=union-combat kind=withdrawal "
            "targets=3708 against=3708 unit=u-coler trail=3808 vacated=3808 c-hebert:3708 c-mcnair:4008 "
            "u-coler:3908 u-dodge:3908"
        ),
        action="retreat u-coler 4106",
        sentence="A unit retreats to an adjacent hex, and 4106 is not adjacent to Coler.",
    ),
    RefusalCase(
        code="retreat-not-beside",
        rule="A5A-6.5-s",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate kind=regular stage=defender-checks "
            "fighting=1 targets=3808 hit=u-coler unit=u-coler trail=3808 u-dodge:3908 u-greusel:3908 "
            "u-coler:3908 c-greer:4201"
        ),
        action="retreat u-coler 4106",
        sentence="A unit retreats to an adjacent hex, and 4106 is not adjacent to Coler.",
    ),
    RefusalCase(
        code="retreat-into-enemy",
        rule="A5A-6.5-g",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 targets=3808 hit=u-coler "
            "queue=u-coler c-hebert:3708 u-coler:3808"
        ),
        action="retreat u-coler 3708",
        sentence="Ruddick's Cornfield (3708) is occupied by the enemy (Hebert), so no unit retreats there.",
    ),
    RefusalCase(
        code="retreat-into-zone",
        rule="A5A-6.5-h",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 targets=3808 hit=u-coler "
            "queue=u-coler c-hebert:3708 u-coler:3808"
        ),
        action="retreat u-coler 3807",
        sentence="3807 is in the zone of control of Hebert and holds no friendly unit, so no unit retreats there.",
    ),
    RefusalCase(
        code="retreat-over-terrain",
        rule="A5A-6.5-i",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate kind=regular stage=defender-checks "
            "fighting=1 targets=3808 hit=u-carrart queue=u-carrart u-carrart:3808 c-greer:4201"
        ),
        action="retreat u-carrart 3809",
        sentence="The terrain of 3809, or the hexside that leads there, is closed to this unit.",
        pack=ROUGH,
    ),
    RefusalCase(
        code="retreat-back",
        rule="A5A-6.5-r",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate kind=regular stage=defender-checks "
            "fighting=1 targets=3808 hit=u-coler unit=u-coler trail=3808 u-coler:3908 u-dodge:3908 "
            "u-greusel:3908 c-greer:4201"
        ),
        action="retreat u-coler 3808",
        sentence="The unit has just left 3808 in this retreat and does not go back there.",
    ),
    RefusalCase(
        code="retreat-zone-first",
        rule="A5A-6.5-n",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 targets=3808 hit=u-coler "
            "queue=u-coler c-hebert:3708 u-dodge:3709 u-coler:3808"
        ),
        action="retreat u-coler 3709",
        sentence="3709 is in an enemy zone of control. The unit must retreat to a hex that is not: 3908, 3909.",
    ),
    RefusalCase(
        code="retreat-sideways",
        rule="A5A-6.5-o",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 targets=3808 hit=u-coler "
            "queue=u-coler u-coler:3808 c-greer:4201"
        ),
        action="retreat u-coler 3807",
        sentence="3807 is not toward your friendly lines. The unit must retreat to a hex that is: 3908, 3909.",
    ),
    RefusalCase(
        code="retreat-crowded",
        rule="A5A-6.5-p",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 targets=3808 hit=u-coler "
            "queue=u-coler c-hebert:3708 u-coler:3808 u-dodge:3908 u-greusel:3908"
        ),
        action="retreat u-coler 3908",
        sentence="3908 already holds two units. The unit must retreat to a hex with room: 3909.",
    ),
    RefusalCase(
        code="retreat-nearer",
        rule="A5A-6.5-q",
        title="pea-ridge",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate marker=union-combat kind=regular "
            "stage=defender-checks column=1-1 on-defender=2 checked=1 fighting=1 targets=3808 hit=u-coler "
            "queue=u-coler c-greer:3806 u-coler:3808 c-hebert:3811 c-mcnair:3811"
        ),
        action="retreat u-coler 3909",
        sentence="3909 is nearer to the enemies in sight than 3908, where the unit must retreat.",
    ),
    RefusalCase(
        code="not-in-combat",
        rule="A5A-6.6-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=advance seat=confederate phasing=union marker=union-combat "
            "kind=withdrawal stage=aftermath targets=3708 vacated=3707+3808 against=3708 c-greer:3609 "
            "c-hebert:3708:target u-dodge:3806:fell-back+driven u-coler:3908:fell-back+driven"
        ),
        action="advance c-greer 3808",
        sentence="Greer takes no part in this combat.",
    ),
    RefusalCase(
        code="defender-stays",
        rule="A5A-6.6-c",
        title="pea-ridge",
        position=(
            "battle turn=2 step=advance seat=union phasing=union marker=union-combat kind=regular "
            "stage=aftermath fighting=1 targets=3708 attackers=u-coler hit=c-hebert u-coler:3808 "
            "c-hebert:3608:target+driven"
        ),
        action="advance c-hebert 3708",
        sentence="Hebert was attacked. After a fought combat only attackers advance.",
    ),
    RefusalCase(
        code="attackers-driven",
        rule="A5A-6.6-b",
        title="pea-ridge",
        position=(
            "battle turn=2 step=advance seat=union phasing=union marker=union-combat kind=regular "
            "stage=aftermath column=1-1 on-defender=7 on-attacker=2 checked=1 fighting=1 targets=3708 "
            "attackers=u-coler+u-pattison hit=c-hebert engaged=3708 bound=u-coler+u-pattison "
            "u-coler:3808:reduced+attacked u-pattison:3908:attacked+fell-back+driven "
            "c-hebert:x:reduced+target"
        ),
        action="advance u-pattison 3708",
        sentence="Pattison had to retreat in this combat, so it does not advance.",
    ),
    RefusalCase(
        code="has-advanced",
        rule="A5A-6.6-g",
        title="pea-ridge",
        position=(
            "battle turn=2 step=advance seat=union phasing=union marker=union-combat kind=regular "
            "stage=aftermath fighting=1 targets=3708+3709 attackers=u-coler+u-dodge u-coler:3708:driven "
            "u-dodge:3809 c-greer:4201"
        ),
        action="advance u-coler 3709",
        sentence="Coler has already advanced after this combat.",
    ),
    RefusalCase(
        code="guns-never-advance",
        rule="A5A-6.6-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=advance seat=union phasing=union marker=union-combat kind=regular "
            "stage=aftermath column=5-1 defender-morale=-1 on-defender=7 first-loss=1 checked=1 "
            "fighting=1 targets=3708 attackers=u-carrart+u-coler hit=c-slack engaged=3708 "
            "bound=u-carrart+u-coler u-carrart:3808:attacked u-coler:3808:attacked "
            "c-slack:x:reduced+target"
        ),
        action="advance u-carrart 3708",
        sentence="Carr does not advance: artillery and gunboats never do.",
    ),
    RefusalCase(
        code="not-vacated",
        rule="A5A-6.6-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=advance seat=confederate phasing=union marker=union-combat "
            "kind=withdrawal stage=aftermath targets=3708 vacated=3808+3709 against=3708 c-mcnair:3607 "
            "c-greer:3708:target c-hebert:3808:target+driven u-pattison:3809:fell-back+driven "
            "u-coler:3908:fell-back+driven"
        ),
        action="advance c-greer 3808",
        sentence="3808 is not a hex that this combat left empty, so no unit advances there.",
    ),
    RefusalCase(
        code="not-beside",
        rule="A5A-6.6-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=advance seat=union phasing=union marker=union-combat kind=regular "
            "stage=aftermath fighting=1 targets=3708 attackers=u-coler+u-dodge u-coler:3808 u-dodge:3910 "
            "c-greer:4201"
        ),
        action="advance u-dodge 3708",
        sentence="Dodge is not adjacent to Ruddick's Cornfield (3708).",
    ),
    RefusalCase(
        code="advance-barred",
        rule="A5A-6.6-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=advance seat=union phasing=union marker=union-combat kind=regular "
            "stage=aftermath fighting=1 targets=3706 attackers=u-bussey+u-dodge u-bussey:3707 "
            "u-dodge:3707 c-greer:4201"
        ),
        action="advance u-bussey 3706",
        sentence="The terrain of 3706, or the hexside that leads there, is closed to this unit.",
        pack=ROUGH,
    ),
    RefusalCase(
        code="no-commitment",
        rule="A5A-4.1-d",
        title="pea-ridge",
        position="battle turn=2 step=move seat=union marker=carr u-dodge:3707",
        action="commit heth",
        sentence="Only the Confederate corps at Gettysburg commit divisions.",
    ),
    RefusalCase(
        code="no-building",
        rule="A5A-10.0-a",
        title="pea-ridge",
        position="battle turn=9 step=build seat=union phasing=union marker=union-combat c-price:3205 u-dodge:3707",
        action="build u-dodge U",
        sentence="Nothing can be built in this battle.",
    ),
    RefusalCase(
        code="run-not-crossed",
        rule="A5A-12.1-a",
        title="bull-run",
        position=("battle turn=2 step=move seat=union phasing=union marker=1st-division unit=u-schenck u-schenck:4013"),
        action="go 3914",
        sentence=(
            "Bull Run and Catharpin Run are crossed only at bridges and fords, and there is none on the way into 3914."
        ),
    ),
    RefusalCase(
        code="run-closed-to-south",
        rule="A5A-12.1-d",
        title="bull-run",
        position=(
            "battle turn=2 step=move seat=confederate phasing=confederate marker=potomac unit=c-evans c-evans:3912"
        ),
        action="go 4011",
        sentence="Confederate units never cross Bull Run or Catharpin Run, and 4011 is on the other side.",
    ),
    RefusalCase(
        code="attack-over-run",
        rule="A5A-12.1-b",
        title="bull-run",
        position=(
            "battle turn=3 step=declare seat=union fighting=1 targets=3914 c-evans:3914 u-schenck:4013 u-art1:4013"
        ),
        action="with u-schenck",
        sentence="3914 is across a run without a bridge or ford, so only bombarding artillery can attack it.",
    ),
    RefusalCase(
        code="covers-from-beside",
        rule="A5A-6.2.2-f",
        title="pea-ridge",
        position=(
            "battle turn=2 step=withdraw seat=union marker=union-combat works=3808:breastwork:U targets=3708 "
            "c-slack:3708 u-coler:3709 u-carrart:3808"
        ),
        action="with u-carrart",
        sentence="Carr is adjacent to the enemy. Only artillery that is not adjacent covers an automatic retreat.",
    ),
    RefusalCase(
        code="not-in-defenders-zone",
        rule="A5A-7.2-k",
        title="pea-ridge",
        position=(
            "battle combined-attack=in-zone turn=2 step=declare seat=union marker=union-combat "
            "works=3808:breastwork:UL targets=3708 attackers=u-coler+u-carrart c-slack:3708 u-coler:3808:attacked "
            "u-carrart:4008:attacked+bombarding"
        ),
        action="resolve",
        sentence=(
            "With this option, artillery that bombards joins only units in the zone of control of the defenders."
        ),
    ),
    RefusalCase(
        code="three-have-come",
        rule="A5A-16.2-b",
        title="bentonville",
        position=(
            "battle entry-limit=all-units turn=3 step=move seat=union marker=xx-corps entered=3 u-y21:off:due "
            "c-hill:1003"
        ),
        action="take u-y21",
        sentence="2/1/XX must wait: with this option no more than three Union units enter in a turn.",
    ),
    RefusalCase(
        code="reserve-must-enter",
        rule="A5A-15.3-d",
        title="gettysburg",
        position=(
            "battle reserve-entry=at-once turn=15 step=move seat=union marker=artillery-reserve "
            "drawn=artillery-reserve u-gamble:1509 c-archer:0124"
        ),
        action="end",
        sentence="1 Reg belongs to the Artillery Reserve and, with this option, must enter as soon as it can.",
    ),
    RefusalCase(
        code="not-to-roll-for",
        rule="A5A-16.2-c",
        title="bentonville",
        position="battle roll-order=chosen turn=2 step=roll seat=union c-hill:1003",
        action="take u-y21",
        sentence=(
            "No die is rolled for 2/1/XX now: XIV Corps comes first, then the infantry of XX Corps, then its "
            "artillery, each unit once."
        ),
    ),
    RefusalCase(
        code="run-bars-attack",
        rule="A5A-12.1-b",
        title="bull-run",
        position=(
            "battle run-duty=no-attack turn=3 step=declare seat=union fighting=1 targets=3912 c-evans:3912 "
            "u-sherman:4011 u-art1:4010"
        ),
        action="with u-sherman",
        sentence=(
            "Stone Bridge (3912) is across a run. With the option chosen only bombarding artillery can attack it, even "
            "over a bridge or ford."
        ),
    ),
    RefusalCase(
        code="next-to-guns",
        rule="A5A-13.1-a",
        title="pea-ridge",
        position=(
            "battle turn=2 step=move seat=confederate phasing=confederate marker=mcculloch c-price:3101 "
            "u-carrart:3119 u-schaefer:4520"
        ),
        action="take c-pike",
        sentence="3120 is next to Union artillery (Carr), and Pike’s Indian brigade never goes there voluntarily.",
    ),
    RefusalCase(
        code="missouri-holds",
        rule="A5A-13.2-a",
        title="pea-ridge",
        position="battle turn=1 step=move seat=union phasing=union marker=independent u-24mo:3205 u-bussey:4312",
        action="take u-24mo",
        sentence="24 Mo may not move on turn 1.",
    ),
    RefusalCase(
        code="other-division-first",
        rule="A5A-13.4-b",
        title="pea-ridge",
        position=(
            "battle entry=unified turn=1 step=move seat=confederate phasing=confederate marker=mcculloch "
            "first-division=price c-price:3120 u-dodge:4312"
        ),
        action="take c-hebert",
        sentence=(
            "Hebert must wait: under unified command only one division enters on turn 1, and the other one has begun."
        ),
    ),
    RefusalCase(
        code="cavalry-avoids-zones",
        rule="A5A-14.6-b",
        title="shiloh",
        position=(
            "battle cavalry=on turn=7 step=move seat=union phasing=union marker=5th-division "
            "unit=u-dickey u-dickey:1508 c-wood:1511"
        ),
        action="go 1510",
        sentence=(
            "1510 is in the zone of control of Wood. With the cavalry option only Forrest’s cavalry "
            "enters one, except by retreat."
        ),
    ),
    RefusalCase(
        code="wallace-hex",
        rule="A5A-14.6-e",
        title="shiloh",
        position=(
            "battle lew-wallace=on turn=3 step=move seat=confederate phasing=confederate marker=hardee "
            "unit=c-wood c-wood:1503 u-hare:2812"
        ),
        action="go 1502",
        sentence="With the Lew Wallace option no Confederate unit may enter 1502.",
    ),
    RefusalCase(
        code="boats-keep-river",
        rule="A5A-14.3-b",
        title="shiloh",
        position=(
            "battle turn=7 step=move seat=union phasing=union marker=gunboats unit=u-tyler c-wood:0303 "
            "u-tyler:1723 u-hare:2812"
        ),
        action="go 1722",
        sentence="Gunboats move only on the river, and never to its west bank: 1722 is closed to them.",
    ),
    RefusalCase(
        code="boats-do-not-retreat",
        rule="A5A-RUL-63",
        title="shiloh",
        position=(
            "battle gunboat-retreat=never turn=7 step=retreat seat=union phasing=confederate "
            "kind=bombardment stage=defender-checks targets=1723 hit=u-tyler+u-hare queue=u-tyler+u-hare "
            "u-tyler:1723 u-hare:1010 c-wood:0303"
        ),
        action="retreat u-tyler 1623",
        sentence="With this option gunboats do not retreat: Tyler stays where it is.",
    ),
    RefusalCase(
        code="buford-holds-run",
        rule="A5A-15.3-a",
        title="gettysburg",
        position=(
            "battle turn=2 step=move seat=union phasing=union marker=buford unit=u-gamble u-gamble:0618 "
            "u-xi11:4001 c-pegram:4020"
        ),
        action="go 0519",
        sentence="Buford’s units may not cross Willoughby Run before turn 3, and 0519 is on the other side.",
    ),
    RefusalCase(
        code="buford-last-resort",
        rule="A5A-15.3-b",
        title="gettysburg",
        position=(
            "battle turn=2 step=retreat seat=union phasing=confederate kind=regular stage=defender-checks "
            "targets=0618 hit=u-gamble queue=u-gamble u-gamble:0618 c-pegram:4020"
        ),
        action="retreat u-gamble 0519",
        sentence=(
            "Before turn 3 Buford’s units retreat across Willoughby Run to 0519 only if there is no other "
            "way. Possible: 0617, 0718."
        ),
    ),
    RefusalCase(
        code="reserve-to-post",
        rule="A5A-15.3-d",
        title="gettysburg",
        position=(
            "battle turn=16 step=move seat=union phasing=union marker=artillery-reserve u-reg1:2610 "
            "u-xi11:4001 c-nelson:4020"
        ),
        action="end",
        sentence="1 Reg belongs to the Artillery Reserve and must move toward 2010 before the phase ends.",
    ),
    RefusalCase(
        code="reserve-stays",
        rule="A5A-15.3-d",
        title="gettysburg",
        position=(
            "battle turn=16 step=move seat=union phasing=union marker=artillery-reserve unit=u-reg1 "
            "u-reg1:2009 u-xi11:4001 c-nelson:4020"
        ),
        action="go 2008",
        sentence=(
            "The Artillery Reserve stays in 2010 or an adjacent hex until it is released, so it does not go to 2008."
        ),
    ),
    RefusalCase(
        code="reserve-hurries",
        rule="A5A-15.3-d",
        title="gettysburg",
        position=(
            "battle turn=14 step=move seat=union phasing=union marker=artillery-reserve unit=u-reg1 "
            "u-xi11:4001 c-nelson:4020"
        ),
        action="go 4009",
        sentence="The Artillery Reserve goes to 2010 as fast as possible, and it can get nearer than 4009.",
    ),
    RefusalCase(
        code="division-must-move",
        rule="A5A-15.4-c",
        title="gettysburg",
        position=(
            "battle turn=1 step=move seat=confederate phasing=confederate marker=hill draws=1 drawn=hill "
            "control=0816:union u-devin:0615 u-calef:0816 u-gamble:0817"
        ),
        action="end",
        sentence=(
            "At the first draw at least one division of III Corps (Hill) must move: move a unit, or commit a division."
        ),
    ),
    RefusalCase(
        code="division-has-moved",
        rule="A5A-15.4-e",
        title="gettysburg",
        position=(
            "battle turn=2 step=move seat=confederate phasing=confederate marker=hill draws=1 extra0=128 "
            "extra1=128 drawn=hill+hill c-archer:0124:moved c-pegram:1020 u-xi11:4001"
        ),
        action="take c-brockenbrough",
        sentence="Brockenbr, or its division, has already moved at the first draw of this turn.",
    ),
    RefusalCase(
        code="not-of-corps",
        rule="A5A-15.4-b",
        title="gettysburg",
        position=(
            "battle turn=5 step=move seat=confederate phasing=confederate marker=hill drawn=hill "
            "control=1014:confederate c-archer:1010 c-davisj:1012 c-perrin:1014 c-lane:1016 "
            "c-mcintosh:1018 c-pegram:1020 u-xi11:4001"
        ),
        action="commit mclaws",
        sentence="McLaws’s division does not belong to the formation drawn, III Corps (Hill).",
    ),
    RefusalCase(
        code="division-not-in-play",
        rule="A5A-15.4-b",
        title="gettysburg",
        position=(
            "battle turn=5 step=move seat=confederate phasing=confederate marker=hill drawn=hill "
            "control=1014:confederate c-archer:1010 c-davisj:1012 c-perrin:1014 c-lane:1016 "
            "c-mcintosh:1018 c-pegram:1020 u-xi11:4001"
        ),
        action="commit anderson",
        sentence="Anderson’s division cannot be committed: none of its units is on the map or arrives this turn.",
    ),
    RefusalCase(
        code="division-committed",
        rule="A5A-15.4-f",
        title="gettysburg",
        position=(
            "battle turn=2 step=move seat=confederate marker=hill extra0=128 drawn=hill c-archer:0124 c-pegram:0126"
        ),
        action="commit heth",
        sentence="Heth’s division already counts as moved this turn.",
    ),
    RefusalCase(
        code="only-first-draw",
        rule="A5A-15.4-c",
        title="gettysburg",
        position=(
            "battle turn=5 step=move seat=confederate phasing=confederate marker=hill draws=1 extra0=128 "
            "extra1=128 drawn=hill+hill control=1014:confederate c-archer:1010 c-davisj:1012 "
            "c-perrin:1014 c-lane:1016 c-pegram:1020 c-mcintosh:1118:moved u-xi11:4001"
        ),
        action="commit pender",
        sentence="A division is committed only at the first draw of its corps in a turn.",
    ),
    RefusalCase(
        code="not-at-night",
        rule="A5A-15.2-a",
        title="gettysburg",
        position="battle turn=2 step=build seat=union u-i11:1010 c-pegram:4020",
        action="build u-i11 U",
        sentence="Breastworks are built only on night turns.",
    ),
    RefusalCase(
        code="not-on-map",
        rule="A5A-15.2-a",
        title="gettysburg",
        position=(
            "battle turn=11 step=build seat=union phasing=union control=1110:union u-i21:0909 u-i11:1010 "
            "u-iart:1110 u-gamble:1110 u-xi11:4001 c-pegram:4020"
        ),
        action="build c-archer U",
        sentence="Archer is not on the map yet.",
    ),
    RefusalCase(
        code="not-yours",
        rule="A5A-15.2-a",
        title="gettysburg",
        position=(
            "battle turn=11 step=build seat=union phasing=union control=1110:confederate u-i11:1010 "
            "u-i21:1010 c-archer:1110 u-xi11:4001 c-pegram:4020"
        ),
        action="build c-archer U",
        sentence="Archer is not one of your units.",
    ),
    RefusalCase(
        code="not-on-a-hill",
        rule="A5A-15.2-a",
        title="gettysburg",
        position=(
            "battle turn=11 step=build seat=union phasing=union control=1110:union u-i21:0909 u-i11:1010 "
            "u-iart:1110 u-gamble:1110 u-xi11:4001 c-pegram:4020"
        ),
        action="build u-i21 U",
        sentence="The terrain of 0909 is clear. Breastworks are built only on hills and wooded hills.",
    ),
    RefusalCase(
        code="only-infantry-builds",
        rule="A5A-15.2-a",
        title="gettysburg",
        position=(
            "battle turn=11 step=build seat=union phasing=union control=1110:union u-i21:0909 u-i11:1010 "
            "u-iart:1110 u-gamble:1110 u-xi11:4001 c-pegram:4020"
        ),
        action="build u-iart U",
        sentence="I Corps is not infantry, and only infantry builds breastworks.",
    ),
    RefusalCase(
        code="builder-moved",
        rule="A5A-15.2-a",
        title="gettysburg",
        position=(
            "battle turn=11 step=build seat=union phasing=union control=1110:union u-i11:1010 "
            "u-i21:1110:moved+spent u-xi11:4001 c-pegram:4020"
        ),
        action="build u-i21 U",
        sentence="2/1/I has moved this turn, so it cannot build a breastwork.",
        pack=HILLS,
    ),
    RefusalCase(
        code="fortified-already",
        rule="A5A-10.0-c",
        title="gettysburg",
        position=(
            "battle turn=11 step=build seat=union phasing=union control=1110:union "
            "works=1010:breastwork:U u-i11:1010 u-i21:1010 u-i12:1110 c-archer:2020"
        ),
        action="build u-i21 D",
        sentence="1010 is already fortified.",
        pack=HILLS,
    ),
    RefusalCase(
        code="not-your-turn",
        rule="A5A-4.1-a",
        title="pea-ridge",
        position="battle turn=2 step=move seat=union marker=carr u-dodge:3707 c-price:3105",
        action="go 3706",
        sentence="It is not your turn. To choose: Union.",
        seat="confederate",
    ),
]
