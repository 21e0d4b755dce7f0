"""Names of rulesets: a base and the boxes that are added to it, `evolution+time-to-fly`."""


def parts_of(ruleset: str) -> list[str]:
    """The base and the boxes, however the name is spelt."""
    return [part.strip() for part in ruleset.lower().split("+")]
