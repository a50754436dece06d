app-name = Ludoteca
app-tagline = Board games at a digital table
home-games = Games
home-about = About
about-icons = Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Fonts: Fraunces, Inter, Limelight and Josefin Sans, SIL Open Font License. All other drawings are our own.
about-rights = The games belong to their authors and publishers. Ludoteca is not affiliated with them.

bar-undo = Undo
bar-hint = Hint
bar-settings = Settings
bar-back = Go back
bar-home = Home
settings-language = Language
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-bots = Bot speed
settings-bots-relaxed = Relaxed
settings-bots-normal = Normal
settings-bots-instant = Instant
settings-confirm = Confirm moves

table-players = Players
table-log = Log
table-board = Board
table-choices = To choose from
table-notes = Help and notes
table-log-empty = Nothing has happened yet.
table-loading = Setting the table…
table-waiting = Waiting for { $names }
table-hint = Hint
table-no-hint = No suggestion for this one.
table-not-now = There is nothing to pick here at the moment.
log-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}

tray-confirm = Confirm
# Over what a move brings, source by source: "Why +10?"
tray-why = Why { $points }?
# Picked while others move, and kept for one's own turn
mark-prepared = prepared
tray-prepared = Prepared for your turn: { $things }.
tray-prepared-lost = Prepared, but not possible now: { $things }.
tray-as-prepared = As you prepared it: confirm or change it.
tray-drop = Drop it
tray-take-back = Cancel
key-esc = Esc
points-exact = { $points ->
    [0] 0
   *[other] +{ $points }
}
points-up-to = up to +{ $points }

seat-you = You
seat-bot = Bot
seat-turn = { $name }'s turn
seat-your-turn = Your turn
seat-thinking = Thinking
seat-chosen = Has chosen
seat-waits = Waiting
seat-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}

parts-shared = What all share
parts-title = Parts
parts-idle = idle
parts-legal = legal
parts-picked = picked
parts-disabled = disabled
parts-preview = preview
parts-help = Hover, focus or long-press me.

home-name = Your name
home-guest = Guest
home-again = Try again
net-offline = The server can’t be reached
home-with = with { $names }
home-over = Over
home-running = In progress
home-play = Play now
home-players = { $low } to { $high } players
home-against = Against
home-bots = { $count ->
    [0] nobody
    [one] 1 bot
   *[other] { $count } bots
}
bot-level = Bot level
bot-easy = Easy
bot-easy-about = Plays sensibly, but misses things. A good opponent for your first game.
bot-medium = Medium
bot-medium-about = Sees most of what a turn can bring. A fair match once you know the game.
bot-hard = Hard
bot-hard-about = Thinks ahead, about a second for every decision. You will have to work for a win.
bot-expert = Expert
bot-expert-about = Thinks as hard as it can, about five seconds for every decision. Expect to lose, and to learn.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at the end of its own turn, at once.
bot-random = Random
bot-random-about = Plays anything that the rules allow.

bar-rules = Rules
bar-lost = Connection lost; trying again…
bar-full = Many people are watching; waiting for room…
rules-keys = Keys: the arrows go from one possible thing to the next (with Shift, over everything), Enter picks, Esc cancels.
rules-parts = All pieces of this game, one by one
settings-motion = Animations
settings-sounds = Sounds
table-full = Many people are watching just now. You will come in as soon as there is room.
table-gone = This table can no longer be reached.
table-signed-out = This device was signed out.
tray-go-on = Continue

end-you-win = You win!
end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
end-total = Total
end-rank = Rank
end-course = Scores over the game
end-course-as-if-over = What each score would have been at every moment
end-rematch = Rematch
end-show-board = Show the board
end-show-result = Show the result
end-record = Game record
end-fair = Fairness seal: { $commitment }…
home-practice = Practice
home-setup = Set up a position
home-puzzle = Puzzle of the day
bar-best = What would you do?
