### On the Lam! Elke regel in één zin voor spelers. De ids volgen de regellijst.
### ‘Eigen kaart’: een alibikaart van je eigen personage. ‘Sluitend alibi’: zie regel OTL-T4.

## Hoofdstukken

rules-section-OTL-A = Voorbereiding
rules-section-OTL-R = Ronde en beurt
rules-section-OTL-T = Lopen
rules-section-OTL-N = De actie kiezen
rules-section-OTL-S = Zoeken
rules-section-OTL-D = Speelkaarten en voorwerpen
rules-section-OTL-C = De speelkaarten een voor een
rules-section-OTL-P = De politie
rules-section-OTL-I = Verhoor
rules-section-OTL-G = Ontmoetingen
rules-section-OTL-E = Privédetective
rules-section-OTL-M = Maffianest
rules-section-OTL-H = Handen en stapels
rules-section-OTL-W = Einde van het spel
rules-section-OTL-X = Wat je mag zien
rules-section-OTL-V = Instellingen
rules-section-OTL-EX = Voorbeelden

## Voorbereiding

rule-OTL-A1 = Je speelt met twee, drie of vier spelers, ieder met een ander personage.
    .title = Spelers
rule-OTL-A2 = Op volgorde van de plaatsen kies je openlijk een personage dat nog vrij is. (Instelling ‘Personagekeuze’: de personages worden willekeurig uitgedeeld.)
    .title = Personages kiezen
rule-OTL-A3 = Je personagekaart zegt waar je begint: de Bokser bij Boksschool Heavy Hitters, de Dame in het Milton Hotel, de Reporter bij de Rion City Press en de Directeur op het Kantoor Corporate Company.
    .title = Starttegels
rule-OTL-A4 = De politie begint midden op het bord, op het politiebureau.
    .title = Start van de politie
rule-OTL-A5 = Alle 40 alibikaarten, ook die van personages die niet meespelen, vormen één geschudde, gedekte trekstapel; de aflegstapel is nog leeg. (Instellingen ‘Exemplaren per alibikaart’ en ‘Kaarten van afwezige personages’: meer of minder kaarten.)
    .title = Alibistapel
rule-OTL-A6 = Je begint met drie alibikaarten van de stapel, die alleen jij ziet; omruilen of opnieuw trekken mag niet, hoe slecht ze ook zijn.
    .title = Starthand
rule-OTL-A7 = Ook de 40 speelkaarten worden gedekt geschud; niemand begint met een speelkaart en de aflegstapel is nog leeg.
    .title = Stapel speelkaarten
rule-OTL-A8 = Je begint zonder zoekfiches. Ook je starttegel mag je doorzoeken, als je er later weer op komt.
    .title = Nog geen zoekfiches
rule-OTL-A9 = Het lot wijst de startspeler aan; daarna gaat de beurt de plaatsen langs, elke ronde in dezelfde volgorde. (Instelling ‘Startspeler’: plaats 1 begint altijd.)
    .title = Beurtvolgorde
rule-OTL-A10 = Vóór de allereerste beurt zet de politie geen stap; de eerste politiefase komt aan het eind van ronde één.
    .title = Geen politiestap vooraf

## Ronde en beurt

rule-OTL-R1 = In een ronde krijgt iedereen één beurt en daarna zet de politie een stap; de volgende ronde begint weer bij dezelfde startspeler.
    .title = Ronde
rule-OTL-R2 = Je beurt bestaat uit stap, actie en afronding, altijd in die volgorde; alleen een arrestatie of winst kort je beurt in.
    .title = Verloop van je beurt
rule-OTL-R3 = Je hebt één actie per beurt: een locatie doorzoeken met alle herkansingen die daarbij horen, ruilen, of één speelkaart trekken.
    .title = Eén actie
rule-OTL-R4 = Je slaat nooit een beurt over en niemand valt af; na een arrestatie speel je gewoon verder vanaf het politiebureau.
    .title = Geen beurt kwijt

## Lopen

rule-OTL-T1 = Je begint je beurt met een stap van precies één tegel; blijven staan mag niet.
    .title = Verplichte stap
rule-OTL-T2 = Je stapt naar de tegel ten noorden, zuiden, oosten of westen van je, nooit schuin en nooit van het bord af.
    .title = Richtingen
rule-OTL-T3 = Zonder sluitend alibi kom je het politiebureau niet in en er ook niet doorheen.
    .title = Politiebureau gesloten
rule-OTL-T4 = Je hebt een sluitend alibi zolang je minstens vijf alibikaarten van je eigen personage hebt, je ‘eigen kaarten’; dubbele tellen gewoon mee. (Instelling ‘Vereist alibi’: je hebt al je vijf soorten nodig.)
    .title = Sluitend alibi
rule-OTL-T5 = Met een sluitend alibi mag je vanaf een van de vier aangrenzende tegels het politiebureau binnenstappen, en dan win je; een andere kant op lopen mag ook.
    .title = Naar binnen met je alibi
rule-OTL-T6 = Sta je op het politiebureau, dan brengt je volgende stap je naar een tegel ernaast: Donkere Steeg, Privédetective, Maffianest of Het Filmpaleis.
    .title = Het bureau verlaten
rule-OTL-T7 = Op een tegel is plaats voor iedereen, ook samen met de politie; niemand verspert de weg.
    .title = Samen op een tegel
rule-OTL-T8 = Loop je zelf naar de tegel waar de politie al staat, dan word je daarvoor niet verhoord. (Instelling ‘De politie tegen het lijf lopen’: dan wel.)
    .title = De politie tegen het lijf lopen
rule-OTL-T9 = Een stap kan altijd, want elke tegel heeft minstens twee buurtegels, het politiebureau niet meegerekend; passen bestaat dus niet.
    .title = Altijd een stap
rule-OTL-T10 = Verplaatst een kaart of de politie je, dan is dat niet je stap: je kunt zo ver weg belanden (al gaat een Taxirit tegel voor tegel) en je volgende beurt begint gewoon weer met een stap.
    .title = Verplaatst worden

## De actie kiezen

rule-OTL-N1 = Op een locatie zonder zoekfiche van jou kies je: doorzoeken of een speelkaart trekken. Niets doen mag niet.
    .title = Locatie zonder jouw zoekfiche
rule-OTL-N2 = Ligt jouw zoekfiche er al, dan valt er voor jou niets meer te zoeken en trek je een speelkaart.
    .title = Locatie met jouw zoekfiche
rule-OTL-N3 = Bij de privédetective mag je ruilen als je dat kunt; doe je dat niet, dan trek je een speelkaart.
    .title = Bij de privédetective
rule-OTL-N4 = Ook in het maffianest kies je: ruilen, als je het kunt betalen, of een speelkaart trekken.
    .title = In het maffianest
rule-OTL-N5 = Je kiest je actie pas als je stap gezet is; aan de stap zelf verandert dat niets meer.
    .title = Eerst stap, dan actie
rule-OTL-N6 = Na je eerste zoekworp mag je deze beurt geen speelkaart meer trekken, hoe het zoeken ook afloopt.
    .title = Wie zoekt, trekt niet

## Zoeken

rule-OTL-S1 = Elke locatie vraagt één vaardigheid (Charisma ◆, Lef ★, Vernuft ● of Dekking ▲) en een getal: 5 of 6.
    .title = Vaardigheid en getal
rule-OTL-S2 = Je gooit de tienzijdige vaardigheidsdobbelsteen en telt de bonus van je personage voor die vaardigheid erbij op: +2, +1 of niets. (Instelling ‘Vaardigheidsdobbelsteen’: andere dobbelstenen.)
    .title = Worp
rule-OTL-S3 = Na je worp mag je een passend voorwerp inzetten en afleggen: een bonus voor de gevraagde vaardigheid, of een nieuwe worp die hoe dan ook geldt. Heb je een voorwerp, dan komt de vraag altijd, zodat ze niets verraadt. (Instelling ‘Bonusvoorwerp inzetten’: bonussen vóór de worp.)
    .title = Voorwerp inzetten
rule-OTL-S4 = Je slaagt als je totaal minstens zo hoog is als het getal; geen enkele worp is vanzelf raak of mis.
    .title = Geslaagd
rule-OTL-S5 = Slaag je, dan krijg je één alibikaart voor elk punt dat je boven het getal uitkomt, maar altijd minstens één en hoogstens drie.
    .title = Opbrengst
rule-OTL-S6 = Je trekt alle kaarten die je verdient van de alibistapel en alleen jij ziet ze; wat je niet wilt, leg je in je afronding af.
    .title = Alles trekken
rule-OTL-S7 = Met zoeken haal je hoogstens drie alibikaarten per beurt binnen.
    .title = Drie per beurt
rule-OTL-S8 = Slaag je, dan leg je een zoekfiche op de locatie; mislukt het, dan niet. (Instelling ‘Zoekfiches’: spelen zonder.)
    .title = Zoekfiche
rule-OTL-S9 = Jouw zoekfiche houdt alleen jou tegen; de anderen mogen er gewoon zoeken.
    .title = Ieder zijn eigen zoekfiches
rule-OTL-S10 = Je zoekfiches blijven liggen, ook na een arrestatie, tot je ze alle twaalf hebt gelegd.
    .title = Zoekfiches blijven liggen
rule-OTL-S11 = Zodra je je twaalfde zoekfiche legt, gaan ze alle twaalf van het bord en mag je vanaf je volgende beurt weer overal zoeken. (Instelling ‘Zoekfiches’: ze blijven voorgoed liggen.)
    .title = Twaalf zoekfiches
rule-OTL-S12 = Mislukt je zoekpoging, dan komt de politie één tegel dichterbij; wat daarvan komt, wordt meteen afgehandeld.
    .title = Mislukt
rule-OTL-S13 = Sta je na een mislukking nog op de locatie, dan mag je opnieuw gooien of stoppen, zo vaak als je durft. (Instelling ‘Na een mislukte zoekpoging’: geen herkansing.)
    .title = Herkansing
rule-OTL-S14 = Het zoeken eindigt als je slaagt, als je stopt of als je wordt afgevoerd; daarna volgt je afronding.
    .title = Einde van het zoeken
rule-OTL-S15 = Bij elke nieuwe poging mag je weer een voorwerp inzetten, maar wat je al hebt gebruikt, ben je kwijt.
    .title = Voorwerpen bij herkansingen
rule-OTL-S16 = Begin je te zoeken, dan ziet iedereen de locatiekaart: wie je er treft, welke vaardigheid en welk getal; de praatjes zijn alleen sfeer. De kaarten van de privédetective en het maffianest komen bij een ontmoeting op tafel.
    .title = Locatiekaart
rule-OTL-S17 = Liggen er in trekstapel en aflegstapel samen te weinig alibikaarten, dan neem je wat er is; geslaagd ben je toch.
    .title = Te weinig kaarten

## Speelkaarten en voorwerpen

rule-OTL-D1 = Een speelkaart trekken is de bovenste van de stapel nemen, hoogstens één keer per beurt.
    .title = Trekken
rule-OTL-D2 = Een gebeurtenis laat je aan iedereen zien en voer je meteen uit; is alles afgehandeld, dan leg je haar af. In je hand komt ze nooit.
    .title = Gebeurtenis
rule-OTL-D3 = Een voorwerp neem je in je hand zonder het te laten zien; de tafel ziet het pas als je het gebruikt of aflegt.
    .title = Voorwerp
rule-OTL-D4 = Je mag maar één voorwerp hebben: trek of steel je een tweede, dan kies je meteen welk je houdt en leg je het andere open af.
    .title = Eén voorwerp
rule-OTL-D5 = Je voorwerp werkt alleen voor jou, alleen bij een worp van je eigen zoekpoging en alleen als het past: aan een bonus voor een andere vaardigheid heb je daar niets.
    .title = Wanneer voorwerpen werken
rule-OTL-D6 = Omdat je maar één voorwerp hebt, helpt er per poging hoogstens één.
    .title = Eén voorwerp per worp
rule-OTL-D7 = Een gebeurtenis voer je uit zo ver als het kan; niets doen mag alleen als de kaart je die keus laat.
    .title = Gebeurtenissen zijn verplicht
rule-OTL-D8 = Wat van een gebeurtenis niet kan, vervalt; je legt de kaart af en trekt er geen andere voor.
    .title = Onmogelijke gebeurtenis
rule-OTL-D9 = Waar een gebeurtenis je ook brengt, zoeken of nog een speelkaart trekken mag deze beurt niet meer; alleen een ontmoeting met de privédetective of de maffia kan nog.
    .title = Geen tweede actie

## De speelkaarten: gebeurtenissen

rule-OTL-C1 = Je rijdt nul tot drie stappen, niet door het politiebureau heen en er alleen in als laatste stap met een sluitend alibi, waarmee je wint. Alleen de tegel waar je uitstapt telt: politie die er al staat laat je met rust, en kom je zo bij de privédetective of in het maffianest aan, dan heb je een ontmoeting; blijf je er staan, dan niet. (Instelling ‘De politie tegen het lijf lopen’: politie die er al staat, verhoort je.)
    .title = Taxirit
rule-OTL-C2 = Waar je ook bent, je gaat naar de privédetective en hebt daar een ontmoeting, ook als je er al stond.
    .title = Privédetective (kaart)
rule-OTL-C3 = Je moet een tegel noemen, welke dan ook, zelfs die waar de politie al staat: ze gaat er rechtstreeks heen en verhoort iedereen op die tegel, ook jou als je daar staat.
    .title = Draaischijftelefoon
rule-OTL-C4 = De politie komt rechtstreeks naar jouw tegel en verhoort iedereen die er staat; was ze er al, dan verhoort ze alleen jou.
    .title = Undercoveragent
rule-OTL-C5 = Waar je ook bent, je gaat naar het maffianest en hebt daar een ontmoeting, ook als je er al stond.
    .title = Maffioso
rule-OTL-C6 = Je moet een alibikaart naar keuze inleveren voor de bovenste van de alibistapel, die je pakt voordat de jouwe wordt afgelegd. Heb je geen alibikaart of valt er geen te trekken, dan gebeurt er niets.
    .title = Man in trenchcoat
rule-OTL-C7 = Je raakt de helft van je hand kwijt, naar beneden afgerond en met je voorwerp meegeteld (twee van vijf of vier kaarten, één van drie of twee); je kiest zelf welke.
    .title = Straatrover
rule-OTL-C8 = De politie gaat rechtstreeks terug naar het politiebureau; is ze daar al, dan gebeurt er niets.
    .title = Verlaten straten
rule-OTL-C9 = Je moet een tegenstander met kaarten kiezen en trekt blind één kaart uit diens hand, alibikaart of voorwerp; alleen jullie twee zien welke. Heeft geen tegenstander een kaart, dan gebeurt er niets.
    .title = Chantage

## De speelkaarten: voorwerpen

rule-OTL-C10 = Leg deze kaart af om een zoekworp van jezelf opnieuw te gooien, op welke locatie ook; de nieuwe worp geldt.
    .title = Sigaretten
rule-OTL-C11 = Werkt net als Sigaretten: leg deze kaart af om een zoekworp van jezelf opnieuw te gooien.
    .title = Fles drank
rule-OTL-C12 = Leg deze kaart af voor +1 als je met Dekking zoekt.
    .title = Zonnebril
rule-OTL-C13 = Leg deze kaart af voor +2 als je met Dekking zoekt.
    .title = Gleufhoed
rule-OTL-C14 = Leg deze kaart af voor +1 als je met Charisma zoekt.
    .title = Luchtje
rule-OTL-C15 = Leg deze kaart af voor +2 als je met Charisma zoekt.
    .title = Extra poen
rule-OTL-C16 = Leg deze kaart af voor +1 als je met Lef zoekt.
    .title = Boksbeugel
rule-OTL-C17 = Leg deze kaart af voor +2 als je met Lef zoekt.
    .title = Zakmes
rule-OTL-C18 = Leg deze kaart af voor +1 als je met Vernuft zoekt.
    .title = Bak koffie
rule-OTL-C19 = Leg deze kaart af voor +2 als je met Vernuft zoekt.
    .title = Polshorloge

## De politie

rule-OTL-P1 = Is iedereen aan de beurt geweest, dan wordt de politiedobbelsteen gegooid en gaat de politie één tegel die kant op; stilstaan doet ze nooit.
    .title = Politiefase
rule-OTL-P2 = Op de politiedobbelsteen is 1 noord, 2 zuid, 3 oost en 4 west.
    .title = Zijden van de dobbelsteen
rule-OTL-P3 = Houdt het bord aan die kant op, dan keert de politie om en gaat ze één tegel de andere kant uit.
    .title = Rand van het bord
rule-OTL-P4 = Komt de politie op een tegel aan, om welke reden ook, dan wordt iedereen die daar staat meteen verhoord.
    .title = Aankomst
rule-OTL-P5 = Na een mislukte zoekpoging komt de politie één tegel dichter bij de zoeker: een rij, een kolom of allebei tegelijk. Alleen dan kan ze schuin gaan.
    .title = Achtervolging
rule-OTL-P6 = Komt de politie bij een achtervolging op een tegel met andere spelers, dan worden ook zij verhoord, of de zoeker daar nu staat of niet.
    .title = Anderen op de route
rule-OTL-P7 = Staat de politie al op jouw tegel als je zoekpoging mislukt, dan blijft ze daar en verhoort ze alleen jou.
    .title = Al ter plaatse
rule-OTL-P8 = Wordt de politie ergens heen gestuurd, dan is ze er in één sprong; de tegels ertussen doen er niet toe.
    .title = Rechtstreeks gestuurd
rule-OTL-P9 = Wordt de politie gestuurd naar waar ze al staat, dan wordt alleen degene verhoord om wie het gaat: wie Undercoveragent trok, wie aan de maffia is verraden, en bij Verlaten straten niemand. Draaischijftelefoon treft wel iedereen op de tegel.
    .title = Gestuurd naar waar ze al staat
rule-OTL-P10 = De politie mag overal komen, ook bij de privédetective, in het maffianest en op het politiebureau.
    .title = Geen gesloten tegels
rule-OTL-P11 = Worden er meer spelers tegelijk verhoord, dan gaat dat in beurtvolgorde vanaf wie aan de beurt is, of in de politiefase vanaf de startspeler.
    .title = Volgorde
rule-OTL-P12 = Na een verhoor blijft de politie staan waar ze staat, ook als er iemand naar het bureau wordt gebracht.
    .title = Blijft staan

## Verhoor

rule-OTL-I1 = Word je verhoord en heb je eigen kaarten, dan raak je er precies één kwijt, hoeveel je er ook hebt.
    .title = Eén kaart inleveren
rule-OTL-I2 = Je hoeft niet te kiezen: het spel neemt de soort waarvan je er de meeste hebt, en bij gelijke aantallen de eerste in de kaartenlijst. (Instelling ‘Vereist alibi’: bij vijf verschillende kies je zelf.)
    .title = Welke kaart
rule-OTL-I3 = De kaart die je kwijtraakt, gaat open op de aflegstapel van de alibikaarten.
    .title = Waar ze blijft
rule-OTL-I4 = Word je verhoord zonder eigen kaart, dan word je gearresteerd: je legt je hele hand open af, ook je voorwerp, en gaat meteen naar het politiebureau.
    .title = Arrestatie
rule-OTL-I5 = Ook met een lege hand word je gearresteerd; je hebt alleen niets om af te leggen.
    .title = Lege hand
rule-OTL-I6 = Een verhoor wordt meteen afgehandeld, wie er ook aan de beurt is.
    .title = Op elk moment
rule-OTL-I7 = Word je in je eigen beurt gearresteerd, dan vervalt de rest van je actie en ga je door naar je afronding. Wie op hetzelfde moment is betrapt, wordt daarvoor nog verhoord.
    .title = Gearresteerd in je eigen beurt
rule-OTL-I8 = Op het politiebureau is je hand altijd leeg; komt de politie daar aan, dan kan ze je niets maken.
    .title = Niets te vrezen op het bureau
rule-OTL-I9 = Met andermans kaarten of een voorwerp neemt de politie geen genoegen, en je mag geen eigen kaart achterhouden om je te laten arresteren.
    .title = Geen vervanging
rule-OTL-I10 = Houd je na het verlies van een eigen kaart minder dan vijf eigen kaarten over, dan is je alibi niet meer sluitend. (Instelling ‘Vereist alibi’: ook niet als je een van de vijf soorten mist.)
    .title = Alibi niet meer sluitend

## Ontmoetingen

rule-OTL-G1 = Kom je in je eigen beurt bij de privédetective of in het maffianest, te voet, met een Taxirit of door de kaart Privédetective of Maffioso, dan heb je één ontmoeting: je mag er ruilen als je het kunt betalen.
    .title = Ontmoeting
rule-OTL-G2 = Per ontmoeting ruil je hoogstens één keer, hoeveel paren je ook hebt.
    .title = Hoogstens één ruil
rule-OTL-G3 = Ben je er zelf heen gelopen en ruil je niet, omdat je niet kunt of niet wilt, dan trek je een speelkaart.
    .title = Geen ruil, te voet gekomen
rule-OTL-G4 = Ben je er door een speelkaart gekomen en ruil je niet, dan is je actie voorbij: een tweede speelkaart trek je niet.
    .title = Geen ruil, door een kaart gekomen

## Privédetective

rule-OTL-E1 = De privédetective vraagt twee kaarten van één ander personage naar jouw keuze, of dat nu meespeelt of niet; welke twee maakt niet uit, dus het spel neemt de eerste in de kaartenlijst.
    .title = Prijs van de privédetective
rule-OTL-E2 = Je twee kaarten gaan opzij en er worden voor ieders ogen alibikaarten omgedraaid tot er een eigen kaart van jou verschijnt; die krijg je. Al het andere gaat op de aflegstapel, je twee kaarten ook.
    .title = Wat je ervoor krijgt
rule-OTL-E3 = Raakt de trekstapel intussen leeg, dan wordt de aflegstapel geschud, zonder de omgedraaide en opzijgelegde kaarten, en gaat het omdraaien verder.
    .title = Tussentijds schudden
rule-OTL-E4 = Levert geen van beide stapels een eigen kaart op, dan gaat de ruil niet door: je krijgt je twee kaarten terug, de omgedraaide worden afgelegd en je hebt niet geruild.
    .title = Niets te vinden
rule-OTL-E5 = Je krijgt de eerste eigen kaart die verschijnt, ook als je die soort al hebt.
    .title = Elke eigen soort

## Maffianest

rule-OTL-M1 = De maffia vraagt twee kaarten van één personage naar jouw keuze, dat door een tegenstander wordt gespeeld; het spel neemt de eerste twee in de kaartenlijst. Ze worden afgelegd voordat de politie in beweging komt.
    .title = Prijs van de maffia
rule-OTL-M2 = De politie gaat rechtstreeks naar de tegel van het personage dat je noemt en houdt daar verhoor.
    .title = Wat de maffia doet
rule-OTL-M3 = Moest de politie zich daarvoor verplaatsen, dan worden ook de anderen op die tegel verhoord, dus ook jij als je er staat.
    .title = Omstanders
rule-OTL-M4 = Je mag ook een personage op het politiebureau noemen: de politie gaat erheen, maar verder gebeurt er niets.
    .title = Doelwit op het bureau

## Handen en stapels

rule-OTL-H1 = Aan het eind van je beurt houd je hoogstens vijf kaarten, je voorwerp meegeteld, en leg je de rest af; tijdens je beurt mogen het er meer zijn. (Instelling ‘Voorwerp telt mee voor de handlimiet’: het voorwerp kan ook buiten de telling blijven.)
    .title = Handlimiet
rule-OTL-H2 = Je kiest zelf wat je aflegt; ook eigen kaarten en je voorwerp mogen weg.
    .title = Vrije keuze
rule-OTL-H3 = In je afronding mag je ook meer kaarten afleggen, desnoods je hele hand; straf staat daar niet op.
    .title = Minder mag ook
rule-OTL-H4 = Afgelegde kaarten liggen open; je mag beide aflegstapels altijd doorkijken.
    .title = Open aflegstapels
rule-OTL-H5 = Is een trekstapel op, dan wordt zijn aflegstapel geschud als nieuwe trekstapel: meteen als er nog een kaart nodig is, anders zodra het lopende effect klaar is. Kaarten in handen, opzijgelegd, omgedraaid of in uitvoering gaan er niet in; ligt er niets op de aflegstapel, dan wacht het schudden tot er weer iets ligt.
    .title = Nieuwe trekstapel
rule-OTL-H6 = Heb je een kaart nodig en zijn beide stapels leeg, dan trek je er geen.
    .title = Beide stapels leeg
rule-OTL-H7 = Je alibikaarten en je voorwerp vormen samen één hand: voor de handlimiet, Straatrover, Chantage en een arrestatie. (Instelling ‘Voorwerp telt mee voor de handlimiet’: voor de limiet kan het voorwerp erbuiten blijven.)
    .title = Samen één hand
rule-OTL-H8 = Onderling kaarten geven of ruilen mag niet.
    .title = Geen onderonsjes

## Einde van het spel

rule-OTL-W1 = Kom je met een sluitend alibi het politiebureau binnen, te voet of met een Taxirit, dan win je op slag en is het spel afgelopen.
    .title = Met een sluitend alibi naar het politiebureau
rule-OTL-W2 = Politie op het bureau houdt je niet tegen: met een sluitend alibi stap je binnen en win je, zonder verhoor.
    .title = Politie op het bureau
rule-OTL-W3 = Brengt de politie je naar het bureau, dan win je daar nooit mee.
    .title = Niet door arrestatie
rule-OTL-W4 = Met vijf eigen kaarten in je hand heb je nog niet gewonnen: tot je het politiebureau binnenstapt, kun je ze nog kwijtraken aan de politie, Chantage, Straatrover of Man in trenchcoat.
    .title = Hebben is nog niet winnen
rule-OTL-W5 = Jullie spelen om de beurt, dus er is één winnaar en geen gelijkspel. (Instelling ‘Rondelimiet’: een gedeelde winst is mogelijk.)
    .title = Eén winnaar

## Wat je mag zien

rule-OTL-X1 = Je ziet al je eigen handkaarten.
    .title = Je eigen hand
rule-OTL-X2 = Van andere handen zie je alleen hoeveel alibikaarten erin zitten en of er een voorwerp bij is.
    .title = Andere handen
rule-OTL-X3 = Hoeveel kaarten elke trekstapel nog heeft, ziet iedereen; de volgorde ziet niemand.
    .title = Trekstapels
rule-OTL-X4 = Iedereen ziet gebeurtenissen en kaarten die worden afgelegd, aan de politie verloren gaan of voor de privédetective worden omgedraaid. Alibikaarten en voorwerpen die je trekt, zie alleen jij; een gestolen kaart zien alleen dief en slachtoffer, de anderen merken slechts of het een alibikaart of een voorwerp was.
    .title = Wat openlijk gebeurt
rule-OTL-X5 = Toeschouwers zien wat openbaar is en geen enkele hand.
    .title = Toeschouwers

## Instellingen

rule-OTL-V1 = Je zoekt met één tienzijdige dobbelsteen, of anders met een d6, een d8, een d12 of de som van twee d6 (opnieuw gooien doe je dan met allebei).
    .title = Vaardigheidsdobbelsteen
rule-OTL-V2 = Elk van de 20 soorten alibikaarten zit twee keer in de stapel, of anders één of drie keer.
    .title = Exemplaren per alibikaart
rule-OTL-V3 = Je alibi is sluitend met vijf willekeurige eigen kaarten, of anders pas met alle vijf de soorten; dan kies je zelf wat de politie krijgt, maar bij een ruil gaan nog steeds de eerste kaarten uit de lijst weg.
    .title = Vereist alibi
rule-OTL-V4 = Na een mislukking mag je in dezelfde beurt opnieuw gooien, of anders is je actie daarmee voorbij.
    .title = Na een mislukte zoekpoging
rule-OTL-V5 = Je zoekfiches gaan weg bij de twaalfde, of anders nooit, of jullie spelen zonder: dan mag je bij elk bezoek één keer slagen.
    .title = Zoekfiches
rule-OTL-V6 = Je voorwerp neemt een van je vijf plaatsen in, of telt anders niet mee voor de limiet; voor Straatrover, Chantage en een arrestatie telt het altijd.
    .title = Voorwerp telt mee voor de handlimiet
rule-OTL-V7 = Brengt je stap, een Taxirit of de kaart Privédetective of Maffioso je bij de politie, dan gebeurt er niets, of anders word jij als enige meteen verhoord, nog vóór je actie of ontmoeting, en maakt een arrestatie een eind aan je beurt. Wie met een sluitend alibi het politiebureau binnenkomt, wint eerst.
    .title = De politie tegen het lijf lopen
rule-OTL-V8 = Een bonusvoorwerp zet je in na je worp, of anders kondig je het vooraf aan en ben je het hoe dan ook kwijt; opnieuw gooien doe je altijd na de worp.
    .title = Bonusvoorwerp inzetten
rule-OTL-V9 = Er is geen limiet, of anders een laatste ronde: heeft na de politiefase daarvan niemand gewonnen, dan wint wie de meeste eigen kaarten heeft (of de meeste eigen soorten, als er vijf verschillende nodig zijn). Bij gelijke stand wint wie het kortst naar het politiebureau hoeft te lopen; is ook dat gelijk, dan wordt de winst gedeeld.
    .title = Rondelimiet
rule-OTL-V10 = Alibikaarten van personages die niet meespelen blijven in de stapel, of gaan er anders uit.
    .title = Kaarten van afwezige personages
rule-OTL-V11 = Personages kies je om de beurt of krijg je willekeurig toegedeeld; de startspeler wordt geloot of is altijd plaats 1.
    .title = Personagekeuze en startspeler

## Voorbeelden

rule-OTL-EX1 = De Bokser doorzoekt de 3rd Avenue Deli (Charisma 5), gooit 6 en telt er 1 bij op: met 7 zit hij twee boven het getal, dus hij trekt twee alibikaarten en legt er een zoekfiche.
    .title = Twee erboven
rule-OTL-EX2 = Met een totaal van 5 haalt hij het daar net: één alibikaart en een zoekfiche.
    .title = Precies gehaald
rule-OTL-EX3 = Een totaal van 9 tegen 5 is vier erboven, maar levert drie alibikaarten op: meer krijg je nooit.
    .title = Hoogstens drie
rule-OTL-EX4 = De politie staat bij de Diamond Lounge, aan de rand, en de dobbelsteen zegt oost: ze keert om en gaat naar het westen, naar Het Filmpaleis.
    .title = Omkeren aan de rand
rule-OTL-EX5 = De Dame komt met twee kaarten van de Reporter bij de privédetective: ze betaalt ermee, er wordt omgedraaid tot er een kaart van de Dame ligt, die neemt ze, en al het andere wordt afgelegd.
    .title = Bij de privédetective
rule-OTL-EX6 = De Bokser komt met twee kaarten van de Dame in het maffianest: hij legt ze af, de politie gaat rechtstreeks naar de Dame, en zij raakt een eigen kaart kwijt of wordt, als ze er geen heeft, gearresteerd.
    .title = Bij de maffia
rule-OTL-EX7 = Je hebt vijf kaarten en trekt Straatrover: twee naar keuze gaan weg, drie blijven.
    .title = Straatrover met vijf kaarten
rule-OTL-EX8 = De politie staat op het politiebureau en bij IJzerfabriek Rion mislukt je zoekpoging: ze komt schuin op je af, bereikt je en verhoort je.
    .title = Schuin erachteraan
rule-OTL-EX9 = Je wordt verhoord met drie kaarten van andere personages, een voorwerp en geen eigen kaart: alle vier leg je ze af, je gaat naar het politiebureau, en de politie blijft waar ze was.
    .title = Een arrestatie
