# Mille Fiori in English. Values: docs/formats.md, "Words".

game = Mille Fiori
game-about = The glassmakers of a lagoon fill the six areas of a shared board with glass diamonds. One card a turn, points straight away and, every so often, a chain of extra cards. 2 to 4 players, about an hour.
chapter = Round { $number }

## Options

option-edition = Edition
help-option-edition = Which of the two printed rulebooks you play by. It sets the last four options of this list; each can also be set on its own.
option-edition-revised = Revised
help-option-edition-revised = The later rulebook: bonus spaces score at once, an empty display gives nothing, ties are shared, and a harbor card may leave your ship where it is.
option-edition-english = English
help-option-edition-english = The first English rulebook: bonus spaces score at the end, an empty display gives 5 points, ties are broken, and a harbor card always moves your ship.
option-choice = Choosing cards
help-option-choice = When you decide which card from your hand to keep.
option-choice-simultaneous = All at once
help-option-choice-simultaneous = Everyone keeps a card at the same time, in secret, and plays it when their turn comes.
option-choice-on-turn = On your turn
help-option-choice-on-turn = The tactical variant: you keep a card only when your turn comes, so you can respond to what the others did. Takes longer.
option-bonus_points = Bonus spaces
help-option-bonus_points = When you get the 20, 15, 10 or 5 points of a bonus space.
option-bonus_points-at-once = At once
help-option-bonus_points-at-once = As soon as you take the space.
option-bonus_points-at-end = At the end
help-option-bonus_points-at-end = When the game is over.
option-empty_display = Empty display
help-option-empty_display = What an extra card is worth when there are no cards in the display.
option-empty_display-nothing = Nothing
help-option-empty_display-nothing = The extra card is lost.
option-empty_display-5-points = 5 points
help-option-empty_display-5-points = You get 5 points instead of the card.
option-tie = Ties
help-option-tie = Who wins when the highest scores are tied.
option-tie-shared = Shared
help-option-tie-shared = The tied players win together.
option-tie-diamonds = Fewer diamonds
help-option-tie-diamonds = Whoever has fewer diamonds left wins; if that is also a tie, they share the win.
option-ship_move = Ship and harbor card
help-option-ship_move = Whether your ship has to sail when you place a diamond in the harbor.
option-ship_move-optional = May stay
help-option-ship_move-optional = Your choice: the full number on the wheel, or not at all.
option-ship_move-compulsory = Must sail
help-option-ship_move-compulsory = The ship always moves by the number on the wheel.

## What is asked

prompt-choose = Keep one card from your hand. You play it this turn; the others go to your left neighbour.
prompt-play = Use your card: put a diamond on a free space it fits, or sail by the number on its wheel.
prompt-extra = You earned an extra card! Play one from the display, or decline.

action-choose = Keep { $card }
action-extra = Play { $card } from the display
action-place = { $stay ->
    [yes] Place on { $space }, ship stays
   *[no] Place on { $space }
}
action-sail = Just sail
action-decline = Play no extra card

## What happens

event-round = Round { $round } of { $rounds }. { $start_you ->
    [yes] You begin.
   *[no] { $start } begins.
}
event-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $player } is dealt { $cards }.
}
event-dealt-hidden = { $player } is dealt { $count } cards.
event-passed = { $you ->
    [yes] You pick up { $cards }.
   *[no] { $player } picks up { $cards }.
}
event-passed-hidden = { $player } picks up { $count ->
    [one] a card
   *[other] { $count } cards
} from the right.
event-chose = { $you ->
    [yes] You keep { $card }.
   *[no] { $player } keeps { $card }.
}
event-chose-hidden = { $player } keeps a card.
event-placed = { $you ->
    [yes] You play { $card } and put a diamond on { $space }.
   *[no] { $player } plays { $card } and puts a diamond on { $space }.
}
event-sailed = { $you ->
    [yes] You play { $card } and sail to sea space { $to }.
   *[no] { $player } plays { $card } and sails to sea space { $to }.
}
event-bonus = { $you ->
    [yes] You claim the { $value } bonus space of { $area }.
   *[no] { $player } claims the { $value } bonus space of { $area }.
}
event-extra = { $you ->
    [yes] You take { $card } from the display as an extra card.
   *[no] { $player } takes { $card } from the display as an extra card.
}
event-declined = { $you ->
    [yes] You play no extra card.
   *[no] { $player } plays no extra card.
}
event-supply-empty = { $you ->
    [yes] Your last diamond is on the board. The game ends once everyone has finished this turn.
   *[no] { $player }’s last diamond is on the board. The game ends once everyone has finished this turn.
}
event-left-over = The cards nobody kept go to the display: { $cards }.
event-ended = { $how_id ->
    [deck] The deck has run out: the game is over.
   *[diamonds] Someone has run out of diamonds: the game is over.
}

reason-group = { $size ->
    [one] a diamond in the workshops
   *[other] a group of { $size } in the workshops
}
reason-pigment-group = { $size ->
    [one] a diamond on pigment, doubled
   *[other] a group of { $size } in the workshops, doubled by pigment
}
reason-residence-run = { $size ->
    [one] a residence
   *[other] a run of { $size } residences
}
reason-citizen = row { $level } of the pyramid
reason-citizen-doubled = row { $level } of the pyramid, doubled for the matching symbol
reason-triangle = { $count ->
    [one] a diamond beneath the new one
   *[other] { $count } diamonds beneath the new one
}
reason-column = { $count ->
    [one] a diamond in a column worth { $value }
   *[other] { $count } diamonds in a column worth { $value } each
}
reason-fleet = { $ships ->
    [one] a ship in a fleet with { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }
   *[other] { $ships } ships in a fleet with { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }
}
reason-sea-space = sailed to a { $points }
reason-bonus-space = a bonus space of { $area }
reason-empty-display = an extra card, but the display is empty

## What a balance report calls what seats are dealt (traits) and what they do (did, by the event)

did-dealt = Dealt
did-chose = Chose
did-passed = Passed on
did-extra = Extra card
did-placed = Placed
did-sailed = Sailed with

## The score sheet

source-workshops = Workshops
source-residences = Residences
source-nobles = Nobles
source-commoners = Commoners
source-trade = Trade
source-harbor = Harbor
source-sea = Sea
source-bonus = Bonus spaces
source-display = Empty display

## Why not

refusal-card-chosen-already = You have already chosen your card: use it now.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-no-extra-card-now = You can play from the display only once you have earned an extra card.
refusal-card-not-in-display = { $card } is not in the display.
refusal-nothing-to-decline = You have not earned an extra card, so there is none to decline.
refusal-choose-card-first = First choose a card from your hand.
refusal-choose-extra-card-first = First choose a card from the display, or decline.
refusal-choose-card-for = First choose a card from your hand. { $cards_count ->
    [one] This one fits: { $cards }.
   *[other] These fit: { $cards }.
}
refusal-choose-extra-card-for = First choose a card from the display. { $cards_count ->
    [one] This one fits: { $cards }.
   *[other] These fit: { $cards }.
}
refusal-no-card-for-area = { $where_id ->
    [hand] None of your cards is for { $area }.
   *[display] No card in the display is for { $area }.
}
refusal-no-card-for-symbol = { $where_id ->
    [hand] That space needs a card with { $symbol }, and you have none.
   *[display] That space needs a card with { $symbol }, and there is none in the display.
}
refusal-wrong-area = { $card } is for { $area } only.
refusal-space-taken = { $owner } already has a diamond there.
refusal-no-diamonds-left = You have no diamonds left, but you can still sail.
refusal-residence-next = Residences are filled in order; the next one is { $space }.
refusal-wrong-symbol = { $card } goes on a { $symbol } space only.
refusal-ship-at-the-end = Your ship is already on the last sea space: there is nothing to decide.
refusal-pyramid-support = The two spaces right beneath must be taken first, to get up to { $space }.
refusal-ship-of-other = That is { $owner }’s ship; you sail only your own.
refusal-sail-forward = Your ship sails forward only, from where it is.
refusal-sail-by-wheel = That space is { $steps } ahead of your ship, and you sail exactly what a wheel shows: { $wheels }.
refusal-position-cards-wrong = The position does not contain each of the { $count } cards exactly once. { $missing ->
    [none] { "" }
   *[other] Missing: { $missing }.
}{ $surplus ->
    [none] { "" }
   *[other] { " " }Too many: { $surplus }.
}
refusal-position-residences-gap = There is a gap in the line of residences: it is filled from its beginning.
refusal-position-in-the-air = A diamond hangs in the air ({ $space }): both spaces below it must be filled first.
refusal-position-not-played-for = No card in the discard pile belongs to the diamond on this space: { $space }.
refusal-position-diamonds-wrong = { $seat } does not have { $count } diamonds in this position.

## Names

number = { $number ->
    [none] {""}
   *[other] { " " }{ $number }
}
nth = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] { $nth }th
}
row = { $level ->
    [1] first row
    [2] second row
   *[3] top row
}
row-nth = { $row ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
citizen = { $alike ->
    [one] the { $symbol }
   *[other] the { nth } { $symbol }
}
name-quartz = quartz{ number }
name-ash = ash{ number }
name-lime = lime{ number }
name-pigment = pigment{ number }
name-residence = residence{ number }
name-lion = lion{ number }
name-coin = coin{ number }
name-cross = cross{ number }
name-fish = fish{ number }
name-shell = shell{ number }
name-crab = crab{ number }
name-glassware = glassware{ number }
name-carafe = carafe{ number }
name-jewelry = jewelry{ number }
name-swan = swan{ number }
name-harbor = { $number ->
    [none] the harbor
   *[other] harbor { $number }
}
name-workshops = the workshops
name-residences = the residences
name-nobles = the nobles
name-commoners = the commoners
name-trade = trade
name-citizens = the citizens
name-sea = { $number ->
    [none] the sea
   *[other] sea space { $number }
}
name-ship = { $number ->
    [none] the ship
   *[other] the ship of player { $player }
}
name-stay = ship stays
name-decline = no extra card
name-display = the display
name-w = the { nth } { $symbol } workshop
name-r = the { nth } residence worth { $points }
name-nb = { citizen } of the nobles, { row }
name-ns = { citizen } of the nobles, { row }
name-nt = { citizen } of the nobles, { row }
name-cb = { citizen } of the commoners, { row }
name-cs = { citizen } of the commoners, { row }
name-ct = { citizen } of the commoners, { row }
name-t = the { $symbol } in the { row-nth } trade row
name-h = the { nth } ship of fleet { $row }
name-g = the { nth } gold diamond
name-bonus-workshops = the bonus spaces of the workshops
name-bonus-residences = the bonus spaces of the residences
name-bonus-nobles = the bonus spaces of the nobles
name-bonus-commoners = the bonus spaces of the commoners
name-bonus-trade = the bonus spaces of trade

## Help: what a thing is and does

wheel-help = Or, like any card, sail: its wheel moves your ship { $wheel }.
workshop-card-help = A workshop card: put a diamond on a free space with this symbol. You get 1 point for each diamond in your connected group. { wheel-help }
noble-card-help = A card of the nobles: put a diamond on any free space of their pyramid; above the base, both spaces beneath must be taken. If the space shows this symbol, it scores double. { wheel-help }
commoner-card-help = A card of the commoners: put a diamond on any free space of their pyramid; above the base, both spaces beneath must be taken. If the space shows this symbol, it scores double. { wheel-help }
trade-card-help = A trade card: put a diamond on a free space of this good. Every diamond in the column then scores for its owner, as many points as there are diamonds in the column. { wheel-help }
help-quartz = { workshop-card-help }
help-ash = { workshop-card-help }
help-lime = { workshop-card-help }
help-pigment = A workshop card: put a diamond on a free pigment space. You get 2 points, not 1, for each diamond in your connected group. { wheel-help }
help-residence = A residence card: put a diamond on the next free residence. You get its points, plus those of your own unbroken run right before it. { wheel-help }
help-lion = { noble-card-help }
help-coin = { noble-card-help }
help-cross = { noble-card-help }
help-fish = { commoner-card-help }
help-shell = { commoner-card-help }
help-crab = { commoner-card-help }
help-glassware = { trade-card-help }
help-carafe = { trade-card-help }
help-jewelry = { trade-card-help }
help-swan = { trade-card-help }
help-harbor = { $number ->
    [none] { rules-harbor }
   *[other] A harbor card: put a diamond on any free ship, then sail by the wheel as well: { $wheel }. A fleet of three ships scores once it is full. Or just sail.
}
help-workshops = { rules-workshops }
help-residences = { rules-residences }
help-nobles = { rules-citizens }
help-commoners = { rules-citizens }
help-citizens = { rules-citizens }
help-trade = { rules-trade }
help-sea = { $number ->
    [none] { rules-sea }
    [0] The bay, where the ships start.
   *[other] { $extra ->
        [yes] End your move here for { $points ->
            [0] an extra card.
           *[other] { points-here } and an extra card. Nobody sails further than this.
        }
       *[no] End your move here for { points-here }.
    }
}
points-here = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-w = A workshop space. You get 1 point for each diamond in your group with the new one, or 2 each if the new one is on pigment. Taking the last of the three spaces round a gold diamond earns an extra card.
help-r = A residence worth { points-here }. They are filled in order, none is skipped. You get its points plus those of your own unbroken run right before it.
pyramid-help = A space of a pyramid, worth { points-here }, or double if the card shows the same symbol. Above the base, both spaces right beneath must be taken. All diamonds in the triangle beneath score again for their owners. The top row earns an extra card.
help-nb = { pyramid-help }
help-ns = { pyramid-help }
help-nt = { pyramid-help }
help-cb = { pyramid-help }
help-cs = { pyramid-help }
help-ct = { pyramid-help }
help-t = A trade space, for the good of this column. Each diamond in the column scores for its owner as many points as there are now diamonds in it. If someone has more diamonds there than you, you earn an extra card.
help-h = A ship of fleet { $row }. Once its three ships are taken, each diamond on them is worth 0, 1, 3, 6 or 10 points for 0 to 4 taken goods in the trade row beside it. Then you sail by the wheel of the card.
help-g = Whoever takes the last of the three spaces round this gold diamond plays an extra card.
help-bonus-workshops = The first player with a diamond on each of the four materials gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once per player.
help-bonus-residences = The first player with diamonds on residences of four different values gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once per player.
help-bonus-nobles = The first player with a diamond on each of the three symbols of the nobles gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once per player.
help-bonus-commoners = The first player with a diamond on each of the three symbols of the commoners gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once per player.
help-bonus-trade = The first player with a diamond on each of the four goods gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once per player.
help-ship = Your ship. You can use any card just for the number on its wheel: the ship moves that many spaces, and only the space where it stops counts.
help-stay = Place the diamond in the harbor without moving your ship.
help-decline = Leave the display as it is and end your turn.
help-display = The face-up cards beside the board. Extra cards are played from here. At the end of each round the cards nobody kept are added; nothing else refills it.

## The rules in short, in the order of the table

topic-goal = The goal
rules-goal = You put glass diamonds on a shared board, one card at a time. Points count straight away; the most points win.
topic-turn = A turn
rules-turn = At the start of a round everyone gets five cards. Keep one and pass the rest to the left; then, from the start player on, everyone plays the card they kept. Carry on with the cards you were passed, until one is left (two with two players): those go to the open display.
topic-card = Using a card
rules-card = A card lets you put a diamond on a space of its area. Or use it just for the number on its wheel and sail, whatever it shows. Then it is discarded.
topic-extra = Extra cards
rules-extra = Some placements and some sea spaces earn an extra card: straight away you may play a card from the display as if it came from your hand. It may earn another, and so on.
topic-workshops = Workshops
rules-workshops = Any free space with the card's symbol. 1 point for each diamond in your connected group with the new one; 2 each if the new one is on pigment. Bonus space: all four materials. Extra card: taking the last of the three spaces round a gold diamond.
topic-residences = Residences
rules-residences = Always the next free space. Its points, plus those of your own diamonds in an unbroken run right before it. Bonus space: four different values. Extra card: your third and your fifth different value.
topic-citizens = Citizens
rules-citizens = Two pyramids, nobles and commoners. Any free space of the card's pyramid; above the base, only on top of two taken spaces. 1, 3 or 6 points by row, double if card and space show the same symbol; and every diamond in the triangle beneath scores its 1 or 3 for its owner. Bonus space: all three symbols of a pyramid. Extra card: the top row.
topic-trade = Trade
rules-trade = Any free space of the good on the card. Each diamond in that column scores for its owner as many points as there are diamonds in the column. Bonus space: all four goods. Extra card: when someone has more diamonds in the column than you.
topic-harbor = Harbor
rules-harbor = Any free ship. Once the three ships of a row are taken the fleet departs: each of its diamonds is worth 0, 1, 3, 6 or 10 points for 0, 1, 2, 3 or 4 taken goods in the trade row beside it. Then your own ship sails by the number on the wheel.
topic-sea = The sea
rules-sea = Only the space where your ship stops counts: its points, or an extra card. The last space gives both, and the voyage is over.
topic-bonus = Bonus spaces
rules-bonus = Five areas have four bonus spaces: 20, 15, 10 and 5. The first to meet the area's goal claims the highest one left, with a diamond from their supply. One per player in each area.
topic-end = The end
rules-end = The game ends with the round in which the deck runs out, or when someone puts the last of their 27 diamonds on the board: then those who still have a chosen card play it, and that is all. Three more diamonds are in reserve for that last turn.
