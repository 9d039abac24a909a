### Strategien, zum Lesen. Die Schlüssel beginnen mit „strategies-“.
###
### Süd ist die untere Reihe, A bis F, Nord die obere, a bis f. Was ein Beispiel sagt, ist geprüft: Worte ändern, nicht Tatsachen.

strategies-heading = Strategien
strategies-intro = Die Hilfedatei von 1996 nennt drei Gruppen von Strategien: Angriff, Verteidigung und Endspiel. Das Kroo nennt sie eine klassische Angriffsstrategie; dagegen stellt sie, nach Ballou, Damm, Druck und Überladen. Die Strategien für das Endspiel kommen hier aus anderen Quellen: der hungrige Spieler aus dem Straßburger Faltblatt, die kleinen Züge aus diesem Programm.
strategies-offensive = Angriff: das Kroo
strategies-defensive = Verteidigung: gegen ein Kroo
strategies-end = Das Endspiel

## Jede hat einen Titel, eine Erklärung und ein Beispiel

strategies-master-stone = Der Meisterstein
strategies-master-stone-what = Der zuletzt gesäte Samen heißt Meisterstein. Nur er löst einen Fang aus; die Samen, die vor ihm fallen, können einen Fang nur vorbereiten.
strategies-master-stone-example = Vier Samen aus *E* bringen *a*, *b* und *c* auf je zwei. Der letzte fällt in *c*: Süd fängt sechs Samen. Sechs Samen aus *D* bringen dieselben Mulden auf zwei, aber der letzte geht weiter, bringt *d* auf fünf und fängt nichts.
strategies-kroo = Das Kroo
strategies-kroo-what = Kroo ist ein Wort der Akan und bedeutet Anhäufung: genug Samen in einer Mulde, um ganz herumzukommen, zwölf oder mehr. Ein solcher Umlauf überspringt seine Ausgangsmulde, die leer bleibt. Zur rechten Zeit gespielt, ist er eine Katastrophe für den Gegner: Wo er zweimal vorbeikommt, lässt er eine lange Kette von Zweien und Dreien zurück.
strategies-kroo-example = *E* hat fünfzehn Samen. Sie gehen ganz herum und erreichen *a*, *b* und *c* ein zweites Mal: zwei in *a*, drei in *b*, zwei in *c*. Süd fängt alle sieben, und *E* ist leer.
strategies-ripe = Reif
strategies-ripe-what = Ein Kroo ist reif, wenn seine Samen im zweiten Umlauf die erste Mulde des Gegners erreichen. Früher gespielt, fängt es dort nichts. Ein reifes Kroo ist eine Drohung, und es kann warten.
strategies-ripe-example = Von *E* aus braucht es dreizehn Samen, damit ein zweiter in *a* fällt; *E* hat zwölf. Ein Zug aus *D* bringt den dreizehnten. Jetzt gespielt, würde das Kroo in *a* enden, die Mulde auf zwei bringen und sie fangen.
strategies-dam = Der Damm
strategies-dam-what = Lass mehr als zwei Samen in der Mulde, in der das Kroo enden wird. Mit seinen letzten Samen sind es dort zu viele für einen Fang, und der Damm schützt die Mulden davor.
strategies-dam-example = Nords Kroo in *e* hat fünfzehn Samen und endet in *C*, wo vier liegen. Süd lässt *C* stehen und spielt *A*; das Kroo bringt *C* auf sechs und fängt nichts. Hätte Süd *C* gespielt, hätte das Kroo sieben Samen gefangen.
strategies-pressure = Der Druck
strategies-pressure-what = Füttere den Gegner so wenig wie möglich: Hat er keinen anderen Zug, muss er das Kroo spielen, bevor es reif ist.
strategies-pressure-example = Das Kroo in *e* hat zwölf Samen, einen zu wenig, und Nord hat sonst nichts zu spielen. Süd spielt *C* und gibt keinen Samen, also muss Nord *e* spielen. Der letzte Samen kommt nur bis *f* und fängt nichts.
strategies-overloading = Das Überladen
strategies-overloading-what = Füttere das Kroo, bis es sein Ziel verfehlt: Mit einem Samen mehr endet es eine Mulde weiter.
strategies-overloading-example = Das Kroo in *a* hat neunzehn Samen: Es würde in *C* enden, dort zwei Samen fangen und zwei in *B*. Süd spielt *E*, und der letzte Samen fällt in *a*. Mit zwanzig endet das Kroo in *D*, bringt die Mulde auf sechs und fängt nichts.
strategies-small-moves = Kleine Züge
strategies-small-moves-what = Sind nur noch wenige Samen da, kostet ein Zug in der eigenen Reihe nichts, und ein Samen, der hinübergeht, ist ein Geschenk. Spare kleine Züge für das Ende auf: Wem sie ausgehen, der muss geben.
strategies-small-moves-example = Fünf Samen sind noch da. *B* sät nach *C* und bleibt in der eigenen Reihe; *F* gäbe beide Samen an Nord, und Nord hat nur zwei.
strategies-hungry = Hungrig, aber nicht verloren
strategies-hungry-what = Ein hungriger Spieler hat nicht unbedingt verloren, sagt das Straßburger Faltblatt: Wo die Regeln das Füttern verlangen, muss der Gegner Samen geben und manchmal einen Fang dazu.
strategies-hungry-example = Süd hat keinen Samen. Nord muss *d* spielen, die einzige Mulde, die Süds Reihe erreicht. Dann bringt *F* die Mulde *a* auf drei und fängt sie: 25 Samen, mehr als die Hälfte von 48, und die Partie geht weiter.
