# Mille Fiori in English. Values: docs/formats.md, "Words".

game = Mille Fiori
game-about = Glassmakers of a lagoon fill six areas of a shared board with glass diamonds. One card a turn, points at once, and now and then a chain of extra cards. 2 to 4 players, about an hour.
chapter = Round { $number }

## Options

option-edition = Edition
help-option-edition = Which of the two printed rule texts you play by. It sets the four options at the end of this list; each can also be set by itself.
option-edition-revised = Revised
help-option-edition-revised = The later text: bonus spaces score at once, an empty display gives nothing, ties are shared, and a harbor card may leave the ship where it is.
option-edition-english = English
help-option-edition-english = The first English text: bonus spaces score at the end, an empty display gives 5 points, ties are broken, and a harbor card always moves the ship.
option-choice = Choosing cards
help-option-choice = When you decide which card of your hand you keep.
option-choice-simultaneous = All at once
help-option-choice-simultaneous = Everybody keeps a card at the same time, in secret, and plays it when their turn comes.
option-choice-on-turn = On your turn
help-option-choice-on-turn = The tactical variant: you keep a card only when your turn comes, so you can answer what the others did. Takes longer.
option-bonus_points = Bonus spaces
help-option-bonus_points = When the 20, 15, 10 or 5 points of a bonus space are yours.
option-bonus_points-at-once = At once
help-option-bonus_points-at-once = As soon as you take the space.
option-bonus_points-at-end = At the end
help-option-bonus_points-at-end = When the game is over.
option-empty_display = Empty display
help-option-empty_display = What an extra card is worth when no card lies in the display.
option-empty_display-nothing = Nothing
help-option-empty_display-nothing = The extra card is lost.
option-empty_display-5-points = 5 points
help-option-empty_display-5-points = You get 5 points instead of the card.
option-tie = Ties
help-option-tie = Who wins when the highest scores are equal.
option-tie-shared = Shared
help-option-tie-shared = Those players win together.
option-tie-diamonds = Fewer diamonds
help-option-tie-diamonds = The one with fewer diamonds left wins; if that is equal too, they share.
option-ship_move = Ship and harbor card
help-option-ship_move = Whether your ship has to sail when you place a diamond in the harbor.
option-ship_move-optional = May stay
help-option-ship_move-optional = You choose: the full number of the wheel, or not at all.
option-ship_move-compulsory = Must sail
help-option-ship_move-compulsory = The ship always moves by the number of the wheel.

## What is asked

prompt-choose = Keep one card of your hand. You play it this turn; the others go on to your left neighbour.
prompt-play = Use your card: put a diamond on a free space it fits, or sail with its wheel number.
prompt-extra = You earned an extra card! Play one from the display, or decline.

action-choose = Keep { $card }
action-extra = Play { $card } from the display
action-place = { $stay ->
    [yes] Place on { $space }, the ship stays
   *[no] Place on { $space }
}
action-sail = Only sail
action-decline = Play no extra card

## What happens

event-round = Round { $round } of { $rounds }. { $start } begins.
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
    [yes] You put a diamond on { $space }, with { $card }.
   *[no] { $player } puts a diamond on { $space }, with { $card }.
}
event-sailed = { $you ->
    [yes] You sail with { $card }, to sea space { $to }.
   *[no] { $player } sails with { $card }, to sea space { $to }.
}
event-bonus = { $you ->
    [yes] You take the { $value } bonus space of { $area }.
   *[no] { $player } takes the { $value } bonus space of { $area }.
}
event-extra = { $you ->
    [yes] You play { $card } from the display as an extra card.
   *[no] { $player } plays { $card } from the display as an extra card.
}
event-declined = { $you ->
    [yes] You play no extra card.
   *[no] { $player } plays no extra card.
}
event-supply-empty = { $you ->
    [yes] Your last diamond is on the board. The game ends after this turn of everybody.
   *[no] { $player }’s last diamond is on the board. The game ends after this turn of everybody.
}
event-left-over = The cards nobody kept join the display: { $cards }.
event-ended = { $how_id ->
    [deck] The deck is used up: the game is over.
   *[diamonds] A supply of diamonds is used up: the game is over.
}

reason-group = { $size ->
    [one] a diamond in the workshops
   *[other] a group of { $size } in the workshops
}
reason-pigment-group = { $size ->
    [one] a diamond on pigment counts double
   *[other] a group of { $size } in the workshops, doubled by pigment
}
reason-residence-run = { $size ->
    [one] a residence
   *[other] a row of { $size } residences
}
reason-citizen = level { $level } of the pyramid
reason-citizen-doubled = level { $level } of the pyramid, doubled because the symbol matches
reason-triangle = { $count ->
    [one] a diamond beneath the new one
   *[other] { $count } diamonds beneath the new one
}
reason-column = { $count ->
    [one] a diamond in a column worth { $value }
   *[other] { $count } diamonds in a column worth { $value } each
}
reason-fleet = { $ships ->
    [one] a ship of a fleet with { $goods } goods
   *[other] { $ships } ships of a fleet with { $goods } goods
}
reason-sea-space = sea space { $space }
reason-bonus-space = a bonus space of { $area }
reason-empty-display = an extra card with an empty display

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
refusal-no-extra-card-now = You can play from the display only when you have earned an extra card.
refusal-card-not-in-display = { $card } is not in the display.
refusal-nothing-to-decline = You have earned no extra card that you could decline.
refusal-choose-card-first = First choose a card from your hand.
refusal-choose-extra-card-first = First choose a card from the display, or decline.
refusal-no-card-for-area = { $where_id ->
    [hand] None of your cards is for { $area }.
   *[display] No card in the display is for { $area }.
}
refusal-no-card-for-symbol = { $where_id ->
    [hand] That space needs a card with { $symbol }, and you have none.
   *[display] That space needs a card with { $symbol }, and there is none in the display.
}
refusal-wrong-area = { $card } is for { $area } only.
refusal-space-taken = There is already a diamond there, { $owner }’s.
refusal-no-diamonds-left = You have no diamonds left; you can still sail.
refusal-residence-next = Residences are filled in order; the next one is { $space }.
refusal-wrong-symbol = { $card } goes only on a space with { $symbol }.
refusal-ship-at-the-end = Your ship is on the last sea space, so there is nothing to hold back.
refusal-pyramid-support = The two spaces right below { $space } must be taken first.
refusal-ship-of-other = That is { $owner }’s ship; you sail only your own.
refusal-sail-forward = Your ship sails forward only, from where it is.
refusal-sail-by-wheel = That space is { $steps } ahead of your ship, and the wheel says how far you sail: { $wheels }.
refusal-position-cards-wrong = The position does not contain each of the { $count } cards exactly once.
refusal-position-diamonds-wrong = { $seat } does not have { $count } diamonds in this position.

## Names

number = { $number ->
    [none] {""}
   *[other] { " " }{ $number }
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
name-ship = the ship
name-stay = leave the ship
name-decline = no extra card
name-display = the display
name-w = workshop { $thing } ({ $symbol })
name-r = residence { $thing } ({ $points })
name-nb = noble { $thing } ({ $symbol })
name-ns = noble { $thing } ({ $symbol })
name-nt = noble { $thing } ({ $symbol })
name-cb = commoner { $thing } ({ $symbol })
name-cs = commoner { $thing } ({ $symbol })
name-ct = commoner { $thing } ({ $symbol })
name-t = trade { $thing } ({ $symbol })
name-h = ship { $thing } (fleet { $row })
name-g = a gold diamond
name-bonus-workshops = the bonus spaces of the workshops
name-bonus-residences = the bonus spaces of the residences
name-bonus-nobles = the bonus spaces of the nobles
name-bonus-commoners = the bonus spaces of the commoners
name-bonus-trade = the bonus spaces of trade

## Help: what a thing is and does

wheel-help = Or, like any card, sail: its wheel moves your ship { $wheel }.
workshop-card-help = A workshop card: put a diamond on a free space with this symbol. You get 1 point for each diamond of your connected group. { wheel-help }
noble-card-help = A card of the nobles: put a diamond on any free space of their pyramid that has its two supports. If the space shows this symbol, its points count double. { wheel-help }
commoner-card-help = A card of the commoners: put a diamond on any free space of their pyramid that has its two supports. If the space shows this symbol, its points count double. { wheel-help }
trade-card-help = A trade card: put a diamond on a free space of this good. Every diamond of the column then scores for its owner, as many points as the column has diamonds. { wheel-help }
help-quartz = { workshop-card-help }
help-ash = { workshop-card-help }
help-lime = { workshop-card-help }
help-pigment = A workshop card: put a diamond on a free pigment space. You get 2 points, not 1, for each diamond of your connected group. { wheel-help }
help-residence = A residence card: put a diamond on the next free residence. You get its points, and again those of your own unbroken row right before it. { wheel-help }
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
   *[other] A harbor card: put a diamond on any free ship space, and then sail by the wheel as well: { $wheel }. A fleet of three ships scores when it is full. Or only sail.
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
help-w = A space of the workshops. You get 1 point for each diamond of the own group that a new one joins or starts, 2 if the new one lies on pigment. The third diamond round a gold diamond earns an extra card.
help-r = A residence worth { points-here }. They are filled in order, none is skipped. You get its points and those of your own unbroken row before it.
pyramid-help = A space of a pyramid, { points-here }, twice that if the card shows the same symbol. Above the base it needs both spaces right below. All diamonds in the triangle beneath score again for their owners. The top level earns an extra card.
help-nb = { pyramid-help }
help-ns = { pyramid-help }
help-nt = { pyramid-help }
help-cb = { pyramid-help }
help-cs = { pyramid-help }
help-ct = { pyramid-help }
help-t = A space of trade, for the good in this column. Each diamond of the column scores for its owner as many points as the column now has diamonds. If somebody has more diamonds there than you, you earn an extra card.
help-h = A ship of fleet { $row }. When its three ships are taken, each diamond on them is worth 0, 1, 3, 6 or 10 points for 0 to 4 taken goods in the trade row beside it. Then you sail by the wheel of the card.
help-g = Whoever takes the last of the three spaces round this gold diamond plays an extra card.
help-bonus-workshops = The first to have a diamond on each of the four materials gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once for each player.
help-bonus-residences = The first to have diamonds on four different residence values gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once for each player.
help-bonus-nobles = The first to have a diamond on each of the three symbols of the nobles gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once for each player.
help-bonus-commoners = The first to have a diamond on each of the three symbols of the commoners gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once for each player.
help-bonus-trade = The first to have a diamond on each of the four goods gets 20 points, the next 15, then 10, then 5. It takes one of your diamonds; once for each player.
help-ship = Your ship. Any card can be used for its wheel number alone: the ship moves so many spaces, and only the space where it ends counts.
help-stay = Place the diamond in the harbor without moving your ship.
help-decline = Leave all cards of the display where they are and end your turn.
help-display = The open cards beside the board. An extra card is played from here. At the end of each round the cards nobody kept are added; nothing else refills it.

## The rules in short, in the order of the table

topic-goal = The goal
rules-goal = You put diamonds of glass on a shared board, one card at a time. Points count at once; the most points win.
topic-turn = A turn
rules-turn = At the start of a round everybody gets five cards. Keep one, pass the rest to the left; then, from the start player on, all play the card they kept. Go on with the cards you were passed, until one is left (two with two players): those join the open display.
topic-card = Using a card
rules-card = A card lets you put a diamond on a space of its area. Or use it for its wheel number alone and sail, whatever it shows. Then it is discarded.
topic-extra = Extra cards
rules-extra = Some placements and some sea spaces earn an extra card: at once you may play one card of the display like one of your hand. It can earn another one, and so on.
topic-workshops = Workshops
rules-workshops = Any free space with the symbol of the card. 1 point for each diamond of the own connected group with the new one; 2 for each if the new one lies on pigment. Bonus space: all four materials. Extra card: taking the last of the three spaces round a gold diamond.
topic-residences = Residences
rules-residences = Always the next free space. Its points, and again those of your own diamonds in an unbroken row right before it. Bonus space: four different values. Extra card: the third and the fifth different value.
topic-citizens = Citizens
rules-citizens = Two pyramids, nobles and commoners. Any free space of the card's pyramid, above the base only on two taken spaces. 1, 3 or 6 points by level, twice that if card and space show the same symbol; and every diamond in the triangle beneath scores its 1 or 3 for its owner. Bonus space: all three symbols of a pyramid. Extra card: the top level.
topic-trade = Trade
rules-trade = Any free space of the good on the card. Each diamond of that column scores for its owner as many points as the column has diamonds. Bonus space: all four goods. Extra card: when somebody has more diamonds in the column than you.
topic-harbor = Harbor
rules-harbor = Any free ship. When the three ships of a row are taken the fleet departs: each of its diamonds is worth 0, 1, 3, 6 or 10 points for 0, 1, 2, 3 or 4 taken goods of the trade row beside it. Then your own ship sails by the wheel number.
topic-sea = The sea
rules-sea = Only the space where your ship ends its move counts: its points, or an extra card. On the last space there are both, and the journey is over.
topic-bonus = Bonus spaces
rules-bonus = Five areas have four bonus spaces: 20, 15, 10 and 5. Who first meets the area's goal takes the highest, with a diamond of the supply. One for each player in each area.
topic-end = The end
rules-end = The game ends with the round in which the deck runs out, or when somebody has put the last of their 27 diamonds on the board: then those who still have a chosen card play it, and that is all. Three more diamonds are in reserve for that last turn.
