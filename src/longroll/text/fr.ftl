# Les messages communs à tous les jeux : le jeu en texte et le serveur.

console-hint = Tapez help pour la liste des commandes, quit pour quitter la partie.
console-enter = Entrée : { $label }
console-over = La partie est terminée. log, save, units, map et position restent utilisables.
console-no-choice = Il n’y a pas de choix numéro { $number } : les choix vont de 1 à { $last }.
console-allowed = { $action } est permis maintenant.
console-undone = Annulé : { $action }
console-no-undo = Impossible d’annuler : { $why ->
    [start] rien n’a encore été joué.
    [die] un dé a été lancé.
    [reveal] ce qui était caché a été révélé.
    [end] la partie est terminée.
   *[seat] un autre joueur a joué.
  }
console-saved = { $actions ->
    [one] { $actions } action enregistrée
   *[other] { $actions } actions enregistrées
  } dans { $file }.
console-loaded = La partie reprend après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
console-no-log = Il ne s’est encore rien passé.
console-no-place = Aucun lieu ne s’appelle « { $name } »{ $near ->
    [none] { "" }
   *[other] . Est-ce l’un de ceux-ci : { $near } ?
  }
console-no-rule = Aucune règle ni décision ne s’appelle « { $name } ».
console-no-side = « { $name } » n’est pas un camp ; les camps sont { $sides }.
console-usage = Tapez-le ainsi : { $usage }
console-left = Partie quittée{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one]  ; le fichier enregistré compte encore { $undone } action, qui a été annulée
       *[other]  ; le fichier enregistré compte encore { $undone } actions, qui ont été annulées
      }
    [one]  ; { $actions } action n’est pas enregistrée
   *[other]  ; { $actions } actions ne sont pas enregistrées
  }.
console-seats = { $side } : { $player }
console-me = vous
bot = { $bot ->
    [militia] Milice
    [veteran] Vétéran
    [crack] Élite
    [random] hasard
   *[other] { $bot }
  }{ $commander ->
    [none] { "" }
   *[other] , { $commander }
  }
seat-name = { $seat ->
    [union] Union
    [confederate] Confédération
    [union-second] Union (second joueur)
    [confederate-second] Confédération (second joueur)
   *[other] { $seat }
  }
exercise-title = { $title } – { seat-name }, tour { $turn }
console-bot = ordinateur ({ bot })
console-bot-failed = { $side } : désormais à vous de jouer.
pack-written = Écrit dans { $file }.
pack-sound = { $file } est valide : { $name }. Hexagones : { $hexes } ; unités : { $units }.
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 prendre le choix numéro 3
    ACTION            le même, en toutes lettres : { example-action } ; chaque choix montre comment il s’écrit
    Entrée            le seul choix, s’il n’y en a qu’un ; sinon, de nouveau les choix
    why ACTION        pourquoi une action n’est pas permise : la raison et la règle
    undo              annuler le dernier choix, mais pas au-delà d’un dé ou du choix d’un autre joueur
    look              tout le plateau
    map LIEU          un lieu : qui le contrôle, qui s’y trouve, ses liaisons
    units [CAMP]      toutes les unités, lieu par lieu
    log [N]           les N derniers événements, avec leurs règles
    rule ID           le texte d’une règle ou d’une décision : { example-rule }
    position          la position en une ligne
    save FICHIER      enregistrer la partie ; longroll play --load FICHIER la continue
    help, quit

## Le serveur

service-unreadable = Lecture impossible : { $detail }.
service-no-action = Commande inconnue : « { $action } ».
service-no-place = Il n’y a pas de lieu { $name } sur cette carte.
server-field = La demande est fautive à { $place } : { $fault ->
    [missing] cela manque
    [json] ce n’est pas du JSON
    [long] c’est trop long
    [short] c’est trop court
    [range] c’est hors des limites
    [kind] le type est incorrect
   *[other] la valeur est inconnue
  }.
server-not-json = La demande n’est pas en application/json.
server-not-text = Un journal s’envoie en text/plain.
server-not-utf-8 = Le journal n’est pas un texte en UTF-8.
server-too-long = La demande dépasse { $limit } Kio.
server-address = L’adresse ne peut pas être lue.
server-nothing-here = Cette page n’existe pas.
server-no-method = Ce n’est pas possible ici.
server-foreign-host = Ce serveur n’accepte pas les requêtes pour ce nom d’hôte.
server-foreign-origin = Les requêtes d’un autre site ne sont pas acceptées.
server-too-many-watchers = Il y a trop de spectateurs.
server-too-fast = Votre adresse a envoyé trop de requêtes. Attendez un instant et réessayez.
server-too-many-matches = Votre adresse a créé trop de parties en peu de temps. Attendez un instant et réessayez.
server-too-many-bodies = Ce serveur reçoit trop de données en ce moment. Réessayez plus tard.
server-page = Un fichier de la page est illisible. Reconstruisez la page.
service-no-match = Cette partie n’existe pas.
service-no-moment = Il n’y a pas d’action { $number } : la partie compte { $last } actions.
service-no-title = Il n’y a pas de jeu { $name }.
service-no-packs = { $name } ne se joue pas avec des fichiers de matériel.
service-no-system = Il n’y a pas de système { $name }.
service-no-language = Il n’y a pas de catalogue dans la langue { $name }.
service-no-player = « { $name } » ne peut pas jouer un camp ; joueurs possibles : { $players }.
service-no-seat = « { $name } » n’est pas un camp ; les camps sont { $seats }.
service-pie-seats = Un ordinateur qui choisit son camp laisse les places libres : n’en attribuez aucune.
service-no-lesson = Il n’y a pas de leçon { $name }.
service-no-guided-game = Il n’y a pas de partie guidée { $name }.
service-no-picture = Il n’y a pas d’image pour { $name }.
service-lesson-other = Les règles le permettent, mais la leçon demande autre chose maintenant.
service-lesson-over = La leçon est terminée ; recommencez-la ou passez à la suivante.
service-lesson-seats = Dans une leçon, les joueurs restent les mêmes.
service-lesson-advice = Dans une leçon ou un exercice, l’ordinateur ne donne pas de conseil.
service-no-task = Ce choix revient au joueur seul.
service-no-exercise = Il n’y a pas d’exercice { $name }.
service-not-exercise = Cette partie n’est pas un exercice.
service-exercise-over = Le plan de cet exercice est terminé : faites-le vérifier ou recommencez.
service-exercise-empty = Jouez d’abord quelque chose ; votre plan pourra ensuite être vérifié.
service-not-your-turn = Ce n’est pas le tour de ce camp : { seat-name }.
service-not-your-action = La dernière action n’est pas de ce camp : { seat-name }.
service-over = La partie est terminée.
service-computer = L’ordinateur joue ce camp : { seat-name }.
service-secret = Un déploiement secret est en cours ; attendez qu’il soit révélé.
service-stale = La partie a changé ; elle en est à la version { $version }.
service-damaged = Cette partie ne peut plus être rejouée à partir de l’action { $number }. On peut la consulter, l’exporter et la poursuivre par une bifurcation depuis l’action précédente.
service-refused = « { $action } » est refusé par { $rule }.
service-other-rules = Ce programme ne peut pas afficher cette partie. Elle suit la version { $theirs } des règles, le programme joue la version { $ours } : { $detail }.
service-journal = Le journal ne peut pas être rejoué : { $detail }.
service-journal-unreadable = Le journal ne peut pas être lu.
service-journal-line = Le journal ne peut pas être lu à la ligne { $number }.
service-journal-action = Le journal ne peut pas être lu à l’action { $number }.
service-journal-differs = Le journal diffère de sa relecture à l’action { $number } ({ $action }).
service-seed = La graine du journal dépasse { $limit } caractères.
service-intact = rien n’a été enregistré et la partie est inchangée.
service-disk-full = Le disque est plein : { service-intact }
service-read-only = Le dossier des données est protégé en écriture : { service-intact }
service-busy = La base est occupée par un autre programme : { service-intact }
service-gone = Le fichier de la base a été retiré ou remplacé pendant que le programme tournait : { service-intact }
service-corrupt = Le fichier de la base de données est endommagé : { service-intact }
service-storage = La base n’a pas pu être écrite : { service-intact }
service-fault = Une erreur s’est produite dans le serveur : { service-intact }
service-bot = Le joueur ordinateur { bot } a échoué ({ $why }) ; la partie est inchangée.
service-bot-silent = Le joueur ordinateur { bot } n’a pas répondu à temps ; la partie est inchangée.
service-bot-lost = Le joueur ordinateur { bot } a été arrêté pendant sa réflexion ; la partie est inchangée.
service-bot-unknown = Il n’y a pas de joueur ordinateur { bot } ; choisissez un autre joueur pour son camp.
service-not-over = L’estimation de l’ordinateur s’affiche quand la partie est terminée.
service-analysis-not-over = Seule une partie terminée peut être analysée, et celle-ci ne l’est pas.
service-analyses = Trop de parties sont en cours d’analyse. Réessayez plus tard.
service-analysis = L’analyse a échoué ({ $why }) ; la partie est inchangée.
service-analysis-lost = L’analyse a été interrompue ; la partie est inchangée, et vous pouvez redemander l’analyse.
service-no-preview = Cela ne peut pas être essayé d’abord : des dés sont lancés ou votre tour se termine.

## Why a plan is better or worse than another

reason-cities = { $better ->
    [yes] davantage de villes
   *[no] moins de villes
  }
reason-objectives = { $better ->
    [yes] davantage d’objectifs tenus ou à portée
   *[no] moins d’objectifs tenus ou à portée
  }
reason-strength = { $better ->
    [yes] une armée plus forte
   *[no] une armée plus faible
  }
reason-recruits = { $better ->
    [yes] davantage de recrues
   *[no] moins de recrues
  }
reason-income = { $better ->
    [yes] un meilleur revenu
   *[no] un revenu plus faible
  }
reason-losses = { $better ->
    [yes] les pertes sont à votre avantage
   *[no] les pertes sont à l’avantage de l’ennemi
  }
reason-result = { $better ->
    [yes] plus près de la victoire aux points
   *[no] plus loin de la victoire aux points
  }
reason-advance = { $better ->
    [yes] votre armée est plus près de ses objectifs
   *[no] votre armée est plus loin de ses objectifs
  }
reason-concentration = { $better ->
    [yes] votre armée est regroupée
   *[no] votre armée est dispersée
  }
reason-works = { $better ->
    [yes] mieux retranché
   *[no] moins bien retranché
  }
reason-navy = { $better ->
    [yes] une flotte plus forte
   *[no] une flotte plus faible
  }
reason-europe = { $better ->
    [yes] l’Europe penche de votre côté
   *[no] l’Europe penche du côté ennemi
  }
reason-own-places = { $better ->
    [yes] vos positions sont plus sûres
   *[no] vos positions sont en danger
  }
reason-enemy-places = { $better ->
    [yes] les positions ennemies sont menacées
   *[no] les positions ennemies sont à l’abri
  }
reason-own-attacks = { $better ->
    [yes] de bonnes attaques en vue
   *[no] moins de bonnes attaques en vue
  }
reason-enemy-attacks = { $better ->
    [yes] l’ennemi a moins de bonnes attaques
   *[no] l’ennemi obtient de bonnes attaques
  }

## Computer analysis

analysis = Analyse par l’ordinateur
analysis-about = L’effet de chaque dé et de chaque décision sur les chances de gagner, et les plans qui auraient été meilleurs. Il faut environ une demi-minute, et le résultat est conservé avec la partie.
analysis-request = Demander une analyse par l’ordinateur
analysis-queued = En attente de la fin d’autres analyses.
analysis-running = L’analyse de la partie est en cours.
analysis-interrupted = L’analyse a été interrompue. La partie est inchangée, et vous pouvez redemander l’analyse.
analysis-cancelled = L’analyse a été annulée. La partie est inchangée, et vous pouvez redemander l’analyse.
analysis-open = Toute l’analyse
analysis-chance = Chances de gagner
analysis-curve = { side } : chances de gagner { $start } au début, { $end } à la fin
analysis-axis = Tour
analysis-turns = Tour par tour
analysis-point = { $date } : { side } { $chance }
analysis-turning = Tournant de la partie
analysis-turning-about = Ensuite, les chances du vainqueur ne sont plus descendues sous la moitié.
analysis-luck = Chance et décisions
analysis-luck-about = En centièmes des chances de gagner. Un dé appartient au camp dont il a suivi l’action. Le départ, les dés et les décisions des deux camps font ensemble le résultat.
analysis-dice = Dés
analysis-effects = Décisions
analysis-sum = { side-name } : les dés lui ont { $luck ->
    [gain] rapporté
   *[loss] coûté
  } { $dice ->
    [one] { $dice } point
   *[other] { $dice } points
  }, ses décisions lui ont { $effect ->
    [gain] rapporté
   *[loss] coûté
  } { $decisions }.
analysis-decisions = Les décisions les plus coûteuses
analysis-none = Aucun plan meilleur que ce qui a été joué n’a été trouvé.
analysis-judgement = { $kind ->
    [blunder] Gaffe
    [mistake] Erreur
   *[inaccuracy] Imprécision
  }
analysis-instead = { $played } au lieu de { $better }
analysis-played = Joué
analysis-better = Meilleur
analysis-show = Montrer sur la carte
analysis-luckiest = Les dés qui ont le plus compté
analysis-marker = Marqueur tiré
