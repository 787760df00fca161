"""Toy games: small games that exist for the tests alone. What each of them proves:

- `heist`: the kernel handles hidden hands, chance, teams, interruptions, simultaneous plans and timed forms.
- `dash`: races work, that is real-time decisions of all seats at once, with clocks, votes and late answers.
- `toll`: games that began under an earlier version of the rules can be continued and replayed.
- `tail`: games with unlike roles and one to four seats work in bots, lab, command line, lobby and table.
"""
