"""How an expansion joins the game: it is there or not, and a game without expansions calls no hook.

An expansion is a package with two classes, its data file, and one line in `registry`:

* `Expansion` describes it before a game exists: its options (`options`, and further choices of `board`), what it excludes
  (`complete_options` raises BadSettings), whether it is in play (`present`), and `make(rules)`, which gives its `Module`.
  Where one option switches it on, `SwitchedExpansion` says most of this.
* `Module` lives in one rules object, `self.settings`. In `build` it adds tile types (`add_tile`, `add_monastery`, then
  `tiles.stock`, or `tiles.set_aside` for what is in no supply), steps (`add_step` gives the number to push), effects
  (`add_effect`, for free actions), slots (`add_slot`, spaces whose tiles are for sale) and actions (`actions.add`; its block
  follows those of the modules before it). It may change who shares what (`land_of`, `stores_of`, `founders`, `lands`,
  `stores`) and how much room there is (`key_spaces`, `goods_spaces`). It overrides the hooks it needs; `hooks` has a class of
  them for each part of the game.

What a module keeps of a game is `self.own(state)`, a list of ints that `set_up` fills and `clone` copies; `to_json` and `load`
write and read it. What a module changes in a number of the rules is a seat's power: `change_powers`; when its tiles or
shields change it calls `monasteries.refresh_powers(state)`. A choice of a module's own is a `Step`: `steps.push` puts it on the
stack, and it is asked as soon as it is on top. Points go through `state.score`, workers and silver through
`state.gain_workers` and `state.gain_silver`.

Scores, dice, powers and the steps on the bridge go by seat. Land, areas, goods, silver and workers go by land
(`settings.land_of[seat]`; in the base game the same number), tiles in key spaces by store (`settings.stores_of[seat]`).
"""
