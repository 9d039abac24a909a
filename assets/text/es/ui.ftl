### Menús, paneles y botones. Las claves empiezan por «ui-».
### Botones y títulos dicen lo menos posible; lo que necesita una frase es una ayuda.

## El menú principal

ui-title = Awalé
ui-subtitle = Juegos de siembra y cosecha
ui-menu-play = Jugar
ui-menu-first-steps = Primeros pasos, en dos minutos
# Lo que empieza «Jugar»: $south y $north dicen quién juega, como «Ordenador, Club».
ui-menu-play-summary = { $variant }: { $south } contra { $north }
ui-menu-continue = Continuar
# Lo que «Continuar» reanuda.
ui-menu-continue-summary = { $variant }: { $south } contra { $north }, { $plies ->
        [one] 1 jugada hecha
       *[other] { $plies } jugadas hechas
    }
ui-menu-new-game = Nueva partida
ui-menu-rules = Reglas
ui-menu-settings = Ajustes
ui-menu-learn = Aprender
ui-menu-archive = Partidas jugadas
ui-menu-quit = Salir

## El panel de una nueva partida

ui-new-game = Nueva partida
# Above the list of games, while nothing is written there.
ui-all-games = Todos los juegos
ui-this-game = Este juego
ui-variant-search = Buscar un juego
ui-variant-search-none = Ningún juego con este nombre.
ui-variant-order = Orden: { $order }
ui-variant-order-usual = habitual
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = También: { $names }
ui-own-rules = Las tuyas
ui-own-rules-none = Los archivos de reglas que pongas en tu carpeta aparecen aquí.
ui-match = Jugadores y tablero
ui-player-south = Sur
ui-player-north = Norte
ui-player-person = Persona
# Cómo se llama a una persona cuando se habla solo con ella.
ui-you = Tú
ui-player-computer = Ordenador
# Un ordenador de cierto nivel, en pocas palabras.
ui-player-computer-level = Ordenador, { $level }
ui-player-name = Nombre
ui-level-initiation = Iniciación
ui-level-beginner = Principiante
ui-level-amateur = Aficionado
ui-level-club = Club
ui-level-expert = Experto
ui-level-master = Maestro
ui-level-grand-master = Gran maestro
ui-level-companion = Compañero
ui-begins = Primera jugada
ui-begins-south = Sur
ui-begins-north = Norte
ui-begins-random = Al azar
ui-games = Encuentro
ui-games-one = Una partida
ui-games-several = Varias partidas
ui-games-number = Partidas
ui-games-alternating = Empezar por turnos
ui-board = Tablero
ui-board-own = El tuyo
ui-board-holes = Hoyos por fila
ui-board-seeds = Semillas por hoyo
ui-less = menos
ui-more = más
ui-direction-clockwise = Horario
ui-direction-counterclockwise = Antihorario
# Un tablero en pocas palabras, para una lista: $holes por fila, $seeds por hoyo.
ui-board-size = 2 × { $holes }, { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }
ui-board-size-clockwise = { ui-board-size }, sentido horario
ui-board-size-counterclockwise = { ui-board-size }, sentido antihorario
ui-start = Empezar
ui-back = Atrás

## Durante una partida

ui-turn = Juega { $player }
ui-thinking-now = Pensando…
ui-your-turn = Te toca
ui-turn-yours = Te toca
# Lo que un lector de pantalla dice de la placa de un jugador.
ui-plate = { $player }, { $detail }, { ui-seeds } en el granero
ui-paused = En pausa
ui-seeds = { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }
ui-lap = Recorrido { $lap }
ui-restart = Reiniciar
ui-undo = Deshacer
ui-redo = Rehacer
ui-pause = Pausa
ui-resume = Reanudar
ui-skip-tip = Terminar esta jugada al momento
ui-hint = Pista
# Dicho al jugador al que le toca. $seeds es un número, o cifras con un medio: «2½».
ui-hint-wins = El mejor hoyo es { $hole }: con él ganas por { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }, se responda lo que se responda.
ui-hint-draws = El mejor hoyo es { $hole }: con él la partida queda en tablas, si ambos juegan lo mejor.
ui-hint-loses = El mejor hoyo es { $hole }: con él no pierdes por más de { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }.
ui-hint-should-win = El mejor hoyo es { $hole }: puedes esperar ganar por alrededor de { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    }.
ui-hint-should-draw = El mejor hoyo es { $hole }: puedes esperar tablas.
ui-hint-should-lose = El mejor hoyo es { $hole }: puedes esperar perder por alrededor de { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    }.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = seguro
ui-evaluation-estimated = estimado, { $depth } jugadas por delante
ui-evaluation-book = del libro de aperturas
ui-evaluation-unknown = Aún sin valorar
ui-resign = Rendirse
ui-agree-to-end = Terminar de acuerdo
ui-stop-match = Interrumpir el encuentro
ui-moves = Jugadas
ui-moves-none = Todavía no se ha jugado nada.
ui-moves-ended = fin
ui-moves-first = Al principio
ui-moves-last = Al final
ui-moves-on = Seguir
ui-moves-seed-back = Una semilla atrás
ui-moves-seed-on = Una semilla adelante

## Aprender

ui-learn-lessons = Lecciones
ui-learn-read = Para leer
ui-learn-version = Versión { $version }
ui-lesson-step = Paso { $step } de { $steps }
ui-lesson-your-turn = Te toca: haz clic en un hoyo o pulsa su letra.
ui-lesson-next = Siguiente
ui-lesson-show = Muéstramelo
ui-lesson-done = Listo
ui-lesson-next-lesson = Lección siguiente
ui-lesson-to-game = A la partida
ui-lesson-leave = Dejar la lección
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Este juego tiene una regla que aún no conoces. La lección «{ $lesson }» la muestra en el tablero, en un minuto o dos.
ui-first-lesson-take = Primero la lección
ui-first-lesson-play = Jugar
ui-first-lesson-never = No proponer más lecciones

## Partidas acabadas, y lo que se ganó y se perdió

ui-archive-games = Partidas acabadas
ui-archive-none = Todavía no se ha acabado ninguna partida.
ui-archive-open = inacabada
ui-archive-no-rules = aquí no se conocen las reglas de esta partida
ui-archive-statistics = Estadísticas
ui-statistics-none = Todavía no se ha jugado nada contra el ordenador.
ui-statistics-all = Todas las partidas
ui-statistics-counts = Jugadas { $played }, ganadas { $won }, tablas { $drawn }, perdidas { $lost }
ui-statistics-bests = Mejor ventaja: { $margin }. Victorias seguidas: { $streak }, récord: { $longest }.
ui-statistics-forget = Olvidarlo todo
ui-statistics-forget-sure = ¿Olvidar todo lo ganado y lo perdido?
ui-speed = Velocidad
ui-speed-off = Al momento
# Lo mismo en un botón pequeño.
ui-speed-off-short = máx
ui-speed-times = { $times }×
ui-mute = Silenciar
ui-unmute = Activar el sonido
ui-camera-home = Volver al asiento
ui-camera-top = Desde arriba

## El final de una partida

ui-wins = { $player } gana
ui-wins-you = Has ganado
ui-draw = Tablas
ui-play-again = Jugar otra vez
ui-next-game = Siguiente partida
# Hasta dónde ha llegado un encuentro de varias partidas.
ui-match-game = Partida { $game } de { $games }
ui-match-won = { $player } gana el encuentro
ui-match-won-you = Ganas el encuentro
ui-match-drawn = El encuentro queda en tablas
ui-match-stopped = El encuentro se interrumpió.
ui-score = Marcador
ui-score-none = Aún no ha terminado ninguna partida de este encuentro.
ui-score-points = Puntos
ui-score-seeds = Semillas
ui-other-variant = Cambiar de juego
ui-result = El resultado
ui-show-board = Mirar el tablero
ui-main-menu = Menú principal

## Ajustes

ui-settings = Ajustes
ui-settings-language = Idioma
ui-settings-sound = Sonido
ui-settings-sound-on = Sonido activado
ui-settings-volume-master = General
ui-settings-volume-seeds = Semillas
ui-settings-volume-voice = Sucesos
ui-settings-volume-ambience = Ambiente
ui-settings-volume-music = Música
ui-settings-picture = Imagen
ui-settings-quality = Calidad
ui-settings-quality-automatic = Automática
ui-settings-quality-low = Baja
ui-settings-quality-medium = Media
ui-settings-quality-high = Alta
ui-settings-reduced-motion = Menos movimiento
ui-settings-text-size = Tamaño del texto y los paneles
ui-settings-animations = Animaciones
ui-settings-turning-board = Girar el tablero hacia quien juega
ui-settings-thinking = Tiempo de reflexión del Gran maestro
ui-settings-thinking-hint = Gran maestro usa todo lo que da la máquina en ese tiempo. Los demás niveles juegan igual en todas las máquinas.
ui-settings-helps = Ayudas
ui-settings-counts = Número de semillas
ui-settings-counts-hovered = Bajo el puntero
ui-settings-counts-always = Siempre
ui-settings-counts-never = Nunca
ui-settings-letters = Letras de los hoyos
ui-settings-targets = Marcar lo que se puede jugar, y decir por qué no
ui-settings-target = Mostrar el blanco: dónde acabaría una jugada
ui-settings-ghost = Mostrar toda la jugada antes de hacerla
ui-settings-threats = Marcar tus hoyos en peligro
ui-settings-comments = Comentarios
ui-settings-first-lessons = Proponer lecciones sobre reglas nuevas
ui-settings-evaluation = Valorar cada posición en la lista de jugadas
ui-settings-reset = Restablecer

# Materials of the table
ui-settings-table = Mesa
ui-settings-board = Tablero
ui-settings-board-hardwood = Madera noble
ui-settings-board-ebony = Ébano
ui-settings-board-olive-wood = Olivo
ui-settings-board-terracotta = Terracota
ui-settings-seed-set = Semillas
ui-settings-seed-set-nicker-nuts = Semillas de bonduc
ui-settings-seed-set-cowries = Cauris
ui-settings-seed-set-ivory-nuts = Marfil vegetal
ui-settings-seed-set-glass-beads = Cuentas de vidrio
ui-cancel = Cancelar
ui-close = Cerrar

## Preguntas

ui-ask-restart = ¿Empezar de nuevo esta partida?
ui-ask-resign = ¿Rendirse en esta partida? El adversario se lleva todas las semillas del tablero.
ui-ask-agree = ¿Terminar esta partida de acuerdo? Las semillas del tablero no cuentan para nadie.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, ¿estás de acuerdo en terminar esta partida? Las semillas del tablero no cuentan para nadie.
ui-consent-yes = De acuerdo
ui-consent-no = No, seguir
ui-agree-thinking = El ordenador lo está pensando…
ui-agree-declined = El ordenador no está de acuerdo: por lo que ve, aún quedan semillas por ganar.
ui-ask-stop-match = ¿Interrumpir el encuentro? Lo deciden las partidas ya jugadas.

## Errores

ui-notice-damaged = El archivo { $file } no se entiende. Se conserva como { $kept }, y el juego sigue sin él.
ui-notice-not-read = No se ha podido leer el archivo { $file }: { $reason }
ui-notice-not-saved = No se ha podido guardar el archivo { $file }: { $reason }
ui-notice-disk-full = el disco está lleno
ui-notice-no-access = el acceso no está permitido
ui-notice-not-regular = es una carpeta o un dispositivo, no un archivo
ui-notice-in-the-way = hay un archivo dañado en su lugar
ui-notice-too-long = es más largo que cualquier archivo de este tipo
ui-notice-second = Hay otro Awale abierto en este equipo. Aquí nada se guarda por sí solo: ni esta partida ni los ajustes; lo que guardes con un nombre, sí.
ui-notice-set-aside = La partida sin terminar está ahora entre las partidas guardadas.

## Teclas

ui-keys = Teclas
ui-keys-in-play = Durante una partida
ui-keys-in-menus = En los menús
ui-keys-space = Espacio
ui-keys-escape = Esc
ui-keys-backspace = Retroceso
ui-keys-tab = Tab, flechas
ui-keys-enter = Intro
ui-keys-hole = Jugar el hoyo de esta letra
ui-keys-best = Dejar que el ordenador juegue por ti el mejor hoyo
ui-keys-hint = Mostrar el mejor hoyo; en un problema, la pista siguiente
ui-keys-skip = Mostrar al momento el resto de una jugada
ui-keys-mute = Activar o quitar el sonido
ui-keys-undo = Deshacer
ui-keys-help = Estas páginas
ui-keys-pause = Interrumpir la partida
ui-keys-move = Ir de una cosa a la siguiente
ui-keys-press = Pulsarla
ui-keys-close = Volver
ui-keys-mouse = Todo se puede hacer también solo con el ratón: haz clic en un hoyo para jugarlo.
ui-keys-choose = Jugar el hoyo alcanzado con el mando
ui-keys-redo = Volver a jugar lo deshecho
ui-keys-step-back = Una jugada atrás
ui-keys-step-on = Una jugada adelante
ui-keys-delete = Supr
ui-keys-insert = Insert
ui-keys-home = Inicio
ui-keys-end = Fin
ui-keys-page-up = Re Pág
ui-keys-page-down = Av Pág
ui-keys-control = Ctrl
ui-keys-shift = Mayús
ui-keys-gamepad = En el mando

## Setting keys and gamepad buttons

ui-controls = Teclas y botones
ui-controls-hint = Una letra sola juega el hoyo de esa letra, si el tablero lo tiene; con Ctrl hace siempre lo que aquí se dice.
ui-controls-fixed = En los menús, Tab, las flechas, Intro y Esc conservan su sentido.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = «{ $action }» tomó la tecla o el botón de «{ $other }»: se han intercambiado.
ui-controls-press-key = Pulsa la tecla para: { $action }
ui-controls-press-button = Pulsa el botón del mando para: { $action }
ui-controls-cancel = Esc lo deja como está.
ui-controls-none = ninguna
ui-controls-key = Tecla: { $key }
ui-controls-button = Mando: { $button }
ui-notice-controls-unknown = El archivo { $file } nombra teclas o botones que esta versión no conoce ({ $names }). Quedan en el archivo; se usan los habituales.

## Reading, hearing and thinking again

ui-transcript = Lo que ha pasado
ui-transcript-file = Escribir también lo que pasa en un archivo de texto
ui-second-thought = Una jugada costosa
ui-second-thought-cost = { $hole } te costaría cerca de { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }. ¿Jugar de todos modos?
ui-second-thought-again = Pensarlo otra vez
ui-second-thought-play = Jugarla
ui-settings-pause = Pausa entre las jugadas de dos ordenadores
ui-settings-pause-none = Ninguna
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = En el primer nivel
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Preguntar antes de una jugada que cuesta semillas
# From so many seeds on.
ui-settings-warning-from = desde { $seeds }
ui-settings-contrast = Alto contraste
ui-settings-lights = Luces de los hoyos
ui-settings-lights-usual = Cálidas
ui-settings-lights-distinct = Fáciles de distinguir
ui-rules-save = Guardar estas reglas en un archivo
ui-notice-rules-saved = Las reglas se han guardado: { $place }
ui-notice-book-saved = El libro de reglas de todas las variantes, incluidas las tuyas, se ha guardado: { $place }. Un navegador web lo abre y lo imprime.

## El portapapeles, las posiciones compuestas y los encuentros guardados con nombre

ui-copy-position = Copiar la posición
ui-copy-game = Copiar la partida
ui-copy-link = Copiar el enlace
ui-picture = Tomar una foto
ui-film = Filmar la última jugada
ui-picture-kept = La imagen está guardada: { $file }
ui-picture-not-kept = No se ha podido guardar la imagen: { $reason }
ui-picture-nothing = La ventana no ha dado ninguna imagen: ¿está oculta?
ui-settings-kept = Lo que se guarda
ui-backup = Guardar todo en un solo archivo
ui-backup-done = Todo lo guardado está ahora en un archivo: { $file }
ui-backup-without = Lo guardado está ahora en un archivo: { $file }. Archivos que no están en él, porque no se pueden leer o falta sitio: { $count }.
ui-bring = Traer un archivo…
ui-bring-hint = Una copia de seguridad, una partida o un archivo de reglas se trae soltándolo sobre esta ventana.
ui-restored = De la copia: { $added } archivos añadidos. Ya presentes con el mismo nombre y sin cambios: { $kept }. No aceptados: { $refused }.
ui-restored-start = Una parte se lee al iniciar Awale: vuelve a iniciarlo. Hasta entonces nada más se guarda por sí solo.
ui-paste-game = Pegar una partida, un enlace o una posición
ui-paste-position = Pegar una posición
ui-copied = Copiado en el portapapeles.
ui-nothing-to-paste = El portapapeles no contiene texto.
ui-paste-not-read = Esto no se puede leer como partida, enlace ni posición. { $reason }
ui-set-up = Componer una posición
ui-set-up-help = Haz clic en un hoyo o un granero para poner una semilla. Clic derecho, Mayús o Retroceso quita una.
ui-set-up-lay = Poner
ui-set-up-take = Quitar
ui-set-up-total = { $seeds } de { $usual } semillas
ui-set-up-clear = Vaciar
ui-set-up-usual = Inicio habitual
ui-set-up-none = Hace falta al menos una semilla.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Granero de { $player }
ui-saves = Partidas guardadas
ui-saves-none = Todavía no se ha guardado ninguna partida con nombre.
ui-list-cut = Solo se muestran { $shown } de { $count } archivos.
ui-save-as = Guardar como…
ui-save-name = Nombre de la partida
ui-save = Guardar
ui-save-replace = Reemplazar
ui-saved-as = La partida está guardada como «{ $name }».
ui-save-taken = Ya hay una partida con este nombre.
ui-save-delete = Borrar
ui-ask-delete-save = ¿Borrar la partida guardada «{ $name }»?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $says }
