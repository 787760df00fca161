"""Speed of the rules engine, plain and compiled, compared with other engines in the same run.

All figures are CPU time of one core in random play. A decision counts where a player has two options or more. Each
figure is the best of several short runs.
"""
