### Escape from New York. Waarom een bot speelt wat hij speelt; ook de tips die spelers krijgen.

why-goal = Dat ligt op de weg naar { $arg }.
why-explore = Wat nog verborgen is, moet gevonden worden, en liefst snel.
why-fight = Dode vijanden kosten geen kaarten, en de niveaubalk vraagt erom.
why-flee = Hier blijven zou te veel kaarten kosten.
why-noise = Zo hoort New York het minst.
why-recover = Kaarten op hand zijn tijd: deze komen terug zonder tijdtegel.
why-collect = Wat hier ligt, komt van pas.
why-bar = Het volgende niveau is meer waard dan dit.
why-bridge = Alles voor deze brug is bij elkaar: nu of nooit.
why-wait = De anderen moeten er eerst zijn; wachten kost het minst.
why-betray = De eigen uitweg is open, en er is plaats voor één.
why-loyal = Samen is de zekerste uitweg.
why-show = Alleen wat getoond wordt, opent de brug.
why-hide = De anderen hoeven dit niet te zien.
why-level = Zo is het nieuwe niveau het meest waard.
why-item = Dit helpt hier het meest.
why-plan = Van alle paren kaarten belooft dit plan het meest.
why-ability = De vaardigheid doet hier meer dan de kaart.
why-new-york = Van New Yorks keuzes doet deze het minst pijn.
why-pass = Er is nu niets beters te doen.
