### Die Regelwerkstatt. Schlüssel beginnen mit „workshop-“.
### Das Attribut `.help` erklärt in einem Satz, was ein Parameter oder ein Wert bedeutet.

## Die Werkstatt: die Liste der Varianten und was man mit einer tun kann

workshop-menu = Werkstatt
workshop-title = Regelwerkstatt
workshop-intro = Wähle eine Variante als Anfang. Die mitgelieferten ändern sich nie: Du arbeitest an einer Kopie.
workshop-open = Ändern
workshop-open-copy = Kopie ändern
workshop-duplicate = Verdoppeln
workshop-delete = Löschen
workshop-ask-delete = { $name } löschen? Die Datei { $file } wird entfernt.
workshop-paste-rules = Regeln einfügen
workshop-copy-rules = Als Text kopieren
workshop-show-folder = Ordner zeigen
workshop-folder = Deine Regeldateien: { $folder }
workshop-drop = Eine Regeldatei kann auch auf das Fenster gezogen werden.
workshop-resume = Weiter mit „{ $name }“
workshop-ask-discard = „{ $name }“ ist nicht gespeichert. Diese Änderungen verwerfen?
workshop-discard = Verwerfen
workshop-saved = Gespeichert als { $file }.
workshop-copied = In die Zwischenablage kopiert.
workshop-imported = { $name } gehört jetzt zu deinen eigenen Varianten, als { $file }.
workshop-nothing-to-paste = Die Zwischenablage enthält keinen Text.
workshop-not-read = Das lässt sich nicht als Regel lesen. { $reason }
workshop-no-folder = Der Ordner lässt sich nicht zeigen: { $reason }
workshop-untitled = Neue Variante
workshop-built-in = Mitgeliefert

## Der Editor einer Variante

workshop-try = Ausprobieren
workshop-save = Speichern
workshop-back-to-editor = Zurück in die Werkstatt
workshop-description = In Worten
workshop-problems = So ergibt es noch keinen Sinn
workshop-group-texts = Texte
workshop-group-board = Brett
workshop-group-play = Züge
workshop-group-sowing = Säen
workshop-group-capture = Fang
workshop-group-end = Ende
workshop-name = Name
workshop-aliases = Andere Namen, mit Kommas dazwischen
workshop-origin = Wo sie gespielt wird
workshop-proposed-by = Vorgeschlagen von
workshop-source = Buch oder Seite, woher sie stammt
workshop-about = Über sie, in einigen Sätzen
workshop-other-boards = Andere übliche Bretter
    .help = Sie werden neben dem üblichen Brett angeboten.
workshop-add-board = Noch ein Brett
workshop-remove-board = Dieses Brett entfernen

## Parameter

workshop-parameter-board-holes = Mulden je Reihe
    .help = Das Brett hat zwei Reihen mit so vielen Mulden.
workshop-parameter-board-seeds = Samen je Mulde
    .help = So viele Samen liegen am Anfang in jeder Mulde.
workshop-parameter-board-direction = Richtung des Säens
    .help = In welcher Richtung um das Brett gesät wird.
workshop-choice-direction-counterclockwise = Linksherum
    .help = In der eigenen Reihe nach rechts, in der gegnerischen nach links: wie üblich.
workshop-choice-direction-clockwise = Rechtsherum
    .help = In der eigenen Reihe nach links, in der gegnerischen nach rechts.
workshop-parameter-play-from = Mulden zur Wahl
    .help = In welcher Reihe ein Spieler eine Mulde aufnehmen darf.
workshop-choice-from-own = Eigene Reihe
    .help = Nur Mulden der eigenen Reihe können gespielt werden.
workshop-choice-from-any = Beide Reihen
    .help = Jede Mulde kann gespielt werden. Eine Pflicht zu füttern gibt es dann nicht.
workshop-parameter-play-min-seeds = Wenigste Samen zum Aufnehmen
    .help = Eine Mulde mit weniger Samen kann nicht gespielt werden.
workshop-parameter-play-leave = Samen, die liegen bleiben
    .help = So viele bleiben in der Mulde; weniger, als sie zum Aufnehmen enthalten muss.
workshop-parameter-play-feeding = Den Gegner füttern
    .help = Was einen Spieler verpflichtet, dem anderen etwas zum Spielen zu lassen.
workshop-choice-feeding-free = Frei
    .help = Niemand muss jemanden füttern.
workshop-choice-feeding-if-possible = Wenn möglich
    .help = Ein Zug, der die gegnerische Reihe leer lässt, ist verboten, solange es einen anderen gibt.
workshop-choice-feeding-required = Immer
    .help = Ein Zug, der die gegnerische Reihe leer lässt, ist verboten, auch wenn es keinen anderen gibt.
workshop-choice-feeding-penalised = Sonst ist der Rest verloren
    .help = Das verbietet keinen Zug; wer aber eine leere Reihe hätte füttern können und es nicht tat, verliert alle Samen auf dem Brett.
workshop-parameter-play-reach-opponent = Zuerst die andere Reihe erreichen
    .help = Solange ein Zug einen Samen in die gegnerische Reihe legt, sind nur solche Züge erlaubt.
workshop-parameter-sowing-skip-start = Aufgenommene Mulde auslassen
    .help = Kommt die Aussaat ganz herum, so legt sie keinen Samen in die Mulde, von der sie ausging.
workshop-parameter-sowing-relay = Staffeln
    .help = Wo der letzte Samen das Säen nicht beendet, wird die erreichte Mulde aufgenommen und weitergesät.
workshop-parameter-sowing-relay-stop-counts = Eine Staffel endet bei
    .help = Was die erreichte Mulde mit dem letzten Samen enthält, wenn das Säen endet. Eins heißt: Sie war leer.
workshop-parameter-sowing-relay-stop-in = Wo sie endet
    .help = In welcher Reihe die erreichte Mulde dafür liegen muss, vom Säenden aus gesehen.
workshop-parameter-sowing-relay-max-laps = Höchstens Runden
    .help = Nach so vielen Runden wird eine endlose Aussaat abgebrochen.
workshop-parameter-flow-capture = Fänge unterwegs
    .help = Mulden können schon während des Säens geleert werden.
workshop-parameter-flow-capture-counts = Unterwegs gefangen bei
    .help = Was eine Mulde mit dem eben gelegten Samen enthalten muss, um sofort geleert zu werden.
workshop-parameter-flow-capture-by = Wer unterwegs fängt
    .help = Wem eine solche Mulde zufällt.
workshop-choice-by-mover = Wer sät
    .help = Nur der Spieler am Zug fängt.
workshop-choice-by-both = Beide
    .help = Jeder fängt, auch während der andere am Zug ist.
workshop-parameter-flow-capture-territory = Wo unterwegs
    .help = In welcher Reihe die Mulde liegen muss, vom Fangenden aus gesehen.
workshop-parameter-capture-counts = Gefangen bei
    .help = Was die Mulde, die der letzte Samen erreicht hat, enthalten muss, um zu fangen.
workshop-parameter-capture-territory = Wohin der letzte Samen fallen muss
    .help = In welche Reihe, vom Ziehenden aus gesehen.
workshop-parameter-capture-takes = Was gefangen wird
    .help = Was eine Mulde einbringt.
workshop-choice-takes-reached = Die erreichte Mulde
    .help = Ihre eigenen Samen.
workshop-choice-takes-opposite = Die Mulde gegenüber
    .help = Die Samen der Mulde gegenüber; die erreichte behält ihre.
workshop-choice-takes-reached-and-opposite = Beide
    .help = Ihre eigenen Samen und die der Mulde gegenüber.
workshop-parameter-capture-chain = Ketten von Mulden
    .help = Ob auch Mulden vor der erreichten gefangen werden, solange sie das Nötige enthalten.
workshop-choice-chain-none = Keine
    .help = Nur die erreichte Mulde.
workshop-choice-chain-within-territory = In dieser Reihe
    .help = Rückwärts bis ans Ende der Reihe.
workshop-choice-chain-across-territories = Um das Brett
    .help = Rückwärts von einer Reihe in die andere.
workshop-parameter-capture-grand-slam = Kahlschlag
    .help = Was aus einem Fang wird, der die gegnerische Reihe leeren würde.
workshop-choice-grand-slam-allowed = Erlaubt
    .help = Er ist ein Fang wie jeder andere.
workshop-choice-grand-slam-cancelled = Ungültig
    .help = Der Zug gilt, fängt aber nichts.
workshop-choice-grand-slam-spares-last = Verschont eine Mulde
    .help = Die letzte Mulde der Kette bringt nichts ein.
workshop-choice-grand-slam-illegal = Verboten
    .help = Ein solcher Zug kann nicht gespielt werden.
workshop-parameter-end-stuck = Wer nicht ziehen kann
    .help = Was geschieht, wenn der Spieler am Zug keinen Zug hat.
workshop-choice-stuck-ends = Beendet die Partie
    .help = Die Partie ist aus.
workshop-choice-stuck-passes = Setzt aus
    .help = Der andere zieht noch einmal; sitzen beide fest, ist die Partie aus.
workshop-parameter-end-majority = Aus bei mehr als der Hälfte
    .help = Die Partie endet, wenn ein Speicher mehr als die Hälfte aller Samen enthält.
workshop-parameter-end-no-hole-above-one = Aus, wenn alle Mulden klein sind
    .help = Die Partie endet, wenn keine Mulde mehr als einen Samen enthält.
workshop-parameter-end-empty-territory = Aus, wenn eine Reihe leer ist
    .help = Die Partie endet, sobald eine Reihe keinen Samen mehr hat, gleich welche.
workshop-parameter-end-seeds-left-below = Aus, wenn wenige übrig sind
    .help = Die Partie endet, wenn weniger als eine Zahl von Samen auf dem Brett liegt.
workshop-parameter-end-seeds-left-below-number = Weniger als
    .help = Mit so vielen Samen geht es noch weiter.
workshop-parameter-end-remaining = Die übrigen Samen
    .help = Wer bekommt, was am Ende auf dem Brett liegt.
workshop-choice-remaining-each-own = Jeder seine Reihe
    .help = Jeder Spieler nimmt die Samen seiner Reihe.
workshop-choice-remaining-last-mover = Wer zuletzt zog
    .help = Der Spieler des letzten Zuges nimmt sie alle.
workshop-choice-remaining-last-capturer = Wer zuletzt fing
    .help = Wer zuletzt gefangen hat, nimmt sie alle; niemand, wenn keiner fing.
workshop-choice-remaining-nobody = Niemand
    .help = Sie bleiben liegen und zählen für niemanden.
workshop-choice-remaining-not-stuck-else-each-own = Wer ziehen kann, sonst jeder seine Reihe
    .help = Kann nur noch einer ziehen, nimmt er sie alle; sonst nimmt jeder seine Reihe.
workshop-choice-remaining-not-stuck-else-last-mover = Wer ziehen kann, sonst wer zuletzt zog
    .help = Kann nur noch einer ziehen, nimmt er sie alle; sonst der Spieler des letzten Zuges.
workshop-choice-remaining-not-stuck-else-nobody = Wer ziehen kann, sonst niemand
    .help = Kann nur noch einer ziehen, nimmt er sie alle; sonst niemand.
workshop-parameter-end-repetition = Aus, wenn es im Kreis geht
    .help = Die Partie endet, wenn dieselbe Stellung mit demselben Spieler am Zug wiederkehrt.
workshop-parameter-end-repetition-occurrences = Male, die die Stellung kommt
    .help = Beim so vielten Mal ist die Partie aus.
workshop-parameter-end-repetition-remaining = Übrige Samen nach einem Kreis
    .help = Wer bekommt, was dann auf dem Brett liegt.

## Orte und Mengen von Zahlen

workshop-choice-territory-own = Eigene Reihe
    .help = Die Reihe dieses Spielers.
workshop-choice-territory-opponent = Andere Reihe
    .help = Die Reihe des anderen Spielers.
workshop-choice-territory-any = Beide Reihen
    .help = Überall auf dem Brett.
workshop-counts-only = Diese
    .help = Nur die markierten Zahlen.
workshop-counts-between = Von … bis
    .help = Jede Zahl von der ersten bis zur zweiten.
workshop-counts-even = Gerade
    .help = Zwei, vier, sechs und so weiter.
workshop-counts-at-least = Mindestens
    .help = So viele oder mehr.
workshop-counts-low = Von
workshop-counts-high = Bis
workshop-counts-least = Mindestens
workshop-counts-another = Eine andere Zahl
workshop-counts-add = Diese Zahl hinzufügen

workshop-side-words = Regeln
workshop-side-lab = Wie es sich spielt
workshop-lab-measure = Messen
workshop-lab-go-on = Weiter messen
workshop-lab-stop = Anhalten
workshop-lab-games = { $games ->
    [0] Noch wurde nichts gemessen: Der Computer spielt nach diesen Regeln gegen sich selbst und zählt.
   *[other] { $games } Spiele des Computers gegen sich selbst.
}
workshop-lab-figures = Zahlen
workshop-lab-intervals = In 95 von 100 solchen Messungen liegt der wahre Wert zwischen den Zahlen rechts. Was der Computer tut, ist nicht, was Menschen tun.
# $counts lists games: "3: 120, 4: 110". $file is a path.
workshop-lab-among = Unter den Spielen
workshop-lab-among-hint = Jeder Punkt ist ein Spiel, das mit dem Programm kommt, der Samen ist dieses mit seinem Intervall.
workshop-lab-compare = Vergleichen
workshop-lab-parameter = Ein Parameter
workshop-lab-game = Ein anderes Spiel
workshop-lab-previous = Davor
workshop-lab-next = Danach
workshop-lab-measure-all = Alle messen
workshop-lab-counted = Gespielte Partien: { $counts }
workshop-lab-on = mit
workshop-lab-off = ohne
workshop-lab-alone = Es gibt nichts zu vergleichen: Wähle etwas anderes.
workshop-lab-save = Als Tabelle speichern
workshop-lab-saved = Gespeichert als { $file }. Jede Tabellenkalkulation öffnet es.

# The computer practises the chosen rules. $percent is a whole number; $won, $drawn and $lost count games.
workshop-side-practice = Übung
workshop-practice-about = Der Computer spielt nach diesen Regeln gegen sich selbst und lernt, was Stellungen wert sind. Der Großmeister und die Bewertung richten sich danach. Er übt, solange diese Seite offen ist.
workshop-practice-begin = Den Computer üben lassen
workshop-practice-more = Weiter üben
workshop-practice-stop = Anhalten
workshop-practice-forget = Gelerntes vergessen
workshop-practice-known = Auf diesem Rechner hat er etwas gelernt, das aufgehoben ist.
workshop-practice-playing = Runde { $round }: Partien zum Lernen, { $percent } %
workshop-practice-learning = Runde { $round }: lernt aus ihnen
workshop-practice-trying = Runde { $round }: probiert das Gelernte aus, { $percent } %
workshop-practice-endless = Diese Partien enden nicht: Aus ihnen ist nichts zu lernen.
workshop-practice-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $minutes ->
    [0] weniger als einer Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
}.
workshop-practice-score = Das Gelernte gegen das, was er vorher wusste: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, also { $percent } % der Punkte.
workshop-practice-nothing-yet = Besseres als das, was er vorher wusste, ist noch nicht gefunden.
