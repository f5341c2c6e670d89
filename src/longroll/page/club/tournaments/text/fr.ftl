# The texts about tournaments, in French.

tournaments = Tournois
tournaments-mine = Vos tournois
tournaments-open = Tournois ouverts
tournaments-over = Tournois terminés
tournaments-none = Aucun tournoi n’est ouvert pour le moment. Les organisateurs du club les annoncent ici.
tournament-seasons = Saisons
tournament-season = Saison { $name }
tournament-season-about = Chaque tournoi terminé rapporte un point pour l’avoir achevé et un pour chaque membre classé derrière vous. Les joueurs qui se sont retirés n’en reçoivent aucun.
tournament-season-empty = Aucun tournoi de cette saison n’est encore terminé.
tournament-firsts = Gagnés
tournament-new = Nouveau tournoi
tournament-kind-round-robin = Toutes rondes
tournament-kind-swiss = Système suisse
tournament-kind-knock-out = Élimination directe
tournament-kind-ladder = Échelle
tournament-kind-round-robin-about = Chacun rencontre tous les autres.
tournament-kind-swiss-about = À chaque ronde, des joueurs à égalité de points se rencontrent, jamais deux fois.
tournament-kind-knock-out-about = Deux parties avec échange des camps ; le perdant est éliminé.
tournament-kind-ladder-about = Toujours ouverte : défiez les joueurs au-dessus de vous. En gagnant, vous prenez leur place.
tournament-double = Double tour, avec échange des camps
tournament-double-short = aller-retour
tournament-announced = Inscriptions ouvertes
tournament-starts = Début : { $date }
tournament-open-ladder = Toujours ouverte
tournament-finished = Terminé
tournament-cancelled = Annulé
tournament-won-by = { $count ->
    [one] Vainqueur : { $names }
   *[other] Vainqueurs : { $names }
  }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-round = Ronde { $round }
tournament-rounds-title = Rondes
tournament-games = Parties
tournament-join = S’inscrire
tournament-leave = Se désinscrire
tournament-withdraw = Se retirer
tournament-leave-sure = Annuler votre inscription ?
tournament-withdraw-sure = Vous perdez la partie en cours, sans retour possible.
tournament-withdraw-ladder = Vous perdez la partie en cours et votre place. Vous pourrez revenir, tout en bas.
tournament-withdrawn = retiré
tournament-my-game = Votre partie
tournament-against = Contre { $name }
tournament-until = jusqu’au { $date }
tournament-challenge-about = Vous pouvez défier les joueurs jusqu’à { $places } places au-dessus de vous. La partie commence aussitôt.
tournament-standings = Classement
tournament-entrants = Inscrits
tournament-nobody = Personne n’est encore inscrit.
tournament-crosstable = Grille américaine
tournament-place = Place
tournament-player = Joueur
tournament-points = Points
tournament-won = G
tournament-drawn = N
tournament-lost = P
tournament-tie-breaks = Départages, dans cet ordre : { $names }.
tie-break-buchholz = Buch.
tie-break-buchholz-name = Buchholz
tie-break-buchholz-about = Buchholz : les points de tous les adversaires
tie-break-sonneborn-berger = S.-B.
tie-break-sonneborn-berger-name = Sonneborn-Berger
tie-break-sonneborn-berger-about = Sonneborn-Berger : les points des adversaires battus et la moitié de ceux des parties nulles
tie-break-direct = Dir.
tie-break-direct-name = rencontre directe
tie-break-direct-about = Rencontre directe : les points entre joueurs à égalité
tie-break-wins = Vict.
tie-break-wins-name = victoires
tie-break-wins-about = Parties gagnées en jouant
tie-break-second-wins = 2e
tie-break-second-wins-name = victoires avec le second camp
tie-break-second-wins-about = Parties gagnées avec le second camp
tournament-watch = { $first } contre { $second }
tournament-open-game = Regarder
tournament-through = { $name } se qualifie
tournament-reason-bye = exempt
tournament-reason-late = inscrit plus tard
tournament-reason-walkover = sans jouer : { $name } s’est retiré
tournament-reason-unpaired = plus d’adversaire
tournament-reason-resigned = abandon
tournament-reason-draw = nulle d’un commun accord
tournament-reason-time = au temps
tournament-reason-aborted = interrompue
tournament-reason-adjudicated = décidée d’office
tournament-reason-annulled = résultat annulé
tournament-waits = résultat annulé : l’organisateur décide
tournament-reason-void = partie supprimée
tournament-organise = Organiser
tournament-start = Commencer maintenant
tournament-start-two = Il faut d’abord au moins deux inscrits.
tournament-keep = Non
tournament-cancel-ask = Annuler ce tournoi ? Les parties en cours seront interrompues.
tournament-cancel-do = Annuler le tournoi
tournament-close-ask = Fermer cette échelle ? Les places restent acquises.
tournament-close-do = Fermer l’échelle
tournament-withdraw-ask = Retirer { $name } ? Une partie en cours est perdue.
tournament-withdraw-do = Retirer le joueur
tournament-bot = Joueur virtuel
tournament-bot-count = Combien
tournament-add-bot = Inscrire
tournament-new-deadline = Nouvelle échéance des parties en cours
tournament-set-deadline = Fixer l’échéance
tournament-adjudicate = Trancher les parties
tournament-adjudicate-about = C’est définitif. Une partie en cours prend fin.
tournament-wins = { $name } gagne
tournament-draw-do = Nulle
tournament-not-played = Non jouée
tournament-name-field = Nom
tournament-kind-field = Type
tournament-round-days = Jours par ronde
tournament-rounds-field = Rondes (0 : selon le nombre)
tournament-late-field = Inscriptions tardives jusqu’à la ronde
tournament-late-points-field = Points par ronde manquée
tournament-decider-field = Après une égalité
tournament-decider-game = une partie de plus
tournament-decider-draw = la meilleure place au tirage
tournament-reach-field = Places au-dessus à défier
tournament-most-field = Nombre maximal de joueurs
tournament-tie-break-field = Premier départage
tournament-tie-break-usual = ordre habituel
tournament-starts-field = Début (vide : à votre signal)
tournament-season-field = Saison (facultatif)
tournament-bots = Les joueurs virtuels sont admis
tournament-by-organiser = Je tranche moi-même les parties après l’échéance
tournament-announce = Annoncer
tournament-dice = Dés
tournament-dice-about = Le serveur a fixé ses chiffres secrets avant toute inscription, et chaque joueur y ajoute les siens. Jusqu’à la fin vous voyez leurs empreintes, puis les chiffres eux-mêmes.
tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
tournament-lasts = { $kind ->
    [ladder] { $days ->
        [0] Une partie dure au plus { $hours } heures.
        [one] Une partie dure au plus { $days } jour.
       *[other] Une partie dure au plus { $days } jours.
      }
   *[round] { $days ->
        [0] Chaque ronde dure { $hours } heures.
        [one] Chaque ronde dure { $days } jour.
       *[other] Chaque ronde dure { $days } jours.
      }
  }
tournament-deadline-rule = { $by ->
    [organiser] Ensuite, l’organisateur tranche les parties en cours.
   *[rule] Ensuite, celui qui a le trait dans une partie en cours la perd.
  }
