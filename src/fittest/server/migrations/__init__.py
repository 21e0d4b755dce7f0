"""Alembic's environment; `Store.open` runs it, so nobody has to."""
