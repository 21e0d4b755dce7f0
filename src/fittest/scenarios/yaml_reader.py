"""YAML as people expect it."""

import re
from typing import Any

import yaml


def _whole_number(loader: yaml.SafeLoader, node: Any) -> int:
    return int(loader.construct_scalar(node))


class Reader(yaml.SafeLoader):
    """Only true and false are truth values, only decimal numbers are numbers, a key that stands twice is a
    mistake."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, (dict, list)):
                raise yaml.constructor.ConstructorError(
                    problem="a key must be a word or a number", problem_mark=key_node.start_mark
                )
            if key in seen:
                raise yaml.constructor.ConstructorError(
                    problem=f'the key "{key}" stands here twice', problem_mark=key_node.start_mark
                )
            seen.add(key)
        return super().construct_mapping(node, deep)


Reader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?[0-9]+\.[0-9]+", "-+0123456789"),
    ("null", r"null|Null|NULL|~|", ["n", "N", "~", ""]),
):
    Reader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(rf"^(?:{_pattern})$"), list(_first))
Reader.add_constructor("tag:yaml.org,2002:int", _whole_number)
