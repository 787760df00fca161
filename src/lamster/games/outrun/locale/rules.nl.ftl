### Outrun. Elke regel in één zin voor spelers. De ids volgen de regellijst.
### ‘Rij’: de kaarten die je tijdens het rennen legt. ‘Goed’ en ‘fout’: zie regel OUT-C2. ‘Rangorde’: zie regel OUT-G5.
### ‘Van kracht’: zie regel OUT-G6. ‘Volgordekaart’: Achteruit en beide Stapstenen, zie regel OUT-I8.

## Hoofdstukken

rules-section-OUT-G = Algemeen
rules-section-OUT-S = Voorbereiding
rules-section-OUT-W = Welke kant op
rules-section-OUT-R = Rennen
rules-section-OUT-P = Welke rijen goed zijn
rules-section-OUT-C = De rijen controleren
rules-section-OUT-F = Rangschikking
rules-section-OUT-M = Vooruit
rules-section-OUT-X = Bijzondere effecten
rules-section-OUT-I = Stoorkaarten
rules-section-OUT-V = Vampier
rules-section-OUT-B = Beer
rules-section-OUT-D = Draak
rules-section-OUT-Z = Zombie
rules-section-OUT-K = De kaarten
rules-section-OUT-E = Einde van het spel
rules-section-OUT-T = De klok
rules-section-OUT-U = Tijd om
rules-section-OUT-N = Bots
rules-section-OUT-L = Verslagen en herhalingen
rules-section-OUT-H = Wie ziet wat
rules-section-OUT-O = Instellingen
rules-section-OUT-A = Oefenen
rules-section-OUT-Q = Uitspraken

## Algemeen

rule-OUT-G1 = Jullie rennen met twee tot zes spelers, mensen of bots, en voor iedereen gelden dezelfde regels. In je eentje kun je oefenen.
    .title = Spelers
rule-OUT-G2 = Verlaat je pion als eerste de laatste plattegrond, dan win je.
    .title = Doel van het spel
rule-OUT-G3 = Een ronde heeft zeven fasen: welke kant op, rennen, controle, rangschikking, vooruit, bijzondere effecten, stoorkaarten. Ze komen altijd in deze volgorde; alleen winst breekt een ronde af.
    .title = Zeven fasen
rule-OUT-G4 = Na het rennen ben je goed of fout; iets ertussenin bestaat niet.
    .title = Goed of fout
rule-OUT-G5 = De rangorde van een ronde: eerst wie goed was, van snel naar langzaam, dan wie klaar maar fout was, van snel naar langzaam, en dan wie geen Finish speelde, met de klok mee vanaf degene die de padkaart omdraaide.
    .title = Rangorde
rule-OUT-G6 = Van kracht zijn voor jou de kaarten die voor je liggen; bij de vampier die in het midden, voor iedereen gelijk. Wat je in je hand hebt, is niet van kracht.
    .title = Kaarten die van kracht zijn
rule-OUT-G7 = Elke stoorkaart is op één plek: in de trekstapel, op de aflegstapel, in een hand, voor iemand of in het midden. Er raakt er geen kwijt: bij de beer en de draak zijn het er 48, bij de zombie 29, bij de vampier 22.
    .title = Waar de kaarten zijn
rule-OUT-G8 = Plaatsen tellen met de klok mee. Waar je zit maakt alleen uit tussen spelers zonder Finish en waar bij gelijke stand de plaats beslist.
    .title = Volgorde van de plaatsen
rule-OUT-G9 = Wat niet kan, wordt overgeslagen; de rest gebeurt wel. Een kaart die meteen werkt, mag je alleen spelen als ze iets doet.
    .title = Niets te doen

## Voorbereiding

rule-OUT-S1 = Ieder neemt een van de zes personages die nog vrij zijn, of laat het lot kiezen. Ze verschillen alleen in uiterlijk.
    .title = Personages
rule-OUT-S2 = Je hebt het hele spel negen eigen kaarten: acht bewegingen, van elk één, en een Finish.
    .title = Bewegingskaarten
rule-OUT-S3 = Je personagekaart begint met de gezonde kant boven; de rode kant is er alleen voor de zombie.
    .title = Gezond aan de start
rule-OUT-S4 = Je hebt twee pionnen: de ene toont je plek op het monsterbord, de andere je zaal op de plattegrond.
    .title = Pionnen
rule-OUT-S5 = Eén monster zit achter jullie aan: de vampier. (Instelling ‘Monster’: in plaats daarvan de beer, de zombie of de draak.)
    .title = Monster
rule-OUT-S6 = De zes posities lopen van 1, de langzaamste, tot 6, de snelste, en er doen er zoveel mee als er spelers zijn: met twee 1 en 6; met drie 1, 4 en 6; met vier 1, 3, 4 en 6; met vijf alle behalve 5. De andere blijven dicht.
    .title = Posities die meedoen
rule-OUT-S7 = Twee plattegronden van negen zalen liggen achter elkaar, samen 18 zalen. (Instelling ‘Plattegronden’: één met 9 zalen, of drie met 27.)
    .title = Plattegrond
rule-OUT-S8 = Iedereen begint in zaal 1. In een zaal is plaats voor jullie allemaal.
    .title = Beginzaal
rule-OUT-S9 = Alle 48 padkaarten worden gedekt geschud.
    .title = Padkaarten
rule-OUT-S10 = Het monster bepaalt welke stoorkaarten worden geschud: bij de beer en de draak alle 48, bij de zombie de 29 met zijn teken, bij de vampier de 22 met het zijne.
    .title = Stapel stoorkaarten
rule-OUT-S11 = Bij de vampier liggen er extra exemplaren van De omweg klaar, zodat ieder er een kan krijgen.
    .title = Extra kaarten voor de vampier
rule-OUT-S12 = Niemand begint met stoorkaarten, er is er geen van kracht en niemand is besmet. Het eerste pad loop je dus precies zoals het er staat.
    .title = Schone start
rule-OUT-S13 = Het lot bepaalt wie de eerste padkaart omdraait.
    .title = Wie begint met omdraaien

## Welke kant op

rule-OUT-W1 = Eén speler draait de bovenste padkaart om. Dat pad geldt voor jullie allemaal.
    .title = De kaart omdraaien
rule-OUT-W2 = Wie goed en het snelst was, draait de volgende padkaart om, ook na een stap naar de klauw.
    .title = Wie daarna omdraait
rule-OUT-W3 = Was niemand goed, dan draait dezelfde speler weer om.
    .title = Iedereen fout
rule-OUT-W4 = Lees het pad vanaf het symbool dat gloeit en volg de voetstappen. Er staan vijf, zes of zeven verschillende bewegingen op.
    .title = Het pad lezen
rule-OUT-W5 = Wat van kracht is en wie besmet is als de kaart wordt omgedraaid, telt tot het rennen voorbij is.
    .title = Tijdens het rennen verandert niets
rule-OUT-W6 = Een gebruikte padkaart gaat opzij. Is de stapel op, dan worden de gebruikte kaarten opnieuw geschud.
    .title = Gebruikte padkaarten
rule-OUT-W7 = De kaart kan om zodra iedereen aan tafel klaar is, of na 15 seconden; 10 seconden later gaat ze vanzelf om. Eerst wordt er drie seconden afgeteld, en dan ziet iedereen de kaart op hetzelfde moment.
    .title = Aftellen

## Rennen

rule-OUT-R1 = Jullie leggen je rij allemaal tegelijk, ieder zo snel als het lukt.
    .title = Allemaal tegelijk
rule-OUT-R2 = Je mag elk van je acht bewegingen één keer leggen, elke De omweg die voor jou van kracht is, een Grote sluiproute uit je hand en, als je besmet bent, het tegengif. Verder niets.
    .title = Wat je mag leggen
rule-OUT-R3 = Alleen de volgorde van de kaarten in je rij telt.
    .title = Rij
rule-OUT-R4 = Tot je Finish speelt, mag je vrij kaarten toevoegen, tussenvoegen, verschuiven en terugnemen; het kost alleen tijd.
    .title = Je rij veranderen
rule-OUT-R5 = Met Finish ben je klaar. Je mag hem bij elke rij spelen, zelfs bij een lege.
    .title = Finish
rule-OUT-R6 = Na Finish ligt je rij vast; terug kan niet.
    .title = Finish is definitief
rule-OUT-R7 = Tot de ronde gesloten is, hoor je niet of je rij goed is, hoe lang ze moet zijn of wat er nu komt.
    .title = Geen hulp
rule-OUT-R8 = Tijdens het rennen worden er geen stoorkaarten getrokken, gespeeld of weggehaald. Alleen een Grote sluiproute kun je gebruiken, door haar in je rij te leggen.
    .title = Niet storen tijdens het rennen
rule-OUT-R9 = Het rennen is voorbij als iedereen Finish heeft gespeeld, of als de tijd om is.
    .title = Einde van het rennen
rule-OUT-R10 = Heb je geen Finish gespeeld als de tijd om is, dan ben je fout, wat je ook hebt gelegd.
    .title = Geen Finish
rule-OUT-R11 = Zonder Finish tellen je kaarten als niet gelegd: een Grote sluiproute blijft in je hand en een tegengif doet niets.
    .title = Rijen die niet af zijn

## Welke rijen goed zijn

rule-OUT-P1 = Eerst de volgorde. Achteruit: van het laatste symbool naar het eerste. Stapstenen: het 2e, 4e en 6e vóór het 1e, 3e, 5e en 7e, of andersom. Tel de symbolen zoals ze op de kaart staan; latere stappen nummeren ze niet opnieuw.
    .title = Stap 1: volgorde
rule-OUT-P2 = Dan valt elk symbool weg dat op een Niet die kant op staat. Het gaat om de symbolen op de padkaart, niet om wat een Wisseltruc ervan maakt; staat het symbool er niet, dan gebeurt er niets.
    .title = Stap 2: overslaan
rule-OUT-P3 = Dan verwisselt een Wisseltruc zijn twee bewegingen: waar het pad de ene zegt, leg je de andere. Dat geldt ook als er maar één van de twee op het pad staat.
    .title = Stap 3: verwisselen
rule-OUT-P4 = Met Kleine sluiproute moet je precies één van de kaarten die je nu zou leggen weglaten, welke je maar wilt. Geen of twee is fout.
    .title = Stap 4: één weglaten
rule-OUT-P5 = Elke De omweg moet op zijn eigen plek liggen: na je 1e, 2e of 3e bewegingskaart en vóór de volgende. Alleen bewegingskaarten tellen mee.
    .title = Stap 5: De omweg
rule-OUT-P6 = Leg je te weinig bewegingskaarten om die plek te laten bestaan, dan moet die De omweg uit je rij blijven.
    .title = Plek bestaat niet
rule-OUT-P7 = Een Grote sluiproute die je helemaal alleen legt, is altijd goed, wat er ook van kracht is. Samen met een andere kaart is ze fout.
    .title = Grote sluiproute alleen
rule-OUT-P8 = Ben je besmet en staat het tegengif op het pad, dan mag je je tegengif als allerlaatste kaart van een goede rij leggen. Op een andere plek, of zonder dat teken op het pad, maakt het je rij fout.
    .title = Tegengif
rule-OUT-P9 = Turbo en Schild veranderen niets aan wat je moet leggen.
    .title = Kaarten zonder invloed op je rij
rule-OUT-P10 = Je hebt nooit twee keer dezelfde beweging nodig.
    .title = Geen beweging dubbel
rule-OUT-P11 = Vallen alle symbolen van het pad weg, dan is de goede rij leeg: speel gewoon Finish.
    .title = Lege rij
rule-OUT-P12 = Meestal is één rij goed; met Kleine sluiproute zijn het er tot zeven, en tegengif en Grote sluiproute kunnen er nog bij komen. Je rij is goed als ze erbij hoort.
    .title = Alle goede rijen

## Controle

rule-OUT-C1 = Alle rijen worden samen bekeken als het rennen voorbij is. Het spel doet dat voor jullie.
    .title = Wanneer er wordt gecontroleerd
rule-OUT-C2 = Je bent goed als je op tijd Finish hebt gespeeld en je rij een goede is. Een kaart te veel, te weinig of op de verkeerde plek maakt haar fout.
    .title = Goed
rule-OUT-C3 = Ben je fout, dan gaat je pion naar het vak +0.
    .title = Fout
rule-OUT-C4 = Een Grote sluiproute in een rij met Finish gaat naar de aflegstapel, goed of fout.
    .title = Grote sluiproute is op
rule-OUT-C5 = Een goede rij die eindigt met het tegengif geneest je: alle kaarten voor je gaan weg en je kunt deze ronde niet meer besmet raken.
    .title = Tegengif werkt
rule-OUT-C6 = In een foute rij, of een zonder Finish, doet het tegengif niets: je blijft besmet en houdt je kaarten.
    .title = Tegengif mislukt
rule-OUT-C7 = Na de controle heb je al je bewegingen, je Finish en je kaarten De omweg weer terug voor de volgende ronde.
    .title = Kaarten komen terug

## Rangschikking

rule-OUT-F1 = Hoe korter je officiële tijd, hoe sneller je was; bij gelijke tijd gaat de Finish voor die het eerst binnenkwam.
    .title = Snelheid
rule-OUT-F2 = Wie goed was, krijgt van snel naar langzaam een plek, telkens de meest rechtse positie die nog vrij is.
    .title = Posities
rule-OUT-F3 = Wie fout was, neemt geen positie in. Je bent de snelste als niemand die goed was sneller was, hoeveel foute spelers er ook voor je waren.
    .title = Wie fout is, telt niet mee
rule-OUT-F4 = Voor elke foute speler blijft er links een positie leeg.
    .title = Lege posities links
rule-OUT-F5 = Ook in het vak +0 staan de pionnen van snel naar langzaam.
    .title = Volgorde in het vak +0
rule-OUT-F6 = Bij de beer mag de langzaamste goede speler naar positie 1 gaan als er iemand fout was, zodat die vrij is, en als er een kaart voor hem ligt om kwijt te raken.
    .title = Naar de klauw: wanneer
rule-OUT-F7 = Op positie 1 ga je deze ronde geen zaal vooruit en haalt de klauw alle kaarten voor je weg. De anderen blijven staan, en ook de rangorde en wie straks omdraait veranderen niet.
    .title = Naar de klauw: wat er gebeurt
rule-OUT-F8 = Alleen die speler beslist, openlijk en voordat er iemand vooruitgaat. Geen antwoord op tijd betekent blijven.
    .title = Naar de klauw: wie beslist

## Vooruit

rule-OUT-M1 = Was je goed, dan ga je zoveel zalen vooruit als je positie zegt. Was je fout, dan blijf je staan.
    .title = Hoe ver
rule-OUT-M2 = Is Turbo voor je van kracht, dan ga je twee keer zo ver; twee keer niets is niets. In het midden van de vampier geldt hij voor iedereen.
    .title = Turbo verdubbelt
rule-OUT-M3 = Jullie gaan een voor een vooruit volgens de rangorde, de snelste eerst.
    .title = Wie gaat het eerst
rule-OUT-M4 = Kom je voorbij de laatste zaal, dan ben je het museum uit. Het hoeft niet precies uit te komen.
    .title = Het museum uit
rule-OUT-M5 = Zodra er iemand buiten is, is het spel voorbij: niemand anders gaat nog vooruit en in die ronde gebeurt er niets meer.
    .title = Het spel stopt
rule-OUT-M6 = Je gaat altijd vooruit, en altijd het volle aantal zalen.
    .title = Niet inhouden

## Bijzondere effecten

rule-OUT-X1 = De vampier heeft geen bijzondere posities.
    .title = Vampier: geen
rule-OUT-X2 = De klauw van de beer treft wie op positie 1 staat: alle kaarten voor die speler gaan weg, ook de goede. De hand is veilig.
    .title = Beer: de klauw
rule-OUT-X3 = Het vuur van de draak treft iedereen op positie 1 tot en met 5: alle kaarten voor hen gaan weg. Wie op positie 6 of in het vak +0 staat, houdt de zijne.
    .title = Draak: in brand
rule-OUT-X4 = De zombie bijt iedereen op positie 1, op positie 2 en in het vak +0, allemaal tegelijk; alleen wie immuun is, ontkomt.
    .title = Zombie: gebeten
rule-OUT-X5 = Daarna besmet ieder die al vóór deze fase besmet was en op een plek met biogevaar staat een buur naar keuze, volgens de rangorde.
    .title = Zombie: doorgeven
rule-OUT-X6 = Je buren zijn wie direct voor en direct na je in de rangorde staat, hoe ver jullie ook uit elkaar staan.
    .title = Zombie: buren
rule-OUT-X7 = Je kunt alleen een buur kiezen die niet besmet en niet immuun is. Is er maar één, dan wordt het die; is er geen, dan gebeurt er niets.
    .title = Zombie: wie kan besmet raken
rule-OUT-X8 = Ben je pas net gebeten of besmet, dan geef je deze ronde niets door. Ben je net genezen, dan ook niet.
    .title = Zombie: al besmet
rule-OUT-X9 = Je blijft besmet tot je genezen bent. De besmetting zelf verandert niets aan je rij of aan hoe ver je gaat.
    .title = Besmet zijn
rule-OUT-X10 = Kaarten die je door klauw of vuur verliest, gaan naar de aflegstapel.
    .title = Verloren kaarten

## Stoorkaarten

rule-OUT-I1 = Voordat er iets wordt getrokken, gaan alle Turbo's, Kleine sluiproutes en Schilden die van kracht zijn naar de aflegstapel.
    .title = Kaarten voor één ronde gaan weg
rule-OUT-I2 = Een kaart voor één ronde telt vanaf het moment dat ze gespeeld is tot en met de bijzondere effecten van de volgende ronde. In je hand verloopt ze niet.
    .title = Hoelang een kaart voor één ronde telt
rule-OUT-I3 = Dan wordt er getrokken zoals het monster het wil, volgens de rangorde, ieder al zijn kaarten in één keer.
    .title = Trekken
rule-OUT-I4 = Alle andere kaarten blijven van kracht tot iets ze vervangt, verplaatst of opruimt.
    .title = Blijvende kaarten
rule-OUT-I5 = Bij de beer en de draak mag je een kaart voor iedereen leggen, ook voor jezelf, tenzij een Schild of een kaart die er al ligt dat verbiedt.
    .title = Voor wie
rule-OUT-I6 = Zolang er een Schild voor je ligt, kan niemand anders een kaart op je spelen. Zelf kun je dat wel, op jezelf en op anderen.
    .title = Achter een Schild
rule-OUT-I7 = Bij niemand kan dezelfde kaart twee keer van kracht zijn: dezelfde naam en dezelfde symbolen. Niet die kant op met een andere beweging is een andere kaart.
    .title = Niets dubbel
rule-OUT-I8 = Achteruit en de twee Stapstenen delen één plek, want ze veranderen alle drie de volgorde: een nieuwe komt in de plaats van de oude.
    .title = Eén volgordekaart
rule-OUT-I9 = Zou de kaart die de vampier of zombie brengt dubbel zijn, dan gaat ze naar de aflegstapel en komt er geen andere voor.
    .title = Dubbel getrokken
rule-OUT-I10 = Is de trekstapel leeg als er een kaart nodig is, dan wordt de aflegstapel tot een nieuwe geschud.
    .title = Lege trekstapel
rule-OUT-I11 = Is er in trekstapel en aflegstapel geen kaart meer, dan wordt er niets getrokken.
    .title = Geen kaarten meer
rule-OUT-I12 = Je mag zoveel kaarten in je hand hebben als je wilt, en er mogen er zoveel voor je liggen als er komen.
    .title = Geen handlimiet
rule-OUT-I13 = Iedereen mag de aflegstapel bekijken.
    .title = Aflegstapel
rule-OUT-I14 = Na de stoorkaarten begint een nieuwe ronde.
    .title = Einde van de ronde

## Vampier

rule-OUT-V1 = Elke ronde legt de vampier één kaart in het midden. Ze geldt voor jullie allemaal en niemand heeft iets te kiezen.
    .title = Vampier: één kaart voor allen
rule-OUT-V2 = Bij de vampier heeft niemand stoorkaarten in de hand of voor zich.
    .title = Vampier: geen handen
rule-OUT-V3 = Komt De omweg in het midden, dan krijgt ieder een exemplaar om te leggen.
    .title = Vampier: De omweg
rule-OUT-V4 = Niets ruimt het midden van de vampier op. Kaarten gaan er alleen weg na hun ene ronde of als een volgordekaart wordt vervangen.
    .title = Vampier: niets ruimt op
rule-OUT-V5 = Ligt Kleine sluiproute in het midden, dan laat ieder een kaart naar eigen keuze weg; met Turbo daar gaat iedereen twee keer zo ver.
    .title = Vampier: gedeelde hulp

## Beer

rule-OUT-B1 = Iedereen trekt een kaart in de hand, goed of fout.
    .title = Beer: iedereen trekt
rule-OUT-B2 = Dan krijgt ieder één beurt, volgens de rangorde.
    .title = Beer: beurten
rule-OUT-B3 = In je beurt speel je zoveel kaarten als je wilt, een voor een, of geen enkele. Je ziet wat elke kaart doet voordat je de volgende speelt.
    .title = Beer: je beurt
rule-OUT-B4 = Kaarten die je niet speelt, blijven in je hand. Een Grote sluiproute wacht daar altijd tot je gaat rennen.
    .title = Beer: kaarten bewaren
rule-OUT-B5 = Een kaart werkt meteen en niemand kan erop reageren.
    .title = Beer: geen reacties
rule-OUT-B6 = Blijvende kaarten raak je alleen kwijt door de klauw, Focus, Eerlijk ruilen? of Neem de mijne.
    .title = Beer: kaarten kwijtraken

## Draak

rule-OUT-D1 = Iedereen op positie 1 tot en met 5 trekt twee kaarten.
    .title = Draak: wie trekt
rule-OUT-D2 = De snelste goede speler, op positie 6, trekt niets, en wie fout was ook niet.
    .title = Draak: wie niet trekt
rule-OUT-D3 = Dan komen de beurten volgens de rangorde, net als bij de beer. Wie niets trok, mag nog kaarten van eerdere rondes spelen.
    .title = Draak: beurten
rule-OUT-D4 = Het vuur komt vóór de nieuwe kaarten: je kunt in dezelfde ronde alles kwijtraken en daarna weer iets voor je krijgen.
    .title = Draak: eerst het vuur
rule-OUT-D5 = Was er maar één goed, dan staat niemand in brand en trekt niemand.
    .title = Draak: één was goed

## Zombie

rule-OUT-Z1 = Iedereen die besmet is, ook pas net, trekt een kaart die open voor hem komt te liggen. Wie gezond is, trekt niets.
    .title = Zombie: wie trekt
rule-OUT-Z2 = Een kaart voor je geldt alleen voor jou. Er zijn geen handen en niemand valt een ander met kaarten aan.
    .title = Zombie: je eigen kaarten
rule-OUT-Z3 = Een nieuwe volgordekaart komt in de plaats van die je hebt, en een dubbele gaat naar de aflegstapel.
    .title = Zombie: vervangen en dubbel
rule-OUT-Z4 = Zolang je besmet bent, trek je er elke ronde een kaart bij.
    .title = Zombie: elke ronde
rule-OUT-Z5 = Alleen het tegengif geneest je, en alleen dat ruimt op wat er voor je ligt.
    .title = Zombie: genezing
rule-OUT-Z6 = Na je genezing ben je immuun tot het eind van de ronde; in de volgende kun je weer besmet raken.
    .title = Zombie: immuun
rule-OUT-Z7 = Ligt De omweg voor een besmette speler, dan legt alleen die speler hem.
    .title = Zombie: De omweg

## De kaarten

rule-OUT-K1 = Leg het pad van achter naar voren. Blijft van kracht; deelt zijn plek met de Stapstenen.
    .title = Achteruit
rule-OUT-K2 = Ga volgende ronde twee keer zo ver. Telt één ronde, en nooit dubbel voor dezelfde speler.
    .title = Turbo
rule-OUT-K3 = Jij en een ander ruilen alles wat er voor jullie ligt, goed en slecht; bij een van jullie mag er niets liggen. De handen blijven zoals ze zijn, en een Schild verhindert het.
    .title = Eerlijk ruilen?
rule-OUT-K4 = Leg alle kaarten af die voor je liggen, ook de goede. Er moet er minstens één zijn.
    .title = Focus
rule-OUT-K5 = Alles wat voor je ligt, verhuist naar een ander zonder Schild. Jouw volgordekaart verdringt de zijne; andere kaarten die daar al lagen, gaan naar de aflegstapel.
    .title = Neem de mijne
rule-OUT-K6 = Leg precies één kaart minder dan je zou moeten, welke je maar wilt. Telt één ronde.
    .title = Kleine sluiproute
rule-OUT-K7 = Leg ook deze kaart, op haar plek: na je 1e, 2e of 3e bewegingskaart, zoals erop staat. Ze blijft van kracht en moet elke ronde weer in je rij.
    .title = De omweg
rule-OUT-K8 = Houd haar in je hand. Bij het rennen mag je haar een keer helemaal alleen leggen in plaats van al het andere, en dan ben je goed; daarna is ze weg. Tot dan kan ze gestolen worden.
    .title = Grote sluiproute
rule-OUT-K9 = Sla dit symbool over waar het op het pad staat. Blijft van kracht.
    .title = Niet die kant op
rule-OUT-K10 = Van nu tot de volgende keer dat er stoorkaarten komen, kan niemand anders kaarten spelen op wie het beschermt.
    .title = Schild
rule-OUT-K11 = Neem de hele hand van een ander die geen Schild heeft en minstens één kaart. Je mag die kaarten meteen spelen.
    .title = Stelen
rule-OUT-K12 = Leg eerst het 2e, 4e en 6e symbool van het pad, dan het 1e, 3e, 5e en 7e. Blijft van kracht.
    .title = Stapstenen (even, dan oneven)
rule-OUT-K13 = Leg eerst het 1e, 3e, 5e en 7e symbool van het pad, dan het 2e, 4e en 6e. Blijft van kracht.
    .title = Stapstenen (oneven, dan even)
rule-OUT-K14 = Waar het pad om een van de twee bewegingen vraagt, leg je de andere. Blijft van kracht.
    .title = Wisseltruc
rule-OUT-K15 = Voor een speler leg je Achteruit, Turbo, Kleine sluiproute, De omweg, Niet die kant op, Schild, Stapstenen en Wisseltruc.
    .title = Kaarten die blijven liggen
rule-OUT-K16 = Eerlijk ruilen?, Focus, Neem de mijne en Stelen werken meteen en gaan dan naar de aflegstapel; ze liggen nooit voor iemand.
    .title = Kaarten die meteen werken
rule-OUT-K17 = Turbo, Kleine sluiproute en Schild tellen één ronde.
    .title = Kaarten voor één ronde
rule-OUT-K18 = Voor jou kan maar één volgordekaart van kracht zijn: Achteruit of een van de twee Stapstenen.
    .title = Volgordekaarten

## Einde

rule-OUT-E1 = Wie als eerste de laatste plattegrond verlaat, wint, en niemand anders.
    .title = Winnaar
rule-OUT-E2 = Jullie spelen tot er iemand buiten is; een grens aan het aantal rondes is er niet.
    .title = Geen ander einde
rule-OUT-E3 = De anderen staan in de uitslag naar hoe ver ze kwamen, en dan naar de laatste rangorde. Alleen winnen telt.
    .title = Eindstand
rule-OUT-E4 = Ga je weg, dan rent vanaf de volgende ronde een gemiddelde bot voor je verder. De gastheer mag je plaats ook leeg laten: die is dan elke ronde fout en speelt geen kaarten.
    .title = Weggaan
rule-OUT-E5 = Tot de bot het overneemt, wacht niemand op een plaats die is opgegeven. Een Finish die er al was, telt nog.
    .title = Tot de bot het overneemt
rule-OUT-E6 = Een plaats is opgegeven als de speler weggaat, of als de gastheer dat zegt na 60 seconden zonder verbinding of, buiten het rennen, zonder antwoord. Speelt er niemand meer, dan wordt het spel zonder winnaar afgebroken.
    .title = Een plaats opgeven

## Klok

rule-OUT-T1 = De regels kennen geen klok. De tijden worden aan tafel gemeten en staan in het verslag, zodat elke race precies kan worden nagespeeld.
    .title = Waar de tijden vandaan komen
rule-OUT-T2 = Hoe traag je verbinding is, wordt steeds gemeten. Elke ronde krijg je als speling een gewone heen-en-weertijd plus 30 ms, hoogstens 400 ms; 100 ms zolang er te weinig bekend is, en niets voor bots.
    .title = Speling voor trage verbindingen
rule-OUT-T3 = Aan het eind van het aftellen gaat de padkaart naar iedereen tegelijk. Daarvoor is er niets over verstuurd.
    .title = De kaart verschijnt
rule-OUT-T4 = Je eigen toestel meet vanaf het moment dat je de kaart ziet tot je Finish speelt, en stuurt dat met je rij mee.
    .title = Je eigen tijd
rule-OUT-T5 = Van elke Finish wordt genoteerd wanneer hij binnenkomt, en als hoeveelste.
    .title = Binnenkomst
rule-OUT-T6 = Je officiële tijd is wat je toestel mat, maar nooit meer dan er aan tafel verstreek en nooit minder dan dat min je speling. Na een verbroken verbinding telt de tijd van de tafel. Sneller dan 150 ms plus 50 ms per kaart kan niet.
    .title = Officiële tijd
rule-OUT-T7 = De kortste officiële tijd gaat voor; bij gelijke tijd wie zijn Finish het eerst binnen had.
    .title = Nooit gelijk
rule-OUT-T8 = Een trage verbinding kost je tot 400 ms niets, en met een valse tijd win je hoogstens je speling.
    .title = Eerlijk voor trage verbindingen
rule-OUT-T9 = Valt je verbinding tijdens het rennen weg, dan kom je terug bij de open kaart en je rij voor zover die bekend was. De klok is doorgelopen.
    .title = Terugkomen
rule-OUT-T10 = Alleen wat je met Finish meestuurt telt, en maar één keer.
    .title = Eén Finish telt
rule-OUT-T11 = Een Finish met kaarten die je niet hebt, of voor een andere ronde, wordt geweigerd. Je mag het nog eens proberen terwijl de klok doorloopt.
    .title = Finish geweigerd
rule-OUT-T12 = Een Finish die onderweg is als de tijd om is, telt nog als hij op tijd is gespeeld en binnen 400 ms aankomt.
    .title = Net op tijd
rule-OUT-T13 = Tijdens het rennen zie je van de anderen alleen of ze rennen of klaar zijn. Daarna staan alle tijden er in honderdsten van een seconde, met een teken waar de speling op haar hoogst was.
    .title = Welke tijden je ziet

## Tijd om

rule-OUT-U1 = Het rennen duurt hoogstens 60 seconden. (Instelling ‘Tijdslimiet’: 30, 45, 90 of 120 seconden, of uit, en dan is het drie minuten.)
    .title = Tijdslimiet
rule-OUT-U2 = Zijn er twee mensen klaar, zijn er 20 seconden voorbij en is er 10 seconden niemand bij gekomen, dan kan wie klaar is stemmen om de tijd te stoppen; ze moeten het allemaal willen. Bots stemmen niet. (Instelling ‘Stemmen over de tijd’: er wordt niet gestemd.)
    .title = Stemmen
rule-OUT-U3 = Na zo'n stemming heeft wie nog rent vijf seconden, tenzij de tijdslimiet eerder komt.
    .title = Laatste oproep
rule-OUT-U4 = Wie geen Finish heeft als de tijd om is, is fout. Erger wordt het niet.
    .title = De tijd is om
rule-OUT-U5 = Kom je binnen terwijl anderen stemmen, dan is ook jouw stem nodig. Loopt de laatste oproep eenmaal, dan houdt niets hem tegen.
    .title = Binnenkomen tijdens het stemmen
rule-OUT-U6 = Is iedereen klaar, dan is het rennen meteen voorbij; op lege plaatsen wordt niet gewacht.
    .title = Iedereen is klaar
rule-OUT-U7 = Je hebt 15 seconden om over de klauw te beslissen of te kiezen wie je besmet, en 30 voor een beurt met kaarten, met 10 erbij na elke kaart. Daarna wordt gespeeld wat je had geselecteerd; was dat niets, dan is het geen klauw, de buur die verder is, of geen kaarten meer. (Instelling ‘Rustige klokken’: geen limiet.)
    .title = Tijd voor andere beslissingen

## Bots

rule-OUT-N1 = Bots spelen volgens jouw regels en zien alleen wat jij op hun plaats zou zien; wel weten ze welke rijen voor hen goed zouden zijn.
    .title = Bots: dezelfde regels
rule-OUT-N2 = Als de kaart verschijnt, bepaalt een bot met eigen dobbelstenen zijn rij en zijn tijd. Allebei staan ze in het verslag.
    .title = Bots: één plan per ronde
rule-OUT-N3 = Hoe zwaar een pad voor een bot is, hangt af van wat van kracht is: Stapstenen wegen het zwaarst, dan Achteruit en Wisseltruc, dan De omweg, Niet die kant op en Kleine sluiproute.
    .title = Bots: hoe zwaar een pad is
rule-OUT-N4 = Een bot heeft tijd nodig om te beginnen, voor elke kaart en voor elke moeilijkheid, met wat geluk erbij; betere bots hebben minder nodig. Een Grote sluiproute kost hem ongeveer een seconde.
    .title = Bots: tijd
rule-OUT-N5 = Bots maken fouten, en meer naarmate het pad moeilijker is: ze vergeten een kaart, verwisselen er twee, laten er een weg of pakken een verkeerde. Sterkere bots vergissen zich minder.
    .title = Bots: vergissingen
rule-OUT-N6 = Met Kleine sluiproute laat een bot een willekeurige kaart weg.
    .title = Bots: Kleine sluiproute
rule-OUT-N7 = Zwakkere bots vergeten het tegengif weleens.
    .title = Bots: tegengif
rule-OUT-N8 = De haas rent ongeveer zo snel als de mensen aan je tafel in de laatste drie rondes.
    .title = Bots: de haas
rule-OUT-N9 = Buiten het rennen antwoorden bots na één tot tweeënhalve seconde, zodat je het kunt volgen.
    .title = Bots: andere beslissingen

## Verslag

rule-OUT-L1 = Hetzelfde startgetal, dezelfde instellingen en dezelfde invoer geven altijd hetzelfde spel.
    .title = Zelfde invoer, zelfde spel
rule-OUT-L2 = Wat het toeval brengt, hangt af van het startgetal en van hoe ver het spel is, nooit van wat iemand ondertussen denkt of legt.
    .title = Toeval
rule-OUT-L3 = In het verslag staat wat er is beslist: het omdraaien, elke Finish, tijd die om is, elke keuze en elke gespeelde kaart. Wat daar vanzelf uit volgt, wordt opnieuw uitgerekend.
    .title = Wat er in het verslag staat
rule-OUT-L4 = Bij elke Finish van een mens bewaart het verslag wat er gemeten is, en wie het naspeelt, rekent de officiële tijd opnieuw uit.
    .title = Tijden in het verslag
rule-OUT-L5 = Wordt het rennen afgesloten terwijl er spelers ontbreken, dan zegt het verslag wie en waarom: limiet, stemming of lege plaats.
    .title = Tijd om in het verslag
rule-OUT-L6 = Elke Finish staat in het verslag op volgorde van binnenkomst. Voor de uitslag tellen alleen de officiële tijden, en die volgorde als ze gelijk zijn.
    .title = Volgorde in het verslag
rule-OUT-L7 = Onder bots alleen kan zonder wachten worden gespeeld: hun tijden tellen alsof ze verstreken waren.
    .title = Zonder wachten
rule-OUT-L8 = Bij het naspelen zie je alle rijen, tijden en goede rijen, op ware snelheid of stap voor stap.
    .title = Naspelen
rule-OUT-L9 = Een veranderd verslag valt op: het naspelen stopt bij de eerste regel die niet klopt.
    .title = Een verslag controleren

## Wie ziet wat

rule-OUT-H1 = Niemand weet wat er als volgende van een stapel komt; hoeveel kaarten er nog zijn, ziet iedereen.
    .title = Stapels
rule-OUT-H2 = Alleen jij ziet de kaarten in je hand; de anderen zien hoeveel het er zijn. Gestolen kaarten zien alleen de dief en het slachtoffer.
    .title = Handen
rule-OUT-H3 = Wat je bij de beer of de draak trekt, zie alleen jij; wat de vampier en de zombie brengen, ziet iedereen.
    .title = Getrokken kaarten
rule-OUT-H4 = Tot het rennen gesloten is, ziet niemand anders je rij, zelfs niet hoe lang ze is. Dan liggen alle rijen open.
    .title = Rijen
rule-OUT-H5 = Kaarten voor spelers en in het midden, de aflegstapel, besmetting en immuniteit zijn voor iedereen te zien.
    .title = Open kaarten
rule-OUT-H6 = Niemand kent de padkaart voordat ze verschijnt, ook bots niet.
    .title = Padkaart
rule-OUT-H7 = Toeschouwers zien wat iedereen ziet: de padkaart op hetzelfde moment als jullie, de rijen na het rennen.
    .title = Toeschouwers

## Instellingen

rule-OUT-O1 = Jullie vluchten voor de vampier. (Instelling ‘Monster’: de beer, de zombie of de draak.)
    .title = Keuze van het monster
rule-OUT-O2 = Jullie spelen op twee plattegronden. (Instelling ‘Plattegronden’: één voor een kort spel, drie voor een lang.)
    .title = Aantal plattegronden
rule-OUT-O3 = Het rennen duurt hoogstens 60 seconden en kan door een stemming eerder eindigen. (Instellingen ‘Tijdslimiet’ en ‘Stemmen over de tijd’.)
    .title = Keuze van de tijdslimiet
rule-OUT-O4 = Je bewegingen liggen altijd op dezelfde plek. (Instelling ‘Geschud rek’: ze liggen elke ronde anders, voor iedereen gelijk, zodat je ze moet zoeken.)
    .title = Geschud rek
rule-OUT-O5 = De padkaart is een plaatje met voetstappen. (Instelling ‘Recht pad’: de symbolen staan voor iedereen op één lijn, en dat is makkelijker.)
    .title = Recht pad
rule-OUT-O6 = Voor beslissingen buiten het rennen is er een tijdslimiet. (Instelling ‘Rustige klokken’: die is er niet.)
    .title = Rustige klokken

## Oefenen

rule-OUT-A1 = Zit je alleen aan tafel, dan oefen je: pad na pad tegen de klok, zonder monster, plattegrond of tegenstanders.
    .title = Oefenen: alleen
rule-OUT-A2 = Voor elk pad kies je welke kaarten voor je van kracht zijn, zoveel als je wilt. Geen kaart dubbel en maar één volgordekaart; ze blijven allemaal tot je ze weghaalt.
    .title = Oefenen: je kaarten
rule-OUT-A3 = Je draait de kaart om, en aftellen, rennen en tijdslimiet zijn zoals in een race.
    .title = Oefenen: een pad
rule-OUT-A4 = De richttijd is wat een gemiddelde bot naar verwachting nodig heeft voor dat pad met die kaarten. Je hebt het pad gehaald als je rij goed was en je er niet langer over deed.
    .title = Oefenen: richttijd
rule-OUT-A5 = Na elk pad zie je stap voor stap wat de kaarten ervan maakten, en waar en waarom je rij de mist in ging.
    .title = Oefenen: uitleg
rule-OUT-A6 = Het oefenen eindigt na tien paden, of als je stopt. Je wint als je meer dan de helft van dat aantal hebt gehaald. (Instelling ‘Oefenpaden’: 1 tot 50.)
    .title = Oefenen: einde

## Uitspraken

rule-OUT-Q1 = Wij hadden de regels zonder de plaatjes. Symbolen, padkaarten en wat er op borden en kaarten staat, hebben we daarom zelf bedacht.
    .title = Verloren plaatjes
rule-OUT-Q2 = Links op het monsterbord is langzaam, rechts is snel; beide uiteinden doen altijd mee.
    .title = Welke kant is langzaam?
rule-OUT-Q3 = Het vak +0 en positie 1 zijn twee plekken: het vak is voor wie fout was, positie 1 is +0 waard en vrij zodra er iemand fout was.
    .title = Vak +0 en positie +0
rule-OUT-Q4 = Wie fout was, houdt de kaarten voor zich: klauw en vuur zijn voor wie op een positie staat.
    .title = Verlies je kaarten als je fout bent?
rule-OUT-Q5 = Sta je in brand, dan moet je alles afleggen; iets houden mag niet.
    .title = Vuur: mogen of moeten?
rule-OUT-Q6 = Ligt er niets voor je, dan krijg je de vraag over de klauw niet: hij zou je alleen zalen kosten.
    .title = Klauw zonder kaarten
rule-OUT-Q7 = Biogevaar is er op positie 1 en 2 en in het vak +0. Was het vak veilig, dan kon je beter fout zijn dan langzaam.
    .title = Waar het biogevaar is
rule-OUT-Q8 = Naast je staan wie voor en na je in de rangorde komt, dus je hebt altijd een buur.
    .title = Wie staat er naast me?
rule-OUT-Q9 = Eerst vallen alle beten, tegelijk, en pas dan wordt de besmetting doorgegeven, door wie haar al had. Een kettingreactie is er dus nooit.
    .title = Bijten en doorgeven
rule-OUT-Q10 = Kun je een buur besmetten, dan moet het.
    .title = Moet ik besmetten?
rule-OUT-Q11 = Het tegengif geneest alleen aan het eind van een goede rij.
    .title = Genezen met een foute rij?
rule-OUT-Q12 = Kaarten met een plus zijn De omweg, de enige kaart waarvan ieder een exemplaar nodig kan hebben; er zijn er genoeg voor zes.
    .title = Kaarten met een plus
rule-OUT-Q13 = Alleen Achteruit en de twee Stapstenen verdringen elkaar, want alleen die spreken elkaar tegen.
    .title = Welke kaarten delen een plek?
rule-OUT-Q14 = Turbo, Kleine sluiproute en Schild gaan na een ronde weg: de eerste twee gaan over één ronde, en een blijvend Schild zou te sterk zijn.
    .title = Welke kaarten tellen één ronde?
rule-OUT-Q15 = Turbo speel je als iedereen al vooruit is gegaan, dus hij telt de volgende keer.
    .title = Welke ronde bedoelt Turbo?
rule-OUT-Q16 = Alleen een Grote sluiproute heeft haar eigen moment, tijdens het rennen. Alle andere kaarten speel je als de stoorkaarten aan de beurt zijn.
    .title = Wanneer speel je kaarten?
rule-OUT-Q17 = Met Kleine sluiproute moet je een kaart weglaten; alles leggen is fout.
    .title = Moet ik de Kleine sluiproute nemen?
rule-OUT-Q18 = Een Grote sluiproute gebruik je wanneer je wilt; het hoeft nooit.
    .title = Moet ik de Grote sluiproute nemen?
rule-OUT-Q19 = Eerst overslaan, dan verwisselen: Niet die kant op bedoelt het symbool op de padkaart, ook als er een Wisseltruc over gaat. Het andere symbool van het paar vraagt nog steeds om de beweging die je oversloeg.
    .title = Niet die kant op en Wisseltruc
rule-OUT-Q20 = Stapstenen tellen alle symbolen op de padkaart, ook die je overslaat.
    .title = Stapstenen en overgeslagen symbolen
rule-OUT-Q21 = De plek van De omweg tel je in je rij zoals je haar legt, dus nadat Achteruit haar heeft omgekeerd.
    .title = Achteruit en De omweg
rule-OUT-Q22 = Is je rij te kort voor zijn plek, dan doet De omweg niets en mag hij er niet bij.
    .title = De omweg in een korte rij
rule-OUT-Q23 = De omweg blijft ronde na ronde van kracht.
    .title = Hoelang blijft De omweg?
rule-OUT-Q24 = Twee kaarten zijn gelijk als naam en opdruk gelijk zijn. Twee keer Wisseltruc met verschillende paren mag samen.
    .title = Wat is dubbel?
rule-OUT-Q25 = Twee verschillende Wisseltrucs hebben nooit een beweging gemeen, dus ze zitten elkaar niet in de weg.
    .title = Meer dan één Wisseltruc
rule-OUT-Q26 = Een dubbele kaart van de vampier of de zombie gaat naar de aflegstapel, en er komt geen andere.
    .title = Een dubbele trekken
rule-OUT-Q27 = Een Schild houdt ook Stelen, Eerlijk ruilen? en Neem de mijne tegen. Ligt er een voor jou, dan mag je ze zelf wel spelen, en met Eerlijk ruilen? of Neem de mijne verhuist je Schild mee.
    .title = Schild waartegen?
rule-OUT-Q28 = Een kaart voor niets spelen kan niet: Eerlijk ruilen? wil een kaart voor een van jullie beiden, Focus en Neem de mijne een voor jezelf, Stelen een in de hand van de ander.
    .title = Kaarten zonder effect
rule-OUT-Q29 = Je mag ook goede kaarten aan anderen geven; er wordt je dan nog een keer gevraagd of je het zeker weet.
    .title = Anderen helpen
rule-OUT-Q30 = Bij de draak krijgt ook wie fout was een beurt, na de anderen, met de kaarten die hij heeft.
    .title = Draak: beurt als je fout was
rule-OUT-Q31 = Handen zijn geheim, maar iedereen ziet hoeveel kaarten je hebt.
    .title = Zijn handen geheim?
rule-OUT-Q32 = Wie geen Finish heeft, staat in de rangorde met de klok mee vanaf degene die de kaart omdraaide.
    .title = Volgorde zonder Finish
rule-OUT-Q33 = Zijn alle 48 padkaarten gebruikt, dan worden ze opnieuw geschud; zo lang duurt haast geen spel.
    .title = Padkaarten op
rule-OUT-Q34 = Ligt er op trekstapel en aflegstapel niets, dan trek je niets, en dat haal je later niet in.
    .title = Niets te trekken
rule-OUT-Q35 = Het spel controleert alle rijen; je hoeft je buur niet na te kijken.
    .title = Wie controleert?
rule-OUT-Q36 = Tijdens het rennen zie je de rijen van anderen niet, want anders was afkijken sneller dan lezen.
    .title = Afkijken
rule-OUT-Q37 = Om samen te zeggen dat de tijd om is, zijn er minstens twee mensen nodig die klaar zijn; een enkele tegenstander kan het niet.
    .title = Samen de tijd stoppen
rule-OUT-Q38 = Je wint zodra je pion buiten is, ook als een langzamere speler er in dezelfde ronde uit zou zijn gekomen.
    .title = Winnen onderweg
rule-OUT-Q39 = Er zijn acht bewegingen en de Finish, zoals bij de inhoud van de doos staat.
    .title = Acht of negen symbolen?
rule-OUT-Q40 = Wij kennen maar één uitgave van de regels.
    .title = Uitgaven
rule-OUT-Q41 = Ben je besmet, dan geef je dat alleen door op een plek met biogevaar, niet waar je ook staat.
    .title = Waar besmetting zich verspreidt
rule-OUT-Q42 = Op elke De omweg staat waar hij hoort; je kiest niet zelf.
    .title = Wie kiest de plek?
rule-OUT-Q43 = Kaarten die er hetzelfde uitzien, zijn dezelfde kaart. De tekens van de monsters bepalen alleen hoeveel er van elk in de stapel zitten.
    .title = Zelfde kaart, andere tekens
rule-OUT-Q44 = Welke Finish het eerst kwam, zie je aan de volgorde in het verslag.
    .title = Volgorde van binnenkomst
rule-OUT-Q45 = De tafel schrijft je officiële tijd en wat ze gemeten heeft bij je rij in het verslag. Niemand kan een eigen tijd meebrengen.
    .title = Je rij in het verslag
rule-OUT-Q46 = Tijdens het aftellen is de kaart nog niet getrokken, dus niemand kan haar kennen.
    .title = De kaart tijdens het aftellen
rule-OUT-Q47 = Elke trekking van het toeval hoort bij haar plaats in het spel. Hoe snel of hoe goed je rent, verandert er niets aan.
    .title = Toeval naar plaats
rule-OUT-Q48 = Een verslag wordt gecontroleerd door het na te spelen: elke zet, elke trekking, elke tijd en de uitslag moeten kloppen.
    .title = Hoe een verslag wordt gecontroleerd
rule-OUT-Q49 = Je kiest je personage aan tafel, vóór de eerste ronde, en wie het eerst komt, heeft het; maakt het je niet uit, dan kiest het lot er een dat nog vrij is.
    .title = Wanneer je een personage kiest
rule-OUT-Q50 = Bots zijn er op vijf niveaus, beginner, makkelijk, gemiddeld, sterk en meester, en als haas.
    .title = Niveaus van bots
rule-OUT-Q51 = Start de server tijdens het rennen opnieuw, dan ga je verder waar je was, en de tijd ertussen telt niet mee. Wat klaar was, blijft staan.
    .title = Herstart tijdens het rennen
rule-OUT-Q52 = Met één plaats is er geen race, want je zou altijd de snelste zijn; daarom is het oefenen.
    .title = Eén plaats
