"""The team game: one land for two, shared and private key spaces, one stock, ranks by team."""

import json
from collections.abc import Iterable

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS
from ludoteca.games.castles_of_burgundy.expansions.team.boards import BOARDS
from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadPosition, BadSettings, IllegalMove
from ludoteca.kernel.rules import Options, OptionValue
from tests.castles_of_burgundy.table import Seat, Table

COLOUR_COUNTS = {"castle": 7, "mine": 6, "monastery": 12, "ship": 12, "livestock": 12, "building": 24}


class TeamTable(Table):
    """Seats 0 and 1 are team A, 2 and 3 team B; A1 (seat 0) begins a turn. `teams` are what each team shares."""

    def __init__(
        self,
        teams: list[Seat] | None = None,
        private: list[list[str]] | None = None,
        dice: tuple[int, int] = (1, 1),
        depots: dict[str, str] | None = None,
        depot_goods: dict[int, dict[str, int]] | None = None,
        black: Iterable[str] = (),
        phase: str = "A",
        round: int = 1,
        scores: tuple[int, int, int, int] = (0, 0, 0, 0),
        bridge: list[list[int]] | None = None,
        **options: OptionValue,
    ) -> None:
        rules = ludoteca.rules("castles-of-burgundy", 4, team=True, **options)
        assert isinstance(rules, BurgundyRules)
        self.rules = rules
        shared = [*(teams or []), Seat(), Seat()][:2]
        own = [*(private or []), [], [], [], []][:4]
        spaces = bridge or [[0, 2, 1, 3]]
        data: Json = {
            **rules.from_json(start(rules).to_json()).to_json(),
            "stage": "playing",
            "phase": "turn",
            "game_phase": phase,
            "round": round,
            "active": 0,
            "deciding": [0],
            "order": [0, 2, 1, 3],
            "bridge": spaces + [[] for _ in range(CENTRAL.bridge_spaces - len(spaces))],
            "scores": list(scores),
            "dice": [list(dice)] * 4,
            "white": 1,
            "lands": [team.land for team in shared],
            "start_hexes": [next(iter(team.land)) for team in shared],
            "keys": [*own, *(team.keys for team in shared)],
            "goods": [team.goods for team in shared],
            "sold": [team.sold for team in shared],
            "silver": [team.silver for team in shared],
            "workers": [team.workers for team in shared],
            "bonuses": {kind: [None, None] for kind in KINDS},
            "pending": [{"seat": 0, "step": "turn"}],
        }
        for number, team in enumerate(shared):
            team.keys = team.keys + own[2 * number] + own[2 * number + 1]
        self._lay_tiles(data, shared, depots or {}, list(black))
        self._lay_goods(data, shared, depot_goods or {}, phase, round)
        state = rules.from_json(data)
        assert isinstance(state, BurgundyState)
        self.state = state
        self.events: list[Event] = []


def start(rules: BurgundyRules) -> BurgundyState:
    state = rules.new(0)
    assert isinstance(state, BurgundyState)
    while state.stage == 0:
        seat = state.deciding[0]
        state.apply(seat, state.legal(seat)[0])
    return state


# -- boards and preparation


@pytest.mark.parametrize(
    ("name", "areas"),
    [
        ("12a", [[1] * 7, [3, 2, 1], [7, 3, 2], [8, 4], [4, 4, 4], [6, 4, 4, 4, 3, 3]]),
        ("12b", [[1] * 7, [2, 2, 1, 1], [4, 3, 3, 2], [4, 3, 3, 2], [5, 4, 3], [7, 5, 4, 3, 3, 1, 1]]),
    ],
)
def test_team_boards(name: str, areas: list[list[int]]) -> None:
    board = BOARDS[name]
    assert len(board.kind) == 73
    assert {kind: len(board.of_kind[number]) for number, kind in enumerate(KINDS)} == COLOUR_COUNTS
    assert [board.areas_of(kind) for kind in range(len(KINDS))] == areas


def test_the_halves_touch_beside_the_shared_castle_only() -> None:
    board = BOARDS["12a"]
    middle = board.hex_names.index("0,0")
    places = [tuple(map(int, name.split(","))) for name in board.hex_names]
    left = [place for place, (q, r) in enumerate(places) if 2 * q + r < 0]
    assert len(left) == 36
    crossing = [
        (board.hex_names[one], board.hex_names[other])
        for one in left
        for other in board.neighbours[one]
        if other not in left and other != middle
    ]
    assert crossing == [("0,-1", "1,-1"), ("-1,1", "0,1")]
    assert len(board.neighbours[middle]) == 6


def test_preparation() -> None:
    state = ludoteca.rules("castles-of-burgundy", 4, team=True).new(7)
    data = state.to_json()
    assert data["teams"] == [[0, 1], [2, 3]]
    assert data["workers"] == [3, 5]
    assert data["silver"] == [2, 2]
    assert [sum(goods.values()) for goods in data["goods"]] == [3, 3]  # type: ignore[attr-defined]
    assert data["start_hexes"] == ["0,0", "0,0"]
    assert data["bridge"][0] == data["order"] == [0, 2, 1, 3]  # type: ignore[index]
    assert data["keys"] == [[], [], [], [], [], []]
    assert state.deciding == [0]


def test_on_12b_each_team_chooses_a_castle() -> None:
    state = ludoteca.rules("castles-of-burgundy", 4, team=True, board="12b").new(7)
    assert (state.deciding, state.to_json()["order"]) == ([0], [0, 2, 1, 3])
    assert [action.text for action in state.legal(0)] == ["hex 0,0", "hex -6,0"]
    state.apply(0, "hex -6,0")
    assert state.deciding == [2]
    state.apply(2, "hex 0,0")
    assert state.to_json()["start_hexes"] == ["-6,0", "0,0"]


@pytest.mark.parametrize(
    ("players", "options", "refusal"),
    [
        (3, {"team": True}, "team-of-four"),
        (2, {"team": True}, "team-of-four"),
        (4, {"team": True, "board": "1"}, "team-board"),
        (4, {"team": True, "board_1": "3"}, "team-board"),
        (4, {"board": "12a"}, "board-for-teams"),
        (4, {"team": True, "start_castle": "secret"}, "start-castle-open"),
        (4, {"team": True, "trade_routes": True}, "not-in-teams"),
        (4, {"team": True, "shields": True}, "not-in-teams"),
        (4, {"team": True, "board": "border-posts"}, "team-board"),
        (4, {"team": True, "target": 45}, "target-for-one"),
    ],
)
def test_what_does_not_go_together(players: int, options: Options, refusal: str) -> None:
    with pytest.raises(BadSettings) as caught:
        ludoteca.game("castles-of-burgundy").rules(players, options)
    assert caught.value.refusal.id == refusal


# -- key spaces


def test_a_new_tile_is_kept_alone_or_together() -> None:
    table = TeamTable(depots={"1.1": "bank", "1.2": "ship"})
    table.play("die-a take depot 1.1")
    assert table.asked() == "keep"
    assert table.legal() == ["key private", "key shared"]
    table.play("key shared", "die-b take depot 1.2", "key private")
    assert table.field("keys", 0) == ["ship"]
    assert table.field("keys", 4) == ["bank"]


def test_a_full_side_is_not_asked_for() -> None:
    table = TeamTable(depots={"1.1": "bank"}, private=[["mine", "ship"]])
    table.play("die-a take depot 1.1")
    assert (table.asked(), table.field("keys", 4)) == ("turn", ["bank"])
    table = TeamTable([Seat(keys=["mine", "ship"])], depots={"1.1": "bank"})
    table.play("die-a take depot 1.1")
    assert (table.asked(), table.field("keys", 0)) == ("turn", ["bank"])


def test_only_when_all_four_spaces_are_full_a_tile_goes() -> None:
    table = TeamTable([Seat(keys=["mine", "ship"])], depots={"1.1": "bank"}, private=[["church", "market"]])
    table.play("die-a take depot 1.1")
    assert table.legal() == ["key private", "key shared"]
    table.play("key shared")
    assert table.asked() == "make-room-there"
    assert table.legal() == ["discard mine", "discard ship"]
    table.play("discard ship")
    assert table.field("keys", 4) == ["mine", "bank"]
    assert table.state.to_json()["box"] == ["ship"]


def test_the_full_side_is_refused_while_the_other_has_room() -> None:
    table = TeamTable([Seat(keys=["mine"])], depots={"1.1": "bank"}, private=[["church"]])
    assert table.why_not("key shared") == "no-key-to-choose"
    table.play("die-a take depot 1.1", "key private", "die-b workers", "end turn")
    assert table.field("keys", 0) == ["church", "bank"]


def test_private_tiles_are_not_the_partners() -> None:
    """Shared ones are."""
    table = TeamTable([Seat(keys=["ship"])], private=[["bank"], ["mine"]], dice=(4, 4))
    assert "die-a place bank" in table.legal()
    assert "die-a place mine" not in table.legal()
    table.play("end turn")
    table.play("end turn", seat=2)
    assert "die-a place bank" not in table.legal(1)
    with pytest.raises(IllegalMove, match="tile-not-held"):
        table.play("die-a place bank", seat=1)
    assert "die-a place ship" in table.legal(1)
    table.play("die-a place ship", seat=1)
    assert table.field("keys", 4) == []


def test_of_equal_tiles_the_player_says_which() -> None:
    table = TeamTable([Seat(keys=["bank"])], private=[["bank"]], dice=(4, 4))
    table.play("die-a place bank")
    assert (table.asked(), table.legal()) == ("from-key", ["key private", "key shared"])
    position = json.loads(json.dumps(table.state.to_json()))
    assert table.rules.from_json(position).to_json() == position
    table.play("key shared")
    assert (table.field("keys", 0), table.field("keys", 4)) == (["bank"], [])
    table.play("end turn")
    table = TeamTable([Seat(keys=["bank"])], private=[["bank"]], dice=(4, 4))
    table.play("die-a place bank", "key private")
    assert (table.field("keys", 0), table.field("keys", 4)) == ([], ["bank"])


def test_the_side_is_part_of_the_position() -> None:
    """It is remembered while the hex is chosen, and no other tile may be named there."""
    land = {"-1,1": "mine"}
    table = TeamTable([Seat(land=land, keys=["bank"], workers=6)], private=[["bank"]], dice=(4, 4))
    table.play("die-a place bank", "key shared")
    assert table.asked() == "hex"
    position = json.loads(json.dumps(table.state.to_json()))
    assert position["from_key"] == "shared"
    assert table.rules.from_json(position).to_json() == position
    for wrong in ("both", 3):
        with pytest.raises(BadPosition):
            table.rules.from_json({**position, "from_key": wrong})
    with pytest.raises(BadPosition):
        table.rules.from_json({**table.rules.new(0).to_json(), "from_key": "shared"})


# -- what is shared


def test_goods_silver_and_workers_are_shared() -> None:
    table = TeamTable([Seat(goods={"red": 2}, silver=2, workers=3)], dice=(1, 2), black=["ship"])
    table.play("die-a sell red", "buy black 1", "key shared", "end turn")
    assert (table.field("goods", 0), table.field("silver", 0), table.field("workers", 0)) == ({}, 1, 0)
    table.play("end turn", seat=2)
    assert table.field("keys", 4) == ["ship"]
    table.play("die-a workers", seat=1)
    assert table.field("workers", 0) == 2


def test_points_go_to_the_players_own_pawn() -> None:
    table = TeamTable([Seat(goods={"red": 2, "pink": 1})], dice=(4, 3))
    assert table.play("die-a sell red", "end turn") == 8
    table.play("end turn", seat=2)
    assert table.play("die-b sell pink", seat=1) == 4
    assert table.state.scores == [8, 4, 0, 0]
    presentation = table.rules.game.presentation
    assert [presentation.standing(table.state, seat)["team_points"] for seat in range(4)] == [12, 12, 0, 0]


def test_monasteries_work_for_both() -> None:
    land = {"0,-1": "monastery-14"}
    table = TeamTable([Seat(land=land)], dice=(4, 3))
    table.play("die-a workers", "end turn")
    table.play("end turn", seat=2)
    table.play("die-a workers", seat=1)
    assert table.field("workers", 0) == 8


def test_colour_bonuses_go_to_the_first_and_second_team() -> None:
    board = BOARDS["12a"]
    mines = [board.hex_names[hex] for hex in board.of_kind[KINDS.index("mine")]]
    land = {name: "mine" for name in mines if name != "1,1"}
    table = TeamTable([Seat(land=land, keys=["mine"]), Seat(land=land, keys=["mine"])])
    assert table.play("die-a place mine", "end turn") == 6 + 10 + 7
    assert table.play("die-a place mine", seat=2) == 6 + 10 + 4


def test_monastery_26_counts_the_bonus_tiles_of_both_partners() -> None:
    """The second player of the team wins one, the first counts it at the end, with the silver of the mines."""
    board = BOARDS["12a"]
    mines = [board.hex_names[hex] for hex in board.of_kind[KINDS.index("mine")]]
    land = {name: "mine" for name in mines if name != "1,1"}
    team = Seat(land={**land, "-1,0": "ship", "0,-1": "monastery-26"}, keys=["mine"])
    table = TeamTable([team], phase="E", round=5)
    table.play("end turn")
    table.play("end turn", seat=2)
    assert table.play("die-a place mine", "end turn", seat=1) == 6 + 2 + 7
    table.play("end turn", seat=3)
    assert table.state.scores == [3 + len(mines), 6 + 2 + 7, 0, 0]


def test_mines_pay_once_to_the_shared_stock() -> None:
    table = TeamTable([Seat(land={"0,1": "mine", "1,0": "watchtower", "1,1": "mine"})], round=5)
    table.end_phase()
    assert table.field("silver", 0) == 2


# -- the bridge and the end


def test_on_the_last_space_of_the_bridge_a_ship_leads_to_the_top() -> None:
    table = TeamTable(
        [Seat(land={"-1,0": "ship"}, keys=["ship"])],
        dice=(5, 5),
        bridge=[[1, 3], [], [], [], [], [], [2, 0]],
    )
    table.play("die-a place ship")
    assert table.state.to_json()["bridge"][6] == [0, 2]  # type: ignore[index]
    assert table.told("advanced") == [{"space": 7}]


def finished(scores: tuple[int, int, int, int], land: dict[str, str]) -> TeamTable:
    """The last round of a game, nothing more being done."""
    table = TeamTable([Seat(land=land), Seat()], scores=scores, phase="E", round=5)
    while not table.state.over:
        table.play("end turn", seat=table.state.deciding[0])
    return table


@pytest.mark.parametrize(
    ("scores", "land", "ranks"),
    [
        ((50, 30, 40, 39), {}, [1, 1, 2, 2]),
        ((10, 30, 60, 0), {}, [2, 2, 1, 1]),
        ((40, 40, 79, 1), {"-1,0": "ship"}, [2, 2, 1, 1]),
        ((40, 40, 79, 1), {}, [1, 1, 1, 1]),
    ],
)
def test_the_teams_points_are_added(scores: tuple[int, int, int, int], land: dict[str, str], ranks: list[int]) -> None:
    """A tie goes to the team with more empty hexes; then it stays one."""
    table = finished(scores, land)
    assert table.state.result.scores == list(scores)
    assert table.state.result.ranks == ranks


def test_what_is_left_over_counts_once() -> None:
    teams = [
        Seat(goods={"red": 2}, silver=3, workers=5, land={"-1,0": "ship", "0,-1": "monastery-25"}, sold={"pink": 3})
    ]
    table = TeamTable(teams, phase="E", round=5)
    while not table.state.over:
        table.play("end turn", seat=table.state.deciding[0])
    assert table.state.scores == [2 + 3 + 2 + 3, 0, 0, 0]
