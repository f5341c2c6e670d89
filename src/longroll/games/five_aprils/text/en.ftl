# Across Five Aprils in English. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest; dots of an id are written as underscores
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-bull-run = Bull Run
title-pea-ridge = Pea Ridge
title-shiloh = Shiloh
title-gettysburg = Gettysburg
title-bentonville = Bentonville
game-bull-run = 21 July 1861: the Union swings around the Confederate flank towards Henry House, while fresh brigades hurry up from the railroad; ten turns of the first great battle of the war.
game-pea-ridge = 7-8 March 1862: two Confederate columns come down behind the Union army in Arkansas, which has to turn about and hold Elkhorn Tavern and Leetown; fifteen turns.
game-shiloh = 6-7 April 1862: the Confederates surprise the Union camps and have a day to reach Pittsburg Landing before fresh divisions cross the Tennessee; seventeen turns, with gunboats on the river.
game-gettysburg = 1-3 July 1863: Buford’s cavalry holds the ridges until the corps arrive, and two armies struggle for three days over Cemetery Hill, Culp’s Hill and the Round Tops; 31 turns, the largest of the five battles.
game-bentonville = 19 March 1865: the Confederates fall upon two Union corps on the march and have one afternoon to break them before help comes up; five turns, good for a first game.

scenario-battle = The whole battle, from its first turn.

## Names

side = { $side ->
    [union] Union
    [confederate] Confederate
   *[nobody] nobody
  }
side-name = { $side ->
    [union] The Union
    [confederate] The Confederacy
   *[nobody] Nobody
  }
unit = { $unit } ({ side })
arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
    [artillery] artillery
   *[gunboat] gunboat
  }
terrain = { $terrain ->
    [clear] clear
    [woods] woods
    [wooded-hill] wooded hill
    [marsh] marsh
    [rough] rough
    [town] town
    [river] river
   *[hill] hill
  }
phase = { $phase ->
    [move] movement
    [build] building
    [roll] reinforcements
    [over] end
   *[combat] combat
  }
marker = { $marker ->
    [union-combat] Union combat
    [confederate-combat] Confederate combat
   *[other] { $marker }
  }
division = { $division ->
    [anderson] Anderson’s division
    [early] Early’s division
    [heth] Heth’s division
    [hood] Hood’s division
    [johnson] Johnson’s division
    [mclaws] McLaws’s division
    [pender] Pender’s division
    [pickett] Pickett’s division
    [rodes] Rodes’s division
   *[other] { $division }’s division
  }
direction = { $direction ->
    [U] up
    [UR] up right
    [DR] down right
    [D] down
    [DL] down left
   *[UL] up left
  }
level = { $level ->
    [marginal] marginal
    [substantial] substantial
    [decisive] decisive
   *[draw] draw
  }
shift = { $name ->
    [terrain] the defender’s terrain
    [water] water between them
    [talus] slope between them
    [works] fortification
    [attackers-surrounded] attackers surrounded
    [defenders-surrounded] defenders surrounded
   *[surprise] surprise
  }
columns = { $shift ->
    [-3] 3 columns left
    [-2] 2 columns left
    [-1] 1 column left
    [0] no shift
    [1] 1 column right
   *[other] { $shift } columns right
  }
outcome = { $retreat ->
    [yes] { steps-lost }, then retreat
   *[no] { steps-lost }
  }
steps-lost = { $losses ->
    [0] no effect
    [one] 1 step lost
   *[other] { $losses } steps lost
  }
now = { $step ->
    [over] the battle is over
    [move] the formation drawn is moving
    [yield] the automatic retreats are being chosen
    [withdraw] an automatic retreat is being arranged
    [attack] the next hex to attack is being chosen
    [declare] the units of an attack are being chosen
    [morale] a morale value is being chosen
    [loss] steps have to be lost
    [retreat] units have to retreat
    [stand] the defender may retreat voluntarily
    [advance] an advance is being decided
    [roll] reinforcements are being rolled for
   *[build] breastworks are being built
  }

## The state of the battle

header = Turn { $turn } of { $last_turn }, { $night ->
    [yes] night
   *[no] { $time }
  }.
header-objective = { $hex }: { side }

## What can be typed, for example

example-action = attack 3605
example-why = why attack 3605
example-map = map 3605
example-rule = rule 6.1-a

## What is asked

ask-over = { $side ->
    [nobody] The battle is over. It is a draw.
   *[other] The battle is over. { side-name } has won.
  }
ask-move = { side }: { $marker } may move. Pick a unit, then the hex where it goes; end the phase when you are done.
ask-move-on = { side }: where does { $unit } go? You may also pick another unit of { $marker }.
ask-yield = { side }: you may fall back before combat. Pick the enemy hex, or continue.
ask-withdraw = { side }: automatic retreat from the enemy in { $hex }. Guns may cover it, and units free to fight elsewhere may be left out; then retreat.
ask-attack = { side }: which enemy hex do you attack next? You may end the phase when no mandatory attack is left.
ask-declare = { side }: who attacks { $hex }? Pick units, add further hexes if you like, then fight.
ask-morale = { side }: which morale value do you add to your die in the combat at { $hex }? Your first loss falls on a unit with that value.
ask-loss = { $losses ->
    [one] { side }: 1 step must be lost in the combat at { $hex }. Which unit loses it?
   *[other] { side }: { $losses } steps must be lost in the combat at { $hex }. Which unit loses the next one?
  }
ask-retreat = { $retreats ->
    [0] { side }: the retreat goes on. Where to?
    [one] { side }: a unit must retreat. Where to?
   *[other] { side }: { $retreats } units must retreat. Which goes first, and where to?
  }
ask-retreat-on = { side }: { $unit } must retreat farther. Where to?
ask-stand = { side }: attacked units that have not retreated may still retreat one hex. Who retreats, or do all stand?
ask-advance = { side }: you may advance one unit into each hex left empty. Who advances?
ask-build = { side }: the night ends. Infantry on a hill that has not moved may build a breastwork; choose which way it faces.
ask-roll = { side }: reinforcements. For which unit do you roll next?
left-move = { $count ->
    [one] One unit can still move.
   *[other] { $count } units can still move.
  }
left-attack = { $count ->
    [one] One enemy hex can still be attacked.
   *[other] { $count } enemy hexes can still be attacked.
  }
left-build = { $count ->
    [one] One unit can still build a breastwork.
   *[other] { $count } units can still build a breastwork.
  }

## What can be chosen

choice-take = { $unit }
choice-go = to { $hex }
choice-end = end the phase
choice-commit = commit { division } to this draw
choice-yield = retreat from the enemy in { $hex }
choice-with = with { $unit }
choice-spare = leave { $unit } out
choice-withdraw = retreat now
choice-fight = continue to combat
choice-attack = attack { $hex }
choice-also = attack { $hex } in the same combat
choice-resolve = fight
choice-cancel = drop this attack
choice-morale = morale value { $value }
choice-lose = { $unit } loses a step
choice-retreat = { $unit } retreats to { $hex }
choice-stand = stand
choice-advance = { $unit } advances to { $hex }
choice-hold = no advance
choice-build = { $unit } builds, facing { direction }

## What happened

event-begins-reduced = Handicap: { unit } begins the battle reduced.
event-turn = Turn { $number } begins.
event-draws = { $marker ->
    [union-combat] { side-name } draws the Union Combat Phase marker.
    [confederate-combat] { side-name } draws the Confederate Combat Phase marker.
   *[other] { side-name } draws a Movement Phase marker of { $marker }.
  }
event-marker-idle = The second marker of { $marker } has no effect.
event-nobody-moves = No unit of { $marker } can move.
event-moves = { $from ->
    [none] { $unit } enters the map and moves to { $hex } (cost { $points }).
   *[other] { $unit } moves to { $hex } (cost { $points }).
  }
event-no-combat = { side-name } has no enemy to attack.
event-yields = { side-name } retreats automatically from the enemy in { $hex }: { $number ->
    [one] 1 unit
   *[other] { $number } units
  }.
event-attacks = { side-name } attacks { $hex } with { $number ->
    [one] 1 unit
   *[other] { $number } units
  }.
event-bombards = { side-name } covers the retreat and bombards { $hex } with { $number ->
    [one] 1 unit
   *[other] { $number } units
  }.
event-odds = Strength { $attack } against { $defence }, odds { $odds }: column { $initial }, { columns }, final column { $final }.
event-rolls = { side-name } rolls { $die } with morale { $morale }, total { $total } in column { $column }. Result for the enemy: { outcome }.
event-reduced = { unit } loses a step in { $hex } and is reduced.
event-eliminated = { unit } is eliminated in { $hex }.
event-check-passed = { unit } checks morale in { $hex }, rolls { $number } and passes.
event-check-failed = { unit } checks morale in { $hex }, rolls { $number } and fails.
event-retreats = { unit } retreats from { $from } to { $hex }.
event-advances = { unit } advances from { $from } to { $hex }.
event-control = { $side ->
    [nobody] Nobody controls { $hex }.
   *[other] { side-name } controls { $hex }.
  }
event-victory = { $level ->
    [draw] The battle ends in a draw.
   *[other] { side-name } wins a { level } victory.
  }
event-indian-retreats = { $unit } is next to Union artillery in { $hex } and must retreat.
event-contact = A Confederate unit has entered a Union zone of control: the Union camps are alarmed.
event-wallace-comes = The Union rolls { $number }: the 3rd Division has found the short way and comes this turn at 1502.
event-wallace-is-late = The Union rolls { $number }: no sign of the 3rd Division.
event-released = { $unit } is released from the Artillery Reserve.
event-longstreet-seen = Longstreet’s corps has been seen: from the next turn on it no longer moves twice.
event-builds = { unit } builds a breastwork in { $hex }.
event-arrives = { $unit } arrives this turn (die roll: { $number }).
event-is-late = { $unit } does not arrive yet (die roll: { $number }).

## Why not

refusal-not-your-turn = It is not your turn. To choose: { side }.
refusal-game-over = The battle is over.
refusal-unknown-place = There is no hex { $hex } on this map.
refusal-unknown-unit = There is no unit { $unit } in this battle.
refusal-unknown-division = There is no division { $division } in this battle.
refusal-no-movement-now = Units move only in the movement phase of their formation. Now: { now }.
refusal-no-combat-now = { $step ->
    [build] There is no combat on a night turn. Now: { now }.
   *[other] There is no combat in a movement phase. Now: { now }.
  }
refusal-retreats-first = Automatic retreats come before combat. Choose one, or continue to combat.
refusal-retreats-over = Automatic retreats come before all combats of the phase, and the combats have begun.
refusal-combat-unfinished = Each combat is finished before the next one begins. Now: { now }.
refusal-no-target-yet = { $step ->
    [yield] First choose the enemy hex to fall back from.
   *[other] First choose the enemy hex to attack.
  }
refusal-no-morale-now = A morale value is chosen only when a combat is resolved. Now: { now }.
refusal-no-loss-due = No step has to be lost. Now: { now }.
refusal-no-retreat-due = No unit has to retreat. Now: { now }.
refusal-no-stand-now = The defender chooses to stand or retreat only after the results of a combat. Now: { now }.
refusal-no-advance-now = Units advance only right after a combat that leaves a hex empty. Now: { now }.
refusal-no-building-now = Breastworks are built only at the end of a night turn. Now: { now }.
refusal-other-formation = { $unit } belongs to { $at_formation }. Only units of { $marker } move in this phase.
refusal-not-on-map = { $presence ->
    [eliminated] { $at_unit } has been eliminated.
   *[other] { $at_unit } is not on the map yet.
  }
refusal-left-out = { $at_unit } is used only with the cavalry option.
refusal-has-moved = { $at_unit } has already moved in this phase, and a unit moves only once.
refusal-not-arrived = { $due ->
    [0] { $at_unit } is not a reinforcement, so it cannot enter the map.
   *[other] { $at_unit } arrives on turn { $due }; this is turn { $turn }.
  }
refusal-not-rolled = { $at_unit } enters only when a die roll brings it, and none has yet.
refusal-no-way-out = { $at_unit } cannot move. It starts in the zone of control (ZOC) of { $units }, and every hex next to it is closed or in an enemy ZOC.
refusal-not-taken = First choose a unit to move.
refusal-same-hex = The unit is already in { $at_hex }.
refusal-enemy-hex = { $at_hex } is occupied by the enemy: { $units }.
refusal-barred-terrain = The terrain of { $at_hex } ({ terrain }) is closed to this type of unit ({ arm }).
refusal-barred-river = A river without a bridge or ford lies on the way into { $at_hex }.
refusal-barred-slope = A slope on the way into { $at_hex } is closed to this type of unit ({ arm }).
refusal-full-road = { $at_hex } already holds two units ({ $units }), so the road into it cannot be used, and without the road the terrain is closed to this unit.
refusal-full-hex = { $at_hex } already holds two units: { $units }. Others may pass through, but not stop there.
refusal-zone-to-zone = { $at_hex } is in the zone of control (ZOC) of { $units }. A unit that started its move in an enemy ZOC may not enter an enemy ZOC.
refusal-zone-on-way = { $at_hex }, on the way, is in the zone of control of { $units }, and the unit would have to stop there.
refusal-night-zone = { $at_hex } is in the zone of control of { $units }. At night no unit enters one unless a friendly unit is already there.
refusal-too-far = { $at_hex } is too far: it needs { $needs } movement points, and the unit has { $has }.
refusal-must-unstack = Units in { $stacked_in }: { $count }. Only two may stay: { $at_unit }, or another unit of the formation there, must leave before the phase ends.
refusal-entry-blocked = The enemy occupies the entry hex { $at_hex }: { $units }.
refusal-entry-waits = The enemy occupies the entry hex { $at_hex } ({ $units }). Union units at Shiloh have no other entry hex, so they wait off the map.
refusal-not-yours = { $at_unit } is not one of your units.
refusal-has-attacked = { $at_unit } has already attacked in this combat phase, and no unit attacks twice.
refusal-has-fallen-back = { $at_unit } has retreated in this combat phase and may not attack or bombard in it.
refusal-overstacked = { $at_unit } is overstacked: only the top two units of a hex may attack.
refusal-no-enemy-there = There is no enemy unit in { $at_hex }.
refusal-already-attacked = The enemy in { $at_hex } has already been attacked, or retreated from, in this combat phase, and no unit is attacked twice.
refusal-not-adjacent = { $at_unit } is not adjacent to { $target }, and only artillery attacks from farther away.
refusal-river-between = A river without a bridge or ford protects { $at_hex }. Only bombarding artillery attacks across it.
refusal-only-guns-at-gunboats = There are gunboats in { $at_hex }, and only artillery may attack them.
refusal-guns-in-zone = { $at_unit } is in the zone of control of { $units }, so it may not bombard, only attack an adjacent hex.
refusal-out-of-range = { $at_hex } is { $distance } hexes away, and artillery reaches { $range }.
refusal-not-in-sight = The line of sight (LOS) to the target is blocked at { $at_hex }.
refusal-must-be-attacked = The enemy in { $at_hex } must be attacked before the phase ends: your units are in its zone of control.
refusal-must-attack = { $at_unit } is in the zone of control of { $units } and must attack before the phase ends.
refusal-nobody-in-zone = None of your units is in the zone of control of the enemy in { $at_hex }, so there is nobody to retreat.
refusal-must-yield = { $at_unit } has no attack strength and nobody to attack with: it must retreat automatically before the combats.
refusal-all-or-none = { $at_unit } must retreat with the others. Units stay only if artillery bombards the enemy at 1-4 or better: it needs strength { $needs }, and has { $has }.
refusal-cannot-cover = { $at_unit } cannot cover the retreat: only artillery that bombards { $target } can.
refusal-not-leaving = { $at_unit } is not one of the units that retreat from { $target }.
refusal-not-freed = { $at_unit } has no other enemy to attack, so it must retreat with the others.
refusal-last-to-leave = { $at_unit } is the last unit of this retreat, so it cannot stay.
refusal-declared-already = { $action ->
    [with] { $unit } in { $at_hex } already takes part.
   *[other] { $at_hex } is already attacked in this combat.
  }
refusal-no-attacker = { $action ->
    [also] None of your units can attack { $at_hex } together with the other hexes of this combat.
   *[other] None of your units is adjacent to { $at_hex }, and none of your artillery is within range.
  }
refusal-not-all-reach = { $action ->
    [with] { $at_unit } would attack { $beyond } by bombardment and another hex of this combat from beside it. A unit attacks in one way.
   *[other] { $at_unit } takes part and cannot attack { $beyond }. Every attacker must be able to attack every hex of the combat.
  }
refusal-splits-duty = With { $hex } in this combat, { $at_unit } would have no enemy left to attack, and it must attack one.
refusal-duty-elsewhere = { $scope ->
    [hex] { $unit } is needed against { $at_hex }: that hex must still be attacked, and without { $unit } it could not be.
    [hexes] { $unit } is needed elsewhere: without { $unit } the hexes that must still be attacked, { $at_hex } among them, could not all be.
   *[combat] After this attack the hexes that must still be attacked, { $at_hex } among them, could not all be.
  }
refusal-nobody-attacks = Choose at least one attacking unit.
refusal-no-strength = The attackers have no attack strength: a unit that has some must join them.
refusal-bombard-one-hex = Artillery that bombards alone may attack only one hex.
refusal-guns-too-weak = The artillery is too weak against { $at_hex }: a bombardment at 1-4 against defence { $defence } needs strength { $needs }, and it has { $has }.
refusal-must-join = { $at_unit } must join this attack: it has to attack, and no other enemy is left for it.
refusal-not-a-boat = { $at_unit } cannot be left out: only one of two gunboats in the hex attacked can.
refusal-not-left-out = { $attacked ->
    [no] { $at_unit } is not attacked in this combat, so there is nothing to leave out.
   *[yes] { $at_unit } cannot be left out: all units of a hex are attacked together.
  }
refusal-not-stuck = This attack can still be fought or extended, so it cannot be dropped.
refusal-not-its-morale = None of your units in this combat can lend the morale value { $value }. Possible: { $values }.
refusal-not-in-combat = { $at_unit } takes no part in this combat.
refusal-guns-unhurt = { $at_unit } bombards, and bombarding artillery loses no steps.
refusal-first-loss = The first step must come from a unit with the morale value your side used ({ $used }); { $at_unit } has { $value }.
refusal-nothing-to-retreat = { $at_unit } does not have to retreat.
refusal-retreat-in-progress = Units retreat one at a time, and { $at_unit } has not finished its retreat.
refusal-has-retreated = { $at_unit } has already retreated in this combat.
refusal-retreat-not-beside = A unit retreats to an adjacent hex, and { $hex } is not adjacent to { $at_unit }.
refusal-retreat-into-enemy = { $at_hex } is occupied by the enemy ({ $units }), so no unit retreats there.
refusal-retreat-into-zone = { $at_hex } is in the zone of control of { $units } and holds no friendly unit, so no unit retreats there.
refusal-retreat-over-terrain = The terrain of { $at_hex }, or the hexside that leads there, is closed to this unit.
refusal-retreat-back = The unit has just left { $at_hex } in this retreat and does not go back there.
refusal-retreat-zone-first = { $at_hex } is in an enemy zone of control. The unit must retreat to a hex that is not: { $hexes }.
refusal-retreat-sideways = { $at_hex } is not toward your friendly lines. The unit must retreat to a hex that is: { $hexes }.
refusal-retreat-crowded = { $at_hex } already holds two units. The unit must retreat to a hex with room: { $hexes }.
refusal-retreat-nearer = { $at_hex } is nearer to the enemies in sight than { $hexes }, where the unit must retreat.
refusal-defender-stays = { $at_unit } was attacked. After a fought combat only attackers advance.
refusal-attackers-driven = { $at_unit } had to retreat in this combat, so it does not advance.
refusal-has-advanced = { $at_unit } has already advanced after this combat.
refusal-guns-never-advance = { $at_unit } does not advance: artillery and gunboats never do.
refusal-not-vacated = { $at_hex } is not a hex that this combat left empty, so no unit advances there.
refusal-not-beside = { $at_unit } is not adjacent to { $hex }.
refusal-advance-barred = The terrain of { $at_hex }, or the hexside that leads there, is closed to this unit.
refusal-no-commitment = Only the Confederate corps at Gettysburg commit divisions.
refusal-no-building = Nothing can be built in this battle.
refusal-run-not-crossed = Bull Run and Catharpin Run are crossed only at bridges and fords, and there is none on the way into { $at_hex }.
refusal-run-closed-to-south = Confederate units never cross Bull Run or Catharpin Run, and { $at_hex } is on the other side.
refusal-attack-over-run = { $at_hex } is across a run without a bridge or ford, so only bombarding artillery can attack it.
refusal-run-bars-attack = { $at_hex } is across a run. With the option chosen only bombarding artillery can attack it, even over a bridge or ford.
refusal-next-to-guns = { $at_hex } is next to Union artillery ({ $units }), and Pike’s Indian brigade never goes there voluntarily.
refusal-missouri-holds = { $at_unit } may not move on turn 1.
refusal-other-division-first = { $at_unit } must wait: under unified command only one division enters on turn 1, and the other one has begun.
refusal-cavalry-avoids-zones = { $at_hex } is in the zone of control of { $units }. With the cavalry option only Forrest’s cavalry enters one, except by retreat.
refusal-wallace-hex = With the Lew Wallace option no Confederate unit may enter { $at_hex }.
refusal-boats-keep-river = Gunboats move only on the river, and never to its west bank: { $at_hex } is closed to them.
refusal-boats-do-not-retreat = With this option gunboats do not retreat: { $at_unit } stays where it is.
refusal-buford-holds-run = Buford’s units may not cross Willoughby Run before turn 3, and { $at_hex } is on the other side.
refusal-buford-last-resort = Before turn 3 Buford’s units retreat across Willoughby Run to { $at_hex } only if there is no other way. Possible: { $hexes }.
refusal-reserve-to-post = { $at_unit } belongs to the Artillery Reserve and must move toward 2010 before the phase ends.
refusal-reserve-stays = The Artillery Reserve stays in 2010 or an adjacent hex until it is released, so it does not go to { $at_hex }.
refusal-reserve-hurries = The Artillery Reserve goes to 2010 as fast as possible, and it can get nearer than { $at_hex }.
refusal-division-must-move = At the first draw at least one division of { $at_formation } must move: move a unit, or commit a division.
refusal-division-has-moved = { $at_unit }, or its division, has already moved at the first draw of this turn.
refusal-not-of-corps = { division } does not belong to the formation drawn, { $marker }.
refusal-division-not-in-play = { division } cannot be committed: none of its units is on the map or arrives this turn.
refusal-division-committed = { division } already counts as moved this turn.
refusal-only-first-draw = A division is committed only at the first draw of its corps in a turn.
refusal-not-at-night = Breastworks are built only on night turns.
refusal-not-on-a-hill = The terrain of { $at_hex } is { terrain }. Breastworks are built only on hills and wooded hills.
refusal-only-infantry-builds = { $at_unit } is not infantry, and only infantry builds breastworks.
refusal-builder-moved = { $at_unit } has moved this turn, so it cannot build a breastwork.
refusal-fortified-already = { $at_hex } is already fortified.
refusal-covers-from-beside = { $at_unit } is adjacent to the enemy. Only artillery that is not adjacent covers an automatic retreat.
refusal-not-in-defenders-zone = With this option, artillery that bombards joins only units in the zone of control of the defenders.
refusal-reserve-must-enter = { $at_unit } belongs to the Artillery Reserve and, with this option, must enter as soon as it can.
refusal-three-have-come = { $at_unit } must wait: with this option no more than three Union units enter in a turn.
refusal-not-to-roll-for = No die is rolled for { $at_unit } now: XIV Corps comes first, then the infantry of XX Corps, then its artillery, each unit once.

## Options

option-road-bans = Does a road, trail or railroad open terrain that is otherwise closed to a unit?
option-road-bans-lifted = yes
option-road-bans-kept = no
option-map-edge = Units at the edge of the map: can they be surrounded?
option-map-edge-disregarded = yes, what is off the map does not count
option-map-edge-open = no, the edge is a way out
option-outside-rows = What does a total above or below the printed rows of a combat table give?
option-outside-rows-nearest = the result of the nearest row
option-outside-rows-no-effect = no result
option-cover-beside = May artillery adjacent to the enemy, but outside its zone of control, cover an automatic retreat?
option-cover-beside-refused = no, only artillery that is not adjacent
option-cover-beside-allowed = yes
option-combined-attack = Which units may bombarding artillery join in a combined attack?
option-combined-attack-adjacent = units adjacent to the defenders
option-combined-attack-in-zone = units in the zone of control of the defenders
option-blocked-entry = Entry letters with several hexes: when may a unit enter elsewhere?
option-blocked-entry-each-hex = when the enemy holds any of them
option-blocked-entry-whole-letter = only when the enemy holds all of them
option-stuck-withdrawal = What does an automatic retreat cost a unit that has nowhere to go?
option-stuck-withdrawal-step = a step
option-stuck-withdrawal-nothing = nothing
option-surrounded-guns = Attackers surrounded: does artillery that bombards count?
option-surrounded-guns-disregarded = no
option-surrounded-guns-counted = yes, all attackers must be surrounded
option-guns-beside = How does artillery attack an adjacent enemy whose zone of control does not reach it?
option-guns-beside-bombard = it bombards
option-guns-beside-attack = like any other unit
option-handicap = Handicap: which side is helped?
option-handicap-none = neither, the printed start
option-handicap-union-plus-1 = the Union: the strongest Confederate unit begins reduced
option-handicap-confederate-plus-1 = the Confederacy: the strongest Union unit begins reduced
option-handicap-union-plus-2 = the Union: the two strongest Confederate units begin reduced
option-handicap-confederate-plus-2 = the Confederacy: the two strongest Union units begin reduced
option-handicap-union-plus-3 = the Union: the three strongest Confederate units begin reduced
option-handicap-confederate-plus-3 = the Confederacy: the three strongest Union units begin reduced
option-handicap-union-plus-4 = the Union: the four strongest Confederate units begin reduced
option-handicap-confederate-plus-4 = the Confederacy: the four strongest Union units begin reduced
option-handicap-union-plus-6 = the Union: the six strongest Confederate units begin reduced
option-handicap-confederate-plus-6 = the Confederacy: the six strongest Union units begin reduced
option-handicap-union-plus-8 = the Union: the eight strongest Confederate units begin reduced
option-handicap-confederate-plus-8 = the Confederacy: the eight strongest Union units begin reduced
option-handicap-union-plus-12 = the Union: the twelve strongest Confederate units begin reduced
option-handicap-confederate-plus-12 = the Confederacy: the twelve strongest Union units begin reduced
option-handicap-union-plus-16 = the Union: the sixteen strongest Confederate units begin reduced
option-handicap-confederate-plus-16 = the Confederacy: the sixteen strongest Union units begin reduced
option-handicap-union-plus-half = the Union: the strongest Confederate unit begins reduced, and the weakest Union unit too
option-handicap-confederate-plus-half = the Confederacy: the strongest Union unit begins reduced, and the weakest Confederate unit too
option-handicap-union-plus-1-half = the Union: the two strongest Confederate units begin reduced, and the weakest Union unit too
option-handicap-confederate-plus-1-half = the Confederacy: the two strongest Union units begin reduced, and the weakest Confederate unit too
option-handicap-union-plus-2-half = the Union: the three strongest Confederate units begin reduced, and the weakest Union unit too
option-handicap-confederate-plus-2-half = the Confederacy: the three strongest Union units begin reduced, and the weakest Confederate unit too
option-handicap-union-plus-3-half = the Union: the four strongest Confederate units begin reduced, and the weakest Union unit too
option-handicap-confederate-plus-3-half = the Confederacy: the four strongest Union units begin reduced, and the weakest Confederate unit too
option-run-duty = Bull Run: must units attack an enemy on the far bank?
option-run-duty-waived = no, but across a bridge or ford they may
option-run-duty-crossings-bind = yes, across a bridge or ford
option-run-duty-no-attack = no, and only bombarding artillery may
option-entry = How do the Confederate divisions enter the map?
option-entry-printed = as printed: Price at B, McCulloch at A
option-entry-swap = swapped: Price at A, McCulloch at B
option-entry-unified = unified command: at A or B, one division on turn 1, the other on turn 2
option-both-at-b = Unified command: when have both divisions entered at B?
option-both-at-b-every-unit = when every unit has
option-both-at-b-any-unit = when any unit of each has
option-indian-retreat = When does Pike’s brigade retreat from adjacent Union artillery?
option-indian-retreat-at-start = at the start of the Confederate combat phase
option-indian-retreat-any-time = at any time in that phase
option-indian-advance = May Pike’s brigade advance next to Union artillery?
option-indian-advance-barred = no
option-indian-advance-allowed = yes
option-cavalry = Does the cavalry take part?
option-cavalry-off = only Forrest’s
option-cavalry-on = all of it
option-lew-wallace = May Lew Wallace’s 3rd Division come early, by the short way?
option-lew-wallace-off = no, it comes on turn 10
option-lew-wallace-on = yes, on turn 6 or 7 with a roll of 1 or 2
option-even-points = Who wins the marginal victory when the ratio of victory points is at least 1 but below 1½?
option-even-points-union-marginal = the Union
option-even-points-confederate-marginal = the Confederacy
option-even-points-draw = nobody: it is a draw
option-gunboat-retreat = Where do gunboats retreat?
option-gunboat-retreat-river = along the river
option-gunboat-retreat-never = nowhere: they suffer like any unit that cannot retreat
option-objectives-start = Who controls the objectives at the start?
option-objectives-start-nobody = nobody, until a unit enters
option-objectives-start-union = the Union
option-reserve-entry = May the Artillery Reserve be held off the map?
option-reserve-entry-free = yes
option-reserve-entry-at-once = no, it enters as soon as it can
option-reserve-release = Control of which objectives releases the Artillery Reserve?
option-reserve-release-confederate-objectives = of Confederate ones
option-reserve-release-any-objective = of any
option-marginal-lead = Third day: what does a marginal victory need besides objectives (printed +11 and +1)?
option-marginal-lead-ratio = a ratio above 1-1
option-marginal-lead-points = a lead of 11 points for the Confederacy, of 1 for the Union
option-late-arrivals = A unit that a die roll has brought in is held back. Is it rolled for again?
option-late-arrivals-kept = no, it may enter on any later turn
option-late-arrivals-rolled-again = yes, every turn
option-entry-limit = What does the limit of three units a turn count?
option-entry-limit-new-units = the units that the dice bring this turn
option-entry-limit-all-units = all units that enter, including those held back
option-roll-order = Who sets the order of the rolls within a corps or arm?
option-roll-order-listed = the list of units
option-roll-order-chosen = the Union player

## Terms, each with its forms, and what it means

term-formation = formation
term-formation-means = The units of one colour: they move together when their marker is drawn (2.2-f).
term-cup = cup
term-cup-means = All markers due this turn are in it; whichever is drawn acts next (3.1-a, 3.2-a).
term-zoc = zone of control | zones of control | ZOC
term-zoc-means = The six hexes around a unit: enemies must stop there, and must fight in their combat phase (5.0-a, 6.1-c).
term-points = movement points | movement point
term-points-means = What a unit has to spend on hexes and hexsides in one movement phase (4.2-a).
term-step = step | steps
term-step-means = How much a unit can lose: two steps if both faces are printed, one if only one is (2.2-c).
term-morale-value = morale value
term-morale-value-means = It is added to a side’s die in combat, and to the die of a morale check (6.2.6-a, 6.4-a).
term-morale-check = morale check | morale checks | checks morale
term-morale-check-means = One die plus the unit’s morale value: with 4 or more it stands, else it retreats (6.4-a, 6.4-b).
term-automatic = automatic retreat | automatic retreats | retreat automatically
term-automatic-means = Giving way in one’s own combat phase instead of fighting, without losses (6.2.2-a).
term-odds = initial odds
term-odds-means = Attack strength against defence strength, rounded for the defender, before any shift (6.2.3-a).
term-surrounded = surrounded
term-surrounded-means = Every hex around holds an enemy or lies in an enemy zone of control (6.2.4-g, 6.2.4-h).
term-overstacked = overstacked
term-overstacked-means = More than two units in a hex after a retreat; those at the bottom do not count in its defence (4.3-d).
term-bombardment = bombardment attack | bombardment attacks | bombardment
term-bombardment-means = An attack by artillery alone, from up to four hexes away; it suffers nothing (7.1-b, 6.2.6-g).
term-los = line of sight | lines of sight
term-los-means = The straight line between the middles of two hexes; woods, hills, towns and slopes block it (7.1-h, 7.1-i).
term-lines = friendly lines
term-lines-means = Where a side retreats to: the directions that the compass on the map names (6.5-o).
term-entry = entry hex | entry hexes
term-entry-means = Where reinforcements with its letter come onto the map (8.2-a).
term-objective = objective hex | objective hexes
term-objective-means = A hex that counts for victory; it belongs to whoever is in it, or alone has a zone of control there (11.1-a, 11.1-b).
term-fortification = fortification | fortifications
term-fortification-means = A breastwork or an entrenchment: it helps the defender on three sides of its hex (10.0-b, 10.0-d).

## Reference card

card-terrain = Terrain
card-shift = Shift
card-blocks = LOS blocked
card-attacker = Attacker rolls, defender suffers
card-defender = Defender rolls, attacker suffers
card-night = night
card-hexside = { $kind ->
    [stream] stream
    [creek] creek
    [river] river side
    [talus] slope
    [road] road
    [trail] trail
    [railroad] railroad
    [breastwork] breastwork
   *[entrenchment] entrenchment
  }

# Rules. One bullet of the digest each; the sentences are ours.

## 2. Components

## 2.1 Maps

rule-A5A-2_1-a = The game consists of two map sheets with the five battle maps, 352 counters, two identical player-aid cards and two six-sided dice.
rule-A5A-2_1-b = A hex is about 300 yards across; the scale has no effect on play.
rule-A5A-2_1-c = Each hex has exactly one terrain for every purpose, the one that covers most of its land area. Symbols that spill over from a neighbouring hex are ignored.
rule-A5A-2_1-d = The terrain of a hex is one of seven: clear, woods, hill, wooded hill, marsh, rough or town.
rule-A5A-2_1-e = No hex of the five maps is rough.
rule-A5A-2_1-f = The hexside features are road, trail, railroad, stream, creek, river, ford, bridge and slope. They lie between two hexes, or cross the side between them, in addition to the terrain of the hexes.
rule-A5A-2_1-g = Isolated farms, fences, orchards and the two ponds of the Shiloh map never affect movement, combat or line of sight.
rule-A5A-2_1-h = Each battle map also shows its turn track, its entry letters, its objective hexes and a retreat compass with the directions of each side’s friendly lines. The Bull Run map has a second compass and further entry hexes for another battle; they are not used.

## 2.2 Counters

rule-A5A-2_2-a = Markers show the game turn, control (a Union face and a Confederate face), fortifications (a breastwork face and an entrenchment face), movement phases and combat phases.
rule-A5A-2_2-b = Combat units are infantry, cavalry or artillery; Shiloh adds two gunboats (14.3).
rule-A5A-2_2-c = A unit printed on both faces has two steps: its first loss flips it to its reduced face, a further loss eliminates it. A unit printed on one face has one step and is eliminated by its first loss.
rule-A5A-2_2-d = A lost step is never regained.
rule-A5A-2_2-e = A unit shows, from left to right, its attack strength, its defence strength and its movement allowance. It also has a morale value, which may be negative, zero or positive. A reduced face has its own values.
rule-A5A-2_2-f = The colour of the three bottom numbers shows the formation of a unit. All units of one colour form one formation and move together.
rule-A5A-2_2-g = Names and numbers (brigade, division and corps for most Union units, brigade and division commanders for most Confederate ones) have no effect of their own. They matter only where a rule names a unit, a division or a corps.
rule-A5A-2_2-h = The size of a unit (brigade, regiment, battalion) has no effect.
rule-A5A-2_2-i = A unit that shows a hex number sets up in that hex. A unit that shows a number and a letter is a reinforcement: the number is its turn of arrival, the letter its entry hex.
rule-A5A-2_2-j = Two letters separated by a slash let the owner choose either entry hex; units that arrive together may choose differently.
rule-A5A-2_2-k = The code on the back of a counter names its battle: BR Bull Run, PR Pea Ridge, SH Shiloh, GB Gettysburg, BV Bentonville. A unit is used only in its own battle.
rule-A5A-2_2-l = Some reinforcements show two letters; at least one shows C/D.
rule-A5A-2_2-m = Some counters show a regiment (24th Mo) or a corps (V Corps) as their name; 1/2/XX is the 1st Brigade of the 2nd Division of XX Corps.

## 2.3 Player-aid card

rule-A5A-2_3-a = The player-aid card contains the Terrain Effects Chart, an Attacker and a Defender Combat Results Table, the Morale Check Table, the lists of retreat priorities and prohibitions, and the sequence of play.
rule-A5A-2_3-b = Both combat results tables give mostly one or two steps and a retreat. Larger results are rare, and no column is decisive.
rule-A5A-2_3-c = On the Defender table the column 1-2 gives a loss on all rows from 2 to 7, or on all but one.

## 3. Sequence of play

rule-A5A-3_0-a = A game is a number of turns. Each turn has three segments in this order: Phase Marker Cup Segment, Operations Segment, Game Turn Advancement Segment.

## 3.1 Phase marker segment

rule-A5A-3_1-a = Both sides use one cup, and nobody can see into it. All phase markers due this turn go into it.
rule-A5A-3_1-b = The Movement Phase markers of every formation with at least one unit on the map go into the cup. So do those scheduled to come into play this turn.
rule-A5A-3_1-c = Each formation has one or two Movement Phase markers of its colour.
rule-A5A-3_1-d = Each side has exactly one Combat Phase marker. It goes into the cup unless a rule keeps it out: on turn 1 of Bull Run (both sides) and of Bentonville (Union), at Shiloh until it is released (Union), and on every night turn.
rule-A5A-3_1-e = A formation with no unit on the map and none due to arrive puts no marker in.
rule-A5A-3_1-f = At least one formation outside Gettysburg also has two Movement Phase markers.

## 3.2 Operations segment

rule-A5A-3_2-a = The players take turns drawing markers, one at a time; the Confederate player always makes the first draw of the turn.
rule-A5A-3_2-b = It does not matter who draws a marker: it always works for the side and the formation printed on it.
rule-A5A-3_2-c = Finish everything that a marker causes before the next draw.
rule-A5A-3_2-d = When a Movement Phase marker is drawn, its owner may move any or all units of that formation (chapter 4).
rule-A5A-3_2-e = When a Combat Phase marker is drawn, that side performs its combat phase at once (chapter 6).
rule-A5A-3_2-f = The Operations Segment ends when the cup is empty.

## 3.3 Turn advance segment

rule-A5A-3_3-a = Move the turn marker to the next space and begin the next turn. If the new space says to determine victory, the game ends instead, and the rules of the battle decide who has won.
rule-A5A-3_3-b = At Pea Ridge, Shiloh and Gettysburg, victory is also checked at the end of each day, and at Bull Run after turn 9. A player who meets the stated conditions wins at once; otherwise play continues.

## 4. Movement

## 4.1 Movement phases

rule-A5A-4_1-a = When the marker of a formation is drawn, only its units may move, each at most once and up to its movement allowance. No unit of any other formation, of either side, moves.
rule-A5A-4_1-b = No unit has to move, except where 15.3-d and 15.4-c say so.
rule-A5A-4_1-c = A formation with two Movement Phase markers moves when the first of them is drawn; the second draw of the turn does nothing.
rule-A5A-4_1-d = The Confederate corps at Gettysburg follow 15.4 instead.
rule-A5A-4_1-e = No combat takes place in a movement phase.

## 4.2 Movement procedure

rule-A5A-4_2-a = A unit moves from hex to adjacent hex. For each hex it pays the cost of the terrain entered plus the cost of the hexside crossed.
rule-A5A-4_2-b = For example, infantry that enters woods across a stream pays 2 + 1 = 3 movement points.
rule-A5A-4_2-c = A ford or a bridge on the hexside cancels the cost of the watercourse; in the same example the unit pays 2.
rule-A5A-4_2-d = A unit that crosses a hexside also crossed by a road, trail or railroad ignores all costs of hex and hexside and pays the rate of that line instead: ½ movement point by road, 1 by trail, by railroad what the Terrain Effects Chart says.
rule-A5A-4_2-e = Being in a road hex is not enough: the road must cross the hexside used.
rule-A5A-4_2-f = A road, trail or railroad may not be used to enter a hex that already holds two units, the stacking maximum; the unit then pays the ordinary cost.
rule-A5A-4_2-g = A unit may not enter a hex whose cost exceeds its remaining movement points.
rule-A5A-4_2-h = In its movement phase a unit may still always move one hex, whatever the cost, if it does not enter or cross terrain forbidden to it. That hex is then its whole move.
rule-A5A-4_2-i = A unit never enters or crosses terrain forbidden to its type. Artillery and cavalry may not enter rough hexes or cross slopes; artillery may not enter marsh either.
rule-A5A-4_2-j = A unit must stop when it enters a hex in an enemy zone of control (chapter 5).
rule-A5A-4_2-k = No unit enters a hex occupied by the enemy.
rule-A5A-4_2-l = Unused movement points are lost; they cannot be saved or given to another unit.

## 4.3 Stacking

rule-A5A-4_3-a = Any number of units may pass through a hex during an Operations Segment.
rule-A5A-4_3-b = At most two units of any type may voluntarily end their movement in one hex.
rule-A5A-4_3-c = More than two units can share a hex only after a forced retreat that could not be extended because of enemy units or their zones of control (6.5).
rule-A5A-4_3-d = Place overstacked units at the bottom; only the top two units of the hex count.
rule-A5A-4_3-e = An overstacked unit may not attack, and adds nothing to the defence of the hex.
rule-A5A-4_3-f = Overstacked units still suffer every result applied to the hex: step losses, retreats and morale checks.
rule-A5A-4_3-g = The owner must move the excess units away at the first opportunity.

## 4.4 Leaving the map

rule-A5A-4_4-a = No unit may leave the map voluntarily.
rule-A5A-4_4-b = A unit forced to retreat off the map is eliminated.

## 5. Zones of control

rule-A5A-5_0-a = Every unit except a gunboat (14.3) exerts a zone of control (ZOC) into the six adjacent hexes.
rule-A5A-5_0-b = A zone of control does not cross a river hexside, unless that side has a bridge or a ford.
rule-A5A-5_0-c = A zone of control does not enter a hex through a breastwork or entrenchment side of that hex (chapter 10).
rule-A5A-5_0-d = Zones of control of both sides may overlap in the same hex, and each has its effect on the other side.
rule-A5A-5_0-e = A moving unit that enters a hex in an enemy zone of control stays there for the rest of that movement phase.
rule-A5A-5_0-f = A unit that starts its movement phase in an enemy zone of control may move, but it may not enter any hex in an enemy zone of control during that phase, either directly or after passing through free hexes.
rule-A5A-5_0-g = Friendly units and friendly zones of control do not cancel enemy zones of control for movement.
rule-A5A-5_0-h = A unit cannot move if it starts in an enemy zone of control and its six neighbouring hexes are all in enemy zones of control.
rule-A5A-5_0-i = Advances (6.6) and, in the cases stated, retreats (6.5) may go directly from one enemy zone of control to another.

## 6. Combat

rule-A5A-6_0-a = When the Combat Phase marker of a side is drawn, that side performs one combat phase as the attacker, with all its formations.

## 6.1 Combat duties

rule-A5A-6_1-a = Every enemy unit whose zone of control reaches at least one hex occupied by the attacking side must be attacked in this phase.
rule-A5A-6_1-b = The units in its zone of control do not have to make that attack themselves: any legal attack counts, including a bombardment by artillery outside that zone.
rule-A5A-6_1-c = Every unit of the attacking side that is in an enemy zone of control must attack at least one adjacent hex occupied by the enemy, or retreat automatically.
rule-A5A-6_1-d = A unit in the zones of control of several enemy hexes may attack any of them, provided that all duties together are met.
rule-A5A-6_1-e = No unit attacks more than once, and no unit is attacked more than once, in a combat phase.
rule-A5A-6_1-f = Declare and fully resolve each combat before you declare the next one.
rule-A5A-6_1-g = All automatic retreats of the phase come before the first regular combat.
rule-A5A-6_1-h = Duties follow the enemy’s zones of control, so they apply in only one direction across fortified hexsides (chapter 10), and not at all across river hexsides without a bridge or ford.
rule-A5A-6_1-i = A unit may attack an adjacent enemy that it is not obliged to attack, unless terrain forbids it.
rule-A5A-6_1-j = Leaving aside overstacked units and units of strength 0, the duties can always be met. The engaged enemy hexes and the attackers adjacent to them can be divided into groups, each with a single enemy hex or a single attacker, and each group is one legal combat.

## 6.2 Combat procedure. Step 1: declaration

rule-A5A-6_2_1-a = The attacker names the attacking units and the enemy units and hexes attacked.
rule-A5A-6_2_1-b = All units that attack the same group of enemies add their strengths together into a single attack.
rule-A5A-6_2_1-c = Units in different hexes may combine against the same hex or hexes.
rule-A5A-6_2_1-d = Units of one stack may make separate attacks against different hexes.
rule-A5A-6_2_1-e = Enemy units stacked in one hex are attacked together, never separately, except for gunboats.
rule-A5A-6_2_1-f = One combat may include several enemy hexes; each attacking unit must then be able to attack each of them.
rule-A5A-6_2_1-g = A unit puts its whole attack strength into its one combat; strengths are never split.

## 6.2 Combat procedure. Step 2: automatic retreat

rule-A5A-6_2_2-a = Instead of fighting, the attacker may lose the combat automatically, without step losses: the units that were to attack retreat (6.5).
rule-A5A-6_2_2-b = The defender may then advance one unit into each hex vacated by an automatic retreat (6.6).
rule-A5A-6_2_2-c = A unit in automatic retreat retreats one hex and must continue, if possible, until it is out of every enemy zone of control; this is an extended retreat. If it cannot get clear, there is no penalty.
rule-A5A-6_2_2-d = A unit of attack strength 0 that is alone in its combat must retreat automatically.
rule-A5A-6_2_2-e = If you choose automatic retreat from an enemy unit, all friendly units in that unit’s zone of control must retreat: all of them or none.
rule-A5A-6_2_2-f = Artillery that is not adjacent and is able to bombard may be declared in step 1 as part of the group that retreats.
rule-A5A-6_2_2-g = This artillery makes a bombardment attack after the other units have retreated and before the defender advances, if its true odds are at least 1-4.
rule-A5A-6_2_2-h = That bombardment meets the duty to attack the enemy hex. Friendly units in its zone of control that can attack other enemies are therefore freed from 6.2.2-e: some may retreat while others fight elsewhere.
rule-A5A-6_2_2-i = A unit that has retreated has met its duty; it may not attack or bombard again in this phase.

## 6.2 Combat procedure. Step 3: initial odds

rule-A5A-6_2_3-a = The initial odds compare the total attack strength with the total defence strength, rounded in the defender’s favour. If the attack is at least as strong as the defence, divide the attack by the defence and round down: the odds are that number to 1. Otherwise divide the defence by the attack and round up: the odds are 1 to that number.
rule-A5A-6_2_3-b = For example, 22 against 8 is 2-1, 3 against 16 is 1-6, and 2 against 4 is 1-2.
rule-A5A-6_2_3-c = Initial odds below 1-4 count as 1-4, those above 6-1 as 6-1; but see 7.2-b for bombardment attacks.
rule-A5A-6_2_3-d = The columns are, in order: 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1.
rule-A5A-6_2_3-e = Overstacked units (4.3-e) and units that retreated into the hex earlier in this phase (6.5-f) are not counted in the defence.

## 6.2 Combat procedure. Step 4: final odds

rule-A5A-6_2_4-a = The terrain of the defender’s hex shifts the column as the Terrain Effects Chart says.
rule-A5A-6_2_4-b = If the defenders occupy hexes of different terrain, only the terrain with the greatest shift to the left is used.
rule-A5A-6_2_4-c = A hill shifts one column left, but only if no attacker occupies a hex that is adjacent to the defender and connected with it as part of the same hill. Adjacent hill hexes are not connected if the colour of the hill does not run across the side between them.
rule-A5A-6_2_4-d = A wooded hill shifts two columns left; if an attacker is on a connected hex of the same hill, only the one column for woods remains.
rule-A5A-6_2_4-e = Terrain on the sides of the defender’s hex shifts the column as the chart says, but only if all attackers attack across such a side.
rule-A5A-6_2_4-f = Shifts for hex and hexside add up: an attack at 3-1 against woods behind a stream falls to 2-1 and then to 1-1.
rule-A5A-6_2_4-g = If every hex around all the attacking units holds an enemy unit or is in an enemy zone of control, the attackers are surrounded: one column left.
rule-A5A-6_2_4-h = If every hex around all the defending units holds a unit of the attacker’s side or is in its zone of control, the defenders are surrounded: one column right.
rule-A5A-6_2_4-i = Both sides may be surrounded; the two shifts then cancel out.
rule-A5A-6_2_4-j = Add up all shifts. The total never exceeds three columns in either direction; any excess is lost.
rule-A5A-6_2_4-k = Shifts beyond 6-1 are ignored, and so are those below 1-4, except for 6.2.6-c.
rule-A5A-6_2_4-l = Water hexsides do not count in a bombardment attack (7.2-d).
rule-A5A-6_2_4-m = Any attacking unit that is adjacent and on a connected hex of the same hill cancels the hill, including artillery that bombards at a range of one hex.
rule-A5A-6_2_4-n = Hex terrain may shift either way; at least one type on the chart shifts right.

## 6.2 Combat procedure. Step 5: morale values

rule-A5A-6_2_5-a = The attacker first announces a morale value; at least one of the attacker’s units in this combat must have it.
rule-A5A-6_2_5-b = Then the defender does the same with the defending units in this combat.
rule-A5A-6_2_5-c = The morale value of bombarding artillery may be used only in a bombardment attack.
rule-A5A-6_2_5-d = In a bombardment attack the defender does not roll and so chooses no value.
rule-A5A-6_2_5-e = The first step that a side loses must come from a unit with the value that the side used (6.3.1-a).

## 6.2 Combat procedure. Step 6: dice

rule-A5A-6_2_6-a = Each player rolls one die and adds the chosen morale value.
rule-A5A-6_2_6-b = The attacker’s total on the Attacker table gives the result for the defender. The defender’s total on the Defender table gives the result for the attacker. Both use the same final column.
rule-A5A-6_2_6-c = If terrain would take the column below 1-4, the attacker does not roll and inflicts nothing, and the defender rolls on the 1-4 column. A bombardment attack then has no effect at all.
rule-A5A-6_2_6-d = The result “–” has no effect.
rule-A5A-6_2_6-e = A number is the number of steps that the side loses. Then each of its surviving units in the combat checks morale, and each that fails retreats one hex.
rule-A5A-6_2_6-f = A number with R means that the side loses that many steps. Then all its surviving units retreat one hex and check morale; each that fails retreats one more hex.
rule-A5A-6_2_6-g = Bombarding artillery is never affected by results: no loss, no retreat, no morale check.

## 6.3 Applying results

rule-A5A-6_3-a = Both rolls are simultaneous: the losses of one side do not change the roll or the column of the other.
rule-A5A-6_3-b = Apply all results to the defender first (steps 1 to 4), then to the attacker (steps 1 to 3).
rule-A5A-6_3_1-a = Step 1, losses: the first step must come from a unit whose morale value equals the one its side used; among several such units the owner chooses.
rule-A5A-6_3_1-b = The owner divides the remaining steps freely among the side’s units in the combat.
rule-A5A-6_3_1-c = Pay one step by flipping a full-strength two-step unit, by eliminating a flipped one, or by eliminating a one-step unit. Ignore any steps beyond those that the side has.
rule-A5A-6_3_1-d = Losses may never be assigned to bombarding artillery.
rule-A5A-6_3_2-a = Step 2, mandatory retreat: with an R result all surviving units of the side retreat one hex.
rule-A5A-6_3_3-a = Step 3, morale checks: if any unit of the side lost a step, every surviving unit of that side in the combat checks morale, including those that lost nothing. A unit that fails retreats one hex.
rule-A5A-6_3_3-b = So a unit may retreat two hexes: one for R and one for a failed check.
rule-A5A-6_3_4-a = Step 4, voluntary retreat (defender only): the defender may then retreat any or all attacked units that did not retreat in step 2 or 3, one hex each.

## 6.4 Morale checks

rule-A5A-6_4-a = Roll one die, add the unit’s own current morale value and consult the Morale Check Table: 4 or more passes, 3 or less fails.
rule-A5A-6_4-b = A unit that fails a check made because of a combat result retreats one hex.
rule-A5A-6_4-c = A unit that fails a check made for retreating into an enemy zone of control loses one step, with no further retreat for that failure.

## 6.5 Retreats

rule-A5A-6_5-a = A unit retreats because of a failed morale check, an R result, a voluntary retreat (defender) or an automatic retreat (attacker).
rule-A5A-6_5-b = All kinds of retreat work alike, except that an automatic retreat must go on, if possible, until the unit is out of enemy zones of control.
rule-A5A-6_5-c = A retreat is not movement and costs no movement points.
rule-A5A-6_5-d = Units retreat one at a time; units of one stack may go different ways.
rule-A5A-6_5-e = The owner makes any choice that prohibitions and priorities leave open.
rule-A5A-6_5-f = A unit that retreats into a hex attacked later in the same combat phase adds no defence strength there, but suffers the results.
rule-A5A-6_5-g = A unit never retreats into a hex occupied by the enemy.
rule-A5A-6_5-h = A unit never retreats into a hex in an enemy zone of control, unless a friendly unit occupies it.
rule-A5A-6_5-i = A unit never retreats into or across terrain forbidden to it.
rule-A5A-6_5-j = Each time a unit retreats into a hex in an enemy zone of control it checks morale at once. If it passes, nothing happens and it may continue if required; if it fails, it loses one step.
rule-A5A-6_5-k = There is one such check for each hex in an enemy zone of control that the unit enters.
rule-A5A-6_5-l = A unit that must retreat but cannot loses one step for each hex not retreated.
rule-A5A-6_5-m = That can be two steps, one for R and one for the failed check. For example, a stack of two full-strength two-step brigades suffers 1R with no way out. One brigade takes the loss and flips. Then both lose a step for the retreat, so the flipped one is eliminated and the other flips. The survivor still checks morale, because steps were lost, and is eliminated if it fails.
rule-A5A-6_5-n = A retreat follows four priorities, in this order and as far as possible. First priority: a hex that is not in an enemy zone of control; a hex in such a zone with a friendly unit is used only if there is nothing else.
rule-A5A-6_5-o = Second priority: a hex in the direction of friendly lines by the compass of the map (for the Union at Bull Run: north, north-east and north-west).
rule-A5A-6_5-p = Third priority: a hex where the stacking limit will not be exceeded.
rule-A5A-6_5-q = Fourth priority: the hex farthest from the greatest number of enemy units, as seen from the hex that the unit leaves.
rule-A5A-6_5-r = A unit in automatic retreat that is still in an enemy zone of control keeps retreating hex by hex, obeying prohibitions and priorities, until it is clear of them or unable to go on.
rule-A5A-6_5-s = A unit whose retreat exceeds the stacking limit of the hex it enters keeps retreating in the same way until it is no longer overstacked.
rule-A5A-6_5-t = If the prohibitions make that impossible, it stays overstacked at the bottom of the hex (4.3-d to 4.3-g). Overstacking arises in no other way.

## 6.6 Advance

rule-A5A-6_6-a = After a regular combat an attacking unit may advance into an adjacent hex of the defenders if all units there were eliminated or retreated.
rule-A5A-6_6-b = There is no advance if the attackers themselves must retreat as a result of the combat.
rule-A5A-6_6-c = A defending unit may advance only after an automatic retreat, into an adjacent hex that the retreat vacated, and never after a fought combat.
rule-A5A-6_6-d = Only one unit may advance into each vacated hex.
rule-A5A-6_6-e = An advance is not movement, costs no movement points and ignores enemy zones of control.
rule-A5A-6_6-f = Artillery never advances.
rule-A5A-6_6-g = Units may enter only the first hex vacated; after a retreat of two hexes nobody may follow into the second.
rule-A5A-6_6-h = Decide at once whether to advance, before anything else happens; otherwise the right is lost.
rule-A5A-6_6-i = After an automatic retreat too, the hex of a unit eliminated because it could not retreat counts as vacated.

## 7. Artillery

## 7.1 Bombardment

rule-A5A-7_1-a = Artillery attacks and defends against adjacent units like any other unit.
rule-A5A-7_1-b = It may instead bombard: attack a target up to four hexes away to which it has a clear line of sight.
rule-A5A-7_1-c = Bombarding artillery may attack across river hexsides; no other unit may attack across a river, unless there is a bridge or a ford.
rule-A5A-7_1-d = Artillery that has retreated for any reason may not bombard in the same combat phase.
rule-A5A-7_1-e = Artillery in an enemy zone of control may not bombard.
rule-A5A-7_1-f = At a range of more than one hex, add up the strength of the bombarding artillery, halve the total and drop the fraction: 3 + 2 becomes 2.
rule-A5A-7_1-g = A single unit of strength 1 therefore cannot bombard alone beyond one hex.
rule-A5A-7_1-h = The line of sight is the straight line from centre to centre; every hex counts as filled with its one terrain.
rule-A5A-7_1-i = Woods, hill, wooded hill and town hexes block the line of sight, and so do slope hexsides.
rule-A5A-7_1-j = A line of sight through a blocking hex or hexside is blocked.
rule-A5A-7_1-k = A line of sight that runs exactly along the side between a blocking and a non-blocking hex is clear; between two blocking hexes it is blocked.
rule-A5A-7_1-l = Blocking terrain in the firing hex and the target hex, and on their sides, is ignored.
rule-A5A-7_1-m = Units of either side never block the line of sight.

## 7.2 Bombardment combat

rule-A5A-7_2-a = A bombardment attack, made by bombarding artillery alone, may have only one hex occupied by the enemy as its target.
rule-A5A-7_2-b = The true odds of a bombardment attack must be at least 1-4; lower odds do not count as 1-4.
rule-A5A-7_2-c = A bombardment attack is resolved in the normal way, except that the defender does not roll and the artillery suffers nothing.
rule-A5A-7_2-d = In a bombardment attack, ignore shifts for stream, creek and river hexsides; all other shifts for hexside and hex terrain apply.
rule-A5A-7_2-e = For example, a bombardment attack at 2-1 against woods behind water falls to 1-1.
rule-A5A-7_2-f = A bombardment attack meets the duty to attack that hex, so adjacent friendly units no longer have to attack it. Each of them in an enemy zone of control must still attack something.
rule-A5A-7_2-g = In a combined attack bombarding artillery joins an attack by friendly units adjacent to the defenders.
rule-A5A-7_2-h = If the defenders are in several hexes, bombarding artillery in a combined attack must have the range and a clear line of sight to all of them.
rule-A5A-7_2-i = The bombarding units of a combined attack are immune; artillery adjacent to the defenders and in their zone of control takes losses and retreats like other units.
rule-A5A-7_2-j = In a combined attack the attacker must use the morale value of an adjacent attacking unit.
rule-A5A-7_2-k = The units that bombarding artillery joins are in the zone of control of the defenders; by our reading it is enough that they are adjacent (option).

## 8. Reinforcements

## 8.1 Arrival

rule-A5A-8_1-a = At the start, units off the map and their phase markers wait on the space of the turn track for their turn of arrival.
rule-A5A-8_1-b = The markers on the current space go into the cup in the Phase Marker Cup Segment.
rule-A5A-8_1-c = When the Movement Phase marker of their formation is drawn, the units due this turn enter: all, some or none, as the owner chooses.
rule-A5A-8_1-d = Put units held back on the space of the next turn; they may enter then.

## 8.2 Entry

rule-A5A-8_2-a = A unit enters at the entry hex of its letter, or of one of its letters.
rule-A5A-8_2-b = Entering costs the terrain of the entry hex, or the road or trail rate if the unit enters along one. The unit then moves on with the rest of its movement allowance.
rule-A5A-8_2-c = Units may enter stacked, two at most; later stacks through the same hex pay nothing extra.
rule-A5A-8_2-d = A unit may enter at a hex in an enemy zone of control, where it stops; it may not enter at a hex occupied by the enemy.
rule-A5A-8_2-e = If the enemy occupies the entry hex, the unit may enter at the nearest hex or hexes that are not blocked.
rule-A5A-8_2-f = Union units at Shiloh have no substitute hexes (14.4).
rule-A5A-8_2-g = A letter may appear at several hexes; each unit may use any of them.

## 9. Night

rule-A5A-9_0-a = On night turns neither Combat Phase marker goes into the cup, so there are no combat phases.
rule-A5A-9_0-b = On night turns no unit enters a hex in an enemy zone of control, unless a friendly unit already occupies it.
rule-A5A-9_0-c = A unit may still leave an enemy zone of control at night, but without entering another.

## 10. Fortifications

rule-A5A-10_0-a = Fortifications may be built only where the rules of the battle say so, which is only at Gettysburg (15.2).
rule-A5A-10_0-b = There are two kinds of fortification, breastworks and entrenchments; once built they are permanent.
rule-A5A-10_0-c = A fortification marker covers three connected sides of its hex; choose its direction when you place it, and never turn it.
rule-A5A-10_0-d = A fortification works only through those three sides, like hexside terrain.
rule-A5A-10_0-e = An enemy zone of control does not enter the hex through a covered side.
rule-A5A-10_0-f = The occupant’s own zone of control extends into all six neighbouring hexes, including through covered sides.
rule-A5A-10_0-g = Across a covered side the occupant therefore does not have to attack the unit outside in its own combat phase. In the other side’s combat phase, the unit outside must attack or retreat automatically.
rule-A5A-10_0-h = An occupant touched by the enemy only through covered sides does not start its move in an enemy zone of control, so it may move straight into one.
rule-A5A-10_0-i = The defensive shift applies only if all attackers attack through covered sides.
rule-A5A-10_0-j = A fortification in the attacker’s hex has no effect on the combat.
rule-A5A-10_0-k = A breastwork shifts one column left.
rule-A5A-10_0-l = An entrenchment shifts two columns left, and the attacker loses one more step unless the attacker’s result is “–”: 1R becomes 2R.

## 11. Victory, common rules

rule-A5A-11_0-a = The exclusive rules of a battle apply only to that battle, where they override the basic rules.

## 11.1 Objective control (not Gettysburg)

rule-A5A-11_1-a = A side controls an objective hex if it has a unit in it.
rule-A5A-11_1-b = An unoccupied objective hex in the zone of control of only one side is controlled by that side.
rule-A5A-11_1-c = An unoccupied objective hex in the zones of control of both sides is controlled by nobody.
rule-A5A-11_1-d = An unoccupied objective hex in no zone of control belongs to the side that last moved a unit into or through it, or, before that, to its initial controller.
rule-A5A-11_1-e = Control can change any number of times in a turn; it is checked again after every change of position.
rule-A5A-11_1-f = For example, a Confederate unit that enters 3605 while a Union unit is adjacent in 3706 gives the Confederates control; when it retreats to 3505 nobody has control; when a Union unit enters 3605 the Union has it.

## 11.1 Victory points (where used)

rule-A5A-11_1-g = Each enemy two-step unit eliminated is worth 3 victory points.
rule-A5A-11_1-h = Each enemy one-step unit eliminated is worth 2 victory points.
rule-A5A-11_1-i = Each enemy two-step unit that is reduced but not eliminated is worth 1 victory point.
rule-A5A-11_1-j = A unit that retreats or advances into or through an objective hex counts as having moved there.

## 12. Bull Run (10 turns)

rule-A5A-12_1-a = Bull Run and Catharpin Run are creeks that movement and attacks may cross only at bridges and fords.
rule-A5A-12_1-b = A unit in the zone of control of an enemy on the far bank does not have to attack it. Across a bridge or ford it may; across any other side it cannot.
rule-A5A-12_1-c = Bombarding artillery attacks across them in the normal way.
rule-A5A-12_1-d = Confederate units never cross either run, by any means.
rule-A5A-12_1-e = A Confederate unit obliged to retreat across one of them is eliminated.
rule-A5A-12_1-f = Away from bridges and fords, both runs are forbidden terrain: no Union retreat or advance crosses them either.
rule-A5A-12_2-a = The unfinished railroad, the independent line of the Manassas Gap, is a normal railroad.
rule-A5A-12_2-b = Where it crosses Bull Run, between 2806 and 2906, there is neither bridge nor ford, so nothing crosses there.
rule-A5A-12_3-a = Neither Combat Phase marker is in the cup on turn 1; both are from turn 2 on.
rule-A5A-12_3-b = The Movement Phase marker of the Confederate Army of the Potomac goes into the cup only from turn 2 on, although the army has units on the map: it cannot move on turn 1.
rule-A5A-12_4-a = The objectives are Stone Bridge 3912, Robinson House 3413 and Henry House 3315; all are Confederate at the start.
rule-A5A-12_4-b = At the end of turn 9, Confederate control of all three objectives is a Confederate decisive victory. Union control of two is a Union substantial victory, and of three a Union decisive victory. Otherwise turn 10 is played.
rule-A5A-12_4-c = At the end of turn 10, Confederate control of all three objectives is a Confederate decisive victory, as in history; Union control of three is a Union decisive victory, of two a substantial one, of one a marginal one. Otherwise the game is a draw.

## 13. Pea Ridge (15 turns; days: 1–9, 10–15)

rule-A5A-13_1-a = The Indian unit, Pike’s Confederate brigade, may never voluntarily move or retreat into a hex adjacent to Union artillery.
rule-A5A-13_1-b = If it is forced to retreat next to Union artillery, it is eliminated.
rule-A5A-13_1-c = It is eliminated at once when it is attacked by artillery, adjacent or bombarding, alone or with other units.
rule-A5A-13_1-d = If it was alone in the hex, no odds are computed, no dice are rolled, and the Union suffers nothing.
rule-A5A-13_1-e = If it is stacked, it is removed before the initial odds are computed, and the combat goes on against the rest.
rule-A5A-13_1-f = If it is adjacent to Union artillery in the Confederate combat phase, it must retreat automatically; if it cannot, it is eliminated.
rule-A5A-13_2-a = The Union 24th Missouri, in 3205, may not move on turn 1.
rule-A5A-13_3-a = The objectives are Elkhorn Tavern 3605, the Union headquarters 4009 and Leetown 4117; all are Union at the start.
rule-A5A-13_3-b = At the end of turn 9, Confederate control of two or three objectives is a Confederate decisive victory, and Union control of all three a Union decisive victory. Otherwise play goes on.
rule-A5A-13_3-c = At the end of turn 15, Confederate control of three objectives is a Confederate decisive victory, of two a substantial one, of one a marginal one; Union control of three is a Union substantial victory, as in history. Anything else is a draw.
rule-A5A-13_4-a = Option “swap”: Price’s division enters at A and McCulloch’s at B.
rule-A5A-13_4-b = Option “unified command”: all Confederate units enter at A or B as their player chooses, but only one division on turn 1 and the other on turn 2.
rule-A5A-13_4-c = If under unified command both divisions come in at B, each Confederate level at the end of turn 15 needs one objective more (three for a substantial victory, two for a marginal one, and one gives nothing), and the Union gets its substantial victory with two.
rule-A5A-13_4-d = For example, with both divisions at B at the end of turn 15: two Confederate objectives are a Confederate marginal victory; one Confederate and two Union ones a Union substantial victory; one each and one contested a draw.

## 14. Shiloh (17 turns; days: 1–10, 11–17)

## 14.1 Union markers

rule-A5A-14_1-a = The Union Combat Phase marker stays out of the cup until the Phase Marker Cup Segment after the first time a Confederate unit enters a Union zone of control, or until turn 6 at the latest.
rule-A5A-14_1-b = The Movement Phase markers of the 1st, 2nd, 4th, 5th and 6th Divisions of the Army of the Tennessee stay out of the cup until turn 6, unless 14.1-c brings them in earlier.
rule-A5A-14_1-c = If a Confederate unit enters a Union zone of control on turn 4 or earlier, the marker of each division contacted goes in on the next turn, and those of all the others on the turn after that.
rule-A5A-14_1-d = For example, if the first contact is on turn 3 with the 5th and 6th Divisions, their markers go in on turn 4, and those of the 1st, 2nd and 4th on turn 5.
rule-A5A-14_1-e = The Union Combat Phase marker is never in before turn 3: no Confederate unit can enter a Union zone of control on turn 1.

## 14.2 Surprise

rule-A5A-14_2-a = Surprise shifts help only the attacker, never the defender, and come after the terrain shifts.
rule-A5A-14_2-b = On the first turn in which any Union unit is attacked, every Confederate attack shifts two columns right.
rule-A5A-14_2-c = On later turns, up to and including turn 6, every Confederate attack shifts one column right.
rule-A5A-14_2-d = On the first four turns of the second day (11 to 14) every Union attack shifts one column right.
rule-A5A-14_2-e = Both Confederate shifts end with turn 6: from turn 7 on no Confederate attack is shifted, even if it is the first of the game.

## 14.3 Gunboats

rule-A5A-14_3-a = The gunboats Lexington and Tyler have their own Movement Phase marker.
rule-A5A-14_3-b = They move only in hexes that are wholly or partly Tennessee River, at 1 movement point per hex. They never enter hexes of the west bank, which show land and river on the west side.
rule-A5A-14_3-c = They exert no zone of control and ignore Confederate ones; they never have to attack.
rule-A5A-14_3-d = They act as artillery, in bombardment and combined attacks, with line of sight and halving at range as usual; they never suffer results when they attack.
rule-A5A-14_3-e = They may not lead a combined attack, that is, they may not provide its morale value. They never advance.
rule-A5A-14_3-f = Only Confederate artillery may attack them; such an attack is a bombardment attack even from an adjacent hex, and the artillery suffers nothing.
rule-A5A-14_3-g = Stacked gunboats may be attacked separately.
rule-A5A-14_3-h = Infantry and cavalry may not attack gunboats.

## 14.4 Union reinforcements

rule-A5A-14_4-a = Entering at C, Pittsburg Landing, costs 1 movement point.
rule-A5A-14_4-b = Union units enter only at their printed hexes; while such a hex is occupied by Confederates they wait off the map.

## 14.5 Victory

rule-A5A-14_5-a = The objectives are the crossroads of the Purdy and East Corinth roads 1012, Shiloh Church 1107, Cloud Field 1415, Pittsburg Landing 1921 and Snake Creek Bridge 2711; all are Union at the start.
rule-A5A-14_5-b = At the end of turn 10, Confederate control of five objectives is a Confederate decisive victory, of four a Confederate substantial one; with three play goes on; two is a Union substantial victory, one or none a Union decisive one.
rule-A5A-14_5-c = At the end of turn 17, Confederate control of four or five objectives is a Confederate decisive victory, of three a Confederate substantial one; with two the ratio of victory points decides; one is a Union substantial victory, none a Union decisive one.
rule-A5A-14_5-d = The ratio is Confederate victory points divided by Union ones, not rounded. At least 2 is a Confederate substantial victory, at least 1½ a Confederate marginal one, at least 1 a Union marginal one, and less than 1 a Union substantial one.

## 14.6 Options

rule-A5A-14_6-a = Cavalry is used only with the cavalry option, except the cavalry brigade of the Confederate Reserve Corps (Forrest), which is always in play.
rule-A5A-14_6-b = With that option, all cavalry but Forrest’s may enter enemy zones of control only by retreat.
rule-A5A-14_6-c = Option “Lew Wallace”: in the Phase Marker Cup Segments of turns 6 and 7 the Union rolls a die, and a 1 or 2 brings the 3rd Division in that turn at hex 1502.
rule-A5A-14_6-d = If both rolls fail, the division comes on turn 10 at B, as in the standard game.
rule-A5A-14_6-e = With this option no Confederate unit may enter 1502.

## 15. Gettysburg (31 turns; days: 1–11, 12–22, 23–31)

rule-A5A-15_1-a = Big Round Top (3212) has slopes on all six sides, though the map does not show it.
rule-A5A-15_2-a = On night turns an infantry unit in a hill or wooded hill hex that does not move during the turn may build a breastwork.
rule-A5A-15_2-b = Entrenchments cannot be built.

## 15.3 Union restrictions

rule-A5A-15_3-a = The cavalry brigades 1/1st and 2/1st and Calef’s artillery, all of Buford’s division, may not cross Willoughby Run before turn 3.
rule-A5A-15_3-b = They may retreat across it if there is no other way.
rule-A5A-15_3-c = The Artillery Reserve is the 1st Regular and the 1st to 4th Volunteer artillery, which arrive on turns 14 and 15.
rule-A5A-15_3-d = On arrival they must move as fast as possible to 2010 or a hex adjacent to it, and then stay in those hexes until they are released.
rule-A5A-15_3-e = The Artillery Reserve fights and bombards without restriction before it is released.
rule-A5A-15_3-f = All are released in the Phase Marker Cup Segment of any turn in which the Confederate player controls at least one Confederate objective hex, or has units adjacent to at least two of them.
rule-A5A-15_3-g = A single unit is released by itself when Confederate units in adjacent hexes attack it; bombardment alone does not count.
rule-A5A-15_3-h = Released units move freely for the rest of the game. If the condition for release already holds when they arrive, they are free at once.

## 15.4 Confederate corps

rule-A5A-15_4-a = Each of the three Confederate corps has two Movement Phase markers and, unlike 4.1-c, may move units at both draws.
rule-A5A-15_4-b = A corps is three divisions and independent artillery; Longstreet’s has the divisions of McLaws, Pickett and Hood and the artillery of Alexander and Eshleman.
rule-A5A-15_4-c = At the first draw of a turn all elements of the corps may move, and at least one whole division must.
rule-A5A-15_4-d = At the second draw all units that did not move at the first may move.
rule-A5A-15_4-e = No unit moves at both draws.
rule-A5A-15_4-f = If one unit of a division moves, the whole division counts as moved at that draw.
rule-A5A-15_4-g = Independent artillery units choose one by one at which draw they move.
rule-A5A-15_4-h = From turn 14 on, all units of Longstreet’s corps may move at both draws.
rule-A5A-15_4-i = This ends with the turn in which any Union unit can trace a normal line of sight of up to four hexes to any unit of the corps. From the following turn on, the corps follows 15.4-c to 15.4-g for the rest of the game. If it is seen on turn 14, it moves twice on turn 14 only.

## 15.5 Unfinished railroad

rule-A5A-15_5-a = The unfinished part of the Hanover and Gettysburg line is a normal railroad.
rule-A5A-15_5-b = Where it crosses Willoughby Run there is neither bridge nor ford.

## 15.6 Victory

rule-A5A-15_6-a = Each side has its own objective hexes. A hex is controlled by the side that last had a unit in it or passed one through it; a zone of control gives no control.
rule-A5A-15_6-b = A side scores victory points for those of its own objectives that it controls, besides those for losses (11.1). Holding enemy objectives scores nothing, but denies them to the enemy.
rule-A5A-15_6-c = At the end of turn 11 the Confederate player wins a decisive victory with at least one Confederate objective and a ratio of victory points of at least 1½-1; each objective is worth 6 points.
rule-A5A-15_6-d = At the end of turn 11 the Union player wins a decisive victory with more victory points, from losses inflicted, than the Confederate player.
rule-A5A-15_6-e = At the end of turn 22 the Confederate player wins a decisive victory with both Round Tops (2912 and 3212), or all three hexes of Culp’s Hill, or all four of Cemetery Hill, and a ratio of at least 1½-1; each objective is worth 6 points.
rule-A5A-15_6-f = At the end of turn 22 the Union player wins a decisive victory with all five Union objectives and a ratio of at least 2-1; each objective is worth 5 points.
rule-A5A-15_6-g = At the end of turn 31 Confederate objectives are worth 10 points each and Union ones 5, and a level needs both its number of own objectives and its ratio of points. Confederate: marginal with 1 or 2 objectives and a ratio above 1-1 but below 1½-1; substantial with 3 to 7 and at least 1½-1; decisive with 8 or more and at least 2-1. Union: marginal, as in history, with 0 to 4 objectives and a ratio above 1-1 but below 1½-1; substantial with 5 and at least 1½-1; decisive with 5 and at least 2-1.
rule-A5A-15_6-h = If neither side reaches a level, the game is a draw.

## 16. Bentonville (5 turns)

rule-A5A-16_1-a = The Union Combat Phase marker and the Movement Phase markers of the XIV and XX Corps stay out of the cup on turn 1; they are in it on turn 2 and every later turn, so turns 2 to 5 are not night turns.
rule-A5A-16_2-a = Union reinforcements arrive at random on turns 2 to 5. In the Phase Marker Cup Segment the Union player rolls a die for each Union unit not yet in play, one at a time. A roll in the range printed on the box of the current turn brings that unit in this turn.
rule-A5A-16_2-b = At most three units arrive in a turn; rolling stops at the third success, or when all have been rolled for.
rule-A5A-16_2-c = Roll for all units of the XIV Corps, then for the infantry of the XX Corps, then for its artillery.
rule-A5A-16_2-d = On turn 3 the range is 1 to 3; the turn track gives it for the other turns.
rule-A5A-16_3-a = The objectives are the final defence line, 0110, 0210, 0310, 0410, 0411 and 0512, and Harper’s House 0212; all are Union at the start.
rule-A5A-16_3-b = At the end of turn 5, Confederate control of three or more objectives is a Confederate decisive victory, of one or two a Confederate substantial one; with none, victory points decide.
rule-A5A-16_3-c = The ratio is Confederate victory points divided by Union ones, not rounded. At least 2 is a Confederate substantial victory, at least 1½ a Confederate marginal one; about even is a draw; 1 to 1½ is a Union substantial victory, 1 to 2 or worse a Union decisive one.

## Rules that bind only the physical components, and why

component-A5A-2_1-a = It lists the contents of the box; nothing in play depends on it.
component-A5A-2_1-b = Distances are counted in hexes; the yards only give the scale.
component-A5A-2_2-a = The markers remind the players of what the program keeps track of: the turn, control, fortifications and the contents of the cup.
component-A5A-2_2-f = The colour only shows the formation of a unit; the program knows it without colours, and 4.1-a says what a formation does.
component-A5A-2_2-h = The program does not record the size of units.
component-A5A-2_2-l = It describes the counters; 2.2-j says what two letters mean.
component-A5A-2_2-m = It describes the names on the counters.
component-A5A-2_3-b = It describes the tables of a battle.
component-A5A-2_3-c = It describes the tables of a battle.
component-A5A-3_1-f = It describes the markers; 4.1-c says what the second one does.
component-A5A-6_2_4-n = It describes the Terrain Effects Chart; 6.2.4-a applies it.
component-A5A-14_1-e = It describes the set-up, the entry hexes and the roads; 14.1-a says when the marker goes in.

## Rulings: misprints, counts and names

ruling-A5A-RUL-01 = A hex is 300 yards across, not 300 metres; nothing in play depends on it. The two player-aid cards, which the list of parts leaves out, belong to the game.
ruling-A5A-RUL-02 = The rulebook announces seven kinds of hex terrain and lists six. Hill is the missing one: the rules on combat, line of sight and breastworks mention it. The rulebook announces eight kinds of hexside and lists nine; all nine exist.
ruling-A5A-RUL-33 = Wrong references are read as follows: from 5.0 to fortifications, 10.0; from 6.2 to bombardment, 7.2; from 6.5 to stacking, 4.3; from 14.4 to entry, 8.2; and the second 13.2 of the table of contents is 13.3.
ruling-A5A-RUL-34 = The example in 7.2 speaks first of a river and then of the shift of a stream. The same hexside is meant, and in a bombardment attack both are ignored.
ruling-A5A-RUL-35 = The watercourse that the worked example calls an arm of the sea is a creek, which costs 2 movement points more, as in 2.1 and 12.1.
ruling-A5A-RUL-36 = One word of the rulebook means fences in 2.1, where they are decoration, and breastworks in 5.0, 10.0 and 15.2.
ruling-A5A-RUL-37 = Chapter 5 says that zones of control extend neither into fortified hexes nor across fortified hexsides; chapter 10 limits this to the three covered sides, and only inward. Chapter 10 governs.
ruling-A5A-RUL-38 = “Slope” is our working name for the hexside that artillery and cavalry may not cross, that blocks the line of sight and that surrounds Big Round Top. The French rules call it talus; its English name on the printed card is not known to us.
ruling-A5A-RUL-39 = A note to the Lew Wallace option dates his march to 6 March; the battle was on 6 April 1862.
ruling-A5A-RUL-40 = The worked example of Pea Ridge contains sixteen errors, such as wrong hexes, entry letters and names, a marker drawn twice and a wrong column. Each is corrected so that the example agrees with the rules.

## Rulings: sequence and movement

ruling-A5A-RUL-03 = The marker of a formation goes into the cup if the formation has a unit on the map or a unit that may enter this turn, including units delayed from earlier turns. A formation that has been wiped out puts none in. Otherwise delayed units could never enter.
ruling-A5A-RUL-04 = Whether a hex is full is decided when a unit enters it. Every friendly unit there counts, whether it will move on or not. A unit that leaves a full hex by road for one that is not full pays the road rate, since the rule is only about entering.
ruling-A5A-RUL-05 = The right to move one hex lifts only the limit of movement points, because it overrides only cost. It does not lift the limits set by enemy zones of control, forbidden terrain, enemy-occupied hexes or stacking. It applies only to the first and only hex of a move, and also to a reinforcement that enters the map.
ruling-A5A-RUL-06 = Movement, retreat or advance by road, trail or railroad also lifts a ban on the terrain of the hex entered and on slope hexsides. It never opens a river without a bridge or ford, Bull Run or Catharpin Run. Otherwise roads through marsh would be useless to artillery; 12.2 shows the limit.
ruling-A5A-RUL-07 = A unit cannot enter an enemy-occupied hex by movement. The rules never say so directly, but no procedure allows it, and 8.2 states it for entry.
ruling-A5A-RUL-08 = The first opportunity is the next movement phase of an overstacked unit’s own formation. Units beyond two must then leave if they legally can. The owner chooses which units of that formation go; if none can leave, they stay.
ruling-A5A-RUL-09 = A unit is forced off the map only if it is in a map-edge hex and has no legal hex on the map. It is then eliminated instead of losing the step of 6.5-l. A hex on the map comes first, even against the direction of friendly lines.
ruling-A5A-RUL-41 = A unit that starts in an enemy zone of control may not enter any hex in an enemy zone of control in that phase, not even in that of the same enemy. The rules stress that this differs from other games, and that a unit surrounded by enemy zones cannot move.
ruling-A5A-RUL-42 = At night a unit may enter a hex in an enemy zone of control if a friendly unit occupies it. This does not override 5.0-f: a unit that starts in such a zone still may not. Reinforcements also follow 9.0-b.
ruling-A5A-RUL-43 = Units move one by one, in any order the owner likes; moving a stack together is only a shortcut. A unit that has moved cannot move again in the phase.
ruling-A5A-RUL-44 = River hexsides without a bridge or ford are closed to movement, retreat, advance and all attacks except bombardment. Across a bridge or ford all of these are allowed. The rule on attacks does not mention crossings, but zones of control, and therefore the duty to attack, reach across them.
ruling-A5A-RUL-17 = A blocked entry hex is replaced by the nearest map-edge hexes that the enemy does not occupy, counted in hexes; among equals the owner chooses. An entry hex that is only in an enemy zone of control, or full of friendly units, is not blocked.

## Rulings: combat

ruling-A5A-RUL-10 = A unit may voluntarily attack an adjacent enemy, for example out of a fortification. These attacks are not allowed: across a river without a bridge or ford, across Bull Run or Catharpin Run except at a crossing, by infantry or cavalry against gunboats, and by overstacked units.
ruling-A5A-RUL-11 = Each adjacent attacker must be adjacent to every hex attacked in its combat. Artillery must also reach all its target hexes. All examples agree with this, and the duties can still always be met (6.1-j).
ruling-A5A-RUL-45 = Duties are set at the start of the phase and checked again once, after all automatic retreats and the advances that follow them. An enemy whose zone of control no longer touches any friendly unit able to attack does not have to be attacked. A unit newly in an enemy zone of control must attack if an enemy not yet attacked is adjacent. Retreats and advances of regular combats create no new duties. A duty that has become impossible is dropped, but a declaration that needlessly makes one impossible is refused.
ruling-A5A-RUL-12 = A unit in automatic retreat with no legal first hex loses one step (6.5-l) and stays. If it fails to get clear afterwards, it loses nothing. All retreats work alike, and the rules excuse only the failure to get clear.
ruling-A5A-RUL-13 = Several units whose attack strengths add up to 0 must also retreat automatically, because no odds can be calculated.
ruling-A5A-RUL-14 = Enemies from which units have retreated automatically count as attacked: they are not attacked again in the phase, except by the bombardment declared with the retreat. Units still in an enemy zone of control after an automatic retreat have no further duty.
ruling-A5A-RUL-46 = The rule that all units retreat or none (6.2.2-e) applies to each enemy hex. A unit bound by it retreats even if it is also adjacent to other enemies. The chain does not spread further: the remaining units attack those other enemies; if none can, the duty is dropped.
ruling-A5A-RUL-47 = After an automatic retreat, any unit except artillery in the enemy hexes may advance if it is still adjacent to the vacated hex. It may not if the bombardment of 6.2.2-g has driven it away or eliminated it. A unit that advances in this way counts as already attacked.
ruling-A5A-RUL-48 = First set left and right shifts against each other, then limit the rest to three columns: the rules add all shifts together and limit the total.
ruling-A5A-RUL-49 = The exception of 6.2.6-c applies when the limited total takes the column below 1-4 and terrain, including fortifications, contributes a shift to the left. If only being surrounded takes it below, this is ignored, since the text speaks of terrain.
ruling-A5A-RUL-50 = The shift for hexsides applies only if hexside terrain that shifts separates every adjacent pair of attacking and defending hexes in the combat. The smallest of these shifts is used, and artillery that bombards in a combined attack is ignored. In a bombardment attack, hexsides other than water count if the line of sight of every bombarding unit enters the target hex through such a side. If it enters through a corner, both sides at that corner must be of that kind.
ruling-A5A-RUL-51 = If several defending hexes are on hills, find the shift of each with its own adjacent attackers and use the largest. Artillery that is not adjacent never cancels a hill.
ruling-A5A-RUL-52 = To decide whether units are surrounded, ignore positions off the map. A hex occupied by a friendly unit but in an enemy zone of control still counts as being in it. Bombarding artillery does not count for 6.2.4-g, and zones of control stopped by rivers or fortifications do not count.
ruling-A5A-RUL-53 = Only the two top units of each hex may provide the morale value. The first loss may fall on any unit with that value, not only on the unit that provided it.
ruling-A5A-RUL-54 = Modified rolls beyond the printed rows use the nearest row.
ruling-A5A-RUL-16 = A fought combat ends in this order: steps 1 to 4 for the defender, steps 1 to 3 for the attacker, then the advance. After an R result no attacker may advance. After a plain number, only the attackers that must retreat may not advance, whether or not they were able to retreat; those that passed their checks may, as in the worked example.
ruling-A5A-RUL-55 = Units may also advance into a hex emptied by voluntary retreat. Rule 6.6 first says “forced”, but its procedure says retreated or eliminated, and we follow the procedure.
ruling-A5A-RUL-56 = Units that advance must have taken part in the combat, and may not enter or cross terrain forbidden to them.
ruling-A5A-RUL-57 = A voluntary retreat needs a legal hex; it is never a way to take losses. The defender already knows both die rolls when deciding.
ruling-A5A-RUL-58 = A unit that retreats two hexes applies the priorities again for each hex. It may re-enter the hex it has just left, but an enemy zone of control normally closes that hex.
ruling-A5A-RUL-15 = The priorities are strict: a lower one is ignored only if a higher one makes it impossible. The fourth counts the enemy units to which the retreating unit has a normal line of sight of up to four hexes. Each hex left by the first three scores the number of those enemies for which it is the farthest, ties included. The highest score wins, and among equals the owner chooses. This agrees with every retreat of the worked example.
ruling-A5A-RUL-59 = Artillery can bombard at a range of one hex: artillery adjacent to an enemy but not in its zone of control, because of a river or a fortification, may bombard at full strength. Only units that fire farther than one hex are halved; in a mixed group, halve their subtotal.
ruling-A5A-RUL-60 = A line of sight that runs along a slope hexside does not pass through it and is clear. Hills block the line from hill to hill as well; there are no levels of elevation.
ruling-A5A-RUL-61 = A bombardment with final odds below 1-4, for which no die is rolled, still meets the duty to attack.

## Rulings: the battles

ruling-A5A-RUL-18 = Victory points are counted from the state at the time of scoring, not added up during play: an eliminated two-step unit is worth 3, not 1 + 3. The ratio against an enemy score of 0 is infinite if the side’s own score is above 0; otherwise it is 1.
ruling-A5A-RUL-19 = At Bull Run the waiver covers the whole run: no unit has to attack an enemy on the far bank, not even across a bridge or ford, where it may. Zones of control still cross the run and stop movement. The option run-duty has two other readings: duties apply at bridges and fords, or only bombarding artillery attacks across the run.
ruling-A5A-RUL-20 = Confederate units may attack across a bridge or ford, but may not advance or retreat across it. A Confederate unit is eliminated if its only otherwise legal retreat hexes are across a run; if it has none at all, 6.5-l applies.
ruling-A5A-RUL-21 = The Confederate Army of the Potomac does not move on turn 1 of Bull Run. An official answer says so: the booklet omitted it by mistake, and the marker says turn 2.
ruling-A5A-RUL-22 = At the end of turn 10 of Bull Run, the row in which nobody controls an objective means that the Union controls none and the Confederates fewer than three. Otherwise results such as two Confederate objectives and one of nobody would be undefined.
ruling-A5A-RUL-23 = The mandatory automatic retreat of the Indian unit applies only to that unit, not to others in the same zone of control. After an attack has eliminated it, attackers other than artillery may advance. It counts as attacked by artillery whenever artillery takes part, adjacent or bombarding.
ruling-A5A-RUL-24 = With unified command at B, a Confederate decisive victory on turn 15 is impossible, because it would need four objectives. The check of turn 9 is unchanged.
ruling-A5A-RUL-25 = Surprise shifts apply to the final column after step 4 and are not part of the limit of three. Whether the column falls below 1-4 is checked after adding them, and the column stays between 1-4 and 6-1. They also apply to bombardment and combined attacks, and a bombardment counts as an attack.
ruling-A5A-RUL-26 = The table of victory points for Shiloh prints “Confederate marginal” twice, at 1½-1 and at 1-1. We read the second as Union marginal: it is the only level missing, and it comes just before Union substantial.
ruling-A5A-RUL-62 = The divisions contacted at Shiloh are those whose zones of control Confederate units entered on the turn of first contact; contact by retreat or advance also counts. Contact on turn 5 changes nothing, since all markers come on turn 6.
ruling-A5A-RUL-63 = Gunboats that retreat or fail checks move to river hexes they may enter; if there are none, 6.5-l applies. Gunboats do not control objectives. The rules do not say when their marker first goes into the cup; the counter does.
ruling-A5A-RUL-64 = The second day at Shiloh starts with turn 11 (14.5), so the Union surprise covers turns 11 to 14, except night turns, which have no combat.
ruling-A5A-RUL-27 = At the end of the Operations Segment of a night turn, each hex with an eligible infantry unit that did not move may get one breastwork, facing as its owner chooses. A hex gets only one, and none if it is already fortified. The number of markers is not known.
ruling-A5A-RUL-28 = For the release of the Artillery Reserve, objective hexes are the Confederate ones in both halves of the condition. Two different objective hexes must have Confederate units adjacent to them or in them.
ruling-A5A-RUL-29 = At the first draw the Confederate player must commit at least one division in play. Its units then count as moved for the turn, whether they leave their hexes or not. Units may be unable to move, and 15.4-f treats a division as a whole.
ruling-A5A-RUL-30 = Where the unfinished line crosses Willoughby Run it does not cancel the stream: crossing costs the hex plus the stream, the combat shifts apply, and it counts as a crossing for 15.3-a. Otherwise the remark in the rule would have no effect.
ruling-A5A-RUL-31 = On the third day at Gettysburg, the numbers of objectives and the ratios are minimums. A side gets the best level for which it meets both: Confederates with five objectives and 1.2-1 get a marginal victory. The misprinted lowest ratio means strictly more than 1-1, and five or more Union objectives means all five.
ruling-A5A-RUL-65 = The Confederate objectives of Gettysburg are the Round Tops 2912 and 3212, three hexes of Culp’s Hill and four of Cemetery Hill, nine in all, which fits “8 or more”; the Union has five. The rules do not say who controls them at the start, so nobody does until a unit enters.
ruling-A5A-RUL-66 = Whether Longstreet’s corps is seen is checked all through the turn; any type of Union unit at a range of up to four hexes is enough.
ruling-A5A-RUL-32 = At Bentonville a ratio of 2 or more is a Confederate substantial victory, from 1½ to below 2 a Confederate marginal one, above ⅔ and below 1½ a draw, above ½ up to ⅔ a Union substantial victory, and ½ or less a Union decisive one. It is the only symmetric reading of the printed rows without gaps.
ruling-A5A-RUL-67 = At Bentonville, units that arrive enter when the marker of their corps is drawn, and may be held back (8.1-d) without a new roll.
ruling-A5A-RUL-68 = Artillery adjacent to the enemy does not cover an automatic retreat, even if the enemy’s zone of control does not reach it: 6.2 says “not adjacent”. The option cover-beside allows it.
ruling-A5A-RUL-69 = “Occupy” in 13.4 means control, since its example is about contested control.
ruling-A5A-RUL-70 = The waiver of duties and the permission to bombard across, which 12.1 gives for Bull Run, also apply to Catharpin Run.
ruling-A5A-RUL-71 = A handicap makes a start fair: so many units of one side, the strongest first, begin the battle reduced. Strongest means the highest attack strength among the units of two steps, then the highest defence strength, then the order of the list; units that come later are counted too. The enemy scores them like any reduced unit (11.1). The option handicap names the side that is helped, and by how many units. For a half one more enemy unit begins reduced, and the weakest unit of the helped side too. Without the option the battle starts as printed. It is a rule of ours, not of the rulebook.

# --- orders

order-morale = Morale value
order-morale-highest = The highest
order-morale-lowest = The lowest
order-loss = Which unit loses a step
order-loss-weakest = The weakest
order-loss-strongest = The strongest
order-loss-full = A full-strength unit of two steps, so that nobody is eliminated
order-retreat = Where a unit must retreat
order-retreat-away = As far from the attackers as possible
order-stand = Stand, or retreat after a combat
order-stand-stand = Stand
order-stand-retreat = Retreat with every unit that may
order-advance = Advance after a combat
order-advance-advance = Advance
order-advance-hold = Do not advance
