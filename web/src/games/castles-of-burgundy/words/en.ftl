# Words of the page alone: what is drawn on the board and asked in the tray. Names and help are in the game's catalogue.
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
cb-hex = { $kind } { $number }: { $tile ->
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
cb-has = { $count } { $thing }
cb-key-empty = Empty key space
cb-sold = { $count } goods sold
cb-sold-short = sold
cb-sold-help = Goods you have sold.
cb-because = Because of: { $cause }
cb-ask-dice = Use your dice: { $dice }
cb-ask-die = Use your { $value }
cb-ask-detail = Take a tile, place one, sell goods, or take workers.
cb-ask-end = Both dice are used
cb-ask-end-detail = Buy a black tile if you like, or end your turn.
cb-verb = Confirm
cb-verb-end = End turn
cb-verb-end-unused = End turn, { $dice } unused
cb-verb-decline = Decline
cb-counter = { $counter } of { $target } points
cb-shields = Shields at the depots
cb-inns = { $count ->
    [one] { $count } inn for sale
   *[other] { $count } inns for sale
}
cb-route = Trade route of { $name }
cb-posts = Border posts linked:
