### La ayuda: sus páginas, y los menús en palabras. Las claves empiezan por «help-».

help-title = Ayuda

## Las páginas

help-page-rules = Reglas de esta variante
help-page-examples = Ejemplos
help-page-strategies = Estrategias
help-page-history = Historia
help-page-words = Glosario
help-page-menus = Menús y teclas
help-page-thanks = Agradecimientos
help-page-books = Libros
help-examples-intro = Cada ejemplo se juega solo en el tablero. Tu partida está en pausa; no se pierde nada.

## El menú principal. Cada línea: el nombre de un botón, dos puntos, lo que hace.

help-menu-heading = El menú principal
help-menu-play = { ui-menu-play }: empieza al momento una partida; la línea bajo el botón dice cuál.
help-menu-continue = { ui-menu-continue }: reanuda tu partida sin terminar.
help-menu-friends = { ui-friends-play }: juega un encuentro intercambiando enlaces, sin cuenta ni servidor.
help-menu-new-game = { ui-menu-new-game }: elige la variante, el tablero, los jugadores y sus niveles, quién empieza y si juegas una partida o un encuentro de varias.
help-menu-companion = { ui-level-companion }: un adversario dirigido por el ordenador que juega a tu nivel y se adapta a tus resultados.
help-menu-learn = { ui-menu-learn }: lecciones que se juegan en el tablero y textos para leer.
help-menu-more = { ui-menu-more }: abre los menús siguientes.
help-menu-atlas = { ui-atlas }: todas las variantes en un mapa y en una lista, con filtros.
help-menu-puzzles = { training-puzzles }: posiciones con una única jugada óptima, el problema del día y tu puntuación.
help-menu-rules = { ui-menu-rules }: las reglas de esta variante con ejemplos, estrategias, historia, glosario y teclas; y el libro de reglas de todas las variantes como página web, para imprimir.
help-menu-archive = { ui-menu-archive }: analiza partidas terminadas, abre partidas guardadas y consulta tus estadísticas.
help-menu-workshop = { ui-menu-workshop }: escribe tus propias reglas y pruébalas.
help-menu-settings = { ui-menu-settings }: idioma, sonido, gráficos, ayudas y controles.

## Durante una partida

help-game-undo = { ui-undo }, { ui-redo }: deshaz una jugada y vuelve a hacerla, tantas veces como quieras. No se pierde nada.
help-game-hint = { ui-hint }: la primera pista da un indicio; la siguiente muestra la mejor jugada y el resultado esperado.
help-game-moves = { ui-moves }: la lista de jugadas. Elige una para ver el tablero en ese momento, semilla a semilla si quieres.
help-game-pause = { ui-pause }: pone la partida en pausa y abre su menú, con las reglas, los ajustes y los botones siguientes.
help-game-threats = { ui-threats }: muestra lo que haría tu adversario si tú pasaras. La jugada se hace en el tablero y luego se deshace. Del mismo modo funciona «{ review-key-what-if }».
help-game-speed = { ui-speed }, { ui-mute }: la velocidad de las semillas y su sonido.
help-game-restart = { ui-restart }: vuelve a empezar esta partida.
help-game-save = { ui-save-as }: guarda la partida con un nombre.
help-game-end = { ui-resign }, { ui-agree-to-end }: terminan la partida. Si te rindes, tu adversario se lleva las semillas del tablero; si la termináis de común acuerdo, no se las lleva nadie.
help-game-score = { ui-score }, { ui-stop-match }: en un encuentro de varias partidas, el primero muestra los resultados hasta ahora; el segundo termina el encuentro, y el resultado lo deciden las partidas ya jugadas.
help-game-transcript = { ui-transcript }: lo que ha pasado en la partida, por escrito.
help-game-share = { ui-share }: abre las opciones siguientes.
help-game-copy = { ui-copy-position }, { ui-copy-game }, { ui-copy-link }: copian la posición, la partida o un enlace a este momento.
help-game-picture = { ui-picture }, { ui-film }: guardan una foto de la mesa o una animación de la última jugada.
help-game-photo = { ui-photo }: oculta los paneles y libera la cámara, para hacer una foto o una animación.

## Examples on the board

help-searching = Buscando ejemplos…
help-no-examples = No se han encontrado ejemplos para estas reglas.
help-marks = Marcas en las imágenes
help-mark-noted = mencionado en el texto
help-again = Repetir
help-back = Volver a la ayuda

## The rule book in full, as a file

help-save-book = Guardar como página web
help-saving-book = Guardando…
