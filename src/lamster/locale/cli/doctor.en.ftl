### lamster doctor, backup and restore: whether a database is in order, and copies of it.

doctor-looked =
    Checked { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, replayed { $records ->
        [one] { $records } game
       *[other] { $records } games
    } from the beginning, and compared { $results ->
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
doctor-other-rules = Not checked: table { $table }: { $what }.
doctor-do-file = Stop the server, keep the file, and restore the last good backup with lamster restore.
doctor-do-foreign = Use it with the program that made it, or name another file or folder; if you went back to an older version, restore the backup from before the upgrade with lamster restore.
doctor-do-table = The table stays closed and does not affect any other; restore it from a backup, or close it for good with lamster admin close { $table }.
doctor-do-card = The next change at the table writes its summary again; if nothing will change there any more, close it with lamster admin close { $table }.
doctor-do-result = Only statistics are affected; the game itself is in order.
doctor-do-report = Only the report is affected; the table itself is checked separately.
doctor-saved = Everything is in { $file } ({ $bytes } bytes).
doctor-kept = What was there before is kept in { $file }.
doctor-restored = The tables are back in { $folder }.
doctor-not-restored = Nothing was restored. --anyway restores it in spite of the faults.
