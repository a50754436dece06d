"""The course of the game: set-up, dealing, choosing, passing, playing in turn, and its end."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import bonus, plays
from ludoteca.games.mille_fiori.actions import Choose
from ludoteca.games.mille_fiori.board import BOARD
from ludoteca.games.mille_fiori.phases import CHOOSE, NO_CARD, OVER, PLAY
from ludoteca.kernel.actions import Action
from ludoteca.kernel.chance import Stream, shuffled
from ludoteca.kernel.events import TABLE

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def set_up(state: "MilleFioriState") -> None:
    state.lay_out()
    state.deck = shuffled(state.seed, "shuffle deck", BOARD.deck)
    state.dealt = state.settings.display_at_start
    state.display = sorted(state.deck[: state.dealt])
    state.start = Stream(state.seed, "start player").below(state.rules.players)
    deal(state)


def deal(state: "MilleFioriState") -> None:
    """Five cards for everybody, from the start player round the table."""
    players = state.rules.players
    state.barriers += 1
    state.round += 1
    state.pass_ = 0
    for place in range(players):
        seat = (state.start + place) % players
        cards = state.deck[state.dealt : state.dealt + BOARD.hand]
        state.dealt += BOARD.hand
        state.set_hand(seat, cards)
    if state.listener is not None:
        state.emit("round", TABLE, {"round": state.round, "rounds": state.settings.rounds, "start": state.start})
        tell_hands(state, "dealt")
    begin_pass(state)


def tell_hands(state: "MilleFioriState", event: str) -> None:
    for seat in range(state.rules.players):
        names = [BOARD.card_names[card] for card in state.hand(seat)]
        state.emit(event, seat, {"count": len(names), "cards": names}, ("cards",))


def begin_pass(state: "MilleFioriState") -> None:
    state.turn = 0
    state.phase = CHOOSE
    state.deciding_mask = 1 << state.start if state.settings.on_turn else (1 << state.rules.players) - 1


def legal(state: "MilleFioriState", seat: int) -> list[Action]:
    if not state.is_deciding(seat):
        return []
    if state.phase != CHOOSE:
        return plays.legal(state, seat)
    actions: list[Action] = []
    previous = NO_CARD
    for place in range(seat * BOARD.hand, (seat + 1) * BOARD.hand):  # the hottest loop: a slice would cost
        card = state.hands[place]
        if card != previous:
            if card == NO_CARD:
                break
            actions.append(state.settings.choose[card])
            previous = card
    return actions


def play(state: "MilleFioriState", seat: int, action: Action) -> None:
    if isinstance(action, Choose):
        choose(state, seat, action.card)
    elif plays.play(state, seat, action):
        next_turn(state)


def choose(state: "MilleFioriState", seat: int, card: int) -> None:
    """Keep a card. It stays hidden until it is used; the rest goes on when everybody has played."""
    first = seat * BOARD.hand
    place = first
    while state.hands[place] != card:
        place += 1
    del state.hands[place]
    state.hands.insert(first + BOARD.hand - 1, NO_CARD)
    state.chosen[seat] = card
    if state.listener is not None:
        state.emit("chose", seat, {"card": BOARD.card_names[card]}, ("card",))
    state.deciding_mask &= ~(1 << seat)
    if state.settings.on_turn or state.lone:
        begin_play(state)
    elif not state.deciding_mask:
        state.barriers += 1  # all have chosen: the choices are final
        begin_play(state)


def begin_play(state: "MilleFioriState") -> None:
    """Whoever begins a turn has a diamond: an empty supply ends the game with the pass in which it was used up."""
    state.deciding_mask = 1 << state.active
    state.phase = PLAY


def next_turn(state: "MilleFioriState") -> None:
    state.turn += 1
    if state.lone:
        stop_thinking(state)
    elif state.turn == state.rules.players:
        end_pass(state)
    elif state.settings.on_turn:
        state.phase = CHOOSE
        state.deciding_mask = 1 << state.active
    else:
        begin_play(state)


def stop_thinking(state: "MilleFioriState") -> None:
    """A seat that thought ahead alone has finished its turn: what follows is not its own."""
    state.barriers += 1
    state.deciding_mask = 0


def end_pass(state: "MilleFioriState") -> None:
    state.barriers += 1  # the next hands, or the left-over cards, come to light
    state.turn = 0
    if state.ending:
        end_game(state, "diamonds")
    elif state.pass_ + 1 < state.settings.plays:
        state.pass_ += 1
        pass_hands_left(state)
        begin_pass(state)
    else:
        end_round(state)


def left_of(seat: int, players: int) -> int:
    """The neighbour who gets the rest of this seat's hand."""
    return (seat + 1) % players


def pass_hands_left(state: "MilleFioriState") -> None:
    hands = state.hands
    state.hands = hands[-BOARD.hand :] + hands[: -BOARD.hand]
    if state.listener is not None:
        tell_hands(state, "passed")


def end_round(state: "MilleFioriState") -> None:
    """What is left of the hands joins the display, and the start player's card moves on."""
    left_over = sorted([card for card in state.hands if card != NO_CARD])  # nobody is told whose they were
    state.display = sorted(state.display + left_over)
    state.hands = [NO_CARD] * len(state.hands)
    if state.listener is not None:
        state.emit("left-over", TABLE, {"cards": [BOARD.card_names[card] for card in left_over]})
    if state.dealt == len(state.deck):
        end_game(state, "deck")
        return
    state.start = (state.start + 1) % state.rules.players
    deal(state)


def end_game(state: "MilleFioriState", how: str) -> None:
    state.emit("ended", TABLE, {"how": how})
    if not state.settings.bonus_at_once:
        bonus.score_at_end(state)
    state.phase = OVER
    state.over = True
    state.deciding_mask = 0
    state.emit("result", TABLE, state.result_now().to_json())
