# Analysis in English.

refusal-record-not-over = The record stops after move { $moves }, before the game is over: only finished games are analysed.
refusal-after-answer = “{ $text }” comes too late: chance or another player decides first.

grade-forced = no choice
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

chance-setup = Set-up
chance-other = Chance

why-now = At once it is { $points } { $points ->
    [one] point
   *[other] points
} against { $best_points }.
why-gains = The better line brings more points: { $parts }.
why-denies = { $player } gets fewer points: { $parts }.
why-later = Later on it promises { $points } more { $points ->
    [one] point
   *[other] points
}.
why-costs = In return it gives up some: { $parts }.
why-wins = It wins { $percent } { $percent ->
    [one] game
   *[other] games
} more in a hundred.
why-part = { $points } ({ $source })

analyse-player = Player { $number }
analyse-course = { $decisions } decisions, { $rollouts } tries at most for each.
analyse-accuracy = accuracy
analyse-loss = win lost per decision
analyse-points = points lost per decision
analyse-margin = margin
analyse-start = to be expected
analyse-luck = luck
analyse-skill = skill
analyse-interval = ±: with other sampled games luck and skill could be another by so much (95 % interval). They add up to the margin either way.
analyse-moments = Moments
analyse-moment = Move { $move }, { $player }: { $grade } ({ $percent } % of the win)
analyse-played = Played: { $line }
analyse-better = Better: { $line }
analyse-none = No inaccuracies, mistakes or blunders were found.
analyse-sources = Points by source: made / to be expected
analyse-source = source
analyse-title = Analysis of { $game }
analyse-graph = Chance to win over the game
analyse-graph-note = All hands open, chance to come unknown. Dots are mistakes and blunders, ticks are dice, deals and reveals.
analyse-summary = Players
