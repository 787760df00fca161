### What the first page says of the game; the rest is loaded with the game.

game-title = Escape from New York
game-tagline = One President, four bridges, and a whole city of convicts in between. Get out together, or alone.
game-rulebook = the publisher's English rulebook
