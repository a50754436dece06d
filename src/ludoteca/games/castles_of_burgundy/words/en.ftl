# The Castles of Burgundy in English. Values: docs/formats.md, "Words".

game = The Castles of Burgundy
game-about = Princes of the fifteenth century fill their duchies with castles, mines, monasteries, ships, livestock and cities. Two dice a turn, and something to do with every number. 1 to 4 players, about an hour and a half.
chapter = Phase { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[5] E
}

## Options

option-board = Duchy
help-option-board = Which duchy everyone builds.
option-board-1 = No. 1 for all
help-option-board-1 = The duchy for a first game, the same for everyone.
option-board-2 = No. 2 for all
help-option-board-2 = Smaller areas, the same for everyone.
option-board-dealt = Dealt
help-option-board-dealt = Everyone is dealt a different one of numbers 1 to 10.
option-board-own = Chosen
help-option-board-own = Everyone chooses from numbers 1 to 10, or everyone from 11a to 11f; from number 3 on there is only one copy of each.
about-board-1 = Duchy no. 1: one city of five, two of three, a single one; a large pasture.
about-board-2 = Duchy no. 2: small rivers, single mines and castles.
about-board-3 = Duchy no. 3: all six monasteries together, and two cities of five.
about-board-4 = Duchy no. 4: two cities of five, a river of four.
about-board-5 = Duchy no. 5: five small cities.
about-board-6 = Duchy no. 6: a river of six, a city of six.
about-board-7 = Duchy no. 7: a city of seven; castles in pairs.
about-board-8 = Duchy no. 8: six cities of two, six single ships, a pasture of six.
about-board-9 = Duchy no. 9: two cities of six.
about-board-10 = Duchy no. 10: a city of eight.
option-board_1 = Duchy of player 1
help-option-board_1 = Only if everyone chooses their own. There are four copies of numbers 1 and 2, one of every other.
option-board_1-1 = No. 1
help-option-board_1-1 = { about-board-1 }
option-board_1-2 = No. 2
help-option-board_1-2 = { about-board-2 }
option-board_1-3 = No. 3
help-option-board_1-3 = { about-board-3 }
option-board_1-4 = No. 4
help-option-board_1-4 = { about-board-4 }
option-board_1-5 = No. 5
help-option-board_1-5 = { about-board-5 }
option-board_1-6 = No. 6
help-option-board_1-6 = { about-board-6 }
option-board_1-7 = No. 7
help-option-board_1-7 = { about-board-7 }
option-board_1-8 = No. 8
help-option-board_1-8 = { about-board-8 }
option-board_1-9 = No. 9
help-option-board_1-9 = { about-board-9 }
option-board_1-10 = No. 10
help-option-board_1-10 = { about-board-10 }
option-board_2 = Duchy of player 2
help-option-board_2 = Only if everyone chooses their own. There are four copies of numbers 1 and 2, one of every other.
option-board_2-1 = No. 1
help-option-board_2-1 = { about-board-1 }
option-board_2-2 = No. 2
help-option-board_2-2 = { about-board-2 }
option-board_2-3 = No. 3
help-option-board_2-3 = { about-board-3 }
option-board_2-4 = No. 4
help-option-board_2-4 = { about-board-4 }
option-board_2-5 = No. 5
help-option-board_2-5 = { about-board-5 }
option-board_2-6 = No. 6
help-option-board_2-6 = { about-board-6 }
option-board_2-7 = No. 7
help-option-board_2-7 = { about-board-7 }
option-board_2-8 = No. 8
help-option-board_2-8 = { about-board-8 }
option-board_2-9 = No. 9
help-option-board_2-9 = { about-board-9 }
option-board_2-10 = No. 10
help-option-board_2-10 = { about-board-10 }
option-board_3 = Duchy of player 3
help-option-board_3 = Only if everyone chooses their own. There are four copies of numbers 1 and 2, one of every other.
option-board_3-1 = No. 1
help-option-board_3-1 = { about-board-1 }
option-board_3-2 = No. 2
help-option-board_3-2 = { about-board-2 }
option-board_3-3 = No. 3
help-option-board_3-3 = { about-board-3 }
option-board_3-4 = No. 4
help-option-board_3-4 = { about-board-4 }
option-board_3-5 = No. 5
help-option-board_3-5 = { about-board-5 }
option-board_3-6 = No. 6
help-option-board_3-6 = { about-board-6 }
option-board_3-7 = No. 7
help-option-board_3-7 = { about-board-7 }
option-board_3-8 = No. 8
help-option-board_3-8 = { about-board-8 }
option-board_3-9 = No. 9
help-option-board_3-9 = { about-board-9 }
option-board_3-10 = No. 10
help-option-board_3-10 = { about-board-10 }
option-board_4 = Duchy of player 4
help-option-board_4 = Only if everyone chooses their own. There are four copies of numbers 1 and 2, one of every other.
option-board_4-1 = No. 1
help-option-board_4-1 = { about-board-1 }
option-board_4-2 = No. 2
help-option-board_4-2 = { about-board-2 }
option-board_4-3 = No. 3
help-option-board_4-3 = { about-board-3 }
option-board_4-4 = No. 4
help-option-board_4-4 = { about-board-4 }
option-board_4-5 = No. 5
help-option-board_4-5 = { about-board-5 }
option-board_4-6 = No. 6
help-option-board_4-6 = { about-board-6 }
option-board_4-7 = No. 7
help-option-board_4-7 = { about-board-7 }
option-board_4-8 = No. 8
help-option-board_4-8 = { about-board-8 }
option-board_4-9 = No. 9
help-option-board_4-9 = { about-board-9 }
option-board_4-10 = No. 10
help-option-board_4-10 = { about-board-10 }
option-start_castle = Starting castle
help-option-start_castle = Where your first castle stands.
option-start_castle-centre = In the middle
help-option-start_castle-centre = On the dark green 6 in the middle; for numbers 1 and 2.
option-start_castle-open = Chosen openly
help-option-start_castle-open = On any dark green hex; you choose in turn order.
option-start_castle-secret = Chosen secretly
help-option-start_castle-secret = On any dark green hex; everyone chooses at once and reveals it together.

## What is asked

prompt-start-castle = Choose the dark green hex where your first castle stands.
prompt-turn = Your turn: use your dice in any order, buy a black tile if you like, then end your turn.
prompt-free-action = A free action: choose what to do, or decline.
prompt-hex = Choose the hex for your tile.
prompt-make-room = Your key spaces are full. Which tile goes into the box?
prompt-pay = How do you pay?
prompt-load = Your ship: which depot do you load from?
prompt-load-colour = There is no room for all of them. Which colour do you load?
prompt-load-neighbour = You may also load from a neighbouring depot.

workers-cost = { $workers ->
    [0] {""}
    [one] , { $workers } worker
   *[other] , { $workers } workers
}
goods-colour = { $goods_key ->
    [goods-turquoise] turquoise
    [goods-purple] purple
    [goods-pink] pink
    [goods-red] red
    [goods-brown] brown
   *[goods-orange] orange
}
counted-goods = { $count ->
    [one] { $count } { goods-colour } good
   *[other] { $count } { goods-colour } goods
}
the-tile = { $tile_id ->
    [castle] the castle
    [mine] the mine
    [ship] the ship
    [warehouse] the warehouse
    [carpenter] the carpenter's workshop
    [church] the church
    [market] the market
    [boarding-house] the boarding house
    [bank] the bank
    [city-hall] the city hall
    [watchtower] the watchtower
    [white-castle] the white castle
    [inn] the inn
    [crane] the crane
    [geese] the geese
    [black-tile] the black tile
   *[other] { $tile }
}
action-take = Take { the-tile } from { $space }{ workers-cost }
action-place = Place { the-tile }
action-sell = Sell { counted-goods }{ workers-cost }
action-workers = Take { $gained } workers
action-hex = Place { the-tile } on a { $number }{ at-hex }{ workers-cost }
action-discard = Put { the-tile } into the box
action-buy = Buy { the-tile } from { $space }
action-pay = { $workers ->
    [0] Pay in silver
    [one] Pay with { $workers } worker and silver
   *[other] Pay with { $workers } workers
}
action-load = Load { $goods } from { $depot }
action-load-goods = Load { counted-goods }
action-decline = Decline
action-end-turn = End your turn

## What happens

a-tile = { $tile_id ->
    [castle] a castle
    [mine] a mine
    [ship] a ship
    [warehouse] a warehouse
    [carpenter] a carpenter's workshop
    [church] a church
    [market] a market
    [boarding-house] a boarding house
    [bank] a bank
    [city-hall] a city hall
    [watchtower] a watchtower
    [white-castle] a white castle
    [inn] an inn
    [crane] the crane
    [geese] the geese
    [black-tile] a black tile
   *[other] { $tile }
}
with-workers = { $workers ->
    [0] {""}
    [one] {" "}with { $workers } worker
   *[other] {" "}with { $workers } workers
}
# Only where another hex of the colour has the same number.
at-hex = { $row ->
    [0] {""}
   *[other] {" "}(row { $row }, hex { $place })
}
event-chose-castle = { $you ->
    [yes] You choose a { $number }{ at-hex } for your first castle.
   *[no] { $player } chooses a { $number }{ at-hex } for their first castle.
}
event-chose-castle-hidden = { $player } has chosen a place for their first castle.
event-founded = { $you ->
    [yes] Your first castle stands on a { $number }{ at-hex }.
   *[no] { $player }’s first castle stands on a { $number }{ at-hex }.
}
event-phase = Phase { $phase } begins. Goods of this phase: { $colours }.
event-round = Round { $round }.
event-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $player } rolls { $dice }.
}
event-goods-arrived = The white die brings { $goods } to { $depot }.
event-took = { $you ->
    [yes] You take { a-tile } from { $space }{ with-workers }.
   *[no] { $player } takes { a-tile } from { $space }{ with-workers }.
}
event-took-workers = { $you ->
    [yes] You take { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ and-silver }.
   *[no] { $player } takes { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }{ and-silver }.
}
and-silver = { $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
}
event-placed = { $you ->
    [yes] You place { a-tile } on a { $number }{ with-workers }.
   *[no] { $player } places { a-tile } on a { $number }{ with-workers }.
}
event-discarded = { $you ->
    [yes] You put { a-tile } into the box.
   *[no] { $player } puts { a-tile } into the box.
}
event-sold = { $you ->
    [yes] You sell { counted-goods }{ with-workers } for { $silver } silver{ and-gained }.
   *[no] { $player } sells { counted-goods }{ with-workers } for { $silver } silver{ and-gained }.
}
and-gained = { $gained ->
    [0] {""}
    [one] {" "}and { $gained } worker
   *[other] {" "}and { $gained } workers
}
event-bought = { $space_id ->
    [inns] { $you ->
        [yes] You buy { a-tile } for { paid }.
       *[no] { $player } buys { a-tile } for { paid }.
    }
   *[other] { $you ->
        [yes] You buy { a-tile } from { $space } for { paid }.
       *[no] { $player } buys { a-tile } from { $space } for { paid }.
    }
}
paid = { $workers ->
    [0] { $silver } silver
   *[other] { $silver ->
        [0] { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }
       *[other] { $silver } silver and { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }
    }
}
event-loaded = { $you ->
    [yes] You load { counted-goods } from { $depot }.
   *[no] { $player } loads { counted-goods } from { $depot }.
}
event-advanced = { $you ->
    [yes] Your pawn moves to space { $space } of the bridge.
   *[no] { $player }’s pawn moves to space { $space } of the bridge.
}
event-bank = { $you ->
    [yes] Your bank pays { $silver } silver.
   *[no] { $player }’s bank pays { $silver } silver.
}
event-boarding-house = { $you ->
    [yes] { $workers } workers join you from the boarding house.
   *[no] { $workers } workers join { $player } from the boarding house.
}
event-mines-paid = { $you ->
    [yes] Your mines pay { $silver } silver{ and-workers }.
   *[no] { $player }’s mines pay { $silver } silver{ and-workers }.
}
and-workers = { $workers ->
    [0] {""}
    [one] {" "}and { $workers } worker
   *[other] {" "}and { $workers } workers
}
event-declined = { $you ->
    [yes] You skip the { $effect }.
   *[no] { $player } skips the { $effect }.
}
event-turn-ended = { $unused_count ->
    [0] { $you ->
        [yes] You end your turn.
       *[no] { $player } ends their turn.
    }
   *[other] { $you ->
        [yes] You end your turn with { $unused } unused.
       *[no] { $player } ends their turn with { $unused } unused.
    }
}
event-ended = The game is over: what is left over and the monasteries are counted.

reason-area = an area of { $size } filled: { $by_size }, plus { $by_phase } for phase { $phase }
reason-colour-first = first to fill every { $kind } hex
reason-colour-second = second to fill every { $kind } hex
reason-livestock = { $extra ->
    [0] { $animals } { $species }
   *[other] { $animals } { $species }, and { $extra } for the tiles
}
reason-watchtower = a watchtower
reason-goods = { counted-goods } sold
reason-unsold-goods = { $count ->
    [one] { $count } good not sold
   *[other] { $count } goods not sold
}
reason-silver = { $count } silver
reason-workers = { $count } workers, a point for every two
reason-monastery = { $tile }: { $count } × { $what }

## What a balance report calls what seats are dealt (traits) and what they do (did, by the event)

trait-boards = Duchies
did-took = Took from a depot
did-bought = Bought
did-placed = Placed
did-discarded = Discarded
did-loaded = Loaded
did-sold = Sold
did-founded = First castle
did-declined = Declined
did-took-straight = Taken straight into the duchy
did-took-shield = Took a shield
did-shield-put = Put a shield
did-shield-given-up = Gave up a shield
did-shield-replaced = Replaced a shield
did-shield-worker = Workers of a shield
did-copied-player = Copied a player
did-route-bonus = Bonus of a trade route
did-set-die = Set a die

## The score sheet

source-areas = Areas
source-colours = Bonus tiles
source-livestock = Livestock
source-buildings = Watchtowers
source-goods = Goods sold
source-left-over = Left over
source-monasteries = Monasteries

## Why not

refusal-option-value-elsewhere = { $option_id ->
    [board] Duchy { $value_id } is chosen for each seat: board=own and board_1={ $value_id }, board_2=…; or board=border-posts deals the duchies 11a to 11f.
   *[other] “{ $value_id }” is no choice for “{ $option_id }”, but for { $others }.
}
refusal-board-not-own = { $option_id }: only if everyone chooses their own duchy, not with “{ $board_id }”.
refusal-board-without-player = { $option_id }: there is no such player; { $players ->
    [one] one person plays
   *[other] { $players } play
}.
refusal-board-copies = There { $copies ->
    [one] is { $copies } copy
   *[other] are { $copies } copies
} of duchy { $board_id }.
refusal-start-castle-centre = The castle starts in the middle only with { $choices }; with the others everyone chooses, openly or secretly.
refusal-position-tiles-wrong = The position does not hold each of the { $count } hexes exactly once. { $missing ->
    [none] { "" }
   *[other] Missing: { $missing }.
}{ $surplus ->
    [none] { "" }
   *[other] { " " }Too many: { $surplus }.
}
refusal-position-goods-wrong = The position does not hold each of the { $count } goods exactly once. { $missing ->
    [none] { "" }
   *[other] Missing: { $missing }.
}{ $surplus ->
    [none] { "" }
   *[other] { " " }Too many: { $surplus }.
}
refusal-position-hex-wrong = { $tile } can't lie on { $hex_id }.
refusal-position-keys-wrong = { $seat } has more than { $count } tiles in key spaces in this position.
refusal-position-store-wrong = { $seat } stores too many colours of goods in this position.

refusal-nothing-to-decline = There is nothing to decline: this has to be decided.
refusal-nothing-to-discard = You discard a tile only to make room in your key spaces.
refusal-nothing-to-pay = You pay when you buy a tile from the black depot.
refusal-pay-otherwise = A tile costs { $price }, and you have { $silver } silver and { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}. Only monastery 6 lets workers pay.
refusal-decide-first = { $step_id ->
    [start-castle] First choose where your castle stands.
    [turn] First use your dice, or end your turn.
    [free-action] First use your free action, or decline it.
    [hex] First choose the hex for your tile.
    [make-room] Your key spaces are full: first choose the tile that goes into the box.
    [make-room-there] Those key spaces are full: first choose the tile that goes into the box.
    [keep-three] You have more than three tiles in your key spaces: first choose the one that goes into the box.
    [keep] First choose key spaces for your new tile: your own, or the team's.
    [from-key] First say which tile you place: your own, or the team's.
    [pay] First say how you pay for your tile.
    [load] First choose a depot for your ship to load from, or decline.
    [load-alone] First choose a depot for your ship to load from, or decline.
    [load-colour] There is no room for all the goods: first choose the colour you load.
    [load-neighbour] First load from a neighbouring depot, or decline.
    [load-neighbour-alone] First load from a neighbouring depot, or decline.
    [load-everywhere] First choose the colour that your ship loads from all depots, or decline.
    [crane] First choose the building whose effect your crane uses, or decline.
    [geese] First choose the species that scores with your geese.
    [put-shield] First choose the castle that carries your new shield.
    [tax] First pay the tax on your shields, or give some up.
    [tile-from-depots] First place a tile from the six depots, or decline.
    [tile-from-black] First place a tile from the black depot, or decline.
    [gains] First count your points.
    [swap] First swap five goods for a black tile, or decline.
    [give] First choose the goods that you give for the black tile.
    [colour-tile] First put a tile from the black depot into your duchy, or decline.
   *[other] First do what you are asked for.
}
refusal-no-free-action = Free actions come from castles and buildings you place: use a die instead.
refusal-free-action-first = First use your free action, or decline it; your dice come after that.
refusal-die-used = You have already used this die this turn.
refusal-dice-equal = Both dice show the same number: use the first one.
refusal-dice-used = You have already used both dice this turn.
refusal-effect-not-for-that = { $effect_id ->
    [warehouse] The warehouse sells goods of one colour, and does nothing else.
    [carpenter] The carpenter's workshop takes a building from one of the six depots, and does nothing else.
    [church] The church takes a mine, a monastery or a castle from one of the six depots, and does nothing else.
    [market] The market takes a ship or livestock from one of the six depots, and does nothing else.
    [city-hall] The city hall places a tile from your key spaces, and does nothing else.
   *[other] { $effect } is not for that.
}
refusal-effect-other-kinds = { $effect_id ->
    [carpenter] The carpenter's workshop takes buildings only; this is a different kind of tile: { $kind }.
    [church] The church takes mines, monasteries and castles only; this is a different kind of tile: { $kind }.
    [market] The market takes ships and livestock only; this is a different kind of tile: { $kind }.
   *[other] { $effect } does not take this kind of tile: { $kind }.
}
refusal-no-goods = You have no { $goods } to sell; ships load goods from the depots.
refusal-too-few-workers = Your { $die } is too far off: you need { $needed } { $needed ->
    [one] worker
   *[other] workers
} and have { $workers }.
refusal-space-empty = There is no tile there to take.
refusal-equal-tile-first = There is an identical tile before it: take that one.
refusal-tile-not-held = You have no such tile in your key spaces: { $tile }.
refusal-no-hex-for-tile = No free hex next to your tiles takes { the-tile }.
refusal-castle-on-marked = On this board your first castle goes on another dark green hex: one of those that glow.
refusal-castle-on-green = Your first castle goes on a dark green hex.
refusal-choose-tile-first = First choose one of the tiles in your key spaces to place here.
refusal-hex-taken = There is already { a-tile } on this hex.
refusal-wrong-colour = { $tile } does not go here: this hex takes { $kind_id ->
    [castle] a castle
    [mine] a mine
    [ship] a ship
    [livestock] livestock
    [building] a building
   *[monastery] a monastery
}.
refusal-no-tile-for-hex = { $kind_id ->
    [castle] This hex takes a castle, and there is none in your key spaces.
    [mine] This hex takes a mine, and there is none in your key spaces.
    [ship] This hex takes a ship, and there is none in your key spaces.
    [livestock] This hex takes livestock, and there is none in your key spaces.
    [building] This hex takes a building, and there is none in your key spaces.
   *[monastery] This hex takes a monastery, and there is none in your key spaces.
}
refusal-hex-not-adjacent = This hex is not next to any of your tiles.
refusal-second-in-city = This city already has this building, and holds each type only once: { $tile }.
refusal-bought-already = You have already bought a tile this turn; one is the limit.
refusal-buy-black-only = Only tiles in the black depot are for sale; these you take with a die.
refusal-too-little-silver = A tile costs { $price } silver, and you do not have that much.
refusal-load-with-ship = Goods in the depots are loaded when you place a ship.
refusal-depot-without-goods = There are no goods in { $depot }.
refusal-depot-not-beside = You may load from a depot next to { $loaded } only; { $depot } is not.
refusal-no-room-for-goods = Your store is full: it holds { $count } colours of goods, and none of yours lies there.
refusal-goods-not-there = There are no { $goods } in { $depot }.
refusal-goods-nowhere = There are no { $goods } in any depot.

## Names

name-die-a = first die
name-die-b = second die
name-white = white die
name-free = free action
name-workers = workers
name-silver = silver
name-discard = into the box
name-buy = buy
name-pay = { $number ->
    [0] in silver
    [one] { $number } worker and silver
   *[other] { $number } workers
}
name-decline = decline
name-end-turn = end turn
name-hex = hex
name-depot = depot { $number }
name-black = the black depot
name-key = { $number ->
    [none] key space
   *[other] key space { $number }
}
# Of goods, where it is clear that these are meant.
name-colour-turquoise = turquoise
name-colour-purple = purple
name-colour-pink = pink
name-colour-red = red
name-colour-brown = brown
name-colour-orange = orange
name-goods-turquoise = turquoise goods
name-goods-purple = purple goods
name-goods-pink = pink goods
name-goods-red = red goods
name-goods-brown = brown goods
name-goods-orange = orange goods
name-castle = castle
name-mine = mine
name-ship = ship
name-livestock = livestock
name-building = building
name-monastery = { $number ->
    [none] monastery
   *[other] monastery { $number }
}
name-cow = { $number ->
    [none] cows
   *[other] { $number } cows
}
name-pig = { $number ->
    [none] pigs
   *[other] { $number } pigs
}
name-sheep = { $number ->
    [none] sheep
   *[other] { $number } sheep
}
name-goat = { $number ->
    [none] goats
   *[other] { $number } goats
}
name-warehouse = warehouse
name-carpenter = carpenter's workshop
name-church = church
name-market = market
name-boarding-house = boarding house
name-bank = bank
name-city-hall = city hall
name-watchtower = watchtower
name-goods-types-sold = colour of goods sold
name-goods-sold = goods tile sold
name-species = species
name-bonus-tiles = bonus tile

## Help: what a thing is and does

help-die-a = One action: take a tile from the depot with its number, place a tile on a hex with its number, sell goods of its number, or take workers. Each worker you spend changes it by one; 6 and 1 are neighbours.
help-die-b = { help-die-a }
help-white = At the start of each round it shows which depot the next goods tile goes to.
help-free = An action without one of your dice: no number to match, no workers to spend. Only a white castle's has a number, that of the white die, and workers may change it.
help-workers = Each worker changes a die by one, up or down; 6 and 1 are neighbours. At the end of the game every two workers are a point.
help-silver = Two silver buy a tile from the black depot, once per turn. At the end of the game each silver is a point.
help-discard = Removes a tile in your key spaces from the game, to make room for another.
help-buy = Once per turn, at any point in it: pay 2 silver and put a tile from the black depot in a key space.
help-pay = A purchase costs 2, in silver or, with monastery 6, in workers, or one of each.
help-decline = Skip this effect.
help-end-turn = Any dice you have not used are lost.
help-hex = A space of your duchy: it takes a tile of its colour, with a die of its number, next to a tile already placed.
help-depot = { $space ->
    [none] A depot: a die of its number takes a tile from here; a ship takes all the goods that lie here.
   *[other] A space of depot { $number }: a die of that number takes the tile to a key space.
}
help-black = A space of the black depot. Once per turn you may buy a tile here for 2 silver.
help-key = Tiles wait here until you place them. You have three.
goods-help = You store three colours of goods. Selling all of one colour gives 1 silver, and points for each tile: 2, 3 or 4 with two, three or four players. Unsold, each is a point at the end.
help-goods-turquoise = Sold with a 1. { goods-help }
help-goods-purple = Sold with a 2. { goods-help }
help-goods-pink = Sold with a 3. { goods-help }
help-goods-red = Sold with a 4. { goods-help }
help-goods-brown = Sold with a 5. { goods-help }
help-goods-orange = Sold with a 6. { goods-help }
help-castle = Dark green. When you place it you get one more action straight away, as with a die of any number.
help-mine = Grey. At the end of each phase every mine in your duchy gives 1 silver.
help-ship = Blue. Load all the goods of one depot, as long as your three stores have room, and move your pawn one space forward on the bridge.
help-livestock = Light green. You get as many points as there are animals on the tile, plus those of the same species already in that pasture.
help-building = Beige. Each type has an effect when it is placed. A city holds each type only once.
help-monastery = Yellow. It changes a rule for you, or gives points at the end of the game.
help-cow = { help-livestock }
help-pig = { help-livestock }
help-sheep = { help-livestock }
help-goat = { help-livestock }
help-warehouse = Sell all goods of one colour at once, without a die.
help-carpenter = Take a building from any of the six depots to a key space.
help-church = Take a mine, a monastery or a castle from any of the six depots to a key space.
help-market = Take a ship or livestock from any of the six depots to a key space.
help-boarding-house = Take 4 workers.
help-bank = Take 2 silver.
help-city-hall = Place another tile from your key spaces at once, on a hex of any number.
help-watchtower = 4 points.
help-monastery-1 = Your cities may hold the same type of building more than once.
help-monastery-2 = At the end of each phase every mine gives you a worker on top of the silver.
help-monastery-3 = Every sale of goods gives you 2 silver instead of 1.
help-monastery-4 = Every sale of goods gives you a worker on top of the silver.
help-monastery-5 = When you place a ship you may also load the goods of a depot beside the chosen one.
help-monastery-6 = You may pay for your purchase in workers, silver or both, and buy from any depot. Still one per turn.
help-monastery-7 = When you place livestock, every tile that scores gives 1 more point.
help-monastery-8 = Each worker may change a die by two instead of one.
help-monastery-9 = When you place a building you may change the die by one, without a worker.
help-monastery-10 = When you place a ship or livestock you may change the die by one, without a worker.
help-monastery-11 = When you place a castle, a mine or a monastery you may change the die by one, without a worker.
help-monastery-12 = When you take a tile with a die you may change the die by one, without a worker.
help-monastery-13 = When you use a die to take workers you also get 1 silver.
help-monastery-14 = When you use a die to take workers you get 4 instead of 2.
help-monastery-15 = At the end: 2 points for each colour of goods you have sold.
help-monastery-16 = At the end: 4 points for each warehouse in your duchy.
help-monastery-17 = At the end: 4 points for each watchtower in your duchy.
help-monastery-18 = At the end: 4 points for each carpenter's workshop in your duchy.
help-monastery-19 = At the end: 4 points for each church in your duchy.
help-monastery-20 = At the end: 4 points for each market in your duchy.
help-monastery-21 = At the end: 4 points for each boarding house in your duchy.
help-monastery-22 = At the end: 4 points for each bank in your duchy.
help-monastery-23 = At the end: 4 points for each city hall in your duchy.
help-monastery-24 = At the end: 4 points for each species of livestock in your duchy.
help-monastery-25 = At the end: 1 point for each goods tile you have sold.
help-monastery-26 = At the end: 3 points for each bonus tile you have, large or small.

## The rules in short, in the order of the rulebook

topic-goal = The goal
rules-goal = Fill your duchy with tiles. Points come from completed areas, livestock, goods and much else, most of them straight away. After five phases of five rounds, the most points win.
topic-phase = A phase
rules-phase = At the start of each of the five phases the tiles left on the central board go into the box, all spaces are filled again, and five goods tiles are laid out. Goods in the depots stay.
topic-round = A round
rules-round = Everyone rolls their two dice. The white die brings the next goods tile to a depot. Then everyone takes a turn, in the order of the bridge: the pawn furthest ahead first, and in a stack from top to bottom.
topic-turn = A turn
rules-turn = Two dice, an action with each, in any order: take a tile, place a tile, sell goods, or take workers. Each worker you spend changes a die by one. Once per turn you may also buy a tile from the black depot for 2 silver, at any time.
topic-take = Taking a tile
rules-take = A tile from the depot with the die's number goes to one of your three key spaces. If they are full, one tile goes into the box first.
topic-place = Placing a tile
rules-place = A tile from a key space goes on a free hex of its colour and of the die's number, next to a tile of yours. Then it has its effect. Placed tiles never move.
topic-tiles = The tiles
rules-tiles = Castles give an action, mines silver at the end of each phase, ships goods and a step on the bridge, livestock points, each building its own effect, monasteries a new rule or points at the end.
topic-areas = Areas and colours
rules-areas = A completed area gives 1, 3, 6, 10, 15, 21, 28 or 36 points for 1 to 8 hexes, and 10, 8, 6, 4 or 2 more in phase A, B, C, D or E. The first to fill all hexes of a colour gets 5, 6 or 7 points with two, three or four players, the second 2, 3 or 4.
topic-goods = Goods
rules-goods = You store three colours. A die of a colour's number sells all of it: 1 silver, and 2, 3 or 4 points for each tile with two, three or four players.
topic-end = The end
rules-end = After phase E: a point for each unsold goods tile, each silver and every two workers, and the points of your monasteries. Ties go to the duchy with more empty hexes, then to the pawn further back on the bridge.

## Shields

option-shields = Shields
help-option-shields = Shields lie at the depots. Use a double to put one on a castle of yours: it changes a rule for you, costs a tax every phase and gives points at the end.
option-shields-false = Without
help-option-shields-false = No shields.
option-shields-true = With shields
help-option-shields-true = Six, nine or twelve of the eighteen shields, by the number of players. Not for teams and not for one player.

prompt-put-shield = Which of your castles carries the shield? A shield already there leaves the game.
prompt-load-everywhere = Your shield: you may load all goods of one colour, from all depots.
prompt-keep-three = Without the shield you have three key spaces. Which tile goes into the box?
prompt-tile-from-depots = The phase ends: you may place a tile from the six depots straight into your duchy.
prompt-tile-from-black = The phase ends: you may place a tile from the black depot straight into your duchy.
prompt-tax = The tax is due: 1 silver for each of your shields. Pay, or give some up.

action-take-shield = Take { $shield }{ workers-cost }
action-set-die = Turn the { $source } to { $number }
action-copy-player = Share the monasteries of player { $other }
action-place-straight = Place { the-tile } from { $space }
action-pay-tax = { $workers ->
    [0] Pay the tax, { $silver } silver
   *[other] Pay the tax, { $silver } silver{ and-workers }
}
action-give-up = Give up { $shield }

event-took-shield = { $you ->
    [yes] You take { $shield } from { $depot }{ with-workers }.
   *[no] { $player } takes { $shield } from { $depot }{ with-workers }.
}
event-shield-put = { $you ->
    [yes] Your castle on a { $number }{ at-hex } carries { $shield }.
   *[no] { $player }’s castle on a { $number }{ at-hex } carries { $shield }.
}
event-shield-replaced = Out of the game: { $shield }.
event-shield-given-up = { $you ->
    [yes] You do not pay for { $shield }: it leaves the game.
   *[no] { $player } does not pay for { $shield }: it leaves the game.
}
event-shield-worker = { $you ->
    [yes] Thanks to { $shield } you take a worker, as { $other } does.
   *[no] Thanks to { $shield } { $player } takes a worker, as { $other } does.
}
event-copied-player = { $you ->
    [yes] With { $shield } you share the monasteries of { $other }.
   *[no] With { $shield } { $player } shares the monasteries of { $other }.
}
event-took-straight = { $you ->
    [yes] With { $shield } you place { a-tile } from { $space } straight into your duchy.
   *[no] With { $shield } { $player } places { a-tile } from { $space } straight into their duchy.
}
event-set-die = { $you ->
    [yes] With { $shield } you turn the { $die } to { $number }.
   *[no] With { $shield } { $player } turns the { $die } to { $number }.
}
event-paid-tax = { $you ->
    [yes] You pay { $silver } silver{ and-workers } in tax for your shields.
   *[no] { $player } pays { $silver } silver{ and-workers } in tax for their shields.
}

reason-shield = { $shield }
source-shields = Shields

refusal-shield-not-there = { $shield } lies at none of the depots.
refusal-shield-not-by-this = A free action takes a shield only if you have just placed a castle and have { $shield }.
refusal-shield-needs-both-dice = A shield takes both dice, and you have already used one.
refusal-shield-needs-double = This shield takes a double { $number }: you need { $needed } { $needed ->
    [one] worker
   *[other] workers
} and have { $workers }.
refusal-shield-not-held = You do not have { $shield }.
refusal-shield-on-castle = A shield goes on a castle of yours, and there is none on this hex.
refusal-shield-other-depots = { $shield } takes tiles from elsewhere, not from here.
refusal-die-set-already = You have already turned a die with your shield this turn.
refusal-die-shows-that = The { $die } already shows { $number }.
refusal-player-copied-already = You chose { $other }, and that choice is for the whole game.
refusal-copy-another-player = Shield 6 shares another player's monasteries, not your own.
refusal-copy-in-own-turn = You choose that player during a turn of your own.
refusal-no-tax-now = The tax is due at the end of the phase.
refusal-tax-otherwise = The tax is { $tax }, and you have { $silver } silver and { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}. Only shield 3 lets workers pay.
refusal-tile-at-phase-end = A tile goes straight into your duchy only at the end of a phase, with shield 14 or 15.
refusal-position-shields-wrong = In this position a shield is in two places, on no castle, or one too many ({ $field_id }).

name-shield = shield { $number }
name-number = number { $number }
name-player = player { $number }
name-tax = { $number ->
    [0] pay the tax
    [one] pay the tax, with { $number } worker
   *[other] pay the tax, with { $number } workers
}
name-give-up = give up

help-shield-1 = All your pastures count as one when livestock scores. 12 points at the end.
help-shield-2 = Whenever another player takes workers from the supply you take one, too. 12 points at the end.
help-shield-3 = You may pay the tax for shields in workers, silver or both. 12 points at the end.
help-shield-4 = You have as many key spaces as you like. 12 points at the end.
help-shield-5 = When you place a ship you may also load all the goods of one colour from all six depots. 12 points at the end.
help-shield-6 = Choose a player once, in a turn of yours: the monasteries in their duchy work for you as well, including those placed later, and count for you at the end. 12 points at the end.
help-shield-7 = Bonus tiles you win give you double points. 8 points at the end.
help-shield-8 = Your mines give double silver. 8 points at the end.
help-shield-9 = You get 1 silver for each goods tile you sell, instead of for each sale. 8 points at the end.
help-shield-10 = At the end your monasteries give double points. 8 points at the end.
help-shield-11 = When you place a castle its action may be to take a shield, from any depot. 8 points at the end.
help-shield-12 = Goods you sell give double points. 8 points at the end.
help-shield-13 = At the end all your shields give double points, this one too. 4 points at the end.
help-shield-14 = At the end of each phase you may place a tile from the six depots straight into your duchy, with its effect. 4 points at the end.
help-shield-15 = At the end of each phase you may place a tile from the black depot straight into your duchy, with its effect. 4 points at the end.
help-shield-16 = Once per turn you may turn one of your dice to any number before you use it. 4 points at the end.
help-shield-17 = Each area you complete scores as if it had one hex more, up to 8. 4 points at the end.
help-shield-18 = Your tiles need not touch other tiles. 4 points at the end.
help-number = The number to which you turn the die.
help-player = The player whose monasteries work for you as well.
help-tax = At the end of each phase, before the mines pay, each shield costs 1 silver. With shield 3 workers can pay, too.
help-give-up = Instead of paying for a shield you may remove it from the game.

topic-shields = Shields
rules-shields = Use both dice together, showing the same number (workers can help), to take a shield from the depot of that number. It goes on one of your castles, alone or in place of another, and works straight away; where a monastery says otherwise, the shield counts. At the end of each phase, before the mines pay, each shield costs 1 silver, or it leaves the game.

## Extra tiles

option-extra_tiles = Extra tiles
help-option-extra_tiles = Four more tiles: monasteries 27 and 28, the crane and the geese.
option-extra_tiles-false = Without
help-option-extra_tiles-false = Only the tiles of the base game.
option-extra_tiles-true = With extra tiles
help-option-extra_tiles-true = They are shuffled into the yellow and the black supply.

prompt-crane = Your crane: the effect of which building do you use?
prompt-geese = Your geese: which species in their pasture scores with them?
action-hire = Buy workers for 1 silver
action-crane = Use the crane as a { $building }
action-species = Score the { $species } with the geese
event-hired = { $you ->
    [yes] You buy { $workers } workers for { $silver } silver.
   *[no] { $player } buys { $workers } workers for { $silver } silver.
}
event-crane = { $you ->
    [yes] Your crane works as a { $building }.
   *[no] { $player }’s crane works as a { $building }.
}
reason-geese = { $extra ->
    [0] the geese with { $animals } { $species }
   *[other] the geese with { $animals } { $species }, and { $extra } for the tiles
}
refusal-no-workers-for-sale = Only monastery 28 lets you buy workers; a die takes them too.
refusal-no-silver = Two workers cost 1 silver, and you have none.
refusal-no-crane = You choose a building for the crane when you place it.
refusal-no-geese = You choose a species for the geese when you place them.
refusal-no-such-species = There are no { $species } in the pasture of the geese.
name-hire = buy workers
name-crane = crane
name-geese = geese
help-hire = With monastery 28: 2 workers for 1 silver, at any time in your turn, as often as you like.
help-crane = Beige, with a black back. When you place it you may use the effect of any building once. At the end it counts as one building of the type that one of your monasteries counts.
help-geese = Light green, with a black back. Two geese: 2 points, and the animals of one species already in that pasture. Later 2 points again with each livestock tile placed there. They are a species of their own.
help-monastery-27 = Your pawn is always on top of its stack on the bridge, straight away and whoever arrives.
help-monastery-28 = At any time in your turn you may buy 2 workers for 1 silver, as often as you like.

topic-extra-tiles = Extra tiles
rules-extra-tiles = Monastery 27 keeps your pawn on top of its stack, monastery 28 sells you workers, the crane is whatever building you need, and the geese score again with every tile that joins their pasture.

## White castles

option-white_castles = White castles
help-option-white_castles = Buildings that act with the white die, and a monastery that counts them.
option-white_castles-false = Without
help-option-white_castles-false = No white castles.
option-white_castles-true = With white castles
help-option-white_castles-true = Eight white castles and monastery 29 join the supplies.
name-white-castle = white castle
help-white-castle = Beige. When you place it you have one more action, with the number of the white die. Workers may change it for this action.
help-monastery-29 = At the end: 4 points for each white castle in your duchy.

topic-white-castles = White castles
rules-white-castles = A white castle is a building: one in each city. It gives an action of any kind with what the white die shows in this round; workers may change that, but the die stays as it is.

## Inns

option-inns = Inns
help-option-inns = Tiles that fit every colour and make their area larger.
option-inns-false = Without
help-option-inns-false = No inns.
option-inns-true = With inns
help-option-inns-true = One inn comes with each phase. Not for one player.
event-inn-arrived = { $count ->
    [one] An inn stands beside the black depot.
   *[other] { $count } inns stand beside the black depot.
}
refusal-second-inn = There is already an inn in this area, and it holds only one.
name-inns = the inns
name-inn = inn
help-inns = Inns lie beside the black depot until someone buys one for 2 silver, as their purchase of the turn.
help-inn = Fits a hex of any colour, one in each area. It does nothing, but its area counts as one hex larger, up to 8.

topic-inns = Inns
rules-inns = Each phase brings one more inn to the stack beside the black depot; inns are never cleared away. You buy one as you buy a black tile and place it on a hex of any colour, at most one per area. It has no effect of its own, but its area scores as one hex larger, up to 8.

## Trade routes

option-trade_routes = Trade routes
help-option-trade_routes = Goods you sell are laid along a route and bring bonuses.
option-trade_routes-false = Without
help-option-trade_routes-false = No trade routes.
option-trade_routes-true = With trade routes
help-option-trade_routes-true = Everyone is dealt a route of five, four or three tiles with two, three or four players. Not for teams and not for one player.
event-route-bonus = { $bonus_id ->
    [workers] { $you ->
        [yes] Space { $space } of your trade route gives 4 workers.
       *[no] Space { $space } of the trade route gives { $player } 4 workers.
    }
    [silver] { $you ->
        [yes] Space { $space } of your trade route gives 2 silver.
       *[no] Space { $space } of the trade route gives { $player } 2 silver.
    }
    [points] { $you ->
        [yes] Space { $space } of your trade route gives points.
       *[no] Space { $space } of the trade route gives { $player } points.
    }
    [action] { $you ->
        [yes] Space { $space } of your trade route gives an action with any number.
       *[no] Space { $space } of the trade route gives { $player } an action with any number.
    }
   *[other] { $you ->
        [yes] Space { $space } of your trade route works as { $bonus }.
       *[no] Space { $space } of the trade route of { $player } works as { $bonus }.
    }
}
reason-trade-route = space { $space } of the trade route
source-trade-routes = Trade routes
name-route-action = action of the trade route
name-route = trade route tile { $number }
help-route = Three spaces of a trade route. A sold goods tile laid on a space of its colour brings the bonus at once.
help-route-1 = From the left, for goods of that colour: purple: take a building; red: take a mine, monastery or castle; turquoise: 4 workers.
help-route-2 = From the left, for goods of that colour: turquoise: take a ship or livestock; purple: 2 silver; brown: place a tile with any number.
help-route-3 = From the left, for goods of that colour: red: an action with any number; turquoise: 4 points; purple: take a ship or livestock.
help-route-4 = From the left, for goods of that colour: pink: place a tile with any number; brown: 4 points; orange: take a ship or livestock.
help-route-5 = From the left, for goods of that colour: orange: place a tile with any number; red: take a ship or livestock; pink: sell goods of one colour.
help-route-6 = From the left, for goods of that colour: red: 4 workers; turquoise: sell goods of one colour; orange: take a building.
help-route-7 = From the left, for goods of that colour: brown: an action with any number; orange: 2 silver; turquoise: take a building.
help-route-8 = From the left, for goods of that colour: red: place a tile with any number; pink: take a mine, monastery or castle; purple: 4 workers.
help-route-9 = From the left, for goods of that colour: turquoise: 2 silver; orange: an action with any number; brown: take a building.
help-route-10 = From the left, for goods of that colour: orange: 4 points; pink: 2 silver; red: sell goods of one colour.
help-route-11 = From the left, for goods of that colour: brown: sell goods of one colour; purple: take a mine, monastery or castle; pink: 4 points.
help-route-12 = From the left, for goods of that colour: pink: 4 workers; brown: take a mine, monastery or castle; purple: an action with any number.

topic-trade-routes = Trade routes
rules-trade-routes = After a sale and its income, the goods are laid on your route one by one, from the left. Where the colour matches you get the bonus straight away, before the next one is laid. Once the route is full, goods are simply sold. All of them count as sold goods at the end.

## Border posts

option-board-border-posts = Border posts
help-option-board-border-posts = Everyone is dealt a different duchy with border posts, from 11a to 11f.
about-board-11a = Duchy no. 11a, with border posts: a city of seven.
about-board-11b = Duchy no. 11b, with border posts: river, pasture and monasteries of six. Known from one source only.
about-board-11c = Duchy no. 11c, with border posts: three cities of four. Known from one source only.
about-board-11d = Duchy no. 11d, with border posts: a river of six, a city of six. Known from one source only.
about-board-11e = Duchy no. 11e, with border posts: a city of eight. Known from one source only.
about-board-11f = Duchy no. 11f, with border posts: two cities of six. Known from one source only.
option-board_1-11a = No. 11a
help-option-board_1-11a = { about-board-11a }
option-board_1-11b = No. 11b
help-option-board_1-11b = { about-board-11b }
option-board_1-11c = No. 11c
help-option-board_1-11c = { about-board-11c }
option-board_1-11d = No. 11d
help-option-board_1-11d = { about-board-11d }
option-board_1-11e = No. 11e
help-option-board_1-11e = { about-board-11e }
option-board_1-11f = No. 11f
help-option-board_1-11f = { about-board-11f }
option-board_2-11a = No. 11a
help-option-board_2-11a = { about-board-11a }
option-board_2-11b = No. 11b
help-option-board_2-11b = { about-board-11b }
option-board_2-11c = No. 11c
help-option-board_2-11c = { about-board-11c }
option-board_2-11d = No. 11d
help-option-board_2-11d = { about-board-11d }
option-board_2-11e = No. 11e
help-option-board_2-11e = { about-board-11e }
option-board_2-11f = No. 11f
help-option-board_2-11f = { about-board-11f }
option-board_3-11a = No. 11a
help-option-board_3-11a = { about-board-11a }
option-board_3-11b = No. 11b
help-option-board_3-11b = { about-board-11b }
option-board_3-11c = No. 11c
help-option-board_3-11c = { about-board-11c }
option-board_3-11d = No. 11d
help-option-board_3-11d = { about-board-11d }
option-board_3-11e = No. 11e
help-option-board_3-11e = { about-board-11e }
option-board_3-11f = No. 11f
help-option-board_3-11f = { about-board-11f }
option-board_4-11a = No. 11a
help-option-board_4-11a = { about-board-11a }
option-board_4-11b = No. 11b
help-option-board_4-11b = { about-board-11b }
option-board_4-11c = No. 11c
help-option-board_4-11c = { about-board-11c }
option-board_4-11d = No. 11d
help-option-board_4-11d = { about-board-11d }
option-board_4-11e = No. 11e
help-option-board_4-11e = { about-board-11e }
option-board_4-11f = No. 11f
help-option-board_4-11f = { about-board-11f }
reason-border-posts = { $posts ->
    [2] two border posts linked in phase { $phase }
   *[other] the third border post linked in phase { $phase }
}
reason-border-posts-first = first to link all border posts
reason-border-posts-second = second to link all border posts
source-border-posts = Border posts
refusal-border-posts-for-all = Either everyone plays on a duchy with border posts ({ $choices }) or nobody does: “{ $value_id }” has none.
name-border-post = border post
help-border-post = Two posts joined by a chain of your tiles give the points of the phase; the third gives them again, plus a bonus for the first two players to manage it.

topic-border-posts = Border posts
rules-border-posts = Three posts stand at the edge of these duchies, each next to two hexes. When a chain of your tiles joins two of them you get the points of the phase, 10 to 2. When it joins the third you get them again, plus 5, 6 or 7 points with two, three or four players if you are first, or 2, 3 or 4 if you are second. This is not a bonus tile.

refusal-not-in-teams = { $option_id ->
    [shields] Shields are not used in the team game.
    [trade_routes] Trade routes are not used in the team game.
    [inns] Inns are not used in the team game.
    [white_castles] White castles are not used in the team game.
    [extra_tiles] Extra tiles are not used in the team game.
   *[other] { $option_id }: not in the team game.
}
refusal-not-alone = { $option_id ->
    [shields] Shields are not used in the solo game.
    [trade_routes] Trade routes are not used in the solo game.
    [inns] Inns are not used in the solo game.
    [team] The team game needs four players.
   *[other] { $option_id }: not in the solo game.
}

## The team game

option-team = Team game
help-option-team = Four players in two teams. Each team builds one large duchy.
option-team-false = Every player for themselves
help-option-team-false = No teams.
option-team-true = Two teams
help-option-team-true = Players 1 and 2 against players 3 and 4.
option-board-12a = No. 12a, for teams
help-option-board-12a = The team duchy for a first game: 73 hexes, the castle in the middle. Known from a single picture.
option-board-12b = No. 12b, for teams (house design)
help-option-board-12b = Our own design in place of the printed duchy of this number: smaller rivers, larger cities, and two castles to begin with.
prompt-keep = Where do you keep the new tile: in your own key spaces, or in the team's?
prompt-make-room-there = These key spaces are full. Which tile goes into the box?
prompt-from-key = Both you and your team hold this tile. Which one do you place?
action-key = { $key_id ->
    [private] Your own key spaces
   *[shared] The team's key spaces
}
event-kept = { $you ->
    [yes] You keep { a-tile } { $key_id ->
        [private] in a key space of your own
       *[shared] in a key space of the team
    }.
   *[no] { $player } keeps { a-tile } { $key_id ->
        [private] in a key space of their own
       *[shared] in a key space of the team
    }.
}
refusal-team-of-four = The team game is for four players, not { $players }.
refusal-team-board = “{ $value_id }” is not for the team game. Teams play on: { $choices }.
refusal-board-for-teams = “{ $board_id }” is for the team game only.
refusal-start-castle-open = With “{ $board_id }” the castle is chosen openly.
refusal-key-full = { $key_id ->
    [private] Your own key spaces are full, and the team's are not.
   *[shared] The team's key spaces are full, and your own are not.
}
refusal-discard-there = Make room where the new tile goes: { $key_id ->
    [private] your own key spaces.
   *[shared] the key spaces of the team.
}
refusal-no-key-to-choose = You choose between your own key spaces and the team's when you take or place a tile.
name-key-private = own key spaces
name-key-shared = key spaces of the team
help-key-private = Two spaces for tiles that only you can place.
help-key-shared = Two spaces for tiles that you or your partner can place.
topic-team = The team game
rules-team = Two players share a duchy of 73 hexes, its goods, silver and workers, and two key spaces; each has two more of their own, and their own dice, pawns and points. The order of the first round is A1, B1, A2, B2. Partners add up their points; ties go to the duchy with more empty hexes.

## The solo game

option-board-13a = No. 13a, solo
help-option-board-13a = Four regions joined by rivers, for a first solo game.
option-board-13b = No. 13b, solo
help-option-board-13b = Many small regions joined by rivers. Known from the promotional board; some die numbers of the later print may differ.
option-target = Target of the solo game
help-option-target = How many points bring the first extra action. A lower target makes the game easier.
option-target-45 = 45
help-option-target-45 = Much easier.
option-target-46 = 46
help-option-target-46 = Easier.
option-target-47 = 47
help-option-target-47 = Easier.
option-target-48 = 48
help-option-target-48 = A little easier.
option-target-49 = 49
help-option-target-49 = A little easier.
option-target-50 = 50
help-option-target-50 = The standard.
option-target-51 = 51
help-option-target-51 = A little harder.
option-target-52 = 52
help-option-target-52 = A little harder.
option-target-53 = 53
help-option-target-53 = Harder.
option-target-54 = 54
help-option-target-54 = Harder.
option-target-55 = 55
help-option-target-55 = Much harder.
prompt-gains = Count your points, in any order you like; anything else that is waiting may come first.
prompt-load-alone = Your ship: which depot do you load from? All other goods leave the game.
prompt-load-neighbour-alone = You may also load from a neighbouring depot, before the other goods leave the game.
prompt-swap = You may swap five goods for a tile from the black depot, which stays face down.
prompt-give = Which goods do you give for the black tile?
prompt-colour-tile = A colour is complete: put a tile from the black depot straight into your duchy, or decline.
action-count = Count { $points } { $points ->
    [one] point
   *[other] points
}
action-buy-points = Buy { $points } { $points ->
    [one] point
   *[other] points
} for silver
action-swap = Swap five goods for { the-tile }, face down
action-give = Give { $goods }
action-lay = Put { the-tile } straight into your duchy
action-first = First: { $effect }
event-removed = The white die takes { a-tile } at { $space } out of the game.
event-goods-removed = { $count ->
    [one] The goods tile left in the depots leaves the game.
   *[other] The { $count } goods tiles left in the depots leave the game.
}
event-counted = The counter moves by { $points } to { $counter } of { $target }.
event-target-reached = The target is reached: an action as with a castle. The next target is { $target }.
event-swapped = { $goods } goods are swapped for a tile from { $space }, face down.
event-swap-lapsed = Fewer than { $goods } goods are left, so there is no swap.
event-gave = One tile leaves the game: { $goods }.
event-laid = A complete colour: { a-tile } goes from { $space } straight into the duchy.
event-land-filled = The last hex is filled!
event-land-unfinished = The 25 rounds are over, and { $empty ->
    [one] a hex is
   *[other] { $empty } hexes are
} still empty.
reason-bought = bought for { $silver } silver
reason-past-target = beyond the target of { $target }, lost
source-bought = Bought
source-lost = Lost at the target
refusal-solo-board = “{ $value_id }” is not for the solo game, which is played on: { $choices }.
refusal-board-for-one = “{ $board_id }” is for the solo game only.
refusal-target-for-one = Only the solo game has a target; { $players } are playing.
refusal-no-such-gain = You have no { $points } points waiting to be counted.
refusal-points-after-gain = Points are for sale only right after points were counted.
refusal-points-past-target = Only { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} left to the target.
refusal-points-too-dear = { $points } { $points ->
    [one] point costs
   *[other] points cost
} { $points } silver, and you do not have that much.
refusal-no-swap = Goods are swapped only when you place a ship: five for a tile.
refusal-no-colour-complete = A tile goes from the black depot straight into your duchy only when you have filled all hexes of a colour.
refusal-nothing-to-do-first = There is nothing of that kind waiting to be done.
refusal-asked-now = That is what you are asked for right now: { $effect }.
refusal-order-chosen = You have just chosen what comes first: { $effect }.
refusal-give-in-order = You give goods in the order of their dice, and there are { $count } still to give: { $goods } would be out of order.
name-black-tile = black tile
name-count = count { $number }
name-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
name-swap = swap
name-lay = into the duchy
name-first = first
name-target = target
name-load-alone = ship
name-load-neighbour-alone = neighbouring depot
name-colour-tile = black tile for a colour
help-black-tile = A tile face down. It fits a hex of any colour and helps to fill it; it does nothing else.
help-count = Move the counter by these points. Anything beyond the target is lost.
help-points = Right after points are counted you may buy more, for 1 silver each.
help-swap = When you place a ship you may give five goods for a tile from the black depot. It stays face down and fits anywhere.
help-lay = When all hexes of a colour are filled, a tile from the black depot goes straight into your duchy, whatever its number, and has its effect.
help-first = You decide the order of the things that are to be done now.
help-target = At the target the counter starts again, the next target is five lower, and you get an action as with a castle.
help-load-alone = Load the goods of a depot; all others leave the game.
help-load-neighbour-alone = Load the goods of a depot beside the one just loaded (monastery 5), before all others leave the game.
help-colour-tile = { help-lay }
topic-solo = The solo game
rules-solo = Fill all 37 hexes within 25 rounds. Regions are joined only by rivers. Each round the white die also takes a tile from its depot out of the game. Points move a counter; at the target it starts again, anything beyond it is lost, the next target is five lower, and you get an action. Monasteries give their points straight away. You store all colours of goods; a ship empties the depots it does not load, and five goods may become a black tile. A complete colour brings a tile from the black depot instead of points.

## Help where the solo game or a team has another rule

help-white-solo = At the start of a round it says to which depot the next goods tile goes; then the first tile of that depot leaves the game, or of the next depot that has one.
help-workers-solo = Each worker changes a die by one, up or down; 6 and 1 are neighbours.
help-silver-solo = Two silver buy a tile from the black depot, once per turn. Right after points are counted each silver buys one more.
goods-help-solo = You store goods of all colours. Selling all of one colour gives 1 silver and 2 points for each tile. When you place a ship, any five may become a black tile.
help-ship-solo = Blue. Load all goods of one depot; all others leave the game. Then any five goods may become a tile of the black depot, face down.
help-monastery-solo = Yellow. It changes a rule for you, or gives points when you place it.
help-crane-solo = Beige, with a black back. When you place it you may use the effect of any building once. The next monastery that counts buildings counts it as one of them.
help-monastery-26-solo = When you place it: 3 points for each colour that is complete in your duchy.
help-key-team = Tiles wait here until they are placed. Each of you has two key spaces alone, and the team two more for both.
help-monastery-15-solo = When you place it: 2 points for each colour of which you have sold goods.
help-monastery-16-solo = When you place it: 4 points for each warehouse in your duchy.
help-monastery-17-solo = When you place it: 4 points for each watchtower in your duchy.
help-monastery-18-solo = When you place it: 4 points for each carpenter's workshop in your duchy.
help-monastery-19-solo = When you place it: 4 points for each church in your duchy.
help-monastery-20-solo = When you place it: 4 points for each market in your duchy.
help-monastery-21-solo = When you place it: 4 points for each boarding house in your duchy.
help-monastery-22-solo = When you place it: 4 points for each bank in your duchy.
help-monastery-23-solo = When you place it: 4 points for each city hall in your duchy.
help-monastery-24-solo = When you place it: 4 points for each species of livestock in your duchy.
help-monastery-25-solo = When you place it: 1 point for each goods tile you have sold.
help-monastery-29-solo = When you place it: 4 points for each white castle in your duchy.
help-goods-turquoise-solo = Sold with a 1. { goods-help-solo }
help-goods-purple-solo = Sold with a 2. { goods-help-solo }
help-goods-pink-solo = Sold with a 3. { goods-help-solo }
help-goods-red-solo = Sold with a 4. { goods-help-solo }
help-goods-brown-solo = Sold with a 5. { goods-help-solo }
help-goods-orange-solo = Sold with a 6. { goods-help-solo }
