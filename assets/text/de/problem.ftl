### Was an einer Regeldatei falsch ist. Die Schlüssel beginnen mit „problem-“. $field ist ein Feld der Datei.

problem-too-large = Die Datei ist zu groß: Eine Regeldatei darf höchstens { $limit } Bytes haben.
problem-unknown-field = Unbekanntes Feld `{ $found }`; möglich sind { $expected }.
problem-unknown-value = Unbekannter Wert `{ $found }`; möglich sind { $expected }.
problem-missing-field = Das Feld `{ $field }` fehlt.
problem-repeated-field = Das Feld `{ $field }` kommt zweimal vor.
problem-ends-early = Die Datei endet zu früh: Vielleicht fehlt eine schließende Klammer oder ein Anführungszeichen.
# $text kommt vom Leser des Dateiformats und ist immer englisch.
problem-syntax = Keine gültige Regeldatei: { $text }.
problem-not-text = Keine Textdatei: Der Inhalt ist kein gültiges UTF-8.
problem-unknown-format = Die Datei hat das Format { $found }; dieses Programm liest das Format { $supported }.
problem-no-name = `name` ist leer.
problem-out-of-range = `{ $field }` ist { $found }; erlaubt sind { $low } bis { $high }.
problem-nothing-to-sow = `play.leave` ist { $leave }, und `play.min_seeds` ist { $needed }: Bei manchen Zügen gäbe es nichts zu säen.
problem-no-counts = `{ $field }` ist eine leere Liste: `Only([...])` braucht mindestens eine Zahl.
problem-reversed-range = `{ $field }` ist `Between({ $low }, { $high })`: Die erste Zahl darf nicht größer sein als die zweite.
problem-feeding-from-anywhere = `play.feeding` muss `Free` sein, wenn `play.from` `Any` ist: Beide Spieler können dann jede Mulde spielen.
problem-reaching-from-anywhere = `play.reach_opponent` muss `false` sein, wenn `play.from` `Any` ist.
problem-too-many = `{ $field }` hat { $found } Einträge; höchstens { $limit } sind erlaubt.
problem-too-long = `{ $field }` hat { $found } Zeichen; höchstens { $limit } sind erlaubt.
problem-more = { $count ->
    [one] Dazu kommt noch ein Problem.
   *[other] Dazu kommen noch { $count } Probleme.
}

# Wo in der Datei: $file, $line und $column, von 1 an gezählt; dann die Meldung.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## Was an einer Partiedatei falsch ist.

# $line und $column werden von 1 an gezählt; dann die Meldung.
problem-at-place = Zeile { $line }, Spalte { $column }: { $message }
problem-game-unreadable = Das ist weder eine Kopfzeile noch ein Zug noch ein Kommentar.
problem-game-unclosed = Eine Klammer oder ein Anführungszeichen, das hier beginnt, wird nie geschlossen.
problem-game-unopened = Zu dieser schließenden Klammer fehlt die öffnende.
problem-game-nothing-replaced = Eine Nebenvariante muss auf den Zug folgen, den sie ersetzt; vor dieser steht kein Zug.
problem-game-too-deep = Nebenvarianten sind mehr als { $limit } Ebenen tief verschachtelt.
problem-game-too-many-tags = Die Partie hat mehr als { $limit } Kopfzeilen.
problem-game-second = Hier beginnt eine zweite Partie. Füge immer nur eine Partie ein.
problem-game-start = Die Anfangsstellung ist ungültig. { $message }
# $why ist die nächste Meldung.
problem-game-illegal = Zug { $number } ({ $hole }) kann nicht gespielt werden: { $why }.
problem-game-refused =
    { $why ->
        [game-over] Die Partie ist aus
        [no-such-hole] Diese Mulde gibt es auf diesem Brett nicht
        [territory] Die Mulde liegt in der Reihe des anderen Spielers
        [empty] Die Mulde ist leer
        [too-few] Die Mulde hat zu wenige Samen; sie braucht mindestens { $needed }
        [grand-slam] Er würde alle Samen des anderen Spielers fangen, und das ist nicht erlaubt
        [must-reach] Er würde die Reihe des anderen Spielers nicht erreichen, ein anderer Zug schon
        [must-feed] Er ließe dem anderen Spieler keine Samen, ein anderer Zug ließe ihm welche
        [shut] Die Mulde ist in diesem Durchgang geschlossen
        [special] Die Mulde ist eine Sondermulde, und ihre Samen dürfen nicht gespielt werden
        [last-hole] Die letzte Mulde braucht mindestens { $needed } Samen, solange ein anderer Zug möglich ist
        [no-swap] Die Spieler können die Seiten jetzt nicht tauschen
        [must-capture] Er bringt keinen Fang, ein anderer Zug schon
        [inner-first] Wenn möglich, muss aus der inneren Reihe gespielt werden
        [empties-inner] Er ließe die innere Reihe leer
        [endless] Seine Aussaat würde nie enden
        [blocked] Die Mulde ist für diesen Zug gesperrt
        [onto-seeds] Ein einzelner Samen darf nur in eine leere Mulde gespielt werden
        [no-capture-that-way] In dieser Richtung ist er nur erlaubt, wenn er fängt
        [wrong-answer] So lässt sich diese Mulde nicht spielen
       *[starves] Er ließe dem anderen Spieler keine Samen, und das ist nie erlaubt
    }
problem-game-over-already = Die Partie ist schon zu Ende.
problem-exchange-rules = In dieser Notation lassen sich Partien dieser Variante nicht aufschreiben.
problem-exchange-game = Diese Notation kann den Anfang dieser Partie oder einen ihrer Züge nicht wiedergeben.
problem-exchange-start = Die Anfangsstellung ist in dieser Notation nicht gültig.
problem-exchange-word = { $word } ist in dieser Notation kein Zug.
problem-exchange-differs = Nach diesen Regeln endet der Zug { $word } anders, oder er fängt etwas anderes.
problem-link-foreign = Dieser Link führt zu keiner Partie.
problem-link-too-long = Dieser Link ist zu lang für eine Partie.
problem-link-no-rules = Dieses Programm kennt die Variante { $variant } nicht, und der Link enthält ihre Regeln nicht.
problem-link-damaged = Die Regeln im Link sind unvollständig oder wurden verändert. Kopiere den ganzen Link noch einmal.
problem-link-rules = Die Regeln im Link sind ungültig. { $message }
problem-letter-foreign = Das ist kein Link zu einer Partie.
problem-letter-too-long = Der Link ist zu lang für einen Wettkampf.
problem-letter-older = Der Link stammt von einer älteren Version von Awale. Diese Version kann ihn nicht lesen.
problem-letter-newer = Der Link stammt von einer neueren Version von Awale. Aktualisiere Awale, um ihn zu öffnen.
problem-letter-damaged = Der Link ist unvollständig oder verändert angekommen. Bitte deinen Freund, ihn noch einmal zu schicken.
problem-letter-other-rules = Die Regeln von { $variant } im Link sind andere als in diesem Programm.
problem-letter-other-terms = Die Regeln oder Bedingungen im Link sind andere als in deinem Wettkampf. Nichts wurde geändert.
problem-letter-too-many-lines = Dieser Wettkampf hat schon zu viele Fassungen. Einige dich mit deinem Freund auf eine davon.

## Was am Text einer Stellung oder eines Zuges falsch ist. $text ist, was gelesen wurde.

problem-position-parts = Eine Stellung auf diesem Brett hat { $needed } Teile, durch „-“ getrennt; diese hat { $found }.
problem-position-count = Teil { $number } der Stellung, „{ $text }“, ist keine Samenzahl.
problem-position-too-many-seeds = Eine Stellung kann höchstens { $limit } Samen enthalten.
problem-position-player = Der letzte Teil einer Stellung muss der Spieler am Zug sein, S oder N, nicht „{ $text }“.
# $last und $small sind die Buchstaben der letzten Mulde jeder Reihe.
problem-no-such-hole = „{ $text }“ ist keine Mulde dieses Bretts; die Mulden sind A bis { $last } und a bis { $small }.

## Was an einem gespeicherten Wettkampf falsch ist.

problem-saved-not-a-match = Das ist kein gespeicherter Wettkampf.
problem-saved-other-version = Eine andere Version des Programms hat diesen Wettkampf gespeichert, im Format { $found }; dieses Programm liest das Format { $supported }.
problem-saved-damaged = Dieser gespeicherte Wettkampf ist unvollständig oder wurde verändert.
problem-saved-too-long = Dieser Wettkampf ist zu lang, um gespeichert zu werden.
# $text kommt vom Leser des Dateiformats und ist immer englisch.
problem-saved-unreadable = Dieser gespeicherte Wettkampf ist ungültig: { $text }.
problem-saved-level = In diesem gespeicherten Wettkampf spielt der Computer auf einer Stufe, die dieses Programm nicht kennt: „{ $level }“.
# $message ist eine oder mehrere der Meldungen oben.
problem-saved-rules = Die Regeln dieses gespeicherten Wettkampfs sind ungültig. { $message }
problem-saved-game = Die Partie dieses gespeicherten Wettkampfs passt nicht zu seinen Regeln. { $message }
problem-needs-format = `{ $field }` braucht das Format { $needed }.
problem-last-hole-from-anywhere = Eine Mindestzahl für die letzte Mulde ist nicht möglich, wenn die Spieler jede Mulde spielen dürfen.
problem-end-squares-and-stores = Wähle entweder Endfelder oder Speicher, in die gesät wird: Beide brauchen denselben Platz.
problem-end-squares-and-rounds = Endfelder passen nicht zu einem Wettkampf in Durchgängen: Sie lassen sich nicht wieder füllen.
problem-start-length = Die Anfangsstellung nennt { $found } Zahlen, aber eine Reihe hat { $holes } Mulden.
problem-empty-start = In der Anfangsstellung hat ein Spieler keine Samen.
problem-start-and-territory = Kaufen die Spieler zwischen den Durchgängen Mulden, müssen alle Mulden mit gleich vielen Samen beginnen.
problem-more-holes-than-row = Für einen weiteren Durchgang braucht ein Spieler { $found } Mulden, aber eine Reihe hat nur { $holes }.
problem-start-seeds = In der Anfangsstellung liegen { $found } Samen auf dem Brett; höchstens { $limit } sind erlaubt.
problem-move-direction = „{ $text }“ braucht eine Richtung, + oder -.
problem-move-no-direction = „{ $text }“ nennt eine Richtung, aber in dieser Variante wird nur in eine Richtung gesät.
problem-move-extras = „{ $text }“ ist kein Zug dieser Variante: Auf die Mulde folgen höchstens zwei Mulden des Gegners, keine doppelt.
problem-position-field = „{ $text }“ hat in einer Stellung dieser Variante keine Bedeutung.
problem-position-no-open-hole = Ein Spieler hat keine offene Mulde.
problem-position-shut-hole = In einer geschlossenen Mulde liegen Samen.
problem-position-no-stores = Das Brett dieser Variante hat keine Speicher, also können dort keine Samen liegen.
problem-rows = `{ $field }` ist { $found }; erlaubt sind 2 und 4.
problem-needs-rows = `{ $field }` braucht ein Brett mit { $rows } Reihen.
problem-does-not-fit = `{ $field }` passt nicht zu `{ $beside }`.
problem-no-such-letter = `{ $field }` kann „{ $found }“ nicht verwenden. Gib den Buchstaben einer Mulde von Süd ein; eine Nyumba muss in der inneren Reihe liegen.
