### Was an einer Regeldatei falsch ist. Die Schlüssel beginnen mit „problem-“. $field ist ein Feld der Datei.

problem-too-large = Die Datei ist länger als { $limit } Bytes; das braucht keine Regeldatei.
problem-unknown-field = Ein Feld `{ $found }` gibt es hier nicht; es gibt { $known }.
problem-unknown-value = Einen Wert `{ $found }` gibt es hier nicht; möglich sind { $known }.
problem-missing-field = Das Feld `{ $field }` fehlt; es muss angegeben werden.
problem-repeated-field = Das Feld `{ $field }` ist zweimal angegeben.
problem-ends-early = Die Datei endet vor der Regel: Fehlt eine schließende Klammer oder ein Anführungszeichen?
# $said kommt vom Leser des Dateiformats und ist immer englisch.
problem-syntax = Das lässt sich nicht als Regel lesen: { $said }.
problem-not-text = Das ist keine Textdatei: Es ist kein gültiges UTF-8.
problem-unknown-format = Das Format ist { $found }; dieses Programm liest das Format { $known }.
problem-no-name = `name` ist leer.
problem-out-of-range = `{ $field }` ist { $found }; erlaubt ist { $low } bis { $high }.
problem-nothing-to-sow = `play.leave` ist { $leave }, und `play.min_seeds` ist { $needed }: Man könnte eine Mulde spielen, ohne einen Samen zum Säen zu haben.
problem-no-counts = `{ $field }` ist eine leere Liste: `Only([...])` braucht mindestens eine Zahl.
problem-reversed-range = `{ $field }` ist `Between({ $low }, { $high })`: Die erste Zahl darf nicht größer sein als die zweite.
problem-feeding-from-anywhere = `play.feeding` muss `Free` sein, wenn `play.from` `Any` ist: Jeder Samen darf von jedem gespielt werden.
problem-reaching-from-anywhere = `play.reach_opponent` muss `false` sein, wenn `play.from` `Any` ist.
problem-too-many = `{ $field }` hat { $found } Einträge; gelesen werden höchstens { $limit }.
problem-too-long = `{ $field }` hat { $found } Zeichen; gelesen werden höchstens { $limit }.
problem-more = { $count ->
    [one] Und noch ein Problem.
   *[other] Und noch { $count } Probleme.
}

# Wo in der Datei: $file, $line und $column, von 1 an gezählt; dann die Meldung.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## Was an einer Partiedatei falsch ist.

# $line und $column werden von 1 an gezählt; dann die Meldung.
problem-at-place = Zeile { $line }, Spalte { $column }: { $message }
problem-game-unreadable = Das ist weder eine Angabe noch ein Zug noch ein Kommentar.
problem-game-unclosed = Was hier beginnt, hat kein Ende: Eine Klammer oder ein Anführungszeichen fehlt.
problem-game-unopened = Diese Klammer schließt nichts.
problem-game-nothing-replaced = Eine Variante steht nach dem Zug, den sie ersetzt, und hier ist keiner.
problem-game-too-deep = Mehr als { $limit } Varianten liegen ineinander.
problem-game-too-many-tags = Mehr als { $limit } Angaben stehen am Anfang der Partie.
problem-game-second = Hier beginnt eine zweite Partie; nur eine lässt sich auf einmal lesen.
problem-game-no-start = Die Angabe `{ $tag }` fehlt, in der die Anfangsstellung steht.
problem-game-start = Die Anfangsstellung lässt sich nicht lesen. { $message }
# $why ist die nächste Meldung.
problem-game-illegal = Zug { $number }, { $hole }, kann nicht gespielt werden: { $why }.
problem-game-refused =
    { $why ->
        [game-over] Die Partie ist aus
        [no-such-hole] Eine solche Mulde gibt es auf diesem Brett nicht
        [territory] Die Mulde liegt in der Reihe des anderen Spielers
        [empty] Die Mulde ist leer
        [too-few] Die Mulde hat zu wenige Samen, mindestens { $needed } sind nötig
        [grand-slam] Sein Fang ließe den anderen Spieler ohne Samen, und das ist nicht erlaubt
        [must-reach] Er würde die Reihe des anderen Spielers nicht erreichen, ein anderer Zug aber schon
        [must-feed] Er ließe den anderen Spieler ohne Samen, ein anderer Zug aber nicht
       *[starves] Er ließe den anderen Spieler ohne Samen, und das ist nie erlaubt
    }
problem-game-over-already = Die Partie ist schon aus und kann nicht noch einmal enden.
problem-link-foreign = Das ist kein Link zu einer Partie.
problem-link-too-long = Der Link ist länger, als irgendeine Partie es braucht.
problem-link-no-rules = Der Link enthält keine Regeln für { $variant }, und dieses Programm kennt sie nicht.
problem-link-damaged = Die Regeln im Link sind beschädigt: Er wurde abgeschnitten oder verändert.
problem-link-rules = Die Regeln im Link ergeben keinen Sinn. { $message }

## Was am Text einer Stellung oder eines Zuges falsch ist. $text ist, was gelesen wurde.

problem-position-parts = Eine Stellung auf diesem Brett hat { $needed } Teile, durch „-“ verbunden; diese hat { $found }.
problem-position-count = Teil { $number } der Stellung, „{ $text }“, ist keine Zahl von Samen.
problem-position-too-many-seeds = Eine Stellung kann höchstens { $limit } Samen enthalten.
problem-position-player = Der letzte Teil einer Stellung sagt, wer am Zug ist, S oder N, und nicht „{ $text }“.
# $last und $small sind die Buchstaben der letzten Mulde jeder Reihe.
problem-no-such-hole = „{ $text }“ ist keine Mulde dieses Bretts; es gibt A bis { $last } und a bis { $small }.

## Was an einem gespeicherten Wettkampf falsch ist.

problem-saved-not-a-match = Das ist kein gespeicherter Wettkampf.
problem-saved-other-version = Dieser Wettkampf wurde von einer anderen Fassung des Programms gespeichert: Sein Format ist { $found }, und dieses Programm liest das Format { $known }.
problem-saved-damaged = Dieser gespeicherte Wettkampf ist beschädigt: Er wurde abgeschnitten oder verändert.
# $said kommt vom Leser des Dateiformats und ist immer englisch.
problem-saved-unreadable = Dieser gespeicherte Wettkampf ist nicht zu verstehen: { $said }.
problem-saved-level = In diesem gespeicherten Wettkampf spielt ein Computer auf einer Stufe, die dieses Programm nicht kennt: „{ $level }“.
# $message ist eine oder mehrere der Meldungen oben.
problem-saved-rules = Die Regeln dieses gespeicherten Wettkampfs ergeben keinen Sinn. { $message }
problem-saved-game = Die Partie dieses gespeicherten Wettkampfs passt nicht zu seinen Regeln. { $message }
