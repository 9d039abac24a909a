### Die Hilfe: ihre Seiten und die Menüs in Worten. Die Schlüssel beginnen mit „help-“.

help-title = Hilfe

## Die Seiten

help-page-rules = Regeln dieser Variante
help-page-examples = Beispiele
help-page-strategies = Strategien
help-page-history = Geschichte
help-page-words = Begriffe
help-page-menus = Menüs und Tasten
help-page-thanks = Dank
help-page-books = Bücher
help-examples-intro = Jedes Beispiel läuft von selbst auf dem Brett ab. Deine Partie ist währenddessen angehalten; nichts geht verloren.

## Das Hauptmenü. Jede Zeile: der Name eines Knopfes, ein Doppelpunkt, was er tut.

help-menu-heading = Das Hauptmenü
help-menu-play = { ui-menu-play }: beginnt sofort eine Partie; welche, steht in der Zeile unter dem Knopf.
help-menu-continue = { ui-menu-continue }: setzt deine unbeendete Partie fort.
help-menu-friends = { ui-friends-play }: ein Wettkampf, bei dem ihr euch Links schickt, ohne Konto und ohne Server.
help-menu-new-game = { ui-menu-new-game }: Wähle die Variante, das Brett, die Spieler und ihre Stufen, wer beginnt und ob es eine einzelne Partie oder ein Wettkampf aus mehreren wird.
help-menu-companion = { ui-level-companion }: ein Computergegner, der so stark ist wie du und sich deinen Ergebnissen anpasst.
help-menu-learn = { ui-menu-learn }: Lektionen, die du auf dem Brett spielst, und Texte zum Lesen.
help-menu-more = { ui-menu-more }: öffnet die folgenden Menüs.
help-menu-atlas = { ui-atlas }: alle Varianten auf einer Karte und als Liste, mit Filtern.
help-menu-puzzles = { training-puzzles }: Stellungen mit einem einzigen besten Zug, eine Aufgabe des Tages und deine Wertung.
help-menu-rules = { ui-menu-rules }: die Regeln dieser Variante mit Beispielen, Strategien, Geschichte, Begriffen und Tasten; dazu das Regelbuch aller Varianten als Webseite zum Drucken.
help-menu-archive = { ui-menu-archive }: beendete Partien analysieren, gespeicherte Partien öffnen, deine Statistik ansehen.
help-menu-workshop = { ui-menu-workshop }: eigene Regeln schreiben und ausprobieren.
help-menu-settings = { ui-menu-settings }: Sprache, Ton, Grafik, Hilfen und Steuerung.

## Während einer Partie

help-game-undo = { ui-undo }, { ui-redo }: einen Zug zurücknehmen oder wiederholen, so oft du willst. Nichts geht verloren.
help-game-hint = { ui-hint }: Der erste Tipp gibt nur einen Anhaltspunkt, der nächste zeigt den besten Zug und das erwartete Ergebnis.
help-game-moves = { ui-moves }: die Liste der Züge. Wähle einen, um das Brett an dieser Stelle zu sehen, auf Wunsch Samen für Samen.
help-game-pause = { ui-pause }: hält die Partie an und öffnet das Menü mit den Regeln, den Einstellungen und den folgenden Knöpfen.
help-game-threats = { ui-threats }: zeigt, was dein Gegner täte, wenn du aussetzen würdest. Der Zug wird auf dem Brett vorgespielt und dann zurückgenommen. Genauso funktioniert „{ review-key-what-if }“.
help-game-speed = { ui-speed }, { ui-mute }: wie schnell sich die Samen bewegen und ob du sie hörst.
help-game-restart = { ui-restart }: beginnt diese Partie von vorn.
help-game-save = { ui-save-as }: speichert die Partie unter einem Namen.
help-game-end = { ui-resign }, { ui-agree-to-end }: beenden die Partie. Gibst du auf, bekommt dein Gegner die Samen auf dem Brett; bei einem einvernehmlichen Ende bekommt sie niemand.
help-game-score = { ui-score }, { ui-stop-match }: In einem Wettkampf über mehrere Partien zeigt der erste Knopf die bisherigen Ergebnisse; der zweite beendet den Wettkampf, und die gespielten Partien entscheiden ihn.
help-game-transcript = { ui-transcript }: die Ereignisse der Partie als Text.
help-game-share = { ui-share }: öffnet die folgenden Optionen.
help-game-copy = { ui-copy-position }, { ui-copy-game }, { ui-copy-link }: kopieren die Stellung, die Partie oder einen Link zu diesem Moment.
help-game-picture = { ui-picture }, { ui-film }: speichern ein Bild vom Tisch oder eine Animation des letzten Zuges.
help-game-photo = { ui-photo }: blendet die Bedienelemente aus und gibt die Kamera frei, für ein Bild oder eine Animation.

## Examples on the board

help-searching = Beispiele werden gesucht …
help-no-examples = Zu diesen Regeln wurden keine Beispiele gefunden.
help-marks = Zeichen in den Bildern
help-mark-noted = im Text erwähnt
help-again = Noch einmal
help-back = Zurück zur Hilfe

## The rule book in full, as a file

help-save-book = Als Webseite speichern
help-saving-book = Wird gespeichert …
