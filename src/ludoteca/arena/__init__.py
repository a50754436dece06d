"""The arena: simulations, tournaments, balance studies, training and benchmarks, with many games at once."""

from ludoteca.arena.intervals import interval
from ludoteca.arena.simulation import Seat, Simulation, simulate

__all__ = ["Seat", "Simulation", "interval", "simulate"]
