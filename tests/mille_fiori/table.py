"""Setting up a table of Mille Fiori for a test, in the words of the rulebook."""

from collections import Counter

import ludoteca
from ludoteca.games.mille_fiori.board import AREAS, BOARD, COMMONERS, NOBLES
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.jsontext import Json

RED, YELLOW, GREEN, BLUE = range(4)
CITIZENS = (NOBLES, COMMONERS)
WORKSHOPS = [f"w{number}" for number in range(30) if number not in (0, 7, 8)]
"""Most of the workshops, to be filled; the three spaces round one gold diamond stay free."""


class Table:
    """A position in which one seat, the first of its pass, is about to use a card. All else may be set."""

    def __init__(
        self,
        card: str,
        seat: int = RED,
        players: int = 4,
        spaces: dict[int, list[str]] | None = None,
        ships: dict[int, int] | None = None,
        bonuses: dict[str, list[int]] | None = None,
        display: list[str] | None = None,
        supply: dict[int, int] | None = None,
        reserve: dict[int, int] | None = None,
        scores: list[int] | None = None,
        last_pass: bool = False,
        deck: bool = True,
        ending: bool = False,
        **options: str,
    ) -> None:
        self.rules = ludoteca.rules("mille-fiori", players, **options)
        self.seat = seat
        self.cards = Counter(BOARD.card_names[kind] for kind in BOARD.deck)
        chosen = self.take([card])
        asked = self.take(display or [])
        owners = {space: owner for owner, owned in (spaces or {}).items() for space in owned}
        discard = [self.take_for(space) for space in owners]
        laid_out = asked if display is not None else self.any_cards(9)
        pass_ = self.rules.new(0).to_json()["passes"] if last_pass else 1
        assert isinstance(pass_, int)
        taken = {area: (bonuses or {}).get(area, []) for area in AREAS[:5]}
        data: Json = {
            **self.rules.new(0).to_json(),
            "phase": "play",
            "pass": pass_,
            "start": seat,
            "active": seat,
            "deciding": [seat],
            "scores": scores or [0] * players,
            "ships": [(ships or {}).get(one, 0) for one in range(players)],
            "spaces": owners,
            "bonuses": {area: [*slots, None, None, None, None][:4] for area, slots in taken.items()},
            "display": laid_out,
            "chosen": [chosen[0] if one == seat else self.any_cards(1)[0] for one in range(players)],
            "hands": [self.any_cards(BOARD.hand - pass_) for _ in range(players)],
            "card": None,
            "ending": ending,
        }
        self.lay_deck(data, discard, players, deck)
        self.count_diamonds(data, players, supply or {}, reserve or {})
        self.events: list[Event] = []
        state = self.rules.from_json(data)
        assert isinstance(state, MilleFioriState)
        self.state = state

    def count_diamonds(self, data: Json, players: int, supply: dict[int, int], reserve: dict[int, int]) -> None:
        """Diamonds not said otherwise are where they belong; a small supply is made by filling the line of nowhere."""
        owners, bonuses = data["spaces"], data["bonuses"]
        assert isinstance(owners, dict)
        assert isinstance(bonuses, dict)
        out = [sum(owner == one for owner in owners.values()) for one in range(players)]
        for slots in bonuses.values():
            for owner in slots:
                if owner is not None:
                    out[owner] += 1
        data["reserve"] = [reserve.get(one, 3) for one in range(players)]
        data["supply"] = [supply.get(one, 30 - out[one] - reserve.get(one, 3)) for one in range(players)]

    def lay_deck(self, data: Json, discard: list[str], players: int, deck: bool) -> None:
        """As many rounds are to come as the cards that are left allow, or none; other cards have been played."""
        rounds = data["rounds"]
        assert isinstance(rounds, int)
        rest = self.any_cards(self.cards.total())
        to_come = min(rounds - 1, len(rest) // (players * BOARD.hand)) if deck else 0
        data["round"] = rounds - to_come
        data["deck"] = rest[: to_come * players * BOARD.hand]
        data["discard"] = discard + rest[to_come * players * BOARD.hand :]

    def take_for(self, space: str) -> str:
        """A card that can have been used to put a diamond on this space."""
        number = BOARD.space_number[space]
        area, symbol = BOARD.space_area[number], BOARD.space_symbol[number]
        for card, name in enumerate(BOARD.card_names):
            fits = BOARD.card_area[card] == area and (area in CITIZENS or BOARD.card_symbol[card] == symbol)
            if fits and self.cards[name]:
                return self.take([name])[0]
        raise AssertionError(f"no card left for {space}")

    def sorted(self, names: list[str]) -> list[str]:
        return sorted(names, key=BOARD.card_number.__getitem__)

    def take(self, names: list[str]) -> list[str]:
        for name in names:
            assert self.cards[name], f"no {name} left"
            self.cards[name] -= 1
        return self.sorted(names)

    def any_cards(self, count: int) -> list[str]:
        return self.take(list(self.cards.elements())[:count])

    def play(self, *texts: str) -> list[int]:
        """Plays the seat's actions; what every seat scored."""
        before = self.state.scores.copy()
        self.events.clear()
        for text in texts:
            self.state.listener = self.events.append
            self.state.apply(self.seat, text)
        return [now - then for now, then in zip(self.state.scores, before, strict=True)]

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.state.legal(self.seat)]

    @property
    def earned_card(self) -> bool:
        """Whether the seat is now asked for an extra card."""
        return self.state.deciding == [self.seat] and "decline" in self.legal

    def reasons(self) -> list[object]:
        return [event.values["reason"] for event in self.events if event.type == SCORED]

    def why_not(self, *picks: str) -> str:
        return self.state.why_not(self.seat, list(picks)).id


def crowded(card: str, supply: int, reserve: int, **more: object) -> Table:
    """A table on which red has only so many diamonds left: the others lie in the workshops."""
    count = 30 - supply - reserve
    spaces = WORKSHOPS + [f"t{number}" for number in range(4, 20)]
    return Table(
        card,
        spaces={RED: spaces[: count - 1]},
        bonuses={"workshops": [RED]},
        reserve={RED: reserve},
        ships={RED: 4},
        **more,  # type: ignore[arg-type]
    )
