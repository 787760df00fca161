### Wat er gebeurde terwijl je niet keek: aan tafel en op de eerste pagina.

meanwhile-title = Sinds je laatst speelde
meanwhile-count =
    { $count ->
        [one] gebeurde er één ding
       *[other] gebeurden er { $count } dingen
    }
meanwhile-turn = Jij bent aan zet.
meanwhile-over = Het spel is afgelopen.
meanwhile-earlier =
    { $count ->
        [one] Daarvoor gebeurde er nog één ding. Met ‘Laat zien’ zie je ook dat.
       *[other] Daarvoor gebeurden er nog { $count } dingen. Met ‘Laat zien’ zie je ook die.
    }
meanwhile-list = Wat er gebeurde
meanwhile-show = Laat zien
meanwhile-close = Sluiten
meanwhile-film = Wat er gebeurde sinds je laatst speelde
meanwhile-fetching = Ophalen wat er gebeurde…
meanwhile-failed = Wat er gebeurde, kan nu niet worden opgehaald.
meanwhile-pause = Pauze
meanwhile-play = Verder
meanwhile-skip = Overslaan
meanwhile-progress = Hoeveel er al getoond is

settings-recall = Vertel me wat ik gemist heb
settings-recall-hint = Kom je terug aan een tafel, dan lees je wat er gebeurde sinds je laatst speelde, en kun je het zien gebeuren.

card-unseen = { $count } nieuw
card-unseen-end = Afgelopen: kijk hoe het ging
card-consulted = Je antwoord is nodig

## Wat je niet mag missen

notices = Wat jou overkwam
notices-more = en nog { $count }
notices-seen = Gezien
