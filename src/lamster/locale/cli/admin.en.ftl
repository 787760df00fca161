### What `lamster admin` says.

admin-listed =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-table = Table
admin-game = Game
admin-phase = Phase
admin-listed-openly = In the lobby
admin-created = Made
admin-updated = Last used
admin-entries = Entries in the log
admin-yes = yes
admin-no = no
admin-closing = Table { $table } is being closed: within seconds if a server is running, otherwise by the next one that starts.
admin-exported =
    { $whole ->
        [true] Written to { $path }.
       *[false] Written to { $path }: only what spectators may know, because the game is not over. --whole writes everything.
    }
admin-exported-person = Everything that is stored about this person is in { $path }.
admin-banned =
    { $when ->
        [ever] { $who } is banned for good.
       *[other] { $who } is banned until { $until }.
    }
admin-unbanned = The ban on { $who } is lifted.
admin-for-good = for good
admin-bans-listed =
    { $count ->
        [one] { $count } ban
       *[other] { $count } bans
    }
admin-reports-listed =
    { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
