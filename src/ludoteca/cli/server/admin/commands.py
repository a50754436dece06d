"""The commands of `ludoteca admin`, one method each. Imported only when the app is installed."""

import argparse
import asyncio
import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from ludoteca.cli.parsing import BadUsage
from ludoteca.kernel.refusals import Refused
from ludoteca.server.admin import commands
from ludoteca.server.admin.client import AdminRefused, RunningServer, ask, running_servers
from ludoteca.server.admin.commands import AnyCommand, PersonLine, SlowLine, SweptLine, TableLine
from ludoteca.server.admin.direct import opened
from ludoteca.server.http.errors import error_body
from ludoteca.server.live.registry import UnknownTable
from ludoteca.server.storage.file_lock import DatabaseInUse, only_server
from ludoteca.server.storage.writer import NotSaved
from ludoteca.words import Words

Line = TypeVar("Line")
SendCommand = Callable[[AnyCommand], bytes]


@contextlib.contextmanager
def asking(address: str, language: str) -> Iterator[list[SendCommand]]:
    """Yields the functions that send a command: one per running server, or one that opens the database itself, which
    no server can open meanwhile."""

    def through(server: RunningServer) -> SendCommand:
        return lambda command: ask(server, command, language)

    with contextlib.ExitStack() as held:
        try:
            held.enter_context(only_server(address))
            servers = [] if address.startswith("sqlite") else asyncio.run(running_servers(address))
        except DatabaseInUse:
            servers = asyncio.run(running_servers(address))
        yield list(map(through, servers)) or [lambda command: directly(address, command, language)]


def directly(address: str, command: AnyCommand, language: str) -> bytes:
    async def work() -> bytes:
        async with opened(address) as service:
            return msgspec.json.encode(await service.execute(command))

    try:
        return asyncio.run(work())
    except (Refused, UnknownTable, NotSaved) as error:
        raise AdminRefused(error_body(error, "", language)[1].error.text) from None


class Commands:
    """Runs the commands. `servers` are the functions that send one; any of them will do, except that each server has
    its own slow log."""

    def __init__(self, servers: list[SendCommand], words: Words) -> None:
        self._servers = servers
        self._words = words

    def run(self, arguments: argparse.Namespace) -> None:
        values: list[str] = arguments.values
        match arguments.command:
            case "tables":
                self._tables("".join(values), arguments.status or "")
            case "people":
                self._people("".join(values))
            case "close":
                self._ask(commands.CloseTable(values[0]))
                self._say("admin-closed", table=values[0])
            case "rename":
                self._rename(*values)
            case "mute" | "unmute" as command:
                self._ask(commands.MutePerson(values[0], command == "mute"))
                self._say(f"admin-{command}d")
            case "export":
                self._export(*values)
            case "remove":
                self._remove(values[0], arguments.yes)
            case "slow":
                self._slow()
            case _:
                self._sweep(arguments.yes)

    def _ask(self, command: AnyCommand) -> bytes:
        return self._servers[0](command)

    def _listed(self, command: AnyCommand, type: type[Line]) -> list[Line]:
        return msgspec.json.decode(self._ask(command), type=list[type])  # type: ignore[valid-type]

    def _say(self, message: str, **values: str | int) -> None:
        print(self._words.say(message, **values))

    def _tables(self, text: str, status: str) -> None:
        lines = self._listed(commands.ListTables(text, status), TableLine)
        for line in lines:
            game = f"{line.game:<20} {line.status:<8} {line.moves:>4}"
            print(f"{line.id}  {moment(line.changed)}  {game}  {', '.join(line.seats)}")
        self._count(len(lines))

    def _people(self, text: str) -> None:
        lines = self._listed(commands.ListPeople(text), PersonLine)
        for line in lines:
            muted = self._words.say("admin-is-muted") if line.muted else ""
            print(f"{line.id}  {moment(line.created)}  {line.tables:>4}  {line.name}  {muted}".rstrip())
        self._count(len(lines))

    def _count(self, count: int) -> None:
        if not count:
            self._say("admin-none")
        elif count == commands.MOST_LISTED:
            self._say("admin-more", count=count)

    def _rename(self, person: str, name: str) -> None:
        """Renames the person first, so that a refused name changes nothing."""
        self._ask(commands.RenamePerson(person, name))
        tables = self._listed(commands.ListTablesOf(person), str)
        for table in tables:
            self._ask(commands.RenameAtTable(table, person, name))
        self._say("admin-renamed", tables=len(tables))

    def _export(self, person: str, file: str = "") -> None:
        text = msgspec.json.format(self._ask(commands.ExportPerson(person)), indent=2) + b"\n"
        if not file:
            sys.stdout.buffer.write(text)
            return
        try:
            Path(file).write_bytes(text)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadUsage(self._words.say("cannot-write", path=file, reason=reason)) from None
        self._say("admin-exported", path=file)

    def _remove(self, person: str, sure: bool) -> None:
        tables = self._listed(commands.ListTablesOf(person), str)
        name = next(each.name for each in self._listed(commands.ListPeople(person), PersonLine) if each.id == person)
        if not sure:
            self._say("admin-would-remove", name=name, tables=len(tables))
            return
        self._ask(commands.RemovePerson(person))
        self._say("admin-removed", name=name, tables=len(tables))

    def _slow(self) -> None:
        told = [server(commands.ListSlow()) for server in self._servers]
        lines = [line for answer in told for line in msgspec.json.decode(answer, type=list[SlowLine])]
        for line in sorted(lines, key=lambda line: -line.total)[: commands.MOST_LISTED]:
            took = f"{line.count:>5} x  {line.longest:>7.3f} s  {line.total:>8.3f} s"
            print(f"{took}  {moment(line.last)}  {line.what}")
        self._say("admin-slow-lines" if lines else "admin-nothing-slow")

    def _sweep(self, sure: bool) -> None:
        for line in self._listed(commands.Sweep(sure), SweptLine):
            kind = self._words.say(f"admin-kind-{line.kind}")
            days = self._words.say("admin-days", days=f"{line.days:g}")
            print(f"{kind:<30} {days:<16} {line.count:>6}{'+' if line.more else ''}")
        self._say("admin-swept" if sure else "admin-would-sweep")


def moment(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))
