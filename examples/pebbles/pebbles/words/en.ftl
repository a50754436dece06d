game = Pebbles
game-about = Drop pebbles into pools, and be the highest when the third one falls. For 2 to 4 players.

option-low_tide = Low tide
help-option-low_tide = Which pebble of a full pool is the best.
option-low_tide-false = high tide
help-option-low_tide-false = The highest pebble of a full pool scores most.
option-low_tide-true = low tide
help-option-low_tide-true = The lowest pebble of a full pool scores most.

## Things

name-pebble = pebble { $number }
help-pebble = A pebble of { $number }. In a full pool the best one scores 3 points, the next one 1.
name-pool = pool { $number }
help-pool = The third pebble closes the pool: the best one scores 3 points, the next one 1, and the pool is empty again.

## What is done and what happens

action-drop = Drop { $pebble } into { $pool }.
event-dropped = { $you ->
    [yes] You drop { $pebble } into { $pool }.
   *[no] { $player } drops { $pebble } into { $pool }.
}
event-closed = The third pebble closes { $pool }.
source-pools = Pools
reason-best = { $pebble } is the best in { $pool }
reason-next = { $pebble } is the next best in { $pool }

field-hands = Hands
field-pools = Pools
field-owners = Whose they are
field-spent = Out of the game
field-bag = Bag

prompt = Choose a pebble and a pool.
board-hidden = + { $count } hidden

## Why not

refusal-pebble-not-yours = { $pebble } is not in your hand.
refusal-own-on-top = A pebble of yours lies on top in { $pool }.
refusal-position-pebbles-wrong = Each of the { $count } pebbles must be somewhere, once.

## The rules in short

topic-turn = Your turn
rules-turn = Drop one of your pebbles into a pool, but not upon a pebble of your own.
topic-pools = Pools
rules-pools = The third pebble closes a pool. The highest of the three (at low tide the lowest) scores 3 points, the next one 1.
topic-end = The end
rules-end = The game ends when all hands are empty. Most points win.
