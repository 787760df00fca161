## Pointing at places of the board, emotes, and new lines of chat beside a seat

point = Point at the board
point-title = Point at the board (P)
point-how = Press a place, or drag from one place to another for an arrow.
point-done = Done
point-at = { $name } points at { $at }
point-to = { $name } points from { $at } to { $to }
point-emotes = Emotes
point-emoted = { $name }: { $emote }
point-emote-thumbs-up = Thumbs up
point-emote-laugh = Funny
point-emote-surprised = Surprised
point-emote-thinking = Let me think
point-emote-hurry = Hurry up
point-emote-sorry = Sorry
point-previews-on = Chat pops up: on
point-previews-off = Chat pops up: off
