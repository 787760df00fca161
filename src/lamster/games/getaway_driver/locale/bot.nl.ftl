### Getaway Driver. Waarom een bot speelt wat hij speelt; ook de tips die spelers krijgen.

why-drive = Van de wegen die open liggen belooft deze het meest.
why-drive-stash = Daar ligt een bergplaatsfiche, en zo'n fiche haalt een kaart terug.
why-drive-shake = Die weg ligt recht achter { $vehicle }, die niet kan volgen.
why-drive-open =
    { $tiles ->
        [one] Van daar moet er nog één tegel uit de buidel komen.
       *[other] Van daar moeten er nog { $tiles } tegels uit de buidel komen.
    }
why-play = { $arg } is nu meer waard dan straks.
why-replay = Nog een keer { $arg } is het bergplaatsfiche waard.
why-stunt = Met een stunt van { $arg } komt de wagen erdoor, en wie volgt niet.
why-restunt = Een tweede stunt van { $arg } is het bergplaatsfiche waard.
why-give = { $arg } is de kaart die het minst gemist wordt.
why-give-again = Het bergplaatsfiche wordt minder gemist dan een kaart uit de hand.
why-take = { $arg } helpt in de meeste achtervolgingen.
why-back-out = Teruggaan spaart de kaarten voor ergere momenten.
why-spin = Omkeren stuurt iedereen die volgt het wrak in.
why-respin = Omkeren is het bergplaatsfiche waard.
why-hazard = Een obstakel hier houdt tegen wie volgt.
why-no-hazard = Een obstakel zou hier niemand tegenhouden, en de weg blijft vrij.
why-end = Niets wat je nog kunt spelen, is zijn kaart waard.
why-pass = De kaart is later meer waard.
why-study = Het loont te weten wat daar ligt.
why-done = Geen zet trekt het net nog strakker aan.
why-redraw = Andere tegels komen waarschijnlijk beter uit.
why-usual = Dit ziet er van hieruit het beste uit.
why-vehicle = Zo is { $arg } het meest waard.
why-catch = { $vehicle } is vóór de controle op de tegel van de chauffeur.
why-align = Met de neus dezelfde kant op is { $vehicle } niet opzij af te schudden.
why-cover = Van daar sluit { $vehicle } een weg af die de chauffeur zou kunnen nemen.
why-approach = { $vehicle } komt dichterbij.
why-lay = { $tile } past het best op dit veld.
why-lay-green = { $tile }: waar achtervolgers volgen, mag niets ze tegenhouden.
why-lay-red = { $tile }: waar niemand volgt, moet de weg dicht.
why-lay-own = { $tile } is de tegel om daar te hebben.
why-buy = { $arg } maakt het net het sterkst voor zijn prijs.
why-save = Niets van het aanbod is nu zijn prijs waard: de fiches zijn beter bewaard.
why-nothing = Op dit moment valt er niets te spelen.
why-jam = Daar is { $arg } minder gevaarlijk.
why-leave = Waar { $arg } staat, kan die geen kwaad.
why-switch = Waar { $arg } staat, is een betere plek voor de wagen.
why-follow = Zo blijft { $arg } de chauffeur op de hielen zitten.
why-react = Met de neus die kant op kan { $arg } makkelijker volgen.
why-pay = { $arg } is het fiche waard.
why-crash = Het fiche is meer waard dan { $arg }.
why-break-off = Door af te breken blijft { $arg } in de achtervolging.
