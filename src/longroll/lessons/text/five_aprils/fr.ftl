# Lessons of Across Five Aprils. A key is the id of the lesson and the name of the step.

## Pea Ridge, tour 1 : la tasse

a5a-cup-title = Pea Ridge, tour 1 : la tasse
a5a-cup-march = Arkansas, mars 1862. Vous menez les Confédérés. Chaque bataille d’Across Five Aprils, c’est une carte d’hexs et une tasse de marqueurs. Un marqueur fait bouger une formation ; un marqueur par camp déclenche les combats. Nul ne sait lequel vient.
a5a-cup-first = Le premier marqueur tiré fut votre marqueur de phase de combat. Personne n’est au contact : rien ne s’est passé. Puis l’Union a tiré McCulloch : votre formation. Peu importe qui tire ; le marqueur vaut pour le nom qu’il porte. Ses hommes peuvent rester hors de la carte. Qu’ils attendent : finissez le mouvement.
a5a-cup-price = Après deux formations de l’Union et un marqueur de phase de combat sans effet, voici Price. Seules ses unités bougent ; essayez de prendre Hebert, qui est à McCulloch. Puis prenez Price.
a5a-cup-road = Les renforts entrent par les hexs de leur lettre : 3104 ou 3105 pour Price. Une route qui traverse le côté d’hex ne coûte qu’un demi-point de mouvement. Le régiment de l’Union en 3205 barre la voie, et le QG est hors de portée : essayez les deux. Puis allez en 3105.
a5a-cup-stack = Price y touche la zone de contrôle ennemie et s’arrête. Amenez la batterie Price B dans le même hex : deux unités peuvent le partager. Puis prenez Slack.
a5a-cup-trail = Une troisième unité ne peut pas s’arrêter en 3105 (essayez). Slack et Little contournent par la piste, un point par hex : 3104, 3203, 3303, 3402. Envoyez-les tous deux en 3402.
a5a-cup-guns = Enfin la batterie Price A : par les bois jusqu’en 3204, trois points, tout ce qu’a l’artillerie. Puis finissez le mouvement.
a5a-cup-done = Le marqueur de Carr était le dernier : Dodge a remonté Telegraph Road. Quand la tasse est vide, le tour finit, et tous les marqueurs y retournent.

## Pea Ridge, tour 2 : les premiers coups

a5a-first-shots-title = Pea Ridge, tour 2 : les premiers coups
a5a-first-shots-yield = Le marqueur de phase de combat de l’Union est sorti d’abord. Dans sa phase, un camp doit attaquer tout ennemi dont la zone de contrôle le touche. Le 24th Missouri, de force d’attaque 0, n’a pu que faire une retraite automatique, sans perte, vers 3306.
a5a-first-shots-follow = Après une retraite automatique, l’autre camp peut avancer avec une unité. L’artillerie n’avance jamais : essayez Price B. Puis avancez Price en 3205.
a5a-first-shots-fight = Un coup de chance : votre marqueur de phase de combat suit. On demande d’abord les retraites automatiques ; les attaques viennent ensuite (essayez d’attaquer tout de suite). Vous ne fuyez pas : passez aux combats.
a5a-first-shots-aim = Attaquez 3306. Vos canons ne peuvent pas aider : leur ligne de vue est bloquée par les bois.
a5a-first-shots-odds = Essayez les deux batteries, puis attaquez avec Price. Force 5 contre 1 : rapport 5-1. Mais la cible est sur une colline boisée : deux colonnes vers la gauche, le combat se fait à 3-1.
a5a-first-shots-dice = Les deux camps lancent en même temps et ajoutent leur moral : -1 pour Price, 0 pour les Missouriens. Votre total s’applique à eux, le leur à vous. Résolvez le combat.
a5a-first-shots-losses = Vous avez fait 6 : 2R, deux pas et une retraite. Un régiment d’un seul pas disparaît. Eux ont fait 4 : un pas pour vous. Price passe sur son verso, pour de bon, teste son moral et tient : 5, moins 1, fait les 4 requis. La colline est libre, mais laissez-la : n’avancez pas.

## Pea Ridge, tour 2 : vers Elkhorn Tavern

a5a-elkhorn-title = Pea Ridge, tour 2 : vers Elkhorn Tavern
a5a-elkhorn-tavern = La taverne, en 3605, est un objectif de la bataille. Dodge s’est posté à côté, en 3604, et tient le carrefour. Le marqueur de Price est tiré : prenez Price.
a5a-elkhorn-contest = Chaque unité a une zone de contrôle : les six hexs autour d’elle. Un objectif vide est au camp dont la zone seule le couvre ; si les deux le couvrent, à personne. Menez Price par la route en 3505, près de la taverne.
a5a-elkhorn-join = La taverne n’appartient plus à personne. Price a bougé, et une unité ne bouge qu’une fois : essayez de le prendre encore. Puis amenez Price B, aussi en 3505, et prenez Price A.
a5a-elkhorn-far = Price A a trois points. 3505 est trop loin et serait complet ; allez aussi loin que la route le permet, en 3305.
a5a-elkhorn-flank = Slack et Little arrivent par le nord. Envoyez Slack en 3603 et prenez Little.
a5a-elkhorn-ring = On n’entre jamais dans un hex ennemi : essayez 3604. Little rejoint Slack en 3603. Finissez le mouvement : Dodge est pris entre deux feux.

## Pea Ridge, tour 3 : l’échec

a5a-repulse-title = Pea Ridge, tour 3 : l’échec
a5a-repulse-duty = Votre marqueur de phase de combat. Quatre de vos unités sont dans la zone de contrôle de Dodge, et toutes doivent l’attaquer ou faire retraite. Passez aux combats et attaquez 3604.
a5a-repulse-all = Des unités d’hexs différents se joignent en une seule attaque, chacune avec toute sa force. Ajoutez Little, Slack et la batterie Price B.
a5a-repulse-odds = Price n’a personne d’autre à attaquer : il doit participer. Essayez de résoudre sans lui. Avec lui, 8 contre 4 : 2-1, moins une colonne pour le bois : 1-1. Ajoutez Price et résolvez.
a5a-repulse-first = Dodge a perdu un pas, réussi son test et reste. Pour vous 2R : deux pas, et tout le monde en retraite. Vous choisissez qui paie. Prenez les pas sur Slack, puis sur Little.
a5a-repulse-where = Une retraite a ses règles : jamais dans une zone de contrôle ennemie, sauf si un ami y est (essayez la taverne, 3605). Parmi les autres hexs, le plus loin possible des ennemis : pas 3405, mais 3404. Faites retraite avec Price et Price B en 3404.
a5a-repulse-lines = Little et Slack doivent aller vers leurs lignes, selon le compas de retraite de la carte : 3602 est la mauvaise direction. Faites retraite avec Little en 3503 ; Slack n’a que ce choix et suit.
a5a-repulse-checks = Comme des pas ont été perdus, chaque survivant teste son moral : dé plus moral, 4 ou plus réussit. Price tient ; Little, Slack et Price B ratent et font retraite d’un hex de plus. Little et Slack en 3402, Price B en 3304.
a5a-repulse-done = Quatre unités contre une, et repoussées : à 1-1, c’est le moral du défenseur, +1 contre votre -1, qui a fait la différence.

## Pea Ridge, tour 4 : céder, puis revenir

a5a-give-ground-title = Pea Ridge, tour 4 : céder, puis revenir
a5a-give-ground-reserves = Vous êtes maintenant l’Union. Dodge a perdu un pas, et Price revient en force. Marqueur de Carr : amenez Vandever de 3909 en 3706.
a5a-give-ground-enter = Des troupes fraîches de la formation Independent arrivent par l’hex d’entrée C. La cavalerie a six points : douze hexs par la route. Envoyez Bowen en 3606 et la batterie en 4110, puis finissez le mouvement.
a5a-give-ground-bad = Votre marqueur de phase de combat, et mauvaise nouvelle : Dodge devrait attaquer quatre unités, 3 contre 16. On peut perdre un tel combat sans le livrer : retraite automatique, sans dé, sans perte. Cédez devant 3505.
a5a-give-ground-back = Pas vers la taverne : elle est dans la zone de contrôle de Price. Faites retraite en 3705.
a5a-give-ground-wait = Price a suivi en 3604. Osterhaus n’a rien à faire ; finissez son mouvement.
a5a-give-ground-shelled = Le marqueur confédéré : Price se trouve seul devant vous. Il cède, et sa batterie de 3505 bombarde Dodge : portée deux, force réduite de moitié, le long de la lisière, où la ligne de vue est dégagée. 1-3, sans effet. Vous pourriez faire retraite ; restez.
a5a-give-ground-advance = Il a quitté 3604 par une retraite automatique : vous, le défenseur, pouvez avancer. Revenez à votre ancienne position.
a5a-give-ground-done = Personne n’a perdu un homme, et vous voilà où vous étiez, avec des troupes fraîches derrière. Céder au bon moment, c’est la moitié de ce jeu.

## Les zones de contrôle

a5a-zones-title = Les zones de contrôle
a5a-zones-idea = La division de Carr bouge. Chaque unité ennemie tient les six hexs autour d’elle : sa zone de contrôle. Y entrer vous arrête pour le reste de la phase. Prenez Dodge, en 3707.
a5a-zones-stop = Essayez de vous glisser devant Price jusqu’en 3603 : il faudrait s’arrêter en route. Allez en 3705, à côté de lui, et arrêtez-vous là.
a5a-zones-leave = Vandever commence à côté de Slack, dans sa zone. Il peut en sortir, mais n’entrer dans aucune zone ennemie pendant cette phase, même par un détour. Prenez Vandever.
a5a-zones-free = Essayez 3909, encore à côté de Slack. Puis revenez en 3807.
a5a-zones-trapped = La batterie de 4110 est cernée de zones ennemies : elle ne peut pas bouger du tout. Essayez de la prendre, puis finissez le mouvement.

## Les obligations : qui vous devez attaquer

a5a-duties-title = Les obligations : qui vous devez attaquer
a5a-duties-two = Hebert et McNair partagent 3708, entre Coler en 3808 et Dodge en 3709. Les deux ennemis vous tiennent dans leur zone de contrôle : les deux doivent être attaqués dans cette phase. Passez aux combats.
a5a-duties-first = On ne peut pas simplement finir la phase : essayez. Attaquez 3808 avec Hebert.
a5a-duties-joint = Si McNair participait ici, il ne resterait personne pour Dodge. Le jeu prévoit : essayez de l’ajouter. Puis résolvez avec Hebert seul.
a5a-duties-hold = 1R : Coler a fait retraite en 3909, le seul hex ouvert. Hebert a perdu un pas aussi, et tient. Il pourrait avancer dans l’hex vide ; qu’il reste.
a5a-duties-second = Chaque combat est fini avant d’annoncer le suivant. Attaquez maintenant 3709 avec McNair.
a5a-duties-once = Hebert ne peut pas aider : aucune unité n’attaque deux fois par phase. Essayez, puis résolvez.
a5a-duties-done = Chacun a perdu un pas, et tous deux tiennent. Vos obligations sont remplies, et la phase finit d’elle-même. Avant d’aller au contact de deux ennemis, comptez qui devra attaquer qui.

## Où mène une retraite

a5a-retreats-title = Où mène une retraite
a5a-retreats-hit = Hebert a touché Coler : 1R. Le pas est payé, Coler doit faire retraite d’un hex. D’abord, ce qui est interdit : l’hex de l’ennemi, et un hex de sa zone de contrôle sans ami. Essayez 3708 et 3807.
a5a-retreats-best = Puis les priorités. D’abord, hors des zones ennemies : l’hex de Greusel, 3709, ne serait permis que faute de mieux. Ensuite, vers vos lignes : 3908 et 3909 conviennent. Essayez 3709 et l’hex éloigné 4008, puis faites retraite en 3909.
a5a-retreats-again = Un pas a été perdu : Coler a testé son moral. 2, raté : un hex de plus. 4008 ou 4009 : prenez 4009, votre quartier général.

## Le bombardement

a5a-guns-title = Le bombardement
a5a-guns-range = L’artillerie peut frapper jusqu’à quatre hexs, si elle voit la cible, et ne subit rien en retour. D’abord, pas de retraite automatique : passez aux combats.
a5a-guns-weak = Un bombardement exige un vrai rapport d’au moins 1-4. McNair, en 3610, est trop fort pour ceux qui le voient : essayez d’attaquer 3610. Puis attaquez Slack en 3708.
a5a-guns-who = Qui peut participer ? Ni l’infanterie de loin, ni la batterie à cinq hexs, ni celle qui est dans la zone de contrôle de Pike : on n’y bombarde pas. Essayez les trois. Puis ajoutez les deux batteries de 4008.
a5a-guns-half = Au-delà d’un hex, on ajoute les forces, on prend la moitié et on arrondit en dessous : 2 + 1 donne 1. 1 contre 2 : 1-2. Vous seul lancez. Résolvez.
a5a-guns-pike = 1R : Slack a perdu un pas et a fait retraite. À Pike maintenant : sa brigade indienne craint le canon. Attaquée par l’artillerie, elle est éliminée aussitôt, sans dé. Attaquez 3903 avec la batterie de Davis.

## Des renforts et une route bloquée

a5a-entry-title = Des renforts et une route bloquée
a5a-entry-due = Tour 3 : Vandever est attendu à l’hex d’entrée C, 4512. Mais Price y est déjà. Prenez Vandever.
a5a-entry-blocked = On n’entre pas là où se tient l’ennemi : essayez 4512. Les hexs libres les plus proches servent à la place. Entrez en 4513 ; vous touchez la zone de contrôle de Price et vous arrêtez. Finissez le mouvement.

## Gettysburg : la nuit et les parapets

a5a-night-title = Gettysburg : la nuit et les parapets
a5a-night-dark = La nuit tombe sur le premier jour. Pas de marqueur de phase de combat dans la tasse : on ne se bat pas dans le noir. Et nul n’entre dans une zone de contrôle ennemie. Prenez la brigade en 1512.
a5a-night-creep = Archer est en 1314. Essayez d’aller en 1413, à côté de lui. Puis allez en 1410.
a5a-night-shift = Déplacez 2/1/I sur Cemetery Hill, de 1609 en 1610, et finissez le mouvement.
a5a-night-build = On sort les haches. À Gettysburg, et là seulement, une infanterie sur une colline, qui n’a pas bougé, peut bâtir un parapet. 2/1/I a bougé, et les artilleurs ne creusent pas : essayez les deux. Pas d’attaque non plus.
a5a-night-culp = Un parapet couvre trois côtés de son hex, à votre choix, et y reste. Faites bâtir 1/1/I sur Culp’s Hill, face au bas de la carte (D).
a5a-night-second = L’hex est fortifié ; un second ouvrage y est refusé. Faites bâtir 1/1/XI sur Cemetery Hill, face au haut (U), et finissez la nuit.
a5a-night-dawn = Derrière un parapet, une attaque par ses trois côtés perd une colonne, et les zones de contrôle ennemies n’y entrent pas. Bonjour.

## Bull Run : le pont de pierre

a5a-bull-run-title = Bull Run : le pont de pierre
a5a-bull-run-run = Le Bull Run a des rives escarpées : on ne le franchit qu’aux ponts et aux gués. Evans garde le pont de pierre, 3912. Prenez Schenck, en 4013.
a5a-bull-run-ford = Essayez de passer en 3914, sans pont ni gué. Puis allez en 4012, et amenez Sherman de 4111 en 4011, au pied du pont. Finissez le mouvement.
a5a-bull-run-attack = Le marqueur de phase de combat de l’Union. Par-dessus le ruisseau, personne n’est obligé d’attaquer ; par le pont, on le peut. Passez aux combats et attaquez 3912.
a5a-bull-run-who = Sherman attaque par le pont, et l’artillerie tire par-dessus l’eau. Schenck est face à la rive nue : essayez de l’ajouter. Résolvez avec les deux autres.
a5a-bull-run-bloody = 7 contre 3 : 2-1, mais le terrain et l’eau ont pris deux colonnes : 1-2. Chaque camp perd un pas et doit faire retraite ; Evans a raté son test et a fait deux hexs. Le pont est à vous, mais Sherman fait retraite aussi : en 4111, et personne n’avance.

## Shiloh : la surprise à l’aube

a5a-shiloh-title = Shiloh : la surprise à l’aube
a5a-shiloh-dawn = Avril 1862, les camps de l’Union dorment. Au premier tour de combat, toute attaque confédérée gagne deux colonnes vers la droite. La brigade de Raith est à Shiloh Church, un objectif. Passez aux combats et attaquez 1107.
a5a-shiloh-both = Attaquez avec Wood et Hindman : 9 contre 5, seulement 1-1. La surprise en fait 3-1. Résolvez.
a5a-shiloh-morale = Vos unités n’ont pas le même moral : vous choisissez lequel utiliser. La première perte viendrait de cette unité. -1 n’y est pas ; prenez 1.
a5a-shiloh-church = 5 + 1 donne 2R : les deux pas sont perdus, et la brigade avec. L’église est vide. Avancez Wood.
a5a-shiloh-done = Une unité de deux pas éliminée vaut 3 points de victoire, et l’église est à vous. Mais la surprise s’estompe : une colonne aux tours suivants, plus rien après le tour 6.

## Shiloh : les canonnières

a5a-gunboats-title = Shiloh : les canonnières
a5a-gunboats-river = Les canonnières Tyler et Lexington ont leur propre marqueur et ne craignent aucune zone de contrôle. Elles restent sur la rivière : prenez Tyler.
a5a-gunboats-bank = Essayez la rive ouest, 1721. Puis amenez les deux bateaux en 1723, près des Confédérés de 1722, et finissez le mouvement.
a5a-gunboats-fire = Le marqueur de phase de combat. Les canonnières tirent comme l’artillerie et ne subissent rien. Attaquez 1722 avec les deux et résolvez.
a5a-gunboats-done = 1R : Hindman a perdu un pas et quitté la rive. À un hex, pas de réduction de moitié : approchez avant de tirer.

## Gettysburg : un corps bouge deux fois

a5a-corps-title = Gettysburg : un corps bouge deux fois
a5a-corps-two = Les corps de Lee sont grands, et chacun a deux marqueurs. Au premier tirage, au moins une division entière doit bouger. Essayez de finir sans bouger personne.
a5a-corps-heth = Déplacez les brigades de Heth : Archer de 0124 en 0324, Davis de 0125 en 0325. Pender n’est pas encore là : on ne peut pas engager sa division à la place (essayez). Puis finissez le mouvement.
a5a-corps-second = Le second marqueur du corps. La division de Heth a bougé, tout entière, et on ne peut plus engager de division. Essayez Archer, puis d’engager Heth.
a5a-corps-guns = Les batteries du corps choisissent chacune à quel tirage elles bougent. Amenez Pegram de 0126 en 0326, derrière l’infanterie, et finissez le mouvement.

## Bentonville : les secours sont en route

a5a-bentonville-title = Bentonville : les secours sont en route
a5a-bentonville-dice = Caroline du Nord, 1865, tour 2. Au tour 1, l’Union, surprise, n’avait aucun marqueur. Maintenant, chaque unité de l’Union absente lance un dé : ce tour-ci, 1 ou 2 la fait venir, trois au plus. Le XIV Corps d’abord, puis le XX Corps. Vous avez fait 2, 5, 1, 1 : trois arrivent.
a5a-bentonville-enter = XIV Corps est tiré. Une brigade du XX Corps doit attendre son marqueur : essayez 1/1/XX. Faites entrer 3/2/XIV par Goldsboro Road, jusqu’en 0512, un hex de la dernière ligne de défense.
a5a-bentonville-end = Le reste du corps tient sa position. Finissez le mouvement et voyez ce que donne la tasse.

## Bentonville : le dernier tour

a5a-last-turn-title = Bentonville : le dernier tour
a5a-last-turn-line = Tour 5, le dernier marqueur. À la fin de ce tour, trois objectifs donnent une victoire décisive aux Confédérés. La dernière ligne de défense est ouverte. Harper’s House est trop loin, même pour Hill. Prenez-le.
a5a-last-turn-hill = Essayez Harper’s House, 0212 ; puis allez en 0310. Une unité contrôle l’hex où elle est, et l’objectif vide voisin, dans votre seule zone de contrôle, compte aussi.
a5a-last-turn-bate = Envoyez Bate de 0409 en 0410 et finissez le mouvement. La tasse est vide, le tour est fini, et la victoire se décide.
a5a-last-turn-won = Quatre objectifs : victoire décisive. Dans ces batailles, le terrain décide d’abord, et ensuite seulement les pertes.
