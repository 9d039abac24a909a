### Rund um das Spiel: Geschichte, Bücher, Wörter, Dank. Die Schlüssel beginnen mit „background-“.

## Geschichte: Behauptungen, jede mit dem, der sie aufstellt

background-history-heading = Geschichte
background-history-claims = Über die Herkunft des Spiels gibt es mehrere Erzählungen. Hier steht, was jede Quelle behauptet.
background-history-rule-book = Das Regelbuch von Didier und Olivier Guillion (1996–97) nennt es eines der ältesten bekannten Strategiespiele und setzt seinen Ursprung ins 5. oder 6. Jahrhundert. Von dort, heißt es, kam das Spiel in den Nahen Osten, in fast ganz Afrika und in die ganze Welt. Es sieht darin ein Hauptmerkmal der afrikanischen Kultur und sagt, dass fast jedes Dorf seine eigene Variante hat.
background-history-leaflet = Das Faltblatt der Maison des Jeux in Straßburg spricht von Spuren aus dem 4. Jahrhundert v. Chr. und sagt, dass sowohl das Ägypten der Pharaonen als auch Indien das Spiel kannten. Nach diesem Faltblatt heißt es in Nordafrika Mancala, in Teilen Afrikas südlich der Sahara Wari oder Ayo; es gebe etwa zweihundert Varianten und ähnliche Spiele auch in Asien, wie Pallankuli.
background-history-seeds = Die Samen, sagt dasselbe Faltblatt, sind oft die eines Baumes, Caesalpinia crista. Sein Volksname, von Gegend zu Gegend verschieden, bezeichnet oft auch das Spiel, und so ist es bei Awale.
background-history-travels = Versklavte Afrikaner, heißt es dort, nahmen es als Adji mit auf die Westindischen Inseln und nach Amerika.
background-history-help-file = Die Hilfedatei von Awale 1.0 (1996) zählt das Spiel zu den Mancalas, die mit Steinen auf einem ausgehöhlten Holzbrett gespielt werden. Es scheine aus dem alten Ägypten zu kommen und sich nach und nach über Afrika verbreitet zu haben.
background-history-collection = Nach der Enzyklopädie Mancala World wurden die Regeln oder Bretter mehrerer der sechzehn Spiele des Regelbuchs angepasst. Awale folgt dem Regelbuch. Das Ende durch Wiederholung, die Grenze von 200 Runden und der Sieg durch Aufgabe, wie es auch steht, sind Zusätze dieses Programms.

## Das Programm von 1996

background-ancestor-heading = Das Programm von 1996
background-ancestor-board = 25. Dezember 1995: Der Weihnachtsmann schenkt einem der Autoren ein Holzbrett.
background-ancestor-programming = 26. Dezember 1995: Didier und Olivier Guillion beginnen zu programmieren, auf dem Macintosh.
background-ancestor-release = 2. Januar 1996: Version 1.0, für Macintosh und Windows 95.
background-ancestor-program = Das Programm spielt zwei Varianten, Awale und 2-4, auf sieben Stufen, in einzelnen Partien und Wettkämpfen über sechs. Es kann zeigen, wo ein Zug endet, und kommentiert die Züge. Großmeister, seine höchste Stufe, „bleibt vorerst ungeschlagen“, sagt seine Hilfedatei.
background-ancestor-rule-book = 1996–97: das Regelbuch von Didier und Olivier Guillion, mit sechzehn Varianten. Spieler können eigene Regeln erstellen und den Autoren schicken.

## Bücher und andere Quellen

background-books-heading = Bücher und andere Quellen
background-books-intro = Quellen der Regeln und dieser Texte:
background-books-rule-book = Didier und Olivier Guillion: Regelbuch von Awale. Toulouse, 1996–97.
background-books-help-file = Didier und Olivier Guillion: Hilfedatei von Awale 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called „Songo“, in: Man, 1931.
background-books-leaflet = Maison des Jeux, Straßburg: Faltblatt über die Regel von Abidjan.
background-books-wari = Artikel über Wari im Web, 14. September 2009.
background-books-africa-imports = Africa Imports: Artikel über die Regeln des Spiels (africaimports.com).
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
background-glossary-loft = Speicher: der Platz für die gefangenen Samen eines Spielers. Sie kommen nie aufs Brett zurück.
background-glossary-territory = Reihe: die Mulden auf der Seite eines Spielers, aus denen er in den meisten Varianten spielt.
background-glossary-sow = Säen: die Samen einer geleerten Mulde einzeln in die folgenden Mulden legen.
background-glossary-lap = Runde: die Samen einer Mulde, bis zum letzten gesät.
background-glossary-loop = Umlauf: eine Aussaat von mehr als elf Samen, rund um ein Brett von zwölf Mulden. In manchen Varianten wird dabei die Ausgangsmulde übersprungen und bleibt leer.
background-glossary-relay = Staffel: Die Mulde, die der letzte Samen erreicht, wird ihrerseits geleert, und eine weitere Runde beginnt.
background-glossary-master-stone = Meisterstein: der letzte Samen einer Aussaat, von dem ein Fang abhängt.
background-glossary-capture = Fangen: Samen einer Mulde in den eigenen Speicher nehmen, nach den Regeln der Variante.
background-glossary-chain = Kette: Mulden, die zusammen gefangen werden, rückwärts von der Mulde aus, die der letzte Samen erreicht hat.
background-glossary-grand-slam = Kahlschlag: ein Fang, der dem Gegner keinen Samen ließe. Viele Varianten verbieten ihn, erklären ihn für ungültig oder verkürzen ihn.
background-glossary-feed = Füttern: so spielen, dass der Gegner Samen zum Spielen hat.
background-glossary-hungry = Hungrig: mit wenigen Samen in der eigenen Reihe oder gar keinen.
background-glossary-kroo = Kroo: ein Wort der Akan, Anhäufung. Eine Mulde, die man hat wachsen lassen, bis ihre Samen ganz herum reichen: zwölf oder mehr.
background-glossary-ripe = Reif: so groß, dass der zweite Umlauf des Kroos die erste Mulde des Gegners erreicht.
background-glossary-dam = Damm: mehr als zwei Samen in der Mulde, in der ein Kroo enden wird, damit es dort nichts fängt.
background-glossary-pressure = Druck: den Gegner so wenig wie möglich füttern, damit ein Kroo unreif gespielt werden muss.
background-glossary-overloading = Überladen: ein Kroo füttern, bis es sein Ziel verfehlt.

## Dank

background-thanks-heading = Dank
background-thanks-authors = An Didier und Olivier Guillion aus Toulouse, später Myriad, die das Programm und das Regelbuch von 1996–97 geschrieben haben, aus dem die meisten Varianten stammen; und an die, die ihnen Regeln vorgeschlagen haben: F. Pingaud, Steve Evans und Olivier Rolland.
background-thanks-ancestor = Das Programm von 1996 dankte Jean-François Cassan, seinem wichtigsten Betatester, und dem Weihnachtsmann für die gute Idee. Auch wir danken ihnen.
background-thanks-sources = An die Maison des Jeux in Straßburg für ihr Faltblatt mit der Regel von Abidjan und dem Spiel für die Kleinsten; an Africa Imports (africaimports.com) für den Artikel über die Regeln; und an den Verfasser des Artikels über Wari vom 14. September 2009.
background-thanks-makers = An alle, die das Spiel von Spieler zu Spieler weitergegeben haben; und an alle, die Rust, Bevy, egui, Fluent und die übrige freie Software schreiben, auf der dieses Spiel aufbaut.

## Über

background-about-heading = Über dieses Spiel
background-about-game = Awale ist eine Sammlung von Säspielen. Jede Variante ist eine Datei, die man lesen, ändern und weitergeben kann. Der Vorfahr ist das Programm von Didier und Olivier Guillion von 1996 und 1997, aus dessen Regelbuch die meisten Varianten stammen.
background-about-licences = Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften Andika und Arima stehen unter der SIL Open Font License. Herkunft und Lizenz jedes Klangs, jeder Schrift und jedes Bildes stehen in der Datei CREDITS.csv.
background-libraries-heading = Bibliotheken
background-libraries = Das Programm enthält { $count } Bibliotheken anderer, jede unter ihrer eigenen Lizenz. Deren Wortlaut steht in der Datei licences.txt, die dem Programm beiliegt; auch „awale-engine licences“ gibt ihn aus.
