### Meldingen, webhooks, andere apparaten en de geïnstalleerde app.

## Meldingen

push-text = Dit apparaat geeft een melding als je aan de beurt bent, als een spel is afgelopen, als een bot je plaats heeft overgenomen en als de anderen revanche willen. Dat gebeurt alleen als je geen pagina van die tafel open hebt, en hoogstens één keer per beurt.
push-turn-on = Geef me meldingen op dit apparaat
push-turn-off = Zet uit
push-on = Dit apparaat geeft je meldingen.
push-test = Stuur een test
push-tested = Hij is onderweg.
push-test-failed =
    { $status ->
        [0] Het is niet gelukt: deze server kan de pushdienst niet bereiken.
       *[other] Het is niet gelukt: de pushdienst antwoordde { $status }.
    }
push-insecure = Browsers staan dit alleen toe als het adres met https begint, of op de computer waar de server draait.
push-unable = Deze browser kan dit niet. Zet Lamster op een iPhone of iPad eerst op het beginscherm en open het vandaar.
push-denied = Je hebt meldingen van deze pagina geblokkeerd. In de instellingen van je browser kun je ze weer toestaan.
push-browser-failed = De browser weigert, of kan zijn pushdienst niet bereiken. Probeer het later nog eens.

## Webhook

webhook-title = Webhook
webhook-label = Adres voor andere programma's
webhook-hint = De tafel stuurt een regel JSON naar dit adres als iemand aan de beurt is, en aan het eind: voor een chatbot of een lamp. Alleen jij, de gastheer, ziet dit adres.
webhook-test = Probeer het
webhook-saved = Vanaf nu stuurt de tafel berichten naar dit adres.
webhook-removed = De tafel stuurt nergens meer berichten heen.
webhook-tested = Het antwoord was { $status }.
webhook-test-failed =
    { $status ->
        [0] Het adres is niet te bereiken.
       *[other] Het antwoord was { $status }: dat is mislukt.
    }

## Een ander apparaat

device-title = Een ander apparaat
device-text = Met een link ben je op een ander apparaat dezelfde persoon: dezelfde naam, dezelfde tafels, dezelfde plaatsen.
device-make = Maak een link
device-make-again = Nieuwe link
device-copy = Kopieer de link
device-qr-alt = Een code om met het andere apparaat te scannen
device-left = Eén keer te gebruiken, nog { $minutes }:{ $seconds }.
device-warning = Wie hem opent, kan in jouw naam spelen. Stuur hem naar niemand anders.
device-over = De link werkt niet meer.
device-where = Maak een link in de instellingen van het apparaat waarop je al speelt.
device-become = Hier { $name } worden?
device-become-text = Deze browser is voortaan { $name }: dezelfde tafels en dezelfde plaatsen als op het andere apparaat.
device-become-now =
    { $tables ->
        [0] Op dit moment ben je hier { $now }. Bij de instellingen kun je altijd weer { $now } worden.
        [one] Op dit moment ben je hier { $now }, met een plaats in 1 spel dat nog loopt. { $now } houdt die plaats, en bij de instellingen kun je altijd weer { $now } worden.
       *[other] Op dit moment ben je hier { $now }, met plaatsen in { $tables } spellen die nog lopen. { $now } houdt die plaatsen, en bij de instellingen kun je altijd weer { $now } worden.
    }
device-become-warning = Heeft iemand anders je deze link gestuurd? Ga er dan niet op in: die zou zien wat je hier doet.
device-become-do = Word { $name }
device-same = Je bent hier al { $name }. Open de link op het andere apparaat.
before-text = Wie je hier eerder was:
before-be = Word weer { $name }

## De app

install-title = Als app
install-text = Je kunt Lamster bij je apps zetten, met een eigen venster. Er wordt alleen een pictogram gedownload.
install-do = Installeer
install-done = Geïnstalleerd.
install-is = Lamster is als app geïnstalleerd.
install-how = Je browser kan Lamster bij je apps zetten: zoek ‘Installeren’ of ‘Zet op beginscherm’ in het menu.

## Fouten

## Een andere browser voor wie weg is

table-other-device = Een ander apparaat voor { $name }
seat-link-title = Een ander apparaat voor { $name }
seat-link-text = Komt { $name } er niet meer in, bijvoorbeeld omdat het adres van de server is veranderd? Hiermee maak je een link naar de plaats. Wie de link opent, speelt verder voor { $name }. De link werkt één keer, tien minuten lang, en iedereen ziet het in het verslag.
seat-link-make = Link maken
seat-link-warning = Geef de link alleen aan { $name }: je ziet ermee wat { $name } in handen heeft.
seat-take-title = Hier verder spelen
seat-take-text = Met deze link krijg je een plaats aan deze tafel, in deze browser.
seat-take-do = Neem de plaats in
