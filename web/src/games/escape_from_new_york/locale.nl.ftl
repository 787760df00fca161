
## Je tafelhoek: plan, kaarten, bezit

ny-desk = Jouw tafelhoek
ny-desk-hand = Je hand
ny-desk-hand-empty = Geen kaart meer in je hand
ny-desk-left = nog { $cards } van { $total }
ny-desk-discarded =
    { $cards ->
        [one] 1 afgelegde kaart
       *[other] { $cards } afgelegde kaarten
    }
ny-desk-card-laid = neergelegd
ny-desk-card-discard = Afgelegd: komt terug als je kaarten terugneemt

# Helden

ny-desk-hero-cards = De acht kaarten van { $hero }
ny-desk-hero-eight = De acht kaarten
ny-desk-hero-taken = { $player } speelt deze

# De beurt

ny-desk-turn-own = jouw beurt
ny-desk-turn = beurt van { $player }
ny-desk-steps = { $title } ({ $step } van 12), { $whose }. Wat de stappen zijn
ny-desk-steps-all = De stappen van een beurt
ny-desk-step-0 = Begin
    .does = Een vrij moment vóór de eerste stap: voorwerpen, wapens, dingen oppakken.
ny-desk-step-1 = Kaarten terug
    .does = Je mag alle afgelegde kaarten terugnemen. Dat kost een tijdtegel.
ny-desk-step-forced = Kaarten terug
    .does = Met één kaart of geen in je hand moet je alle afgelegde kaarten terugnemen. Dat kost een tijdtegel.
ny-desk-step-2 = Kaarten kiezen
    .does = Leg er twee gedekt neer, nog voor je ziet of de eerste lukt.
ny-desk-step-3 = Eerste kaart
    .does = Draai er een om, welke je wilt. Mislukt hij, dan telt zijn lawaai toch.
ny-desk-step-4 = Tweede kaart
    .does = De andere. Eén keer per beurt mag je vaardigheid een kaart vervangen.
ny-desk-step-5 = Rijden
    .does = Met een auto en zonder vijand op je veld mag je rijden.
ny-desk-step-6 = Lawaai
    .does = New York krijgt het lawaai van je kaarten, en die gaan op je aflegstapel.
ny-desk-step-7 = Schade
    .does = Elke vijand binnen bereik slaat toe; elke schade kost je een willekeurige handkaart.
ny-desk-step-8 = Niveau
    .does = Is je niveaubalk vol, dan ga je een niveau omhoog.
ny-desk-step-9 = Gebouw
    .does = Het gebouw op je veld doet zijn werk.
ny-desk-step-10 = New York legt af
    .does = De bovenste kaart gaat ongebruikt weg; New York krijgt 1 lawaai.
ny-desk-step-11 = New York speelt
    .does = Is er genoeg lawaai voor de volgende kaart, dan betaalt New York en gebeurt die. Zo niet, dan gaat de kaart weg en geeft ze 1 lawaai.
ny-desk-step-12 = Vijanden komen
    .does = Ze komen van de kanten die op de rug van de nieuwe bovenste kaart staan. Ze slaan pas toe in je volgende stap 7.

# Het plan

ny-desk-plan = Het plan van je beurt
ny-desk-plan-first = Eerste kaart
ny-desk-plan-second = Tweede kaart
ny-desk-plan-play = Omdraaien
ny-desk-plan-hit = Sla 2
ny-desk-plan-move = Stap
ny-desk-plan-replaced = je vaardigheid
ny-desk-forecast = Wat ervan komt
ny-desk-noise-plan = Je kaarten maken { $made } lawaai: New York gaat van { $from } naar { $to }.
ny-desk-saturation =
    { $cubes ->
        [one] Dat is te veel: er schuift 1 missieblokje op.
       *[other] Dat is te veel: er schuiven { $cubes } missieblokjes op.
    }
ny-desk-saturation-tile = Dat is te veel: de missieblokjes raken op en er wordt een tijdtegel omgedraaid.
ny-desk-pay = New York kan zijn volgende kaart betalen: { $chance }.
ny-desk-pay-how =
    { $cards ->
        [one] Het heeft dan { $noise } lawaai, { $least ->
            [0] niet genoeg voor de enige kaart die kan komen.
           *[other] genoeg voor de enige kaart die kan komen.
        }
       *[other] Het heeft dan { $noise } lawaai, genoeg voor { $least } van de { $cards } kaarten die kunnen komen.
    }
ny-desk-pay-unseen =
    { $cards ->
        [one] Misschien ook voor 1 die nog niemand heeft gezien.
       *[other] Misschien ook voor { $cards } die nog niemand heeft gezien.
    }
ny-desk-damage =
    { $cards ->
        [one] Zoals het er nu voor staat, treft { $damage } schade de enige kaart die je in je hand overhoudt.
       *[other] Zoals het er nu voor staat, treft { $damage } schade de { $cards } kaarten die je in je hand overhoudt.
    }
ny-desk-damage-none = Zoals het er nu voor staat, komt er geen schade.
ny-desk-forced = Volgende beurt moet je je kaarten terugnemen, voor een tijdtegel.
ny-desk-recover-all =
    { $cards ->
        [one] er komt 1 kaart terug
       *[other] er komen { $cards } kaarten terug
    }
ny-desk-show = getoond
ny-desk-withhold = achtergehouden

# Waarom een kaart nu niets zou doen

ny-desk-off-enemies = vijanden op je veld
ny-desk-off-walled = geen uitweg
ny-desk-off-crash = alleen door met de auto
ny-desk-off-trick = niemand om weg te lokken
ny-desk-off-trick-room = geen plek om ze heen te lokken
ny-desk-off-steal = niemand hier te beroven
ny-desk-off-manhole = geen rioolput om te gebruiken
ny-desk-off-manhole-car = niet met een auto
ny-desk-off-poi = niet op een POI
ny-desk-off-car = geen auto meer over
ny-desk-off-wire = geen weg om af te zetten

# Dingen

ny-desk-supply = Bezit: { $cards } van { $most }
ny-desk-supply-empty = Een lege plek
ny-desk-weapon-empty = Geen onthuld wapen
ny-desk-car-empty = Geen auto
ny-desk-car = rijd 1 in stap 5; je kunt hem opgeven om door een wegversperring te knallen
ny-desk-taxi = rijd 1 of 2 in stap 5; je kunt hem opgeven om door een wegversperring te knallen
ny-desk-ammo = { $ammo } van { $most } munitie
ny-desk-level-missing =
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
ny-desk-level-complete = Vol: in stap 8 ga je omhoog.
ny-desk-level-all = Alle drie je niveaubalken zijn weg.
ny-desk-level-brings-1 = Hij levert een speciale actiekaart op.
ny-desk-level-brings-2 = Hij levert een speciale actiekaart op, en je mag een doel wisselen.
ny-desk-level-brings-3 = Je mag een doel wisselen.
ny-desk-lone = Alleen eruit: { $met } van 4
ny-desk-lone-met = gelukt: { $text }
ny-desk-lone-open = nog niet: { $text }
ny-desk-lone-blue = het ding van je blauwe doel
ny-desk-lone-purple = het vervoermiddel van je paarse doel
ny-desk-known =
    { $count ->
        [one] Je weet 1 ding
       *[other] Je weet { $count } dingen
    }
ny-desk-known-poi = { $space }: { $tile }

## Aantekeningen bij de opties

ny-note-cannot = doet nu niets: { $reason }
ny-note-crash = werkt nu alleen als je je auto opgeeft
ny-note-full = te veel lawaai: er wordt een tijdtegel omgedraaid
ny-note-saturated =
    { $cubes ->
        [one] te veel lawaai: er schuift 1 missieblokje op
       *[other] te veel lawaai: er schuiven { $cubes } missieblokjes op
    }
ny-note-damage = { $damage } schade op komst in stap 7
ny-note-forced = volgende beurt moet je je kaarten terugnemen, voor een tijdtegel
ny-note-gullfire = de Gullfire, jouw uitweg, kan zo vernield worden
ny-note-loss = { $chance } % kans dat jullie meteen allemaal verliezen
ny-note-fourth = meer dan drie: er moet er een weg
ny-note-bridge = een wegversperring sluit brug { $number } af
ny-note-missing = hier niet te zien: { $things }
ny-note-taxi = de taxi verdwijnt uit het spel
ny-note-replaces = { $weapon } wordt afgelegd
ny-note-objective = je doel vraagt erom
ny-note-show-withholds = houdt { $things } achter: de ontsnapping mislukt
ny-note-show-fails = mislukt: niemand hier heeft { $things }
ny-note-show-unless = mislukt, tenzij een ander { $things } toont
ny-note-show-together = maakt de ontsnapping af als anderen { $things } tonen
ny-note-show-completes = maakt de ontsnapping af: alle helden hier winnen
ny-note-show-seen = iedereen ziet het

## De kaart

ny-map = Kaart van Manhattan
ny-map-larger = Groter
ny-map-smaller = Kleiner
ny-map-whole = Het hele eiland
ny-map-follow = Terug naar het spel
ny-map-again = Nog een tik bevestigt
ny-map-list = De stad, veld voor veld
ny-map-space = { $space }: { $what }
ny-map-known = { $tile }, gedekt; alleen jij weet het
ny-map-park = Central Park, niet onthuld
ny-map-may = Te kiezen: { $option }
ny-map-hero = { $hero }, { $player }
    .car = { $hero }, { $player }, met auto
    .taxi = { $hero }, { $player }, met de taxi
ny-map-boss = { $boss }: { $life } van { $most } levenspunten
    .down = { $boss }, ligt: { $life } van { $most } levenspunten
ny-map-prisoners =
    { $number ->
        [one] 1 gevangene
       *[other] { $number } gevangenen
    }
ny-map-drivers =
    { $number ->
        [one] 1 gevangene met auto
       *[other] { $number } gevangenen met auto
    }
ny-map-life =
    { $life ->
        [one] { $who }: 1 levenspunt
       *[other] { $who }: { $life } levenspunten
    }
    .each =
    { $life ->
        [one] { $who }: elk 1 levenspunt
       *[other] { $who }: elk { $life } levenspunten
    }
ny-map-lying = { $who }, ligt
ny-map-wrecks =
    { $number ->
        [one] een achtergelaten auto
       *[other] { $number } achtergelaten auto's
    }
ny-map-event = gebeurtenissymbool
ny-map-suburb = buitenwijkfiche, gedekt
    .turned = buitenwijkfiche: { $token }
ny-map-roadblocks =
    { $number ->
        [one] wegversperring naar het { $ways }
       *[other] wegversperringen naar het { $ways }
    }
ny-map-bridge = leidt naar brug { $number }

## Het bord van New York zelf: tijd, lawaai, missieblokjes, kaarten

ny-city = New York
ny-city-all = Het hele bord van New York
ny-city-time = Tijdstapel
ny-city-timer =
    { $black ->
        [one] Nog 1 zwarte tijdtegel, dan Schiet op! en { $red } rode.
       *[other] Nog { $black } zwarte tijdtegels, dan Schiet op! en { $red } rode.
    }
ny-city-timer-red =
    { $red ->
        [one] Alleen nog 1 rode tijdtegel: die waarmee jullie verliezen.
       *[other] Alleen nog { $red } rode tijdtegels. Met één daarvan verliezen jullie.
    }
ny-city-event-level = Gebeurtenisniveau
ny-city-events =
    { $cards ->
        [one] Gebeurtenisniveau { $level }: zoveel gebeurtenissen per keer. Nog 1 kaart op hun stapel.
       *[other] Gebeurtenisniveau { $level }: zoveel gebeurtenissen per keer. Nog { $cards } kaarten op hun stapel.
    }
ny-city-noise = Lawaai en missieblokjes
ny-city-noise-quiet = New York heeft { $noise } lawaai.
ny-city-noise-loud = New York heeft { $noise } lawaai. Boven de 10 schuift elk lawaai een missieblokje op.
ny-city-noise-full = New York heeft 10 lawaai. Elk volgend lawaai schuift een missieblokje op.
ny-city-quiet = Missieblokjes
ny-city-loud = Bijna verzadigd
ny-city-full = Verzadigd: blokjes schuiven!
ny-city-missions =
    { $left ->
        [one] Het laatste van { $cubes } missieblokjes: schuift het op, dan komt er een tijdtegel.
       *[other] Nog { $left } van { $cubes } missieblokjes tot er een tijdtegel komt.
    }
ny-city-top = Bovenste New York-kaart
ny-city-no-top = New York heeft geen bovenste kaart.
ny-city-pay =
    { $short ->
        [0] De bovenste kaart kost { $cost } lawaai: dat kan New York nu betalen.
       *[other] De bovenste kaart kost { $cost } lawaai: New York komt { $short } tekort.
    }
ny-city-pay-short =
    { $short ->
        [0] Te betalen
       *[other] { $short } lawaai tekort
    }
ny-city-next =
    { $unseen ->
        [0] Maar in stap 10 gaat hij weg. Van de { $known } kaarten eronder zijn er dan { $payable } te betalen.
        [one] Maar in stap 10 gaat hij weg. Van de { $known } bekende kaarten eronder zijn er dan { $payable } te betalen; 1 is onbekend.
       *[other] Maar in stap 10 gaat hij weg. Van de { $known } bekende kaarten eronder zijn er dan { $payable } te betalen; { $unseen } zijn onbekend.
    }
ny-city-next-short = Weg in stap 10; dan { $payable } van { $known } te betalen
ny-city-costs = Kost { $cost } lawaai
ny-city-ways = In stap 12 komen er vijanden uit: { $ways }. Een wegversperring sluit de weg naar het { $road } af.
ny-city-deck =
    { $specials ->
        [0] { $cards } kaarten op de New York-stapel.
        [one] { $cards } kaarten op de New York-stapel, 1 speciale ernaast.
       *[other] { $cards } kaarten op de New York-stapel, { $specials } speciale ernaast.
    }
ny-city-deck-short = New York-stapel: { $cards }
ny-city-discard =
    { $cards ->
        [0] De aflegstapel van New York is leeg
        [one] Aflegstapel van New York: 1 kaart
       *[other] Aflegstapel van New York: { $cards } kaarten
    }
ny-city-bonuses = Bonussen in het spel
ny-city-bonus = In het spel: { $card } ({ $effect })
ny-city-elsewhere = In de stad
ny-city-president-hidden = De president: nog niemand weet waar
ny-city-president-camp = De president zit in het Kamp op { $space }
ny-city-president-with = De president is bij { $player }
ny-city-president-dead = De president is dood
ny-city-helicopter = De helikopter staat op { $space }
ny-city-heliport = Helihaven op { $space }: de helikopter is nog niet geland
ny-city-gullfire = De Gullfire staat op het World Trade Center
ny-city-gullfire-gone = De Gullfire is vernield
ny-city-case =
    { $thing ->
        [none] Koffer { $number }: nog niet gevonden
       *[other] Koffer { $number }: nog niet gevonden ({ $thing })
    }
ny-city-case-at =
    { $thing ->
        [none] Koffer { $number } ligt op { $space }
       *[other] Koffer { $number } ligt op { $space } ({ $thing })
    }
ny-city-case-taken = Koffer { $number } is opgepakt
ny-city-prisoners =
    { $prisoners ->
        [0] Geen gevangenen meer: elke die niet kan komen, maakt lawaai
        [one] Er kan nog 1 gevangene komen
       *[other] Er kunnen nog { $prisoners } gevangenen komen
    }
ny-city-cars =
    { $cars ->
        [0] Er kan geen auto meer komen
        [one] Er kan nog 1 auto komen
       *[other] Er kunnen nog { $cars } auto's komen
    }
ny-city-items =
    { $items ->
        [0] De voorwerpstapel is leeg
        [one] 1 kaart op de voorwerpstapel
       *[other] { $items } kaarten op de voorwerpstapel
    }

# Plaatsen

ny-city-seat-nobody = nog geen held
ny-city-seat-turn = Stap { $step } van 12
ny-city-seat-begins = Vóór stap 1
ny-city-seat-hand =
    { $hand ->
        [one] 1 van { $cards } actiekaarten in de hand
       *[other] { $hand } van { $cards } actiekaarten in de hand
    }
ny-city-seat-discard = { $cards } op de aflegstapel
ny-city-seat-sure = Zeker op de aflegstapel: { $cards }
ny-city-seat-chosen =
    { $cards ->
        [one] 1 kaart gedekt neergelegd
       *[other] { $cards } kaarten gedekt neergelegd
    }
ny-city-seat-item = een gedekt voorwerp
ny-city-seat-case = een gedekte koffer
ny-city-seat-known = { $thing }, gedekt; jij kent hem
ny-city-seat-mine = { $thing }, gedekt
ny-city-seat-open = { $thing }, open
ny-city-seat-weapon =
    { $most ->
        [0] Wapen: { $weapon }
       *[other] Wapen: { $weapon }, { $ammo } van { $most } munitie
    }
ny-city-seat-car = heeft een auto
ny-city-seat-taxi = heeft de taxi
ny-city-seat-level = Niveau { $level } bereikt
ny-city-seat-bar = Niveaubalk { $level }: { $prisoners } van { $needsprisoners } gevangenen, { $items } van { $needsitems } voorwerpen
ny-city-seat-wanted =
    { $cards ->
        [one] 1 opsporingsbiljet
       *[other] { $cards } opsporingsbiljetten
    }
ny-city-seat-at = op { $space }

## De New York-fase, stap voor stap verteld

ny-tell = Wat New York doet
ny-tell-again = Vertel de laatste New York-fase nog eens
ny-tell-skip-key = Overslaan (Esc)
ny-tell-pause = Wacht hier
ny-tell-go-on = Ga door
ny-tell-progress = { $done } van { $total }
ny-tell-hero = Ondertussen
ny-tell-noise = Lawaai
ny-tell-damage = Stap 7: schade
ny-tell-hunt = De jacht
ny-tell-step-10 = Stap 10: één kaart weg
ny-tell-step-11 = Stap 11: de kaart van New York
ny-tell-duke = De Duke komt in beweging
ny-tell-step-12 = Stap 12: vijanden komen eraan
ny-tell-timer = Tijdtegel
ny-tell-event = Gebeurtenis
ny-tell-trap = Valstrik
ny-tell-poi = Bijzondere plek
ny-tell-president = De president
ny-tell-turn = Einde van de beurt

## Het bord in woorden

ny-text-heroes = Helden
ny-text-bosses = Bazen
ny-text-cards = De kaarten van New York
ny-text-below = Ligt daar zeker onder, in willekeurige volgorde
ny-text-back = Vijanden uit: { $ways }. Wegversperring: { $road }
ny-text-step = Stap
ny-text-step-of = { $step } van 12, { $title }
ny-text-step-does = Wat dat is
ny-text-played = Omgedraaide kaarten
ny-text-made = Lawaai deze beurt
ny-text-guard = Dekking
ny-text-ability = Vaardigheid gebruikt
ny-text-playing = New York speelt
ny-text-around = Rond je veld, { $space }
ny-text-way = Naar het { $way }: { $space }
ny-text-shut = er staat een wegversperring tussen
ny-text-nowhere = niet op de kaart
ny-text-gone = gedood
ny-text-hero = Held
ny-text-at = Veld
ny-text-hand = Hand
ny-text-chosen = Gedekt neergelegde kaarten
ny-text-discard = Kaarten op de aflegstapel
ny-text-sure = Daar zeker op
ny-text-weapon = Onthuld
ny-text-car = Rijdt
ny-text-level = Niveau
ny-text-wanted = Opsporingsbiljetten
ny-text-promise = Belofte
ny-text-threat = Schade
ny-text-shop = Uit de winkel
ny-text-known = Wat alleen jij weet
ny-text-unrevealed = Niet onthuld: { $spaces }
ny-text-roads = Wegversperringen
ny-text-road = { $space }, naar het { $way }
    .broken = { $space }, naar het { $way }: in stukken
