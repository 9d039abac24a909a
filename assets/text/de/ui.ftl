### Menüs, Tafeln und Knöpfe. Die Schlüssel beginnen mit „ui-“.
### Knöpfe und Überschriften sagen so wenig wie möglich; was einen Satz braucht, ist ein Hinweis.

## Das Hauptmenü

ui-title = Awale
ui-subtitle = Spiele vom Säen und Ernten
ui-menu-play = Spielen
ui-menu-first-steps = Erste Schritte, in zwei Minuten
# Was „Spielen“ beginnt: $south und $north sagen, wer spielt, etwa „Computer, Klub“.
ui-menu-play-summary = { $variant }: { $south } gegen { $north }
ui-menu-continue = Weiterspielen
# Womit „Weiterspielen“ weitergeht.
ui-menu-continue-summary = { $variant }: { $south } gegen { $north }, { $plies ->
        [one] 1 Zug gespielt
       *[other] { $plies } Züge gespielt
    }
ui-menu-new-game = Neue Partie
ui-menu-rules = Regeln
ui-menu-settings = Einstellungen
ui-menu-learn = Lernen
ui-menu-archive = Frühere Partien
ui-menu-quit = Beenden

## Die Tafel einer neuen Partie

ui-new-game = Neue Partie
# Above the list of games, while nothing is written there.
ui-all-games = Alle Spiele
ui-this-game = Dieses Spiel
ui-variant-search = Spiel suchen
ui-variant-search-none = Kein Spiel dieses Namens.
ui-variant-order = Ordnung: { $order }
ui-variant-order-usual = wie üblich
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Auch: { $names }
ui-own-rules = Eigene
ui-own-rules-none = Regeldateien, die du in deinen Ordner legst, erscheinen hier.
ui-match = Spieler und Brett
ui-player-south = Süd
ui-player-north = Nord
ui-player-person = Mensch
# Wie jemand heißt, wo die Worte nur an ihn gerichtet sind.
ui-you = Du
ui-player-computer = Computer
# Ein Computer einer Stufe, in wenigen Worten.
ui-player-computer-level = Computer, { $level }
ui-player-name = Name
ui-level-initiation = Einführung
ui-level-beginner = Anfänger
ui-level-amateur = Amateur
ui-level-club = Klub
ui-level-expert = Experte
ui-level-master = Meister
ui-level-grand-master = Großmeister
ui-level-companion = Begleiter
ui-begins = Erster Zug
ui-begins-south = Süd
ui-begins-north = Nord
ui-begins-random = Zufall
ui-games = Wettkampf
ui-games-one = Eine Partie
ui-games-several = Mehrere Partien
ui-games-number = Partien
ui-games-alternating = Abwechselnd beginnen
ui-board = Brett
ui-board-own = Eigenes
ui-board-holes = Mulden je Reihe
ui-board-seeds = Samen je Mulde
ui-less = weniger
ui-more = mehr
ui-direction-clockwise = Rechtsherum
ui-direction-counterclockwise = Linksherum
# Ein Brett in wenigen Worten, für eine Liste: $holes je Reihe, $seeds je Mulde.
ui-board-size = 2 × { $holes }, { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }
ui-board-size-clockwise = { ui-board-size }, rechtsherum
ui-board-size-counterclockwise = { ui-board-size }, linksherum
ui-start = Los
ui-back = Zurück

## Während einer Partie

ui-turn = { $player } ist am Zug
ui-thinking-now = Denkt nach …
ui-your-turn = Am Zug
ui-turn-yours = Du bist am Zug
# Was ein Vorleseprogramm vom Schild eines Spielers sagt.
ui-plate = { $player }, { $detail }, { ui-seeds } gefangen
ui-paused = Pause
ui-seeds = { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }
ui-lap = Runde { $lap }
ui-restart = Von vorn
ui-undo = Zurücknehmen
ui-redo = Wiederholen
ui-pause = Pause
ui-resume = Weiter
ui-skip-tip = Diesen Zug sofort zu Ende bringen
ui-hint = Tipp
# Dem Spieler gesagt, der am Zug ist. $seeds ist eine Zahl, oder Ziffern mit einem halben: „2½“.
ui-hint-wins = Die beste Mulde ist { $hole }: Mit ihr gewinnst du mit { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } Vorsprung, was auch geantwortet wird.
ui-hint-draws = Die beste Mulde ist { $hole }: Mit ihr endet die Partie unentschieden, wenn beide ihr Bestes spielen.
ui-hint-loses = Die beste Mulde ist { $hole }: Mit ihr verlierst du mit nicht mehr als { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } Rückstand.
ui-hint-should-win = Die beste Mulde ist { $hole }: Du kannst mit etwa { $seeds ->
        [half] einem halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } Vorsprung rechnen.
ui-hint-should-draw = Die beste Mulde ist { $hole }: Du kannst mit einem Unentschieden rechnen.
ui-hint-should-lose = Die beste Mulde ist { $hole }: Du musst mit etwa { $seeds ->
        [half] einem halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } Rückstand rechnen.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = sicher
ui-evaluation-estimated = geschätzt, { $depth } Züge voraus
ui-evaluation-book = aus dem Eröffnungsbuch
ui-evaluation-unknown = Noch nicht beurteilt
ui-resign = Aufgeben
ui-agree-to-end = Einvernehmlich beenden
ui-stop-match = Wettkampf abbrechen
ui-moves = Züge
ui-moves-none = Noch wurde nichts gespielt.
ui-moves-ended = Ende
ui-moves-first = Zum Anfang
ui-moves-last = Zum Ende
ui-moves-on = Weiter
ui-moves-seed-back = Einen Samen zurück
ui-moves-seed-on = Einen Samen weiter

## Lernen

ui-learn-lessons = Lektionen
ui-learn-read = Zum Lesen
ui-learn-version = Version { $version }
ui-lesson-step = Schritt { $step } von { $steps }
ui-lesson-your-turn = Du bist dran: Klicke eine Mulde an, oder drücke ihren Buchstaben.
ui-lesson-next = Weiter
ui-lesson-show = Zeig es mir
ui-lesson-done = Fertig
ui-lesson-next-lesson = Nächste Lektion
ui-lesson-to-game = Zum Spiel
ui-lesson-leave = Lektion verlassen
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Dieses Spiel hat eine Regel, die dir noch nicht begegnet ist. Die Lektion „{ $lesson }“ zeigt sie auf dem Brett, in ein, zwei Minuten.
ui-first-lesson-take = Zuerst die Lektion
ui-first-lesson-play = Spielen
ui-first-lesson-never = Keine Lektionen mehr anbieten

## Beendete Partien, und was gewonnen und verloren wurde

ui-archive-games = Beendete Partien
ui-archive-none = Noch ist keine Partie beendet.
ui-archive-open = unbeendet
ui-archive-no-rules = die Regeln dieser Partie sind hier nicht bekannt
ui-archive-statistics = Statistik
ui-statistics-none = Noch wurde nichts gegen den Computer gespielt.
ui-statistics-all = Alle Partien
ui-statistics-counts = Gespielt { $played }, gewonnen { $won }, unentschieden { $drawn }, verloren { $lost }
ui-statistics-bests = Bester Vorsprung: { $margin }. Siege in Folge: { $streak }, längste Folge: { $longest }.
ui-statistics-forget = Alles vergessen
ui-statistics-forget-sure = Alles vergessen, was gewonnen und verloren wurde?
ui-speed = Tempo
ui-speed-off = Sofort
# Dasselbe auf einem kleinen Knopf.
ui-speed-off-short = max
ui-speed-times = { $times }×
ui-mute = Ton aus
ui-unmute = Ton an
ui-camera-home = Zurück zum Platz
ui-camera-top = Von oben

## Das Ende einer Partie

ui-wins = { $player } gewinnt
ui-wins-you = Du gewinnst
ui-draw = Unentschieden
ui-play-again = Noch einmal
ui-next-game = Nächste Partie
# Wie weit ein Wettkampf aus mehreren Partien ist.
ui-match-game = Partie { $game } von { $games }
ui-match-won = { $player } gewinnt den Wettkampf
ui-match-won-you = Du gewinnst den Wettkampf
ui-match-drawn = Der Wettkampf ist unentschieden
ui-match-stopped = Der Wettkampf wurde abgebrochen.
ui-score = Spielstand
ui-score-none = Noch ist keine Partie dieses Wettkampfs zu Ende.
ui-score-points = Punkte
ui-score-seeds = Samen
ui-other-variant = Anderes Spiel
ui-result = Das Ergebnis
ui-show-board = Brett ansehen
ui-main-menu = Hauptmenü

## Einstellungen

ui-settings = Einstellungen
ui-settings-language = Sprache
ui-settings-sound = Ton
ui-settings-sound-on = Ton an
ui-settings-volume-master = Gesamt
ui-settings-volume-seeds = Samen
ui-settings-volume-voice = Ereignisse
ui-settings-volume-ambience = Umgebung
ui-settings-volume-music = Musik
ui-settings-picture = Bild
ui-settings-quality = Qualität
ui-settings-quality-automatic = Automatisch
ui-settings-quality-low = Niedrig
ui-settings-quality-medium = Mittel
ui-settings-quality-high = Hoch
ui-settings-reduced-motion = Weniger Bewegung
ui-settings-text-size = Größe von Text und Tafeln
ui-settings-animations = Animationen
ui-settings-turning-board = Brett zum Spielenden drehen
ui-settings-thinking = Bedenkzeit des Großmeisters
ui-settings-thinking-hint = Großmeister nutzt, was der Rechner in dieser Zeit hergibt. Die anderen Stufen spielen auf jedem Rechner gleich.
ui-settings-helps = Hilfen
ui-settings-counts = Zahl der Samen
ui-settings-counts-hovered = Unter dem Zeiger
ui-settings-counts-always = Immer
ui-settings-counts-never = Nie
ui-settings-letters = Buchstaben der Mulden
ui-settings-targets = Zeigen, was spielbar ist, und sagen, warum etwas nicht
ui-settings-target = Ziel zeigen: wo ein Zug enden würde
ui-settings-ghost = Den ganzen Zug zeigen, bevor er gespielt wird
ui-settings-threats = Deine bedrohten Mulden zeigen
ui-settings-comments = Kommentare
ui-settings-first-lessons = Lektionen zu neuen Regeln anbieten
ui-settings-evaluation = Jede Stellung in der Zugliste beurteilen
ui-settings-reset = Zurücksetzen

# Materials of the table
ui-settings-table = Tisch
ui-settings-board = Brett
ui-settings-board-hardwood = Hartholz
ui-settings-board-ebony = Ebenholz
ui-settings-board-olive-wood = Olivenholz
ui-settings-board-terracotta = Terrakotta
ui-settings-seed-set = Samen
ui-settings-seed-set-nicker-nuts = Nickernüsse
ui-settings-seed-set-cowries = Kauris
ui-settings-seed-set-ivory-nuts = Steinnüsse
ui-settings-seed-set-glass-beads = Glasperlen
ui-cancel = Abbrechen
ui-close = Schließen

## Fragen

ui-ask-restart = Diese Partie von vorn beginnen?
ui-ask-resign = Diese Partie aufgeben? Der Gegner nimmt alle Samen vom Brett.
ui-ask-agree = Diese Partie einvernehmlich beenden? Die Samen auf dem Brett zählen für niemanden.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, bist du einverstanden, diese Partie zu beenden? Die Samen auf dem Brett zählen für niemanden.
ui-consent-yes = Einverstanden
ui-consent-no = Nein, weiter
ui-agree-thinking = Der Computer denkt darüber nach …
ui-agree-declined = Der Computer ist nicht einverstanden: Soweit er sieht, sind noch Samen zu gewinnen.
ui-ask-stop-match = Den Wettkampf abbrechen? Die bisher gespielten Partien entscheiden ihn.

## Fehler

ui-notice-damaged = Die Datei { $file } ist unlesbar. Sie wird als { $kept } aufbewahrt, und das Spiel geht ohne sie weiter.
ui-notice-not-read = Die Datei { $file } konnte nicht gelesen werden: { $reason }
ui-notice-not-saved = Die Datei { $file } konnte nicht gespeichert werden: { $reason }
ui-notice-disk-full = der Datenträger ist voll
ui-notice-no-access = der Zugriff ist nicht erlaubt
ui-notice-not-regular = das ist ein Ordner oder ein Gerät, keine Datei
ui-notice-in-the-way = eine beschädigte Datei liegt an ihrem Platz
ui-notice-too-long = sie ist länger als jede Datei dieser Art
ui-notice-second = Auf diesem Rechner läuft schon ein Awale. Hier wird nichts von selbst aufbewahrt, weder diese Partie noch die Einstellungen; was du unter einem Namen speicherst, bleibt.
ui-notice-set-aside = Die unbeendete Partie liegt jetzt unter „Gespeicherte Partien“.

## Tasten

ui-keys = Tasten
ui-keys-in-play = Während einer Partie
ui-keys-in-menus = In Menüs
ui-keys-space = Leertaste
ui-keys-escape = Esc
ui-keys-backspace = Rücktaste
ui-keys-tab = Tab, Pfeile
ui-keys-enter = Eingabe
ui-keys-hole = Die Mulde dieses Buchstabens spielen
ui-keys-best = Den Computer die beste Mulde für dich spielen lassen
ui-keys-hint = Die beste Mulde zeigen; in einer Aufgabe den nächsten Tipp
ui-keys-skip = Den Rest eines Zuges sofort zeigen
ui-keys-mute = Ton an oder aus
ui-keys-undo = Zurücknehmen
ui-keys-help = Diese Seiten
ui-keys-pause = Die Partie unterbrechen
ui-keys-move = Von einem zum nächsten
ui-keys-press = Auslösen
ui-keys-close = Zurück
ui-keys-mouse = Alles geht auch allein mit der Maus: Klicke eine Mulde an, um sie zu spielen.
ui-keys-choose = Die mit dem Gamepad erreichte Mulde spielen
ui-keys-redo = Zurückgenommenes wieder spielen
ui-keys-step-back = Einen Zug zurück
ui-keys-step-on = Einen Zug weiter
ui-keys-delete = Entf
ui-keys-insert = Einfg
ui-keys-home = Pos1
ui-keys-end = Ende
ui-keys-page-up = Bild auf
ui-keys-page-down = Bild ab
ui-keys-control = Strg
ui-keys-shift = Umschalt
ui-keys-gamepad = Am Gamepad

## Setting keys and gamepad buttons

ui-controls = Tasten und Knöpfe
ui-controls-hint = Ein Buchstabe allein spielt die Mulde dieses Buchstabens, wenn das Brett eine hat; mit Strg tut er immer, was hier steht.
ui-controls-fixed = In Menüs behalten Tab, Pfeile, Eingabe und Esc ihre Bedeutung.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = „{ $action }“ hat die Taste oder den Knopf von „{ $other }“ bekommen: die beiden haben getauscht.
ui-controls-press-key = Die Taste drücken für: { $action }
ui-controls-press-button = Den Gamepad-Knopf drücken für: { $action }
ui-controls-cancel = Esc lässt alles, wie es ist.
ui-controls-none = keine
ui-controls-key = Taste: { $key }
ui-controls-button = Gamepad: { $button }
ui-notice-controls-unknown = Die Datei { $file } nennt Tasten oder Knöpfe, die diese Fassung nicht kennt ({ $names }). Sie bleiben in der Datei; es gelten die üblichen.

## Reading, hearing and thinking again

ui-transcript = Was geschehen ist
ui-transcript-file = Was geschieht, auch in eine Textdatei schreiben
ui-second-thought = Ein teurer Zug
ui-second-thought-cost = { $hole } würde dich etwa { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } kosten. Trotzdem spielen?
ui-second-thought-again = Noch einmal denken
ui-second-thought-play = Spielen
ui-settings-pause = Pause zwischen den Zügen zweier Computer
ui-settings-pause-none = Keine
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = Auf erster Stufe
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Vor einem Zug fragen, der Samen kostet
# From so many seeds on.
ui-settings-warning-from = ab { $seeds }
ui-settings-contrast = Hoher Kontrast
ui-settings-lights = Lichter der Mulden
ui-settings-lights-usual = Warm
ui-settings-lights-distinct = Gut zu unterscheiden
ui-rules-save = Diese Regeln als Datei speichern
ui-notice-rules-saved = Die Regeln wurden gespeichert: { $place }
ui-notice-book-saved = Das Regelbuch aller Varianten, auch der eigenen, wurde gespeichert: { $place }. Ein Webbrowser öffnet und druckt es.

## Zwischenablage, aufgebaute Stellungen und Wettkämpfe mit Namen

ui-copy-position = Stellung kopieren
ui-copy-game = Partie kopieren
ui-copy-link = Link kopieren
ui-picture = Bild aufnehmen
ui-film = Letzten Zug filmen
ui-picture-kept = Das Bild ist gespeichert: { $file }
ui-picture-not-kept = Das Bild konnte nicht gespeichert werden: { $reason }
ui-picture-nothing = Das Fenster hat kein Bild geliefert: Ist es verdeckt?
ui-settings-kept = Was aufbewahrt wird
ui-backup = Alles in einer Datei speichern
ui-backup-done = Alles, was aufbewahrt wird, steht jetzt in einer Datei: { $file }
ui-backup-without = Was aufbewahrt wird, steht jetzt in einer Datei: { $file }. Nicht darin, weil sie nicht lesbar sind oder der Platz fehlt: { $count } Dateien.
ui-bring = Datei holen …
ui-bring-hint = Eine Sicherung, eine Partie oder eine Regeldatei holt man, indem man sie auf dieses Fenster zieht.
ui-restored = Aus der Sicherung: { $added } Dateien hinzugefügt. Unter gleichem Namen schon da und unverändert: { $kept }. Nicht übernommen: { $refused }.
ui-restored-start = Einiges davon wird beim Start gelesen: Bitte starte Awale neu. Bis dahin wird sonst nichts von selbst aufbewahrt.
ui-paste-game = Partie, Link oder Stellung einfügen
ui-paste-position = Stellung einfügen
ui-copied = In die Zwischenablage kopiert.
ui-nothing-to-paste = Die Zwischenablage enthält keinen Text.
ui-paste-not-read = Das lässt sich weder als Partie noch als Link noch als Stellung lesen. { $reason }
ui-set-up = Stellung aufbauen
ui-set-up-help = Klicke eine Mulde oder einen Speicher an, um einen Samen zu legen. Rechtsklick, Umschalt oder Rücktaste nimmt einen weg.
ui-set-up-lay = Legen
ui-set-up-take = Wegnehmen
ui-set-up-total = { $seeds } von { $usual } Samen
ui-set-up-clear = Leeren
ui-set-up-usual = Üblicher Anfang
ui-set-up-none = Eine Stellung braucht einen Samen.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Speicher von { $player }
ui-saves = Gespeicherte Partien
ui-saves-none = Noch ist keine Partie unter einem Namen gespeichert.
ui-list-cut = Nur { $shown } von { $count } Dateien werden gezeigt.
ui-save-as = Speichern als …
ui-save-name = Name der Partie
ui-save = Speichern
ui-save-replace = Ersetzen
ui-saved-as = Die Partie ist als „{ $name }“ gespeichert.
ui-save-taken = Diesen Namen gibt es schon.
ui-save-delete = Löschen
ui-ask-delete-save = Die gespeicherte Partie „{ $name }“ löschen?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $says }
