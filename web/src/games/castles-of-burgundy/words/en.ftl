# Words of the page alone: what is drawn on the board and asked in the tray. Names and help are in the game's catalogue.
cb-title = The Castles of Burgundy
cb-progress = Phase { $phase } · round { $round } of { $rounds }
cb-central = Central board
cb-depots = Depots
cb-phases = Phases, and what a filled area adds
cb-phase-help = Phase { $phase }: every area filled now gives { $points } more points.
cb-rounds = Rounds of this phase, and goods to come
cb-bridge-order = Turn order: { $names }
cb-bonus = { $kind }: { $left }
cb-board = Board { $board }
cb-duchy = { $name }’s duchy
cb-placed = { $count } of { $all } placed
cb-area-points = Area filled
cb-not-yours = This is { $name }’s duchy: you place tiles only in your own.
cb-back-home = Back to my duchy
cb-show-large = Enlarge this duchy
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
cb-free-help = A die shows this number: no workers are needed.
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
cb-gets = You get { cb-workers }{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
}.
cb-workers-caption = { $count ->
    [one] worker
   *[other] workers
}
cb-silver-caption = silver
cb-stock-turquoise = { $count } turquoise
cb-stock-purple = { $count } purple
cb-stock-pink = { $count } pink
cb-stock-red = { $count } red
cb-stock-brown = { $count } brown
cb-stock-orange = { $count } orange
cb-goods-space = Empty store
cb-goods-space-help = Room for goods of one more colour. A ship that you place loads them from a depot.
cb-own-sold = Sold
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
cb-which-die-or-buy = With which die? Or do you want to buy it?
cb-which-hex = On which hex?
cb-which-thing = Which one?
cb-which-tile = Which tile do you place here?
cb-with-die = With your { $die }, no workers needed.
cb-with-die-turned = { cb-workers } { $count ->
    [one] changes
   *[other] change
} your { $die }.
cb-do-take = Take { $thing }
cb-do-place = Place { $thing }
cb-do-sell = Sell { $thing }
cb-do-workers = { $count ->
    [0] Take workers
   *[other] Take { cb-workers }
}
cb-do-shield = Take { $thing }
cb-do-buy = Buy { $thing }
cb-do-load = Load { $thing }
cb-do-discard = To the box: { $thing }
cb-do-hex = Place here
cb-do-decline = Decline
cb-do-end = End turn
cb-ask-end = You have used your dice
cb-ask-end-buy = You can still buy a tile from the black depot.
cb-ask-end-detail = There is nothing left to do this turn.
cb-a-purchase = a purchase
cb-verb-end = End turn
cb-verb-end-purchase = End turn without buying
cb-verb-end-unused = End turn with { $unused } unused
cb-free-castle = Castle: one more action, any number
cb-free-white-castle = White castle: an action with { $value }
cb-free-route-action = Trade route: an action, any number
cb-free-target = Target reached: an action, any number
cb-free-warehouse = Warehouse: sell goods
cb-free-carpenter = Carpenter’s workshop: take a building
cb-free-church = Church: take a mine, monastery or castle
cb-free-market = Market: take a ship or livestock
cb-free-city-hall = City hall: place a tile
cb-free-detail = No die needed, whatever the number.
cb-free-nothing = Nothing fits yet. Get something first, or decline.
cb-title-start-castle = Your first castle
cb-title-hex = On which hex?
cb-about-hex = { $tile }: choose a hex that glows.
cb-title-make-room = Your key spaces are full
cb-about-make-room = On its way: { $tile }. Which tile goes into the box?
cb-title-load = Ship: load goods
cb-title-load-colour = Ship: which colour?
cb-title-load-neighbour = Ship: a neighbour as well?
cb-title-put-shield = Shield: on which castle?
cb-title-load-everywhere = Shield: goods of one colour?
cb-title-keep-three = Too many tiles
cb-title-tile-from-depots = Shield: place a tile?
cb-title-tile-from-black = Shield: place a black tile?
cb-title-tax = Tax on your shields
cb-title-crane = Crane: as which building?
cb-title-geese = Geese: with which animals?
cb-title-keep = Which key spaces?
cb-about-keep = { $tile }: in your own key spaces, or in the team’s?
cb-title-make-room-there = These key spaces are full
cb-about-make-room-there = { cb-about-make-room }
cb-title-from-key = Which one do you place?
cb-title-gains = Which points first?
cb-title-load-alone = Ship: load goods
cb-title-load-neighbour-alone = Ship: a neighbour as well?
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
cb-posts-help = Border posts: a second linked post gives { $phase } now, the third { $phase } again, plus a bonus for the first two players: { $left }
cb-inns-left = { $count ->
    [0] No inn for sale at the moment
    [one] { $count } inn for sale
   *[other] { $count } inns for sale
}
cb-origin-printed-help = The hexes lie as on the printed board of this number.
cb-origin-house = our own design
cb-origin-house-help = We could not find the printed board of this number. This one is our own design in its place.
cb-origin-one-source = from one source
cb-origin-one-source-help = This board is known from a single source; some spaces of the printed one may differ.
cb-team = Team { $team }
cb-team-duchy = Duchy of team { $team }
cb-team-of = Team { $team }: { $names }
cb-team-points = { $points } points together
cb-team-stock = Shared by the team
cb-keys-shared = team
cb-keys-own = { $name } only
cb-turn-order = Order of this round
cb-target = Points to the next action
cb-gains = Still to count:
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
cb-hex-help = Takes a tile of this kind: { $kind }. The die must show { $number }, and the hex must be next to a tile of yours.
cb-tabs = Parts of the table
cb-tab-land = My duchy
cb-tab-depots = Depots
cb-tab-others = Others
cb-tab-log = Log
cb-space-empty = Empty space
cb-space-help = Empty at the moment. Each phase brings a tile here: { $kind }.
cb-bridge-help = Whoever is furthest ahead on the bridge goes first; in a stack, from top to bottom. Every ship moves its player one space on.
cb-area-help = Points for filling an area of that many hexes. The points of the phase come on top.
cb-bonus-help = The first two players to fill every hex of this kind in their duchies get these points.
cb-setup-for-teams = For the team game.
cb-setup-for-one = For one player.
cb-setup-not-for-teams = Not for teams.
cb-setup-not-for-one = Not for one player.
cb-setup-taken = Someone else has it.
cb-setup-missing = The boards could not be loaded.
cb-bonuses = Colour bonuses
cb-shield-how = A double { $number } takes it to a castle of yours, in place of both actions; workers may change the dice.
