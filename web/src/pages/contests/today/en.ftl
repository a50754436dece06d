duel-go-on = Go on playing
day-played = { $count ->
    [0] Nobody has finished it yet
    [one] 1 result
   *[other] { $count } results
}
day-done = You: rank { $rank } of { $count }, { $score } points
day-all = Game of the day
evening-home = Tournament: the same deals for a whole club
