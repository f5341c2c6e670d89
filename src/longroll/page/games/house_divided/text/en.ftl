# What only the page says of A House Divided; what is said everywhere is in the catalogue of the game.

## Lobby

picture = A small picture of the map
scenario-short-name-campaign = Campaign
scenario-short-name-short = Short game
preset-standard = Standard
preset-novice = Novice Union

## Map

atlantic = Atlantic Ocean
gulf = Gulf of Mexico

## Choosing

which-way = Which way to { $box }?
way-by-sea = by sea
way-by = by { $legs ->
    [one] { line }
    [mixed] { line } and { second-line } through { $via }
   *[two] { line } through { $via }
  }
repeat-go = { $count ->
    [one] The other one to { $box } as well
   *[other] The other { $count } to { $box } as well
  }
repeat-dig = { $count ->
    [one] The other one entrenches as well
   *[other] The other { $count } entrench as well
  }
confirm-go = Go to { $choice }

## The map

board-label = Map of the United States and the Confederacy
board-box = { $box } ({ $state }): { $holder ->
    [nobody] controlled by nobody
    [union] controlled by the Union
   *[confederate] controlled by the Confederacy
  }
board-downstream = river, downstream
board-river-side = river side
board-recruits = recruits
board-away = captured
theatre-east = East
theatre-west = West
theatre-trans-mississippi = Trans-Mississippi
theatre-coast = Coast
theatre-all = Whole map

## Battle

attacks = attacks
defends = defends
chance = { $value ->
    [0] cannot hit
   *[other] { $percent }%
  }
declared = → { $target }: { chance }
no-unit-left = no unit left

## The state of the war

calendar = Calendar
armies = Armies
threats = Ways to win
event-moved-together = { $names } move to { way }.
event-sailed-together = { $names } move by sea to { $box }.
told-moved = { $names } { $count ->
    [one] moves
   *[other] move
  } from { $start } to { way }.
told-sailed = { $names } { $count ->
    [one] moves
   *[other] move
  } by sea from { $start } to { $box }.
told-invaded = { $names } from { $start } lands at { $box }.
told-digging = { $names } in { $box } starts to entrench; a second march completes it.
told-dug = { $names } in { $box } entrenches.
told-promoted = In { $box }, one unit is promoted to { rank } { arm }.
told-recruited = { $names } is recruited in { $box }.
told-reinforced = { $names } from { $start } reinforces { $box }.
told-rode = { $names } withdraws to { $box }.
score-strength = Army strength
have-need = { $have } of { $need }
threat-near = near
missing = Still needed:
order = Order of battle
order-choose = Choose
order-choose-at = Choose { $box }
order-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
order-empty = Places without units ({ $count })

## Rulebook

sources = Sources: boxes, lines and numbers follow the published translations of the rules and the map of TripleA’s “Blue vs. Gray”. We worked out some details from geography, spelling or arithmetic: the state of each box, some place names, the names of rivers, the number of counters of each kind. The map drawing is our own.

## Overlays and keys

overlay-rail = friendly railroads
overlay-control = control
overlay-reach = enemy reach
key-rail = while held: friendly railroads
key-control = while held: who controls what
key-reach = while held: enemy reach
