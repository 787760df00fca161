game-title = Staart
game-tagline = Een speeltje voor een, twee of vier.

role-driver = Chauffeur
role-driver-a = Chauffeur A
role-driver-b = Chauffeur B
role-city = Stad
role-police = Politie
