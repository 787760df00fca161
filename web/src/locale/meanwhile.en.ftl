### What happened while one did not look: at the table, and on the first page.

meanwhile-title = Since you last played
meanwhile-count =
    { $count ->
        [one] one thing happened
       *[other] { $count } things happened
    }
meanwhile-turn = It is your turn.
meanwhile-over = The game is over.
meanwhile-earlier =
    { $count ->
        [one] One more thing happened before that. “Show me” shows it too.
       *[other] { $count } more things happened before that. “Show me” shows them too.
    }
meanwhile-list = What happened
meanwhile-show = Show me
meanwhile-close = Close
meanwhile-film = What happened since you last played
meanwhile-fetching = Fetching what happened…
meanwhile-failed = What happened cannot be fetched at the moment.
meanwhile-pause = Pause
meanwhile-play = Continue
meanwhile-skip = Skip
meanwhile-progress = How much has been shown

settings-recall = Tell me what I missed
settings-recall-hint = When you come back to a table, you are told what happened since you last played, and can watch it happen.

card-unseen = { $count } new
card-unseen-end = Over: see how it ended
card-consulted = Your answer is needed

## What must not be missed

notices = What happened to you
notices-more = and { $count } more
notices-seen = Seen
