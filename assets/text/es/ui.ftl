### Menús, paneles y botones. Las claves empiezan por «ui-».
### Botones y títulos dicen lo menos posible; lo que necesita una frase es una ayuda.

## El menú principal

ui-title = Awalé
ui-subtitle = Juegos de siembra y cosecha
ui-menu-play = Jugar
ui-menu-first-steps = Primeros pasos en dos minutos
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
ui-menu-workshop = Taller
ui-menu-settings = Ajustes
ui-menu-learn = Aprender
ui-menu-learn-next = { ui-menu-learn }: lección { $number } de { $lessons }
ui-lesson-completed = Terminada
ui-menu-archive = Partidas jugadas
ui-menu-more = Más
ui-menu-quit = Salir

## El panel de una nueva partida

ui-new-game = Nueva partida
# Above the list of games, while nothing is written there.
ui-all-games = Todas las variantes
ui-this-game = Esta variante
ui-whole-rules = Reglas completas
ui-variant-search = Buscar una variante
ui-variant-search-none = Ninguna variante coincide con la búsqueda.
ui-variant-order = Orden: { $order }
ui-variant-order-usual = predeterminado
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Otros nombres: { $names }
ui-own-rules = Tus variantes
ui-own-rules-none = Las variantes que crees o importes aparecerán aquí.
ui-match = Jugadores y tablero
ui-player-south = Sur
ui-player-north = Norte
ui-player-person = Humano
# A person elsewhere, whose moves come by letter.
ui-player-friend = Amigo
# Cómo se llama a una persona cuando se habla solo con ella.
ui-you = Tú
ui-player-computer = Ordenador
# Un ordenador de cierto nivel, en pocas palabras.
ui-player-computer-level = Ordenador, { $level }
ui-player-name = Nombre
ui-level-initiation = Novato
ui-level-beginner = Principiante
ui-level-amateur = Aficionado
ui-level-club = Club
ui-level-expert = Experto
ui-level-master = Maestro
ui-level-grand-master = Gran Maestro
ui-level-companion = Compañero
ui-companion-card = Un adversario de tu mismo nivel: se adapta a cada resultado, así que ganas más o menos la mitad de las partidas.
ui-companion-choose = Retar al compañero
ui-companion-other = Otro adversario
ui-begins = Quién empieza
ui-begins-random = Al azar
ui-games = Encuentro
ui-games-one = Una partida
ui-games-several = Varias partidas
ui-games-number = Partidas
ui-games-alternating = Alternar quién empieza
ui-board = Tablero
ui-board-own = Personalizado
ui-board-holes = Hoyos por fila
ui-board-seeds = Semillas por hoyo
ui-less = reducir
ui-more = aumentar
ui-direction-clockwise = Sentido horario
ui-direction-counterclockwise = Sentido antihorario
# Un tablero en pocas palabras, para una lista: $rows filas de $holes, $seeds por hoyo,
# o 0 si los hoyos no empiezan iguales.
ui-board-size = { $rows } × { $holes }{ $seeds ->
        [0] {""}
        [one] {", "}1 semilla
       *[other] {", "}{ $seeds } semillas
    }
ui-board-size-clockwise = { ui-board-size }, sentido horario
ui-board-size-counterclockwise = { ui-board-size }, sentido antihorario
ui-start = Empezar
ui-back = Atrás

## The atlas: a map of the games, and the same games as a list

ui-atlas = Atlas
ui-atlas-map = Mapa
ui-atlas-list = Lista
ui-atlas-filter = Filtros
ui-atlas-board = Tablero
ui-atlas-prepare = Jugadores y tablero
ui-atlas-count = { $found } de { $all } variantes
ui-atlas-none = Ninguna variante coincide con estos filtros.
ui-atlas-region = Las fuentes solo indican la región.
ui-atlas-assumed = Las fuentes no indican el lugar: la variante aparece cerca de otras emparentadas.
ui-map-closer = Acercar
ui-map-farther = Alejar

## Durante una partida

ui-turn = Juega { $player }
ui-thinking-now = Pensando…
ui-your-turn = Le toca
ui-turn-yours = Te toca jugar
# Lo que un lector de pantalla dice de la placa de un jugador.
ui-plate = { $player }, { $detail }, { ui-seeds } en el granero
ui-plate-rows = { $player }, { $detail }, { ui-seeds } en sus filas
ui-plate-reserve = { $player }, { $detail }, { ui-seeds } en reserva
ui-plate-in-reserve = en reserva
ui-plate-in-rows = en juego
ui-paused = En pausa
ui-seeds = { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }
ui-lap = Recorrido { $lap }
ui-lap-of = Recorrido { $lap } de { $laps }
ui-lap-back = Un recorrido atrás
ui-lap-on = Un recorrido adelante
ui-restart = Reiniciar
ui-undo = Deshacer
ui-redo = Rehacer
ui-threats = Amenazas
ui-pause = Menú
ui-resume = Reanudar
ui-hint = Pista
# Dicho al jugador al que le toca. $seeds es un número, o cifras con un medio: «2½».
ui-hint-wins =
    La mejor jugada es { $hole }: ganas por { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } o más, sea cual sea la respuesta.
ui-hint-draws = La mejor jugada es { $hole }: si nadie se equivoca, la partida queda en tablas.
ui-hint-loses =
    La mejor jugada es { $hole }: pierdes por { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } como máximo.
ui-hint-should-win =
    La mejor jugada es { $hole }: lo previsible es que ganes por { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    }, más o menos.
ui-hint-should-draw = La mejor jugada es { $hole }: lo previsible es que la partida quede en tablas.
ui-hint-should-lose =
    La mejor jugada es { $hole }: lo previsible es que pierdas por { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    }, más o menos.
ui-hint-last-wins = La mejor jugada es { $hole }: puedes forzar la victoria.
ui-hint-last-loses = La mejor jugada es { $hole }, pero tu adversario puede forzar la victoria.
ui-hint-last-better = La mejor jugada es { $hole }: tienes ventaja.
ui-hint-last-even = La mejor jugada es { $hole }: la partida está igualada.
ui-hint-last-worse = La mejor jugada es { $hole }, pero tu adversario tiene ventaja.
# Una pista que da primero un motivo, sin nombrar ningún hoyo.
ui-hint-reason-only = Solo tienes una jugada permitida.
ui-hint-reason-ends = Puedes terminar la partida ahora.
ui-hint-reason-wins = Puedes forzar la victoria.
ui-hint-reason-takes = Puedes capturar semillas.
ui-hint-reason-prepares = Puedes preparar una captura.
ui-hint-reason-feeds = Tu adversario necesita semillas.
ui-hint-reason-stores = Puedes sembrar semillas en tu granero.
ui-hint-reason-later = La mejor jugada solo dará fruto más adelante.
ui-hint-reason-more = La siguiente pista mostrará la jugada.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = seguro
ui-evaluation-estimated =
    estimación a { $depth ->
        [one] 1 jugada
       *[other] { $depth } jugadas
    } vista
ui-evaluation-book = según el libro de aperturas
ui-evaluation-unknown = Aún sin valorar
ui-resign = Rendirse
ui-agree-to-end = Terminar de común acuerdo
ui-stop-match = Interrumpir el encuentro
ui-moves = Jugadas
ui-moves-none = Todavía no hay jugadas.
ui-moves-ended = fin
ui-moves-first = Ir al principio
ui-moves-last = Ir al final
ui-moves-on = Seguir
ui-moves-seed-back = Retroceder una semilla
ui-moves-seed-on = Avanzar una semilla

## Aprender

ui-learn-lessons = Lecciones
ui-learn-read = Lecturas
ui-learn-version = Versión { $version }
ui-lesson-step = Paso { $step } de { $steps }
ui-lesson-your-turn = Te toca: haz clic en un hoyo o pulsa su letra.
ui-lesson-your-turn-touch = Te toca: pulsa un hoyo.
ui-lesson-next = Siguiente
ui-lesson-show = Muéstramelo
ui-lesson-done = Hecho
ui-lesson-next-lesson = Siguiente lección
ui-lesson-to-game = Empezar la partida
ui-lesson-leave = Salir de la lección
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Esta variante tiene una regla que aún no conoces. La lección «{ $lesson }» te la enseña en el tablero en un minuto o dos.
ui-first-lesson-take = Hacer la lección
ui-first-lesson-play = Jugar ya
ui-first-lesson-never = No proponer más lecciones

## Partidas acabadas, y lo que se ganó y se perdió

ui-archive-games = Partidas terminadas
ui-archive-none = Todavía no hay partidas terminadas.
ui-archive-open = sin terminar
ui-archive-no-rules = faltan las reglas de esta partida
ui-archive-collection = Colección
ui-archive-collection-games = { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
ui-archive-statistics = Estadísticas
ui-statistics-none = Todavía no hay partidas contra el ordenador.
ui-statistics-all = Todas las partidas
ui-statistics-opponents = Adversarios
ui-statistics-games = Partidas
ui-statistics-results = resultados
ui-statistics-accuracy = Tu precisión media en { $games ->
        [one] la última partida
       *[other] las últimas { $games } partidas
    } es del { $percent }.
ui-statistics-band = Cada curva sigue tu puntuación de un resultado al siguiente. Con una probabilidad del 95 %, tu puntuación real está dentro de la banda.
ui-statistics-counts = Partidas jugadas: { $played }, ganadas: { $won }, en tablas: { $drawn }, perdidas: { $lost }
ui-statistics-bests = Victoria más amplia: { $margin }. Racha de victorias actual: { $streak }. Racha de victorias más larga: { $longest }.
ui-statistics-forget = Borrar estadísticas
ui-statistics-forget-sure = ¿Borrar todas las estadísticas?
ui-speed = Velocidad
ui-speed-off = Instantánea
ui-speed-times = { $times }×
ui-mute = Silenciar
ui-unmute = Activar el sonido
ui-camera-home = Vista desde tu sitio
ui-camera-top = Vista desde arriba

## El final de una partida

ui-wins = Gana { $player }
ui-wins-you = Has ganado
ui-draw = Tablas
ui-play-again = Jugar otra vez
ui-change-seats = Cambiar de lado y jugar otra vez
ui-next-game = Siguiente partida
# Hasta dónde ha llegado un encuentro de varias partidas.
ui-match-game = Partida { $game } de { $games }
ui-match-won = { $player } gana el encuentro
ui-match-won-you = Has ganado el encuentro
ui-match-drawn = El encuentro queda en tablas
ui-match-stopped = El encuentro se ha interrumpido.
ui-score = Marcador
ui-score-none = Todavía no ha terminado ninguna partida de este encuentro.
ui-score-points = Puntos
ui-score-seeds = Semillas
ui-other-variant = Cambiar de variante
ui-result = Resultado
ui-count = Contar las semillas
ui-play-on = Seguir jugando
ui-offers-count = { $player } propone contar las semillas.
ui-show-board = Ver el tablero
ui-main-menu = Menú principal

## Ajustes

ui-settings = Ajustes
ui-settings-general = General
ui-settings-language = Idioma
ui-settings-sound = Sonido
ui-settings-sound-on = Sonido activado
ui-settings-volume-master = Volumen general
ui-settings-volume-seeds = Semillas
ui-settings-volume-voice = Eventos
ui-settings-volume-ambience = Ambiente
ui-settings-volume-music = Música
ui-settings-picture = Gráficos
ui-settings-quality = Calidad
ui-settings-quality-automatic = Automática
ui-settings-quality-low = Baja
ui-settings-quality-medium = Media
ui-settings-quality-high = Alta
ui-settings-reduced-motion = Reducir movimiento
ui-settings-text-size = Tamaño del texto y los paneles
ui-settings-animations = Animaciones
ui-settings-turning-board = Girar el tablero hacia el jugador al que le toca
ui-settings-thinking = Tiempo de reflexión del Gran Maestro
ui-settings-thinking-hint = El Gran Maestro usa durante ese tiempo toda la potencia de cálculo disponible. Los demás niveles juegan igual en cualquier ordenador.
ui-settings-helps = Ayudas
ui-settings-counts = Número de semillas
ui-settings-counts-first-game = Solo en la primera partida
ui-settings-counts-hovered = Hoyo bajo el puntero
ui-settings-counts-always = Siempre
ui-settings-counts-never = Nunca
ui-settings-letters = Letras de los hoyos
ui-settings-targets = Señalar los hoyos jugables y explicar por qué los demás no lo son
ui-settings-target = Mostrar dónde acaba una jugada
ui-settings-ghost = Previsualizar una jugada entera antes de hacerla
ui-settings-threats = Señalar tus hoyos en peligro
ui-settings-comments = Comentarios
ui-settings-first-lessons = Proponer lecciones sobre reglas nuevas
ui-settings-evaluation = Valorar todas las posiciones en la lista de jugadas
ui-settings-reset = Restablecer

# Materials of the table
ui-settings-table = Mesa
ui-settings-by-game = Usar el tablero y las semillas de la variante
ui-settings-board = Tablero
ui-settings-board-hardwood = Madera noble
ui-settings-board-ebony = Ébano
ui-settings-board-olive-wood = Olivo
ui-settings-board-terracotta = Terracota
ui-settings-board-teak-boat = Barca de teca
ui-settings-board-walnut-troughs = Artesas largas
ui-settings-board-raffia-stem = Tallo de rafia
ui-settings-board-chalk-squares = Casillas de tiza
ui-settings-board-sand-pits = Hoyos en la arena
ui-settings-seed-set = Semillas
ui-settings-seed-set-nicker-nuts = Semillas de bonduc
ui-settings-seed-set-cowries = Cauris
ui-settings-seed-set-ivory-nuts = Marfil vegetal
ui-settings-seed-set-glass-beads = Cuentas de vidrio
ui-settings-seed-set-raffia-nuts = Nueces de rafia
ui-settings-seed-set-tamarind-stones = Semillas de tamarindo
ui-settings-seed-set-qumalaqs = Qumalaqs
ui-settings-seed-set-pebbles = Guijarros
ui-settings-place = Escenario
ui-settings-place-tree = A la sombra de un árbol
ui-settings-place-courtyard = Patio a mediodía
ui-settings-place-veranda = Porche bajo la lluvia
ui-settings-place-hearth = Noche junto al fuego
ui-settings-place-museum = Museo
ui-cancel = Cancelar
ui-close = Cerrar

## Preguntas

ui-ask-restart = ¿Reiniciar esta partida?
ui-ask-resign = ¿Te rindes? Tu adversario se llevará todas las semillas del tablero.
ui-ask-agree = ¿Terminar esta partida de común acuerdo? Las semillas del tablero no cuentan para ninguno de los dos.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, ¿aceptas terminar esta partida? Las semillas del tablero no cuentan para ninguno de los dos.
ui-consent-yes = Acepto
ui-consent-no = No, seguir
ui-agree-thinking = { $player } estudia tu propuesta…
ui-agree-declined = { $player } no acepta: espera ganar más semillas.
ui-ask-stop-match = ¿Interrumpir el encuentro? El resultado lo decidirán las partidas ya jugadas.

## Errores

ui-notice-damaged = El archivo { $file } está dañado y no se ha podido leer. Se ha renombrado como { $name }, y el juego sigue sin él.
ui-notice-settings-unknown = { $file } contiene valores desconocidos ({ $values }). Awalé usa otros y los guarda cuando cambias un ajuste.
ui-notice-not-read = No se ha podido leer el archivo { $file }: { $reason }
ui-notice-not-saved = No se ha podido guardar el archivo { $file }: { $reason }
ui-notice-disk-full = el disco está lleno
ui-notice-no-access = acceso denegado
ui-notice-not-regular = es una carpeta o un dispositivo, no un archivo
ui-notice-in-the-way = un archivo dañado ocupa su lugar
ui-notice-too-long = el archivo es demasiado grande
ui-notice-second = Awalé ya está abierto. Esta copia no guardará automáticamente ni el encuentro ni los ajustes, pero puedes guardar partidas con un nombre.
ui-notice-set-aside = Tu partida sin terminar se ha movido a Partidas guardadas.
ui-notice-more = … y { $count } más del mismo tipo.

## Teclas

ui-keys = Teclas
ui-keys-in-play = Durante una partida
ui-keys-in-menus = En los menús
ui-keys-space = Espacio
ui-keys-escape = Esc
ui-keys-backspace = Retroceso
ui-keys-tab = Tab, flechas
ui-keys-enter = Intro
ui-keys-hole = Jugar el hoyo con esta letra
ui-keys-best = Dejar que el ordenador haga por ti su mejor jugada
ui-keys-hint = Mostrar una pista (en un problema, la siguiente)
ui-keys-skip = Saltar al final de la jugada
ui-keys-mute = Silenciar o activar el sonido
ui-keys-undo = Deshacer
ui-keys-help = Abrir la ayuda
ui-keys-pause = Poner la partida en pausa
ui-keys-move = Siguiente elemento
ui-keys-press = Activar
ui-keys-close = Volver
ui-keys-mouse = Puedes hacerlo todo solo con el ratón. Para jugar un hoyo, haz clic en él.
ui-keys-choose = Jugar el hoyo seleccionado
ui-keys-redo = Rehacer
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

ui-controls = Controles
ui-controls-hint = Una letra pulsada sola juega el hoyo con esa letra, si lo hay. Para hacer lo que se indica aquí, mantén Ctrl y pulsa la tecla.
ui-controls-fixed = En los menús, Tab, las flechas, Intro y Esc no se pueden reasignar.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = «{ $action }» y «{ $other }» han intercambiado sus teclas o botones.
ui-controls-press-key = Pulsa una tecla para: { $action }
ui-controls-press-button = Pulsa un botón del mando para: { $action }
ui-controls-cancel = Esc cancela.
ui-controls-none = sin asignar
ui-controls-key = Tecla: { $key }
ui-controls-button = Mando: { $button }
ui-notice-controls-unknown = El archivo { $file } contiene teclas o botones que esta versión no conoce ({ $names }). Awalé usa los predeterminados y deja el archivo como está.

## Reading, hearing and thinking again

ui-transcript = Registro de la partida
ui-transcript-file = Guardar también el registro en un archivo de texto
ui-second-thought = Una jugada costosa
ui-second-thought-cost =
    { $hole } te costaría alrededor de { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }. ¿Jugarlo de todos modos?
ui-second-thought-again = Pensarlo mejor
ui-second-thought-play = Jugarlo
ui-settings-pause = Pausa entre jugadas cuando juegan dos ordenadores
ui-settings-pause-none = Ninguna
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = En el nivel Novato
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Avisar antes de una jugada que cueste semillas
# From so many seeds on.
ui-settings-warning-from = { $seeds } o más
ui-settings-contrast = Alto contraste
ui-settings-lights = Luces de los hoyos
ui-settings-lights-usual = Cálidas
ui-settings-lights-distinct = Fáciles de distinguir
ui-rules-save = Guardar estas reglas en un archivo
ui-notice-rules-saved = Reglas guardadas en { $place }
ui-notice-book-saved = Libro de reglas guardado en { $place }, con todas las variantes, incluidas las tuyas. Ábrelo en un navegador para leerlo o imprimirlo.

## El portapapeles, las posiciones compuestas y los encuentros guardados con nombre

ui-share = Compartir
ui-copy-position = Copiar la posición
ui-copy-game = Copiar la partida
ui-copy-link = Copiar el enlace
ui-copy-as = Copiar como…
ui-picture = Hacer una foto
ui-film = Grabar la última jugada
ui-photo = Modo foto
ui-photo-take = Hacer una foto
ui-photo-film = Grabar la última jugada
ui-photo-blur = Profundidad de campo
ui-photo-keys = Arrastrar o flechas: girar · botón derecho o Mayús: mover · rueda: zoom
ui-picture-kept = Foto guardada: { $file }
ui-picture-not-kept = No se ha podido guardar la foto: { $reason }
ui-picture-nothing = No se ha podido capturar la ventana. ¿Está oculta?
ui-settings-kept = Tus datos
ui-backup = Guardar todo en un solo archivo
ui-backup-done = Copia de seguridad guardada: { $file }
ui-backup-without = Copia de seguridad guardada: { $file }. Archivos omitidos por ilegibles o por falta de espacio: { $count }.
ui-bring = Importar un archivo…
ui-bring-hint = Para importar una copia de seguridad, una partida o un archivo de reglas, suelta el archivo en esta ventana.
ui-restored = Copia de seguridad restaurada. Archivos añadidos: { $added }. Ya estaban aquí con el mismo nombre y no se han cambiado: { $unchanged }. Rechazados: { $refused }.
ui-paste-game = Pegar una partida, un enlace o una posición
ui-paste-position = Pegar una posición
ui-copied = Copiado al portapapeles.
ui-copied-moves = Jugadas copiadas. Esta notación no tiene comentarios ni líneas alternativas.
ui-nothing-to-paste = El portapapeles no contiene texto.
ui-paste-not-read = Este texto no es una partida, un enlace ni una posición. { $reason }
ui-read-as = Leído en notación { $notation }.
ui-set-up = Componer una posición
ui-set-up-help = Haz clic en un hoyo o en un granero para añadir una semilla. Para quitar una, haz clic derecho, haz clic con Mayús o pulsa Retroceso.
ui-set-up-lay = Añadir semillas
ui-set-up-take = Quitar semillas
ui-set-up-total = { $seeds } de { $usual } semillas
ui-set-up-clear = Vaciar
ui-set-up-usual = Posición inicial
ui-set-up-none = La posición necesita al menos una semilla.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Granero de { $player }
ui-saves = Partidas guardadas
ui-saves-none = Todavía no hay partidas guardadas.
ui-list-cut = Se muestran { $shown } de { $count } archivos.
ui-save-as = Guardar como…
ui-save-name = Nombre de la partida
ui-save = Guardar
ui-save-replace = Reemplazar
ui-saved-as = Partida guardada como «{ $name }».
ui-save-taken = Ya hay una partida guardada con este nombre.
ui-save-delete = Borrar
ui-ask-delete-save = ¿Borrar la partida guardada «{ $name }»?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $text }
ui-board-size-chosen = { ui-board-size }, sentido a elegir

## Games with friends

ui-friends-play = Jugar con un amigo
# With how many matches in which it is the player's turn.
ui-friends-waiting = Jugar con un amigo ({ $count })
ui-friends-your-move = { $count ->
        [one] Un amigo ha jugado: te toca
       *[other] { $count } amigos han jugado: te toca
    }
ui-friends = Partidas con amigos
ui-friends-help = Juega a distancia con un amigo intercambiando enlaces. Empieza una partida con «Amigo» como uno de los jugadores, haz tu jugada y envía el enlace. Después, abre o pega el enlace que te devuelva tu amigo.
ui-friends-paste = Pegar un enlace
ui-friends-waits = Le toca a tu amigo
ui-friends-over = El encuentro ha terminado
ui-friends-forked = Elige con qué línea seguir
ui-friends-invited = { $name } te invita a una partida de { $variant }.
ui-friends-sit = Tomar asiento
ui-friends-watch = Mirar
# For screen readers: the seeds of all holes and lofts.
ui-friends-board = El tablero: { $position }
ui-friends-copy = Copiar el enlace para tu amigo
ui-friends-table = Ir al tablero
ui-friends-code = Código QR
ui-friends-file = Guardar en un archivo
ui-friends-spectators = Enlace de espectador
ui-friends-line =
    Seguir esta línea de { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
ui-friends-send = Enviar a { $name }
ui-friends-code-too-long = El enlace es demasiado largo para un código QR.
ui-friends-mail = Enviar por correo
ui-friends-share = Compartir
ui-friends-plans = Si tu amigo juega…
ui-friends-plans-help = Elige una jugada que pueda hacer tu amigo, y tu respuesta. Si la hace, su copia de Awalé jugará tu respuesta al momento.
ui-friends-plan = Planear esta respuesta
ui-friend-planned = Tu respuesta va ahora en el enlace: vuelve a enviarlo.
ui-friend-not-planned = Ya has planeado otra respuesta a esta jugada.
ui-notice-letter-saved = Enlace guardado en { $place }.
ui-notice-no-mail = No se ha podido abrir ningún programa de correo: { $reason }
ui-notice-no-browser = No se ha podido abrir ningún navegador: { $reason }
ui-friend-known = Ya has abierto este enlace.
ui-friend-behind = Ya has respondido a este enlace. Vuelve a enviar tu respuesta.
ui-friend-in-my-name = Este enlace contiene jugadas en tu nombre que no has hecho aquí.
ui-friend-forked = Tu amigo y tú habéis hecho jugadas distintas. Se han guardado las dos líneas: poneos de acuerdo en cuál seguir.
ui-friend-offers = Tu amigo propone terminar la partida. Acéptalo en el menú o sigue jugando.
ui-friend-offered = Tu propuesta de terminar la partida saldrá con tu próxima jugada.
ui-friend-not-offered = Ya has propuesto terminar la partida.
ui-live-here = { $name } está aquí.
ui-live-away = { $name } está ausente.
ui-live-connecting = Conectando…
ui-live-broken = Sin conexión. Reintentando…
ui-live-overrun = Se han recibido demasiados datos: la conexión se ha cerrado por ahora.
ui-live-forked = La partida de { $name } tiene jugadas distintas.
ui-live-compare = Comparar
ui-live-greet = Saludar
ui-live-greeting-hello = ¡Hola!
ui-live-greeting-well-played = ¡Bien jugado!
ui-live-greeting-smile = Una sonrisa
ui-live-greeting-oh = ¡Oh!
ui-live-greeting-thanks = ¡Gracias!
ui-live-greeting-wait = Un momento, por favor.
# With the address of a server.
ui-live-through = Esta partida se juega en directo. Sus jugadas pasan por { $broker }, cifradas para que solo vosotros dos podáis leerlas.
ui-clock = Reloj
ui-clock-none = Ninguno
ui-clock-five-minutes = 5 min + 10 s
ui-clock-day-a-move = Un día por jugada
ui-settings-broker = Juego en directo
ui-settings-broker-label = Dirección del servidor MQTT
ui-settings-broker-hint = Con un servidor MQTT, tus jugadas llegan al momento en cada partida nueva con un amigo. Van cifradas: solo vosotros dos podéis leerlas.
ui-settings-broker-wrong = Esta no es la dirección de un servidor MQTT. Debería tener esta forma: ws://192.168.1.5:9001.

ui-turn-again = Jugada extra
ui-round = Ronda { $round }
ui-round-score = Ronda { $round }: { $south } { $ofsouth }, { $north } { $ofnorth }
ui-rounds-none = Todavía no ha terminado ninguna ronda de este encuentro.
ui-rounds-all = Varias rondas
ui-rounds-one = Una sola ronda
ui-swap = ¿Cambiar de lado?
ui-swap-offer = Tras el primer turno de { $player }, puedes quedarte con su lado del tablero o seguir con el tuyo.
ui-swap-no = Seguir
ui-swap-yes = Cambiar de lado
ui-choice-nyumba-offer = Tu última semilla ha llegado a la nyumba, tu casa. ¿Te quedas allí, o gastas la nyumba y sigues sembrando con sus semillas?
ui-choice-keep = Quedarse
ui-choice-spend = Gastar la nyumba
ui-choice-extra-offer = Capturas además otro hoyo de tu adversario. ¿Cuál?
ui-choice-laps-offer = ¿Cuántos recorridos quieres sembrar en el otro sentido? Capturarás en cada uno.
ui-choice-lap-count =
    { $laps ->
        [one] Un recorrido
       *[other] { $laps } recorridos
    }
ui-choice-back = Elegir otra jugada

## The card of a finished game. $at is a player and a move.

ui-over-best-capture = Mejor captura
ui-over-capture = { $move }: { $seeds }. { $at }.
ui-over-at = { $player }, jugada { $number }
ui-over-longest-relay = Relevo más largo
ui-over-laps = { $laps } recorridos. { $at }.
ui-over-turning-point = Momento decisivo
ui-over-lead-from = { $player }: por delante desde la jugada { $number }
ui-over-accuracy-progress = Calculando… { $percent }
ui-over-try = ¿Y ahora?
ui-over-try-level = Jugar contra { $level }
ui-over-try-mistakes = Buscar mejores jugadas
ui-over-fact-seeds = Las semillas del juego suelen venir de un árbol, Caesalpinia crista, según un folleto de la Maison des Jeux de Estrasburgo.
ui-over-fact-travels = Los africanos esclavizados llevaron el juego a las Antillas y a América, según un folleto de la Maison des Jeux de Estrasburgo.
ui-over-fact-villages = Casi todas las aldeas tienen su propia variante, según el libro de reglas de Didier y Olivier Guillion (1996-1997).

## The seven opponents: name, what they are like, and what they say at the start and at the end.

ui-opponent-about = { $name }, { $level }
ui-opponent-says = { $name }: «{ $line }»
ui-opponent-draws = Tablas. ¿Jugamos otra?
ui-player-opponent = Adversario
ui-opponent-initiation-habit = Captura lo que salta a la vista, pero a menudo no ve tus amenazas.
ui-opponent-initiation-greets = Me encantan los hoyos llenos. ¿Jugamos?
ui-opponent-initiation-wins = ¿He ganado? ¡He ganado!
ui-opponent-initiation-loses = ¡Cuántas semillas! Enséñame.
ui-opponent-beginner-habit = Ve casi todas las capturas. Rara vez cuenta lo que cuestan.
ui-opponent-beginner-greets = Nunca dejo una captura en el tablero.
ui-opponent-beginner-wins = ¿Ves? Me lo llevo todo.
ui-opponent-beginner-loses = He capturado, y lo he pagado.
ui-opponent-amateur-habit = Tiene en cuenta tus respuestas, aunque no siempre las acertadas.
ui-opponent-amateur-greets = Yo juego, tú respondes. A ver.
ui-opponent-amateur-wins = Esa era la respuesta que esperaba.
ui-opponent-amateur-loses = Esa no era la respuesta que esperaba.
ui-opponent-club-habit = Calcula varias jugadas por delante, pero tiene descuidos.
ui-opponent-club-greets = Tómate tu tiempo. Cuento despacio.
ui-opponent-club-wins = ¡Me han salido las cuentas!
ui-opponent-club-loses = He perdido la cuenta. Bien jugado.
ui-opponent-expert-habit = Calcula muchas jugadas por delante. Solo falla cuando todo depende de unas pocas jugadas precisas.
ui-opponent-expert-greets = Siéntate. El tablero está listo.
ui-opponent-expert-wins = Ha sido una cuenta larga. ¡Buena partida!
ui-opponent-expert-loses = Has visto más lejos que yo.
ui-opponent-master-habit = Calcula mucho más lejos que un experto.
ui-opponent-master-greets = Que hablen las semillas.
ui-opponent-master-wins = Las semillas han hablado.
ui-opponent-master-loses = Las semillas te han elegido.
ui-opponent-grand-master-habit = Juega con toda la potencia de este ordenador.
ui-opponent-grand-master-greets = Llevo toda la vida jugando. Empieza.
ui-opponent-grand-master-wins = Vuelve mañana. Aquí estaré.
ui-opponent-grand-master-loses = Hoy he aprendido de ti.

## The prompts of the first game, on the board. $holes is a number in words.

ui-prompt-choose = Elige uno de tus { $holes } hoyos
ui-prompt-watch = Mira dónde cae la última semilla
ui-prompt-capture = Si tu última semilla deja un hoyo de la otra fila con dos o tres, son tuyas
ui-seconds = { $seconds } s
ui-percent = { $percent } %

# House rules: the few rules of a game in which households differ.
ui-house-rules = Cambiar una regla
ui-house-rules-hint = Juega como en tu casa. Tu variante se guarda junto a las demás.
ui-house-workshop = Todas las reglas
ui-house-save = Usar estas reglas
ui-house-saved = Guardada como { $name }.
ui-house-yes = Sí
ui-house-no = No

# Parts of the world, over the games that come from there.
ui-region-west-africa = África occidental y central
ui-region-east-africa = África oriental y austral
ui-region-west-asia = Asia occidental y central
ui-region-east-asia = Asia meridional y oriental
ui-region-america = América y Europa
