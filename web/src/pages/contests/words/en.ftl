duel-title = Duel
duel-challenge = Challenge a friend on the same dice
duel-challenge-help = Your friend gets your seat, your dice and your bots, and sees nothing of your game before the end. Then both games lie side by side.
duel-see = See the duel
duel-by = { $name } challenges you
duel-same = The same dice and cards, the same seat and the same bots for everyone. Who makes more of them?
duel-hidden = You see nothing of the other games until yours is over.
duel-play = Play
duel-look = Only look
duel-look-help = If you look at the games now, you can no longer play this duel.
duel-send = Send this link to anyone you want to challenge
duel-share = Share the result
duel-share-help = This link shows the points, with a picture, to whoever opens it.
duel-link-title = { $game }: a duel on the same dice
duel-results = Results
duel-name = Name
duel-points = Points
duel-rank = Rank
duel-game = Game
duel-playing = playing
duel-finished = finished
duel-closed = given up
duel-further = further try
duel-you = you
duel-watch = Watch
duel-seat = Seat { $number } of { $players }
duel-against = Against { $bots }
duel-sealed = Sealed before the first move: { $commitment }…
duel-check = Check the dice
duel-nobody = Nobody has finished yet.
duel-new = Duel: the same dice for friends
duel-new-help = You play against bots; friends you send the link to get the same dice.

compare-title = Side by side
compare-left = First game
compare-right = Second game
compare-same = Both played the very same game, move for move.
compare-parted = Where the games parted
compare-in = { $chapter }
compare-played = { $name }:
compare-nothing = ended the turn
compare-show = Show the position
compare-sources = Points by source
compare-rolls = Points after each roll or deal
compare-rolls = Who got more out of the same roll or deal
compare-roll = Roll or deal
compare-better = { $name } got more out of { $count ->
    [one] 1 of them
   *[other] { $count } of them
}
compare-even = Equal in { $count }
compare-total = Total

day-title = Game of the day
day-of = { $game }: game of the day
day-help = One game a day, the same dice, cards and bots for everyone on this server. Your first try counts.
day-again = Play again (does not count)
day-first = Play: this try counts
day-best = Yesterday's best game: { $name }, { $score } points
day-watch = Watch it
day-analyse = Analyse it
day-tomorrow = Tomorrow's dice are already sealed: { $commitment }…
day-until = Until midnight UTC

evening-title = Tournament
evening-new = New tournament
evening-help = Everyone plays the same deals, at tables with changing opponents and seats. What counts is how many points above the mean of your deal and seat you make, as in duplicate bridge.
evening-name = Name of the tournament
evening-game = Game
evening-players = Players at a table
evening-auto = Each deal starts by itself when all tables of the one before are done
evening-boards = Deals
evening-bot = Bots fill empty seats
evening-make = Create the tournament
evening-join = Join
evening-join-as = Your name
evening-code = Code
evening-link = Link to join
evening-entrants = { $count ->
    [0] Nobody has joined yet
    [one] 1 person
   *[other] { $count } people
}
evening-start = Start deal { $number }
evening-need = At least two people are needed.
evening-waiting = Waiting for the host to start deal { $number }
evening-board = Deal { $number }
evening-of = Deal { $number } of { $count }
evening-table = Table { $number }
evening-my-table = Go to my table
evening-running = { $open } of { $count } tables still playing
evening-since = Playing for { $time }
evening-over = Final standings
evening-standings = Standings
evening-margin = Margin
evening-margin-help = Points above the mean of everyone with the same deal and seat
evening-played = Deals
evening-later = to come
evening-done = finished
evening-sealed = The dice of all deals were sealed when the tournament was created.
evening-show = Watch
