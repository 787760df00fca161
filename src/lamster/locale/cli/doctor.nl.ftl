### lamster doctor, backup en restore: of een database in orde is, en kopieën ervan.

doctor-looked =
    { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    } met { $entries ->
        [one] { $entries } regel
       *[other] { $entries } regels
    } gecontroleerd, { $records ->
        [one] { $records } spel
       *[other] { $records } spellen
    } van het begin af nagespeeld, en { $results ->
        [one] { $results } uitslag
       *[other] { $results } uitslagen
    } en { $reports ->
        [one] { $reports } melding
       *[other] { $reports } meldingen
    } vergeleken.
doctor-well = Alles is in orde.
doctor-faults =
    { $count ->
        [one] { $count } fout.
       *[other] { $count } fouten.
    }
doctor-at = tafel { $table }
doctor-file = de database
doctor-other-rules = Niet gecontroleerd: tafel { $table }: { $what }.
doctor-do-file = Stop de server, bewaar het bestand en zet de laatste goede reservekopie terug met lamster restore.
doctor-do-foreign = Gebruik het met het programma dat het gemaakt heeft, of noem een ander bestand of een andere map; ben je teruggegaan naar een oudere versie, zet dan de reservekopie van vóór de upgrade terug met lamster restore.
doctor-do-table = De tafel blijft dicht en raakt geen andere; zet haar terug uit een reservekopie, of sluit haar voorgoed met lamster admin close { $table }.
doctor-do-card = Bij de volgende verandering aan de tafel wordt de samenvatting opnieuw geschreven; verandert daar niets meer, sluit de tafel dan met lamster admin close { $table }.
doctor-do-result = Het gaat alleen om de statistiek; het spel zelf is in orde.
doctor-do-report = Het gaat alleen om de melding; de tafel zelf wordt apart gecontroleerd.
doctor-saved = Alles staat in { $file } ({ $bytes } bytes).
doctor-kept = Wat er stond, is bewaard in { $file }.
doctor-restored = De tafels staan weer in { $folder }.
doctor-not-restored = Er is niets teruggezet. Met --anyway gebeurt het ondanks de fouten toch.
