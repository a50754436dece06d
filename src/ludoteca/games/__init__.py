"""One package per game. Each knows the kernel, no other game, nothing above."""
