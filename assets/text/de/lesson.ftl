### Kurze Lektionen am Brett. Die Schlüssel beginnen mit „lesson-“, dann folgt der Name der Datei.
###
### „Du“ ist der Lernende, der Süd spielt, die untere Reihe. Ein Text steht da, bevor sich spielt, was er
### ankündigt. Was er von einer Stellung sagt, ist geprüft: Worte ändern, nicht Tatsachen. Etwa 240 Zeichen.

## Die Liste der Lektionen

lesson-chapter-beginning = Zum Anfangen
lesson-chapter-examples = Die Regeln an Beispielen
lesson-chapter-strategy = Gut spielen

## Die erste Partie

lesson-first-steps = Erste Schritte
lesson-first-steps-lift = Zwölf Mulden, in jeder vier Samen. Die untere Reihe, A bis F, gehört dir. Wähle eine deiner Mulden: Ihre Samen werden herausgenommen und einzeln in die folgenden gelegt, nach rechts und weiter rund um das Brett.
lesson-first-steps-lift-right = Das ist ein Zug: eine Mulde leeren, ihre Samen säen. Jetzt wäre Nord an der Reihe.
lesson-first-steps-lift-wrong = Deine Mulden sind die der unteren Reihe: A, B, C, D, E und F.
lesson-first-steps-sow = Es kommt darauf an, wohin dein letzter Samen fällt. Nords Reihe setzt deine fort: Nach F kommt a, dann b. Welche Mulde legt ihren letzten Samen in a?
lesson-first-steps-sow-right = Ja: D, E, F, a. Vier Samen, vier Mulden.
lesson-first-steps-sow-wrong = Diese nicht. Beginne bei der nächsten Mulde und zähle für jeden Samen eine weiter: Die vierte sollte a sein.
lesson-first-steps-capture = Fällt dein letzter Samen auf Nords Seite und macht dort zwei oder drei, so fängst du diese Mulde. In b liegt ein Samen. Welche Mulde endet dort?
lesson-first-steps-capture-right = Einer und dein letzter machen zwei: Beide gehören dir und kommen in deinen Speicher.
lesson-first-steps-capture-wrong = Die endet woanders. Suche eine Mulde, deren letzter Samen in b fällt: D ist vier Mulden davon entfernt.
lesson-first-steps-chain = Es kommt noch besser: Hat die Mulde davor jetzt auch zwei oder drei, so wird auch sie gefangen, und so weiter rückwärts durch Nords Reihe. Finde den Zug, der b und c zusammen nimmt.
lesson-first-steps-chain-right = Zwei in c, drei in b: fünf Samen. In a liegen fünf, und die Kette endet.
lesson-first-steps-chain-wrong = Nicht ganz. Der letzte Samen muss in c fallen; D hat fünf Samen.
lesson-first-steps-feed = Nord hat keine Samen mehr. Niemand darf ausgehungert werden: Wenn du kannst, musst du so ziehen, dass Nord Samen bekommt. Nur eine deiner Mulden reicht so weit.
lesson-first-steps-feed-right = Gut gefüttert: F, a, b. Die Partie geht weiter.
lesson-first-steps-feed-wrong = Nord hätte immer noch nichts zu spielen. E hat drei Samen: F, a, b.
lesson-first-steps-end = Mehr brauchst du nicht: herausnehmen, säen, fangen, füttern. Wenn jemand nicht mehr ziehen kann, behält jeder die Samen seiner Reihe, und der vollere Speicher gewinnt. Viel Vergnügen!

## Die Regeln an Beispielen

lesson-must-feed = Eine Mulde, die nicht gespielt werden darf
lesson-must-feed-look = Nords Reihe ist leer. B würde in E enden und Nord nichts geben: Solange eine andere Mulde Nord füttert, darf B nicht gespielt werden. Versuche es ruhig. Welche Mulden darfst du spielen?
lesson-must-feed-right = D und F erreichen beide Nords Reihe. Jede von ihnen ist recht.
lesson-must-feed-wrong = Diese Mulde darf jetzt nicht gespielt werden. Suche eine, deren Samen die obere Reihe erreichen.
lesson-must-feed-free = Und hier? Keine deiner Mulden erreicht Nords Reihe, also darfst du spielen, was du willst. Sieh dir A an.
lesson-must-feed-end = Nord hat keinen Zug, und die Partie ist aus. Die vier Samen deiner Reihe gehören dir: Du gewinnst 26 zu 22.

lesson-capture = Ein Fang
lesson-capture-look = Zu einem Fang gehört ein letzter Samen, der auf Nords Seite zwei oder drei macht. Hier kann das nur eine deiner Mulden. Finde sie.
lesson-capture-right = D hat b erreicht, wo zwei Samen lagen: drei, und sie sind gefangen. In a liegen fünf, und die Kette endet.
lesson-capture-wrong = Ihr letzter Samen fängt nichts. Nords b hat zwei Samen: Welche Mulde endet dort?

lesson-triple-capture = Sieben Samen auf einmal
lesson-triple-capture-look = Kleine Mulden nebeneinander sind eine Schwäche. In a, b und c liegen einer, einer und zwei Samen. Eine deiner Mulden nimmt alle drei.
lesson-triple-capture-right = Drei in c, zwei in b, zwei in a: ein dreifacher Fang von sieben. Die Kette läuft von deinem letzten Samen rückwärts.
lesson-triple-capture-wrong = Diese nicht. Dein letzter Samen muss in c fallen: Zähle von D aus.

lesson-grand-slam = Ein verweigerter Kahlschlag
lesson-grand-slam-look = Dieselben sieben Samen, aber andere hat Nord nicht. D würde alles nehmen und Nord mit nichts zurücklassen. Sieh zu.
lesson-grand-slam-void = Alles zu fangen, was der Gegner hat, ist ein Kahlschlag und ungültig: Die Samen bleiben liegen, wie sie gesät wurden, und du nimmst keinen. Der Zug selbst ist erlaubt.

lesson-gap = Eine Lücke beendet die Kette
lesson-gap-look = In c, b und a liegen zwei, drei und ein Samen. D legt in jede einen dazu. Welche werden gefangen? Achte auf b.
lesson-gap-end = Nur c, mit dreien. In b hat dein Samen vier gemacht: Das ist eine Lücke, und dort endet die Kette. Die zwei in a bleiben, obwohl zwei genügen würden.

## Gut spielen

lesson-master-stone = Der Meisterstein
lesson-master-stone-pass = Der letzte Samen einer Aussaat ist ihr Meisterstein: Nur er öffnet einen Fang. D legt je einen Samen in a, b und c und macht überall zwei. Sieh, was das einbringt.
lesson-master-stone-choose = Nichts: Der letzte Samen ging weiter nach d und machte fünf. Noch einmal von vorn. Welche Mulde legt ihren Meisterstein in c?
lesson-master-stone-right = Dieselben Samen in a, b und c, aber nun liegt der letzte von ihnen in c: Alle sechs gehören dir.
lesson-master-stone-wrong = Ihr letzter Samen fängt nichts. Zähle von c zurück: Aus E reichen vier Samen dorthin.

lesson-attack = Angriff: zwei Drohungen zugleich
lesson-attack-look = Es gibt nichts zu fangen. Aber du kannst dich rüsten: Finde den stillen Zug, nach dem zwei deiner Mulden einen Fang drohen. Nord kann nur auf eine antworten.
lesson-attack-prepared = Jetzt droht D gegen a, und F droht gegen c. Was Nord auch spielt, du wirst fangen.
lesson-attack-wrong = Das ist nicht stark genug. E gibt F einen Samen und a einen: Sieh, was D und F danach können.
lesson-attack-take = Nord bringt c in Sicherheit. Nimm die andere!
lesson-attack-right = Zwei Drohungen, eine Abwehr: So gewinnt man Samen.
lesson-attack-missed = Das fängt nichts. D hat drei Samen, und a hat einen.

lesson-defence = Verteidigung: drei Auswege
lesson-defence-flee = Sieh dir Nords d an: fünf Samen, der letzte fällt in C. Er würde dort zwei machen und drei in B. Geh ihm aus dem Weg.
lesson-defence-flee-right = Fliehen: C ist jetzt leer, und ein einzelner Samen, der dorthin fällt, fängt nichts.
lesson-defence-flee-wrong = Nords d würde immer noch fangen. Es muss in einer Mulde enden, in der es zwei oder drei macht: Lass C nicht so stehen.
lesson-defence-fill = Nords f hat drei Samen und endet in C, wo es drei machen würde. Flieh diesmal nicht: Fülle auf.
lesson-defence-fill-right = C hat drei. Einer mehr würde vier machen, und vier kann man nicht fangen.
lesson-defence-fill-wrong = Es gibt etwas Besseres. Ein Samen mehr macht C sicher: Welche Mulde kommt dort vorbei?
lesson-defence-overload = Nords a hat sieben Samen und endet in B: Es würde A und B nehmen, je zwei. Diesmal weder fliehen noch füllen: Überlade den Angreifer!
lesson-defence-overload-right = Acht Samen in a: Sie gehen eine Mulde zu weit und enden in C, wo sie nichts fangen.
lesson-defence-overload-wrong = Es gibt etwas Besseres. Lege einen Samen in a, und seine Aussaat endet eine Mulde weiter.

lesson-kroo = Das Kroo
lesson-kroo-what = Eine Mulde, die man auf zwölf Samen oder mehr wachsen lässt, heißt Kroo, ein Wort der Akan. Gesät läuft sie rund um das Brett, überspringt sich selbst und beginnt einen zweiten Umlauf. Sieh dir E mit zwölf an.
lesson-kroo-unripe = Der zwölfte Samen fiel in F, auf deine eigene Seite, und fing nichts. Das Kroo war nicht reif: Sein zweiter Umlauf muss a erreichen, die erste Mulde von Nords Reihe.
lesson-kroo-ripen = Von E aus braucht es dazu dreizehn Samen. Da liegen zwölf. Finde den stillen Zug, der das Kroo reif macht.
lesson-kroo-ripen-right = Dreizehn. Jetzt würde der letzte Samen a zum zweiten Mal erreichen. Ein reifes Kroo ist eine Drohung; es muss nicht gleich gespielt werden.
lesson-kroo-ripen-wrong = E fehlt immer noch ein Samen, oder es ist zu früh fort. Welche deiner Mulden endet in E?
lesson-kroo-reap = Ein Kroo legt zwei Samen dorthin, wo es zweimal vorbeikommt: Aus einer leeren Mulde werden zwei, aus einem einzelnen Samen drei. Hier sind fünfzehn, genug für c. Ernte!
lesson-kroo-reap-right = Zwei in c, drei in b, zwei in a: sieben Samen. Fast leere Reihen fürchten ein Kroo am meisten.
lesson-kroo-reap-wrong = Das Kroo ist reif, und Nords Reihe ist fast leer: Spiele E.

lesson-against-kroo = Gegen ein Kroo
lesson-against-kroo-danger = Nords Kroo in e hat fünfzehn Samen. Sein zweiter Umlauf endet in C, und deine ersten Mulden sind fast leer. Sieh, was sie verlieren.
lesson-against-kroo-dam = Sieben Samen dahin. Liegen aber vier in C, so würde das Kroo dort sechs machen und nichts fangen. Ein solcher Haufen ist ein Damm. Welche Mulden kannst du spielen, ohne ihn zu brechen?
lesson-against-kroo-dam-right = Der Damm hält. Solange das Kroo in C endet, nimmt es nichts.
lesson-against-kroo-dam-wrong = C ist dein Damm: Ohne ihn nimmt das Kroo sieben Samen. Spiele etwas anderes.
lesson-against-kroo-pressure = Druck: Das Kroo hat zwölf Samen, und einer fehlt ihm zur Reife. Nord hat sonst nichts zu spielen. Lass es dabei: Mach einen Zug, der Nord keinen Samen gibt.
lesson-against-kroo-pressure-right = Jetzt muss Nord das Kroo spielen, bevor es reif ist.
lesson-against-kroo-pressure-wrong = F gäbe Nord zwei Samen und Zeit zum Warten. Bleib zu Hause.
lesson-against-kroo-forced = Nord hat keine Wahl. Sieh zu: Der letzte Samen kommt nicht weiter als f und fängt nichts, und sechs der Samen liegen bei dir.
lesson-against-kroo-overload = Überladen: neunzehn Samen in a, gerade genug, um in C zu enden und B und C zu nehmen. Gib ihm noch einen, und es endet in D, wo vier Samen warten.
lesson-against-kroo-overload-right = Zwanzig: Der letzte Samen würde in D sechs machen. Zu groß ist so harmlos wie zu klein.
lesson-against-kroo-overload-wrong = Dann schlägt das Kroo zu, oder Nord bekommt zu viele Samen. Welche Mulde legt ihren letzten Samen in a?

lesson-endgame = Das Ende der Partie
lesson-endgame-look = Fünf Samen sind noch da, und Nord hat nur zwei. Ein Zug zu Hause kostet dich nichts; ein Samen, der hinübergeht, ist ein Geschenk. Lass Nord zu dir kommen.
lesson-endgame-right = B wartet, und Nord muss näher kommen. Spare kleine Züge für das Ende: Wem sie ausgehen, der muss geben.
lesson-endgame-wrong = F gibt seine beiden Samen her. Du hast einen kleineren Zug.

lesson-hungry = Den Gegner hungrig halten
lesson-hungry-keep = 22 zu 22. Nord hat einen einzigen Samen, in f: Nächstes Mal fällt er in A, und ein einzelner Samen dort würde zu zweien und wäre verloren. Weiche aus, und gib nichts.
lesson-hungry-keep-right = A ist leer, und nichts ging hinüber: Nord bleibt hungrig.
lesson-hungry-keep-wrong = Dann macht f in A zwei und fängt sie. Bring A aus dem Weg.
lesson-hungry-gather = Nord gibt seinen letzten Samen her. Keiner deiner Samen kann jetzt Nords Reihe erreichen, du musst also nicht füttern: Spiele, was du willst.
lesson-hungry-gather-right = Nord kann nicht ziehen, die Partie ist aus, und die vier Samen deiner Reihe gehören dir: 26 zu 22.
lesson-hungry-gather-wrong = Jeder deiner Samen ist recht.
lesson-hungry-fed = Aber wer hungert, hat noch nicht verloren. Nun hast du nichts: Wäre die Partie hier aus, gewänne Nord 26 zu 22. Doch Nords d erreicht deine Reihe, also muss Nord es spielen. Sieh zu.
lesson-hungry-strike = Acht Samen gingen hinaus, und sechs davon liegen bei dir. Einer fängt sofort. Welcher?
lesson-hungry-strike-right = Drei Samen, und 25 in deinem Speicher: mehr als die Hälfte aller 48. Du hast gewonnen.
lesson-hungry-strike-wrong = Das fängt nichts. F hat einen Samen, und a hat zwei.
