
nudge = Aanstoten
nudge-sent = Je hebt { $name } aangestoten.
nudge-mine = { $name } stoot je aan: het is jouw beurt.
nudge-title = { $name } stoot je aan
clock-question = { $name } wil verder spelen met een klok: { $clock }.

log-table-clock-proposed =
    { $you ->
        [yes] Je stelde een klok voor: { $clock }.
       *[no] { $player } stelde een klok voor: { $clock }.
    }
log-table-clock-declined =
    { $you ->
        [yes] Je wees het af: het spel gaat verder zonder klok.
       *[no] { $player } wees het af: het spel gaat verder zonder klok.
    }
log-table-clock-lapsed = Niet iedereen antwoordde: het spel gaat verder zonder klok.
log-table-clock-added = Iedereen is het eens. Vanaf nu: { $clock }.

## Verder spelen met een andere browser

log-table-other-device =
    { $you ->
        [yes] Je speelt nu op een ander apparaat.
       *[no] { $player } speelt nu op een ander apparaat.
    }
sent-away-removed = { $name } is verwijderd en kan via de link terugkomen.
sent-away-banned = { $name } is uitgesloten van deze tafel.
sent-away-blocked = { $name } is geblokkeerd aan jouw tafels.
sent-away-undo-removed = Ongedaan maken
sent-away-undo-banned = Weer toelaten
sent-away-undo-blocked = Deblokkeren

table-refused-removed = Je bent van deze tafel verwijderd
    .text = De gastheer heeft je verwijderd. De link werkt nog, dus je kunt terugkomen.
table-come-back = Terug naar de tafel
