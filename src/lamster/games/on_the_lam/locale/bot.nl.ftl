### Waarom een bot zo speelt, en wat een tip zegt. $arg is de naam in de optie waar het om gaat.

why-pick = { $arg } is net zo'n goede verdachte als de rest.
why-go = { $arg } levert van hieruit waarschijnlijk het meest op.
why-go-ready = Je hebt vijf eigen kaarten, en { $arg } ligt op de route naar het politiebureau.
why-go-station = Je hebt vijf eigen kaarten: stap binnen en win.
why-search =
    { $steps ->
        [0] Het lukt in { $chance } % van de gevallen, maar de politie staat er al.
        [one] Het lukt in { $chance } % van de gevallen, maar mislukt het, dan staat de politie hier.
       *[other] Het lukt in { $chance } % van de gevallen, en de politie is { $steps } stappen ver.
    }
why-retry =
    { $steps ->
        [0] Met { $chance } % is het een nieuwe poging waard, zelfs nu de politie er staat.
        [one] Met { $chance } % is het een nieuwe poging waard, zelfs met de politie ernaast.
       *[other] Het kost nog niets: { $chance } %, en de politie is { $steps } stappen ver.
    }
why-stop = Nog een mislukking kost meer dan een succes oplevert.
why-draw = Een speelkaart levert hier waarschijnlijk het meest op.
why-trade = Twee kaarten van { $arg } zijn geruild meer waard dan in je hand.
why-decline = Het paar is in je hand meer waard.
why-use = { $arg } maakt bij deze worp verschil.
why-keep = Het voorwerp verandert hier te weinig.
why-phone = { $arg }: daar hebben de anderen het meeste last van de politie.
why-rob = { $arg } heeft het meest te verliezen.
why-discard = { $arg } is de kaart die je het minst zult missen.
why-surrender = { $arg } is de kaart die je het minst zult missen.
why-end = Al je kaarten zijn het houden waard.
