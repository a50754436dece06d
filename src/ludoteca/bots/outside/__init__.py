"""Outside bots: programs of any language that play through a protocol. docs/bots.md describes it for people.

Nobody runs a program by naming it: whoever may start programs here (a person at the command line, a server's admin)
admits it first, under a name, and that name is then a bot's name like any other. What is admitted is kept in the
environment, so that the processes which play for this one know it too.
"""
