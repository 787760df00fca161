
## Je tafelhoek: plan, kaarten, bezit

efny-desk = Jouw tafelhoek
efny-desk-hand = Je hand
efny-desk-hand-empty = Geen kaart meer in je hand
efny-desk-left = nog { $cards } van { $total }
efny-desk-discarded =
    { $cards ->
        [one] 1 afgelegde kaart
       *[other] { $cards } afgelegde kaarten
    }
efny-desk-card-discard = Afgelegd: komt terug als je kaarten terugneemt

# Helden

efny-desk-hero-cards = De acht kaarten van { $hero }
efny-desk-hero-eight = De acht kaarten
efny-desk-hero-taken = { $player } speelt deze

# De beurt

efny-desk-turn-own = jouw beurt
efny-desk-turn = beurt van { $player }
efny-desk-steps = { $title } ({ $step } van 12), { $whose }. Wat de stappen zijn
efny-desk-steps-all = De stappen van een beurt
efny-desk-step-0 = Begin
    .does = Een vrij moment vóór de eerste stap: voorwerpen, wapens, dingen oppakken.
efny-desk-step-1 = Kaarten terug
    .does = Je mag alle afgelegde kaarten terugnemen. Dat kost een tijdtegel.
efny-desk-step-forced = Kaarten terug
    .does = Met één kaart of geen in je hand moet je alle afgelegde kaarten terugnemen. Dat kost een tijdtegel.
efny-desk-step-2 = Kaarten kiezen
    .does = Leg er twee gedekt neer, nog voor je ziet of de eerste lukt.
efny-desk-step-3 = Eerste kaart
    .does = Draai er een om, welke je wilt. Mislukt hij, dan telt zijn lawaai toch.
efny-desk-step-4 = Tweede kaart
    .does = De andere. Eén keer per beurt mag je vaardigheid een kaart vervangen.
efny-desk-step-5 = Rijden
    .does = Met een auto en zonder vijand op je veld mag je rijden.
efny-desk-step-6 = Lawaai
    .does = New York krijgt het lawaai van je kaarten, en die gaan op je aflegstapel.
efny-desk-step-7 = Schade
    .does = Elke vijand binnen bereik slaat toe; elke schade kost je een willekeurige handkaart.
efny-desk-step-8 = Niveau
    .does = Is je niveaubalk vol, dan ga je een niveau omhoog.
efny-desk-step-9 = Gebouw
    .does = Het gebouw op je veld doet zijn werk.
efny-desk-step-10 = New York legt af
    .does = De bovenste kaart gaat ongebruikt weg; New York krijgt 1 lawaai.
efny-desk-step-11 = New York speelt
    .does = Is er genoeg lawaai voor de volgende kaart, dan betaalt New York en gebeurt die. Zo niet, dan gaat de kaart weg en geeft ze 1 lawaai.
efny-desk-step-12 = Vijanden komen
    .does = Ze komen van de kanten die op de rug van de nieuwe bovenste kaart staan. Ze slaan pas toe in je volgende stap 7.

# Het plan

efny-desk-plan = Het plan van je beurt
efny-desk-plan-first = Eerste kaart
efny-desk-plan-second = Tweede kaart
efny-desk-plan-play = Omdraaien
efny-desk-plan-hit = Sla 2
efny-desk-plan-move = Stap
efny-desk-plan-replaced = je vaardigheid
efny-desk-forecast = Wat ervan komt
efny-desk-noise-plan = Je kaarten maken { $made } lawaai: New York gaat van { $from } naar { $to }.
efny-desk-saturation =
    { $cubes ->
        [one] Dat is te veel: er schuift 1 missieblokje op.
       *[other] Dat is te veel: er schuiven { $cubes } missieblokjes op.
    }
efny-desk-saturation-tile = Dat is te veel: de missieblokjes raken op en er wordt een tijdtegel omgedraaid.
efny-desk-pay = New York kan zijn volgende kaart betalen: { $chance }.
efny-desk-pay-how =
    { $cards ->
        [one] Het heeft dan { $noise } lawaai, { $least ->
            [0] niet genoeg voor de enige kaart die kan komen.
           *[other] genoeg voor de enige kaart die kan komen.
        }
       *[other] Het heeft dan { $noise } lawaai, genoeg voor { $least } van de { $cards } kaarten die kunnen komen.
    }
efny-desk-pay-unseen =
    { $cards ->
        [one] Misschien ook voor 1 die nog niemand heeft gezien.
       *[other] Misschien ook voor { $cards } die nog niemand heeft gezien.
    }
efny-desk-damage =
    { $cards ->
        [one] Zoals het er nu voor staat, treft { $damage } schade de enige kaart die je in je hand overhoudt.
       *[other] Zoals het er nu voor staat, treft { $damage } schade de { $cards } kaarten die je in je hand overhoudt.
    }
efny-desk-damage-none = Zoals het er nu voor staat, komt er geen schade.
efny-desk-forced = Volgende beurt moet je je kaarten terugnemen, voor een tijdtegel.
efny-desk-recover-all =
    { $cards ->
        [one] er komt 1 kaart terug
       *[other] er komen { $cards } kaarten terug
    }
efny-desk-show = getoond
efny-desk-withhold = achtergehouden

# Waarom een kaart nu niets zou doen

# Dingen

efny-desk-supply = Bezit: { $cards } van { $most }
efny-desk-supply-empty = Een lege plek
efny-desk-weapon-empty = Geen onthuld wapen
efny-desk-car-empty = Geen auto
efny-desk-car = rijd 1 in stap 5; je kunt hem opgeven om door een wegversperring te knallen
efny-desk-taxi = rijd 1 of 2 in stap 5; je kunt hem opgeven om door een wegversperring te knallen
efny-desk-ammo = { $ammo } van { $most } munitie
efny-desk-level-missing =
    { $prisoners ->
        [0] { $items ->
            [one] Nog nodig: 1 voorwerp
           *[other] Nog nodig: { $items } voorwerpen
        }
        [one] { $items ->
            [0] Nog nodig: 1 gevangene
            [one] Nog nodig: 1 gevangene, 1 voorwerp
           *[other] Nog nodig: 1 gevangene, { $items } voorwerpen
        }
       *[other] { $items ->
            [0] Nog nodig: { $prisoners } gevangenen
            [one] Nog nodig: { $prisoners } gevangenen, 1 voorwerp
           *[other] Nog nodig: { $prisoners } gevangenen, { $items } voorwerpen
        }
    }
efny-desk-level-complete = Vol: in stap 8 ga je omhoog.
efny-desk-level-all = Alle drie je niveaubalken zijn weg.
efny-desk-level-brings-1 = Hij levert een speciale actiekaart op.
efny-desk-level-brings-2 = Hij levert een speciale actiekaart op, en je mag een doel wisselen.
efny-desk-level-brings-3 = Je mag een doel wisselen.
efny-desk-lone = Alleen eruit: { $met } van 4
efny-desk-lone-met = gelukt: { $text }
efny-desk-lone-open = nog niet: { $text }
efny-desk-lone-blue = het ding van je blauwe doel
efny-desk-lone-purple = het vervoermiddel van je paarse doel
efny-desk-known =
    { $count ->
        [one] Je weet 1 ding
       *[other] Je weet { $count } dingen
    }
efny-desk-known-poi = { $space }: { $tile }

## Aantekeningen bij de opties

## De kaart

efny-map = Kaart van Manhattan
efny-map-larger = Groter
efny-map-smaller = Kleiner
efny-map-whole = Het hele eiland
efny-map-follow = Terug naar het spel
efny-map-again = Nog een tik bevestigt
efny-map-list = De stad, veld voor veld
efny-map-space = { $space }: { $what }
efny-map-known = { $tile }, gedekt; alleen jij weet het
efny-map-park = Central Park, niet onthuld
efny-map-may = Te kiezen: { $option }
efny-map-hero = { $hero }, { $player }
    .car = { $hero }, { $player }, met auto
    .taxi = { $hero }, { $player }, met de taxi
efny-map-boss = { $boss }: { $life } van { $most } levenspunten
    .down = { $boss }, ligt: { $life } van { $most } levenspunten
efny-map-prisoners =
    { $number ->
        [one] 1 gevangene
       *[other] { $number } gevangenen
    }
efny-map-drivers =
    { $number ->
        [one] 1 gevangene met auto
       *[other] { $number } gevangenen met auto
    }
efny-map-life =
    { $life ->
        [one] { $who }: 1 levenspunt
       *[other] { $who }: { $life } levenspunten
    }
    .each =
    { $life ->
        [one] { $who }: elk 1 levenspunt
       *[other] { $who }: elk { $life } levenspunten
    }
efny-map-lying = { $who }, ligt
efny-map-wrecks =
    { $number ->
        [one] een achtergelaten auto
       *[other] { $number } achtergelaten auto's
    }
efny-map-event = gebeurtenissymbool
efny-map-suburb = buitenwijkfiche, gedekt
    .turned = buitenwijkfiche: { $token }
efny-map-roadblocks =
    { $number ->
        [one] wegversperring naar het { $ways }
       *[other] wegversperringen naar het { $ways }
    }
efny-map-bridge = leidt naar brug { $number }

## Het bord van New York zelf: tijd, lawaai, missieblokjes, kaarten

efny-city = New York
efny-city-all = Het hele bord van New York
efny-city-time = Tijdstapel
efny-city-timer =
    { $black ->
        [one] Nog 1 zwarte tijdtegel, dan Schiet op! en { $red } rode.
       *[other] Nog { $black } zwarte tijdtegels, dan Schiet op! en { $red } rode.
    }
efny-city-timer-red =
    { $red ->
        [one] Alleen nog 1 rode tijdtegel: die waarmee jullie verliezen.
       *[other] Alleen nog { $red } rode tijdtegels. Met één daarvan verliezen jullie.
    }
efny-city-event-level = Gebeurtenisniveau
efny-city-events =
    { $cards ->
        [one] Gebeurtenisniveau { $level }: zoveel gebeurtenissen per keer. Nog 1 kaart op hun stapel.
       *[other] Gebeurtenisniveau { $level }: zoveel gebeurtenissen per keer. Nog { $cards } kaarten op hun stapel.
    }
efny-city-noise = Lawaai en missieblokjes
efny-city-noise-quiet = New York heeft { $noise } lawaai.
efny-city-noise-loud = New York heeft { $noise } lawaai. Boven de 10 schuift elk lawaai een missieblokje op.
efny-city-noise-full = New York heeft 10 lawaai. Elk volgend lawaai schuift een missieblokje op.
efny-city-quiet = Missieblokjes
efny-city-loud = Bijna verzadigd
efny-city-full = Verzadigd: blokjes schuiven!
efny-city-missions =
    { $left ->
        [one] Het laatste van { $cubes } missieblokjes: schuift het op, dan komt er een tijdtegel.
       *[other] Nog { $left } van { $cubes } missieblokjes tot er een tijdtegel komt.
    }
efny-city-top = Bovenste New York-kaart
efny-city-no-top = New York heeft geen bovenste kaart.
efny-city-pay =
    { $short ->
        [0] De bovenste kaart kost { $cost } lawaai: dat kan New York nu betalen.
       *[other] De bovenste kaart kost { $cost } lawaai: New York komt { $short } tekort.
    }
efny-city-pay-short =
    { $short ->
        [0] Te betalen
       *[other] { $short } lawaai tekort
    }
efny-city-next =
    { $unseen ->
        [0] Maar in stap 10 gaat hij weg. Van de { $known } kaarten eronder zijn er dan { $payable } te betalen.
        [one] Maar in stap 10 gaat hij weg. Van de { $known } bekende kaarten eronder zijn er dan { $payable } te betalen; 1 is onbekend.
       *[other] Maar in stap 10 gaat hij weg. Van de { $known } bekende kaarten eronder zijn er dan { $payable } te betalen; { $unseen } zijn onbekend.
    }
efny-city-next-short = Weg in stap 10; dan { $payable } van { $known } te betalen
efny-city-costs = Kost { $cost } lawaai
efny-city-ways = In stap 12 komen er vijanden uit: { $ways }. Een wegversperring sluit de weg naar het { $road } af.
efny-city-deck =
    { $specials ->
        [0] { $cards } kaarten op de New York-stapel.
        [one] { $cards } kaarten op de New York-stapel, 1 speciale ernaast.
       *[other] { $cards } kaarten op de New York-stapel, { $specials } speciale ernaast.
    }
efny-city-deck-short = New York-stapel: { $cards }
efny-city-discard =
    { $cards ->
        [0] De aflegstapel van New York is leeg
        [one] Aflegstapel van New York: 1 kaart
       *[other] Aflegstapel van New York: { $cards } kaarten
    }
efny-city-bonuses = Bonussen in het spel
efny-city-bonus = In het spel: { $card } ({ $effect })
efny-city-elsewhere = In de stad
efny-city-president-hidden = De president: nog niemand weet waar
efny-city-president-camp = De president zit in het Kamp op { $space }
efny-city-president-with = De president is bij { $player }
efny-city-president-dead = De president is dood
efny-city-helicopter = De helikopter staat op { $space }
efny-city-heliport = Helihaven op { $space }: de helikopter is nog niet geland
efny-city-gullfire = De Gullfire staat op het World Trade Center
efny-city-gullfire-gone = De Gullfire is vernield
efny-city-case =
    { $thing ->
        [none] Koffer { $number }: nog niet gevonden
       *[other] Koffer { $number }: nog niet gevonden ({ $thing })
    }
efny-city-case-at =
    { $thing ->
        [none] Koffer { $number } ligt op { $space }
       *[other] Koffer { $number } ligt op { $space } ({ $thing })
    }
efny-city-case-taken = Koffer { $number } is opgepakt
efny-city-prisoners =
    { $prisoners ->
        [0] Geen gevangenen meer: elke die niet kan komen, maakt lawaai
        [one] Er kan nog 1 gevangene komen
       *[other] Er kunnen nog { $prisoners } gevangenen komen
    }
efny-city-cars =
    { $cars ->
        [0] Er kan geen auto meer komen
        [one] Er kan nog 1 auto komen
       *[other] Er kunnen nog { $cars } auto's komen
    }
efny-city-items =
    { $items ->
        [0] De voorwerpstapel is leeg
        [one] 1 kaart op de voorwerpstapel
       *[other] { $items } kaarten op de voorwerpstapel
    }

# Plaatsen

efny-city-seat-nobody = nog geen held
efny-city-seat-turn = Stap { $step } van 12
efny-city-seat-begins = Vóór stap 1
efny-city-seat-hand =
    { $hand ->
        [one] 1 van { $cards } actiekaarten in de hand
       *[other] { $hand } van { $cards } actiekaarten in de hand
    }
efny-city-seat-discard = { $cards } op de aflegstapel
efny-city-seat-sure = Zeker op de aflegstapel: { $cards }
efny-city-seat-chosen =
    { $cards ->
        [one] 1 kaart gedekt neergelegd
       *[other] { $cards } kaarten gedekt neergelegd
    }
efny-city-seat-item = een gedekt voorwerp
efny-city-seat-case = een gedekte koffer
efny-city-seat-known = { $thing }, gedekt; jij kent hem
efny-city-seat-mine = { $thing }, gedekt
efny-city-seat-open = { $thing }, open
efny-city-seat-weapon =
    { $most ->
        [0] Wapen: { $weapon }
       *[other] Wapen: { $weapon }, { $ammo } van { $most } munitie
    }
efny-city-seat-car = heeft een auto
efny-city-seat-taxi = heeft de taxi
efny-city-seat-level = Niveau { $level } bereikt
efny-city-seat-bar = Niveaubalk { $level }: { $prisoners } van { $needsprisoners } gevangenen, { $items } van { $needsitems } voorwerpen
efny-city-seat-wanted =
    { $cards ->
        [one] 1 opsporingsbiljet
       *[other] { $cards } opsporingsbiljetten
    }
efny-city-seat-at = op { $space }

## De New York-fase, stap voor stap verteld

efny-tell = Wat New York doet
efny-tell-again = Vertel de laatste New York-fase nog eens
efny-tell-skip-key = Overslaan (Esc)
efny-tell-pause = Wacht hier
efny-tell-go-on = Ga door
efny-tell-progress = { $done } van { $total }
efny-tell-hero = Ondertussen
efny-tell-noise = Lawaai
efny-tell-damage = Stap 7: schade
efny-tell-hunt = De jacht
efny-tell-step-10 = Stap 10: één kaart weg
efny-tell-step-11 = Stap 11: de kaart van New York
efny-tell-duke = De Duke komt in beweging
efny-tell-step-12 = Stap 12: vijanden komen eraan
efny-tell-timer = Tijdtegel
efny-tell-event = Gebeurtenis
efny-tell-trap = Valstrik
efny-tell-poi = Bijzondere plek
efny-tell-president = De president
efny-tell-turn = Einde van de beurt

## Het bord in woorden

efny-text-heroes = Helden
efny-text-bosses = Bazen
efny-text-cards = De kaarten van New York
efny-text-below = Ligt daar zeker onder, in willekeurige volgorde
efny-text-back = Vijanden uit: { $ways }. Wegversperring: { $road }
efny-text-step = Stap
efny-text-step-of = { $step } van 12, { $title }
efny-text-step-does = Wat dat is
efny-text-played = Omgedraaide kaarten
efny-text-made = Lawaai deze beurt
efny-text-guard = Dekking
efny-text-ability = Vaardigheid gebruikt
efny-text-playing = New York speelt
efny-text-around = Rond je veld, { $space }
efny-text-way = Naar het { $way }: { $space }
efny-text-shut = er staat een wegversperring tussen
efny-text-nowhere = niet op de kaart
efny-text-gone = gedood
efny-text-hero = Held
efny-text-at = Veld
efny-text-hand = Hand
efny-text-chosen = Gedekt neergelegde kaarten
efny-text-discard = Kaarten op de aflegstapel
efny-text-sure = Daar zeker op
efny-text-weapon = Onthuld
efny-text-car = Rijdt
efny-text-level = Niveau
efny-text-wanted = Opsporingsbiljetten
efny-text-promise = Belofte
efny-text-threat = Schade
efny-text-shop = Uit de winkel
efny-text-known = Wat alleen jij weet
efny-text-unrevealed = Niet onthuld: { $spaces }
efny-text-roads = Wegversperringen
efny-text-road = { $space }, naar het { $way }
    .broken = { $space }, naar het { $way }: in stukken
