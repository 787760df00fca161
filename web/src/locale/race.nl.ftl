### Een race tegen de klok: kaarten komen in een rij, en met Finish is het klaar.

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
