### Escape from New York. Namen, opschriften en vragen.
### $arg is altijd een naam die al is opgezocht: een kaart, ding, tegel, veld, richting, speler of getal.

## Helden, met wat ze aan het begin hebben

hero-snake = Snake
    .letter = S
    .effect = vecht; begint met een volgeladen machinepistool
hero-maggie = Maggie
    .letter = M
    .effect = vecht en dekt anderen; begint met een volgeladen revolver
hero-brain = Brain
    .letter = B
    .effect = lokt weg en plant; begint met de Plattegrond van brug 3
hero-cabbie = Cabbie
    .letter = C
    .effect = is snel en neemt anderen mee; begint met de taxi

## Actiekaarten, met wat ze doen

action-strong-antitoxin = Sterk tegengif
    .effect = neem hoogstens 3 kaarten terug
action-on-my-own = In m'n eentje
    .effect = loop 1 (vrij veld), onthul 1
action-dead-run = Rennen voor je leven
    .effect = loop 2 (vrij veld), onthul 1
action-kick-it-down = Trap het in
    .effect = loop 1 (rammen), onthul 1
action-bare-knuckles = Blote vuisten
    .effect = 2 schade op je veld
action-spray-the-street = De straat onder vuur
    .effect = 3 schade, bereik 1
action-hit-and-run = Slaan en wegwezen
    .effect = 1 schade op je veld, loop 1, onthul 1
action-ghost-step = Als een schim
    .effect = loop 1 (vrij veld, stil), onthul 1
action-not-my-plan-snake = Niet mijn plan
    .effect = steel een kaart van een held op je veld, zelfs de president
action-one-man-army = Eenmansleger
    .effect = 4 schade op je veld, loop 1, onthul 1
action-old-war-reflexes = Oude oorlogsreflexen
    .effect = loop 2 (rammen), onthul 1
action-second-wind = Tweede adem
    .effect = neem hoogstens 4 kaarten terug
action-into-the-sewers = Het riool in
    .effect = van rioolput naar rioolput, onthul 1
action-last-warning = Laatste waarschuwing
    .effect = 2 schade, bereik 1, en lok zoveel vijanden weg als je wilt
action-ill-cover-you = Ik dek je
    .effect = neem hoogstens 2 kaarten terug; een held hier of op een buurveld mag er 1 terugnemen
action-ill-cut-you = Ik snij je open
    .effect = 2 schade op je veld
action-clean-shot = Zuiver schot
    .effect = 3 schade, bereik 1
action-hurry-up = Doorlopen
    .effect = loop 2 (vrij veld), onthul 1
action-eyes-open = Ogen open
    .effect = loop 1 (vrij veld), onthul 1
action-shoulder-in = Schouder ertegen
    .effect = loop 1 (rammen), onthul 1
action-shoot-and-scoot = Schieten en wegwezen
    .effect = 1 schade, bereik 1, loop 1, onthul 1
action-over-here-boys = Hier, jongens
    .effect = lok 1 of 2 vijanden weg
action-not-my-plan-maggie = Niet mijn plan
    .effect = steel een kaart van een held op je veld, zelfs de president
action-empty-the-cylinder = De trommel leeg
    .effect = 5 schade, bereik 1
action-get-behind-me = Achter mij
    .effect = loop 2, één held mag mee, onthul 1
action-hold-the-line = Standhouden
    .effect = 2 schade, bereik 1; negeer deze beurt hoogstens 2 schade
action-patch-you-up = Ik lap jullie op
    .effect = je mag 1 kaart terugnemen; elke andere held hier mag er 2 terugnemen
action-take-it-and-go = Pakken en weg
    .effect = steel een kaart van een held op je veld, maar niet de president; loop 1
action-let-me-think = Laat me denken
    .effect = neem hoogstens 2 kaarten terug; bekijk de bovenste gebeurtenis en laat die liggen of leg die onderop
action-stony-poker-face = Stalen pokergezicht
    .effect = lok minstens 1 vijand weg
action-watch-your-step = Kijk waar je loopt
    .effect = loop 1 (vrij veld, stil), onthul 1
action-back-alleys = Achterafstraatjes
    .effect = loop 2 (vrij veld), onthul 1
action-squeeze-past = Erlangs wringen
    .effect = loop 1, onthul 1
action-homemade-charge = Zelfgemaakte springlading
    .effect = 3 schade op je veld; je mag 1 wegversperring vernielen
action-scrounge = Scharrelen
    .effect = trek 1 voorwerp
action-it-is-all-in-the-files = Het staat in de dossiers
    .effect = onthul 2 en bekijk 1 gedekte POI op hoogstens 3 afstand
action-not-my-plan-brain = Niet mijn plan
    .effect = steel een kaart van een held op je veld, zelfs de president
action-the-duke-trusts-me = De Duke vertrouwt me
    .effect = lok zoveel vijanden weg als je wilt, loop 1, onthul 1
action-tunnel-plans = Tunneltekeningen
    .effect = van rioolput naar rioolput, één held mag mee, onthul 1
action-black-market = Zwarte markt
    .effect = trek 2 voorwerpen
action-double-deal = Dubbelspel
    .effect = steel een kaart van een held op je veld, maar niet de president, en geef een voorwerp terug
action-wire-the-street = De straat afzetten
    .effect = zet wegversperringen op 1 of 2 wegen van je veld
action-take-a-breather = Even op adem komen
    .effect = neem hoogstens 3 kaarten terug
action-step-on-the-gas = Plankgas
    .effect = loop 2 (vrij veld), met een auto 3; onthul 1
action-short-cut = Sluiproute
    .effect = loop 2 (vrij veld), onthul 1
action-straight-through = Dwars erdoor
    .effect = loop 1 (rammen), onthul 1, 1 schade op je veld
action-bottle-out-the-window = Fles uit het raam
    .effect = 2 schade, bereik 1
action-tire-iron = Bandenlichter
    .effect = 2 schade op je veld
action-lean-on-the-horn = Op de claxon
    .effect = lok 1 of 2 vijanden weg
action-hop-in = Stap in
    .effect = loop 1 (vrij veld), één held mag mee, onthul 1
action-not-my-plan-cabbie = Niet mijn plan
    .effect = steel een kaart van een held op je veld, zelfs de president
action-thirty-years-in-this-town = Dertig jaar in deze stad
    .effect = van een POI naar een andere POI
action-full-throttle = Vol gas
    .effect = loop 3 (rammen), onthul 1
action-fire-bottles = Brandflessen
    .effect = 4 schade, bereik 1
action-spare-engine = Reservemotor
    .effect = neem een auto uit de voorraad; heb je er een, rijd dan 1
action-meters-running = De meter loopt
    .effect = neem hoogstens 2 kaarten terug, loop 1, onthul 1

## Wat een held kan hebben, met wat het doet

thing-axe = Bijl
    .effect = wapen: aanvallen op je veld doen 1 schade extra
thing-spiked-club = Spijkerknuppel
    .effect = wapen: aanvallen op je veld doen een baas 4 schade extra
thing-baseball-bat = Honkbalknuppel
    .effect = wapen: één keer per beurt 1 schade op je veld
thing-revolver = Revolver
    .effect = wapen, 3 munitie: 2 schade, bereik 1, 2 lawaai
thing-pump-shotgun = Pompgeweer
    .effect = wapen, 2 munitie: 4 schade op je veld, 3 lawaai
thing-submachine-gun = Machinepistool
    .effect = wapen, 4 munitie: 2 schade, bereik 1, 1 lawaai
thing-throwing-knives = Werpmessen
    .effect = wapen, 2 munitie: 1 schade, bereik 1
thing-trash-can-lid = Vuilnisbakdeksel
    .effect = negeer hoogstens 3 schade die je dreigt te krijgen
thing-first-aid-kit = Verbanddoos
    .effect = neem hoogstens 2 kaarten terug
thing-molotov-cocktail = Molotovcocktail
    .effect = 3 schade op één veld, dat van jou of ernaast, 2 lawaai
thing-ammo-box = Munitiekist
    .effect = hoogstens 2 munitie voor je wapen
thing-fake-tape = Valse Tape
    .effect = alleen voor een doel, of voor je niveaubalk
thing-radio = Radio
    .effect = verplaats de helikopter naar een ander veld van Central Park
thing-smoke-bomb = Rookbom
    .effect = lok minstens 1 vijand weg
thing-crowbar = Koevoet
    .effect = verniel 1 wegversperring bij je veld
thing-sewer-map = Rioolkaart
    .effect = van rioolput naar rioolput, als er geen vijand op je veld is
thing-cigarettes = Sigaretten
    .effect = New York verliest 3 lawaai
thing-diagram-4 = Plattegrond van brug 4
    .effect = voor een ontsnapping over brug 4, of voor je niveaubalk
thing-crossbow = Kruisboog
    .effect = wapen, 3 munitie: 2 schade, bereik 1
thing-presidents-finger = Vinger van de president
    .effect = haal een kaart Levend uit de stapel van de president
thing-snakes-gun = Machinepistool van Snake
    .effect = wapen, 4 munitie: 2 schade, bereik 1, 1 lawaai
thing-maggies-revolver = Revolver van Maggie
    .effect = wapen, 3 munitie: 2 schade, bereik 1, 2 lawaai
thing-diagram-3 = Plattegrond van brug 3
    .effect = voor een ontsnapping over brug 3, of voor je niveaubalk
thing-tape = Tape
    .effect = voor elke ontsnapping over een brug, en voor een doel
thing-bracelet = Armband van de president
    .effect = één keer: bekijk hoogstens 3 gedekte POI-tegels; ook voor een doel
thing-diagram-1 = Plattegrond van brug 1
    .effect = voor een ontsnapping over brug 1
thing-diagram-2 = Plattegrond van brug 2
    .effect = voor een ontsnapping over brug 2
thing-president = President
    .effect = voor elke ontsnapping over een brug

## In de plaats van een ding

other-nothing = niets
other-item-back = een gedekt voorwerp
other-case-back = een gedekte koffer

## Tegels, met wat erop staat

tile-ct01 = Kliniek
    .effect = 1 gevangene
tile-ct02 = Kliniek
    .effect = wegversperring naar het noordoosten
tile-ct03 = Kliniek
    .effect = 1 gevangene, gebeurtenissymbool
tile-ct04 = Wapenwinkel
    .effect = 1 gevangene
tile-ct05 = Wapenwinkel
    .effect = 1 gevangene
tile-ct06 = Wapenwinkel
    .effect = 1 gevangene, rioolput
tile-ct07 = Schuilplaats
    .effect = niets bijzonders
tile-ct08 = Schuilplaats
    .effect = 1 gevangene
tile-ct09 = Schuilplaats
    .effect = rioolput, wegversperring naar het zuiden
tile-ct10 = Garage
    .effect = een gevangene met auto
tile-ct11 = Garage
    .effect = een gevangene met auto, 1 voorwerp
tile-ct12 = Garage
    .effect = een gevangene met auto, gebeurtenissymbool
tile-ct13 = Garage
    .effect = een gevangene met auto
tile-ct14 = Pakhuis
    .effect = 1 gevangene, 1 voorwerp
tile-ct15 = Pakhuis
    .effect = 1 gevangene, 1 voorwerp, wegversperring naar het noordoosten
tile-ct16 = Pakhuis
    .effect = 1 gevangene, 1 voorwerp, rioolput
tile-ct17 = Pakhuis
    .effect = 2 gevangenen, 2 voorwerpen
tile-ct18 = Pakhuis
    .effect = 1 gevangene, 1 voorwerp, wegversperring naar het zuidwesten
tile-ct19 = Pakhuis
    .effect = 1 voorwerp, gebeurtenissymbool
tile-ct20 = Pakhuis
    .effect = 1 voorwerp, wegversperring naar het zuiden
tile-ct21 = Pakhuis
    .effect = 1 gevangene, 1 voorwerp, gebeurtenissymbool
tile-ct22 = Pakhuis
    .effect = 1 gevangene, 1 voorwerp
tile-ct23 = Pakhuis
    .effect = 1 gevangene, 2 voorwerpen, wegversperring naar het noordwesten
tile-ct24 = Donkere steeg
    .effect = gebeurtenissymbool
tile-ct25 = Donkere steeg
    .effect = 1 gevangene, gebeurtenissymbool
tile-ct26 = Donkere steeg
    .effect = 1 gevangene, gebeurtenissymbool, wegversperring naar het noorden
tile-ct27 = Donkere steeg
    .effect = gebeurtenissymbool, rioolput
tile-ct28 = Donkere steeg
    .effect = gebeurtenissymbool, wegversperring naar het zuidoosten
tile-ct29 = Achterstraat
    .effect = 2 gevangenen, rioolput
tile-ct30 = Achterstraat
    .effect = 1 gevangene, rioolput, wegversperring naar het zuidwesten
tile-ct31 = Achterstraat
    .effect = 1 gevangene, wegversperring naar het noorden
tile-ct32 = Achterstraat
    .effect = 1 gevangene, wegversperring naar het zuidoosten
tile-ct33 = Achterstraat
    .effect = niets bijzonders
tile-ct34 = Achterstraat
    .effect = 1 gevangene, rioolput, wegversperring naar het noordwesten
tile-tripwire = Struikeldraad
    .effect = valstrik: 3 schade
tile-rigged-cage = Kooi op scherp
    .effect = 1 gevangene; valstrik: 4 lawaai en 2 gevangenen op je veld
tile-cp1 = Ligweide
    .effect = 2 gevangenen, 1 voorwerp
tile-cp2 = Overwoekerd pad
    .effect = 1 gevangene, gebeurtenissymbool
tile-cp3 = Grasveld
    .effect = 3 gevangenen
tile-cp4 = Ligweide
    .effect = 1 gevangene, 2 voorwerpen
tile-cp5 = Overwoekerd pad
    .effect = 1 gevangene, gebeurtenissymbool, rioolput
tile-cp6 = Grasveld
    .effect = 1 gevangene, rioolput
tile-cp7 = Ligweide
    .effect = 1 gevangene, 1 voorwerp, wegversperring naar het noorden
tile-cp8 = Ligweide
    .effect = 1 gevangene, 1 voorwerp, gebeurtenissymbool
tile-dukes-camp = Kamp van de Duke
    .effect = 4 gevangenen; hier is de president
tile-nothing-here = Hier is niets
    .effect = er gebeurt niets; de Duke verschijnt hier later
tile-romeros-hideout = Hol van Romero
    .effect = Romero en 1 gevangene; hij bewaakt koffer 1
tile-slags-ring = Ring van Slag
    .effect = Slag; hij bewaakt koffer 2
tile-crash-site = Rampplek
    .effect = koffer 3 en 2 gevangenen
tile-old-theatre = Oud theater
    .effect = koffer 4 en 1 gevangene; een speciale kaart voor New York
tile-gang-hideout = Bendehol
    .effect = 2 gevangenen en 2 voorwerpen; een speciale kaart voor New York
tile-looted-store = Geplunderde winkel
    .effect = 1 voorwerp; een speciale kaart voor New York
tile-library = Bibliotheek
    .effect = trek een voorwerp, of neem een willekeurige kaart terug
tile-ring = Bibliotheekplein
    .effect = naast de Bibliotheek
tile-wtc = World Trade Center
    .effect = op het dak staat de Gullfire

## Velden van de stad

space-A2 = A2
space-A4 = A4
space-A6 = A6
space-A8 = A8
space-B1 = B1
space-B3 = B3
space-B5 = B5
space-B7 = B7
space-B9 = B9
space-C0 = C0
space-C2 = C2
space-C4 = C4
space-C6 = C6
space-C8 = C8
space-C10 = C10
space-D1 = D1
space-D3 = D3
space-D5 = D5
space-D7 = D7
space-D9 = D9
space-E0 = E0
space-E2 = E2
space-E4 = E4
space-E6 = E6
space-E8 = E8
space-E10 = E10
space-F1 = F1
space-F3 = F3
space-F5 = F5
space-F7 = F7
space-F9 = F9
space-G0 = G0
space-G2 = G2
space-G4 = G4
space-G6 = G6
space-G8 = G8
space-G10 = G10
space-H1 = H1
space-H3 = H3
space-H5 = H5
space-H7 = H7
space-H9 = H9
space-I0 = I0
space-I2 = I2
space-I4 = I4
space-I6 = I6
space-I8 = I8
space-I10 = I10
space-J1 = J1
space-J3 = J3
space-J5 = J5
space-J7 = J7
space-J9 = J9
space-K2 = K2
space-K4 = K4
space-K6 = K6
space-K8 = K8

## Gebeurtenissen

event_card-thats-the-duke = Dat is de Duke
    .effect = jacht 3
event_card-crazies = Gekken
    .effect = 1 gevangene op je veld, dan jacht 1
event_card-something-below = Iets onder de straat
    .effect = bij elk van de 2 dichtstbijzijnde rioolputten een gevangene
event_card-sniper = Sluipschutter
    .effect = 1 schade
event_card-falling-masonry = Vallend puin
    .effect = 2 schade
event_card-car-alarm = Autoalarm
    .effect = 3 lawaai
event_card-rats = Ratten
    .effect = 1 lawaai
event_card-fresh-barricade = Verse barricade
    .effect = een wegversperring bij je veld
event_card-forgotten-stash = Vergeten voorraad
    .effect = 1 voorwerpblokje op je veld
event_card-dead-quiet = Doodse stilte
    .effect = New York verliest 2 lawaai
event_card-a-familiar-face = Een bekend gezicht
    .effect = trek 1 voorwerp
event_card-stolen-wheels = Gestolen auto
    .effect = een gevangene met auto naast je, waar je wilt
event_card-gang-ambush = Bende in hinderlaag
    .effect = 2 gevangenen op je veld
event_card-pickpocket = Zakkenroller
    .effect = leg een verborgen voorwerp af
event_card-explosion = Explosie!
    .effect = ruimt gevangenen, vijandelijke auto's en wegversperringen bij je veld op; 2 schade; 2 lawaai

## Tijdtegels

timer-street-noise = Straatlawaai
    .effect = gebeurtenissen
timer-tension = Spanning
    .effect = gebeurtenisniveau 1 omhoog, dan gebeurtenissen
timer-lookout = Uitkijk
    .effect = onthul een gedekte POI als je wilt
timer-chopper = Heli
    .effect = verplaats de helikopter als je wilt
timer-patrols = Patrouilles
    .effect = 1 gevangene op het veld van elke held
timer-sewer-dwellers = Rioolbewoners
    .effect = bij elk van de 3 dichtstbijzijnde rioolputten een gevangene
timer-supply-drop = Dropping
    .effect = trek 1 voorwerp
timer-lull = Luwte
    .effect = New York verliest 3 lawaai
timer-adrenaline = Adrenaline
    .effect = elke andere held mag 1 kaart terugnemen; speel je alleen, dan trek je 1 voorwerp
timer-blackout = Stroomuitval
    .effect = een wegversperring bij het veld van elke held; 2 lawaai
timer-riot = Rellen
    .effect = 1 missieblokje schuift op, dan jacht 3
timer-food-drop = Voedseldropping
    .effect = 1 voorwerpblokje op elk onthuld veld van Central Park
timer-hurry-up = Schiet op!
    .effect = de helikopter landt; voor een solo-overwinning hoeft niemand de president nog te hebben gehaald
timer-red = Rode tegel
    .effect = er gebeurt niets
timer-new-york-wins = New York wint
    .effect = jullie verliezen allemaal

## New York-kaarten

ny-card-ambush = Hinderlaag
    .effect = 1 gevangene op je veld en 1 ernaast, dan jacht 2
ny-card-up-from-the-sewers = Uit het riool omhoog
    .effect = bij elk van de 2 dichtstbijzijnde rioolputten een gevangene, dan jacht 2
ny-card-barricades = Barricades
    .effect = een wegversperring bij en 1 gevangene op je veld
ny-card-dead-ends = Doodlopende straten
    .effect = een wegversperring bij het veld van elke held, dan jacht 3
ny-card-the-hunt-is-on = De jacht is open
    .effect = jacht 5
ny-card-street-gangs = Straatbendes
    .effect = 1 gevangene op elk van 3 velden naast je, dan jacht 2
ny-card-running-the-clock = De klok tikt
    .effect = 1 missieblokje schuift op, dan jacht 3
ny-card-the-bridges-are-mined = De bruggen liggen vol mijnen
    .effect = 1 missieblokje schuift op, een wegversperring bij je veld, dan jacht 2
ny-card-wreckers = Slopers
    .effect = zijn er vijanden en geen held op het World Trade Center, dan wordt de Gullfire vernield, anders komt daar 1 gevangene; 1 gevangene op je veld
ny-card-time-is-running-out = De tijd dringt
    .effect = draai een tijdtegel om
ny-card-ambush-in-force = Hinderlaag in overmacht
    .effect = 2 gevangenen op je veld, dan jacht 3
ny-card-sewer-flood = Het riool stroomt over
    .effect = bij elk van de 3 dichtstbijzijnde rioolputten een gevangene, dan jacht 3
ny-card-high-barricades = Hoge barricades
    .effect = een wegversperring bij en 2 gevangenen op je veld
ny-card-lockdown = Alles op slot
    .effect = een wegversperring bij en 1 gevangene op het veld van elke held
ny-card-manhunt = Klopjacht
    .effect = jacht 8
ny-card-all-the-gangs = Alle bendes
    .effect = 1 gevangene op elk van 4 velden naast je, dan jacht 3
ny-card-countdown = Aftellen
    .effect = 2 missieblokjes schuiven op
ny-card-more-mines = Nog meer mijnen
    .effect = 1 missieblokje schuift op, een wegversperring bij en 1 gevangene op je veld, dan jacht 2
ny-card-wrecking-crew = Sloopploeg
    .effect = zonder held op het World Trade Center wordt de Gullfire vernield; 1 gevangene daar en 1 op je veld
ny-card-last-minutes = Laatste minuten
    .effect = draai een tijdtegel om, dan jacht 3
ny-card-thick-skins = Dikke huid
    .effect = gevangenen hebben 1 levenspunt extra
ny-card-blowguns = Blaaspijpen
    .effect = gevangenen hebben 1 bereik extra
ny-card-night-runners = Nachtlopers
    .effect = gevangenen zijn 1 stap sneller

## Valstrikkaarten

trap-card-triggered = Afgegaan
trap-card-safe = Veilig

## Buitenwijkfiches

suburb-raft = vlot
suburb-item = voorwerp
suburb-prisoner = gevangene
suburb-event = gebeurtenissymbool
suburb-manhole = rioolput

## Gebouwen

building-library = Bibliotheek
    .letter = L
    .effect = trek een voorwerp, of neem een willekeurige kaart terug
building-surgery = Kliniek
    .letter = +
    .effect = neem hoogstens 2 kaarten terug
building-gun-shop = Wapenwinkel
    .letter = r
    .effect = trek 2 voorwerpen en houd er 1, of hoogstens 2 munitie
building-shelter = Schuilplaats
    .letter = n
    .effect = geen schade zolang je hier bent

## Vijanden en bazen

enemy-prisoner = een gevangene
enemy-driver = een gevangene met auto
enemy-romero = Romero
enemy-slag = Slag
enemy-duke = de Duke
boss-romero = Romero
    .letter = R
    .effect = maakt 1 lawaai als zijn aanval je een kaart kost; bewaakt koffer 1
boss-slag = Slag
    .letter = G
    .effect = laat zich niet weglokken; bewaakt koffer 2
boss-duke = De Duke
    .letter = D
    .effect = zit achter de held met de president aan, en komt terug als hij gedood is

## Richtingen: wegen gaan naar het …

direction-N = noorden
    .letter = N
direction-NE = noordoosten
    .letter = NO
direction-SE = zuidoosten
    .letter = ZO
direction-S = zuiden
    .letter = Z
direction-SW = zuidwesten
    .letter = ZW
direction-NW = noordwesten
    .letter = NW

## Persoonlijke doelen: een ding, en een vervoermiddel

blue-tape = Tape
    .effect = heb de Tape in je bezit
blue-bracelet = Armband van de president
    .effect = heb de Armband van de president in je bezit
blue-fake-tape = Valse Tape
    .effect = heb een Valse Tape in je bezit
blue-wanted = Gezocht!
    .effect = heb een opsporingsbiljet
purple-helicopter = Helikopter
    .effect = wees op het veld van de helikopter als die geland is
purple-gullfire = Gullfire
    .effect = wees op het World Trade Center terwijl de Gullfire er nog is
purple-raft = Vlot
    .effect = wees op een veld met een open vlot
colour-blue = blauwe
colour-purple = paarse

## Niveaubalken naar hun patroon

texture-brick = baksteen
texture-rust = roest
texture-chain = ketting
texture-steel = staal

## Stapels

pile-items = voorwerpen
pile-events = gebeurtenissen

## Wat je kunt oppakken

collect-item = voorwerp
collect-case-1 = koffer 1
collect-case-2 = koffer 2
collect-case-3 = koffer 3
collect-case-4 = koffer 4
collect-president = president
collect-car = auto

## Wat Bibliotheek en Wapenwinkel te bieden hebben

choice-item = trek een voorwerp
choice-items = trek twee voorwerpen en houd er een
choice-card = neem een willekeurige kaart terug
choice-ammo = hoogstens 2 munitie voor je wapen

## De president, waar het de vraag is

fate-alive = Levend
fate-dead = Dood

## Verborgen dingen

hidden-action = een kaart
hidden-thing = een kaart
hidden-tile = een POI-tegel
hidden-event_card = een gebeurtenis
hidden-blue = een doel
hidden-purple = een doel
hidden-objectives = een doel
hidden-shown = iets

## Instellingen

option-special_cards = Extra speciale actiekaarten
    .help = Elke held kan kiezen uit zes speciale actiekaarten in plaats van vier.
    .value-false = Zonder
    .value-true = Met
option-crossbows = Kruisbogen
    .help = Twee Kruisbogen bij de voorwerpen: ze maken geen lawaai.
    .value-false = Zonder
    .value-true = Met
option-explosion = Explosies
    .help = Twee explosies bij de gebeurtenissen: ze ruimen je veld op, maar raken jou ook.
    .value-false = Zonder
    .value-true = Met
option-timer_tiles = Extra tijdtegels
    .help = Drie zwarte tijdtegels meer om uit te trekken: Stroomuitval, Rellen en Voedseldropping. De stapel wordt niet groter.
    .value-false = Zonder
    .value-true = Met
option-traps = Valstrikken
    .help = Twee stadstegels met een valstrik, die kan afgaan als je erin loopt.
    .value-false = Zonder
    .value-true = Met
option-hard_deck = Zware New York-stapel
    .help = New York speelt met tien zwaardere kaarten.
    .value-false = De standaardkaarten
    .value-true = De zware kaarten
option-one_tile_less = Eén tijdtegel minder
    .help = Minder tijd: één zwarte tijdtegel minder in de stapel.
    .value-false = Alle tegels
    .value-true = Eén minder
option-thirty_prisoners = Dertig gevangenen
    .help = Dertig gevangenen in plaats van veertig. Ze raken eerder op, en elke gevangene die niet kan komen, maakt lawaai.
    .value-false = Veertig
    .value-true = Dertig
option-wanted = Gezocht!
    .help = Wie een baas doodt, krijgt een opsporingsbiljet, en twee van de blauwe doelen vragen erom.
    .value-false = Uit
    .value-true = Aan
option-dead_or_alive = Is de president dood of levend?
    .help = Een van drie kaarten zegt dat de president dood is als je hem haalt; dan kun je alleen nog in je eentje winnen.
    .value-false = Hij leeft
    .value-true = Niemand weet het
option-lone_level = Niveau voor een solo-overwinning
    .help = Wanneer niveau 3 als bereikt telt: als de niveaubalk ervan vol en weg is, of al als die open ligt.
    .value-removed = Niveaubalk 3 is weg
    .value-in_use = Niveaubalk 3 ligt open
option-black_tiles = Zwarte tijdtegels
    .help = Hoeveel tijd er is: zoveel zwarte tegels liggen er in de tijdstapel. Volgens de regels: 12 met vier spelers, 11 met drie, 10 met twee of in je eentje.
    .value-usual = Volgens de regels
    .value-6 = 6
    .value-7 = 7
    .value-8 = 8
    .value-9 = 9
    .value-10 = 10
    .value-11 = 11
    .value-12 = 12
    .value-13 = 13
    .value-14 = 14
    .value-15 = 15
option-always_show = Altijd mijn kaarten tonen
    .help = Aan het begin mag elke speler beloven bij elke ontsnappingspoging alles te tonen. Daarna wordt het hun niet meer gevraagd en hoeft niemand op ze te wachten.
    .value-false = Bij elke poging een geheime keuze
    .value-true = Spelers mogen beloven alles te tonen

## Vragen

ask-hero = Welke held speel je?
ask-promise = Toon je bij elke ontsnappingspoging alles?
ask-recovery = Neem je alle afgelegde kaarten terug, voor een tijdtegel?
ask-choose = Je plan: welke twee kaarten?
ask-play = Welke kaart draai je nu om?
ask-dare = De kaart werkt alleen als je je auto opgeeft. Doe je dat?
ask-drive = Ga je nu rijden?
ask-window = Een vrij moment: wil je nog iets doen?
ask-moment = Tussendoor: pak je iets op?
ask-move = Waar ga je heen?
ask-company = Gaat er iemand mee?
ask-ride = Ga je mee?
ask-jump = Waar kom je uit?
ask-reveal = Welk leeg veld onthul je?
ask-peek = Welke POI-tegel bekijk je?
ask-roadblock = Er komt een wegversperring.
ask-reuse = Er is geen wegversperring meer. Welke vernielde wordt opnieuw gebruikt?
ask-break = Welke wegversperring verniel je?
ask-wire = Welke weg zet je af?
ask-hit = Wie val je aan?
ask-burn = Waar gooi je hem heen?
ask-trick = Wie lok je weg, en waarheen?
ask-damage = Schade! Weer je die af?
ask-recover = Welke kaart neem je terug?
ask-cover = Wie dek je?
ask-rob = Wie beroof je?
ask-steal = Welke kaart neem je?
ask-give = Welk voorwerp geef je terug?
ask-bury = Waar laat je de gebeurtenis?
ask-pickpocket = Een zakkenroller! Welk voorwerp raak je kwijt?
ask-lookout = Welke POI onthul je?
ask-copter = Waar gaat de helikopter heen?
ask-hunt = De jacht: welke vijand gaat als eerste?
ask-route = Er zijn meerdere even korte routes: welke wordt het?
ask-which = Welke van de gevangenen daar gaat?
ask-aboard = Welke gevangene rijdt mee?
ask-duke = Welke kant gaat de Duke op?
ask-place = Waar verschijnt een gevangene?
ask-sewer = Uit welke rioolput klimt een gevangene?
ask-wheels = Waar duikt de gestolen auto op?
ask-driver = Welke gevangene neemt de auto?
ask-limit = Meer dan drie kaarten: welke gaat weg?
ask-poi = Welke POI wordt nu onthuld?
ask-learn = Welke speciale actiekaart neem je?
ask-exchange = Welk doel wissel je?
ask-objective = Welk doel neem je?
ask-building = Wat doe je in het gebouw?
ask-keep = Welk voorwerp houd je?
ask-show = Een ontsnappingspoging: wat toon je?

## Opties, naar het werkwoord van de code

code-hero = Speel { $arg }
code-always-show = Toon altijd alles
code-choose-each-time = Kies elke keer zelf
code-go-on = Verder
code-hurry = Deze beurt geen vrije momenten meer
code-done = Klaar
code-decline = Nu niet
code-recover-all = Neem alle kaarten terug
code-choose = Leg { $arg } neer
code-unchoose = Haal { $arg } uit je plan
code-ready = Onthul je wapen: { $arg }
    .alone = Klaar
code-play = Draai { $arg } om
code-hit-instead = Vaardigheid: sla, in plaats van { $arg }
code-move-instead = Vaardigheid: loop, in plaats van { $arg }
code-dare = Geef je auto op
code-skip = Doe niets met deze kaart
code-drive = Rijd
code-stop = Stop hier
code-go = Ga naar { $arg }
code-crash = Knal door naar { $arg } en verlies je auto
code-bridge = Ga brug { $arg } op
code-crash-bridge = Knal brug { $arg } op en verlies je auto
code-alone = Ga alleen
code-invite = Neem { $arg } mee
code-ride = Ga mee
code-stay = Blijf
code-reveal = Onthul { $arg }
code-manhole = Door het riool naar { $arg }
code-jump = Naar de POI op { $arg }
code-turn = Onthul de POI op { $arg }
code-peek = Bekijk de POI op { $arg }
code-break = Verniel de wegversperring naar het { $arg }
code-wire = Zet de weg naar het { $arg } af
code-reuse = Die op { $arg }
code-block = Zet de wegversperring neer
code-hit-prisoner = Raak een gevangene op { $arg }
code-hit-prisoner-hurt1 = Raak een gevangene (1 schade) op { $arg }
code-hit-prisoner-hurt2 = Raak een gevangene (2 schade) op { $arg }
code-hit-prisoner-down = Raak een liggende gevangene op { $arg }
code-hit-prisoner-down-hurt1 = Raak een liggende gevangene (1 schade) op { $arg }
code-hit-prisoner-down-hurt2 = Raak een liggende gevangene (2 schade) op { $arg }
code-hit-driver = Raak een gevangene met auto op { $arg }
code-hit-driver-hurt1 = Raak een gevangene met auto (1 schade) op { $arg }
code-hit-driver-hurt2 = Raak een gevangene met auto (2 schade) op { $arg }
code-hit-driver-down = Raak een liggende gevangene met auto op { $arg }
code-hit-driver-down-hurt1 = Raak een liggende gevangene met auto (1 schade) op { $arg }
code-hit-driver-down-hurt2 = Raak een liggende gevangene met auto (2 schade) op { $arg }
code-hit-romero = Raak Romero op { $arg }
code-hit-slag = Raak Slag op { $arg }
code-hit-duke = Raak de Duke op { $arg }
code-trick-prisoner = Lok een gevangene weg naar { $arg }
code-trick-prisoner-hurt1 = Lok een gevangene (1 schade) weg naar { $arg }
code-trick-prisoner-hurt2 = Lok een gevangene (2 schade) weg naar { $arg }
code-trick-prisoner-down = Lok een liggende gevangene weg naar { $arg }
code-trick-prisoner-down-hurt1 = Lok een liggende gevangene (1 schade) weg naar { $arg }
code-trick-prisoner-down-hurt2 = Lok een liggende gevangene (2 schade) weg naar { $arg }
code-trick-driver = Lok een gevangene met auto weg naar { $arg }
code-trick-driver-hurt1 = Lok een gevangene met auto (1 schade) weg naar { $arg }
code-trick-driver-hurt2 = Lok een gevangene met auto (2 schade) weg naar { $arg }
code-trick-driver-down = Lok een liggende gevangene met auto weg naar { $arg }
code-trick-driver-down-hurt1 = Lok een liggende gevangene met auto (1 schade) weg naar { $arg }
code-trick-driver-down-hurt2 = Lok een liggende gevangene met auto (2 schade) weg naar { $arg }
code-trick-romero = Lok Romero weg naar { $arg }
code-trick-duke = Lok de Duke weg naar { $arg }
code-hunt-prisoner = Een gevangene van { $arg }
code-hunt-driver = Een gevangene met auto van { $arg }
code-hunt-romero = Romero van { $arg }
code-hunt-slag = Slag van { $arg }
code-hunt-duke = De Duke van { $arg }
code-burn = Naar { $arg }
code-suffer = Incasseer de schade
code-recover = Neem { $arg } terug
code-cover = Dek { $arg }
code-rob = Beroof { $arg }
code-steal = Neem { $arg }
code-give = Geef { $arg }
code-bury = Leg de kaart onderop
code-leave = Laat de kaart bovenop liggen
code-collect = Oppakken: { $arg }
code-use = Gebruik { $arg }
code-fire = Val aan met { $arg }
code-bar = { $arg } op je niveaubalk
code-bar-weapon = Je wapen { $arg } op je niveaubalk
code-throw = Leg { $arg } af
code-drop-1 = Zet { $arg } neer als koffer 1
code-drop-2 = Zet { $arg } neer als koffer 2
code-drop-3 = Zet { $arg } neer als koffer 3
code-drop-4 = Zet { $arg } neer als koffer 4
code-abandon = Laat je auto achter
code-bracelet = Draai de Armband van de president om
code-win = Roep een solo-overwinning uit
code-learn = Neem { $arg }
code-exchange = Je { $arg } doel
code-objective = Neem { $arg }
code-library = Bibliotheek: { $arg }
code-surgery = Laat je oplappen
code-shop = Wapenwinkel: { $arg }
code-keep = Houd { $arg }
code-copter = Helikopter naar { $arg }
code-step = Verder naar { $arg }
code-prisoner = Een gevangene op { $arg }
code-wheels = Op { $arg }
code-hurt = Die met { $arg } schade
code-later = Hier niemand: later iemand meenemen
code-duke = De Duke verschijnt
code-show = Toon { $arg }

## Het toeval, als regels in een verslag

code-first = Eerste speler: { $arg }
code-texture = Niveaubalken: { $arg }
code-blue = Blauw doel: { $arg }
code-purple = Paars doel: { $arg }
code-tile = Tegel: { $arg }
code-poi = POI: { $arg }
code-suburb = Buitenwijkfiche: { $arg }
code-timer = Tijdtegel: { $arg }
code-event = Gebeurtenis: { $arg }
code-item = Voorwerp: { $arg }
code-nothing = Er is geen voorwerp meer
code-case = Koffer: { $arg }
code-back = Gestolen: { $arg }
code-find = Teruggevonden: { $arg }
code-lose = Kwijt: { $arg }
code-president = De president: { $arg }
code-trap = Valstrikkaart: { $arg }
code-special = Een speciale kaart komt bij de New York-stapel
code-new-york = Bovenop de New York-stapel: { $arg }

## Wat er gebeurde. $seat is de speler om wie het gaat, $you zegt of dat de lezer is.

event-picked = { $seat } kiest { $hero }.
event-promised = { $seat } toont bij ontsnappingspogingen altijd alles.
event-bar = { $seat } krijgt niveaubalken van { $texture }.
event-objective = { $seat } krijgt het blauwe doel { $blue }.
    .hidden = { $seat } krijgt een blauw doel.
event-transport = { $seat } krijgt het paarse doel { $purple }.
    .hidden = { $seat } krijgt een paars doel.
event-first = { $seat } begint.
event-turn =
    { $you ->
        [yes] Ronde { $round }: jij bent aan de beurt.
       *[no] Ronde { $round }: { $seat } is aan de beurt.
    }
event-recovered-all =
    { $cards ->
        [one] { $seat } neemt 1 afgelegde kaart terug.
       *[other] { $seat } neemt alle { $cards } afgelegde kaarten terug.
    }
event-forced =
    { $cards ->
        [one] { $seat } moet 1 afgelegde kaart terugnemen.
       *[other] { $seat } moet alle { $cards } afgelegde kaarten terugnemen.
    }
event-chose =
    { $cards ->
        [one] { $seat } legt 1 kaart gedekt neer.
       *[other] { $seat } legt { $cards } kaarten gedekt neer.
    }
event-played = { $seat } draait { $card } om.
event-skipped = { $card } kan niet worden uitgevoerd.
event-ability-hit = { $seat } gebruikt de vaardigheid: een klap.
event-ability-move = { $seat } gebruikt de vaardigheid: een stap.
event-moved = { $seat } gaat naar { $space }.
    .brief = naar { $space }
event-rode = { $seat } gaat mee naar { $space }.
event-stayed = { $seat } gaat niet mee.
event-crashed = { $seat } knalt door naar { $space } en verliest de auto.
    .brief = knalt door naar { $space }
event-smashed = De wegversperring ten { $direction } van { $space } wordt geramd.
event-revealed = Onthuld op { $space }: { $tile }.
    .brief = { $tile } op { $space }
event-suburb-turned = Buitenwijkfiche op { $space }: { $suburb }.
event-poi-turned = POI op { $space }: { $tile }.
    .brief = { $tile } op { $space }
event-peeked = { $seat } bekijkt de POI op { $space }: { $tile }.
    .hidden = { $seat } bekijkt de POI op { $space }.
event-hit = { $seat } raakt { $enemy } op { $space }: { $damage } schade.
    .brief = { $damage } schade aan { $enemy }
event-killed = { $seat } doodt { $enemy } op { $space }.
    .brief = { $enemy } gedood
event-on-the-bar =
    { $you ->
        [yes] De gevangene komt op je niveaubalk.
       *[no] De gevangene komt op de niveaubalk van { $seat }.
    }
event-tricked = { $seat } lokt { $enemy } weg naar { $space }.
    .brief = { $enemy } weggelokt
event-came = Nieuw op { $space }: { $enemy }.
event-took-car = Een gevangene neemt de achtergelaten auto op { $space }.
event-hunted = De jacht van { $space } naar { $target }: { $enemy }.
event-carried = Er rijdt een passagier mee naar { $space }.
event-crashed-in = Een auto knalt door een wegversperring naar { $space }; de auto is weg.
event-entered = Komt van { $space } naar { $target }: { $enemy }.
event-duke-moved = De Duke gaat naar { $space }.
event-duke-back = De Duke is terug, op { $space }.
event-stood-up =
    { $number ->
        [one] Een weggelokte vijand staat op.
       *[other] { $number } weggelokte vijanden staan op.
    }
event-roadblock = Er komt een wegversperring ten { $direction } van { $space }.
event-broke = { $seat } vernielt de wegversperring naar het { $direction }.
event-cubes =
    { $number ->
        [one] 1 voorwerpblokje op { $space }.
       *[other] { $number } voorwerpblokjes op { $space }.
    }
event-drew = { $seat } trekt { $thing }.
    .hidden = { $seat } trekt een voorwerp.
    .brief = { $thing }
    .brief-hidden = een voorwerp
event-drew-nothing = { $seat } trekt niets: er is geen voorwerp meer.
event-took-case = { $seat } pakt koffer { $number } op.
    .brief = koffer { $number }
event-saw-case = Erin: { $thing }.
    .hidden = Niemand anders ziet wat erin zit.
event-case-token = Koffer { $number } ligt nu op { $space }.
event-dropped = { $seat } zet { $thing } neer als koffer { $number }.
    .hidden = { $seat } zet koffer { $number } neer.
event-took-wreck = { $seat } neemt een auto.
event-left-car = { $seat } laat de auto achter.
event-took-president = { $seat } haalt de president!
event-president-dead = { $seat } vindt de president dood.
event-alive-taken = { $seat } haalt een kaart Levend uit de stapel van de president.
event-used = { $seat } gebruikt { $thing }.
event-ready-weapon = { $seat } onthult een wapen: { $thing }.
event-fired =
    { $ammo ->
        [0] { $seat } valt aan met { $thing }.
       *[other] { $seat } valt aan met { $thing }; nog { $ammo } munitie.
    }
event-threw-away = { $seat } legt { $thing } af.
    .hidden = { $seat } legt een voorwerp af.
event-item-on-bar = { $seat } legt { $thing } op de niveaubalk.
    .hidden = { $seat } legt een voorwerp op de niveaubalk.
event-robbed = { $seat } berooft { $victim }.
event-stole = { $seat } neemt { $thing } van { $victim }.
    .hidden = { $seat } neemt een kaart van { $victim }.
    .brief = neemt { $thing }
    .brief-hidden = neemt een kaart
event-gave = { $seat } geeft { $thing } aan { $victim }.
    .hidden = { $seat } geeft een kaart aan { $victim }.
    .brief = geeft { $thing }
    .brief-hidden = geeft een kaart
event-recovered = { $seat } neemt { $card } terug.
    .hidden = { $seat } neemt een kaart terug.
event-lost = { $seat } raakt { $card } kwijt.
    .hidden = { $seat } raakt een kaart kwijt.
    .brief = { $card } kwijt
    .brief-hidden = een kaart kwijt
event-damaged =
    { $damage ->
        [0] { $seat } krijgt geen schade.
       *[other] { $seat } krijgt { $damage } schade.
    }
event-sheltered = De Schuilplaats houdt { $damage } schade tegen.
event-warded = { $damage } schade wordt afgeweerd.
    .brief = { $damage } afgeweerd
event-noise = New York krijgt { $number } lawaai en heeft { $noise }.
event-quieter = New York verliest { $number } lawaai en heeft { $noise }.
event-mission = Een missieblokje schuift op: nog { $left }.
event-reset = De missieblokjes gaan terug.
event-timer-tile = Tijdtegel: { $tile }.
event-timer-gone = Tijdtegel afgelegd: { $tile }.
event-landed = De helikopter landt op { $space }.
event-copter-moved = De helikopter gaat naar { $space }.
event-gullfire-gone = De Gullfire wordt vernield!
event-event-card = Gebeurtenis: { $card }.
event-saw-event = { $seat } bekijkt de bovenste gebeurtenis: { $card }.
    .hidden = { $seat } bekijkt de bovenste gebeurtenis.
event-buried = { $seat } legt die onderop.
event-event-level = Het gebeurtenisniveau stijgt naar { $level }.
event-trap = Een valstrik: { $card }.
event-level-up = { $seat } bereikt niveau { $level }.
event-learned = { $seat } neemt { $card }.
    .hidden = { $seat } neemt een speciale actiekaart.
    .brief = { $card }
    .brief-hidden = een speciale actiekaart
event-exchanged = { $seat } legt het { $colour } doel terug in de stapel.
event-looked = In de { $colour } stapel: { $cards }.
    .hidden = { $seat } kijkt de { $colour } stapel door.
event-building-used = { $seat } gebruikt de { $building }.
event-ammo-added = { $seat } laadt het wapen: { $ammo } munitie.
event-ny-discarded = New York legt { $card } af.
event-ny-paid = New York betaalt { $cost }: { $card }.
event-ny-unpaid = New York kan { $card } niet betalen: die kost { $cost }.
event-ny-shuffled = De New York-stapel wordt geschud.
event-ny-special = Er komt een speciale kaart bij de New York-stapel.
event-bonus = Vanaf nu in het spel: { $card }.
event-reshuffled = De { $pile } worden opnieuw geschud.
event-attempt = { $seat } gaat brug { $number } op!
event-showed = { $seat } toont { $thing }.
    .brief = { $thing }
event-showed-nothing = { $seat } toont niets.
    .brief = niets getoond
event-failed = De ontsnapping over brug { $number } mislukt.
event-wanted-card = { $seat } neemt een opsporingsbiljet.
event-escaped = { $seat } ontsnapt uit New York!
event-lone = { $seat } ontsnapt alleen: { $blue }, { $purple }!
event-all-lost = New York wint: iedereen verliest.

## Het bord in de terminal

board-setup = Helden kiezen
board-turn = { $player }: stap { $step } van 12
board-turn-begins = { $player }: vóór stap 1
board-turn-noise = tot nu toe { $noise } lawaai
board-guard = negeert { $guard } schade
board-noise = Lawaai
board-missions = Missies
board-timer = Tijd
board-events = Gebeurtenisniveau { $level }
board-top = Bovenste kaart: { $cost } lawaai, uit { $ways }, versperring { $road }
board-prisoners-left =
    { $prisoners ->
        [one] nog 1 gevangene
       *[other] nog { $prisoners } gevangenen
    }
board-boss = { $boss } { $life }/{ $most }
board-boss-down = { $boss } { $life }/{ $most } (ligt)
board-camp = president in het Kamp
board-dead = de president is dood
board-no-gullfire = Gullfire vernield
board-prisoner = gevangenen
board-driver = met auto
board-lying = liggend
board-cube = voorwerpblokjes
board-case = koffer
board-wreck = auto
board-manhole = rioolput
board-event = gebeurtenis
board-face-down-suburb = buitenwijkfiche
board-raft = vlot
board-heliport = helihaven
board-helicopter = helikopter
board-gullfire = Gullfire
board-bridge = brug
board-park = Central Park
board-poi = gedekte POI
board-empty = niet onthuld
board-roadblock = wegversperring NO ZO Z N
board-hand-size =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
board-discard-size = { $cards } afgelegd
board-chosen = { $cards } neergelegd
board-ammo = { $weapon } { $ammo }/{ $most }
board-car = auto
board-taxi = taxi
board-level = niveau { $level }
board-bar = niveau { $level } (balk *{ $prisoners }/{ $needsprisoners } ${ $items }/{ $needsitems })
board-items =
    { $cards ->
        [one] 1 verborgen voorwerp
       *[other] { $cards } verborgen voorwerpen
    }
board-cases =
    { $cards ->
        [one] 1 verborgen koffer
       *[other] { $cards } verborgen koffers
    }
board-known = bekend: { $things }
board-wanted =
    { $cards ->
        [one] 1 opsporingsbiljet
       *[other] { $cards } opsporingsbiljetten
    }
board-always-shows = toont bij ontsnappingspogingen altijd alles
board-hand = Hand (lawaai):
board-plan = Plan:
board-discard = Aflegstapel:
board-supply = Bezit:
board-shop = Uit de winkel:
board-alone = Alleen:
board-alone-president = president gehaald of rode tegels
board-alone-level = niveau 3
board-seen = Je weet:
board-seen-slot = koffer { $number }: { $thing }
board-seen-top = bovenste gebeurtenis: { $event }
board-seen-bottom = onderste gebeurtenis: { $event }
board-bonuses = Bonussen:

## Aantekeningen bij de opties

note-noise = { $noise } lawaai
note-ability-hit = 2 schade op je veld
note-ability-move = 1 stap langs vijanden, onthul 1
note-tiles =
    { $black ->
        [0] { $red ->
            [one] nog 1 rode tegel
           *[other] nog { $red } rode tegels
        }
        [one] nog 1 zwarte tegel
       *[other] nog { $black } zwarte tegels
    }
note-poi-tiles =
    { $tiles ->
        [one] kost 1 tijdtegel
       *[other] kost { $tiles } tijdtegels
    }
note-prisoners =
    { $prisoners ->
        [one] 1 gevangene
       *[other] { $prisoners } gevangenen
    }
note-drivers = { $drivers } met auto
note-cubes =
    { $cubes ->
        [one] 1 voorwerpblokje
       *[other] { $cubes } voorwerpblokjes
    }
note-case = koffer { $number }
note-road = door een wegversperring
note-on-noise =
    { $noise ->
        [0] daarna vallen de vijanden aan
       *[other] daarna { $noise } lawaai, en de vijanden vallen aan
    }
note-on-attack =
    { $damage ->
        [0] daarna gaat de beurt verder: niemand kan je nu raken
       *[other] daarna vallen de vijanden aan: { $damage } schade
    }
note-on-new-york = daarna gaat New York verder
note-on-end = beëindigt je beurt
note-cannot = doet nu niets: { $hindrance }
note-crash = werkt nu alleen als je je auto opgeeft
note-full = te veel lawaai: er wordt een tijdtegel omgedraaid
note-saturated =
    { $cubes ->
        [one] te veel lawaai: er schuift 1 missieblokje op
       *[other] te veel lawaai: er schuiven { $cubes } missieblokjes op
    }
note-damage = { $damage } schade op komst in stap 7
note-forced = volgende beurt moet je je kaarten terugnemen, voor een tijdtegel
note-gullfire = de Gullfire, jouw uitweg, kan zo vernield worden
note-loss = { $chance } % kans dat jullie meteen allemaal verliezen
note-fourth = meer dan drie: er moet er een weg
note-bridge = een wegversperring sluit brug { $number } af
note-missing = hier niet te zien: { $thing }
note-taxi = de taxi verdwijnt uit het spel
note-replaces = { $thing } wordt afgelegd
note-objective = je doel vraagt erom
note-show-withholds = houdt { $thing } achter: de ontsnapping mislukt
note-show-fails = mislukt: niemand hier heeft { $thing }
note-show-unless = mislukt, tenzij een ander { $thing } toont
note-show-together = maakt de ontsnapping af als anderen { $thing } tonen
note-show-completes = maakt de ontsnapping af: alle helden hier winnen
note-show-seen = iedereen ziet het

hindrance-enemies = vijanden op je veld
hindrance-walled = geen uitweg
hindrance-crash = alleen door met de auto
hindrance-trick = niemand om weg te lokken
hindrance-trick-room = geen plek om ze heen te lokken
hindrance-steal = niemand hier te beroven
hindrance-manhole = geen rioolput om te gebruiken
hindrance-manhole-car = niet met een auto
hindrance-poi = niet op een POI
hindrance-car = geen auto meer over
hindrance-break = geen wegversperring om te breken
hindrance-wire = geen weg om af te zetten
