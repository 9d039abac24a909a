### El taller de reglas. Las claves empiezan por «workshop-».
### El atributo `.help` explica en una frase qué significa un parámetro o un valor.

## El taller: la lista de variantes y lo que se puede hacer con una

workshop-menu = Taller
workshop-title = Taller de reglas
workshop-intro = Elige una variante para empezar. Las que trae el juego no cambian nunca: trabajas sobre una copia.
workshop-open = Cambiar
workshop-open-copy = Cambiar una copia
workshop-duplicate = Duplicar
workshop-delete = Borrar
workshop-ask-delete = ¿Borrar { $name }? El archivo { $file } desaparece.
workshop-paste-rules = Pegar reglas
workshop-copy-rules = Copiar como texto
workshop-show-folder = Ver la carpeta
workshop-folder = Tus archivos de reglas: { $folder }
workshop-drop = También se puede soltar un archivo de reglas en la ventana.
workshop-resume = Seguir con «{ $name }»
workshop-ask-discard = «{ $name }» no está guardada. ¿Descartar estos cambios?
workshop-discard = Descartar
workshop-saved = Guardada como { $file }.
workshop-copied = Copiado en el portapapeles.
workshop-imported = { $name } está ahora entre tus variantes, como { $file }.
workshop-nothing-to-paste = El portapapeles no contiene texto.
workshop-not-read = Esto no se puede leer como regla. { $reason }
workshop-no-folder = La carpeta no se puede mostrar: { $reason }
workshop-untitled = Variante nueva
workshop-built-in = Las del juego

## El editor de una variante

workshop-try = Probar
workshop-save = Guardar
workshop-back-to-editor = Volver al taller
workshop-description = En palabras
workshop-problems = Esto todavía no tiene sentido
workshop-group-texts = Textos
workshop-group-board = Tablero
workshop-group-play = Jugadas
workshop-group-sowing = Siembra
workshop-group-capture = Captura
workshop-group-end = Final
workshop-name = Nombre
workshop-aliases = Otros nombres, separados por comas
workshop-origin = Dónde se juega
workshop-proposed-by = Propuesta por
workshop-source = Libro o página de donde viene
workshop-about = Sobre ella, en unas frases
workshop-other-boards = Otros tableros habituales
    .help = Se ofrecen al jugador junto al habitual.
workshop-add-board = Otro tablero
workshop-remove-board = Quitar este tablero

## Parámetros

workshop-parameter-board-holes = Hoyos por fila
    .help = El tablero tiene dos filas de tantos hoyos.
workshop-parameter-board-seeds = Semillas por hoyo
    .help = Cada hoyo tiene tantas semillas al principio.
workshop-parameter-board-direction = Sentido de la siembra
    .help = Hacia dónde se dejan las semillas alrededor del tablero.
workshop-choice-direction-counterclockwise = Antihorario
    .help = Hacia la derecha en la fila propia, hacia la izquierda en la del adversario: lo habitual.
workshop-choice-direction-clockwise = Horario
    .help = Hacia la izquierda en la fila propia, hacia la derecha en la del adversario.
workshop-parameter-play-from = Hoyos para elegir
    .help = En qué fila puede un jugador vaciar un hoyo.
workshop-choice-from-own = La fila propia
    .help = Solo se juegan los hoyos de la fila propia.
workshop-choice-from-any = Las dos filas
    .help = Se juega cualquier hoyo. Entonces no hay deber de alimentar.
workshop-parameter-play-min-seeds = Semillas necesarias
    .help = Un hoyo con menos no se puede jugar.
workshop-parameter-play-leave = Semillas que se quedan
    .help = Tantas quedan en el hoyo que se vacía; menos de las que necesita para jugarse.
workshop-parameter-play-feeding = Alimentar al adversario
    .help = Lo que obliga a un jugador a dejarle al otro con qué jugar.
workshop-choice-feeding-free = Libre
    .help = Nadie tiene que alimentar a nadie.
workshop-choice-feeding-if-possible = Si se puede
    .help = Una jugada que vacía la fila del adversario está prohibida mientras haya otra.
workshop-choice-feeding-required = Siempre
    .help = Una jugada que vacía la fila del adversario está prohibida, aunque no haya otra.
workshop-choice-feeding-penalised = O se pierde el resto
    .help = No prohíbe ninguna jugada, pero quien pudo alimentar una fila vacía y no lo hizo pierde todas las semillas del tablero.
workshop-parameter-play-reach-opponent = Llegar antes a la otra fila
    .help = Mientras alguna jugada deje una semilla en la fila del adversario, solo valen jugadas así.
workshop-parameter-sowing-skip-start = Saltar el hoyo vaciado
    .help = Una siembra que da la vuelta no deja semilla en el hoyo del que salió.
workshop-parameter-sowing-relay = Relevos
    .help = Donde la última semilla no detiene la siembra, el hoyo alcanzado se vacía y se sigue sembrando.
workshop-parameter-sowing-relay-stop-counts = Un relevo se detiene con
    .help = Lo que tiene el hoyo alcanzado, con la última semilla, cuando la siembra se detiene. Uno: estaba vacío.
workshop-parameter-sowing-relay-stop-in = Dónde se detiene
    .help = En qué fila debe estar para ello el hoyo alcanzado, visto por quien siembra.
workshop-parameter-sowing-relay-max-laps = Recorridos como mucho
    .help = Tras tantos recorridos se corta una siembra que no acabaría nunca.
workshop-parameter-flow-capture = Capturas por el camino
    .help = Se pueden vaciar hoyos mientras dura la siembra.
workshop-parameter-flow-capture-counts = Capturados por el camino con
    .help = Lo que debe tener un hoyo, con la semilla recién dejada, para vaciarse al momento.
workshop-parameter-flow-capture-by = Quién captura por el camino
    .help = Para quién es ese hoyo.
workshop-choice-by-mover = Quien siembra
    .help = Solo captura el jugador en turno.
workshop-choice-by-both = Los dos
    .help = Captura cualquiera, también en el turno del otro.
workshop-parameter-flow-capture-territory = Dónde, por el camino
    .help = En qué fila debe estar el hoyo, visto por quien captura.
workshop-parameter-capture-counts = Capturados con
    .help = Lo que debe tener el hoyo alcanzado por la última semilla para capturar.
workshop-parameter-capture-territory = Dónde debe caer la última semilla
    .help = En qué fila, vista por quien juega.
workshop-parameter-capture-takes = Qué se captura
    .help = Lo que da un hoyo.
workshop-choice-takes-reached = El hoyo alcanzado
    .help = Sus propias semillas.
workshop-choice-takes-opposite = El hoyo de enfrente
    .help = Las semillas del hoyo de enfrente; el alcanzado conserva las suyas.
workshop-choice-takes-reached-and-opposite = Los dos
    .help = Sus propias semillas y las del hoyo de enfrente.
workshop-parameter-capture-chain = Cadenas de hoyos
    .help = Si se capturan también los hoyos anteriores, mientras tengan lo que captura.
workshop-choice-chain-none = Ninguna
    .help = Solo el hoyo alcanzado.
workshop-choice-chain-within-territory = En esta fila
    .help = Hacia atrás hasta el final de la fila.
workshop-choice-chain-across-territories = Por todo el tablero
    .help = Hacia atrás de una fila a la otra.
workshop-parameter-capture-grand-slam = Gran slam
    .help = Qué pasa con una captura que vaciaría la fila del adversario.
workshop-choice-grand-slam-allowed = Permitido
    .help = Es una captura como otra cualquiera.
workshop-choice-grand-slam-cancelled = Anulado
    .help = La jugada vale, pero no captura nada.
workshop-choice-grand-slam-spares-last = Perdona un hoyo
    .help = El último hoyo de la cadena no da nada.
workshop-choice-grand-slam-illegal = Prohibido
    .help = Esa jugada no se puede hacer.
workshop-parameter-end-stuck = Quien no puede jugar
    .help = Qué pasa cuando el jugador en turno no tiene jugada.
workshop-choice-stuck-ends = Acaba la partida
    .help = La partida se acaba.
workshop-choice-stuck-passes = Pasa
    .help = El otro juega de nuevo; si los dos están bloqueados, la partida se acaba.
workshop-parameter-end-majority = Final con más de la mitad
    .help = La partida acaba cuando un granero tiene más de la mitad de todas las semillas.
workshop-parameter-end-no-hole-above-one = Final con hoyos pequeños
    .help = La partida acaba cuando ningún hoyo tiene más de una semilla.
workshop-parameter-end-empty-territory = Final con una fila vacía
    .help = La partida acaba en cuanto una fila no tiene semillas, sea de quien sea.
workshop-parameter-end-seeds-left-below = Final cuando quedan pocas
    .help = La partida acaba cuando hay menos de cierto número de semillas en el tablero.
workshop-parameter-end-seeds-left-below-number = Menos de
    .help = Con tantas semillas todavía se sigue.
workshop-parameter-end-remaining = Las semillas que quedan
    .help = Para quién es lo que hay en el tablero al final.
workshop-choice-remaining-each-own = Cada uno su fila
    .help = Cada jugador se lleva las semillas de su fila.
workshop-choice-remaining-last-mover = El último en jugar
    .help = Quien hizo la última jugada se las lleva todas.
workshop-choice-remaining-last-capturer = El último en capturar
    .help = Quien capturó el último se las lleva todas; nadie, si nadie capturó.
workshop-choice-remaining-nobody = Nadie
    .help = Se quedan en el tablero y no cuentan para nadie.
workshop-choice-remaining-not-stuck-else-each-own = Quien puede jugar; si no, cada uno su fila
    .help = Si solo uno podría jugar todavía, se las lleva todas; si no, cada uno su fila.
workshop-choice-remaining-not-stuck-else-last-mover = Quien puede jugar; si no, el último en jugar
    .help = Si solo uno podría jugar todavía, se las lleva todas; si no, quien hizo la última jugada.
workshop-choice-remaining-not-stuck-else-nobody = Quien puede jugar; si no, nadie
    .help = Si solo uno podría jugar todavía, se las lleva todas; si no, nadie.
workshop-parameter-end-repetition = Final al dar vueltas
    .help = La partida acaba cuando la misma posición vuelve con el mismo jugador en turno.
workshop-parameter-end-repetition-occurrences = Veces que se da la posición
    .help = La partida acaba a esa vez.
workshop-parameter-end-repetition-remaining = Semillas tras dar vueltas
    .help = Para quién es entonces lo que hay en el tablero.

## Lugares y conjuntos de números

workshop-choice-territory-own = La fila propia
    .help = La fila de ese jugador.
workshop-choice-territory-opponent = La otra fila
    .help = La fila del otro jugador.
workshop-choice-territory-any = Las dos filas
    .help = En cualquier parte del tablero.
workshop-counts-only = Estos
    .help = Solo los números marcados.
workshop-counts-between = De … a
    .help = Todos los números del primero al segundo.
workshop-counts-even = Pares
    .help = Dos, cuatro, seis y así sucesivamente.
workshop-counts-at-least = Al menos
    .help = Tantas o más.
workshop-counts-low = De
workshop-counts-high = A
workshop-counts-least = Al menos
workshop-counts-another = Otro número
workshop-counts-add = Añadir este número

workshop-side-words = Reglas
workshop-side-lab = Cómo se juega
workshop-lab-measure = Medir
workshop-lab-go-on = Seguir midiendo
workshop-lab-stop = Parar
workshop-lab-games = { $games ->
    [0] Aún no se ha medido nada: el ordenador juega con estas reglas contra sí mismo y cuenta.
   *[other] { $games } partidas del ordenador contra sí mismo.
}
workshop-lab-figures = Cifras
workshop-lab-intervals = En 95 de cada 100 mediciones como esta, el valor verdadero está entre los números de la derecha. Lo que hace el ordenador no es lo que hacen las personas.
# $counts lists games: "3: 120, 4: 110". $file is a path.
workshop-lab-among = Entre los juegos
workshop-lab-among-hint = Cada punto es un juego que viene con el programa, la semilla es este con su intervalo.
workshop-lab-compare = Comparar
workshop-lab-parameter = Un parámetro
workshop-lab-game = Otro juego
workshop-lab-previous = Anterior
workshop-lab-next = Siguiente
workshop-lab-measure-all = Medir todos
workshop-lab-counted = Partidas jugadas: { $counts }
workshop-lab-on = con
workshop-lab-off = sin
workshop-lab-alone = No hay nada que comparar: elige otro.
workshop-lab-save = Guardar como tabla
workshop-lab-saved = Guardado como { $file }. Cualquier hoja de cálculo lo abre.

# The computer practises the chosen rules. $percent is a whole number; $won, $drawn and $lost count games.
workshop-side-practice = Práctica
workshop-practice-about = El ordenador juega con estas reglas contra sí mismo y aprende lo que valen las posiciones. El gran maestro y la valoración se guían por ello. Practica mientras esta página está abierta.
workshop-practice-begin = Que el ordenador practique
workshop-practice-more = Seguir practicando
workshop-practice-stop = Parar
workshop-practice-forget = Olvidar lo aprendido
workshop-practice-known = Ha aprendido algo en este equipo, y está guardado.
workshop-practice-playing = Ronda { $round }: partidas para aprender, { $percent } %
workshop-practice-learning = Ronda { $round }: aprende de ellas
workshop-practice-trying = Ronda { $round }: prueba lo aprendido, { $percent } %
workshop-practice-endless = Estas partidas no terminan: no se puede aprender nada de ellas.
workshop-practice-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} en { $minutes ->
    [0] menos de un minuto
    [one] 1 minuto
   *[other] { $minutes } minutos
}.
workshop-practice-score = Lo aprendido contra lo que sabía antes: { $won } ganadas, { $drawn } empatadas, { $lost } perdidas; es decir, el { $percent } % de los puntos.
workshop-practice-nothing-yet = Aún no ha encontrado nada mejor que lo que ya sabía.
