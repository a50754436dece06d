"""What pages and terminals need from the game besides its rules."""

from ludoteca.games.mille_fiori.phases import CHOOSE
from ludoteca.games.mille_fiori.position import arranging
from ludoteca.games.mille_fiori.presentation import printed, standing
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.presentation import PreparableMove, Presentation
from ludoteca.kernel.refusals import Value
from ludoteca.kernel.state import State


class MilleFioriPresentation(Presentation):
    def alone(self, state: State, seat: int) -> State:
        """A card that is chosen together with others' is used at once, as if it were this seat's turn."""
        twin = state.clone()
        assert isinstance(twin, MilleFioriState)
        if twin.phase == CHOOSE and not twin.settings.on_turn:
            twin.lone = True
            twin.turn = (seat - twin.start) % len(twin.scores)
            twin.deciding_mask = 1 << seat
        return twin

    def about(self, thing: str) -> dict[str, Value]:
        return printed.about(thing)

    def things(self) -> dict[str, Json]:
        return printed.things()

    def arrange(self, state: State) -> None:
        assert isinstance(state, MilleFioriState)
        arranging.arrange(state)

    def standing(self, state: State, seat: int) -> Json:
        assert isinstance(state, MilleFioriState)
        return standing.standing(state, seat)

    def preparable(self, state: State, seat: int) -> list[PreparableMove] | None:
        assert isinstance(state, MilleFioriState)
        return standing.preparable(state, seat)

    def box(self) -> Json:
        return printed.describe()
