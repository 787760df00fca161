### Het bord van On the Lam! in de browser. Namen, vragen en opties zijn de berichten van het spel zelf.

otl-board = De stad
otl-round-of = Ronde { $round } van { $limit }
otl-arrested = Gearresteerd
otl-lineup = De vier verdachten
otl-starts = Begint: { $tile }
otl-bonus = { $skill } { $bonus }
otl-skill-charisma = Ch
otl-skill-guts = Le
otl-skill-smarts = Ve
otl-skill-cover = De

## Stapels en wat er naast de stad ligt

otl-pile-alibi = Alibi
    .about = Een geslaagde zoekactie levert kaarten van deze stapel op.
otl-pile-play = Spel
    .about = Gebeurtenissen en voorwerpen: je trekt er een in plaats van te zoeken.
otl-table = Naast de stad
otl-discards-alibi =
    { $cards ->
        [0] Afgelegde alibikaarten: geen
        [one] Afgelegde alibikaarten: 1 kaart
       *[other] Afgelegde alibikaarten: { $cards } kaarten
    }
otl-discards-play =
    { $cards ->
        [0] Afgelegde speelkaarten: geen
        [one] Afgelegde speelkaarten: 1 kaart
       *[other] Afgelegde speelkaarten: { $cards } kaarten
    }
otl-pile-cards =
    { $cards ->
        [one] { $pile }: 1 kaart
       *[other] { $pile }: { $cards } kaarten
    }
otl-close = Sluiten
otl-success =
    { $cards ->
        [one] 1 kaart gevonden
       *[other] { $cards } kaarten gevonden
    }
otl-failure = Niets gevonden
otl-aside = Betaald: { $cards }
otl-quote = ‘{ $line }’

## De stad als lijst

otl-list = De stad, plek voor plek
otl-list-place = { $at }, { $name }
otl-list-search = { $skill } { $number }
otl-list-police = de politie
otl-list-person = { $player } ({ $character })

## De hand

otl-hand = Je hand
otl-progress = Alibi: { $own } van de { $goal }
otl-ready = Alibi rond: naar het politiebureau!
otl-owner = Alibikaart van { $character }
otl-counts = telt voor jou
otl-copies = { $card }, { $copies } keer
otl-item = Voorwerp

## Een speler

otl-seat-nobody = Nog niemand
otl-seat-turn = Aan de beurt
otl-seat-cards =
    { $cards ->
        [0] geen alibikaarten
        [one] 1 alibikaart
       *[other] { $cards } alibikaarten
    }
otl-seat-items =
    { $items ->
        [0] geen voorwerp
        [one] 1 voorwerp
       *[other] { $items } voorwerpen
    }
otl-seat-marks =
    { $marks ->
        [one] 1 plek doorzocht
       *[other] { $marks } plekken doorzocht
    }
otl-seat-at = Bij { $tile }
otl-seat-known = Je weet van: { $cards }
otl-seat-winner = Winnaar
otl-seat-first = Startspeler

## Het bord in woorden

otl-text-police = De politie
otl-text-search = Zoekactie
otl-text-sum = { $die } gegooid, { $bonus } voor vaardigheid, { $extra } extra: { $sum } tegen { $number }
otl-text-event = Gebeurtenis
otl-text-turned = Omgedraaid
otl-text-aside = Betaald
otl-text-place = Plek
otl-text-skill = Zoeken
otl-text-no-skill = niets te zoeken
otl-text-here = Wie hier is
otl-text-marks = Doorzocht door
otl-text-may = Te kiezen
otl-text-suspect = Verdachte
otl-text-state = Nu
otl-text-at = Plek
otl-text-bonuses = Vaardigheden
otl-text-cards = Alibikaarten in de hand
otl-text-items = Voorwerpen in de hand
otl-text-searched = Doorzocht
otl-text-known = In de hand, zoals je weet
otl-text-alibi-pile = Kaarten op de alibistapel
otl-text-alibi-discard = Afgelegde alibikaarten
otl-text-play-pile = Kaarten op de speelstapel
otl-text-play-discard = Afgelegde speelkaarten

## Wat een druk uitlegt

otl-here-search = Zoeken
otl-here-retry = Nog eens
otl-draw = Trek
otl-place-search = Zoeken: { $skill } { $number } of meer
otl-place-C1 = Voor een paar kaarten van een ander koop je een kaart van jezelf
otl-place-C2 = Met een rond alibi win je hier. Op het bureau verhoort de politie niemand
otl-place-C3 = Een paar kaarten van een tegenstander stuurt de politie naar die tegenstander
otl-place-here = Hier: { $players }
otl-place-marks = Doorzocht door { $players }
otl-police-near =
    { $steps ->
        [0] De politie is hier
        [one] De politie is vlakbij
       *[other] De politie is { $steps } stappen weg
    }
otl-risk = Wat het je kost als de politie je nu te pakken krijgt
otl-risk-card = Gepakt: één eigen kaart
otl-risk-arrest = Gepakt: arrestatie

## Wat een druk met een handkaart doet

otl-hand-use = Gebruik
otl-hand-discard = Leg af
otl-hand-give = Geef
otl-hand-surrender = Lever in
otl-hand-trade = Ruil
