"""The shields: taken with a double, carried by castles, taxed at the end of each phase."""
