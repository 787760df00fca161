"""All tables of a node: finding, creating and restoring them, and the background services beside them."""
