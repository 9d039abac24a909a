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

# Wo in der Datei: $file, $line und $column, von 1 an gezählt; dann die Meldung.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }
