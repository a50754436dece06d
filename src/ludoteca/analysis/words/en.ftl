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

why-move = “{ $move }”
why-this = this
why-other = the better line
why-both = { $played }; { $better }
why-played = { $move } gains { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
} now
why-better = { $move } would { $parts }
why-gains-now = gain { $points } at once
why-gains = bring { $parts }
why-denies = keep { $parts } from { $player }
why-later = be worth { $points } more later on
why-more = { $points } more for { $source }
why-less = { $points } for { $source }
why-costs = { $sentence }, at the price of { $parts }
why-wins = That wins { $percent } more { $percent ->
    [one] game
   *[other] games
} in a hundred.

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
