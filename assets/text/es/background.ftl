### Alrededor del juego: historia, libros, palabras, agradecimientos. Las claves empiezan por «background-».

## Historia: lo que se afirma, y quién lo afirma

background-history-heading = Historia
background-history-claims = Las fuentes no se ponen de acuerdo sobre el origen del juego. Esto es lo que afirma cada una.
background-history-rule-book = El libro de reglas de Didier y Olivier Guillion (1996-1997) considera el Awalé uno de los juegos de estrategia más antiguos que se conocen y sitúa su origen en el siglo V o VI. Después, dice, el juego se extendió por Oriente Medio, casi toda África y el resto del mundo. Ve en el juego un rasgo fundamental de la cultura africana y afirma que casi todas las aldeas tienen su variante.
background-history-leaflet = El folleto de la Maison des Jeux de Estrasburgo habla de vestigios del siglo IV a. C. y dice que el juego se practicaba tanto en el Egipto de los faraones como en la India. Según el folleto, se llama Mancala en el norte de África, y Wari o Ayo en partes del África subsahariana; existen unas doscientas variantes, y en Asia hay juegos parecidos, como el Pallankuli.
background-history-seeds = Las semillas, dice el folleto de Estrasburgo, suelen ser las de un árbol, Caesalpinia crista. Su nombre popular cambia de una región a otra y a menudo da nombre al juego, como ocurre con Awalé.
background-history-travels = Según el folleto de Estrasburgo, los africanos esclavizados llevaron el juego a las Antillas y a América con el nombre de Adji.
background-history-help-file = El archivo de ayuda del programa de 1996 presenta el Awalé como uno de los juegos de mancala, que se juegan con piedras en un tablero de madera con cavidades. El juego, dice, parece venir del antiguo Egipto y haberse extendido poco a poco por África.
background-history-collection = El libro de reglas contiene dieciséis juegos; según la enciclopedia Mancala World, adaptó las reglas o los tableros de varios de ellos. Este programa sigue el libro de reglas y añade tres reglas propias: una posición repetida pone fin a la partida, una siembra se detiene tras 200 recorridos y un jugador que se rinde pierde, sea cual sea el recuento.

## El programa de 1996

background-ancestor-heading = El programa original (1996)
background-ancestor-board = 25 de diciembre de 1995: Papá Noel regala un tablero de madera maciza a uno de los autores.
background-ancestor-programming = 26 de diciembre de 1995: Didier y Olivier Guillion empiezan a programar en un Macintosh.
background-ancestor-release = 2 de enero de 1996: versión 1.0, para Macintosh y Windows 95.
background-ancestor-program = El programa juega a dos variantes, Awalé y 2-4, en siete niveles, en partidas sueltas o en encuentros de seis. Puede mostrar dónde acaba una jugada, y comenta las que se hacen. Gran Maestro, su nivel más alto, «sigue invicto por ahora», según su archivo de ayuda.
background-ancestor-rule-book = 1996-1997: Didier y Olivier Guillion publican el libro de reglas, con dieciséis variantes. Los jugadores pueden inventar sus propias reglas y enviarlas a los autores.

## Libros y otras fuentes

background-books-heading = Libros y otras fuentes
background-books-intro = Fuentes de las reglas y de estos textos:
background-books-rule-book = Didier y Olivier Guillion: libro de reglas de Awalé. Toulouse, 1996-1997.
background-books-help-file = Didier y Olivier Guillion: archivo de ayuda de Awalé 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac (Míchigan), Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called «Songo», en: Man, 1931.
background-books-leaflet = Maison des Jeux, Estrasburgo: folleto sobre las reglas de Abiyán.
background-books-wari = Artículo web sobre el Wari, 14 de septiembre de 2009.
background-books-africa-imports = Africa Imports: artículo sobre las reglas del juego (africaimports.com).
background-books-oware-society = Oware Society: reglas Abapa (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, enciclopedia en línea (mancala.fandom.com).
background-books-further = Para saber más
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq y Assia Popova: Wari et solo. Le jeu de calculs africain. París, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. Londres, British Museum Press, 1997.

## Palabras. A cada una siguen dos puntos y su sentido.

background-glossary-heading = Glosario
background-glossary-hole = Hoyo: cada una de las cavidades del tablero que contienen las semillas.
background-glossary-seed = Semilla: lo que se siembra y se captura. Todas son iguales y no son de nadie hasta que se capturan.
background-glossary-loft = Granero: lugar al que van las semillas que captura un jugador. En la mayoría de las variantes, nunca vuelven al tablero.
background-glossary-territory = Fila: los hoyos del lado de un jugador. En la mayoría de las variantes solo se juega desde la propia fila.
background-glossary-sow = Sembrar: dejar una a una las semillas del hoyo vaciado en los hoyos siguientes.
background-glossary-lap = Recorrido: la siembra de un puñado, de la primera semilla a la última.
background-glossary-loop = Vuelta: una siembra de más de once semillas, que da toda la vuelta a un tablero de doce hoyos. En algunas variantes se salta el hoyo del que salió, que queda vacío.
background-glossary-relay = Relevo: vaciar el hoyo en el que ha terminado un recorrido y sembrar otro con sus semillas.
background-glossary-master-stone = Piedra maestra: la última semilla de una siembra. De ella dependen las capturas.
background-glossary-capture = Capturar: llevar al propio granero las semillas de un hoyo, según las reglas de la variante.
background-glossary-chain = Cadena: serie de hoyos que se capturan a la vez, hacia atrás desde aquel al que llegó la última semilla.
background-glossary-grand-slam = Gran slam: una captura que dejaría al adversario sin una sola semilla. Muchas variantes la prohíben, la anulan o la recortan.
background-glossary-feed = Alimentar: hacer una jugada que deje al adversario semillas que jugar.
background-glossary-hungry = Hambriento: se dice del jugador con pocas semillas en su fila, o ninguna.
background-glossary-kroo = Kroo: hoyo con semillas suficientes para dar toda la vuelta al tablero (doce o más). La palabra es akan y significa «acumulación».
background-glossary-ripe = Maduro: se dice de un kroo con semillas suficientes para alcanzar por segunda vez el primer hoyo del adversario.
background-glossary-dam = Dique: más de dos semillas en el hoyo donde va a acabar un kroo, para que no capture nada ahí.
background-glossary-pressure = Presión: alimentar al adversario lo menos posible, para que tenga que jugar su kroo antes de que madure.
background-glossary-overloading = Sobrecarga: alimentar un kroo hasta que se pase de su objetivo.

## Agradecimientos

background-thanks-heading = Agradecimientos
background-thanks-authors = A Didier y Olivier Guillion, de Toulouse, más tarde Myriad, autores del programa y del libro de reglas de 1996-1997, fuente de la mayoría de las variantes; y a quienes les propusieron reglas: F. Pingaud, Steve Evans y Olivier Rolland.
background-thanks-ancestor = El programa de 1996 daba las gracias a Jean-François Cassan, su principal probador, y a Papá Noel, por la buena idea. Este también se las da.
background-thanks-sources = A la Maison des Jeux de Estrasburgo, por su folleto con las reglas de Abiyán y su juego para los más pequeños; a Africa Imports (africaimports.com), por su artículo sobre las reglas; y al autor del artículo del 14 de septiembre de 2009 sobre el Wari.
background-thanks-makers = A todos los que han transmitido el juego, de jugador en jugador; y a quienes hacen Rust, Bevy, egui, Fluent y todo el software libre con el que está hecho este juego.

## Acerca de

background-about-heading = Acerca de este juego
background-about-game = Awalé es una colección de juegos de siembra. Cada variante es un archivo que puedes leer, cambiar y compartir. Su antepasado es el programa que Didier y Olivier Guillion escribieron en 1996 y 1997, y de su libro de reglas viene la mayoría de las variantes.
background-about-licences = El programa es software libre bajo la licencia MIT. Los tipos de letra Andika y Arima se distribuyen con la licencia SIL Open Font License. El archivo CREDITS.csv indica el origen y la licencia de cada sonido, tipo de letra e imagen.
background-libraries-heading = Bibliotecas
background-libraries = El programa contiene { $count } bibliotecas de otros autores, cada una con su propia licencia. Los textos de las licencias están en el archivo licences.txt que acompaña al programa; «awale-engine licences» también los muestra.
