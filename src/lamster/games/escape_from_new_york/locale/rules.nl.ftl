### Escape from New York. Elke regel in één zin voor spelers. De ids volgen de regellijst.
### ‘Je’: wie aan de beurt is, of zijn held. ‘Vrij moment’: zie regel EFNY-T2. ‘De voorraad’: de algemene voorraad.
### ‘Bezit’: wat een held bij zich heeft, hoogstens drie kaarten, zie regel EFNY-I4. ‘In gevecht’: zie regel EFNY-E7. ‘Links’: het linker missievak.

## Hoofdstukken

rules-section-EFNY-W = Wat kaarten doen
rules-section-EFNY-G = Algemeen
rules-section-EFNY-S = Voorbereiding
rules-section-EFNY-T = De beurt
rules-section-EFNY-H = De heldenfase
rules-section-EFNY-N = De New York-fase
rules-section-EFNY-V = Winnen en verliezen
rules-section-EFNY-M = Verplaatsen en onthullen
rules-section-EFNY-A = Aanvallen en weglokken
rules-section-EFNY-D = Schade aan helden
rules-section-EFNY-O = Lawaai en missieblokjes
rules-section-EFNY-C = Koffers
rules-section-EFNY-P = De president
rules-section-EFNY-I = Voorwerpen en wapens
rules-section-EFNY-R = Auto's
rules-section-EFNY-X = Uitwegen
rules-section-EFNY-L = Niveaus en doelen
rules-section-EFNY-F = Tegels
rules-section-EFNY-U = Gebeurtenissen
rules-section-EFNY-Y = Tijdtegels
rules-section-EFNY-E = Vijanden
rules-section-EFNY-B = Bazen
rules-section-EFNY-Q = De New York-stapel
rules-section-EFNY-K = Wegversperringen
rules-section-EFNY-Z = Moeilijker spelen
rules-section-EFNY-XS = Extra's
rules-section-EFNY-XW = Gezocht!
rules-section-EFNY-XP = Is de president dood of levend?

## Wat kaarten doen

rule-EFNY-W1 = Je doet precies zoveel stappen als er staat, steeds over een weg; teruglopen mag. ‘Vrij veld’ kan alleen als er bij het begin geen vijand op je veld is, ‘rammen’ gaat door wegversperringen heen en vernielt ze, en bij ‘stil’ negeer je de gebeurtenissymbolen onderweg.
    .title = Lopen
rule-EFNY-W2 = Zo vaak als er staat, telkens één, kies je een leeg veld naast je en onthul je het. Is er geen meer, dan vervalt de rest en telt de kaart toch als helemaal uitgevoerd.
    .title = Onthullen
rule-EFNY-W3 = Je deelt zoveel schade uit als er staat, verdeeld zoals je wilt over vijanden binnen het bereik.
    .title = Aanvallen
rule-EFNY-W4 = Je lokt vijanden van je eigen veld weg: minstens het laagste en hoogstens het hoogste aantal dat er staat, en bij ‘elk aantal’ zoveel je wilt. Haal je het laagste niet, dan kun je de kaart niet uitvoeren.
    .title = Weglokken
rule-EFNY-W5 = Je neemt hoogstens zoveel kaarten naar keuze van je eigen aflegstapel terug op hand; geen enkele mag ook. De kaarten die je deze beurt speelt, liggen daar nog niet, dus die krijg je zo niet terug.
    .title = Terugnemen
rule-EFNY-W6 = Je trekt zoveel voorwerpkaarten, een voor een; na elke kaart mag je bezit weer hoogstens 3 kaarten tellen.
    .title = Voorwerpen trekken
rule-EFNY-W7 = Je vernielt zoveel intacte wegversperringen op wegen van je veld; de weg naar een brug telt ook mee. Staat er geen, dan kun je de kaart niet uitvoeren, tenzij er ‘hoogstens’ bij staat.
    .title = Vernielen
rule-EFNY-W8 = Je bekijkt in het geheim zoveel gedekte POI-tegels naar keuze. Ze blijven gedekt en er gebeurt niets mee.
    .title = Gluren
rule-EFNY-W9 = Je neemt een kaart naar keuze uit het bezit van een andere held op je veld; wat gedekt ligt, kies je ongezien. De president alleen als dat op de kaart staat, een onthuld wapen of een auto nooit. Valt er niemand te beroven, dan kun je de kaart niet uitvoeren.
    .title = Stelen
rule-EFNY-W10 = Vanuit een rioolput ga je in één stap naar een ander onthuld veld met een rioolput, wegversperringen of niet; een gebeurtenissymbool daar werkt gewoon. Een auto moet je eerst achterlaten, en zonder tweede rioolput gaat het niet.
    .title = Door het riool
rule-EFNY-W11 = Vanaf een POI ga je rechtstreeks naar een andere POI en negeer je alles ertussen; je auto en één passagier die wil, gaan mee. Ligt die POI nog gedekt, dan wordt hij onthuld.
    .title = Van POI naar POI
rule-EFNY-W12 = Heb je geen auto, dan neem je er een uit de voorraad, met de kaart erbij, als er nog een is. Heb je er al een, dan rijd je meteen 1, ook als er vijanden op je veld zijn.
    .title = Aan een auto komen
rule-EFNY-W13 = Tot het eind van deze beurt negeer je in totaal hoogstens zoveel schade.
    .title = Dekking
rule-EFNY-W14 = Met je auto doe je minstens 1 stap en hoogstens zoveel als er staat; daarna onthul je 1.
    .title = Rijden
rule-EFNY-W15 = New York verplaatst hoogstens zoveel vijanden in de richting van de held die aan de beurt is.
    .title = Jacht
rule-EFNY-W16 = Bij zoveel onthulde rioolputten, de dichtstbijzijnde, komt telkens 1 gevangene boven; je eigen veld telt mee, en bij gelijke afstand kies jij. Zijn er minder rioolputten, dan komen er minder.
    .title = Uit het riool
rule-EFNY-W17 = Op dat veld komt een wegversperring op de weg die op de rug van de bovenste New York-kaart is aangegeven.
    .title = Wegversperring plaatsen
rule-EFNY-W18 = Zoveel missieblokjes gaan van links naar rechts, een voor een.
    .title = Missie
rule-EFNY-W19 = Een van de speciale New York-kaarten naast het bord, ongezien gekozen, wordt in de New York-stapel geschud. Ligt er geen meer, dan gebeurt er niets.
    .title = Een speciale kaart voor New York

## Algemeen

rule-EFNY-G1 = Jullie spelen met één tot vier, ieder met een eigen held; New York wordt door zijn kaarten gespeeld.
    .title = Spelers
rule-EFNY-G2 = Heeft New York een keuze waar geen regel over gaat, dan kiest wie aan de beurt is.
    .title = Keuzes van New York
rule-EFNY-G3 = Het spel is voorbij op het moment dat iemand wint of jullie allemaal verliezen; er wordt niets meer uitgevoerd.
    .title = Meteen afgelopen
rule-EFNY-G4 = Veroorzaakt een effect een ander effect, dan wordt dat eerst helemaal afgehandeld en gaat het eerste daarna verder. Alleen gebeurtenissen en valstrikken waar je in loopt, wachten tot je actie klaar is.
    .title = Effect in een effect
rule-EFNY-G5 = Twee velden grenzen aan elkaar als er een weg tussen loopt, onthuld of niet, met of zonder wegversperring. Rioolputten maken velden alleen aangrenzend voor verplaatsingen, en alleen waar een regel dat zegt.
    .title = Aangrenzend
rule-EFNY-G6 = De afstand tussen twee velden is het kleinste aantal stappen over de weg, onthuld of niet; wegversperringen en rioolputten tellen niet mee.
    .title = Afstand
rule-EFNY-G7 = Je kunt elkaar geen kaarten geven. Een koffer kun je neerzetten zodat een ander hem pakt; al het andere wisselt alleen van eigenaar door stelen en dergelijke.
    .title = Niet ruilen
rule-EFNY-G8 = Je mag zeggen wat je wilt, waar of niet, maar verborgen kaarten toon je alleen bij een ontsnappingspoging.
    .title = Praten
rule-EFNY-G9 = Onthuld zijn de Bibliotheek en de zes velden eromheen, het World Trade Center, elk veld met een stads- of parktegel en elke open POI. Een gedekte POI is niet onthuld, en alle andere velden zijn leeg.
    .title = Onthulde velden
rule-EFNY-G10 = Het bord en jullie niveaubalken delen 40 gevangenen. Voor elke gevangene die niet geplaatst kan worden, krijgt New York 1 lawaai; zijn er wel een paar maar te weinig, dan kiest wie aan de beurt is waar ze komen. (Instelling ‘Dertig gevangenen’: het zijn er 30.)
    .title = Aantal gevangenen
rule-EFNY-G11 = Er zijn 4 auto's. Moet er een gevangene met auto komen en is er geen auto in de voorraad, dan komt er een zonder.
    .title = Aantal auto's
rule-EFNY-G12 = Op het bord is plaats voor 15 voorwerpblokjes; meer komen er niet. Die op niveaubalken tellen niet mee.
    .title = Aantal voorwerpblokjes
rule-EFNY-G13 = Er zijn 15 munitieblokjes; komen er tekort, dan leg je wat er nog is.
    .title = Aantal munitieblokjes
rule-EFNY-G14 = Je eigen aflegstapel, voorwerpen, koffers en doelen mag je altijd bekijken.
    .title = Je eigen kaarten

## Voorbereiding

rule-EFNY-S1 = De Bibliotheek ligt op F5 en het World Trade Center op C4; beide zijn onthuld, net als de zes velden rond de Bibliotheek. Er zijn nog geen vijanden en geen voorwerpblokjes op het bord.
    .title = Bord
rule-EFNY-S2 = De 4 kofferkaarten worden geschud en gedekt in de vakken 1 tot en met 4 gelegd, met in elk vak het kofferfiche van dat nummer.
    .title = Koffers aan het begin
rule-EFNY-S3 = De kaart van de president ligt klaar naast het bord. (Instelling ‘Is de president dood of levend?’: daar ligt dan een stapel van drie kaarten.)
    .title = De president aan het begin
rule-EFNY-S4 = De 8 POI-tegels, de bijzondere plekken van New York, worden geschud en gedekt op hun velden aan de rand van het bord gelegd.
    .title = POI-tegels
rule-EFNY-S5 = De 14 buitenwijkfiches worden geschud, en op elk buitenwijkveld komt er een gedekt.
    .title = Buitenwijkfiches
rule-EFNY-S6 = De Gullfire staat op het World Trade Center. Het helikopterfiche ligt midden in Central Park, op I6, met de helihaven boven.
    .title = Gullfire en helikopter aan het begin
rule-EFNY-S7 = Het gebeurtenisniveau begint op 1 van de 3.
    .title = Gebeurtenisniveau aan het begin
rule-EFNY-S8 = Met vier spelers zitten er 12 zwarte tijdtegels in de stapel, met drie 11, met twee of in je eentje 10; de andere gaan ongezien uit het spel. Daaronder ligt Schiet op!, en daar weer onder liggen de 3 rode tegels, geschud. (Instelling ‘Zwarte tijdtegels’: zoveel als jullie kiezen. Instelling ‘Eén tijdtegel minder’: één zwarte minder.)
    .title = Tijdstapel
rule-EFNY-S9 = De 34 stadstegels en de 8 parktegels worden geschud tot twee gedekte stapels. (Instelling ‘Valstrikken’: twee stadstegels meer.)
    .title = Stads- en parkstapel
rule-EFNY-S10 = Voorwerpen en gebeurtenissen zijn geschudde stapels, elk met een gedekte aflegstapel. Autokaarten, munitie- en voorwerpblokjes, gevangenen, auto's en wegversperringen vormen de voorraad.
    .title = Voorraad
rule-EFNY-S11 = De speciale actiekaarten van jullie helden en de 3 van New York liggen gedekt naast het bord.
    .title = Speciale kaarten aan het begin
rule-EFNY-S12 = New York begint zonder lawaai, met alle 4 missieblokjes links, ongedeerde bazen en geschudde actiekaarten.
    .title = New York aan het begin
rule-EFNY-S13 = Ieder kiest een andere held en begint met de 8 actiekaarten van die held op hand. Niemand is wit of rood: die kleuren zijn voor achtergelaten auto's en auto's van gevangenen.
    .title = Helden kiezen
rule-EFNY-S14 = Cabbie begint met de taxi op de Bibliotheek, Snake en Maggie elk met een onthuld, volgeladen wapen. Brain heeft de Plattegrond van brug 3 open in zijn bezit, waar die als een van drie kaarten telt.
    .title = Waarmee helden beginnen
rule-EFNY-S15 = Kaarten van helden die niemand speelt, blijven weg. Zonder Brain is er geen Plattegrond van brug 3 en kun je die brug niet gebruiken.
    .title = Helden die niet meedoen
rule-EFNY-S16 = Je krijgt een willekeurige set van 3 niveaubalken. Ze liggen gedekt op niveau 1 tot en met 3, en de eerste draai je meteen om.
    .title = Niveaubalken aan het begin
rule-EFNY-S17 = Van elke kleur doen met vier spelers 6 persoonlijke doelen mee, met drie 5, met twee 4 en in je eentje 3. Je krijgt in het geheim een blauw en een paars doel; de rest vormt twee gedekte stapels.
    .title = Doelen aan het begin
rule-EFNY-S18 = Alle helden beginnen op de Bibliotheek.
    .title = Waar helden beginnen
rule-EFNY-S19 = Het lot bepaalt wie begint; daarna gaan jullie met de klok mee.
    .title = Wie begint
rule-EFNY-S20 = In je eentje speel je zonder Niet mijn plan en andere kaarten die stelen. Je kunt zowel over een brug winnen als met je doelen.
    .title = In je eentje

## De beurt

rule-EFNY-T1 = Je beurt is een heldenfase met stap 1 tot en met 9 en dan een New York-fase met stap 10 tot en met 12; je voert ze allebei uit.
    .title = Verloop van een beurt
rule-EFNY-T2 = Je hebt een vrij moment vóór stap 1 en na elk van de twaalf stappen, als de valstrikken en gebeurtenissen ervan voorbij zijn. Dan mag je, in elke volgorde en elk aantal: voorwerpen en wapens gebruiken, een wapen onthullen, een voorwerp op je niveaubalk leggen (vóór stap 8), dingen oppakken, je auto achterlaten, een koffer neerzetten, de Armband van de president omdraaien of een solo-overwinning uitroepen.
    .title = Vrije momenten
rule-EFNY-T3 = In je beurt mag je voorwerpblokjes, een koffer, de president of een achtergelaten auto oppakken zodra er geen vijand op je veld is: op elk vrij moment, tijdens een actie na elke stap en elk onderdeel, en tussen de valstrikken en gebeurteniskaarten die daarop volgen. Wat één kaart of tegel brengt, komt in één keer. Het hoeft nooit.
    .title = Oppakken
rule-EFNY-T4 = Terwijl een actiekaart, gebeurtenis, valstrik, tijdtegel of POI-tegel wordt uitgevoerd, gebruik je geen voorwerpen of wapens. Oppakken en een solo-overwinning uitroepen mag wel, en een Vuilnisbakdeksel helpt zodra je schade dreigt te krijgen.
    .title = Niet midden in een kaart
rule-EFNY-T5 = In de beurt van een ander gebruik je geen voorwerpen en geen wapens. Je beslist alleen of je meerijdt, of je kaarten terugneemt die je worden aangeboden en wat je toont bij een ontsnappingspoging.
    .title = In de beurt van een ander
rule-EFNY-T6 = Na stap 12 staan alle weggelokte vijanden op, is schade aan gevangenen vergeten, eindigen effecten voor deze beurt en begint de volgende speler.
    .title = Einde van de beurt

## De heldenfase

rule-EFNY-H1 = Je mag een tijdtegel omdraaien en je hele aflegstapel terug op hand nemen. Is die leeg, dan krijg je de keus niet.
    .title = Stap 1: kaarten terugnemen
rule-EFNY-H2 = Begint je beurt met 0 of 1 actiekaart op hand, dan moet je een tijdtegel omdraaien. Kaarten die je na dat moment terugkrijgt, bijvoorbeeld met een Verbanddoos, veranderen daar niets aan.
    .title = Stap 1: wanneer het moet
rule-EFNY-H3 = Eerst komen je kaarten terug op hand, daarna werkt de tijdtegel. Meer dan één tegel kan niet.
    .title = Stap 1: eerst de kaarten
rule-EFNY-H4 = Je legt 2 handkaarten gedekt neer, en beide liggen vast voordat je de eerste uitvoert. Heb je er 1, dan speel je alleen die, of in plaats daarvan je vaardigheid; heb je er geen, dan vervallen stap 3 en 4.
    .title = Stap 2: twee kaarten
rule-EFNY-H5 = Je draait een van de twee om, welke je wilt, en voert alles uit wat erop staat, in die volgorde.
    .title = Stap 3: de eerste kaart
rule-EFNY-H6 = Je mag niets weglaten. Kan een kaart niet in haar geheel, dan gebeurt er niets van, maar haar lawaai telt wel.
    .title = Alles of niets
rule-EFNY-H7 = Een kaart telt ook als helemaal uitgevoerd als er geen leeg veld te onthullen is, als er schade overblijft omdat geen vijand binnen bereik die kan krijgen, of als je een auto nam en daardoor eerder stopte.
    .title = Wat toch als geheel telt
rule-EFNY-H8 = Of een kaart kan, blijkt als je haar omdraait: elke verplaatsing heeft een mogelijke eerste stap nodig, al het andere zijn minimum. Wat daarna onmogelijk wordt, vervalt, en de rest gaat door.
    .title = Kan het?
rule-EFNY-H9 = Nu draai je de andere kaart om en voer je haar op dezelfde manier uit.
    .title = Stap 4: de tweede kaart
rule-EFNY-H10 = Eén keer per beurt, in stap 3 of 4, mag je de kaart gedekt laten en in plaats daarvan 2 schade uitdelen op je veld, of 1 stap doen (vijanden houden je niet tegen, wegversperringen wel) en 1 onthullen. Dat maakt 2 lawaai; de kaart zelf maakt er geen en wordt in stap 6 afgelegd.
    .title = Persoonlijke vaardigheid
rule-EFNY-H11 = Niemand anders komt te weten welke kaart je voor je vaardigheid gedekt liet.
    .title = De vaardigheid blijft geheim
rule-EFNY-H12 = Heb je een auto en is er geen vijand op je veld, dan mag je nu rijden.
    .title = Stap 5: de auto
rule-EFNY-H13 = New York krijgt het lawaai van de kaarten die je hebt omgedraaid, ook als ze niets deden, en 2 extra als je je vaardigheid hebt gebruikt.
    .title = Stap 6: lawaai
rule-EFNY-H14 = Daarna gaan beide gespeelde kaarten gedekt op je aflegstapel.
    .title = Stap 6: afleggen
rule-EFNY-H15 = De schade van alle vijanden binnen bereik wordt opgeteld. Wat je niet afweert, kost je evenveel willekeurige handkaarten, die de anderen niet zien; na je laatste kaart gebeurt er niets meer.
    .title = Stap 7: schade
rule-EFNY-H16 = Is je niveaubalk vol, dan moet je een niveau stijgen, maar hoogstens één per beurt.
    .title = Stap 8: een niveau stijgen
rule-EFNY-H17 = Staat er op je veld een gebouw, dan wordt het effect ervan uitgevoerd, of er nu vijanden zijn of niet.
    .title = Stap 9: het gebouw
rule-EFNY-H18 = Het symbool naast de naam van een kaart zegt alleen wat voor kaart het is: verplaatsing, aanval of speciaal.
    .title = Symbolen van kaarten

## De New York-fase

rule-EFNY-N1 = De bovenste New York-kaart wordt open afgelegd zonder iets te doen, en New York krijgt 1 lawaai.
    .title = Stap 10: één kaart weg
rule-EFNY-N2 = Heeft New York minstens het lawaai dat de rug van de nieuwe bovenste kaart vraagt, dan betaalt het, en wordt de kaart omgedraaid en in volgorde uitgevoerd. Daarna wordt ze open afgelegd; een gevangenenbonus blijft in het spel.
    .title = Stap 11: New York betaalt
rule-EFNY-N3 = Kan New York niet betalen, dan wordt die kaart open afgelegd zonder effect, en krijgt New York 1 lawaai.
    .title = Stap 11: te weinig lawaai
rule-EFNY-N4 = New York betaalt altijd als het kan; daar heb jij niets over te zeggen.
    .title = New York moet betalen
rule-EFNY-N5 = Kaarten van New York worden zo ver mogelijk uitgevoerd; wat niet kan, wordt overgeslagen.
    .title = Zo ver als het kan
rule-EFNY-N6 = Tussen stap 11 en 12 kan de Duke in beweging komen: hij zit achter degene met de president aan.
    .title = De Duke komt in beweging
rule-EFNY-N7 = Kijk naar de richtingen op de rug van de bovenste New York-kaart: van de buurvelden aan die kanten komen alle vijanden naar je veld, ook bazen en auto's, behalve wie in gevecht of weggelokt is.
    .title = Stap 12: vijanden komen eraan
rule-EFNY-N8 = Niemand komt nu door een intacte wegversperring of een rioolput, ook een gevangene met auto niet. Vijanden op een veld met een held blijven, weggelokte ook, en de wegversperring op de kaart betekent hier niets.
    .title = Stap 12: wie blijft
rule-EFNY-N9 = Vijanden die eraan komen, doen nu geen schade; ze tellen in stap 7 van je volgende beurt.
    .title = Stap 12: nog geen schade

## Winnen en verliezen

rule-EFNY-V1 = Vanaf een veld naast een brug gaat een van jullie de brug op (niet via het riool of van POI naar POI), en de helden op dat veld tonen samen de president, de Tape en de Plattegrond van die brug: alle helden daar winnen, alle andere verliezen. Eén held met alle drie kan het ook alleen.
    .title = Gezamenlijke overwinning
rule-EFNY-V2 = Een stap op een brug vraagt wat elke stap vraagt: bij ‘vrij veld’ geen vijanden op je veld, en een intacte wegversperring moet je rammen, met je auto opruimen of vooraf weghalen.
    .title = Een brug op komen
rule-EFNY-V3 = Ga je een brug op, dan kiest elke held op je veld in het geheim welke kaarten hij toont, en dan komt alles tegelijk op tafel. Je mag alles achterhouden, zelfs de president, en een poging mag ook zonder een enkele kaart.
    .title = Ontsnappingspoging
rule-EFNY-V4 = Ontbreekt er iets, dan blijft iedereen waar hij was, komt er geen gebeurtenis of valstrik en worden kaarten die verborgen waren dat weer. De rest van die verplaatsing vervalt, maar de kaart gaat verder en telt als uitgevoerd; een gepasseerde wegversperring is vernield en een opgegeven auto weg.
    .title = Mislukte poging
rule-EFNY-V5 = In je eigen beurt win je in je eentje als iemand de president heeft gehaald of de bovenste tijdtegel rood is, je niveau 3 hebt bereikt, de kaart van je blauwe doel in je bezit is en je bij het vervoermiddel van je paarse doel bent.
    .title = Solo-overwinning
rule-EFNY-V6 = Je hebt een niveau bereikt als de niveaubalk ervan weg is; voor niveau 3 moet je dus drie keer stijgen. (Instelling ‘Niveau voor een solo-overwinning’: voor niveau 3 is het genoeg dat de balk ervan open ligt.)
    .title = Wanneer een niveau bereikt is
rule-EFNY-V7 = Vijanden op je veld houden een solo-overwinning niet tegen.
    .title = Ontsnappen onder vijanden
rule-EFNY-V8 = Jullie verliezen allemaal meteen als de rode tegel ‘New York wint’ wordt omgedraaid, en ook als die voor de president wordt afgelegd.
    .title = Samen verliezen
rule-EFNY-V9 = Zolang in jouw beurt aan alles is voldaan, mag je een solo-overwinning uitroepen: op elk vrij moment, na elke stap van een verplaatsing, tussen twee onderdelen van een kaart of tegel, en tussen twee kaarten of tegels. Het wordt je ook gevraagd als je deze beurt geen vrije momenten meer wilde. Is ‘New York wint’ eenmaal omgedraaid, dan is het te laat.
    .title = Een solo-overwinning uitroepen
rule-EFNY-V10 = Met een lege hand speel je gewoon door; je krijgt alleen geen schade meer.
    .title = Niemand valt af
rule-EFNY-V11 = Wat je bij een ontsnappingspoging toont, is elke keer een geheime keuze. (Instelling ‘Altijd mijn kaarten tonen’: aan het begin zegt elke speler openlijk of hij bij elke poging alles toont. Wie dat belooft, doet het het hele spel en krijgt de vraag niet meer.)
    .title = Altijd tonen

## Verplaatsen en onthullen

rule-EFNY-M1 = Een stap gaat over een weg van je veld naar een aangrenzend veld dat onthuld is of waar een gedekte POI ligt. Lege velden kun je niet in.
    .title = Een stap
rule-EFNY-M2 = Een intacte wegversperring houdt je tegen, tenzij je kaart haar ramt of je je auto opgeeft.
    .title = Wegversperring in de weg
rule-EFNY-M3 = ‘Rammen’ vernielt alleen wegversperringen op wegen die je echt neemt.
    .title = Wat ‘rammen’ vernielt
rule-EFNY-M4 = Is er een vijand op je veld als je een kaart met ‘vrij veld’ omdraait, ook een weggelokte, dan gebeurt er niets van de kaart en telt haar lawaai. Vijanden op velden onderweg maken niet uit.
    .title = ‘Vrij veld’
rule-EFNY-M5 = Een gedekte POI waar je in loopt, wordt meteen onthuld en uitgevoerd, ook midden in een verplaatsing; daarna ga je verder.
    .title = Een gedekte POI in lopen
rule-EFNY-M6 = Zonder ‘vrij veld’ mag je zomaar bij vijanden weglopen; het kost je niets.
    .title = Bij vijanden weggaan
rule-EFNY-M7 = Kies een aangrenzend leeg veld, desnoods achter een wegversperring; er komt de bovenste stads- of parktegel, al naar het veld. De symbolen erop worden uitgevoerd, behalve een gebeurtenissymbool, dat nog niets doet.
    .title = Een leeg veld onthullen
rule-EFNY-M8 = Zegt een kaart dat je onthult en is er een leeg veld naast je, dan moet het.
    .title = Onthullen moet
rule-EFNY-M9 = POI-tegels komen alleen open op drie manieren: een held loopt erin, een tijdtegel doet het, of de president wordt voor het eerst gehaald.
    .title = Hoe POI-tegels worden onthuld
rule-EFNY-M10 = Ligt er een buitenwijkfiche op het veld dat je onthult, dan draai je dat ook om; het symbool komt bij die van de tegel, en het fiche blijft liggen.
    .title = Een buitenwijk onthullen
rule-EFNY-M11 = Mocht een stapel tegels leeg zijn, dan wordt er niets onthuld; maar er zijn er genoeg voor alle velden.
    .title = Geen tegels meer

## Aanvallen en weglokken

rule-EFNY-A1 = Bereik 0 is je eigen veld; bereik 1 is je eigen veld en alle aangrenzende, behalve voorbij een intacte wegversperring.
    .title = Bereik
rule-EFNY-A2 = Je verdeelt de schade van een aanval punt voor punt over de vijanden binnen bereik; wie sterft, is weg vóór het volgende punt. Zolang een vijand binnen bereik nog schade kan krijgen, moet je doorgaan.
    .title = Schade verdelen
rule-EFNY-A3 = Een gevangene heeft 1 levenspunt en gaat van het bord zodra hij gedood is.
    .title = Een gevangene doden
rule-EFNY-A4 = Een auto geeft een gevangene 1 levenspunt extra, Dikke huid ook. Schade telt de hele beurt door en is dan vergeten; een auto of bonus verliezen is nooit dodelijk, daarvoor is nog 1 schade nodig.
    .title = Taaiere gevangenen
rule-EFNY-A5 = Schade aan een baas blijft van beurt tot beurt staan; met 0 levenspunten is de baas dood.
    .title = Schade aan een baas
rule-EFNY-A6 = Een gevangene die je doodt, moet op je niveaubalk als daar een gevangenensymbool open is, en gaat anders naar de voorraad. Hij is voor de held die de laatste schade gaf.
    .title = Van wie de gevangene is
rule-EFNY-A7 = Dood je een gevangene met auto, dan blijft er een achtergelaten auto staan. Voor je niveaubalk neem je een gevangene uit de voorraad, als daar een is.
    .title = Een gevangene met auto doden
rule-EFNY-A8 = De Bijl geeft elke aanval met bereik 0 van je actiekaarten en je vaardigheid 1 schade extra, voordat je verdeelt.
    .title = Bijl
rule-EFNY-A9 = Geeft een aanval met bereik 0 van je actiekaarten of je vaardigheid minstens 1 schade aan een baas, dan geeft de Spijkerknuppel er diezelfde baas 4 bij, en niemand anders; één baas per aanval.
    .title = Spijkerknuppel
rule-EFNY-A10 = Een vijand die je weglokt, gaat meteen van je veld naar een aangrenzend onthuld veld, niet door een intacte wegversperring, en gaat daar liggen.
    .title = Een vijand weglokken
rule-EFNY-A11 = Eén kaart mag elke vijand naar een ander veld sturen.
    .title = Alle kanten op lokken
rule-EFNY-A12 = Een weggelokte vijand valt niet aan en beweegt niet tot deze beurt voorbij is, met New York-fase en al. Je kunt hem aanvallen, en hij is nog steeds een vijand op zijn veld.
    .title = Zolang hij ligt
rule-EFNY-A13 = Gevangenen met of zonder auto, Romero en de Duke trappen erin; Slag niet.
    .title = Wie je kunt weglokken
rule-EFNY-A14 = Sluiten wegversperringen je af van elk aangrenzend onthuld veld, dan kun je niemand weglokken. Een veld met een andere held mag; rioolputten tellen niet.
    .title = Geen plaats om te lokken

## Schade aan helden

rule-EFNY-D1 = In stap 7 valt elke vijand op je veld aan, en elke vijand met bereik 1 op een aangrenzend veld, tenzij hij is weggelokt of er een intacte wegversperring tussen staat. Andere helden worden niet aangevallen.
    .title = Wie jou aanvalt
rule-EFNY-D2 = Een gevangene doet 1 schade, met of zonder auto, Romero 2, Slag en de Duke elk 3. Alles wordt opgeteld.
    .title = Hoeveel schade
rule-EFNY-D3 = Voor elke schade gaat een willekeurige handkaart gedekt op je aflegstapel. Jij mag haar bekijken, de anderen niet.
    .title = Wat schade je kost
rule-EFNY-D4 = Is je hand leeg, dan doet verdere schade niets.
    .title = Lege hand
rule-EFNY-D5 = Op een Schuilplaats negeer je alle schade, waar die ook vandaan komt.
    .title = Veilig in een Schuilplaats
rule-EFNY-D6 = Schade door gebeurtenissen en valstrikken werkt als die van vijanden, en je kunt haar net zo afweren.
    .title = Schade door gebeurtenissen en valstrikken
rule-EFNY-D7 = Eerst telt de Schuilplaats, dan kaarten die je dekking geven, dan zoveel Vuilnisbakdeksels als je wilt gebruiken; wat overblijft, kost je kaarten.
    .title = Schade afweren

## Lawaai en missieblokjes

rule-EFNY-O1 = Het lawaai loopt van 0 tot 10.
    .title = Lawaaispoor
rule-EFNY-O2 = Lawaai komt van je kaarten en je vaardigheid in stap 6, meteen van wapens en voorwerpen, van wat New York in stap 10 en 11 aflegt, van gebeurtenissen, valstrikken, sommige tijdtegels en Romero, en van gevangenen die op zijn.
    .title = Waar lawaai vandaan komt
rule-EFNY-O3 = Heeft New York al 10 lawaai, dan schuift elk volgend lawaai in plaats daarvan een missieblokje naar rechts.
    .title = Verzadiging
rule-EFNY-O4 = Is er door verzadiging links geen missieblokje meer, dan wordt er een tijdtegel omgedraaid, gaat het lawaai naar 0 en gaan alle 4 blokjes terug. Wat er nog aan lawaai kwam, telt vanaf 0.
    .title = Links leeg door verzadiging
rule-EFNY-O5 = De tijdtegel wordt helemaal uitgevoerd voordat lawaai en blokjes teruggaan. Brengt die tegel zelf lawaai of verschuift hij missieblokjes terwijl er links geen meer zijn, dan wacht dat tot ze terug zijn.
    .title = Eerst de tegel, dan de blokjes
rule-EFNY-O6 = Schuift een kaart het laatste missieblokje van links weg, dan wordt er een tijdtegel omgedraaid en gaan de 4 blokjes terug, maar het lawaai blijft zoals het is. Een kaart die twee blokjes verschuift, gaat verder met de teruggelegde.
    .title = Links leeg door een kaart
rule-EFNY-O7 = Lawaai zakt nooit onder 0.
    .title = Minder lawaai

## Koffers

rule-EFNY-C1 = De kofferfiches 3 en 4 komen met hun POI-tegel, 1 en 2 waar Romero en Slag worden gedood. De kaart blijft zolang in haar vak.
    .title = Waar koffers vandaan komen
rule-EFNY-C2 = Ligt er een kofferfiche op je veld en is er geen vijand, dan mag je de kaart uit dat vak nemen; het fiche gaat terug naar het vak.
    .title = Een koffer oppakken
rule-EFNY-C3 = Een koffer ligt gedekt in je bezit; je mag hem altijd bekijken.
    .title = Een koffer in je bezit
rule-EFNY-C4 = Meer kofferfiches op je veld pak je een voor een, en na elk mag je bezit weer hoogstens 3 kaarten tellen.
    .title = Meer koffers
rule-EFNY-C5 = Een koffer raak je alleen kwijt door hem neer te zetten of als hij wordt gestolen.
    .title = Een koffer kwijtraken
rule-EFNY-C6 = Op een vrij moment, of om bij 3 kaarten te blijven, mag je een koffer neerzetten: leg hem gedekt in een leeg vak naar keuze en leg het fiche van dat vak op je veld.
    .title = Een koffer neerzetten
rule-EFNY-C7 = Is een koffer eenmaal neergezet, dan zegt het nummer op het fiche niets meer over de inhoud.
    .title = Nummers wisselen
rule-EFNY-C8 = Voor een koffer die je neerzet, is er altijd een leeg vak.
    .title = Er is altijd een vak
rule-EFNY-C9 = Is de Armband van de president eenmaal omgedraaid, dan ligt hij de rest van het spel open, bij wie of in welk vak hij ook is.
    .title = De Armband blijft open
rule-EFNY-C10 = Vijanden pakken nooit koffers.
    .title = Vijanden en koffers
rule-EFNY-C11 = Een koffer die je zelf hebt neergezet, kun je in dezelfde beurt niet weer oppakken.
    .title = Een pas neergezette koffer

## De president

rule-EFNY-P1 = In het onthulde Kamp van de Duke mag je de president halen als er geen vijand is en niemand hem al heeft gehaald.
    .title = De president halen
rule-EFNY-P2 = Wordt de president voor het eerst gehaald, dan in deze volgorde: op elk onthuld veld naast het Kamp komt een gevangene, de helikopter landt, alle gedekte POI-tegels worden onthuld en elk kost een tijdtegel, die zonder effect wordt afgelegd, en de Duke verschijnt op Hier is niets.
    .title = De eerste keer
rule-EFNY-P3 = Jij kiest de volgorde van de POI-tegels die voor de president worden onthuld. Elke tegel wordt gewoon uitgevoerd, en daarna wordt de tijdtegel ervoor afgelegd.
    .title = De POI-tegels daarbij
rule-EFNY-P4 = Tijdtegels die voor de president worden afgelegd, doen niets, behalve dat jullie met ‘New York wint’ toch verliezen. Schiet op! wordt onthuld zodra het bovenop ligt en telt niet mee.
    .title = De tijdtegels daarbij
rule-EFNY-P5 = De president ligt open en telt als een van je drie kaarten, en je kunt hem niet wegdoen.
    .title = De president in je bezit
rule-EFNY-P6 = Met Niet mijn plan kun je de president stelen. Dat is niet meer de eerste keer, dus verder gebeurt er niets.
    .title = De president stelen
rule-EFNY-P7 = Is de president je vierde kaart, dan maak je meteen plaats, voordat er iets anders gebeurt.
    .title = Eerst plaats maken

## Voorwerpen en wapens

rule-EFNY-I1 = Is er geen vijand op je veld, dan mag je de voorwerpblokjes daar een voor een inleveren; voor elk trek je een voorwerpkaart.
    .title = Voorwerpen van blokjes
rule-EFNY-I2 = Voorwerpen krijg je ook van de Wapenwinkel, de Bibliotheek, actiekaarten en sommige gebeurtenissen en tijdtegels.
    .title = Andere voorwerpen
rule-EFNY-I3 = De bovenste voorwerpkaart gaat gedekt naar je bezit. Is de stapel leeg, dan wordt de aflegstapel geschud; is die ook leeg, dan krijg je niets.
    .title = Een voorwerp trekken
rule-EFNY-I4 = Je bezit is hoogstens 3 kaarten groot: president, koffers en voorwerpen samen. Bij een vierde moet je meteen een voorwerp afleggen, in je eigen beurt desgewenst op je niveaubalk, of een koffer neerzetten; wordt er geen kaart uitgevoerd, dan mag je ook een voorwerp gebruiken of een wapen onthullen.
    .title = Hoogstens drie kaarten
rule-EFNY-I5 = Op je vrije momenten mag je zoveel voorwerpen gebruiken als je wilt; elk wordt na gebruik meteen afgelegd.
    .title = Voorwerpen gebruiken
rule-EFNY-I6 = Voorwerpen worden gedekt afgelegd, en niemand mag die stapel doorkijken.
    .title = Afgelegde voorwerpen
rule-EFNY-I7 = De eigen wapens van Snake en Maggie en de Plattegrond van brug 3 gaan uit het spel als ze worden afgelegd. Die Plattegrond ligt bij iedereen open.
    .title = Startkaarten van helden
rule-EFNY-I8 = Zolang het niet onthuld is, is een wapen een voorwerp in je bezit en telt het als een van je drie kaarten.
    .title = Een verborgen wapen
rule-EFNY-I9 = Op een vrij moment mag je een wapen uit je bezit open op je wapenplek leggen, met volle munitie als het die nodig heeft. Vanaf dan telt het niet meer als een van je drie kaarten.
    .title = Een wapen onthullen
rule-EFNY-I10 = Onthul je een tweede wapen, dan wordt het eerste afgelegd en gaat de munitie ervan naar de voorraad.
    .title = Eén wapen
rule-EFNY-I11 = Elk gebruik kost de aangegeven munitie; bij 0 blijft het wapen liggen, maar kun je het niet gebruiken. Er ligt nooit meer op dan het getal erop.
    .title = Munitie
rule-EFNY-I12 = Het lawaai van een wapen telt meteen, niet in stap 6.
    .title = Lawaai van wapens
rule-EFNY-I13 = Op je vrije momenten mag je je wapen gebruiken zolang het munitie heeft; een wapen dat geen munitie gebruikt, werkt zoals erop staat. Nooit midden in een actiekaart.
    .title = Een wapen gebruiken
rule-EFNY-I14 = Bijl en Spijkerknuppel gebruik je niet los: ze versterken de aanvallen van je actiekaarten en je vaardigheid.
    .title = Bijl en Spijkerknuppel
rule-EFNY-I15 = Een niet-onthuld wapen mag op je niveaubalk, net als elk voorwerp. Van de onthulde mogen alleen Bijl, Spijkerknuppel en Honkbalknuppel.
    .title = Wapens op de niveaubalk
rule-EFNY-I16 = Een voorwerp gaat alleen weg als je het gebruikt, op je niveaubalk legt, door een effect kwijtraakt of meer dan drie kaarten hebt.
    .title = Niet zomaar weggooien

## Auto's

rule-EFNY-R1 = Heb je geen auto en staat er op je veld een achtergelaten auto zonder vijanden erbij, dan mag je die nemen, met een autokaart en een voetje in je kleur.
    .title = Een auto nemen
rule-EFNY-R2 = Neem je een auto midden in een verplaatsing, dan eindigt die. De kaart telt als helemaal uitgevoerd, en de andere onderdelen volgen nog.
    .title = Een auto nemen is stoppen
rule-EFNY-R3 = Bij elke verplaatsing met je auto mag bij elke stap één held zonder auto mee die dat wil, desgewenst telkens een ander. Met Stap in en Achter mij worden het er geen twee.
    .title = Passagier
rule-EFNY-R4 = Niemand hoeft mee te rijden. Alleen de bestuurder krijgt gebeurtenissen en valstrikken en onthult een gedekte POI.
    .title = Bestuurder en passagier
rule-EFNY-R5 = In stap 5 rijdt een auto 1, de taxi 1 of 2, en daarna onthul je 1. Het mag, maar alleen als er bij vertrek geen vijand op je veld is.
    .title = Rijden in stap 5
rule-EFNY-R6 = Een autokaart is niet een van de drie kaarten in je bezit.
    .title = Auto's tellen niet mee
rule-EFNY-R7 = Bij elke verplaatsing mag je je auto opgeven om een wegversperring te passeren, maar het hoeft nooit: die wordt vernield, jij en je passagier doen de stap, en de auto gaat naar de voorraad (de taxi uit het spel). Lopen maak je te voet af; rijden stopt daar, en je onthult nog.
    .title = Door een wegversperring knallen
rule-EFNY-R8 = Op een vrij moment mag je je auto op je veld achterlaten; de kaart gaat terug naar de voorraad. De taxi gaat dan uit het spel.
    .title = Een auto achterlaten
rule-EFNY-R9 = Heb je een auto, dan kun je er niet nog een nemen.
    .title = Eén auto per held
rule-EFNY-R10 = Een auto die je zelf hebt achtergelaten, kun je in dezelfde beurt niet weer nemen.
    .title = Een pas achtergelaten auto

## Uitwegen

rule-EFNY-X1 = Met de Gullfire kom je weg vanaf het World Trade Center, als dat je doel is. Vernielt New York hem, dan komt hij niet terug.
    .title = Gullfire
rule-EFNY-X2 = De helikopter begint als helihaven op I6 en kan naar andere velden van Central Park worden verplaatst, onthuld of niet. Ligt de helikopterkant boven, dan dient hij wie op zijn veld is en hem als doel heeft.
    .title = Helikopter
rule-EFNY-X3 = De helikopter landt als de president voor het eerst wordt gehaald of als Schiet op! wordt onthuld, wat het eerst komt. Hij stijgt nooit meer op, maar kan nog wel worden verplaatst.
    .title = De helikopter landt
rule-EFNY-X4 = Om de helikopter te gebruiken moet je op zijn veld zijn, dus dat veld moet eerst onthuld zijn.
    .title = Bij de helikopter komen
rule-EFNY-X5 = Elk open vlot is goed als een vlot je doel is, en het maakt niet uit wie er nog meer op aast.
    .title = Vlot
rule-EFNY-X6 = Bruggen zijn er alleen voor de gezamenlijke overwinning.
    .title = Bruggen

## Niveaus en doelen

rule-EFNY-L1 = Op een niveaubalk staan gevangenen, voorwerpen of allebei; hij is vol als alle symbolen bedekt zijn.
    .title = Niveaubalk
rule-EFNY-L2 = Gevangenen die je doodt, bedekken de open symbolen van je niveaubalk; meer dan hij vraagt, spaar je niet op.
    .title = Gevangenen op de niveaubalk
rule-EFNY-L3 = Op je vrije momenten vóór stap 8 mag je voorwerpen afleggen zoveel je wilt, of je onthulde wapen als dat mag, elk voor één open voorwerpsymbool; na stap 8 alleen om plaats te maken voor een vierde kaart. De Plattegronden van brug 3 en 4 zijn voorwerpen, koffers en de president niet.
    .title = Voorwerpen op de niveaubalk
rule-EFNY-L4 = Een niveau stijgen doe je alleen in stap 8, hoogstens één keer per beurt, en met een volle balk moet het.
    .title = Alleen in stap 8
rule-EFNY-L5 = Stijg je een niveau, dan gaat je balk weg met alles erop; je voert de tekst van dat niveau uit, en dan wordt de volgende balk omgedraaid.
    .title = Hoe je een niveau stijgt
rule-EFNY-L6 = Bij niveau 1 bekijk je je speciale actiekaarten naast het bord en neem je er een op hand.
    .title = Niveau 1
rule-EFNY-L7 = Bij niveau 2 neem je op dezelfde manier nog een speciale actiekaart en wissel je daarna een doel.
    .title = Niveau 2
rule-EFNY-L8 = Bij niveau 3 wissel je een doel, en dat is alles.
    .title = Niveau 3
rule-EFNY-L9 = Kies blauw of paars, stop je doel van die kleur in de stapel, bekijk die en neem er een uit, desnoods je oude. De anderen horen alleen de kleur.
    .title = Een doel wisselen
rule-EFNY-L10 = Speciale actiekaarten speel je, leg je af en neem je terug als je andere kaarten; je hand blijft zoveel groter.
    .title = Speciale actiekaarten
rule-EFNY-L11 = Na niveau 3 komt er geen balk meer, en alle gevangenen die je doodt, gaan naar de voorraad.
    .title = Na niveau 3

## Tegels

rule-EFNY-F1 = Stadstegels komen op de zwarte stadsvelden, parktegels op de groene parkvelden. Ze worden nooit gedraaid.
    .title = Waar tegels komen
rule-EFNY-F2 = Elk gevangenensymbool brengt 1 gevangene op het veld als het wordt onthuld.
    .title = Gevangenensymbool
rule-EFNY-F3 = Een autosymbool brengt een gevangene met auto, dus een auto met een rood voetje; er gaat geen gevangenenfiche af.
    .title = Autosymbool
rule-EFNY-F4 = Elk voorwerpsymbool brengt 1 voorwerpblokje op het veld als het wordt onthuld.
    .title = Voorwerpsymbool
rule-EFNY-F5 = Bij een wegversperringssymbool komt er een wegversperring op de weg met dat symbool.
    .title = Wegversperringssymbool
rule-EFNY-F6 = Een veld met een rioolputsymbool heeft een rioolput zodra het onthuld is.
    .title = Rioolputsymbool
rule-EFNY-F7 = Een gebeurtenissymbool doet niets als het wordt onthuld, pas als er een held in loopt.
    .title = Gebeurtenissymbool
rule-EFNY-F8 = De symbolen van een nieuwe tegel komen in deze volgorde: auto, gevangenen, voorwerpen, wegversperring, en dan het buitenwijkfiche.
    .title = Volgorde van symbolen
rule-EFNY-F9 = Een gebeurtenissymbool op de tegel en een op het buitenwijkfiche tellen als één.
    .title = Twee gebeurtenissymbolen op één veld
rule-EFNY-F10 = Een POI-tegel draai je om en de tekst voer je in volgorde uit, hoe hij ook is onthuld; een baas komt er meteen op te staan.
    .title = Een POI-tegel onthullen
rule-EFNY-F11 = Een POI-tegel werkt ook als er geen held is; ‘hier’ is de tegel zelf.
    .title = Een POI-tegel zonder held
rule-EFNY-F12 = Het World Trade Center is een gewoon onthuld veld, maar met de Gullfire erop.
    .title = World Trade Center
rule-EFNY-F13 = De zes velden rond de Bibliotheek zijn gewone onthulde velden zonder tegel; E4 en G6 hebben een rioolput.
    .title = Rond de Bibliotheek
rule-EFNY-F14 = In de Bibliotheek trek je in stap 9 een voorwerpkaart, of neem je een willekeurige kaart van je aflegstapel terug op hand, of geen van beide.
    .title = Bibliotheek
rule-EFNY-F15 = In een Kliniek neem je in stap 9 hoogstens 2 kaarten naar keuze van je aflegstapel terug; die van deze beurt liggen daar al bij.
    .title = Kliniek
rule-EFNY-F16 = In een Wapenwinkel trek je in stap 9 twee voorwerpkaarten, waarvan je er een houdt en een aflegt, of leg je hoogstens 2 munitie op je onthulde wapen, tot zijn getal. Wat niet kan, mag je niet kiezen.
    .title = Wapenwinkel
rule-EFNY-F17 = In een Schuilplaats heb je in stap 9 niets te doen; zolang je er bent, houdt ze alle schade van je weg.
    .title = Schuilplaats

## Gebeurtenissen

rule-EFNY-U1 = Gebeurtenissen komen elke keer dat je in je beurt een veld met een gebeurtenissymbool in gaat, steeds opnieuw, en bij elke tijdtegel met dat symbool.
    .title = Wanneer er een gebeurtenis komt
rule-EFNY-U2 = Gebeurtenissen van velden wachten tot je actie klaar is; ging je meer van zulke velden in, dan telt elk één keer. Een gebeurtenissymbool op een tijdtegel hoort bij die tegel en komt meteen.
    .title = Gebeurtenissen komen erna
rule-EFNY-U3 = Elke keer draai je zoveel gebeurteniskaarten om als het gebeurtenisniveau dan is, een voor een, en je handelt elke kaart af voor de volgende.
    .title = Hoeveel gebeurteniskaarten
rule-EFNY-U4 = Afgehandelde gebeurtenissen gaan gedekt op hun aflegstapel; is de trekstapel leeg, dan worden ze opnieuw geschud.
    .title = Gebeurtenissenstapel
rule-EFNY-U5 = Het gebeurtenisniveau begint op 1, tijdtegels brengen het tot hoogstens 3, en het zakt nooit.
    .title = Gebeurtenisniveau
rule-EFNY-U6 = Wat gebeurtenissen negeert, doet dat alleen voor de velden van die verplaatsing.
    .title = ‘Stil’
rule-EFNY-U7 = Een gebeurtenis treft de held die aan de beurt is, op het veld waar die is als de kaart wordt omgedraaid.
    .title = Wie het treft
rule-EFNY-U8 = Wat van een gebeurtenis, tijdtegel of POI-tegel niet kan, wordt overgeslagen.
    .title = Wat niet kan

## Tijdtegels

rule-EFNY-Y1 = Tijdtegels worden omgedraaid in stap 1, door sommige New York-kaarten, en als er links geen missieblokjes meer zijn. Wordt de president voor het eerst gehaald, dan worden ze afgelegd.
    .title = Wanneer een tijdtegel omgaat
rule-EFNY-Y2 = Een omgedraaide tijdtegel is voor wie aan de beurt is, ook als New York hem veroorzaakt. Alleen in stap 1 krijg je je kaarten terug.
    .title = Wie hem uitvoert
rule-EFNY-Y3 = Zodra Schiet op! bovenop ligt, wordt het onthuld, nog voordat de tegel die erop lag werkt, en zonder een tegel te kosten: de helikopter landt, en voor een solo-overwinning hoeft niemand de president nog te hebben gehaald.
    .title = Schiet op!
rule-EFNY-Y4 = Twee van de drie rode tegels doen niets; met de derde verliezen jullie allemaal.
    .title = Rode tegels
rule-EFNY-Y5 = De POI die je voor Uitkijk kiest, wordt onthuld, en de tekst ervan wordt uitgevoerd.
    .title = Uitkijk
rule-EFNY-Y6 = Iedereen ziet hoeveel zwarte en rode tegels er nog zijn; welke uit het spel gingen, blijft geheim.
    .title = Resterende tijdtegels

## Vijanden

rule-EFNY-E1 = Vijanden zijn gevangenen, met of zonder auto, en bazen.
    .title = Wie een vijand is
rule-EFNY-E2 = Een gevangene heeft 1 levenspunt, snelheid 1, schade 1 en bereik 0.
    .title = Gevangene
rule-EFNY-E3 = Een gevangene met auto heeft 1 levenspunt en 1 snelheid meer, maar dezelfde schade en hetzelfde bereik. Hij kan niet in rioolputten, en je kunt hem weglokken.
    .title = Gevangene met auto
rule-EFNY-E4 = Staat er een achtergelaten auto op het veld van een gevangene en is er geen held, dan neemt hij hem meteen, en zijn verplaatsing eindigt. Een gevangene die ligt, doet het als hij opstaat.
    .title = Gevangenen nemen auto's
rule-EFNY-E5 = Bazen nemen geen auto's en rijden niet mee.
    .title = Bazen en auto's
rule-EFNY-E6 = Sterft de bestuurder van een auto, dan is die meteen achtergelaten; is er nog een gevangene en geen held, dan neemt die hem direct.
    .title = De bestuurder sterft
rule-EFNY-E7 = Een vijand op een veld met een held is in gevecht: kaarten van New York, gebeurtenissen en stap 12 verplaatsen hem niet.
    .title = In gevecht
rule-EFNY-E8 = Elke gevangenenbonus in het spel is voor alle gevangenen, met of zonder auto; verschillende worden opgeteld.
    .title = Gevangenenbonussen samen
rule-EFNY-E9 = Vijanden kunnen alleen op onthulde velden komen, nooit op lege velden of gedekte POI-tegels.
    .title = Waar vijanden kunnen komen
rule-EFNY-E10 = Als er niets anders staat, verplaatst New York vijanden in de richting van de held die aan de beurt is.
    .title = Jacht: waarheen
rule-EFNY-E11 = Alleen vijanden die niet in gevecht of weggelokt zijn, door dit effect nog niet verplaatst zijn en een weg naar je toe hebben, komen in aanmerking.
    .title = Jacht: wie in aanmerking komt
rule-EFNY-E12 = Vijanden volgen wegen zonder intacte wegversperring tussen onthulde velden, en gaan van elke onthulde rioolput naar elke andere, behalve met een auto. Ze mogen langs andere helden.
    .title = Jacht: wegen
rule-EFNY-E13 = Eerst wie je kan bereiken, de snelste voorop; bij gelijke snelheid een gevangene met auto voor een baas voor een gevangene, en dan kies jij. Daarna de anderen, in dezelfde volgorde.
    .title = Jacht: wie eerst gaat
rule-EFNY-E14 = Eén vijand gaat, dan wordt opnieuw bepaald wie volgt. Elke vijand gaat per effect hoogstens één keer.
    .title = Jacht: een voor een
rule-EFNY-E15 = De vijand volgt een kortste weg zo ver als zijn snelheid reikt en stopt op je veld. Tussen even korte wegen kies jij.
    .title = Jacht: de verplaatsing
rule-EFNY-E16 = Een gevangene met auto neemt een andere mee van waar hij vertrekt of langskomt, maar geen baas, en moet van meer kortste wegen er een nemen waar dat kan. De passagier telt niet als verplaatst, maar kan door hetzelfde effect niet nog eens worden verplaatst.
    .title = Jacht: de passagier van een gevangene
rule-EFNY-E17 = Een gevangene met auto zonder vrije weg neemt de kortste door wegversperringen. De eerste wordt vernield, de auto gaat naar de voorraad, en de rit eindigt met de gevangene en zijn passagier op het veld waar ze net aankwamen.
    .title = Jacht: auto en wegversperringen
rule-EFNY-E18 = Komen er minder vijanden in aanmerking dan het getal zegt, dan gaan er minder.
    .title = Jacht: te weinig vijanden
rule-EFNY-E19 = Gevangenen mogen op velden met helden komen, en op aangrenzende velden ook achter wegversperringen.
    .title = Gevangenen plaatsen

## Bazen

rule-EFNY-B1 = Romero en Slag komen op hun POI-tegel als die wordt onthuld, de Duke op Hier is niets als de president voor het eerst wordt gehaald.
    .title = Bazen verschijnen
rule-EFNY-B2 = Romero: 8 levenspunten, schade 2, bereik 1, snelheid 2. Slag: 12 levenspunten, schade 3, bereik 0, snelheid 1. De Duke: 10 levenspunten, schade 3, bereik 1, snelheid 2.
    .title = Waarden van bazen
rule-EFNY-B3 = Wordt Romero of Slag gedood, dan gaat hij uit het spel, en zijn kofferfiche, 1 voor Romero en 2 voor Slag, komt waar hij stierf.
    .title = Romero of Slag sterft
rule-EFNY-B4 = Zolang Romero of Slag leeft, kan niemand zijn koffer oppakken.
    .title = Een baas bewaakt zijn koffer
rule-EFNY-B5 = Is Romero in stap 7 een van de aanvallers en verlies je minstens 1 kaart, dan krijgt New York daarna 1 lawaai.
    .title = Romero verklikt
rule-EFNY-B6 = Slag kun je niet weglokken.
    .title = Slag is een rots
rule-EFNY-B7 = Na stap 11 gaat de Duke hoogstens 2 stappen langs een kortste weg, rioolputten inbegrepen, naar de held met de president, en stopt daar. Hij blijft als hij in gevecht of weggelokt is, geen weg heeft, of niemand de president heeft.
    .title = De Duke jaagt
rule-EFNY-B8 = Wordt de Duke gedood, dan gaat hij van het bord, en de volgende tijdtegel die wordt omgedraaid, zet hem eerst met al zijn levenspunten op Hier is niets, telkens weer. Schiet op! en afgelegde tegels doen dat niet.
    .title = De Duke komt terug

## De New York-stapel

rule-EFNY-Q1 = Een speciale kaart voor New York wordt in de huidige stapel geschud, niet bij de afgelegde kaarten.
    .title = Speciale kaarten in de stapel
rule-EFNY-Q2 = Een gevangenenbonus waar New York in stap 11 voor betaalt, blijft open boven het New York-bord liggen en werkt meteen.
    .title = Gevangenenbonus
rule-EFNY-Q3 = Een gevangenenbonus die wordt afgelegd in stap 10, of in stap 11 omdat New York niet kan betalen, doet niets.
    .title = Een gevangenenbonus afgelegd
rule-EFNY-Q4 = Is er in de New York-fase nog maar 1 kaart in de stapel, dan wordt ze met alle afgelegde New York-kaarten en alle gevangenenbonussen tot een nieuwe stapel geschud. De bonussen werken dan niet meer.
    .title = Nog één kaart
rule-EFNY-Q5 = De stapel wordt geschud meteen na het afleggen in stap 10, of als de kaart van stap 11 klaar is en weggelegd. Werd een kaart afgelegd, dan krijgt New York het lawaai ervoor pas na het schudden.
    .title = Wanneer de stapel wordt geschud
rule-EFNY-Q6 = De rug van de bovenste New York-kaart kan iedereen altijd zien.
    .title = De rug van de bovenste kaart

## Wegversperringen

rule-EFNY-K1 = Een intacte wegversperring houdt alle stappen, weglokken en aanvallen tegen, van helden en vijanden. Onthullen, rioolputten en de weg van POI naar POI houdt ze niet tegen.
    .title = Wat een wegversperring doet
rule-EFNY-K2 = Wegversperringen komen van symbolen op tegels en van effecten; daarvoor staat de weg op de rug van de bovenste New York-kaart.
    .title = Waar wegversperringen vandaan komen
rule-EFNY-K3 = Staat er al een intacte wegversperring waar er een moet komen, dan gebeurt er niets.
    .title = Er staat er al een
rule-EFNY-K4 = Ligt er een vernielde wegversperring waar er een moet komen, dan wordt die teruggedraaid en is ze weer intact.
    .title = Er ligt een vernielde
rule-EFNY-K5 = Op wegen naar de kust of van het bord af komt geen wegversperring. Op de weg naar een brug wel.
    .title = Wegen die nergens heen gaan
rule-EFNY-K6 = Een weg hoort bij de velden aan beide kanten en er is plaats voor één wegversperring.
    .title = Eén wegversperring per weg
rule-EFNY-K7 = Een vernielde wegversperring wordt omgedraaid en blijft op de weg liggen, die dan vrij is.
    .title = Vernielde wegversperring
rule-EFNY-K8 = Er zijn 25 wegversperringen. Is er geen meer, dan wordt een vernielde naar jouw keuze van het bord genomen; zijn ze alle intact, dan komt er geen.
    .title = Aantal wegversperringen

## Moeilijker spelen

rule-EFNY-Z1 = De tijdstapel heeft het gewone aantal zwarte tegels. (Instelling ‘Eén tijdtegel minder’: één zwarte minder, dus 11 met vier spelers, 10 met drie, 9 met twee of in je eentje.)
    .title = Eén tijdtegel minder
rule-EFNY-Z2 = Er zijn 40 gevangenen. (Instelling ‘Dertig gevangenen’: er zijn er 30, dus ze raken eerder op.)
    .title = Dertig gevangenen
rule-EFNY-Z3 = Je mag een van deze kiezen of allebei, ook samen met de extra's.
    .title = Allebei tegelijk

## Extra's

rule-EFNY-XS1 = Elke held heeft 4 speciale actiekaarten om uit te kiezen. (Instelling ‘Extra speciale actiekaarten’: 6.)
    .title = Meer speciale actiekaarten
rule-EFNY-XS2 = Bij de voorwerpen zijn geen Kruisbogen. (Instelling ‘Kruisbogen’: er zijn er 2.)
    .title = Kruisbogen
rule-EFNY-XS3 = Explosie! zit niet bij de gebeurtenissen. (Instelling ‘Explosies’: er zijn er 2.)
    .title = Explosies
rule-EFNY-XS4 = De tijdstapel wordt uit 15 zwarte tegels getrokken. (Instelling ‘Extra tijdtegels’: uit 18, waarvan er evenveel overblijven als anders.)
    .title = Meer tijdtegels
rule-EFNY-XS5 = Er zijn geen valstrikken in de stad. (Instelling ‘Valstrikken’: bij de stadstegels zitten 2 valstriktegels, die net als andere worden gelegd.)
    .title = Valstriktegels
rule-EFNY-XS6 = Elke keer dat je in je beurt op een valstriktegel komt, wordt na je actie en vóór de gebeurtenissen ervan een van de 3 valstrikkaarten getrokken, en ‘stil’ helpt niet. Bij Afgegaan doet de valstrik wat op de tegel staat, anders gebeurt er niets.
    .title = In een valstrik lopen
rule-EFNY-XS7 = New York speelt met zijn 10 gewone kaarten. (Instelling ‘Zware New York-stapel’: met 10 zwaardere in hun plaats; zijn 3 speciale kaarten blijven dezelfde.)
    .title = Zware New York-stapel
rule-EFNY-XS8 = Andere figuren of plaatjes veranderen niets aan de regels.
    .title = Andere plaatjes

## Gezocht!

rule-EFNY-XW1 = Niemand wordt gezocht. (Instelling ‘Gezocht!’: bij de blauwe doelen worden 2 doelen Gezocht! geschud, en naast het bord liggen 3 opsporingsbiljetten.)
    .title = Gezocht!: voorbereiding
rule-EFNY-XW2 = Wie een baas doodt, neemt een opsporingsbiljet, als er nog een is. De Duke telt elke keer dat hij sterft.
    .title = Gezocht!: beloning
rule-EFNY-XW3 = Is Gezocht! je blauwe doel, dan heb je er minstens 1 opsporingsbiljet voor nodig en verder niets.
    .title = Gezocht!: doel
rule-EFNY-XW4 = Opsporingsbiljetten liggen open, horen niet bij je drie kaarten, en je kunt ze niet stelen of neerzetten.
    .title = Gezocht!: veilig bij jou

## Is de president dood of levend?

rule-EFNY-XP1 = De president leeft, dat staat vast. (Instelling ‘Is de president dood of levend?’: een stapel van 1 kaart Dood en 2 kaarten Levend komt voor hem in de plaats, de Armband van de president krijgt een ander effect, en bij de voorwerpen zit de Vinger van de president.)
    .title = Dood of levend: voorbereiding
rule-EFNY-XP2 = Besluit je de president in het Kamp te halen, dan trek je de bovenste kaart van zijn stapel.
    .title = Dood of levend: hem halen
rule-EFNY-XP3 = Bij Levend is die kaart de president, en alles wat bij de eerste keer hoort, gebeurt.
    .title = Levend
rule-EFNY-XP4 = Bij Dood krijgt niemand de president, maar alles wat bij de eerste keer hoort, gebeurt, en voor een solo-overwinning telt hij als gehaald. Een gezamenlijke overwinning kan niet meer, en de Duke jaagt op niemand.
    .title = Dood
rule-EFNY-XP5 = Eén keer, zolang de president nog in het Kamp is, haalt de Armband een kaart Levend uit zijn stapel, en de andere worden opnieuw geschud. Als doel dient de Armband gewoon.
    .title = Dood of levend: de Armband
rule-EFNY-XP6 = Als voorwerp gebruikt doet de Vinger van de president hetzelfde als de Armband, en daarna gaat hij uit het spel.
    .title = Dood of levend: de Vinger
rule-EFNY-XP7 = Armband en Vinger werken alleen tot iemand van de stapel van de president heeft getrokken, en alleen als er nog een kaart Levend in zit. Iedereen hoort dat er een uit is gehaald, niemand de volgorde van de rest.
    .title = Dood of levend: grenzen
