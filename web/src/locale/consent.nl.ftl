### Waar anderen mee moeten instemmen: teruggaan, toeschouwers, gedeeld zicht, revanches.

## Teruggaan

back-open = Ga terug…
back-free = Meteen: niemand is sindsdien iets te weten gekomen.
back-bots = Meteen: alleen bots zouden moeten instemmen.
back-ask =
    { $count ->
        [one] { $names } moet het goedvinden. Het verzoek vervalt na een minuut, of zodra iemand iets doet.
       *[other] { $names } moeten het allemaal goedvinden. Het verzoek vervalt na een minuut, of zodra iemand iets doet.
    }
back-acted =
    { $count ->
        [one] Ook wat { $names } sindsdien deed, wordt teruggenomen.
       *[other] Ook wat { $names } sindsdien deden, wordt teruggenomen.
    }
back-learned = Wat sindsdien is getrokken of getoond, kan niemand vergeten. Er wordt opnieuw getrokken.

undo-request-question = { $name } wil terug tot vóór ‘{ $action }’.
undo-request-question-turn = { $name } wil terug naar het begin van de beurt, tot vóór ‘{ $action }’.
undo-request-acted =
    { $count ->
        [one] Ook wat { $names } sindsdien deed, zou worden teruggenomen.
       *[other] Ook wat { $names } sindsdien deden, zou worden teruggenomen.
    }
undo-request-learned = Wat iedereen sindsdien te weten kwam, blijft bekend; wat is getrokken, wordt opnieuw getrokken.

log-table-undo-consent =
    { $you ->
        [yes] Je bent teruggegaan, met instemming van iedereen.
       *[no] { $player } is teruggegaan, met instemming van iedereen.
    }
log-table-undo-asked =
    { $you ->
        [yes] Je hebt gevraagd of je terug mag.
       *[no] { $player } heeft gevraagd of het terug mag.
    }
log-table-undo-declined =
    { $you ->
        [yes] Je vond het niet goed.
       *[no] { $player } vond het niet goed.
    }
log-table-undo-lapsed =
    { $you ->
        [yes] Niemand antwoordde op tijd op je verzoek: het spel gaat verder.
       *[no] Niemand antwoordde op tijd op het verzoek van { $player }: het spel gaat verder.
    }
log-taken-back = (teruggenomen)

undo-rule = Terugnemen
undo-rule-hint = Je laatste actie mag je zomaar terugnemen zolang niemand er iets door te weten is gekomen. Daarna wordt het de anderen gevraagd.
undo-rule-consent = Als iedereen het goedvindt
undo-rule-free = Alleen zolang er niets onthuld is

## Toeschouwers

spectators-delay = Toeschouwers zien het spel
spectators-delay-hint = Met vertraging kunnen toeschouwers niemand helpen. Ook de chat komt dan later.
spectators-delay-0 = meteen
spectators-delay-60 = 1 minuut later
spectators-delay-300 = 5 minuten later
spectators-delayed = Je kijkt mee, { $delay }
spectators-count =
    { $count ->
        [one] 1 kijkt mee
       *[other] { $count } kijken mee
    }
shared-view-of = kijkt over de schouder van { $name }
shared-view-watched = er wordt meegekeken
shared-view-badge = Over de schouder van { $name }
shared-view-asked = { $name } is aan zet

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
    .text = De maker heeft de link beëindigd, of het spel is afgelopen. Vraag om een nieuwe.
table-refused-no-pupil = Je speelt hier zelf mee
    .text = Wie aan een tafel meespeelt, kan niet over de schouder van een ander kijken.
rematch-title = Revanche
rematch-not-here = nog niet hier
