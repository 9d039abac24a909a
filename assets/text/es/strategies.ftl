### Las estrategias, para leer. Las claves empiezan por «strategies-».
###
### Sur es la fila de abajo, de A a F, Norte la de arriba, de a a f. Lo que dice un ejemplo se comprueba: se cambian las palabras, no los hechos.

strategies-heading = Estrategias
strategies-intro = El archivo de ayuda de 1996 nombra tres grupos de estrategias: de ataque, de defensa y de final de partida. Presenta el kroo como una estrategia clásica de ataque y, siguiendo a Ballou, le opone el dique, la presión y la sobrecarga. Las estrategias de final que se explican aquí tienen otro origen: el jugador hambriento viene del folleto de Estrasburgo; las jugadas pequeñas, de este programa.
strategies-offensive = Ataque: el kroo
strategies-defensive = Defensa: contra un kroo
strategies-end = El final de la partida

## Cada una tiene un título, una explicación y un ejemplo

strategies-master-stone = La piedra maestra
strategies-master-stone-what = La última semilla sembrada se llama piedra maestra. Solo ella puede iniciar una captura; las semillas que caen antes solo pueden prepararla.
strategies-master-stone-example = Desde *E*, cuatro semillas dejan los hoyos *a*, *b* y *c* con dos cada uno. La última cae en *c*: Sur captura seis semillas. Desde *D*, seis semillas hacen lo mismo, pero la última sigue hasta *d*, que pasa a tener cinco, y no captura nada.
strategies-kroo = El kroo
strategies-kroo-what = Un kroo es un hoyo con semillas suficientes para dar toda la vuelta al tablero: doce o más. La palabra es akan y significa «acumulación». Al sembrarlo se da una vuelta, que se salta el hoyo de salida y lo deja vacío. En el momento justo, esa vuelta es un desastre para el adversario: donde pasa dos veces, deja una larga cadena de hoyos con dos o tres semillas.
strategies-kroo-example = *E* tiene quince semillas. Dan la vuelta y llegan por segunda vez a los hoyos *a*, *b* y *c*: dos en el hoyo *a*, tres en *b*, dos en *c*. Sur captura las siete, y *E* queda vacío.
strategies-ripe = El kroo maduro
strategies-ripe-what = Un kroo está maduro cuando tiene semillas suficientes para alcanzar por segunda vez el primer hoyo del adversario. Jugado antes, se queda corto. Un kroo maduro es una amenaza, y puede esperar.
strategies-ripe-example = Desde *E* hacen falta trece semillas para dejar una segunda en el hoyo *a*, y *E* solo tiene doce. Una jugada desde *D* le da la decimotercera. Jugado ahora, el kroo acabaría en el hoyo *a*, lo dejaría con dos y las capturaría.
strategies-dam = El dique
strategies-dam-what = Deja más de dos semillas en el hoyo donde va a caer la última semilla del kroo de tu adversario. Tras la siembra, ese hoyo tiene demasiadas semillas para que se capturen: es un dique, y protege también los hoyos anteriores.
strategies-dam-example = El kroo de Norte en el hoyo *e* tiene quince semillas: la última caerá en *C*, donde hay cuatro. Sur no toca *C* y juega *A*; el kroo solo deja *C* con seis y no captura nada. Si Sur hubiera jugado *C*, el kroo habría capturado siete semillas.
strategies-pressure = La presión
strategies-pressure-what = Alimenta a tu adversario lo menos posible: si no tiene otra jugada, deberá jugar su kroo antes de que madure.
strategies-pressure-example = El kroo del hoyo *e* tiene doce semillas, una menos de las necesarias, y Norte no tiene otra cosa que jugar. Sur juega *C* y no da ninguna semilla, así que Norte tiene que jugar el hoyo *e*. Su última semilla llega a *f* y no captura nada.
strategies-overloading = La sobrecarga
strategies-overloading-what = Alimenta el kroo hasta que se pase de su objetivo: con una semilla más acaba un hoyo más adelante.
strategies-overloading-example = El kroo del hoyo *a* tiene diecinueve semillas: acabaría en *C* y capturaría ahí dos, y otras dos en *B*. Sur juega *E*, y la última semilla cae en el hoyo *a*. Con veinte, el kroo acaba en *D*, lo deja con seis y no captura nada.
strategies-small-moves = Jugadas pequeñas
strategies-small-moves-what = Cuando quedan pocas semillas, una jugada en la propia fila no cuesta nada, y una semilla que cruza es un regalo. Guarda jugadas pequeñas para el final: quien se queda sin ellas tiene que regalar semillas.
strategies-small-moves-example = Quedan cinco semillas. Una jugada de *B* a *C* se queda en la fila de Sur; *F* daría sus dos semillas a Norte, que solo tiene dos.
strategies-hungry = Hambriento, pero no vencido
strategies-hungry-what = Un jugador hambriento no tiene por qué haber perdido, dice el folleto de Estrasburgo: donde las reglas obligan a alimentar, el adversario tiene que dar semillas, y quizá, al hacerlo, tenga que permitir una captura.
strategies-hungry-example = Sur no tiene semillas. Norte tiene que jugar *d*, el único hoyo que alcanza la fila de Sur. Entonces *F* deja el hoyo *a* con tres y las captura. Sur tiene ya 25 semillas, más de la mitad de 48, y la partida sigue.
