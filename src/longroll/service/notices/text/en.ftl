# What people are told when they do not look at the page.

notice-turn = Your turn: { $game } against { $opponent }
notice-challenge = { $opponent } challenges you: { $game }
notice-accepted = { $opponent } has accepted your challenge: { $game }
notice-accepted-more = Open the page and the game begins.
notice-offer = { $kind ->
    [draw] { $opponent } offers a draw: { $game }
    [takeback] { $opponent } asks to take back an action: { $game }
    [pause] { $opponent } asks for a pause: { $game }
   *[resign] Your partner { $opponent } wants to resign: { $game }
  }
notice-chat = { $opponent } has written to you: { $game }
notice-over = { $result ->
    [won] You have won: { $game } against { $opponent }
    [lost] You have lost: { $game } against { $opponent }
    [drawn] Draw: { $game } against { $opponent }
   *[aborted] Game aborted: { $game } against { $opponent }
  }
notice-annulled = Result annulled: { $game } against { $opponent }
notice-annulled-more = { $rated ->
    [yes] The game no longer counts for your rating or your record.
   *[no] The game no longer counts for your record.
  }
notice-annulled-why = The organiser’s reason: { $reason }
notice-clock = Your time is running out: { $game } against { $opponent }
notice-clock-more = { $hours ->
    [0] Less than one hour left.
    [one] One hour left.
   *[other] { $hours } hours left.
  }
notice-tournament = { $number ->
    [0] { $name }: you have been challenged
   *[other] { $name }: round { $number } begins
  }
notice-since = { $count ->
    [0] The game begins.
    [one] One action since your last one.
   *[other] { $count } actions since your last one.
  }
notice-digest = { $count ->
    [one] One new notification
   *[other] { $count } new notifications
  }
notice-open = Open: { $url }
notice-mail-why = You receive this e-mail because you turned on notifications at { $origin }.
notice-mail-settings = Notification settings: { $url }
notice-mail-stop = Unsubscribe from all e-mails: { $url }
notice-confirm = Confirm your e-mail address
notice-confirm-about = { $name } at { $origin } wants to receive notifications at this address. Confirm it with this link within seven days:
notice-confirm-ignore = If that is not you, ignore this e-mail. You will get no other.
