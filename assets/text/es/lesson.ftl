### Breves lecciones en el tablero. Las claves empiezan por «lesson-», seguido del nombre del archivo de la lección.
###
### «Tú» es quien aprende, que juega con Sur, la fila de abajo. Un texto se muestra antes de que se juegue lo
### que anuncia. Lo que dice de una posición está comprobado: cambia palabras, no hechos. Unos 240 caracteres.

## La lista de las lecciones

lesson-chapter-beginning = Para empezar
lesson-chapter-examples = Las reglas con ejemplos
lesson-chapter-strategy = Jugar bien
lesson-chapter-endgame = El final de la partida
lesson-chapter-other-games = Las reglas de otras variantes
lesson-chapter-world = Graneros, rondas y hoyos especiales
lesson-chapter-playing-world = Jugar bien: Kalah, Congklak, Mangala, Ô ăn quan

## La primera partida

lesson-first-steps = Primeros pasos
lesson-first-steps-lift = Hay doce hoyos con cuatro semillas en cada uno. La fila de abajo, de *A* a *F*, es la tuya. Elige uno de tus hoyos: lo vacías y dejas sus semillas una a una en los hoyos siguientes, hacia la derecha y alrededor del tablero.
lesson-first-steps-lift-right = Eso es una jugada: vaciar un hoyo y sembrar sus semillas. En una partida, ahora le tocaría a Norte.
lesson-first-steps-lift-wrong = Tus hoyos son los de la fila de abajo: *A*, *B*, *C*, *D*, *E* y *F*.
lesson-first-steps-sow = Lo que cuenta es dónde cae tu última semilla. La fila de Norte sigue a la tuya: después de *F* viene el hoyo *a*, y luego *b*. ¿Qué hoyo juegas para que tu última semilla caiga en el hoyo *a*?
lesson-first-steps-sow-right = Sí: *D*, *E*, *F*, *a*. Cuatro semillas, cuatro hoyos.
lesson-first-steps-sow-wrong = Ese no. Empieza en el hoyo siguiente y cuenta un hoyo por semilla: el cuarto debe ser el hoyo *a*.
lesson-first-steps-capture = Si tu última semilla cae en un hoyo de la fila de Norte y lo deja con dos o tres, las capturas todas. En *b* hay una semilla. ¿Cuál de tus jugadas termina ahí?
lesson-first-steps-capture-right = Una más tu última semilla son dos: capturas las dos, y van a tu granero.
lesson-first-steps-capture-wrong = Esa jugada termina en otra parte. Tu última semilla debe caer en *b*: *D* está a cuatro hoyos de distancia.
lesson-first-steps-chain = Y aún hay más: si el hoyo anterior también tiene ahora dos o tres semillas, las capturas igualmente, y así hacia atrás por la fila de Norte. Encuentra la jugada que captura *b* y *c* a la vez.
lesson-first-steps-chain-right = Dos en *c* y tres en *b*: capturas cinco semillas. La cadena se corta en el hoyo *a*, que tiene cinco.
lesson-first-steps-chain-wrong = Casi. La última semilla debe caer en *c*; *D* tiene cinco semillas.
lesson-first-steps-feed = Norte se ha quedado sin semillas. No puedes matar de hambre a tu adversario: si es posible, tienes que hacer una jugada que le dé semillas. Solo uno de tus hoyos llega tan lejos.
lesson-first-steps-feed-right = Tus semillas han ido a los hoyos *F*, *a* y *b*. Norte puede jugar, y la partida sigue.
lesson-first-steps-feed-wrong = Norte seguiría sin semillas. *E* tiene tres: una para cada uno de los hoyos *F*, *a* y *b*.
lesson-first-steps-end = Eso es todo lo que necesitas: vaciar, sembrar, capturar y alimentar. Cuando un jugador no puede jugar, cada uno se queda con las semillas de su fila, y gana quien tenga más. ¡Que disfrutes de la partida!

## Las reglas con ejemplos

lesson-must-feed = Un hoyo que no se puede jugar
lesson-must-feed-look = La fila de Norte está vacía. Con *B* acabarías en *E* y no darías nada a Norte: mientras puedas alimentarlo con otro hoyo, no puedes jugar *B*. Pruébalo si quieres. ¿Qué hoyos puedes jugar?
lesson-must-feed-right = Tanto *D* como *F* alcanzan la fila de Norte. Cualquiera de los dos vale.
lesson-must-feed-wrong = Ahora no puedes jugar este hoyo. Busca uno cuyas semillas alcancen la fila de arriba.
lesson-must-feed-free = Esta vez, ninguna de tus semillas alcanza la fila de Norte, así que puedes jugar el hoyo que quieras. Mira *A*.
lesson-must-feed-end = Norte no tiene ninguna jugada, y la partida se acaba. Las cuatro semillas de tu fila son tuyas: ganas por 26 a 22.

lesson-capture = Una captura
lesson-capture-look = Capturas si tu última semilla deja un hoyo de la fila de Norte con dos o tres. Aquí solo una de tus jugadas lo consigue. Encuéntrala.
lesson-capture-right = Con *D* has llegado a *b*, que ha quedado con tres semillas, y las has capturado. La cadena se corta en el hoyo *a*, que tiene cinco.
lesson-capture-wrong = Esa jugada no captura nada. El hoyo *b* de Norte tiene dos semillas: ¿qué jugada termina ahí?

lesson-triple-capture = Siete semillas de una vez
lesson-triple-capture-look = Varios hoyos con pocas semillas, uno junto a otro, son un punto débil: una semilla en el hoyo *a*, una en *b* y dos en *c*. Una de tus jugadas captura los tres. Encuéntrala.
lesson-triple-capture-right = Tres en *c*, dos en *b*, dos en el hoyo *a*: una captura triple de siete semillas. La cadena va hacia atrás desde tu última semilla.
lesson-triple-capture-wrong = Ese no. Tu última semilla debe caer en *c*: cuenta desde *D*.

lesson-grand-slam = Un gran slam anulado
lesson-grand-slam-look = Con *D* capturarías otra vez siete semillas, pero esta vez Norte no tiene más y se quedaría sin nada. Mira.
lesson-grand-slam-void = Capturar todas las semillas del adversario se llama gran slam, y queda anulado: las semillas se quedan como las sembraste, y no capturas ninguna. La jugada en sí está permitida.

lesson-gap = La cadena se corta
lesson-gap-look = Norte tiene dos semillas en *c*, tres en *b* y una en el hoyo *a*. *D* deja una semilla en cada uno de estos hoyos. ¿Cuáles capturarás? Fíjate en *b*.
lesson-gap-end = Solo has capturado las tres semillas de *c*. En *b*, con la tuya, ya son cuatro, demasiadas para capturarlas: ahí se corta la cadena. Las dos semillas del hoyo *a*, que de otro modo habrías capturado, se quedan en él.

lesson-loop = La vuelta entera
lesson-loop-look = Songo duala. *F* tiene trece semillas. Al dar toda la vuelta te saltas el hoyo del que saliste: la duodécima semilla cae en el hoyo *a*. ¿Dónde cae la última? En esta variante se capturan dos, tres o cuatro semillas.
lesson-loop-look-right = Ha caído en *b*. Ahí hay ahora cuatro semillas, y otras cuatro en el hoyo *a*: capturas las ocho.
lesson-loop-look-wrong = Así no capturas nada. *F* tiene trece semillas: once para los otros hoyos, luego una más para el hoyo *a* y una para *b*.
lesson-loop-end = Te has saltado *F*, que ha quedado vacío. Algunas variantes no se saltan el hoyo de salida: en Oware (1997), Ot-tjin y Nyakun recibe una semilla como los demás. Tenlo en cuenta al contar: la diferencia es de un hoyo.

lesson-repetition = Repetición
lesson-repetition-look = Oware (1997). Norte va a jugar *d*, una jugada que no captura nada. Recuerda la posición tal como está ahora: volverás a verla.
lesson-repetition-close = Ahora, con *E*, volvería la posición de antes de la jugada de Norte, y a Norte le tocaría otra vez. Cuando una posición se da por segunda vez, la partida se acaba. Vas ganando por 21 a 19. ¿Es lo que quieres?
lesson-repetition-close-right = Sí. La posición se ha repetido, y la partida se acaba. Las ocho semillas que quedan no cuentan para nadie: ganas por 21 a 19.
lesson-repetition-close-wrong = Eso evita la repetición y deja a Norte en mejor situación. Vas por delante: repite la posición.
lesson-repetition-end = Cuando vas por delante, puedes repetir la posición para acabar la partida; cuando vas por detrás, evita la repetición. Una posición solo cuenta como repetida si le toca al mismo jugador.

## Jugar bien

lesson-counting = Contar
lesson-counting-six = No adivines, cuenta. Seis semillas terminan siempre enfrente, en el hoyo de la misma letra: *A* termina en el hoyo *a*, *B* en *b*. Cinco terminan un hoyo antes. ¿Cuál de tus jugadas termina en *d*, donde Norte tiene dos semillas?
lesson-counting-six-right = *E* tiene cinco. Seis terminarían en el hoyo *e*, así que cinco terminan en *d*: capturas tres semillas.
lesson-counting-six-wrong = Esa jugada termina en otra parte. Desde *E*, seis semillas terminarían en el hoyo *e*. ¿Cuántas tiene *E*?
lesson-counting-round = Un puñado grande da primero toda la vuelta. Resta once por los demás hoyos, y cuenta las que quedan desde el hoyo siguiente, como siempre. ¿Cuál de tus jugadas termina en *b*?
lesson-counting-round-right = Quince menos once son cuatro: *E*, *F*, *a*, *b*. Capturas tres semillas del hoyo *b* y dos del *a*.
lesson-counting-round-wrong = Esa jugada termina en tu propia fila. *D* tiene quince semillas: resta once y sigue contando desde *E*.

lesson-master-stone = La piedra maestra
lesson-master-stone-pass = La última semilla de una siembra se llama piedra maestra: solo ella puede iniciar una captura. *D* deja una semilla en cada uno de los hoyos *a*, *b* y *c*, que pasan a tener dos. Mira qué capturas.
lesson-master-stone-choose = No capturas nada: la última semilla ha seguido hasta *d*, que ha quedado con cinco. Inténtalo otra vez. ¿Qué jugada deja la piedra maestra en *c*?
lesson-master-stone-right = Otra vez has dejado los hoyos *a*, *b* y *c* con dos cada uno, pero ahora la última semilla ha caído en *c*: capturas las seis.
lesson-master-stone-wrong = Esa jugada no captura nada. Cuenta hacia atrás desde *c*: desde *E* hacen falta cuatro semillas.

lesson-attack = Ataque: dos amenazas a la vez
lesson-attack-look = Aún no puedes capturar nada, pero puedes prepararte. Encuentra la jugada tras la cual dos de tus hoyos amenazan con capturar. Norte solo puede responder a una de las amenazas.
lesson-attack-prepared = Ahora *D* amenaza el hoyo *a*, y *F* amenaza *c*. Juegue lo que juegue Norte, capturarás.
lesson-attack-wrong = Esa jugada no es lo bastante fuerte. Con *E* das una semilla a *F* y otra al hoyo *a*: mira qué puedes hacer entonces con *D* y *F*.
lesson-attack-take = Norte pone *c* a salvo. ¡Cumple la otra amenaza!
lesson-attack-right = Dos amenazas, una sola defensa: así se ganan semillas.
lesson-attack-missed = Así no capturas nada. *D* tiene tres semillas, las justas para llegar a la semilla suelta del hoyo *a*.

lesson-defence = Defensa: tres salidas
lesson-defence-flee = El hoyo *d* de Norte tiene cinco semillas. La última caería en *C*, y quedarían dos ahí y tres en *B*. Apártate de su camino.
lesson-defence-flee-right = Has escapado: ahora *C* está vacío, y una última semilla que cayera ahí no capturaría nada.
lesson-defence-flee-wrong = El hoyo *d* de Norte seguiría capturando. Su última semilla cae en *C*: no dejes que quede con dos o tres.
lesson-defence-fill = Las tres semillas del hoyo *f* de Norte terminarían en *C*, que quedaría con tres. Esta vez no muevas tus semillas: añade una más a ese hoyo.
lesson-defence-fill-right = *C* tiene tres semillas. Con una más serían cuatro, y cuatro no se capturan.
lesson-defence-fill-wrong = Hay una jugada mejor. Una semilla más pone *C* a salvo: ¿qué jugada deja una ahí?
lesson-defence-overload = Las siete semillas del hoyo *a* de Norte terminarían en *B* y capturarían dos en *A* y dos en *B*. Esta vez, sobrecarga el hoyo atacante: dale una semilla de más.
lesson-defence-overload-right = Ahora hay ocho semillas en el hoyo *a*: se pasan por un hoyo y terminan en *C*, donde no capturan nada.
lesson-defence-overload-wrong = Hay una jugada mejor. Deja una semilla en el hoyo *a*, y la siembra de Norte terminará un hoyo más allá.

lesson-counter-attack = Contraataque
lesson-counter-attack-look = El hoyo *f* de Norte terminaría en *C*, lo dejaría con tres y las capturaría. Podrías poner *C* a salvo, pero a una amenaza también se responde con otra mayor. ¿Qué jugada deja semillas sueltas delante de *E* y añade una al propio *E*?
lesson-counter-attack-look-right = *E* tiene ahora cinco semillas y, delante, una fila de hoyos casi vacíos. Norte puede llevarse tres en *B*, pero entonces tú puedes llevarte nueve.
lesson-counter-attack-look-wrong = Así Norte queda en mejor situación. Con *A* das la vuelta al tablero: mira lo que puedes hacer después con *E*.
lesson-counter-attack-strike = Norte no puede resistirse y se lleva tres en *B*. Te toca.
lesson-counter-attack-strike-right = ¡Nueve semillas por tres! Antes de huir, mira si puedes devolver un golpe más fuerte.
lesson-counter-attack-strike-wrong = Puedes llevarte más. *E* tiene cinco semillas y termina en *d*.

lesson-give-to-take = Dar dos, llevarse seis
lesson-give-to-take-look = Norte solo puede jugar *d*: sus catorce semillas dan la vuelta y llegan a *A*, donde capturan dos. Por el camino, cae una en cada uno de los hoyos *a*, *b*, *c* y *E*. No puedes impedirlo, pero sí devolver el golpe. No juegues el hoyo que necesitas para eso.
lesson-give-to-take-look-right = No has tocado *E*, que espera su cuarta semilla.
lesson-give-to-take-look-wrong = Vas a necesitar *E*: con la semilla que le deja el hoyo *d* de Norte, llegará a *c*. Juega otra cosa.
lesson-give-to-take-take = Norte se lleva dos semillas. Ahora mira los hoyos *a*, *b* y *c*: ¿qué puedes llevarte?
lesson-give-to-take-take-right = Has dado dos semillas y te has llevado seis. No defiendas cada semilla: cuenta lo que recuperas.
lesson-give-to-take-take-wrong = Puedes llevarte más. *E* tiene cuatro semillas y termina en *c*.

lesson-kroo = El kroo
lesson-kroo-what = Un hoyo que se deja crecer hasta doce semillas o más se llama kroo, una palabra akan. Al sembrarlo das toda la vuelta al tablero, te saltas el hoyo de salida y empiezas una segunda vuelta. Mira *E*, con doce.
lesson-kroo-unripe = La duodécima semilla ha caído en *F*, en tu fila, y no ha capturado nada. El kroo no estaba maduro: sus semillas deben llegar por segunda vez al hoyo *a*, el primero de la fila de Norte.
lesson-kroo-ripen = Para estar maduro, un kroo en *E* necesita trece semillas, y el tuyo solo tiene doce. Encuentra la jugada que lo hace madurar.
lesson-kroo-ripen-right = Ahora tiene trece, y la última llegaría por segunda vez al hoyo *a*. Un kroo maduro es una amenaza, y no hay prisa por jugarlo.
lesson-kroo-ripen-wrong = El kroo de *E* necesita exactamente una semilla más antes de que lo juegues. ¿Cuál de tus jugadas termina en *E*?
lesson-kroo-reap = Un kroo deja dos semillas donde pasa dos veces: un hoyo vacío llega a dos; una semilla suelta, a tres. Aquí tienes quince, suficientes para llegar a *c*. ¡A cosechar!
lesson-kroo-reap-right = Dos en *c*, tres en *b*, dos en el hoyo *a*: capturas siete semillas. Donde más daño hace un kroo es en una fila casi vacía.
lesson-kroo-reap-wrong = El kroo está maduro, y la fila de Norte está casi vacía: juega *E*.

lesson-ripe-kroo = Cuándo jugar un kroo maduro
lesson-ripe-kroo-wait = *E* tiene trece semillas: el kroo está maduro y capturaría dos en el hoyo *a*. Pero el hoyo *f* de Norte amenaza el hoyo *A*. Un kroo maduro puede esperar; las semillas en peligro, no.
lesson-ripe-kroo-wait-right = Has puesto *A* a salvo, y el kroo sigue ahí. Ahora le toca a Norte.
lesson-ripe-kroo-wait-wrong = Tras esa jugada, el hoyo *f* de Norte captura en *A*. Pon antes *A* a salvo: el kroo no se va a escapar.
lesson-ripe-kroo-strike = Norte siembra el hoyo *d*, muy lleno, por todo el tablero, y tu kroo también recibe una semilla: ahora tiene catorce. Mira cuánto captura.
lesson-ripe-kroo-end = Te has llevado seis semillas en vez de dos. Juega un kroo maduro cuando más captures con él, o cuando Norte vaya a estropearlo: con una semilla de más termina en otra parte.

lesson-against-kroo = Jugar contra un kroo
lesson-against-kroo-danger = El kroo de Norte en el hoyo *e* tiene quince semillas. Su segunda vuelta termina en *C*, y tus primeros hoyos están casi vacíos. Mira lo que pierdes.
lesson-against-kroo-dam = Has perdido siete semillas. Pero si *C* tuviera cuatro, el kroo lo dejaría con seis y no capturaría nada. Un montón así se llama dique. ¿Qué hoyos puedes jugar sin romperlo?
lesson-against-kroo-dam-right = El dique aguanta. Mientras el kroo termine en *C*, no se lleva nada.
lesson-against-kroo-dam-wrong = *C* es tu dique: sin él, el kroo se lleva siete semillas. Juega otra cosa.
lesson-against-kroo-pressure = Presión: el kroo tiene doce semillas y le falta una para madurar. Norte no tiene otra cosa que jugar. Que siga así: haz una jugada que no dé ninguna semilla a Norte.
lesson-against-kroo-pressure-right = Ahora Norte tiene que jugar el kroo antes de que madure.
lesson-against-kroo-pressure-wrong = *F* daría a Norte dos semillas, y Norte podría jugarlas en vez del kroo. Haz una jugada que se quede en tu fila.
lesson-against-kroo-forced = Norte no tiene elección. Mira: la última semilla no pasa de *f* y no captura nada, y seis de las semillas acaban en tu fila.
lesson-against-kroo-overload = Sobrecarga: el kroo del hoyo *a* tiene diecinueve semillas, las justas para terminar en *C* y capturar en *B* y *C*. Dale una más para que termine en *D*, donde tienes cuatro semillas.
lesson-against-kroo-overload-right = Con veinte semillas, el kroo dejaría *D* con seis y no capturaría nada. Un kroo demasiado grande es tan inofensivo como uno demasiado pequeño.
lesson-against-kroo-overload-wrong = Hay una jugada mejor. Da exactamente una semilla al kroo del hoyo *a*: ¿cuál de tus jugadas termina ahí?

## El final de la partida

lesson-endgame = Jugadas pequeñas
lesson-endgame-look = Quedan cinco semillas, y Norte solo tiene dos. Una jugada en tu fila no te cuesta nada; una semilla que cruza es un regalo. Haz que Norte venga hacia ti.
lesson-endgame-right = Con *B* esperas, y Norte tiene que acercarse. Guarda jugadas pequeñas para el final: a quien se le acaban, le toca regalar semillas.
lesson-endgame-wrong = Con *F* regalas sus dos semillas. Tienes una jugada que no regala nada.

lesson-tempo = El tempo
lesson-tempo-look = Vais igualados a 22. Una jugada pequeña no regala semillas. Norte solo puede jugar el hoyo *e*, y esa jugada te da una semilla. A ti te queda una sola jugada pequeña: hazla, y Norte tendrá que dar semillas primero.
lesson-tempo-look-right = Ahora Norte tiene que jugar el hoyo *e*, y su última semilla pasa a tu fila.
lesson-tempo-look-wrong = Con *F* regalas su semilla, y entonces Norte puede esperar. Con *D* la semilla se queda en tu fila.
lesson-tempo-step = Norte ha dejado una semilla en *A*, pero su hoyo *f* puede alcanzarla: con una segunda semilla, *A* tendría dos, y perderías ambas. ¿Qué jugada pequeña pone tu semilla a salvo?
lesson-tempo-step-right = *A* está a salvo, y Norte tiene que dar también su última semilla. Quien aún tiene una jugada pequeña cuando al otro no le queda ninguna gana el final.
lesson-tempo-step-wrong = Tras esa jugada, Norte, con el hoyo *f*, deja *A* con dos semillas y se las lleva. Juega *A*.

lesson-hungry = Mantener hambriento al adversario
lesson-hungry-keep = Vais igualados a 22. Norte tiene una sola semilla, en *f*. En el próximo turno caería en *A*, donde está la tuya, y Norte capturaría las dos. Apártate y no des nada a Norte.
lesson-hungry-keep-right = *A* está vacío, y nada ha cruzado: Norte sigue hambriento.
lesson-hungry-keep-wrong = Tras esa jugada, Norte, con el hoyo *f*, deja *A* con dos semillas y las captura. Pon *A* a salvo.
lesson-hungry-gather = Norte entrega su última semilla. Ninguna de las tuyas puede llegar ahora a la fila de Norte, así que no hace falta alimentarlo: cualquier jugada vale.
lesson-hungry-gather-right = Norte no puede jugar, y la partida se acaba. Las cuatro semillas de tu fila son tuyas: ganas por 26 a 22.
lesson-hungry-gather-wrong = Cualquier jugada vale.
lesson-hungry-fed = Pero un jugador hambriento aún no ha perdido. Esta vez eres tú quien no tiene semillas: si la partida acabara aquí, Norte ganaría por 26 a 22. Sin embargo, el hoyo *d* de Norte alcanza tu fila, así que Norte tiene que jugarlo. Mira.
lesson-hungry-strike = Norte ha sembrado ocho semillas, y seis de ellas están en tu fila. Una de tus jugadas captura ya. ¿Cuál?
lesson-hungry-strike-right = Capturas tres semillas y tienes 25 en tu granero: más de la mitad de las 48. La partida sigue, pero Norte ya no puede alcanzarte.
lesson-hungry-strike-wrong = Así no capturas nada. *F* tiene una semilla, y el hoyo *a*, dos.

lesson-to-25 = Contar hasta 25
lesson-to-25-count = Hay 48 semillas, y 25 son más de la mitad: quien las tiene ya no puede perder. Tienes 22. Dos de tus jugadas capturan. ¿Con cuál llegas a 25?
lesson-to-25-count-right = Capturas cuatro semillas y tienes 26 en tu granero. La partida sigue, pero Norte ya no puede alcanzarte.
lesson-to-25-count-wrong = Eso no basta para llegar a 25. *D* termina en *b*: capturas ahí dos semillas, y otras dos en el hoyo *a*.
lesson-to-25-keep = Tienes 23, y nada que capturar. Pero al final cada jugador se queda con las semillas de su fila. En la tuya hay dos: llegarás a 25 si no pierdes ninguna. El hoyo *f* de Norte llega a *B*. Salva las dos.
lesson-to-25-keep-right = Con el hoyo *f*, Norte ya no captura nada, y tiene que darte sus dos semillas.
lesson-to-25-keep-wrong = Tras esa jugada, Norte, con el hoyo *f*, deja *B* con dos semillas y las captura. Pon la tuya a salvo: juega *B*.
lesson-to-25-gather = Norte lo ha dado todo, y ninguna de tus semillas llega a la fila de Norte. Cualquier jugada pone fin a la partida. Antes, cuenta: tienes 23 en tu granero y cuatro en tu fila.
lesson-to-25-gather-right = Ganas por 27 a 21. Acabada la partida, las semillas de tu fila cuentan tanto como las capturadas.
lesson-to-25-gather-wrong = Cualquier jugada vale.

## Las reglas de otras variantes

lesson-relay = Siembra por relevos
lesson-relay-look = Ot-tjin. Si tu última semilla cae en un hoyo con semillas, lo vacías y sigues sembrando desde ahí: es un relevo. Mira *C*: cuatro recorridos en una sola jugada.
lesson-relay-stop = La jugada ha terminado donde empezó: *C* estaba vacío, y un hoyo vacío detiene la siembra. También la detiene un hoyo que queda con tres semillas, y capturas esas tres. Cada variante con relevos tiene sus propios números.
lesson-relay-find = ¿Qué jugada acaba dejando *d* con tres? Sigue las semillas: ¿dónde acaba el primer recorrido y cuántas recoges ahí?
lesson-relay-find-right = Con *E* has terminado en *F* y lo has vaciado: sus cuatro semillas han ido a los hoyos *a*, *b*, *c* y *d*. La última ha dejado allí tres, y las has capturado.
lesson-relay-find-wrong = Esa jugada termina en otra parte. La semilla de *E* cae en *F*: recoge las cuatro que hay ahí y sigue contando.

lesson-seed-left = Una semilla se queda
lesson-seed-left-look = 2-4. En el hoyo que vacías se queda siempre una semilla. Por eso no puedes jugar un hoyo con una sola: prueba *C* o *F*, si quieres. ¿Qué hoyos puedes jugar?
lesson-seed-left-look-right = Una semilla se ha quedado, y has sembrado las demás.
lesson-seed-left-look-wrong = Ese hoyo solo tiene la semilla que debe quedarse.
lesson-seed-left-count = En el hoyo que juegas se queda una semilla, así que cuenta una menos. En esta variante se capturan dos o cuatro semillas, en cualquiera de las dos filas. ¿Qué jugada deja *D* con dos?
lesson-seed-left-count-right = *A* tenía cuatro semillas y has sembrado tres: *B*, *C*, *D*. Capturas dos semillas, y en *A* queda una.
lesson-seed-left-count-wrong = Así no capturas nada. *A* tiene cuatro semillas, así que dejas una y siembras tres: *B*, *C*, *D*.

lesson-opposite = El hoyo de enfrente
lesson-opposite-look = Adjito. Aquí no capturas el hoyo al que llegas, sino el de enfrente: si terminas en tu fila, capturas el del otro lado del tablero. El hoyo *c* de Norte tiene siete semillas. ¿Cuál de tus jugadas termina enfrente de él?
lesson-opposite-look-right = Con *C* has terminado en *D*, y *D* está enfrente de *c*: capturas siete semillas. La tuya se queda en *D*.
lesson-opposite-look-wrong = Esa jugada termina en otra parte. *D* está enfrente de *c*: ¿qué hoyo está un paso antes de *D*?
lesson-opposite-end = En el Jodu y el Wari francés solo capturas si tu última semilla cae en un hoyo vacío. En el Jodu, ese hoyo debe estar en tu fila, y capturas también tu última semilla; en el Wari francés puede estar en cualquiera de las dos filas.

lesson-own-side = Capturas en tu propia fila
lesson-own-side-look = Halusa. Aquí capturas en tu propia fila: si tu última semilla deja un hoyo con un número par, lo capturas, y también los anteriores mientras tengan un número par. ¿Qué jugada captura *B*, *C* y *D* a la vez?
lesson-own-side-look-right = Dos en *D*, cuatro en *C*, dos en *B*: capturas ocho semillas, todas de tu fila.
lesson-own-side-look-wrong = Puedes llevarte más. *A* tiene tres semillas y termina en *D*.

lesson-flow-capture = Capturas por el camino
lesson-flow-capture-look = Darra. Si una semilla que dejas por el camino completa cuatro en un hoyo, las cuatro se capturan al momento y la siembra continúa. El hoyo *a* de Norte tiene tres. Mira qué pasa con ellas al sembrar *E*.
lesson-flow-capture-owner = Las cuatro semillas han ido al granero de Norte, aunque sembrabas tú. Si un hoyo llega a cuatro por el camino, sus semillas van al jugador en cuya fila está. No dejes una cuarta semilla en los hoyos de Norte.
lesson-flow-capture-find = En tu propia fila, una cuarta semilla te da las cuatro. ¿Qué jugada deja una, por el camino, en un hoyo que tiene tres?
lesson-flow-capture-find-right = El hoyo *B* ha llegado a cuatro por el camino, y sus semillas son tuyas. Solo la última semilla de una siembra sigue otra regla.
lesson-flow-capture-find-wrong = Con esa jugada ninguno de tus hoyos llega a cuatro. *B* tiene tres semillas: ¿qué jugada deja allí una semilla por el camino?

lesson-any-hole = Hoyos para los dos jugadores
lesson-any-hole-look = Nyakun. Ninguna fila es tuya: puedes jugar cualquier hoyo, también los de arriba. Capturas una, dos o tres semillas en el último hoyo, y así hacia atrás, incluso de una fila a la otra. ¿Qué jugada captura seis?
lesson-any-hole-look-right = Has capturado seis semillas de *C*, *B*, *A* y, en la otra fila, *f*. Pero las semillas que dejas puede jugarlas Norte tan bien como tú.
lesson-any-hole-look-wrong = Puedes llevarte más. Mira el hoyo *e*: sus cuatro semillas llegan hasta *C*.

lesson-must-reach = Alcanzar siempre la otra fila
lesson-must-reach-look = Awalé (1996). Si puedes llegar a la fila de Norte, tienes que hacerlo. *A* y *B* no llegan tan lejos: pruébalos si quieres. ¿Qué hoyos puedes jugar?
lesson-must-reach-look-right = Con *D* llegas al hoyo *a* y capturas dos semillas.
lesson-must-reach-look-wrong = Esa jugada se queda en tu fila, pero *D* llega a la de Norte.
lesson-must-reach-end = En esta variante, la partida se acaba cuando ningún hoyo tiene más de una semilla. Las cuatro semillas de tu fila son tuyas: ganas por 25 a 23.

lesson-penalty = Alimentar o pagar
lesson-penalty-look = Wari. Norte no tiene semillas, y tú puedes darle alguna. Puedes jugar cualquier hoyo, pero si puedes alimentar a Norte y no lo haces, la partida se acaba, y Norte recibe todas las semillas que quedan. Vas ganando por 24 a 21.
lesson-penalty-look-right = Has dado una semilla a Norte, y la partida sigue.
lesson-penalty-look-wrong = La partida se acabaría, y Norte se llevaría las tres semillas que quedan: 24 a 24. Solo *F* llega a la fila de Norte.

lesson-passing = Pasar
lesson-passing-look = Jodu. Aquí no es obligatorio alimentar: quien no puede jugar pasa. La fila de Norte está vacía. No la alimentes: captura. Si tu última semilla cae en un hoyo vacío de tu fila, la capturas.
lesson-passing-look-right = Capturas una semilla. Norte no puede jugar y pasa: te toca otra vez.
lesson-passing-look-wrong = Con *D* llegas a *E*, lo vacías y siembras parte de sus semillas en la fila de Norte, que así puede jugar. Elige *E*.
lesson-passing-again = Te toca otra vez. Mira *D*.
lesson-passing-end = El tablero está vacío, y ganas por 25 a 23. En las variantes en las que se pasa cuando no se puede jugar, una fila vacía cuesta un turno tras otro.

## Graneros, rondas y hoyos especiales

lesson-store = El granero
lesson-store-look = Kalah. Tu granero está en el extremo derecho de tu fila, y siembras en él al pasar. Mira *E*: una semilla para *F*, una para el granero y dos para la fila de Norte.
lesson-store-skip = Siembras en tu granero y te saltas el de Norte. Una semilla en el granero está ganada y se queda allí.
lesson-store-find = Cada hoyo tiene cuatro semillas. ¿Qué jugadas dejan una semilla en tu granero?
lesson-store-find-right = Una semilla en tu granero es tuya para siempre. *C*, *D*, *E* y *F* llegan todos a tu granero.
lesson-store-find-wrong = *A* y *B* terminan antes de tu granero. Cuenta cuatro pasos.

lesson-again = Una jugada extra
lesson-again-look = Kalah. Si tu última semilla cae en tu granero, vuelves a jugar. ¿Cuál de tus jugadas termina en él?
lesson-again-look-right = Desde *C* siembras en *D*, *E*, *F* y tu granero: vuelves a jugar.
lesson-again-look-wrong = Esa jugada no termina en tu granero. ¿Qué hoyo está a cuatro pasos de él?
lesson-again-order = Tanto *E* como *F* terminan en tu granero. ¿Cuál debes jugar primero para poder jugar también el otro?
lesson-again-order-right = *F* ya está jugado. Si hubieras empezado por *E*, *F* tendría dos semillas, una de más.
lesson-again-order-wrong = Empieza por *F*: con *E* le pondrías una segunda semilla.
lesson-again-next = Sigue siendo tu turno. ¿Qué jugada termina ahora en tu granero?
lesson-again-next-right = Vuelves a jugar, y *F* tiene otra vez una semilla.
lesson-again-next-wrong = *E* tiene dos semillas: una para *F* y una para tu granero.
lesson-again-end = En el Ali guli mane y el Gebeta, una captura al final de la siembra te da una jugada extra.

lesson-facing = Capturar con un hoyo vacío
lesson-facing-look = Kalah. Si tu última semilla cae en un hoyo vacío de tu fila, la capturas junto con todas las del hoyo de enfrente. El hoyo *c* de Norte tiene ocho. ¿Cuál de tus jugadas las captura?
lesson-facing-look-right = Con *A* has terminado en *D*, que estaba vacío: capturas tu propia semilla y las ocho de *c*.
lesson-facing-look-wrong = *D* está vacío y tiene enfrente *c*. ¿Qué hoyo está tres pasos antes de *D*?
lesson-facing-end = Si el hoyo de enfrente también está vacío, no capturas nada. En el Congklak, el Sungka y el Ayoayo se captura igual al final de un relevo.

lesson-seed-back = Una semilla vuelve
lesson-seed-back-look = Bestemshe. La primera semilla vuelve al hoyo vaciado; una semilla suelta simplemente avanza. Si tu última semilla deja un hoyo de la fila de Norte con un número par, capturas todas sus semillas. ¿Qué jugada lo consigue?
lesson-seed-back-look-right = Has devuelto a *B* una de sus ocho semillas y has sembrado siete. La última ha dejado *d* con cuatro, y las capturas todas.
lesson-seed-back-look-wrong = Esa jugada no deja un número par en la fila de Norte. Desde *B* siembras siete semillas: ¿dónde cae la última?
lesson-seed-back-end = También en el Togyzqumalaq y el Mangala la primera semilla vuelve a su hoyo.

lesson-tuz = El tuz
lesson-tuz-look = Togyzqumalaq. Si tu última semilla deja con tres un hoyo de la fila de Norte, ese hoyo se convierte en tu tuz, y las tres semillas van a tu granero. ¿Qué jugada deja el hoyo *a* con tres?
lesson-tuz-look-right = Has dejado una semilla en *H* y has sembrado dos: el hoyo *a* ha quedado con tres. Desde ahora el hoyo *a* es tu tuz.
lesson-tuz-look-wrong = El hoyo *a* tiene dos semillas. ¿Cuál de tus jugadas termina en él?
lesson-tuz-slide = Toda semilla que cae en tu tuz va a tu granero, aunque sea de Norte. Mira *f*: su última semilla cae en el hoyo *a*.
lesson-tuz-end = Solo puedes tener un tuz. No puede ser el último hoyo de Norte, ni el que lleva la misma letra que el tuz de Norte. En el Layli goobalay, el Enkeshui y el Gebeta, las semillas de un hoyo especial se quedan en él.

lesson-next-hole = Seguir desde el hoyo siguiente
lesson-next-hole-look = Pallanguzhi. Cuando acaba un recorrido, vacías el hoyo siguiente y siembras sus semillas. Mira *A*: el primer recorrido acaba en *G*, así que vacías el hoyo *a*.
lesson-next-hole-stop = El segundo recorrido ha acabado en *g*, y el hoyo siguiente, *A*, estaba vacío. Si el hoyo siguiente está vacío, la siembra se detiene y capturas el que viene después: has capturado las siete semillas de *B*.
lesson-next-hole-find = El hoyo *e* está vacío, y *f*, el que viene después, tiene doce semillas. ¿Qué jugada termina en *d*, justo antes de esos dos hoyos?
lesson-next-hole-find-right = Con *G* has dejado una semilla en el hoyo *a*. Has vaciado el hoyo siguiente, *b*, y has sembrado sus dos semillas hasta *d*: capturas las doce de *f*.
lesson-next-hole-find-wrong = Esa jugada termina en otra parte. *G* deja su semilla en el hoyo *a*: vacía el siguiente y sigue contando.

lesson-across = Capturar tras un hueco
lesson-across-look = Pallanguzhi. Si el hoyo que sigue a tu última semilla está vacío, la siembra se detiene y capturas el hoyo que hay tras el hueco, en cualquier fila. *G* está vacío. ¿Qué jugada captura las doce del hoyo *a*?
lesson-across-look-right = Con *E* has dejado una semilla en *F*. *G* está vacío, y capturas las doce del hoyo *a*, que viene después.
lesson-across-look-wrong = El hueco es *G*, así que tu última semilla debe caer en *F*.
lesson-across-end = En el Ali guli mane capturas también el hoyo de enfrente. En el Ô ăn quan sigues capturando mientras haya otro hueco y, tras él, otro hoyo con semillas.

lesson-direction = Dos sentidos
lesson-direction-look = Ô ăn quan. Eliges un hoyo y un sentido. La casilla del extremo derecho tiene trece semillas, y el hoyo *a*, a su lado, está vacío. ¿Qué jugada termina en *b* y captura la casilla?
lesson-direction-look-right = *E*, sembrado en sentido horario, ha terminado en *b*. Tras el hoyo vacío *a* has capturado trece semillas, y tras el hoyo vacío *E*, las tres de *D*.
lesson-direction-look-wrong = Con esa jugada no capturas la casilla. *E* tiene nueve semillas: siémbralas en sentido horario, empezando por *D*.
lesson-direction-end = Las semillas de las dos casillas no se recogen nunca. Cuando se han capturado ambas, la partida termina. Si tu fila está vacía, pones una semilla de tu granero en cada uno de sus hoyos.

lesson-rounds = Rondas y hoyos cerrados
lesson-rounds-look = Ohvalhu, tercera ronda. No tenías semillas suficientes para volver a llenar *H*: está cerrado en esta ronda, y toda siembra se lo salta. ¿Qué jugada termina en tu granero?
lesson-rounds-look-right = Desde *B* has sembrado de *C* a *G*, te has saltado *H* y has terminado en tu granero: vuelves a jugar.
lesson-rounds-look-wrong = La siembra se salta *H*, así que *G* está a un paso de tu granero. Cuenta hacia atrás desde allí.
lesson-rounds-end = Una ronda termina cuando el jugador al que le toca no tiene semillas en su fila. Entonces cada uno llena los hoyos que puede y guarda el resto. El encuentro termina cuando un jugador no puede llenar ni un hoyo.

## Por qué una respuesta es mala. $reply es la letra del hoyo de Norte, $seeds y $possible dicen «dos semillas».

lesson-wrong-ends = Con eso se acabaría la partida, { $south } a { $north }.
lesson-wrong-loses = Norte respondería con { $reply } y se llevaría { $seeds }.
lesson-wrong-misses = Con eso te llevas { $seeds }; con otra jugada, { $possible }.
lesson-wrong-misses-all = Con eso no te llevas nada; con otra jugada, { $possible }.
lesson-wrong-spoils = Norte respondería con { $reply }. Entonces podrías llevarte { $seeds } en vez de { $possible }.
lesson-wrong-spoils-all = Norte respondería con { $reply }, y no podrías llevarte nada. Con una jugada mejor podrías llevarte { $possible }.
lesson-wrong-costs = Norte respondería con { $reply }. Eso te acabaría costando alrededor de { $seeds }.

lesson-ring = Cuatro filas
lesson-ring-look = Hus. Las dos filas más cercanas a ti son tuyas, y solo tú siembras en ellas: hacia la derecha por la fila exterior y de vuelta por la interior. Enfrente de *J* están los hoyos *o* y *b*, los dos con semillas. ¿Qué jugada termina en *J*?
lesson-ring-look-right = Con *G* has terminado en *J*, que ya tenía semillas. Has capturado las tres del hoyo *o* y las dos de *b*, y has sembrado las cinco desde *K*.
lesson-ring-look-wrong = Con esa jugada no capturas nada. Cuenta desde *G*: *H*, *I*, *J*.
lesson-ring-last = Quien no puede jugar ha perdido, y un hoyo con una sola semilla no se puede jugar. Norte tiene una sola semilla en *f*. ¿Qué jugada gana al momento?
lesson-ring-last-right = Con *G* has capturado otra vez los hoyos *o* y *b*, y Norte no puede jugar la semilla suelta de *f*: ganas.
lesson-ring-last-wrong = Norte aún puede jugar el hoyo *o* o el hoyo *b*. Captura los dos.
lesson-ring-end = En el Omweso, las semillas capturadas se siembran desde donde empezó el recorrido; en el Hawalis y el Moruba van a tu granero. Siempre puedes consultar las reglas de un juego con F1.
lesson-nyumba = La nyumba
lesson-nyumba-look = Bao la kiswahili. En la primera fase, la namua, en cada jugada pones una semilla de tu cuenco en un hoyo de tu fila interior. Si puedes capturar, tienes que hacerlo. ¿Cuál de tus hoyos tiene semillas enfrente?
lesson-nyumba-look-right = *J* ha capturado las cuatro semillas del hoyo *o*. Las has sembrado desde el extremo derecho de tu fila interior, la kichwa: *I*, *J*, *K*, y la última en *L*, tu nyumba.
lesson-nyumba-look-wrong = Esa jugada no está permitida: si puedes capturar, tienes que hacerlo. ¿Qué hoyo tuyo está enfrente del hoyo *o*?
lesson-nyumba-spend = El hoyo *L* es tu nyumba, tu casa. Con seis semillas o más está en pie: cuando terminas en ella, puedes parar, o gastarla y seguir sembrando con sus semillas. El juego te deja elegir.
lesson-nyumba-end = Cuando tu cuenco queda vacío, empieza la mtaji, la segunda fase: eliges un hoyo y un sentido, y sigue siendo obligatorio capturar si puedes. Quien no puede jugar, o no tiene nada en la fila interior, ha perdido.
lesson-kichwa = La kichwa
lesson-kichwa-look = Bao la kujifunza. Eliges el sentido de cada jugada y, si puedes capturar, tienes que hacerlo. Capturas si tu última semilla cae en un hoyo ocupado de tu fila interior con semillas enfrente. Enfrente de *J* está el hoyo *o*. ¿Qué jugada acaba en *J*?
lesson-kichwa-look-right = Con *H* has acabado en *J* y has capturado las tres semillas del hoyo *o*. Las has sembrado desde el extremo derecho de tu fila interior, la kichwa: *I*, *J*, *K*.
lesson-kichwa-look-wrong = Esa jugada no está permitida: si puedes capturar, tienes que hacerlo. Las dos semillas de *H* llegan a *J*.
lesson-kichwa-left = El extremo izquierdo, *P*, también es una kichwa. Lo que capturas en uno de los dos hoyos de ese extremo se siembra desde allí. Enfrente de *O* hay tres semillas. ¿Qué jugada acaba en *O*?
lesson-kichwa-left-right = Con *A* has ido hacia la izquierda, por *P* hasta *O*, y has capturado las semillas de *j*. Las has sembrado desde la kichwa izquierda: *P*, *O*, *N*.
lesson-kichwa-left-wrong = Esa jugada no está permitida: si puedes capturar, tienes que hacerlo. Siembra *A* en dirección a *P*.
lesson-kichwa-middle = *K* es un hoyo del centro: si capturas en él, siembras las semillas capturadas en el mismo sentido que tu jugada. Dos jugadas acaban en *K* y capturan las cuatro semillas de *n*. ¿Con cuál de ellas siembras desde la kichwa izquierda, *P*?
lesson-kichwa-middle-right = Con *M* has ido hacia la derecha y has acabado en *K*. Por eso las semillas capturadas han ido también hacia la derecha, desde la kichwa izquierda: *P*, *O*, *N*, *M*.
lesson-kichwa-middle-wrong = Con *E* llegas por *I* y *J*, así que las semillas capturadas se siembran desde la kichwa derecha. Con la otra jugada llegas por la izquierda.
lesson-kichwa-win = La fila interior de Norte solo tiene las tres semillas de *n*. Quien no tiene nada en la suya ha perdido. ¿Qué jugada captura las tres?
lesson-kichwa-win-right = Con *H* has acabado en *K* y has capturado *n*: la fila interior de Norte está vacía, y ganas al momento.
lesson-kichwa-win-wrong = Esa jugada no está permitida: si puedes capturar, tienes que hacerlo. Cuenta desde *H*: *I*, *J*, *K*.
lesson-kichwa-end = Si no puedes capturar, juegas un hoyo de tu fila interior, siempre que alguno tenga al menos dos semillas. El Bao la kiswahili añade un cuenco de semillas, una nyumba (una casa) y la takasia.
lesson-takasia = Takasia
lesson-takasia-look = Bao la kiswahili, en la mtaji: los dos cuencos están vacíos. Ni Norte ni tú podéis capturar ahora. Si con tu jugada amenazas exactamente un hoyo, ese hoyo queda bloqueado. ¿Qué jugada amenaza *l*?
lesson-takasia-look-right = Desde *J* has sembrado en *K* y *L*. Ahora *K* podría acabar en *M* y capturar *l*. Como es tu única amenaza, Norte no puede jugar *l* en su próxima jugada.
lesson-takasia-look-wrong = Con esa jugada no amenazas nada. Haz que *K* tenga dos semillas: llegarán a *M*, enfrente de *l*.
lesson-takasia-blocked = Ahora tu hoyo *K* está bloqueado: no puedes jugarlo en este turno. Y si un recorrido acaba en él, la jugada termina. ¿Qué jugada acaba en *K*?
lesson-takasia-blocked-right = Con *O* has ido hacia la derecha hasta *M*, y de allí hasta *K*. Allí ha terminado la jugada, aunque *K* tenía semillas.
lesson-takasia-blocked-wrong = Esa jugada acaba en otra parte. Siembra *O* hacia la derecha, por *N* hasta *M*, y sigue sembrando desde allí.
lesson-takasia-spared = Un hoyo con una sola semilla nunca se bloquea, y si amenazas dos hoyos, no se bloquea ninguno. ¿Qué jugada amenaza solo *n*, que tiene dos semillas?
lesson-takasia-spared-right = Desde *M* has sembrado en *L* y *K*. Así solo amenazas *n*, y *n* queda bloqueado.
lesson-takasia-spared-wrong = Esa jugada no bloquea nada. No amenaza ningún hoyo, o amenaza solo *k*, que tiene una única semilla, o *n* y el hoyo *o* a la vez.
lesson-takasia-end = El bloqueo dura una jugada. Nunca se bloquea una nyumba en pie, ni el único hoyo ocupado de la fila interior, ni el único que tenga allí dos semillas o más.

## Jugar bien al Kalah, al Congklak, al Mangala y al Ô ăn quan

lesson-kalah-chain = Varias jugadas en un turno
lesson-kalah-chain-opening = Kalah. La mejor jugada inicial es *C*: la última de sus cuatro semillas cae en tu granero. Mira: ganas una semilla, no das nada a Norte y sigue siendo tu turno.
lesson-kalah-chain-nearest = Las jugadas desde *D*, *E* y *F* terminan todas en tu granero, y quieres hacer tantas como puedas. ¿Qué hoyo juegas primero?
lesson-kalah-chain-nearest-right = Juega primero el hoyo más cercano a tu granero. Después de *D* o de *E* habría dos semillas en *F*, una de más.
lesson-kalah-chain-nearest-wrong = Empieza por el hoyo más cercano a tu granero. Con *D* o *E* pones una segunda semilla en *F*, y con *C* se acaba tu turno.
lesson-kalah-chain-next = *F* está vacío, y sigue siendo tu turno. ¿Qué jugada termina ahora en tu granero? Elige el hoyo más cercano.
lesson-kalah-chain-next-right = Una semilla ha ido a *F* y otra a tu granero: *F* vuelve a estar listo.
lesson-kalah-chain-next-wrong = *E* tiene dos semillas: una para *F* y una para tu granero.
lesson-kalah-chain-again = *D* también llegaría a tu granero, pero por el camino pondría una segunda semilla en *F*. ¿Qué hoyo juegas primero?
lesson-kalah-chain-again-right = *F* está vacío otra vez, y ya puedes jugar *D*.
lesson-kalah-chain-again-wrong = *F* tiene una sola semilla, a un paso de tu granero.
lesson-kalah-chain-watch = Mira *D*, y luego *F* una vez más. Son cinco jugadas extra en un solo turno.
lesson-kalah-chain-last = Si puedes, remata un turno largo con una captura. *F* está vacío, y el hoyo *a*, enfrente, tiene cinco semillas. ¿Qué jugada termina en *F*?
lesson-kalah-chain-last-right = Con *E* has terminado en *F* y has capturado seis semillas: la tuya y las cinco del hoyo *a*. En un solo turno tu granero ha pasado de 13 a 24.
lesson-kalah-chain-last-wrong = *E* tiene una semilla, y *F* está a un paso.

lesson-kalah-empty-hole = Preparar un hoyo vacío
lesson-kalah-empty-hole-prepare = El hoyo *c* de Norte, enfrente de tu hoyo *D*, tiene ocho semillas. Con *A* terminarías en *D*, pero solo capturas si ese hoyo está vacío. ¿Qué jugada lo vacía y te permite volver a jugar?
lesson-kalah-empty-hole-prepare-right = Con *D* has terminado en tu granero: ahora *D* está vacío, y sigue siendo tu turno.
lesson-kalah-empty-hole-prepare-wrong = Esa jugada no vacía *D*, que tiene tres semillas, las justas para llegar a tu granero.
lesson-kalah-empty-hole-take = Todo está listo: *D* está vacío y tiene enfrente las ocho semillas de *c*. ¿Qué jugada termina en *D*?
lesson-kalah-empty-hole-take-right = Con *A* has terminado en *D* y has capturado nueve semillas. El hoyo vacío lo has preparado tú.
lesson-kalah-empty-hole-take-wrong = *D* está a tres pasos de *A*, y *A* tiene tres semillas.
lesson-kalah-empty-hole-end = Antes de cada jugada, busca hoyos llenos en la fila de Norte. ¿Puedes vaciar tu hoyo de enfrente y luego terminar en él? Y recuerda que Norte también busca tus hoyos llenos.

lesson-kalah-hoarding = Lo malo de acumular
lesson-kalah-hoarding-heap = Has acumulado nueve semillas en *E*. ¿Cuántas de ellas ganarás? Mira adónde van.
lesson-kalah-hoarding-fed = Una semilla ha ido a tu granero, una a *F*, otra al hoyo *A*, y seis a la fila de Norte. Una siembra que rebasa tu granero alimenta a tu adversario.
lesson-kalah-hoarding-prey = Un montón también es presa fácil. El hoyo *d* de Norte, enfrente de tus nueve semillas de *C*, está vacío, y la semilla de *c* terminaría en él. ¿Qué hoyo juegas?
lesson-kalah-hoarding-prey-right = Ahora *C* está vacío. Cinco de sus semillas han ido a la fila de Norte, pero de otro modo habrías perdido las nueve.
lesson-kalah-hoarding-prey-wrong = Tras esa jugada, Norte, con *c*, termina en *d* y se lleva todo lo que hay en *C*. Mueve el montón.
lesson-kalah-hoarding-exact = Acumular merece la pena si sabes dónde terminará el montón. Trece semillas dan una vuelta al tablero, y la última vuelve al hoyo del que salió, ya vacío. ¿Qué hoyo juegas?
lesson-kalah-hoarding-exact-right = La última semilla ha vuelto a *C*, que estaba vacío, y ha capturado las cuatro de *d*.
lesson-kalah-hoarding-exact-wrong = *C* tiene trece semillas: la última vuelve a *C*, y enfrente está *d*.
lesson-kalah-hoarding-end = Acumula solo con un fin: terminar justo en tu granero o en un hoyo vacío, o tener semillas en tu fila al final de la partida. Si no, juega hoyos con pocas semillas, cerca de tu granero.

lesson-kalah-last-turn = El último turno
lesson-kalah-last-turn-home = Vais igualados a 19. En cuanto una fila queda vacía, la partida acaba, y cada jugador recibe las semillas de su fila. Norte solo tiene semillas en *f*. ¿Qué jugada no da nada a Norte?
lesson-kalah-last-turn-home-right = Todas tus semillas siguen en tu fila, y Norte tiene que jugar *f*.
lesson-kalah-last-turn-home-wrong = Así das a Norte semillas con las que jugar. *A* avanza un paso y se queda en tu fila.
lesson-kalah-last-turn-out = Mira *f*: una semilla va al granero de Norte y dos a tu fila. Así, la fila de Norte queda vacía.
lesson-kalah-last-turn-count = La partida ha acabado. Las nueve semillas de tu fila son tuyas: ganas por 28 a 20.
lesson-kalah-last-turn-hold = No vacíes tu fila mientras Norte tenga aún muchas semillas. *F* termina en tu granero; *D* termina en *E* y captura las cinco semillas de *b*. ¿Qué hoyo juegas primero?
lesson-kalah-last-turn-hold-right = Vas ganando por 20 a 14, pero la partida no ha acabado, porque aún te queda la semilla de *F*. Norte tiene que seguir jugando.
lesson-kalah-last-turn-hold-wrong = Así solo te queda *D*, que vacía tu fila. Las trece semillas de la fila de arriba son para Norte, que gana por 27 a 21.
lesson-kalah-last-turn-end = Cuenta antes de jugar tus últimas semillas. Vacía tu fila solo si tu ventaja es mayor que el número de semillas de la fila de Norte.

lesson-congklak-chain = Una jugada tras otra
lesson-congklak-chain-opening = Congklak. Si tu última semilla cae en tu granero, vuelves a jugar. Cada hoyo tiene siete semillas. ¿Cuál de tus jugadas termina en tu granero?
lesson-congklak-chain-opening-right = *A* deja una semilla en cada uno de tus otros hoyos y la última en tu granero. Es, con diferencia, la mejor jugada inicial.
lesson-congklak-chain-opening-wrong = Siete semillas son siete pasos. *G* está a un paso de tu granero: cuenta hacia atrás desde ahí.
lesson-congklak-chain-relay = Si tu última semilla cae en un hoyo con semillas, lo vacías y sigues sembrando. ¿Qué jugada termina en tu granero tras un relevo así?
lesson-congklak-chain-relay-right = Con *A* has llegado a *E*, y sus tres semillas han ido a *F*, *G* y tu granero. Vuelves a jugar.
lesson-congklak-chain-relay-wrong = Esa jugada termina en otra parte. Con *A* llegas a *E*, donde habría entonces tres semillas: sigue contando.
lesson-congklak-chain-order = Con *D* y *G* terminas ahora en tu granero. Juega primero el más cercano, antes de que otra jugada deje una semilla en él. Mira *G*, *D* y otra vez *G*.
lesson-congklak-chain-end = Has conseguido cuatro jugadas extra y has ganado cuatro semillas, y sigue siendo tu turno. Antes de cada jugada, busca un turno largo como este.

lesson-congklak-empty-hole = Acabar un recorrido en un hoyo vacío
lesson-congklak-empty-hole-look = Congklak. Si un recorrido termina en un hoyo vacío de tu fila, capturas la última semilla y las de enfrente. Tu hoyo *F* está vacío y tiene enfrente las ocho semillas de *b*. ¿Qué jugada termina en *F*?
lesson-congklak-empty-hole-look-right = Con *B* has terminado en *F* y has capturado nueve semillas.
lesson-congklak-empty-hole-look-wrong = Esa jugada termina en otra parte. *B* está a cuatro pasos de *F* y tiene cuatro semillas.
lesson-congklak-empty-hole-end = Si terminas en un hoyo vacío de la fila de Norte, o enfrente de uno vacío, no capturas nada y tu turno acaba. Por eso, antes de jugar un relevo, síguelo hasta el final.

lesson-congklak-hoarding = Acumular alimenta al adversario
lesson-congklak-hoarding-heap = Congklak. Has acumulado catorce semillas en el hoyo *A*. ¿Cuántas de ellas ganarás? Mira adónde van.
lesson-congklak-hoarding-fed = Una semilla ha ido a tu granero, seis a tu fila y siete a la de Norte. La última ha caído en el hoyo *g*, que estaba vacío, y tu turno ha acabado.
lesson-congklak-hoarding-prey = Un montón también es presa fácil. El hoyo *g* de Norte, enfrente de tus ocho semillas de *A*, está vacío, y *d* terminaría en él. ¿Qué hoyo juegas?
lesson-congklak-hoarding-prey-right = Ahora *A* está vacío. Norte solo ha recibido una de sus semillas, y tus otros hoyos se han llenado.
lesson-congklak-hoarding-prey-wrong = Tras esa jugada, Norte, con *d*, termina en *g* y se lleva todo lo que hay en *A*. Mueve el montón.
lesson-congklak-hoarding-end = Reserva solo los hoyos que tienen las semillas justas para terminar en tu granero. Juégalos uno a uno, empezando por el más cercano, antes de que otra siembra les añada una semilla.

lesson-congklak-last-turn = Las últimas semillas de una ronda
lesson-congklak-last-turn-look = Tienes 47 semillas, y Norte, 49. La fila de Norte está vacía, así que Norte tiene que pasar. La ronda acaba cuando las dos filas están vacías. *F* y *G* tienen una semilla cada uno. ¿Qué hoyo juegas primero?
lesson-congklak-last-turn-look-right = Una semilla ha caído en tu granero, y vuelves a jugar. La semilla de *F* puede ir ahora a *G*, que está vacío.
lesson-congklak-last-turn-look-wrong = *F* terminaría en *G*, y el relevo daría una semilla a Norte. Solo tendrías 48 semillas, y *A* quedaría cerrado en la ronda siguiente.
lesson-congklak-last-turn-watch = Mira *F*. Norte no tiene semillas y pasa, y luego *G* termina en tu granero.
lesson-congklak-last-turn-round = Vais igualados a 49: los dos podéis llenar de nuevo los siete hoyos. Un hoyo se llena con siete semillas, así que una sola puede decidir si queda cerrado. Como la última jugada ha sido tuya, empiezas la nueva ronda.

lesson-mangala-first-seed = La primera semilla vuelve
lesson-mangala-first-seed-back = Mangala. La primera semilla vuelve al hoyo que vacías. Mira *D*: una semilla vuelve, y las demás van a *E*, *F* y tu granero. Vuelves a jugar.
lesson-mangala-first-seed-single = Una semilla suelta no vuelve a su hoyo: avanza y lo deja vacío. ¿Qué jugada termina en tu granero?
lesson-mangala-first-seed-single-right = Ahora *F* está vacío, y sigue siendo tu turno.
lesson-mangala-first-seed-single-wrong = Esa jugada no termina en tu granero. *F* tiene una sola semilla, a un paso de él.
lesson-mangala-first-seed-count = Tu hoyo *F* está vacío y tiene enfrente las ocho semillas del hoyo *a*: si terminas en él, las capturas. Una semilla vuelve al hoyo que juegas, así que cuenta una menos. ¿Qué jugada termina en *F*?
lesson-mangala-first-seed-count-right = De las cuatro semillas de *C* ha vuelto una, y las otras tres han llegado hasta *F*. Con las ocho del hoyo *a* capturas nueve.
lesson-mangala-first-seed-count-wrong = Esa jugada termina en otra parte. *C* está a tres pasos de *F* y tiene cuatro semillas: una vuelve a su hoyo, y las otras tres llegan al hoyo vacío.

lesson-mangala-even = Dejar un número par
lesson-mangala-even-look = Mangala. Si tu última semilla deja un hoyo de la fila de Norte con un número par, capturas todas las que hay en él. El hoyo *c* tiene nueve. ¿Qué jugada termina ahí?
lesson-mangala-even-look-right = Con *E* has dejado *c* con diez semillas, y capturas las diez.
lesson-mangala-even-look-wrong = Esa jugada no termina en *c*. *E* tiene seis semillas: una vuelve a su hoyo, y las demás van a *F*, tu granero y los hoyos *a*, *b* y *c*.
lesson-mangala-even-guard = Por eso corre peligro un hoyo con un número impar de semillas. Tu hoyo *B* tiene nueve. El hoyo *e* de Norte tiene cinco: terminaría en *B* y lo dejaría con diez. ¿Qué hoyo juegas?
lesson-mangala-even-guard-right = En *B* queda una semilla, así que el hoyo *e* de Norte solo lo dejaría con dos.
lesson-mangala-even-guard-wrong = Tras esa jugada, Norte, con el hoyo *e*, termina en *B* y se lleva diez semillas. Pon las tuyas a salvo.

lesson-mangala-empty-row = Vaciar primero tu fila
lesson-mangala-empty-row-race = Mangala. Quien vacía primero su fila recibe todas las semillas que quedan. *F* termina en tu granero; *D* termina en *E* y captura las tres semillas de *b*. ¿Qué hoyo juegas primero?
lesson-mangala-empty-row-race-right = Una semilla ha vuelto a *F*, y sigue siendo tu turno.
lesson-mangala-empty-row-race-wrong = Tras esa jugada, tu fila no está vacía, y le toca a Norte. Empieza por *F*: cada vez que terminas en tu granero, vuelves a jugar.
lesson-mangala-empty-row-watch = Mira *F* una vez más, y luego *D*, que captura cuatro semillas y vacía tu fila.
lesson-mangala-empty-row-won = La partida ha acabado, y las once semillas de la fila de Norte son tuyas: ganas por 32 a 16. En el Kalah se las llevaría Norte.
lesson-mangala-empty-row-feed = Norte puede hacer lo mismo: su única semilla, en *f*, iría a su granero, y Norte recibiría tus once semillas. ¿Qué hoyo juegas?
lesson-mangala-empty-row-feed-right = Ahora Norte tiene dos semillas más, así que la partida sigue después de *f*.
lesson-mangala-empty-row-feed-wrong = Tras esa jugada, Norte juega *f*, vacía la fila de arriba y gana por 29 a 19. Solo *F* llega a la fila de Norte.

lesson-quan-sowing = Seguir sembrando y capturar
lesson-quan-sowing-names = Ô ăn quan. Las semillas de los diez hoyos son los dân, el pueblo. En la casilla de cada extremo hay un quan, un mandarín que vale diez semillas. La partida acaba cuando se han capturado los dos.
lesson-quan-sowing-relay = Tras tu última semilla, vacías el hoyo siguiente y sigues sembrando. Si está vacío, capturas el que viene después. El hoyo *d* está vacío, y el siguiente, *e*, tiene seis semillas. ¿Qué jugada termina en *c*?
lesson-quan-sowing-relay-right = Con *A* has llegado a la casilla. Has vaciado el hoyo siguiente, *a*, y has sembrado sus dos semillas hasta *c*: capturas las seis del hoyo *e*.
lesson-quan-sowing-relay-wrong = Esa jugada termina en otra parte. Las cinco semillas de *A*, sembradas hacia la derecha, llegan a la casilla, y el hoyo siguiente es *a*.
lesson-quan-sowing-gaps = Sigues capturando mientras haya otro hueco y, tras él, otro hoyo con semillas. Los hoyos *c* y *e* están vacíos; tras ellos están *d* y la casilla del extremo izquierdo. ¿Qué jugada termina en *b*?
lesson-quan-sowing-gaps-right = Con *D* has terminado en *b*. Has capturado las cuatro semillas de *d* y, tras el hoyo vacío *e*, el mandarín, que vale diez.
lesson-quan-sowing-gaps-wrong = Siembra las cuatro semillas de *D* hacia la derecha: *E*, la casilla, *a* y *b*.

lesson-quan-refill = Guardar semillas en tu fila
lesson-quan-refill-keep = Ô ăn quan. Si al llegar tu turno tu fila está vacía, tienes que poner en ella cinco semillas de tu granero, una por hoyo. Solo te quedan las dos semillas de *E*. ¿En qué sentido las siembras?
lesson-quan-refill-keep-right = *D* y *C* tienen una semilla cada uno: tu fila no está vacía, y no pagas nada.
lesson-quan-refill-keep-wrong = Las dos semillas saldrían de tu fila, y tendrías que pagar cinco. Siembra *E* hacia la izquierda.
lesson-quan-refill-strike = Norte juega el hoyo *e* y no captura nada. El último mandarín, que vale diez semillas, está en la casilla del extremo derecho, y *E*, a su lado, está vacío. ¿Qué jugada termina en *D*?
lesson-quan-refill-strike-right = Con *C* has terminado en *D* y, tras el hoyo vacío *E*, has capturado el mandarín.
lesson-quan-refill-strike-wrong = *C* está a un paso de *D*. Siémbralo hacia la derecha.
lesson-quan-refill-end = Se han capturado los dos mandarines, y la partida ha acabado. Cada jugador recibe las semillas de su fila, y ganas por 43 a 27. Gracias a las dos semillas que dejaste en tu fila, has capturado diez.
