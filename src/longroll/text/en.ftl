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

## The service and the server: what they say, whatever is played

service-unreadable = That cannot be read: { $detail }.
service-no-action = “{ $action }” is no action of this game, or not all of one.
service-no-place = There is no place { $name } on this board.
server-field = The request is wrong at { $place }: { $fault ->
    [missing] it is missing
    [json] it is no JSON
    [long] it is too long
    [short] it is too short
    [range] it is out of range
    [kind] it is of another kind
   *[other] it is not one of those that are known
  }.
server-not-json = The request is not application/json.
server-not-text = A journal is sent as text/plain.
server-not-utf-8 = The journal is not text in UTF-8.
server-too-long = The request is longer than { $limit } KiB.
server-address = The address cannot be read.
server-nothing-here = There is nothing here.
server-no-method = That cannot be done here.
server-foreign-host = This server does not go by that name.
server-foreign-origin = Another site may not use this server.
server-too-many-watchers = Too many are watching.
server-too-fast = Your address has sent too many requests. Wait a moment and try again.
server-too-many-matches = Your address has made too many matches in a short time. Wait a moment and try again.
server-too-many-bodies = Too much is being sent to this server at the moment. Try again later.
server-page = A file of the page cannot be read. Build the page again.
service-no-match = There is no such match.
service-no-moment = There is no moment { $number }: the match has { $last } actions.
service-no-title = There is no title { $name }.
service-no-system = There is no system { $name }.
service-no-language = There is no catalogue in the language { $name }.
service-no-player = “{ $name }” cannot play a seat; these can: { $players }.
service-no-seat = “{ $name }” is not a seat; the seats are { $seats }.
service-not-your-turn = It is not the turn of { $seat }.
service-not-your-action = The last action was not made by { $seat }.
service-over = The game is over.
service-computer = { $seat } is played by the computer.
service-secret = Something is being laid out in secret; wait until it is revealed.
service-stale = The match has moved on to version { $version }.
service-damaged = This match does not replay any more from action { $number } on. It can be viewed, exported and continued by a fork from the action before.
service-refused = “{ $action }” is refused by { $rule }.
service-other-rules = This match cannot be shown by this program. It follows version { $theirs } of the rules, the program plays { $ours }: { $detail }.
service-journal = The journal cannot be played again: { $detail }.
service-journal-unreadable = The journal cannot be read.
service-journal-line = The journal cannot be read at line { $number }.
service-journal-action = The journal cannot be read at action { $number }.
service-journal-differs = The journal differs from its replay at action { $number } ({ $action }).
service-seed = The seed of the journal is longer than { $limit } characters.
service-intact = nothing was stored and the match stands as it was.
service-disk-full = The disk is full: { service-intact }
service-read-only = The data folder cannot be written to: { service-intact }
service-busy = The database is busy with another program: { service-intact }
service-gone = The database file was removed or replaced while the program was running: { service-intact }
service-corrupt = The database file is damaged: { service-intact }
service-storage = The database could not be written: { service-intact }
service-fault = Something went wrong in the server: { service-intact }
service-bot = The computer player { bot } could not go on ({ $why }); the match is intact.
service-bot-silent = The computer player { bot } did not answer in time; the match is intact.
service-bot-lost = The computer player { bot } was ended while it was thinking; the match is intact.
service-bot-unknown = There is no computer player { bot }; choose another player for its seat.
service-not-over = What the computer expected is told when the game is over.
