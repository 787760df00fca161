### Spelers die weg zijn: aanstoten, een bot, een klok midden in het spel; en iemand wegsturen.

## Op iemand wachten

absent-away = { $name } is er niet.
absent-waiting = Het spel wacht op { $name }.
absent-bot-in = Over { $time } kan een bot het overnemen.
absent-bot-now = Je kunt wachten, of een bot laten spelen tot { $name } terug is.
absent-bot-vote = Je kunt wachten, of stemmen voor een bot die speelt tot { $name } terug is.
absent-count = Voor een bot: { $votes } van { $voters }. Meer dan de helft moet het willen.
absent-level = Niveau van de bot
absent-seat-bot = Laat een bot spelen
absent-vote-bot = Stem voor een bot
absent-unvote = Trek mijn stem in

nudge = Aanstoten
nudge-done = Aangestoten
nudge-sent = Je hebt { $name } aangestoten.
nudge-mine = { $name } stoot je aan: het is jouw beurt.
nudge-title = { $name } stoot je aan
error-nudged = Deze speler is net al aangestoten. Geef diegene even de tijd.

## Een klok midden in het spel

clock-add = Een klok toevoegen
clock-add-title = Een klok toevoegen
clock-add-text = Iedereen die speelt en er is, moet het ermee eens zijn. Dan loopt de klok meteen, voor iedereen.
clock-propose = Vraag het de anderen
clock-question = { $name } wil verder spelen met een klok: { $clock }.
clock-mine = Je wilt verder spelen met een klok: { $clock }.

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

## Iemand wegsturen

send-away-title = { $name } wegsturen?
send-away-remove-hint = Verwijderen: de plaats komt vrij, en { $name } kan via de link terugkomen.
send-away-ban-hint = Uitsluiten: { $name } kan niet meer terug, ook niet naar de tafel van een revanche.
send-away-keep = Annuleren
send-away-remove = Verwijderen
send-away-ban = Uitsluiten
sent-away-title = Weggestuurd
sent-away-removed = { $name } is verwijderd en kan via de link terugkomen.
sent-away-banned = { $name } is uitgesloten van deze tafel.
sent-away-blocked = { $name } is geblokkeerd aan jouw tafels.
sent-away-undo-removed = Ongedaan maken
sent-away-undo-banned = Weer toelaten
sent-away-undo-blocked = Deblokkeren

table-refused-removed = Je bent van deze tafel verwijderd
    .text = De gastheer heeft je verwijderd. De link werkt nog, dus je kunt terugkomen.
table-come-back = Terug naar de tafel
error-removed = De gastheer heeft je van deze tafel verwijderd.
