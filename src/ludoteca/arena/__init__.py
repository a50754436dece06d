"""Many games at once."""

from ludoteca.arena.simulation import Seat, Simulation, interval, simulate

__all__ = ["Seat", "Simulation", "interval", "simulate"]
