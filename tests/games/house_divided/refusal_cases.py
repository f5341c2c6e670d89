"""A position for every refusal of A House Divided, and the sentence that a player reads there."""

from tests.refusals import RefusalCase

CASES = [
    RefusalCase(
        code="game-over",
        rule="AHD-11.0-b",
        title="house-divided",
        position="campaign turn=2 side=union step=over won=confederate/AHD-11.0-b u1:im:baltimore",
        action="march baltimore",
        sentence="The game is over.",
    ),
    RefusalCase(
        code="wrong-phase",
        rule="AHD-3.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=march u1:im:washington c1:im:richmond",
        action="fire",
        sentence="“fire” belongs to the combat phase. This is the movement phase.",
    ),
    RefusalCase(
        code="wrong-phase",
        rule="AHD-3.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=promote u1:im:washington c1:im:richmond",
        action="march washington",
        sentence="“march” belongs to the movement phase. This is the promotion phase.",
    ),
    RefusalCase(
        code="no-march-left",
        rule="AHD-4.0-a",
        title="house-divided",
        position="campaign turn=2 side=union step=march marches=0 u1:im:washington",
        action="march washington",
        sentence="You have no marches left in this phase.",
    ),
    RefusalCase(
        code="no-such-line",
        rule="AHD-1.2-a",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="go washington/richmond",
        sentence="No road joins Washington and Richmond.",
    ),
    RefusalCase(
        code="comes-back",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="go washington=baltimore=washington",
        sentence="That route ends in Washington, where it starts. A move must end in another box.",
    ),
    RefusalCase(
        code="no-unit-there",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=march marches=2 u1:im:washington c1:im:richmond",
        action="march richmond",
        sentence="You have no unit in Richmond.",
    ),
    RefusalCase(
        code="march-not-begun",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=march marches=2 u1:im:washington",
        action="take u1",
        sentence="First choose a box to march from.",
    ),
    RefusalCase(
        code="march-not-ended",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=unit marches=1 box=washington u1:im:washington u2:im:chicago",
        action="march chicago",
        sentence="First finish the march from Washington.",
    ),
    RefusalCase(
        code="march-not-ended",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=unit marches=1 box=washington u1:im:washington u2:im:chicago",
        action="end",
        sentence="First finish the march from Washington.",
    ),
    RefusalCase(
        code="unit-not-taken",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=unit marches=1 box=washington u1:im:washington",
        action="dig",
        sentence="First choose a unit.",
    ),
    RefusalCase(
        code="march-not-begun",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=march marches=2 u1:im:washington",
        action="dig",
        sentence="First choose a box to march from.",
    ),
    RefusalCase(
        code="unit-taken",
        rule="AHD-4.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington u2:im:washington"
        ),
        action="take u2",
        sentence="First tell u1 where to go.",
    ),
    RefusalCase(
        code="nobody-has-acted",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=unit marches=1 box=washington u1:im:washington",
        action="done",
        sentence="A march must move or entrench at least one unit, and nobody in Washington has acted yet.",
    ),
    RefusalCase(
        code="not-on-map",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=unit marches=1 box=washington u1:im:washington",
        action="take u2",
        sentence="u2 is not on the map.",
    ),
    RefusalCase(
        code="enemy-unit",
        rule="AHD-4.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=unit marches=1 box=washington u1:im:washington c1:im:richmond",
        action="take c1",
        sentence="c1 is an enemy unit.",
    ),
    RefusalCase(
        code="elsewhere",
        rule="AHD-4.0-d",
        title="house-divided",
        position="campaign turn=2 side=union step=unit marches=1 box=washington u1:im:washington u2:im:chicago",
        action="take u2",
        sentence="u2 is in Chicago. This march is from Washington.",
    ),
    RefusalCase(
        code="elsewhere",
        rule="AHD-4.0-d",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="go chicago=lafayette",
        sentence="That route does not start in Washington, where the unit is.",
    ),
    RefusalCase(
        code="two-marches",
        rule="AHD-4.0-f",
        title="house-divided",
        position="campaign turn=2 side=union step=march marches=2 u1:im:washington:march2",
        action="march washington",
        sentence="u1 has already taken part in 2 marches this phase, which is the limit.",
    ),
    RefusalCase(
        code="too-far",
        rule="AHD-4.0-g",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=shreveport unit=u1 u1:im:shreveport",
        action="go shreveport/monroe/camden",
        sentence=(
            "Too far: the route has 2 lines. In one march infantry moves 1 box by road or enemy railroad, 2 "
            "by river or friendly railroad."
        ),
    ),
    RefusalCase(
        code="too-far",
        rule="AHD-4.0-g",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="go washington=baltimore=philadelphia=new-york-city",
        sentence=(
            "Too far: the route has 3 lines. In one march infantry moves 1 box by road or enemy railroad, 2 "
            "by river or friendly railroad."
        ),
    ),
    RefusalCase(
        code="cavalry-too-far",
        rule="AHD-4.0-k",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:cm:washington",
        action="go washington=baltimore=philadelphia=new-york-city",
        sentence="Too far: the route has 3 lines. In one march cavalry moves 2 boxes at most.",
    ),
    RefusalCase(
        code="one-kind-of-line",
        rule="AHD-4.0-h",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=shreveport unit=u1 u1:im:shreveport",
        action="go shreveport/monroe=vicksburg",
        sentence="Infantry uses one kind of line in a march: road, railroad or river.",
    ),
    RefusalCase(
        code="rail-not-friendly",
        rule="AHD-4.0-j",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="go washington=manassas-junction=gordonsville",
        sentence=(
            "Infantry moves 2 boxes by rail only if you control every box on the way, and Manassas Junction "
            "is controlled by the Confederacy."
        ),
    ),
    RefusalCase(
        code="river-not-combined",
        rule="AHD-4.0-l",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:cm:washington",
        action="go washington~fredericksburg=richmond",
        sentence="Cavalry may combine road and railroad in a march, but not river with either.",
    ),
    RefusalCase(
        code="must-stop",
        rule="AHD-4.0-n",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 box=washington unit=u1 manassas-junction:union "
            "gordonsville:union u1:im:washington c3:im:manassas-junction"
        ),
        action="go washington=manassas-junction=gordonsville",
        sentence="c3 is in Manassas Junction, so the unit must stop there.",
    ),
    RefusalCase(
        code="in-battle",
        rule="AHD-4.0-o",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=march marches=2 u1:im:manassas-junction:march1+stopped "
            "c1:im:manassas-junction"
        ),
        action="march manassas-junction",
        sentence="The unit has met the enemy in Manassas Junction and may not march again this phase.",
    ),
    RefusalCase(
        code="no-friendly-way",
        rule="AHD-4.0-o",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=march leave-battle=to-friendly marches=2 washington:confederate"
            " harpers-ferry:confederate u1:im:manassas-junction:march1+stopped c1:im:manassas-junction"
        ),
        action="march manassas-junction",
        sentence=(
            "The unit has met the enemy in Manassas Junction. It may only leave for a box that you control "
            "and where there is no enemy, and no such box is open to it."
        ),
    ),
    RefusalCase(
        code="leave-to-friendly",
        rule="AHD-4.0-o",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where leave-battle=to-friendly marches=1 box=manassas-junction "
            "unit=u1 u1:im:manassas-junction:march1+stopped c1:im:manassas-junction"
        ),
        action="go manassas-junction=gordonsville",
        sentence=(
            "A unit that leaves a battle must first enter a box that you control and where there is no "
            "enemy. Gordonsville is not one."
        ),
    ),
    RefusalCase(
        code="first-turn-invasion",
        rule="AHD-4.1-b",
        title="house-divided",
        position="campaign turn=1 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="sail norfolk",
        sentence="Norfolk is a Confederate port, and there are no naval invasions on turn 1.",
    ),
    RefusalCase(
        code="second-jump",
        rule="AHD-4.2.1-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 box=washington unit=u1 "
            "u1:cm:washington:march1+jumped c1:im:manassas-junction"
        ),
        action="go washington=manassas-junction=gordonsville",
        sentence="u1 has already made its one jump this turn.",
    ),
    RefusalCase(
        code="jump-into-enemy",
        rule="AHD-4.2.1-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:cm:washington "
            "c1:im:manassas-junction c2:im:gordonsville"
        ),
        action="go washington=manassas-junction=gordonsville",
        sentence="A jump may not end among enemy units, and c2 is in Gordonsville.",
    ),
    RefusalCase(
        code="jump-over-cavalry",
        rule="AHD-4.2.1-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:cm:washington "
            "c1:im:manassas-junction c2:cm:manassas-junction"
        ),
        action="go washington=manassas-junction=gordonsville",
        sentence="Enemy cavalry (c2) in Manassas Junction stops the jump.",
    ),
    RefusalCase(
        code="jump-by-river",
        rule="AHD-4.2.1-e",
        title="house-divided",
        position="campaign turn=2 side=confederate step=where marches=1 box=cairo unit=c1 c1:cm:cairo u1:im:paducah",
        action="go cairo~paducah~evansville",
        sentence="Confederate cavalry cannot jump over Paducah by river, only by road or railroad.",
    ),
    RefusalCase(
        code="upstream-jump",
        rule="AHD-4.2.2-b",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=cairo unit=u1 u1:im:cairo c1:im:paducah",
        action="go cairo~paducah~evansville",
        sentence="Both lines of a river jump must go downstream, and the line to Paducah does not.",
    ),
    RefusalCase(
        code="upstream-first-line",
        rule="AHD-4.2.2-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where river-jump=first-line marches=1 box=cairo unit=u1 "
            "u1:im:cairo c1:im:paducah"
        ),
        action="go cairo~paducah~evansville",
        sentence="The first line of a river jump must go downstream, and the line to Paducah does not.",
    ),
    RefusalCase(
        code="southern-river-jump",
        rule="AHD-4.2.2-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=confederate step=where marches=1 box=evansville unit=c1 c1:im:evansville "
            "u1:im:paducah"
        ),
        action="go evansville~paducah~cairo",
        sentence="Only the Union makes river jumps, so the unit must stop in Paducah.",
    ),
    RefusalCase(
        code="river-jump-into-enemy",
        rule="AHD-4.2.2-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 box=evansville unit=u1 u1:im:evansville "
            "c1:im:paducah c2:im:cairo"
        ),
        action="go evansville~paducah~cairo",
        sentence="A river jump may not end among enemy units, and c2 is in Cairo.",
    ),
    RefusalCase(
        code="second-river-jump",
        rule="AHD-4.2.2-f",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 box=evansville unit=u1 "
            "u1:im:evansville:march1+jumped c1:im:paducah"
        ),
        action="go evansville~paducah~cairo",
        sentence="u1 has already made its one jump this turn. Cavalry jumps and river jumps count together.",
    ),
    RefusalCase(
        code="south-at-sea",
        rule="AHD-4.2.3-a",
        title="house-divided",
        position="campaign turn=2 side=confederate step=where marches=1 box=norfolk unit=c1 c1:im:norfolk",
        action="sail wilmington",
        sentence="Only the Union moves by sea.",
    ),
    RefusalCase(
        code="shared-march",
        rule="AHD-4.2.3-b",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 acted=1 box=washington unit=u1 u1:im:washington",
        action="sail baltimore",
        sentence=(
            "A unit that moves by sea needs a march of its own, and other units have already used this march"
            " from Washington."
        ),
    ),
    RefusalCase(
        code="not-in-port",
        rule="AHD-4.2.3-c",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=chicago unit=u1 u1:im:chicago",
        action="sail baltimore",
        sentence="The unit is in Chicago, which is not a port.",
    ),
    RefusalCase(
        code="not-a-port",
        rule="AHD-4.2.3-d",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="sail chicago",
        sentence="Chicago is not a port.",
    ),
    RefusalCase(
        code="same-port",
        rule="AHD-4.2.3-d",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="sail washington",
        sentence="The unit is already in Washington.",
    ),
    RefusalCase(
        code="not-a-union-port",
        rule="AHD-4.2.3-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 box=washington unit=u1 norfolk:nobody u1:im:washington"
        ),
        action="sail norfolk",
        sentence="Nobody controls Norfolk. A unit moves by sea to a port under Union control.",
    ),
    RefusalCase(
        code="marched-before-sailing",
        rule="AHD-4.2.3-e",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington:march1",
        action="sail baltimore",
        sentence="u1 has already marched this turn, so it cannot move by sea.",
    ),
    RefusalCase(
        code="sailed-already",
        rule="AHD-4.2.3-e",
        title="house-divided",
        position="campaign turn=2 side=union step=march marches=2 u1:im:baltimore:march1+sailed",
        action="march baltimore",
        sentence="u1 has moved by sea this turn, so it cannot march.",
    ),
    RefusalCase(
        code="sailed-reinforcement",
        rule="AHD-4.2.3-f",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "sailed-reinforce=barred firing=union round=2 u1:im:manassas-junction c1:im:manassas-junction "
            "u2:im:washington:march1+sailed"
        ),
        action="reinforce u2",
        sentence="u2 has moved by sea this turn. With the option chosen it may not reinforce.",
    ),
    RefusalCase(
        code="no-six",
        rule="AHD-4.2.4-a",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="sail norfolk",
        sentence="Norfolk is a Confederate port. A naval invasion needs a 6 on this turn’s march roll.",
    ),
    RefusalCase(
        code="not-from-base",
        rule="AHD-4.2.4-b",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 six=1 box=baltimore unit=u1 u1:im:baltimore",
        action="sail norfolk",
        sentence="Naval invasions start from Washington. The unit is in Baltimore.",
    ),
    RefusalCase(
        code="second-invasion-port",
        rule="AHD-4.2.4-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where invasion=one-port marches=1 six=1 port=norfolk "
            "box=washington unit=u1 u1:im:washington u2:im:norfolk:march1+sailed"
        ),
        action="sail wilmington",
        sentence="With the option chosen, all units of this invasion land at Norfolk.",
    ),
    RefusalCase(
        code="port-not-yet-taken",
        rule="AHD-4.2.4-g",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=1 six=1 port=norfolk box=baltimore unit=u1 "
            "u1:im:baltimore u2:im:norfolk:march1+sailed"
        ),
        action="sail norfolk",
        sentence=(
            "Norfolk stays a Confederate port until the half-turn ends. Until then only units from "
            "Washington can land there."
        ),
    ),
    RefusalCase(
        code="already-digging",
        rule="AHD-4.2.5-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=unit marches=1 acted=1 box=chicago "
            "u1:im:chicago:march1+dug+acted u2:im:chicago"
        ),
        action="take u1",
        sentence="u1 has already used this march to entrench.",
    ),
    RefusalCase(
        code="two-marches-to-dig",
        rule="AHD-4.2.5-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where marches=0 box=manassas-junction unit=u1 u1:im:manassas-junction"
        ),
        action="dig",
        sentence=(
            "Entrenching in Manassas Junction takes 2 marches of this phase, because it is not a recruitment"
            " city. The unit can use only 1 more."
        ),
    ),
    RefusalCase(
        code="enemy-at-hand",
        rule="AHD-4.2.5-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=where leave-battle=to-friendly marches=1 box=manassas-junction "
            "unit=u1 u1:im:manassas-junction:march1+stopped c1:im:manassas-junction"
        ),
        action="dig",
        sentence="A unit cannot entrench among enemy units, and c1 is in Manassas Junction.",
    ),
    RefusalCase(
        code="already-entrenched",
        rule="AHD-4.2.5-j",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=chicago unit=u1 u1:im:chicago:dug",
        action="dig",
        sentence="u1 is already entrenched.",
    ),
    RefusalCase(
        code="potomac",
        rule="AHD-4.2.6-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=confederate step=where marches=1 box=fredericksburg unit=c1 c1:im:fredericksburg"
        ),
        action="go fredericksburg~washington",
        sentence="Confederate units may never use the Potomac between Washington and Fredericksburg.",
    ),
    RefusalCase(
        code="no-battle-there",
        rule="AHD-5.0-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=battle u1:im:manassas-junction c1:im:manassas-junction "
            "u2:im:cairo c2:im:cairo"
        ),
        action="battle richmond",
        sentence="There is no battle in Richmond: it does not contain units of both sides.",
    ),
    RefusalCase(
        code="battle-not-chosen",
        rule="AHD-5.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=battle u1:im:manassas-junction c1:im:manassas-junction "
            "u2:im:cairo c2:im:cairo"
        ),
        action="fire",
        sentence="First choose which battle to fight.",
    ),
    RefusalCase(
        code="battle-not-finished",
        rule="AHD-5.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:cairo c2:im:cairo"
        ),
        action="battle cairo",
        sentence="First finish the battle of Manassas Junction.",
    ),
    RefusalCase(
        code="decide-first",
        rule="AHD-5.0-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="at c1",
        sentence="First decide what your side does in Manassas Junction before it fires.",
    ),
    RefusalCase(
        code="decide-first",
        rule="AHD-5.0-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="fire",
        sentence="First decide what your side does in Manassas Junction before it fires.",
    ),
    RefusalCase(
        code="stands-already",
        rule="AHD-5.0-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="stand",
        sentence="Your units in Manassas Junction are already firing this round.",
    ),
    RefusalCase(
        code="not-a-target",
        rule="AHD-5.1-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="at u1",
        sentence="u1 is one of your own units.",
    ),
    RefusalCase(
        code="not-a-target",
        rule="AHD-5.1-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction c1:im:manassas-junction c2:im:richmond"
        ),
        action="at c2",
        sentence="c2 is in Richmond. This battle is in Manassas Junction.",
    ),
    RefusalCase(
        code="not-a-target",
        rule="AHD-5.1-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="at c9",
        sentence="c9 is not on the map.",
    ),
    RefusalCase(
        code="target-left-out",
        rule="AHD-5.1-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=2 targets=c1 u1:im:manassas-junction c1:im:manassas-junction u2:im:manassas-junction "
            "c2:im:manassas-junction"
        ),
        action="at c1",
        sentence="c1 already has a firer. c2 must be fired at too.",
    ),
    RefusalCase(
        code="target-twice",
        rule="AHD-5.1-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=2 targets=c1 u1:im:manassas-junction c1:im:manassas-junction u2:im:manassas-junction "
            "c2:im:manassas-junction c3:im:manassas-junction"
        ),
        action="at c1",
        sentence=(
            "c1 already has a firer. You have fewer units than the enemy, so each must choose a different target."
        ),
    ),
    RefusalCase(
        code="targets-not-declared",
        rule="AHD-5.1-e",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=2 targets=c1 u1:im:manassas-junction c1:im:manassas-junction u2:im:manassas-junction"
        ),
        action="fire",
        sentence="Every unit must have a target before the dice are rolled. So far: 1 of 2.",
    ),
    RefusalCase(
        code="targets-fixed",
        rule="AHD-5.1-e",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=fire box=manassas-junction from-union=washington firing=union "
            "round=2 targets=c1 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="at c1",
        sentence="All targets are declared and can no longer be changed.",
    ),
    RefusalCase(
        code="reinforce-first-round",
        rule="AHD-5.2.4-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=1 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="reinforce u2",
        sentence="This is round 1. Reinforcements may come from round 2 on.",
    ),
    RefusalCase(
        code="reinforce-too-late",
        rule="AHD-5.2.4-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="reinforce u2",
        sentence="Your side is already firing. Reinforcements come before their side fires.",
    ),
    RefusalCase(
        code="one-from-each-box",
        rule="AHD-5.2.4-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 drawn=washington u1:im:manassas-junction c1:im:manassas-junction u2:im:washington "
            "u3:im:manassas-junction u4:im:harpers-ferry"
        ),
        action="reinforce u2",
        sentence="A unit has already come from Washington. Only 1 unit may come from each box in a round.",
    ),
    RefusalCase(
        code="source-not-joined",
        rule="AHD-5.2.4-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:chicago u3:im:washington"
        ),
        action="reinforce u2",
        sentence="No line joins Chicago and the battle.",
    ),
    RefusalCase(
        code="source-not-held",
        rule="AHD-5.2.4-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "reinforce-from=own-box firing=confederate round=2 u1:im:manassas-junction "
            "c1:im:manassas-junction c2:im:harpers-ferry c3:im:gordonsville"
        ),
        action="reinforce c2",
        sentence=(
            "With the option chosen, reinforcements come only from boxes that you control. Harper's Ferry is"
            " controlled by the Union."
        ),
    ),
    RefusalCase(
        code="fights-already",
        rule="AHD-5.2.4-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="reinforce u1",
        sentence="u1 is already in this battle.",
    ),
    RefusalCase(
        code="not-yours-to-bring",
        rule="AHD-5.2.4-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington c2:im:gordonsville"
        ),
        action="reinforce c2",
        sentence="c2 is an enemy unit.",
    ),
    RefusalCase(
        code="not-yours-to-bring",
        rule="AHD-5.2.4-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="reinforce u9",
        sentence="u9 is not on the map.",
    ),
    RefusalCase(
        code="has-retreated",
        rule="AHD-5.2.4-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington:retreated "
            "u3:im:washington"
        ),
        action="reinforce u2",
        sentence="u2 has retreated from a battle and may not reinforce another.",
    ),
    RefusalCase(
        code="has-withdrawn",
        rule="AHD-5.2.4-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "withdrawn-reinforce=barred firing=confederate round=2 u1:im:manassas-junction "
            "c1:im:manassas-junction c2:cm:gordonsville:withdrawn"
        ),
        action="reinforce c2",
        sentence="c2 has withdrawn from a battle. With the option chosen it may not reinforce another.",
    ),
    RefusalCase(
        code="source-contested",
        rule="AHD-5.2.4-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:harpers-ferry c2:im:harpers-ferry"
            " u3:im:washington"
        ),
        action="reinforce u2",
        sentence="c2 is in Harper's Ferry. The attacker may not take reinforcements from a box with enemy units.",
    ),
    RefusalCase(
        code="has-fought",
        rule="AHD-5.2.4-e",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington:fought "
            "u3:im:washington"
        ),
        action="reinforce u2",
        sentence="u2 has already fought in a battle, so the attacker may not bring it into another.",
    ),
    RefusalCase(
        code="too-few-left",
        rule="AHD-5.2.4-f",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:im:manassas-junction c2:im:gordonsville "
            "u2:im:gordonsville c3:im:front-royal"
        ),
        action="reinforce c2",
        sentence=(
            "The defender must leave as many units in Gordonsville as there are enemies there: 1 must stay, "
            "and 0 would."
        ),
    ),
    RefusalCase(
        code="retreat-first-round",
        rule="AHD-5.2.5-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington "
            "firing=confederate round=1 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="retreat gordonsville",
        sentence="This is round 1. A side may retreat from round 2 on.",
    ),
    RefusalCase(
        code="retreat-after-second",
        rule="AHD-5.2.5-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "retreat-rounds=second-only firing=confederate round=3 u1:im:manassas-junction "
            "c1:im:manassas-junction c2:im:gordonsville"
        ),
        action="retreat gordonsville",
        sentence="This is round 3. With the option chosen, a side may retreat in round 2 only.",
    ),
    RefusalCase(
        code="retreat-too-late",
        rule="AHD-5.2.5-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="retreat gordonsville",
        sentence="Your side is already firing. A side retreats instead of firing.",
    ),
    RefusalCase(
        code="reinforced-already",
        rule="AHD-5.2.5-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 drawn=gordonsville u1:im:manassas-junction c1:im:manassas-junction "
            "c2:im:manassas-junction c3:im:front-royal"
        ),
        action="retreat gordonsville",
        sentence="Your side has brought reinforcements this round, so it cannot also retreat.",
    ),
    RefusalCase(
        code="retreat-not-joined",
        rule="AHD-5.2.5-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="retreat richmond",
        sentence="No line joins Richmond and the battle.",
    ),
    RefusalCase(
        code="retreat-into-enemy",
        rule="AHD-5.2.5-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:harpers-ferry"
        ),
        action="retreat harpers-ferry",
        sentence="u2 is in Harper's Ferry. A side may not retreat into a box with enemy units.",
    ),
    RefusalCase(
        code="retreat-into-city",
        rule="AHD-5.2.5-d",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="retreat washington",
        sentence="Washington is an enemy recruitment city. A side may not retreat there.",
    ),
    RefusalCase(
        code="retreat-to-enemy-origin",
        rule="AHD-5.2.5-e",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction firing=confederate round=2 "
            "from-union=front-royal u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="retreat front-royal",
        sentence="Enemy units entered this battle from Front Royal. A side may not retreat there.",
    ),
    RefusalCase(
        code="retreat-to-own",
        rule="AHD-5.2.5-f",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:im:manassas-junction"
        ),
        action="retreat harpers-ferry",
        sentence="A side must retreat to a box it controls if it can, and Fredericksburg is open.",
    ),
    RefusalCase(
        code="not-all-cavalry",
        rule="AHD-5.2.6-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:im:manassas-junction "
            "c2:cm:manassas-junction"
        ),
        action="withdraw",
        sentence="Only a force made up of cavalry may withdraw, and c1 is infantry.",
    ),
    RefusalCase(
        code="attacker-withdraws",
        rule="AHD-5.2.6-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="withdraw",
        sentence="Only the defender’s cavalry may withdraw.",
    ),
    RefusalCase(
        code="withdraw-after-first",
        rule="AHD-5.2.6-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "withdrawal-rounds=first-round firing=confederate round=2 u1:im:manassas-junction "
            "c1:cm:manassas-junction c2:cm:gordonsville"
        ),
        action="withdraw",
        sentence="This is round 2. With the option chosen, cavalry withdraws before round 1 only.",
    ),
    RefusalCase(
        code="withdraw-too-late",
        rule="AHD-5.2.6-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=target box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="withdraw",
        sentence="Your side is already firing. Cavalry withdraws before its side fires.",
    ),
    RefusalCase(
        code="withdraw-reinforced",
        rule="AHD-5.2.6-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 drawn=gordonsville u1:im:manassas-junction c1:cm:manassas-junction "
            "c2:cm:manassas-junction c3:cm:front-royal"
        ),
        action="withdraw",
        sentence="Your side has brought reinforcements this round, so its cavalry cannot withdraw.",
    ),
    RefusalCase(
        code="not-withdrawing",
        rule="AHD-5.2.6-a",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="ride gordonsville",
        sentence="No cavalry is withdrawing. First choose to withdraw.",
    ),
    RefusalCase(
        code="withdrawing",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="retreat gordonsville",
        sentence="The cavalry is withdrawing: choose where c1 goes.",
    ),
    RefusalCase(
        code="withdrawing",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="withdraw",
        sentence="The cavalry is withdrawing: choose where c1 goes.",
    ),
    RefusalCase(
        code="withdrawing",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction c2:cm:gordonsville"
        ),
        action="reinforce c2",
        sentence="The cavalry is withdrawing: choose where c1 goes.",
    ),
    RefusalCase(
        code="withdrawing",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="fire",
        sentence="The cavalry is withdrawing: choose where c1 goes.",
    ),
    RefusalCase(
        code="withdrawing",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="at u1",
        sentence="The cavalry is withdrawing: choose where c1 goes.",
    ),
    RefusalCase(
        code="withdrawing",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="stand",
        sentence="The cavalry is withdrawing: choose where c1 goes.",
    ),
    RefusalCase(
        code="ride-not-joined",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="ride richmond",
        sentence="No line joins Richmond and the battle.",
    ),
    RefusalCase(
        code="ride-into-enemy",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction u2:im:harpers-ferry"
        ),
        action="ride harpers-ferry",
        sentence="u2 is in Harper's Ferry. Cavalry may not withdraw into a box with enemy units.",
    ),
    RefusalCase(
        code="ride-into-city",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="ride washington",
        sentence="Washington is an enemy recruitment city. Cavalry may not withdraw there.",
    ),
    RefusalCase(
        code="ride-to-enemy-origin",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=ride box=manassas-junction firing=confederate round=2 "
            "from-union=front-royal u1:im:manassas-junction c1:cm:manassas-junction"
        ),
        action="ride front-royal",
        sentence="Enemy units entered this battle from Front Royal. Cavalry may not withdraw there.",
    ),
    RefusalCase(
        code="no-way-out",
        rule="AHD-5.2.6-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:im:manassas-junction c1:cm:manassas-junction u2:im:fredericksburg"
            " u3:im:front-royal u4:im:gordonsville u5:im:harpers-ferry c2:cm:front-royal"
        ),
        action="withdraw",
        sentence="No box around Manassas Junction is open to withdrawing cavalry.",
    ),
    RefusalCase(
        code="cavalry-pursues",
        rule="AHD-5.2.6-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "firing=confederate round=2 u1:cm:manassas-junction c1:cm:manassas-junction"
        ),
        action="withdraw",
        sentence="The only attacker in Manassas Junction is cavalry. Cavalry cannot withdraw from cavalry.",
    ),
    RefusalCase(
        code="cavalry-among-attackers",
        rule="AHD-5.2.6-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington "
            "withdrawal-barred=any-cavalry firing=confederate round=2 u1:im:manassas-junction "
            "c1:cm:manassas-junction u2:cm:manassas-junction"
        ),
        action="withdraw",
        sentence=(
            "u2 is among the attackers. With the option chosen, cavalry cannot withdraw when any attacker is cavalry."
        ),
    ),
    RefusalCase(
        code="crack-already",
        rule="AHD-6.0-a",
        title="house-divided",
        position="campaign turn=2 side=union step=promote u1:ic:washington",
        action="promote u1",
        sentence="u1 is already crack, the highest rank.",
    ),
    RefusalCase(
        code="no-counter-left",
        rule="AHD-6.0-b",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=promote counter-limit=8 u1:im:washington u2:iv:washington "
            "u3:iv:washington u4:iv:washington u5:iv:washington u6:iv:washington u7:iv:washington "
            "u8:iv:washington u9:iv:washington"
        ),
        action="promote u1",
        sentence="All 8 veteran infantry counters of your side are on the map, so u1 cannot be promoted.",
    ),
    RefusalCase(
        code="not-in-the-battle",
        rule="AHD-6.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=spoils box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction u2:im:washington"
        ),
        action="promote u2",
        sentence="u2 is in Washington and did not fight in Manassas Junction.",
    ),
    RefusalCase(
        code="not-in-the-battle",
        rule="AHD-6.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=spoils box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction c2:im:richmond"
        ),
        action="promote c2",
        sentence="c2 is an enemy unit.",
    ),
    RefusalCase(
        code="not-in-the-battle",
        rule="AHD-6.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=spoils box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction"
        ),
        action="promote u9",
        sentence="u9 is not on the map.",
    ),
    RefusalCase(
        code="battle-not-won",
        rule="AHD-6.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="promote u1",
        sentence="You have not won a battle just now.",
    ),
    RefusalCase(
        code="battle-not-won",
        rule="AHD-6.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=stand box=manassas-junction from-union=washington firing=union "
            "round=2 u1:im:manassas-junction c1:im:manassas-junction u2:im:washington"
        ),
        action="pass",
        sentence="You have not won a battle just now.",
    ),
    RefusalCase(
        code="battle-over",
        rule="AHD-6.0-c",
        title="house-divided",
        position=(
            "campaign turn=2 side=union step=spoils box=manassas-junction from-union=washington firing=union"
            " round=2 u1:im:manassas-junction"
        ),
        action="fire",
        sentence="The battle of Manassas Junction is over: promote one of the units that fought there, or nobody.",
    ),
    RefusalCase(
        code="not-yours-to-promote",
        rule="AHD-6.0-d",
        title="house-divided",
        position="campaign turn=2 side=union step=promote u1:im:washington c1:im:richmond",
        action="promote c1",
        sentence="c1 is an enemy unit.",
    ),
    RefusalCase(
        code="not-yours-to-promote",
        rule="AHD-6.0-d",
        title="house-divided",
        position="campaign turn=2 side=union step=promote u1:im:washington c1:im:richmond",
        action="promote u9",
        sentence="u9 is not on the map.",
    ),
    RefusalCase(
        code="one-promotion",
        rule="AHD-6.0-d",
        title="house-divided",
        position="campaign turn=2 side=union step=promote chosen=1 u1:im:washington",
        action="promote u1",
        sentence="You have already made the one promotion of this phase.",
    ),
    RefusalCase(
        code="promoted-already",
        rule="AHD-6.0-e",
        title="house-divided",
        position="campaign turn=2 side=union step=promote u1:iv:washington:promoted",
        action="promote u1",
        sentence="u1 has already been promoted in this half-turn.",
    ),
    RefusalCase(
        code="die-spent",
        rule="AHD-7.0-a",
        title="house-divided",
        position="campaign turn=2 side=union step=recruit raised=chicago+pittsburgh pool=1/0/0/0 u1:im:chicago",
        action="recruit infantry cleveland",
        sentence="You have placed all 2 recruits of this phase.",
    ),
    RefusalCase(
        code="pool-empty",
        rule="AHD-7.0-b",
        title="house-divided",
        position="campaign turn=2 side=union step=recruit recruits=2 pool=1/0/0/0 u1:im:chicago",
        action="recruit cavalry chicago",
        sentence="There is no cavalry in your recruitment pool.",
    ),
    RefusalCase(
        code="no-number",
        rule="AHD-7.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=recruit recruits=2 pool=1/0/0/0 u1:im:chicago",
        action="recruit infantry evansville",
        sentence="Evansville has no recruitment number of your colour.",
    ),
    RefusalCase(
        code="city-used",
        rule="AHD-7.0-d",
        title="house-divided",
        position="campaign turn=2 side=union step=recruit recruits=1 raised=chicago pool=1/0/0/0 u1:im:chicago",
        action="recruit infantry chicago",
        sentence="Chicago has already given a recruit in this phase.",
    ),
    RefusalCase(
        code="city-not-held",
        rule="AHD-7.0-e",
        title="house-divided",
        position="campaign turn=2 side=union step=recruit recruits=2 pool=1/0/0/0 cairo:confederate u1:im:chicago",
        action="recruit infantry cairo",
        sentence="You do not control Cairo.",
    ),
    RefusalCase(
        code="enemy-in-city",
        rule="AHD-7.0-e",
        title="house-divided",
        position=(
            "campaign capture-time=enemy-half-turn turn=2 side=confederate step=recruit recruits=2 pool=0/0/1/0 "
            "u1:im:memphis c1:im:richmond"
        ),
        action="recruit infantry memphis",
        sentence="An enemy unit stands in Memphis.",
    ),
    RefusalCase(
        code="at-maximum",
        rule="AHD-7.0-h",
        title="house-divided",
        position=(
            "campaign turn=2 side=confederate step=recruit recruits=2 pool=0/0/1/0 c1:im:raleigh "
            "c2:im:raleigh c3:im:raleigh c4:im:raleigh c5:im:raleigh c6:im:raleigh c7:im:raleigh "
            "c8:im:raleigh c9:im:raleigh c10:im:raleigh c11:im:raleigh c12:im:raleigh c13:im:raleigh "
            "c14:im:raleigh c15:im:raleigh c16:im:raleigh c17:im:raleigh c18:im:raleigh c19:im:raleigh "
            "c20:im:raleigh c21:im:raleigh c22:im:raleigh c23:im:raleigh c24:im:raleigh c25:im:raleigh "
            "c26:im:raleigh c27:im:raleigh c28:im:raleigh c29:im:raleigh c30:im:raleigh c31:im:raleigh "
            "c32:im:raleigh"
        ),
        action="recruit infantry richmond",
        sentence="Your maximum army size is 29, and you have 32 units on the map.",
    ),
    RefusalCase(
        code="not-drafted",
        rule="AHD-8.0-c",
        title="house-divided",
        position="campaign turn=2 side=union step=recruit recruits=2 reserve=12 pool=0/1/0/0 u1:im:chicago",
        action="recruit infantry chicago",
        sentence="There is no infantry in your recruitment pool. 12 more wait for the drafts of April.",
    ),
    RefusalCase(
        code="unknown-place",
        rule="AHD-1.2-b",
        title="house-divided",
        position="campaign turn=2 side=union step=march marches=2 u1:im:washington",
        action="march atlantis",
        sentence="There is no box called “atlantis”.",
    ),
    RefusalCase(
        code="unknown-place",
        rule="AHD-1.2-b",
        title="house-divided",
        position="campaign turn=2 side=union step=where marches=1 box=washington unit=u1 u1:im:washington",
        action="go washington=atlantis",
        sentence="There is no box called “atlantis”.",
    ),
    RefusalCase(
        code="unknown-unit",
        rule="AHD-1.3-b",
        title="house-divided",
        position="campaign turn=2 side=union step=unit marches=1 box=washington u1:im:washington",
        action="take u99",
        sentence="There is no unit called “u99”.",
    ),
    RefusalCase(
        code="unknown-arm",
        rule="AHD-7.0-b",
        title="house-divided",
        position="campaign turn=2 side=union step=recruit recruits=2 pool=1/0/0/0 u1:im:chicago",
        action="recruit artillery chicago",
        sentence="There is no “artillery” in this game: recruits are infantry or cavalry.",
    ),
    RefusalCase(
        code="not-your-turn",
        rule="AHD-4.0-e",
        title="house-divided",
        position="campaign turn=2 side=union step=march marches=2 u1:im:washington c1:im:richmond",
        action="march richmond",
        sentence="It is not your turn. Now choosing: Union.",
        seat="confederate",
    ),
]
