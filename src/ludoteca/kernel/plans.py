"""Plans look ahead within one seat's own decisions, for previews, picking in any order, hints and "why not?"."""

from random import Random
from typing import TYPE_CHECKING, Final

from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event, points_by_seat
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.kernel.state import State

UNLIMITED: Final = 1 << 30
"""The depth of plans that end only where the seat's decisions do."""


class Plan:
    """A sequence of own actions up to the first chance event, reveal or other seat's decision.

    `events` and `points` (per seat) are its certain results. `complete` is False if the expansion was cut short.
    `state` is the imagined position at its end. `moves` counts the actions without those that continue the one before
    them.
    """

    def __init__(
        self,
        actions: list[Action],
        picks: tuple[str, ...],
        events: list[Event],
        state: "State",
        complete: bool,
        moves: int = 0,
    ) -> None:
        self.actions: Final = actions
        self.picks: Final = picks
        self.events: Final = events
        self.points: Final = points_by_seat(events, len(state.scores))
        self.state: Final = state
        self.complete: Final = complete
        self.moves: Final = moves

    def __repr__(self) -> str:
        return f"<Plan {' '.join(self.picks)}: {self.points}>"


class UntilBarrier:
    """Collects a state's events until the first barrier: later ones are not certain."""

    def __init__(self, state: "State") -> None:
        self.state = state
        self.start = state.barriers
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        if self.state.barriers == self.start:
            self.events.append(event)


def plans_of(state: "State", seat: int, limit: int, depth: int) -> list[Plan]:
    """Returns all plans of a deciding seat with up to `depth` moves, breadth first; tries at most about `limit`
    positions."""
    presentation = state.rules.game.presentation
    start = presentation.alone(state, seat)
    start.listener = None
    waiting = [Plan([], (), [], start, False)]
    done: list[Plan] = []
    tried = 0
    for plan in waiting:
        if plan.actions and (tried >= limit or (plan.moves == depth and not presentation.goes_on(plan.state, seat))):
            done.append(plan)
            continue
        for action in plan.state.legal(seat):
            tried += 1
            longer = _step(plan, seat, action)
            (done if longer.complete else waiting).append(longer)
    return done


def _step(plan: Plan, seat: int, action: Action) -> Plan:
    picks = plan.picks + plan.state.picks(seat, action)
    state = plan.state.clone()
    heard = UntilBarrier(state)
    state.listener = heard
    state.play(seat, action)
    state.listener = None
    complete = state.barriers != heard.start or not state.is_deciding(seat)
    presentation = state.rules.game.presentation
    moves = plan.moves if plan.actions and presentation.goes_on(plan.state, seat) else plan.moves + 1
    events = plan.events + heard.events + presentation.foretold(state, seat, action)
    return Plan([*plan.actions, action], picks, events, state, complete, moves)


def why_not(state: "State", seat: int, picks: list[str]) -> Refusal:
    """Returns the reason why no legal action has these picks; raises ValueError if one does."""
    if state.over or not state.is_deciding(seat):
        return state.refuse(seat, Action("", "", ()))
    imagined = state.rules.game.presentation.alone(state.view(seat).sample(Random(0)), seat)
    here = imagined.clone()
    rest = tuple(picks)
    while here.is_deciding(seat):
        step = _legal_step(here, seat, rest)
        if step is None or (len(here.picks(seat, step)) < len(rest) and here.rules.actions.with_picks(rest)):
            return _refusal_meant(here, seat, rest)
        rest = rest[len(here.picks(seat, step)) :]
        if not rest:
            raise ValueError("these picks are legal")
        before = here.barriers
        here.play(seat, step)
        if here.barriers != before:
            break
    # The earlier picks are a complete move, so the question is about the last pick.
    if _legal_step(imagined, seat, (picks[-1],)) is None:
        return _refusal_meant(imagined, seat, (picks[-1],))
    return Refusal("nothing-more-to-pick", {"pick": picks[-1]})


def _legal_step(state: "State", seat: int, picks: tuple[str, ...]) -> Action | None:
    """Returns the legal action with the longest prefix of these picks, or one that begins with all of them."""
    best: Action | None = None
    best_length = 0
    for action in state.legal(seat):
        path = state.picks(seat, action)
        shared = min(len(path), len(picks))
        if path[:shared] == picks[:shared] and shared >= best_length:
            best, best_length = action, shared
    return best if best_length else None


def _refusal_meant(state: "State", seat: int, picks: tuple[str, ...]) -> Refusal:
    """Returns the game's reason against the action that was most likely meant: one with the last pick, and as many
    others as possible."""
    if not picks:
        return Refusal("nothing-picked")
    legal = state.legal(seat)
    meant: list[Action] = []
    known = False
    shared = 0
    for action in state.rules.actions:
        if picks[-1] not in action.picks:
            continue
        known = True
        also = sum(pick in action.picks for pick in picks)
        if also < shared or action in legal:
            continue
        if also > shared:
            meant, shared = [], also
        meant.append(action)
    if meant:
        return state.refusal(seat, state.likeliest(seat, meant))
    return Refusal("not-together", {"pick": picks[-1]}) if known else state.refuse_thing(seat, picks[-1])
