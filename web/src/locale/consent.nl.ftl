### Waar de anderen mee moeten instemmen: teruggaan, toeschouwers, over iemands schouder kijken, en nog een keer.

## Teruggaan

back-open = Ga terug…
back-title = Ga terug
back-action = Neem mijn laatste actie terug
back-turn = Terug naar het begin van mijn beurt
back-before = Tot voor: { $action }
back-free = Meteen: niemand is sindsdien iets te weten gekomen.
back-bots = Meteen: alleen bots zouden moeten instemmen.
back-ask =
    { $count ->
        [one] { $names } moet het goedvinden. De vraag geldt een minuut, of tot iemand iets doet.
       *[other] { $names } moeten het allemaal goedvinden. De vraag geldt een minuut, of tot iemand iets doet.
    }
back-acted =
    { $count ->
        [one] Ook wat { $names } sindsdien deed, wordt teruggenomen.
       *[other] Ook wat { $names } sindsdien deden, wordt teruggenomen.
    }
back-learned = Wat sindsdien is getrokken of getoond, kan niemand vergeten. Er wordt opnieuw getrokken.

wish-question = { $name } wil terug tot voor: { $action }.
wish-question-turn = { $name } wil terug naar het begin van de beurt, tot voor: { $action }.
wish-acted =
    { $count ->
        [one] Ook wat { $names } sindsdien deed, zou worden teruggenomen.
       *[other] Ook wat { $names } sindsdien deden, zou worden teruggenomen.
    }
wish-learned = Wat er sindsdien bekend werd, blijft bekend; wat is getrokken, wordt opnieuw getrokken.
wish-agree = Akkoord
wish-decline = Liever niet
wish-agreed = Je bent akkoord.
wish-waiting = Wachten op { $names }.
wish-mine = Je wilt terug tot voor: { $action }.
wish-left =
    { $seconds ->
        [one] Vervalt over 1 seconde.
       *[other] Vervalt over { $seconds } seconden.
    }

log-table-undo-consent =
    { $you ->
        [yes] Je bent teruggegaan, met instemming van iedereen.
       *[no] { $player } is teruggegaan, met instemming van iedereen.
    }
log-table-undo-asked =
    { $you ->
        [yes] Je hebt gevraagd of je terug mag.
       *[no] { $player } vraagt om terug te gaan.
    }
log-table-undo-declined =
    { $you ->
        [yes] Je wilde het liever niet.
       *[no] { $player } wil het liever niet.
    }
log-table-undo-lapsed =
    { $you ->
        [yes] Niemand gaf op tijd antwoord: het spel gaat verder.
       *[no] Niemand gaf { $player } op tijd antwoord: het spel gaat verder.
    }
log-taken-back = (teruggenomen)

undo-rule = Terugnemen
undo-rule-hint = Je eigen laatste actie is vrij tot iemand iets te weten is gekomen. Daarna wordt het de anderen gevraagd.
undo-rule-consent = Als iedereen het goedvindt
undo-rule-free = Alleen wat vrij is

## Toeschouwers

watch-delay = Toeschouwers zien het spel
watch-delay-hint = Zo kan niemand hulp krijgen van wie meekijkt. Ook de chat komt later.
watch-delay-0 = meteen
watch-delay-60 = 1 minuut later
watch-delay-300 = 5 minuten later
watch-delayed = Je kijkt mee, { $delay }
watch-begun = Het spel is begonnen
watch-begun-text = Je ziet het { $delay }, ook de chat. Het verschijnt hier vanzelf. Wat jij zegt, wordt meteen gehoord.
watch-count =
    { $count ->
        [one] 1 kijkt mee
       *[other] { $count } kijken mee
    }
watch-title = Wie er meekijkt
watch-nobody = Op het moment kijkt er niemand mee.
watch-over = kijkt over de schouder van { $name }
watch-agree = Ik vind toeschouwers goed
watch-agree-hint = Eén speler die het niet wil is genoeg: dan moet wie meekijkt weg.
watch-host-none = De gastheer van deze tafel wil geen toeschouwers.
watch-closed = Iemand die meespeelt wil geen toeschouwers.

## Over iemands schouder kijken

shoulder-title = Over mijn schouder kijken
shoulder-text = Wie deze link opent, ziet precies wat jij ziet en kan niets doen. Iedereen aan tafel krijgt te horen dat er bij jou wordt meegekeken. Het eindigt met het spel.
shoulder-race = Dit is een race: ze zien elke kaart tegelijk met jou.
shoulder-make = Maak een link
shoulder-again = Maak een nieuwe link
shoulder-again-hint = Er is een link. Een nieuwe maakt die ongeldig.
shoulder-end = Nu stoppen
shoulder-ended = Niemand kijkt meer over je schouder.
shoulder-watched = er wordt meegekeken
shoulder-badge = Over de schouder van { $name }
shoulder-asked = { $name } is aan zet

log-table-shared =
    { $you ->
        [yes] Je laat anderen over je schouder kijken.
       *[no] { $player } laat anderen over de schouder kijken.
    }
log-table-unshared =
    { $you ->
        [yes] Niemand kijkt meer over je schouder.
       *[no] Niemand kijkt meer over de schouder van { $player }.
    }

table-refused-no-link = Deze link is verlopen
    .text = Wie hem maakte heeft hem beëindigd, of het spel is afgelopen. Vraag om een nieuwe.
table-refused-no-pupil = Je speelt hier zelf mee
    .text = Wie aan een tafel speelt, kan niet over de schouder van een ander kijken.

## Nog een keer

rematch-same = Revanche, zelfde plaatsen
rematch-swap = Revanche, rollen gewisseld
rematch-rotate = Revanche, ieder de volgende rol
rematch-round = Revanche, een plek verder
rematch-title = Revanche
rematch-not-here = nog niet hier

error-no-link = Deze link is verlopen.
error-no-pupil = Wie aan deze tafel speelt, kan niet over de schouder van een ander kijken.
error-undo-asked = Iemand heeft al gevraagd om terug te gaan: wacht op het antwoord.
error-undo-declined = Je hebt het deze beurt al twee keer gevraagd, en niet iedereen vond het goed.
