### What the first page says of the game; the rest is loaded with the game.

game-title = On the Lam!
game-tagline = The whole town thinks you did it. Gather your alibi before the law gathers you.
game-rulebook = the designer's own rule sheet
