### Alrededor del juego: historia, libros, palabras, agradecimientos. Las claves empiezan por «background-».

## Historia

background-history-heading = Historia
background-history-family = El awalé pertenece a los juegos de siembra, una familia tan antigua y tan extendida como la de los juegos de cartas. Los estudiosos los llaman mancala, de una palabra árabe que significa mover. En todos se toman las semillas de un hoyo y se dejan una a una en los siguientes, y se han descrito unas doscientas variantes.
background-history-age = Nadie sabe de dónde vienen. En piedras del antiguo Egipto se han encontrado hileras de hoyos, pero se discute cuándo se hicieron y si servían para jugar. En Etiopía y Eritrea hay tableros tallados en la roca que tienen bastante más de mil años.
background-history-travels = Hoy los juegos de siembra están en casa en toda África. Las personas esclavizadas los llevaron al otro lado del Atlántico: en el Caribe se juegan todavía, y los cimarrones de Surinam han conservado el suyo. Otros viven en Arabia, la India, Asia central y hasta en Borneo y Filipinas. De un pueblo a otro, el mismo juego cambia de nombre y de alguna regla.
background-history-seeds = Las semillas suelen ser las de Caesalpinia bonduc, un arbusto espinoso de costas cálidas: redondas, grises, lisas y duras como piedras. Cruzan océanos a la deriva y todavía brotan. Guijarros, cauris y canicas también sirven.
background-history-people = Un tablero puede ser un tesoro tallado, con pie y un granero en cada extremo, o dos filas de hoyos en la arena. Se juega deprisa y en voz alta, y los mirones aconsejan; tomar y sembrar sin contar en voz alta es parte del arte.

## Libros

background-books-heading = Libros
background-books-intro = Para quien quiera seguir leyendo:
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq y Assia Popova: Wari et solo. Le jeu de calculs africain. París, CEDIC, 1977.
background-books-russ = Laurence Russ: Mancala Games. Algonac (Míchigan), Reference Publications, 1984.
background-books-ballou = Ballou, 1993: una fuente del antepasado de este juego, de la que solo conocemos el autor y el año.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. Londres, British Museum Press, 1997.

## Palabras. A cada una le siguen dos puntos y su significado.

background-glossary-heading = Las palabras del juego
background-glossary-hole = Hoyo: uno de los huecos del tablero, que contienen las semillas.
background-glossary-seed = Semilla: lo que se siembra y se captura. Todas son iguales y no son de nadie hasta que se capturan.
background-glossary-loft = Granero: donde un jugador guarda sus semillas capturadas. Nunca vuelven al tablero.
background-glossary-territory = Fila: los hoyos del lado de un jugador, desde los que juega en la mayoría de las variantes.
background-glossary-sow = Sembrar: dejar una a una en los hoyos siguientes las semillas tomadas.
background-glossary-lap = Recorrido: un puñado tomado y sembrado hasta su última semilla.
background-glossary-relay = Relevo: el hoyo alcanzado por la última semilla se levanta a su vez, y empieza otro recorrido.
background-glossary-master-stone = Piedra maestra: la última semilla de una siembra, de la que depende la captura.
background-glossary-capture = Capturar: llevarse las semillas de un hoyo al propio granero, según permita la variante.
background-glossary-chain = Cadena: hoyos capturados a la vez, hacia atrás desde aquel al que llegó la última semilla.
background-glossary-grand-slam = Gran slam: una captura que dejaría al adversario sin una sola semilla. Muchas variantes la prohíben, la anulan o la recortan.
background-glossary-feed = Alimentar: jugar de modo que el adversario tenga semillas que jugar.
background-glossary-hungry = Hambriento: se dice del jugador con pocas semillas en su lado, o ninguna.
background-glossary-kroo = Kroo: entre los akan, un hoyo que se ha dejado crecer hasta doce semillas o más. Está maduro cuando su segunda vuelta alcanza el primer hoyo del adversario.
background-glossary-dam = Dique: un hoyo bien lleno, en el que un kroo no captura nada.

## Acerca de

background-about-heading = Acerca de este juego
background-about-game = Awalé es una colección de juegos de siembra con un tablero para todos. Las variantes son datos, no programa: cada una es un archivo que se puede leer, cambiar y compartir. Su antepasado fue un programa de 1996 y 1997, cuyo libro de reglas es la fuente de la mayoría de las variantes.
background-about-thanks = Gracias a todos los que han transmitido el juego, de jugador en jugador, durante tanto tiempo; a los autores del antepasado; y a quienes hacen Rust, Bevy, egui, Fluent y todo el software libre con que está hecho este juego.
background-about-licences = El programa es software libre bajo la licencia MIT. Las letras Andika y Arima tienen la licencia SIL Open Font. El origen y la licencia de cada sonido, letra e imagen figuran en el archivo CREDITS.csv.
