### Het bord van On the Lam! in de browser. Namen, vragen en opties zijn de berichten van het spel zelf.

lam-board = De stad
lam-lineup = De vier verdachten
lam-starts = Begint: { $tile }
lam-bonus = { $skill } { $bonus }
lam-skill-charisma = Ch
lam-skill-guts = Le
lam-skill-smarts = Ve
lam-skill-cover = De

## Stapels en wat er naast de stad ligt

lam-pile-alibi = Alibi
lam-pile-play = Spel
lam-table = Naast de stad
lam-discards-alibi =
    { $cards ->
        [0] Afgelegde alibikaarten: geen
        [one] Afgelegde alibikaarten: 1 kaart
       *[other] Afgelegde alibikaarten: { $cards } kaarten
    }
lam-discards-play =
    { $cards ->
        [0] Afgelegde speelkaarten: geen
        [one] Afgelegde speelkaarten: 1 kaart
       *[other] Afgelegde speelkaarten: { $cards } kaarten
    }
lam-pile-cards =
    { $cards ->
        [one] { $pile }: 1 kaart
       *[other] { $pile }: { $cards } kaarten
    }
lam-close = Sluiten
lam-success =
    { $cards ->
        [one] 1 kaart gevonden
       *[other] { $cards } kaarten gevonden
    }
lam-failure = Niets gevonden
lam-aside = Betaald: { $cards }
lam-quote = ‘{ $line }’

## De stad als lijst

lam-list = De stad, plek voor plek
lam-list-place = { $at }, { $name }
lam-list-search = { $skill } { $number }
lam-list-here = Hier: { $people }
lam-list-police = de politie
lam-list-person = { $player } ({ $character })
lam-list-marks = Doorzocht door { $people }

## De hand

lam-hand = Je hand
lam-progress = Alibi: { $own } van de { $goal }
lam-ready = Alibi rond: naar het politiebureau!
lam-owner = Alibikaart van { $character }
lam-counts = telt voor jou
lam-copies = { $card }, { $copies } keer
lam-item = Voorwerp

## Een speler

lam-seat-nobody = Nog niemand
lam-seat-turn = Aan de beurt
lam-seat-cards =
    { $cards ->
        [0] geen alibikaarten
        [one] 1 alibikaart
       *[other] { $cards } alibikaarten
    }
lam-seat-items =
    { $items ->
        [0] geen voorwerp
        [one] 1 voorwerp
       *[other] { $items } voorwerpen
    }
lam-seat-marks =
    { $marks ->
        [one] 1 plek doorzocht
       *[other] { $marks } plekken doorzocht
    }
lam-seat-at = Bij { $tile }
lam-seat-known = Je weet van: { $cards }
lam-seat-winner = Winnaar
lam-seat-first = Startspeler
