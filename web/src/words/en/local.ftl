local-title = Everything in this browser
local-loading = Getting the games ready: the rules and the bots are loaded once, then they are here, offline too.
local-elsewhere = Ludoteca is open in another tab. Close it there to go on here.
local-failed = The games could not be loaded. Reload the page; if that does not help, try another browser.
local-here = Play against bots, alone, or with others at this device. Your games stay in this browser, and work offline.
local-not-here = Playing with friends on other devices needs a Ludoteca server, which anyone can run: “pipx run ludoteca”.
local-more = Others at this device, rules, clock…
local-more-of = { $game }: others at this device, rules, clock
