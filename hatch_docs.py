"""Docstrings in the compiled engine: mypyc leaves them out of its C, so `help()` would be empty.

Entries of tables of functions and types have a text with its signature, to which the docstring is added.
"""

import ast
import re
from pathlib import Path

FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[\w |]+, PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
TYPE = re.compile(r'(\.tp_name = "(\w+)",.*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))', re.DOTALL)


def docstrings(source: str) -> dict[str, str]:
    """Of a module's functions, classes and methods, by `name` or `Class___name`."""
    found: dict[str, str] = {}

    def collect(body: list[ast.stmt], above: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = above + node.name
                doc = ast.get_docstring(node)
                if doc:
                    found[name] = doc
                if isinstance(node, ast.ClassDef):
                    collect(node.body, f"{name}___")

    collect(ast.parse(source).body, "")
    return found


def c_text(text: str) -> str:
    """The inside of a C string."""
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    octets = text.encode()
    return "".join(plain.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in octets)


def write_docs(source: Path, modules: list[str], c_files: Path) -> None:
    for module in modules:
        parts = Path(module).with_suffix("").parts[1:]
        path = c_files / f"__native_fittest___{'___'.join(parts)}.c"
        docs = docstrings((source / module).read_text(encoding="utf-8"))
        prefix = "___".join(parts) + "___"

        def function(match: re.Match[str], docs: dict[str, str] = docs, prefix: str = prefix) -> str:
            return match[1] + c_text(docs.get(match[2].removeprefix(prefix), "")) + match[3]

        def kind(match: re.Match[str], docs: dict[str, str] = docs) -> str:
            return match[1] + c_text(docs.get(match[2], "")) + match[3]

        text = path.read_text(encoding="utf-8")
        path.write_text(TYPE.sub(kind, FUNCTION.sub(function, text)), encoding="utf-8")
