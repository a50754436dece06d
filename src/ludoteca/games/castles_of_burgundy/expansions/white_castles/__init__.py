"""White castles are buildings that act with the white die; monastery 29 counts them."""
