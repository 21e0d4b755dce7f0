"""The web table, over real sockets, on SQLite and on a real PostgreSQL."""
