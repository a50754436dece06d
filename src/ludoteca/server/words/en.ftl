# What the server says to people, beside what the games say.

event-table-undo = { $you ->
    [yes] You undo your move.
   *[no] { $player } undoes a move.
}
event-table-release = The rules were corrected in the meantime: the moves since the last safe point were undone.
event-table-takeback = { $you ->
    [yes] Everyone agrees: your last move and all that came after it are undone.
   *[no] Everyone agrees: { $player }’s last move and all that came after it are undone.
}
event-table-standin = { $why_id ->
    [clock] { $you ->
        [yes] Your time is up: a bot plays for you until you are back.
       *[no] { $player } is out of time: a bot plays until they are back.
    }
   *[called] { $you ->
        [yes] { $other } calls in a bot for you while you are away.
       *[no] { $other } calls in a bot for { $player }, who is away.
    }
}
event-table-back = { $you ->
    [yes] You are back in the game.
   *[no] { $player } is back in the game.
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

# Points of the game that a branch goes on from
source-before = Before playing on
preview-over = { $game }: the final position
preview-running = { $game }: a game in progress
preview-waiting = { $game }: a table is waiting for players
refusal-no-picture = This game has no picture.
deal-duel-link = { $game }: a duel on the same dice
deal-duel-result = { $game }: a duel, and how it ended
deal-day-link = { $game }: the game of the day
deal-day-result = { $game }: results of the day
deal-same-dice = The same dice and the same bots for everyone.
refusal-deal-unknown = This duel or game of the day does not exist.
refusal-evening-unknown = This tournament does not exist.
refusal-evening-begun = This tournament has already begun.
refusal-evening-full = This tournament is full.
refusal-evening-few = A tournament needs at least two people.
refusal-evening-playing = The tables of this deal are still playing.
refusal-evening-alone = A tournament needs at least two players at a table.
refusal-evening-boards = A tournament has 1 to { $most } deals.
refusal-deal-closed = You can still play this game yourself, on the same dice: the others' games open when yours is over.
refusal-evening-closed = This deal is still being played at other tables: its games open when all of them are over.
refusal-deal-old-rules = The rules have changed since this deal was made; it can no longer be played.
refusal-deal-fixed = The seats of this table belong to a duel or tournament and cannot be changed.
refusal-day-over = This game of the day is over.
refusal-duel-played = You have already played this duel: everyone has one try.
refusal-duel-saw = You have already seen a game of this duel, so you know what the dice bring: you can look on, but not play.
refusal-duel-browser-saw = A game of this duel was played or watched in this browser, so what the dice bring is known here: you can look on, but not play.
refusal-duel-not-over = A duel needs a finished game.
refusal-duel-not-alone = A duel is made from your own game against bots.
refusal-duel-from-position = This game did not start from the beginning of today's rules, so nobody else could play it on the same dice.
refusal-duel-taken-back = In this game moves were taken back after the dice were known: it would not be a fair duel.
refusal-duel-seats = A duel has one person, and bots at the other seats.
refusal-bot-not-repeatable = { $bot } does not play the same way twice, so it cannot sit at a table with the same dice for everyone.
imported-seat = Player { $number }

refusal-nobody-sits = At least one seat must be yours.
refusal-invite-wrong = This invitation is not for this table.
refusal-no-seat-free = All seats are taken.
refusal-no-rematch = Only players of a finished table can ask for a rematch.
refusal-name-missing = Please tell us who you are first: type your name on the home page.
refusal-table-unknown = This table does not exist.
refusal-game-not-over = The game is not over yet.
refusal-too-many-tables = You have opened many tables lately; please wait a little.
refusal-too-many-people = Many new people came from your network lately; please wait a little.
refusal-too-fast = Too many requests; please wait a moment.
refusal-not-ours = This request does not come from one of our pages.
refusal-garbage = The server does not understand this message.
refusal-too-large = This message is too long.
refusal-own-mistake = Something went wrong on the server. It has been logged; nothing was changed.
refusal-too-many-watch = Too many people are watching just now; please try again later.
refusal-hello-first = A socket must begin with hello.
refusal-protocol = This page is from another version; please reload it.
refusal-bad-nonce = The nonce must be 32 to 64 hexadecimal digits.
refusal-not-yours = This is someone else's seat.
refusal-stale = The table has moved on in the meantime.
refusal-no-decision = There is nothing for you to decide at the moment.
refusal-not-seated = You are watching; only the players at this table can play.
refusal-not-playing = The game is not in progress.
refusal-after-barrier = What comes next is not known yet; please take one step at a time.
refusal-nothing-to-undo = There is nothing you can undo.
refusal-not-saved = This could not be saved, so it did not happen. Please try again.
refusal-database-away = The database does not answer at the moment. Please try again soon.
refusal-clock-wrong = “{ $field_id }” of the clock must be from { $low } to { $high }.
refusal-clock-mixed = This kind of clock has no “{ $field_id }”.
refusal-cannot-leave = You can leave a table only before its game starts, and only if you have a seat there.
refusal-not-host = Only the host of this table can do that.
refusal-not-invited = This table is for the people its host invited; you sat down as a passer-by. You can leave it and open one of your own.
refusal-host-near = The host of this table was here a short while ago; give them some time.
refusal-already-begun = Seats can be changed only before the game starts.
refusal-seats-wrong = Each of the { $players } seats must be named once.
refusal-nobody-left = At least one person must keep a seat.
refusal-already-over = This table is already over.
refusal-somebody-here = On this device you are { $name }, not the person of this link.
refusal-link-wrong = This personal link has been used, or has expired. Ask for a new one on the other device.
refusal-passkey-unknown = This server does not know this passkey.
refusal-passkey-wrong = The passkey could not be checked; nothing was changed.
refusal-passkey-late = That took too long, or was answered before; please try again.
refusal-no-passkeys = Passkeys need an address with a name and https, such as https://play.example.org, or localhost.
refusal-too-many-passkeys = You have { $limit } passkeys already; remove one first.
refusal-recovery-wrong = This code is wrong, or has been used.
refusal-device-unknown = This device is not among yours, or is signed out already.
refusal-page-private = This page does not exist, or is private.
refusal-name-other = To delete everything, type your own name exactly.
refusal-too-many-checks = Many records have been checked lately; please wait a moment.
refusal-eyes-closed = While the game is running you see it from your own seat, or as the open table.
refusal-position-unknown = There is no such moment in this game.
refusal-not-begun = This game has not begun yet.
refusal-practice-unknown = There is no such position to practise with.
refusal-moment-unknown = The analysis of this game has no such decision, or is not finished.
refusal-nothing-to-decide = There is nothing to decide in this position.
refusal-no-answer = Nobody could think about this now; try again.
refusal-no-branch = You can play on only from a finished game, and from a moment before its end.
refusal-no-hints = This table is played without hints.
refusal-no-takebacks = At this table moves are not undone.
refusal-takeback-open = Someone has already asked to undo a move.
refusal-no-takeback = Nobody is asking you to undo a move.
refusal-standin = A bot is playing for you; say that you are back first.
refusal-resigned = You have resigned; a bot is playing for you.
refusal-not-away = You can call in a bot only for someone who has been away for a while and is to move.
refusal-muted = Whoever runs this server has muted you: you can play, but not write.
refusal-person-unknown = There is nobody with this id.
refusal-name-empty = A name needs at least one letter.
refusal-chat-too-fast = You have written a lot in a short time; please wait a moment.
refusal-closed = The table is closed.
refusal-record-too-many-moves = The record has more than { $limit } moves; no game is that long.
refusal-not-here = This site has no server: friends on other devices, codes, links, analysis and practice are not here.
