"""Settles the options: which boards, which way to start, which expansions; and refuses what does not go together."""

from itertools import combinations
from typing import Final

from ludoteca.games.castles_of_burgundy.components.boards import BOARD, CENTRE_START, ORDINARY, OWN, Board, own_names
from ludoteca.games.castles_of_burgundy.expansions.registry import EXPANSIONS
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Option, Options, OptionValue

DEALT: Final = "dealt"
SEATS: Final = 4
FEWEST: Final = 2
"""Players of the base game."""
COMBINABLE: Final = ("white_castles", "extra_tiles", "inns", "trade_routes", "border_posts", "shields")
"""The expansions that may be played together."""
START_CASTLES: Final = ("centre", "open", "secret")


def board_choices() -> dict[str, list[Board]]:
    """Lists the choices of `board` that name boards: one for everybody, or several to be dealt."""
    found = {name: [ORDINARY[name]] for name in CENTRE_START}
    found[DEALT] = list(ORDINARY.values())
    for expansion in EXPANSIONS:
        found |= expansion.board_choices()
    return found


def own_boards() -> dict[str, Board]:
    """Lists the boards that a player may choose for himself."""
    found = dict(ORDINARY)
    for expansion in EXPANSIONS:
        found |= {board.name: board for board in expansion.own_boards()}
    return found


def all_options() -> list[Option]:
    boards: tuple[OptionValue, ...] = (*board_choices(), OWN)
    own: tuple[OptionValue, ...] = (*own_boards(),)
    options = [Option(BOARD, boards, None)]
    options += [Option(f"board_{seat + 1}", own, None, BOARD, seat) for seat in range(SEATS)]
    options.append(Option("start_castle", START_CASTLES, None))
    for expansion in EXPANSIONS:
        options += expansion.options()
    return options


def fewest_players() -> int:
    return min([FEWEST, *(expansion.fewest_players() for expansion in EXPANSIONS)])


def complete_options(players: int, options: Options) -> Options:
    completed = dict(options)
    complete_boards(players, completed)
    for expansion in EXPANSIONS:
        expansion.complete_options(players, completed)
    complete_start_castle(players, completed)
    return completed


def reseated(options: Options, order: list[int]) -> Options:
    """Moves each chosen board to the new seat of the player for whom it was chosen."""
    if options["board"] != OWN:
        return options
    return options | {f"board_{seat + 1}": options[f"board_{before + 1}"] for seat, before in enumerate(order)}


def complete_boards(players: int, options: Options) -> None:
    """Settles whether all play the same board, each has one (`own`, implied by naming one), or boards are dealt."""
    named = [f"board_{seat + 1}" for seat in range(SEATS) if f"board_{seat + 1}" in options]
    if "board" not in options:
        options["board"] = OWN if named else default_board(players, options)
    if options["board"] != OWN:
        if named:
            raise BadSettings("board-not-own", {"option": named[0], "board": str(options["board"])})
        return
    for option in named:
        if int(option[-1]) > players:
            raise BadSettings("board-without-player", {"option": option, "players": players})
    for seat in range(players):
        options.setdefault(f"board_{seat + 1}", CENTRE_START[0])
    check_copies(own_names(players, options))


def default_board(players: int, options: Options) -> str:
    for expansion in EXPANSIONS:
        name = expansion.default_board(players, options)
        if name:
            return name
    return CENTRE_START[0]


def check_copies(names: list[str]) -> None:
    known = own_boards()
    for name in names:
        if names.count(name) > known[name].copies:
            raise BadSettings("board-copies", {"board": name, "copies": known[name].copies})


def complete_start_castle(players: int, options: Options) -> None:
    """Puts the castle into the middle of boards 1 and 2, whose middle is a dark green 6; elsewhere players choose."""
    board = str(options["board"])
    names = own_names(players, options) if board == OWN else [board]
    central = all(name in CENTRE_START for name in names)
    if "start_castle" not in options:
        options["start_castle"] = "centre" if central else "open"
    elif options["start_castle"] == "centre" and not central:
        raise BadSettings("start-castle-centre", {"option": BOARD, "choices": CENTRE_START})


def boards_in_play(players: int, options: Options) -> list[Board]:
    """Lists all boards that somebody may have."""
    if options["board"] == OWN:
        known = own_boards()
        return [known[name] for name in dict.fromkeys(own_names(players, options))]
    return board_choices()[str(options["board"])]


def chosen_boards(players: int, options: Options, boards: list[Board]) -> list[int]:
    """Returns each player's place in that list; empty if boards are dealt."""
    if options["board"] == OWN:
        names = [board.name for board in boards]
        return [names.index(name) for name in own_names(players, options)]
    return [0] * players if len(boards) == 1 else []


def base_sets(players: int) -> list[Options]:
    """Lists settings with each way to get boards, every board, each way to start."""
    sets: list[Options] = [
        {},
        {"board": "2"},
        {"board": DEALT},
        {"board": DEALT, "start_castle": "secret"},
        {"start_castle": "open"},
    ]
    single = [name for name in ORDINARY if name not in CENTRE_START]
    for first in range(0, len(single), players):
        names = single[first : first + players]
        sets.append({f"board_{seat + 1}": name for seat, name in enumerate(names)})
    return sets


def option_sets(players: int) -> list[Options]:
    """Lists what the conformance kit plays through: the base game's settings, then the expansions'."""
    sets = base_sets(players) if players >= FEWEST else []
    for expansion in EXPANSIONS:
        if players >= expansion.fewest_players():
            sets += expansion.option_sets(players)
    return sets + combined_sets(players) if players >= FEWEST else sets


def combined_sets(players: int) -> list[Options]:
    """Combines every two expansions that go together, spread over the seat counts; and all of them at once."""
    alone = [expansion.option_sets(players)[0] for expansion in EXPANSIONS if expansion.name in COMBINABLE]
    pairs = [{**one, **other} for one, other in combinations(alone, 2)]
    everything: Options = {}
    for options in alone:
        everything |= options
    return [*pairs[players - FEWEST :: SEATS - FEWEST + 1], everything]
