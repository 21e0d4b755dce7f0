"""Seeds that follow from one another: the same for every number of processes and on every machine."""

import hashlib

from fittest.kernel.chance import FAST_SEEDS


def derive(seed: int, *path: int | str) -> int:
    """The seed of a part of an experiment, e.g. `derive(seed, "game", 17)`."""
    name = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big") % FAST_SEEDS
