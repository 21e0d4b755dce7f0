"""The line mode: for pipes, screen readers, and people who like to type."""
