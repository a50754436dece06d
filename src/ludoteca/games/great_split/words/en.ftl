# The Great Split in English. Values: docs/formats.md, "Words".

game = The Great Split
game-about = Collectors at a gala split their cards in two; the left neighbour takes one half. Then everybody turns what they hold into tomes, artwork, gems, gold and seals. Six rounds, all at the same time, 2 to 7 players. Boards, cards and characters are a house set of our own; owners of the game can type in the printed numbers.
chapter = Round { $number }

## Options

option-min_group = Smallest group
help-option-min_group = How many cards each of the two groups of a split has at least. The rulebook does not say.
option-min_group-1 = One card
help-option-min_group-1 = Both groups have cards, as few or as many as you like.
option-min_group-0 = May be empty
help-option-min_group-0 = You may put all cards into one group and none into the other.
option-data = Numbers on boards and cards
help-option-data = Which tracks, cards and characters are used.
option-data-house = House set
help-option-data-house = Our own numbers, made to fit the examples of the rulebook. They are not the publisher's.

## What is asked

prompt-prepare = Your character's first steps reached a special space: choose the track.
prompt-discard = Your hand is over the limit of { $limit }: discard, face down. Nobody sees what.
prompt-split = Split your hand in two groups. Your left neighbour takes one; the other comes back to you.
prompt-choose = Take one of the two groups of your right neighbour. The other goes back.
prompt-resolve = Play all your cards and the splitter, in any order: for their icons, or sold for a step of gold or prestige.

action-discard = Discard { $card }
action-split = Split: { $first } | { $second }
action-take = Take { $cards }
action-use = Use { $card }
action-sell = Sell { $card } for a step of { $track }
action-splitter = Splitter: a step on { $track }
action-seal = Use the seal on { $track }
action-arrow = Double arrow: 2 steps on { $track }

## What happens

event-round = Round { $round } of { $rounds }. Cards of level { $levels } are dealt; the hand limit is { $limit }.
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
    [yes] You split: { $first } | { $second }.
   *[no] { $player } splits: { $first } | { $second }.
}
event-split-hidden = { $player } has split.
event-offered = { $you ->
    [yes] { $owner } offers you { $first } | { $second }.
   *[no] { $owner } offers { $player } { $first } | { $second }.
}
event-offered-hidden = { $owner } offers { $player } two groups of cards.
event-chose = { $you ->
    [yes] You choose { $cards }.
   *[no] { $player } chooses { $cards }.
}
event-chose-hidden = { $player } has chosen.
event-forecast = If the game ended right after, the first group would bring its owner { $first_owner } and the chooser { $first_chooser }, the second { $second_owner } and { $second_chooser }.
event-returned = { $you ->
    [yes] { $other } gives you back { $cards }.
   *[no] { $other } gives { $player } back { $cards }.
}
event-returned-hidden = { $other } gives { $player } a group back.
event-took = { $you ->
    [yes] You take { $cards } from { $other }.
   *[no] { $player } takes { $cards } from { $other }.
}
event-took-hidden = { $player } takes a group from { $other }.
event-used = { $you ->
    [yes] You use { $card }.
   *[no] { $player } uses { $card }.
}
event-sold = { $you ->
    [yes] You sell { $card } for a step of { $track }.
   *[no] { $player } sells { $card } for a step of { $track }.
}
event-sold-hidden = { $player } sells a card for a step of { $track }.
event-splitter = { $you ->
    [yes] Your splitter gives a step on { $track }.
   *[no] { $player }’s splitter gives a step on { $track }.
}
event-arrow = { $you ->
    [yes] You take the double arrow on { $track }.
   *[no] { $player } takes the double arrow on { $track }.
}
event-advanced = { $you ->
    [yes] { $steps ->
        [one] You advance a step on { $track }, to { $space }.
       *[other] You advance { $steps } steps on { $track }, to { $space }.
    }
   *[no] { $steps ->
        [one] { $player } advances a step on { $track }, to { $space }.
       *[other] { $player } advances { $steps } steps on { $track }, to { $space }.
    }
}
event-reached-arrow = { $you ->
    [yes] You reach a double arrow: 2 steps on one other track.
   *[no] { $player } reaches a double arrow: 2 steps on one other track.
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

refusal-card-not-in-hand = { $card } is not in your hand.
refusal-discard-first = { $count ->
    [one] Discard a card first: the hand limit is { $limit }.
   *[other] Discard { $count } cards first: the hand limit is { $limit }.
}
refusal-split-first = Split your hand first: pick the cards of one group, then the wallet. { $least ->
    [0] A group may be empty.
   *[other] Each group needs at least { $least }.
}
refusal-split-too-many = You have only { $count } cards to split.
refusal-group-empty = { $least ->
    [one] Each group needs at least one card.
   *[other] Each group needs at least { $least } cards.
}
refusal-split-same-groups = That is the same split as one with equal cards exchanged.
refusal-choose-first = First take one of the two groups.
refusal-groups-equal = The two groups are equal.
refusal-arrow-first = First take the two steps of the double arrow on one other track.
refusal-arrow-not-on-gold = The double arrow gives steps on any track but gold itself.
refusal-seal-first = First use your next seal ({ $icon }) on a seal track.
refusal-seal-wrong-group = A { $icon } seal can be used on { $tracks } only.
refusal-track-full = { $track }: this track is full.
refusal-card-played = You have played { $card } this round.
refusal-splitter-played = You have played your splitter this round.
refusal-no-seal-now = There is no seal to use now.
refusal-no-arrow-now = There is no double arrow to use now.
refusal-no-discard-now = Cards are discarded only after the deal, down to the hand limit of { $limit }. If a card is of no use, sell it.
refusal-division-over = The division of this round is over.
refusal-position-cards-wrong = The position does not contain each of the { $count } cards exactly once.

refusal-data-not-toml = The data file can't be read as TOML: { $why_id }.
refusal-data-too-long = The data file is longer than { $limit } characters.
refusal-data-unreadable = The data file { $file_id } can't be read: { $why_id }.
refusal-data-name-wrong = “{ $name_id }” can't be the name of a data set: small letters, digits and hyphens, and none that is there already.
refusal-data-field-missing = The data lacks “{ $field_id }”.
refusal-data-field-unknown = The data has “{ $field_id }”, which means nothing. { $nearest_id ->
    [none] {""}
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-data-number-wrong = “{ $field_id }” must be a whole number from { $low } to { $high }.
refusal-data-list-wrong = “{ $field_id }” must be a list of { $count } numbers.
refusal-data-not-rising = The numbers in “{ $field_id }” must rise.
refusal-data-name-unknown = “{ $name_id }” in “{ $field_id }” means nothing. { $nearest_id ->
    [none] Known are { $names }.
   *[other] Did you mean “{ $nearest_id }”?
}
refusal-data-text-wrong = “{ $field_id }” must be a name in small letters, digits and hyphens.
refusal-data-table-wrong = “{ $field_id }” must be a table in braces, or a list of them where there are several.
refusal-data-space-wrong = “{ $field_id }”: its name must be the number of a space, from { $low } to { $high }.
refusal-data-space-twice = “{ $field_id }” names a space twice.
refusal-data-row-without-zero = “{ $field_id }” must say what no artwork at all is worth: 0 = ...
refusal-data-card-empty = “{ $field_id }” shows nothing.
refusal-data-card-twice = “{ $field_id }”: { $card_id } is there already; count its copies in one line.
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
name-use = for its icons
name-sell-gold = sold for gold
name-sell-prestige = sold for prestige
name-splitter = your splitter
name-wallet = your wallet
name-group = group no. { $number }
name-slot = card { $number } of the hand
name-bibliophile = the Bibliophile
name-financier = the Financier
name-curator = the Curator
name-jeweller = the Jeweller
name-muse = the Muse
name-diplomat = the Diplomat
name-heiress = the Heiress

## Help: what a thing is and does

card-help = Used, each icon is a step. Sold, it is a step of gold or prestige. Either way it is yours again next round.
help-prestige = { $number ->
    [none] The prestige track is your score. It never ends.
   *[other] Each prestige icon is a point at once. { card-help }
}
help-tome = { $number ->
    [none] The tome track. A tome scoring gives the value of the furthest valued space you have reached. Contracts on it count at the end.
   *[other] Steps on the tome track. { card-help }
}
help-artwork = { $number ->
    [none] The artwork track. An artwork scoring pays what the art market gives for your space; the more the gauge has moved, the more artwork you need. Contracts on it count at the end.
   *[other] Steps on the artwork track. { card-help }
}
help-topaz = { $number ->
    [none] The topaz track. A gem scoring gives twice the lower of topaz and emeralds. Contracts on it count at the end.
   *[other] Steps on the topaz track. { card-help }
}
help-emerald = { $number ->
    [none] The emerald track. A gem scoring gives twice the lower of topaz and emeralds. Contracts on it count at the end.
   *[other] Steps on the emerald track. { card-help }
}
help-gold = { $number ->
    [none] The gold track. It has no scoring of its own, but each double arrow you reach or pass gives 2 steps on one other track at once. Contracts on it count at the end.
   *[other] Steps on the gold track. { card-help }
}
help-diamond = Each diamond seal is a step on the tome or artwork seal track, all on one or spread. { card-help }
help-square = Each square seal is a step on the topaz, emerald or gold seal track, all on one or spread. { card-help }
help-star = Each star seal is a step on any seal track, all on one or spread. { card-help }
seal-track-help = An icon you reach or pass gives a step on that resource at once. The stars of the last ribbon you have reached are what each contract of this resource is worth at the end.
help-tome-seal = The seal track of tomes. { seal-track-help }
help-artwork-seal = The seal track of artwork. { seal-track-help }
help-topaz-seal = The seal track of topaz. { seal-track-help }
help-emerald-seal = The seal track of emeralds. { seal-track-help }
help-gold-seal = The seal track of gold. { seal-track-help }
help-gems = This token sets off a gem scoring: twice the lower of topaz and emeralds.
help-none = This token sets off no scoring.
help-use = Play the card face up: each icon is a step.
help-sell-gold = Play the card face down, its icons do not count: one step of gold instead. It stays in your hand.
help-sell-prestige = Play the card face down, its icons do not count: one step of prestige instead. It stays in your hand.
help-splitter = Your splitter lies between the groups and always comes back to you. Each round it gives you one step on a track of your choice. It does not count towards the hand limit.
help-wallet = Your wallet takes the two groups to your left neighbour. The picked cards are one group, the others the other.
help-group = One of the two groups of your right neighbour. Take it, and the other goes back.
help-slot = A card of your sorted hand, counted from 0.
character-help = A character: its first steps were taken at the start, its contracts count in the contract scoring.
help-bibliophile = { character-help }
help-financier = { character-help }
help-curator = { character-help }
help-jeweller = { character-help }
help-muse = { character-help }
help-diplomat = { character-help }
help-heiress = { character-help }

## The rules in short, in the order of the table

topic-goal = The goal
rules-goal = You collect tomes, artwork, gems and gold, and seals that make contracts worth something. Most prestige after six rounds wins; ties are shared.
topic-deal = Deal
rules-deal = Everybody gets one card, of level II in rounds 1 to 3, of level III afterwards. With two players there is a second one, of the level before. Hands over the limit discard, face down.
topic-division = Division
rules-division = Everybody splits the hand in two groups and passes them to the left. You take one of the groups that come from the right; the other goes back. What you took and what came back to you is your new hand.
topic-resolution = Resolution
rules-resolution = Everybody plays all cards and the splitter, in any order. Each icon is a step on its track; a seal icon on a seal track of its group. Any card can be sold instead for a step of gold or prestige. The splitter is a step anywhere. Steps past the end of a track are lost. All cards return to the hand.
topic-spaces = Special spaces
rules-spaces = A double arrow on gold gives 2 steps on one other track, an icon on a seal track a step on that resource, both at once when reached or passed. Tome values, contracts and ribbons only count in scorings.
topic-market = Market
rules-market = At the end of a round a token of 0 to 4 moves the art gauge. Six of the nine tokens are used, so it ends between 8 and 16.
topic-scoring = Scorings
rules-scoring = After rounds 3 and 4 the two tokens of a line say what is scored: tomes, artwork, gems; one is blank. After round 6 all three are scored, and contracts.
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
