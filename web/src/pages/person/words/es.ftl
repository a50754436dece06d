# Las páginas sobre uno mismo: se cargan al abrirlas.

devices-title = Tus dispositivos
devices-help = En cada uno de estos navegadores eres { $name }. Si no reconoces alguno, cierra su sesión: dejará de conocerte y sus páginas abiertas se cerrarán al momento.
devices-unknown = Navegador desconocido
devices-here = Este dispositivo
devices-seen = Visto por primera vez { $first }, por última vez { $last }
devices-end = Cerrar sesión
devices-end-of = Cerrar sesión: { $browser }
devices-end-others = Cerrar sesión en los demás dispositivos
devices-ended-others = Se ha cerrado la sesión en todos los demás dispositivos.
devices-ended = Sesión cerrada: { $browser }
devices-sure = Se cerrará tu sesión aquí. { $others ->
    [0] Ningún otro dispositivo te conoce: sin otro, o sin una llave de acceso, nadie podrá volver como { $name } y perderás tus mesas.
   *[other] Podrás volver con un enlace desde otro de tus dispositivos.
}
devices-stay = No cerrar sesión
devices-link-open = Hay un enlace personal abierto hasta las { $time }.
devices-link-end = Anular este enlace
devices-left = Has cerrado la sesión
devices-left-help = Este navegador ya no te conoce.

me-title = Tu nombre en otro dispositivo
me-help = Abre este enlace en tu teléfono o en otro ordenador y allí también serás { $name }, con todas tus mesas. Sirve una vez y durante { $minutes } minutos. Quien lo abra pasa a ser tú, así que no lo compartas.
me-nobody = Aún no tienes nombre aquí. Elige uno en la página de inicio; después podrás llevarlo contigo.
me-make = Crear un enlace
me-again = Crear otro enlace
me-qr = Código QR de tu enlace personal
me-over = Este enlace ha caducado.

person-title = Mis partidas y mis datos
person-since = Aquí desde el { $day }
person-none = Todavía no has terminado ninguna partida. Cuando acabes la primera, la encontrarás aquí.
person-none-there = Todavía no hay ninguna partida terminada.
person-games = Partidas
person-won = Ganadas
person-streak-wins = Victorias seguidas
person-streak-days = Días seguidos
person-streak-most = récord: { $count }
person-groups = Victorias y medias
person-game = Juego
person-players = { $count ->
    [one] en solitario
   *[other] { $count } jugadores
}
person-mean = Media
person-best = Mejor
person-rank = Puesto
person-sources = Puntos por origen
person-kind = Tipo de partida
person-source = Origen
person-mine = Yo
person-everybody = Todos
person-strong = Bots fuertes
person-sum = En total
person-sources-help = Puntos de media. Mis partidas: { $mine }; de todos en este servidor: { $everybody }; de los bots Difícil y Experto: { $strong }.
person-ratings = Puntuación de nivel
person-ratings-help = Todos empiezan con 1500; quien tiene 200 puntos más gana unas tres de cada cuatro partidas. La barra es el intervalo en el que está tu nivel con un 95 % de certeza.
person-rating-interval = De { $low } a { $high }, { $count ->
    [one] una partida
   *[other] { $count } partidas
}
person-against = Contra
person-against-people = personas
person-against-bots = bots
person-against-both = personas y bots
person-opponents = Cara a cara
person-opponent = Rival
person-ahead = Delante
person-behind = Detrás
person-bot = Bot: { $bot }
person-history = Precisión y suerte a lo largo del tiempo
person-history-none = Aún no se ha analizado ninguna de tus partidas. Abre una partida terminada y elige «Análisis».
person-history-help = { $count ->
    [one] Una partida analizada.
   *[other] Las últimas { $count } partidas analizadas, la más antigua a la izquierda.
}
person-accuracy = Precisión: { $mean } de 100 de media
person-luck = Suerte: { $mean } puntos por partida de media
person-my-games = Mis partidas
person-games-of = Partidas
person-all = todos
person-outcome = Resultado
person-won-only = ganadas
person-lost-only = no ganadas
person-sort = Orden
person-sort-newest = primero las recientes
person-sort-oldest = primero las antiguas
person-sort-points = más puntos
person-sort-margin = mayor ventaja
person-sort-accuracy = mayor precisión
person-search = Buscar a un jugador
person-found = { $count ->
    [0] No se ha encontrado ninguna partida.
    [one] Una partida.
   *[other] { $count } partidas.
}
person-with = con { $names }
person-place = { $rank }.º
person-solo-won = ganada
person-solo-lost = perdida
person-uncounted = no cuenta
person-analysed = precisión { $accuracy }, suerte { $luck }
person-earlier = Anterior
person-later = Siguiente
person-page = Página { $page } de { $pages }
person-data = Privacidad y datos
person-publish = Cualquiera con la dirección puede ver esta página
person-private-help = Esta página es privada: solo la ves tú.
person-public-help = Allí se ven tu nombre, tus resultados y tus partidas con bots. No se ven los nombres de otras personas ni las partidas con ellas en mesas privadas. Si lo desactivas, la dirección deja de funcionar; la próxima vez tendrás otra.
person-export = Exportarlo todo
person-export-help = Un archivo con todo lo que este servidor sabe de ti, incluido el registro de cada partida terminada.
person-delete = Borrarlo todo
person-delete-sure = ¿Borrarlo todo?
person-delete-what = Tu nombre, tus dispositivos, estadísticas, puntuaciones, notas y mensajes se borran al momento y para siempre. En las partidas en curso, un bot ocupa tu lugar.
person-delete-stays = Lo que queda: las partidas terminadas, sin tu nombre, porque también son de los demás.
person-delete-type = Escribe tu nombre, { $name }, para confirmarlo
person-delete-now = Borrar para siempre
person-delete-not = Conservarlo todo
person-deleted = Todo está borrado
person-deleted-help = Este servidor ya no sabe nada de ti. Adiós, y gracias por jugar.

passkeys-title = Llaves de acceso
passkeys-help = Una llave de acceso guarda tu nombre para siempre: entras con tu huella, tu cara o tu PIN desde cualquiera de tus dispositivos, sin contraseña ni correo electrónico.
passkeys-made = Creada el { $made }, usada por última vez el { $used }
passkeys-make = Crear una llave de acceso
passkeys-remove = Quitar
passkeys-not-installed = En este servidor no hay llaves de acceso: quien lo administra no las ha instalado (pip install 'ludoteca[table]').
passkeys-no-name = En esta dirección no hay llaves de acceso: los navegadores las vinculan a un nombre, y esta dirección es solo un número.
passkeys-localhost = En esta dirección no hay llaves de acceso: los navegadores las vinculan a un nombre, y esta dirección es solo un número. El mismo servidor se llama también «localhost».
passkeys-go-localhost = Continuar en «localhost»
passkeys-insecure = En esta dirección no hay llaves de acceso: los navegadores solo las ofrecen con https o en «localhost».
passkeys-browser = Este navegador no ofrece llaves de acceso.
codes-make = Nuevos códigos de recuperación
codes-once = Apunta estos códigos: solo se muestran ahora. Cada uno te permite entrar una vez si pierdes tus dispositivos y llaves.
codes-copy = Copiar los códigos
codes-left = { $count ->
    [0] No tienes códigos de recuperación.
    [one] Te queda un código de recuperación.
   *[other] Te quedan { $count } códigos de recuperación.
}
signin-title = Entrar
signin-passkey = Entrar con una llave de acceso
signin-passkey-help = Usa la llave de acceso que creaste en este servidor.
signin-code = Código de recuperación
signin-code-go = Entrar con el código
signin-sure = Aquí eres { $name }. Si continúas, este dispositivo pasa a ser el de la otra persona, y desde aquí ya no se podrá llegar a las mesas de { $name }.
