"""The tests mirror src/lamster."""
