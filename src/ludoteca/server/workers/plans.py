"""A seat's plans, rendered as sentences and limited in size for the page."""

from random import Random

import msgspec

from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.plans import Plan
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.messages import PlanInfo
from ludoteca.server.tables.views import EventInfo, ViewerProjection
from ludoteca.server.workers.bot_moves import typed
from ludoteca.server.workers.jobs import MakePlans, PlansBody


def make_plans(job: MakePlans, observation: Observation) -> PlansBody:
    """Renders as many plans as fit. What several plans share is sent once."""
    seat = observation.seat
    assert seat is not None
    found = observation.plans(job.limit, Random(0), observation.rules.game.presentation.foresight())
    found = most_useful_first(found, seat)
    planned = PlansBody(all(plan.complete for plan in found), [], [], [])
    actions = SharedActions(planned.actions)
    events = SharedEvents(ViewerProjection(words_of(job.game, job.language), job.names, seat), planned.events)
    steps = OwnSteps(observation, actions)
    size = 0
    for plan in found:
        info = steps.describe(plan, [events.place(event) for event in plan.events])
        size += len(msgspec.json.encode(info))
        if len(planned.plans) == job.limit or size + actions.size + events.size > job.most_bytes:
            planned.complete = False
            break
        planned.plans.append(info)
    return planned


def most_useful_first(found: list[Plan], seat: int) -> list[Plan]:
    """Returns the shortest plan of each legal action, so that none is missing, followed by the best of the others."""
    plainest: dict[Action, Plan] = {}
    for plan in found:
        known = plainest.setdefault(plan.actions[0], plan)
        if (len(plan.actions), plan.points[seat]) < (len(known.actions), known.points[seat]):
            plainest[plan.actions[0]] = plan
    kept = {id(plan) for plan in plainest.values()}
    others = [plan for plan in found if id(plan) not in kept]
    others.sort(key=lambda plan: plan.points[seat], reverse=True)
    return [*plainest.values(), *others]


class SharedActions:
    """Collects each typed action once: many plans begin with the same use of a die."""

    def __init__(self, collected: list[Json]) -> None:
        self.size = 0
        self._collected = collected
        self._places: dict[bytes, int] = {}

    def place(self, action: Json) -> int:
        key = msgspec.json.encode(action)
        if key not in self._places:
            self._places[key] = len(self._collected)
            self._collected.append(action)
            self.size += len(key)
        return self._places[key]


class SharedEvents:
    """Collects each event once, however many plans contain it: rendering takes longer than finding the plans."""

    def __init__(self, projection: ViewerProjection, collected: list[EventInfo]) -> None:
        self.size = 0
        self._projection = projection
        self._collected = collected
        self._places: dict[bytes, int] = {}

    def place(self, event: Event) -> int:
        key = msgspec.json.encode(event.to_json())
        if key not in self._places:
            self._places[key] = len(self._collected)
            self._collected.append(self._projection.event(event))
            self.size += len(msgspec.json.encode(self._collected[-1]))
        return self._places[key]


def legal_only(observation: Observation) -> PlansBody:
    """Returns the legal actions without looking ahead, for when no worker answers."""
    seat = observation.seat
    assert seat is not None
    position = observation.position
    planned = PlansBody(False, [], [], [])
    actions = SharedActions(planned.actions)
    for action in observation.legal:
        picks = list(position.picks(seat, action))
        place = actions.place(typed(position, seat, action))
        planned.plans.append(
            PlanInfo([position.text(seat, action)], [place], picks, 1, len(picks), [], [], complete=False)
        )
    return planned


class OwnSteps:
    """Renders plans, and finds how much of each can be sent now.

    A plan of a seat that decides together with others continues as if it were alone: only the actions before a barrier
    or another seat's decision can be sent.
    """

    def __init__(self, observation: Observation, actions: SharedActions) -> None:
        assert observation.seat is not None
        self.actions = actions
        self.seat = observation.seat
        self.alone = observation.deciding == [observation.seat]
        self.imagined = observation.sample(Random(0))

    def describe(self, plan: Plan, events: list[int]) -> PlanInfo:
        texts, places, picks = self._texts(plan)
        now = len(texts) if self.alone else self._possible_now(plan)
        now_picks = sum(len(each) for each in picks[:now])
        return PlanInfo(
            texts, places, [pick for each in picks for pick in each], now, now_picks, plan.points, events, plan.complete
        )

    def _texts(self, plan: Plan) -> tuple[list[str], list[int], list[list[str]]]:
        """Returns texts, typed actions and picks by replaying the plan, because all of them may depend on the
        position."""
        here = self.imagined.rules.game.presentation.alone(self.imagined, self.seat)
        texts: list[str] = []
        places: list[int] = []
        picks: list[list[str]] = []
        for action in plan.actions:
            texts.append(here.text(self.seat, action))
            places.append(self.actions.place(typed(here, self.seat, action)))
            picks.append(list(here.picks(self.seat, action)))
            if len(texts) < len(plan.actions):
                here.play(self.seat, action)
        return texts, places, picks

    def _possible_now(self, plan: Plan) -> int:
        here = self.imagined.clone()
        before = here.barriers
        for number, action in enumerate(plan.actions, 1):
            here.play(self.seat, action)
            if here.barriers != before or not here.is_deciding(self.seat):
                return number
        return len(plan.actions)
