gs-tour-goal-title = The most prestige wins
gs-tour-goal = For { $rounds ->
    [6] six
   *[other] { $rounds }
} rounds you collect tomes, artwork, gems and gold. What you have reached scores prestige points, and the most points win.
gs-tour-hand-title = Your hand
gs-tour-hand = Split these cards into two piles and pass them to { $left }, who takes one of them. The other comes back to you; everyone does so at the same time.
gs-tour-piles-title = Two piles
gs-tour-piles = Tap a card, or drag it, to move it to the other pile. Each pile needs at least one card.
gs-tour-needs-title = What does { $left } need?
gs-tour-needs = A and B show where each pile would move the cubes, on { $left }’s board and on yours. Make both good for you, and one good enough for { $left }.
gs-tour-close-title = Close the wallet
gs-tour-close = Press the button when you like your piles. Nobody sees them until everyone has split.
gs-tour-choose-title = Now you choose
gs-tour-choose = This is { $right }’s wallet: take the pile that is better for you. Together with the pile that { $left } leaves you, it is your hand for this round.
gs-tour-play-title = Play your cards
gs-tour-play = Play them all, in any order: each icon is a step on its track, and the splitter is a step anywhere. A card you have no use for can be sold for a step on gold or a point.
gs-tour-tome-title = Tomes
gs-tour-tome = Tomes score the number of the last book that your cube has reached. The books further on are worth more.
gs-tour-artwork-title = Artwork
gs-tour-artwork = Artwork scores what the market pays for the space of your cube: nothing far below the gauge, most above it. The gauge rises from round to round, so keep up.
gs-tour-gems-title = Gems
gs-tour-gems = Topaz and emeralds score together: twice the one you have less of. So move both of them up.
gs-tour-gold-title = Gold
gs-tour-gold = Gold scores by its contracts only. But each double arrow that you pass is { $arrow ->
    [2] two
   *[other] { $arrow }
} steps at once on another track.
gs-tour-seals-title = Seal tracks
gs-tour-seals = Seal cards move these cubes. A ribbon gives stars, and an icon is a step at once on its resource.
gs-tour-contracts-title = Contracts
gs-tour-contracts = At the end each contract that you have passed, and each on your character, scores the stars of that row’s last ribbon. Tomes, artwork, topaz, emeralds and gold each have theirs.
gs-tour-prestige-title = Prestige
gs-tour-prestige = Laurel cards are prestige at once, and so is a card that you sell for a point. Prestige steps are safe points.
gs-tour-rounds-title = When it scores
gs-tour-rounds = After rounds { $early } and { $late } these tokens score: tomes, artwork or gems. After round { $rounds } all three score once more, and the contracts.
gs-tour-end-title = That is all you need
gs-tour-end = Point at anything, or hold your finger on it, to read what it does; Rules has everything. For your first decisions a good move is suggested.
