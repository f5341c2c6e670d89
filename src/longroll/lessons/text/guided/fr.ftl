# Parties guidées. Une clé est l’identifiant de la partie et le nom du conseil.

guided-bentonville-title = Votre première partie : Bentonville
guided-bentonville-welcome = Caroline du Nord, 19 mars 1865. Vous êtes les Confédérés ; l’ordinateur joue l’Union, étirée le long de la route. Vous avez cinq tours pour la faire souffrir. Jouez comme vous voulez : rien ne peut mal tourner, et « Que dois-je faire ? » vous montre un plan.
guided-bentonville-marker = Un marqueur a été tiré de la tasse : l’une de vos formations peut bouger. Ses unités sont en surbrillance sur la carte. Cliquez sur l’une d’elles.
guided-bentonville-take = Les hexs que cette unité peut atteindre sont maintenant en surbrillance. Les routes sont rapides, les bois sont lents. Cliquez sur un hex pour y aller. C’est au contact de l’ennemi que vos unités pourront attaquer.
guided-bentonville-go = Elle a bougé, une seule fois pour ce tirage. Si c’était une erreur, cliquez sur « Annuler le coup ». Deux unités peuvent partager un hex. Déplacez les autres ou laissez-les ; cliquez ensuite sur « Terminer la phase ».
guided-bentonville-cup = Le marqueur suivant est sorti de la tasse. Chaque formation a le sien, et le combat de chaque camp aussi. Personne ne connaît l’ordre ; quand la tasse est vide, le tour est fini.
guided-bentonville-zone = Chaque unité contrôle les six hexs qui l’entourent. Qui arrive au contact d’un ennemi doit s’y arrêter. Essayez d’entourer l’ennemi : une unité entourée combat mal et ne peut pas s’échapper.
guided-bentonville-union = Tour 2. Désormais, l’Union a elle aussi ses marqueurs dans la tasse. Ses dés ont également décidé qui arrive ce tour-ci par le bord de la carte, en 0113 : trois unités au plus.
guided-bentonville-watch = Une formation de l’Union bouge. L’ordinateur joue sous vos yeux. Ensuite, un résumé reste à côté de la carte jusqu’à ce que vous le fermiez ; des flèches montrent qui est allé où.
guided-bentonville-duty = Votre marqueur de phase de combat ! Chaque ennemi à votre contact doit être attaqué, et chacune de vos unités au contact doit attaquer ou céder le terrain. Pour combattre, cliquez sur « Passer aux combats ». Pour céder, cliquez sur l’hex ennemi.
guided-bentonville-withdraw = Vous cédez le terrain : toutes vos unités au contact de cet ennemi font retraite, sans dés et sans perte. Devant plus fort que soi, il n’y a pas de honte. Cliquez sur « Effectuer la retraite ».
guided-bentonville-attack = Quel ennemi attaquez-vous d’abord ? Cliquez sur un hex en surbrillance. Aucune unité n’attaque deux fois dans une phase, et aucune n’est attaquée deux fois. Commencez là où vous êtes le plus fort.
guided-bentonville-declare = Cliquez maintenant sur vos unités qui attaquent. Leurs forces s’ajoutent, et le panneau montre le rapport de force. Visez 2-1 ou mieux ; les bois et les ruisseaux aident le défenseur. Cliquez ensuite sur « Combattre ».
guided-bentonville-morale = Vos attaquants n’ont pas le même moral. La valeur choisie s’ajoute à votre dé, mais la première perte tombe sur une unité qui a cette valeur. En général, la plus haute est la bonne.
guided-bentonville-dice = Les deux camps ont lancé leur dé en même temps, et chaque total a été lu dans la colonne du rapport de force. Le résultat est ce que subit l’ennemi : un nombre, ce sont des pas perdus ; R, une retraite.
guided-bentonville-loss = Qui paie ? Choisissez l’unité qui perd un pas. Une unité à pleine force est seulement retournée ; une unité réduite disparaît.
guided-bentonville-reduced = L’une de vos unités a perdu un pas et montre sa face la plus faible. Elle reste réduite toute la bataille et donne 1 point à l’ennemi ; éliminée, elle en donne 3.
guided-bentonville-eliminated = Une brigade de l’Union est détruite : 3 points pour vous. Un ennemi de moins pour tenir la ligne ; cherchez où une brèche s’est ouverte.
guided-bentonville-check = Après une perte, les survivants font un test de moral : dé plus moral, 4 ou plus tient. Qui le rate fait retraite d’un hex de plus.
guided-bentonville-retreat = L’une de vos unités doit faire retraite. Les hexs qui lui sont ouverts sont en surbrillance : loin de l’ennemi et vers vos propres lignes. Cliquez sur l’un d’eux.
guided-bentonville-stand = Vos unités attaquées ont tenu. Vous pouvez encore leur faire faire retraite d’un hex. D’habitude, on tient ; retirez-vous si la prochaine attaque devait vous prendre au piège.
guided-bentonville-advance = L’ennemi a quitté son hex, et l’une de vos unités peut l’occuper. Avancez pour resserrer l’étau ou couper une retraite ; restez si vous deviez vous retrouver seul parmi les ennemis.
guided-bentonville-points = Tour 3. Comment gagne-t-on ? À la fin, on compare les points des pertes : 3 contre 2, c’est une victoire, 2 contre 1, une grande. L’onglet « Guerre » les montre. Un pas pour un pas, c’est un match nul.
guided-bentonville-line = Tour 4. Les hexs marqués sont la dernière ligne de défense et Harper’s House. Contrôlez-en un à la fin du tour 5 et vous gagnez, quelles que soient les pertes. Le chemin est-il libre ?
guided-bentonville-last = Le dernier tour. Chacune de vos unités peut bouger encore une fois, et votre marqueur de phase de combat sort une fois. Si vous menez, ne risquez rien ; sinon, c’est le moment.
guided-bentonville-over = La bataille est finie : vous avez joué une partie entière d’Across Five Aprils. L’écran de fin dit ce qui l’a décidée. Les leçons montrent le reste, à commencer par Pea Ridge ; ou rejouez Bentonville, dans l’autre camp.
