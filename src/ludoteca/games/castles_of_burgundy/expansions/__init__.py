"""The expansions of the box. `module` says how one joins the game, `registry` lists them."""
