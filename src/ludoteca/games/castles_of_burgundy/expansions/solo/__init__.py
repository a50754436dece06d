"""The solo game: separate lands joined by rivers, to be filled to the last hex within 25 rounds."""
