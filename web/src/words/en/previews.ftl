points-range = From { $min } to { $max }, depending on what you pick next.
