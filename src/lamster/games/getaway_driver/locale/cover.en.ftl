### What the first page says of the game; the rest is loaded with the game.

game-title = Getaway Driver
game-tagline = Every road is new and every siren is yours. Keep driving until the city runs out of road.
game-rulebook = the publisher's rulebook, English and Dutch
