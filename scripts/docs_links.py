"""For `make docs`: a link out of docs/, to the sources, is shown as the path that it leads to."""

import posixpath
import re
from typing import Any

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(((?:\.\./)+[^)]*)\)")


def on_page_markdown(markdown: str, *, page: Any, **_: object) -> str:
    folder = posixpath.dirname("docs/" + page.file.src_uri)

    def shown(link: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(folder, link[2]))
        if path.startswith("docs/"):
            return link[0]
        return link[1] if path in link[1] else f"{link[1]} (`{path}`)"

    return LINK.sub(shown, markdown)
