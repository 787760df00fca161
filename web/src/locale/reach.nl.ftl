### Mensen bereiken: meldingen, webhooks, andere apparaten en de app.

## Meldingen

push-text = Dit apparaat meldt het als je aan de beurt bent, als een spel afgelopen is, als een bot je plaats heeft en als de anderen revanche willen: wanneer je geen pagina van die tafel open hebt, en hoogstens één keer per beurt.
push-turn-on = Geef me meldingen op dit apparaat
push-turn-off = Zet uit
push-on = Dit apparaat geeft je meldingen.
push-test = Stuur er nu een
push-tested = Hij is onderweg.
push-test-failed =
    { $status ->
        [0] Het is niet gelukt: deze server kan de pushdienst niet bereiken.
       *[other] Het is niet gelukt: de pushdienst antwoordde { $status }.
    }
push-insecure = Browsers staan het alleen toe als het adres met https begint, of op de computer waar de server draait.
push-unable = Deze browser kan het niet. Zet Lamster op een iPhone of iPad eerst op het beginscherm en open het daar.
push-denied = Je hebt meldingen van deze pagina verboden. In de instellingen van je browser kun je ze weer toestaan.
push-browser-failed = De browser wil niet, of kan zijn pushdienst niet bereiken. Probeer het later nog eens.

## Webhook

webhook-title = Webhook
webhook-label = Adres voor andere programma's
webhook-hint = De tafel stuurt daar een regel JSON heen als iemand aan de beurt is, en aan het eind: voor een chatbot of een lamp. Alleen jij, de gastheer, ziet dit adres.
webhook-test = Probeer het
webhook-saved = De tafel meldt het vanaf nu aan dit adres.
webhook-removed = De tafel meldt het nergens meer.
webhook-tested = Het antwoord was { $status }.
webhook-test-failed =
    { $status ->
        [0] Het adres is niet te bereiken.
       *[other] Het antwoord was { $status }, en dat is geen ja.
    }

## Een ander apparaat

device-title = Een ander apparaat
device-text = Met een link ben je op een ander apparaat dezelfde persoon: dezelfde naam, dezelfde tafels, dezelfde plaatsen.
device-make = Maak een link
device-make-again = Nieuwe link
device-copy = Kopieer de link
device-qr-alt = Een code om met het andere apparaat te scannen
device-left = Eén keer te gebruiken, nog { $minutes }:{ $seconds }.
device-warning = Wie hem opent, kan in jouw naam spelen. Stuur hem aan niemand.
device-over = De link werkt niet meer.
device-where = Een link maak je in de instellingen van het apparaat waarop je al iemand bent.
device-become = Hier { $name } worden?
device-become-text = Deze browser is voortaan { $name }: dezelfde tafels en dezelfde plaatsen als op het andere apparaat.
device-become-now =
    { $tables ->
        [0] Hier ben je nu { $now }. Je kunt altijd weer { $now } worden: bij de instellingen.
        [one] Hier ben je nu { $now }, aan 1 tafel die nog niet afgelopen is. { $now } houdt die plaats, en je kunt altijd weer { $now } worden: bij de instellingen.
       *[other] Hier ben je nu { $now }, aan { $tables } tafels die nog niet afgelopen zijn. { $now } houdt die plaatsen, en je kunt altijd weer { $now } worden: bij de instellingen.
    }
device-become-warning = Heeft iemand anders je deze link gestuurd? Zeg dan nee: die zou zien wat je hier doet.
device-become-do = Word { $name }
device-same = Je bent hier al { $name }. Open de link op het andere apparaat.
before-text = Wie je hier eerder was:
before-be = Wees weer { $name }

## De app

install-title = Als app
install-text = Lamster kan tussen je apps staan, met een eigen venster. Er wordt niets gedownload behalve een pictogram.
install-do = Installeer
install-done = Geïnstalleerd.
install-is = Lamster is als app geïnstalleerd.
install-how = Je browser kan Lamster tussen je apps zetten: zoek “Installeren” of “Zet op beginscherm” in het menu.

## Fouten
