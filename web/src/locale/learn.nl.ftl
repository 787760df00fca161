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
coach = Les
coach-progress = Les: { $step } van { $steps } stappen gedaan
coach-back = Terug
coach-next = Verder
coach-leave = Verlaat de les: je kunt later verdergaan
coach-play-on = Speel vanaf hier verder
coach-real = Begin een echt spel
coach-others = Andere lessen
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
why-title = Wat nu niet kan
why-nothing = Alles wat je zou kunnen willen, staat bij de keuzes.
why-short = Waarom nu niet?
why-about = Waarom nu niet: { $about }
why-not = Kan nu niet: { $option }
why-may = Dit kan: { $option }

error-no-hints = Tips staan hier uit.
error-hint-late = Geen bot had op tijd een tip: ze hebben het druk. Vraag het zo nog eens.
error-not-in-lesson = De les gaat hier een andere kant op.
