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
ui-menu-archive = Partien
ui-menu-credits = Mitwirkende
ui-menu-quit = Beenden

## Die Tafel einer neuen Partie

ui-new-game = Neue Partie
ui-variant = Variante
ui-variant-about = Über diese Variante
ui-own-rules = Eigene
ui-own-rules-none = Regeldateien, die du in deinen Ordner legst, erscheinen hier.
ui-read-rules = Regeln lesen
ui-match = Spieler und Brett
ui-player-south = Süd
ui-player-north = Nord
ui-player-person = Mensch
ui-player-computer = Computer
# Ein Computer einer Stufe, in wenigen Worten.
ui-player-computer-level = Computer, { $level }
ui-player-name = Name
ui-level = Stufe
ui-level-initiation = Einführung
ui-level-beginner = Anfänger
ui-level-amateur = Amateur
ui-level-club = Klub
ui-level-expert = Experte
ui-level-master = Meister
ui-level-grand-master = Großmeister
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
ui-board-usual = Das übliche Brett
ui-board-others = Andere übliche Bretter
ui-board-own = Eigenes
ui-board-holes = Mulden je Reihe
ui-board-seeds = Samen je Mulde
ui-board-direction = Richtung
ui-less = weniger
ui-more = mehr
ui-direction-clockwise = Im Uhrzeigersinn
ui-direction-counterclockwise = Gegen Uhrzeiger
# Ein Brett in wenigen Worten, für eine Liste: $holes je Reihe, $seeds je Mulde.
ui-board-size = 2 × { $holes }, { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }
ui-board-size-clockwise = { ui-board-size }, im Uhrzeigersinn
ui-board-size-counterclockwise = { ui-board-size }, gegen den Uhrzeigersinn
ui-start = Los
ui-back = Zurück

## Während einer Partie

ui-turn = { $player } ist am Zug
ui-thinking = { $player } denkt nach …
ui-thinking-now = Denkt nach …
ui-your-turn = Am Zug
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
ui-menu = Menü
ui-skip = Abkürzen
ui-skip-tip = Diesen Zug sofort zu Ende bringen
ui-hint = Tipp
ui-hint-proved = Die beste Mulde ist { $hole }: Sie führt zu { $value } Samen, bewiesen.
ui-hint-estimated = Die beste Mulde ist { $hole }: Sie sollte zu { $value } Samen führen.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = bewiesen
ui-evaluation-estimated = geschätzt, { $depth } Züge voraus
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
ui-learn-history = Geschichte
ui-learn-words = Wörter
ui-learn-about = Über das Spiel
ui-learn-version = Version { $version }
ui-lesson-step = Schritt { $step } von { $steps }
ui-lesson-your-turn = Du bist dran: Klicke eine Mulde an.
ui-lesson-next = Weiter
ui-lesson-skip = Zeig es mir
ui-lesson-done = Fertig
ui-lesson-leave = Lektion verlassen

## Beendete Partien, und was gewonnen und verloren wurde

ui-archive-games = Beendete Partien
ui-archive-none = Noch ist keine Partie beendet.
ui-archive-open = unbeendet
ui-archive-no-rules = die Regeln dieser Partie sind hier nicht bekannt
ui-archive-statistics = Statistik
ui-statistics-none = Noch wurde nichts gegen den Computer gespielt.
ui-statistics-all = Alle Partien
ui-statistics-counts = Gespielt { $played }, gewonnen { $won }, unentschieden { $drawn }, verloren { $lost }
ui-statistics-bests = Bester Vorsprung: { $margin }. Siege in Folge: { $streak }, höchstens { $longest }.
ui-statistics-forget = Alles vergessen
ui-statistics-forget-sure = Alles vergessen, was gewonnen und verloren wurde?
ui-speed = Tempo
ui-speed-off = Sofort
# Dasselbe auf einem kleinen Knopf.
ui-speed-off-short = max
ui-speed-times = { $times }×
ui-volume = Lautstärke
ui-mute = Ton aus
ui-unmute = Ton an
ui-camera-home = Zurück zum Platz
ui-camera-top = Von oben

## Das Ende einer Partie

ui-game-over = Die Partie ist aus
ui-wins = { $player } gewinnt
ui-draw = Unentschieden
ui-score = { $south } zu { $north }
ui-play-again = Noch einmal
ui-next-game = Nächste Partie
# Wie weit ein Wettkampf aus mehreren Partien ist.
ui-match-game = Partie { $game } von { $games }
ui-match-won = { $player } gewinnt den Wettkampf
ui-match-drawn = Der Wettkampf ist unentschieden
ui-match-stopped = Der Wettkampf wurde abgebrochen.
ui-score-points = Punkte
ui-score-seeds = Samen
ui-other-variant = Andere Partie
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
ui-settings-volume-events = Ereignisse
ui-settings-volume-ambience = Umgebung
ui-settings-volume-music = Musik
ui-settings-picture = Bild
ui-settings-quality = Qualität
ui-settings-quality-automatic = Automatisch
ui-settings-quality-low = Niedrig
ui-settings-quality-medium = Mittel
ui-settings-quality-high = Hoch
ui-settings-full-screen = Vollbild
ui-settings-motion = Bewegung
ui-settings-reduced-motion = Weniger Bewegung
ui-settings-text-size = Größe von Text und Tafeln
ui-settings-turning-board = Brett zum Spielenden drehen
ui-settings-helps = Hilfen
ui-settings-counts = Zahl der Samen
ui-settings-counts-hovered = Wo gezeigt wird
ui-settings-counts-always = Immer
ui-settings-counts-never = Nie
ui-settings-targets = Zeigen, was spielbar ist, und sagen, warum etwas nicht
ui-settings-ghost = Den ganzen Zug zeigen, bevor er gespielt wird
ui-settings-threats = Deine bedrohten Mulden zeigen
ui-settings-show-comments = Kommentare
ui-settings-evaluation = Jede Stellung in der Zugliste beurteilen
ui-settings-reset = Zurücksetzen
ui-on = An
ui-off = Aus
ui-yes = Ja
ui-no = Nein
ui-ok = OK
ui-cancel = Abbrechen
ui-close = Schließen

## Fragen

ui-ask-leave = Diese Partie verlassen?
ui-leave = Verlassen
ui-ask-restart = Diese Partie von vorn beginnen?
ui-ask-quit = Awale beenden?
ui-ask-resign = Diese Partie aufgeben? Der Gegner nimmt alle Samen vom Brett.
ui-ask-agree = Diese Partie einvernehmlich beenden? Die Samen auf dem Brett zählen für niemanden.
ui-ask-stop-match = Den Wettkampf abbrechen? Die bisher gespielten Partien entscheiden ihn.

## Fehler

ui-error = Etwas ist schiefgegangen
ui-error-rule-file = Die Regeldatei { $file } ist nicht brauchbar
ui-error-no-sound = Kein Tongerät gefunden; das Spiel geht lautlos weiter.
ui-notice-damaged = Die Datei { $file } ist unlesbar. Sie wird als { $kept } aufbewahrt, und das Spiel beginnt mit den üblichen Werten.
ui-notice-not-read = Die Datei { $file } konnte nicht gelesen werden: { $reason }
ui-notice-not-saved = Die Datei { $file } konnte nicht gespeichert werden: { $reason }

## Tasten

ui-keys = Tasten
ui-keys-in-play = Während einer Partie
ui-keys-in-menus = In Menüs
ui-keys-space = Leertaste
ui-keys-escape = Esc
ui-keys-backspace = Rücktaste
ui-keys-arrows = ← →
ui-keys-shift-arrows = Umschalt ← →
ui-keys-tab = Tab, Pfeile
ui-keys-enter = Eingabe
ui-keys-hole = Die Mulde dieses Buchstabens spielen
ui-keys-best = Den Computer die beste Mulde für dich spielen lassen
ui-keys-hint = Die beste Mulde zeigen
ui-keys-skip = Den Rest eines Zuges sofort zeigen
ui-keys-mute = Ton an oder aus
ui-keys-undo = Zurücknehmen
ui-keys-walk = Durch die Partie, Zug um Zug
ui-keys-scrub = Durch die Partie, Samen um Samen
ui-keys-help = Diese Seiten
ui-keys-pause = Die Partie unterbrechen
ui-keys-move = Von einem zum nächsten
ui-keys-press = Auslösen
ui-keys-close = Zurück
ui-keys-mouse = Alles geht auch allein mit der Maus: Klicke eine Mulde an, um sie zu spielen.
