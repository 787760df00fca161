"""Several servers for the same tables: each table has one owner, and the others pass on what is meant for it."""
