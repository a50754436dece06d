"""Setting up a table of The Castles of Burgundy for a test, in the words of the rulebook."""

from collections import Counter
from collections.abc import Iterable

import ludoteca
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS
from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import OptionValue

CASTLE_IN_THE_MIDDLE = {"0,0": "castle"}


class Seat:
    """What one player has. Unless said otherwise: a castle in the middle, no workers, no silver, nothing else."""

    def __init__(
        self,
        land: dict[str, str] | None = None,
        keys: Iterable[str] = (),
        goods: dict[str, int] | None = None,
        sold: dict[str, int] | None = None,
        silver: int = 0,
        workers: int = 0,
        dice: tuple[int, int] = (1, 1),
        score: int = 0,
        start: dict[str, str] | None = None,
    ) -> None:
        self.land = {**(CASTLE_IN_THE_MIDDLE if start is None else start), **(land or {})}
        self.keys = list(keys)
        self.goods = goods or {}
        self.sold = sold or {}
        self.silver = silver
        self.workers = workers
        self.dice = list(dice)
        self.score = score


class Table:
    """A position in which the first seat begins its turn, the others following in order. All else may be set.

    Depots: `{"4.2": "bank"}`; goods there: `{4: {"red": 2}}`. `more` replaces further fields of the position.
    """

    def __init__(
        self,
        me: Seat | None = None,
        others: list[Seat] | None = None,
        players: int = 2,
        phase: str = "A",
        round: int = 1,
        depots: dict[str, str] | None = None,
        depot_goods: dict[int, dict[str, int]] | None = None,
        black: Iterable[str] = (),
        bonuses: dict[str, list[int]] | None = None,
        bridge: list[list[int]] | None = None,
        last: bool = False,
        more: Json | None = None,
        **options: OptionValue,
    ) -> None:
        rules = ludoteca.rules("castles-of-burgundy", players, **options)
        assert isinstance(rules, BurgundyRules)
        self.rules = rules
        seats = [me or Seat(), *(others or [])]
        seats += [Seat() for _ in range(players - len(seats))]
        order = [*range(1, players), 0] if last else list(range(players))
        data: Json = {
            **rules.new(0).to_json(),
            "stage": "playing",
            "phase": "turn",
            "game_phase": phase,
            "round": round,
            "active": 0,
            "deciding": [0],
            "order": order,
            "bridge": (bridge or [order]) + [[] for _ in range(CENTRAL.bridge_spaces - len(bridge or [order]))],
            "scores": [seat.score for seat in seats],
            "dice": [seat.dice for seat in seats],
            "white": 1,
            "used": [],
            "bought": False,
            "lands": [seat.land for seat in seats],
            "keys": [seat.keys for seat in seats],
            "goods": [seat.goods for seat in seats],
            "sold": [seat.sold for seat in seats],
            "silver": [seat.silver for seat in seats],
            "workers": [seat.workers for seat in seats],
            "bonuses": {kind: [*(bonuses or {}).get(kind, []), None, None][:2] for kind in KINDS},
            "pending": [{"seat": 0, "step": "turn"}],
            **(more or {}),
        }
        if "start_hexes" not in (more or {}):
            data["start_hexes"] = [next(iter(seat.land)) for seat in seats]
        self._lay_tiles(data, seats, depots or {}, list(black))
        self._lay_goods(data, seats, depot_goods or {}, phase, round)
        state = rules.from_json(data)
        assert isinstance(state, BurgundyState)
        self.state = state
        self.events: list[Event] = []

    def _lay_tiles(self, data: Json, seats: list[Seat], depots: dict[str, str], black: list[str]) -> None:
        """Tiles that are not mentioned are in the supplies of their colours."""
        rules = self.rules
        tiles = rules.tiles
        pool = Counter(tiles.names[tile] for supply in tiles.supplies for tile in supply)
        for seat in seats:
            pool.subtract([*seat.land.values(), *seat.keys])
        pool.subtract([*depots.values(), *black])
        for tile in set(tiles.set_aside):
            del pool[tiles.names[tile]]
        assert min(pool.values()) >= 0, [name for name, count in pool.items() if count < 0]
        data["black"] = black + [None] * (rules.black_spaces - len(black))
        data["depots"] = [
            {"tiles": [depots.get(f"{depot}.{space + 1}") for space in range(rules.depot_spaces)], "goods": {}}
            for depot in range(1, 7)
        ]
        supply: dict[str, list[str]] = {name: [] for name in [*KINDS, "black"]}
        for name in pool.elements():
            kind = tiles.kind[tiles.number[name]]
            supply[KINDS[kind] if kind < len(KINDS) else "black"].append(name)
        data["supply"] = supply
        data["box"] = []

    def _lay_goods(
        self, data: Json, seats: list[Seat], depot_goods: dict[int, dict[str, int]], phase: str, round: int
    ) -> None:
        """Goods that are not mentioned are in the piles to come and in the box; the last seat has sold the others."""
        pool = Counter(dict.fromkeys(CENTRAL.colours, CENTRAL.goods_per_colour))
        for seat in seats:
            pool.subtract(seat.goods)
            pool.subtract(seat.sold)
        depots = data["depots"]
        assert isinstance(depots, list)
        for depot, goods in depot_goods.items():
            depots[depot - 1]["goods"] = goods
            pool.subtract(goods)
        rest = list(pool.elements())
        begun = CENTRAL.phases.index(phase) + 1
        boxed = len(CENTRAL.goods) - CENTRAL.goods_in_piles - self.rules.lands * CENTRAL.goods_per_player
        data["round_goods"] = [rest.pop() for _ in range(CENTRAL.rounds - round)]
        data["goods_piles"] = {letter: [rest.pop() for _ in range(5)] for letter in CENTRAL.phases[begun:]}
        data["goods_box"] = [rest.pop() for _ in range(boxed)]
        sold = data["sold"]
        assert isinstance(sold, list)
        sold[-1] = dict(Counter(sold[-1]) + Counter(rest))

    # -- playing

    def play(self, *texts: str, seat: int = 0) -> int:
        """Plays the seat's actions; what it scored."""
        before = self.state.scores[seat]
        self.events.clear()
        for text in texts:
            self.state.listener = self.events.append
            self.state.apply(seat, text)
        return self.state.scores[seat] - before

    def end_phase(self) -> None:
        """Everybody ends the turn until the phase is over."""
        phase = self.state.phase
        while self.state.phase == phase and not self.state.over:
            self.state.listener = self.events.append
            self.state.apply(self.state.deciding[0], "end turn")

    def legal(self, seat: int = 0) -> list[str]:
        return [action.text for action in self.state.legal(seat)]

    def asked(self) -> object:
        """What is being decided."""
        return self.state.to_json()["phase"]

    def field(self, name: str, seat: int = 0) -> object:
        values = self.state.to_json()[name]
        assert isinstance(values, list)
        value: object = values[seat]
        return value

    def told(self, type: str) -> list[dict[str, object]]:
        return [event.values for event in self.events if event.type == type]

    def reasons(self) -> list[object]:
        return [event.values["reason"] for event in self.events if event.type == SCORED]

    def why_not(self, *picks: str) -> str:
        return self.state.why_not(0, list(picks)).id
