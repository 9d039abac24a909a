### Las estrategias, para leer. Las claves empiezan por «strategies-».
###
### Sur es la fila de abajo, de A a F, Norte la de arriba, de a a f. Lo que dice un ejemplo se comprueba: se cambian las palabras, no los hechos.

strategies-heading = Estrategias
strategies-intro = El archivo de ayuda de 1996 distingue tres grupos de estrategias: ataque, defensa y final de la partida. Un ataque clásico, dice, es el kroo; contra él cita, según Ballou, el dique, la presión y la sobrecarga. Las estrategias del final que se explican aquí tienen otro origen: el jugador hambriento viene del folleto de Estrasburgo; las jugadas pequeñas, de este programa.
strategies-offensive = Ataque: el kroo
strategies-defensive = Defensa: contra un kroo
strategies-end = El final de la partida

## Cada una tiene un título, una explicación y un ejemplo

strategies-master-stone = La piedra maestra
strategies-master-stone-what = La última semilla sembrada se llama piedra maestra. Solo ella abre una captura: las que caen antes no hacen más que prepararla.
strategies-master-stone-example = Desde E, cuatro semillas hacen dos en los hoyos a, b y c, y la última queda en c: se capturan seis semillas. Desde D, seis semillas hacen los mismos doses, pero la última sigue hasta d, donde hace cinco, y no se captura nada.
strategies-kroo = El kroo
strategies-kroo-what = Kroo es una palabra de los akan, acumulación: semillas bastantes en un solo hoyo para dar la vuelta, doce o más. Esa vuelta se salta el hoyo de salida, que queda vacío. Jugada en el momento justo, es un desastre para el adversario: donde pasa dos veces deja una larga cadena de doses y treses.
strategies-kroo-example = E tiene quince semillas. Dan la vuelta y llegan por segunda vez a los hoyos a, b y c: dos en el hoyo a, tres en b, dos en c. Las siete se capturan, y E queda vacío.
strategies-ripe = Maduro
strategies-ripe-what = Un kroo está maduro cuando sus semillas alcanzan el primer hoyo del adversario en la segunda vuelta. Jugado antes, allí no captura nada; maduro, es una amenaza, y puede esperar.
strategies-ripe-example = De E a una segunda semilla en el hoyo a hacen falta trece; E tiene doce. D le da la decimotercera. Jugado ahora, su última semilla haría dos en el hoyo a y las capturaría.
strategies-dam = El dique
strategies-dam-what = Se guardan más de dos semillas en el hoyo donde el kroo va a acabar. Con las últimas semillas del kroo son demasiadas para una captura, y los hoyos de antes quedan al abrigo del dique.
strategies-dam-example = El kroo de Norte en el hoyo e tiene quince semillas y acaba en C, donde hay cuatro. Sur no toca C y juega A; el kroo hace seis en C y no captura nada. Si Sur hubiera jugado C, el kroo habría capturado siete semillas.
strategies-pressure = La presión
strategies-pressure-what = Alimenta al adversario lo menos posible: sin otra jugada, el kroo tiene que jugarse antes de madurar.
strategies-pressure-example = El kroo del hoyo e tiene doce semillas, le falta una, y Norte no tiene otra cosa que jugar. Sur juega C y no da ninguna semilla: el hoyo e tiene que salir. Su última semilla llega a f y no captura nada.
strategies-overloading = La sobrecarga
strategies-overloading-what = Alimenta el kroo hasta que no acierte: con una semilla más acaba un hoyo más adelante.
strategies-overloading-example = El kroo del hoyo a tiene diecinueve semillas: acabaría en C y capturaría allí dos, y dos en B. El hoyo E de Sur deja su última semilla en el hoyo a. Con veinte, el kroo acaba en D, hace allí seis y no captura nada.
strategies-small-moves = Jugadas pequeñas
strategies-small-moves-what = Cuando quedan pocas semillas, una jugada en la propia fila no cuesta nada, y una semilla que cruza es un regalo. Guarda jugadas pequeñas: quien se queda sin ellas tiene que dar.
strategies-small-moves-example = Quedan cinco semillas. B siembra en C y se queda en su fila; F daría sus dos semillas a Norte, que solo tiene dos.
strategies-hungry = Hambriento, pero no perdido
strategies-hungry-what = Un jugador hambriento no ha perdido necesariamente, dice el folleto de Estrasburgo: donde la regla pide alimentar, el adversario tiene que dar semillas, y a veces una captura con ellas.
strategies-hungry-example = Sur no tiene semillas. Norte tiene que jugar d, el único hoyo que alcanza la fila de Sur. Entonces F hace tres en el hoyo a y las captura: 25 semillas, más de la mitad de 48, y la partida sigue.
