"""Random Mutations: blind decks, and species of several animals. See docs/rules/mutations.md."""
