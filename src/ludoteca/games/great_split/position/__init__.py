"""A position: written as JSON, read, checked, and what each seat may know of it."""
