"""The games. Each package is a world of its own; `registry` is the only place that knows them all."""
