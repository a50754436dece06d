"""Observations as arrays of small numbers, for programs that learn. Every number has a name; equal settings give equal arrays.

An encoder reads only what its seat knows: from an observation's position and from the true state it writes the same.
That is how environments save the time to make observations, and the tests compare the two.
"""

from typing import Final

from ludoteca import plugins
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State

HIGHEST: Final = 255
HUNDRED: Final = 100
BYTE: Final = 8


def _bits(width: int) -> list[bytes]:
    """For every number of so many bits, the lowest first, a byte for each bit."""
    return [bytes([number >> bit & 1 for bit in range(width)]) for number in range(1 << width)]


BITS: Final = [_bits(width) for width in range(BYTE + 1)]
NUMBERS: Final = [bytes([number]) for number in range(HIGHEST + 1)]
ZEROS: Final = [bytes(count) for count in range(HIGHEST + 1)]


class Writer:
    """Puts an array together from pieces that were made beforehand: a mask or a tile costs one look into a table."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def add(self, piece: bytes) -> None:
        self.pieces.append(piece)

    def number(self, value: int) -> None:
        """A number from 0 to 255; what is higher, and no rule asks for, is written as 255."""
        self.pieces.append(NUMBERS[min(value, HIGHEST)])

    def score(self, value: int) -> None:
        """Points as hundreds and the rest."""
        self.pieces.append(NUMBERS[value // HUNDRED])
        self.pieces.append(NUMBERS[value % HUNDRED])

    def numbers(self, values: list[int]) -> None:
        self.pieces.append(bytes(values))

    def counts(self, sorted_things: list[int], width: int) -> None:
        """How many there are of each thing, where most are missing: things by number, in order."""
        pieces = self.pieces
        after = 0
        place = 0
        while place < len(sorted_things):
            thing = sorted_things[place]
            first = place
            place += 1
            while place < len(sorted_things) and sorted_things[place] == thing:
                place += 1
            pieces.append(ZEROS[thing - after])
            pieces.append(NUMBERS[place - first])
            after = thing + 1
        pieces.append(ZEROS[width - after])

    def flag(self, value: bool) -> None:
        self.pieces.append(NUMBERS[1 if value else 0])

    def bits(self, mask: int, width: int) -> None:
        """A byte for each bit of a mask, the lowest first."""
        pieces, full = self.pieces, BITS[BYTE]
        while width > BYTE:
            pieces.append(full[mask & HIGHEST])
            mask >>= BYTE
            width -= BYTE
        pieces.append(BITS[width][mask])

    def one_of(self, place: int, width: int) -> None:
        """A one at this place, zeros elsewhere; a place below zero is none."""
        if place < 0:
            self.pieces.append(ZEROS[width])
        else:
            self.pieces.append(ZEROS[place])
            self.pieces.append(NUMBERS[1])
            self.pieces.append(ZEROS[width - place - 1])

    def done(self) -> bytes:
        return b"".join(self.pieces)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The arrays of one rules object. `names` has a name for each number, such as `own/supply` or `next-1/ships`.

    A game writes `write`, and adds its names in the same order.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.names: Final[list[str]] = []

    def write(self, state: State, seat: int, writer: Writer) -> None:
        """Writes what the seat knows, its own things first, the others' in the order of the table."""
        raise NotImplementedError

    # -- the same for all games

    @property
    def size(self) -> int:
        return len(self.names)

    def of(self, observation: Observation) -> bytes:
        if observation.seat is None:
            raise ValueError("a spectator has no seat to be first")
        return self.encode(observation.position, observation.seat)

    def encode(self, state: State, seat: int) -> bytes:
        writer = Writer()
        self.write(state, seat, writer)
        return writer.done()

    def name(self, *names: str) -> None:
        self.names.extend(names)

    def name_each(self, about: str, names: list[str]) -> None:
        self.names.extend([f"{about}/{name}" for name in names])

    def name_score(self, who: str) -> None:
        self.name(f"{who}/score/hundreds", f"{who}/score/rest")

    def seat_names(self) -> list[str]:
        return ["own", *(f"next-{distance}" for distance in range(1, self.rules.players))]


def seats_from(seat: int, players: int) -> list[int]:
    """All seats in the order of the table, this one first."""
    return [*range(seat, players), *range(seat)]


def relative_mask(mask: int, seat: int, players: int) -> int:
    """A mask of seats as it looks from one of them: its own bit first."""
    return (mask >> seat | mask << players - seat) & (1 << players) - 1


def encoder(rules: Rules) -> Encoder:
    """The encoder of a game's rules; raises BadSettings where the game has none."""
    make = plugins.load(plugins.ENCODERS, rules.game.id)
    if make is None:
        raise BadSettings("game-without-encoder", {"game": rules.game.id})
    assert callable(make)
    made = make(rules)
    if not isinstance(made, Encoder):
        raise plugins.broken(plugins.ENCODERS, rules.game.id, f"it made a {type(made).__name__} instead of an Encoder")
    return made
