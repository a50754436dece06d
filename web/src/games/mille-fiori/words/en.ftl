# Words drawn on the board and said of its things. A message of the same id in the game's own
# catalogue, served at run time, wins over these.
mf-area-workshops = Workshops
mf-area-residences = Residences
mf-area-nobles = Nobles
mf-area-commoners = Commoners
mf-area-trade = Trade
mf-area-harbor = Harbor

mf-kind-quartz = Quartz
mf-kind-ash = Ash
mf-kind-lime = Lime
mf-kind-pigment = Pigment
mf-kind-residence = Residence
mf-kind-coin = Coin
mf-kind-lion = Lion
mf-kind-cross = Cross
mf-kind-shell = Shell
mf-kind-fish = Fish
mf-kind-crab = Crab
mf-kind-glassware = Glassware
mf-kind-carafe = Carafe
mf-kind-jewelry = Jewelry
mf-kind-swan = Swan
mf-kind-harbor = Harbor

mf-card-worth-workshops = 1 per glass
mf-card-worth-pigment = 2 per glass
mf-card-worth-residences = value + run
mf-card-worth-nobles = 1 · 3 · 6
mf-card-worth-commoners = 1 · 3 · 6
mf-card-worth-trade = column count
mf-card-worth-harbor = fleet × row

mf-board-hint-workshops = 1 point per glass in the group, 2 on pigment
mf-board-hint-harbor = fleet × row
mf-board-hint-trade = 1 per filled space in the column
mf-different-values = different values
mf-one-of-each = one of each
mf-outnumbered = outnumbered

mf-display = Display
mf-face-up = { $count } face up
mf-display-empty = No cards face up
mf-in-deck = in deck
mf-legend-extra = play an extra card
mf-legend-others = others score too
mf-copies = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } copies
}

mf-card = { $kind } card, wheel { $wheel }
mf-space-workshop = Workshop { $number }, { $kind }
mf-space-residence = Residence { $number }, value { $value }
mf-space-citizen = { $area }: { $kind }, worth { $value }, space { $number }
mf-space-trade = Trade: { $kind }, row { $row }
mf-space-harbor = Harbor: fleet { $fleet }, space { $number }
mf-sea = Sea space { $number }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}{ $extra ->
    [yes] , extra card
   *[no] {""}
}
mf-bonus-spaces = Bonus spaces: { $area }
mf-gold = Gold diamond
mf-free = free
mf-occupied = { $space }: glass of { $name }
mf-fleet-worth = Fleet { $fleet }: each ship is worth { $points } now
mf-ship-of = Ship of { $name }, on sea space { $space }
mf-pick-ship = Your ship
mf-pick-stay = Don't move the ship
mf-pick-decline = No extra card

mf-glass-left = { $count } glass left, { $reserve } in reserve
mf-ship-at = Ship on sea space { $space }
mf-need = { $area } bonus: missing { $missing }
mf-need-won = { $area } bonus won: { $points } points
mf-bonus-total = { $points } points from bonuses

mf-progress = Round { $round } of { $rounds } · card { $pass } of { $passes }
mf-prompt-choose = Choose a card
mf-prompt-choose-detail = The rest of your hand passes to { $next }.
mf-prompt-sealed = You may change your card until everybody has chosen.
mf-prompt-extra = Play an extra card
mf-prompt-extra-detail = Take any card from the display, or go without.
mf-prompt-over = The game is over
mf-prompt-play-workshops = Place your glass on { $kind }
mf-prompt-play-residences = Build the next residence
mf-prompt-play-nobles = Place your glass among the nobles
mf-prompt-play-commoners = Place your glass among the commoners
mf-prompt-play-trade = Trade { $kind }
mf-prompt-play-harbor = Load a ship in the harbor
mf-prompt-play-detail = { $count ->
    [one] One space is open
   *[other] { $count } spaces are open
}, or sail { $wheel }.

mf-status-extra = May play an extra card
mf-status-plays = Plays { $card }

mf-verb-choose = Choose
mf-verb-place = Place
mf-verb-place-sail = Place, sail { $wheel }
mf-verb-sail = Sail { $wheel }
mf-verb-stay = Don't sail
mf-verb-extra = Play it
mf-verb-decline = No extra card
mf-gain-extra-card = Play one more card, from the display.

mf-help-card-workshops = Glass on an empty { $kind } space: 1 point for each of your glasses in the group, 2 if it lands on pigment. Or sail { $wheel }.
mf-help-card-residences = Glass on the next residence: its value plus your unbroken run before it. Or sail { $wheel }.
mf-help-card-nobles = Glass on an open space of the nobles' pyramid: 1, 3 or 6 points, doubled on { $kind }. Glass beneath scores again. Or sail { $wheel }.
mf-help-card-commoners = Glass on an open space of the commoners' pyramid: 1, 3 or 6 points, doubled on { $kind }. Glass beneath scores again. Or sail { $wheel }.
mf-help-card-trade = Glass in the { $kind } column: every glass there scores the number of filled spaces. Or sail { $wheel }.
mf-help-card-harbor = Glass on any ship space, then your ship may move { $wheel }. A full fleet scores by the goods in its row.
mf-help-space-workshops = Scores 1 point for each glass of your group; 2 each if this is pigment. All four symbols earn a bonus.
mf-help-space-residences = The line fills in order. You score this value plus your own unbroken run before it. Three and five different values earn an extra card, four a bonus.
mf-help-space-nobles = Needs both spaces below it. Worth the number shown, double with a matching card; the triangle beneath scores again. The top earns an extra card.
mf-help-space-commoners = Needs both spaces below it. Worth the number shown, double with a matching card; the triangle beneath scores again. The top earns an extra card.
mf-help-space-trade = Every glass in the column scores the number of filled spaces in it. If another player has more glass here than you, you earn an extra card.
mf-help-space-harbor = When its third space fills, a fleet scores for each glass in it: 1, 3, 6 or 10 for 1 to 4 goods in the same row.
mf-help-sea = Only the space where a ship stops counts: its points, or an extra card.
mf-help-bonus = The first to qualify takes 20, then 15, 10 and 5; once per player.
mf-help-gold = Who fills the last of the three spaces round it plays an extra card.
