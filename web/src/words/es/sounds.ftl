sounds-on = Sonidos activados
sounds-off = Sonidos desactivados
chat-emoji = Decirlo con un emoji
