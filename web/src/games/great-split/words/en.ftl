gs-title = The Great Split
gs-progress = Round { $round } of { $rounds } · { $phase ->
    [prepare] Set-up
    [discard] Deal
    [split] Split
    [choose] Choose
    [resolve] Play
   *[over] The end
}
gs-rounds = Rounds
gs-rounds-small = card level · hand limit
gs-round = Round { $round }: cards of level { $level }, hand limit { $limit }
gs-after-round = after round { $round }
gs-you-now = you: { $points }
gs-token = { $token } scoring after round { $round }. Right now it would give you { $points }.
gs-token-none = A blank token after round { $round }: it scores nothing.
gs-market = Art market
gs-gauge = gauge at { $gauge }
gs-market-now = Level { $level } earns you { $points }
gs-market-next = { ", one more step " }{ $points }
gs-market-help = What an artwork scoring pays for each space, with the gauge where it is now. Each round a token moves the gauge.
gs-token-shown = Market token: { $value }
gs-token-hidden = Market token, face down
gs-house = House set
gs-house-how = The numbers on tracks, cards and characters are our own, not the publisher’s; they fit every example of the rulebook. If you own the game you can play with the printed ones.
gs-house-page = How to enter the printed numbers
gs-board = Your board
gs-board-of = { $name }’s board
gs-legend-next = to the next reward
gs-legend-piles = with pile A or B
gs-legend-contract = contract
gs-legend-arrow = { $steps } steps elsewhere
gs-legend-star = points per contract
gs-prestige = Prestige
gs-resources = Resource tracks
gs-seals = Seal tracks
gs-contracts = Contracts × stars
gs-contracts-now = { $track }: { $contracts ->
    [one] { $contracts } contract
   *[other] { $contracts } contracts
} × { $stars } = { $points }
gs-contracts-worth = { $contracts ->
    [one] One contract
   *[other] { $contracts } contracts
} × { $stars ->
    [one] one star
   *[other] { $stars } stars
} = { $points } at the end.
gs-contracts-end = Contracts at game end
gs-level = { $track }: { $level } of { $length }
gs-space = { $track }, space { $space }
gs-arrow = Double arrow
gs-contract = Contract
gs-ribbon = Ribbon
gs-help-value = From here on a tome scoring gives { $points }.
gs-help-contract = A contract: at the end it is worth as many points as there are stars on your last ribbon on this resource's seal track.
gs-help-arrow = A double arrow: reach or pass it, and take { $steps } steps on another track straight away.
gs-help-icon = An icon: reach or pass it, and take a step on { $resource } straight away.
gs-help-stars = A ribbon: from here on each contract of this resource is worth { $stars } at the end.
gs-help-ribbon = The stars on the last ribbon you have reached are what each contract of this resource is worth at the end.
gs-card-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}
gs-splitter = SPLITTER
gs-splitter-any = any track
gs-splitter-yours = Always yours
gs-splitter-stays = { $steps ->
    [one] one step on any track
   *[other] { $steps } steps on any track
}
gs-pile = Pile { $pile }
gs-pile-empty = Tap a card to move it here.
gs-move-to = to { $pile }
gs-card-in = { $card }, in pile { $pile }. Moves it to pile { $other }.
gs-for = For { $name }
gs-for-you = For you
gs-if-now = points if the game ended now
gs-if-now-help = { $points } more points if the game ended right after this: every card used for its icons, the seals of a card together, seals and arrows where they bring most at the moment.
gs-steps = { $track } from { $from } to { $to }.{ $contracts ->
    [0] {""}
    [one] { " " }One more contract.
   *[other] { " " }{ $contracts } more contracts.
}{ $arrows ->
    [0] {""}
    [one] { " " }A double arrow: { $steps } steps on another track.
   *[other] { " " }{ $arrows } double arrows: { $steps } steps on another track each.
}
gs-steps-none = { $track } is at its end: further steps are lost.
gs-score-now = { $points } if now
gs-far-help = { $name }. { $points } prestige if the game ended now. Shows the whole board.
gs-score-now-help = Prestige if the game ended now: with tomes, artwork, gems and contracts as they stand.
gs-wallet-open = An open wallet
gs-wallet-closed = A closed wallet
gs-yours = yours
gs-goes-back = goes back
gs-nothing = nothing
gs-use = Use it
gs-sell = or sell it, face down
gs-sell-gold = for gold
gs-sell-prestige = for prestige
gs-used = used
gs-sold = sold
gs-pick-card = Pick a card or the splitter.
gs-pick-last-cards = Pick a card.
gs-pick-track = Pick a track on your board.
gs-left = Left: takes from you
gs-right = Right: gives to you
gs-both = You take from each other
gs-large = Enlarge { $name }’s board
gs-small = Shrink { $name }’s board

gs-prompt-split = Split your hand into two piles
gs-prompt-split-detail = { $name } takes one, the other comes back to you. Tap or drag cards across.
gs-prompt-choose = Take a pile from { $name }’s wallet
gs-prompt-choose-detail = The other one goes back with the splitter.
gs-prompt-discard = Discard down to { $limit }
gs-prompt-discard-detail = { $count ->
    [one] One card too many. It goes face down; nobody sees it.
   *[other] { $count } cards too many. They go face down; nobody sees them.
}
gs-prompt-resolve = Play your cards
gs-prompt-resolve-detail = In any order, all of them and the splitter. Each icon is a step.
gs-prompt-splitter = Where does the splitter go?
gs-prompt-splitter-detail = { $steps ->
    [one] One step on any track.
   *[other] { $steps } steps on any track.
}
gs-prompt-arrow = Double arrow: { $steps ->
    [2] two
   *[other] { $steps }
} steps
gs-prompt-arrow-detail = On one track other than gold.
gs-prompt-seal = Place the seal ({ $icon })
gs-prompt-seal-detail = { $count ->
    [one] A step on a seal track that glows.
   *[other] A step on a seal track that glows. { $count } seals to place, one after the other.
}
gs-prompt-wait-detail = You can still undo while others think.
gs-verb-split = Close the wallet
gs-verb-take = Take pile { $pile }
gs-verb-discard = Discard
gs-verb-use = Use
gs-verb-sell-gold = Sell for gold
gs-verb-sell-prestige = Sell for prestige
gs-verb-track = Step on { $track }
gs-verb-arrow = { $steps ->
    [2] Two
   *[other] { $steps }
} steps on { $track }
gs-status-split = ✓ Wallet closed
gs-status-choose = ✓ Has chosen
gs-status-resolve = ✓ All cards played
gs-status-discard = ✓ Ready
gs-status-thinking = { $phase ->
    [split] Splitting
    [choose] Choosing
    [resolve] { $left } to play
    [discard] Discarding
   *[other] Thinking
}
gs-gain = { $track } to { $space }{ $contracts ->
    [0] {""}
    [one] , a contract
   *[other] , { $contracts } contracts
}
gs-gain-prestige = { $points } prestige
gs-gain-arrow = Double arrow: { $steps } steps on another track
gs-gain-rest = rest lost
gs-gain-lost = Steps past the end are lost
gs-tab-market = Market

gs-splitter-theirs = Stays with { $name }
gs-taking = You take this pile
gs-phases = Phases of a round
gs-phase-deal = Deal
gs-phase-split = Split
gs-phase-choose = Choose
gs-phase-play = Play
