### Wat er gebeurde terwijl je niet keek.

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
