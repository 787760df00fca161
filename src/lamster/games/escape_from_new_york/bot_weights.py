"""What each feature of a position counts in the log-odds of an escape, by the number of Heroes: 1 to 4.

Fitted to the positions at the start of each turn of 5,400 games between thumbs (a third of them with a little slack),
with the signs that make sense. In the half that a first fit had not seen, sorted by the predicted chance in steps of
ten per cent, the share of escapes is within 6 points of it. Only what a step nearer to the next goal is worth was set
by hand: games between players who all walk to their goals do not show it.
"""

from typing import Final

COUNTS: Final[dict[str, list[float]]] = {
    "always": [0.274, -1.284, -4.316, -3.6165],
    "turns left for each Hero": [0.0559, 0.1279, 0.156, 0.156],
    "black Timer tiles for each Hero": [0.2131, 0.429, 0.6841, 0.6841],
    "red ones": [0.63, 0.429, 1.3361, 1.3361],
    "no black one left": [-0.8822, -0.7234, -0.9062, -0.9062],
    "face-down POI, which will burn Timer tiles, for each Hero": [-0.3826, -0.6557, -1.2342, -1.2342],
    "cards in a hand": [0.0443, 0.0708, 0.1084, 0.1084],
    "cards of a Hero, discarded ones too": [-0.3462, -0.3031, -0.1016, -0.1016],
    "Noise": [-0.0475, -0.0466, -0.015, -0.015],
    "Mission cubes gone": [-0.1165, -0.1096, -0.0903, -0.0903],
    "Noise beyond 7": [-0.286, -0.3926, -0.7425, -0.7425],
    "President held": [0.0, 0.8915, 0.3567, 0.3567],
    "Tape held": [1.1227, 1.2527, 1.5522, 1.5522],
    "Cases that may hold the Tape": [-0.1823, -0.1055, -0.0893, -0.0893],
    "part of them that lies on the map": [0.6013, 0.5446, 0.4876, 0.4876],
    "part that Bosses keep": [-1.3253, -1.1802, -0.1393, -0.1393],
    "part whose Boss has come": [2.0751, 1.1437, 1.0001, 1.0001],
    "Hit Points of those Bosses": [-0.1204, -0.0854, -0.1145, -0.1145],
    "face-down POI it may be under": [0.1496, 0.1018, 0.1217, 0.1217],
    "steps to the next goal": [-0.12, -0.08, -0.06, -0.06],
    "Diagram held": [0.4909, 0.0, 0.0, 0.0],
    "everything held": [2.18, 2.5728, 2.4133, 2.4133],
    "then: way to the bridge of those who hold it": [-0.1879, -0.2596, -0.241, -0.241],
    "else: steps to the bridge": [-0.0405, -0.0215, -0.0405, -0.0405],
    "Roadblock on it": [-0.0492, -0.01, 0.0, 0.0],
    "everything held: steps of all to the bridge": [0.0, -0.1876, -0.2133, -0.2133],
    "steps between Heroes": [0.0, 0.0, -0.0451, -0.0451],
    "Prisoners beside a Hero": [-0.0244, 0.0, 0.0, 0.0],
    "Prisoners around": [-0.0036, -0.0168, -0.0269, -0.0269],
    "damage of Bosses beside": [-0.0615, -0.0556, 0.0, 0.0],
    "Bosses around": [-0.1852, 0.0, 0.0, 0.0],
    "Event level": [-0.1337, -0.1552, -0.1345, -0.1345],
    "Prisoner Bonuses": [-0.1256, -0.1558, -0.0887, -0.0887],
    "things in a supply": [0.0346, 0.1232, 0.1745, 0.1745],
    "Cars": [0.1579, 0.2898, 0.5139, 0.5139],
    "levels": [0.1451, 0.1865, 0.0612, 0.0612],
}
WEIGHTS: Final[list[list[float]]] = [[row[max(0, seats - 1)] for row in COUNTS.values()] for seats in range(5)]
"""By the number of seats, in the order of the features."""
