"""Four more tiles: the bridge (monastery 27), the workers (monastery 28), the crane and the geese."""
