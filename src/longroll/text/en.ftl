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
   *[seat] the choice has passed to the other side since.
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
console-bot = computer ({ $bot })
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
