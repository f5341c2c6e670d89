# What can be wrong with a pack.

## Any pack.

more = there are more errors than are listed here
too-long = { $count } letters, at most { $most } are allowed
not-json = not JSON: { $why }
too-deep = nested too deeply
bad-number = a number that cannot be read ({ $why })
twice = the field { $field } is there twice in one object
other-title = the pack is for { $value }, not for { $title }
not-object = { $value } is not an object
unknown-field = unknown field{ $near }
missing = missing
name-missing = { $name } is missing
not-list = { $value } is not a list
too-few = { $count } things, { $least } or more are allowed
too-many = { $count } things, at most { $most } are allowed
not-text = { $value } is not a text
wrong-length = { $value } has { $count } letters, { $least } to { $most } are allowed
unprintable = a letter of it cannot be printed
not-id = { $value } is not an id (small letters, digits and hyphens)
not-whole = { $value } is not a whole number
not-between = { $value } is not between { $least } and { $most }
not-points = { $value } is not a number of movement points
not-half = { $value } is not a half or whole number between { $least } and { $most }
not-flag = { $value } is not true or false
not-one-of = { $value } is not one of these: { $names }
again = { $value } is already at { $where }
due = { $value } where { $due } is due
taken = { $id } means something else in the text of a position
both-sides = both sides stand in { $spot }

## The American Civil War.

no-space = { $value } is not a space of this map{ $near }
no-city = { $space } is not a city
no-state = { $value } is not a state of this map{ $near }
inland-port = a port must be on the coast
region-pays = only a city pays points
not-degrees = { $value } is not between { $least } and { $most } degrees
same-space = both ends are the same space
no-border = it borders on no other space
no-city-of = no city belongs to { $home }
few-cities = { $count } cities are south or border, { $least } or more are needed
many-cities = there are more than { $most } cities
both-capitals = { $space } is the capital of both sides
month-order = { $date } does not follow the month before it
closed-space = { $space } is closed when the war begins
garrisoned = { $space } has a garrison of the other side
no-room-in-spaces = { $count } pieces are to be placed, there are { $room } spaces of that side, { $side }
no-room-in-states = { $count } pieces are to be placed, there are { $room } states of that side, { $side }
no-pieces = there is none of { $kinds }
no-roll = nothing for a roll of { $roll }
no-year = nothing for { $year }
not-upwards = the rows go upwards and begin with 1
counts-already = { $space } counts for a side already
no-month = { $value } is not a month of the war{ $near }

## A House Divided.

no-box = { $value } is not a box of this map{ $near }
many-recruits = the { $side } numbers of all boxes come to { $count }, at most { $most } are allowed
same-box = the line ends where it begins
no-river-side = { $box } has no river side
no-line = no line leads there
many-neighbours = { $count } boxes around it, at most { $most } are allowed
many-routes = there are more ways of two lines than can be numbered
no-port = { $box } is not a port
drafting-side = { $value } is not the side that drafts, the union
drafted-arm = { $value } is not infantry, which alone is drafted
raised-rank = { $value } is not militia, which alone is raised
many-units = { $count } { $side } units, at most { $most } are allowed
many-militia = { $count } { $side } militia counters, at most { $most } are allowed
held-at-start = { $box } is { $side } from the beginning

## Across Five Aprils.

not-hex = { $value } is not the number of a hex
no-hex = { $hex } is not a hex of this map
first-greater = the first is greater than the last
many-hexes = { $count } hexes, at most { $most } are allowed
not-hexside = { $value } is not a side (two hexes, like 0101|0102)
apart = { $one } and { $other } do not touch
no-hill = { $hex } is { $terrain }, not a hill
line-in-river = { $hex } is a river hex, which no line enters
broken-line = { $hex } does not touch { $before }, the hex before it
no-water = there is no water on { $side }
no-hill-side = { $side } is not between two hexes of one hill
no-shore = { $hex } is a river hex or on the west bank
not-letter = { $value } is not a letter from A to Z
river-hex = { $hex } is a river hex
not-in-order = not in order ({ $names })
not-next = { $value } does not follow { $before }
not-result = { $value } is not a result (-, 1, 1R, 2, 2R ...){ $near }
result-count = { $count } results for { $rows } rows
not-null = { $value } where only null is possible
day-order = { $value } comes after { $before }
last-check = the game ends here, so victory is checked
marker-name = { $id } is the name of a Combat marker
no-units = no unit belongs to { $formation }
wrong-prefix = { $id } does not begin with { $prefix }, as units of the { $side } side do
no-formation = { $value } is not a formation{ $near }
other-side = { $formation } is of the { $side } side
other-formation = { $division } is a division of { $formation }
two-beginnings = it has both a setup and an arrival
no-beginning = it has neither a setup nor an arrival
closed-hex = { $hex } is { $terrain }, which is closed to { $arm }
full-hex = { $hex } already holds { $most } units
no-entry = { $value } is not an entry letter of this map{ $near }
no-tag = no unit bears the tag { $tag }, of which the rules of this battle speak
turn-count = { $count } turns, the rules of this battle have { $wanted }
other-checks = the rules of this battle check victory after these turns and no other: { $turns }
other-water = { $name } is a { $kind }, the rules call it a { $wanted }
objective-count = { $count } objectives, the rules have { $wanted }
goal-count = { $count } hexes of { $name }, the rules have { $wanted }
needed = { $name } is missing, of which the rules of this battle speak
