### Het bord in woorden.

settings-text = Toon het bord als tekst
settings-text-hint = Koppen, lijsten en tabellen in plaats van de tekening: voor schermlezers en voor grote letters. Aan een tafel doet de toets T hetzelfde.
text-now-words = Het bord staat er nu als tekst.
text-now-picture = Het bord staat er nu als tekening.

text-now = Nu
text-piles = Stapels
text-times = { $name } ({ $count } keer)
text-yours = { $name } (jij)
text-turn = Beurt
text-round = Ronde
text-won = Gewonnen
