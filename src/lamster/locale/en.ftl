### What all games share.

seat = Seat { $number }
you = You
    .object = you
    .self = yourself
themselves = themselves
you-name = You

## Bots

why-searched = In { $worlds } imagined worlds this won { $wins } % of the time.
