"""Parts of a study on the workers of a Dask cluster."""

from collections.abc import Iterator

from fittest.kernel.errors import bad_request
from fittest.lab.study import Part, Study, play_part

RETRIES = 5
"""How often a part may fail; a part whose worker dies is given to another one besides."""
PATIENCE = "30s"


def on_cluster(address: str, study: Study, parts: list[Part]) -> Iterator[tuple[Part, bytes]]:
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
                play_part, study, part, pure=False, retries=RETRIES, key=f"fittest-{part.file}"
            ): part
            for part in parts
        }
        for future in as_completed(list(futures), loop=client.loop):
            yield futures[future], future.result()
            future.release()
