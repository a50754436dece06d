# The pages about oneself: loaded when they are opened.

devices-title = Your devices
devices-help = On each of these browsers you are { $name }. If you do not recognise one, sign it out: it then no longer knows you, and its open pages close at once.
devices-unknown = Unknown browser
devices-here = This device
devices-seen = First seen { $first }, last seen { $last }
devices-end = Sign out
devices-end-of = Sign out: { $browser }
devices-end-others = Sign out all other devices
devices-ended-others = All other devices are signed out.
devices-ended = This device is signed out: { $browser }
devices-sure = You would be signed out here. { $others ->
    [0] No other device knows you: without one, or a passkey, nobody can come back as { $name }, and your tables are lost to you.
   *[other] You can come back with a link from another device of yours.
}
devices-stay = Stay signed in
devices-link-open = A personal link is open until { $time }.
devices-link-end = End this link
devices-left = You are signed out
devices-left-help = This browser no longer knows you.

me-title = Your name on another device
me-help = Open this link on your phone or another computer, and you are { $name } there too, with all your tables. It works once, for { $minutes } minutes. Whoever opens it becomes you, so keep it to yourself.
me-nobody = You have no name here yet. Choose one on the home page; then you can take it with you.
me-make = Create a link
me-again = Create another link
me-qr = QR code of your personal link
me-over = This link has expired.
