# The Great Split in English. Values: docs/formats.md, "Words".

game = The Great Split
game-about = Collectors at a gala split their cards in two, and their left neighbour takes one half. Then everyone turns what they hold into tomes, artwork, gems, gold and seals. Six rounds, all at the same time, for 2 to 7 players. Boards, cards and characters are a house set of our own; owners of the game can type in the printed numbers.
chapter = Round { $number }

## Options

option-min_group = Smallest pile
help-option-min_group = How many cards each of the two piles of a split must have. The rulebook does not say.
option-min_group-1 = One card
help-option-min_group-1 = Both piles have cards, as few or as many as you like.
option-min_group-0 = May be empty
help-option-min_group-0 = You may put all cards into one pile and none into the other.
option-data = Numbers on boards and cards
help-option-data = Which tracks, cards and characters are used.
option-data-house = House set
help-option-data-house = Our own numbers, made to fit the examples of the rulebook. They are not the publisher's.

## What is asked

prompt-prepare = Your character's first steps have reached a special space: choose the track.
prompt-discard = Your hand is over the limit of { $limit }: discard face down. Nobody sees what.
prompt-split = Split your hand into two piles. Your left neighbour takes one; the other comes back to you.
prompt-choose = Take one of your right neighbour's two piles. The other goes back.
prompt-resolve = Play all your cards and your splitter, in any order: use the icons, or sell cards for a step on gold or prestige.

action-discard = Discard { $card }
action-split = Split: { $first } | { $second }
# In a hint, where both piles lie there to be seen.
advice-split = split off { $second }
action-take = Take { $cards }
action-use = Use { $card }
action-sell = Sell { $card } for a step on { $track }
action-splitter = Splitter: a step on { $track }
action-seal = Use the seal on { $track }
action-arrow = Double arrow: 2 steps on { $track }

## What happens

event-round = Round { $round } of { $rounds }: level { $levels }, hand limit { $limit }.
event-dealt = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $player } is dealt { $card }.
}
event-dealt-hidden = { $player } is dealt a card of level { $level_id }.
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $player } discards { $card }.
}
event-discarded-hidden = { $player } discards a card.
event-split = { $you ->
    [yes] You split your hand: { $first }{ $bar }{ $second }.
   *[no] { $player } splits their hand: { $first }{ $bar }{ $second }.
}
event-split-hidden = { $player } has split their hand.
event-offered = { $you ->
    [yes] { $owner } offers you { $first }{ $bar }{ $second }.
   *[no] { $owner } offers { $player } { $first }{ $bar }{ $second }.
}
event-offered-hidden = { $owner } offers { $player } two piles of cards.
event-chose = { $you ->
    [yes] You choose { $cards }.
   *[no] { $player } chooses { $cards }.
}
event-chose-hidden = { $player } has chosen.
event-forecast = If the game ended right after this, the first pile would be worth { $first_owner } to its owner and { $first_chooser } to the chooser, the second { $second_owner } and { $second_chooser }.
event-returned = { $you ->
    [yes] { $other } gives you back { $cards }.
   *[no] { $other } gives { $player } back { $cards }.
}
event-returned-hidden = { $other } gives one pile back to { $player }.
event-took = { $you ->
    [yes] You take { $cards } from { $other }.
   *[no] { $player } takes { $cards } from { $other }.
}
event-took-hidden = { $player } takes a pile from { $other }.
event-used = { $you ->
    [yes] You use { $card }.
   *[no] { $player } uses { $card }.
}
event-sold = { $you ->
    [yes] You sell { $card } for a step on { $track }.
   *[no] { $player } sells { $card } for a step on { $track }.
}
event-sold-hidden = { $player } sells a card for a step on { $track }.
event-splitter = { $you ->
    [yes] Your splitter gives you a step on { $track }.
   *[no] { $player }’s splitter gives a step on { $track }.
}
event-arrow = { $you ->
    [yes] You use the double arrow on { $track }.
   *[no] { $player } uses the double arrow on { $track }.
}
event-advanced = { $you ->
    [yes] { $steps ->
        [one] You move up a step on { $track }, to { $space }.
       *[other] You move up { $steps } steps on { $track }, to { $space }.
    }
   *[no] { $steps ->
        [one] { $player } moves up a step on { $track }, to { $space }.
       *[other] { $player } moves up { $steps } steps on { $track }, to { $space }.
    }
}
event-reached-arrow = { $you ->
    [yes] You reach a double arrow: 2 steps on another track.
   *[no] { $player } reaches a double arrow: 2 steps on another track.
}
event-reached-icon = { $you ->
    [yes] On { $track } you reach an icon: a step on { $resource }.
   *[no] On { $track } { $player } reaches an icon: a step on { $resource }.
}
event-lost = { $steps ->
    [one] A step on { $track } is lost: the track is full.
   *[other] { $steps } steps on { $track } are lost: the track is full.
}
event-lost-seals = { $steps ->
    [one] A seal ({ $icon }) is lost: its tracks are full.
   *[other] { $steps } seals ({ $icon }) are lost: their tracks are full.
}
event-market = The market token shows { $value }: the art gauge stands at { $gauge }.
event-scoring-line = A scoring line is crossed. Its tokens: { $tokens }.
event-ended = The sixth round is over. All four scorings follow.

reason-prestige-card = { $card }
reason-prestige-sale = a card sold for prestige
reason-prestige-splitter = the splitter on prestige
reason-prestige-arrow = a double arrow on prestige
reason-tome-scoring = tome scoring, at space { $space }
reason-artwork-scoring = artwork scoring, { $space } with the gauge at { $gauge }
reason-gem-scoring = gem scoring, 2 × { $space }
reason-contract-scoring = contracts for { $resource }, { $contracts } × { $stars }

## What a balance report calls what seats are dealt (traits) and what they do (did, by the event)

trait-characters = Characters
did-dealt = Dealt
did-discarded = Discarded
did-split = Split
did-offered = Was offered
did-chose = Chose
did-took = Took
did-returned = Got back
did-used = Used
did-sold = Sold
did-advanced = Advanced on
did-arrow = Arrow used on
did-reached-icon = Reached an icon
did-splitter = Splitter used on
did-lost = Lost steps on

## The score sheet

source-prestige = Prestige steps
source-tome = Tomes
source-artwork = Artwork
source-gems = Gems
source-contracts-tome = Tome contracts
source-contracts-artwork = Artwork contracts
source-contracts-topaz = Topaz contracts
source-contracts-emerald = Emerald contracts
source-contracts-gold = Gold contracts

## Why not

refusal-card-not-in-hand = You do not have this card: { $card }.
refusal-discard-first = { $count ->
    [one] First discard a card: the hand limit is { $limit }.
   *[other] First discard { $count } cards: the hand limit is { $limit }.
}
refusal-split-first = First split your hand: pick the cards of one pile, then the wallet. { $least ->
    [0] A pile may be empty.
    [one] Each pile needs at least one card.
   *[other] Each pile needs at least { $least } cards.
}
refusal-split-too-many = You have only { $count } cards to split.
refusal-group-empty = { $least ->
    [one] Each pile needs at least one card.
   *[other] Each pile needs at least { $least } cards.
}
refusal-split-same-groups = That is the same split, with identical cards swapped.
refusal-choose-first = First take one of the two piles.
refusal-groups-equal = The two piles are identical: take the first.
refusal-arrow-first = First use your double arrow: 2 steps on a track other than gold.
refusal-arrow-not-on-gold = A double arrow gives steps on any track except gold.
refusal-seal-first = First use your next seal ({ $icon }) on a seal track.
refusal-seal-wrong-group = { $icon_id ->
    [star] A star seal goes on a seal track: { $tracks }.
    [diamond] A diamond seal goes only on { $tracks }.
   *[square] A square seal goes only on { $tracks }.
}
refusal-track-full = You are at the end of this track: { $track }.
refusal-card-played = You have already played this card this round: { $card }.
refusal-splitter-played = You have already played your splitter this round.
refusal-no-seal-now = Seal tracks move up when you play a card with seal icons, or your splitter.
refusal-no-arrow-now = Tracks move up by the cards and the splitter you play, and by double arrows you reach on gold.
refusal-no-discard-now = Cards are discarded only after the deal, down to the hand limit of { $limit }. A card you have no use for can be sold.
refusal-division-over = Hands are split and piles chosen before cards are played; that is over for this round.
refusal-position-cards-wrong = The position does not contain each of the { $count } cards exactly once. { $missing ->
    [none] { "" }
   *[other] Missing: { $missing }.
}{ $surplus ->
    [none] { "" }
   *[other] { " " }Too many: { $surplus }.
}
refusal-position-deck-wrong = After this deal the deck of level { $level_id } must hold { $count } cards.

refusal-data-not-toml = The data file can't be read as TOML: { $why_id }.
refusal-data-too-long = The data file is longer than { $limit } characters.
refusal-data-unreadable = The data file { $file_id } can't be read: { $why_id }.
refusal-data-name-wrong = “{ $name_id }” can't be the name of a data set: use small letters, digits and hyphens, and no name that already exists.
refusal-data-field-missing = The data lacks “{ $field_id }”.
refusal-data-field-unknown = The data has “{ $field_id }”, which is unknown. { $nearest_id ->
    [none] {""}
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-data-number-wrong = “{ $field_id }” must be a whole number from { $low } to { $high }.
refusal-data-list-wrong = “{ $field_id }” must be a list of { $count } numbers.
refusal-data-not-rising = The numbers in “{ $field_id }” must rise.
refusal-data-name-unknown = “{ $name_id }” in “{ $field_id }” is unknown. { $nearest_id ->
    [none] Possible are { $names }.
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-data-text-wrong = “{ $field_id }” must be a name in small letters, digits and hyphens.
refusal-data-table-wrong = “{ $field_id }” must be a table in braces, or a list of them where there are several.
refusal-data-space-wrong = “{ $field_id }”: its name must be the number of a space, from { $low } to { $high }.
refusal-data-space-twice = “{ $field_id }” names a space twice.
refusal-data-row-without-zero = “{ $field_id }” must say what no artwork at all is worth: 0 = ...
refusal-data-card-empty = “{ $field_id }” shows nothing.
refusal-data-card-twice = “{ $field_id }”: { $card_id } is already there; count its copies in one line.
refusal-data-deck-small = Level { $level_id } has { $cards } cards, but { $players } players need { $needed }.
refusal-data-characters-few = There are { $cards } characters; { $needed } are needed.
refusal-data-character-twice = “{ $field_id }” has two of the same name.

## Names

level = { $level_id ->
    [none] {""}
   *[other] { " " }({ $level_id })
}
name-I = I
name-II = II
name-III = III
name-prestige = { $number ->
    [none] prestige
    [mixed] { $icons }{ level }
   *[other] { $number } prestige{ level }
}
name-tome = { $number ->
    [none] tomes
    [mixed] { $icons }{ level }
    [one] { $number } tome{ level }
   *[other] { $number } tomes{ level }
}
name-artwork = { $number ->
    [none] artwork
    [mixed] { $icons }{ level }
   *[other] { $number } artwork{ level }
}
name-topaz = { $number ->
    [none] topaz
    [mixed] { $icons }{ level }
   *[other] { $number } topaz{ level }
}
name-emerald = { $number ->
    [none] emeralds
    [mixed] { $icons }{ level }
    [one] { $number } emerald{ level }
   *[other] { $number } emeralds{ level }
}
name-gold = { $number ->
    [none] gold
    [mixed] { $icons }{ level }
   *[other] { $number } gold{ level }
}
name-diamond = { $number ->
    [none] diamond
    [mixed] { $icons }{ level }
    [one] { $number } diamond seal{ level }
   *[other] { $number } diamond seals{ level }
}
name-square = { $number ->
    [none] square
    [mixed] { $icons }{ level }
    [one] { $number } square seal{ level }
   *[other] { $number } square seals{ level }
}
name-star = { $number ->
    [none] star
    [mixed] { $icons }{ level }
    [one] { $number } star seal{ level }
   *[other] { $number } star seals{ level }
}
name-tome-seal = tome seals
name-artwork-seal = artwork seals
name-topaz-seal = topaz seals
name-emerald-seal = emerald seals
name-gold-seal = gold seals
name-gems = gems
name-none = no scoring
name-use = use its icons
name-sell-gold = sell for gold
name-sell-prestige = sell for prestige
name-splitter = your splitter
name-wallet = your wallet
name-group = { $number ->
    [1] the first pile
   *[2] the second pile
}
name-slot = a card in your hand
name-bibliophile = the Bibliophile
name-financier = the Financier
name-curator = the Curator
name-jeweller = the Jeweller
name-muse = the Muse
name-diplomat = the Diplomat
name-heiress = the Heiress

## Help: what a thing is and does

card-help = Used, each icon is a step. Sold, it is a step on gold or prestige. Either way you have it again next round.
help-prestige = { $number ->
    [none] The prestige track is your score. It never ends.
   *[other] Each prestige icon is a point straight away. { card-help }
}
help-tome = { $number ->
    [none] The tome track. A tome scoring gives the value of the furthest valued space you have reached. Its contracts count at the end.
   *[other] Steps on the tome track. { card-help }
}
help-artwork = { $number ->
    [none] The artwork track. An artwork scoring pays what the art market gives for your space; the further the gauge has moved, the more artwork you need. Its contracts count at the end.
   *[other] Steps on the artwork track. { card-help }
}
help-topaz = { $number ->
    [none] The topaz track. A gem scoring gives twice the lower of topaz and emeralds. Its contracts count at the end.
   *[other] Steps on the topaz track. { card-help }
}
help-emerald = { $number ->
    [none] The emerald track. A gem scoring gives twice the lower of topaz and emeralds. Its contracts count at the end.
   *[other] Steps on the emerald track. { card-help }
}
help-gold = { $number ->
    [none] The gold track. It has no scoring of its own, but each double arrow you reach or pass gives 2 steps on another track straight away. Its contracts count at the end.
   *[other] Steps on the gold track. { card-help }
}
help-diamond = Each diamond seal is a step on the tome or artwork seal track, all on one or spread. { card-help }
help-square = Each square seal is a step on the topaz, emerald or gold seal track, all on one or spread. { card-help }
help-star = Each star seal is a step on any seal track, all on one or spread. { card-help }
seal-track-help = An icon you reach or pass gives a step on that resource straight away. The stars on the last ribbon you have reached are what each contract of this resource is worth at the end.
help-tome-seal = The seal track of tomes. { seal-track-help }
help-artwork-seal = The seal track of artwork. { seal-track-help }
help-topaz-seal = The seal track of topaz. { seal-track-help }
help-emerald-seal = The seal track of emeralds. { seal-track-help }
help-gold-seal = The seal track of gold. { seal-track-help }
help-gems = This token sets off a gem scoring: twice the lower of topaz and emeralds.
help-none = This token sets off no scoring.
help-use = Play the card face up: each icon is a step.
help-sell-gold = Play the card face down, ignoring its icons, for one step on gold. It stays in your hand.
help-sell-prestige = Play the card face down, ignoring its icons, for one step on prestige. It stays in your hand.
help-splitter = Your splitter lies between the piles and always comes back to you. Each round it gives you one step on a track of your choice. It does not count towards the hand limit.
help-wallet = Your wallet takes the two piles to your left neighbour. The cards you have picked are one pile, the rest the other.
help-group = One of your right neighbour's two piles. Take it, and the other goes back.
help-slot = A card in your hand.
character-help = A character: its first steps were taken at the start, and its contracts count at the end.
help-bibliophile = { character-help }
help-financier = { character-help }
help-curator = { character-help }
help-jeweller = { character-help }
help-muse = { character-help }
help-diplomat = { character-help }
help-heiress = { character-help }

## The rules in short, in the order of the table

topic-goal = The goal
rules-goal = You collect tomes, artwork, gems and gold, and seals that make contracts worth something. The most prestige after six rounds wins; ties are shared.
topic-deal = Deal
rules-deal = Everyone gets one card, of level II in rounds 1 to 3, of level III afterwards. With two players there is a second one, of the level before. Hands over the limit discard, face down.
topic-division = Division
rules-division = Everyone splits their hand into two piles and passes them to the left. You take one of the piles that come from the right; the other goes back. What you took and what came back to you is your new hand.
topic-resolution = Resolution
rules-resolution = Everyone plays all their cards and their splitter, in any order. Each icon is a step on its track; a seal icon, on a seal track of its kind. Any card can be sold instead for a step on gold or prestige. The splitter is a step anywhere. Steps past the end of a track are lost. All cards return to your hand.
topic-spaces = Special spaces
rules-spaces = A double arrow on gold gives 2 steps on another track; an icon on a seal track, a step on that resource; both straight away, when reached or passed. Tome values, contracts and ribbons only count in scorings.
topic-market = Market
rules-market = At the end of a round a token of 0 to 4 moves the art gauge. Six of the nine tokens are used, so it ends between 8 and 16.
topic-scoring = Scorings
rules-scoring = After rounds 3 and 4 the two tokens on a line say what is scored: tomes, artwork, gems; one is blank. After round 6 all three are scored, and the contracts.
topic-tomes = Tomes
rules-tomes = The value of the furthest valued space you have reached.
topic-artwork = Artwork
rules-artwork = Against the gauge: far below it 0 points, up to three spaces below 6, level with it 10, up to three above 13, further 15.
topic-gems = Gems
rules-gems = Twice the lower of topaz and emeralds.
topic-contracts = Contracts
rules-contracts = For each resource: the contracts on its track and on your character, times the stars of the last ribbon on its seal track.
topic-house = The house set
rules-house = The numbers on tracks, cards and characters are our own, not the publisher's. They fit every example of the rulebook.
