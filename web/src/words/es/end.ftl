end-counting = Recuento final
end-skip = Saltar
end-ahead = { $points ->
    [0] A la par de { $name } en puntos, por delante en el desempate.
    [one] 1 punto por delante de { $name }.
   *[other] { $points } puntos por delante de { $name }.
}
end-most = La diferencia: { $source }, +{ $by }.
end-best-moves = Mejores jugadas
