# Ce que seule la page dit de A House Divided ; ce qui se dit partout est dans le catalogue du jeu.

## Accueil

picture = Une petite image de la carte
scenario-short-name-campaign = Campagne
scenario-short-name-short = Jeu court
preset-standard = Standard
preset-novice = Joueur débutant

## Map

atlantic = Océan Atlantique
gulf = Golfe du Mexique

## Choisir

which-way = Par où aller à { $box } ?
way-by-sea = par mer
way-by = par { $legs ->
    [one] { line }
    [mixed] { line } et { second-line } via { $via }
   *[two] { line } via { $via }
  }
repeat-go = { $count ->
    [one] L’autre aussi vers { $box }
   *[other] Les { $count } autres aussi vers { $box }
  }
repeat-dig = { $count ->
    [one] L’autre se retranche aussi
   *[other] Les { $count } autres se retranchent aussi
  }
confirm-go = Aller à { $choice }

## La carte

board-label = Carte des États-Unis et de la Confédération
board-box = { $box } ({ $state }) : { $holder ->
    [nobody] sans propriétaire
    [union] contrôlée par l’Union
   *[confederate] contrôlée par la Confédération
  }
board-downstream = rivière, vers l’aval
board-river-side = côté rivière
board-recruits = recrues
board-away = capturée
theatre-east = Est
theatre-west = Ouest
theatre-trans-mississippi = Trans-Mississippi
theatre-coast = Côte
theatre-all = Toute la carte

## Combat

attacks = à l’attaque
defends = en défense
chance = { $value ->
    [0] ne peut pas toucher
   *[other] { $percent } %
  }
declared = → { $target } : { chance }
no-unit-left = plus aucune unité

## L’état de la guerre

calendar = Calendrier
armies = Armées
threats = Comment gagner
event-moved-together = { $names } se déplacent vers { way }.
event-sailed-together = { $names } se déplacent par mer vers { $box }.
told-moved = { $names } : déplacement depuis { $start } vers { way }.
told-sailed = { $names } : déplacement par mer depuis { $start } vers { $box }.
told-invaded = { $names } : débarquement à { $box } depuis { $start }.
told-digging = { $names } à { $box } : début du retranchement ; un second déplacement l’achèvera.
told-dug = { $names } à { $box } : retranchement.
told-promoted = À { $box }, une unité est promue : { arm } { rank }.
told-recruited = { $names } : recrutement à { $box }.
told-reinforced = { $names } : renfort à { $box } depuis { $start }.
told-rode = { $names } : repli à { $box }.
score-strength = Force de l’armée
have-need = { $have } sur { $need }
threat-near = proche
missing = Manque encore :
order = Ordre de bataille
order-choose = Choisir
order-choose-at = Choisir { $box }
order-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  }
order-empty = Lieux sans unités ({ $count })

## Règles

sources = Sources : cases, lignes et nombres suivent les traductions publiées des règles et la carte « Blue vs. Gray » de TripleA. Déduits par ce projet de la géographie, de l’orthographe ou par calcul : l’État de chaque case, quelques noms de lieux, les noms des rivières, le nombre de pièces de chaque sorte. Le dessin de la carte est le nôtre.

## Calques et touches

overlay-rail = chemins de fer amis
overlay-control = contrôle
overlay-reach = portée de l’ennemi
key-rail = touche maintenue : chemins de fer amis
key-control = touche maintenue : qui contrôle quoi
key-reach = touche maintenue : portée de l’ennemi
