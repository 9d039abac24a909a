# Wie sich eine Regel spielt, gemessen an Partien des Computers gegen sich selbst.

lab-decimal-mark = ,
lab-thousands-mark = .

lab-figure-first-wins = Siege des ersten Spielers
lab-figure-second-wins = Siege des zweiten Spielers
lab-figure-draws = Unentschieden
lab-figure-first-points = Punkte des ersten Spielers
lab-figure-first-margin = Vorsprung des ersten Spielers am Ende
lab-figure-margin = Abstand am Ende, in Samen
lab-figure-plies = Züge je Partie
lab-figure-choice = Erlaubte Züge je Stellung
lab-figure-forced = Erzwungene Züge
lab-figure-passes = Ausgesetzte Züge (Anteil an allen Zügen)
lab-figure-passing-games = Partien mit Aussetzen
lab-figure-laps = Runden je Zug
lab-figure-longest-turn = Runden im längsten Zug einer Partie
lab-figure-cut-off = Partien mit endloser Aussaat
lab-figure-catches = Züge mit Fang
lab-figure-catch-size = Samen je Fang
lab-figure-largest-catch = Größter Fang (Anteil an allen Samen)
lab-figure-on-the-way = Fänge unterwegs (Anteil an allen Fängen)
lab-figure-lead-changes = Führungswechsel je Partie
lab-figure-comebacks = Siege nach Rückstand zur Halbzeit
lab-figure-seeds-left = Übrige Samen auf dem Brett
lab-figure-repetition = Durch Wiederholung beendete Partien
lab-figure-endless = Endlose Partien
lab-figure-penalty = Durch Strafe beendete Partien
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
        [yes] Lass die Partie anders enden, etwa wenn nur noch wenige Samen übrig sind.
       *[no] Lass die Partie enden, wenn sich eine Stellung wiederholt.
    }
lab-warning-circles = { $percent } % der Partien enden durch Wiederholung. Lass die Partie anders enden, oder erlaube Fänge bei anderen Samenzahlen.
lab-warning-cut-off = In { $percent } % der Partien wird eine endlose Aussaat abgebrochen. Lass Staffeln bei anderen Samenzahlen enden, oder überspringe die Ausgangsmulde.
lab-warning-first-wins = Der erste Spieler gewinnt { $percent } % der Partien. Schränke Fänge in der Eröffnung ein, gib mehr Samen aufs Brett, oder versuche es mit Wettkämpfen über zwei Partien, in denen jeder Spieler einmal beginnt.
lab-warning-second-wins = Der erste Spieler verliert { $percent } % der Partien. Ändere die Zahl der Samen, oder versuche es mit Wettkämpfen über zwei Partien, in denen jeder Spieler einmal beginnt.
lab-warning-draws = { $percent } % der Partien enden unentschieden. Versuche, die übrigen Samen anders zu verteilen.
lab-warning-little-skill = Das Können zählt wenig: Der bessere Spieler holt nur { $percent } % der Punkte. Versuche es mit mehr Samen oder mit mehr Möglichkeiten zu fangen.
lab-warning-no-choice = In { $percent } % der Stellungen ist nur ein Zug erlaubt. Versuche es mit mehr Mulden oder mit einer weniger strengen Fütterpflicht.
lab-warning-passes = Auf hundert gespielte Züge kommen { $percent } ausgesetzte. Führe eine Fütterpflicht ein, oder lass die Partie enden, wenn ein Spieler nicht ziehen kann.
lab-warning-few-catches = Nur { $percent } % der Züge bringen einen Fang. Erlaube Fänge bei weiteren Samenzahlen.
lab-warning-seeds-left = Im Schnitt liegen noch { $percent } % der Samen auf dem Brett, wenn eine Partie endet. Lass die Partie anders enden, oder erleichtere das Fangen.
lab-warning-penalty = { $percent } % der Partien enden durch die Strafe für versäumtes Füttern. Versuche es mit der Pflicht, den Gegner zu füttern, wann immer es geht.
lab-warning-short = Eine Partie ist nach etwa { $moves } Zügen vorbei. Versuche es mit mehr Samen.
lab-warning-long = Eine Partie dauert etwa { $moves } Züge. Versuche es mit weniger Samen, oder lass die Partie enden, wenn ein Spieler die Mehrheit hat.

lab-trait-length = Länge
lab-trait-wildness = Intensität
lab-trait-relays = Säen in Staffeln
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
lab-grade-relays =
    { $grade ->
        [low] wenige Staffeln
        [high] viele Staffeln
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
       *[middle] meist entscheidet das Können
    }
lab-grade-first-move = { $grade ->
        [low] Vorteil für den Zweiten
        [high] Vorteil für den Ersten
       *[middle] egal, wer beginnt
    }

lab-book =
    Eine Partie dauert etwa { $moves } Züge, mit jeweils { $choice ->
        [one] einem erlaubten Zug
       *[other] { $choice } erlaubten Zügen
    }{ $relays ->
        [yes] { " " }und etwa { $laps } Runden
       *[no] { "" }
    }. In { $games } Partien des Computers gegen sich selbst auf der Stufe Klub gewann der erste Spieler { $first } %, der zweite { $second } %; { $draws ->
        [0] kaum eine endete unentschieden
       *[other] { $draws } % endeten unentschieden
    }.
