# What only the page says of The American Civil War; what is said everywhere is in the catalogue of the game.

scenario-short-name-basic = Basic set-up
scenario-short-name-basic-historical = Historical set-up
scenario-short-name-historical = Historical
scenario-short-name-balanced = Balanced
board-label = Map of regions and cities of the American Civil War
picture = A small picture of the map
preset-standard = Standard
preset-advanced = All advanced rules
turn-phase = { phase }
phase = { $phase ->
    [setup] set-up
    [command] command
   *[movement] movement
    [battle] battles
    [naval] naval battle
    [politics] politics
    [production] production
    [over] end
  }
moment = { $date }, { phase }
pick-lit = Pick something highlighted on the map, or choose from the list.
overlay-rail = railroads
overlay-owners = owners
key-rail = while held: the railroads
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
        [yes] { $space }: city and port, { $production } { $production ->
            [one] point
           *[other] points
          }
       *[no] { $space }: city, { $production } { $production ->
            [one] point
           *[other] points
          }
      }
   *[region] { $space }
  }
held-by = { $holder ->
    [union] Union
    [confederate] Confederate
    [neutral] held by insurgents
   *[nobody] owned by nobody
  }
transferred = given to the other commander: { $pieces }
have-moved = already moved: { $pieces }
tip = { $choice } ({ $about })
tray-hold = Pick a type of piece, then a highlighted space:
tray-take = Which pieces leave { $space }?
tray-cargo = Which unit is lost at sea?
price = { $price } { $price ->
    [one] point
   *[other] points
  }
at-price = { $choice } for { price }
at-fare-rail = { $choice } (Rail Stock: infantry { $infantry }, cavalry { $cavalry }; { $left } left)
at-fare-naval = { $choice } (naval points: infantry { $infantry }, cavalry { $cavalry }; { $left } left)
at-odds = { $choice }: { $odds }
odds-need = { $need } or more
odds-yours = yours: { $parts }
odds-theirs = theirs: { $parts }
odds-dodge = the target may dodge
odds-chance = { $chance }%
odds-risk = { $risk }% to lose
modifier = { $part ->
    [landing] landing
    [trench] entrenchment
    [terrain] terrain
    [high-ground] high ground
    [match-up] match-up bonus
    [elite] elite
    [leader] leader
    [combined-arms] combined arms
   *[river] river
  } { $number }
at-work = { sort } is acting
charges = { sort } charges { target }.
chance-of = { $action ->
    [charge] charge { $chance }%
    [pursue] pursue { $chance }%
    [rally] rally { $chance }%
    [recall] rally { $chance }%
   *[fire] fire { $chance }%
  }
naval-rating-of = { side }: Naval Rating { $rating }
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
field-area = { $area ->
    [line-1] Left wing
    [line-2] Centre
    [line-3] Right wing
    [middle-1] Left middle area
    [middle-2] Centre middle area
    [middle-3] Right middle area
    [reserve] Reserve
   *[routed] Retreat area
  }
basic-line-1 = Battle line
basic-reserve = Reserve
basic-routed = Lost in this battle
attacker = attacks
defender = defends
tally = { $count } in the fight
tally-routed = { $count } in retreat
fell = { $count } lost
casualty = { $fate ->
    [routed] { sort }: routed
   *[lost] { sort }: lost
  }
covered = { $area }: hidden
trench = entrenched
into-area = { $step ->
    [terrain] place here
    [dig] entrench here
    [deploy] deploy here
   *[order] move here
  }
piece-label = { $choice ->
    [none] { $pieces }
   *[other] { $pieces }: { $choice }
  }
hidden-now = The enemy’s deployment is hidden until both sides are ready.
field-hint-deploy = Pick a type of piece in the reserve, then an area of your line.
field-hint-pursue = Pick a pursuer, then its target.
hand-over = Pass the device to the { side } player
hand-over-why = The armies at { $space } deploy in secret.
hand-over-ready = I am the { side } player
calendar = Calendar
books = Points and ratings
book-score = Cities towards victory
book-points = Points left
book-income = Income
book-rail = Rail Stock
book-naval = Naval Rating
book-goal = How the war is won:
have-of = { $have } of { $need }
have-used = { $have } ({ $used } used)
points-of-power = { $power ->
    [british] Great Britain
   *[french] France
  }: { $number } { $number ->
    [one] point
   *[other] points
  }
europe = Europe and politics
rating-now = European Intervention Rating { $rating }
rating-low = Europe leans to the South
rating-high = Europe stays out
war-with-europe = War with Europe{ $britain ->
    [yes] ; Great Britain is in the war
   *[no] ; Great Britain has left the war
  }{ $france ->
    [yes] ; France is in the war
   *[no] ; France has left the war
  }
emancipated-by = { side-name } has emancipated the slaves.
conscription-of = { side-name } has declared conscription.
great-victory = The Union has won the battle it needs for emancipation.
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
purchase-how = Pick a type of piece, then a highlighted space; or pick a space first.
purchase-where = Now pick a highlighted space on the map.
afford = up to { $count }, in { $spaces } { $spaces ->
    [one] space
   *[other] spaces
  }
afford-none = not enough points
afford-nowhere = no space available now
item-rail = Rail Stock
item-naval = Naval point
item-now = { $number } now
sheet-retreat = Who retreats
sheet-politics = Political initiatives
sheet-naval = Naval battle
sheet-avoid = Naval battle
sheet-intercept = Landing
sheet-revolt = Revolution in Mexico
sheet-blockade = Blockade
sources = Regions follow present-day counties, grouped; the printed map was not found. Railroads, production and adjacency are reconstructed.
