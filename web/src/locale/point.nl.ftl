## Aanwijzen op het bord, reacties, en nieuwe chatberichten naast een plaats

point = Wijs iets aan op het bord
point-title = Wijs iets aan op het bord (P)
point-how = Druk op een plek, of sleep van de ene plek naar de andere voor een pijl.
point-done = Klaar
point-at = { $name } wijst { $at } aan
point-to = { $name } wijst van { $at } naar { $to }
point-emotes = Reacties
point-emoted = { $name }: { $emote }
point-emote-thumbs-up = Duim omhoog
point-emote-laugh = Grappig
point-emote-surprised = Verrast
point-emote-thinking = Even denken
point-emote-hurry = Schiet eens op
point-emote-sorry = Sorry
point-previews-on = Chat in beeld: aan
point-previews-off = Chat in beeld: uit
