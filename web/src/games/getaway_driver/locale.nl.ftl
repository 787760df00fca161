### Getaway Driver in de browser. Namen, vragen en opties zijn de eigen berichten van het spel.

## De kaart van de stad

gd-map = De stad op tafel
gd-map-larger = Groter
gd-map-smaller = Kleiner
gd-map-whole = De hele tafel
gd-map-follow = Naar de achtervolging
gd-map-again = Nog een tik bevestigt
gd-map-drawn = Getrokken tegels
gd-map-terrain = Terreinhindernissen
gd-map-terrain-upright = { $terrain }, staand
gd-map-block = Vanaf { $space }: bekijk het van dichtbij
gd-map-vehicle = { $vehicle } op { $space }, richting { $facing }

## Wat is wat

gd-about-car = rijdt alleen over stadstegels: recht vooruit, links of rechts
gd-about-facing = kijkt naar het { $facing }
gd-about-open = nog geen tegel; de chauffeur kan hier niet rijden, politievoertuigen wel
gd-about-down = alleen wie hem gezien heeft, weet wat het is, tot hij open gaat
gd-about-terrain = hier rijdt niemand
gd-about-stash = voor de chauffeur die hier komt, en er komt hier geen obstakelfiche; je speelt er een kaart opnieuw mee
gd-about-hazard = de chauffeur heeft een passende stunt nodig of keert om; politievoertuigen blijven ervan weg
gd-about-meter = een omhoog aan het eind van een ronde waarin de chauffeur achtervolgd wordt, anders een omlaag; op rood wint de politie
gd-about-idle = tien ronden achter elkaar zonder nieuwe tegel, en de politie wint
gd-about-bag = zitten er te weinig tegels in voor de open vakken, dan ontkomt de Driver
gd-about-enforcement = badges leveren ze op; opwaarderingen en wat die kunnen, kosten ze
gd-about-pursued = een politievoertuig of spijkermat op de tegel van de chauffeur
gd-about-near = een politievoertuig kan met één actie bij de chauffeur komen
gd-about-clear = geen politievoertuig op de tegel van de chauffeur

## De kaart als lijst

gd-list = De stad, veld voor veld (kolom, rij)
gd-list-space = { $space }: { $tile }
gd-list-open = geen tegel
gd-list-down = gedekte tegel
    .from = gedekte tegel van de { $pile }
gd-list-known = { $tile }, gedekt, bij jou bekend
gd-list-car = Wagen van { $player }
gd-list-piece = { $piece }, richting { $facing }
gd-list-hunts = { $piece }, achter { $players } aan
gd-list-stash = Bergplaatsfiche
    .numbered = Bergplaatsfiche { $number }
gd-list-misplaced = Bergplaatsfiche op een verkeerde plek
    .numbered = Bergplaatsfiche { $number } op een verkeerde plek
gd-list-hazard = Obstakelfiche
gd-list-barricade = Blokkade
gd-list-spikes = Spijkermat
gd-list-may = Te kiezen: { $option }

## Bij de speler: hand, garage, plaatsen

gd-desk-driver = Je kaarten
gd-desk-police = De garage van de politie
gd-desk-city = Wat de stad ziet

# De achtervolgingsmeter

gd-meter = Achtervolgingsmeter
gd-meter-left =
    { $left ->
        [one] nog 1 veld tot rood
       *[other] nog { $left } velden tot rood
    }
gd-meter-last = Laatste veld voor rood!
gd-meter-caught = Gepakt
gd-meter-frozen = Staat stil

# De buidel

gd-bag-tiles =
    { $tiles ->
        [0] De buidel is leeg
        [one] 1 tegel in de buidel
       *[other] { $tiles } tegels in de buidel
    }
gd-piles-tiles =
    { $tiles ->
        [0] Beide stapels zijn op
        [one] 1 tegel op de stapels
       *[other] { $tiles } tegels op de stapels
    }
gd-bag-rounds =
    { $rounds ->
        [0] bijna op
        [one] 1 ronde op volle snelheid
       *[other] { $rounds } rondes op volle snelheid
    }

# De gebeurtenis die geldt

gd-event-crashes = Crashes voor de chauffeur: { $crashes } van { $goal }
gd-event-escapes = Voertuigen thuis voor de politie: { $escapes } van { $goal }
gd-event-fuse =
    { $fuse ->
        [one] Nog 1 ronde op de lont
       *[other] Nog { $fuse } rondes op de lont
    }
gd-event-stash =
    { $stash ->
        [one] Nog 1 bergplaatsfiche op tafel
       *[other] Nog { $stash } bergplaatsfiches op tafel
    }

# Kaarten

gd-hand = Je kaarten, na die in je hand de aflegstapel
gd-hand-cards =
    { $cards ->
        [0] Geen kaarten in de hand
        [one] 1 kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
gd-hand-discarded = { $cards } afgelegd
gd-hand-removed = { $cards } uit het spel
gd-hand-partner = Medeplichtigen: de kaarten van je partner
gd-card-stunt = Stunt: { $stunt }
gd-card-no-stunt = geen stunt
gd-card-discarded = Op de aflegstapel
gd-card-removed = Uit het spel
gd-card-taken = Gekozen
gd-card-partner = Van je partner
gd-card-price =
    { $stash ->
        [one] kost 1 bergplaatsfiche
       *[other] kost { $stash } bergplaatsfiches
    }
gd-stash-held =
    { $stash ->
        [0] Geen bergplaatsfiches
        [one] 1 bergplaatsfiche
       *[other] { $stash } bergplaatsfiches
    }
gd-stash-price =
    { $stash ->
        [one] 1 per kaart van de stapel
       *[other] { $stash } per kaart van de stapel
    }
gd-read-ability = Eigenschap: { $text }
gd-read-when = Wanneer: { $text }
gd-read-stunt = Stunt: { $text }

# De hand kiezen

gd-pick = De kaarten waaruit je kiest
gd-pick-progress = { $taken } van { $goal } gekozen
gd-pick-beginner = Neem de beginnershand
gd-pick-stop = Bezig met kiezen… stop
gd-pick-hint = Elke kaart heeft een eigenschap en een stunt. Met vijf verschillende stunts kom je langs de meeste obstakels.

# De garage

gd-garage = Garage
gd-garage-cost =
    { $cost ->
        [one] kost 1 fiche
       *[other] kost { $cost } fiches
    }
gd-garage-bought =
    { $bought ->
        [0] Nog niet gekocht
        [one] Gekocht
       *[other] { $bought } keer gekocht
    }
gd-garage-used =
    { $used ->
        [one] Deze ronde één keer gebruikt
       *[other] Deze ronde { $used } keer gebruikt
    }
gd-garage-stamp =
    { $used ->
        [one] gebruikt
       *[other] { $used } × gebruikt
    }
gd-garage-left =
    { $left ->
        [0] Op
       *[other] Nog { $left }
    }
gd-garage-usable = Nu te gebruiken
gd-tokens-held =
    { $tokens ->
        [0] Geen handhavingsfiches
        [one] 1 handhavingsfiche
       *[other] { $tokens } handhavingsfiches
    }
gd-tokens-supply = nog { $tokens } in de voorraad

# De stad

gd-city-drawn =
    { $tiles ->
        [0] Nu geen tegels getrokken
        [one] 1 tegel getrokken
       *[other] { $tiles } tegels getrokken
    }
gd-city-tiles = De tegels die je hebt getrokken
gd-badge =
    { $points ->
        [one] badge van 1 punt
       *[other] badge van { $points } punten
    }
gd-signal-focus = Achter chauffeur
gd-signal-clear = Vrijhouden
gd-signal-block = Versperren
gd-signal-badges = Badges
gd-signal-by = gezegd door { $player }
gd-signal-heard = Wat jou is gezegd

# De automatische politie

gd-solo = Automatische politie
gd-solo-pile = { $pile }: { $tiles }
gd-solo-deck =
    { $cards ->
        [one] Nog 1 opwaarderingskaart op de stapel
       *[other] Nog { $cards } opwaarderingskaarten op de stapel
    }
gd-solo-badges =
    { $cards ->
        [one] Badges van deze ronde: er komt 1 opwaardering
       *[other] Badges van deze ronde: er komen { $cards } opwaarderingen
    }
gd-solo-charged = Pantserwagen geladen

# Een plaats

gd-seat-pursued = Achtervolgd
gd-seat-clear = Vrij baan
gd-seat-near = Politie vlakbij
gd-seat-discard = Aflegstapel: { $cards }
gd-seat-removed = Uit het spel: { $cards }
gd-seat-ramming = Op ramkoers
gd-seat-slammed = Op de rem
gd-seat-stomping =
    { $rounds ->
        [one] Bekend terrein: nog 1 ronde
       *[other] Bekend terrein: { $rounds } rondes
    }
gd-seat-extra = Extra zet
gd-seat-way = Richting gekozen: { $facing }
gd-seat-bought = Gekocht: { $upgrades }
gd-seat-vehicles =
    { $vehicles ->
        [one] 1 voertuig in het spel
       *[other] { $vehicles } voertuigen in het spel
    }
gd-vehicle-pursues = achtervolgt
gd-vehicle-moved = heeft al gereden

## Het bord in woorden

gd-text-table = Tafel
gd-text-size = { $columns } kolommen van west naar oost, { $rows } rijen van noord naar zuid
gd-text-tiles = Tegels
gd-text-rounds = Resterende tijd
gd-text-idle = Waarschuwing
gd-text-hazards = Obstakelfiches over
gd-text-filling = Velden om te vullen, het eerste is aan de beurt
gd-text-drawn = Getrokken tegels
gd-text-signals = Seinen
gd-text-learning = Leerspel
gd-text-event = Geldende gebeurtenis
gd-text-count = Stand
gd-text-fuse = Lont
gd-text-stash = Bergplaats
gd-text-drivers = Chauffeurs
gd-text-place = Plek
gd-text-standing = { $space }, richting { $facing }
gd-text-state = Nu
gd-text-hand = Hand
gd-text-discard = Aflegstapel
gd-text-removed = Uit het spel
gd-text-spent = Bergplaatsfiches uitgegeven
gd-text-for-both = ook voor de partner
gd-text-extra =
    { $moves ->
        [one] 1 extra zet
       *[other] { $moves } extra zetten
    }
gd-text-edge = de rand van de tafel
gd-text-beside = Naar het { $facing }: { $there }
gd-text-police = Politie
gd-text-tokens = Handhavingsfiches
gd-text-supply = Handhavingsfiches in de voorraad
gd-text-pursues = achtervolgt { $players }
gd-text-follows = op weg om { $player } te volgen
gd-text-actions =
    { $actions ->
        [one] nog 1 actie
       *[other] nog { $actions } acties
    }
gd-text-affordable = te betalen
gd-text-difficulty = Moeilijkheidsgraad
gd-text-deck = Opwaarderingskaarten op de stapel
gd-text-badges = Badges van deze ronde
gd-text-tiles-met = Wat er op deze tegels staat
