local-title = Todo en este navegador
local-loading = Preparando los juegos: las reglas y los bots se cargan una vez y luego se quedan aquí, también sin conexión.
local-elsewhere = Ludoteca está abierta en otra pestaña. Ciérrala allí para seguir aquí.
local-failed = No se han podido cargar los juegos. Vuelve a cargar la página; si no ayuda, prueba con otro navegador.
local-here = Juega contra bots, a solas o con otros en este dispositivo. Tus partidas se quedan en este navegador y funcionan sin conexión.
local-not-here = Para jugar con amigos en otros dispositivos hace falta un servidor de Ludoteca, que cualquiera puede poner en marcha: «pipx run ludoteca».
local-more = Otros en este dispositivo, reglas, reloj…
local-more-of = { $game }: otros en este dispositivo, reglas, reloj
