# The museum

out-museum = Het museum
out-map = De zalen van het museum
out-room = Zaal { $n }
out-runner = { $player } ({ $character })
out-to-go =
    { $rooms ->
        [one] nog 1 zaal
       *[other] nog { $rooms } zalen
    }
out-to-go-short = te gaan
out-out = het museum uit
out-notice-passed = { $player } rent je voorbij!
out-infected = Besmet
out-immune = Immuun deze ronde
out-yourself = Jezelf

# The monster board

out-board-of = Bord: { $monster }
out-box = Het vak voor foute rijen, +0
out-box-short = foute rijen
out-was-wrong = Fout, +0
out-place = Plaats { $n }, +{ $rooms }
out-place-over = Plaats { $n }, race voorbij
out-place-blocked = gesloten bij zo weinig renners
out-icon-claw = Klauw: je bent alle kaarten voor je kwijt
out-icon-fire = Vuur: alle kaarten voor je verbranden
out-icon-cards = Je trekt kaarten
out-icon-biohazard = Besmetting: je raakt besmet, of geeft het door
out-note-who = Wie krijgt kaarten
    .vampire = Eén voor de hele tafel
    .bear = Iedereen één
    .zombie = Iedereen die besmet is één
    .dragon = Twee voor wie het goed had, behalve de snelste
out-note-where = Waar ze heen gaan
    .vampire = Meteen in het midden
    .bear = Op wie je wilt, of in je hand
    .zombie = Meteen voor die renner
    .dragon = Op wie je wilt, of in je hand
out-note-clear = Wat ze opruimt
    .vampire = Niets
    .bear = De klauw op plaats 1
    .zombie = Het tegengif
    .dragon = Het vuur op plaats 1 tot en met 5
out-help = Zo speelt de { $monster }
out-help-cards = De kaarten van deze stapel

# Centre and piles

out-centre = Geldt voor iedereen
out-centre-empty = Er ligt nog niets in het midden
out-deck =
    { $cards ->
        [one] 1 stoorkaart in de stapel
       *[other] { $cards } stoorkaarten in de stapel
    }
out-paths-left =
    { $cards ->
        [one] 1 padkaart in de stapel
       *[other] { $cards } padkaarten in de stapel
    }
out-discard = Aflegstapel: { $cards }
out-discard-empty = Er is nog niets afgelegd.

# Picking a character

out-pick = De zes renners
out-pick-yours = Jij

# A seat

out-running = onderweg
out-finished = klaar
out-hand-size =
    { $cards ->
        [0] Geen kaarten in de hand
        [one] 1 kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
out-front =
    { $cards ->
        [one] 1 kaart voor deze plaats
       *[other] { $cards } kaarten voor deze plaats
    }

# The hand between the runs

out-desk = Jouw kaarten
out-in-force = Geldt voor jou
out-in-force-none = Voor jou geldt niets: volg het pad zoals het is.
out-hand = Je hand
out-hand-empty = Geen kaarten in je hand
out-play-on = { $card } op…

# Looking back on a run

out-rerun = Zo ging de run
out-review = Ronde { $round }
out-review-right =
    { $rooms ->
        [0] Goed, maar geen zaal verder
        [one] Goed! 1 zaal verder
       *[other] Goed! { $rooms } zalen verder
    }
out-review-over = Goed, maar de race was al voorbij
out-review-wrong = Verkeerde weg!
out-review-late = Te laat!
out-review-open = Laatste run
out-review-full = De hele run
out-review-close = Sluiten
out-verdict-right = Goed
out-verdict-wrong = Fout
out-verdict-late = Te laat
out-time = { $time } s
out-capped = Trage lijn: meer dan 0,4 s wordt niet goedgemaakt
out-no-finish = geen Finish
out-row-empty = niets
out-moved =
    { $rooms ->
        [0] geen zaal verder
        [one] 1 zaal verder
       *[other] { $rooms } zalen verder
    }
out-moved-over = niet verder, de race was al voorbij
out-path-was = Het pad: { $row }
out-blame = { $card } was van kracht.
out-step-path = Het pad
out-step-wanted = De goede rij
out-step-laid = Wat er lag
out-step-laid-right = Gelegd, en goed
out-step-also =
    { $rows ->
        [one] Ook goed
       *[other] Ook goed ({ $rows })
    }

# Practice

out-practice-next = Volgend pad
out-practice-stop = Stoppen
out-practice-really = Echt stoppen?
out-practice-last = Het laatste pad
out-practice-hint = Kies welke kaarten gelden, of geen, en draai het eerste pad om. Na elke run zie je wat de goede rij was, en waarom.
out-practice-made = Gehaald: { $time }, richttijd { $par }
out-practice-slow = Goed, maar te langzaam: { $time }, richttijd { $par }
out-practice-wrong = Verkeerde weg
out-practice-late = Te laat
out-progress = Zo gaat het oefenen
out-progress-done = { $done } van { $total } paden gedaan
out-progress-made = { $made } gehaald
out-path-to-come = komt nog
out-path-made = { $time }, gehaald (richttijd { $par })
out-path-slow = { $time }, langzamer dan de richttijd van { $par }
out-path-missed = fout of te laat (richttijd { $par })
out-switches = Kaarten die gelden voor het volgende pad

# Het bord in woorden

out-text-monster = Monster
out-text-stage = Nu
out-text-stage-pick = De renners worden gekozen
out-text-stage-run = Iedereen rent
out-text-stage-interfere = Er worden kaarten gespeeld
out-text-stage-which-way = De padkaart gaat zo om
out-text-stage-claw = Iemand mag voor de klauw kiezen
out-text-stage-infect = De besmetting wordt doorgegeven
out-text-stage-practice = Voor het volgende pad
out-text-stage-chance = Er worden kaarten getrokken
out-text-stage-over = Het spel is afgelopen
out-text-goal = Zalen
out-text-flipper = Draait de padkaart om
out-text-line = De rangorde, van snel naar langzaam
out-text-deck = Stoorkaarten in de stapel
out-text-paths = Padkaarten in de stapel
out-text-limit = Tijd voor een run
out-text-seconds = { $seconds } seconden
out-text-character = Rent als
out-text-room = Zaal
out-text-place = Plaats
out-text-right = Laatste run
out-text-health = Gezondheid
out-text-hand = Hand
out-text-front = Geldende kaarten
out-text-does = Wat het doet
out-text-there = Wie er staat
out-text-row = Je rij
out-text-tray = Je mag leggen
out-text-verdict = Uitkomst
out-text-time = Tijd
out-text-moved = Gewonnen terrein
out-text-slip = Eerste foute kaart
out-text-blame = Over het hoofd gezien
out-text-also = Ook goed

# Het monster achter je, ingehaald worden, en het einde

out-chase =
    { $rooms ->
        [one] Vlak achter { $player }: { $monster }
       *[other] { $rooms } zalen achter { $player }: { $monster }
    }
out-moment-passed =
    { $count ->
        [one] { $player } haalt je in!
       *[other] { $player } halen je in!
    }
out-moment-won = { $player } is het museum uit!
out-you-won = Je bent het museum uit!

# Wat dingen zijn, voor wie ernaar vraagt

out-about-room = Zaal { $n }. Er mogen zoveel renners in staan als er willen.
out-about-exit = De uitgang: wie deze lijn het eerst over is, wint.
out-about-time = Hoelang de rij duurde in de laatste run, en of die goed was
out-last-time = laatste run in { $time }
out-antidote = Het tegengif: wie besmet is, mag het als laatste leggen en is genezen.
out-antidote-idle = Het tegengif: bij dit monster betekent het niets.

# Tegen wie

out-opponents =
    { $runs ->
        [0] een tempo om mee te beginnen; later volgen bots dat van jou
        [one] even snel als jij in je laatste run
       *[other] even snel als jij in je laatste { $runs } runs
    }

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
