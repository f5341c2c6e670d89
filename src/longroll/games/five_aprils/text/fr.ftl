# Across Five Aprils en français. Les messages peuvent s’employer l’un l’autre et voient alors les mêmes faits.
#
#   rule-*, ruling-*, component-*   le digest ; les points d’un identifiant s’écrivent comme des traits bas
#   ask-*, choice-*, event-*, refusal-*   ce que le jeu demande, propose, raconte et interdit

title-bull-run = Bull Run
title-pea-ridge = Pea Ridge
title-shiloh = Shiloh
title-gettysburg = Gettysburg
title-bentonville = Bentonville
game-bull-run = 21 juillet 1861 : l’Union contourne le flanc confédéré en direction de Henry House, tandis que des brigades fraîches accourent du chemin de fer ; dix tours de la première grande bataille de la guerre.
game-pea-ridge = 7-8 mars 1862 : deux colonnes confédérées débouchent dans le dos de l’armée de l’Union en Arkansas, qui doit faire volte-face et tenir Elkhorn Tavern et Leetown ; quinze tours.
game-shiloh = 6-7 avril 1862 : les Confédérés surprennent les camps de l’Union et ont un jour pour atteindre Pittsburg Landing avant que des divisions fraîches ne passent le Tennessee ; dix-sept tours, avec des canonnières sur la rivière.
game-gettysburg = 1er-3 juillet 1863 : la cavalerie de Buford tient les crêtes jusqu’à l’arrivée des corps, et deux armées se disputent trois jours durant Cemetery Hill, Culp’s Hill et les Round Tops ; 31 tours, la plus grande des cinq batailles.
game-bentonville = 19 mars 1865 : les Confédérés se jettent sur deux corps de l’Union en marche et ont un après-midi pour les briser avant que les secours n’arrivent ; cinq tours, parfaits pour une première partie.

scenario-battle = Toute la bataille, depuis son premier tour.

## Noms

side = { $side ->
    [union] Union
    [confederate] Confédérés
   *[nobody] personne
  }
side-name = { $side ->
    [union] L’Union
    [confederate] La Confédération
   *[nobody] Personne
  }
unit = { $unit } ({ side })
arm = { $arm ->
    [infantry] infanterie
    [cavalry] cavalerie
    [artillery] artillerie
   *[gunboat] canonnière
  }
terrain = { $terrain ->
    [clear] clair
    [woods] bois
    [wooded-hill] colline boisée
    [marsh] marais
    [rough] difficile
    [town] ville
    [river] rivière
   *[hill] colline
  }
phase = { $phase ->
    [move] mouvement
    [build] construction
    [roll] renforts
    [over] fin
   *[combat] combat
  }
marker = { $marker ->
    [union-combat] combat de l’Union
    [confederate-combat] combat confédéré
   *[other] { $marker }
  }
division = { $division ->
    [anderson] la division Anderson
    [early] la division Early
    [heth] la division Heth
    [hood] la division Hood
    [johnson] la division Johnson
    [mclaws] la division McLaws
    [pender] la division Pender
    [pickett] la division Pickett
    [rodes] la division Rodes
   *[other] la division { $division }
  }
direction = { $direction ->
    [U] vers le haut
    [UR] vers le haut à droite
    [DR] vers le bas à droite
    [D] vers le bas
    [DL] vers le bas à gauche
   *[UL] vers le haut à gauche
  }
level = { $level ->
    [marginal] marginale
    [substantial] substantielle
    [decisive] décisive
   *[draw] match nul
  }
shift = { $name ->
    [terrain] terrain du défenseur
    [water] cours d’eau entre eux
    [talus] talus entre eux
    [works] fortification
    [attackers-surrounded] attaquants entourés
    [defenders-surrounded] défenseurs entourés
   *[surprise] surprise
  }
columns = { $shift ->
    [-3] 3 colonnes à gauche
    [-2] 2 colonnes à gauche
    [-1] 1 colonne à gauche
    [0] sans décalage
    [1] 1 colonne à droite
   *[other] { $shift } colonnes à droite
  }
outcome = { $retreat ->
    [yes] { steps-lost }, puis retraite
   *[no] { steps-lost }
  }
steps-lost = { $losses ->
    [0] aucun effet
    [one] perte de 1 pas
   *[other] perte de { $losses } pas
  }
now = { $step ->
    [over] la bataille est finie
    [move] la formation tirée est en mouvement
    [yield] c’est le choix des retraites automatiques
    [withdraw] une retraite automatique se prépare
    [attack] c’est le choix du prochain hex à attaquer
    [declare] c’est le choix des unités qui attaquent
    [morale] c’est le choix d’une valeur de moral
    [loss] des pas sont à perdre
    [retreat] des unités doivent faire retraite
    [stand] le défenseur peut faire une retraite volontaire
    [advance] c’est le moment de décider d’une avance
    [roll] on lance le dé pour les renforts
   *[build] c’est le moment de construire des parapets
  }

## L’état de la bataille

header = Tour { $turn } sur { $last_turn }, { $night ->
    [yes] nuit
   *[no] { $time }
  }.
header-objective = { $hex } : { side }

## Ce qu’on peut taper, par exemple

example-action = attack 3605
example-why = why attack 3605
example-map = map 3605
example-rule = rule 6.1-a

## Ce qui est demandé

ask-over = { $side ->
    [nobody] La bataille est finie. Match nul.
   *[other] La bataille est finie. { side-name } a gagné.
  }
ask-move = { side } : la formation { $marker } peut bouger. Choisissez une unité, puis l’hex où elle va ; terminez la phase quand vous avez fini.
ask-move-on = { side } : où va { $unit } ? Vous pouvez aussi choisir une autre unité de la formation { $marker }.
ask-yield = { side } : vous pouvez faire retraite avant les combats. Choisissez l’hex ennemi, ou continuez.
ask-withdraw = { side } : retraite automatique devant l’ennemi en { $hex }. De l’artillerie peut la couvrir, et des unités libres de se battre ailleurs peuvent rester ; ensuite, faites retraite.
ask-attack = { side } : quel hex ennemi attaquez-vous maintenant ? Vous pourrez terminer la phase quand toutes les obligations d’attaquer seront remplies.
ask-declare = { side } : qui attaque { $hex } ? Choisissez des unités, ajoutez d’autres hexs si vous voulez, puis combattez.
ask-morale = { side } : quelle valeur de moral ajoutez-vous à votre dé dans le combat en { $hex } ? Votre première perte touche une unité qui a cette valeur.
ask-loss = { $losses ->
    [one] { side } : { $losses } pas est à perdre dans le combat en { $hex }. Quelle unité le perd ?
   *[other] { side } : { $losses } pas sont à perdre dans le combat en { $hex }. Quelle unité perd le suivant ?
  }
ask-retreat = { $retreats ->
    [0] { side } : la retraite continue. Vers où ?
    [one] { side } : une unité doit faire retraite. Vers où ?
   *[other] { side } : { $retreats } unités doivent faire retraite. Laquelle d’abord, et vers où ?
  }
ask-retreat-on = { side } : { $unit } doit encore faire retraite. Vers où ?
ask-stand = { side } : les unités attaquées qui n’ont pas fait retraite peuvent encore le faire d’un hex. Lesquelles font retraite ? Ou tiennent-elles toutes ?
ask-advance = { side } : une unité peut avancer dans chaque hex laissé vide. Qui avance ?
ask-build = { side } : la nuit s’achève. Une infanterie sur une colline qui n’a pas bougé peut construire un parapet ; choisissez son orientation.
ask-roll = { side } : renforts. Pour quelle unité lancez-vous le dé maintenant ?
left-move = { $count ->
    [one] Une unité peut encore bouger.
   *[other] { $count } unités peuvent encore bouger.
  }
left-attack = { $count ->
    [one] Un hexagone ennemi peut encore être attaqué.
   *[other] { $count } hexagones ennemis peuvent encore être attaqués.
  }
left-build = { $count ->
    [one] Une unité peut encore construire un parapet.
   *[other] { $count } unités peuvent encore construire un parapet.
  }

## Ce qu’on peut choisir

choice-take = { $unit }
choice-go = vers { $hex }
choice-end = terminer la phase
choice-commit = engager { division } à ce tirage
choice-yield = faire retraite devant l’ennemi en { $hex }
choice-with = avec { $unit }
choice-spare = laisser { $unit } de côté
choice-withdraw = effectuer la retraite
choice-fight = passer aux combats
choice-attack = attaquer { $hex }
choice-also = attaquer { $hex } dans le même combat
choice-resolve = combattre
choice-cancel = renoncer à cette attaque
choice-morale = valeur de moral { $value }
choice-lose = { $unit } perd un pas
choice-retreat = { $unit } fait retraite en { $hex }
choice-stand = tenir
choice-advance = { $unit } avance en { $hex }
choice-hold = ne pas avancer
choice-build = { $unit } construit un parapet orienté { direction }

## Ce qui s’est passé

event-begins-reduced = Handicap : { unit } commence la bataille réduite.
event-turn = Début du tour { $number }.
event-draws = { $marker ->
    [union-combat] { side-name } tire le marqueur de phase de combat de l’Union.
    [confederate-combat] { side-name } tire le marqueur de phase de combat confédéré.
   *[other] { side-name } tire le marqueur de la formation { $marker }.
  }
event-marker-idle = Le second marqueur de la formation { $marker } est sans effet.
event-nobody-moves = Aucune unité de la formation { $marker } ne peut bouger.
event-moves = { $from ->
    [none] { $unit } entre sur la carte et va en { $hex } (coût : { $points }).
   *[other] { $unit } va en { $hex } (coût : { $points }).
  }
event-no-combat = { side-name } n’a aucun ennemi à attaquer.
event-yields = { side-name } fait une retraite automatique devant l’ennemi en { $hex } : { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  }.
event-attacks = { side-name } attaque { $hex } avec { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  }.
event-bombards = { side-name } couvre la retraite et bombarde { $hex } avec { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  }.
event-odds = Force { $attack } contre { $defence }, rapport { $odds } : colonne { $initial }, { columns }, colonne finale { $final }.
event-rolls = { side-name } fait { $die } au dé avec un moral de { $morale }, total { $total } dans la colonne { $column }. Résultat pour l’ennemi : { outcome }.
event-reduced = { unit } perd un pas en { $hex } et est réduite.
event-eliminated = { unit } est éliminée en { $hex }.
event-check-passed = { unit } fait un test de moral en { $hex } : { $number }, réussi.
event-check-failed = { unit } fait un test de moral en { $hex } : { $number }, raté.
event-retreats = { unit } fait retraite de { $from } en { $hex }.
event-advances = { unit } avance de { $from } en { $hex }.
event-control = { $side ->
    [nobody] Personne ne contrôle { $hex }.
   *[other] { side-name } contrôle { $hex }.
  }
event-victory = { $level ->
    [draw] La bataille se termine par un match nul.
   *[other] { side-name } remporte une victoire { level }.
  }
event-indian-retreats = { $unit } est à côté d’une artillerie de l’Union en { $hex } et doit faire retraite.
event-contact = Une unité confédérée est entrée en zone de contrôle de l’Union : l’alarme est donnée dans les camps.
event-wallace-comes = L’Union fait { $number } au dé : la 3e division a trouvé le chemin court et arrive à ce tour en 1502.
event-wallace-is-late = L’Union fait { $number } au dé : aucune trace de la 3e division.
event-released = { $unit }, de l’artillerie de réserve, est libérée.
event-longstreet-seen = Le corps de Longstreet a été vu : à partir du tour suivant, il ne bouge plus deux fois.
event-builds = { unit } construit un parapet en { $hex }.
event-arrives = { $unit } arrive ce tour (dé : { $number }).
event-is-late = { $unit } n’arrive pas encore (dé : { $number }).

## Pourquoi pas

refusal-not-your-turn = Ce n’est pas votre tour. Choix : { side }.
refusal-game-over = La bataille est finie.
refusal-unknown-place = Il n’y a pas d’hex { $hex } sur cette carte.
refusal-unknown-unit = Il n’y a pas d’unité { $unit } dans cette bataille.
refusal-unknown-division = Il n’y a pas de division { $division } dans cette bataille.
refusal-no-movement-now = Les unités ne bougent que dans la phase de mouvement de leur formation. Maintenant : { now }.
refusal-no-combat-now = { $step ->
    [build] Il n’y a pas de combat pendant un tour de nuit. Maintenant : { now }.
   *[other] Il n’y a pas de combat dans une phase de mouvement. Maintenant : { now }.
  }
refusal-retreats-first = Les retraites automatiques précèdent les combats. Choisissez-en une, ou passez aux combats.
refusal-retreats-over = Les retraites automatiques précèdent tous les combats de la phase, et les combats ont commencé.
refusal-combat-unfinished = Chaque combat est terminé avant que le suivant commence. Maintenant : { now }.
refusal-no-target-yet = { $step ->
    [yield] Choisissez d’abord l’hex ennemi devant lequel faire retraite.
   *[other] Choisissez d’abord l’hex ennemi à attaquer.
  }
refusal-no-morale-now = Une valeur de moral ne se choisit que lorsqu’un combat est résolu. Maintenant : { now }.
refusal-no-loss-due = Aucun pas n’est à perdre. Maintenant : { now }.
refusal-no-retreat-due = Aucune unité ne doit faire retraite. Maintenant : { now }.
refusal-no-stand-now = Le défenseur ne choisit de rester ou de faire retraite qu’après les résultats d’un combat. Maintenant : { now }.
refusal-no-advance-now = Les unités n’avancent que juste après un combat qui laisse un hex vide. Maintenant : { now }.
refusal-no-building-now = On ne construit de parapets qu’à la fin d’un tour de nuit. Maintenant : { now }.
refusal-other-formation = { $unit } appartient à la formation { $at_formation }. Seules les unités de la formation { $marker } bougent dans cette phase.
refusal-not-on-map = { $presence ->
    [eliminated] { $at_unit } a été éliminée.
   *[other] { $at_unit } n’est pas encore sur la carte.
  }
refusal-left-out = { $at_unit } ne joue qu’avec l’option de cavalerie.
refusal-has-moved = { $at_unit } a déjà bougé dans cette phase, et une unité ne bouge qu’une fois.
refusal-not-arrived = { $due ->
    [0] { $at_unit } n’est pas un renfort et ne peut donc pas entrer sur la carte.
   *[other] { $at_unit } arrive au tour { $due } ; nous sommes au tour { $turn }.
  }
refusal-not-rolled = { $at_unit } n’entre que lorsqu’un jet de dé l’amène, et aucun ne l’a encore fait.
refusal-no-way-out = { $at_unit } ne peut pas bouger. Elle part de la zone de contrôle (ZDC) de { $units }, et tous les hexs voisins sont fermés ou en ZDC ennemie.
refusal-not-taken = Choisissez d’abord l’unité à déplacer.
refusal-same-hex = L’unité est déjà en { $at_hex }.
refusal-enemy-hex = L’hex { $at_hex } est occupé par l’ennemi : { $units }.
refusal-barred-terrain = Le terrain de { $at_hex } ({ terrain }) est interdit à ce type d’unité ({ arm }).
refusal-barred-river = Une rivière sans pont ni gué barre l’accès à { $at_hex }.
refusal-barred-slope = Un talus sur le chemin de { $at_hex } est interdit à ce type d’unité ({ arm }).
refusal-full-road = Il y a déjà deux unités en { $at_hex } ({ $units }) : la route qui y mène ne peut pas servir, et sans elle le terrain est interdit à cette unité.
refusal-full-hex = Il y a déjà deux unités en { $at_hex } : { $units }. D’autres peuvent y passer, mais pas s’y arrêter.
refusal-zone-to-zone = L’hex { $at_hex } est dans la zone de contrôle (ZDC) de { $units }. Une unité qui a commencé son mouvement en ZDC ennemie ne peut pas entrer dans une ZDC ennemie.
refusal-zone-on-way = L’hex { $at_hex }, sur le chemin, est dans la zone de contrôle de { $units }, et l’unité devrait s’y arrêter.
refusal-night-zone = L’hex { $at_hex } est dans la zone de contrôle de { $units }. La nuit, aucune unité n’y entre, sauf si une unité amie y est déjà.
refusal-too-far = L’hex { $at_hex } est trop loin : il faut { $needs } points de mouvement, et l’unité en a { $has }.
refusal-must-unstack = Unités en { $stacked_in } : { $count }. Deux seulement peuvent y rester : { $at_unit }, ou une autre unité de la formation qui s’y trouve, doit partir avant la fin de la phase.
refusal-entry-blocked = L’ennemi occupe l’hex d’entrée { $at_hex } : { $units }.
refusal-entry-waits = L’ennemi occupe l’hex d’entrée { $at_hex } ({ $units }). À Shiloh, les unités de l’Union n’ont pas d’autre hex d’entrée : elles attendent hors de la carte.
refusal-not-yours = { $at_unit } n’est pas une de vos unités.
refusal-has-attacked = { $at_unit } a déjà attaqué dans cette phase de combat, et aucune unité n’attaque deux fois.
refusal-has-fallen-back = { $at_unit } a fait retraite dans cette phase de combat et ne peut plus y attaquer ni bombarder.
refusal-overstacked = { $at_unit } est surempilée : seules les deux unités du dessus d’un hex peuvent attaquer.
refusal-no-enemy-there = Il n’y a pas d’unité ennemie en { $at_hex }.
refusal-already-attacked = L’ennemi en { $at_hex } a déjà été attaqué dans cette phase de combat, ou l’on s’est retiré devant lui, et aucune unité n’est attaquée deux fois.
refusal-not-adjacent = { $at_unit } n’est pas adjacente à { $target }, et seule l’artillerie attaque de plus loin.
refusal-river-between = Une rivière sans pont ni gué protège { $at_hex }. Seule l’artillerie qui bombarde attaque au travers.
refusal-only-guns-at-gunboats = Il y a des canonnières en { $at_hex }, et seule l’artillerie peut les attaquer.
refusal-guns-in-zone = { $at_unit } est dans la zone de contrôle de { $units } : elle ne peut pas bombarder, seulement attaquer un hex adjacent.
refusal-out-of-range = L’hex { $at_hex } est à { $distance } hexs, et l’artillerie porte à { $range }.
refusal-not-in-sight = La ligne de vue (LDV) vers la cible est bloquée en { $at_hex }.
refusal-must-be-attacked = L’ennemi en { $at_hex } doit être attaqué avant la fin de la phase : vos unités sont dans sa zone de contrôle.
refusal-must-attack = { $at_unit } est dans la zone de contrôle de { $units } et doit attaquer avant la fin de la phase.
refusal-nobody-in-zone = Aucune de vos unités n’est dans la zone de contrôle de l’ennemi en { $at_hex } : personne n’a à faire retraite.
refusal-must-yield = { $at_unit } n’a ni force d’attaque ni unité avec qui attaquer : elle doit faire une retraite automatique avant les combats.
refusal-all-or-none = { $at_unit } doit faire retraite avec les autres. Des unités ne restent que si l’artillerie bombarde l’ennemi à 1-4 au moins : il faut une force de { $needs }, et elle a { $has }.
refusal-cannot-cover = { $at_unit } ne peut pas couvrir la retraite : seule l’artillerie qui bombarde { $target } le peut.
refusal-not-leaving = { $at_unit } n’est pas une des unités qui font retraite devant { $target }.
refusal-not-freed = { $at_unit } n’a pas d’autre ennemi à attaquer : elle doit faire retraite avec les autres.
refusal-last-to-leave = { $at_unit } est la dernière unité de cette retraite et ne peut donc pas rester.
refusal-declared-already = { $action ->
    [with] { $unit }, en { $at_hex }, prend déjà part à ce combat.
   *[other] L’hex { $at_hex } est déjà attaqué dans ce combat.
  }
refusal-no-attacker = { $action ->
    [also] Aucune de vos unités ne peut attaquer { $at_hex } en même temps que les autres hexs de ce combat.
   *[other] Aucune de vos unités n’est adjacente à { $at_hex }, et aucune artillerie n’est à portée.
  }
refusal-not-all-reach = { $action ->
    [with] { $at_unit } attaquerait { $beyond } par bombardement et un autre hex de ce combat en étant à côté. Une unité attaque d’une seule façon.
   *[other] { $at_unit } prend part au combat et ne peut pas attaquer { $beyond }. Chaque attaquant doit pouvoir attaquer chaque hex du combat.
  }
refusal-splits-duty = Avec { $hex } dans ce combat, il ne resterait à { $at_unit } aucun ennemi à attaquer, et elle doit en attaquer un.
refusal-duty-elsewhere = { $scope ->
    [hex] { $unit } est nécessaire contre { $at_hex } : cet hex doit encore être attaqué, et sans { $unit } il ne pourrait pas l’être.
    [hexes] { $unit } est nécessaire ailleurs : sans { $unit }, les hexs qui doivent encore être attaqués, dont { $at_hex }, ne pourraient pas tous l’être.
   *[combat] Après cette attaque, les hexs qui doivent encore être attaqués, dont { $at_hex }, ne pourraient pas tous l’être.
  }
refusal-nobody-attacks = Choisissez au moins une unité qui attaque.
refusal-no-strength = Les attaquants n’ont pas de force d’attaque : une unité qui en a doit se joindre à eux.
refusal-bombard-one-hex = L’artillerie qui bombarde seule ne peut attaquer qu’un seul hex.
refusal-guns-too-weak = L’artillerie est trop faible contre { $at_hex } : un bombardement à 1-4 contre une défense de { $defence } demande une force de { $needs }, et elle a { $has }.
refusal-must-join = { $at_unit } doit se joindre à cette attaque : elle est obligée d’attaquer, et il ne lui reste pas d’autre ennemi.
refusal-not-a-boat = { $at_unit } ne peut pas être laissée de côté : on ne peut le faire que pour l’une de deux canonnières dans l’hex attaqué.
refusal-not-left-out = { $attacked ->
    [no] { $at_unit } n’est pas attaquée dans ce combat : il n’y a rien à laisser de côté.
   *[yes] { $at_unit } ne peut pas être laissée de côté : toutes les unités d’un hex sont attaquées ensemble.
  }
refusal-not-stuck = Cette attaque peut encore être menée ou complétée : on ne peut pas y renoncer.
refusal-not-its-morale = Aucune de vos unités dans ce combat ne peut fournir la valeur de moral { $value }. Possibles : { $values }.
refusal-not-in-combat = { $at_unit } ne prend pas part à ce combat.
refusal-guns-unhurt = { $at_unit } bombarde, et l’artillerie qui bombarde ne perd pas de pas.
refusal-first-loss = Le premier pas doit venir d’une unité qui a la valeur de moral employée par votre camp ({ $used }) ; { $at_unit } a { $value }.
refusal-nothing-to-retreat = { $at_unit } n’a pas à faire retraite.
refusal-retreat-in-progress = Les unités font retraite une à une, et { $at_unit } n’a pas fini la sienne.
refusal-has-retreated = { $at_unit } a déjà fait retraite dans ce combat.
refusal-retreat-not-beside = Une unité fait retraite dans un hex adjacent, et { $hex } n’est pas adjacent à { $at_unit }.
refusal-retreat-into-enemy = L’hex { $at_hex } est occupé par l’ennemi ({ $units }) : aucune unité n’y fait retraite.
refusal-retreat-into-zone = L’hex { $at_hex } est dans la zone de contrôle de { $units }, sans unité amie : aucune unité n’y fait retraite.
refusal-retreat-over-terrain = Le terrain de { $at_hex }, ou le côté d’hex qui y mène, est interdit à cette unité.
refusal-retreat-back = L’unité vient de quitter { $at_hex } dans cette retraite et n’y retourne pas.
refusal-retreat-zone-first = L’hex { $at_hex } est en zone de contrôle ennemie. L’unité doit faire retraite dans un hex qui n’y est pas : { $hexes }.
refusal-retreat-sideways = L’hex { $at_hex } n’est pas en direction de vos lignes amies. L’unité doit faire retraite dans un hex qui l’est : { $hexes }.
refusal-retreat-crowded = Il y a déjà deux unités en { $at_hex }. L’unité doit faire retraite dans un hex où il y a de la place : { $hexes }.
refusal-retreat-nearer = L’hex { $at_hex } est plus près des ennemis en vue que { $hexes }, où l’unité doit faire retraite.
refusal-defender-stays = { $at_unit } a été attaquée. Après un combat régulier, seuls les attaquants avancent.
refusal-attackers-driven = { $at_unit } a dû faire retraite dans ce combat : elle n’avance pas.
refusal-has-advanced = { $at_unit } a déjà avancé après ce combat.
refusal-guns-never-advance = { $at_unit } n’avance pas : artillerie et canonnières n’avancent jamais.
refusal-not-vacated = L’hex { $at_hex } n’a pas été laissé vide par ce combat : aucune unité n’y avance.
refusal-not-beside = { $at_unit } n’est pas adjacente à { $hex }.
refusal-advance-barred = Le terrain de { $at_hex }, ou le côté d’hex qui y mène, est interdit à cette unité.
refusal-no-commitment = Seuls les corps confédérés de Gettysburg engagent des divisions.
refusal-no-building = Rien ne peut être construit dans cette bataille.
refusal-run-not-crossed = Bull Run et Catharpin Run ne se franchissent qu’aux ponts et aux gués, et il n’y en a pas à l’entrée de { $at_hex }.
refusal-run-closed-to-south = Les unités confédérées ne franchissent jamais Bull Run ni Catharpin Run, et { $at_hex } est de l’autre côté.
refusal-attack-over-run = L’hex { $at_hex } est de l’autre côté d’un ruisseau sans pont ni gué : seule l’artillerie qui bombarde peut l’attaquer.
refusal-run-bars-attack = L’hex { $at_hex } est de l’autre côté d’un ruisseau. Avec l’option choisie, seule l’artillerie qui bombarde peut l’attaquer, même par un pont ou un gué.
refusal-next-to-guns = L’hex { $at_hex } est à côté d’une artillerie de l’Union ({ $units }), et la brigade indienne de Pike n’y va jamais volontairement.
refusal-missouri-holds = { $at_unit } ne peut pas bouger au tour 1.
refusal-other-division-first = { $at_unit } doit attendre : sous commandement unifié, une seule division entre au tour 1, et l’autre a commencé.
refusal-cavalry-avoids-zones = L’hex { $at_hex } est dans la zone de contrôle de { $units }. Avec l’option de cavalerie, seule la cavalerie de Forrest y entre, sauf en retraite.
refusal-wallace-hex = Avec l’option Lew Wallace, aucune unité confédérée ne peut entrer en { $at_hex }.
refusal-boats-keep-river = Les canonnières ne se déplacent que sur la rivière, jamais sur la rive ouest : { $at_hex } leur est interdit.
refusal-boats-do-not-retreat = Avec cette option les canonnières ne font pas retraite : { $at_unit } reste où elle est.
refusal-buford-holds-run = Les unités de Buford ne peuvent pas franchir Willoughby Run avant le tour 3, et { $at_hex } est de l’autre côté.
refusal-buford-last-resort = Avant le tour 3, les unités de Buford ne font retraite au-delà de Willoughby Run, vers { $at_hex }, que s’il n’y a pas d’autre chemin. Possibles : { $hexes }.
refusal-reserve-to-post = { $at_unit } fait partie de l’artillerie de réserve et doit se rapprocher de 2010 avant la fin de la phase.
refusal-reserve-stays = L’artillerie de réserve reste en 2010 ou dans un hex adjacent jusqu’à ce qu’elle soit libérée : elle ne va pas en { $at_hex }.
refusal-reserve-hurries = L’artillerie de réserve gagne 2010 aussi vite que possible, et elle peut s’en approcher davantage qu’en { $at_hex }.
refusal-division-must-move = Au premier tirage, au moins une division de la formation { $at_formation } doit bouger : déplacez une unité, ou engagez une division.
refusal-division-has-moved = { $at_unit }, ou sa division, a déjà bougé au premier tirage de ce tour.
refusal-not-of-corps = Impossible d’engager { division } : elle n’appartient pas à la formation tirée, { $marker }.
refusal-division-not-in-play = Impossible d’engager { division } : aucune de ses unités n’est sur la carte ni n’arrive ce tour.
refusal-division-committed = Impossible d’engager { division } : elle compte déjà comme ayant bougé ce tour.
refusal-only-first-draw = On n’engage une division qu’au premier tirage de son corps dans un tour.
refusal-not-at-night = On ne construit de parapets qu’aux tours de nuit.
refusal-not-on-a-hill = Le terrain de { $at_hex } est : { terrain }. On ne construit de parapets que sur les collines et les collines boisées.
refusal-only-infantry-builds = { $at_unit } n’est pas de l’infanterie, et seule l’infanterie construit des parapets.
refusal-builder-moved = { $at_unit } a bougé ce tour et ne peut donc pas construire de parapet.
refusal-fortified-already = L’hex { $at_hex } est déjà fortifié.
refusal-covers-from-beside = { $at_unit } est adjacente à l’ennemi. Seule une artillerie non adjacente couvre une retraite automatique.
refusal-not-in-defenders-zone = Avec cette option, l’artillerie qui bombarde ne se joint qu’à des unités en zone de contrôle des défenseurs.
refusal-reserve-must-enter = { $at_unit } fait partie de l’artillerie de réserve et, avec cette option, doit entrer dès que possible.
refusal-three-have-come = { $at_unit } doit attendre : avec cette option, pas plus de trois unités de l’Union entrent par tour.
refusal-not-to-roll-for = On ne lance pas le dé pour { $at_unit } maintenant : d’abord le XIVe corps, puis l’infanterie du XXe, puis son artillerie, une fois par unité.

## Options

option-road-bans = Une route, une piste ou une voie ferrée ouvre-t-elle à une unité un terrain qui lui est interdit ?
option-road-bans-lifted = oui
option-road-bans-kept = non
option-map-edge = Des unités au bord de la carte peuvent-elles être entourées ?
option-map-edge-disregarded = oui, ce qui est hors de la carte ne compte pas
option-map-edge-open = non, le bord est une issue
option-outside-rows = Que donne un total au-delà des lignes imprimées d’une table de combat ?
option-outside-rows-nearest = le résultat de la ligne la plus proche
option-outside-rows-no-effect = aucun résultat
option-cover-beside = Une artillerie adjacente à l’ennemi, mais hors de sa zone de contrôle, peut-elle couvrir une retraite automatique ?
option-cover-beside-refused = non, seulement une artillerie non adjacente
option-cover-beside-allowed = oui
option-combined-attack = À quelles unités l’artillerie qui bombarde peut-elle se joindre dans une attaque combinée ?
option-combined-attack-adjacent = aux unités adjacentes aux défenseurs
option-combined-attack-in-zone = aux unités en zone de contrôle des défenseurs
option-blocked-entry = Lettres d’entrée à plusieurs hexs : quand une unité peut-elle entrer ailleurs ?
option-blocked-entry-each-hex = dès que l’ennemi tient l’un d’eux
option-blocked-entry-whole-letter = seulement quand l’ennemi les tient tous
option-stuck-withdrawal = Que coûte une retraite automatique à une unité qui ne peut aller nulle part ?
option-stuck-withdrawal-step = un pas
option-stuck-withdrawal-nothing = rien
option-surrounded-guns = Attaquants entourés : l’artillerie qui bombarde compte-t-elle ?
option-surrounded-guns-disregarded = non
option-surrounded-guns-counted = oui, tous les attaquants doivent être entourés
option-guns-beside = Comment l’artillerie attaque-t-elle un ennemi adjacent dont la zone de contrôle ne l’atteint pas ?
option-guns-beside-bombard = elle bombarde
option-guns-beside-attack = comme toute autre unité
option-handicap = Handicap : quel camp est aidé ?
option-handicap-none = aucun, le départ imprimé
option-handicap-union-plus-1 = l’Union : l’unité confédérée la plus forte commence réduite
option-handicap-confederate-plus-1 = la Confédération : l’unité de l’Union la plus forte commence réduite
option-handicap-union-plus-2 = l’Union : les deux unités confédérées les plus fortes commencent réduites
option-handicap-confederate-plus-2 = la Confédération : les deux unités de l’Union les plus fortes commencent réduites
option-handicap-union-plus-3 = l’Union : les trois unités confédérées les plus fortes commencent réduites
option-handicap-confederate-plus-3 = la Confédération : les trois unités de l’Union les plus fortes commencent réduites
option-handicap-union-plus-4 = l’Union : les quatre unités confédérées les plus fortes commencent réduites
option-handicap-confederate-plus-4 = la Confédération : les quatre unités de l’Union les plus fortes commencent réduites
option-handicap-union-plus-6 = l’Union : les six unités confédérées les plus fortes commencent réduites
option-handicap-confederate-plus-6 = la Confédération : les six unités de l’Union les plus fortes commencent réduites
option-handicap-union-plus-8 = l’Union : les huit unités confédérées les plus fortes commencent réduites
option-handicap-confederate-plus-8 = la Confédération : les huit unités de l’Union les plus fortes commencent réduites
option-handicap-union-plus-12 = l’Union : les douze unités confédérées les plus fortes commencent réduites
option-handicap-confederate-plus-12 = la Confédération : les douze unités de l’Union les plus fortes commencent réduites
option-handicap-union-plus-16 = l’Union : les seize unités confédérées les plus fortes commencent réduites
option-handicap-confederate-plus-16 = la Confédération : les seize unités de l’Union les plus fortes commencent réduites
option-handicap-union-plus-half = l’Union : l’unité confédérée la plus forte commence réduite, et l’unité de l’Union la plus faible aussi
option-handicap-confederate-plus-half = la Confédération : l’unité de l’Union la plus forte commence réduite, et l’unité confédérée la plus faible aussi
option-handicap-union-plus-1-half = l’Union : les deux unités confédérées les plus fortes commencent réduites, et l’unité de l’Union la plus faible aussi
option-handicap-confederate-plus-1-half = la Confédération : les deux unités de l’Union les plus fortes commencent réduites, et l’unité confédérée la plus faible aussi
option-handicap-union-plus-2-half = l’Union : les trois unités confédérées les plus fortes commencent réduites, et l’unité de l’Union la plus faible aussi
option-handicap-confederate-plus-2-half = la Confédération : les trois unités de l’Union les plus fortes commencent réduites, et l’unité confédérée la plus faible aussi
option-handicap-union-plus-3-half = l’Union : les quatre unités confédérées les plus fortes commencent réduites, et l’unité de l’Union la plus faible aussi
option-handicap-confederate-plus-3-half = la Confédération : les quatre unités de l’Union les plus fortes commencent réduites, et l’unité confédérée la plus faible aussi
option-run-duty = Bull Run : faut-il attaquer un ennemi sur l’autre rive ?
option-run-duty-waived = non, mais on le peut par un pont ou un gué
option-run-duty-crossings-bind = oui, par un pont ou un gué
option-run-duty-no-attack = non, et seule l’artillerie qui bombarde le peut
option-entry = Comment les divisions confédérées entrent-elles sur la carte ?
option-entry-printed = comme imprimé : Price par B, McCulloch par A
option-entry-swap = échange : Price par A, McCulloch par B
option-entry-unified = commandement unifié : par A ou B, une division au tour 1, l’autre au tour 2
option-both-at-b = Commandement unifié : quand les deux divisions sont-elles entrées par B ?
option-both-at-b-every-unit = quand toutes les unités l’ont fait
option-both-at-b-any-unit = quand une unité de chacune l’a fait
option-indian-retreat = Quand la brigade de Pike fait-elle retraite devant une artillerie de l’Union adjacente ?
option-indian-retreat-at-start = au début de la phase de combat confédérée
option-indian-retreat-any-time = à tout moment de cette phase
option-indian-advance = La brigade de Pike peut-elle avancer à côté d’une artillerie de l’Union ?
option-indian-advance-barred = non
option-indian-advance-allowed = oui
option-cavalry = La cavalerie prend-elle part à la bataille ?
option-cavalry-off = seulement celle de Forrest
option-cavalry-on = toute
option-lew-wallace = La 3e division de Lew Wallace peut-elle arriver tôt, par le chemin court ?
option-lew-wallace-off = non, elle arrive au tour 10
option-lew-wallace-on = oui, au tour 6 ou 7, sur un 1 ou un 2 au dé
option-even-points = À qui va la victoire marginale quand le rapport des points de victoire est d’au moins 1, mais au-dessous de 1½ ?
option-even-points-union-marginal = à l’Union
option-even-points-confederate-marginal = à la Confédération
option-even-points-draw = à personne : match nul
option-gunboat-retreat = Où les canonnières font-elles retraite ?
option-gunboat-retreat-river = le long de la rivière
option-gunboat-retreat-never = nulle part : elles subissent le sort d’une unité qui ne peut pas faire retraite
option-objectives-start = Qui contrôle les objectifs au début ?
option-objectives-start-nobody = personne, jusqu’à ce qu’une unité y entre
option-objectives-start-union = l’Union
option-reserve-entry = Peut-on retenir l’artillerie de réserve hors de la carte ?
option-reserve-entry-free = oui
option-reserve-entry-at-once = non, elle entre dès que possible
option-reserve-release = Le contrôle de quels objectifs libère l’artillerie de réserve ?
option-reserve-release-confederate-objectives = d’objectifs confédérés
option-reserve-release-any-objective = de n’importe lesquels
option-marginal-lead = Troisième jour : que faut-il pour une victoire marginale, outre les objectifs (imprimé +11 et +1) ?
option-marginal-lead-ratio = un rapport supérieur à 1-1
option-marginal-lead-points = 11 points d’avance pour la Confédération, 1 pour l’Union
option-late-arrivals = Une unité que le dé a fait arriver a été retenue. Faut-il un nouveau jet pour elle ?
option-late-arrivals-kept = non, elle peut entrer à tout tour suivant
option-late-arrivals-rolled-again = oui, à chaque tour
option-entry-limit = À quoi s’applique la limite de trois unités par tour ?
option-entry-limit-new-units = aux unités que les dés font arriver ce tour
option-entry-limit-all-units = à toutes les unités qui entrent, y compris celles qui ont été retenues
option-roll-order = Qui fixe l’ordre des jets dans un corps ou une arme ?
option-roll-order-listed = la liste des unités
option-roll-order-chosen = le joueur de l’Union

## Termes, chacun avec ses formes, et ce qu’il veut dire

term-formation = formation
term-formation-means = Les unités d’une même couleur : elles se déplacent ensemble quand leur marqueur est tiré (2.2-f).
term-cup = tasse
term-cup-means = Elle contient tous les marqueurs du tour ; celui qui est tiré agit (3.1-a, 3.2-a).
term-zoc = zone de contrôle | zones de contrôle | ZDC
term-zoc-means = Les six hexs autour d’une unité : l’ennemi doit s’y arrêter, et combattre dans sa phase de combat (5.0-a, 6.1-c).
term-points = points de mouvement | point de mouvement
term-points-means = Ce qu’une unité peut dépenser pour des hexs et leurs côtés en une phase de mouvement (4.2-a).
term-step = pas
term-step-means = Ce qu’une unité peut perdre : deux pas si ses deux faces sont imprimées, un seul sinon (2.2-c).
term-morale-value = valeur de moral
term-morale-value-means = Elle s’ajoute au dé d’un camp en combat et au dé d’un test de moral (6.2.6-a, 6.4-a).
term-morale-check = test de moral | tests de moral
term-morale-check-means = Un dé plus la valeur de moral de l’unité : à 4 ou plus elle tient, sinon elle fait retraite (6.4-a, 6.4-b).
term-automatic = retraite automatique | retraites automatiques
term-automatic-means = Céder dans sa propre phase de combat au lieu de combattre, sans pertes (6.2.2-a).
term-odds = rapport de force initial
term-odds-means = La force d’attaque contre la force de défense, arrondie pour le défenseur, avant tout décalage (6.2.3-a).
term-surrounded = entourés | entourées
term-surrounded-means = Chaque hex alentour contient un ennemi ou est dans une zone de contrôle ennemie (6.2.4-g, 6.2.4-h).
term-overstacked = surempilée | surempilées
term-overstacked-means = Plus de deux unités dans un hex après une retraite ; celles du bas ne comptent pas dans sa défense (4.3-d).
term-bombardment = attaque par bombardement | attaques par bombardement
term-bombardment-means = Une attaque de la seule artillerie, à quatre hexs au plus ; elle ne subit rien (7.1-b, 6.2.6-g).
term-los = ligne de vue | lignes de vue
term-los-means = La droite entre les centres de deux hexs ; bois, collines, villes et talus la bloquent (7.1-h, 7.1-i).
term-lines = lignes amies
term-lines-means = Là où un camp fait retraite : les directions que donne le compas de la carte (6.5-o).
term-entry = hex d’entrée
term-entry-means = Là où les renforts de sa lettre arrivent sur la carte (8.2-a).
term-objective = hex objectif | hexs objectifs
term-objective-means = Un hex qui compte pour la victoire ; il est à qui s’y trouve, ou à qui seul y a une zone de contrôle (11.1-a, 11.1-b).
term-fortification = fortification | fortifications
term-fortification-means = Un parapet ou un retranchement : il aide le défenseur sur trois côtés de son hex (10.0-b, 10.0-d).

## Aide de jeu

card-terrain = Terrain
card-shift = Décalage
card-blocks = LDV bloquée
card-attacker = Jet de l’attaquant, effet sur le défenseur
card-defender = Jet du défenseur, effet sur l’attaquant
card-night = nuit
card-hexside = { $kind ->
    [stream] ruisselet
    [creek] ruisseau
    [river] côté de rivière
    [talus] talus
    [road] route
    [trail] piste
    [railroad] voie ferrée
    [breastwork] parapet
   *[entrenchment] retranchement
  }

# Les règles. Une puce du digest chacune ; les phrases sont les nôtres.

## 2. Matériel

## 2.1 Cartes

rule-A5A-2_1-a = Le jeu se compose de deux feuilles portant les cartes des cinq batailles, de 352 pions, de deux aides de jeu identiques et de deux dés à six faces.
rule-A5A-2_1-b = Un hex mesure environ 300 yards de large ; l’échelle n’a aucun effet en jeu.
rule-A5A-2_1-c = Chaque hex a un seul terrain pour tous les usages, celui qui couvre la plus grande part de sa surface terrestre. Les symboles qui débordent d’un hex voisin sont ignorés.
rule-A5A-2_1-d = Le terrain d’un hex est l’un de ces sept : clair, bois, colline, colline boisée, marais, difficile ou ville.
rule-A5A-2_1-e = Aucun hex des cinq cartes n’est difficile.
rule-A5A-2_1-f = Les terrains de côté d’hex sont la route, la piste, la voie ferrée, le ruisselet, le ruisseau, la rivière, le gué, le pont et le talus. Ils séparent deux hexs, ou franchissent le côté qui les sépare, et s’ajoutent au terrain des hexs.
rule-A5A-2_1-g = Les fermes isolées, les clôtures, les vergers et les deux mares de la carte de Shiloh n’influent jamais sur le mouvement, le combat ou les lignes de vue.
rule-A5A-2_1-h = Chaque carte de bataille porte aussi sa piste des tours, ses lettres d’entrée, ses hexs objectifs et un compas de retraite qui donne à chaque camp la direction de ses lignes amies. La carte de Bull Run porte un second compas et d’autres hexs d’entrée, prévus pour une autre bataille ; ils ne servent pas.

## 2.2 Pions

rule-A5A-2_2-a = Les marqueurs indiquent le tour, le contrôle (une face de l’Union, une face confédérée), les fortifications (une face parapet, une face retranchement), les Phases de Mouvement et les Phases de Combat.
rule-A5A-2_2-b = Les unités de combat sont d’infanterie, de cavalerie ou d’artillerie ; Shiloh y ajoute deux canonnières (14.3).
rule-A5A-2_2-c = Une unité imprimée sur ses deux faces a deux pas : sa première perte la retourne sur sa face réduite, une autre l’élimine. Une unité imprimée sur une seule face a un pas, et sa première perte l’élimine.
rule-A5A-2_2-d = Un pas perdu ne se regagne jamais.
rule-A5A-2_2-e = Une unité porte, de gauche à droite, sa force d’attaque, sa force de défense et sa capacité de mouvement. Elle a aussi une valeur de moral, qui peut être négative, nulle ou positive. Une face réduite a ses propres valeurs.
rule-A5A-2_2-f = La couleur des trois nombres du bas indique la formation de l’unité. Les unités d’une même couleur forment une formation et se déplacent ensemble.
rule-A5A-2_2-g = Les noms et les numéros (brigade, division et corps pour la plupart des unités de l’Union, commandants de brigade et de division pour la plupart des unités confédérées) n’ont pas d’effet par eux-mêmes. Ils ne comptent que là où une règle nomme une unité, une division ou un corps.
rule-A5A-2_2-h = La taille d’une unité (brigade, régiment, bataillon) n’a aucun effet.
rule-A5A-2_2-i = Une unité qui porte un numéro d’hex se place dans cet hex. Une unité qui porte un nombre et une lettre est un renfort : le nombre est son tour d’arrivée, la lettre son hex d’entrée.
rule-A5A-2_2-j = Deux lettres séparées par une barre laissent au propriétaire le choix entre deux hexs d’entrée ; des unités qui arrivent ensemble peuvent choisir différemment.
rule-A5A-2_2-k = Le code au verso d’un pion désigne sa bataille : BR Bull Run, PR Pea Ridge, SH Shiloh, GB Gettysburg, BV Bentonville. Aucune unité ne passe d’une bataille à une autre.
rule-A5A-2_2-l = Certains renforts portent deux lettres ; l’un au moins porte C/D.
rule-A5A-2_2-m = Certains pions portent le nom d’un régiment (24e Mo) ou d’un corps (V Corps) ; 1/2/XX est la 1re brigade de la 2e division du XXe corps.

## 2.3 Aides de jeu

rule-A5A-2_3-a = L’aide de jeu réunit le tableau des effets du terrain, deux tables de résultats des combats (celle de l’attaquant et celle du défenseur), la table des tests de moral, les listes des priorités et des interdictions de retraite, et la séquence de jeu.
rule-A5A-2_3-b = Les deux tables de combat donnent surtout un ou deux pas et une retraite. Les résultats plus forts sont rares, et aucune colonne n’est décisive.
rule-A5A-2_3-c = Sur la table du défenseur, la colonne 1-2 donne une perte à toutes les lignes de 2 à 7, ou à toutes sauf une.

## 3. Séquence de jeu

rule-A5A-3_0-a = Une partie compte un certain nombre de tours. Chaque tour a trois segments, dans cet ordre : marqueurs de phases, opérations, changement de tour.

## 3.1 Segment des marqueurs de phases

rule-A5A-3_1-a = Une seule tasse sert aux deux camps, et personne ne voit ce qu’elle contient ; tous les marqueurs de phases prévus pour ce tour y sont mis.
rule-A5A-3_1-b = Vont dans la tasse les marqueurs de phase de mouvement de toute formation qui a au moins une unité sur la carte, ainsi que ceux dont l’entrée en jeu est prévue à ce tour.
rule-A5A-3_1-c = Chaque formation a un ou deux marqueurs de phase de mouvement, de sa couleur.
rule-A5A-3_1-d = Chaque camp a exactement un marqueur de phase de combat. Il va dans la tasse, sauf si une règle l’en écarte : au tour 1 de Bull Run (les deux camps) et de Bentonville (l’Union), à Shiloh tant qu’il n’est pas libéré (l’Union), et à tous les tours de nuit.
rule-A5A-3_1-e = Une formation qui n’a ni unité sur la carte ni unité à faire entrer ne met aucun marqueur.
rule-A5A-3_1-f = Ailleurs qu’à Gettysburg aussi, au moins une formation a deux marqueurs de phase de mouvement.

## 3.2 Segment d’opérations

rule-A5A-3_2-a = Les joueurs tirent les marqueurs à tour de rôle, un par un ; le premier tirage du tour revient toujours au joueur confédéré.
rule-A5A-3_2-b = Peu importe qui tire un marqueur : il sert toujours au camp et à la formation qu’il porte.
rule-A5A-3_2-c = Tout ce qu’entraîne un marqueur est achevé avant le tirage suivant.
rule-A5A-3_2-d = Quand un marqueur de phase de mouvement est tiré, son propriétaire peut déplacer autant d’unités de cette formation qu’il veut (chapitre 4).
rule-A5A-3_2-e = Quand un marqueur de phase de combat est tiré, ce camp effectue aussitôt sa phase de combat (chapitre 6).
rule-A5A-3_2-f = Le segment d’opérations finit quand la tasse est vide.

## 3.3 Segment de changement de tour

rule-A5A-3_3-a = Le marqueur de tour avance et le tour suivant commence, à moins que la nouvelle case ne demande de déterminer la victoire : la partie est alors finie, et les règles de la bataille disent qui a gagné.
rule-A5A-3_3-b = À Pea Ridge, Shiloh et Gettysburg, on vérifie aussi la victoire à la fin de chaque journée, et à Bull Run après le tour 9. Le joueur qui remplit les conditions gagne sur-le-champ ; sinon, la partie continue.

## 4. Mouvement

## 4.1 Phases de mouvement

rule-A5A-4_1-a = Quand le marqueur d’une formation est tiré, seules ses unités peuvent bouger, chacune une fois au plus et dans la limite de sa capacité de mouvement. Aucune unité d’une autre formation ne bouge, dans aucun des deux camps.
rule-A5A-4_1-b = Aucune unité n’est obligée de bouger, sauf dans les cas de 15.3-d et 15.4-c.
rule-A5A-4_1-c = Une formation à deux marqueurs de phase de mouvement bouge quand le premier des deux sort ; le second tirage du tour est sans effet.
rule-A5A-4_1-d = Les corps confédérés de Gettysburg suivent la règle 15.4 à la place.
rule-A5A-4_1-e = On ne combat pas dans une phase de mouvement.

## 4.2 Procédure de mouvement

rule-A5A-4_2-a = Une unité va d’hex en hex adjacent et paie pour chacun le coût du terrain où elle entre, plus celui du côté d’hex qu’elle franchit.
rule-A5A-4_2-b = Par exemple, une infanterie qui entre dans un bois en franchissant un ruisselet paie 2 + 1 = 3 points de mouvement.
rule-A5A-4_2-c = Un gué ou un pont sur le côté d’hex annule le coût du cours d’eau ; dans le même exemple, l’unité paie 2.
rule-A5A-4_2-d = Une unité qui franchit un côté d’hex où passe aussi une route, une piste ou une voie ferrée ne paie ni hex ni côté, mais le tarif de cette voie : ½ point de mouvement par route, 1 par piste, et par voie ferrée ce que dit le tableau des effets du terrain.
rule-A5A-4_2-e = Être dans un hex de route ne suffit pas : la route doit passer par le côté emprunté.
rule-A5A-4_2-f = Route, piste et voie ferrée ne servent pas à entrer dans un hex qui contient déjà deux unités, le maximum de l’empilement ; l’unité paie le coût ordinaire.
rule-A5A-4_2-g = Une unité ne peut pas entrer dans un hex qui coûte plus que les points de mouvement qui lui restent.
rule-A5A-4_2-h = Dans sa phase de mouvement, une unité peut pourtant toujours bouger d’un hex, quel qu’en soit le coût, si elle n’entre dans aucun terrain qui lui est interdit et n’en franchit aucun. Cet hex est alors tout son mouvement.
rule-A5A-4_2-i = Une unité n’entre jamais dans un terrain interdit à son type et n’en franchit jamais. L’artillerie et la cavalerie sont exclues des hexs difficiles et des talus ; l’artillerie l’est aussi des marais.
rule-A5A-4_2-j = Une unité doit s’arrêter en entrant dans un hex en zone de contrôle ennemie (chapitre 5).
rule-A5A-4_2-k = Aucune unité n’entre dans un hex occupé par l’ennemi.
rule-A5A-4_2-l = Les points de mouvement non utilisés sont perdus ; ils ne peuvent être ni gardés ni prêtés à une autre unité.

## 4.3 Empilement

rule-A5A-4_3-a = Un nombre quelconque d’unités peut passer par un hex pendant un segment d’opérations.
rule-A5A-4_3-b = Deux unités au plus, quel que soit leur type, peuvent finir volontairement leur mouvement dans un même hex.
rule-A5A-4_3-c = Plus de deux unités ne peuvent se trouver ensemble qu’à la suite d’une retraite forcée que des unités ennemies ou leurs zones de contrôle ont empêché de prolonger (6.5).
rule-A5A-4_3-d = Les unités surempilées vont au bas de la pile ; seules comptent les deux unités du dessus.
rule-A5A-4_3-e = Une unité surempilée ne peut pas attaquer et n’ajoute rien à la défense de l’hex.
rule-A5A-4_3-f = Les unités surempilées subissent néanmoins tout ce qui frappe l’hex : pertes de pas, retraites et tests de moral.
rule-A5A-4_3-g = Le propriétaire doit éloigner les unités en trop à la première occasion.

## 4.4 Sortie de la carte

rule-A5A-4_4-a = Aucune unité ne peut quitter volontairement la carte.
rule-A5A-4_4-b = Une unité forcée de faire retraite hors de la carte est éliminée.

## 5. Zones de contrôle

rule-A5A-5_0-a = Toute unité, sauf les canonnières (14.3), exerce une zone de contrôle (ZDC) dans les six hexs adjacents.
rule-A5A-5_0-b = Une zone de contrôle ne franchit pas un côté de rivière, sauf s’il porte un pont ou un gué.
rule-A5A-5_0-c = Une zone de contrôle n’entre pas dans un hex par un côté de cet hex muni d’un parapet ou d’un retranchement (chapitre 10).
rule-A5A-5_0-d = Les zones de contrôle des deux camps peuvent se recouvrir dans un même hex, et chacune agit sur l’autre camp.
rule-A5A-5_0-e = Une unité qui, en bougeant, entre dans un hex en zone de contrôle ennemie y reste jusqu’à la fin de cette phase de mouvement.
rule-A5A-5_0-f = Une unité qui commence sa phase de mouvement en zone de contrôle ennemie peut bouger, mais elle ne peut entrer dans aucun hex en zone de contrôle ennemie pendant cette phase, ni directement ni après être passée par des hexs libres.
rule-A5A-5_0-g = Pour le mouvement, ni les unités amies ni leurs zones de contrôle n’annulent les zones de contrôle ennemies.
rule-A5A-5_0-h = Une unité qui part d’une zone de contrôle ennemie, et dont les six hexs voisins sont tous en zone de contrôle ennemie, ne peut pas bouger.
rule-A5A-5_0-i = Les avances (6.6) et, dans les cas prévus, les retraites (6.5) peuvent passer directement d’une zone de contrôle ennemie à une autre.

## 6. Combat

rule-A5A-6_0-a = Quand le marqueur de phase de combat d’un camp est tiré, ce camp effectue une phase de combat où il est l’attaquant, avec toutes ses formations.

## 6.1 Obligations de combat

rule-A5A-6_1-a = Toute unité ennemie dont la zone de contrôle touche au moins un hex occupé par l’attaquant doit être attaquée dans cette phase.
rule-A5A-6_1-b = Elle n’a pas à l’être par les unités placées dans sa zone de contrôle : toute attaque permise suffit, même le bombardement d’une artillerie située hors de cette zone.
rule-A5A-6_1-c = Toute unité de l’attaquant qui est en zone de contrôle ennemie doit attaquer au moins un hex adjacent occupé par l’ennemi, ou faire une retraite automatique.
rule-A5A-6_1-d = Une unité prise dans les zones de contrôle de plusieurs hexs ennemis peut attaquer n’importe lequel d’entre eux, ou plusieurs, pourvu que l’ensemble des obligations soit rempli.
rule-A5A-6_1-e = Dans une phase de combat, une unité n’attaque qu’une fois et n’est attaquée qu’une fois.
rule-A5A-6_1-f = Chaque combat est annoncé et résolu jusqu’au bout avant l’annonce du suivant.
rule-A5A-6_1-g = Toutes les retraites automatiques de la phase précèdent le premier combat régulier.
rule-A5A-6_1-h = Les obligations suivent les zones de contrôle de l’ennemi : elles ne valent donc que dans un sens à travers un côté fortifié (chapitre 10), et n’existent pas à travers une rivière sans pont ni gué.
rule-A5A-6_1-i = Une unité peut attaquer un ennemi adjacent sans y être obligée, à moins que le terrain ne l’interdise.
rule-A5A-6_1-j = Mis à part les unités surempilées et les unités de force 0, les obligations peuvent toujours être remplies. On peut répartir les hexs ennemis engagés et leurs attaquants adjacents en groupes qui n’ont chacun qu’un seul hex ennemi ou qu’un seul attaquant, et chacun de ces groupes forme un combat permis.

## 6.2 Procédure de combat. Étape 1 : annonce

rule-A5A-6_2_1-a = L’attaquant désigne les unités qui attaquent, ainsi que les unités et les hexs ennemis attaqués.
rule-A5A-6_2_1-b = Toutes les unités qui attaquent le même groupe d’ennemis s’additionnent en une seule attaque.
rule-A5A-6_2_1-c = Des unités de plusieurs hexs peuvent se joindre contre le même hex ou les mêmes hexs.
rule-A5A-6_2_1-d = Les unités d’une pile peuvent attaquer séparément des hexs différents.
rule-A5A-6_2_1-e = Les unités ennemies d’une pile sont attaquées ensemble, jamais une à une ; les canonnières font exception.
rule-A5A-6_2_1-f = Un combat peut porter sur plusieurs hexs ennemis ; chaque unité qui attaque doit alors pouvoir attaquer chacun d’eux.
rule-A5A-6_2_1-g = Toute la force d’attaque d’une unité va à son unique combat ; une force ne se partage jamais.

## 6.2 Procédure de combat. Étape 2 : retraite automatique

rule-A5A-6_2_2-a = Au lieu de se battre, l’attaquant peut perdre d’office le combat, sans perte de pas : les unités qui devaient attaquer font retraite (6.5).
rule-A5A-6_2_2-b = Le défenseur peut ensuite avancer une unité dans chaque hex qu’une retraite automatique a vidé (6.6).
rule-A5A-6_2_2-c = Une unité en retraite automatique fait retraite d’un hex et continue, si possible, jusqu’à sortir de toute zone de contrôle ennemie ; c’est la retraite étendue. Si elle n’y parvient pas, elle ne subit aucune pénalité.
rule-A5A-6_2_2-d = Une unité de force d’attaque 0, seule dans son combat, doit faire une retraite automatique.
rule-A5A-6_2_2-e = Si la retraite automatique est choisie devant une unité ennemie, toutes les unités amies dans la zone de contrôle de celle-ci doivent la faire : toutes font retraite, ou aucune.
rule-A5A-6_2_2-f = Une artillerie non adjacente et capable de bombarder peut être annoncée à l’étape 1 avec le groupe qui fera retraite.
rule-A5A-6_2_2-g = Elle fait une attaque par bombardement après la retraite des autres unités et avant l’avance du défenseur, si son rapport de force réel atteint au moins 1-4.
rule-A5A-6_2_2-h = Ce bombardement remplit l’obligation d’attaquer l’hex ennemi. Les unités amies dans la zone de contrôle de cet hex qui peuvent attaquer d’autres ennemis sont donc dispensées de 6.2.2-e : les unes peuvent faire retraite pendant que les autres combattent ailleurs.
rule-A5A-6_2_2-i = L’unité qui a fait retraite a rempli son obligation ; elle n’attaque ni ne bombarde plus dans cette phase.

## 6.2 Procédure de combat. Étape 3 : rapport de force initial

rule-A5A-6_2_3-a = Le rapport de force initial compare la force d’attaque totale à la force de défense totale, arrondi en faveur du défenseur. Si l’attaque vaut au moins la défense, on divise l’attaque par la défense et on arrondit vers le bas : le rapport est ce nombre contre 1. Sinon, on divise la défense par l’attaque et on arrondit vers le haut : le rapport est 1 contre ce nombre.
rule-A5A-6_2_3-b = Par exemple, 22 contre 8 donne 2-1, 3 contre 16 donne 1-6, et 2 contre 4 donne 1-2.
rule-A5A-6_2_3-c = Un rapport initial inférieur à 1-4 compte pour 1-4, un rapport supérieur à 6-1 pour 6-1 ; mais voir 7.2-b pour les attaques par bombardement.
rule-A5A-6_2_3-d = Les colonnes sont, dans l’ordre : 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1.
rule-A5A-6_2_3-e = Ne comptent pas dans la défense les unités surempilées (4.3-e) et celles qui ont fait retraite dans l’hex plus tôt dans cette phase (6.5-f).

## 6.2 Procédure de combat. Étape 4 : rapport de force final

rule-A5A-6_2_4-a = Le terrain de l’hex du défenseur décale la colonne selon le tableau des effets du terrain.
rule-A5A-6_2_4-b = Si les défenseurs occupent des hexs de terrains différents, seul compte le terrain qui décale le plus vers la gauche.
rule-A5A-6_2_4-c = Une colline décale d’une colonne vers la gauche, mais seulement si aucun attaquant n’est dans un hex adjacent au défenseur et relié au sien comme partie de la même colline. Deux hexs de colline adjacents ne sont pas reliés si la teinte de la colline ne passe pas par leur côté commun.
rule-A5A-6_2_4-d = Une colline boisée décale de deux colonnes vers la gauche ; si un attaquant est dans un hex relié de la même colline, il ne reste que la colonne due au bois.
rule-A5A-6_2_4-e = Le terrain des côtés de l’hex du défenseur décale la colonne selon le tableau, mais seulement si tous les attaquants attaquent par un tel côté.
rule-A5A-6_2_4-f = Les décalages de l’hex et du côté d’hex s’additionnent : une attaque à 3-1 contre un bois derrière un ruisselet tombe à 2-1, puis à 1-1.
rule-A5A-6_2_4-g = Si chaque hex autour de toutes les unités qui attaquent contient une unité ennemie ou est en zone de contrôle ennemie, les attaquants sont entourés : une colonne vers la gauche.
rule-A5A-6_2_4-h = Si chaque hex autour de toutes les unités qui défendent contient une unité du camp attaquant ou est dans sa zone de contrôle, les défenseurs sont entourés : une colonne vers la droite.
rule-A5A-6_2_4-i = Les deux camps peuvent être entourés ; les deux décalages s’annulent alors.
rule-A5A-6_2_4-j = Tous les décalages s’additionnent. Leur total ne dépasse jamais trois colonnes, dans un sens ou dans l’autre ; le surplus est perdu.
rule-A5A-6_2_4-k = Les décalages au-delà de 6-1 ne comptent pas, ceux au-dessous de 1-4 non plus, sauf pour 6.2.6-c.
rule-A5A-6_2_4-l = Dans une attaque par bombardement, les côtés d’eau ne comptent pas (7.2-d).
rule-A5A-6_2_4-m = Toute unité attaquante adjacente, dans un hex relié de la même colline, annule le décalage de la colline, y compris une artillerie qui bombarde à un hex.
rule-A5A-6_2_4-n = Le terrain d’un hex peut décaler dans les deux sens ; au moins un type du tableau décale vers la droite.

## 6.2 Procédure de combat. Étape 5 : valeurs de moral

rule-A5A-6_2_5-a = L’attaquant annonce d’abord la valeur de moral qu’il emploie ; ce doit être celle d’une au moins de ses unités dans ce combat.
rule-A5A-6_2_5-b = Le défenseur choisit ensuite la sienne, de la même façon, parmi ses unités dans ce combat.
rule-A5A-6_2_5-c = La valeur de moral d’une artillerie qui bombarde ne peut servir que dans une attaque par bombardement.
rule-A5A-6_2_5-d = Dans une attaque par bombardement, le défenseur ne choisit aucune valeur, puisqu’il ne lance pas de dé.
rule-A5A-6_2_5-e = Le premier pas qu’un camp perd doit venir d’une unité qui a la valeur employée par ce camp (6.3.1-a).

## 6.2 Procédure de combat. Étape 6 : dés

rule-A5A-6_2_6-a = Chaque joueur lance un dé et y ajoute la valeur de moral qu’il a choisie.
rule-A5A-6_2_6-b = Le total de l’attaquant, lu dans la table de l’attaquant, donne ce que subit le défenseur ; le total du défenseur, lu dans la table du défenseur, donne ce que subit l’attaquant. Les deux totaux se lisent dans la même colonne finale.
rule-A5A-6_2_6-c = Si le terrain fait tomber la colonne au-dessous de 1-4, l’attaquant ne lance pas de dé et n’inflige rien ; le défenseur lance le sien dans la colonne 1-4. Une attaque par bombardement n’a alors aucun effet.
rule-A5A-6_2_6-d = Le résultat « – » est sans effet.
rule-A5A-6_2_6-e = Un nombre indique combien de pas le camp perd ; puis chacune de ses unités survivantes dans le combat fait un test de moral, et celle qui le rate fait retraite d’un hex.
rule-A5A-6_2_6-f = Un nombre suivi de R fait perdre autant de pas ; toutes les unités survivantes font ensuite retraite d’un hex, puis font un test de moral, et celle qui le rate fait retraite d’un hex de plus.
rule-A5A-6_2_6-g = L’artillerie qui bombarde n’est jamais touchée par les résultats : ni perte, ni retraite, ni test de moral.

## 6.3 Application des résultats

rule-A5A-6_3-a = Les deux jets sont simultanés : les pertes d’un camp ne changent ni le dé ni la colonne de l’autre.
rule-A5A-6_3-b = Les résultats s’appliquent d’abord entièrement au défenseur (étapes 1 à 4), puis à l’attaquant (étapes 1 à 3).
rule-A5A-6_3_1-a = Étape 1, pertes : le premier pas est pris sur une unité dont la valeur de moral égale celle que son camp a employée ; s’il y en a plusieurs, le propriétaire choisit.
rule-A5A-6_3_1-b = Le propriétaire répartit à son gré les autres pas entre ses unités du combat.
rule-A5A-6_3_1-c = On paie un pas en retournant une unité intacte à deux pas, en éliminant une unité déjà retournée ou en éliminant une unité à un pas. Les pas qui dépassent ce que le camp possède sont ignorés.
rule-A5A-6_3_1-d = Aucune perte ne peut être attribuée à l’artillerie qui bombarde.
rule-A5A-6_3_2-a = Étape 2, retraite obligatoire : avec un résultat R, toutes les unités survivantes du camp font retraite d’un hex.
rule-A5A-6_3_3-a = Étape 3, tests de moral : si une unité du camp a perdu un pas, toutes les unités survivantes de ce camp dans le combat font un test, même celles qui n’ont rien perdu. Celle qui le rate fait retraite d’un hex.
rule-A5A-6_3_3-b = Une unité peut donc faire retraite de deux hexs : un pour le R, un pour le test raté.
rule-A5A-6_3_4-a = Étape 4, retraite volontaire (défenseur seulement) : le défenseur peut alors faire faire retraite d’un hex, à son choix, tout ou partie de ses unités attaquées qui n’ont pas fait retraite aux étapes 2 et 3.

## 6.4 Tests de moral

rule-A5A-6_4-a = Lancez un dé, ajoutez la valeur de moral actuelle de l’unité et consultez la table des tests de moral : à 4 ou plus le test est réussi, à 3 ou moins il est raté.
rule-A5A-6_4-b = Une unité qui rate un test dû à un résultat de combat fait retraite d’un hex.
rule-A5A-6_4-c = Une unité qui rate un test dû à une retraite en zone de contrôle ennemie perd un pas, sans autre retraite pour cet échec.

## 6.5 Retraites

rule-A5A-6_5-a = Une unité fait retraite après un test de moral raté, sur un résultat R, par retraite volontaire (défenseur) ou par retraite automatique (attaquant).
rule-A5A-6_5-b = Toutes les retraites se font de la même façon, sauf que la retraite automatique se poursuit, si possible, jusqu’à la sortie des zones de contrôle ennemies.
rule-A5A-6_5-c = Une retraite n’est pas un mouvement et ne coûte aucun point de mouvement.
rule-A5A-6_5-d = Les unités font retraite l’une après l’autre ; celles d’une même pile peuvent prendre des chemins différents.
rule-A5A-6_5-e = Le propriétaire tranche tout ce que les interdictions et les priorités laissent ouvert.
rule-A5A-6_5-f = Une unité qui fait retraite dans un hex attaqué plus tard dans la même phase de combat n’y ajoute aucune force de défense, mais subit les résultats.
rule-A5A-6_5-g = Une unité ne fait jamais retraite dans un hex occupé par l’ennemi.
rule-A5A-6_5-h = Une unité ne fait jamais retraite dans un hex en zone de contrôle ennemie, à moins qu’une unité amie ne l’occupe.
rule-A5A-6_5-i = Une unité ne fait jamais retraite dans un terrain qui lui est interdit, ni à travers un tel terrain.
rule-A5A-6_5-j = Chaque fois qu’une unité fait retraite dans un hex en zone de contrôle ennemie, elle fait aussitôt un test de moral. S’il est réussi, rien ne se passe et elle continue s’il le faut ; s’il est raté, elle perd un pas.
rule-A5A-6_5-k = Il y a un tel test pour chaque hex en zone de contrôle ennemie où l’unité entre.
rule-A5A-6_5-l = Une unité qui doit faire retraite et ne le peut pas perd un pas pour chaque hex de retraite non effectué.
rule-A5A-6_5-m = Cela peut faire deux pas, un pour le R et un pour le test raté. Par exemple, une pile de deux brigades intactes à deux pas subit 1R sans issue. L’une prend la perte et se retourne ; puis les deux perdent un pas faute de retraite : la brigade retournée est éliminée et l’autre se retourne. La survivante fait encore un test de moral, puisque des pas ont été perdus, et est éliminée si elle le rate.
rule-A5A-6_5-n = Une retraite suit quatre priorités, dans cet ordre et autant que possible. Première priorité : un hex hors de toute zone de contrôle ennemie ; un hex dans une telle zone, mais avec une unité amie, n’est choisi que s’il n’y en a pas d’autre.
rule-A5A-6_5-o = Deuxième priorité : un hex du côté des lignes amies, selon le compas de la carte (pour l’Union à Bull Run : nord, nord-est et nord-ouest).
rule-A5A-6_5-p = Troisième priorité : un hex où l’empilement restera dans sa limite.
rule-A5A-6_5-q = Quatrième priorité : l’hex le plus éloigné du plus grand nombre d’unités ennemies, vu de l’hex que l’unité quitte.
rule-A5A-6_5-r = Une unité en retraite automatique encore en zone de contrôle ennemie continue de faire retraite, hex par hex, selon les interdictions et les priorités, jusqu’à ce qu’elle en soit sortie ou ne puisse plus continuer.
rule-A5A-6_5-s = Une unité dont la retraite dépasse la limite d’empilement de l’hex où elle entre continue de faire retraite de la même façon tant qu’elle est surempilée.
rule-A5A-6_5-t = Si les interdictions l’en empêchent, elle reste surempilée au bas de la pile (4.3-d à 4.3-g). Le surempilement ne se produit d’aucune autre façon.

## 6.6 Avance

rule-A5A-6_6-a = Après un combat régulier, une unité qui a attaqué peut avancer dans un hex adjacent des défenseurs si toutes les unités de cet hex ont été éliminées ou ont fait retraite.
rule-A5A-6_6-b = Il n’y a pas d’avance si les attaquants doivent eux-mêmes faire retraite par suite du combat.
rule-A5A-6_6-c = Une unité qui défend n’avance qu’après une retraite automatique, dans un hex adjacent ainsi vidé, et jamais après un combat régulier.
rule-A5A-6_6-d = Une seule unité peut avancer dans chaque hex vidé.
rule-A5A-6_6-e = Une avance n’est pas un mouvement, ne coûte aucun point de mouvement et ignore les zones de contrôle ennemies.
rule-A5A-6_6-f = L’artillerie n’avance jamais.
rule-A5A-6_6-g = On ne peut entrer que dans le premier hex vidé ; après une retraite de deux hexs, personne ne peut suivre dans le second.
rule-A5A-6_6-h = On décide d’avancer sur-le-champ, avant toute autre action ; sinon, le droit est perdu.
rule-A5A-6_6-i = Après une retraite automatique aussi, l’hex d’une unité éliminée faute de pouvoir faire retraite compte comme vidé.

## 7. Artillerie

## 7.1 Bombardement

rule-A5A-7_1-a = Contre des unités adjacentes, l’artillerie attaque et se défend comme toute autre unité.
rule-A5A-7_1-b = Elle peut aussi bombarder : attaquer une cible à quatre hexs au plus vers laquelle elle a une ligne de vue dégagée.
rule-A5A-7_1-c = L’artillerie qui bombarde peut attaquer par-dessus une rivière ; aucune autre unité ne peut attaquer à travers une rivière, sauf s’il y a un pont ou un gué.
rule-A5A-7_1-d = Une artillerie qui a fait retraite, pour quelque raison que ce soit, ne bombarde plus dans la même phase de combat.
rule-A5A-7_1-e = Une artillerie en zone de contrôle ennemie ne bombarde pas.
rule-A5A-7_1-f = À plus d’un hex de portée, on additionne la force de l’artillerie qui bombarde, puis on divise le total par deux en abandonnant la fraction : 3 + 2 donne 2.
rule-A5A-7_1-g = Une unité de force 1 ne peut donc pas bombarder seule à plus d’un hex.
rule-A5A-7_1-h = La ligne de vue est la ligne droite de centre à centre ; chaque hex compte comme rempli de son seul terrain.
rule-A5A-7_1-i = Bloquent la ligne de vue les hexs de bois, de colline, de colline boisée et de ville, ainsi que les talus.
rule-A5A-7_1-j = Une ligne de vue qui passe par un hex ou un côté bloquant est bloquée.
rule-A5A-7_1-k = Une ligne de vue qui longe exactement le côté entre un hex bloquant et un hex qui ne l’est pas est dégagée ; entre deux hexs bloquants, elle est bloquée.
rule-A5A-7_1-l = Le terrain bloquant de l’hex qui tire et de l’hex visé, ou sur leurs côtés, ne compte pas.
rule-A5A-7_1-m = Les unités, de quelque camp qu’elles soient, ne bloquent jamais la ligne de vue.

## 7.2 Combat par bombardement

rule-A5A-7_2-a = Une attaque par bombardement, menée par la seule artillerie qui bombarde, ne vise qu’un hex occupé par l’ennemi.
rule-A5A-7_2-b = Le rapport de force réel d’une attaque par bombardement doit être d’au moins 1-4 ; un rapport plus faible ne compte pas pour 1-4.
rule-A5A-7_2-c = Une attaque par bombardement se résout comme les autres, à ceci près que seul l’attaquant lance un dé et que l’artillerie ne subit rien.
rule-A5A-7_2-d = Dans une attaque par bombardement, on ignore les décalages des ruisselets, ruisseaux et rivières ; tous les autres décalages de côté et d’hex s’appliquent.
rule-A5A-7_2-e = Par exemple, une attaque par bombardement à 2-1 contre un bois derrière un cours d’eau tombe à 1-1.
rule-A5A-7_2-f = Une attaque par bombardement remplit l’obligation d’attaquer cet hex et en dispense donc les unités amies adjacentes, mais chacune d’elles qui est en zone de contrôle ennemie doit encore attaquer quelque chose.
rule-A5A-7_2-g = Dans une attaque combinée, l’artillerie qui bombarde se joint à l’attaque d’unités amies adjacentes aux défenseurs.
rule-A5A-7_2-h = Si les défenseurs sont dans plusieurs hexs, l’artillerie qui bombarde dans une attaque combinée doit avoir la portée et une ligne de vue dégagée vers chacun d’eux.
rule-A5A-7_2-i = Dans une attaque combinée, les unités qui bombardent ne risquent rien ; l’artillerie adjacente aux défenseurs, et dans leur zone de contrôle, prend des pertes et fait retraite comme les autres.
rule-A5A-7_2-j = Dans une attaque combinée, l’attaquant doit employer la valeur de moral d’une unité adjacente qui attaque.
rule-A5A-7_2-k = Les unités auxquelles se joint l’artillerie qui bombarde sont en zone de contrôle des défenseurs ; selon notre lecture, il suffit qu’elles leur soient adjacentes (option).

## 8. Renforts

## 8.1 Arrivée

rule-A5A-8_1-a = Au début, les unités hors carte et leurs marqueurs de phases attendent sur la case de la piste des tours qui correspond à leur tour d’arrivée.
rule-A5A-8_1-b = Les marqueurs de la case du tour en cours vont dans la tasse au segment des marqueurs de phases.
rule-A5A-8_1-c = Quand le marqueur de phase de mouvement de leur formation est tiré, les unités attendues à ce tour entrent : toutes, certaines ou aucune, au gré de leur propriétaire.
rule-A5A-8_1-d = Les unités retenues passent sur la case du tour suivant et peuvent entrer alors.

## 8.2 Entrée

rule-A5A-8_2-a = Une unité entre par l’hex d’entrée de sa lettre, ou de l’une de ses lettres.
rule-A5A-8_2-b = Entrer coûte le terrain de l’hex d’entrée, ou le tarif de la route ou de la piste par laquelle l’unité arrive ; elle continue ensuite avec le reste de sa capacité de mouvement.
rule-A5A-8_2-c = Les unités peuvent entrer empilées, deux au plus ; les piles suivantes par le même hex ne paient aucun supplément.
rule-A5A-8_2-d = Une unité peut entrer par un hex en zone de contrôle ennemie, et s’y arrête ; elle ne peut pas entrer par un hex que l’ennemi occupe.
rule-A5A-8_2-e = Si l’ennemi occupe l’hex d’entrée, l’unité peut entrer par l’hex libre le plus proche, ou par l’un des plus proches.
rule-A5A-8_2-f = À Shiloh, l’Union n’a pas d’hexs de remplacement (14.4).
rule-A5A-8_2-g = Une lettre peut figurer sur plusieurs hexs ; chaque unité peut prendre n’importe lequel.

## 9. Nuit

rule-A5A-9_0-a = Aux tours de nuit, aucun des deux marqueurs de phase de combat ne va dans la tasse ; il n’y a donc pas de phases de combat.
rule-A5A-9_0-b = Aux tours de nuit, aucune unité n’entre dans un hex en zone de contrôle ennemie, à moins qu’une unité amie ne s’y trouve déjà.
rule-A5A-9_0-c = De nuit, on peut toujours sortir d’une zone de contrôle ennemie, sans entrer dans une autre.

## 10. Fortifications

rule-A5A-10_0-a = On ne construit de fortifications que là où les règles de la bataille le disent, c’est-à-dire seulement à Gettysburg (15.2).
rule-A5A-10_0-b = Il y a deux sortes de fortifications, le parapet et le retranchement ; une fois construites, elles restent.
rule-A5A-10_0-c = Un marqueur de fortification couvre trois côtés contigus de son hex ; on l’oriente en le plaçant, et on ne le tourne plus.
rule-A5A-10_0-d = Une fortification n’agit que par ces trois côtés, à la manière d’un terrain de côté d’hex.
rule-A5A-10_0-e = Une zone de contrôle ennemie n’entre pas dans l’hex par un côté couvert.
rule-A5A-10_0-f = La zone de contrôle de l’occupant s’exerce dans les six hexs voisins, même par les côtés couverts.
rule-A5A-10_0-g = À travers un côté couvert, l’occupant n’a donc pas à attaquer l’unité du dehors dans sa propre phase de combat, tandis que dans celle de l’autre camp l’unité du dehors doit attaquer ou faire une retraite automatique.
rule-A5A-10_0-h = Un occupant que l’ennemi ne touche que par des côtés couverts ne part pas d’une zone de contrôle ennemie ; il peut donc entrer directement dans une telle zone.
rule-A5A-10_0-i = Le décalage défensif ne vaut que si tous les attaquants attaquent par des côtés couverts.
rule-A5A-10_0-j = Une fortification dans l’hex de l’attaquant n’a pas d’effet sur le combat.
rule-A5A-10_0-k = Un parapet décale d’une colonne vers la gauche.
rule-A5A-10_0-l = Un retranchement décale de deux colonnes vers la gauche, et l’attaquant perd un pas de plus, sauf si son résultat est « – » : 1R devient 2R.

## 11. Victoire, règles communes

rule-A5A-11_0-a = Les règles exclusives d’une bataille ne valent que pour elle, où elles l’emportent sur les règles de base.

## 11.1 Contrôle des objectifs (sauf Gettysburg)

rule-A5A-11_1-a = Un camp contrôle un hex objectif s’il y a une unité.
rule-A5A-11_1-b = Un hex objectif inoccupé, dans la zone de contrôle d’un seul camp, est contrôlé par ce camp.
rule-A5A-11_1-c = Un hex objectif inoccupé, dans les zones de contrôle des deux camps, n’est contrôlé par personne.
rule-A5A-11_1-d = Un hex objectif inoccupé, hors de toute zone de contrôle, appartient au camp dont une unité y est entrée ou passée en dernier, ou, avant cela, à celui qui l’avait au début.
rule-A5A-11_1-e = Le contrôle peut changer autant de fois que nécessaire dans un tour ; on le vérifie de nouveau après chaque changement de position.
rule-A5A-11_1-f = Par exemple, une unité confédérée entre en 3605 alors qu’une unité de l’Union est adjacente, en 3706 : les Confédérés ont le contrôle. Quand elle fait retraite en 3505, personne ne l’a. Quand une unité de l’Union entre en 3605, l’Union l’a.

## 11.1 Points de victoire (là où ils servent)

rule-A5A-11_1-g = Chaque unité ennemie à deux pas éliminée vaut 3 points de victoire.
rule-A5A-11_1-h = Chaque unité ennemie à un pas éliminée vaut 2 points de victoire.
rule-A5A-11_1-i = Chaque unité ennemie à deux pas réduite, mais non éliminée, vaut 1 point de victoire.
rule-A5A-11_1-j = Une unité qui fait retraite ou avance dans un hex objectif, ou à travers, compte comme y ayant bougé.

## 12. Bull Run (10 tours)

rule-A5A-12_1-a = Bull Run et Catharpin Run sont des ruisseaux que les mouvements et les attaques ne franchissent qu’aux ponts et aux gués.
rule-A5A-12_1-b = Une unité dans la zone de contrôle d’un ennemi de l’autre rive n’est pas tenue de l’attaquer. Par un pont ou un gué, elle le peut ; par tout autre côté, elle ne le peut pas.
rule-A5A-12_1-c = L’artillerie qui bombarde attaque normalement par-dessus ces ruisseaux.
rule-A5A-12_1-d = Les unités confédérées ne franchissent jamais l’un ni l’autre, par aucun moyen.
rule-A5A-12_1-e = Une unité confédérée que sa retraite obligerait à en franchir un est éliminée.
rule-A5A-12_1-f = Hors des ponts et des gués, les deux ruisseaux sont un terrain interdit : aucune retraite ni avance de l’Union ne les franchit non plus.
rule-A5A-12_2-a = La voie ferrée inachevée, la ligne indépendante du Manassas Gap, est une voie ferrée ordinaire.
rule-A5A-12_2-b = Là où elle coupe Bull Run, entre 2806 et 2906, il n’y a ni pont ni gué ; rien n’y passe donc.
rule-A5A-12_3-a = Aucun marqueur de phase de combat n’est dans la tasse au tour 1 ; les deux y sont à partir du tour 2.
rule-A5A-12_3-b = Le marqueur de phase de mouvement de l’armée confédérée du Potomac ne va dans la tasse qu’à partir du tour 2, bien que cette armée ait des unités sur la carte : elle ne peut pas bouger au tour 1.
rule-A5A-12_4-a = Les objectifs sont Stone Bridge 3912, Robinson House 3413 et Henry House 3315 ; tous sont confédérés au début.
rule-A5A-12_4-b = À la fin du tour 9, trois objectifs confédérés font une victoire décisive confédérée, deux objectifs de l’Union une victoire substantielle de l’Union, et trois une victoire décisive de l’Union. Sinon, on joue le tour 10.
rule-A5A-12_4-c = À la fin du tour 10, trois objectifs confédérés font une victoire décisive confédérée, celle de l’histoire ; trois objectifs de l’Union font une victoire décisive de l’Union, deux une victoire substantielle, un une victoire marginale. Sinon, c’est un match nul.

## 13. Pea Ridge (15 tours ; journées : 1–9, 10–15)

rule-A5A-13_1-a = L’unité indienne, la brigade confédérée de Pike, ne peut jamais aller ni faire retraite volontairement dans un hex adjacent à une artillerie de l’Union.
rule-A5A-13_1-b = Si elle est forcée de faire retraite à côté d’une artillerie de l’Union, elle est éliminée.
rule-A5A-13_1-c = Elle est éliminée sur-le-champ quand de l’artillerie l’attaque, adjacente ou par bombardement, seule ou avec d’autres unités.
rule-A5A-13_1-d = Si elle était seule dans l’hex, on ne calcule aucun rapport de force, on ne lance aucun dé, et l’Union ne subit rien.
rule-A5A-13_1-e = Si elle est empilée, on la retire avant de calculer le rapport initial, et le combat continue contre les autres.
rule-A5A-13_1-f = Si elle est adjacente à une artillerie de l’Union dans la phase de combat confédérée, elle doit faire une retraite automatique ; si elle ne le peut pas, elle est éliminée.
rule-A5A-13_2-a = Le 24th Missouri de l’Union, en 3205, ne peut pas bouger au tour 1.
rule-A5A-13_3-a = Les objectifs sont Elkhorn Tavern 3605, le quartier général de l’Union 4009 et Leetown 4117 ; tous sont à l’Union au début.
rule-A5A-13_3-b = À la fin du tour 9, deux ou trois objectifs confédérés font une victoire décisive confédérée, et trois objectifs de l’Union une victoire décisive de l’Union. Sinon, la partie continue.
rule-A5A-13_3-c = À la fin du tour 15, trois objectifs confédérés font une victoire décisive confédérée, deux une victoire substantielle, un une victoire marginale ; trois objectifs de l’Union font une victoire substantielle de l’Union, celle de l’histoire. Tout le reste est match nul.
rule-A5A-13_4-a = Option « échange » : la division de Price entre par A, celle de McCulloch par B.
rule-A5A-13_4-b = Option « commandement unifié » : chaque unité confédérée entre par A ou B, au choix de son joueur, mais une seule division au tour 1 et l’autre au tour 2.
rule-A5A-13_4-c = Si, sous commandement unifié, les deux divisions arrivent par B, chaque niveau confédéré de la fin du tour 15 demande un objectif de plus (trois pour une victoire substantielle, deux pour une marginale, un seul ne donne rien), et deux objectifs suffisent à l’Union pour sa victoire substantielle.
rule-A5A-13_4-d = Par exemple, si les deux divisions sont entrées par B, à la fin du tour 15 : deux objectifs confédérés font une victoire marginale confédérée ; un objectif confédéré et deux de l’Union, une victoire substantielle de l’Union ; un pour chaque camp et un contesté, un match nul.

## 14. Shiloh (17 tours ; journées : 1–10, 11–17)

## 14.1 Marqueurs de l’Union

rule-A5A-14_1-a = Le marqueur de phase de combat de l’Union reste hors de la tasse jusqu’au segment des marqueurs de phases qui suit la première entrée d’une unité confédérée en zone de contrôle de l’Union, et au plus tard jusqu’au tour 6.
rule-A5A-14_1-b = Les marqueurs de phase de mouvement des 1re, 2e, 4e, 5e et 6e divisions de l’armée du Tennessee restent hors de la tasse jusqu’au tour 6, à moins que 14.1-c ne les y mette plus tôt.
rule-A5A-14_1-c = Si une unité confédérée entre en zone de contrôle de l’Union au tour 4 ou avant, le marqueur de chaque division touchée va dans la tasse au tour suivant, et ceux de toutes les autres un tour plus tard encore.
rule-A5A-14_1-d = Par exemple, si le premier contact a lieu au tour 3 avec les 5e et 6e divisions, leurs marqueurs entrent au tour 4, et ceux des 1re, 2e et 4e au tour 5.
rule-A5A-14_1-e = Le marqueur de phase de combat de l’Union n’entre jamais avant le tour 3 : aucune unité confédérée ne peut entrer en zone de contrôle de l’Union au tour 1.

## 14.2 Surprise

rule-A5A-14_2-a = Les décalages de surprise n’aident que l’attaquant, jamais le défenseur, et viennent après ceux du terrain.
rule-A5A-14_2-b = Au premier tour où une unité de l’Union est attaquée, chaque attaque confédérée est décalée de deux colonnes vers la droite.
rule-A5A-14_2-c = Aux tours suivants, tour 6 compris, chaque attaque confédérée est décalée d’une colonne vers la droite.
rule-A5A-14_2-d = Aux quatre premiers tours de la seconde journée (11 à 14), chaque attaque de l’Union est décalée d’une colonne vers la droite.
rule-A5A-14_2-e = Les deux décalages confédérés prennent fin avec le tour 6 : à partir du tour 7, aucune attaque confédérée n’est décalée, même si c’est la première de la partie.

## 14.3 Canonnières

rule-A5A-14_3-a = Les canonnières Lexington et Tyler ont leur propre marqueur de phase de mouvement.
rule-A5A-14_3-b = Elles ne vont que dans les hexs que la rivière Tennessee remplit en tout ou en partie, à 1 point de mouvement par hex, et jamais dans ceux de la rive ouest, qui montrent terre et eau du côté ouest.
rule-A5A-14_3-c = Elles n’exercent pas de zone de contrôle et ignorent celles des Confédérés ; elles ne sont jamais obligées d’attaquer.
rule-A5A-14_3-d = Elles agissent comme de l’artillerie, par bombardement ou en attaque combinée, avec la ligne de vue et la diminution de portée habituelles ; elles ne subissent jamais de résultat quand elles attaquent.
rule-A5A-14_3-e = Elles ne peuvent pas mener une attaque combinée, c’est-à-dire lui fournir leur valeur de moral, et n’avancent jamais.
rule-A5A-14_3-f = Seule l’artillerie confédérée peut les attaquer ; c’est alors une attaque par bombardement, même d’un hex adjacent, et l’artillerie ne subit rien.
rule-A5A-14_3-g = Des canonnières empilées peuvent être attaquées l’une sans l’autre.
rule-A5A-14_3-h = Ni l’infanterie ni la cavalerie ne peuvent attaquer les canonnières.

## 14.4 Renforts de l’Union

rule-A5A-14_4-a = Entrer par C, Pittsburg Landing, coûte 1 point de mouvement.
rule-A5A-14_4-b = Les unités de l’Union n’entrent que par leurs hexs imprimés ; tant que des Confédérés occupent un tel hex, elles attendent hors de la carte.

## 14.5 Victoire

rule-A5A-14_5-a = Les objectifs sont le carrefour des routes de Purdy et d’East Corinth 1012, Shiloh Church 1107, Cloud Field 1415, Pittsburg Landing 1921 et Snake Creek Bridge 2711 ; tous sont à l’Union au début.
rule-A5A-14_5-b = À la fin du tour 10, cinq objectifs sous contrôle confédéré font une victoire décisive confédérée, quatre une victoire substantielle confédérée ; avec trois, la partie continue ; deux font une victoire substantielle de l’Union, un ou aucun une victoire décisive de l’Union.
rule-A5A-14_5-c = À la fin du tour 17, quatre ou cinq objectifs sous contrôle confédéré font une victoire décisive confédérée, trois une victoire substantielle confédérée ; avec deux, le rapport des points de victoire décide ; un fait une victoire substantielle de l’Union, aucun une victoire décisive de l’Union.
rule-A5A-14_5-d = Ce rapport est celui des points de victoire confédérés à ceux de l’Union, sans arrondi. À partir de 2, victoire substantielle confédérée ; à partir de 1½, victoire marginale confédérée ; à partir de 1, victoire marginale de l’Union ; au-dessous de 1, victoire substantielle de l’Union.

## 14.6 Options

rule-A5A-14_6-a = La cavalerie ne sert qu’avec l’option de cavalerie, sauf la brigade de cavalerie du corps de réserve confédéré (Forrest), qui est toujours en jeu.
rule-A5A-14_6-b = Avec cette option, toute la cavalerie, sauf celle de Forrest, n’entre en zone de contrôle ennemie que par retraite.
rule-A5A-14_6-c = Option « Lew Wallace » : au segment des marqueurs de phases des tours 6 et 7, l’Union lance un dé, et un 1 ou un 2 amène la 3e division à ce tour, en 1502.
rule-A5A-14_6-d = Si les deux jets échouent, la division vient au tour 10 par B, comme dans le jeu standard.
rule-A5A-14_6-e = Avec cette option, aucune unité confédérée ne peut entrer en 1502.

## 15. Gettysburg (31 tours ; journées : 1–11, 12–22, 23–31)

rule-A5A-15_1-a = Big Round Top (3212) est bordé de talus sur ses six côtés, même si la carte ne le montre pas.
rule-A5A-15_2-a = Aux tours de nuit, une infanterie dans un hex de colline ou de colline boisée, qui ne bouge pas de tout le tour, peut construire un parapet.
rule-A5A-15_2-b = On ne peut pas construire de retranchements.

## 15.3 Restrictions de l’Union

rule-A5A-15_3-a = Les brigades de cavalerie 1/1st et 2/1st et l’artillerie de Calef, toutes de la division de Buford, ne peuvent pas franchir Willoughby Run avant le tour 3.
rule-A5A-15_3-b = Elles peuvent le franchir en retraite s’il n’y a pas d’autre issue.
rule-A5A-15_3-c = L’artillerie de réserve se compose de la 1re artillerie régulière et des 1re à 4e artilleries de volontaires, qui arrivent aux tours 14 et 15.
rule-A5A-15_3-d = À son arrivée, chacune doit gagner au plus vite 2010 ou un hex adjacent, puis rester dans ces hexs jusqu’à sa libération.
rule-A5A-15_3-e = L’artillerie de réserve non encore libérée combat et bombarde sans restriction.
rule-A5A-15_3-f = Toutes sont libérées au segment des marqueurs de phases de tout tour où le joueur confédéré contrôle au moins un hex objectif confédéré, ou a des unités adjacentes à au moins deux d’entre eux.
rule-A5A-15_3-g = L’une d’elles est libérée séparément quand des unités confédérées l’attaquent depuis des hexs adjacents ; un simple bombardement ne compte pas.
rule-A5A-15_3-h = Les unités libérées bougent à leur guise pour le reste de la partie. Si la condition de libération est déjà remplie à leur arrivée, elles sont libres aussitôt.

## 15.4 Corps confédérés

rule-A5A-15_4-a = Chacun des trois corps confédérés a deux marqueurs de phase de mouvement et, contrairement à 4.1-c, peut déplacer des unités aux deux tirages.
rule-A5A-15_4-b = Un corps, c’est trois divisions et de l’artillerie indépendante ; celui de Longstreet a les divisions de McLaws, Pickett et Hood et les artilleries d’Alexander et d’Eshleman.
rule-A5A-15_4-c = Au premier tirage d’un tour, tous les éléments du corps peuvent bouger, et au moins une division entière le doit.
rule-A5A-15_4-d = Au second tirage peuvent bouger toutes les unités qui sont restées en place au premier.
rule-A5A-15_4-e = Aucune unité ne bouge aux deux tirages.
rule-A5A-15_4-f = Si une unité d’une division bouge, toute la division compte comme ayant bougé à ce tirage.
rule-A5A-15_4-g = Les artilleries indépendantes choisissent une par une à quel tirage elles bougent.
rule-A5A-15_4-h = À partir du tour 14, toutes les unités du corps de Longstreet peuvent bouger aux deux tirages.
rule-A5A-15_4-i = Cela prend fin avec le tour où le corps est vu, c’est-à-dire où une unité quelconque de l’Union a une ligne de vue normale, de quatre hexs au plus, vers une unité du corps. À partir du tour suivant, le corps suit 15.4-c à 15.4-g jusqu’à la fin de la partie. S’il est vu au tour 14, il ne bouge deux fois qu’au tour 14.

## 15.5 Voie ferrée inachevée

rule-A5A-15_5-a = La partie inachevée de la ligne Hanover-Gettysburg est une voie ferrée ordinaire.
rule-A5A-15_5-b = Là où elle coupe Willoughby Run, il n’y a ni pont ni gué.

## 15.6 Victoire

rule-A5A-15_6-a = Chaque camp a ses propres hexs objectifs. Un hex est contrôlé par le camp qui, le dernier, y a eu ou y a fait passer une unité ; une zone de contrôle ne donne aucun contrôle.
rule-A5A-15_6-b = Un camp marque des points de victoire pour ceux de ses propres objectifs qu’il contrôle, en plus de ceux des pertes (11.1). Tenir les objectifs ennemis ne rapporte rien, mais en prive l’adversaire.
rule-A5A-15_6-c = À la fin du tour 11, le joueur confédéré remporte une victoire décisive avec au moins un objectif confédéré et un rapport de points de victoire d’au moins 1½-1 ; chaque objectif vaut 6 points.
rule-A5A-15_6-d = À la fin du tour 11, le joueur de l’Union remporte une victoire décisive s’il a, par les pertes infligées, plus de points de victoire que le joueur confédéré.
rule-A5A-15_6-e = À la fin du tour 22, le joueur confédéré remporte une victoire décisive avec un rapport d’au moins 1½-1 et l’un de ces ensembles entier : les deux Round Tops (2912 et 3212), les trois hexs de Culp’s Hill ou les quatre de Cemetery Hill ; chaque objectif vaut 6 points.
rule-A5A-15_6-f = À la fin du tour 22, le joueur de l’Union remporte une victoire décisive avec les cinq objectifs de l’Union et un rapport d’au moins 2-1 ; chaque objectif vaut 5 points.
rule-A5A-15_6-g = À la fin du tour 31, un objectif confédéré vaut 10 points et un objectif de l’Union 5, et un niveau demande à la fois son nombre d’objectifs propres et son rapport de points. Confédérés : victoire marginale avec 1 ou 2 objectifs et un rapport au-dessus de 1-1 mais au-dessous de 1½-1 ; substantielle avec 3 à 7 et au moins 1½-1 ; décisive avec 8 ou plus et au moins 2-1. Union : victoire marginale, celle de l’histoire, avec 0 à 4 objectifs et un rapport au-dessus de 1-1 mais au-dessous de 1½-1 ; substantielle avec 5 et au moins 1½-1 ; décisive avec 5 et au moins 2-1.
rule-A5A-15_6-h = Si aucun camp n’atteint un niveau, c’est un match nul.

## 16. Bentonville (5 tours)

rule-A5A-16_1-a = Le marqueur de phase de combat de l’Union et les marqueurs de phase de mouvement des XIVe et XXe corps restent hors de la tasse au tour 1 ; ils y sont au tour 2 et à tous les suivants, si bien que les tours 2 à 5 ne sont pas des tours de nuit.
rule-A5A-16_2-a = Les renforts de l’Union arrivent au hasard, aux tours 2 à 5. Au segment des marqueurs de phases, l’Union fait un jet de dé par unité qui n’est pas encore en jeu, l’une après l’autre ; un résultat compris dans l’intervalle imprimé sur la case du tour amène l’unité à ce tour.
rule-A5A-16_2-b = Trois unités au plus arrivent par tour ; on cesse de lancer le dé à la troisième réussite, ou quand on l’a lancé pour toutes.
rule-A5A-16_2-c = On lance le dé pour toutes les unités du XIVe corps, puis pour l’infanterie du XXe, puis pour son artillerie.
rule-A5A-16_2-d = Au tour 3, l’intervalle est de 1 à 3 ; pour les autres tours, la piste des tours l’indique.
rule-A5A-16_3-a = Les objectifs sont la dernière ligne de défense, 0110, 0210, 0310, 0410, 0411 et 0512, et Harper’s House 0212 ; tous sont à l’Union au début.
rule-A5A-16_3-b = À la fin du tour 5, trois objectifs ou plus sous contrôle confédéré font une victoire décisive confédérée, un ou deux une victoire substantielle confédérée ; s’il n’y en a aucun, les points de victoire décident.
rule-A5A-16_3-c = Le rapport est celui des points de victoire confédérés à ceux de l’Union, sans arrondi. À partir de 2, victoire substantielle confédérée ; à partir de 1½, victoire marginale confédérée ; à peu près égal, match nul ; 1 contre 1½, victoire substantielle de l’Union ; 1 contre 2 ou pire, victoire décisive de l’Union.

## Règles qui ne concernent que le matériel, et pourquoi

component-A5A-2_1-a = Elle énumère le contenu de la boîte ; rien dans le jeu n’en dépend.
component-A5A-2_1-b = Les distances se comptent en hexs ; les yards ne donnent que l’échelle.
component-A5A-2_2-a = Les marqueurs rappellent aux joueurs ce que le programme suit lui-même : le tour, le contrôle, les fortifications et le contenu de la tasse.
component-A5A-2_2-f = La couleur montre seulement la formation d’une unité ; le programme la connaît sans couleurs, et 4.1-a dit ce que fait une formation.
component-A5A-2_2-h = Le programme n’enregistre pas la taille des unités.
component-A5A-2_2-l = Elle décrit les pions ; 2.2-j dit ce que signifient deux lettres.
component-A5A-2_2-m = Elle décrit les noms des pions.
component-A5A-2_3-b = Elle décrit les tables d’une bataille.
component-A5A-2_3-c = Elle décrit les tables d’une bataille.
component-A5A-3_1-f = Elle décrit les marqueurs ; 4.1-c dit ce que fait le second.
component-A5A-6_2_4-n = Elle décrit le tableau des effets du terrain ; 6.2.4-a l’applique.
component-A5A-14_1-e = Elle décrit la mise en place, les hexs d’entrée et les routes ; 14.1-a dit quand le marqueur entre.

## Décisions : fautes d’impression, comptes et noms

ruling-A5A-RUL-01 = Un hex mesure 300 yards de large, et non 300 mètres ; rien en jeu n’en dépend. Les deux aides de jeu, que la liste du matériel omet, font partie du jeu.
ruling-A5A-RUL-02 = Le livret annonce sept terrains d’hex et en énumère six. Il manque la colline, puisque les règles sur le combat, la ligne de vue et la construction des parapets en parlent. Il annonce huit terrains de côté d’hex et en énumère neuf ; tous les neuf existent.
ruling-A5A-RUL-33 = Les renvois fautifs se lisent ainsi : de 5.0 aux fortifications, 10.0 ; de 6.2 au bombardement, 7.2 ; de 6.5 à l’empilement, 4.3 ; de 14.4 à l’entrée, 8.2 ; et le second 13.2 de la table des matières est 13.3.
ruling-A5A-RUL-34 = L’exemple de 7.2 parle d’abord d’une rivière, puis du décalage d’un ruisselet. C’est le même côté d’hex, et une attaque par bombardement ignore l’un comme l’autre.
ruling-A5A-RUL-35 = Le « bras de mar » de l’exemple de jeu est un ruisseau, qui coûte 2 points de mouvement de plus, comme en 2.1 et 12.1.
ruling-A5A-RUL-36 = Un même mot du livret désigne en 2.1 des clôtures, qui ne sont qu’un décor, et en 5.0, 10.0 et 15.2 les parapets.
ruling-A5A-RUL-37 = Le chapitre 5 dit que les zones de contrôle ne s’étendent ni dans les hexs fortifiés ni à travers les côtés fortifiés ; le chapitre 10 limite cela aux trois côtés couverts, et vers l’intérieur seulement. C’est le chapitre 10 qui s’applique.
ruling-A5A-RUL-38 = Le talus est un côté d’hex que l’artillerie et la cavalerie ne peuvent pas franchir, qui bloque la ligne de vue et qui entoure Big Round Top. Nous ne connaissons pas son nom anglais sur l’aide de jeu imprimée.
ruling-A5A-RUL-39 = Une note à l’option Lew Wallace date sa marche du 6 mars ; la bataille eut lieu le 6 avril 1862.
ruling-A5A-RUL-40 = L’exemple de jeu de Pea Ridge contient seize erreurs, comme des hexs, des lettres d’entrée et des noms fautifs, un marqueur tiré deux fois et une mauvaise colonne. Chacune est corrigée pour que l’exemple s’accorde avec les règles.

## Décisions : séquence et mouvement

ruling-A5A-RUL-03 = Le marqueur d’une formation va dans la tasse si elle a une unité sur la carte ou une unité qui peut entrer à ce tour, y compris les unités retardées ; une formation anéantie n’en met aucun. Sinon, les unités retardées ne pourraient jamais entrer.
ruling-A5A-RUL-04 = On détermine si un hex est plein au moment d’y entrer, en comptant toutes les unités amies qui s’y trouvent, qu’elles doivent repartir ou non. Quitter un hex plein par la route vers un hex qui ne l’est pas se fait au tarif de la route, puisque la règle ne parle que d’entrer.
ruling-A5A-RUL-05 = Le droit de bouger d’un hex ne lève que la limite des points de mouvement, car il ne concerne que le coût. Il ne lève pas les limites des zones de contrôle ennemies, des terrains interdits, des hexs occupés par l’ennemi ou de l’empilement. Il ne vaut que pour le premier et seul hex d’un mouvement, y compris pour un renfort qui entre sur la carte.
ruling-A5A-RUL-06 = Suivre une route, une piste ou une voie ferrée, en mouvement, en retraite ou en avance, lève aussi l’interdiction du terrain de l’hex où l’on entre et celle des talus, mais n’ouvre jamais une rivière sans pont ni gué, Bull Run ou Catharpin Run. Sinon les routes à travers les marais ne serviraient pas à l’artillerie ; 12.2 montre la limite.
ruling-A5A-RUL-07 = Une unité ne peut pas entrer par mouvement dans un hex occupé par l’ennemi. Les règles ne le disent nulle part expressément, mais aucune procédure ne le permet, et 8.2 le dit pour l’entrée.
ruling-A5A-RUL-08 = La première occasion est la prochaine phase de mouvement de la formation d’une unité surempilée. Les unités au-delà de deux doivent alors partir si elles le peuvent, et le propriétaire choisit lesquelles de cette formation ; si aucune ne le peut, elles restent.
ruling-A5A-RUL-09 = Une unité n’est forcée de quitter la carte que si elle est dans un hex du bord et n’a aucun hex permis sur la carte ; elle est alors éliminée au lieu de perdre le pas de 6.5-l. Un hex de la carte est préféré, même à l’opposé des lignes amies.
ruling-A5A-RUL-41 = Une unité qui part d’une zone de contrôle ennemie ne peut entrer dans aucun hex en zone de contrôle ennemie dans cette phase, pas même dans celle du même ennemi. Les règles soulignent que d’autres jeux font autrement, et qu’une unité entourée de telles zones ne peut pas bouger.
ruling-A5A-RUL-42 = De nuit, la permission d’entrer dans un hex en zone de contrôle ennemie occupé par une unité amie ne l’emporte pas sur 5.0-f : une unité partie d’une telle zone ne le peut toujours pas. La règle 9.0-b s’applique aussi aux renforts.
ruling-A5A-RUL-43 = Les unités bougent une par une, dans l’ordre que veut leur propriétaire ; déplacer une pile d’un coup n’est qu’un raccourci. Une unité qui a bougé ne bouge plus dans la phase.
ruling-A5A-RUL-44 = Une rivière sans pont ni gué est fermée au mouvement, à la retraite, à l’avance et à toute attaque autre qu’un bombardement ; par un pont ou un gué, tout cela est permis. La règle des attaques ne parle pas des ponts et des gués, mais les zones de contrôle, et donc l’obligation d’attaquer, s’étendent à travers eux.
ruling-A5A-RUL-17 = Les hexs qui remplacent un hex d’entrée bloqué sont ceux du bord de la carte que l’ennemi n’occupe pas et qui en sont les plus proches, comptés en hexs ; à égalité, le propriétaire choisit. Un hex d’entrée seulement en zone de contrôle ennemie, ou plein d’unités amies, n’est pas bloqué.

## Décisions : combat

ruling-A5A-RUL-10 = Une unité peut attaquer volontairement un ennemi adjacent, par exemple depuis une fortification. Sont interdites les attaques à travers une rivière sans pont ni gué, à travers Bull Run ou Catharpin Run ailleurs qu’à un pont ou un gué, de l’infanterie ou de la cavalerie contre des canonnières, et celles d’unités surempilées.
ruling-A5A-RUL-11 = Chaque attaquant adjacent doit être adjacent à tous les hexs attaqués dans son combat. L’artillerie doit elle aussi atteindre tous les hexs visés. Tous les exemples s’y conforment, et les obligations peuvent toujours être remplies (6.1-j).
ruling-A5A-RUL-45 = Les obligations sont fixées au début de la phase et vérifiées une nouvelle fois après toutes les retraites automatiques et les avances qui les suivent. Un ennemi dont la zone de contrôle ne touche plus aucune unité amie capable d’attaquer n’a plus à être attaqué. Une unité qui se trouve désormais en zone de contrôle ennemie doit attaquer si un ennemi pas encore attaqué lui est adjacent. Les retraites et les avances des combats réguliers ne créent pas d’obligation. Une obligation devenue impossible disparaît, mais une annonce qui en rend une impossible sans nécessité est refusée.
ruling-A5A-RUL-12 = Une unité en retraite automatique qui n’a aucun premier hex permis perd un pas (6.5-l) et reste en place. Si elle ne parvient pas ensuite à se dégager, cela ne lui coûte rien. Toutes les retraites se font de la même façon, et les règles n’excusent que le fait de ne pas se dégager.
ruling-A5A-RUL-13 = Plusieurs unités dont les forces d’attaque totalisent 0 doivent aussi faire une retraite automatique, car on ne peut calculer aucun rapport.
ruling-A5A-RUL-14 = Les ennemis devant lesquels on a fait une retraite automatique comptent comme attaqués : ils ne le sont plus dans la phase, sauf par le bombardement annoncé avec la retraite. Les unités restées en zone de contrôle ennemie après une retraite automatique n’ont plus d’obligation.
ruling-A5A-RUL-46 = La règle « toutes ou aucune » (6.2.2-e) s’applique à chaque hex ennemi, et une unité qui y est soumise fait retraite même si elle est aussi adjacente à d’autres ennemis. La chaîne ne va pas plus loin : ces autres ennemis sont attaqués par les unités qui restent, ou n’ont plus à l’être si aucune ne le peut.
ruling-A5A-RUL-47 = Après une retraite automatique, toute unité des hexs ennemis concernés, sauf l’artillerie, peut avancer si elle est encore adjacente à l’hex vidé, donc pas si le bombardement de 6.2.2-g l’a chassée ou éliminée. Une unité qui avance ainsi compte comme déjà attaquée.
ruling-A5A-RUL-48 = On compense d’abord les décalages à gauche et à droite, puis on limite le reste à trois colonnes : les règles font un total de tous les décalages, et c’est lui qu’elles limitent.
ruling-A5A-RUL-49 = L’exception de 6.2.6-c s’applique quand le total limité fait tomber la colonne au-dessous de 1-4 et que le terrain, fortifications comprises, y contribue par un décalage vers la gauche. Une chute due au seul fait d’être entouré est ignorée, puisque le texte parle de terrain.
ruling-A5A-RUL-50 = Le décalage de côté d’hex ne s’applique que si, dans le combat, chaque paire adjacente d’hexs attaquant et défenseur est séparée par un terrain de côté qui décale. On prend le plus petit de ces décalages, et l’artillerie qui bombarde dans une attaque combinée ne compte pas. Dans une attaque par bombardement, les côtés autres que d’eau comptent si la ligne de vue de chaque unité qui bombarde entre dans l’hex visé par un tel côté ; si elle y entre par un sommet, les deux côtés qui s’y joignent doivent l’être.
ruling-A5A-RUL-51 = Si plusieurs hexs en défense sont des collines, on cherche le décalage de chacun avec ses propres attaquants adjacents, et on prend le plus grand. Une artillerie non adjacente n’annule jamais une colline.
ruling-A5A-RUL-52 = Pour savoir si des unités sont entourées, on ne tient pas compte des positions hors de la carte. Un hex occupé par une unité amie mais en zone de contrôle ennemie compte encore comme tel. L’artillerie qui bombarde ne compte pas pour 6.2.4-g, et les zones de contrôle arrêtées par une rivière ou une fortification ne comptent pas.
ruling-A5A-RUL-53 = Seules les deux unités du dessus de chaque hex peuvent fournir la valeur de moral. La première perte peut frapper toute unité qui a cette valeur, pas seulement celle qui l’a fournie.
ruling-A5A-RUL-54 = Un jet modifié au-delà des lignes imprimées se lit à la ligne la plus proche.
ruling-A5A-RUL-16 = Un combat régulier se termine dans cet ordre : étapes 1 à 4 du défenseur, étapes 1 à 3 de l’attaquant, puis avance. Un R interdit l’avance à tous les attaquants ; un simple nombre ne l’interdit qu’à ceux qui doivent faire retraite, qu’ils l’aient pu ou non. Ceux qui ont réussi leur test peuvent avancer, comme dans l’exemple de jeu.
ruling-A5A-RUL-55 = On peut aussi avancer quand l’hex a été vidé par une retraite volontaire. La règle 6.6 parle d’abord de retraite forcée, mais sa procédure ne demande qu’une retraite ou une élimination, et nous suivons la procédure.
ruling-A5A-RUL-56 = Les unités qui avancent doivent avoir pris part au combat ; elles n’entrent dans aucun terrain qui leur est interdit et n’en franchissent aucun.
ruling-A5A-RUL-57 = Une retraite volontaire demande un hex permis ; ce n’est jamais une façon de prendre des pertes. Les deux dés sont déjà connus quand le défenseur décide.
ruling-A5A-RUL-58 = Une unité qui fait retraite de deux hexs applique de nouveau les priorités pour chaque hex. Rien ne lui interdit de rentrer dans l’hex qu’elle vient de quitter, mais une zone de contrôle ennemie le ferme d’ordinaire.
ruling-A5A-RUL-15 = Les priorités sont strictes : on n’en ignore une que si une priorité plus haute la rend impossible. La quatrième compte les unités ennemies vers lesquelles l’unité en retraite a une ligne de vue normale, de quatre hexs au plus. Chaque hex que laissent les trois premières marque autant de points qu’il y a de ces ennemis dont il est le plus éloigné, égalités comprises. Le plus haut total l’emporte, et à égalité le propriétaire choisit. Cela s’accorde avec toutes les retraites de l’exemple de jeu.
ruling-A5A-RUL-59 = On peut bombarder à un hex : une artillerie adjacente à un ennemi, mais hors de sa zone de contrôle à cause d’une rivière ou d’une fortification, peut bombarder à pleine force. Seule la force des unités qui tirent à plus d’un hex est réduite de moitié ; dans un groupe mixte, c’est leur sous-total qui l’est.
ruling-A5A-RUL-60 = Une ligne de vue qui longe un talus ne passe pas à travers lui et reste dégagée. Les collines bloquent aussi de colline à colline ; il n’y a pas de niveaux d’altitude.
ruling-A5A-RUL-61 = Un bombardement dont le rapport final est au-dessous de 1-4, pour lequel on ne lance pas de dé, remplit quand même l’obligation d’attaquer.

## Décisions : les batailles

ruling-A5A-RUL-18 = Les points de victoire se comptent sur l’état au moment du décompte, sans s’accumuler en cours de partie : une unité à deux pas éliminée vaut 3, et non 1 + 3. Le rapport contre un total ennemi de 0 est infini si le total du camp dépasse 0, et 1 sinon.
ruling-A5A-RUL-19 = À Bull Run, la dispense vaut pour tout le ruisseau : aucune unité n’est tenue d’attaquer un ennemi de l’autre rive, pas même par un pont ou un gué, où elle le peut. Les zones de contrôle franchissent quand même le ruisseau et arrêtent le mouvement. L’option run-duty offre deux autres lectures : l’obligation vaut par les ponts et les gués, ou seule l’artillerie qui bombarde attaque par-dessus le ruisseau.
ruling-A5A-RUL-20 = Les Confédérés peuvent attaquer par un pont ou un gué, mais n’y avancent ni n’y font retraite. Une unité confédérée dont les seuls hexs de retraite par ailleurs permis sont au-delà d’un ruisseau est éliminée ; si elle n’en a aucun, 6.5-l s’applique.
ruling-A5A-RUL-21 = L’armée confédérée du Potomac ne bouge pas au tour 1 de Bull Run. Une réponse officielle le dit : le livret l’a omis par erreur, et le marqueur porte le tour 2.
ruling-A5A-RUL-22 = À la fin du tour 10 de Bull Run, la ligne où personne ne contrôle d’objectif se lit : l’Union n’en contrôle aucun et les Confédérés moins de trois. Sinon, un résultat comme deux objectifs confédérés et un à personne ne serait pas défini.
ruling-A5A-RUL-23 = La retraite automatique obligatoire de l’unité indienne ne concerne qu’elle, et non les autres unités dans la même zone de contrôle. Quand une attaque l’a éliminée, les attaquants autres que l’artillerie peuvent avancer. Elle compte comme attaquée par l’artillerie dès qu’une artillerie participe à l’attaque, adjacente ou par bombardement.
ruling-A5A-RUL-24 = Avec le commandement unifié par B, une victoire décisive confédérée au tour 15 est impossible, car elle demanderait quatre objectifs. La vérification du tour 9 ne change pas.
ruling-A5A-RUL-25 = Les décalages de surprise s’appliquent à la colonne finale après l’étape 4 et échappent à la limite de trois. On vérifie après eux si la colonne tombe au-dessous de 1-4, et elle reste entre 1-4 et 6-1. Ils s’appliquent aussi aux attaques par bombardement et combinées, et un bombardement compte comme une attaque.
ruling-A5A-RUL-26 = Le tableau des points de victoire de Shiloh imprime deux fois « marginale confédérée », à 1½-1 et à 1-1. La seconde se lit « marginale de l’Union » : c’est le seul niveau qui manque, et elle précède la substantielle de l’Union.
ruling-A5A-RUL-62 = À Shiloh, les divisions touchées sont celles dont les zones de contrôle ont vu entrer des unités confédérées au tour du premier contact ; y entrer par retraite ou par avance compte aussi. Un contact au tour 5 ne change rien, puisque tous les marqueurs arrivent au tour 6.
ruling-A5A-RUL-63 = Les canonnières qui font retraite ou ratent un test vont dans un hex de rivière qui leur est ouvert ; s’il n’y en a pas, 6.5-l s’applique. Elles ne contrôlent pas d’objectifs. Les règles ne disent pas quand leur marqueur entre dans la tasse ; le pion le dit.
ruling-A5A-RUL-64 = La seconde journée de Shiloh commence au tour 11 (14.5) ; la surprise de l’Union couvre donc les tours 11 à 14, sauf les tours de nuit, où l’on ne combat pas.
ruling-A5A-RUL-27 = À la fin du segment d’opérations d’un tour de nuit, chaque hex où une infanterie qui y a droit n’a pas bougé peut recevoir un parapet, orienté au choix du propriétaire ; un par hex, et aucun dans un hex déjà fortifié. On ne sait pas combien il y a de marqueurs.
ruling-A5A-RUL-28 = Pour la libération de l’artillerie de réserve, les hexs objectifs sont ceux des Confédérés dans les deux moitiés de la condition ; deux hexs objectifs différents doivent avoir des unités confédérées adjacentes à eux ou dans l’hex même.
ruling-A5A-RUL-29 = Au premier tirage, le joueur confédéré doit engager au moins une division en jeu. Ses unités comptent alors comme ayant bougé pour le tour, qu’elles quittent leurs hexs ou non. Des unités peuvent être hors d’état de bouger, et 15.4-f traite une division comme un tout.
ruling-A5A-RUL-30 = Là où la ligne inachevée coupe Willoughby Run, elle n’annule pas le ruisseau : le passage coûte l’hex et le ruisseau, les décalages de combat s’appliquent, et 15.3-a y voit un franchissement. Sinon, la remarque de la règle serait sans effet.
ruling-A5A-RUL-31 = Le troisième jour de Gettysburg, les nombres d’objectifs et les rapports sont des minimums, et un camp obtient le meilleur niveau dont il remplit les deux conditions : avec cinq objectifs et 1,2-1, les Confédérés ont une victoire marginale. Le rapport le plus bas, mal imprimé, veut dire strictement plus de 1-1, et cinq objectifs de l’Union ou plus veut dire tous les cinq.
ruling-A5A-RUL-65 = Les objectifs confédérés de Gettysburg sont les Round Tops 2912 et 3212, trois hexs de Culp’s Hill et quatre de Cemetery Hill, neuf en tout, ce qui convient à « 8 ou plus » ; l’Union en a cinq. Les règles ne disent pas qui les contrôle au début : personne, donc, jusqu’à ce qu’une unité y entre.
ruling-A5A-RUL-66 = On vérifie pendant tout le tour si le corps de Longstreet est vu ; il suffit d’une unité de l’Union, quel que soit son type, à quatre hexs au plus.
ruling-A5A-RUL-32 = À Bentonville, un rapport de 2 ou plus est une victoire substantielle confédérée, de 1½ à moins de 2 une victoire marginale confédérée, au-dessus de ⅔ et au-dessous de 1½ un match nul, au-dessus de ½ et jusqu’à ⅔ une victoire substantielle de l’Union, et ½ ou moins une victoire décisive de l’Union. C’est la seule lecture symétrique et sans lacune des lignes imprimées.
ruling-A5A-RUL-67 = À Bentonville, les unités qui arrivent entrent quand le marqueur de leur corps est tiré, et peuvent être retenues (8.1-d) sans nouveau jet.
ruling-A5A-RUL-68 = Une artillerie adjacente à l’ennemi ne couvre pas une retraite automatique, même si la zone de contrôle ennemie ne l’atteint pas : la règle 6.2 dit « non adjacentes ». L’option cover-beside le permet.
ruling-A5A-RUL-69 = « Occuper » en 13.4 veut dire contrôler, puisque son exemple parle d’un contrôle contesté.
ruling-A5A-RUL-70 = La dispense d’attaquer et la permission de bombarder que 12.1 donne pour Bull Run valent aussi pour Catharpin Run.
ruling-A5A-RUL-71 = Un handicap rend le départ équitable : un certain nombre d’unités d’un camp, les plus fortes d’abord, commencent la bataille réduites. La plus forte est, parmi les unités à deux pas, celle qui a la plus haute force d’attaque, puis de défense, puis la première de la liste ; celles qui arrivent plus tard comptent aussi. L’ennemi marque leurs points comme pour toute unité réduite (11.1). L’option handicap nomme le camp aidé, et de combien d’unités. Pour un demi, une unité ennemie de plus commence réduite, et l’unité la plus faible du camp aidé aussi. Sans l’option, la bataille commence comme imprimé. C’est une règle à nous, pas du livret.

# --- orders

order-morale = Valeur de moral
order-morale-highest = La plus haute
order-morale-lowest = La plus basse
order-loss = Quelle unité perd un pas
order-loss-weakest = La plus faible
order-loss-strongest = La plus forte
order-loss-full = Une unité de deux pas à pleine force, pour que personne ne soit éliminé
order-retreat = Où une unité doit faire retraite
order-retreat-away = Le plus loin possible des attaquants
order-stand = Tenir, ou faire retraite après un combat
order-stand-stand = Tenir
order-stand-retreat = Faire retraite avec toutes les unités qui le peuvent
order-advance = Avancer après un combat
order-advance-advance = Avancer
order-advance-hold = Ne pas avancer
