### Die Hilfe: ihre Seiten und die Menüs in Worten. Die Schlüssel beginnen mit „help-“.

help-title = Hilfe

## Die Seiten

help-page-rules = Regeln dieses Spiels
help-page-examples = Beispiele
help-page-strategies = Strategien
help-page-history = Geschichte
help-page-words = Wörter
help-page-menus = Menüs und Tasten
help-page-thanks = Dank
help-page-books = Bücher
help-examples-intro = Jedes Beispiel spielt sich von selbst auf dem Brett. Eine laufende Partie wartet so lange und verliert nichts.

## Das Hauptmenü. Jede Zeile: der Name eines Knopfes, ein Doppelpunkt, was er tut.

help-menu-heading = Das Hauptmenü
help-menu-play = { ui-menu-play }: beginnt sofort eine Partie; die Zeile darunter sagt, welche.
help-menu-continue = { ui-menu-continue }: setzt die unbeendete Partie fort.
help-menu-new-game = { ui-menu-new-game }: Variante, Brett, Spieler und ihre Stufen, wer beginnt, eine Partie oder ein Wettkampf aus mehreren.
help-menu-learn = { ui-menu-learn }: Lektionen auf dem Brett, und was es zu lesen gibt.
help-menu-rules = { ui-menu-rules }: die Regeln des Spiels mit Beispielen, Strategien, Geschichte, Wörter und Tasten; und das Regelbuch aller Varianten als Webseite, zum Drucken.
help-menu-archive = { ui-menu-archive }: beendete Partien zum Ansehen, gespeicherte Partien, und was gewonnen und verloren wurde.
help-menu-workshop = { workshop-menu }: eigene Regeln schreiben und ausprobieren.
help-menu-settings = { ui-menu-settings }: Sprache, Ton, Bild, Hilfen, Tasten und Knöpfe.

## Während einer Partie

help-game-undo = { ui-undo }, { ui-redo }: geht einen Zug zurück und spielt ihn wieder. Nichts Gespieltes geht verloren.
help-game-hint = { ui-hint }: zeigt die beste Mulde, die der Computer findet, und was sie bringt.
help-game-moves = { ui-moves }: die Liste der Züge. Wähle einen, um das Brett von damals zu sehen, Samen für Samen, wenn du magst.
help-game-pause = { ui-pause }: Regeln und Einstellungen, unter einem Namen speichern, Stellung oder Partie kopieren, aufgeben, einvernehmlich beenden.

## Examples on the board

help-searching = Beispiele werden gesucht …
help-no-examples = Zu diesen Regeln wurden keine Beispiele gefunden.
help-marks = Die Zeichen in den Bildern
help-mark-noted = davon spricht der Text
help-again = Noch einmal
help-back = Zurück zur Hilfe

## The rule book in full, as a file

help-save-book = Als Webseite speichern
help-saving-book = Wird geschrieben …
