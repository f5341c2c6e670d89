# A House Divided en français. Les messages peuvent s’employer l’un l’autre et voient alors les mêmes faits.
#
#   rule-*, ruling-*, component-*   le digest ; les points d’un identifiant s’écrivent comme des traits bas
#   ask-*, choice-*, event-*, refusal-*   ce que le jeu demande, propose, raconte et interdit

title-house-divided = A House Divided
game-house-divided = Toute la guerre, de juillet 1861 à juin 1865, sur 129 cases reliées par des routes, des chemins de fer et des rivières. Deux joueurs.

scenario-campaign = Campagne : quarante tours, de juillet 1861 à juin 1865.
scenario-short = Partie courte : dix tours, jusqu’à juin 1862 ; il faut à l’Union une armée maximum supérieure de cinq à celle de la Confédération.

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
arm = { $arm ->
    [infantry] infanterie
   *[cavalry] cavalerie
  }
rank = { $rank ->
    [militia] de milice
    [veteran] vétérane
   *[crack] d’élite
  }
line = { $line ->
    [road] route
    [rail] chemin de fer
   *[river] rivière
  }
second-line = { $second ->
    [road] route
    [rail] chemin de fer
   *[river] rivière
  }
phase = { $phase ->
    [movement] mouvement
    [combat] combat
    [promotion] promotion
    [recruitment] recrutement
   *[over] fin
  }
phase-now = { $now ->
    [movement] mouvement
    [combat] combat
    [promotion] promotion
    [recruitment] recrutement
   *[over] fin
  }
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
  }
turn-label = { $last ->
    [none] { $first } { $year }
   *[other] { $first }-{ $last } { $year }
  }

unit = { $unit } ({ arm } { rank })
unit-plain = { $unit } { arm } { rank }
units-alike = { $count } × { arm } { rank }
entrenched = retranchée
entrenched-some = { $count } en retranchement
reduced = réduite
reduced-some = { $count } à force réduite
marched = { $count ->
    [one] { $count } marche faite
   *[other] { $count } marches faites
  }
way = { $legs ->
    [one] { $to } par { line }
    [mixed] { $to } par { line } et { second-line } via { $via }
   *[two] { $to } par { line } via { $via }
  }
marches-left = { $marches ->
    [0] plus de marche
    [one] reste 1 marche
   *[other] restent { $marches } marches
  }
recruits-left = { $recruits ->
    [0] plus de recrue
    [one] reste 1 recrue
   *[other] restent { $recruits } recrues
  }

## L’état de la guerre

header = Tour { $turn }, { $date }. { side-name } joue : phase de { phase }.
header-over = Tour { $turn }, { $date }. La guerre est finie.
army = { $strength } unités sur { $maximum } au plus ; à recruter : infanterie { $infantry }, cavalerie { $cavalry }
army-waiting = infanterie en attente de mobilisation : { $reserve }
invasion-possible = Le 6 permet des invasions navales depuis Washington.
battle-header = Bataille à { $box }, round { $round }. { side-name } attaque.
battle-shot = { $unit } tire sur { $target }
box-home = { $home ->
    [union] bleu
    [confederate] gris
   *[neutral] blanc
  }
box-holder = { $holder ->
    [nobody] contrôlée par personne
    [union] contrôlée par l’Union
   *[confederate] contrôlée par la Confédération
  }
box-lightly = avec la seule cavalerie
box-port = port
box-works = retranchement permanent
box-numbers = recrutement { $union } en bleu, { $confederate } en rouge
box-about = { $box } ({ $state } ; imprimée en { box-home }) : { $about }.
line-about = { line } vers { $to }
line-downstream = vers l’aval
line-upstream = vers l’amont
line-crosses = franchit une rivière
line-closed = fermée aux Confédérés

## Ce qu’on peut taper, par exemple

example-action = march washington
example-why = why march washington
example-map = map washington
example-rule = rule 4.0-h

## Ce qui est demandé

ask-over = La guerre est finie. { side-name } a gagné.
ask-march = { side } : marcher depuis quelle case ? ({ marches-left })
ask-unit = { side } : quelle unité à { $box } va bouger ou se retrancher ?
ask-where = { side } : où envoyer { $unit }, qui est à { $box } ?
ask-battle = { side } : quelle bataille livrer maintenant ?
ask-stand = { side } : le round { $round } commence à { $box }. Que fait votre camp avant de tirer ?
ask-ride = { side } : vers où { $unit } se replie-t-elle depuis { $box } ?
ask-target = { side } : sur quel ennemi à { $box } tire { $unit } ? (round { $round })
ask-fire = { side } : toutes les cibles à { $box } sont désignées. (round { $round })
ask-spoils = { side } : bataille gagnée à { $box }. Promouvoir une unité qui y a combattu ?
ask-promote = { side } : promouvoir une unité, où qu’elle soit ?
ask-recruit = { side } : où recruter ? ({ recruits-left })

## Ce qu’on peut choisir

choice-march = { $box } : { $force }
choice-take = { $unit }
choice-go = { way }{ $enemy ->
    [none] { "" }
   *[other]  : attaquer { $enemy }{ $crossing ->
        [yes] , en franchissant une rivière
       *[no] { "" }
      }
  }
choice-dig = se retrancher ici
choice-sail = { $holder ->
    [union] par mer vers { $box }
   *[other] invasion navale à { $box }{ $enemy ->
        [none] { "" }
       *[other]  : attaquer { $enemy }
      }
  }
choice-done = finir cette marche
choice-end = finir la phase de mouvement
choice-battle = { $box } : { $force } contre { $enemy }
choice-withdraw = replier la cavalerie avant le combat
choice-ride = vers { $box }
choice-retreat = battre en retraite vers { $box }
choice-reinforce = faire venir { $plain } depuis { $box }
choice-stand = tenir et tirer
choice-at = { $unit } : { $value ->
    [0] ne peut être touchée
    [1] touchée sur un 1
   *[other] touchée de 1 à { $value }
  }
choice-fire = tirer la salve
choice-promote = promouvoir { $plain } à { $box }
choice-pass = ne promouvoir personne
choice-muster = finir la phase de promotion et lancer le dé des recrues
choice-recruit = { arm } à { $box }
choice-rest = finir le demi-tour

## Ce qui s’est passé

event-turn = Nouveau tour : { $date }.
event-half-turn = { side-name } commence son demi-tour, { $date }.
event-first-marches = { side-name } a { $number } marches au premier tour.
event-marches = { side-name } obtient { $number } au dé des marches{ $number ->
    [1] , qui compte pour 2
   *[other] { "" }
  }.
event-march = { side-name } marche depuis { $box }.
event-moved = { unit } va à { way }.
event-sailed = { unit } va par mer à { $box }.
event-invaded = { unit } débarque à { $box }.
event-digging = { unit } commence à se retrancher à { $box } ; une seconde marche achèvera les ouvrages.
event-dug = { unit } se retranche à { $box }.
event-battle = { side-name } attaque à { $box }.
event-withdrew = { side-name } replie sa cavalerie depuis { $box } avant le contact de l’ennemi.
event-rode = { unit } se replie à { $box }.
event-reinforced = { unit } arrive en renfort à { $box }.
event-retreated = { side-name } bat en retraite vers { $box }.
event-shot = { unit } tire sur { $target }{ $die ->
    [0] { " " }et ne peut toucher
   *[other] , doit faire { $value ->
        [1] un 1
       *[other] { $value } ou moins
      }, fait { $die } : { $hit ->
        [yes] touché
       *[no] manqué
      }
  }.
event-wasted = { unit } tire sur une cible qui n’est déjà plus là.
event-reduced = { unit } est touchée et réduite.
event-eliminated = { unit } est éliminée.
event-battle-won = { side-name } gagne la bataille à { $box }.
event-battle-broken-off = La bataille à { $box } est rompue ; personne ne l’a gagnée.
event-promoted = { $unit } est promue à { $box } : { arm } { rank }.
event-recruits = { side-name } obtient { $number } au dé des recrues{ $number ->
    [1] , qui compte pour 2
   *[other] { "" }
  }.
event-recruited = { unit } est levée à { $box }.
event-drafted = Mobilisation : { $number } infanteries rejoignent le bureau de recrutement de l’Union.
event-captured = { side-name } prend le contrôle de la case { $box }.
event-let-go = { side-name } perd le contrôle de la case { $box } : seule sa cavalerie la tenait.
event-won = { side-name } a gagné la guerre.

## Pourquoi pas

refusal-not-your-turn = Ce n’est pas votre tour. Choix en cours : { side }.
refusal-allowed = C’est permis.
refusal-game-over = La partie est finie ; plus rien ne peut être joué.
refusal-wrong-phase = L’action « { $action } » relève de la phase de { phase }, et c’est la phase de { phase-now }. Chaque phase s’achève avant que la suivante commence.
refusal-no-march-left = Il ne reste plus de marche dans cette phase.
refusal-no-unit-there = Vous n’avez aucune unité à { $at_box } : il n’y a personne à faire marcher.
refusal-march-not-begun = Aucune marche n’est commencée : choisissez d’abord la case d’où marcher.
refusal-march-not-ended = La marche depuis { $at_box } n’est pas finie : finissez-la d’abord.
refusal-unit-not-taken = Aucune unité n’attend d’ordre : prenez-en d’abord une.
refusal-unit-taken = { $at_unit } attend son ordre : donnez-le d’abord.
refusal-nobody-has-acted = Personne à { $at_box } n’a encore bougé ni creusé, et une marche doit déplacer ou retrancher au moins une unité.
refusal-not-on-map = { $at_unit } n’est pas sur la carte.
refusal-enemy-unit = { $at_unit } appartient à l’autre camp.
refusal-elsewhere = { $action ->
    [take] { $unit } est à { $at_box }, et cette marche est celle d’une autre case.
   *[go] Ce chemin ne part pas de la case où se trouve l’unité : { $at_box }.
  }
refusal-two-marches = { $at_unit } a déjà pris part à deux marches dans cette phase, et c’est le plus qu’une unité puisse faire.
refusal-no-such-line = Aucune ligne de cette sorte ne relie deux des cases nommées.
refusal-comes-back = Ce chemin finit où il a commencé, et un mouvement finit dans une autre case.
refusal-too-far = C’est trop loin pour une marche : l’infanterie avance d’une case par route ou chemin de fer ennemi, et de deux au plus par rivière ou chemin de fer ami.
refusal-cavalry-too-far = C’est trop loin pour une marche : la cavalerie avance de deux cases au plus.
refusal-one-kind-of-line = L’infanterie s’en tient à une seule sorte de ligne par marche : route, chemin de fer ou rivière, sans mélange.
refusal-rail-not-friendly = L’infanterie n’avance de deux cases que sur des chemins de fer amis, et vous ne contrôlez pas { $at_box }.
refusal-river-not-combined = La cavalerie peut combiner route et chemin de fer dans une marche, mais jamais une rivière avec l’un ou l’autre.
refusal-must-stop = Il y a des unités ennemies à { $at_box } : l’unité doit s’y arrêter.
refusal-in-battle = L’unité a rencontré l’ennemi à { $at_box } et ne peut plus en repartir dans cette phase.
refusal-first-turn-invasion = { $at_box } est aux mains des Confédérés, et il n’y a pas d’invasion navale au premier tour.
refusal-second-jump = { $at_unit } a déjà sauté une fois par-dessus l’ennemi dans ce tour.
refusal-jump-into-enemy = Un saut ne peut finir parmi l’ennemi, et il y a des unités ennemies à { $at_box }.
refusal-jump-over-cavalry = De la cavalerie ennemie à { $at_box } barre le saut.
refusal-jump-by-river = La cavalerie peut sauter par-dessus l’ennemi à { $at_box } par route ou chemin de fer, mais pas par rivière.
refusal-upstream-jump = Un saut par rivière suit l’aval d’un bout à l’autre, et le chemin vers { $at_box } ne va pas vers l’aval.
refusal-southern-river-jump = Seule l’Union peut passer l’ennemi sur une rivière : l’unité doit s’arrêter à { $at_box }.
refusal-river-jump-into-enemy = Un saut par rivière ne peut finir parmi l’ennemi, et il y a des unités ennemies à { $at_box }.
refusal-second-river-jump = { $at_unit } a déjà sauté une fois par-dessus l’ennemi dans ce tour ; les sauts des deux sortes comptent.
refusal-south-at-sea = Seule l’Union peut se déplacer par mer.
refusal-shared-march = Une unité qui va par mer prend une marche entière pour elle seule, et d’autres ont déjà agi dans cette marche depuis { $at_box }.
refusal-not-in-port = Seule une unité qui est dans un port peut aller par mer, et { $at_box } n’est pas un port.
refusal-not-a-union-port = Une unité navigue vers un autre port contrôlé par l’Union, et { $at_box } n’en est pas un.
refusal-sea-and-march = { $at_unit } ne peut faire les deux : une unité qui va par mer ne fait aucune autre marche dans ce tour.
refusal-no-six = { $at_box } est aux mains des Confédérés, et une invasion navale demande un 6 au dé des marches de ce tour.
refusal-not-from-base = Les invasions navales partent de Washington, et l’unité est à { $at_box }.
refusal-second-invasion-port = L’invasion de cette phase vise { $at_box }, et avec cette option tous les envahisseurs débarquent dans le même port.
refusal-already-digging = { $at_unit } a déjà employé cette marche à creuser.
refusal-two-marches-to-dig = { $at_box } n’est pas une ville de recrutement : s’y retrancher prend deux marches d’une même phase, et la seconde n’est pas disponible.
refusal-enemy-at-hand = Personne ne peut se retrancher à { $at_box } tant que l’ennemi y est.
refusal-already-entrenched = { $at_unit } est déjà retranchée.
refusal-potomac = Les unités confédérées ne peuvent jamais emprunter le Potomac entre Washington et Fredericksburg.
refusal-no-battle-there = Les deux camps n’ont pas chacun des unités à { $at_box } : il n’y a pas de bataille à livrer.
refusal-battle-not-chosen = Aucune bataille n’est en cours en ce moment : réglez d’abord ce qui est demandé.
refusal-battle-not-finished = La bataille à { $at_box } doit s’achever avant qu’une autre commence.
refusal-not-now = Ce n’est pas le moment dans la bataille à { $at_box } : un camp décide d’abord s’il tient, puis désigne ses cibles, puis tire.
refusal-not-a-target = { $at_unit } n’est pas un ennemi dans cette bataille.
refusal-target-left-out = { $at_unit } ne peut pas encore être visée de nouveau : vous avez assez d’unités pour tirer sur chaque ennemi, et l’un d’eux serait oublié.
refusal-target-twice = { $at_unit } est déjà visée : tant que les ennemis sont plus nombreux que vos unités, deux d’entre elles ne peuvent choisir la même cible.
refusal-targets-not-declared = Personne ne tire tant que chaque unité n’a pas sa cible.
refusal-targets-fixed = Toutes les cibles sont désignées et ne changent plus.
refusal-reinforce-first-round = Pas de renforts au premier round : ils peuvent venir à partir du deuxième.
refusal-reinforce-too-late = Les renforts arrivent juste avant le tir de leur camp, et ce moment est passé dans ce round.
refusal-one-from-each-box = Une unité est déjà venue depuis { $at_box }, et une seule peut venir de chaque case avant chaque tir.
refusal-source-not-joined = Aucune ligne ne relie { $at_box } à la bataille.
refusal-fights-already = { $at_unit } est déjà dans cette bataille.
refusal-not-yours-to-bring = { $at_unit } n’est pas une de vos unités sur la carte.
refusal-has-retreated = { $at_unit } a fait retraite d’une bataille dans ce tour et ne peut en renforcer une autre.
refusal-has-withdrawn = { $at_unit } s’est repliée d’une bataille dans ce tour, et avec cette option une telle cavalerie ne peut servir de renfort.
refusal-source-contested = Il y a des unités ennemies à { $at_box } : l’attaquant ne peut en tirer de renforts.
refusal-has-fought = { $at_unit } a déjà combattu dans une bataille de ce tour, et l’attaquant ne peut l’employer de nouveau.
refusal-too-few-left = Il en resterait trop peu à { $at_box } : le défenseur doit y laisser au moins autant d’unités qu’il y a d’ennemis.
refusal-retreat-first-round = Pas de retraite au premier round : un camp peut faire retraite à partir du deuxième.
refusal-retreat-too-late = Un camp fait retraite au lieu de se renforcer et de tirer, et il a déjà commencé l’un ou l’autre dans ce round.
refusal-retreat-not-joined = Aucune ligne ne relie { $at_box } à la bataille.
refusal-retreat-into-enemy = Il y a des unités ennemies à { $at_box } : personne n’y fait retraite.
refusal-retreat-into-city = { $at_box } est une ville de recrutement ennemie : personne n’y fait retraite.
refusal-retreat-whence-enemy = Des unités ennemies sont entrées dans cette bataille depuis { $at_box } : ce chemin est fermé.
refusal-retreat-to-own = Une case que vous contrôlez est ouverte, { $at_box }, et une retraite doit aller vers une telle case s’il y en a une.
refusal-not-all-cavalry = Seule une force faite uniquement de cavalerie peut se replier, et { $at_unit } n’en est pas.
refusal-attacker-withdraws = Seule la cavalerie du défenseur peut se replier.
refusal-withdraw-too-late = La cavalerie se replie avant que son camp se renforce ou tire, et ce moment est passé dans ce round.
refusal-not-withdrawing = Aucune cavalerie ne se replie en ce moment.
refusal-ride-closed = { $at_box } est fermée au repli : la case doit être à une ligne, sans ennemis, ne pas être une ville de recrutement ennemie ni une case d’où l’ennemi est venu.
refusal-no-way-out = Aucune case autour de { $at_box } n’est ouverte au repli.
refusal-cavalry-pursues = Tous les attaquants à { $at_box } sont de la cavalerie, et la cavalerie ne peut se replier devant la cavalerie.
refusal-crack-already = { $at_unit } est déjà d’élite, le plus haut rang.
refusal-no-counter-left = Il ne reste aucun pion du rang suivant pour { $at_unit }.
refusal-not-in-the-battle = { $at_unit } n’est pas une de vos unités dans cette bataille.
refusal-battle-not-won = Aucune bataille ne vient d’être gagnée.
refusal-not-yours-to-promote = { $at_unit } n’est pas une de vos unités sur la carte.
refusal-one-promotion = La seule promotion de cette phase a été faite.
refusal-promoted-already = { $at_unit } a déjà été promue dans ce demi-tour.
refusal-die-spent = Toutes les recrues que le dé permettait sont placées.
refusal-pool-empty = Il n’y a pas d’unité de ce type dans votre bureau de recrutement : { arm }.
refusal-no-number = { $at_box } ne porte aucun nombre de recrutement de votre couleur.
refusal-city-used = { $at_box } a déjà donné sa recrue dans cette phase.
refusal-city-not-held = Vous ne contrôlez pas { $at_box }.
refusal-at-maximum = Votre armée a atteint son maximum de { $number } unités.
refusal-not-drafted = Il n’y a pas d’infanterie dans votre bureau de recrutement ; { $number } unités attendent les mobilisations d’avril.

## Options

option-capture = Quand une case où l’on est entré compte-t-elle comme prise ?
option-capture-half-turn = à la fin du demi-tour
option-capture-at-once = après le mouvement et après le combat aussi
option-leave-battle = Une unité qui a rencontré l’ennemi peut-elle repartir dans la même phase ?
option-leave-battle-never = jamais
option-leave-battle-to-friendly = avec sa seconde marche, vers une case amie
option-river-jump = Quelles lignes d’un saut de l’Union par rivière doivent aller vers l’aval ?
option-river-jump-both-lines = les deux
option-river-jump-first-line = la première seulement
option-invasion = Où les unités d’une invasion navale peuvent-elles débarquer ?
option-invasion-any-ports = chacune dans un port confédéré de son choix
option-invasion-one-port = toutes dans un seul port
option-retreat-city = Quelles villes de recrutement ennemies sont fermées à une retraite ?
option-retreat-city-enemy-held = celles que l’ennemi contrôle
option-retreat-city-enemy-number = aussi celles au nombre de l’ennemi que personne ne contrôle
option-withdrawn-reinforce = La cavalerie qui s’est repliée d’une bataille peut-elle en renforcer une autre ?
option-withdrawn-reinforce-allowed = oui
option-withdrawn-reinforce-barred = non
option-promoted-hits = Une unité réduite et promue après une bataille reste-t-elle réduite ?
option-promoted-hits-kept = oui, jusqu’à la fin de la phase de combat
option-promoted-hits-healed = non
option-counter-limit = Combien de pions vétérans et d’élite un camp a-t-il, par arme et par rang ?
option-counter-limit-none = autant qu’il lui en faut
option-counter-limit-16 = 16
option-counter-limit-12 = 12
option-counter-limit-8 = 8
option-tie = Qui gagne si les deux camps remplissent une condition de victoire au même moment ?
option-tie-phasing-side = le camp dont c’est le demi-tour
option-tie-other-side = l’autre camp
option-novice-union = Union novice : la Confédération ne gagne-t-elle sur-le-champ qu’à la fin d’un demi-tour de l’Union ?
option-novice-union-off = non
option-novice-union-on = oui

# Les règles. Une puce du digest chacune ; les phrases sont les nôtres.

## 1.0 Matériel

rule-AHD-1_1-a = Deux joueurs : l’Union (le Nord) et la Confédération (le Sud).
rule-AHD-1_2-a = Trois sortes de lignes relient les cases : rivière, route, chemin de fer ; rien d’autre sur la carte n’a d’effet en jeu.
rule-AHD-1_2-b = Une case a un nom et peut aussi porter un fort, une ancre (port), des côtés bleus (rivières) et des nombres de recrutement.
rule-AHD-1_2-c = Deux cases peuvent être reliées par deux lignes de sortes différentes ; chacune est une ligne à part.
rule-AHD-1_3-a = La boîte contient 160 pions, plus 3 pièces de chefs dont le jeu de base ne se sert pas.
rule-AHD-1_3-b = Chaque unité a deux faces : pleine force et réduite ; être réduite ne change pas sa valeur de combat.
rule-AHD-1_3-c = Valeurs de combat : infanterie de milice 2, infanterie vétérane 3, infanterie d’élite 3, cavalerie de milice 1, cavalerie vétérane 2, cavalerie d’élite 3.
rule-AHD-1_3-d = Le nombre d’unités dans une case n’est pas limité.

## 2.0 Mise en place

rule-AHD-2_0-a = Le marqueur de tour commence sur juillet 1861, qui est le tour 1.
rule-AHD-2_0-b = Les marqueurs d’armée maximum commencent sur 34 (Union) et 29 (Confédération).
rule-AHD-2_0-c = Les deux camps commencent avec de l’infanterie de milice seulement, toute à pleine force : 12 unités de l’Union et 8 unités confédérées.
rule-AHD-2_0-d = Unités de l’Union : Washington 3, Chicago 2, Fort Wayne 2, et 1 dans chacune de ces cases : Harper's Ferry, Pittsburgh, Canton, Columbus (Ohio) et St. Louis.
rule-AHD-2_0-e = Unités confédérées : 1 dans chacune de ces cases : Manassas Junction, Fredericksburg, Front Royal, Charleston (South Carolina), Mobile, Jefferson City, Atlanta et New Orleans.
rule-AHD-2_0-f = Le bureau de recrutement de l’Union commence avec 1 cavalerie de milice.
rule-AHD-2_0-g = Le bureau de recrutement de la Confédération commence avec 1 cavalerie de milice.
rule-AHD-2_0-h = 12 autres infanteries de milice de l’Union sont mises de côté, hors du bureau, jusqu’aux mobilisations de la section 8.
rule-AHD-2_0-i = Chaque case commence sous le contrôle de sa couleur imprimée ; les cases blanches ne sont d’abord contrôlées par personne.

## 3.0 Déroulement

rule-AHD-3_0-a = Un tour est un demi-tour de l’Union suivi d’un demi-tour de la Confédération.
rule-AHD-3_0-b = Un demi-tour a quatre phases, dans cet ordre : mouvement, combat, promotion, recrutement.
rule-AHD-3_0-c = Une phase doit être finie avant que la suivante commence ; en particulier, aucune unité ne peut marcher une fois la première bataille commencée.
rule-AHD-3_0-d = Un tour représente un mois, ou deux mois en hiver.
rule-AHD-3_0-e = Quand le demi-tour de la Confédération finit, le marqueur de tour avance et le tour suivant commence.

## 4.0 Mouvement

rule-AHD-4_0-a = Au début de la phase de mouvement, le joueur actif lance un dé ; le résultat est le nombre de marches dont il dispose.
rule-AHD-4_0-b = Un 1 donne 2 marches ; personne n’en a jamais moins de 2.
rule-AHD-4_0-c = Une marche active une case : une, plusieurs ou toutes les unités qui y sont peuvent bouger.
rule-AHD-4_0-d = Les unités mues par la même marche peuvent finir dans des cases différentes, mais toutes doivent commencer cette marche dans la case activée.
rule-AHD-4_0-e = Le joueur peut employer ses marches dans n’importe quel ordre et sur n’importe quelles cases, y compris plusieurs fois la même, et peut ne pas toutes les employer ; celles qui restent sont perdues.
rule-AHD-4_0-f = Une unité peut prendre part à deux marches au plus dans une phase de mouvement.
rule-AHD-4_0-g = Par marche, l’infanterie avance d’1 case par route, d’1 case par chemin de fer ennemi, de 2 cases au plus par rivière, de 2 cases au plus par chemin de fer ami.
rule-AHD-4_0-h = L’infanterie emprunte une seule sorte de ligne par marche : elle ne peut combiner route, chemin de fer et rivière dans la même marche.
rule-AHD-4_0-i = Une ligne de chemin de fer est amie pour un joueur quand il contrôle les cases de ses deux bouts ; sinon elle est ennemie, même si l’un des bouts n’est contrôlé par personne.
rule-AHD-4_0-j = Pour que l’infanterie avance de 2 cases par chemin de fer, les deux lignes doivent être amies.
rule-AHD-4_0-k = La cavalerie avance de 2 cases au plus par marche, par route, par chemin de fer (ami ou ennemi) ou par rivière.
rule-AHD-4_0-l = La cavalerie peut combiner route et chemin de fer dans une marche ; elle ne peut combiner la rivière avec aucun des deux.
rule-AHD-4_0-m = Le mouvement par rivière ne dépend pas de qui contrôle les cases, et peut passer d’une rivière à une autre là où elles se rejoignent.
rule-AHD-4_0-n = Une unité peut entrer dans une case qui contient des unités ennemies, mais doit s’y arrêter ; il en naît une bataille.
rule-AHD-4_0-o = Une unité entrée dans une case qui contient des unités ennemies ne peut plus marcher dans cette phase.
rule-AHD-4_0-p = Une unité peut traverser les cases sans unités ennemies, quel que soit celui qui les contrôle ; son passage n’y change rien.

## 4.1 Premier tour

rule-AHD-4_1-a = Au tour 1, aucun joueur ne lance le dé des marches ; chacun en a exactement 2.
rule-AHD-4_1-b = Il ne peut y avoir d’invasion navale au tour 1, puisque aucun 6 n’est obtenu.

## 4.2.1 Sauts de cavalerie

rule-AHD-4_2_1-a = La cavalerie peut traverser une case qui contient des unités ennemies ; c’est un saut.
rule-AHD-4_2_1-b = Une unité de cavalerie peut faire un saut par tour.
rule-AHD-4_2_1-c = Un saut ne peut finir dans une case qui contient des unités ennemies.
rule-AHD-4_2_1-d = Un saut ne peut passer par une case qui contient de la cavalerie ennemie.
rule-AHD-4_2_1-e = Un saut de cavalerie ne peut emprunter de lignes de rivière.

## 4.2.2 Sauts de l’Union par rivière

rule-AHD-4_2_2-a = Une unité de l’Union, quelle que soit son arme, peut sauter en allant vers l’aval le long des rivières.
rule-AHD-4_2_2-b = Les deux lignes du saut doivent être parcourues vers l’aval, dans le sens des flèches blanches.
rule-AHD-4_2_2-c = Le joueur confédéré ne peut jamais faire de saut par rivière.
rule-AHD-4_2_2-d = Un saut par rivière ne peut finir dans une case qui contient des unités ennemies.
rule-AHD-4_2_2-e = Un saut par rivière peut passer par une case qui contient de la cavalerie ennemie.
rule-AHD-4_2_2-f = Une unité peut faire un saut par tour, sauts des deux sortes confondus.

## 4.2.3 Mouvements par mer de l’Union

rule-AHD-4_2_3-a = Seule l’Union peut se déplacer par mer.
rule-AHD-4_2_3-b = Chaque unité qui va par mer emploie une marche entière, même si plusieurs partent de la même case.
rule-AHD-4_2_3-c = L’unité doit avoir commencé le tour dans un port.
rule-AHD-4_2_3-d = Elle va directement à n’importe quel autre port contrôlé par l’Union.
rule-AHD-4_2_3-e = Elle ne peut prendre part à aucune autre marche dans ce tour, ni avant ni après.

## 4.2.4 Invasions navales

rule-AHD-4_2_4-a = Si le dé des marches de l’Union donne 6, elle peut faire des invasions navales dans cette phase de mouvement.
rule-AHD-4_2_4-b = Une invasion navale est un mouvement par mer dont l’unité a commencé le tour à Washington et dont la destination est un port contrôlé par la Confédération.
rule-AHD-4_2_4-c = Chaque unité d’invasion emploie une marche.
rule-AHD-4_2_4-d = Si le port est vide, les envahisseurs le prennent (le contrôle passe comme dit en section 9).
rule-AHD-4_2_4-e = Si des unités confédérées s’y trouvent, une bataille s’ensuit.
rule-AHD-4_2_4-f = L’invasion est facultative ; un droit non employé ne se garde pas pour un tour ultérieur.

## 4.2.5 Retranchement

rule-AHD-4_2_5-a = Au lieu de bouger, une unité de la case activée peut employer la marche à se retrancher.
rule-AHD-4_2_5-b = Dans une ville de recrutement (un nombre de l’une ou l’autre couleur, quel que soit celui qui la contrôle), se retrancher prend 1 marche.
rule-AHD-4_2_5-c = Dans toute autre case, cela prend 2 marches, toutes deux employées sur cette case dans la même phase de mouvement.
rule-AHD-4_2_5-d = Une unité ne peut se retrancher dans une case qui contient des unités ennemies.
rule-AHD-4_2_5-e = Une même marche peut faire sortir certaines unités d’une case et y retrancher les autres.
rule-AHD-4_2_5-f = Le retranchement appartient à l’unité, non à la case : une unité qui arrive parmi des amies retranchées n’est pas retranchée.
rule-AHD-4_2_5-g = Une unité qui quitte sa case, pour quelque raison que ce soit, n’est plus retranchée.
rule-AHD-4_2_5-h = Washington, Richmond, Fort Monroe et Vicksburg sont des retranchements permanents.
rule-AHD-4_2_5-i = Une unité dans un retranchement permanent que son camp contrôle est retranchée sur-le-champ et sans aucune marche.
rule-AHD-4_2_5-j = Les deux sortes de retranchement réunies ne comptent qu’une fois.

## 4.2.6 Le Potomac

rule-AHD-4_2_6-a = Les unités confédérées ne peuvent jamais emprunter la ligne de rivière entre Washington et Fredericksburg, dans aucune phase.

## 5.0 Batailles

rule-AHD-5_0-a = Quand la phase de mouvement finit, une bataille est livrée dans chaque case qui contient des unités des deux camps.
rule-AHD-5_0-b = Le joueur actif est l’attaquant, l’autre joueur le défenseur.
rule-AHD-5_0-c = Les batailles sont livrées une à une, dans l’ordre que choisit l’attaquant ; chacune est finie avant que la suivante commence.
rule-AHD-5_0-d = Une bataille est une suite de rounds ; à chaque round, le défenseur tire d’abord, puis l’attaquant.
rule-AHD-5_0-e = Les pertes s’appliquent aussitôt : les attaquants éliminés par le tir du défenseur ne tirent pas dans ce round.
rule-AHD-5_0-f = La bataille finit quand un camp n’y a plus d’unité, ou fait retraite, ou (cavalerie en défense) se replie.
rule-AHD-5_0-g = Le camp qui élimine l’autre, ou devant lequel l’autre fait retraite, gagne la bataille.
rule-AHD-5_0-h = Le marqueur de bataille posé sur la case pendant le combat est un rappel sans effet en jeu.

## 5.1 Tir

rule-AHD-5_1-a = Chaque unité tire une fois dans la moitié de round de son camp, sur une unité ennemie choisie par le joueur qui tire.
rule-AHD-5_1-b = Si les tireurs sont au moins aussi nombreux que les cibles, au moins une unité doit tirer sur chaque unité ennemie.
rule-AHD-5_1-c = Si les tireurs sont moins nombreux que les cibles, deux d’entre eux ne peuvent tirer sur la même unité.
rule-AHD-5_1-d = Les tireurs en surnombre peuvent s’ajouter sur n’importe quelles cibles.
rule-AHD-5_1-e = Toutes les cibles de cette moitié de round sont annoncées avant le premier dé, et ne changent plus.
rule-AHD-5_1-f = Un tir annoncé sur une unité qu’un tir précédent de la même salve élimine est perdu.
rule-AHD-5_1-g = Pour chaque tir, lancez un dé : un résultat qui ne dépasse pas la valeur de combat modifiée du tireur touche.
rule-AHD-5_1-h = Un tir qui touche réduit une unité à pleine force et élimine une unité réduite.
rule-AHD-5_1-i = Avec une valeur modifiée de 0 ou moins, on ne peut toucher.
rule-AHD-5_1-j = Une milice éliminée va au bureau de recrutement de son camp ; un pion vétéran ou d’élite éliminé n’y va pas.

## 5.2.1 Cibles retranchées

rule-AHD-5_2_1-a = Un tir sur une unité retranchée se fait avec la valeur du tireur diminuée de 1.
rule-AHD-5_2_1-b = La cavalerie de milice ne peut donc jamais toucher une unité retranchée (les unités retranchées défendent : aucun bonus de rivière ne vaut pour les tirs contre elles).

## 5.2.2 Cibles d’infanterie d’élite

rule-AHD-5_2_2-a = Un tir sur de l’infanterie d’élite se fait avec la valeur du tireur diminuée de 1, même si le tireur est de l’infanterie d’élite.
rule-AHD-5_2_2-b = Les diminutions pour retranchement et pour infanterie d’élite s’additionnent : 2 contre l’infanterie d’élite retranchée.
rule-AHD-5_2_2-c = La milice des deux armes et la cavalerie vétérane ne peuvent donc toucher l’infanterie d’élite retranchée.

## 5.2.3 Rivières

rule-AHD-5_2_3-a = Une unité qui attaque a franchi une rivière si la ligne par laquelle elle est entrée dans la case de la bataille touche un côté bleu de cette case.
rule-AHD-5_2_3-b = Dans les deux premières salves du défenseur, un tir sur une unité qui a franchi une rivière se fait avec la valeur du tireur augmentée de 1.
rule-AHD-5_2_3-c = À partir du troisième round, le franchissement n’a plus d’effet.
rule-AHD-5_2_3-d = Le bonus et la diminution pour infanterie d’élite s’annulent contre l’infanterie d’élite qui a franchi une rivière.
rule-AHD-5_2_3-e = Une unité arrivée par invasion navale compte comme ayant franchi une rivière.
rule-AHD-5_2_3-f = Le bonus se décide unité par unité : une force qui attaque peut n’avoir franchi la rivière qu’en partie.

## 5.2.4 Renforts

rule-AHD-5_2_4-a = À partir du deuxième round, juste avant son propre tir, un camp peut faire entrer des unités dans la bataille.
rule-AHD-5_2_4-b = À chacune de ces étapes, il peut faire venir au plus une unité de chaque case reliée par une ligne à celle de la bataille.
rule-AHD-5_2_4-c = Une unité qui a fait retraite d’une bataille dans ce tour ne peut servir de renfort.
rule-AHD-5_2_4-d = L’attaquant ne peut prendre d’unités dans une case qui contient aussi des unités ennemies.
rule-AHD-5_2_4-e = Une unité qui s’est déjà battue dans ce tour ne peut plus servir à l’attaquant.
rule-AHD-5_2_4-f = Le défenseur peut prendre des unités dans une case qui contient des unités ennemies, s’il y reste au moins autant des siennes qu’il y a d’unités ennemies.
rule-AHD-5_2_4-g = Un camp qui n’a plus d’unité dans la bataille ne peut se renforcer ; la bataille est finie.
rule-AHD-5_2_4-h = Se renforcer n’est pas une marche et ne compte pas dans la limite de deux.

## 5.2.5 Retraite

rule-AHD-5_2_5-a = À partir du deuxième round, juste avant son propre tir, un camp peut faire retraite au lieu de tirer.
rule-AHD-5_2_5-b = Toutes ses unités de la bataille vont dans une seule et même case reliée par une ligne à celle de la bataille.
rule-AHD-5_2_5-c = Cette case ne peut contenir d’unités ennemies.
rule-AHD-5_2_5-d = Elle ne peut être une ville de recrutement ennemie.
rule-AHD-5_2_5-e = Elle ne peut être une case d’où des unités ennemies sont entrées dans cette bataille.
rule-AHD-5_2_5-f = S’il existe une case permise que contrôle le camp en retraite, c’est une de celles-là qu’il faut choisir.
rule-AHD-5_2_5-g = S’il n’y a aucune case permise, le camp ne peut faire retraite.
rule-AHD-5_2_5-h = Le camp qui fait retraite a perdu la bataille.

## 5.2.6 Repli de cavalerie

rule-AHD-5_2_6-a = Un défenseur dont toutes les unités de la bataille sont de la cavalerie peut les replier avant n’importe quel round, le premier compris.
rule-AHD-5_2_6-b = Elles peuvent aller dans toute case reliée par une ligne à celle de la bataille, sauf les villes de recrutement ennemies, les cases où sont des unités ennemies et celles d’où des unités ennemies sont entrées dans cette bataille.
rule-AHD-5_2_6-c = Le repli n’est pas permis si toutes les unités qui attaquent sont de la cavalerie.
rule-AHD-5_2_6-d = Se replier n’est pas perdre : personne n’a gagné la bataille, et personne n’y gagne de promotion.

## 5.2.7 Récupération

rule-AHD-5_2_7-a = Quand la phase de combat finit, chaque unité réduite des deux camps revient à pleine force.
rule-AHD-5_2_7-b = Jusque-là une unité réduite reste réduite, même si elle livre une seconde bataille.

## 6.0 Promotion

rule-AHD-6_0-a = La promotion élève une unité d’un rang dans son arme : de milice à vétérane, de vétérane à élite ; les unités d’élite ne peuvent être promues.
rule-AHD-6_0-b = Le pion promu est remplacé dans sa case par un pion du rang suivant.
rule-AHD-6_0-c = Aussitôt après une bataille, son vainqueur (attaquant ou défenseur) peut promouvoir une de ses unités qui y ont pris part.
rule-AHD-6_0-d = Dans la phase de promotion, le joueur actif peut promouvoir une autre unité n’importe où sur la carte, qu’elle ait combattu ou non.
rule-AHD-6_0-e = Aucune unité n’est promue deux fois dans un demi-tour.
rule-AHD-6_0-f = Le pion de milice d’une unité promue retourne au bureau de recrutement de son camp.

## 7.0 Recrutement

rule-AHD-7_0-a = Dans la phase de recrutement, le joueur actif lance un dé : le résultat est le plus grand nombre de milices qu’il peut placer ; un 1 compte pour 2.
rule-AHD-7_0-b = Les recrues viennent de son bureau de recrutement, infanterie ou cavalerie à son gré.
rule-AHD-7_0-c = Une recrue est placée à pleine force dans une ville de recrutement qui porte un nombre de sa couleur et qu’il contrôle.
rule-AHD-7_0-d = Au plus une recrue par ville et par phase de recrutement, quel que soit son nombre.
rule-AHD-7_0-e = Une ville qu’il ne contrôle pas lui est fermée, même si elle était à lui au début.
rule-AHD-7_0-f = Une ville aux nombres des deux couleurs (Cairo en est une) recrute pour celui qui la contrôle, chaque camp usant de son propre nombre.
rule-AHD-7_0-g = Armée maximum : la somme des nombres de la couleur d’un camp dans les villes qu’il contrôle.
rule-AHD-7_0-h = Le recrutement ne peut porter les unités d’un camp sur la carte (toutes armes et tous rangs) au-dessus de son armée maximum.
rule-AHD-7_0-i = Un camp au-dessus de son maximum pour avoir perdu des villes ne retire rien ; il ne peut seulement plus recruter.
rule-AHD-7_0-j = Le maximum change au moment où une ville change de mains.
rule-AHD-7_0-k = Une ville qu’un camp ne contrôlait pas ne lui coûte rien quand l’ennemi la prend ; c’est le cas des villes sans propriétaire du Kentucky.

## 8.0 Mobilisations

rule-AHD-8_0-a = Aux tours d’avril 1862, 1863 et 1864 (tours 8, 18, 28), 4 des infanteries de milice de l’Union mises de côté rejoignent son bureau de recrutement.
rule-AHD-8_0-b = Les infanteries de milice de l’Union en jeu ou à recruter sont donc 12 avant la première mobilisation, puis 16, 20 et 24.
rule-AHD-8_0-c = Avant leur mobilisation, ces unités ne peuvent être recrutées.
rule-AHD-8_0-d = La Confédération n’a pas de mobilisation.

## 9.0 Contrôle des cases

rule-AHD-9_0-a = Un camp prend une case s’il y tient une ou plusieurs unités quand finit un demi-tour, celui de l’un ou l’autre joueur.
rule-AHD-9_0-b = Le simple fait d’entrer dans une case, ou d’y finir une marche, ne change pas le contrôle.
rule-AHD-9_0-c = Une case prise reste sous le contrôle de ce camp jusqu’à ce que l’autre la prenne.
rule-AHD-9_0-d = Une case sans drapeau de contrôle appartient à sa couleur imprimée ; une case blanche sans drapeau n’appartient à personne.
rule-AHD-9_0-e = Une case prise par de la cavalerie sans infanterie n’est contrôlée que tant qu’une unité de ce camp y est.
rule-AHD-9_0-f = Quand la dernière de ces unités part, le contrôle revient à la couleur imprimée, à moins que de l’infanterie amie n’ait entre-temps tenu la case (amenée ou recrutée là).

## 10.0 Durée

rule-AHD-10_0-a = La partie dure au plus 40 tours, de juillet 1861 à juin 1865.

## 11.0 Victoire

rule-AHD-11_0-a = L’Union gagne sur-le-champ quand elle contrôle en même temps les sept villes de recrutement confédérées de valeur 2 ou 3 : New Orleans, Mobile, Atlanta, Memphis, Charleston (South Carolina), Wilmington et Richmond.
rule-AHD-11_0-b = La Confédération gagne sur-le-champ quand elle prend Washington.
rule-AHD-11_0-c = La Confédération gagne sur-le-champ quand son armée maximum dépasse celle de l’Union.
rule-AHD-11_0-d = La Confédération gagne si l’Union n’a pas gagné à la fin du tour 40.

## 12.0 Union novice (variante)

rule-AHD-12_0-a = Avec cette variante, la Confédération ne gagne selon 11.0-b ou 11.0-c que si la condition est remplie à la fin d’un demi-tour de l’Union.

## 13.0 Partie courte (variante)

rule-AHD-13_0-a = La partie courte va du tour 1 au tour 10, de juillet 1861 à juin 1862 ; toutes les autres règles et conditions de victoire s’appliquent.
rule-AHD-13_0-b = Si personne n’a gagné à la fin du tour 10, l’Union gagne si son armée maximum dépasse d’au moins 5 celle de la Confédération ; sinon la Confédération gagne.

## Règles qui ne concernent que le matériel, et pourquoi

component-AHD-1_3-a = Le nombre de pions imprimés ne limite rien de ce qui se joue.
component-AHD-5_0-h = Le marqueur est un rappel pour les yeux des joueurs ; le jeu montre la bataille elle-même.

## Décisions : la lecture retenue là où les deux traductions diffèrent ou se taisent

ruling-AHD-R01 = Une unité peut prendre part à deux marches, pas moins : dans l’exemple de mouvement, une cavalerie en fait deux, et une infanterie n’est arrêtée que parce qu’elle en a fait deux.
ruling-AHD-R02 = Un chemin de fer est ami si son camp contrôle les deux bouts, non pas seulement si des unités s’y tiennent : dans deux exemples, l’infanterie passe par des cases où aucune unité n’est mentionnée.
ruling-AHD-R03 = L’infanterie n’avance de deux cases par chemin de fer que si les deux lignes sont amies ; elle ne peut donc finir ainsi dans une case qu’elle ne contrôle pas : le tableau donne une case sur un chemin de fer ennemi.
ruling-AHD-R04 = Une case est prise à la fin du demi-tour de l’un ou l’autre joueur. Un texte dit celui de l’autre joueur, un texte dit les deux ; seul « l’un ou l’autre » laisse quelque chose à changer à la variante novice.
ruling-AHD-R05 = Jusqu’à la fin du demi-tour, une case où l’on vient d’entrer n’est pas contrôlée : ses chemins de fer ne sont pas amis, elle n’est pas un port de l’Union, personne n’y recrute. C’est ce que dit le texte ; une autre réalisation du jeu la donne aussitôt pour prise, c’est donc une option.
ruling-AHD-R06 = Quand la dernière unité d’un camp quitte une case tenue par la seule cavalerie, le contrôle revient à ce moment à la couleur imprimée, ou à personne. De l’infanterie présente à la fin d’un demi-tour quelconque rend le contrôle permanent.
ruling-AHD-R07 = Une unité entrée dans une case où sont des ennemis ne marche plus dans cette phase, puisque c’est d’y entrer qui fait la bataille. Une autre réalisation du jeu la laisse repartir vers ses amis, c’est donc une option.
ruling-AHD-R08 = Les deux lignes d’un saut par rivière vont vers l’aval, et une unité fait un saut par tour, de quelque sorte qu’il soit : quitter vers l’amont la case sautée serait sauter vers l’amont. Ne l’exiger que de la première ligne est une option.
ruling-AHD-R09 = Une invasion navale débarque dans un port contrôlé par la Confédération, et chaque unité d’invasion choisit le sien : les mouvements par mer se font unité par unité. Que toutes débarquent dans un seul port est une option.
ruling-AHD-R10 = Une unité qui va par mer ne fait aucune autre marche dans ce tour et ne se retranche pas.
ruling-AHD-R11 = Une unité se retranche au lieu de bouger : avec une marche dans une ville de recrutement, avec deux de la même phase ailleurs. Une marche retranche autant d’unités de la case qu’on veut, et une unité peut bouger avec une marche et se retrancher dans une ville de recrutement avec sa seconde.
ruling-AHD-R12 = Washington, Richmond, Fort Monroe et Vicksburg sont des retranchements permanents : un texte en donne la liste, l’autre l’omet.
ruling-AHD-R13 = Tout ce qui fait sortir une unité de sa case met fin à son retranchement : marche, mouvement par mer, retraite, repli ou renfort. Une promotion sur place ne le fait pas.
ruling-AHD-R14 = Le Potomac est fermé aux unités confédérées dans toutes les phases : il n’y a donc ni retraite, ni repli, ni renfort par là non plus ; les textes disent jamais.
ruling-AHD-R15 = Une salve doit être répartie sur autant d’ennemis qu’elle peut en atteindre : le plus petit du nombre des tireurs et de celui des cibles. C’est ce que disent les deux textes ensemble.
ruling-AHD-R16 = Une unité réduite garde sa valeur de combat : dans l’exemple de combat, une infanterie d’élite réduite touche encore sur un 3.
ruling-AHD-R17 = La diminution de 2 ne vaut que contre l’infanterie d’élite retranchée ; contre l’infanterie d’élite à découvert elle est de 1. Un texte a perdu le mot « retranchée ».
ruling-AHD-R18 = Une unité dont la valeur est ramenée à 0 peut recevoir une cible, et cela compte pour la répartition de la salve, mais elle ne peut toucher et ne lance aucun dé.
ruling-AHD-R19 = Chaque unité reçoit une cible. Tirer ne nuit jamais au tireur : on n’y perd rien.
ruling-AHD-R20 = Les renforts peuvent venir à chaque round à partir du deuxième, de toute case reliée où ce camp a des unités, qu’il la contrôle ou non.
ruling-AHD-R21 = Un camp peut faire retraite à chaque round à partir du deuxième, au moment où il va tirer ; il fait retraite, ou bien il se renforce et tire, mais pas les deux.
ruling-AHD-R22 = Une ville de recrutement ennemie est une case qui porte un nombre de la couleur de l’ennemi et que l’ennemi contrôle ; une Louisville sans propriétaire n’arrête personne. Les textes ne le disent pas ; fermer aussi celles qui sont sans propriétaire est donc une option.
ruling-AHD-R23 = Sont fermées à une retraite les cases d’où les unités ennemies de cette bataille sont venues en dernier, renforts compris. Une invasion navale n’en ferme aucune.
ruling-AHD-R24 = La cavalerie en défense peut se replier avant n’importe quel round, le premier compris, tant que tous les défenseurs sont de la cavalerie et que tous les attaquants n’en sont pas. Toutes se replient ou aucune, et chacune peut aller dans une case à elle.
ruling-AHD-R25 = Seules les unités qui ont fait retraite sont exclues des renforts ; la cavalerie qui s’est repliée ne l’est pas. Un texte emploie deux mots différents, l’autre un seul ; exclure les deux est donc une option.
ruling-AHD-R26 = La cavalerie d’élite a une valeur de combat de 3 : aucun des textes ne l’imprime, mais elle manque dans la liste des unités qui ne peuvent toucher l’infanterie d’élite retranchée.
ruling-AHD-R27 = Une unité est promue dans la phase de promotion, et aucune qui l’a déjà été dans le demi-tour. Une unité promue après une bataille reste réduite jusqu’à la récupération ; qu’elle cesse de l’être est une option.
ruling-AHD-R28 = Les pions vétérans et d’élite ne sont pas limités, parce qu’aucune source n’en dit le nombre. Une limite est une option.
ruling-AHD-R29 = Chaque bureau de recrutement commence avec une cavalerie de milice.
ruling-AHD-R30 = Une mobilisation a lieu quand son tour d’avril commence : les hommes peuvent donc être recrutés dans ce tour.
ruling-AHD-R31 = Les villes du Kentucky dont la perte ne compte pour rien sont celles qui n’ont pas de propriétaire ; un texte dit « sans nom ».
ruling-AHD-R32 = La partie courte demande à l’Union un maximum supérieur d’au moins 5 points. Cinq fois plus grand, comme le dit un texte, ne peut être atteint à partir de 34 contre 29.
ruling-AHD-R33 = Novembre et décembre font un tour, janvier et février un autre, chaque autre mois un tour à lui seul : dix tours par an, quarante en tout.
ruling-AHD-R34 = Si les deux camps remplissent une condition de victoire à la même vérification, le camp dont c’est le demi-tour passe d’abord. Les textes se taisent ; l’inverse est donc une option.
ruling-AHD-R35 = Dans l’exemple de mouvement, la première marche part de Shreveport, et le dernier lieu est McComb.
ruling-AHD-R36 = Il n’y a pas d’invasion navale au tour 1, parce qu’elle demande un 6 au dé et que personne ne le lance.
ruling-AHD-R37 = Asheville et Okolona ne sont pas reliées, et Canton et Wheeling sont reliées par une route : ainsi est dessinée la carte.
ruling-AHD-R38 = Laissé de côté, comme étranger au jeu de base : blocage des sauts par rivière, Fort Monroe gardant ses voisines, un tour de grâce pour Washington, milices des États frontaliers, chefs, ravitaillement, neutralité du Kentucky, évacuation par mer.
ruling-AHD-R39 = Les renforts de l’attaquant ne souffrent jamais d’une rivière : ils arrivent après la deuxième salve du défenseur.
ruling-AHD-R40 = La variante novice ne fait que reporter les deux victoires soudaines de la Confédération au terme du demi-tour de l’Union ; la fin de la partie n’est pas touchée.
ruling-AHD-R41 = L’exemple d’Evansville se lit avec Louisville sous le contrôle de l’Union, sans quoi son trajet par chemin de fer ami ne serait pas permis.
ruling-AHD-R42 = Les pions vétérans et d’élite éliminés ne vont pas au bureau de recrutement ; ils ne servent qu’à de futures promotions.
ruling-AHD-R43 = Les unités réduites des deux camps récupèrent à la fin de la phase de combat de chaque demi-tour.

## Points que ni le livret ni ces décisions ne règlent, et comment ils se jouent

ruling-AHD-L01 = Qu’est-ce qu’un chemin ? Une ou deux lignes qui finissent dans une autre case. Un aller et retour n’est pas un mouvement : il ne ferait que gaspiller la marche.
ruling-AHD-L02 = Une marche peut-elle activer une case et ne faire bouger personne ? Non : une marche ne finit qu’après qu’une unité a bougé, navigué ou creusé. On peut ne pas employer des marches (4.0-e). D’après 4.0-c, une marche est le mouvement d’au moins une unité.
ruling-AHD-L03 = La première des deux marches d’un retranchement n’est proposée que si l’unité n’a pas marché et s’il reste une seconde marche : un demi-retranchement qui ne peut être achevé dans la même phase (4.2.5-c) est perdu.
ruling-AHD-L04 = Quand une unité a-t-elle combattu (5.2.4-e) ? À partir de la première salve de sa bataille, et jusqu’à la fin du tour. Les attaquants dont l’ennemi s’est replié avant le premier tir n’ont pas combattu.
ruling-AHD-L05 = Se replier après s’être renforcé : pas dans la même étape. La cavalerie se replie avant le round, et un camp renforcé tire, comme pour la retraite (R21).
ruling-AHD-L06 = Quand il ne reste qu’une bataille, elle commence aussitôt ; l’attaquant n’est interrogé que tant qu’il a le choix. Sinon, il n’y a rien à choisir.
ruling-AHD-L07 = Ordre des tirs dans une salve : les tireurs lancent le dé dans l’ordre de leurs noms, et toutes les cibles sont annoncées d’abord (5.1-e). L’ordre décide seulement lequel des tirs sur une cible morte est celui qui est perdu.
ruling-AHD-L08 = Option leave-battle=to-friendly : une unité dans une case de bataille peut employer sa seconde marche à la quitter, si la première case où elle entre est contrôlée par son camp et libre d’ennemis. C’est la lecture nommée en R07, précisée.
ruling-AHD-L09 = Option capture=at-once : des unités seules dans une case la prennent quand la phase de mouvement finit, de nouveau quand la phase de combat finit, ainsi qu’à la fin du demi-tour ; la victoire est vérifiée chaque fois. C’est la lecture nommée en R05, précisée.
ruling-AHD-L10 = Option counter-limit : pour chaque camp, au plus tant de pions vétérans, et tant de pions d’élite, de chaque arme sur la carte. Aucune source n’en donne les nombres (R28) ; l’option permet à un groupe d’en essayer un.
