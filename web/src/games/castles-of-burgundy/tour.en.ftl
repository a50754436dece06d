cb-tour-goal-title = The most points win
cb-tour-goal = Fill your duchy with tiles: full areas, animals, goods and much else score. After { $phases } phases of { $rounds } rounds the most points win.
cb-tour-goal-solo-title = Fill your duchy
cb-tour-goal-solo = You win if all { $hexes } hexes of your duchy are filled within { $rounds } rounds. Points help you on the way.
cb-tour-dice-title = Two dice, two actions
cb-tour-dice = You rolled { $first } and { $second }. With each die you do one thing: take a tile, place a tile, sell goods, or take two workers.
cb-tour-take-title = Take a tile
cb-tour-take = Pick a glowing tile from the depot that one of your dice shows, then press the button. A hammer is a worker you would have to spend.
cb-tour-keys-title = It waits in a key space
cb-tour-keys = Only tiles that lie here can be placed. There is room for { $spaces }, so don’t let them fill up.
cb-tour-place-title = Place a tile
cb-tour-place = Pick the tile, then a glowing hex: colour and number must fit, and it must touch a tile of yours. If none glows, use the die for another tile or for workers.
cb-tour-areas-title = Areas score
cb-tour-areas = When the last hex of an area is filled you score its size, from { $least } for one hex to { $most } for { $size }. The phase adds a bonus, from { $early } in phase { $first } down to { $late } in phase { $last }.
cb-tour-colours-title = Bonus tiles score
cb-tour-colours = Whoever first fills all hexes of one colour gets its large bonus tile, { $first } points. The second gets { $second }.
cb-tour-castle-title = Castles, dark green
cb-tour-castle = A castle gives you one more action at once, with any number you like. It scores only through its area.
cb-tour-mine-title = Mines, grey
cb-tour-mine = Each mine pays a silver at the end of every phase. So early mines pay most.
cb-tour-ship-title = Ships, blue
cb-tour-ship = { $solo ->
    [yes] A ship loads all the goods of one depot, and the other depots lose theirs. { $price } goods may become a black tile.
   *[no] A ship loads all the goods of one depot and moves you on across the bridge. Whoever is in front plays first.
}
cb-tour-goods-title = Goods score
cb-tour-goods = A die sells all your goods of its number. Each of them is { $points } points, and the sale brings a silver.
cb-tour-livestock-title = Livestock scores, light green
cb-tour-livestock = Each animal on the tile is a point. All animals of the same kind that already stand in this pasture score again.
cb-tour-building-title = Buildings, beige
cb-tour-building = Each kind does something once: take or place a tile, sell, bring workers or silver; watchtowers score { $points }. Each city holds only one of a kind.
cb-tour-monastery-title = Monasteries, yellow
cb-tour-monastery = Each monastery changes a rule for you as long as you play, or scores { $solo ->
    [yes] at once
   *[no] at the end
} for what you have collected. Point at one to read it.
cb-tour-purse-title = Workers and silver
cb-tour-purse = A worker changes a die by one; 6 and 1 are neighbours. { $price } silver buy a tile from the black depot, once per turn, without a die.
cb-tour-left-over-title = What is left over
cb-tour-left-over = At the end each good not sold, each silver and every two workers left over score 1 point. Monasteries add theirs.
cb-tour-extra-tiles-title = Here: extra tiles
cb-tour-extra-tiles = The crane is whatever building you need, and geese are livestock that scores again with every tile that joins their pasture. Monasteries 27 and 28 lift your pawn and sell workers.
cb-tour-white-castles-title = Here: white castles
cb-tour-white-castles = A white castle is a building. It gives you one more action, with what the white die shows.
cb-tour-inns-title = Here: inns
cb-tour-inns = Buy an inn like a black tile and place it on any colour, one in each area. Its area scores as one hex larger.
cb-tour-trade-routes-title = Here: trade routes
cb-tour-trade-routes = Goods that you sell are laid on your route from the left. Where the colour fits you get what is printed there at once: points, silver, an action and more.
cb-tour-shields-title = Here: shields
cb-tour-shields = Two equal dice take a shield from the depot of that number, onto one of your castles. It changes a rule for you, costs { $tax } silver every phase, and scores { $points } points at the end.
cb-tour-border-posts-title = Here: border posts
cb-tour-border-posts = Join two posts by a chain of tiles and you score the points of the phase. The third post scores them once more, and a bonus for the first two players.
cb-tour-team-title = Here: teams
cb-tour-team = You and your partner share a duchy, goods, silver and workers, each with dice of their own. Your points are added.
cb-tour-solo-title = The counter
cb-tour-solo = Points move this counter; at the target you get an action, and points beyond it are lost. Right after scoring, the missing points can be bought with silver.
cb-tour-turn-title = End your turn
cb-tour-turn = The button says what you have not used. Until you press it you can undo your moves.
cb-tour-end-title = That is all you need
cb-tour-end = Point at anything, or hold your finger on it, to read what it does; Rules has everything. For your first turns a good move is suggested.
