# A House Divided in English. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest; dots of an id are written as underscores
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-house-divided = A House Divided
game-house-divided = The whole war, July 1861 to June 1865, on 129 boxes joined by roads, railroads and rivers. Two players.

scenario-campaign = Campaign: 40 turns, July 1861 to June 1865.
scenario-short = Short game: 10 turns, to June 1862. The Union must then have a maximum army size at least 5 larger than the Confederate one.

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
arm = { $arm ->
    [infantry] infantry
   *[cavalry] cavalry
  }
rank = { $rank ->
    [militia] militia
    [veteran] veteran
   *[crack] crack
  }
line = { $line ->
    [road] road
    [rail] railroad
   *[river] river
  }
second-line = { $second ->
    [road] road
    [rail] railroad
   *[river] river
  }
phase = { $phase ->
    [movement] movement
    [combat] combat
    [promotion] promotion
    [recruitment] recruitment
   *[over] end
  }
phase-now = { $now ->
    [movement] movement
    [combat] combat
    [promotion] promotion
    [recruitment] recruitment
   *[over] end
  }
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
turn-label = { $last ->
    [none] { $first } { $year }
   *[other] { $first }–{ $last } { $year }
  }

unit = { $unit } ({ rank } { arm })
unit-plain = { $unit } { rank } { arm }
units-alike = { $count } { rank } { arm }
entrenched = entrenched
entrenched-some = entrenched: { $count }
reduced = reduced
reduced-some = reduced: { $count }
marched = { $count ->
    [one] marched once
   *[other] marched { $count } times
  }
way = { $legs ->
    [one] { $to } by { line }
    [mixed] { $to } by { line } and { second-line } through { $via }
   *[two] { $to } by { line } through { $via }
  }
marches-left = { $marches ->
    [0] no marches left
    [one] 1 march left
   *[other] { $marches } marches left
  }
recruits-left = { $recruits ->
    [0] no recruits left
    [one] 1 recruit left
   *[other] { $recruits } recruits left
  }

## The state of the war

header = { $date } (turn { $turn }). { side } half-turn, { phase } phase.
header-over = { $date } (turn { $turn }). The game is over.
army = { $strength } units, maximum { $maximum }; recruitment pool: { $infantry } infantry, { $cavalry } cavalry
army-waiting = { $reserve } infantry waiting for the drafts
invasion-possible = A 6 was rolled: naval invasions from { $base } are possible.
battle-header = Battle of { $box }, round { $round }. { side-name } attacks.
battle-shot = { $unit } fires at { $target }
box-home = { $home ->
    [union] blue
    [confederate] grey
   *[neutral] white
  }
box-holder = { $holder ->
    [nobody] controlled by nobody
    [union] controlled by the Union
   *[confederate] controlled by the Confederacy
  }
box-lightly = by cavalry only
box-port = port
box-works = permanent entrenchment
box-numbers = recruits { $union } blue, { $confederate } red
box-about = { $box } ({ $state }; printed { box-home }): { $about }.
line-about = { line } to { $to }
line-downstream = downstream
line-upstream = upstream
line-crosses = crossing a river
line-closed = closed to Confederate units

## What can be typed, for example

example-action = march washington
example-why = why march washington
example-map = map washington
example-rule = rule 4.0-h

## What is asked

ask-over = The game is over: { side-name } has won.
ask-march = { side }: choose a box to march from ({ marches-left }).
ask-unit = { side }: choose a unit in { $box } to move or entrench.
ask-where = { side }: where does { $unit } go from { $box }?
ask-battle = { side }: choose the next battle.
ask-stand = { side }: { $box }, round { $round }. Stand and fire, or do something else first?
ask-ride = { side }: where does { $unit } withdraw from { $box }?
ask-target = { side }: choose a target in { $box } for { $unit } (round { $round }).
ask-fire = { side }: every unit in { $box } has a target. Roll the dice (round { $round }).
ask-spoils = { side }: you won the battle of { $box }. Promote one unit that fought there?
ask-promote = { side }: { $open ->
    [no] there is no unit to promote.
   *[yes] you may promote one unit anywhere on the map.
  }
ask-recruit = { side }: { $open ->
    [no] there is nothing to recruit.
   *[yes] choose a city for a recruit ({ recruits-left }).
  }
left-march = { $count ->
    [one] Units in one box can still march.
   *[other] Units in { $count } boxes can still march.
  }
left-spoils = { $count ->
    [one] One unit can be promoted.
   *[other] One of { $count } units can be promoted.
  }
left-promote = { $count ->
    [one] One unit can still be promoted.
   *[other] One of { $count } units can still be promoted.
  }
left-recruit = { $count ->
    [one] A recruit can still be placed in one city.
   *[other] A recruit can still be placed in { $count } cities.
  }

## What can be chosen

choice-march = { $box }: { $force }
choice-take = { $unit }
choice-go = { way }{ $enemy ->
    [none] { "" }
   *[other] : attack { $enemy }{ $crossing ->
        [yes] , across a river
       *[no] { "" }
      }
  }
choice-dig = entrench here
choice-sail = { $holder ->
    [union] by sea to { $box }
   *[other] naval invasion of { $box }{ $enemy ->
        [none] { "" }
       *[other] : attack { $enemy }
      }
  }
choice-done = end this march
choice-end = end the movement phase
choice-battle = { $box }: { $force } against { $enemy }
choice-withdraw = withdraw the cavalry
choice-ride = to { $box }
choice-retreat = retreat to { $box }
choice-reinforce = reinforce with { $plain } from { $box }
choice-stand = stand and fire
choice-at = { $unit }: { $value ->
    [0] cannot be hit
    [1] hit on a 1
   *[other] hit on 1–{ $value }
  }
choice-fire = fire
choice-promote = promote { $plain } in { $box }
choice-pass = promote nobody
choice-muster = end the promotion phase and roll for recruits
choice-recruit = { arm } in { $box }
choice-rest = end the half-turn

## What happened

event-handicap = { side-name }: handicap +{ $number }.
event-turn = { $date }.
event-half-turn = { side } half-turn, { $date }.
event-first-marches = { side-name } rolls no die for marches on the first turn. Marches: { $number }.
event-marches = { side-name } rolls { $number } for marches{ $number ->
    [1] , which counts as 2
   *[other] { "" }
  }.
event-march = { side-name } marches from { $box }.
event-moved = { unit } moves to { way }.
event-sailed = { unit } moves by sea to { $box }.
event-invaded = { unit } lands at { $box }.
event-digging = { unit } starts to entrench in { $box }; a second march completes it.
event-dug = { unit } entrenches in { $box }.
event-battle = { side-name } attacks in { $box }.
event-withdrew = { side } cavalry withdraws from the battle of { $box }.
event-rode = { unit } withdraws to { $box }.
event-reinforced = { unit } reinforces { $box }.
event-retreated = { side-name } retreats to { $box }.
event-shot = { unit } fires at { $target }{ $die ->
    [0] { " " }and cannot hit
   *[other] , needs { $value ->
        [1] a 1
       *[other] { $value } or less
      }, rolls { $die }: { $hit ->
        [yes] hit
       *[no] miss
      }
  }.
event-wasted = { unit } fires at a target that has already been eliminated.
event-reduced = { unit } is hit and reduced.
event-eliminated = { unit } is eliminated.
event-battle-won = { side-name } wins the battle of { $box }.
event-battle-broken-off = The battle of { $box } ends without a winner.
event-promoted = { $unit } in { $box } is promoted to { rank } { arm }.
event-recruits = { side-name } rolls { $number } for recruits{ $number ->
    [1] , which counts as 2
   *[other] { "" }
  }.
event-recruited = { unit } is recruited in { $box }.
event-drafted = Draft: infantry added to the Union recruitment pool: { $number }.
event-captured = { side-name } takes control of { $box }.
event-let-go = { side-name } loses control of { $box }: only cavalry had held it.
event-won = { side-name } wins the game.

## Why not

refusal-not-your-turn = It is not your turn. Now choosing: { side }.
refusal-game-over = The game is over.
refusal-wrong-phase = “{ $action }” belongs to the { phase } phase. This is the { phase-now } phase.
refusal-no-march-left = You have no marches left in this phase.
refusal-no-unit-there = You have no unit in { $at_box }.
refusal-march-not-begun = First choose a box to march from.
refusal-march-not-ended = First finish the march from { $at_box }.
refusal-unit-not-taken = First choose a unit.
refusal-unit-taken = First tell { $at_unit } where to go.
refusal-nobody-has-acted = A march must move or entrench at least one unit, and nobody in { $at_box } has acted yet.
refusal-not-on-map = { $at_unit } is not on the map.
refusal-enemy-unit = { $at_unit } is an enemy unit.
refusal-elsewhere = { $action ->
    [take] { $unit } is in { $at_box }. This march is from { $march_box }.
   *[go] That route does not start in { $at_box }, where the unit is.
  }
refusal-two-marches = { $at_unit } has already taken part in 2 marches this phase, which is the limit.
refusal-no-such-line = No { line } joins { $from_box } and { $to_box }.
refusal-comes-back = That route ends in { $from_box }, where it starts. A move must end in another box.
refusal-too-far = Too far: the route has { $needs } lines. In one march infantry moves 1 box by road or enemy railroad, 2 by river or friendly railroad.
refusal-cavalry-too-far = Too far: the route has { $needs } lines. In one march cavalry moves 2 boxes at most.
refusal-one-kind-of-line = Infantry uses one kind of line in a march: road, railroad or river.
refusal-rail-not-friendly = Infantry moves 2 boxes by rail only if you control every box on the way, and { $at_box } is { $holder ->
    [nobody] controlled by nobody
    [union] controlled by the Union
   *[confederate] controlled by the Confederacy
  }.
refusal-river-not-combined = Cavalry may combine road and railroad in a march, but not river with either.
refusal-must-stop = { $blocker } is in { $at_box }, so the unit must stop there.
refusal-in-battle = The unit has met the enemy in { $at_box } and may not march again this phase.
refusal-no-friendly-way = The unit has met the enemy in { $at_box }. It may only leave for a box that you control and where there is no enemy, and no such box is open to it.
refusal-leave-to-friendly = A unit that leaves a battle must first enter a box that you control and where there is no enemy. { $at_box } is not one.
refusal-first-turn-invasion = { $at_box } is a Confederate port, and there are no naval invasions on turn 1.
refusal-second-jump = { $at_unit } has already made its one jump this turn.
refusal-jump-into-enemy = A jump may not end among enemy units, and { $blocker } is in { $at_box }.
refusal-jump-over-cavalry = Enemy cavalry ({ $blocker }) in { $at_box } stops the jump.
refusal-jump-by-river = Confederate cavalry cannot jump over { $at_box } by river, only by road or railroad.
refusal-upstream-jump = Both lines of a river jump must go downstream, and the line to { $at_box } does not.
refusal-upstream-first-line = The first line of a river jump must go downstream, and the line to { $at_box } does not.
refusal-southern-river-jump = Only the Union makes river jumps, so the unit must stop in { $at_box }.
refusal-river-jump-into-enemy = A river jump may not end among enemy units, and { $blocker } is in { $at_box }.
refusal-second-river-jump = { $at_unit } has already made its one jump this turn. Cavalry jumps and river jumps count together.
refusal-south-at-sea = Only the Union moves by sea.
refusal-shared-march = A unit that moves by sea needs a march of its own, and other units have already used this march from { $at_box }.
refusal-not-in-port = The unit is in { $at_box }, which is not a port.
refusal-not-a-port = { $at_box } is not a port.
refusal-same-port = The unit is already in { $at_box }.
refusal-not-a-union-port = Nobody controls { $at_box }. A unit moves by sea to a port under Union control.
refusal-marched-before-sailing = { $at_unit } has already marched this turn, so it cannot move by sea.
refusal-sailed-already = { $at_unit } has moved by sea this turn, so it cannot march.
refusal-sailed-reinforcement = { $at_unit } has moved by sea this turn. With the option chosen it may not reinforce.
refusal-no-six = { $at_box } is a Confederate port. A naval invasion needs a 6 on this turn’s march roll.
refusal-not-from-base = Naval invasions start from { $base }. The unit is in { $at_box }.
refusal-second-invasion-port = With the option chosen, all units of this invasion land at { $at_box }.
refusal-port-not-yet-taken = { $at_box } stays a Confederate port until the half-turn ends. Until then only units from { $base } can land there.
refusal-already-digging = { $at_unit } has already used this march to entrench.
refusal-two-marches-to-dig = Entrenching in { $at_box } takes 2 marches of this phase, because it is not a recruitment city. The unit can use only 1 more.
refusal-enemy-at-hand = A unit cannot entrench among enemy units, and { $blocker } is in { $at_box }.
refusal-already-entrenched = { $at_unit } is already entrenched.
refusal-potomac = Confederate units may never use the { $river } between { $other_end } and { $one_end }.
refusal-no-battle-there = There is no battle in { $at_box }: it does not contain units of both sides.
refusal-battle-not-chosen = First choose which battle to fight.
refusal-battle-not-finished = First finish the battle of { $at_box }.
refusal-decide-first = First decide what your side does in { $at_box } before it fires.
refusal-stands-already = Your units in { $at_box } are already firing this round.
refusal-not-a-target = { $why ->
    [absent] { $at_unit } is not on the map.
    [own] { $at_unit } is one of your own units.
   *[enemy] { $at_unit } is in { $unit_box }. This battle is in { $battle_box }.
  }
refusal-target-left-out = { $at_unit } already has a firer. { $left_out } must be fired at too.
refusal-target-twice = { $at_unit } already has a firer. You have fewer units than the enemy, so each must choose a different target.
refusal-targets-not-declared = Every unit must have a target before the dice are rolled. So far: { $has } of { $needs }.
refusal-targets-fixed = All targets are declared and can no longer be changed.
refusal-reinforce-first-round = This is round 1. Reinforcements may come from round 2 on.
refusal-reinforce-too-late = Your side is already firing. Reinforcements come before their side fires.
refusal-one-from-each-box = A unit has already come from { $at_box }. Only 1 unit may come from each box in a round.
refusal-source-not-joined = No line joins { $at_box } and the battle.
refusal-source-not-held = With the option chosen, reinforcements come only from boxes that you control. { $at_box } is { $holder ->
    [nobody] controlled by nobody
    [union] controlled by the Union
   *[confederate] controlled by the Confederacy
  }.
refusal-fights-already = { $at_unit } is already in this battle.
refusal-not-yours-to-bring = { $why ->
    [absent] { $at_unit } is not on the map.
   *[other] { $at_unit } is an enemy unit.
  }
refusal-has-retreated = { $at_unit } has retreated from a battle and may not reinforce another.
refusal-has-withdrawn = { $at_unit } has withdrawn from a battle. With the option chosen it may not reinforce another.
refusal-source-contested = { $blocker } is in { $at_box }. The attacker may not take reinforcements from a box with enemy units.
refusal-has-fought = { $at_unit } has already fought in a battle, so the attacker may not bring it into another.
refusal-too-few-left = The defender must leave as many units in { $at_box } as there are enemies there: { $needs } must stay, and { $has } would.
refusal-retreat-first-round = This is round 1. A side may retreat from round 2 on.
refusal-retreat-after-second = This is round { $round }. With the option chosen, a side may retreat in round 2 only.
refusal-retreat-too-late = Your side is already firing. A side retreats instead of firing.
refusal-reinforced-already = Your side has brought reinforcements this round, so it cannot also retreat.
refusal-retreat-not-joined = No line joins { $at_box } and the battle.
refusal-retreat-into-enemy = { $blocker } is in { $at_box }. A side may not retreat into a box with enemy units.
refusal-retreat-into-city = { $at_box } is an enemy recruitment city. A side may not retreat there.
refusal-retreat-to-enemy-origin = Enemy units entered this battle from { $at_box }. A side may not retreat there.
refusal-retreat-to-own = A side must retreat to a box it controls if it can, and { $at_box } is open.
refusal-not-all-cavalry = Only a force made up of cavalry may withdraw, and { $at_unit } is infantry.
refusal-attacker-withdraws = Only the defender’s cavalry may withdraw.
refusal-withdraw-after-first = This is round { $round }. With the option chosen, cavalry withdraws before round 1 only.
refusal-withdraw-too-late = Your side is already firing. Cavalry withdraws before its side fires.
refusal-withdraw-reinforced = Your side has brought reinforcements this round, so its cavalry cannot withdraw.
refusal-not-withdrawing = No cavalry is withdrawing. First choose to withdraw.
refusal-withdrawing = The cavalry is withdrawing: choose where { $at_unit } goes.
refusal-ride-not-joined = No line joins { $at_box } and the battle.
refusal-ride-into-enemy = { $blocker } is in { $at_box }. Cavalry may not withdraw into a box with enemy units.
refusal-ride-into-city = { $at_box } is an enemy recruitment city. Cavalry may not withdraw there.
refusal-ride-to-enemy-origin = Enemy units entered this battle from { $at_box }. Cavalry may not withdraw there.
refusal-no-way-out = No box around { $at_box } is open to withdrawing cavalry.
refusal-cavalry-pursues = { $enemies ->
    [one] The only attacker in { $at_box } is cavalry. Cavalry cannot withdraw from cavalry.
   *[other] All { $enemies } attackers in { $at_box } are cavalry. Cavalry cannot withdraw from cavalry.
  }
refusal-cavalry-among-attackers = { $at_unit } is among the attackers. With the option chosen, cavalry cannot withdraw when any attacker is cavalry.
refusal-crack-already = { $at_unit } is already crack, the highest rank.
refusal-no-counter-left = All { $number } { rank } { arm } counters of your side are on the map, so { $at_unit } cannot be promoted.
refusal-not-in-the-battle = { $why ->
    [absent] { $at_unit } is not on the map.
    [enemy] { $at_unit } is an enemy unit.
   *[own] { $at_unit } is in { $unit_box } and did not fight in { $battle_box }.
  }
refusal-battle-not-won = You have not won a battle just now.
refusal-battle-over = The battle of { $at_box } is over: promote one of the units that fought there, or nobody.
refusal-not-yours-to-promote = { $why ->
    [absent] { $at_unit } is not on the map.
   *[other] { $at_unit } is an enemy unit.
  }
refusal-one-promotion = You have already made the one promotion of this phase.
refusal-promoted-already = { $at_unit } has already been promoted in this half-turn.
refusal-die-spent = { $number ->
    [0] You have no recruits left in this phase.
    [one] You have placed the 1 recruit of this phase.
   *[other] You have placed all { $number } recruits of this phase.
  }
refusal-pool-empty = There is no { arm } in your recruitment pool.
refusal-no-number = { $at_box } has no recruitment number of your colour.
refusal-city-used = { $at_box } has already given a recruit in this phase.
refusal-city-not-held = You do not control { $at_box }.
refusal-enemy-in-city = An enemy unit stands in { $at_box }.
refusal-at-maximum = Your maximum army size is { $maximum }, and you have { $strength } units on the map.
refusal-not-drafted = There is no { arm } in your recruitment pool. { $number } more wait for the drafts of April.
refusal-unknown-place = There is no box called “{ $name }”.
refusal-unknown-unit = There is no unit called “{ $name }”.
refusal-unknown-arm = There is no “{ $name }” in this game: recruits are infantry or cavalry.

## Options

option-capture = When is an occupied box captured?
option-capture-half-turn = at the end of the half-turn
option-capture-at-once = also after movement and after combat
option-leave-battle = May a unit that has met the enemy march away in the same phase?
option-leave-battle-never = no
option-leave-battle-to-friendly = yes, with its second march, to a friendly box
option-river-jump = Which lines of a Union river jump must go downstream?
option-river-jump-both-lines = both
option-river-jump-first-line = only the first
option-invasion = Where may the units of a naval invasion land?
option-invasion-any-ports = each at a Confederate port of its choice
option-invasion-one-port = all at one port
option-retreat-city = Which enemy recruitment cities are closed to a retreat?
option-retreat-city-enemy-held = those the enemy controls
option-retreat-city-enemy-number = also those with the enemy’s number that nobody controls
option-withdrawn-reinforce = May cavalry that withdrew from one battle reinforce another?
option-withdrawn-reinforce-allowed = yes
option-withdrawn-reinforce-barred = no
option-promoted-hits = Does a reduced unit promoted after a battle stay reduced?
option-promoted-hits-kept = yes, until the combat phase ends
option-promoted-hits-healed = no
option-counter-limit = How many veteran and crack counters does a side have, of each arm and rank?
option-counter-limit-none = as many as it needs
option-counter-limit-16 = 16
option-counter-limit-12 = 12
option-counter-limit-8 = 8
option-counter-limit-fourth-edition = half of those in the fourth edition: veterans 22 infantry and 9 cavalry, crack 10 and 7
option-tie = Who wins if both sides meet a victory condition at the same moment?
option-tie-phasing-side = the side whose half-turn it is
option-tie-other-side = the other side
option-novice-union = Novice Union: sudden Confederate victories only at the end of a Union half-turn?
option-novice-union-off = no
option-novice-union-on = yes
option-capture-time = At the end of which half-turns are boxes captured?
option-capture-time-either-half-turn = of both
option-capture-time-enemy-half-turn = of the enemy’s only
option-capture-time-full-turn = at the end of the turn only
option-cavalry-control = When does a box held by cavalry only go back to its first owner?
option-cavalry-control-any-time = as soon as the cavalry has left
option-cavalry-control-later-turn = if the cavalry leaves in a later turn
option-entrench-phases = Must the two marches for entrenching be in the same phase?
option-entrench-phases-same-phase = yes
option-entrench-phases-any-phase = no
option-reinforce-from = Which boxes may send reinforcements?
option-reinforce-from-any-box = every box with units of that side
option-reinforce-from-own-box = only boxes that side controls
option-retreat-rounds = In which rounds may a side retreat?
option-retreat-rounds-from-second = from the second on
option-retreat-rounds-second-only = in the second only
option-retreat-after-reinforcing = May a side retreat after bringing reinforcements in the same round?
option-retreat-after-reinforcing-no = no
option-retreat-after-reinforcing-yes = yes
option-enemy-came-from = Which boxes are closed to a retreat because the enemy came from there?
option-enemy-came-from-with-reinforcements = those of the attack and of reinforcements
option-enemy-came-from-without-reinforcements = those of the attack only
option-withdrawal-rounds = Before which rounds may cavalry withdraw?
option-withdrawal-rounds-any-round = before any round
option-withdrawal-rounds-first-round = before the first only
option-withdrawal-barred = Which attackers stop a cavalry withdrawal?
option-withdrawal-barred-all-cavalry = a force made up of cavalry
option-withdrawal-barred-any-cavalry = any cavalry unit
option-promote-twice = May a unit that wins two battles in one half-turn be promoted after each?
option-promote-twice-no = no
option-promote-twice-yes = yes
option-invaded-port = When is an empty port taken by a naval invasion?
option-invaded-port-half-turn = at the end of the half-turn
option-invaded-port-at-once = at once
option-fought = How long may units that fought, retreated or withdrew be kept from reinforcing?
option-fought-turn = until the turn ends
option-fought-half-turn = until the half-turn ends
option-withdrawal-attackers = Which attackers count when cavalry wants to withdraw?
option-withdrawal-attackers-now = those in the battle now
option-withdrawal-attackers-ever = all that have attacked, the eliminated included
option-sailed-reinforce = May a unit that moved by sea reinforce a battle in the same turn?
option-sailed-reinforce-allowed = yes
option-sailed-reinforce-barred = no
option-handicap = Handicap: which side is helped?
option-handicap-none = neither, the printed start
option-handicap-union-plus-1 = the Union: on the last turn of the campaign six cities are enough; in the short game a lead of 4
option-handicap-confederate-plus-1 = the Confederacy: the campaign ends with turn 38; in the short game the Union needs a lead of 6
option-handicap-union-plus-2 = the Union: six cities are enough in the campaign; in the short game a lead of 3
option-handicap-confederate-plus-2 = the Confederacy: the campaign ends with turn 36; in the short game the Union needs a lead of 7
option-handicap-union-plus-3 = the Union: six cities are enough in the campaign, five on its last turn; in the short game a lead of 2
option-handicap-confederate-plus-3 = the Confederacy: the campaign ends with turn 34; in the short game the Union needs a lead of 8
option-handicap-union-plus-4 = the Union: five cities are enough in the campaign; in the short game a lead of 1
option-handicap-confederate-plus-4 = the Confederacy: the campaign ends with turn 32; in the short game the Union needs a lead of 9

## Terms, each with its forms, and what it means

term-phasing = phasing player
term-phasing-means = The player whose half-turn it is; in battles he is the attacker (5.0-b).
term-march = march | marches
term-march-means = A march activates one box, and units in it may then move or entrench (4.0-c).
term-friendly-railroad = friendly railroad | friendly railroads
term-friendly-railroad-means = A railroad line of which you control both ends; any other railroad is an enemy one (4.0-i).
term-jump = jump | jumps
term-jump-means = Passing through a box that contains enemy units, at most once a turn (4.2.1-a, 4.2.2-f).
term-downstream = downstream
term-downstream-means = Along a river in the direction of its arrows (4.2.2-b).
term-invasion = naval invasion | naval invasions
term-invasion-means = A sea move from Washington to a port that the Confederacy controls; it needs a march roll of 6 (4.2.4-a, 4.2.4-b).
term-entrenched = entrenched
term-entrenched-means = Dug in where it stands: shots at the unit are one point worse until it leaves its box (4.2.5-g, 5.2.1-a).
term-permanent = permanent entrenchment | permanent entrenchments
term-permanent-means = One of four boxes with walls: whoever controls it is entrenched in it without digging (4.2.5-h, 4.2.5-i).
term-volley = volley | volleys
term-volley-means = All shots of one side in its half of a round; their targets are named before any die is rolled (5.1-e).
term-reduced-unit = reduced unit | reduced units
term-reduced-unit-means = A unit that has been hit once: the next hit eliminates it, and the end of the combat phase heals it (5.1-h, 5.2.7-a).
term-crack = crack infantry
term-crack-means = Infantry of the highest rank: shots at it are one point worse (5.2.2-a).
term-city = recruitment city | recruitment cities
term-city-means = A box with a number of one colour or of both: there the side that controls it can recruit, if the number is of its colour (7.0-c).
term-pool = recruitment pool
term-pool-means = The militia that a side may still place on the map (7.0-b).
term-maximum = maximum army size
term-maximum-means = The sum of a side’s numbers in the cities it controls; recruiting never takes its army above it (7.0-g, 7.0-h).
term-draft = draft | drafts
term-draft-means = In April of 1862, 1863 and 1864 the Union gets more militia to recruit from (8.0-a).
term-withdrawal = withdrawal | withdraw | withdraws
term-withdrawal-means = Defending cavalry that rides away before a round; nobody has won the battle (5.2.6-a, 5.2.6-d).

## Reference card

card-value = Combat value
card-cities = Number

# Rules. One bullet of the digest each; the sentences are ours.

## 1.0 Components

rule-AHD-1_1-a = Two players: Union (North) and Confederate (South).
rule-AHD-1_2-a = Boxes are joined by three kinds of line: river, road, railroad; nothing else on the map has a game effect.
rule-AHD-1_2-b = A box has a name and may also carry a fort, an anchor (port), blue sides (rivers) and recruitment numbers.
rule-AHD-1_2-c = Two boxes may be joined by two lines of different kinds; each is a separate line.
rule-AHD-1_2-d = A box has no, one or two blue sides.
rule-AHD-1_3-a = The box holds 160 counters, plus 3 leader pieces that the Basic Game does not use.
rule-AHD-1_3-b = Every unit has two sides: full strength and reduced; being reduced does not change its combat value.
rule-AHD-1_3-c = Combat values: militia infantry 2, veteran infantry 3, crack infantry 3, militia cavalry 1, veteran cavalry 2, crack cavalry 3.
rule-AHD-1_3-d = There is no limit to the number of units in a box.
rule-AHD-1_3-e = Every roll is made with one six-sided die.
rule-AHD-1_3-f = Blue is the Union, grey the Confederacy, white nobody. The full side of a counter has a white number, the reduced side a red one. Rivers are blue, roads beige, railroads dark.

## 2.0 Set-up

rule-AHD-2_0-a = The turn marker starts on July 1861, which is turn 1.
rule-AHD-2_0-b = The maximum army size markers start on 34 (Union) and 29 (Confederate).
rule-AHD-2_0-c = Both sides start with militia infantry only, all at full strength: 12 Union units and 8 Confederate units.
rule-AHD-2_0-d = Union units: Washington 3, Chicago 2, Fort Wayne 2, and 1 each in Harper’s Ferry, Pittsburgh, Canton, Columbus (Ohio) and St. Louis.
rule-AHD-2_0-e = Confederate units: 1 each in Manassas Junction, Fredericksburg, Front Royal, Charleston (South Carolina), Mobile, Jefferson City, Atlanta and New Orleans.
rule-AHD-2_0-f = The Union recruitment pool starts with 1 militia cavalry.
rule-AHD-2_0-g = The Confederate recruitment pool starts with 1 militia cavalry.
rule-AHD-2_0-h = 12 further Union militia infantry are set aside, out of the pool, until the drafts of section 8.
rule-AHD-2_0-i = Every box starts under the control of its printed colour; white boxes start under nobody’s control.

## 3.0 Sequence of play

rule-AHD-3_0-a = A turn is one Union half-turn followed by one Confederate half-turn.
rule-AHD-3_0-b = A half-turn has four phases in this order: movement, combat, promotion, recruitment.
rule-AHD-3_0-c = A phase must be finished before the next begins; in particular no unit may march once the first battle has begun.
rule-AHD-3_0-d = A turn stands for one month, or for two months in winter.
rule-AHD-3_0-e = When the Confederate half-turn ends, the turn marker advances and the next turn begins.

## 4.0 Movement

rule-AHD-4_0-a = At the start of the movement phase the phasing player rolls one die; the result is the number of marches available.
rule-AHD-4_0-b = A roll of 1 gives 2 marches; nobody ever has fewer than 2.
rule-AHD-4_0-c = A march activates one box: one, some or all of the units there may move.
rule-AHD-4_0-d = Units moved by the same march may end in different boxes, but all must start that march in the activated box.
rule-AHD-4_0-e = The player may spend marches in any order on any boxes, the same box included, and may leave marches unspent; unspent marches are lost.
rule-AHD-4_0-f = A unit may take part in at most two marches in a movement phase.
rule-AHD-4_0-g = Infantry moves 1 box by road, 1 box by enemy railroad, up to 2 boxes by river, up to 2 boxes by friendly railroad, per march.
rule-AHD-4_0-h = Infantry uses one kind of line per march: it may not combine road, railroad and river in the same march.
rule-AHD-4_0-i = A railroad line is friendly to a player when that player controls the boxes at both ends; otherwise it is an enemy railroad, also when an end is uncontrolled.
rule-AHD-4_0-j = An infantry move of 2 boxes by rail needs both lines to be friendly.
rule-AHD-4_0-k = Cavalry moves up to 2 boxes per march by road, by railroad (friendly or enemy), or by river.
rule-AHD-4_0-l = Cavalry may combine road and railroad in one march; it may not combine river with either.
rule-AHD-4_0-m = River movement does not depend on who controls the boxes, and may pass from one river to another where they meet.
rule-AHD-4_0-n = A unit may enter a box that contains enemy units, but must stop there; this makes a battle.
rule-AHD-4_0-o = A unit that has entered a box containing enemy units may not march again in that phase.
rule-AHD-4_0-p = A unit may move through boxes without enemy units whoever controls them; passing through changes nothing there.

## 4.1 First turn

rule-AHD-4_1-a = On turn 1 neither player rolls for marches; each has exactly 2.
rule-AHD-4_1-b = There can be no naval invasion on turn 1, because no 6 is rolled.

## 4.2.1 Cavalry jumps

rule-AHD-4_2_1-a = Cavalry may move through a box that contains enemy units; that is a jump.
rule-AHD-4_2_1-b = A cavalry unit may make one jump per turn.
rule-AHD-4_2_1-c = A jump may not end in a box that contains enemy units.
rule-AHD-4_2_1-d = A jump may not pass through a box that contains enemy cavalry.
rule-AHD-4_2_1-e = A cavalry jump may not use river lines.

## 4.2.2 Union river jumps

rule-AHD-4_2_2-a = A Union unit of either arm may jump while moving downstream along rivers.
rule-AHD-4_2_2-b = Both lines of the jump must be travelled downstream, in the direction of the white arrows.
rule-AHD-4_2_2-c = The Confederate player may never make a river jump.
rule-AHD-4_2_2-d = A river jump may not end in a box that contains enemy units.
rule-AHD-4_2_2-e = A river jump may pass through a box that contains enemy cavalry.
rule-AHD-4_2_2-f = A unit may make one jump per turn, counting jumps of both kinds.

## 4.2.3 Union sea moves

rule-AHD-4_2_3-a = Only the Union may move by sea.
rule-AHD-4_2_3-b = Each unit that moves by sea uses one whole march, even if several start in the same box.
rule-AHD-4_2_3-c = The unit must have begun the turn in a port.
rule-AHD-4_2_3-d = It goes directly to any other port under Union control.
rule-AHD-4_2_3-e = It may take part in no other march in that turn, before or after.
rule-AHD-4_2_3-f = A unit that moved by sea may still reinforce, retreat or withdraw in the combat phase.

## 4.2.4 Naval invasions

rule-AHD-4_2_4-a = If the Union march roll is 6, the Union may make naval invasions in that movement phase.
rule-AHD-4_2_4-b = A naval invasion is a sea move whose unit began the turn in Washington and whose destination is a port under Confederate control.
rule-AHD-4_2_4-c = Each invading unit uses one march.
rule-AHD-4_2_4-d = If the port is empty, the invaders take it (see 4.2.4-g).
rule-AHD-4_2_4-e = If Confederate units are there, a battle follows.
rule-AHD-4_2_4-f = Invading is optional; a right that is not used is not kept for a later turn.
rule-AHD-4_2_4-g = An empty port that is invaded passes to the Union at the end of the half-turn. Until then only an invasion from Washington can reach it.

## 4.2.5 Entrenchment

rule-AHD-4_2_5-a = Instead of moving, a unit in the activated box may use the march to entrench.
rule-AHD-4_2_5-b = In a recruitment city (a number of either colour, whoever controls it) entrenching takes 1 march.
rule-AHD-4_2_5-c = In any other box it takes 2 marches, both spent on that box in the same movement phase.
rule-AHD-4_2_5-d = A unit may not entrench in a box that contains enemy units.
rule-AHD-4_2_5-e = One march may move some units out of a box and entrench others in it.
rule-AHD-4_2_5-f = Entrenchment belongs to the unit, not to the box: a unit that arrives among entrenched friends is not entrenched.
rule-AHD-4_2_5-g = A unit that leaves its box for any reason is no longer entrenched.
rule-AHD-4_2_5-h = Washington, Richmond, Fort Monroe and Vicksburg are permanent entrenchments.
rule-AHD-4_2_5-i = A unit in a permanent entrenchment that its own side controls is entrenched at once and without any march.
rule-AHD-4_2_5-j = Entrenchment of both kinds together counts once.

## 4.2.6 The Potomac

rule-AHD-4_2_6-a = Confederate units may never use the river line between Washington and Fredericksburg, in any phase.

## 5.0 Battles

rule-AHD-5_0-a = When the movement phase ends, a battle is fought in every box that contains units of both sides.
rule-AHD-5_0-b = The phasing player is the attacker, the other player the defender.
rule-AHD-5_0-c = Battles are fought one at a time, in the order the attacker chooses; each is finished before the next begins.
rule-AHD-5_0-d = A battle is a series of rounds; in each round the defender fires first, then the attacker.
rule-AHD-5_0-e = Losses are applied at once, so attackers eliminated by the defender’s fire do not fire in that round.
rule-AHD-5_0-f = The battle ends when one side has no unit left in it, or retreats, or (defending cavalry) withdraws.
rule-AHD-5_0-g = The side that eliminates the other, or from which the other retreats, wins the battle.
rule-AHD-5_0-h = The battle marker put on the box while the battle is fought is a reminder without game effect.
rule-AHD-5_0-i = Units lifted off the map for a battle still count as being in its box.

## 5.1 Firing

rule-AHD-5_1-a = Each unit fires once in its side’s half of a round, at one enemy unit chosen by the firing player.
rule-AHD-5_1-b = If the firers are at least as many as the targets, every enemy unit must be fired at by at least one unit.
rule-AHD-5_1-c = If the firers are fewer than the targets, no two may fire at the same unit.
rule-AHD-5_1-d = Surplus firers may double up on any targets.
rule-AHD-5_1-e = All targets for that half of the round are declared before any die is rolled, and stay fixed.
rule-AHD-5_1-f = A shot declared at a unit that is eliminated by an earlier shot of the same volley is wasted.
rule-AHD-5_1-g = For each shot roll one die: a result not above the firer’s modified combat value is a hit.
rule-AHD-5_1-h = A hit reduces a full unit and eliminates a reduced one.
rule-AHD-5_1-i = A modified value of 0 or less cannot hit.
rule-AHD-5_1-j = An eliminated militia unit goes to its side’s recruitment pool; an eliminated veteran or crack counter does not.

## 5.2.1 Entrenched targets

rule-AHD-5_2_1-a = A shot at an entrenched unit is made with the firer’s value reduced by 1.
rule-AHD-5_2_1-b = So militia cavalry can never hit an entrenched unit (entrenched units are defenders, so no river bonus applies to shots at them).

## 5.2.2 Crack infantry targets

rule-AHD-5_2_2-a = A shot at crack infantry is made with the firer’s value reduced by 1, also when the firer is crack infantry.
rule-AHD-5_2_2-b = The reductions for entrenchment and crack infantry add up: 2 against entrenched crack infantry.
rule-AHD-5_2_2-c = So militia of both arms and veteran cavalry cannot hit entrenched crack infantry.

## 5.2.3 Rivers

rule-AHD-5_2_3-a = An attacking unit has crossed a river if the line by which it entered the battle box meets a blue side of that box.
rule-AHD-5_2_3-b = In the defender’s first two volleys, a shot at a unit that crossed a river is made with the firer’s value raised by 1.
rule-AHD-5_2_3-c = From the third round on, crossing has no effect.
rule-AHD-5_2_3-d = The bonus and the crack-infantry reduction cancel out against crack infantry that crossed.
rule-AHD-5_2_3-e = A unit that arrived by naval invasion counts as having crossed a river.
rule-AHD-5_2_3-f = The bonus is decided unit by unit, so one attacking force may be partly across a river.

## 5.2.4 Reinforcements

rule-AHD-5_2_4-a = From the second round on, just before its own fire, a side may bring units into the battle.
rule-AHD-5_2_4-b = In each such step it may bring at most one unit from each box joined by a line to the battle box.
rule-AHD-5_2_4-c = A unit that retreated from a battle in this turn may not reinforce.
rule-AHD-5_2_4-d = The attacker may not take units from a box that also contains enemy units.
rule-AHD-5_2_4-e = The attacker may not use units that have already fought in a battle in this turn.
rule-AHD-5_2_4-f = The defender may take units from a box that contains enemy units, if at least as many of his units stay there as there are enemy units.
rule-AHD-5_2_4-g = A side with no unit left in the battle cannot reinforce; the battle is over.
rule-AHD-5_2_4-h = Reinforcing is not a march and does not count against the limit of two.
rule-AHD-5_2_4-i = “Already fought” means in this turn, the other player’s half-turn included.
rule-AHD-5_2_4-j = A unit that retreated may not reinforce until the turn ends, both half-turns included.

## 5.2.5 Retreat

rule-AHD-5_2_5-a = From the second round on, just before its own fire, a side may retreat instead of firing.
rule-AHD-5_2_5-b = All its units in the battle go to one and the same box joined by a line to the battle box.
rule-AHD-5_2_5-c = That box may not contain enemy units.
rule-AHD-5_2_5-d = It may not be an enemy recruitment city.
rule-AHD-5_2_5-e = It may not be a box from which enemy units entered this battle.
rule-AHD-5_2_5-f = If a permitted box under the retreating side’s control exists, one of those must be chosen.
rule-AHD-5_2_5-g = If there is no permitted box, the side may not retreat.
rule-AHD-5_2_5-h = The side that retreats has lost the battle.

## 5.2.6 Cavalry withdrawal

rule-AHD-5_2_6-a = A defender whose units in the battle are all cavalry may withdraw them before any round, the first included.
rule-AHD-5_2_6-b = They may go to any box joined by a line to the battle box except enemy recruitment cities, boxes with enemy units, and boxes from which enemy units entered this battle.
rule-AHD-5_2_6-c = Withdrawal is not allowed if every attacking unit is cavalry.
rule-AHD-5_2_6-d = Withdrawing is not losing: nobody has won the battle, and nobody is promoted for it.
rule-AHD-5_2_6-e = Who attacks is checked each time: the attackers now in the battle, reinforcements included, eliminated units not.

## 5.2.7 Recovery

rule-AHD-5_2_7-a = When the combat phase ends, every reduced unit of both sides returns to full strength.
rule-AHD-5_2_7-b = Until then a reduced unit stays reduced, also if it fights in a second battle.

## 6.0 Promotion

rule-AHD-6_0-a = Promotion raises a unit one rank within its arm: militia to veteran, veteran to crack; crack units cannot be promoted.
rule-AHD-6_0-b = The promoted counter is replaced in its box by one of the next rank.
rule-AHD-6_0-c = Right after a battle, its winner (attacker or defender) may promote one of his units that took part in it.
rule-AHD-6_0-d = In the promotion phase the phasing player may promote one other unit anywhere on the map, whether or not it fought.
rule-AHD-6_0-e = No unit is promoted twice in one half-turn.
rule-AHD-6_0-f = The militia counter of a promoted unit returns to its side’s recruitment pool.
rule-AHD-6_0-g = A defender’s unit that wins two battles in one half-turn may be promoted only once, unless the option “promote-twice” allows a promotion after each.

## 7.0 Recruitment

rule-AHD-7_0-a = In the recruitment phase the phasing player rolls one die: the result is the most militia he may place; a 1 counts as 2.
rule-AHD-7_0-b = Recruits come from his recruitment pool, infantry or cavalry as he likes.
rule-AHD-7_0-c = A recruit is placed at full strength in a recruitment city that bears a number of his colour and that he controls.
rule-AHD-7_0-d = At most one recruit per city per recruitment phase, whatever its number.
rule-AHD-7_0-e = A city that he does not control is closed to him, even if it was his at the start.
rule-AHD-7_0-f = A city with numbers of both colours (Cairo, for example) recruits for whoever controls it. Each side uses its own number.
rule-AHD-7_0-g = Maximum army size: the sum of the numbers of a side’s colour in the cities it controls.
rule-AHD-7_0-h = Recruiting may not raise a side’s units on the map (all arms and ranks) above its maximum army size.
rule-AHD-7_0-i = A side above its maximum because of lost cities removes nothing; it only cannot recruit.
rule-AHD-7_0-j = The maximum changes at the moment a city changes control.
rule-AHD-7_0-k = When a side takes a city that nobody controlled (in Kentucky, for example), its own maximum rises by its own number there, and the other side’s does not fall.
rule-AHD-7_0-l = A city may have only the enemy’s number (Evansville, Chillicothe, Knoxville). It is worth nothing to its first owner. Once the enemy controls it, it recruits and counts for the enemy.

## 8.0 Drafts

rule-AHD-8_0-a = On the April turns of 1862, 1863 and 1864 (turns 8, 18, 28) 4 of the Union militia infantry set aside join the Union recruitment pool.
rule-AHD-8_0-b = Union militia infantry in play or recruitable therefore number 12 before the first draft, then 16, 20 and 24.
rule-AHD-8_0-c = Before their draft these units cannot be recruited.
rule-AHD-8_0-d = The Confederacy has no draft.
rule-AHD-8_0-e = There are never more militia counters than these, on the map, in the pool or set aside: Union 24 infantry (drafts included) and 1 cavalry, Confederate 8 infantry and 1 cavalry.

## 9.0 Control of boxes

rule-AHD-9_0-a = A side captures a box by having at least one unit in it at the end of either player’s half-turn.
rule-AHD-9_0-b = Merely entering a box, or ending a march in it, does not change control.
rule-AHD-9_0-c = A captured box stays under that side’s control until the other side captures it.
rule-AHD-9_0-d = A box without a control flag belongs to its printed colour; a white box without a flag belongs to nobody.
rule-AHD-9_0-e = A box captured by cavalry without infantry is controlled only while a unit of that side is in it.
rule-AHD-9_0-f = When the last such unit leaves, control goes back to the printed colour, unless friendly infantry has held the box in the meantime (brought in or recruited there).
rule-AHD-9_0-g = Leaving is any way of going, being eliminated included, and also in the turn of the capture. Control lasts exactly as long as the cavalry is there.

## 10.0 Length

rule-AHD-10_0-a = The game lasts at most 40 turns, from July 1861 to June 1865.

## 11.0 Victory

rule-AHD-11_0-a = The Union wins at once when it controls all seven Confederate recruitment cities of value 2 or 3 at the same time: New Orleans, Mobile, Atlanta, Memphis, Charleston (South Carolina), Wilmington and Richmond.
rule-AHD-11_0-b = The Confederacy wins at once when it captures Washington.
rule-AHD-11_0-c = The Confederacy wins at once when its maximum army size is greater than the Union’s.
rule-AHD-11_0-d = The Confederacy wins if the Union has not won by the end of turn 40.

## 12.0 Novice Union (variant)

rule-AHD-12_0-a = With this variant the Confederacy wins under 11.0-b or 11.0-c only if the condition holds at the end of a Union half-turn.

## 13.0 Short game (variant)

rule-AHD-13_0-a = The short game is turns 1 to 10, July 1861 to June 1862; every other rule and victory condition applies.
rule-AHD-13_0-b = If nobody has won by the end of turn 10, the Union wins if its maximum army size is at least 5 higher than the Confederate one; otherwise the Confederacy wins.
rule-AHD-13_0-c = The novice variant may be used in the short game.

## Rules that bind only the physical components, and why

component-AHD-1_3-a = The number of printed counters does not limit play.
component-AHD-1_3-f = Colours are for the eye; nothing in play depends on them.
component-AHD-5_0-h = The marker is a reminder for the players; the game shows the battle itself.

## Rulings: the reading adopted where the two translations differ or say nothing

ruling-AHD-R01 = A unit may take part in two marches, not fewer: in the movement example a cavalry unit makes two, and an infantry unit is stopped only because it has made two.
ruling-AHD-R02 = A railroad is friendly if its side controls both ends, not only if units stand there: in two examples infantry rides past boxes where no unit is mentioned.
ruling-AHD-R03 = Infantry rides two boxes by rail only if both lines are friendly, so it cannot ride two boxes into a box it does not control: the table gives one box on an enemy railroad.
ruling-AHD-R04 = A box is captured at the end of either player’s half-turn. One text says the other player’s, one says both players’. Only “either” leaves the novice variant something to change. The two literal readings are options (capture-time).
ruling-AHD-R05 = Until the half-turn ends, a box entered in it is not controlled: its railroads are not friendly, it is no Union port, nobody recruits there. That is what the text says; another implementation captures at once, so it is an option.
ruling-AHD-R06 = When the last unit of a side leaves a box held by cavalry only, control goes back at that moment to the printed colour, or to nobody. Infantry there at the end of any half-turn makes control permanent. The texts speak of leaving “in a later turn”; that reading is an option (cavalry-control): a box left in the turn of its capture then stays captured.
ruling-AHD-R07 = A unit that has entered a box with enemies does not march again in that phase, since entering is what makes the battle. Another implementation lets it leave towards friends, so it is an option.
ruling-AHD-R08 = Both lines of a river jump go downstream, and a unit makes one jump a turn whatever its kind: to leave the jumped box upstream would be to jump upstream. Asking it of the first line only is an option.
ruling-AHD-R09 = A naval invasion lands at a port under Confederate control, and each invading unit chooses its own: sea moves are made unit by unit. That all land at one port is an option.
ruling-AHD-R10 = A unit that goes by sea makes no other march in that turn, and does not entrench.
ruling-AHD-R11 = A unit entrenches instead of moving: with one march in a recruitment city, with two of the same phase elsewhere. One march entrenches any number of units of the box, and a unit may move with one march and entrench in a recruitment city with its second. Neither text says that the two marches must be in the same phase; allowing two phases is an option (entrench-phases).
ruling-AHD-R12 = Washington, Richmond, Fort Monroe and Vicksburg are permanent entrenchments: one text lists them, the other leaves the list out.
ruling-AHD-R13 = Whatever takes a unit out of its box ends its entrenchment: march, sea move, retreat, withdrawal or reinforcement. Promotion in place does not.
ruling-AHD-R14 = The Potomac is closed to Confederate units in every phase, so there is no retreat, withdrawal or reinforcement along it either: the texts say never.
ruling-AHD-R15 = A volley must be spread over as many enemies as it can reach, the smaller of the numbers of firers and targets. That is what the two texts say together.
ruling-AHD-R16 = A reduced unit keeps its combat value: in the combat example reduced crack infantry still hits on a 3.
ruling-AHD-R17 = The reduction of 2 holds against entrenched crack infantry only; against crack infantry in the open it is 1. One text has lost the word “entrenched”.
ruling-AHD-R18 = A unit whose value is brought to 0 may be given a target, and that counts for spreading the volley, but it cannot hit and rolls no die.
ruling-AHD-R19 = Every unit is given a target. Firing never harms the firer, so nothing is lost by it.
ruling-AHD-R20 = Reinforcements may come in every round from the second on, from any joined box with units of that side, controlled or not. The Spanish text speaks of boxes that the player holds, so that is an option (reinforce-from).
ruling-AHD-R21 = A side may retreat in every round from the second on, when it is about to fire. It retreats, or it reinforces and fires, but not both. Read literally, the texts allow a retreat in the second round only (option retreat-rounds), and do not forbid a retreat after reinforcing (option retreat-after-reinforcing).
ruling-AHD-R22 = An enemy recruitment city is a box with a number of the enemy’s colour that the enemy controls; an unowned Louisville stops nobody. The texts do not say, so closing the unowned ones as well is an option.
ruling-AHD-R23 = Closed to a retreat are the boxes from which the enemy units of this battle last came, reinforcements included. A naval invasion closes none. The Spanish text speaks only of the army that attacked, so leaving reinforcements out is an option (enemy-came-from).
ruling-AHD-R24 = Defending cavalry may withdraw before any round, the first included, while all defenders are cavalry and not all attackers are. All withdraw or none, and each may go to a box of its own. The Spanish text can mean before the first round only (option withdrawal-rounds), and the French one that any attacking cavalry stops it (option withdrawal-barred).
ruling-AHD-R25 = Only units that retreated are barred from reinforcing; cavalry that withdrew is not. One text uses two different words, the other only one, so barring both is an option.
ruling-AHD-R26 = Crack cavalry has combat value 3: neither text prints it, but it is missing from the list of units that cannot hit entrenched crack infantry.
ruling-AHD-R27 = One unit is promoted in the promotion phase, and none that was promoted earlier in the half-turn. A unit promoted after a battle keeps its hit until recovery; losing it is an option (promoted-hits). Both texts allow a promotion after each battle won, so a second one for the same unit is an option (promote-twice).
ruling-AHD-R28 = There is no limit to the veteran and crack counters, because no source tells their number in this edition. A limit is an option; one of its values is half of what the fourth edition has for both sides.
ruling-AHD-R29 = Each recruitment pool starts with one militia cavalry.
ruling-AHD-R30 = A draft takes place when its April turn begins, so the men can be recruited in that turn.
ruling-AHD-R31 = The Kentucky cities that count for nothing when lost are those without an owner; one text has “without a name”.
ruling-AHD-R32 = The short game asks of the Union a maximum at least 5 points higher. Five times as high, as one text has it, cannot be reached from 34 against 29.
ruling-AHD-R33 = November and December are one turn, January and February another, every other month a turn of its own: ten turns a year, forty in all.
ruling-AHD-R34 = If both sides fulfil a victory condition at the same check, the side whose half-turn it is comes first. The texts are silent, so the reverse is an option.
ruling-AHD-R35 = In the movement example the first march starts from Shreveport, and the last place is McComb.
ruling-AHD-R36 = There is no naval invasion on turn 1, because it needs a rolled 6 and nobody rolls.
ruling-AHD-R37 = Asheville and Okolona are not joined, and Canton and Wheeling are joined by a road: so the map is drawn.
ruling-AHD-R38 = Left out, as no part of the Basic Game: blocking of river jumps, Fort Monroe guarding its neighbours, a turn of grace for Washington, border-state militia, leaders, supply, Kentucky neutrality, evacuation by sea.
ruling-AHD-R39 = The attacker’s reinforcements never suffer from a river: they arrive after the defender’s second volley.
ruling-AHD-R40 = The novice variant moves only the two sudden Confederate victories to the end of the Union half-turn; the end of the game is untouched.
ruling-AHD-R41 = The Evansville example is read with Louisville under Union control, or its ride by friendly railroad would not be allowed.
ruling-AHD-R42 = Eliminated veteran and crack counters do not go to the recruitment pool; they only serve for later promotions.
ruling-AHD-R43 = Reduced units of both sides recover at the end of each half-turn’s combat phase.
ruling-AHD-R44 = An empty port that is invaded passes at the end of the half-turn, like any other box. Both texts can also mean at once, so that is an option (invaded-port).
ruling-AHD-R45 = “Already fought” lasts until the end of the turn. The texts give no span of time, and so it binds only the Confederates, who move second. Ending it with the half-turn is an option (fought).
ruling-AHD-R46 = A unit that retreated may not reinforce until the end of the turn, as the Spanish text says; the French one speaks of the battle being fought. The option of R45 (fought) ends this bar with the half-turn too.
ruling-AHD-R47 = Whether all attackers are cavalry is checked when the defender wants to withdraw, among the attackers in the battle at that moment. The Spanish text can also mean all that have attacked, so that is an option (withdrawal-attackers).
ruling-AHD-R48 = A unit that moved by sea may reinforce in the same turn: reinforcing is not a march. The Spanish word for movement could forbid it, so that is an option (sailed-reinforce).
ruling-AHD-R49 = A sea move ends in a port under Union control, whatever its printed colour: the Spanish text is precise, and control decides as in R09.

## Points that neither the rulebook nor those rulings settle, and how they are played

ruling-AHD-L01 = What is a route? One or two lines that end in another box. Going out and coming back is not a move: it would do nothing but waste the march.
ruling-AHD-L02 = May a march activate a box and move nobody? No: a march ends only after a unit has moved, sailed or dug. Marches may be left unspent (4.0-e). By 4.0-c a march is the moving of at least one unit.
ruling-AHD-L03 = The first of two marches of entrenching is offered only if the unit has not marched and a second march is left: a half entrenchment that cannot be finished in the same phase (4.2.5-c) is lost.
ruling-AHD-L04 = When has a unit fought (5.2.4-e)? From the first volley of its battle on, until the end of the turn. Attackers whose enemy withdrew before a shot was fired have not fought.
ruling-AHD-L05 = Withdrawal after reinforcing: not in the same step. Cavalry withdraws before the round, and a reinforced side fires, as for retreat (R21).
ruling-AHD-L06 = When only one battle is left, it begins at once; the attacker is asked only while there is a choice. Otherwise there is nothing to choose.
ruling-AHD-L07 = Order of shots in a volley: firers roll in the order of their names, and all targets are declared first (5.1-e). The order decides only which shot at a dead target is the wasted one.
ruling-AHD-L08 = Option leave-battle=to-friendly: a unit in a battle box may spend its second march to leave it, if the first box it enters is controlled by its side and free of enemies. That is the reading named in R07, made precise.
ruling-AHD-L09 = Option capture=at-once: units alone in a box capture it when the movement phase ends and again when the combat phase ends, as well as at the end of the half-turn; victory is checked each time. That is the reading named in R05, made precise.
ruling-AHD-L10 = Option counter-limit: at most so many veteran, and so many crack, counters of each arm on the map for each side. The value fourth-edition gives each side half of what the fourth edition lists for both, rounded down: 22 veteran infantry, 9 veteran cavalry, 10 crack infantry, 7 crack cavalry; how that edition parts them is not told. The other numbers are free (R28): the option lets a group try one.
ruling-AHD-L11 = Option handicap, for a fair start; a rule of ours, not of the rulebook. In the short game each point changes by one the lead in maximum army size that the Union needs at the end (5, AHD-13.0-b): less for a Union handicap, more for a Confederate one. In the campaign two points of a Union handicap spare it one of the seven cities of AHD-11.0-a, an odd point does so on the last turn only; and each point of a Confederate handicap makes the campaign two turns shorter (AHD-10.0-a). Extra recruits were tried and changed nothing: in the campaign both armies stand at their maximum for most of the war.

# --- orders

order-stand = Stand, reinforce or retreat
order-stand-stand = Stand and fire
order-stand-reinforce = Bring every reinforcement, then fire
order-stand-retreat = Retreat to where most of your units are
order-stand-withdraw = Withdraw the cavalry
order-ride = Where the cavalry withdraws
order-ride-friends = To where most of your units are
order-target = Targets
order-target-strongest = The strongest unit
order-target-weakest = The unit that is easiest to eliminate
order-promote = Promotion after a battle won
order-promote-best = Promote the best unit, infantry first
order-promote-none = Promote nobody
