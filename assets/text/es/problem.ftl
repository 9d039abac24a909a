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

# Dónde en el archivo: $file, $line y $column, contadas desde 1; después el mensaje.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }
