# Les mots communs de la ligne de commande : le jeu en texte de chaque titre.

console-hint = help donne la liste de ce qu’on peut taper ; quit quitte la partie.
console-enter = Entrée : { $label }
console-over = La partie est finie. log, save, units, map et position répondent encore.
console-no-choice = Il n’y a pas de choix numéro { $number } : les choix vont de 1 à { $last }.
console-allowed = { $action } est permis maintenant.
console-undone = Repris : { $action }
console-no-undo = Rien ne peut être repris : { $why ->
    [start] rien n’a été joué depuis le début.
    [die] un dé a été lancé depuis.
    [reveal] ce qui était caché a été révélé depuis.
   *[seat] le choix est passé à un autre joueur depuis.
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
        [one]  ; le fichier enregistré compte encore { $undone } action qui a été reprise
       *[other]  ; le fichier enregistré compte encore { $undone } actions qui ont été reprises
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
console-bot = ordinateur ({ bot })
console-bot-failed = { $side } : désormais à vous de jouer.
pack-written = Écrit dans { $file }.
pack-sound = { $file } est cohérent : { $name }, { $hexes } hexagones, { $units } unités.
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 prendre le choix numéro 3
    ACTION            le même, en toutes lettres : { example-action } ; chaque choix montre comment il s’écrit
    Entrée            le seul choix, s’il n’y en a qu’un ; sinon, de nouveau les choix
    why ACTION        pourquoi une action n’est pas permise : la raison et la règle
    undo              reprendre le dernier choix, jusqu’au dernier dé ou changement de camp
    look              tout le plateau
    map LIEU          un lieu : qui le tient, qui s’y trouve, les lignes qui en partent
    units [CAMP]      toutes les unités, lieu par lieu
    log [N]           les N derniers faits, avec leurs règles
    rule ID           le texte d’une règle ou d’une décision : { example-rule }
    position          la position en une ligne
    save FICHIER      enregistrer la partie ; longroll play --load FICHIER la reprend
    help, quit

## La table : ce que dit le serveur lui-même, quel que soit le jeu

table-unreadable = Cela ne peut pas être lu : { $detail }.
table-no-action = « { $action } » n’est pas une action de ce jeu, ou pas une action entière.
table-no-place = Il n’y a pas de lieu { $name } sur cette carte.
table-field = La demande est fautive à { $place } : { $fault ->
    [missing] cela manque
    [json] ce n’est pas du JSON
    [long] c’est trop long
    [short] c’est trop court
    [range] c’est hors des limites
    [kind] c’est d’une autre sorte
   *[other] cela n’est pas connu
  }.
table-not-json = La demande n’est pas en application/json.
table-not-text = Un journal s’envoie en text/plain.
table-not-utf-8 = Le journal n’est pas un texte en UTF-8.
table-too-long = La demande dépasse { $limit } Kio.
table-address = L’adresse ne peut pas être lue.
table-nothing-here = Il n’y a rien ici.
table-not-so = Cela ne peut pas se faire ici.
table-foreign-host = Ce serveur ne répond pas à ce nom.
table-foreign-origin = Un autre site ne peut pas se servir de ce serveur.
table-too-many = Il y a trop de spectateurs.
table-no-match = Cette partie n’existe pas.
table-no-moment = Il n’y a pas de moment { $number } : la partie compte { $last } actions.
table-no-title = Il n’y a pas de jeu { $name }.
table-no-system = Il n’y a pas de système { $name }.
table-no-language = Il n’y a pas de catalogue dans la langue { $name }.
table-no-player = « { $name } » ne peut pas tenir un camp ; ceux-ci le peuvent : { $players }.
table-no-seat = « { $name } » n’est pas un camp ; les camps sont { $seats }.
table-not-your-turn = Ce n’est pas à { $seat } de jouer.
table-not-your-action = La dernière action n’est pas de { $seat }.
table-over = La partie est finie.
table-computer = { $seat } est joué par l’ordinateur.
table-secret = Un déploiement secret est en cours ; attendez qu’il soit révélé.
table-stale = La partie en est à la version { $version }.
table-refused = « { $action } » est refusé par { $rule }.
table-other-rules = Cette partie suit la version { $theirs } des règles ; ce programme joue la { $ours }.
table-differs = La partie enregistrée diffère de sa relecture à l’action { $number } ({ $action }).
table-journal = Le journal ne peut pas être rejoué : { $detail }.
table-journal-unreadable = Le journal ne peut pas être lu.
table-journal-line = Le journal ne peut pas être lu à la ligne { $number }.
table-journal-action = Le journal ne peut pas être lu à l’action { $number }.
table-journal-differs = Le journal diffère de sa relecture à l’action { $number } ({ $action }).
table-seed = La graine du journal dépasse { $limit } caractères.
table-intact = rien n’a été enregistré et la partie est restée telle quelle.
table-disk-full = Le disque est plein : { table-intact }
table-read-only = Le dossier des données est protégé en écriture : { table-intact }
table-busy = La base est occupée par un autre programme : { table-intact }
table-gone = Le fichier de la base a été retiré ou remplacé pendant que le programme tournait : { table-intact }
table-storage = La base n’a pas pu être écrite : { table-intact }
table-fault = Une erreur s’est produite dans le serveur : { table-intact }
table-bot = Le joueur ordinateur { bot } n’a pas pu continuer ({ $why }) ; la partie est intacte.
table-bot-silent = Le joueur ordinateur { bot } n’a pas répondu à temps ; la partie est intacte.
table-bot-lost = Le joueur ordinateur { bot } a été arrêté pendant qu’il réfléchissait ; la partie est intacte.
table-bot-unknown = Il n’y a pas de joueur ordinateur { bot } ; choisissez un autre joueur pour son camp.
table-not-over = Ce que l’ordinateur attendait est dit quand la partie est finie.
