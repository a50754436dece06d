sounds-on = Sonidos activados
sounds-off = Sonidos desactivados
chat-emoji = Añadir un emoji
