# The common words of the command line in Italian: the text game of every title.

console-hint = help elenca ciò che si può scrivere; quit esce.
console-enter = Invio: { $label }
console-over = La partita è finita. log, save, units, map e position rispondono ancora.
console-no-choice = Non c’è una scelta numero { $number }: le scelte vanno da 1 a { $last }.
console-allowed = { $action } è permesso ora.
console-undone = Annullato: { $action }
console-no-undo = Non si può annullare nulla: { $why ->
    [start] dall’inizio non è stato giocato nulla.
    [die] nel frattempo è stato tirato un dado.
   *[seat] nel frattempo la scelta è passata all’altra parte.
  }
console-saved = { $actions ->
    [one] Salvata 1 azione
   *[other] Salvate { $actions } azioni
  } in { $file }.
console-loaded = Si continua dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
  }.
console-no-log = Non è ancora successo nulla.
console-no-place = Non c’è nessun luogo chiamato «{ $name }»{ $near ->
    [none] { "" }
   *[other] . È forse uno di questi: { $near }?
  }
console-no-rule = Non c’è nessuna regola o interpretazione chiamata «{ $name }».
console-no-side = «{ $name }» non è una parte; le parti sono { $sides }.
console-usage = Scrivetelo così: { $usage }
console-left = Avete lasciato la partita{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one] ; il file salvato prosegue con 1 azione che è stata annullata
       *[other] ; il file salvato prosegue con { $undone } azioni che sono state annullate
      }
    [one] ; 1 azione non è salvata
   *[other] ; { $actions } azioni non sono salvate
  }.
console-seats = { $side }: { $player }
console-me = voi
console-bot = computer ({ $bot })
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 scegliere il numero 3
    AZIONE            lo stesso, per esteso: { example-action }; ogni scelta mostra come si scrive
    Invio             l’unica scelta, se ce n’è una sola; altrimenti di nuovo le scelte
    why AZIONE        perché un’azione non è permessa: il motivo e la regola
    undo              annullare l’ultima scelta, fino all’ultimo dado o cambio di parte
    look              tutta la mappa
    map LUOGO         un luogo: chi lo tiene, chi c’è, le linee che ne partono
    units [PARTE]     tutte le unità, luogo per luogo
    log [N]           le ultime N cose successe, con le loro regole
    rule ID           il testo di una regola o interpretazione: { example-rule }
    position          la posizione in una riga
    save FILE         salvare la partita; longroll play --load FILE la continua
    help, quit
