"""Refuses what does not go together, in the same words for every expansion."""

from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Options


def not_in_teams(options: Options, option: str) -> None:
    if options.get("team"):
        raise BadSettings("not-in-teams", {"option": option})


def not_alone(players: int, option: str) -> None:
    if players == 1:
        raise BadSettings("not-alone", {"option": option})
