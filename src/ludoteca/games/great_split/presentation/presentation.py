"""What pages and terminals need from the game besides its rules."""

from collections.abc import Callable

from ludoteca.games.great_split import division, notation
from ludoteca.games.great_split.actions import Split, Take
from ludoteca.games.great_split.data import DataSet
from ludoteca.games.great_split.position import validation
from ludoteca.games.great_split.presentation import forecast, standing, things
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.presentation import PreparableMove, Presentation
from ludoteca.kernel.refusals import Value
from ludoteca.kernel.rules import Game
from ludoteca.kernel.state import State


class GreatSplitPresentation(Presentation):
    def __init__(self, game: Game, data_sets: Callable[[], list[DataSet]]) -> None:
        super().__init__(game)
        self.data_sets = data_sets

    def alone(self, state: State, seat: int) -> State:
        twin = state.clone()
        assert isinstance(twin, GreatSplitState)
        twin.lone = True
        twin.deciding_mask &= 1 << seat
        return twin

    def foresight(self) -> int:
        """Cards are played one by one; what the next ones bring is another decision."""
        return 1

    def foretold(self, state: State, seat: int, action: Action) -> list[Event]:
        """Whoever imagines to split or to choose is told what the groups would bring."""
        assert isinstance(state, GreatSplitState)
        if isinstance(action, Split):
            return [forecast.of_groups(state, seat, seat)]
        if isinstance(action, Take):
            return [forecast.of_groups(state, seat, division.wallet_owner(state, seat))]
        return []

    def about(self, thing: str) -> dict[str, Value]:
        return notation.about(thing)

    def things(self) -> dict[str, Json]:
        return things.things(self.data_sets())

    def arrange(self, state: State) -> None:
        assert isinstance(state, GreatSplitState)
        validation.arrange(state)

    def standing(self, state: State, seat: int) -> Json:
        assert isinstance(state, GreatSplitState)
        return standing.standing(state, seat)

    def preparable(self, state: State, seat: int) -> list[PreparableMove] | None:
        assert isinstance(state, GreatSplitState)
        return standing.preparable(state, seat)
