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
strategies-master-stone-what = Der zuletzt gesäte Samen heißt Meisterstein. Nur er kann einen Fang auslösen; die Samen, die vor ihm fallen, können einen Fang nur vorbereiten.
strategies-master-stone-example = Mit den vier Samen aus *E* bringt Süd *a*, *b* und *c* auf je zwei. Der letzte fällt in *c*: Süd fängt sechs Samen. Mit den sechs Samen aus *D* kommen dieselben Mulden auf zwei, aber der letzte geht weiter, bringt *d* auf fünf, und Süd fängt nichts.
strategies-kroo = Das Kroo
strategies-kroo-what = Ein Kroo ist eine Mulde mit so vielen Samen, dass sie ganz um das Brett reichen: zwölf oder mehr. Das Wort kommt aus dem Akan und bedeutet Anhäufung. Gesät ergibt es einen Umlauf, der die Ausgangsmulde überspringt und leer lässt. Zur rechten Zeit gespielt, ist er eine Katastrophe für den Gegner: Wo er zweimal vorbeikommt, hinterlässt er eine lange Kette von Zweien und Dreien.
strategies-kroo-example = In *E* liegen fünfzehn Samen. Sie gehen ganz herum und erreichen *a*, *b* und *c* ein zweites Mal: zwei in *a*, drei in *b*, zwei in *c*. Süd fängt alle sieben, und *E* ist leer.
strategies-ripe = Ein reifes Kroo
strategies-ripe-what = Ein Kroo ist reif, wenn es genug Samen hat, um die erste Mulde des Gegners ein zweites Mal zu erreichen. Früher gespielt, kommt es nicht so weit. Ein reifes Kroo ist eine Drohung, und es kann warten.
strategies-ripe-example = Von *E* aus braucht es dreizehn Samen, damit ein zweiter in *a* fällt; in *E* liegen zwölf. Ein Zug aus *D* bringt den dreizehnten. Spielt Süd das Kroo dann, fällt der letzte Samen in *a*: Dort liegen nun zwei, und Süd fängt sie.
strategies-dam = Der Damm
strategies-dam-what = Lass mehr als zwei Samen in der Mulde, in die der letzte Samen des gegnerischen Kroos fallen wird. Nach der Aussaat sind es dort zu viele für einen Fang: Die Mulde ist ein Damm, und er schützt auch die Mulden davor.
strategies-dam-example = Nord hat in *e* ein Kroo von fünfzehn Samen; der letzte fällt in *C*, wo vier liegen. Süd lässt *C* stehen und spielt *A*; durch das Kroo kommt *C* auf sechs, und Nord fängt nichts. Hätte Süd *C* gespielt, hätte Nord sieben Samen gefangen.
strategies-pressure = Druck
strategies-pressure-what = Füttere den Gegner so wenig wie möglich: Hat er keinen anderen Zug, muss er sein Kroo spielen, bevor es reif ist.
strategies-pressure-example = Im Kroo in *e* liegen zwölf Samen, einer zu wenig, und Nord hat sonst nichts zu spielen. Süd spielt *C* und gibt keinen Samen her, also muss Nord *e* spielen. Der letzte Samen kommt nur bis *f*, und Nord fängt nichts.
strategies-overloading = Überladen
strategies-overloading-what = Füttere das Kroo, bis es sein Ziel verfehlt: Mit einem Samen mehr endet es eine Mulde weiter.
strategies-overloading-example = Im Kroo in *a* liegen neunzehn Samen: Es würde in *C* enden, und Nord würde dort zwei Samen fangen und zwei in *B*. Süd spielt *E*, und der letzte Samen fällt in *a*. Mit zwanzig endet das Kroo in *D*, wo dann sechs liegen, und Nord fängt nichts.
strategies-small-moves = Kleine Züge
strategies-small-moves-what = Sind nur noch wenige Samen da, kostet ein Zug in der eigenen Reihe nichts, und ein Samen, der hinübergeht, ist ein Geschenk. Spare kleine Züge für das Ende auf: Wem sie ausgehen, der muss Samen hergeben.
strategies-small-moves-example = Fünf Samen sind noch da. Ein Zug von *B* nach *C* bleibt in Süds eigener Reihe; mit *F* gäbe Süd beide Samen an Nord, und Nord hat nur zwei.
strategies-hungry = Hungrig, aber nicht verloren
strategies-hungry-what = Ein hungriger Spieler hat nicht unbedingt verloren, sagt das Straßburger Faltblatt: Wo die Regeln das Füttern verlangen, muss der Gegner Samen geben und dabei manchmal einen Fang zulassen.
strategies-hungry-example = Süd hat keine Samen. Nord muss *d* spielen, die einzige Mulde, deren Samen Süds Reihe erreichen. Dann bringt Süd mit *F* die Mulde *a* auf drei und fängt sie. Süd hat jetzt 25 Samen, mehr als die Hälfte von 48, und die Partie geht weiter.
