# Wie sich eine Regel spielt, gemessen an Partien des Computers gegen sich selbst.

lab-decimal-mark = ,

lab-figure-first-wins = Wer beginnt, gewinnt
lab-figure-second-wins = Der andere gewinnt
lab-figure-draws = Unentschieden
lab-figure-first-points = Punkte dessen, der beginnt
lab-figure-first-margin = Vorsprung am Ende dessen, der beginnt
lab-figure-margin = Samen Abstand am Ende
lab-figure-plies = Züge einer Partie
lab-figure-choice = Erlaubte Züge, wenn man am Zug ist
lab-figure-forced = Züge ohne Wahl
lab-figure-passes = Ausgesetzte Züge, auf die gespielten
lab-figure-passing-games = Partien, in denen ausgesetzt wird
lab-figure-laps = Runden eines Zuges
lab-figure-longest-turn = Runden des längsten Zuges
lab-figure-cut-off = Partien mit abgebrochenem Säen
lab-figure-catches = Züge, die fangen
lab-figure-catch-size = Samen eines solchen Zuges
lab-figure-largest-catch = Größter Fang, von allen Samen
lab-figure-on-the-way = Unterwegs gefangen, von allem Gefangenen
lab-figure-lead-changes = Wechsel der Führung in einer Partie
lab-figure-comebacks = Gewonnen nach Rückstand zur Halbzeit
lab-figure-seeds-left = Samen, die auf dem Brett bleiben
lab-figure-repetition = Partien, die im Kreis enden
lab-figure-endless = Partien ohne Ende
lab-figure-penalty = Partien, die durch die Strafe enden
lab-figure-skill = Punkte des besseren Spielers

lab-amount = { $form ->
    [share] { $number } %
   *[other] { $number }
}
lab-interval = { $low } bis { $high }

lab-warning-endless = { $games ->
    [1] Die meisten Partien enden nie.
    [2] Jede zweite Partie endet nie.
   *[other] Eine von { $games } Partien endet nie.
} { $repetition ->
    [yes] Ein anderes Ende könnte helfen, etwa wenn wenige Samen übrig sind.
   *[no] Es könnte helfen, eine Partie zu beenden, wenn eine Stellung wiederkehrt.
}
lab-warning-circles = { $percent } % der Partien enden, weil sie im Kreis gehen. Ein anderes Ende oder Fänge bei anderen Zahlen könnten helfen.
lab-warning-cut-off = In { $percent } % der Partien findet ein Säen kein Ende und wird abgebrochen. Andere Zahlen, bei denen eine Staffel endet, könnten helfen, oder die aufgenommene Mulde auszulassen.
lab-warning-first-wins = Wer beginnt, gewinnt { $percent } % der Partien. Weniger Fänge für die ersten Züge, mehr Samen oder zwei Partien mit Wechsel des Anzugs könnten helfen.
lab-warning-second-wins = Wer beginnt, verliert { $percent } % der Partien. Eine andere Zahl von Samen oder zwei Partien mit Wechsel des Anzugs könnten helfen.
lab-warning-draws = { $percent } % der Partien enden unentschieden. Die übrigen Samen anders zu verteilen könnte helfen.
lab-warning-little-skill = Können entscheidet wenig: Der bessere Spieler macht nur { $percent } % der Punkte. Mehr Samen oder mehr Arten zu fangen könnten helfen.
lab-warning-no-choice = Bei { $percent } % der Züge ist nur einer erlaubt. Mehr Mulden oder weniger Pflicht zu füttern könnten helfen.
lab-warning-passes = Auf hundert gespielte Züge werden { $percent } ausgesetzt. Eine Pflicht zu füttern könnte helfen, oder ein Ende, wenn jemand nicht ziehen kann.
lab-warning-few-catches = Nur { $percent } % der Züge fangen etwas. Fänge bei mehr Zahlen könnten helfen.
lab-warning-seeds-left = { $percent } % der Samen liegen noch auf dem Brett, wenn eine Partie endet. Ein anderes Ende oder mehr Fänge könnten helfen.
lab-warning-penalty = { $percent } % der Partien enden durch die Strafe für versäumtes Füttern. Eine Pflicht zu füttern, wo es geht, könnte helfen.
lab-warning-short = Eine Partie ist nach etwa { $moves } Zügen vorbei. Mehr Samen könnten helfen.
lab-warning-long = Eine Partie dauert etwa { $moves } Züge. Weniger Samen könnten helfen, oder ein Ende, wenn jemand die Mehrheit hat.

lab-trait-length = Länge
lab-trait-wildness = Ruhig oder wild
lab-trait-relays = Staffeln
lab-trait-on-the-way = Fänge unterwegs
lab-trait-skill = Können
lab-trait-first-move = Erster Zug
lab-grade-length = { $grade ->
    [low] kurz
    [high] lang
   *[middle] mittellang
}
lab-grade-wildness = { $grade ->
    [low] ruhig
    [high] wild
   *[middle] lebhaft
}
lab-grade-relays = { $grade ->
    [low] kaum Staffeln
    [high] lange Staffeln
   *[middle] einige Staffeln
}
lab-grade-on-the-way = { $grade ->
    [low] Fänge am Ende des Säens
    [high] Fänge unterwegs
   *[middle] Fänge am Ende und unterwegs
}
lab-grade-skill = { $grade ->
    [low] jeder kann gewinnen
    [high] der Bessere gewinnt
   *[middle] Können entscheidet, aber nicht immer
}
lab-grade-first-move = { $grade ->
    [low] besser nicht beginnen
    [high] besser beginnen
   *[middle] gleich, wer beginnt
}

lab-book = Eine Partie dauert etwa { $moves } Züge, mit { $choice ->
    [one] einer erlaubten Möglichkeit
   *[other] { $choice } erlaubten Möglichkeiten
} für jeden{ $relays ->
    [yes] {" "}und etwa { $laps } Runden
   *[no] {""}
}. Unter gleich Starken gewinnt, wer beginnt, { $first } % der Partien, der andere { $second } %; { $draws ->
    [0] kaum eine endet unentschieden
   *[other] { $draws } % enden unentschieden
}.
