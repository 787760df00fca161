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
admin-closing = Table { $table } is being closed: by a running server within seconds, else by the next one that starts.
admin-exported =
    { $whole ->
        [true] Written to { $path }.
       *[false] Written to { $path }: what onlookers may know, because the game is not over. --whole writes everything.
    }
admin-exported-person = Everything that is kept about this person is in { $path }.
admin-banned =
    { $when ->
        [ever] { $who } is kept out for good.
       *[other] { $who } is kept out until { $until }.
    }
admin-unbanned = { $who } may come in again.
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
