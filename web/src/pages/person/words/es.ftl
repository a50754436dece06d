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
