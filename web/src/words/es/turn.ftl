# Deshacer más de una jugada.
tray-start-over = Empezar de nuevo
tray-start-over-help = Deshace todo lo que has hecho desde que empezó tu turno, o desde que se descubrió algo nuevo.
rules-keys-undo = Ctrl+Z deshace la última jugada; Ctrl+Retroceso, todo lo que se puede deshacer.
