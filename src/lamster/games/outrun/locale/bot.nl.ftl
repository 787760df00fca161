### Outrun. Waarom een bot speelt wat hij speelt; ook de tips die spelers krijgen.
### $arg is waar de optie over gaat: de kaart die wordt gespeeld, of de speler die wordt besmet. $cards is een aantal.

why-pick-any = De personages verschillen alleen in uiterlijk, dus het maakt niet uit.
why-turn = Vóór het rennen valt er niets meer te doen.
why-run = Zo snel en zo zorgvuldig als dit niveau rent.
why-practice = Van een pad leer je meer dan van nog een kaart.
why-claw =
    { $cards ->
        [one] De klauw haalt een kaart weg die meer kost dan de zalen die het scheelt.
       *[other] De klauw haalt { $cards } kaarten weg, en die kosten meer dan de zalen die het scheelt.
    }
why-stay = De zalen zijn meer waard dan van de kaarten af te zijn.
why-infect-ahead = { $arg } is verder in het museum.
why-infect-faster = { $arg } is even ver, maar was sneller.
why-attack = { $arg } maakt de volgende rij lastiger voor iemand die dichtbij zit.
why-attack-leader = { $arg } remt af wie het dichtst bij de uitgang is.
why-boost-self = De volgende stap wordt waarschijnlijk een goede, en dit verdubbelt hem.
why-shield-self = Wie vooraan ligt, wordt aangevallen, en dit houdt dat tegen.
why-shortcut-self = Een kaart minder leggen scheelt tijd.
why-help-no = Wat helpt, wordt bewaard en niet weggegeven.
why-focus =
    { $cards ->
        [one] De kaart die er ligt, kost te veel tijd.
       *[other] De { $cards } kaarten die er liggen, kosten te veel tijd.
    }
why-have-mine = Wat er ligt, mag een ander dragen.
why-trade = Bij de ander liggen de lichtere kaarten.
why-steal =
    { $cards ->
        [one] Eén kaart wisselt van eigenaar, en wie hem had, kan hem niet meer spelen.
       *[other] { $cards } kaarten wisselen van eigenaar, en wie ze had, kan ze niet meer spelen.
    }
why-hold = De kaarten in de hand zijn later meer waard.
why-pass = Geen kaart in de hand zou nu iets opleveren.
