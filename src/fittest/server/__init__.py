"""The web table: people and bots who are not in one room play every ruleset together.

Stands on the kernel's API only, so a new game needs no line here.
"""

PROTOCOL = 1
"""The version of the stored events and of the messages; grows when either changes its meaning."""
