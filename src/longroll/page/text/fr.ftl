# The page's own words in French: lobby, panels, buttons. What the games say is in their catalogues.

page-title = Longroll
motto = La guerre de Sécession sur le plateau : chaque règle appliquée et expliquée.
close = Fermer
cancel = Annuler
try-again = Réessayer
opening = Ouverture de la partie…
to-lobby = Vers l’accueil
menu = Menu
tools = Outils

## Lobby

no-picture = La carte ne peut pas être montrée maintenant.
scenario = Scénario
scenario-none = Position venue d’ailleurs
players = Qui joue
seat = { $second ->
    [yes] { side }, second joueur
   *[no] { side }
  }
player-me = moi
player-guest = une deuxième personne ici
player-bot = ordinateur : { $bot }
bot-militia = Milice
bot-veteran = Vétéran
bot-crack = Élite
bot-random = au hasard
offer-bot = { $player } ({ $time })
time-bot-militia = aussitôt
time-bot-veteran = 1 s par tour
time-bot-crack = 5 s par tour
about-bot-militia = Joue aussitôt. Prend ce qui est libre et garde ce qui fait gagner, sans plan : un premier adversaire.
about-bot-veteran = Réfléchit environ une seconde par tour. Prépare son tour d’un bout à l’autre.
about-bot-crack = Réfléchit jusqu’à cinq secondes par tour. Prépare son tour avec le plus de soin.
about-bot-random = Joue aussitôt n’importe quel coup permis. Pas un adversaire, mais bon pour essayer.
rules = Règles
options = { $count ->
    [0] Options en détail
    [one] Options en détail (1 changée)
   *[other] Options en détail ({ $count } changées)
  }
rule-named = Règle { $rule }
pack = Matériel personnel
pack-why = Cartes, pions et tables sont en partie reconstitués. Qui possède l’original peut écrire le lot dans un fichier (longroll pack export), le corriger et jouer avec ici.
start = Commencer la partie
set-up = Préparer une partie
titles = Titre
matches = Parties
no-matches = Aucune partie n’a encore été jouée ici.
matches-all = Montrer les { $count } parties
import = Importer un journal
export = Exporter
continue = Continuer
view = Regarder
replay = Revoir
delete = Supprimer
delete-sure = Supprimer pour toujours
keep = Garder
standing = Tour { $turn }, à { seat } de choisir, { $actions ->
    [one] 1 action jouée
   *[other] { $actions } actions jouées
  }.
outcome = { side-name } a gagné.
you-won = La victoire est à vous.
you-lost = Vous avez perdu.

## Settings

language = Langue
language-en = English
language-fr = Français
language-es = Español
language-it = Italiano
theme = Couleurs
theme-system = comme le système
theme-light = clair
theme-dark = sombre
pace = Coups des autres
pace-1200 = lentement
pace-500 = normalement
pace-200 = vite
pace-0 = d’un coup
forced = Choisir à ma place quand il n’y a qu’un seul choix

## At the table

board = Carte
panel = Panneau
battle = Bataille
asked = Ce qui est demandé
theatres = Parties de la carte
no-board = La carte ne peut pas être dessinée ici ; tous les choix sont dans la liste.
turn-phase = tour { $turn }, phase : { phase }
over = La partie est finie
chooses = { seat } : à vous de choisir
computer-chooses = { seat } : l’ordinateur joue
looking-back = Regard en arrière
turn-now = { $date } : tour { $turn } sur { $last }
pick-lit = Choisissez ce qui est éclairé sur la carte, ou dans la liste.
not-your-turn = Ce n’est pas votre tour. { side-name } choisit.
skip = Passer{ $count ->
    [0] { "" }
   *[other] { " " }(encore { $count })
  }
thinks = { seat } : { $bot } réfléchit…
move-now = Jouer maintenant
take-over = Jouer ce camp moi-même
instead = À sa place :
change-players = Changer les joueurs
undo = Reprendre
undo-start = Rien n’a encore été joué.
undo-die = Pas plus loin : un dé a été lancé.
undo-seat = Pas plus loin : un autre joueur a eu le choix.
undo-reveal = Pas plus loin : ce qui était caché a été révélé.
which-one = Lequel ?
why-not = Pourquoi pas ?
line-lost = La liaison avec la table est perdue. Nouvel essai…
waiting = En attente de la table…
tab-choices = Choix{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
  }
tab-war = Guerre{ $alarm ->
    [yes] { " " }⚠
   *[no] { "" }
  }
tab-log = Journal
tab-dice = Dés
no-choice-past = C’est le passé. Revenez au présent pour choisir, ou jouez à partir d’ici.
no-choice-over = La partie est finie.
no-choice-now = Il n’y a rien à choisir en ce moment.
no-such-match = Cette partie n’existe pas ici.
no-such-place = Cette adresse est illisible ; voici l’endroit le plus proche.
match-deleted = Cette partie a été supprimée.

## Battle

volley = La dernière salve
fold = Replier
unfold = Montrer : { $name }

## Log and dice

copy-log = Copier comme récit
log-copied = Le récit est dans le presse-papiers.
log-not-copied = Le navigateur n’autorise pas la page à utiliser le presse-papiers.
log-empty = Il ne s’est encore rien passé.
log-all = { $count ->
    [one] Montrer 1 ligne
   *[other] Montrer les { $count } lignes
  }
see-moment = Voir ce moment
rolls = { $count ->
    [0] Aucun dé lancé
    [one] 1 dé lancé
   *[other] { $count } dés lancés
  }
dice-of = { side-name } : combien de fois chaque nombre est sorti
luck = { $shots ->
    [0] Aucun tir encore.
    [one] 1 tir : { $hits } touché ; { $due } attendu.
   *[other] { $shots } tirs : { $hits } touchés ; { $due } attendus.
  }
honest-dice = Dés honnêtes
commitment = Ceci a été fixé avant le premier lancer ; à la fin de la partie la graine est montrée, et chacun peut vérifier chaque dé :
seed = La graine :
verify = Pour vérifier chaque dé : exporter le journal, puis lancer

## Après la partie

expected = Ce qu’il attendait
expected-about = Les chances de gagner de l’ordinateur, telles qu’il les voyait au début de chacun de ses tours.
expected-turn = Tour
expected-player = Joueur
expected-chance = Chances

## Rulebook

rulebook = Règles
search-rules = Chercher dans les règles
no-rule-found = Aucune règle ne dit cela.

## Replay

to-present = Au présent
moment = { $date }, phase : { phase }
action-of = action { $at } sur { $last } : { $action }
moment-slider = Moment de la partie
turn-back = Un tour en arrière
turn-on = Un tour en avant
step-back = Un pas en arrière
step-on = Un pas en avant
next-battle = Bataille suivante
run = Jouer
stop = Arrêter
copy-link = Copier le lien
link-copied = Un lien vers ce moment est dans le presse-papiers.
play-on = Jouer à partir d’ici
play-on-about = Une nouvelle partie commence après l’action { $at }, avec de nouveaux dés. Celle-ci reste comme elle est.

## Overlays and keys

overlay = Montré sur la carte
overlay-none = rien de plus
hide-counters = cacher les pions
keys = Touches
key-primary = l’étape suivante : le bouton coloré
key-undo = reprendre
key-type = écrire un choix
key-hide = cacher ou montrer les pions
key-rules = règles
key-skip = passer les coups des autres
key-hurry = que l’ordinateur joue maintenant
key-why = aller à la réponse « pourquoi pas ? »
key-step = en revoyant : un pas en arrière ou en avant
key-leap = en revoyant : phase ou bataille d’avant ou d’après
key-run = en revoyant : jouer ou arrêter
key-close = fermer la fiche
key-keys = cette liste

## Errors

error-offline = La table ne répond pas. Fonctionne-t-elle encore ?
error-stale = La partie a avancé ; voici où elle en est.
error-foreign-seat = Ce n’est pas à vous de jouer ce camp maintenant.
error-unknown = Quelque chose s’est mal passé ; rien n’a été changé.
