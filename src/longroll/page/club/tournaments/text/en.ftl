# The texts about tournaments, in English. They are loaded with their pages.

tournaments = Tournaments
tournaments-mine = Your tournaments
tournaments-open = Open tournaments
tournaments-over = Past tournaments
tournaments-none = No open tournaments right now. The organisers of the club announce them here.
tournament-seasons = Seasons
tournament-season = Season { $name }
tournament-season-about = Each finished tournament gives one point for finishing and one for every member who finished behind you. Players who withdrew get none.
tournament-season-empty = No tournament of this season is finished yet.
tournament-firsts = Won
tournament-new = New tournament
tournament-kind-round-robin = Round robin
tournament-kind-swiss = Swiss
tournament-kind-knock-out = Knock-out
tournament-kind-ladder = Ladder
tournament-kind-round-robin-about = Everybody meets everybody.
tournament-kind-swiss-about = In each round, players with equal points meet, never twice.
tournament-kind-knock-out-about = Two games with swapped sides; the loser is out.
tournament-kind-ladder-about = Always open: challenge players above you. If you win, you take their place.
tournament-double = Everybody meets twice, with swapped sides
tournament-double-short = double
tournament-announced = Open for entries
tournament-starts = Starts { $date }
tournament-open-ladder = Always open
tournament-finished = Finished
tournament-cancelled = Cancelled
tournament-won-by = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
  }
tournament-round-of = Round { $round } of { $rounds }
tournament-round = Round { $round }
tournament-rounds-title = Rounds
tournament-games = Games
tournament-join = Join
tournament-leave = Leave
tournament-withdraw = Withdraw
tournament-leave-sure = Leave this tournament?
tournament-withdraw-sure = You lose the game you are playing, and cannot come back.
tournament-withdraw-ladder = You lose the game you are playing, and your place. You can join again at the bottom.
tournament-withdrawn = withdrawn
tournament-my-game = Your game
tournament-against = Against { $name }
tournament-until = until { $date }
tournament-challenge-about = You can challenge players up to { $places } places above you. The match begins at once.
tournament-standings = Standings
tournament-entrants = Players
tournament-nobody = Nobody has entered yet.
tournament-crosstable = Crosstable
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-won = W
tournament-drawn = D
tournament-lost = L
tournament-tie-breaks = Tie-breaks, in this order: { $names }.
tie-break-buchholz = Buch.
tie-break-buchholz-name = Buchholz
tie-break-buchholz-about = Buchholz: the points of all opponents
tie-break-sonneborn-berger = S.-B.
tie-break-sonneborn-berger-name = Sonneborn-Berger
tie-break-sonneborn-berger-about = Sonneborn-Berger: the points of beaten opponents, and half the points of those drawn with
tie-break-direct = Dir.
tie-break-direct-name = direct encounter
tie-break-direct-about = Direct encounter: points between those who are equal
tie-break-wins = Wins
tie-break-wins-name = wins
tie-break-wins-about = Games won over the board
tie-break-second-wins = 2nd
tie-break-second-wins-name = wins with the second side
tie-break-second-wins-about = Games won with the second side
tournament-watch = { $first } against { $second }
tournament-open-game = Watch
tournament-through = { $name } goes through
tournament-reason-bye = bye
tournament-reason-late = entered later
tournament-reason-walkover = without a game: { $name } withdrew
tournament-reason-unpaired = no opponent left
tournament-reason-resigned = resigned
tournament-reason-draw = draw by agreement
tournament-reason-time = time ran out
tournament-reason-aborted = aborted
tournament-reason-adjudicated = adjudicated
tournament-reason-annulled = annulled
tournament-waits = annulled: the organiser decides
tournament-reason-void = match deleted
tournament-organise = Organise
tournament-start = Start now
tournament-start-two = At least two players must enter first.
tournament-keep = No
tournament-cancel-ask = Cancel this tournament? Games that are being played are aborted.
tournament-cancel-do = Cancel tournament
tournament-close-ask = Close this ladder? Its places stay as they are.
tournament-close-do = Close ladder
tournament-withdraw-ask = Withdraw { $name }? A game that is being played is lost.
tournament-withdraw-do = Withdraw player
tournament-bot = Computer player
tournament-bot-count = How many
tournament-add-bot = Enter
tournament-new-deadline = New deadline of the open games
tournament-set-deadline = Set deadline
tournament-adjudicate = Adjudicate games
tournament-adjudicate-about = This cannot be taken back. A match that is being played ends.
tournament-wins = { $name } wins
tournament-draw-do = Draw
tournament-not-played = Not played
tournament-name-field = Name
tournament-kind-field = Kind
tournament-round-days = Days for each round
tournament-rounds-field = Rounds (0: as needed)
tournament-late-field = Late entries until round
tournament-late-points-field = Points for a missed round
tournament-decider-field = After an equal pair
tournament-decider-game = one more game
tournament-decider-draw = the better place in the draw
tournament-reach-field = Places above you may challenge
tournament-most-field = Maximum players
tournament-tie-break-field = First tie-break
tournament-tie-break-usual = usual order
tournament-starts-field = Start (empty: you start it)
tournament-season-field = Season (optional)
tournament-bots = Computer players may enter
tournament-by-organiser = I adjudicate games after the deadline myself
tournament-announce = Announce
tournament-dice = Dice
tournament-dice-about = The server fixed its secret digits before anybody joined, and each player added their own. Until the end you see their commitments, then the digits themselves.
tournament-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
tournament-lasts = { $kind ->
    [ladder] { $days ->
        [0] A game lasts { $hours } hours at most.
        [one] A game lasts a day at most.
       *[other] A game lasts { $days } days at most.
      }
   *[round] { $days ->
        [0] Each round lasts { $hours } hours.
        [one] Each round lasts a day.
       *[other] Each round lasts { $days } days.
      }
  }
tournament-deadline-rule = { $by ->
    [organiser] After that the organiser decides open games.
   *[rule] After that, the player who must choose in an open game loses it.
  }
