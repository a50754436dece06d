# Words of the page alone: what is drawn on the board and asked in the tray. Names and help are in the game's catalogue.
mf-card-worth-workshops = { $points } per diamond
mf-card-worth-residences = value + run
mf-card-worth-nobles = { $points }
mf-card-worth-commoners = { $points }
mf-card-worth-trade = column count
mf-card-worth-harbor = fleet × row

mf-board-hint-workshops = { $group ->
    [one] { $group } point
   *[other] { $group } points
} per diamond in the group, { $pigment } on pigment
mf-board-hint-harbor = fleet × row
mf-board-hint-trade = { $column } per diamond in the column
mf-different-values = different values
mf-one-of-each = one of each
mf-outnumbered = outnumbered

mf-display = Display
mf-face-up = { $count } face up
mf-display-empty = No cards face up
mf-in-deck = in deck
mf-legend-extra = play an extra card
mf-legend-others = others score too

mf-free = free
mf-occupied = { $space }: { $name }’s diamond
mf-fleet-worth = Fleet { $fleet }: each ship is worth { $points } now
mf-ship-of = { $name }’s ship, on sea space { $space }

mf-diamonds-left = { $count ->
    [one] { $count } diamond left
   *[other] { $count } diamonds left
}, { $reserve } in reserve
mf-ship-at = Ship on sea space { $space }
mf-need = { $area } bonus: still needs { $missing }
mf-need-won = { $area } bonus won: { $points } points
mf-bonus-total = { $points } points from bonus spaces

mf-progress = Round { $round } of { $rounds } · card { $pass } of { $passes }
mf-prompt-choose = Keep one card
mf-prompt-choose-detail = The others go to { $next }.
mf-prompt-sealed = You can change your card until everyone has one.
mf-prompt-extra = Play an extra card
mf-prompt-extra-detail = Take any card from the display, or go without.
mf-prompt-play-workshops = Place your diamond on { $kind }
mf-prompt-play-residences = Build the next residence
mf-prompt-play-nobles = Place your diamond among the nobles
mf-prompt-play-commoners = Place your diamond among the commoners
mf-prompt-play-trade = Trade { $kind }
mf-prompt-play-harbor = Take a ship in the harbor
mf-prompt-play-detail = { $count ->
    [one] One space is open
   *[other] { $count } spaces are open
}, or sail { $wheel }.

mf-prompt-play-extra = Undo lets you take another card.

mf-status-extra = May play an extra card
mf-status-plays = Plays { $card }
mf-status-kept = Has kept a card

mf-verb-choose = Keep
mf-verb-place = Place
mf-verb-place-sail = Place, sail { $wheel }
mf-verb-sail = Sail { $wheel }
mf-verb-stay = Don't sail
mf-verb-extra = Play it
mf-verb-decline = No extra card
mf-gain-extra-card = Then you may play an extra card.
mf-brief-extra-card = and a card
