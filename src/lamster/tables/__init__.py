"""Running games: seats, people, bots, chat, and the log from which a table can be brought back at any moment."""
