"""What is told of each game's view in an observation."""
