"""A position: checked, set right where it was laid by hand, and what each seat may know of it."""
