"""How many moves the server handles, compared with boardgame.io."""
