"""The worker process: one question a line on standard input, one answer a line on standard output, after an empty one when it is ready.

Questions and answers are JSON; nothing is unpickled. The process ends when its input does, so that it never outlives
the server. `python -m ludoteca.server.workers.process`
"""

import os
import signal
import sys
import traceback

import msgspec

from ludoteca.server.workers.plans import FAILED, Ask, answer


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it closes our input
    if hasattr(os, "nice"):
        os.nice(5)  # people's messages go before bots' thoughts
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not look like an answer
    decode = msgspec.json.Decoder(Ask).decode
    encode = msgspec.json.Encoder().encode
    answers.write(b"\n")
    answers.flush()
    for line in sys.stdin.buffer:
        try:
            reply = encode(answer(decode(line))) + b"\n"
        except Exception:  # noqa: BLE001  # a bot's mistake must not end the worker; the server plays for it
            traceback.print_exc()
            reply = FAILED
        answers.write(reply)
        answers.flush()


if __name__ == "__main__":
    main()
