"""Parts of a study, or of a training, on the workers of a Dask cluster."""

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

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
    address: str, work: Callable[[AnyPart], bytes], parts: list[AnyPart]
) -> Iterator[tuple[AnyPart, bytes]]:
    """Each part when it is done. The workers need Fittest too, of the same version."""
    try:
        from distributed import Client, as_completed
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
        futures = {
            client.submit(
                in_worker(work), part, pure=False, retries=RETRIES, key=f"fittest-{part.file}"
            ): part
            for part in parts
        }
        for future in as_completed(list(futures), loop=client.loop):
            yield futures[future], future.result()
            future.release()
