### Wat er buiten elke pagina gezegd wordt: door de service worker, en door het systeem over de geïnstalleerde app.

app-description = Bordspellen vol jacht en ontsnapping in de browser, met vrienden of tegen bots.
app-new-table = Nieuwe tafel
app-my-tables = Mijn tafels

notification-turn = Jouw beurt: { $title }
    .body = { $name }, de anderen wachten op je.
notification-nudge = Ben je er nog? { $title }
    .body = { $name }, iemand aan tafel stoot je aan: het is jouw beurt.
notification-over = { $title } is afgelopen
    .body = Kijk hoe het is gegaan.
notification-stand-in = Een bot speelt voor je verder: { $title }
    .body = { $name }, open de tafel om je plaats weer in te nemen.
notification-rematch = Revanche: { $title }
    .body = { $name }, de anderen willen nog een keer.
notification-test = Het werkt
    .body = Zo ziet een melding van Lamster eruit, { $name }.
notification-unknown = Lamster
    .body = Er is iets gebeurd aan een van je tafels.

offline-title = Je bent offline
offline-text = Je tafels staan op de server en er gaat niets verloren. Zodra er verbinding is, ga je verder waar je was.
offline-again = Probeer opnieuw
