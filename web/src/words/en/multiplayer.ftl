curtain-pass = Pass the screen to { $name }
curtain-why = Everyone else, look away: this hand is secret.
curtain-lift = I am { $name }: show my side
curtain-undo = { $name } changes their mind

missed-count = { $count ->
    [one] 1 new
   *[other] { $count } new
}
missed-step = Step through
missed-dismiss = Got it

notify-switch = Notify me when it is my turn
notify-denied = This browser does not allow notifications here. The title and, if you like, a sound will tell you instead.
notify-impossible = This browser can't notify you at this address (it needs https). The title and, if you like, a sound will tell you instead.
notify-turn = It is your turn.
notify-question = Someone asks you to undo a move.

talk-tabs = Log, chat and notes
talk-log = Log
talk-chat = Chat
talk-notes = Notes
talk-unread = { $count ->
    [one] 1 unread
   *[other] { $count } unread
}
chat-lines = Messages
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-watches = watching
chat-only-players = At this table, those watching can only read.
notes-write = Notes for yourself
notes-private = Only you can read this.
notes-writing = Writing…

clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-of = { $name }: { $left } left
clock-spoken = { $minutes ->
    [0] { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
    [one] 1 minute { $seconds } s
   *[other] { $minutes } minutes { $seconds } s
}
clock-spoken-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
clock-soon = { $seconds } seconds left

takeback-ask = Ask to undo
takeback-now = Undo move
takeback-question = { $name } would like to undo their last move.
takeback-own = Anything you have played since will be undone too.
takeback-yes = Yes, undo it
takeback-no = No
takeback-asking = You asked to undo a move; waiting for { $names }.
takeback-withdraw = Never mind
takeback-refused = Your move stands: not everyone agreed to undo it.
standin-mine-clock = Your time ran out: a bot is playing for you.
standin-mine-called = A bot is playing for you.
standin-mine-resigned = You have resigned; a bot plays on for you.
standin-back = I'm back
standin-seat = Bot playing
seat-away = Away
absent-wait = { $names } is not here.
absent-call = Let a bot play for { $name }
watching = You are watching · { $seats ->
    [one] 1 player
   *[other] { $seats } players
}{ $others ->
    [0] {""}
    [one] {" "}· 1 other watching
   *[other] {" "}· { $others } others watching
}

menu-title = Menu
menu-leave = Leave for now
menu-watch = Link to watch this table
menu-copy = Copy the link to watch
menu-resign = Resign
menu-resign-question = Resign from this game?
menu-resign-detail = A bot takes over your seat. You can't come back.
menu-close = Close the table
menu-close-question = Close this table?
menu-close-detail = The game ends here for everyone, without a result.
menu-no = No, play on

closed-title = This table was closed
closed-detail = The game ended here, without a result.
closed-home = Home
