"""How fast the engine plays, plain and compiled, compared with other engines."""
