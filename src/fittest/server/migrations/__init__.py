"""Alembic's environment; `open_database` runs it, so nobody has to."""
