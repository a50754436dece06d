sounds-on = Sounds on
sounds-off = Sounds off
chat-emoji = Add an emoji
