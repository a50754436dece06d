"""The API reference, from the docstrings of src/ludoteca/contract.py, in the order in which they stand there."""

import ast
import re
from pathlib import Path
from typing import Final

CONTRACT: Final = Path(__file__).parents[2] / "src" / "ludoteca" / "contract.py"
Function = ast.FunctionDef | ast.AsyncFunctionDef


def reference() -> str:
    module = ast.parse(CONTRACT.read_text("utf-8"))
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    functions = [node for node in module.body if isinstance(node, Function) and not node.name.startswith("_")]
    parts = [_text(ast.get_docstring(module))]
    parts += [_class(node) for node in classes] + [_function(node, 2) for node in functions]
    return "\n\n".join(parts)


def _class(node: ast.ClassDef) -> str:
    parts = [f"## {node.name}", _text(ast.get_docstring(node))]
    for at, member in enumerate(node.body):
        if isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
            parts.append(f"### `{member.target.id}: {ast.unparse(member.annotation)}`")
            parts.append(_text(_said_below(node.body, at)))
        elif isinstance(member, Function) and (not member.name.startswith("_") or member.name in SPECIAL):
            parts.append(_function(member, 3))
    return "\n\n".join(part for part in parts if part)


SPECIAL: Final = ("__len__", "__getitem__", "__iter__")


def _function(node: Function, level: int) -> str:
    heading = "#" * level
    doc = _text(ast.get_docstring(node))
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if any(isinstance(each, ast.Name) and each.id == "property" for each in node.decorator_list):
        return f"{heading} `{node.name}: {returns.removeprefix(' -> ')}`\n\n{doc}".rstrip()
    given = ast.unparse(node.args).removeprefix("self").removeprefix(", ")
    return f"{heading} `{node.name}({given}){returns}`\n\n{doc}".replace("'", '"').rstrip()


def _said_below(body: list[ast.stmt], at: int) -> str | None:
    """The docstring of an attribute is the text that follows it."""
    below = body[at + 1] if at + 1 < len(body) else None
    if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
        return "\n".join(line.strip() for line in below.value.value.splitlines())
    return None


def _text(doc: str | None) -> str:
    """With its examples as they run."""
    parts = re.split(r"\n\s*\n", doc or "")
    return "\n\n".join(f"```pycon\n{part.strip()}\n```" if part.lstrip().startswith(">>>") else part for part in parts)
