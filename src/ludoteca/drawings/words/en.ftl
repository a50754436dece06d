# Words that stand in drawings of positions.

drawing-seat = Player { $number }
drawing-round = Round { $round } of { $rounds }
drawing-over = The game is over
drawing-title = { $game }: { $moment }. { $scores }
drawing-score = { $player } { $points }
drawing-to-move = to move
drawing-display = Display
drawing-deck = { $count } in the deck
drawing-kept = kept
drawing-card = playing
drawing-phase = Phase { $phase }, round { $round } of { $rounds }
