# Lo que dicen todos los juegos. El catálogo de cada juego va primero: puede decirlo a su manera.

list = { $items } y { $last }
name-hidden = algo oculto
help-hidden = Solo su dueño sabe qué es.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Lo que pasa

event-scored = { $you ->
    [yes] Ganas { points }: { $reason }.
   *[no] { $player } gana { points }: { $reason }.
}
event-result = { $won ->
    [yes] { $you ->
        [yes] ¡Has ganado!
       *[no] ¡{ $winners } gana!
    }
    [no] La partida está perdida.
   *[none] { $winners_count ->
        [one] { $you ->
            [yes] ¡Has ganado!
           *[no] ¡{ $winners } gana!
        }
       *[other] { $winners } comparten la victoria.
    }
}

## Lo que se pide

prompt = Te toca decidir.
prompt-over = La partida ha terminado.
prompt-waiting = Esperando a { $deciding }.

## Por qué no

hint-scores = Sugerencia: { $action } (+{ $points }: { $reason }).
hint-then = Sugerencia: { $action }. Después: { $then } (+{ $points }: { $reason }).
hint-leads-to = Sugerencia: { $action }. Después: { $then }.
hint-better-by = Sugerencia: { $action }. { $lead ->
    [one] 1 punto
   *[other] Unos { $lead } puntos
} mejor que la siguiente, sobre todo por { $source }.
hint-better = Sugerencia: { $action }. { $lead ->
    [one] 1 punto
   *[other] Unos { $lead } puntos
} mejor que la siguiente.
hint-close = Sugerencia: { $action }. Hay otra casi igual de buena.
hint-close-by = Sugerencia: { $action }; da más por { $source }. Hay otra casi igual de buena.
hint-only = Sugerencia: { $action }. No hay otra opción.
hint-plain = Sugerencia: { $action }.

refusal-action-unknown = «{ $text }» no es una jugada de este juego.
refusal-seat-unknown = No existe ese asiento en esta mesa.
refusal-game-over = La partida ha terminado.
refusal-not-deciding = No te toca: se espera a { $deciding }.
refusal-only-shown = { $thing_help ->
    [none] Aquí no hay nada que elegir: { $thing }.
   *[other] { $thing_help }
}
refusal-nothing-picked = Primero elige algo.
refusal-nothing-more-to-pick = Tu jugada ya está completa sin { $pick }: confírmala o cancela antes una elección.
refusal-not-together = { $pick } no va con lo que has elegido: cancela antes una elección.

refusal-game-unknown = No hay ningún juego llamado «{ $game_id }». { $nearest_id ->
    [none] Los juegos son { $games }.
   *[other] ¿Querías decir «{ $nearest_id }»?
}
refusal-players-wrong = Este juego no es para { $players_id }; es de { $low ->
    [one] uno
   *[other] { $low }
} a { $high } jugadores.
refusal-option-unknown = No hay ninguna opción llamada «{ $option_id }». { $nearest_id ->
    [none] { $options_count ->
        [0] Este juego no tiene.
       *[other] Las opciones son { $options }.
    }
   *[other] ¿Querías decir «{ $nearest_id }»?
}
refusal-option-value-elsewhere = «{ $value_id }» no es un valor de «{ $option_id }», sino de { $others }.
refusal-option-value-unknown = «{ $value_id }» no es un valor de «{ $option_id }»: { $choices }. { $nearest_id ->
    [none] {""}
   *[other] ¿Querías decir «{ $nearest_id }»?
}
refusal-bot-unknown = No hay ningún bot llamado «{ $bot_id }». { $nearest_id ->
    [none] Los bots son { $bots }.
   *[other] ¿Querías decir «{ $nearest_id }»?
}
refusal-bot-cannot-play = El bot «{ $bot_id }» todavía no conoce el juego «{ $game_id }».
refusal-bot-command-empty = El bot «{ $bot_id }» no tiene ninguna orden que ejecutar.
refusal-bot-command-broken = El bot «{ $bot_id }» no funciona: { $kind_id ->
    [late] se ejecutó `{ $command_id }`, pero no respondió a tiempo.
    [died] `{ $command_id }` terminó antes de estar listo. { $detail_id ->
        [none] {""}
       *[other] { $detail_id }
    }
   *[rubbish] la respuesta de `{ $command_id }` no se entiende: { $detail_id }
}
refusal-bot-outside-system = Los programas pueden jugar como bots solo en Linux y macOS.
refusal-bot-setting-wrong = El bot «{ $bot_id }» no admite el ajuste «{ $setting_id }». Los ajustes son rollouts, seconds y width, todos mayores que cero: hard:rollouts=200.
refusal-bot-answer-illegal = El bot { $bot_id } del asiento { $seat } respondió «{ $answer_id }», que ahí no es legal.
refusal-game-without-encoder = El juego «{ $game_id }» no tiene vectores de números, así que no puede ser un entorno. Su paquete podría aportarlos: punto de entrada ludoteca.encoders.
refusal-game-without-drawing = El juego «{ $game_id }» no tiene dibujo; los modos human y ansi lo muestran como texto.
refusal-reward-unknown = No hay ninguna recompensa llamada «{ $reward_id }». { $nearest_id ->
    [none] Las recompensas son { $rewards }.
   *[other] ¿Querías decir «{ $nearest_id }»?
}
refusal-render-mode-unknown = No hay ningún modo de dibujo llamado «{ $mode_id }». { $nearest_id ->
    [none] Los modos son { $modes }.
   *[other] ¿Querías decir «{ $nearest_id }»?
}
refusal-opponents-wrong = { $opponents ->
    [one] Se nombró un rival
   *[other] Se nombraron { $opponents } rivales
} para { $seats } asientos más: nombra uno por asiento, o uno para todos.
refusal-format-unknown = No hay ningún formato «{ $format_id }»; hay { $formats }.
refusal-dataset-of-something-else = La carpeta «{ $folder_id }» contiene un conjunto de datos de otras partidas: otro juego, otras opciones, otros bots, otra semilla u otro formato. Elige otra carpeta.
refusal-plugin-broken = No se puede cargar el complemento «{ $plugin_id }» ({ $group_id }) del paquete «{ $package_id }»: { $reason_id }

refusal-position-field-missing = A la posición le falta «{ $field_id }».
refusal-position-field-wrong = «{ $field_id }» no encaja con el resto de la posición.
refusal-position-number-wrong = «{ $field_id }» de la posición debe ser un número entero de { $low } a { $high }.
refusal-position-list-wrong = «{ $field_id }» de la posición debe ser una lista{ $length ->
    [-1] .
   *[other] { " " }de { $length }.
}
refusal-position-name-unknown = «{ $name_id }», en «{ $field_id }» de la posición, no existe en este juego.
refusal-position-phase-wrong = La posición no encaja con su fase «{ $phase_id }».

refusal-record-too-long = El registro pasa de { $limit } caracteres.
refusal-record-heading-missing = No es un registro: su primera línea debería ser «{ $heading_id }».
refusal-record-line-wrong = No se puede leer la línea { $line } del registro: «{ $text_id }».
refusal-record-field-missing = Al registro le falta la línea «{ $field_id }».
refusal-record-field-wrong = No se puede leer la línea «{ $field_id }» del registro.
refusal-record-other-rules = La partida se jugó con la versión { $record } de las reglas; aquí está la { $rules }.
refusal-record-other-data = La partida se jugó con datos distintos ({ $record_id }) de los de aquí ({ $rules_id }).
refusal-record-move-illegal = La jugada { $ply } de la partida, «{ $move_id }», no es posible: { $why }
refusal-record-digest-wrong = Las jugadas son posibles, pero llevan a una posición distinta ({ $replayed_id }) de la que dice el registro ({ $record_id }).
