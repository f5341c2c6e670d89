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
pack-sound-boxes = { $file } is valid: { $name }. Boxes: { $boxes }; lines: { $lines }.
pack-sound-spaces = { $file } is valid: { $name }. Spaces: { $spaces }; borders: { $borders }.
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
service-pie-seats = If the computer is to pick its side, do not assign the seats.
service-no-lesson = There is no lesson { $name }.
service-no-guided-game = There is no guided game { $name }.
service-no-picture = There is no picture for { $name }.
service-lesson-other = The rules allow that, but the lesson asks for something else now.
service-lesson-over = The lesson is over. Start it again, or go on to the next one.
service-lesson-seats = You cannot change the players of a lesson.
service-lesson-advice = In a lesson or an exercise the computer gives no advice.
service-no-task = Only the player can make this choice.
service-no-exercise = There is no exercise { $name }.
service-not-exercise = This match is not an exercise.
service-exercise-over = Your plan is complete. Check it, or try again.
service-exercise-empty = Play something first; then your plan can be checked.
service-not-your-turn = It is not this player’s turn: { seat-name }.
service-not-your-action = The last action was made by another player, not by this one: { seat-name }.
service-over = The game is over.
service-computer = The computer plays this side: { seat-name }.
service-sign-in = Sign in first.
service-private = This match is private.
service-not-your-seat = Another person plays this side: { seat-name }.
service-not-a-player = You do not play in this match.
service-others-play = Other people play in this match.
service-seat-of-other = Invite or challenge people; you cannot put them into a seat.
service-no-own-seat = In a club one of the sides must be yours: nobody else could look at this match or end it.
service-secret = A secret deployment is under way; wait until it is revealed.
service-stale = The match has changed; it is now at version { $version }.
service-damaged = This match no longer replays from action { $number } on. You can view it, export it, or continue from the action before in a new match.
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
service-down = The database does not answer at the moment. Try again soon; if you were making a change, check first whether it was saved.
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
service-rated-stays = A rated match cannot be deleted.

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
analysis-about = How every die and every decision changed the chance to win, and which plans would have been better. It takes about half a minute and is stored with the match.
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
analysis-luck-about = In percentage points of the chance to win. A die belongs to the side whose action it followed. Start, dice and decisions of both sides add up to the result.
analysis-dice = Dice
analysis-effects = Decisions
analysis-sum = { side-name }: the dice { $luck ->
    [gain] gave
   *[loss] cost
  } it { $dice ->
    [one] 1 percentage point
   *[other] { $dice } percentage points
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

# --- orders

order-veteran = As Veteran would
order-fact-own = your strength
order-fact-enemy = enemy strength
order-fact-ratio = enemy strength divided by yours
order-fact-round = round of the battle
service-order-question = “{ $name }” is not a question for which orders can be left.
service-order-answer = “{ $name }” is not an answer to this question.
service-order-place = There is no place called “{ $name }”.
service-order-fact = “{ $name }” cannot be used in a condition of this order.
service-order-number = The number of a condition must be from 0 to { $most }.
service-order-many = You can leave at most { $most } orders for a seat.
service-order-lesson = Orders cannot be left in a lesson or exercise.

# --- accounts

account-home = There are no accounts here: this is a table at home.
account-name = A name has { $shortest } to { $longest } letters of one alphabet, digits, hyphens or underscores.
account-name-taken = This name is taken. Choose another one.
account-password = A password has at least { $shortest } characters, not always the same ones.
account-password-name = The password must not contain the name.
account-email = This is not an e-mail address.
account-label = This cannot be the name of a passkey.
account-wrong = The name or the password is wrong.
account-wrong-password = The password is wrong.
account-sign-in-again = Sign out and sign in again first, then try once more.
account-wrong-code = The name or the recovery code is wrong.
account-wrong-passkey = The passkey was not accepted. Try again.
account-last-passkey = This passkey is your only way to sign in. Set a password or add another passkey first.
account-no-passkey = You have no such passkey.
account-too-many-passkeys = You have { $most } passkeys already. Remove one first.
account-tries = There were too many tries. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
account-busy = Many people are signing in at the moment. Try again in a few seconds.
account-signed-in = You are signed in already.
account-members-only = Only members can do this. Create an account; you keep your matches.
account-suspended = This account is suspended.
account-confirm = Type your name to confirm that the account is to be deleted.
account-no-person = There is no player called { $name }.
account-admins-only = Only administrators can do this.
account-not-yourself = You cannot change your own role or suspend yourself.
account-guest-role = A guest cannot have a role, and nobody can be made a guest.

# --- club

club-access = A match is public or private.
club-access-not-over = Whether a match is public is decided when it is over.
club-blocked = This player has blocked you.
club-both-sides = Nobody can play both sides.
club-challenge-over = This challenge is no longer open.
club-commitment = The commitment must be 64 hexadecimal digits.
club-entropy = The random digits must be 32 to 128 hexadecimal digits.
club-first-game = The second game begins when the first one is over.
club-members-only = Only members can do this. Create an account to go on.
club-no-abort = The match can only be aborted in the first turn, before a die is rolled.
club-no-agreement = This match is not played in the club.
club-no-challenge = There is no such challenge.
club-no-invitation = This invitation has been used, has expired or does not exist.
club-no-offer = There is no such offer.
club-no-open-seat = An invitation link needs an open seat.
club-no-own-seat = Take a seat yourself.
club-no-pair = This match is not part of a pair.
club-no-person = There is no player of that name.
club-nobody-to-ask = There is no other player to ask.
club-nothing-to-reveal = There is nothing to reveal now.
club-offered-already = This has been offered already.
club-offered-before = This offer was declined. You can make it again after the next action.
club-organisers-only = Only organisers and administrators may do this.
club-other-entropy = These random digits do not match the commitment.
club-pace = These times are not allowed.
club-paired-terms = Computer players cannot play paired matches.
club-pause-lasts = The pause goes on until everybody agrees. After a day any player can end it.
club-paused = The match is paused.
club-rated = Not possible while a rated match or a tournament match is being played.
club-rated-clock = A rated match needs a clock.
club-rated-terms = A rated match needs the original components and the standard rules or the fair start.
club-rated-two = Only matches between two players can be rated.
club-room = You cannot use this chat room.
club-seat = “{ $name }” cannot take a seat.
club-taken = Somebody else was faster: the seat is taken.
club-text = Write 1 to { $limit } characters.
club-time-left = Your opponent still has time.
club-too-fast = Too many messages. Please wait a moment.
club-too-many-challenges = You already have { $limit } challenges.
club-too-many-reports = You have { $limit } reports that nobody has dealt with yet. Wait until they have been read.
club-asked-often = You have challenged this player often. Wait a few minutes.
club-vacation = You have { $days } days of vacation left this year.
club-yourself = You cannot do this to yourself.

# --- ratings

ratings-different = The stored ratings differ from what the matches give: { $what }.
ratings-many-players = Ask for at most { $most } players at once.
ratings-no-class = There are no ratings for “{ $name }”.
ratings-no-player = There is no player “{ $name }”.
ratings-not-counted = This match does not count for ratings.
tournament-busy = One of you is already playing a ladder match.
tournament-decided = This game already has a result.
tournament-decider = The tie rule must be “game” or “draw”.
tournament-far = The start is more than a year away.
tournament-few-players = A tournament needs at least two players.
tournament-full = The tournament is full: { $limit } players.
tournament-game-open = A game is still being played.
tournament-joined = This player has already entered.
tournament-kind = There is no such kind of tournament.
tournament-late-points = A missed round is worth 0 or 0.5 points.
tournament-most = Choose 2 to { $limit } players.
tournament-name = A name has 1 to { $limit } visible characters.
tournament-no-bot = There is no computer player “{ $name }”.
tournament-no-bots = Computer players cannot enter this tournament.
tournament-no-game = There is no such game in this tournament.
tournament-no-ladder = This is possible only in a ladder.
tournament-none = There is no such tournament.
tournament-not-annulled = Only an annulled game can count as not played.
tournament-not-in = This player is not in the tournament.
tournament-not-started = The tournament has not started.
tournament-not-yours = Another organiser runs this tournament.
tournament-over = The tournament is over.
tournament-past = This time is in the past.
tournament-reach = You can challenge players up to { $places } places above you.
tournament-reach-number = The reach of a ladder is 1 to 20 places.
tournament-round-over = The round of this game is over.
tournament-round-time = A round lasts from 5 minutes to 120 days.
tournament-rounds = Choose 0 to { $limit } rounds.
tournament-same-again = You have just played this opponent. Play somebody else first.
tournament-started = The tournament has already started.
tournament-tie-breaks = The tie-breaks, each at most once, are: { $names }.
tournament-too-late = It is too late to enter this tournament.
tournament-too-many = You already run { $limit } tournaments.

# --- archive and moderation

archive-option = Write an option as name=value.
archive-page = This page of the list does not exist.
archive-player-missing = A side, a result or an opponent can only be searched for together with a player.
archive-result = A result is won, lost or drawn.
moderation-hours = Give a number of hours from 0 to { $most }.
moderation-muted = You cannot write in chat at the moment: a moderator has muted you.
moderation-no-report = There is no open report with this number.
moderation-no-result = This match has no result that could be annulled.
moderation-own = You cannot decide about yourself or about your own match.
moderation-status = A report is closed or dismissed.

# --- notices

notices-address = This address cannot be used. It looks like ntfys://ntfy.sh/TOPIC or discord://ID/TOKEN.
notices-bounced = The mail server of this address says that it does not exist.
notices-link = This link has expired or is not complete. Ask for a new one.
notices-mail-down = The e-mail could not be sent. Please try again later.
notices-no-address = Enter an e-mail address in your account first.
notices-no-mail = This club sends no e-mails.
notices-no-webhook = There is no such webhook.
notices-not-here = This club does not send such notifications.
notices-private = This address is in a private network. It cannot be used.
notices-push = This browser has sent an incomplete subscription.
notices-settings = These settings are not complete.
notices-too-fast = Too many attempts. Please wait a moment.
notices-too-many-webhooks = You already have { $limit } webhooks.
notices-unknown-host = No server was found at this address.
notices-unreachable = The address could not be checked. Please try again later.
notices-zone = There is no such time zone.
