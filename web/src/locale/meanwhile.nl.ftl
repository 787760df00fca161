
settings-recall = Vertel me wat ik gemist heb
settings-recall-hint = Kom je terug aan een tafel, dan lees je wat er gebeurde sinds je laatst speelde, en kun je het zien gebeuren.

card-unseen = { $count } nieuw
card-unseen-end = Afgelopen: kijk hoe het ging
card-consulted = Je antwoord is nodig

## Wat je niet mag missen

notices = Wat jou overkwam
notices-more = en nog { $count }
notices-seen = Gezien
### Wat er gebeurde terwijl je niet keek.
