# The American Civil War in English. Messages may use each other and then see the same facts.
#
#   rule-*, ruling-*, component-*   the digest
#   ask-*, choice-*, event-*, refusal-*   what the game asks, offers, tells and forbids

title-civil-war-basic = The American Civil War: basic game
game-civil-war-basic = A short version of the war on 90 regions and cities. Battles are lines and reserves; after every third turn both sides buy new pieces. Two players.
title-civil-war-standard = The American Civil War: standard game
game-civil-war-standard = The war from October 1861 to December 1865: railroads, landings, politics, Europe, and tactical battles. Two players; each advanced rule is optional.
title-civil-war-teams = The American Civil War: standard game for four
game-civil-war-teams = The standard game with two players on each side: one commander per theatre, or one for the map and one for the battles.

scenario-basic = Basic set-up: a garrison in every city, nine pieces placed freely.
scenario-basic-historical = The historical set-up, played with the basic rules.
scenario-historical = Historical scenario: the strength of each side in the autumn of 1861.
scenario-balanced = Balanced scenario: two equal sides, every city worth 10, no politics.

## Options

option-election = Election of 1864
option-election-off = no election
option-election-on = the South wins unless the Union is doing well in October 1864
option-experience = Experience
option-experience-off = no new leaders
option-experience-on = a major battle may produce a leader
option-initiative = Initiative
option-initiative-off = the attacker acts first
option-initiative-on = dice, cavalry and leaders decide who acts first
option-capture = Captured artillery
option-capture-off = artillery is destroyed
option-capture-on = charged or pursued artillery is captured
option-entrench = Entrenchments
option-entrench-off = no entrenchments
option-entrench-on = defenders dig in, better every year
option-raildest = Railroad destruction
option-raildest-off = a captured city costs no Rail Stock
option-raildest-on = a lost city costs 1 Rail Stock
option-blockade = Blockade
option-blockade-off = no blockade
option-blockade-on = the Union may stop help from Europe
option-avoid = Avoiding naval battle
option-avoid-off = a declared naval battle is always fought
option-avoid-on = a naval battle may be avoided
option-states = States’ rights
option-states-off = states need no garrison
option-states-on = every Southern state must keep a garrison
option-reinf = Reinforcements
option-reinf-off = all attackers arrive together
option-reinf-on = groups from other spaces may come late
option-terrain = Terrain
option-terrain-off = open ground
option-terrain-on = major battles have terrain
option-four = Four players
option-four-off = two players
option-four-theatre = theatre commanders, East and West
option-four-field = one player for the map, one field commander for the battles
option-emancipation-points = Points from Confederate emancipation
option-emancipation-points-each = 12 points in every production
option-emancipation-points-once = 12 points, once only
option-leader-bonus = Leaders in charges
option-leader-bonus-both = help both sides of a charge
option-leader-bonus-attacker = help the charging side only
option-withdrawal = Voluntary retreat
option-withdrawal-any-moment = also during the enemy’s part of a phase, before and between enemy actions
option-withdrawal-own-part = only at the start of your own part of a phase
option-city-values = Values of the cities
option-city-values-default = St. Louis 10
option-city-values-st-louis-40 = St. Louis 40, as in the printed example
option-city-values-riot-tens = Richmond, Atlanta and New Orleans 10 each
option-independent-cities = Cities of independent states
option-independent-cities-needed = the Union must occupy them to win
option-independent-cities-spared = the Union does not need them
option-allied-income = Border cities held only by European allies
option-allied-income-none = pay nobody
option-allied-income-border-cities = pay the Confederacy
option-europe-leaves = When Europe leaves the war
option-europe-leaves-fleet-stays = the Confederacy keeps the ten naval points
option-europe-leaves-fleet-goes = the ten naval points go with the last power
option-lone-leaders = Leaders alone in a middle area
option-lone-leaders-give-way = return to their reserve when enemy units arrive
option-lone-leaders-block = keep the enemy out
option-rivers = River in front of an army
option-rivers-army = no charge in any column
option-rivers-column = no charge in its own column
option-field-retreat = Who chooses where a beaten army retreats (field mode)
option-field-retreat-map-player = the map player
option-field-retreat-field-commander = the field commander
option-length = Length of the basic game
option-length-51 = 51 turns
option-length-24 = 24 turns
option-length-12 = 12 turns
option-length-99 = 99 turns
option-length-none = no last turn, as in the rulebook
option-basic-cities = City income with the historical set-up
option-basic-cities-ten = 10 each, as in the basic game
option-basic-cities-printed = the value printed on the map
option-second-shot = A second shot in one phase
option-second-shot-elite-only = elite cavalry only
option-second-shot-any-unit = any unit with an action left, except ordinary cavalry
option-december-price = Confederate prices in the December production
option-december-price-old = those of the old year
option-december-price-new = those of the new year
option-elite-bonus = Elite cavalry in charges
option-elite-bonus-both = +1 when it charges and when it is charged
option-elite-bonus-attacker = +1 only when it charges
option-naval-battles = Naval battles in a quarter
option-naval-battles-one = one, whoever declares it
option-naval-battles-each = each side may declare one
option-leader-loss = Which leader is lost, if leaders of several nations are in the area
option-leader-loss-own-nation-first = Confederate, then British, then French
option-leader-loss-owner = the owner chooses
option-basic-array = Line and reserve in the basic battle
option-basic-array-open = in the open, the defender first
option-basic-array-secret = both in secret
option-balanced-goal = The goal in the balanced scenario
option-balanced-goal-standard = as printed: the Union needs all sixteen cities, the Confederacy six points
option-balanced-goal-basic = as in the basic game: each side needs eight points at the end of a month
option-handicap = Handicap: which side is helped?
option-handicap-none = neither, the printed start
option-handicap-union-plus-1 = the Union: in the basic game or with its goal it needs 7 points, the Confederacy 9; otherwise 14 cities, the Confederacy 7 points
option-handicap-confederate-plus-1 = the Confederacy: in the basic game or with its goal it needs 7 points, the Union 9; otherwise it needs 5
option-handicap-union-plus-2 = the Union: in the basic game or with its goal it needs 6 points, the Confederacy 10; otherwise 12 cities, the Confederacy 8 points
option-handicap-confederate-plus-2 = the Confederacy: in the basic game or with its goal it needs 6 points, the Union 10; otherwise it needs 4
option-handicap-union-plus-3 = the Union: in the basic game or with its goal it needs 5 points, the Confederacy 11; otherwise 10 cities, the Confederacy 9 points
option-handicap-confederate-plus-3 = the Confederacy: in the basic game or with its goal it needs 5 points, the Union 11; otherwise it needs 3
option-handicap-union-plus-4 = the Union: in the basic game or with its goal it needs 4 points, the Confederacy 12; otherwise 8 cities, the Confederacy 10 points
option-handicap-confederate-plus-4 = the Confederacy: in the basic game or with its goal it needs 4 points, the Union 12; otherwise it needs 2
option-handicap-union-plus-half = the Union: in the basic game or with its goal it needs 7 points, the Confederacy 8; otherwise 15 cities, the Confederacy 6 points
option-handicap-confederate-plus-half = the Confederacy: in the basic game or with its goal it needs 7 points, the Union 8; otherwise it needs 5, the Union 14 cities
option-handicap-union-plus-1-half = the Union: in the basic game or with its goal it needs 6 points, the Confederacy 9; otherwise 13 cities, the Confederacy 7 points
option-handicap-confederate-plus-1-half = the Confederacy: in the basic game or with its goal it needs 6 points, the Union 9; otherwise it needs 4, the Union 12 cities

## Names

side = { $side ->
    [union] Union
    [confederate] Confederate
    [neutral] Insurgents
   *[nobody] nobody
  }
side-name = { $side ->
    [union] The Union
    [confederate] The Confederacy
    [neutral] The insurgents
   *[nobody] Nobody
  }
sort = { $sort ->
    [union-infantry] Union infantry
    [union-cavalry] Union cavalry
    [union-elite] Union elite cavalry
    [union-artillery] Union artillery
    [union-leader] Union leader
    [confederate-infantry] Confederate infantry
    [confederate-cavalry] Confederate cavalry
    [confederate-elite] Confederate elite cavalry
    [confederate-artillery] Confederate artillery
    [confederate-leader] Confederate leader
    [british-infantry] British infantry
    [british-cavalry] British cavalry
    [british-elite] British elite cavalry
    [british-artillery] British artillery
    [british-leader] British leader
    [french-infantry] French infantry
    [french-cavalry] French cavalry
    [french-elite] French elite cavalry
    [french-artillery] French artillery
    [french-leader] French leader
    [rioter-infantry] Rioter infantry
    [independent-infantry] Independent infantry
   *[revolutionary-infantry] Mexican infantry
  }
target = { $target ->
    [union-infantry] Union infantry
    [union-cavalry] Union cavalry
    [union-elite] Union elite cavalry
    [union-artillery] Union artillery
    [union-leader] Union leader
    [confederate-infantry] Confederate infantry
    [confederate-cavalry] Confederate cavalry
    [confederate-elite] Confederate elite cavalry
    [confederate-artillery] Confederate artillery
    [confederate-leader] Confederate leader
    [british-infantry] British infantry
    [british-cavalry] British cavalry
    [british-elite] British elite cavalry
    [british-artillery] British artillery
    [british-leader] British leader
    [french-infantry] French infantry
    [french-cavalry] French cavalry
    [french-elite] French elite cavalry
    [french-artillery] French artillery
    [french-leader] French leader
    [rioter-infantry] Rioter infantry
    [independent-infantry] Independent infantry
   *[revolutionary-infantry] Mexican infantry
  }
at-sort = { $at_sort ->
    [union-infantry] Union infantry
    [union-cavalry] Union cavalry
    [union-elite] Union elite cavalry
    [union-artillery] Union artillery
    [union-leader] Union leaders
    [confederate-infantry] Confederate infantry
    [confederate-cavalry] Confederate cavalry
    [confederate-elite] Confederate elite cavalry
    [confederate-artillery] Confederate artillery
    [confederate-leader] Confederate leaders
    [british-infantry] British infantry
    [british-cavalry] British cavalry
    [british-elite] British elite cavalry
    [british-artillery] British artillery
    [british-leader] British leaders
    [french-infantry] French infantry
    [french-cavalry] French cavalry
    [french-elite] French elite cavalry
    [french-artillery] French artillery
    [french-leader] French leaders
    [rioter-infantry] Rioter infantry
    [independent-infantry] Independent infantry
   *[revolutionary-infantry] Mexican infantry
  }
pieces = { $count } { sort }
theatre = { $theatre ->
    [east] East
   *[west] West
  }

## What is asked

ask-over = The war is over. { side-name } has won.
ask-place = { side }: place the next piece.
ask-march = { side }: which space do you move from?
ask-where = { side }: where do pieces from { $space } go?
ask-who = { side }: which pieces go from { $space } to { $to }?
ask-battle = { side }: which battle is fought next?
ask-array = { side }: form your battle line at { $space }.
ask-fire = { side }: who fires in { $space }? ({ $number } { $number ->
    [one] shot
   *[other] shots
  } left)
ask-target = { side }: which unit does { sort } fire at?
ask-rally = { side }: rally a lost unit? ({ $number } { $number ->
    [one] leader
   *[other] leaders
  } in reserve)
ask-reserve = { side }: move pieces between line and reserve.
ask-buy = { side }: buy and place pieces ({ $number } { $number ->
    [one] point
   *[other] points
  } left).
ask-intercept = { side }: intercept the landing from { $space } to { $to }?
ask-avoid = { side }: try to avoid the naval battle?
ask-cargo = { side }: which unit is lost at sea?
ask-naval = { side }: declare a naval battle?
ask-politics = { side }: choose a political initiative?
ask-displace = { side }: where do the pieces leaving { $space } go?
ask-retreat = { side }: where do you retreat from { $space }?
ask-revolt = { side }: call for a revolution in Mexico?
ask-blockade = { side }: declare a blockade?
ask-main = { side }: which group is the main army at { $space }?
ask-command = { side }: assign spaces, or single pieces, to the East or the West.
left-march = { $count ->
    [one] Pieces in one space can still move.
   *[other] Pieces in { $count } spaces can still move.
  }
left-rally = { $count ->
    [one] One sort of unit can still be rallied.
   *[other] { $count } sorts of units can still be rallied.
  }
left-buy = { $count ->
    [one] You can still buy one sort of piece.
   *[other] You can still buy { $count } sorts of pieces.
  }
left-act = { $count ->
    [one] One sort of piece can still act.
   *[other] { $count } sorts of pieces can still act.
  }
left-pursue = { $count ->
    [one] One sort of piece can still pursue.
   *[other] { $count } sorts of pieces can still pursue.
  }

## What can be chosen

choice-place = { sort } in { $space }
choice-from = { $space }
choice-to = to { $space }
choice-rail = by rail to { $space }
choice-sail = by sea to { $space }
choice-take = take { sort }
choice-ride = take { sort } a second space
choice-all = take every piece that can go
choice-done = done
choice-end = end movement
choice-intercept = intercept
choice-let-pass = let the landing pass
choice-evade = try to avoid the battle
choice-accept = accept the battle
choice-drown = lose { sort }
choice-challenge = declare a naval battle
choice-anchor = no naval battle
choice-battle = { $space }
choice-main = the group from { $space }
choice-main-landing = the group that sailed from { $space }
choice-line = { sort } to the line
choice-back = { sort } to the reserve
choice-ready = ready
choice-shoot = { sort } fires
choice-at = at { sort }
choice-recall = rally { sort }
choice-forgo = rally nobody
choice-retreat = all to { $space }
choice-detach = one { sort } to { $space }
choice-emancipate = emancipate the slaves
choice-conscript = conscription
choice-diplomacy = diplomacy in Europe
choice-appeal = seek European support or intervention
choice-declare-war = declare war on Great Britain, France and Canada
choice-abstain = no initiative
choice-displace = { $space }
choice-revolt = roll for revolutionaries
choice-calm = no revolution
choice-blockade = declare a blockade
choice-lift = no blockade
choice-buy = { sort } in { $space }
choice-buy-rail = 1 Rail Stock
choice-buy-naval = 1 naval point
choice-rest = stop buying
choice-assign = { $space } to the { theatre }
choice-transfer = one piece in { $space } ({ sort }) to the { $theatre ->
    [east] East
   *[west] West
  }
choice-ordered = keep these commands

## What happened

event-placed = { pieces } placed in { $space }.
event-handicap = { side-name }: handicap +{ $number }.
event-handicap-half = { side-name }: handicap +{ $number ->
    [0] ½
   *[other] { $number }½
}.
event-half-turn = { side-name } moves.
event-moved = { pieces } from { $from } to { $space }.
event-battle = { $side ->
    [neutral] The insurgents attack
   *[other] { side-name } attacks
  } in { $space }.
event-shot = { sort } fires at { target }: { $dice }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
  } against { $need }, { $hit ->
    [yes] hit
   *[no] miss
  }.
event-leader-killed = A leader is killed: { sort } in { $space }.
event-rally = { sort }: { $dice } against { $need }, { $back ->
    [yes] rallied to the reserve
   *[no] not rallied
  }.
event-battle-won = { $side ->
    [neutral] The insurgents win
   *[other] { side-name } wins
  } the battle of { $space }.
event-income = { side-name } has { $number } { $number ->
    [one] point
   *[other] points
  } to spend.
event-bought = New piece in { $space }: { sort }.
event-railed = { pieces } by rail from { $from } to { $space }.
event-landed = { pieces } from { $from } land at { $space }.
event-naval-battle = Naval battle: Union { $union }, Confederacy { $confederate }. { $side ->
    [nobody] No loss.
   *[other] { side-name } is beaten and loses { $number } { $number ->
        [one] naval point
       *[other] naval points
      }.
  }
event-avoided = { side-name } rolls { $number } and avoids the naval battle.
event-not-avoided = { side-name } rolls { $number } and cannot avoid the naval battle.
event-drowned = Lost at sea, from { $space }: { pieces }.
event-reinforcements = The group from { $space } rolls { $dice } and { $number ->
    [0] is there from the start
   *[other] arrives after battle turn { $number }
  }.
event-reinforced = Reinforcements from { $space }: { pieces }.
event-retreated = { $side ->
    [neutral] The insurgents retreat
   *[other] { side-name } retreats
  } to { $space }.
event-detached = Back to { $space }: { pieces }.
event-eliminated = Eliminated in { $space }: { pieces }.
event-captured = { side-name } captures { $space }.
event-railway-destroyed = { side-name } loses 1 Rail Stock with { $space }.
event-rating = The European Intervention Rating is now { $number }.
event-fleet-leaves = The European fleet leaves with the last power: the Confederate Naval Rating is { $number }.
event-power-leaves = { $number ->
    [2] Great Britain
   *[other] France
  } leaves the war.
event-great-victory = The Union has won a battle in which { $number } enemy { $number ->
    [one] unit was
   *[other] units were
  } eliminated.
event-new-leader = Experience: { sort } in { $space }.
event-emancipation = { side-name } emancipates the slaves. The European Intervention Rating is { $number }.
event-secession = { $state } rolls { $dice } and secedes from the Confederacy.
event-displaced = { pieces } move from { $from } to { $space }.
event-independent = Independent infantry in { $space }: { pieces }.
event-deserted = Desertion in { $space }: { pieces }.
event-conscription = { side-name } declares conscription.
event-riot = Riot in { $space }: { $count } { $count ->
    [one] rioter
   *[other] rioters
  }.
event-appeal = Europe supports the Confederacy (roll { $number }).
event-appeal-fails = Europe refuses support (roll { $number }).
event-intervention = Great Britain and France intervene (roll { $number }).
event-war-declared = The Union declares war on Great Britain, France and Canada.
event-war-with-europe = War with Europe: the Confederate Naval Rating is { $number }.
event-revolution = Revolution in { $space }: { $count } Mexican { $count ->
    [one] revolutionary
   *[other] revolutionaries
  }.
event-blockaded = The blockade holds (roll { $number }): nothing arrives from Europe.
event-blockade-fails = The blockade fails (roll { $number }).
event-bought-rail = { side-name } has a Rail Stock of { $number }.
event-bought-naval = { side-name } has a Naval Rating of { $number }.
event-assigned-east = { $space } is assigned to the East.
event-assigned-west = { $space } is assigned to the West.
event-transferred-east = { pieces } in { $space } are assigned to the East.
event-transferred-west = { pieces } in { $space } are assigned to the West.
event-won = { side-name } has won the war.

## Why not

now = { $step ->
    [place] a piece must be placed
    [march] choose a space to move from, or end movement
    [where] choose where the pieces go
    [who] choose the pieces that go
    [battle] choose the next battle
    [array] the battle line is being formed
    [fire] a unit must fire
    [target] a target must be chosen
    [rally] a lost unit may be rallied
    [reserve] pieces may move between line and reserve
    [buy] new pieces are being bought
    [intercept] the landing may be intercepted
    [avoid] the naval battle may be avoided
    [cargo] a unit must be lost at sea
    [naval] a naval battle may be declared
    [politics] a political initiative may be chosen
    [displace] pieces must leave a state that has seceded
    [retreat] a beaten army must retreat
    [revolt] a revolution in Mexico may be called for
    [blockade] a blockade may be declared
    [main] the main army must be named
    [command] spaces may be assigned to the East or the West
    [terrain] terrain must be placed
    [deploy] the armies are deploying
    [dig] the defender may entrench
    [act] a piece may act
    [order] the chosen piece awaits its order
    [stand] the side may stand or retreat
    [dodge] the cavalry may dodge the charge
    [lose-leader] a leader must be lost
   *[pursue] the winner may pursue
  }
battle-phase = { $phase ->
    [cavalry] cavalry phase
    [artillery] artillery phase
    [infantry] infantry phase
   *[leaders] leader phase
  }
refusal-not-your-turn = It is not your turn. Now choosing: { $seat ->
        [union-second] Union (second player)
        [confederate-second] Confederacy (second player)
       *[other] { side }
    }.
refusal-game-over = The game is over.
refusal-not-now = “{ $action }” is not possible now: { now }.
refusal-out-of-the-game = { $place } plays no part in the game: nobody may enter it.
refusal-no-such-thing = Nothing that “{ $action }” applies to is called “{ $word }”.
refusal-nobody-there = You have no piece in { $at_space }.
refusal-nobody-can-move = None of your pieces in { $at_space } can move any further this turn.
refusal-stopped-by-enemy = Your pieces in { $at_space } have met the enemy and must stop there.
refusal-came-by-rail = The pieces in { $at_space } came by rail and cannot move any further this turn.
refusal-not-adjacent = { $at_space } is not adjacent to { $from }.
refusal-same-space = The pieces are already in { $at_space }.
refusal-closed-land = Nobody may enter { $at_space } in the basic game.
refusal-closed-till-war = { $at_space } may only be entered during war with Europe.
refusal-revolutionaries-stay = Mexican revolutionaries may never leave Mexico, so they cannot go to { $at_space }.
refusal-nobody-can-go = No piece can move on from { $at_space }.
refusal-none-fresh = There are no { at-sort } there that have not moved yet.
refusal-none-ridden = There are no { at-sort } there that can move a second space.
refusal-enemy-piece = { at-sort } are not yours to move.
refusal-nobody-taken = Take at least one piece first.
refusal-not-by-land = A piece that has moved by land cannot also travel by rail or sea.
refusal-not-a-city = Rail movement starts in a city, and { $at_space } is not one.
refusal-no-railway = { $at_space } is not on a railroad.
refusal-no-railway-there = No railroad goes to { $at_space }.
refusal-railway-broken = No open railroad leads to { $at_space }: the enemy owns or occupies { $block }.
refusal-rail-capacity = That needs { $number } Rail Stock; { $left } left this turn.
refusal-not-a-port = Movement by sea starts in a port, and { $at_space } is not one.
refusal-not-a-coast = { $at_space } is not on the ocean or the Gulf.
refusal-naval-capacity = That needs { $number } { $number ->
    [one] naval point
   *[other] naval points
  }; { $left } left this turn.
refusal-no-battle-there = There is no battle to fight in { $at_space }.
refusal-not-yours = { at-sort } are not yours.
refusal-none-in-reserve = There are no { at-sort } in your reserve.
refusal-none-in-line = There are no { at-sort } in your line.
refusal-line-empty = At least one unit must be in the line; a leader does not count.
refusal-moved-the-other-way = { at-sort } have already moved the other way in this step.
refusal-leader-fires-not = Leaders do not fire.
refusal-all-have-fired = All { at-sort } in the line have already fired.
refusal-not-in-the-line = There are no { at-sort } in your line.
refusal-leader-no-target = Leaders cannot be chosen as targets.
refusal-target-not-in-line = There are no { at-sort } in the enemy line.
refusal-leader-not-rallied = Leaders cannot be rallied.
refusal-not-lost = You have not lost any { at-sort } in this battle.
refusal-not-to-place = You have no { at-sort } to place.
refusal-not-your-colour = { $at_space } is not your colour.
refusal-space-has-one = { $at_space } has already received its one new piece.
refusal-enemy-in-space = { $at_space } is occupied by the enemy: { at-sort }.
refusal-too-dear = That costs { $number } { $number ->
    [one] point
   *[other] points
  }; { $left } left.
refusal-not-for-sale = You cannot buy { at-sort }.
refusal-state-has-one = { $at_state } has already received its one free infantry.
refusal-not-controlled = You do not control { $at_space }.
refusal-not-the-lands-of-the-power = { $power ->
    [french] French pieces are placed in Mexico, and { $at_space } is not there.
   *[british] British pieces are placed in Canada, and { $at_space } is not there.
  }
refusal-power-cities-only = New British units are placed in the Canadian cities only, not in { $at_space }.
refusal-mexico-city-only = New French units are placed in Mexico City only, not in { $at_space }.
refusal-power-not-in-war = The power that would supply { at-sort } is not in the war.
refusal-state-seceded = { $at_space } is part of an independent state.
refusal-nothing-aboard = There are no { at-sort } aboard.
refusal-leader-never-drowns = Leaders are never lost at sea.
refusal-emancipated-already = The slaves have already been emancipated.
refusal-no-great-victory = The Union must first win a battle in which eight enemy units are eliminated.
refusal-conscripted-already = Each side can declare conscription only once.
refusal-not-your-initiative = { $action ->
    [appeal] Only the Confederacy can seek European support.
   *[declare-war] Only the Union can declare war on Europe.
  }
refusal-diplomacy-too-dear = Diplomacy costs 10 points; your next production would be { $number }.
refusal-at-war-already = There is already war with Europe.
refusal-not-a-way-back = { $why ->
    [enemy] The enemy is in { $at_space }.
   *[origin] None of these pieces came from { $at_space }.
  }
refusal-not-a-refuge = { $why ->
    [far] You cannot retreat to { $at_space }: it is not adjacent.
    [closed] You cannot retreat to { $at_space }: nobody may enter it now.
    [enemy] You cannot retreat to { $at_space }: the enemy is there.
    [mexico] You cannot retreat to { $at_space }: Mexican revolutionaries may not leave Mexico.
   *[attack] You cannot retreat to { $at_space }: the attack came from there.
  }
refusal-defenders-together = Beaten defenders retreat together, into one space.
refusal-nobody-to-detach = There are no { at-sort } left to retreat.
refusal-not-nearest = { $at_space } is not one of the nearest spaces still held by the Confederacy: { $names }.
refusal-not-a-group = { $came ->
    [by-sea] The group from { $at_space } came by sea.
    [by-land] The group from { $at_space } came by land.
   *[not] No group of attackers came from { $at_space }.
  }
refusal-leaders-only = The group from { $at_space } has leaders only; the main army must have a unit.
refusal-state-needs-garrison = { $at_state } must keep { $need } { $need ->
    [one] unit
   *[other] units
  } and has { $has }.
refusal-state-invaded = The enemy is in { $at_state }: it must keep { $need } units and has { $has }.
refusal-state-first = { $at_state } needs { $need } { $need ->
    [one] unit
   *[other] units
  } and has { $has }: new units go there first.
refusal-assigned-already = { $at_space } has already been assigned this turn.
refusal-same-theatre = { $at_space } already belongs to that theatre.
refusal-none-to-transfer = There are no { at-sort } there to give to that commander.
refusal-other-theatre = { $at_space } belongs to the other commander.
refusal-no-rail-in-basic = Railroads are not used in the basic game.
refusal-no-sea-in-basic = There is no movement by sea in the basic game.

## The text game

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
date = { month } { $year }
kind = { $kind ->
    [infantry] infantry
    [cavalry] cavalry
    [elite] elite cavalry
    [artillery] artillery
   *[leader] { $count ->
        [one] leader
       *[other] leaders
      }
  }
pieces-alike = { $count } { kind }
when = { $date ->
    [none] Turn { $turn }
   *[other] { $date } (turn { $turn })
  }
header = { when }. { side } turn.
header-over = { when }. The war is over.
means = points { $points }, income { $income }, cities { $cities }, victory { $score } of { $needed }
transport = Rail Stock { $rail }, Naval Rating { $naval }
cities = { side } cities: { $names }
battle-header = Battle: { $space }, turn { $round }. { side-name } attacks.
battle-hidden = The deployment is hidden.
battle-area = { area }: { $pieces }
second-seat = { $name } (second commander)
place-held = { $space }: { $side ->
    [union] owned by the Union
    [confederate] owned by the Confederacy
   *[nobody] owned by nobody
  }
place-next = adjacent: { $names }
place-rail = by rail: { $names }
example-action = from washington
example-why = why to richmond
example-map = map richmond
example-rule = rule S-deploy-01

## The tactical battle

area = { $area ->
    [line-1] the left wing
    [line-2] the centre
    [line-3] the right wing
    [middle-1] the left middle area
    [middle-2] the centre middle area
    [middle-3] the right middle area
    [reserve] the reserve
   *[routed] the retreat area
  }
terrain = { $terrain ->
    [river-behind] a river behind the army
    [stream] a stream
    [village] a village
    [woods] woods
    [hill] a hill
    [river-front] a river in front of the army
   *[none] open ground
  }
wear = { $wear ->
    [fresh] no action used
    [used] one action used
    [fired] one action used, has fired
    [used-twice] two actions used
    [spent] no action left
    [two-shots] two actions used, has fired twice
   *[fired-twice] two actions used, has fired
  }
ask-terrain = { side }: place your terrain at { $space }.
ask-deploy = { side }: deploy at { $space }. The enemy cannot see it.
ask-dig = { side }: where do you entrench?
ask-act = { side }: which piece acts at { $space }? (battle turn { $round })
ask-order = { side }: what does { sort } do?
ask-stand = { side }: stand, or retreat from { $space }?
ask-dodge = { side }: does the cavalry dodge the charge?
ask-pursue = { side }: pick a pursuer and its target.
ask-lose-leader = { side }: which leader is lost?
choice-ground = { terrain } in { area }
choice-deploy = { sort } to { area }
choice-dig = entrench { area }
choice-act = { sort } in { area } ({ wear })
choice-shift = to { area }
choice-fire = fire at { target }
choice-charge = charge { target }
choice-rally = rally { target }
choice-pass = end this part of the phase
choice-withdraw = retreat from the battle
choice-stand = stand
choice-dodge = dodge to the reserve
choice-hold = stand and take the charge
choice-pursue = { sort } pursues { target }
choice-halt = end the pursuit
choice-lose = lose { sort }

event-deployed = Both armies have deployed at { $space }.
event-terrain = Terrain of the { $battle_side ->
    [attacker] attacker
   *[defender] defender
  }: { terrain }.
event-initiative = Initiative: attacker { $attacker }, defender { $defender }. { side-name } acts first.
event-dug = { sort } in { area }: { $dice } against { $need }, { $dug ->
    [yes] entrenched
   *[no] not entrenched
  }.
event-guns-captured = Artillery captured: { sort }.
event-battle-turn = Battle turn { $number }.
event-stepped = { sort } moves to { area }.
event-fired = { sort } fires at { target }: { $dice }{ $bonus ->
    [0] { "" }
   *[other] { " " }({ $bonus })
  } against { $need }, { $result ->
    [destroyed] destroyed
    [routed] routed
   *[miss] no hit
  }.
event-charged = { sort } charges { target }: { $dice } ({ $bonus }) against { $against } ({ $other_bonus }), { $result ->
    [target-destroyed] the target is destroyed
    [target-routed] the target is routed
    [charger-destroyed] the charger is destroyed
    [charger-routed] the charger is routed
   *[nothing] no effect
  }.
event-dodged = { sort } dodges the charge.
event-line-lost = The { $side ->
    [attacker] attacker
   *[defender] defender
  } has lost the battle.
event-pursued = { sort } pursues { target }: { $dice } ({ $bonus }) against { $need }, { $caught ->
    [yes] caught
   *[no] escaped
  }.

refusal-not-of-this-side = { at-sort } are not yours.
refusal-not-in-your-reserve = There are no { at-sort } in your reserve to deploy.
refusal-not-your-line = You can only use your own line areas for that.
refusal-no-such-column = A skirmish has only one column.
refusal-column-empty = Every line area needs a unit before the battle begins. Still empty: { area }.
refusal-wrong-phase = This is the { battle-phase }: { at-sort } do not act now.
refusal-nobody-of-that-kind = No such piece has an action left: { sort }, { area }.
refusal-areas-not-adjacent = That area is not adjacent.
refusal-enemy-in-area = That area is occupied by the enemy: { at-sort }.
refusal-zone = A piece adjacent to enemy units may not move to another area adjacent to enemy units.
refusal-routed-stay = Routed units stay in the retreat area until they are rallied.
refusal-no-second-fire = Only elite cavalry may fire twice in a phase, not { at-sort }.
refusal-reserve-does-nothing = Pieces in the reserve can neither fire nor charge.
refusal-leaders-do-not-fight = Leaders neither fire nor charge.
refusal-target-not-ahead = There are no { at-sort } straight ahead within range.
refusal-line-of-fire = { at-sort } stand between the artillery and { target }.
refusal-leader-is-no-target = Leaders cannot be chosen as targets.
refusal-not-a-leader-there = There is no such leader of yours in the area that was hit.
refusal-artillery-does-not-charge = Artillery never charges.
refusal-screened = The artillery is screened by { at-sort } in the same area.
refusal-river-between = A river stops the charge.
refusal-only-leaders-rally = Only leaders can rally units.
refusal-rally-from-reserve = A leader can rally only from the reserve.
refusal-not-routed = You have no { at-sort } in the retreat area.
refusal-too-early-to-retreat = You may not retreat before the first battle turn is over.
refusal-acted-in-this-phase = You have already acted in this phase and may not retreat until the next one.
refusal-cannot-pursue = { $why ->
    [enemy] { at-sort } are not yours.
    [absent] There are no { at-sort } in your army to pursue with.
   *[unfit] { at-sort } cannot pursue: only infantry and cavalry that are not routed can.
  }
refusal-pursued-already = All { at-sort } have already pursued.
refusal-covered = Cavalry that was not routed covered the retreat when the battle ended, so infantry may not pursue.
refusal-cover-first = { at-sort } cover the retreat and must be destroyed first.
refusal-infantry-after-cavalry = Infantry may not pursue cavalry.
refusal-no-such-fugitive = There are no { at-sort } to pursue.
refusal-terrain-not-rolled = You have no such terrain to place.
refusal-area-has-terrain = That area already has terrain.
refusal-no-infantry-to-dig = There is no infantry in that area to entrench.
refusal-dug-already = You have already tried to entrench that area.

## Terms, each with its forms, and what it means

term-border = border state | border states
term-border-means = Home to nobody and open to both sides: Washington D.C., St. Louis and Louisville lie in such states (B-board-02, B-board-09).
term-pp = PP
term-pp-means = Production points, paid by cities and spent on new pieces, trains and ships; what is left is lost (S-prod-07, S-prod-10).
term-line = battle line
term-line-means = In the basic game the pieces that fire and can be hit; the others wait in reserve (B-battle-02, B-fire-01).
term-reserve = reserve
term-reserve-means = Pieces that wait behind the line: they neither fight nor can be hit there, and leaders rally from there (S-field-05, S-leader-02).
term-rally = rally | rallied
term-rally-means = A leader in reserve tries to bring a lost or fleeing unit back (B-rally-02, S-leader-02).
term-rail-stock = Rail Stock
term-rail-stock-means = How many pieces a side can carry by rail in a month; it is not used up (S-rail-06, S-rail-07).
term-naval-rating = Naval Rating | Naval Ratings
term-naval-rating-means = The strength of a side’s ships: added to its dice in naval battles, and the limit of what it can land (S-naval-05, S-amph-02).
term-amphibious = amphibious move | amphibious movement
term-amphibious-means = Moving by ship from a port to any space on the ocean or the Gulf (S-amph-01).
term-rating = European Intervention Rating
term-rating-means = How hard it is to bring Europe into the war: low is good for the South, high for the North (S-euro-01, S-supp-03).
term-skirmish = skirmish | skirmishes
term-skirmish-means = A battle in which a side has five units or fewer: it has a single column (S-tac-03).
term-major = major battle | major battles
term-major-means = A battle with six units or more on both sides, fought in three columns (S-tac-03).
term-middle = middle area | middle areas
term-middle-means = The ground between the two lines of a column; who enters it first meets the enemy there (S-field-02).
term-retreat-area = retreat area
term-retreat-area-means = Where fleeing units are until a leader rallies them or the battle ends (S-field-06, S-leader-04).
term-charge = charge | charges
term-charge-means = An attack at close quarters: both sides roll, and either may lose its unit (S-charge-02, S-charge-03).
term-dodge = dodge
term-dodge-means = Cavalry charged by infantry may ride to its reserve before the dice are rolled (S-charge-08).
term-pursuit = pursuit
term-pursuit-means = After a battle the winner’s units may each try to destroy one fleeing piece (S-pursuit-01).

## Reference card

card-south = South
card-arrival = { $turn ->
    [0] at the start
   *[other] after battle turn { $turn }
  }
card-kind = { $kind ->
    [infantry] infantry
    [cavalry] cavalry
    [elite-cavalry] elite cavalry
    [artillery] artillery
    [leader] leader
    [rail-action] Rail Stock
    [naval-rating] Naval Rating
   *[standard-bearer] standard bearer
  }
card-column = { $name ->
    [piece] Piece
    [move] Move
    [fire] Fire
    [cost] Cost
    [transport] Rail or sea points
    [difference] Lower by
    [loss] Points lost
    [actions] Battle actions
    [range] Range
    [charge] Charge
    [pursuit] Pursuit
    [year] Year
    [need] Needs
    [roll] Dice
    [arrival] Arrives
    [number] Terrains
   *[guns] Guns there
  }

# The rules

## 0. Layers of rules

rule-ACW-S-layer-01 = The standard game is the basic game plus changes; where standard text speaks on a subject it replaces the basic text completely (set-up, victory, production, battle); where it is silent, basic text stays in force.
rule-ACW-A-layer-01 = Each advanced rule is optional; the players agree before the game which ones are used, and this is fixed for the whole game. Any combination is legal.
rule-ACW-A-layer-02 = If an advanced rule that is on conflicts with a standard rule, the advanced rule wins.

## 1. Basic game

rule-ACW-B-gen-01 = Two sides, North and South; 2 players (up to 4 as teams, see 3.12). All dice are six-sided.
rule-ACW-B-gen-02 = Capitals: Washington D.C. (North), Richmond (South).

## 1.1 Map

rule-ACW-B-board-01 = The map is a set of spaces: regions and cities. A city is a space of its own and behaves exactly like a region for movement and battle.
rule-ACW-B-board-02 = Home spaces: grey-bordered = South, blue-bordered = North. Green-bordered = border states, home to nobody.
rule-ACW-B-board-03 = Both players may enter border-state spaces.
rule-ACW-B-board-04 = Canada, Mexico and the western and Indian territories may not be entered in the basic game.
rule-ACW-B-board-05 = Lakes, oceans and the Gulf cannot be entered.
rule-ACW-B-board-06 = Railroads have no function in the basic game.
rule-ACW-B-board-07 = Rivers are decoration: they neither cost movement nor divide a space.
rule-ACW-B-board-08 = The number printed beside a city is ignored in the basic game; every city is worth 10 PP.
rule-ACW-B-board-09 = City census: 11 Northern, 13 Southern, 3 border (Washington D.C., St. Louis, Louisville).

## 1.2 Pieces

rule-ACW-B-piece-01 = Piece kinds: infantry, cavalry, artillery, leader, standard bearer. Elite cavalry does not exist in the basic game.
rule-ACW-B-piece-02 = Standard bearers are only markers standing for a crowd of pieces kept off-map; they have no rules effect.

## 1.3 Set-up

rule-ACW-B-setup-01 = South sets up everything first, then North.
rule-ACW-B-setup-02 = South: 1 infantry in each of the 13 grey cities.
rule-ACW-B-setup-03 = South additionally: Richmond 3 I, 2 C, 2 A; Chattanooga 2 I, 1 C, 1 A; Memphis 2 I, 1 C, 1 A.
rule-ACW-B-setup-04 = South then places 5 I, 2 C, 2 A freely in grey spaces, at most one of these nine per space.
rule-ACW-B-setup-05 = North: 1 infantry in each of the 11 blue cities and in St. Louis and Washington D.C. (13 in all).
rule-ACW-B-setup-06 = North additionally: Washington D.C. 3 I, 2 C, 2 A; Cincinnati 2 I, 1 C, 1 A; St. Louis 2 I, 1 C, 1 A.
rule-ACW-B-setup-07 = North then places 5 I, 2 C, 2 A freely in blue spaces, at most one of these nine per space.
rule-ACW-B-setup-08 = Totals per side: 25 I, 6 C, 6 A, 0 leaders.
rule-ACW-B-setup-09 = Instead of this set-up the players may agree to use the historical scenario’s deployment (section 4) with the basic rules.

## 1.4 Turns

rule-ACW-B-turn-01 = A turn = South moves all it wants, then fights every battle that resulted; then North does the same.
rule-ACW-B-turn-02 = A player finishes all movement before the first battle of his turn is fought.
rule-ACW-B-turn-03 = After every third turn there is one purchase step: South buys and places, then North buys and places. Then the three-turn cycle starts again.
rule-ACW-B-turn-04 = The moving player chooses the order of his battles.
rule-ACW-B-turn-05 = The cycle goes on until somebody wins; there is no last turn.

## 1.5 Movement

rule-ACW-B-move-01 = In his turn a player may move all, some or none of his pieces.
rule-ACW-B-move-02 = Entering any adjacent space (region or city) costs 1 movement point.
rule-ACW-B-move-03 = Infantry and artillery: 1 point. Cavalry and leaders: 2 points.
rule-ACW-B-move-04 = A piece that enters a space holding an enemy piece stops there for the turn, and a battle will be fought there.
rule-ACW-B-move-05 = Opposing pieces may never share a space except to fight.
rule-ACW-B-move-06 = Pieces move individually; pieces from several spaces may converge on one space.

## 1.6 Battle line and reserve

rule-ACW-B-battle-01 = Whenever the mover has entered a space with enemy pieces, a battle is fought there. The player whose pieces were already in the space is the defender.
rule-ACW-B-battle-02 = Both players divide all their pieces in the space between battle line and reserve.
rule-ACW-B-battle-03 = Each line must contain at least one unit at the start (a leader does not satisfy this). No upper limit on line or reserve.
rule-ACW-B-battle-04 = The battle repeats the cycle Fire → Rally → Reserve movement until one side has no unit in its line. In each step the defender acts first, then the attacker.
rule-ACW-B-battle-05 = A force made only of leaders cannot form a line and loses at once.
rule-ACW-B-battle-06 = The defender divides his pieces first, in the open, then the attacker. Option basic-array: both divide them in secret.

## 1.7 Fire

rule-ACW-B-fire-01 = Only pieces in the line fire; reserve pieces do not.
rule-ACW-B-fire-02 = Each piece fires at most once per fire step.
rule-ACW-B-fire-03 = A side may fire with at most 5 pieces plus 1 per own leader currently in the line.
rule-ACW-B-fire-04 = Firing is compulsory: the number of shots is min(units in line, 5 + leaders in line). Fewer is illegal. The player chooses which units fire when he has more than the limit.
rule-ACW-B-fire-05 = Shots are resolved one at a time: pick a firing unit, pick a target unit in the enemy line, roll 2d; a total at or above the firer’s fire value eliminates the target.
rule-ACW-B-fire-06 = Fire values: cavalry 9, infantry 8, artillery 7. The kind of target does not matter.
rule-ACW-B-fire-07 = Targets must be in the enemy line; reserve pieces cannot be hit.
rule-ACW-B-fire-08 = Casualties are removed at once, so a unit killed by the defender’s fire does not shoot back in that step.
rule-ACW-B-fire-09 = Eliminated units are put aside until the battle ends because they can be rallied; then they leave the game.
rule-ACW-B-fire-10 = Leaders cannot be chosen as targets.
rule-ACW-B-fire-11 = If a shot’s dice show 11 or 12, one enemy leader in the enemy line (if any) is eliminated in addition to the target.
rule-ACW-B-fire-12 = Leaders in reserve are never killed by fire.

## 1.8 Combined arms bonus

rule-ACW-B-bonus-01 = While a player has at least one infantry, one cavalry, one artillery and one leader in his own line, each of his fire rolls gets +1.
rule-ACW-B-bonus-02 = The bonus is lost as soon as one of the four kinds is missing from the line, and comes back if the set is complete again. It is tested at the moment of each shot.
rule-ACW-B-bonus-03 = Example: with the bonus infantry hits on a dice total of 7.

## 1.9 Rally

rule-ACW-B-rally-01 = In his rally step each of a player’s leaders in the reserve may try once to recover one unit lost earlier in this same battle.
rule-ACW-B-rally-02 = Roll 2d per leader; 9+ succeeds: the chosen unit returns to the reserve.
rule-ACW-B-rally-03 = Infantry, cavalry and artillery can be rallied; leaders cannot.
rule-ACW-B-rally-04 = Leaders in the line cannot rally; leaders in reserve do not raise the fire limit.
rule-ACW-B-rally-05 = Any of the player’s units lost in this battle, in whichever cycle, is eligible.
rule-ACW-B-rally-06 = The unit to be rallied is named before the dice are rolled.

## 1.10 Moving between line and reserve

rule-ACW-B-reserve-01 = In his reserve step a player may shift any number of pieces between line and reserve in both directions.
rule-ACW-B-reserve-02 = He must leave at least one unit (not a leader) in the line or he loses the battle.

## 1.11 End of a battle

rule-ACW-B-end-01 = A player loses the moment he has no infantry, cavalry or artillery in his line, even if his reserve is full.
rule-ACW-B-end-02 = The battle stops at that moment; remaining shots are not taken.
rule-ACW-B-end-03 = All of the loser’s remaining pieces in that battle — reserve units and every leader — are eliminated. There is no retreat in the basic game.
rule-ACW-B-end-04 = The winner puts all surviving pieces (line and reserve) in the contested space.

## 1.12 Victory

rule-ACW-B-win-01 = A player wins immediately when he holds enemy cities worth 8 at the same time.
rule-ACW-B-win-02 = A city is held when at least one of the player’s units (not merely a leader) is in it.
rule-ACW-B-win-03 = For the North, Richmond counts as two. For the South, Washington D.C. counts as two. All others count one.
rule-ACW-B-win-04 = For victory, Washington D.C. and St. Louis are Northern cities. Louisville counts for nobody.
rule-ACW-B-win-05 = Example: South holding Washington, St. Louis, Chicago, Philadelphia, New York and Indianapolis has 7 and needs one more.
rule-ACW-B-win-06 = “Immediately” = checked after each completed move into an empty enemy city and after each battle.

## 1.13 Purchases

rule-ACW-B-buy-01 = PP = 10 × number of friendly cities.
rule-ACW-B-buy-02 = Friendly cities: (a) own-colour cities without enemy pieces; (b) border cities (St. Louis, Louisville, Washington D.C.) containing at least one own unit (a leader does not count).
rule-ACW-B-buy-03 = Captured enemy cities give no PP to the captor but deny them to the owner.
rule-ACW-B-buy-04 = For purchases Washington D.C. is a border city although it is Northern for victory.
rule-ACW-B-buy-05 = Both sides start at 13 friendly cities = 130 PP.
rule-ACW-B-buy-06 = Costs: infantry 10, cavalry 15, artillery 20, leader 20.
rule-ACW-B-buy-07 = Unspent PP are lost.
rule-ACW-B-buy-08 = South buys and places before North buys.
rule-ACW-B-buy-09 = New pieces go to own-colour spaces only, at most one new piece per space per purchase step.
rule-ACW-B-buy-10 = No new piece may be placed in a space holding enemy units, in enemy-colour spaces, or in border states.

## 2. Standard game

## 2.1 Pieces

rule-ACW-S-piece-01 = Units: infantry, cavalry (brown horse), elite cavalry (black horse), artillery. Leaders are pieces but not units.
rule-ACW-S-piece-02 = Colours: Union blue, Confederate grey, British/Canadian red, French light blue. Light-blue infantry also stand for rioters and independent states, red infantry for Mexican revolutionaries; the engine must keep these as separate factions.
rule-ACW-S-piece-03 = Elite cavalry counts as cavalry in every rule and table unless a separate entry is given for it.
rule-ACW-S-piece-04 = Leaders cannot be attacked directly in battle (they can be picked as pursuit targets, see ACW-S-pursuit-08).
rule-ACW-S-piece-05 = A player may at any time swap a group for a standard bearer and back; no rules effect.

## 2.2 Map and ownership

rule-ACW-S-map-01 = Spaces are cities and sub-divisions of states (provinces in Canada). Cities behave like regions for movement and battle.
rule-ACW-S-map-02 = Starting ownership: the North belongs to the Union, the South to the Confederacy, the border states to nobody, Canada to Great Britain, Mexico to nobody at first.
rule-ACW-S-map-03 = Oceans and lakes can only be crossed by amphibious movement.
rule-ACW-S-map-04 = The Indian Territory and the western Territories may never be entered by anyone.
rule-ACW-S-map-05 = Rivers have no effect.
rule-ACW-S-map-06 = A player owns every space of his colour that has no enemy unit in it, whether or not he has pieces there (ownership matters for production, placement, rail).
rule-ACW-S-map-07 = A space not of his colour belongs to a player only while at least one of his units (not a leader) is in it.
rule-ACW-S-map-08 = When the last occupying unit leaves or dies, the space reverts at once to its colour’s owner (or to neutral for green).
rule-ACW-S-map-09 = Only one side’s units may be in a space at any time; entering a space with enemy units causes a battle.
rule-ACW-S-map-10 = Allied units (for example British with Confederate) may share a space without battle.

## 2.3 Victory

rule-ACW-S-win-01 = Union wins if at the end of some monthly turn, up to and including December 1865, it simultaneously occupies every grey city and every border-state city.
rule-ACW-S-win-02 = That is 13 + 3 = 16 cities: the 13 Southern ones plus Washington D.C., St. Louis and Louisville.
rule-ACW-S-win-03 = A city is occupied if a unit of the player (I, C/E or A) is in it at the end of the monthly turn; being home colour is not enough.
rule-ACW-S-win-04 = Confederacy wins if the December 1865 turn ends without a Union win.
rule-ACW-S-win-05 = Confederacy also wins if at the end of a monthly turn it simultaneously occupies Union cities worth 6, blue cities counting 1 and Washington D.C. counting 2 (so Washington plus four others suffices).
rule-ACW-S-win-06 = Victory is only tested at the end of a monthly turn (after the Union’s battles), never in mid-turn.

## 2.4 Sequence of play

rule-ACW-S-seq-01 = One turn = one month. Confederate movement, Confederate battles, Union movement, Union battles, then the turn marker advances.
rule-ACW-S-seq-02 = All movement of the active player ends before his first battle; once a battle has begun nothing moves except by retreat.
rule-ACW-S-seq-03 = The active player chooses the order of his battles.
rule-ACW-S-seq-04 = Allies of a player move and fight in that player’s part of the turn.
rule-ACW-S-seq-05 = After March, June, September and December come, in this order: (1) naval battle phase, (2) political initiatives, (3) production.
rule-ACW-S-seq-06 = Then the next month is played; the cycle repeats until victory or the end of December 1865.
rule-ACW-S-seq-07 = Full games run October 1861 – December 1865 = 51 monthly turns, preceded by one production phase.
rule-ACW-S-seq-08 = The turn marker is advanced after every month, also after the third: naval battle, politics and production of a quarter are carried out with the marker already on the next month.

## 2.5 Land movement

rule-ACW-S-move-01 = Infantry and artillery 1 space per turn; cavalry and leaders 2.
rule-ACW-S-move-02 = Entering a space with enemy units ends the piece’s move and causes a battle.
rule-ACW-S-move-03 = Canada and Mexico may not be entered unless war with Great Britain/France exists (section 2.11).
rule-ACW-S-move-04 = A piece uses only one kind of movement in a turn: land, rail or amphibious.

## 2.6 Rail movement

rule-ACW-S-rail-01 = To move by rail a piece must begin the turn in a city connected to the railroad and must not have moved yet this turn.
rule-ACW-S-rail-02 = It may travel any distance along connected track.
rule-ACW-S-rail-03 = It may not enter or pass through a space owned or occupied by the enemy, so rail movement never starts a battle.
rule-ACW-S-rail-04 = It may end in any space on the line, city or not.
rule-ACW-S-rail-05 = Rail movement takes the whole turn: no further move this turn.
rule-ACW-S-rail-06 = The rail costs of all pieces a player moves by rail in one turn may not exceed the current Rail Stock. Costs: infantry 1, artillery 1, cavalry 2, leader 0.
rule-ACW-S-rail-07 = Rail Stock is a capacity and is not used up: the full value is available again each turn.
rule-ACW-S-rail-08 = Start values (historical): Union 7, Confederacy 4. Price of one more: Union 10 PP, Confederacy 12 PP (plus the yearly rise).

## 2.7 Amphibious movement

rule-ACW-S-amph-01 = Instead of moving by land, pieces may move from a port (city adjacent to the ocean) to any space adjacent to the ocean or the Gulf of Mexico.
rule-ACW-S-amph-02 = Capacity per player turn = current Naval Rating. Costs: infantry 1, artillery 1, cavalry 2, leader 0.
rule-ACW-S-amph-03 = Landing in a space with enemy units causes a battle.
rule-ACW-S-amph-04 = In that battle the landing player has −1 on all his charge rolls and −1 on all his fire rolls.
rule-ACW-S-amph-05 = If the landing player loses that battle his army cannot retreat: all his pieces in the battle are eliminated.
rule-ACW-S-amph-06 = Each time an amphibious move is attempted the opponent may intercept by declaring a naval battle (section 2.8).
rule-ACW-S-amph-07 = If the moving player loses or ties the interception battle, the move is cancelled and surviving pieces return to the port they left.
rule-ACW-S-amph-08 = If the moving player loses naval points in it, he also loses that many of the units being carried, of his own choice.
rule-ACW-S-amph-09 = If the moving player wins, the move goes on; the interceptor takes the table loss.
rule-ACW-S-amph-10 = Start values (historical): Union Naval Rating 5, Confederacy 1. Price of one more: Union 10 PP, Confederacy 15 PP (plus the yearly rise).
rule-ACW-S-amph-11 = A landing that is turned back has used its movement and its naval capacity.

## 2.8 Naval battles

rule-ACW-S-naval-01 = There are no fleet pieces; only the two Naval Ratings.
rule-ACW-S-naval-02 = In the naval battle phase (after the quarter’s third turn, before political initiatives) either player may declare a naval battle; once per quarter.
rule-ACW-S-naval-03 = If nobody declares, the phase ends.
rule-ACW-S-naval-04 = A naval battle also happens when an amphibious move is intercepted.
rule-ACW-S-naval-05 = Resolution: each side rolls 2d and adds its Naval Rating; compare. Equal: no effect.
rule-ACW-S-naval-06 = The lower total loses naval points by the difference: by 1 to 3 one point, by 4 to 6 two, by 7 or more three.
rule-ACW-S-naval-07 = A Naval Rating never falls below 0.

## 2.9 Political initiatives

rule-ACW-S-pol-01 = Once per quarter, before production, each player may choose at most one initiative. The Confederate player chooses and resolves first, then the Union player.
rule-ACW-S-pol-02 = The initiatives: emancipation (either side, once in the game for both together; the Union must have earned it); conscription (either side, once each); diplomacy in Europe (either side, in any number of quarters); an attempt at support or intervention (Confederacy only, in any number of quarters); a declaration of war on Great Britain, France and Canada (Union only, until at war).

## 2.9 Initiative: emancipation

rule-ACW-S-eman-01 = Only one emancipation can happen in the game: whoever does it first bars the other.
rule-ACW-S-eman-02 = The Union may choose it only after having won a battle in which it eliminated 8 or more enemy units.
rule-ACW-S-eman-03 = The Confederacy may choose it in any quarter without condition.
rule-ACW-S-eman-04 = Union emancipation, effect 1: the South immediately gets 6 free infantry, placed in spaces it controls, at most one per space.
rule-ACW-S-eman-05 = Union emancipation, effect 2: the European Intervention Rating is raised at once to 12.
rule-ACW-S-eman-06 = Confederate emancipation, effect 1: the European Intervention Rating drops to 5 unless it is already lower.
rule-ACW-S-eman-07 = Confederate emancipation, effect 2: roll 2d for each Confederate state (some have several regions) that is not wholly occupied by Union units; on 8+ the state secedes from the Confederacy.
rule-ACW-S-eman-08 = Every Confederate unit in a seceding state is moved at once to the nearest space still part of the Confederacy.
rule-ACW-S-eman-09 = The independent state places 1–3 infantry (light blue) in each of its unoccupied spaces.
rule-ACW-S-eman-10 = Independent infantry never move; they fight any unit, Northern or Southern, that enters their space.
rule-ACW-S-eman-11 = Confederate emancipation, effect 3: roll 1d for every unit of the Confederate army; on 1 or 2 that unit disbands (eliminated).
rule-ACW-S-eman-12 = Confederate emancipation, effect 4: 12 PP are added to the Confederate total.
rule-ACW-S-eman-13 = Effects are applied in the order listed.

## 2.9 Initiative: conscription

rule-ACW-S-consc-01 = Each side may declare it once in the game, in any political phase it likes.
rule-ACW-S-consc-02 = Union: +20 PP in every production phase for the rest of the game (the one that follows at once included).
rule-ACW-S-consc-03 = Union: roll 2d for each of Boston, New York, Chicago, Philadelphia not occupied by Southern units; on 8+ a riot breaks out.
rule-ACW-S-consc-04 = Confederacy: +15 PP in every production phase for the rest of the game.
rule-ACW-S-consc-05 = Confederacy: riot rolls for Richmond, Atlanta, New Orleans not occupied by Northern units; 8+ riots.
rule-ACW-S-consc-06 = A rioting city receives 1d rioter infantry (light blue).
rule-ACW-S-consc-07 = Rioters fight any unit of the declaring side that is in, or moves into, the city.
rule-ACW-S-consc-08 = Rioters never leave the city.
rule-ACW-S-consc-09 = A rioting city gives its owner no PP until all rioters in it are eliminated.

## 2.9 Initiative: diplomacy in Europe

rule-ACW-S-dipl-01 = Union diplomacy: pay 10 PP from the next production phase; European Intervention Rating +1.
rule-ACW-S-dipl-02 = Confederate diplomacy: pay 10 PP from the next production phase; European Intervention Rating −1.
rule-ACW-S-dipl-03 = Diplomacy may be chosen only by a side whose next production, as the map stands, would be at least 10 PP. What is then short is paid as far as it goes.

## 2.9 Initiative: support or intervention

rule-ACW-S-supp-01 = Roll 2d and compare with the current European Intervention Rating.
rule-ACW-S-supp-02 = Roll ≥ rating: the Confederacy gets 15 extra PP in the next production phase, provided it still controls at least one port then. One-time.
rule-ACW-S-supp-03 = Roll ≥ rating + 3: Great Britain and France intervene fully — war with Europe (section 2.11).
rule-ACW-S-supp-04 = Roll < rating: nothing.

## 2.9 Initiative: declaration of war

rule-ACW-S-war-01 = The Union may declare war on Great Britain, France and Canada; this starts war with Europe.
rule-ACW-S-war-02 = Without such a war no unit may cross into Canada or Mexico.

## 2.10 European Intervention Rating

rule-ACW-S-euro-01 = The European Intervention Rating starts at 8. Low is good for the South, high for the North.
rule-ACW-S-euro-02 = Union wins a major battle: +1. Confederacy wins a major battle: −1. Skirmishes never change it.
rule-ACW-S-euro-03 = Union captures Richmond: +2. Confederacy captures Washington D.C.: −2.
rule-ACW-S-euro-04 = Union diplomacy +1, Confederate diplomacy −1.
rule-ACW-S-euro-05 = Union emancipation sets it to 12; Confederate emancipation lowers it to 5 if higher.
rule-ACW-S-euro-06 = No floor or ceiling is applied.

## 2.11 War with Europe

rule-ACW-S-europe-01 = Triggered by Union declaration or by full intervention; both triggers have the same effects, applied at once.
rule-ACW-S-europe-02 = France takes Mexico: the Southern player places 4 I, 2 C, 2 A (French) anywhere in Mexico.
rule-ACW-S-europe-03 = French income each production phase from now on: 5 PP (Mexico City) + 15 PP (France).
rule-ACW-S-europe-04 = New French units appear only in Mexico City.
rule-ACW-S-europe-05 = If Mexico City is captured by Union units or by revolutionaries, France leaves the war.
rule-ACW-S-europe-06 = From now on, in his production phase the Union player may roll 1d for each Mexican space except Mexico City; on 4–6 that space receives 1–3 Mexican revolutionary infantry.
rule-ACW-S-europe-07 = Revolutionaries are controlled by the Union player, fight French units, and may never leave Mexico.
rule-ACW-S-europe-08 = The Southern player also places 3 I, 1 C, 1 A (British) anywhere in Canada.
rule-ACW-S-europe-09 = British income each production phase: all Canadian city PP + 20 PP (Great Britain).
rule-ACW-S-europe-10 = New British units appear only in the Canadian cities.
rule-ACW-S-europe-11 = If all three Canadian cities are occupied by Union units at the same time, Great Britain leaves the war.
rule-ACW-S-europe-12 = The Confederate Naval Rating rises at once by 10.
rule-ACW-S-europe-13 = In each production phase in which the Confederacy controls at least one Southern port it receives 20 extra PP.
rule-ACW-S-europe-14 = European PP are kept apart from Confederate PP; each power buys only its own units, at the “North or Europe” prices.
rule-ACW-S-europe-16 = A Canadian city, or Mexico City, occupied by Union units pays nobody.
rule-ACW-S-europe-15 = European units move and fight in the Confederate part of the turn and may share spaces with Confederate units.

## 2.12 Production

rule-ACW-S-prod-01 = Every city has its printed PP value. (Values are map data: see ACW-D-02.)
rule-ACW-S-prod-02 = Production takes place after March, June, September and December.
rule-ACW-S-prod-03 = A player counts: own-colour cities not occupied by enemy units, and neutral (border) cities occupied by at least one of his units.
rule-ACW-S-prod-04 = Washington D.C. is neutral for production: it counts only for the side with a unit in it.
rule-ACW-S-prod-05 = An occupied enemy city gives its captor nothing but denies the owner its PP.
rule-ACW-S-prod-06 = Then add or subtract conscription, European support, Southern emancipation, war-with-Europe and diplomacy amounts.
rule-ACW-S-prod-07 = PP buy units, leaders, naval points and Rail Stock (and pay for diplomacy). For the North and Europe: infantry 9, cavalry 15, elite cavalry 18, artillery 15, leader 19, Rail Stock 10, naval point 10; for the South in 1861: 8, 11, 13, 16, 12, 12 and 15.
rule-ACW-S-prod-08 = The Confederate player buys and places first, then the Union player.
rule-ACW-S-prod-09 = New pieces are placed in own-colour spaces not occupied by enemy units; at most one new piece per space per production phase.
rule-ACW-S-prod-10 = Unspent PP are lost.
rule-ACW-S-prod-11 = All Southern costs (pieces, rail, naval) rise by 1 at the start of every year, in January: cost = 1861 cost + (year − 1861). Example: Southern cavalry 11 in 1861, 15 in 1865.
rule-ACW-S-prod-12 = Northern and European costs never change.

## 2.13 Tactical battle

rule-ACW-S-tac-01 = A tactical battle is fought in each space where the moving side’s units met enemy units, after all movement of that player is done.
rule-ACW-S-tac-02 = The side that moved in is the attacker, the side already there the defender.
rule-ACW-S-tac-03 = Two sizes. Skirmish: small. Major: both sides have 6 or more units (leaders not counted). Any battle in which at least one side has 5 units or fewer is a skirmish.
rule-ACW-S-tac-04 = The size is fixed when the battle starts and does not change with losses.
rule-ACW-S-tac-05 = Skirmishes do not move the European Intervention Rating; major battles do.

## 2.14 Battlefield

rule-ACW-S-field-01 = Skirmish field, per side: retreat area, reserve area, one line area; between the two lines one middle area.
rule-ACW-S-field-02 = Major field, per side: retreat area, reserve area, line areas left / centre / right; between the lines three middle areas left / centre / right. One side’s left faces the other side’s right.
rule-ACW-S-field-03 = Any number of pieces may be in one battle area.
rule-ACW-S-field-04 = Adjacency used by the engine (column k = 1..3, or the single column of a skirmish): an own line area touches the own reserve, the own lines beside it and the middle of its column; a middle area touches both sides’ lines of its column and the middles beside it; the reserve touches all own line areas; nothing leads into or out of the retreat area, and only a rally brings a unit back from it.
rule-ACW-S-field-05 = Pieces in a reserve area cannot fire, charge or be attacked.
rule-ACW-S-field-06 = The retreat area lies behind the reserve and holds routed units until rallied.
rule-ACW-S-field-07 = No separate board exists in the original; grouping of pieces is enough.

## 2.15 Deployment

rule-ACW-S-deploy-01 = Both sides deploy at the same time, hidden from each other; then both deployments are revealed together.
rule-ACW-S-deploy-02 = Pieces may be put in own line areas and own reserve only.
rule-ACW-S-deploy-03 = At the start every line area (one in a skirmish, three in a major battle) must hold at least one unit; leaders do not count.

## 2.16 Battle turn

rule-ACW-S-phase-01 = A battle turn has four phases: cavalry, artillery, infantry, leaders. In each, the attacker acts with all his pieces of that kind first, then the defender.
rule-ACW-S-phase-02 = A player may use all, some or none of the pieces of the phase’s kind.
rule-ACW-S-phase-03 = Cavalry phase: each cavalry/elite has 2 battle actions; move, charge or fire cost 1 each.
rule-ACW-S-phase-04 = Ordinary cavalry may not fire twice in a phase; elite cavalry may.
rule-ACW-S-phase-05 = Artillery phase: each artillery has 1 action: move or fire.
rule-ACW-S-phase-06 = Infantry phase: each infantry has 1 action: move, charge or fire.
rule-ACW-S-phase-07 = Leader phase: each leader has 2 actions: move, or rally (rally only while in the reserve area). Two equal actions are allowed, also two rallies.
rule-ACW-S-phase-08 = The two actions of a piece may be any allowed mix (move+fire, move+charge, charge+fire, charge+charge, move+move).
rule-ACW-S-phase-09 = Actions are resolved one at a time; results take effect before the next action.
rule-ACW-S-phase-10 = Phases repeat until the battle ends.
rule-ACW-S-phase-11 = Elite cavalry is the only unit that may fire twice in one phase. No other unit ever does, and elite cavalry never fires a third time, however many actions a piece has (surprise by initiative included).
rule-ACW-S-phase-12 = The two actions of a piece need not follow each other: other pieces may act in between.

## 2.17 Movement in battle

rule-ACW-S-tmove-01 = One action moves a piece to an adjacent battle area.
rule-ACW-S-tmove-02 = Zone restriction: a piece that stands in an area adjacent to enemy units may not move to another area that is also adjacent to enemy units.
rule-ACW-S-tmove-03 = Units in the retreat area cannot move until rallied.
rule-ACW-S-tmove-04 = A piece may not enter an area containing enemy units.
rule-ACW-S-tmove-05 = Moving the last unit out of one’s own column is legal and loses the battle at once.

## 2.18 Fire

rule-ACW-S-fire-01 = Fire and charge may only be aimed straight ahead in the same column: no diagonal or sideways attacks.
rule-ACW-S-fire-02 = Infantry and cavalry fire at an enemy unit in the adjacent area (range 1).
rule-ACW-S-fire-03 = Artillery fires at range 1; if there is no unit in the adjacent area in front it may fire at range 2.
rule-ACW-S-fire-04 = The firer names a target unit, rolls 2d; a total at or above the table number is a hit. Against infantry, cavalry and artillery: infantry needs 8, 9 and 10; cavalry 9, 9 and 10; artillery 6, 7 and 7 at range 1, 8, 9 and 9 at range 2.
rule-ACW-S-fire-05 = After a hit roll 1d. Infantry and artillery: 1–3 destroyed, 4–6 to the retreat area. Cavalry and elite cavalry: 1–2 destroyed, 3–6 to the retreat area.
rule-ACW-S-fire-06 = Fire never hurts the firer.
rule-ACW-S-fire-07 = Modifiers (amphibious −1, entrenchment, terrain) change the dice total, not the leader-kill test.

## 2.19 Charge

rule-ACW-S-charge-01 = Infantry and cavalry may charge an enemy unit in the adjacent area straight ahead; artillery may not charge.
rule-ACW-S-charge-02 = The charger names a target unit; both players roll 2d and add their modifiers; compare.
rule-ACW-S-charge-03 = Loser by 1 or 2: his unit goes to his retreat area. Loser by 3 or more: his unit is destroyed. Either side can lose.
rule-ACW-S-charge-04 = Tie: no effect.
rule-ACW-S-charge-05 = Attacker’s modifier by matchup: infantry against infantry 0, against cavalry +2 (the target may dodge), against artillery +3 (only if unscreened); cavalry against infantry −2, against cavalry 0, against artillery +3 (only if unscreened).
rule-ACW-S-charge-06 = +1 for a unit in a battle area containing an own leader; several leaders in one area still give only +1.
rule-ACW-S-charge-07 = Elite cavalry +1 in addition to the cavalry modifier.
rule-ACW-S-charge-08 = Dodge: cavalry (or elite) charged by infantry may go to its own reserve before dice are rolled; the charge action is spent without effect.
rule-ACW-S-charge-09 = No dodge against a cavalry charge.
rule-ACW-S-charge-10 = Screen: artillery may not be charged while any infantry or cavalry of its side is in the same battle area. It may still be fired at.
rule-ACW-S-charge-11 = A charge does not move the charging unit; it stays in its area.
rule-ACW-S-charge-12 = The cavalry 1–2/3–6 survival rule applies to fire only; charge results use the margin for all kinds.

## 2.20 Leaders in battle

rule-ACW-S-leader-01 = A leader in a battle area gives +1 to charges as in ACW-S-charge-06. No effect on fire.
rule-ACW-S-leader-02 = A leader in the reserve area may spend an action to rally: choose a unit in the own retreat area, roll 2d; 7+ moves it to the reserve area.
rule-ACW-S-leader-03 = A rallied unit may act again from its next phase on.
rule-ACW-S-leader-04 = Units leave the retreat area only by rally (or when the battle ends).
rule-ACW-S-leader-05 = Leaders cannot be named as targets of fire or charge.
rule-ACW-S-leader-06 = If the enemy’s dice for a fire or charge into an area containing a leader show 11 or 12, a leader in that area is eliminated, whatever happens to the target.
rule-ACW-S-leader-07 = A leader can also be killed as a pursuit target.

## 2.21 Winning a battle

rule-ACW-S-tend-01 = A side’s line is intact while in every column (one or three) it has at least one unit in its own line area or in the middle area of that column. Leaders do not count; artillery does.
rule-ACW-S-tend-02 = A side whose line is broken in any column loses at once; the battle ends immediately.
rule-ACW-S-tend-03 = On losing, all the loser’s remaining pieces join those in his retreat area, then pursuit, then retreat.
rule-ACW-S-tend-04 = Stalemate: if for two whole consecutive battle turns neither player fires or moves units into a middle area, the battle ends as a win for the defender; the attacker retreats and may be pursued.
rule-ACW-S-tend-05 = Voluntary retreat: allowed any time after the first full battle turn, in any phase, before the retreating player has used any piece in that phase. He loses and may be pursued.

## 2.22 Pursuit

rule-ACW-S-pursuit-01 = After the battle ends the winner’s infantry, cavalry and elite cavalry may each roll 1d once against a chosen enemy piece; equal to or above the table number destroys it. Against infantry, cavalry, artillery and leaders: cavalry needs 5, 6, 4 and 5; elite cavalry 4, 5, 3 and 4; infantry 6, and never goes after cavalry.
rule-ACW-S-pursuit-02 = Units in the winner’s retreat area may not pursue; artillery and leaders never pursue. Reserve units may.
rule-ACW-S-pursuit-03 = Any piece of the losing army may be targeted, whether routed earlier or not, subject to cover.
rule-ACW-S-pursuit-04 = Cover: if the loser still had cavalry (or elite) outside his retreat area when the battle ended, only the winner’s cavalry and elite may pursue.
rule-ACW-S-pursuit-05 = Cover: all such covering cavalry must be destroyed before any other piece may be targeted.
rule-ACW-S-pursuit-06 = Infantry may never target cavalry in pursuit.
rule-ACW-S-pursuit-07 = After pursuit all the winner’s units in his retreat area rejoin his army automatically.
rule-ACW-S-pursuit-08 = Leaders may be targeted in pursuit (column “Leader”).
rule-ACW-S-pursuit-09 = Pursuit exists in skirmishes as well.
rule-ACW-S-pursuit-10 = Cavalry that waits in the reserve covers the retreat too.

## 2.23 Retreat after a battle

rule-ACW-S-retreat-01 = Losing attacker: pieces go back to one or more of the spaces they came from.
rule-ACW-S-retreat-02 = Losing defender: pieces go to an adjacent space not occupied by enemy units, and not a space from which the attack came.
rule-ACW-S-retreat-03 = An army that cannot retreat is eliminated entirely.
rule-ACW-S-retreat-04 = A force that landed amphibiously cannot retreat.
rule-ACW-S-retreat-05 = The winner’s pieces stay in the space.

## 3. Advanced rules

## 3.1 Election of 1864

rule-ACW-A-elec-01 = At the end of October 1864 the South wins the game unless both following conditions are met.
rule-ACW-A-elec-02 = Condition 1: the Union occupies at least 7 Confederate cities at the end of October 1864.
rule-ACW-A-elec-03 = Condition 2: the Union has won at least one major battle (6+ units on both sides) in July, August, September or October 1864.
rule-ACW-A-elec-04 = Condition 2 asks only for six units on both sides: a major battle won against rioters or independents counts too.

## 3.2 Experience

rule-ACW-A-exp-01 = After each major battle both players roll 2d. Winner: 7+ gains a free leader. Loser: 9+ gains a free leader.
rule-ACW-A-exp-02 = The new leader is placed with that player’s army that fought the battle.
rule-ACW-A-exp-03 = A side with no surviving pieces from the battle gets no leader.

## 3.3 Initiative

rule-ACW-A-init-01 = Before each major battle both sides roll 2d and add +1 per cavalry, +2 per elite cavalry, +1 per leader present at the start of the battle.
rule-ACW-A-init-02 = Higher by 1 or more: that side acts first in every phase, whoever attacked.
rule-ACW-A-init-03 = Higher by 3 or more: as above and it sees the enemy deployment before deploying itself (no screen).
rule-ACW-A-init-04 = Higher by 5 or more: as above and during the first battle turn each of its pieces has one extra battle action, in each of the four phases.
rule-ACW-A-init-05 = Tie: the attacker acts first and deployment is hidden, as in standard.
rule-ACW-A-init-06 = Not used in skirmishes.

## 3.4 Captured artillery

rule-ACW-A-capt-01 = Artillery destroyed by a charge or in pursuit is captured instead: replaced by an artillery piece of the captor.
rule-ACW-A-capt-02 = The captured piece is put in the captor’s reserve area (in pursuit: joins the winning army).
rule-ACW-A-capt-03 = Artillery destroyed by fire is not captured.

## 3.5 Entrenchments

rule-ACW-A-trench-01 = Before the battle begins the defender may try to entrench. He rolls 2d for each line area (not middle areas) in which he has at least one infantry.
rule-ACW-A-trench-02 = In each area where he tries, one infantry is turned over and may not act in the next infantry phase, successful or not.
rule-ACW-A-trench-03 = Success and effect by year: 1861 on 10 or more, 1862 on 9, 1863 on 8, 1864 on 7, 1865 on 6; −1 to fire (from 1864 on −2) and −1 to charges against the area.
rule-ACW-A-trench-04 = An army defending a city automatically has entrenchments in all three line areas (no roll, nobody turned over).
rule-ACW-A-trench-05 = An entrenched area is marked with a standard bearer (display only).

## 3.6 Rail destruction

rule-ACW-A-rail-01 = Each time an enemy city other than Norfolk is captured, the player who lost it loses 1 Rail Stock.

## 3.7 Blockade

rule-ACW-A-block-01 = In any production phase in which the South would receive PP from Europe the North may declare a blockade.
rule-ACW-A-block-02 = Roll 2d; if the result is equal to or less than (Union Naval Rating − Confederate Naval Rating) those European PP are lost.

## 3.8 Avoiding a naval battle

rule-ACW-A-avoid-01 = When a naval battle is declared, the player who did not declare it may try to avoid it: roll 2d; if the result is equal to or less than (ports he possesses + 4) the battle does not take place.

## 3.9 States’ rights

rule-ACW-A-states-01 = Each Southern state must at all times contain at least 1 Confederate unit.
rule-ACW-A-states-02 = It must contain at least 2 if any space of that state is occupied by Union units.
rule-ACW-A-states-03 = If a state falls short the Confederate player must place newly bought pieces in it as soon as he can.
rule-ACW-A-states-04 = The minimum binds the free infantry of the set-up too, as far as it suffices.

## 3.10 Reinforcements

rule-ACW-A-reinf-01 = If the attacker’s pieces enter a battle from more than one space, he names one group (by space of origin) as the main army. The main army starts the battle.
rule-ACW-A-reinf-02 = For every other group roll 1d: on 1 it arrives after battle turn 3, on 2 after battle turn 2, on 3 after battle turn 1, on 4 to 6 at the start of the battle.
rule-ACW-A-reinf-03 = Groups that arrive later are put in the attacker’s reserve area and may act normally from the following battle turn.

## 3.11 Terrain

rule-ACW-A-terr-01 = Used in major battles only. Before deployment each player rolls 2d for the number of special terrains on his own side: 2 to 5 none, 6 to 8 one, 9 to 11 two, 12 three.
rule-ACW-A-terr-02 = For each of them he rolls 2d for the kind: 2 a river behind the army (+2 on all pursuit rolls if this army is defeated); 3 or 4 a stream (−1 to charges into the area); 5 or 6 a village (−1 to fire and to charges into the area); 7 or 8 woods (−1 to fire into the area); 9 to 11 a hill (+1 to artillery fire from the area, −1 to charges into it); 12 a river before the army (no charges, no pursuit).
rule-ACW-A-terr-03 = The player places his terrains while deploying, in his own line areas, at most one per area.

## 3.12 Four players

rule-ACW-A-four-01 = Two players per side, as a team; two alternative modes.
rule-ACW-A-four-02 = Theatre mode: one player commands East, the other West; each moves the pieces in his theatre.
rule-ACW-A-four-03 = Theatre mode: the eastern commander is overall commander: he assigns troops to the two commands and/or fixes the dividing line between the theatres, and sets general guidelines for the West.
rule-ACW-A-four-04 = Theatre mode: the western commander may disobey; the overall commander may then take troops or areas from him, or take over his command altogether.
rule-ACW-A-four-05 = Field mode: one player of the team handles all map movement, politics and production; the other runs all tactical battles.
rule-ACW-A-four-06 = Theatre mode: troops are assigned singly as well as with their space. Pieces of both commands may stand in one space, and the overall commander may take single pieces from the West.

## 4. Scenarios

rule-ACW-X-gen-01 = Standard (and advanced) games use either the historical or the balanced scenario.
rule-ACW-X-gen-02 = Both start in 1861 with the production phase that follows the September 1861 turn; the first monthly turn is October 1861.
rule-ACW-X-gen-03 = “N free infantry” are placed by the owning player, at most one per state.

## 4.1 Historical scenario

rule-ACW-X-hist-01 = Naval Rating: North 5, South 1. Rail Stock: North 7, South 4.
rule-ACW-X-hist-02 = Starting PP: North 115, South 80, uncontrolled 5. North begins holding Washington D.C. and St. Louis (so the uncontrolled 5 is Louisville).
rule-ACW-X-hist-03 = North deployment: Washington 5 infantry, 1 cavalry, 1 artillery; Cincinnati 3 infantry, 1 cavalry, 1 artillery; Chicago 4 infantry, 1 artillery; St. Louis 3 infantry, 1 cavalry; 14 free infantry.
rule-ACW-X-hist-04 = South deployment: Richmond 4 infantry, 1 elite cavalry, 1 artillery; Charleston 2 infantry, 1 cavalry; Mobile 2 infantry; New Orleans 3 infantry, 1 cavalry; Memphis 3 infantry, 1 elite cavalry, 1 artillery; Atlanta 2 infantry, 1 cavalry; 7 free infantry.
rule-ACW-X-hist-05 = No leaders at the start on either side.

## 4.2 Balanced scenario

rule-ACW-X-bal-01 = Naval Rating: 5 each. Rail Stock: 6 each.
rule-ACW-X-bal-02 = Every city is worth 10 PP; North begins holding Washington D.C. and St. Louis; starting PP 130 each.
rule-ACW-X-bal-03 = No political initiatives at all (no European intervention, conscription or emancipation).
rule-ACW-X-bal-04 = North deployment: Washington 5 infantry, 2 cavalry, 1 artillery; St. Louis 4 infantry, 1 cavalry, 1 artillery; Cincinnati 3 infantry, 1 cavalry, 1 artillery; 11 free infantry.
rule-ACW-X-bal-05 = South deployment: Richmond 5 infantry, 1 cavalry, 1 artillery; Memphis 4 infantry, 1 cavalry, 1 artillery; Chattanooga 3 infantry, 1 cavalry, 1 artillery; 11 free infantry.
rule-ACW-X-bal-06 = Note: Washington has 2 cavalry against Richmond’s 1; the sides differ by one cavalry as printed.

## Rules that bind only the components

component-ACW-B-piece-02 = Standard bearers only stand for pieces kept beside the board.
component-ACW-S-piece-05 = Standard bearers only stand for pieces kept beside the board.
component-ACW-A-trench-05 = The board shows an entrenched area by itself.
component-ACW-S-field-07 = The rule speaks of how pieces may be grouped on a table.

## Rulings

ruling-ACW-R-01 = Basic artillery move. A: piece description says two spaces. B: movement section gives infantry and artillery one. → B. The piece text also calls artillery “slow”; the standard rules give 1; the review says infantry and artillery move one.
ruling-ACW-R-02 = 11–12 kills a leader: natural or modified total? A: dice as rolled. B: after +1/−1 modifiers. → A: the text speaks of obtaining 11 or 12 with the dice; modifiers are described as added for hitting. The same for standard.
ruling-ACW-R-03 = How many leaders die per 11–12? A: one. B: all in the line/area. → A: text and W1 use the singular (“that leader”, “a leader”). Leaders are identical so no choice is needed.
ruling-ACW-R-04 = Free set-up pieces: one per space. A: at most one of the nine free pieces per space, garrisons ignored. B: a space that already has any piece is closed. → A: the limit is attached to the free group; B would bar all cities.
ruling-ACW-R-05 = Target named before the roll? A: name, roll, remove, next shot. B: roll all, then pick casualties (as the example narrates). → A. In the basic game the number needed does not depend on the target, so A and B give the same reachable results; no test can tell them apart except that under A a shooter cannot go beyond the units then present.
ruling-ACW-R-06 = Which losses can be rallied (basic)? A: any lost earlier in this battle. B: only those just lost in this cycle (“appena eliminate”). → A: the first sentence says previously eliminated in the same battle; casualties are kept aside until the battle’s end for this purpose.
ruling-ACW-R-07 = Leaders without units. A: a battle needs units; enemy pieces meeting only leaders cause a battle lost at once by the leaders. B: leaders are ignored/coexist. → A: basic text says any enemy piece causes a battle and a line needs a unit. Basic: the leaders are eliminated. Standard: the leaders’ side loses without deployment; pursuit (units of the winner may target the leaders), then retreat of survivors; no size, no European effect. A leader alone does not own or hold a space.
ruling-ACW-R-08 = Washington, St. Louis, Louisville (basic). For purchases all three are border cities; for victory Washington (2) and St. Louis (1) are Northern, Louisville is nobody’s. No conflict once the two purposes are kept apart.
ruling-ACW-R-09 = Basic immediate win. A: tested continuously. B: end of turn. → A as printed; a city counts once the battle for it is over (a contested city is not held).
ruling-ACW-R-10 = Order of basic battles. Not stated. → mover chooses, as in standard.
ruling-ACW-R-11 = Compulsory fire vs end of battle. A: all allowed shots are rolled. B: battle stops when the line is empty. → B, shown by W1 turn 4 (two shots, then the end).
ruling-ACW-R-12 = Passing through a space with enemies. A unit entering such a space stops even if friends are already there fighting. Spaces with only enemy leaders: basic stops (any enemy piece); standard does not own/hold but a battle per R-07 still occurs.
ruling-ACW-R-13 = Standard Confederate win. A: six city-points with Washington worth two (blue cities only besides Washington). B: also St. Louis as in basic. → A: standard text says blue cities; only Washington is added by name; “Washington plus four others” confirms 2 + 4 = 6. Note the basic game needs 8, standard 6.
ruling-ACW-R-14 = When is it tested (standard)? End of the monthly turn, i.e. after Union battles and before the quarter phases. If both sides qualify at the same instant (not practically possible) the Union’s condition is read first.
ruling-ACW-R-15 = “Quadrimestre”. Literally four months; the same sentence says three turns after March, June, September, December. → quarter of three months.
ruling-ACW-R-16 = Scenario start. A: start with production only. B: start with the whole quarter end (naval, politics, production). → A: scenario text names the production phase. Start date stamp: September 1861 finished.
ruling-ACW-R-17 = Price in the December production. A: old year’s price. B: new year’s. → A: the rise happens in January; December production precedes January, although the marker then already stands on January. Option december-price.
ruling-ACW-R-18 = St. Louis 40 PP. The production example credits 40 PP for St. Louis. A: the map value is 40. B: slip (most likely for 10). → never hard-code 40; use the map value; until the map is known use 10. With 40, the other twelve Northern cities including New York and Washington would share 75, close to the Southern average, against the text’s stress on Northern industry. Option city-values.
ruling-ACW-R-19 = Size when only one side has 6+. A: skirmish text: both have at most five → mixed case undefined. B: major only if both have 6+, all else skirmish. → B: major is defined three times (European Intervention Rating, election, terrain) as 6+ on both sides; a side with fewer than 3 units could not man three areas; review: “one or both sides” under six is a skirmish; the docest summary agrees.
ruling-ACW-R-20 = Diplomacy directions. Text: North +1, South −1 (the second paragraph omits “Southern”, but mentions cotton). The South needs 2d ≥ rating, so a higher rating hurts the South: the directions are right as printed. Any reading that swaps them contradicts battles (+1 Union win), capitals and emancipation.
ruling-ACW-R-21 = Union emancipation comment. Italian says 12 makes aid “possible” for the South. A: literal. B: slip for “(nearly) impossible”. → B: at 12 only a roll of 12 brings support and intervention (15+) is out of reach until the rating falls. The number 12 itself is not in doubt.
ruling-ACW-R-22 = Bounds of the rating. A: no limit. B: clamp to 2–12. → A: none stated. “Raised to 12” never lowers a rating above 12; “drops to 5” never raises.
ruling-ACW-R-23 = Union emancipation condition. One single Union-won battle in which at least 8 enemy units were eliminated, pursuit and failed-retreat losses included, captured artillery included, leaders excluded; once achieved it stays achieved. Enemy = Confederate or European; not rioters.
ruling-ACW-R-24 = “1 to 3 units”. A: player’s choice. B: random. → B: 1d: 1–2 → 1, 3–4 → 2, 5–6 → 3; the parallel riot rule says to roll a die.
ruling-ACW-R-25 = Secession details. (a) Roll for each of the eleven states unless every space of it holds a Union unit. (b) Roll for all states first, then displace. (c) Displaced pieces (leaders too) go to the nearest space, counted in map steps, of the remaining Confederacy free of Union units; ties: Confederate choice; none: eliminated. (d) “Unoccupied region” = any region or city of the state without Union units. (e) Independent spaces give the South PP/placement no more; a Confederate unit that retakes a city counts its PP only while in it; for Union victory they remain grey cities that must be occupied. Option independent-cities.
ruling-ACW-R-26 = 12 PP of Southern emancipation. A: once. B: every production phase. → B: the production section lists it beside conscription as an addition to the total. Option emancipation-points.
ruling-ACW-R-27 = Rioters. (a) If units of the declaring side are in the city, a battle is fought at once in the political phase, garrison as defender, rioters as attacker; losing rioters are all eliminated (they may not leave), a losing garrison retreats normally. (b) Later entries: the mover attacks, rioters defend. (c) The other side’s units entering must also fight them (only one faction may be in a space). (d) Rioters hold the city against its owner: no PP, no placement.
ruling-ACW-R-28 = Support plus intervention. A: a roll of rating+3 gives war and the 15 PP. B: war instead. → A: the second result is an addition to the first; nothing says instead.
ruling-ACW-R-29 = Attempts after war has begun. Allowed; only the 15 PP result can occur, as Europe is already in. The Union declaration is no longer available.
ruling-ACW-R-30 = Capturing a capital. Each time the enemy becomes sole occupant of the city after it was held by its owner; retaking by the owner gives nothing back.
ruling-ACW-R-31 = Allies. European units are moved by the Confederate player, may stack with his, fight together as one army, count as his units for occupying cities (victory, denial of PP) and may use his rail and amphibious capacity. They give no PP from border cities to the Confederacy. Option allied-income.
ruling-ACW-R-32 = Placement of new European units. A: the one-piece-per-space limit applies (France 1 per quarter, Britain up to 3). B: exempt. → A: the general limit is not lifted. PP not spent are lost.
ruling-ACW-R-33 = A power leaves the war. Its units are removed and its income ends. The +20 PP for Southern ports goes on while either power is in the war. The +10 Naval Rating is not taken back. Exit is tested at once on capture. Option europe-leaves.
ruling-ACW-R-34 = Revolutionaries. Roll for every Mexican space except Mexico City, also French-held ones; if French units are there a battle is fought at once, revolutionaries attacking; if they lose they cannot retreat. They move 1 space in the Union turn, inside Mexico only. The Union player may decline to roll.
ruling-ACW-R-35 = Who may enter Canada and Mexico. Before war nobody. During war both sides and their allies (revolutionaries: Mexico only). After both powers have left, still open.
ruling-ACW-R-36 = Naval battles per quarter. A: one per phase, whoever declares. B: each player may declare one. → A: the translator uses “entrambe” for “either” elsewhere (emancipation), and a tie “ends the phase”. The sequence list has the plural “naval battles”. The Confederate player is asked first. Option naval-battles.
ruling-ACW-R-37 = Floor of ratings. Naval rating and Rail Stock cannot go below 0.
ruling-ACW-R-38 = Amphibious capacity. Rating is a per-turn total over all landings of that turn; if the rating falls in mid-turn the remaining capacity falls with it. Each (origin, destination) group is one attempt and can be intercepted separately. Units lost with naval points are counted as units (one per point, cavalry counts one), capped by the units aboard; leaders are never taken.
ruling-ACW-R-39 = Landing penalty in a mixed attack (some attackers came by land). A: −1 and no retreat for the whole army. B: only for landed units. → A, as printed (the landing player, all rolls, all his units in the battle). Pursuit rolls are not affected.
ruling-ACW-R-40 = Ports. The origin must be a city adjacent to ocean or Gulf in which the pieces start the turn (any colour, since they occupy it). Great Lakes do not count. Destination: any ocean/Gulf space that the pieces could legally enter.
ruling-ACW-R-41 = Rail path. Allowed: own-owned spaces and neutral (green) spaces without enemy units. Not allowed: enemy-colour spaces unless occupied by own units; any space with enemy, rioter or independent units.
ruling-ACW-R-42 = Elite cavalry costs 2 rail/amphibious points, moves 2, fires and is fired at as cavalry, dodges, covers.
ruling-ACW-R-43 = Adjacency of battle areas. Reserve touches all three line areas (W2: infantry goes reserve → left line with its single action). No diagonal adjacency (W2 turn 3: Confederate cavalry goes centre line → middle centre although Union units stand in both neighbouring middle areas; with diagonals the zone rule would forbid it). Lines touch sideways; middles touch sideways.
ruling-ACW-R-44 = Opponents in one area. Not possible: a piece may not enter an area with enemy units. Lone enemy leaders do not block; when a unit enters, they go to their own reserve. Option lone-leaders.
ruling-ACW-R-45 = Zone restriction. Tested for each single step, for units and leaders; only enemy units (not leaders) exert it; sideways neighbours in the middle count as adjacent. Moving to the reserve is always free of it. A dodge is not a move.
ruling-ACW-R-46 = Line of fire at range 2. A: any unit, friend or foe, in the middle area blocks. B: only enemy units block. → A: both sentences say “units” without qualification. Leaders do not block.
ruling-ACW-R-47 = Artillery in a middle area fires at range 1 at the enemy line; there is nothing to hit at range 2 (reserves cannot be attacked).
ruling-ACW-R-48 = Leader +1 in charges. A: every unit in the leader’s area, charging or charged. B: only the charger. → A. For A: the modifier is worded per unit standing in an area with a leader; both players are told to add their modifiers; W2 says both players roll for “their own charge” and mentions leader modifiers in that breath. For B: the base table is headed “modifiers for the attacker”, the leader section says “charge attacks”, and the experience rule links leaders with attacking. Option leader-bonus.
ruling-ACW-R-49 = Leader loss in a charge. A: only the charger’s dice, against leaders in the target’s area. B: also the defender’s dice, against leaders in the charger’s area. → A: leaders die from fire or charge combat taking place in the area where they stand, which is the target’s area. If the target dodges no dice are rolled, so no leader is at risk. W2 says that both players roll for “their own charge”; that does not make it an attack into the charger’s area.
ruling-ACW-R-50 = Charge tie. Only margins 1–2 and 3+ are defined → no effect.
ruling-ACW-R-51 = No advance after charge. W2: six charges from the middle area; winners stay there.
ruling-ACW-R-52 = Elite +1 applies to any charge combat the elite unit is in, charging or charged; when charged it has no table modifier of its own. The text says “in addition to the normal modifiers for cavalry”, which only the charger has. Option elite-bonus.
ruling-ACW-R-53 = Dodge. Free, any number of times, from line or middle to own reserve; not from areas where it was charged by cavalry. If it empties the column the line is broken at once. It may uncover artillery for later charges.
ruling-ACW-R-54 = Modified fire. Effects “−1 to fire” lower the total; equivalently raise the number needed. No natural roll always hits or misses.
ruling-ACW-R-55 = Rally attempts. Two per leader per leader phase (two actions), same or different units; moving into the reserve and then rallying once is legal. Rallied units act in their kind’s next phase.
ruling-ACW-R-56 = Stalemate. A: literal (fire or move into the middle resets). B: charges reset too. → B: a charge is an attack at least as active as fire, and the docest summary counts fire or charge. Count full turns in which no fire, no charge and no move into a middle area was made by either side; at the end of the second in a row the defender wins.
ruling-ACW-R-57 = Voluntary retreat window. From battle turn 2 on, a player may declare whenever he has not yet used an action in the current phase, also during the opponent’s part of the phase, between two resolved actions. A player may also break his own line by moving out (W2), from turn 1 on. Narrower reading: only at the start of his own part of a phase (so the docest summary); the text says any moment. Option withdrawal.
ruling-ACW-R-58 = Cover. Tested once at the end of the battle. If there was cover, winner’s infantry does not pursue at all, even after the covering cavalry is dead; cavalry may then choose other targets.
ruling-ACW-R-59 = Reserve units pursue. Only the retreat area is excluded in the text. → yes. In voluntary or stalemate defeats too.
ruling-ACW-R-60 = Retreat. (a) Attacker: each piece to the space from which it entered, or any other space from which own pieces entered this battle; for a two-step mover that is the last space left, not the starting one. If all such spaces now hold enemy units: eliminated. (b) Defender: all surviving pieces together into one adjacent space, chosen by the loser, without enemy units, not a space from which any attacker entered, and enterable (no Territories; Canada/Mexico only in war). (c) A space with a battle still to fight counts as enemy-occupied.
ruling-ACW-R-61 = Independents and rioters have nowhere to go: if they lose, all are eliminated; they never pursue outside the battle but do roll pursuit when they win.
ruling-ACW-R-62 = Which major battles move the rating? Battles between the Union side and the Confederate side (allies included). Not those against rioters or independents.
ruling-ACW-R-63 = One new piece per space includes leaders. Basic says piece; standard says unit.
ruling-ACW-R-64 = Unspent PP (standard). Lost, as in basic.
ruling-ACW-R-65 = Bought rail and naval points count at once, i.e. from the next month. No purchase limit.
ruling-ACW-R-66 = Election. Seven grey cities held simultaneously at the end of the October 1864 turn (not cumulated); Richmond counts one; border cities do not count. Condition 2 counts Union wins as attacker or defender.
ruling-ACW-R-67 = Experience. Rolled after pursuit and retreat; the loser’s leader appears where his army retreated. Survivors may be leaders only.
ruling-ACW-R-68 = Initiative. Only the order of acting changes; attacker/defender stays for retreat, entrenchment, stalemate. Margin 3+: the loser deploys openly first. The extra action may be a move, a charge or a rally, but not a shot beyond those of the phase: only elite cavalry fires twice, and nobody a third time. Option second-shot. Artillery and infantry then have 2 actions, cavalry and leaders 3.
ruling-ACW-R-69 = Captured artillery. In battle it is in the reserve at once and may act in the captor’s next artillery phase. Counts as eliminated for R-23. Neutral factions that capture just destroy it.
ruling-ACW-R-70 = Entrenchments. Rolled after deployment is revealed. Protect only units in that line area (not the middle). In a skirmish the single line area is treated like the others, cities included. City trenches use the year’s modifiers. The charge modifier is applied to the charger’s roll.
ruling-ACW-R-71 = Railroad destruction. “Enemy city” = opponent’s colour; border cities are “neutral” in the text’s vocabulary and do not count. Every capture counts, also a second one of the same city. Minimum 0.
ruling-ACW-R-72 = Blockade. One roll per production phase, covering both the 15 PP support and the 20 PP of war with Europe; not French or British own income. If the difference is below 2 it cannot succeed.
ruling-ACW-R-73 = Avoiding battle applies to quarterly and interception battles; if an interception is avoided the landing goes on. Ports possessed = owned port cities at that moment, occupied foreign ones included.
ruling-ACW-R-74 = States’ rights. Printed condition “if every region of the independent states is occupied by Northern units” is impossible (then no Southern unit could be there). → “if any space of that individual state is occupied”. Enforcement: a Confederate move (land, rail, sea) that leaves a state below its minimum is illegal; losses, retreats and secession are not; shortfalls must be filled first in the next placement, as far as legal spaces and PP allow.
ruling-ACW-R-75 = Reinforcements. Size (skirmish/major) is set by the units present at the start. Arrival happens at the end of the stated battle turn. Groups not yet arrived when the battle ends: attacker won → they join; lost → they go back to their origin, not pursued. Landed groups are groups of their own. One die per group.
ruling-ACW-R-76 = Terrain. Area effects protect the line area only, not middles; effects add up with trenches. River behind / in front concern the whole army, not one area, though the marker occupies one. River in front: no charge may cross between that army’s line areas and the middle, in either direction, and there is no pursuit at all after the battle. Two equal rivers do not add. Fire and charges “in the area” means aimed at units in it. Option rivers.
ruling-ACW-R-77 = Four players. The engine needs seats with rights: theatre mode – overall commander may reassign any piece or space between theatres at any time outside battles; production and politics by the overall commander; battles by the commander of the space. Field mode – as printed; retreat destinations belong to the map player, deployment to voluntary retreat to the battle player. Option field-retreat.
ruling-ACW-R-78 = Free scenario infantry. In own-colour states, any space of the state, stacking with listed garrisons allowed; South places first. Border states are not own states. If the map turns out to have fewer blue states than 14, border states are opened for the rest.
ruling-ACW-R-79 = Balanced scenario. Printed prices and the yearly Southern rise still apply; nothing switches them off. Washington’s second cavalry is kept as printed though the sides otherwise mirror each other.
ruling-ACW-R-80 = Historical set-up with basic rules. Elite cavalry is then ordinary cavalry; basic 10 PP cities, victory and turn cycle stay. Option basic-cities.
ruling-ACW-R-81 = Standard bearers. Cosmetic; contents are open information.
ruling-ACW-R-82 = Order before a battle. Reinforcement dice → size → terrain dice → initiative dice → deployment → entrenchment dice → battle turn 1.
ruling-ACW-R-83 = Plain slips, no effect on rules. Page numbers inside lines (“26 Nord”, “4 Nel corso”); “McClennen” for McClellan; leader and elite cavalry both “black horse”; Mexico “orange” in basic, “brown” in standard; W2 calls a middle area “central area”, and says the Union right flank is weak where the Confederate right is meant; “1862” for the founding of the Confederacy; a city sentence in the basic board section breaks off.
ruling-ACW-R-84 = Who plays neutral factions in battle? Rioters and independents are run by the opponent of the player fighting them; revolutionaries by the Union player.
ruling-ACW-R-85 = Simultaneity. None: each action is resolved and applied before the next; a broken line ends the battle in the middle of a phase (W2 turn 4).
ruling-ACW-R-86 = Controlling a port. Support (15 PP): any owned port. War (20 PP): a grey port without enemy units or rioters.
ruling-ACW-L01 = The basic rulebook knows no last turn, so two cautious players would never finish. The game ends after 51 turns, as many as the standard game has months (option length); the side that then holds more cities of the enemy wins, and with equal scores nobody does.
ruling-ACW-L02 = Leaders who meet only leaders: the attacker loses.
ruling-ACW-L03 = A city is captured when the movement is over or its battle is won; riding through one is no capture.
ruling-ACW-L04 = A landing that is turned back has used its movement and its naval capacity.
ruling-ACW-L05 = In one reserve step of the basic game equal pieces go one way only, and whether a line is empty is seen when the player is ready.
ruling-ACW-L06 = Riot rolls are made only for cities that the declaring side owns, so not for one that has become independent.
ruling-ACW-L07 = The Union calls for a revolution in all four Mexican spaces or in none, and only while France is in the war.
ruling-ACW-L08 = The landing player has −1 on his dice in every charge, also when he is charged.
ruling-ACW-L09 = No new piece is placed where any enemy piece stands, a lone leader included.
ruling-ACW-L10 = Nobody retreats into a space with an enemy leader in it, and an army with Mexican revolutionaries in it retreats inside Mexico.
ruling-ACW-L11 = A leader won by experience is of the first nation present in the army: Union or Confederate before British before French.
ruling-ACW-L12 = The main army of an attack must have a unit in it, if any group has one.
ruling-ACW-L13 = Theatre commanders: the theatres first meet at 82 degrees west. Before his side moves the overall commander may give each space to the other theatre once, and single pieces to the other commander for the movement that follows; the East moves before the West, and the overall commander chooses the order of battles.
ruling-ACW-L14 = A part of a phase in which nobody can do anything is passed over without asking.
ruling-ACW-L15 = Allies leave a seceding state with the Confederate pieces; a lone Union leader there is attacked by the independent infantry.
ruling-ACW-L16 = States’ rights bind the placing of new pieces only; Rail Stock and naval points may be bought before.
ruling-ACW-L17 = Guns captured by Mexican revolutionaries become Union artillery.
ruling-ACW-L18 = Reinforcements that never came to a lost battle and whose space of origin the enemy now holds go to the first other space from which their side entered it by land and where no enemy is; if there is none they are eliminated.
ruling-ACW-L19 = The balanced scenario has no victory clause of its own, so with even forces the Union needs all sixteen cities and the Confederacy six points (ACW-S-win-01, ACW-S-win-05). Option balanced-goal=basic: at the end of a month a side wins that holds enemy cities worth 8, counted as in the basic game (ACW-B-win-03, ACW-B-win-04). If both do, the higher score wins, and the Union if they are equal. When December 1865 is over without such a victory the Confederacy wins (ACW-S-win-04).
ruling-ACW-L20 = Option handicap, for a fair start; a rule of ours, not of the rulebook. In the basic game (eight points, ACW-B-win-01) or with its goal (ACW-L19) each point is a point fewer for the side to win with and a point more for the other. Otherwise each point of the Union spares it two of the sixteen cities (ACW-S-win-01) and asks a point more of the Confederacy (six, ACW-S-win-05), and each point of the Confederacy is a point fewer for it. Of a half only the point fewer counts in the basic game; otherwise a half of the Union spares it one city, and with a half of the Confederacy, which is a point fewer for it, the Union needs two cities fewer for each of these points. If both sides reach what they need, and when the basic game has run its length (ACW-L01), the side wins that is further beyond what it needs, or lacks less of it.

# --- orders

order-array = Line and reserve
order-array-all = Everybody into the line
order-array-units = All units into the line, leaders in reserve
order-fire = Targets of your fire
order-fire-artillery = Artillery first
order-fire-infantry = Infantry first
order-rally = Rally
order-rally-recall = Rally whom you can
order-rally-forgo = Rally nobody
order-reserve = Reserve movement
order-reserve-forward = Everybody into the line
order-reserve-stay = Move nobody
order-intercept = An enemy landing
order-intercept-intercept = Intercept
order-intercept-let-pass = Let the landing pass
order-avoid = A naval battle is declared
order-avoid-evade = Try to avoid the battle
order-avoid-accept = Accept the battle
order-place = Placing pieces in the enemy’s initiative
order-place-spread = Where fewest of your units are
order-terrain = Laying terrain
order-terrain-first = From left to right
order-deploy = Deployment
order-deploy-even = Everybody into the line, evenly
order-deploy-thin = One unit in each area, the rest in reserve
order-dig = Entrenching before a battle
order-dig-dig = Entrench wherever possible
order-dig-none = Do not entrench
order-fight = Your part of a battle phase
order-fight-fire = Fire with all who can; nobody moves or charges
order-fight-pass = Do nothing
order-fight-withdraw = Retreat from the battle
order-stand = Stand or retreat during the enemy’s part
order-stand-stand = Stand
order-stand-withdraw = Retreat from the battle
order-dodge = Cavalry charged by infantry
order-dodge-dodge = Dodge to the reserve
order-dodge-hold = Stand and take the charge
order-pursue = Pursuit
order-pursue-pursue = Pursue
order-pursue-halt = Do not pursue
order-lose-leader = Which leader is lost
order-lose-leader-first = One of your own nation
order-retreat = Where a beaten army retreats
order-retreat-friends = To where most of your units are
