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
    [over] la partie est terminée.
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
  }
seat-name = { $seat ->
    [union] Union
    [confederate] Confédération
    [union-second] Union (second joueur)
    [confederate-second] Confédération (second joueur)
   *[other] { $seat }
  }
console-bot = ordinateur ({ bot })
console-bot-failed = { $side } : désormais à vous de jouer.
pack-written = Écrit dans { $file }.
pack-sound = { $file } est valide : { $name }, { $hexes } hexagones, { $units } unités.
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

table-unreadable = Lecture impossible : { $detail }.
table-no-action = Commande inconnue : « { $action } ».
table-no-place = Il n’y a pas de lieu { $name } sur cette carte.
table-field = La demande est fautive à { $place } : { $fault ->
    [missing] cela manque
    [json] ce n’est pas du JSON
    [long] c’est trop long
    [short] c’est trop court
    [range] c’est hors des limites
    [kind] le type est incorrect
   *[other] la valeur est inconnue
  }.
table-not-json = La demande n’est pas en application/json.
table-not-text = Un journal s’envoie en text/plain.
table-not-utf-8 = Le journal n’est pas un texte en UTF-8.
table-too-long = La demande dépasse { $limit } Kio.
table-address = L’adresse ne peut pas être lue.
table-nothing-here = Cette page n’existe pas.
table-not-so = Ce n’est pas possible ici.
table-foreign-host = Ce serveur n’accepte pas les requêtes pour ce nom d’hôte.
table-foreign-origin = Les requêtes d’un autre site ne sont pas acceptées.
table-too-many = Il y a trop de spectateurs.
table-no-match = Cette partie n’existe pas.
table-no-moment = Il n’y a pas d’action { $number } : la partie compte { $last } actions.
table-no-title = Il n’y a pas de jeu { $name }.
table-no-system = Il n’y a pas de système { $name }.
table-no-language = Il n’y a pas de catalogue dans la langue { $name }.
table-no-player = « { $name } » ne peut pas jouer un camp ; joueurs possibles : { $players }.
table-no-seat = « { $name } » n’est pas un camp ; les camps sont { $seats }.
table-not-your-turn = Ce n’est pas le tour de ce camp : { seat-name }.
table-not-your-action = La dernière action n’est pas de ce camp : { seat-name }.
table-over = La partie est terminée.
table-computer = L’ordinateur joue ce camp : { seat-name }.
table-secret = Un déploiement secret est en cours ; attendez qu’il soit révélé.
table-stale = La partie a changé ; elle en est à la version { $version }.
table-refused = « { $action } » est refusé par { $rule }.
table-other-rules = Cette partie utilise la version { $theirs } des règles ; ce programme utilise la version { $ours }.
table-differs = La partie enregistrée diffère de sa relecture à l’action { $number } ({ $action }).
table-journal = Le journal ne peut pas être rejoué : { $detail }.
table-journal-unreadable = Le journal ne peut pas être lu.
table-journal-line = Le journal ne peut pas être lu à la ligne { $number }.
table-journal-action = Le journal ne peut pas être lu à l’action { $number }.
table-journal-differs = Le journal diffère de sa relecture à l’action { $number } ({ $action }).
table-seed = La graine du journal dépasse { $limit } caractères.
table-intact = rien n’a été enregistré et la partie est inchangée.
table-disk-full = Le disque est plein : { table-intact }
table-read-only = Le dossier des données est protégé en écriture : { table-intact }
table-busy = La base est occupée par un autre programme : { table-intact }
table-gone = Le fichier de la base a été retiré ou remplacé pendant que le programme tournait : { table-intact }
table-storage = La base n’a pas pu être écrite : { table-intact }
table-fault = Une erreur s’est produite dans le serveur : { table-intact }
table-bot = Le joueur ordinateur { bot } a échoué ({ $why }) ; la partie est inchangée.
table-bot-silent = Le joueur ordinateur { bot } n’a pas répondu à temps ; la partie est inchangée.
table-bot-lost = Le joueur ordinateur { bot } a été arrêté pendant sa réflexion ; la partie est inchangée.
table-bot-unknown = Il n’y a pas de joueur ordinateur { bot } ; choisissez un autre joueur pour son camp.
table-not-over = L’estimation de l’ordinateur s’affiche quand la partie est terminée.
