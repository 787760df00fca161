### Tijd aan tafel: de klok die de gastheer kiest, ieders tijd, en wat er gebeurt als die op is.

## Een klok kiezen

time-title = Tijd
time-clock = Bedenktijd
time-clock-hint = De klok loopt alleen voor mensen, en alleen terwijl ze iets moeten beantwoorden. Alles binnen één beurt telt als één zet.
time-none = Geen klok
time-move-seconds = { $amount } seconden per zet
time-move-minutes =
    { $amount ->
        [one] 1 minuut per zet
       *[other] { $amount } minuten per zet
    }
time-total =
    { $more ->
        [0] { $amount } min per spel
       *[other] { $amount } min per spel + { $more } s per zet
    }
time-days =
    { $amount ->
        [one] 1 dag per zet
       *[other] { $amount } dagen per zet
    }
time-up = Als iemands tijd op is
time-up-bot = Een bot neemt het over
time-up-others = De anderen beslissen
time-up-bot-hint = Wie terugkomt, neemt zijn plaats weer in.
time-up-others-hint = Ze wachten nog even, of laten een bot het overnemen: wat de meesten willen.

## Ieders tijd

time-day-hours =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    } { $hours } u
time-hours = { $hours } u { $minutes } min
time-left = { $name }: nog { $time }
time-left-mine = Je hebt nog { $time }
time-left-card = nog { $time }
time-is-up = tijd is op

## Als die op is

time-vote-question = De tijd van { $name } is op. Wat nu?

log-table-more-time =
    { $you ->
        [yes] De anderen wachten: je krijgt opnieuw de tijd.
       *[no] { $player } krijgt opnieuw de tijd: de anderen wachten.
    }
log-table-late =
    { $you ->
        [yes] Een bot neemt je plaats over ({ $who }).
       *[no] Een bot neemt het over van { $player } ({ $who }).
    }
