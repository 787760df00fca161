### The board in words.

settings-text = Show the board as text
settings-text-hint = Headings, lists and tables instead of the picture: for screen readers, and for large type. At a table the T key does the same.
text-now-words = The board is now shown as text.
text-now-picture = The board is now shown as a picture.

text-now = Now
text-piles = Piles
text-times = { $name } ({ $count } times)
text-yours = { $name } (you)
text-turn = Turn
text-round = Round
text-won = Won
