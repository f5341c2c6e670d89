# The American Civil War en français. Les messages peuvent s’employer l’un l’autre et voient alors les mêmes faits.
#
#   rule-*, ruling-*, component-*   le digest
#   ask-*, choice-*, event-*, refusal-*   ce que le jeu demande, propose, raconte et interdit

title-civil-war-basic = The American Civil War : jeu de base
game-civil-war-basic = Une version courte de la guerre sur 90 régions et villes. Les batailles opposent des lignes et des réserves ; tous les trois tours, les deux camps achètent des pièces. Deux joueurs.
title-civil-war-standard = The American Civil War : jeu standard
game-civil-war-standard = La guerre d’octobre 1861 à décembre 1865 : chemins de fer, débarquements, politique, Europe et batailles tactiques. Deux joueurs ; chaque règle avancée est facultative.
title-civil-war-teams = The American Civil War : jeu standard à quatre
game-civil-war-teams = Le jeu standard avec deux joueurs par camp : un commandant par théâtre, ou bien l’un pour la carte et l’autre pour les batailles.

scenario-basic = Mise en place de base : une garnison dans chaque ville, neuf pièces placées librement.
scenario-basic-historical = La mise en place historique, jouée avec les règles de base.
scenario-historical = Scénario historique : les forces de chaque camp à l’automne 1861.
scenario-balanced = Scénario équilibré : deux camps égaux, toutes les villes valent 10, pas de politique.

## Les options

option-election = Élection de 1864
option-election-off = pas d’élection
option-election-on = le Sud gagne si l’Union n’est pas en bonne posture en octobre 1864
option-experience = Expérience
option-experience-off = pas de nouveaux chefs
option-experience-on = une bataille majeure peut révéler un chef
option-initiative = Initiative
option-initiative-off = l’attaquant agit le premier
option-initiative-on = les dés, la cavalerie et les chefs décident qui agit le premier
option-capture = Artillerie capturée
option-capture-off = l’artillerie est détruite
option-capture-on = l’artillerie chargée ou poursuivie est capturée
option-entrench = Retranchements
option-entrench-off = pas de retranchements
option-entrench-on = les défenseurs se retranchent, mieux d’année en année
option-raildest = Destruction des chemins de fer
option-raildest-off = une ville capturée ne coûte aucune action ferroviaire
option-raildest-on = une ville perdue coûte une action ferroviaire
option-blockade = Blocus
option-blockade-off = pas de blocus
option-blockade-on = l’Union peut arrêter l’aide de l’Europe
option-avoid = Refus de la bataille navale
option-avoid-off = une bataille navale déclarée est toujours livrée
option-avoid-on = on peut se dérober à une bataille navale
option-states = Droits des États
option-states-off = les États n’ont pas besoin de garnison
option-states-on = chaque État du Sud garde sa garnison
option-reinf = Renforts
option-reinf-off = tous les attaquants arrivent ensemble
option-reinf-on = les groupes venus d’autres cases peuvent être en retard
option-terrain = Terrain
option-terrain-off = terrain découvert
option-terrain-on = les batailles majeures ont du terrain
option-four = Quatre joueurs
option-four-off = deux joueurs
option-four-theatre = commandants de théâtre, Est et Ouest
option-four-field = un joueur pour la carte, un commandant de bataille
option-emancipation-points = Points de l’émancipation confédérée
option-emancipation-points-each = 12 points à chaque production
option-emancipation-points-once = 12 points une seule fois
option-leader-bonus = Chefs dans les charges
option-leader-bonus-both = aident celui qui charge et celui qui est chargé
option-leader-bonus-attacker = n’aident que celui qui charge
option-withdrawal = Retraite volontaire
option-withdrawal-any-moment = aussi pendant la partie de l’ennemi, avant et entre ses actions
option-withdrawal-own-part = seulement au début de votre propre partie d’une phase
option-city-values = Valeurs des villes
option-city-values-default = St. Louis 10
option-city-values-st-louis-40 = St. Louis 40, comme dans l’exemple imprimé
option-city-values-riot-tens = Richmond, Atlanta et New Orleans 10 chacune
option-independent-cities = Villes des États indépendants
option-independent-cities-needed = l’Union doit les occuper pour gagner
option-independent-cities-spared = l’Union n’a pas à les occuper
option-allied-income = Villes frontalières tenues par les seuls alliés européens
option-allied-income-none = ne rapportent rien à personne
option-allied-income-border-cities = rapportent à la Confédération
option-europe-leaves = Quand l’Europe quitte la guerre
option-europe-leaves-fleet-stays = la Confédération garde les dix points navals
option-europe-leaves-fleet-goes = les dix points navals partent avec la dernière puissance
option-lone-leaders = Chefs seuls dans une zone médiane
option-lone-leaders-give-way = rentrent dans leur réserve quand des unités ennemies arrivent
option-lone-leaders-block = barrent la route à l’ennemi
option-rivers = Rivière devant l’armée
option-rivers-army = aucune charge dans aucune colonne
option-rivers-column = aucune charge dans sa propre colonne
option-field-retreat = Qui choisit où une armée battue fait retraite (mode commandant de bataille)
option-field-retreat-map-player = le joueur de la carte
option-field-retreat-field-commander = le commandant de bataille
option-length = Durée du jeu de base
option-length-51 = 51 tours
option-length-24 = 24 tours
option-length-12 = 12 tours
option-length-99 = 99 tours
option-length-none = sans dernier tour, comme dans le livret
option-basic-cities = Revenu des villes avec la mise en place historique
option-basic-cities-ten = 10 chacune, comme dans le jeu de base
option-basic-cities-printed = la valeur imprimée sur la carte
option-second-shot = Second tir dans une phase
option-second-shot-elite-only = cavalerie d’élite seulement
option-second-shot-any-unit = toute unité qui a encore une action, sauf la cavalerie ordinaire
option-december-price = Prix confédérés à la production de décembre
option-december-price-old = ceux de l’année finissante
option-december-price-new = ceux de la nouvelle année
option-elite-bonus = Cavalerie d’élite dans les charges
option-elite-bonus-both = +1 quand elle charge et quand elle est chargée
option-elite-bonus-attacker = +1 seulement quand elle charge
option-naval-battles = Batailles navales par trimestre
option-naval-battles-one = une seule, quel que soit celui qui la déclare
option-naval-battles-each = chaque camp peut en déclarer une
option-leader-loss = Quel chef est perdu si la zone en contient de plusieurs nations
option-leader-loss-own-nation-first = le confédéré, puis le britannique, puis le français
option-leader-loss-owner = son possesseur choisit
option-basic-array = Ligne et réserve dans la bataille de base
option-basic-array-open = à découvert, le défenseur d’abord
option-basic-array-secret = tous deux en secret
option-balanced-goal = Le but dans le scénario équilibré
option-balanced-goal-standard = comme imprimé : il faut à l’Union les seize villes, à la Confédération six points
option-balanced-goal-basic = comme dans le jeu de base : il faut à chaque camp huit points à la fin d’un mois
option-handicap = Handicap : quel camp est aidé ?
option-handicap-none = aucun, le départ imprimé
option-handicap-union-plus-1 = l’Union : dans le jeu de base ou avec son but, il lui faut 7 points et à la Confédération 9 ; sinon 14 villes, et à la Confédération 7 points
option-handicap-confederate-plus-1 = la Confédération : dans le jeu de base ou avec son but, il lui faut 7 points et à l’Union 9 ; sinon il lui en faut 5
option-handicap-union-plus-2 = l’Union : dans le jeu de base ou avec son but, il lui faut 6 points et à la Confédération 10 ; sinon 12 villes, et à la Confédération 8 points
option-handicap-confederate-plus-2 = la Confédération : dans le jeu de base ou avec son but, il lui faut 6 points et à l’Union 10 ; sinon il lui en faut 4
option-handicap-union-plus-3 = l’Union : dans le jeu de base ou avec son but, il lui faut 5 points et à la Confédération 11 ; sinon 10 villes, et à la Confédération 9 points
option-handicap-confederate-plus-3 = la Confédération : dans le jeu de base ou avec son but, il lui faut 5 points et à l’Union 11 ; sinon il lui en faut 3
option-handicap-union-plus-4 = l’Union : dans le jeu de base ou avec son but, il lui faut 4 points et à la Confédération 12 ; sinon 8 villes, et à la Confédération 10 points
option-handicap-confederate-plus-4 = la Confédération : dans le jeu de base ou avec son but, il lui faut 4 points et à l’Union 12 ; sinon il lui en faut 2
option-handicap-union-plus-half = l’Union : dans le jeu de base ou avec son but, il lui faut 7 points et à la Confédération 8 ; sinon 15 villes, et à la Confédération 6 points
option-handicap-confederate-plus-half = la Confédération : dans le jeu de base ou avec son but, il lui faut 7 points et à l’Union 8 ; sinon il lui en faut 5, et à l’Union 14 villes
option-handicap-union-plus-1-half = l’Union : dans le jeu de base ou avec son but, il lui faut 6 points et à la Confédération 9 ; sinon 13 villes, et à la Confédération 7 points
option-handicap-confederate-plus-1-half = la Confédération : dans le jeu de base ou avec son but, il lui faut 6 points et à l’Union 9 ; sinon il lui en faut 4, et à l’Union 12 villes

## Noms

side = { $side ->
    [union] Union
    [confederate] Confédérés
    [neutral] Insurgés
   *[nobody] personne
  }
side-name = { $side ->
    [union] L’Union
    [confederate] La Confédération
    [neutral] Les insurgés
   *[nobody] Personne
  }
sort = { $sort ->
    [union-infantry] infanterie de l’Union
    [union-cavalry] cavalerie de l’Union
    [union-elite] cavalerie d’élite de l’Union
    [union-artillery] artillerie de l’Union
    [union-leader] chef de l’Union
    [confederate-infantry] infanterie confédérée
    [confederate-cavalry] cavalerie confédérée
    [confederate-elite] cavalerie d’élite confédérée
    [confederate-artillery] artillerie confédérée
    [confederate-leader] chef confédéré
    [british-infantry] infanterie britannique
    [british-cavalry] cavalerie britannique
    [british-elite] cavalerie d’élite britannique
    [british-artillery] artillerie britannique
    [british-leader] chef britannique
    [french-infantry] infanterie française
    [french-cavalry] cavalerie française
    [french-elite] cavalerie d’élite française
    [french-artillery] artillerie française
    [french-leader] chef français
    [rioter-infantry] infanterie des émeutiers
    [independent-infantry] infanterie indépendante
   *[revolutionary-infantry] infanterie mexicaine
  }
target = { $target ->
    [union-infantry] une infanterie de l’Union
    [union-cavalry] une cavalerie de l’Union
    [union-elite] une cavalerie d’élite de l’Union
    [union-artillery] une artillerie de l’Union
    [union-leader] un chef de l’Union
    [confederate-infantry] une infanterie confédérée
    [confederate-cavalry] une cavalerie confédérée
    [confederate-elite] une cavalerie d’élite confédérée
    [confederate-artillery] une artillerie confédérée
    [confederate-leader] un chef confédéré
    [british-infantry] une infanterie britannique
    [british-cavalry] une cavalerie britannique
    [british-elite] une cavalerie d’élite britannique
    [british-artillery] une artillerie britannique
    [british-leader] un chef britannique
    [french-infantry] une infanterie française
    [french-cavalry] une cavalerie française
    [french-elite] une cavalerie d’élite française
    [french-artillery] une artillerie française
    [french-leader] un chef français
    [rioter-infantry] une infanterie des émeutiers
    [independent-infantry] une infanterie indépendante
   *[revolutionary-infantry] une infanterie mexicaine
  }
at-sort = { $at_sort ->
    [union-infantry] pièces d’infanterie de l’Union
    [union-cavalry] pièces de cavalerie de l’Union
    [union-elite] pièces de cavalerie d’élite de l’Union
    [union-artillery] pièces d’artillerie de l’Union
    [union-leader] chefs de l’Union
    [confederate-infantry] pièces d’infanterie confédérée
    [confederate-cavalry] pièces de cavalerie confédérée
    [confederate-elite] pièces de cavalerie d’élite confédérée
    [confederate-artillery] pièces d’artillerie confédérée
    [confederate-leader] chefs confédérés
    [british-infantry] pièces d’infanterie britannique
    [british-cavalry] pièces de cavalerie britannique
    [british-elite] pièces de cavalerie d’élite britannique
    [british-artillery] pièces d’artillerie britannique
    [british-leader] chefs britanniques
    [french-infantry] pièces d’infanterie française
    [french-cavalry] pièces de cavalerie française
    [french-elite] pièces de cavalerie d’élite française
    [french-artillery] pièces d’artillerie française
    [french-leader] chefs français
    [rioter-infantry] pièces d’infanterie des émeutiers
    [independent-infantry] pièces d’infanterie indépendante
   *[revolutionary-infantry] pièces d’infanterie mexicaine
  }
pieces = { $count } × { sort }
theatre = { $theatre ->
    [east] Est
   *[west] Ouest
  }

## Ce qui est demandé

ask-over = La guerre est finie. Vainqueur : { side }.
ask-place = { side } : placez la pièce suivante.
ask-march = { side } : de quelle case partez-vous ?
ask-where = { side } : où vont les pièces qui sont à { $space } ?
ask-who = { side } : quelles pièces vont de { $space } à { $to } ?
ask-battle = { side } : quelle bataille se livre maintenant ?
ask-array = { side } : formez votre ligne de bataille à { $space }.
ask-fire = { side } : qui tire à { $space } ? ({ $number ->
    [one] reste { $number } tir
   *[other] restent { $number } tirs
  })
ask-target = { side } : sur quelle unité tirer ? (tireur : { sort })
ask-rally = { side } : rallier une unité perdue ? ({ $number ->
    [one] { $number } chef
   *[other] { $number } chefs
  } en réserve)
ask-reserve = { side } : faites passer des pièces de la ligne à la réserve ou l’inverse.
ask-buy = { side } : achetez et placez des pièces ({ $number ->
    [one] reste { $number } point
   *[other] restent { $number } points
  }).
ask-intercept = { side } : intercepter le débarquement depuis { $space } vers { $to } ?
ask-avoid = { side } : tenter de se dérober à la bataille navale ?
ask-cargo = { side } : quelle unité est perdue en mer ?
ask-naval = { side } : déclarer une bataille navale ?
ask-politics = { side } : choisir une initiative politique ?
ask-displace = { side } : où vont les pièces qui quittent { $space } ?
ask-retreat = { side } : vers où faire retraite depuis { $space } ?
ask-revolt = { side } : appeler à la révolution au Mexique ?
ask-blockade = { side } : déclarer un blocus ?
ask-main = { side } : quel groupe est l’armée principale à { $space } ?
ask-command = { side } : attribuez des cases ou des pièces à l’Est ou à l’Ouest.
left-march = { $count ->
    [one] Les pièces d’une case peuvent encore bouger.
   *[other] Les pièces de { $count } cases peuvent encore bouger.
  }
left-rally = { $count ->
    [one] Une sorte d’unité peut encore être ralliée.
   *[other] { $count } sortes d’unités peuvent encore être ralliées.
  }
left-buy = { $count ->
    [one] Vous pouvez encore acheter une sorte de pièce.
   *[other] Vous pouvez encore acheter { $count } sortes de pièces.
  }
left-act = { $count ->
    [one] Une sorte de pièce peut encore agir.
   *[other] { $count } sortes de pièces peuvent encore agir.
  }
left-pursue = { $count ->
    [one] Une sorte de pièce peut encore poursuivre.
   *[other] { $count } sortes de pièces peuvent encore poursuivre.
  }

## Ce qu’on peut choisir

choice-place = { sort } à { $space }
choice-from = { $space }
choice-to = vers { $space }
choice-rail = par chemin de fer vers { $space }
choice-sail = par mer vers { $space }
choice-take = emmener : { sort }
choice-ride = emmener une case plus loin : { sort }
choice-all = emmener toutes les pièces qui peuvent partir
choice-done = terminé
choice-end = finir le mouvement
choice-intercept = intercepter
choice-let-pass = laisser passer le débarquement
choice-evade = tenter de se dérober
choice-accept = accepter la bataille
choice-drown = perdre : { sort }
choice-challenge = déclarer une bataille navale
choice-anchor = pas de bataille navale
choice-battle = { $space }
choice-main = le groupe entré par { $space }
choice-main-landing = le groupe embarqué à { $space }
choice-line = { sort } vers la ligne
choice-back = { sort } vers la réserve
choice-ready = prêt
choice-shoot = tireur : { sort }
choice-at = cible : { sort }
choice-recall = rallier : { sort }
choice-forgo = ne rallier personne
choice-retreat = tous vers { $space }
choice-detach = une pièce vers { $space } : { sort }
choice-emancipate = émanciper les esclaves
choice-conscript = conscription
choice-diplomacy = diplomatie en Europe
choice-appeal = demander le soutien ou l’intervention de l’Europe
choice-declare-war = déclarer la guerre à la Grande-Bretagne, à la France et au Canada
choice-abstain = pas d’initiative
choice-displace = { $space }
choice-revolt = lancer les dés pour des révolutionnaires
choice-calm = pas de révolution
choice-blockade = déclarer un blocus
choice-lift = pas de blocus
choice-buy = { sort } à { $space }
choice-buy-rail = une action ferroviaire
choice-buy-naval = un point naval
choice-rest = terminer les achats
choice-assign = { $space } à l’{ theatre }
choice-transfer = une pièce à { $space } ({ sort }) : { $theatre ->
    [east] à l’Est
   *[west] à l’Ouest
  }
choice-ordered = garder ces commandements

## Ce qui s’est passé

event-placed = Mise en place à { $space } : { pieces }.
event-handicap = { side-name } : handicap +{ $number }.
event-handicap-half = { side-name } : handicap +{ $number ->
    [0] ½
   *[other] { $number }½
}.
event-half-turn = { side-name } bouge.
event-moved = Depuis { $from } vers { $space } : { pieces }.
event-battle = { $side ->
    [neutral] Les insurgés attaquent
   *[other] { side-name } attaque
  } à { $space }.
event-shot = Tir : { sort } sur { target }, { $dice }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
  } contre { $need } : { $hit ->
    [yes] touché
   *[no] manqué
  }.
event-leader-killed = Un chef est tué à { $space } : { sort }.
event-rally = Ralliement ({ sort }), { $dice } contre { $need } : { $back ->
    [yes] retour en réserve
   *[no] échec
  }.
event-battle-won = { $side ->
    [neutral] Les insurgés gagnent
   *[other] { side-name } gagne
  } la bataille à { $space }.
event-income = { side-name } dispose de { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
event-bought = Nouvelle pièce à { $space } : { sort }.
event-railed = Par chemin de fer, depuis { $from } vers { $space } : { pieces }.
event-landed = Débarquement à { $space } depuis { $from } : { pieces }.
event-naval-battle = Bataille navale : Union { $union }, Confédération { $confederate }. { $side ->
    [nobody] Aucune perte.
   *[other] { side-name } est battue et perd { $number ->
        [one] { $number } point naval
       *[other] { $number } points navals
      }.
  }
event-avoided = { side-name } fait { $number } et se dérobe à la bataille navale.
event-not-avoided = { side-name } fait { $number } et ne peut pas se dérober à la bataille navale.
event-drowned = Pertes en mer, depuis { $space } : { pieces }.
event-reinforcements = Groupe entré par { $space } : { $dice } au dé, { $number ->
    [0] il est là dès le début
   *[other] il arrive après le tour de bataille { $number }
  }.
event-reinforced = Arrivée sur le champ de bataille, par { $space } : { pieces }.
event-retreated = { $side ->
    [neutral] Les insurgés font retraite
   *[other] { side-name } fait retraite
  } vers { $space }.
event-detached = Retour à { $space } : { pieces }.
event-eliminated = Pertes à { $space } : { pieces }.
event-captured = { side-name } capture { $space }.
event-railway-destroyed = { side-name } perd une action ferroviaire avec { $space }.
event-rating = Le niveau d’intervention européen est maintenant de { $number }.
event-fleet-leaves = La flotte européenne part avec la dernière puissance : la valeur navale confédérée est de { $number }.
event-power-leaves = { $number ->
    [2] La Grande-Bretagne
   *[other] La France
  } se retire de la guerre.
event-great-victory = L’Union a gagné une bataille où { $number ->
    [one] { $number } unité ennemie a été éliminée
   *[other] { $number } unités ennemies ont été éliminées
  }.
event-new-leader = Expérience, à { $space } : { sort }.
event-emancipation = { side-name } émancipe les esclaves. Le niveau d’intervention européen est de { $number }.
event-secession = { $state } : { $dice } aux dés, l’État fait sécession et quitte la Confédération.
event-displaced = De { $from } à { $space } : { pieces }.
event-independent = Infanterie indépendante à { $space } : { pieces }.
event-deserted = Désertions à { $space } : { pieces }.
event-conscription = { side-name } décrète la conscription.
event-riot = Émeute à { $space } : { $count ->
    [one] { $count } émeutier
   *[other] { $count } émeutiers
  }.
event-appeal = L’Europe soutient la Confédération (dés : { $number }).
event-appeal-fails = L’Europe refuse son soutien (dés : { $number }).
event-intervention = La Grande-Bretagne et la France interviennent (dés : { $number }).
event-war-declared = L’Union déclare la guerre à la Grande-Bretagne, à la France et au Canada.
event-war-with-europe = Guerre avec l’Europe : la valeur navale confédérée est de { $number }.
event-revolution = Révolution à { $space } : { $count ->
    [one] { $count } révolutionnaire mexicain
   *[other] { $count } révolutionnaires mexicains
  }.
event-blockaded = Le blocus tient (dés : { $number }) : rien n’arrive d’Europe.
event-blockade-fails = Le blocus échoue (dés : { $number }).
event-bought-rail = { side-name } a { $number ->
    [one] { $number } action ferroviaire
   *[other] { $number } actions ferroviaires
  }.
event-bought-naval = { side-name } a une valeur navale de { $number }.
event-assigned-east = { $space } passe à l’Est.
event-assigned-west = { $space } passe à l’Ouest.
event-transferred-east = Attribution à l’Est : { pieces } à { $space }.
event-transferred-west = Attribution à l’Ouest : { pieces } à { $space }.
event-won = Fin de la guerre. Vainqueur : { side }.

## Pourquoi pas

now = { $step ->
    [place] une pièce doit être placée
    [march] choisissez la case de départ, ou finissez le mouvement
    [where] choisissez où vont les pièces
    [who] choisissez les pièces qui partent
    [battle] choisissez la bataille suivante
    [array] la ligne de bataille se forme
    [fire] une unité doit tirer
    [target] une cible doit être choisie
    [rally] une unité perdue peut être ralliée
    [reserve] des pièces peuvent passer de la ligne à la réserve ou l’inverse
    [buy] de nouvelles pièces s’achètent
    [intercept] le débarquement peut être intercepté
    [avoid] la bataille navale peut être évitée
    [cargo] une unité doit être perdue en mer
    [naval] une bataille navale peut être déclarée
    [politics] une initiative politique peut être choisie
    [displace] des pièces doivent quitter un État sécessionniste
    [retreat] une armée battue doit faire retraite
    [revolt] l’Union peut appeler à la révolution au Mexique
    [blockade] un blocus peut être déclaré
    [main] l’armée principale doit être désignée
    [command] des cases peuvent être attribuées à l’Est ou à l’Ouest
    [terrain] le terrain doit être placé
    [deploy] les armées se déploient
    [dig] le défenseur peut se retrancher
    [act] une pièce peut agir
    [order] la pièce choisie attend son ordre
    [stand] le camp peut tenir ou faire retraite
    [dodge] la cavalerie peut esquiver la charge
    [lose-leader] un chef doit être perdu
   *[pursue] le vainqueur peut poursuivre
  }
battle-phase = { $phase ->
    [cavalry] phase de cavalerie
    [artillery] phase d’artillerie
    [infantry] phase d’infanterie
   *[leaders] phase des chefs
  }
refusal-not-your-turn = Ce n’est pas votre tour. Choix en cours : { $seat ->
        [union-second] Union (second joueur)
        [confederate-second] Confédération (second joueur)
       *[other] { side }
    }.
refusal-game-over = La partie est finie.
refusal-not-now = L’action « { $action } » n’est pas possible maintenant : { now }.
refusal-out-of-the-game = { $place } ne joue aucun rôle : personne ne peut y entrer.
refusal-no-such-thing = Rien de ce que « { $action } » concerne ne s’appelle « { $word } ».
refusal-nobody-there = Vous n’avez aucune pièce à { $at_space }.
refusal-nobody-can-move = Aucune de vos pièces à { $at_space } ne peut plus bouger pendant ce tour.
refusal-stopped-by-enemy = Vos pièces à { $at_space } ont rencontré l’ennemi et doivent s’y arrêter.
refusal-came-by-rail = Les pièces à { $at_space } sont venues en train et ne peuvent plus bouger ce tour-ci.
refusal-not-adjacent = La case { $at_space } n’est pas adjacente à { $from }.
refusal-same-space = Les pièces sont déjà à { $at_space }.
refusal-closed-land = Personne ne peut entrer à { $at_space } dans le jeu de base.
refusal-closed-till-war = On ne peut entrer à { $at_space } que pendant la guerre avec l’Europe.
refusal-revolutionaries-stay = Les révolutionnaires mexicains ne quittent jamais le Mexique et ne vont donc pas à { $at_space }.
refusal-nobody-can-go = Aucune pièce ne peut continuer depuis { $at_space }.
refusal-none-fresh = Il n’y a pas là de { at-sort } n’ayant pas encore bougé.
refusal-none-ridden = Il n’y a pas là de { at-sort } pouvant avancer d’une seconde case.
refusal-enemy-piece = Les { at-sort } ne sont pas à vous : vous ne pouvez pas les déplacer.
refusal-nobody-taken = Emmenez d’abord au moins une pièce.
refusal-not-by-land = Une pièce qui a bougé par voie de terre ne peut pas prendre en plus le train ou la mer.
refusal-not-a-city = Le mouvement ferroviaire commence dans une ville, et { $at_space } n’en est pas une.
refusal-no-railway = { $at_space } n’est pas sur un chemin de fer.
refusal-no-railway-there = Aucun chemin de fer ne va à { $at_space }.
refusal-railway-broken = Aucun chemin de fer ouvert ne mène à { $at_space } : la case { $block } appartient à l’ennemi ou est occupée par lui.
refusal-rail-capacity = Cela demande { $number ->
    [one] { $number } action ferroviaire
   *[other] { $number } actions ferroviaires
  } ; reste pour ce tour : { $left }.
refusal-not-a-port = Le mouvement par mer commence dans un port, et { $at_space } n’en est pas un.
refusal-not-a-coast = { $at_space } ne borde ni l’océan ni le Golfe.
refusal-naval-capacity = Cela demande { $number ->
    [one] { $number } point naval
   *[other] { $number } points navals
  } ; reste pour ce tour : { $left }.
refusal-no-battle-there = Il n’y a pas de bataille à livrer à { $at_space }.
refusal-not-yours = Les { at-sort } ne sont pas à vous.
refusal-none-in-reserve = Il n’y a pas de { at-sort } dans votre réserve.
refusal-none-in-line = Il n’y a pas de { at-sort } dans votre ligne.
refusal-line-empty = Il faut au moins une unité dans la ligne ; un chef ne compte pas.
refusal-moved-the-other-way = Dans cette étape, vous avez déjà fait passer des { at-sort } dans l’autre sens.
refusal-leader-fires-not = Les chefs ne tirent pas.
refusal-all-have-fired = Toutes les { at-sort } de la ligne ont déjà tiré.
refusal-not-in-the-line = Il n’y a pas de { at-sort } dans votre ligne.
refusal-leader-no-target = Les chefs ne peuvent pas être pris pour cible.
refusal-target-not-in-line = Il n’y a pas de { at-sort } dans la ligne ennemie.
refusal-leader-not-rallied = Les chefs ne peuvent pas être ralliés.
refusal-not-lost = Vous n’avez pas perdu de { at-sort } dans cette bataille.
refusal-not-to-place = Il ne vous reste plus de { at-sort } à placer.
refusal-not-your-colour = { $at_space } n’est pas de votre couleur.
refusal-space-has-one = { $at_space } a déjà reçu sa seule pièce nouvelle.
refusal-enemy-in-space = L’ennemi occupe { $at_space } : { at-sort }.
refusal-too-dear = Cela coûte { $number ->
    [one] { $number } point
   *[other] { $number } points
  } ; il en reste { $left }.
refusal-not-for-sale = Vous ne pouvez pas acheter de { at-sort }.
refusal-state-has-one = Cet État a déjà reçu sa seule infanterie libre : { $at_state }.
refusal-not-controlled = Vous ne contrôlez pas { $at_space }.
refusal-not-the-lands-of-the-power = { $power ->
    [french] Les pièces françaises se placent au Mexique, et { $at_space } n’y est pas.
   *[british] Les pièces britanniques se placent au Canada, et { $at_space } n’y est pas.
  }
refusal-power-cities-only = Les nouvelles unités britanniques se placent seulement dans les villes canadiennes, pas à { $at_space }.
refusal-mexico-city-only = Les nouvelles unités françaises ne se placent qu’à Mexico, pas à { $at_space }.
refusal-power-not-in-war = La puissance qui fournirait des { at-sort } n’est pas en guerre.
refusal-state-seceded = { $at_space } fait partie d’un État indépendant.
refusal-nothing-aboard = Il n’y a pas de { at-sort } à bord.
refusal-leader-never-drowns = Les chefs ne sont jamais perdus en mer.
refusal-emancipated-already = Les esclaves ont déjà été émancipés.
refusal-no-great-victory = L’Union doit d’abord gagner une bataille où huit unités ennemies sont éliminées.
refusal-conscripted-already = Chaque camp ne peut décréter la conscription qu’une fois.
refusal-not-your-initiative = { $action ->
    [appeal] Seule la Confédération peut demander le soutien de l’Europe.
   *[declare-war] Seule l’Union peut déclarer la guerre à l’Europe.
  }
refusal-diplomacy-too-dear = La diplomatie coûte 10 points ; votre prochaine production serait de { $number }.
refusal-at-war-already = La guerre avec l’Europe a déjà commencé.
refusal-not-a-way-back = { $why ->
    [enemy] L’ennemi est à { $at_space }.
   *[origin] Aucune de ces pièces n’est venue de { $at_space }.
  }
refusal-not-a-refuge = { $why ->
    [far] Vous ne pouvez pas faire retraite à { $at_space } : la case n’est pas adjacente.
    [closed] Vous ne pouvez pas faire retraite à { $at_space } : personne ne peut y entrer maintenant.
    [enemy] Vous ne pouvez pas faire retraite à { $at_space } : l’ennemi y est.
    [mexico] Vous ne pouvez pas faire retraite à { $at_space } : les révolutionnaires mexicains ne quittent pas le Mexique.
   *[attack] Vous ne pouvez pas faire retraite à { $at_space } : l’attaque est venue de là.
  }
refusal-defenders-together = Les défenseurs battus font retraite ensemble, dans une seule case.
refusal-nobody-to-detach = Il ne reste plus de { at-sort } à mettre en retraite.
refusal-not-nearest = { $at_space } n’est pas une des cases les plus proches que la Confédération tient encore : { $names }.
refusal-not-a-group = { $came ->
    [by-sea] Le groupe venu de { $at_space } est arrivé par mer.
    [by-land] Le groupe venu de { $at_space } est arrivé par terre.
   *[not] Aucun groupe d’attaquants n’est entré par { $at_space }.
  }
refusal-leaders-only = Le groupe venu de { $at_space } n’a que des chefs ; l’armée principale doit avoir une unité.
refusal-state-needs-garrison = { $at_state } doit garder { $need ->
    [one] { $need } unité
   *[other] { $need } unités
  } et en a { $has }.
refusal-state-invaded = L’ennemi est en { $at_state } : unités à garder : { $need }, présentes : { $has }.
refusal-state-first = { $at_state } a besoin de { $need ->
    [one] { $need } unité
   *[other] { $need } unités
  } et en a { $has } : les nouvelles unités y vont d’abord.
refusal-assigned-already = La case { $at_space } a déjà été attribuée pendant ce tour.
refusal-same-theatre = { $at_space } appartient déjà à ce théâtre.
refusal-none-to-transfer = Il n’y a pas là de { at-sort } à donner à ce commandant.
refusal-other-theatre = { $at_space } appartient à l’autre commandant.
refusal-no-rail-in-basic = Les chemins de fer ne servent pas dans le jeu de base.
refusal-no-sea-in-basic = Il n’y a pas de mouvement par mer dans le jeu de base.

## Le jeu en mode texte

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
date = { month } { $year }
kind = { $kind ->
    [infantry] infanterie
    [cavalry] cavalerie
    [elite] cavalerie d’élite
    [artillery] artillerie
   *[leader] { $count ->
        [one] chef
       *[other] chefs
      }
  }
pieces-alike = { $count } { kind }
when = { $date ->
    [none] Tour { $turn }
   *[other] { $date } (tour { $turn })
  }
header = { when }. Au tour de : { side }.
header-over = { when }. La guerre est finie.
means = points { $points }, revenu { $income }, villes { $cities }, victoire { $score } sur { $needed }
transport = actions ferroviaires { $rail }, valeur navale { $naval }
cities = Villes ({ side }) : { $names }
battle-header = Bataille : { $space }, tour { $round }. Attaquant : { side }.
battle-hidden = Le déploiement est caché.
battle-area = { area } : { $pieces }
second-seat = { $name } (second commandant)
place-held = { $space } : { $side ->
    [union] à l’Union
    [confederate] à la Confédération
   *[nobody] sans propriétaire
  }
place-next = cases adjacentes : { $names }
place-rail = par chemin de fer : { $names }
example-action = from washington
example-why = why to richmond
example-map = map richmond
example-rule = rule S-deploy-01

## La bataille tactique

area = { $area ->
    [line-1] l’aile gauche
    [line-2] le centre
    [line-3] l’aile droite
    [middle-1] la zone médiane de gauche
    [middle-2] la zone médiane du centre
    [middle-3] la zone médiane de droite
    [reserve] la réserve
   *[routed] la zone de retraite
  }
terrain = { $terrain ->
    [river-behind] une rivière derrière l’armée
    [stream] un ruisseau
    [village] un village
    [woods] un bois
    [hill] une colline
    [river-front] une rivière devant l’armée
   *[none] un terrain découvert
  }
wear = { $wear ->
    [fresh] aucune action employée
    [used] une action employée
    [fired] une action employée, a tiré
    [used-twice] deux actions employées
    [spent] plus d’action
    [two-shots] deux actions employées, a tiré deux fois
   *[fired-twice] deux actions employées, a tiré
  }
ask-terrain = { side } : placez votre terrain à { $space }.
ask-deploy = { side } : déployez-vous à { $space }. L’ennemi ne le voit pas.
ask-dig = { side } : où se retrancher ?
ask-act = { side } : quelle pièce agit à { $space } ? (tour de bataille { $round })
ask-order = { side } : que faire de cette pièce : { sort } ?
ask-stand = { side } : tenir, ou faire retraite depuis { $space } ?
ask-dodge = { side } : la cavalerie esquive-t-elle la charge ?
ask-pursue = { side } : choisissez un poursuivant et sa cible.
ask-lose-leader = { side } : quel chef est perdu ?
choice-ground = { terrain } : { area }
choice-deploy = { sort } vers { area }
choice-dig = retrancher { area }
choice-act = { sort } : { area } ({ wear })
choice-shift = vers { area }
choice-fire = tirer sur { target }
choice-charge = charger { target }
choice-rally = rallier { target }
choice-pass = terminer cette partie de la phase
choice-withdraw = faire retraite
choice-stand = tenir
choice-dodge = esquiver vers la réserve
choice-hold = rester et subir la charge
choice-pursue = { sort } à la poursuite d’{ target }
choice-halt = arrêter la poursuite
choice-lose = perdre : { sort }

event-deployed = Les deux armées sont déployées à { $space }.
event-terrain = Terrain { $battle_side ->
    [attacker] de l’attaquant
   *[defender] du défenseur
  } : { terrain }.
event-initiative = Initiative : attaquant { $attacker }, défenseur { $defender }. Agit en premier : { side }.
event-dug = Retranchement ({ sort }), { area } : { $dice } contre { $need }, { $dug ->
    [yes] réussi
   *[no] raté
  }.
event-guns-captured = Artillerie capturée : { sort }.
event-battle-turn = Tour de bataille { $number }.
event-stepped = Mouvement vers { area } : { sort }.
event-fired = Tir : { sort } sur { target }, { $dice }{ $bonus ->
    [0] { "" }
   *[other] { " " }({ $bonus })
  } contre { $need } : { $result ->
    [destroyed] cible détruite
    [routed] cible en déroute
   *[miss] manqué
  }.
event-charged = Charge : { sort } contre { target }, { $dice } ({ $bonus }) contre { $against } ({ $other_bonus }) : { $result ->
    [target-destroyed] la cible est détruite
    [target-routed] la cible est mise en déroute
    [charger-destroyed] l’assaillant est détruit
    [charger-routed] l’assaillant est mis en déroute
   *[nothing] sans effet
  }.
event-dodged = Charge esquivée : { sort }.
event-line-lost = { $side ->
    [attacker] L’attaquant
   *[defender] Le défenseur
  } a perdu la bataille.
event-pursued = Poursuite : { sort } contre { target }, { $dice } ({ $bonus }) contre { $need } : { $caught ->
    [yes] la cible est rattrapée
   *[no] la cible s’échappe
  }.

refusal-not-of-this-side = Les { at-sort } ne sont pas à vous.
refusal-not-in-your-reserve = Il n’y a pas dans votre réserve de { at-sort } à déployer.
refusal-not-your-line = Cela ne se fait que dans les zones de votre propre ligne.
refusal-no-such-column = Une escarmouche n’a qu’une colonne.
refusal-column-empty = Chaque zone de la ligne a besoin d’une unité avant que la bataille commence. Encore vide : { area }.
refusal-wrong-phase = C’est la { battle-phase } : les { at-sort } n’agissent pas maintenant.
refusal-nobody-of-that-kind = Aucune pièce de ce type n’a encore d’action ici : { sort }, { area }.
refusal-areas-not-adjacent = Cette zone n’est pas adjacente.
refusal-enemy-in-area = L’ennemi occupe cette zone : { at-sort }.
refusal-zone = Une pièce adjacente à des unités ennemies ne peut pas passer dans une autre zone adjacente à des unités ennemies.
refusal-routed-stay = Les unités en déroute restent dans la zone de retraite jusqu’à leur ralliement.
refusal-no-second-fire = Seule la cavalerie d’élite peut tirer deux fois dans une phase, pas les { at-sort }.
refusal-reserve-does-nothing = Les pièces en réserve ne peuvent ni tirer ni charger.
refusal-leaders-do-not-fight = Les chefs ne tirent ni ne chargent.
refusal-target-not-ahead = Il n’y a pas de { at-sort } droit devant, à portée.
refusal-line-of-fire = Des { at-sort } se trouvent entre l’artillerie et { target }.
refusal-leader-is-no-target = Les chefs ne peuvent pas être pris pour cible.
refusal-not-a-leader-there = Vous n’avez pas ce chef dans la zone touchée.
refusal-artillery-does-not-charge = L’artillerie ne charge jamais.
refusal-screened = L’artillerie est couverte par un écran dans la même zone : { at-sort }.
refusal-river-between = Une rivière arrête la charge.
refusal-only-leaders-rally = Seuls les chefs peuvent rallier des unités.
refusal-rally-from-reserve = Un chef ne peut rallier que depuis la réserve.
refusal-not-routed = Vous n’avez pas de { at-sort } dans la zone de retraite.
refusal-too-early-to-retreat = Vous ne pouvez pas faire retraite avant la fin du premier tour de bataille.
refusal-acted-in-this-phase = Vous avez déjà agi dans cette phase et ne pouvez pas faire retraite avant la suivante.
refusal-cannot-pursue = { $why ->
    [enemy] Les { at-sort } ne sont pas à vous.
    [absent] Il n’y a pas dans votre armée de { at-sort } pour la poursuite.
   *[unfit] Les { at-sort } ne peuvent pas poursuivre : seules l’infanterie et la cavalerie qui ne sont pas en déroute le peuvent.
  }
refusal-pursued-already = Toutes les { at-sort } ont déjà poursuivi.
refusal-covered = De la cavalerie qui n’était pas en déroute couvrait la retraite à la fin de la bataille : l’infanterie ne peut pas poursuivre.
refusal-cover-first = La cavalerie qui couvre la retraite doit être détruite d’abord : { at-sort }.
refusal-infantry-after-cavalry = L’infanterie ne peut pas poursuivre la cavalerie.
refusal-no-such-fugitive = Il n’y a pas de { at-sort } à poursuivre.
refusal-terrain-not-rolled = Vous n’avez pas de terrain de ce type à placer.
refusal-area-has-terrain = Cette zone a déjà un terrain.
refusal-no-infantry-to-dig = Il n’y a pas d’infanterie dans cette zone pour la retrancher.
refusal-dug-already = Vous avez déjà tenté de retrancher cette zone.

## Termes, chacun avec ses formes, et ce qu’il veut dire

term-border = État frontalier | États frontaliers
term-border-means = Un État qui n’est à personne et où les deux camps peuvent entrer : Washington D.C., St. Louis et Louisville en font partie (B-board-02, B-board-09).
term-pp = PP
term-pp-means = Les points de production que donnent les villes et qu’on dépense en pièces, trains et navires ; le reste est perdu (S-prod-07, S-prod-10).
term-line = ligne de bataille
term-line-means = Dans le jeu de base, les pièces qui tirent et qu’on peut toucher ; les autres attendent en réserve (B-battle-02, B-fire-01).
term-reserve = réserve
term-reserve-means = Les pièces qui attendent derrière la ligne : elles n’y combattent pas et n’y risquent rien, et les chefs y rallient (S-field-05, S-leader-02).
term-rally = ralliement | rallier
term-rally-means = Un chef en réserve tente de ramener une unité perdue ou en fuite (B-rally-02, S-leader-02).
term-rail-stock = actions ferroviaires
term-rail-stock-means = Combien de pièces un camp peut transporter par rail en un mois ; elles ne s’usent pas (S-rail-06, S-rail-07).
term-naval-rating = valeur navale | valeurs navales
term-naval-rating-means = La force des navires d’un camp : elle s’ajoute à ses dés en bataille navale et limite ses débarquements (S-naval-05, S-amph-02).
term-amphibious = mouvement amphibie | mouvements amphibies
term-amphibious-means = Aller par navire d’un port à toute case de l’océan ou du Golfe (S-amph-01).
term-rating = niveau d’intervention européen
term-rating-means = La difficulté d’amener l’Europe dans la guerre : bas, il sert le Sud, haut, le Nord (S-euro-01, S-supp-03).
term-skirmish = escarmouche | escarmouches
term-skirmish-means = Une bataille où un camp a cinq unités au plus : elle a une seule colonne (S-tac-03).
term-major = bataille majeure | batailles majeures
term-major-means = Une bataille avec six unités ou plus de chaque côté, sur trois colonnes (S-tac-03).
term-middle = zone médiane | zones médianes
term-middle-means = Le terrain entre les deux lignes d’une colonne, où l’on va à la rencontre de l’ennemi (S-field-02).
term-retreat-area = zone de retraite
term-retreat-area-means = Là où sont les unités en fuite jusqu’à leur ralliement ou à la fin de la bataille (S-field-06, S-leader-04).
term-charge = charge | charges
term-charge-means = Une attaque au corps à corps : les deux camps lancent les dés, et chacun peut y perdre son unité (S-charge-02, S-charge-03).
term-dodge = esquive
term-dodge-means = Une cavalerie chargée par de l’infanterie peut gagner sa réserve avant le jet (S-charge-08).
term-pursuit = poursuite
term-pursuit-means = Après une bataille, chaque unité du vainqueur peut tenter de détruire une pièce en fuite (S-pursuit-01).

## Aide de jeu

card-south = Sud
card-arrival = { $turn ->
    [0] au début
   *[other] après le tour de bataille { $turn }
  }
card-kind = { $kind ->
    [infantry] infanterie
    [cavalry] cavalerie
    [elite-cavalry] cavalerie d’élite
    [artillery] artillerie
    [leader] chef
    [rail-action] actions ferroviaires
    [naval-rating] valeur navale
   *[standard-bearer] porte-étendard
  }
card-column = { $name ->
    [piece] Pièce
    [move] Mouvement
    [fire] Tir
    [cost] Coût
    [transport] Points par rail ou mer
    [difference] Inférieur de
    [loss] Points perdus
    [actions] Actions de bataille
    [range] Portée
    [charge] Charge
    [pursuit] Poursuite
    [year] Année
    [need] Il faut
    [roll] Dés
    [arrival] Arrivée
    [number] Terrains
   *[guns] Canons qui y sont
  }

# Les règles

## 0. Les niveaux de règles

rule-ACW-S-layer-01 = Le jeu standard est le jeu de base avec des changements ; là où le texte standard traite d’un sujet, il remplace entièrement le texte de base (mise en place, victoire, production, bataille) ; là où il se tait, le texte de base reste en vigueur.
rule-ACW-A-layer-01 = Chaque règle avancée est facultative ; les joueurs conviennent avant la partie de celles qui servent, et cela vaut pour toute la partie. Toute combinaison est permise.
rule-ACW-A-layer-02 = Si une règle avancée en vigueur contredit une règle standard, la règle avancée l’emporte.

## 1. Jeu de base

rule-ACW-B-gen-01 = Deux camps, le Nord et le Sud ; 2 joueurs (jusqu’à 4 par équipes, voir 3.12). Tous les dés ont six faces.
rule-ACW-B-gen-02 = Capitales : Washington D.C. (Nord), Richmond (Sud).

## 1.1 Carte

rule-ACW-B-board-01 = La carte est faite de cases : des régions et des villes. Une ville est une case à part entière et se comporte exactement comme une région pour le mouvement et la bataille.
rule-ACW-B-board-02 = Cases propres à un camp : bord gris = Sud, bord bleu = Nord. Bord vert = États frontaliers, qui ne sont à personne.
rule-ACW-B-board-03 = Les deux joueurs peuvent entrer dans les cases des États frontaliers.
rule-ACW-B-board-04 = Le Canada, le Mexique et les territoires de l’Ouest et indien sont fermés à tous dans le jeu de base.
rule-ACW-B-board-05 = On ne peut entrer ni dans les lacs, ni dans les océans, ni dans le Golfe.
rule-ACW-B-board-06 = Les chemins de fer ne servent pas dans le jeu de base.
rule-ACW-B-board-07 = Les rivières sont un décor : elles ne coûtent aucun mouvement et ne coupent aucune case.
rule-ACW-B-board-08 = Dans le jeu de base, on ne tient pas compte du nombre imprimé à côté d’une ville ; chaque ville vaut 10 PP (points de production).
rule-ACW-B-board-09 = Compte des villes : 11 nordistes, 13 sudistes, 3 frontalières (Washington D.C., St. Louis, Louisville).

## 1.2 Pièces

rule-ACW-B-piece-01 = Types de pièces : infanterie, cavalerie, artillerie, chef, porte-étendard. La cavalerie d’élite n’existe pas dans le jeu de base.
rule-ACW-B-piece-02 = Les porte-étendards ne sont que des marqueurs qui représentent une foule de pièces gardées hors de la carte ; ils n’ont pas d’effet en jeu.

## 1.3 Mise en place

rule-ACW-B-setup-01 = Le Sud met d’abord tout en place, puis le Nord.
rule-ACW-B-setup-02 = Sud : 1 infanterie dans chacune des 13 villes grises.
rule-ACW-B-setup-03 = Sud, en plus : Richmond 3 I, 2 C, 2 A ; Chattanooga 2 I, 1 C, 1 A ; Memphis 2 I, 1 C, 1 A.
rule-ACW-B-setup-04 = Le Sud place ensuite librement 5 I, 2 C, 2 A dans des cases grises, au plus une de ces neuf pièces par case.
rule-ACW-B-setup-05 = Nord : 1 infanterie dans chacune des 11 villes bleues, à St. Louis et à Washington D.C. (13 en tout).
rule-ACW-B-setup-06 = Nord, en plus : Washington D.C. 3 I, 2 C, 2 A ; Cincinnati 2 I, 1 C, 1 A ; St. Louis 2 I, 1 C, 1 A.
rule-ACW-B-setup-07 = Le Nord place ensuite librement 5 I, 2 C, 2 A dans des cases bleues, au plus une de ces neuf pièces par case.
rule-ACW-B-setup-08 = Total par camp : 25 I, 6 C, 6 A, 0 chef.
rule-ACW-B-setup-09 = Au lieu de cette mise en place, les joueurs peuvent convenir d’employer le déploiement du scénario historique (section 4) avec les règles de base.

## 1.4 Tours

rule-ACW-B-turn-01 = Un tour = le Sud bouge autant qu’il veut, puis livre toutes les batailles qui en résultent ; puis le Nord fait de même.
rule-ACW-B-turn-02 = Un joueur finit tous ses mouvements avant que soit livrée la première bataille de son tour.
rule-ACW-B-turn-03 = Tous les trois tours vient une étape d’achat : le Sud achète et place, puis le Nord achète et place. Ensuite, le cycle de trois tours recommence.
rule-ACW-B-turn-04 = Le joueur qui a bougé choisit l’ordre de ses batailles.
rule-ACW-B-turn-05 = Le cycle continue jusqu’à ce que quelqu’un gagne ; il n’y a pas de dernier tour.

## 1.5 Mouvement

rule-ACW-B-move-01 = À son tour, un joueur peut déplacer toutes ses pièces, quelques-unes ou aucune.
rule-ACW-B-move-02 = Entrer dans une case adjacente (région ou ville) coûte 1 point de mouvement.
rule-ACW-B-move-03 = Infanterie et artillerie : 1 point. Cavalerie et chefs : 2 points.
rule-ACW-B-move-04 = Une pièce qui entre dans une case où se trouve une pièce ennemie s’y arrête pour ce tour, et une bataille y sera livrée.
rule-ACW-B-move-05 = Des pièces opposées ne partagent jamais une case, sinon pour se battre.
rule-ACW-B-move-06 = Les pièces bougent une par une ; des pièces de plusieurs cases peuvent converger vers la même.

## 1.6 Ligne de bataille et réserve

rule-ACW-B-battle-01 = Chaque fois que le joueur qui bouge est entré dans une case où sont des pièces ennemies, une bataille y est livrée. Le défenseur est celui dont les pièces étaient déjà dans la case.
rule-ACW-B-battle-02 = Les deux joueurs répartissent toutes leurs pièces de la case entre la ligne de bataille et la réserve.
rule-ACW-B-battle-03 = Chaque ligne doit compter au moins une unité au début (un chef ne suffit pas). Ni la ligne ni la réserve n’ont de limite.
rule-ACW-B-battle-04 = La bataille répète le cycle Tir → Ralliement → Mouvement de réserve jusqu’à ce qu’un camp n’ait plus d’unité dans sa ligne. À chaque étape, le défenseur agit d’abord, puis l’attaquant.
rule-ACW-B-battle-05 = Une force faite seulement de chefs ne peut pas former de ligne et perd aussitôt.
rule-ACW-B-battle-06 = Le défenseur répartit ses pièces le premier, à découvert, puis l’attaquant. Option basic-array : tous deux les répartissent en secret.

## 1.7 Tir

rule-ACW-B-fire-01 = Seules les pièces de la ligne tirent ; celles de la réserve ne tirent pas.
rule-ACW-B-fire-02 = Chaque pièce tire une fois au plus par étape de tir.
rule-ACW-B-fire-03 = Un camp peut tirer avec 5 pièces au plus, et 1 de plus par chef à lui présent dans la ligne.
rule-ACW-B-fire-04 = Le tir est obligatoire : le nombre de tirs est min(unités en ligne, 5 + chefs en ligne). On ne peut pas en faire moins. Le joueur choisit quelles unités tirent quand il en a plus que la limite.
rule-ACW-B-fire-05 = Les tirs se règlent un par un : choisir une unité qui tire, une unité cible dans la ligne ennemie, puis lancer 2d ; un total égal ou supérieur à la valeur de tir du tireur élimine la cible.
rule-ACW-B-fire-06 = Valeurs de tir : cavalerie 9, infanterie 8, artillerie 7. Le type de la cible n’importe pas.
rule-ACW-B-fire-07 = Les cibles doivent être dans la ligne ennemie ; les pièces en réserve ne peuvent pas être touchées.
rule-ACW-B-fire-08 = Les pertes sont retirées aussitôt : une unité tuée par le tir du défenseur ne riposte donc pas dans cette étape.
rule-ACW-B-fire-09 = Les unités éliminées sont mises de côté jusqu’à la fin de la bataille, car elles peuvent être ralliées ; ensuite, elles quittent le jeu.
rule-ACW-B-fire-10 = Les chefs ne peuvent pas être pris pour cible.
rule-ACW-B-fire-11 = Si les dés d’un tir donnent 11 ou 12, un chef ennemi de la ligne ennemie (s’il y en a un) est éliminé en plus de la cible.
rule-ACW-B-fire-12 = Les chefs en réserve ne sont jamais tués par le tir.

## 1.8 Bonus d’armes combinées

rule-ACW-B-bonus-01 = Tant qu’un joueur a dans sa ligne au moins une infanterie, une cavalerie, une artillerie et un chef, chacun de ses jets de tir reçoit +1.
rule-ACW-B-bonus-02 = Le bonus se perd dès qu’un des quatre types manque dans la ligne, et revient quand ils y sont de nouveau tous. On le vérifie au moment de chaque tir.
rule-ACW-B-bonus-03 = Exemple : avec le bonus, l’infanterie touche sur un total de 7 aux dés.

## 1.9 Ralliement

rule-ACW-B-rally-01 = Dans son étape de ralliement, chacun des chefs que le joueur a en réserve peut tenter une fois de rallier une unité perdue plus tôt dans la même bataille.
rule-ACW-B-rally-02 = Lancer 2d par chef ; sur 9+, réussite : l’unité choisie revient dans la réserve.
rule-ACW-B-rally-03 = Infanterie, cavalerie et artillerie peuvent être ralliées ; les chefs, non.
rule-ACW-B-rally-04 = Les chefs en ligne ne peuvent pas rallier ; les chefs en réserve n’augmentent pas la limite de tir.
rule-ACW-B-rally-05 = Toute unité que le joueur a perdue dans cette bataille peut l’être, quel que soit le cycle.
rule-ACW-B-rally-06 = L’unité à rallier est nommée avant de lancer les dés.

## 1.10 Entre ligne et réserve

rule-ACW-B-reserve-01 = Dans son étape de réserve, un joueur peut faire passer autant de pièces qu’il veut entre la ligne et la réserve, dans les deux sens.
rule-ACW-B-reserve-02 = Il doit laisser au moins une unité (pas un chef) dans la ligne, sans quoi il perd la bataille.

## 1.11 Fin d’une bataille

rule-ACW-B-end-01 = Un joueur perd dès qu’il n’a plus ni infanterie, ni cavalerie, ni artillerie dans sa ligne, même si sa réserve est pleine.
rule-ACW-B-end-02 = La bataille s’arrête à ce moment ; les tirs restants n’ont pas lieu.
rule-ACW-B-end-03 = Toutes les pièces qui restent au perdant dans cette bataille — unités en réserve et tous les chefs — sont éliminées. Il n’y a pas de retraite dans le jeu de base.
rule-ACW-B-end-04 = Le vainqueur place toutes ses pièces survivantes (ligne et réserve) dans la case disputée.

## 1.12 Victoire

rule-ACW-B-win-01 = Un joueur gagne sur-le-champ quand il tient en même temps des villes ennemies valant 8.
rule-ACW-B-win-02 = Une ville est tenue quand s’y trouve au moins une unité du joueur (un chef ne suffit pas).
rule-ACW-B-win-03 = Pour le Nord, Richmond compte double. Pour le Sud, Washington D.C. compte double. Toutes les autres comptent pour une.
rule-ACW-B-win-04 = Pour la victoire, Washington D.C. et St. Louis sont des villes nordistes. Louisville ne compte pour personne.
rule-ACW-B-win-05 = Exemple : si le Sud tient Washington, St. Louis, Chicago, Philadelphia, New York et Indianapolis, il a 7 et il lui en manque une.
rule-ACW-B-win-06 = « Sur-le-champ » = vérifié après chaque mouvement achevé dans une ville ennemie vide et après chaque bataille.

## 1.13 Achats

rule-ACW-B-buy-01 = PP = 10 × nombre de villes amies.
rule-ACW-B-buy-02 = Villes amies : (a) les villes de sa couleur sans pièces ennemies ; (b) les villes frontalières (St. Louis, Louisville, Washington D.C.) où se trouve au moins une unité à soi (un chef ne compte pas).
rule-ACW-B-buy-03 = Les villes ennemies capturées ne donnent pas de PP à qui les capture, mais en privent leur propriétaire.
rule-ACW-B-buy-04 = Pour les achats, Washington D.C. est une ville frontalière, bien qu’elle soit nordiste pour la victoire.
rule-ACW-B-buy-05 = Les deux camps commencent avec 13 villes amies = 130 PP.
rule-ACW-B-buy-06 = Coûts : infanterie 10, cavalerie 15, artillerie 20, chef 20.
rule-ACW-B-buy-07 = Les PP non dépensés sont perdus.
rule-ACW-B-buy-08 = Le Sud achète et place avant que le Nord achète.
rule-ACW-B-buy-09 = Les nouvelles pièces vont seulement dans des cases de sa couleur, au plus une par case et par étape d’achat.
rule-ACW-B-buy-10 = Aucune nouvelle pièce ne peut être placée dans une case où sont des unités ennemies, dans une case de la couleur ennemie ni dans un État frontalier.

## 2. Jeu standard

## 2.1 Pièces

rule-ACW-S-piece-01 = Unités : infanterie, cavalerie (cheval brun), cavalerie d’élite (cheval noir), artillerie. Les chefs sont des pièces, mais pas des unités.
rule-ACW-S-piece-02 = Couleurs : Union bleu, Confédération gris, Britanniques et Canadiens rouge, Français bleu clair. L’infanterie bleu clair sert aussi pour les émeutiers et les États indépendants, la rouge pour les révolutionnaires mexicains ; le jeu doit en faire des factions distinctes.
rule-ACW-S-piece-03 = La cavalerie d’élite compte comme cavalerie dans toutes les règles et toutes les tables, sauf là où elle a sa propre entrée.
rule-ACW-S-piece-04 = En bataille, les chefs ne peuvent pas être attaqués directement (ils peuvent être pris pour cible en poursuite, voir ACW-S-pursuit-08).
rule-ACW-S-piece-05 = Un joueur peut à tout moment remplacer un groupe par un porte-étendard et inversement ; sans effet en jeu.

## 2.2 Carte et possession

rule-ACW-S-map-01 = Les cases sont des villes et des subdivisions d’États (de provinces au Canada). Les villes se comportent comme des régions pour le mouvement et la bataille.
rule-ACW-S-map-02 = Propriété de départ : le Nord à l’Union, le Sud à la Confédération, les États frontaliers à personne, le Canada à la Grande-Bretagne, le Mexique d’abord à personne.
rule-ACW-S-map-03 = Océans et lacs ne se traversent que par mouvement amphibie.
rule-ACW-S-map-04 = Personne n’entre jamais dans le Territoire indien ni dans les Territoires de l’Ouest.
rule-ACW-S-map-05 = Les rivières n’ont pas d’effet.
rule-ACW-S-map-06 = Un joueur possède toute case de sa couleur où il n’y a pas d’unité ennemie, qu’il y ait ou non des pièces (la propriété compte pour la production, le placement et le chemin de fer).
rule-ACW-S-map-07 = Une case qui n’est pas de sa couleur n’appartient à un joueur que tant qu’au moins une de ses unités (pas un chef) s’y trouve.
rule-ACW-S-map-08 = Quand la dernière unité d’occupation part ou meurt, la case revient aussitôt au propriétaire de sa couleur (ou redevient neutre si elle est verte).
rule-ACW-S-map-09 = Les unités d’un seul camp peuvent se trouver dans une case à un moment donné ; entrer dans une case où sont des unités ennemies provoque une bataille.
rule-ACW-S-map-10 = Des unités alliées (par exemple britanniques et confédérées) peuvent partager une case sans bataille.

## 2.3 Victoire

rule-ACW-S-win-01 = L’Union gagne si, à la fin d’un tour mensuel, jusqu’à décembre 1865 compris, elle occupe en même temps toutes les villes grises et toutes les villes des États frontaliers.
rule-ACW-S-win-02 = Cela fait 13 + 3 = 16 villes : les 13 sudistes plus Washington D.C., St. Louis et Louisville.
rule-ACW-S-win-03 = Une ville est occupée si une unité du joueur (I, C/E ou A) s’y trouve à la fin du tour mensuel ; être de sa couleur ne suffit pas.
rule-ACW-S-win-04 = La Confédération gagne si le tour de décembre 1865 s’achève sans victoire de l’Union.
rule-ACW-S-win-05 = La Confédération gagne aussi si, à la fin d’un tour mensuel, elle occupe en même temps des villes de l’Union valant 6, les villes bleues comptant 1 et Washington D.C. 2 (Washington et quatre autres suffisent donc).
rule-ACW-S-win-06 = La victoire n’est vérifiée qu’à la fin d’un tour mensuel (après les batailles de l’Union), jamais en cours de tour.

## 2.4 Séquence de jeu

rule-ACW-S-seq-01 = Un tour = un mois. Mouvement confédéré, batailles confédérées, mouvement de l’Union, batailles de l’Union, puis le marqueur de tour avance.
rule-ACW-S-seq-02 = Tous les mouvements du joueur actif s’achèvent avant sa première bataille ; une fois une bataille commencée, plus rien ne bouge, sinon par retraite.
rule-ACW-S-seq-03 = Le joueur actif choisit l’ordre de ses batailles.
rule-ACW-S-seq-04 = Les alliés d’un joueur bougent et combattent dans la partie du tour de ce joueur.
rule-ACW-S-seq-05 = Après mars, juin, septembre et décembre viennent, dans cet ordre : (1) phase de bataille navale, (2) initiatives politiques, (3) production.
rule-ACW-S-seq-06 = Puis on joue le mois suivant ; le cycle se répète jusqu’à la victoire ou la fin de décembre 1865.
rule-ACW-S-seq-07 = Une partie complète va d’octobre 1861 à décembre 1865 = 51 tours mensuels, précédés d’une phase de production.
rule-ACW-S-seq-08 = Le marqueur de tour avance après chaque mois, aussi après le troisième : la bataille navale, la politique et la production d’un trimestre se jouent avec le marqueur déjà sur le mois suivant.

## 2.5 Mouvement terrestre

rule-ACW-S-move-01 = Infanterie et artillerie : 1 case par tour ; cavalerie et chefs : 2.
rule-ACW-S-move-02 = Entrer dans une case où sont des unités ennemies met fin au mouvement de la pièce et provoque une bataille.
rule-ACW-S-move-03 = On ne peut entrer au Canada ni au Mexique que s’il y a guerre avec la Grande-Bretagne et la France (section 2.11).
rule-ACW-S-move-04 = Une pièce n’emploie qu’une sorte de mouvement par tour : par voie de terre, par chemin de fer ou amphibie.

## 2.6 Mouvement ferroviaire

rule-ACW-S-rail-01 = Pour aller par chemin de fer, une pièce doit commencer le tour dans une ville reliée au réseau et ne pas avoir encore bougé dans ce tour.
rule-ACW-S-rail-02 = Elle peut parcourir n’importe quelle distance le long de voies reliées entre elles.
rule-ACW-S-rail-03 = Elle ne peut ni entrer dans une case possédée ou occupée par l’ennemi, ni la traverser : un mouvement ferroviaire n’ouvre donc jamais de bataille.
rule-ACW-S-rail-04 = Elle peut finir dans toute case de la ligne, ville ou non.
rule-ACW-S-rail-05 = Le mouvement ferroviaire prend tout le tour : plus aucun mouvement ensuite.
rule-ACW-S-rail-06 = La somme des coûts ferroviaires de toutes les pièces qu’un joueur transporte dans un tour ne peut pas dépasser ses actions ferroviaires du moment. Coûts : infanterie 1, artillerie 1, cavalerie 2, chef 0.
rule-ACW-S-rail-07 = Les actions ferroviaires sont une capacité, non une réserve : leur nombre entier est de nouveau disponible à chaque tour.
rule-ACW-S-rail-08 = Valeurs de départ (historique) : Union 7, Confédération 4. Prix d’une de plus : Union 10 PP, Confédération 12 PP (plus la hausse annuelle).

## 2.7 Mouvement amphibie

rule-ACW-S-amph-01 = Au lieu d’aller par voie de terre, des pièces peuvent aller d’un port (ville adjacente à l’océan) à toute case adjacente à l’océan ou au golfe du Mexique.
rule-ACW-S-amph-02 = Capacité par tour de joueur = valeur navale du moment. Coûts : infanterie 1, artillerie 1, cavalerie 2, chef 0.
rule-ACW-S-amph-03 = Débarquer dans une case où sont des unités ennemies provoque une bataille.
rule-ACW-S-amph-04 = Dans cette bataille, le joueur qui débarque a −1 à tous ses jets de charge et −1 à tous ses jets de tir.
rule-ACW-S-amph-05 = Si le joueur qui débarque perd cette bataille, son armée ne peut pas faire retraite : toutes ses pièces engagées sont éliminées.
rule-ACW-S-amph-06 = À chaque tentative de mouvement amphibie, l’adversaire peut intercepter en déclarant une bataille navale (section 2.8).
rule-ACW-S-amph-07 = Si le joueur qui bouge perd la bataille d’interception ou fait match nul, le mouvement est annulé et les pièces survivantes rentrent au port qu’elles ont quitté.
rule-ACW-S-amph-08 = S’il y perd des points navals, il perd aussi autant des unités transportées, à son choix.
rule-ACW-S-amph-09 = Si le joueur qui bouge gagne, le mouvement se poursuit ; c’est celui qui intercepte qui subit la perte indiquée par la table.
rule-ACW-S-amph-10 = Valeurs de départ (historique) : valeur navale de l’Union 5, de la Confédération 1. Prix d’un point de plus : Union 10 PP, Confédération 15 PP (plus la hausse annuelle).
rule-ACW-S-amph-11 = Un débarquement repoussé a employé son mouvement et sa capacité navale.

## 2.8 Batailles navales

rule-ACW-S-naval-01 = Il n’y a pas de pièces de flotte, seulement les deux valeurs navales.
rule-ACW-S-naval-02 = Dans la phase de bataille navale (après le troisième tour du trimestre, avant les initiatives politiques), l’un ou l’autre joueur peut déclarer une bataille navale ; une fois par trimestre.
rule-ACW-S-naval-03 = Si personne n’en déclare, la phase s’achève.
rule-ACW-S-naval-04 = Une bataille navale a lieu aussi quand un mouvement amphibie est intercepté.
rule-ACW-S-naval-05 = Résolution : chaque camp lance 2d et ajoute sa valeur navale ; on compare. Égalité : sans effet.
rule-ACW-S-naval-06 = Le total le plus bas perd des points navals selon la différence : de 1 à 3, un point ; de 4 à 6, deux ; de 7 ou plus, trois.
rule-ACW-S-naval-07 = Une valeur navale ne descend jamais au-dessous de 0.

## 2.9 Initiatives politiques

rule-ACW-S-pol-01 = Une fois par trimestre, avant la production, chaque joueur peut choisir une initiative au plus. Le joueur confédéré choisit et règle la sienne en premier, puis le joueur de l’Union.
rule-ACW-S-pol-02 = Au choix : émancipation (l’un ou l’autre camp, une fois dans la partie pour les deux ; l’Union doit l’avoir méritée) ; conscription (chaque camp, une fois chacun) ; diplomatie en Europe (chaque camp, autant de trimestres qu’il veut) ; tentative de soutien ou d’intervention (Confédération seulement, autant de trimestres qu’elle veut) ; déclaration de guerre à la Grande-Bretagne, à la France et au Canada (Union seulement, tant qu’il n’y a pas la guerre).

## 2.9 Initiative : émancipation

rule-ACW-S-eman-01 = Il ne peut y avoir qu’une émancipation dans la partie : le premier qui la proclame en prive l’autre.
rule-ACW-S-eman-02 = L’Union ne peut la choisir qu’après avoir gagné une bataille où elle a éliminé au moins 8 unités ennemies.
rule-ACW-S-eman-03 = La Confédération peut la choisir à n’importe quel trimestre, sans condition.
rule-ACW-S-eman-04 = Émancipation par l’Union, effet 1 : le Sud reçoit aussitôt 6 infanteries gratuites, placées dans des cases qu’il contrôle, au plus une par case.
rule-ACW-S-eman-05 = Émancipation par l’Union, effet 2 : le niveau d’intervention européen monte aussitôt à 12.
rule-ACW-S-eman-06 = Émancipation par la Confédération, effet 1 : le niveau d’intervention européen tombe à 5, s’il n’est pas déjà plus bas.
rule-ACW-S-eman-07 = Émancipation par la Confédération, effet 2 : lancer 2d pour chaque État confédéré (certains ont plusieurs régions) qui n’est pas entièrement occupé par des unités de l’Union ; sur 8+, l’État fait sécession de la Confédération.
rule-ACW-S-eman-08 = Toute unité confédérée qui se trouve dans un État sécessionniste est aussitôt déplacée vers la case la plus proche qui fait encore partie de la Confédération.
rule-ACW-S-eman-09 = L’État indépendant place 1 à 3 infanteries (bleu clair) dans chacune de ses cases inoccupées.
rule-ACW-S-eman-10 = L’infanterie indépendante ne bouge jamais ; elle combat toute unité, du Nord ou du Sud, qui entre dans sa case.
rule-ACW-S-eman-11 = Émancipation par la Confédération, effet 3 : lancer 1d pour chaque unité de l’armée confédérée ; sur 1 ou 2, cette unité se débande (éliminée).
rule-ACW-S-eman-12 = Émancipation par la Confédération, effet 4 : 12 PP s’ajoutent au total confédéré.
rule-ACW-S-eman-13 = Les effets s’appliquent dans l’ordre indiqué.

## 2.9 Initiative : conscription

rule-ACW-S-consc-01 = Chaque camp peut la décréter une fois dans la partie, à la phase politique de son choix.
rule-ACW-S-consc-02 = Union : +20 PP à chaque phase de production jusqu’à la fin de la partie (y compris celle qui suit aussitôt).
rule-ACW-S-consc-03 = Union : lancer 2d pour chacune de ces villes que n’occupent pas des unités du Sud : Boston, New York, Chicago, Philadelphia ; sur 8+, une émeute éclate.
rule-ACW-S-consc-04 = Confédération : +15 PP à chaque phase de production jusqu’à la fin de la partie.
rule-ACW-S-consc-05 = Confédération : jets d’émeute pour Richmond, Atlanta et New Orleans si des unités du Nord ne les occupent pas ; émeute sur 8+.
rule-ACW-S-consc-06 = Une ville en émeute reçoit 1d infanteries d’émeutiers (bleu clair).
rule-ACW-S-consc-07 = Les émeutiers combattent toute unité du camp qui a décrété la conscription, qu’elle soit dans la ville ou qu’elle y entre.
rule-ACW-S-consc-08 = Les émeutiers ne quittent jamais la ville.
rule-ACW-S-consc-09 = Une ville en émeute ne donne pas de PP à son propriétaire tant que tous les émeutiers n’y sont pas éliminés.

## 2.9 Initiative : diplomatie en Europe

rule-ACW-S-dipl-01 = Diplomatie de l’Union : payer 10 PP sur la prochaine phase de production ; niveau d’intervention européen +1.
rule-ACW-S-dipl-02 = Diplomatie de la Confédération : payer 10 PP sur la prochaine phase de production ; niveau d’intervention européen −1.
rule-ACW-S-dipl-03 = Seul un camp dont la prochaine production, selon la carte du moment, serait d’au moins 10 PP peut choisir la diplomatie. Ce qui manque ensuite est payé autant que possible.

## 2.9 Initiative : soutien ou intervention

rule-ACW-S-supp-01 = Lancer 2d et comparer au niveau d’intervention européen du moment.
rule-ACW-S-supp-02 = Jet ≥ niveau : la Confédération reçoit 15 PP de plus à la prochaine phase de production, si elle contrôle encore au moins un port à ce moment. Une seule fois.
rule-ACW-S-supp-03 = Jet ≥ niveau + 3 : la Grande-Bretagne et la France interviennent pleinement — guerre avec l’Europe (section 2.11).
rule-ACW-S-supp-04 = Jet < niveau : rien.

## 2.9 Initiative : déclaration de guerre

rule-ACW-S-war-01 = L’Union peut déclarer la guerre à la Grande-Bretagne, à la France et au Canada ; c’est le début de la guerre avec l’Europe.
rule-ACW-S-war-02 = Sans cette guerre, aucune unité ne peut passer au Canada ni au Mexique.

## 2.10 Niveau d’intervention européen

rule-ACW-S-euro-01 = Le niveau d’intervention européen commence à 8. Bas, il favorise le Sud ; haut, le Nord.
rule-ACW-S-euro-02 = L’Union gagne une bataille majeure : +1. La Confédération gagne une bataille majeure : −1. Les escarmouches ne le changent jamais.
rule-ACW-S-euro-03 = L’Union capture Richmond : +2. La Confédération capture Washington D.C. : −2.
rule-ACW-S-euro-04 = Diplomatie de l’Union +1, diplomatie de la Confédération −1.
rule-ACW-S-euro-05 = L’émancipation par l’Union le porte à 12 ; celle de la Confédération le ramène à 5 s’il est plus haut.
rule-ACW-S-euro-06 = Il n’a ni plancher ni plafond.

## 2.11 Guerre avec l’Europe

rule-ACW-S-europe-01 = Déclenchée par une déclaration de l’Union ou par la pleine intervention ; les deux causes ont les mêmes effets, appliqués aussitôt.
rule-ACW-S-europe-02 = La France prend le Mexique : le joueur du Sud place 4 I, 2 C, 2 A (françaises) où il veut au Mexique.
rule-ACW-S-europe-03 = Revenu français à chaque phase de production désormais : 5 PP (Mexico) + 15 PP (France).
rule-ACW-S-europe-04 = Les nouvelles unités françaises n’apparaissent qu’à Mexico.
rule-ACW-S-europe-05 = Si Mexico est capturée par des unités de l’Union ou par des révolutionnaires, la France se retire de la guerre.
rule-ACW-S-europe-06 = Désormais, dans sa phase de production, le joueur de l’Union peut lancer 1d pour chaque case mexicaine sauf Mexico ; sur 4–6, cette case reçoit 1 à 3 infanteries révolutionnaires mexicaines.
rule-ACW-S-europe-07 = Les révolutionnaires sont contrôlés par le joueur de l’Union, combattent les unités françaises et ne peuvent jamais quitter le Mexique.
rule-ACW-S-europe-08 = Le joueur du Sud place aussi 3 I, 1 C, 1 A (britanniques) où il veut au Canada.
rule-ACW-S-europe-09 = Revenu britannique à chaque phase de production : tous les PP des villes canadiennes + 20 PP (Grande-Bretagne).
rule-ACW-S-europe-10 = Les nouvelles unités britanniques n’apparaissent que dans les villes canadiennes.
rule-ACW-S-europe-11 = Si les trois villes canadiennes sont occupées en même temps par des unités de l’Union, la Grande-Bretagne se retire de la guerre.
rule-ACW-S-europe-12 = La valeur navale confédérée augmente aussitôt de 10.
rule-ACW-S-europe-13 = À chaque phase de production où la Confédération contrôle au moins un port du Sud, elle reçoit 20 PP de plus.
rule-ACW-S-europe-14 = Les PP européens restent séparés des PP confédérés ; chaque puissance n’achète que ses propres unités, aux prix « Nord ou Europe ».
rule-ACW-S-europe-16 = Une ville canadienne, ou Mexico, occupée par des unités de l’Union ne rapporte à personne.
rule-ACW-S-europe-15 = Les unités européennes bougent et combattent dans la partie confédérée du tour et peuvent partager des cases avec les unités confédérées.

## 2.12 Production

rule-ACW-S-prod-01 = Chaque ville a sa valeur imprimée en PP. (Ces valeurs sont des données de la carte : voir ACW-D-02.)
rule-ACW-S-prod-02 = La production a lieu après mars, juin, septembre et décembre.
rule-ACW-S-prod-03 = Un joueur compte : les villes de sa couleur que n’occupent pas des unités ennemies, et les villes neutres (frontalières) occupées par au moins une de ses unités.
rule-ACW-S-prod-04 = Washington D.C. est neutre pour la production : elle ne compte que pour le camp qui y a une unité.
rule-ACW-S-prod-05 = Une ville ennemie occupée ne donne rien à qui l’a capturée, mais prive son propriétaire de ses PP.
rule-ACW-S-prod-06 = On ajoute ou soustrait ensuite ce qui vient de la conscription, du soutien européen, de l’émancipation sudiste, de la guerre avec l’Europe et de la diplomatie.
rule-ACW-S-prod-07 = Les PP achètent unités, chefs, points navals et actions ferroviaires (et paient la diplomatie). Pour le Nord et l’Europe : infanterie 9, cavalerie 15, cavalerie d’élite 18, artillerie 15, chef 19, action ferroviaire 10, point naval 10 ; pour le Sud en 1861 : 8, 11, 13, 16, 12, 12 et 15.
rule-ACW-S-prod-08 = Le joueur confédéré achète et place en premier, puis le joueur de l’Union.
rule-ACW-S-prod-09 = Les nouvelles pièces se placent dans des cases de sa couleur que n’occupent pas des unités ennemies ; au plus une par case et par phase de production.
rule-ACW-S-prod-10 = Les PP non dépensés sont perdus.
rule-ACW-S-prod-11 = Tous les coûts du Sud (pièces, chemin de fer, marine) augmentent de 1 au début de chaque année, en janvier : coût = coût de 1861 + (année − 1861). Exemple : cavalerie sudiste 11 en 1861, 15 en 1865.
rule-ACW-S-prod-12 = Les coûts du Nord et de l’Europe ne changent jamais.

## 2.13 Bataille tactique

rule-ACW-S-tac-01 = Une bataille tactique est livrée dans chaque case où les unités du camp qui bouge ont rencontré des unités ennemies, une fois finis tous les mouvements de ce joueur.
rule-ACW-S-tac-02 = Le camp qui est entré est l’attaquant, celui qui était déjà là le défenseur.
rule-ACW-S-tac-03 = Deux tailles. Escarmouche : petite. Majeure : les deux camps ont 6 unités ou plus (chefs non comptés). Toute bataille où l’un des camps au moins a 5 unités ou moins est une escarmouche.
rule-ACW-S-tac-04 = La taille est fixée quand la bataille commence et ne change pas avec les pertes.
rule-ACW-S-tac-05 = Les escarmouches ne font pas bouger le niveau d’intervention européen ; les batailles majeures, si.

## 2.14 Champ de bataille

rule-ACW-S-field-01 = Champ de bataille d’une escarmouche, pour chaque camp : zone de retraite, zone de réserve, une zone de ligne ; entre les deux lignes, une zone médiane.
rule-ACW-S-field-02 = Champ d’une bataille majeure, pour chaque camp : zone de retraite, zone de réserve, zones de ligne gauche / centre / droite ; entre les lignes, trois zones médianes gauche / centre / droite. La gauche d’un camp fait face à la droite de l’autre.
rule-ACW-S-field-03 = Une zone de bataille peut contenir autant de pièces qu’on veut.
rule-ACW-S-field-04 = Adjacence employée par le jeu (colonne k = 1..3, ou la seule colonne d’une escarmouche) : une zone de ligne touche sa réserve, les lignes voisines de son camp et la zone médiane de sa colonne ; une zone médiane touche les lignes des deux camps de sa colonne et les zones médianes voisines ; la réserve touche toutes les zones de ligne de son camp ; rien ne mène à la zone de retraite ni n’en sort, et seul un ralliement en ramène une unité.
rule-ACW-S-field-05 = Les pièces d’une zone de réserve ne peuvent ni tirer, ni charger, ni être attaquées.
rule-ACW-S-field-06 = La zone de retraite est derrière la réserve et garde les unités en déroute jusqu’à leur ralliement.
rule-ACW-S-field-07 = Le jeu d’origine n’a pas de plateau à part ; il suffit de grouper les pièces.

## 2.15 Déploiement

rule-ACW-S-deploy-01 = Les deux camps se déploient en même temps, chacun caché à l’autre ; puis les deux déploiements sont révélés ensemble.
rule-ACW-S-deploy-02 = Les pièces ne peuvent être mises que dans ses propres zones de ligne et sa propre réserve.
rule-ACW-S-deploy-03 = Au début, chaque zone de ligne (une dans une escarmouche, trois dans une bataille majeure) doit contenir au moins une unité ; les chefs ne comptent pas.

## 2.16 Tour de bataille

rule-ACW-S-phase-01 = Un tour de bataille a quatre phases : cavalerie, artillerie, infanterie, chefs. Dans chacune, l’attaquant agit d’abord avec toutes ses pièces de ce type, puis le défenseur.
rule-ACW-S-phase-02 = Un joueur peut employer toutes les pièces du type de la phase, quelques-unes ou aucune.
rule-ACW-S-phase-03 = Phase de cavalerie : chaque cavalerie, d’élite ou non, a 2 actions de bataille ; mouvement, charge ou tir en coûtent 1 chacun.
rule-ACW-S-phase-04 = La cavalerie ordinaire ne peut pas tirer deux fois dans une phase ; la cavalerie d’élite le peut.
rule-ACW-S-phase-05 = Phase d’artillerie : chaque artillerie a 1 action : mouvement ou tir.
rule-ACW-S-phase-06 = Phase d’infanterie : chaque infanterie a 1 action : mouvement, charge ou tir.
rule-ACW-S-phase-07 = Phase des chefs : chaque chef a 2 actions : mouvement, ou ralliement (seulement dans la zone de réserve). Deux actions semblables sont permises, et donc deux ralliements.
rule-ACW-S-phase-08 = Les deux actions d’une pièce peuvent se combiner de toute façon permise (mouvement+tir, mouvement+charge, charge+tir, charge+charge, mouvement+mouvement).
rule-ACW-S-phase-09 = Les actions se règlent une par une ; leurs résultats prennent effet avant l’action suivante.
rule-ACW-S-phase-10 = Les phases se répètent jusqu’à la fin de la bataille.
rule-ACW-S-phase-11 = La cavalerie d’élite est la seule unité qui peut tirer deux fois dans une même phase. Aucune autre ne le fait jamais, et elle-même ne tire jamais une troisième fois, quel que soit le nombre d’actions d’une pièce (surprise par l’initiative comprise).
rule-ACW-S-phase-12 = Les deux actions d’une pièce n’ont pas à se suivre : d’autres pièces peuvent agir entre elles.

## 2.17 Mouvement en bataille

rule-ACW-S-tmove-01 = Une action fait passer une pièce dans une zone de bataille adjacente.
rule-ACW-S-tmove-02 = Restriction de zone de contrôle : une pièce qui se trouve dans une zone adjacente à des unités ennemies ne peut passer dans une autre zone elle aussi adjacente à des unités ennemies.
rule-ACW-S-tmove-03 = Les unités de la zone de retraite ne peuvent pas bouger avant d’être ralliées.
rule-ACW-S-tmove-04 = Une pièce ne peut pas entrer dans une zone qui contient des unités ennemies.
rule-ACW-S-tmove-05 = Sortir sa dernière unité de sa propre colonne est permis, et fait perdre la bataille aussitôt.

## 2.18 Tir

rule-ACW-S-fire-01 = Tir et charge ne visent que droit devant, dans la même colonne : pas d’attaque en diagonale ni de côté.
rule-ACW-S-fire-02 = Infanterie et cavalerie tirent sur une unité ennemie de la zone adjacente (portée 1).
rule-ACW-S-fire-03 = L’artillerie tire à portée 1 ; s’il n’y a pas d’unité dans la zone adjacente devant elle, elle peut tirer à portée 2.
rule-ACW-S-fire-04 = Le tireur désigne une unité cible et lance 2d ; un total égal ou supérieur au nombre de la table touche. Contre infanterie, cavalerie et artillerie : il faut 8, 9 et 10 à l’infanterie ; 9, 9 et 10 à la cavalerie ; 6, 7 et 7 à l’artillerie à portée 1, 8, 9 et 9 à portée 2.
rule-ACW-S-fire-05 = Après un coup au but, lancer 1d. Infanterie et artillerie : 1–3 détruite, 4–6 vers la zone de retraite. Cavalerie et cavalerie d’élite : 1–2 détruite, 3–6 vers la zone de retraite.
rule-ACW-S-fire-06 = Le tir ne nuit jamais au tireur.
rule-ACW-S-fire-07 = Les modificateurs (−1 amphibie, retranchement, terrain) changent le total des dés, non le test de mort des chefs.

## 2.19 Charge

rule-ACW-S-charge-01 = Infanterie et cavalerie peuvent charger une unité ennemie de la zone adjacente, droit devant ; l’artillerie ne peut pas charger.
rule-ACW-S-charge-02 = Celui qui charge désigne une unité cible ; les deux joueurs lancent 2d et ajoutent leurs modificateurs ; on compare.
rule-ACW-S-charge-03 = Perdant de 1 ou 2 : son unité va dans sa zone de retraite. Perdant de 3 ou plus : son unité est détruite. L’un comme l’autre camp peut perdre.
rule-ACW-S-charge-04 = Égalité : sans effet.
rule-ACW-S-charge-05 = Modificateur de l’attaquant selon l’opposition : infanterie contre infanterie 0, contre cavalerie +2 (la cible peut esquiver), contre artillerie +3 (seulement sans écran) ; cavalerie contre infanterie −2, contre cavalerie 0, contre artillerie +3 (seulement sans écran).
rule-ACW-S-charge-06 = +1 pour une unité dans une zone de bataille où se trouve un chef de son camp ; plusieurs chefs dans une zone ne donnent encore que +1.
rule-ACW-S-charge-07 = Cavalerie d’élite +1, en plus du modificateur de cavalerie.
rule-ACW-S-charge-08 = Esquive : une cavalerie (d’élite ou non) chargée par de l’infanterie peut gagner sa propre réserve avant que les dés soient lancés ; l’action de charge est dépensée sans effet.
rule-ACW-S-charge-09 = Pas d’esquive devant une charge de cavalerie.
rule-ACW-S-charge-10 = Écran : l’artillerie ne peut pas être chargée tant qu’une infanterie ou une cavalerie de son camp est dans la même zone de bataille. On peut toujours tirer sur elle.
rule-ACW-S-charge-11 = Une charge ne déplace pas l’unité qui charge ; elle reste dans sa zone.
rule-ACW-S-charge-12 = La règle de survie de la cavalerie, 1–2/3–6, ne vaut que pour le tir ; les résultats d’une charge suivent l’écart pour tous les types.

## 2.20 Chefs en bataille

rule-ACW-S-leader-01 = Un chef dans une zone de bataille donne +1 aux charges selon ACW-S-charge-06. Sans effet sur le tir.
rule-ACW-S-leader-02 = Un chef dans la zone de réserve peut dépenser une action pour rallier : choisir une unité de sa zone de retraite, lancer 2d ; sur 7+, elle passe dans la zone de réserve.
rule-ACW-S-leader-03 = Une unité ralliée peut de nouveau agir à partir de sa phase suivante.
rule-ACW-S-leader-04 = Les unités ne quittent la zone de retraite que par ralliement (ou à la fin de la bataille).
rule-ACW-S-leader-05 = Les chefs ne peuvent pas être désignés comme cibles d’un tir ou d’une charge.
rule-ACW-S-leader-06 = Si les dés de l’ennemi, pour un tir ou une charge contre une zone où se trouve un chef, donnent 11 ou 12, un chef de cette zone est éliminé, quoi qu’il arrive à la cible.
rule-ACW-S-leader-07 = Un chef peut aussi être tué comme cible d’une poursuite.

## 2.21 Gagner une bataille

rule-ACW-S-tend-01 = La ligne d’un camp est intacte tant que, dans chaque colonne (une ou trois), il a au moins une unité dans sa propre zone de ligne ou dans la zone médiane de cette colonne. Les chefs ne comptent pas ; l’artillerie, si.
rule-ACW-S-tend-02 = Un camp dont la ligne est rompue dans une colonne perd aussitôt ; la bataille s’achève sur-le-champ.
rule-ACW-S-tend-03 = En cas de défaite, toutes les pièces qui restent au perdant rejoignent celles de sa zone de retraite ; puis viennent la poursuite et la retraite.
rule-ACW-S-tend-04 = Enlisement : si, pendant deux tours de bataille entiers et consécutifs, aucun joueur ne tire ni ne fait entrer d’unités dans une zone médiane, la bataille s’achève par une victoire du défenseur ; l’attaquant fait retraite et peut être poursuivi.
rule-ACW-S-tend-05 = Retraite volontaire : permise à tout moment après le premier tour de bataille complet, dans n’importe quelle phase, avant que le joueur qui fait retraite ait employé une pièce dans cette phase. Il perd et peut être poursuivi.

## 2.22 Poursuite

rule-ACW-S-pursuit-01 = La bataille finie, chaque infanterie, cavalerie et cavalerie d’élite du vainqueur peut lancer 1d une fois contre une pièce ennemie de son choix ; un résultat égal ou supérieur au nombre de la table la détruit. Contre infanterie, cavalerie, artillerie et chefs : il faut 5, 6, 4 et 5 à la cavalerie ; 4, 5, 3 et 4 à la cavalerie d’élite ; 6 à l’infanterie, qui ne poursuit jamais la cavalerie.
rule-ACW-S-pursuit-02 = Les unités de la zone de retraite du vainqueur ne peuvent pas poursuivre ; artillerie et chefs ne poursuivent jamais. Les unités de la réserve le peuvent.
rule-ACW-S-pursuit-03 = Toute pièce de l’armée vaincue peut être prise pour cible, déjà en déroute ou non, sous réserve de la couverture.
rule-ACW-S-pursuit-04 = Couverture : si le perdant avait encore de la cavalerie (d’élite ou non) hors de sa zone de retraite à la fin de la bataille, seules la cavalerie et la cavalerie d’élite du vainqueur peuvent poursuivre.
rule-ACW-S-pursuit-05 = Couverture : toute cette cavalerie de couverture doit être détruite avant qu’une autre pièce puisse être prise pour cible.
rule-ACW-S-pursuit-06 = En poursuite, l’infanterie ne peut jamais prendre de cavalerie pour cible.
rule-ACW-S-pursuit-07 = Après la poursuite, toutes les unités du vainqueur qui sont dans sa zone de retraite rejoignent d’elles-mêmes son armée.
rule-ACW-S-pursuit-08 = Les chefs peuvent être pris pour cible en poursuite (colonne « Chef »).
rule-ACW-S-pursuit-09 = La poursuite existe aussi dans les escarmouches.
rule-ACW-S-pursuit-10 = La cavalerie qui attend en réserve couvre aussi la retraite.

## 2.23 Retraite après une bataille

rule-ACW-S-retreat-01 = Attaquant vaincu : les pièces reviennent dans une ou plusieurs des cases d’où elles sont venues.
rule-ACW-S-retreat-02 = Défenseur vaincu : les pièces vont dans une case adjacente que n’occupent pas des unités ennemies et d’où l’attaque n’est pas venue.
rule-ACW-S-retreat-03 = Une armée qui ne peut pas faire retraite est entièrement éliminée.
rule-ACW-S-retreat-04 = Une force débarquée ne peut pas faire retraite.
rule-ACW-S-retreat-05 = Les pièces du vainqueur restent dans la case.

## 3. Règles avancées

## 3.1 Élection de 1864

rule-ACW-A-elec-01 = À la fin d’octobre 1864, le Sud gagne la partie, à moins que les deux conditions suivantes ne soient remplies.
rule-ACW-A-elec-02 = Condition 1 : l’Union occupe au moins 7 villes confédérées à la fin d’octobre 1864.
rule-ACW-A-elec-03 = Condition 2 : l’Union a gagné au moins une bataille majeure (6 unités ou plus de chaque côté) en juillet, août, septembre ou octobre 1864.
rule-ACW-A-elec-04 = La condition 2 ne demande que six unités de chaque côté : une bataille majeure gagnée contre des émeutiers ou des indépendants compte aussi.

## 3.2 Expérience

rule-ACW-A-exp-01 = Après chaque bataille majeure, les deux joueurs lancent 2d. Vainqueur : 7+ donne un chef gratuit. Perdant : 9+ donne un chef gratuit.
rule-ACW-A-exp-02 = Le nouveau chef est placé avec l’armée de ce joueur qui a livré la bataille.
rule-ACW-A-exp-03 = Un camp sans pièces survivantes de la bataille ne reçoit pas de chef.

## 3.3 Initiative

rule-ACW-A-init-01 = Avant chaque bataille majeure, les deux camps lancent 2d et ajoutent +1 par cavalerie, +2 par cavalerie d’élite et +1 par chef présents au début de la bataille.
rule-ACW-A-init-02 = Supérieur de 1 ou plus : ce camp agit le premier dans chaque phase, quel que soit l’attaquant.
rule-ACW-A-init-03 = Supérieur de 3 ou plus : de même, et il voit le déploiement ennemi avant de se déployer (sans paravent).
rule-ACW-A-init-04 = Supérieur de 5 ou plus : de même, et pendant le premier tour de bataille chacune de ses pièces a une action de bataille de plus, dans chacune des quatre phases.
rule-ACW-A-init-05 = Égalité : l’attaquant agit le premier et le déploiement est caché, comme dans le jeu standard.
rule-ACW-A-init-06 = Ne sert pas dans les escarmouches.

## 3.4 Artillerie capturée

rule-ACW-A-capt-01 = L’artillerie détruite par une charge ou en poursuite est capturée : elle est remplacée par une pièce d’artillerie de celui qui la prend.
rule-ACW-A-capt-02 = La pièce capturée est mise dans la zone de réserve de celui qui la prend (en poursuite : elle rejoint l’armée victorieuse).
rule-ACW-A-capt-03 = L’artillerie détruite par le tir n’est pas capturée.

## 3.5 Retranchements

rule-ACW-A-trench-01 = Avant le début de la bataille, le défenseur peut tenter de se retrancher. Il lance 2d pour chaque zone de ligne (pas les zones médianes) où il a au moins une infanterie.
rule-ACW-A-trench-02 = Dans chaque zone où il essaie, une infanterie est retournée et ne peut pas agir dans la prochaine phase d’infanterie, réussite ou non.
rule-ACW-A-trench-03 = Réussite et effet selon l’année : 1861 à 10 ou plus, 1862 à 9, 1863 à 8, 1864 à 7, 1865 à 6 ; −1 au tir (−2 dès 1864) et −1 aux charges contre la zone.
rule-ACW-A-trench-04 = Une armée qui défend une ville a d’office des retranchements dans ses trois zones de ligne (sans jet, et personne n’est retourné).
rule-ACW-A-trench-05 = Une zone retranchée est marquée par un porte-étendard (pour l’œil seulement).

## 3.6 Destruction des chemins de fer

rule-ACW-A-rail-01 = Chaque fois qu’une ville ennemie autre que Norfolk est capturée, le joueur qui l’a perdue perd 1 action ferroviaire.

## 3.7 Blocus

rule-ACW-A-block-01 = À toute phase de production où le Sud devrait recevoir des PP d’Europe, le Nord peut déclarer un blocus.
rule-ACW-A-block-02 = Lancer 2d ; si le résultat est égal ou inférieur à (valeur navale de l’Union − valeur navale confédérée), ces PP européens sont perdus.

## 3.8 Refus de la bataille navale

rule-ACW-A-avoid-01 = Quand une bataille navale est déclarée, le joueur qui ne l’a pas déclarée peut tenter de s’y dérober : lancer 2d ; si le résultat est égal ou inférieur à (ports qu’il possède + 4), la bataille n’a pas lieu.

## 3.9 Droits des États

rule-ACW-A-states-01 = Chaque État du Sud doit contenir à tout moment au moins 1 unité confédérée.
rule-ACW-A-states-02 = Il doit en contenir au moins 2 si une case de cet État est occupée par des unités de l’Union.
rule-ACW-A-states-03 = Si un État n’a pas son compte, le joueur confédéré doit y placer des pièces nouvellement achetées dès qu’il le peut.
rule-ACW-A-states-04 = Le minimum lie aussi l’infanterie libre de la mise en place, pour autant qu’elle suffit.

## 3.10 Renforts

rule-ACW-A-reinf-01 = Si les pièces de l’attaquant entrent dans une bataille depuis plus d’une case, il désigne un groupe (d’après la case d’origine) comme armée principale. L’armée principale commence la bataille.
rule-ACW-A-reinf-02 = Pour chaque autre groupe, lancer 1d : sur 1 il arrive après le tour de bataille 3, sur 2 après le tour 2, sur 3 après le tour 1, de 4 à 6 au début de la bataille.
rule-ACW-A-reinf-03 = Les groupes qui arrivent plus tard sont mis dans la zone de réserve de l’attaquant et peuvent agir normalement à partir du tour de bataille suivant.

## 3.11 Terrain

rule-ACW-A-terr-01 = Ne sert que dans les batailles majeures. Avant le déploiement, chaque joueur lance 2d pour le nombre de terrains spéciaux de son côté : de 2 à 5 aucun, de 6 à 8 un, de 9 à 11 deux, 12 trois.
rule-ACW-A-terr-02 = Pour chacun d’eux, il lance 2d pour en savoir le type : 2 une rivière derrière l’armée (+2 à tous les jets de poursuite si cette armée est battue) ; 3 ou 4 un ruisseau (−1 aux charges vers la zone) ; 5 ou 6 un village (−1 au tir et aux charges vers la zone) ; 7 ou 8 un bois (−1 au tir vers la zone) ; de 9 à 11 une colline (+1 au tir d’artillerie depuis la zone, −1 aux charges vers elle) ; 12 une rivière devant l’armée (aucune charge, aucune poursuite).
rule-ACW-A-terr-03 = Le joueur place ses terrains en se déployant, dans ses propres zones de ligne, au plus un par zone.

## 3.12 Quatre joueurs

rule-ACW-A-four-01 = Deux joueurs par camp, en équipe ; deux façons de jouer, au choix.
rule-ACW-A-four-02 = Par théâtres : un joueur commande l’Est, l’autre l’Ouest ; chacun déplace les pièces de son théâtre.
rule-ACW-A-four-03 = Par théâtres : le commandant de l’Est est commandant en chef : il attribue les troupes aux deux commandements, fixe la limite entre les théâtres, ou les deux, et donne à l’Ouest ses grandes orientations.
rule-ACW-A-four-04 = Par théâtres : le commandant de l’Ouest peut désobéir ; le commandant en chef peut alors lui retirer des troupes ou des territoires, ou prendre tout son commandement.
rule-ACW-A-four-05 = Carte et batailles : un joueur de l’équipe s’occupe de tous les mouvements sur la carte, de la politique et de la production ; l’autre dirige toutes les batailles tactiques.
rule-ACW-A-four-06 = Mode théâtre : les troupes sont attribuées une à une aussi bien qu’avec leur case. Des pièces des deux commandements peuvent se trouver dans une même case, et le commandant en chef peut retirer à l’Ouest des pièces isolées.

## 4. Scénarios

rule-ACW-X-gen-01 = Le jeu standard (ou avancé) emploie le scénario historique ou le scénario équilibré.
rule-ACW-X-gen-02 = Les deux commencent en 1861 par la phase de production qui suit le tour de septembre 1861 ; le premier tour mensuel est octobre 1861.
rule-ACW-X-gen-03 = « N infanteries libres » sont placées par leur propriétaire, au plus une par État.

## 4.1 Scénario historique

rule-ACW-X-hist-01 = Valeur navale : Nord 5, Sud 1. Actions ferroviaires : Nord 7, Sud 4.
rule-ACW-X-hist-02 = PP de départ : Nord 115, Sud 80, sans contrôle 5. Le Nord commence en tenant Washington D.C. et St. Louis (les 5 sans contrôle sont donc Louisville).
rule-ACW-X-hist-03 = Déploiement du Nord : Washington 5 infanteries, 1 cavalerie, 1 artillerie ; Cincinnati 3 infanteries, 1 cavalerie, 1 artillerie ; Chicago 4 infanteries, 1 artillerie ; St. Louis 3 infanteries, 1 cavalerie ; 14 infanteries libres.
rule-ACW-X-hist-04 = Déploiement du Sud : Richmond 4 infanteries, 1 cavalerie d’élite, 1 artillerie ; Charleston 2 infanteries, 1 cavalerie ; Mobile 2 infanteries ; New Orleans 3 infanteries, 1 cavalerie ; Memphis 3 infanteries, 1 cavalerie d’élite, 1 artillerie ; Atlanta 2 infanteries, 1 cavalerie ; 7 infanteries libres.
rule-ACW-X-hist-05 = Pas de chefs au début, d’un côté ni de l’autre.

## 4.2 Scénario équilibré

rule-ACW-X-bal-01 = Valeur navale : 5 chacun. Actions ferroviaires : 6 chacun.
rule-ACW-X-bal-02 = Chaque ville vaut 10 PP ; le Nord commence en tenant Washington D.C. et St. Louis ; PP de départ : 130 chacun.
rule-ACW-X-bal-03 = Aucune initiative politique (ni intervention européenne, ni conscription, ni émancipation).
rule-ACW-X-bal-04 = Déploiement du Nord : Washington 5 infanteries, 2 cavaleries, 1 artillerie ; St. Louis 4 infanteries, 1 cavalerie, 1 artillerie ; Cincinnati 3 infanteries, 1 cavalerie, 1 artillerie ; 11 infanteries libres.
rule-ACW-X-bal-05 = Déploiement du Sud : Richmond 5 infanteries, 1 cavalerie, 1 artillerie ; Memphis 4 infanteries, 1 cavalerie, 1 artillerie ; Chattanooga 3 infanteries, 1 cavalerie, 1 artillerie ; 11 infanteries libres.
rule-ACW-X-bal-06 = Note : Washington a 2 cavaleries contre 1 à Richmond ; les camps diffèrent d’une cavalerie, comme imprimé.

## Règles qui ne concernent que le matériel, et pourquoi

component-ACW-B-piece-02 = Les porte-étendards ne font que représenter des pièces gardées à côté du plateau.
component-ACW-S-piece-05 = Les porte-étendards ne font que représenter des pièces gardées à côté du plateau.
component-ACW-A-trench-05 = Le plateau montre de lui-même une zone retranchée.
component-ACW-S-field-07 = La règle parle de la façon de grouper les pièces sur une table.

## Décisions

ruling-ACW-R-01 = Mouvement de l’artillerie dans le jeu de base. A : la description de la pièce dit deux cases. B : la section du mouvement en donne une à l’infanterie et à l’artillerie. → B. Le texte de la pièce dit aussi l’artillerie « lente » ; les règles standard donnent 1 ; le compte rendu critique dit que l’infanterie et l’artillerie vont d’une case.
ruling-ACW-R-02 = 11–12 tue un chef : total naturel ou modifié ? A : les dés tels qu’ils tombent. B : après les modificateurs +1/−1. → A : le texte parle d’obtenir 11 ou 12 aux dés ; les modificateurs sont décrits comme ajoutés pour toucher. De même pour le jeu standard.
ruling-ACW-R-03 = Combien de chefs meurent par 11–12 ? A : un. B : tous ceux de la ligne ou de la zone. → A : le texte et W1 emploient le singulier (« ce chef », « un chef »). Les chefs sont identiques : il n’y a pas de choix à faire.
ruling-ACW-R-04 = Pièces libres de la mise en place : une par case. A : au plus une des neuf pièces libres par case, sans compter les garnisons. B : une case qui a déjà une pièce est fermée. → A : la limite est attachée au groupe libre ; B fermerait toutes les villes.
ruling-ACW-R-05 = La cible est-elle désignée avant le jet ? A : désigner, lancer, retirer, tir suivant. B : tout lancer, puis choisir les pertes (comme le raconte l’exemple). → A. Dans le jeu de base, le nombre à atteindre ne dépend pas de la cible, si bien que A et B permettent les mêmes résultats ; aucun test ne peut les distinguer, sauf qu’avec A un tireur ne peut pas aller au-delà des unités alors présentes.
ruling-ACW-R-06 = Quelles pertes peuvent être ralliées (base) ? A : toutes celles subies plus tôt dans cette bataille. B : seulement celles qui viennent de l’être dans ce cycle (« appena eliminate »). → A : la première phrase dit éliminées auparavant dans la même bataille ; c’est dans ce but que les pertes sont gardées de côté jusqu’à la fin de la bataille.
ruling-ACW-R-07 = Chefs sans unités. A : une bataille demande des unités ; des pièces ennemies qui ne rencontrent que des chefs provoquent une bataille que les chefs perdent aussitôt. B : les chefs sont ignorés ou coexistent. → A : le texte de base dit que toute pièce ennemie provoque une bataille et qu’une ligne demande une unité. Base : les chefs sont éliminés. Standard : le camp des chefs perd sans déploiement ; poursuite (les unités du vainqueur peuvent prendre les chefs pour cible), puis retraite des survivants ; pas de taille, pas d’effet européen. Un chef seul ne possède ni ne tient une case.
ruling-ACW-R-08 = Washington, St. Louis, Louisville (base). Pour les achats, toutes trois sont des villes frontalières ; pour la victoire, Washington (2) et St. Louis (1) sont nordistes, Louisville n’est à personne. Pas de contradiction, dès qu’on sépare les deux usages.
ruling-ACW-R-09 = Victoire immédiate du jeu de base. A : vérifiée sans cesse. B : à la fin du tour. → A, comme imprimé ; une ville compte une fois que la bataille qui s’y livre est finie (une ville disputée n’est pas tenue).
ruling-ACW-R-10 = Ordre des batailles du jeu de base. Rien n’est dit. → celui qui bouge choisit, comme dans le jeu standard.
ruling-ACW-R-11 = Tir obligatoire contre fin de la bataille. A : tous les tirs permis sont lancés. B : la bataille s’arrête quand la ligne est vide. → B, comme le montre W1, tour 4 (deux tirs, puis la fin).
ruling-ACW-R-12 = Traverser une case où est l’ennemi. Une unité qui entre dans une telle case s’arrête, même si des amis y combattent déjà. Cases avec seulement des chefs ennemis : dans le jeu de base, on s’arrête (toute pièce ennemie) ; dans le jeu standard, un chef ne possède ni ne tient la case, mais une bataille selon R-07 y a quand même lieu.
ruling-ACW-R-13 = Victoire confédérée du jeu standard. A : six points de villes, Washington en valant deux (et, à part elle, seulement les villes bleues). B : St. Louis aussi, comme dans le jeu de base. → A : le texte standard dit villes bleues ; seule Washington est ajoutée par son nom ; « Washington et quatre autres » confirme 2 + 4 = 6. À noter : le jeu de base demande 8, le jeu standard 6.
ruling-ACW-R-14 = Quand la vérifie-t-on (standard) ? À la fin du tour mensuel, donc après les batailles de l’Union et avant les phases du trimestre. Si les deux camps y ont droit au même instant (impossible en pratique), la condition de l’Union est lue d’abord.
ruling-ACW-R-15 = « Quadrimestre ». À la lettre, quatre mois ; la même phrase dit trois tours, après mars, juin, septembre et décembre. → un trimestre de trois mois.
ruling-ACW-R-16 = Début du scénario. A : commencer par la seule production. B : commencer par toute la fin de trimestre (bataille navale, politique, production). → A : le texte du scénario nomme la phase de production. Date de départ : septembre 1861 achevé.
ruling-ACW-R-17 = Prix à la production de décembre. A : ceux de l’année finissante. B : ceux de la nouvelle année. → A : la hausse a lieu en janvier ; la production de décembre précède janvier, bien que le marqueur soit alors déjà sur janvier. Option december-price.
ruling-ACW-R-18 = St. Louis 40 PP. L’exemple de production crédite 40 PP pour St. Louis. A : la carte donne 40. B : coquille (sans doute pour 10). → ne jamais fixer 40 ; prendre la valeur de la carte ; tant que la carte n’est pas connue, prendre 10. Avec 40, les douze autres villes nordistes, New York et Washington comprises, se partageraient 75, près de la moyenne du Sud, alors que le texte insiste sur l’industrie du Nord. Option city-values.
ruling-ACW-R-19 = Taille quand un seul camp a 6+. A : le texte de l’escarmouche dit que les deux ont cinq au plus → le cas mixte n’est pas défini. B : majeure seulement si les deux ont 6+, escarmouche dans tous les autres cas. → B : la bataille majeure est définie trois fois (niveau d’intervention européen, élection, terrain) par 6+ des deux côtés ; un camp de moins de 3 unités ne pourrait garnir trois zones ; le compte rendu critique dit qu’« un camp ou les deux » au-dessous de six fait une escarmouche ; le résumé de docest s’y accorde.
ruling-ACW-R-20 = Sens de la diplomatie. Texte : Nord +1, Sud −1 (le second paragraphe omet « sudiste », mais parle de coton). Il faut au Sud 2d ≥ niveau : un niveau plus haut lui nuit donc, et les sens imprimés sont justes. Toute lecture qui les inverse contredit les batailles (+1 pour une victoire de l’Union), les capitales et l’émancipation.
ruling-ACW-R-21 = Commentaire sur l’émancipation par l’Union. L’italien dit que 12 rend l’aide « possible » pour le Sud. A : à la lettre. B : coquille pour « (presque) impossible ». → B : à 12, seul un jet de 12 apporte le soutien, et l’intervention (15+) est hors d’atteinte tant que le niveau ne baisse pas. Le nombre 12 lui-même ne fait pas de doute.
ruling-ACW-R-22 = Bornes du niveau. A : pas de limite. B : borné à 2–12. → A : aucune n’est indiquée. « Monte à 12 » n’abaisse jamais un niveau au-dessus de 12 ; « tombe à 5 » ne le relève jamais.
ruling-ACW-R-23 = Condition de l’émancipation par l’Union. Une seule et même bataille gagnée par l’Union où au moins 8 unités ennemies ont été éliminées, pertes de la poursuite et des retraites impossibles comprises, artillerie capturée comprise, chefs exclus ; une fois remplie, la condition le reste. Ennemi = confédéré ou européen ; pas les émeutiers.
ruling-ACW-R-24 = « 1 à 3 unités ». A : au choix du joueur. B : au hasard. → B : 1d : 1–2 → 1, 3–4 → 2, 5–6 → 3 ; la règle semblable des émeutes dit de lancer un dé.
ruling-ACW-R-25 = Détails de la sécession. (a) Lancer pour chacun des onze États, sauf si chacune de ses cases contient une unité de l’Union. (b) Lancer d’abord pour tous les États, puis déplacer. (c) Les pièces déplacées (chefs aussi) vont dans la case la plus proche, comptée en pas sur la carte, du reste de la Confédération sans unités de l’Union ; à égalité, au choix confédéré ; s’il n’y en a pas : éliminées. (d) « Région inoccupée » = toute région ou ville de l’État sans unités de l’Union. (e) Les cases indépendantes ne donnent plus au Sud ni PP ni placement ; une unité confédérée qui reprend une ville n’en compte les PP que tant qu’elle s’y trouve ; pour la victoire de l’Union, elles restent des villes grises à occuper. Option independent-cities.
ruling-ACW-R-26 = 12 PP de l’émancipation sudiste. A : une fois. B : à chaque phase de production. → B : la section de la production la cite à côté de la conscription comme un ajout au total. Option emancipation-points.
ruling-ACW-R-27 = Émeutiers. (a) Si des unités du camp qui a décrété la conscription sont dans la ville, une bataille est livrée aussitôt dans la phase politique, la garnison en défenseur, les émeutiers en attaquants ; les émeutiers vaincus sont tous éliminés (ils ne peuvent pas partir), une garnison vaincue fait retraite normalement. (b) Entrées ultérieures : celui qui bouge attaque, les émeutiers défendent. (c) Les unités de l’autre camp qui entrent doivent les combattre aussi (une seule faction peut être dans une case). (d) Les émeutiers tiennent la ville contre son propriétaire : ni PP, ni placement.
ruling-ACW-R-28 = Soutien et intervention. A : un jet de niveau+3 donne la guerre et les 15 PP. B : la guerre à la place. → A : le second résultat s’ajoute au premier ; rien ne dit qu’il le remplace.
ruling-ACW-R-29 = Tentatives après le début de la guerre. Permises ; seul le résultat de 15 PP peut survenir, puisque l’Europe est déjà entrée. La déclaration de l’Union n’est plus possible.
ruling-ACW-R-30 = Capture d’une capitale. Chaque fois que l’ennemi devient seul occupant de la ville après qu’elle a été tenue par son propriétaire ; la reprise par le propriétaire ne rend rien.
ruling-ACW-R-31 = Alliés. Les unités européennes sont déplacées par le joueur confédéré, peuvent s’empiler avec les siennes, combattent avec elles en une seule armée, comptent comme ses unités pour occuper des villes (victoire, privation de PP) et peuvent employer sa capacité ferroviaire et amphibie. Elles ne donnent pas à la Confédération les PP des villes frontalières. Option allied-income.
ruling-ACW-R-32 = Placement des nouvelles unités européennes. A : la limite d’une pièce par case s’applique (France 1 par trimestre, Grande-Bretagne jusqu’à 3). B : exemptées. → A : la limite générale n’est pas levée. Les PP non dépensés sont perdus.
ruling-ACW-R-33 = Une puissance se retire de la guerre. Ses unités sont retirées et son revenu cesse. Les +20 PP pour les ports du Sud continuent tant que l’une des deux puissances est en guerre. Les +10 de valeur navale ne sont pas repris. Le retrait est vérifié dès la prise. Option europe-leaves.
ruling-ACW-R-34 = Révolutionnaires. Lancer pour toutes les cases mexicaines sauf Mexico, même tenues par les Français ; si des unités françaises y sont, une bataille est livrée aussitôt, les révolutionnaires attaquant ; s’ils perdent, ils ne peuvent pas faire retraite. Ils bougent d’1 case dans le tour de l’Union, à l’intérieur du Mexique seulement. Le joueur de l’Union peut renoncer à lancer.
ruling-ACW-R-35 = Qui peut entrer au Canada et au Mexique. Avant la guerre, personne. Pendant la guerre, les deux camps et leurs alliés (révolutionnaires : au Mexique seulement). Après le retrait des deux puissances, l’accès reste ouvert.
ruling-ACW-R-36 = Batailles navales par trimestre. A : une par phase, qui que ce soit qui la déclare. B : chaque joueur peut en déclarer une. → A : le traducteur emploie ailleurs « entrambe » pour « l’un ou l’autre » (émancipation), et une égalité « met fin à la phase ». La liste de la séquence a le pluriel « batailles navales ». On interroge d’abord le joueur confédéré. Option naval-battles.
ruling-ACW-R-37 = Plancher. La valeur navale et les actions ferroviaires ne peuvent pas descendre au-dessous de 0.
ruling-ACW-R-38 = Capacité amphibie. La valeur est un total par tour pour tous les débarquements de ce tour ; si elle baisse en cours de tour, la capacité restante baisse avec elle. Chaque groupe (origine, destination) est une tentative et peut être intercepté à part. Les unités perdues avec les points navals se comptent en unités (une par point, une cavalerie compte pour une), dans la limite des unités à bord ; les chefs ne sont jamais pris.
ruling-ACW-R-39 = Pénalité de débarquement dans une attaque mixte (une partie des attaquants est venue par voie de terre). A : −1 et pas de retraite pour toute l’armée. B : seulement pour les unités débarquées. → A, comme imprimé (le joueur qui débarque, tous les jets, toutes ses unités dans la bataille). Les jets de poursuite ne sont pas touchés.
ruling-ACW-R-40 = Ports. L’origine doit être une ville adjacente à l’océan ou au Golfe où les pièces commencent le tour (de n’importe quelle couleur, puisqu’elles l’occupent). Les Grands Lacs ne comptent pas. Destination : toute case de l’océan ou du Golfe où les pièces auraient le droit d’entrer.
ruling-ACW-R-41 = Trajet ferroviaire. Permis : les cases possédées et les cases neutres (vertes) sans unités ennemies. Interdit : les cases de la couleur ennemie, sauf si on les occupe ; toute case où sont des unités ennemies, émeutières ou indépendantes.
ruling-ACW-R-42 = La cavalerie d’élite coûte 2 points ferroviaires ou amphibies, va de 2 cases, tire et reçoit le tir comme la cavalerie, esquive, couvre.
ruling-ACW-R-43 = Adjacence des zones de bataille. La réserve touche les trois zones de ligne (W2 : une infanterie va de la réserve à la ligne gauche avec sa seule action). Pas d’adjacence en diagonale (W2, tour 3 : la cavalerie confédérée va du centre de la ligne au centre médian alors que des unités de l’Union sont dans les deux zones médianes voisines ; avec des diagonales, la restriction de zone de contrôle l’interdirait). Les zones de ligne se touchent de côté ; les zones médianes aussi.
ruling-ACW-R-44 = Adversaires dans une même zone. Impossible : une pièce ne peut pas entrer dans une zone où sont des unités ennemies. Des chefs ennemis seuls ne barrent pas ; quand une unité entre, ils gagnent leur propre réserve. Option lone-leaders.
ruling-ACW-R-45 = Restriction de zone de contrôle. Vérifiée à chaque pas, pour les unités et les chefs ; seules les unités ennemies (pas les chefs) l’exercent ; les voisines de côté, dans les zones médianes, comptent comme adjacentes. Gagner la réserve en est toujours exempt. Une esquive n’est pas un mouvement.
ruling-ACW-R-46 = Ligne de tir à portée 2. A : toute unité, amie ou ennemie, dans la zone médiane la bloque. B : seules les unités ennemies la bloquent. → A : les deux phrases disent « unités » sans précision. Les chefs ne la bloquent pas.
ruling-ACW-R-47 = L’artillerie dans une zone médiane tire à portée 1 sur la ligne ennemie ; il n’y a rien à toucher à portée 2 (les réserves ne peuvent pas être attaquées).
ruling-ACW-R-48 = Chef, +1 dans les charges. A : toute unité de la zone du chef, qu’elle charge ou soit chargée. B : seulement celui qui charge. → A. Pour A : le modificateur est formulé par unité placée dans une zone avec un chef ; il est dit aux deux joueurs d’ajouter leurs modificateurs ; W2 dit que les deux joueurs lancent pour « leur propre charge » et parle dans la foulée de modificateurs de chefs. Pour B : la table de base est intitulée « modificateurs pour l’attaquant », la section des chefs dit « attaques de charge », et la règle de l’expérience lie les chefs à l’attaque. Option leader-bonus.
ruling-ACW-R-49 = Perte d’un chef dans une charge. A : seulement les dés de celui qui charge, contre les chefs de la zone de la cible. B : aussi les dés du défenseur, contre les chefs de la zone de celui qui charge. → A : les chefs meurent d’un tir ou d’une charge qui a lieu dans la zone où ils se trouvent, donc celle de la cible. Si la cible esquive, on ne lance pas de dés, et aucun chef n’est menacé. W2 dit que les deux joueurs lancent les dés « pour leur propre charge » ; cela n’en fait pas une attaque dans la zone de celui qui charge.
ruling-ACW-R-50 = Charge à égalité. Seuls les écarts de 1–2 et 3+ sont définis → sans effet.
ruling-ACW-R-51 = Pas d’avance après une charge. W2 : six charges depuis la zone médiane ; les vainqueurs y restent.
ruling-ACW-R-52 = Le +1 de l’élite vaut pour tout combat de charge où se trouve l’unité d’élite, qu’elle charge ou soit chargée ; chargée, elle n’a pas de modificateur de table à elle. Le texte dit « en plus des modificateurs normaux de la cavalerie », que seul celui qui charge possède. Option elite-bonus.
ruling-ACW-R-53 = Esquive. Gratuite, autant de fois qu’on veut, de la ligne ou d’une zone médiane vers sa propre réserve ; pas depuis une zone où elle a été chargée par de la cavalerie. Si elle vide la colonne, la ligne est aussitôt rompue. Elle peut découvrir l’artillerie pour des charges ultérieures.
ruling-ACW-R-54 = Tir modifié. Les effets « −1 au tir » abaissent le total, ce qui revient à relever le nombre à atteindre. Aucun jet naturel ne touche ni ne manque toujours.
ruling-ACW-R-55 = Tentatives de ralliement. Deux par chef et par phase des chefs (deux actions), sur la même unité ou sur des unités différentes ; gagner la réserve puis rallier une fois est permis. Les unités ralliées agissent à la prochaine phase de leur type.
ruling-ACW-R-56 = Enlisement. A : à la lettre (un tir ou une entrée dans une zone médiane l’interrompt). B : les charges aussi. → B : une charge est une attaque au moins aussi active qu’un tir, et le résumé de docest compte tir ou charge. Compter les tours entiers où aucun camp n’a fait de tir, de charge ni de mouvement vers une zone médiane ; à la fin du second de suite, le défenseur gagne.
ruling-ACW-R-57 = Moment de la retraite volontaire. À partir du tour de bataille 2, un joueur peut la déclarer dès lors qu’il n’a pas encore employé d’action dans la phase en cours, même pendant la partie de l’adversaire, entre deux actions réglées. Un joueur peut aussi rompre sa propre ligne en en sortant (W2), dès le tour 1. Lecture plus étroite : seulement au début de sa propre partie d’une phase (ainsi le résumé de docest) ; le texte dit à tout moment. Option withdrawal.
ruling-ACW-R-58 = Couverture. Vérifiée une fois, à la fin de la bataille. S’il y avait couverture, l’infanterie du vainqueur ne poursuit pas du tout, même après la mort de la cavalerie de couverture ; la cavalerie peut alors choisir d’autres cibles.
ruling-ACW-R-59 = Les unités de la réserve poursuivent. Seule la zone de retraite est exclue dans le texte. → oui. De même dans les défaites par retraite volontaire ou par enlisement.
ruling-ACW-R-60 = Retraite. (a) Attaquant : chaque pièce vers la case d’où elle est entrée, ou toute autre case d’où des pièces à lui sont entrées dans cette bataille ; pour une pièce qui a fait deux pas, c’est la dernière case quittée, non celle du départ. Si toutes ces cases contiennent maintenant des unités ennemies : éliminée. (b) Défenseur : toutes les pièces survivantes ensemble dans une seule case adjacente, au choix du perdant, sans unités ennemies, d’où aucun attaquant n’est entré, et ouverte (pas les Territoires ; Canada et Mexique seulement en guerre). (c) Une case où il reste une bataille à livrer compte comme occupée par l’ennemi.
ruling-ACW-R-61 = Indépendants et émeutiers n’ont nulle part où aller : s’ils perdent, tous sont éliminés ; ils ne poursuivent jamais hors de la bataille, mais font les jets de poursuite quand ils gagnent.
ruling-ACW-R-62 = Quelles batailles majeures font bouger le niveau ? Celles entre le camp de l’Union et le camp confédéré (alliés compris). Pas celles contre les émeutiers ou les indépendants.
ruling-ACW-R-63 = La limite d’une nouvelle pièce par case comprend les chefs. Le jeu de base dit pièce ; le jeu standard dit unité.
ruling-ACW-R-64 = PP non dépensés (standard). Perdus, comme dans le jeu de base.
ruling-ACW-R-65 = Les points ferroviaires et navals achetés comptent aussitôt, donc dès le mois suivant. Pas de limite d’achat.
ruling-ACW-R-66 = Élection. Sept villes grises tenues en même temps à la fin du tour d’octobre 1864 (sans cumul) ; Richmond compte pour une ; les villes frontalières ne comptent pas. La condition 2 compte les victoires de l’Union en attaque ou en défense.
ruling-ACW-R-67 = Expérience. Jets après la poursuite et la retraite ; le chef du perdant apparaît là où son armée a fait retraite. Les survivants peuvent n’être que des chefs.
ruling-ACW-R-68 = Initiative. Seul l’ordre des actions change ; attaquant et défenseur restent tels pour la retraite, le retranchement et l’enlisement. Écart de 3+ : le perdant se déploie d’abord, à découvert. L’action de plus peut être un mouvement, une charge ou un ralliement, mais pas un tir au-delà de ceux de la phase : seule la cavalerie d’élite tire deux fois, et personne une troisième. Option second-shot. Artillerie et infanterie ont alors 2 actions, cavalerie et chefs 3.
ruling-ACW-R-69 = Artillerie capturée. En bataille, elle est aussitôt en réserve et peut agir dans la prochaine phase d’artillerie de celui qui l’a prise. Compte comme éliminée pour R-23. Les factions neutres qui en capturent ne font que la détruire.
ruling-ACW-R-70 = Retranchements. Jets après que le déploiement est révélé. Ne protègent que les unités de cette zone de ligne (pas la zone médiane). Dans une escarmouche, l’unique zone de ligne est traitée comme les autres, villes comprises. Les retranchements d’une ville ont les modificateurs de l’année. Le modificateur de charge s’applique au jet de celui qui charge.
ruling-ACW-R-71 = Destruction des chemins de fer. « Ville ennemie » = de la couleur de l’adversaire ; les villes frontalières sont « neutres » dans le vocabulaire du texte et ne comptent pas. Chaque capture compte, même une seconde de la même ville. Minimum 0.
ruling-ACW-R-72 = Blocus. Un jet par phase de production, pour les 15 PP du soutien comme pour les 20 PP de la guerre avec l’Europe ; pas pour le revenu propre des Français ou des Britanniques. Si la différence est inférieure à 2, il ne peut pas réussir.
ruling-ACW-R-73 = Se dérober vaut pour les batailles trimestrielles et d’interception ; si une interception est évitée, le débarquement se poursuit. Ports possédés = villes portuaires possédées à ce moment, étrangères occupées comprises.
ruling-ACW-R-74 = Droits des États. La condition imprimée, « si chaque région des États indépendants est occupée par des unités du Nord », est impossible (aucune unité sudiste ne pourrait alors s’y trouver). → « si une case de cet État-là est occupée ». Application : un mouvement confédéré (terre, chemin de fer, mer) qui laisse un État au-dessous de son minimum est interdit ; pertes, retraites et sécession ne le sont pas ; les manques doivent être comblés en premier au placement suivant, autant que les cases permises et les PP le laissent faire.
ruling-ACW-R-75 = Renforts. La taille (escarmouche ou majeure) est fixée par les unités présentes au début. L’arrivée a lieu à la fin du tour de bataille indiqué. Groupes pas encore arrivés à la fin de la bataille : attaquant vainqueur → ils le rejoignent ; vaincu → ils reviennent à leur origine, sans poursuite. Les groupes débarqués sont des groupes à part. Un dé par groupe.
ruling-ACW-R-76 = Terrain. Les effets de zone ne protègent que la zone de ligne, pas les médianes ; ils s’ajoutent aux retranchements. Rivière derrière ou devant concernent toute l’armée, non une zone, bien que le marqueur en occupe une. Rivière devant : aucune charge ne peut passer entre les zones de ligne de cette armée et les zones médianes, dans un sens ni dans l’autre, et il n’y a aucune poursuite après la bataille. Deux rivières semblables ne s’ajoutent pas. Tir et charges « dans la zone » veut dire visant des unités qui y sont. Option rivers.
ruling-ACW-R-77 = Quatre joueurs. Le jeu a besoin de sièges avec des droits : par théâtres – le commandant en chef peut réattribuer toute pièce ou toute case entre les théâtres à tout moment hors des batailles ; production et politique au commandant en chef ; batailles au commandant de la case. Carte et batailles – comme imprimé ; les destinations de retraite reviennent au joueur de la carte, et tout, du déploiement à la retraite volontaire, au joueur des batailles. Option field-retreat.
ruling-ACW-R-78 = Infanteries libres du scénario. Dans les États de sa couleur, dans n’importe quelle case de l’État, l’empilement avec les garnisons indiquées étant permis ; le Sud place en premier. Les États frontaliers ne sont pas des États de sa couleur. S’il apparaît que la carte a moins de 14 États bleus, les États frontaliers sont ouverts pour le reste.
ruling-ACW-R-79 = Scénario équilibré. Les prix imprimés et la hausse annuelle du Sud s’appliquent encore ; rien ne les supprime. La seconde cavalerie de Washington est gardée comme imprimée, bien que les camps soient pour le reste le reflet l’un de l’autre.
ruling-ACW-R-80 = Mise en place historique avec les règles de base. La cavalerie d’élite est alors de la cavalerie ordinaire ; villes à 10 PP, victoire et cycle de tours restent ceux du jeu de base. Option basic-cities.
ruling-ACW-R-81 = Porte-étendards. Cosmétiques ; ce qu’ils représentent est une information ouverte.
ruling-ACW-R-82 = Ordre avant une bataille. Dés des renforts → taille → dés du terrain → dés de l’initiative → déploiement → dés du retranchement → tour de bataille 1.
ruling-ACW-R-83 = Simples coquilles, sans effet sur les règles. Numéros de page au milieu des lignes (« 26 Nord », « 4 Nel corso ») ; « McClennen » pour McClellan ; chef et cavalerie d’élite tous deux « cheval noir » ; le Mexique « orange » dans le jeu de base, « brun » dans le jeu standard ; W2 appelle « zone centrale » une zone médiane, et dit faible le flanc droit de l’Union là où il s’agit du flanc droit confédéré ; « 1862 » pour la fondation de la Confédération ; une phrase sur les villes, dans la section du plateau de base, reste en suspens.
ruling-ACW-R-84 = Qui joue les factions neutres en bataille ? Émeutiers et indépendants sont menés par l’adversaire du joueur qui les combat ; les révolutionnaires par le joueur de l’Union.
ruling-ACW-R-85 = Simultanéité. Aucune : chaque action est réglée et appliquée avant la suivante ; une ligne rompue met fin à la bataille au milieu d’une phase (W2, tour 4).
ruling-ACW-R-86 = Contrôle d’un port. Soutien (15 PP) : tout port possédé. Guerre (20 PP) : un port gris sans unités ennemies ni émeutiers.
ruling-ACW-L01 = Le livret de base ne connaît pas de dernier tour : deux joueurs prudents n’en finiraient jamais. La partie s’achève après 51 tours, autant que le jeu standard a de mois (option length) ; le camp qui tient alors le plus de villes de l’ennemi gagne, et à égalité personne.
ruling-ACW-L02 = Des chefs qui ne rencontrent que des chefs : l’attaquant perd.
ruling-ACW-L03 = Une ville est capturée quand le mouvement est fini ou que sa bataille est gagnée ; la traverser à cheval n’est pas la capturer.
ruling-ACW-L04 = Un débarquement repoussé a consommé son mouvement et sa capacité navale.
ruling-ACW-L05 = Dans une étape de réserve du jeu de base, des pièces semblables ne vont que dans un sens, et c’est quand le joueur est prêt qu’on regarde si une ligne est vide.
ruling-ACW-L06 = Les jets d’émeute ne se font que pour les villes que possède le camp qui décrète la conscription, et donc pas pour une ville devenue indépendante.
ruling-ACW-L07 = L’Union appelle à la révolution dans les quatre cases mexicaines ou dans aucune, et seulement tant que la France est en guerre.
ruling-ACW-L08 = Le joueur qui débarque a −1 à ses dés dans toute charge, même quand il est chargé.
ruling-ACW-L09 = Aucune nouvelle pièce n’est placée là où se tient une pièce ennemie, même un chef seul.
ruling-ACW-L10 = Personne ne fait retraite dans une case où se trouve un chef ennemi, et une armée qui compte des révolutionnaires mexicains fait retraite à l’intérieur du Mexique.
ruling-ACW-L11 = Un chef gagné par l’expérience est de la première nation présente dans l’armée : Union ou Confédération avant Grande-Bretagne avant France.
ruling-ACW-L12 = L’armée principale d’une attaque doit contenir une unité, si l’un des groupes en a une.
ruling-ACW-L13 = Commandants de théâtre : les théâtres se touchent d’abord à 82 degrés de longitude ouest. Avant que son camp bouge, le commandant en chef peut donner une fois chaque case à l’autre théâtre, et des pièces isolées à l’autre commandant pour le mouvement qui suit ; l’Est bouge avant l’Ouest, et le commandant en chef choisit l’ordre des batailles.
ruling-ACW-L14 = Une partie de phase où personne ne peut rien faire est passée sans question.
ruling-ACW-L15 = Les alliés quittent un État sécessionniste avec les pièces confédérées ; un chef de l’Union qui s’y trouve seul est attaqué par l’infanterie indépendante.
ruling-ACW-L16 = Les droits des États ne lient que le placement des nouvelles pièces ; actions ferroviaires et points navals peuvent être achetés avant.
ruling-ACW-L17 = Les canons capturés par les révolutionnaires mexicains deviennent de l’artillerie de l’Union.
ruling-ACW-L18 = Les renforts jamais arrivés à une bataille perdue et dont la case de départ est désormais tenue par l’ennemi vont à la première autre case d’où leur camp y est entré par terre et où il n’y a pas d’ennemi ; s’il n’y en a pas, ils sont éliminés.
ruling-ACW-L19 = Le scénario équilibré n’a pas de clause de victoire à lui ; à forces égales, il faut donc à l’Union les seize villes et à la Confédération six points (ACW-S-win-01, ACW-S-win-05). Option balanced-goal=basic : à la fin d’un mois gagne le camp qui tient des villes ennemies valant 8, comptées comme dans le jeu de base (ACW-B-win-03, ACW-B-win-04). Si les deux y sont, le total le plus haut gagne, et l’Union en cas d’égalité. Si décembre 1865 s’achève sans une telle victoire, la Confédération gagne (ACW-S-win-04).
ruling-ACW-L20 = Option handicap, pour un départ équitable ; une règle à nous, pas du livret. Dans le jeu de base (huit points, ACW-B-win-01) ou avec son but (ACW-L19), chaque point est un point de moins qu’il faut au camp pour gagner et un point de plus pour l’autre. Sinon, chaque point de l’Union lui épargne deux des seize villes (ACW-S-win-01) et demande un point de plus à la Confédération (six, ACW-S-win-05), et chaque point de la Confédération est un point de moins pour elle. D’un demi, seul le point de moins compte dans le jeu de base ; sinon, un demi de l’Union lui épargne une ville, et avec un demi de la Confédération, qui est un point de moins pour elle, il faut à l’Union deux villes de moins pour chacun de ces points. Si les deux camps atteignent ce qu’il leur faut, et quand le jeu de base est arrivé à sa fin (ACW-L01), gagne le camp qui le dépasse le plus, ou auquel il manque le moins de points.

# --- orders

order-array = Ligne et réserve
order-array-all = Tous en ligne
order-array-units = Toutes les unités en ligne, les chefs en réserve
order-fire = Cibles de vos tirs
order-fire-artillery = L’artillerie d’abord
order-fire-infantry = L’infanterie d’abord
order-rally = Ralliement
order-rally-recall = Rallier qui peut l’être
order-rally-forgo = Ne rallier personne
order-reserve = Mouvement des réserves
order-reserve-forward = Tous en ligne
order-reserve-stay = Ne déplacer personne
order-intercept = Un débarquement ennemi
order-intercept-intercept = Intercepter
order-intercept-let-pass = Laisser passer le débarquement
order-avoid = Une bataille navale est déclarée
order-avoid-evade = Tenter de se dérober
order-avoid-accept = Accepter la bataille
order-place = Placer des pièces pendant l’initiative ennemie
order-place-spread = Là où vous avez le moins d’unités
order-terrain = Pose du terrain
order-terrain-first = De gauche à droite
order-deploy = Déploiement
order-deploy-even = Tous en ligne, répartis également
order-deploy-thin = Une unité par zone, le reste en réserve
order-dig = Se retrancher avant une bataille
order-dig-dig = Se retrancher partout où c’est possible
order-dig-none = Ne pas se retrancher
order-fight = Votre partie d’une phase de bataille
order-fight-fire = Tirer avec tous ceux qui le peuvent ; personne ne bouge ni ne charge
order-fight-pass = Ne rien faire
order-fight-withdraw = Faire retraite
order-stand = Tenir ou faire retraite pendant la partie ennemie
order-stand-stand = Tenir
order-stand-withdraw = Faire retraite
order-dodge = Cavalerie chargée par de l’infanterie
order-dodge-dodge = Esquiver vers la réserve
order-dodge-hold = Rester et subir la charge
order-pursue = Poursuite
order-pursue-pursue = Poursuivre
order-pursue-halt = Ne pas poursuivre
order-lose-leader = Quel chef est perdu
order-lose-leader-first = Un chef de votre nation
order-retreat = Où une armée battue fait retraite
order-retreat-friends = Là où se trouvent le plus de vos unités
