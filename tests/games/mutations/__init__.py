"""Random Mutations. Ids in brackets are rulings; docs/rules/mutations.md tells them in our words."""
