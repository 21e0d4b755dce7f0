"""The tables of the database. Migrations in `migrations/` bring a database here."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

# What the lists and the clocks need to know of each table without reading its log. Written just
# after the event, so it may lag behind by one crash; `Store.behind` finds such tables.
summaries = Table(
    "summaries",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("body", Text, nullable=False),
    Index("summaries_due", "due"),
    Index("summaries_touched", "touched"),
)

# What has been found out about finished games. Not in the log: it could be found out again.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("body", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False),
)

grants = Table(
    "grants",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("key", String(64), primary_key=True),
)

# Networks whose requests are refused; `until` is null for those that stay blocked.
blocks = Table(
    "blocks",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)

# What `fittest admin` has done. Running servers follow it, so entries are only ever added.
admin_log = Table(
    "admin_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", String(128), nullable=False),
    Column("action", String(16), nullable=False),
    Column("target", String(128), nullable=False),
    Column("detail", Text, nullable=False),
)

# One row, written by `/health`: what can be read cannot always be written.
health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("probes", BigInteger, nullable=False),
)
