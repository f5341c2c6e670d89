# The common words of the command line: the text game of every title.

console-hint = help lists what can be typed; quit leaves.
console-enter = Enter: { $label }
console-over = The game is over. log, save, units, map and position still answer.
console-no-choice = There is no choice number { $number }: the choices are 1 to { $last }.
console-allowed = { $action } is allowed now.
console-undone = Taken back: { $action }
console-no-undo = Nothing can be taken back: { $why ->
    [start] nothing has been played since the beginning.
    [die] a die has been rolled since.
    [reveal] what was hidden has been revealed since.
   *[seat] the choice has passed to another player since.
  }
console-saved = Saved { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } to { $file }.
console-loaded = Continuing after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }.
console-no-log = Nothing has happened yet.
console-no-place = There is no place called "{ $name }"{ $near ->
    [none] { "" }
   *[other] . Is it one of these: { $near }?
  }
console-no-rule = There is no rule or ruling called "{ $name }".
console-no-side = "{ $name }" is not a side; the sides are { $sides }.
console-usage = Type it like this: { $usage }
console-left = Left the game{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one] ; the saved file goes on with 1 action that was taken back
       *[other] ; the saved file goes on with { $undone } actions that were taken back
      }
    [one] ; 1 action is not saved
   *[other] ; { $actions } actions are not saved
  }.
console-seats = { $side }: { $player }
console-me = you
bot = { $bot ->
    [militia] Militia
    [veteran] Veteran
    [crack] Crack
    [random] random
   *[other] { $bot }
  }
console-bot = computer ({ bot })
console-bot-failed = { $side } is yours from here on.
pack-written = Written to { $file }.
pack-sound = { $file } is sound: { $name }, { $hexes } hexes, { $units } units.
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 choose number 3
    ACTION            the same, written out: { example-action }; every choice shows how it is written
    Enter             the only choice, if there is but one; otherwise the choices again
    why ACTION        why an action is not allowed: the reason and the rule
    undo              take the last choice back, as far as the last die or change of side
    look              the whole board
    map PLACE         a place: who holds it, who is there, the lines that leave it
    units [SIDE]      every unit, by place
    log [N]           the last N things that happened, with their rules
    rule ID           the text of a rule or ruling: { example-rule }
    position          the position in one line
    save FILE         save the game; longroll play --load FILE goes on with it
    help, quit

## The table: what the server itself says, whatever is played

table-unreadable = That cannot be read: { $detail }.
table-no-action = “{ $action }” is no action of this game, or not all of one.
table-no-place = There is no place { $name } on this board.
table-field = The request is wrong at { $place }: { $fault ->
    [missing] it is missing
    [json] it is no JSON
    [long] it is too long
    [short] it is too short
    [range] it is out of range
    [kind] it is of another kind
   *[other] it is not one of those that are known
  }.
table-not-json = The request is not application/json.
table-not-text = A journal is sent as text/plain.
table-not-utf-8 = The journal is not text in UTF-8.
table-too-long = The request is longer than { $limit } KiB.
table-address = The address cannot be read.
table-nothing-here = There is nothing here.
table-not-so = That cannot be done here.
table-foreign-host = This server does not go by that name.
table-foreign-origin = Another site may not use this server.
table-too-many = Too many are watching.
table-no-match = There is no such match.
table-no-moment = There is no moment { $number }: the match has { $last } actions.
table-no-title = There is no title { $name }.
table-no-system = There is no system { $name }.
table-no-language = There is no catalogue in the language { $name }.
table-no-player = “{ $name }” cannot play a seat; these can: { $players }.
table-no-seat = “{ $name }” is not a seat; the seats are { $seats }.
table-not-your-turn = It is not the turn of { $seat }.
table-not-your-action = The last action was not made by { $seat }.
table-over = The game is over.
table-computer = { $seat } is played by the computer.
table-secret = Something is being laid out in secret; wait until it is revealed.
table-stale = The match has moved on to version { $version }.
table-refused = “{ $action }” is refused by { $rule }.
table-other-rules = This match follows version { $theirs } of the rules; this program plays { $ours }.
table-differs = The stored match differs from its replay at action { $number } ({ $action }).
table-journal = The journal cannot be played again: { $detail }.
table-journal-unreadable = The journal cannot be read.
table-journal-line = The journal cannot be read at line { $number }.
table-journal-action = The journal cannot be read at action { $number }.
table-journal-differs = The journal differs from its replay at action { $number } ({ $action }).
table-seed = The seed of the journal is longer than { $limit } characters.
table-intact = nothing was stored and the match stands as it was.
table-disk-full = The disk is full: { table-intact }
table-read-only = The data folder cannot be written to: { table-intact }
table-busy = The database is busy with another program: { table-intact }
table-gone = The database file was removed or replaced while the program was running: { table-intact }
table-storage = The database could not be written: { table-intact }
table-fault = Something went wrong in the server: { table-intact }
table-bot = The computer player { bot } could not go on ({ $why }); the match is intact.
table-bot-silent = The computer player { bot } did not answer in time; the match is intact.
table-bot-lost = The computer player { bot } was ended while it was thinking; the match is intact.
table-bot-unknown = There is no computer player { bot }; choose another player for its seat.
table-not-over = What the computer expected is told when the game is over.
