app-name = Ludoteca
app-tagline = Board games at a digital table
home-games = Games
home-parts = Parts
home-about = About
about-icons = Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Fonts: Fraunces and Inter, SIL Open Font License. All other drawings are our own.
about-rights = The games belong to their authors and publishers. Ludoteca is not affiliated with them.
game-demo = Look at the table

bar-undo = Undo
bar-hint = Hint
bar-settings = Settings
bar-home = Home
settings-language = Language
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-confirm = Ask before a move counts

table-players = Players
table-log = Log
table-board = Board
table-hand = Your hand
table-log-empty = Nothing has happened yet.
table-loading = Setting the table…
table-waiting = Waiting for { $names }
table-hint = Hint
table-no-hint = No advice for this moment.
table-not-now = That can't be picked now.
log-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}

tray-confirm = Confirm
tray-take-back = Take back
key-esc = Esc
points-exact = { $points ->
    [0] 0
   *[other] +{ $points }
}
points-up-to = up to +{ $points }

seat-you = You
seat-turn = { $name }'s turn
seat-your-turn = Your turn
seat-thinking = Thinking
seat-chosen = Has chosen
seat-waits = Waits
seat-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}

parts-title = Parts
parts-idle = idle
parts-legal = legal
parts-picked = picked
parts-disabled = disabled
parts-preview = preview
parts-help = Hover, focus or long-press me.
