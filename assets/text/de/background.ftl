### Rund um das Spiel: Geschichte, Bücher, Wörter, Dank. Die Schlüssel beginnen mit „background-“.

## Geschichte: Behauptungen, jede mit dem, der sie aufstellt

background-history-heading = Geschichte
background-history-claims = Woher das Spiel kommt, ist auf mehrere Arten erzählt worden. Es sind Behauptungen, jede mit ihrer Quelle.
background-history-rule-book = Das Regelbuch von Didier und Olivier Guillion (1996–97) nennt es eines der ältesten bekannten Strategiespiele und setzt seinen Ursprung ins 5. oder 6. Jahrhundert. Von dort, heißt es, kam das Spiel in den Nahen Osten, in fast ganz Afrika und in die ganze Welt. Es sieht darin einen feinen Teil der afrikanischen Kultur und sagt, dass fast jedes Dorf seine eigene Variante hat.
background-history-leaflet = Das Faltblatt der Maison des Jeux in Straßburg spricht von Spuren aus dem 4. Jahrhundert v. Chr. und sagt, dass sowohl das Ägypten der Pharaonen als auch Indien das Spiel hatten. Nach diesem Faltblatt heißt es in Nordafrika Mancala, in Teilen Afrikas südlich der Sahara Wari oder Ayo; es gibt etwa zweihundert Varianten, und solche Spiele auch in Asien, wie Pallankuli.
background-history-seeds = Die Samen, sagt dasselbe Faltblatt, sind oft die eines Baumes, Caesalpinia crista, dessen Volksname von Gegend zu Gegend wechselt und dem Spiel den Namen gibt.
background-history-travels = Versklavte Afrikaner, heißt es dort, nahmen es als Adji mit auf die Westindischen Inseln und nach Amerika.
background-history-help-file = Nach der Hilfedatei von Awale 1.0 (1996) scheint das Spiel aus dem alten Ägypten zu kommen und sich nach und nach über Afrika verbreitet zu haben.
background-history-collection = Die Enzyklopädie Mancala World sagt von mehreren der sechzehn Spiele des Regelbuchs, dass ihre Regeln oder Bretter angepasst wurden. Hier gelten die Regeln des Buches.

## Das Programm von 1996

background-ancestor-heading = Das Programm von 1996
background-ancestor-board = 25. Dezember 1995: ein Holzbrett als Weihnachtsgeschenk.
background-ancestor-programming = 26. Dezember 1995: Das Programmieren beginnt, auf dem Macintosh.
background-ancestor-release = 2. Januar 1996: Version 1.0, für Macintosh und Windows 95.
background-ancestor-rule-book = 1996–97: das Regelbuch von Didier und Olivier Guillion, mit sechzehn Varianten.

## Bücher und andere Quellen

background-books-heading = Bücher und andere Quellen
background-books-intro = Woher die Regeln und diese Texte kommen, unmittelbar oder über das Regelbuch:
background-books-rule-book = Didier und Olivier Guillion: Regelbuch von Awale. Toulouse, 1996–97.
background-books-help-file = Hilfedatei von Awale 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called “Songo”, in: Man, 1931.
background-books-leaflet = Maison des Jeux, Straßburg: Faltblatt über die Regel von Abidjan.
background-books-wari = Artikel über Wari im Web, 14. September 2009.
background-books-africa-imports = Africa Imports: Artikel über die Regeln des Spiels.
background-books-oware-society = Oware Society: Abapa-Regeln (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, eine Enzyklopädie im Web (mancala.fandom.com).
background-books-further = Zum Weiterlesen
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq und Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. London, British Museum Press, 1997.

## Wörter. Jedem folgen ein Doppelpunkt und seine Bedeutung.

background-glossary-heading = Die Wörter des Spiels
background-glossary-hole = Mulde: eine der Vertiefungen des Bretts, in denen die Samen liegen.
background-glossary-seed = Samen: was gesät und gefangen wird. Alle Samen sind gleich und gehören niemandem, bis sie gefangen sind.
background-glossary-loft = Speicher: wo ein Spieler seine gefangenen Samen aufbewahrt. Sie kommen nie aufs Brett zurück.
background-glossary-territory = Reihe: die Mulden auf der Seite eines Spielers, aus denen er in den meisten Varianten spielt.
background-glossary-sow = Säen: herausgenommene Samen einzeln in die folgenden Mulden legen.
background-glossary-lap = Runde: eine Handvoll, bis zum letzten Samen gesät.
background-glossary-loop = Umlauf: eine Aussaat von mehr als elf Samen, rund um ein Brett von zwölf Mulden. Wo die Variante es so will, wird die Mulde des Anfangs übersprungen und bleibt leer.
background-glossary-relay = Staffel: Die Mulde, die der letzte Samen erreicht, wird ihrerseits geleert, und eine weitere Runde beginnt.
background-glossary-master-stone = Meisterstein: der letzte Samen einer Aussaat, von dem ein Fang abhängt.
background-glossary-capture = Fangen: Samen einer Mulde in den eigenen Speicher nehmen, wie die Variante es erlaubt.
background-glossary-chain = Kette: Mulden, die zusammen gefangen werden, rückwärts von der, die der letzte Samen erreicht hat.
background-glossary-grand-slam = Kahlschlag: ein Fang, der dem Gegner keinen Samen ließe. Viele Varianten verbieten ihn, erklären ihn für ungültig oder verkürzen ihn.
background-glossary-feed = Füttern: so spielen, dass der Gegner Samen zum Spielen hat.
background-glossary-hungry = Hungrig: ist ein Spieler mit wenigen Samen auf seiner Seite oder gar keinen.
background-glossary-kroo = Kroo: ein Wort der Akan, Anhäufung. Eine Mulde, die man hat wachsen lassen, bis ihre Samen ganz herum reichen: zwölf oder mehr.
background-glossary-ripe = Reif: ist ein Kroo, dessen zweiter Umlauf die erste Mulde des Gegners erreicht.
background-glossary-dam = Damm: mehr als zwei Samen in der Mulde, in der ein Kroo enden wird, damit es dort nichts fängt.
background-glossary-pressure = Druck: den Gegner so wenig wie möglich füttern, damit ein Kroo unreif gespielt werden muss.
background-glossary-overloading = Überladen: ein Kroo füttern, bis es sein Ziel verfehlt.

## Dank

background-thanks-heading = Dank
background-thanks-authors = An Didier und Olivier Guillion aus Toulouse, später Myriad, aus deren Regelbuch die meisten Varianten stammen, und an die, die ihm Regeln vorgeschlagen haben: F. Pingaud, Steve Evans und Olivier Rolland.
background-thanks-ancestor = Das Programm von 1996 dankte Jean-François Cassan, seinem wichtigsten Betatester, und dem Weihnachtsmann für die gute Idee. Dieses dankt ihnen auch.
background-thanks-sources = An die Maison des Jeux in Straßburg für ihr Faltblatt mit der Regel von Abidjan und dem Spiel für die Kleinsten; an Africa Imports für den Artikel über die Regeln; und an den Verfasser des Artikels über Wari vom 14. September 2009.
background-thanks-makers = An alle, die das Spiel von Spieler zu Spieler weitergegeben haben; und an jene, die Rust, Bevy, egui, Fluent und all die freie Software machen, aus der dieses Spiel gebaut ist.

## Über

background-about-heading = Über dieses Spiel
background-about-game = Awale ist eine Sammlung von Säspielen mit einem Brett für alle. Die Varianten sind Daten, nicht Programm: Jede ist eine Datei, die man lesen, ändern und weitergeben kann. Sein Vorfahr war ein Programm von 1996 und 1997, aus dessen Regelbuch die meisten Varianten stammen.
background-about-licences = Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften Andika und Arima stehen unter der SIL Open Font License. Herkunft und Lizenz jedes Klangs, jeder Schrift und jedes Bildes stehen in der Datei CREDITS.csv.
background-libraries-heading = Bibliotheken
background-libraries = Das Programm enthält { $count } Bibliotheken anderer, jede unter ihrer eigenen Lizenz. Deren Wortlaut steht in der Datei licences.txt, die dem Programm beiliegt; auch „awale-engine licences“ gibt ihn aus.
