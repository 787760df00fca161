## Leren: de pagina, eerste spellen onder begeleiding, tips, en waarom iets niet kan

nav-learn = Leren
learn-title = Leer een spel
learn-lead = Elk spel heeft een eerste spel met begeleiding. Daarin lees je wat je ziet, wat je mag doen en waarom. Je speelt het zelf, volgens de echte regels.
learn-minutes = { $minutes } minuten
learn-begin = Begin
learn-go-on = Ga verder
learn-again = Nog een keer
learn-anew = Vanaf het begin
learn-done = Gedaan
learn-so-far = { $step } van { $steps } stappen
learn-first = Eerste spel, met begeleiding
learn-rules = Regels
coach-declined = Volgens de regels mag dat, maar kies in deze les: { $option }.
coach-declined-form = Nog niet helemaal. Kijk er nog eens naar; er is niets verloren.

help-open = Hulp hierbij
hint = Tip
hint-thinking = Een bot denkt na…
hint-waited = { $seconds } s
hint-would = Een bot zou dit doen: { $option }.
hint-mark = { $hints ->
    [one] 1 tip
   *[other] { $hints } tips
}
hint-rule = Tips van een bot
hint-rule-hint = De anderen zien wie een tip kreeg, maar niet welke.
hint-rule-alone = Alleen tegen bots
hint-rule-all = Voor iedereen
hint-rule-none = Voor niemand

why-open = Waarom kan ik niet…?
why-short = Waarom nu niet?
why-about = Waarom nu niet: { $about }
why-not = Kan nu niet: { $option }
why-may = Dit kan: { $option }
