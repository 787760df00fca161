### Na een spel: analyse, eerlijkheid, verder vanaf een stelling, en je eigen spellen.

after-tabs = Over dit spel

## Analyse

analysis-title = Analyse
analysis-offer = De zoekbot kan elke beslissing van dit spel opnieuw bekijken: hoe goed die was, wat hij zelf had gedaan, en waar de kansen keerden.
analysis-honest = De percentages zijn winstkansen, geschat door een bot die alleen wist wat elke plaats op dat moment wist. Hij kan het mis hebben.
analysis-begin = Analyseer dit spel
analysis-running = De bot loopt het spel door…
analysis-waiting =
    { $ahead ->
        [one] Eerst wordt één ander spel geanalyseerd…
       *[other] Eerst worden { $ahead } andere spellen geanalyseerd…
    }
analysis-progress = Voortgang van de analyse
analysis-done = { $done } van { $total } beslissingen
analysis-stop = Stoppen
analysis-failed = De laatste poging is mislukt. Je kunt het opnieuw proberen.
analysis-curve = De winstkans van elke plaats bij de eigen beslissingen, van begin tot eind. Dezelfde getallen staan in de tabel hieronder.
analysis-no-curve = Er zijn te weinig keuzes beoordeeld om te tekenen hoe de kansen verliepen.
analysis-nothing = Hier valt niets te analyseren: niemand had een keuze die een bot kan beoordelen. De bot kijkt naar keuzes waarmee je kunt winnen of verliezen, niet naar wat een kwestie van snelheid of smaak is.
analysis-swings = Keerpunten
analysis-swing-up = { $name }: { $change } omhoog tussen zet { $from } en zet { $to }
analysis-swing-down = { $name }: { $change } omlaag tussen zet { $from } en zet { $to }
analysis-decisions = Beslissing voor beslissing
analysis-tally = { $good } goed, { $doubtful } twijfelachtig, { $costly } duur
analysis-which = Welke beslissingen
analysis-notable = Het bekijken waard ({ $count })
analysis-all = Alle ({ $count })
analysis-none-notable = De bot heeft geen opmerkingen.
analysis-good = goed
analysis-doubtful = twijfelachtig
analysis-costly = duur
analysis-better = De bot kiest liever ‘{ $code }’: { $value }, een verschil van { $loss }.
analysis-why = Zijn advies aan { $name }: ‘{ $reason }’
analysis-table = De grafiek als tabel
analysis-move = Zet
analysis-who = Wie
analysis-chance = Winstkans

## Eerlijkheid

fair-title = Eerlijkheid
fair-text = Niemand had de dobbelstenen en kaarten van dit spel in de hand: vóór het begin legden de server en elke speler een geheim vast, en uit al die geheimen samen is de startwaarde van alle trekkingen gemengd. Je browser kan dat hier zelf narekenen.
fair-check = Controleer de trekkingen
fair-again = Opnieuw controleren
fair-yes = Eerlijk: alles klopt.
fair-no = Er klopt iets niet.
fair-promises-good =
    { $count ->
        [one] Het ene geheim klopt met wat vóór het spel is beloofd.
       *[other] Alle { $count } geheimen kloppen met wat vóór het spel is beloofd.
    }
fair-promises-bad = Het geheim van ‘{ $who }’ klopt niet met wat is beloofd.
fair-seen-good = De beloften kloppen met wat deze browser bij de start te zien kreeg.
fair-seen-bad = De beloften kloppen niet met wat deze browser bij de start te zien kreeg.
fair-seen-unknown = Deze browser was er bij de start niet bij: de beloften komen uit het verslag.
fair-share-good = Je eigen geheim zit in de startwaarde, zoals deze browser het stuurde.
fair-share-bad = Je eigen geheim in het verslag is niet wat deze browser stuurde.
fair-share-unknown = Deze browser heeft je eigen geheim niet bewaard.
fair-seed-good = De startwaarde komt uit deze geheimen, en uit niets anders.
fair-seed-bad = De startwaarde komt niet uit deze geheimen.
fair-draws-good =
    { $count ->
        [0] Er viel niets te trekken.
        [one] De ene trekking volgt uit de startwaarde.
       *[other] Alle { $count } trekkingen volgen uit de startwaarde.
    }
fair-draws-bad = Zet { $place } volgt niet uit de startwaarde.
fair-opening-unknown =
    { $count ->
        [one] De eerste zet komt uit een ander spel, dus de trekkingen daarvan worden hier niet gecontroleerd.
       *[other] De eerste { $count } zetten komen uit een ander spel, dus de trekkingen daarvan worden hier niet gecontroleerd.
    }
fair-beyond = Wat er bij elke trekking had kunnen komen, moet je van de server aannemen. Download het verslag en draai ‘lamster verify’ om ook de regels van elke zet te controleren.

## Verder vanaf een stelling

go-on = Speel vanaf hier verder
go-on-title = Verder vanaf zet { $ply }
go-on-text = Een nieuwe tafel die met precies deze stelling begint. Alles wat vanaf hier getrokken wordt, is nieuw.
go-on-me = Ik speel deze plaats
go-on-open = Vrijhouden voor een vriend
go-on-make = Maak de tafel

## Een moment delen

replay-not-these-eyes = Zolang het spel loopt, kun je het niet zien zoals die speler. Je ziet het dus zoals jij het mag zien.

## Je eigen spellen

games-title = Mijn spellen
games-text = De spellen die je op deze server hebt uitgespeeld. Alleen jij kunt deze pagina zien.
games-none = Je hebt nog geen spel uitgespeeld.
games-export = Download als tabel (CSV)
games-all = Alle spellen
games-game = Per spel
games-role = Per rol
games-seats = Per aantal plaatsen
games-rivals = Tegen mensen
games-partners = Samen met
games-bots = Tegen bots
games-latest = Laatste spellen
games-name = Naam
games-played = Gespeeld
games-won = Winst
games-share = Winst %
games-sum =
    { $played ->
        [one] Eén spel, { $won } gewonnen
       *[other] { $played } spellen, { $won } gewonnen ({ $share })
    }
games-practice =
    { $count ->
        [one] Eén spel dat vanaf een stelling verderging, was oefening en telt niet mee.
       *[other] { $count } spellen die vanaf een stelling verdergingen, waren oefening en tellen niet mee.
    }
games-seats-of =
    { $count ->
        [one] 1 plaats
       *[other] { $count } plaatsen
    }
games-only = Spel
games-every = Alle spellen
games-result-won = gewonnen
games-result-lost = verloren
games-result-gave-up = opgegeven
games-result-practice = oefening
