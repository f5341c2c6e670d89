# Messages that every game uses: the text game of the command line and the server.

console-hint = Type help for a list of commands, quit to leave the game.
console-enter = Enter: { $label }
console-over = The game is over. You can still use log, save, units, map and position.
console-no-choice = There is no choice { $number }; the choices are 1 to { $last }.
console-allowed = { $action } is allowed now.
console-undone = Undone: { $action }
console-no-undo = Can’t undo: { $why ->
    [start] nothing has been played yet.
    [die] a die has been rolled.
    [reveal] something hidden has been revealed.
    [end] the game is over.
   *[seat] another player has acted.
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
console-no-place = There is no place called “{ $name }”{ $near ->
    [none] { "" }
   *[other] . Did you mean one of these: { $near }?
  }
console-no-rule = There is no rule or ruling called “{ $name }”.
console-no-side = “{ $name }” is not a side; the sides are { $sides }.
console-usage = Type it like this: { $usage }
console-left = Left the game{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one] ; the saved file has 1 more action, which you have undone
       *[other] ; the saved file has { $undone } more actions, which you have undone
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
  }{ $commander ->
    [none] { "" }
   *[other] , { $commander }
  }
seat-name = { $seat ->
    [union] Union
    [confederate] Confederacy
    [union-second] Union (second player)
    [confederate-second] Confederacy (second player)
   *[other] { $seat }
  }
exercise-title = { $title } – { seat-name }, turn { $turn }
console-bot = computer ({ bot })
console-bot-failed = { $side }: you play this side from now on.
pack-written = Written to { $file }.
pack-sound = { $file } is valid: { $name }. Hexes: { $hexes }; units: { $units }.
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 choose number 3
    ACTION            an action in words: { example-action }; the choices show how they are written
    Enter             make the choice if there is only one; otherwise list the choices again
    why ACTION        why an action is not allowed, and by which rule
    undo              undo the last choice; not beyond a die roll or another player’s choice
    look              the whole board
    map PLACE         a place: who controls it, who is there, its connections
    units [SIDE]      every unit, by place
    log [N]           the last N events, with their rules
    rule ID           the text of a rule or ruling: { example-rule }
    position          the position in one line
    save FILE         save the game; longroll play --load FILE continues it
    help, quit

## The server

service-unreadable = This cannot be read: { $detail }.
service-no-action = Unknown command: “{ $action }”.
service-no-place = There is no place { $name } on this board.
server-field = The request is wrong at { $place }: { $fault ->
    [missing] it is missing
    [json] it is not JSON
    [long] it is too long
    [short] it is too short
    [range] it is out of range
    [kind] it has the wrong type
   *[other] it is not a known value
  }.
server-not-json = The request is not application/json.
server-not-text = A journal is sent as text/plain.
server-not-utf-8 = The journal is not text in UTF-8.
server-too-long = The request is longer than { $limit } KiB.
server-address = The address cannot be read.
server-nothing-here = This page does not exist.
server-no-method = This is not possible here.
server-foreign-host = This server does not accept requests for that host name.
server-foreign-origin = Requests from another site are not accepted.
server-too-many-watchers = There are too many spectators.
server-too-fast = Your address has sent too many requests. Wait a moment and try again.
server-too-many-matches = Your address has made too many matches in a short time. Wait a moment and try again.
server-too-many-bodies = Too much is being sent to this server at the moment. Try again later.
server-page = A file of the page cannot be read. Build the page again.
service-no-match = There is no such match.
service-no-moment = There is no action { $number }: the match has { $last } actions.
service-no-title = There is no title { $name }.
service-no-packs = { $name } is not played from packs.
service-no-system = There is no system { $name }.
service-no-language = There is no catalogue in the language { $name }.
service-no-player = “{ $name }” cannot play a seat; possible players: { $players }.
service-no-seat = “{ $name }” is not a seat; the seats are { $seats }.
service-pie-seats = A computer player that picks its side leaves the seats open: name none.
service-no-lesson = There is no lesson { $name }.
service-no-guided-game = There is no guided game { $name }.
service-no-picture = There is no picture for { $name }.
service-lesson-other = The rules allow that, but the lesson asks for something else now.
service-lesson-over = The lesson is at its end; start it again, or go on to the next.
service-lesson-seats = In a lesson the players stay as they are.
service-lesson-advice = In a lesson or an exercise the computer gives no advice.
service-no-task = This choice is for the player alone to make.
service-no-exercise = There is no exercise { $name }.
service-not-exercise = This match is not an exercise.
service-exercise-over = The plan of this exercise is at its end: check it, or try again.
service-exercise-empty = Play something first; then your plan can be checked.
service-not-your-turn = It is not this player’s turn: { seat-name }.
service-not-your-action = The last action was made by another player, not by this one: { seat-name }.
service-over = The game is over.
service-computer = The computer plays this side: { seat-name }.
service-secret = A secret deployment is under way; wait until it is revealed.
service-stale = The match has changed; it is now at version { $version }.
service-damaged = This match does not replay any more from action { $number } on. It can be viewed, exported and continued by a fork from the action before.
service-refused = “{ $action }” is refused by { $rule }.
service-other-rules = This match cannot be shown by this program. It follows version { $theirs } of the rules, the program plays { $ours }: { $detail }.
service-journal = The journal cannot be replayed: { $detail }.
service-journal-unreadable = The journal cannot be read.
service-journal-line = The journal cannot be read at line { $number }.
service-journal-action = The journal cannot be read at action { $number }.
service-journal-differs = The journal differs from its replay at action { $number } ({ $action }).
service-seed = The seed of the journal is longer than { $limit } characters.
service-intact = nothing was stored, and the match is unchanged.
service-disk-full = The disk is full: { service-intact }
service-read-only = The data folder cannot be written to: { service-intact }
service-busy = Another program is using the database: { service-intact }
service-gone = The database file was removed or replaced while the program was running: { service-intact }
service-corrupt = The database file is damaged: { service-intact }
service-storage = The database could not be written: { service-intact }
service-fault = Something went wrong in the server: { service-intact }
service-bot = The computer player { bot } failed ({ $why }); the match is unchanged.
service-bot-silent = The computer player { bot } did not answer in time; the match is unchanged.
service-bot-lost = The computer player { bot } was stopped while it was thinking; the match is unchanged.
service-bot-unknown = There is no computer player { bot }; choose another player for its seat.
service-not-over = The computer’s estimate is shown when the game is over.
service-analysis-not-over = Only a finished game can be analysed, and this one is not over.
service-analyses = Too many games are being analysed. Try again later.
service-analysis = The analysis failed ({ $why }); the match is unchanged.
service-analysis-lost = The analysis was interrupted; the match is unchanged, and you can request the analysis again.
service-no-preview = This can’t be tried out first: it rolls dice or ends your turn.

## Why a plan is better or worse than another

reason-cities = { $better ->
    [yes] more cities
   *[no] fewer cities
  }
reason-objectives = { $better ->
    [yes] more objectives held or in reach
   *[no] fewer objectives held or in reach
  }
reason-strength = { $better ->
    [yes] a stronger army
   *[no] a weaker army
  }
reason-recruits = { $better ->
    [yes] more recruits
   *[no] fewer recruits
  }
reason-income = { $better ->
    [yes] a better income
   *[no] a lower income
  }
reason-losses = { $better ->
    [yes] the losses favour you
   *[no] the losses favour the enemy
  }
reason-result = { $better ->
    [yes] closer to victory on points
   *[no] further from victory on points
  }
reason-advance = { $better ->
    [yes] your army is closer to its goals
   *[no] your army is further from its goals
  }
reason-concentration = { $better ->
    [yes] your army is concentrated
   *[no] your army is scattered
  }
reason-works = { $better ->
    [yes] better entrenched
   *[no] less well entrenched
  }
reason-navy = { $better ->
    [yes] a stronger navy
   *[no] a weaker navy
  }
reason-europe = { $better ->
    [yes] Europe leans your way
   *[no] Europe leans the enemy’s way
  }
reason-own-places = { $better ->
    [yes] your places are safer
   *[no] your places are in danger
  }
reason-enemy-places = { $better ->
    [yes] the enemy’s places are threatened
   *[no] the enemy’s places are safe
  }
reason-own-attacks = { $better ->
    [yes] good attacks next
   *[no] fewer good attacks next
  }
reason-enemy-attacks = { $better ->
    [yes] the enemy has fewer good attacks
   *[no] the enemy gets good attacks
  }

## Computer analysis

analysis = Computer analysis
analysis-about = What every die and every decision did to the chance to win, and which plans would have been better. It takes about half a minute and is stored with the match.
analysis-request = Request a computer analysis
analysis-queued = Waiting until other analyses are done.
analysis-running = The game is being analysed.
analysis-interrupted = The analysis was interrupted. The match is unchanged, and you can request the analysis again.
analysis-cancelled = The analysis was cancelled. The match is unchanged, and you can request the analysis again.
analysis-open = The whole analysis
analysis-chance = Chance to win
analysis-curve = { side }: chance to win { $start } at the start, { $end } at the end
analysis-axis = Turn
analysis-turns = Turn by turn
analysis-point = { $date }: { side } { $chance }
analysis-turning = Turning point
analysis-turning-about = After that the winner’s chance never fell below one half.
analysis-luck = Luck and decisions
analysis-luck-about = In hundredths of the chance to win. A die belongs to the side whose action it followed. Start, dice and decisions of both sides add up to the result.
analysis-dice = Dice
analysis-effects = Decisions
analysis-sum = { side-name }: the dice { $luck ->
    [gain] gave
   *[loss] cost
  } it { $dice ->
    [one] 1 point
   *[other] { $dice } points
  }, its decisions { $effect ->
    [gain] gave
   *[loss] cost
  } it { $decisions }.
analysis-decisions = The costliest decisions
analysis-none = No plan was found that is better than what was played.
analysis-judgement = { $kind ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
  }
analysis-instead = { $played } instead of { $better }
analysis-played = Played
analysis-better = Better
analysis-show = Show on the map
analysis-luckiest = The dice that mattered most
analysis-marker = Marker drawn
