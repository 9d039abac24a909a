### Lo que está mal en un archivo de reglas. Las claves empiezan por «problem-». $field es un campo del archivo.

problem-too-large = El archivo tiene más de { $limit } bytes; ningún archivo de reglas los necesita.
problem-unknown-field = Aquí no hay ningún campo `{ $found }`; hay { $known }.
problem-unknown-value = Aquí no existe el valor `{ $found }`; puede ser { $known }.
problem-missing-field = Falta el campo `{ $field }`; es obligatorio.
problem-repeated-field = El campo `{ $field }` está dos veces.
problem-ends-early = El archivo termina antes que la regla: ¿falta cerrar un paréntesis o unas comillas?
# $said viene del lector del formato de archivo, y está siempre en inglés.
problem-syntax = Esto no se puede leer como una regla: { $said }.
problem-not-text = Esto no es un archivo de texto: no es UTF-8 válido.
problem-unknown-format = El formato es { $found }; este programa lee el formato { $known }.
problem-no-name = `name` está vacío.
problem-out-of-range = `{ $field }` es { $found }; debe estar entre { $low } y { $high }.
problem-nothing-to-sow = `play.leave` es { $leave } y `play.min_seeds` es { $needed }: se podría jugar un hoyo sin tener ninguna semilla que sembrar.
problem-no-counts = `{ $field }` es una lista vacía: `Only([...])` necesita al menos un número.
problem-reversed-range = `{ $field }` es `Between({ $low }, { $high })`: el primer número no debe ser mayor que el segundo.
problem-feeding-from-anywhere = `play.feeding` debe ser `Free` cuando `play.from` es `Any`: cualquiera puede jugar cualquier semilla.
problem-reaching-from-anywhere = `play.reach_opponent` debe ser `false` cuando `play.from` es `Any`.
problem-too-many = `{ $field }` tiene { $found } entradas; se leen como máximo { $limit }.
problem-too-long = `{ $field }` tiene { $found } caracteres; se leen como máximo { $limit }.
problem-more = { $count ->
    [one] Y un problema más.
   *[other] Y { $count } problemas más.
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
problem-game-nothing-replaced = Una variante va después de la jugada que reemplaza, y aquí no hay ninguna.
problem-game-too-deep = Hay más de { $limit } variantes una dentro de otra.
problem-game-too-many-tags = Hay más de { $limit } etiquetas a la cabeza de la partida.
problem-game-second = Aquí empieza una segunda partida; solo se puede leer una a la vez.
problem-game-no-start = Falta la etiqueta `{ $tag }`, que da la posición inicial.
problem-game-start = La posición inicial no se puede leer. { $message }
# $why es el mensaje siguiente.
problem-game-illegal = La jugada { $number }, { $hole }, no se puede hacer: { $why }.
problem-game-refused =
    { $why ->
        [game-over] la partida se ha acabado
        [no-such-hole] en este tablero no hay tal hoyo
        [territory] el hoyo está en la fila del otro jugador
        [empty] el hoyo está vacío
        [too-few] el hoyo tiene muy pocas semillas, hacen falta al menos { $needed }
        [grand-slam] su captura dejaría al otro jugador sin semillas, y eso no está permitido
        [must-reach] no alcanzaría la fila del otro jugador, y otra jugada sí
        [must-feed] dejaría al otro jugador sin semillas, y otra jugada no
       *[starves] dejaría al otro jugador sin semillas, y eso nunca está permitido
    }
problem-game-over-already = La partida ya se ha acabado y no puede acabarse otra vez.
problem-link-foreign = Este enlace no lleva a ninguna partida.
problem-link-too-long = El enlace es más largo de lo que necesita cualquier partida.
problem-link-no-rules = El enlace no trae las reglas de { $variant }, que este programa no conoce.
problem-link-damaged = Las reglas del enlace están dañadas: se cortó o se modificó.
problem-link-rules = Las reglas del enlace no tienen sentido. { $message }

## Lo que está mal en el texto de una posición o de una jugada. $text es lo que se leyó.

problem-position-parts = Una posición de este tablero tiene { $needed } partes unidas por «-»; esta tiene { $found }.
problem-position-count = La parte { $number } de la posición, «{ $text }», no es un número de semillas.
problem-position-too-many-seeds = Una posición puede contener como mucho { $limit } semillas.
problem-position-player = La última parte de una posición es el jugador a quien le toca, S o N, y no «{ $text }».
# $last y $small son las letras del último hoyo de cada fila.
problem-no-such-hole = «{ $text }» no es un hoyo de este tablero; van de A a { $last } y de a a { $small }.

## Lo que está mal en un encuentro guardado.

problem-saved-not-a-match = Esto no es un encuentro guardado.
problem-saved-other-version = Este encuentro lo guardó otra versión del programa: su formato es { $found }, y este programa lee el formato { $known }.
problem-saved-damaged = Este encuentro guardado está dañado: se cortó o se modificó.
# $said viene del lector del formato de archivo, y está siempre en inglés.
problem-saved-unreadable = Este encuentro guardado no se entiende: { $said }.
problem-saved-level = En este encuentro guardado juega un ordenador de un nivel que este programa no conoce, «{ $level }».
# $message es uno o varios de los mensajes de arriba.
problem-saved-rules = Las reglas de este encuentro guardado no tienen sentido. { $message }
problem-saved-game = La partida de este encuentro guardado no sigue sus reglas. { $message }
