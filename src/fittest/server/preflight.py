"""Before the server starts: what would keep it from running, in a sentence with what to do."""

import errno
import os
import socket
import sqlite3
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy.engine import make_url

from fittest.kernel.errors import BadRequest, bad_request
from fittest.server.database import alembic_config, database_url


def bind(host: str, port: int) -> socket.socket:
    """The socket on which the server will listen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # Only now it is known whether somebody else listens there.
        listening.listen()
    except OSError as error:
        listening.close()
        raise _cannot_listen(error, host, port) from error
    return listening


def _cannot_listen(error: OSError, host: str, port: int) -> BadRequest:
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < 65_535 else port - 1
        return bad_request("error-port-taken", port=str(port), other=str(other))
    if error.errno in (errno.EACCES, errno.EPERM):
        return bad_request("error-port-denied", port=str(port))
    return bad_request("error-host", host=host, why=str(error.strerror or error))


def lan_address() -> str | None:
    """The address of this machine in the local network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says from where it would send.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def check_database(database: str) -> bool:
    """Can tables be kept there? True if it is of an older version, and will be brought up to date. A database
    server is asked when the server starts."""
    url = database_url(database)
    if url.startswith("postgresql"):
        return False
    name = make_url(url).database
    if not name or name == ":memory:":
        return False
    path = Path(name)
    if not path.parent.is_dir():
        raise bad_request("error-database-folder", path=str(path.parent))
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise bad_request("error-database-denied", path=str(path))
    if not os.access(path.parent, os.W_OK):
        # SQLite writes beside the file before it writes into it.
        raise bad_request("error-database-denied", path=str(path.parent))
    return path.exists() and path.stat().st_size > 0 and _is_older(path)


def _is_older(path: Path) -> bool:
    scripts = ScriptDirectory.from_config(alembic_config())
    known = [script.revision for script in scripts.walk_revisions()]
    try:
        connection = sqlite3.connect(path)
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            return False
        raise bad_request("error-database-foreign", path=str(path)) from error
    revision = None if found is None else str(found[0])
    if revision is not None and revision not in known:
        raise bad_request("error-database-newer", path=str(path))
    return revision != scripts.get_current_head()
