"""What the lexicon of a game leaves open, one module for each game: `code_tables(seats, options)`."""
