points-range = De { $min } a { $max }, según lo que elijas después.
