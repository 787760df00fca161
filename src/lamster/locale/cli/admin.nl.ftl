### Wat `lamster admin` zegt.

admin-listed =
    { $count ->
        [one] { $count } tafel
       *[other] { $count } tafels
    }
admin-table = Tafel
admin-game = Spel
admin-phase = Fase
admin-listed-openly = In de lobby
admin-created = Gemaakt
admin-updated = Laatst gebruikt
admin-entries = Regels in het logboek
admin-yes = ja
admin-no = nee
admin-closing = Tafel { $table } wordt gesloten: binnen enkele seconden als er een server draait, anders door de eerste die start.
admin-exported =
    { $whole ->
        [true] Geschreven naar { $path }.
       *[false] Geschreven naar { $path }: alleen wat toeschouwers mogen weten, want het spel is niet afgelopen. --whole schrijft alles.
    }
admin-exported-person = Alles wat over deze persoon wordt bewaard, staat in { $path }.
admin-banned =
    { $when ->
        [ever] { $who } is voorgoed verbannen.
       *[other] { $who } is verbannen tot { $until }.
    }
admin-unbanned = De ban op { $who } is opgeheven.
admin-for-good = voorgoed
admin-bans-listed =
    { $count ->
        [one] { $count } ban
       *[other] { $count } bans
    }
admin-reports-listed =
    { $count ->
        [one] { $count } melding
       *[other] { $count } meldingen
    }
