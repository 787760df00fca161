game-title = Staart
game-tagline = Een speeltje voor een, twee of vier.
game-rulebook = de tests ervan

role-driver = Chauffeur
role-driver-a = Chauffeur A
role-driver-b = Chauffeur B
role-city = Stad
role-police = Politie
