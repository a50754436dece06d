"""One game looked at closely: what every decision cost, why, and what luck gave and took."""
