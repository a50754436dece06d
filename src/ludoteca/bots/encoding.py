"""Encodes observations as arrays of small numbers for machine learning. Every number has a name; equal settings give
equal arrays.

An encoder reads only what its seat knows, so it writes the same from an observation's position as from the true state.
Environments use that to save the time of making observations, and tests compare the two.
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
BASE: Final = 256
"""The base for packing several numbers into one."""


def _bits(width: int) -> list[bytes]:
    """Returns, for every number of this many bits, a byte for each bit, the lowest first."""
    return [bytes([number >> bit & 1 for bit in range(width)]) for number in range(1 << width)]


def _one_of(width: int) -> list[bytes]:
    """Returns a one-hot array for each place, and last, for the place -1, zeros."""
    return [*(bytes(place) + b"\1" + bytes(width - place - 1) for place in range(width)), bytes(width)]


BITS: Final = [_bits(width) for width in range(BYTE + 1)]
NUMBERS: Final = [bytes([number]) for number in range(HIGHEST + 1)]
ZEROS: Final = [bytes(count) for count in range(HIGHEST + 1)]
ONE_AFTER: Final = [bytes(count) + b"\1" for count in range(HIGHEST)]
ONE_OF: Final = [_one_of(width) for width in range(2 * BYTE + 1)]
ONE_THING: Final = [1 << BYTE * thing for thing in range(HIGHEST)]
SCORES: Final = [bytes([score // HUNDRED, score % HUNDRED]) for score in range(5 * HUNDRED)]

NOTHING_YET: Final = object()
NO_INPUTS: Final[list[int]] = []
NO_PIECES: Final[list[bytes]] = []
"""Initial values of a new section's lists. They are replaced, never changed."""


class Section:
    """A part of an array that depends on a few inputs only. While those are unchanged, its last bytes are reused."""

    def __init__(self) -> None:
        self.inputs: list[int] = NO_INPUTS
        self.number = -1
        self.first: object = NOTHING_YET
        self.second: object = None
        self.third: object = None
        self.fourth: object = None
        self.piece = b""
        self.pieces: list[bytes] = NO_PIECES
        """For each player or land, where all their parts follow from the same inputs."""
        self.counts = 0
        """How many there are of each thing (see `tally`)."""
        self.tallies: list[int] = NO_INPUTS

    def is_new(self, inputs: list[int], constant: object = None) -> bool:
        """Returns whether the part has to be made again; `constant` is a further input that is never changed in
        place."""
        if self.inputs == inputs and self.first is constant:
            return False
        self.inputs = inputs.copy()
        self.first = constant
        return True

    def is_new_number(self, number: int, constant: object = None) -> bool:
        """Returns the same as `is_new` if all inputs besides `constant` are packed into one number."""
        if self.number == number and self.first is constant:
            return False
        self.number = number
        self.first = constant
        return True

    def is_replaced(self, first: object, second: object = None, third: object = None, fourth: object = None) -> bool:
        """Returns the same as `is_new` if all inputs are replaced and never changed in place, so that identity is
        enough."""
        if self.first is first and self.second is second and self.third is third and self.fourth is fourth:
            return False
        self.first, self.second, self.third, self.fourth = first, second, third, fourth
        return True


class Writer:
    """Assembles an array from pieces that were made in advance: a mask or a tile costs one table lookup.

    To encode the positions of a game one after the other, keep one writer for them, which remembers the sections of
    the last.
    """

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.written = 0
        """So many pieces are of this array; those behind are of the last, and give way."""
        self.sections: list[Section] = []

    def section(self, number: int) -> Section:
        """Returns a section by its number, from 0."""
        while number >= len(self.sections):
            self.sections.append(Section())
        return self.sections[number]

    def add(self, piece: bytes) -> None:
        if self.written < len(self.pieces):
            self.pieces[self.written] = piece
        else:
            self.pieces.append(piece)
        self.written += 1

    def number(self, value: int) -> None:
        """Writes a number from 0 to 255; larger ones, which no rule produces, become 255."""
        self.add(NUMBERS[min(HIGHEST, value)])

    def score(self, value: int) -> None:
        """Writes points as hundreds and the rest."""
        if value < len(SCORES):
            self.add(SCORES[value])
        else:
            self.add(bytes([value // HUNDRED, value % HUNDRED]))

    def numbers(self, values: list[int]) -> None:
        self.add(bytes(values))

    def tally(self, counts: int, width: int) -> None:
        """Writes the number of each thing, counted by `tally`."""
        self.add(counts.to_bytes(width, "little"))

    def flag(self, value: bool) -> None:
        self.add(NUMBERS[1 if value else 0])

    def bits(self, mask: int, width: int) -> None:
        """Writes a byte for each bit of a mask, the lowest first."""
        while width > BYTE:
            self.add(BITS[BYTE][mask & HIGHEST])
            mask >>= BYTE
            width -= BYTE
        self.add(BITS[width][mask])

    def one_of(self, place: int, width: int) -> None:
        """Writes a one at this place and zeros elsewhere; a place below zero is none."""
        if place < 0:
            self.add(ZEROS[width])
        elif width < len(ONE_OF):
            self.add(ONE_OF[width][place])
        else:
            self.add(ONE_AFTER[place])
            self.add(ZEROS[width - place - 1])

    def forget(self) -> None:
        """Drops all sections after an error, because some may be incomplete."""
        self.written = 0
        self.sections = []

    def done(self) -> bytes:
        if self.written < len(self.pieces):
            del self.pieces[self.written :]
        self.written = 0
        return b"".join(self.pieces)


def counted(sorted_things: list[int], width: int) -> bytes:
    """Returns the number of each thing, for sorted things of which most are missing."""
    pieces: list[bytes] = []
    after = 0
    place = 0
    while place < len(sorted_things):
        thing = sorted_things[place]
        first = place
        place += 1
        while place < len(sorted_things) and sorted_things[place] == thing:
            place += 1
        if place - first == 1:
            pieces.append(ONE_AFTER[thing - after])
        else:
            pieces.append(ZEROS[thing - after])
            pieces.append(NUMBERS[place - first])
        after = thing + 1
    pieces.append(ZEROS[width - after])
    return b"".join(pieces)


def tally(things: list[int]) -> int:
    """Returns the number of each thing, packed into one integer with a byte for each, so that tallies are added and
    subtracted in one step."""
    counts = 0
    for thing in things:
        counts += ONE_THING[thing]
    return counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Encodes the positions of one rules object. `names` has a name for each number, such as `own/supply` or
    `next-1/ships`.

    A game implements `write`, and adds its names in the same order.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.names: Final[list[str]] = []
        self.turns: Final = [seats_from(seat, rules.players) for seat in range(rules.players)]
        """For each seat, all seats in the order of the table, this one first."""

    def write(self, state: State, seat: int, writer: Writer) -> None:
        """Writes what the seat knows, its own things first, then the others' in the order of the table."""
        raise NotImplementedError

    # -- the same for all games

    @property
    def size(self) -> int:
        return len(self.names)

    def of(self, observation: Observation) -> bytes:
        if observation.seat is None:
            raise ValueError("a spectator has no seat to be first")
        return self.encode(observation.position, observation.seat)

    def encode(self, state: State, seat: int, writer: Writer | None = None) -> bytes:
        """Returns the array of a seat; faster with the writer that wrote the last position of the game."""
        if writer is None:
            writer = Writer()
        try:
            self.write(state, seat, writer)
        except BaseException:
            writer.forget()
            raise
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
    """Returns all seats in the order of the table, starting with this one."""
    return [*range(seat, players), *range(seat)]


def relative_mask(mask: int, seat: int, players: int) -> int:
    """Returns a mask of seats rotated so that this seat's bit comes first."""
    return (mask >> seat | mask << players - seat) & (1 << players) - 1


def encoder(rules: Rules) -> Encoder:
    """Returns the encoder of a game's rules; raises BadSettings if the game has none."""
    make = plugins.load(plugins.ENCODERS, rules.game.id)
    if make is None:
        raise BadSettings("game-without-encoder", {"game": rules.game.id})
    assert callable(make)
    made = make(rules)
    if not isinstance(made, Encoder):
        raise plugins.broken(plugins.ENCODERS, rules.game.id, f"it made a {type(made).__name__} instead of an Encoder")
    return made
