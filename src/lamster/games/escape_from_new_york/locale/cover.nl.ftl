### Wat de eerste pagina over het spel zegt; de rest komt met het spel mee.

game-title = Escape from New York
game-tagline = Eén president, vier bruggen, en een hele stad vol veroordeelden ertussen. Kom er samen uit, of alleen.
game-rulebook = het Engelse regelboek van de uitgever
