# Words of the page alone: what is drawn on the board and asked in the tray. Names and help are in the game's catalogue.
cb-title = The Castles of Burgundy
cb-progress = Phase { $phase } · round { $round } of { $rounds }
cb-central = Central board
cb-depots = Depots
cb-phases = Phases and what a filled area adds
cb-phase-help = Phase { $phase }: every area filled now brings { $points } more points.
cb-rounds = Rounds of this phase and goods to come
cb-bridge-order = Turn order: { $names }
cb-bonus = { $kind }: { $left }
cb-board = Board { $board }
cb-duchy = Duchy of { $name }
cb-placed = { $count } of { $all } placed
cb-area-points = Area filled
cb-back-home = Back to my duchy
cb-show-large = Show this duchy large
cb-hex = { $kind } { $number }{ $row ->
    [0] {""}
   *[other] , row { $row }, hex { $place }
}: { $tile ->
    [none] empty
   *[other] { $tile }
}
cb-land-castle = Castle
cb-land-mine = Mine
cb-land-monastery = Monastery
cb-land-ship = River
cb-land-livestock = Pasture
cb-land-building = City
cb-free = free
cb-used = used
cb-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
cb-cost = It takes { cb-workers }.
cb-silver = { $count } silver
cb-price = It costs { cb-silver }.
cb-has = { $count } { $thing }
cb-key-empty = Empty key space
cb-sold = { $count ->
    [one] { $count } goods tile sold
   *[other] { $count } goods sold
}
cb-sold-short = sold
cb-sold-help = Goods you have sold.
cb-verb = Confirm
cb-verb-decline = Decline
cb-counter = { $counter } of { $target } points
cb-route = Trade route of { $name }: { $laid } of { $all } goods laid

# The course of a turn
cb-ask-dice = Use your dice: { $dice }
cb-ask-die = Use your { $value }
cb-can-take = take a tile
cb-can-place = place one
cb-can-place-first = place a tile
cb-can-sell = sell goods
cb-can-workers = take workers
cb-can-shield = take a shield with both dice
cb-can-buy = buy a black tile
cb-which-die = With which die?
cb-which-die-or-buy = With which die? Or do you buy it?
cb-which-hex = On which hex?
cb-which-thing = Which one?
cb-which-tile = Which tile do you place here?
cb-with-die = With your { $die }, without workers.
cb-with-die-turned = { cb-workers } { $count ->
    [one] changes
   *[other] change
} your { $die }.
cb-do-take = Take { $thing }
cb-do-place = Place { $thing }
cb-do-sell = Sell { $thing }
cb-do-workers = Take workers
cb-do-shield = Take { $thing }
cb-do-buy = Buy { $thing }
cb-do-load = Load { $thing }
cb-do-discard = Box: { $thing }
cb-do-hex = Place here
cb-do-decline = Decline
cb-do-end = End turn
cb-ask-end = Your dice are used
cb-ask-end-buy = You can still buy a tile of the black depot.
cb-ask-end-detail = There is nothing left to do in this turn.
cb-a-purchase = a purchase
cb-verb-end = End turn
cb-verb-end-purchase = End turn without buying
cb-verb-end-unused = End turn, { $unused } unused
cb-free-castle = Castle: one more action, any number
cb-free-white-castle = White castle: an action with { $value }
cb-free-route-action = Trade route: an action, any number
cb-free-target = Target reached: an action, any number
cb-free-warehouse = Warehouse: sell goods
cb-free-carpenter = Carpenter’s workshop: take a building
cb-free-church = Church: take a mine, monastery or castle
cb-free-market = Market: take a ship or livestock
cb-free-city-hall = City hall: place a tile
cb-free-detail = Without a die, whatever the number.
cb-free-nothing = Nothing fits now. Get something first, or decline.
cb-title-start-castle = Your first castle
cb-title-hex = On which hex?
cb-about-hex = { $tile }: choose one that glows.
cb-title-make-room = Your key spaces are full
cb-about-make-room = On its way: { $tile }. Which tile goes into the box?
cb-title-load = Ship: load goods
cb-title-load-colour = Ship: which colour?
cb-title-load-neighbour = Ship: a neighbour, too?
cb-title-put-shield = Shield: on which castle?
cb-title-load-everywhere = Shield: goods of one colour?
cb-title-keep-three = Too many tiles
cb-title-tile-from-depots = Shield: place a tile?
cb-title-tile-from-black = Shield: place a black tile?
cb-title-tax = Tax for your shields
cb-title-crane = Crane: as which building?
cb-title-geese = Geese: with whom?
cb-title-keep = Which key spaces?
cb-about-keep = { $tile }: in your own key spaces, or in the team’s?
cb-title-make-room-there = These key spaces are full
cb-about-make-room-there = { cb-about-make-room }
cb-title-from-key = Which one do you place?
cb-title-gains = Which gain first?
cb-title-load-alone = Ship: load goods
cb-title-load-neighbour-alone = Ship: a neighbour, too?
cb-title-swap = Ship: swap five goods?
cb-title-give = Which goods do you give?
cb-title-colour-tile = A colour is complete
cb-post = Border post
cb-post-linked = Border post, linked
cb-own-dice = Dice
cb-own-purse = Purse
cb-own-keys = Key spaces
cb-keys-mine = Yours alone
cb-team-keys = Team’s
cb-own-goods = Goods
cb-posts-help = Border posts: a second linked post gives { $phase } now, the third { $phase } again and a bonus for the first two: { $left }
cb-inns-left = { $count ->
    [0] No inn for sale now
    [one] { $count } inn for sale
   *[other] { $count } inns for sale
}
cb-origin-house = our own design
cb-origin-house-help = The printed board of this number was not found. This one is a design of our own in its place.
cb-origin-one-source = from one source
cb-origin-one-source-help = This board is known from a single source; some spaces of the printed one may differ.
cb-team = Team { $team }
cb-team-duchy = Duchy of team { $team }
cb-team-of = Team { $team }: { $names }
cb-team-points = { $points } points together
cb-team-stock = Shared by the team
cb-keys-shared = team
cb-keys-own = { $name } alone
cb-turn-order = Order of this round
cb-target = Points to the next action
cb-gains = To be counted:
cb-sale = Points for sale, 1 silver each
cb-removed = Out of the game: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $goods } goods
cb-removed-help = Tiles that the white die, a new phase or a full key space took out of the game, and goods that ships left behind. { $tiles }
cb-won = Won: every hex is filled.
cb-lost = Lost: { $count ->
    [one] { $count } hex is
   *[other] { $count } hexes are
} still empty.
cb-hex-help = Takes a tile of this kind: { $kind }. The die must show { $number }, and the hex must touch a tile of yours.
cb-tabs = Parts of the table
cb-tab-land = My duchy
cb-tab-depots = Depots
cb-tab-others = Others
cb-tab-log = Log
cb-space-empty = Empty space
cb-space-help = Empty now. In each phase a tile comes here: { $kind }.
cb-bridge-help = Who is furthest ahead on the bridge begins, the upper one of a stack first. Every ship moves its player one space on.
cb-area-help = Points for filling an area of so many hexes. The points of the phase come on top.
cb-bonus-help = The first two to fill every hex of this kind in their lands get these points.
cb-setup-for-teams = For the team game.
cb-setup-for-one = For one player.
cb-setup-not-for-teams = Not for teams.
cb-setup-not-for-one = Not for one player.
cb-setup-taken = Somebody has it.
cb-setup-missing = The boards could not be loaded.
cb-bonuses = Bonuses for complete colours
cb-shield-how = Two dice of { $number } take it to a castle of yours, instead of both actions; workers may change the dice.
