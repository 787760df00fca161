### Wat de eerste pagina over het spel zegt; de rest komt met het spel mee.

game-title = Getaway Driver
game-tagline = Elke weg is nieuw en elke sirene is voor jou. Blijf rijden tot de stad geen wegen meer heeft.
game-rulebook = het regelboek van de uitgever, Engels en Nederlands
