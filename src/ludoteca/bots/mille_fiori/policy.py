"""A quick policy for Mille Fiori: the gain of each use of a card, computed from the position without playing it."""

from typing import Final

from ludoteca.bots.mille_fiori.prospects import (
    ABOVE,
    COLUMN_TO_COME,
    COLUMNS,
    FLEET,
    cargo,
    soon,
    time_left,
)
from ludoteca.bots.mille_fiori.weights import Weights
from ludoteca.bots.mille_fiori.worth import largest_group, next_bonus, open_run, progress
from ludoteca.games.mille_fiori import bonus, citizens, residences
from ludoteca.games.mille_fiori.actions import Choose, Extra, Place, Sail
from ludoteca.games.mille_fiori.board import (
    BOARD,
    HARBOR,
    RESIDENCES,
    TRADE,
    WORKSHOPS,
)
from ludoteca.games.mille_fiori.phases import CHOOSE, EXTRA, NO_CARD
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.actions import Action

NOTHING: Final = -1e9
UNKNOWN: Final = -1.0


class Gains:
    """A seat's gains by its legal actions, in points; the gains of others are subtracted."""

    def __init__(self, weights: Weights, state: MilleFioriState, seat: int) -> None:
        self.weights: Final = weights
        self.state: Final = state
        self.seat: Final = seat
        self.price: Final = weights.envy / (len(state.scores) - 1)
        self.time: Final = time_left(state)
        self.soon: Final = soon(self.time)
        self.space = -1
        """Where `best_place` would place."""
        self._extra = UNKNOWN
        self._within_extra = False
        self._largest = -1

    # -- the best there is

    def best_action(self) -> Action:
        state = self.state
        if state.phase == CHOOSE:
            return state.settings.choose[self.best_card(state.hand_slots(self.seat))]
        if state.phase == EXTRA:
            card = self.best_card(state.display)
            return state.settings.extra[card] if self.of_card(card) > 0.0 else state.settings.decline
        if not self.has_diamonds():
            return state.settings.sail
        card = state.card_in_use
        placed = self.best_place(card)
        space = self.space
        return state.settings.place[space] if placed >= self.by_sailing(card) else state.settings.sail

    def has_diamonds(self) -> bool:
        return self.state.supply[self.seat] + self.state.reserve[self.seat] > 0

    def best_card(self, cards: list[int]) -> int:
        best = cards[0]
        best_gain = NOTHING
        previous = NO_CARD
        for card in cards:
            if card != previous and card != NO_CARD:
                gain = self.of_card(card)
                if gain > best_gain:
                    best, best_gain = card, gain
                previous = card
        return best

    def of_card(self, card: int) -> float:
        """Returns the gain of a card at its best use."""
        sailing = self.by_sailing(card)
        if not self.has_diamonds():
            return sailing
        return max(sailing, self.best_place(card))

    def best_place(self, card: int) -> float:
        """Returns the gain at the best space for this card, and stores the space in `space`."""
        area = BOARD.card_area[card]
        filled = self.state.filled[area]
        best, best_gain = -1, NOTHING
        if area == RESIDENCES:
            best = residences.next_spot(self.state)
            best_gain = self.in_residences(best)
        elif area == HARBOR:
            for spot in range(len(BOARD.trade_row) * BOARD.harbor_ships):
                if not filled >> spot & 1:
                    gain = self.in_harbor(spot)
                    if gain > best_gain:
                        best, best_gain = spot, gain
            if best >= 0:
                best_gain += self.by_sailing(card)
        elif area in (WORKSHOPS, TRADE):
            for spot in BOARD.symbol_places[BOARD.card_symbol[card]]:
                if not filled >> spot & 1:
                    gain = self.in_workshops(spot) if area == WORKSHOPS else self.in_trade(spot)
                    if gain > best_gain:
                        best, best_gain = spot, gain
        else:
            for spot, support in enumerate(BOARD.citizen_support):
                if not filled >> spot & 1 and filled & support == support:
                    gain = self.in_citizens(area, card, spot)
                    if gain > best_gain:
                        best, best_gain = spot, gain
        self.space = BOARD.area_first[area] + best
        return best_gain

    # -- any action

    def of(self, action: Action) -> float:
        if isinstance(action, Place):
            area = BOARD.space_area[action.space]
            gain = self.at(self.state.card_in_use, area, BOARD.place_of(action.space))
            return gain + self.by_sailing(self.state.card_in_use) if area == HARBOR and not action.stay else gain
        if isinstance(action, Sail):
            return self.by_sailing(self.state.card_in_use)
        if isinstance(action, Choose):
            return self.of_card(action.card)
        if isinstance(action, Extra):
            return self.of_card(action.card)
        return 0.0

    def at(self, card: int, area: int, spot: int) -> float:
        if area == WORKSHOPS:
            return self.in_workshops(spot)
        if area == RESIDENCES:
            return self.in_residences(spot)
        if area == TRADE:
            return self.in_trade(spot)
        if area == HARBOR:
            return self.in_harbor(spot)
        return self.in_citizens(area, card, spot)

    # -- area by area

    def in_workshops(self, spot: int) -> float:
        own = self.state.placed_in(self.seat, WORKSHOPS)
        after = own | 1 << spot
        size = group_size(own, spot)
        gain = float(2 * size if BOARD.space_symbol[spot] == BOARD.pigment else size)
        if self._largest < 0:
            self._largest = largest_group(own)
        if size > self._largest:
            gain += self.time * self.weights.group_growth * (size - self._largest)
        gain += self.by_bonus(WORKSHOPS, own, after)
        around = BOARD.workshop_gold[spot]
        if (self.state.filled[WORKSHOPS] | 1 << spot) & around == around:
            gain += self.extra_card()
        return gain

    def in_residences(self, spot: int) -> float:
        state = self.state
        own = state.placed_in(self.seat, RESIDENCES)
        length = residences.residence_run(own, spot)
        points = 0
        for place in range(spot - length + 1, spot + 1):
            points += BOARD.residence_values[place]
        gain = float(points) + self.time * self.weights.own_run * points
        if length > 1:
            gain -= self.time * self.weights.own_run * (points - BOARD.residence_values[spot])
        else:
            for other in range(len(state.scores)):
                if other != self.seat:
                    gain += self.price * self.time * self.weights.own_run * open_run(state, other)
        after = own | 1 << spot
        gain += self.by_bonus(RESIDENCES, own, after)
        now = residences.different_values(after)
        if now in BOARD.residence_extra_counts and now != residences.different_values(own):
            gain += self.extra_card()
        return gain

    def in_citizens(self, area: int, card: int, spot: int) -> float:
        state = self.state
        level = BOARD.citizen_level[spot]
        points = BOARD.citizen_points[level]
        doubled = BOARD.space_symbol[BOARD.area_first[area] + spot] == BOARD.card_symbol[card]
        gain = float(2 * points if doubled else points)
        gain += self.soon * self.weights.citizen_above * points * (ABOVE[spot] & ~state.filled[area]).bit_count()
        triangle = BOARD.citizen_triangle[spot]
        if triangle:
            again = 1.0 - self.soon * self.weights.citizen_above
            for owner in range(len(state.scores)):
                beneath = state.placed_in(owner, area) & triangle
                if beneath:
                    scored = again * citizens.triangle_points(beneath)
                    gain += scored if owner == self.seat else -self.price * scored
        own = state.placed_in(self.seat, area)
        gain += self.by_bonus(area, own, own | 1 << spot)
        if level == citizens.TOP:
            gain += self.extra_card()
        return gain

    def in_trade(self, spot: int) -> float:
        state = self.state
        column = COLUMNS[spot % BOARD.goods]
        filled = (state.filled[TRADE] & column).bit_count()
        own = state.placed_in(self.seat, TRADE)
        mine = (own & column).bit_count()
        later = self.soon * self.weights.column_to_come
        before, after = later * COLUMN_TO_COME[filled], later * COLUMN_TO_COME[filled + 1]
        gain = (mine + 1) * (filled + 1 + after) - mine * before
        deal = False
        for owner in range(len(state.scores)):
            if owner != self.seat:
                theirs = (state.placed_in(owner, TRADE) & column).bit_count()
                gain -= self.price * theirs * (filled + 1 + after - before)
                deal = deal or theirs > mine + 1
        gain += self.with_goods(spot)
        gain += self.by_bonus(TRADE, own, own | 1 << spot)
        if deal:
            gain += self.extra_card()
        return gain

    def with_goods(self, spot: int) -> float:
        """Returns the gain of one more of the goods that a fleet waits for."""
        state = self.state
        row = spot // BOARD.goods
        fleet = FLEET << row * BOARD.harbor_ships
        there = (state.filled[HARBOR] & fleet).bit_count()
        if not self.weights.fleet_leaves[there]:
            return 0.0
        goods = (state.filled[TRADE] & BOARD.trade_row[row]).bit_count()
        mine = (state.placed_in(self.seat, HARBOR) & fleet).bit_count()
        share = mine - self.price * (there - mine)
        return share * self.soon * self.weights.fleet_leaves[there] * (cargo(goods + 1) - cargo(goods))

    def in_harbor(self, spot: int) -> float:
        """Returns the gain in the harbor, without the ship's own move."""
        state = self.state
        row = spot // BOARD.harbor_ships
        fleet = FLEET << row * BOARD.harbor_ships
        there = (state.filled[HARBOR] & fleet).bit_count()
        mine = (state.placed_in(self.seat, HARBOR) & fleet).bit_count()
        goods = (state.filled[TRADE] & BOARD.trade_row[row]).bit_count()
        waiting = self.soon * cargo(goods)
        if there + 1 == BOARD.harbor_ships:
            after = float(BOARD.fleet_points[goods])
        else:
            after = waiting * self.weights.fleet_leaves[there + 1]
        before = waiting * self.weights.fleet_leaves[there]
        return (mine + 1) * after - mine * before - self.price * (there - mine) * (after - before)

    def by_sailing(self, card: int) -> float:
        origin = self.state.ships[self.seat]
        target = min(origin + BOARD.card_wheel[card], BOARD.sea_last)
        if target == origin:
            return 0.0
        gain = BOARD.sea_points[target] + self.weights.ship_step * (target - origin) * min(1.0, 4 * self.time)
        return gain + self.extra_card() if BOARD.sea_extra[target] else gain

    # -- what comes with it

    def by_bonus(self, area: int, own: int, after: int) -> float:
        """Returns the gain from the bonus space, or from progress towards it."""
        value = next_bonus(self.state, self.seat, area)
        if not value:
            return 0.0
        before = self.weights.nearness[progress(own, area)] * self.soon
        if has_all(after, area):
            return value * (1.0 - before)
        return value * (self.weights.nearness[progress(after, area)] * self.soon - before)

    def extra_card(self) -> float:
        """Returns the gain of an extra card of the display; further extra cards are not followed."""
        state = self.state
        if not state.display:
            return float(state.settings.empty_display_points)
        if self._within_extra:
            return self.weights.second_extra_card
        if self._extra == UNKNOWN:
            self._within_extra = True
            space = self.space
            self._extra = self.weights.extra_card * max(0.0, self.of_card(self.best_card(state.display)))
            self.space = space
            self._within_extra = False
        return self._extra


def has_all(own: int, area: int) -> bool:
    """Returns whether these diamonds earn the bonus of their area."""
    if area == RESIDENCES:
        return residences.different_values(own) >= BOARD.residence_bonus_count
    return bonus.has_whole_set(own, area)


def group_size(own: int, spot: int) -> int:
    """Returns how many own diamonds would be connected with one on this space, itself included."""
    found = 1 << spot
    edge = BOARD.workshop_neighbours[spot] & own
    while edge:
        found |= edge
        grown = 0
        while edge:
            low = edge & -edge
            grown |= BOARD.workshop_neighbours[low.bit_length() - 1]
            edge &= edge - 1
        edge = grown & own & ~found
    return found.bit_count()
