# not compiled: a program of its own, which starts quickly because it imports next to nothing
"""Runs one outside bot: `python guard.py LIFELINE MEMORY COMMAND ...`.

The bot gets resource limits and its own process group. It is killed, with everything that it started, as soon as the
other end of the pipe LIFELINE is closed: when it is no longer needed, or when its host died for any reason.
"""

import contextlib
import os
import signal
import sys
import threading

OPEN_FILES = 256
NICENESS = 5
NOT_FOUND = 127


def limit(memory: int) -> None:
    """Sets the limits, in the child process before it executes the bot."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        resource.setrlimit(resource.RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (ImportError, ValueError, OSError):
        pass  # the system, or an earlier limit, does not allow it
    os.nice(NICENESS)


def main(lifeline: int, memory: int, command: list[str]) -> None:
    bot = os.fork()
    if bot == 0:
        os.setpgid(0, 0)
        os.close(lifeline)
        limit(memory)
        try:
            os.execvp(command[0], command)  # noqa: S606  # the command was registered by somebody who may run programs here
        except OSError as error:
            os.write(2, f"{command[0]}: {error.strerror}\n".encode())
            os._exit(NOT_FOUND)
    for stream in (0, 1, 2):
        os.close(stream)  # only the bot holds them, so that readers see the end of file when it ends
    threading.Thread(target=kill_when_unwanted, args=(lifeline, bot), daemon=True).start()
    _, status = os.waitpid(bot, 0)
    kill(bot)
    os._exit(min(255, abs(os.waitstatus_to_exitcode(status))))


def kill_when_unwanted(lifeline: int, bot: int) -> None:
    while os.read(lifeline, 1):
        pass
    kill(bot)


def kill(bot: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):  # it has already ended
        os.killpg(bot, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
