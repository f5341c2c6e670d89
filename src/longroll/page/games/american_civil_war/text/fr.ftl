# Ce que seule la page dit de The American Civil War ; ce qui se dit partout est dans le catalogue du jeu.

scenario-short-name-basic = Mise en place de base
scenario-short-name-basic-historical = Mise en place historique
scenario-short-name-historical = Historique
scenario-short-name-balanced = Équilibré
board-label = Carte des régions et des villes de la guerre de Sécession
picture = Une petite image de la carte
preset-standard = Standard
preset-advanced = Toutes les règles avancées
type-choice = Tapez un choix, par exemple : from washington
turn-phase = { "" }
pick-lit = Choisissez ce qui est éclairé, ou dans la liste.
overlay-rail = chemins de fer
overlay-owners = propriétaires
key-rail = tant qu’on la tient : les chemins de fer
key-owners = tant qu’on la tient : à qui est chaque espace
theatre-east = Est
theatre-west = Ouest
theatre-north = Nord
commands-of = Commandements : { side }
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
        [yes] { $space } : ville et port, { $production } points
       *[no] { $space } : ville, { $production } points
      }
   *[region] { $space }
  }
held-by = { $holder ->
    [union] à l’Union
    [confederate] à la Confédération
    [neutral] aux mains des rebelles
   *[nobody] à personne
  }
have-moved = ont bougé : { $pieces }
tip = { $choice } ({ $about })
tray-hold = Prenez en main une sorte de pièce, puis choisissez un espace éclairé :
tray-take = Qui part de { $space } ?
tray-cargo = Qui est perdu en mer ?
price = { $price } { $price ->
    [one] point
   *[other] points
  }
at-price = { $choice } pour { price }
at-odds = { $choice } : { $odds }
odds-need = { $need } ou plus ; { $parts }
odds-charge = vous : { $parts } ; en face : { $others }{ $dodge ->
    [yes] { " ; la cible peut esquiver" }
   *[no] { "" }
  }
odds-chance = { $chance } %
odds-risk = { $chance } % de gagner, { $risk } % de perdre
modifier = { $part ->
    [landing] débarquement
    [trench] retranchement
    [terrain] terrain
    [high-ground] hauteur
    [match-up] armes opposées
    [elite] élite
    [leader] chef
    [combined-arms] armes combinées
   *[river] rivière
  } { $number }
no-modifier = aucun modificateur
at-work = { sort } : à elle d’agir
charges = { sort } charge { target }.
odds = Chances
chance-of = { $action ->
    [fire] tir { $chance } %
    [charge] charge { $chance } %
   *[pursue] { $chance } %
  }
naval-rating-of = { side } : valeur navale { $rating }
field-title = { $size ->
    [major] Grande bataille : { $space }
    [skirmish] Escarmouche : { $space }
   *[other] Bataille : { $space }
  }
field-state = { $round ->
    [0] Avant la bataille ; { side }
   *[other] { $phase ->
        [cavalry] Tour de bataille { $round }, phase de cavalerie ; { side }
        [artillery] Tour de bataille { $round }, phase d’artillerie ; { side }
        [infantry] Tour de bataille { $round }, phase d’infanterie ; { side }
        [leaders] Tour de bataille { $round }, phase des chefs ; { side }
       *[none] Tour de bataille { $round } ; { side }
      }
  }
field-area = { $row ->
    [line] { $column ->
        [1] Gauche de la ligne
        [2] Centre de la ligne
        [3] Droite de la ligne
       *[0] Ligne
      }
    [middle] { $column ->
        [1] Milieu, gauche
        [2] Milieu, centre
        [3] Milieu, droite
       *[0] Milieu
      }
    [reserve] Réserve
   *[routed] Zone de retraite
  }
basic-line-1 = Ligne
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
fell = pertes : { $count }
covered = { $area } : à couvert
trench = retranché
into-area = { $step ->
    [terrain] poser ici
    [dig] creuser ici
    [deploy] déployer ici
   *[order] aller ici
  }
piece-label = { $choice ->
    [none] { $pieces }
   *[other] { $pieces } : { $choice }
  }
hidden-now = Le déploiement ennemi reste couvert jusqu’à ce que les deux soient prêts.
field-hint-deploy = Prenez une sorte de pièce en réserve, puis une zone de votre ligne.
field-hint-pursue = Prenez un poursuivant, puis sa proie.
hand-over = Passez l’écran au joueur suivant : { side }
hand-over-why = Les armées se déploient sans être vues de l’ennemi : { $space }.
hand-over-ready = C’est moi : { side }
calendar = Calendrier
books = Trésor et forces
book-score = Villes pour la victoire
book-points = Points en main
book-income = Revenu
book-rail = Actions de chemin de fer
book-naval = Valeur navale
book-goal = Comment la guerre se gagne :
have-of = { $have } sur { $need }
have-used = { $have }, dont { $used } employés
points-of-power = { $power ->
    [british] Grande-Bretagne
   *[french] France
  } : { $number } points
europe = L’Europe et la politique
rating-now = Indice européen { $rating }
rating-low = L’Europe penche vers le Sud
rating-high = L’Europe reste à l’écart
war-with-europe = Guerre avec l’Europe{ $britain ->
    [yes] { " " }; la Grande-Bretagne combat
   *[no] { " " }; la Grande-Bretagne s’est retirée
  }{ $france ->
    [yes] { " " }; la France combat
   *[no] { " " }; la France s’est retirée
  }
emancipated-by = { side-name } a émancipé les esclaves.
conscription-of = { side-name } a la conscription.
great-victory = L’Union a gagné la bataille qui ouvre la voie à l’émancipation.
seceded = Indépendants : { $states }
order-of-battle = Armées par espace
army-total = { side } : { $units } { $units ->
    [one] unité
   *[other] unités
  } dans { $spaces } { $spaces ->
    [one] espace
   *[other] espaces
  }
pick-space = Choisir { $space }
pick-short = choisir
sheet-buy = Achats
points-left = points restants
purchase-how = Prenez une sorte de pièce, puis choisissez un espace éclairé ; ou l’espace d’abord.
purchase-where = Choisissez maintenant un espace éclairé sur la carte.
afford = jusqu’à { $count }, dans { $spaces } { $spaces ->
    [one] espace
   *[other] espaces
  }
afford-none = pas assez de points
afford-nowhere = aucun espace ne lui est ouvert
item-rail = Action de chemin de fer
item-naval = Point naval
item-now = { $number } à présent
sheet-retreat = Qui se retire
sheet-politics = Initiatives politiques
sheet-naval = Bataille navale
sheet-avoid = Bataille navale
sheet-intercept = Un débarquement
sheet-revolt = Révolution au Mexique
sheet-blockade = Blocus
sources = Les régions suivent des comtés d’aujourd’hui, groupés ; la carte imprimée n’a pas été trouvée. Chemins de fer, production et voisinages sont reconstitués.
