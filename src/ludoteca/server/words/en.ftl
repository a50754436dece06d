# What the server says to people, beside what the games say.

event-table-undo = { $you ->
    [yes] You take your move back.
   *[no] { $player } takes a move back.
}
event-table-release = The rules were corrected meanwhile: the moves since the last sure moment were taken back.

refusal-nobody-sits = At least one seat must be yours.
refusal-invite-wrong = This invitation is not for this table.
refusal-no-seat-free = All seats are taken.
refusal-no-rematch = Only those who sat at a finished table can ask for a rematch.
refusal-name-missing = Please say who you are first.
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
