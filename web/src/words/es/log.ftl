log-filter = Mostrar en el historial
log-filter-all = Todo
log-filter-scores = Puntos
log-filter-mine = Mis jugadas
log-none = Todavía no hay nada de eso.
