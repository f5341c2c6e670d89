# Guided games. A key is the id of the game and the name of the tip.

guided-bentonville-title = Your first game: Bentonville
guided-bentonville-welcome = North Carolina, 19 March 1865. You are the Confederates; the computer is the Union, strung out along the road. You have five turns to hurt it. Play as you like: nothing you try can break anything, and “What should I do?” shows you a plan.
guided-bentonville-marker = A marker was drawn from the cup: one of your formations may move. Its units are highlighted on the map. Click one of them.
guided-bentonville-take = Now the hexes that this unit can reach are highlighted. Roads are fast, woods are slow. Click a hex to go there. Next to the enemy is where your units will be able to attack.
guided-bentonville-go = It has moved, once for this draw. If it was a mistake, press “Undo”. Two units may share a hex. Move the others or leave them; then press “End the phase”.
guided-bentonville-cup = The next marker came out of the cup. Each formation has one, and so has the combat of each side. Nobody knows the order; when the cup is empty, the turn is over.
guided-bentonville-zone = Every unit controls the six hexes around it. A unit that comes next to an enemy must stop there. Try to surround the enemy: units with enemies all around fight badly and cannot get away.
guided-bentonville-union = Turn 2. From now on the Union has its markers in the cup too. Its dice have also decided who arrives this turn at the edge, in 0113: at most three units.
guided-bentonville-watch = A Union formation moves. The computer does it for you to see. Afterwards a summary stays beside the map until you close it; arrows show who went where.
guided-bentonville-duty = Your Combat marker! Every enemy next to you must be attacked, and each of your units next to an enemy must attack or give way. To fight, press “Continue to combat”. To give way, click the enemy hex.
guided-bentonville-withdraw = You give way: all your units next to this enemy go back, without dice and without loss. There is no shame in that against a stronger enemy. Press “Retreat now”.
guided-bentonville-attack = Which enemy do you attack first? Click a highlighted hex. No unit attacks twice in a phase, and none is attacked twice. Begin where you are strongest.
guided-bentonville-declare = Now click your units that attack. Their strengths add up, and the panel shows the odds. Aim for 2-1 or more; woods and streams help the defender. Then press “Fight”.
guided-bentonville-morale = Your attackers have different morale. The value you choose is added to your die, but the first loss falls on a unit with that value. Usually the higher one is right.
guided-bentonville-dice = Both sides rolled at the same time, and each total was read in the column of the odds. The result is what the enemy suffers: a number is steps lost, R is a retreat.
guided-bentonville-loss = Who pays? Choose the unit that loses a step. A unit at full strength only flips over; a reduced one is gone.
guided-bentonville-reduced = One of your units lost a step and shows its weaker side. It stays reduced for the whole battle and gives the enemy 1 point; lost entirely, it gives 3.
guided-bentonville-eliminated = A Union brigade is destroyed: 3 points for you. One enemy less to hold the line; look where a gap has opened.
guided-bentonville-check = After a loss the survivors check morale: die plus morale, 4 or more holds. A unit that fails goes back one more hex.
guided-bentonville-retreat = A unit of yours must retreat. The hexes open to it are highlighted: away from the enemy and toward your own lines. Click one.
guided-bentonville-stand = Your attacked units held. You may still take them back one hex. Usually you stand; go back if the next attack would trap you.
guided-bentonville-advance = The enemy left its hex, and one of your units may take it. Advance to close in or to cut off a retreat; stay if you would be alone among enemies.
guided-bentonville-points = Turn 3. How do you win? At the end you compare points for losses: 3 against 2 is a victory, 2 against 1 a great one. The tab “War” shows them. Trade one step for one, and it is a draw.
guided-bentonville-line = Turn 4. The marked hexes are the final defence line and Harper’s House. Control one of them at the end of turn 5 and you win, whatever the losses. Is the way open?
guided-bentonville-last = The last turn. Each of your units may move once more, and your Combat marker comes once. If you lead, do not risk anything; if not, now is the time.
guided-bentonville-over = The battle is over: you have played a whole game of Across Five Aprils. The end screen tells what decided it. The lessons show the rest, beginning with Pea Ridge; or play Bentonville again, from the other side.
