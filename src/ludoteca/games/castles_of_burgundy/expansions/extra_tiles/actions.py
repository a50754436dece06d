"""What a player can do with the workers, the crane and the geese."""

from typing import Final, final

from ludoteca.kernel.actions import Action

CRANE: Final = "crane"
GEESE: Final = "geese"


@final
class Hire(Action):
    """Buy workers for a silver (monastery 28)."""

    def __init__(self) -> None:
        super().__init__("hire", "hire workers", ("hire", "workers"))


@final
class UseCrane(Action):
    """Use the effect of this building type."""

    def __init__(self, building: int, name: str) -> None:
        super().__init__("crane", f"crane {name}", ("crane", name))
        self.building = building
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"building": self.name}


@final
class NameSpecies(Action):
    """The geese score the animals of this species."""

    def __init__(self, species: int, name: str) -> None:
        super().__init__("species", f"geese with {name}", (GEESE, name))
        self.species = species
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"species": self.name}
