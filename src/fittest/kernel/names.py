"""Small numbers with names: for data files, texts and views, declared together.

GENE_NAMES: Final[list[str]] = []
TAIL: Final = named(GENE_NAMES, "tail")
"""


def named(names: list[str], name: str) -> int:
    """The next number; `names` has the names in the order of their numbers."""
    names.append(name)
    return len(names) - 1
