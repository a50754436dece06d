home-more = Friends, rules, clock…
home-more-of = { $game }: friends, rules, clock
home-mine = My tables
home-open-tables = Open tables
home-watch = Games to watch
home-device = Use my name on another device
home-join = Join with a code
home-go = Join
home-waiting-friends = Waits for friends
home-turn-of = { $names } to play
home-now = just now
home-not-begun = Not begun yet
home-closed = Closed
home-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
home-more-tables = Show { $count } more

new-title = New table
new-who = Who plays
new-seat = Seat { $number }
new-seat-open = A friend by link
new-seat-bot = A bot
new-seat-screen = Somebody on this screen
new-bot = How it plays
new-name = Name
new-add = Add a player
new-remove = Take seat { $number } away
new-alone = You play alone.
new-rules = Rules
new-rules-none = This game has no rules to choose.
new-usual = As usual
new-usual-help = Follows from the other rules.
new-company = The table
new-access = Who may come
new-private = By link only
new-private-help = Only those whom you send the link or the code can sit down or watch.
new-public = Public
new-public-help = Everybody on this server sees the table, may take a free seat and may watch.
new-hints = Hints allowed
new-hints-help = The Hint button shows a move that a strong player would make.
new-takebacks = Moves may be taken back if all agree
new-takebacks-help = Beyond the usual undo: everybody at the table is asked.
new-clock = Clock
new-clock-none = None
new-clock-minutes = Minutes
new-clock-days = Days
new-clock-none-help = Everybody takes the time they need.
new-clock-minutes-help = For an evening together. Whoever runs out of time is replaced by a bot until they come back.
new-clock-days-help = For a game over days. Whoever does not play in time is replaced by a bot until they come back.
new-minutes = Minutes for each player
new-increment = Seconds more for each decision
new-days = Days for each decision
new-friends = How friends get here
new-friends-help = You get a link and a code to send as soon as the table is made.
new-make = Make the table
new-begin = Begin
new-unknown = This game is not here
new-unknown-help = Perhaps the address was mistyped. All the games of this server are on the first page.

terms-title = How it is played:
terms-public = Public table
terms-private = By link only
terms-no-hints = No hints
terms-no-takebacks = No taking back
clock-said-none = No clock
clock-said-minutes = { $increment ->
    [0] { $minutes } min each
   *[other] { $minutes } min each + { $increment } s
}
clock-said-days = { $days ->
    [one] 1 day a decision
   *[other] { $days } days a decision
}

invite-friends = Invite friends
invite-title = { $game }: sit down with me
invite-link = Link
invite-code = Code
invite-copy = Copy
invite-copy-link = Copy the link
invite-copy-code = Copy the code
invite-copied = Copied
invite-not-copied = Please mark and copy it
invite-share = Share…
invite-qr = QR code of the link
invite-camera = Or point a camera here
reach-network = In the same network, this server is found at
reach-public = This server is found at
reach-loopback = This server listens to this computer only. For other devices in your network, start it with
reach-nobody = No address was found at which others could reach this server. It may help to start it with

wait-title = Waiting for friends
wait-title-full = All seats are taken
wait-begins = The game begins when every seat is taken.
wait-for = The game begins when all are here. Waiting for { $names }.
wait-soon = The game begins.
wait-free = Free seat
wait-here = Here
wait-away = Not here yet
wait-ask = You are watching. To sit down, ask somebody at this table for the link or the code.
wait-freed = Your seat was freed: you no longer have a place at this table.
wait-host-help = Somebody does not come? Free the seat, and seat a bot there. You can change the order of the seats, too.
wait-up = Move { $name } up, to seat { $number }
wait-down = Move { $name } down, to seat { $number }
wait-up-free = Move the free seat up, to seat { $number }
wait-down-free = Move the free seat down, to seat { $number }
wait-open = Free the seat
wait-open-of = Free the seat of { $name }
wait-open-sure = { $name } loses this seat, and others may take it.
wait-open-not = Leave it
wait-bot = Seat a bot
wait-bot-at = Seat a bot at seat { $number }
wait-bot-plays = A bot that plays…
wait-bot-not = No bot
wait-close = Close the table
wait-close-sure = Nobody will be able to play here any more.
wait-keep = Keep it
wait-leave = Leave the table
wait-home = To the first page

join-title = Take a seat
join-as = Your name
join-sit = Sit down
join-sit-at = Sit down on seat { $number }
join-watch = Watch
join-full = All seats are taken
join-full-help = You can watch, or make a table of your own.
join-running = The game has begun
join-over = This game is over
join-over-help = You can look at how it went.
join-look = Look at it
join-closed = This table was closed
join-closed-help = Whoever made it took it away. Make one of your own, or ask for another invitation.
join-unknown = No table has this code
join-unknown-help = Please look at it again, or ask for another invitation.
sorry-unknown = There is no such table
sorry-unknown-help = It may be gone for good, or the address was mistyped.
sorry-new = Make a table

me-title = Your name on another device
me-help = Open this link on your phone or another computer, and you are { $name } there too, with all your tables. It works once, and for { $minutes } minutes. Whoever opens it becomes you, so keep it to yourself.
me-nobody = You have no name here yet. Give yourself one on the first page; then it can come along.
me-make = Make a link
me-again = Make another link
me-qr = QR code of your personal link
me-over = This link has run out.
me-arrive-title = Coming from another device
me-arrive-sure = You are { $name } here. If you go on, you become the person of the link on this device; the tables of { $name } can then no longer be reached from here.
me-arrive = Go on
me-stay = Stay { $name }
me-welcome = Welcome, { $name }
me-welcome-help = Your tables are here too.
me-arrive-failed = This link does not work any more
me-arrive-failed-help = A personal link works once and for a short while. Make a new one on your other device.
