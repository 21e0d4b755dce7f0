"""Docstrings in the compiled engine: mypyc leaves them out of its C, so `help()` would be empty.

Entries of tables of functions, types and attributes get the docstring of what they stand for; a method
without one says what the method that it overrides says, as in interpreted classes.
"""

import ast
import re
from itertools import pairwise
from pathlib import Path

FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[\w |]+, PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
TYPE = re.compile(r'(\.tp_name = "(\w+)",.*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))', re.DOTALL)
ATTRIBUTE = re.compile(
    r'(\{"(\w+)",\s+\(getter\)(\w+)_get_\2,\s+(?:NULL|\(setter\)\w+),\s+)NULL(, NULL\})',
)


class Docs:
    """The docstrings of all modules, by the name of the module and `name` or `Class___name`."""

    def __init__(self, source: Path, modules: list[str]) -> None:
        self.texts: dict[str, dict[str, str]] = {}
        self.bases: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for module in modules:
            tree = ast.parse((source / module).read_text(encoding="utf-8"))
            name = ".".join(Path(module).with_suffix("").parts)
            self.texts[name] = {}
            self._collect(tree.body, name, "")
            self._find_bases(tree, name)

    def of(self, module: str, name: str) -> str:
        own = self.texts.get(module, {}).get(name, "")
        above, _, member = name.rpartition("___")
        if own or not above:
            return own
        inherited = (
            self.of(place, f"{base}___{member}") for place, base in self.bases.get((module, above), [])
        )
        return next((text for text in inherited if text), "")

    def _collect(self, body: list[ast.stmt], module: str, above: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = above + node.name
                self.texts[module][name] = ast.get_docstring(node) or ""
                if isinstance(node, ast.ClassDef):
                    self._collect(node.body, module, f"{name}___")
                elif node.name == "__init__":
                    self._collect_attributes(node.body, module, above)

    def _collect_attributes(self, body: list[ast.stmt], module: str, above: str) -> None:
        """A text below `self.name = …` tells what the attribute is."""
        for node, below in pairwise(body):
            match node, below:
                case (
                    ast.AnnAssign(target=ast.Attribute(attr=name))
                    | ast.Assign(targets=[ast.Attribute(attr=name)]),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    self.texts[module][above + name] = text

    def _find_bases(self, tree: ast.Module, module: str) -> None:
        imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                names = [base.id for base in node.bases if isinstance(base, ast.Name)]
                self.bases[module, node.name] = [imported.get(name, (module, name)) for name in names]


def c_text(text: str) -> str:
    """The inside of a C string."""
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    octets = text.encode()
    return "".join(plain.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in octets)


def write_docs(source: Path, modules: list[str], c_files: Path) -> None:
    docs = Docs(source, modules)
    for path in modules:
        parts = Path(path).with_suffix("").parts
        module = ".".join(parts)
        file = c_files / f"__native_{'___'.join(parts)}.c"
        # C has as much of the module's name as tells it from others: kernel___game___, but decision___.
        names = "|".join("___".join(parts[at:]) + "___" for at in range(len(parts)))
        prefix = re.compile(f"^(?:{names})")

        def function(match: re.Match[str], module: str = module, prefix: re.Pattern[str] = prefix) -> str:
            return match[1] + c_text(docs.of(module, prefix.sub("", match[2]))) + match[3]

        def kind(match: re.Match[str], module: str = module) -> str:
            return match[1] + c_text(docs.of(module, match[2])) + match[3]

        def attribute(match: re.Match[str], module: str = module, prefix: re.Pattern[str] = prefix) -> str:
            text = docs.of(module, f"{prefix.sub('', match[3])}___{match[2]}")
            return f'{match[1]}PyDoc_STR("{c_text(text)}"){match[4]}' if text else match[0]

        text = file.read_text(encoding="utf-8")
        for table, entry in ((FUNCTION, function), (TYPE, kind), (ATTRIBUTE, attribute)):
            text = table.sub(entry, text)
        file.write_text(text, encoding="utf-8")
