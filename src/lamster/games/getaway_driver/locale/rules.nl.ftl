### Getaway Driver. Elke regel in één zin voor spelers. De ids volgen de regellijst.
### De stappen van een politiebeurt heten voertuigenstap, controle en aankoopstap: zie regel GD-R7.
### ‘Volgers’: voertuigen die met de chauffeur meerijden, zie regel GD-F4. ‘Obstakeltegel’: een tegel met een obstakelfiche.

## Hoofdstukken

rules-section-GD-A = Begrippen
rules-section-GD-T = De tafel
rules-section-GD-S = Voorbereiding
rules-section-GD-R = Ronde en beurten
rules-section-GD-E = Het zoekgebied uitbreiden
rules-section-GD-K = Wat er op een tegel staat
rules-section-GD-D = De beurt van de chauffeur: verkennen en rijden
rules-section-GD-F = Achtervolging
rules-section-GD-C = De gevolgen van de route
rules-section-GD-H = Obstakels omzeilen
rules-section-GD-P = De politie: voertuigen en aankopen
rules-section-GD-B = De politie: controle
rules-section-GD-U = Opwaarderingen
rules-section-GD-M = Binnenstadstegels
rules-section-GD-X = Chauffeurskaarten
rules-section-GD-W = Einde van het spel
rules-section-GD-L = Leermodus en instellingen
rules-section-GD-I = Wat je mag zien
rules-section-GD-V = Gebeurteniskaarten
rules-section-GD-O = Solo spelen
rules-section-GD-Q = Vier spelers

## Begrippen

rule-GD-A1 = Alles beweegt over rijen en kolommen, nooit schuin. Velden met een gemeenschappelijke zijde grenzen aan elkaar; raken ze elkaar alleen met een hoek, dan grenzen ze diagonaal.
    .title = Rijen en kolommen
rule-GD-A2 = ‘Op 2 velden afstand’ is precies twee stappen over rijen en kolommen, dus twee rechtdoor of één schuin: acht velden in totaal. ‘Op 1 veld afstand’ is een van de vier aangrenzende velden. Elke afstand wordt zo geteld, tenzij een regel iets anders zegt.
    .title = ‘Op 2 velden afstand’
rule-GD-A3 = Een veld is geldig als het op de tafel ligt en er geen terreinhindernis op ligt. Ergens anders kan geen tegel, voertuig of fiche komen.
    .title = Geldig veld
rule-GD-A4 = Een open veld is een geldig veld waar nog geen stadstegel ligt; ook de starttegel is een stadstegel.
    .title = Open veld
rule-GD-A5 = De speelstukken van de politie zijn de voertuigen (patrouillewagen, motor, pantserwagen, helikopter), de blokkades en de spijkermat. Op een veld is plaats voor een onbeperkt aantal voertuigen, maar voor hoogstens één blokkade.
    .title = Speelstukken van de politie
rule-GD-A6 = Een verplaatsing, Handrembocht als eigenschap en Verwissel auto's laten de chauffeur de tegel betreden waar ze heen leiden. Teruggaan naar de vorige tegel, Handrembocht als stunt, Lokauto en Snelle switch doen dat niet: op die tegel gebeurt dan niets.
    .title = Een tegel betreden
rule-GD-A7 = Een verplaatsing van de chauffeur: draai de wagen naar voren, links of rechts, rijd één veld die kant op en houd die richting aan.
    .title = Verplaatsing van de chauffeur
rule-GD-A8 = Een verplaatsing van een politievoertuig is een van drie dingen: één veld naar voren, links of rechts rijden en die kant op blijven staan, ter plaatse een kwartslag draaien, of niets doen.
    .title = Verplaatsing van een politievoertuig
rule-GD-A9 = Een ronde heeft drie fasen: de politie breidt het zoekgebied uit, de chauffeur probeert te ontsnappen, de politie sluit het net. Wat eens per ronde mag, mag weer zodra de eerste fase begint.
    .title = Ronde
rule-GD-A10 = Crasht een voertuig of blokkade, dan gaat het stuk van tafel naar de voorraad van de politie, waar het later weer te koop is. De chauffeur zelf heeft van een crash nooit last.
    .title = Crash
rule-GD-A11 = Spreekt een kaart, tegel of gebeurtenis een algemene regel tegen, dan geldt die kaart, tegel of gebeurtenis, maar niet verder dan er staat.
    .title = Bijzonder gaat voor algemeen
rule-GD-A12 = Een eigenschap mag alleen worden gespeeld als er op dat moment ten minste iets van kan worden uitgevoerd; Op ramkoers, Trap op de rem en Bekend terrein tellen als uitgevoerd zodra ze ingaan. Een kaart die je bij een blokkade inlevert, is geen eigenschap en werkt altijd.
    .title = Niet voor niets spelen

## De tafel

rule-GD-T1 = De tafel is een raster van 15 kolommen en 11 rijen, met vier spelers van 23 bij 15; een veld is zo groot als een tegel. De tafel verandert tijdens het spel niet en de stad wordt nooit verschoven. (Instelling ‘Tafelgrootte’: compact met 11 × 9, groot met 19 × 13, of zelfgekozen kolommen en rijen van 9 × 9 tot 31 × 21.)
    .title = Raster van de tafel
rule-GD-T2 = Voorbij de rand is niets: er kan geen tegel, voertuig of fiche komen en de chauffeur kan er niet heen rijden.
    .title = Rand van de tafel
rule-GD-T3 = Er liggen geen terreinhindernissen op tafel. (Instelling ‘Terreinhindernissen’: een tot drie, die vóór al het andere worden gelegd: een Meer van 2 × 2 velden, een Berg van 3 × 1 en een Stadspark van 2 × 1. Wat ze bedekken, is het hele spel geen geldig veld.)
    .title = Terreinhindernissen
rule-GD-T4 = Tussen een terreinhindernis en de rand of een andere hindernis blijven minstens twee hele velden vrij, ook schuin gemeten. Het lot bepaalt de plaatsen en begint helemaal opnieuw als er één niet meer past. (Instelling ‘Plaatsing van terreinhindernissen’: de gastheer legt ze binnen dezelfde grenzen en verlegt er een of laat de rest weg als er een niet past.)
    .title = Waar terreinhindernissen mogen liggen
rule-GD-T5 = De chauffeur kiest een geldig veld als mikpunt; standaard is dat het midden. Elk bergplaatsfiche valt daar een aantal kolommen en een aantal rijen vandaan, telkens het verschil van twee toevalsgetallen van 0 tot 4. Is dat veld niet geldig of ligt er al een bergplaatsfiche, dan wordt opnieuw gegooid, en na 200 worpen komt het op een willekeurig vrij veld.
    .title = Bergplaatsfiches strooien
rule-GD-T6 = Tussen een bergplaatsfiche en het dichtstbijzijnde andere moeten één of twee hele velden liggen; schuin telt net als rechtdoor. Een fiche waarvoor dat niet klopt, ligt verkeerd.
    .title = Afstand tussen bergplaatsfiches
rule-GD-T7 = Zolang er een bergplaatsfiche verkeerd ligt, kiest de politie zo'n fiche en legt ze het op een geldig veld waar de afstand tot het dichtstbijzijnde andere wel klopt; fiches die goed liggen, blijven liggen. Kan een verkeerd liggend fiche nergens heen, dan blijft het en telt het niet meer als verkeerd.
    .title = De politie verschuift bergplaatsfiches
rule-GD-T8 = De politie mag het verschuiven aan het spel overlaten, en de geautomatiseerde politie doet dat altijd: het verkeerd liggende fiche met het laagste nummer gaat naar het dichtstbijzijnde toegestane veld, bij gelijke afstand het noordelijkste en dan het westelijkste, tot alles goed ligt.
    .title = Automatisch verschuiven
rule-GD-T9 = Een bergplaatsfiche hoort bij precies één veld; komt daar een tegel, dan gaat het fiche boven op die tegel.
    .title = Bergplaatsfiche en nieuwe tegel
rule-GD-T10 = Wordt er een tegel gelegd waar voertuigen, een blokkade of de spijkermat staan, dan staan ze daarna op die tegel, in dezelfde richting als eerst.
    .title = Speelstukken en nieuwe tegel

## Voorbereiding

rule-GD-S1 = Jullie spreken af wie de chauffeur is en wie de politie, of laten het spel loten.
    .title = Rollen
rule-GD-S2 = Het achtervolgingsmeterfiche begint op wit, aan het linkereind van de achtervolgingsmeter.
    .title = Begin van de achtervolgingsmeter
rule-GD-S3 = De chauffeur kiest in het geheim vijf van de tien chauffeurskaarten; de andere vijf gaan ongezien uit het spel. Medeplichtigen / Snelle switch is alleen met vier spelers te kiezen.
    .title = Hand van de chauffeur
rule-GD-S4 = Een chauffeur die de kaarten nog niet kent, kan een kant-en-klare hand nemen: Bekend terrein, Laat puinhoop achter, Plankgas!, Uiterste poging en Lokauto.
    .title = Beginnershand
rule-GD-S5 = Er worden vijf bergplaatsfiches gestrooid; de andere doen niet mee. (Instelling ‘Bergplaatsfiches’: twee tot acht; hoe minder, hoe moeilijker voor de chauffeur.)
    .title = Aantal bergplaatsfiches
rule-GD-S6 = De voorbereiding gaat in deze volgorde: terreinhindernissen, kaarten van de chauffeur, bergplaatsfiches strooien, ze verschuiven, starttegel en wagen, eerste patrouillewagen, buidel, en dan ronde 1. Met kaarten kiezen mag de chauffeur wachten tot vlak voor ronde 1.
    .title = Volgorde van de voorbereiding
rule-GD-S7 = De chauffeur legt de starttegel open op een geldig veld zonder bergplaatsfiche en zet de wagen erop, in een zelfgekozen richting.
    .title = De starttegel leggen
rule-GD-S8 = De politie zet gratis een patrouillewagen op een geldig veld op 2 velden afstand van de chauffeur, in een zelfgekozen richting. Hij staat op de kale tafel; een bergplaatsfiche op dat veld maakt niet uit.
    .title = Eerste patrouillewagen
rule-GD-S9 = In de buidel zitten 43 gemengde stadstegels: alle behalve de start- en de ontsnappingstegel.
    .title = Buidel
rule-GD-S10 = De politie begint zonder handhavingsfiches: alle tien liggen in de voorraad. Haar acht opwaarderingen, die iedereen mag zien, zijn nog te koop; de andere voertuigen, drie blokkades, de spijkermat, 12 obstakelfiches en de ontsnappingstegel liggen klaar naast de tafel.
    .title = Waarmee de politie begint
rule-GD-S11 = De starttegel telt als een open groene tegel zonder symbolen, politiebadge of bonus.
    .title = De starttegel als tegel

## Ronde en beurten

rule-GD-R1 = Een ronde gaat zo: gelegenheid voor Bekend terrein, de politie breidt het zoekgebied uit, de beurt van de chauffeur, de beurt van de politie. Zo volgt ronde op ronde tot er iemand heeft gewonnen.
    .title = Verloop van een ronde
rule-GD-R2 = Voordat het zoekgebied wordt uitgebreid, mag de chauffeur Bekend terrein spelen, maar geen andere kaart.
    .title = Begin van een ronde
rule-GD-R3 = De beurt van de chauffeur gaat zo: kaarten voor het begin van de beurt, de route verkennen, de wagen verplaatsen, de gevolgen van de route toepassen, en daarna wat de chauffeur nog wil spelen tot het einde van de beurt.
    .title = Verloop van de chauffeursbeurt
rule-GD-R4 = Verstoor de politieradio, Op ramkoers, Trap op de rem en Verwissel auto's kunnen alleen aan het begin van de chauffeursbeurt, in elke volgorde en elk aantal. Dat begin duurt tot de eerste verkenning of de eerste verplaatsing; Verwissel auto's, Snelle switch en kaarten die de wagen niet verplaatsen, maken er geen eind aan.
    .title = Begin van de chauffeursbeurt
rule-GD-R5 = Handrembocht als eigenschap, Plankgas!, Uiterste poging, Laat puinhoop achter en met vier spelers Snelle switch kunnen de hele chauffeursbeurt door, maar alleen als er niets wordt afgehandeld: vóór de gewone verplaatsing, of als een verplaatsing met al haar gevolgen klaar is.
    .title = Kaarten voor elk moment
rule-GD-R6 = Is het veld voor, links of rechts van de chauffeur open als er een verplaatsing komt, dan vult de politie het eerst, net als aan het begin van de ronde. In de chauffeursbeurt gebeurt dat voor Plankgas!, voor een verplaatsing van Doorgaande weg en, als de wagen ergens anders is gezet of gedraaid, vlak voor het verkennen of de gewone verplaatsing; een kaart die eerder wordt gespeeld, laat alleen haar eigen velden vullen. Handrembocht vult maar één veld.
    .title = Vullen voor het rijden
rule-GD-R7 = De beurt van de politie gaat zo: voertuigenstap, gelegenheid voor de chauffeur om Lokauto te spelen, controle op achtervolging, aankoopstap.
    .title = Verloop van de politiebeurt

## Het zoekgebied uitbreiden

rule-GD-E1 = Gevuld worden de open velden recht voor, links en rechts van de wagen van de chauffeur, nooit het veld erachter. Velden waar al een tegel ligt of die niet geldig zijn, worden overgeslagen.
    .title = Welke velden worden gevuld
rule-GD-E2 = De politie trekt precies één tegel per veld dat gevuld moet worden: in de eerste ronde meestal drie, later nul tot drie. Valt er niets te vullen, dan vervalt de fase.
    .title = Hoeveel tegels
rule-GD-E3 = Zitten er minder tegels in de buidel dan er velden te vullen zijn, dan wordt er niets getrokken: de ontsnappingstegel komt op tafel (voor de chauffeur als dat veld open is, anders links, anders rechts) en de chauffeur wint meteen. Zijn er precies genoeg, dan gaat het spel gewoon door, en een lege buidel zonder velden om te vullen verandert niets.
    .title = Te weinig tegels
rule-GD-E4 = De politie bekijkt de getrokken tegels en legt ze gedekt neer, één per veld, verdeeld zoals ze wil; hoe een tegel gedraaid ligt, maakt niet uit. (Instelling ‘Leermodus’: ze worden open gelegd.)
    .title = Bekijken en leggen
rule-GD-E5 = Verkeerscamera wordt gebruikt tussen het trekken en het leggen van de tegels.
    .title = Wanneer Verkeerscamera
rule-GD-E6 = De politie mag alle gedekte tegels op tafel bekijken wanneer ze maar wil. (Niet met vier spelers, want dan mag alleen de stad het, en niet bij de gebeurtenis Geen verkeerspionnen.)
    .title = Gedekte tegels bekijken
rule-GD-E7 = Iedereen ziet altijd hoeveel tegels er nog in de buidel zitten.
    .title = Tegels in de buidel
rule-GD-E8 = Zolang een tegel gedekt ligt, kent de chauffeur kleur, symbolen, politiebadge en bonus niet en doen ze niets; voertuigen mogen er wel op rijden. (Instelling ‘Leermodus’: er liggen geen gedekte tegels.)
    .title = Gedekte tegels

## Wat er op een tegel staat

rule-GD-K1 = Op een tegel met groen licht, kortweg een groene tegel, komt bij het betreden nooit een obstakelfiche; alleen een eigenschap van de chauffeur kan er een brengen.
    .title = Groen licht
rule-GD-K2 = Betreedt de chauffeur een tegel met oranje licht, kortweg een oranje tegel, dan bepaalt hij of er een obstakelfiche komt, tenzij iets op de tegel dat uitsluit.
    .title = Oranje licht
rule-GD-K3 = Betreedt de chauffeur een tegel met rood licht, kortweg een rode tegel, dan komt er een obstakelfiche, tenzij iets op de tegel dat uitsluit.
    .title = Rood licht
rule-GD-K4 = Oranje en rode tegels tonen een of twee van de vijf stuntsymbolen, groene tegels en de starttegel geen.
    .title = Obstakelsymbolen
rule-GD-K5 = Telkens als de chauffeur een tegel met een politiebadge opendraait, door verkennen, betreden, Uitkijkpost of Verwissel auto's, krijgt de politie meteen de 1, 2 of 3 handhavingsfiches die erop staan. Een tegel die al open ligt, een blik met Stadsplattegrond en een tegel die een politievoertuig opendraait, leveren niets op. (Instelling ‘Leermodus’: de politie krijgt ze als de chauffeur de tegel betreedt.)
    .title = Politiebadge
rule-GD-K6 = Er zijn tien handhavingsfiches, met vier spelers 20. Uitgegeven en verloren fiches gaan terug naar de voorraad; wat de voorraad niet kan uitbetalen, vervalt.
    .title = Voorraad handhavingsfiches
rule-GD-K7 = Zolang er een bergplaatsfiche op een tegel ligt, kan er geen obstakelfiche komen.
    .title = Bergplaatsfiche houdt obstakels weg
rule-GD-K8 = Staat er al een speelstuk van de politie als de chauffeur aankomt, dan komt er door dat betreden geen obstakelfiche. Voertuigen die samen met de chauffeur aankomen, houden het niet tegen.
    .title = Politie houdt obstakels weg
rule-GD-K9 = Stadsplattegrond, Schuilgarage, Achterbuurt, Doorgaande weg en Uitkijkpost zijn de vijf binnenstadstegels: groen, en met een bonus.
    .title = Binnenstadstegels
rule-GD-K10 = Een helikopter mag een Tunnel die open ligt niet betreden.
    .title = Tunnel
rule-GD-K11 = Het gebeurtenissymbool heeft geen betekenis. (Instelling ‘Gebeurteniskaarten’: wie deze tegel opendraait, brengt een gebeurtenis in het spel.)
    .title = Gebeurtenissymbool
rule-GD-K12 = Op een tegel ligt nooit meer dan één obstakelfiche.
    .title = Eén obstakelfiche per tegel
rule-GD-K13 = Er zijn 12 obstakelfiches, met vier spelers 24, en wat wordt weggehaald, wordt opnieuw gebruikt. Is er een nodig en zijn ze op, dan wordt het fiche genomen dat het verst van de betrokken chauffeur ligt, bij gelijke afstand het fiche dat er het langst ligt.
    .title = Voorraad obstakelfiches

## De route verkennen

rule-GD-D1 = Verkennen mag na de kaarten voor het begin van de beurt en vóór de gewone verplaatsing; een extra verplaatsing geeft geen nieuwe gelegenheid.
    .title = Verkennen: wanneer
rule-GD-D2 = De chauffeur mag elke gedekte tegel verkennen die met een zijde aan zijn eigen tegel grenst, ook die achter de wagen; schuin mag niet.
    .title = Verkennen: welke tegels
rule-GD-D3 = De chauffeur draait voor iedereen zichtbaar één tegel open, bekijkt die, en draait er dan nog een open of stopt.
    .title = Verkennen: een voor een
rule-GD-D4 = Elke verkende tegel brengt het achtervolgingsmeterfiche meteen één veld naar rechts; komt het daarmee op rood, dan wint de politie op slag.
    .title = Verkennen: de prijs
rule-GD-D5 = Een politiebadge op een verkende tegel levert de politie fiches op, ook als de chauffeur er nooit heen rijdt.
    .title = Verkennen: politiebadges tellen
rule-GD-D6 = Verder doet een verkende tegel niets: obstakel, bergplaatsfiche en bonus wachten tot de chauffeur hem betreedt. Alleen het gebeurtenissymbool werkt meteen.
    .title = Verkennen: verder niets
rule-GD-D7 = Een verkende tegel blijft de rest van het spel open liggen.
    .title = Verkennen: blijvend
rule-GD-D8 = De chauffeur hoeft nooit te verkennen.
    .title = Verkennen: niet verplicht
rule-GD-D9 = Na Trap op de rem verkent de chauffeur deze beurt niet en vervalt ook de gewone verplaatsing.
    .title = Verkennen: niet na Trap op de rem

## De wagen verplaatsen

rule-GD-D10 = Elke beurt is één gewone verplaatsing verplicht, naar de tegel voor, links of rechts van de chauffeur; ze telt ook als ze eindigt met teruggaan of met Handrembocht als stunt. Kaarten die de wagen verplaatsen komen erbovenop, en alleen Trap op de rem doet haar vervallen.
    .title = De chauffeur moet rijden
rule-GD-D11 = De wagen draait voordat hij rijdt en houdt daarna die richting tot de volgende verplaatsing.
    .title = Richting van de wagen
rule-GD-D12 = De chauffeur rijdt alleen over stadstegels, open of gedekt, en nooit over de kale tafel.
    .title = Alleen over tegels
rule-GD-D13 = Een gedekte tegel wordt opengedraaid zodra de chauffeur hem betreedt, en een politiebadge erop levert de politie fiches op.
    .title = Opendraaien bij het betreden
rule-GD-D14 = Voertuigen, spijkermat, bergplaatsfiches en obstakelfiches beletten de chauffeur nooit een tegel te betreden; een blokkade kost een kaart.
    .title = Wat de chauffeur niet tegenhoudt
rule-GD-D15 = Kan de chauffeur bij de gewone verplaatsing niet naar voren, niet naar links en niet naar rechts, door de rand, een terreinhindernis of een blokkade waarvoor geen kaart over is, dan is hij gepakt en wint de politie.
    .title = Doodlopend
rule-GD-D16 = Zijn alle vier de aangrenzende velden dicht als de gewone verplaatsing moet komen, dan wint de politie: de chauffeur is gepakt. Dicht is een veld dat niet geldig is, een blokkade waarvoor geen kaart over is, of een obstakelfiche (of open rode tegel die er een zou krijgen) waarvoor de chauffeur geen passende stunt kan gebruiken. Een open veld of een gedekte tegel zonder obstakelfiche is nooit dicht. Zolang de lont van Tikkende tijdbom brandt, is een ingesloten chauffeur niet gepakt.
    .title = Ingesloten
rule-GD-D17 = Voordat de chauffeur gepakt is omdat hij vastzit, mag hij nog elke kaart spelen die op dat moment mag; pas als er geen is of hij ervan afziet, is het voorbij.
    .title = Eerst nog kaarten
rule-GD-D18 = Kan de chauffeur naar voren, links of rechts, dan moet hij een van die tegels oprijden, ook als daar alleen teruggaan op kan volgen.
    .title = Niet blijven staan
rule-GD-D19 = Wordt er tien ronden achtereen geen tegel gelegd of opengedraaid, dan wint de politie; daar wordt aan het eind van een ronde als allerlaatste naar gekeken.
    .title = Tien ronden stilstand
rule-GD-D20 = Een tegel betreden gaat in deze volgorde: blokkade betalen; wagen verplaatsen en kijken wie er volgt; opendraaien, politiebadge, gebeurtenis; crashes door Op ramkoers of een gebeurtenis van voertuigen die er al stonden; hun reactiedraai; bergplaatsfiche; obstakelfiche; stunt of teruggaan; volgers afhandelen; bonus van de binnenstad. De bonus vervalt als de chauffeur teruggaat of met Handrembocht als stunt vertrekt.
    .title = Volgorde bij het betreden

## Achtervolging

rule-GD-F1 = Een politievoertuig achtervolgt zolang het op de tegel van de chauffeur staat, en niet langer.
    .title = Achtervolgend
rule-GD-F2 = Komt de chauffeur op een tegel waar al een politievoertuig staat, dan blijft een voertuig met dezelfde richting zo staan en draait een dwars voertuig met de chauffeur mee. Staat het in tegengestelde richting, dan laat de politie het een kwartslag naar links of rechts draaien, of niet.
    .title = Reactiedraai
rule-GD-F3 = Een reactiedraai kost het voertuig zijn actie in de voertuigenstap niet.
    .title = Reactiedraai is geen verplaatsing
rule-GD-F4 = Verlaat de chauffeur een tegel met de gewone verplaatsing of die van Doorgaande weg, dan rijdt elk achtervolgend voertuig mee naar de nieuwe tegel en neemt het de richting van de chauffeur over; de politie heeft daarin geen keus.
    .title = Volgen
rule-GD-F5 = Rijdt de chauffeur naar het veld recht achter een voertuig, dan kan dat niet volgen: het blijft staan, in dezelfde richting, en achtervolgt niet meer.
    .title = Afschudden
rule-GD-F6 = Bij Plankgas!, Handrembocht als eigenschap, Verwissel auto's, Lokauto en Snelle switch volgt niemand.
    .title = Wanneer niemand volgt
rule-GD-F7 = Een voertuig dat heeft gevolgd, ook heen en weer terug, is deze ronde verplaatst en heeft geen gewone actie in de voertuigenstap.
    .title = Volgen is verplaatsen
rule-GD-F8 = Een voertuig dat niet heeft gevolgd, is niet verplaatst en mag dus in de voertuigenstap iets doen.
    .title = Achtergebleven
rule-GD-F9 = Volgers worden afgehandeld als duidelijk is hoe het de chauffeur op de nieuwe tegel vergaat: zonder obstakelfiche staan ze er ook, na een stunt crashen ze er, na teruggaan staan ze weer op de oude tegel in de richting van de chauffeur. Pas dan beslist de politie of ze betaalt voor pantserwagen, motor of helikopter.
    .title = Volgers afhandelen
rule-GD-F10 = Een voertuig dat afhaakt (de motor, of de helikopter bij een Tunnel) gaat niet met de chauffeur mee. De politie kiest een andere kant dan die van de chauffeur: naar voren, links of rechts zoals het voertuig op de oude tegel stond. Ze rijdt het één veld die kant op als dat mag (alleen de helikopter naar een obstakelfiche, en die niet naar een open Tunnel), of laat het in die richting op de oude tegel staan. Het is dan verplaatst.
    .title = Afhaken
rule-GD-F11 = Voertuigen die al op de nieuwe tegel stonden, achtervolgen vanaf nu, gedraaid of niet. Gaat de chauffeur in dezelfde verplaatsing terug, of vertrekt hij met Handrembocht als stunt, dan blijven ze staan, zijn ze niet verplaatst en mogen ze in de voertuigenstap iets doen.
    .title = Voertuigen die er al stonden
rule-GD-F12 = Een politievoertuig dat in de voertuigenstap de tegel van de chauffeur oprijdt, achtervolgt en blijft staan in de richting waarin het aankwam.
    .title = Voertuig komt bij de chauffeur

## De gevolgen van de route

rule-GD-C1 = Betreedt de chauffeur een rode tegel zonder obstakelfiche, zonder bergplaatsfiche en zonder speelstuk van de politie dat er al was, dan komt er een obstakelfiche op.
    .title = Rood betreden
rule-GD-C2 = Is het onder dezelfde voorwaarden een oranje tegel, dan zegt de chauffeur of er wel of geen obstakelfiche op komt.
    .title = Oranje betreden
rule-GD-C3 = Een groene tegel krijgt door het betreden nooit een obstakelfiche.
    .title = Groen betreden
rule-GD-C4 = Ligt er al een obstakelfiche, dan komt er geen tweede bij; welke kleur de tegel ook heeft, de chauffeur krijgt te maken met het fiche dat er ligt.
    .title = Een obstakeltegel betreden
rule-GD-C5 = De chauffeur pakt het bergplaatsfiche dat op de tegel ligt; dit betreden brengt dan geen obstakelfiche, welke kleur de tegel ook heeft.
    .title = Een tegel met bergplaatsfiche betreden
rule-GD-C6 = Waar al een voertuig, blokkade of spijkermat was, brengt dit betreden geen obstakelfiche, ook niet als dat speelstuk daarbij wordt weggeramd.
    .title = Een tegel met politie betreden
rule-GD-C7 = Een politiebadge houdt een obstakelfiche niet tegen.
    .title = Een tegel met politiebadge betreden
rule-GD-C8 = Dit alles geldt elke keer opnieuw, hoe vaak de chauffeur er ook al is geweest.
    .title = Elke keer opnieuw

## Obstakels omzeilen

rule-GD-H1 = Een obstakelfiche op de betreden tegel, oud of nieuw, laat de chauffeur drie wegen: een passende stunt, Handrembocht als stunt, of teruggaan.
    .title = Een obstakel omzeilen of teruggaan
rule-GD-H2 = Een stunt past als zijn symbool op de tegel staat; één stunt is genoeg, ook als er twee symbolen op staan.
    .title = Passende stunt
rule-GD-H3 = Op een tegel zonder symbolen (groen of start) past geen enkele stunt: dan blijven Handrembocht als stunt en teruggaan over.
    .title = Obstakelfiche zonder symbolen
rule-GD-H4 = De kaart voor een stunt komt uit de hand, of uit de aflegstapel voor de gewone prijs in bergplaatsfiches.
    .title = Waar stunts vandaan komen
rule-GD-H5 = Teruggaan is terugkeren naar de tegel waar deze verplaatsing begon, met behoud van de nieuwe richting, zodat de wagen naar de obstakeltegel kijkt. Het mag ook met een passende stunt bij de hand, en het is geen betreden.
    .title = Terug naar de vorige tegel
rule-GD-H6 = Gaat de chauffeur terug, dan blijft het obstakelfiche op de verlaten tegel liggen; een obstakelfiche op de tegel waar de wagen terugkomt, wordt weggehaald.
    .title = Obstakelfiches bij teruggaan
rule-GD-H7 = Voert de chauffeur een stunt uit, dan crashen alle volgers die niet beschermd zijn. Voertuigen die al op de tegel stonden, zijn geen volgers en blijven.
    .title = Stunt laat volgers crashen
rule-GD-H8 = Na een stunt blijft het obstakelfiche liggen met de chauffeur erbovenop; later wegrijden kost niets.
    .title = Obstakelfiche blijft
rule-GD-H9 = De helikopter crasht nooit op obstakels, de pantserwagen mag betalen, de motor mag afhaken. Voertuigen crashen allemaal tegelijk, dus een obstakelfiche dat door de pantserwagen verdwijnt, redt de andere niet.
    .title = Bescherming tegen crashen
rule-GD-H10 = Een politievoertuig dat naar een obstakelfiche rijdt, crasht; een voertuig zonder bescherming mag zo'n verplaatsing daarom niet kiezen.
    .title = Politievoertuigen en obstakels
rule-GD-H11 = Op een oranje tegel mag de chauffeur een obstakelfiche laten leggen en daarna teruggaan, zodat de tegel versperd achterblijft.
    .title = Obstakel leggen en teruggaan
rule-GD-H12 = Bij Plankgas!, Doorgaande weg of Handrembocht ga je terug naar waar die extra verplaatsing begon, niet naar waar de beurt begon.
    .title = Teruggaan bij een extra verplaatsing

## De politie: voertuigenstap

rule-GD-P1 = Elk politievoertuig mag één verplaatsing doen, in de volgorde die de politie kiest, tenzij het deze ronde al is verplaatst door volgen, afhaken of Meldkamer.
    .title = Welke voertuigen iets mogen doen
rule-GD-P2 = Een voertuig mag ook altijd niets doen of ter plaatse een kwartslag draaien. Een halve slag kan alleen de helikopter, tegen betaling.
    .title = Voertuigen hoeven niet te rijden
rule-GD-P3 = Politievoertuigen rijden over open tegels, gedekte tegels en de kale tafel, draaien niets open en veroorzaken geen obstakelfiches. (Instelling ‘Gebeurteniskaarten’: bij Geen verkeerspionnen wel.)
    .title = Waar voertuigen rijden
rule-GD-P4 = Off-road mag een voertuig alleen naar een geldig veld op hoogstens 2 velden afstand van een stadstegel die al ligt; de starttegel telt mee.
    .title = Grens voor off-road
rule-GD-P5 = Ook in de voertuigenstap mag een voertuig zonder bescherming niet naar een obstakelfiche rijden.
    .title = Obstakels in de voertuigenstap
rule-GD-P6 = Van bergplaatsfiches, politiebadges, blokkades, spijkermat, andere voertuigen en bonussen van de binnenstad, op Doorgaande weg na, merkt een politievoertuig niets.
    .title = Wat voertuigen negeren
rule-GD-P7 = Achtervolgend of niet, een voertuig dat deze ronde niet is verplaatst, is vrij: het mag bij de chauffeur blijven, draaien of wegrijden.
    .title = Achtervolgers die niet volgden
rule-GD-P8 = In de voertuigenstap is het ook tijd voor Meldkamer, de extra verplaatsing van de motor, de halve slag van de helikopter en de pantserwagen die door een obstakel rijdt.
    .title = Betaalde extra's in de voertuigenstap
rule-GD-P9 = Heeft de chauffeur op de rem getrapt, dan bestaat de voertuigenstap uit de gedwongen verplaatsingen en niets anders.
    .title = Voertuigenstap na Trap op de rem

## De politie: controle

rule-GD-B1 = Na de laatste voertuigactie en vóór de controle mag de chauffeur Lokauto spelen.
    .title = Tijd voor Lokauto
rule-GD-B2 = De chauffeur wordt achtervolgd als er bij de controle een politievoertuig of de spijkermat op zijn tegel staat.
    .title = Achtervolgd
rule-GD-B3 = Wordt de chauffeur achtervolgd, door één voertuig of door meer, dan gaat het achtervolgingsmeterfiche één veld naar rechts. De vierde stap is rood en daar wint de politie meteen. (Instelling ‘Achtervolgingsmeter’: met vier velden is de derde stap rood.)
    .title = Achtervolgingsmeter omhoog
rule-GD-B4 = Wordt de chauffeur niet achtervolgd, dan gaat het achtervolgingsmeterfiche één veld naar links, maar nooit voorbij wit.
    .title = Achtervolgingsmeter omlaag
rule-GD-B5 = Wordt de chauffeur op Schuilgarage achtervolgd, dan blijft het achtervolgingsmeterfiche staan; wordt hij niet achtervolgd, dan gaat het ook daar naar links.
    .title = Controle op Schuilgarage
rule-GD-B6 = Voor Schuilgarage, spijkermat en Recht in eigen hand telt alleen op welke tegel de chauffeur bij de controle staat, na een eventuele Lokauto.
    .title = Alleen de tegel bij de controle telt

## De politie: aankoopstap

rule-GD-P10 = De politie mag één opwaardering per ronde kopen, voor de prijs in handhavingsfiches.
    .title = Eén aankoop
rule-GD-P11 = Bij de eerste aankoop komt de opwaarderingskaart voor de rest van het spel open te liggen. Dezelfde opwaardering nog eens kopen kost weer de volle prijs en brengt alleen nog een speelstuk.
    .title = Eerste en volgende aankopen
rule-GD-P12 = Een speelstuk is alleen te koop als er een in de voorraad is: er zijn drie patrouillewagens, drie blokkades en van motor, pantserwagen, helikopter en spijkermat elk één. Meldkamer en Verkeerscamera zijn één keer te koop. (Met vier spelers van alles twee keer zoveel.)
    .title = Grenzen aan het kopen
rule-GD-P13 = Een gekocht voertuig komt op een geldig veld op 2 velden afstand van de chauffeur, in een zelfgekozen richting, een blokkade of de spijkermat op 1 veld afstand. Tegel of kale tafel maakt geen verschil.
    .title = Aankopen neerzetten
rule-GD-P14 = Gekocht of door Meldkamer verzet, op een obstakelfiche komt geen voertuig behalve de helikopter, en de helikopter nooit op een open Tunnel.
    .title = Niet op obstakels neerzetten
rule-GD-P15 = Een opwaardering waarvan het speelstuk nergens mag staan, is niet te koop.
    .title = Geen plaats, geen aankoop
rule-GD-P16 = Een voertuig dat nu wordt gekocht, doet vanaf de volgende ronde mee en telt niet bij de controle van deze ronde.
    .title = Nieuwe voertuigen wachten een ronde
rule-GD-P17 = Naast de aankoop mag de politie zo veel van haar eigenschappen gebruiken als ze wil, elk eens per ronde en op zijn eigen moment; twee eigenschappen op één kaart tellen apart, behalve bij de motor. De spijkermat wordt in de aankoopstap verlegd, vóór of na het kopen.
    .title = Eigenschappen van de politie
rule-GD-P18 = De eigenschap van een voertuig of van de spijkermat werkt alleen zolang dat speelstuk in het spel is.
    .title = Zonder speelstuk geen eigenschap

## Opwaarderingen

rule-GD-U1 = In handhavingsfiches kost de helikopter 8, de pantserwagen en de motor elk 4, en patrouillewagen, blokkade, spijkermat, Meldkamer en Verkeerscamera elk 2.
    .title = Prijslijst
rule-GD-U2 = Een betaalde eigenschap kost 1 handhavingsfiche per keer. Verkeerscamera kost niets in het gebruik.
    .title = Prijs van eigenschappen
rule-GD-U3 = Een patrouillewagen komt op 2 velden afstand van de chauffeur en heeft geen eigenschap.
    .title = Patrouillewagen
rule-GD-U4 = De pantserwagen komt op 2 velden afstand van de chauffeur. Zijn eigenschap redt hem van een crash of laat hem door een obstakel rijden, samen eens per ronde.
    .title = Pantserwagen
rule-GD-U5 = Eens per ronde, als een obstakelfiche of een eigenschap van de chauffeur hem zou laten crashen, mag de politie 1 betalen en blijft de pantserwagen op die tegel staan. Een obstakelfiche waar hij naartoe reed, gaat weg; was een eigenschap de oorzaak (Laat puinhoop achter, Op ramkoers, Trap op de rem bij de tegel van de chauffeur), dan gaat er geen weg.
    .title = Pantserwagen: een crash voorkomen
rule-GD-U6 = Met hetzelfde gebruik, dus nog steeds eens per ronde, mag de pantserwagen in de voertuigenstap met opzet naar een obstakelfiche rijden; dat fiche gaat weg.
    .title = Pantserwagen: door een obstakel
rule-GD-U7 = Eens per ronde mag de politie in de voertuigenstap 1 betalen en een voertuig dat deze ronde niet is verplaatst, achtervolgend of niet, op 2 velden afstand van de chauffeur zetten, in een zelfgekozen richting. Verder beweegt het deze ronde niet. (Instelling ‘Meldkamer’: een voertuig dat al is verplaatst, mag ook.)
    .title = Meldkamer
rule-GD-U8 = Een blokkade komt op 1 veld afstand van de chauffeur, maar niet op een bergplaatsfiche, een obstakelfiche of een andere blokkade. Voertuigen en spijkermat mogen er staan.
    .title = Blokkade: neerzetten
rule-GD-U9 = Om de tegel van een blokkade op te rijden levert de chauffeur een chauffeurskaart naar keuze in, die verder niets doet: uit de hand naar de aflegstapel, of uit de aflegstapel voor de gewone prijs in bergplaatsfiches en dan uit het spel. De blokkade blijft. Wegrijden is gratis, en ook wie er komt door teruggaan, Handrembocht als stunt, Lokauto, Verwissel auto's of Snelle switch betaalt niets.
    .title = Blokkade: passeren
rule-GD-U10 = De helikopter komt op 2 velden afstand van de chauffeur. Obstakelfiches negeert hij en ze blijven liggen; eigenschappen die voertuigen laten crashen, doen hem niets.
    .title = Helikopter
rule-GD-U11 = Eens per ronde, voordat de helikopter beweegt, mag de politie 1 betalen om hem een halve slag te draaien; in de voertuigenstap mag hij daarna nog zijn actie doen.
    .title = Helikopter: halve slag
rule-GD-U12 = Diezelfde halve slag, nog steeds eens per ronde, mag ook bij het afhandelen van volgers, als de chauffeur naar het veld recht achter een achtervolgende helikopter reed: die volgt dan toch.
    .title = Helikopter: halve slag bij het achtervolgen
rule-GD-U13 = De helikopter komt nooit op een open Tunnel. Volgt hij een chauffeur die op een Tunnel blijft of er met Handrembocht als stunt vertrekt, dan betaalt de politie 1 en haakt hij af, of hij crasht; gaat de chauffeur terug, dan keert hij gratis mee terug. Staat hij op een gedekte tegel die een Tunnel blijkt, dan blijft hij ongedeerd staan en vertrekt hij gewoon; met een teruggaande chauffeur daarheen terugkeren is geen betreden.
    .title = Helikopter en Tunnel
rule-GD-U14 = De motor komt op 2 velden afstand van de chauffeur. Van zijn twee eigenschappen mag er per ronde maar één worden gebruikt.
    .title = Motor
rule-GD-U15 = In de voertuigenstap mag de politie 1 betalen voor nog een verplaatsing van de motor, ook als hij heeft gevolgd of al iets heeft gedaan, maar niet als Meldkamer hem heeft verzet.
    .title = Motor: extra verplaatsing
rule-GD-U16 = Bij het afhandelen van volgers mag de politie 1 betalen om de motor te laten afhaken in plaats van te volgen, te crashen of terug te keren. Tegen Laat puinhoop achter, Op ramkoers, Trap op de rem of een gebeurtenis helpt dat niet.
    .title = Motor: afhaken
rule-GD-U17 = De spijkermat komt op 1 veld afstand van de chauffeur, niet op een bergplaats- of obstakelfiche, en blijft op tafel. De chauffeur mag er vrij overheen, maar geldt als achtervolgd als ze bij de controle op zijn tegel ligt. Eens per ronde mag de politie haar in de aankoopstap voor 1 naar een ander toegestaan veld naast de chauffeur verleggen.
    .title = Spijkermat
rule-GD-U18 = Eens per ronde mag de politie tussen trekken en leggen alle pas getrokken tegels terugdoen, de buidel mengen en er evenveel opnieuw trekken, ook als er in de chauffeursbeurt wordt gevuld. Het kan niet als de chauffeur trekt (Bekend terrein).
    .title = Verkeerscamera

## Binnenstadstegels

rule-GD-M1 = Een bonus van de binnenstad werkt telkens als de chauffeur de tegel betreedt en er blijft, maar niet als de tegel alleen wordt opengedraaid.
    .title = Bonus: elke keer
rule-GD-M2 = De chauffeur mag één gedekte tegel bekijken, waar die ook ligt, en daarna ligt hij weer gedekt; een politiebadge erop telt niet. Iedereen ziet om welke tegel het gaat, maar alleen de chauffeur wat het is.
    .title = Stadsplattegrond
rule-GD-M3 = Staat de chauffeur bij de controle op deze tegel, dan gaat de achtervolgingsmeter niet omhoog, ook al wordt hij achtervolgd.
    .title = Schuilgarage
rule-GD-M4 = De politie legt 2 handhavingsfiches terug in de voorraad, of alles wat ze heeft als dat minder is.
    .title = Achterbuurt
rule-GD-M5 = De chauffeur mag later deze beurt één extra verplaatsing doen, als er niets wordt afgehandeld. Open velden worden eerst gevuld, en achtervolgende voertuigen volgen.
    .title = Doorgaande weg voor de chauffeur
rule-GD-M6 = De open Doorgaande weg geeft een politievoertuig dat erop komt rijden, uit zichzelf, volgend, afhakend of door Verstoor de politieradio, deze ronde één extra verplaatsing. Kwam het er in de voertuigenstap, dan doet het die meteen; anders in die stap, naast de actie die het nog heeft, als het er aan het begin ervan nog staat. Met de chauffeur van de tegel af rijden verbruikt die extra verplaatsing; er neergezet, door Meldkamer verzet of verwisseld worden geeft niets.
    .title = Doorgaande weg voor de politie
rule-GD-M7 = Alle gedekte tegels die een zijde met deze delen, gaan op hetzelfde moment voorgoed open. Daarna leveren al hun politiebadges fiches op, en pas dan telt een gebeurtenissymbool dat erbij is. De achtervolgingsmeter blijft staan, en verder doen die tegels niets.
    .title = Uitkijkpost

## Chauffeurskaarten gebruiken

rule-GD-X1 = Een chauffeurskaart dient óf als stunt óf als eigenschap; de chauffeur zegt welk van de twee.
    .title = Stunt of eigenschap
rule-GD-X2 = Er is geen grens aan het aantal kaarten in een beurt, zolang elke kaart op haar eigen moment wordt gespeeld.
    .title = Zo veel kaarten als je wilt
rule-GD-X3 = Een kaart uit de hand komt na gebruik open op de aflegstapel van de chauffeur; vanaf dan kent iedereen haar.
    .title = Kaarten uit de hand
rule-GD-X4 = Een kaart uit de aflegstapel kan nog eens worden gespeeld, als stunt of als eigenschap, voor 1 bergplaatsfiche van de chauffeur; kaart en fiche gaan daarna uit het spel. (Instelling ‘Moeilijkheidsgraad’: 2 bergplaatsfiches bij imponerend, 3 bij meedogenloos.)
    .title = Kaarten uit de aflegstapel
rule-GD-X5 = Een kaart mag uit de aflegstapel worden gespeeld in dezelfde beurt waarin ze daar terechtkwam.
    .title = Twee keer in één beurt
rule-GD-X6 = Iedereen mag de aflegstapel en de verwijderde kaarten altijd doorkijken.
    .title = Open aflegstapel
rule-GD-X7 = De chauffeur mag zo veel bergplaatsfiches hebben als hij kan verzamelen; ze dienen alleen om kaarten uit de aflegstapel te betalen.
    .title = Verzamelde bergplaatsfiches

## Lokauto

rule-GD-X8 = Lokauto kan alleen tussen de voertuigenstap en de controle, en alleen als de chauffeur deze ronde een verplaatsing heeft gedaan: gewoon, extra of Handrembocht, ook een die met teruggaan eindigde.
    .title = Lokauto: wanneer
rule-GD-X9 = De wagen keert terug naar de tegel en de richting van vlak voor zijn laatste verplaatsing van deze ronde. Eindigde die met teruggaan of met Handrembocht als stunt, dan verandert alleen de richting.
    .title = Lokauto: effect
rule-GD-X10 = Terugkeren is geen betreden: geen opendraaien, obstakel, bonus, prijs voor een blokkade of reactiedraai, en wat deze beurt is gewonnen of uitgegeven, blijft zo. Een obstakelfiche op de tegel waar de wagen terugkomt, wordt weggehaald, maar niet als alleen de richting verandert.
    .title = Lokauto: geen betreden
rule-GD-X11 = Politievoertuigen gaan niet mee terug; een voertuig op de tegel waar de wagen terugkomt, achtervolgt bij de controle.
    .title = Lokauto: voertuigen

## Handrembocht

rule-GD-X12 = Als eigenschap kan Handrembocht in de chauffeursbeurt wanneer er niets wordt afgehandeld, vóór of na de gewone verplaatsing, maar niet na Trap op de rem.
    .title = Handrembocht als eigenschap: wanneer
rule-GD-X13 = De wagen keert om en rijdt één veld vooruit; dat is volledig betreden en niemand volgt. Is dat veld open, dan trekt de politie er eerst één tegel voor, en bij een lege buidel ontsnapt de chauffeur. Is het niet geldig, dan kan de kaart niet, en een blokkade daar moet worden betaald.
    .title = Handrembocht als eigenschap: effect
rule-GD-X14 = Als stunt helpt de kaart tegen elk obstakelfiche, welke symbolen er ook staan: de wagen gaat omgekeerd terug naar de tegel waar hij vandaan kwam (na Verwissel auto's: vanwaar hij wisselde), en dat is geen betreden. Een obstakelfiche daar gaat weg, dat op de obstakeltegel blijft. Volgers rijden door naar de obstakeltegel en crashen als ze niet beschermd zijn; wie overblijft, staat daar in de richting van de verplaatsing.
    .title = Handrembocht als stunt
rule-GD-X15 = Handrembocht heeft ook een gedrukte stunt, die werkt als die van elke andere kaart.
    .title = Handrembocht: gedrukte stunt

## Plankgas!

rule-GD-X16 = Plankgas! kan in de chauffeursbeurt wanneer er niets wordt afgehandeld, vóór of na de gewone verplaatsing, maar niet na Trap op de rem, en alleen als er na het vullen van open velden ergens heen te rijden valt.
    .title = Plankgas!: wanneer
rule-GD-X17 = De chauffeur doet meteen een extra verplaatsing: open velden worden gevuld, de wagen gaat naar voren, links of rechts en betreedt de tegel zoals altijd. Niemand volgt.
    .title = Plankgas!: effect

## Verstoor de politieradio

rule-GD-X18 = Aan het begin van de beurt mag de chauffeur de politievoertuigen die diagonaal aan de wagen grenzen een voor een draaien en één veld verplaatsen, elk in een van de vier richtingen, of met rust laten. Niet naar een obstakelfiche, ook de helikopter niet, niet voorbij de grens voor off-road, en geen helikopter naar een open Tunnel.
    .title = Verstoor de politieradio: effect
rule-GD-X19 = Een voertuig dat zo is verplaatst, mag in de voertuigenstap nog gewoon iets doen.
    .title = Verstoor de politieradio: daarna

## Uiterste poging

rule-GD-X20 = In de chauffeursbeurt, wanneer er niets wordt afgehandeld, gaat het achtervolgingsmeterfiche één veld naar links. Staat het op wit, dan kan de kaart niet.
    .title = Uiterste poging

## Laat puinhoop achter

rule-GD-X21 = In de chauffeursbeurt, wanneer er niets wordt afgehandeld, krijgt de eigen tegel van de chauffeur een obstakelfiche, welke kleur die ook heeft en wat er ook staat, en alle politievoertuigen daar crashen als ze niet beschermd zijn. De chauffeur heeft er geen stunt voor nodig.
    .title = Laat puinhoop achter: effect
rule-GD-X22 = Ligt er al een obstakelfiche, dan komt er geen tweede, maar de voertuigen crashen evengoed. Staat er dan ook geen voertuig dat kan crashen, dan kan de kaart niet.
    .title = Laat puinhoop achter: op een obstakeltegel
rule-GD-X23 = De helikopter, of een pantserwagen waarvoor is betaald, blijft op de tegel, en het obstakelfiche blijft ook.
    .title = Laat puinhoop achter: wie blijft

## Op ramkoers

rule-GD-X24 = Aan het begin van de beurt gespeeld: tot het eind ervan crashen op elke tegel die de chauffeur oprijdt de voertuigen die er al staan als ze niet beschermd zijn, en ook een blokkade, waarvoor dan geen kaart hoeft. Volgers en spijkermat blijven buiten schot.
    .title = Op ramkoers: effect
rule-GD-X25 = Verwissel auto's is geen rijden en ramt dus niets.
    .title = Op ramkoers: niet bij Verwissel auto's

## Trap op de rem

rule-GD-X26 = Trap op de rem is voor het begin van de chauffeursbeurt.
    .title = Trap op de rem: wanneer
rule-GD-X27 = De chauffeur verkent en rijdt deze ronde niet, en Plankgas!, Handrembocht als eigenschap, Op ramkoers en Verwissel auto's kunnen niet meer; Uiterste poging en Laat puinhoop achter nog wel. Wie vastzit, wordt daarvoor deze beurt niet gepakt.
    .title = Trap op de rem: de chauffeur blijft staan
rule-GD-X28 = Zonder verplaatsing kan Lokauto deze ronde niet worden gespeeld.
    .title = Trap op de rem: geen Lokauto
rule-GD-X29 = In de voertuigenstap gaan alle voertuigen precies één veld recht vooruit, tegelijk en zonder te draaien; een voertuig dat het veld vóór zich niet op mag (niet geldig, voorbij de grens voor off-road, een Tunnel voor de helikopter) blijft staan. Deze ronde zijn er geen andere acties, geen Meldkamer, halve slag, extra verplaatsing of bonus van Doorgaande weg.
    .title = Trap op de rem: gedwongen verplaatsingen
rule-GD-X30 = Een voertuig dat zo op een obstakelfiche of op de tegel van de chauffeur komt, crasht als het niet beschermd is; obstakelfiches tellen zoals ze ervoor lagen. Een voertuig dat al bij de chauffeur stond en niet vooruit kan, blijft daar en crasht niet.
    .title = Trap op de rem: crashes

## Bekend terrein

rule-GD-X31 = Bekend terrein speel je aan het begin van een ronde, voordat het zoekgebied wordt uitgebreid.
    .title = Bekend terrein: wanneer
rule-GD-X32 = Als het zoekgebied deze ronde en de volgende wordt uitgebreid, trekt niet de politie maar de chauffeur de tegels, bekijkt ze en legt ze gedekt neer. Vullen in de chauffeursbeurt blijft werk van de politie.
    .title = Bekend terrein: effect
rule-GD-X33 = De chauffeur blijft de zo gelegde tegels zien, en de politie mag ze bekijken zoals alle andere.
    .title = Bekend terrein: wie de tegels ziet
rule-GD-X34 = Zolang deze kaart nog werkt, kan ze niet opnieuw worden gespeeld.
    .title = Bekend terrein: niet twee tegelijk

## Verwissel auto's

rule-GD-X35 = Verwissel auto's is voor het begin van de beurt, en alleen als er op de tegel van de chauffeur geen obstakelfiche ligt. Het politievoertuig moet op een andere stadstegel staan, niet op de kale tafel; vanaf een open Tunnel is de helikopter niet te kiezen.
    .title = Verwissel auto's: wanneer en met wie
rule-GD-X36 = Chauffeur en voertuig ruilen van plaats en van richting. Niemand volgt, en het voertuig geldt deze ronde als niet verplaatst.
    .title = Verwissel auto's: effect
rule-GD-X37 = De chauffeur betreedt de nieuwe tegel volledig: opendraaien, politiebadge, gebeurtenis, reactiedraai van andere voertuigen, bergplaatsfiche, obstakelfiche, stunt, bonus. Het weggewisselde voertuig telt daar niet meer als speelstuk van de politie, andere wel.
    .title = Verwissel auto's: betreden
rule-GD-X38 = Heeft of krijgt de nieuwe tegel een obstakelfiche en voert de chauffeur geen stunt uit, dan keert hij terug naar de oude tegel, in de zojuist overgenomen richting. Het voertuig blijft daar ook en achtervolgt; het obstakelfiche blijft waar het ligt.
    .title = Verwissel auto's: mislukt
rule-GD-X39 = Na Verwissel auto's, gelukt of niet, worden de open velden rond de wagen gevuld, en de chauffeur verkent en rijdt zoals altijd.
    .title = Verwissel auto's: de beurt gaat door

## Einde van het spel

rule-GD-W1 = De chauffeur wint als de ontsnappingstegel op tafel komt omdat de buidel te weinig tegels heeft, aan het begin van een ronde of in de chauffeursbeurt.
    .title = De chauffeur ontsnapt
rule-GD-W2 = De politie wint als het achtervolgingsmeterfiche rood bereikt, bij de controle of door verkennen.
    .title = De politie wint met de achtervolgingsmeter
rule-GD-W3 = De politie wint als de chauffeur geen kant meer op kan (doodlopend of ingesloten), en ook na tien ronden stilstand.
    .title = De politie wint door insluiten
rule-GD-W4 = Op dat ogenblik is het spel afgelopen; er wordt niets meer afgehandeld.
    .title = Meteen afgelopen
rule-GD-W5 = Je mag opgeven; speelt er aan jouw kant dan niemand meer door, dan wint de andere kant.
    .title = Opgeven

## Leermodus en instellingen

rule-GD-L1 = In de leermodus, voor twee spelers zonder gebeurteniskaarten, worden alle tegels open gelegd. De politie trekt en verdeelt ze nog steeds.
    .title = Leermodus
rule-GD-L2 = In de leermodus levert een politiebadge de politie fiches op telkens als de chauffeur de tegel betreedt, dus ook opnieuw, en niet bij het leggen. Teruggaan in dezelfde verplaatsing draait dat niet terug.
    .title = Leermodus: politiebadges
rule-GD-L3 = In de leermodus valt er niets te verkennen en hebben Stadsplattegrond en Uitkijkpost niets te tonen.
    .title = Leermodus: niets te onthullen
rule-GD-L4 = Jullie kiezen twee tot acht bergplaatsfiches, de grootte van de tafel, hoogstens drie terreinhindernissen, en een achtervolgingsmeter van vijf velden of, moeilijker, van vier. Ieder leest het spel in het Nederlands of het Engels.
    .title = Instellingen
rule-GD-L5 = Gebeurteniskaarten kunnen alleen met twee spelers, zonder leermodus en met precies vijf bergplaatsfiches. In de solovariant ligt het aantal bergplaatsfiches vast door de moeilijkheidsgraad; met vier spelers hebben beide chauffeurs er evenveel.
    .title = Welke instellingen samengaan

## Wat je mag zien

rule-GD-I1 = De chauffeur komt nooit te weten wat een gedekte of getrokken tegel is of in welke volgorde tegels uit de buidel komen, behalve bij tegels die hij zelf heeft bekeken of gelegd.
    .title = Wat de chauffeur ziet
rule-GD-I2 = De politie ziet nooit de hand van de chauffeur of de kaarten die niet zijn gekozen.
    .title = Wat de politie ziet
rule-GD-I3 = Het openbare verslag noemt nooit een gedekte tegel bij naam.
    .title = Verslag
rule-GD-I4 = Een tegel die de chauffeur met Stadsplattegrond heeft bekeken of met Bekend terrein heeft gelegd, blijft alleen op zijn eigen scherm zichtbaar zolang hij gedekt ligt.
    .title = Onthouden tegels
rule-GD-I5 = De chauffeur krijgt de vraag naar Bekend terrein en die naar Lokauto elke ronde zolang er nog een kaart in zijn hand is, of de kaart zelf (met vier spelers ook Medeplichtigen) in de aflegstapel ligt en er genoeg bergplaatsfiches voor zijn. De politie ziet alleen dat er op de chauffeur wordt gewacht, zodat de vraag niets verraadt.
    .title = Vragen verraden niets
rule-GD-I6 = Toeschouwers zien alleen wat beide kanten zien.
    .title = Toeschouwers

## Gebeurteniskaarten

rule-GD-V1 = Er zijn geen gebeurtenissen. (Instelling ‘Gebeurteniskaarten’: er kan er één komen, in een spel voor twee met vijf bergplaatsfiches en zonder leermodus.)
    .title = Wanneer met gebeurteniskaarten
rule-GD-V2 = De eerste keer dat de chauffeur de tegel met het gebeurtenissymbool opendraait, door verkennen, betreden, Uitkijkpost of Verwissel auto's, wordt een van de zes gebeurteniskaarten geloot. Ze gaat in na opendraaien en politiebadge maar vóór al het andere op die tegel, en geldt tot het einde van het spel. Een blik met Stadsplattegrond telt niet.
    .title = Een gebeurtenis trekken
rule-GD-V3 = Een gebeurtenis die het spel op slag zou beëindigen of die niet kan werken, gaat opzij voor een andere: De jager en zijn prooi zonder politievoertuig in het spel, de koeriersdienst zonder bergplaatsfiche op tafel, de tijdbom als er al vijf of meer bergplaatsfiches zijn uitgegeven.
    .title = Een andere gebeurtenis trekken
rule-GD-V4 = Elke regel en elke manier om te winnen die de gebeurtenis niet vervangt, blijft gelden.
    .title = Wat blijft gelden
rule-GD-V5 = De helft van de politievoertuigen die in het spel zijn als de kaart wordt getrokken, naar boven afgerond, is voor beide kanten het doelgetal; het verandert niet meer.
    .title = Jager en prooi: doelgetal
rule-GD-V6 = Vanaf de eerstvolgende tegel die de chauffeur betreedt, crashen telkens de voertuigen die er al staan, ook helikopters, al mag een pantserwagen nog betalen. Bij Verwissel auto's blijft alleen het weggewisselde voertuig gespaard; volgers hebben er geen last van. Crashes door wat dan ook tellen voor de chauffeur.
    .title = Jager en prooi: de jacht
rule-GD-V7 = Een politievoertuig dat de starttegel oprijdt, met een eigen actie, volgend, afhakend, gedwongen of door Verstoor de politieradio, is ontsnapt en gaat uit het spel. Stond het er al toen de kaart werd getrokken, dan moet het eerst weg en weer terug; er neerzetten of met Meldkamer heen sturen mag niet.
    .title = Jager en prooi: naar huis
rule-GD-V8 = Zijn er sinds het trekken zo veel voertuigen gecrasht als het doelgetal zegt, dan wint de chauffeur; zijn er zo veel ontsnapt, of beide op hetzelfde ogenblik, dan wint de politie. De achtervolgingsmeter beweegt niet meer, dus verkennen is gratis; ontsnappingstegel en insluiten maken nog steeds een eind aan het spel.
    .title = Jager en prooi: einde
rule-GD-V9 = De chauffeur wint door het laatste bergplaatsfiche van tafel te pakken, en niet meer door een tekort in de buidel. De politie vult zo'n tekort aan met gedekte tegels naar keuze van tafel, maar niet die recht voor, links of rechts van de chauffeur; wat erop staat of ligt, blijft op het veld. Ze komen gemengd met de getrokken tegels weer gedekt op tafel, zodat de chauffeur ze niet meer herkent. Zijn het er te weinig, dan blijven de velden rond de chauffeur waarvoor geen tegel over is open; voor en links worden het eerst gevuld. Ligt er op de hele tafel geen gedekte tegel meer, dan wint de politie. Achtervolgingsmeter en insluiten blijven.
    .title = Zwaarwichtige koeriersdienst
rule-GD-V10 = Een politievoertuig dat een gedekte tegel oprijdt, met een eigen actie, afhakend, gedwongen of door Verstoor de politieradio, draait hem open; wie er wordt neergezet, door Meldkamer verzet of verwisseld, doet dat niet. De politiebadge telt niet, en de enige bonus is Doorgaande weg, voor dat voertuig.
    .title = Verkeerspionnen: de politie draait tegels open
rule-GD-V11 = Is de zo opengedraaide tegel rood, zonder bergplaatsfiche en zonder ander speelstuk van de politie, dan komt er een obstakelfiche en crasht het voertuig als het niet beschermd is: de helikopter blijft en het fiche ook, de pantserwagen mag betalen en dan gaat het fiche weg. Oranje en groen doen niets.
    .title = Verkeerspionnen: rood voor de politie
rule-GD-V12 = De politie ziet nog wel de tegels die ze net heeft getrokken, maar geen tegels meer die gedekt op tafel liggen.
    .title = Verkeerspionnen: niet meer bekijken
rule-GD-V13 = Politievoertuigen crashen niet meer, wat de oorzaak ook is: ze rijden over obstakelfiches, die blijven liggen, en volgers staan na een stunt bij de chauffeur en achtervolgen. Blokkades kunnen nog worden geramd. Een open Tunnel blijft dicht voor de helikopter; als volger blijft hij op de oude tegel, tenzij de politie betaalt om af te haken.
    .title = Speciale operatie: geen crashes
rule-GD-V14 = Een kaart die voor een bergplaatsfiche uit de aflegstapel wordt gespeeld, komt daar weer op terug. Kaarten die al eerder uit het spel waren, blijven eruit.
    .title = Speciale operatie: kaarten komen terug
rule-GD-V15 = Telkens als de chauffeur een tegel met een politiebadge van 3 opendraait, krijgt hij een bergplaatsfiche, zolang de voorraad strekt: de drie die niet zijn gestrooid. Gebruikte fiches komen niet terug. De politie krijgt haar 3 handhavingsfiches ook.
    .title = Speciale operatie: fiches voor politiebadges
rule-GD-V16 = De chauffeur geldt bij de controle als achtervolgd op een tegel die aan het begin van deze ronde al open lag. Dat is maar één stap, ook als er een voertuig bij staat, en Schuilgarage beschermt zoals altijd.
    .title = Recht in eigen hand: bekende wegen
rule-GD-V17 = Op een rode tegel bepaalt de chauffeur net als op een oranje of er een obstakelfiche komt.
    .title = Recht in eigen hand: rood als oranje
rule-GD-V18 = Alle bergplaatsfiches worden weggenomen, die op tafel en die van de chauffeur. De kaart krijgt vijf fiches, min één voor elk bergplaatsfiche dat al is uitgegeven.
    .title = Tikkende tijdbom: de lont
rule-GD-V19 = Als een ronde eindigt, de huidige inbegrepen, gaat er een fiche van de kaart, en met het laatste wint de chauffeur. Alle andere manieren om te eindigen blijven.
    .title = Tikkende tijdbom: aftellen

## Solo: voorbereiding

rule-GD-O1 = In je eentje ben je de chauffeur tegen de geautomatiseerde politie, met moeilijkheidsgraad standaard. (Instelling ‘Moeilijkheidsgraad’: imponerend of meedogenloos, allebei moeilijker.)
    .title = Solo: moeilijkheidsgraad
rule-GD-O2 = Twee geschudde, gedekte stapels vervangen de buidel. De risicovolle heeft 15 tegels: 8 willekeurige van de 12 rode, de 5 oranje met een politiebadge van 3 en de 2 groene met een van 2. De rustige heeft de andere 28.
    .title = Solo: twee stapels
rule-GD-O3 = De stapel opwaarderingen bestaat uit patrouillewagen, blokkade, politiemotor en politiehelikopter, gedekt geschud; de rest doet niet mee. (Instelling ‘Moeilijkheidsgraad’: bij imponerend en meedogenloos komt de pantserwagen erbij.)
    .title = Solo: stapel opwaarderingen
rule-GD-O4 = Er worden vijf bergplaatsfiches gestrooid en automatisch verschoven. (Instelling ‘Moeilijkheidsgraad’: zes bij imponerend en meedogenloos.)
    .title = Solo: bergplaatsfiches
rule-GD-O5 = De eerste patrouillewagen wordt neergezet als een nieuw gekregen voertuig (regel GD-O23).
    .title = Solo: eerste patrouillewagen
rule-GD-O6 = Er zijn geen handhavingsfiches, en Achterbuurt is een gewone groene tegel.
    .title = Solo: geen handhavingsfiches

## Solo: het zoekgebied uitbreiden

rule-GD-O7 = De velden worden gevuld in de volgorde voor, links, rechts, elk ongezien en gedekt met de bovenste tegel van een stapel. Die komt van de rustige stapel als er een bergplaatsfiche, politievoertuig of blokkade op het veld is, of als het veld recht voor, links of rechts van een politievoertuig in het spel ligt, ook een achtervolgend; anders van de risicovolle.
    .title = Solo: welke stapel
rule-GD-O8 = Is de ene stapel leeg, dan geldt de andere. Hebben ze samen minder tegels dan er velden te vullen zijn, dan wint de chauffeur.
    .title = Solo: lege stapel
rule-GD-O9 = Met Bekend terrein komen de tegels nog steeds veld voor veld van de stapels; daarna bekijkt de chauffeur ze en verdeelt hij ze vrij over die velden.
    .title = Solo: Bekend terrein
rule-GD-O10 = Je ziet altijd hoeveel tegels elke stapel nog heeft.
    .title = Solo: tegels op de stapels

## Solo: de beurt van de chauffeur

rule-GD-O11 = Elke politiebadge die de chauffeur opendraait, wordt onthouden tot de aankoopstap van deze ronde en levert dan opwaarderingen op.
    .title = Solo: politiebadges
rule-GD-O12 = Een kaart uit de aflegstapel gebruiken, als stunt, als eigenschap of bij een blokkade, kost 1 bergplaatsfiche. (Instelling ‘Moeilijkheidsgraad’: 2 bij imponerend, 3 bij meedogenloos.)
    .title = Solo: prijs van een kaart uit de aflegstapel
rule-GD-O13 = Een voertuig dat in tegengestelde richting staat als de chauffeur zijn tegel betreedt, draait naar de rechterkant van de chauffeur.
    .title = Solo: reactiedraai

## Solo: voertuigenstap

rule-GD-O14 = Alle voertuigen die deze ronde niet zijn verplaatst, doen iets, in de volgorde waarin ze in het spel kwamen.
    .title = Solo: welke voertuigen iets doen
rule-GD-O15 = Een voertuig op de tegel van de chauffeur gaat daar niet weg. Staat het dwars, dan draait het in de richting van de chauffeur; staat het andersom, dan draait het naar diens rechterkant; staat het gelijk, dan blijft het zo staan.
    .title = Solo: voertuig bij de chauffeur
rule-GD-O16 = Elk ander voertuig doet de eerste actie van de kortste reeks verplaatsingen, draaien ter plaatse meegeteld, die het op de tegel van de chauffeur brengt. De weg gaat alleen over velden die het op mag, nooit over obstakelfiches (behalve bij de helikopter, of bij een geladen pantserwagen volgens regel GD-O27) en voor de helikopter nooit over een open Tunnel. Bonussen zoals Doorgaande weg tellen niet mee.
    .title = Solo: de weg naar de chauffeur
rule-GD-O17 = Bij even korte wegen beslist de eerste actie, in deze volgorde: rechtdoor, rechts, links, ter plaatse naar rechts draaien, ter plaatse naar links draaien.
    .title = Solo: even korte wegen
rule-GD-O18 = Kan een voertuig de tegel van de chauffeur niet op, dan gaat het volgens dezelfde regel naar een aangrenzend veld dat het wel op mag. Staat het daar al, dan draait het een kwartslag naar de chauffeur toe, naar rechts als die er recht achter staat, of blijft het zo als het al naar de chauffeur kijkt.
    .title = Solo: chauffeur onbereikbaar
rule-GD-O19 = Een voertuig waarvoor geen weg open is, blijft staan.
    .title = Solo: geen weg
rule-GD-O20 = Een voertuig dat de open Doorgaande weg oprijdt en de chauffeur nog niet heeft bereikt, doet volgens dezelfde regel nog iets. Staat er een met een ongebruikte bonus, zoals een achtergebleven volger, en niet bij de chauffeur, dan gebruikt het die als het in de volgorde aan de beurt is.
    .title = Solo: Doorgaande weg
rule-GD-O21 = Na Trap op de rem doen geautomatiseerde voertuigen de gewone gedwongen verplaatsingen.
    .title = Solo: Trap op de rem

## Solo: aankoopstap

rule-GD-O22 = In de volgorde waarin de politiebadges zijn opengedraaid, levert een van 1 of 2 één opwaarderingskaart op en een van 3 twee, elk uitgevoerd vóór de volgende. Is de stapel op, dan worden alle opwaarderingskaarten die nog meedoen tot een nieuwe geschud. Is er daarna geen voertuig in het spel en is er deze ronde geen kaart omgedraaid, dan wordt er één omgedraaid.
    .title = Solo: opwaarderingen krijgen
rule-GD-O23 = De kant van de chauffeur met de minste voertuigen gaat voor, bij gelijk aantal links; wat recht voor of achter staat, telt voor geen van beide. In deze volgorde: schuin voor aan die kant, schuin voor aan de andere, twee recht vooruit, twee naar die kant, twee naar de andere, twee naar achteren. Het eerste geldige veld zonder obstakelfiche (voor de helikopter ook geen open Tunnel) wordt het. Is er geen, dan komt het voertuig er niet, en een patrouillewagen die zou worden verzet, blijft waar hij was.
    .title = Solo: een voertuig neerzetten
rule-GD-O24 = Een neergezet voertuig kijkt naar het veld recht voor de chauffeur. Staat het daarmee niet op één lijn, dan kijkt het langs de as waarop dat veld het verst weg is, bij gelijke afstand langs de as dwars op de chauffeur.
    .title = Solo: richting van een neergezet voertuig
rule-GD-O25 = Een blokkade komt op het eerste veld voor, links of rechts van de chauffeur, in die volgorde, dat geldig is en geen bergplaatsfiche, obstakelfiche of blokkade heeft; velden met een voertuig erop of recht voor, links of rechts van een voertuig komen het laatst. Past er geen, dan wordt het het dichtstbijzijnde toegestane veld recht vooruit, minstens 2 velden van de chauffeur en hoogstens 2 van een tegel, en anders komt ze er niet. Zijn alle drie in het spel, dan wordt de verste van de chauffeur gebruikt, bij gelijke afstand de oudste.
    .title = Solo: blokkade
rule-GD-O26 = De motor wordt neergezet als hij niet in het spel is. Is hij dat wel, dan doet hij meteen één actie volgens de regels van de voertuigenstap; bij de chauffeur draait hij in diens richting, of naar diens rechterkant als hij andersom staat. Brengt die actie hem op de open Doorgaande weg en niet bij de chauffeur, dan doet hij er nog een.
    .title = Solo: motor
rule-GD-O27 = De pantserwagen wordt neergezet als hij niet in het spel is. Is hij dat wel, dan wordt hij geladen tot het eind van de volgende ronde, hoogstens één keer. Met die lading mag zijn weg over één obstakeltegel gaan, of overleeft hij een crash, achtervolgend of niet; daarna is ze op, en een obstakelfiche dat de oorzaak was, gaat weg.
    .title = Solo: pantserwagen
rule-GD-O28 = Zijn er minder dan drie patrouillewagens in het spel, dan komt er een bij. Zijn het er drie, dan wordt de verste van de chauffeur, bij gelijke afstand die het langst meedoet, als nieuw neergezet.
    .title = Solo: patrouillewagen
rule-GD-O29 = De helikopter wordt neergezet en zijn kaart gaat uit het spel; een halve slag maakt hij niet. Als volger bij een Tunnel haakt hij gratis af en gaat hij één veld naar de rechterkant van de chauffeur, of als dat niet mag naar de linkerkant, maar nooit recht achter zichzelf. Kan geen van beide, dan blijft hij op de oude tegel en kijkt hij naar de rechterkant van de chauffeur, of naar links als rechts recht achter hem is.
    .title = Solo: helikopter
rule-GD-O30 = Alleen een geladen pantserwagen en de helikopter zijn beschermd. Geautomatiseerde voertuigen crashen door achtervolgen, gedwongen verplaatsingen en eigenschappen van de chauffeur, en anders nooit.
    .title = Solo: crashes

## Vier spelers: voorbereiding

rule-GD-Q1 = Chauffeur A en chauffeur B spelen tegen de stad en de politie, met alles dubbel: 86 tegels in de buidel, 2 start- en 2 ontsnappingstegels, 2 achtervolgingsmeters, 22 chauffeurskaarten, 16 opwaarderingskaarten, 20 handhavings-, 24 obstakel- en 16 bergplaatsfiches, 6 patrouillewagens, 6 blokkades en van motor, pantserwagen, helikopter en spijkermat elk 2.
    .title = Vier spelers: plaatsen
rule-GD-Q2 = Elke chauffeur kiest vijf van de elf kaarten uit zijn eigen exemplaar en mag daarover met zijn partner overleggen; Medeplichtigen is voor allebei een goede keus. De chauffeurs zien elkaars hand.
    .title = Vier spelers: handen
rule-GD-Q3 = Elke chauffeur strooit vijf bergplaatsfiches, A eerst, ieder met een eigen mikpunt; daarna verschuift de politie ze allemaal samen. (Instelling ‘Bergplaatsfiches’: twee tot acht, voor beiden evenveel.)
    .title = Vier spelers: bergplaatsfiches
rule-GD-Q4 = Eerst A en dan B legt een starttegel op een geldig veld zonder bergplaatsfiche en zonder de andere starttegel, desgewenst ernaast, en kiest de richting van de eigen wagen. Op het raster sluiten de twee stadsdelen altijd op elkaar aan.
    .title = Vier spelers: starttegels
rule-GD-Q5 = De politie zet twee patrouillewagens neer, één op 2 velden afstand van chauffeur A en één op 2 velden afstand van chauffeur B, elk in een zelfgekozen richting en elk op de kale tafel, nooit op een starttegel.
    .title = Vier spelers: patrouillewagens

## Vier spelers: weten en praten

rule-GD-Q6 = Getrokken en gedekte tegels ziet alleen de stad, en nooit de politie.
    .title = Vier spelers: de stad ziet, de politie niet
rule-GD-Q7 = Tussen de aankoopstap en het trekken mogen stad en politie met kant-en-klare seinen een plan maken: op welke chauffeur ze zich richten, welke kant vrij moet blijven, welke kant dicht moet, of er politiebadges gewenst zijn. Op andere momenten niet. (Instelling ‘Overleg’: die twee mogen elkaar ook vrij schrijven.)
    .title = Vier spelers: plannen
rule-GD-Q8 = De chauffeurs mogen altijd met elkaar praten, zonder dat de anderen het zien.
    .title = Vier spelers: chauffeurs praten vrij

## Vier spelers: de ronde

rule-GD-Q9 = Uit één trekking van hoogstens zes tegels vult de stad de open velden voor, links en rechts van beide chauffeurs, verdeeld zoals ze wil; een veld naast allebei wordt één keer gevuld. Heeft de buidel er niet genoeg voor alle velden samen, dan winnen de chauffeurs.
    .title = Vier spelers: het zoekgebied uitbreiden
rule-GD-Q10 = Tegels trekken en leggen, ook in de beurt van de chauffeurs, doet de stad waar een regel politie zegt. Ook de Verkeerscamera's gebruikt de stad, elk eens per ronde.
    .title = Vier spelers: de stad in plaats van de politie
rule-GD-Q11 = Kaarten voor het begin van de beurt en verkennen staan beide chauffeurs vrij; wie het eerst komt, gaat voor. Daarna kiezen ze allebei een richting, die de partner ziet en de andere kant niet, en als beide gekozen zijn, rijden de wagens op hetzelfde ogenblik.
    .title = Vier spelers: samen rijden
rule-GD-Q12 = Eerst wordt bepaald wie er volgt, dan gaan beide tegels open, de politiebadge van A vóór die van B. De rest van het betreden gebeurt voor de ene chauffeur en dan voor de andere, in de volgorde die zij kiezen, anders A eerst. Extra verplaatsingen en andere kaarten komen zoals ze worden gespeeld, tot allebei hun beurt hebben beëindigd.
    .title = Vier spelers: verplaatsingen afhandelen
rule-GD-Q13 = Betreden beide chauffeurs dezelfde tegel, dan gaat die één keer open en telt de politiebadge één keer, een bergplaatsfiche gaat naar wie ze noemen (anders A), en een oranje tegel krijgt alleen een obstakelfiche als ze het allebei willen. Een bergplaatsfiche of speelstuk van de politie dat er was, houdt het voor allebei weg, ook als het al is gepakt of geramd. Met een obstakelfiche moet ieder daarna zelf afrekenen, tenzij ze een stunt delen.
    .title = Vier spelers: samen op een tegel
rule-GD-Q14 = Begonnen de chauffeurs hun beurt samen op één tegel en betraden ze dezelfde obstakeltegel, dan helpt één stunt van een van de twee allebei erdoor, en brengt Handrembocht als stunt allebei terug. De partner mag ervan afzien en het obstakelfiche alleen aanpakken.
    .title = Vier spelers: gedeelde stunt
rule-GD-Q15 = Staat de partner op dezelfde of een aangrenzende tegel als een chauffeur een eigenschap speelt, dan mag ook de partner er voordeel van hebben, voor de eigen wagen, tegel of achtervolgingsmeter. De kaart wordt één keer verbruikt.
    .title = Vier spelers: gedeelde eigenschap
rule-GD-Q16 = Verlaten de chauffeurs een tegel naar verschillende tegels, dan kiest de politie voor elk achtervolgend voertuig wie het volgt, als de richtingen bekend zijn en voordat er tegels opengaan. Een chauffeur die recht achter het voertuig gaat, kan het niet volgen; blijft er maar één over, dan volgt het die.
    .title = Vier spelers: welke chauffeur volgen
rule-GD-Q17 = Verlaat maar één van twee chauffeurs een tegel, met een extra verplaatsing die te volgen is, dan kiest de politie voor elk voertuig daar of het volgt of blijft.
    .title = Vier spelers: één gaat, één blijft
rule-GD-Q18 = De controle gebeurt voor elke chauffeur apart, op de eigen achtervolgingsmeter. Een voertuig op een tegel met beide chauffeurs achtervolgt ze allebei.
    .title = Vier spelers: controle
rule-GD-Q19 = Voor Lokauto komt eerst chauffeur A aan bod, dan chauffeur B.
    .title = Vier spelers: Lokauto
rule-GD-Q20 = De chauffeurs winnen samen als de buidel te weinig tegels heeft, ook als er in hun beurt wordt gevuld. Politie en stad winnen als de achtervolgingsmeter van een van de chauffeurs rood bereikt of een van hen vastzit.
    .title = Vier spelers: winnen
rule-GD-Q21 = De politie koopt nog steeds één opwaardering per ronde, maar uit beide exemplaren: een tweede aankoop legt ook de tweede kaart neer, Meldkamer en Verkeerscamera zijn twee keer te koop, en een eigenschap waarvan beide kaarten zijn gekocht, mag twee keer per ronde. Met beide kaarten heeft elk van twee motoren zijn eigen gebruik, met één kaart is er samen één. Afstanden tellen vanaf de chauffeur die de politie kiest, maar op een tegel waar een chauffeur staat, wordt niets neergezet, heen gestuurd of gelegd.
    .title = Vier spelers: aankopen
rule-GD-Q22 = De politie hoeft niet achter beide chauffeurs aan; één alleen mag ook.
    .title = Vier spelers: niet verplicht allebei
rule-GD-Q23 = Politiebadges van beide chauffeurs leveren handhavingsfiches op voor één gezamenlijke pot van de politie; er zijn er 20.
    .title = Vier spelers: politiebadges
rule-GD-Q24 = Trap op de rem dwingt elk voertuig dat deze ronde niet de andere chauffeur heeft gevolgd. Een voertuig crasht als het op de tegel komt van een chauffeur die remde; op de tegel van de andere crasht het niet maar achtervolgt het.
    .title = Vier spelers: Trap op de rem
rule-GD-Q25 = De stad wacht terwijl de chauffeur die Bekend terrein speelde de tegels voor de eigen velden trekt en legt, en ook voor die van de partner als de eigenschap wordt gedeeld; daarna trekt de stad voor de rest.
    .title = Vier spelers: Bekend terrein

## Vier spelers: de extra kaart

rule-GD-Q26 = Met Medeplichtigen gebruik je een kaart van je partner, uit hand of aflegstapel, als eigenschap of stunt alsof ze van jou is, op het moment dat bij die kaart hoort. Ze kost geen bergplaatsfiche en blijft waar ze is; een handkaart wordt getoond. De helft Medeplichtigen van je partner is niet na te doen, de helft Snelle switch wel. Je eigen kaart gaat op de aflegstapel, of kwam ze daarvandaan, dan betaal je een bergplaatsfiche en gaat ze uit het spel.
    .title = Medeplichtigen
rule-GD-Q27 = In je beurt, wanneer er niets wordt afgehandeld, ruilen de twee chauffeurs van tegel of komt je partner naar de jouwe; elke wagen houdt zijn eigen richting. Het is geen betreden en niemand volgt; voertuigen achtervolgen wie er nu op hun tegel staat. Een partner die deze beurt nog niet heeft gereden, moet dat nog steeds.
    .title = Snelle switch
rule-GD-Q28 = Medeplichtigen / Snelle switch heeft geen stunt, want beide helften zijn eigenschappen. Bij een blokkade mag je de kaart wel inleveren.
    .title = Medeplichtigen: geen stunt
