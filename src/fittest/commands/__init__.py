"""The commands of `fittest`: each parses its options, calls the library, and prints."""
