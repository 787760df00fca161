"""How a server behaves under many tables at a human pace."""
