# Les messages communs à tous les jeux : le jeu en texte et le serveur.

console-hint = Tapez help pour la liste des commandes, quit pour quitter la partie.
console-enter = Entrée : { $label }
console-over = La partie est terminée. log, save, units, map et position restent utilisables.
console-no-choice = Il n’y a pas de choix numéro { $number } : les choix vont de 1 à { $last }.
console-allowed = { $action } est permis maintenant.
console-undone = Annulé : { $action }
console-no-undo = Impossible d’annuler : { $why ->
    [start] rien n’a encore été joué.
    [die] un dé a été lancé.
    [reveal] ce qui était caché a été révélé.
    [end] la partie est terminée.
   *[seat] un autre joueur a joué.
  }
console-saved = { $actions ->
    [one] { $actions } action enregistrée
   *[other] { $actions } actions enregistrées
  } dans { $file }.
console-loaded = La partie reprend après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
console-no-log = Il ne s’est encore rien passé.
console-no-place = Aucun lieu ne s’appelle « { $name } »{ $near ->
    [none] { "" }
   *[other] . Est-ce l’un de ceux-ci : { $near } ?
  }
console-no-rule = Aucune règle ni décision ne s’appelle « { $name } ».
console-no-side = « { $name } » n’est pas un camp ; les camps sont { $sides }.
console-usage = Tapez-le ainsi : { $usage }
console-left = Partie quittée{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one]  ; le fichier enregistré compte encore { $undone } action, qui a été annulée
       *[other]  ; le fichier enregistré compte encore { $undone } actions, qui ont été annulées
      }
    [one]  ; { $actions } action n’est pas enregistrée
   *[other]  ; { $actions } actions ne sont pas enregistrées
  }.
console-seats = { $side } : { $player }
console-me = vous
bot = { $bot ->
    [militia] Milice
    [veteran] Vétéran
    [crack] Élite
    [random] hasard
   *[other] { $bot }
  }{ $commander ->
    [none] { "" }
   *[other] , { $commander }
  }
seat-name = { $seat ->
    [union] Union
    [confederate] Confédération
    [union-second] Union (second joueur)
    [confederate-second] Confédération (second joueur)
   *[other] { $seat }
  }
exercise-title = { $title } – { seat-name }, tour { $turn }
console-bot = ordinateur ({ bot })
console-bot-failed = { $side } : désormais à vous de jouer.
pack-written = Écrit dans { $file }.
pack-sound = { $file } est valide : { $name }. Hexagones : { $hexes } ; unités : { $units }.
pack-sound-boxes = { $file } est valide : { $name }. Cases : { $boxes } ; lignes : { $lines }.
pack-sound-spaces = { $file } est valide : { $name }. Cases : { $spaces } ; frontières : { $borders }.
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 prendre le choix numéro 3
    ACTION            le même, en toutes lettres : { example-action } ; chaque choix montre comment il s’écrit
    Entrée            le seul choix, s’il n’y en a qu’un ; sinon, de nouveau les choix
    why ACTION        pourquoi une action n’est pas permise : la raison et la règle
    undo              annuler le dernier choix, mais pas au-delà d’un dé ou du choix d’un autre joueur
    look              tout le plateau
    map LIEU          un lieu : qui le contrôle, qui s’y trouve, ses liaisons
    units [CAMP]      toutes les unités, lieu par lieu
    log [N]           les N derniers événements, avec leurs règles
    rule ID           le texte d’une règle ou d’une décision : { example-rule }
    position          la position en une ligne
    save FICHIER      enregistrer la partie ; longroll play --load FICHIER la continue
    help, quit

## Le serveur

service-unreadable = Lecture impossible : { $detail }.
service-no-action = Commande inconnue : « { $action } ».
service-no-place = Il n’y a pas de lieu { $name } sur cette carte.
server-field = La demande est fautive à { $place } : { $fault ->
    [missing] cela manque
    [json] ce n’est pas du JSON
    [long] c’est trop long
    [short] c’est trop court
    [range] c’est hors des limites
    [kind] le type est incorrect
   *[other] la valeur est inconnue
  }.
server-not-json = La demande n’est pas en application/json.
server-not-text = Un journal s’envoie en text/plain.
server-not-utf-8 = Le journal n’est pas un texte en UTF-8.
server-too-long = La demande dépasse { $limit } Kio.
server-address = L’adresse ne peut pas être lue.
server-nothing-here = Cette page n’existe pas.
server-no-method = Ce n’est pas possible ici.
server-foreign-host = Ce serveur n’accepte pas les requêtes pour ce nom d’hôte.
server-foreign-origin = Les requêtes d’un autre site ne sont pas acceptées.
server-too-many-watchers = Il y a trop de spectateurs.
server-too-fast = Votre adresse a envoyé trop de requêtes. Attendez un instant et réessayez.
server-too-many-matches = Votre adresse a créé trop de parties en peu de temps. Attendez un instant et réessayez.
server-too-many-bodies = Ce serveur reçoit trop de données en ce moment. Réessayez plus tard.
server-page = Un fichier de la page est illisible. Reconstruisez la page.
service-no-match = Cette partie n’existe pas.
service-no-moment = Il n’y a pas d’action { $number } : la partie compte { $last } actions.
service-no-title = Il n’y a pas de jeu { $name }.
service-no-packs = { $name } ne se joue pas avec des paquets.
service-no-system = Il n’y a pas de système { $name }.
service-no-language = Il n’y a pas de catalogue dans la langue { $name }.
service-no-player = « { $name } » ne peut pas jouer un camp ; joueurs possibles : { $players }.
service-no-seat = « { $name } » n’est pas un camp ; les camps sont { $seats }.
service-pie-seats = Si l’ordinateur doit choisir son camp, n’attribuez pas les places.
service-no-lesson = Il n’y a pas de leçon { $name }.
service-no-guided-game = Il n’y a pas de partie guidée { $name }.
service-no-picture = Il n’y a pas d’image pour { $name }.
service-lesson-other = Les règles le permettent, mais la leçon demande autre chose maintenant.
service-lesson-over = La leçon est terminée ; recommencez-la ou passez à la suivante.
service-lesson-seats = Dans une leçon, vous ne pouvez pas changer les joueurs.
service-lesson-advice = Dans une leçon ou un exercice, l’ordinateur ne donne pas de conseil.
service-no-task = Seul le joueur peut faire ce choix.
service-no-exercise = Il n’y a pas d’exercice { $name }.
service-not-exercise = Cette partie n’est pas un exercice.
service-exercise-over = Votre plan est terminé : faites-le vérifier ou réessayez.
service-exercise-empty = Jouez d’abord quelque chose ; votre plan pourra ensuite être vérifié.
service-not-your-turn = Ce n’est pas le tour de ce camp : { seat-name }.
service-not-your-action = La dernière action n’est pas de ce camp : { seat-name }.
service-over = La partie est terminée.
service-computer = L’ordinateur joue ce camp : { seat-name }.
service-sign-in = Connectez-vous d’abord.
service-private = Cette partie est privée.
service-not-your-seat = Une autre personne joue ce camp : { seat-name }.
service-not-a-player = Vous ne jouez pas dans cette partie.
service-others-play = D’autres personnes jouent dans cette partie.
service-seat-of-other = Invitez ou défiez les autres joueurs ; vous ne pouvez pas les placer vous-même.
service-no-own-seat = Dans un club, l’un des camps doit être le vôtre : personne d’autre ne pourrait voir cette partie ni y mettre fin.
service-secret = Un déploiement secret est en cours ; attendez qu’il soit révélé.
service-stale = La partie a changé ; elle en est à la version { $version }.
service-damaged = Cette partie ne peut plus être rejouée à partir de l’action { $number }. Vous pouvez la voir, l’exporter, ou continuer à partir de l’action précédente dans une nouvelle partie.
service-refused = « { $action } » est refusé par { $rule }.
service-other-rules = Ce programme ne peut pas afficher cette partie. Elle suit la version { $theirs } des règles, le programme joue la version { $ours } : { $detail }.
service-journal = Le journal ne peut pas être rejoué : { $detail }.
service-journal-unreadable = Le journal ne peut pas être lu.
service-journal-line = Le journal ne peut pas être lu à la ligne { $number }.
service-journal-action = Le journal ne peut pas être lu à l’action { $number }.
service-journal-differs = Le journal diffère de sa relecture à l’action { $number } ({ $action }).
service-seed = La graine du journal dépasse { $limit } caractères.
service-intact = rien n’a été enregistré et la partie est inchangée.
service-disk-full = Le disque est plein : { service-intact }
service-read-only = Le dossier des données est protégé en écriture : { service-intact }
service-busy = La base est occupée par un autre programme : { service-intact }
service-gone = Le fichier de la base a été retiré ou remplacé pendant que le programme tournait : { service-intact }
service-corrupt = Le fichier de la base de données est endommagé : { service-intact }
service-storage = La base n’a pas pu être écrite : { service-intact }
service-down = La base de données ne répond pas pour le moment. Réessayez dans un instant ; si vous faisiez une modification, vérifiez d’abord si elle a été enregistrée.
service-fault = Une erreur s’est produite dans le serveur : { service-intact }
service-bot = Le joueur virtuel { bot } a échoué ({ $why }) ; la partie est inchangée.
service-bot-silent = Le joueur virtuel { bot } n’a pas répondu à temps ; la partie est inchangée.
service-bot-lost = Le joueur virtuel { bot } a été arrêté pendant sa réflexion ; la partie est inchangée.
service-bot-unknown = Il n’y a pas de joueur virtuel { bot } ; choisissez un autre joueur pour son camp.
service-not-over = L’estimation de l’ordinateur s’affiche quand la partie est terminée.
service-analysis-not-over = Seule une partie terminée peut être analysée, et celle-ci ne l’est pas.
service-analyses = Trop de parties sont en cours d’analyse. Réessayez plus tard.
service-analysis = L’analyse a échoué ({ $why }) ; la partie est inchangée.
service-analysis-lost = L’analyse a été interrompue ; la partie est inchangée, et vous pouvez redemander l’analyse.
service-no-preview = Cela ne peut pas être essayé d’abord : des dés sont lancés ou votre tour se termine.
service-rated-stays = Une partie classée ne peut pas être supprimée.

## Why a plan is better or worse than another

reason-cities = { $better ->
    [yes] davantage de villes
   *[no] moins de villes
  }
reason-objectives = { $better ->
    [yes] davantage d’objectifs tenus ou à portée
   *[no] moins d’objectifs tenus ou à portée
  }
reason-strength = { $better ->
    [yes] une armée plus forte
   *[no] une armée plus faible
  }
reason-recruits = { $better ->
    [yes] davantage de recrues
   *[no] moins de recrues
  }
reason-income = { $better ->
    [yes] un meilleur revenu
   *[no] un revenu plus faible
  }
reason-losses = { $better ->
    [yes] les pertes sont à votre avantage
   *[no] les pertes sont à l’avantage de l’ennemi
  }
reason-result = { $better ->
    [yes] plus près de la victoire aux points
   *[no] plus loin de la victoire aux points
  }
reason-advance = { $better ->
    [yes] votre armée est plus près de ses objectifs
   *[no] votre armée est plus loin de ses objectifs
  }
reason-concentration = { $better ->
    [yes] votre armée est regroupée
   *[no] votre armée est dispersée
  }
reason-works = { $better ->
    [yes] mieux retranché
   *[no] moins bien retranché
  }
reason-navy = { $better ->
    [yes] une flotte plus forte
   *[no] une flotte plus faible
  }
reason-europe = { $better ->
    [yes] l’Europe penche de votre côté
   *[no] l’Europe penche du côté ennemi
  }
reason-own-places = { $better ->
    [yes] vos positions sont plus sûres
   *[no] vos positions sont en danger
  }
reason-enemy-places = { $better ->
    [yes] les positions ennemies sont menacées
   *[no] les positions ennemies sont à l’abri
  }
reason-own-attacks = { $better ->
    [yes] de bonnes attaques en vue
   *[no] moins de bonnes attaques en vue
  }
reason-enemy-attacks = { $better ->
    [yes] l’ennemi a moins de bonnes attaques
   *[no] l’ennemi obtient de bonnes attaques
  }

## Computer analysis

analysis = Analyse par l’ordinateur
analysis-about = L’effet de chaque dé et de chaque décision sur les chances de gagner, et les plans qui auraient été meilleurs. Il faut environ une demi-minute, et le résultat est conservé avec la partie.
analysis-request = Demander une analyse par l’ordinateur
analysis-queued = En attente de la fin d’autres analyses.
analysis-running = L’analyse de la partie est en cours.
analysis-interrupted = L’analyse a été interrompue. La partie est inchangée, et vous pouvez redemander l’analyse.
analysis-cancelled = L’analyse a été annulée. La partie est inchangée, et vous pouvez redemander l’analyse.
analysis-open = Toute l’analyse
analysis-chance = Chances de gagner
analysis-curve = { side } : chances de gagner { $start } au début, { $end } à la fin
analysis-axis = Tour
analysis-turns = Tour par tour
analysis-point = { $date } : { side } { $chance }
analysis-turning = Tournant de la partie
analysis-turning-about = Ensuite, les chances du vainqueur ne sont plus descendues sous la moitié.
analysis-luck = Chance et décisions
analysis-luck-about = En points de pourcentage des chances de gagner. Un dé appartient au camp dont il a suivi l’action. Le départ, les dés et les décisions des deux camps font ensemble le résultat.
analysis-dice = Dés
analysis-effects = Décisions
analysis-sum = { side-name } : les dés lui ont { $luck ->
    [gain] rapporté
   *[loss] coûté
  } { $dice ->
    [one] { $dice } point de pourcentage
   *[other] { $dice } points de pourcentage
  }, ses décisions lui ont { $effect ->
    [gain] rapporté
   *[loss] coûté
  } { $decisions }.
analysis-decisions = Les décisions les plus coûteuses
analysis-none = Aucun plan meilleur que ce qui a été joué n’a été trouvé.
analysis-judgement = { $kind ->
    [blunder] Gaffe
    [mistake] Erreur
   *[inaccuracy] Imprécision
  }
analysis-instead = { $played } au lieu de { $better }
analysis-played = Joué
analysis-better = Meilleur
analysis-show = Montrer sur la carte
analysis-luckiest = Les dés qui ont le plus compté
analysis-marker = Marqueur tiré

# --- orders

order-veteran = Comme le ferait Vétéran
order-fact-own = votre force
order-fact-enemy = force ennemie
order-fact-ratio = force ennemie divisée par la vôtre
order-fact-round = round de la bataille
service-order-question = « { $name } » n’est pas une question pour laquelle on peut laisser des ordres.
service-order-answer = « { $name } » n’est pas une réponse à cette question.
service-order-place = Il n’y a pas de lieu appelé « { $name } ».
service-order-fact = « { $name } » ne peut pas servir de condition à cet ordre.
service-order-number = Le nombre d’une condition doit être compris entre 0 et { $most }.
service-order-many = Vous pouvez laisser au plus { $most } ordres pour un camp.
service-order-lesson = On ne peut pas laisser d’ordres dans une leçon ou un exercice.

# --- accounts

account-home = Il n’y a pas de comptes ici : on joue à la maison.
account-name = Un nom compte de { $shortest } à { $longest } lettres d’un même alphabet, chiffres, traits d’union ou tirets bas.
account-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
account-password = Un mot de passe compte au moins { $shortest } caractères, et pas toujours les mêmes.
account-password-name = Le mot de passe ne doit pas contenir le nom.
account-email = Ce n’est pas une adresse e-mail.
account-label = Une clé d’accès ne peut pas porter ce nom.
account-wrong = Le nom ou le mot de passe est incorrect.
account-wrong-password = Le mot de passe est incorrect.
account-sign-in-again = Déconnectez-vous, reconnectez-vous, puis réessayez.
account-wrong-code = Le nom ou le code de récupération est incorrect.
account-wrong-passkey = La clé d’accès n’a pas été acceptée. Réessayez.
account-last-passkey = Cette clé d’accès est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe ou ajoutez une autre clé.
account-no-passkey = Vous n’avez pas cette clé d’accès.
account-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Supprimez-en une d’abord.
account-tries = Il y a eu trop d’essais. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
account-busy = Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.
account-signed-in = Vous êtes déjà connecté.
account-members-only = Seuls les membres peuvent le faire. Créez un compte : vous gardez vos parties.
account-suspended = Ce compte est suspendu.
account-confirm = Tapez votre nom pour confirmer la suppression du compte.
account-no-person = Aucun joueur ne s’appelle { $name }.
account-admins-only = Seuls les administrateurs peuvent le faire.
account-not-yourself = Vous ne pouvez ni changer votre propre rôle ni vous suspendre.
account-guest-role = Un invité ne peut pas avoir de rôle, et personne ne peut redevenir invité.

# --- club

club-access = Une partie est publique ou privée.
club-access-not-over = On choisit si une partie est publique lorsqu’elle est terminée.
club-blocked = Ce joueur vous a bloqué.
club-both-sides = Personne ne peut jouer les deux camps.
club-challenge-over = Ce défi n’est plus ouvert.
club-commitment = L’engagement doit comporter 64 chiffres hexadécimaux.
club-entropy = Les chiffres aléatoires doivent être de 32 à 128 chiffres hexadécimaux.
club-first-game = La seconde partie commence quand la première est terminée.
club-members-only = Seuls les membres peuvent faire cela. Créez un compte pour continuer.
club-no-abort = La partie ne peut être interrompue qu’au premier tour, avant tout jet de dé.
club-no-agreement = Cette partie ne se joue pas au club.
club-no-challenge = Ce défi n’existe pas.
club-no-invitation = Cette invitation a été utilisée, a expiré ou n’existe pas.
club-no-offer = Cette proposition n’existe pas.
club-no-open-seat = Un lien d’invitation demande une place libre.
club-no-own-seat = Prenez vous-même une place.
club-no-pair = Cette partie ne fait pas partie d’un match aller-retour.
club-no-person = Aucun joueur ne porte ce nom.
club-nobody-to-ask = Il n’y a pas d’autre joueur à qui demander.
club-nothing-to-reveal = Il n’y a rien à révéler pour le moment.
club-offered-already = C’est déjà proposé.
club-offered-before = Cette proposition a été refusée. Vous pourrez la refaire après la prochaine action.
club-organisers-only = Seuls les organisateurs et les administrateurs peuvent le faire.
club-other-entropy = Ces chiffres aléatoires ne correspondent pas à l’engagement.
club-pace = Ces durées ne sont pas permises.
club-paired-terms = Les joueurs virtuels ne peuvent pas jouer de match aller-retour.
club-pause-lasts = La pause dure jusqu’à ce que tous soient d’accord. Après un jour, chacun peut y mettre fin.
club-paused = La partie est en pause.
club-rated = Impossible pendant une partie classée ou une partie de tournoi.
club-rated-clock = Une partie classée se joue avec une pendule.
club-rated-terms = Une partie classée se joue avec le matériel d’origine et les règles standard, ou avec le départ équilibré.
club-rated-two = Seules les parties à deux joueurs peuvent être classées.
club-room = Vous n’avez pas accès à ce salon de discussion.
club-seat = « { $name } » ne peut pas prendre de place.
club-taken = Quelqu’un a été plus rapide : la place est prise.
club-text = Écrivez de 1 à { $limit } caractères.
club-time-left = Votre adversaire a encore du temps.
club-too-fast = Trop de messages. Attendez un instant.
club-too-many-challenges = Vous avez déjà { $limit } défis.
club-too-many-reports = Vous avez { $limit } signalements que personne n’a encore traités. Attendez qu’ils aient été lus.
club-asked-often = Vous avez souvent défié ce joueur. Attendez quelques minutes.
club-vacation = Il vous reste { $days } jours de vacances cette année.
club-yourself = Vous ne pouvez pas vous le faire à vous-même.

# --- ratings

ratings-different = Les cotes enregistrées diffèrent de celles que donnent les parties : { $what }.
ratings-many-players = Demandez au plus { $most } joueurs à la fois.
ratings-no-class = Il n’y a pas de cotes pour « { $name } ».
ratings-no-player = Il n’y a pas de joueur « { $name } ».
ratings-not-counted = Cette partie ne compte pas pour la cote.
tournament-busy = L’un de vous deux joue déjà une partie de l’échelle.
tournament-decided = Cette partie a déjà un résultat.
tournament-decider = La règle de départage doit être « game » ou « draw ».
tournament-far = Le début est dans plus d’un an.
tournament-few-players = Un tournoi demande au moins deux joueurs.
tournament-full = Le tournoi est complet : { $limit } joueurs.
tournament-game-open = Une partie est encore en cours.
tournament-joined = Ce joueur est déjà inscrit.
tournament-kind = Ce type de tournoi n’existe pas.
tournament-late-points = Une ronde manquée vaut 0 ou 0,5 point.
tournament-most = Choisissez de 2 à { $limit } joueurs.
tournament-name = Un nom compte de 1 à { $limit } caractères visibles.
tournament-no-bot = Il n’y a pas de joueur virtuel « { $name } ».
tournament-no-bots = Les joueurs virtuels ne sont pas admis dans ce tournoi.
tournament-no-game = Cette partie ne fait pas partie du tournoi.
tournament-no-ladder = Ce n’est possible que dans une échelle.
tournament-none = Ce tournoi n’existe pas.
tournament-not-annulled = Seule une partie au résultat annulé peut compter comme non jouée.
tournament-not-in = Ce joueur ne participe pas au tournoi.
tournament-not-started = Le tournoi n’a pas commencé.
tournament-not-yours = Ce tournoi est dirigé par un autre organisateur.
tournament-over = Le tournoi est terminé.
tournament-past = Cette date est passée.
tournament-reach = Vous pouvez défier les joueurs jusqu’à { $places } places au-dessus de vous.
tournament-reach-number = La portée d’une échelle est de 1 à 20 places.
tournament-round-over = La ronde de cette partie est terminée.
tournament-round-time = Une ronde dure de 5 minutes à 120 jours.
tournament-rounds = Choisissez de 0 à { $limit } rondes.
tournament-same-again = Vous venez de jouer contre cet adversaire. Jouez d’abord contre quelqu’un d’autre.
tournament-started = Le tournoi a déjà commencé.
tournament-tie-breaks = Les départages, chacun une fois au plus, sont : { $names }.
tournament-too-late = Il est trop tard pour s’inscrire à ce tournoi.
tournament-too-many = Vous dirigez déjà { $limit } tournois.

# --- archive and moderation

archive-option = Une option se cherche sous la forme nom=valeur.
archive-page = Cette page de la liste n’existe pas.
archive-player-missing = Un camp, un résultat ou un adversaire ne se cherche qu’avec un joueur.
archive-result = Un résultat est une victoire, une défaite ou un match nul.
moderation-hours = Indiquez un nombre d’heures de 0 à { $most }.
moderation-muted = Vous ne pouvez pas écrire dans le chat pour le moment : un modérateur vous a rendu muet.
moderation-no-report = Il n’y a pas de signalement ouvert sous ce numéro.
moderation-no-result = Cette partie n’a pas de résultat à annuler.
moderation-own = Vous ne pouvez pas décider de votre propre cas ni de votre propre partie.
moderation-status = Un signalement est clos ou rejeté.

# --- notices

notices-address = Cette adresse ne peut pas être utilisée. Elle a la forme ntfys://ntfy.sh/SUJET ou discord://ID/JETON.
notices-bounced = Le serveur de messagerie de cette adresse indique qu’elle n’existe pas.
notices-link = Ce lien a expiré ou est incomplet. Demandez-en un nouveau.
notices-mail-down = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
notices-no-address = Indiquez d’abord une adresse e-mail dans votre compte.
notices-no-mail = Ce club n’envoie pas d’e-mails.
notices-no-webhook = Ce webhook n’existe pas.
notices-not-here = Ce club n’envoie pas ce type de notifications.
notices-private = Cette adresse se trouve dans un réseau privé. Elle ne peut pas être utilisée.
notices-push = Ce navigateur a envoyé un abonnement incomplet.
notices-settings = Ces réglages sont incomplets.
notices-too-fast = Trop de tentatives. Patientez un instant.
notices-too-many-webhooks = Vous avez déjà { $limit } webhooks.
notices-unknown-host = Aucun serveur n’a été trouvé à cette adresse.
notices-unreachable = L’adresse n’a pas pu être vérifiée. Réessayez plus tard.
notices-zone = Ce fuseau horaire n’existe pas.
