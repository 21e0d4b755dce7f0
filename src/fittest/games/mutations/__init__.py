"""Random Mutations: blind decks, and species of several animals. See docs/rules/mutations.md."""

EDITION = 2
"""Of the rules, as they are written in this package. A change after which an answer of an old record may no
longer be legal, or may mean something else, raises it by one."""
