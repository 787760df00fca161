## Learning: the page, guided first games, hints, and why something is not possible

nav-learn = Learn
learn-title = Learn a game
learn-lead = Each game has a guided first game. It explains what you see, what you may do, and why. You play it yourself, by the real rules.
learn-minutes = { $minutes } minutes
learn-begin = Begin
learn-go-on = Continue
learn-again = Play it again
learn-anew = From the beginning
learn-done = Done
learn-so-far = { $step } of { $steps } steps
learn-first = First game, guided
learn-rules = Rules
coach-declined = The rules allow that, but for this lesson choose: { $option }.
coach-declined-form = Not quite. Have another look; nothing is lost.

help-open = Help with this
hint = Hint
hint-thinking = A bot is thinking…
hint-waited = { $seconds } s
hint-would = A bot would: { $option }.
hint-mark = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
hint-rule = Hints from a bot
hint-rule-hint = The others see who had a hint, but not which one.
hint-rule-alone = Against bots only
hint-rule-all = For everybody
hint-rule-none = For nobody

why-open = Why can't I…?
why-short = Why not now?
why-about = Why not now: { $about }
why-not = Not possible now: { $option }
why-may = This is possible: { $option }
