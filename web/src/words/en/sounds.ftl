sounds-on = Sounds on
sounds-off = Sounds off
chat-emoji = Say it with a face
