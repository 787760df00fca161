"""Where tables are kept: the interface, and its implementations."""
