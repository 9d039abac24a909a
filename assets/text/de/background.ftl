### Rund um das Spiel: Geschichte, Bücher, Wörter, Dank. Die Schlüssel beginnen mit „background-“.

## Geschichte: Behauptungen, jede mit dem, der sie aufstellt

background-history-heading = Geschichte
background-history-claims = Über die Herkunft des Spiels sind sich die Quellen nicht einig. Hier steht, was jede von ihnen behauptet.
background-history-rule-book = Das Regelbuch von Didier und Olivier Guillion (1996–97) nennt Awale eines der ältesten bekannten Strategiespiele und datiert seinen Ursprung ins 5. oder 6. Jahrhundert. Danach habe es sich im Nahen Osten, in fast ganz Afrika und im Rest der Welt verbreitet. Das Buch nennt es ein prägendes Merkmal der afrikanischen Kultur und sagt, fast jedes Dorf habe seine eigene Variante.
background-history-leaflet = Das Faltblatt der Maison des Jeux in Straßburg spricht von Spuren aus dem 4. Jahrhundert v. Chr. und sagt, dass das Spiel sowohl im Ägypten der Pharaonen als auch in Indien gespielt wurde. Nach diesem Faltblatt heißt es in Nordafrika Mancala, in Teilen Afrikas südlich der Sahara Wari oder Ayo; es gebe etwa zweihundert Varianten und ähnliche Spiele auch in Asien, wie Pallankuli.
background-history-seeds = Dem Straßburger Faltblatt zufolge stammen die Samen oft von einem Baum, Caesalpinia crista. Sein volkstümlicher Name ist von Gegend zu Gegend verschieden und bezeichnet oft auch das Spiel: Awale ist ein Beispiel dafür.
background-history-travels = Versklavte Afrikaner brachten das Spiel dem Straßburger Faltblatt zufolge unter dem Namen Adji auf die Westindischen Inseln und nach Amerika.
background-history-help-file = Die Hilfedatei des Programms von 1996 beschreibt Awale als eines der Mancala-Spiele, die mit Steinen auf einem Holzbrett mit Mulden gespielt werden. Das Spiel scheine, heißt es dort, aus dem alten Ägypten zu stammen und sich nach und nach über Afrika verbreitet zu haben.
background-history-collection = Laut der Enzyklopädie Mancala World hat das Regelbuch bei mehreren seiner sechzehn Spiele die Regeln oder das Brett abgewandelt. Dieses Programm folgt dem Regelbuch und fügt drei eigene Regeln hinzu: Eine wiederholte Stellung beendet die Partie, eine Aussaat wird nach 200 Runden abgebrochen, und wer aufgibt, hat verloren, egal, wie es steht.

## Das Programm von 1996

background-ancestor-heading = Das Originalprogramm (1996)
background-ancestor-board = 25. Dezember 1995: Der Weihnachtsmann schenkt einem der Autoren ein Brett aus massivem Holz.
background-ancestor-programming = 26. Dezember 1995: Didier und Olivier Guillion beginnen auf dem Macintosh zu programmieren.
background-ancestor-release = 2. Januar 1996: Version 1.0, für Macintosh und Windows 95.
background-ancestor-program = Das Programm spielt zwei Varianten, Awale und 2-4, auf sieben Stufen, in Einzelpartien und in Wettkämpfen über sechs Partien. Es kann zeigen, wo ein Zug endet, und kommentiert die Züge. Großmeister, seine höchste Stufe, „bleibt vorerst ungeschlagen“, so die Hilfedatei.
background-ancestor-rule-book = 1996–97: Didier und Olivier Guillion veröffentlichen das Regelbuch mit sechzehn Varianten. Spieler können eigene Regeln aufstellen und den Autoren schicken.

## Bücher und andere Quellen

background-books-heading = Bücher und andere Quellen
background-books-intro = Die Quellen der Regeln und dieser Texte:
background-books-rule-book = Didier und Olivier Guillion: Regelbuch von Awale. Toulouse, 1996–97.
background-books-help-file = Didier und Olivier Guillion: Hilfedatei von Awale 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called „Songo“, in: Man, 1931.
background-books-leaflet = Maison des Jeux, Straßburg: Faltblatt mit den Regeln von Abidjan.
background-books-wari = Webartikel über Wari, 14. September 2009.
background-books-africa-imports = Africa Imports: Artikel über die Regeln des Spiels (africaimports.com).
background-books-oware-society = Oware Society: Abapa-Regeln (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, eine Online-Enzyklopädie (mancala.fandom.com).
background-books-further = Zum Weiterlesen
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq und Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. London, British Museum Press, 1997.

## Wörter. Jedem folgen ein Doppelpunkt und seine Bedeutung.

background-glossary-heading = Begriffe des Spiels
background-glossary-hole = Mulde: eine der Vertiefungen des Bretts, in denen die Samen liegen.
background-glossary-seed = Samen: was du säst und fängst. Alle Samen sind gleich und gehören niemandem, bis sie gefangen sind.
background-glossary-loft = Speicher: der Platz für die gefangenen Samen eines Spielers. In den meisten Varianten kommen sie nie aufs Brett zurück.
background-glossary-territory = Reihe: die Mulden auf der Seite eines Spielers. In den meisten Varianten spielst du nur aus deiner eigenen Reihe.
background-glossary-sow = Säen: die Samen einer geleerten Mulde einzeln in die folgenden Mulden legen.
background-glossary-lap = Runde: das Säen einer Handvoll, vom ersten Samen bis zum letzten.
background-glossary-loop = Umlauf: eine Aussaat von mehr als elf Samen, die ganz um ein Brett mit zwölf Mulden geht. In manchen Varianten überspringt sie ihre Ausgangsmulde, die leer bleibt.
background-glossary-relay = Staffel: die Mulde leeren, in der eine Runde geendet hat, und mit ihren Samen eine weitere Runde säen.
background-glossary-master-stone = Meisterstein: der letzte Samen einer Aussaat. Von ihm hängt jeder Fang ab.
background-glossary-capture = Fangen: die Samen einer Mulde in den eigenen Speicher nehmen, nach den Regeln der Variante.
background-glossary-chain = Kette: Mulden, die zusammen gefangen werden, rückwärts von der Mulde aus, die der letzte Samen erreicht hat.
background-glossary-grand-slam = Kahlschlag: ein Fang, der dem Gegner keinen Samen ließe. Viele Varianten verbieten ihn, erklären ihn für ungültig oder verkürzen ihn.
background-glossary-feed = Füttern: einen Zug spielen, der dem Gegner Samen zum Spielen lässt.
background-glossary-hungry = Hungrig: So heißt ein Spieler, in dessen Reihe wenige oder keine Samen liegen.
background-glossary-kroo = Kroo: eine Mulde mit so vielen Samen, dass sie ganz um das Brett reichen: zwölf oder mehr. Das Wort kommt aus dem Akan und bedeutet Anhäufung.
background-glossary-ripe = Reif: So heißt ein Kroo mit genug Samen, um die erste Mulde des Gegners ein zweites Mal zu erreichen.
background-glossary-dam = Damm: mehr als zwei Samen in der Mulde, in der ein Kroo enden wird, damit es dort nichts fängt.
background-glossary-pressure = Druck: den Gegner so wenig wie möglich füttern, sodass er sein Kroo spielen muss, bevor es reif ist.
background-glossary-overloading = Überladen: ein Kroo füttern, bis es sein Ziel verfehlt.

## Dank

background-thanks-heading = Dank
background-thanks-authors = An Didier und Olivier Guillion aus Toulouse, später Myriad, die Autoren des Programms und des Regelbuchs von 1996–97, aus dem die meisten Varianten stammen; und an alle, die ihnen Regeln vorgeschlagen haben: F. Pingaud, Steve Evans und Olivier Rolland.
background-thanks-ancestor = Das Programm von 1996 dankte Jean-François Cassan, seinem wichtigsten Betatester, und dem Weihnachtsmann für die gute Idee. Dieses Programm dankt ihnen auch.
background-thanks-sources = An die Maison des Jeux in Straßburg für ihr Faltblatt mit den Regeln von Abidjan und ihrem Spiel für die Kleinsten; an Africa Imports (africaimports.com) für den Artikel über die Regeln; und an den Verfasser des Artikels über Wari vom 14. September 2009.
background-thanks-makers = An alle, die das Spiel von Spieler zu Spieler weitergegeben haben; und an alle, die Rust, Bevy, egui, Fluent und die übrige freie Software schreiben, auf der dieses Spiel aufbaut.

## Über

background-about-heading = Über dieses Spiel
background-about-game = Awale ist eine Sammlung von Säspielen. Jede Variante ist eine Datei, die du lesen, ändern und weitergeben kannst. Der Vorfahr von Awale ist das Programm, das Didier und Olivier Guillion 1996 und 1997 geschrieben haben; aus ihrem Regelbuch stammen die meisten Varianten.
background-about-licences = Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften Andika und Arima stehen unter der SIL Open Font License. Herkunft und Lizenz jedes Klangs, jeder Schrift und jedes Bildes stehen in der Datei CREDITS.csv.
background-libraries-heading = Bibliotheken
background-libraries = Das Programm enthält { $count } Bibliotheken anderer Autoren, jede unter ihrer eigenen Lizenz. Die Lizenztexte stehen in der Datei licences.txt, die dem Programm beiliegt; auch „awale-engine licences“ gibt sie aus.
