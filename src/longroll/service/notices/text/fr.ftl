# Ce que l’on apprend quand on ne regarde pas la page.

notice-turn = À vous de jouer : { $game } contre { $opponent }
notice-challenge = { $opponent } vous lance un défi : { $game }
notice-accepted = { $opponent } a accepté votre défi : { $game }
notice-accepted-more = Ouvrez la page et la partie commence.
notice-offer = { $kind ->
    [draw] { $opponent } propose un match nul : { $game }
    [takeback] { $opponent } demande à annuler son coup : { $game }
    [pause] { $opponent } demande une pause : { $game }
   *[resign] Votre partenaire { $opponent } veut abandonner : { $game }
  }
notice-chat = { $opponent } vous a écrit : { $game }
notice-over = { $result ->
    [won] Vous avez gagné : { $game } contre { $opponent }
    [lost] Vous avez perdu : { $game } contre { $opponent }
    [drawn] Match nul : { $game } contre { $opponent }
   *[aborted] Partie interrompue : { $game } contre { $opponent }
  }
notice-annulled = Résultat annulé : { $game } contre { $opponent }
notice-annulled-more = { $rated ->
    [yes] La partie ne compte plus pour votre cote ni pour votre bilan.
   *[no] La partie ne compte plus pour votre bilan.
  }
notice-annulled-why = Motif de l’organisateur : { $reason }
notice-clock = Votre temps est presque écoulé : { $game } contre { $opponent }
notice-clock-more = { $hours ->
    [0] Il reste moins d’une heure.
    [one] Il reste une heure.
   *[other] Il reste { $hours } heures.
  }
notice-tournament = { $number ->
    [0] { $name } : on vous a lancé un défi
   *[other] { $name } : la ronde { $number } commence
  }
notice-since = { $count ->
    [0] La partie commence.
    [one] Une action depuis la vôtre.
   *[other] { $count } actions depuis votre dernière.
  }
notice-digest = { $count ->
    [one] { $count } nouvelle notification
   *[other] { $count } nouvelles notifications
  }
notice-open = Ouvrir : { $url }
notice-mail-why = Vous recevez cet e-mail parce que vous avez activé les notifications sur { $origin }.
notice-mail-settings = Réglages des notifications : { $url }
notice-mail-stop = Ne plus recevoir d’e-mails : { $url }
notice-confirm = Confirmez votre adresse e-mail
notice-confirm-about = { $name }, sur { $origin }, veut recevoir des notifications à cette adresse. Confirmez-la avec ce lien dans les sept jours :
notice-confirm-ignore = Si ce n’est pas vous, ignorez cet e-mail : vous n’en recevrez pas d’autre.
