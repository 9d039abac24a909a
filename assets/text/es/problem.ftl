### Lo que está mal en un archivo de reglas. Las claves empiezan por «problem-». $field es un campo del archivo.

problem-too-large = El archivo tiene más de { $limit } bytes: es demasiado grande para un archivo de reglas.
problem-unknown-field = El campo `{ $found }` no existe aquí; pueden ser { $known }.
problem-unknown-value = El valor `{ $found }` no existe aquí; puede ser { $known }.
problem-missing-field = Falta el campo `{ $field }`; es obligatorio.
problem-repeated-field = El campo `{ $field }` está dos veces.
problem-ends-early = El archivo acaba dentro de una regla: quizá falte un paréntesis o unas comillas.
# $said viene del lector del formato de archivo, y está siempre en inglés.
problem-syntax = Este texto no es un archivo de reglas legible: { $said }.
problem-not-text = Esto no es un archivo de texto en UTF-8 válido.
problem-unknown-format = El formato del archivo es { $found }; este programa lee el formato { $known }.
problem-no-name = `name` está vacío.
problem-out-of-range = `{ $field }` es { $found }; debe estar entre { $low } y { $high }.
problem-nothing-to-sow = `play.leave` es { $leave } y `play.min_seeds` es { $needed }: se podría jugar un hoyo sin semillas que sembrar.
problem-no-counts = `{ $field }` es una lista vacía: `Only([...])` necesita al menos un número.
problem-reversed-range = `{ $field }` es `Between({ $low }, { $high })`: el primer número no debe ser mayor que el segundo.
problem-feeding-from-anywhere = `play.feeding` debe ser `Free` cuando `play.from` es `Any`: entonces las semillas no son de nadie.
problem-reaching-from-anywhere = `play.reach_opponent` debe ser `false` cuando `play.from` es `Any`.
problem-too-many = `{ $field }` tiene { $found } entradas; el máximo es { $limit }.
problem-too-long = `{ $field }` tiene { $found } caracteres; el máximo es { $limit }.
problem-more = { $count ->
    [one] Hay un problema más.
   *[other] Hay { $count } problemas más.
}

# Dónde en el archivo: $file, $line y $column, contadas desde 1; después el mensaje.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## Lo que está mal en un archivo de partida.

# $line y $column se cuentan desde 1; después el mensaje.
problem-at-place = Línea { $line }, columna { $column }: { $message }
problem-game-unreadable = Esto no es ni una etiqueta, ni una jugada, ni un comentario.
problem-game-unclosed = Lo que empieza aquí no tiene fin: faltan un paréntesis, una llave, un corchete o unas comillas.
problem-game-unopened = Este paréntesis no cierra nada.
problem-game-nothing-replaced = Una variante sigue a la jugada que reemplaza; aquí no hay ninguna jugada antes.
problem-game-too-deep = Hay variantes anidadas a más de { $limit } niveles.
problem-game-too-many-tags = Hay más de { $limit } etiquetas antes de la partida.
problem-game-second = Aquí empieza una segunda partida; solo se puede leer una a la vez.
problem-game-no-start = Falta la etiqueta `{ $tag }`, que da la posición inicial.
problem-game-start = La posición inicial es ilegible. { $message }
# $why es el mensaje siguiente.
problem-game-illegal = La jugada { $number }, { $hole }, no se puede hacer: { $why }.
problem-game-refused =
    { $why ->
        [game-over] la partida se ha acabado
        [no-such-hole] este tablero no tiene ese hoyo
        [territory] el hoyo está en la fila del otro jugador
        [empty] el hoyo está vacío
        [too-few] el hoyo tiene muy pocas semillas, hacen falta al menos { $needed }
        [grand-slam] su captura dejaría al otro jugador sin semillas, y eso no está permitido
        [must-reach] no alcanzaría la fila del otro jugador, y otra jugada sí
        [must-feed] dejaría al otro jugador sin semillas, y otra jugada no
        [shut] el hoyo está cerrado en esta ronda
        [special] el hoyo es especial y no se juega
        [last-hole] el último hoyo necesita { $needed } semillas mientras haya otra jugada
        [no-swap] ahora no se puede cambiar de lado
       *[starves] dejaría al otro jugador sin semillas, y eso nunca está permitido
    }
problem-game-over-already = La partida ya se ha acabado; no puede acabarse dos veces.
problem-link-foreign = Este enlace no contiene ninguna partida.
problem-link-too-long = Este enlace es demasiado largo para una partida.
problem-link-no-rules = El enlace no trae las reglas de { $variant }, que este programa no conoce.
problem-link-damaged = Las reglas del enlace están dañadas: el enlace se cortó o se modificó.
problem-link-rules = Las reglas del enlace no son válidas. { $message }
problem-letter-foreign = Esto no es la carta de una partida.
problem-letter-too-long = La carta es más larga de lo que necesita cualquier encuentro.
problem-letter-older = La carta viene de una versión más antigua de Awale, que esta no lee.
problem-letter-newer = La carta viene de una versión más nueva de Awale. Actualiza para abrirla.
problem-letter-damaged = La carta se cortó o cambió por el camino. Pide a tu amigo que la envíe otra vez.
problem-letter-other-rules = { $variant } tiene en este programa otras reglas que en la carta.
problem-letter-other-terms = La carta tiene otras reglas o condiciones que tu encuentro. No se ha cambiado nada.
problem-letter-too-many-lines = El encuentro ya tiene demasiadas líneas. Elige una con tu amigo.

## Lo que está mal en el texto de una posición o de una jugada. $text es lo que se leyó.

problem-position-parts = Una posición de este tablero tiene { $needed } partes unidas por «-»; esta tiene { $found }.
problem-position-count = La parte { $number } de la posición, «{ $text }», no es un número de semillas.
problem-position-too-many-seeds = Una posición puede contener como mucho { $limit } semillas.
problem-position-player = La última parte de una posición indica el jugador en turno, S o N; aquí pone «{ $text }».
# $last y $small son las letras del último hoyo de cada fila.
problem-no-such-hole = «{ $text }» no es un hoyo de este tablero; los hoyos son A-{ $last } y a-{ $small }.

## Lo que está mal en un encuentro guardado.

problem-saved-not-a-match = Esto no es un encuentro guardado.
problem-saved-other-version = Este encuentro lo guardó otra versión del programa: su formato es { $found }, y este programa lee el formato { $known }.
problem-saved-damaged = Este encuentro guardado está dañado: se cortó o se modificó.
problem-saved-too-long = El encuentro es demasiado largo para guardarlo.
# $said viene del lector del formato de archivo, y está siempre en inglés.
problem-saved-unreadable = Este encuentro guardado es ilegible: { $said }.
problem-saved-level = En este encuentro guardado juega un ordenador de un nivel desconocido para este programa, «{ $level }».
# $message es uno o varios de los mensajes de arriba.
problem-saved-rules = Las reglas de este encuentro guardado no son válidas. { $message }
problem-saved-game = La partida de este encuentro guardado no sigue sus reglas. { $message }
problem-needs-format = «{ $field }» necesita el formato { $needed }.
problem-last-hole-from-anywhere = Un mínimo en el último hoyo es imposible cuando se pueden jugar todos los hoyos.
problem-end-squares-and-stores = Las casillas de los extremos y los graneros del camino ocupan el mismo lugar.
problem-end-squares-and-rounds = Las casillas de los extremos no pueden llenarse para otra ronda.
problem-start-length = El inicio enumera { $found } números; una fila tiene { $holes } hoyos.
problem-empty-start = El inicio no pone ninguna semilla en el tablero.
problem-start-and-territory = Las rondas con compra de hoyos necesitan el mismo número de semillas en todos los hoyos.
problem-more-holes-than-row = Hacen falta { $found } hoyos para seguir, pero una fila solo tiene { $holes }.
problem-start-seeds = El tablero empieza con { $found } semillas; una partida tiene como máximo { $limit }.
problem-move-direction = «{ $text }» necesita un sentido, + o -.
problem-move-no-direction = «{ $text }» tiene un sentido, pero este juego solo tiene uno.
problem-position-field = «{ $text }» no significa nada en una posición de este juego.
problem-position-no-open-hole = Un jugador no tiene ningún hoyo abierto.
problem-position-shut-hole = Hay semillas en un hoyo cerrado.
