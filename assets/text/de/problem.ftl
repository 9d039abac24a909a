### Was an einer Regeldatei falsch ist. Die Schlüssel beginnen mit „problem-“. $field ist ein Feld der Datei.

problem-too-large = Die Datei ist größer als { $limit } Bytes, zu groß für eine Regeldatei.
problem-unknown-field = Das Feld `{ $found }` gibt es hier nicht; möglich sind { $known }.
problem-unknown-value = Den Wert `{ $found }` gibt es hier nicht; möglich sind { $known }.
problem-missing-field = Das Feld `{ $field }` fehlt; es muss angegeben werden.
problem-repeated-field = Das Feld `{ $field }` ist zweimal angegeben.
problem-ends-early = Die Datei endet mitten in einer Regel: Vielleicht fehlt eine Klammer oder ein Anführungszeichen.
# $said kommt vom Leser des Dateiformats und ist immer englisch.
problem-syntax = Dieser Text ist keine lesbare Regeldatei: { $said }.
problem-not-text = Das ist keine Textdatei in gültigem UTF-8.
problem-unknown-format = Die Datei hat das Format { $found }; dieses Programm liest das Format { $known }.
problem-no-name = `name` ist leer.
problem-out-of-range = `{ $field }` ist { $found }; erlaubt ist { $low } bis { $high }.
problem-nothing-to-sow = `play.leave` ist { $leave }, und `play.min_seeds` ist { $needed }: Eine Mulde ließe sich spielen, ohne dass ein Samen zu säen bliebe.
problem-no-counts = `{ $field }` ist eine leere Liste: `Only([...])` braucht mindestens eine Zahl.
problem-reversed-range = `{ $field }` ist `Between({ $low }, { $high })`: Die erste Zahl darf nicht größer sein als die zweite.
problem-feeding-from-anywhere = `play.feeding` muss `Free` sein, wenn `play.from` `Any` ist: Dann gehören die Samen niemandem.
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
problem-game-unreadable = Das ist weder eine Angabe noch ein Zug noch ein Kommentar.
problem-game-unclosed = Was hier beginnt, hat kein Ende: Eine Klammer oder ein Anführungszeichen fehlt.
problem-game-unopened = Diese Klammer schließt nichts.
problem-game-nothing-replaced = Eine Variante folgt dem Zug, den sie ersetzt; hier steht kein Zug davor.
problem-game-too-deep = Varianten sind mehr als { $limit } Ebenen tief verschachtelt.
problem-game-too-many-tags = Mehr als { $limit } Angaben stehen am Anfang der Partie.
problem-game-second = Hier beginnt eine zweite Partie; nur eine lässt sich auf einmal lesen.
problem-game-no-start = Die Angabe `{ $tag }` mit der Anfangsstellung fehlt.
problem-game-start = Die Anfangsstellung ist unlesbar. { $message }
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
        [shut] die Mulde ist in diesem Durchgang geschlossen
        [special] die Mulde ist besonders und wird nicht gespielt
        [last-hole] die letzte Mulde braucht { $needed } Samen, solange ein anderer Zug möglich ist
        [no-swap] die Seiten können jetzt nicht getauscht werden
       *[starves] Er ließe den anderen Spieler ohne Samen, und das ist nie erlaubt
    }
problem-game-over-already = Die Partie ist schon aus; sie kann nicht zweimal enden.
problem-link-foreign = Dieser Link enthält keine Partie.
problem-link-too-long = Dieser Link ist zu lang für eine Partie.
problem-link-no-rules = Der Link enthält keine Regeln für { $variant }, und dieses Programm kennt sie nicht.
problem-link-damaged = Die Regeln im Link sind beschädigt: Er wurde abgeschnitten oder verändert.
problem-link-rules = Die Regeln im Link sind ungültig. { $message }
problem-letter-foreign = Das ist kein Brief einer Partie.
problem-letter-too-long = Der Brief ist länger, als irgendein Wettkampf es braucht.
problem-letter-older = Der Brief stammt von einer älteren Fassung von Awale, die diese nicht liest.
problem-letter-newer = Der Brief stammt von einer neueren Fassung von Awale. Aktualisiere, um ihn zu öffnen.
problem-letter-damaged = Der Brief wurde unterwegs abgeschnitten oder verändert. Bitte deinen Freund, ihn noch einmal zu schicken.
problem-letter-other-rules = { $variant } hat in diesem Programm andere Regeln als im Brief.
problem-letter-other-terms = Der Brief hat andere Regeln oder Bedingungen als dein Wettkampf. Nichts wurde geändert.
problem-letter-too-many-lines = Der Wettkampf hat schon zu viele Fassungen. Wähle mit deinem Freund eine.

## Was am Text einer Stellung oder eines Zuges falsch ist. $text ist, was gelesen wurde.

problem-position-parts = Eine Stellung auf diesem Brett hat { $needed } Teile, durch „-“ verbunden; diese hat { $found }.
problem-position-count = Teil { $number } der Stellung, „{ $text }“, ist keine Zahl von Samen.
problem-position-too-many-seeds = Eine Stellung kann höchstens { $limit } Samen enthalten.
problem-position-player = Der letzte Teil einer Stellung nennt den Spieler am Zug, S oder N; hier steht „{ $text }“.
# $last und $small sind die Buchstaben der letzten Mulde jeder Reihe.
problem-no-such-hole = „{ $text }“ ist keine Mulde dieses Bretts; seine Mulden sind A bis { $last } und a bis { $small }.

## Was an einem gespeicherten Wettkampf falsch ist.

problem-saved-not-a-match = Das ist kein gespeicherter Wettkampf.
problem-saved-other-version = Dieser Wettkampf wurde von einer anderen Version des Programms gespeichert: Sein Format ist { $found }, und dieses Programm liest das Format { $known }.
problem-saved-damaged = Dieser gespeicherte Wettkampf ist beschädigt: Er wurde abgeschnitten oder verändert.
problem-saved-too-long = Dieser Wettkampf ist zu lang, um gespeichert zu werden.
# $said kommt vom Leser des Dateiformats und ist immer englisch.
problem-saved-unreadable = Dieser gespeicherte Wettkampf ist unlesbar: { $said }.
problem-saved-level = In diesem gespeicherten Wettkampf spielt ein Computer auf einer Stufe, die dieses Programm nicht kennt: „{ $level }“.
# $message ist eine oder mehrere der Meldungen oben.
problem-saved-rules = Die Regeln dieses gespeicherten Wettkampfs sind ungültig. { $message }
problem-saved-game = Die Partie dieses gespeicherten Wettkampfs passt nicht zu seinen Regeln. { $message }
problem-needs-format = „{ $field }“ braucht Format { $needed }.
problem-last-hole-from-anywhere = Eine Mindestzahl für die letzte Mulde ist unmöglich, wenn alle Mulden gespielt werden dürfen.
problem-end-squares-and-stores = Felder an den Enden und Speicher auf dem Weg brauchen denselben Platz.
problem-end-squares-and-rounds = Felder an den Enden können für einen weiteren Durchgang nicht gefüllt werden.
problem-start-length = Der Anfang nennt { $found } Zahlen; eine Reihe hat { $holes } Mulden.
problem-empty-start = Der Anfang legt keinen Samen aufs Brett.
problem-start-and-territory = Durchgänge mit Kauf von Mulden brauchen gleich viele Samen in allen Mulden.
problem-more-holes-than-row = Zum Weiterspielen sind { $found } Mulden nötig, aber eine Reihe hat nur { $holes }.
problem-start-seeds = Das Brett beginnt mit { $found } Samen; eine Partie hat höchstens { $limit }.
problem-move-direction = „{ $text }“ braucht eine Richtung, + oder -.
problem-move-no-direction = „{ $text }“ hat eine Richtung, aber dieses Spiel hat nur eine.
problem-position-field = „{ $text }“ hat in einer Stellung dieses Spiels keine Bedeutung.
problem-position-no-open-hole = Ein Spieler hat keine offene Mulde.
problem-position-shut-hole = In einer geschlossenen Mulde liegen Samen.
