# Lessons of Across Five Aprils. A key is the id of the lesson and the name of the step.

## Pea Ridge, turn 1: the cup

a5a-cup-title = Pea Ridge, turn 1: the cup
a5a-cup-march = Arkansas, March 1862. You lead the Confederates. Each battle of Across Five Aprils is a map of hexes and a cup of markers. One marker moves one formation; one marker for each side starts a fight. Nobody knows which comes next.
a5a-cup-first = The first draw was your Combat marker. Nobody is in contact yet, so nothing happened. Then the Union drew, and out came McCulloch: your formation. It does not matter who draws a marker; it works for the name on it. His men may stay off the map. Let them wait: end the movement.
a5a-cup-price = Two Union formations and an idle Union Combat marker later, Price comes up. Now only Price’s units move; try to take Hebert, who belongs to McCulloch. Then take Price himself.
a5a-cup-road = Reinforcements enter at the hexes of their letter, 3104 or 3105 for Price. A road costs only half a movement point where it crosses the hexside. The Union regiment in 3205 is in the way, and Union HQ is far out of reach: try both. Then go to 3105.
a5a-cup-stack = Price touches the enemy’s zone of control there and stops. Bring the battery Price B to the same hex: two units may share one. Then take Slack.
a5a-cup-trail = A third unit cannot stop in 3105 (try). Slack and Little go around by the trail, one point a hex: 3104, 3203, 3303, 3402. Send both to 3402.
a5a-cup-guns = Last, the battery Price A: through the woods to 3204, three points, all that guns have. Then end the movement.
a5a-cup-done = Carr’s marker was the last: Dodge has marched up Telegraph Road. When the cup is empty the turn ends, and all markers go back in.

## Pea Ridge, turn 2: the first shots

a5a-first-shots-title = Pea Ridge, turn 2: the first shots
a5a-first-shots-yield = The Union Combat marker came first. In its own combat phase a side must attack every enemy whose zone of control touches it. The 24th Missouri has attack strength 0, so it could only retreat, automatically and without loss, to 3306.
a5a-first-shots-follow = After an automatic retreat the other side may follow with one unit. Guns never advance: try Price B. Then advance Price into 3205.
a5a-first-shots-fight = Luck: your own Combat marker is drawn next. First a phase asks for automatic retreats; only then come attacks (try to attack at once). You do not run: go on to the combats.
a5a-first-shots-aim = Attack 3306. Your guns cannot help: their line of sight is blocked by woods.
a5a-first-shots-odds = Try both batteries, then attack with Price. Strength 5 against 1 makes 5-1. But the target stands on a wooded hill: two columns to the left, and the fight is at 3-1.
a5a-first-shots-dice = Both sides roll at the same time and add morale, -1 for Price and 0 for the Missourians. Your total is read for them, theirs for you. Resolve the combat.
a5a-first-shots-losses = You rolled 6: 2R, two steps and a retreat. A regiment with one step is gone. They rolled 4: one step for you. Price flips to his reduced side, for good, checks morale and holds: 5, less 1, is the 4 that he needs. The hill is free, but leave it: hold.

## Pea Ridge, turn 2: to Elkhorn Tavern

a5a-elkhorn-title = Pea Ridge, turn 2: to Elkhorn Tavern
a5a-elkhorn-tavern = The tavern at 3605 is an objective of the battle. Dodge has taken post beside it, in 3604, and controls the crossroads. Price’s marker is drawn: take Price.
a5a-elkhorn-contest = Every unit has a zone of control: the six hexes around it. An empty objective belongs to the side whose zone alone covers it; when both do, to nobody. Move Price by road to 3505, next to the tavern.
a5a-elkhorn-join = The tavern is nobody’s now. Price has moved, and a unit moves once: try to take him again. Then bring up Price B, also to 3505, and take Price A.
a5a-elkhorn-far = Price A has three points. 3505 is too far and would be full; go as far as the road allows, to 3305.
a5a-elkhorn-flank = Slack and Little come around the north. Send Slack to 3603 and take Little.
a5a-elkhorn-ring = No unit enters an enemy’s hex: try 3604. Little joins Slack in 3603. End the movement: Dodge is between two fires.

## Pea Ridge, turn 3: the repulse

a5a-repulse-title = Pea Ridge, turn 3: the repulse
a5a-repulse-duty = Your Combat marker. Four of your units stand in Dodge’s zone of control, and all must attack him or retreat. Go on to the combats and attack 3604.
a5a-repulse-all = Units from different hexes join in one attack, each with its whole strength. Add Little, Slack and the battery Price B.
a5a-repulse-odds = Price has nobody else to attack, so he must join: try to resolve without him. With him it is 8 against 4, 2-1, and one column left for the woods: 1-1. Add Price and resolve.
a5a-repulse-first = Dodge lost a step, passed his check and stands. You got 2R: two steps, and everybody back. You say who pays. Take the steps from Slack and then from Little.
a5a-repulse-where = A retreat has rules: never into an enemy’s zone of control, unless a friend is there (try the tavern, 3605). Among the other hexes it goes as far from the enemies as possible: not 3405, but 3404. Retreat Price and Price B to 3404.
a5a-repulse-lines = Little and Slack must fall back toward their own lines, by the compass of the map: 3602 is the wrong way. Retreat Little to 3503; Slack has the same single choice and follows.
a5a-repulse-checks = Because steps were lost, every survivor checks morale: die plus morale, 4 or more passes. Price holds; Little, Slack and Price B fail and go one hex more. Little and Slack to 3402, Price B to 3304.
a5a-repulse-done = Four units against one, and thrown back: at 1-1 the morale of the defender, +1 against your -1, made the difference.

## Pea Ridge, turn 4: give ground, take it back

a5a-give-ground-title = Pea Ridge, turn 4: give ground, take it back
a5a-give-ground-reserves = Now you are the Union. Dodge has lost a step, and Price is back with everything. Carr’s marker: bring Vandever up from 3909 to 3706.
a5a-give-ground-enter = Fresh troops of the Independent formation arrive at entry hex C. Cavalry has six points: by road, twelve hexes. Send Bowen to 3606 and the battery to 4110, and end the movement.
a5a-give-ground-bad = Your Combat marker, and bad news: Dodge would have to attack four units, 3 against 16. You may lose such a fight on paper: an automatic retreat, no dice, no loss. Choose to give way before 3505.
a5a-give-ground-back = Not to the tavern: it lies in Price’s zone of control. Retreat to 3705.
a5a-give-ground-wait = Price followed into 3604. Osterhaus has nothing to do; end his movement.
a5a-give-ground-shelled = The Confederate marker, and now Price finds himself alone before you. He gives way, and his battery in 3505 shells Dodge: range two, so its strength is halved, along the edge of the woods, where the line of sight is clear. 1-3, no effect. You may retreat all the same; stand.
a5a-give-ground-advance = He left 3604 by an automatic retreat, so you, the defender, may advance. Take your old position back.
a5a-give-ground-done = Nobody lost a man, and you are where you were, with fresh troops behind you. Giving ground at the right moment is half of this game.

## Zones of control

a5a-zones-title = Zones of control
a5a-zones-idea = Carr’s division moves. Every enemy unit holds the six hexes around it: its zone of control. Entering one stops you for the rest of the phase. Take Dodge, in 3707.
a5a-zones-stop = Try to slip past Price to 3603: you would have to stop on the way. Go to 3705, next to him, and stop there.
a5a-zones-leave = Vandever starts next to Slack, in his zone. He may leave, but not enter any enemy zone in this phase, not even by a detour. Take Vandever.
a5a-zones-free = Try 3909, still beside Slack. Then fall back to 3807.
a5a-zones-trapped = The battery in 4110 is ringed by enemy zones: it cannot move at all. Try to take it, then end the movement.

## Duties: whom you must attack

a5a-duties-title = Duties: whom you must attack
a5a-duties-two = Hebert and McNair share 3708, between Coler in 3808 and Dodge in 3709. Both enemies hold you in their zones of control, so both must be attacked in this phase. Go on to the combats.
a5a-duties-first = You cannot simply end the phase: try it. Attack 3808 with Hebert.
a5a-duties-joint = If McNair joined here, nobody would be left for Dodge. The game looks ahead: try to add him. Then resolve with Hebert alone.
a5a-duties-hold = 1R: Coler fell back to 3909, the only hex open to him. Hebert lost a step too, and stands. He may advance into the empty hex; let him hold.
a5a-duties-second = Each combat is finished before the next is declared. Now attack 3709 with McNair.
a5a-duties-once = Hebert cannot help: no unit attacks twice in a phase. Try it, then resolve.
a5a-duties-done = Both lost a step, and both stand. Your duties are met, and the phase ends by itself. Before you move next to two enemies, count who will have to attack whom.

## Where a retreat may go

a5a-retreats-title = Where a retreat may go
a5a-retreats-hit = Hebert has hit Coler: 1R. The step is paid, now Coler must go back one hex. First, what is never allowed: the enemy’s own hex, and a hex in his zone of control without a friend. Try 3708 and 3807.
a5a-retreats-best = Then the priorities. First, out of enemy zones: Greusel’s hex 3709 would be allowed, but only if there were nothing better. Second, toward your own lines: 3908 and 3909 both are. Try 3709 and the far hex 4008, then retreat to 3909.
a5a-retreats-again = A step was lost, so Coler checked morale: a 2, a failure, and one hex more. 4008 or 4009: take 4009, your headquarters.

## Bombardment

a5a-guns-title = Bombardment
a5a-guns-range = Artillery may strike from up to four hexes away, if it sees the target. It suffers nothing in return. First, no automatic retreats: go on to the combats.
a5a-guns-weak = A bombardment needs true odds of 1-4. McNair in 3610 is too strong for what can see him: try to attack 3610. Then attack Slack in 3708.
a5a-guns-who = Who can join? Not infantry from afar, not the battery five hexes off, and not the one in Pike’s zone of control: guns in an enemy zone may not bombard. Try all three. Then add both batteries of 4008.
a5a-guns-half = Beyond one hex the strengths are added, halved and rounded down: 2 + 1 makes 1. 1 against 2 is 1-2. Only you roll. Resolve.
a5a-guns-pike = 1R: Slack lost a step and fell back. Now Pike, whose Indian brigade dreads cannon: attacked by artillery, it is eliminated at once, without dice. Attack 3903 with Davis’s battery.

## Reinforcements and a blocked road

a5a-entry-title = Reinforcements and a blocked road
a5a-entry-due = Turn 3: Vandever is due at entry hex C, 4512. But Price has got there first. Take Vandever.
a5a-entry-blocked = Nobody enters where the enemy stands: try 4512. The nearest open hexes serve instead. Enter at 4513; you touch Price’s zone of control and stop there. End the movement.

## Gettysburg: night and breastworks

a5a-night-title = Gettysburg: night and breastworks
a5a-night-dark = Night falls on the first day. There are no Combat markers in the cup: nobody fights in the dark. And nobody walks into an enemy’s zone of control. Take the brigade in 1512.
a5a-night-creep = Archer is in 1314. Try to go to 1413, beside him. Then move to 1410.
a5a-night-shift = Shift 2/1/I along Cemetery Hill from 1609 to 1610, and end the movement.
a5a-night-build = Now the axes come out. At Gettysburg, and only there, infantry on a hill that has not moved may build a breastwork. 2/1/I has moved, and gunners do not dig: try both. No attacks, either.
a5a-night-culp = A breastwork covers three sides of its hex, the ones you choose, and stays there. Let 1/1/I build on Culp’s Hill, facing down (D).
a5a-night-second = The hex is fortified now; a second work there is refused. Let 1/1/XI build on Cemetery Hill, facing up (U), and end the night.
a5a-night-dawn = Behind a breastwork an attack through its three sides is one column worse, and enemy zones of control do not come in that way. Good morning.

## Bull Run: the Stone Bridge

a5a-bull-run-title = Bull Run: the Stone Bridge
a5a-bull-run-run = Bull Run is a creek with steep banks: units cross it only at bridges and fords. Evans guards the Stone Bridge, 3912. Take Schenck, in 4013.
a5a-bull-run-ford = Try to cross to 3914, where there is neither bridge nor ford. Then go to 4012, and bring Sherman from 4111 to 4011, at the foot of the bridge. End the movement.
a5a-bull-run-attack = The Union Combat marker. Across the run nobody has to attack; over the bridge you may. Go on to the combats and attack 3912.
a5a-bull-run-who = Sherman attacks over the bridge, and the artillery fires across the water. Schenck faces the bare bank: try to add him. Resolve with the other two.
a5a-bull-run-bloody = 7 against 3 is 2-1, but terrain and water took two columns: 1-2. Both sides lost a step and must retreat; Evans failed his check and went two hexes. The bridge is yours, yet Sherman falls back as well: to 4111, and then nobody may advance.

## Shiloh: surprise at dawn

a5a-shiloh-title = Shiloh: surprise at dawn
a5a-shiloh-dawn = April 1862, and the Union camps are asleep. On the first turn of fighting every Confederate attack moves two columns to the right. Raith’s brigade stands at Shiloh Church, an objective. Go on to the combats and attack 1107.
a5a-shiloh-both = Attack with Wood and Hindman: 9 against 5 is only 1-1. The surprise makes it 3-1. Resolve.
a5a-shiloh-morale = Your units have different morale, so you choose which to use. The first loss would come from that unit. -1 is not among them; use 1.
a5a-shiloh-church = 5 + 1 gives 2R: both steps are gone, and so is the brigade. The church is empty. Advance Wood into it.
a5a-shiloh-done = An eliminated two-step unit is worth 3 victory points, and the church is yours. But the surprise fades: one column on later turns, nothing after turn 6.

## Shiloh: the gunboats

a5a-gunboats-title = Shiloh: the gunboats
a5a-gunboats-river = The gunboats Tyler and Lexington have a marker of their own and fear no enemy zone of control. They stay on the river: take Tyler.
a5a-gunboats-bank = Try the west bank, 1721. Then bring both boats to 1723, next to the Confederates in 1722, and end the movement.
a5a-gunboats-fire = The Combat marker. Gunboats fire as artillery and suffer nothing. Attack 1722 with both and resolve.
a5a-gunboats-done = 1R: Hindman lost a step and left the landing. At one hex there is no halving, so close in before you fire.

## Gettysburg: a corps moves twice

a5a-corps-title = Gettysburg: a corps moves twice
a5a-corps-two = Lee’s corps are large, and each has two markers. At the first draw at least one whole division must move. Try to end without moving anybody.
a5a-corps-heth = Move Heth’s brigades: Archer from 0124 to 0324, Davis from 0125 to 0325. Pender is not here yet, so his division cannot be named instead (try to commit it). Then end the movement.
a5a-corps-second = The second marker of the corps. Heth’s division has moved, all of it counts, and no division may be committed now. Try Archer, and try to commit Heth.
a5a-corps-guns = Batteries of the corps choose for themselves at which draw they go. Bring Pegram from 0126 to 0326, behind the infantry, and end the movement.

## Bentonville: help is on the road

a5a-bentonville-title = Bentonville: help is on the road
a5a-bentonville-dice = North Carolina, 1865, turn 2. On turn 1 the Union was caught asleep, without markers. Now each Union unit not yet here rolls a die: this turn a 1 or 2 brings it, three units at most. XIV Corps first, then XX Corps. You rolled 2, 5, 1, 1: three arrive.
a5a-bentonville-enter = XIV Corps is drawn. A brigade of XX Corps has to wait for its own marker: try 1/1/XX. Bring in 3/2/XIV by the Goldsboro Road, as far as 0512, a hex of the final defence line.
a5a-bentonville-end = The rest of the corps holds its ground. End the movement and see what the cup brings.

## Bentonville: the last turn

a5a-last-turn-title = Bentonville: the last turn
a5a-last-turn-line = Turn 5, the last marker. At the end of this turn three objectives make a decisive Confederate victory. The final defence line lies open before you. Harper’s House is too far even for Hill. Take him.
a5a-last-turn-hill = Try Harper’s House, 0212; then go to 0310. A unit in a hex controls it, and the empty objective next to it, in your zone of control alone, counts too.
a5a-last-turn-bate = Send Bate from 0409 to 0410 and end the movement. The cup is empty, the turn is over, and victory is decided.
a5a-last-turn-won = Four objectives: a decisive victory. In these battles ground decides first, and only then the losses.
