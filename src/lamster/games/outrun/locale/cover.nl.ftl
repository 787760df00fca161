### Wat de eerste pagina over het spel zegt; de rest komt met het spel mee.

game-title = Outrun
game-tagline = Er is iets wakker geworden in het museum. Vind de weg naar buiten, sneller dan de rest.
game-rulebook = het Engelse regelboekje van de uitgever
