"""What is in the box: kinds of tiles, boards, the central board, tile types, and the powers that tiles can give."""
