# Tournaments and balance in English.

refusal-tournament-alone = A tournament needs at least two players; say --players 2.
refusal-tournament-few-bots = A tournament needs at least two bots: --bots hard,greedy.
refusal-tournament-bot-twice = The bot “{ $bot_id }” was named twice.
refusal-tournament-file = “{ $path_id }” can't be used: { $reason_id }.
refusal-tournament-file-busy = “{ $path_id }” is being written by another program.
refusal-tournament-file-damaged = “{ $path_id }” is damaged at line { $line }.
refusal-tournament-file-foreign = “{ $path_id }” is another program's file.
refusal-tournament-file-other = “{ $path_id }” holds other games: { $what_id } is { $there_id } there, not { $here_id }. Repeat the command that began it, or name another file with --out.
refusal-cluster-missing = A cluster needs Ray: pip install "ludoteca[cluster]".
refusal-cluster-away = No cluster answers at “{ $address_id }”: { $reason_id }.
refusal-extra-missing = { $what_id } needs { $package_id }: pip install "ludoteca[study]".

arena-title = Tournament of { $game }
arena-about = { $players } players; { $format ->
    [ladder] neighbours against each other
   *[other] everyone against everyone
}; { $games } games, { $seeds } seeds, each played from every seat.
arena-rank = #
arena-bot = bot
arena-rating = rating
arena-wins = wins
arena-games = games
arena-points = points
arena-deviation = ± sd
arena-time = ms per decision
arena-margin = points more on the same seed
arena-ahead = ahead
arena-certain = certain
arena-yes = yes
arena-not-yet = not yet
arena-pair = { $first } against { $second }
arena-length = A game takes { $decisions } decisions.
arena-order-certain = The order is certain: that any of its pairs stands the wrong way round has a probability of at most { $percent } %.
arena-order-open = The order is not certain yet: { $pairs }.
arena-pair-open = { $first } and { $second }
arena-file = The games are in { $path }; the same command goes on with them.
arena-interrupted = Stopped after { $games } of { $asked } games.
arena-faults = { $bot } lost its turn { $count ->
    [one] once
   *[other] { $count } times
}: { $why }.
arena-best = best
arena-seeds = seeds
arena-decisions = decisions per game
arena-seat = seat { $seat }
arena-standings = Standings
arena-pairs = Who beats whom
arena-distributions = Points and margins
arena-seats = Wins by seat
arena-how = How this was made
arena-plot-ratings = Ratings
arena-plot-wins = How often the row was ahead of the column
arena-plot-scores = Points
arena-plot-margins = Points more than the best other player
arena-plot-seats = Share of wins at each seat
arena-note-standings = Behind the figures stand their 95 % intervals. Between two players, 100 rating points more are 64 % of the wins, 200 are 76 %.
arena-note-pairs = Points are compared on the same seed from all seats, so that luck that both had does not count.
arena-note-matrix = A tie counts half.
arena-note-margins = Right of the line are the games won.
arena-note-seats = Seat 1 is the first at the table. A fair share is one divided by the number of players.
arena-how-played = Every line-up of bots played the same seeds, and each seed from every seat. The number of a game decides everything about it; any of them can be looked at with “ludoteca trace”.
arena-how-sure = Ratings are openskill's (Plackett-Luce); their intervals are two standard deviations of what comes out when whole seeds are drawn anew (bootstrap). Shares of wins have Wilson's interval, differences of points Student's over seeds. Whether an order is certain is decided by a sequential test that may be looked at after every seed.
ladder-done = { $game }, { $players } players: { $games } games.

balance-title = The balance of { $game }
balance-about = { $games } games in which the bot { $bot } played at every seat.
balance-read = Green and red differences hold after correcting for all comparisons made; grey ones may be chance. These are games of bots: read “good for this bot”.
balance-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
balance-by-players = By number of players
balance-gain = change
balance-note-gain = Points more than the others at the same table, for each number of players, and how that changes.
balance-points = points, all players
balance-winner = points of the winner
balance-ties = shared wins
balance-first = whoever begins wins
balance-spread = from first to last
balance-margin = points more
balance-seats = Seats and order of play
balance-place = { $place }.
balance-plot-order = Wins by order of play
balance-plot-seats = Wins by seat
balance-plot-trait = { $trait }: points more than the others at the same table
balance-numbers = In numbers
balance-sources = What wins
balance-note-sources = Points by line of the score sheet.
balance-plot-sources = Points by source
balance-winners = winners
balance-losers = the others
balance-difference = difference
balance-variants = Options, on the same seeds
balance-note-variants = Differences are to the first line, seed by seed.
balance-worth = What everything was worth
balance-note-worth = For every thing: the points of those who did it more often than their table did on average, less the points of the others, in the same game. It tells what goes with winning, not always what causes it.
balance-rest = { $count } between these
balance-too-few = Too few games to judge things by.
balance-anchors = Beside real games
balance-note-anchors = Thousands of games of people on a public site, with at least one of the numbered boards.
balance-anchor-theirs = people
balance-anchor-ours = these games
balance-anchor-agrees = agree?
balance-anchor-points = mean points
balance-anchor-first = whoever begins wins
balance-anchor-ties = shared wins
balance-anchor-best = { $name } is the best by far
balance-anchor-weak = { $name } is weak
balance-anchor-gains = boards with one big pasture gain most from more players
balance-anchor-ours-best = best is { $name }
balance-agrees = yes
balance-differs = no
balance-unsure = cannot say yet
balance-unknown = see the table
balance-how-paired = Everything is compared within a game: the same seed, the same table, the same luck. Options are compared on the same seeds.
balance-how-sure = Intervals are { $percent } %: Wilson's for shares of wins, Student's over games for points. Comparisons of one kind are corrected together by the method of Benjamini and Hochberg: of what is called a difference, one in twenty is expected to be none.
balance-how-worth = What seats did comes from the game's events, what they were dealt from its first position, all names from its catalogue. What fewer than 30 games tell about is left out.
