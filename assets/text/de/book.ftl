### Das Regelbuch, geschrieben nach den Werten einer Variante. Die Schlüssel beginnen mit „book-“.
###
### „Du“ ist der Spieler am Zug. $where ist „own“, „opponent“ oder „any“: eine Reihe aus seiner
### Sicht. $counts ist, was eine Mulde enthält, im vierten Fall: „zwei oder drei Samen“.

## Was man über die Variante weiß.

book-aliases = Auch genannt:
book-origin = Herkunft:
book-proposed-by = Vorgeschlagen von:
book-source = Quelle:
book-lab = Statistik:
book-solved = Perfektes Spiel:
book-solved-first = Spielen beide fehlerfrei, gewinnt der erste Spieler mit { $margin ->
        [one] einem Samen
       *[other] { $margin } Samen
    } Vorsprung.
book-solved-second = Spielen beide fehlerfrei, gewinnt der zweite Spieler mit { $margin ->
        [one] einem Samen
       *[other] { $margin } Samen
    } Vorsprung.
book-solved-draw = Spielen beide fehlerfrei, endet die Partie unentschieden.
book-solved-first-only = Spielen beide fehlerfrei, gewinnt der erste Spieler; mit welchem Vorsprung, ist nicht bekannt.
book-solved-second-only = Spielen beide fehlerfrei, gewinnt der zweite Spieler; mit welchem Vorsprung, ist nicht bekannt.
book-solved-line = Ein Beispiel für fehlerfreies Spiel, wenn Süd beginnt: { $line }.

## Das Brett

book-board-heading = Das Brett
book-board = Das Brett hat zwei Reihen mit je { $holes } Mulden. { $owners ->
        [no] Beide Spieler dürfen jede davon spielen.
       *[yes] Die Reihe auf deiner Seite gehört dir, die andere deinem Gegner.
    } Jeder hat außerdem einen Speicher für gefangene Samen: In ihn wird nie gesät,
    und was darin liegt, bleibt dort.
book-world-board = Das Brett hat zwei Reihen mit je { $holes } Mulden. { $owners ->
        [no] Beide Spieler dürfen jede davon spielen.
       *[yes] Die Reihe auf deiner Seite gehört dir, die andere deinem Gegner.
    } { $stores ->
        [own]
            Jeder hat einen Speicher am Ende seiner Reihe. Du säst in deinen, wenn du vorbeikommst, aber nie in den deines Gegners.
        [both] Jeder hat einen Speicher am Ende seiner Reihe. Du säst in beide, wenn du vorbeikommst.
       *[none] Jeder hat außerdem einen Speicher für gefangene Samen. Beim Säen wird er übersprungen.
    }
book-world-ends = Jedes Ende des Bretts hat ein Endfeld, das am Anfang { $seeds } enthält. Beide Spieler säen in die Endfelder, aber nie aus ihnen.
book-world-start = Am Anfang enthalten die Mulden jeder Reihe, für ihren Besitzer von links gezählt, { $row } Samen, insgesamt { $total }. Lost aus, wer beginnt, oder einigt euch.
book-world-start-of-north = Nord beginnt mit anderen Zahlen, für Nord von links gezählt: { $row } Samen.
book-board-start = Am Anfang enthält jede Mulde { $seeds }, das sind insgesamt { $total }, und die Speicher sind leer. Lost aus, wer beginnt, oder einigt euch.
book-board-letters = Die beiden Spieler heißen Süd und Nord. { $owners ->
        [no]
            Die Mulden auf Süds Seite tragen die Buchstaben { $south-first } bis { $south-last }, die auf Nords Seite
            { $north-first } bis { $north-last }, jede Reihe von links nach rechts für den Spieler, der dort sitzt.
       *[yes]
            Süds Mulden tragen die Buchstaben { $south-first } bis { $south-last }, Nords Mulden
            { $north-first } bis { $north-last }, jede Reihe von links nach rechts für ihren Besitzer.
    }
book-board-also = Du kannst nach diesen Regeln auch auf anderen Brettern spielen: { $boards }.
book-board-other = zwei Reihen mit { $holes } Mulden, die je { $seeds } enthalten
book-board-other-turned = zwei Reihen mit { $holes } Mulden, die je { $seeds } enthalten, { $direction ->
        [clockwise] im Uhrzeigersinn gesät
       *[counterclockwise] gegen den Uhrzeigersinn gesät
    }
book-board-same-turned = dasselbe Brett, { $direction ->
        [clockwise] im Uhrzeigersinn gesät
       *[counterclockwise] gegen den Uhrzeigersinn gesät
    }

## Das Ziel

book-aim-heading = Das Ziel
book-aim = Sammle in deinem Speicher mehr Samen als dein Gegner.

## Ein Zug

book-turn-heading = Dein Zug
book-turn = Du und dein Gegner zieht abwechselnd. Bist du am Zug, wähle { $from ->
        [any] irgendeine Mulde,
       *[own] eine Mulde deiner Reihe,
    } die { $needed ->
        [1] nicht leer ist
       *[other] mindestens { $seeds } enthält
    }, nimm { $leave ->
        [0] alle Samen heraus
       *[1] alle Samen bis auf einen heraus, der liegen bleibt,
    } und säe sie.
book-turn-limits = Nicht jeder dieser Züge ist erlaubt: siehe { $sections }.
book-turn-limit = „{ $heading }“

## Das Säen

book-sowing-heading = Das Säen
book-sowing = Lege die Samen einzeln in die folgenden Mulden, { $direction ->
        [clockwise] im Uhrzeigersinn: nach links durch die Reihe auf deiner Seite, dann nach rechts durch die andere
       *[counterclockwise] gegen den Uhrzeigersinn: nach rechts durch die Reihe auf deiner Seite, dann nach links durch die andere
    } und so weiter rund um das Brett, bis deine Hand leer ist.
book-sowing-skips-start = Reichen die Samen ganz herum, überspringst du jedes Mal die Mulde, aus der sie stammen: Sie
    bekommt keinen.
book-sowing-feeds-start = Reichen die Samen ganz herum, bekommt auch die Mulde, aus der sie stammen, einen wie jede
    andere.

## Weitersäen in Staffeln

book-relay-heading = Säen in Staffeln
book-relay =
    Das Säen einer Handvoll, bis zum letzten Samen, ist eine Runde{ $many ->
        [yes] , und dein Zug kann aus mehreren bestehen
       *[no] { "" }
    }. Solange das Säen
    nicht endet, leerst du die Mulde, die der letzte Samen einer Runde erreicht hat, egal in welcher
    Reihe sie liegt{ $leave ->
        [0] { "" }
       *[1] { " " }(wieder bleibt ein Samen zurück)
    }, und säst von dort aus eine weitere Runde.
book-relay-stops = Das Säen endet, wenn der letzte Samen einer Runde in eine Mulde{ $where ->
        [own] {" "}deiner Reihe
        [opponent] {" "}der Reihe deines Gegners
       *[any] {""}
    } fällt, die dann { $counts } enthält.
book-relay-stops-in =
    { $where ->
        [own] Das Säen endet, wenn der letzte Samen einer Runde in deine Reihe fällt
        [opponent] Das Säen endet, wenn der letzte Samen einer Runde in die Reihe deines Gegners fällt
       *[any] Das Säen endet immer nach einer Runde
    }.
book-relay-nothing-left = Das Säen endet auch, wenn der letzte Samen in eine leere Mulde fällt, egal in welcher Reihe: Ein Samen muss
    liegen bleiben, und dann ist nichts mehr zu säen.
book-relay-cut-off = Manche Aussaat würde nie enden. Ist sie { $laps ->
        [1] nach der ersten Runde
       *[other] nach { $laps } Runden
    } noch nicht zu Ende, wird sie dort abgebrochen: Der Zug gilt, aber am Ende fängst du nichts.
book-relay-cut-off-flow = Was unterwegs gefangen wurde, bleibt gefangen.
book-one-means-empty = (Ein Samen bedeutet: Die Mulde war vorher leer.)

## Fänge unterwegs

book-flow-heading = Fänge unterwegs
book-flow = Achte auf jeden Samen, den du legst{ $last ->
        [yes] {""}
       *[no] , außer auf den letzten { $relay ->
            [yes] jeder Runde
           *[no] der Aussaat
        }
    }. { $kind ->
        [any] Die Mulde, in die er fällt, wird sofort geleert
       *[some] Enthält die Mulde, in die er fällt, dann { $counts }, wird sie sofort geleert
    }{ $leave ->
        [0] { "" }
       *[1] , ohne dass ein Samen liegen bleibt
    }, und ihre Samen { $taker ->
        [owner] bekommt der Spieler, in dessen Reihe sie liegt, auch wenn das dein Gegner ist
        [other] bekommt der Spieler, in dessen Reihe sie nicht liegt, auch wenn das dein Gegner ist
       *[mover] gehören dir, egal, in welcher Reihe sie liegt
    }. Dann säst du weiter.
book-flow-mover = Achte auf jeden Samen, den du { $where ->
        [own] in deine Reihe
       *[opponent] in die Reihe deines Gegners
    } legst{ $last ->
        [yes] {""}
       *[no] , außer auf den letzten { $relay ->
            [yes] jeder Runde
           *[no] der Aussaat
        }
    }. { $kind ->
        [any] Die Mulde, in die er fällt, wird sofort geleert
       *[some] Enthält die Mulde, in die er fällt, dann { $counts }, wird sie sofort geleert
    }{ $leave ->
        [0] { "" }
       *[1] , ohne dass ein Samen liegen bleibt
    }, und ihre Samen gehören dir. Dann säst du weiter. In { $where ->
        [own] der Reihe deines Gegners
       *[opponent] deiner eigenen Reihe
    } fängst du unterwegs nie.

## Der Fang

book-capture-heading = Der Fang
book-capture-heading-flow = Der Fang am Ende
book-capture = Wenn das Säen vorbei ist, sieh dir die Mulde an, die der letzte Samen erreicht hat. { $where ->
        [own] Liegt sie in deiner Reihe und enthält jetzt { $counts },
        [opponent] Liegt sie in der Reihe deines Gegners und enthält jetzt { $counts },
        [all] Enthält sie jetzt { $counts },
       *[any] Enthält sie jetzt { $counts }, egal in welcher Reihe,
    } fängst du { $takes ->
        [opposite] die Samen der Mulde gegenüber; die erreichte Mulde behält ihre
        [opposite-across] die Samen der Mulde gegenüber
        [both]
            { $amount ->
                [one] ihn
               *[other] sie
            } und dazu alles, was in der Mulde gegenüber liegt
       *[reached]
            { $amount ->
                [one] ihn
               *[other] sie
            }
    }.
book-capture-any = Wenn das Säen vorbei ist, sieh dir die Mulde an, die der letzte Samen erreicht hat. { $where ->
        [own] Liegt sie in deiner Reihe, fängst du
        [opponent] Liegt sie in der Reihe deines Gegners, fängst du
       *[any] Egal, in welcher Reihe sie liegt, du fängst
    } { $takes ->
        [opposite] alle Samen der Mulde gegenüber; die erreichte Mulde behält ihre
        [opposite-across] alle Samen der Mulde gegenüber
        [both] alle ihre Samen und dazu alles, was in der Mulde gegenüber liegt
       *[reached] alle ihre Samen
    }.
book-capture-nothing-opposite = Ist die Mulde gegenüber leer, fängst du gar nichts.
book-capture-chain = Sieh dann zurück, gegen die Richtung des Säens: Enthält die Mulde unmittelbar davor ebenfalls
    { $counts }, wird { $takes ->
        [opposite] auch die ihr gegenüberliegende Mulde gefangen
        [both] auch sie gefangen, samt der ihr gegenüberliegenden Mulde
       *[reached] auch sie gefangen
    }; dann die davor und so weiter, { $chain ->
        [across] bis zur ersten Mulde mit einer anderen Zahl oder bis du ganz herum bist. Die Kette läuft von einer Reihe in die andere weiter
       *[within] bis zur ersten Mulde mit einer anderen Zahl oder bis zum Ende der Reihe, in die der letzte Samen gefallen ist
    }. Ob in diese Mulden in diesem Zug gesät wurde, spielt keine Rolle.
book-capture-chain-even = Eine leere Mulde beendet die Kette.
book-capture-chain-empty-opposite = Die Kette geht auch weiter, wenn eine Mulde gegenüber leer ist und nichts einbringt.
book-capture-chain-keeps = Eine Mulde der Kette behält ihre eigenen Samen, es sei denn, sie liegt einer anderen Mulde der Kette gegenüber.
book-capture-chain-counted-first = Alle Mulden werden gezählt, bevor eine geleert wird.
book-capture-single = Sonst fängst du nichts.
book-capture-loft = Gefangene Samen kommen in deinen Speicher.

## Der Kahlschlag

book-slam-heading = Der Kahlschlag
book-slam-allowed = Kein Fang ist zu groß: Du darfst sogar die letzten Samen aus der Reihe deines Gegners nehmen.
book-slam-allowed-feeding = Kein Fang ist an sich zu groß: Du darfst die letzten Samen aus der Reihe deines Gegners nehmen, es sei denn,
    die Regeln zum Füttern verbieten den Zug.
book-slam = { $flow ->
        [yes] Ein Fang am Ende des Säens, der
       *[no] Ein Fang, der
    } in der Reihe deines Gegners keinen Samen ließe, selbst wenn sie schon vor deinem Säen leer war, ist ein Kahlschlag.
book-slam-cancelled = Ein Kahlschlag ist ungültig: Die Samen bleiben liegen, wie sie gesät wurden, und du fängst nichts.
book-slam-spares-last = Ein Kahlschlag wird verkürzt: Die letzte Mulde der Kette, die am weitesten hinten liegt, { $takes ->
        [opposite] bringt nichts ein, und die ihr gegenüberliegende Mulde behält ihre Samen
        [both]
            bringt nichts ein: Sie behält ihre Samen, und die Mulde gegenüber behält ihre{ $chain ->
                [across] , es sei denn, sie gehört auch zur Kette
               *[within] { "" }
            }
       *[reached] behält ihre Samen
    }. Der Rest der Kette wird
    gefangen, auch wenn die Reihe danach immer noch leer ist. Besteht die Kette aus einer einzigen Mulde, wird nichts gefangen.
book-slam-spares-first = Ein Kahlschlag wird verkürzt: Die erste Mulde der Kette, die deinem letzten Samen am nächsten liegt, { $takes ->
        [opposite] bringt nichts ein, und die ihr gegenüberliegende Mulde behält ihre Samen
        [both]
            bringt nichts ein: Sie behält ihre Samen, und die Mulde gegenüber behält ihre{ $chain ->
                [across] , es sei denn, sie gehört auch zur Kette
               *[within] { "" }
            }
       *[reached] behält ihre Samen
    }. Der Rest der Kette wird
    gefangen, auch wenn die Reihe danach immer noch leer ist. Besteht die Kette aus einer einzigen Mulde, wird nichts gefangen.
book-slam-gives-rest = Ein Kahlschlag beendet die Partie: Du fängst die Samen, und dein Gegner nimmt alle Samen, die auf dem Brett bleiben.
book-slam-illegal = Einen Zug, der zu einem Kahlschlag führen würde, darfst du nicht spielen.

## Das Füttern

book-feeding-heading = Das Füttern
book-feeding-free =
    Du musst deinen Gegner nie füttern: { $slam ->
        [yes] Ist seine Reihe leer, darfst du sie leer lassen
       *[no] Du darfst seine Reihe ohne Samen zurücklassen
    }.
book-feeding-reach = Solange du einen Zug hast, der einen Samen in die Reihe deines Gegners legt, darfst du nur solche Züge spielen.
    Was danach gefangen wird, spielt keine Rolle.
book-feeding-reach-free = Darüber hinaus musst du deinen Gegner nie füttern.
book-feeding-if-possible =
    Du darfst deinen Gegner nicht aushungern: Wenn du kannst, musst du einen Zug spielen, der ihm nach allen Fängen
    einen Samen in seiner Reihe lässt. Hast du keinen solchen, { $limits ->
        [yes] gilt diese Regel nicht
       *[no] darfst du jeden Zug spielen
    }.
book-feeding-required = Du darfst deinen Gegner nicht aushungern: Ein Zug, der ihm nach allen Fängen keinen Samen in seiner Reihe lässt, ist
    verboten, selbst wenn du keinen anderen hast.
book-feeding-penalised = Ist die Reihe deines Gegners leer, wenn dein Zug beginnt, solltest du ihn füttern: Spiele einen Zug, der nach allen
    Fängen einen Samen in ihr lässt. { $limits ->
        [yes] Du darfst auch einen anderen Zug spielen, den die übrigen Regeln erlauben
       *[no] Du darfst auch einen anderen Zug spielen
    }; aber wenn du deinen Gegner hättest
    füttern können und seine Reihe nach deinem Zug noch leer ist, ist die Partie aus, und alle Samen, die noch auf
    dem Brett liegen, gehören ihm. Sonst musst du nicht füttern.
book-feeding-order = Diese Einschränkungen gelten in fester Reihenfolge, jede nur für die Züge, die die vorigen erlauben: { $limits }.
book-feeding-order-slam = zuerst das Verbot des Kahlschlags
book-feeding-order-reach = { $place ->
        [first] zuerst die Pflicht, die andere Reihe zu erreichen
       *[later] dann die Pflicht, die andere Reihe zu erreichen
    }
book-feeding-order-feed = dann die Fütterpflicht

## Das Ende der Partie

book-end-heading = Das Ende der Partie
book-end-stuck-ends = Die Partie ist aus, wenn der Spieler am Zug nicht ziehen kann.
book-end-must-feed = Wer mit jedem Zug den Gegner aushungern würde, hat keinen erlaubten Zug.
book-end-stuck-passes = Wer nicht ziehen kann, setzt aus, und der andere zieht noch einmal. Können beide nicht ziehen, ist die Partie aus.
book-end-passes = Wer nicht ziehen kann, setzt aus, und der andere zieht noch einmal.
book-end-bare = Die Partie ist aus, wenn kein Samen mehr auf dem Brett liegt.
book-end-also = { $also ->
        [yes] Die Partie ist auch aus
       *[no] Die Partie ist aus
    }, wenn nach einem Zug und all seinen Fängen (oder gleich am Anfang) { $condition }.
book-end-also-any = { $also ->
        [yes] Die Partie ist auch aus
       *[no] Die Partie ist aus
    }, wenn nach einem Zug und all seinen Fängen (oder gleich am Anfang) eine dieser Bedingungen
    erfüllt ist:
book-end-seeds-left = { $least ->
        [1] kein Samen mehr auf dem Brett liegt
       *[other] weniger als { $seeds } auf dem Brett liegen
    }
book-end-majority = ein Speicher mehr als die Hälfte aller Samen enthält ({ $majority } oder mehr von { $total })
book-end-no-hole-above-one = keine Mulde mehr als einen Samen enthält
book-end-empty-territory = eine der beiden Reihen leer ist
book-end-penalty = Die Strafe für versäumtes Füttern geht diesen Regeln vor.

## Was übrig bleibt

book-remaining-heading = Die übrigen Samen
book-remaining = Wenn die Partie aus ist, { $remaining ->
        [each-own] nimmt jeder die Samen, die noch in seiner Reihe liegen
        [last-mover] nimmt der Spieler, der zuletzt gezogen hat, alle Samen vom Brett
        [last-capturer]
            nimmt der Spieler, der zuletzt gefangen hat, alle Samen vom Brett; hat niemand etwas gefangen, nimmt sie
            niemand
       *[nobody] zählen die Samen auf dem Brett für niemanden
    }.
book-remaining-not-stuck = Könnte am Ende der Partie nur noch ein Spieler ziehen, nimmt er
    alle Samen vom Brett. Sonst { $remaining ->
        [each-own] nimmt jeder die Samen, die noch in seiner Reihe liegen
        [last-mover] nimmt sie der Spieler, der zuletzt gezogen hat
       *[nobody] zählen sie für niemanden
    }.
book-remaining-flow = Auch Fänge unterwegs zählen, selbst die deines Gegners während deines Zugs: Der allerletzte Fang entscheidet.
# Where only the player who sows captures on the way.
book-remaining-flow-own = Der letzte Fang kann auch einer unterwegs sein.
book-remaining-penalty = Nach der Strafe für versäumtes Füttern gehen jedoch alle übrigen Samen an den Spieler, der nicht gefüttert wurde.
book-remaining-majority = Enthält aber ein Speicher mehr als die Hälfte aller Samen, bleiben die übrigen auf dem Brett und zählen für niemanden.

## Wiederholung

book-repetition-heading = Wiederholungen
book-repetition = Wenn dieselbe Stellung, mit demselben Spieler am Zug, in einer Partie zum { $occurrences ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
       *[10] zehnten
    } Mal vorkommt und die Partie nicht schon aus einem anderen Grund endet, ist sie aus, und { $remaining ->
        [each-own] jeder nimmt die Samen, die noch in seiner Reihe liegen
        [split] jeder Spieler nimmt die Hälfte der Samen vom Brett, und ein überzähliger Samen bleibt auf dem Brett
        [split-round] jeder Spieler nimmt die Hälfte der Samen vom Brett, und ein überzähliger Samen geht an den Besitzer seiner Mulde
       *[nobody] die Samen auf dem Brett zählen für niemanden
    }.
book-repetition-none = Keine Regel beendet eine Partie, die sich endlos wiederholt; die Spieler können sich einigen, sie zu beenden.

## Der Sieger

book-winner-heading = Der Sieger
book-winner = Wer mehr Samen im Speicher hat, gewinnt. Haben beide gleich viele, endet die Partie unentschieden.
book-winner-early = Du kannst jederzeit aufgeben: Dann nimmt dein Gegner alle Samen vom Brett und gewinnt, egal, wie es steht.
    Ihr könnt euch auch einigen, die Partie zu beenden; die Samen auf dem Brett zählen dann für niemanden.
book-additions = Nur wenige Quellen sagen, was geschieht, wenn eine Partie oder eine Aussaat nie enden würde oder wenn ein Spieler aufgibt. Wo sie schweigen, stammen die Regeln hier von diesem Programm.

## Spiele der Welt

book-world-single = Liegt nur ein Samen in der Mulde, bleibt er nicht zurück: Du säst ihn.
book-world-last-hole = Die letzte Mulde deiner Reihe, in der Richtung des Säens, darfst du nur spielen, wenn sie mindestens { $seeds } enthält oder du keinen anderen Zug hast.
book-world-swap = Nach dem ersten Zug der Partie darf der zweite Spieler die Seiten tauschen, statt zu ziehen.
book-world-refill = Ist deine Reihe zu Beginn deines Zuges leer, legst du zuerst { $seeds } aus deinem Speicher in jede ihrer Mulden. Reicht er nicht, schuldest du den Rest; aufgefüllt wird nur, wenn beide Speicher zusammen genug enthalten.
book-world-sowing-chosen = Wähle für jeden Zug eine Richtung, gegen den Uhrzeigersinn oder im Uhrzeigersinn, und bleib dabei. Lege die Samen einzeln in die
    folgenden Mulden, bis deine Hand leer ist.
book-world-after-circle = Kommt eine Runde ganz herum zu der Mulde deiner Reihe zurück, in der sie begann, fallen die übrigen Samen nur noch in die Reihe deines Gegners.
book-world-relay-next = Das Säen einer Handvoll bis zum letzten Samen ist eine Runde. Danach leerst du die Mulde hinter derjenigen, in die der letzte Samen
    gefallen ist, in welcher Reihe sie auch liegt{ $leave ->
        [0] {""}
       *[1] {" "}(ein Samen bleibt wieder zurück)
    }, und säst von dort aus eine weitere Runde. So geht es weiter, bis die Aussaat endet.
book-world-relay-alternating = Säe jede Runde entgegen der Richtung der vorigen.
book-world-relay-next-stops = Die Aussaat endet, wenn diese nächste Mulde{ $where ->
        [own] {" "}in deiner Reihe liegt und
        [opponent] {" "}in der Reihe deines Gegners liegt und
       *[any] {""}
    } { $counts } enthält.
book-world-relay-next-empty = Die Aussaat endet, wenn diese nächste Mulde { $leave ->
        [0] leer ist
       *[1] nichts enthält, was du herausnehmen kannst
    }.
book-world-relay-store = Die Aussaat endet, wenn der letzte Samen in deinen Speicher fällt.
book-world-relay-stores = Die Aussaat endet, wenn der letzte Samen in einen Speicher fällt.
book-world-relay-special = Die Aussaat endet, wenn der letzte Samen in eine Sondermulde fällt oder eine Mulde zur Sondermulde macht.
book-world-relay-square = Die Aussaat endet auch vor einem Endfeld, denn aus Endfeldern wird nie gesät.
book-special-heading = Sondermulden
book-world-special =
    Bringt dein letzter Samen eine Mulde { $where ->
        [own] deiner Reihe
        [opponent] der Reihe deines Gegners
       *[any] einer der beiden Reihen
    } auf { $counts }{ $pair ->
        [opposite] { " " }und enthält die Mulde gegenüber genau { $seeds }, werden beide deine Sondermulden, und ihre Samen werden gleichmäßig auf sie verteilt
       *[none] , wird sie deine Sondermulde
    }.
book-world-special-previous = Enthält eine der letzten beiden besäten Mulden { $counts } und die andere { $seeds }, werden beide deine Sondermulden.
book-world-special-one-each = Du kannst nur eine Sondermulde haben.
book-world-special-not-last = Die letzte Mulde einer Reihe, in der Richtung des Säens, kann keine Sondermulde werden.
book-world-special-not-twin = Die Mulde mit demselben Buchstaben wie die Sondermulde deines Gegners kann keine Sondermulde werden.
book-world-special-untouched = Eine Sondermulde darf niemand spielen, leeren oder fangen, in welcher Reihe sie auch liegt.
book-world-special-stay = Samen, die in eine Sondermulde fallen, bleiben bis zum Ende dort und gehen dann an den Besitzer der Mulde.
book-world-special-owner = Die Samen einer Sondermulde kommen sofort in den Speicher ihres Besitzers, ebenso jeder Samen, der später hineinfällt.
book-world-special-rob = Fällt dein letzter Samen in eine Sondermulde deines Gegners, fängst du bis zu { $seeds } daraus.
book-world-capture-none = { $rob ->
        [yes] Außer Samen aus Sondermulden deines Gegners wird am Ende einer Aussaat nichts gefangen.
       *[no] Am Ende einer Aussaat wird nichts gefangen.
    }
book-world-else = Fängst du so nichts, gilt die nächste Regel.
book-world-beyond = Ist am Ende der Aussaat die Mulde nach der erreichten leer, fängst du die Mulde dahinter{ $where ->
        [own] {" "}in deiner Reihe
        [opponent] {" "}in der Reihe deines Gegners
       *[any] , in welcher Reihe sie auch liegt
    }{ $takes ->
        [both] , zusammen mit allen Samen der ihr gegenüberliegenden Mulde
       *[reached] {""}
    }{ $kind ->
        [any] {""}
       *[some] , aber nur, wenn sie { $counts } enthält
    }.
book-world-beyond-onwards = Ist die nächste Mulde wieder leer, fängst du ebenso die dahinter, und so weiter.
book-world-beyond-squares = Ein leeres Endfeld ist keine Lücke: Dahinter wird nichts gefangen.
book-world-onwards = Dann sieh nach vorn: Solange die folgenden Mulden dieser Reihe leer sind und einer Mulde mit Samen gegenüberliegen, fängst du auch diese Samen.
book-world-needs-opposite = Du fängst nichts, wenn die Mulde gegenüber leer ist.
book-world-opposite-special = Eine Sondermulde gegenüber gilt als leer.
book-world-one-lap = So fängst du nur mit einer Aussaat aus einer einzigen Runde.
book-world-first-hole = Fällt dein letzter Samen in die erste Mulde der gegnerischen Reihe, die deine Aussaat erreicht, fängst du nichts{ $circle ->
        [yes] ; ging die Runde aber ganz herum, nimmst du diesen einen Samen
       *[no] {""}
    }.
book-world-capture-squares = Die Samen in den Endfeldern kannst du fangen wie die in den Mulden.
book-again-heading = Zusätzliche Züge
book-world-again-store = Fällt dein letzter Samen in deinen Speicher, ziehst du noch einmal.
book-world-again-capture = Fängst du am Ende deiner Aussaat, ziehst du noch einmal.
book-world-again-most = In einer Zugfolge bekommst du höchstens { $count ->
        [1] einen zusätzlichen Zug
       *[other] { $moves } zusätzliche Züge
    }.
book-world-feeding-when-empty = Ist die Reihe deines Gegners zu Beginn deines Zuges leer, sind nur Züge erlaubt, die nach allen Fängen einen Samen darin lassen; hast du keinen, kannst du nicht ziehen. Sonst musst du nicht füttern.
book-world-end-squares-taken = beide Endfelder gefangen wurden
book-world-end-move-limit = die beiden Spieler zusammen { $moves ->
        [1] einen Zug
       *[other] { $moves } Züge
    } gemacht haben
book-world-remaining = Wenn die Partie aus ist, { $remaining ->
        [starter] nimmt der Spieler, der begonnen hat, alle Samen vom Brett
        [split] nimmt jeder Spieler die Hälfte der Samen vom Brett, und ein überzähliger Samen bleibt auf dem Brett
        [split-round] nimmt jeder Spieler die Hälfte der Samen vom Brett, und ein überzähliger Samen geht an den Besitzer seiner Mulde
       *[cleared-owner] kommt es auf die Reihen an: Ist genau eine leer, nimmt ihr Besitzer alle Samen vom Brett; sonst nimmt jeder die Samen, die noch in seiner Reihe liegen
    }.
book-world-remaining-special = Samen in Sondermulden gehen zuerst an deren Besitzer.
book-world-remaining-squares = Samen in den Endfeldern bleiben dort.
book-rounds-heading = Durchgänge
book-world-rounds = Gespielt wird ein Wettkampf in Durchgängen. Was diese Regeln über eine Partie sagen, gilt für jeden Durchgang.
book-world-rounds-fill =
    { $fill ->
        [territory]
            Für den nächsten Durchgang werden alle Mulden wieder gefüllt, und mit Samen werden Mulden gekauft: Wer mehr hat, dem gehört für je { $seeds } eine Mulde,
            und noch eine, wenn mehr als die Hälfte davon übrig ist. Ihm gehören die Mulden seiner Reihe von links an und von dort weiter um das Brett. Von da an meint „Reihe“ die Mulden, die einem Spieler gehören.
        [right]
            Für den nächsten Durchgang füllt jeder die Mulden seiner Reihe aus dem Speicher, von rechts nach links. Mulden, die er nicht füllen kann, sind für
            den Durchgang geschlossen: Jede Aussaat überspringt sie. Die übrigen Samen bleiben im Speicher.
       *[left]
            Für den nächsten Durchgang füllt jeder die Mulden seiner Reihe aus dem Speicher, von links nach rechts. Mulden, die er nicht füllen kann, sind für
            den Durchgang geschlossen: Jede Aussaat überspringt sie. Die übrigen Samen bleiben im Speicher.
    }
book-world-rounds-starter = { $starter ->
        [last-mover] Wer zuletzt gezogen hat, beginnt den nächsten Durchgang.
        [loser] Wer weniger Samen hat, beginnt den nächsten Durchgang.
       *[alternates] Die Spieler beginnen abwechselnd.
    }
book-world-rounds-over =
    Der Wettkampf ist zu Ende, wenn einem Spieler für den nächsten Durchgang { $least ->
        [1] keine Mulde bleibt
       *[other] weniger als { $holes } Mulden bleiben
    }, spätestens nach { $rounds ->
        [1] einem Durchgang
       *[other] { $rounds } Durchgängen
    }. Wer mehr Samen hat, gewinnt den Wettkampf.

## Vier Reihen

book-four-board = Das Brett hat vier Reihen mit je { $holes } Mulden. Die beiden Reihen auf deiner Seite gehören dir: Sie bilden einen Ring, in dem nur du säst. Die in der Brettmitte ist deine innere Reihe, die am Rand deine äußere. Über die Mitte hinweg liegen sich die inneren Mulden gegenüber, und hinter jeder liegt eine äußere.
book-four-start = Am Anfang enthält jede Mulde { $seeds }, das sind insgesamt { $total }. Lost aus, wer beginnt, oder einigt euch.
book-four-start-row = Am Anfang liegen in der äußeren Reihe jedes Spielers { $outer } Samen, in der Reihenfolge ihrer Buchstaben, und in der inneren { $inner }; insgesamt { $total } Samen{ $reserve ->
        [yes] , die zurückgehaltenen mitgezählt
       *[no] {""}
    }. Lost aus, wer beginnt, oder einigt euch.
book-four-start-of-north = Nord beginnt mit anderen Zahlen: in der äußeren Reihe { $outer } Samen und in der inneren { $inner }.
book-four-board-other = vier Reihen mit { $holes } Mulden, die je { $seeds } enthalten
book-four-board-other-row = vier Reihen mit { $holes } Mulden, mit { $outer } Samen in der äußeren Reihe und { $inner } in der inneren, in der Reihenfolge der Buchstaben
book-four-reserve = Außerdem hält jeder { $seeds } in einer Schale neben dem Brett zurück.
book-four-letters = Die Spieler heißen Süd und Nord. Die Buchstaben folgen dem Ring: Deine äußere Reihe hat von links { $outer-first } bis { $outer-last }, deine innere von rechts { $inner-first } bis { $inner-last }. Süd hat Großbuchstaben, Nord kleine.
book-four-aim = Nimm deinem Gegner jede Zugmöglichkeit: Wer nicht ziehen kann, hat verloren. Samen zählen nicht.
book-four-turn =
    Du und dein Gegner zieht abwechselnd. Bist du am Zug, wähle eine Mulde deines Rings, die { $needed ->
        [1] nicht leer ist
       *[other] mindestens { $seeds } enthält
    }, nimm alle Samen heraus und säe sie.
book-four-singles = Enthält keine Mulde so viele, darfst du einen einzelnen Samen spielen.
book-four-singles-onto-empty = Enthält keine Mulde so viele, darfst du einen einzelnen Samen spielen, aber nur in eine leere Mulde.
book-four-compulsory = Kannst du in der ersten Runde fangen, musst du einen solchen Zug spielen. Beginnt dein Zug nicht mit einem Fang, fängst du auch später nichts. Eine erste Runde mit { $ring } Samen oder mehr gilt nie als Fang.
book-four-inner-first = Besteht keine Fangpflicht, musst du nach Möglichkeit aus der inneren Reihe spielen.
book-four-keeps-inner = Du darfst die einzige besetzte Mulde deiner inneren Reihe nicht so spielen, dass ihr erster Samen in die äußere fällt.
book-four-sowing =
    Lege die Samen einzeln in die Mulden deines Rings, { $direction ->
        [clockwise] im Uhrzeigersinn: nach links durch deine äußere Reihe, dann nach rechts durch die innere
       *[counterclockwise] gegen den Uhrzeigersinn: nach rechts durch deine äußere Reihe, dann nach links durch die innere
    }, bis deine Hand leer ist. In die Reihen deines Gegners säst du nie.
book-four-sowing-chosen = Wähle für jeden Zug eine Richtung. Lege die Samen einzeln in die Mulden deines Rings, bis deine Hand leer ist. In die Reihen deines Gegners säst du nie.
book-four-reverse =
    Aus deinen Mulden { $holes } darfst du auch andersherum säen, wenn du mit dieser Runde fängst.{ $again ->
        [yes] {" "}Auch die gefangenen Samen darfst du andersherum säen, wenn du auch damit fängst; alle späteren Runden säst du in der üblichen Richtung.
       *[no] {""}
    }
book-four-endless-illegal = Manche Aussaat würde nie enden: Sie führt zur selben Stellung zurück oder ist nach { $laps } Runden nicht zu Ende. Ein solcher Zug ist verboten, und wer keinen anderen hat, hat verloren.
book-four-endless = Manche Aussaat würde nie enden. Wessen Aussaat { $laps ->
        [1] nach der ersten Runde
       *[other] nach { $laps } Runden
    } noch nicht zu Ende ist, der hat verloren.
book-four-capture =
    Sieh dir die Mulde an, die der letzte Samen einer Runde erreicht hat. Liegt sie in deiner inneren Reihe{ $kind ->
        [any] {""}
       *[some] {" "}und enthält jetzt { $counts }
    }, und liegen { $needs ->
        [both] in beiden Mulden gegenüber, der inneren und der äußeren, Samen
       *[inner] in der inneren Mulde gegenüber Samen
    }, so fängst du { $takes ->
        [both] alle Samen beider Mulden gegenüber
       *[inner] die Samen dieser Mulde
    }.
book-four-to-store = Gefangene Samen kommen in deinen Speicher und sind aus dem Spiel.
book-four-to-lap-start = Gefangene Samen werden sofort weitergesät, als hättest du sie aus der Mulde genommen, in der diese Runde begann.
book-four-to-capture-hole = Gefangene Samen werden sofort weitergesät, angefangen bei der Mulde nach der, in der du gefangen hast.
book-four-to-end = Gefangene Samen werden sofort von einem Ende deiner inneren Reihe (einer Kichwa, das heißt Kopf) zur Mitte hin weitergesät: vom näheren Ende, wenn du in einer der beiden äußersten Mulden dieser Seite gefangen hast, sonst von dem Ende, bei dem die Richtung des Säens gleich bleibt.
book-four-extra =
    Wenn du fängst, nimmst du auch { $count ->
        [1] die Samen einer weiteren Mulde deines Gegners, nach deiner Wahl
       *[other] die Samen zweier weiterer Mulden deines Gegners, nach deiner Wahl
    }.
book-four-bao-heading = Bao
book-four-namua = Solange Samen in deiner Schale liegen, spielst du Namua: Mit jedem Zug legst du einen davon in eine besetzte Mulde deiner inneren Reihe. Enthält die innere Mulde gegenüber einer solchen Mulde Samen, musst du deinen Samen dort einsetzen, wo er fängt. Die gefangenen Samen säst du als erste Runde von einem Ende deiner inneren Reihe aus; hast du in einer der mittleren Mulden gefangen, wählst du das Ende. Kannst du nicht fangen, leerst du die Mulde, in die du deinen Samen gelegt hast, und säst in einer Richtung deiner Wahl. Ist deine Schale leer, spielst du Mtaji, nach den Regeln oben.
book-four-namua-quiet =
    { $nyumba ->
        [yes] Kannst du nicht fangen, solange deine Nyumba steht (siehe unten), legst du den Samen in eine beliebige andere besetzte innere Mulde. Steht die Nyumba nicht mehr, legst du ihn in eine innere Mulde, die schon mindestens zwei Samen enthält, wenn du eine hast.
       *[no] Kannst du nicht fangen, legst du den Samen in eine innere Mulde, die schon mindestens zwei Samen enthält, wenn du eine hast.
    }
book-four-nyumba = Deine Mulde { $hole } ist deine Nyumba, dein Haus. Du verlierst sie für immer, wenn sie geleert oder gefangen wird, und mit deinem ersten Fang in der Mtaji. Solange sie dir gehört und mindestens { $seeds } enthält, steht sie: In der Namua endet ein Zug, wenn eine Runde ohne Fang dort endet; in einem Zug mit Fang darfst du sie stattdessen auflösen und weitersäen. Kannst du in der Namua nicht fangen, darfst du nicht in einer stehenden Nyumba beginnen, es sei denn, sie ist deine einzige besetzte innere Mulde: Dann säst du nur zwei ihrer Samen. In der Mtaji hält die Nyumba keine Runde auf, und du darfst sie spielen wie jede andere Mulde.
book-four-takasia = Sind beide Schalen leer, kann ein Zug ohne Fang eine Mulde sperren (Takasia): Kann dein Gegner danach nicht fangen und drohst du, aus genau einer seiner Mulden zu fangen, darf er diese im nächsten Zug nicht spielen, und eine Runde, die in ihr endet, beendet den Zug. Nicht gesperrt werden eine Mulde mit nur einem Samen, die einzige Mulde der inneren Reihe mit zwei oder mehr Samen und eine stehende Nyumba.
book-four-end-stuck = Die Partie ist aus, wenn der Spieler am Zug nicht ziehen kann: Er hat verloren.
book-four-end-empty-inner = Wer nichts mehr in der inneren Reihe hat, verliert sofort.
book-four-end-empty-inner-over = Die Partie ist auch aus, sobald ein Spieler nichts mehr in der inneren Reihe hat.
book-four-repetition =
    Wenn dieselbe Stellung, mit demselben Spieler am Zug, in einer Partie zum { $occurrences ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
       *[10] zehnten
    } Mal vorkommt, endet die Partie unentschieden.
book-four-winner = Wer den letzten Zug macht, gewinnt, ganz gleich, wie viele Samen jeder hat.
book-four-winner-early = Du kannst jederzeit aufgeben: Dann gewinnt dein Gegner. Ihr könnt euch auch auf Unentschieden einigen.
