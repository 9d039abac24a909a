### Rund um das Spiel: Geschichte, Bücher, Wörter, Dank. Die Schlüssel beginnen mit „background-“.

## Geschichte

background-history-heading = Geschichte
background-history-family = Awale gehört zu den Säspielen, einer Familie, die so alt und so weit verbreitet ist wie die der Kartenspiele. Gelehrte nennen sie Mancala, nach einem arabischen Wort für das Bewegen von Dingen. Immer nimmt man die Samen einer Mulde und legt sie einzeln in die folgenden; etwa zweihundert Varianten sind beschrieben.
background-history-age = Niemand weiß, woher sie kommen. In Steinen des alten Ägypten hat man Reihen von Mulden gefunden, aber wann sie entstanden und ob man auf ihnen spielte, ist umstritten. In den Fels gehauene Bretter in Äthiopien und Eritrea sind weit über tausend Jahre alt.
background-history-travels = Heute sind die Säspiele in ganz Afrika zu Hause. Versklavte Menschen nahmen sie über den Atlantik mit: In der Karibik spielt man sie bis heute, und die Maroons in Suriname haben das ihre bewahrt. Andere leben in Arabien, Indien, Zentralasien und bis nach Borneo und auf den Philippinen. Von Dorf zu Dorf wechselt dasselbe Spiel den Namen und manche Regel.
background-history-seeds = Die Samen sind meist die von Caesalpinia bonduc, einem dornigen Strauch warmer Küsten: rund, grau, glatt und hart wie Stein. Sie treiben über Ozeane und keimen dann noch. Kiesel, Kauris und Murmeln tun es auch.
background-history-people = Ein Brett kann ein geschnitzter Schatz mit Fuß und einem Speicher an jedem Ende sein, oder zwei Reihen Mulden im Sand. Man spielt schnell und laut, und die Zuschauer geben Rat; herausnehmen und säen, ohne laut zu zählen, gehört zur Kunst.

## Bücher

background-books-heading = Bücher
background-books-intro = Für alle, die weiterlesen wollen:
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq und Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-russ = Laurence Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-ballou = Ballou, 1993: eine Quelle des Vorfahren dieses Spiels, von der wir nur Verfasser und Jahr kennen.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. London, British Museum Press, 1997.

## Wörter. Jedem folgen ein Doppelpunkt und seine Bedeutung.

background-glossary-heading = Die Wörter des Spiels
background-glossary-hole = Mulde: eine der Vertiefungen des Bretts, in denen die Samen liegen.
background-glossary-seed = Samen: was gesät und gefangen wird. Alle Samen sind gleich und gehören niemandem, bis sie gefangen sind.
background-glossary-loft = Speicher: wo ein Spieler seine gefangenen Samen aufbewahrt. Sie kommen nie aufs Brett zurück.
background-glossary-territory = Reihe: die Mulden auf der Seite eines Spielers, aus denen er in den meisten Varianten spielt.
background-glossary-sow = Säen: herausgenommene Samen einzeln in die folgenden Mulden legen.
background-glossary-lap = Runde: eine Handvoll, bis zum letzten Samen gesät.
background-glossary-relay = Staffel: Die Mulde, die der letzte Samen erreicht, wird ihrerseits geleert, und eine weitere Runde beginnt.
background-glossary-master-stone = Meisterstein: der letzte Samen einer Aussaat, von dem ein Fang abhängt.
background-glossary-capture = Fangen: Samen einer Mulde in den eigenen Speicher nehmen, wie die Variante es erlaubt.
background-glossary-chain = Kette: Mulden, die zusammen gefangen werden, rückwärts von der, die der letzte Samen erreicht hat.
background-glossary-grand-slam = Kahlschlag: ein Fang, der dem Gegner keinen Samen ließe. Viele Varianten verbieten ihn, erklären ihn für ungültig oder verkürzen ihn.
background-glossary-feed = Füttern: so spielen, dass der Gegner Samen zum Spielen hat.
background-glossary-hungry = Hungrig: ist ein Spieler mit wenigen Samen auf seiner Seite oder gar keinen.
background-glossary-kroo = Kroo: bei den Akan eine Mulde, die man auf zwölf Samen oder mehr hat wachsen lassen. Es ist reif, wenn sein zweiter Umlauf die erste Mulde des Gegners erreicht.
background-glossary-dam = Damm: eine gut gefüllte Mulde, an der ein Kroo nichts fängt.

## Über das Spiel

background-about-heading = Über dieses Spiel
background-about-game = Awale ist eine Sammlung von Säspielen mit einem Brett für alle. Die Varianten sind Daten, nicht Programm: Jede ist eine Datei, die man lesen, ändern und weitergeben kann. Sein Vorfahr war ein Programm von 1996 und 1997, aus dessen Regelbuch die meisten Varianten stammen.
background-about-thanks = Dank an alle, die das Spiel so lange von Spieler zu Spieler weitergegeben haben; an die Verfasser des Vorfahren; und an jene, die Rust, Bevy, egui, Fluent und all die freie Software machen, aus der dieses Spiel gebaut ist.
background-about-licences = Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften Andika und Arima stehen unter der SIL Open Font License. Herkunft und Lizenz jedes Klangs, jeder Schrift und jedes Bildes stehen in der Datei CREDITS.csv.
