"""The encoding of each game's view as an observation."""
