
settings-recall = Tell me what I missed
settings-recall-hint = When you come back to a table, you are told what happened since you last played, and can watch it happen.

card-unseen = { $count } new
card-unseen-end = Over: see how it ended
card-consulted = Your answer is needed

## What must not be missed

notices = What happened to you
notices-more = and { $count } more
notices-seen = Seen
### What happened while one did not look.
