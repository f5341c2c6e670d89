# Ce qui peut être faux dans un paquet.

## N’importe quel paquet.

more = il y a plus d’erreurs que celles de cette liste
too-long = { $count } caractères, { $most } au plus sont permis
not-json = pas du JSON : { $why }
too-deep = imbriqué trop profondément
bad-number = un nombre illisible ({ $why })
twice = le champ { $field } figure deux fois dans un objet
other-title = le paquet est pour { $value }, pas pour { $title }
not-object = { $value } n’est pas un objet
unknown-field = champ inconnu{ $near }
missing = manquant
name-missing = il manque { $name }
not-list = { $value } n’est pas une liste
too-few = { $count } éléments, il en faut au moins { $least }
too-many = { $count } éléments, { $most } au plus sont permis
not-text = { $value } n’est pas un texte
wrong-length = { $value } a { $count } caractères, il en faut de { $least } à { $most }
unprintable = un caractère n’est pas imprimable
not-id = { $value } n’est pas un identifiant (minuscules, chiffres et traits d’union)
not-whole = { $value } n’est pas un nombre entier
not-between = { $value } n’est pas entre { $least } et { $most }
not-points = { $value } n’est pas un nombre de points de mouvement
not-half = { $value } n’est pas un entier ou un demi entre { $least } et { $most }
not-flag = { $value } n’est ni true ni false
not-one-of = { $value } n’est pas l’un de ceux-ci : { $names }
again = { $value } figure déjà en { $where }
due = { $value } là où l’on attend { $due }
taken = { $id } a un autre sens dans le texte d’une position
both-sides = les deux camps sont en { $spot }

## The American Civil War.

no-space = { $value } n’est pas une case de cette carte{ $near }
no-city = { $space } n’est pas une ville
no-state = { $value } n’est pas un État de cette carte{ $near }
inland-port = un port doit être sur la côte
region-pays = seule une ville rapporte des points
not-degrees = { $value } n’est pas entre { $least } et { $most } degrés
same-space = les deux bouts sont la même case
no-border = aucune autre case ne la touche
no-city-of = aucune ville n’appartient à { $home }
few-cities = { $count } villes sont south ou border, il en faut au moins { $least }
many-cities = il y a plus de { $most } villes
both-capitals = { $space } est la capitale des deux camps
month-order = { $date } ne suit pas le mois précédent
closed-space = { $space } est fermée au début de la guerre
garrisoned = { $space } a une garnison de l’autre camp
no-room-in-spaces = { $count } pièces sont à placer, ce camp ({ $side }) a { $room } cases
no-room-in-states = { $count } pièces sont à placer, ce camp ({ $side }) a { $room } États
no-pieces = il n’y a aucun de { $kinds }
no-roll = rien pour un jet de { $roll }
no-year = rien pour { $year }
not-upwards = les lignes vont en croissant et commencent par 1
counts-already = { $space } compte déjà pour un camp
no-month = { $value } n’est pas un mois de la guerre{ $near }

## A House Divided.

no-box = { $value } n’est pas une case de cette carte{ $near }
many-recruits = les nombres { $side } de toutes les cases font { $count }, { $most } au plus sont permis
same-box = la ligne finit où elle commence
no-river-side = { $box } n’a pas de côté de rivière
no-line = aucune ligne n’y mène
many-neighbours = { $count } cases autour, { $most } au plus sont permises
many-routes = il y a plus de trajets de deux lignes qu’on ne peut en numéroter
no-port = { $box } n’est pas un port
drafting-side = { $value } n’est pas le camp qui mobilise, union
drafted-arm = { $value } n’est pas infantry, seule mobilisée
raised-rank = { $value } n’est pas militia, seule recrutée
many-units = { $count } unités { $side }, { $most } au plus sont permises
many-militia = { $count } pions de milice { $side }, { $most } au plus sont permis
held-at-start = { $box } est { $side } dès le début

## Across Five Aprils.

not-hex = { $value } n’est pas le numéro d’un hex
no-hex = { $hex } n’est pas un hex de cette carte
first-greater = le premier est plus grand que le dernier
many-hexes = { $count } hexs, { $most } au plus sont permis
not-hexside = { $value } n’est pas un côté (deux hexs, comme 0101|0102)
apart = { $one } et { $other } ne se touchent pas
no-hill = { $hex } est { $terrain }, pas une colline
line-in-river = { $hex } est un hex de rivière, où n’entre aucune ligne
broken-line = { $hex } ne touche pas { $before }, l’hex précédent
no-water = il n’y a pas d’eau sur { $side }
no-hill-side = { $side } n’est pas entre deux hexs d’une même colline
no-shore = { $hex } est un hex de rivière ou sur la rive ouest
not-letter = { $value } n’est pas une lettre de A à Z
river-hex = { $hex } est un hex de rivière
not-in-order = pas dans l’ordre ({ $names })
not-next = { $value } ne suit pas { $before }
not-result = { $value } n’est pas un résultat (-, 1, 1R, 2, 2R ...){ $near }
result-count = { $count } résultats pour { $rows } lignes
not-null = { $value } là où seul null est possible
day-order = { $value } vient après { $before }
last-check = la partie finit ici, la victoire y est donc vérifiée
marker-name = { $id } est le nom d’un marqueur de combat
no-units = aucune unité n’appartient à { $formation }
wrong-prefix = { $id } ne commence pas par { $prefix }, comme les unités du camp { $side }
no-formation = { $value } n’est pas une formation{ $near }
other-side = { $formation } est du camp { $side }
other-formation = { $division } est une division de { $formation }
two-beginnings = elle a un placement et une arrivée
no-beginning = elle n’a ni placement ni arrivée
closed-hex = { $hex } est { $terrain }, fermé pour { $arm }
full-hex = { $hex } a déjà { $most } unités
no-entry = { $value } n’est pas une lettre d’entrée de cette carte{ $near }
no-tag = aucune unité ne porte la marque { $tag }, dont parlent les règles de cette bataille
turn-count = { $count } tours, les règles de cette bataille en ont { $wanted }
other-checks = les règles de cette bataille vérifient la victoire après ces tours seulement : { $turns }
other-water = { $name } est { $kind }, pour les règles c’est { $wanted }
objective-count = { $count } objectifs, les règles en ont { $wanted }
goal-count = { $count } hexs de { $name }, les règles en ont { $wanted }
needed = il manque { $name }, dont parlent les règles de cette bataille
