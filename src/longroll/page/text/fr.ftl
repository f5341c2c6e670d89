# The page's own texts in French: lobby, panels, buttons. The games have catalogues of their own.

page-title = Longroll
motto = Jeux de plateau sur la guerre de Sécession : chaque règle est appliquée et expliquée.
close = Fermer
cancel = Annuler
try-again = Réessayer
opening = Ouverture de la partie…
to-lobby = Retour à l’accueil
menu = Menu
tools = Outils

## Lobby

no-picture = La carte ne peut pas être affichée pour le moment.
scenario = Scénario
scenario-none = Position importée
origin-fork = dérivée
origin-import = importée
players = Joueurs
seat = { $second ->
    [yes] { side }, second joueur
   *[no] { side }
  }
seated = { seat } : { $player }
player-me = Vous
player-guest = Un autre joueur sur cet appareil
player-bot = { $bot } (joueur virtuel)
bot-militia = Milice
bot-veteran = Vétéran
bot-crack = Élite
bot-random = Aléatoire
offer-bot = { $player } ({ $time })
time-bot-militia = instantané
time-bot-veteran = 1 s par tour
time-bot-crack = 5 s par tour
about-bot-militia = Joue instantanément. Prend ce qui est libre et garde ce qui compte, sans plan. Un bon premier adversaire.
about-bot-veteran = Réfléchit environ une seconde par tour et prépare tout son tour.
about-bot-crack = Réfléchit jusqu’à cinq secondes par tour. Le niveau le plus fort.
about-bot-random = Joue n’importe quel coup permis. Pas un adversaire, mais pratique pour essayer.
bot-commanded = { $level }, { $commander }
style = Style
style-none = Aucun
offer-commander = { $commander } ({ $style })
style-cautious = prudent
style-bold = audacieux
style-methodical = méthodique
style-raider = raids
commander-mcclellan = McClellan
commander-grant = Grant
commander-thomas = Thomas
commander-sheridan = Sheridan
commander-johnston = Johnston
commander-lee = Lee
commander-longstreet = Longstreet
commander-forrest = Forrest
about-commander-mcclellan = McClellan est prudent : il ménage ses troupes, se retranche et n’attaque qu’avec de bonnes chances.
about-commander-grant = Grant est audacieux : il attaque sans relâche et accepte des pertes pour gagner du terrain.
about-commander-thomas = Thomas est méthodique : il rassemble d’abord ses forces, puis frappe avec tout ce qu’il a.
about-commander-sheridan = Sheridan mène des raids : il frappe les lieux mal gardés derrière les lignes ennemies.
about-commander-johnston = Johnston est prudent : il évite les batailles qu’il pourrait perdre et tient les positions fortes.
about-commander-lee = Lee est audacieux : il prend des risques pour gagner une bataille décisive.
about-commander-longstreet = Longstreet est méthodique : il prépare ses attaques avec soin et concentre ses forces.
about-commander-forrest = Forrest mène des raids : il contourne les armées fortes et prend ce qui est mal gardé.
starting = Départ
start-printed = Départ imprimé
start-fair = Départ équilibré : handicap conseillé
start-own = Choisir un handicap
start-cut = Vous fixez le handicap, l’ordinateur choisit son camp
start-pick = L’ordinateur fixe le handicap, vous choisissez votre camp
handicap = Handicap
opponent = Adversaire
your-side = Votre camp
balance = { side } : { $percent } % de victoires en { $games } parties entre ordinateurs de niveau { $bot }{ $draws ->
    [0] .
   *[other]  ; { $draws } % de matchs nuls.
  }
helps = Il aide { $side }.
balance-handicap = Avec ce handicap : { balance }
pie-picked = L’ordinateur a choisi son camp. Vous jouez : { side }.
rules = Règles
options = { $count ->
    [0] Options
    [one] Options ({ $count } modifiée)
   *[other] Options ({ $count } modifiées)
  }
rule-named = Règle { $rule }
pack = Votre propre matériel
pack-why = Cartes, pions et tables sont en partie reconstitués. Si vous possédez le jeu, corrigez-les dans l’éditeur de paquets, enregistrez le fichier et jouez avec.
pack-edit = Éditeur de paquets : corriger cartes, pions et tables
start = Commencer la partie
set-up = Options
play = Jouer
playing-time = environ { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h
  }
complexity-1 = règles simples
complexity-2 = règles moyennes
complexity-3 = règles complexes
fair-known = Un départ équilibré se trouve dans les options.
titles = Jeu
matches = Vos parties
no-matches = Aucune partie pour le moment.
matches-all = Afficher toutes les parties ({ $count })
import = Importer une partie
export = Exporter
continue = Continuer
view = Voir
replay = Relecture
delete = Supprimer
delete-sure = Supprimer définitivement
keep = Garder
standing = { $turn ->
    [0] Mise en place.
   *[other] Tour { $turn }.
  } Choix : { seat }. { $actions ->
    [one] { $actions } action jouée
   *[other] { $actions } actions jouées
  }.
match-outcome = { $side ->
    [nobody] Match nul : personne n’a gagné.
   *[other] { side-name } a gagné.
  }
you-won = Vous avez gagné.
you-lost = Vous avez perdu.

## Settings

language = Langue
language-en = English
language-fr = Français
language-es = Español
language-it = Italiano
theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
pace = Vitesse de l’adversaire
pace-1200 = Lente
pace-500 = Normale
pace-200 = Rapide
pace-0 = Instantanée
sound = Son
sound-volume = { $volume ->
    [0] Aucun
    [1] Faible
   *[other] Normal
  }
motion = Animer les mouvements
forced = Faire les choix forcés à ma place

## Match

board = Carte
panel = Panneau
battle = Bataille
asked = Décision en cours
theatres = Parties de la carte
no-board = La carte ne peut pas être dessinée ici. Tous les choix sont dans la liste.
turn-phase = tour { $turn }, phase : { phase }
over = La partie est terminée
your-turn = À vous de jouer : { seat }
chooses = Choix : { seat }
computer-chooses = Choix : { seat } ({ $bot })
replaying = Relecture
turn-now = { $date } : tour { $turn } sur { $last }
in-hand = { $count ->
    [one] Une pièce en main
   *[other] { $count } pièces en main
  } : choisissez où aller. Maj+clic ou un appui long en ajoute une ; Échap repose.
left-stay = Revenir
left-anyway = { $choice } quand même
pick-lit = Choisissez un élément en surbrillance sur la carte, ou un choix de la liste.
nothing-there = Rien à faire là pour le moment. Choisissez un élément en surbrillance.
not-your-turn = Ce n’est pas votre tour. { side-name } choisit.
skip = { $count ->
    [0] Passer
   *[other] Passer (encore { $count })
  }
bot-thinking = { seat } : { $bot } réfléchit…
bot-queued = { seat } : { $bot } attend un processeur libre…
move-now = Jouer tout de suite
take-over = Jouer ce camp moi-même
instead = Remplacer par :
change-players = Appliquer
undo = Annuler le coup
undo-to = Annuler jusqu’ici
undo-start = Rien à annuler pour le moment.
undo-die = Impossible d’annuler : un dé a été lancé.
undo-seat = Impossible d’annuler : un autre joueur a joué.
undo-reveal = Impossible d’annuler : une information cachée a été révélée.
undo-end = Impossible d’annuler : la partie est terminée.
type-example = Tapez un choix, p. ex. { $example }
which-one = Lequel ?
why-not = Pourquoi pas ?
connection-lost = Connexion perdue. Reconnexion…
waiting = En attente du serveur…
tab-choices = { $count ->
    [0] Choix
   *[other] Choix ({ $count })
  }
tab-war = { $alarm ->
    [yes] Guerre ⚠
   *[no] Guerre
  }
tab-log = Journal
tab-dice = Dés
no-choice-past = Vous regardez un moment passé. Revenez au présent pour choisir, ou jouez à partir d’ici.
no-choice-over = La partie est terminée.
no-choice-now = Rien à choisir pour le moment.
no-such-place = Cette adresse est illisible. Voici la page la plus proche.
match-deleted = Cette partie a été supprimée.
damage = Cette partie vient d’une version plus ancienne, et les règles ont été corrigées depuis. Elle se rejoue jusqu’à l’action { $kept } ; l’action { $number } (« { $action } ») n’est plus valable. Vous pouvez la voir, l’exporter, ou continuer à partir de là dans une nouvelle partie.
damage-continue = Continuer à partir de l’action { $kept }

## Battle

volley = Derniers tirs
hide-panel = Masquer
show-panel = Afficher : { $name }

## Log and dice

copy-log = Copier le texte
log-copied = Copié dans le presse-papiers.
log-not-copied = Le navigateur n’autorise pas l’accès au presse-papiers.
log-empty = Rien ne s’est encore passé.
log-all = { $count ->
    [one] Afficher { $count } ligne
   *[other] Afficher les { $count } lignes
  }
see-moment = Voir ce moment
rolls = { $count ->
    [0] Aucun dé lancé
    [one] { $count } dé lancé
   *[other] { $count } dés lancés
  }
dice-of = { side-name } : combien de fois chaque nombre est sorti
luck = { $shots ->
    [0] Aucun tir pour le moment.
    [one] { $shots } tir : { $hits } touché, { $due } attendu.
   *[other] { $shots } tirs : { $hits } touchés, { $due } attendus.
  }
verifiable-dice = Dés vérifiables
commitment = Cette empreinte de la graine a été publiée avant le premier lancer. À la fin de la partie la graine est révélée, et chacun peut vérifier tous les dés :
seed-chosen = La graine a été choisie par un joueur, qui pouvait donc connaître les dés à l’avance.
seed = Graine :
verify = Pour vérifier tous les dés, exportez le journal et lancez

## What others did

summary = Depuis votre dernier tour
summary-all = Vue d’ensemble
summary-of = { $at } sur { $count }
summary-back = Partie précédente
summary-on = Partie suivante
summary-unfold = Afficher
summary-dismiss = Fermer le résumé
summary-again = Leur dernier tour
summary-moves = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
  }
summary-battles = { $count ->
    [one] { $count } bataille
   *[other] { $count } batailles
  }
summary-events = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
  }
summary-changes = A changé de mains :
change = { $place } : { side }
losses = Pertes :
loss-side = { side } : { $kinds ->
    [lost] perdues : { $lost }
    [reduced] réduites : { $reduced }
   *[both] perdues : { $lost }, réduites : { $reduced }
  }
expected-side = { side } : { luck }

## After the game

end = Résultat
end-close = Voir la carte
end-lost = Unités perdues
end-reduced = Unités réduites (nombre de fois)
end-moments = Les batailles les plus coûteuses
end-taken = Pris par le vainqueur :
play-again = Rejouer
switch-sides = Changer de camp
watch-replay = Revoir la partie
estimates = Estimation de l’ordinateur
estimates-about = Les chances de gagner de l’ordinateur, selon lui, au début de chacun de ses tours.
estimate-turn = Tour
estimate-player = Joueur
estimate-chance = Chances

## Rulebook

rulebook = Règles
search-rules = Chercher dans les règles
no-rule-found = Aucune règle trouvée.

## Replay

to-present = Retour au jeu
moment = { $date }, phase : { phase }
action-of = { $at ->
    [0] action { $at } sur { $last }
   *[other] action { $at } sur { $last } : { $action }
  }
moment-slider = Moment de la partie
turn-back = Tour précédent
turn-on = Tour suivant
step-back = Action précédente
step-on = Action suivante
next-battle = Bataille suivante
run = Lecture
stop = Pause
copy-link = Copier le lien
link-copied = Lien copié dans le presse-papiers.
link-damaged = Ce lien est endommagé : il en manque peut-être une partie.
link-opening = Ouverture de la partie…
play-on = Jouer à partir d’ici
play-on-about = Commence une nouvelle partie après l’action { $at }, avec de nouveaux dés. Celle-ci reste telle quelle.

## Overlays and keys

overlay = Calque de la carte
overlay-none = Aucun
hide-counters = Masquer les pions
keys = Raccourcis clavier
key-primary = étape suivante (le bouton coloré)
key-gather = ajouter une pièce à celles en main ou la laisser (aussi Maj+clic, appui long)
key-undo = annuler le coup
key-type = taper un choix
key-hide = masquer ou afficher les pions
key-rules = règles
key-skip = passer les coups de l’adversaire
key-summary = afficher ou fermer ce que les autres ont fait
key-summary-step = sa partie précédente ou suivante
key-move-now = faire jouer l’ordinateur tout de suite
key-why = aller à la fiche « Pourquoi pas ? »
key-step = en relecture : action précédente ou suivante
key-leap = en relecture : phase ou bataille précédente ou suivante
key-run = en relecture : lecture ou pause
key-close = fermer la fiche
key-keys = cette liste

## Errors

error-offline = Le serveur ne répond pas. Est-il encore en marche ?
error-stale = La partie a avancé. Voici la position actuelle.
error-foreign-seat = Ce camp n’est pas le vôtre.
error-unknown = Une erreur s’est produite. Rien n’a été modifié.

hint = Conseil
hint-asking = Réflexion…
hint-close = Fermer le conseil
hint-plans = Plans et chances de gagner
hint-plan = Plan { $number }
hint-roll = Ensuite, les dés décident.
hint-better = Pourquoi il vaut mieux que le suivant :
hint-compared = Par rapport au premier plan :
hint-play = Jouer ce plan
for-me-set-up = Placer pour moi
for-me-purchase = Acheter pour moi
for-me-phase = Finir cette phase pour moi
done-for-me = Fait pour vous
done-undo = Tout annuler

## Leçons

learn = Apprendre à jouer
learn-why = De courtes leçons sur le vrai plateau : vous lisez un peu et vous jouez, et les règles répondent à ce que vous essayez.
course-house-divided = A House Divided
course-five-aprils = Across Five Aprils
course-american-civil-war = The American Civil War
lessons-done = Terminées : { $done } sur { $count }
lesson-minutes = { $minutes } min
lesson-begin = Commencer
lesson-again = Recommencer
lesson-all = Toutes les leçons
lesson-named = { $what } : { $title }
lesson-begun = commencée
lesson-done = terminée
lesson = Leçon : { $title }
lesson-step = Étape { $number } sur { $count }
lesson-back = Retour
lesson-forward = Suite
lesson-finished = Leçon terminée.
lesson-rules = Règles :
lesson-shown = Elle a montré ces règles :
lesson-next = Leçon suivante : { $title }
lesson-show = Montrez-moi : { $title }

## Exercises

exercises = Exercices
exercises-why = Des positions de parties entre ordinateurs où un plan est nettement le meilleur. Trouvez-le ; votre réponse est comparée au meilleur plan.
exercises-of = Exercices : { $title }
exercises-done = Résolus : { $done } sur { $count }
exercise-begun = commencé
exercise-done = résolu
exercise = Exercice : { $title }
exercise-ask = À jouer : { side-name }. Trouvez le meilleur plan pour ce tour : jouez les coups qui comptent, puis vérifiez. L’ordinateur complète le reste de votre tour.
exercise-played = Votre plan est terminé. Faites-le vérifier ou réessayez.
exercise-check = Vérifier mon plan
exercise-right = Juste !
exercise-wrong = Ce n’est pas le meilleur plan.
exercise-chances = Chances de gagner : { $yours } avec votre plan, { $best } avec le meilleur.
exercise-best = Le meilleur plan :
exercise-why = Pourquoi il vaut mieux :
exercise-next = Exercice suivant
exercise-again = Réessayer
exercise-all = Tous les exercices
grades = Difficulté
grade-all = Tous
grade-easy = facile
grade-medium = moyen
grade-hard = difficile

## First game

first-game = Vous débutez ? Jouez votre première partie
first-game-why = Une bataille entière en { $minutes } minutes environ, contre un ordinateur facile. Des conseils expliquent une chose à la fois, et vous jouez comme vous voulez.
first-game-new = Jouer ma première partie
first-game-begun = Continuer ma première partie
first-game-done = Rejouer
guided = Partie guidée : { $title }
guided-read = Compris
guided-hint = Que dois-je faire ?

## Livres de règles

rulings = Décisions
book-contents = Table des matières
book-turn = Chapitres précédent et suivant
book-of = Règles de { $title }
book-previous = Précédent : { $heading }
book-next = Suivant : { $heading }
book-whole = Tout le livre
book-print = Imprimer
book-printing = Les images se dessinent…
book-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
  }
book-ruling = Décision
book-component = Matériel seulement :
book-rulings-on = Décisions à ce sujet :
book-option = Option : { $name }
book-option-usual = { $value } (d’ordinaire)
book-option-other = { $value }
book-picture = Image : { $title }
book-lesson = Ouvrir la leçon
book-open = Ouvrir dans le livre
book-no-rule = Cette règle n’est pas dans ce livre.
book-no-book = Ce livre de règles n’existe pas.
rulebooks = Livres de règles
rulebooks-why = Toutes les règles de chaque jeu, avec des images, des exemples et des aides de jeu à imprimer.
cards = Aides de jeu
card-no-card = Cette aide de jeu n’existe pas.
card-of = { $title } : aide de jeu
card-civil-war-battle = Bataille tactique
card-civil-war-advanced = Règles avancées

## La page sans serveur
site-loading = Chargement du jeu…
site-loaded = { $loaded } sur { $total } Mo
site-starting = C’est bientôt prêt…
site-failed = Le jeu n’a pas pu être chargé : { $reason }
site-not-kept = Votre navigateur n’autorise pas cette page à enregistrer. Vous pouvez jouer, mais les parties sont perdues quand vous fermez l’onglet.
site-new-version = Une nouvelle version est prête.
site-update = Mettre à jour
site-install = Installer
site-here = Ici, Longroll tourne dans votre navigateur : rien n’est envoyé et les parties sont enregistrées sur cet appareil. L’ordinateur a le même temps de réflexion que sur un serveur mais calcule plus lentement ; il joue donc un peu moins bien.
