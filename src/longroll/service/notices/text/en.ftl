# What people are told when they do not look at the page.

notice-turn = Your turn: { $game } against { $opponent }
notice-challenge = { $opponent } challenges you: { $game }
notice-accepted = { $opponent } has accepted your challenge: { $game }
notice-accepted-more = Open the page and the game begins.
notice-offer = { $kind ->
    [draw] { $opponent } offers a draw: { $game }
    [takeback] { $opponent } asks to take back an action: { $game }
    [pause] { $opponent } asks for a pause: { $game }
   *[resign] { $opponent } wants to resign with you: { $game }
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
    [one] One thing is new
   *[other] { $count } things are new
  }
notice-open = Open: { $url }
notice-mail-why = You asked { $origin } for this mail.
notice-mail-settings = Choose what you are told: { $url }
notice-mail-stop = Unsubscribe from all mails: { $url }
notice-confirm = Confirm your e-mail address
notice-confirm-about = { $name } at { $origin } wants to receive notifications at this address. Confirm it with this link within seven days:
notice-confirm-ignore = If that is not you, ignore this mail, and you will get no other.
