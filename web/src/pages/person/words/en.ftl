# The pages about oneself: loaded when they are opened.

devices-title = Your devices
devices-help = On each of these browsers you are { $name }. If you do not recognise one, sign it out: it then no longer knows you, and its open pages close at once.
devices-unknown = Unknown browser
devices-here = This device
devices-seen = First seen { $first }, last seen { $last }
devices-end = Sign out
devices-end-of = Sign out: { $browser }
devices-end-others = Sign out all other devices
devices-ended-others = All other devices are signed out.
devices-ended = This device is signed out: { $browser }
devices-sure = You would be signed out here. { $others ->
    [0] No other device knows you: without one, or a passkey, nobody can come back as { $name }, and your tables are lost to you.
   *[other] You can come back with a link from another device of yours.
}
devices-stay = Stay signed in
devices-link-open = A personal link is open until { $time }.
devices-link-end = End this link
devices-left = You are signed out
devices-left-help = This browser no longer knows you.

me-title = Your name on another device
me-help = Open this link on your phone or another computer, and you are { $name } there too, with all your tables. It works once, for { $minutes } minutes. Whoever opens it becomes you, so keep it to yourself.
me-nobody = You have no name here yet. Choose one on the home page; then you can take it with you.
me-make = Create a link
me-again = Create another link
me-qr = QR code of your personal link
me-over = This link has expired.

person-title = My games and my data
person-since = Here since { $day }
person-none = No finished game yet. When your first one is over, you will find it here.
person-none-there = No finished game yet.
person-games = Games
person-won = Won
person-streak-wins = Wins in a row
person-streak-days = Days in a row
person-streak-most = record: { $count }
person-groups = Wins and means
person-game = Game
person-players = { $count ->
    [one] solo
   *[other] { $count } players
}
person-mean = Mean
person-best = Best
person-rank = Place
person-sources = Points by source
person-kind = Kind of game
person-source = Source
person-mine = Mine
person-everybody = Everyone
person-strong = Strong bots
person-sum = In all
person-sources-help = Mean points. Mine: { $mine } games; everyone on this server: { $everybody }; the bots Hard and Expert: { $strong }.
person-ratings = Ratings
person-ratings-help = Everyone starts at 1500; someone 200 points ahead wins about three games in four. The bar is the range that your strength lies in with 95 % certainty.
person-rating-interval = { $low } to { $high }, { $count ->
    [one] one game
   *[other] { $count } games
}
person-against = Against
person-against-people = people
person-against-bots = bots
person-against-both = people and bots
person-opponents = Head to head
person-opponent = Opponent
person-ahead = Ahead
person-behind = Behind
person-bot = Bot: { $bot }
person-history = Accuracy and luck over time
person-history-none = None of your games has been analysed yet. Open a finished game and choose “Analysis”.
person-history-help = { $count ->
    [one] One analysed game.
   *[other] The last { $count } analysed games, the oldest on the left.
}
person-accuracy = Accuracy: { $mean } of 100 on average
person-luck = Luck: { $mean } points a game on average
person-my-games = My games
person-games-of = Games
person-all = all
person-outcome = Result
person-won-only = won
person-lost-only = not won
person-sort = Order
person-sort-newest = newest first
person-sort-oldest = oldest first
person-sort-points = most points
person-sort-margin = largest margin
person-sort-accuracy = highest accuracy
person-search = Search for a player
person-found = { $count ->
    [0] No game found.
    [one] One game.
   *[other] { $count } games.
}
person-with = with { $names }
person-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
person-solo-won = won
person-solo-lost = lost
person-uncounted = not counted
person-analysed = accuracy { $accuracy }, luck { $luck }
person-earlier = Back
person-later = Next
person-page = Page { $page } of { $pages }
person-data = Privacy and data
person-publish = Anyone with the address may see this page
person-private-help = This page is private: only you see it.
person-public-help = Your name, your results and your games with bots can be seen there. The names of other people, and games with them at private tables, cannot. If you switch it off, the address stops working; the next time you get a new one.
person-export = Export everything
person-export-help = One file with all that this server knows about you, including the record of every finished game.
person-delete = Delete everything
person-delete-sure = Delete everything?
person-delete-what = Your name, your devices, statistics, ratings, notes and chat messages are deleted at once and for good. In games still being played a bot takes your place.
person-delete-stays = What stays: finished games, without your name, because others played them too.
person-delete-type = Type your name, { $name }, to confirm
person-delete-now = Delete for good
person-delete-not = Keep everything
person-deleted = Everything is deleted
person-deleted-help = This server no longer knows anything about you. Goodbye, and thank you for playing.

passkeys-title = Passkeys
passkeys-help = A passkey keeps your name for good: you sign in with your fingerprint, face or PIN on any of your devices, without a password or an e-mail address.
passkeys-made = Created { $made }, last used { $used }
passkeys-make = Create a passkey
passkeys-remove = Remove
passkeys-not-installed = There are no passkeys on this server: whoever runs it has not installed them (pip install 'ludoteca[table]').
passkeys-no-name = There are no passkeys at this address: browsers bind them to a name, and this address is only a number.
passkeys-localhost = There are no passkeys at this address: browsers bind them to a name, and this address is only a number. The same server is also called “localhost”.
passkeys-go-localhost = Continue at “localhost”
passkeys-insecure = There are no passkeys at this address: browsers only offer them over https, or on “localhost”.
passkeys-browser = This browser does not offer passkeys.
codes-make = New recovery codes
codes-once = Write these codes down: they are shown only now. Each one signs you in once, if you lose your devices and passkeys.
codes-copy = Copy the codes
codes-left = { $count ->
    [0] You have no recovery codes.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
signin-title = Sign in
signin-passkey = Sign in with a passkey
signin-passkey-help = Use the passkey that you created on this server.
signin-code = Recovery code
signin-code-go = Sign in with the code
signin-sure = You are { $name } here. If you continue, this device switches to the other person, and { $name }’s tables can no longer be reached from here.
