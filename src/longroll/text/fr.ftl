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
   *[seat] le choix est passé à l’autre camp depuis.
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
console-bot = ordinateur ({ $bot })
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
