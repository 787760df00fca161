### Na een spel: analyse, eerlijkheid, verder vanaf een stelling, en je eigen spellen.

after-tabs = Over dit spel

## Analyse

analysis-title = Analyse
analysis-offer = De zoekbot kan elke beslissing van dit spel opnieuw bekijken: hoe goed ze was, wat hij zelf had gedaan, en waar de kansen keerden.
analysis-honest = De percentages zijn winstkansen, geschat door een bot die alleen wist wat elke plaats toen wist. Hij kan het mis hebben.
analysis-begin = Analyseer dit spel
analysis-running = De bot gaat het spel door…
analysis-waiting =
    { $ahead ->
        [one] Eerst wordt één ander spel geanalyseerd…
       *[other] Eerst worden { $ahead } andere spellen geanalyseerd…
    }
analysis-progress = Voortgang van de analyse
analysis-done = { $done } van { $total } beslissingen
analysis-stop = Stoppen
analysis-failed = De laatste poging is mislukt. Je kunt het opnieuw proberen.
analysis-curve = De winstkans van elke plaats bij haar eigen beslissingen, van begin tot eind. Dezelfde getallen staan in de tabel hieronder.
analysis-no-curve = Er zijn te weinig keuzes beoordeeld om te tekenen hoe de kansen verliepen.
analysis-nothing = Hier valt niets te analyseren: niemand had een keuze die een bot kan beoordelen. De bot kijkt naar keuzes waarmee je kunt winnen of verliezen, niet naar wat een kwestie van snelheid of smaak is.
analysis-swings = Waar het keerde
analysis-swing-up = { $name }: { $change } omhoog tussen zet { $from } en zet { $to }
analysis-swing-down = { $name }: { $change } omlaag tussen zet { $from } en zet { $to }
analysis-decisions = Beslissing voor beslissing
analysis-tally = { $good } goed, { $doubtful } twijfelachtig, { $costly } duur
analysis-which = Welke beslissingen
analysis-notable = Het bekijken waard ({ $count })
analysis-all = Alle ({ $count })
analysis-none-notable = De bot heeft niets op te merken.
analysis-good = goed
analysis-doubtful = twijfelachtig
analysis-costly = duur
analysis-better = De bot kiest liever “{ $code }”: { $value }, een verschil van { $loss }.
analysis-why = Tegen { $name } zou hij zeggen: “{ $reason }”
analysis-table = De lijn als tabel
analysis-move = Zet
analysis-who = Wie
analysis-chance = Winstkans

## Eerlijkheid

fair-title = Eerlijkheid
fair-text = Niemand kon het toeval van dit spel alleen bepalen: iedereen beloofde vóór het spel een geheim, en uit al die geheimen is de startwaarde gemengd. Je browser kan dat hier zelf narekenen.
fair-check = Reken het toeval na
fair-again = Opnieuw narekenen
fair-yes = Eerlijk: alles klopt.
fair-no = Er klopt iets niet.
fair-promises-good =
    { $count ->
        [one] Het ene geheim is het geheim dat vóór het spel beloofd is.
       *[other] Alle { $count } geheimen zijn die welke vóór het spel beloofd zijn.
    }
fair-promises-bad = Het geheim van “{ $who }” is niet het geheim dat beloofd is.
fair-seen-good = De beloften zijn die welke deze browser bij de start te zien kreeg.
fair-seen-bad = De beloften zijn niet die welke deze browser bij de start te zien kreeg.
fair-seen-unknown = Deze browser was er bij de start niet bij: de beloften komen uit het verslag.
fair-share-good = Je eigen aandeel zit in de startwaarde, zoals deze browser het stuurde.
fair-share-bad = Je eigen aandeel in het verslag is niet wat deze browser stuurde.
fair-share-unknown = Deze browser heeft je eigen aandeel niet bewaard.
fair-seed-good = De startwaarde is uit deze geheimen gemengd, en uit niets anders.
fair-seed-bad = De startwaarde is niet uit deze geheimen gemengd.
fair-draws-good =
    { $count ->
        [0] Er viel niets te trekken.
        [one] De ene trekking is wat de startwaarde geeft.
       *[other] Alle { $count } trekkingen zijn wat de startwaarde geeft.
    }
fair-draws-bad = Zet { $place } is niet wat de startwaarde geeft.
fair-opening-unknown =
    { $count ->
        [one] De eerste zet komt uit een ander spel, dus het toeval daarvan is hier niet nagerekend.
       *[other] De eerste { $count } zetten komen uit een ander spel, dus het toeval daarvan is hier niet nagerekend.
    }
fair-beyond = Wat er op elke plek getrokken kon worden, komt van de server. Download het verslag en draai “lamster verify” om ook de regels van elke zet te controleren.

## Verder vanaf een stelling

go-on = Speel vanaf hier verder
go-on-title = Verder vanaf zet { $ply }
go-on-text = Een nieuwe tafel die met precies deze stelling begint. Wat er vanaf hier getrokken wordt, is nieuw.
go-on-me = Ik speel deze
go-on-open = Vrijhouden voor een vriend
go-on-make = Maak de tafel

## Een moment delen

replay-not-these-eyes = Zolang het spel loopt mag je niet door die ogen kijken. Je ziet het dus door je eigen ogen.

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
games-latest = De laatste
games-name = Naam
games-played = Gespeeld
games-won = Winst
games-share = Deel
games-sum =
    { $played ->
        [one] Eén spel, { $won } gewonnen
       *[other] { $played } spellen, { $won } gewonnen ({ $share })
    }
games-practice =
    { $count ->
        [one] Eén spel vanaf een stelling is oefening en telt niet mee.
       *[other] { $count } spellen vanaf een stelling zijn oefening en tellen niet mee.
    }
games-seats-of =
    { $count ->
        [one] 1 plaats
       *[other] { $count } plaatsen
    }
games-only = Spel
games-every = Elk spel
games-result-won = gewonnen
games-result-lost = verloren
games-result-gave-up = opgegeven
games-result-practice = oefening
