rule-TAIL-A2 = There are two or three streets.
    .title = Streets
rule-TAIL-W1 = Whoever is not caught has escaped.
    .title = Escape
rule-TAIL-W2 = Whoever is caught has lost.
    .title = Caught
