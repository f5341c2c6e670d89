# Lessons of A House Divided. A key is the id of the lesson and the name of the step.

## The map and your first march

ahd-map-title = The map and your first march
ahd-map-welcome = It is July 1861. You lead the Union, the blue side; the grey Confederacy is your opponent. The map is made of boxes joined by lines: roads, railroads and rivers. Where there is no line, nobody can go.
ahd-map-armies = Both armies are still all militia, the greenest troops: twelve units for you, eight for the South. Three of yours guard Washington. Any number of units may share a box.
ahd-map-colours = The colour of a box says who controls it at the start: blue is yours, grey is theirs, and the white boxes of Kentucky belong to nobody. An anchor marks a port, a fort marks walls that are always there, and numbers mark the cities that raise troops.
ahd-map-nobody = You move by marches. A march starts in one box, and it must be a box where you have units. Try to march from Richmond, the enemy capital, and see what the game says.
ahd-map-chicago = On the first turn both sides have exactly two marches; later a die will decide. Spend the first one on Chicago: pick the box.
ahd-map-ride = Railroads between boxes you control are the fastest way to travel: two boxes in one march. Send one unit from Chicago through Bloomington to Springfield. (A unit from another box cannot join this march: try one in Washington.)
ahd-map-same = The same march may send the other unit somewhere else. That second unit can stay, so here the game asks again. Let it stay: end this march.
ahd-map-end = You have one march left, and you may leave it unused; it is then lost. End the movement phase. With no enemy met, there is nothing to fight, and the next phase begins by itself.
ahd-map-done = That is a march: choose a box, choose units, choose where each goes. Everything else in this game happens around it.

## A whole half-turn: the road to Manassas

ahd-half-turn-title = A whole half-turn: the road to Manassas
ahd-half-turn-phases = A turn is a Union half-turn, then a Confederate one. Each half-turn has four phases: movement, combat, promotion, recruitment. You will now play one of each.
ahd-half-turn-attack = A Confederate unit stands at Manassas Junction, one box from Washington by railroad. Units may enter a box with enemies; they must stop there, and a battle will follow. March from Washington and send all three units.
ahd-half-turn-over = Three against one is enough. End the movement phase: now every box with units of both sides sees a battle.
ahd-half-turn-first = You attack because it is your half-turn, and the defender always fires first. The Confederate militia needed a 2 or less and rolled a 3: a miss. Movement is over for good, by the way. Try to march from Chicago now.
ahd-half-turn-volley = Your turn to shoot. Every unit picks a target, and only then are the dice rolled. With one enemy there is one target: aim all three, then fire.
ahd-half-turn-spoils = 5, 2, 1: a miss and two hits. The first hit reduced the enemy, the second eliminated it. You have won, and one unit that fought may be promoted at once. Promote u1; a unit in Chicago did not fight.
ahd-half-turn-promote = The promotion phase allows one more, anywhere on the map. Not the same unit again, though. Promote one of the other two at Manassas, then go on to recruitment.
ahd-half-turn-recruit = You rolled a 3: up to three recruits. The counters come from your recruitment pool, where the two promoted militia have just gone. Place infantry in New York City and in Chicago. One recruit per city, and only in cities with your number.
ahd-half-turn-rest = End the half-turn. Only now does Manassas change hands: a box is captured by having a unit there when a half-turn ends.
ahd-half-turn-august = The Confederates let their half-turn pass, and it is August. From now on a die gives your marches: 2 this time. Nobody ever gets fewer.

## Roads, railroads and rivers

ahd-lines-title = Roads, railroads and rivers
ahd-lines-evansville = This is the movement example of the rulebook. Three Union infantry stand in Evansville, and Louisville has been taken by the Union. One march can send each of them a different way. March from Evansville.
ahd-lines-mix = Infantry uses one kind of line in a march: road, railroad or river. Take unit u1 and look at its choices.
ahd-lines-river = By river it goes two boxes, whoever controls them. A river flows into another without a stop: send the unit down to Paducah and Cairo. Try first to change to the railroad at Paducah and ride to Humboldt, or to go a third box.
ahd-lines-rail = By friendly railroad it also goes two boxes. Friendly means that you control both ends of the line. Send u2 through Bloomington to Indianapolis.
ahd-lines-louisville = Send the third to Louisville by the same railroad. It crosses the Ohio on the way, which costs nothing now and would matter only in an attack.
ahd-lines-second = One march left. A unit may take part in two marches in a phase, so the unit in Louisville can go on. Kentucky is not yours, and neither are its railroads: take the unit, and the next step will show what that means.
ahd-lines-one = An enemy railroad, or one that nobody controls, carries infantry only one box per march. Try two boxes to Bowling Green, then settle for Munfordville.
ahd-lines-done = To remember: one box by road or foreign railroad, two by river or friendly railroad, and never two kinds in one march.

## Cavalry, and marching twice

ahd-cavalry-title = Cavalry, and marching twice
ahd-cavalry-west = You play the South now, in Louisiana, with three marches. Infantry and cavalry wait in Shreveport, more infantry in Vicksburg. Cavalry is faster: two boxes by any railroad or road, and it may mix the two. March from Shreveport.
ahd-cavalry-ride = Ride by road to Monroe and on by railroad to Vicksburg. Three boxes would be too far even for horses.
ahd-cavalry-foot = The infantry must follow on foot. It cannot mix road and railroad, and by road it makes only one box. Try both, then go to Monroe.
ahd-cavalry-again = Spend the second march on Monroe and bring the infantry to Vicksburg.
ahd-cavalry-tired = Now the third march, from Vicksburg. The infantry that has just arrived has marched twice, and two is the limit. Begin the march.
ahd-cavalry-fresh = Try to take the tired infantry (c1): it is refused. The other one is fresh. Send it down the Mississippi to Natchez and up the Red River to Alexandria.
ahd-cavalry-mccomb = The cavalry has marched only once, so it may go again: by railroad through Jackson to McComb. A horse does not swim, though: a route by railroad and then by river is refused.
ahd-cavalry-done = Three marches, three units, each as far as its legs allow. Marches are always too few: spend them where several units share a box.

## Jumping past the enemy

ahd-jumps-title = Jumping past the enemy
ahd-jumps-raid = Usually a unit must stop where the enemy is. Cavalry may ride through instead: that is a jump. Your veteran cavalry in Bowling Green faces infantry in Nashville. Begin a march and take the cavalry.
ahd-jumps-jump = A jump may not end among enemies, so Murfreesboro is closed; and it never uses a river. Ride through Nashville to Sparta.
ahd-jumps-once = March again with the same cavalry. Two limits: one jump per turn, and no jump over enemy cavalry. Begin the march from Sparta.
ahd-jumps-home = Try to jump back over Nashville. It has made its jump; let it ride to Glasgow.
ahd-jumps-boats = The Union has gunboats, so even its infantry may jump, downstream. Enemy cavalry holds Island No. 10 below Cairo, and that does not stop a boat. Take the infantry in Cairo down the Mississippi to Memphis.
ahd-jumps-upstream = From Paducah the rivers to Forts Henry and Donelson run the other way. Take the infantry in Paducah.
ahd-jumps-against = Try to jump upstream past the forts to Pittsburg Landing. Against the current, the only way past the enemy is through him: attack the forts.
ahd-jumps-done = One jump per unit and turn, of either kind. The South has fine cavalry but no gunboats: it never jumps by river.

## Ships and landings

ahd-sea-title = Ships and landings
ahd-sea-navy = Only the Union has a navy. You rolled a 6: six marches, and this turn also the right to invade enemy ports from Washington. First the simple sea move: it starts in a port. Philadelphia is not one. Take the unit there.
ahd-sea-inland = Try to ship it to Pensacola. Then send it to New York City by railroad.
ahd-sea-begin = The unit that was already in New York City can sail. Begin a march there and take u3.
ahd-sea-sail = It may go to any port under Union control. Richmond has no harbour, and Wilmington is Confederate: only troops from Washington may land there. Sail to Fort Monroe.
ahd-sea-price = That cost a whole march for one unit. Three units from the same port would cost three. And a unit that sails does nothing else this turn: try to march on from Fort Monroe.
ahd-sea-empty = Now the invasion. New Bern is an enemy port without a garrison. Send one unit there from Washington: it simply lands, and the port will be yours when the half-turn ends.
ahd-sea-defended = Wilmington is defended, so landing there means a battle. Send the other unit, then end the movement phase.
ahd-sea-surf = Wading ashore is like crossing a river under fire: the defender hit on a 3 instead of a 2. Now you need a 2. Fire.
ahd-sea-press = You missed, and so did they. Stand and fire again.
ahd-sea-third = A hit: the defender is reduced. From the third round on the surf no longer helps. One more volley.
ahd-sea-done = Remember the 6: without it, enemy ports stay closed. And a right that is not used is not kept for later.

## Digging in

ahd-entrenching-title = Digging in
ahd-entrenching-why = A unit that is dug in is harder to hit. Instead of moving, it may use a march to entrench. In a recruitment city one march is enough: entrench c2 in Nashville.
ahd-entrenching-both = The same march can dig one unit in and send another away. Send c3 to Decatur. (The first has had its turn: try to take it again.)
ahd-entrenching-field = Manassas Junction is open country: there it takes two marches in the same phase. Spend both on c4.
ahd-entrenching-walls = Richmond has walls of its own: whoever holds it is entrenched there at once, for free. But trenches belong to a unit and its place. Send c5 from Richmond to Fredericksburg and it is in the open again.
ahd-entrenching-last = One march left. Begin it in Fredericksburg and take c1.
ahd-entrenching-potomac = It cannot dig here with a single march, and the Potomac to Washington is closed to the South: Union gunboats own it. Try both. Then go by road to Manassas Junction.
ahd-entrenching-done = c1 now stands beside an entrenched friend, and is not entrenched itself. Against entrenched units every shot is one point worse.

## Choosing targets: the battle of Little Rock

ahd-volley-title = Choosing targets: the battle of Little Rock
ahd-volley-army = The combat example of the rulebook. You have two militia (combat value 2) and one crack infantry (3) in Fort Smith; two Confederate militia hold Little Rock. Attack with everything, down the Arkansas, and end the movement phase.
ahd-volley-few = The defenders fired first: two units, three targets. With fewer firers than targets nobody may be shot at twice, so they chose u1 and your crack infantry. Crack infantry is hard to hit: the shot needed a 1, and got it. It is reduced, but shoots as well as before.
ahd-volley-aim = Now you have three firers for two targets. Every enemy must be shot at by somebody; the spare shot may double up. Aim u1 and u2 at c1.
ahd-volley-spread = Try to aim the crack infantry at c1 as well. Then aim it at c2.
ahd-volley-fixed = All targets are declared, and they stay fixed whatever the dice do. Fire.
ahd-volley-round = 5 missed, 1 hit c1, 2 hit c2: both are reduced. Their second volley missed you. A reduced unit that is hit again is gone. Stand, aim u1 at c1 and both others at c2, and fire.
ahd-volley-wasted = u1 finished c1, u2 finished c2, and the shot of the crack infantry at c2 was wasted: its target was already gone. Promote u1.

## Trenches, crack troops and rivers

ahd-odds-title = Trenches, crack troops and rivers
ahd-odds-richmond = You attack Richmond, and the defender has just fired. Its walls protect everybody inside: each shot at an entrenched unit is one point worse. A shot at crack infantry is one point worse too, and the two add up.
ahd-odds-river = Rivers help the defender in the first two rounds. The line from Petersburg meets a blue side of Richmond, so u2 and u3 came across the James: the militia could hit u2 on 3 instead of 2, and their crack infantry needed 3 against your crack infantry, one less and one more. u1 came from Yorktown and crossed nothing.
ahd-odds-hopeless = Your militia cavalry has value 1, less 1 for the walls: it cannot hit anybody here and will roll no die. Everybody gets a target all the same, so use it for the duty of spreading fire: u1 at c1, and the two real shots at c2. Fire.
ahd-odds-lucky = Even a crack unit hits entrenched crack infantry only on a 1, and a 1 came: c2 is reduced. They missed. Now aim u1 and u2 at the militia c1, where u2 needs a 2, and u3 at c2.
ahd-odds-third = Round three: the river is forgotten. The last militia needed a 1 against your crack infantry and rolled a 2. Finish it.
ahd-odds-done = Before you attack, point at a target: the game tells what every shot needs.

## Marching to the sound of the guns

ahd-reinforcements-title = Marching to the sound of the guns
ahd-reinforcements-order = Two battles wait: two against two at Manassas Junction, and your u6 alone against two at Front Royal. The attacker chooses the order. Fight at Manassas Junction first.
ahd-reinforcements-first = They missed. Friends stand at Harper’s Ferry, one box away, but help comes only from the second round on: try to bring u3. Then fire, one shot at each enemy.
ahd-reinforcements-theirs = Round two, and the defender brought two units: one from Fredericksburg and one from Front Royal. It may even leave a box under attack, as long as it stays equal in number there: c3 still faces your u6. All four missed.
ahd-reinforcements-yours = Your turn to reinforce. Baltimore is too far, and u6 is busy: the attacker may not take units from a box with enemies. Try both, then bring u3 from Harper’s Ferry.
ahd-reinforcements-volley = One unit from each box and round, so u4 has to wait (try it). You are three against four now: each shot needs a target of its own. Shoot at c1, c2 and c4.
ahd-reinforcements-won = Two hits, and the Confederates retreated to Fredericksburg: you have won. Promote u1. The battle of Front Royal follows.
ahd-reinforcements-alone = u6 survived the first volley. Shoot back.
ahd-reinforcements-fresh = Now reinforce again. The winners of Manassas are next door, but units that have fought this turn are spent. u4 has not fought: bring it from Harper’s Ferry, and fire with both.
ahd-reinforcements-done = Two hits, and Front Royal is yours as well. Keep fresh units one box behind the front: they are worth more there than in the first line.

## Retreat and withdrawal

ahd-retreat-title = Retreat and withdrawal
ahd-retreat-defend = You defend Tennessee. The Union attacks in three places, and Nashville comes first: your two militia against two veterans. You may not run in the first round: try to retreat to Decatur. Then fire, one shot at each.
ahd-retreat-hurt = Both of your units are reduced, and one more hit each would be the end. Instead of firing, retreat. Not just anywhere: not among enemies (Bowling Green), not where the attackers came from (the forts).
ahd-retreat-choose = Chattanooga is not next to Nashville, and Sparta is in Union hands: while a box of your own is open you must choose one of those. Retreat to Decatur; all your units go together.
ahd-retreat-ride = A retreat is a lost battle, so the Union promoted a veteran. Next, Murfreesboro: your cavalry against infantry. Cavalry that defends alone may slip away before any round. Withdraw.
ahd-retreat-where = The same boxes are closed: enemies in Nashville, and Sparta, where they came from. Ride to Decatur.
ahd-retreat-chase = Nobody has won there, and nobody is promoted. Last, Okolona: cavalry attacked by cavalry. Horses outrun men, not horses: try to withdraw. Then fire.
ahd-retreat-again = A hit, and they missed. Stand and fire again.
ahd-retreat-promote = The winner may promote, even as the defender. Promote your cavalry.

## Veterans

ahd-promotion-title = Veterans
ahd-promotion-last = One shot will end this battle. Aim both units at the enemy and fire.
ahd-promotion-ranks = The winner may promote one unit that fought, by one rank: militia, veteran, crack. u2 is crack already, and u3 was in Chicago. Try both, then promote u1. It stays reduced for the moment.
ahd-promotion-recover = With the last battle the combat phase is over, and every reduced unit of both sides is back to full strength. Now one more promotion anywhere on the map: not u1 again, so promote u3.
ahd-promotion-pool = One promotion a phase, and it is made. Both militia counters have gone back to the recruitment pool: promoting makes room for recruits. Go on to recruitment.
ahd-promotion-new = Put new militia where they are needed: one in Washington, one in Cairo.

## Recruits, cities and drafts

ahd-recruiting-title = Recruits, cities and drafts
ahd-recruiting-die = March 1862, and your army has grown to 32 units. Go on to recruitment: a die says how many militia you may place, and a 1 counts as 2.
ahd-recruiting-where = A recruit appears in a city with a number of your colour that you control. Cairo has one, but the enemy holds it; the number of Evansville is red, so that city is worth nothing to you. Try both, then recruit infantry in Chicago.
ahd-recruiting-pool = One recruit per city and phase, however large its number. And your pool has no more infantry: twelve units wait for the drafts. Try both, then raise cavalry in New York City.
ahd-recruiting-rest = Your two recruits are placed. End the half-turn and watch what the South does with Cairo.
ahd-recruiting-april = The South recruited in Cairo: a city with numbers of both colours serves its owner. And it is April: the draft has put four more infantry into your pool. End the movement phase and go to recruitment.
ahd-recruiting-ceiling = Infantry is there, dice too, and still you cannot recruit. Your maximum army size is the sum of your numbers in your cities: 34, one less for Cairo, one more for Louisville. You have 34 units. Try Chicago.
ahd-recruiting-done = Cities are the heart of the game: they raise troops, and their sum caps your army. Take Cairo back.

## Who controls what

ahd-control-title = Who controls what
ahd-control-raiders = Your cavalry took Decatur on a raid. Cavalry alone holds a box only while it is there. Ride on to Corinth and watch Decatur.
ahd-control-gone = Decatur is Confederate again at once. Infantry is different: what it takes stays taken. Send u2 from Evansville to Louisville by river.
ahd-control-notyet = Louisville is not yours yet: entering a box captures nothing until a half-turn ends. So its railroads are not friendly either. Take u3 in Bloomington.
ahd-control-rail = Try to ride through Louisville to Lexington; then stop in Louisville.
ahd-control-capture = End the movement phase, the promotion phase and the half-turn. Look at what the end of the half-turn brings.
ahd-control-now = Corinth and Louisville are captured, and with Louisville your maximum army size is up by one. The next turn has come. Now the same ride works: take u3 from Louisville through Bloomington to Indianapolis.

## How the Union wins

ahd-victory-title = How the Union wins
ahd-victory-seven = To win, the Union must hold seven great cities of the South at the same time: New Orleans, Mobile, Atlanta, Memphis, Charleston, Wilmington and Richmond. You have six. It is turn 35 of 40; if the war goes on after turn 40, the South has won.
ahd-victory-march = Only Richmond is missing, and only militia is left to defend it. Attack from Petersburg with both units and end the movement phase.
ahd-victory-fire = They missed. Against the walls your veterans need a 2. Fire.
ahd-victory-end = The city is empty, but it counts only when the half-turn ends. Promote a unit, go through the phases and end the half-turn.
ahd-victory-won = Richmond has fallen, and the war is over. The South has shorter ways: it wins at once if it takes Washington.

## Washington, and a second chance

ahd-washington-title = Washington, and a second chance
ahd-washington-open = The South wins at once when it captures Washington, or when its maximum army size is the larger one. Your opponent has left the capital empty. March from Manassas Junction and ride in by railroad.
ahd-washington-end = End the movement phase, the promotion phase and the half-turn.
ahd-washington-novice = This game is played with the novice variant: a sudden Southern victory counts only at the end of a Union half-turn. So the Union had one half-turn to take its capital back, and did not. Without the variant you would have won at once.

## The last month of the short game

ahd-short-game-title = The last month of the short game
ahd-short-game-june = The short game ends with June 1862, and it is June. If nobody has won before, the maximum army sizes decide: the Union needs a lead of at least 5. It has 34, you have 29: exactly 5.
ahd-short-game-kentucky = One city is enough to break that. Louisville belongs to nobody and has a red 1 for you. March there from Munfordville.
ahd-short-game-end = Now end the movement phase, the promotion phase and the half-turn.
ahd-short-game-won = 34 against 30: a lead of 4 is not enough, and the South has won the short game. Whoever counts cities in June wins in June.
