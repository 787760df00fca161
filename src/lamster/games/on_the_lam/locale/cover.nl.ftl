### Wat de eerste pagina over het spel zegt; de rest komt met het spel mee.

game-title = On the Lam!
game-tagline = De hele stad wijst naar jou. Zorg voor een sluitend alibi voordat de politie voor je neus staat.
game-rulebook = het regelblad van de ontwerper zelf
