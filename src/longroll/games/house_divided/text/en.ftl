# A House Divided in English. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest; dots of an id are written as underscores
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-house-divided = A House Divided
game-house-divided = The whole war, July 1861 to June 1865, on 129 boxes joined by roads, railways and rivers. Two players.

scenario-campaign = Campaign: forty turns, from July 1861 to June 1865.
scenario-short = Short game: ten turns, to June 1862; the Union needs an army maximum five higher than the Confederate one.

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
    [rail] railway
   *[river] river
  }
second-line = { $second ->
    [road] road
    [rail] railway
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
   *[other] { $first }-{ $last } { $year }
  }

unit = { $unit } ({ rank } { arm })
unit-plain = { $unit } { rank } { arm }
units-alike = { $count } { rank } { arm }
entrenched = entrenched
entrenched-some = { $count } entrenched
reduced = reduced
reduced-some = { $count } reduced
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
    [0] no march left
    [one] 1 march left
   *[other] { $marches } marches left
  }
recruits-left = { $recruits ->
    [0] no recruit left
    [one] 1 recruit left
   *[other] { $recruits } recruits left
  }

## The state of the war

header = { $date } (turn { $turn }). { side } half-turn, { phase } phase.
header-over = { $date } (turn { $turn }). The war is over.
army = { $strength } of at most { $maximum } units; to recruit: { $infantry } infantry, { $cavalry } cavalry
army-waiting = { $reserve } infantry await the drafts
invasion-possible = The 6 allows naval invasions from Washington.
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
box-lightly = by cavalry alone
box-port = port
box-works = permanent entrenchment
box-numbers = recruits { $union } blue, { $confederate } red
box-about = { $box } ({ $state }; printed { box-home }): { $about }.
line-about = { line } to { $to }
line-downstream = downstream
line-upstream = upstream
line-crosses = crossing a river
line-closed = closed to Confederates

## What can be typed, for example

example-action = march washington
example-why = why march washington
example-map = map washington
example-rule = rule 4.0-h

## What is asked

ask-over = The war is over: { side-name } has won.
ask-march = { side }: march from which box? ({ marches-left })
ask-unit = { side }: which unit in { $box } shall move or entrench?
ask-where = { side }: where shall { $unit } in { $box } go?
ask-battle = { side }: which battle shall be fought next?
ask-stand = { side }: round { $round } in { $box } begins. What will your side do before it fires?
ask-ride = { side }: where shall { $unit } withdraw from { $box }?
ask-target = { side }: at which enemy in { $box } shall { $unit } fire? (round { $round })
ask-fire = { side }: all targets in { $box } are named. (round { $round })
ask-spoils = { side }: { $box } is won. Promote a unit that fought there?
ask-promote = { side }: promote one unit anywhere?
ask-recruit = { side }: recruit where? ({ recruits-left })

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
choice-withdraw = withdraw the cavalry before the fight
choice-ride = to { $box }
choice-retreat = retreat to { $box }
choice-reinforce = bring { $plain } from { $box }
choice-stand = stand and fire
choice-at = { $unit }: { $value ->
    [0] cannot be hit
    [1] hit on a 1
   *[other] hit on 1 to { $value }
  }
choice-fire = fire the volley
choice-promote = promote { $plain } in { $box }
choice-pass = promote nobody
choice-muster = end the promotion phase and roll for recruits
choice-recruit = { arm } in { $box }
choice-rest = end the half-turn

## What happened

event-turn = { $date } begins.
event-half-turn = { side } half-turn, { $date }.
event-first-marches = { side-name } has { $number } marches on the first turn.
event-marches = { side-name } rolls { $number } for marches{ $number ->
    [1] , which counts as 2
   *[other] { "" }
  }.
event-march = { side-name } marches from { $box }.
event-moved = { unit } goes to { way }.
event-sailed = { unit } goes by sea to { $box }.
event-invaded = { unit } lands at { $box } from the sea.
event-digging = { unit } begins to dig in at { $box }; a second march will finish the works.
event-dug = { unit } entrenches in { $box }.
event-battle = { side-name } attacks in { $box }.
event-withdrew = { side } cavalry withdraws from { $box } before the enemy can close.
event-rode = { unit } rides off to { $box }.
event-reinforced = { unit } comes up to reinforce { $box }.
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
event-wasted = { unit } fires at a target that is already gone.
event-reduced = { unit } is hit and reduced.
event-eliminated = { unit } is eliminated.
event-battle-won = { side-name } wins the battle of { $box }.
event-battle-broken-off = The battle of { $box } is broken off; nobody has won it.
event-promoted = { $unit } in { $box } is promoted to { rank } { arm }.
event-recruits = { side-name } rolls { $number } for recruits{ $number ->
    [1] , which counts as 2
   *[other] { "" }
  }.
event-recruited = { unit } is raised in { $box }.
event-drafted = The draft: { $number } infantry join the Union recruitment pool.
event-captured = { side-name } takes control of { $box }.
event-let-go = { side-name } loses control of { $box }: only its cavalry had held it.
event-won = { side-name } has won the war.

## Why not

refusal-not-your-turn = It is not your turn. Now choosing: { side }.
refusal-allowed = That is allowed.
refusal-game-over = The game is over; nothing more can be played.
refusal-wrong-phase = "{ $action }" belongs to the { phase } phase, and this is the { phase-now } phase. Each phase is finished before the next begins.
refusal-no-march-left = No march is left in this phase.
refusal-no-unit-there = You have no unit in { $at_box }, so there is nobody to march.
refusal-march-not-begun = No march has begun: first choose a box to march from.
refusal-march-not-ended = The march from { $at_box } is not over yet: end it first.
refusal-unit-not-taken = No unit is waiting for an order: first take one.
refusal-unit-taken = { $at_unit } is waiting for its order: give it one first.
refusal-nobody-has-acted = Nobody in { $at_box } has moved or dug in yet, and a march must move or entrench at least one unit.
refusal-not-on-map = { $at_unit } is not on the map.
refusal-enemy-unit = { $at_unit } belongs to the other side.
refusal-elsewhere = { $action ->
    [take] { $unit } is in { $at_box }, and this march belongs to another box.
   *[go] That way does not begin in { $at_box }, where the unit is.
  }
refusal-two-marches = { $at_unit } has already taken part in two marches in this phase, which is the most a unit can do.
refusal-no-such-line = No line of that kind joins two of the boxes named.
refusal-comes-back = That way ends where it began, and a move ends in another box.
refusal-too-far = That is too far for one march: infantry goes one box by road or enemy railway, and two at the most by river or friendly railway.
refusal-cavalry-too-far = That is too far for one march: cavalry goes two boxes at the most.
refusal-one-kind-of-line = Infantry keeps to one kind of line in a march: road, railway or river, not a mixture.
refusal-rail-not-friendly = Infantry rides two boxes only on friendly railways, and you do not control { $at_box }.
refusal-river-not-combined = Cavalry may combine road and railway in a march, but not a river with either.
refusal-must-stop = There are enemy units in { $at_box }, so the unit has to stop there.
refusal-in-battle = The unit has met the enemy in { $at_box } and may not march on from there in this phase.
refusal-first-turn-invasion = { $at_box } is in Confederate hands, and there is no naval invasion on the first turn.
refusal-second-jump = { $at_unit } has already jumped over the enemy once in this turn.
refusal-jump-into-enemy = A jump may not end among the enemy, and there are enemy units in { $at_box }.
refusal-jump-over-cavalry = Enemy cavalry in { $at_box } bars the jump.
refusal-jump-by-river = Cavalry may jump over the enemy in { $at_box } by road or railway, but not by river.
refusal-upstream-jump = A jump over the enemy by river goes downstream all the way, and the way to { $at_box } is not downstream.
refusal-southern-river-jump = Only the Union may pass the enemy on a river, so the unit has to stop in { $at_box }.
refusal-river-jump-into-enemy = A river jump may not end among the enemy, and there are enemy units in { $at_box }.
refusal-second-river-jump = { $at_unit } has already jumped over the enemy once in this turn; jumps of both kinds count.
refusal-south-at-sea = Only the Union may move by sea.
refusal-shared-march = A unit that goes by sea needs a whole march for itself, and others have already acted in this march from { $at_box }.
refusal-not-in-port = Only a unit in a port can go by sea, and { $at_box } is not a port.
refusal-not-a-union-port = A unit sails to another port under Union control, and { $at_box } is not one.
refusal-sea-and-march = { $at_unit } cannot do both: a unit that goes by sea makes no other march in that turn.
refusal-no-six = { $at_box } is in Confederate hands, and a naval invasion needs a 6 on this turn's roll for marches.
refusal-not-from-base = Naval invasions set out from Washington, and the unit is in { $at_box }.
refusal-second-invasion-port = This phase's invasion goes to { $at_box }, and with this option all invaders land at the same port.
refusal-already-digging = { $at_unit } has already used this march to dig.
refusal-two-marches-to-dig = { $at_box } is not a recruiting city, so entrenching there takes two marches of one phase, and the second is not to be had.
refusal-enemy-at-hand = Nobody can entrench in { $at_box } while the enemy is there.
refusal-already-entrenched = { $at_unit } is already entrenched.
refusal-potomac = Confederate units may never use the Potomac between Washington and Fredericksburg.
refusal-no-battle-there = { $at_box } does not hold units of both sides, so there is no battle to fight.
refusal-battle-not-chosen = No battle is being fought at this moment: first settle what is asked.
refusal-battle-not-finished = The battle of { $at_box } must be finished before another begins.
refusal-not-now = It is not the moment for that in the battle of { $at_box }: a side first decides whether to stand, then names its targets, then fires.
refusal-not-a-target = { $at_unit } is not an enemy in this battle.
refusal-target-left-out = { $at_unit } may not be fired at again yet: you have enough units to fire at every enemy, and one would be left out.
refusal-target-twice = { $at_unit } is already fired at: while the enemies are more than your units, no two may choose the same target.
refusal-targets-not-declared = Nobody fires until every unit has its target.
refusal-targets-fixed = All targets are named, and they stay as they are.
refusal-reinforce-first-round = No reinforcements in the first round: they may come from the second on.
refusal-reinforce-too-late = Reinforcements come just before their side fires, and that moment has passed in this round.
refusal-one-from-each-box = One unit has already come from { $at_box }, and only one may come from each box before each fire.
refusal-source-not-joined = No line joins { $at_box } to the battle.
refusal-fights-already = { $at_unit } is in this battle already.
refusal-not-yours-to-bring = { $at_unit } is not one of your units on the map.
refusal-has-retreated = { $at_unit } has retreated from a battle in this turn and may not reinforce another.
refusal-has-withdrawn = { $at_unit } has withdrawn from a battle in this turn, and with this option such cavalry may not reinforce.
refusal-source-contested = There are enemy units in { $at_box }, so the attacker may not draw units from there.
refusal-has-fought = { $at_unit } has already fought in a battle in this turn, and the attacker may not use it again.
refusal-too-few-left = Too few would stay in { $at_box }: the defender must leave at least as many units there as there are enemies.
refusal-retreat-first-round = No retreat in the first round: a side may retreat from the second on.
refusal-retreat-too-late = A side retreats instead of reinforcing and firing, and it has already begun to do one of these in this round.
refusal-retreat-not-joined = No line joins { $at_box } to the battle.
refusal-retreat-into-enemy = There are enemy units in { $at_box }, so nobody retreats there.
refusal-retreat-into-city = { $at_box } is an enemy recruiting city, so nobody retreats there.
refusal-retreat-whence-enemy = Enemy units came into this battle from { $at_box }, so the way there is closed.
refusal-retreat-to-own = A box under your own control is open, { $at_box }, and a retreat must go to such a box if there is one.
refusal-not-all-cavalry = Only a force of nothing but cavalry may withdraw, and { $at_unit } is not cavalry.
refusal-attacker-withdraws = Only the defender's cavalry may withdraw.
refusal-withdraw-too-late = Cavalry withdraws before its side reinforces or fires, and that moment has passed in this round.
refusal-not-withdrawing = No cavalry is withdrawing at this moment.
refusal-ride-closed = { $at_box } is closed to the withdrawal: it must be one line away, without enemies, no enemy recruiting city, and not a box the enemy came from.
refusal-no-way-out = No box around { $at_box } is open to the withdrawal.
refusal-cavalry-pursues = All the attackers in { $at_box } are cavalry, and cavalry cannot withdraw from cavalry.
refusal-crack-already = { $at_unit } is crack already, the highest rank.
refusal-no-counter-left = No counter of the next rank is left for { $at_unit }.
refusal-not-in-the-battle = { $at_unit } is not one of your units in this battle.
refusal-battle-not-won = No battle has just been won.
refusal-not-yours-to-promote = { $at_unit } is not one of your units on the map.
refusal-one-promotion = The one promotion of this phase has been made.
refusal-promoted-already = { $at_unit } has already been promoted in this half-turn.
refusal-die-spent = All the recruits the die allowed have been placed.
refusal-pool-empty = There is no { arm } in your recruitment pool.
refusal-no-number = { $at_box } bears no recruitment number of your colour.
refusal-city-used = { $at_box } has given its recruit in this phase.
refusal-city-not-held = You do not control { $at_box }.
refusal-at-maximum = Your army has reached its maximum of { $number } units.
refusal-not-drafted = There is no infantry in your recruitment pool; { $number } units wait for the drafts of April.

## Options

option-capture = When does a box that was entered count as captured?
option-capture-half-turn = at the end of the half-turn
option-capture-at-once = after movement and after combat as well
option-leave-battle = May a unit that has met the enemy march away again in the same phase?
option-leave-battle-never = never
option-leave-battle-to-friendly = with its second march, towards a friendly box
option-river-jump = Which lines of a Union river jump must go downstream?
option-river-jump-both-lines = both
option-river-jump-first-line = only the first
option-invasion = Where may the units of a naval invasion land?
option-invasion-any-ports = each at a Confederate port of its choice
option-invasion-one-port = all at one port
option-retreat-city = Which enemy recruiting cities are closed to a retreat?
option-retreat-city-enemy-held = those the enemy controls
option-retreat-city-enemy-number = those with the enemy's number that nobody controls as well
option-withdrawn-reinforce = May cavalry that withdrew from one battle reinforce another?
option-withdrawn-reinforce-allowed = yes
option-withdrawn-reinforce-barred = no
option-promoted-hits = Does a reduced unit that is promoted after a battle stay reduced?
option-promoted-hits-kept = yes, until the combat phase ends
option-promoted-hits-healed = no
option-counter-limit = How many veteran and crack counters has a side, of each arm and rank?
option-counter-limit-none = as many as it needs
option-counter-limit-16 = 16
option-counter-limit-12 = 12
option-counter-limit-8 = 8
option-tie = Who wins if both sides fulfil a victory condition at the same moment?
option-tie-phasing-side = the side whose half-turn it is
option-tie-other-side = the other side
option-novice-union = Novice Union: does the Confederacy win at once only at the end of a Union half-turn?
option-novice-union-off = no
option-novice-union-on = yes

# Rules. One bullet of the digest each; the sentences are ours.

## 1.0 Components

rule-AHD-1_1-a = Two players: Union (North) and Confederate (South).
rule-AHD-1_2-a = Boxes are joined by three kinds of line: river, road, railway; nothing else on the map has a game effect.
rule-AHD-1_2-b = A box has a name and may also carry a fort, an anchor (port), blue sides (rivers) and recruitment numbers.
rule-AHD-1_2-c = Two boxes may be joined by two lines of different kinds; each is a separate line.
rule-AHD-1_3-a = The box holds 160 counters, plus 3 leader pieces that the Basic Game does not use.
rule-AHD-1_3-b = Every unit has two sides: full strength and reduced; being reduced does not change its combat value.
rule-AHD-1_3-c = Combat values: militia infantry 2, veteran infantry 3, crack infantry 3, militia cavalry 1, veteran cavalry 2, crack cavalry 3.
rule-AHD-1_3-d = There is no limit to the number of units in a box.

## 2.0 Set-up

rule-AHD-2_0-a = The turn marker starts on July 1861, which is turn 1.
rule-AHD-2_0-b = The army-maximum markers start on 34 (Union) and 29 (Confederate).
rule-AHD-2_0-c = Both sides start with militia infantry only, all at full strength: 12 Union units and 8 Confederate units.
rule-AHD-2_0-d = Union units: Washington 3, Chicago 2, Fort Wayne 2, and 1 each in Harper's Ferry, Pittsburgh, Canton, Columbus (Ohio) and St. Louis.
rule-AHD-2_0-e = Confederate units: 1 each in Manassas Junction, Fredericksburg, Front Royal, Charleston (South Carolina), Mobile, Jefferson City, Atlanta and New Orleans.
rule-AHD-2_0-f = The Union recruitment pool starts with 1 militia cavalry.
rule-AHD-2_0-g = The Confederate recruitment pool starts with 1 militia cavalry.
rule-AHD-2_0-h = 12 further Union militia infantry are set aside, out of the pool, until the drafts of section 8.
rule-AHD-2_0-i = Every box starts under the control of its printed colour; white boxes start under nobody's control.

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
rule-AHD-4_0-g = Infantry moves 1 box by road, 1 box by enemy railway, up to 2 boxes by river, up to 2 boxes by friendly railway, per march.
rule-AHD-4_0-h = Infantry uses one kind of line per march: it may not combine road, railway and river in the same march.
rule-AHD-4_0-i = A railway line is friendly to a player when that player controls the boxes at both ends; otherwise it is an enemy railway, also when an end is uncontrolled.
rule-AHD-4_0-j = An infantry move of 2 boxes by rail needs both lines to be friendly.
rule-AHD-4_0-k = Cavalry moves up to 2 boxes per march by road, by railway (friendly or enemy), or by river.
rule-AHD-4_0-l = Cavalry may combine road and railway in one march; it may not combine river with either.
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

## 4.2.4 Naval invasions

rule-AHD-4_2_4-a = If the Union march roll is 6, the Union may make naval invasions in that movement phase.
rule-AHD-4_2_4-b = A naval invasion is a sea move whose unit began the turn in Washington and whose destination is a port under Confederate control.
rule-AHD-4_2_4-c = Each invading unit uses one march.
rule-AHD-4_2_4-d = If the port is empty, the invaders take it (control passes as in section 9).
rule-AHD-4_2_4-e = If Confederate units are there, a battle follows.
rule-AHD-4_2_4-f = Invading is optional; a right that is not used is not kept for a later turn.

## 4.2.5 Entrenchment

rule-AHD-4_2_5-a = Instead of moving, a unit in the activated box may use the march to entrench.
rule-AHD-4_2_5-b = In a recruiting city (a number of either colour, whoever controls it) entrenching takes 1 march.
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
rule-AHD-5_0-e = Losses are applied at once, so attackers eliminated by the defender's fire do not fire in that round.
rule-AHD-5_0-f = The battle ends when one side has no unit left in it, or retreats, or (defending cavalry) withdraws.
rule-AHD-5_0-g = The side that eliminates the other, or from which the other retreats, wins the battle.
rule-AHD-5_0-h = The battle marker put on the box while the battle is fought is a reminder without game effect.

## 5.1 Firing

rule-AHD-5_1-a = Each unit fires once in its side's half of a round, at one enemy unit chosen by the firing player.
rule-AHD-5_1-b = If the firers are at least as many as the targets, every enemy unit must be fired at by at least one unit.
rule-AHD-5_1-c = If the firers are fewer than the targets, no two may fire at the same unit.
rule-AHD-5_1-d = Surplus firers may double up on any targets.
rule-AHD-5_1-e = All targets for that half of the round are declared before any die is rolled, and stay fixed.
rule-AHD-5_1-f = A shot declared at a unit that is eliminated by an earlier shot of the same volley is wasted.
rule-AHD-5_1-g = For each shot roll one die: a result not above the firer's modified combat value is a hit.
rule-AHD-5_1-h = A hit reduces a full unit and eliminates a reduced one.
rule-AHD-5_1-i = A modified value of 0 or less cannot hit.
rule-AHD-5_1-j = An eliminated militia unit goes to its side's recruitment pool; an eliminated veteran or crack counter does not.

## 5.2.1 Entrenched targets

rule-AHD-5_2_1-a = A shot at an entrenched unit is made with the firer's value reduced by 1.
rule-AHD-5_2_1-b = So militia cavalry can never hit an entrenched unit (entrenched units are defenders, so no river bonus applies to shots at them).

## 5.2.2 Crack infantry targets

rule-AHD-5_2_2-a = A shot at crack infantry is made with the firer's value reduced by 1, also when the firer is crack infantry.
rule-AHD-5_2_2-b = The reductions for entrenchment and crack infantry add up: 2 against entrenched crack infantry.
rule-AHD-5_2_2-c = So militia of both arms and veteran cavalry cannot hit entrenched crack infantry.

## 5.2.3 Rivers

rule-AHD-5_2_3-a = An attacking unit has crossed a river if the line by which it entered the battle box meets a blue side of that box.
rule-AHD-5_2_3-b = In the defender's first two volleys, a shot at a unit that crossed a river is made with the firer's value raised by 1.
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

## 5.2.5 Retreat

rule-AHD-5_2_5-a = From the second round on, just before its own fire, a side may retreat instead of firing.
rule-AHD-5_2_5-b = All its units in the battle go to one and the same box joined by a line to the battle box.
rule-AHD-5_2_5-c = That box may not contain enemy units.
rule-AHD-5_2_5-d = It may not be an enemy recruiting city.
rule-AHD-5_2_5-e = It may not be a box from which enemy units entered this battle.
rule-AHD-5_2_5-f = If a permitted box under the retreating side's control exists, one of those must be chosen.
rule-AHD-5_2_5-g = If there is no permitted box, the side may not retreat.
rule-AHD-5_2_5-h = The side that retreats has lost the battle.

## 5.2.6 Cavalry withdrawal

rule-AHD-5_2_6-a = A defender whose units in the battle are all cavalry may withdraw them before any round, the first included.
rule-AHD-5_2_6-b = They may go to any box joined by a line to the battle box except enemy recruiting cities, boxes with enemy units, and boxes from which enemy units entered this battle.
rule-AHD-5_2_6-c = Withdrawal is not allowed if every attacking unit is cavalry.
rule-AHD-5_2_6-d = Withdrawing is not losing: nobody has won the battle, and nobody is promoted for it.

## 5.2.7 Recovery

rule-AHD-5_2_7-a = When the combat phase ends, every reduced unit of both sides returns to full strength.
rule-AHD-5_2_7-b = Until then a reduced unit stays reduced, also if it fights in a second battle.

## 6.0 Promotion

rule-AHD-6_0-a = Promotion raises a unit one rank within its arm: militia to veteran, veteran to crack; crack units cannot be promoted.
rule-AHD-6_0-b = The promoted counter is replaced in its box by one of the next rank.
rule-AHD-6_0-c = Right after a battle, its winner (attacker or defender) may promote one of his units that took part in it.
rule-AHD-6_0-d = In the promotion phase the phasing player may promote one other unit anywhere on the map, whether or not it fought.
rule-AHD-6_0-e = No unit is promoted twice in one half-turn.
rule-AHD-6_0-f = The militia counter of a promoted unit returns to its side's recruitment pool.

## 7.0 Recruitment

rule-AHD-7_0-a = In the recruitment phase the phasing player rolls one die: the result is the most militia he may place; a 1 counts as 2.
rule-AHD-7_0-b = Recruits come from his recruitment pool, infantry or cavalry as he likes.
rule-AHD-7_0-c = A recruit is placed at full strength in a recruiting city that bears a number of his colour and that he controls.
rule-AHD-7_0-d = At most one recruit per city per recruitment phase, whatever its number.
rule-AHD-7_0-e = A city that he does not control is closed to him, even if it was his at the start.
rule-AHD-7_0-f = A city with numbers of both colours (Cairo is one) recruits for whoever controls it, each side using its own number.
rule-AHD-7_0-g = Army maximum: the sum of the numbers of a side's colour in the cities it controls.
rule-AHD-7_0-h = Recruiting may not raise a side's units on the map (all arms and ranks) above its army maximum.
rule-AHD-7_0-i = A side above its maximum because of lost cities removes nothing; it only cannot recruit.
rule-AHD-7_0-j = The maximum changes at the moment a city changes control.
rule-AHD-7_0-k = A city that a side did not control counts for nothing when the enemy takes it; unowned Kentucky cities are the case in point.

## 8.0 Drafts

rule-AHD-8_0-a = On the April turns of 1862, 1863 and 1864 (turns 8, 18, 28) 4 of the Union militia infantry set aside join the Union recruitment pool.
rule-AHD-8_0-b = Union militia infantry in play or recruitable therefore number 12 before the first draft, then 16, 20 and 24.
rule-AHD-8_0-c = Before their draft these units cannot be recruited.
rule-AHD-8_0-d = The Confederacy has no draft.

## 9.0 Control of boxes

rule-AHD-9_0-a = A side captures a box by having at least one unit in it at the end of either player's half-turn.
rule-AHD-9_0-b = Merely entering a box, or ending a march in it, does not change control.
rule-AHD-9_0-c = A captured box stays under that side's control until the other side captures it.
rule-AHD-9_0-d = A box without a control flag belongs to its printed colour; a white box without a flag belongs to nobody.
rule-AHD-9_0-e = A box captured by cavalry without infantry is controlled only while a unit of that side is in it.
rule-AHD-9_0-f = When the last such unit leaves, control goes back to the printed colour, unless friendly infantry has meanwhile held the box (brought in or recruited there).

## 10.0 Length

rule-AHD-10_0-a = The game lasts at most 40 turns, from July 1861 to June 1865.

## 11.0 Victory

rule-AHD-11_0-a = The Union wins at once when it controls all seven Confederate recruiting cities of value 2 or 3 at the same time: New Orleans, Mobile, Atlanta, Memphis, Charleston (South Carolina), Wilmington and Richmond.
rule-AHD-11_0-b = The Confederacy wins at once when it captures Washington.
rule-AHD-11_0-c = The Confederacy wins at once when its army maximum is greater than the Union's.
rule-AHD-11_0-d = The Confederacy wins if the Union has not won by the end of turn 40.

## 12.0 Novice Union (variant)

rule-AHD-12_0-a = With this variant the Confederacy wins under 11.0-b or 11.0-c only if the condition holds at the end of a Union half-turn.

## 13.0 Short game (variant)

rule-AHD-13_0-a = The short game is turns 1 to 10, July 1861 to June 1862; every other rule and victory condition applies.
rule-AHD-13_0-b = If nobody has won by the end of turn 10, the Union wins if its army maximum is at least 5 higher than the Confederate one; otherwise the Confederacy wins.

## Rules that bind only the physical components, and why

component-AHD-1_3-a = The number of printed counters limits nothing that is played.
component-AHD-5_0-h = The marker is a reminder for the players' eyes; the game shows the battle itself.

## Rulings: the reading adopted where the two translations differ or say nothing

ruling-AHD-R01 = A unit may take part in two marches, not fewer: in the movement example a cavalry unit makes two, and an infantry unit is stopped only because it has made two.
ruling-AHD-R02 = A railway is friendly if its side controls both ends, not only if units stand there: in two examples infantry rides past boxes where no unit is mentioned.
ruling-AHD-R03 = Infantry rides two boxes by rail only if both lines are friendly, so it cannot ride two boxes into a box it does not control: the table gives one box on an enemy railway.
ruling-AHD-R04 = A box is captured at the end of either player's half-turn. One text says the other player's, one says both; only "either" leaves the novice variant something to change.
ruling-AHD-R05 = Until the half-turn ends, a box entered in it is not controlled: its railways are not friendly, it is no Union port, nobody recruits there. That is what the text says; another implementation captures at once, so it is an option.
ruling-AHD-R06 = When the last unit of a side leaves a box held by cavalry alone, control goes back at that moment to the printed colour, or to nobody. Infantry there at the end of any half-turn makes control permanent.
ruling-AHD-R07 = A unit that has entered a box with enemies does not march again in that phase, since entering is what makes the battle. Another implementation lets it leave towards friends, so it is an option.
ruling-AHD-R08 = Both lines of a river jump go downstream, and a unit makes one jump a turn whatever its kind: to leave the jumped box upstream would be to jump upstream. Asking it of the first line only is an option.
ruling-AHD-R09 = A naval invasion lands at a port under Confederate control, and each invading unit chooses its own: sea moves are made unit by unit. That all land at one port is an option.
ruling-AHD-R10 = A unit that goes by sea makes no other march in that turn, and does not entrench.
ruling-AHD-R11 = A unit entrenches instead of moving: with one march in a recruiting city, with two of the same phase elsewhere. One march entrenches any number of units of the box, and a unit may move with one march and entrench in a recruiting city with its second.
ruling-AHD-R12 = Washington, Richmond, Fort Monroe and Vicksburg are permanent entrenchments: one text lists them, the other leaves the list out.
ruling-AHD-R13 = Whatever takes a unit out of its box ends its entrenchment: march, sea move, retreat, withdrawal or reinforcement. Promotion in place does not.
ruling-AHD-R14 = The Potomac is closed to Confederate units in every phase, so there is no retreat, withdrawal or reinforcement along it either: the texts say never.
ruling-AHD-R15 = A volley must be spread over as many enemies as it can reach, the smaller of the numbers of firers and targets. That is what the two texts say together.
ruling-AHD-R16 = A reduced unit keeps its combat value: in the combat example reduced crack infantry still hits on a 3.
ruling-AHD-R17 = The reduction of 2 holds against entrenched crack infantry only; against crack infantry in the open it is 1. One text has lost the word "entrenched".
ruling-AHD-R18 = A unit whose value is brought to 0 may be given a target, and that counts for spreading the volley, but it cannot hit and rolls no die.
ruling-AHD-R19 = Every unit is given a target. Firing never harms the firer, so nothing is lost by it.
ruling-AHD-R20 = Reinforcements may come in every round from the second on, from any joined box with units of that side, controlled or not.
ruling-AHD-R21 = A side may retreat in every round from the second on, when it is about to fire; it retreats, or it reinforces and fires, but not both.
ruling-AHD-R22 = An enemy recruiting city is a box with a number of the enemy's colour that the enemy controls; an unowned Louisville stops nobody. The texts do not say, so closing the unowned ones as well is an option.
ruling-AHD-R23 = Closed to a retreat are the boxes from which the enemy units of this battle came last, reinforcements included. A naval invasion closes none.
ruling-AHD-R24 = Defending cavalry may withdraw before any round, the first included, while all defenders are cavalry and not all attackers are. All withdraw or none, and each may go to a box of its own.
ruling-AHD-R25 = Only units that retreated are barred from reinforcing; cavalry that withdrew is not. One text uses two different words, the other only one, so barring both is an option.
ruling-AHD-R26 = Crack cavalry has combat value 3: neither text prints it, but it is missing from the list of units that cannot hit entrenched crack infantry.
ruling-AHD-R27 = One unit is promoted in the promotion phase, and none that was promoted earlier in the half-turn. A unit promoted after a battle keeps its hit until recovery; that it loses it is an option.
ruling-AHD-R28 = There is no limit to the veteran and crack counters, because no source tells their number. A limit is an option.
ruling-AHD-R29 = Each recruitment pool starts with one militia cavalry.
ruling-AHD-R30 = A draft takes place when its April turn begins, so the men can be recruited in that turn.
ruling-AHD-R31 = The Kentucky cities that count for nothing when lost are those without an owner; one text has "without a name".
ruling-AHD-R32 = The short game asks of the Union a maximum at least 5 points higher. Five times as high, as one text has it, cannot be reached from 34 against 29.
ruling-AHD-R33 = November and December are one turn, January and February another, every other month a turn of its own: ten turns a year, forty in all.
ruling-AHD-R34 = If both sides fulfil a victory condition at the same check, the side whose half-turn it is comes first. The texts are silent, so the reverse is an option.
ruling-AHD-R35 = In the movement example the first march starts from Shreveport, and the last place is McComb.
ruling-AHD-R36 = There is no naval invasion on turn 1, because it needs a rolled 6 and nobody rolls.
ruling-AHD-R37 = Asheville and Okolona are not joined, and Canton and Wheeling are joined by a road: so the map is drawn.
ruling-AHD-R38 = Left out, as no part of the Basic Game: blocking of river jumps, Fort Monroe guarding its neighbours, a turn of grace for Washington, border-state militia, leaders, supply, Kentucky neutrality, evacuation by sea.
ruling-AHD-R39 = The attacker's reinforcements never suffer from a river: they arrive after the defender's second volley.
ruling-AHD-R40 = The novice variant moves only the two sudden Confederate victories to the end of the Union half-turn; the end of the game is untouched.
ruling-AHD-R41 = The Evansville example is read with Louisville under Union control, or its ride by friendly railway would not be allowed.
ruling-AHD-R42 = Eliminated veteran and crack counters do not go to the recruitment pool; they only serve for later promotions.
ruling-AHD-R43 = Reduced units of both sides recover at the end of each half-turn's combat phase.

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
ruling-AHD-L10 = Option counter-limit: at most so many veteran, and so many crack, counters of each arm on the map for each side. No source gives the numbers (R28); the option lets a group try one.
