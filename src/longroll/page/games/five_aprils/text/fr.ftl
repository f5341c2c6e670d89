# Ce que seule la page dit d’Across Five Aprils ; ce qui se dit partout est dans le catalogue du jeu.

scenario-short-name-battle = Bataille
board-label = Carte du champ de bataille en hexs
picture = Une petite image de la carte
preset-standard = Standard
board-north = N
board-mile = un mille
board-hex = { $name ->
    [none] { $hex } : { terrain }
   *[other] { $hex }, { $name } : { terrain }
  }
board-held = { $holder ->
    [nobody] sans propriétaire
    [union] tenu par l’Union
   *[confederate] tenu par la Confédération
  }
board-unit = { $name }, { $formation } : { arm }, { $attack }-{ $defence }-{ $movement }, moral { $morale }
reduced = réduite
moved = a bougé
theatre-front = Les armées
theatre-all = Toute la carte
overlay-zones = zones de contrôle (ZDC)
overlay-sight = ligne de vue (LDV)
overlay-numbers = numéros d’hex
key-zones = touche maintenue : zones de contrôle des deux camps
key-sight = touche maintenue : ce qui se voit depuis l’hex sous le pointeur, et ce qui bloque la ligne
key-numbers = touche maintenue : numéros d’hex
turn-time = { $night ->
    [yes] Jour { $day }, nuit
   *[no] Jour { $day }, { $time }
  }
go-at-cost = vers { $hex } (coût : { $points })
take-unit = { $waits ->
    [yes] { $unit }, { $figures }, moral { $morale } : entre sur la carte
   *[no] { $unit }, { $figures }, moral { $morale }, en { $place }
  }
roll-for = lancer le dé pour { $unit }, { $figures }, moral { $morale }
confirm-go = Aller { $choice }
turns = Tours
day = Jour { $day }
cup = La tasse
cup-drawn = Tirés :
cup-left = { $count ->
    [one] { $count } marqueur est encore dans la tasse :
   *[other] { $count } marqueurs sont encore dans la tasse :
  }
cup-empty = La tasse est vide.
duties = Obligations
duties-hexes = À attaquer encore :
duties-units = Doivent encore attaquer :
score = Score
hex-near = { $hex } près de { $place }
score-objectives = Objectifs tenus
score-losses = Points pour les pertes infligées
score-side = objectifs tenus : { $objectives } ; points pour les pertes infligées : { $losses }
reinforcements = Renforts
due-turn = Tour { $turn }
due-unit = { $unit }, entrée { $entries }{ $due ->
    [yes] , peut entrer maintenant
   *[no] { "" }
  }
fallen = Éliminées
reconstructed = Cartes et pions sont reconstitués : ce qui est sûr et ce qui ne l’est pas
sources = Aucun exemplaire des cartes et des pions imprimés n’a été trouvé. Ce que nomme le livret de règles (hexs, objectifs, entrées, exemples) est sûr ; le reste est établi d’après le terrain réel et les ordres de bataille historiques. Le dessin est le nôtre. Si vous possédez le jeu, vous pouvez apporter les valeurs imprimées dans un paquet.
combat-header = { $kind ->
    [bombardment] Bombardement : { $hexes }
    [withdrawal] Retraite automatique devant { $hexes }
   *[other] Combat : { $hexes }
  }
attacks = à l’attaque
defends = en défense
bombards = bombarde
nobody-yet = encore personne
no-unit-left = plus aucune unité
odds-strength = Force
odds-initial = Rapport initial
odds-final = Rapport final
odds-below = au-dessous de 1-4 : pas de jet contre le défenseur
pairs = Les 36 paires : dé de l’attaquant en colonnes, dé du défenseur en lignes ; en gras ce que subit le défenseur, puis ce que subit l’attaquant. Les chiffres sont des pas perdus, R une retraite.
pairs-one = Pas perdus selon le dé de l’attaquant ; R signifie retraite.
pairs-on-defender = Le défenseur subit :
pairs-on-attacker = L’attaquant subit :
pairs-attacker = Moral de l’attaquant
pairs-defender = Moral du défenseur
combat-result = Colonne { $column }. Défenseur : { $defender }. Attaquant : { $attacker }.
