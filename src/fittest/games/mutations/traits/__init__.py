"""One class per trait. `base` lists the hooks that a trait may answer, `catalog` the traits."""
