mf-tour-goal-title = Gana quien más puntos tenga
mf-tour-goal = Colocas diamantes de vidrio en el tablero, una carta cada vez, y con cada uno puntúas al momento. Cuando se agotan el mazo o los diamantes de alguien, gana quien tenga más puntos.
mf-tour-hand-title = Tu mano
mf-tour-hand = Quédate en secreto una de estas { $count } cartas, como todos. Las demás pasan a { $next }, y a ti te llegan otras para elegir.
mf-tour-pick-title = Elige una carta
mf-tour-pick = Su color es la zona donde coloca un diamante; el timón de la esquina, lo que puede navegar. La etiqueta dice cuánto puede darte ahora.
mf-tour-spaces-title = Adónde podría ir
mf-tour-spaces = La marca es el mejor sitio para la carta elegida. Elige otras para comparar: nada cuenta hasta que pulses el botón.
mf-tour-keep-title = Quédatela
mf-tour-keep = Pulsa el botón cuando te guste tu carta. Hasta que todos hayan elegido puedes recuperarla con Deshacer.
mf-tour-place-title = Ahora úsala
mf-tour-place = Elige una de las casillas iluminadas; el número es lo que da al momento. O navega: eso siempre se puede.
mf-tour-why-title = Puntos, y por qué
mf-tour-why = Antes de confirmar ves cuánto ganas y por qué. Los puntos ganados ya no se pierden.
mf-tour-workshops-title = Talleres
mf-tour-workshops = Puntúas { $group } por cada diamante de tu grupo conectado, contando el nuevo. Sobre pigmento son { $pigment } por cada uno.
mf-tour-residences-title = Residencias
mf-tour-residences = La carta ocupa siempre la siguiente residencia libre. Ganas su número y, otra vez, los de tu fila sin huecos justo anterior.
mf-tour-citizens-title = Ciudadanos
mf-tour-citizens = Nobles y pueblo llano puntúan { $row1 }, { $row2 } o { $row3 } según la fila, y el doble si carta y casilla muestran el mismo símbolo. Después cada diamante del triángulo inferior puntúa para su dueño.
mf-tour-trade-title = Comercio
mf-tour-trade = Cada diamante de la columna da a su dueño tantos puntos como diamantes hay ahora en ella. Las columnas llenas pagan, a ti y a los demás.
mf-tour-harbor-title = Puerto
mf-tour-harbor = Cuando se llena una fila de { $ships ->
    [3] tres
   *[other] { $ships }
} barcos, cada uno puntúa el número que tiene al lado: de { $least } a { $most }, según las mercancías ocupadas en esa fila de comercio. Con una carta de puerto navega además tu barco.
mf-tour-sea-title = El mar
mf-tour-sea = Cualquier carta puede mover tu barco con su timón en vez de colocar un diamante. Solo cuenta la casilla donde se detiene: sus puntos, o una carta adicional.
mf-tour-bonus-title = Bonificaciones
mf-tour-bonus = Las { $materials ->
    [4] cuatro
   *[other] { $materials }
} materias primas, { $values ->
    [4] cuatro
   *[other] { $values }
} residencias distintas, los { $symbols ->
    [3] tres
   *[other] { $symbols }
} símbolos de una pirámide o las { $goods ->
    [4] cuatro
   *[other] { $goods }
} mercancías: quien antes los tenga se lleva { $bonus1 } puntos. Los siguientes, { $bonus2 }, { $bonus3 } y { $bonus4 }.
mf-tour-display-title = Cartas adicionales
mf-tour-display = Con una carta adicional juegas al momento una de estas cartas expuestas. La dan la última casilla junto a un diamante dorado, { $residences1 } y { $residences2 } residencias distintas, lo alto de una pirámide, una columna donde alguien tiene más que tú y algunas casillas del mar.
mf-tour-empty-title = Sin cartas expuestas
mf-tour-empty = En esta mesa una carta adicional vale { $empty } puntos cuando ya no quedan cartas expuestas.
mf-tour-end-title = No necesitas más
mf-tour-end = Señala cualquier cosa, o mantén el dedo encima, para leer qué hace; en Reglas está todo. En tus primeros turnos se sugiere una buena jugada.
