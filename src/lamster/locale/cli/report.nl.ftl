### De woorden van balansrapporten. Wordt pas gelezen als er een wordt geschreven.

## Cijfers in zinnen

report-within = { $share } ({ $low } tot { $high })
report-between = { $mean } ({ $low } tot { $high })
report-quoted = ‘{ $text }’
report-more =
    { $number ->
        [one] nog 1
       *[other] nog { $number }
    }
report-in-group = { $name } ({ $group })
report-name-games = { $name }, { $games } spellen
report-player = De speler
report-players = De spelers samen
report-everybody = alle plaatsen
report-seat = Plaats { $number }

## De pagina

report-title = Balansrapport: { $game }
report-about =
    Wat { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } tussen bots over het spel zeggen. Bij elk cijfer staat het bereik waarin de werkelijke waarde zeer waarschijnlijk ligt.
report-contents = Op deze pagina
report-short = In het kort
report-compared = De instellingen vergeleken
report-details = In detail
report-each-setting = Elke instelling in detail
report-no-games = Geen enkel spel met deze instelling is uitgespeeld.

## In het kort

report-summary-of = Wat volgt, gaat over deze instelling: { $setting }.
report-summary-party = { $party }: { $share } van de spellen gewonnen.
report-summary-parties = De meeste overwinningen: { $best }, { $most }. De minste: { $worst }, { $least }. Een gelijk aandeel zou { $even } zijn.
report-summary-chance = Niets hiervan ligt zeker boven of onder een gelijk aandeel: met zoveel spellen kunnen de verschillen toeval zijn.
report-summary-uneven =
    { $number ->
        [one] Zeker boven of onder een gelijk aandeel: { $names }.
       *[other] Zeker boven of onder een gelijk aandeel: { $names }.
    }
report-summary-nobody = In { $share } van de spellen wint niemand.
report-summary-length = De helft van de spellen duurt { $quarter } tot { $most } rondes, negen van de tien { $five } tot { $nearly }; het mediane spel heeft { $half } rondes en { $decisions } beslissingen.
report-summary-same-length = Minstens de helft van de spellen duurt { $quarter } rondes, negen van de tien { $five } tot { $nearly }; het mediane spel heeft { $decisions } beslissingen.
report-summary-leads = De leiding wisselt { $changes } keer per spel. Wie na een derde van het spel voorligt, wint in { $third } van de spellen; in { $runaway } wordt die leider nooit meer ingehaald.
report-summary-rare =
    { $number ->
        [one] Eén onderdeel wordt door { $bots } nauwelijks gebruikt, al kunnen andere spelers dat wel doen: { $names }.
       *[other] { $number } onderdelen worden door { $bots } nauwelijks gebruikt, al kunnen andere spelers dat wel doen: { $names }.
    }
report-summary-far =
    { $number ->
        [one] Eén onderdeel verandert de winstkans veel meer dan soortgelijke, in procentpunten: { $names }.
       *[other] { $number } onderdelen veranderen de winstkans veel meer dan soortgelijke, in procentpunten: { $names }.
    }
report-summary-errors =
    { $errors ->
        [one] 1 spel kon niet worden uitgespeeld en telt niet mee; zie het eind van de pagina.
       *[other] { $errors } spellen konden niet worden uitgespeeld en tellen niet mee; zie het eind van de pagina.
    }

## De instellingen vergeleken

report-fairest = De eerlijkste instelling is { $setting }: { $parties }, waarbij { $share } gelijk zou zijn.
report-as-fair = Deze zijn er met zoveel spellen niet van te onderscheiden: { $settings }.
report-only-fair = Alle andere verschillen er zeker van.
report-sweep = Wie wint, naar { $option }
report-sweep-told = Elk teken is het aandeel gewonnen spellen, de lijn erdoorheen het 95%-interval; de stippellijn is een gelijk aandeel.
report-sweep-caption = Elke waarde vergeleken met { $value }, in procentpunten. Andere vergeleken instellingen zijn samengenomen.
report-value = waarde
report-party = wie
report-wins-column = wint
report-against = verschil
report-sure = hoe zeker
report-surely = zeker anders
report-maybe = kan toeval zijn
report-sure-how = ‘Zeker anders’ betekent dat nul buiten het 95%-interval van het verschil ligt. Van twintig vergelijkingen tussen dingen die in werkelijkheid gelijk zijn, ziet er één toevallig zo uit.
report-settings-caption = Alle instellingen: wie wint, spellen die niemand wint, rondes van het mediane spel, en wisselingen van de leiding per spel.
report-setting = instelling
report-nobody-column = niemand
report-rounds-column = rondes
report-changes-column = wisselingen

## Wie wint

report-wins = Wie wint
report-by-players = De spelers tegen het spel
report-by-players-told = In hoeveel spellen minstens één speler wint.
report-by-team = Per team
report-by-team-told = Het aandeel van de spellen dat elk team wint.
report-by-role = Per rol
report-by-role-told = Hoe vaak elke rol de spellen wint waarin die meedoet, wie de rol ook speelt.
report-by-seat = Per plaats
report-by-seat-told = Hoe vaak elke plaats wint: of het uitmaakt waar je zit.
report-by-bot = Per bot
report-by-bot-told = Hoe vaak elke bot wint, over al zijn plaatsen: een verschil hier ligt aan het kunnen, niet aan het spel.
report-even-line = De stippellijn is een gelijk aandeel, { $share }; wat die lijn raakt, kan best gelijk zijn.
report-share-of-games = aandeel gewonnen spellen
report-nobody = Spellen die niemand wint: { $share }.

## Hoe spellen eindigen

report-ends = Hoe spellen eindigen, en wanneer
report-endings = Einde naar regel
report-endings-told = De regel waardoor spellen eindigen, als aandeel van alle spellen.
report-length = Lengte in { $unit }
report-length-told = Het mediane spel heeft er { $half }, het gemiddelde is { $mean }; de helft van de spellen ligt tussen { $quarter } en { $most }, negen van de tien tussen { $five } en { $nearly }.
report-rounds = rondes
report-decisions = beslissingen
report-games = spellen

## Leiding

report-leads = Leiding en inhaalraces
report-leads-how = Aan het begin van elke ronde wordt geschat hoeveel kans elke kant heeft om te winnen; wie duidelijk voorligt, heeft de leiding.
report-no-leads = Geen enkel spel duurde lang genoeg voor een leider.
report-changes-told = De leiding wisselt gemiddeld { $changes } keer per spel.
report-third-told = Wie na een derde van het spel voorligt, wint het in { $share } van de spellen.
report-runaway-told = Koplopers die niet meer worden ingehaald: in { $share } van de spellen wint wie na een derde voorligt, zonder ooit te worden ingehaald.
report-decided-told = De helft van de spellen is beslist na { $share } van de rondes: de kans van de winnaar blijft dan hoog.
report-decided-late = In minstens de helft van de spellen is de winnaar pas in de laatste ronde zeker.
report-leads-sample = Deze cijfers komen uit de eerste { $games } spellen.
report-hold = Hoe vaak de leider wint
report-hold-axis = hoeveel van het spel voorbij is
report-hold-up = spellen die de leider van dat moment wint
report-hold-told = Hoe later, hoe vaker de leider wint; een lijn die al vroeg bijna bovenaan ligt, betekent dat het spel vroeg is beslist.
report-changes = Wisselingen van de leiding in een spel
report-changes-axis = wisselingen van de leiding
report-changes-caption = Aantal spellen naar hoe vaak de leiding wisselt; veel spellen bij 0 betekent dat een vroege voorsprong standhoudt.

## Onderdelen

report-components = Onderdelen
report-components-how = Voor elk onderdeel: in hoeveel spellen het beschikbaar was (iemand had het of kon het gebruiken) en werd gebruikt, hoe vaak gebruikers wonnen en hoe vaak wie het had kunnen gebruiken maar het niet deed, en met hoeveel procentpunten de winstkans van de gebruiker veranderde in de ronde van het gebruik.
report-components-careful = Lees dit met zorg. Het laat zien wat samengaat, niet wat de oorzaak is: bots gebruiken sommige dingen pas als ze in nood zijn of al voorliggen, in langere spellen komt van alles meer voor, en in dezelfde ronde gebeurt nog meer. De schatting van de kansen kan zelf een onderdeel te hoog of te laag aanslaan, vooral als het pas later loont. En de gewoonten van een bot zijn niet die van jou.
report-components-caption = { $group }: overwinningen en veranderingen met hun 95%-intervallen.
report-component = onderdeel
report-there = beschikbaar in
report-used = gebruikt in
report-times = keer per spel
report-by = door wie, per spel
report-users = gebruikers winnen
report-others = anderen winnen
report-difference = verschil
report-moved = verandering van kans
report-rare =
    { $number ->
        [one] Door { $bots } nauwelijks gebruikt, al kunnen andere spelers dat wel doen: { $names }.
       *[other] { $number } worden door { $bots } nauwelijks gebruikt, al kunnen andere spelers dat wel doen: { $names }.
    }
report-far =
    { $number ->
        [one] Springt eruit, in procentpunten: { $names }.
       *[other] { $number } springen eruit, in procentpunten: { $names }.
    }
report-missing =
    { $number ->
        [one] Kwam in deze spellen niet voor: { $names }.
       *[other] { $number } kwamen in deze spellen niet voor: { $names }.
    }
report-moves = { $group }: hoeveel ze de winstkans veranderen
report-moves-axis = procentpunten in de ronde van het gebruik
report-moves-told = Hoe de winstkans van de gebruiker verandert van het begin van de ronde van het gebruik tot het begin van de volgende; rechts van de stippellijn stijgt die.
report-moves-some = Hier staan de { $number } meest uitgesproken van { $of }.
report-cards = Kaarten
report-stunts = Kaarten opgegeven voor een stunt
report-upgrades = Upgrades
report-abilities = Mogelijkheden van upgrades
report-tiles = Tegels
report-places = Plekken
report-points = Bijzondere plekken
report-events = Gebeurteniskaarten
report-actions = Actiekaarten
report-things = Voorwerpen en andere dingen
report-timers = Tijdtegels
report-opponent = Kaarten van het spel

## Schattingen

report-estimates = Hoe goed de schattingen zijn
report-estimates-told = Kansen midden in een spel worden geschat met de vuistregels van de bots en daarna bijgesteld naar hoeveel van de posities met zo'n schatting echt zijn gewonnen. Alle kansen op deze pagina zijn bijgesteld.
report-estimates-of = Schattingen van { $side }, { $positions } posities aan het begin van een ronde.
report-estimate = schatting
report-chance = bijgesteld tot
report-positions = posities

## Woorden

report-glossary = Wat de woorden betekenen
report-word-interval = Interval (95%)
report-means-interval = ‘44 % (42 tot 46)’ betekent: 44 % van deze spellen, en als je eeuwig kon doorspelen zou het aandeel tussen 42 en 46 % liggen. Zo'n bereik klopt in 19 van de 20 gevallen. Met vier keer zoveel spellen wordt het half zo breed.
report-word-even = Gelijk aandeel
report-means-even = Wat iedereen zou winnen als allen dezelfde kansen hadden: 50 % bij twee kanten, 25 % bij vier spelers. Voor spelers tegen het spel geldt de helft als eerlijk.
report-word-chance = Winstkans
report-means-chance = Hoe waarschijnlijk het is dat een kant vanuit een positie wint, zoals de vuistregels van de bots dat schatten en de spellen van dit rapport het hebben bijgesteld.
report-word-points = Procentpunten
report-means-points = Het verschil tussen twee aandelen: van 40 % naar 50 % is 10 procentpunten.
report-word-lead = Leiding
report-means-lead = Wie aan het begin van een ronde minstens { $margin } procentpunten voorligt op alle anderen, heeft de leiding en houdt die tot een ander zo ver voorligt.
report-word-decided = Beslist
report-means-decided = Een spel is beslist als de kans van de winnaar aan het begin van elke latere ronde { $sure } of meer is.
report-word-moved = Verandering van kans
report-means-moved = De gemiddelde verandering van de winstkans van de gebruiker in de rondes waarin het onderdeel werd gebruikt. Een juiste kans stijgt gemiddeld evenveel als die daalt, dus een cijfer dat niet nul is, zegt iets over het onderdeel of over wanneer bots het gebruiken. Bij minder dan { $few } spellen met gebruik staat er een streepje.
report-word-rare = Nauwelijks gebruikt
report-means-rare = Door deze bots gebruikt in minder dan { $rare } van de spellen, terwijl iemand het had of kon gebruiken. Andere spelers doen dat misschien wel.
report-word-bot = Bot
report-means-bot = Een programma dat meespeelt: ‘random’ speelt zomaar wat, ‘thumb’ volgt vuistregels, ‘search’ denkt vooruit. De cijfers vertellen hoe het spel tussen zulke spelers verloopt.

## Hoe het is gemaakt

report-method = Hoe dit is gemaakt
report-method-version = { $game }, versie { $rules } van de regels, gespeeld door lamster { $version }.
report-method-games =
    { $settings ->
        [one] { $games } spellen met startwaarde ‘{ $seed }’.
       *[other] { $games } spellen voor elk van { $settings } instellingen, alle met startwaarde ‘{ $seed }’: een spel begint in elke instelling met hetzelfde geluk.
    }
report-method-seats = Wie waar zit: { $seating }.
report-method-rotate =
    { $orders ->
        [one] De bots { $bots } zitten in de enige volgorde die er is.
       *[other] De bots { $bots } zitten om beurten in { $orders } volgordes.
    }
report-method-swept = Vergeleken: { $option } met de waarden { $values }.
report-method-options = Alle andere instellingen: { $options }.
report-method-records = Dezelfde spellen kun je bewaren en bekijken: lamster simulate met dezelfde bots, instellingen en startwaarde ‘{ $seed }’, en --records MAP.
report-method-errors =
    { $errors ->
        [one] 1 spel kon niet worden uitgespeeld:
       *[other] { $errors } spellen konden niet worden uitgespeeld, bijvoorbeeld:
    }
report-method-again = Dezelfde opdracht maakt dezelfde pagina, byte voor byte:

## Op de opdrachtregel

report-progress = { $done } van { $games } spellen, { $left }
report-left-seconds =
    { $seconds ->
        [one] nog ongeveer een seconde
       *[other] nog ongeveer { $seconds } seconden
    }
report-left-minutes =
    { $minutes ->
        [one] nog ongeveer een minuut
       *[other] nog ongeveer { $minutes } minuten
    }
report-left-unknown = net begonnen
report-resumed =
    { $games ->
        [one] Er was al 1 spel gespeeld; vanaf daar gaat het verder.
       *[other] Er waren al { $games } spellen gespeeld; vanaf daar gaat het verder.
    }
report-fresh = Wat er in { $path } staat hoort bij een andere opdracht, dus alle spellen worden opnieuw gespeeld.
report-unread =
    { $lines ->
        [one] Eén portie in { $path } was onleesbaar en wordt opnieuw gespeeld.
       *[other] { $lines } porties in { $path } waren onleesbaar en worden opnieuw gespeeld.
    }
report-done = Rapport: { $path }
report-folder = Grafieken en cijfers: { $path }
