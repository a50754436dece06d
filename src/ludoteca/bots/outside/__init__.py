"""Outside bots: programs in any language that play through a protocol. docs/bots.md documents it.

No program is started just because it is named: a person who may start programs here (at the command line, or as a
server's admin) registers it under a name, which is then a bot's name like any other. The registry is kept in the
environment, so that worker processes inherit it.
"""
