# The page's texts about playing with others, in English. At home they are not loaded.

club-badge = ({ $count }) Your turn –
club-left = Former member
club-server = Server
club-save = Save
club-saved = Saved.
club-remove = Remove
club-copy = Copy
club-copied = Copied.
club-online = online
club-offline = offline

## Account

club-sign-in = Sign in
club-sign-up = Create account
club-sign-out = Sign out
club-sign-in-passkey = Sign in with a passkey
club-sign-up-passkey = Create account with a passkey
club-recover = Reset password
club-have-account = I have an account
club-forgotten = Forgot your password?
club-as-guest = Play as a guest
club-as-guest-about = Play the computer and accept invitations without an account. You can create one later and keep your games.
club-name = User name
club-name-about = 3 to 20 letters, digits, - and _. Everyone can see it.
club-password = Password
club-password-about = At least 10 characters.
club-old-password = Current password
club-new-password = New password
club-change-password = Change password
club-recovery-code = Recovery code
club-no-passkey = No passkey was used. Try again, or use your password.
club-keep-matches = Your name and your matches stay yours.
club-account = Account
club-account-of = Account: { $name }
club-email = E-mail
club-email-about = Optional. Only for notices. Nobody else sees it.
club-passkey = Passkey
club-passkeys = Passkeys
club-passkeys-about = Sign in with your fingerprint, your face or the PIN of your device instead of a password.
club-passkey-name = Name of the passkey
club-add-passkey = Add passkey
club-remove-passkey = Remove the passkey “{ $name }”
club-recovery-codes = Recovery codes
club-codes-about = { $count ->
    [0] You have no recovery codes. Create some: each resets your password once if you lose it.
    [one] You have one recovery code left. Each resets your password once.
   *[other] You have { $count } recovery codes left. Each resets your password once.
  }
club-codes-once = Keep these codes in a safe place. They are shown only once.
club-new-codes = Create new codes
club-vacation = Vacation
club-vacation-about = Your correspondence clocks stop until the end of this day, for at most 30 days a year.
club-vacation-last = Last day of your vacation
club-vacation-begin = Go on vacation
club-vacation-until = You are on vacation until { $date }.
club-vacation-end = End vacation
club-data = Your data
club-data-about = Download everything that is stored about you, or sign out on all devices.
club-export = Download my data
club-sign-out-everywhere = Sign out everywhere
club-delete = Delete account
club-delete-about = Your name, e-mail address, passkeys and notes are deleted. You lose the matches you are playing, except those that have hardly begun. This can’t be undone.
club-delete-password = Your password
club-delete-name = Type your name, { $name }, to confirm
club-delete-sure = Delete permanently

## Lobby

club-begin-friend = Play with a friend
club-begin-friend-about = Send a link. Your friend needs no account.
club-begin-open = Find an opponent
club-begin-open-about = Post a challenge that anyone can accept.
club-begin-player = Challenge a player
club-begin-computer = Play the computer
club-begin-computer-about = At any time, from easy to strong.
club-your-turn = Your turn
club-running = Games in progress
club-finished = Finished games
club-watch = Watch
club-for-you = Challenges for you
club-yours = Your challenges
club-open = Open challenges
club-people = Players online
club-people-none = Nobody else is online right now.
club-open-sign-in = Create an account or sign in to see open challenges.
club-open-none = No open challenges right now. Post one: “Find an opponent”.
club-play-people = Play with others
club-accept = Accept
club-accept-as = Accept as { $seat }
club-decline = Decline
club-withdraw = Cancel
club-leave = Leave
club-accepted = Accepted. The game is about to start.
club-was-declined = { $name } declined your challenge.
club-waiting-for = Waiting for { $name }.
club-waiting-players = { $count ->
    [one] Waiting for an opponent.
   *[other] Waiting for { $count } players.
  }
club-waiting-start = Accepted. The game starts when the challenger is online.
club-seat-open = open
club-sides-drawn = random sides
club-rated = Rated (no takebacks, no hints)
club-rated-short = rated
club-casual = casual
club-access-public = public
club-access-private = private
club-paired-short = two games, sides swapped
club-pace-none = no clock
club-pace-clock = { $minutes } min + { $seconds } s per turn
club-pace-correspondence = { $days ->
    [one] one day
   *[other] { $days } days
  } of thinking time
club-lost-share = Your challenge was accepted, but its secret for the dice was saved in another browser. Open Longroll there, or cancel and challenge again.

## A new challenge

club-with-friend = With a friend
club-with-friend-about = You get a link to send. No account is needed to accept it.
club-with-open = Open challenge
club-with-open-about = Anyone in the lobby can accept.
club-with-player = Challenge a player
club-with-player-about = Only this player can accept.
club-challenge-name = Challenge { $name }
club-player-name = Player
club-find-player = Find a player
club-nobody-found = No player found.
club-random = Random
club-partners = Partners
club-partners-open = Other players
club-partners-me = Each side has one player
club-pace = Time control
club-pace-kind-none = No clock
club-pace-kind-clock = Live
club-pace-kind-correspondence = Correspondence
club-pace-about-none = Everyone takes the time they need.
club-pace-about-clock = Each player has this time for the whole game, and gets some back with every turn.
club-pace-about-correspondence = Each player has this many days in all, and gets half a day back with every turn.
club-minutes = Minutes per player
club-increment = Seconds back per turn
club-days = Days per player
club-public = Spectators may watch
club-paired = Two games with sides swapped
club-send-friend = Create invitation link
club-send-open = Create challenge
club-send-player = Challenge
club-link-later = You will find the link in the lobby until it is used.
club-sent-open = Your challenge is posted. The game starts when someone accepts.
club-sent-player = { $name } has been challenged.
club-link = Invitation link
club-link-about = { $count ->
    [one] Send this link to your friend. It can be used once.
   *[other] Send one link to each player. Each can be used once.
  }

## Invitation

club-invitation = Invitation
club-invited = { $name } invites you to play
club-invitation-own = This is your own invitation. Send the link to your friend.
club-invitation-waiting = Accepted. The game starts as soon as { $name } is online. You can close this page and come back.
club-guest-name = Your name
club-guest-about = You play as a guest. You can create an account later and keep the game.
club-accept-guest = Accept as a guest
club-accept-named = You are signed in as { $name }.

## Match

club-match = Match
club-clock = Time left: { $time }
club-clock-low = Little time left: { $time }
club-clock-days = { $days } d { $hours } h
club-offers-draw = { $name } offers a draw.
club-offers-takeback = { $count ->
    [one] { $name } asks to take back the last action.
   *[other] { $name } asks to take back the last { $count } actions.
  }
club-offers-pause = { $name } wants to pause the match.
club-offers-resume = { $name } wants to continue the match.
club-offers-resign = Your partner { $name } wants to resign.
club-offered-draw = You have offered a draw.
club-offered-takeback = You have asked for a takeback.
club-offered-pause = You have asked to pause the match.
club-offered-resume = You have asked to continue the match.
club-offered-resign = You have asked your partner to resign.
club-offered-rematch = You have asked for a rematch.
club-declined-draw = Your draw offer was declined.
club-declined-takeback = Your takeback request was declined.
club-declined-pause = Your request was declined.
club-declined-resign = Your partner wants to play on.
club-paused = The match is paused.
club-resume = Continue
club-late = { $name } has run out of time.
club-claim-win = Claim victory
club-claim-bot = Let Veteran play on
club-away = { $name } is on vacation until { $date }.
club-guest-keep = You play as a guest. Create an account to keep this match.
club-takebacks = { $count ->
    [one] One takeback in this match.
   *[other] { $count } takebacks in this match.
  }
club-pair = Game { $number } of 2. Go to the other game
club-watching = You are watching this match.
club-offer-draw = Offer a draw
club-ask-takeback = Ask for a takeback
club-pause = Pause
club-abort = Abort
club-abort-sure = Abort the match? It counts for nobody.
club-resign = Resign
club-resign-sure = Resign the match? Your opponent wins.
club-aborted = The match was aborted.
club-result-resigned = { $name } resigned.
club-result-draw = Draw by agreement.
club-result-time = { $name } ran out of time.
club-result-aborted = { $name } aborted it in the first turn.
club-result-adjudicated = Decided by the tournament: the round is over, or the organiser has ruled.
club-rematch = Rematch
club-to-rematch = Go to the rematch
club-accept-rematch = Accept the rematch

## Chat and notes

club-tab-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
  }
club-rooms = Chat and notes
club-room-players = Players
club-room-spectators = Spectators
club-room-notes = Notes
club-no-messages = No messages yet.
club-chat-sign-in = Sign in to read the chat and to write.
club-message = Message
club-send = Send
club-notes-about = Only you can read your notes.

## Standing orders

club-orders = Standing orders
club-orders-short = Answers for when you are away
club-orders-about = These games ask you questions during your opponent’s turn. With orders they are answered at once, so nobody has to wait. The first order that fits is used. Nobody else sees your orders, and you can change them at any time.
club-orders-none = No orders: you are asked every time.
club-orders-kept = { $count ->
    [0] No orders: you are asked every time.
    [one] One order saved.
   *[other] { $count } orders saved.
  }
club-add-order = Add an order:
club-all-veteran = Let Veteran decide
club-no-orders = Remove all
club-ordered = by standing order
club-order-place = Where
club-order-anywhere = Anywhere
club-order-when = When
club-order-always = Always
club-order-op = Comparison
club-order-least = is at least
club-order-most = is at most
club-order-value = Number
club-order-answer = Answer
club-order-up = Move up
club-order-down = Move down

## Dice

club-dice-shared = The seed was made of { $shares } secrets: one of the server and one of each player. Nobody could know or choose the dice.
club-dice-shares = Secrets and fingerprints
club-check-dice = Check the dice
club-dice-sound = The dice are correct: all { $shares } secrets match their fingerprints, and together they give the seed.
club-dice-share = The secret of { $name } does not match its fingerprint.
club-dice-seed = The secrets do not give the seed.
club-dice-commitment = The seed does not match its fingerprint.
club-dice-missing = The secret of { $name } is missing.

## Profile

club-role-guest = Guest
club-role-member = Member
club-role-organiser = Organiser
club-role-admin = Administrator
club-since = here since { $date }
club-challenge = Challenge
club-block = Block
club-unblock = Unblock
club-blocked-about = You have blocked this player: no challenges and no chat between you.
club-report = Report
club-report-title = Report { $name }
club-report-about = What happened? Only organisers and administrators read this.
club-reported = Thank you. The organisers and administrators will look at it.
club-record = Record
club-no-record = No finished games yet.
club-own-profile = This is what other players see.
club-side = Side
club-won = Won
club-lost = Lost
club-drawn = Drawn

## Tournaments

club-tournaments = Tournaments
club-tournament-round = { $round ->
    [0] { $name }
   *[other] { $name }, round { $round }
  }

club-with-bot = Computer player
club-with-bot-about = A computer player takes the other seat at once. With a clock the game can be rated.
club-send-bot = Play
club-begin-bot = Play the computer
club-sent-bot = The game begins.

## Ratings

ratings = Ratings
ratings-of = Rating { $rating } ± { $deviation }
ratings-provisional = Provisional rating { $rating } ± { $deviation }
ratings-provisional-short = provisional
ratings-needs = Rated games are between two players, with a clock, and with the standard rules or the fair start.
ratings-none = No rated games yet.
ratings-rank = no. { $rank }
ratings-matches = { $count ->
    [one] one game
   *[other] { $count } games
  }
ratings-leaders = Leaderboards
ratings-about = Provisional ratings are not listed. Computer players are rated like everybody else.
ratings-sign-in = Sign in to see the leaderboards.
ratings-no-leaders = Nobody has a settled rating here yet.
ratings-pace-clock = live
ratings-pace-correspondence = correspondence
ratings-place = Rank
ratings-player = Player
ratings-rating = Rating
ratings-deviation = Deviation
ratings-played = Games
ratings-previous = Previous
ratings-next = Next
ratings-range = { $first }–{ $last } of { $total }
ratings-plot = { $class }: from { $first } to { $last } in { $matches ->
    [one] one game
   *[other] { $matches } games
  }
ratings-table = Last games
ratings-date = Date
ratings-score = Result
ratings-result = { $score ->
    [won] won
    [lost] lost
   *[drawn] drawn
  }
ratings-status-pending = The ratings are being computed.
ratings-status-annulled = This result was annulled: { $reason }
ratings-status-aborted = The game was aborted. Ratings are unchanged.
ratings-status-no-clock = Played without a clock. Ratings are unchanged.
ratings-status-other-rules = Played with other rules or components. Ratings are unchanged.
ratings-status-not-two = Not played by two players. Ratings are unchanged.
ratings-organisers = For organisers
ratings-agreement = Agreement with the computer
ratings-agreement-share = { $share } ({ $agreed } of { $examined } plans)
ratings-agreement-about = How many of the examined plans were those of the strongest computer player, or hardly worse. A high share proves nothing by itself.
ratings-agreement-none = This game has not been analysed.
ratings-agreement-make = Analyse
ratings-agreement-wait = The analysis is being made.
ratings-agreement-look = Refresh
ratings-reason = Reason
ratings-annul = Annul the result

## Archive

club-archive = Archive
club-archive-about = Finished games. Private ones are shown to their players only, when they search for their own name.
club-search = Search
club-more-filters = More filters
club-any = Any
club-title = Game
club-scenario = Scenario
club-player = Player
club-player-side = Side of the player
club-player-result = Result of the player
club-winner = Winner
club-no-winner = Nobody
club-reason = How it ended
club-reason-game = played to the end
club-reason-resigned = resignation
club-reason-draw = draw by agreement
club-reason-time = time ran out
club-reason-adjudicated = adjudicated
club-reason-aborted = aborted
club-actions-least = Actions, at least
club-actions-most = Actions, at most
club-from = From
club-until = Until
club-option-sought = Option
club-option-hint = for example handicap=union-plus-2
club-found-none = No games found.
club-more = Show more
club-actions-count = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
club-private-mark = private
club-annulled-mark = result annulled
club-my-games = My games as a file
club-club-games = All public games as a file
club-statistics = Statistics
club-statistics-about = All games played: how often each side wins, beside games of computer players against themselves.
club-games = Games
club-drawn-games = Draws
club-average = Actions on average
club-measured = Computer players
club-measured-share = { $side } wins { $share } ({ $games } games, { $bot })
club-make-private = Make private
club-make-public = Make public
club-access-about = A finished game is public when everyone who played it wants that.
club-access-waits = You want this game to be public. Your opponent does not, so it stays private.

## Moderation

club-moderation = Moderation
club-reports = Reports
club-no-reports = No reports.
club-report-by = { $name } about { $person }
club-status-open = open
club-status-closed = resolved
club-status-dismissed = dismissed
club-done-by = { $name }: { $done }
club-what-done = What was done, and why
club-close-report = Mark as resolved
club-dismiss-report = Dismiss
club-mute-day = Mute for a day
club-mute-month = Mute for 30 days
club-unmute = End the mute
club-suspend = Suspend
club-annul = Annul the result
club-show-match = Show the match
club-reason-needed = Write a reason first. It is kept in the audit log.
club-audit = Audit log
club-audit-about = Everything that organisers, administrators and the operator did. Nothing here can be changed.
club-operator = Operator
club-audit-role = gave a role
club-audit-suspend = suspended
club-audit-readmit = readmitted
club-audit-reset = reset the account
club-audit-mute = muted
club-audit-unmute = ended the mute
club-audit-annul = annulled a result
club-audit-report = handled a report
club-audit-delete = deleted a match
club-audit-backup = made a backup
club-audit-restore = restored a backup
club-audit-export = exported games

## Notifications

notices-title = Notifications
notices-about = Get notified when it is your turn, even when this page is closed.
notices-set = Set up notifications
notices-what = What and how
notices-what-about = You are not notified of what you can already see on this page.
notices-event = Event
notices-turn = Your turn
notices-challenge = You are challenged
notices-accepted = Your challenge is accepted
notices-offer = Your opponent makes an offer
notices-chat = New message
notices-over = The game is over
notices-annulled = A result of yours is annulled
notices-clock = Your time is running out
notices-tournament = A tournament round begins
notices-sound = Sound
notices-browser = Open page
notices-push = Push
notices-mail = E-mail
notices-webhook = Webhook
notices-choice = { $event }: { $way }
notices-here = This browser
notices-browser-about = While Longroll is open in another tab, this browser shows a notification.
notices-browser-on = Notifications are allowed.
notices-browser-allow = Allow notifications
notices-browser-denied = This browser blocks notifications from this site. Allow them in the settings of the browser.
notices-push-about = With push, this browser notifies you even when Longroll is closed.
notices-push-none = This browser cannot receive push messages.
notices-push-on = Turn on push
notices-push-off = Turn off push
notices-push-is-on = Push is on in this browser.
notices-push-failed = Push could not be turned on in this browser.
notices-mail-none = Add an e-mail address to your account first.
notices-mail-unconfirmed = { $email } is not confirmed yet.
notices-mail-confirmed = E-mails go to { $email }.
notices-mail-bounced = The mail server refused { $email }: { $why }. No e-mails are sent until you confirm an address again.
notices-mail-confirm = Send confirmation link
notices-mail-sent = Sent. Open the link in the e-mail.
notices-mail-mode = Send e-mails
notices-mail-off = never
notices-mail-now = immediately
notices-mail-daily = once a day
notices-mail-at = at
notices-quiet = Quiet hours
notices-quiet-about = Nothing is sent in these hours. What is still current is sent afterwards. Time zone: { $zone }.
notices-quiet-use = Use quiet hours
notices-from = From
notices-until = Until
notices-webhooks = Webhooks
notices-webhooks-about = Discord, Matrix, Telegram, ntfy and others: enter the address in the format of Apprise.
notices-webhook-address = Address
notices-webhook-add = Add webhook
notices-webhook-remove = Remove the webhook { $name }
notices-webhook-failed = No answer since { $date }.
notices-confirm = Confirm e-mail address
notices-confirm-about = Confirm that you want to receive e-mails at this address.
notices-confirm-done = The address is confirmed.
notices-unsubscribe = Unsubscribe
notices-unsubscribe-about = Do you want to stop all e-mails from this site?
notices-unsubscribe-done = You will get no more e-mails. You can turn them on again in your account.
