### La ayuda: sus páginas, y los menús en palabras. Las claves empiezan por «help-».

help-title = Ayuda

## Las páginas

help-page-rules = Reglas de este juego
help-page-examples = Ejemplos
help-page-strategies = Estrategias
help-page-history = Historia
help-page-words = Palabras
help-page-menus = Menús y teclas
help-page-thanks = Agradecimientos
help-page-books = Libros
help-examples-intro = Cada ejemplo se juega solo en el tablero. Una partida en curso espera mientras tanto y no pierde nada.

## El menú principal. Cada línea: el nombre de un botón, dos puntos, lo que hace.

help-menu-heading = El menú principal
help-menu-play = { ui-menu-play }: empieza al momento una partida; la línea bajo el botón dice cuál.
help-menu-continue = { ui-menu-continue }: prosigue la partida que quedó inacabada.
help-menu-new-game = { ui-menu-new-game }: la variante, el tablero, los jugadores y sus niveles, quién empieza, una partida o un encuentro de varias.
help-menu-learn = { ui-menu-learn }: lecciones que se juegan en el tablero, y lo que hay para leer.
help-menu-rules = { ui-menu-rules }: las reglas del juego con ejemplos, estrategias, historia, palabras y teclas; y el libro de reglas de todas las variantes como página web, para imprimir.
help-menu-archive = { ui-menu-archive }: partidas acabadas para repasar, partidas guardadas, y lo ganado y lo perdido.
help-menu-workshop = { workshop-menu }: escribir reglas propias, y probarlas.
help-menu-settings = { ui-menu-settings }: idioma, sonido, imagen, ayudas, teclas y botones.

## Durante una partida

help-game-undo = { ui-undo }, { ui-redo }: vuelve una jugada atrás, y la juega de nuevo. Nada de lo jugado se pierde.
help-game-hint = { ui-hint }: muestra el mejor hoyo que el ordenador encuentra, y lo que da.
help-game-moves = { ui-moves }: la lista de jugadas. Elige una para ver el tablero como estaba, semilla a semilla si quieres.
help-game-pause = { ui-pause }: reglas y ajustes, guardar con un nombre, copiar la posición o la partida, rendirse, terminar de acuerdo.

## Examples on the board

help-searching = Se buscan ejemplos…
help-no-examples = No se han encontrado ejemplos para estas reglas.
help-marks = Las marcas en las imágenes
help-mark-noted = el texto habla de él
help-again = Otra vez
help-back = Volver a la ayuda

## The rule book in full, as a file

help-save-book = Guardar como página web
help-saving-book = Escribiendo…
