### Kurze Lektionen am Brett. Die Schlüssel beginnen mit „lesson-“, dann folgt der Name der Datei.
###
### „Du“ ist der Lernende, der Süd spielt, die untere Reihe. Ein Text steht da, bevor sich spielt, was er
### ankündigt. Was er von einer Stellung sagt, ist geprüft: Worte ändern, nicht Tatsachen. Etwa 240 Zeichen.

## Die Liste der Lektionen

lesson-chapter-beginning = Zum Einstieg
lesson-chapter-examples = Die Regeln an Beispielen
lesson-chapter-strategy = Gut spielen
lesson-chapter-endgame = Das Endspiel
lesson-chapter-other-games = Die Regeln anderer Varianten
lesson-chapter-world = Speicher, Durchgänge und Sondermulden
lesson-chapter-playing-world = Gut spielen: Kalah, Congklak, Mangala, Ô ăn quan

## Die erste Partie

lesson-first-steps = Erste Schritte
lesson-first-steps-lift = Das Brett hat zwölf Mulden mit je vier Samen. Die untere Reihe, *A* bis *F*, gehört dir. Wähle eine deiner Mulden: Du leerst sie und legst ihre Samen einzeln in die folgenden Mulden, nach rechts und weiter rund um das Brett.
lesson-first-steps-lift-right = Das ist ein Zug: Du leerst eine Mulde und säst ihre Samen. In einer Partie wäre jetzt Nord am Zug.
lesson-first-steps-lift-wrong = Deine Mulden liegen in der unteren Reihe: *A*, *B*, *C*, *D*, *E* und *F*.
lesson-first-steps-sow = Es kommt darauf an, wohin dein letzter Samen fällt. Nords Reihe schließt an deine an: Auf *F* folgt *a*, dann *b*. Aus welcher Mulde fällt dein letzter Samen in *a*?
lesson-first-steps-sow-right = Ja: *D*, *E*, *F*, *a*. Vier Samen, vier Mulden.
lesson-first-steps-sow-wrong = Diese Mulde ist es nicht. Beginne bei der nächsten und zähle für jeden Samen eine Mulde weiter: Die vierte sollte *a* sein.
lesson-first-steps-capture = Bringt dein letzter Samen eine Mulde in Nords Reihe auf zwei oder drei Samen, fängst du sie alle. In *b* liegt ein Samen. Von welcher Mulde aus kommst du genau bis dorthin?
lesson-first-steps-capture-right = Der eine Samen und dein letzter machen zwei: Du fängst beide, und sie kommen in deinen Speicher.
lesson-first-steps-capture-wrong = Damit landest du woanders. Dein letzter Samen muss in *b* fallen: *D* ist vier Mulden davon entfernt.
lesson-first-steps-chain = Es kommt noch besser: Liegen auch in der Mulde davor jetzt zwei oder drei Samen, fängst du sie ebenfalls, und so weiter rückwärts durch Nords Reihe. Finde den Zug, mit dem du *b* und *c* zusammen fängst.
lesson-first-steps-chain-right = Zwei in *c* und drei in *b*: Du fängst fünf Samen. Die Kette endet bei *a*, denn dort liegen fünf.
lesson-first-steps-chain-wrong = Nicht ganz. Der letzte Samen muss in *c* fallen; in *D* liegen fünf Samen.
lesson-first-steps-feed = Nord hat keine Samen mehr. Du darfst deinen Gegner nicht aushungern: Wenn du kannst, musst du einen Zug spielen, der Nord Samen gibt. Nur von einer deiner Mulden aus kommst du so weit.
lesson-first-steps-feed-right = Deine Samen gingen in *F*, *a* und *b*. Nord kann ziehen, und die Partie geht weiter.
lesson-first-steps-feed-wrong = Nord hätte immer noch keine Samen. In *E* liegen drei: je einer für *F*, *a* und *b*.
lesson-first-steps-end = Mehr brauchst du nicht: leeren, säen, fangen, füttern. Kann ein Spieler nicht mehr ziehen, nimmt jeder die Samen seiner Reihe, und wer mehr hat, gewinnt. Viel Spaß!

## Die Regeln an Beispielen

lesson-must-feed = Eine Mulde, die du nicht spielen darfst
lesson-must-feed-look = Nords Reihe ist leer. Mit *B* kämst du nur bis *E*, und Nord bekäme nichts: Solange du Nord mit einer anderen Mulde füttern kannst, darfst du *B* nicht spielen. Versuche es ruhig. Welche Mulden darfst du spielen?
lesson-must-feed-right = Mit *D* und mit *F* erreichst du Nords Reihe. Beide sind erlaubt.
lesson-must-feed-wrong = Diese Mulde darfst du jetzt nicht spielen. Suche eine, deren Samen die obere Reihe erreichen.
lesson-must-feed-free = Diesmal erreichst du mit keiner deiner Mulden Nords Reihe, also darfst du spielen, was du willst. Sieh dir *A* an.
lesson-must-feed-end = Nord hat keinen Zug, und die Partie ist aus. Die vier Samen deiner Reihe gehören dir: Du gewinnst mit 26 zu 22.

lesson-capture = Ein Fang
lesson-capture-look = Du fängst, wenn dein letzter Samen eine Mulde in Nords Reihe auf zwei oder drei Samen bringt. Das gelingt hier nur mit einer deiner Mulden. Finde sie.
lesson-capture-right = Dein letzter Samen aus *D* hat *b* auf drei gebracht, und du hast sie gefangen. Die Kette endet bei *a*, denn dort liegen fünf.
lesson-capture-wrong = Damit fängst du nichts. In Nords *b* liegen zwei Samen: Von welcher Mulde aus kommst du genau bis dorthin?

lesson-triple-capture = Sieben Samen auf einmal
lesson-triple-capture-look = Kleine Mulden nebeneinander sind eine Schwäche: ein Samen in *a*, einer in *b*, zwei in *c*. Mit einer deiner Mulden fängst du alle drei. Finde sie.
lesson-triple-capture-right = Drei in *c*, zwei in *b*, zwei in *a*: ein dreifacher Fang von sieben Samen. Die Kette läuft von deinem letzten Samen aus rückwärts.
lesson-triple-capture-wrong = Diese Mulde ist es nicht. Dein letzter Samen muss in *c* fallen: Zähle von *D* aus.

lesson-grand-slam = Ein ungültiger Kahlschlag
lesson-grand-slam-look = Mit *D* würdest du wieder sieben Samen fangen, aber diesmal hat Nord keine anderen und bliebe ohne Samen. Sieh zu.
lesson-grand-slam-void = Ein Fang aller Samen deines Gegners heißt Kahlschlag und ist hier ungültig: Die Samen bleiben liegen, wie du sie gesät hast, und du fängst keinen. Der Zug selbst ist erlaubt.

lesson-gap = Die Kette reißt ab
lesson-gap-look = Nord hat zwei Samen in *c*, drei in *b* und einen in *a*. Mit *D* legst du in jede dieser Mulden einen dazu. Welche fängst du? Achte auf *b*.
lesson-gap-end = Du hast nur die drei Samen in *c* gefangen. Dein Samen hat *b* auf vier gebracht, zu viele für einen Fang: Dort reißt die Kette ab. Die zwei Samen in *a*, die du sonst gefangen hättest, bleiben liegen.

lesson-loop = Einmal rundherum
lesson-loop-look = Songo Duala. In *F* liegen dreizehn Samen. Säst du ganz ums Brett herum, überspringst du die Ausgangsmulde; der zwölfte Samen fällt also in *a*. Wohin fällt der letzte? In dieser Variante fängst du zwei, drei oder vier Samen.
lesson-loop-look-right = Er ist in *b* gefallen. Dort liegen nun vier und in *a* auch vier: Du fängst alle acht.
lesson-loop-look-wrong = Damit fängst du nichts. In *F* liegen dreizehn Samen: elf für die anderen Mulden, dann noch je einer für *a* und *b*.
lesson-loop-end = Du hast *F* übersprungen, also ist diese Mulde leer. In manchen Varianten wird nichts übersprungen: In Oware (1997), Ot-tjin und Nyakun bekommt die Ausgangsmulde einen Samen wie jede andere. Beim Zählen macht das einen Unterschied von einer Mulde.

lesson-repetition = Wiederholungen
lesson-repetition-look = Oware (1997). Nord wird gleich *d* spielen und damit nichts fangen. Merke dir die Stellung, wie sie jetzt ist: Du wirst sie wiedersehen.
lesson-repetition-close = Mit *E* würdest du jetzt die Stellung vor Nords Zug wiederherstellen, und Nord wäre wieder am Zug. Kommt eine Stellung zum zweiten Mal vor, ist die Partie aus. Du führst mit 21 zu 19. Soll die Partie enden?
lesson-repetition-close-right = Ja. Die Stellung hat sich wiederholt, und die Partie ist aus. Die acht übrigen Samen zählen für niemanden: Du gewinnst mit 21 zu 19.
lesson-repetition-close-wrong = Das vermeidet die Wiederholung, aber Nord steht dann besser. Du führst, also wiederhole die Stellung.
lesson-repetition-end = Führst du, kannst du die Stellung wiederholen und so die Partie beenden. Liegst du zurück, weiche der Wiederholung aus. Eine Stellung gilt nur dann als wiederholt, wenn auch derselbe Spieler am Zug ist.

## Gut spielen

lesson-counting = Zählen
lesson-counting-six = Rate nicht, zähle. Mit sechs Samen landest du immer gegenüber in der Mulde mit demselben Buchstaben: von *A* aus in *a*, von *B* aus in *b*. Mit fünf landest du eine Mulde davor. Von welcher Mulde aus kommst du genau bis *d*, wo zwei Samen liegen?
lesson-counting-six-right = In *E* liegen fünf. Mit sechs kämst du bis *e*, mit fünf also bis *d*: Du fängst drei Samen.
lesson-counting-six-wrong = Damit landest du woanders. Mit sechs Samen aus *E* kämst du bis *e*. Wie viele liegen in *E*?
lesson-counting-round = Eine große Handvoll geht zuerst ganz herum. Zieh elf für die anderen Mulden ab und zähle den Rest wie immer von der nächsten Mulde an. Aus welcher deiner Mulden fällt der letzte Samen in *b*?
lesson-counting-round-right = Fünfzehn weniger elf sind vier: *E*, *F*, *a*, *b*. Du fängst drei Samen in *b* und zwei in *a*.
lesson-counting-round-wrong = Damit endest du in deiner eigenen Reihe. In *D* liegen fünfzehn: Zieh elf ab und zähle von *E* an weiter.

lesson-master-stone = Der Meisterstein
lesson-master-stone-pass = Der letzte Samen einer Aussaat heißt Meisterstein: Nur er kann einen Fang auslösen. Mit *D* legst du je einen Samen in *a*, *b* und *c* und bringst alle drei auf zwei. Achte darauf, was du damit fängst.
lesson-master-stone-choose = Du hast nichts gefangen: Der letzte Samen ging weiter und brachte *d* auf fünf. Versuche es noch einmal: Aus welcher Mulde fällt der Meisterstein in *c*?
lesson-master-stone-right = Wieder hast du *a*, *b* und *c* auf je zwei gebracht, aber diesmal ist der letzte Samen in *c* gefallen: Du fängst alle sechs.
lesson-master-stone-wrong = Damit fängst du nichts. Zähle von *c* zurück: Aus *E* reichen vier Samen dorthin.

lesson-attack = Angriff: zwei Drohungen zugleich
lesson-attack-look = Noch kannst du nichts fangen, aber du kannst dich vorbereiten. Finde den Zug, nach dem du aus zwei Mulden zu fangen drohst. Nord kann nur eine der Drohungen abwehren.
lesson-attack-prepared = Jetzt bedrohst du mit *D* die Mulde *a* und mit *F* die Mulde *c*. Was Nord auch spielt, du wirst etwas fangen.
lesson-attack-wrong = Das ist nicht stark genug. Aus *E* legst du einen Samen in *F* und einen in *a*: Sieh, was du danach mit *D* und *F* fangen kannst.
lesson-attack-take = Nord bringt *c* in Sicherheit. Nutze die andere Drohung!
lesson-attack-right = Zwei Drohungen, aber nur eine Abwehr: So gewinnst du Samen.
lesson-attack-missed = Damit fängst du nichts. In *D* liegen drei Samen, genau genug, um den einzelnen Samen in *a* zu erreichen.

lesson-defence = Verteidigung: drei Auswege
lesson-defence-flee = In Nords *d* liegen fünf Samen. Der letzte würde in *C* fallen; dort lägen dann zwei und in *B* drei. Weiche aus.
lesson-defence-flee-right = Du bist entkommen: *C* ist jetzt leer, und mit einem letzten Samen, der dorthin fällt, würde Nord nichts fangen.
lesson-defence-flee-wrong = Mit *d* würde Nord immer noch fangen. Der letzte Samen fällt in *C*: Sorge dafür, dass dort danach weder zwei noch drei liegen.
lesson-defence-fill = In Nords *f* liegen drei Samen; der letzte würde in *C* fallen, und dort lägen dann drei. Spiele deine Samen diesmal nicht weg: Lege noch einen in diese Mulde.
lesson-defence-fill-right = In *C* liegen drei Samen. Mit einem mehr wären es vier, und vier lassen sich nicht fangen.
lesson-defence-fill-wrong = Es gibt einen besseren Zug. Mit einem Samen mehr ist *C* sicher: Von welcher Mulde aus kommst du so weit?
lesson-defence-overload = In Nords *a* liegen sieben Samen; der letzte würde in *B* fallen, und Nord würde in *A* und *B* je zwei fangen. Überlade diesmal die angreifende Mulde: Gib ihr einen Samen zu viel.
lesson-defence-overload-right = In *a* liegen jetzt acht Samen: Sie reichen eine Mulde zu weit, bis *C*, und Nord fängt nichts.
lesson-defence-overload-wrong = Es gibt einen besseren Zug. Lege einen Samen in *a*: Dann endet Nords Aussaat eine Mulde weiter.

lesson-counter-attack = Gegenangriff
lesson-counter-attack-look = Nord droht, mit *f* die Mulde *C* auf drei zu bringen und zu fangen. Du könntest *C* wegspielen. Du kannst aber auch mit einer größeren Drohung antworten. Mit welchem Zug verteilst du einzelne Samen auf die Mulden hinter *E* und legst auch in *E* einen dazu?
lesson-counter-attack-look-right = In *E* liegen jetzt fünf Samen, und die Mulden dahinter sind fast leer. Nord kann drei in *B* fangen, aber dann kannst du neun fangen.
lesson-counter-attack-look-wrong = Damit steht Nord besser. Mit *A* kommst du rund um das Brett: Sieh, was du danach mit *E* fangen kannst.
lesson-counter-attack-strike = Nord kann nicht widerstehen und nimmt drei in *B*. Du bist am Zug.
lesson-counter-attack-strike-right = Neun Samen für drei! Bevor du fliehst, prüfe, ob du härter zurückschlagen kannst.
lesson-counter-attack-strike-wrong = Du kannst mehr fangen. In *E* liegen fünf Samen; der letzte fällt in *d*.

lesson-give-to-take = Zwei geben, sechs nehmen
lesson-give-to-take-look = Nord kann nur *d* spielen. Die vierzehn Samen gehen einmal rundherum bis *A*, wo Nord zwei fängt. Unterwegs fällt je einer in *a*, *b*, *c* und *E*. Das kannst du nicht verhindern, aber du kannst zurückschlagen: Spiele nicht die Mulde, die du dafür brauchst.
lesson-give-to-take-look-right = Du hast *E* nicht angerührt: Diese Mulde wartet auf ihren vierten Samen.
lesson-give-to-take-look-wrong = *E* wirst du brauchen: Mit dem Samen, den Nord aus *d* dort ablegt, kommst du bis *c*. Spiele etwas anderes.
lesson-give-to-take-take = Nord nimmt zwei Samen. Sieh dir jetzt *a*, *b* und *c* an: Was kannst du fangen?
lesson-give-to-take-take-right = Du hast zwei Samen gegeben und sechs gefangen. Verteidige nicht jeden Samen: Zähle, was zurückkommt.
lesson-give-to-take-take-wrong = Du kannst mehr fangen. In *E* liegen vier Samen; der letzte fällt in *c*.

lesson-kroo = Das Kroo
lesson-kroo-what = Eine Mulde, die du auf zwölf Samen oder mehr wachsen lässt, heißt Kroo, ein Wort aus dem Akan. Ihre Samen gehen ganz um das Brett, überspringen die Ausgangsmulde und beginnen einen zweiten Umlauf. Sieh dir *E* mit zwölf Samen an.
lesson-kroo-unripe = Der zwölfte Samen fiel in *F*, in deine eigene Reihe, und du hast nichts gefangen. Das Kroo war nicht reif: Sein zweiter Umlauf muss *a* erreichen, die erste Mulde von Nords Reihe.
lesson-kroo-ripen = Um reif zu sein, braucht ein Kroo in *E* dreizehn Samen; deines hat erst zwölf. Finde den Zug, der es reif macht.
lesson-kroo-ripen-right = Jetzt sind es dreizehn, und der letzte Samen würde *a* zum zweiten Mal erreichen. Ein reifes Kroo ist eine Drohung; du musst es nicht sofort spielen.
lesson-kroo-ripen-wrong = Das Kroo in *E* braucht noch genau einen Samen, bevor du es spielst. Von welcher Mulde aus kommst du bis *E*?
lesson-kroo-reap = In jede Mulde, an der ein Kroo zweimal vorbeikommt, fallen zwei Samen: In einer leeren liegen dann zwei, und aus einem einzelnen Samen werden drei. Hier hast du fünfzehn, genug bis *c*. Zeit zur Ernte!
lesson-kroo-reap-right = Zwei in *c*, drei in *b*, zwei in *a*: Du fängst sieben Samen. Am meisten schadet ein Kroo einer fast leeren Reihe.
lesson-kroo-reap-wrong = Das Kroo ist reif, und Nords Reihe ist fast leer: Spiele *E*.

lesson-ripe-kroo = Wann du ein reifes Kroo spielst
lesson-ripe-kroo-wait = In *E* liegen dreizehn Samen: Das Kroo ist reif und brächte dir zwei aus *a*. Aber Nord bedroht mit *f* deine Mulde *A*. Ein reifes Kroo kann warten; Samen in Gefahr können es nicht.
lesson-ripe-kroo-wait-right = *A* ist in Sicherheit, und das Kroo ist noch da. Jetzt ist Nord am Zug.
lesson-ripe-kroo-wait-wrong = Nach diesem Zug fängt Nord mit *f* in *A*. Spiele zuerst *A*: Das Kroo läuft nicht davon.
lesson-ripe-kroo-strike = Nord sät die volle Mulde *d* einmal rund ums Brett, und auch dein Kroo bekommt einen Samen: Jetzt sind es vierzehn. Sieh, wie viel du damit fängst.
lesson-ripe-kroo-end = Du hast sechs Samen gefangen statt zwei. Spiele ein reifes Kroo, wenn es am meisten einbringt oder wenn Nord es gleich verderben würde: Mit einem Samen zu viel endet es woanders.

lesson-against-kroo = Gegen ein Kroo spielen
lesson-against-kroo-danger = Nord hat in *e* ein Kroo von fünfzehn Samen. Sein zweiter Umlauf endet in *C*, und deine ersten Mulden sind fast leer. Sieh, was du dort verlierst.
lesson-against-kroo-dam = Du hast sieben Samen verloren. Lägen aber vier in *C*, wären es nach dem Kroo sechs, und Nord würde nichts fangen. Ein solcher Haufen heißt Damm. Welche Mulden kannst du spielen, ohne ihn zu brechen?
lesson-against-kroo-dam-right = Der Damm hält. Solange das Kroo in *C* endet, verlierst du nichts.
lesson-against-kroo-dam-wrong = *C* ist dein Damm: Ohne ihn verlierst du sieben Samen an das Kroo. Spiele etwas anderes.
lesson-against-kroo-pressure = Druck: Im Kroo liegen zwölf Samen, und zur Reife fehlt noch einer. Nord hat sonst nichts zu spielen. Das soll so bleiben: Spiele einen Zug, der Nord keinen Samen gibt.
lesson-against-kroo-pressure-right = Jetzt muss Nord das Kroo spielen, bevor es reif ist.
lesson-against-kroo-pressure-wrong = Mit *F* gäbst du Nord zwei Samen, und Nord könnte sie statt des Kroos spielen. Spiele einen Zug, der in deiner eigenen Reihe bleibt.
lesson-against-kroo-forced = Nord hat keine Wahl. Sieh zu: Der letzte Samen kommt nur bis *f*, Nord fängt nichts, und sechs der Samen landen in deiner Reihe.
lesson-against-kroo-overload = Überladen: Das Kroo in *a* enthält neunzehn Samen, gerade genug, um in *C* zu enden und in *B* und *C* zu fangen. Gib ihm noch einen, damit es in *D* endet, wo du vier Samen hast.
lesson-against-kroo-overload-right = Mit zwanzig Samen brächte das Kroo die Mulde *D* auf sechs, und Nord würde nichts fangen. Ein zu großes Kroo ist so harmlos wie ein zu kleines.
lesson-against-kroo-overload-wrong = Es gibt einen besseren Zug. Gib dem Kroo in *a* genau einen Samen: Von welcher Mulde aus kommst du genau bis dorthin?

## Das Ende der Partie

lesson-endgame = Kleine Züge
lesson-endgame-look = Fünf Samen sind noch da, und Nord hat nur zwei. Ein Zug in der eigenen Reihe kostet dich nichts; ein Samen, der hinübergeht, ist ein Geschenk. Lass Nord zu dir kommen.
lesson-endgame-right = Mit *B* wartest du ab, und Nord muss näher kommen. Spare kleine Züge für das Ende auf: Wem sie ausgehen, der muss Samen hergeben.
lesson-endgame-wrong = Mit *F* gibst du beide Samen her. Du hast einen Zug, der nichts hergibt.

lesson-tempo = Tempo
lesson-tempo-look = Es steht 22 zu 22. Mit einem kleinen Zug gibst du keine Samen her. Nord kann nur *e* spielen und gibt dir damit einen Samen. Du hast genau einen kleinen Zug. Spiele ihn, damit Nord zuerst geben muss.
lesson-tempo-look-right = Jetzt muss Nord *e* spielen, und der letzte Samen kommt zu dir.
lesson-tempo-look-wrong = Mit *F* gibst du den Samen her, und dann kann Nord warten. Mit *D* bleibt der Samen in deiner Reihe.
lesson-tempo-step = Nord hat dir einen Samen in *A* gelegt, kann ihn aber mit *f* erreichen: Mit einem zweiten lägen in *A* zwei, und du würdest beide verlieren. Welcher kleine Zug bringt deinen Samen in Sicherheit?
lesson-tempo-step-right = *A* ist sicher, und Nord muss dir auch den letzten Samen geben. Wer noch einen kleinen Zug hat, wenn der andere keinen mehr hat, gewinnt das Endspiel.
lesson-tempo-step-wrong = Nach diesem Zug bringt Nord mit *f* die Mulde *A* auf zwei und fängt sie. Spiele *A*.

lesson-hungry = Den Gegner hungrig halten
lesson-hungry-keep = Es steht 22 zu 22. Nord hat einen einzigen Samen, in *f*. Im nächsten Zug fiele er in *A*: Mit deinem Samen dort wären es zwei, und Nord würde beide fangen. Weiche aus, und gib Nord nichts.
lesson-hungry-keep-right = *A* ist leer, und nichts ist hinübergegangen: Nord bleibt hungrig.
lesson-hungry-keep-wrong = Nach diesem Zug bringt Nord mit *f* die Mulde *A* auf zwei und fängt sie. Bring *A* in Sicherheit.
lesson-hungry-gather = Nord gibt seinen letzten Samen her. Keiner deiner Samen kann jetzt Nords Reihe erreichen, du musst also nicht füttern: Spiele, was du willst.
lesson-hungry-gather-right = Nord kann nicht ziehen, also ist die Partie aus. Die vier Samen deiner Reihe gehören dir: Du gewinnst mit 26 zu 22.
lesson-hungry-gather-wrong = Du kannst spielen, was du willst.
lesson-hungry-fed = Ein hungriger Spieler hat aber noch nicht verloren. Diesmal hast du keine Samen: Wäre die Partie hier aus, würde Nord mit 26 zu 22 gewinnen. Doch mit *d* erreicht Nord deine Reihe, also muss Nord diese Mulde spielen. Sieh zu.
lesson-hungry-strike = Nord hat acht Samen gesät, und sechs davon liegen in deiner Reihe. Mit einem deiner Züge kannst du sofort fangen. Mit welchem?
lesson-hungry-strike-right = Du fängst drei Samen und hast jetzt 25 in deinem Speicher: mehr als die Hälfte aller 48. Die Partie geht weiter, aber Nord kann dich nicht mehr einholen.
lesson-hungry-strike-wrong = Damit fängst du nichts. In *F* liegt ein Samen, in *a* liegen zwei.

lesson-to-25 = Zählen bis 25
lesson-to-25-count = Es gibt 48 Samen, also sind 25 mehr als die Hälfte: Wer 25 hat, kann nicht mehr verlieren. Du hast 22. Mit zwei deiner Mulden kannst du fangen. Welche bringt dich über die Hälfte?
lesson-to-25-count-right = Du fängst vier Samen und hast jetzt 26 in deinem Speicher. Die Partie geht weiter, aber Nord kann dich nicht mehr einholen.
lesson-to-25-count-wrong = Das reicht nicht für 25. Mit *D* landest du in *b* und fängst dort zwei Samen und in *a* noch zwei.
lesson-to-25-keep = Du hast 23, und zu fangen gibt es nichts. Aber am Ende der Partie nimmt jeder die Samen seiner Reihe. In deiner liegen zwei: Das macht 25, wenn du keinen verlierst. Mit *f* kommt Nord bis *B*. Rette beide.
lesson-to-25-keep-right = Mit *f* kann Nord nichts mehr fangen. Nord muss dir beide Samen geben.
lesson-to-25-keep-wrong = Nach diesem Zug bringt Nord mit *f* die Mulde *B* auf zwei und fängt beide Samen. Bring sie in Sicherheit: Spiele *B*.
lesson-to-25-gather = Nord hat alles hergegeben, und keiner deiner Samen erreicht Nords Reihe. Jeder Zug beendet die Partie. Zähle zuerst: 23 in deinem Speicher und vier in deiner Reihe.
lesson-to-25-gather-right = Du gewinnst mit 27 zu 21. Ist die Partie aus, zählen die Samen in deiner Reihe so viel wie die gefangenen.
lesson-to-25-gather-wrong = Du kannst spielen, was du willst.

## Die Regeln anderer Varianten

lesson-relay = Säen in Staffeln
lesson-relay-look = Ot-tjin. Fällt dein letzter Samen in eine Mulde mit Samen, leerst du sie und säst von dort weiter; das heißt Staffel. Sieh dir *C* an: vier Runden in einem einzigen Zug.
lesson-relay-stop = Der Zug endete, wo er begann: *C* war leer, und eine leere Mulde beendet das Säen. Auch eine Mulde, in der dann drei liegen, beendet es, und diese drei fängst du. Für jede Variante mit Staffeln gelten eigene Zahlen.
lesson-relay-find = Mit welchem Zug bringst du *d* am Ende auf drei? Folge den Samen: Wo endet die erste Runde, und welche Mulde leerst du dann?
lesson-relay-find-right = Mit *E* bist du bis *F* gekommen. Du hast diese Mulde geleert und ihre vier Samen in *a*, *b*, *c* und *d* gesät. In der letzten lagen dann drei, und du hast sie gefangen.
lesson-relay-find-wrong = Damit landest du woanders. Der Samen aus *E* fällt in *F*: Leere diese Mulde, und zähle die vier weiter.

lesson-seed-left = Ein Samen bleibt zurück
lesson-seed-left-look = 2-4. In der Mulde, die du leerst, bleibt immer ein Samen liegen. Eine Mulde mit einem einzigen Samen kannst du also nicht spielen: Versuche ruhig *C* oder *F*. Welche Mulden kannst du spielen?
lesson-seed-left-look-right = Ein Samen ist liegen geblieben, und die übrigen hast du gesät.
lesson-seed-left-look-wrong = In dieser Mulde liegt nur ein Samen, und der muss dort bleiben.
lesson-seed-left-count = In der gespielten Mulde bleibt ein Samen liegen, also zähle einen weniger. In dieser Variante fängst du zwei oder vier Samen, egal in welcher Reihe. Mit welchem Zug bringst du *D* auf zwei?
lesson-seed-left-count-right = In *A* lagen vier Samen, und du hast drei gesät: *B*, *C*, *D*. Du fängst zwei Samen, und einer liegt noch in *A*.
lesson-seed-left-count-wrong = Damit fängst du nichts. In *A* liegen vier Samen: Einer bleibt dort, und drei säst du in *B*, *C* und *D*.

lesson-opposite = Die Mulde gegenüber
lesson-opposite-look = Adjito. Hier fängst du nicht die Mulde, die du erreichst, sondern die gegenüber: Endest du in deiner eigenen Reihe, fängst du die Mulde auf der anderen Seite. In Nords *c* liegen sieben Samen. Von welcher Mulde aus kommst du genau gegenüber an?
lesson-opposite-look-right = Mit *C* bist du bis *D* gekommen, und *D* liegt *c* gegenüber: Du fängst sieben Samen. Dein eigener bleibt in *D*.
lesson-opposite-look-wrong = Damit landest du woanders. *D* liegt *c* gegenüber: Welche Mulde ist einen Schritt vor *D*?
lesson-opposite-end = In Jodu und im Französischen Wari fängst du nur, wenn dein letzter Samen in eine leere Mulde fällt. In Jodu muss sie in deiner eigenen Reihe liegen, und du fängst auch deinen letzten Samen. Im Französischen Wari darf sie in jeder der beiden Reihen liegen.

lesson-own-side = Fänge in der eigenen Reihe
lesson-own-side-look = Halusa. Hier fängst du in deiner eigenen Reihe: Bringt dein letzter Samen dort eine Mulde auf eine gerade Zahl, fängst du sie und alle Mulden mit gerader Zahl unmittelbar davor. Mit welchem Zug fängst du *B*, *C* und *D* auf einmal?
lesson-own-side-look-right = Zwei in *D*, vier in *C*, zwei in *B*: Du fängst acht Samen, alle aus deiner eigenen Reihe.
lesson-own-side-look-wrong = Du kannst mehr fangen. In *A* liegen drei Samen; der letzte fällt in *D*.

lesson-flow-capture = Fänge unterwegs
lesson-flow-capture-look = Darra. Bringt ein Samen unterwegs eine Mulde auf vier, werden alle vier sofort gefangen, und das Säen geht weiter. In Nords *a* liegen drei Samen. Sieh, was mit ihnen geschieht, wenn du *E* säst.
lesson-flow-capture-owner = Die vier Samen kamen in Nords Speicher, obwohl du gesät hast: Kommt eine Mulde unterwegs auf vier, bekommt sie der Spieler, in dessen Reihe sie liegt. Lege also keinen vierten Samen in eine von Nords Mulden.
lesson-flow-capture-find = In deiner eigenen Reihe bringt dir ein vierter Samen alle vier ein. Mit welchem Zug legst du unterwegs einen in eine Mulde mit drei?
lesson-flow-capture-find-right = Die Mulde *B* kam unterwegs auf vier, und du bekommst ihre Samen. Nur für den letzten Samen einer Aussaat gilt eine andere Regel.
lesson-flow-capture-find-wrong = Damit kommt keine deiner Mulden auf vier. In *B* liegen drei: Mit welchem Zug legst du unterwegs einen Samen hinein?

lesson-any-hole = Mulden für beide Spieler
lesson-any-hole-look = Nyakun. Keine Reihe gehört dir: Du darfst jede Mulde spielen, auch in der oberen Reihe. Du fängst einen, zwei oder drei Samen in der letzten Mulde, dann in denen davor, auch um die Ecke. Mit welchem Zug fängst du sechs?
lesson-any-hole-look-right = Du hast sechs Samen gefangen: aus *C*, *B*, *A* und, um die Ecke, *f*. Aber was du liegen lässt, kann Nord genauso gut spielen wie du.
lesson-any-hole-look-wrong = Du kannst mehr fangen. Sieh dir *e* an: Die vier Samen dort reichen bis *C*.

lesson-must-reach = Immer bis zur anderen Reihe
lesson-must-reach-look = Awale (1996). Kannst du mit einer deiner Mulden Nords Reihe erreichen, musst du eine solche Mulde spielen. Mit *A* und *B* bleibst du in deiner Reihe: Versuche sie ruhig. Welche Mulden darfst du spielen?
lesson-must-reach-look-right = Mit *D* hast du *a* erreicht und zwei Samen gefangen.
lesson-must-reach-look-wrong = Damit bleibst du in deiner Reihe, aber mit *D* erreichst du die von Nord.
lesson-must-reach-end = In dieser Variante ist die Partie aus, wenn keine Mulde mehr als einen Samen enthält. Die vier Samen in deiner Reihe gehören dir: Du gewinnst mit 25 zu 23.

lesson-penalty = Füttern oder zahlen
lesson-penalty-look = Wari. Nord hat keine Samen, und du kannst füttern. Keine Mulde ist verboten; aber wenn du füttern kannst und es nicht tust, ist die Partie aus, und Nord bekommt alle übrigen Samen. Du führst mit 24 zu 21.
lesson-penalty-look-right = Du hast Nord einen Samen gegeben, und die Partie geht weiter.
lesson-penalty-look-wrong = Die Partie wäre aus, und Nord bekäme die drei übrigen Samen: 24 zu 24. Nur mit *F* erreichst du Nords Reihe.

lesson-passing = Aussetzen
lesson-passing-look = Jodu. Hier muss niemand füttern: Wer nicht ziehen kann, setzt aus. Nords Reihe ist leer. Füttere nicht, sondern fange: Fällt dein letzter Samen in eine leere Mulde deiner Reihe, fängst du ihn.
lesson-passing-look-right = Du fängst einen Samen. Nord kann nicht ziehen und setzt aus: Du bist wieder am Zug.
lesson-passing-look-wrong = Mit *D* kommst du bis *E*, leerst diese Mulde und säst einige ihrer Samen in Nords Reihe: Dann kann Nord ziehen. Spiele stattdessen *E*.
lesson-passing-again = Du bist wieder am Zug. Sieh dir *D* an.
lesson-passing-end = Das Brett ist leer, und du gewinnst mit 25 zu 23. In Varianten, in denen ein Spieler ohne Zug aussetzt, kostet ihn eine leere Reihe einen Zug nach dem anderen.

## Speicher, Durchgänge und Sondermulden

lesson-store = Der Speicher
lesson-store-look = Kalah. Dein Speicher liegt am rechten Ende deiner Reihe, und du säst im Vorbeigehen hinein. Sieh dir *E* an: ein Samen für *F*, einer für den Speicher, zwei für Nords Reihe.
lesson-store-skip = Du säst in deinen eigenen Speicher und überspringst den von Nord. Ein Samen im Speicher ist gewonnen und bleibt dort.
lesson-store-find = In jeder Mulde liegen vier Samen. Aus welchen Mulden kommt ein Samen in deinen Speicher?
lesson-store-find-right = Ein Samen in deinem Speicher ist dir sicher. Mit *C*, *D*, *E* oder *F* kommst du bis dorthin.
lesson-store-find-wrong = Mit *A* und *B* kommst du nicht bis zu deinem Speicher. Zähle vier Schritte.

lesson-again = Ein zusätzlicher Zug
lesson-again-look = Kalah. Fällt dein letzter Samen in deinen Speicher, ziehst du noch einmal. Mit welchem Zug gelingt das?
lesson-again-look-right = Mit *C* säst du in *D*, *E*, *F* und deinen Speicher: Du ziehst noch einmal.
lesson-again-look-wrong = Damit endest du nicht in deinem Speicher. Welche Mulde ist vier Schritte von ihm entfernt?
lesson-again-order = Mit *E* und mit *F* endest du in deinem Speicher. Welche Mulde musst du zuerst spielen, damit du auch die andere spielen kannst?
lesson-again-order-right = *F* ist schon gespielt. Hättest du mit *E* begonnen, lägen in *F* zwei Samen, einer zu viel.
lesson-again-order-wrong = Beginne mit *F*: Aus *E* würdest du einen zweiten Samen hineinlegen.
lesson-again-next = Du bist noch am Zug. Mit welchem Zug endest du jetzt in deinem Speicher?
lesson-again-next-right = Du ziehst noch einmal, und in *F* liegt wieder ein Samen.
lesson-again-next-wrong = In *E* liegen zwei Samen: einer für *F*, einer für deinen Speicher.
lesson-again-end = In Ali guli mane und Gebeta bringt dir ein Fang am Ende der Aussaat einen zusätzlichen Zug.

lesson-facing = Mit einer leeren Mulde fangen
lesson-facing-look = Kalah. Fällt dein letzter Samen in eine leere Mulde deiner Reihe, fängst du ihn und alle Samen der Mulde gegenüber. In Nords *c* liegen acht. Mit welchem Zug fängst du sie?
lesson-facing-look-right = Mit *A* bist du bis *D* gekommen, und diese Mulde war leer: Du hast deinen Samen und die acht aus *c* gefangen.
lesson-facing-look-wrong = *D* ist leer und liegt *c* gegenüber. Welche Mulde ist drei Schritte vor *D*?
lesson-facing-end = Ist auch die Mulde gegenüber leer, fängst du nichts. In Congklak, Sungka und Ayoayo fängst du am Ende einer Staffel genauso.

lesson-seed-back = Ein Samen geht zurück
lesson-seed-back-look = Bestemshe. Der erste Samen geht in die geleerte Mulde zurück; ein einzelner rückt nur weiter. Bringt dein letzter Samen eine Mulde in Nords Reihe auf eine gerade Zahl, fängst du ihre Samen. Mit welchem Zug gelingt das?
lesson-seed-back-look-right = Von den acht Samen in *B* blieb einer liegen, und sieben hast du gesät. Der letzte hat *d* auf vier gebracht, und du fängst alle vier.
lesson-seed-back-look-wrong = Mit diesem Zug bringst du keine Mulde in Nords Reihe auf eine gerade Zahl. Aus *B* säst du sieben Samen: Wohin fällt der letzte?
lesson-seed-back-end = Auch in Togyzqumalaq und Mangala geht der erste Samen zurück.

lesson-tuz = Der Tuz
lesson-tuz-look = Togyzqumalaq. Bringt dein letzter Samen eine Mulde in Nords Reihe auf drei, wird sie dein Tuz, und die drei Samen kommen in deinen Speicher. Mit welchem Zug bringst du *a* auf drei?
lesson-tuz-look-right = In *H* hast du einen Samen liegen gelassen und zwei gesät; damit lagen in *a* drei. Von nun an ist *a* dein Tuz.
lesson-tuz-look-wrong = In *a* liegen zwei Samen. Aus welcher Mulde fällt dein letzter Samen dorthin?
lesson-tuz-slide = Jeder Samen, der in deinen Tuz fällt, kommt in deinen Speicher, auch einer von Nord. Sieh dir *f* an: Der letzte Samen fällt in *a*.
lesson-tuz-end = Du kannst nur einen Tuz haben. Nords letzte Mulde kann es nicht sein und auch nicht die Mulde mit demselben Buchstaben wie Nords Tuz. In Layli goobalay, Enkeshui und Gebeta bleiben die Samen in einer Sondermulde liegen.

lesson-next-hole = Weitersäen aus der nächsten Mulde
lesson-next-hole-look = Pallanguzhi. Endet eine Runde, leerst du die nächste Mulde und säst weiter. Sieh dir *A* an: Die erste Runde endet in *G*, also leerst du *a*.
lesson-next-hole-stop = Die zweite Runde endete in *g*, und die nächste Mulde, *A*, war leer. Damit ist die Aussaat zu Ende, und du fängst die Mulde dahinter: sieben Samen aus *B*.
lesson-next-hole-find = *e* ist leer, und in *f* dahinter liegen zwölf Samen. Mit welchem Zug endest du in *d*, gleich vor diesen beiden Mulden?
lesson-next-hole-find-right = Aus *G* fiel ein Samen in *a*. Du hast die zwei Samen der nächsten Mulde, *b*, bis *d* gesät und die zwölf aus *f* gefangen.
lesson-next-hole-find-wrong = Damit landest du woanders. Aus *G* fällt der Samen in *a*: Leere die nächste Mulde, und zähle weiter.

lesson-across = Fangen hinter einer Lücke
lesson-across-look = Pallanguzhi. Ist die Mulde nach deinem letzten Samen leer, endet die Aussaat, und du fängst die Mulde hinter der Lücke, egal in welcher Reihe. *G* ist leer. Mit welchem Zug fängst du die zwölf in *a*?
lesson-across-look-right = Der Samen aus *E* fiel in *F*. *G* ist leer, also hast du die zwölf aus *a* dahinter gefangen.
lesson-across-look-wrong = Die Lücke ist *G*, also muss dein letzter Samen in *F* fallen.
lesson-across-end = In Ali guli mane fängst du auch die Mulde gegenüber. In Ô ăn quan fängst du weiter, solange wieder eine Lücke und eine besetzte Mulde folgen.

lesson-direction = Zwei Richtungen
lesson-direction-look = Ô ăn quan. Du wählst eine Mulde und eine Richtung. Im Feld am rechten Ende liegen dreizehn Samen, und *a* daneben ist leer. Mit welchem Zug kommst du bis *b* und fängst das Feld?
lesson-direction-look-right = Mit *E*, im Uhrzeigersinn gesät, bist du bis *b* gekommen. Hinter dem leeren *a* hast du dreizehn Samen gefangen und hinter dem leeren *E* die drei aus *D*.
lesson-direction-look-wrong = Mit diesem Zug fängst du das Feld nicht. In *E* liegen neun Samen: Säe sie im Uhrzeigersinn, zuerst in *D*.
lesson-direction-end = Aus den beiden Endfeldern wird nie gesät. Sind beide gefangen, ist die Partie zu Ende. Ist deine Reihe leer, legst du aus deinem Speicher einen Samen in jede ihrer Mulden.

lesson-rounds = Durchgänge und geschlossene Mulden
lesson-rounds-look = Ohvalhu, dritter Durchgang. Du hattest zu wenige Samen, um *H* wieder zu füllen. Diese Mulde ist für den Durchgang geschlossen, und jede Aussaat überspringt sie. Mit welchem Zug endest du in deinem Speicher?
lesson-rounds-look-right = Aus *B* hast du von *C* bis *G* gesät, *H* übersprungen und in deinem Speicher geendet: Du ziehst noch einmal.
lesson-rounds-look-wrong = *H* wird übersprungen, also ist *G* einen Schritt von deinem Speicher entfernt. Zähle von dort zurück.
lesson-rounds-end = Ein Durchgang endet, wenn der Spieler am Zug keine Samen in seiner Reihe hat. Dann füllt jeder so viele Mulden, wie er kann, und behält den Rest. Der Wettkampf endet, wenn ein Spieler keine einzige Mulde mehr füllen kann.

## Warum eine Antwort falsch ist. $reply ist der Buchstabe von Nords Mulde, $seeds und $possible sagen „zwei Samen“.

lesson-wrong-ends = Damit wäre die Partie aus: du { $south }, Nord { $north }.
lesson-wrong-loses = Nord würde mit { $reply } antworten und { $seeds } fangen.
lesson-wrong-misses = Damit fängst du { $seeds }, mit einem anderen Zug { $possible }.
lesson-wrong-misses-all = Damit fängst du nichts, mit einem anderen Zug { $possible }.
lesson-wrong-spoils = Nord würde mit { $reply } antworten. Danach könntest du nur { $seeds } statt { $possible } fangen.
lesson-wrong-spoils-all = Nord würde mit { $reply } antworten. Danach könntest du nichts fangen, mit einem besseren Zug dagegen { $possible }.
lesson-wrong-costs = Nord würde mit { $reply } antworten. Das würde dich bald etwa { $seeds } kosten.

lesson-ring = Vier Reihen
lesson-ring-look = Hus. Die beiden Reihen auf deiner Seite gehören dir, und nur du säst dort: durch die äußere Reihe nach rechts, dann durch die innere zurück. Gegenüber von *J* liegen *o* und *b*, beide mit Samen. Von welcher Mulde aus kommst du bis *J*?
lesson-ring-look-right = Mit *G* bist du bis *J* gekommen, wo schon Samen lagen. Du hast die drei aus *o* und die zwei aus *b* gefangen und alle fünf ab *K* weitergesät.
lesson-ring-look-wrong = Mit diesem Zug fängst du nichts. Zähle von *G* an: *H*, *I*, *J*.
lesson-ring-last = Wer nicht ziehen kann, hat verloren, und eine Mulde mit einem Samen darf nicht gespielt werden. Nord hat einen einzelnen Samen in *f*. Mit welchem Zug gewinnst du sofort?
lesson-ring-last-right = Mit *G* hast du wieder *o* und *b* gefangen, und den einzelnen Samen in *f* kann Nord nicht spielen: Du gewinnst.
lesson-ring-last-wrong = Nord kann noch *o* oder *b* spielen. Fange beide Mulden.
lesson-ring-end = In Omweso werden die gefangenen Samen von dort weitergesät, wo die Runde begann; in Hawalis und Moruba kommen sie in deinen Speicher. Mit F1 kannst du die Regeln einer Variante jederzeit nachlesen.
lesson-nyumba = Die Nyumba
lesson-nyumba-look = Bao la kiswahili. In der ersten Phase, der Namua, legst du mit jedem Zug einen Samen aus deiner Schale in eine Mulde deiner inneren Reihe. Kannst du fangen, musst du es tun. Gegenüber von welcher deiner Mulden liegen Samen?
lesson-nyumba-look-right = Mit *J* hast du die vier Samen aus *o* gefangen. Du hast sie vom rechten Ende deiner inneren Reihe aus gesät, der Kichwa: *I*, *J*, *K*, und den letzten in *L*, deine Nyumba.
lesson-nyumba-look-wrong = Dieser Zug ist nicht erlaubt: Wer fangen kann, muss fangen. Suche die Mulde gegenüber von *o*.
lesson-nyumba-spend = Die Mulde *L* ist deine Nyumba, dein Haus. Mit sechs Samen oder mehr steht sie: Wenn du dort endest, darfst du aufhören oder sie auflösen und ihre Samen weitersäen. Das Spiel lässt dir die Wahl.
lesson-nyumba-end = Ist deine Schale leer, beginnt die zweite Phase, die Mtaji: Du wählst eine Mulde und eine Richtung, und Fangen bleibt Pflicht. Wer nicht ziehen kann oder nichts mehr in der inneren Reihe hat, hat verloren.
lesson-kichwa = Die Kichwa
lesson-kichwa-look = Bao la kujifunza. Du wählst für jeden Zug die Richtung, und Fangen ist Pflicht. Du fängst, wenn dein letzter Samen in eine besetzte Mulde deiner inneren Reihe fällt und gegenüber Samen liegen. Gegenüber von *J* liegt *o*. Von welcher Mulde aus kommst du bis *J*?
lesson-kichwa-look-right = Mit *H* bist du bis *J* gekommen und hast die drei Samen in *o* gefangen. Du hast sie vom rechten Ende deiner inneren Reihe aus weitergesät, der Kichwa: *I*, *J*, *K*.
lesson-kichwa-look-wrong = Dieser Zug ist nicht erlaubt: Wer fangen kann, muss fangen. Die zwei Samen in *H* erreichen *J*.
lesson-kichwa-left = Auch das linke Ende, *P*, ist eine Kichwa. Was du in einer der beiden Mulden an diesem Ende fängst, wird von dort weitergesät. Gegenüber von *O* liegen drei Samen. Von welcher Mulde aus kommst du bis *O*?
lesson-kichwa-left-right = Du hast *A* nach links gesät, über *P* bis *O*, und die Samen in *j* gefangen. Von der linken Kichwa aus hast du sie weitergesät: *P*, *O*, *N*.
lesson-kichwa-left-wrong = Dieser Zug ist nicht erlaubt: Wer fangen kann, muss fangen. Spiele *A* in der Richtung, die über *P* führt.
lesson-kichwa-middle = *K* ist eine mittlere Mulde: Was du dort fängst, säst du in der Richtung deines Zuges weiter. Mit zwei Zügen kommst du bis *K* und fängst die vier Samen in *n*. Bei welchem säst du sie von *P* aus, der linken Kichwa?
lesson-kichwa-middle-right = Du hast *M* nach rechts bis *K* gesät. Also gingen auch die gefangenen Samen nach rechts, von der linken Kichwa aus: *P*, *O*, *N*, *M*.
lesson-kichwa-middle-wrong = Mit *E* kommst du über *I* und *J*, also werden die gefangenen Samen von der rechten Kichwa aus gesät. Mit dem anderen Zug kommst du von links.
lesson-kichwa-win = Nord hat in der inneren Reihe nur noch die drei Samen in *n*. Wer dort nichts mehr hat, hat verloren. Mit welchem Zug fängst du alle drei?
lesson-kichwa-win-right = Mit *H* bist du bis *K* gekommen und hast *n* gefangen: Nords innere Reihe ist leer, und du gewinnst sofort.
lesson-kichwa-win-wrong = Dieser Zug ist nicht erlaubt: Wer fangen kann, muss fangen. Zähle von *H* aus: *I*, *J*, *K*.
lesson-kichwa-end = Kannst du nicht fangen, spielst du eine Mulde der inneren Reihe, solange in einer davon mindestens zwei Samen liegen. In Bao la kiswahili kommen eine Schale mit Samen, eine Nyumba (ein Haus) und die Takasia dazu.
lesson-takasia = Takasia
lesson-takasia-look = Bao la kiswahili, in der Mtaji: Beide Schalen sind leer. Weder du noch Nord kann jetzt fangen. Bedrohst du mit deinem Zug dann genau eine Mulde, ist diese gesperrt. Mit welchem Zug bedrohst du *l*?
lesson-takasia-look-right = Aus *J* hast du in *K* und *L* gesät. Jetzt könntest du mit *K* bis *M* kommen und *l* fangen. Weil du sonst nichts bedrohst, darf Nord *l* im nächsten Zug nicht spielen.
lesson-takasia-look-wrong = Mit diesem Zug bedrohst du nichts. Bring *K* auf zwei Samen: Dann erreichen sie *M*, gegenüber von *l*.
lesson-takasia-blocked = Jetzt ist dein *K* gesperrt: In diesem Zug darfst du es nicht spielen. Und eine Runde, die dort endet, geht nicht weiter: Der Zug ist zu Ende. Mit welchem Zug endest du in *K*?
lesson-takasia-blocked-right = Du hast *O* nach rechts bis *M* gesät und von dort weiter bis *K*. Dort endete der Zug, obwohl in *K* Samen lagen.
lesson-takasia-blocked-wrong = Damit endest du woanders. Säe *O* nach rechts, über *N* bis *M*, und dann von dort aus weiter.
lesson-takasia-spared = Eine Mulde mit nur einem Samen wird nie gesperrt, und bedrohst du zwei Mulden, wird keine von beiden gesperrt. Mit welchem Zug bedrohst du nur *n* mit seinen zwei Samen?
lesson-takasia-spared-right = Aus *M* hast du in *L* und *K* gesät. Damit bedrohst du nur *n*, also ist *n* gesperrt.
lesson-takasia-spared-wrong = Dieser Zug sperrt nichts. *k* hat nur einen Samen und wird nicht gesperrt, und bedrohst du *n* und *o* zugleich, wird keine von beiden gesperrt.
lesson-takasia-end = Die Sperre gilt einen Zug lang. Nie gesperrt werden eine stehende Nyumba, die einzige besetzte Mulde der inneren Reihe und die einzige dort mit zwei oder mehr Samen.

## Kalah, Congklak, Mangala und Ô ăn quan gut spielen

lesson-kalah-chain = Mehrere Züge hintereinander
lesson-kalah-chain-opening = Kalah. Der beste erste Zug ist *C*: Mit den vier Samen endest du genau in deinem Speicher. Sieh zu: Du gewinnst einen Samen, gibst Nord nichts und bist noch einmal am Zug.
lesson-kalah-chain-nearest = Mit *D*, mit *E* und mit *F* endest du in deinem Speicher. Du willst möglichst viele davon spielen: Welche Mulde kommt zuerst?
lesson-kalah-chain-nearest-right = Zuerst kommt die Mulde, die deinem Speicher am nächsten ist. Nach *D* oder *E* lägen in *F* zwei Samen, einer zu viel.
lesson-kalah-chain-nearest-wrong = Beginne mit der Mulde, die deinem Speicher am nächsten ist. Aus *D* oder *E* fiele ein zweiter Samen in *F*, und nach *C* wäre Nord am Zug.
lesson-kalah-chain-next = *F* ist leer, und du bist noch am Zug. Mit welchem Zug endest du jetzt in deinem Speicher? Wähle die Mulde, die ihm am nächsten ist.
lesson-kalah-chain-next-right = Ein Samen für *F*, einer für deinen Speicher: *F* ist wieder bereit.
lesson-kalah-chain-next-wrong = In *E* liegen zwei Samen: einer für *F*, einer für deinen Speicher.
lesson-kalah-chain-again = Auch mit *D* kämst du bis in deinen Speicher, aber in *F* läge dann ein zweiter Samen. Was spielst du zuerst?
lesson-kalah-chain-again-right = *F* ist wieder leer, und *D* kann folgen.
lesson-kalah-chain-again-wrong = In *F* liegt ein einzelner Samen, einen Schritt vor deinem Speicher.
lesson-kalah-chain-watch = Sieh dir *D* an und dann noch einmal *F*. Das sind fünf zusätzliche Züge hintereinander.
lesson-kalah-chain-last = Beende eine lange Zugfolge möglichst mit einem Fang. *F* ist leer, und gegenüber in *a* liegen fünf Samen. Mit welchem Zug endest du in *F*?
lesson-kalah-chain-last-right = Mit *E* bist du bis *F* gekommen und hast deinen Samen und die aus *a* gefangen, zusammen sechs. In einer einzigen Zugfolge ist dein Speicher von 13 auf 24 gewachsen.
lesson-kalah-chain-last-wrong = In *E* liegt ein Samen, und *F* ist einen Schritt entfernt.

lesson-kalah-empty-hole = Eine leere Mulde schaffen
lesson-kalah-empty-hole-prepare = In Nords *c* liegen acht Samen, gegenüber von deinem *D*. Mit *A* kämst du bis *D*, aber zum Fangen muss diese Mulde leer sein. Mit welchem Zug leerst du sie und bleibst am Zug?
lesson-kalah-empty-hole-prepare-right = Mit *D* hast du in deinem Speicher geendet: Jetzt ist *D* leer, und du bist noch am Zug.
lesson-kalah-empty-hole-prepare-wrong = Mit diesem Zug wird *D* nicht leer. Dort liegen drei Samen, gerade genug bis zu deinem Speicher.
lesson-kalah-empty-hole-take = Alles ist bereit: *D* ist leer und liegt den acht Samen in *c* gegenüber. Mit welchem Zug endest du in *D*?
lesson-kalah-empty-hole-take-right = Mit *A* bist du bis *D* gekommen und hast neun Samen gefangen. Die leere Mulde hast du selbst geschaffen.
lesson-kalah-empty-hole-take-wrong = *D* ist drei Schritte von *A* entfernt, und in *A* liegen drei Samen.
lesson-kalah-empty-hole-end = Suche vor jedem Zug nach vollen Mulden in Nords Reihe: Kannst du deine Mulde gegenüber leeren und dann in ihr enden? Und denk daran: Nord sucht genauso nach deinen vollen Mulden.

lesson-kalah-hoarding = Der Haken am Sparen
lesson-kalah-hoarding-heap = Du hast in *E* neun Samen angespart. Wie viele davon bekommst du? Sieh zu, wohin sie wandern.
lesson-kalah-hoarding-fed = Ein Samen ging in deinen Speicher, je einer in *F* und *A*, und sechs gingen in Nords Reihe. Eine Aussaat, die über deinen Speicher hinausreicht, füttert den Gegner.
lesson-kalah-hoarding-prey = Ein Haufen ist auch leichte Beute. Mit dem Samen aus *c* würde Nord in der leeren Mulde *d* enden, genau gegenüber deinen neun Samen in *C*. Was spielst du?
lesson-kalah-hoarding-prey-right = *C* ist jetzt leer. Fünf der Samen gingen an Nord, aber sonst hättest du alle neun verloren.
lesson-kalah-hoarding-prey-wrong = Nach diesem Zug endet Nord mit *c* in *d* und fängt alles in *C*. Spiele den Haufen.
lesson-kalah-hoarding-exact = Sparen lohnt sich, wenn du weißt, wo der Haufen endet. Dreizehn Samen gehen einmal um das Brett und zurück in ihre eigene Mulde, die dann leer ist. Was spielst du?
lesson-kalah-hoarding-exact-right = Der letzte Samen fiel wieder in das leere *C*, und du hast die vier in *d* gefangen.
lesson-kalah-hoarding-exact-wrong = In *C* liegen dreizehn Samen: Der letzte kommt nach *C* zurück, und gegenüber liegt *d*.
lesson-kalah-hoarding-end = Spare also nur mit einem Ziel: um genau im Speicher oder in einer leeren Mulde zu enden oder um am Ende der Partie Samen in deiner Reihe zu haben. Sonst spiele kleine Mulden nahe am Speicher.

lesson-kalah-last-turn = Der letzte Zug
lesson-kalah-last-turn-home = Es steht 19 zu 19. Sobald eine Reihe leer ist, ist die Partie aus, und jeder bekommt die Samen seiner Reihe. Nord hat nur noch Samen in *f*. Mit welchem Zug gibst du Nord nichts?
lesson-kalah-last-turn-home-right = Alle deine Samen sind noch in deiner Reihe, und Nord muss *f* spielen.
lesson-kalah-last-turn-home-wrong = Damit gibst du Nord Samen zum Spielen. Mit *A* gehst du nur einen Schritt und bleibst in deiner Reihe.
lesson-kalah-last-turn-out = Sieh dir *f* an: Ein Samen geht in Nords Speicher, zwei gehen in deine Reihe. Dann ist Nords Reihe leer.
lesson-kalah-last-turn-count = Die Partie ist aus. Die neun Samen deiner Reihe gehören dir: Du gewinnst mit 28 zu 20.
lesson-kalah-last-turn-hold = Leere deine Reihe nicht, solange Nord noch viele Samen hat. Mit *F* endest du in deinem Speicher; mit *D* endest du in *E* und fängst die fünf Samen in *b*. Was spielst du zuerst?
lesson-kalah-last-turn-hold-right = Du führst mit 20 zu 14, und der Samen in *F* hält die Partie am Leben: Nord muss weiterspielen.
lesson-kalah-last-turn-hold-wrong = Dann bleibt dir nur *D*. Damit leerst du deine Reihe: Die dreizehn Samen der oberen Reihe gehen an Nord, und Nord gewinnt mit 27 zu 21.
lesson-kalah-last-turn-end = Zähle, bevor du deine letzten Samen spielst: Leere deine Reihe nur, wenn dein Vorsprung größer ist als die Zahl der Samen in Nords Reihe.

lesson-congklak-chain = Ein Zug nach dem anderen
lesson-congklak-chain-opening = Congklak. Fällt dein letzter Samen in deinen Speicher, ziehst du noch einmal. In jeder Mulde liegen sieben Samen. Mit welchem Zug endest du in deinem Speicher?
lesson-congklak-chain-opening-right = Mit *A* bekommt jede deiner anderen Mulden einen Samen und dein Speicher den letzten. Das ist mit Abstand der beste erste Zug.
lesson-congklak-chain-opening-wrong = Sieben Samen reichen sieben Schritte weit. *G* ist einen Schritt vor deinem Speicher: Zähle von dort zurück.
lesson-congklak-chain-relay = Fällt dein letzter Samen in eine Mulde mit Samen, leerst du sie und säst weiter. Mit welchem Zug endest du nach einer solchen Staffel in deinem Speicher?
lesson-congklak-chain-relay-right = Mit *A* kamst du bis *E*, und die drei Samen dort gingen in *F*, *G* und deinen Speicher. Du ziehst noch einmal.
lesson-congklak-chain-relay-wrong = Damit endest du woanders. Mit *A* kommst du bis *E*, wo dann drei Samen liegen: Zähle weiter.
lesson-congklak-chain-order = Mit *D* und mit *G* endest du jetzt in deinem Speicher. Spiele die Mulde zuerst, die ihm am nächsten ist, bevor ein anderer Zug einen Samen hineinlegt. Sieh dir *G*, *D* und noch einmal *G* an.
lesson-congklak-chain-end = Du hast dir vier zusätzliche Züge verdient und vier Samen gewonnen, und du bist noch am Zug. Suche vor jedem Zug nach einer solchen Zugfolge.

lesson-congklak-empty-hole = Eine Runde in einer leeren Mulde beenden
lesson-congklak-empty-hole-look = Congklak. Endet eine Runde in einer leeren Mulde deiner Reihe, fängst du den letzten Samen und die Samen gegenüber. Dein *F* ist leer, und gegenüber in *b* liegen acht Samen. Mit welchem Zug endest du in *F*?
lesson-congklak-empty-hole-look-right = Mit *B* bist du bis *F* gekommen und hast neun Samen gefangen.
lesson-congklak-empty-hole-look-wrong = Damit endest du woanders. Vier Schritte vor *F* liegt *B*, eine Mulde mit vier Samen.
lesson-congklak-empty-hole-end = Endest du in einer leeren Mulde in Nords Reihe oder gegenüber einer leeren Mulde, fängst du nichts, und dein Zug ist zu Ende. Verfolge eine Staffel also bis zum Schluss, bevor du sie spielst.

lesson-congklak-hoarding = Wer spart, füttert den Gegner
lesson-congklak-hoarding-heap = Congklak. Du hast in *A* vierzehn Samen angespart. Wie viele davon bekommst du? Sieh zu, wohin sie wandern.
lesson-congklak-hoarding-fed = Ein Samen ging in deinen Speicher, sechs gingen in deine Reihe und sieben in die von Nord. Der letzte fiel in das leere *g*, und dein Zug war zu Ende.
lesson-congklak-hoarding-prey = Ein Haufen ist auch leichte Beute. Mit *d* würde Nord in der leeren Mulde *g* enden, genau gegenüber deinen acht Samen in *A*. Was spielst du?
lesson-congklak-hoarding-prey-right = *A* ist jetzt leer. Nord bekam davon nur einen Samen, und alle deine anderen Mulden sind gefüllt.
lesson-congklak-hoarding-prey-wrong = Nach diesem Zug endet Nord mit *d* in *g* und fängt alles in *A*. Spiele den Haufen.
lesson-congklak-hoarding-end = Aufsparen lohnt sich nur bei Mulden, deren Samen genau bis zu deinem Speicher reichen: Spiele sie eine nach der anderen, die nächstgelegene zuerst, bevor eine andere Aussaat einen Samen hinzufügt.

lesson-congklak-last-turn = Die letzten Samen eines Durchgangs
lesson-congklak-last-turn-look = Du hast 47 Samen, Nord 49. Nords Reihe ist leer, also muss Nord aussetzen. Der Durchgang endet, wenn beide Reihen leer sind. In *F* und *G* liegt je ein Samen. Was spielst du zuerst?
lesson-congklak-last-turn-look-right = Ein Samen ist in deinen Speicher gefallen, und du ziehst noch einmal. Jetzt kann der Samen aus *F* in das leere *G* gehen.
lesson-congklak-last-turn-look-wrong = Mit *F* kämst du bis *G*, und durch die Staffel bekäme Nord einen Samen. Du hättest nur 48, und *A* wäre im nächsten Durchgang geschlossen.
lesson-congklak-last-turn-watch = Sieh dir *F* an. Nord hat keine Samen und setzt aus, und dann endest du mit *G* in deinem Speicher.
lesson-congklak-last-turn-round = Es steht 49 zu 49: Beide können wieder alle sieben Mulden füllen. Eine Mulde braucht sieben Samen; ein einziger kann also entscheiden, ob eine geschlossen wird. Du hast zuletzt gezogen und beginnst den neuen Durchgang.

lesson-mangala-first-seed = Der erste Samen geht zurück
lesson-mangala-first-seed-back = Mangala. Der erste Samen geht in die geleerte Mulde zurück. Sieh dir *D* an: ein Samen zurück, dann *E*, *F* und dein Speicher. Du ziehst noch einmal.
lesson-mangala-first-seed-single = Ein einzelner Samen wird nicht in seine Mulde zurückgelegt: Er rückt weiter, und die Mulde bleibt leer. Mit welchem Zug endest du in deinem Speicher?
lesson-mangala-first-seed-single-right = *F* ist jetzt leer, und du bist noch am Zug.
lesson-mangala-first-seed-single-wrong = Damit endest du nicht in deinem Speicher. In *F* liegt ein einzelner Samen, einen Schritt davor.
lesson-mangala-first-seed-count = Dein *F* ist leer, und gegenüber in *a* liegen acht Samen. Endest du in dieser leeren Mulde, fängst du sie. Einer deiner Samen geht zurück, also zähle einen weniger. Mit welchem Zug kommst du bis *F*?
lesson-mangala-first-seed-count-right = Von den vier Samen in *C* ging einer zurück, und drei reichten bis *F*. Mit den acht aus *a* fängst du neun.
lesson-mangala-first-seed-count-wrong = Damit endest du woanders. *C* ist drei Schritte von *F* entfernt und enthält vier Samen: Einer geht zurück, und die anderen drei reichen bis zur leeren Mulde.

lesson-mangala-even = Eine gerade Zahl schaffen
lesson-mangala-even-look = Mangala. Bringt dein letzter Samen eine Mulde in Nords Reihe auf eine gerade Zahl, fängst du alle Samen darin. In *c* liegen neun Samen. Mit welchem Zug endest du dort?
lesson-mangala-even-look-right = Mit *E* hast du *c* auf zehn gebracht, und du fängst alle zehn.
lesson-mangala-even-look-wrong = Damit endest du nicht in *c*. In *E* liegen sechs Samen: Einer geht zurück, die anderen gehen in *F*, deinen Speicher, *a*, *b* und *c*.
lesson-mangala-even-guard = Eine Mulde mit ungerader Zahl ist also in Gefahr. In deinem *B* liegen neun Samen. Mit den fünf aus *e* würde Nord in *B* enden und dort zehn fangen. Was spielst du?
lesson-mangala-even-guard-right = In *B* liegt nur noch ein Samen. Mit *e* käme Nord dort nur auf zwei.
lesson-mangala-even-guard-wrong = Nach diesem Zug endet Nord mit *e* in *B* und fängt zehn Samen. Bring deine Samen in Sicherheit.

lesson-mangala-empty-row = Die eigene Reihe zuerst leeren
lesson-mangala-empty-row-race = Mangala. Wessen Reihe zuerst leer ist, der bekommt alles, was übrig ist. Mit *F* endest du in deinem Speicher; mit *D* endest du in *E* und fängst die drei Samen in *b*. Was spielst du zuerst?
lesson-mangala-empty-row-race-right = Ein Samen ging nach *F* zurück, und du bist noch am Zug.
lesson-mangala-empty-row-race-wrong = Nach diesem Zug ist deine Reihe noch nicht leer, und Nord ist am Zug. Spiele zuerst *F*: Jedes Mal, wenn du in deinem Speicher endest, ziehst du noch einmal.
lesson-mangala-empty-row-watch = Sieh dir noch einmal *F* an und dann *D*: Damit fängst du vier Samen und leerst deine Reihe.
lesson-mangala-empty-row-won = Die Partie ist aus, und die elf Samen in Nords Reihe gehören dir: Du gewinnst mit 32 zu 16. In Kalah bekäme Nord sie.
lesson-mangala-empty-row-feed = Nord kann das auch: Der einzige Samen, in *f*, ginge in Nords Speicher, und Nord bekäme deine elf Samen. Was spielst du?
lesson-mangala-empty-row-feed-right = Nord hat jetzt zwei Samen mehr, also geht die Partie nach *f* weiter.
lesson-mangala-empty-row-feed-wrong = Nach diesem Zug spielt Nord *f*, leert die obere Reihe und gewinnt mit 29 zu 19. Nur mit *F* erreichst du Nords Reihe.

lesson-quan-sowing = Weitersäen und hinter Lücken fangen
lesson-quan-sowing-names = Ô ăn quan. Die Samen in den zehn Mulden sind die dân, das Volk. Im Feld an jedem Ende sitzt ein quan, ein Mandarin, der zehn Samen wert ist. Die Partie ist aus, wenn beide gefangen sind.
lesson-quan-sowing-relay = Nach deinem letzten Samen leerst du die nächste Mulde und säst weiter. Ist sie leer, fängst du, was dahinter liegt. *d* ist leer, und dahinter in *e* liegen sechs Samen. Mit welchem Zug endest du in *c*?
lesson-quan-sowing-relay-right = Mit *A* kamst du bis zum Endfeld. Du hast die zwei Samen der nächsten Mulde, *a*, bis *c* gesät und die sechs in *e* gefangen.
lesson-quan-sowing-relay-wrong = Damit endest du woanders. Die fünf Samen aus *A*, nach rechts gesät, reichen bis zum Endfeld, und die nächste Mulde ist *a*.
lesson-quan-sowing-gaps = Du fängst weiter, solange wieder eine leere und eine besetzte Mulde folgen. *c* und *e* sind leer; dahinter liegen *d* und das Feld am linken Ende. Mit welchem Zug endest du in *b*?
lesson-quan-sowing-gaps-right = Mit *D* bist du bis *b* gekommen. Du hast die vier Samen in *d* gefangen und hinter dem leeren *e* den Mandarin, der zehn zählt.
lesson-quan-sowing-gaps-wrong = Säe die vier Samen aus *D* nach rechts: *E*, das Endfeld, *a* und *b*.

lesson-quan-refill = Samen in deiner Reihe behalten
lesson-quan-refill-keep = Ô ăn quan. Ist deine Reihe leer, wenn du am Zug bist, musst du fünf Samen aus deinem Speicher hineinlegen, in jede Mulde einen. Du hast nur noch die zwei Samen in *E*. In welche Richtung säst du sie?
lesson-quan-refill-keep-right = In *D* und *C* liegt je ein Samen: Deine Reihe ist nicht leer, und du zahlst nichts.
lesson-quan-refill-keep-wrong = Beide Samen würden deine Reihe verlassen, und du müsstest fünf zahlen. Säe *E* nach links.
lesson-quan-refill-strike = Nord spielt *e* und fängt nichts. Im Feld am rechten Ende sitzt der letzte Mandarin, zehn Samen wert, und *E* daneben ist leer. Mit welchem Zug endest du in *D*?
lesson-quan-refill-strike-right = Mit *C* bist du bis *D* gekommen und hast hinter dem leeren *E* den Mandarin gefangen.
lesson-quan-refill-strike-wrong = *C* ist einen Schritt von *D* entfernt. Säe nach rechts.
lesson-quan-refill-end = Beide Mandarine sind gefangen, und die Partie ist aus. Jeder bekommt die Samen seiner Reihe, und du gewinnst mit 43 zu 27. Weil du zwei Samen in deiner Reihe behalten hast, konntest du zehn fangen.
