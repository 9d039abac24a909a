### Las estrategias, para leer. Las claves empiezan por «strategies-».
###
### Sur es la fila de abajo, de A a F, Norte la de arriba, de a a f. Lo que dice un ejemplo se comprueba: se cambian las palabras, no los hechos.

strategies-heading = Estrategias
strategies-intro = El archivo de ayuda de 1996 distingue, según Ballou, tres grupos de estrategias: ofensivas, que construyen un kroo; defensivas, contra un kroo; y las del final de la partida.
strategies-offensive = Ataque: el kroo
strategies-defensive = Defensa: contra un kroo
strategies-end = El final de la partida

## Cada una tiene un título, una explicación y un ejemplo

strategies-master-stone = La piedra maestra
strategies-master-stone-what = La última semilla sembrada se llama piedra maestra. Solo ella abre una captura: las que caen antes apenas la preparan.
strategies-master-stone-example = Desde E, cuatro semillas hacen dos en a, b y c, y la última queda en c: se capturan seis semillas. Desde D, seis semillas hacen los mismos doses, pero la última sigue hasta d, donde hace cinco, y no se captura nada.
strategies-kroo = El kroo
strategies-kroo-what = Kroo es una palabra de los akan, acumulación: semillas bastantes en un solo hoyo para dar la vuelta, doce o más. Esa vuelta se salta el hoyo de salida, que queda vacío. En el momento justo es un desastre para el adversario: donde pasa dos veces deja una larga cadena de doses y treses.
strategies-kroo-example = E tiene quince semillas. Dan la vuelta y llegan por segunda vez a a, b y c: dos en a, tres en b, dos en c. Las siete se capturan, y E queda vacío.
strategies-ripe = Maduro
strategies-ripe-what = Un kroo está maduro cuando sus semillas alcanzan el primer hoyo del adversario en la segunda vuelta. Jugado antes, allí no captura nada; maduro, es una amenaza, y puede esperar.
strategies-ripe-example = De E a una segunda semilla en a hacen falta trece; E tiene doce. D le da la decimotercera. Jugado ahora, su última semilla haría dos en a y las capturaría.
strategies-dam = El dique
strategies-dam-what = Se guardan más de dos semillas en el hoyo donde el kroo va a acabar. Las últimas de este hacen allí demasiadas para una captura, y los hoyos de antes quedan al abrigo del dique.
strategies-dam-example = El kroo de Norte en e tiene quince semillas y acaba en C, donde hay cuatro. Sur deja C en paz y juega A; el kroo hace seis en C y no captura nada. Si Sur hubiera jugado C, habría capturado siete semillas.
strategies-pressure = La presión
strategies-pressure-what = Alimenta al adversario lo menos posible: sin otra jugada, el kroo tiene que jugarse antes de madurar.
strategies-pressure-example = El kroo en e tiene doce semillas, una de menos, y Norte no tiene otra cosa que jugar. Sur juega C y no da ninguna semilla: e tiene que salir. Su última semilla llega a f y no captura nada.
strategies-overloading = La sobrecarga
strategies-overloading-what = Alimenta el kroo hasta que falle su blanco: con una semilla más acaba un hoyo más adelante.
strategies-overloading-example = El kroo en a tiene diecinueve semillas: acabaría en C y capturaría allí dos y dos en B. El hoyo E de Sur deja su última semilla en a. Con veinte, el kroo acaba en D, hace allí seis y no captura nada.
strategies-small-moves = Jugadas pequeñas
strategies-small-moves-what = Cuando quedan pocas semillas, una jugada en casa no cuesta nada, y una semilla que cruza es un regalo. Guarda jugadas pequeñas: quien se queda sin ellas tiene que dar.
strategies-small-moves-example = Quedan cinco semillas. B va a C y se queda en casa; F daría sus dos semillas a Norte, que solo tiene dos.
strategies-hungry = Hambriento, pero no perdido
strategies-hungry-what = Un jugador hambriento aún no ha perdido: donde la regla pide alimentar, el adversario tiene que dar semillas, y a veces una captura con ellas.
strategies-hungry-example = Sur no tiene semillas. Norte tiene que jugar d, el único hoyo que alcanza la fila de Sur. Entonces F hace tres en a y las captura: 25 semillas, más de la mitad de 48, y la partida sigue.
