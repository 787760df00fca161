"""How fast the engine plays, plain and compiled, beside peers measured in the same run: CPU time, one core.

usage: python -m bench.engine [SECONDS] [--seconds SECONDS] [--json]  seconds for each figure (3)

The figures are of random play: decisions of a player with two options or more. Each is the best of several runs. At
the end it says which bars are met.
"""

if __name__ == "__main__":
    from bench.engine.run import main

    main()
