"""Border posts bring principalities 11a to 11f, and points for a chain of tiles from post to post."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.board.areas import LARGE, SMALL
from ludoteca.games.castles_of_burgundy.components.boards import OWN, Board, own_names
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import NOBODY
from ludoteca.games.castles_of_burgundy.expansions.border_posts.boards import BOARDS, POSTS, TOUCHED
from ludoteca.games.castles_of_burgundy.expansions.border_posts.chains import linked_posts, posts_linked
from ludoteca.games.castles_of_burgundy.expansions.expansion import Expansion
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.position.json_reader import as_owner
from ludoteca.games.castles_of_burgundy.position.json_writer import owner_or_none
from ludoteca.kernel.jsontext import Json, read_dict, read_list
from ludoteca.kernel.refusals import BadPosition, BadSettings, Value
from ludoteca.kernel.rules import Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

CHOICE: Final = "border-posts"
"""The choice of `board` that deals these boards."""
SOURCE: Final = "border-posts"
LINKED: Final = 2
"""Behind the holders of the two bonuses: how many posts each land has linked."""


class BorderPosts(Module):
    """Its own data: who has the large and the small bonus, then how many posts each land has linked."""

    def set_up(self, state: "BurgundyState") -> None:
        self.set_own(state, [NOBODY, NOBODY] + [0] * self.settings.lands)

    def placed(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
        """Scores two posts linked, then the third; or all three with one tile, which is both."""
        own = self.own(state)
        land = self.settings.land_of[seat]
        before = own[LINKED + land]
        if before == POSTS:
            return
        now = posts_linked(state, land)
        own[LINKED + land] = now
        if now and not before:
            self.score_link(state, seat, 2)
        if now == POSTS:
            self.score_link(state, seat, POSTS)
            self.score_bonus(state, seat)

    def score_link(self, state: "BurgundyState", seat: int, posts: int) -> None:
        """Scores the points of the phase."""
        points = CENTRAL.phase_points[state.phase]
        values: dict[str, object] = {"posts": posts, "phase": CENTRAL.phases[state.phase]}
        state.score(seat, points, SOURCE, "border-posts", values)

    def score_bonus(self, state: "BurgundyState", seat: int) -> None:
        """Scores as much as a colour's bonus tile, but it is none: no shield doubles it, no monastery counts it."""
        own = self.own(state)
        for rank in (LARGE, SMALL):
            if own[rank] == NOBODY:
                own[rank] = seat
                reason = "border-posts-first" if rank == LARGE else "border-posts-second"
                state.score(seat, self.settings.colour_points[rank], SOURCE, reason)
                return

    # -- what people read

    def standing(self, state: "BurgundyState", seat: int, told: Json) -> None:
        told["linked_posts"] = linked_posts(state, self.settings.land_of[seat])

    def describe(self, told: Json) -> None:
        names = self.settings.boards[0].hex_names
        told["posts"] = [[names[hex] for hex in touched] for touched in TOUCHED]

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: "WrittenState") -> None:
        own = self.own(state)
        data["border_posts"] = {"linked": own[LINKED:], "bonuses": [owner_or_none(owner) for owner in own[:LINKED]]}

    def load(self, state: "BurgundyState", data: Json) -> None:
        """Reads who has the bonuses; what is linked follows from the tiles."""
        own: list[int] = []
        for owner in read_list(read_dict(data, "border_posts"), "bonuses", LINKED):
            own.append(as_owner(state, owner, "border_posts"))
        for land in range(self.settings.lands):
            own.append(posts_linked(state, land))
        self.set_own(state, own)

    def check(self, state: "BurgundyState") -> None:
        """Checks that whoever has a bonus has linked all posts, and that the first has the large one."""
        own = self.own(state)
        complete = own[LINKED:].count(POSTS)
        holders = [owner for owner in own[:LINKED] if owner != NOBODY]
        fits = len(holders) == min(complete, 2) == len(set(holders)) and (own[SMALL] == NOBODY or own[LARGE] != NOBODY)
        if not fits or any(own[LINKED + self.settings.land_of[owner]] != POSTS for owner in holders):
            raise BadPosition("position-field-wrong", {"field": "border_posts"})


class BorderPostsExpansion(Expansion):
    def board_choices(self) -> dict[str, list[Board]]:
        return {CHOICE: list(BOARDS.values())}

    def own_boards(self) -> list[Board]:
        return list(BOARDS.values())

    def complete_options(self, players: int, options: Options) -> None:
        """Refuses such a board for some players only."""
        if options["board"] == OWN:
            names = own_names(players, options)
            others = [seat for seat, name in enumerate(names) if name not in BOARDS]
            if others and len(others) < players:
                option = f"board_{others[0] + 1}"
                values: dict[str, Value] = {"option": option, "value": names[others[0]], "choices": list(BOARDS)}
                raise BadSettings("border-posts-for-all", values)

    def present(self, players: int, options: Options) -> bool:
        if options["board"] == OWN:
            return all(name in BOARDS for name in own_names(players, options))
        return options["board"] == CHOICE

    def option_sets(self, players: int) -> list[Options]:
        """Deals boards, and names the last ones."""
        names = list(BOARDS)[-players:]
        return [{"board": CHOICE}, {f"board_{seat + 1}": name for seat, name in enumerate(names)}]

    def make(self, rules: "BurgundyRules") -> Module:
        return BorderPosts(rules)

    def sheet(self) -> list[str]:
        return [SOURCE]
