# Taking back more than one move.
tray-start-over = Start over
tray-start-over-help = Undoes everything you have done since your turn began, or since something new was revealed.
rules-keys-undo = Ctrl+Z undoes the last move, Ctrl+Backspace everything that can be undone.
