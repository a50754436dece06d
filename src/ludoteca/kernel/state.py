"""A game in progress. Methods marked *game* are implemented by each game; the rest follows from them."""

from random import Random
from typing import TYPE_CHECKING

from ludoteca.kernel import chance, drawing, jsontext
from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.events import SCORED, Event, Listener
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.plans import Plan, why_not
from ludoteca.kernel.refusals import IllegalMove, Refusal
from ludoteca.kernel.result import Result

if TYPE_CHECKING:
    from ludoteca.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Flat data: small ints, bit masks, a few lists. `ludoteca.contract.State` states the contract."""

    def __init__(self, rules: "Rules", seed: bytes) -> None:
        self.rules = rules
        self.seed = seed
        self.over = False
        self.deciding_mask = 0
        self.barriers = 0
        self.scores: list[int] = [0] * rules.players
        self.listener: Listener | None = None

    # -- game: what the rules say

    def legal(self, seat: int) -> list[Action]:
        raise NotImplementedError

    def play(self, seat: int, action: Action) -> None:
        raise NotImplementedError

    def refusal(self, seat: int, action: Action) -> Refusal:
        """Returns the reason why a deciding seat may not take this action of the table now."""
        raise NotImplementedError

    def likeliest(self, seat: int, actions: list[Action]) -> Action:
        """Returns which of these illegal actions was most likely meant by the picks that they share."""
        return actions[0]

    def refuse_thing(self, seat: int, thing: str) -> Refusal:
        """Returns the reason why a thing without actions cannot be picked: by default, what it is for."""
        return Refusal("only-shown", {"thing": thing})

    def result_now(self) -> Result:
        raise NotImplementedError

    # -- game: what the state is

    def clone(self) -> "State":
        raise NotImplementedError

    def to_json(self) -> Json:
        raise NotImplementedError

    def check(self) -> None:
        """Raises BadPosition unless a game could reach this position; for positions read from outside."""
        raise NotImplementedError

    # -- game: what a seat may know (a spectator's seat is -1)

    def hide(self, seat: int) -> None:
        """Removes from this clone everything that the seat does not know, without leaving a trace."""
        raise NotImplementedError

    def complete(self, seat: int, rng: Random) -> None:
        """Replaces what `hide` removed by random values that are consistent with what the seat knows."""
        raise NotImplementedError

    # -- game, if it has shuffled piles

    def redraw(self, rng: Random) -> None:
        """Draws all future chance anew. A game that shuffles a pile in advance shuffles what no seat has seen of it."""
        self.seed = rng.randbytes(chance.SEED_BYTES)

    # -- game, if needed: texts, picks and fields that depend on the position; chapters

    def text(self, seat: int, action: Action) -> str:
        return action.text

    def picks(self, seat: int, action: Action) -> tuple[str, ...]:
        return action.picks

    def fields(self, seat: int, action: Action) -> dict[str, object]:
        return action.fields()

    def parse(self, seat: int, text: str) -> Action | None:
        return self.rules.actions.with_text(text)

    def chapter(self) -> int:
        """Returns the present round or phase, from 1; 0 if the game has none."""
        return 0

    # -- the kernel's part

    @property
    def deciding(self) -> list[int]:
        return [seat for seat in range(len(self.scores)) if self.deciding_mask >> seat & 1]

    def apply(self, seat: int, action: Action | str) -> bool:
        chosen = self._read(seat, action) if isinstance(action, str) else action
        if not self.is_deciding(seat) or chosen not in self.legal(seat):
            raise _illegal(self.refuse(seat, chosen))
        before = self.barriers
        self.play(seat, chosen)
        return self.barriers != before

    def _read(self, seat: int, text: str) -> Action:
        action = self.parse(seat, text) if self.is_deciding(seat) else self.rules.actions.with_text(text)
        if action is None:
            raise IllegalMove("action-unknown", {"text": text})
        return action

    def is_deciding(self, seat: int) -> bool:
        return seat >= 0 and self.deciding_mask >> seat & 1 == 1

    def refuse(self, seat: int, action: Action) -> Refusal:
        """Returns the reason why this action is not legal for this seat, by the checks common to all games first."""
        if not 0 <= seat < len(self.scores):
            return Refusal("seat-unknown", {"seat": seat})
        if self.over:
            return Refusal("game-over")
        if not self.is_deciding(seat):
            return Refusal("not-deciding", {"seat": seat, "deciding": self.deciding})
        if not 0 <= action.index < len(self.rules.actions) or self.rules.actions[action.index] is not action:
            return Refusal("action-unknown", {"text": action.text})
        return self.refusal(seat, action)

    @property
    def result(self) -> Result:
        if not self.over:
            raise ValueError("the game is not over")
        return self.result_now()

    @property
    def digest(self) -> str:
        return jsontext.digest(self.to_json())

    def _repr_svg_(self) -> str | None:
        return drawing.drawn(self)

    def view(self, seat: int | None) -> Observation:
        known = self.clone()
        known.seed = b""
        known.hide(-1 if seat is None else seat)
        return Observation(known, seat)

    def plans(self, seat: int, limit: int = 500) -> list[Plan]:
        return self.view(seat).plans(limit)

    def why_not(self, seat: int, picks: list[str]) -> Refusal:
        return why_not(self, seat, picks)

    def score(self, seat: int, points: int, source: str, reason: str, values: dict[str, object] | None = None) -> None:
        """Adds points; no points are added elsewhere. `source` is a line of the score sheet, `reason` and `values`
        make the sentence."""
        if not points:
            return
        self.scores[seat] += points
        if self.listener is not None:
            self.emit(SCORED, seat, {"points": points, "source": source, "reason": reason, **(values or {})})

    def emit(self, type: str, seat: int, values: dict[str, object], secret: tuple[str, ...] = ()) -> None:
        """Sends an event to the listener. Hot code checks for a listener first, so that nothing is built without
        one."""
        if self.listener is not None:
            self.listener(Event(type, seat, values, secret))


def _illegal(refusal: Refusal) -> IllegalMove:
    return IllegalMove(refusal.id, refusal.values)
