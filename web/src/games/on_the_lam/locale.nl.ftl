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
lam-list-police = de politie
lam-list-person = { $player } ({ $character })

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

## Het bord in woorden

lam-text-police = De politie
lam-text-search = Zoekactie
lam-text-sum = { $die } gegooid, { $bonus } voor vaardigheid, { $extra } extra: { $sum } tegen { $number }
lam-text-event = Gebeurtenis
lam-text-turned = Omgedraaid
lam-text-aside = Betaald
lam-text-place = Plek
lam-text-skill = Zoeken
lam-text-no-skill = niets te zoeken
lam-text-here = Wie hier is
lam-text-marks = Doorzocht door
lam-text-may = Te kiezen
lam-text-suspect = Verdachte
lam-text-state = Nu
lam-text-at = Plek
lam-text-bonuses = Vaardigheden
lam-text-cards = Alibikaarten in de hand
lam-text-items = Voorwerpen in de hand
lam-text-searched = Doorzocht
lam-text-known = In de hand, zoals je weet
lam-text-alibi-pile = Kaarten op de alibistapel
lam-text-alibi-discard = Afgelegde alibikaarten
lam-text-play-pile = Kaarten op de speelstapel
lam-text-play-discard = Afgelegde speelkaarten
