# Lessons of The American Civil War. A key is the id of the lesson and the name of the step.

## The basic game: marching to battle

acw-march-title = The basic game: marching to battle
acw-march-map = The map shows regions and cities; both are simply spaces. Blue is the North, grey the South, green the border states, which belong to nobody and are open to both. You are the Union. Your army stands in Maryland, two Confederate infantry in Northern Virginia.
acw-march-from = You may move all, some or none of your pieces. You can only start where you have some: try Richmond. Then start from Maryland.
acw-march-to = Every adjacent space costs one point; infantry and artillery have one, cavalry and leaders two. Richmond is not adjacent. Go to Northern Virginia with everybody.
acw-march-join = Your pieces have met the enemy and must stop. Others may come from elsewhere: bring the infantry from the Shenandoah Valley too.
acw-march-end = All movement comes before the first battle. End movement. The South, who was there first, defends and forms its line first.
acw-march-line = Now divide your army: the line fights, the reserve waits. A line needs at least one unit, and a leader is not a unit: try to be ready at once. One of each kind in the line, infantry, cavalry, artillery and a leader, gives +1 to every shot. Put those four in the line, and two more infantry. Then you are ready.
acw-march-done = The defender fired first and missed twice: 7 and 6, where infantry needs an 8. The next lesson takes over from here, in a larger battle.

## The worked battle: the first cycle

acw-volley-title = The worked battle: the first cycle
acw-volley-armies = This is the battle of the rulebook. You defend Kentucky: six infantry, one artillery and two leaders in the line, two cavalry and one artillery in reserve. The North attacks with more of everything.
acw-volley-limit = A side fires with five pieces plus one for each leader in its line: seven shots, all compulsory. Leaders themselves do not fire, and neither does the reserve. Try both. Then choose the artillery.
acw-volley-target = Targets are units in the enemy line: not his reserve, and never a leader by name. Try both, then fire at the artillery: yours needs a 7.
acw-volley-again = 8: hit, and the gun is gone at once. Infantry needs an 8. Fire an infantry at the second gun.
acw-volley-rest = No guns left over there. Fire your other five infantry at infantry.
acw-volley-leader = Four hits in all, and a 12 also killed their leader. So the North had only five shots and hit once: your gun is lost. Nobody has a leader in reserve, so nobody rallies.
acw-volley-reserve = Reserve step: pieces may change places. Bring the second gun into the line and send one leader back: from the reserve he can rally lost units. Then you are ready.

## The worked battle: to the end

acw-rally-title = The worked battle: to the end
acw-rally-second = The second cycle. The North has put its cavalry into the line. You have one leader there now, so six shots. Fire the gun and five infantry, all at infantry.
acw-rally-recall = Three hits for you, three for them, and an 11 killed your leader in the line; the one in reserve was safe. He may now try to rally one lost unit, named before the roll; leaders never return. Try to rally the fallen leader, then the artillery.
acw-rally-all = 6, and a 9 was needed. Then everything into the line: both cavalry and the leader. Ready.
acw-rally-third = Third cycle, six shots. Cavalry needs a 9: fire one at infantry and one at cavalry, then four infantry at infantry.
acw-rally-last = Their infantry is gone; two cavalry are left, and they missed. Leave your line as it is.
acw-rally-win = Two shots will do. A side with no unit in its line has lost at once, and the shots that remain are not taken.
acw-rally-done = You hold Kentucky with four infantry, two cavalry and a leader. In the basic game nobody retreats: the loser loses everything he brought.

## New troops

acw-purchases-title = New troops
acw-purchases-points = After every third turn both sides buy, the South first. Each friendly city gives ten points; you have 40 left. Infantry costs 10, cavalry 15, artillery and leaders 20. Boston is in enemy hands.
acw-purchases-where = New pieces appear in spaces of your own colour without enemies. Washington is a border city here, and Richmond is not yours: try them, and Boston. Then buy infantry in Chicago.
acw-purchases-one = One new piece per space: a leader in Chicago is refused. Buy artillery in New York.
acw-purchases-last = Ten points are left: too few for cavalry. Buy infantry in Buffalo and finish. Points that are not spent are lost.

## Winning the basic game

acw-eight-cities-title = Winning the basic game
acw-eight-cities-count = You win at once when you hold enemy cities worth 8. Each counts one, the enemy capital two. A city is held while a unit of yours is in it. You hold six.
acw-eight-cities-richmond = Richmond, the capital of the South, lies open beside your army in Eastern Virginia. March in with everybody.
acw-eight-cities-won = Six and two are eight: the war is over in the middle of a turn. Guard your own cities as carefully as you hunt his.

## The standard game: railroads

acw-railroads-title = The standard game: railroads
acw-railroads-month = In the standard game a turn is a month, and railroads come into use. Your Rail Stock, 3 today, is what they can carry in a month: infantry, artillery 1, cavalry 2, leaders nothing. Start in Massachusetts.
acw-railroads-station = Trains leave from cities only: try to go to Chicago by rail. Then walk to Boston.
acw-railroads-train = From Boston, send cavalry, an infantry and the leader to Cincinnati: 2 + 1 + 0. Any distance, along connected track.
acw-railroads-spent = Whoever came by train stays for this month: try to go on from Cincinnati. And Boston has infantry left, but no trains: start there and see.
acw-railroads-empty = Try Chicago by rail. Then march the rest to Massachusetts on foot.
acw-railroads-enemy = Louisville is on the line to Tennessee, but the South owns Tennessee: trains never run into enemy country. Start in Louisville, then see.
acw-railroads-walk = Try the train to Middle Tennessee; then walk to Western Kentucky.

## A landing at Norfolk

acw-landing-title = A landing at Norfolk
acw-landing-port = Ships carry troops from a port to any space on the ocean or the Gulf. Your Naval Rating is 5: so many infantry or guns a month. Start in Chicago.
acw-landing-lake = Chicago lies on a lake: try to sail to Florida. Then march out to Northern Illinois, and start again in New York.
acw-landing-sail = Sail to Norfolk with everybody: four points. The enemy may try to intercept.
acw-landing-fleet = He did. Each side rolls two dice and adds its Naval Rating: 7 + 5 against 4 + 1. You won, so the landing goes on; he lost naval points. End movement.
acw-landing-deploy = A skirmish has a single column. You deploy behind a screen, in your own line or in reserve; the middle comes later. Put one infantry and the artillery in the line; try the middle; then you are ready.
acw-landing-fire = Cavalry would act first, but there is none. Artillery reaches two areas when the middle is empty. Landing troops have -1 on every roll. Choose the artillery.
acw-landing-won = Guns never charge: try it. Then fire. At this range you need an 8 against infantry.
acw-landing-done = 10, less 1: a hit, and it is destroyed. His line is broken, and Norfolk is yours while a unit of yours stays. Had you lost, nobody would have come back: a landing cannot retreat.

## The end of a quarter

acw-quarter-title = The end of a quarter
acw-quarter-naval = After March, June, September and December come naval battle, politics and production, in this order. You are the South, with Naval Rating 1 against 5. Be bold for once: challenge the Union at sea.
acw-quarter-lost = 11 + 5 against 4 + 1: a loss of three points, but a rating never falls below 0. Now politics: one initiative a quarter for each side, the South first. War on Europe is not yours to declare: try it. Then appeal to Europe for support.
acw-quarter-support = You rolled 9, and the European Intervention Rating was 8: enough for 15 extra points in this production, while you have a port. With 11 Europe would have gone to war for you. The Union answered with diplomacy, and the rating is 9.
acw-quarter-buy = 80 points from your cities and 15 from Europe. New pieces go into your own spaces, one in each. Buy infantry in Richmond; Washington is not yours, nor are Union troops.
acw-quarter-rail = Points also buy Rail Stock and naval points. Buy one Rail Stock and elite cavalry in Atlanta, then finish.
acw-quarter-done = What is not spent is lost, and Southern prices rise by one every year: buy early.

## Conscription and riots

acw-home-front-title = Conscription and riots
acw-home-front-choose = The end of 1861, and the Union needs men. Emancipation has to be earned by a great victory, and only the South appeals to Europe: try both. Then declare conscription.
acw-home-front-riot = 20 more points in every production, for the rest of the war. The price: two dice for each of four cities, and 8 or more is a riot. Chicago rose, with two rioters; it pays you nothing until they are gone.
acw-home-front-buy = No recruits in a rioting city, either: try Chicago. Buy infantry in Northern Illinois, next to it, and raise your Naval Rating by one. Then finish.

## War with Europe

acw-europe-title = War with Europe
acw-europe-war = The Union has declared war on Great Britain and France. You play them now as well. Your Naval Rating has risen by ten at once.
acw-europe-french = The French land in Mexico, anywhere in it, and the British in Canada. Mixing them up is refused: try a French infantry in Toronto and a British one in Mexico City. Then place a French infantry in Mexico City.
acw-europe-british = Place a British infantry in Toronto; the others follow by themselves.
acw-europe-points = Each power has points of its own and buys only its own troops: the British in Canadian cities, the French in Mexico City. Try Canada West and Chihuahua, then finish buying.

## The tactical battle: fire

acw-tactics-title = The tactical battle: fire
acw-tactics-field = The second battle of the rulebook, in Northern Virginia: you attack. Six units or more on both sides make a major battle with three columns: left, centre, right. In each column your line, the middle and his line lie one behind the other. Lose your last unit in a column, and the battle is lost.
acw-tactics-cavalry = A battle turn has four phases: cavalry, artillery, infantry, leaders. In each the attacker acts first. Infantry has to wait: try it. Then choose a cavalry on the right.
acw-tactics-move = Cavalry has two actions. From here nothing is in range: fire and charge go straight ahead into the next area. Try to fire. Then move up to the middle, and do the same with the second cavalry.
acw-tactics-shoot = Now fire with both at the infantry before them. Cavalry needs a 9.
acw-tactics-guns = A 10 hit. A second die says what a hit does: 5, so the infantry runs to the retreat area. His cavalry waits. Now your two guns in the centre: the middle is empty, so they reach his line at range two. Fire both.
acw-tactics-foot = One destroyed. His guns answered: a cavalry fled, an infantry fell. Infantry phase: one action each. Send the first infantry of your right into the middle; the other six and the reserve follow.
acw-tactics-done = Your right is massed in the middle, and he has shifted troops to meet it. The second battle turn begins.

## The tactical battle: charge

acw-charge-title = The tactical battle: charge
acw-charge-mass = Battle turn two, infantry phase. Six of your infantry stand in the middle on the right, face to face with his line. From the second turn on either side may break off between actions; he stays. Choose an infantry of the middle.
acw-charge-how = In a charge both sides roll two dice. The lower total loses: by 1 or 2 the unit runs, by 3 or more it is destroyed, whoever it is. You cannot slip sideways next to the enemy, nor charge a gun that infantry screens: try both. Then charge the infantry.
acw-charge-second = 8 against 5: destroyed. Charge with the next one.
acw-charge-costly = 3 against 5: yours runs. Charges cut both ways. Again.
acw-charge-fourth = 6 against 9: yours is destroyed. Once more.
acw-charge-fifth = 9 against 10: it runs. The fifth.
acw-charge-sixth = 11 against 6: destroyed. One charge is left.
acw-charge-done = 7 against 6: it runs. Three of his against three of yours. An even trade, but he has fewer men on that side.

## The tactical battle: the line breaks

acw-pursuit-title = The tactical battle: the line breaks
acw-pursuit-cavalry = Battle turn four. Bring your cavalry from the centre to the left, one area at a time: first to the left of your line.
acw-pursuit-middle = And on into the middle.
acw-pursuit-break = In the centre he has a single infantry left. If it goes, his line is broken there. Fire a gun at it.
acw-pursuit-pursue = The battle is won at once. Now pursuit: each of your cavalry and infantry may roll one die against a fleeing piece. Guns do not pursue: try it with artillery. Then send the cavalry after his artillery, which needs a 4.
acw-pursuit-foot = Caught. On foot a 6 is needed: let your four infantry try.
acw-pursuit-done = One more caught. He retreated to Eastern Virginia, next to the field, free of enemies. Your men who had fled come back by themselves. A major battle won also makes Europe think twice: its rating rises.

## An advanced rule: captured guns

acw-captured-guns-title = An advanced rule: captured guns
acw-captured-guns-option = Advanced rules are chosen one by one before the game. In this match “captured artillery” is on. Choose an infantry in the middle on the left, where your leader stands.
acw-captured-guns-screen = The gun is screened by infantry: a charge at it is refused. Charge the infantry. Your leader gives +1.
acw-captured-guns-gun = The screen is gone. Charge the gun with the other infantry: +3 against artillery, +1 for the leader.
acw-captured-guns-done = Instead of being destroyed, the gun is yours now, in your reserve; and his left is empty, so the battle is won. A gun destroyed by fire would not have been captured.
