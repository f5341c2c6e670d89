# Ce que seule la page dit de The American Civil War ; ce qui se dit partout est dans le catalogue du jeu.

scenario-short-name-basic = Mise en place de base
scenario-short-name-basic-historical = Mise en place historique
scenario-short-name-historical = Historique
scenario-short-name-balanced = Équilibré
board-label = Carte des régions et des villes de la guerre de Sécession
picture = Une petite image de la carte
preset-standard = Standard
preset-advanced = Toutes les règles avancées
turn-phase = { phase }
phase = { $phase ->
    [setup] mise en place
    [command] commandements
   *[movement] mouvement
    [battle] batailles
    [naval] bataille navale
    [politics] politique
    [production] production
    [over] fin
  }
moment = { $date }, { phase }
pick-lit = Choisissez un élément en surbrillance, ou dans la liste.
overlay-rail = chemins de fer
overlay-owners = propriétaires
key-rail = touche maintenue : les chemins de fer
key-owners = touche maintenue : à qui est chaque case
theatre-east = Est
theatre-west = Ouest
theatre-north = Nord
commands-of = Commandements : { side }
theatre-all = Toute la carte
theatre-battle = Bataille
theatre-map = Carte
atlantic = Océan Atlantique
gulf = Golfe du Mexique
turn-number = Tour { $turn }
month-of-year = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
  } { $year }
about-space = { $kind ->
    [city] { $port ->
        [yes] { $space } : ville et port, { $production ->
            [one] { $production } point
           *[other] { $production } points
          }
       *[no] { $space } : ville, { $production ->
            [one] { $production } point
           *[other] { $production } points
          }
      }
   *[region] { $space }
  }
held-by = { $holder ->
    [union] à l’Union
    [confederate] à la Confédération
    [neutral] aux mains des insurgés
   *[nobody] sans propriétaire
  }
transferred = données à l’autre commandant : { $pieces }
have-moved = ont déjà bougé : { $pieces }
tip = { $choice } ({ $about })
tray-hold = Choisissez un type de pièce, puis une case en surbrillance :
tray-take = Quelles pièces partent de { $space } ?
tray-cargo = Quelle unité est perdue en mer ?
price = { $price } { $price ->
    [one] point
   *[other] points
  }
at-price = { $choice } pour { price }
at-fare-rail = { $choice } (actions ferroviaires : infanterie { $infantry }, cavalerie { $cavalry } ; reste { $left })
at-fare-naval = { $choice } (points navals : infanterie { $infantry }, cavalerie { $cavalry } ; reste { $left })
at-odds = { $choice } : { $odds }
odds-need = { $need } ou plus
odds-yours = vous : { $parts }
odds-theirs = en face : { $parts }
odds-dodge = la cible peut esquiver
odds-chance = { $chance } %
odds-risk = { $risk } % de perdre
modifier = { $part ->
    [landing] débarquement
    [trench] retranchement
    [terrain] terrain
    [high-ground] hauteur
    [match-up] bonus de type
    [elite] élite
    [leader] chef
    [combined-arms] armes combinées
   *[river] rivière
  } { $number }
at-work = { sort } : à son tour d’agir
charges = { sort } charge { target }.
chance-of = { $action ->
    [charge] charge { $chance } %
    [pursue] poursuite { $chance } %
    [rally] ralliement { $chance } %
    [recall] ralliement { $chance } %
   *[fire] tir { $chance } %
  }
naval-rating-of = { side } : valeur navale { $rating }
field-title = { $size ->
    [major] Bataille majeure : { $space }
    [skirmish] Escarmouche : { $space }
   *[other] Bataille : { $space }
  }
field-state = { $round ->
    [0] Avant la bataille ; { side }
   *[other] { $phase ->
        [cavalry] Tour de bataille { $round }, phase de cavalerie ; { side }
        [artillery] Tour de bataille { $round }, phase d’artillerie ; { side }
        [infantry] Tour de bataille { $round }, phase d’infanterie ; { side }
        [leaders] Tour de bataille { $round }, phase des chefs ; { side }
       *[none] Tour de bataille { $round } ; { side }
      }
  }
field-area = { $area ->
    [line-1] Aile gauche
    [line-2] Centre
    [line-3] Aile droite
    [middle-1] Zone médiane de gauche
    [middle-2] Zone médiane du centre
    [middle-3] Zone médiane de droite
    [reserve] Réserve
   *[routed] Zone de retraite
  }
basic-line-1 = Ligne de bataille
basic-reserve = Réserve
basic-routed = Perdus dans cette bataille
attacker = { $side ->
    [union] attaque
   *[other] attaquent
  }
defender = { $side ->
    [union] défend
   *[other] défendent
  }
tally = au combat : { $count }
tally-routed = en déroute : { $count }
fell = pertes : { $count }
casualty = { $fate ->
    [routed] { sort } : en déroute
   *[lost] { sort } : perte
  }
covered = { $area } : caché
trench = zone retranchée
into-area = { $step ->
    [terrain] placer ici
    [dig] retrancher ici
    [deploy] déployer ici
   *[order] aller ici
  }
piece-label = { $choice ->
    [none] { $pieces }
   *[other] { $pieces } : { $choice }
  }
hidden-now = Le déploiement ennemi reste caché jusqu’à ce que les deux camps soient prêts.
field-hint-deploy = Choisissez un type de pièce en réserve, puis une zone de votre ligne.
field-hint-pursue = Choisissez un poursuivant, puis sa cible.
hand-over = Passez l’appareil au joueur suivant : { side }
hand-over-why = Les armées se déploient en secret : { $space }.
hand-over-ready = C’est moi : { side }
calendar = Calendrier
books = Points et valeurs
book-score = Villes pour la victoire
book-points = Points restants
book-income = Revenu
book-rail = Actions ferroviaires
book-naval = Valeur navale
book-goal = Comment la guerre se gagne :
have-of = { $have } sur { $need }
have-used = { $have } (déjà employé : { $used })
points-of-power = { $power ->
    [british] Grande-Bretagne
   *[french] France
  } : { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
europe = L’Europe et la politique
rating-now = Niveau d’intervention européen { $rating }
rating-low = L’Europe penche vers le Sud
rating-high = L’Europe reste à l’écart
war-with-europe = Guerre avec l’Europe{ $britain ->
    [yes] { " " }; la Grande-Bretagne est en guerre
   *[no] { " " }; la Grande-Bretagne a quitté la guerre
  }{ $france ->
    [yes] { " " }; la France est en guerre
   *[no] { " " }; la France a quitté la guerre
  }
emancipated-by = { side-name } a émancipé les esclaves.
conscription-of = { side-name } a décrété la conscription.
great-victory = L’Union a gagné la bataille nécessaire à l’émancipation.
seceded = Indépendants : { $states }
order-of-battle = Armées par case
army-total = { side } : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
  } dans { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }
pick-space = Choisir { $space }
pick-short = choisir
sheet-buy = Achats
points-left = points restants
purchase-how = Choisissez un type de pièce, puis une case en surbrillance ; ou d’abord la case.
purchase-where = Choisissez maintenant une case en surbrillance sur la carte.
afford = jusqu’à { $count }, dans { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }
afford-none = pas assez de points
afford-nowhere = aucune case disponible
item-rail = Action ferroviaire
item-naval = Point naval
item-now = { $number } actuellement
sheet-retreat = Qui fait retraite
sheet-politics = Initiatives politiques
sheet-naval = Bataille navale
sheet-avoid = Bataille navale
sheet-intercept = Débarquement
sheet-revolt = Révolution au Mexique
sheet-blockade = Blocus
sources = Les régions suivent des comtés d’aujourd’hui, groupés ; la carte imprimée n’a pas été trouvée. Chemins de fer, production et adjacences sont reconstitués.
