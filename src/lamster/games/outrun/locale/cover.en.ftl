### What the first page says of the game; the rest is loaded with the game.

game-title = Outrun
game-tagline = Something in the museum has woken up. Find the way out, and be faster than the others.
game-rulebook = the publisher's English rules booklet
