### lamster doctor, backup and restore: whether a database is in order, and copies of it.

doctor-looked =
    Looked at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, played { $records ->
        [one] { $records } game
       *[other] { $records } games
    } again from the beginning, and compared { $results ->
        [one] { $results } result
       *[other] { $results } results
    } and { $reports ->
        [one] { $reports } report
       *[other] { $reports } reports
    }.
doctor-well = All is well.
doctor-faults =
    { $count ->
        [one] { $count } fault.
       *[other] { $count } faults.
    }
doctor-at = table { $table }
doctor-file = the database
doctor-other-rules = Not looked into: table { $table }: { $what }.
doctor-do-file = Stop the server, keep the file, and put the last good backup back with lamster restore.
doctor-do-foreign = Use it with the program that made it, or name another file or folder; after an upgrade that was taken back, put the backup from before it back with lamster restore.
doctor-do-table = The table stays closed and hinders no other; take it from a backup, or close it for good with lamster admin close { $table }.
doctor-do-card = The next change at the table writes the card anew; lamster admin close { $table } ends it where nothing will change.
doctor-do-result = Only statistics are concerned; the game itself is in order.
doctor-do-report = Only the report is concerned; the table itself is looked at on its own.
doctor-saved = Everything is in { $file } ({ $bytes } bytes).
doctor-kept = What was there is kept in { $file }.
doctor-restored = The tables are back in { $folder }.
doctor-not-restored = Nothing was restored. With --anyway it is, faults and all.
