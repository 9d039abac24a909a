### Lo que está mal en un archivo de reglas. Las claves empiezan por «problem-». $field es un campo del archivo.

problem-too-large = El archivo es demasiado grande: un archivo de reglas puede tener como mucho { $limit } bytes.
problem-unknown-field = Campo desconocido `{ $found }`; se esperaba uno de estos: { $expected }.
problem-unknown-value = Valor desconocido `{ $found }`; se esperaba uno de estos: { $expected }.
problem-missing-field = Falta el campo `{ $field }`.
problem-repeated-field = El campo `{ $field }` aparece dos veces.
problem-ends-early = El archivo acaba demasiado pronto: quizá falte un paréntesis o unas comillas de cierre.
# $text viene del lector del formato de archivo, y está siempre en inglés.
problem-syntax = No es un archivo de reglas válido: { $text }.
problem-not-text = No es un archivo de texto: no es UTF-8 válido.
problem-unknown-format = El formato es { $found }; este programa lee el formato { $supported }.
problem-no-name = `name` está vacío.
problem-out-of-range = `{ $field }` es { $found }; debe estar entre { $low } y { $high }.
problem-nothing-to-sow = `play.leave` es { $leave } y `play.min_seeds` es { $needed }: algunas jugadas no tendrían semillas que sembrar.
problem-no-counts = `{ $field }` es una lista vacía: `Only([...])` necesita al menos un número.
problem-reversed-range = `{ $field }` es `Between({ $low }, { $high })`: el primer número no debe ser mayor que el segundo.
problem-feeding-from-anywhere = `play.feeding` debe ser `Free` si `play.from` es `Any`: los dos jugadores pueden jugar cualquier hoyo.
problem-reaching-from-anywhere = `play.reach_opponent` debe ser `false` si `play.from` es `Any`.
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
problem-game-unclosed = Aquí se abre un paréntesis, un corchete, una llave o unas comillas que no se cierran nunca.
problem-game-unopened = Este paréntesis, corchete o llave cierra algo que no se ha abierto.
problem-game-nothing-replaced = Una línea alternativa debe seguir a la jugada que reemplaza, y antes de esta no hay ninguna.
problem-game-too-deep = Las líneas alternativas están anidadas en más de { $limit } niveles.
problem-game-too-many-tags = La partida tiene más de { $limit } etiquetas.
problem-game-second = Aquí empieza una segunda partida. Pega las partidas de una en una.
problem-game-start = La posición inicial no es válida. { $message }
# $why es el mensaje siguiente.
problem-game-illegal = La jugada { $number } ({ $hole }) no se puede hacer: { $why }.
problem-game-refused =
    { $why ->
        [game-over] la partida se ha acabado
        [no-such-hole] este tablero no tiene ese hoyo
        [territory] el hoyo está en la fila del otro jugador
        [empty] el hoyo está vacío
        [too-few] el hoyo tiene muy pocas semillas: necesita al menos { $needed }
        [grand-slam] capturaría todas las semillas del otro jugador, y eso no está permitido
        [must-reach] no alcanzaría la fila del otro jugador, pero otra jugada sí
        [must-feed] dejaría al otro jugador sin semillas, pero otra jugada no
        [shut] el hoyo está cerrado en esta ronda
        [special] el hoyo es especial, y sus semillas no se pueden jugar
        [last-hole] el último hoyo necesita al menos { $needed } semillas mientras haya otra jugada
        [no-swap] ahora no se puede cambiar de lado
        [must-capture] no captura nada, pero otra jugada sí
        [inner-first] si se puede, hay que jugar desde la fila interior
        [empties-inner] dejaría vacía la fila interior
        [endless] su siembra no acabaría nunca
        [blocked] el hoyo está bloqueado en esta jugada
        [onto-seeds] una semilla suelta solo puede ir a un hoyo vacío
        [no-capture-that-way] en ese sentido solo se puede jugar si captura
        [wrong-answer] el hoyo no se puede jugar de ese modo
       *[starves] dejaría al otro jugador sin semillas, y eso nunca está permitido
    }
problem-game-over-already = La partida ya se ha acabado.
problem-exchange-rules = Las partidas con estas reglas no se pueden escribir en esta notación.
problem-exchange-game = Esta notación no puede expresar el inicio de esta partida o alguna de sus jugadas.
problem-exchange-start = La posición inicial no es válida en esta notación.
problem-exchange-word = { $word } no es una jugada en esta notación.
problem-exchange-differs = Con estas reglas, { $word } termina o captura de otro modo.
problem-link-foreign = Este enlace no lleva a ninguna partida.
problem-link-too-long = El enlace es demasiado largo para una partida.
problem-link-no-rules = Este programa no conoce la variante { $variant }, y el enlace no contiene sus reglas.
problem-link-damaged = Las reglas del enlace están incompletas o han sido modificadas. Vuelve a copiar el enlace entero.
problem-link-rules = Las reglas del enlace no son válidas. { $message }
problem-letter-foreign = Esto no es un enlace a una partida.
problem-letter-too-long = El enlace es demasiado largo para un encuentro.
problem-letter-older = El enlace viene de una versión anterior de Awalé. Esta versión no puede leerlo.
problem-letter-newer = El enlace viene de una versión más reciente de Awalé. Actualiza Awalé para abrirlo.
problem-letter-damaged = El enlace ha llegado incompleto o modificado. Pide a tu amigo que lo envíe otra vez.
problem-letter-other-rules = Las reglas de { $variant } en el enlace son distintas de las de este programa.
problem-letter-other-terms = Las reglas o las condiciones del enlace son distintas de las de tu encuentro. No se ha cambiado nada.
problem-letter-too-many-lines = El encuentro ya se ha dividido en demasiadas líneas. Ponte de acuerdo con tu amigo en cuál seguir.

## Lo que está mal en el texto de una posición o de una jugada. $text es lo que se leyó.

problem-position-parts = Una posición de este tablero tiene { $needed } partes unidas por «-»; esta tiene { $found }.
problem-position-count = La parte { $number } de la posición, «{ $text }», no es un número de semillas.
problem-position-too-many-seeds = Una posición puede contener como mucho { $limit } semillas.
problem-position-player = La última parte de una posición debe indicar el jugador al que le toca, S o N; aquí pone «{ $text }».
# $last y $small son las letras del último hoyo de cada fila.
problem-no-such-hole = «{ $text }» no es un hoyo de este tablero; los hoyos van de la A a la { $last } y de la a a la { $small }.

## Lo que está mal en un encuentro guardado.

problem-saved-not-a-match = Esto no es un encuentro guardado.
problem-saved-other-version = Otra versión del programa guardó este encuentro en el formato { $found }; este programa lee el formato { $supported }.
problem-saved-damaged = Este encuentro guardado está incompleto o ha sido modificado.
problem-saved-too-long = El encuentro es demasiado largo para guardarlo.
# $text viene del lector del formato de archivo, y está siempre en inglés.
problem-saved-unreadable = Este encuentro guardado no es válido: { $text }.
problem-saved-level = En este encuentro guardado juega un ordenador de un nivel que este programa no conoce, «{ $level }».
# $message es uno o varios de los mensajes de arriba.
problem-saved-rules = Las reglas de este encuentro guardado no son válidas. { $message }
problem-saved-game = La partida de este encuentro guardado no se ajusta a sus reglas. { $message }
problem-needs-format = `{ $field }` necesita el formato { $needed }.
problem-last-hole-from-anywhere = Un mínimo para el último hoyo no funciona si los jugadores pueden jugar cualquier hoyo.
problem-end-squares-and-stores = Usa casillas en los extremos o graneros en los que se siembra, pero no ambas cosas: ocuparían el mismo lugar.
problem-end-squares-and-rounds = Las casillas en los extremos no funcionan en un encuentro por rondas: no se pueden volver a llenar.
problem-start-length = La posición inicial indica { $found } números, pero una fila tiene { $holes } hoyos.
problem-empty-start = Un jugador empieza sin semillas.
problem-start-and-territory = Si los jugadores compran hoyos entre rondas, todos los hoyos deben empezar con el mismo número de semillas.
problem-more-holes-than-row = Un jugador necesita { $found } hoyos para otra ronda, pero una fila solo tiene { $holes }.
problem-start-seeds = El tablero empieza con { $found } semillas; el máximo es { $limit }.
problem-move-direction = «{ $text }» necesita un sentido, + o -.
problem-move-no-direction = «{ $text }» indica un sentido, pero en este juego solo hay uno.
problem-move-extras = «{ $text }» no es una jugada de este juego: tras el hoyo, indica como mucho dos hoyos del otro jugador, y nunca dos veces el mismo.
problem-position-field = «{ $text }» no tiene cabida en una posición de este juego.
problem-position-no-open-hole = Un jugador no tiene ningún hoyo abierto.
problem-position-shut-hole = Un hoyo cerrado contiene semillas.
problem-position-no-stores = El tablero de este juego no tiene graneros, así que no puede haber semillas en ellos.
problem-rows = `{ $field }` es { $found }; debe ser 2 o 4.
problem-needs-rows = `{ $field }` necesita un tablero de { $rows } filas.
problem-does-not-fit = `{ $field }` es incompatible con `{ $beside }`.
problem-no-such-letter = `{ $field }` no puede usar «{ $found }». Indica la letra de un hoyo de Sur; una nyumba debe estar en la fila interior.
