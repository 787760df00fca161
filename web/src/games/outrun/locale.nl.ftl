# The museum

or-museum = Het museum
or-map = De zalen van het museum
or-room = Zaal { $n }
or-runner = { $player } ({ $character })
or-to-go =
    { $rooms ->
        [one] nog 1 zaal
       *[other] nog { $rooms } zalen
    }
or-to-go-short = te gaan
or-out = het museum uit
or-infected = Besmet
or-immune = Immuun deze ronde
or-yourself = Jezelf

# The monster board

or-board-of = Bord: { $monster }
or-box = Het vak voor foute rijen, +0
or-box-short = foute rijen
or-was-wrong = Fout, +0
or-place = Plaats { $n }, +{ $rooms }
or-place-over = Plaats { $n }, race voorbij
or-place-blocked = gesloten bij zo weinig renners
or-icon-claw = Klauw: je bent alle kaarten voor je kwijt
or-icon-fire = Vuur: alle kaarten voor je verbranden
or-icon-cards = Je trekt kaarten
or-icon-biohazard = Besmetting: je raakt besmet, of geeft het door
or-note-who = Wie krijgt kaarten
    .vampire = Eén voor de hele tafel
    .bear = Iedereen één
    .zombie = Iedereen die besmet is één
    .dragon = Twee voor wie het goed had, behalve de snelste
or-note-where = Waar ze heen gaan
    .vampire = Meteen in het midden
    .bear = Op wie je wilt, of in je hand
    .zombie = Meteen voor die renner
    .dragon = Op wie je wilt, of in je hand
or-note-clear = Wat ze opruimt
    .vampire = Niets
    .bear = De klauw op plaats 1
    .zombie = Het tegengif
    .dragon = Het vuur op plaats 1 tot en met 5
or-help = Zo speelt de { $monster }
or-help-cards = De kaarten van deze stapel

# Centre and piles

or-centre = Geldt voor iedereen
or-centre-empty = Er ligt nog niets in het midden
or-deck =
    { $cards ->
        [one] 1 stoorkaart in de stapel
       *[other] { $cards } stoorkaarten in de stapel
    }
or-paths-left =
    { $cards ->
        [one] 1 padkaart in de stapel
       *[other] { $cards } padkaarten in de stapel
    }
or-discard = Aflegstapel: { $cards }
or-discard-empty = Er is nog niets afgelegd.

# Picking a character

or-pick = De zes renners
or-pick-yours = Jij

# A seat

or-running = onderweg
or-finished = klaar
or-hand-size =
    { $cards ->
        [0] Geen kaarten in de hand
        [one] 1 kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
or-front =
    { $cards ->
        [one] 1 kaart voor deze plaats
       *[other] { $cards } kaarten voor deze plaats
    }

# The hand between the runs

or-desk = Jouw kaarten
or-in-force = Geldt voor jou
or-in-force-none = Voor jou geldt niets: volg het pad zoals het is.
or-hand = Je hand
or-hand-empty = Geen kaarten in je hand
or-play-on = { $card } op…
or-again = Tik nog eens om te spelen.
or-reason-shielded = heeft een schild
or-reason-has-it = heeft deze kaart al
or-reason-no-hand = heeft geen handkaarten
or-reason-nothing-to-pass = je hebt niets om door te geven
or-reason-nothing-to-trade = jullie hebben geen van beiden een kaart
or-reason-nothing-to-clear = er ligt niets voor je
or-reason-not-yourself = alleen op een ander
or-reason-yourself-only = werkt op jezelf
or-reason-in-the-race = voor de race: leg hem alleen

# Beside an option

or-note-gives-boost = { $player } gaat dan twee keer zo ver
or-note-gives-shield = niemand anders kan dan op { $player } spelen
or-note-gives-little-shortcut = { $player } legt dan een kaart minder
or-note-replaces = in plaats van { $card }
or-note-hand =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
or-note-pass =
    { $cards ->
        [0] je hand is leeg
        [one] je houdt 1 kaart
       *[other] je houdt { $cards } kaarten
    }
or-note-claw-yes =
    +0 in plaats van +{ $rooms }, en { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } kwijt
or-note-claw-no =
    +{ $rooms }, en je houdt { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }

# Looking back on a run

or-rerun = Zo ging de run
or-review = Ronde { $round }
or-review-right =
    { $rooms ->
        [0] Goed, maar geen zaal verder
        [one] Goed! 1 zaal verder
       *[other] Goed! { $rooms } zalen verder
    }
or-review-over = Goed, maar de race was al voorbij
or-review-wrong = Verkeerde weg!
or-review-late = Te laat!
or-review-open = Laatste run
or-review-close = Sluiten
or-verdict-right = Goed
or-verdict-wrong = Fout
or-verdict-late = Te laat
or-time = { $time } s
or-capped = Trage lijn: meer dan 0,4 s wordt niet goedgemaakt
or-no-finish = geen Finish
or-row-empty = niets
or-moved =
    { $rooms ->
        [0] geen zaal verder
        [one] 1 zaal verder
       *[other] { $rooms } zalen verder
    }
or-moved-over = niet verder, de race was al voorbij
or-path-was = Het pad: { $row }
or-blame = { $card } was van kracht.
or-step-path = Het pad
or-step-wanted = De goede rij
or-step-laid = Wat er lag
or-step-laid-right = Gelegd, en goed
or-step-also =
    { $rows ->
        [one] Ook goed
       *[other] Ook goed ({ $rows })
    }

# Practice

or-practice-next = Volgend pad
or-practice-stop = Stoppen
or-practice-really = Echt stoppen?
or-practice-last = Het laatste pad
or-practice-hint = Kies welke kaarten gelden, of geen, en draai het eerste pad om. Na elke run zie je wat de goede rij was, en waarom.
or-practice-made = Gehaald: { $time }, richttijd { $par }
or-practice-slow = Goed, maar te langzaam: { $time }, richttijd { $par }
or-practice-wrong = Verkeerde weg
or-practice-late = Te laat
or-progress = Zo gaat het oefenen
or-progress-done = { $done } van { $total } paden gedaan
or-progress-made = { $made } gehaald
or-path-to-come = komt nog
or-path-made = { $time }, gehaald (richttijd { $par })
or-path-slow = { $time }, langzamer dan de richttijd van { $par }
or-path-missed = fout of te laat (richttijd { $par })
or-switches = Kaarten die gelden voor het volgende pad

# Het bord in woorden

or-text-monster = Monster
or-text-stage = Nu
or-text-stage-pick = De renners worden gekozen
or-text-stage-run = Iedereen rent
or-text-stage-interfere = Er worden kaarten gespeeld
or-text-stage-which-way = De padkaart gaat zo om
or-text-stage-claw = Iemand mag voor de klauw kiezen
or-text-stage-infect = De besmetting wordt doorgegeven
or-text-stage-practice = Voor het volgende pad
or-text-stage-chance = Er worden kaarten getrokken
or-text-stage-over = Het spel is afgelopen
or-text-goal = Zalen
or-text-flipper = Draait de padkaart om
or-text-line = De rangorde, van snel naar langzaam
or-text-deck = Stoorkaarten in de stapel
or-text-paths = Padkaarten in de stapel
or-text-limit = Tijd voor een run
or-text-seconds = { $seconds } seconden
or-text-character = Rent als
or-text-room = Zaal
or-text-place = Plaats
or-text-right = Laatste run
or-text-health = Gezondheid
or-text-hand = Hand
or-text-front = Geldende kaarten
or-text-does = Wat het doet
or-text-there = Wie er staat
or-text-row = Je rij
or-text-tray = Je mag leggen
or-text-verdict = Uitkomst
or-text-time = Tijd
or-text-moved = Gewonnen terrein
or-text-slip = Eerste foute kaart
or-text-blame = Over het hoofd gezien
or-text-also = Ook goed

## Een race tegen de klok: kaarten komen in een rij, en met Finish is het klaar.

race-title = De race
race-runners = De renners
race-running = onderweg
race-finished = klaar
race-in-force = Geldt voor jou
race-row = Jouw rij
race-row-empty = Jouw rij: tik op kaarten, of sleep ze hierheen
race-tray = Jouw bewegingen
race-others = Wat je nog meer mag leggen
race-take-back = Neem de laatste kaart terug
race-take-back-card = Neem { $card } terug, kaart { $place }
race-antidote = Tegengif
race-finish = Finish
race-sending = Finish…
race-you-finished = Klaar!
race-you-late = Jouw tijd is om
race-wait = De anderen rennen nog. Je rij ligt vast.
race-last-call = Laatste oproep
race-vote = De tijd is om
race-voted = Je vindt dat de tijd om is
race-vote-missing = Nog nodig: { $names }

## De padkaart voor het oor

race-path = De padkaart, vak voor vak
race-path-line = De padkaart, op volgorde
race-path-antidote = Aan het eind ligt het tegengif.
race-cell = { $cell }: { $move }, gaat naar { $next }
race-cell-first = { $cell }: { $move }, licht op: begin hier, gaat naar { $next }
race-cell-last = { $cell }: { $move }, het einde
race-cell-1 = linksboven
race-cell-2 = middenboven
race-cell-3 = rechtsboven
race-cell-4 = midden links
race-cell-5 = het midden
race-cell-6 = midden rechts
race-cell-7 = linksonder
race-cell-8 = middenonder
race-cell-9 = rechtsonder
