# What only the page says of Across Five Aprils; what is said everywhere is in the catalogue of the game.

scenario-short-name-battle = Battle
board-label = Map of the battlefield in hexes
picture = A small picture of the map
preset-standard = Standard
board-north = N
board-mile = one mile
board-hex = { $name ->
    [none] { $hex }: { terrain }
   *[other] { $hex }, { $name }: { terrain }
  }
board-held = { $holder ->
    [nobody] held by nobody
    [union] held by the Union
   *[confederate] held by the Confederacy
  }
board-unit = { $name }, { $formation }: { arm }, { $attack }-{ $defence }-{ $movement }, morale { $morale }
reduced = reduced
moved = has moved
theatre-front = The armies
theatre-all = Whole map
overlay-zones = zones of control (ZOC)
overlay-sight = line of sight (LOS)
overlay-numbers = hex numbers
key-zones = hold the key: zones of control of both sides
key-sight = hold the key: what is seen from the hex under the pointer, and what blocks the line
key-numbers = hold the key: hex numbers
turn-time = { $night ->
    [yes] Day { $day }, night
   *[no] Day { $day }, { $time }
  }
go-at-cost = to { $hex } (cost { $points })
take-unit = { $waits ->
    [yes] { $unit }, { $figures }, morale { $morale }: enters the map
   *[no] { $unit }, { $figures }, morale { $morale }, in { $place }
  }
roll-for = roll for { $unit }, { $figures }, morale { $morale }
confirm-go = Go { $choice }
turns = Turns
day = Day { $day }
cup = The cup
cup-drawn = Drawn:
cup-left = { $count ->
    [one] One marker is still in the cup:
   *[other] { $count } markers are still in the cup:
  }
cup-empty = The cup is empty.
duties = Duties
duties-hexes = Still to be attacked:
duties-units = Must still attack:
score = Score
hex-near = { $hex } near { $place }
score-objectives = Objectives held
score-losses = Points for losses inflicted
score-side = objectives held: { $objectives }; points for losses inflicted: { $losses }
reinforcements = Reinforcements
due-turn = Turn { $turn }
due-unit = { $unit }, entry { $entries }{ $due ->
    [yes] , may enter now
   *[no] { "" }
  }
fallen = Eliminated
reconstructed = Maps and counters are reconstructed: what is certain and what is not
sources = No copy of the printed maps and counters was found. What the rulebook names (hexes, objectives, entries, examples) is certain; the rest is laid out from the real ground and the historical orders of battle. The drawing is our own. If you own the game, you can bring the printed values in a pack.
combat-header = { $kind ->
    [bombardment] Bombardment of { $hexes }
    [withdrawal] Automatic retreat from { $hexes }
   *[other] Combat at { $hexes }
  }
attacks = attacks
defends = defends
bombards = bombards
nobody-yet = nobody yet
no-unit-left = no unit left
odds-strength = Strength
odds-initial = Initial odds
odds-final = Final odds
odds-below = below 1-4: no roll against the defender
pairs = All 36 pairs: attacker’s die in columns, defender’s die in rows; in bold what the defender suffers, then what the attacker suffers. Numbers are steps lost, R is a retreat.
pairs-one = Steps lost on each roll of the attacker; R is a retreat.
pairs-on-defender = Defender suffers:
pairs-on-attacker = Attacker suffers:
pairs-attacker = Attacker’s morale
pairs-defender = Defender’s morale
combat-result = Column { $column }. Defender: { $defender }. Attacker: { $attacker }.
