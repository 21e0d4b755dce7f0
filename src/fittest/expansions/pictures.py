"""The drawing of a trait: an SVG file whose groups are layers of an animal, 120 × 92, and a sign, 24 × 24.

<svg viewBox="0 0 120 92">
  <g id="over"> … </g>
  <g id="sign"> … </g>
</svg>

Layers from back to front: scene, far, behind, skin, over, face, near, front. Only shapes are let through: a
browser shows them as they are.
"""

import re
from typing import NamedTuple
from xml.etree import ElementTree as Xml

LAYERS = ("scene", "far", "behind", "skin", "over", "face", "near", "front")
SIGN = "sign"
SHAPES = ("g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon")
ATTRIBUTES = (
    "d", "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2", "width", "height", "points", "fill",
    "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "opacity", "transform",
    "fill-rule", "class",
)  # fmt: skip
VALUE = re.compile(r"[\w\s.,#()+%-]*")


class Picture(NamedTuple):
    """`layers` go into the drawing of an animal, `sign` is the inside of an icon; either may be empty."""

    layers: dict[str, str]
    sign: str


def read_picture(source: str) -> Picture:
    """Raises ValueError that says what cannot be in a picture, and in which line."""
    if "<!" in re.sub(r"<!--.*?-->", "", source, flags=re.DOTALL):
        raise ValueError("no document type and no entities, please: line 1")
    try:
        root = Xml.fromstring(source)
    except Xml.ParseError as error:
        raise ValueError(str(error)) from error
    layers: dict[str, str] = {}
    sign = ""
    for group in root:
        name = group.get("id", "")
        if _tag(group) != "g" or name not in (*LAYERS, SIGN):
            allowed = ", ".join((*LAYERS, SIGN))
            raise ValueError(f"<{_tag(group)} id={name!r}>: groups are {allowed}: {_line(source, name)}")
        inside = "".join(_shape(child, source) for child in group)
        if name == SIGN:
            sign += inside
        else:
            layers[name] = layers.get(name, "") + inside
    return Picture(layers, sign)


def _tag(element: Xml.Element) -> str:
    return str(element.tag).rpartition("}")[2]


def _shape(element: Xml.Element, source: str) -> str:
    tag = _tag(element)
    if tag not in SHAPES:
        raise ValueError(f"<{tag}> is no shape: {_line(source, f'<{tag}')}")
    said = ""
    for name, value in element.attrib.items():
        if name not in ATTRIBUTES or not VALUE.fullmatch(value):
            raise ValueError(f"{name}={value!r} is not let through: {_line(source, name)}")
        said += f' {name}="{value}"'
    inside = "".join(_shape(child, source) for child in element)
    return f"<{tag}{said}>{inside}</{tag}>" if inside else f"<{tag}{said}/>"


def _line(source: str, word: str) -> str:
    found = next((n for n, line in enumerate(source.splitlines(), start=1) if word in line), 1)
    return f"line {found}"
