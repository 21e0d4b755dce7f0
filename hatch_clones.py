"""Writes each state class a `clone` of its own into the sources that are compiled.

`fittest.kernel.state` derives `clone` from the attributes that `__init__` sets, one by one; compiled, that
would take many times as long as plain assignments, which are what is written here. Each stands on a line that
was empty, so that tracebacks name the right lines. Nothing of it is ever put beside the sources.
"""

import ast
from pathlib import Path
from typing import TypeGuard

STATE = ("fittest.kernel.state", "State")


class Module:
    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name
        text = path.read_text(encoding="utf-8")
        self.lines = [*text.split("\n"), ""]
        tree = ast.parse(text)
        self.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        self.imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def place_of(self, name: str) -> tuple[str, str]:
        return (self.name, name) if name in self.classes else self.imported.get(name, ("", name))

    def add(self, name: str, method: str) -> None:
        """Write a method on the empty line after a class."""
        end = self.classes[name].end_lineno
        assert end is not None
        assert self.lines[end] == "", f"no empty line after {name} in {self.path}"
        self.lines[end] = f"    {method}"


class Sources:
    """All modules of the engine, in which classes are looked up by module and name."""

    def __init__(self, root: Path, paths: list[str]) -> None:
        modules = [Module(root / path, path.removesuffix(".py").replace("/", ".")) for path in paths]
        self.modules = {module.name: module for module in modules}

    def class_at(self, place: tuple[str, str]) -> ast.ClassDef:
        return self.modules[place[0]].classes[place[1]]

    def bases(self, place: tuple[str, str]) -> list[tuple[str, str]]:
        module = self.modules.get(place[0])
        if module is None or place[1] not in module.classes:
            return []
        return [module.place_of(head_of(base)) for base in module.classes[place[1]].bases]

    def is_state(self, place: tuple[str, str]) -> bool:
        return place == STATE or any(self.is_state(base) for base in self.bases(place))

    def write_clones(self) -> None:
        places = [(module.name, name) for module in self.modules.values() for name in module.classes]
        states = [place for place in places if place != STATE and self.is_state(place)]
        extended = {base for place in states for base in self.bases(place)}
        for place in states:
            if place not in extended and function(self.class_at(place), "clone") is None:
                self.modules[place[0]].add(place[1], self.clone(place))
        for module in self.modules.values():
            module.path.write_text("\n".join(module.lines), encoding="utf-8")

    def clone(self, place: tuple[str, str]) -> str:
        name, fields = place[1], self.fields(place)
        made, given = self.blank(place, fields)
        steps = [f"copy.{field} = {value}" for field, value in fields.items() if field not in given]
        return "; ".join([f'def clone(self) -> "{name}": copy = {made}', *steps, "return copy"])

    def blank(self, place: tuple[str, str], fields: dict[str, str]) -> tuple[str, list[str]]:
        """How an instance is made, and which attributes it is given: those that `__init__` takes as they are
        or copies itself. What must be given has the name of its attribute."""
        name, node = place[1], self.class_at(place)
        if "allow_interpreted_subclasses=True" in "".join(ast.unparse(each) for each in node.decorator_list):
            return f"{name}.__new__({name})", []
        init = function(node, "__init__")
        if init is None:
            return f"{name}()", []
        takes = {ast.unparse(value): field for field, value in assigned(init)}
        arguments, given = [], []
        needed = len(init.args.args) - len(init.args.defaults)
        for number, parameter in enumerate(init.args.args[1:], start=1):
            field = takes.get(parameter.arg) or takes.get(f"{parameter.arg}[:]")
            if field is not None:
                copies = f"{parameter.arg}[:]" in takes
                arguments.append(f"{parameter.arg}={f'self.{field}' if copies else fields[field]}")
                given.append(field)
            elif number < needed:
                arguments.append(f"{parameter.arg}=self.{parameter.arg}")
        return f"{name}({', '.join(arguments)})", given

    def fields(self, place: tuple[str, str]) -> dict[str, str]:
        """For each attribute the expression that copies it."""
        found: dict[str, str] = {}
        for base in self.bases(place):
            found |= self.fields(base)
        module = self.modules.get(place[0])
        if module is None or place[1] not in module.classes:
            return found
        init = function(module.classes[place[1]], "__init__")
        if init is None:
            return found
        types = {arg.arg: arg.annotation for arg in init.args.args}
        annotations = dict(annotated(init))
        for field, value in assigned(init):
            own = f"self.{field}"
            annotation = annotations.get(field)
            if annotation is None and isinstance(value, ast.Name):
                annotation = types.get(value.id)
            if annotation is not None:
                found[field] = self.copied(module, annotation, own)
            else:
                found[field] = self.guessed(module, value, own)
        return found

    def copied(self, module: Module, annotation: ast.expr, value: str, depth: int = 0) -> str:
        """How a value of this type is copied."""
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            annotation = ast.parse(annotation.value, mode="eval").body
        head = head_of(annotation)
        if self.is_state(module.place_of(head)):
            return f"{value}.clone()"
        if isinstance(annotation, ast.Subscript):
            if head == "Final":
                return self.copied(module, annotation.slice, value, depth)
            if head == "vec":
                return f"{value}[:]"
            if head == "list":
                each = f"each{depth}"
                inner = self.copied(module, annotation.slice, each, depth + 1)
                return f"{value}[:]" if inner == each else f"[{inner} for {each} in {value}]"
        return value

    def guessed(self, module: Module, made: ast.expr | None, value: str) -> str:
        """Without a type: how that is copied which `__init__` puts there."""
        if isinstance(made, ast.Subscript) and isinstance(made.slice, ast.Slice):
            return f"{value}[:]"
        if isinstance(made, ast.Call) and self.is_state(module.place_of(head_of(made.func))):
            return f"{value}.clone()"
        unclear = (ast.List, ast.ListComp, ast.Dict, ast.IfExp)
        assert not isinstance(made, unclear), f"the type of {value} must be said"
        return value


def head_of(node: ast.expr) -> str:
    """`Frame` of `Frame[Any]`."""
    return ast.unparse(node.value if isinstance(node, ast.Subscript) else node)


def assigned(init: ast.FunctionDef) -> list[tuple[str, ast.expr]]:
    """The attributes that are set, and to what."""
    found: list[tuple[str, ast.expr]] = []
    for node in ast.walk(init):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [(each.attr, node.value) for each in targets if is_own(each)]
    return found


def annotated(init: ast.FunctionDef) -> list[tuple[str, ast.expr]]:
    nodes = [node for node in ast.walk(init) if isinstance(node, ast.AnnAssign)]
    return [(node.target.attr, node.annotation) for node in nodes if is_own(node.target)]


def is_own(target: ast.expr) -> TypeGuard[ast.Attribute]:
    return isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"


def function(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name == name:
            return each
    return None
