# What only the page says of The American Civil War; what is said everywhere is in the catalogue of the game.

scenario-short-name-basic = Basic set-up
scenario-short-name-basic-historical = Historical set-up
scenario-short-name-historical = Historical
scenario-short-name-balanced = Balanced
board-label = Map of regions and cities of the American Civil War
picture = A small picture of the map
preset-standard = Standard
preset-advanced = All advanced rules
type-choice = Type a choice, for example: from washington
turn-phase = { "" }
pick-lit = Pick something that is lit, or from the list.
overlay-rail = railways
overlay-owners = owners
key-rail = while held: the railways
key-owners = while held: who owns which space
theatre-east = East
theatre-west = West
theatre-north = North
commands-of = Commands: { side }
theatre-all = Whole map
theatre-battle = Battle
theatre-map = Map
atlantic = Atlantic Ocean
gulf = Gulf of Mexico
turn-number = Turn { $turn }
month-of-year = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  } { $year }
about-space = { $kind ->
    [city] { $port ->
        [yes] { $space }: city and port, { $production } points
       *[no] { $space }: city, { $production } points
      }
   *[region] { $space }
  }
held-by = { $holder ->
    [union] Union
    [confederate] Confederate
    [neutral] in the hands of rebels
   *[nobody] owned by nobody
  }
have-moved = have moved: { $pieces }
tip = { $choice } ({ $about })
tray-hold = Take a kind of piece in hand, then pick a lit space:
tray-take = Who goes along from { $space }?
tray-cargo = Who is lost at sea?
price = { $price } { $price ->
    [one] point
   *[other] points
  }
at-price = { $choice } for { price }
at-odds = { $choice }: { $odds }
odds-need = { $need } or more; { $parts }
odds-charge = yours: { $parts }; theirs: { $others }{ $dodge ->
    [yes] { "; the target may dodge" }
   *[no] { "" }
  }
odds-chance = { $chance } %
odds-risk = { $chance } % to win, { $risk } % to lose
modifier = { $part ->
    [landing] landing
    [trench] trenches
    [terrain] terrain
    [high-ground] high ground
    [match-up] kinds matched
    [elite] elite
    [leader] leader
    [combined-arms] combined arms
   *[river] river
  } { $number }
no-modifier = no modifier
at-work = { sort } has the word
charges = { sort } charges { target }.
odds = Chances
chance-of = { $action ->
    [fire] fire { $chance } %
    [charge] charge { $chance } %
   *[pursue] { $chance } %
  }
naval-rating-of = { side }: naval rating { $rating }
field-title = { $size ->
    [major] Major battle: { $space }
    [skirmish] Skirmish: { $space }
   *[other] Battle: { $space }
  }
field-state = { $round ->
    [0] Before the battle; { side }
   *[other] { $phase ->
        [cavalry] Battle turn { $round }, cavalry phase; { side }
        [artillery] Battle turn { $round }, artillery phase; { side }
        [infantry] Battle turn { $round }, infantry phase; { side }
        [leaders] Battle turn { $round }, leader phase; { side }
       *[none] Battle turn { $round }; { side }
      }
  }
field-area = { $row ->
    [line] { $column ->
        [1] Left of the line
        [2] Centre of the line
        [3] Right of the line
       *[0] Line
      }
    [middle] { $column ->
        [1] Middle, left
        [2] Middle, centre
        [3] Middle, right
       *[0] Middle
      }
    [reserve] Reserve
   *[routed] Retreat area
  }
basic-line-1 = Line
basic-reserve = Reserve
basic-routed = Lost in this battle
attacker = attacks
defender = defends
fell = { $count } lost
covered = { $area }: covered
trench = entrenched
into-area = { $step ->
    [terrain] lay here
    [dig] dig in here
    [deploy] deploy here
   *[order] move here
  }
piece-label = { $choice ->
    [none] { $pieces }
   *[other] { $pieces }: { $choice }
  }
hidden-now = The enemy’s deployment is covered until both are ready.
field-hint-deploy = Take a kind of piece in the reserve, then an area of your line.
field-hint-pursue = Take a kind of pursuer, then its prey.
hand-over = Hand the screen to the { side } player
hand-over-why = The armies at { $space } are deployed unseen by the enemy.
hand-over-ready = I am the { side } player
calendar = Calendar
books = Treasury and strength
book-score = Cities towards victory
book-points = Points in hand
book-income = Income
book-rail = Rail actions
book-naval = Naval rating
book-goal = How the war is won:
have-of = { $have } of { $need }
have-used = { $have }, { $used } used
points-of-power = { $power ->
    [british] Great Britain
   *[french] France
  }: { $number } points
europe = Europe and politics
rating-now = European rating { $rating }
rating-low = Europe leans to the South
rating-high = Europe stays away
war-with-europe = War with Europe{ $britain ->
    [yes] ; Great Britain fights
   *[no] ; Great Britain has left
  }{ $france ->
    [yes] ; France fights
   *[no] ; France has left
  }
emancipated-by = { side-name } has emancipated the slaves.
conscription-of = { side-name } has conscription.
great-victory = The Union has won the battle that opens the way to emancipation.
seceded = Independent: { $states }
order-of-battle = Armies by space
army-total = { side }: { $units } { $units ->
    [one] unit
   *[other] units
  } in { $spaces } { $spaces ->
    [one] space
   *[other] spaces
  }
pick-space = Pick { $space }
pick-short = pick
sheet-buy = Purchases
points-left = points left
purchase-how = Take a kind of piece, then pick a lit space; or pick a space first.
purchase-where = Now pick a lit space on the map.
afford = up to { $count }, in { $spaces } { $spaces ->
    [one] space
   *[other] spaces
  }
afford-none = not enough points
afford-nowhere = no space is open to it now
item-rail = Rail action
item-naval = Naval point
item-now = { $number } now
sheet-retreat = Who retreats
sheet-politics = Political initiatives
sheet-naval = Naval battle
sheet-avoid = Naval battle
sheet-intercept = A landing
sheet-revolt = Revolution in Mexico
sheet-blockade = Blockade
sources = Regions follow counties of today, grouped; the printed map was not found. Railways, production and adjacency are reconstructed.
