# Lessons of The American Civil War. A key is the id of the lesson and the name of the step.

## Le jeu de base : marcher au combat

acw-march-title = Le jeu de base : marcher au combat
acw-march-map = La carte montre des régions et des villes : ce sont toutes des cases. Bleu pour le Nord, gris pour le Sud, vert pour les États frontaliers, à personne et ouverts à tous. Vous êtes l’Union. Votre armée est au Maryland, deux infanteries confédérées en Northern Virginia.
acw-march-from = Vous pouvez bouger toutes vos pièces, quelques-unes ou aucune. On ne part que d’où l’on en a : essayez Richmond. Puis partez du Maryland.
acw-march-to = Chaque case adjacente coûte un point ; infanterie et artillerie en ont un, cavalerie et chefs deux. Richmond n’est pas adjacente. Allez en Northern Virginia avec tout le monde.
acw-march-join = Vos pièces ont rencontré l’ennemi et doivent s’arrêter. D’autres peuvent venir d’ailleurs : amenez aussi l’infanterie de Shenandoah Valley.
acw-march-end = Tout le mouvement précède la première bataille. Finissez le mouvement. Le Sud, qui était là le premier, défend et forme sa ligne d’abord.
acw-march-line = Répartissez votre armée : la ligne combat, la réserve attend. Il faut au moins une unité en ligne, et un chef n’en est pas une : essayez d’être prêt tout de suite. Une pièce de chaque sorte en ligne, infanterie, cavalerie, artillerie et chef, donne +1 à chaque tir. Mettez ces quatre en ligne, plus deux infanteries. Puis soyez prêt.
acw-march-done = Le défenseur a tiré le premier et manqué deux fois : 7 et 6, alors que l’infanterie a besoin de 8. La leçon suivante continue, dans une bataille plus grande.

## La bataille d’exemple : le premier cycle

acw-volley-title = La bataille d’exemple : le premier cycle
acw-volley-armies = Voici la bataille du livret. Vous défendez le Kentucky : six infanteries, une artillerie et deux chefs en ligne, deux cavaleries et une artillerie en réserve. Le Nord attaque avec plus de tout.
acw-volley-limit = Un camp tire avec cinq pièces, plus une par chef en ligne : sept tirs, tous obligatoires. Les chefs ne tirent pas, la réserve non plus. Essayez les deux. Puis choisissez l’artillerie.
acw-volley-target = Les cibles sont les unités de la ligne ennemie : pas sa réserve, et jamais un chef. Essayez les deux, puis tirez sur l’artillerie : la vôtre a besoin de 7.
acw-volley-again = 8 : touché, et le canon disparaît aussitôt. L’infanterie a besoin de 8. Tirez avec une infanterie sur le second canon.
acw-volley-rest = Plus de canons en face. Tirez avec vos cinq autres infanteries sur l’infanterie.
acw-volley-leader = Quatre touchés en tout, et un 12 a aussi tué leur chef. Le Nord n’a donc eu que cinq tirs et a touché une fois : votre canon est perdu. Personne n’a de chef en réserve : personne ne rallie.
acw-volley-reserve = Étape de réserve : les pièces peuvent changer de place. Amenez le second canon en ligne et renvoyez un chef : depuis la réserve, il pourra rallier des unités perdues. Puis soyez prêt.

## La bataille d’exemple : jusqu’au bout

acw-rally-title = La bataille d’exemple : jusqu’au bout
acw-rally-second = Deuxième cycle. Le Nord a mis sa cavalerie en ligne. Vous n’y avez plus qu’un chef : six tirs. Tirez avec le canon et cinq infanteries, tous sur l’infanterie.
acw-rally-recall = Trois touchés chacun, et un 11 a tué votre chef en ligne ; celui de la réserve était à l’abri. Il peut tenter de rallier une unité perdue, nommée avant le jet ; un chef ne revient jamais. Essayez de rallier le chef tombé, puis l’artillerie.
acw-rally-all = 6, et il fallait 9. Alors tout en ligne : les deux cavaleries et le chef. Prêt.
acw-rally-third = Troisième cycle, six tirs. La cavalerie a besoin de 9 : une sur l’infanterie, une sur la cavalerie, puis quatre infanteries sur l’infanterie.
acw-rally-last = Leur infanterie n’est plus ; il reste deux cavaleries, qui ont manqué. Laissez votre ligne telle quelle.
acw-rally-win = Deux tirs suffiront. Un camp sans unité en ligne a perdu aussitôt, et les tirs restants ne sont pas faits.
acw-rally-done = Vous tenez le Kentucky avec quatre infanteries, deux cavaleries et un chef. Dans le jeu de base, personne ne fait retraite : le perdant perd tout ce qu’il a amené.

## De nouvelles troupes

acw-purchases-title = De nouvelles troupes
acw-purchases-points = Tous les trois tours, les deux camps achètent, le Sud d’abord. Chaque ville amie donne dix points ; il vous en reste 40. L’infanterie coûte 10, la cavalerie 15, l’artillerie et les chefs 20. Boston est aux mains de l’ennemi.
acw-purchases-where = Les nouvelles pièces apparaissent dans les cases de votre couleur, sans ennemi. Washington est ici une ville frontalière, et Richmond n’est pas à vous : essayez, et Boston aussi. Puis achetez une infanterie à Chicago.
acw-purchases-one = Une nouvelle pièce par case : un chef à Chicago est refusé. Achetez une artillerie à New York.
acw-purchases-last = Il reste dix points : trop peu pour une cavalerie. Achetez une infanterie à Buffalo et finissez. Les points non dépensés sont perdus.

## Gagner le jeu de base

acw-eight-cities-title = Gagner le jeu de base
acw-eight-cities-count = Vous gagnez aussitôt que vous tenez des villes ennemies valant 8. Chacune compte un, la capitale ennemie deux. Une ville est tenue tant qu’une de vos unités y est. Vous en tenez six.
acw-eight-cities-richmond = Richmond, capitale du Sud, est sans défense à côté de votre armée en Eastern Virginia. Entrez-y avec tout le monde.
acw-eight-cities-won = Six et deux font huit : la guerre finit au milieu d’un tour. Gardez vos propres villes aussi soigneusement que vous chassez les siennes.

## Le jeu standard : le chemin de fer

acw-railroads-title = Le jeu standard : le chemin de fer
acw-railroads-month = Dans le jeu standard, un tour est un mois, et les chemins de fer servent. Vos actions ferroviaires, 3 aujourd’hui, disent ce qu’ils portent en un mois : infanterie et artillerie 1, cavalerie 2, chefs rien. Partez du Massachusetts.
acw-railroads-station = Les trains ne partent que des villes : essayez d’aller à Chicago par le rail. Puis allez à pied à Boston.
acw-railroads-train = De Boston, envoyez la cavalerie, une infanterie et le chef à Cincinnati : 2 + 1 + 0. N’importe quelle distance, sur des voies reliées.
acw-railroads-spent = Qui est venu par le train reste ce mois-ci : essayez de repartir de Cincinnati. Et Boston a encore de l’infanterie, mais plus de trains : partez-en pour voir.
acw-railroads-empty = Essayez Chicago par le rail. Puis menez le reste à pied au Massachusetts.
acw-railroads-enemy = Louisville est sur la ligne du Tennessee, mais le Tennessee est au Sud : les trains n’entrent jamais en pays ennemi. Partez de Louisville pour voir.
acw-railroads-walk = Essayez le train pour Middle Tennessee ; puis allez à pied en Western Kentucky.

## Un débarquement à Norfolk

acw-landing-title = Un débarquement à Norfolk
acw-landing-port = Les navires portent des troupes d’un port à toute case sur l’océan ou le golfe. Votre valeur navale est 5 : autant d’infanteries ou de canons par mois. Partez de Chicago.
acw-landing-lake = Chicago est sur un lac : essayez d’aller en Floride par mer. Puis sortez vers Northern Illinois, et repartez de New York.
acw-landing-sail = Faites voile vers Norfolk avec tout le monde : quatre points. L’ennemi peut tenter d’intercepter.
acw-landing-fleet = Il l’a fait. Chaque camp lance deux dés et ajoute sa valeur navale : 7 + 5 contre 4 + 1. Gagné : le débarquement continue ; il perd des points navals. Finissez le mouvement.
acw-landing-deploy = Une escarmouche n’a qu’une colonne. On se déploie derrière un écran, dans sa ligne ou en réserve ; la zone médiane vient plus tard. Mettez une infanterie et l’artillerie en ligne ; essayez la zone médiane ; puis soyez prêt.
acw-landing-fire = La cavalerie agirait d’abord, mais il n’y en a pas. L’artillerie porte à deux zones quand la zone médiane est vide. Ceux qui débarquent ont -1 à chaque jet. Choisissez l’artillerie.
acw-landing-won = L’artillerie ne charge jamais : essayez. Puis tirez. À cette portée, il faut 8 contre l’infanterie.
acw-landing-done = 10, moins 1 : touché, et détruite. Sa ligne est rompue, et Norfolk est à vous tant qu’une de vos unités y reste. En cas de défaite, personne ne serait revenu : un débarquement ne peut pas faire retraite.

## La fin d’un trimestre

acw-quarter-title = La fin d’un trimestre
acw-quarter-naval = Après mars, juin, septembre et décembre viennent la bataille navale, la politique et la production, dans cet ordre. Vous êtes le Sud, valeur navale 1 contre 5. Soyez audacieux pour une fois : défiez l’Union sur mer.
acw-quarter-lost = 11 + 5 contre 4 + 1 : trois points de perte, mais la valeur ne descend jamais sous 0. Place à la politique : une initiative par trimestre et par camp, le Sud d’abord. La guerre à l’Europe n’est pas de votre ressort : essayez. Puis demandez le soutien de l’Europe.
acw-quarter-support = Vous avez fait 9, et le niveau d’intervention européen était 8 : assez pour 15 points de plus dans cette production, tant que vous avez un port. Avec 11, l’Europe serait entrée en guerre pour vous. L’Union a répondu par la diplomatie : le niveau est à 9.
acw-quarter-buy = 80 points de vos villes et 15 d’Europe. Les nouvelles pièces vont dans vos cases, une par case. Achetez une infanterie à Richmond ; Washington n’est pas à vous, ni les troupes de l’Union.
acw-quarter-rail = Les points achètent aussi des actions ferroviaires et des points navals. Achetez une action ferroviaire et une cavalerie d’élite à Atlanta, puis finissez.
acw-quarter-done = Ce qui n’est pas dépensé est perdu, et les prix du Sud montent d’un point chaque année : achetez tôt.

## Conscription et émeutes

acw-home-front-title = Conscription et émeutes
acw-home-front-choose = Fin 1861, l’Union manque d’hommes. L’émancipation se mérite par une grande victoire, et seul le Sud fait appel à l’Europe : essayez les deux. Puis déclarez la conscription.
acw-home-front-riot = 20 points de plus à chaque production, pour le reste de la guerre. Le prix : deux dés pour chacune de quatre villes, et 8 ou plus fait une émeute. Chicago s’est soulevée, avec deux émeutiers ; elle ne rapporte rien tant qu’ils sont là.
acw-home-front-buy = Pas de recrues non plus dans une ville en émeute : essayez Chicago. Achetez une infanterie en Northern Illinois, à côté, et augmentez votre valeur navale d’un point. Puis finissez.

## La guerre avec l’Europe

acw-europe-title = La guerre avec l’Europe
acw-europe-war = L’Union a déclaré la guerre à la Grande-Bretagne et à la France. Vous les jouez aussi désormais. Votre valeur navale est montée de dix d’un coup.
acw-europe-french = Les Français débarquent au Mexique, n’importe où, et les Britanniques au Canada. Les mêler est refusé : essayez une infanterie française à Toronto et une britannique à Mexico. Puis placez une infanterie française à Mexico.
acw-europe-british = Placez une infanterie britannique à Toronto ; les autres suivent d’elles-mêmes.
acw-europe-points = Chaque puissance a ses propres points et n’achète que ses troupes : les Britanniques dans les villes du Canada, les Français à Mexico. Essayez Canada West et Chihuahua, puis finissez vos achats.

## La bataille tactique : le feu

acw-tactics-title = La bataille tactique : le feu
acw-tactics-field = La seconde bataille du livret, en Northern Virginia : vous attaquez. Six unités ou plus de chaque côté font une bataille majeure à trois colonnes : gauche, centre, droite. Dans chacune, votre ligne, la zone médiane et la sienne se suivent. Perdez votre dernière unité d’une colonne, et la bataille est perdue.
acw-tactics-cavalry = Un tour de bataille a quatre phases : cavalerie, artillerie, infanterie, chefs. Dans chacune, l’attaquant agit d’abord. L’infanterie doit attendre : essayez. Puis choisissez une cavalerie à droite.
acw-tactics-move = La cavalerie a deux actions. D’ici, rien n’est à portée : le tir et la charge vont droit devant, dans la zone voisine. Essayez de tirer. Puis avancez dans la zone médiane, et de même avec la seconde cavalerie.
acw-tactics-shoot = Tirez maintenant avec les deux sur l’infanterie d’en face. La cavalerie a besoin de 9.
acw-tactics-guns = Un 10 a touché. Un second dé dit ce que fait le coup : 5, l’infanterie fuit dans la zone de retraite. Sa cavalerie attend. À vos deux canons du centre : la zone médiane est vide, ils atteignent sa ligne à portée deux. Tirez avec les deux.
acw-tactics-foot = Un détruit. Ses canons ont répondu : une cavalerie a fui, une infanterie est tombée. Phase d’infanterie : une action chacune. Envoyez la première infanterie de droite dans la zone médiane ; les six autres et la réserve suivent.
acw-tactics-done = Votre droite est massée dans la zone médiane, et il a déplacé des troupes pour y répondre. Le deuxième tour de bataille commence.

## La bataille tactique : la charge

acw-charge-title = La bataille tactique : la charge
acw-charge-mass = Deuxième tour de bataille, phase d’infanterie. Six de vos infanteries sont dans la zone médiane à droite, face à sa ligne. Dès le deuxième tour, chacun peut rompre le combat entre les actions ; il reste. Choisissez une infanterie de la zone médiane.
acw-charge-how = Dans une charge, chaque camp lance deux dés. Le plus petit total perd : de 1 ou 2, l’unité fuit ; de 3 ou plus, elle est détruite, quelle qu’elle soit. On ne glisse pas de côté devant l’ennemi, on ne charge pas un canon couvert par l’infanterie : essayez. Puis chargez l’infanterie.
acw-charge-second = 8 contre 5 : détruite. Chargez avec la suivante.
acw-charge-costly = 3 contre 5 : la vôtre fuit. Une charge est à double tranchant. Encore.
acw-charge-fourth = 6 contre 9 : la vôtre est détruite. Encore une fois.
acw-charge-fifth = 9 contre 10 : elle fuit. La cinquième.
acw-charge-sixth = 11 contre 6 : détruite. Il reste une charge.
acw-charge-done = 7 contre 6 : elle fuit. Trois des siens contre trois des vôtres. Un échange égal, mais il a moins d’hommes de ce côté.

## La bataille tactique : la ligne cède

acw-pursuit-title = La bataille tactique : la ligne cède
acw-pursuit-cavalry = Quatrième tour de bataille. Amenez votre cavalerie du centre à gauche, une zone à la fois : d’abord à gauche de votre ligne.
acw-pursuit-middle = Et de là dans la zone médiane.
acw-pursuit-break = Au centre, il ne lui reste qu’une infanterie. Si elle tombe, sa ligne est rompue. Tirez dessus avec un canon.
acw-pursuit-pursue = La bataille est gagnée aussitôt. Place à la poursuite : chaque cavalerie et infanterie lance un dé contre une pièce en fuite. Les canons ne poursuivent pas : essayez avec l’artillerie. Puis lancez la cavalerie sur son artillerie : il faut 4.
acw-pursuit-foot = Rattrapée. À pied, il faut 6 : laissez vos quatre infanteries essayer.
acw-pursuit-done = Une de plus. Il a fait retraite vers Eastern Virginia, à côté, sans ennemi. Vos hommes en fuite reviennent d’eux-mêmes. Une bataille majeure gagnée donne aussi à réfléchir à l’Europe : le niveau monte.

## Une règle avancée : les canons capturés

acw-captured-guns-title = Une règle avancée : les canons capturés
acw-captured-guns-option = Les règles avancées se choisissent une à une avant la partie. Ici, « artillerie capturée » est active. Choisissez une infanterie de la zone médiane à gauche, où se tient votre chef.
acw-captured-guns-screen = Le canon est couvert par l’infanterie : le charger est refusé. Chargez l’infanterie. Votre chef donne +1.
acw-captured-guns-gun = L’écran est tombé. Chargez le canon avec l’autre infanterie : +3 contre l’artillerie, +1 pour le chef.
acw-captured-guns-done = Au lieu d’être détruit, le canon est à vous, dans votre réserve ; et sa gauche est vide : la bataille est gagnée. Un canon détruit par le feu n’aurait pas été capturé.
