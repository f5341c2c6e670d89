# A House Divided en français. Les messages peuvent s’employer l’un l’autre et voient alors les mêmes faits.
#
#   rule-*, ruling-*, component-*   le digest ; les points d’un identifiant s’écrivent comme des traits bas
#   ask-*, choice-*, event-*, refusal-*   ce que le jeu demande, propose, raconte et interdit

title-house-divided = A House Divided
game-house-divided = Toute la guerre, de juillet 1861 à juin 1865, sur 129 cases reliées par des routes, des chemins de fer et des rivières. Deux joueurs.

scenario-campaign = Campagne : 40 tours, de juillet 1861 à juin 1865.
scenario-short = Jeu court : 10 tours, jusqu’à juin 1862. L’armée maximum de l’Union doit alors dépasser d’au moins 5 celle de la Confédération.

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
   *[other] { $first }–{ $last } { $year }
  }

unit = { $unit } ({ arm } { rank })
unit-plain = { $unit }, { arm } { rank }
units-alike = { $count } × { arm } { rank }
entrenched = retranchée
entrenched-some = retranchées : { $count }
reduced = réduite
reduced-some = réduites : { $count }
marched = { $count ->
    [one] { $count } déplacement fait
   *[other] { $count } déplacements faits
  }
way = { $legs ->
    [one] { $to } par { line }
    [mixed] { $to } par { line } et { second-line } via { $via }
   *[two] { $to } par { line } via { $via }
  }
marches-left = { $marches ->
    [0] plus de déplacement
    [one] reste { $marches } déplacement
   *[other] restent { $marches } déplacements
  }
recruits-left = { $recruits ->
    [0] plus de recrue
    [one] reste { $recruits } recrue
   *[other] restent { $recruits } recrues
  }

## L’état de la guerre

header = Tour { $turn }, { $date }. { side-name } joue : phase de { phase }.
header-over = Tour { $turn }, { $date }. La partie est finie.
army = { $strength } unités, armée maximum { $maximum } ; bureau de recrutement : infanterie { $infantry }, cavalerie { $cavalry }
army-waiting = infanterie en attente de mobilisation : { $reserve }
invasion-possible = Un 6 a été obtenu : les invasions navales depuis { $base } sont possibles.
battle-header = Bataille à { $box }, round { $round }. { side-name } attaque.
battle-shot = { $unit } tire sur { $target }
box-home = { $home ->
    [union] bleu
    [confederate] gris
   *[neutral] blanc
  }
box-holder = { $holder ->
    [nobody] sans propriétaire
    [union] contrôlée par l’Union
   *[confederate] contrôlée par la Confédération
  }
box-lightly = par la cavalerie seule
box-port = port
box-works = retranchement permanent
box-numbers = recrutement { $union } en bleu, { $confederate } en rouge
box-about = { $box } ({ $state } ; imprimée en { box-home }) : { $about }.
line-about = { line } vers { $to }
line-downstream = vers l’aval
line-upstream = en remontant
line-crosses = franchit une rivière
line-closed = fermée aux unités confédérées

## Ce qu’on peut taper, par exemple

example-action = march washington
example-why = why march washington
example-map = map washington
example-rule = rule 4.0-h

## Ce qui est demandé

ask-over = La partie est finie. { side-name } a gagné.
ask-march = { side } : choisissez une case d’où partir ({ marches-left }).
ask-unit = { side } : choisissez à { $box } une unité à déplacer ou à retrancher.
ask-where = { side } : où va { $unit }, depuis { $box } ?
ask-battle = { side } : choisissez la prochaine bataille.
ask-stand = { side } : { $box }, round { $round }. Tenir et tirer, ou faire autre chose d’abord ?
ask-ride = { side } : vers où { $unit } se replie-t-elle depuis { $box } ?
ask-target = { side } : choisissez à { $box } une cible pour { $unit } (round { $round }).
ask-fire = { side } : à { $box }, chaque unité a une cible. Lancez les dés (round { $round }).
ask-spoils = { side } : vous avez gagné la bataille de { $box }. Promouvoir une unité qui y a combattu ?
ask-promote = { side } : { $open ->
    [no] aucune unité ne peut être promue.
   *[yes] vous pouvez promouvoir une unité, où qu’elle soit sur la carte.
  }
ask-recruit = { side } : { $open ->
    [no] il n’y a rien à recruter.
   *[yes] choisissez une ville pour une recrue ({ recruits-left }).
  }
left-march = { $count ->
    [one] Les unités d’une case peuvent encore se déplacer.
   *[other] Les unités de { $count } cases peuvent encore se déplacer.
  }
left-spoils = { $count ->
    [one] Une unité peut être promue.
   *[other] Une de { $count } unités peut être promue.
  }
left-promote = { $count ->
    [one] Une unité peut encore être promue.
   *[other] Une de { $count } unités peut encore être promue.
  }
left-recruit = { $count ->
    [one] Une recrue peut encore être placée dans une ville.
   *[other] Une recrue peut encore être placée dans { $count } villes.
  }

## Ce qu’on peut choisir

choice-march = { $box } : { $force }
choice-take = { $unit }
choice-go = { way }{ $enemy ->
    [none] { "" }
   *[other] : attaquer { $enemy }{ $crossing ->
        [yes] , en franchissant une rivière
       *[no] { "" }
      }
  }
choice-dig = se retrancher ici
choice-sail = { $holder ->
    [union] par mer vers { $box }
   *[other] invasion navale à { $box }{ $enemy ->
        [none] { "" }
       *[other] : attaquer { $enemy }
      }
  }
choice-done = finir ce déplacement
choice-end = finir la phase de mouvement
choice-battle = { $box } : { $force } contre { $enemy }
choice-withdraw = replier la cavalerie
choice-ride = vers { $box }
choice-retreat = faire retraite vers { $box }
choice-reinforce = renforcer avec { $plain }, depuis { $box }
choice-stand = tenir et tirer
choice-at = { $unit } : { $value ->
    [0] ne peut pas être touchée
    [1] touchée sur un 1
   *[other] touchée de 1 à { $value }
  }
choice-fire = tirer
choice-promote = promouvoir { $plain }, à { $box }
choice-pass = ne promouvoir personne
choice-muster = finir la phase de promotion et lancer le dé de recrutement
choice-recruit = { arm } à { $box }
choice-rest = finir le demi-tour

## Ce qui s’est passé

event-handicap = { side-name } : handicap +{ $number }.
event-turn = { $date }.
event-half-turn = { side-name } commence son demi-tour, { $date }.
event-first-marches = { side-name } ne lance pas le dé de déplacement au premier tour. Déplacements : { $number }.
event-marches = { side-name } obtient { $number } au dé de déplacement{ $number ->
    [1] , qui compte pour 2
   *[other] { "" }
  }.
event-march = { side-name } se déplace depuis { $box }.
event-moved = { unit } se déplace vers { way }.
event-sailed = { unit } se déplace par mer vers { $box }.
event-invaded = { unit } débarque à { $box }.
event-digging = { unit } commence à se retrancher à { $box } ; un second déplacement achèvera le retranchement.
event-dug = { unit } se retranche à { $box }.
event-battle = { side-name } attaque à { $box }.
event-withdrew = { side-name } replie sa cavalerie de la bataille de { $box }.
event-rode = { unit } se replie à { $box }.
event-reinforced = { unit } arrive en renfort à { $box }.
event-retreated = { side-name } fait retraite vers { $box }.
event-shot = { unit } tire sur { $target }{ $die ->
    [0] { " " }et ne peut pas toucher
   *[other] , doit faire { $value ->
        [1] un 1
       *[other] { $value } ou moins
      }, fait { $die } : { $hit ->
        [yes] touché
       *[no] manqué
      }
  }.
event-wasted = { unit } tire sur une cible déjà éliminée.
event-reduced = { unit } est touchée et réduite.
event-eliminated = { unit } est éliminée.
event-battle-won = { side-name } gagne la bataille à { $box }.
event-battle-broken-off = La bataille de { $box } s’achève sans vainqueur.
event-promoted = { $unit } est promue à { $box } : { arm } { rank }.
event-recruits = { side-name } obtient { $number } au dé de recrutement{ $number ->
    [1] , qui compte pour 2
   *[other] { "" }
  }.
event-recruited = { unit } est recrutée à { $box }.
event-drafted = Mobilisation : infanteries ajoutées au bureau de recrutement de l’Union : { $number }.
event-captured = { side-name } capture la case { $box }.
event-let-go = { side-name } perd le contrôle de la case { $box } : seule sa cavalerie la tenait.
event-won = { side-name } a gagné la partie.

## Pourquoi pas

refusal-not-your-turn = Ce n’est pas votre tour. Choix en cours : { side }.
refusal-game-over = La partie est finie.
refusal-wrong-phase = « { $action } » relève de la phase de { phase }. C’est la phase de { phase-now }.
refusal-no-march-left = Il ne vous reste aucun déplacement dans cette phase.
refusal-no-unit-there = Vous n’avez aucune unité à { $at_box }.
refusal-march-not-begun = Choisissez d’abord la case d’où partir.
refusal-march-not-ended = Finissez d’abord le déplacement depuis { $at_box }.
refusal-unit-not-taken = Choisissez d’abord une unité.
refusal-unit-taken = Dites d’abord où va { $at_unit }.
refusal-nobody-has-acted = Un déplacement doit déplacer ou retrancher au moins une unité, et aucune n’a encore agi à { $at_box }.
refusal-not-on-map = { $at_unit } n’est pas sur la carte.
refusal-enemy-unit = { $at_unit } est une unité ennemie.
refusal-elsewhere = { $action ->
    [take] { $unit } est à { $at_box }. Ce déplacement part d’une autre case : { $march_box }.
   *[go] Ce trajet ne part pas de la case où se trouve l’unité : { $at_box }.
  }
refusal-two-marches = { $at_unit } a déjà pris part à 2 déplacements dans cette phase, ce qui est la limite.
refusal-no-such-line = Aucune ligne de ce type ({ line }) ne relie { $from_box } et { $to_box }.
refusal-comes-back = Ce trajet finit là où il commence : { $from_box }. Un déplacement finit dans une autre case.
refusal-too-far = Trop loin : le trajet compte { $needs } lignes. En un déplacement, l’infanterie avance d’1 case par route ou chemin de fer ennemi, de 2 par rivière ou chemin de fer ami.
refusal-cavalry-too-far = Trop loin : le trajet compte { $needs } lignes. En un déplacement, la cavalerie avance de 2 cases au plus.
refusal-one-kind-of-line = L’infanterie emprunte une seule sorte de ligne par déplacement : route, chemin de fer ou rivière.
refusal-rail-not-friendly = L’infanterie n’avance de 2 cases par chemin de fer que si vous contrôlez toutes les cases du trajet. { $at_box } est { $holder ->
    [nobody] sans propriétaire
    [union] contrôlée par l’Union
   *[confederate] contrôlée par la Confédération
  }.
refusal-river-not-combined = La cavalerie peut combiner route et chemin de fer dans un déplacement, mais pas la rivière avec l’un ou l’autre.
refusal-must-stop = { $blocker } est à { $at_box } : l’unité doit s’y arrêter.
refusal-in-battle = L’unité a rencontré l’ennemi à { $at_box } et ne peut plus se déplacer dans cette phase.
refusal-no-friendly-way = L’unité a rencontré l’ennemi à { $at_box }. Elle ne peut partir que vers une case que vous contrôlez et où il n’y a pas d’ennemi, et aucune ne lui est ouverte.
refusal-leave-to-friendly = Une unité qui quitte une bataille doit d’abord entrer dans une case que vous contrôlez et où il n’y a pas d’ennemi. { $at_box } n’en est pas une.
refusal-first-turn-invasion = { $at_box } est un port confédéré, et il n’y a pas d’invasion navale au tour 1.
refusal-second-jump = { $at_unit } a déjà fait son seul saut de ce tour.
refusal-jump-into-enemy = Un saut ne peut pas finir parmi des unités ennemies, et { $blocker } est à { $at_box }.
refusal-jump-over-cavalry = La cavalerie ennemie ({ $blocker }) à { $at_box } empêche le saut.
refusal-jump-by-river = La cavalerie confédérée ne peut pas sauter { $at_box } par la rivière, seulement par route ou chemin de fer.
refusal-upstream-jump = Les deux lignes d’un saut par la rivière doivent aller vers l’aval, et la ligne vers { $at_box } n’y va pas.
refusal-upstream-first-line = La première ligne d’un saut par la rivière doit aller vers l’aval, et la ligne vers { $at_box } n’y va pas.
refusal-southern-river-jump = Seule l’Union fait des sauts par la rivière : l’unité doit s’arrêter à { $at_box }.
refusal-river-jump-into-enemy = Un saut par la rivière ne peut pas finir parmi des unités ennemies, et { $blocker } est à { $at_box }.
refusal-second-river-jump = { $at_unit } a déjà fait son seul saut de ce tour. Les sauts de cavalerie et par la rivière comptent ensemble.
refusal-south-at-sea = Seule l’Union se déplace par mer.
refusal-shared-march = Une unité qui se déplace par mer prend un déplacement à elle seule, et d’autres unités ont déjà utilisé ce déplacement depuis { $at_box }.
refusal-not-in-port = L’unité est à { $at_box }, qui n’est pas un port.
refusal-not-a-port = { $at_box } n’est pas un port.
refusal-same-port = L’unité est déjà à { $at_box }.
refusal-not-a-union-port = { $at_box } est sans propriétaire. Une unité se déplace par mer vers un port contrôlé par l’Union.
refusal-marched-before-sailing = { $at_unit } s’est déjà déplacée dans ce tour : elle ne peut pas aller par mer.
refusal-sailed-already = { $at_unit } s’est déplacée par mer dans ce tour : elle ne peut pas faire d’autre déplacement.
refusal-sailed-reinforcement = { $at_unit } s’est déplacée par mer dans ce tour. Avec l’option choisie, elle ne peut pas servir de renfort.
refusal-no-six = { $at_box } est un port confédéré. Une invasion navale demande un 6 au dé de déplacement de ce tour.
refusal-not-from-base = Les invasions navales partent de { $base }. L’unité est à { $at_box }.
refusal-second-invasion-port = Avec l’option choisie, toutes les unités de cette invasion débarquent à { $at_box }.
refusal-port-not-yet-taken = { $at_box } reste un port confédéré jusqu’à la fin du demi-tour. D’ici là, seules des unités venues de { $base } peuvent y débarquer.
refusal-already-digging = { $at_unit } a déjà utilisé ce déplacement pour se retrancher.
refusal-two-marches-to-dig = Se retrancher à { $at_box } prend 2 déplacements de cette phase, car ce n’est pas une ville de recrutement. L’unité ne peut plus en utiliser qu’1.
refusal-enemy-at-hand = Une unité ne peut pas se retrancher parmi des unités ennemies, et { $blocker } est à { $at_box }.
refusal-already-entrenched = { $at_unit } est déjà retranchée.
refusal-potomac = Les unités confédérées ne peuvent jamais emprunter la rivière { $river } entre { $other_end } et { $one_end }.
refusal-no-battle-there = Il n’y a pas de bataille à { $at_box } : la case ne contient pas d’unités des deux camps.
refusal-battle-not-chosen = Choisissez d’abord la bataille à livrer.
refusal-battle-not-finished = Finissez d’abord la bataille de { $at_box }.
refusal-decide-first = Décidez ce que fait votre camp à { $at_box } avant de tirer.
refusal-stands-already = Vos unités à { $at_box } tirent déjà dans ce round.
refusal-not-a-target = { $why ->
    [absent] { $at_unit } n’est pas sur la carte.
    [own] { $at_unit } est une de vos unités.
   *[enemy] { $at_unit } est à { $unit_box }. Cette bataille est à { $battle_box }.
  }
refusal-target-left-out = Un tireur vise déjà { $at_unit }. Il faut aussi tirer sur { $left_out }.
refusal-target-twice = Un tireur vise déjà { $at_unit }. Vous avez moins d’unités que l’ennemi : chacune doit choisir une cible différente.
refusal-targets-not-declared = Chaque unité doit avoir une cible avant le lancer des dés. Pour l’instant : { $has } sur { $needs }.
refusal-targets-fixed = Toutes les cibles sont annoncées et ne peuvent plus changer.
refusal-reinforce-first-round = C’est le round 1. Les renforts peuvent venir à partir du round 2.
refusal-reinforce-too-late = Votre camp tire déjà. Les renforts arrivent avant le tir de leur camp.
refusal-one-from-each-box = Une unité est déjà venue de { $at_box }. Une seule peut venir de chaque case par round.
refusal-source-not-joined = Aucune ligne ne relie { $at_box } à la bataille.
refusal-source-not-held = Avec l’option choisie, les renforts ne viennent que des cases que vous contrôlez. { $at_box } est { $holder ->
    [nobody] sans propriétaire
    [union] contrôlée par l’Union
   *[confederate] contrôlée par la Confédération
  }.
refusal-fights-already = { $at_unit } est déjà dans cette bataille.
refusal-not-yours-to-bring = { $why ->
    [absent] { $at_unit } n’est pas sur la carte.
   *[other] { $at_unit } est une unité ennemie.
  }
refusal-has-retreated = { $at_unit } a fait retraite d’une bataille et ne peut pas en renforcer une autre.
refusal-has-withdrawn = { $at_unit } s’est repliée d’une bataille. Avec l’option choisie, elle ne peut pas en renforcer une autre.
refusal-source-contested = { $blocker } est à { $at_box }. L’attaquant ne peut pas prendre de renforts dans une case où il y a des unités ennemies.
refusal-has-fought = { $at_unit } a déjà combattu dans une bataille : l’attaquant ne peut pas l’amener dans une autre.
refusal-too-few-left = Le défenseur doit laisser à { $at_box } autant d’unités qu’il y a d’ennemis : il en faut { $needs }, il en resterait { $has }.
refusal-retreat-first-round = C’est le round 1. Un camp peut faire retraite à partir du round 2.
refusal-retreat-after-second = C’est le round { $round }. Avec l’option choisie, un camp ne peut faire retraite qu’au round 2.
refusal-retreat-too-late = Votre camp tire déjà. Un camp fait retraite au lieu de tirer.
refusal-reinforced-already = Votre camp a fait venir des renforts dans ce round : il ne peut pas aussi faire retraite.
refusal-retreat-not-joined = Aucune ligne ne relie { $at_box } à la bataille.
refusal-retreat-into-enemy = { $blocker } est à { $at_box }. Un camp ne peut pas faire retraite dans une case où il y a des unités ennemies.
refusal-retreat-into-city = { $at_box } est une ville de recrutement ennemie. Un camp ne peut pas y faire retraite.
refusal-retreat-to-enemy-origin = Des unités ennemies sont entrées dans cette bataille depuis { $at_box }. Un camp ne peut pas y faire retraite.
refusal-retreat-to-own = S’il le peut, un camp doit faire retraite vers une case qu’il contrôle, et { $at_box } est ouverte.
refusal-not-all-cavalry = Seule une force composée de cavalerie peut se replier, et { $at_unit } est de l’infanterie.
refusal-attacker-withdraws = Seule la cavalerie du défenseur peut se replier.
refusal-withdraw-after-first = C’est le round { $round }. Avec l’option choisie, la cavalerie ne se replie qu’avant le round 1.
refusal-withdraw-too-late = Votre camp tire déjà. La cavalerie se replie avant le tir de son camp.
refusal-withdraw-reinforced = Votre camp a fait venir des renforts dans ce round : sa cavalerie ne peut pas se replier.
refusal-not-withdrawing = Aucune cavalerie ne se replie. Choisissez d’abord le repli.
refusal-withdrawing = La cavalerie se replie : choisissez où va { $at_unit }.
refusal-ride-not-joined = Aucune ligne ne relie { $at_box } à la bataille.
refusal-ride-into-enemy = { $blocker } est à { $at_box }. La cavalerie ne peut pas se replier dans une case où il y a des unités ennemies.
refusal-ride-into-city = { $at_box } est une ville de recrutement ennemie. La cavalerie ne peut pas s’y replier.
refusal-ride-to-enemy-origin = Des unités ennemies sont entrées dans cette bataille depuis { $at_box }. La cavalerie ne peut pas s’y replier.
refusal-no-way-out = Aucune case autour de { $at_box } n’est ouverte au repli de la cavalerie.
refusal-cavalry-pursues = { $enemies ->
    [one] Le seul attaquant à { $at_box } est de la cavalerie. La cavalerie ne peut pas se replier devant la cavalerie.
   *[other] Les { $enemies } attaquants à { $at_box } sont tous de la cavalerie. La cavalerie ne peut pas se replier devant la cavalerie.
  }
refusal-cavalry-among-attackers = { $at_unit } est parmi les attaquants. Avec l’option choisie, la cavalerie ne peut pas se replier si un attaquant est de la cavalerie.
refusal-crack-already = { $at_unit } est déjà d’élite, le plus haut rang.
refusal-no-counter-left = Toutes les pièces de ce type ({ arm } { rank }) de votre camp sont sur la carte ({ $number }) : { $at_unit } ne peut pas être promue.
refusal-not-in-the-battle = { $why ->
    [absent] { $at_unit } n’est pas sur la carte.
    [enemy] { $at_unit } est une unité ennemie.
   *[own] { $at_unit } est à { $unit_box } et n’a pas combattu à { $battle_box }.
  }
refusal-battle-not-won = Vous ne venez pas de gagner une bataille.
refusal-battle-over = La bataille de { $at_box } est finie : promouvez une des unités qui y ont combattu, ou aucune.
refusal-not-yours-to-promote = { $why ->
    [absent] { $at_unit } n’est pas sur la carte.
   *[other] { $at_unit } est une unité ennemie.
  }
refusal-one-promotion = Vous avez déjà fait la seule promotion de cette phase.
refusal-promoted-already = { $at_unit } a déjà été promue dans ce demi-tour.
refusal-die-spent = { $number ->
    [0] Il ne vous reste aucune recrue dans cette phase.
    [one] Vous avez placé la seule recrue de cette phase.
   *[other] Vous avez placé les { $number } recrues de cette phase.
  }
refusal-pool-empty = Votre bureau de recrutement n’a pas d’unité de ce type : { arm }.
refusal-no-number = { $at_box } ne porte aucun nombre de recrutement de votre couleur.
refusal-city-used = { $at_box } a déjà donné une recrue dans cette phase.
refusal-city-not-held = Vous ne contrôlez pas { $at_box }.
refusal-enemy-in-city = Une unité ennemie occupe { $at_box }.
refusal-at-maximum = Votre armée maximum est de { $maximum }, et vous avez { $strength } unités sur la carte.
refusal-not-drafted = Votre bureau de recrutement n’a pas d’unité de ce type : { arm }. En attente des mobilisations d’avril : { $number }.
refusal-unknown-place = Aucune case ne s’appelle « { $name } ».
refusal-unknown-unit = Aucune unité ne s’appelle « { $name } ».
refusal-unknown-arm = « { $name } » n’existe pas dans ce jeu : les recrues sont de l’infanterie ou de la cavalerie.

## Options

option-capture = Quand une case occupée est-elle capturée ?
option-capture-half-turn = à la fin du demi-tour
option-capture-at-once = aussi après le mouvement et après le combat
option-leave-battle = Une unité qui a rencontré l’ennemi peut-elle repartir dans la même phase ?
option-leave-battle-never = non
option-leave-battle-to-friendly = oui, avec son second déplacement, vers une case amie
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
option-counter-limit-fourth-edition = la moitié de ceux de la quatrième édition : vétérans, 22 d’infanterie et 9 de cavalerie ; élite, 10 et 7
option-tie = Qui gagne si les deux camps remplissent une condition de victoire au même moment ?
option-tie-phasing-side = le camp qui joue son demi-tour
option-tie-other-side = l’autre camp
option-novice-union = Joueur débutant (Union) : victoires immédiates de la Confédération seulement à la fin d’un demi-tour de l’Union ?
option-novice-union-off = non
option-novice-union-on = oui
option-capture-time = À la fin de quels demi-tours les cases sont-elles capturées ?
option-capture-time-either-half-turn = des deux
option-capture-time-enemy-half-turn = de celui de l’ennemi seulement
option-capture-time-full-turn = à la fin du tour seulement
option-cavalry-control = Quand une case tenue par la cavalerie seule revient-elle à son premier propriétaire ?
option-cavalry-control-any-time = dès que la cavalerie l’a quittée
option-cavalry-control-later-turn = si la cavalerie la quitte dans un tour suivant
option-entrench-phases = Les deux déplacements d’un retranchement doivent-ils être de la même phase ?
option-entrench-phases-same-phase = oui
option-entrench-phases-any-phase = non
option-reinforce-from = Quelles cases peuvent envoyer des renforts ?
option-reinforce-from-any-box = toute case où ce camp a des unités
option-reinforce-from-own-box = seulement les cases que ce camp contrôle
option-retreat-rounds = À quels rounds un camp peut-il faire retraite ?
option-retreat-rounds-from-second = à partir du deuxième
option-retreat-rounds-second-only = au deuxième seulement
option-retreat-after-reinforcing = Un camp peut-il faire retraite après avoir fait venir des renforts dans le même round ?
option-retreat-after-reinforcing-no = non
option-retreat-after-reinforcing-yes = oui
option-enemy-came-from = Quelles cases sont fermées à une retraite parce que l’ennemi en est venu ?
option-enemy-came-from-with-reinforcements = celles de l’attaque et des renforts
option-enemy-came-from-without-reinforcements = celles de l’attaque seulement
option-withdrawal-rounds = Avant quels rounds la cavalerie peut-elle se replier ?
option-withdrawal-rounds-any-round = avant n’importe lequel
option-withdrawal-rounds-first-round = avant le premier seulement
option-withdrawal-barred = Quels attaquants empêchent un repli de cavalerie ?
option-withdrawal-barred-all-cavalry = une force composée de cavalerie
option-withdrawal-barred-any-cavalry = n’importe quelle unité de cavalerie
option-promote-twice = Une unité qui gagne deux batailles dans un demi-tour peut-elle être promue après chacune ?
option-promote-twice-no = non
option-promote-twice-yes = oui
option-invaded-port = Quand un port vide est-il capturé par une invasion navale ?
option-invaded-port-half-turn = à la fin du demi-tour
option-invaded-port-at-once = aussitôt
option-fought = Jusqu’à quand les unités qui ont combattu, fait retraite ou se sont repliées sont-elles exclues des renforts ?
option-fought-turn = jusqu’à la fin du tour
option-fought-half-turn = jusqu’à la fin du demi-tour
option-withdrawal-attackers = Quels attaquants comptent quand la cavalerie veut se replier ?
option-withdrawal-attackers-now = ceux qui sont dans la bataille à ce moment
option-withdrawal-attackers-ever = tous ceux qui ont attaqué, même éliminés
option-sailed-reinforce = Une unité qui s’est déplacée par mer peut-elle renforcer une bataille dans le même tour ?
option-sailed-reinforce-allowed = oui
option-sailed-reinforce-barred = non
option-handicap = Handicap : quel camp est aidé ?
option-handicap-none = aucun, le départ imprimé
option-handicap-union-plus-1 = l’Union : au dernier tour de la campagne, six villes suffisent ; dans le jeu court, une avance de 4
option-handicap-confederate-plus-1 = la Confédération : la campagne finit avec le tour 38 ; dans le jeu court, il faut à l’Union une avance de 6
option-handicap-union-plus-2 = l’Union : six villes suffisent dans la campagne ; dans le jeu court, une avance de 3
option-handicap-confederate-plus-2 = la Confédération : la campagne finit avec le tour 36 ; dans le jeu court, il faut à l’Union une avance de 7
option-handicap-union-plus-3 = l’Union : six villes suffisent dans la campagne, cinq à son dernier tour ; dans le jeu court, une avance de 2
option-handicap-confederate-plus-3 = la Confédération : la campagne finit avec le tour 34 ; dans le jeu court, il faut à l’Union une avance de 8
option-handicap-union-plus-4 = l’Union : cinq villes suffisent dans la campagne ; dans le jeu court, une avance de 1
option-handicap-confederate-plus-4 = la Confédération : la campagne finit avec le tour 32 ; dans le jeu court, il faut à l’Union une avance de 9

## Termes, chacun avec ses formes, et ce qu’il veut dire

term-phasing = joueur actif
term-phasing-means = Le joueur dont c’est le demi-tour ; dans les batailles, c’est l’attaquant (5.0-b).
term-march = déplacement | déplacements
term-march-means = Un déplacement active une case, et des unités qui y sont peuvent alors bouger ou se retrancher (4.0-c).
term-friendly-railroad = chemin de fer ami | chemins de fer amis
term-friendly-railroad-means = Une ligne dont on contrôle les deux bouts ; tout autre chemin de fer est ennemi (4.0-i).
term-jump = saut | sauts
term-jump-means = Le passage par une case où il y a des unités ennemies, une fois par tour au plus (4.2.1-a, 4.2.2-f).
term-downstream = vers l’aval
term-downstream-means = Le long d’une rivière, dans le sens de ses flèches (4.2.2-b).
term-invasion = invasion navale | invasions navales
term-invasion-means = Un trajet par mer de Washington à un port que contrôle la Confédération ; il faut un 6 au jet de déplacements (4.2.4-a, 4.2.4-b).
term-entrenched = retranchée | retranchées
term-entrenched-means = Protégée là où elle est : les tirs sur l’unité valent un point de moins tant qu’elle reste dans sa case (4.2.5-g, 5.2.1-a).
term-permanent = retranchement permanent | retranchements permanents
term-permanent-means = L’une des quatre cases fortifiées : celui qui la contrôle y est retranché sans rien faire (4.2.5-h, 4.2.5-i).
term-volley = salve | salves
term-volley-means = Tous les tirs d’un camp dans sa moitié de round ; les cibles sont annoncées avant le premier dé (5.1-e).
term-reduced-unit = unité réduite | unités réduites
term-reduced-unit-means = Une unité touchée une fois : un second coup l’élimine, et la fin de la phase de combats la rétablit (5.1-h, 5.2.7-a).
term-crack = infanterie d’élite
term-crack-means = L’infanterie du plus haut rang : les tirs sur elle valent un point de moins (5.2.2-a).
term-city = ville de recrutement | villes de recrutement
term-city-means = Une case qui porte un nombre d’une couleur ou des deux : celui qui la contrôle y recrute, si le nombre est de sa couleur (7.0-c).
term-pool = bureau de recrutement
term-pool-means = Les miliciens qu’un camp peut encore placer sur la carte (7.0-b).
term-maximum = armée maximum
term-maximum-means = La somme des nombres d’un camp dans les villes qu’il contrôle ; le recrutement ne la fait jamais dépasser (7.0-g, 7.0-h).
term-draft = mobilisation | mobilisations
term-draft-means = En avril 1862, 1863 et 1864, l’Union reçoit d’autres miliciens à recruter (8.0-a).
term-withdrawal = repli | replier
term-withdrawal-means = Le départ de la cavalerie qui défend, avant un round ; personne n’a gagné la bataille (5.2.6-a, 5.2.6-d).

## Aide de jeu

card-value = Valeur de combat
card-cities = Nombre

# Les règles. Une puce du digest chacune ; les phrases sont les nôtres.

## 1.0 Matériel

rule-AHD-1_1-a = Deux joueurs : l’Union (le Nord) et la Confédération (le Sud).
rule-AHD-1_2-a = Trois sortes de lignes de transport relient les cases : rivière, route et chemin de fer ; rien d’autre sur la carte n’a d’effet sur le jeu.
rule-AHD-1_2-b = Une case a un nom et peut aussi porter un fort, une ancre (port), des côtés bleus (rivières) et des nombres de recrutement.
rule-AHD-1_2-c = Deux cases peuvent être reliées par deux lignes de sortes différentes ; chacune est une ligne à part.
rule-AHD-1_2-d = Une case a zéro, un ou deux côtés bleus.
rule-AHD-1_3-a = La boîte contient 160 pions, plus 3 pions de chefs qui ne servent pas dans le jeu de base.
rule-AHD-1_3-b = Chaque unité a deux faces : pleine force et réduite ; être réduite ne change pas sa valeur de combat.
rule-AHD-1_3-c = Valeurs de combat : infanterie de milice 2, infanterie vétérane 3, infanterie d’élite 3, cavalerie de milice 1, cavalerie vétérane 2, cavalerie d’élite 3.
rule-AHD-1_3-d = Le nombre d’unités dans une case n’est pas limité.
rule-AHD-1_3-e = Tout lancer se fait avec un seul dé à six faces.
rule-AHD-1_3-f = Le bleu est l’Union, le gris la Confédération, le blanc personne. La face normale d’une pièce porte un nombre blanc, la face réduite un nombre rouge. Les rivières sont bleues, les routes beiges, les chemins de fer noirs.

## 2.0 Installation

rule-AHD-2_0-a = À l’installation, le marqueur de tour commence sur juillet 1861, qui est le tour 1.
rule-AHD-2_0-b = Les marqueurs d’armée maximum commencent sur 34 (Union) et 29 (Confédération).
rule-AHD-2_0-c = Les deux camps commencent avec de l’infanterie de milice seulement, toute à pleine force : 12 unités de l’Union et 8 unités confédérées.
rule-AHD-2_0-d = Unités de l’Union : Washington 3, Chicago 2, Fort Wayne 2, et 1 dans chacune de ces cases : Harper’s Ferry, Pittsburgh, Canton, Columbus (Ohio) et St. Louis.
rule-AHD-2_0-e = Unités confédérées : 1 dans chacune de ces cases : Manassas Junction, Fredericksburg, Front Royal, Charleston (South Carolina), Mobile, Jefferson City, Atlanta et New Orleans.
rule-AHD-2_0-f = Le bureau de recrutement de l’Union commence avec 1 cavalerie de milice.
rule-AHD-2_0-g = Le bureau de recrutement de la Confédération commence avec 1 cavalerie de milice.
rule-AHD-2_0-h = 12 autres infanteries de milice de l’Union sont mises de côté, hors du bureau, jusqu’aux mobilisations de la section 8.
rule-AHD-2_0-i = Chaque case commence sous le contrôle de sa couleur imprimée ; les cases blanches ne sont d’abord contrôlées par personne.

## 3.0 Déroulement

rule-AHD-3_0-a = Un tour est un demi-tour de l’Union suivi d’un demi-tour de la Confédération.
rule-AHD-3_0-b = Un demi-tour a quatre phases, dans cet ordre : mouvement, combat, promotion, recrutement.
rule-AHD-3_0-c = Une phase doit être finie avant que la suivante commence ; en particulier, aucune unité ne se déplace une fois la première bataille commencée.
rule-AHD-3_0-d = Un tour représente un mois, ou deux mois en hiver.
rule-AHD-3_0-e = Quand le demi-tour de la Confédération finit, le marqueur de tour avance et le tour suivant commence.

## 4.0 Mouvement

rule-AHD-4_0-a = Au début de la phase de mouvement, le joueur actif lance un dé ; le résultat est le nombre de déplacements dont il dispose.
rule-AHD-4_0-b = Un 1 donne 2 déplacements ; personne n’en a jamais moins de 2.
rule-AHD-4_0-c = Un déplacement active une case : une, plusieurs ou toutes les unités qui y sont peuvent bouger.
rule-AHD-4_0-d = Les unités déplacées par le même déplacement peuvent finir dans des cases différentes, mais toutes doivent commencer ce déplacement dans la case activée.
rule-AHD-4_0-e = Le joueur peut utiliser ses déplacements dans n’importe quel ordre et sur n’importe quelles cases, y compris plusieurs fois la même, et peut ne pas tous les utiliser ; ceux qui restent sont perdus.
rule-AHD-4_0-f = Une unité peut prendre part à deux déplacements au plus dans une phase de mouvement.
rule-AHD-4_0-g = Par déplacement, l’infanterie avance d’1 case par route, d’1 case par chemin de fer ennemi, de 2 cases au plus par rivière, de 2 cases au plus par chemin de fer ami.
rule-AHD-4_0-h = L’infanterie emprunte une seule sorte de ligne par déplacement : elle ne peut pas combiner route, chemin de fer et rivière dans le même déplacement.
rule-AHD-4_0-i = Une ligne de chemin de fer est amie pour un joueur quand il contrôle les cases à ses deux extrémités ; sinon elle est ennemie, même si l’une des extrémités n’est contrôlée par personne.
rule-AHD-4_0-j = Pour que l’infanterie avance de 2 cases par chemin de fer, les deux lignes doivent être amies.
rule-AHD-4_0-k = La cavalerie avance de 2 cases au plus par déplacement, par route, par chemin de fer (ami ou ennemi) ou par rivière.
rule-AHD-4_0-l = La cavalerie peut combiner route et chemin de fer dans un déplacement ; elle ne peut combiner la rivière avec aucun des deux.
rule-AHD-4_0-m = Le mouvement par rivière ne dépend pas de qui contrôle les cases, et peut passer d’une rivière à une autre là où elles se rejoignent.
rule-AHD-4_0-n = Une unité peut entrer dans une case qui contient des unités ennemies, mais doit s’y arrêter ; cela provoque une bataille.
rule-AHD-4_0-o = Une unité entrée dans une case qui contient des unités ennemies ne peut plus se déplacer dans cette phase.
rule-AHD-4_0-p = Une unité peut traverser les cases sans unités ennemies, quel que soit le camp qui les contrôle ; son passage n’y change rien.

## 4.1 Premier tour

rule-AHD-4_1-a = Au tour 1, aucun joueur ne lance le dé de déplacement ; chacun a exactement 2 déplacements.
rule-AHD-4_1-b = Il ne peut pas y avoir d’invasion navale au tour 1, puisque personne n’obtient de 6.

## 4.2.1 Sauts de cavalerie

rule-AHD-4_2_1-a = La cavalerie peut traverser une case qui contient des unités ennemies ; c’est un saut.
rule-AHD-4_2_1-b = Une unité de cavalerie peut faire un saut par tour.
rule-AHD-4_2_1-c = Un saut ne peut pas finir dans une case qui contient des unités ennemies.
rule-AHD-4_2_1-d = Un saut ne peut pas passer par une case qui contient de la cavalerie ennemie.
rule-AHD-4_2_1-e = Un saut de cavalerie ne peut pas emprunter de lignes de rivière.

## 4.2.2 Sauts de l’Union par rivière

rule-AHD-4_2_2-a = Une unité de l’Union, quelle que soit son arme, peut sauter en allant vers l’aval le long des rivières.
rule-AHD-4_2_2-b = Les deux lignes du saut doivent être parcourues vers l’aval, dans le sens des flèches blanches.
rule-AHD-4_2_2-c = Le joueur confédéré ne peut jamais faire de saut par la rivière.
rule-AHD-4_2_2-d = Un saut par la rivière ne peut pas finir dans une case qui contient des unités ennemies.
rule-AHD-4_2_2-e = Un saut par la rivière peut passer par une case qui contient de la cavalerie ennemie.
rule-AHD-4_2_2-f = Une unité peut faire un saut par tour, sauts des deux sortes confondus.

## 4.2.3 Déplacements navals de l’Union

rule-AHD-4_2_3-a = Seule l’Union peut faire des déplacements de navires (déplacements navals).
rule-AHD-4_2_3-b = Chaque unité qui va par mer utilise un déplacement entier, même si plusieurs partent de la même case.
rule-AHD-4_2_3-c = L’unité doit avoir commencé le tour dans un port.
rule-AHD-4_2_3-d = Elle va directement à n’importe quel autre port contrôlé par l’Union.
rule-AHD-4_2_3-e = Elle ne peut prendre part à aucun autre déplacement dans ce tour, ni avant ni après.
rule-AHD-4_2_3-f = Une unité qui s’est déplacée par mer peut encore renforcer, faire retraite ou se replier dans la phase de combat.

## 4.2.4 Invasions navales

rule-AHD-4_2_4-a = Si le dé de déplacement de l’Union donne 6, elle peut faire des invasions navales dans cette phase de mouvement.
rule-AHD-4_2_4-b = Une invasion navale est un déplacement naval dont l’unité a commencé le tour à Washington et dont la destination est un port contrôlé par la Confédération.
rule-AHD-4_2_4-c = Chaque unité d’invasion utilise un déplacement.
rule-AHD-4_2_4-d = Si le port est vide, les envahisseurs le capturent (voir 4.2.4-g).
rule-AHD-4_2_4-e = Si des unités confédérées s’y trouvent, une bataille s’ensuit.
rule-AHD-4_2_4-f = L’invasion est facultative ; un droit non utilisé ne se garde pas pour un tour ultérieur.
rule-AHD-4_2_4-g = Un port vide qui est envahi passe à l’Union à la fin du demi-tour. D’ici là, seule une invasion depuis Washington peut l’atteindre.

## 4.2.5 Retranchement

rule-AHD-4_2_5-a = Au lieu de bouger, une unité de la case activée peut utiliser le déplacement pour se retrancher.
rule-AHD-4_2_5-b = Dans une ville de recrutement (un nombre de l’une ou l’autre couleur, quel que soit le camp qui la contrôle), se retrancher prend 1 déplacement.
rule-AHD-4_2_5-c = Dans toute autre case, il faut 2 déplacements, tous deux utilisés sur cette case dans la même phase de mouvement.
rule-AHD-4_2_5-d = Une unité ne peut pas se retrancher dans une case qui contient des unités ennemies.
rule-AHD-4_2_5-e = Un même déplacement peut faire sortir certaines unités d’une case et y retrancher les autres.
rule-AHD-4_2_5-f = Le retranchement appartient à l’unité, non à la case : une unité qui rejoint des unités amies retranchées n’est pas retranchée.
rule-AHD-4_2_5-g = Une unité qui quitte sa case, pour quelque raison que ce soit, n’est plus retranchée.
rule-AHD-4_2_5-h = Washington, Richmond, Fort Monroe et Vicksburg sont des retranchements permanents.
rule-AHD-4_2_5-i = Une unité dans un retranchement permanent que son camp contrôle est retranchée sur-le-champ et sans aucun déplacement.
rule-AHD-4_2_5-j = Les deux sortes de retranchement ne se cumulent pas : elles ne comptent qu’une fois.

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
rule-AHD-5_0-h = Le marqueur de champ de bataille posé sur la case pendant le combat est un rappel sans effet en jeu.
rule-AHD-5_0-i = Les unités enlevées de la carte pour une bataille comptent comme étant dans sa case.

## 5.1 Tir

rule-AHD-5_1-a = Chaque unité tire une fois dans la moitié de round de son camp, sur une unité ennemie choisie par le joueur qui tire.
rule-AHD-5_1-b = Si les tireurs sont au moins aussi nombreux que les cibles, au moins une unité doit tirer sur chaque unité ennemie.
rule-AHD-5_1-c = Si les tireurs sont moins nombreux que les cibles, deux d’entre eux ne peuvent pas tirer sur la même unité.
rule-AHD-5_1-d = Les tireurs en surnombre peuvent doubler le tir sur n’importe quelle cible.
rule-AHD-5_1-e = Toutes les cibles de cette moitié de round sont annoncées avant le premier dé, et ne changent plus.
rule-AHD-5_1-f = Un tir annoncé sur une unité éliminée par un tir précédent de la même salve est perdu.
rule-AHD-5_1-g = Pour chaque tir, lancez un dé : un résultat qui ne dépasse pas la valeur de combat modifiée du tireur touche.
rule-AHD-5_1-h = Un tir qui touche réduit une unité à pleine force et élimine une unité réduite.
rule-AHD-5_1-i = Avec une valeur modifiée de 0 ou moins, on ne peut pas toucher.
rule-AHD-5_1-j = Une milice éliminée va au bureau de recrutement de son camp ; un pion vétéran ou d’élite éliminé n’y va pas.

## 5.2.1 Cibles retranchées

rule-AHD-5_2_1-a = Un tir sur une unité retranchée se fait avec la valeur du tireur diminuée de 1.
rule-AHD-5_2_1-b = La cavalerie de milice ne peut donc jamais toucher une unité retranchée (les unités retranchées défendent : aucun bonus de rivière ne s’applique aux tirs contre elles).

## 5.2.2 Cibles d’infanterie d’élite

rule-AHD-5_2_2-a = Un tir sur de l’infanterie d’élite se fait avec la valeur du tireur diminuée de 1, même si le tireur est de l’infanterie d’élite.
rule-AHD-5_2_2-b = Les diminutions pour retranchement et pour infanterie d’élite s’additionnent : 2 contre l’infanterie d’élite retranchée.
rule-AHD-5_2_2-c = La milice des deux armes et la cavalerie vétérane ne peuvent donc pas toucher l’infanterie d’élite retranchée.

## 5.2.3 Rivières

rule-AHD-5_2_3-a = Une unité qui attaque a franchi une rivière si la ligne par laquelle elle est entrée dans la case de la bataille touche un côté bleu de cette case.
rule-AHD-5_2_3-b = Dans les deux premières salves du défenseur, un tir sur une unité qui a franchi une rivière se fait avec la valeur du tireur augmentée de 1.
rule-AHD-5_2_3-c = À partir du troisième round, le franchissement n’a plus d’effet.
rule-AHD-5_2_3-d = Le bonus et la diminution pour infanterie d’élite s’annulent contre l’infanterie d’élite qui a franchi une rivière.
rule-AHD-5_2_3-e = Une unité arrivée par invasion navale compte comme ayant franchi une rivière.
rule-AHD-5_2_3-f = Le bonus se décide unité par unité : il se peut qu’une partie seulement d’une force qui attaque ait franchi la rivière.

## 5.2.4 Renforts

rule-AHD-5_2_4-a = À partir du deuxième round, juste avant son propre tir, un camp peut faire entrer des unités dans la bataille.
rule-AHD-5_2_4-b = À chacune de ces étapes, il peut faire venir au plus une unité de chaque case reliée par une ligne à celle de la bataille.
rule-AHD-5_2_4-c = Une unité qui a fait retraite d’une bataille dans ce tour ne peut pas servir de renfort.
rule-AHD-5_2_4-d = L’attaquant ne peut pas prendre d’unités dans une case qui contient aussi des unités ennemies.
rule-AHD-5_2_4-e = L’attaquant ne peut pas utiliser d’unités qui ont déjà combattu dans une bataille de ce tour.
rule-AHD-5_2_4-f = Le défenseur peut prendre des unités dans une case qui contient des unités ennemies, s’il y laisse au moins autant des siennes qu’il y a d’unités ennemies.
rule-AHD-5_2_4-g = Un camp qui n’a plus d’unité dans la bataille ne peut pas se renforcer ; la bataille est finie.
rule-AHD-5_2_4-h = Renforcer n’est pas un déplacement et ne compte pas dans la limite de deux.
rule-AHD-5_2_4-i = « Déjà combattu » s’entend de ce tour, demi-tour de l’autre joueur compris.
rule-AHD-5_2_4-j = Une unité qui a fait retraite ne peut pas servir de renfort jusqu’à la fin du tour, les deux demi-tours compris.

## 5.2.5 Retraite

rule-AHD-5_2_5-a = À partir du deuxième round, juste avant son propre tir, un camp peut faire retraite au lieu de tirer.
rule-AHD-5_2_5-b = Toutes ses unités de la bataille vont dans une seule et même case reliée par une ligne à celle de la bataille.
rule-AHD-5_2_5-c = Cette case ne peut pas contenir d’unités ennemies.
rule-AHD-5_2_5-d = Elle ne peut pas être une ville de recrutement ennemie.
rule-AHD-5_2_5-e = Elle ne peut pas être une case d’où des unités ennemies sont entrées dans cette bataille.
rule-AHD-5_2_5-f = S’il existe une case permise que contrôle le camp en retraite, il doit en choisir une.
rule-AHD-5_2_5-g = S’il n’y a aucune case permise, le camp ne peut pas faire retraite.
rule-AHD-5_2_5-h = Le camp qui fait retraite a perdu la bataille.

## 5.2.6 Repli de cavalerie

rule-AHD-5_2_6-a = Un défenseur dont toutes les unités de la bataille sont de la cavalerie peut les replier avant n’importe quel round, le premier compris.
rule-AHD-5_2_6-b = Elles peuvent aller dans toute case reliée par une ligne à celle de la bataille, sauf les villes de recrutement ennemies, les cases qui contiennent des unités ennemies et celles d’où des unités ennemies sont entrées dans cette bataille.
rule-AHD-5_2_6-c = Le repli n’est pas permis si toutes les unités qui attaquent sont de la cavalerie.
rule-AHD-5_2_6-d = Se replier n’est pas perdre : personne ne gagne la bataille, et personne n’y obtient de promotion.
rule-AHD-5_2_6-e = On vérifie chaque fois quels sont les attaquants : ceux qui sont alors dans la bataille, renforts compris, unités éliminées exclues.

## 5.2.7 Récupération

rule-AHD-5_2_7-a = Quand la phase de combat finit, chaque unité réduite des deux camps revient à pleine force.
rule-AHD-5_2_7-b = Jusque-là une unité réduite reste réduite, même si elle livre une seconde bataille.

## 6.0 Promotion

rule-AHD-6_0-a = La promotion élève une unité d’un rang dans son arme : de milice à vétérane, de vétérane à élite ; les unités d’élite ne peuvent pas être promues.
rule-AHD-6_0-b = Le pion promu est remplacé dans sa case par un pion du rang suivant.
rule-AHD-6_0-c = Aussitôt après une bataille, son vainqueur (attaquant ou défenseur) peut promouvoir une de ses unités qui y ont pris part.
rule-AHD-6_0-d = Dans la phase de promotion, le joueur actif peut promouvoir une autre unité n’importe où sur la carte, qu’elle ait combattu ou non.
rule-AHD-6_0-e = Aucune unité ne peut être promue deux fois dans un demi-tour.
rule-AHD-6_0-f = Le pion de milice d’une unité promue retourne au bureau de recrutement de son camp.
rule-AHD-6_0-g = Une unité du défenseur qui gagne deux batailles dans un demi-tour n’est promue qu’une fois, sauf si l’option « promote-twice » permet une promotion après chacune.

## 7.0 Recrutement

rule-AHD-7_0-a = Dans la phase de recrutement, le joueur actif lance un dé : le résultat est le nombre maximum de milices qu’il peut placer ; un 1 compte pour 2.
rule-AHD-7_0-b = Les recrues viennent de son bureau de recrutement, infanterie ou cavalerie à son gré.
rule-AHD-7_0-c = Une recrue est placée à pleine force dans une ville de recrutement qui porte un nombre de sa couleur et qu’il contrôle.
rule-AHD-7_0-d = Au plus une recrue par ville et par phase de recrutement, quel que soit son nombre.
rule-AHD-7_0-e = Une ville qu’il ne contrôle pas lui est fermée, même si elle était à lui au début.
rule-AHD-7_0-f = Une ville aux nombres des deux couleurs (comme Cairo) recrute pour le camp qui la contrôle, et chaque camp utilise son propre nombre.
rule-AHD-7_0-g = Armée maximum : la somme des nombres de la couleur d’un camp dans les villes qu’il contrôle.
rule-AHD-7_0-h = Le recrutement ne peut pas porter les unités d’un camp sur la carte (toutes armes et tous rangs) au-dessus de son armée maximum.
rule-AHD-7_0-i = Un camp qui dépasse son maximum parce qu’il a perdu des villes ne retire rien ; simplement, il ne peut plus recruter.
rule-AHD-7_0-j = Le maximum change au moment où une ville change de mains.
rule-AHD-7_0-k = Quand un camp capture une ville sans propriétaire (au Kentucky, par exemple), son armée maximum augmente de son propre nombre, et celle de l’autre camp ne diminue pas.
rule-AHD-7_0-l = Une ville peut porter seulement le nombre de l’ennemi (Evansville, Chillicothe, Knoxville). Elle ne vaut rien pour son premier propriétaire. Dès que l’ennemi la contrôle, elle recrute et compte pour lui.

## 8.0 Mobilisations

rule-AHD-8_0-a = Aux tours d’avril 1862, 1863 et 1864 (tours 8, 18, 28), 4 des infanteries de milice de l’Union mises de côté rejoignent son bureau de recrutement.
rule-AHD-8_0-b = Il y a donc 12 infanteries de milice de l’Union en jeu ou à recruter avant la première mobilisation, puis 16, 20 et 24.
rule-AHD-8_0-c = Avant leur mobilisation, ces unités ne peuvent pas être recrutées.
rule-AHD-8_0-d = La Confédération n’a pas de mobilisation.
rule-AHD-8_0-e = Il n’y a jamais plus de pions de milice que ceux-ci, sur la carte, au bureau de recrutement ou mis de côté : Union, 24 d’infanterie (mobilisations comprises) et 1 de cavalerie ; Confédération, 8 d’infanterie et 1 de cavalerie.

## 9.0 Contrôle des cases

rule-AHD-9_0-a = Un camp capture une case s’il y a au moins une unité à la fin du demi-tour de l’un ou l’autre joueur.
rule-AHD-9_0-b = Le simple fait d’entrer dans une case, ou d’y finir un déplacement, ne change pas le contrôle.
rule-AHD-9_0-c = Une case capturée reste sous le contrôle de ce camp jusqu’à ce que l’autre la capture.
rule-AHD-9_0-d = Une case sans drapeau de contrôle appartient à sa couleur imprimée ; une case blanche sans drapeau n’appartient à personne.
rule-AHD-9_0-e = Une case capturée par de la cavalerie sans infanterie n’est contrôlée que tant qu’une unité de ce camp s’y trouve.
rule-AHD-9_0-f = Quand la dernière de ces unités part, le contrôle revient à la couleur imprimée, à moins que de l’infanterie amie n’ait entre-temps tenu la case (amenée ou recrutée là).
rule-AHD-9_0-g = Quitter une case, c’est en partir de quelque façon que ce soit, y compris par élimination, et même dans le tour de la capture. Le contrôle dure exactement aussi longtemps que la cavalerie est là.

## 10.0 Durée

rule-AHD-10_0-a = La partie dure au plus 40 tours, de juillet 1861 à juin 1865.

## 11.0 Victoire

rule-AHD-11_0-a = L’Union gagne sur-le-champ quand elle contrôle en même temps les sept villes de recrutement confédérées de valeur 2 ou 3 : New Orleans, Mobile, Atlanta, Memphis, Charleston (South Carolina), Wilmington et Richmond.
rule-AHD-11_0-b = La Confédération gagne sur-le-champ quand elle capture Washington.
rule-AHD-11_0-c = La Confédération gagne sur-le-champ quand son armée maximum dépasse celle de l’Union.
rule-AHD-11_0-d = La Confédération gagne si l’Union n’a pas gagné à la fin du tour 40.

## 12.0 Joueur débutant (Union) (variante)

rule-AHD-12_0-a = Avec cette variante, la Confédération ne gagne selon 11.0-b ou 11.0-c que si la condition est remplie à la fin d’un demi-tour de l’Union.

## 13.0 Jeu court (variante)

rule-AHD-13_0-a = Le jeu court va du tour 1 au tour 10, de juillet 1861 à juin 1862 ; toutes les autres règles et conditions de victoire s’appliquent.
rule-AHD-13_0-b = Si personne n’a gagné à la fin du tour 10, l’Union gagne si son armée maximum dépasse d’au moins 5 celle de la Confédération ; sinon la Confédération gagne.
rule-AHD-13_0-c = La variante du joueur débutant peut s’utiliser dans le jeu court.

## Règles qui ne concernent que le matériel, et pourquoi

component-AHD-1_3-a = Le nombre de pions imprimés ne limite rien dans le jeu.
component-AHD-1_3-f = Les couleurs ne servent qu’à l’affichage ; rien dans le jeu n’en dépend.
component-AHD-5_0-h = Le marqueur n’est qu’un rappel visuel pour les joueurs ; le programme montre la bataille elle-même.

## Décisions : la lecture retenue là où les deux traductions diffèrent ou se taisent

ruling-AHD-R01 = Une unité peut prendre part à deux déplacements, pas moins : dans l’exemple de mouvement, une cavalerie en fait deux, et une infanterie n’est arrêtée que parce qu’elle en a fait deux.
ruling-AHD-R02 = Un chemin de fer est ami pour un camp si celui-ci en contrôle les deux extrémités, et pas seulement si des unités s’y trouvent : dans deux exemples, l’infanterie passe par des cases où aucune unité n’est mentionnée.
ruling-AHD-R03 = L’infanterie n’avance de deux cases par chemin de fer que si les deux lignes sont amies ; elle ne peut donc pas finir ainsi dans une case qu’elle ne contrôle pas : le tableau donne une case sur un chemin de fer ennemi.
ruling-AHD-R04 = Une case est capturée à la fin du demi-tour de l’un ou l’autre joueur. Un texte dit celui de l’autre joueur, un texte dit les deux. Seul « l’un ou l’autre » laisse quelque chose à changer à la variante du joueur débutant. Les deux lectures littérales sont des options (capture-time).
ruling-AHD-R05 = Jusqu’à la fin du demi-tour, une case où l’on vient d’entrer n’est pas contrôlée : ses chemins de fer ne sont pas amis, elle n’est pas un port de l’Union, personne n’y recrute. C’est ce que dit le texte ; une autre version du jeu la considère aussitôt comme capturée, c’est donc une option.
ruling-AHD-R06 = Quand la dernière unité d’un camp quitte une case tenue par la cavalerie seule, le contrôle revient à ce moment à la couleur imprimée, ou à personne. De l’infanterie présente à la fin d’un demi-tour rend le contrôle permanent. Les textes parlent de la quitter « au cours d’un tour suivant » ; cette lecture est une option (cavalry-control) : une case quittée dans le tour de sa capture reste alors capturée.
ruling-AHD-R07 = Une unité entrée dans une case où se trouvent des ennemis ne se déplace plus dans cette phase, puisque c’est son entrée qui provoque la bataille. Une autre version du jeu la laisse repartir vers une case amie, c’est donc une option.
ruling-AHD-R08 = Les deux lignes d’un saut par la rivière vont vers l’aval, et une unité fait un saut par tour, de quelque sorte qu’il soit : quitter vers l’amont la case sautée serait sauter vers l’amont. Ne l’exiger que de la première ligne est une option.
ruling-AHD-R09 = Une invasion navale débarque dans un port contrôlé par la Confédération, et chaque unité d’invasion choisit le sien : les déplacements navals se font unité par unité. Que toutes débarquent dans un seul port est une option.
ruling-AHD-R10 = Une unité qui va par mer ne fait aucun autre déplacement dans ce tour et ne se retranche pas.
ruling-AHD-R11 = Une unité se retranche au lieu de se déplacer : avec un déplacement dans une ville de recrutement, avec deux de la même phase ailleurs. Un déplacement retranche autant d’unités de la case qu’on veut, et une unité peut se déplacer une fois et se retrancher dans une ville de recrutement avec son second déplacement. Aucun des textes ne dit que les deux doivent être de la même phase ; deux phases sont une option (entrench-phases).
ruling-AHD-R12 = Washington, Richmond, Fort Monroe et Vicksburg sont des retranchements permanents : un texte en donne la liste, l’autre l’omet.
ruling-AHD-R13 = Tout ce qui fait sortir une unité de sa case met fin à son retranchement : déplacement, déplacement naval, retraite, repli ou renfort. Une promotion sur place n’y met pas fin.
ruling-AHD-R14 = Le Potomac est fermé aux unités confédérées dans toutes les phases : il n’y a donc pas non plus de retraite, de repli ni de renfort par là ; les textes disent « jamais ».
ruling-AHD-R15 = Une salve doit être répartie sur autant d’ennemis que possible : le plus petit des deux nombres, celui des tireurs et celui des cibles. C’est ce que disent les deux textes ensemble.
ruling-AHD-R16 = Une unité réduite garde sa valeur de combat : dans l’exemple de combat, une infanterie d’élite réduite touche encore sur un 3.
ruling-AHD-R17 = La diminution de 2 ne s’applique que contre l’infanterie d’élite retranchée ; contre l’infanterie d’élite à découvert elle est de 1. Un texte a perdu le mot « retranchée ».
ruling-AHD-R18 = Une unité dont la valeur est ramenée à 0 peut recevoir une cible, et cela compte pour la répartition de la salve, mais elle ne peut pas toucher et ne lance aucun dé.
ruling-AHD-R19 = Chaque unité reçoit une cible. Tirer ne nuit jamais au tireur : on n’y perd rien.
ruling-AHD-R20 = Des renforts peuvent venir à chaque round à partir du deuxième, de toute case reliée où ce camp a des unités, contrôlée ou non. Le texte espagnol parle des cases que le joueur possède ; c’est donc une option (reinforce-from).
ruling-AHD-R21 = Un camp peut faire retraite à chaque round à partir du deuxième, au moment de tirer. Il fait retraite, ou il se renforce et tire, mais pas les deux. Pris à la lettre, les textes permettent une retraite au deuxième round seulement (option retreat-rounds), et n’interdisent pas une retraite après des renforts (option retreat-after-reinforcing).
ruling-AHD-R22 = Une ville de recrutement ennemie est une case qui porte un nombre de la couleur de l’ennemi et que l’ennemi contrôle ; une Louisville sans propriétaire n’arrête personne. Les textes ne le disent pas ; fermer aussi celles qui sont sans propriétaire est donc une option.
ruling-AHD-R23 = Sont fermées à une retraite les cases d’où les unités ennemies de cette bataille sont venues en dernier, renforts compris. Une invasion navale n’en ferme aucune. Le texte espagnol ne parle que de l’armée qui a attaqué ; laisser les renforts de côté est donc une option (enemy-came-from).
ruling-AHD-R24 = La cavalerie en défense peut se replier avant n’importe quel round, le premier compris, tant que tous les défenseurs sont de la cavalerie et que tous les attaquants n’en sont pas. Toutes se replient ou aucune, et chacune peut aller dans une case différente. Le texte espagnol peut vouloir dire avant le premier round seulement (option withdrawal-rounds), et le français que toute cavalerie attaquante l’empêche (option withdrawal-barred).
ruling-AHD-R25 = Seules les unités qui ont fait retraite sont exclues des renforts ; la cavalerie qui s’est repliée ne l’est pas. Un texte emploie deux mots différents, l’autre un seul ; exclure les deux est donc une option.
ruling-AHD-R26 = La cavalerie d’élite a une valeur de combat de 3 : aucun des textes ne l’imprime, mais elle ne figure pas dans la liste des unités qui ne peuvent pas toucher l’infanterie d’élite retranchée.
ruling-AHD-R27 = Une seule unité est promue dans la phase de promotion, et jamais une unité qui l’a déjà été dans le demi-tour. Une unité promue après une bataille reste réduite jusqu’à la récupération ; qu’elle ne le soit plus est une option (promoted-hits). Les deux textes permettent une promotion après chaque bataille gagnée ; une seconde pour la même unité est donc une option (promote-twice).
ruling-AHD-R28 = Les pions vétérans et d’élite ne sont pas limités, parce qu’aucune source n’en dit le nombre dans cette édition. Une limite est une option ; l’une de ses valeurs est la moitié de ce que la quatrième édition a pour les deux camps.
ruling-AHD-R29 = Chaque bureau de recrutement commence avec une cavalerie de milice.
ruling-AHD-R30 = Une mobilisation a lieu quand son tour d’avril commence : les unités peuvent donc être recrutées dans ce tour.
ruling-AHD-R31 = Les villes du Kentucky dont la perte n’enlève rien sont celles qui n’ont pas de propriétaire ; un texte dit « sans nom ».
ruling-AHD-R32 = Le jeu court demande à l’Union un maximum supérieur d’au moins 5 points. Cinq fois plus grand, comme le dit un texte, ne peut pas être atteint à partir de 34 contre 29.
ruling-AHD-R33 = Novembre et décembre font un tour, janvier et février un autre, chaque autre mois un tour à lui seul : dix tours par an, quarante en tout.
ruling-AHD-R34 = Si les deux camps remplissent une condition de victoire à la même vérification, le camp qui joue son demi-tour l’emporte. Les textes n’en disent rien ; l’inverse est donc une option.
ruling-AHD-R35 = Dans l’exemple de mouvement, le premier déplacement part de Shreveport, et le dernier lieu est McComb.
ruling-AHD-R36 = Il n’y a pas d’invasion navale au tour 1, parce qu’elle demande un 6 au dé et que personne ne le lance.
ruling-AHD-R37 = Asheville et Okolona ne sont pas reliées, et Canton et Wheeling sont reliées par une route : c’est ainsi que la carte est dessinée.
ruling-AHD-R38 = Laissés de côté, car ils n’appartiennent pas au jeu de base : blocage des sauts par la rivière, Fort Monroe gardant les cases voisines, un tour de grâce pour Washington, milices des États frontaliers, chefs, ravitaillement, neutralité du Kentucky, évacuation par mer.
ruling-AHD-R39 = Les renforts de l’attaquant ne souffrent jamais d’une rivière : ils arrivent après la deuxième salve du défenseur.
ruling-AHD-R40 = La variante du joueur débutant ne fait que reporter les deux victoires immédiates de la Confédération à la fin du demi-tour de l’Union ; la fin de la partie ne change pas.
ruling-AHD-R41 = L’exemple d’Evansville se lit avec Louisville sous le contrôle de l’Union, sans quoi son trajet par chemin de fer ami ne serait pas permis.
ruling-AHD-R42 = Les pions vétérans et d’élite éliminés ne vont pas au bureau de recrutement ; ils ne servent qu’à de futures promotions.
ruling-AHD-R43 = Les unités réduites des deux camps récupèrent à la fin de la phase de combat de chaque demi-tour.
ruling-AHD-R44 = Un port vide qui est envahi passe à la fin du demi-tour, comme toute autre case. Les deux textes peuvent aussi vouloir dire aussitôt ; c’est donc une option (invaded-port).
ruling-AHD-R45 = « Déjà combattu » dure jusqu’à la fin du tour. Les textes ne donnent aucune durée, et cela ne concerne donc que les Confédérés, qui jouent en second. Que cela prenne fin avec le demi-tour est une option (fought).
ruling-AHD-R46 = Une unité qui a fait retraite ne peut pas servir de renfort jusqu’à la fin du tour, comme le dit le texte espagnol ; le français parle d’une bataille en cours. Avec l’option de R45 (fought), cette interdiction prend fin elle aussi avec le demi-tour.
ruling-AHD-R47 = On regarde si tous les attaquants sont de la cavalerie au moment où le défenseur veut se replier, parmi ceux qui sont alors dans la bataille. Le texte espagnol peut aussi désigner tous ceux qui ont attaqué ; c’est donc une option (withdrawal-attackers).
ruling-AHD-R48 = Une unité qui s’est déplacée par mer peut servir de renfort dans le même tour : renforcer n’est pas un déplacement. Le mot espagnol pour mouvement pourrait l’interdire ; c’est donc une option (sailed-reinforce).
ruling-AHD-R49 = Un déplacement naval finit dans un port contrôlé par l’Union, quelle que soit sa couleur imprimée : le texte espagnol est précis, et le contrôle décide comme en R09.

## Points que ni le livret ni ces décisions ne règlent, et comment ils se jouent

ruling-AHD-L01 = Qu’est-ce qu’un trajet ? Une ou deux lignes qui finissent dans une autre case. Un aller et retour n’est pas un mouvement : il ne ferait que gaspiller le déplacement.
ruling-AHD-L02 = Un déplacement peut-il activer une case sans faire bouger personne ? Non : il ne finit qu’après qu’une unité a bougé, est partie par mer ou a commencé à se retrancher. On peut ne pas utiliser tous ses déplacements (4.0-e). D’après 4.0-c, un déplacement fait bouger au moins une unité.
ruling-AHD-L03 = Le premier des deux déplacements d’un retranchement n’est proposé que si l’unité n’a pas encore été déplacée et s’il reste un second déplacement : un demi-retranchement qui ne peut pas être achevé dans la même phase (4.2.5-c) est perdu.
ruling-AHD-L04 = Quand une unité a-t-elle combattu (5.2.4-e) ? À partir de la première salve de sa bataille, et jusqu’à la fin du tour. Les attaquants dont l’ennemi s’est replié avant le premier tir n’ont pas combattu.
ruling-AHD-L05 = Se replier après s’être renforcé : pas dans la même étape. La cavalerie se replie avant le round, et un camp renforcé tire, comme pour la retraite (R21).
ruling-AHD-L06 = Quand il ne reste qu’une bataille, elle commence aussitôt ; l’attaquant n’est interrogé que tant qu’il a le choix. Sinon, il n’y a rien à choisir.
ruling-AHD-L07 = Ordre des tirs dans une salve : les tireurs lancent le dé dans l’ordre de leurs noms, et toutes les cibles sont annoncées d’abord (5.1-e). L’ordre décide seulement lequel des tirs sur une cible éliminée est perdu.
ruling-AHD-L08 = Option leave-battle=to-friendly : une unité dans une case de bataille peut employer son second déplacement à la quitter, si la première case où elle entre est contrôlée par son camp et libre d’ennemis. C’est la lecture nommée en R07, précisée.
ruling-AHD-L09 = Option capture=at-once : des unités seules dans une case la capturent quand la phase de mouvement finit, de nouveau quand la phase de combat finit, ainsi qu’à la fin du demi-tour ; la victoire est vérifiée chaque fois. C’est la lecture nommée en R05, précisée.
ruling-AHD-L10 = Option counter-limit : pour chaque camp, un nombre maximum de pions vétérans, et le même de pions d’élite, de chaque arme sur la carte. La valeur fourth-edition donne à chaque camp la moitié, arrondie vers le bas, de ce que la quatrième édition compte pour les deux : 22 vétérans d’infanterie, 9 de cavalerie, 10 unités d’élite d’infanterie, 7 de cavalerie ; comment cette édition les partage n’est pas dit. Les autres nombres sont libres (R28) : l’option permet à un groupe d’en essayer un.
ruling-AHD-L11 = Option handicap, pour un départ équitable ; une règle à nous, pas du livret. Dans le jeu court, chaque point change d’un l’avance en armée maximum qu’il faut à l’Union à la fin (5, AHD-13.0-b) : moins pour un handicap de l’Union, plus pour un handicap de la Confédération. Dans la campagne, deux points de l’Union lui épargnent une des sept villes de AHD-11.0-a, un point impair seulement au dernier tour ; et chaque point de la Confédération raccourcit la campagne de deux tours (AHD-10.0-a). Des recrues en plus ont été essayées sans effet : dans la campagne, les deux armées sont à leur maximum pendant presque toute la guerre.

# --- orders

order-stand = Tenir, renforcer ou faire retraite
order-stand-stand = Tenir et tirer
order-stand-reinforce = Amener tous les renforts, puis tirer
order-stand-retreat = Faire retraite là où se trouvent le plus de vos unités
order-stand-withdraw = Replier la cavalerie
order-ride = Où se replie la cavalerie
order-ride-friends = Là où se trouvent le plus de vos unités
order-target = Cibles
order-target-strongest = L’unité la plus forte
order-target-weakest = L’unité la plus facile à éliminer
order-promote = Promotion après une bataille gagnée
order-promote-best = Promouvoir la meilleure unité, l’infanterie d’abord
order-promote-none = Ne promouvoir personne
