mf-tour-goal-title = The most points win
mf-tour-goal = You put glass diamonds on the board, one card at a time, and score for each of them at once. When the deck or someone’s diamonds run out, the most points win.
mf-tour-hand-title = Your hand
mf-tour-hand = Keep one of these { $count } cards in secret, as everyone does. The others go to { $next }, and you get new ones to choose from.
mf-tour-pick-title = Pick a card
mf-tour-pick = Its colour is the area where it puts a diamond, the wheel in its corner how far it can sail. The tag says what it can bring now.
mf-tour-spaces-title = Where it could go
mf-tour-spaces = The mark is the best place for the card you picked. Pick others to compare: nothing counts until you press the button.
mf-tour-keep-title = Keep it
mf-tour-keep = Press the button when you like your card. Until everyone has chosen you can change it with Undo.
mf-tour-place-title = Now use it
mf-tour-place = Choose one of the glowing spaces; the number is what it brings at once. Or sail instead: that is always possible.
mf-tour-why-title = Points, and why
mf-tour-why = Before you confirm, you see what you get and why. Points you have scored are never lost.
mf-tour-workshops-title = Workshops
mf-tour-workshops = You score { $group ->
    [one] { $group } point
   *[other] { $group } points
} for each diamond of your connected group, the new one included. On pigment it is { $pigment } for each of them.
mf-tour-residences-title = Residences
mf-tour-residences = A card always takes the next free residence. You score its number, plus the numbers of your own unbroken run just before it.
mf-tour-citizens-title = Citizens
mf-tour-citizens = Nobles and commoners score { $row1 }, { $row2 } or { $row3 } by row, and twice that if card and space show the same symbol. Each diamond in the triangle beneath then scores for its owner too.
mf-tour-trade-title = Trade
mf-tour-trade = Every diamond in the column scores for its owner as many points as the column has diamonds now. Full columns pay, to you and to the others.
mf-tour-harbor-title = Harbor
mf-tour-harbor = When a row of { $ships ->
    [3] three
   *[other] { $ships }
} ships is full, each of them scores the number beside it: { $least } to { $most }, for the goods taken in that trade row. After a harbor card your own ship sails too.
mf-tour-sea-title = The sea
mf-tour-sea = Any card can sail your ship by its wheel instead of placing a diamond. Only the space where it stops counts: its points, or an extra card.
mf-tour-bonus-title = Bonus spaces
mf-tour-bonus = All { $materials ->
    [4] four
   *[other] { $materials }
} materials, { $values ->
    [4] four
   *[other] { $values }
} different residences, the { $symbols ->
    [3] three
   *[other] { $symbols }
} symbols of a pyramid or all { $goods ->
    [4] four
   *[other] { $goods }
} goods: whoever has them first takes { $bonus1 } points. The next get { $bonus2 }, { $bonus3 } and { $bonus4 }.
mf-tour-display-title = Extra cards
mf-tour-display = With an extra card you play one of these open cards at once. It comes with the last space round a gold diamond, { $residences1 } and { $residences2 } different residences, the top of a pyramid, a column where someone has more than you, and some sea spaces.
mf-tour-empty-title = No cards left here
mf-tour-empty = At this table an extra card is worth { $empty } points when the display is empty.
mf-tour-end-title = That is all you need
mf-tour-end = Point at anything, or hold your finger on it, to read what it does; Rules has everything. For your first turns a good move is suggested.
