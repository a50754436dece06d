end-counting = Final scoring
end-skip = Skip
end-ahead = { $points ->
    [0] Level with { $name } on points, and ahead by the tie-break.
    [one] 1 point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
}
end-most = The difference: { $source }, +{ $by }.
end-best-moves = Best moves
