"""Tables in memory: their sockets, the fan-out to everybody who looks on, bots, clocks and chat."""
