# The command line in English.

about = Ludoteca: modern board games to play, to understand and to study.
usage = usage: { $rest }
more-help = `ludoteca COMMAND --help` tells more about a command. The games belong to their authors and publishers.

about-serve = Start the app on this machine and open it in the browser. The same as `ludoteca` alone.
about-worker = Compute bots' moves for a server on another machine, which starts it over there:

    {"  "}ludoteca serve --worker "ssh games@quick-machine ludoteca worker"
about-games = The games: seats, options, and what can't be combined.

    {"  "}ludoteca games
    {"  "}ludoteca games mille-fiori --json
about-play = Play in this terminal, against bots. No rulebook needed: everything explains itself.

    {"  "}ludoteca play mille-fiori
    {"  "}ludoteca play mille-fiori --players 3 --bots medium,hard --set edition=english

    Who plays against you (--bots):
    {"  "}easy     plays sensibly, but misses things; a good opponent for your first game
    {"  "}medium   sees most of what a turn can bring; a fair match once you know the game
    {"  "}hard     thinks ahead, about a second for every decision; you will have to work for a win
    {"  "}expert   thinks as hard as it can, about five seconds for every decision
    {"  "}greedy   takes what looks best at the end of its own turn, at once
    {"  "}random   plays anything that the rules allow
about-simulate = Let bots play many games: win rates, scores, speed.

    {"  "}ludoteca simulate mille-fiori --players 3 --bots greedy,random,random --games 1000 --seed 7
    {"  "}ludoteca simulate mille-fiori --games 10000 --workers 2 --json

    Game number n has the seed S + n. The same seeds give the same result, however many workers play them.
about-arena = Let bots play a tournament: ratings, who beats whom and by how much, and how sure that is.

    {"  "}ludoteca arena mille-fiori --bots hard,medium,greedy --games 200 --workers 2
    {"  "}ludoteca arena great-split --players 4 --bots hard,greedy,./my_bot.py --until-sure --games 2000

    Every line-up plays the same seeds, and each seed from every seat. Ctrl-C keeps what was played; the same command goes on where it stopped.
about-balance = Ask whether a game is fair, and what wins it: seats, boards, characters, every tile, card and space.

    {"  "}ludoteca balance mille-fiori --bot greedy --games 1000 --html balance.html
    {"  "}ludoteca balance castles-of-burgundy --players 2,3,4 --set board=dealt --bot medium --workers 2 --minutes 60 --html burgundy.html
    {"  "}ludoteca balance great-split --players 3 --vary min-group=1,0

    One bot plays at all seats. Ctrl-C keeps what was played; the same command goes on where it stopped.
about-ladder = Rank all bots, in every game with every number of players, and write it down as one document.

    {"  "}ludoteca ladder --minutes 600 --workers 2 --out docs/ladder.md
    {"  "}ludoteca ladder --game mille-fiori --bots random,easy,greedy --games 100

    Each bot plays its neighbours until it is certain who is better. Ctrl-C keeps what was played; the same command goes on where it stopped.
about-trace = Write one game of bots as JSON lines, with every position in full (docs/formats.md).

    {"  "}ludoteca trace mille-fiori --players 2 --bots random --seed 7 > game.jsonl
    {"  "}ludoteca trace mille-fiori --seed 7 --record game.record > game.jsonl
about-replay = Replay a record, check it, and show any of its positions.

    {"  "}ludoteca replay game.record
    {"  "}ludoteca replay game.record --to 40
    {"  "}ludoteca replay game.record --check
about-dataset = Write games as data for programs that learn: every decision with what its seat knew, might do and did, and how the game ended (docs/datasets.md).

    {"  "}ludoteca dataset mille-fiori --players 2 --bots greedy,random --games 1000 --out data
    {"  "}ludoteca dataset great-split --players 4 --from-server ~/ludoteca --out data      # without names

    A run that was stopped goes on where it was; with more --games a dataset grows.
about-analyse = Analyse a finished game: what every decision cost, what was better and why, and how much was luck.

    {"  "}ludoteca analyse game.record
    {"  "}ludoteca analyse game.record --html game.html
    {"  "}ludoteca analyse game.record --rollouts 1000 --json
about-practice = Find positions with one clearly best move in games of bots, to practise with.

    {"  "}ludoteca practice mille-fiori --count 60 --seed 1 --out mille-fiori.jsonl
about-train = Tune the weights by which a game's bots play out a position in their heads, by play against themselves.

    {"  "}ludoteca train castles-of-burgundy --steps 2000 --seed 1 --out training.json
    {"  "}ludoteca train castles-of-burgundy --steps 3000 --out training.json --weights weights.json
    {"  "}ludoteca train castles-of-burgundy --steps 4000 --seed 1 --out fitting.json --correction correction.json

    A training that was interrupted goes on from its file. The same seed gives the same weights.
about-bench = Measure the speed of every game on this machine, alongside its peers.

    {"  "}ludoteca bench
    {"  "}ludoteca bench --json --no-peers
about-bot-host = Run one of our bots for another program: the protocol for outside bots on standard input and output (docs/bots.md).

    {"  "}ludoteca bot-host greedy
about-bot-check = Check an outside bot: it plays every game it knows, at every seat, and whatever it does wrong is told.

    {"  "}ludoteca bot-check ./my_bot.py
    {"  "}ludoteca bot-check "node my_bot.js" --game mille-fiori --games 10
about-db = Back up, restore, move or upgrade the database of a server.

    {"  "}ludoteca db backup evening.sqlite3
    {"  "}ludoteca db restore evening.sqlite3
    {"  "}ludoteca db move postgresql://user:password@host/name
    {"  "}ludoteca db upgrade

    A backup may be made while the server runs: it holds everything as it was at one moment. Copying the file instead would miss what SQLite has not merged into it yet. Restoring and moving need an empty database at the other end.
about-admin = Look after a server's tables and people, while it runs or not.

    {"  "}ludoteca admin tables Ana --status playing    # tables with this text in a name, or of this id
    {"  "}ludoteca admin people Ana                     # people, with their ids
    {"  "}ludoteca admin close TABLE
    {"  "}ludoteca admin rename PERSON "Another name"   # at their tables and in the chat as well
    {"  "}ludoteca admin mute PERSON                    # they play, but do not write; unmute ends it
    {"  "}ludoteca admin export PERSON ana.json         # everything that is kept about them
    {"  "}ludoteca admin remove PERSON --yes            # deletes it; bots play on for them
    {"  "}ludoteca admin slow                           # what took long lately, at each server
    {"  "}ludoteca admin sweep                          # what the retention settings would remove

    Without --yes, remove and sweep only say what they would do. Whoever may read the database may do all this.

help-arguments = arguments
help-options = options
help-help = show this help
help-language = language of the messages: en or es; otherwise that of the locale
help-game = the game, by its id (see `ludoteca games`)
help-game-one = only this game
help-players = how many play; without it, one for each bot, or two
help-set = an option of the game, such as edition=english; may be given several times
help-bots = the bots by seat, separated by commas: names, or commands such as ./my_bot.py; one stands for all seats
help-bots-play = the other seats' bots, separated by commas: names, or commands such as ./my_bot.py; one stands for all of them (easy)
help-bot = the bot's name
help-bot-command = lets a program be seated as a bot: NAME=COMMAND; may be given several times
help-worker-command = starts a worker for bots on another machine, such as "ssh HOST ludoteca worker"; may be given several times
help-command = the command that starts it, such as ./my_bot.py or "node my_bot.js"
help-check-games = how many games at each seat (1)
help-seed = the number that decides all dice and shuffles (0)
help-seed-play = the number that decides all dice and shuffles; without it, every game is new
help-games = how many games (100)
help-rotate = every seed is played once from every seat; wins and points are counted by bot
help-workers = how many processes (1)
help-cluster = play on a Ray cluster: its address, or local for one on this machine (needs ludoteca[cluster])
help-arena-bots = the bots, separated by commas: names, also with settings (hard:rollouts=200), or commands such as ./my_bot.py; all bots without it
help-arena-games = how many games each line-up of bots plays (100); rounded up, so that each seed is played from every seat
help-arena-format = round-robin: every line-up (the default); ladder: only neighbours in the order of --bots
help-minutes = stop after so many minutes; the same command goes on
help-until-sure = stop as soon as the order is certain (probability of a mistake at most 5 %)
help-arena-out = the file of the games (without it, one named after the tournament)
help-arena-html = write a report to this file, to be opened in a browser
help-arena-plots = write the plots into this folder, as SVG, and as PNG (needs ludoteca[study])
help-arena-parquet = write the games to this Parquet file, a row for each seat (needs ludoteca[study])
help-balance-players = how many play; several numbers, separated by commas, go into one report (2)
help-balance-bot = the bot that plays at all seats (greedy)
help-balance-games = how many seeds are played (500)
help-balance-out = the file of the games (without it, one named after what is played)
help-vary = an option whose values are compared on the same seeds
help-ladder-bots = the bots, weakest first, separated by commas; without it, all that know the game
help-ladder-games = how many games two neighbours play at most (400)
help-ladder-minutes = how long it may take in all; the same command goes on
help-ladder-dir = the folder of the games (build/ladder)
help-ladder-out = write the document to this file
help-json = print JSON
help-record = the record's file, or - for standard input
help-record-out = also write the game's record to this file
help-to = show the position after this many moves
help-check = only check the record
help-svg = draw the position into this SVG file
help-seat = your seat, from 1 (1)
help-name = your name
help-host = the address to listen on (127.0.0.1)
help-port = the port (8080)
help-public-url = the address at which others reach this server
help-peer-url = the address at which other servers on the same database reach this one
help-data-dir = where games are kept
help-database = a database instead of the built-in one, as a URL
help-log-format = how the log is written: text, or json with one object a line (text)
help-no-open = do not open the browser
help-db-command = backup into a file, restore from one, move to another database, or upgrade to the newest schema
help-db-where = the file of the backup, or the URL to move to
help-admin-command = tables, people, close, rename, mute, unmute, export, remove, slow or sweep
help-admin-values = the id of a table or person, as `tables` and `people` list them; a text to look for; a name; a file
help-admin-status = only tables that wait, are played, are over or were closed
help-admin-yes = really remove what `remove` and `sweep` tell of
help-train-steps = how many steps there are to be in all (1000)
help-train-games = pairs of games in each step (8); a training that goes on keeps its own
help-train-players = train for games of so many players only; without it, for all
help-train-out = the file of the training: weights, and how they fared on the way (training.json)
help-train-weights = write only the weights to this file
help-train-correction = instead of weights, fit the correction of the judge's worth to so many games (--steps), and write it to this file
help-peers = do not measure other programs
help-seconds = seconds per measurement (0.5)
help-bench-games = random games for games a second and memory; 0 leaves them out (100000)
help-dataset-games = how many games the dataset shall hold (1000)
help-dataset-out = the folder to write to ("dataset")
help-dataset-format = parquet (the default) or jsonl
help-from-server = take the finished games of a server, by its data folder or database URL, instead of playing
dataset-written = { $folder } holds { $games ->
    [one] one game
   *[other] { $games } games
}.
help-analyse-rollouts = tries for one decision at most (default 3000)
help-analyse-worlds = tries for each value of the course of the game (default 200)
help-analyse-seconds = seconds for one decision at most; by default as long as it takes
help-analyse-workers = how many processes (one for each core)
help-analyse-html = also write a report as one HTML file
help-practice-count = how many positions to find (default 60)
help-practice-rollouts = tries for a first look; what looks clear is tried ten times as often (default 200)
help-practice-out = the file to write; a file that is there is continued
help-out = write the table to this file

no-command = There is no command “{ $command }”. { $nearest ->
    [none] The commands are { $all }.
   *[other] Did you mean “{ $nearest }”?
}
no-argument = “{ $argument }” is not understood. { $nearest ->
    [none] { "" }
   *[other] Did you mean “{ $nearest }”?
}
bad-arguments = { $message } (see `{ $command } --help`)
argument-missing = { $names } is missing (see `{ $command } --help`).
argument-empty = { $name } needs a value.
argument-number = { $name } must be a whole number, not “{ $value }”.
argument-language = There is no language “{ $value }”; the languages are en and es.
no-bot = There is no bot “{ $bot }”. { $nearest ->
    [none] The bots are { $all }.
   *[other] Did you mean “{ $nearest }”?
}
bad-bot-command = “{ $setting }” names no new bot; write --bot NAME=COMMAND, the name in small letters, digits and dashes.
bad-worker-command = “{ $command }” is no command that can be run here; write --worker "ssh HOST ludoteca worker".
db-no-command = “{ $command }” is not one of { $all }.
db-where = { $command ->
    [upgrade] `db upgrade` needs no file.
    [move] Write the URL to move to: ludoteca db move postgresql://user:password@host/name
   *[other] Write the file: ludoteca db { $command } FILE
}
db-copied = { $tables ->
    [one] Copied everything: one table.
   *[other] Copied everything: { $tables } tables.
}
db-upgraded = The database has the newest schema.
db-not-empty = The other database is not empty; nothing was copied.
db-no-file = There is no database at { $path }.
admin-values = { $command ->
    [tables] Write at most one text to look for: ludoteca admin tables TEXT
    [people] Write at most one text to look for: ludoteca admin people TEXT
    [close] Write the table: ludoteca admin close TABLE
    [rename] Write the person and the new name: ludoteca admin rename PERSON "Another name"
    [export] Write the person, and a file if you like: ludoteca admin export PERSON FILE
    [slow] `admin slow` takes no values.
    [sweep] `admin sweep` takes no values.
   *[other] Write the person: ludoteca admin { $command } PERSON
}
admin-status = “{ $status }” does not fit: --status goes with `tables` and is one of { $all }.
admin-no-yes = --yes is for `remove` and `sweep`; `{ $command }` does not ask.
admin-no-answer = A server has the database open, but does not answer: { $where }
admin-none = Nothing found.
admin-more = These are the newest { $count }; look for a text to find others.
admin-is-muted = (muted)
admin-closed = Table { $table } is closed.
admin-renamed = { $tables ->
    [0] Renamed; they are at no table.
    [one] Renamed, at one table too.
   *[other] Renamed, at { $tables } tables too.
}
admin-muted = Muted: they can play, but not write.
admin-unmuted = They can write again.
admin-exported = Written to { $path }.
admin-would-remove = { $tables ->
    [0] This would remove “{ $name }”, who is at no table. Add --yes to do it; nothing brings it back.
    [one] This would remove “{ $name }” from one table, with everything they wrote. Add --yes to do it; nothing brings it back.
   *[other] This would remove “{ $name }” from { $tables } tables, with everything they wrote. Add --yes to do it; nothing brings it back.
}
admin-removed = { $tables ->
    [0] Removed “{ $name }”.
    [one] Removed “{ $name }” from one table, and everything they wrote.
   *[other] Removed “{ $name }” from { $tables } tables, and everything they wrote.
}
admin-nothing-slow = Nothing was slow lately.
admin-slow-lines = (how often, the longest, all together, when last, what)
admin-days = { $days ->
    [0] kept for ever
   *[other] { $days } days
}
admin-kind-unbegun = tables that never began
admin-kind-abandoned = games not played to their end
admin-kind-finished = finished games
admin-kind-analyses = analyses
admin-kind-guests = people without a table
admin-would-sweep = So many are too old now. Add --yes to remove them; the server does so by itself now and then.
admin-swept = So many were too old, and are removed.
bad-port = There is no port { $port }: they go from 0 to { $last }.
bad-database = “{ $address }” is no database; write sqlite:///path/to/file or postgresql://user:password@host/name.
bad-setting = “{ $setting }” is not a setting; write --set option=value.
bots-count = { $bots } bots for { $players } players; name one for each seat, or one for all.
bots-count-play = { $bots } bots for { $players } other seats; name one for each of them, or one for all.
bad-format = There is no format “{ $value }”; the formats are { $all }.
bad-variants = “{ $setting }” names no values to compare; write --vary option=a,b.
balance-one-bot = A balance is played by one bot at all seats: --bot hard.
too-small = { $name } must be at least { $low }.
seat-wrong = --seat must be from 1 to { $players }.
cannot-read = “{ $path }” can't be read: { $reason }.
cannot-write = “{ $path }” can't be written: { $reason }.
not-text = it is not text
no-table = The app is not installed (missing: { $missing }). Install it with: pip install ludoteca
no-terminal = `play` needs a terminal to draw on.

games-option = option
games-choice = choice
games-means = means
games-default = { " " }(default)
games-excluded = Not everything can be combined:
games-try = Try: ludoteca play { $game }

simulate-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-mean = points
simulate-deviation = ± sd
simulate-speed = { $decisions } decisions per game; { $games_per_second } games and { $decisions_per_second } decisions per second ({ $seconds } s of play).
simulate-fault = { $kind ->
    [late] { $count } too late
    [died] { $count } by ending
    [rubbish] { $count } by unreadable answers
   *[illegal] { $count } by illegal moves
}
simulate-faults = Seat { $seat }, { $bot }, lost its turn { $count ->
    [one] once
   *[other] { $count } times
} to a random legal move: { $why }. `ludoteca bot-check` tells more.
check-not-played = { $game }: it does not play this game.
check-line = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $faults ->
    [0] no fault
    [one] 1 fault
   *[other] { $faults } faults
}
check-sound = The bot keeps the protocol.
check-faulty = The bot has faults: each costs it a turn, and after three in a game it is not asked again.
simulate-interrupted = Interrupted after { $games } of { $asked } games.

train-nothing = The bots of { $game } have no weights to train.
train-players = The bots of { $game } are not trained for { $players } players.
train-not-training = “{ $path }” is not the file of a training.
train-other-game = “{ $path }” is a training of { $game }.
train-interrupted = Interrupted after { $steps } of { $asked } steps; { $file } keeps them.
train-mark = After { $step } steps: { $share } of { $games } games won against the weights of the beginning, { $margin } points a game.
train-fitted = { $rows } positions of { $games } games: the judge's worth is wrong by { $before } points, with the correction by { $after }.

replay-position = Position after { $ply } of { $plies } moves
analyse-written = The report is in { $file }.
analyse-interrupted = Stopped before the analysis was complete.
argument-seconds = { $name } must be a number of seconds above 0, not “{ $value }”.
practice-found = { $found } positions from { $games } games are in { $file }.
practice-interrupted = Stopped at { $found } of { $asked } positions; the same command goes on with { $file }.
practice-file-wrong = “{ $file }” is not a practice file of this game; name another with --out.
replay-checked = The record is sound: { $plies } moves, digest { $digest }.
replay-no-drawing = The game { $game } has no drawing.
replay-to-wrong = There is no move { $to }; the record has { $plies }, so --to can be 0 to { $plies }.
replay-cut-short = The record stops after move { $plies }, before the game is over (--to { $plies } shows its last position).
replay-no-digest = The record has no digest after its { $plies } moves, so it can't be checked (--to { $plies } shows its last position).

bench-busy = Measuring; this takes a few minutes.
bench-failed = A build could not be measured: { $reason }
bench-seconds = --seconds must be a number above 0 and at most 60, not “{ $value }”.

play-you = you
play-name = Alba
play-up-to = up to +{ $points }
play-best-way = At best, with { $way }: { $points }
play-fault = { $name } ({ $bot }) { $kind ->
    [late] did not answer in time
    [died] stopped working
    [rubbish] gave an unreadable answer
   *[illegal] tried an illegal move
}: a random move is played instead.
play-no-hint = No suggestion for this one.
play-undone = Undone.
play-no-undo = You have no move that can be undone.
play-key-undo = Undo
play-key-hint = Hint
play-key-list_all = Back
play-key-rules = Rules
play-key-scroll = Scroll
play-key-quit = Quit
play-keys = ↑ ↓ and Enter, a number key, or a click on the board: choose. u undoes your last move until someone else moves, h gives a hint, the space bar scrolls a tall board, q quits. Bright things can be picked; a click on anything else tells you what it is and why not.
play-look = Esc shows the result again.
play-close = Esc closes this.
play-total = Total
play-rank = Rank
play-after = n: a new game   q: quit   Esc: look at the board

player-number = Seat { $number }
board-display = Display
board-kept = Kept
board-card = In use
board-market = Art market
board-scoring = Scoring
board-hidden = hidden
board-dice = Dice
board-keys = Key spaces
board-goods = Goods
board-silver = Silver
board-workers = Workers
