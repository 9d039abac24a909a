### Der Begleiter, Wertungen und Aufgaben im Spiel. Schlüssel dieser Datei beginnen mit "training-".
###
### $standing ist, was teacher-between und seinesgleichen sagen: "zwischen Amateur und Klub". $hole und $holes sind Buchstaben.

## Der Begleiter, und wo ein Spieler steht

training-companion-begins = Der Begleiter spielt auf deiner Stufe: Er beginnt { $standing } und passt sich dann deinen Ergebnissen an.
training-companion-stands =
    Der Begleiter spielt auf deiner Stufe: { $standing }, nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }.
training-standing = Deine Stufe: { $standing }.
training-standing-rough = Vorläufige Stufe: { $standing }.
training-unrated = Diese Partie wird nicht gewertet: { $why ->
        [helped] Du hast Hilfen benutzt.
        [taken-back] Du hast Züge zurückgenommen.
        [given-up] Du hast aufgegeben, ohne zurückzuliegen.
       *[set-up] Sie begann nicht mit der üblichen Anfangsstellung.
    }

## Die Wahl der Aufgaben

training-puzzles = Aufgaben
training-page-puzzles = Aufgaben
training-page-game = Variante
training-rating = Deine Aufgabenwertung: { $rating } ± { $deviation }, { $standing }; { $puzzles ->
        [one] 1 gewertete Aufgabe
       *[other] { $puzzles } gewertete Aufgaben
    }.
training-rating-unknown = Nach deiner ersten Aufgabe bekommst du eine Wertung. Bei jeder Aufgabe zählt nur deine erste Antwort.
training-day = Aufgabe des Tages
training-day-solved = Aufgabe des Tages: gelöst
training-day-tip = Alle bekommen heute dieselbe Aufgabe.
training-days-in-a-row =
    { $days ->
        [one] Serie: 1 Tag
       *[other] Serie: { $days } Tage
    }
training-by-strength = Auf deiner Stufe
training-run = Drei Leben
training-run-tip = Die Aufgaben werden immer schwerer, bis zu deiner dritten falschen Antwort.
training-run-best = Beste Serie: { $solved } gelöst
training-by-theme = Nach Thema
training-theme-count = { $solved } von { $all } gelöst
training-first-attempts = { $solved } von { $all } beim ersten Versuch gelöst
training-none = Für diese Regeln gibt es noch keine Aufgaben. Der Computer kann im Hintergrund welche finden, indem er gegen sich selbst spielt.
training-mine = Aufgaben finden
training-mine-more = Weitere Aufgaben finden
training-mine-stop = Anhalten
training-mining = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } gespielt, { $found } von { $wanted } Aufgaben gefunden

## Eine Aufgabe auf dem Brett. $seeds ist eine Zahl von Samen mit ihrem Wort.

training-find = Du spielst Süd. Finde den besten Zug.
training-level = Wertung der Aufgabe: { $rating }
training-run-state = Leben: { $lives }, gelöst: { $solved }
training-hint-compare = Vergleiche { $holes }.
training-hint-hole = Spiele { $hole }.
training-wrong = { $hole } bringt { $seeds } weniger als der beste Zug.
training-try-again = Versuche es noch einmal.
training-right-end = Richtig! Bis zum Ende der Partie bringt { $hole } { $seeds } mehr als jeder falsche Zug.
training-right-plies = Richtig! { $plies ->
        [one] Im nächsten Zug
       *[other] In den nächsten { $plies } Zügen
    } bringt { $hole } { $seeds } mehr als jeder falsche Zug.
training-counted = Deine Wertung: { $after } (vorher: { $before })
training-run-over = Die Serie ist zu Ende. Gelöste Aufgaben: { $solved }.
training-solution = Der beste Zug war { $hole }.
training-run-record = Das ist deine bisher beste Serie.
training-hint = Tipp
training-next = Nächste Aufgabe
training-leave = Aufgaben verlassen
training-run-again = Neue Serie

## Während der Partie

training-hints = Was ein Tipp zeigt
training-hints-reason = Zuerst der Grund
training-hints-best = Der beste Zug
training-hints-good = Drei gute Züge
training-good-move = Der einzige gute Zug: { $holes }.
training-good-moves = Gute Züge: { $holes }.
training-right-win = Richtig! { $hole } { $moves ->
        [1] gewinnt sofort
       *[other] erzwingt den Sieg in { $moves } Zügen
    }.
training-right-saves = Richtig! Nach jedem anderen Zug könnte dein Gegner den Sieg erzwingen.
training-wrong-win = { $hole } verschenkt den Sieg.
training-wrong-loses = Nach { $hole } kann dein Gegner den Sieg erzwingen.
