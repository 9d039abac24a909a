### Der Begleiter, Wertungen und Aufgaben im Spiel. Schlüssel dieser Datei beginnen mit "training-".
###
### $standing ist, was teacher-between und seinesgleichen sagen: "zwischen Amateur und Klub". $hole und $holes sind Buchstaben.

## Der Begleiter, und wo ein Spieler steht

training-companion-begins = Er spielt so gut wie du: Er beginnt { $standing } und folgt deinen Ergebnissen.
training-companion-stands = Er spielt so gut wie du: { $standing }, nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }.
training-standing = Du stehst jetzt { $standing }.
training-standing-rough = Soweit es sich schon sagen lässt, stehst du { $standing }.
training-unrated = Diese Partie sagt nichts über deine Stärke: { $why ->
        [helped] Der Computer hat geholfen.
        [taken-back] Es wurden Züge zurückgenommen.
        [given-up] Du hast sie aufgegeben, ohne zurückzuliegen.
       *[set-up] Sie begann mit einer anderen Stellung als üblich.
    }

## Die Wahl der Aufgaben

training-puzzles = Aufgaben
training-page-puzzles = Aufgaben
training-page-game = Welches Spiel
training-rating = Deine Stärke bei Aufgaben: { $rating } ± { $deviation }, { $standing }; { $puzzles ->
        [one] 1 Aufgabe hat gezählt
       *[other] { $puzzles } Aufgaben haben gezählt
    }.
training-rating-unknown = Die erste Aufgabe, die du versuchst, gibt dir eine Wertung. Jede Aufgabe zählt einmal, mit deiner ersten Antwort.
training-day = Aufgabe des Tages
training-day-solved = Aufgabe des Tages: gelöst
training-day-tip = Heute für alle dieselbe.
training-days-in-a-row = { $days ->
        [one] An 1 Tag gelöst
       *[other] An { $days } Tagen nacheinander gelöst
    }
training-by-strength = Nach deiner Stärke
training-run = Drei Leben
training-run-tip = Immer schwerer, bis zur dritten falschen Antwort.
training-run-best = Beste Serie: { $solved }
training-by-theme = Nach Thema
training-theme-count = { $solved } von { $all } gelöst
training-none = Für diese Regeln gibt es noch keine Aufgaben. Der Computer findet welche in Partien gegen sich selbst, im Hintergrund.
training-mine = Aufgaben suchen
training-mine-more = Mehr Aufgaben suchen
training-mine-stop = Aufhören
training-mining = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $found ->
        [one] 1 Aufgabe
       *[other] { $found } Aufgaben
    } von { $wanted }

## Eine Aufgabe auf dem Brett. $seeds ist eine Zahl von Samen mit ihrem Wort.

training-find = Du spielst Süd. Finde den besten Zug.
training-level = Schwierigkeit: { $rating }
training-run-state = Leben: { $lives }, gelöst: { $solved }
training-hint-compare = Vergleiche { $holes }.
training-hint-hole = Spiele { $hole }.
training-wrong = { $hole } ist { $seeds } weniger wert als der beste Zug.
training-try-again = Versuche es noch einmal.
training-right-end = Richtig! Am Ende der Partie ist { $hole } { $seeds } mehr wert als jeder falsche Zug.
training-right-plies = Richtig! Binnen { $plies } Halbzügen ist { $hole } { $seeds } mehr wert als jeder falsche Zug.
training-counted = Deine Wertung: { $before } → { $after }
training-run-over = Die Serie ist vorbei. Gelöste Aufgaben: { $solved }.
training-solution = Der beste Zug war { $hole }.
training-run-record = Keine deiner Serien war besser.
training-hint = Tipp
training-next = Nächste Aufgabe
training-leave = Zu den Aufgaben
training-run-again = Noch eine Serie

## Während der Partie

training-hints = Ein Tipp zeigt
training-hints-best = Die beste Mulde
training-hints-good = Drei gute Mulden
training-good-move = Der einzige gute Zug: { $holes }.
training-good-moves = Gute Züge: { $holes }.
