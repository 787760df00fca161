### Wat alle spellen gemeen hebben.

seat = Plaats { $number }
you = Je
    .object = jou
    .self = jezelf
themselves = zichzelf
you-name = Jij

## Bots

why-searched = In { $worlds } bedachte werelden won dit { $wins } % van de keren.
