# What the server says to people, beside what the games say.

event-table-undo = { $you ->
    [yes] You take your move back.
   *[no] { $player } takes a move back.
}
event-table-release = The rules were corrected meanwhile: the moves since the last sure moment were taken back.
event-table-takeback = { $you ->
    [yes] Everybody agrees: your last move and all that came after it are taken back.
   *[no] Everybody agrees: { $player }'s last move and all that came after it are taken back.
}
event-table-standin = { $why_id ->
    [clock] { $you ->
        [yes] Your time is over: a bot plays for you until you are back.
       *[no] { $player } has no time left: a bot plays on until they are back.
    }
   *[called] { $you ->
        [yes] { $other } calls a bot in for you while you are away.
       *[no] { $other } calls a bot in for { $player }, who is away.
    }
}
event-table-back = { $you ->
    [yes] You play again yourself.
   *[no] { $player } is back and plays again.
}
event-table-resigned = { $you ->
    [yes] You resign; a bot plays on for you.
   *[no] { $player } resigns; a bot plays on.
}
event-table-fault = { $why_id ->
    [died] { $player } stopped working: a random move is played instead.
    [late] { $player } did not answer in time: a random move is played instead.
    [rubbish] { $player } gave an unreadable answer: a random move is played instead.
   *[illegal] { $player } tried an illegal move: a random move is played instead.
}
event-table-closed = The table is closed.

imported-seat = Player { $number }

refusal-nobody-sits = At least one seat must be yours.
refusal-invite-wrong = This invitation is not for this table.
refusal-no-seat-free = All seats are taken.
refusal-no-rematch = Only those who sat at a finished table can ask for a rematch.
refusal-name-missing = Please say who you are first: type your name on the first page.
refusal-table-unknown = There is no such table.
refusal-game-not-over = The game is not over yet.
refusal-too-many-tables = You have opened many tables lately; please wait a little.
refusal-too-fast = Too many requests; please wait a moment.
refusal-not-ours = This request does not come from one of our pages.
refusal-garbage = This is not a message that the server understands.
refusal-too-large = This message is too long.
refusal-own-mistake = Something went wrong in the server. It was written down; nothing was changed.
refusal-hello-first = A socket begins with hello.
refusal-protocol = This page is from another version; please load it again.
refusal-bad-nonce = The nonce must be 32 to 64 hexadecimal digits.
refusal-not-yours = This seat is somebody else's.
refusal-stale = Meanwhile the table has moved on.
refusal-no-decision = You have nothing to decide now.
refusal-not-seated = You are watching; only those who sit here can play.
refusal-not-playing = The game is not running.
refusal-after-barrier = What comes then is not known yet; please take one step at a time.
refusal-nothing-to-undo = There is nothing that you could take back.
refusal-not-saved = This could not be saved, so it did not happen. Please try again.
refusal-clock-wrong = “{ $field_id }” of the clock must be from { $low } to { $high }.
refusal-clock-mixed = A clock of this kind has no “{ $field_id }”.
refusal-cannot-leave = You can leave a table only before its game begins, and only if you sit there.
refusal-not-host = Only the host of this table can do that.
refusal-not-invited = This table belongs to those whom its host invited; you sat down as a passer-by. You can leave it, and open one of your own.
refusal-host-near = Whoever made this table was here a short while ago; give them some time.
refusal-already-begun = Who sits where can be changed only before the game begins.
refusal-seats-wrong = Each of the { $players } seats must be named once.
refusal-nobody-left = At least one person must keep a seat.
refusal-already-over = This table is over already.
refusal-somebody-here = On this device you are { $name }, not the person of this link.
refusal-link-wrong = This personal link has been used, or its time is over. Ask for a new one on the other device.
refusal-too-many-codes = That were many wrong codes; please wait a while.
refusal-too-many-checks = Many records were checked lately; please wait a moment.
refusal-eyes-closed = While the game runs you see it through your own eyes, or as the open table.
refusal-position-unknown = There is no such moment in this game.
refusal-no-branch = One can play on only from a game that is over, and from a moment at which it was not.
refusal-no-hints = This table is played without hints.
refusal-no-takebacks = At this table no moves are taken back.
refusal-takeback-open = Somebody asks for a takeback already.
refusal-no-takeback = Nobody asks you about a takeback now.
refusal-standin = A bot plays for you; say that you are back first.
refusal-resigned = You have resigned; a bot plays for you.
refusal-not-away = A bot can be called only for somebody who has been away and awaited for a while.
refusal-chat-too-fast = You have said much in a short time; please wait a moment.
refusal-closed = The table is closed.
refusal-record-too-many-moves = The record has more than { $limit } moves; no game is that long.
