# The page's own texts in English: lobby, panels, buttons. The games have catalogues of their own.

page-title = Longroll
motto = American Civil War board games with every rule enforced and explained.
close = Close
cancel = Cancel
try-again = Try again
opening = Opening the match…
to-lobby = Back to the lobby
menu = Menu
tools = Tools

## Lobby

no-picture = The map can’t be shown right now.
scenario = Scenario
scenario-none = Imported position
origin-fork = forked
origin-import = imported
players = Players
seat = { $second ->
    [yes] { side }, second player
   *[no] { side }
  }
seated = { seat }: { $player }
player-me = You
player-guest = Another player on this device
player-bot = { $bot } (computer)
bot-militia = Militia
bot-veteran = Veteran
bot-crack = Crack
bot-random = Random
offer-bot = { $player } ({ $time })
time-bot-militia = instant
time-bot-veteran = 1 s per turn
time-bot-crack = 5 s per turn
about-bot-militia = Plays instantly. Grabs what is free and holds what counts, without a plan. A good first opponent.
about-bot-veteran = Thinks for about a second per turn and plans the whole turn.
about-bot-crack = Thinks for up to five seconds per turn. The strongest level.
about-bot-random = Plays any legal move. Not an opponent, but handy for trying things out.
bot-commanded = { $level }, { $commander }
style = Style
style-none = None
offer-commander = { $commander } ({ $style })
style-cautious = cautious
style-bold = bold
style-methodical = methodical
style-raider = raider
commander-mcclellan = McClellan
commander-grant = Grant
commander-thomas = Thomas
commander-sheridan = Sheridan
commander-johnston = Johnston
commander-lee = Lee
commander-longstreet = Longstreet
commander-forrest = Forrest
about-commander-mcclellan = McClellan is cautious: he spares his troops, entrenches and attacks only with good odds.
about-commander-grant = Grant is bold: he keeps attacking and accepts losses to gain ground.
about-commander-thomas = Thomas is methodical: he gathers his strength first, then strikes with everything he has.
about-commander-sheridan = Sheridan is a raider: he strikes at poorly guarded places behind the enemy’s lines.
about-commander-johnston = Johnston is cautious: he avoids battles that he might lose and holds strong positions.
about-commander-lee = Lee is bold: he takes risks to win a decisive battle.
about-commander-longstreet = Longstreet is methodical: he prepares his attacks with care and concentrates his forces.
about-commander-forrest = Forrest is a raider: he slips past strong armies and takes what is poorly guarded.
starting = Start
start-printed = Printed start
start-fair = Fair start: recommended handicap
start-own = Choose a handicap
start-cut = You set the handicap, the computer picks its side
start-pick = The computer sets the handicap, you pick your side
handicap = Handicap
opponent = Opponent
your-side = Your side
balance = { side-name } wins { $percent }% of { $games } games between { $bot } players{ $draws ->
    [0] .
   *[other] ; { $draws }% are drawn.
  }
helps = It helps { $side }.
balance-handicap = With this handicap: { balance }
pie-picked = The computer has picked its side. You play: { side }.
rules = Rules
options = { $count ->
    [0] Options
    [one] Options (1 changed)
   *[other] Options ({ $count } changed)
  }
rule-named = Rule { $rule }
pack = Your own components
pack-why = Maps, counters and tables are partly reconstructed. If you own the game, correct them in the pack editor, save the file and play with it.
pack-edit = Pack editor: correct maps, counters and tables
start = Start game
set-up = Options
play = Play
playing-time = about { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h
  }
complexity-1 = easy rules
complexity-2 = medium rules
complexity-3 = complex rules
fair-known = A balanced start is available in the options.
titles = Game
matches = Your matches
no-matches = No matches yet.
matches-all = Show all matches ({ $count })
import = Import a saved game
export = Export
continue = Continue
view = View
replay = Replay
delete = Delete
delete-sure = Delete permanently
keep = Keep
standing = { $turn ->
    [0] Set-up.
   *[other] Turn { $turn }.
  } { seat } to choose. { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } played.
match-outcome = { $side ->
    [nobody] The game is a draw.
   *[other] { side-name } has won.
  }
you-won = You won.
you-lost = You lost.

## Settings

language = Language
language-en = English
language-fr = Français
language-es = Español
language-it = Italiano
theme = Colours
theme-system = Same as system
theme-light = Light
theme-dark = Dark
pace = Opponent speed
pace-1200 = Slow
pace-500 = Normal
pace-200 = Fast
pace-0 = Instant
sound = Sound
sound-volume = { $volume ->
    [0] Off
    [1] Quiet
   *[other] Normal
  }
motion = Animate moves
forced = Make forced choices for me

## Match

board = Map
panel = Panel
battle = Battle
asked = Current decision
theatres = Parts of the map
no-board = The map can’t be drawn here. Every choice is in the list.
turn-phase = turn { $turn }, { phase } phase
over = Game over
your-turn = Your turn: { seat }
chooses = { seat } to choose
computer-chooses = { seat } to choose ({ $bot })
replaying = Replay
turn-now = { $date }: turn { $turn } of { $last }
in-hand = { $count ->
    [one] One piece in hand
   *[other] { $count } pieces in hand
  }: pick where to go. Shift-click or hold adds a piece; Esc puts back.
left-stay = Go back
left-anyway = { $choice } anyway
pick-lit = Pick something highlighted on the map, or choose from the list.
nothing-there = Nothing to do there right now. Pick something highlighted.
not-your-turn = It’s not your turn. { side-name } is choosing.
skip = { $count ->
    [0] Skip
   *[other] Skip ({ $count } more)
  }
bot-thinking = { seat }: { $bot } is thinking…
bot-queued = { seat }: { $bot } is waiting for a free processor…
move-now = Move now
take-over = Take over this seat
instead = Replace by:
change-players = Apply
undo = Undo
undo-to = Undo to here
undo-start = Nothing to undo yet.
undo-die = Can’t undo: a die was rolled.
undo-seat = Can’t undo: another player has acted.
undo-reveal = Can’t undo: hidden information was revealed.
undo-end = Can’t undo: the game is over.
type-example = Type a choice, e.g. { $example }
which-one = Which one?
why-not = Why not?
connection-lost = Connection lost. Reconnecting…
waiting = Waiting for the server…
tab-choices = { $count ->
    [0] Choices
   *[other] Choices ({ $count })
  }
tab-war = { $alarm ->
    [yes] War ⚠
   *[no] War
  }
tab-log = Log
tab-dice = Dice
no-choice-past = You are viewing a past moment. Return to the present to choose, or play on from here.
no-choice-over = The game is over.
no-choice-now = Nothing to choose right now.
no-such-place = This address can’t be read. Here is the nearest page.
match-deleted = This match was deleted.
damage = This match was saved by an older version, and the rules have been corrected since. It replays up to action { $kept }; action { $number } (“{ $action }”) no longer fits. You can view it, export it, or continue from there in a new match.
damage-continue = Continue from action { $kept }

## Battle

volley = Last shots
hide-panel = Hide
show-panel = Show: { $name }

## Log and dice

copy-log = Copy as text
log-copied = Copied to the clipboard.
log-not-copied = The browser doesn’t allow access to the clipboard.
log-empty = Nothing has happened yet.
log-all = { $count ->
    [one] Show 1 line
   *[other] Show all { $count } lines
  }
see-moment = View this moment
rolls = { $count ->
    [0] No dice rolled yet
    [one] 1 die rolled
   *[other] { $count } dice rolled
  }
dice-of = { side-name }: how often each number was rolled
luck = { $shots ->
    [0] No shots fired yet.
    [one] 1 shot, { $hits } hit, { $due } expected.
   *[other] { $shots } shots, { $hits } hit, { $due } expected.
  }
verifiable-dice = Verifiable dice
commitment = This fingerprint of the seed was published before the first roll. When the game is over the seed is revealed, and anyone can check every die:
seed-chosen = The seed was chosen by a player, so that player could know the dice in advance.
seed = Seed:
verify = To check every die, export the journal and run

## What others did

summary = Since your last turn
summary-all = Overview
summary-of = { $at } of { $count }
summary-back = Previous part
summary-on = Next part
summary-unfold = Show
summary-dismiss = Dismiss
summary-again = Their last turn
summary-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
summary-battles = { $count ->
    [one] 1 battle
   *[other] { $count } battles
  }
summary-events = { $count ->
    [one] 1 event
   *[other] { $count } events
  }
summary-changes = Changed hands:
change = { $place }: { side }
losses = Losses:
loss-side = { side }: { $kinds ->
    [lost] { $lost } lost
    [reduced] { $reduced } reduced
   *[both] { $lost } lost, { $reduced } reduced
  }
expected-side = { side }: { luck }

## After the game

end = Result
end-close = See the map
end-lost = Units lost
end-reduced = Times a unit was reduced
end-moments = The costliest battles
end-taken = Taken by the winner:
play-again = Play again
switch-sides = Switch sides
watch-replay = Watch the replay
estimates = Computer’s estimate
estimates-about = The computer’s estimate of its chance to win, at the start of each of its turns.
estimate-turn = Turn
estimate-player = Player
estimate-chance = Chance

## Rulebook

rulebook = Rules
search-rules = Search the rules
no-rule-found = No matching rule.

## Replay

to-present = Back to the game
moment = { $date }, { phase } phase
action-of = { $at ->
    [0] action { $at } of { $last }
   *[other] action { $at } of { $last }: { $action }
  }
moment-slider = Moment of the game
turn-back = Previous turn
turn-on = Next turn
step-back = Previous action
step-on = Next action
next-battle = Next battle
run = Play
stop = Pause
copy-link = Copy link
link-copied = Link copied to the clipboard.
link-damaged = This link is damaged: part of it may be missing.
link-opening = Opening the match…
play-on = Play on from here
play-on-about = Starts a new match after action { $at }, with new dice. This match stays as it is.

## Overlays and keys

overlay = Map overlay
overlay-none = None
hide-counters = Hide counters
keys = Keyboard shortcuts
key-primary = next step (the coloured button)
key-gather = add a piece to those in hand, or leave it (also Shift-click, long press)
key-undo = undo
key-type = type a choice
key-hide = hide or show the counters
key-rules = rulebook
key-skip = skip the opponent’s moves
key-summary = show or dismiss what others did
key-summary-step = its previous or next part
key-move-now = make the computer move now
key-why = go to the “Why not?” card
key-step = in a replay: previous or next action
key-leap = in a replay: previous or next phase or battle
key-run = in a replay: play or pause
key-close = close the card
key-keys = this list

## Errors

error-offline = Can’t reach the server. Is it still running?
error-stale = The match has changed. Here is the current position.
error-foreign-seat = That seat isn’t yours.
error-unknown = Something went wrong. Nothing was changed.

hint = Hint
hint-asking = Thinking…
hint-close = Close the hint
hint-plans = Plans and their chances to win
hint-plan = Plan { $number }
hint-roll = Then the dice decide.
hint-better = Why it is better than the next plan:
hint-compared = Compared with the first plan:
hint-play = Play this plan
for-me-set-up = Set up for me
for-me-purchase = Buy for me
for-me-phase = Finish this phase for me
done-for-me = Done for you
done-undo = Undo all of it

## Lessons

learn = Learn to play
learn-why = Short lessons on the real board: you read a little and play, and the rules answer what you try.
course-house-divided = A House Divided
course-five-aprils = Across Five Aprils
course-american-civil-war = The American Civil War
lessons-done = Done: { $done } of { $count }
lesson-minutes = { $minutes } min
lesson-begin = Begin
lesson-again = Start again
lesson-all = All lessons
lesson-named = { $what }: { $title }
lesson-begun = begun
lesson-done = done
lesson = Lesson: { $title }
lesson-step = Step { $number } of { $count }
lesson-back = Back
lesson-forward = Next
lesson-finished = Lesson finished.
lesson-rules = Rules:
lesson-shown = It showed these rules:
lesson-next = Next lesson: { $title }
lesson-show = Show me: { $title }

## Exercises

exercises = Exercises
exercises-why = Positions from games between computer players in which one plan is clearly best. Find it; your plan is compared with the best one.
exercises-of = Exercises: { $title }
exercises-done = Solved: { $done } of { $count }
exercise-begun = begun
exercise-done = solved
exercise = Exercise: { $title }
exercise-ask = { side-name } to move. Find the best plan for this turn: play the moves that matter, then check. The computer fills in the rest of your turn.
exercise-played = Your plan is complete. Check it, or try again.
exercise-check = Check my plan
exercise-right = Right!
exercise-wrong = Not the best plan.
exercise-chances = Chance to win: { $yours } with your plan, { $best } with the best one.
exercise-best = The best plan:
exercise-why = Why it is better:
exercise-next = Next exercise
exercise-again = Try again
exercise-all = All exercises
grades = Difficulty
grade-all = All
grade-easy = easy
grade-medium = medium
grade-hard = hard

## First game

first-game = New here? Play your first game
first-game-why = A whole battle in about { $minutes } minutes, against an easy computer player. Tips explain one thing at a time, and you play as you like.
first-game-new = Play your first game
first-game-begun = Continue your first game
first-game-done = Play it again
guided = Guided game: { $title }
guided-read = Got it
guided-hint = What should I do?

## Rulebooks

rulings = Rulings
book-contents = Contents
book-turn = Previous and next chapter
book-of = Rules of { $title }
book-previous = Previous: { $heading }
book-next = Next: { $heading }
book-whole = Whole book
book-print = Print
book-printing = Drawing the pictures…
book-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
  }
book-ruling = Ruling
book-component = Components only:
book-rulings-on = Rulings on this:
book-option = Option: { $name }
book-option-usual = { $value } (usual)
book-option-other = { $value }
book-picture = Picture: { $title }
book-lesson = Open the lesson
book-open = Open in the book
book-no-rule = This book has no such rule.
book-no-book = There is no such rulebook.
rulebooks = Rulebooks
rulebooks-why = Every rule of each game, with pictures, examples and reference cards to print.
cards = Reference cards
card-no-card = There is no such card.
card-of = { $title }: reference card
card-civil-war-battle = Tactical battle
card-civil-war-advanced = Advanced rules

## The page without a server
site-loading = Loading the game…
site-loaded = { $loaded } of { $total } MB
site-starting = Almost ready…
site-failed = The game could not be loaded: { $reason }
site-not-kept = Your browser does not let this page store anything. You can play, but matches are lost when you close the tab.
site-new-version = A new version is ready.
site-update = Update
site-install = Install
site-here = Longroll runs in your browser here: nothing is sent anywhere, and matches are stored on this device. The computer players have the same time to think as on a server but calculate more slowly, so they are somewhat weaker.
