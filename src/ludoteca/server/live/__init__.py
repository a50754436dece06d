"""Tables in memory: sockets, the fan-out to all viewers, bots, clocks and chat."""
