# La línea de órdenes en español.

about = Ludoteca: juegos de mesa modernos para jugar, entender y estudiar.
usage = uso: { $rest }
more-help = `ludoteca ORDEN --help` cuenta más de cada orden. Los juegos pertenecen a sus autores y editoriales.

about-serve = Pone en marcha la aplicación en esta máquina y la abre en el navegador. Lo mismo que `ludoteca` a solas.
about-worker = Calcula las jugadas de los bots para un servidor en otra máquina, que lo ejecuta desde allí:

    {"  "}ludoteca serve --worker "ssh juegos@maquina-rapida ludoteca worker"
about-games = Los juegos: asientos, opciones y lo que no se puede jugar a la vez.

    {"  "}ludoteca games
    {"  "}ludoteca games mille-fiori --json
about-play = Juega en esta terminal, contra bots. No hace falta el reglamento: todo se explica solo.

    {"  "}ludoteca play mille-fiori
    {"  "}ludoteca play mille-fiori --players 3 --bots medium,hard --set edition=english

    Contra quién juegas (--bots):
    {"  "}easy     juega con sentido, pero se le escapan cosas; buen rival para tu primera partida
    {"  "}medium   ve casi todo lo que da un turno; un rival a tu altura cuando ya conoces el juego
    {"  "}hard     piensa por adelantado, cerca de un segundo por decisión; tendrás que sudar la victoria
    {"  "}expert   piensa todo lo que puede, unos cinco segundos por decisión
    {"  "}greedy   toma al instante lo que mejor pinta al final de su turno
    {"  "}random   juega cualquier cosa que permitan las reglas
about-simulate = Los bots juegan muchas partidas: victorias, puntos, velocidad.

    {"  "}ludoteca simulate mille-fiori --players 3 --bots greedy,random,random --games 1000 --seed 7
    {"  "}ludoteca simulate mille-fiori --games 10000 --workers 2 --json

    La partida número n tiene la semilla S + n. Las mismas semillas dan el mismo resultado, sean cuantos sean los procesos.
about-arena = Los bots juegan un torneo: puntuaciones, quién gana a quién y por cuánto, y con qué certeza.

    {"  "}ludoteca arena mille-fiori --bots hard,medium,greedy --games 200 --workers 2
    {"  "}ludoteca arena great-split --players 4 --bots hard,greedy,./my_bot.py --until-sure --games 2000

    Todos juegan las mismas semillas, y cada una desde todos los asientos. Ctrl-C guarda lo jugado; la misma orden sigue donde paró.
about-balance = Estudia si un juego es justo y qué hace ganar: asientos, tableros, personajes, cada loseta, carta y espacio.

    {"  "}ludoteca balance mille-fiori --bot greedy --games 1000 --html balance.html
    {"  "}ludoteca balance castles-of-burgundy --players 2,3,4 --set board=dealt --bot medium --workers 2 --minutes 60 --html burgundy.html
    {"  "}ludoteca balance great-split --players 3 --vary min-group=1,0

    Un bot juega en todos los asientos. Ctrl-C guarda lo jugado; la misma orden sigue donde paró.
about-ladder = Ordena todos los bots, en cada juego con cada número de jugadores, y lo escribe en un documento.

    {"  "}ludoteca ladder --minutes 600 --workers 2 --out docs/ladder.md
    {"  "}ludoteca ladder --game mille-fiori --bots random,easy,greedy --games 100

    Cada bot juega con sus vecinos hasta que es seguro quién es mejor. Ctrl-C guarda lo jugado; la misma orden sigue donde paró.
about-trace = Escribe una partida de bots como líneas JSON, con cada posición completa (docs/formats.md).

    {"  "}ludoteca trace mille-fiori --players 2 --bots random --seed 7 > partida.jsonl
    {"  "}ludoteca trace mille-fiori --seed 7 --record partida.record > partida.jsonl
about-replay = Repite un registro, lo comprueba y muestra cualquiera de sus posiciones.

    {"  "}ludoteca replay partida.record
    {"  "}ludoteca replay partida.record --to 40
    {"  "}ludoteca replay partida.record --check
about-dataset = Escribe partidas como datos para programas que aprenden: cada decisión con lo que sabía su asiento, lo que podía hacer y lo que hizo, y cómo acabó la partida (docs/datasets.md).

    {"  "}ludoteca dataset mille-fiori --players 2 --bots greedy,random --games 1000 --out datos
    {"  "}ludoteca dataset great-split --players 4 --from-server ~/ludoteca --out datos      # sin nombres

    Una ejecución interrumpida sigue donde estaba; con más --games el conjunto de datos crece.
about-analyse = Analiza una partida terminada: qué costó cada decisión, qué era mejor y por qué, y cuánto fue suerte.

    {"  "}ludoteca analyse partida.record
    {"  "}ludoteca analyse partida.record --html partida.html
    {"  "}ludoteca analyse partida.record --rollouts 1000 --json
about-practice = Busca en partidas de bots posiciones con una jugada claramente mejor, para practicar.

    {"  "}ludoteca practice mille-fiori --count 60 --seed 1 --out mille-fiori.jsonl
about-train = Ajusta los pesos con los que los bots de un juego imaginan cómo sigue una partida, jugando contra sí mismos.

    {"  "}ludoteca train castles-of-burgundy --steps 2000 --seed 1 --out training.json
    {"  "}ludoteca train castles-of-burgundy --steps 3000 --out training.json --weights weights.json
    {"  "}ludoteca train castles-of-burgundy --steps 4000 --seed 1 --out fitting.json --correction correction.json

    Un entrenamiento interrumpido continúa desde su archivo. La misma semilla da los mismos pesos.
about-bench = Mide la velocidad de cada juego en esta máquina, junto a otros programas.

    {"  "}ludoteca bench
    {"  "}ludoteca bench --json --no-peers
about-bot-host = Pone uno de nuestros bots al servicio de otro programa: el protocolo para bots externos por la entrada y la salida estándar (docs/bots.md).

    {"  "}ludoteca bot-host greedy
about-bot-check = Comprueba un bot externo: juega a todos los juegos que conoce, en cada asiento, y se anota todo lo que hace mal.

    {"  "}ludoteca bot-check ./mi_bot.py
    {"  "}ludoteca bot-check "node mi_bot.js" --game mille-fiori --games 10
about-db = Copia de seguridad, restauración, traslado y actualización de la base de datos de un servidor.

    {"  "}ludoteca db backup velada.sqlite3
    {"  "}ludoteca db restore velada.sqlite3
    {"  "}ludoteca db move postgresql://usuario:clave@servidor/nombre
    {"  "}ludoteca db upgrade

    La copia puede hacerse con el servidor en marcha: guarda todo como estaba en un momento. Copiar el archivo perdería lo que SQLite aún no ha incorporado. Para restaurar o trasladar, la base de datos de destino debe estar vacía.
about-admin = Cuidar de las mesas y las personas de un servidor, esté en marcha o no.

    {"  "}ludoteca admin tables Ana --status playing    # mesas con ese texto en un nombre, o con ese identificador
    {"  "}ludoteca admin people Ana                     # personas, con sus identificadores
    {"  "}ludoteca admin close MESA
    {"  "}ludoteca admin rename PERSONA "Otro nombre"   # también en sus mesas y en el chat
    {"  "}ludoteca admin mute PERSONA                   # juega, pero no escribe; unmute lo termina
    {"  "}ludoteca admin export PERSONA ana.json        # todo lo que se guarda sobre ella
    {"  "}ludoteca admin remove PERSONA --yes           # lo borra; unos bots siguen jugando por ella
    {"  "}ludoteca admin slow                           # lo que ha tardado mucho, en cada servidor
    {"  "}ludoteca admin sweep                          # lo que borrarían los plazos de conservación

    Sin --yes, remove y sweep solo dicen lo que harían. Todo esto lo puede hacer quien pueda leer la base de datos.

help-arguments = argumentos
help-options = opciones
help-help = muestra esta ayuda
help-language = idioma: en o es; si no, el del sistema
help-game = el juego, por su identificador (véase `ludoteca games`)
help-game-one = solo este juego
help-players = cuántos juegan; si no se dice, uno por bot, o dos
help-set = una opción del juego, como edition=english; se puede repetir
help-bots = los bots por asiento, separados por comas: nombres u órdenes como ./mi_bot.py; uno solo vale para todos
help-bots-play = los bots de los demás asientos, separados por comas: nombres u órdenes como ./mi_bot.py; uno solo vale para todos (easy)
help-bot = el nombre del bot
help-bot-command = permite que un programa se siente como bot: NOMBRE=ORDEN; puede repetirse
help-worker-command = pone en marcha un proceso para los bots en otra máquina, como "ssh MÁQUINA ludoteca worker"; puede repetirse
help-command = la orden que lo ejecuta, como ./mi_bot.py o "node mi_bot.js"
help-check-games = cuántas partidas en cada asiento (1)
help-seed = el número que decide todos los dados y barajas (0)
help-seed-play = el número que decide todos los dados y barajas; sin él, cada partida es nueva
help-games = cuántas partidas (100)
help-rotate = cada semilla se juega una vez desde cada asiento; las victorias y los puntos se cuentan por bot
help-workers = cuántos procesos (1)
help-cluster = juega en un clúster de Ray: su dirección, o local para uno en esta máquina (necesita ludoteca[cluster])
help-arena-bots = los bots, separados por comas: nombres, también con ajustes (hard:rollouts=200), u órdenes como ./my_bot.py; sin esto, todos
help-arena-games = cuántas partidas juega cada grupo de bots (100); se redondea, para jugar cada semilla desde todos los asientos
help-arena-format = round-robin: todos los grupos (lo normal); ladder: solo los vecinos en el orden de --bots
help-minutes = para tras tantos minutos; la misma orden sigue
help-until-sure = para en cuanto el orden es seguro (probabilidad de error de un 5 % como mucho)
help-arena-out = el archivo de las partidas (sin esto, uno con el nombre del torneo)
help-arena-html = escribe un informe en este archivo, para abrirlo en el navegador
help-arena-plots = escribe los gráficos en esta carpeta, como SVG y como PNG (necesita ludoteca[study])
help-arena-parquet = escribe las partidas en este archivo Parquet, una fila por asiento (necesita ludoteca[study])
help-balance-players = cuántos juegan; varios números, separados por comas, van a un solo informe (2)
help-balance-bot = el bot que juega en todos los asientos (greedy)
help-balance-games = cuántas semillas se juegan (500)
help-balance-out = el archivo de las partidas (sin esto, uno con el nombre de lo que se juega)
help-vary = una opción cuyos valores se comparan con las mismas semillas
help-ladder-bots = los bots, del más flojo al más fuerte, separados por comas; sin esto, todos los que conocen el juego
help-ladder-games = cuántas partidas juegan dos vecinos como mucho (400)
help-ladder-minutes = cuánto puede durar en total; la misma orden sigue
help-ladder-dir = la carpeta de las partidas (build/ladder)
help-ladder-out = escribe el documento en este archivo
help-json = escribe JSON
help-record = el archivo del registro, o - para la entrada estándar
help-record-out = escribe además el registro de la partida en este archivo
help-to = muestra la posición tras tantas jugadas
help-check = solo comprueba el registro
help-svg = dibuja la posición en este archivo SVG
help-seat = tu asiento, desde 1 (1)
help-name = tu nombre
help-host = la dirección en la que escucha (127.0.0.1)
help-port = el puerto (8080)
help-public-url = la dirección por la que otros llegan a este servidor
help-peer-url = la dirección por la que otros servidores de la misma base de datos llegan a este
help-data-dir = dónde se guardan las partidas
help-database = una base de datos en lugar de la incorporada, como URL
help-log-format = cómo se escribe el registro: text, o json con un objeto por línea (text)
help-no-open = no abre el navegador
help-db-command = backup copia a un archivo, restore restaura uno, move traslada a otra base de datos, upgrade actualiza el esquema
help-db-where = el archivo de la copia, o la URL de destino
help-admin-command = tables, people, close, rename, mute, unmute, export, remove, slow o sweep
help-admin-values = el identificador de una mesa o persona, como lo dan `tables` y `people`; un texto que buscar; un nombre; un archivo
help-admin-status = solo mesas que esperan, se juegan, han terminado o se cerraron
help-admin-yes = borrar de verdad lo que cuentan `remove` y `sweep`
help-train-steps = cuántos pasos en total (1000)
help-train-games = pares de partidas en cada paso (8); un entrenamiento que continúa conserva los suyos
help-train-players = entrena solo para partidas de tantos jugadores; si falta, para todas
help-train-out = el archivo del entrenamiento: los pesos y cómo les fue por el camino (training.json)
help-train-weights = escribe solo los pesos en este archivo
help-train-correction = en lugar de pesos, ajusta a tantas partidas (--steps) la corrección de lo que vale una posición, y la escribe en este archivo
help-peers = no mide otros programas
help-seconds = segundos por medida (0.5)
help-bench-games = partidas al azar para medir partidas por segundo y memoria; 0 las omite (100000)
help-dataset-games = cuántas partidas tendrá el conjunto de datos (1000)
help-dataset-out = la carpeta donde se escribe («dataset»)
help-dataset-format = parquet (lo habitual) o jsonl
help-from-server = toma las partidas acabadas de un servidor, por su carpeta de datos o la URL de su base de datos, en vez de jugar
dataset-written = { $folder } contiene { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
help-analyse-rollouts = pruebas por decisión, como máximo (por defecto 3000)
help-analyse-worlds = pruebas para cada valor del curso de la partida (por defecto 200)
help-analyse-seconds = segundos por decisión, como máximo; por defecto, los que hagan falta
help-analyse-workers = cuántos procesos (uno por núcleo)
help-analyse-html = escribe además un informe en un solo archivo HTML
help-practice-count = cuántas posiciones buscar (por defecto 60)
help-practice-rollouts = pruebas de la primera mirada; lo que parece claro se prueba diez veces más (por defecto 200)
help-practice-out = el archivo que se escribe; si ya existe, se continúa
help-out = escribe la tabla en este archivo

no-command = No existe la orden «{ $command }». { $nearest ->
    [none] Las órdenes son { $all }.
   *[other] ¿Querías decir «{ $nearest }»?
}
no-argument = No se entiende «{ $argument }». { $nearest ->
    [none] { "" }
   *[other] ¿Querías decir «{ $nearest }»?
}
bad-arguments = { $message } (véase `{ $command } --help`)
argument-missing = Falta { $names } (véase `{ $command } --help`).
argument-empty = { $name } necesita un valor.
argument-number = { $name } debe ser un número entero, no «{ $value }».
argument-language = No hay idioma «{ $value }»; los idiomas son en y es.
no-bot = No hay ningún bot «{ $bot }». { $nearest ->
    [none] Los bots son { $all }.
   *[other] ¿Querías decir «{ $nearest }»?
}
bad-bot-command = «{ $setting }» no nombra un bot nuevo; escribe --bot NOMBRE=ORDEN, el nombre en minúsculas, cifras y guiones.
bad-worker-command = «{ $command }» no es una orden que se pueda ejecutar aquí; escribe --worker "ssh MÁQUINA ludoteca worker".
db-no-command = «{ $command }» no es una de { $all }.
db-where = { $command ->
    [upgrade] `db upgrade` no necesita archivo.
    [move] Escribe la URL de destino: ludoteca db move postgresql://usuario:clave@servidor/nombre
   *[other] Escribe el archivo: ludoteca db { $command } ARCHIVO
}
db-copied = { $tables ->
    [one] Todo copiado: una mesa.
   *[other] Todo copiado: { $tables } mesas.
}
db-upgraded = La base de datos tiene el esquema más reciente.
db-not-empty = La base de datos de destino no está vacía; no se ha copiado nada.
db-no-file = No hay ninguna base de datos en { $path }.
admin-values = { $command ->
    [tables] Escribe como mucho un texto que buscar: ludoteca admin tables TEXTO
    [people] Escribe como mucho un texto que buscar: ludoteca admin people TEXTO
    [close] Escribe la mesa: ludoteca admin close MESA
    [rename] Escribe la persona y el nombre nuevo: ludoteca admin rename PERSONA "Otro nombre"
    [export] Escribe la persona y, si quieres, un archivo: ludoteca admin export PERSONA ARCHIVO
    [slow] `admin slow` no lleva valores.
    [sweep] `admin sweep` no lleva valores.
   *[other] Escribe la persona: ludoteca admin { $command } PERSONA
}
admin-status = «{ $status }» no encaja: --status va con `tables` y es uno de { $all }.
admin-no-yes = --yes es para `remove` y `sweep`; `{ $command }` no pregunta.
admin-no-answer = Un servidor tiene abierta la base de datos, pero no responde: { $where }
admin-none = No se ha encontrado nada.
admin-more = Estos son los { $count } más recientes; busca un texto para encontrar otros.
admin-is-muted = (en silencio)
admin-closed = La mesa { $table } está cerrada.
admin-renamed = { $tables ->
    [0] Nombre cambiado; no está en ninguna mesa.
    [one] Nombre cambiado, también en una mesa.
   *[other] Nombre cambiado, también en { $tables } mesas.
}
admin-muted = En silencio: puede jugar, pero no escribir.
admin-unmuted = Puede volver a escribir.
admin-exported = Escrito en { $path }.
admin-would-remove = { $tables ->
    [0] Esto borraría a «{ $name }», que no está en ninguna mesa. Añade --yes para hacerlo; no tiene vuelta atrás.
    [one] Esto borraría a «{ $name }» de una mesa, con todo lo que ha escrito. Añade --yes para hacerlo; no tiene vuelta atrás.
   *[other] Esto borraría a «{ $name }» de { $tables } mesas, con todo lo que ha escrito. Añade --yes para hacerlo; no tiene vuelta atrás.
}
admin-removed = { $tables ->
    [0] «{ $name }» ya no está.
    [one] «{ $name }» ya no está en una mesa, y tampoco lo que escribió.
   *[other] «{ $name }» ya no está en { $tables } mesas, y tampoco lo que escribió.
}
admin-nothing-slow = Nada ha tardado mucho últimamente.
admin-slow-lines = (cuántas veces, lo que más tardó, todo junto, la última vez, qué)
admin-days = { $days ->
    [0] para siempre
   *[other] { $days } días
}
admin-kind-unbegun = mesas que no empezaron
admin-kind-abandoned = partidas sin terminar
admin-kind-finished = partidas terminadas
admin-kind-analyses = análisis
admin-kind-guests = personas sin mesa
admin-would-sweep = Tantos son ya demasiado antiguos. Añade --yes para borrarlos; el servidor lo hace solo de vez en cuando.
admin-swept = Tantos eran demasiado antiguos, y ya no están.
bad-port = No existe el puerto { $port }: van del 0 al { $last }.
bad-database = «{ $address }» no es una base de datos; escribe sqlite:///ruta/al/archivo o postgresql://usuario:clave@servidor/nombre.
bad-setting = «{ $setting }» no es un ajuste; escribe --set opción=valor.
bots-count = { $bots } bots para { $players } jugadores; nombra uno por asiento, o uno para todos.
bots-count-play = { $bots } bots para { $players } asientos más; nombra uno por asiento, o uno para todos.
bad-format = No hay un formato «{ $value }»; los formatos son { $all }.
bad-variants = «{ $setting }» no dice qué valores comparar; escribe --vary opción=a,b.
balance-one-bot = El estudio lo juega un solo bot en todos los asientos: --bot hard.
too-small = { $name } debe ser al menos { $low }.
seat-wrong = --seat debe ir de 1 a { $players }.
cannot-read = No se puede leer «{ $path }»: { $reason }.
cannot-write = No se puede escribir «{ $path }»: { $reason }.
not-text = no es texto
no-table = La aplicación no está instalada (falta: { $missing }). Instálala con: pip install ludoteca
no-terminal = `play` necesita una terminal donde dibujar.

games-option = opción
games-choice = valor
games-means = significa
games-default = { " " }(por defecto)
games-excluded = No todo se puede combinar:
games-try = Prueba: ludoteca play { $game }

simulate-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
simulate-seat = asiento
simulate-bot = bot
simulate-wins = gana
simulate-mean = puntos
simulate-deviation = ± dt
simulate-speed = { $decisions } decisiones por partida; { $games_per_second } partidas y { $decisions_per_second } decisiones por segundo ({ $seconds } s de juego).
simulate-fault = { $kind ->
    [late] { $count } por tardar demasiado
    [died] { $count } por cerrarse
    [rubbish] { $count } por respuestas ilegibles
   *[illegal] { $count } por jugadas ilegales
}
simulate-faults = El asiento { $seat }, { $bot }, perdió su turno { $count ->
    [one] una vez
   *[other] { $count } veces
} a cambio de una jugada legal al azar: { $why }. `ludoteca bot-check` dice más.
check-not-played = { $game }: no juega a este juego.
check-line = { $game }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}: { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}, { $faults ->
    [0] ninguna falta
    [one] 1 falta
   *[other] { $faults } faltas
}
check-sound = El bot cumple el protocolo.
check-faulty = El bot comete faltas: cada una le cuesta un turno, y tras tres en una partida ya no se le pregunta.
simulate-interrupted = Interrumpido tras { $games } de { $asked } partidas.

train-nothing = Los bots de { $game } no tienen pesos que entrenar.
train-players = Los bots de { $game } no se entrenan para { $players } jugadores.
train-not-training = «{ $path }» no es el archivo de un entrenamiento.
train-other-game = «{ $path }» es un entrenamiento de { $game }.
train-interrupted = Interrumpido tras { $steps } de { $asked } pasos; { $file } los guarda.
train-mark = Tras { $step } pasos: { $share } de { $games } partidas ganadas contra los pesos del principio, { $margin } puntos por partida.
train-fitted = { $rows } posiciones de { $games } partidas: la valoración yerra en { $before } puntos, con la corrección en { $after }.

replay-position = Posición tras { $ply } de { $plies } jugadas
analyse-written = El informe está en { $file }.
analyse-interrupted = Detenido antes de completar el análisis.
argument-seconds = { $name } debe ser un número de segundos mayor que 0, no «{ $value }».
practice-found = Hay { $found } posiciones de { $games } partidas en { $file }.
practice-interrupted = Detenido con { $found } de { $asked } posiciones; la misma orden continúa { $file }.
practice-file-wrong = «{ $file }» no es un archivo de práctica de este juego; indica otro con --out.
replay-checked = El registro es correcto: { $plies } jugadas, resumen { $digest }.
replay-no-drawing = El juego { $game } no tiene dibujo.
replay-to-wrong = No hay jugada { $to }; el registro tiene { $plies }, así que --to puede ir de 0 a { $plies }.
replay-cut-short = El registro se corta tras la jugada { $plies }, antes del final (--to { $plies } muestra su última posición).
replay-no-digest = Tras sus { $plies } jugadas falta el resumen, así que no se puede comprobar (--to { $plies } muestra su última posición).

bench-busy = Midiendo; tarda unos minutos.
bench-failed = No se ha podido medir una de las versiones: { $reason }
bench-seconds = --seconds debe ser un número mayor que 0 y como mucho 60, no «{ $value }».

play-you = tú
play-name = Alba
play-up-to = hasta +{ $points }
play-best-way = Como mucho, con { $way }: { $points }
play-fault = { $name } ({ $bot }) { $kind ->
    [late] no ha respondido a tiempo
    [died] ha dejado de funcionar
    [rubbish] ha dado una respuesta ilegible
   *[illegal] ha intentado una jugada ilegal
}: se hace una jugada al azar en su lugar.
play-no-hint = No hay sugerencia para este momento.
play-undone = Deshecho.
play-no-undo = No tienes ninguna jugada que se pueda deshacer.
play-key-undo = Deshacer
play-key-hint = Pista
play-key-list_all = Atrás
play-key-rules = Reglas
play-key-scroll = Desplazar
play-key-quit = Salir
play-keys = ↑ ↓ e Intro, una tecla de número o un clic en el tablero: elegir. u deshace tu última jugada mientras nadie más juegue, h da una pista, la barra espaciadora desplaza un tablero alto, q sale. Lo que brilla se puede elegir; un clic en cualquier otra cosa dice qué es y por qué no.
play-look = Esc vuelve a mostrar el resultado.
play-close = Esc cierra esto.
play-total = Total
play-rank = Puesto
play-after = n: otra partida   q: salir   Esc: mirar el tablero

player-number = Asiento { $number }
board-display = Expuestas
board-kept = Elegida
board-card = En uso
board-market = Mercado de arte
board-scoring = Puntuación
board-hidden = ocultas
board-dice = Dados
board-keys = Casillas-llave
board-goods = Mercancías
board-silver = Plata
board-workers = Trabajadores
