## Learning: the page, guided first games, hints, and why something is not possible

nav-learn = Learn
learn-title = Learn a game
learn-lead = Each game has a first game in which somebody leads you by the hand: what you see, what you may do, and why. You play it yourself, by the real rules.
learn-minutes = { $minutes } minutes
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-anew = From the beginning
learn-done = Done
learn-so-far = { $step } of { $steps } steps
learn-first = First game, guided
learn-rules = Rules
coach = Lesson
coach-progress = Lesson: { $step } of { $steps } steps done
coach-back = Back
coach-next = Next
coach-leave = Leave the lesson: you can go on later
coach-play-on = Play on from here
coach-real = Start a real game
coach-others = Other lessons
coach-declined = You may do that by the rules. For now, take the other one: { $option }.
coach-declined-form = Not quite. Look at it once more; nothing is lost.

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
hint-rule-hint = The others see that somebody had a hint, not which.
hint-rule-alone = Against bots only
hint-rule-all = For everybody
hint-rule-none = For nobody

why-open = Why can't I…?
why-title = What is not possible now
why-nothing = Everything that could come to mind is among the options.
why-short = Why not now?
why-about = Why not now: { $about }
why-not = Not possible now: { $option }
why-may = This is possible: { $option }

error-no-hints = There are no hints here.
error-hint-late = No bot had a hint in time: they are busy. Ask again in a moment.
error-not-in-lesson = For now the lesson goes another way.
