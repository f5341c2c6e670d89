# The page's own words in English: lobby, panels, buttons. What the games say is in their catalogues.

page-title = Longroll
motto = The American Civil War on the board: every rule enforced and explained.
close = Close
cancel = Cancel
try-again = Try again
opening = Opening the match…
to-lobby = To the lobby
menu = Menu
tools = Tools

## Lobby

no-picture = The map cannot be shown now.
scenario = Scenario
scenario-none = Position brought from elsewhere
players = Who plays
seat = { $second ->
    [yes] { side }, second player
   *[no] { side }
  }
player-me = me
player-guest = a second person here
player-bot = computer: { $bot }
bot-militia = Militia
bot-veteran = Veteran
bot-crack = Crack
bot-random = at random
offer-bot = { $player } ({ $time })
time-bot-militia = at once
time-bot-veteran = 1 s a turn
time-bot-crack = 5 s a turn
about-bot-militia = Plays at once. Takes what is free and keeps what wins, without a plan: a first opponent.
about-bot-veteran = Thinks for about a second a turn. Plans its turn as a whole.
about-bot-crack = Thinks for up to five seconds a turn. Plans its turn with the most care.
about-bot-random = Plays at once whatever the rules allow. No opponent, but good for trying things out.
rules = Rules
options = { $count ->
    [0] Options in detail
    [one] Options in detail (1 changed)
   *[other] Options in detail ({ $count } changed)
  }
rule-named = Rule { $rule }
pack = Own components
pack-why = Maps, counters and tables are partly reconstructed. Whoever owns the original can write the pack out (longroll pack export), correct it and play with it here.
start = Start the game
set-up = Set up a game
titles = Title
matches = Matches
no-matches = No match has been played here yet.
matches-all = Show all { $count } matches
import = Import a journal
export = Export
continue = Continue
view = Look at it
replay = Replay
delete = Delete
delete-sure = Delete for ever
keep = Keep it
standing = Turn { $turn }, { seat } to choose, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } played.
outcome = { side-name } has won.
you-won = The victory is yours.
you-lost = You have lost.

## Settings

language = Language
language-en = English
language-fr = Français
language-es = Español
language-it = Italiano
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
pace = Moves of others
pace-1200 = slowly
pace-500 = normal
pace-200 = fast
pace-0 = at once
forced = Make choices for me when there is only one

## At the table

board = Map
panel = Panel
battle = Battle
asked = What is asked
theatres = Parts of the map
no-board = The map cannot be drawn here; every choice is in the list.
turn-phase = turn { $turn }, { phase } phase
over = The game is over
chooses = { seat } to choose
computer-chooses = { seat }: the computer plays
looking-back = Looking back
turn-now = { $date }: turn { $turn } of { $last }
pick-lit = Pick something that is lit on the map, or from the list.
not-your-turn = It is not your turn. { side-name } is choosing.
skip = Skip{ $count ->
    [0] { "" }
   *[other] { " " }({ $count } more)
  }
thinks = { seat }: { $bot } is thinking…
move-now = Move now
take-over = Play it myself
instead = Instead:
change-players = Change the players
undo = Undo
undo-start = Nothing has been played yet.
undo-die = No further back: a die was rolled.
undo-seat = No further back: another player has had the choice.
undo-reveal = No further back: what was hidden has been revealed.
which-one = Which one?
why-not = Why not?
line-lost = The line to the table is lost. Trying again…
waiting = Waiting for the table…
tab-choices = Choices{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
  }
tab-war = War{ $alarm ->
    [yes] { " " }⚠
   *[no] { "" }
  }
tab-log = Log
tab-dice = Dice
no-choice-past = This is the past. Go back to the present to choose, or play on from here.
no-choice-over = The game is over.
no-choice-now = There is nothing to choose at this moment.
no-such-match = There is no such match here.
no-such-place = That address cannot be read; this is the nearest place.
match-deleted = This match has been deleted.

## Battle

volley = The last volley
fold = Fold
unfold = Show: { $name }

## Log and dice

copy-log = Copy as a report
log-copied = The report is on the clipboard.
log-not-copied = The browser does not let the page use the clipboard.
log-empty = Nothing has happened yet.
log-all = { $count ->
    [one] Show 1 line
   *[other] Show all { $count } lines
  }
see-moment = See this moment
rolls = { $count ->
    [0] No die rolled yet
    [one] 1 die rolled
   *[other] { $count } dice rolled
  }
dice-of = { side-name }: how often each number was rolled
luck = { $shots ->
    [0] No shot fired yet.
    [one] 1 shot: { $hits } hit; { $due } to be expected.
   *[other] { $shots } shots: { $hits } hits; { $due } to be expected.
  }
honest-dice = Honest dice
commitment = This was fixed before the first roll; when the game is over the seed is shown, and anybody can check every die:
seed = The seed:
verify = To check every die: export the journal, and run

## After the game

expected = What it expected
expected-about = The computer’s chance to win, as it saw it when each of its turns began.
expected-turn = Turn
expected-player = Player
expected-chance = Chance

## Rulebook

rulebook = Rules
search-rules = Search the rules
no-rule-found = No rule says that.

## Replay

to-present = To the present
moment = { $date }, { phase } phase
action-of = action { $at } of { $last }: { $action }
moment-slider = Moment of the game
turn-back = A turn back
turn-on = A turn on
step-back = A step back
step-on = A step on
next-battle = Next battle
run = Play
stop = Stop
copy-link = Copy link
link-copied = A link to this moment is on the clipboard.
play-on = Play on from here
play-on-about = A new match begins after action { $at }, with new dice. This one stays as it is.

## Overlays and keys

overlay = Shown on the map
overlay-none = nothing more
hide-counters = hide the counters
keys = Keys
key-primary = the next step: the coloured button
key-undo = undo
key-type = type a choice
key-hide = hide or show the counters
key-rules = rulebook
key-skip = skip the moves of the others
key-hurry = the computer is to move now
key-why = to the answer to “why not?”
key-step = in a replay: one step back or on
key-leap = in a replay: to the phase or battle before or after
key-run = in a replay: play or stop
key-close = close the card
key-keys = this list

## Errors

error-offline = The table does not answer. Is it still running?
error-stale = The match has moved on; here is how it stands now.
error-foreign-seat = That seat is not yours to play now.
error-unknown = Something went wrong; nothing was changed.
