# Lessons of A House Divided. A key is the id of the lesson and the name of the step.

## La carte et votre premier déplacement

ahd-map-title = La carte et votre premier déplacement
ahd-map-welcome = Nous sommes en juillet 1861. Vous menez l’Union, en bleu ; la Confédération, en gris, est votre adversaire. La carte est faite de cases reliées par des lignes : routes, chemins de fer et rivières. Sans ligne, personne ne passe.
ahd-map-armies = Les deux armées ne sont encore que de la milice, les troupes les moins aguerries : douze unités pour vous, huit pour le Sud. Trois des vôtres gardent Washington. Une case peut contenir autant d’unités que l’on veut.
ahd-map-colours = La couleur d’une case dit qui la contrôle au départ : bleu pour vous, gris pour l’adversaire ; les cases blanches du Kentucky sont sans propriétaire. Une ancre signale un port, un fort des murailles permanentes, et les nombres les villes qui lèvent des troupes.
ahd-map-nobody = On se déplace par « déplacements ». Chacun part d’une seule case, où vous devez avoir des unités. Essayez de partir de Richmond, la capitale ennemie, et lisez la réponse du jeu.
ahd-map-chicago = Au premier tour, chaque camp a exactement deux déplacements ; ensuite, un dé en décidera. Utilisez le premier à Chicago : choisissez la case.
ahd-map-ride = Les chemins de fer entre des cases que vous contrôlez sont le moyen le plus rapide : deux cases en un déplacement. Envoyez une unité de Chicago à Springfield en passant par Bloomington. (Une unité d’une autre case ne peut pas participer : essayez avec Washington.)
ahd-map-same = Le même déplacement peut envoyer l’autre unité ailleurs. Elle peut aussi rester : le jeu vous le demande donc. Qu’elle reste : finissez ce déplacement.
ahd-map-end = Il vous reste un déplacement ; vous pouvez ne pas l’utiliser, il est alors perdu. Finissez la phase de mouvement. Sans ennemi rencontré, rien à combattre : la phase suivante commence d’elle-même.
ahd-map-done = Voilà un déplacement : choisir une case, choisir des unités, choisir où va chacune. Tout le reste du jeu tourne autour.

## Un demi-tour complet : en route vers Manassas

ahd-half-turn-title = Un demi-tour complet : en route vers Manassas
ahd-half-turn-phases = Un tour, c’est un demi-tour de l’Union puis un demi-tour confédéré. Chacun a quatre phases : mouvements, combats, promotion, recrutement. Vous allez en jouer une de chaque.
ahd-half-turn-attack = Une unité confédérée occupe Manassas Junction, à une case de Washington par le chemin de fer. On peut entrer dans une case ennemie, mais il faut s’y arrêter, et une bataille s’ensuit. Partez de Washington avec vos trois unités.
ahd-half-turn-over = Trois contre un, c’est assez. Finissez la phase de mouvement : chaque case où se trouvent les deux camps devient une bataille.
ahd-half-turn-first = Vous attaquez, puisque c’est votre demi-tour, et le défenseur tire toujours le premier. La milice confédérée devait faire 2 ou moins ; elle a fait 3 : manqué. Au fait, les mouvements sont bien finis. Essayez de partir de Chicago.
ahd-half-turn-volley = À vous de tirer. Chaque unité choisit une cible, et c’est seulement ensuite qu’on lance les dés. Un seul ennemi, une seule cible : visez avec les trois, puis tirez.
ahd-half-turn-spoils = 5, 2, 1 : un manqué, deux touchés. Le premier a réduit l’ennemi, le second l’a éliminé. Vous avez gagné, et une unité qui a combattu peut être promue aussitôt. Promouvez u1 ; une unité de Chicago n’y était pas.
ahd-half-turn-promote = La phase de promotion en permet une de plus, n’importe où. Mais pas la même unité. Promouvez une des deux autres à Manassas, puis passez au recrutement.
ahd-half-turn-recruit = Vous avez fait 3 : jusqu’à trois recrues. Les pions viennent du bureau de recrutement, où les deux milices promues viennent d’arriver. Placez de l’infanterie à New York City et à Chicago. Une recrue par ville, et seulement là où figure votre nombre.
ahd-half-turn-rest = Finissez le demi-tour. C’est maintenant seulement que Manassas change de mains : on capture une case en y ayant une unité à la fin d’un demi-tour.
ahd-half-turn-august = Les Confédérés ont passé leur demi-tour : nous voici en août. Désormais un dé donne vos déplacements : 2 cette fois. Personne n’en a jamais moins.

## Routes, chemins de fer et rivières

ahd-lines-title = Routes, chemins de fer et rivières
ahd-lines-evansville = Voici l’exemple de mouvement du livret. Trois infanteries de l’Union sont à Evansville, et l’Union tient Louisville. Un seul déplacement peut les envoyer chacune ailleurs. Partez d’Evansville.
ahd-lines-mix = L’infanterie n’emprunte qu’un type de ligne par déplacement : route, chemin de fer ou rivière. Prenez l’unité u1 et regardez ses choix.
ahd-lines-river = Par la rivière, elle fait deux cases, peu importe qui les contrôle. On passe d’une rivière à l’autre sans s’arrêter : descendez par Paducah jusqu’à Cairo. Essayez d’abord de prendre le chemin de fer à Paducah vers Humboldt, ou de faire une troisième case.
ahd-lines-rail = Par chemin de fer ami, c’est aussi deux cases. Ami veut dire que vous contrôlez les deux bouts de la ligne. Envoyez u2 à Indianapolis par Bloomington.
ahd-lines-louisville = Envoyez la troisième à Louisville par le même chemin de fer. Elle franchit l’Ohio : cela ne coûte rien ici et ne compterait que dans une attaque.
ahd-lines-second = Il reste un déplacement. Une unité peut participer à deux par phase : celle de Louisville peut donc continuer. Le Kentucky n’est pas à vous, ses chemins de fer non plus : prenez l’unité, et l’étape suivante montrera ce que cela veut dire.
ahd-lines-one = Un chemin de fer ennemi, ou sans propriétaire, ne porte l’infanterie que d’une case par déplacement. Essayez deux cases vers Bowling Green, puis contentez-vous de Munfordville.
ahd-lines-done = À retenir : une case par route ou chemin de fer étranger, deux par rivière ou chemin de fer ami, et jamais deux types dans un même déplacement.

## La cavalerie, et partir deux fois

ahd-cavalry-title = La cavalerie, et partir deux fois
ahd-cavalry-west = Vous jouez maintenant le Sud, en Louisiane, avec trois déplacements. Une infanterie et une cavalerie attendent à Shreveport, une infanterie à Vicksburg. La cavalerie est plus rapide : deux cases par route ou par tout chemin de fer, même mêlés. Partez de Shreveport.
ahd-cavalry-ride = Chevauchez par la route jusqu’à Monroe, puis par le chemin de fer jusqu’à Vicksburg. Trois cases, ce serait trop même à cheval.
ahd-cavalry-foot = L’infanterie doit suivre à pied. Elle ne peut pas mêler route et chemin de fer, et par la route elle ne fait qu’une case. Essayez les deux, puis allez à Monroe.
ahd-cavalry-again = Utilisez le deuxième déplacement à Monroe et amenez l’infanterie à Vicksburg.
ahd-cavalry-tired = Maintenant le troisième déplacement, depuis Vicksburg. L’infanterie qui vient d’arriver s’est déjà déplacée deux fois, et c’est la limite. Commencez le déplacement.
ahd-cavalry-fresh = Essayez de prendre l’infanterie fatiguée (c1) : c’est refusé. L’autre est fraîche. Faites-la descendre le Mississippi jusqu’à Natchez, puis remonter la Red River jusqu’à Alexandria.
ahd-cavalry-mccomb = La cavalerie ne s’est déplacée qu’une fois : elle peut repartir, par le chemin de fer, par Jackson jusqu’à McComb. Mais un cheval ne nage pas : chemin de fer puis rivière, c’est refusé.
ahd-cavalry-done = Trois déplacements, trois unités, chacune aussi loin que ses jambes le permettent. On en a toujours trop peu : utilisez-les là où plusieurs unités partagent une case.

## Sauter par-dessus l’ennemi

ahd-jumps-title = Sauter par-dessus l’ennemi
ahd-jumps-raid = D’ordinaire, une unité doit s’arrêter chez l’ennemi. La cavalerie peut passer au travers : c’est un saut. Votre cavalerie vétéran, à Bowling Green, fait face à de l’infanterie à Nashville. Commencez un déplacement et prenez-la.
ahd-jumps-jump = Un saut ne peut pas finir chez l’ennemi : Murfreesboro est donc fermée. Et il n’emprunte jamais une rivière. Traversez Nashville jusqu’à Sparta.
ahd-jumps-once = Déplacez encore la même cavalerie. Deux limites : un saut par tour, et jamais par-dessus la cavalerie ennemie. Partez de Sparta.
ahd-jumps-home = Essayez de sauter de nouveau par-dessus Nashville. Son saut est fait ; qu’elle aille à Glasgow.
ahd-jumps-boats = L’Union a des canonnières : même son infanterie peut sauter, vers l’aval. De la cavalerie ennemie tient Island No. 10, sous Cairo ; cela n’arrête pas un bateau. Menez l’infanterie de Cairo à Memphis par le Mississippi.
ahd-jumps-upstream = Depuis Paducah, les rivières vers Forts Henry and Donelson coulent dans l’autre sens. Prenez l’infanterie de Paducah.
ahd-jumps-against = Essayez de sauter vers l’amont, par-dessus les forts, jusqu’à Pittsburg Landing. À contre-courant, on ne passe qu’en combattant : attaquez les forts.
ahd-jumps-done = Un saut par unité et par tour, quel qu’il soit. Le Sud a une belle cavalerie mais pas de canonnières : il ne saute jamais par la rivière.

## Navires et débarquements

ahd-sea-title = Navires et débarquements
ahd-sea-navy = Seule l’Union a une marine. Vous avez fait 6 : six déplacements, et ce tour-ci le droit d’envahir les ports ennemis depuis Washington. D’abord le simple déplacement naval : il part d’un port. Philadelphia n’en est pas un. Prenez l’unité qui s’y trouve.
ahd-sea-inland = Essayez de l’embarquer pour Pensacola. Puis envoyez-la à New York City par le chemin de fer.
ahd-sea-begin = L’unité qui était déjà à New York City peut prendre la mer. Commencez-y un déplacement et prenez u3.
ahd-sea-sail = Elle peut gagner tout port sous contrôle de l’Union. Richmond n’a pas de port, et Wilmington est confédérée : seules les troupes de Washington peuvent y débarquer. Allez à Fort Monroe.
ahd-sea-price = Cela a coûté un déplacement entier pour une seule unité. Trois unités du même port en coûteraient trois. Et une unité qui navigue ne fait rien d’autre ce tour-ci : essayez de repartir de Fort Monroe.
ahd-sea-empty = Maintenant l’invasion. New Bern est un port ennemi sans garnison. Envoyez-y une unité de Washington : elle débarque, et le port sera à vous à la fin du demi-tour.
ahd-sea-defended = Wilmington est défendue : y débarquer, c’est livrer bataille. Envoyez l’autre unité, puis finissez la phase de mouvement.
ahd-sea-surf = Débarquer, c’est comme franchir une rivière sous le feu : le défenseur a touché sur 3 au lieu de 2. À vous : il vous faut 2. Tirez.
ahd-sea-press = Manqué, et l’adversaire aussi. Tenez et tirez encore.
ahd-sea-third = Touché : le défenseur est réduit. À partir du troisième round, le débarquement ne l’avantage plus. Encore une salve.
ahd-sea-done = N’oubliez pas le 6 : sans lui, les ports ennemis restent fermés. Et un droit non utilisé n’est pas gardé pour plus tard.

## Se retrancher

ahd-entrenching-title = Se retrancher
ahd-entrenching-why = Une unité retranchée est plus difficile à toucher. Au lieu de bouger, elle peut utiliser un déplacement pour se retrancher. Dans une ville de recrutement, un seul suffit : retranchez c2 à Nashville.
ahd-entrenching-both = Le même déplacement peut retrancher une unité et en envoyer une autre ailleurs. Envoyez c3 à Decatur. (La première a eu son tour : essayez de la choisir encore.)
ahd-entrenching-field = Manassas Junction est en rase campagne : il y faut deux déplacements de la même phase. Utilisez-les pour c4.
ahd-entrenching-walls = Richmond a ses propres murailles : qui la tient y est retranché aussitôt, gratuitement. Mais un retranchement est lié à l’unité et au lieu. Envoyez c5 de Richmond à Fredericksburg : la voilà à découvert.
ahd-entrenching-last = Il reste un déplacement. Commencez-le à Fredericksburg et prenez c1.
ahd-entrenching-potomac = Un seul déplacement ne suffit pas pour se retrancher ici, et le Potomac vers Washington est fermé au Sud : les canonnières de l’Union le tiennent. Essayez les deux. Puis allez par la route à Manassas Junction.
ahd-entrenching-done = c1 est maintenant à côté d’une unité retranchée, sans l’être elle-même. Contre une unité retranchée, chaque tir perd un point.

## Choisir ses cibles : la bataille de Little Rock

ahd-volley-title = Choisir ses cibles : la bataille de Little Rock
ahd-volley-army = L’exemple de combat du livret. À Fort Smith, vous avez deux milices (valeur de combat 2) et une infanterie d’élite (3) ; deux milices confédérées tiennent Little Rock. Attaquez avec tout, en descendant l’Arkansas, et finissez la phase de mouvement.
ahd-volley-few = Les défenseurs ont tiré d’abord : deux unités, trois cibles. Avec moins de tireurs que de cibles, personne n’est visé deux fois : ils ont pris u1 et votre élite. L’infanterie d’élite est difficile à toucher : il fallait un 1, il est sorti. Elle est réduite mais tire aussi bien.
ahd-volley-aim = À vous : trois tireurs pour deux cibles. Chaque ennemi doit être visé par quelqu’un ; le tir en trop peut doubler. Visez c1 avec u1 et u2.
ahd-volley-spread = Essayez de viser c1 avec l’élite aussi. Puis visez c2.
ahd-volley-fixed = Toutes les cibles sont désignées, et elles ne changent plus, quoi que disent les dés. Tirez.
ahd-volley-round = 5 a manqué, 1 a touché c1, 2 a touché c2 : les deux sont réduites. Leur deuxième salve vous a manqué. Une unité réduite touchée encore est éliminée. Tenez, visez c1 avec u1, c2 avec les deux autres, et tirez.
ahd-volley-wasted = u1 a achevé c1, u2 a achevé c2, et le tir de l’élite sur c2 est perdu : la cible n’était plus là. Promouvez u1.

## Retranchements, élite et rivières

ahd-odds-title = Retranchements, élite et rivières
ahd-odds-richmond = Vous attaquez Richmond, et le défenseur vient de tirer. Ses murailles protègent tous ceux qui y sont : tout tir sur une unité retranchée perd un point. Un tir sur une infanterie d’élite en perd un aussi, et les deux s’ajoutent.
ahd-odds-river = Les rivières aident le défenseur aux deux premiers rounds. La ligne venant de Petersburg touche un côté bleu de Richmond : u2 et u3 ont franchi la James. La milice touchait u2 sur 3 au lieu de 2, et leur élite avait besoin de 3 contre la vôtre, un de moins et un de plus. u1 vient de Yorktown et n’a rien franchi.
ahd-odds-hopeless = Votre cavalerie de milice a une valeur de 1, moins 1 pour les murailles : elle ne peut toucher personne ici et ne lance pas de dé. Chacun reçoit quand même une cible : servez-vous-en pour répartir le feu. u1 sur c1, et les deux vrais tirs sur c2. Tirez.
ahd-odds-lucky = Même une élite ne touche une élite retranchée que sur 1, et le 1 est sorti : c2 est réduite. Eux ont manqué. Visez la milice c1 avec u1 et u2 (u2 a besoin de 2), et c2 avec u3.
ahd-odds-third = Troisième round : la rivière est oubliée. La dernière milice avait besoin de 1 contre votre élite et a fait 2. Achevez-la.
ahd-odds-done = Avant d’attaquer, montrez une cible : le jeu indique ce qu’il faut à chaque tir.

## Courir au canon

ahd-reinforcements-title = Courir au canon
ahd-reinforcements-order = Deux batailles vous attendent : deux contre deux à Manassas Junction, et u6 seule contre deux à Front Royal. L’attaquant choisit l’ordre. Commencez par Manassas Junction.
ahd-reinforcements-first = Ils ont manqué. Des renforts sont à Harper’s Ferry, à une case, mais ils n’arrivent qu’à partir du deuxième round : essayez d’appeler u3. Puis tirez, un tir sur chaque ennemi.
ahd-reinforcements-theirs = Deuxième round : le défenseur a amené deux unités, une de Fredericksburg et une de Front Royal. Il peut même dégarnir une case attaquée, s’il y reste à égalité : c3 fait encore face à u6. Les quatre tirs ont manqué.
ahd-reinforcements-yours = À vous de renforcer. Baltimore est trop loin, et u6 est occupée : l’attaquant ne peut pas prendre d’unités là où il y a des ennemis. Essayez les deux, puis amenez u3 de Harper’s Ferry.
ahd-reinforcements-volley = Une unité par case et par round : u4 doit attendre (essayez). Vous êtes trois contre quatre : chaque tir veut sa propre cible. Tirez sur c1, c2 et c4.
ahd-reinforcements-won = Deux touchés, et les Confédérés ont fait retraite à Fredericksburg : vous avez gagné. Promouvez u1. La bataille de Front Royal suit.
ahd-reinforcements-alone = u6 a survécu à la première salve. Ripostez.
ahd-reinforcements-fresh = Renforcez encore. Les vainqueurs de Manassas sont à côté, mais une unité qui a combattu ce tour-ci est épuisée. u4 n’a pas combattu : amenez-la de Harper’s Ferry, et tirez avec les deux.
ahd-reinforcements-done = Deux touchés, et Front Royal est à vous aussi. Gardez des unités fraîches une case derrière le front : elles y valent plus qu’en première ligne.

## Retraite et repli

ahd-retreat-title = Retraite et repli
ahd-retreat-defend = Vous défendez le Tennessee. L’Union attaque en trois endroits, et Nashville vient d’abord : vos deux milices contre deux vétérans. On ne fuit pas au premier round : essayez de faire retraite vers Decatur. Puis tirez, un tir sur chacun.
ahd-retreat-hurt = Vos deux unités sont réduites ; un coup de plus et c’est la fin. Au lieu de tirer, faites retraite. Pas n’importe où : ni chez l’ennemi (Bowling Green), ni d’où viennent les attaquants (les forts).
ahd-retreat-choose = Chattanooga ne touche pas Nashville, et Sparta est aux mains de l’Union : tant qu’une case à vous est ouverte, il faut la choisir. Faites retraite vers Decatur ; toutes vos unités y vont ensemble.
ahd-retreat-ride = Une retraite est une bataille perdue : l’Union a promu un vétéran. Ensuite Murfreesboro : votre cavalerie contre de l’infanterie. Une cavalerie qui défend seule peut s’esquiver avant n’importe quel round. Repliez-vous.
ahd-retreat-where = Les mêmes cases sont fermées : Nashville, où est l’ennemi, et Sparta, d’où il vient. Allez à Decatur.
ahd-retreat-chase = Là, personne n’a gagné et personne n’est promu. Enfin Okolona : cavalerie contre cavalerie. Un cheval distance un homme, pas un cheval : essayez de vous replier. Puis tirez.
ahd-retreat-again = Touché, et ils ont manqué. Tenez et tirez encore.
ahd-retreat-promote = Le vainqueur peut promouvoir, même s’il défend. Promouvez votre cavalerie.

## Des vétérans

ahd-promotion-title = Des vétérans
ahd-promotion-last = Un tir mettra fin à cette bataille. Visez l’ennemi avec vos deux unités et tirez.
ahd-promotion-ranks = Le vainqueur peut promouvoir une unité qui a combattu, d’un rang : milice, vétéran, élite. u2 est déjà d’élite, et u3 était à Chicago. Essayez les deux, puis promouvez u1. Elle reste réduite pour l’instant.
ahd-promotion-recover = Avec la dernière bataille, la phase de combats est finie, et toutes les unités réduites des deux camps retrouvent leur face normale. Encore une promotion, n’importe où : pas u1 à nouveau ; promouvez u3.
ahd-promotion-pool = Une promotion par phase, et elle est faite. Les deux pions de milice sont retournés au bureau de recrutement : promouvoir libère des recrues. Passez au recrutement.
ahd-promotion-new = Placez de nouvelles milices là où il le faut : une à Washington, une à Cairo.

## Recrues, villes et mobilisations

ahd-recruiting-title = Recrues, villes et mobilisations
ahd-recruiting-die = Mars 1862 : votre armée compte 32 unités. Passez au recrutement : un dé dit combien de milices vous pouvez placer, et un 1 compte pour 2.
ahd-recruiting-where = Une recrue apparaît dans une ville que vous contrôlez et qui porte un nombre de votre couleur. Cairo en a un, mais l’ennemi la tient ; celui d’Evansville est rouge : elle ne vous sert à rien. Essayez les deux, puis recrutez de l’infanterie à Chicago.
ahd-recruiting-pool = Une recrue par ville et par phase, quel que soit son nombre. Et votre bureau n’a plus d’infanterie : douze unités attendent les mobilisations. Essayez les deux, puis levez de la cavalerie à New York City.
ahd-recruiting-rest = Vos deux recrues sont placées. Finissez le demi-tour et regardez ce que le Sud fait de Cairo.
ahd-recruiting-april = Le Sud a recruté à Cairo : une ville aux deux couleurs sert celui qui la tient. Et c’est avril : la mobilisation a ajouté quatre infanteries à votre bureau. Finissez la phase de mouvement et passez au recrutement.
ahd-recruiting-ceiling = L’infanterie est là, le dé aussi, et pourtant vous ne pouvez pas recruter. Votre armée maximum est la somme de vos nombres dans vos villes : 34, moins un pour Cairo, plus un pour Louisville. Vous avez 34 unités. Essayez Chicago.
ahd-recruiting-done = Les villes sont le cœur du jeu : elles lèvent des troupes, et leur somme limite votre armée. À Cairo, maintenant !

## Qui contrôle quoi

ahd-control-title = Qui contrôle quoi
ahd-control-raiders = Votre cavalerie a pris Decatur lors d’un raid. Seule, la cavalerie ne tient une case que tant qu’elle y est. Allez à Corinth et regardez Decatur.
ahd-control-gone = Decatur redevient aussitôt confédérée. L’infanterie, c’est autre chose : ce qu’elle prend reste pris. Envoyez u2 d’Evansville à Louisville par la rivière.
ahd-control-notyet = Louisville n’est pas encore à vous : entrer ne capture rien avant la fin d’un demi-tour. Ses chemins de fer ne sont donc pas amis non plus. Prenez u3 à Bloomington.
ahd-control-rail = Essayez de traverser Louisville jusqu’à Lexington ; puis arrêtez-vous à Louisville.
ahd-control-capture = Finissez la phase de mouvement, la phase de promotion et le demi-tour. Voyez ce que la fin du demi-tour apporte.
ahd-control-now = Corinth et Louisville sont capturées, et avec Louisville votre armée maximum gagne un point. Le tour suivant est là. Maintenant le chemin de fer est ami : menez u3 de Louisville à Indianapolis par Bloomington.

## Comment l’Union gagne

ahd-victory-title = Comment l’Union gagne
ahd-victory-seven = Pour gagner, l’Union doit tenir en même temps sept grandes villes du Sud : New Orleans, Mobile, Atlanta, Memphis, Charleston, Wilmington et Richmond. Vous en avez six. C’est le tour 35 sur 40 ; si la guerre dure au-delà, le Sud a gagné.
ahd-victory-march = Il ne manque que Richmond, et seule une milice la défend. Attaquez depuis Petersburg avec les deux unités et finissez la phase de mouvement.
ahd-victory-fire = Ils ont manqué. Contre les murailles, vos vétérans ont besoin de 2. Tirez.
ahd-victory-end = La ville est vide, mais elle ne compte qu’à la fin du demi-tour. Promouvez une unité, passez les phases et finissez le demi-tour.
ahd-victory-won = Richmond est tombée, la guerre est finie. Le Sud a des chemins plus courts : il gagne aussitôt s’il prend Washington.

## Washington, et une seconde chance

ahd-washington-title = Washington, et une seconde chance
ahd-washington-open = Le Sud gagne aussitôt qu’il capture Washington, ou que son armée maximum dépasse celle de l’Union. L’adversaire a laissé la capitale vide. Partez de Manassas Junction et entrez par le chemin de fer.
ahd-washington-end = Finissez la phase de mouvement, la phase de promotion et le demi-tour.
ahd-washington-novice = Cette partie se joue avec la variante du joueur débutant : une victoire soudaine du Sud ne compte qu’à la fin d’un demi-tour de l’Union. Elle avait donc un demi-tour pour libérer sa capitale, et ne l’a pas fait. Sans la variante, vous auriez gagné aussitôt.

## Le dernier mois du jeu court

ahd-short-game-title = Le dernier mois du jeu court
ahd-short-game-june = Le jeu court finit en juin 1862, et nous y sommes. Si personne n’a gagné avant, les armées maximum décident : il faut à l’Union au moins 5 d’avance. Elle a 34, vous 29 : exactement 5.
ahd-short-game-kentucky = Une seule ville suffit à changer cela. Louisville est sans propriétaire et porte un 1 rouge pour vous. Allez-y depuis Munfordville.
ahd-short-game-end = Finissez maintenant la phase de mouvement, la phase de promotion et le demi-tour.
ahd-short-game-won = 34 contre 30 : 4 d’avance ne suffisent pas, le Sud a gagné le jeu court. Qui compte les villes en juin gagne en juin.
