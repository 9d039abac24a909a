### Menüs, Tafeln und Knöpfe. Die Schlüssel beginnen mit „ui-“.
### Knöpfe und Überschriften sagen so wenig wie möglich; was einen Satz braucht, ist ein Hinweis.

## Das Hauptmenü

ui-title = Awale
ui-subtitle = Spiele vom Säen und Ernten
ui-menu-play = Spielen
ui-menu-first-steps = Erste Schritte in zwei Minuten
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
ui-menu-workshop = Werkstatt
ui-menu-settings = Einstellungen
ui-menu-learn = Lernen
ui-menu-learn-next = { ui-menu-learn }: Lektion { $number } von { $lessons }
ui-lesson-completed = Abgeschlossen
ui-menu-archive = Frühere Partien
ui-menu-more = Mehr
ui-menu-quit = Beenden

## Die Tafel einer neuen Partie

ui-new-game = Neue Partie
# Above the list of games, while nothing is written there.
ui-all-games = Alle Varianten
ui-this-game = Diese Variante
ui-whole-rules = Vollständige Regeln
ui-variant-search = Variante suchen
ui-variant-search-none = Keine passende Variante gefunden.
ui-variant-order = Sortierung: { $order }
ui-variant-order-usual = Standard
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Auch genannt: { $names }
ui-own-rules = Deine Varianten
ui-own-rules-none = Hier erscheinen die Varianten, die du erstellst oder importierst.
ui-match = Spieler und Brett
ui-player-south = Süd
ui-player-north = Nord
ui-player-person = Mensch
# A person elsewhere, whose moves come by letter.
ui-player-friend = Freund
# Wie jemand heißt, wo die Worte nur an ihn gerichtet sind.
ui-you = Du
ui-player-computer = Computer
# Ein Computer einer Stufe, in wenigen Worten.
ui-player-computer-level = Computer, { $level }
ui-player-name = Name
ui-level-initiation = Einsteiger
ui-level-beginner = Anfänger
ui-level-amateur = Amateur
ui-level-club = Klub
ui-level-expert = Experte
ui-level-master = Meister
ui-level-grand-master = Großmeister
ui-level-companion = Begleiter
ui-companion-card = Ein Gegner, der so stark ist wie du: Er passt sich jedem Ergebnis an, sodass du etwa jede zweite Partie gewinnst.
ui-companion-choose = Begleiter wählen
ui-companion-other = Anderer Gegner
ui-begins = Erster Zug
ui-begins-random = Zufällig
ui-games = Wettkampf
ui-games-one = Eine Partie
ui-games-several = Mehrere Partien
ui-games-number = Partien
ui-games-alternating = Abwechselnd beginnen
ui-board = Brett
ui-board-own = Eigenes Brett
ui-board-holes = Mulden je Reihe
ui-board-seeds = Samen je Mulde
ui-less = verringern
ui-more = erhöhen
ui-direction-clockwise = Im Uhrzeigersinn
ui-direction-counterclockwise = Gegen den Uhrzeigersinn
# Ein Brett in wenigen Worten, für eine Liste: $rows Reihen zu $holes, $seeds je Mulde,
# oder 0, wenn die Mulden verschieden gefüllt sind.
ui-board-size = { $rows } × { $holes }{ $seeds ->
        [0] {""}
        [one] {", "}1 Samen
       *[other] {", "}{ $seeds } Samen
    }
ui-board-size-clockwise = { ui-board-size }, im Uhrzeigersinn
ui-board-size-counterclockwise = { ui-board-size }, gegen den Uhrzeigersinn
ui-start = Starten
ui-back = Zurück

## The atlas: a map of the games, and the same games as a list

ui-atlas = Atlas
ui-atlas-map = Karte
ui-atlas-list = Liste
ui-atlas-filter = Filter
ui-atlas-board = Brett
ui-atlas-prepare = Spieler und Brett
ui-atlas-count = { $found } von { $all } Varianten
ui-atlas-none = Keine Variante passt zu diesen Filtern.
ui-atlas-region = Die Quellen nennen nur die Region.
ui-atlas-assumed = Die Quellen nennen keinen Ort; deshalb steht diese Variante in der Nähe verwandter Varianten.
ui-map-closer = Vergrößern
ui-map-farther = Verkleinern

## Während einer Partie

ui-turn = { $player } ist am Zug
ui-thinking-now = Denkt nach …
ui-your-turn = Am Zug
ui-turn-yours = Du bist am Zug
# Was ein Vorleseprogramm vom Schild eines Spielers sagt.
ui-plate = { $player }, { $detail }, { ui-seeds } gefangen
ui-plate-rows = { $player }, { $detail }, { ui-seeds } in den Reihen
ui-plate-reserve = { $player }, { $detail }, { ui-seeds } in Reserve
ui-plate-in-reserve = in Reserve
ui-plate-in-rows = im Spiel
ui-paused = Pause
ui-seeds = { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }
ui-lap = Runde { $lap }
ui-lap-of = Runde { $lap } von { $laps }
ui-lap-back = Eine Runde zurück
ui-lap-on = Eine Runde weiter
ui-restart = Von vorn
ui-undo = Zurücknehmen
ui-redo = Wiederholen
ui-threats = Drohungen
ui-pause = Menü
ui-resume = Weiter
ui-hint = Tipp
# Dem Spieler gesagt, der am Zug ist. $seeds ist eine Zahl, oder Ziffern mit einem halben: „2½“.
ui-hint-wins = Der beste Zug ist { $hole }: Du gewinnst gegen jede Antwort mit mindestens { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } Vorsprung.
ui-hint-draws = Der beste Zug ist { $hole }: Spielen beide fehlerfrei, endet die Partie unentschieden.
ui-hint-loses = Der beste Zug ist { $hole }: Du verlierst mit höchstens { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } Rückstand.
ui-hint-should-win = Der beste Zug ist { $hole }: Du dürftest mit etwa { $seeds ->
        [half] einem halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } Vorsprung gewinnen.
ui-hint-should-draw = Der beste Zug ist { $hole }: Die Partie dürfte unentschieden ausgehen.
ui-hint-should-lose = Der beste Zug ist { $hole }: Du dürftest mit etwa { $seeds ->
        [half] einem halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } Rückstand verlieren.
ui-hint-last-wins = Der beste Zug ist { $hole }: Du kannst den Sieg erzwingen.
ui-hint-last-loses = Der beste Zug ist { $hole }, aber dein Gegner kann den Sieg erzwingen.
ui-hint-last-better = Der beste Zug ist { $hole }: Du stehst besser.
ui-hint-last-even = Der beste Zug ist { $hole }: Die Stellung ist ausgeglichen.
ui-hint-last-worse = Der beste Zug ist { $hole }, aber dein Gegner steht besser.
# Ein Tipp, der zuerst einen Grund nennt, aber keine Mulde.
ui-hint-reason-only = Du hast nur einen erlaubten Zug.
ui-hint-reason-ends = Du kannst die Partie jetzt beenden.
ui-hint-reason-wins = Du kannst den Sieg erzwingen.
ui-hint-reason-takes = Du kannst Samen fangen.
ui-hint-reason-prepares = Du kannst einen Fang vorbereiten.
ui-hint-reason-feeds = Dein Gegner braucht Samen.
ui-hint-reason-stores = Du kannst in deinen Speicher säen.
ui-hint-reason-later = Der beste Zug zahlt sich erst später aus.
ui-hint-reason-more = Der nächste Tipp zeigt den Zug.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = sicher
ui-evaluation-estimated = geschätzt, { $depth ->
        [one] 1 Zug
       *[other] { $depth } Züge
    } vorausgerechnet
ui-evaluation-book = aus dem Eröffnungsbuch
ui-evaluation-unknown = Noch nicht bewertet
ui-resign = Aufgeben
ui-agree-to-end = Einvernehmlich beenden
ui-stop-match = Wettkampf abbrechen
ui-moves = Züge
ui-moves-none = Noch keine Züge.
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
ui-lesson-your-turn = Du bist am Zug: Klicke eine Mulde an oder drücke ihren Buchstaben.
ui-lesson-your-turn-touch = Du bist am Zug: Tippe eine Mulde an.
ui-lesson-next = Weiter
ui-lesson-show = Zeig es mir
ui-lesson-done = Fertig
ui-lesson-next-lesson = Nächste Lektion
ui-lesson-to-game = Losspielen
ui-lesson-leave = Lektion verlassen
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Diese Variante hat eine Regel, die du noch nicht kennst. Die Lektion „{ $lesson }“ zeigt sie dir in ein, zwei Minuten auf dem Brett.
ui-first-lesson-take = Lektion starten
ui-first-lesson-play = Jetzt spielen
ui-first-lesson-never = Keine Lektionen mehr anbieten

## Beendete Partien, und was gewonnen und verloren wurde

ui-archive-games = Beendete Partien
ui-archive-none = Noch keine beendeten Partien.
ui-archive-open = nicht beendet
ui-archive-no-rules = die Regeln dieser Partie fehlen
ui-archive-collection = Sammlung
ui-archive-collection-games = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
ui-archive-statistics = Statistik
ui-statistics-none = Noch keine Partien gegen den Computer.
ui-statistics-all = Alle Partien
ui-statistics-opponents = Gegner
ui-statistics-games = Partien
ui-statistics-results = Ergebnisse
ui-statistics-accuracy = In { $games ->
        [one] deiner letzten Partie
       *[other] deinen letzten { $games } Partien
    } lag deine Genauigkeit im Schnitt bei { $percent }.
ui-statistics-band = Jede Kurve verläuft von einem Ergebnis zum nächsten. Deine wahre Wertung liegt mit einer Wahrscheinlichkeit von 95 % innerhalb des Bandes.
ui-statistics-counts = Gespielt: { $played }, gewonnen: { $won }, unentschieden: { $drawn }, verloren: { $lost }
ui-statistics-bests = Höchster Sieg: { $margin }. Aktuelle Siegesserie: { $streak }. Längste Siegesserie: { $longest }.
ui-statistics-forget = Statistik löschen
ui-statistics-forget-sure = Die ganze Statistik löschen?
ui-speed = Tempo
ui-speed-off = Sofort
ui-speed-times = { $times }×
ui-mute = Ton aus
ui-unmute = Ton an
ui-camera-home = Blick vom eigenen Platz
ui-camera-top = Blick von oben

## Das Ende einer Partie

ui-wins = { $player } gewinnt
ui-wins-you = Du gewinnst
ui-draw = Unentschieden
ui-play-again = Noch einmal
ui-change-seats = Plätze tauschen und noch einmal
ui-next-game = Nächste Partie
# Wie weit ein Wettkampf aus mehreren Partien ist.
ui-match-game = Partie { $game } von { $games }
ui-match-won = { $player } gewinnt den Wettkampf
ui-match-won-you = Du gewinnst den Wettkampf
ui-match-drawn = Der Wettkampf endet unentschieden
ui-match-stopped = Der Wettkampf wurde abgebrochen.
ui-score = Spielstand
ui-score-none = In diesem Wettkampf ist noch keine Partie beendet.
ui-score-points = Punkte
ui-score-seeds = Samen
ui-other-variant = Variante wechseln
ui-result = Ergebnis
ui-count = Samen zählen
ui-play-on = Weiterspielen
ui-offers-count = { $player } schlägt vor, die Samen zu zählen.
ui-show-board = Brett ansehen
ui-main-menu = Hauptmenü

## Einstellungen

ui-settings = Einstellungen
ui-settings-general = Allgemein
ui-settings-language = Sprache
ui-settings-sound = Ton
ui-settings-sound-on = Ton an
ui-settings-volume-master = Gesamtlautstärke
ui-settings-volume-seeds = Samen
ui-settings-volume-voice = Ereignisse
ui-settings-volume-ambience = Umgebung
ui-settings-volume-music = Musik
ui-settings-picture = Grafik
ui-settings-quality = Qualität
ui-settings-quality-automatic = Automatisch
ui-settings-quality-low = Niedrig
ui-settings-quality-medium = Mittel
ui-settings-quality-high = Hoch
ui-settings-reduced-motion = Weniger Bewegung
ui-settings-text-size = Größe von Schrift und Menüs
ui-settings-animations = Animationen
ui-settings-turning-board = Brett zum Spieler am Zug drehen
ui-settings-thinking = Bedenkzeit des Großmeisters
ui-settings-thinking-hint = Der Großmeister nutzt in dieser Zeit alle verfügbare Rechenleistung. Die anderen Stufen spielen auf jedem Rechner gleich.
ui-settings-helps = Hilfen
ui-settings-counts = Anzahl der Samen
ui-settings-counts-first-game = Nur in der ersten Partie
ui-settings-counts-hovered = Mulde unter dem Zeiger
ui-settings-counts-always = Immer
ui-settings-counts-never = Nie
ui-settings-letters = Buchstaben der Mulden
ui-settings-targets = Spielbare Mulden hervorheben und erklären, warum die anderen es nicht sind
ui-settings-target = Zeigen, wo ein Zug endet
ui-settings-ghost = Den ganzen Zug vorab zeigen
ui-settings-threats = Deine bedrohten Mulden hervorheben
ui-settings-comments = Kommentare
ui-settings-first-lessons = Bei neuen Regeln eine Lektion anbieten
ui-settings-evaluation = Jede Stellung in der Zugliste bewerten
ui-settings-reset = Zurücksetzen

# Materials of the table
ui-settings-table = Tisch
ui-settings-by-game = Brett und Samen der Variante verwenden
ui-settings-board = Brett
ui-settings-board-hardwood = Hartholz
ui-settings-board-ebony = Ebenholz
ui-settings-board-olive-wood = Olivenholz
ui-settings-board-terracotta = Terrakotta
ui-settings-board-teak-boat = Boot aus Teak
ui-settings-board-walnut-troughs = Lange Tröge
ui-settings-board-raffia-stem = Raphiastamm
ui-settings-board-chalk-squares = Kreidefelder
ui-settings-board-sand-pits = Mulden im Sand
ui-settings-seed-set = Samen
ui-settings-seed-set-nicker-nuts = Nickernüsse
ui-settings-seed-set-cowries = Kauris
ui-settings-seed-set-ivory-nuts = Steinnüsse
ui-settings-seed-set-glass-beads = Glasperlen
ui-settings-seed-set-raffia-nuts = Raphianüsse
ui-settings-seed-set-tamarind-stones = Tamarindenkerne
ui-settings-seed-set-qumalaqs = Qumalaqs
ui-settings-seed-set-pebbles = Kiesel
ui-settings-place = Schauplatz
ui-settings-place-tree = Im Schatten eines Baums
ui-settings-place-courtyard = Mittags im Hof
ui-settings-place-veranda = Veranda bei Regen
ui-settings-place-hearth = Nachts am Feuer
ui-settings-place-museum = Museum
ui-cancel = Abbrechen
ui-close = Schließen

## Fragen

ui-ask-restart = Diese Partie von vorn beginnen?
ui-ask-resign = Diese Partie aufgeben? Dein Gegner bekommt alle Samen auf dem Brett.
ui-ask-agree = Diese Partie einvernehmlich beenden? Die Samen auf dem Brett zählen für niemanden.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, bist du einverstanden, diese Partie zu beenden? Die Samen auf dem Brett zählen für niemanden.
ui-consent-yes = Einverstanden
ui-consent-no = Nein, weiter
ui-agree-thinking = { $player } denkt über dein Angebot nach …
ui-agree-declined = { $player } lehnt ab, weil noch Samen zu gewinnen sind.
ui-ask-stop-match = Den Wettkampf abbrechen? Dann entscheiden die bisher gespielten Partien.

## Fehler

ui-notice-damaged = Die beschädigte Datei { $file } konnte nicht gelesen werden. Sie heißt jetzt { $name }; das Spiel geht ohne sie weiter.
ui-notice-settings-unknown = { $file } enthält unbekannte Werte ({ $values }). Awale verwendet andere und speichert sie, sobald du eine Einstellung änderst.
ui-notice-not-read = Die Datei { $file } konnte nicht gelesen werden: { $reason }
ui-notice-not-saved = Die Datei { $file } konnte nicht gespeichert werden: { $reason }
ui-notice-disk-full = der Datenträger ist voll
ui-notice-no-access = der Zugriff wurde verweigert
ui-notice-not-regular = das ist ein Ordner oder ein Gerät, keine Datei
ui-notice-in-the-way = dort liegt schon eine beschädigte Datei
ui-notice-too-long = die Datei ist zu groß
ui-notice-second = Awale ist schon geöffnet. Dieses Fenster speichert weder den Wettkampf noch die Einstellungen automatisch; unter einem Namen kannst du Partien trotzdem speichern.
ui-notice-set-aside = Deine unbeendete Partie findest du jetzt unter „Gespeicherte Partien“.
ui-notice-more = … und { $count } weitere dieser Art.

## Tasten

ui-keys = Tasten
ui-keys-in-play = Während einer Partie
ui-keys-in-menus = In Menüs
ui-keys-space = Leertaste
ui-keys-escape = Esc
ui-keys-backspace = Rücktaste
ui-keys-tab = Tab, Pfeile
ui-keys-enter = Eingabe
ui-keys-hole = Die Mulde mit diesem Buchstaben spielen
ui-keys-best = Den besten Zug vom Computer spielen lassen
ui-keys-hint = Einen Tipp zeigen (in einer Aufgabe den nächsten)
ui-keys-skip = Zum Ende des Zuges springen
ui-keys-mute = Ton an oder aus
ui-keys-undo = Zurücknehmen
ui-keys-help = Hilfe öffnen
ui-keys-pause = Die Partie anhalten
ui-keys-move = Zum nächsten Element
ui-keys-press = Auswählen
ui-keys-close = Zurück
ui-keys-mouse = Die Maus allein genügt. Um eine Mulde zu spielen, klicke sie an.
ui-keys-choose = Die gewählte Mulde spielen
ui-keys-redo = Wiederholen
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

ui-controls = Steuerung
ui-controls-hint = Ein Buchstabe allein spielt die Mulde, die ihn trägt, sofern es sie gibt. Für die Aktion, die hier steht, halte Strg gedrückt und drücke die Taste.
ui-controls-fixed = In Menüs lassen sich Tab, Pfeiltasten, Eingabe und Esc nicht neu belegen.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = „{ $action }“ und „{ $other }“ haben Tasten oder Knöpfe getauscht.
ui-controls-press-key = Drücke die Taste für: { $action }
ui-controls-press-button = Drücke den Gamepad-Knopf für: { $action }
ui-controls-cancel = Esc bricht ab.
ui-controls-none = frei
ui-controls-key = Taste: { $key }
ui-controls-button = Gamepad: { $button }
ui-notice-controls-unknown = Die Datei { $file } enthält Tasten oder Knöpfe, die diese Version nicht kennt ({ $names }). Awale verwendet dafür die Standardbelegung und lässt die Datei unverändert.

## Reading, hearing and thinking again

ui-transcript = Spielverlauf
ui-transcript-file = Spielverlauf auch in eine Textdatei schreiben
ui-second-thought = Ein teurer Zug
ui-second-thought-cost = { $hole } würde dich etwa { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } kosten. Trotzdem spielen?
ui-second-thought-again = Noch einmal nachdenken
ui-second-thought-play = Trotzdem spielen
ui-settings-pause = Pause zwischen den Zügen zweier Computer
ui-settings-pause-none = Keine
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = Auf Stufe Einsteiger
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Vor Zügen warnen, die Samen kosten
# From so many seeds on.
ui-settings-warning-from = ab { $seeds }
ui-settings-contrast = Hoher Kontrast
ui-settings-lights = Markierung der Mulden
ui-settings-lights-usual = Warm
ui-settings-lights-distinct = Gut zu unterscheiden
ui-rules-save = Diese Regeln als Datei speichern
ui-notice-rules-saved = Regeln gespeichert: { $place }
ui-notice-book-saved = Regelbuch gespeichert: { $place }. Es enthält alle Varianten, auch deine eigenen. Öffne es im Browser, um es zu lesen oder zu drucken.

## Zwischenablage, aufgebaute Stellungen und Wettkämpfe mit Namen

ui-share = Teilen
ui-copy-position = Stellung kopieren
ui-copy-game = Partie kopieren
ui-copy-link = Link kopieren
ui-copy-as = Kopieren als …
ui-picture = Bild aufnehmen
ui-film = Letzten Zug aufnehmen
ui-photo = Fotomodus
ui-photo-take = Bild aufnehmen
ui-photo-film = Letzten Zug aufnehmen
ui-photo-blur = Tiefenschärfe
ui-photo-keys = Ziehen oder Pfeile: drehen · rechte Taste oder Umschalt: verschieben · Rad: zoomen
ui-picture-kept = Bild gespeichert: { $file }
ui-picture-not-kept = Das Bild konnte nicht gespeichert werden: { $reason }
ui-picture-nothing = Das Fenster ließ sich nicht aufnehmen. Ist es verdeckt?
ui-settings-kept = Deine Daten
ui-backup = Alles in einer Datei sichern
ui-backup-done = Sicherung gespeichert: { $file }
ui-backup-without = Sicherung gespeichert: { $file }. Ausgelassene Dateien (nicht lesbar oder Sicherung voll): { $count }.
ui-bring = Datei importieren …
ui-bring-hint = Um eine Sicherung, eine Partie oder eine Regeldatei zu importieren, ziehe sie in dieses Fenster.
ui-restored = Sicherung eingespielt. Hinzugefügte Dateien: { $added }. Unter gleichem Namen schon vorhanden und unverändert: { $unchanged }. Abgelehnt: { $refused }.
ui-paste-game = Partie, Link oder Stellung einfügen
ui-paste-position = Stellung einfügen
ui-copied = In die Zwischenablage kopiert.
ui-copied-moves = Züge kopiert. Diese Notation kennt weder Kommentare noch Nebenvarianten.
ui-nothing-to-paste = Die Zwischenablage enthält keinen Text.
ui-paste-not-read = Das ist weder eine Partie noch ein Link noch eine Stellung. { $reason }
ui-read-as = Als { $notation }-Notation gelesen.
ui-set-up = Stellung aufbauen
ui-set-up-help = Klicke eine Mulde oder einen Speicher an, um einen Samen hineinzulegen. Mit Rechtsklick, Umschalt-Klick oder Rücktaste nimmst du einen heraus.
ui-set-up-lay = Samen legen
ui-set-up-take = Samen nehmen
ui-set-up-total = { $seeds } von { $usual } Samen
ui-set-up-clear = Leeren
ui-set-up-usual = Anfangsstellung
ui-set-up-none = Die Stellung braucht mindestens einen Samen.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Speicher von { $player }
ui-saves = Gespeicherte Partien
ui-saves-none = Noch keine gespeicherten Partien.
ui-list-cut = Angezeigt werden { $shown } von { $count } Dateien.
ui-save-as = Speichern als …
ui-save-name = Name der Partie
ui-save = Speichern
ui-save-replace = Ersetzen
ui-saved-as = Partie als „{ $name }“ gespeichert.
ui-save-taken = Eine gespeicherte Partie heißt schon so.
ui-save-delete = Löschen
ui-ask-delete-save = Die gespeicherte Partie „{ $name }“ löschen?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $text }
ui-board-size-chosen = { ui-board-size }, Richtung wählbar

## Games with friends

ui-friends-play = Mit Freunden spielen
# With how many matches in which it is the player's turn.
ui-friends-waiting = Mit Freunden spielen ({ $count })
ui-friends-your-move = { $count ->
        [one] Ein Freund hat gezogen: Du bist am Zug
       *[other] { $count } Freunde haben gezogen: Du bist am Zug
    }
ui-friends = Partien mit Freunden
ui-friends-help = Spiele gegen einen Freund an einem anderen Ort, indem ihr euch Links schickt. Beginne eine Partie mit „Freund“ auf einem der Plätze, mach deinen Zug und schicke den Link. Öffne dann den Link, den dein Freund zurückschickt, oder füge ihn ein.
ui-friends-paste = Link einfügen
ui-friends-waits = Dein Freund ist am Zug
ui-friends-over = Der Wettkampf ist zu Ende
ui-friends-forked = Wähle, mit welcher Fassung es weitergeht
ui-friends-invited = { $name } lädt dich zu einer Partie { $variant } ein.
ui-friends-sit = Platz nehmen
ui-friends-watch = Zuschauen
# For screen readers: the seeds of all holes and lofts.
ui-friends-board = Das Brett: { $position }
ui-friends-copy = Link für deinen Freund kopieren
ui-friends-table = Zum Brett
ui-friends-code = QR-Code
ui-friends-file = Als Datei speichern
ui-friends-spectators = Link zum Zuschauen
ui-friends-line = Mit dieser Fassung weiterspielen ({ $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    })
ui-friends-send = An { $name } schicken
ui-friends-code-too-long = Der Link ist zu lang für einen QR-Code.
ui-friends-mail = Per E-Mail senden
ui-friends-share = Teilen
ui-friends-plans = Wenn dein Freund spielt …
ui-friends-plans-help = Wähle einen Zug, den dein Freund spielen könnte, und deine Antwort darauf. Macht er diesen Zug, spielt sein Programm sofort deine Antwort.
ui-friends-plan = Diese Antwort vormerken
ui-friend-planned = Deine Antwort steht jetzt im Link: Schicke ihn noch einmal.
ui-friend-not-planned = Auf diesen Zug hast du schon eine andere Antwort vorgemerkt.
ui-notice-letter-saved = Link gespeichert: { $place }.
ui-notice-no-mail = Das E-Mail-Programm konnte nicht geöffnet werden: { $reason }
ui-notice-no-browser = Der Browser konnte nicht geöffnet werden: { $reason }
ui-friend-known = Diesen Link hast du schon geöffnet.
ui-friend-behind = Auf diesen Link hast du schon geantwortet. Schicke deine Antwort noch einmal.
ui-friend-in-my-name = Der Link enthält Züge in deinem Namen, die du hier nicht gespielt hast.
ui-friend-forked = Du und dein Freund habt verschiedene Züge gespielt. Beide Fassungen sind gespeichert: Einigt euch, mit welcher es weitergeht.
ui-friend-offers = Dein Freund bietet an, die Partie zu beenden. Stimme im Menü zu oder spiele weiter.
ui-friend-offered = Dein Angebot, die Partie zu beenden, wird mit deinem nächsten Zug verschickt.
ui-friend-not-offered = Du hast schon angeboten, die Partie zu beenden.
ui-live-here = { $name } ist da.
ui-live-away = { $name } ist nicht da.
ui-live-connecting = Verbindung wird hergestellt …
ui-live-broken = Keine Verbindung. Neuer Versuch …
ui-live-overrun = Zu viele Daten empfangen. Die Verbindung wurde vorerst getrennt.
ui-live-forked = Bei { $name } ist die Partie anders verlaufen.
ui-live-compare = Vergleichen
ui-live-greet = Grüßen
ui-live-greeting-hello = Hallo!
ui-live-greeting-well-played = Gut gespielt!
ui-live-greeting-smile = Ein Lächeln
ui-live-greeting-oh = Oh!
ui-live-greeting-thanks = Danke!
ui-live-greeting-wait = Einen Moment, bitte.
# With the address of a server.
ui-live-through = Diese Partie wird live gespielt. Die Züge gehen verschlüsselt über { $broker }, sodass nur ihr beide sie lesen könnt.
ui-clock = Uhr
ui-clock-none = Keine
ui-clock-five-minutes = 5 min + 10 s
ui-clock-day-a-move = Ein Tag je Zug
ui-settings-broker = Live-Spiel
ui-settings-broker-label = Adresse des MQTT-Brokers
ui-settings-broker-hint = Mit einem Broker wird jede neue Partie mit einem Freund live gespielt: Deine Züge kommen sofort an. Sie sind verschlüsselt, sodass nur ihr beide sie lesen könnt.
ui-settings-broker-wrong = Das ist keine Broker-Adresse. Eine solche Adresse sieht etwa so aus: ws://192.168.1.5:9001.

ui-turn-again = Zusätzlicher Zug
ui-round = Durchgang { $round }
ui-round-score = Durchgang { $round }: { $south } { $ofsouth }, { $north } { $ofnorth }
ui-rounds-none = In diesem Wettkampf ist noch kein Durchgang beendet.
ui-rounds-all = Mehrere Durchgänge
ui-rounds-one = Ein Durchgang
ui-swap = Seiten tauschen?
ui-swap-offer = Nach dem ersten Zug von { $player } kannst du die andere Seite des Bretts übernehmen oder deine behalten.
ui-swap-no = Weiterspielen
ui-swap-yes = Seiten tauschen
ui-choice-nyumba-offer = Dein letzter Samen hat deine Nyumba erreicht, dein Haus. Willst du dort aufhören oder sie auflösen und ihre Samen weitersäen?
ui-choice-keep = Dort aufhören
ui-choice-spend = Nyumba auflösen
ui-choice-extra-offer = Du fängst noch eine Mulde deines Gegners dazu. Welche?
ui-choice-laps-offer = Wie viele Runden willst du andersherum säen? Du fängst in jeder davon.
ui-choice-lap-count =
    { $laps ->
        [one] Eine Runde
       *[other] { $laps } Runden
    }
ui-choice-back = Anderen Zug wählen

## The card of a finished game. $at is a player and a move.

ui-over-best-capture = Bester Fang
ui-over-capture = { $move }: { $seeds }. { $at }.
ui-over-at = { $player }, Zug { $number }
ui-over-longest-relay = Längste Staffel
ui-over-laps = { $laps } Runden. { $at }.
ui-over-turning-point = Wendepunkt
ui-over-lead-from = { $player }: ab Zug { $number } in Führung
ui-over-accuracy-progress = Wird berechnet … { $percent }
ui-over-try = Und jetzt?
ui-over-try-level = Gegen { $level } spielen
ui-over-try-mistakes = Bessere Züge finden
ui-over-fact-seeds = Laut einem Faltblatt der Maison des Jeux in Straßburg stammen die Samen des Spiels oft von einem Baum, Caesalpinia crista.
ui-over-fact-travels = Laut einem Faltblatt der Maison des Jeux in Straßburg brachten versklavte Afrikaner das Spiel auf die Westindischen Inseln und nach Amerika.
ui-over-fact-villages = Laut dem Regelbuch von Didier und Olivier Guillion (1996–97) hat fast jedes Dorf seine eigene Variante.

## The seven opponents: name, what they are like, and what they say at the start and at the end.

ui-opponent-about = { $name }, { $level }
ui-opponent-says = { $name }: „{ $line }“
ui-opponent-draws = Eine ausgeglichene Partie. Noch einmal?
ui-player-opponent = Gegner
ui-opponent-initiation-habit = Fängt, was offen daliegt, übersieht aber oft deine Drohungen.
ui-opponent-initiation-greets = Ich liebe volle Mulden. Wollen wir?
ui-opponent-initiation-wins = Hab ich gewonnen? Ich hab gewonnen!
ui-opponent-initiation-loses = So viele Samen! Zeig mir, wie das geht.
ui-opponent-beginner-habit = Sieht die meisten Fänge. Rechnet selten nach, was sie kosten.
ui-opponent-beginner-greets = Ich lasse keinen Fang liegen.
ui-opponent-beginner-wins = Siehst du? Ich hole mir alles.
ui-opponent-beginner-loses = Ich habe gefangen und dafür bezahlt.
ui-opponent-amateur-habit = Bedenkt deine Antworten, aber nicht immer die richtigen.
ui-opponent-amateur-greets = Ich ziehe, du antwortest. Mal sehen.
ui-opponent-amateur-wins = Auf diese Antwort habe ich gehofft.
ui-opponent-amateur-loses = Mit dieser Antwort habe ich nicht gerechnet.
ui-opponent-club-habit = Rechnet einige Züge voraus, patzt aber manchmal.
ui-opponent-club-greets = Lass dir Zeit. Ich zähle langsam.
ui-opponent-club-wins = Meine Rechnung ging auf.
ui-opponent-club-loses = Ich habe mich verzählt. Gut gespielt.
ui-opponent-expert-habit = Rechnet weit voraus. Patzt nur, wenn alles an wenigen genauen Zügen hängt.
ui-opponent-expert-greets = Setz dich. Das Brett steht bereit.
ui-opponent-expert-wins = Da gab es viel zu rechnen. Gute Partie!
ui-opponent-expert-loses = Du hast weiter gesehen als ich.
ui-opponent-master-habit = Rechnet noch viel weiter voraus als ein Experte.
ui-opponent-master-greets = Lass die Samen sprechen.
ui-opponent-master-wins = Die Samen haben gesprochen.
ui-opponent-master-loses = Die Samen haben dich gewählt.
ui-opponent-grand-master-habit = Spielt mit der vollen Leistung dieses Rechners.
ui-opponent-grand-master-greets = Ich spiele das schon mein Leben lang. Fang an.
ui-opponent-grand-master-wins = Komm morgen wieder. Ich bin da.
ui-opponent-grand-master-loses = Heute habe ich von dir gelernt.

## The prompts of the first game, on the board. $holes is a number in words.

ui-prompt-choose = Wähle eine deiner { $holes } Mulden
ui-prompt-watch = Schau, wohin der letzte Samen fällt
ui-prompt-capture = Bringt dein letzter Samen drüben eine Mulde auf zwei oder drei, gehören sie dir
ui-seconds = { $seconds } s
ui-percent = { $percent } %

# House rules: the few rules of a game in which households differ.
ui-house-rules = Eine Regel ändern
ui-house-rules-hint = Spiel so, wie du es von zu Hause kennst. Deine Variante wird neben den anderen gespeichert.
ui-house-workshop = Alle Regeln
ui-house-save = Regeln verwenden
ui-house-saved = Gespeichert als { $name }.
ui-house-yes = Ja
ui-house-no = Nein

# Parts of the world, over the games that come from there.
ui-region-west-africa = West- und Zentralafrika
ui-region-east-africa = Östliches und südliches Afrika
ui-region-west-asia = West- und Zentralasien
ui-region-east-asia = Süd- und Ostasien
ui-region-america = Amerika und Europa
