### Breves lecciones en el tablero. Las claves empiezan por «lesson-», seguido del nombre del archivo de la lección.
###
### «Tú» es quien aprende, que juega con Sur, la fila de abajo. Un texto se muestra antes de que se juegue lo
### que anuncia. Lo que dice de una posición está comprobado: cambia palabras, no hechos. Unos 240 caracteres.

## La lista de las lecciones

lesson-chapter-beginning = Para empezar
lesson-chapter-examples = Las reglas con ejemplos
lesson-chapter-strategy = Jugar bien

## La primera partida

lesson-first-steps = Primeros pasos
lesson-first-steps-lift = Doce hoyos, con cuatro semillas en cada uno. La fila de abajo, de A a F, es la tuya. Elige uno de tus hoyos: sus semillas se toman y se dejan una a una en los siguientes, hacia la derecha y alrededor del tablero.
lesson-first-steps-lift-right = Eso es una jugada: tomar un hoyo y sembrar sus semillas. Ahora le tocaría a Norte.
lesson-first-steps-lift-wrong = Tus hoyos son los de la fila de abajo: A, B, C, D, E y F.
lesson-first-steps-sow = Lo que cuenta es dónde cae tu última semilla. La fila de Norte sigue a la tuya: después de F viene a, y luego b. ¿Qué hoyo deja su última semilla en a?
lesson-first-steps-sow-right = Sí: D, E, F, a. Cuatro semillas, cuatro hoyos.
lesson-first-steps-sow-wrong = Este no. Empieza en el hoyo siguiente y cuenta un hoyo por semilla: el cuarto debe ser a.
lesson-first-steps-capture = Si tu última semilla cae en el lado de Norte y allí hace dos o tres, capturas ese hoyo. En b hay una semilla. ¿Qué hoyo termina ahí?
lesson-first-steps-capture-right = Una y tu última hacen dos: las dos son tuyas y van a tu granero.
lesson-first-steps-capture-wrong = Ese termina en otra parte. Busca un hoyo cuya última semilla caiga en b: D está a cuatro hoyos.
lesson-first-steps-chain = Y aún mejor: si el hoyo anterior tiene ahora también dos o tres, se captura también, y así hacia atrás por la fila de Norte. Encuentra la jugada que se lleva b y c a la vez.
lesson-first-steps-chain-right = Dos en c, tres en b: cinco semillas. En a hay cinco, y la cadena se corta.
lesson-first-steps-chain-wrong = No del todo. La última semilla debe caer en c; D tiene cinco semillas.
lesson-first-steps-feed = Norte se ha quedado sin semillas. A nadie se le mata de hambre: si puedes, tienes que hacer una jugada que dé semillas a Norte. Solo uno de tus hoyos llega tan lejos.
lesson-first-steps-feed-right = Bien alimentado: F, a, b. La partida sigue.
lesson-first-steps-feed-wrong = Norte seguiría sin nada que jugar. E tiene tres semillas: F, a, b.
lesson-first-steps-end = Eso es todo: tomar, sembrar, capturar, alimentar. Cuando alguien no puede jugar, cada uno se queda con las semillas de su fila, y gana el granero más lleno. ¡Que disfrutes!

## Las reglas con ejemplos

lesson-must-feed = Un hoyo que no se puede jugar
lesson-must-feed-look = La fila de Norte está vacía. B se pararía en E y no le daría nada: mientras otro hoyo alimente a Norte, B no se puede jugar. Pruébalo si quieres. ¿Qué hoyos se pueden jugar?
lesson-must-feed-right = D y F alcanzan los dos la fila de Norte. Cualquiera de ellos vale.
lesson-must-feed-wrong = Este hoyo no se puede jugar ahora. Busca uno cuyas semillas alcancen la fila de arriba.
lesson-must-feed-free = ¿Y aquí? Ninguno de tus hoyos alcanza la fila de Norte, así que puedes jugar lo que quieras. Mira A.
lesson-must-feed-end = Norte no tiene ninguna jugada, y la partida se acaba. Las cuatro semillas de tu fila son tuyas: ganas por 26 a 22.

lesson-capture = Una captura
lesson-capture-look = Para capturar hace falta una última semilla que haga dos o tres en el lado de Norte. Aquí solo puede uno de tus hoyos. Encuéntralo.
lesson-capture-right = D ha llegado a b, donde había dos semillas: tres, y son tuyas. En a hay cinco, y la cadena se corta.
lesson-capture-wrong = Su última semilla no captura nada. El hoyo b de Norte tiene dos semillas: ¿qué hoyo termina ahí?

lesson-triple-capture = Siete semillas de una vez
lesson-triple-capture-look = Hoyos pequeños uno junto a otro son una debilidad. En a, b y c hay una, una y dos semillas. Uno de tus hoyos se lleva los tres.
lesson-triple-capture-right = Tres en c, dos en b, dos en a: una triple captura de siete. La cadena va hacia atrás desde tu última semilla.
lesson-triple-capture-wrong = Este no. Tu última semilla debe caer en c: cuenta desde D.

lesson-grand-slam = Un gran slam rechazado
lesson-grand-slam-look = Las mismas siete semillas, pero Norte no tiene otras. D se lo llevaría todo y dejaría a Norte sin nada. Mira.
lesson-grand-slam-void = Capturar todo lo que tiene el adversario es un gran slam, y queda anulado: las semillas se quedan como se sembraron, y no te llevas ninguna. La jugada en sí está permitida.

lesson-gap = Un hueco corta la cadena
lesson-gap-look = En c, b y a hay dos, tres y una semillas. D deja una en cada uno. ¿Cuáles se capturarán? Fíjate en b.
lesson-gap-end = Solo c, con tres. En b tu semilla hizo cuatro: es un hueco, y ahí se corta la cadena. Las dos de a se quedan, aunque dos valdrían.

## Jugar bien

lesson-master-stone = La piedra maestra
lesson-master-stone-pass = La última semilla de una siembra es su piedra maestra: solo ella abre una captura. D deja una semilla en a, b y c y hace dos en cada uno. Mira lo que se lleva.
lesson-master-stone-choose = Nada: la última semilla siguió hasta d e hizo cinco. Empieza de nuevo. ¿Qué hoyo pone su piedra maestra en c?
lesson-master-stone-right = Las mismas semillas en a, b y c, pero ahora la última está en c: las seis son tuyas.
lesson-master-stone-wrong = Su última semilla no captura nada. Cuenta hacia atrás desde c: desde E bastan cuatro semillas.

lesson-attack = Ataque: dos amenazas a la vez
lesson-attack-look = No hay nada que capturar. Pero puedes prepararte: encuentra la jugada tranquila tras la cual dos de tus hoyos amenazan con capturar. Norte solo puede responder a uno.
lesson-attack-prepared = Ahora D amenaza a, y F amenaza c. Juegue lo que juegue Norte, capturarás.
lesson-attack-wrong = No es lo bastante fuerte. E da una semilla a F y otra a a: mira lo que pueden hacer después D y F.
lesson-attack-take = Norte pone c a salvo. ¡Llévate el otro!
lesson-attack-right = Dos amenazas, una sola defensa: así se ganan semillas.
lesson-attack-missed = Eso no captura nada. D tiene tres semillas, y a tiene una.

lesson-defence = Defensa: tres salidas
lesson-defence-flee = Mira el hoyo d de Norte: cinco semillas, la última en C. Allí haría dos, y tres en B. Apártate de su camino.
lesson-defence-flee-right = Huir: C está vacío ahora, y una sola semilla que caiga allí no captura nada.
lesson-defence-flee-wrong = El hoyo d de Norte seguiría capturando. Necesita terminar en un hoyo donde haga dos o tres: no dejes C así.
lesson-defence-fill = El hoyo f de Norte tiene tres semillas y termina en C, donde haría tres. Esta vez no huyas: rellena.
lesson-defence-fill-right = C tiene tres. Una más haría cuatro, y cuatro no se capturan.
lesson-defence-fill-wrong = Hay algo mejor. Una semilla más pone C a salvo: ¿qué hoyo pasa por ahí?
lesson-defence-overload = El hoyo a de Norte tiene siete semillas y termina en B: se llevaría A y B, dos de cada uno. Esta vez, ni huir ni rellenar: ¡sobrecarga al atacante!
lesson-defence-overload-right = Ocho semillas en a: van un hoyo demasiado lejos y terminan en C, donde no capturan nada.
lesson-defence-overload-wrong = Hay algo mejor. Deja una semilla en a, y su siembra terminará un hoyo más allá.

lesson-kroo = El kroo
lesson-kroo-what = Un hoyo que se deja crecer hasta doce semillas o más se llama kroo, una palabra de los akan. Al sembrarlo da toda la vuelta al tablero, se salta su propio hoyo y empieza una segunda vuelta. Mira E, con doce.
lesson-kroo-unripe = La duodécima semilla cayó en F, en tu lado, y no capturó nada. El kroo no estaba maduro: su segunda vuelta tiene que llegar a a, el primer hoyo de la fila de Norte.
lesson-kroo-ripen = Desde E hacen falta para eso trece semillas. Hay doce. Encuentra la jugada tranquila que madura el kroo.
lesson-kroo-ripen-right = Trece. Ahora la última semilla llegaría a a por segunda vez. Un kroo maduro es una amenaza, y no hay prisa por jugarlo.
lesson-kroo-ripen-wrong = A E le sigue faltando una semilla, o se va demasiado pronto. ¿Cuál de tus hoyos termina en E?
lesson-kroo-reap = Un kroo deja dos semillas donde pasa dos veces: un hoyo vacío llega a dos, una semilla sola a tres. Aquí hay quince, suficientes para c. ¡Cosecha!
lesson-kroo-reap-right = Dos en c, tres en b, dos en a: siete semillas. Una fila casi vacía es la que más teme a un kroo.
lesson-kroo-reap-wrong = El kroo está maduro, y la fila de Norte está casi vacía: juega E.

lesson-against-kroo = Contra un kroo
lesson-against-kroo-danger = El kroo de Norte en e tiene quince semillas. Su segunda vuelta termina en C, y tus primeros hoyos están casi vacíos. Mira lo que pierden.
lesson-against-kroo-dam = Siete semillas perdidas. Pero si C tiene cuatro, el kroo haría allí seis y no capturaría nada. Un montón así es un dique. ¿Qué hoyos puedes jugar sin romperlo?
lesson-against-kroo-dam-right = El dique aguanta. Mientras el kroo termine en C, no se lleva nada.
lesson-against-kroo-dam-wrong = C es tu dique: sin él, el kroo se lleva siete semillas. Juega otra cosa.
lesson-against-kroo-pressure = Presión: el kroo tiene doce semillas y le falta una para madurar. Norte no tiene otra cosa que jugar. Que siga así: haz una jugada que no le dé ninguna semilla.
lesson-against-kroo-pressure-right = Ahora Norte tiene que jugar el kroo antes de que madure.
lesson-against-kroo-pressure-wrong = F daría a Norte dos semillas, y tiempo para esperar. Quédate en casa.
lesson-against-kroo-forced = Norte no tiene elección. Mira: la última semilla no pasa de f y no captura nada, y seis de las semillas están en tu lado.
lesson-against-kroo-overload = Sobrecarga: diecinueve semillas en a, las justas para terminar en C y llevarse B y C. Dale una más y terminará en D, donde esperan cuatro semillas.
lesson-against-kroo-overload-right = Veinte: la última semilla haría seis en D. Demasiado grande es tan inofensivo como demasiado pequeño.
lesson-against-kroo-overload-wrong = Entonces golpea el kroo, o Norte recibe demasiadas semillas. ¿Qué hoyo deja su última semilla en a?

lesson-endgame = El final de la partida
lesson-endgame-look = Quedan cinco semillas, y Norte solo tiene dos. Una jugada en casa no te cuesta nada; una semilla que cruza es un regalo. Haz que Norte venga hacia ti.
lesson-endgame-right = B espera, y Norte tiene que acercarse. Guarda jugadas pequeñas para el final: a quien se le acaban, le toca dar.
lesson-endgame-wrong = F regala sus dos semillas. Tienes una jugada más pequeña.

lesson-hungry = Mantener hambriento al adversario
lesson-hungry-keep = 22 a 22. Norte tiene una sola semilla, en f: en su turno caerá en A, y una semilla sola allí pasaría a dos y se perdería. Apártate, y no des nada.
lesson-hungry-keep-right = A está vacío, y nada ha cruzado: Norte sigue hambriento.
lesson-hungry-keep-wrong = Entonces f hace dos en A y las captura. Quita A de su camino.
lesson-hungry-gather = Norte da su última semilla. Ninguna de las tuyas puede llegar ahora a su fila, así que no tienes que alimentar: juega lo que quieras.
lesson-hungry-gather-right = Norte no puede jugar, la partida se acaba, y las cuatro semillas de tu fila son tuyas: 26 a 22.
lesson-hungry-gather-wrong = Cualquiera de tus semillas vale.
lesson-hungry-fed = Pero un hambriento aún no ha perdido. Ahora eres tú quien no tiene nada: si la partida acabara aquí, Norte ganaría por 26 a 22. Pero su d alcanza tu fila, así que tiene que jugarlo. Mira.
lesson-hungry-strike = Salieron ocho semillas, y seis de ellas son tuyas para jugar. Una captura al momento. ¿Cuál?
lesson-hungry-strike-right = Tres semillas, y 25 en tu granero: más de la mitad de las 48. Has ganado.
lesson-hungry-strike-wrong = Eso no captura nada. F tiene una semilla, y a tiene dos.
