## Het eerste spel onder begeleiding, in de volgorde waarin het wordt verteld

lesson-goal = Vannacht is er een misdaad gepleegd, en de hele stad denkt dat jij het was. Verzamel vijf alibikaarten van je eigen verdachte en loop daarmee het politiebureau binnen. Wie dat als eerste doet, wint.
lesson-pick = Iedereen is een van de vier verdachten, en elk is goed in iets anders. Neem de Bokser: die heeft lef, en een beetje charme.
lesson-hand = Dit zijn je eerste drie kaarten. Een kaart telt voor jou als ze bij de Bokser hoort, en gelukkig is dat bij alle drie zo. Nog twee, en je zit goed.
lesson-board = Het bord is een stad met vijftien plekken. De politieauto staat nu nog op het politiebureau in het midden. Daar blijft hij niet.
lesson-move = Een beurt gaat altijd zo: één stap zetten, één ding doen, klaar. Je móét een stap zetten, naar een plek die aan de jouwe grenst. Ga naar de Stadsbank.
lesson-search = Nu doe je één ding: de plek doorzoeken of een speelkaart trekken. Met zoeken krijg je alibikaarten. Je gooit een tienzijdige dobbelsteen, en bij de bank heb je 6 of meer nodig. Probeer het maar.
lesson-failed = Een 1. Wie vergeefs zoekt, maakt lawaai: de politie is een stap naar je toe gekomen. Je mag het meteen nog eens proberen, maar dan komt ze telkens dichterbij. Stop liever.
lesson-end = Aan het eind van je beurt mag je kaarten afleggen; heb je er meer dan vijf, dan moet het. Jij hebt er drie, dus beëindig gewoon je beurt.
lesson-others = Dat was de beurt van de Dame. In plaats van te zoeken trok ze een speelkaart: een voorwerp, dat ze verborgen houdt.
lesson-police = Als iedereen is geweest, gooit de politie een dobbelsteen en rijdt één plek die kant op. Ze kwam bij jou, en wie ze aantreft, moet een kaart van zijn eigen verdachte inleveren. Je kaartje voor de boksavond ben je kwijt.
lesson-away = Wegwezen hier: stap terug naar de boksschool.
lesson-skill = Hier ben je thuis. De boksschool vraagt lef, en jij telt 2 bij je worp op. Je hebt maar 5 nodig, dus een 3 is al genoeg. Zoek maar.
lesson-found = 3 plus 2 is net genoeg: één kaart. Hoe verder boven het getal, hoe meer kaarten, tot drie toe. En het is er een van jou! Beëindig je beurt.
lesson-items = De Dame trok nog een voorwerp. Niemand mag er twee houden, dus moest ze er een afleggen. Een voorwerp helpt één keer: sommige tellen bij een worp op, met andere mag je opnieuw gooien.
lesson-marks = Op de boksschool ligt nu jouw zoekfiche: daar kun je voorlopig niet meer zoeken. Je moet dus in beweging blijven. Probeer de deli hiernaast.
lesson-deli = De deli vraagt charisma; de Bokser telt er 1 bij op. De opmerking bij de keuze vertelt je kansen nog voor je gooit.
lesson-four = Vier eigen kaarten. Nog één! Beëindig je beurt.
lesson-greedy = Kijk eens aan: de Dame had al beet, maar zette een voorwerp in om opnieuw te gooien voor meer. Dat mislukte, en terwijl ze het bleef proberen, haalde de politie haar in. Uiteindelijk kreeg ze toch twee kaarten.
lesson-near = Denk vanaf nu ook aan de weg naar het politiebureau. De steeg ligt er vlak naast.
lesson-risk = Je verbergen is niet je sterkste kant, en de steeg vraagt 6. Maar de politie is twee plekken ver weg, dus mislukken kost je nog niets. Zoek.
lesson-again = Mislukt, en de politie is dichterbij gekomen: op het bureau. Nog één keer mis en ze heeft je. Maar één kaart is genoeg om te winnen. Dit is het moment om het risico te nemen: probeer het opnieuw!
lesson-limit = Twee kaarten, en je vijfde eigen kaart zit erbij! Maar zes kaarten is er een te veel. Leg die van de Dame af.
lesson-five = Vijf eigen kaarten: je alibi is waterdicht. Beëindig je beurt, en hoop dat de politie niet eerst langskomt: die zou er een meenemen.
lesson-station = Ze kwam niet. Je staat naast het politiebureau, en met vijf eigen kaarten mag je naar binnen. Ga en win.
lesson-won = Je hebt je eerste spel gewonnen! Nu ken je het: een stap, zoeken of trekken, klaar; en blijf nooit waar de politie bij je kan.
lesson-more = Twee plekken zijn nog nieuw voor je: bij de Privédetective koop je met twee kaarten van een andere verdachte een eigen kaart; in het Maffianest stuur je er de politie mee op die verdachte af. Begin een echt spel en probeer ze uit.
