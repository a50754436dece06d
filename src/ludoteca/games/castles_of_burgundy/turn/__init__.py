"""A turn: dice and workers, the actions they allow, placing and buying."""
