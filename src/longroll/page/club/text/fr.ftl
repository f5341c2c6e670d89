# The page's texts about playing with others, in French. At home they are not loaded.

club-badge = ({ $count }) À vous de jouer –
club-left = Ancien membre
club-server = Serveur
club-save = Enregistrer
club-saved = Enregistré.
club-remove = Supprimer
club-copy = Copier
club-copied = Copié.
club-online = en ligne
club-offline = hors ligne

## Account

club-sign-in = Se connecter
club-sign-up = Créer un compte
club-sign-out = Se déconnecter
club-sign-in-passkey = Se connecter avec une clé d’accès
club-sign-up-passkey = Créer un compte avec une clé d’accès
club-recover = Réinitialiser le mot de passe
club-have-account = J’ai déjà un compte
club-forgotten = Mot de passe oublié ?
club-as-guest = Jouer en invité
club-as-guest-about = Jouez contre l’ordinateur et acceptez des invitations sans compte. Vous pourrez en créer un plus tard et garder vos parties.
club-name = Nom d’utilisateur
club-name-about = De 3 à 20 lettres, chiffres, - et _. Tout le monde le voit.
club-password = Mot de passe
club-password-about = Au moins 10 caractères.
club-old-password = Mot de passe actuel
club-new-password = Nouveau mot de passe
club-change-password = Changer le mot de passe
club-recovery-code = Code de récupération
club-no-passkey = Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez votre mot de passe.
club-keep-matches = Vous gardez votre nom et vos parties.
club-account = Compte
club-account-of = Compte : { $name }
club-email = Adresse e-mail
club-email-about = Facultative. Seulement pour les notifications. Personne d’autre ne la voit.
club-passkey = Clé d’accès
club-passkeys = Clés d’accès
club-passkeys-about = Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil au lieu d’un mot de passe.
club-passkey-name = Nom de la clé d’accès
club-add-passkey = Ajouter une clé d’accès
club-remove-passkey = Supprimer la clé d’accès « { $name } »
club-recovery-codes = Codes de récupération
club-codes-about = { $count ->
    [0] Vous n’avez pas de codes de récupération. Créez-en : chacun réinitialise votre mot de passe une fois si vous le perdez.
    [one] Il vous reste un code de récupération. Chacun réinitialise votre mot de passe une fois.
   *[other] Il vous reste { $count } codes de récupération. Chacun réinitialise votre mot de passe une fois.
  }
club-codes-once = Conservez ces codes en lieu sûr. Ils ne sont affichés qu’une seule fois.
club-new-codes = Créer de nouveaux codes
club-vacation = Vacances
club-vacation-about = Vos pendules par correspondance s’arrêtent jusqu’à la fin de ce jour, 30 jours par an au plus.
club-vacation-last = Dernier jour de vos vacances
club-vacation-begin = Partir en vacances
club-vacation-until = Vous êtes en vacances jusqu’au { $date }.
club-vacation-end = Terminer les vacances
club-data = Vos données
club-data-about = Téléchargez tout ce qui est enregistré à votre sujet, ou déconnectez tous vos appareils.
club-export = Télécharger mes données
club-sign-out-everywhere = Se déconnecter partout
club-delete = Supprimer le compte
club-delete-about = Votre nom, votre adresse e-mail, vos clés d’accès et vos notes sont supprimés. Vous perdez vos parties en cours, sauf celles qui viennent de commencer. C’est irréversible.
club-delete-password = Votre mot de passe
club-delete-name = Tapez votre nom, { $name }, pour confirmer
club-delete-sure = Supprimer définitivement

## Lobby

club-begin-friend = Jouer avec un ami
club-begin-friend-about = Envoyez un lien. Votre ami n’a pas besoin de compte.
club-begin-open = Trouver un adversaire
club-begin-open-about = Publiez un défi que chacun peut accepter.
club-begin-player = Défier un joueur
club-begin-computer = Jouer contre l’ordinateur
club-begin-computer-about = À tout moment, du plus facile au plus fort.
club-your-turn = À vous de jouer
club-running = Parties en cours
club-finished = Parties terminées
club-watch = Regarder
club-for-you = Défis pour vous
club-yours = Vos défis
club-open = Défis ouverts
club-people = Joueurs en ligne
club-people-none = Personne d’autre n’est en ligne pour l’instant.
club-open-sign-in = Créez un compte ou connectez-vous pour voir les défis ouverts.
club-open-none = Aucun défi ouvert pour l’instant. Publiez le vôtre : « Trouver un adversaire ».
club-play-people = Jouer avec d’autres
club-accept = Accepter
club-accept-as = Accepter : { $seat }
club-decline = Refuser
club-withdraw = Annuler
club-leave = Quitter
club-accepted = Accepté. La partie va commencer.
club-was-declined = { $name } a refusé votre défi.
club-waiting-for = En attente de { $name }.
club-waiting-players = { $count ->
    [one] En attente d’un adversaire.
   *[other] En attente de { $count } joueurs.
  }
club-waiting-start = Accepté. La partie commence quand le joueur qui a lancé le défi est en ligne.
club-seat-open = libre
club-sides-drawn = camps tirés au sort
club-rated = Partie classée (ni coup annulé, ni conseil)
club-rated-short = classée
club-casual = amicale
club-access-public = publique
club-access-private = privée
club-paired-short = deux parties, camps inversés
club-pace-none = sans pendule
club-pace-clock = { $minutes } min + { $seconds } s par tour
club-pace-correspondence = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } de réflexion
club-lost-share = Votre défi a été accepté, mais son secret pour les dés se trouve dans un autre navigateur. Ouvrez-y Longroll, ou annulez et lancez un nouveau défi.

## A new challenge

club-with-friend = Avec un ami
club-with-friend-about = Vous recevez un lien à envoyer. Aucun compte n’est nécessaire pour l’accepter.
club-with-open = Défi ouvert
club-with-open-about = Tout le monde peut l’accepter à l’accueil.
club-with-player = Défier un joueur
club-with-player-about = Seul ce joueur peut l’accepter.
club-challenge-name = Défier { $name }
club-player-name = Joueur
club-find-player = Chercher un joueur
club-nobody-found = Aucun joueur trouvé.
club-random = Au hasard
club-partners = Partenaires
club-partners-open = D’autres joueurs
club-partners-me = Un seul joueur par camp
club-pace = Cadence
club-pace-kind-none = Sans pendule
club-pace-kind-clock = En direct
club-pace-kind-correspondence = Par correspondance
club-pace-about-none = Chacun prend le temps qu’il lui faut.
club-pace-about-clock = Chaque joueur dispose de ce temps pour toute la partie, et en récupère un peu à chaque tour.
club-pace-about-correspondence = Chaque joueur dispose en tout de ce nombre de jours, et récupère une demi-journée à chaque tour.
club-minutes = Minutes par joueur
club-increment = Secondes récupérées par tour
club-days = Jours par joueur
club-public = Les spectateurs peuvent regarder
club-paired = Deux parties, camps inversés
club-send-friend = Créer le lien d’invitation
club-send-open = Lancer le défi
club-send-player = Défier
club-link-later = Vous retrouverez le lien à l’accueil jusqu’à ce qu’il soit utilisé.
club-sent-open = Votre défi est publié. La partie commence dès que quelqu’un l’accepte.
club-sent-player = Le défi est envoyé à { $name }.
club-link = Lien d’invitation
club-link-about = { $count ->
    [one] Envoyez ce lien à votre ami. Il ne sert qu’une fois.
   *[other] Envoyez un lien à chaque joueur. Chacun ne sert qu’une fois.
  }

## Invitation

club-invitation = Invitation
club-invited = { $name } vous invite à jouer
club-invitation-own = C’est votre propre invitation. Envoyez le lien à votre ami.
club-invitation-waiting = Accepté. La partie commence dès que { $name } est en ligne. Vous pouvez fermer cette page et revenir.
club-guest-name = Votre nom
club-guest-about = Vous jouez en tant qu’invité. Vous pourrez créer un compte plus tard et garder la partie.
club-accept-guest = Accepter en tant qu’invité
club-accept-named = Vous êtes connecté : { $name }.

## Match

club-match = Partie
club-clock = Temps restant : { $time }
club-clock-low = Il reste peu de temps : { $time }
club-clock-days = { $days } j { $hours } h
club-offers-draw = { $name } propose un match nul.
club-offers-takeback = { $count ->
    [one] { $name } demande à annuler la dernière action.
   *[other] { $name } demande à annuler les { $count } dernières actions.
  }
club-offers-pause = { $name } souhaite mettre la partie en pause.
club-offers-resume = { $name } souhaite continuer la partie.
club-offers-resign = Votre partenaire { $name } veut abandonner.
club-offered-draw = Vous avez proposé un match nul.
club-offered-takeback = Vous avez demandé à annuler votre coup.
club-offered-pause = Vous avez demandé une pause.
club-offered-resume = Vous avez demandé à continuer la partie.
club-offered-resign = Vous avez proposé à votre partenaire d’abandonner.
club-offered-rematch = Vous avez proposé une revanche.
club-declined-draw = Votre proposition de match nul a été refusée.
club-declined-takeback = Votre demande d’annulation a été refusée.
club-declined-pause = Votre demande a été refusée.
club-declined-resign = Votre partenaire veut continuer.
club-paused = La partie est en pause.
club-resume = Continuer
club-late = { $name } n’a plus de temps.
club-claim-win = Réclamer la victoire
club-claim-bot = Laisser Vétéran jouer la suite
club-away = { $name } est en vacances jusqu’au { $date }.
club-guest-keep = Vous jouez en tant qu’invité. Créez un compte pour garder cette partie.
club-takebacks = { $count ->
    [one] Un coup a été annulé dans cette partie.
   *[other] { $count } coups ont été annulés dans cette partie.
  }
club-pair = Partie { $number } sur 2. Aller à l’autre partie
club-watching = Vous regardez cette partie.
club-offer-draw = Proposer un match nul
club-ask-takeback = Demander à annuler le coup
club-pause = Pause
club-abort = Interrompre
club-abort-sure = Interrompre la partie ? Elle ne compte pour personne.
club-resign = Abandonner
club-resign-sure = Abandonner la partie ? Votre adversaire gagne.
club-aborted = La partie a été interrompue.
club-result-resigned = { $name } a abandonné.
club-result-draw = Match nul d’un commun accord.
club-result-time = { $name } n’avait plus de temps.
club-result-aborted = { $name } l’a interrompue au premier tour.
club-result-adjudicated = Décidée par le tournoi : la ronde est finie, ou l’organisateur a tranché.
club-rematch = Revanche
club-to-rematch = Aller à la revanche
club-accept-rematch = Accepter la revanche

## Chat and notes

club-tab-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
  }
club-rooms = Chat et notes
club-room-players = Joueurs
club-room-spectators = Spectateurs
club-room-notes = Notes
club-no-messages = Aucun message pour le moment.
club-chat-sign-in = Connectez-vous pour lire le chat et pour écrire.
club-message = Message
club-send = Envoyer
club-notes-about = Vous seul pouvez lire vos notes.

## Standing orders

club-orders = Ordres permanents
club-orders-short = Des réponses pour vos absences
club-orders-about = Ces jeux vous posent des questions pendant le tour de l’adversaire. Avec des ordres, la réponse est immédiate et personne n’attend. Le premier ordre qui convient est appliqué. Personne d’autre ne voit vos ordres, et vous pouvez les changer à tout moment.
club-orders-none = Aucun ordre : on vous demande à chaque fois.
club-orders-kept = { $count ->
    [0] Aucun ordre : on vous demande à chaque fois.
    [one] Un ordre enregistré.
   *[other] { $count } ordres enregistrés.
  }
club-add-order = Ajouter un ordre :
club-all-veteran = Laisser Vétéran décider
club-no-orders = Tout supprimer
club-ordered = par ordre permanent
club-order-place = Où
club-order-anywhere = Partout
club-order-when = Quand
club-order-always = Toujours
club-order-op = Comparaison
club-order-least = est d’au moins
club-order-most = est d’au plus
club-order-value = Nombre
club-order-answer = Réponse
club-order-up = Monter
club-order-down = Descendre

## Dice

club-dice-shared = La graine est faite de { $shares } secrets : un du serveur et un de chaque joueur. Personne ne pouvait connaître ni choisir les dés.
club-dice-shares = Secrets et empreintes
club-check-dice = Vérifier les dés
club-dice-sound = Les dés sont corrects : les { $shares } secrets correspondent à leurs empreintes et donnent ensemble la graine.
club-dice-share = Le secret de { $name } ne correspond pas à son empreinte.
club-dice-seed = Les secrets ne donnent pas la graine.
club-dice-commitment = La graine ne correspond pas à son empreinte.
club-dice-missing = Le secret de { $name } manque.

## Profile

club-role-guest = Invité
club-role-member = Membre
club-role-organiser = Organisateur
club-role-admin = Administrateur
club-since = ici depuis le { $date }
club-challenge = Défier
club-block = Bloquer
club-unblock = Débloquer
club-blocked-about = Vous avez bloqué ce joueur : ni défis ni messages entre vous.
club-report = Signaler
club-report-title = Signaler { $name }
club-report-about = Que s’est-il passé ? Seuls les organisateurs et les administrateurs le lisent.
club-reported = Merci. Les organisateurs et les administrateurs vont s’en occuper.
club-record = Bilan
club-no-record = Aucune partie terminée pour le moment.
club-own-profile = Voici ce que voient les autres joueurs.
club-side = Camp
club-won = Gagnées
club-lost = Perdues
club-drawn = Nulles

## Tournaments

club-tournaments = Tournois
club-tournament-round = { $round ->
    [0] { $name }
   *[other] { $name }, ronde { $round }
  }

club-with-bot = Joueur virtuel
club-with-bot-about = Un joueur virtuel prend aussitôt l’autre place. Avec une pendule, la partie peut être classée.
club-send-bot = Jouer
club-begin-bot = Jouer contre l’ordinateur
club-sent-bot = La partie commence.

## Cotes

ratings = Cotes
ratings-of = Cote { $rating } ± { $deviation }
ratings-provisional = Cote provisoire { $rating } ± { $deviation }
ratings-provisional-short = provisoire
ratings-needs = Une partie classée se joue à deux, avec une pendule, et avec les règles standard ou le départ équilibré.
ratings-none = Aucune partie classée pour le moment.
ratings-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
ratings-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
ratings-leaders = Classements
ratings-about = Les cotes provisoires ne sont pas listées. Les joueurs virtuels sont cotés comme tout le monde.
ratings-sign-in = Connectez-vous pour voir les classements.
ratings-no-leaders = Personne n’a encore de cote établie ici.
ratings-pace-clock = en direct
ratings-pace-correspondence = par correspondance
ratings-place = Rang
ratings-player = Joueur
ratings-rating = Cote
ratings-deviation = Écart
ratings-played = Parties
ratings-previous = Précédents
ratings-next = Suivants
ratings-range = { $first }–{ $last } sur { $total }
ratings-plot = { $class } : de { $first } à { $last } en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }
ratings-table = Dernières parties
ratings-date = Date
ratings-score = Résultat
ratings-result = { $score ->
    [won] gagnée
    [lost] perdue
   *[drawn] nulle
  }
ratings-status-pending = Le calcul des cotes est en cours.
ratings-status-annulled = Ce résultat a été annulé : { $reason }
ratings-status-aborted = La partie a été interrompue. Les cotes ne changent pas.
ratings-status-no-clock = Partie jouée sans pendule. Les cotes ne changent pas.
ratings-status-other-rules = Partie jouée avec d’autres règles ou un autre matériel. Les cotes ne changent pas.
ratings-status-not-two = Partie qui ne s’est pas jouée à deux. Les cotes ne changent pas.
ratings-organisers = Pour les organisateurs
ratings-agreement = Accord avec l’ordinateur
ratings-agreement-share = { $share } ({ $agreed } plans sur { $examined })
ratings-agreement-about = Combien des plans examinés étaient ceux du plus fort joueur virtuel, ou à peine moins bons. Une part élevée ne prouve rien à elle seule.
ratings-agreement-none = Cette partie n’a pas été analysée.
ratings-agreement-make = Analyser
ratings-agreement-wait = L’analyse est en cours.
ratings-agreement-look = Actualiser
ratings-reason = Motif
ratings-annul = Annuler le résultat

## Archive

club-archive = Archives
club-archive-about = Les parties terminées. Les parties privées ne sont montrées qu’à leurs joueurs, lorsqu’ils cherchent leur propre nom.
club-search = Rechercher
club-more-filters = Autres critères
club-any = Indifférent
club-title = Jeu
club-scenario = Scénario
club-player = Joueur
club-player-side = Camp du joueur
club-player-result = Résultat du joueur
club-winner = Vainqueur
club-no-winner = Personne
club-reason = Fin de la partie
club-reason-game = jouée jusqu’au bout
club-reason-resigned = abandon
club-reason-draw = nulle d’un commun accord
club-reason-time = au temps
club-reason-adjudicated = décidée d’office
club-reason-aborted = interrompue
club-actions-least = Actions, au moins
club-actions-most = Actions, au plus
club-from = Du
club-until = Au
club-option-sought = Option
club-option-hint = par exemple handicap=union-plus-2
club-found-none = Aucune partie trouvée.
club-more = Afficher plus
club-actions-count = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
club-private-mark = privée
club-annulled-mark = résultat annulé
club-my-games = Mes parties en un fichier
club-club-games = Toutes les parties publiques en un fichier
club-statistics = Statistiques
club-statistics-about = Toutes les parties jouées : combien de fois chaque camp gagne, à côté des parties entre ordinateurs.
club-games = Parties
club-drawn-games = Nulles
club-average = Actions en moyenne
club-measured = Entre ordinateurs
club-measured-share = { $side } : { $share } de victoires ({ $games } parties, { $bot })
club-make-private = Rendre privée
club-make-public = Rendre publique
club-access-about = Une partie terminée est publique si tous ceux qui l’ont jouée le veulent.
club-access-waits = Vous voulez rendre cette partie publique. Votre adversaire ne le veut pas : elle reste privée.

## Moderation

club-moderation = Modération
club-reports = Signalements
club-no-reports = Aucun signalement.
club-report-by = { $name } à propos de { $person }
club-status-open = ouvert
club-status-closed = traité
club-status-dismissed = rejeté
club-done-by = { $name } : { $done }
club-what-done = Ce qui a été fait, et pourquoi
club-close-report = Marquer comme traité
club-dismiss-report = Rejeter
club-mute-day = Rendre muet un jour
club-mute-month = Rendre muet 30 jours
club-unmute = Rendre la parole
club-suspend = Suspendre
club-annul = Annuler le résultat
club-show-match = Voir la partie
club-reason-needed = Écrivez d’abord un motif. Il est conservé dans le journal d’audit.
club-audit = Journal d’audit
club-audit-about = Tout ce que les organisateurs, les administrateurs et l’exploitant ont fait. Rien ici ne peut être modifié.
club-operator = Exploitant
club-audit-role = a donné un rôle
club-audit-suspend = a suspendu
club-audit-readmit = a réadmis
club-audit-reset = a réinitialisé le compte
club-audit-mute = a rendu muet
club-audit-unmute = a rendu la parole
club-audit-annul = a annulé un résultat
club-audit-report = a traité un signalement
club-audit-delete = a supprimé une partie
club-audit-backup = a fait une sauvegarde
club-audit-restore = a restauré une sauvegarde
club-audit-export = a exporté des parties

## Notifications

notices-title = Notifications
notices-about = Soyez prévenu quand c’est à vous de jouer, même quand cette page est fermée.
notices-set = Régler les notifications
notices-what = Quoi et comment
notices-what-about = Vous n’êtes pas prévenu de ce que vous voyez déjà sur cette page.
notices-event = Événement
notices-turn = C’est à vous de jouer
notices-challenge = On vous lance un défi
notices-accepted = Votre défi est accepté
notices-offer = Votre adversaire fait une proposition
notices-chat = Nouveau message
notices-over = La partie est terminée
notices-annulled = Un de vos résultats est annulé
notices-clock = Votre temps est presque écoulé
notices-tournament = Une ronde de tournoi commence
notices-sound = Son
notices-browser = Page ouverte
notices-push = Push
notices-mail = E-mail
notices-webhook = Webhook
notices-choice = { $event } : { $way }
notices-here = Ce navigateur
notices-browser-about = Tant que Longroll est ouvert dans un autre onglet, ce navigateur affiche une notification.
notices-browser-on = Les notifications sont autorisées.
notices-browser-allow = Autoriser les notifications
notices-browser-denied = Ce navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur.
notices-push-about = Avec le push, ce navigateur vous prévient même quand Longroll est fermé.
notices-push-none = Ce navigateur ne peut pas recevoir de messages push.
notices-push-on = Activer le push
notices-push-off = Désactiver le push
notices-push-is-on = Le push est activé dans ce navigateur.
notices-push-failed = Le push n’a pas pu être activé dans ce navigateur.
notices-mail-none = Ajoutez d’abord une adresse e-mail à votre compte.
notices-mail-unconfirmed = { $email } n’est pas encore confirmée.
notices-mail-confirmed = Les e-mails sont envoyés à { $email }.
notices-mail-bounced = Le serveur de messagerie a refusé { $email } : { $why }. Aucun e-mail n’est envoyé tant que vous n’avez pas confirmé une adresse.
notices-mail-confirm = Envoyer le lien de confirmation
notices-mail-sent = Envoyé. Ouvrez le lien dans l’e-mail.
notices-mail-mode = Envoyer les e-mails
notices-mail-off = jamais
notices-mail-now = tout de suite
notices-mail-daily = une fois par jour
notices-mail-at = à
notices-quiet = Heures calmes
notices-quiet-about = Rien n’est envoyé pendant ces heures. Ce qui est encore d’actualité est envoyé ensuite. Fuseau horaire : { $zone }.
notices-quiet-use = Utiliser des heures calmes
notices-from = De
notices-until = À
notices-webhooks = Webhooks
notices-webhooks-about = Discord, Matrix, Telegram, ntfy et d’autres : indiquez l’adresse au format d’Apprise.
notices-webhook-address = Adresse
notices-webhook-add = Ajouter un webhook
notices-webhook-remove = Supprimer le webhook { $name }
notices-webhook-failed = Ne répond plus depuis le { $date }.
notices-confirm = Confirmer l’adresse e-mail
notices-confirm-about = Confirmez que vous voulez recevoir des e-mails à cette adresse.
notices-confirm-done = L’adresse est confirmée.
notices-unsubscribe = Se désabonner
notices-unsubscribe-about = Voulez-vous ne plus recevoir d’e-mails de ce site ?
notices-unsubscribe-done = Vous ne recevrez plus d’e-mails. Vous pouvez les réactiver dans votre compte.
