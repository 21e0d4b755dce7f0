"""Parts of a study, or of a training, on the workers of a Dask cluster."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

import msgspec

from fittest.expansions import in_worker
from fittest.kernel.errors import bad_request

RETRIES = 5
"""How often a part may fail; a part whose worker dies is given to another one besides."""
PATIENCE = "30s"


class Part(Protocol):
    @property
    def file(self) -> str: ...


AnyPart = TypeVar("AnyPart", bound=Part)


def on_cluster(
    address: str, work: Callable[[AnyPart], bytes], parts: list[AnyPart], plan: msgspec.Struct
) -> Iterator[tuple[AnyPart, bytes]]:
    with cluster_at(address) as client:
        yield from done_by(client, work, parts, plan)


@contextmanager
def cluster_at(address: str) -> Iterator[Any]:
    """A client of the cluster. The workers need Fittest too, of the same version."""
    try:
        from distributed import Client
        from distributed.comm.addressing import resolve_address
    except ImportError as error:
        raise bad_request("error-no-dask") from error
    try:
        # A client with a bad address would keep the process from ending.
        resolve_address(address)
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise bad_request("error-cluster", address=address, why=str(error)) from error
    with client:
        yield client


def done_by(
    client: Any, work: Callable[[AnyPart], bytes], parts: list[AnyPart], plan: msgspec.Struct
) -> Iterator[tuple[AnyPart, bytes]]:
    """Each part of a plan when it is done."""
    from distributed import as_completed

    futures = {
        client.submit(in_worker(work), part, pure=False, retries=RETRIES, key=key_of(plan, part)): part
        for part in parts
    }
    for future in as_completed(list(futures), loop=client.loop):
        yield futures[future], future.result()
        future.release()


def key_of(plan: msgspec.Struct, part: Part) -> str:
    """The scheduler takes work with the same key for the same work: two plans must not share any."""
    digest = hashlib.sha256(msgspec.json.encode(plan)).hexdigest()[:16]
    return f"fittest-{digest}-{part.file}"
