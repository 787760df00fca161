### Getaway Driver. Namen, opschriften en vragen.
### $arg is altijd een naam die al is ingevuld: een tegel, kaart, opwaardering, voertuig, richting of getal; een veld heet
### naar zijn kolom en rij, zoals 8,6.

## Plaatsen

# `sentence`: in een zin, waar de rol voor een naam staat; `number`: enkelvoud of meervoud.
role-driver = Chauffeur
    .sentence = de chauffeur
    .number = one
role-driver-a = Chauffeur A
    .sentence = chauffeur A
    .number = one
role-driver-b = Chauffeur B
    .sentence = chauffeur B
    .number = one
role-city = Stad
    .sentence = de stad
    .number = one
role-police = Politie
    .sentence = de politie
    .number = one

## Tegels

tile-START = Starttegel
    .short = Start
tile-ESCAPE = Ontsnappingstegel
    .short = Ontsnapping
tile-G01 = Stadsplattegrond
    .short = Plattegrond
tile-G02 = Schuilgarage
    .short = Schuilgarage
tile-G03 = Achterbuurt
    .short = Achterbuurt
tile-G04 = Doorgaande weg
    .short = Doorgaand
tile-G05 = Uitkijkpost
    .short = Uitkijkpost
tile-G06 = Landweg
    .short = Landweg
tile-G07 = Oeverweg
    .short = Oeverweg
tile-G08 = Tunnel
    .short = Tunnel
tile-G09 = Tunnel
    .short = Tunnel
tile-G10 = Boerenpad
    .short = Boerenpad
tile-Y01 = Bouwplaats
    .short = Bouwplaats
tile-Y02 = Bouwplaats
    .short = Bouwplaats
tile-Y03 = Viaduct
    .short = Viaduct
tile-Y04 = Viaduct
    .short = Viaduct
tile-Y05 = Laadperrons
    .short = Laadperrons
tile-Y06 = Laadperrons
    .short = Laadperrons
tile-Y07 = Haventrappen
    .short = Haventrap
tile-Y08 = Haventrappen
    .short = Haventrap
tile-Y09 = Winkelstraat
    .short = Winkels
tile-Y10 = Winkelstraat
    .short = Winkels
tile-Y11 = Caféterrassen
    .short = Terrassen
tile-Y12 = Caféterrassen
    .short = Terrassen
tile-Y13 = Tramhalte
    .short = Tramhalte
tile-Y14 = Tramhalte
    .short = Tramhalte
tile-Y15 = Eenrichtingsstraat
    .short = Eenrichting
tile-Y16 = Eenrichtingsstraat
    .short = Eenrichting
tile-Y17 = Rotonde
    .short = Rotonde
tile-Y18 = Rotonde
    .short = Rotonde
tile-Y19 = Oude stad
    .short = Oude stad
tile-Y20 = Oude stad
    .short = Oude stad
tile-Y21 = Tunnel
    .short = Tunnel
tile-R01 = Auto-ongeluk
    .short = Ongeluk
tile-R02 = Auto-ongeluk
    .short = Ongeluk
tile-R03 = File
    .short = File
tile-R04 = Olievlek
    .short = Olievlek
tile-R05 = Olievlek
    .short = Olievlek
tile-R06 = Optocht
    .short = Optocht
tile-R07 = Wegwerkzaamheden
    .short = Wegwerk
tile-R08 = Open ophaalbrug
    .short = Ophaalbrug
tile-R09 = Ingestorte steiger
    .short = Steiger
tile-R10 = Gesprongen waterleiding
    .short = Waterleiding
tile-R11 = Straatmarkt
    .short = Markt
tile-R12 = Geschaarde vrachtwagen
    .short = Vrachtwagen

## Lichten, en wat ze betekenen voor wie er komt aanrijden

light-green = groen
    .letter = G
    .effect = geen obstakelfiche
light-yellow = oranje
    .letter = O
    .effect = een obstakelfiche als de chauffeur dat wil
light-red = rood
    .letter = R
    .effect = een obstakelfiche

## Wat er bijzonder is aan een tegel

special-none = niets bijzonders
    .letter = --
    .effect = niets bijzonders
special-city_map = Stadsplattegrond
    .letter = SP
    .effect = bekijk één gedekte tegel, waar dan ook
special-garage_hideout = Schuilgarage
    .letter = SG
    .effect = de achtervolgingsmeter loopt hier niet op
special-skid_row = Achterbuurt
    .letter = AB
    .effect = de politie verliest 2 handhavingsfiches
special-thoroughfare = Doorgaande weg
    .letter = DW
    .effect = één extra verplaatsing
special-vantage_point = Uitkijkpost
    .letter = UP
    .effect = gedekte tegels ernaast gaan open
special-tunnel = Tunnel
    .letter = TU
    .effect = verboden voor helikopters
special-event = Gebeurtenissymbool
    .letter = GS
    .effect = een gebeurteniskaart, als ermee wordt gespeeld

## Stunts

stunt-two_wheels = Op 2 wielen rijden
    .short = 2 wielen
    .letter = w
stunt-sidewalk = Over de stoep rijden
    .short = Stoep
    .letter = p
stunt-oncoming = Spookrijden
    .short = Spookrijden
    .letter = k
stunt-alley = Smal steegje
    .short = Steegje
    .letter = s
stunt-ramp = Geïmproviseerde helling
    .short = Helling
    .letter = h

## Chauffeurskaarten: de eigenschap, wanneer die kan worden gespeeld, en de stunt

card-decoy_car = Lokauto
    .effect = terug naar tegel en richting van vóór je laatste verplaatsing
    .when = in de politiebeurt, vóór de controle
    .stunt = Smal steegje
card-handbrake_turn = Handrembocht
    .effect = keer om en rijd één veld, niemand volgt; of ontkom aan elk obstakel, terug waar je vandaan kwam
    .when = op elk moment van je beurt, of als stunt
    .stunt = Smal steegje
card-hit_the_gas = Plankgas!
    .effect = één extra verplaatsing, niemand volgt
    .when = op elk moment van je beurt
    .stunt = Geïmproviseerde helling
card-jam_the_police_radar = Verstoor de politieradio
    .effect = draai elk diagonaal aangrenzend voertuig en verplaats het één veld
    .when = aan het begin van je beurt
    .stunt = Over de stoep rijden
card-last_ditch_effort = Uiterste poging
    .effect = achtervolgingsmeter 1 veld terug
    .when = op elk moment van je beurt
    .stunt = Spookrijden
card-leave_wreckage = Laat puinhoop achter
    .effect = een obstakelfiche op je tegel, voertuigen daar crashen
    .when = op elk moment van je beurt
    .stunt = Op 2 wielen rijden
card-partners_in_crime = Medeplichtigen / Snelle switch
    .effect = gebruik een kaart van je partner; of wissel van plaats, of haal je partner naar je tegel
    .when = wanneer de gekopieerde kaart kan; of op elk moment van je beurt
    .stunt = geen stunt
card-ramming_speed = Op ramkoers
    .effect = voertuigen en blokkades op tegels waar je deze beurt op rijdt, crashen
    .when = aan het begin van je beurt
    .stunt = Geïmproviseerde helling
card-slam_on_the_brakes = Trap op de rem
    .effect = blijf staan, alle voertuigen schieten één veld rechtdoor
    .when = aan het begin van je beurt
    .stunt = Op 2 wielen rijden
card-stomping_grounds = Bekend terrein
    .effect = jij trekt en legt de tegels, deze ronde en de volgende
    .when = aan het begin van een ronde
    .stunt = Over de stoep rijden
card-switch_cars = Verwissel auto's
    .effect = wissel van plaats en richting met een voertuig op een tegel
    .when = aan het begin van je beurt
    .stunt = Spookrijden

## Opwaarderingen van de politie

upgrade-armored_car = Pantserwagen
    .effect = betaal 1: geen crash, of dwars door een obstakelfiche
upgrade-barricade = Blokkade
    .effect = de chauffeur levert een kaart in om erdoor te komen
upgrade-dispatch = Meldkamer
    .effect = betaal 1: zet een nog niet verplaatst voertuig op 2 velden van de chauffeur
upgrade-patrol_car = Patrouillewagen
    .effect = nog een wagen in de achtervolging
upgrade-police_helicopter = Politiehelikopter
    .effect = crasht nooit, vliegt over obstakelfiches; betaal 1: halve draai, of wegblijven uit een tunnel
upgrade-police_motorcycle = Politiemotor
    .effect = betaal 1: nog een verplaatsing, of de achtervolging afbreken
upgrade-tire_spikes = Spijkermat
    .effect = wie erop staat, wordt achtervolgd; betaal 1: verleg de mat
upgrade-traffic_camera = Verkeerscamera
    .effect = eens per ronde de getrokken tegels opnieuw trekken

## Voertuigen

vehicle-armored-1 = Pantserwagen 1
vehicle-armored-2 = Pantserwagen 2
vehicle-helicopter-1 = Helikopter 1
vehicle-helicopter-2 = Helikopter 2
vehicle-motorcycle-1 = Motor 1
vehicle-motorcycle-2 = Motor 2
vehicle-patrol-1 = Patrouillewagen 1
vehicle-patrol-2 = Patrouillewagen 2
vehicle-patrol-3 = Patrouillewagen 3
vehicle-patrol-4 = Patrouillewagen 4
vehicle-patrol-5 = Patrouillewagen 5
vehicle-patrol-6 = Patrouillewagen 6

## Gebeurteniskaarten

event_card-fresh_out_of_cones = Geen verkeerspionnen
    .effect = politievoertuigen draaien tegels om en crashen op rood; de politie bekijkt geen gedekte tegels meer
event_card-high_stakes_courier = Zwaarwichtige koeriersdienst
    .effect = de chauffeur wint met het laatste bergplaatsfiche; geen ontsnappingstegel, gedekte tegels worden opnieuw gelegd
event_card-hunter_and_prey = De jager en zijn prooi
    .effect = voertuigen crashen als de chauffeur hun tegel op rijdt; op de starttegel zijn ze veilig; de meter staat stil
event_card-operativo_speciale = Speciale operatie
    .effect = voertuigen crashen niet meer; opnieuw gespeelde kaarten komen terug; een badge van 3 brengt de chauffeur een bergplaatsfiche
event_card-ticking_time_bomb = Tikkende tijdbom
    .effect = geen bergplaatsfiches meer; als de lont is opgebrand, wint de chauffeur
event_card-vigilante_justice = Recht in eigen hand
    .effect = achtervolgd op elke tegel die bij het begin van de ronde al open lag; ook bij rood beslist de chauffeur

## Terreinhindernissen

obstacle-lake = Meer
obstacle-mountain = Berg
obstacle-city_park = Stadspark

## Windrichtingen, na ‘het’

facing-N = noorden
facing-E = oosten
facing-S = zuiden
facing-W = westen

## Kanten, vanuit de wagen gezien

side-front = rechtdoor
side-right = rechtsaf
side-behind = achter
side-left = linksaf

## Waarom een voertuig crasht

cause-hazard = het obstakelfiche
cause-ramming = op volle snelheid geramd
cause-wreckage = de puinhoop van de chauffeur
cause-slam = de chauffeur trapte op de rem
cause-tunnel = in een tunnel past geen helikopter
cause-hunter = de prooi jaagt terug
cause-cones = rood licht, en geen pion die waarschuwt

## Waarom er geen obstakelfiche komt

reason-stash = er lag een bergplaatsfiche
reason-police = er stond al iets van de politie
reason-declined = de chauffeur houdt de weg vrij

## Stapels van de solovariant

pile-perilous = risicovolle stapel
    .letter = RV
pile-serene = rustige stapel
    .letter = RU

## Waar de geautomatiseerde politie op let: waarom zo, waarheen, welke plek, waarom dit veld

motive-only-path = de enige kortste weg
motive-straight-first = rechtdoor gaat voor
motive-right-first = rechts gaat voor links
target-driver = de chauffeur
target-beside-driver = een veld naast de chauffeur
spot-front-left = schuin links voor
spot-front-right = schuin rechts voor
spot-two-ahead = twee velden voor
spot-two-left = twee velden links van
spot-two-right = twee velden rechts van
spot-two-behind = twee velden achter
choice-out-of-reach = daar kan geen voertuig komen
choice-within-reach = op elk vrij veld kan een voertuig komen
choice-straight-ahead = naast de chauffeur was niets vrij

## Seinen tussen stad en politie

signal-focus-a = achter chauffeur A aan
signal-focus-b = achter chauffeur B aan
signal-clear-left = houd links vrij
signal-clear-front = houd de voorkant vrij
signal-clear-right = houd rechts vrij
signal-block-left = sluit links af
signal-block-front = sluit de voorkant af
signal-block-right = sluit rechts af
signal-badges = graag badges
signal-no-badges = geen badges nodig

## Verborgen dingen

hidden-tile = een tegel
hidden-card = een kaart
hidden-side = een richting
hidden-signal = een sein

## Instellingen

option-stash = Bergplaatsfiches
    .help = Hoeveel bergplaatsfiches er per chauffeur worden gestrooid. Hoe minder, hoe lastiger voor de chauffeur. Met gebeurteniskaarten altijd vijf.
option-size = Tafelgrootte
    .help = Hoeveel kolommen en rijen de tafel heeft. Met minder ruimte zit een chauffeur eerder klem.
    .value-usual = Naar het aantal spelers: 15 × 11, met vier 23 × 15
    .value-compact = Compact: 11 × 9
    .value-standard = Standaard: 15 × 11
    .value-large = Groot: 19 × 13
    .value-quartet = Voor vier: 23 × 15
    .value-custom = Zelf kiezen: kolommen en rijen van hieronder
option-columns = Kolommen
    .help = Hoeveel kolommen een tafel van zelfgekozen grootte heeft.
option-rows = Rijen
    .help = Hoeveel rijen een tafel van zelfgekozen grootte heeft.
option-obstacles = Terreinhindernissen
    .help = Hoeveel meren, bergen en parken er op tafel liggen. Daar kan niemand rijden.
    .value-0 = Geen
option-obstacle_placement = Plaatsing van terreinhindernissen
    .help = Of het lot de terreinhindernissen legt, of de speler op de eerste plaats.
    .value-random = Willekeurig
    .value-host = Door de eerste plaats
option-meter = Achtervolgingsmeter
    .help = Hoeveel velden de achtervolgingsmeter heeft, wit en rood meegeteld. Hoe korter, hoe eerder de chauffeur gepakt is.
    .value-5 = Vijf velden
    .value-4 = Vier velden (lastiger voor de chauffeur)
option-dispatch = Meldkamer
    .help = Welke voertuigen Meldkamer mag sturen: alleen die deze ronde nog niet zijn verplaatst, of allemaal.
    .value-unmoved = Nog niet verplaatste voertuigen
    .value-any = Elk voertuig
option-learning = Leermodus
    .help = Voor een eerste partij: alle tegels worden open gelegd. Niet samen met gebeurteniskaarten.
    .value-false = Uit
    .value-true = Tegels open
option-events = Gebeurteniskaarten
    .help = Of er een tegel is die een gebeurtenis kan brengen die de regels verandert, tot het einde van het spel.
    .value-false = Zonder
    .value-true = Met gebeurteniskaarten
option-difficulty = Moeilijkheidsgraad
    .help = Hoe sterk de automatische politie is. Een sterkere heeft een pantserwagen, en een kaart opnieuw spelen kost dan meer bergplaatsfiches.
    .value-standard = Normaal
    .value-imposing = Imponerend
    .value-relentless = Meedogenloos
option-planning_talk = Overleg
    .help = Hoe stad en politie samen plannen: met vaste seinen vóór het trekken, of vrijuit in hun eigen chat.
    .value-signals = Alleen seinen
    .value-free = Vrij overleg

## Vragen

ask-obstacle = Waar komt er een terreinhindernis?
ask-hand = Welke kaart neem je mee? Je hebt er vijf nodig.
ask-aim = Waar gooi je de bergplaatsfiches heen?
ask-adjust = Er liggen bergplaatsfiches te dicht bij elkaar of te ver uit elkaar. Welk verschuif je?
ask-token = Waar gaat het fiche heen?
ask-start = Waar begint je vlucht?
ask-face = Met de neus welke kant op?
ask-place = Waar begint het voertuig de achtervolging?
ask-round-start = Een nieuwe ronde. Tijd voor Bekend terrein?
ask-camera = Leg je deze tegels, of gebruik je Verkeerscamera?
ask-take-up = Er zitten te weinig tegels in de buidel. Welke gedekte tegel pak je op?
ask-lay = Welke tegel komt op het volgende veld?
ask-turn = Rijden, de route verkennen of een kaart spelen?
ask-cornered = Je kunt niet verder. Heb je een kaart die helpt?
ask-extra-move = Waarheen met de extra verplaatsing?
ask-jam = Waar stuur je dit voertuig heen?
ask-switch = Met welk voertuig wissel je?
ask-barricade = Een blokkade op de weg. Welke kaart lever je in om erdoor te komen?
ask-react = De chauffeur komt je voertuig tegemoet. Draait het?
ask-hazard = Wil je een obstakelfiche op deze tegel?
ask-handle = Een obstakel! Welke stunt haal je uit, of ga je terug?
ask-settle = Wat doet je achtervolgende voertuig?
ask-half-turn = De chauffeur glipt achter de helikopter weg. Draait die om en volgt hij?
ask-avoid = De pantserwagen dreigt te crashen. Betaal je?
ask-city-map = Stadsplattegrond: welke gedekte tegel bekijk je?
ask-free = Nog iets deze beurt?
ask-vehicles = Sluit het net: welk voertuig gaat waarheen?
ask-at-once = Het voertuig staat op Doorgaande weg. Nog een verplaatsing?
ask-dispatch = Waar stuurt Meldkamer het voertuig heen?
ask-decoy = Vóór de controle: speel je Lokauto?
ask-purchase = Welke opwaardering koop je?
ask-place-barricade = Waar komt de blokkade?
ask-place-spikes = Waar komt de spijkermat?
ask-plan = Voordat de tegels worden getrokken: geef je een sein?
ask-chase = Beide chauffeurs vertrekken. Wie volgt je voertuig?
ask-follow-or-stay = De ene chauffeur vertrekt, de andere blijft. Wat doet je voertuig?
ask-resolve-first = Beide wagens hebben gereden. Wiens zet wordt het eerst afgehandeld?
ask-shared-stash = Jullie zijn allebei bij het bergplaatsfiche. Wie pakt het?
ask-share = De kaart van je partner kan jou ook helpen. Doe je mee?
ask-share-stunt = De stunt van je partner kan jou meenemen. Doe je mee?
ask-bait = Snelle switch: wie gaat waarheen?

## Opties, naar het werkwoord van de actiecode

code-obstacle = Terreinhindernis: { $arg }
code-take-back = Neem de laatste terug
code-done = Klaar
code-take = Neem { $arg }
code-aim = Mik op { $arg }
code-automatic = Laat het automatisch doen
code-token = Verschuif bergplaatsfiche { $arg }
code-to = Naar { $arg }
code-start = Begin op { $arg }
code-face = Naar het { $arg }
code-place = Op { $arg }
code-pass = Pas
code-keep = Leg deze tegels
code-redraw = Terug in de buidel en opnieuw trekken
code-take-up = Pak de tegel op { $arg } op
code-lay = Leg { $arg }
code-drive = Rijd { $arg }
code-study =
    { $arg ->
        [linksaf] Verken de tegel links van je
        [rechtsaf] Verken de tegel rechts van je
        [achter] Verken de tegel achter je
       *[other] Verken de tegel voor je
    }
code-go-on = Verder: eerst worden de open velden gevuld
code-give-up = Geef je over: je bent gepakt
code-end = Beëindig je beurt
code-thoroughfare = Neem de extra verplaatsing van Doorgaande weg
code-play = Speel { $arg }
code-replay = Speel { $arg } opnieuw, voor fiches
code-jam-north = Stuur { $arg } naar het noorden
code-jam-east = Stuur { $arg } naar het oosten
code-jam-south = Stuur { $arg } naar het zuiden
code-jam-west = Stuur { $arg } naar het westen
code-leave = Laat { $arg } met rust
code-switch = Wissel met { $arg }
code-give = Lever { $arg } in
code-give-again = Lever afgelegde { $arg } in, voor fiches
code-react-left = { $arg } draait naar links
code-react-none = { $arg } draait niet
code-react-right = { $arg } draait naar rechts
code-hazard = Leg een obstakelfiche
code-no-hazard = Houd de weg vrij
code-stunt = Stunt met { $arg }
code-restunt = Stunt opnieuw met { $arg }, voor fiches
code-spin = Handrembocht: terug, met de rug naar het obstakel
code-respin = Handrembocht opnieuw, voor bergplaatsfiches: terug
code-back-out = Terug naar de vorige tegel
code-follow = { $arg } volgt
code-return = { $arg } gaat mee terug
code-stay = { $arg } blijft staan
code-crash = { $arg } crasht
code-pay = Betaal 1: { $arg } ontkomt aan de crash
code-swerve-north = Betaal 1: { $arg } breekt af en gaat naar het noorden
code-swerve-east = Betaal 1: { $arg } breekt af en gaat naar het oosten
code-swerve-south = Betaal 1: { $arg } breekt af en gaat naar het zuiden
code-swerve-west = Betaal 1: { $arg } breekt af en gaat naar het westen
code-hold-north = Betaal 1: { $arg } breekt af en draait naar het noorden
code-hold-east = Betaal 1: { $arg } breekt af en draait naar het oosten
code-hold-south = Betaal 1: { $arg } breekt af en draait naar het zuiden
code-hold-west = Betaal 1: { $arg } breekt af en draait naar het westen
code-peek = Bekijk de tegel op { $arg }
code-no-peek = Bekijk er geen
code-ahead = { $arg } rechtdoor
code-left = { $arg } linksaf
code-right = { $arg } rechtsaf
code-turn-left = { $arg } draait ter plaatse naar links
code-turn-right = { $arg } draait ter plaatse naar rechts
code-through-ahead = Betaal 1: { $arg } rechtdoor, dwars door het obstakel
code-through-left = Betaal 1: { $arg } linksaf, dwars door het obstakel
code-through-right = Betaal 1: { $arg } rechtsaf, dwars door het obstakel
code-half-turn = Betaal 1: { $arg } maakt een halve draai
code-another = Betaal 1: nog een verplaatsing voor { $arg }
code-dispatch = Betaal 1: laat Meldkamer { $arg } sturen
code-buy = Koop { $arg }
code-spikes =
    { $arg ->
        [1] Betaal 1: verleg de spijkermat
       *[other] Betaal 1: verleg de tweede spijkermat
    }
code-signal = Sein: { $arg }
code-ready = Klaar
code-chase-a = { $arg } volgt chauffeur A
code-chase-b = { $arg } volgt chauffeur B
code-first-a = Chauffeur A eerst
code-first-b = Chauffeur B eerst
code-stash-a = Chauffeur A pakt het
code-stash-b = Chauffeur B pakt het
code-share = Doe mee
code-decline = Doe niet mee
code-bait-pull = Haal je partner naar je tegel
code-bait-swap = Wissel van plaats met je partner
code-copy = Medeplichtigen: gebruik { $arg }
code-recopy = Medeplichtigen opnieuw: gebruik { $arg }
code-copy-stunt = Medeplichtigen: stunt met { $arg }
code-recopy-stunt = Medeplichtigen opnieuw: stunt met { $arg }
code-copy-spin = Medeplichtigen: Handrembocht, terug, rug naar het obstakel
code-recopy-spin = Medeplichtigen opnieuw: Handrembocht, rug naar het obstakel

## Toeval, als regel in een verslag

code-start-over = De hindernissen passen niet: helemaal opnieuw
code-drop = Er valt een bergplaatsfiche op { $arg }
code-draw = Getrokken: { $arg }
code-reveal = Omgedraaid: { $arg }
code-event = Gebeurteniskaart: { $arg }
code-upgrade = Opwaarderingskaart: { $arg }

## Wat er gebeurt. $seat is de speler om wie het gaat, $you zegt of dat de lezer zelf is.

event-obstacle-laid = Terreinhindernis op { $space }: { $obstacle }.
event-obstacle-taken = Terreinhindernis teruggenomen: { $obstacle }.
event-card-taken = { $seat } neemt { $card } mee.
    .hidden = { $seat } neemt een kaart mee.
event-aimed = { $seat } gooit de bergplaatsfiches naar { $space }.
event-dropped = Bergplaatsfiche { $token } valt op { $space }.
    .brief = { $space }
event-adjusted = Bergplaatsfiche { $token } schuift naar { $space }.
event-started = { $seat } legt de starttegel op { $space } en zet de wagen erop.
event-faced = De wagen staat met de neus naar het { $facing }.
event-placed = { $vehicle } begint de achtervolging op { $space }, neus naar het { $facing }.
event-round = Ronde { $round }.
event-drew = { $seat } trekt { $tile }.
    .hidden = { $seat } trekt een tegel.
event-redrew = { $seat } gebruikt Verkeerscamera: de tegels gaan terug in de buidel en er wordt opnieuw getrokken.
event-laid = { $seat } legt { $tile } gedekt op { $space }.
    .hidden = { $seat } legt een tegel gedekt op { $space }.
    .brief = { $tile } ligt op { $space }
    .brief-hidden = gedekt op { $space }
event-laid-unseen = Er komt een tegel van de { $pile } gedekt op { $space }.
event-laid-open = { $seat } legt { $tile } op { $space }.
event-turned-up = Open op { $space }: { $tile }.
    .brief = { $tile }
event-badge =
    { $tokens ->
        [one] Een badge van { $points }: de politie heeft nu 1 handhavingsfiche.
       *[other] Een badge van { $points }: de politie heeft nu { $tokens } handhavingsfiches.
    }
event-recycled = { $seat } pakt de gedekte tegel op { $space } op.
event-studied = { $seat } verkent de route op { $space }.
event-played = { $seat } speelt { $card }.
event-replayed = { $seat } betaalt met bergplaatsfiches en speelt { $card } opnieuw.
event-gave-up-card = { $seat } levert { $card } in om door de blokkade op { $space } te komen.
event-drove =
    { $side ->
        [achter] { $seat } keert om en rijdt naar { $space }, neus naar het { $facing }.
       *[other] { $seat } rijdt { $side } naar { $space }, neus naar het { $facing }.
    }
event-took-stash = { $seat } pakt het bergplaatsfiche op { $space }: dat is nummer { $loot }.
    .brief = bergplaatsfiche { $loot }
event-hazard-placed = Een obstakelfiche verspert nu { $space }.
event-hazard-removed = Het obstakelfiche op { $space } is weg.
event-no-hazard = Geen obstakelfiche op { $space }: { $reason }.
event-stunt-done = { $seat } haalt met { $card } een stunt uit.
    .brief = stunt met { $card }
event-spun-round = { $seat } slipt met Handrembocht terug naar { $space }, neus naar het { $facing }.
event-backed-out = { $seat } gaat terug naar { $space }.
    .brief = terug naar { $space }
event-peeked = { $seat } bekijkt de tegel op { $space }: { $tile }.
    .hidden = { $seat } bekijkt de tegel op { $space }.
    .brief = gluurt op { $space }: { $tile }
    .brief-hidden = gluurt op { $space }
event-skid-row =
    { $lost ->
        [0] Achterbuurt: de politie had niets te verliezen.
        [one] Achterbuurt: de politie verliest 1 handhavingsfiche en houdt er { $tokens } over.
       *[other] Achterbuurt: de politie verliest { $lost } handhavingsfiches en houdt er { $tokens } over.
    }
event-extra-move =
    { $you ->
        [yes] Doorgaande weg geeft je een extra verplaatsing.
       *[no] Doorgaande weg geeft { $seat } een extra verplaatsing.
    }
event-swapped = { $seat } wisselt van plaats met { $vehicle }, nu op { $space } met de neus naar het { $facing }.
event-decoyed = { $seat } misleidt de politie met een lokauto: de echte wagen staat op { $space }, neus naar het { $facing }.
event-turn-ended = { $seat } beëindigt de beurt.
event-reacted = { $vehicle } draait met de neus naar het { $facing }.
event-followed = { $vehicle } volgt naar { $space }, neus naar het { $facing }.
    .brief = { $vehicle } volgt
event-shaken = { $vehicle } is afgeschud: de chauffeur glipte erachter weg.
    .brief = { $vehicle } afgeschud
event-returned = { $vehicle } gaat mee terug naar { $space }, neus naar het { $facing }.
event-broke-off = { $vehicle } breekt de achtervolging af: op { $space }, neus naar het { $facing }.
event-crashed = { $vehicle } crasht op { $space }: { $cause }.
    .brief = { $vehicle } crasht
event-barricade-crashed = De blokkade op { $space } wordt aan stukken gereden.
    .brief = de blokkade geramd
event-saved =
    { $tokens ->
        [0] { $vehicle } komt ongedeerd door de crash op { $space }.
        [one] { $vehicle } komt ongedeerd door de crash op { $space }; de politie houdt 1 handhavingsfiche over.
       *[other] { $vehicle } komt ongedeerd door de crash op { $space }; de politie houdt { $tokens } handhavingsfiches over.
    }
event-jammed = Misleid door de radio rijdt { $vehicle } naar { $space }, neus naar het { $facing }.
event-forced = { $vehicle } schiet rechtdoor naar { $space }.
event-vehicle-moved = { $vehicle } gaat naar { $space }, neus naar het { $facing }.
event-vehicle-turned = { $vehicle } draait met de neus naar het { $facing }.
event-half-turned = { $vehicle } maakt voor 1 handhavingsfiche een halve draai, neus naar het { $facing }.
event-another-action = { $vehicle } krijgt voor 1 handhavingsfiche nog een verplaatsing.
event-dispatched = Meldkamer stuurt { $vehicle } naar { $space }, neus naar het { $facing }.
event-broke-through = { $vehicle } rijdt dwars door het obstakel op { $space }.
event-net-closed = { $seat } sluit het net.
event-bought =
    { $tokens ->
        [0] { $seat } koopt { $upgrade } met de laatste handhavingsfiches.
        [one] { $seat } koopt { $upgrade }: nog 1 handhavingsfiche.
       *[other] { $seat } koopt { $upgrade }: nog { $tokens } handhavingsfiches.
    }
event-barricade-placed = Een blokkade verspert nu { $space }.
event-spikes-placed = Er ligt nu een spijkermat op { $space }.
event-signalled = { $seat } geeft een sein: { $signal }.
    .hidden = { $seat } geeft een sein.
event-planned =
    { $you ->
        [yes] Je bent klaar met plannen.
       *[no] { $seat } is klaar met plannen.
    }
event-direction-set = { $seat } kiest de richting: { $side }.
    .hidden = { $seat } kiest een richting.
event-direction-lifted =
    { $you ->
        [yes] Je richting geldt niet meer: kies opnieuw.
       *[no] De richting van { $seat } geldt niet meer.
    }
event-direction-shown = { $seat } gaat { $side }.
event-chases =
    { $you ->
        [yes] { $vehicle } gaat achter jou aan.
       *[no] { $vehicle } gaat achter { $seat } aan.
    }
event-stayed = { $vehicle } blijft bij de chauffeur die niet vertrekt.
event-shared = { $seat } doet mee: { $card } helpt beide chauffeurs.
event-shared-stunt = { $seat } doet mee: één stunt voor twee wagens.
event-copied = { $seat } gebruikt { $card } van de partner met Medeplichtigen.
event-recopied = { $seat } betaalt met een bergplaatsfiche en gebruikt { $card } van de partner, weer met Medeplichtigen.
event-traded-places = { $seat } wisselt van plaats met de partner: nu op { $space }, de partner op { $other }.
event-pulled =
    { $you ->
        [yes] Snelle switch haalt jou naar { $space }.
       *[no] Snelle switch haalt { $seat } naar { $space }.
    }
event-badge-noted =
    { $cards ->
        [one] Een badge van { $points }: de politie gaat 1 opwaarderingskaart omdraaien.
       *[other] Een badge van { $points }: de politie gaat { $cards } opwaarderingskaarten omdraaien.
    }
event-automa-moved =
    { $actions ->
        [0] { $vehicle } bereikt { $target }: { $space }, neus naar het { $facing }.
        [one] { $vehicle } gaat naar { $space }, neus naar het { $facing }, op weg naar { $target }: { $motive }, nog 1 verplaatsing.
       *[other] { $vehicle } gaat naar { $space }, neus naar het { $facing }, op weg naar { $target }: { $motive }, nog { $actions } verplaatsingen.
    }
event-automa-turned =
    { $actions ->
        [one] { $vehicle } draait met de neus naar het { $facing }: de weg naar { $target } begint erachter, nog 1 verplaatsing.
       *[other] { $vehicle } draait met de neus naar het { $facing }: de weg naar { $target } begint erachter, nog { $actions } verplaatsingen.
    }
event-automa-joined = { $vehicle } draait met de chauffeur mee, neus naar het { $facing }.
event-automa-flanked = { $vehicle } staat neus aan neus en draait naar rechts van de chauffeur, neus naar het { $facing }.
event-automa-pursues = { $vehicle } blijft de chauffeur op de hielen zitten.
event-automa-faced = { $vehicle } kan de tegel van de chauffeur niet op en draait ernaartoe, neus naar het { $facing }.
event-automa-waits = { $vehicle } kan de tegel van de chauffeur niet op en ligt ernaast op de loer.
event-automa-stuck = { $vehicle } vindt geen weg naar de chauffeur en blijft staan.
event-automa-again = { $vehicle } staat op Doorgaande weg en mag nog een keer.
event-upgrade-turned =
    { $deck ->
        [one] De politie draait { $upgrade } om: nog 1 kaart op de stapel.
       *[other] De politie draait { $upgrade } om: nog { $deck } kaarten op de stapel.
    }
event-deck-shuffled =
    { $deck ->
        [one] Er is een nieuwe stapel opwaarderingen geschud: 1 kaart.
       *[other] Er is een nieuwe stapel opwaarderingen geschud: { $deck } kaarten.
    }
event-no-vehicle-left = Er is geen politievoertuig meer over: de politie draait een opwaarderingskaart om.
event-automa-placed = { $vehicle } begint de achtervolging op { $space }, { $spot } de chauffeur, neus naar het { $facing } (voertuigen tot dan toe: links { $left }, rechts { $right }).
event-automa-not-placed = { $vehicle } vindt geen plek bij de chauffeur.
event-automa-barricade = Een blokkade verspert nu { $space }: { $choice }.
event-barricade-taken = De blokkade op { $space } is opgepakt.
event-no-barricade = Er was geen plek voor een blokkade.
event-extra-action = { $vehicle } krijgt meteen een extra verplaatsing.
event-charged = { $vehicle } is geladen: bestand tegen één crash of één obstakel.
event-charge-used = { $vehicle } verbruikt de lading op { $space }.
event-charge-gone = { $vehicle } is de lading kwijt: niet op tijd gebruikt.
event-redeployed = { $vehicle } wordt weggeroepen van { $space }.
event-card-out = { $upgrade } verdwijnt voorgoed uit de stapel opwaarderingen.
event-dodged-tunnel = { $vehicle } blijft uit de tunnel: op { $space }, neus naar het { $facing }.
event-meter-up =
    { $you ->
        [yes] De politie zit je op de hielen: je achtervolgingsmeter loopt op naar { $meter } van { $red }.
       *[no] De politie zit { $seat } op de hielen: de achtervolgingsmeter loopt op naar { $meter } van { $red }.
    }
event-study-price = Verkennen kost tijd: de achtervolgingsmeter loopt op naar { $meter } van { $red }.
event-meter-down =
    { $you ->
        [yes] Niemand zit je op de hielen: je achtervolgingsmeter zakt naar { $meter } van { $red }.
       *[no] Niemand zit { $seat } op de hielen: de achtervolgingsmeter zakt naar { $meter } van { $red }.
    }
event-last-ditch = De achtervolgingsmeter zakt naar { $meter } van { $red }.
event-hidden =
    { $you ->
        [yes] De Schuilgarage verbergt je: je achtervolgingsmeter blijft staan.
       *[no] De Schuilgarage verbergt { $seat }: de achtervolgingsmeter blijft staan.
    }
event-watched =
    { $you ->
        [yes] Oude wegen worden in de gaten gehouden, en je bent gezien.
       *[no] Oude wegen worden in de gaten gehouden, en { $seat } is gezien.
    }
event-in-the-clear =
    { $you ->
        [yes] Je hebt vrij baan.
       *[no] { $seat } heeft vrij baan.
    }
event-escaped = De stad heeft geen wegen meer: de ontsnappingstegel komt op { $space }. Verdwenen!
event-caught =
    { $you ->
        [yes] De achtervolgingsmeter staat op rood: je bent gepakt!
       *[no] De achtervolgingsmeter staat op rood: { $seat } is gepakt!
    }
event-cornered =
    { $you ->
        [yes] Je kunt geen kant meer op: klemgereden!
       *[no] { $seat } kan geen kant meer op: klemgereden!
    }
event-uncovered = Het spel is uit: alle tegels en kaarten liggen open.
event-idle-warning =
    { $left ->
        [one] Al { $idle } rondes achtereen is er geen tegel gelegd of opengedraaid: nog één, en de politie wint.
       *[other] Al { $idle } rondes achtereen is er geen tegel gelegd of opengedraaid: nog { $left }, en de politie wint.
    }
event-idled = Tien rondes achtereen is er geen tegel gelegd of opengedraaid: de politie wint.
event-event-card = Een gebeurtenis: { $card }.
event-event-aside = { $card } kan nu niet en gaat opzij.
event-hunt =
    { $goal ->
        [one] De prooi jaagt terug: de chauffeur wint met 1 crash, de politie met 1 voertuig op de starttegel.
       *[other] De prooi jaagt terug: de chauffeur wint met { $goal } crashes, de politie met { $goal } voertuigen op de starttegel.
    }
event-hunted = De jacht: { $crashes } van { $goal } crashes.
event-ran-home = { $vehicle } is veilig op de starttegel: { $escapes } van { $goal }.
event-stash-for-badge = { $seat } krijgt een bergplaatsfiche voor de badge: dat is nummer { $loot }.
event-fuse-set =
    { $fuse ->
        [one] De bergplaatsfiches zijn weg en de lont brandt: 1 ronde.
       *[other] De bergplaatsfiches zijn weg en de lont brandt: { $fuse } rondes.
    }
event-fuse-burnt =
    { $fuse ->
        [0] De lont is opgebrand.
        [one] De lont brandt: nog 1 ronde.
       *[other] De lont brandt: nog { $fuse } rondes.
    }
event-goal-reached = { $card } is beslist!
event-no-tiles-left = De buidel is leeg en er liggen te weinig gedekte tegels: de politie wint.

## Het bord in de terminal

board-round = Ronde { $round }
board-setup = Voorbereiding
board-bag =
    { $tiles ->
        [one] nog 1 tegel
       *[other] nog { $tiles } tegels
    }, { $rounds ->
        [one] 1 ronde te gaan op volle snelheid
       *[other] { $rounds } rondes te gaan op volle snelheid
    }
board-car = wagen van de chauffeur
board-hazard = obstakelfiche
board-stash = bergplaatsfiche
board-barricade = blokkade
board-spikes = spijkermat
board-to-fill = te vullen
board-back = gedekt
board-meter = meter { $meter } van { $red }
board-stash-held =
    { $tokens ->
        [one] 1 bergplaatsfiche
       *[other] { $tokens } bergplaatsfiches
    }
board-cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
board-pursued = achtervolgd
board-ramming = op ramkoers
board-slammed = op de rem
board-extra-move = extra verplaatsing
board-stomping = legt de tegels
board-ended = beurt voorbij
board-chosen = richting gekozen
board-way = gaat { $way }
board-hand = Hand:
board-discard = Aflegstapel:
board-removed = Uit het spel:
board-tokens =
    { $tokens ->
        [one] Politie: 1 handhavingsfiche
       *[other] Politie: { $tokens } handhavingsfiches
    }
board-upgrade =
    { $bought ->
        [0] { $upgrade } { $cost } (nog { $left })
       *[other] { $used ->
            [0] { $upgrade } { $cost } (gekocht, nog { $left })
           *[other] { $upgrade } { $cost } (gekocht, deze ronde gebruikt, nog { $left })
        }
    }
board-idle =
    { $left ->
        [one] Komt er deze ronde geen nieuwe tegel, dan wint de politie.
       *[other] Komt er binnen { $left } rondes geen nieuwe tegel, dan wint de politie.
    }
board-automated = Automatische politie: { $difficulty }
board-piles = risicovolle stapel { $perilous }, rustige stapel { $serene }
board-deck =
    { $cards ->
        [one] 1 opwaarderingskaart
       *[other] { $cards } opwaarderingskaarten
    }
board-badges = badges deze ronde { $badges }
board-charged = pantserwagen geladen
board-filling = Te vullen:
board-drawn = Getrokken:
board-event = Gebeurtenis:
board-hunt = { $crashes } van { $goal } gecrasht, { $escapes } van { $goal } veilig
board-fuse =
    { $fuse ->
        [one] nog 1 ronde op de lont
       *[other] nog { $fuse } rondes op de lont
    }
board-signals = Seinen:

## Wat een optie inhoudt, ernaast

note-follows = { $vehicle } volgt
note-shaken = schudt { $vehicle } af
note-arrives = { $vehicle } kan er komen
note-barricade = blokkade: kost een kaart
note-hazard = obstakel: stunt of terug
note-meter =
    { $left ->
        [0] daar achtervolgd: je bent gepakt
        [one] achtervolgd, dan nog 1 veld tot rood
       *[other] achtervolgd, dan nog { $left } velden tot rood
    }
note-hideout = Schuilgarage: de meter blijft staan
note-study =
    { $left ->
        [0] de meter komt op rood: gepakt
        [one] meter omhoog, dan nog 1 veld tot rood
       *[other] meter omhoog, dan nog { $left } velden tot rood
    }
note-idle =
    { $left ->
        [one] geen nieuwe tegel: na deze ronde wint de politie
       *[other] geen nieuwe tegel: daarvoor nog { $left } rondes
    }
note-driver = de tegel van de chauffeur
note-stash =
    { $tokens ->
        [one] kost 1 bergplaatsfiche
       *[other] kost { $tokens } bergplaatsfiches
    }
note-buy = kost { $cost }, nog { $left } over
note-rich = { $tokens } fiches ongebruikt: badges leveren niets meer op
note-caught = achtervolgd vlak voor rood: bij de controle word je gepakt
note-last-card = je laatste kaart
note-dead-end =
    { $ways ->
        [0] loopt dood
       *[other] daarna nog maar één weg verder
    }
note-badge = badge van { $points }
note-lying = liggend
note-upright = staand

## Waarom een bot iets speelt: zie bot.nl.ftl hiernaast
