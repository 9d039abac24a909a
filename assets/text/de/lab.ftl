# Wie sich eine Regel spielt, gemessen an Partien des Computers gegen sich selbst.

lab-decimal-mark = ,

lab-figure-first-wins = Siege des ersten Spielers
lab-figure-second-wins = Siege des zweiten Spielers
lab-figure-draws = Unentschieden
lab-figure-first-points = Punkte des ersten Spielers
lab-figure-first-margin = Endvorsprung des ersten Spielers
lab-figure-margin = Abstand am Ende, in Samen
lab-figure-plies = Züge je Partie
lab-figure-choice = Erlaubte Züge zur Wahl
lab-figure-forced = Züge ohne Wahl
lab-figure-passes = Ausgesetzte / gespielte Züge
lab-figure-passing-games = Partien mit Aussetzen
lab-figure-laps = Runden je Zug
lab-figure-longest-turn = Runden des längsten Zuges
lab-figure-cut-off = Partien mit abgebrochener Aussaat
lab-figure-catches = Züge mit Fang
lab-figure-catch-size = Samen je Fang
lab-figure-largest-catch = Größter Fang / alle Samen
lab-figure-on-the-way = Fänge unterwegs / alle Fänge
lab-figure-lead-changes = Führungswechsel je Partie
lab-figure-comebacks = Siege nach Rückstand zur Halbzeit
lab-figure-seeds-left = Samen, die liegen bleiben
lab-figure-repetition = Partien mit Wiederholung am Ende
lab-figure-endless = Partien ohne Ende
lab-figure-penalty = Partien mit Strafe am Ende
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
   *[no] Es könnte helfen, eine Partie zu beenden, wenn sich eine Stellung wiederholt.
}
lab-warning-circles = { $percent } % der Partien enden durch Wiederholung. Ein anderes Ende oder Fänge bei anderen Zahlen könnten helfen.
lab-warning-cut-off = In { $percent } % der Partien wird eine endlose Aussaat abgebrochen. Andere Zahlen, bei denen eine Staffel endet, könnten helfen, oder das Überspringen der Ausgangsmulde.
lab-warning-first-wins = Der erste Spieler gewinnt { $percent } % der Partien. Weniger Fänge für die ersten Züge, mehr Samen oder zwei Partien mit Wechsel des Anzugs könnten helfen.
lab-warning-second-wins = Der erste Spieler verliert { $percent } % der Partien. Eine andere Zahl von Samen oder zwei Partien mit Wechsel des Anzugs könnten helfen.
lab-warning-draws = { $percent } % der Partien enden unentschieden. Die übrigen Samen anders zu verteilen könnte helfen.
lab-warning-little-skill = Können entscheidet wenig: Der bessere Spieler macht nur { $percent } % der Punkte. Mehr Samen oder mehr Arten zu fangen könnten helfen.
lab-warning-no-choice = Bei { $percent } % der Züge gibt es keine Wahl. Mehr Mulden oder eine schwächere Pflicht zu füttern könnten helfen.
lab-warning-passes = Auf hundert gespielte Züge werden { $percent } ausgesetzt. Eine Pflicht zu füttern könnte helfen, oder ein Ende, wenn jemand nicht ziehen kann.
lab-warning-few-catches = Nur { $percent } % der Züge fangen etwas. Fänge bei weiteren Zahlen könnten helfen.
lab-warning-seeds-left = { $percent } % der Samen liegen noch auf dem Brett, wenn eine Partie endet. Ein anderes Ende oder mehr Fänge könnten helfen.
lab-warning-penalty = { $percent } % der Partien enden durch die Strafe für versäumtes Füttern. Eine Pflicht zu füttern, wo es geht, könnte helfen.
lab-warning-short = Eine Partie ist nach etwa { $moves } Zügen vorbei. Mehr Samen könnten helfen.
lab-warning-long = Eine Partie dauert etwa { $moves } Züge. Weniger Samen könnten helfen, oder ein Ende, wenn jemand die Mehrheit hat.

lab-trait-length = Länge
lab-trait-wildness = Temperament
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
    [one] einem erlaubten Zug
   *[other] { $choice } erlaubten Zügen
} zur Wahl{ $relays ->
    [yes] {" "}und etwa { $laps } Runden je Zug
   *[no] {""}
}. In 3000 Partien des Computers gegen sich selbst auf der Stufe Klub gewinnt der erste Spieler { $first } %, der zweite { $second } %; { $draws ->
    [0] kaum eine endet unentschieden
   *[other] { $draws } % enden unentschieden
}.
