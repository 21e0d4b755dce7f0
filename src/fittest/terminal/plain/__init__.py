"""The line mode: for pipes, screen readers, and whoever likes to type."""
