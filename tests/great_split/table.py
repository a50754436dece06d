"""Setting up a table of The Great Split for a test, in the words of the rulebook."""

from collections import Counter

import ludoteca
from ludoteca.games.great_split.data import LEVELS, TRACKS
from ludoteca.games.great_split.rules import GreatSplitRules
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.rules import OptionValue
from ludoteca.kernel.state import State

Tracks = dict[str, int]


class Table:
    """A position at the beginning of a phase. Cards that no test asks for are where a game would have put them."""

    def __init__(
        self,
        phase: str = "resolve",
        players: int = 3,
        round: int = 1,
        hands: dict[int, list[str]] | None = None,
        tracks: dict[int, Tracks] | None = None,
        characters: list[str] | None = None,
        scores: list[int] | None = None,
        market: list[int] | None = None,
        scoring: list[list[str]] | None = None,
        splits: dict[int, list[int]] | None = None,
        **options: OptionValue,
    ) -> None:
        rules = ludoteca.rules("great-split", players, **options)
        assert isinstance(rules, GreatSplitRules)
        self.rules = rules
        self.cards = [Counter(rules.data.names[kind] for kind in deck) for deck in rules.data.decks]
        self.out = rules.dealt[round].copy()
        everybody = list(range(players))
        data: Json = {
            **rules.new(0).to_json(),
            "phase": phase,
            "round": round,
            "limit": rules.data.hand_limits[round - 1],
            "deciding": everybody,
            "scores": scores or [0] * players,
            "tracks": [self.board((tracks or {}).get(seat, {})) for seat in everybody],
            "market": market or [2, 2, 2, 1, 1, 0],
            "gauge": sum((market or [2, 2, 2, 1, 1, 0])[: round - 1]),
            "used": [[] for _ in everybody],
            "sold": [[] for _ in everybody],
            "splitters": [False] * players,
            "pending": [[] for _ in everybody],
            "choices": [None] * players,
            "fresh": [False] * players,
            "lost": [[] for _ in range(players + 1)],
        }
        if characters:
            others = [one.name for one in rules.data.characters if one.name not in characters]
            data["characters"] = [*characters, *others][:players]
        if scoring:
            data["scoring"] = scoring
        self.deal(data, hands or {}, splits or {}, players)
        if phase == "discard":
            held = data["hands"]
            assert isinstance(held, list)
            data["deciding"] = [seat for seat in everybody if len(held[seat]) > rules.data.hand_limits[round - 1]]
        self.events: list[Event] = []
        state = rules.from_json(data, seed=1)
        assert isinstance(state, GreatSplitState)
        self.state = state

    def board(self, asked: Tracks) -> Tracks:
        return {name: asked.get(name, 0) for name in TRACKS[:-1]}

    def deal(self, data: Json, asked: dict[int, list[str]], splits: dict[int, list[int]], players: int) -> None:
        """The hands asked for, three cards for each of the others; what else was dealt has been discarded by the last.

        Where nothing is said, the last card is the second group.
        """
        hands = {seat: self.take(names) for seat, names in asked.items()}
        for seat in range(players):
            if seat not in hands:
                hands[seat] = self.take(self.any_outside(3))
        discards = self.take(self.any_outside(sum(self.out)))
        data["hands"] = [hands[seat] for seat in range(players)]
        data["known"] = [
            [[(seat + 1) % players] if data["phase"] == "choose" else [] for _ in hands[seat]]
            for seat in range(players)
        ]
        last = {seat: [len(hand) - 1] for seat, hand in hands.items()}
        data["splits"] = [{**last, **splits}[seat] if data["phase"] == "choose" else None for seat in range(players)]
        data["discards"] = [[] for _ in range(players - 1)] + [discards]
        left = [self.sorted(list(cards.elements())) for cards in self.cards]
        boxed = players > 2
        data["decks"] = {name: [] if boxed and name == "I" else left[LEVELS.index(name)] for name in LEVELS}
        data["box"] = left[0] if boxed else []

    def sorted(self, names: list[str]) -> list[str]:
        return sorted(names, key=self.rules.data.number.__getitem__)

    def take(self, names: list[str]) -> list[str]:
        for name in names:
            level = self.rules.data.levels[self.rules.data.number[name]]
            assert self.cards[level][name], f"no {name} left"
            assert self.out[level], f"no card of level {LEVELS[level]} may be out besides"
            self.cards[level][name] -= 1
            self.out[level] -= 1
        return self.sorted(names)

    def any_outside(self, count: int) -> list[str]:
        found: list[str] = []
        for level, cards in enumerate(self.cards):
            found += list(cards.elements())[: self.out[level]]
        return found[:count]

    # -- playing

    def play(self, seat: int, *texts: str) -> None:
        """Plays a seat's actions and keeps the events."""
        self.events.clear()
        for text in texts:
            self.state.listener = self.events.append
            self.state.apply(seat, text)
            self.state.listener = None

    def everybody(self, *texts: str) -> None:
        """One action for each seat, in the order of the seats."""
        self.events.clear()
        self.state.listener = self.events.append
        for seat, text in enumerate(texts):
            self.state.apply(seat, text)
        self.state.listener = None

    def tracks(self, seat: int = 0) -> Tracks:
        """Where the seat's cubes are, prestige included, without the ones at the start."""
        data = self.state.to_json()["tracks"]
        assert isinstance(data, list)
        found = {**data[seat], "prestige": self.state.scores[seat]}
        return {name: space for name, space in found.items() if space}

    def legal(self, seat: int = 0) -> list[str]:
        return [self.state.text(seat, action) for action in self.state.legal(seat)]

    def hand(self, seat: int = 0) -> list[str]:
        return [self.rules.data.names[kind] for kind in self.state.hand(seat)]

    def told(self, type: str) -> list[dict[str, object]]:
        return [event.values for event in self.events if event.type == type]

    def scored(self, seat: int = 0) -> dict[str, int]:
        """The points of the seat in these events, by the lines of the score sheet."""
        sheet: dict[str, int] = {}
        for event in self.events:
            if event.type == SCORED and event.seat == seat:
                points, source = event.values["points"], str(event.values["source"])
                assert isinstance(points, int)
                sheet[source] = sheet.get(source, 0) + points
        return sheet

    def why_not(self, seat: int, *picks: str) -> str:
        return self.state.why_not(seat, list(picks)).id


def finish_round(state: GreatSplitState) -> None:
    """Plays on, anyhow, until the round is over: every card sold for prestige, splitters on prestige."""
    round = state.round
    while state.round == round and not state.over:
        seat = state.deciding[0]
        state.play(seat, state.legal(seat)[-1])


def look(state: State | Observation, field: str, seat: int) -> object:
    """What a position's JSON says of a seat."""
    values = state.to_json()[field]
    assert isinstance(values, list)
    return values[seat]
