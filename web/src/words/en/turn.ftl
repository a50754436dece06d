# Taking back more than one move.
tray-start-over = Start over
tray-start-over-help = Takes back everything you have done since your turn began, or since something new became known.
rules-keys-undo = Ctrl+Z takes back the last move, Ctrl+Backspace all that can be taken back.
